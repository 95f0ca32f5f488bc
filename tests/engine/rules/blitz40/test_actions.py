"""Actions of activated units (chapter 6.1) and what each status leaves of them (6.2, T-12).

The field: on Hannut 1505 to 1512 is clear and level (2 points a hex for tracks and wheels, 1 on foot).
"""

from __future__ import annotations

import pytest

from bk40qt.engine.decisions import Action
from bk40qt.engine.errors import IllegalActionError
from tests.engine.rules.blitz40.position import Position, Table, breakdown

SOMUA, SOMUA_2, HOTCHKISS, CUIR_HQ = "h_fr_1c_s35_1b", "h_fr_1c_s35_2a", "h_fr_1c_h39_3a", "h_fr_1c_hq"  # MA 8, 8, 7
PZ4 = "h_de_5i_m"
SCHUETZEN = "h_de_12i_1"


def acts(game: Table, unit: str) -> set[str]:
    """The kinds of action that the unit may begin alone."""
    return {action.kind for action in game.asked.options if action.unit == unit or action.units == (unit,)}


def march(game: Table, *hexes: str) -> list[int]:
    """Walk the moving unit along; the points left after each step, in halves. Reactions are declined."""
    left = []
    for where in hexes:
        game.take("step", hex=where)
        left.append(game.happened("moved")[0].left)
        game.decline()
    return left


# -- one action each ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "5.2")
def test_6_1_a_unit_beside_an_enemy_may_move_fire_or_do_both_and_an_hq_only_moves() -> None:
    game = Position().put(SOMUA, "1508").put(CUIR_HQ, "1508").put(PZ4, "1509").activate("fr_1_cuir")
    assert (game.asked.point, game.asked.rule, game.asked.side) == ("DP-A1", "6.1", "french")
    assert acts(game, SOMUA) == {"move", "fire", "fire_move"} and acts(game, CUIR_HQ) == {"move"}
    assert game.offered("end_activation") and not game.offered("load") and not game.offered("unload")


@pytest.mark.rule("5.2", "6.1")
def test_5_2_only_units_of_the_activated_formation_act() -> None:
    game = Position().put(SOMUA, "1508").put("h_fr_2c_s35_1b", "1508").activate("fr_1_cuir")
    assert {name for action in game.asked.options for name in (*action.units, action.unit) if name} == {SOMUA}


@pytest.mark.rule("6.1", "R-94", "5.2")
def test_r_94_a_shot_without_declared_movement_ends_the_units_action() -> None:
    game = Position().put(SOMUA, "1508").put(CUIR_HQ, "1507").put(PZ4, "1509").activate("fr_1_cuir", dice=[7])
    game.take("fire", unit=SOMUA)
    check = game.check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1")]  # full strength
    game.take("fire_at")
    game.decline()
    assert acts(game, SOMUA) == set() and game.has(SOMUA, "acted") and acts(game, CUIR_HQ) == {"move"}


@pytest.mark.rule("6.1", "R-94", "R-36", "T-02", "T-05")
def test_6_1_move_and_fire_costs_two_columns_and_ends_the_movement() -> None:
    game = Position().put(SOMUA, "1507").put(CUIR_HQ, "1507").put(PZ4, "1509").activate("fr_1_cuir", dice=[7])
    game.take("move", units=(SOMUA,))
    assert not game.offered("fire")  # nobody has moved yet
    march(game, "1508")
    game.take("fire", unit=SOMUA)
    check = game.check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1"), (-2, "move_and_fire", "6.1")] and check.number == 4
    game.take("fire_at")
    game.decline()
    assert game.kinds() == ["stop"]  # no move-fire-move


