"""The line of sight tool: a thread from hex to hex over the ground as it is now. It follows every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.sight_overlay import SightThread
from bk40qt.mapview.tool import MapEvent
from editor.tools.base import EditTool
from editor.tools.options import ToolOptions
from editor.workspace import Workspace

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.sight import SightAnswer

THREAD: Final = "sight"


class SightTool(EditTool):
    answered = Signal(object)  # SightAnswer, or None when there is no thread

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._start = self._end = ""
        self.answer: SightAnswer | None = None
        workspace.board_changed.connect(lambda board, hexes: self._ask())

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is None:
            self.forget()
        elif event.by_key and self._start:  # by keys: the first press sets the start, the next ones the end
            self._end = hex
        else:
            self._start = self._end = hex
        self._ask()

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is not None and self._start:
            self._end = hex
            self._ask()

    def forget(self) -> None:
        self._start = self._end = ""
        self._ask()
        super().forget()

    def _ask(self) -> None:
        index = self.document.grid.index
        self.answer = None
        if self.scene is not None:
            if self._start != self._end and self._start in index and self._end in index:
                answer = self.answer = self.workspace.model.sight.explain(index[self._start], index[self._end])
                verdict = tr("in sight") if answer.clear else tr("blocked")
                label = tr("{distance} hexes, {verdict}", distance=answer.distance, verdict=verdict)
                thread = SightThread(self._start, self._end, answer.clear, answer.blocking, label)
                self.scene.overlays.set_sight(THREAD, thread)
            else:
                self.scene.overlays.clear(THREAD)
        self.answered.emit(self.answer)
