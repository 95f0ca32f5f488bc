"""A line of text that is said shorter, or cut, where it does not fit; its tooltip always says all of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bk40qt.play.cut_text import cut

_LEAST: Final = 14  # letters that are always shown


class CutLabel(QLabel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full = self._short = ""
        self.setTextFormat(Qt.TextFormat.PlainText)

    def full(self) -> str:
        return self._full

    def set_full(self, text: str, short: str = "", tip: str = "") -> None:
        self.setToolTip(tip or text)
        self.setAccessibleName(text)
        if (text, short) != (self._full, self._short):
            self._full, self._short = text, short
            self.updateGeometry()
            self._cut()

    def _cut(self) -> None:
        fits = not self._short or self.fontMetrics().horizontalAdvance(self._full) <= self.width()
        self.setText(cut(self.fontMetrics(), self._full if fits else self._short, self.width()))

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._full) + 2, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        short = metrics.horizontalAdvance(self._short or self._full) + 2
        return QSize(min(short, metrics.averageCharWidth() * _LEAST), metrics.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._cut()