@pytest.mark.rule("6.1", "R-44", "T-05")
def test_r_44_fire_after_moving_up_to_half_the_ma_rounded_up() -> None:
    game = Position().put(HOTCHKISS, "1506").put(CUIR_HQ, "1508").put(PZ4, "1510").activate("fr_1_cuir")
    game.take("move", units=(HOTCHKISS,))
    march(game, "1507", "1508", "1509")  # 6 of 7 points: more than 4
    assert not game.offered("fire") and game.offered("stop")
    near = Position().put(HOTCHKISS, "1507").put(CUIR_HQ, "1508").put(PZ4, "1510").activate("fr_1_cuir")
    near.take("move", units=(HOTCHKISS,))
    assert march(near, "1508", "1509") == [10, 6]  # 4 of 7 points
    assert near.offered("fire", unit=HOTCHKISS)


@pytest.mark.rule("6.1", "R-94", "R-44")
def test_r_94_fire_move_is_declared_before_the_shot_and_leaves_half_the_ma() -> None:
    game = Position().put(HOTCHKISS, "1509").put(CUIR_HQ, "1508").put(PZ4, "1510").activate("fr_1_cuir", dice=[7])
    game.take("fire_move", units=(HOTCHKISS,))
    check = game.check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1"), (-2, "move_and_fire", "6.1")] and check.number == 0
    game.take("fire_at")
    game.decline()
    assert not game.offered("fire") and not game.offered("assault")
    assert march(game, "1508", "1507") == [4, 0]
    assert game.kinds() == ["stop"]


@pytest.mark.rule("6.1", "9.1.1", "R-44")
def test_6_1_assault_needs_a_quarter_of_the_ma_beside_the_terrain() -> None:
    for start, steps, offered in (("1506", ("1507", "1508"), True), ("1505", ("1506", "1507", "1508"), False)):
        position = Position().put(SOMUA, start).put(CUIR_HQ, "1507").put(PZ4, "1509")
        game = position.activate("fr_1_cuir")
        game.take("move", units=(SOMUA,))
        march(game, *steps)
        assert bool(game.offered("assault", hex="1509")) == offered  # 4 + 2 + 2 of 8, but not 6 + 2 + 2


@pytest.mark.rule("R-49", "T-02", "9.1.2")
@pytest.mark.parametrize(("start", "handicap"), [("1508", 0), ("1507", -1)])
def test_r_49_only_who_made_a_step_before_the_entry_step_assaults_on_the_move(start: str, handicap: int) -> None:
    position = Position().put(SOMUA, start).put(CUIR_HQ, "1507").put(SCHUETZEN, "1509")
    game = position.activate("fr_1_cuir", dice=[7])
    game.take("move", units=(SOMUA,))
    if start == "1507":
        march(game, "1508")
    game.take("assault", hex="1509")
    game.take("assault_fire", unit=SCHUETZEN)
    check = game.check("assault_fire", unit=SOMUA)
    wanted = [(1, "same_hex", "8.2.4")] + ([(handicap, "move_and_fire", "6.1")] if handicap else [])
    assert breakdown(check) == wanted


@pytest.mark.rule("R-53", "8.2.1", "9.1.2")
def test_r_53_an_at_gun_is_halved_against_infantry_in_assaults_too() -> None:
    position = Position().put("h_fr_rdp3_a", "1508").put("h_fr_rdp3_hq", "1507").put("h_de_kg_pak", "1509")
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=("h_fr_rdp3_a",))
    game.take("assault", hex="1509")
    assert breakdown(game.check("assault_fire")) == [(-3, "at_against_infantry", "8.2.1"), (1, "same_hex", "8.2.4")]


@pytest.mark.rule("R-50", "5.2")
def test_r_50_a_unit_finishes_its_action_before_the_next_one_starts() -> None:
    game = Position().put(SOMUA, "1506").put(SOMUA_2, "1507").put(CUIR_HQ, "1507").activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1505")
    assert {name for action in game.asked.options for name in action.units} == {SOMUA}
    game.take("stop")
    assert acts(game, SOMUA) == set() and acts(game, SOMUA_2) == {"move"}


@pytest.mark.rule("6.1")
def test_6_1_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = Position().put(SOMUA, "1506").put(CUIR_HQ, "1507").activate("fr_1_cuir")
    before, decision = game.state_hash(), game.decision
    for action in (Action("fire", SOMUA), Action("move", units=(PZ4,)), Action("assault", hex="1505", units=(SOMUA,))):
        with pytest.raises(IllegalActionError) as refused:
            game.submit(action)
        assert refused.value.rule
    assert game.state_hash() == before and game.decision == decision


