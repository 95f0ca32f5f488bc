"""The upper left corner of a map, small: how its hexes stand, which lines are shifted, and how they are numbered."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bk40qt.mapview.layout import RADIUS, HexLayout
from editor.new_scenario import Shape

_COLUMNS: Final = 6  # of the part that is shown
_ROWS: Final = 3
_SIZE: Final = QSize(300, 120)
_LETTERS: Final = 0.5 * RADIUS


class GridSketch(QWidget):
    """A picture for the eye only: what it shows is said beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.layout_shown = HexLayout(Shape(_COLUMNS, _ROWS).grid())

    def sizeHint(self) -> QSize:
        return _SIZE

    def show_shape(self, shape: Shape) -> None:
        part = replace(shape, columns=min(shape.columns, _COLUMNS), rows=min(shape.rows, _ROWS))
        self.layout_shown = HexLayout(part.grid())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        layout = self.layout_shown
        bounds = layout.bounds.adjusted(-4, -4, 4, 4)
        scale = min(self.width() / bounds.width(), self.height() / bounds.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        painter.setPen(QPen(self.palette().windowText().color(), 2 / scale if scale < 1 else 2))
        painter.setBrush(self.palette().base())
        letters = self.font()
        letters.setPixelSize(round(_LETTERS))
        painter.setFont(letters)
        for h, name in enumerate(layout.grid.ids):
            polygon = layout.polygon(h)
            painter.drawPolygon(polygon)
            painter.drawText(polygon.boundingRect(), Qt.AlignmentFlag.AlignCenter, name)
        painter.end()
