"""Copy and paste of ground and forces, between scenarios, and from a clipboard that may hold anything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bk40qt.mapview.layout import HexLayout
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.edits import forces, roads, terrain, victory
from editor.edits.clip import Selection, clip, paste, read_clip, turned
from editor.new_scenario import Shape, new_scenario
from editor.patch import Patch


@pytest.fixture
def hannut() -> ScenarioDocument:
    return ScenarioDocument.from_file(shipped_scenarios()["hannut"])


@pytest.fixture
def blank() -> ScenarioDocument:
    return new_scenario("Blank", Shape(12, 12, shifted="even"))


def do(document: ScenarioDocument, patch: Patch | None) -> Patch:
    assert patch is not None
    return document.apply(patch)


def through_clipboard(value: dict[str, Any]) -> dict[str, Any]:
    found = read_clip(json.dumps(value))
    assert found is not None
    return found


def test_ground_is_pasted_with_all_that_lies_in_it(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    hexes = terrain.brush(hannut.grid, "1204", 2)
    taken = through_clipboard(clip(hannut, Selection(frozenset(hexes))))
    patch = paste(blank, taken, "0504")
    assert patch is not None and patch.title == f"paste hexes ({len(hexes)} hexes)"
    do(blank, patch)
    assert not [problem for problem in blank.problems() if problem.place.startswith("map")]
    q0, r0 = hannut.grid.axial[hannut.grid.index[hexes[0]]]
    q1, r1 = blank.grid.axial[blank.grid.index["0504"]]

    def there(name: str) -> str:
        q, r = hannut.grid.axial[hannut.grid.index[name]]
        return blank.grid.ids[blank.grid.at(q - q0 + q1, r - r0 + r1)]

    old, new = hannut.data["map"], blank.data["map"]
    assert all(new["hexes"][there(name)] == old["hexes"][name] for name in hexes)
    for part in ("roads", "hexsides", "bridges"):
        inside = [entry for entry in old[part] if set(hexes) >= set(entry["between"])]
        moved = [{**entry, "between": sorted(map(there, entry["between"]))} for entry in inside]
        assert inside and sorted(map(str, moved)) == sorted(map(str, new[part]))
    assert {place["name"] for place in new["places"]} == {"Maret", "Orp-le-Grand", "Orp-le-Petit", "Petite Gette"}


def test_pasting_on_its_own_place_changes_nothing(hannut: ScenarioDocument) -> None:
    hexes = terrain.brush(hannut.grid, "1204", 2)
    patch = paste(hannut, clip(hannut, Selection(frozenset(hexes))), hexes[0])
    before = {key: sorted(map(str, value)) for key, value in hannut.data["map"].items() if isinstance(value, list)}
    if patch is not None:
        hannut.apply(patch)
    after = {key: sorted(map(str, value)) for key, value in hannut.data["map"].items() if isinstance(value, list)}
    assert after == before


def test_what_falls_off_the_map_is_lost(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    taken = clip(hannut, Selection(frozenset(hannut.grid.ids)))
    do(blank, paste(blank, taken, "1111"))
    assert not [problem for problem in blank.problems() if problem.place.startswith("map")]
    assert paste(blank, taken) is None, "ground needs a place"


def test_formations_come_with_their_counters_and_new_ids(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    taken = through_clipboard(clip(hannut, Selection(formations=frozenset({"ge_kg", "fr_11_rdp_at"}))))
    do(blank, paste(blank, taken))
    assert [unit["name"] for unit in forces.members(blank, "ge_kg")] == [
        unit["name"] for unit in forces.members(hannut, "ge_kg")
    ]
    attached = next(one for one in blank.data["formations"] if one["id"] == "fr_11_rdp_at")
    assert "attach_to" not in attached, "those formations are not here"
    do(blank, paste(blank, taken))
    ids = [one["id"] for section in ("formations", "counters") for one in blank.data[section]]
    assert len(set(ids)) == len(ids) and "ge_kg_2" in ids


def test_loose_counters_find_a_formation(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    units = frozenset({"h_fr_2c_s35_1a", "h_fr_2c_s35_1b"})
    taken = through_clipboard(clip(hannut, Selection(counters=units)))
    patch = paste(hannut, taken)
    assert patch is not None and patch.title == "paste 2 counters"
    before = len(forces.members(hannut, "fr_2_cuir"))
    do(hannut, patch)
    assert len(forces.members(hannut, "fr_2_cuir")) == before + 2 and hannut.problems() == ()
    do(blank, paste(blank, taken, formation="fr_1"))
    assert len(forces.members(blank, "fr_1")) == 5 and blank.problems() == ()
    do(blank, paste(blank, taken))
    assert len(forces.members(blank, "fr_2_cuir")) == 2, "their formation has come along"


def test_ground_and_forces_together(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    chosen = Selection(frozenset({"1204", "1205"}), frozenset({"h_fr_2c_s35_1a"}))
    undo = do(blank, paste(blank, clip(hannut, chosen), "0202"))
    before = blank.text()
    assert "s35_1a" in before
    blank.apply(undo)
    assert "s35_1a" not in blank.text()


GOOD = {
    "format": "bk40qt-clip",
    "version": 1,
    "top": "flat",
    "ground": {
        "hexes": [{"at": [0, 0], "terrain": "woods", "level": 1}],
        "hexsides": [],
        "roads": [],
        "bridges": [],
        "places": [],
        "exits": [],
        "goals": [],
    },
}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Hello",
        "[]",
        "{}",
        "[" * 1000,
        json.dumps({**GOOD, "version": 2}),
        json.dumps({**GOOD, "ground": []}),
        json.dumps({**GOOD, "ground": {}}),
        json.dumps({**GOOD, "counters": 3}),
        json.dumps({**GOOD, "counters": [{"id": "x"}]}),
        json.dumps({**GOOD, "counters": [{"id": "x"}], "formations": [], "owners": []}),
        *(
            json.dumps({**GOOD, "ground": {**GOOD["ground"], key: [value]}})  # type: ignore[dict-item]
            for key, value in (
                ("hexes", {"at": [0, 0], "terrain": "swamp", "level": 1}),
                ("hexes", {"at": [0, 0], "terrain": "woods", "level": 10**8}),
                ("hexes", {"at": [0, 10**8], "terrain": "woods", "level": 1}),
                ("hexes", {"at": [0, 0], "terrain": ["woods"], "level": 1}),
                ("hexes", 7),
                ("roads", {"between": [[0, 0], [0, 1]], "type": "rail"}),
                ("roads", {"between": [[0, 0], [0, 1]], "type": []}),
                ("roads", {"between": [[0, 0]], "type": "main_road"}),
                ("hexsides", {"between": [[0, 0], [0, 1]], "feature": "cliff", "name": "x"}),
                ("hexsides", {"between": [[0, 0], [0, 1]], "feature": "lava"}),
                ("bridges", {"between": [[0, 0], [0, 1]], "road": "rail"}),
                ("places", {"name": "x", "kind": "lake", "hexes": [[0, 0]]}),
                ("places", {"name": "x\u0000", "kind": "hill", "hexes": [[0, 0]]}),
                ("places", {"name": "x", "kind": "hill", "hexes": []}),
                ("exits", {"at": [0, 0], "edge": "up", "type": "main_road"}),
                ("exits", {"at": [0, 0], "edge": "west", "type": "rail"}),
                ("exits", {"edge": "west", "type": "main_road"}),
                ("goals", {"at": [0, 0]}),
                ("goals", {"at": [0, 0], "vp": 10**8}),
                ("goals", {"at": [0, 0], "vp": "2"}),
                ("goals", {"at": [0, 0], "side": "belgian"}),
                ("goals", {"at": [0, 0], "vp": 1, "name": 7}),
            )
        ),
        *(json.dumps({**GOOD, "top": value}) for value in ("round", 7, None, ["flat"])),
        json.dumps({key: value for key, value in GOOD.items() if key != "top"}),
        *(
            json.dumps({**GOOD, "zones": [value]})
            for value in (
                7,
                {"id": "a"},
                {"id": 7, "hexes": []},
                {"id": "a", "hexes": "0101"},
                {"id": "a", "hexes": [7]},
                {"id": "a", "within": "2", "of": []},
                {"id": "a", "lines": [1], "positions": [1, 2]},
                {"id": "a", "lines": [1, 2], "positions": [1, 2], "hexes": []},
                {"id": "a", "with": ["x"], "with_attached": 1},
            )
        ),
    ],
)
def test_a_clipboard_with_anything_else_is_no_clip(text: str) -> None:
    assert read_clip(text) is None


def test_what_counts_and_who_holds_go_with_the_ground(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    goal = hannut.data["victory"]["points"][0]
    held = next(entry["side"] for entry in hannut.data["control"] if entry["hex"] == goal["hex"])
    taken = through_clipboard(clip(hannut, Selection(frozenset({goal["hex"]}))))
    assert blank.data["victory"]["kind"] == "hold"
    before = blank.text()
    undo = do(blank, paste(blank, taken, "0303"))
    assert "0303" in blank.data["victory"]["hold"], "points become what this scenario counts"
    assert {"hex": "0303", "side": held} in blank.data["control"] and blank.problems() == ()
    blank.apply(undo)
    assert blank.text() == before
    empty = next(name for name in hannut.grid.ids if not victory.goals_at(hannut, [name]))
    do(hannut, paste(hannut, taken, empty))
    assert {**goal, "hex": empty} in hannut.data["victory"]["points"] and hannut.problems() == ()
    bare = through_clipboard(clip(blank, Selection(frozenset({"0101"}))))
    do(hannut, paste(hannut, bare, empty))
    assert not victory.goals_at(hannut, [empty]), "pasted over"


def test_roads_leave_the_map_where_there_is_an_edge(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    leaving = hannut.data["map"]["road_exits"][0]
    taken = through_clipboard(clip(hannut, Selection(frozenset({leaving["hex"]}))))
    do(blank, paste(blank, taken, "0505"))
    assert blank.data["map"]["road_exits"] == []
    at = next(n for n in blank.grid.ids if leaving["edge"] in blank.grid.edges(blank.grid.index[n]))
    do(blank, paste(blank, taken, at))
    assert blank.data["map"]["road_exits"] == [{**leaving, "hex": at}]


def test_zones_are_pasted_with_new_ids_and_what_is_here(hannut: ScenarioDocument, blank: ScenarioDocument) -> None:
    every = frozenset(zone["id"] for zone in hannut.data["zones"])
    taken = through_clipboard(clip(hannut, Selection(zones=every)))
    here = len(blank.data["zones"])
    do(blank, paste(blank, taken))
    do(blank, paste(blank, taken))
    ids = [zone["id"] for zone in blank.data["zones"]]
    assert len(set(ids)) == len(ids) == here + 2 * len(every)
    for zone in blank.data["zones"]:
        assert set(zone.get("hexes", ())) | set(zone.get("of", ())) <= set(blank.grid.ids)
        assert all(1 <= line <= 12 for line in (*zone.get("lines", ()), *zone.get("positions", ())))


def test_sides_of_hexes_that_do_not_touch_are_left_out(blank: ScenarioDocument) -> None:
    far: dict[str, Any] = json.loads(json.dumps(GOOD))
    far["ground"]["hexes"].append({"at": [3, 3], "terrain": "woods", "level": 1})
    far["ground"]["roads"].append({"between": [[0, 0], [3, 3]], "type": "main_road"})
    do(blank, paste(blank, through_clipboard(far), "0202"))
    assert blank.data["map"]["roads"] == [] and blank.problems() == ()


def test_between_flat_and_pointed_tops_the_ground_is_turned() -> None:
    flat, pointy = new_scenario("A", Shape(8, 8)), new_scenario("B", Shape(8, 8, "pointy"), playable=False)
    chosen = ("0203", "0303", "0403", "0304")
    for level, name in enumerate(chosen, 1):
        do(flat, terrain.set_level(flat, (name,), level))
    do(flat, roads.draw_road(flat, ("0203", "0403"), "main_road"))
    value = through_clipboard(clip(flat, Selection(frozenset(chosen))))
    do(pointy, paste(pointy, value, "0404"))
    back = {entry["level"]: name for name, entry in pointy.data["map"]["hexes"].items() if entry["level"]}
    was = dict(enumerate(chosen, 1))
    assert len(back) == 4
    for one in was:
        for other in was:  # neighbours stay neighbours
            distance = flat.grid.distance(flat.grid.index[was[one]], flat.grid.index[was[other]])
            assert pointy.grid.distance(pointy.grid.index[back[one]], pointy.grid.index[back[other]]) == distance
    maps = ((flat, was), (pointy, back))
    places = [[HexLayout(d.grid).centre(d.grid.index[names[n]]) for n in was] for d, names in maps]
    for before, after in zip(*places, strict=True):
        step, lies = before - places[0][0], after - places[1][0]
        assert (lies.x(), lies.y()) == pytest.approx((-step.y(), step.x()), abs=0.01)  # clockwise, not mirrored
    assert len(pointy.data["map"]["roads"]) == 2
    again = turned(turned(value, pointy.grid), flat.grid)
    assert again == value
