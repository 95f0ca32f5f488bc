"""A view of the map that zooms and pans, and never loses the map."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.motion import Motion
from bk40qt.mapview.scene import MARGIN, MapScene

Direction = Literal["up", "down", "left", "right"]

MIN_ZOOM: Final = 0.05
MAX_ZOOM: Final = 4.0
ZOOM_STEP: Final = 2**0.25  # four steps double the size
_SLACK: Final = 0.3  # of the viewport: so far the edge of the map may be drawn into it
_SAME: Final = 3  # pixels: nearer than this is there already
_ROUNDING: Final = 4.0  # a scene that fits to the pixel would be put in the middle with one pixel cut off
_PAN: Final = 0.12  # of the viewport, for an arrow key
_GLIDE_MS: Final = 220
_SETTLE_MS: Final = 110  # after the last step of a zoom by hand
_PANS: Final[dict[Direction, tuple[int, int]]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Camera(QGraphicsView):
    """Where one looks at a MapScene, and from how far."""

    zoom_changed = Signal(float)
    area_changed = Signal()  # another part of the map is visible

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setViewport(QWidget())  # one made by Qt has PySide6 load all kinds of widgets to find out what it is
        self.map_scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        # Measured with 500 counters: panning 4 ms a frame, as with the minimal mode; full updates take 15.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        # The overview shows where one is; bars would only take room from the map.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fitted = False
        self._glide = Motion(self)
        self._picture = QPixmap()  # while zooming by hand: what was seen before, and which part of the scene it shows
        self._pictured = QRectF()
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self.settle)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self.area_changed)
        scene.style_changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setBackgroundBrush(QColor(self.map_scene.map_style.table))

    # -- zoom ----------------------------------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        return self.transform().m11()

    @property
    def _paper(self) -> QRectF:
        """The map with its frame and scale."""
        return self.map_scene.ground.art.bounds

    def _fit_zoom(self) -> float:
        size, paper = self.viewport().size(), self._paper
        return min(size.width() / paper.width(), size.height() / paper.height(), MAX_ZOOM)

    def set_zoom(self, zoom: float, anchor: QPoint | None = None) -> None:
        """The point of the map under `anchor` (of the viewport, else its middle) stays where it is."""
        self._fitted = False
        self._glide.finish_all()
        self._apply_zoom(zoom, self.viewport().rect().center() if anchor is None else anchor)

    def _apply_zoom(self, zoom: float, anchor: QPoint) -> None:
        zoom = max(min(MIN_ZOOM, self._fit_zoom()), min(zoom, MAX_ZOOM))
        if abs(zoom - self.zoom) < 1e-9:
            return
        kept = self.mapToScene(anchor)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._limit()
        self._scroll(self.mapFromScene(kept) - anchor)
        self.zoom_changed.emit(zoom)
        self.area_changed.emit()

    def zoom_by(self, factor: float, anchor: QPoint | None = None) -> None:
        """A step of a zoom by hand. Many come in a row, so each is shown by the last picture, stretched, and the map
        itself is drawn when the hand rests."""
        if self._picture.isNull() and self.isVisible():
            self._picture, self._pictured = self.viewport().grab(), self.visible_area()
        self._settling.start()
        self.set_zoom(self.zoom * factor, anchor)

    def settle(self) -> None:
        """Draw the map as it is now."""
        self._picture = QPixmap()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture.isNull():
            super().paintEvent(event)
            return
        seen = self.visible_area()
        with QPainter(self.viewport()) as painter:
            painter.setTransform(self.viewportTransform())
            if not self._pictured.contains(seen):
                painter.fillRect(seen, self.backgroundBrush())
                painter.save()
                self.map_scene.ground.art.paint_tints(painter)
                painter.restore()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._pictured, self._picture, QRectF(self._picture.rect()))

    def zoom_in(self) -> None:
        self.zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / ZOOM_STEP)

    def zoom_full(self) -> None:
        """One unit of the map is one pixel."""
        self.set_zoom(1.0)

    def fit(self) -> None:
        """The whole map, and again whenever the window changes its size, until the user zooms or pans."""
        self._glide.finish_all()
        self._apply_zoom(self._fit_zoom(), self.viewport().rect().center())
        self.centerOn(self._paper.center())
        self._fitted = True

    def fit_hexes(self, hexes: list[str]) -> None:
        """These hexes as large as they fit, but not above 100 %."""
        rect = self.map_scene.rect_of(hexes).adjusted(-RADIUS, -RADIUS, RADIUS, RADIUS)
        size = self.viewport().size()
        self.set_zoom(min(1.0, size.width() / rect.width(), size.height() / rect.height()))
        self.centerOn(self._inside(rect.center()))

    def _limit(self) -> None:
        """By hand the map can be drawn some way into the view, but never out of it; where it fits it stays put."""
        size, paper, zoom = self.viewport().size(), self._paper, self.zoom
        wide, high = _slack(size.width() / zoom, paper.width()), _slack(size.height() / zoom, paper.height())
        self.setSceneRect(paper.adjusted(-wide, -high, wide, high))

    def _inside(self, middle: QPointF) -> QPointF:
        """The nearest middle of the view where one looks at nothing but the map; its own, where all of it fits."""
        paper, seen = self._paper, self.visible_area()
        return QPointF(_between(middle.x(), paper.left(), paper.right(), seen.width() / 2),
                       _between(middle.y(), paper.top(), paper.bottom(), seen.height() / 2))

    # -- pan -----------------------------------------------------------------------------------------------------------

    def visible_area(self) -> QRectF:
        """The part of the scene one sees."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def look_at(self, scene_pos: QPointF) -> None:
        """The user points somewhere else."""
        self._glide.finish_all()
        self._fitted = False
        self.centerOn(self._inside(scene_pos))

    def centre_on_hex(self, hex_name: str, animated: bool = False) -> None:
        """As far as the map reaches: beyond its edge there is nothing to see."""
        start, end = self.visible_area().center(), self._inside(self.map_scene.centre_of(hex_name))
        if (end - start).manhattanLength() * self.zoom < _SAME:
            return
        self._fitted = False
        self._glide.start(
            "centre",
            _GLIDE_MS if animated else 0,
            lambda share: self.centerOn(start + (end - start) * share),
            lambda: self.centerOn(end),
        )

    def ensure_hex_visible(self, hex_name: str, animated: bool = False) -> None:
        """Moves nothing if the hex is well inside the view, else centres it."""
        edge = min(1.5 * RADIUS, 0.2 * self.visible_area().height())
        if not self.visible_area().adjusted(edge, edge, -edge, -edge).contains(self.map_scene.centre_of(hex_name)):
            self.centre_on_hex(hex_name, animated)

    def pan(self, direction: Direction) -> None:
        x, y = _PANS[direction]
        size = self.viewport().size()
        self.scroll_by(QPoint(round(x * _PAN * size.width()), round(y * _PAN * size.height())))

    def scroll_by(self, by: QPoint) -> None:
        """The user moves the map: by so many pixels, the part that is seen goes this way."""
        self._glide.finish_all()
        self._fitted = False
        self._scroll(by)

    def _scroll(self, by: QPoint) -> None:
        for bar, delta in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(bar.value() + delta)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit()
        if self._fitted:
            self.fit()
        else:
            self.centerOn(self._inside(self.visible_area().center()))
        self.area_changed.emit()


def _slack(seen: float, extent: float) -> float:
    """How far the edge of the map may be drawn into the view, in a direction where so much of it is seen."""
    return _ROUNDING if extent <= seen + 1 else max(MARGIN, _SLACK * seen)


def _between(at: float, low: float, high: float, half: float) -> float:
    return (low + high) / 2 if high - low <= 2 * half else min(max(at, low + half), high - half)
