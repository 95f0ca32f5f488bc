"""Drawing shared by play mode and editor: the map, counters, overlays, and a view of them that zooms and pans."""
