"""From the game to the board: what happened becomes movement and flashes, what is becomes counters and marks.

The scene is always made equal to the position by difference; animations only show the way there, so the board can
never be out of step with the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from bk40qt.play.position import board_position
from bk40qt.play.session import Happening, Session

if TYPE_CHECKING:
    from bk40qt.mapview.scene import MapScene

_STEP: Final = 160  # milliseconds a hex
_MOVES: Final = ("moved", "retreated")


class Presenter(QObject):
    def __init__(self, session: Session, scene: MapScene, animated: bool) -> None:
        super().__init__(scene)
        self._session = session
        self._scene = scene
        self.animated = animated
        self._viewer = session.viewer
        session.happened.connect(self._happened)
        session.reset.connect(self.show)
        session.decision_changed.connect(self._eyes)

    def show(self) -> None:
        """The board as it is."""
        self._scene.finish_animations()
        session = self._session
        self._viewer = session.viewer
        self._scene.show(board_position(session.state, session.view()))  # type: ignore[arg-type]

    def _eyes(self) -> None:
        """Other eyes may look on now: what is hidden from them must go."""
        if self._session.viewer != self._viewer:
            self.show()

    def _happened(self, happening: Happening) -> None:
        before = {piece.id: piece.hex for piece in self._scene.position.pieces}
        ways: dict[str, list[str]] = {}
        for event in happening.events:
            if event.kind in _MOVES:
                unit = getattr(event, "unit", "")
                if unit in before:
                    ways.setdefault(unit, [before[unit]]).append(getattr(event, "hex", ""))
        self.show()
        if not self.animated:
            return
        for unit, way in ways.items():
            self._scene.animate(unit, way, _STEP * (len(way) - 1))
        for event in happening.events:
            if event.kind in ("hit", "step_lost"):
                unit = getattr(event, "unit", "")
                where = self._scene.counters.hex_of(unit) or before.get(unit)
                if where:
                    self._scene.flash(where, getattr(event, "result", ""))
