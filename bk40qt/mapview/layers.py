"""What lies over what on the map: the z-values of the scene's items."""

from __future__ import annotations

from enum import IntEnum


class Layer(IntEnum):
    BOARD = 0
    ZONES = 10  # set-up zones, viewshed: ground seen through a tint
    MARKS = 20  # minefields, entrenchments, victory points
    UNDER = 30  # overlays that counters may cover: reach, candidates, selection
    COUNTERS = 40
    FAN = 45  # a stack laid out, and counters on the move
    OVER = 50  # overlays that nothing may cover: paths, threads, targets
    CURSOR = 60
