"""The map as vectors: one call paints any part of it at any scale, touching only the hexes in that part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from bk40qt.engine.board import VILLAGE, Board
from bk40qt.mapview import houses, lettering, relief, roads, vegetation, water
from bk40qt.mapview.fields import Fields
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.overview import Overview
from bk40qt.mapview.sheet import REACH, Sheet, Spot
from bk40qt.mapview.style import MapStyle

OVERVIEW_BELOW: Final = 0.17  # device pixels per scene unit; further in, a tile of cold hexes fits into a frame
PLAIN_BELOW: Final = 0.35
_NUMBERS_FROM: Final = 0.45
_PICTURE_SCALE: Final = 0.3
_NAMES_FROM: Final = 0.19  # smaller names cannot be read
_GRID_FROM: Final = 0.08  # nothing but its lines would be seen
_TRACED: Final = 5000  # hexes of a map that is traced from any height

Stroke = Callable[[QPainter], None]


class BoardArt:
    """The drawing of one board in one style. Parts are made when they are first looked at."""

    def __init__(self, board: Board, layout: HexLayout, style: MapStyle) -> None:
        self.layout, self.style = layout, style
        self.bounds = layout.bounds.adjusted(-style.margin, -style.margin, style.margin, style.margin)
        self._sheet = Sheet(board, layout)
        self._fields = Fields()
        self._overview = Overview(self._sheet, style)
        self._streams: water.Streams | None = None
        self._cliffs: water.Cliffs | None = None
        self._letters: lettering.Letters | None = None
        self._roads = roads.Roads(self._sheet)
        self._growth = vegetation.Growth(self._sheet, self._roads)
        self._houses: houses.Houses | None = None

    @property
    def board(self) -> Board:
        return self._sheet.board

    def set_style(self, style: MapStyle) -> None:
        self.style = style
        self._letters = None
        self._overview.set_style(style)

    def set_board(self, board: Board, changed: Iterable[int]) -> set[int] | None:
        """A board on the same grid that differs in these hexes, or in sides of theirs.

        Returns the hexes that look different now, their surroundings aside; None if the whole map may.
        """
        old, plans = self._sheet.board, self._house_plans()
        looks = set(changed)
        near = self._sheet.set_board(board, looks)
        self._overview.changed(looks, near)
        for part in (self._roads, self._growth, plans):
            part.changed(near)
        built = any((board.terrain[h] == VILLAGE) != (old.terrain[h] == VILLAGE) for h in looks)
        if built or board.places != old.places:
            looks |= plans.place_churches()
        if board.cliffs != old.cliffs or any(board.level[h] != old.level[h] for h in looks):
            self._cliffs = None
        same_streams = board.stream_names is old.stream_names or board.stream_names == old.stream_names
        if same_streams and board.places == old.places:
            if not any(place.kind == "hill" and looks.intersection(place.hexes) for place in board.places):
                return looks
        # A stream changes its width all along, a name may push others aside.
        self._streams = self._letters = None
        return None

    def is_ready(self, scale: float) -> bool:
        """Whether `paint` can begin at once at this scale, or has to make what concerns the whole map first."""
        return scale < OVERVIEW_BELOW or None not in (self._streams, self._cliffs, self._houses, self._letters)

    def preparing(self) -> Iterator[None]:
        """Makes what concerns the whole map, in steps of a few milliseconds (0.15 s in all on 200 x 200)."""
        yield from self._tracing()
        self._steep()
        yield
        self._house_plans()
        yield
        yield from self._lettering()

    def _tracing(self) -> Iterator[None]:
        if self._streams is None:
            streams = water.Streams(self.board, self.layout)
            yield from streams.trace()
            self._streams = streams

    def _lettering(self) -> Iterator[None]:
        if self._letters is None:
            letters = lettering.Letters(self._sheet, self.style)
            yield from letters.names.find_places(self._water())
            self._letters = letters

    # --------------------------------------------------------------------------------------------------- painting

    def paint(self, painter: QPainter, exposed: QRectF, scale: float, numbers: bool, names: bool = True) -> None:
        """Paints the part `exposed` (scene units); `scale` is device pixels per scene unit and chooses the detail."""
        for stroke in self.strokes(exposed, scale, numbers, names):
            painter.save()
            stroke(painter)
            painter.restore()

    def strokes(self, exposed: QRectF, scale: float, numbers: bool, names: bool = True) -> Iterator[Stroke]:
        """The same in steps of a few milliseconds, to be done one after the other. Each is given a painter as `paint`
        would get it, not always the same one. The board must not change meanwhile."""
        yield lambda painter: painter.fillRect(exposed, QColor(self.style.paper))
        inside = exposed.intersected(self.layout.bounds)
        if not inside.isEmpty():
            far = scale < OVERVIEW_BELOW
            for stroke in self._far_strokes(inside, scale) if far else self._ground(inside, scale, numbers, names):
                yield partial(_inside, inside, stroke)
        yield lambda painter: self._paint_frame(painter, scale)

    def paint_tints(self, painter: QPainter) -> None:
        """The whole map, quick and without detail, to stand in until the rest is there."""
        painter.fillRect(self.bounds, QColor(self.style.paper))
        painter.setClipRect(self.layout.bounds, Qt.ClipOperation.IntersectClip)
        self._overview.paint_tints(painter)

    def _far_strokes(self, exposed: QRectF, scale: float) -> Iterator[Stroke]:
        yield from self._overview.strokes(exposed, scale)
        yield lambda painter: self._paint_veil(painter, exposed)

    def _ground(self, exposed: QRectF, scale: float, numbers: bool, names: bool) -> Iterator[Stroke]:
        sheet, style = self._sheet, self.style
        detail = scale >= PLAIN_BELOW
        spots = sheet.spots_in(exposed.adjusted(-REACH, -REACH, REACH, REACH))
        yield lambda painter: relief.paint_tints(painter, sheet, spots, exposed, style, smooth=scale >= 0.8)
        yield lambda painter: self._fields.paint(painter, exposed, style, scale)
        yield lambda painter: houses.paint_village_ground(painter, sheet, spots, style)
        yield lambda painter: vegetation.paint_ground(painter, sheet, spots, style)
        if detail:
            yield lambda painter: houses.paint_gardens(painter, self._house_plans(), spots, style)
        yield lambda painter: vegetation.paint_trees(painter, self._growth, spots, style, detail)
        yield lambda painter: relief.paint_contours(painter, sheet, spots, style, scale)
        yield lambda painter: water.paint_streams(painter, self._water(), spots, style)
        yield lambda painter: water.paint_cliffs(painter, self._steep(), spots, style)
        if detail:
            yield lambda painter: roads.paint_alleys(painter, self._roads, spots, style)
        yield lambda painter: roads.paint_roads(painter, self._roads, spots, style, detail)
        yield lambda painter: roads.paint_bridges(painter, sheet, spots, style)
        yield lambda painter: houses.paint_houses(painter, self._house_plans(), spots, style, detail)
        yield lambda painter: self._paint_grid(painter, spots, scale)
        yield lambda painter: self._paint_veil(painter, exposed)
        if detail:
            yield lambda painter: self._lettered().heights.paint(painter, sheet, spots)
            if numbers and scale >= _NUMBERS_FROM:
                yield lambda painter: self._lettered().numbers.paint(painter, sheet, spots, exposed)
        if names:
            yield lambda painter: self.paint_names(painter, exposed, scale)

    def paint_tracing(self, painter: QPainter, exposed: QRectF, scale: float, growth: float) -> None:
        """What is drawn in lines, and by `growth` (0 to 1) what stands on the ground, but not the ground itself: to
        lie over another picture of the same country. Of a large map from afar nothing: it would take too long."""
        inside = exposed.intersected(self.layout.bounds)
        if inside.isEmpty() or (scale < OVERVIEW_BELOW and self.board.grid.n > _TRACED):
            return
        sheet, style, detail = self._sheet, self.style, scale >= PLAIN_BELOW
        spots = sheet.spots_in(inside.adjusted(-REACH, -REACH, REACH, REACH))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(growth)
        houses.paint_village_ground(painter, sheet, spots, style)
        vegetation.paint_trees(painter, self._growth, spots, style, detail)
        houses.paint_houses(painter, self._house_plans(), spots, style, detail)
        painter.setOpacity(1.0)
        water.paint_streams(painter, self._water(), spots, style)
        water.paint_cliffs(painter, self._steep(), spots, style)
        roads.paint_roads(painter, self._roads, spots, style, detail)
        roads.paint_bridges(painter, sheet, spots, style)
        if scale >= _GRID_FROM:
            self._paint_grid(painter, spots, scale)
        if scale >= _NAMES_FROM:
            self.paint_names(painter, inside, scale)
        painter.restore()

    def paint_names(self, painter: QPainter, exposed: QRectF, scale: float) -> None:
        self._lettered().names.paint(painter, exposed, scale)

    def _water(self) -> water.Streams:
        for _ in self._tracing():
            pass
        assert self._streams is not None
        return self._streams

    def _steep(self) -> water.Cliffs:
        if self._cliffs is None:
            self._cliffs = water.Cliffs(self.board, self.layout)
        return self._cliffs

    def _lettered(self) -> lettering.Letters:
        for _ in self._lettering():
            pass
        assert self._letters is not None
        return self._letters

    def _house_plans(self) -> houses.Houses:
        if self._houses is None:
            self._houses = houses.Houses(self._sheet, self._roads)
        return self._houses

    def _paint_grid(self, painter: QPainter, spots: list[Spot], scale: float) -> None:
        lines: list[QLineF] = []
        for spot in spots:
            if spot.h < 0:
                continue
            corners = spot.exact
            for d in range(6):  # three of them are drawn by the neighbour, if there is one
                if d < 3 or self._sheet.board_hex(spot.around[d]) < 0:
                    lines.append(QLineF(*corners[d], *corners[(d + 1) % 6]))
        # Never thinner than a hair, nor broad when one looks closely.
        width = min(max(self.style.grid_width, 0.8 / scale), 1.5 / scale)
        pen = QPen(QColor(self.style.grid), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLines(lines)

    def _paint_veil(self, painter: QPainter, exposed: QRectF) -> None:
        """Ground beyond the last hexes is paler: nobody may go there."""
        sheet = self._sheet
        lines, positions = sheet.lines_in(exposed)
        ring: list[int] = []
        for a in lines:
            at_end = a in (0, sheet.grid.lines - 1)
            for b in positions if at_end else {0, sheet.per_line - 1}.intersection(positions):
                ring.append(a * sheet.per_line + b)
        if not ring:
            return
        veil = QPainterPath()
        veil.setFillRule(Qt.FillRule.WindingFill)
        for e in ring:
            x, y = sheet.centre(e)
            veil.addPolygon(self.layout.outline.translated(x, y))
            veil.closeSubpath()
        painter.fillPath(veil, QColor(self.style.veil))

    def _paint_frame(self, painter: QPainter, scale: float) -> None:
        """A thick line and a thin one around it."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for away, width in ((1.5, 3.0), (9.0, 1.0)):
            pen = QPen(QColor(self.style.frame), max(width, 0.8 / scale))
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawRect(self.layout.bounds.adjusted(-away, -away, away, away))
        if scale >= PLAIN_BELOW:
            place = self.layout.bounds.bottomLeft() + QPointF(0, 0.45 * self.style.margin)
            bar = self._lettered().bar
            if bar.length <= self.layout.bounds.width():
                bar.paint(painter, place)


