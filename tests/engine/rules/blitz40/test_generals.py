"""5.5: combining markers (uses 1 and 2) and cancelling (use 5); R-13 and R-14."""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.position import Position, Table, camps

TANK, OTHER = "h_fr_1c_s35_1b", "h_fr_2c_s35_1b"  # of fr_1_cuir and fr_2_cuir
SPARE = ("french_artillery_1", "german_artillery_1")  # keep the cup from running out


def with_general(*cup: str) -> Position:
    return camps().marker("french_general_1", "held").cup(*cup, *SPARE)


def actors(game: Table) -> set[str]:
    return {unit for action in game.asked.options for unit in (*action.units, action.unit) if unit}


# -- use 1: two formations together ------------------------------------------------------------------------------------


def first_formation_waits(*draws: str, position: Position | None = None) -> Table:
    found = position or with_general("fr_2_cuir", "ge_kg")
    game = found.draw("fr_1_cuir", draws=draws)
    game.take("hold_to_combine")
    return game


@pytest.mark.rule("5.5", "R-13")
def test_5_5_use_1_the_first_marker_waits_openly_and_both_formations_act_in_one_segment() -> None:
    game = first_formation_waits("fr_2_cuir", "german_artillery_1")
    assert game.view("german")["markers"]["places"]["fr_1_cuir"] == "waiting"
    assert game.marker("french_general_1") == "held"  # spent on the second
    game.take("activate_both", target="fr_1_cuir")
    assert game.marker("french_general_1") == "spent"
    assert game.asked.about == ("fr_1_cuir", "fr_2_cuir")
    assert actors(game) == {TANK, OTHER, "h_fr_1c_hq", "h_fr_2c_hq"}
    game.take("end_activation")
    assert [game.s.activations[game.formation(name)] for name in ("fr_1_cuir", "fr_2_cuir")] == [1, 1]


@pytest.mark.rule("5.5")
def test_5_5_use_1_needs_a_general_in_hand() -> None:
    game = camps().cup(*SPARE).draw("fr_1_cuir")
    assert "hold_to_combine" not in game.kinds()


@pytest.mark.rule("R-13")
def test_R_13_a_marker_that_is_not_combined_with_the_next_formation_marker_is_lost() -> None:
    game = first_formation_waits("fr_2_cuir", "ge_kg")
    game.take("activate")
    assert game.marker("fr_1_cuir") == "skipped" and actors(game) == {OTHER, "h_fr_2c_hq"}
    assert game.marker("french_general_1") == "held"


@pytest.mark.rule("R-13")
def test_R_13_enemy_markers_between_do_not_matter() -> None:
    game = first_formation_waits("ge_kg", "fr_2_cuir")
    game.take("no")
    game.take("activate")
    game.take("end_activation")
    assert game.asked.about == ("fr_2_cuir",) and game.offered("activate_both", target="fr_1_cuir")


@pytest.mark.rule("R-13")
def test_R_13_the_second_marker_cannot_be_held_as_well() -> None:
    assert "hold_to_combine" not in first_formation_waits("fr_2_cuir").kinds()


@pytest.mark.rule("5.5", "R-14")
@pytest.mark.parametrize("roll", [3, 4])
def test_5_5_use_1_the_played_general_can_be_cancelled_like_any_held_marker(roll: int) -> None:
    position = with_general("fr_2_cuir", "ge_kg").marker("german_general_1", "held")
    game = position.draw("fr_1_cuir", dice=[roll], draws=["fr_2_cuir"])
    game.take("no")
    game.take("hold_to_combine")
    game.take("no")
    game.take("activate_both", target="fr_1_cuir")
    assert (game.asked.point, game.asked.about) == ("DP-M1", ("french_general_1",))
    game.take("cancel")
    if roll == 4:
        assert game.asked.about == ("fr_1_cuir", "fr_2_cuir")
    else:
        assert game.asked.point == "DP-M2" and "activate_both" not in game.kinds()
        assert game.marker("french_general_1") == "skipped"


@pytest.mark.rule("2.B.2", "8.5.1", "R-05", "R-13")
def test_2_B_2_a_formation_demoralized_while_its_marker_waited_rolls_for_recovery() -> None:
    position = with_general("ge_kg").marker("fr_1_cuir", "waiting").mark("fr_1_cuir", "demoralized")
    game = position.draw("fr_2_cuir", dice=[2])
    game.take("activate_both", target="fr_1_cuir")
    assert [event.check.purpose for event in game.happened("rolled")] == ["demoralization_recovery"]
    assert TANK in actors(game)


