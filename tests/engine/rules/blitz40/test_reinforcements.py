"""12.2: reinforcements, later markers and withdrawals at Stonne (R-84 to R-87)."""

from __future__ import annotations

import pytest

from bk40qt.engine.rules.blitz40.sequence import TurnFrame
from bk40qt.engine.rules.blitz40.state import DUE, TRACK, WITHDRAWN
from tests.engine.rules.blitz40.position import Position, Table

GRDI = ("s_fr_6grdi_amd", "s_fr_6grdi_amr", "s_fr_6grdi_m1", "s_fr_6grdi_m2", "s_fr_6grdi_mg", "s_fr_6grdi_hq")
CAR, BIKES, MG, GRDI_HQ = GRDI[0], GRDI[2], GRDI[4], GRDI[5]
EARLY, LATE, BCC_HQ = "s_fr_49bcc_3", ("s_fr_49bcc_1", "s_fr_49bcc_2", "s_fr_49bcc_hq"), "s_fr_49bcc_hq"
GUN_67, RIFLES_67, HQ_67, RIFLES_II_67, HQ_II_67 = ("s_fr_67_at", "s_fr_67i_1", "s_fr_67i_hq", "s_fr_67ii_5",
                                                    "s_fr_67ii_hq")
GERMAN, GERMAN_HQ = "s_de_gdi_1", "s_de_gdi_hq"
PZR = ("s_de_pzr_l1", "s_de_pzr_m", "s_de_pzr_hq")


def stonne(turn: int) -> Position:
    """A few counters of both sides on the map; whatever arrives in this turn or later is still to come."""
    position = Position("stonne", turn=turn).put("s_fr_205i_1", "0911").put("s_fr_205i_hq", "0911")
    position.put(GERMAN, "0112").put(GERMAN_HQ, "0112")
    counters = position.scenario.counters
    return position.due(*[counter.id for counter in counters if counter.arrival and counter.arrival >= turn])


def begin(turn: int, draw: str = "french_repeat") -> Table:
    """The turn begins; markers of later turns are not in the game yet."""
    position = stonne(turn)
    position.state.turn = turn - 1
    return position.future().turn_start(draws=[draw])


def entries(game: Table, *units: str) -> set[str]:
    return {action.hex for action in game.offered("enter") if action.units == units}


# -- markers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2", "T-11")
@pytest.mark.parametrize(("turn", "markers"), [
    (2, {"fr_6_grdi"}),
    (3, set()),
    (4, {"fr_45_bcc", "fr_i_67_ri", "fr_49_bcc", "french_artillery_2"}),
    (5, set()),
    (6, {"german_artillery_2", "german_repeat_3"}),
    (7, {"ge_i_schr_69"}),
    (8, {"fr_ii_67_ri"}),
    (9, set())])
def test_markers_of_reinforcements_join_the_cup_at_the_start_of_their_turn(turn: int, markers: set[str]) -> None:
    game = begin(turn)
    joined = [name for event in game.opening if event.kind == "pool_filled" for name in event.markers]
    assert set(joined) == markers and len(joined) == len(markers)
    cup = next(event for event in game.opening if event.kind == "cup_filled").markers
    assert markers <= set(cup)


@pytest.mark.rule("12.2", "T-11", "R-60")
def test_later_artillery_markers_hold_the_same_strikes_as_the_first() -> None:
    setting = stonne(4).state.setting
    strikes = {marker.id: marker.strikes for marker in setting.markers if marker.kind == "artillery"}
    assert strikes["french_artillery_2"] == strikes["french_artillery_1"] == ("heavy", "medium", *["light"] * 3)
    assert strikes["german_artillery_2"] == strikes["german_artillery_1"] == ("medium", "medium", "light", "light")


@pytest.mark.rule("12.2")
def test_the_units_due_are_told_at_the_start_of_the_turn() -> None:
    told = next(event for event in begin(2).opening if event.kind == "reinforcements")
    assert set(told.units) == set(GRDI) and told.rule == "12.2"


# -- entering ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-84", "12.2", "T-05")
def test_reinforcements_enter_when_their_formation_is_activated_and_pay_the_entry_hex() -> None:
    game = stonne(2).draw("fr_6_grdi")
    game.take("activate")
    assert entries(game, BIKES) == {"1310"}
    game.take("enter", units=(BIKES,), mode="")
    assert (game.happened("moved")[0].cost, game.happened("moved")[0].left) == (4, 16)  # clear 2 of 10 points
    assert game.offered("step", hex="1210", mode="")  # and they go on
    game.undo(1)
    game.take("enter", units=(BIKES,), mode="column")
    assert game.happened("moved")[0].cost == 2  # a secondary road leads off the map there


@pytest.mark.rule("R-84", "7.3", "R-52")
def test_reinforcements_enter_singly_or_in_stacks_of_three_with_hqs_free() -> None:
    game = stonne(2).activate("fr_6_grdi")
    groups = {action.units for action in game.offered("enter")}
    assert {len(group) for group in groups if GRDI_HQ not in group} == {1, 2, 3}
    assert max(len(group) for group in groups) == 4
    stack = next(action for action in game.offered("enter", mode="") if len(action.units) == 4)
    game.submit(stack)
    assert {game.where(unit) for unit in stack.units} == {"1310"}


