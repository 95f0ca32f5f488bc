"""Preview of a way over the map: where it goes, what it costs, where the enemy may react."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.records import value
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.overlay_ink import Ink, Tone, line_pen
from bk40qt.mapview.overlay_signs import draw_end_plate, draw_warning, end_plate_room

_WIDTH: Final = 8.0
_APART: Final = 7.0  # from the middle to each of the two lines of a step in column
_LETTERS: Final = 30
_GAP: Final = 0.45 * RADIUS  # from the end of the way to its cost
_HEAD: Final = 44.0  # length of the arrow head, from well behind the middle of the last hex


@value
class PathStep:
    """One hex entered. `reactions`: how many enemies may react there."""

    hex: str
    column: bool = False
    reactions: int = 0


@value
class PathPreview:
    start: str
    steps: tuple[PathStep, ...]
    total: str = ""  # cost, as it is to be read
    tone: Tone = "own"


class PathOverlayItem(QGraphicsItem):
    def __init__(self, layout: HexLayout, preview: PathPreview, ink: Ink) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ink = ink
        self._preview = preview
        names = (preview.start, *(step.hex for step in preview.steps))
        self._points = [layout.centre(layout.grid.index[name]) for name in names]
        self._lines = QPainterPath()
        self._dots = QPainterPath()
        for (start, end), step in zip(pairwise(self._points), preview.steps, strict=True):
            self._add_step(start, end, step)
        moved = [(start, end) for start, end in pairwise(self._points) if start != end]
        self._last = moved[-1] if moved else (self._points[0], self._points[0])
        self._head = _arrow(*self._last) if moved else QPainterPath()
        around = QRectF()
        for point in self._points:
            around = around.united(QRectF(point.x() - RADIUS, point.y() - RADIUS, 2 * RADIUS, 2 * RADIUS))
        self._bounds = around.united(end_plate_room(*self._last, preview.total, _LETTERS, _GAP))

    def _add_step(self, start: QPointF, end: QPointF, step: PathStep) -> None:
        if start == end:  # something done on the way, without a step
            return
        along = end - start
        length = hypot(along.x(), along.y())
        across = QPointF(-along.y(), along.x()) / length
        last = step is self._preview.steps[-1]
        stop = end - along * (_HEAD / 2 / length if last else 0.0)  # the arrow head takes the rest
        for side in (-_APART, _APART) if step.column else (0.0,):
            self._lines.moveTo(start + across * side)
            self._lines.lineTo(stop + across * side)
        if not last:
            self._dots.addEllipse(end, 11, 11)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lod = option.levelOfDetailFromTransform(painter.worldTransform())
        ink, colour = self._ink, self._ink.colour(self._preview.tone)
        casing = QColor(ink.casing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, extra in ((casing, 6.0), (colour, 0.0)):
            painter.setPen(line_pen(shade, _WIDTH, lod, extra))
            painter.drawPath(self._lines)
        painter.setPen(line_pen(casing, 3, lod))
        painter.setBrush(colour)
        painter.drawPath(self._dots)
        painter.drawPath(self._head)
        for point, step in zip(self._points[1:], self._preview.steps, strict=True):
            if step.reactions:
                draw_warning(painter, point + QPointF(-0.55 * RADIUS, -0.4 * RADIUS), str(step.reactions), ink)
        if self._preview.total:
            draw_end_plate(painter, widget, *self._last, self._preview.total, _LETTERS, _GAP, ink, colour)


def _arrow(start: QPointF, end: QPointF) -> QPainterPath:
    along = (end - start) / hypot((end - start).x(), (end - start).y())
    across = QPointF(-along.y(), along.x())
    head = QPainterPath(end + along * _HEAD / 2)
    for side in (0.4, -0.4):
        head.lineTo(end - along * _HEAD / 2 + across * side * _HEAD)
    head.closeSubpath()
    return head
