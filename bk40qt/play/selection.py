"""Which units the player looks at. One selection for map, panels and tools."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal


class Selection(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._units: tuple[str, ...] = ()

    @property
    def units(self) -> tuple[str, ...]:
        return self._units

    @property
    def unit(self) -> str:
        """The first of them, "" if there is none."""
        return self._units[0] if self._units else ""

    def select(self, units: Sequence[str]) -> None:
        if tuple(units) != self._units:
            self._units = tuple(units)
            self.changed.emit()

    def toggle(self, unit: str) -> None:
        """Add a unit, or take it out again."""
        if unit in self._units:
            self.select([other for other in self._units if other != unit])
        else:
            self.select([*self._units, unit])

    def clear(self) -> None:
        self.select(())