@pytest.mark.rule("R-84")
def test_reinforcements_may_delay_their_entry() -> None:
    game = stonne(2).cup("french_repeat_1", "french_artillery_1").activate("fr_6_grdi", seed=1)
    game.take("end_activation")
    assert all(game.s.place[game.unit(unit)] == DUE for unit in GRDI)
    later = stonne(3).due(*GRDI).activate("fr_6_grdi")
    assert entries(later, CAR) == {"1310"}


@pytest.mark.rule("R-84")
def test_an_entry_hex_held_by_the_enemy_is_replaced_by_the_nearest_free_edge_hexes() -> None:
    assert entries(stonne(2).put("s_de_gdi_2", "1310").activate("fr_6_grdi"), CAR) == {"1309", "1311"}
    position = stonne(2)
    for unit, place in (("s_de_gdi_2", "1310"), ("s_de_gdi_3", "1309"), ("s_de_gdi_mg", "1311")):
        position.put(unit, place)
    assert entries(position.activate("fr_6_grdi"), CAR) == {"1308", "1312"}


@pytest.mark.rule("R-84", "3.2", "R-23")
def test_an_enemy_hq_alone_does_not_bar_the_entry_hex_and_is_overrun() -> None:
    position = Position("stonne", turn=2).put(GERMAN, "0112").put(GERMAN_HQ, "1310").due(*GRDI)
    game = position.activate("fr_6_grdi")
    assert entries(game, CAR) == {"1310"} and not entries(game, GRDI_HQ)
    game.take("enter", units=(CAR,), mode="")
    assert [event.unit for event in game.happened("overrun")] == [GERMAN_HQ]


@pytest.mark.rule("R-84", "7.3")
def test_a_full_entry_hex_is_only_passed_through() -> None:
    position = stonne(2)
    for unit in ("s_fr_205i_2", "s_fr_205i_3", "s_fr_205i_ca"):
        position.put(unit, "1310")
    game = position.activate("fr_6_grdi")
    game.take("enter", units=(CAR,), mode="")
    assert not game.offered("stop") and game.offered("step", hex="1309")


@pytest.mark.rule("R-84", "6.3.1")
def test_units_that_enter_can_be_fired_at() -> None:
    game = stonne(2).put("s_de_gdi_2", "1309").activate("fr_6_grdi")
    game.take("enter", units=(CAR,), mode="")
    assert (game.asked.side, game.asked.point) == ("german", "DP-R1")
    assert game.offered("opportunity_fire", target=CAR)


@pytest.mark.rule("R-84", "R-86", "12.2")
def test_german_reinforcements_enter_anywhere_from_0104_to_0108_with_their_at_guns() -> None:
    position = stonne(7).attach("s_de_14s8", "ge_i_schr_69").put("s_fr_205i_2", "0106")
    game = position.activate("ge_i_schr_69")
    assert entries(game, "s_de_69i_1") == entries(game, "s_de_14s8") == {"0104", "0105", "0107", "0108"}
    assert entries(game, "s_de_69i_1", "s_de_14s8") == {"0104", "0105", "0107", "0108"}


@pytest.mark.rule("R-84", "10.3")
def test_an_attached_independent_enters_with_its_formation_and_not_before() -> None:
    game = stonne(4).attach(GUN_67, "fr_i_67_ri").activate("fr_i_67_ri")
    assert entries(game, GUN_67) == {"1310"} and entries(game, RIFLES_67, GUN_67) == {"1310"}
    position = stonne(4).attach(GUN_67, "fr_ii_67_ri")
    assert not [action for action in position.activate("fr_i_67_ri").offered("enter") if GUN_67 in action.units]
    game = stonne(8).due(GUN_67).attach(GUN_67, "fr_ii_67_ri").activate("fr_ii_67_ri")
    assert entries(game, GUN_67) == entries(game, RIFLES_II_67) == entries(game, HQ_II_67) == {"1310"}


@pytest.mark.rule("R-84", "3.4", "3.5")
def test_units_that_enter_before_their_hq_are_not_held_back_by_doctrine() -> None:
    game = stonne(2).activate("fr_6_grdi")
    game.take("enter", units=(CAR,), mode="")
    for place in ("1210", "1109", "1108"):
        game.take("step", hex=place, mode="column")
    assert not game.has(CAR, "out_of_command")


@pytest.mark.rule("5.3", "R-11", "R-84")
def test_a_repeat_marker_wants_the_hq_on_the_map_even_of_reinforcements() -> None:
    assert not stonne(2).draw("french_repeat_1").offered("play_repeat", target="fr_6_grdi")


