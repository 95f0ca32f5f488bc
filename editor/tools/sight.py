"""The line of sight tool: a thread from hex to hex over the ground as it is now. It follows every change, and stays
while other tools make them."""

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

    def deactivate(self) -> None:
        self.scene = None  # the thread stays

    def forget(self) -> None:
        self._start = self._end = ""
        self._ask()

    def _ask(self) -> None:
        index = self.document.grid.index
        self.answer = None
        if self._start != self._end and self._start in index and self._end in index:
            self.answer = self.workspace.model.sight.explain(index[self._start], index[self._end])
        self.answered.emit(self.answer)

    def sight_thread(self) -> SightThread | None:
        """What is to be drawn on the map."""
        answer = self.answer
        if answer is None:
            return None
        verdict = tr("in sight") if answer.clear else tr("blocked")
        label = tr("{distance} hexes, {verdict}", distance=answer.distance, verdict=verdict)
        return SightThread(answer.a, answer.b, answer.clear, answer.blocking, label)
