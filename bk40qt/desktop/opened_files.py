"""Files opened from the desktop while the program runs. Only macOS sends them so, and there the first one too."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """Sees every event on its way to any widget, so it is made only where such events come."""

    opened = Signal(str)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        self.opened.emit(event.file())
        return True
