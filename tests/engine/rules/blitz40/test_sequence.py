"""Chapter 2 and 5.6: turns and phases, the cup, passing, the last marker (R-05 to R-09, R-15 to R-17)."""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.position import SYSTEM, Position, Table, camps, scenario

SPARE = ("french_artillery_1", "german_artillery_1")  # keep the cup from running out


def told(game: Table, *kinds: str) -> list[str]:
    """The kinds of events of the last submission, in order, of those asked for."""
    return [event.kind for event in (game.log[-1].events if game.log else game.opening) if event.kind in kinds]


# -- 2, 2.A: the Administrative Phase ----------------------------------------------------------------------------------


@pytest.mark.rule("2", "2.A", "2.B")
def test_2_a_turn_is_an_administrative_and_then_an_operations_phase() -> None:
    game = camps().turn_start(seed=1)
    assert [event.phase for event in game.happened("phase_began")] == ["administrative", "operations"]
    assert told(game, "turn_began", "cup_filled", "phase_began", "drawn")[:2] == ["turn_began", "cup_filled"]
    assert (game.s.turn, game.s.phase) == (2, "operations")


@pytest.mark.rule("2", "12.1", "12.2")
@pytest.mark.parametrize(("battle", "turns"), [("hannut", 6), ("stonne", 10)])
def test_2_a_scenario_lasts_a_fixed_number_of_turns(battle: str, turns: int) -> None:
    position = Position(battle, turn=turns)
    if battle == "hannut":
        position.hold(32)
    game = position.draw_next()  # the cup is empty
    assert game.s.setting.turns == turns
    assert game.decision is None and game.outcome is not None and game.s.turn == turns


@pytest.mark.rule("2.A", "3.2")
def test_2_A_1_the_activation_flags_of_every_formation_are_cleared() -> None:
    position = camps().mark("fr_1_cuir", "activated_own", "activated_repeat").mark("ge_kg", "skipped")
    position.state.activations[position.state.setting.formation_index["fr_1_cuir"]] = 2
    game = position.turn_start(seed=1)
    assert not any(game.has("fr_1_cuir", flag) for flag in ("activated_own", "activated_repeat", "activations"))
    assert not game.has("ge_kg", "skipped")


@pytest.mark.rule("2.A", "R-17")
def test_2_A_2_all_opp_used_markers_are_removed() -> None:
    position = camps()
    for unit in ("h_fr_1c_s35_1b", "h_de_5i_m"):
        position.state.opp_used[position.state.setting.unit_index[unit]] = True
    game = position.turn_start(seed=1)
    assert not any(game.s.opp_used)


@pytest.mark.rule("2.A", "8.5.1", "R-15")
@pytest.mark.parametrize(("roll", "recovers"), [(4, True), (5, False)])
def test_2_A_3_demoralized_formations_roll_and_retreat_at_once_if_they_fail(roll: int, recovers: bool) -> None:
    game = camps().mark("fr_1_cuir", "demoralized").turn_start(dice=[roll], seed=1)
    assert game.has("fr_1_cuir", "demoralized") != recovers
    if recovers:
        assert not game.happened("retreated")
        return
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    assert game.where("h_fr_1c_s35_1b")[:2] < "09" and game.where("h_fr_2c_s35_1b") == "0908"


@pytest.mark.rule("2.A", "3.5", "R-21")
def test_2_A_4_command_status_of_every_unit_is_checked() -> None:
    position = Position(turn=1).put("h_fr_1c_hq", "0907").put("h_fr_1c_s35_1b", "0910")
    position.put("h_fr_1c_s35_2a", "0909", "out_of_command")
    game = position.turn_start(seed=1)
    assert game.has("h_fr_1c_s35_1b", "out_of_command") and not game.has("h_fr_1c_s35_2a", "out_of_command")


