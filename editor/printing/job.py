"""A printing job that leaves the window alive: one page at a time, and it can be stopped."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from bk40qt.desktop.i18n import retell
from bk40qt.engine.wording import message
from editor.printing.printout import CannotWrite


class Job(QObject):
    """Runs steps that each return how many pages are done."""

    progressed = Signal(int)
    done = Signal()
    failed = Signal(str)
    stopped = Signal()

    def __init__(self, steps: Iterator[int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def start(self) -> None:
        self._timer.start(0)

    def stop(self) -> None:
        """Nothing is left of what was done so far."""
        if self._timer.isActive():
            self._end()
            self.stopped.emit()

    def _end(self) -> None:
        self._timer.stop()
        if isinstance(self._steps, Generator):
            self._steps.close()

    def _step(self) -> None:
        try:
            self.progressed.emit(next(self._steps))
        except StopIteration:
            self._end()
            self.done.emit()
        except CannotWrite as error:
            self._end()
            self.failed.emit(retell(message(error)))
