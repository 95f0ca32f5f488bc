"""Unit symbols in the manner of NATO's APP-6, as paths. A frame is 3 wide and 2 high about the origin; what tells how
the unit moves (wheels, half-track) hangs below it, the size mark stands above it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from bk40qt.engine.records import made, record

FRAME: Final = QRectF(-1.5, -1.0, 3.0, 2.0)
_STROKE: Final = 0.15


@record
class Symbol:
    """`lines` and `under` are stroked, `solid` is filled."""

    lines: QPainterPath = made(factory=QPainterPath)
    solid: QPainterPath = made(factory=QPainterPath)
    under: QPainterPath = made(factory=QPainterPath)


def _stroke(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def _foot(into: Symbol) -> None:
    _stroke(into.lines, (-1.5, -1.0), (1.5, 1.0))
    _stroke(into.lines, (-1.5, 1.0), (1.5, -1.0))


def _armour(into: Symbol) -> None:
    into.lines.addRoundedRect(QRectF(-1.02, -0.54, 2.04, 1.08), 0.54, 0.54)


def _wheels(into: Symbol) -> None:
    for x in (-0.85, 0.85):
        into.under.addEllipse(QPointF(x, 1.24), 0.2, 0.2)


def _half_track(into: Symbol) -> None:
    into.under.addEllipse(QPointF(-0.95, 1.24), 0.2, 0.2)
    into.under.addRoundedRect(QRectF(-0.4, 1.04, 1.55, 0.4), 0.2, 0.2)


def _infantry(into: Symbol) -> None:
    _foot(into)


def _pioneer(into: Symbol) -> None:
    # The engineers' bridge: an E that lies on its side.
    _stroke(into.lines, (-0.85, 0.55), (-0.85, -0.45), (0.85, -0.45), (0.85, 0.55))
    _stroke(into.lines, (0.0, -0.45), (0.0, 0.55))


def _machine_gun(into: Symbol) -> None:
    _stroke(into.lines, (0.0, -0.3), (0.0, 0.68))
    _stroke(into.lines, (-0.5, 0.68), (0.5, 0.68))
    _stroke(into.solid, (0.0, -0.84), (0.46, -0.08), (-0.46, -0.08))
    into.solid.closeSubpath()


def _at_gun(into: Symbol) -> None:
    _stroke(into.lines, (-1.5, 1.0), (0.0, -1.0), (1.5, 1.0))
    _wheels(into)


def _motorcycle(into: Symbol) -> None:
    _foot(into)
    _wheels(into)


def _armoured_car(into: Symbol) -> None:
    _stroke(into.lines, (-1.5, 1.0), (1.5, -1.0))
    _armour(into)
    _wheels(into)


def _tank(into: Symbol) -> None:
    _armour(into)


def _assault_gun(into: Symbol) -> None:
    _armour(into)
    into.solid.addEllipse(QPointF(0.0, 0.0), 0.28, 0.28)


def _carrier(into: Symbol) -> None:
    _armour(into)
    _stroke(into.lines, (0.0, -0.54), (0.0, 0.54))
    _half_track(into)


def _hq(into: Symbol) -> None:
    # The command flag: the upper part filled, and the staff on which it stands.
    into.solid.addRect(QRectF(-1.5, -1.0, 3.0, 0.62))
    _stroke(into.under, (-1.5, 1.0), (-1.5, 1.5))


_TYPES: Final[dict[str, Callable[[Symbol], None]]] = {
    "infantry": _infantry,
    "machine_gun": _machine_gun,
    "at_gun": _at_gun,
    "motorcycle": _motorcycle,
    "armoured_car": _armoured_car,
    "tank": _tank,
    "assault_gun": _assault_gun,
    "carrier": _carrier,
    "hq": _hq,
}
SYMBOL_TYPES: Final = tuple(_TYPES)


@lru_cache(maxsize=64)
def symbol_of(kind: str, special: tuple[str, ...] = ()) -> Symbol:
    """The symbol of a unit type; assault pioneers and companies with a half-track have their own."""
    found = Symbol()
    if "assault_pioneer" in special:
        _pioneer(found)
    else:
        _TYPES[kind](found)
    if "halftrack_symbol" in special:
        _half_track(found)
    return found


def paint_symbol(
    painter: QPainter, box: QRectF, symbol: Symbol, ink: QColor, ground: QColor, thinnest: float = 0.0
) -> None:
    """Draw it with its frame filling `box`. `thinnest` is the least width of a line, in units of the painter."""
    scale = box.width() / FRAME.width()
    pen = QPen(ink, max(_STROKE, thinnest / scale))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, box.height() / FRAME.height())
    painter.setPen(pen)
    painter.setBrush(QBrush(ground))
    painter.drawPath(symbol.under)
    painter.drawRect(FRAME)
    # Lines into the corners must not stick out over the frame.
    painter.setClipRect(FRAME, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(symbol.lines)
    painter.fillPath(symbol.solid, ink)
    painter.restore()


def size_mark(bars: int, height: float) -> QPainterPath:
    """Bars about the origin: "I" for a company, "II" for a battalion (0.1)."""
    path = QPainterPath()
    width, step = height * 0.3, height * 0.62
    left = -((bars - 1) * step + width) / 2
    for number in range(bars):
        path.addRect(QRectF(left + number * step, -height / 2, width, height))
    return path


def reduced_mark(height: float) -> QPainterPath:
    """A minus sign in round brackets, for a unit below its full strength."""
    path = QPainterPath()
    reach, bend, thick = height * 0.62, height * 0.3, height * 0.17
    for sign in (-1.0, 1.0):
        path.moveTo(sign * reach, -height / 2)
        path.quadTo(sign * (reach + 2 * bend), 0.0, sign * reach, height / 2)
        path.quadTo(sign * (reach + 2 * bend - 2.4 * thick), 0.0, sign * reach, -height / 2)
    path.addRect(QRectF(-height * 0.36, -thick / 2 - height * 0.02, height * 0.72, thick * 1.2))
    return path