# -- out of command ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.1", "R-44", "T-12")
def test_6_2_out_of_command_halves_the_ma_down_and_forbids_assault() -> None:
    position = Position().put(HOTCHKISS, "1507", "out_of_command").put(CUIR_HQ, "1511").put(PZ4, "1509")
    game = position.activate("fr_1_cuir")
    game.take("move", units=(HOTCHKISS,))
    assert march(game, "1508") == [2]  # floor(7 / 2) = 3 points, 2 spent
    assert not game.offered("assault") and not game.offered("step")
    assert game.offered("fire", unit=HOTCHKISS)  # 2 points are ceil(3 / 2)
    game.take("fire", unit=HOTCHKISS)
    check = game.check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1"), (-1, "out_of_command", "6.2"), (-2, "move_and_fire", "6.1")]
    assert check.number == -1


@pytest.mark.rule("6.2", "9.1.1")
def test_6_2_out_of_command_units_do_not_assault_even_the_next_hex() -> None:
    game = Position().put(SOMUA, "1508", "out_of_command").put(CUIR_HQ, "1507").put(PZ4, "1509").activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    assert not game.offered("assault")


@pytest.mark.rule("6.2", "R-44")
def test_r_44_out_of_command_is_halved_first_then_the_half_for_firing() -> None:
    position = Position().put("h_fr_rdp3_moto", "1506", "out_of_command").put("h_fr_rdp3_hq", "1508").put(PZ4, "1510")
    game = position.activate("fr_iii_11_rdp")  # MA 10: 5, and 3 with a shot
    game.take("move", units=("h_fr_rdp3_moto",))
    assert march(game, "1507") == [6]
    assert march(game, "1508") == [2]
    assert not game.offered("fire")  # 4 points are more than 3


# -- neutralized -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "8.4", "R-43", "R-56", "T-12")
def test_8_4_a_unit_that_failed_to_rally_only_fires_at_an_adjacent_hex_one_column_worse() -> None:
    position = Position().put(SOMUA, "1508", "neutralized").put(CUIR_HQ, "1508").put(PZ4, "1509")
    game = position.put("h_de_5i_p3", "1510").activate("fr_1_cuir", dice=[7])
    assert acts(game, SOMUA) == {"fire"}
    assert not any(SOMUA in action.units for action in game.asked.options)  # nor in a stack
    game.take("fire", unit=SOMUA)
    assert {action.target for action in game.asked.options} == {PZ4}
    assert breakdown(game.check("fire_at")) == [(-3, "armour", "8.2.1"), (-1, "neutralized", "8.4")]


@pytest.mark.rule("R-43")
def test_r_43_the_switch_gives_a_neutralized_unit_one_hex() -> None:
    position = Position(neutralized_may_move_one_hex="yes").put(SOMUA, "1507", "neutralized").put(CUIR_HQ, "1507")
    game = position.put(PZ4, "1509").activate("fr_1_cuir", dice=[7])
    assert acts(game, SOMUA) == {"move"}
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1508")
    game.decline()
    assert game.asked.point == "DP-A1" and game.has(SOMUA, "acted")  # neither a second hex nor a shot


@pytest.mark.rule("8.4", "R-44", "6.1", "T-12")
def test_8_4_a_neutralized_hq_moves_half_its_ma() -> None:
    position = Position().put(CUIR_HQ, "1508", "neutralized").put(SOMUA, "1510")
    game = position.activate("fr_1_cuir", dice=[12])
    game.take("move", units=(CUIR_HQ,))
    assert march(game, "1507", "1506") == [4, 0]  # floor(8 / 2) = 4 points


