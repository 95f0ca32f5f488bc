"""The line of sight tool: a thread from hex to hex, and everything seen from one hex. Answers come from the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from bk40qt.desktop.i18n import retell, tr
from bk40qt.mapview.hex_overlay import viewshed
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.sight_overlay import SightThread
from bk40qt.mapview.tool import MapEvent, MapTool

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.sight import Sight, SightAnswer
    from bk40qt.mapview.scene import MapScene
    from bk40qt.play.session import Session

THREAD: Final = "sight"
VIEWSHED: Final = "viewshed"


class SightTool(MapTool):
    answered = Signal(object)  # SightAnswer, or None when there is no thread
    viewshed_shown = Signal(object)  # engine Viewshed, or None

    def __init__(self, session: Session, scene: MapScene) -> None:
        super().__init__(scene)
        self._session = session
        self._scene = scene
        self._from = ""
        self._viewshed = ""
        self.answer: SightAnswer | None = None

    @property
    def sight(self) -> Sight:
        state: Any = self._session.game.state
        found: Sight = state.setting.sight
        return found

    def deactivate(self) -> None:
        self.clear()

    def wants_drag(self, hex: str | None, piece: str | None) -> bool:
        return hex is not None

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is None:
            self.clear()
        elif event.by_key and self._from and self._from != hex:
            self.ask(self._from, hex)  # by keys: the first press sets the start, the second the end
            self._from = ""
        else:
            self._from = hex
            self.ask(hex, hex)

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is not None and self._from:
            self.ask(self._from, hex)

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if not event.by_key:
            self._from = ""

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and (self.answer is not None or self._viewshed):
            self.clear()
            return True
        return False

    def ask(self, start: str, end: str) -> None:
        """Draw the thread and tell the answer."""
        index = self._scene.layout.grid.index
        if start == end:
            self._scene.overlays.clear(THREAD)
            self.answer = None
            self.answered.emit(None)
            return
        answer = self.answer = self.sight.explain(index[start], index[end])
        verdict = tr("in sight") if answer.clear else tr("blocked")
        label = tr("{distance} hexes, {verdict}", distance=answer.distance, verdict=verdict)
        self._scene.overlays.set_sight(THREAD, SightThread(start, end, answer.clear, answer.blocking, label))
        self.answered.emit(answer)

    def show_viewshed(self, hex_name: str) -> None:
        """Everything within eight hexes of this one; "" takes it away."""
        self._viewshed = hex_name
        if not hex_name:
            self._scene.overlays.clear(VIEWSHED)
            self.viewshed_shown.emit(None)
            return
        found = self.sight.viewshed(self._scene.layout.grid.index[hex_name])
        blocked = [answer.b for answer in found.blocked if answer.code != "blind"]
        self._scene.overlays.set_hexes(VIEWSHED, viewshed(hex_name, blocked, found.blind), Layer.ZONES)
        self.viewshed_shown.emit(found)

    @property
    def viewshed_hex(self) -> str:
        return self._viewshed

    def clear(self) -> None:
        self._from = ""
        self.answer = None
        self._scene.overlays.clear(THREAD)
        self.answered.emit(None)

    def text(self) -> str:
        return retell(self.answer.text) if self.answer is not None else ""
