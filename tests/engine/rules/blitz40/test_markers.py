"""Chapter 5: activation, repeat markers, fatigue and general markers (R-06, R-10 to R-14)."""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.position import Position, camps, terms

SPARE = ("french_artillery_1", "german_artillery_1")  # keep the cup from running out
TANK, OTHER = "h_fr_1c_s35_1b", "h_fr_2c_s35_1b"  # of fr_1_cuir and fr_2_cuir
PZ_IV = "h_de_5i_m"


def in_hand(*markers: str, turn: int = 1) -> Position:
    position = camps(turn).cup(*SPARE)
    for marker in markers:
        position.marker(marker, "held")
    return position


def set_unit(position: Position, unit: str, status: str) -> Position:
    getattr(position.state, status)[position.state.setting.unit_index[unit]] = True
    return position


# -- 5.1, 5.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5", "5.1", "5.2")
def test_5_1_only_units_of_the_formation_on_the_marker_may_act() -> None:
    game = in_hand().draw("fr_1_cuir")
    game.take("activate")
    actors = {unit for action in game.asked.options for unit in (*action.units, action.unit) if unit}
    assert actors == {TANK, "h_fr_1c_hq"}


@pytest.mark.rule("5.2", "6.1")
def test_5_2_every_unit_acts_once_in_any_order_the_HQ_included() -> None:
    game = in_hand().activate("fr_1_cuir", draws=["german_artillery_1"])
    game.take("move", units=("h_fr_1c_hq",))
    game.take("step", hex="0906")
    game.take("stop")
    assert not game.offered("move", units=("h_fr_1c_hq",)) and game.offered("move", units=(TANK,))
    game.take("move", units=(TANK,))
    game.take("step", hex="0906")
    game.take("stop")
    assert game.happened("activation_ended")  # nobody is left to act


@pytest.mark.rule("5.2", "R-50")
def test_R_50_a_unit_finishes_its_action_before_the_next_one_starts() -> None:
    game = in_hand().activate("fr_1_cuir")
    game.take("move", units=(TANK,))
    game.take("step", hex="0906")
    assert {units for action in game.asked.options if (units := action.units)} == {(TANK,)}
    assert game.asked.about == (TANK,) and "end_activation" not in game.kinds()


@pytest.mark.rule("5.2")
def test_5_2_the_owner_declares_the_end_of_the_activation() -> None:
    game = in_hand().draw("fr_1_cuir", draws=["german_artillery_1"])
    game.take("activate")
    game.take("end_activation")
    assert game.has("fr_1_cuir", "activated_own") and game.s.activations[game.formation("fr_1_cuir")] == 1


# -- 5.3: repeat markers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.3")
def test_5_3_a_repeat_activates_any_formation_whether_or_not_it_has_acted() -> None:
    position = in_hand().mark("fr_1_cuir", "activated_own")
    position.state.activations[position.state.setting.formation_index["fr_1_cuir"]] = 1
    game = position.draw("french_repeat_1")
    assert {action.target for action in game.offered("play_repeat")} == {"fr_1_cuir", "fr_2_cuir"}
    game.take("play_repeat", target="fr_1_cuir")
    assert game.marker("french_repeat_1") == "spent" and game.offered("move", units=(TANK,))


@pytest.mark.rule("5.3", "R-11", "3.3")
def test_5_3_artillery_and_stukas_cannot_be_repeated() -> None:
    game = in_hand().draw("german_repeat_1")
    assert {action.target for action in game.offered("play_repeat")} == {"ge_i_5_pzr", "ge_kg"}


@pytest.mark.rule("5.3", "R-11")
@pytest.mark.parametrize("why", ["activated_repeat", "twice", "fatigued", "demoralized", "hq_neutralized",
                                 "hq_off_map"])
