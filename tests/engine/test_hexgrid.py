"""Numbering, neighbours, distance and edges of the grid (chapter 0, Part F)."""

from __future__ import annotations

import pickle
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bk40qt.engine.hexgrid import DIRECTIONS, EDGES, Grid

HANNUT = Grid(22, 16, "flat", "column")
STONNE = Grid(13, 16, "pointy", "row")


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    shifted: Literal["odd", "even"] = draw(st.sampled_from(("odd", "even")))
    return Grid(draw(st.integers(1, 12)), draw(st.integers(1, 12)), "flat", "column", shifted)


def names(grid: Grid, hexes: tuple[int, ...]) -> list[str]:
    return sorted(grid.ids[h] for h in hexes if h >= 0)


def test_ids_count_line_by_line() -> None:
    assert HANNUT.n == 352
    assert HANNUT.ids[:2] == ("0101", "0102")
    assert (HANNUT.ids[16], HANNUT.ids[-1]) == ("0201", "2216")
    assert all(HANNUT.index[name] == i for i, name in enumerate(HANNUT.ids))


def test_ids_have_three_digits_a_number_on_maps_of_more_than_99() -> None:
    grid = Grid(100, 3, "flat", "column")
    assert (grid.ids[0], grid.ids[-1]) == ("001001", "100003")
    assert Grid(99, 99, "flat", "column").ids[-1] == "9999"


@pytest.mark.parametrize(
    ("hex_", "around"),
    [
        ("0706", ["0606", "0607", "0705", "0707", "0806", "0807"]),
        ("1708", ["1608", "1609", "1707", "1709", "1808", "1809"]),
        ("0802", ["0701", "0702", "0801", "0803", "0901", "0902"]),
        ("0101", ["0102", "0201", "0202"]),
        ("2216", ["2115", "2116", "2215"]),
    ],
)
def test_F_2_neighbours_on_hannut(hex_: str, around: list[str]) -> None:
    assert names(HANNUT, HANNUT.neighbours[HANNUT.index[hex_]]) == around


@pytest.mark.parametrize(
    "village", [("1802", "1901"), ("1110", "1011"), ("0609", "0708"), ("1315", "1316"), ("1316", "1416")]
)
def test_F_2_hexes_of_one_village_touch(village: tuple[str, str]) -> None:
    assert HANNUT.direction(HANNUT.index[village[0]], HANNUT.index[village[1]]) is not None


def test_EX_01_range_from_0502_to_0304_is_three_hexes() -> None:
    assert STONNE.distance(STONNE.index["0502"], STONNE.index["0304"]) == 3
    assert HANNUT.distance(HANNUT.index["0502"], HANNUT.index["0304"]) == 3


@given(grids())
def test_0_distance_is_the_number_of_steps(grid: Grid) -> None:
    for start in {0, grid.n // 2, grid.n - 1}:
        steps, ring, far = {start: 0}, [start], 0
        while ring:
            far += 1
            ring = [x for h in ring for x in grid.neighbours[h] if x >= 0 and steps.setdefault(x, far) == far]
            ring = list(dict.fromkeys(ring))
            ring = [x for x in ring if steps[x] == far]
        assert [grid.distance(start, h) for h in range(grid.n)] == [steps[h] for h in range(grid.n)]
        for radius in (0, 1, 2, 8):
            assert grid.within(start, radius) == tuple(h for h in range(grid.n) if steps[h] <= radius)


@given(grids())
def test_direction_d_and_d_plus_3_are_opposite(grid: Grid) -> None:
    for h in range(grid.n):
        for d, other in enumerate(grid.neighbours[h]):
            q, r = grid.axial[h]
            assert grid.at(q + DIRECTIONS[d][0], r + DIRECTIONS[d][1]) == other
            if other >= 0:
                assert grid.neighbours[other][(d + 3) % 6] == h
                assert (grid.direction(h, other), grid.direction(other, h)) == (d, (d + 3) % 6)


@given(grids())
def test_the_lattice_of_the_maps_follows_from_axial_offsets(grid: Grid) -> None:
    q0, r0 = grid.axial[0]
    x0, y0 = grid.lattice(0)
    for h in range(grid.n):
        dq, dr = grid.axial[h][0] - q0, grid.axial[h][1] - r0
        assert grid.lattice(h) == (x0 + 3 * dq, y0 + 2 * dr + dq)
        assert grid.at(*grid.axial[h]) == h


def test_lattice_shifts_the_lines_of_the_named_parity() -> None:
    assert [HANNUT.lattice(HANNUT.index[h]) for h in ("0706", "0806")] == [(21, 13), (24, 12)]
    even = Grid(22, 16, "flat", "column", "even")
    assert [even.lattice(even.index[h]) for h in ("0706", "0806")] == [(21, 12), (24, 13)]


def test_direction_is_none_unless_adjacent() -> None:
    assert HANNUT.direction(0, 0) is None
    assert HANNUT.direction(0, 2) is None
    assert HANNUT.direction(0, -1) is None


@pytest.mark.parametrize(("top", "plain", "other"), [("flat", "column", "row"), ("pointy", "row", "column")])
def test_ids_may_count_the_position_first_and_nothing_else_changes(top: str, plain: str, other: str) -> None:
    usual, swapped = Grid(4, 3, top, plain, "even"), Grid(4, 3, top, other, "even")  # type: ignore[arg-type]
    assert usual.ids[:4] == ("0101", "0102", "0103", "0201")
    assert swapped.ids[:4] == ("0101", "0201", "0301", "0102")
    assert [name[2:] + name[:2] for name in swapped.ids] == list(usual.ids)
    assert all(swapped.index[name] == h for h, name in enumerate(swapped.ids))
    assert swapped.neighbours == usual.neighbours and swapped.axial == usual.axial
    for h in range(usual.n):
        assert swapped.edges(h) == usual.edges(h)
        assert swapped.lattice(h) == usual.lattice(h) and swapped.numbers(h) == usual.numbers(h)
    assert Grid(100, 2, "flat", "row").ids[-1] == "002100"


def test_8_5_1_map_edges_depend_on_how_the_lines_run() -> None:
    def edges(grid: Grid, name: str) -> set[str]:
        return set(grid.edges(grid.index[name]))

    assert edges(HANNUT, "0101") == {"north", "west"}
    assert edges(HANNUT, "2216") == {"south", "east"}
    assert edges(HANNUT, "0706") == set()
    assert edges(STONNE, "1310") == {"south"}
    assert edges(STONNE, "0108") == {"north"}
    assert edges(STONNE, "0401") == {"west"}
    assert edges(STONNE, "0416") == {"east"}


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("grid", [HANNUT, STONNE, Grid(4, 5, "flat", "column", "even")])
def test_8_5_1_edge_distance_is_the_shortest_way_to_the_edge(grid: Grid, edge: Literal["north"]) -> None:
    border = [h for h in range(grid.n) if edge in grid.edges(h)]
    expected = tuple(min(grid.distance(h, b) for b in border) for h in range(grid.n))
    assert grid.edge_distance(edge) == expected


def test_a_grid_is_immutable_and_equal_to_its_copy() -> None:
    copy = pickle.loads(pickle.dumps(HANNUT))
    assert copy == HANNUT and hash(copy) == hash(HANNUT) and copy.neighbours == HANNUT.neighbours
    with pytest.raises(AttributeError):
        HANNUT.lines = 3  # type: ignore[misc]
    with pytest.raises(ValueError, match="at least one hex"):
        Grid(0, 5, "flat", "column")
