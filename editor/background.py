"""A scanned map under the hexes: loaded with care, put in place by three known hexes or by numbers.

It belongs to the user, not to the scenario: where it lies and how it is placed is kept beside the settings, by the file
of the scenario, and never in that file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from math import atan2, cos, degrees, hypot, isfinite, radians, sin
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageIOHandler,
    QImageReader,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.scene import MapScene
from bk40qt.paths import user_config_dir

MAX_BYTES: Final = 200 * 2**20
MAX_SIDE: Final = 40_000  # pixels of the file, along one side
MAX_PIXELS: Final = 36_000_000  # kept in memory; larger scans are read smaller
FORMATS: Final = ("png", "jpg", "jpeg", "bmp", "webp", "gif", "ppm", "pgm", "tif", "tiff")
_LIMIT_MB: Final = 1024  # that Qt may allocate for one picture
_KEPT: Final = 200  # placements, the oldest go
_LARGEST: Final = 1_000_000  # bytes of our own file


class PictureTrouble(Exception):
    """A picture cannot be shown; the text says why, in the present language."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a picture lies on the map: a pixel of the file as scene units, `x`, `y` its upper left corner."""

    path: str = ""
    x: float = 0.0
    y: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0
    rotation: float = 0.0  # degrees, clockwise
    shear: float = 0.0  # of a scan that was not straight
    share: float = 0.5  # 0: only the hexes are seen, 1: only the picture

    def transform(self) -> QTransform:
        turn = radians(self.rotation)
        a, b = self.scale_x * cos(turn), self.scale_x * sin(turn)
        c = self.scale_y * (self.shear * cos(turn) - sin(turn))
        d = self.scale_y * (self.shear * sin(turn) + cos(turn))
        return QTransform(a, b, c, d, self.x, self.y)

    def placed(self, transform: QTransform) -> Placement:
        """The same picture by a transform that is not degenerate."""
        a, b, c, d = transform.m11(), transform.m12(), transform.m21(), transform.m22()
        scale_x, turn = hypot(a, b), atan2(b, a)
        scale_y = (a * d - b * c) / scale_x
        shear = (c * cos(turn) + d * sin(turn)) / scale_y
        return replace(self, x=transform.dx(), y=transform.dy(), scale_x=scale_x, scale_y=scale_y,
                       rotation=degrees(turn), shear=shear)


def fitted(layout: HexLayout, size: QSize, path: str) -> Placement:
    """A first guess: the picture as wide and high as the map."""
    bounds = layout.bounds
    return Placement(path, bounds.left(), bounds.top(), bounds.width() / max(1, size.width()),
                     bounds.height() / max(1, size.height()))


def from_three(pixels: Sequence[QPointF], scene: Sequence[QPointF]) -> QTransform | None:
    """The transform that takes three points of a picture to three of the scene; None if they lie on a line."""
    p, q, r = pixels
    across, down = q - p, r - p
    area = across.x() * down.y() - across.y() * down.x()
    a, b, c = scene
    to, too = b - a, c - a
    if abs(area) < 1e-6 or abs(to.x() * too.y() - to.y() * too.x()) < 1e-6:
        return None
    m11 = (to.x() * down.y() - too.x() * across.y()) / area
    m21 = (too.x() * across.x() - to.x() * down.x()) / area
    m12 = (to.y() * down.y() - too.y() * across.y()) / area
    m22 = (too.y() * across.x() - to.y() * down.x()) / area
    return QTransform(m11, m12, m21, m22, a.x() - m11 * p.x() - m21 * p.y(), a.y() - m12 * p.x() - m22 * p.y())


# ------------------------------------------------------------------------------------------------------------- loading


