"""What is selected: hexes on the map, counters and formations in the panels. One selection for a window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from editor.edits import clip


class Selection(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hexes: frozenset[str] = frozenset()
        self.counters: frozenset[str] = frozenset()
        self.formations: frozenset[str] = frozenset()

    def select_hexes(self, hexes: Iterable[str]) -> None:
        """These hexes and nothing else: commands like copy mean what was selected last."""
        self._set(frozenset(hexes), frozenset(), frozenset())

    def toggle_counter(self, name: str) -> None:
        self.select_forces(self.counters ^ {name})

    def toggle_hex(self, name: str) -> None:
        self.select_hexes(self.hexes ^ {name})

    def select_forces(self, counters: Iterable[str] = (), formations: Iterable[str] = ()) -> None:
        """These counters and formations and no hexes."""
        self._set(frozenset(), frozenset(counters), frozenset(formations))

    def clear(self) -> None:
        self._set(frozenset(), frozenset(), frozenset())

    def keep(self, hexes: Iterable[str], forces: Iterable[str]) -> None:
        """Only what is still there."""
        known = frozenset(forces)
        self._set(self.hexes & frozenset(hexes), self.counters & known, self.formations & known)

    def _set(self, hexes: frozenset[str], counters: frozenset[str], formations: frozenset[str]) -> None:
        if (hexes, counters, formations) != (self.hexes, self.counters, self.formations):
            self.hexes, self.counters, self.formations = hexes, counters, formations
            self.changed.emit()

    def __bool__(self) -> bool:
        return bool(self.hexes or self.counters or self.formations)

    def for_clip(self) -> clip.Selection:
        return clip.Selection(self.hexes, self.counters, self.formations)
