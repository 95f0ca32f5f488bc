"""Brushes, lines and fills; painting terrain, levels and names."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from bk40qt.engine.hexgrid import Grid
from editor.document import ScenarioDocument
from editor.edits import terrain
from editor.new_scenario import Shape, new_scenario


@pytest.fixture
def document() -> ScenarioDocument:
    return new_scenario("Test", Shape(8, 6))


@pytest.mark.parametrize("shifted", ("odd", "even"))
@pytest.mark.parametrize("top", ("flat", "pointy"))
def test_a_line_goes_from_hex_to_neighbour_and_never_off_the_map(top: str, shifted: str) -> None:
    grid = Grid(6, 5, top, "column", shifted)  # type: ignore[arg-type]
    for start, end in product(grid.ids, repeat=2):
        found = [grid.index[name] for name in terrain.line(grid, start, end)]
        assert (found[0], found[-1]) == (grid.index[start], grid.index[end])
        assert len(found) == grid.distance(found[0], found[-1]) + 1
        assert all(b in grid.neighbours[a] for a, b in pairwise(found))


def test_a_brush_covers_all_within_its_radius() -> None:
    grid = Grid(8, 6, "flat", "column")
    assert terrain.brush(grid, "0403", 0) == ("0403",)
    assert len(terrain.brush(grid, "0403", 1)) == 7
    assert set(terrain.brush(grid, "0101", 1)) == {"0101", "0102", "0201", "0202"}


def test_a_rectangle_is_the_same_from_any_corner() -> None:
    grid = Grid(8, 6, "flat", "column")
    assert terrain.rectangle(grid, "0201", "0302") == ("0201", "0202", "0301", "0302")
    assert terrain.rectangle(grid, "0302", "0201") == terrain.rectangle(grid, "0202", "0301")


def test_painting_names_and_counts_what_changes(document: ScenarioDocument) -> None:
    first = terrain.paint(document, ("0101", "0102", "0102", "9999"), "woods")
    assert first is not None and first.title == "paint woods (2 hexes)"
    document.apply(first)
    assert document.data["map"]["hexes"]["0101"] == {"terrain": "woods", "level": 0}
    one = terrain.paint(document, ("0101", "0103"), "woods")
    assert one is not None and one.title == "paint woods (1 hex)" and len(one.ops) == 1
    assert terrain.paint(document, ("0101",), "woods") is None
    assert first.then(one).title == "paint woods (3 hexes)"


def test_changing_one_hex_changes_one_line(document: ScenarioDocument) -> None:
    before = document.text().splitlines()
    patch = terrain.paint(document, ("0304",), "orchard")
    assert patch is not None
    document.apply(patch)
    changed = [pair for pair in zip(before, document.text().splitlines(), strict=True) if pair[0] != pair[1]]
    assert changed == [
        ('      "0304": {"terrain": "clear", "level": 0},', '      "0304": {"terrain": "orchard", "level": 0},')
    ]


def test_levels_stay_in_range(document: ScenarioDocument) -> None:
    assert terrain.raise_level(document, ("0101",), -1) is None
    for wanted, level in ((7, 7), (99, 20), (-3, 0)):
        patch = terrain.set_level(document, ("0101",), wanted)
        assert patch is not None
        document.apply(patch)
        assert document.data["map"]["hexes"]["0101"]["level"] == level
    up = terrain.raise_level(document, ("0101", "0102"), 2)
    assert up is not None and up.title == "raise the ground (2 hexes)"


def test_a_fill_stops_at_other_ground(document: ScenarioDocument) -> None:
    wall = terrain.paint(document, terrain.rectangle(document.grid, "0401", "0406"), "woods")
    assert wall is not None
    document.apply(wall)
    filled = terrain.fill(document, "0101", "orchard")
    assert filled is not None and filled.hexes == set(terrain.rectangle(document.grid, "0101", "0306"))
    assert terrain.fill(document, "0401", "woods") is None
    level = terrain.fill_level(document, "0101", 3)
    assert level is not None and len(level.hexes) == document.grid.n


def test_names_of_hexes_come_and_go(document: ScenarioDocument) -> None:
    before = document.text()
    named = terrain.name_hexes(document, ("0101", "0102"), "Avin")
    assert named is not None
    document.apply(named)
    assert document.data["map"]["hexes"]["0101"] == {"terrain": "clear", "level": 0, "name": "Avin"}
    assert terrain.name_hexes(document, ("0101",), "Avin") is None
    gone = terrain.name_hexes(document, ("0101", "0102", "0103"), "")
    assert gone is not None and gone.title == "remove names of hexes (2 hexes)"
    document.apply(gone)
    assert document.text() == before


def test_unknown_terrain_is_a_mistake_of_the_caller(document: ScenarioDocument) -> None:
    with pytest.raises(ValueError, match="swamp"):
        terrain.paint(document, ("0101",), "swamp")
