"""Small drawn icons for tools and terrain: sharp at every size, and the same on every system."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from bk40qt.desktop import theme

_SIDE: Final = 64
_WOODS, _ORCHARD, _VILLAGE, _CLEAR = "#6a9450", "#a3c171", "#c4654a", "#dfe5b8"
_WATER, _EARTH, _RED = "#3f84b8", "#8a5a30", "#c2410c"


def _hexagon(radius: float, centre: QPointF | None = None) -> QPolygonF:
    at = centre or QPointF(32, 32)
    return QPolygonF([at + QPointF(cos(k * pi / 3), sin(k * pi / 3)) * radius for k in range(6)])


class _Sheet:
    """A square of 64 units to draw on, in the ink of the theme."""

    def __init__(self) -> None:
        self.pixmap = QPixmap(_SIDE, _SIDE)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self.painter = QPainter(self.pixmap)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.ink = QColor("#e4e2dc" if theme.is_dark() else "#22252a")

    def pen(self, colour: QColor | str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> None:
        pen = QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def hexagon(self, colour: str = "", radius: float = 27, width: float = 3) -> None:
        self.pen(self.ink, width)
        if colour:
            self.painter.setBrush(QColor(colour))
        self.painter.drawPolygon(_hexagon(radius))

    def lines(self, *points: tuple[float, float]) -> None:
        self.painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))

    def letters(self, text: str, size: int = 30, rect: QRectF | None = None) -> None:
        font = self.painter.font()
        font.setPixelSize(size)
        font.setBold(True)
        self.painter.setFont(font)
        self.pen(self.ink, 1)
        self.painter.drawText(rect or QRectF(0, 0, 64, 64), Qt.AlignmentFlag.AlignCenter, text)

    def icon(self) -> QIcon:
        self.painter.end()
        return QIcon(self.pixmap)


def terrain_icon(terrain: str) -> QIcon:
    sheet = _Sheet()
    sheet.hexagon({"woods": _WOODS, "orchard": _ORCHARD, "village": _VILLAGE}.get(terrain, _CLEAR))
    return sheet.icon()


def tool_icon(name: str) -> QIcon:
    """The picture of a tool, or of undo and redo; the letters of its command stand beside it."""
    sheet = _Sheet()
    draw = _DRAWN.get(name)
    if draw is not None:
        draw(sheet)
    return sheet.icon()


def _select(sheet: _Sheet) -> None:
    arrow = QPainterPath(QPointF(18, 8))
    for x, y in ((18, 50), (28, 41), (36, 57), (43, 54), (35, 38), (49, 37)):
        arrow.lineTo(x, y)
    arrow.closeSubpath()
    sheet.pen(sheet.ink, 3)
    sheet.painter.drawPath(arrow)


def _terrain(sheet: _Sheet) -> None:
    sheet.hexagon(_WOODS)
    sheet.pen("#33552a", 4)
    for x, y in ((22, 28), (38, 24), (32, 42), (45, 39), (20, 40)):
        sheet.painter.drawEllipse(QPointF(x, y), 5, 5)


def _level(sheet: _Sheet) -> None:
    sheet.pen(sheet.ink, 4)
    for radius, colour in ((26, "#e0e9bf"), (17, "#eac88f"), (8, "#b98054")):
        sheet.painter.setBrush(QColor(colour))
        sheet.painter.drawEllipse(QPointF(32, 32), radius, radius * 0.8)


def _stream(sheet: _Sheet) -> None:
    sheet.pen(_WATER, 8)
    sheet.lines((6, 20), (22, 14), (34, 32), (50, 30), (58, 50))


def _cliff(sheet: _Sheet) -> None:
    sheet.pen(_EARTH, 5)
    sheet.lines((6, 26), (58, 26))
    for x in (12, 24, 36, 48):
        sheet.lines((x, 26), (x + 3, 46))


def _bridge(sheet: _Sheet) -> None:
    sheet.pen(_WATER, 8)
    sheet.lines((8, 44), (30, 36), (56, 46))
    sheet.pen(sheet.ink, 5)
    sheet.lines((16, 12), (26, 20), (26, 52), (16, 60))
    sheet.lines((48, 12), (38, 20), (38, 52), (48, 60))


def _road(sheet: _Sheet) -> None:
    sheet.pen(sheet.ink, 14)
    sheet.lines((8, 58), (28, 34), (56, 8))
    sheet.pen("#f2d27a", 8)
    sheet.lines((8, 58), (28, 34), (56, 8))


def _erase(sheet: _Sheet) -> None:
    sheet.painter.translate(32, 32)
    sheet.painter.rotate(-35)
    sheet.pen(sheet.ink, 3)
    sheet.painter.setBrush(QColor("#e7a6b0"))
    sheet.painter.drawRoundedRect(QRectF(-26, -12, 52, 24), 5, 5)
    sheet.lines((4, -12), (4, 12))


def _victory(sheet: _Sheet) -> None:
    points = [QPointF(32, 33) + QPointF(sin(k * pi / 5), -cos(k * pi / 5)) * (28 if k % 2 == 0 else 12)
              for k in range(10)]
    sheet.pen(sheet.ink, 3)
    sheet.painter.setBrush(QColor("#e6b422"))
    sheet.painter.drawPolygon(QPolygonF(points))


def _control(sheet: _Sheet) -> None:
    sheet.pen(sheet.ink, 5)
    sheet.lines((16, 6), (16, 60))
    sheet.pen(sheet.ink, 2)
    sheet.painter.setBrush(QColor(_RED))
    sheet.painter.drawRect(QRectF(18, 9, 36, 24))


def _zone(sheet: _Sheet) -> None:
    sheet.pen(sheet.ink, 4, Qt.PenStyle.DotLine)
    sheet.painter.setBrush(QColor(86, 140, 200, 110))
    sheet.painter.drawPolygon(_hexagon(28))


def _works(sheet: _Sheet) -> None:
    sheet.pen(_EARTH, 6)
    sheet.lines((6, 40), (12, 22), (24, 22), (24, 34), (40, 34), (40, 22), (52, 22), (58, 40))
    sheet.painter.setBrush(sheet.ink)
    sheet.painter.drawEllipse(QPointF(32, 52), 5, 5)


def _sight(sheet: _Sheet) -> None:
    eye = QPainterPath(QPointF(6, 32))
    eye.quadTo(32, 4, 58, 32)
    eye.quadTo(32, 60, 6, 32)
    sheet.pen(sheet.ink, 4)
    sheet.painter.drawPath(eye)
    sheet.painter.setBrush(sheet.ink)
    sheet.painter.drawEllipse(QPointF(32, 32), 7, 7)


def _turning(sheet: _Sheet) -> None:
    """An arrow that turns back to the left."""
    way = QPainterPath(QPointF(14, 24))
    way.lineTo(40, 24)
    way.cubicTo(60, 24, 60, 52, 40, 52)
    way.lineTo(24, 52)
    sheet.pen(sheet.ink, 6)
    sheet.painter.drawPath(way)
    sheet.lines((27, 10), (13, 24), (27, 38))


def _redo(sheet: _Sheet) -> None:
    sheet.painter.translate(64, 0)
    sheet.painter.scale(-1, 1)
    _turning(sheet)


_DRAWN: Final = {
    "select": _select, "terrain": _terrain, "level": _level, "stream": _stream, "cliff": _cliff, "bridge": _bridge,
    "road": _road, "erase": _erase, "place": lambda sheet: sheet.letters("Ab"), "victory": _victory,
    "control": _control, "zone": _zone, "works": _works, "sight": _sight,
    "undo": _turning, "redo": _redo,
}  # fmt: skip
