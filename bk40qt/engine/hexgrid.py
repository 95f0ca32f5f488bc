"""The hex grid: ids, neighbours, distances and map edges, all in integers.

A line is a row of hexes that share sides: a column of the map where hexes have flat tops, a row where they have pointed
ones. A hex is number b on line a; lines whose number has the parity `shifted` lie half a hex further towards larger b.
Inside the engine a hex is an index: a major, b minor, from 0. Its id is `AABB`: both numbers, that of the column or
that of the row in front, as `first` says.

On the integer lattice of `lattice()` a hex has its centre at (3*a, 2*b + shift) and its corners at (+-2, 0) and
(+-1, +-1) from there. It is an affine picture of the grid, so lines cross and touch there exactly as on the map.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Final, Literal

from bk40qt.engine.records import Value

Edge = Literal["north", "south", "east", "west"]
EDGES: Final[tuple[Edge, ...]] = ("north", "south", "east", "west")

# Axial steps, in turning order: direction d and (d + 3) % 6 are opposite.
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
OFF_MAP: Final = -1


def axial_distance(dq: int, dr: int) -> int:
    """Number of steps that an axial offset spans."""
    return max(abs(dq), abs(dr), abs(dq + dr))


class Grid(Value):
    """An immutable grid. Two grids are equal if their five parameters are; the rest follows from them."""

    __slots__ = ("axial", "digits", "first", "ids", "index", "lines", "n", "neighbours", "per_line", "shifted", "top")
    names: ClassVar = ("lines", "per_line", "top", "first", "shifted")
    contents: ClassVar = attrgetter(*names)

    lines: int
    per_line: int
    top: Literal["flat", "pointy"]
    first: Literal["column", "row"]
    shifted: Literal["odd", "even"]
    n: int
    digits: int
    ids: tuple[str, ...]
    index: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    axial: tuple[tuple[int, int], ...]

    def __init__(self, lines: int, per_line: int, top: Literal["flat", "pointy"], first: Literal["column", "row"],
                 shifted: Literal["odd", "even"] = "odd") -> None:
        if lines < 1 or per_line < 1:
            raise ValueError(f"a grid needs at least one hex, not {lines} x {per_line}")
        self._fill(lines=lines, per_line=per_line, top=top, first=first, shifted=shifted)
        digits = 2 if max(lines, per_line) <= 99 else 3
        along = [f"{b:0{digits}}" for b in range(1, per_line + 1)]
        across = [f"{a:0{digits}}" for a in range(1, lines + 1)]
        if (top == "flat") == (first == "column"):
            ids = tuple(a + b for a in across for b in along)
        else:  # the number of the line comes second
            ids = tuple(b + a for a in across for b in along)
        self._fill(n=len(ids), digits=digits, ids=ids, index={name: i for i, name in enumerate(ids)},
                   neighbours=self._all_neighbours(), axial=self._all_axial())

    def _fill(self, **fields: Any) -> None:
        for name, content in fields.items():
            object.__setattr__(self, name, content)  # a value: nobody else may set anything

    def _shift(self, a: int) -> int:
        return int((a % 2 == 1) == (self.shifted == "odd"))

    def _row(self, a: int, offset: int) -> list[int]:
        """Indices of the hexes (a, b + offset) for every b of a line, OFF_MAP where there is none."""
        if not 1 <= a <= self.lines:
            return [OFF_MAP] * self.per_line
        base, last = (a - 1) * self.per_line, self.per_line
        return [base + b if 0 <= b < last else OFF_MAP for b in range(offset, last + offset)]

    def _all_neighbours(self) -> tuple[tuple[int, ...], ...]:
        # Line by line instead of hex by hex: a 200 x 200 map is built in a few hundredths of a second.
        table: list[tuple[int, ...]] = []
        for a in range(1, self.lines + 1):
            s = self._shift(a)
            after, before = self._row(a + 1, s), self._row(a - 1, s)
            after_up, before_up = self._row(a + 1, s - 1), self._row(a - 1, s - 1)
            table.extend(zip(self._row(a, -1), after_up, after, self._row(a, 1), before, before_up, strict=True))
        return tuple(table)

    def _all_axial(self) -> tuple[tuple[int, int], ...]:
        # r = floor((y - AA) / 2): y - AA has one parity over the whole grid, so offsets dy = 2*dr + dq hold for both
        # ways to shift.
        table: list[tuple[int, int]] = []
        for a in range(1, self.lines + 1):
            r = (2 + self._shift(a) - a) // 2
            table.extend((a, r + b) for b in range(self.per_line))
        return tuple(table)

    def numbers(self, h: int) -> tuple[int, int]:
        """Line and position on it, both from 1."""
        a, b = divmod(h, self.per_line)
        return a + 1, b + 1

    def lattice(self, h: int) -> tuple[int, int]:
        """Exact integer centre of the hex; see the head of the module."""
        a, b = self.numbers(h)
        return 3 * a, 2 * b + self._shift(a)

    def distance(self, a: int, b: int) -> int:
        """Chapter 0: leaves out the first hex and counts the second, so adjacent hexes are at distance 1."""
        qa, ra = self.axial[a]
        qb, rb = self.axial[b]
        dq, dr = qb - qa, rb - ra
        return max(abs(dq), abs(dr), abs(dq + dr))

    def direction(self, a: int, b: int) -> int | None:
        """Direction of the step from a to b, or None if they are not adjacent."""
        around = self.neighbours[a]
        return around.index(b) if b >= 0 and b in around else None

    def within(self, centre: int, radius: int) -> tuple[int, ...]:
        """All hexes at distance <= radius, the centre included, in index order."""
        a, _ = self.numbers(centre)
        _, y = self.lattice(centre)
        found: list[int] = []
        for other in range(max(1, a - radius), min(self.lines, a + radius) + 1):
            # On line `other` the lattice y may differ by 2*radius - |da|; y = 2*b + shift gives the range of b.
            reach, shift = 2 * radius - abs(other - a), self._shift(other)
            low = max(1, (y - reach - shift + 1) // 2)
            high = min(self.per_line, (y + reach - shift) // 2)
            base = (other - 1) * self.per_line - 1
            found.extend(range(base + low, base + high + 1))
        return tuple(found)

    def at(self, q: int, r: int) -> int:
        """Index of the hex with these axial coordinates, OFF_MAP if there is none."""
        if not 1 <= q <= self.lines:
            return OFF_MAP
        b = r - (2 + self._shift(q) - q) // 2
        return (q - 1) * self.per_line + b if 0 <= b < self.per_line else OFF_MAP

    def edges(self, h: int) -> frozenset[Edge]:
        """The map edges on which this hex lies."""
        a, b = self.numbers(h)
        names: tuple[Edge, ...] = ("west", "east", "north", "south")
        if self.top == "pointy":
            names = ("north", "south", "west", "east")
        on = (a == 1, a == self.lines, b == 1, b == self.per_line)
        return frozenset(name for name, here in zip(names, on, strict=True) if here)

    def edge_distance(self, edge: Edge) -> tuple[int, ...]:
        """For every hex the number of steps to the nearest hex of that map edge (breadth first)."""
        steps = [-1] * self.n
        ring = [h for h in range(self.n) if edge in self.edges(h)]
        for h in ring:
            steps[h] = 0
        distance = 0
        while ring:
            distance += 1
            outer: list[int] = []
            for h in ring:
                for other in self.neighbours[h]:
                    if other >= 0 and steps[other] < 0:
                        steps[other] = distance
                        outer.append(other)
            ring = outer
        return tuple(steps)
