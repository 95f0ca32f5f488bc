"""The head of the home screen: the name of the program beside a strip of map.

The strip is a picture made beforehand (`python -m tests.card_pictures`): drawing it at every start would cost more time
than all the rest of this window.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.paths import resources_dir

GROUND: Final = "#22303a"  # the left edge of the strip has the same; dark by day and by night, for white letters
_TEXT: Final = "#f6f1e2"
_MARGIN: Final = 24
_LEAST: Final = 6  # points


class Banner(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(GROUND))
        palette.setColor(QPalette.ColorRole.WindowText, QColor(_TEXT))
        self.setPalette(palette)
        scale = 2 if self.devicePixelRatioF() > 1 else 1
        self._strip = QPixmap(str(strip_file(scale)))
        self._strip.setDevicePixelRatio(scale)
        self.look()

    def look(self) -> None:
        """As high as the letters of the present theme want it."""
        self._font = QFont(self.font())
        self._font.setPointSizeF(self._font.pointSizeF() * 2.4)
        self._font.setBold(True)
        self._title, self._text = QFontMetrics(self._font), QFontMetrics(self.font())
        self.setFixedHeight(self._title.lineSpacing() + self._text.lineSpacing() + 40)

    def retranslate(self) -> None:
        self.setAccessibleName("Blitzkrieg 1940")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        strip = self._strip.deviceIndependentSize()
        left, top = round(self.width() - strip.width()), round((self.height() - strip.height()) / 2)
        painter.drawPixmap(left, top, self._strip)
        text = tr("Tank companies, hidden guns and a cup of markers: battles of May 1940")
        font = QFont(self.font())
        while QFontMetrics(font).horizontalAdvance(text) > self.width() - 2 * _MARGIN and font.pointSizeF() > _LEAST:
            font.setPointSizeF(font.pointSizeF() - 1)
        painter.setFont(font)
        painter.drawText(_MARGIN + 2, 20 + self._title.lineSpacing() + self._text.ascent(), text)
        painter.setFont(self._font)
        painter.drawText(_MARGIN, 18 + self._title.ascent(), "Blitzkrieg 1940")


def strip_file(scale: int) -> Path:
    return resources_dir() / "cards" / f"strip{'@2x' if scale > 1 else ''}.png"
