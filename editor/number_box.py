"""Whole numbers in dialogs: whoever comes to the field, by mouse or key, types a new number over the old one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QSpinBox, QWidget


class NumberBox(QSpinBox):
    """A first click selects the number, also in a field that a dialog has put the keyboard into by itself; a second one
    goes into it."""

    def __init__(self, low: int, high: int, value: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fresh = False
        self.setRange(low, high)
        self.setValue(value)
        self.lineEdit().installEventFilter(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._fresh = True
        QTimer.singleShot(0, self, self.selectAll)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and self._fresh:
            self._fresh = False
            QTimer.singleShot(0, self, self.selectAll)  # after the click has put the cursor somewhere
        return super().eventFilter(watched, event)
