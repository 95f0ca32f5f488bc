"""One counter on the map. It paints a pixmap kept by counter_art.py, so that hundreds of them pan smoothly."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple
from weakref import WeakSet

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPaintEngine, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from bk40qt.mapview.counter_art import (
    LIGHT,
    MARGIN,
    CounterStyle,
    counter_margin,
    counter_pixmap,
    paint_blank,
    paint_counter,
)
from bk40qt.mapview.faces import CounterFace, describe

COUNTER: Final = 74.0  # side in scene units: two thirds of a hex between its flats
_LARGEST_PIXMAP: Final = 400  # beyond this few counters are in sight, and pixmaps would only eat memory
_VECTORS: Final = (QPaintEngine.Type.Pdf, QPaintEngine.Type.SVG, QPaintEngine.Type.Picture)


class _Budget:
    """Zooming asks for all counters at a new size at once. What does not fit into a frame is shown scaled for a moment,
    or blank if it was never seen before, and drawn anew in one of the next frames."""

    SHARE: Final = 0.005  # seconds of a frame

    def __init__(self) -> None:
        self._spent = 0.0
        self._waiting: WeakSet[CounterItem] = WeakSet()

    def is_spent(self) -> bool:
        return self._spent > self.SHARE

    def spend(self, seconds: float) -> None:
        if not self._spent:
            QTimer.singleShot(0, self._next_frame)
        self._spent += seconds

    def wait(self, item: CounterItem) -> None:
        self._waiting.add(item)

    def _next_frame(self) -> None:
        self._spent = 0.0
        waiting = list(self._waiting)
        self._waiting.clear()
        for item in waiting:
            if isValid(item):
                item.update()


_budget: Final = _Budget()


class _Shown(NamedTuple):
    pixmap: QPixmap
    size: int
    dpr: float
    margin: int


_IDENTITY: Final = QTransform()
_RECT: Final = QRectF(-COUNTER / 2, -COUNTER / 2, COUNTER, COUNTER)
_BOUNDS: Final = _RECT.adjusted(*(sign * (COUNTER * MARGIN + 2) for sign in (-1, -1, 1, 1)))  # 2: rounding to pixels
_SHAPE: Final = QPainterPath()
_SHAPE.addRect(_RECT)


class CounterItem(QGraphicsItem):
    """The counter of a unit, centred on its position."""

    def __init__(
        self, unit: str, face: CounterFace, style: CounterStyle = LIGHT, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self.unit = unit
        self._face = face
        self._style = style
        self._selected = False
        self._dimmed = False
        self._hovered = False
        self._shown: _Shown | None = None  # the last pixmap of this look

    # -- what it shows -------------------------------------------------------------------------------------------------

    @property
    def face(self) -> CounterFace:
        return self._face

    def set_face(self, face: CounterFace) -> None:
        if face != self._face:
            self._face = face
            self._changed()

    def set_style(self, style: CounterStyle) -> None:
        if style is not self._style:
            self._style = style
            self._changed()

    @property
    def selected(self) -> bool:
        return self._selected

    @selected.setter
    def selected(self, on: bool) -> None:
        if on != self._selected:
            self._selected = on
            self._changed()

    @property
    def dimmed(self) -> bool:
        return self._dimmed

    @dimmed.setter
    def dimmed(self, on: bool) -> None:
        if on != self._dimmed:
            self._dimmed = on
            self._changed()

    @property
    def hovered(self) -> bool:
        return self._hovered

    @hovered.setter
    def hovered(self, on: bool) -> None:
        if on != self._hovered:
            self._hovered = on
            self._changed()

    def _changed(self) -> None:
        self._shown = None
        self.update()

    def accessible_text(self) -> str:
        """In the present language; so it is asked for when it is shown, not kept as a tooltip."""
        return describe(self._face)

    # -- QGraphicsItem -------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return _BOUNDS

    def counter_rect(self) -> QRectF:
        """The cardboard itself, without shadow and ring."""
        return _RECT

    def shape(self) -> QPainterPath:
        return _SHAPE

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        scale = transform.m11()
        size = round(COUNTER * scale)
        if not 0 < size <= _LARGEST_PIXMAP or transform.m12() or painter.paintEngine().type() in _VECTORS:
            paint_counter(
                painter, self.counter_rect(), self._face, self._selected, self._dimmed, self._hovered, self._style
            )
            return
        dpr = painter.device().devicePixelRatioF()
        shown = self._shown
        if shown is None or shown.size != size or shown.dpr != dpr:
            # Pictures for export have no widget: they are never drawn with a stand-in.
            if widget is not None and _budget.is_spent():
                _budget.wait(self)
                if shown is None:
                    paint_blank(painter, _RECT, self._face, self._style)
                    return
            else:
                shown = self._shown = self._made(size, dpr)
        _blit(painter, transform, shown, size, dpr)

    def _made(self, size: int, dpr: float) -> _Shown:
        start = monotonic()
        pixmap = counter_pixmap(self._face, size, dpr, self._selected, self._dimmed, self._hovered, self._style)
        _budget.spend(monotonic() - start)
        return _Shown(pixmap, size, dpr, counter_margin(size))


def _blit(painter: QPainter, transform: QTransform, shown: _Shown, size: int, dpr: float) -> None:
    """Put the pixmap on whole pixels of the device: between them it would blur. The transform need not be restored,
    because the scene sets it for each item."""
    margin = shown.margin * size / shown.size
    x = round((transform.dx() - size / 2 - margin) * dpr) / dpr
    y = round((transform.dy() - size / 2 - margin) * dpr) / dpr
    painter.setWorldTransform(_IDENTITY)
    if shown.size == size:
        painter.drawPixmap(QPointF(x, y), shown.pixmap)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        side = size + 2 * margin
        painter.drawPixmap(QRectF(x, y, side, side), shown.pixmap, QRectF(shown.pixmap.rect()))
