"""Work beside the window that somebody waits for: the window goes on drawing, mouse and keys wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

T = TypeVar("T")
_BUSY_AFTER = 250  # milliseconds until the pointer says so


class _Bell(QObject):
    rung = Signal()


def aside(work: Callable[[], T]) -> T:
    """What `work` returns, or raises. It runs in a thread and must not touch the window."""
    loop, bell = QEventLoop(), _Bell()
    bell.rung.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
    busy = QTimer()
    busy.setSingleShot(True)
    busy.timeout.connect(lambda: QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor))
    busy.start(_BUSY_AFTER)
    with ThreadPoolExecutor(1, thread_name_prefix="aside") as pool:
        future = pool.submit(work)
        future.add_done_callback(lambda _: bell.rung.emit())
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    if not busy.isActive():
        QApplication.restoreOverrideCursor()
    busy.stop()
    return future.result()


@contextmanager
def waiting(long: bool = True) -> Iterator[None]:
    """Work in the window's own thread: where it is long, the pointer says so."""
    if not long:
        yield
        return
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()
