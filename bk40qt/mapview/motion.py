"""Things that move on the map for a moment: counters on their way, and the flash on a hex that is hit."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.overlay_ink import Ink, Tone, line_pen
from bk40qt.mapview.overlay_signs import draw_plate

_RAYS: Final = 12


class Motion(QObject):
    """Runs at most one animation under each name; whatever ends one, `done` is called once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[str, tuple[QVariantAnimation, Callable[[], None]]] = {}

    def start(self, name: str, ms: int, step: Callable[[float], None], done: Callable[[], None]) -> None:
        """Call `step` with 0 to 1 during so many milliseconds. None at all: it is over at once."""
        self.finish(name)
        if ms <= 0:
            done()
            return
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(ms)
        animation.setEasingCurve(QEasingCurve.Type.InOutQuad)
        animation.valueChanged.connect(step)
        animation.finished.connect(lambda: self.finish(name))
        self._running[name] = (animation, done)
        step(0.0)
        animation.start()

    def finish(self, name: str) -> None:
        found = self._running.pop(name, None)
        if found is not None:
            animation, done = found
            if animation.state() != QAbstractAnimation.State.Stopped:
                animation.stop()
            animation.deleteLater()
            done()

    def finish_all(self) -> None:
        while self._running:
            self.finish(next(iter(self._running)))

    def is_running(self, name: str) -> bool:
        return name in self._running

    def names(self) -> list[str]:
        return list(self._running)


def along(points: list[QPointF], share: float) -> QPointF:
    """The point after that share of the way."""
    lengths = [hypot((b - a).x(), (b - a).y()) for a, b in pairwise(points)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if length and left <= length:
            return a + (b - a) * (left / length)
        left -= length
    return points[-1]


class FlashItem(QGraphicsItem):
    """A star that bursts over a hex and fades, with a word on it if told."""

    def __init__(self, centre: QPointF, tone: Tone, text: str, ink: Ink) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPos(centre)
        self.setZValue(Layer.OVER + 1)
        self._tone: Tone = tone
        self._text = text
        self._ink = ink
        self._share = 0.0

    def advance_to(self, share: float) -> None:
        self._share = share
        self.setOpacity(1.0 - max(0.0, share - 0.5) * 1.6)
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-2 * RADIUS, -1.4 * RADIUS, 4 * RADIUS, 2.8 * RADIUS)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lod = option.levelOfDetailFromTransform(painter.worldTransform())
        size = RADIUS * (0.55 + 0.6 * self._share)
        star = QPolygonF()
        for i in range(2 * _RAYS):
            reach = size * (1.0 if i % 2 else 0.68)
            star.append(QPointF(reach * cos(i * pi / _RAYS), reach * sin(i * pi / _RAYS)))
        painter.setPen(line_pen(self._ink.colour(self._tone), 6, lod))
        painter.setBrush(self._ink.colour(self._tone, 0.35 * (1 - self._share)))
        painter.drawPolygon(star)
        if self._text:
            draw_plate(painter, self._text, 30, QPointF(0, 0), self._ink)
