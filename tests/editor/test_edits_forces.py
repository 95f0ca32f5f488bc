"""Formations and counters, with everything that names them; set-up, arrivals, withdrawals."""

from __future__ import annotations

from typing import Any

import pytest

from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.edits import forces, setup, zones
from editor.patch import Patch


@pytest.fixture
def stonne() -> ScenarioDocument:
    return ScenarioDocument.from_file(shipped_scenarios()["stonne"])


@pytest.fixture
def hannut() -> ScenarioDocument:
    return ScenarioDocument.from_file(shipped_scenarios()["hannut"])


def do(document: ScenarioDocument, patch: Patch | None, faults: bool = False) -> Patch:
    assert patch is not None
    undo = document.apply(patch)
    assert bool(document.problems()) == faults, document.problems()[:3]
    return undo


def entry(document: ScenarioDocument, section: str, ident: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in document.data[section] if one["id"] == ident)
    return found


@pytest.mark.parametrize("name", ("hannut", "stonne"))
def test_removing_formations_leaves_no_name_of_theirs(name: str) -> None:
    document = ScenarioDocument.from_file(shipped_scenarios()[name])
    for formation in [one["id"] for one in document.data["formations"]]:
        units = [unit["id"] for unit in forces.members(document, formation)]
        patch = forces.remove_formations(document, [formation])
        assert patch is not None
        undo = document.apply(patch)
        assert f'"{formation}"' not in document.text()
        assert not any(f'"{unit}"' in document.text() for unit in units)
        document.apply(undo)
    everything = forces.remove_formations(document, [one["id"] for one in document.data["formations"]])
    assert everything is not None and everything.title.startswith("remove ")
    document.apply(everything)
    assert not document.data["counters"] and not any(stage["formations"] for stage in document.data["setup"])


def test_the_marker_follows_the_name_until_it_gets_a_text_of_its_own(stonne: ScenarioDocument) -> None:
    do(stonne, forces.add_formation(stonne, "german", "Regiment"), faults=True)
    do(stonne, forces.change_formation(stonne, "ge_regiment", name="Panzer-Regiment 1"), faults=True)
    assert entry(stonne, "formations", "ge_regiment")["marker"] == "Panzer-Regiment 1"
    do(stonne, forces.change_formation(stonne, "ge_regiment", marker="Pz 1"), faults=True)
    do(stonne, forces.change_formation(stonne, "ge_regiment", name="Panzer-Regiment 2"), faults=True)
    assert entry(stonne, "formations", "ge_regiment")["marker"] == "Pz 1"


def test_a_renamed_formation_is_renamed_everywhere(stonne: ScenarioDocument) -> None:
    before = stonne.text()
    undo = do(stonne, forces.change_formation(stonne, "fr_ii_205_ri", id="fr_new"))
    assert stonne.text() == before.replace('"fr_ii_205_ri"', '"fr_new"')
    stonne.apply(undo)
    assert stonne.text() == before


def test_a_renamed_counter_keeps_its_place_aboard(hannut: ScenarioDocument) -> None:
    mount = next(mount for stage in hannut.data["setup"] for mount in stage.get("mounts", ()))
    before = hannut.text()
    for unit in (mount["carrier"], mount["companies"][0]):
        undo = do(hannut, forces.change_counters(hannut, [unit], id="renamed"))
        assert hannut.text() == before.replace(f'"{unit}"', '"renamed"')
        hannut.apply(undo)