@pytest.mark.rule("8.4", "B.2.2")
def test_8_4_an_hq_neutralized_on_the_way_stops() -> None:
    position = Position().put(CUIR_HQ, "1507").put(SOMUA, "1506").put(PZ4, "1509")
    game = position.activate("fr_1_cuir", dice=[2, 6])
    game.take("move", units=(CUIR_HQ,))
    game.take("step", hex="1508")
    game.take("opportunity_fire", unit=PZ4)
    assert game.has(CUIR_HQ, "neutralized") and game.asked.point == "DP-A1" and game.has(CUIR_HQ, "acted")


@pytest.mark.rule("8.4", "B.2.2", "6.1")
def test_8_4_a_mover_that_accepts_an_n_stops_and_one_that_takes_the_loss_goes_on() -> None:
    for answer, goes_on in (("accept", False), ("step_loss", True)):
        position = Position().put(SOMUA, "1507").put(CUIR_HQ, "1507").put(PZ4, "1509")
        game = position.activate("fr_1_cuir", dice=[2, 5])  # column 3, roll 5: black N
        game.take("move", units=(SOMUA,))
        game.take("step", hex="1508")
        game.take("opportunity_fire", unit=PZ4)
        game.take(answer, unit=SOMUA)
        assert (game.asked.point == "DP-A2") == goes_on
        assert bool(game.offered("fire", unit=SOMUA)) == goes_on


# -- fatigued, demoralized ---------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "5.4", "R-12", "T-12")
def test_5_4_a_fatigued_formation_moves_fully_and_fires_three_columns_worse_on_the_move() -> None:
    position = Position().mark("fr_1_cuir", "fatigued").put(SOMUA, "1507").put(CUIR_HQ, "1507").put(PZ4, "1509")
    game = position.activate("fr_1_cuir", dice=[6])  # recovery wants 5
    assert game.has("fr_1_cuir", "fatigued")
    game.take("move", units=(SOMUA,))
    assert march(game, "1508") == [12]
    assert game.offered("assault", hex="1509")
    game.take("fire", unit=SOMUA)
    check = game.check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1"), (-1, "fatigued", "5.4"), (-2, "move_and_fire", "6.1")]


@pytest.mark.rule("6.1", "4.2", "R-31")
def test_6_1_a_unit_of_printed_range_zero_moves_and_assaults_but_does_not_fire() -> None:
    position = Position().put("h_de_12i_spw", "1508").put("h_de_12i_hq", "1507").put("h_fr_rdp3_a", "1509")
    game = position.activate("ge_i_12_schr")
    assert acts(game, "h_de_12i_spw") == {"move"}
    game.take("move", units=("h_de_12i_spw",))
    assert game.offered("assault", hex="1509")
    march(game, "1507")
    assert not game.offered("fire")


# -- stacks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "7.1", "R-94")
def test_r_94_the_units_of_a_stack_fire_one_after_the_other_after_their_common_move() -> None:
    position = Position().put(SOMUA, "1507").put(SOMUA_2, "1507").put(CUIR_HQ, "1507").put(PZ4, "1509")
    game = position.activate("fr_1_cuir", dice=[7, 7])
    game.take("move", units=(SOMUA, SOMUA_2))
    march(game, "1508")
    for unit, other in ((SOMUA, SOMUA_2), (SOMUA_2, "")):
        game.take("fire", unit=unit)
        assert game.check("fire_at").number == 4
        game.take("fire_at")
        game.decline()
        assert game.kinds() == (["fire", "stop"] if other else ["stop"]) and not game.offered("fire", unit=unit)


@pytest.mark.rule("6.1", "R-94", "7.1")
def test_r_94_a_stack_that_declared_fire_move_fires_first_and_moves_together() -> None:
    position = Position().put(SOMUA, "1508").put(SOMUA_2, "1508").put(CUIR_HQ, "1507").put(PZ4, "1509")
    game = position.activate("fr_1_cuir", dice=[7])
    game.take("fire_move", units=(SOMUA, SOMUA_2))
    assert game.kinds() == ["fire"]  # the declared shot is owed
    game.take("fire", unit=SOMUA)
    game.take("fire_at")
    game.decline()
    assert game.kinds() == ["fire", "move_on"]
    game.take("move_on")
    game.take("step", hex="1507")
    assert [(event.unit, event.left) for event in game.happened("moved")] == [(SOMUA, 4), (SOMUA_2, 4)]
    assert not game.offered("fire")