def load_picture(path: Path) -> tuple[QImage, QSize]:
    """The picture, smaller than its file if that is very large, and the size of the file. PictureTrouble otherwise."""
    try:
        if not path.is_file():
            raise PictureTrouble(tr("There is no file {path}.", path=path))
        if path.stat().st_size > MAX_BYTES:
            raise PictureTrouble(tr("The picture is larger than {n} MiB.", n=MAX_BYTES // 2**20))
    except (OSError, ValueError) as error:
        raise PictureTrouble(tr("The picture cannot be read: {why}", why=error)) from None
    QImageReader.setAllocationLimit(_LIMIT_MB)
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    kind = bytes(reader.format().data()).decode("ascii", "replace")
    if kind not in FORMATS:
        raise PictureTrouble(tr("This is no picture that can be shown; PNG and JPEG can."))
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MAX_SIDE:
        raise PictureTrouble(tr("The picture may have {n} pixels along a side at most.", n=MAX_SIDE))
    if size.width() * size.height() > MAX_PIXELS:
        shrink = (MAX_PIXELS / (size.width() * size.height())) ** 0.5
        reader.setScaledSize(QSize(max(1, int(size.width() * shrink)), max(1, int(size.height() * shrink))))
    image = reader.read()
    if image.isNull():
        raise PictureTrouble(tr("The picture cannot be read: {why}", why=reader.errorString()))
    turned = reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90
    return image, size.transposed() if turned else size



# ------------------------------------------------------------------------------------------------------------- showing


class GridItem(QGraphicsItem):
    """The hexes as thin lines, to be seen on the picture."""

    def __init__(self, layout: HexLayout) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Layer.BOARD + 1)
        self._layout = layout

    def boundingRect(self) -> QRectF:
        return self._layout.bounds.adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lod = option.levelOfDetailFromTransform(painter.worldTransform())
        if lod * RADIUS < 5:
            return  # nothing but lines would be seen
        seen = option.exposedRect.adjusted(-RADIUS, -RADIUS, RADIUS, RADIUS)
        pen = QPen(QColor(40, 40, 40, 150), 1.2 / lod)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for h in _hexes_in(self._layout, seen):
            painter.drawPolygon(self._layout.polygon(h))


def _hexes_in(layout: HexLayout, area: QRectF) -> list[int]:
    """Hexes whose middle is in a rectangle, without looking at all of a large map."""
    grid = layout.grid
    first = layout.centre(0)
    flat = grid.top == "flat"
    step = 1.5 * RADIUS
    low, high = (area.left(), area.right()) if flat else (area.top(), area.bottom())
    start = first.x() if flat else first.y()
    lines = range(max(0, int((low - start) / step)), min(grid.lines, int((high - start) / step) + 2))
    along = 3**0.5 * RADIUS
    begin = first.y() if flat else first.x()
    near, far = (area.top(), area.bottom()) if flat else (area.left(), area.right())
    places = range(max(0, int((near - begin) / along) - 1), min(grid.per_line, int((far - begin) / along) + 3))
    return [line * grid.per_line + place for line in lines for place in places]


class Background:
    """The picture of one scene. The ground above it lets through as much as `share` says."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self._item: QGraphicsPixmapItem | None = None
        self._grid: GridItem | None = None
        self._shrink = QTransform()
        self.placement = Placement()
        self.size = QSize()  # of the file

    @property
    def layout(self) -> HexLayout:
        return self._scene.layout

    @property
    def is_shown(self) -> bool:
        return self._item is not None

    def show(self, image: QImage, size: QSize, placement: Placement) -> None:
        self.remove()
        self.size = size
        self._item = QGraphicsPixmapItem(QPixmap.fromImage(image))
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._item.setZValue(Layer.BOARD - 1)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Pixels of the file, however small it was read.
        self._shrink = QTransform.fromScale(size.width() / image.width(), size.height() / image.height())
        self._grid = GridItem(self._scene.layout)
        self._scene.addItem(self._item)
        self._scene.addItem(self._grid)
        self.place(placement)

    def place(self, placement: Placement) -> None:
        self.placement = placement
        if self._item is not None and self._grid is not None:
            self._item.setTransform(self._shrink * placement.transform())
            self._scene.ground.setOpacity(1.0 - placement.share)
            self._grid.setVisible(placement.share > 0.3)

    def remove(self) -> None:
        for item in (self._item, self._grid):
            if item is not None:
                self._scene.removeItem(item)
        self._item = self._grid = None
        self._scene.ground.setOpacity(1.0)
        self.placement = Placement()

    def pixel_at(self, scene_pos: QPointF) -> QPointF:
        """The point of the picture under a point of the scene."""
        inverse, fine = self.placement.transform().inverted()
        return inverse.map(scene_pos) if fine else QPointF()


# ------------------------------------------------------------------------------------------------------------- keeping


def _store() -> Path:
    return user_config_dir() / "editor-pictures.json"


def _all() -> dict[str, Any]:
    try:
        if _store().stat().st_size > _LARGEST:
            return {}
        found = json.loads(_store().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def kept_placement(scenario: Path) -> Placement | None:
    """The picture that was last shown with this scenario file."""
    values = _all().get(str(scenario))
    if not isinstance(values, dict):
        return None
    kept: dict[str, Any] = {}
    for known in fields(Placement):
        value = values.get(known.name, known.default)
        if known.name == "path":
            kept["path"] = value if isinstance(value, str) else ""
        else:
            fine = isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)
            kept[known.name] = float(value) if fine else known.default
    made = Placement(**kept)
    return made if made.path and made.scale_x and made.scale_y else None


def keep_placement(scenario: Path, placement: Placement | None) -> None:
    """Remember it, or forget it. That it cannot be kept stops nobody."""
    everything = _all()
    everything.pop(str(scenario), None)
    if placement is not None and placement.path:
        everything[str(scenario)] = asdict(placement)
    while len(everything) > _KEPT:
        everything.pop(next(iter(everything)))
    part = _store().with_name(f".pictures-{os.getpid()}.part")
    try:
        part.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(json.dumps(everything, indent=1), encoding="utf-8")
        os.replace(part, _store())
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
