"""Computations off the screen's thread: the computer's choice, and odds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, Signal


class _Answer(QObject):
    ready = Signal(object, object)  # ticket, result or exception


class Job(QRunnable):
    """A computation off the screen's thread. It gets copies only, so nothing it reads can change under it."""

    def __init__(self, ticket: object, work: Callable[[], object]) -> None:
        super().__init__()
        self.answer = _Answer()
        self._ticket = ticket
        self._work = work

    def run(self) -> None:
        try:
            result: object = self._work()
        except BaseException as error:  # told to the session, which shows it
            result = error
        self.answer.ready.emit(self._ticket, result)
