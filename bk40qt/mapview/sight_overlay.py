"""The thread of the line of sight tool: from hex to hex, solid as far as one sees, dashed behind what blocks."""

from __future__ import annotations

from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.records import value
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.overlay_ink import Ink, Tone, line_pen
from bk40qt.mapview.overlay_signs import draw_end_plate, draw_icon, end_plate_room

_WIDTH: Final = 9.0
_DASH: Final = 14.0
_LETTERS: Final = 28
_GAP: Final = 0.5 * RADIUS  # from the end of the thread to its verdict


@value
class SightThread:
    """`blocking`: the hexes that stand in the way; `label`: distance and verdict, as they are to be read."""

    start: str
    end: str
    clear: bool
    blocking: tuple[str, ...] = ()
    label: str = ""


class SightOverlayItem(QGraphicsItem):
    def __init__(self, layout: HexLayout, thread: SightThread, ink: Ink) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ink = ink
        self._thread = thread
        index = layout.grid.index
        self._start, self._end = layout.centre(index[thread.start]), layout.centre(index[thread.end])
        walls = [layout.corners(index[name]) for name in thread.blocking]
        share = min((_entry(self._start, self._end, wall) for wall in walls), default=1.0 if thread.clear else 0.0)
        self._seen = QPainterPath(self._start)
        self._seen.lineTo(self._start + (self._end - self._start) * share)
        self._unseen = _dashes(self._start + (self._end - self._start) * share, self._end)
        self._walls = QPainterPath()
        for wall in walls:
            for i in range(6):
                self._walls.moveTo(wall[i])
                self._walls.lineTo(wall[(i + 1) % 6])
        reach = self._walls.boundingRect().united(QRectF(self._start, self._end).normalized())
        label = end_plate_room(self._start, self._end, thread.label, _LETTERS, _GAP)
        self._bounds = reach.adjusted(-RADIUS, -RADIUS, RADIUS, RADIUS).united(label)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lod = option.levelOfDetailFromTransform(painter.worldTransform())
        ink = self._ink
        tone: Tone = "good" if self._thread.clear else "target"
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, extra in ((QColor(ink.casing), 5.0), (ink.colour(tone), 0.0)):
            painter.setPen(line_pen(shade, 2 * _WIDTH, lod, extra))
            painter.drawPath(self._walls)
            painter.setPen(line_pen(shade, _WIDTH, lod, extra))
            painter.drawPath(self._seen)
            painter.drawPath(self._unseen)
        draw_icon(painter, "dot", self._start, ink, tone, lod)
        draw_icon(painter, "dot" if self._thread.clear else "cross", self._end, ink, tone, lod)
        if self._thread.label:
            draw_end_plate(painter, widget, self._start, self._end, self._thread.label, _LETTERS, _GAP, ink,
                           ink.colour(tone))


def _entry(start: QPointF, end: QPointF, corners: list[QPointF]) -> float:
    """The share of the way at which a line enters a hex; where its side is touched, for one that only runs along it."""
    along = end - start
    middle = (corners[0] + corners[3]) / 2
    first = 0.0
    for i in range(6):
        side = corners[(i + 1) % 6] - corners[i]
        normal = QPointF(side.y(), -side.x())
        if QPointF.dotProduct(normal, corners[i] - middle) < 0:
            normal = -normal
        speed = QPointF.dotProduct(normal, along)
        if speed < -1e-6:  # the line passes this side inwards
            first = max(first, QPointF.dotProduct(normal, corners[i] - start) / speed)
    return min(first, 1.0)


def _dashes(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath()
    length = hypot((end - start).x(), (end - start).y())
    for i in range(int(length / (2 * _DASH))):
        path.moveTo(start + (end - start) * ((2 * i + 1) * _DASH / length))
        path.lineTo(start + (end - start) * ((2 * i + 2) * _DASH / length))
    return path