def test_formations_and_counters_are_added_with_ids_of_their_own(stonne: ScenarioDocument) -> None:
    do(stonne, forces.add_formation(stonne, "german", "III/8", id="ge_x"), faults=True)
    do(stonne, forces.add_counter(stonne, "ge_x", "1./8"), faults=True)
    do(stonne, forces.add_counter(stonne, "ge_x", "1./8"), faults=True)
    still = [0, 0, 0, 4]
    do(stonne, forces.add_counter(stonne, "ge_x", "HQ", type="hq", full=still, reduced=still), faults=True)
    do(stonne, setup.place_formation(stonne, "ge_x", "SG1"))
    assert [unit["id"] for unit in forces.members(stonne, "ge_x")] == ["ge_x_1._8", "ge_x_1._2", "ge_x_hq"]
    assert entry(stonne, "formations", "ge_x")["marker"] == "III/8"
    with pytest.raises(KeyError):
        forces.add_counter(stonne, "nobody", "1./8")


@pytest.mark.parametrize("name", ("hannut", "stonne"))
def test_a_duplicate_is_set_up_like_the_first(name: str) -> None:
    document = ScenarioDocument.from_file(shipped_scenarios()[name])
    for formation in [one["id"] for one in document.data["formations"]]:
        patch = forces.duplicate_formation(document, formation)
        assert patch is not None
        undo = document.apply(patch)
        faults = [problem for problem in document.problems() if "no room" not in problem.message]
        assert not faults, formation
        document.apply(undo)


def test_many_counters_change_at_once(hannut: ScenarioDocument) -> None:
    units = [unit["id"] for unit in forces.members(hannut, "fr_2_cuir") if unit["type"] == "tank"]
    patch = forces.change_counters(hannut, units, model="SOMUA", note="")
    assert patch is not None and patch.title == f"change {len(units)} counters"
    do(hannut, patch)
    assert all(entry(hannut, "counters", unit)["model"] == "SOMUA" for unit in units)
    assert all("note" not in entry(hannut, "counters", unit) for unit in units)
    assert forces.change_counters(hannut, units, id="one") is None
    assert forces.change_counters(hannut, [], note="") is None


def test_allotted_losses_follow_the_counters(hannut: ScenarioDocument) -> None:
    def allotted() -> int:
        return next(
            row["count"]
            for stage in hannut.data["setup"]
            for row in stage.get("losses", ())
            if row["formation"] == "fr_2_cuir"
        )

    count = allotted()
    do(hannut, forces.change_counters(hannut, ["h_fr_2c_s35_1a"], start_losses=1))
    assert allotted() == count + 1
    do(hannut, forces.remove_counters(hannut, ["h_fr_2c_s35_1a"]))
    assert allotted() == count


def test_who_moves_to_another_formation_leaves_the_carriers(hannut: ScenarioDocument) -> None:
    mount = next(mount for stage in hannut.data["setup"] for mount in stage.get("mounts", ()))
    old = entry(hannut, "counters", mount["carrier"])["formation"]
    do(hannut, forces.move_counters(hannut, mount["companies"], "ge_kg"))
    assert f'"companies": ["{mount["companies"][0]}"' not in hannut.text()
    assert entry(hannut, "counters", mount["companies"][0])["formation"] == "ge_kg" != old
    assert forces.move_counters(hannut, mount["companies"], "ge_kg") is None


def test_counters_are_duplicated_behind_the_first(stonne: ScenarioDocument) -> None:
    first = stonne.data["counters"][0]
    do(stonne, forces.duplicate_counters(stonne, [first["id"]]))
    assert stonne.data["counters"][1]["name"] == first["name"]
    assert stonne.data["counters"][1]["id"] != first["id"]


def test_a_formation_of_the_other_side_leaves_the_set_up(stonne: ScenarioDocument) -> None:
    do(stonne, forces.change_formation(stonne, "ge_iii_gd", side="french"), faults=True)
    assert setup.stage_of(stonne, "ge_iii_gd") is None and setup.zone_of(stonne, "ge_iii_gd") == ""
    do(stonne, setup.place_formation(stonne, "ge_iii_gd", "SF2"))
    assert setup.stage_of(stonne, "ge_iii_gd") == 0 and setup.zone_of(stonne, "ge_iii_gd") == "SF2"


# ------------------------------------------------------------------------------------------------------------- set-up


