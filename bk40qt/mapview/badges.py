"""States of a unit as badges. Each has a shape and a sign of its own, so that none needs its colour to be known.

A badge is drawn in the square from -1 to 1. Which state stands where on a counter is decided in counter_art.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bk40qt.engine.records import value
from bk40qt.mapview.counter_text import draw_text

BLACK: Final = QColor("#15171a")
WHITE: Final = QColor("#ffffff")
RED: Final = QColor("#b81f1f")
AMBER: Final = QColor("#f4b62e")
GREEN: Final = QColor("#1f6a4a")
SAND: Final = QColor("#f3e6b8")
STEEL: Final = QColor("#3f4752")
VIOLET: Final = QColor("#6b2a86")

_EDGE: Final = 0.12


def _disc() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(-0.92, -0.92, 1.84, 1.84))
    return path


def _block() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.9, -0.9, 1.8, 1.8), 0.25, 0.25)
    return path


def _shield() -> QPainterPath:
    """Points downwards, as spirits do."""
    path = QPainterPath()
    corners = ((-0.92, -0.92), (0.92, -0.92), (0.92, 0.35), (0.0, 0.98), (-0.92, 0.35))
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def _pen(painter: QPainter, colour: QColor, width: float) -> None:
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _demoralized(painter: QPainter) -> None:
    draw_text(painter, QRectF(-0.6, -0.72, 1.2, 1.12), "D", WHITE)


def _out_of_command(painter: QPainter) -> None:
    draw_text(painter, QRectF(-0.62, -0.6, 1.24, 1.2), "C", BLACK)
    _pen(painter, RED, 0.28)
    painter.drawLine(QPointF(-0.66, 0.66), QPointF(0.66, -0.66))


def _fatigued(painter: QPainter) -> None:
    draw_text(painter, QRectF(-0.48, -0.56, 1.0, 1.12), "F", BLACK)


def _opp_used(painter: QPainter) -> None:
    _pen(painter, BLACK, 0.2)
    painter.drawEllipse(QPointF(0, 0), 0.55, 0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BLACK)
    painter.drawEllipse(QPointF(0, 0), 0.24, 0.24)


def _in_column(painter: QPainter) -> None:
    arrow = ((0, -0.72), (0.62, -0.02), (0.22, -0.02), (0.22, 0.7), (-0.22, 0.7), (-0.22, -0.02), (-0.62, -0.02))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WHITE)
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in arrow]))


def _dispersed(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BLACK)
    for x, y in ((-0.48, -0.48), (0.48, -0.48), (0, 0), (-0.48, 0.48), (0.48, 0.48)):
        painter.drawEllipse(QPointF(x, y), 0.22, 0.22)


def _mounted(painter: QPainter) -> None:
    _pen(painter, WHITE, 0.2)
    painter.drawEllipse(QPointF(0, 0), 0.58, 0.58)
    painter.drawLine(QPointF(-0.5, 0), QPointF(0.5, 0))
    painter.drawLine(QPointF(0, -0.5), QPointF(0, 0.5))


def _carrying(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WHITE)
    painter.drawRect(QRectF(-0.68, -0.5, 0.9, 0.66))
    painter.drawRect(QRectF(0.28, -0.16, 0.4, 0.32))
    for x in (-0.36, 0.36):
        painter.drawEllipse(QPointF(x, 0.4), 0.24, 0.24)


def _hidden(painter: QPainter) -> None:
    eye = QPainterPath(QPointF(-0.76, 0))
    eye.quadTo(0, -0.86, 0.76, 0)
    eye.quadTo(0, 0.86, -0.76, 0)
    painter.fillPath(eye, WHITE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BLACK)
    painter.drawEllipse(QPointF(0, 0), 0.26, 0.26)
    _pen(painter, AMBER, 0.2)
    painter.drawLine(QPointF(-0.6, 0.6), QPointF(0.6, -0.6))


def _half(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BLACK)
    painter.drawChord(QRectF(-0.62, -0.62, 1.24, 1.24), 90 * 16, 180 * 16)
    _pen(painter, BLACK, 0.14)
    painter.drawEllipse(QPointF(0, 0), 0.58, 0.58)


def _more(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BLACK)
    for x in (-0.52, 0.0, 0.52):
        painter.drawEllipse(QPointF(x, 0), 0.2, 0.2)


@value
class Badge:
    shape: Callable[[], QPainterPath]
    ground: QColor
    sign: Callable[[QPainter], None]


MORE: Final = "more"  # stands for those that find no place
_BADGES: Final[dict[str, Badge]] = {  # the gravest first
    "demoralized": Badge(_shield, BLACK, _demoralized),
    "out_of_command": Badge(_block, WHITE, _out_of_command),
    "fatigued": Badge(_disc, AMBER, _fatigued),
    "opp_used": Badge(_disc, WHITE, _opp_used),
    "in_column": Badge(_block, GREEN, _in_column),
    "dispersed": Badge(_block, SAND, _dispersed),
    "mounted": Badge(_disc, STEEL, _mounted),
    "carrying": Badge(_block, STEEL, _carrying),
    "hidden": Badge(_block, BLACK, _hidden),
    "half": Badge(_disc, WHITE, _half),
    MORE: Badge(_block, WHITE, _more),
}
BADGE_ORDER: Final = tuple(name for name in _BADGES if name != MORE)


@lru_cache(maxsize=16)
def _outline(name: str) -> QPainterPath:
    return _BADGES[name].shape()


def paint_badge(painter: QPainter, box: QRectF, name: str) -> None:
    """The badge of a state of BADGE_ORDER, or MORE."""
    badge = _BADGES[name]
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() / 2, box.height() / 2)
    dark = badge.ground.lightness() < 128
    painter.setPen(QPen(WHITE if dark else BLACK, _EDGE))
    painter.setBrush(badge.ground)
    painter.drawPath(_outline(name))
    badge.sign(painter)
    painter.restore()


def paint_neutralized(painter: QPainter, box: QRectF) -> None:
    """The tag of rule 8.4: slanted, red, with an N; larger than a badge, because it matters most."""
    slant = box.height() * 0.32
    tag = QPolygonF(
        [
            QPointF(box.left() + slant, box.top()),
            box.topRight(),
            QPointF(box.right() - slant, box.bottom()),
            box.bottomLeft(),
        ]
    )
    painter.setPen(QPen(WHITE, box.height() * 0.09, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.setBrush(RED)
    painter.drawPolygon(tag)
    draw_text(painter, box.adjusted(slant, box.height() * 0.17, -slant, -box.height() * 0.17), "N", WHITE)