# -- refusals ----------------------------------------------------------------------------------------------------------


def refused(game: Table, action: Action) -> str:
    with pytest.raises(IllegalActionError) as found:
        game.submit(action)
    return found.value.rule


@pytest.mark.rule("6.1", "3.4", "7.1", "R-50")
def test_6_1_a_refused_step_names_the_rule_that_forbids_it() -> None:
    position = Position().put(SOMUA, "1508").put(SOMUA_2, "1508").put(CUIR_HQ, "1506").put(PZ4, "1609")
    game = position.activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    assert refused(game, Action("step", hex="1509", units=(SOMUA,))) == "3.4"
    assert refused(game, Action("step", hex="1609", units=(SOMUA,))) == "7.1"
    assert refused(game, Action("step", hex="1507", units=(SOMUA_2,))) in ("R-50", "R-52")


@pytest.mark.rule("6.2", "9.1.1")
def test_6_2_a_refused_assault_out_of_command_names_its_rule() -> None:
    game = Position().put(SOMUA, "1508", "out_of_command").put(CUIR_HQ, "1507").put(PZ4, "1509").activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    assert refused(game, Action("assault", hex="1509", units=(SOMUA,))) in ("6.2", "9.1.1")


@pytest.mark.rule("4.2", "R-31")
def test_4_2_a_refused_shot_of_range_zero_names_its_rule() -> None:
    position = Position().put("h_de_12i_spw", "1508").put("h_de_12i_hq", "1507").put("h_fr_rdp3_a", "1509")
    assert refused(position.activate("ge_i_12_schr"), Action("fire", "h_de_12i_spw")) == "4.2"


@pytest.mark.rule("8.4", "R-43")
def test_8_4_a_refused_move_of_a_neutralized_unit_names_its_rule() -> None:
    game = Position().put(SOMUA, "1508", "neutralized").put(CUIR_HQ, "1507").activate("fr_1_cuir", dice=[12])
    assert refused(game, Action("move", units=(SOMUA,))) == "8.4"
    reason = game.why_not(Action("move", units=(SOMUA,)))
    assert reason is not None and reason.rule == "8.4"


@pytest.mark.rule("6.3.1")
def test_6_3_1_a_refused_second_attempt_at_opportunity_fire_names_its_rule() -> None:
    game = Position().put(PZ4, "1510", "opp_used").put(SOMUA, "1507").put(CUIR_HQ, "1507").activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1508")
    assert refused(game, Action("opportunity_fire", PZ4, target=SOMUA)) == "6.3.1"


@pytest.mark.rule("3.4", "7.1")
def test_3_4_why_not_names_doctrine_for_a_hex_several_steps_away() -> None:
    game = Position().put(SOMUA, "1507").put(CUIR_HQ, "1506").activate("fr_1_cuir")
    reason = game.why_not(Action("move", hex="1509", units=(SOMUA,)))  # 4 of 8 points, but 3 hexes from the HQ
    assert reason is not None and reason.rule == "3.4"


@pytest.mark.rule("4.1", "4.2", "4.3.1", "6.1")
@pytest.mark.parametrize(("firer", "where", "target", "there", "rule"), [
    (SOMUA, "1508", PZ4, "1512", "4.2"), (SOMUA, "1505", PZ4, "1503", "4.3.1"),
    (SOMUA, "0110", SCHUETZEN, "0107", "4.1"), (CUIR_HQ, "1508", PZ4, "1509", "6.1"),
    (HOTCHKISS, "1508", PZ4, "1509", "")])
def test_8_1_why_not_names_the_rule_that_forbids_a_shot(
        firer: str, where: str, target: str, there: str, rule: str) -> None:
    position = Position().put(firer, where).put(SOMUA_2, where).put(target, there)
    reason = position.activate("fr_1_cuir").why_not(Action("fire", firer, target=target))
    assert (reason.rule if reason else "") == rule
