"""Letters and icons on overlays."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QStaticText
from PySide6.QtWidgets import QWidget

from bk40qt.mapview.overlay_ink import Ink, Tone, line_pen

Icon = Literal["none", "crosshair", "warning", "cross", "dot"]


@lru_cache(maxsize=16)
def lettering(size: int) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setBold(True)
    return font


@lru_cache(maxsize=1024)
def set_text(text: str, size: int) -> tuple[QStaticText, float, float]:
    """A text laid out once, with its width and height."""
    static = QStaticText(text)
    static.setTextFormat(Qt.TextFormat.PlainText)
    static.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    metrics = QFontMetricsF(lettering(size))
    return static, metrics.horizontalAdvance(text), metrics.height()


def plate_rect(text: str, size: int, middle: QPointF) -> QRectF:
    """Where `draw_plate` draws."""
    _, width, height = set_text(text, size)
    width = max(width + 0.5 * size, height)
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def draw_plate(painter: QPainter, text: str, size: int, middle: QPointF, ink: Ink, edge: QColor | None = None) -> None:
    """Letters on a small plate: readable on every ground, and cheaper than letters with a halo."""
    static, width, height = set_text(text, size)
    rect = plate_rect(text, size, middle)
    painter.setPen(QPen(edge, 2) if edge else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(ink.plate))
    painter.drawRoundedRect(rect, 0.25 * size, 0.25 * size)
    painter.setFont(lettering(size))
    painter.setPen(QColor(ink.letters))
    painter.drawStaticText(QPointF(middle.x() - width / 2, middle.y() - height / 2), static)


def beyond(start: QPointF, end: QPointF, text: str, size: int, gap: float) -> QPointF:
    """The middle of a plate past the end of a line, so that it covers neither the line nor its end."""
    rect = plate_rect(text, size, end)
    along = end - start
    length = hypot(along.x(), along.y())
    along = along / length if length else QPointF(0, 1)
    return end + QPointF(along.x() * (gap + rect.width() / 2), along.y() * (gap + rect.height() / 2))


def end_plate_room(start: QPointF, end: QPointF, text: str, size: int, gap: float) -> QRectF:
    """All of what `draw_end_plate` may draw on: the plate may also be pushed back, past the end of its line."""
    rect = plate_rect(text, size, beyond(start, end, text, size, gap))
    far = rect.width() + 2 * gap
    return rect.adjusted(-far, -far, far, far)


def draw_end_plate(painter: QPainter, widget: QWidget | None, start: QPointF, end: QPointF, text: str, size: int,
                   gap: float, ink: Ink, edge: QColor) -> None:
    """A plate past the end of a line, pushed back into the view where that ends."""
    at = beyond(start, end, text, size, gap)
    if widget is not None:
        room = painter.worldTransform().inverted()[0].mapRect(QRectF(widget.rect()))
        at = _moved_into(plate_rect(text, size, at), room)
    draw_plate(painter, text, size, at, ink, edge)


def _moved_into(rect: QRectF, room: QRectF) -> QPointF:
    """The middle of the rectangle, when it has been pushed into the room."""
    x = min(max(rect.left(), room.left()), max(room.left(), room.right() - rect.width()))
    y = min(max(rect.top(), room.top()), max(room.top(), room.bottom() - rect.height()))
    return QPointF(x + rect.width() / 2, y + rect.height() / 2)


def draw_icon(painter: QPainter, icon: Icon, at: QPointF, ink: Ink, tone: Tone, lod: float) -> None:
    """A sign on a hex, drawn twice: its casing first."""
    path = QPainterPath()
    if icon == "crosshair":
        # A frame round the counter and not a ring over it: what is aimed at is read by its values.
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            path.moveTo(at + QPointF(40 * dx, 22 * dy))
            path.lineTo(at + QPointF(40 * dx, 40 * dy))
            path.lineTo(at + QPointF(22 * dx, 40 * dy))
        for dx, dy in ((1, 0), (-1, 0), (0, -1)):
            path.moveTo(at + QPointF(dx, dy) * 36)
            path.lineTo(at + QPointF(dx, dy) * 54)
    elif icon == "cross":
        path.moveTo(at - QPointF(20, 20))
        path.lineTo(at + QPointF(20, 20))
        path.moveTo(at - QPointF(20, -20))
        path.lineTo(at + QPointF(20, -20))
    elif icon == "dot":
        path.addEllipse(at, 9, 9)
    elif icon == "warning":
        draw_warning(painter, at, "", ink)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (line_pen(QColor(ink.casing), 4, lod, extra=4), line_pen(ink.colour(tone), 4, lod)):
        painter.setPen(pen)
        painter.drawPath(path)


def draw_warning(painter: QPainter, at: QPointF, text: str, ink: Ink) -> None:
    """A triangle with a number, or with an exclamation mark."""
    triangle = QPainterPath(at + QPointF(0, -24))
    triangle.lineTo(at + QPointF(26, 20))
    triangle.lineTo(at + QPointF(-26, 20))
    triangle.closeSubpath()
    painter.setPen(line_pen(QColor("#14181c"), 4, 1.0))
    painter.setBrush(ink.colour("caution"))
    painter.drawPath(triangle)
    painter.setFont(lettering(26))
    painter.setPen(QColor("#14181c"))
    painter.drawText(QRectF(at.x() - 20, at.y() - 14, 40, 34), Qt.AlignmentFlag.AlignCenter, text or "!")