def _inside(area: QRectF, stroke: Stroke, painter: QPainter) -> None:
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    stroke(painter)


def picture(board: Board, layout: HexLayout, style: MapStyle, width: int, height: int) -> QImage:
    """The whole map in a picture of at most this size."""
    art = BoardArt(board, layout, style)
    bounds = art.bounds
    scale = min(width / bounds.width(), height / bounds.height())
    # Small pictures are drawn larger and shrunk: woods and villages stay recognizable.
    drawn = max(scale, min(_PICTURE_SCALE, 4 * scale))
    image = QImage(_size(bounds, drawn), QImage.Format.Format_RGB32)
    image.fill(QColor(style.paper))  # the last pixels may be covered in part only
    painter = QPainter(image)
    painter.scale(drawn, drawn)
    painter.translate(-bounds.topLeft())
    art.paint(painter, bounds, drawn, numbers=True, names=drawn == scale)
    painter.end()
    if drawn == scale:
        return image
    shape = _size(bounds, scale)
    image = image.scaled(shape, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    if scale >= _NAMES_FROM:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        art.paint_names(painter, layout.bounds, scale)
        painter.end()
    return image


def _size(bounds: QRectF, scale: float) -> QSize:
    return QSize(max(1, round(bounds.width() * scale)), max(1, round(bounds.height() * scale)))
