"""A hexside that stands out: what a click there would draw, or take away."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.hexgrid import OFF_MAP
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.overlay_ink import Ink, Tone, line_pen
from bk40qt.mapview.overlay_signs import draw_icon

Side = tuple[int, int]  # a hex and one of the six directions
_WIDTH: Final = 12.0
_NEAR: Final = 0.42 * RADIUS  # from the middle of a hexside, for a drag along it


class SideMark(QGraphicsItem):
    """`remove`: it is taken away, which a cross tells as well as the colour."""

    def __init__(self, line: QLineF, tone: Tone, remove: bool, ink: Ink) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Layer.OVER)
        self.line, self.tone, self.remove = line, tone, remove
        self._ink = ink

    def boundingRect(self) -> QRectF:
        margin = 3 * _WIDTH
        return QRectF(self.line.p1(), self.line.p2()).normalized().adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lod = option.levelOfDetailFromTransform(painter.worldTransform())
        for pen in (
            line_pen(QColor(self._ink.casing), _WIDTH, lod, extra=6),
            line_pen(self._ink.colour(self.tone), _WIDTH, lod),
        ):
            painter.setPen(pen)
            painter.drawLine(self.line)
        if self.remove:
            draw_icon(painter, "cross", self.line.center(), self._ink, self.tone, lod)


def nearest_side(layout: HexLayout, pos: QPointF) -> Side | None:
    """The hexside between two hexes of the map that is nearest to a point; None outside the map."""
    h = layout.hex_at(pos)
    if h == OFF_MAP:
        return None
    inner = [d for d, beyond in enumerate(layout.grid.neighbours[h]) if beyond != OFF_MAP]
    return (h, min(inner, key=lambda d: _away(layout.side(h, d), pos))) if inner else None


def _away(line: QLineF, pos: QPointF) -> float:
    off = line.center() - pos
    return hypot(off.x(), off.y())


def is_near(layout: HexLayout, side: Side, pos: QPointF) -> bool:
    """Is a point close to the middle of a side? A drag passes corners too, where three sides are equally near."""
    return _away(layout.side(*side), pos) <= _NEAR


def ids_of(layout: HexLayout, side: Side) -> tuple[str, str]:
    """The two hexes of a side."""
    grid = layout.grid
    h, direction = side
    return grid.ids[h], grid.ids[grid.neighbours[h][direction]]


def side_between(layout: HexLayout, hexes: Sequence[str]) -> Side | None:
    a, b = (layout.grid.index[name] for name in hexes)
    direction = layout.grid.direction(a, b)
    return (a, direction) if direction is not None else None
