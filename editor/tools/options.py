"""What the tools paint with, and how: chosen in the tool panel, by keys, or picked from the map."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

SHAPES: Final = ("brush", "fill", "line", "rectangle")
SIZES: Final = range(1, 6)
ROADS: Final = ("main_road", "secondary_road")
LEVEL_WAYS: Final = ("set", "raise", "lower")
ZONE_WAYS: Final = ("paint", "within")
ERASABLE: Final = ("terrain", "level", "roads", "sides", "names", "goals")


class ToolOptions(QObject):
    """`set` is the way to change one, so that the panel and the overlays follow."""

    changed = Signal(str)  # its name

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shape = "brush"  # of the present tool: each keeps its own
        self._tool = ""
        self._shapes: dict[str, str] = {}
        self.size = 1  # 1 is a single hex, 2 with those around it, ...
        self.terrain = "woods"
        self.level = 1
        self.level_way = "set"
        self.road = "main_road"
        self.place_name = ""
        self.place_kind = "village"
        self.points = 1
        self.side = "german"  # "" is nobody, for the tool that tells who holds hexes
        self.zone = ""  # id of the zone that is painted
        self.zone_way = "paint"
        self.radius = 2
        self.work = "entrenchments"
        self.work_count = 1
        self.erase: frozenset[str] = frozenset(ERASABLE) - {"level", "goals"}

    def take_up(self, tool: str) -> None:
        """Another tool comes to hand, with the shape it had last: a fill of woods must not become one of levels."""
        self._shapes[self._tool], self._tool = self.shape, tool
        self.set("shape", self._shapes.get(tool, "brush"))

    def set(self, name: str, value: object) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self.changed.emit(name)
