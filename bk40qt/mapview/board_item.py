"""The map in a scene: one item that keeps what it has drawn as tiles, per zoom, and never holds up a frame.

Tiles are drawn between frames, in steps of a few milliseconds. Until a tile is there, tiles of another zoom stand in
for it, stretched, and where there are none the soft tints of the whole map. A tile whose ground has changed stays until
it is drawn again. Only what a hand has changed shows at once: a few hexes are drawn into the tiles in sight; of more
the first frame shows the soft tints, and the next one, or the new tiles, the rest.
Painting without a widget (printing, export) is done as vectors at once.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from math import ceil, floor, inf, log
from time import perf_counter
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.board import Board
from bk40qt.mapview.board_art import OVERVIEW_BELOW, BoardArt
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.style import MapStyle
from bk40qt.mapview.tiles import Key, TileCache, area_of, keys_of, pixels_of, span_of, tile_side

BUDGET: Final = 0.006  # seconds between two frames that may go into tiles
_FEW: Final = 200  # hexes of a change that are looked at one by one; for more, everything is drawn again
_AT_ONCE: Final = 7  # hexes of a change that the first frame can draw: some 10 ms
_MENDED: Final = 600_000  # device pixels of changes that the second frame can draw: some 30 ms,
_GROWN: Final = 20  # if they are of no more hexes than these, whose trees and houses have to be thought of, too
_SWEEPS: Final = 16  # small ones for one that looks at what the last of these have left
_SEEN_AROUND: Final = 1.2 * RADIUS  # how far around a hex a change of it shows


class _Making:
    """A picture of a part of the map, drawn stroke by stroke."""

    def __init__(self, art: BoardArt, scale: float, pixels: QRect, numbers: bool) -> None:
        self.picture = QPixmap(pixels.size())
        self._scale, self._pixels = scale, pixels
        area = QRectF(pixels.x() / scale, pixels.y() / scale, pixels.width() / scale, pixels.height() / scale)
        self._strokes = art.strokes(area, scale, numbers)

    def go_on(self) -> bool:
        """One stroke more; False if there is none."""
        stroke = next(self._strokes, None)
        if stroke is None:
            return False
        with QPainter(self.picture) as painter:  # ended even after an error: Qt does not survive one without picture
            painter.translate(-self._pixels.x(), -self._pixels.y())
            painter.scale(self._scale, self._scale)
            stroke(painter)
        return True

    def finish(self) -> QPixmap:
        while self.go_on():
            pass
        return self.picture


class BoardItem(QGraphicsObject):
    def __init__(self, board: Board, layout: HexLayout, style: MapStyle, numbers: bool = True) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.art = BoardArt(board, layout, style)
        self.tiles = TileCache()
        self.budget = BUDGET  # infinite: every frame is complete, for screenshots
        self._layout = layout
        self._numbers = numbers
        self._wanted: dict[Key, None] = {}  # tiles to be drawn, the most urgent first
        self._preparing: Iterator[None] | None = None
        self._making: tuple[Key, _Making] | None = None
        self._changes: list[QRectF] = []  # since the last frame
        self._changed: set[int] = set()  # the hexes of these
        self._sketched: list[QRectF] = []  # changes that the next frame draws
        self._swept = 0  # tiles
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    def boundingRect(self) -> QRectF:
        return self.art.bounds

    @property
    def is_complete(self) -> bool:
        """Whether every tile in sight, and around it, is there and shows the ground as it is."""
        return not self._wanted and not self._changes and not self._sketched

    # ---------------------------------------------------------------------------------------------------- changes

    def set_style(self, style: MapStyle) -> None:
        if style is not self.art.style:
            self.prepareGeometryChange()
            self.art.set_style(style)
            self._begin_again()

    def set_numbers(self, numbers: bool) -> None:
        if numbers != self._numbers:
            self._numbers = numbers
            self._begin_again()

    def _begin_again(self) -> None:
        self.tiles.clear()
        self._preparing = self._making = None
        self._wanted.clear()
        self.update()

    def invalidate(self, hexes: Iterable[int], board: Board | None = None) -> None:
        """These hexes changed, or sides of theirs. Boards never change: an editor hands over its new one."""
        changed = set(hexes)
        if board is not None and len(changed) == board.grid.n:  # shifted or mirrored: quicker than hex by hex
            self.art, looks = BoardArt(board, self._layout, self.art.style), None
        else:
            looks = changed if board is None else self.art.set_board(board, changed)
        self._preparing = self._making = None  # begun on what was there before
        if looks is None or len(looks) > _FEW:
            self.tiles.outdate_all()
            self.update()
            return
        for area in _joined(self._around(h) for h in sorted(looks)):
            for scale in self.tiles.scales():
                for key in keys_of(scale, span_of(scale, area)):
                    self.tiles.outdate(key)
            self._changes.append(area)
            self.update(area)
        self._changed |= looks

    def _around(self, h: int) -> QRectF:
        return self._layout.polygon(h).boundingRect().adjusted(*(s * _SEEN_AROUND for s in (-1, -1, 1, 1)))

    # --------------------------------------------------------------------------------------------------- painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        exposed = option.exposedRect.intersected(self.art.bounds)
        if exposed.isEmpty():
            return
        if widget is None or transform.isRotating():
            self.art.paint(painter, exposed, transform.m11(), self._numbers)
            return
        ratio = widget.devicePixelRatioF()
        scale = round(transform.m11() * ratio, 6)
        seen = transform.inverted()[0].mapRect(QRectF(widget.rect())).intersected(self.art.bounds)
        self._mend(scale, span_of(scale, seen))
        if self.budget == inf:
            self._draw_now(scale, exposed)
        self._want(scale, seen)
        painter.save()
        painter.setClipRect(exposed, Qt.ClipOperation.IntersectClip)
        # Whole device pixels: tiles meet without a seam and stay sharp.
        left, top = round(transform.dx() * ratio) / ratio, round(transform.dy() * ratio) / ratio
        shown = list(keys_of(scale, span_of(scale, exposed)))
        missing = [key for key in shown if key not in self.tiles]
        if missing:
            self._paint_stand_ins(painter, missing, exposed)
        painter.setWorldTransform(QTransform())
        side = tile_side(scale) / ratio
        for key in shown:
            tile = self.tiles.get(key)
            if tile is not None:
                place = QRectF(left + key[1] * side, top + key[2] * side, side, side)
                painter.drawPixmap(place, tile, QRectF(tile.rect()))
        painter.restore()

    def _mend(self, scale: float, sight: QRect) -> None:
        """What has changed since the last frame, where it is little: a few hexes are drawn into the tiles in sight, of
        more the tints, and in the next frame what is as much as a frame can draw."""
        changes, self._changes = self._changes, []
        changed, self._changed = self._changed, set()
        sketched, self._sketched = self._sketched, []
        if not self.art.is_ready(scale):
            return
        far, left_over = scale < OVERVIEW_BELOW, _MENDED
        for area in sketched:
            self._patch(scale, area, sight)
        for area in changes:
            hexes = [h for h in changed if area.contains(self._layout.centre(h))]
            left_over -= ceil(_size(area) * scale**2)
            if far or len(hexes) <= _AT_ONCE or self.budget == inf:
                self._patch(scale, area, sight)
                continue
            keys = self._there(scale, area, sight)
            self._sketch(scale, keys, hexes)
            if keys and len(hexes) < _GROWN and left_over >= 0:
                self._sketched.append(area)

    def _there(self, scale: float, area: QRectF, sight: QRect) -> list[Key]:
        """The tiles in sight that show something of the area."""
        return [key for key in keys_of(scale, span_of(scale, area).intersected(sight)) if key in self.tiles]

    def _patch(self, scale: float, area: QRectF, sight: QRect) -> None:
        side = tile_side(scale)
        in_sight = QRect(sight.x() * side, sight.y() * side, sight.width() * side, sight.height() * side)
        left, top = floor(area.left() * scale), floor(area.top() * scale)
        right, bottom = ceil(area.right() * scale), ceil(area.bottom() * scale)
        pixels = QRect(left, top, right - left, bottom - top).intersected(in_sight)
        keys = self._there(scale, area, sight)
        if not keys:
            return
        patch = _Making(self.art, scale, pixels, self._numbers).finish()
        for key in keys:
            tile = self.tiles.get(key)
            assert tile is not None
            with QPainter(tile) as painter:
                painter.drawPixmap(pixels.topLeft() - pixels_of(key).topLeft(), patch)
            self.tiles.mended(key)

    def _sketch(self, scale: float, keys: list[Key], hexes: list[int]) -> None:
        """The tints of these hexes, into tiles that stay outdated: they say what has changed until all is drawn."""
        shape = QPainterPath()
        for h in hexes:
            shape.addPolygon(self._layout.polygon(h))
        for key in keys:
            tile = self.tiles.get(key)
            assert tile is not None
            with QPainter(tile) as painter:
                painter.translate(-pixels_of(key).topLeft())
                painter.scale(scale, scale)
                painter.setClipPath(shape)
                self.art.paint_tints(painter)

    def _draw_now(self, scale: float, exposed: QRectF) -> None:
        for key in self._outdated(scale, span_of(scale, exposed)):
            self.tiles.put(key, _Making(self.art, scale, pixels_of(key), self._numbers).finish())

    def _want(self, scale: float, seen: QRectF) -> None:
        """All tiles in sight, of which a frame may show only a part, from the middle outwards; then the ring around: it
        is looked at soon, if the view is moved at all."""
        around = (key for key in self._outdated(scale, span_of(scale, seen, slack=1))
                  if area_of(key).intersects(self.art.bounds))
        self._wanted = dict.fromkeys((*self._outdated(scale, span_of(scale, seen)), *around))
        if self._wanted:
            self._timer.start()

    def _outdated(self, scale: float, span: QRect) -> list[Key]:
        middle = span.center()
        found = [key for key in keys_of(scale, span) if not self.tiles.is_fresh(key)]
        return sorted(found, key=lambda key: abs(key[1] - middle.x()) + abs(key[2] - middle.y()))

    def _work(self) -> None:
        """Between frames: tiles that are wanted, and a repaint where they are seen."""
        if self._sketched:
            for area in self._sketched:
                self.update(area)
            return  # the next frame needs fewer of them
        end = perf_counter() + self.budget
        while self._wanted:
            self._go_on()
            if perf_counter() >= end:
                break
        if self._wanted:
            self._timer.start()

    def _go_on(self) -> None:
        key = next(iter(self._wanted))
        if self._preparing is None and not self.art.is_ready(key[0]):
            self._preparing = self.art.preparing()
        if self._preparing is not None:
            if next(self._preparing, self) is self:
                self._preparing = None
            return
        if self._making is None or self._making[0] not in self._wanted:
            self._making = key, _Making(self.art, key[0], pixels_of(key), self._numbers)
        key, making = self._making
        if not making.go_on():
            self._making = None
            self._wanted.pop(key)
            self.tiles.put(key, making.picture)
            self.update(area_of(key))
            self._swept += 1
            _sweep(self._swept)

    def _paint_stand_ins(self, painter: QPainter, missing: list[Key], exposed: QRectF) -> None:
        scale = missing[0][0]
        painter.save()
        region = QRegion()
        for key in missing:
            region += painter.worldTransform().mapRect(area_of(key)).toAlignedRect()
        world = painter.worldTransform()
        painter.setWorldTransform(QTransform())
        painter.setClipRegion(region, Qt.ClipOperation.IntersectClip)
        painter.setWorldTransform(world)
        self.art.paint_tints(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        others = (other for other in self.tiles.scales() if other != scale and 0.24 < other / scale < 4.2)
        for other in sorted(others, key=lambda other: abs(log(other / scale)), reverse=True)[-2:]:
            for key in keys_of(other, span_of(other, exposed)):
                tile = self.tiles.get(key)
                if tile is not None:
                    painter.drawPixmap(area_of(key), tile, QRectF(tile.rect()))
        painter.restore()


def _sweep(number: int) -> None:
    """After a tile, which makes thousands of small objects: let the garbage collector look at them while they are few.

    By itself it would not: parts of the map that were dropped for new ones count against these, so that it waits until
    there are hundreds of thousands of new ones, and then holds up a frame for a tenth of a second.
    """
    if gc.isenabled():
        gc.collect(0 if number % _SWEEPS else 1)


def _joined(areas: Iterable[QRectF]) -> list[QRectF]:
    """Areas that lie together, as one: to draw two that overlap takes longer. One far away, a church's, by itself."""
    found: list[QRectF] = []
    for area in areas:
        while (other := next((each for each in found if _lie_together(each, area)), None)) is not None:
            found.remove(other)
            area = area.united(other)  # which may now reach another one
        found.append(area)
    return found


def _lie_together(one: QRectF, other: QRectF) -> bool:
    return _size(one.united(other)) < 1.2 * (_size(one) + _size(other))


def _size(area: QRectF) -> float:
    return area.width() * area.height()