def test_R_11_which_formations_a_repeat_cannot_activate(why: str) -> None:
    position = in_hand()
    if why == "twice":
        position.state.activations[position.state.setting.formation_index["fr_1_cuir"]] = 2
    elif why == "hq_neutralized":
        set_unit(position, "h_fr_1c_hq", "neutralized")
    elif why == "hq_off_map":
        position = Position(turn=1).put(TANK, "0907").put(OTHER, "0908").put("h_fr_2c_hq", "0908").cup(*SPARE)
    else:
        position.mark("fr_1_cuir", why)
    game = position.draw("french_repeat_1")
    assert {action.target for action in game.offered("play_repeat")} == {"fr_2_cuir"}
    assert bool(game.offered("play_rest", target="fr_1_cuir")) == (why == "fatigued")


@pytest.mark.rule("R-11", "5.4", "8.4")
def test_R_11_the_own_marker_is_not_barred_by_a_neutralized_HQ_or_fatigue() -> None:
    position = set_unit(in_hand().mark("fr_1_cuir", "fatigued"), "h_fr_1c_hq", "neutralized")
    assert "activate" in position.draw("fr_1_cuir").kinds()


@pytest.mark.rule("R-06", "5.3", "3.2")
@pytest.mark.parametrize(("by", "flipped"), [("own", False), ("repeat", True)])
def test_R_06_only_a_repeat_flips_the_HQ(by: str, flipped: bool) -> None:
    game = in_hand().activate("fr_1_cuir", by=by, draws=["german_artillery_1"])
    game.take("end_activation")
    assert game.has("fr_1_cuir", "activated_repeat") == flipped
    assert ("activated_repeat" in game.view("german")["formations"][game.formation("fr_1_cuir")]["statuses"]) == flipped


@pytest.mark.rule("5.3")
def test_5_3_after_a_repeat_the_own_marker_still_works_but_no_other_repeat() -> None:
    position = in_hand("german_repeat_1").mark("ge_kg", "activated_repeat")
    position.state.activations[position.state.setting.formation_index["ge_kg"]] = 1
    game = position.draw("ge_kg")
    assert game.offered("activate") and not game.offered("play_repeat", target="ge_kg")
    game.take("activate")
    game.take("end_activation")
    assert game.has("ge_kg", "fatigued")


@pytest.mark.rule("5.3", "R-10")
def test_R_10_a_held_repeat_is_played_before_or_right_after_an_own_formation_marker() -> None:
    game = in_hand("french_repeat_1").draw("fr_1_cuir", draws=["german_artillery_1"])
    assert game.asked.point == "DP-M2" and game.offered("play_repeat", target="fr_2_cuir")
    game.take("activate")
    game.take("end_activation")
    assert game.asked.point == "DP-M6"
    game.take("go_on")
    assert game.marker("french_repeat_1") == "held"


@pytest.mark.rule("R-10")
def test_R_10_played_before_the_drawn_marker_waits_for_its_turn() -> None:
    game = in_hand("french_repeat_1").draw("fr_1_cuir")
    game.take("play_repeat", target="fr_2_cuir")
    assert game.asked.about == ("fr_2_cuir",)
    game.take("end_activation")
    assert game.asked.point == "DP-M2" and game.asked.about == ("fr_1_cuir",)


@pytest.mark.rule("R-10")
@pytest.mark.parametrize("answer", ["rest", "pass"])
def test_R_10_it_may_follow_a_rest_or_a_pass(answer: str) -> None:
    position = in_hand("french_repeat_1")
    if answer == "rest":
        position.mark("fr_1_cuir", "fatigued")
    game = position.draw("fr_1_cuir")
    game.take(answer)
    assert game.asked.point == "DP-M6" and game.offered("play_repeat", target="fr_2_cuir")


@pytest.mark.rule("R-10")
@pytest.mark.parametrize("marker", ["ge_kg", "french_artillery_2"])
def test_R_10_not_with_an_enemy_marker_nor_with_strikes(marker: str) -> None:
    game = in_hand("french_repeat_1").draw(marker)
    assert not game.offered("play_repeat")


