"""A scanned map under the hexes: the picture below, the ground over it as strong as one likes, lines in full on top."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.rules.blitz40.scenario import Scan
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.scene import MapScene
from editor.edits.scan import affine_of

_SEEN_AROUND: Final = 3 * RADIUS  # how far around a hex a change of it shows
_FEW: Final = 200  # hexes beyond which the whole is drawn anew


def fitted(layout: HexLayout, size: QSize, file: str) -> Scan:
    """A first guess: the picture as wide and high as the map."""
    bounds = layout.bounds
    return Scan(file, bounds.left(), bounds.top(), bounds.width() / max(1, size.width()),
                bounds.height() / max(1, size.height()))


class TraceItem(QGraphicsItem):
    """What one traces from a picture: grid, streams, cliffs, roads, bridges and names in full, growth and houses half.

    The ground below it lets the picture through; what is drawn there must be seen all the same.
    """

    def __init__(self, scene: MapScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # drawn anew only where something changes
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Layer.BOARD + 1)
        self._scene = scene
        self.growth = 1.0

    def boundingRect(self) -> QRectF:
        return self._scene.layout.bounds

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lod = option.levelOfDetailFromTransform(painter.worldTransform())
        self._scene.ground.art.paint_tracing(painter, option.exposedRect, lod, self.growth)


class Background:
    """The picture of one scene; `scan` says where it lies, None if none is shown."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self._item: QGraphicsPixmapItem | None = None
        self._trace: TraceItem | None = None
        self._shrink = QTransform()
        self._image: QImage | None = None
        self.scan: Scan | None = None
        scene.style_changed.connect(self._redraw)

    @property
    def layout(self) -> HexLayout:
        return self._scene.layout

    @property
    def is_shown(self) -> bool:
        return self._item is not None

    def show(self, image: QImage, size: QSize, scan: Scan) -> None:
        """`size` is that of the file, however small the picture was read."""
        if image is not self._image:
            self.remove()
            self._image = image
            self._item = QGraphicsPixmapItem(QPixmap.fromImage(image))
            self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._item.setZValue(Layer.BOARD - 1)
            self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._shrink = QTransform.fromScale(size.width() / image.width(), size.height() / image.height())
            self._trace = TraceItem(self._scene)
            self._scene.addItem(self._item)
            self._scene.addItem(self._trace)
        assert self._item is not None and self._trace is not None
        self.scan = scan
        self._item.setTransform(self._shrink * self.transform())
        self._scene.ground.setOpacity(1.0 - scan.opacity)
        self._trace.growth = 1.0 - scan.opacity / 2
        self._trace.update()

    def remove(self) -> None:
        for item in (self._item, self._trace):
            if item is not None:
                self._scene.removeItem(item)
        self._item = self._trace = self._image = self.scan = None
        self._scene.ground.setOpacity(1.0)

    def transform(self) -> QTransform:
        return QTransform(*affine_of(self.scan)) if self.scan is not None else QTransform()

    def pixel_at(self, scene_pos: QPointF) -> QPointF:
        """The point of the picture under a point of the scene."""
        inverse, fine = self.transform().inverted()
        return inverse.map(scene_pos) if fine else QPointF()

    def ground_changed(self, hexes: Iterable[int] | None) -> None:
        """These hexes look different; None: all may."""
        few = list(hexes) if hexes is not None else None
        if few is None or len(few) > _FEW:
            self._redraw()
        elif self._trace is not None:
            for h in few:
                area = self.layout.polygon(h).boundingRect()
                self._trace.update(area.adjusted(-_SEEN_AROUND, -_SEEN_AROUND, _SEEN_AROUND, _SEEN_AROUND))

    def _redraw(self) -> None:
        if self._trace is not None:
            self._trace.update()
