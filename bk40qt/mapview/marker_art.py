"""Markers of the cup as chits (1.4): a formation shows its band and name, the others a picture in a round field."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from bk40qt.mapview.counter_art import CACHE, LIGHT, CounterStyle, counter_margin, readable_on
from bk40qt.mapview.counter_text import draw_text
from bk40qt.mapview.works_art import paint_emblem, star

MARKER_KINDS: Final = ("formation", "artillery", "stuka", "repeat", "general")
_BODY: Final = QRectF(0, 0, 100, 100)
_ROUND: Final = 12.0
_GOLD: Final = QColor("#d9a51c")
_FIRE: Final = QColor("#c2410c")
_FROM: Final = 24.0  # pixels, below which letters are left out


def paint_marker(
    painter: QPainter,
    rect: QRectF,
    kind: str,
    side: str,
    text: str = "",
    colour: str = "",
    dimmed: bool = False,
    style: CounterStyle = LIGHT,
) -> None:
    """Draw a marker of the cup. `text` is the name of the formation or what the marker is called; `colour` is the
    colour of the formation. A dimmed one has been used."""
    pixel = 100 / max(1.0, rect.width() * abs(painter.worldTransform().m11()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    _body(painter, style.ground(side))
    named = bool(text) and 100 / pixel >= _FROM
    if kind == "formation":
        _formation(painter, side, text if named else "", QColor(colour or style.paper), style)
    else:
        _medal(painter, side, kind, text if named else "", style)
    painter.setPen(QPen(style.ink, max(1.6, 0.9 * pixel)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(_BODY, _ROUND, _ROUND)
    if dimmed:
        veil = QPainterPath()
        veil.addRoundedRect(_BODY, _ROUND, _ROUND)
        painter.fillPath(veil, QColor(70, 72, 74, 150))
    painter.restore()


def _body(painter: QPainter, ground: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 45))
    for spread in (2.6, 1.0):
        painter.drawRoundedRect(_BODY.translated(1.8, 2.8).adjusted(-spread, -spread, spread, spread), 14, 14)
    shade = QLinearGradient(0, 0, 0, 100)
    shade.setColorAt(0, ground.lighter(109))
    shade.setColorAt(1, ground.darker(106))
    painter.setBrush(QBrush(shade))
    painter.drawRoundedRect(_BODY, _ROUND, _ROUND)


def _formation(painter: QPainter, side: str, text: str, colour: QColor, style: CounterStyle) -> None:
    """The band across the middle, so that a chit is not taken for a counter; emblem above, arrows of action below."""
    band = QRectF(0, 33, 100, 34)
    painter.fillRect(band, colour)
    for y in (band.top(), band.bottom()):
        painter.fillRect(QRectF(0, y - 0.9, 100, 1.8), style.ink)
    draw_text(painter, QRectF(5, 43, 90, 14), text, readable_on(colour, style))
    paint_emblem(painter, QRectF(39, 6, 22, 22), side)
    painter.setPen(QPen(style.ink, 4.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x in (34, 48, 62):
        painter.drawPolyline([QPointF(x, 75), QPointF(x + 8, 83), QPointF(x, 91)])


def _medal(painter: QPainter, side: str, kind: str, text: str, style: CounterStyle) -> None:
    field = QRectF(17, 7, 66, 66) if text else QRectF(12, 12, 76, 76)
    painter.setPen(QPen(style.ink, 2.6))
    painter.setBrush(style.paper)
    painter.drawEllipse(field)
    painter.save()
    painter.translate(field.center())
    painter.scale(field.width() / 2, field.height() / 2)
    _PICTURES[kind](painter, style)
    painter.restore()
    paint_emblem(painter, QRectF(5, 5, 17, 17), side)
    if text:
        draw_text(painter, QRectF(5, 80.5, 90, 11.5), text, style.ink)


# -- pictures, in the circle of radius 1 -------------------------------------------------------------------------------


def _artillery(painter: QPainter, style: CounterStyle) -> None:
    """A gun with trail and wheel, and its shot."""
    painter.setPen(QPen(style.ink, 0.17, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(-0.28, 0.12), QPointF(0.56, -0.47))
    painter.setPen(QPen(style.ink, 0.12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-0.12, 0.1), QPointF(-0.74, 0.5))
    painter.setBrush(style.paper)
    painter.drawEllipse(QPointF(0.02, 0.3), 0.3, 0.3)
    painter.setBrush(style.ink)
    painter.drawEllipse(QPointF(0.02, 0.3), 0.05, 0.05)
    shield = QPainterPath(QPointF(0.16, -0.42))
    for x, y in ((0.3, -0.16), (0.22, 0.06), (0.06, -0.2)):
        shield.lineTo(x, y)
    painter.fillPath(shield, style.ink)
    painter.fillPath(star(QPointF(0.66, -0.54), 0.24), _FIRE)


def _stuka(painter: QPainter, style: CounterStyle) -> None:
    """A dive bomber with cranked wings, seen from the front, fixed wheels in their spats; the bomb below."""
    half = (
        (0.0, -0.34),
        (0.13, -0.26),
        (0.17, -0.08),
        (0.34, 0.06),
        (0.94, -0.24),
        (0.96, -0.14),
        (0.42, 0.2),
        (0.42, 0.42),
        (0.28, 0.42),
        (0.27, 0.16),
        (0.13, 0.1),
        (0.0, 0.16),
    )
    plane = QPainterPath(QPointF(*half[0]))
    for x, y in half[1:]:
        plane.lineTo(x, y)
    for x, y in reversed(half[:-1]):
        plane.lineTo(-x, y)
    plane.addRect(QRectF(-0.035, -0.66, 0.07, 0.34))  # fin
    plane.addRect(QRectF(-0.34, -0.5, 0.68, 0.06))  # tailplane
    plane.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(plane, style.ink)
    bomb = QPainterPath()
    bomb.addEllipse(QPointF(0, 0.52), 0.11, 0.2)
    bomb.addRect(QRectF(-0.11, 0.24, 0.22, 0.08))
    bomb.addRect(QRectF(-0.03, 0.24, 0.06, 0.2))
    bomb.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(bomb, _FIRE)


def _repeat(painter: QPainter, style: CounterStyle) -> None:
    """An arrow that runs back to where it began, and a 2: the second activation (5.3)."""
    painter.setPen(QPen(style.ink, 0.17, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-0.62, -0.62, 1.24, 1.24), 70 * 16, 275 * 16)
    head = QPainterPath(QPointF(0.13, -0.9))
    head.lineTo(0.56, -0.56)
    head.lineTo(0.08, -0.3)
    head.closeSubpath()
    painter.fillPath(head.translated(0.1, 0.0), style.ink)
    draw_text(painter, QRectF(-0.3, -0.26, 0.6, 0.54), "2", style.ink)


def _general(painter: QPainter, style: CounterStyle) -> None:
    """Stars of rank over a wreath's bow (5.5)."""
    painter.setPen(QPen(style.ink, 0.05))
    painter.setBrush(_GOLD)
    for x, y, size in ((0.0, -0.28, 0.46), (-0.42, 0.34, 0.32), (0.42, 0.34, 0.32)):
        painter.drawPath(star(QPointF(x, y), size))


_PICTURES: Final[dict[str, Callable[[QPainter, CounterStyle], None]]] = {
    "artillery": _artillery,
    "stuka": _stuka,
    "repeat": _repeat,
    "general": _general,
}


def marker_pixmap(
    kind: str,
    side: str,
    text: str,
    colour: str,
    size_px: int,
    dpr: float = 1.0,
    dimmed: bool = False,
    style: CounterStyle = LIGHT,
) -> QPixmap:
    """The marker with sides of `size_px` logical pixels, within a margin of `counter_margin`."""
    key = (kind, side, text, colour, size_px, dpr, dimmed, style.ring.rgba())
    pixmap = CACHE.get(key)
    if pixmap is None:
        margin = counter_margin(size_px)
        edge = ceil((size_px + 2 * margin) * dpr)
        pixmap = QPixmap(edge, edge)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:  # ends it on errors too: Qt crashes if the pixmap goes first
            paint_marker(painter, QRectF(margin, margin, size_px, size_px), kind, side, text, colour, dimmed, style)
        CACHE.put(key, pixmap)
    return pixmap
