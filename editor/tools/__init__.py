"""What the mouse does on the map of the editor: one tool a kind of thing."""
