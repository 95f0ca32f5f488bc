"""Letters on counters and markers as paths: they scale with the drawing, fit into a box whatever font the system has,
and print as vectors."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

# Narrow faces first: a counter is small and names are long.
_FAMILIES: Final = ["DejaVu Sans Condensed", "Arial Narrow", "Avenir Next Condensed", "Arial", "Helvetica"]
_DRAWN_AT: Final = 200  # pixels: fine enough for any zoom
_NARROWEST: Final = 0.72  # letters pressed closer than this are hard to read; then they get smaller instead


@lru_cache(maxsize=1)
def _font() -> tuple[QFont, float]:
    """The font and the height of its capitals, at the size in which letters are drawn."""
    font = QFont()
    font.setFamilies(_FAMILIES)
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(_DRAWN_AT)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(0, 0, font, "H")
    return font, path.boundingRect().height() or _DRAWN_AT * 0.72


@lru_cache(maxsize=1024)
def letters(text: str) -> tuple[QPainterPath, float]:
    """The text with capitals of height 1, and its width: its ink begins at x = 0, its baseline is y = 0."""
    font, height = _font()
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    return QTransform().scale(1 / height, 1 / height).translate(-box.left(), 0).map(path), box.width() / height


def draw_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """One line whose capitals are as high as the box; a long one is pressed together, then made smaller."""
    path, width = letters(text)
    if not width:
        return
    height = box.height()
    narrow = min(1.0, box.width() / (width * height))
    if narrow < _NARROWEST:
        height *= narrow / _NARROWEST
        narrow = _NARROWEST
    spare = box.width() - width * height * narrow
    if align == Qt.AlignmentFlag.AlignLeft:
        spare = 0.0
    elif align == Qt.AlignmentFlag.AlignHCenter:
        spare /= 2
    place = QTransform(height * narrow, 0, 0, height, box.left() + spare, box.center().y() + height / 2)
    painter.fillPath(place.map(path), colour)
