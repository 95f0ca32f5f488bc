"""The engine's judgement of a document while it is edited: made beside the window, a moment after the last change."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from editor.aside import aside
from editor.document import Checked, ScenarioDocument, check
from editor.workspace import Workspace

_SOON: Final = 120  # milliseconds after the last change
_LATER: Final = 700  # on a large map: checking it takes the time of many frames
_LARGE: Final = 5_000  # hexes


def checked_now(document: ScenarioDocument) -> Checked:
    """The judgement of the present revision for somebody who waits for it; the window goes on drawing meanwhile."""
    if not document.is_checked():
        data = document.data
        document.take_check(data, aside(lambda: check(data)))
    return document.checked()


class Checker(QObject):
    """`checked` comes for the newest revision only."""

    checked = Signal(object)  # Checked
    _done = Signal(object, object)  # the revision, Checked: from the worker to the window

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: ScenarioDocument = workspace.document
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="check")
        self._running: Future[None] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._begin)
        self._done.connect(self._take, Qt.ConnectionType.QueuedConnection)
        workspace.changed.connect(self._changed)

    def _changed(self) -> None:
        self._wait.start(_LATER if self._document.grid.n > _LARGE else _SOON)

    def check_soon(self) -> None:
        self._wait.start(0)

    def _begin(self) -> None:
        if self._document.is_checked():
            self.checked.emit(self._document.checked())
        elif self._running is None or self._running.done():
            self._running = self._worker.submit(self._work, self._document.data)
        else:
            self._wait.start(_SOON)

    def _work(self, data: Any) -> None:
        self._done.emit(data, check(data))

    def _take(self, data: object, found: Checked) -> None:
        if self._document.take_check(data, found):
            self.checked.emit(found)

    def close(self) -> None:
        self._wait.stop()
        self._worker.shutdown(wait=True, cancel_futures=True)
