"""What lies in a hex beside its counters: minefields, entrenchments, victory points, who holds it.

Works are drawn in the ring between a stack and the hexsides, so that a counter never hides them. Whose something is,
is told by colour, emblem and letter alike.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.counter_art import LIGHT, CounterStyle
from bk40qt.mapview.counter_text import draw_text

_INK: Final = QColor("#1c1a17")
_PAPER: Final = QColor("#fbf7ea")
_EARTH: Final = QColor("#6b4423")
_BLUE: Final = QColor("#1d3f94")
_RED: Final = QColor("#c22a2a")
_RING: Final = 0.83  # of the hex radius: outside a stack, inside the hexsides
_MINE: Final = 0.115  # of the hex radius
_TOOTH: Final = 0.1
_TEETH: Final = 4  # per hexside
_BADGE: Final = 0.36


def side_letter(side: str) -> str:
    """One letter for a side."""
    return {"german": tr("G"), "french": tr("F")}.get(side, "")


# -- emblems -----------------------------------------------------------------------------------------------------------


def paint_emblem(painter: QPainter, rect: QRectF, side: str) -> None:
    """The mark on the vehicles of 1940: a straight-armed cross in black and white, or a blue, white and red roundel."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    if side == "german":
        for colour, reach, half in ((_PAPER, 1.0, 0.42), (_INK, 0.98, 0.2)):
            painter.setBrush(colour)
            painter.drawRect(QRectF(-reach, -half, 2 * reach, 2 * half))
            painter.drawRect(QRectF(-half, -reach, 2 * half, 2 * reach))
    else:
        for colour, radius in ((_RED, 1.0), (_PAPER, 0.7), (_BLUE, 0.38)):
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()


def paint_flag(painter: QPainter, rect: QRectF, side: str, style: CounterStyle = LIGHT) -> None:
    """A flag on its pole for the side that holds a hex; its letter stands on it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / 20
    pole = rect.left() + 2 * unit
    painter.setPen(QPen(_PAPER, 3.6 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(pole, rect.top() + unit), QPointF(pole, rect.bottom() - unit))
    painter.setPen(QPen(_INK, 1.8 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(pole, rect.top() + unit), QPointF(pole, rect.bottom() - unit))
    cloth = QRectF(pole, rect.top() + unit, rect.right() - pole - unit, rect.height() * 0.6)
    painter.fillRect(cloth, style.ground(side) if side == "german" else _PAPER)
    if side == "french":
        third = cloth.width() / 3
        painter.fillRect(QRectF(cloth.left(), cloth.top(), third, cloth.height()), _BLUE)
        painter.fillRect(QRectF(cloth.right() - third, cloth.top(), third, cloth.height()), _RED)
    painter.setPen(QPen(_INK, unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(cloth)
    tall = cloth.height() * 0.58
    draw_text(
        painter, QRectF(cloth.left(), cloth.center().y() - tall / 2, cloth.width(), tall), side_letter(side), _INK
    )
    painter.restore()


# -- places in a hex ---------------------------------------------------------------------------------------------------


def _centre(hexagon: QPolygonF) -> QPointF:
    return hexagon.boundingRect().center()


def _radius(hexagon: QPolygonF) -> float:
    box = hexagon.boundingRect()
    return max(box.width(), box.height()) / 2


def _corners(hexagon: QPolygonF, share: float) -> list[QPointF]:
    centre = _centre(hexagon)
    return [centre + (hexagon.at(number) - centre) * share for number in range(6)]


def _roomy_corner(hexagon: QPolygonF, right: bool) -> QPointF:
    """The corner that square counters leave free: left or right under flat tops, below under pointy ones, because the
    hex number stands above."""
    centre = _centre(hexagon)
    sign = 1 if right else -1

    def room(point: QPointF) -> float:
        way = point - centre
        return max(sign * way.x(), way.y())

    return max(_corners(hexagon, 0.78), key=room)


def value_rect(hexagon: QPolygonF) -> QRectF:
    """Where victory points stand."""
    at = _roomy_corner(hexagon, right=False)
    size = _BADGE * _radius(hexagon)
    return QRectF(at.x() - size / 2, at.y() - size * 0.6, size, size * 1.2)


def flag_rect(hexagon: QPolygonF) -> QRectF:
    """Where the flag of the holder stands, in a hex without victory points."""
    at = _roomy_corner(hexagon, right=True)
    size = _BADGE * _radius(hexagon)
    return QRectF(at.x() - size / 2, at.y() - size / 2, size, size)


# -- works -------------------------------------------------------------------------------------------------------------


def paint_minefield(painter: QPainter, hexagon: QPolygonF) -> None:
    """10.1: a horned mine in each corner, strung together by a dashed line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = _radius(hexagon)
    places = _corners(hexagon, 0.8)
    string = QPolygonF([*places, places[0]])
    for colour, width in ((_PAPER, 0.055), (_RED, 0.028)):
        pen = QPen(colour, width * radius)
        if colour is _RED:
            pen.setDashPattern([2.4, 2.0])
        painter.setPen(pen)
        painter.drawPolyline(string)
    for place in places:
        _paint_mine(painter, place, _MINE * radius)
    painter.restore()