@pytest.mark.rule("2.B.2", "8.5.1", "5.5")
def test_2_B_2_if_it_fails_it_runs_and_the_other_formation_acts_alone() -> None:
    position = with_general("ge_kg").marker("fr_1_cuir", "waiting").mark("fr_1_cuir", "demoralized")
    game = position.draw("fr_2_cuir", dice=[12])
    game.take("activate_both", target="fr_1_cuir")
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    assert game.where(TANK)[:2] < "09" and game.asked.about == ("fr_2_cuir",)


@pytest.mark.rule("5.5", "8.5.1")
def test_5_5_use_1_is_not_offered_with_a_formation_that_has_no_unit_left() -> None:
    position = (Position(turn=1).put(OTHER, "0908").put("h_fr_2c_hq", "0908").marker("french_general_1", "held")
                .marker("fr_1_cuir", "waiting").cup(*SPARE))
    assert "activate_both" not in position.draw("fr_2_cuir").kinds()


# -- use 2: a formation with strikes -----------------------------------------------------------------------------------


def stuka_position() -> Position:
    return camps().marker("german_general_1", "held").cup("german_stuka_1", "ge_kg", *SPARE)


@pytest.mark.rule("5.5", "R-13")
def test_5_5_use_2_formation_first_then_the_strikes_of_a_marker_in_its_segment() -> None:
    game = stuka_position().draw("ge_i_5_pzr", draws=["german_stuka_1", "german_artillery_1"])
    game.take("hold_to_combine")
    game.take("fire_with_formation", target="ge_i_5_pzr")
    assert game.offered("strikes", unit="german_stuka_1") and game.offered("move", units=("h_de_5i_m",))
    game.take("strikes")
    assert game.asked.point == "DP-I1"
    game.take("waive")
    assert not game.offered("strikes") and game.offered("move", units=("h_de_5i_m",))
    game.take("end_activation")
    assert game.marker("german_general_1") == "spent" and game.marker("german_stuka_1") == "activated"
    assert game.s.activations[game.formation("ge_i_5_pzr")] == 1


@pytest.mark.rule("5.5", "R-13")
def test_5_5_use_2_either_marker_first() -> None:
    game = stuka_position().draw("german_stuka_1", draws=["ge_kg"])
    game.take("hold_to_combine")
    game.take("activate_with_strike", target="german_stuka_1")
    assert game.asked.about == ("ge_kg",) and game.offered("strikes", unit="german_stuka_1")


@pytest.mark.rule("R-13")
def test_R_13_strikes_drawn_in_between_may_be_played_normally_and_the_formation_goes_on_waiting() -> None:
    game = stuka_position().draw("ge_i_5_pzr", draws=["german_stuka_1", "ge_kg"])
    game.take("hold_to_combine")
    assert game.kinds()[:2] == ["fire", "fire_with_formation"]
    game.take("fire")
    game.take("waive")
    assert game.marker("ge_i_5_pzr") == "waiting"
    assert game.asked.about == ("ge_kg",) and game.offered("activate_both", target="ge_i_5_pzr")


@pytest.mark.rule("R-13")
def test_R_13_waiting_strikes_are_lost_with_the_next_formation_marker_too() -> None:
    game = stuka_position().draw("german_stuka_1", draws=["ge_kg"])
    game.take("hold_to_combine")
    game.take("activate")
    assert game.marker("german_stuka_1") == "skipped"


@pytest.mark.rule("R-10", "5.5")
def test_R_10_a_held_repeat_may_follow_a_formation_that_acted_together_with_strikes() -> None:
    position = stuka_position().marker("ge_i_5_pzr", "waiting").marker("german_repeat_1", "held")
    game = position.draw("german_stuka_1", draws=["german_artillery_1"])
    game.take("fire_with_formation", target="ge_i_5_pzr")
    game.take("end_activation")
    assert game.asked.point == "DP-M6"


# -- use 5: cancelling -------------------------------------------------------------------------------------------------

KINDS = ["ge_kg", "german_artillery_2", "german_stuka_1", "german_repeat_1", "german_general_1"]


