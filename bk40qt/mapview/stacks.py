"""How counters of one hex lie: on one another with their edges showing, or side by side when the stack is fanned."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.mapview.counter_item import COUNTER
from bk40qt.mapview.overlay_ink import Ink
from bk40qt.mapview.overlay_signs import draw_plate

_STEP: Final = 6.0  # up and to the right, for each counter further up
_PITCH: Final = COUNTER + 8
_PER_ROW: Final = 5
_BADGE: Final = 26.0


def stack_places(centre: QPointF, count: int) -> list[QPointF]:
    """Middles of the counters of a stack, the lowest first; the stack as a whole is in the middle of its hex."""
    return [centre + QPointF(_STEP, -_STEP) * (i - (count - 1) / 2) for i in range(count)]


def fan_places(centre: QPointF, count: int, inside: QRectF) -> list[QPointF]:
    """Middles of the same counters side by side, in rows, kept within `inside`."""
    per_row = min(count, _PER_ROW)
    rows = -(-count // per_row)
    half_width, half_height = per_row * _PITCH / 2, rows * _PITCH / 2
    x = min(max(centre.x(), inside.left() + half_width), inside.right() - half_width)
    y = min(max(centre.y(), inside.top() + half_height), inside.bottom() - half_height)
    return [
        QPointF(x + (i % per_row + 0.5) * _PITCH - half_width, y + (i // per_row + 0.5) * _PITCH - half_height)
        for i in range(count)
    ]


class StackBadge(QGraphicsItem):
    """How many counters lie here."""

    def __init__(self, hex_name: str, ink: Ink) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hex = hex_name
        self.count = 0
        self._ink = ink

    def place(self, top: QPointF, count: int, z: float) -> None:
        """On the upper left corner of the top counter, mostly outside."""
        self.setPos(top - QPointF(COUNTER / 2 + 4, COUNTER / 2 + 4))
        self.setZValue(z)
        if count != self.count:
            self.count = count
            self.update()

    def set_ink(self, ink: Ink) -> None:
        self._ink = ink
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_BADGE, -_BADGE, 2 * _BADGE, 2 * _BADGE)

    def shape(self) -> QPainterPath:
        return QPainterPath()  # what lies below is meant

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if option.levelOfDetailFromTransform(painter.worldTransform()) > 0.25:
            draw_plate(painter, str(self.count), 20, QPointF(0, 0), self._ink, QColor(self._ink.letters))


class FanPlate(QGraphicsItem):
    """The ground a fanned stack lies on, so that it is seen as one thing above the map."""

    def __init__(self, places: list[QPointF], ink: Ink) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ink = ink
        half = _PITCH / 2 + 4
        self._rect = QRectF()
        for place in places:
            self._rect = self._rect.united(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half))

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(QPen(self._ink.colour("select"), 3))
        painter.setBrush(QColor(self._ink.plate))
        painter.drawRoundedRect(self._rect, 10, 10)