def _paint_mine(painter: QPainter, at: QPointF, size: float) -> None:
    horns = QPainterPath()
    for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0), (0.71, 0.71), (-0.71, 0.71), (0.71, -0.71), (-0.71, -0.71)):
        horns.moveTo(at)
        horns.lineTo(at + QPointF(x, y) * size)
    for colour, wide in ((_PAPER, 0.62), (_INK, 0.26)):
        painter.setPen(QPen(colour, wide * size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(horns)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK)
    painter.drawEllipse(at, 0.66 * size, 0.66 * size)
    painter.setBrush(_PAPER)
    painter.drawEllipse(at + QPointF(-0.2, -0.22) * size, 0.17 * size, 0.17 * size)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_entrenchment(
    painter: QPainter, hexagon: QPolygonF, side: str, manned: bool = True, style: CounterStyle = LIGHT
) -> None:
    """10.2: a bank with teeth outwards along each hexside, broken while no infantry has been in it (R-74), and the
    emblem of its owner. Corners stay free for mines and points."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = _radius(hexagon)
    banks = _banks(hexagon, manned)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((_PAPER, 0.13), (_EARTH, 0.07)):
        painter.setPen(QPen(colour, width * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(banks)
    corners = _corners(hexagon, _RING)
    middles = [(corners[number - 1] + corner) / 2 for number, corner in enumerate(corners)]
    centre = _centre(hexagon)
    at = max(middles, key=lambda point: max(point.x() - centre.x(), point.y() - centre.y()))
    size = 0.22 * radius
    painter.setPen(QPen(_INK, 0.02 * radius))
    painter.setBrush(style.ground(side))
    painter.drawEllipse(at, size * 0.75, size * 0.75)
    paint_emblem(painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), side)
    painter.restore()


def _banks(hexagon: QPolygonF, whole: bool) -> QPainterPath:
    centre, radius = _centre(hexagon), _radius(hexagon)
    corners = _corners(hexagon, _RING)
    path = QPainterPath()
    for number, start in enumerate(corners):
        end = corners[(number + 1) % 6]
        outwards = (start + end) / 2 - centre
        outwards *= _TOOTH * radius / max(1e-6, (outwards.x() ** 2 + outwards.y() ** 2) ** 0.5)
        stakes = [start + (end - start) * (0.2 + 0.6 * tooth / (_TEETH - 1)) for tooth in range(_TEETH)]
        for stake, following in pairwise(stakes):
            path.moveTo(stake)
            path.lineTo(following if whole else stake + (following - stake) * 0.45)
        for stake in stakes:
            path.moveTo(stake)
            path.lineTo(stake + outwards)
    return path


# -- victory -----------------------------------------------------------------------------------------------------------


def paint_victory(painter: QPainter, rect: QRectF, text: str, holder: str = "", style: CounterStyle = LIGHT) -> None:
    """A shield with the points, or with a star where there are none to count. Its foot has the colour, the emblem and
    the letter of the holder; without one it is empty."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shield = _shield(rect)
    width = rect.width()
    painter.setPen(QPen(_PAPER, 0.2 * width))
    painter.setBrush(_PAPER)
    painter.drawPath(shield)
    painter.save()
    painter.setClipPath(shield, Qt.ClipOperation.IntersectClip)
    foot = QRectF(rect.left(), rect.top() + rect.height() * 0.54, width, rect.height() * 0.46)
    if holder:
        painter.fillRect(foot, style.ground(holder))
        painter.fillRect(QRectF(foot.left(), foot.top(), width, 0.05 * width), _INK)
    painter.restore()
    painter.setPen(QPen(_INK, 0.075 * width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shield)
    head = rect.height() * (0.36 if holder else 0.5)
    top = QRectF(rect.left() + 0.12 * width, rect.top() + 0.11 * rect.height(), 0.76 * width, head)
    if text:
        draw_text(painter, top, text, _INK)
    else:
        painter.fillPath(star(top.center(), 0.62 * head), _RED)
    if holder:
        paint_emblem(
            painter, QRectF(rect.center().x() - 0.36 * width, foot.top() + 0.11 * width, *(2 * [0.3 * width])), holder
        )
        letter = QRectF(rect.center().x() + 0.03 * width, foot.top() + 0.12 * width, 0.3 * width, 0.27 * width)
        draw_text(painter, letter, side_letter(holder), _INK)
    painter.restore()


def _shield(rect: QRectF) -> QPainterPath:
    left, top, right, bottom, middle = rect.left(), rect.top(), rect.right(), rect.bottom(), rect.center().x()
    path = QPainterPath(QPointF(left, top))
    path.lineTo(right, top)
    path.lineTo(right, top + rect.height() * 0.62)
    path.quadTo(right, bottom - rect.height() * 0.1, middle, bottom)
    path.quadTo(left, bottom - rect.height() * 0.1, left, top + rect.height() * 0.62)
    path.closeSubpath()
    return path


def star(centre: QPointF, radius: float) -> QPainterPath:
    """Five points, one of them upwards."""
    path = QPainterPath()
    for number in range(10):
        reach = radius if number % 2 == 0 else radius * 0.42
        angle = pi * number / 5 - pi / 2
        point = centre + QPointF(cos(angle), sin(angle)) * reach
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
