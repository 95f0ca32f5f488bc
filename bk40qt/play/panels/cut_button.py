"""A button that is not widened by its text: what does not fit is cut, and its tooltip says all of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QToolTip

from bk40qt.play.cut_text import cut

_LEAST: Final = 8  # letters that are always shown


class CutButton(QPushButton):
    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # others never shrink

    def shown_text(self) -> str:
        """As much of the text as there is room for."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        return cut(self.fontMetrics(), self.text(), inside.width())

    def minimumSizeHint(self) -> QSize:
        hint, least = super().minimumSizeHint(), self.fontMetrics().averageCharWidth() * _LEAST
        return QSize(min(hint.width(), least), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown_text()
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.shown_text() != self.text():
            told = "\n".join(part for part in (self.text(), self.toolTip()) if part)
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)