@pytest.mark.rule("2.A")
def test_2_A_the_steps_come_in_their_order() -> None:
    """HQs turned, opp_used off, recovery, then command: a formation driven back is checked where it ends."""
    position = camps().mark("fr_1_cuir", "demoralized").put("h_fr_1c_s35_2a", "0911")
    position.state.opp_used[position.state.setting.unit_index["h_de_5i_m"]] = True
    game = position.turn_start(dice=[4], seed=1)
    kinds = told(game, "turn_flags_cleared", "units_cleared", "rolled", "unit_set", "drawn")
    assert kinds[:4] == ["turn_flags_cleared", "units_cleared", "rolled", "unit_set"]


# -- 2.B.1: the Initiative Segment -------------------------------------------------------------------------------------


@pytest.mark.rule("2.B.1", "5.1")
@pytest.mark.parametrize(("marker", "side"), [("fr_1_cuir", "french"), ("ge_kg", "german")])
def test_2_B_1_the_owner_of_the_drawn_marker_becomes_active(marker: str, side: str) -> None:
    game = camps().cup("fr_1_cuir", "ge_kg", *SPARE).draw_next(draws=[marker])
    assert game.asked.side == side and game.view("french")["active"] == side
    assert game.asked.about == (marker,)


@pytest.mark.rule("2.B.1")
def test_2_B_1_a_declined_marker_is_set_aside_and_another_is_drawn() -> None:
    game = camps().cup("ge_kg", *SPARE).draw("fr_1_cuir", draws=["ge_kg"])
    game.take("pass")
    assert game.marker("fr_1_cuir") == "skipped" and game.has("fr_1_cuir", "skipped")
    assert game.asked.side == "german" and game.asked.about == ("ge_kg",)


@pytest.mark.rule("2.B.2")
def test_2_B_2_used_markers_lie_open_in_two_rows() -> None:
    game = camps().cup("ge_kg", "ge_i_5_pzr", *SPARE).draw("fr_1_cuir", draws=["ge_kg", "ge_i_5_pzr"])
    game.take("pass")
    game.take("activate")
    game.take("end_activation")
    for side in ("german", "french"):
        places = game.view(side)["markers"]["places"]
        assert (places["fr_1_cuir"], places["ge_kg"]) == ("skipped", "activated")


# -- 2.B.2: the checks at activation -----------------------------------------------------------------------------------


@pytest.mark.rule("2.B.2", "R-05", "R-15", "R-56")
def test_R_05_demoralization_then_opp_used_then_fatigue_then_rally_of_the_HQ_before_the_units() -> None:
    position = camps().cup(*SPARE).mark("ge_i_5_pzr", "demoralized", "fatigued")
    position.put("h_de_5i_l1", "2107", "neutralized", "opp_used")
    position.state.neutralized[position.state.setting.unit_index["h_de_5i_hq"]] = True
    game = position.draw("ge_i_5_pzr", dice=[2, 12, 12, 2])
    assert [event.check.purpose for event in game.happened("rolled")] == ["demoralization_recovery"]
    game.take("activate")
    assert told(game, "units_cleared", "rolled") == ["units_cleared", "rolled", "rolled", "rolled"]
    assert [(event.check.purpose, event.check.unit) for event in game.happened("rolled")] == [
        ("fatigue_recovery", "ge_i_5_pzr"), ("rally", "h_de_5i_hq"), ("rally", "h_de_5i_l1")]


@pytest.mark.rule("2.B.2", "8.5.1", "R-15")
def test_2_B_2_a_demoralized_formation_that_fails_retreats_and_its_segment_is_over() -> None:
    game = camps().cup("ge_kg", *SPARE).mark("fr_1_cuir", "demoralized").draw("fr_1_cuir", dice=[5], draws=["ge_kg"])
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    assert game.where("h_fr_1c_s35_1b")[:2] < "09"
    assert game.marker("fr_1_cuir") == "skipped" and game.asked.about == ("ge_kg",)


@pytest.mark.rule("R-15", "8.5.1")
def test_R_15_a_formation_that_recovers_on_its_own_marker_acts_at_once() -> None:
    game = camps().cup(*SPARE).mark("fr_1_cuir", "demoralized").draw("fr_1_cuir", dice=[4])
    assert not game.has("fr_1_cuir", "demoralized") and game.asked.point == "DP-M2"
    game.take("activate")
    assert game.offered("move", units=("h_fr_1c_s35_1b",))


