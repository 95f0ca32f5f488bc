"""The hex cursor of the keyboard: which hex it is on, where it goes, and how a screen reader hears of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from bk40qt.engine.hexgrid import Grid
from bk40qt.mapview.camera import Direction

# Steps (line, place on the line). Lines of hexes stand upright on a grid with flat tops and lie with pointy ones; a
# step to the next line keeps the place, which is a neighbour on either grid. So four keys reach every hex.
_STEPS: Final[dict[Direction, tuple[int, int]]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def step(grid: Grid, h: int, direction: Direction) -> int:
    """The hex next to this one in that direction of the screen; the same at the edge of the map."""
    across, onward = _STEPS[direction]
    if grid.top == "pointy":
        across, onward = onward, across
    line, place = grid.numbers(h)
    line, place = line + across, place + onward
    if 1 <= line <= grid.lines and 1 <= place <= grid.per_line:
        return (line - 1) * grid.per_line + place - 1
    return h


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say this now."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # slow to load, and not needed to show a map

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
