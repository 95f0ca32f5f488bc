"""Hex-and-counter wargames: engine, saved games, computer players, window."""

__version__ = "0.1.0"