@pytest.mark.rule("2.B.2", "R-17")
def test_R_17_opp_used_goes_with_the_own_activation_but_not_with_that_of_another_formation() -> None:
    position = camps()
    for unit in ("h_fr_1c_s35_1b", "h_fr_2c_s35_1b"):
        position.state.opp_used[position.state.setting.unit_index[unit]] = True
    game = position.activate("fr_1_cuir")
    assert not game.has("h_fr_1c_s35_1b", "opp_used") and game.has("h_fr_2c_s35_1b", "opp_used")


@pytest.mark.rule("2.B.2", "5.4")
def test_2_B_2_a_fatigued_formation_may_rest_instead_without_a_roll() -> None:
    game = camps().cup("ge_kg", *SPARE).mark("fr_1_cuir", "fatigued").draw("fr_1_cuir", draws=["ge_kg"])
    assert "pass" not in game.kinds()  # one that declines always rests
    game.take("rest")
    assert not game.has("fr_1_cuir", "fatigued") and not game.rolls() and not game.happened("activated")
    assert game.marker("fr_1_cuir") == "skipped"


# -- 5.6: passing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.6", "R-07")
def test_R_07_two_passes_in_a_row_by_different_sides_end_the_phase_and_no_marker_is_carried() -> None:
    game = camps().cup("ge_kg", *SPARE).draw("fr_1_cuir", draws=["ge_kg"], seed=1)
    game.take("pass")
    game.take("pass")
    assert game.s.turn == 2
    assert not [event for event in game.happened("marker_moved") if event.to == "carried"]
    assert [event.source for event in game.happened("drawn")] == ["cup"]


@pytest.mark.rule("R-07")
def test_R_07_two_passes_of_the_same_side_do_not() -> None:
    game = camps().cup("fr_2_cuir", "ge_kg", *SPARE).draw("fr_1_cuir", draws=["fr_2_cuir", "ge_kg"])
    game.take("pass")
    game.take("pass")
    assert game.s.turn == 1 and game.asked.about == ("ge_kg",)


@pytest.mark.rule("R-07", "3.3")
@pytest.mark.parametrize("marker", ["german_artillery_1", "german_stuka_1"])
def test_R_07_declining_strikes_is_a_pass_too(marker: str) -> None:
    game = camps().cup(marker, *SPARE).draw("fr_1_cuir", draws=[marker], seed=1)
    game.take("pass")
    game.take("pass")
    assert game.s.turn == 2


@pytest.mark.rule("R-07", "5.6")
@pytest.mark.parametrize(("marker", "answers"), [
    ("ge_kg", ("activate", "end_activation")),
    ("german_stuka_1", ("fire", "waive")),
    ("german_repeat_1", ("hold",)),
    ("german_general_1", ("hold",)),
])
def test_R_07_anything_but_a_pass_breaks_the_run(marker: str, answers: tuple[str, ...]) -> None:
    """The German passes, answers his next marker so, and then the French passes."""
    position = camps().cup(marker, "fr_2_cuir", *SPARE)
    game = position.draw("ge_i_5_pzr", draws=[marker, "fr_2_cuir", "french_artillery_1"])
    for answer in ("pass", *answers):
        game.take(answer)
    assert game.asked.about == ("fr_2_cuir",)
    if game.asked.point == "DP-M1":
        game.take("no")
    game.take("pass")
    assert game.s.turn == 1


@pytest.mark.rule("R-07", "5.4")
def test_R_07_rest_is_no_pass() -> None:
    game = camps().mark("ge_kg", "fatigued").cup("ge_kg", *SPARE).draw("fr_1_cuir", draws=["ge_kg", "french_art"])
    game.take("pass")
    game.take("rest")
    assert game.s.turn == 1 and game.asked.about == ("french_artillery_1",)


@pytest.mark.rule("R-07", "5.5")
def test_R_07_holding_a_marker_to_combine_is_no_pass() -> None:
    position = camps().marker("german_general_1", "held").cup("ge_kg", *SPARE)
    game = position.draw("fr_1_cuir", draws=["ge_kg", "french_art"])
    game.take("no")
    game.take("pass")
    game.take("hold_to_combine")
    assert game.s.turn == 1 and game.asked.about == ("french_artillery_1",)


