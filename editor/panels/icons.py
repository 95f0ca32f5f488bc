"""Small pictures for rows: the colour of a formation, counters."""

from __future__ import annotations

from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from editor.document import ScenarioDocument
from editor.panels.wording import formation_entry


def true_icon(pixmap: QPixmap) -> QIcon:
    """A picture that keeps its colours in a selected row: here they mean something."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def colour_icon(colour: str, size: int) -> QIcon:
    pixmap = QPixmap(size, size)
    pixmap.fill(QColor(colour))
    with QPainter(pixmap) as painter:
        painter.setPen(QColor(128, 128, 128))  # white and black have an outline, too, in both themes
        painter.drawRect(0, 0, size - 1, size - 1)
    return true_icon(pixmap)


def swatch(document: ScenarioDocument, formation: str) -> QIcon | None:
    """The colour of a formation; None if there is none of that id."""
    entry = formation_entry(document, formation)
    return colour_icon(entry["colour"], 14) if entry is not None else None
