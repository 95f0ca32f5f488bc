"""Head, turns, sides, options, markers, victory, zones and places."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.edits import places, scenario, victory, zones
from editor.patch import Patch


@pytest.fixture
def hannut() -> ScenarioDocument:
    return ScenarioDocument.from_file(shipped_scenarios()["hannut"])


@pytest.fixture
def stonne() -> ScenarioDocument:
    return ScenarioDocument.from_file(shipped_scenarios()["stonne"])


def do(document: ScenarioDocument, patch: Patch | None, faults: bool = False) -> Patch:
    assert patch is not None
    undo = document.apply(patch)
    assert bool(document.problems()) == faults, document.problems()[:3]
    return undo


def test_head_and_notes(hannut: ScenarioDocument) -> None:
    for key, text in (("title", "Merdorp"), ("id", "merdorp"), ("date", "1940-05-14"), ("credits", "")):
        do(hannut, scenario.set_head(hannut, key, text))
        assert hannut.data[key] == text
        assert scenario.set_head(hannut, key, text) is None
    do(hannut, scenario.set_notes(hannut, ["One.", "  ", "Two."]))
    assert hannut.data["notes"] == ["One.", "Two."]
    do(hannut, scenario.set_hex_metres(hannut, 400))
    assert hannut.data["map"]["grid"]["hex_metres"] == 400


@pytest.mark.parametrize("turns", (1, 4, 9))
def test_bands_follow_the_turns(hannut: ScenarioDocument, turns: int) -> None:
    last = hannut.data["victory"]["bands"][-1]
    patch = scenario.set_turns(hannut, turns)
    assert patch is not None
    hannut.apply(patch)
    assert not [problem for problem in hannut.problems() if problem.place.startswith("victory")]
    assert [band["turn"] for band in hannut.data["victory"]["bands"]] == list(range(1, turns + 1))
    if turns > 6:
        assert hannut.data["victory"]["bands"][-1] == {**last, "turn": turns}


def test_options_at_their_default_are_not_written(hannut: ScenarioDocument) -> None:
    before = hannut.text()
    do(hannut, scenario.set_option(hannut, "critical_hits", "yes"))
    do(hannut, scenario.set_option(hannut, "crt_colours", "rows_6_8_9"))
    assert list(hannut.data["options"]) == ["crt_colours", "critical_hits"]
    do(hannut, scenario.set_option(hannut, "critical_hits", "no"))
    do(hannut, scenario.set_option(hannut, "crt_colours", "outward"))
    assert hannut.text() == before and scenario.set_option(hannut, "critical_hits", "no") is None


def test_sides(stonne: ScenarioDocument) -> None:
    do(stonne, scenario.set_side(stonne, "french", can_load=True, name="Les Français"))
    assert stonne.data["sides"][1] == {
        "side": "french",
        "name": "Les Français",
        "home_edge": "south",
        "can_load": True,
    }
    do(stonne, scenario.set_side(stonne, "french", can_load=False))
    do(stonne, scenario.set_side(stonne, "french", home_edge="north"), faults=True)
    assert "can_load" not in stonne.data["sides"][1]


def test_marker_pools_and_strikes(stonne: ScenarioDocument) -> None:
    do(stonne, scenario.set_pool(stonne, "german", 3, repeat=1))
    assert [(pool["side"], pool["turn"]) for pool in stonne.data["markers"]] == [
        ("german", 1),
        ("german", 3),
        ("german", 6),
        ("french", 1),
        ("french", 4),
    ]
    do(stonne, scenario.set_pool(stonne, "german", 3, general=2, repeat=0))
    assert stonne.data["markers"][1] == {"side": "german", "turn": 3, "general": 2}
    do(stonne, scenario.set_pool(stonne, "german", 3, general=0))
    assert len(stonne.data["markers"]) == 4 and scenario.set_pool(stonne, "german", 2, stuka=0) is None
    do(stonne, scenario.set_pool(stonne, "german", 1, stuka=1), faults=True)
    do(stonne, scenario.set_strikes(stonne, "german", "stuka", ["stuka", "stuka"]))
    do(stonne, scenario.set_strikes(stonne, "german", "stuka", ["stuka"]))
    do(stonne, scenario.set_strikes(stonne, "german", "stuka", []), faults=True)
    assert len(stonne.data["strikes"]) == 2


def test_initiative(stonne: ScenarioDocument) -> None:
    before = stonne.text()
    do(stonne, scenario.set_initiative(stonne, "german", 1, 1))
    assert list(stonne.data)[-1] == "initiative"
    do(stonne, scenario.set_initiative(stonne, None))
    assert stonne.text() == before and scenario.set_initiative(stonne, None) is None


def test_victory_points_and_who_holds_them(hannut: ScenarioDocument) -> None:
    do(hannut, victory.set_point(hannut, "0301", 3, "Hill"))
    assert hannut.data["victory"]["points"][-1] == {"hex": "0301", "vp": 3, "name": "Hill"}
    assert hannut.data["control"][-1] == {"hex": "0301", "side": "french"}
    do(hannut, victory.set_point(hannut, "0301", 2))
    do(hannut, victory.set_point(hannut, "0301", 2, ""))
    assert hannut.data["victory"]["points"][-1] == {"hex": "0301", "vp": 2}
    do(hannut, victory.set_control(hannut, ["0301", "0302"], "german"))
    assert {entry["hex"]: entry["side"] for entry in hannut.data["control"]}["0301"] == "german"
    do(hannut, victory.set_control(hannut, ["0302"], None))
    do(hannut, victory.set_point(hannut, "0301", 0))
    assert "0301" not in str(hannut.data["victory"]) + str(hannut.data["control"])
    do(hannut, victory.set_band(hannut, 2, 1, 30))
    assert hannut.data["victory"]["bands"][1] == {"turn": 2, "low": 1, "high": 30}


def test_the_kind_of_victory_keeps_the_hexes(hannut: ScenarioDocument, stonne: ScenarioDocument) -> None:
    for document in (hannut, stonne):
        before = list(victory.objectives(document))
        for kind in ("bands", "hold", "bands"):
            patch = victory.set_kind(document, kind)
            if patch is not None:
                do(document, patch)
            assert list(victory.objectives(document)) == before
        do(document, victory.set_victory_side(document, "french"))


def test_hexes_to_hold(stonne: ScenarioDocument) -> None:
    do(stonne, victory.set_hold(stonne, ["0512", "0510"]))
    assert stonne.data["victory"]["hold"] == ["0510", "0511", "0512"]
    assert stonne.data["control"][-1] == {"hex": "0512", "side": "french"}
    do(stonne, victory.set_hold(stonne, ["0510", "0511"], False))
    do(stonne, victory.set_hold(stonne, ["0512"], False), faults=True)
    assert "hold" not in stonne.data["victory"] and stonne.data["control"] == []


# -------------------------------------------------------------------------------------------------------------- zones


def test_zones_are_defined_in_every_way(stonne: ScenarioDocument) -> None:
    new = zones.new_zone_id(stonne, "SF1")
    assert new == "SF2" or new not in {zone["id"] for zone in stonne.data["zones"]}
    do(stonne, zones.add_zone(stonne, "N", ["0102", "0101", "9999"], "two hexes"))
    assert zones.zone_hexes(stonne, "N") == ("0102", "0101")
    do(stonne, zones.set_within(stonne, "N", 1, ["0505"]))
    assert len(zones.zone_hexes(stonne, "N")) == 7
    do(stonne, zones.set_block(stonne, "N", (3, 2), (1, 4)))
    assert len(zones.zone_hexes(stonne, "N")) == 8
    ends: dict[Any, tuple[str, int]] = {"north": ("0101", 16), "south": ("1301", 16), "west": ("0101", 13)}
    for edge, (first, count) in {**ends, "east": ("0116", 13)}.items():
        patch = zones.set_edge(stonne, "N", edge)
        assert patch is not None
        stonne.apply(patch)
        assert zones.zone_hexes(stonne, "N")[0] == first and len(zones.zone_hexes(stonne, "N")) == count
        assert all(edge in stonne.grid.edges(stonne.grid.index[name]) for name in zones.zone_hexes(stonne, "N"))
    do(stonne, zones.set_with(stonne, "N", ["ge_i_gd"], True))
    assert stonne.data["zones"][-1] == {"id": "N", "text": "two hexes", "with": ["ge_i_gd"], "with_attached": True}
    do(stonne, zones.paint_zone(stonne, "N", ["0303", "0301"]))
    assert stonne.data["zones"][-1]["hexes"] == ["0301", "0303"]
    assert zones.paint_zone(stonne, "N", ["0303"]) is None
    do(stonne, zones.paint_zone(stonne, "N", ["0303"], False))
    do(stonne, zones.describe_zone(stonne, "N", "one hex"))
    assert stonne.data["zones"][-1] == {"id": "N", "text": "one hex", "hexes": ["0301"]}
    do(stonne, zones.remove_zone(stonne, "N"))


def test_units_start_where_their_side_is_and_not_first_where_it_digs_in(stonne: ScenarioDocument) -> None:
    draft = ScenarioDocument(copy.deepcopy(stonne.data))
    draft.data["setup"] = [{"side": "french", "formations": [], "minefields": {"count": 1, "zone": "mines"}}]
    draft.data["entries"] = []
    draft.data["zones"] = [{"id": name, "text": "", "hexes": ["0101"]} for name in ("mines", "wood", "village")]
    assert zones.zones_for(draft, "french") == ["wood", "village", "mines"]
    assert zones.zones_for(draft, "german") == ["wood", "village"]  # not upon the mines of the enemy
    draft.data["setup"][0]["formations"] = [{"formation": "fr_ii_205_ri", "zone": "village"}]
    assert zones.zones_for(draft, "french") == ["village", "wood", "mines"]


def test_zones_are_renamed_and_removed_with_their_uses(stonne: ScenarioDocument) -> None:
    before = stonne.text()
    assert zones.zone_users(stonne, "SF1") == 4 and zones.zone_users(stonne, "SG5") == 2
    undo = do(stonne, zones.rename_zone(stonne, "SF1", "village"))
    assert stonne.text() == before.replace('"SF1"', '"village"')
    stonne.apply(undo)
    for zone in [entry["id"] for entry in stonne.data["zones"]]:
        patch = zones.remove_zone(stonne, zone)
        assert patch is not None
        undo = stonne.apply(patch)
        assert f'"{zone}"' not in stonne.text()
        stonne.apply(undo)
    with pytest.raises(KeyError):
        zones.remove_zone(stonne, "none")


# ------------------------------------------------------------------------------------------------------------- places


def test_places(stonne: ScenarioDocument) -> None:
    do(stonne, places.add_place(stonne, "Mont Dieu", "hill", ["0303", "0304", "9999"]))
    number = places.places_at(stonne, "0304")[-1]
    assert stonne.data["map"]["places"][number]["hexes"] == ["0303", "0304"]
    do(stonne, places.change_place(stonne, number, name="Mt. Dieu", chart_name="Dieu", kind="wood"))
    do(stonne, places.change_place(stonne, number, chart_name="", hexes=["0305"]))
    assert stonne.data["map"]["places"][number] == {"name": "Mt. Dieu", "kind": "wood", "hexes": ["0305"]}
    do(stonne, places.change_place(stonne, number, hexes=[]))
    assert places.places_at(stonne, "0305") == []
    assert places.add_place(stonne, "Nowhere", "hill", []) is None
    with pytest.raises(ValueError, match="lake"):
        places.add_place(stonne, "X", "lake", ["0101"])
