"""What the mouse and the keys do on the map. A tool turns clicks into one of the offered options."""
