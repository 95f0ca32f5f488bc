"""The whole board, small: where the counters are and which part the view shows. A click moves the view there."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.camera import Camera
from bk40qt.mapview.counter_art import STYLES
from bk40qt.mapview.overlay_ink import ink_for

_STRIP: Final = 1_500.0  # scene units drawn in one go: a big map must not hold up the window
_DOT: Final = 2.6


class MiniMap(QWidget):
    """Belongs to one view of the map."""

    def __init__(self, view: Camera, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._scene = view.map_scene
        self._ground = QImage()
        self._dotted = QImage()  # the ground with the counters on it
        self._drawn_to = 0.0
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_strip)
        self.setMinimumSize(120, 90)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        view.area_changed.connect(self.update)
        self._scene.position_changed.connect(self._dot)
        self._scene.style_changed.connect(self.redraw)
        self._scene.ground_changed.connect(self.redraw)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(tr("Overview map"))
        self.setToolTip(tr("The whole map. Click or drag to look somewhere else."))

    # -- geometry -----------------------------------------------------------------------------------------------------

    @property
    def _bounds(self) -> QRectF:
        return self._scene.layout.bounds

    @property
    def scale(self) -> float:
        return min(self.width() / self._bounds.width(), self.height() / self._bounds.height())

    def _corner(self) -> QPointF:
        """Where the map's upper left corner is in the widget."""
        drawn = self._bounds.size() * self.scale
        return QPointF((self.width() - drawn.width()) / 2, (self.height() - drawn.height()) / 2)

    def to_scene(self, point: QPointF) -> QPointF:
        return (point - self._corner()) / self.scale + self._bounds.topLeft()

    def from_scene(self, point: QPointF) -> QPointF:
        return (point - self._bounds.topLeft()) * self.scale + self._corner()

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    def heightForWidth(self, width: int) -> int:
        return ceil(width * self._bounds.height() / self._bounds.width())

    # -- drawing ------------------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Draw the ground anew: tints at once, the rest strip by strip when there is nothing else to do."""
        dpr = self.devicePixelRatioF()
        size = (self._bounds.size() * self.scale * dpr).toSize().expandedTo(QSize(1, 1))
        self._ground = QImage(size, QImage.Format.Format_RGB32)
        self._ground.setDevicePixelRatio(dpr)
        with QPainter(self._ground) as painter:
            self._prepare(painter)
            self._scene.ground.art.paint_tints(painter)
        self._drawn_to = self._bounds.top()
        self._drawing.start()
        self._dot()

    def _prepare(self, painter: QPainter) -> None:
        """Let it draw in scene units."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.scale, self.scale)
        painter.translate(-self._bounds.topLeft())

    def _draw_strip(self) -> None:
        bounds, top = self._bounds, self._drawn_to
        strip = QRectF(bounds.left(), top, bounds.width(), min(_STRIP, bounds.bottom() - top))
        with QPainter(self._ground) as painter:
            self._prepare(painter)
            painter.setClipRect(strip)
            self._scene.ground.art.paint(painter, strip, self.scale * self.devicePixelRatioF(), False)
        self._drawn_to = strip.bottom()
        if self._drawn_to >= bounds.bottom() - 0.5:
            self._drawing.stop()
        self._dot()

    def _dot(self) -> None:
        """Counters as dots: each side has its own shape."""
        if self._ground.isNull():
            return
        self._dotted = self._ground.copy()
        shades, corner = STYLES[self._scene.map_style.name], self._corner()
        sides = sorted({piece.face.side for piece in self._scene.position.pieces})
        with QPainter(self._dotted) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(shades.ink, 0.8))
            for piece in self._scene.position.pieces:
                at = self.from_scene(self._scene.centre_of(piece.hex)) - corner
                painter.setBrush(shades.ground(piece.face.side))
                _draw_dot(painter, at, sides.index(piece.face.side))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = self._view.visible_area()
        box = QRectF(self.from_scene(seen.topLeft()), self.from_scene(seen.bottomRight()))
        box = box.intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        ink = ink_for(self._scene.map_style.name)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawImage(self._corner(), self._dotted)
            for colour, width in ((QColor(ink.casing), 4.0), (ink.colour("select"), 1.8)):
                painter.setPen(QPen(colour, width))
                painter.drawRect(box)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redraw()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- mouse --------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._view.look_at(self.to_scene(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._view.look_at(self.to_scene(event.position()))


def _draw_dot(painter: QPainter, at: QPointF, shape: int) -> None:
    if shape == 0:
        painter.drawEllipse(at, _DOT, _DOT)
    elif shape == 1:
        painter.drawRect(QRectF(at.x() - _DOT, at.y() - _DOT, 2 * _DOT, 2 * _DOT))
    else:
        reach = 1.3 * _DOT
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) * reach for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]))
