"""Import and export: Tiled maps, pictures of the map and the counters, the order of battle as a table.

Plain functions without windows. What comes out of a foreign file is never trusted: it is bounded, checked, and what
cannot be used is listed instead of raised.
"""
