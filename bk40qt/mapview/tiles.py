"""Tiles of the drawn map: where they lie at a scale, and those that are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from math import floor
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPixmap

MEMORY: Final = 128 * 2**20  # bytes of pixels kept
# Device pixels along a side: the further the view, the more hexes are in a tile, and the longer it takes.
_SIDE: Final = 256
_FAR_SIDE: Final = 128
_FAR_BELOW: Final = 0.7  # device pixels per scene unit

Key = tuple[float, int, int]  # scale, column, row


def tile_side(scale: float) -> int:
    return _FAR_SIDE if scale < _FAR_BELOW else _SIDE


def span_of(scale: float, area: QRectF, slack: int = 0) -> QRect:
    """Columns and rows of the tiles over an area of the scene."""
    step = tile_side(scale) / scale
    left, top = floor(area.left() / step) - slack, floor(area.top() / step) - slack
    right, bottom = floor(area.right() / step) + slack, floor(area.bottom() / step) + slack
    return QRect(left, top, right - left + 1, bottom - top + 1)


def keys_of(scale: float, span: QRect) -> Iterator[Key]:
    for row in range(span.top(), span.bottom() + 1):
        for column in range(span.left(), span.right() + 1):
            yield scale, column, row


def pixels_of(key: Key) -> QRect:
    """The device pixels of a tile, counted from the origin of the scene."""
    side = tile_side(key[0])
    return QRect(key[1] * side, key[2] * side, side, side)


def area_of(key: Key) -> QRectF:
    """The part of the scene that a tile shows."""
    scale, column, row = key
    step = tile_side(scale) / scale
    return QRectF(column * step, row * step, step, step)


class TileCache:
    """Tiles by scale and place; the ones not used for longest go when memory is short.

    A tile whose ground has changed is outdated, once for each change, until it is drawn again or each is mended.
    """

    def __init__(self, memory: int = MEMORY) -> None:
        self._memory = memory
        self._tiles: OrderedDict[Key, QPixmap] = OrderedDict()
        self._changes: dict[Key, int] = {}
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

    def is_fresh(self, key: Key) -> bool:
        """Whether the tile is there and shows the ground as it is."""
        return key in self._tiles and key not in self._changes

    def outdate(self, key: Key) -> None:
        if key in self._tiles:
            self._changes[key] = self._changes.get(key, 0) + 1

    def outdate_all(self) -> None:
        for key in self._tiles:
            self.outdate(key)

    def mended(self, key: Key) -> None:
        """One change has been drawn into the tile."""
        left = self._changes.pop(key, 0) - 1
        if left > 0:
            self._changes[key] = left

    def put(self, key: Key, tile: QPixmap) -> None:
        self._drop(key)
        self._tiles[key] = tile
        self._counts[key[0]] = self._counts.get(key[0], 0) + 1
        self.bytes += 4 * tile_side(key[0]) ** 2
        while self.bytes > self._memory:
            self._drop(next(iter(self._tiles)))

    def _drop(self, key: Key) -> None:
        if self._tiles.pop(key, None) is not None:
            self._changes.pop(key, None)
            self.bytes -= 4 * tile_side(key[0]) ** 2
            self._counts[key[0]] -= 1
            if not self._counts[key[0]]:
                del self._counts[key[0]]

    def clear(self) -> None:
        self._tiles.clear()
        self._changes.clear()
        self._counts.clear()
        self.bytes = 0

    def scales(self) -> list[float]:
        return list(self._counts)