@pytest.mark.rule("5.3")
def test_5_3_a_drawn_repeat_may_be_held_but_not_a_second_one() -> None:
    first = in_hand().draw("german_repeat_1", draws=["german_artillery_1"])
    assert "hold" in first.kinds()
    first.take("hold")
    assert first.marker("german_repeat_1") == "held"
    second = in_hand("german_repeat_1").draw("german_repeat_2")
    assert second.kinds() == ["play_repeat"]


@pytest.mark.rule("5.3")
def test_5_3_a_second_repeat_that_can_do_nothing_is_discarded() -> None:
    position = in_hand("german_repeat_1").mark("ge_kg", "demoralized").mark("ge_i_5_pzr", "demoralized")
    game = position.draw("german_repeat_2", draws=["french_artillery_1"])
    assert game.kinds() == ["discard"]
    game.take("discard")
    assert (game.marker("german_repeat_1"), game.marker("german_repeat_2")) == ("held", "skipped")


# -- 5.4: fatigue ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.4", "R-92")
def test_5_4_fatigue_costs_1_on_fire_and_1_on_the_reaction_roll() -> None:
    position = Position().put(TANK, "1510").put(PZ_IV, "1508").mark("fr_1_cuir", "fatigued")
    position.mark("ge_i_5_pzr", "fatigued")
    game = position.activate("fr_1_cuir", dice=[12, 7])
    game.take("fire", unit=TANK)
    assert terms(game.check("fire_at", purpose="direct_fire"))["fatigued"] == -1
    game.take("fire_at", target=PZ_IV)
    assert terms(game.check("return_fire"))["fatigued"] == 1


@pytest.mark.rule("5.4", "R-92")
def test_5_4_fatigue_costs_1_in_an_assault() -> None:
    position = Position().put(TANK, "1509").put("h_de_12i_1", "1508").mark("fr_1_cuir", "fatigued")
    game = position.activate("fr_1_cuir", dice=[12, 7])
    game.take("move", units=(TANK,))
    game.take("assault", hex="1508")
    game.take("assault_fire", unit="h_de_12i_1")
    assert terms(game.check("assault_fire", unit=TANK))["fatigued"] == -1


@pytest.mark.rule("5.4", "R-12", "R-18")
@pytest.mark.parametrize(("roll", "fatigued"), [(5, False), (6, True)])
def test_R_12_a_failed_check_leaves_the_handicaps_but_the_formation_acts(roll: int, fatigued: bool) -> None:
    game = in_hand().mark("fr_1_cuir", "fatigued").draw("fr_1_cuir", dice=[roll], draws=["german_artillery_1"])
    game.take("activate")
    assert game.has("fr_1_cuir", "fatigued") == fatigued
    assert game.offered("move", units=(TANK,))
    game.take("end_activation")
    assert game.s.activations[game.formation("fr_1_cuir")] == 1


# -- 5.5: general markers, uses 3 and 4 --------------------------------------------------------------------------------


@pytest.mark.rule("5.5")
def test_5_5_a_drawn_general_may_be_held_or_played() -> None:
    game = in_hand().mark("fr_1_cuir", "fatigued").draw("french_general_1", draws=["german_artillery_1"])
    assert game.kinds() == ["hold", "remove_markers", "take_repeat"]
    game.take("hold")
    assert game.marker("french_general_1") == "held"


@pytest.mark.rule("5.5", "R-13")
def test_R_13_a_second_general_is_played_at_once_with_use_3_or_4() -> None:
    game = in_hand("german_general_1").mark("ge_kg", "fatigued").draw("german_general_2")
    assert game.kinds() == ["remove_markers", "take_repeat"]


NEUTRALIZED = ("h_fr_1c_h39_3a", "h_fr_1c_h39_3b", "h_fr_1c_h39_4a", "h_fr_2c_h39_3a", "h_fr_2c_h39_3b",
               "h_fr_2c_h39_4a", "h_fr_2c_h39_4b")