@pytest.mark.rule("R-07", "8.5.1")
def test_R_07_a_demoralized_formation_that_fails_is_no_pass() -> None:
    position = camps().mark("ge_kg", "demoralized").cup("ge_kg", "fr_2_cuir", *SPARE)
    game = position.draw("fr_1_cuir", dice=[12], draws=["ge_kg", "fr_2_cuir"])
    game.take("pass")
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    assert game.s.turn == 1 and game.asked.about == ("fr_2_cuir",)


@pytest.mark.rule("R-07", "5.5")
@pytest.mark.parametrize("roll", [1, 6])
def test_R_07_an_attempt_to_cancel_breaks_the_run(roll: int) -> None:
    """The German passes, then tries to cancel the French marker; if that fails its owner passes: play goes on."""
    position = camps().marker("german_general_1", "held").cup("fr_1_cuir", "ge_kg", *SPARE)
    game = position.draw("ge_i_5_pzr", dice=[roll], draws=["fr_1_cuir", "ge_kg"])
    game.take("pass")
    game.take("cancel")
    if roll == 6:
        game.take("pass")
    assert game.s.turn == 1 and game.asked.about == ("ge_kg",)


@pytest.mark.rule("R-07", "R-10")
def test_R_07_a_repeat_played_right_after_the_second_pass_breaks_the_run_too() -> None:
    position = camps().marker("german_repeat_1", "held").cup("ge_kg", *SPARE)
    game = position.draw("fr_1_cuir", draws=["ge_kg", "french_artillery_1"])
    game.take("pass")
    game.take("pass")
    assert game.asked.point == "DP-M6"
    game.take("play_repeat", target="ge_i_5_pzr")
    game.take("end_activation")
    assert game.s.turn == 1 and game.asked.about == ("french_artillery_1",)


# -- 5.6: the last marker ----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.6", "R-08")
def test_R_08_the_carried_marker_is_open_to_both_and_not_in_the_cup() -> None:
    game = camps().cup("fr_1_cuir").draw_next(draws=["fr_1_cuir"])
    assert game.s.turn == 2
    for side in ("german", "french"):
        assert game.view(side)["markers"]["places"]["fr_1_cuir"] == "drawn"
        assert "fr_1_cuir" not in game.view(side)["markers"]["cup"]


@pytest.mark.rule("R-08")
def test_R_08_the_next_turn_goes_on_with_the_cup_after_the_carried_marker() -> None:
    game = camps().cup("fr_1_cuir").draw_next(draws=["fr_1_cuir", "ge_kg"])
    game.take("activate")
    game.take("end_activation")
    assert game.asked.about == ("ge_kg",)


@pytest.mark.rule("R-08")
def test_R_08_after_the_last_turn_it_is_void() -> None:
    game = camps(turn=6).hold(32).cup("fr_1_cuir").draw_next(draws=["fr_1_cuir"])
    assert game.decision is None and not game.happened("activated")


@pytest.mark.rule("R-08")
def test_R_08_the_marker_of_a_formation_that_has_left_the_game_is_dropped_and_a_normal_draw_follows() -> None:
    game = camps().cup("fr_12_cuir").draw_next(draws=["fr_12_cuir", "ge_kg"])  # 12. Cuirassiers: nobody is left
    assert game.marker("fr_12_cuir") == "removed"
    assert game.s.turn == 2 and game.asked.about == ("ge_kg",)


@pytest.mark.rule("5.6")
def test_5_6_a_player_without_markers_is_out_and_the_other_goes_on() -> None:
    game = camps().cup("fr_2_cuir", "french_artillery_1").draw("fr_1_cuir", draws=["fr_2_cuir"])
    game.take("activate")
    game.take("end_activation")
    assert game.asked.side == "french" and game.asked.about == ("fr_2_cuir",)


@pytest.mark.rule("5.6")
def test_5_6_the_phase_ends_when_the_cup_is_empty() -> None:
    game = camps().draw("fr_1_cuir", seed=1)
    game.take("activate")
    game.take("end_activation")
    assert game.s.turn == 2