@pytest.mark.rule("5.5", "R-14")
@pytest.mark.parametrize("marker", KINDS)
@pytest.mark.parametrize(("roll", "cancelled"), [(1, True), (3, True), (4, False), (6, False)])
def test_5_5_use_5_cancels_a_marker_of_any_kind_with_1_to_3(marker: str, roll: int, cancelled: bool) -> None:
    game = with_general("ge_i_5_pzr").draw(marker, dice=[roll], draws=["ge_i_5_pzr"])
    assert (game.asked.point, game.asked.side, game.asked.about) == ("DP-M1", "french", (marker,))
    assert game.explain(game.offered("cancel")[0]).checks[0].dice == "1d6"
    game.take("cancel", target=marker)
    assert game.marker("french_general_1") == "spent"
    assert game.asked.about == (("ge_i_5_pzr",) if cancelled else (marker,))
    assert game.marker(marker) == ("skipped" if cancelled else "drawn")


@pytest.mark.rule("5.5")
def test_5_5_use_5_is_optional_and_comes_before_any_effect() -> None:
    position = with_general().mark("ge_kg", "demoralized")
    game = position.draw("ge_kg", dice=[2])
    assert game.asked.point == "DP-M1" and not game.rolls()
    game.take("no")
    assert game.marker("french_general_1") == "held"
    assert [event.check.purpose for event in game.happened("rolled")] == ["demoralization_recovery"]


@pytest.mark.rule("5.5", "R-10")
@pytest.mark.parametrize("roll", [3, 4])
def test_5_5_use_5_also_against_a_held_marker_that_is_played(roll: int) -> None:
    position = with_general().marker("german_repeat_1", "held")
    game = position.draw("ge_kg", dice=[roll])
    game.take("no")
    game.take("play_repeat", target="ge_i_5_pzr")
    assert (game.asked.point, game.asked.about) == ("DP-M1", ("german_repeat_1",))
    game.take("cancel")
    assert game.asked.about == (("ge_kg",) if roll == 3 else ("ge_i_5_pzr",))
    assert game.marker("german_repeat_1") == ("skipped" if roll == 3 else "spent")


@pytest.mark.rule("R-14")
def test_R_14_a_cancel_cannot_itself_be_cancelled() -> None:
    position = with_general("ge_i_5_pzr").marker("german_general_1", "held")
    game = position.draw("ge_kg", dice=[3], draws=["ge_i_5_pzr"])
    game.take("cancel")
    assert game.asked.point == "DP-M2" and game.asked.about == ("ge_i_5_pzr",)  # nobody was asked in between


@pytest.mark.rule("R-14")
def test_R_14_a_formation_whose_marker_was_cancelled_may_still_be_activated_by_a_repeat() -> None:
    game = with_general("german_repeat_1").draw("ge_kg", dice=[1], draws=["german_repeat_1"])
    game.take("cancel")
    assert game.offered("play_repeat", target="ge_kg")


@pytest.mark.rule("R-14")
def test_R_14_a_cancelled_marker_is_back_next_turn() -> None:
    position = camps().marker("french_general_1", "held").cup("german_artillery_1")
    game = position.draw("ge_kg", dice=[1], draws=["german_artillery_1"], seed=1)
    game.take("cancel")
    assert game.s.turn == 2 and "ge_kg" in game.happened("cup_filled")[0].markers


@pytest.mark.rule("5.5")
def test_5_5_no_window_without_a_general_in_the_other_hand() -> None:
    game = camps().marker("german_general_1", "held").cup(*SPARE).draw("ge_kg")
    assert game.asked.point == "DP-M2"


@pytest.mark.rule("5.5", "R-37", "8.5.1")
def test_R_37_strikes_left_alone_by_a_formation_that_ran_are_a_new_activation_for_reactions() -> None:
    position = stuka_position().marker("ge_i_5_pzr", "waiting").mark("ge_i_5_pzr", "demoralized")
    position.state.retreats[position.state.setting.unit_index[TANK]] = 1  # it gave way in an earlier activation
    game = position.draw("german_stuka_1", dice=[12, 7])
    game.take("fire_with_formation", target="ge_i_5_pzr")
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    game.take("strike", hex="0907")
    assert game.offered("retreat", unit=TANK)