def test_a_formation_takes_losses_and_mounts_to_another_stage(hannut: ScenarioDocument) -> None:
    number, stage = next((n, s) for n, s in enumerate(hannut.data["setup"]) if "mounts" in s)
    mount = stage["mounts"][0]
    formation = entry(hannut, "counters", mount["carrier"])["formation"]
    zone = setup.zone_of(hannut, formation)
    do(hannut, setup.add_stage(hannut, stage["side"]), faults=True)
    last = len(hannut.data["setup"]) - 1
    do(hannut, setup.place_formation(hannut, formation, zone, last))
    assert mount in hannut.data["setup"][last]["mounts"] and mount not in hannut.data["setup"][number]["mounts"]
    assert setup.stage_of(hannut, formation) == last
    do(hannut, setup.unplace_formation(hannut, formation), faults=True)
    assert len(hannut.data["setup"]) == last, "a stage that places nothing goes"


def test_a_formation_starts_in_hexes(stonne: ScenarioDocument) -> None:
    do(stonne, setup.start_at(stonne, "ge_ii_gd", ["0113", "0114"]))
    assert zones.zone_hexes(stonne, setup.zone_of(stonne, "ge_ii_gd")) == ("0113", "0114")
    do(stonne, setup.start_at(stonne, "ge_ii_gd", ["0115", "0116"]))
    assert setup.zone_of(stonne, "ge_ii_gd") == "start_ge_ii_gd"
    assert zones.zone_hexes(stonne, "start_ge_ii_gd") == ("0115", "0116")


def test_losses_and_field_works_come_and_go(stonne: ScenarioDocument) -> None:
    before = stonne.text()
    do(stonne, setup.set_losses(stonne, "ge_i_gd", 2))
    assert stonne.data["setup"][1]["losses"] == [{"formation": "ge_i_gd", "count": 2}]
    do(stonne, setup.set_losses(stonne, "ge_i_gd", 0))
    assert setup.set_losses(stonne, "ge_i_schr_69", 1) is None
    do(stonne, setup.set_works(stonne, 1, "entrenchments", 3, "SG1"))
    assert list(stonne.data["setup"][1]) == ["side", "formations", "entrenchments"]
    do(stonne, setup.set_works(stonne, 1, "entrenchments", 0, "SG1"))
    assert stonne.text() == before


def test_mounts_are_set_changed_and_taken_away(hannut: ScenarioDocument) -> None:
    mount = next(mount for stage in hannut.data["setup"] for mount in stage.get("mounts", ()))
    before = hannut.text()
    undo = do(hannut, setup.set_mount(hannut, mount["carrier"], []))
    assert f'"carrier": "{mount["carrier"]}"' not in hannut.text()
    hannut.apply(undo)
    assert setup.set_mount(hannut, mount["carrier"], mount["companies"], mount["optional"]) is None
    assert hannut.text() == before


def test_reinforcements_and_withdrawals(stonne: ScenarioDocument) -> None:
    units = [unit["id"] for unit in forces.members(stonne, "ge_iii_gd")]
    do(stonne, setup.unplace_formation(stonne, "ge_iii_gd"), faults=True)
    do(stonne, setup.set_arrival(stonne, units, 5, "SG5"))
    assert {"formation": "ge_iii_gd", "zone": "SG5"} in stonne.data["entries"]
    assert entry(stonne, "counters", units[0])["arrival"] == 5
    do(stonne, setup.set_withdrawal(stonne, "ge_iii_gd", 8))
    do(stonne, setup.set_withdrawal(stonne, "ge_iii_gd", 9))
    assert stonne.data["withdrawals"][-1] == {"formation": "ge_iii_gd", "turn": 9}
    do(stonne, setup.set_withdrawal(stonne, "ge_iii_gd", 0))
    do(stonne, setup.set_entry(stonne, "ge_iii_gd", ""), faults=True)
    assert setup.set_entry(stonne, "ge_iii_gd", "") is None