# -- what is held at the end of the phase ------------------------------------------------------------------------


def end_of_turn(position: Position) -> Table:
    """The phase ends with the cup empty but for one French artillery marker, which is carried."""
    return position.cup("french_artillery_2").draw_next(draws=["french_artillery_2"], seed=1)


@pytest.mark.rule("R-09", "5.6")
def test_R_09_held_markers_go_back_to_the_pool_and_are_in_the_next_cup() -> None:
    position = camps().marker("german_repeat_1", "held").marker("french_general_1", "held").marker("ge_kg", "waiting")
    game = end_of_turn(position)
    filled = game.happened("cup_filled")[0].markers
    assert {"german_repeat_1", "french_general_1", "ge_kg"} <= set(filled)


@pytest.mark.rule("R-09", "5.5")
def test_R_09_an_extra_repeat_from_a_general_disappears() -> None:
    game = end_of_turn(camps().marker("german_general_1_repeat", "held"))
    assert game.marker("german_general_1_repeat") == "removed"


@pytest.mark.rule("R-09")
def test_R_09_with_the_switch_held_markers_stay_in_the_hand() -> None:
    position = camps(held_markers_carry_over="yes").marker("german_repeat_1", "held")
    game = end_of_turn(position.marker("french_general_1", "held"))
    assert game.marker("german_repeat_1") == game.marker("french_general_1") == "held"


@pytest.mark.rule("R-09")
def test_R_09_with_the_switch_a_marker_held_to_combine_stays_too() -> None:
    position = camps(held_markers_carry_over="yes").marker("german_general_1", "held").marker("ge_kg", "waiting")
    assert end_of_turn(position).marker("ge_kg") == "waiting"


# -- the initiative of Hannut turn 1 -----------------------------------------------------------------------------


@pytest.mark.rule("R-16", "12.1", "T-11")
def test_R_16_before_turn_1_of_hannut_the_german_sets_three_markers_aside() -> None:
    game = camps(turn=0).turn_start()
    assert (game.asked.point, game.asked.side) == ("DP-S8", "german")
    assert {action.unit for action in game.asked.options} == {"ge_i_5_pzr", "ge_kg"}  # the others have no units here
    game.take("set_aside", unit="ge_kg")
    aside = sorted(action.unit for action in game.asked.options)
    assert game.kinds() == ["open_with"] and aside == ["ge_kg", "german_artillery_1", "german_stuka_1"]
    assert not set(aside) & set(game.view("german")["markers"]["cup"])


@pytest.mark.rule("R-16")
def test_R_16_the_three_are_played_in_any_order_and_each_is_optional_then_the_cup_is_drawn_from() -> None:
    game = camps(turn=0).turn_start(draws=["fr_1_cuir"])
    game.take("set_aside", unit="ge_kg")
    game.take("open_with", unit="ge_kg")
    game.take("activate")
    game.take("end_activation")
    game.take("open_with", unit="german_stuka_1")
    game.take("pass")
    game.take("open_with", unit="german_artillery_1")
    game.take("pass")
    assert game.asked.about == ("fr_1_cuir",)


@pytest.mark.rule("R-16")
@pytest.mark.parametrize(("battle", "turn"), [("hannut", 1), ("stonne", 0)])
def test_R_16_no_initiative_in_later_turns_nor_at_stonne(battle: str, turn: int) -> None:
    position = camps(turn) if battle == "hannut" else Position("stonne", 0).put("s_de_640", "0112").put(
        "s_fr_4bcc_2", "0909")
    game = position.turn_start(seed=1)
    assert not [marker for marker in game.s.marker if marker == "aside"] and game.asked.point != "DP-S8"


@pytest.mark.rule("R-16", "T-11", "12.1")
def test_R_16_the_cup_of_turn_1_of_hannut_holds_24_markers() -> None:
    game = Table(SYSTEM, scenario("hannut"), 1)
    while game.asked.kind != "open_with":
        game.submit(game.asked.options[0])
    assert len(game.view("french")["markers"]["cup"]) == 24