@pytest.mark.rule("5.5")
def test_5_5_use_3_removes_up_to_six_neutralized_markers_of_any_own_formation() -> None:
    position = in_hand()
    for number, unit in enumerate(NEUTRALIZED):
        position.put(unit, ("0905", "0906", "0909")[number // 3], "neutralized")
    game = position.draw("french_general_1", draws=["german_artillery_1"])
    game.take("remove_markers", mode="neutralized")
    assert game.kinds() == ["remove"]
    for count, unit in enumerate(NEUTRALIZED[1:], 1):
        game.take("remove", unit=unit)
        assert ("done" in game.kinds()) == (count < 6)
    assert [unit for unit in NEUTRALIZED if game.has(unit, "neutralized")] == [NEUTRALIZED[0]]
    assert game.marker("french_general_1") == "spent" and game.asked.side == "german"


@pytest.mark.rule("5.5")
def test_5_5_use_3_or_removes_up_to_two_fatigue_markers() -> None:
    position = in_hand("french_general_1").put("h_fr_12c_1", "0905")
    for formation in ("fr_1_cuir", "fr_2_cuir", "fr_12_cuir"):
        position.mark(formation, "fatigued")
    game = position.draw("fr_1_cuir")  # from the hand, when an own marker is drawn
    game.take("remove_markers", mode="fatigued")
    game.take("remove", unit="fr_2_cuir")
    game.take("remove", unit="fr_12_cuir")
    assert game.has("fr_1_cuir", "fatigued") and not game.has("fr_2_cuir", "fatigued")
    assert game.asked.point == "DP-M2"  # and then the drawn marker is decided on


@pytest.mark.rule("5.5", "5.3")
@pytest.mark.parametrize("marker", ["french_general_1", "fr_1_cuir", "french_artillery_2"])
def test_5_5_use_4_takes_an_additional_repeat_when_drawn_or_with_an_own_marker(marker: str) -> None:
    position = in_hand() if marker == "french_general_1" else in_hand("french_general_1")
    game = position.draw(marker, draws=["german_artillery_1"])
    game.take("take_repeat")
    assert game.marker("french_general_1") == "spent"
    assert game.asked.point == "DP-M4" and game.asked.about == ("french_general_1_repeat",)
    game.take("hold")
    assert game.marker("french_general_1_repeat") == "held"


@pytest.mark.rule("5.5", "5.3")
def test_5_5_use_4_with_a_repeat_in_hand_one_of_the_two_is_played_at_once() -> None:
    game = in_hand("french_general_1", "french_repeat_1").draw("fr_1_cuir")
    game.take("take_repeat")
    assert game.asked.point == "DP-M4" and "hold" not in game.kinds()


@pytest.mark.rule("5.5")
def test_5_5_uses_3_and_4_are_not_offered_when_an_enemy_marker_is_drawn() -> None:
    game = in_hand("french_general_1").mark("fr_1_cuir", "fatigued").draw("ge_kg")
    assert (game.asked.side, game.kinds()) == ("french", ["cancel", "no"])


@pytest.mark.rule("5.5")
def test_5_5_the_general_is_spent_on_exactly_one_use() -> None:
    game = in_hand("french_general_1").mark("fr_1_cuir", "fatigued").draw("fr_2_cuir")
    game.take("remove_markers", mode="fatigued")
    game.take("remove", unit="fr_1_cuir")
    assert not {"take_repeat", "remove_markers", "hold_to_combine"} & set(game.kinds())


@pytest.mark.rule("5.5")
def test_5_5_holding_a_general_cites_its_own_rule() -> None:
    game = in_hand().draw("french_general_1", draws=["german_artillery_1"])
    game.take("hold")
    assert game.happened("marker_moved")[0].rule == "5.5"
