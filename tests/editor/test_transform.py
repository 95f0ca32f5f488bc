"""Maps resized, shifted, mirrored, turned: neighbours stay neighbours and everything moves along."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bk40qt.engine.hexgrid import Grid
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.edits import terrain, transform
from editor.edits.sides import corners
from editor.edits.zones import zone_hexes
from editor.new_scenario import Shape, new_scenario
from editor.patch import Patch

SHAPES = [
    Shape(columns, rows, top, first, shifted)
    for (columns, rows), top, first, shifted in product(
        ((4, 5), (5, 4), (5, 5)), ("flat", "pointy"), ("column", "row"), ("odd", "even")
    )
]


def marked(shape: Shape) -> ScenarioDocument:
    """A document whose hexes are told apart by their names."""
    document = new_scenario("Test", shape)
    for name in document.grid.ids:
        do(document, terrain.name_hexes(document, (name,), f"was {name}"))
    return document


def do(document: ScenarioDocument, patch: Patch | None) -> Patch:
    assert patch is not None
    return document.apply(patch)


def links(document: ScenarioDocument) -> set[frozenset[str]]:
    """Pairs of neighbours, by the names that their hexes had at first."""
    grid, hexes = document.grid, document.data["map"]["hexes"]
    names = [hexes[name].get("name", "") for name in grid.ids]
    pairs = {frozenset((names[h], names[x])) for h in range(grid.n) for x in grid.neighbours[h] if x >= 0}
    return {pair for pair in pairs if "" not in pair}


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_neighbours_stay_neighbours(shape: Shape) -> None:
    document = marked(shape)
    before = links(document)
    for patch in (
        transform.mirror(document, "horizontal"),
        transform.mirror(document, "vertical"),
        *(transform.rotate(document, degrees) for degrees in transform.TURNS),
        transform.renumber(document, "row" if shape.first == "column" else "column"),
        transform.reframe(document, 1, 0, 0, 0),
        transform.reframe(document, 0, 2, 3, 1),
    ):
        undo = do(document, patch)
        assert links(document) == before
        document.apply(undo)
    for columns, rows in product((-1, 0, 1, 2), repeat=2):
        if (columns, rows) != (0, 0):
            undo = do(document, transform.shift(document, columns, rows))
            assert links(document) < before and len(links(document)) > 3
            document.apply(undo)
    undo = do(document, transform.crop(document, document.grid.ids[6], document.grid.ids[-1]))
    assert links(document) < before
    document.apply(undo)


def picture(document: ScenarioDocument) -> dict[str, tuple[float, float]]:
    """Where each hex lies on paper, x to the right and y down, in half hexes across and along."""
    grid, hexes = document.grid, document.data["map"]["hexes"]
    found = {}
    for h, name in enumerate(grid.ids):
        along, across = grid.lattice(h)[1], grid.lattice(h)[0] / 3 * 3**0.5
        found[hexes[name]["name"]] = (across, along) if grid.top == "flat" else (along, across)
    return found


def shape_of(points: dict[str, tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """With the middle of everything in the origin."""
    x0 = (min(x for x, _ in points.values()) + max(x for x, _ in points.values())) / 2
    y0 = (min(y for _, y in points.values()) + max(y for _, y in points.values())) / 2
    return {name: (round(x - x0, 6) + 0.0, round(y - y0, 6) + 0.0) for name, (x, y) in points.items()}


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_turned_and_mirrored_maps_look_like_it(shape: Shape) -> None:
    turns: dict[str, Any] = {
        "horizontal": lambda x, y: (-x, y),
        "vertical": lambda x, y: (x, -y),
        "90": lambda x, y: (-y, x),  # y points down: that is clockwise
        "180": lambda x, y: (-x, -y),
        "270": lambda x, y: (y, -x),
    }
    document = marked(shape)
    before = shape_of(picture(document))
    for name, turn in turns.items():
        way: Any = name
        patch = transform.rotate(document, int(name)) if name.isdigit() else transform.mirror(document, way)
        undo = do(document, patch)
        assert shape_of(picture(document)) == shape_of({key: turn(*at) for key, at in before.items()}), name
        document.apply(undo)


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(("hannut", "stonne")), st.lists(st.sampled_from(("h", "v", "90", "180", "270")), max_size=3))
def test_a_turned_scenario_has_no_faults_and_turns_back(name: str, ways: list[str]) -> None:
    document = ScenarioDocument.from_file(shipped_scenarios()[name])
    before = document.text()
    undo = []
    for way in ways:
        if way.isdigit():
            undo.append(do(document, transform.rotate(document, int(way))))
        else:
            undo.append(do(document, transform.mirror(document, "horizontal" if way == "h" else "vertical")))
        assert document.problems() == ()
    for patch in reversed(undo):
        document.apply(patch)
    assert document.text() == before


@pytest.mark.parametrize("name", sorted(shipped_scenarios()))
def test_everything_on_the_map_moves_along(name: str) -> None:
    document = ScenarioDocument.from_file(shipped_scenarios()[name])
    old, grid = document.data, document.grid
    areas = {zone["id"]: len(zone_hexes(document, zone["id"])) for zone in old["zones"]}
    do(document, transform.rotate(document, 180))
    new = document.data

    def there(hex_: str) -> str:
        a, b = grid.numbers(grid.index[hex_])
        return document.grid.ids[(grid.lines - a) * grid.per_line + grid.per_line - b]

    assert all(new["map"]["hexes"][there(h)] == entry for h, entry in old["map"]["hexes"].items())
    for part in ("roads", "hexsides", "bridges"):
        moved = [{**entry, "between": sorted(map(there, entry["between"]))} for entry in old["map"][part]]
        assert sorted(map(str, moved)) == sorted(map(str, new["map"][part]))
    turned = {"north": "south", "south": "north", "east": "west", "west": "east"}
    assert [(e["hex"], e["edge"]) for e in new["map"]["road_exits"]] == [
        (there(e["hex"]), turned[e["edge"]]) for e in old["map"]["road_exits"]
    ]
    assert [place["hexes"] for place in new["map"]["places"]] == [
        [there(h) for h in place["hexes"]] for place in old["map"]["places"]
    ]
    assert [entry["hex"] for entry in new["control"]] == [there(entry["hex"]) for entry in old["control"]]
    assert [s["home_edge"] for s in new["sides"]] == [turned[s["home_edge"]] for s in old["sides"]]
    assert {zone["id"]: len(zone_hexes(document, zone["id"])) for zone in new["zones"]} == areas
    assert [zone.keys() for zone in new["zones"]] == [zone.keys() for zone in old["zones"]], "blocks stay blocks"
    streams = [e for e in new["map"]["hexsides"] if e["feature"] == "stream"]
    for a, b in pairwise(streams):
        if a.get("name") == b.get("name"):
            assert set(corners(document.grid, a["between"])) & set(corners(document.grid, b["between"]))


def test_cutting_off_loses_what_was_there_and_nothing_else() -> None:
    document = ScenarioDocument.from_file(shipped_scenarios()["hannut"])
    do(document, transform.crop(document, "0101", "1016"))
    data = document.data
    assert data["map"]["grid"]["lines"] == 10 and data["map"]["grid"]["shifted"] == "odd"
    known = set(document.grid.ids)
    for part in ("roads", "hexsides", "bridges"):
        assert all(known.issuperset(entry["between"]) for entry in data["map"][part])
    assert known.issuperset(point["hex"] for point in data["victory"]["points"])
    assert {entry["edge"] for entry in data["map"]["road_exits"]} == {"west", "north", "south"}
    places = {problem.place.split(".")[0].split("[")[0] for problem in document.problems()}
    assert places <= {"zones", "setup", "victory", "control"}, "what is left has no dangling names"


def test_sizes_have_limits() -> None:
    document = new_scenario("Test", Shape(4, 5))
    assert transform.resize(document, 4, 5) is None
    assert transform.resize(document, 0, 5) is None and transform.resize(document, 4, 251) is None
    do(document, transform.resize(document, 100, 5))
    assert document.grid.ids[0] == "001001" and document.data["victory"]["hold"] == ["003003"]
    with pytest.raises(ValueError, match="60"):
        transform.rotate(document, 60)


def test_an_odd_shift_changes_which_lines_are_shifted() -> None:
    document = new_scenario("Test", Shape(4, 5))
    do(document, transform.shift(document, 1, 0))
    assert document.grid == Grid(4, 5, "flat", "column", "even")
    do(document, transform.shift(document, 0, 1))
    assert document.grid.shifted == "even"
