"""The map in a scene: one item that keeps what it has drawn as tiles, per zoom, and never holds up a frame for long.

Tiles are drawn while a frame has time left, the rest between frames. Until a tile is there, tiles of another zoom stand
in for it, stretched, and where there are none the soft tints of the whole map. Painting without a widget (printing,
export) is done as vectors at once.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from math import floor, inf, log
from time import perf_counter
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.board import Board
from bk40qt.mapview.board_art import BoardArt
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.style import MapStyle

BUDGET: Final = 0.012  # seconds of a frame that may go into new tiles
_BETWEEN: Final = 0.004  # seconds between two frames that may: mostly one tile, for the next frame is waiting
MEMORY: Final = 128 * 2**20  # bytes of pixels kept
# Device pixels along a side. Small enough that one tile, which cannot be interrupted, fits into a frame: the further
# the view, the more hexes are in it.
_SIDE: Final = 256
_FAR_SIDE: Final = 128
_FAR_BELOW: Final = 0.7  # device pixels per scene unit
_SEEN_AROUND: Final = 1.2 * RADIUS  # how far around a hex a change of it shows

Key = tuple[float, int, int]  # scale, column, row


def tile_side(scale: float) -> int:
    return _FAR_SIDE if scale < _FAR_BELOW else _SIDE


def _span(scale: float, area: QRectF, slack: int = 0) -> QRect:
    """Columns and rows of the tiles over an area of the scene."""
    step = tile_side(scale) / scale
    left, top = floor(area.left() / step) - slack, floor(area.top() / step) - slack
    right, bottom = floor(area.right() / step) + slack, floor(area.bottom() / step) + slack
    return QRect(left, top, right - left + 1, bottom - top + 1)


def _keys(scale: float, span: QRect) -> Iterator[Key]:
    for row in range(span.top(), span.bottom() + 1):
        for column in range(span.left(), span.right() + 1):
            yield scale, column, row


def _area(key: Key) -> QRectF:
    scale, column, row = key
    step = tile_side(scale) / scale
    return QRectF(column * step, row * step, step, step)


class TileCache:
    """Tiles by scale and place; the ones not used for longest go when memory is short."""

    def __init__(self, memory: int = MEMORY) -> None:
        self._memory = memory
        self._tiles: OrderedDict[Key, QPixmap] = OrderedDict()
        self._counts: dict[float, int] = {}
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._tiles)

    def __contains__(self, key: Key) -> bool:
        return key in self._tiles

    def get(self, key: Key) -> QPixmap | None:
        tile = self._tiles.get(key)
        if tile is not None:
            self._tiles.move_to_end(key)
        return tile

    def put(self, key: Key, tile: QPixmap) -> None:
        self.drop(key)
        self._tiles[key] = tile
        self._counts[key[0]] = self._counts.get(key[0], 0) + 1
        self.bytes += 4 * tile_side(key[0]) ** 2
        while self.bytes > self._memory:
            self.drop(next(iter(self._tiles)))

    def drop(self, key: Key) -> None:
        if self._tiles.pop(key, None) is not None:
            self.bytes -= 4 * tile_side(key[0]) ** 2
            self._counts[key[0]] -= 1
            if not self._counts[key[0]]:
                del self._counts[key[0]]

    def clear(self) -> None:
        self._tiles.clear()
        self._counts.clear()
        self.bytes = 0

    def scales(self) -> list[float]:
        return list(self._counts)


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
        self._wanted: deque[Key] = deque()
        self._part_shown: list[Key] = []  # tiles drawn for a frame that exposed only a part of them
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    def boundingRect(self) -> QRectF:
        return self.art.bounds

    @property
    def is_complete(self) -> bool:
        """Whether every tile in sight, and around it, is there."""
        return not self._wanted

    # ---------------------------------------------------------------------------------------------------- changes

    def set_style(self, style: MapStyle) -> None:
        if style is not self.art.style:
            self.prepareGeometryChange()
            self.art.set_style(style)
            self._redraw()

    def set_numbers(self, numbers: bool) -> None:
        if numbers != self._numbers:
            self._numbers = numbers
            self._redraw()

    def invalidate(self, hexes: Iterable[int], board: Board | None = None) -> None:
        """These hexes changed, or sides of theirs. Boards never change: an editor hands over its new one."""
        changed = set(hexes)
        looks = changed if board is None else self.art.set_board(board, changed)
        if looks is None:
            self._redraw()
            return
        areas = [self._layout.polygon(h).boundingRect() for h in looks]
        for area in areas:
            area.adjust(-_SEEN_AROUND, -_SEEN_AROUND, _SEEN_AROUND, _SEEN_AROUND)
            for scale in self.tiles.scales():
                for key in _keys(scale, _span(scale, area)):
                    self.tiles.drop(key)
            self.update(area)

    def _redraw(self) -> None:
        self.tiles.clear()
        self._wanted.clear()
        self.update()

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
        missing = self._draw_missing(scale, exposed, seen)
        painter.save()
        painter.setClipRect(exposed, Qt.ClipOperation.IntersectClip)
        # Whole device pixels: tiles meet without a seam and stay sharp.
        left, top = round(transform.dx() * ratio) / ratio, round(transform.dy() * ratio) / ratio
        if missing:
            self._paint_stand_ins(painter, missing, exposed)
        painter.setWorldTransform(QTransform())
        side = tile_side(scale) / ratio
        for key in _keys(scale, _span(scale, exposed)):
            tile = self.tiles.get(key)
            if tile is not None:
                place = QRectF(left + key[1] * side, top + key[2] * side, side, side)
                painter.drawPixmap(place, tile, QRectF(tile.rect()))
        painter.restore()

    def _draw_missing(self, scale: float, exposed: QRectF, seen: QRectF) -> list[Key]:
        """Draws the tiles of a frame as long as there is time, from the middle outwards; returns those still missing.

        They come next, then all others in sight, of which a frame may show only a part, then the ring around: it is
        looked at soon, if the view is moved at all.
        """
        missing = self._missing(scale, _span(scale, exposed))
        end = perf_counter() + self.budget
        if not self.art.is_ready(scale) and self.budget < inf:
            end = 0.0  # not even one: what it needs takes longer than a frame, so the first frame is without
        while missing and perf_counter() < end:
            key = missing.pop(0)
            self._draw(key)
            if not exposed.contains(_area(key)):  # this frame shows only a part of it
                self._part_shown.append(key)
        around = (key for key in self._missing(scale, _span(scale, seen, slack=1))
                  if _area(key).intersects(self.art.bounds))
        self._wanted = deque(dict.fromkeys((*missing, *self._missing(scale, _span(scale, seen)), *around)))
        if self._wanted or self._part_shown:
            self._timer.start()
        return missing

    def _missing(self, scale: float, span: QRect) -> list[Key]:
        middle = span.center()
        found = [key for key in _keys(scale, span) if key not in self.tiles]
        return sorted(found, key=lambda key: abs(key[1] - middle.x()) + abs(key[2] - middle.y()))

    def _draw(self, key: Key) -> None:
        side, scale = tile_side(key[0]), key[0]
        tile = QPixmap(side, side)
        with QPainter(tile) as painter:  # ended even after an error: Qt does not survive a painter without its tile
            painter.translate(-key[1] * side, -key[2] * side)
            painter.scale(scale, scale)
            self.art.paint(painter, _area(key), scale, self._numbers)
        self.tiles.put(key, tile)

    def _work(self) -> None:
        """Between frames: tiles that are wanted, and a repaint where they are seen."""
        self.art.prepare()
        for key in self._part_shown:
            self.update(_area(key))
        self._part_shown.clear()
        end = perf_counter() + min(self.budget, _BETWEEN)
        while self._wanted and perf_counter() < end:
            key = self._wanted.popleft()
            if key not in self.tiles:
                self._draw(key)
                self.update(_area(key))
        if self._wanted:
            self._timer.start()

    def _paint_stand_ins(self, painter: QPainter, missing: list[Key], exposed: QRectF) -> None:
        scale = missing[0][0]
        painter.save()
        region = QRegion()
        for key in missing:
            region += painter.worldTransform().mapRect(_area(key)).toAlignedRect()
        world = painter.worldTransform()
        painter.setWorldTransform(QTransform())
        painter.setClipRegion(region, Qt.ClipOperation.IntersectClip)
        painter.setWorldTransform(world)
        self.art.paint_tints(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        others = (other for other in self.tiles.scales() if other != scale and 0.24 < other / scale < 4.2)
        for other in sorted(others, key=lambda other: abs(log(other / scale)), reverse=True)[-2:]:
            for key in _keys(other, _span(other, exposed)):
                tile = self.tiles.get(key)
                if tile is not None:
                    painter.drawPixmap(_area(key), tile, QRectF(tile.rect()))
        painter.restore()
