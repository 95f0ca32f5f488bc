"""Chapter 13: hidden AT guns, critical hits, balancing (R-32, R-89)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bk40qt.engine.decisions import Action
from tests.engine.rules.blitz40.position import SYSTEM, Position, Table, scenario

GUN, GUN_HQ = "h_fr_rdp_at", "h_fr_rdp1_hq"  # attack 8, armour 1, range 2
FOOT = "h_fr_rdp1_a"
PANZER, PANZER_2, PANZER_HQ = "h_de_5i_m", "h_de_5i_p3", "h_de_5i_hq"  # Pz IV: attack 7, armour 3, range 3, MA 8
TANK, TANK_HQ = "h_fr_1c_s35_1b", "h_fr_1c_hq"
RIFLES = "h_de_12i_2"


def ambush(*units: str, at: str = "1311", panzer: str = "1313", **options: str) -> Position:
    """A hidden gun in 1311 (open ground of one level); German tanks come up from the south."""
    position = Position("hannut", hidden_at_guns="yes", **options).put(GUN, at, "hidden").attach(GUN, "fr_i_11_rdp")
    position.put(GUN_HQ, "1105").put(PANZER, panzer).put(PANZER_2, panzer).put(PANZER_HQ, panzer)
    for unit in units:
        position.put(unit, at)
    return position


# -- 13.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1", "R-89")
def test_a_hidden_gun_cannot_be_fired_at() -> None:
    game = ambush(FOOT, panzer="1312").activate("ge_i_5_pzr")
    game.take("fire", unit=PANZER)
    assert {action.target for action in game.offered("fire_at")} == {FOOT}
    assert not ambush(panzer="1312").activate("ge_i_5_pzr").offered("fire")


@pytest.mark.rule("13.1", "R-32")
def test_a_hidden_gun_does_not_cut_the_range_of_the_enemy_next_to_it() -> None:
    position = ambush(panzer="1312").put(TANK, "1410")
    assert position.activate("ge_i_5_pzr").offered("fire", unit=PANZER)  # range 3, not 1
    position.state.hidden[position.state.setting.unit_index[GUN]] = False
    game = position.activate("ge_i_5_pzr")
    game.take("fire", unit=PANZER)
    assert {action.target for action in game.offered("fire_at")} == {GUN}


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(("reaction", "rolls"), [(12, 1), (2, 2)])
def test_an_attempt_at_opportunity_fire_reveals_the_gun_even_if_it_fails(reaction: int, rolls: int) -> None:
    game = ambush().activate("ge_i_5_pzr", dice=[reaction, 7])
    game.take("move", units=(PANZER,))
    game.take("step", hex="1312")
    assert game.has(GUN, "hidden")
    game.take("opportunity_fire", unit=GUN)
    assert not game.has(GUN, "hidden") and len(game.rolls()) == rolls
    assert [(event.unit, event.hex, event.rule) for event in game.happened("revealed")] == [(GUN, "1311", "13.1")]


@pytest.mark.rule("13.1")
def test_a_gun_that_holds_its_fire_stays_hidden() -> None:
    game = ambush().activate("ge_i_5_pzr")
    game.take("move", units=(PANZER,))
    game.take("step", hex="1312")
    game.take("pass")
    assert game.has(GUN, "hidden")


@pytest.mark.rule("13.1")
def test_a_hidden_gun_that_fires_or_moves_is_revealed() -> None:
    game = ambush(panzer="1312").put(FOOT, "1105").activate("fr_i_11_rdp", dice=[7])
    game.take("fire", unit=GUN)
    assert game.has(GUN, "hidden")
    game.take("fire_at", target=PANZER)
    assert not game.has(GUN, "hidden")
    game = ambush().put(FOOT, "1105").activate("fr_i_11_rdp")
    game.take("move", units=(GUN,))
    game.take("step", hex="1310")
    assert [event.unit for event in game.happened("revealed")] == [GUN]


@pytest.mark.rule("13.1", "6.3.3")
def test_a_hidden_gun_that_retreats_is_revealed() -> None:
    game = ambush().activate("ge_i_5_pzr")
    game.take("move", units=(PANZER,))
    game.take("step", hex="1312")
    game.take("retreat", unit=GUN, hex="1310")
    assert not game.has(GUN, "hidden")


@pytest.mark.rule("13.1", "8.5.1")
def test_a_hidden_gun_that_runs_with_its_demoralized_formation_is_revealed() -> None:
    position = ambush().mark("fr_i_11_rdp", "demoralized").cup("french_artillery_1", "french_artillery_2")
    game = position.draw("fr_i_11_rdp", dice=[12], draws=["french_artillery_1"])
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    assert game.where(GUN) not in ("", "1311")
    assert not game.has(GUN, "hidden")


@pytest.mark.rule("R-89", "13.1")
def test_who_runs_into_a_hidden_gun_reveals_it_and_may_only_assault_or_stop() -> None:
    game = ambush(panzer="1312").activate("ge_i_5_pzr")
    game.take("move", units=(PANZER,))
    assert game.offered("step", hex="1311") and not game.offered("assault")  # as far as he knows it is empty
    game.take("step", hex="1311")
    assert not game.has(GUN, "hidden") and game.where(PANZER) == "1312"
    assert {(action.kind, action.hex) for action in game.asked.options} == {("assault", "1311"), ("stop", "")}
    game.take("assault", hex="1311")
    assert game.asked.side == "french" and {action.unit for action in game.offered("assault_fire")} == {GUN}


@pytest.mark.rule("13.1")
def test_an_assault_on_its_hex_reveals_a_hidden_gun_which_defends_with_the_others() -> None:
    game = ambush(FOOT, panzer="1312").activate("ge_i_5_pzr")
    game.take("move", units=(PANZER,))
    game.take("assault", hex="1311")
    assert [event.unit for event in game.happened("revealed")] == [GUN]
    assert {action.unit for action in game.offered("assault_fire")} == {GUN, FOOT}


@pytest.mark.rule("R-89", "3.2", "R-23")
def test_a_hidden_gun_with_an_hq_keeps_it_from_being_overrun() -> None:
    position = Position("hannut", hidden_at_guns="yes").put(GUN, "1311", "hidden").put(GUN_HQ, "1311")
    game = position.put(PANZER, "1312").put(PANZER_HQ, "1312").activate("ge_i_5_pzr")
    game.take("move", units=(PANZER,))
    game.take("step", hex="1311")
    assert not game.happened("overrun") and game.where(GUN_HQ) == "1311"
    assert not game.has(GUN, "hidden")


@pytest.mark.rule("R-89", "8.6.1")
def test_strikes_hit_a_hidden_gun_but_cannot_be_aimed_at_one() -> None:
    game = ambush().strikes("german_stuka_1")
    assert {action.hex for action in game.offered("strike")} == {"1105"}  # the HQ, not the gun
    game = ambush(FOOT).strikes("german_stuka_1", dice=[12])
    game.take("strike", hex="1311")
    assert {event.check.target for event in game.happened("read")} == {GUN, FOOT}
    assert game.s.steps[game.unit(GUN)] == 1 and game.has(GUN, "hidden")


@pytest.mark.rule("R-89", "8.6.1")
def test_artillery_needs_an_enemy_that_the_observer_can_know_of() -> None:
    position = ambush().put("h_de_12i_hq", "1310").put(TANK, "1409")
    assert {action.hex for action in position.strikes("german_artillery_1").offered("strike")} == {"1409"}


@pytest.mark.rule("R-89", "6.3.3")
def test_a_unit_that_retreats_into_a_hidden_gun_finds_it_and_must_choose_again() -> None:
    position = Position("hannut", hidden_at_guns="yes").put(GUN, "1310", "hidden").put(RIFLES, "1311")
    game = position.put(TANK, "1313").put(TANK_HQ, "1313").activate("fr_1_cuir")
    game.take("move", units=(TANK,))
    game.take("step", hex="1312")
    game.take("retreat", unit=RIFLES, hex="1310")
    assert not game.has(GUN, "hidden") and game.where(RIFLES) == "1311"
    assert game.asked.side == "german" and not game.offered("retreat", hex="1310")
    game.take("retreat", unit=RIFLES, hex="1411")
    assert game.where(RIFLES) == "1411"


@pytest.mark.rule("R-89", "R-84")
def test_reinforcements_that_meet_a_hidden_gun_at_the_edge_enter_beside_it() -> None:
    position = Position("stonne", turn=2, hidden_at_guns="yes").put("s_de_14gd", "1310", "hidden")
    game = position.due("s_fr_6grdi_amd", "s_fr_6grdi_hq").activate("fr_6_grdi")
    game.take("enter", units=("s_fr_6grdi_amd",), mode="")
    assert not game.has("s_de_14gd", "hidden")
    assert {action.hex for action in game.offered("enter")} == {"1309", "1311"}


@pytest.mark.rule("13.1", "R-89")
@pytest.mark.parametrize("question", ["step", "assault", "strike"])
def test_asking_for_the_odds_does_not_betray_a_hidden_gun(question: str) -> None:
    if question == "strike":
        game = ambush(FOOT).strikes("german_stuka_1")
    else:
        game = ambush(*((FOOT,) if question == "assault" else ()), panzer="1312").activate("ge_i_5_pzr")
        game.take("move", units=(PANZER,))
    explained = game.explain(game.offered(question, hex="1311")[0])
    assert GUN not in str(explained)


@pytest.mark.rule("13.1")
def test_why_not_does_not_betray_a_hidden_gun() -> None:
    game = ambush(panzer="1312").activate("ge_i_5_pzr")
    empty = Position("hannut").put(PANZER, "1312").put(PANZER_HQ, "1312").activate("ge_i_5_pzr")
    for question in (Action("assault", hex="1311", units=(PANZER,)), Action("move", hex="1311", units=(PANZER,))):
        assert game.why_not(question) == empty.why_not(question)


# -- 13.2 --------------------------------------------------------------------------------------------------------------


def shot(*dice: int, unit: str = RIFLES, steps: int = 2, neutralized: bool = False, critical: str = "yes") -> Table:
    """A Somua fires at the unit next to it; the owner does not return the fire."""
    position = Position("hannut", critical_hits=critical).put(TANK, "1312").put(TANK_HQ, "1312")
    position.put(unit, "1311", *(("neutralized",) if neutralized else ()), steps=steps).put("h_de_12i_hq", "1309")
    game = position.activate("fr_1_cuir", dice=dice)
    game.take("fire", unit=TANK)
    game.take("fire_at", target=unit)
    if game.offered("no"):
        game.take("no")
    return game


@pytest.mark.rule("13.2", "R-89")
def test_a_natural_two_costs_one_step_in_addition_to_a_step_loss() -> None:
    assert shot(2).where(RIFLES) == ""
    without = shot(2, critical="no")
    assert without.where(RIFLES) == "1311" and without.s.steps[without.unit(RIFLES)] == 1


@pytest.mark.rule("13.2")
def test_only_a_two_is_critical() -> None:
    game = shot(3)
    assert game.s.steps[game.unit(RIFLES)] == 1


@pytest.mark.rule("13.2", "R-89")
def test_a_critical_n_neutralizes_and_costs_a_step() -> None:
    # Rifles on a Somua: 4 - 4 = column 0, roll 2: N.
    position = Position("hannut", critical_hits="yes").put(RIFLES, "1312").put("h_de_12i_hq", "1312").put(TANK, "1311")
    game = position.activate("ge_i_12_schr", dice=[2])
    game.take("fire", unit=RIFLES)
    explained = game.explain(game.offered("fire_at")[0])
    assert explained.branches is not None
    chances = {event.result: branch.chance for branch in explained.branches for event in branch.events
               if event.kind == "hit"}
    assert chances["N!"] == Fraction(1, 36) and sum(chances.values()) == 1
    game.take("fire_at")
    game.take("no")
    game.take("accept")
    assert game.has(TANK, "neutralized") and game.s.steps[game.unit(TANK)] == 1


@pytest.mark.rule("13.2", "R-54")
def test_a_critical_n_may_be_answered_with_a_second_step() -> None:
    position = Position("hannut", critical_hits="yes").put(RIFLES, "1312").put("h_de_12i_hq", "1312").put(TANK, "1311")
    game = position.activate("ge_i_12_schr", dice=[2])
    game.take("fire", unit=RIFLES)
    game.take("fire_at")
    game.take("no")
    game.take("step_loss")
    assert game.where(TANK) == ""


@pytest.mark.rule("13.2", "R-24")
def test_a_critical_hit_on_an_hq_only_neutralizes_it() -> None:
    game = shot(2, unit="h_de_5i_hq")
    assert game.has("h_de_5i_hq", "neutralized") and game.where("h_de_5i_hq") == "1311"


@pytest.mark.rule("13.2", "R-89", "9.1.2")
def test_critical_hits_happen_in_assaults() -> None:
    position = Position("hannut", critical_hits="yes").put(TANK, "1312").put(TANK_HQ, "1312").put(RIFLES, "1311")
    game = position.activate("fr_1_cuir", dice=[2, 2])
    game.take("move", units=(TANK,))
    game.take("assault", hex="1311")
    game.take("assault_fire")  # column 1, roll 2: N and a step
    assert game.s.steps[game.unit(TANK)] == 1 and game.asked.point == "DP-H2"
    game.take("step_loss")
    assert game.where(TANK) == ""


@pytest.mark.rule("13.2", "R-89", "8.6.1")
def test_critical_hits_happen_under_indirect_fire_to_every_unit_in_the_hex() -> None:
    position = Position("hannut", critical_hits="yes").put(FOOT, "1311").put(TANK, "1311").put(PANZER_HQ, "1310")
    game = position.strikes("german_stuka_1", dice=[2])
    game.take("strike", hex="1311")
    assert [event.result for event in game.happened("hit")] == ["1!", "1!"]
    assert game.where(FOOT) == game.where(TANK) == ""


@pytest.mark.rule("13.2", "R-89", "10.1")
def test_mines_cause_no_critical_hits() -> None:
    position = Position("stonne", critical_hits="yes").works("0602", mined=True).put("s_fr_4bcc_2", "0702")
    game = position.activate("fr_4_bcc", dice=[2, 9])
    game.take("move", units=("s_fr_4bcc_2",))
    game.take("step", hex="0602")
    assert game.happened("hit")[0].result == "N"
    game.take("step_loss")
    assert game.s.steps[game.unit("s_fr_4bcc_2")] == 1


@pytest.mark.rule("13.2", "6.3.1")
def test_critical_hits_happen_in_opportunity_fire() -> None:
    position = Position("hannut", critical_hits="yes").put(TANK, "1313").put(TANK_HQ, "1312").put(PANZER, "1311")
    game = position.activate("fr_1_cuir", dice=[2, 2])
    game.take("move", units=(TANK,))
    game.take("step", hex="1312")
    game.take("opportunity_fire")  # 7 - 4 = column 3: a step, and one more
    assert game.where(TANK) == ""


# -- 13.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3", "T-11")
def test_marker_counts_can_be_changed_for_each_side_and_turn() -> None:
    document = SYSTEM.document(scenario("stonne"))
    for pool in document["markers"]:
        if pool["side"] == "french":
            pool.update({"repeat": 3, "general": 0} if pool["turn"] == 1 else {"artillery": 2})
    game = Table(SYSTEM, SYSTEM.parse(document), 0)
    found = [(marker.kind, marker.turn) for marker in game.s.setting.markers if marker.side == 1 and not marker.extra]
    assert found.count(("repeat", 1)) == 3 and ("general", 1) not in found
    assert found.count(("artillery", 1)) == 1 and found.count(("artillery", 4)) == 2
    german = [marker.kind for marker in game.s.setting.markers if marker.side == 0 and not marker.extra]
    assert (german.count("repeat"), german.count("general"), german.count("artillery")) == (3, 2, 2)


@pytest.mark.rule("13.3")
def test_changed_counts_reach_the_cup() -> None:
    document = SYSTEM.document(scenario("stonne"))
    document["markers"] = [{"side": "german", "turn": 1, "repeat": 4}, {"side": "french", "turn": 2, "general": 2}]
    game = Table(SYSTEM, SYSTEM.parse(document), 3)
    while game.s.turn < 1 or game.s.phase != "operations":
        game.submit(game.asked.options[0])
    cup = next(event for entry in game.log for event in entry.events if event.kind == "cup_filled").markers
    assert [name for name in cup if not name.startswith(("fr_", "ge_"))] == [f"german_repeat_{n}" for n in (1, 2, 3, 4)]
