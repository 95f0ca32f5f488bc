"""Which hexes a straight line crosses: the exact geometry behind sight (4.3). The only module that uses shapely.

What a line from centre to centre crosses depends on the relative position of its ends alone, so shapely decides each
of the 216 positions within eight hexes once; the map later supplies no more than levels and terrain.

All coordinates are small integers on the lattice of `hexgrid` (centres (3*dq, 2*dr + dq), corners (+-2, 0) and
(+-1, +-1)). There the predicates are exact, also where a line runs along a hexside or just touches a corner. The axial
offsets are the same whichever lines of the grid are shifted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import groupby
from types import MappingProxyType
from typing import Final

from bk40qt.engine.hexgrid import axial_distance

Offset = tuple[int, int]
Element = tuple[Offset, ...]  # one hex crossed, or the two hexes along whose common side the line runs

CORNERS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def offsets(radius: int) -> tuple[Offset, ...]:
    """Axial offsets at distance 0 to radius, in fixed order."""
    span = range(-radius, radius + 1)
    return tuple((dq, dr) for dq in span for dr in span if axial_distance(dq, dr) <= radius)


def centre(offset: Offset) -> tuple[int, int]:
    """Lattice point of an axial offset."""
    dq, dr = offset
    return 3 * dq, 2 * dr + dq


@cache
def crossings(radius: int = 8) -> Mapping[Offset, tuple[Element, ...]]:
    """For every offset within radius: the elements between the two end hexes, ordered from the first end to the other.

    Touching a hex in a corner point only does not count (4.3.2). A line along a hexside gives a pair (R-30).
    """
    import numpy  # noqa: F401  first: an interrupt inside shapely's own import of it would come out as an ImportError
    import shapely  # here, because a start without any question of sight should not pay for it

    hexes = offsets(radius)
    polygons = shapely.polygons([[(x + cx, y + cy) for cx, cy in CORNERS] for x, y in map(centre, hexes)])
    ends = [offset for offset in hexes if offset != (0, 0)]
    lines = shapely.linestrings([[(0, 0), centre(offset)] for offset in ends])
    which_line, which_hex = shapely.STRtree(polygons).query(lines, predicate="intersects")
    crossed, polygon = lines[which_line], polygons[which_hex]
    # DE-9IM, exact: the line's interior meets the polygon's interior, or runs along its boundary, in a length.
    counts = shapely.relate_pattern(crossed, polygon, "1********") | shapely.relate_pattern(
        crossed, polygon, "*1*******"
    )
    which_line, which_hex, crossed, polygon = (a[counts] for a in (which_line, which_hex, crossed, polygon))
    # The place on the line serves for the order only; different elements lie more than 0.01 apart.
    middle = shapely.centroid(shapely.intersection(crossed, polygon))
    place = shapely.line_locate_point(crossed, middle, normalized=True).round(6)

    found: dict[Offset, list[tuple[float, Offset]]] = {offset: [] for offset in ends}
    for line, at, x in zip(which_line.tolist(), place.tolist(), which_hex.tolist(), strict=True):
        if hexes[x] not in ((0, 0), ends[line]):  # 4.3: the end hexes never block
            found[ends[line]].append((at, hexes[x]))
    return MappingProxyType({offset: _elements(met) for offset, met in found.items()})


def _elements(met: list[tuple[float, Offset]]) -> tuple[Element, ...]:
    """Hexes met at the same place of the line lie on its two sides and form one element."""
    met.sort()
    return tuple(tuple(hex_ for _, hex_ in together) for _, together in groupby(met, key=lambda m: m[0]))
