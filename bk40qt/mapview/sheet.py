"""The ground that the map is drawn on: the board with one more ring of hexes around it.

Printed maps run on beyond the last whole hexes, up to a straight frame. The ring repeats the ground of the nearest hex
of the board and is no part of play. Hexes of the sheet have numbers of their own (`e`); `Spot.h` is the board's hex.

Nature does not keep to straight hexsides. `Spot.corners` are the corners of a hex, each pushed aside a little by a hash
of its place, alike for the three hexes that meet there. Contours, woods, streams and cliffs all run through these.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import floor
from typing import Final, Generic, Literal, TypeVar

from PySide6.QtCore import QPointF, QRectF

from bk40qt.engine.board import CLEAR, VILLAGE, Board
from bk40qt.engine.hexgrid import OFF_MAP, Grid
from bk40qt.mapview.layout import RADIUS, HexLayout

Point = tuple[float, float]
_T = TypeVar("_T")

REACH: Final = 48.0  # how far the drawing of a hex sticks out of it: crowns, shadows, ends of streams
_INRADIUS: Final = RADIUS * 3**0.5 / 2
_SWAY: Final = 8.0  # how far a corner may move
_KEPT: Final = 6000  # spots kept in memory: twice what a large screen shows at the smallest detailed zoom


def scatter(x: int, y: int, salt: int = 0) -> int:
    """32 bits that depend on nothing but the three numbers: the only chance in the art, the same on every machine."""
    n = (x * 374761393 + y * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2654435761) & 0xFFFFFFFF
    return n ^ (n >> 15)


@lru_cache(maxsize=1 << 16)
def _sway(x: int, y: int) -> Point:
    n = scatter(x, y)
    return ((n & 255) / 127.5 - 1.0) * _SWAY, ((n >> 8 & 255) / 127.5 - 1.0) * _SWAY


def swayed(x: float, y: float) -> Point:
    """The natural place of a hex corner."""
    dx, dy = _sway(round(x), round(y))
    return x + dx, y + dy


def key(x: float, y: float) -> tuple[int, int]:
    """A name for a hex corner, given its exact place."""
    return round(x), round(y)


class Kept(Generic[_T]):
    """What was made for a hex of the sheet, while it may be needed again.

    When it is too much the oldest go one by one: to free thousands at once would hold up a frame.
    """

    def __init__(self, make: Callable[[int], _T], limit: int = _KEPT) -> None:
        self._make, self._limit = make, limit
        self._found: OrderedDict[int, _T] = OrderedDict()

    def __call__(self, e: int) -> _T:
        found = self._found.get(e)
        if found is None:
            if len(self._found) >= self._limit:
                self._found.popitem(last=False)
            found = self._found[e] = self._make(e)
        return found

    def forget(self, hexes: Iterable[int]) -> None:
        for e in hexes:
            self._found.pop(e, None)


class Spot:
    """One hex of the sheet with its geometry. `outers` are the far ends of the sides leaving its corners.

    Tuples, not lists: Python's garbage collector stops looking at tuples of numbers, and with thousands of spots kept
    it would hold up a frame.
    """

    __slots__ = ("around", "corners", "e", "exact", "h", "level", "mids", "outers", "terrain", "x", "y")

    def __init__(self, sheet: Sheet, e: int) -> None:
        self.e = e
        self.h = sheet.board_hex(e)
        self.terrain = sheet.terrain[e]
        self.level = sheet.level[e]
        self.x, self.y = x, y = sheet.centre(e)
        self.around = tuple(e if n == OFF_MAP else n for n in sheet.grid.neighbours[e])
        self.exact = tuple((x + dx, y + dy) for dx, dy in sheet.offsets)
        self.corners = tuple(swayed(vx, vy) for vx, vy in self.exact)
        self.outers = tuple(swayed(x + 2 * dx, y + 2 * dy) for dx, dy in sheet.offsets)
        ends = zip(self.corners, self.corners[1:] + self.corners[:1], strict=True)
        # The middle between two corners: curves that turn at the corners and meet here have no kink.
        self.mids = tuple(((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in ends)


class Sheet:
    def __init__(self, board: Board, layout: HexLayout) -> None:
        grid = board.grid
        # One more line in front turns the parity of the shifted lines.
        shifted: Literal["odd", "even"] = "even" if grid.shifted == "odd" else "odd"
        self.grid = Grid(grid.lines + 2, grid.per_line + 2, grid.top, grid.first, shifted)
        self.layout = layout
        self.frame = layout.bounds
        self.per_line = grid.per_line + 2
        self._inner = grid.per_line
        self._wide = HexLayout(self.grid)
        first = self._wide.centre(self.per_line + 1)
        self._shift = layout.centre(0) - first
        centre = layout.centre(0)
        self.offsets = [(c.x() - centre.x(), c.y() - centre.y()) for c in layout.corners(0)]
        # Outward unit vectors of the six sides
        ends = zip(self.offsets, self.offsets[1:] + self.offsets[:1], strict=True)
        self.normals = [((ax + bx) / (2 * _INRADIUS), (ay + by) / (2 * _INRADIUS)) for (ax, ay), (bx, by) in ends]
        self.flat = grid.top == "flat"
        self.spot: Kept[Spot] = Kept(lambda e: Spot(self, e))
        self.board = board
        self.level: list[int] = _ringed(board.level, self._inner)
        self.terrain: list[str] = _ringed(board.terrain, self._inner)
        self._thin_ring(self._ring())

    def set_board(self, board: Board, changed: Iterable[int]) -> set[int]:
        """A board on the same grid that differs in these hexes, or in sides of theirs.

        Returns the hexes of the sheet whose drawing that may concern.
        """
        self.board = board
        neighbours = self.grid.neighbours
        near = {self.sheet_hex(h) for h in changed}
        # The edge of a wood shows in the next hex.
        near.update([n for e in near for n in neighbours[e] if n != OFF_MAP])
        if any(self.board_hex(e) == OFF_MAP for e in near):  # the ring around the board repeats its hexes
            near.update([n for e in near for n in neighbours[e] if n != OFF_MAP])
        for e in near:
            h = self._ground_of(e)
            self.level[e], self.terrain[e] = board.level[h], board.terrain[h]
        self._thin_ring(near)
        self.spot.forget(near)
        return near

    def _ring(self) -> list[int]:
        count, per_line = self.grid.n, self.per_line
        ring = [*range(per_line), *range(count - per_line, count)]
        for start in range(0, count, per_line):
            ring += (start, start + per_line - 1)
        return ring

    def _thin_ring(self, hexes: Iterable[int]) -> None:
        """No village beyond the map: it would look like one to fight for."""
        for e in hexes:
            if self.terrain[e] == VILLAGE and self.board_hex(e) == OFF_MAP:
                self.terrain[e] = CLEAR

    def _ground_of(self, e: int) -> int:
        """The hex of the board whose ground this hex of the sheet has: its own, or the nearest one's."""
        a, b = divmod(e, self.per_line)
        line, place = min(max(a - 1, 0), self.grid.lines - 3), min(max(b - 1, 0), self._inner - 1)
        return line * self._inner + place

    def sheet_hex(self, h: int) -> int:
        a, b = divmod(h, self._inner)
        return (a + 1) * self.per_line + b + 1

    def board_hex(self, e: int) -> int:
        a, b = divmod(e, self.per_line)
        if 1 <= a <= self.grid.lines - 2 and 1 <= b <= self._inner:
            return (a - 1) * self._inner + b - 1
        return OFF_MAP

    def centre(self, e: int) -> Point:
        at = self._wide.centre(e) + self._shift
        return at.x(), at.y()

    def lines_in(self, area: QRectF) -> tuple[range, range]:
        """Lines of the sheet, and positions on them, that hold every hex touching the area."""
        x0, y0 = self.centre(0)
        low, high = area.topLeft() - QPointF(x0, y0), area.bottomRight() - QPointF(x0, y0)
        across, along = (low.x(), high.x()), (low.y(), high.y())
        if not self.flat:
            across, along = along, across
        step, stride = 1.5 * RADIUS, 3**0.5 * RADIUS
        # Hex 0 is shifted or not, so others on its line lie up to half a hex before or behind it.
        first, last = floor((across[0] - RADIUS) / step) + 1, floor((across[1] + RADIUS) / step)
        near, far = floor(along[0] / stride - 1.0) + 1, floor(along[1] / stride + 1.0)
        lines = range(max(0, first), min(self.grid.lines - 1, last) + 1)
        return lines, range(max(0, near), min(self.per_line - 1, far) + 1)

    def spots_in(self, area: QRectF) -> list[Spot]:
        lines, positions = self.lines_in(area)
        spot = self.spot
        return [spot(a * self.per_line + b) for a in lines for b in positions]


def _ringed(values: tuple[_T, ...], per_line: int) -> list[_T]:
    """One value more at each end of each line, and one line more on each side."""
    found: list[_T] = []
    starts = range(0, len(values), per_line)
    for start in (0, *starts, starts[-1]):
        line = values[start : start + per_line]
        found += (line[0], *line, line[-1])
    return found
