"""What stands round the map. A panel shows what the session says and knows no rule."""