# -- 49. BCC -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-87", "12.2")
def test_one_company_of_49_bcc_comes_in_turn_4_and_the_rest_in_turn_8() -> None:
    game = stonne(4).activate("fr_49_bcc")
    assert {unit for action in game.offered("enter") for unit in action.units} == {EARLY}
    game = stonne(8).put(EARLY, "1011").due(*LATE).activate("fr_49_bcc")
    assert {unit for action in game.offered("enter") for unit in action.units} == set(LATE)


@pytest.mark.rule("R-87", "10.3", "12.2")
def test_the_early_company_is_independent_until_turn_8() -> None:
    for turn, independent in ((5, True), (7, True), (8, False)):
        position = stonne(turn).put(EARLY, "0813").due(*LATE)
        position.state.turn = turn - 1
        game = position.future().turn_start(draws=["french_repeat"])
        assert game.has(EARLY, "independent") == independent
        assert [event.unit for event in game.opening if event.kind == "independence_ended"] == (
            [] if independent else [EARLY])
        if independent:
            assert not game.has(EARLY, "out_of_command")


@pytest.mark.rule("R-87", "3.4")
def test_from_turn_8_the_early_company_obeys_the_doctrine_of_its_battalion() -> None:
    position = stonne(8).put(EARLY, "1011").put(BCC_HQ, "1011").put("s_fr_49bcc_1", "1011")
    free = position.activate("fr_49_bcc")
    free.take("move", units=(EARLY,))
    for place in ("0911", "0812"):
        free.take("step", hex=place, mode="")
    position.state.independent[position.state.setting.unit_index[EARLY]] = False
    bound = position.activate("fr_49_bcc")
    bound.take("move", units=(EARLY,))
    bound.take("step", hex="0911", mode="")
    bound.take("step", hex="0811" if bound.offered("step", hex="0811", mode="") else "0812", mode="")
    assert bound.s.setting.grid.distance(bound.s.hex[bound.unit(EARLY)], bound.s.hex[bound.unit(BCC_HQ)]) == 2
    hq = bound.s.hex[bound.unit(BCC_HQ)]
    steps = [bound.s.setting.hex_index[action.hex] for action in bound.offered("step")]
    assert all(bound.s.setting.grid.distance(hq, place) <= 2 for place in steps)


@pytest.mark.rule("R-87", "R-75", "5.3")
def test_the_early_company_without_hq_can_be_repeated_like_other_formations_without_hq() -> None:
    game = stonne(5).put(EARLY, "1011").due(*LATE).draw("french_repeat_1")
    assert game.offered("play_repeat", target="fr_49_bcc")


# -- withdrawal --------------------------------------------------------------------------------------------------------


def end_of_turn_three(position: Position) -> Table:
    return position.future().start([TurnFrame("end")], draws=["french_repeat"])


@pytest.mark.rule("12.2")
def test_ii_pzr_leaves_the_game_at_the_end_of_turn_3() -> None:
    position = stonne(3)
    for unit in PZR:
        position.put(unit, "0502")
    game = end_of_turn_three(position)
    assert game.s.turn == 4
    assert [game.s.place[game.unit(unit)] for unit in PZR] == [WITHDRAWN] * 3
    assert [game.where(unit) for unit in PZR] == ["", "", ""]
    assert game.marker("ge_ii_pzr") == "removed" and game.has("ge_ii_pzr", "gone")
    cup = next(event for event in game.opening if event.kind == "cup_filled").markers
    assert "ge_ii_pzr" not in cup and "ge_i_gd" in cup


@pytest.mark.rule("12.2")
def test_ii_pzr_stays_until_the_end_of_turn_3() -> None:
    position = stonne(2)
    for unit in PZR:
        position.put(unit, "0502")
    game = position.future().start([TurnFrame("end")], draws=["french_repeat"])
    assert game.s.turn == 3 and game.where(PZR[0]) == "0502" and game.marker("ge_ii_pzr") == "cup"


@pytest.mark.rule("R-85", "R-08")
def test_the_marker_of_ii_pzr_carried_over_from_turn_3_is_void() -> None:
    position = stonne(3).marker("ge_ii_pzr", "carried")
    for unit in PZR:
        position.put(unit, "0502")
    game = end_of_turn_three(position)
    assert game.marker("ge_ii_pzr") == "removed"
    assert [event.marker for event in game.opening if event.kind == "drawn"] == ["french_repeat_1"]


@pytest.mark.rule("12.2", "11", "R-76")
def test_what_ii_pzr_took_stays_german_after_it_has_left() -> None:
    position = stonne(3).put(PZR[0], "0510").put(PZR[2], "0510")
    place = position.state.setting.hex_index["0510"]
    position.state.control[place] = 0
    assert end_of_turn_three(position).s.control[place] == 0


@pytest.mark.rule("12.2", "3.2")
def test_an_overrun_hq_of_ii_pzr_is_withdrawn_from_the_turn_track_too() -> None:
    position = stonne(3).put(PZR[0], "0502")
    hq = position.state.setting.unit_index[PZR[2]]
    position.state.place[hq], position.state.return_turn[hq] = TRACK, 4
    assert end_of_turn_three(position).s.place[hq] == WITHDRAWN
