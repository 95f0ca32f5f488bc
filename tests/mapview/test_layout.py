from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF

from bk40qt.engine.hexgrid import OFF_MAP, Grid
from bk40qt.mapview.layout import RADIUS, HexLayout

GRIDS = [
    Grid(lines, per_line, top, first, shifted)
    for (lines, per_line), (top, first), shifted in product(
        ((1, 1), (1, 4), (4, 1), (5, 6)), (("flat", "column"), ("pointy", "row")), ("odd", "even")
    )
]


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_every_hex_is_found_at_its_centre_and_near_its_corners(grid):
    layout = HexLayout(grid)
    for h in range(grid.n):
        centre = layout.centre(h)
        assert layout.hex_at(centre) == h
        for corner in layout.corners(h):
            assert layout.hex_at(centre + (corner - centre) * 0.98) == h
            assert abs((corner - centre).x() ** 2 + (corner - centre).y() ** 2 - RADIUS**2) < 1e-6
    assert layout.hex_at(layout.bounds.topLeft() - QPointF(RADIUS, RADIUS)) == OFF_MAP


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_a_centre_is_that_of_the_lattice_scaled(grid):
    layout = HexLayout(grid)
    for h in range(grid.n):
        at = layout.centre(h)
        assert (at.x(), at.y()) == layout._scaled(*grid.lattice(h))


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_a_hexside_lies_between_the_two_hexes(grid):
    layout = HexLayout(grid)
    for h in range(grid.n):
        for direction, beyond in enumerate(grid.neighbours[h]):
            if beyond >= 0:
                middle = (layout.centre(h) + layout.centre(beyond)) / 2
                assert (layout.side(h, direction).center() - middle).manhattanLength() < 1e-6


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_the_bounds_hold_every_hex_and_no_more(grid):
    layout = HexLayout(grid)
    total = layout.polygon(0).boundingRect()
    for h in range(grid.n):
        total = total.united(layout.polygon(h).boundingRect())
    assert (layout.bounds.topLeft() - total.topLeft()).manhattanLength() < 1e-6
    assert (layout.bounds.bottomRight() - total.bottomRight()).manhattanLength() < 1e-6


@pytest.mark.parametrize("top", ["flat", "pointy"])
def test_north_is_up(top):
    grid = Grid(3, 4, top, "column" if top == "flat" else "row")
    layout = HexLayout(grid)
    north = [h for h in range(grid.n) if "north" in grid.edges(h)]
    south = [h for h in range(grid.n) if "south" in grid.edges(h)]
    assert max(layout.centre(h).y() for h in north) < min(layout.centre(h).y() for h in south)


def test_an_area_is_one_outline_and_its_holes():
    grid = Grid(7, 7, "flat", "column")
    layout = HexLayout(grid)
    middle = grid.index["0404"]
    ring = [h for h in grid.within(middle, 2) if h != middle]
    path = layout.path(ring)
    assert path.contains(layout.centre(grid.index["0403"]))
    assert not path.contains(layout.centre(middle))
    assert sum(1 for a, b in pairwise(range(path.elementCount())) if path.elementAt(b).isMoveTo()) == 1
