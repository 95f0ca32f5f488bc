"""Play mode: the game in a window."""
