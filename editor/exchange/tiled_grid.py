"""Where hexes, corners and hexsides lie on a hexagonal map of Tiled, in its pixels, and which of them a point means.

Tiled moves every second column (`staggeraxis` x: flat tops) or row (y: pointy tops) by half a tile. Everything here is
computed for columns; for rows the axes are exchanged. Corners are named by points of `Grid.lattice`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final, TypeVar

from bk40qt.engine.hexgrid import OFF_MAP, Grid

Point = tuple[float, float]
Corner = tuple[int, int]
_Node = TypeVar("_Node", bound=Hashable)

# Within a tenth of a per cent a regular hexagon, and all halves are whole pixels.
TILE_ACROSS: Final = 120
TILE_ALONG: Final = 104
SIDE: Final = 60
# On the lattice, in turning order: corners d and d + 1 bound the side towards direction d.
_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))


class TiledGrid:
    """The geometry of one map; the sizes are those of its tiles, `side` is Tiled's `hexsidelength`."""

    def __init__(self, grid: Grid, across: int = TILE_ACROSS, along: int = TILE_ALONG, side: int = SIDE) -> None:
        self.grid = grid
        self.across, self.along, self.side = across, along, side
        self._swap = grid.top == "pointy"
        self._step = (across + side) / 2
        x, y = grid.lattice(0)
        self._parity = (y - x // 3) % 2  # y = 2 r + q + parity all over the grid
        outs = {2: across / 2, 1: side / 2, -1: -side / 2, -2: -across / 2}
        self._offsets = {(dx, dy): self._point(outs[dx], dy * along / 2) for dx, dy in _CORNERS}

    @property
    def tile(self) -> tuple[int, int]:
        """Width and height of a tile."""
        return (self.along, self.across) if self._swap else (self.across, self.along)

    @property
    def shape(self) -> tuple[int, int]:
        """Width and height of the map in tiles."""
        grid = self.grid
        return (grid.per_line, grid.lines) if self._swap else (grid.lines, grid.per_line)

    def cell(self, h: int) -> int:
        """Where a tile layer keeps the tile of a hex: it goes row by row."""
        a, b = divmod(h, self.grid.per_line)
        return h if self._swap else b * self.grid.lines + a

    # -- hex to pixel --------------------------------------------------------------------------------------------------

    def _point(self, across: float, along: float) -> Point:
        return (along, across) if self._swap else (across, along)

    def centre(self, h: int) -> Point:
        return self._centre_at(*self.grid.lattice(h))

    def _centre_at(self, x: int, y: int) -> Point:
        return self._point((x / 3 - 1) * self._step + self.across / 2, (y - 1) * self.along / 2)

    def corner(self, corner: Corner) -> Point:
        """A corner of the map, by any of the hexes that meet there."""
        x, y = corner
        # Left corner of a hex, or the right corner of one.
        dx = -2 if x % 3 == 1 else 2
        (cx, cy), (ox, oy) = self._centre_at(x - dx, y), self._offsets[dx, 0]
        return cx + ox, cy + oy

    def outline(self) -> list[Point]:
        """The corners of a hex, from its centre."""
        return list(self._offsets.values())

    # -- pixel to hex --------------------------------------------------------------------------------------------------

    def _lattice_at(self, point: Point) -> Corner:
        """The centre, on the lattice, of the hex around a point; the hex may be off the map."""
        across, along = (point[1], point[0]) if self._swap else point
        # Axial coordinates with fractions, rounded to the nearest hex by the cube rule.
        q = (across - self.across / 2) / self._step + 1
        r = (2 * along / self.along + 1 - q - self._parity) / 2
        a, b, c = round(q), round(r), round(-q - r)
        dq, dr, ds = abs(a - q), abs(b - r), abs(c + q + r)
        if dq > dr and dq > ds:
            a = -b - c
        elif dr > ds:
            b = -a - c
        return 3 * a, 2 * b + a + self._parity

    def _hex(self, x: int, y: int) -> int:
        """The hex with this centre on the lattice."""
        q = x // 3
        return self.grid.at(q, (y - q - self._parity) // 2)

    def hex_at(self, point: Point) -> int:
        """The hex at a point, OFF_MAP outside the map."""
        return self._hex(*self._lattice_at(point))

    def corner_at(self, point: Point) -> Corner:
        """The corner nearest to a point, on the map or off it."""
        x, y = self._lattice_at(point)
        cx, cy = self._centre_at(x, y)
        away = point[0] - cx, point[1] - cy
        dx, dy = min(self._offsets, key=lambda corner: _apart(self._offsets[corner], away))
        return x + dx, y + dy

    def side_at(self, point: Point) -> tuple[int, int] | None:
        """The two hexes on either side of the hexside nearest to a point; None if one of them is off the map."""
        h = self.hex_at(point)
        if h == OFF_MAP:
            return None
        x, y = self.centre(h)
        found: list[tuple[float, int]] = []
        for other in self.grid.neighbours[h]:
            if other != OFF_MAP:
                ox, oy = self.centre(other)
                found.append((_apart(((x + ox) / 2, (y + oy) / 2), point), other))
        return (h, min(found)[1]) if found else None

    # -- along hexsides ------------------------------------------------------------------------------------------------

    def ends(self, a: int, b: int) -> tuple[Corner, Corner]:
        """The two corners of the hexside between neighbours."""
        direction = self.grid.direction(a, b)
        assert direction is not None
        x, y = self.grid.lattice(a)
        (ax, ay), (bx, by) = _CORNERS[direction], _CORNERS[(direction + 1) % 6]
        return (x + ax, y + ay), (x + bx, y + by)

    def hexes_beside(self, start: Corner, end: Corner) -> tuple[int, int] | None:
        """The hexes on either side of the hexside between two corners; None if one is off the map."""
        (x, y), (ex, ey) = (start, end) if start[0] % 3 == 1 else (end, start)
        # Level sides have a hex above and below. Of others, `start` is the left corner of one, `end` the right of one.
        centres = ((x - 1, y - 1), (x - 1, y + 1)) if y == ey else ((x + 2, y), (ex - 2, ey))
        one, other = (self._hex(*centre) for centre in centres)
        return None if OFF_MAP in (one, other) else (one, other)

    def next_corner(self, start: Corner, end: Corner) -> Corner:
        """One hexside on from `start`, towards `end`; always nearer, so that a walk gets there."""
        x, y = start
        turn = 1 if x % 3 == 1 else -1  # two kinds of corners: a level side to the left, or to the right
        near = ((x + turn, y - 1), (x + turn, y + 1), (x - 2 * turn, y))
        return min(near, key=lambda one: (one[0] - end[0]) ** 2 + 3 * (one[1] - end[1]) ** 2)


def _apart(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def trails(edges: Iterable[tuple[_Node, _Node]]) -> list[list[_Node]]:
    """Edges strung together to a few long ways, each edge once. They begin at ends and forks where there are any."""
    near: dict[_Node, dict[_Node, None]] = {}  # dicts for their order
    for a, b in edges:
        near.setdefault(a, {})[b] = None
        near.setdefault(b, {})[a] = None
    starts = [node for node, others in near.items() if len(others) % 2] + list(near)
    found: list[list[_Node]] = []
    for start in starts:
        while near[start]:
            way = [start]
            while near[way[-1]]:
                onward = next(iter(near[way[-1]]))
                del near[way[-1]][onward]
                del near[onward][way[-1]]
                way.append(onward)
            found.append(way)
    return found
