"""Chapter 9, the rounds of an assault: who fires when, and what the results do (9.1.2 to 9.1.5, R-63 to R-67).

Attackers stay in the hex they came from until the assault is won; "gone back" therefore means: did not enter.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.engine.rules.blitz40.assaults import TANK, TANK_2, assault, field, shoot
from tests.engine.rules.blitz40.position import Table, terms

RIFLES, RIFLES_2 = "h_de_12i_2", "h_de_12i_3"  # attack 4, armour 0
NONE, RED, BLACK, LOSS = 7, 6, 9, 10  # rolls in column 8: nothing, red N, black N, step loss


# -- round 1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.2", "R-41", "R-72")
def test_the_defender_fires_first_and_has_no_other_reaction_to_being_assaulted() -> None:
    game = assault(field(RIFLES))
    assert (game.asked.side, game.asked.point, game.asked.rule) == ("german", "DP-H1", "9.1.2")
    assert game.kinds() == ["assault_fire"]  # no retreat, no opportunity fire, and no way to hold the fire
    assert game.where(TANK) == "1312"


@pytest.mark.rule("9.1.2", "8.2.4")
def test_assault_fire_has_a_range_modifier_of_plus_one_on_both_sides() -> None:
    game = assault(field(RIFLES), [NONE])
    defence = game.check("assault_fire", unit=RIFLES)
    assert (defence.base, terms(defence), defence.number) == (4, {"same_hex": 1, "armour": -4}, 1)
    shoot(game, RIFLES, TANK)
    offence = game.check("assault_fire", unit=TANK)
    assert (offence.base, terms(offence), offence.number) == (9, {"same_hex": 1}, 8)


@pytest.mark.rule("9.1.2", "8.3")
def test_the_odds_of_an_assault_shot_are_those_of_its_column() -> None:
    game = assault(field(RIFLES), [NONE])
    explained = game.explain(game.offered("assault_fire")[0])  # column 1 against armour: 7 of 36
    assert explained.branches is not None
    chances = {event.result: branch.chance for branch in explained.branches for event in branch.events
               if event.kind == "hit"}
    assert chances == {"N": Fraction(7, 36), "R": Fraction(6, 36), "-": Fraction(23, 36)}
    shoot(game, RIFLES, TANK)
    explained = game.explain(game.offered("assault_fire")[0])  # column 8: 16 losses, 14 N of either colour
    assert explained.branches is not None
    chances = {event.result: branch.chance for branch in explained.branches for event in branch.events
               if event.kind == "hit"}
    assert chances == {"1": Fraction(16, 36), "N": Fraction(4, 36), "R": Fraction(10, 36), "-": Fraction(6, 36)}


@pytest.mark.rule("9.1.2", "R-64", "8.1.1")
def test_every_unit_fires_once_in_a_round_at_a_target_of_its_choice() -> None:
    game = assault(field(RIFLES, RIFLES_2), [NONE, NONE, NONE, NONE], units=(TANK, TANK_2))
    pairs = {(action.unit, action.target) for action in game.offered("assault_fire")}
    assert pairs == {(firer, target) for firer in (RIFLES, RIFLES_2) for target in (TANK, TANK_2)}
    shoot(game, RIFLES_2, TANK)
    assert {action.unit for action in game.offered("assault_fire")} == {RIFLES}
    shoot(game, RIFLES, TANK)
    assert game.asked.side == "french"
    shoot(game, TANK_2, RIFLES)
    assert {action.unit for action in game.offered("assault_fire")} == {TANK}
    shoot(game, TANK, RIFLES)
    assert (game.asked.point, game.asked.rule) == ("DP-H5", "9.1.4")


@pytest.mark.rule("9.1.2")
def test_an_attacker_with_an_n_goes_back_neutralized_and_never_fires() -> None:
    game = assault(field(RIFLES), [4])  # column 1, roll 4: black N
    shoot(game, RIFLES, TANK)
    assert (game.asked.side, game.asked.point) == ("french", "DP-H2")
    assert {(action.kind, action.hex) for action in game.asked.options} == {("step_loss", ""), ("retreat", "1312")}
    game.take("retreat")
    assert game.has(TANK, "neutralized") and game.where(TANK) == "1312"
    assert game.happened("assault_ended")[0].result == "repulsed"
    assert game.asked.point == "DP-A1"
    assert not game.offered("move", units=(TANK,))  # its movement is over
    assert not game.offered("fire", unit=TANK)


@pytest.mark.rule("9.1.2")
def test_an_attacker_with_an_n_may_take_a_step_loss_and_carry_on() -> None:
    game = assault(field(RIFLES), [4])
    shoot(game, RIFLES, TANK)
    game.take("step_loss")
    assert game.s.steps[game.unit(TANK)] == 1 and not game.has(TANK, "neutralized")
    assert game.asked.side == "french"
    assert game.check("assault_fire", unit=TANK).base == 6  # the back of the counter


@pytest.mark.rule("9.1.2", "8.3", "R-03")
def test_a_red_n_does_not_stop_an_attacking_tank() -> None:
    game = assault(field(RIFLES), [5])  # column 1, roll 5: red N
    shoot(game, RIFLES, TANK)
    assert game.happened("hit")[0].result == "R"
    assert (game.asked.side, game.asked.point) == ("french", "DP-H1")


@pytest.mark.rule("9.1.2", "9.1.4")
def test_a_defender_with_an_n_retreats_one_hex_neutralized_or_pays_a_step() -> None:
    game = assault(field(RIFLES), [NONE, BLACK])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    assert (game.asked.side, game.asked.point) == ("german", "DP-H3")
    assert [action.unit for action in game.offered("step_loss")] == [RIFLES]
    assert {action.hex for action in game.offered("retreat")} == {"1310", "1411", "1412", "1211", "1212"}
    game.take("retreat", hex="1310")
    assert game.where(RIFLES) == "1310" and game.has(RIFLES, "neutralized")
    assert game.s.steps[game.unit(RIFLES)] == 2
    assert game.where(TANK) == "1311"
    assert game.happened("assault_ended")[0].result == "taken"


@pytest.mark.rule("9.1.2", "8.3")
def test_a_red_n_drives_out_infantry() -> None:
    game = assault(field(RIFLES), [NONE, RED])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    assert game.asked.point == "DP-H3"


@pytest.mark.rule("9.1.2", "9.1.3")
def test_a_defender_that_pays_for_an_n_stays_and_the_fight_goes_on() -> None:
    game = assault(field(RIFLES), [NONE, BLACK])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    game.take("step_loss")
    assert game.s.steps[game.unit(RIFLES)] == 1 and not game.has(RIFLES, "neutralized")
    assert (game.asked.side, game.asked.point) == ("german", "DP-H5")


@pytest.mark.rule("9.1.2")
def test_a_defender_that_loses_a_step_may_stay_or_retreat_without_being_neutralized() -> None:
    game = assault(field(RIFLES), [NONE, LOSS])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    assert game.asked.point == "DP-H4" and game.kinds() == ["stay", "retreat"]
    assert game.s.steps[game.unit(RIFLES)] == 1
    game.take("retreat", hex="1211")
    assert game.where(RIFLES) == "1211" and not game.has(RIFLES, "neutralized")


@pytest.mark.rule("9.1.2", "9.1.4")
def test_an_attack_without_attackers_left_ends_before_the_offensive_fire() -> None:
    position = field(RIFLES)
    position.state.steps[position.state.setting.unit_index[TANK]] = 1
    game = assault(position, [4])
    shoot(game, RIFLES, TANK)
    game.take("step_loss")
    assert game.where(TANK) == "" and game.where(RIFLES) == "1311"
    assert game.happened("assault_ended")[0].result == "repulsed"
    assert len(game.happened("rolled")) == 0


# -- neutralized and out-of-command defenders --------------------------------------------------------------------------


@pytest.mark.rule("9.1.2", "9.1.5", "R-63", "R-65", "EX-25")
def test_a_defender_neutralized_beforehand_fires_at_minus_one_and_then_goes_or_pays() -> None:
    game = assault(field().put(RIFLES, "1311", "neutralized"), [NONE, NONE])
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "armour": -4, "neutralized": -1}
    shoot(game, RIFLES, TANK)
    assert "neutralized" not in terms(game.check("assault_fire"))  # nothing for the attacker's shot
    shoot(game, TANK, RIFLES)
    assert (game.asked.side, game.asked.point, game.asked.rule) == ("german", "DP-H4b", "9.1.5")
    assert game.kinds() == ["step_loss", "retreat"]
    game.take("step_loss")
    assert game.has(RIFLES, "neutralized")  # the marker stays
    assert game.asked.point == "DP-H5"  # once only: it is not asked again


@pytest.mark.rule("9.1.2", "R-65")
def test_a_defender_neutralized_beforehand_that_retreats_gives_up_the_hex() -> None:
    game = assault(field().put(RIFLES, "1311", "neutralized"), [NONE, NONE])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    game.take("retreat", hex="1310")
    assert game.where(TANK) == "1311" and game.has(RIFLES, "neutralized")


@pytest.mark.rule("9.1.2", "R-65")
def test_a_neutralized_defender_stays_for_nothing_if_no_attacker_is_left() -> None:
    game = assault(field(RIFLES_2).put(RIFLES, "1311", "neutralized"), [4])
    shoot(game, RIFLES_2, TANK)
    game.take("retreat")
    assert game.asked.point == "DP-A1"
    assert game.where(RIFLES) == "1311" and game.s.steps[game.unit(RIFLES)] == 2


@pytest.mark.rule("R-66", "9.1.2")
def test_a_further_n_on_a_neutralized_defender_is_the_choice_of_the_assault_and_no_panic() -> None:
    game = assault(field().put(RIFLES, "1311", "neutralized"), [NONE, BLACK])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    assert game.asked.point == "DP-H3" and game.kinds() == ["step_loss", "retreat"]
    game.take("step_loss")
    assert not game.happened("rolled") and game.has(RIFLES, "neutralized")
    assert game.asked.point == "DP-H4b"  # 9.1.2 step 3 still has to be answered


@pytest.mark.rule("R-63", "6.2", "T-02")
def test_out_of_command_defenders_fire_at_minus_one() -> None:
    game = assault(field().put(RIFLES, "1311", "out_of_command"))
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "armour": -4, "out_of_command": -1}


@pytest.mark.rule("5.4", "R-92", "T-12")
def test_fatigue_costs_attacker_and_defender_one_column_in_an_assault() -> None:
    position = field(RIFLES).mark("fr_1_cuir", "fatigued").mark("ge_i_12_schr", "fatigued")
    game = assault(position, [12, NONE])  # the fatigue check of the French fails (5.4)
    assert terms(game.check("assault_fire"))["fatigued"] == -1
    shoot(game, RIFLES, TANK)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "fatigued": -1}


# -- later rounds ------------------------------------------------------------------------------------------------------


def to_round_two(game: Table) -> None:
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    game.take("fight_on")
    assert (game.asked.side, game.asked.point) == ("french", "DP-H5")  # the defender decides first
    game.take("fight_on")
    assert game.happened("assault_round")[0].round == 2


@pytest.mark.rule("9.1.3")
def test_from_the_second_round_on_both_sides_fire_simultaneously() -> None:
    position = field(RIFLES)
    for unit in (TANK, RIFLES):
        position.state.steps[position.state.setting.unit_index[unit]] = 1
    game = assault(position, [NONE, NONE, 3, 11])  # columns 0 and 7: black N, step loss
    to_round_two(game)
    assert (game.asked.side, game.asked.rule) == ("german", "9.1.3")
    shoot(game, RIFLES, TANK)
    assert not game.happened("rolled")  # all targets are named before the first die
    shoot(game, TANK, RIFLES)
    assert [event.total for event in game.rolls()] == [3, 11]
    assert game.where(RIFLES) == ""  # its shot counts although it is gone
    assert game.asked.point == "DP-H2"
    game.take("step_loss")
    assert game.where(TANK) == ""
    assert game.happened("assault_ended")[0].result == "repulsed"  # nobody is left to take the hex


@pytest.mark.rule("9.1.3", "9.1.2")
def test_results_of_later_rounds_leave_the_same_choices() -> None:
    game = assault(field(RIFLES), [NONE, NONE, 4, BLACK])
    to_round_two(game)
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    assert game.asked.point == "DP-H2"
    game.take("retreat")
    assert game.asked.point == "DP-H3"
    game.take("retreat", hex="1310")
    assert game.where(TANK) == "1312" and game.has(TANK, "neutralized")
    assert game.where(RIFLES) == "1310" and game.has(RIFLES, "neutralized")
    assert game.happened("assault_ended")[0].result == "repulsed"


@pytest.mark.rule("9.1.3", "9.1.2")
def test_two_ns_of_one_volley_are_paid_for_one_by_one() -> None:
    game = assault(field(RIFLES), [NONE, NONE, NONE, NONE, BLACK, BLACK], units=(TANK, TANK_2))
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    shoot(game, TANK_2, RIFLES)
    game.take("fight_on")
    game.take("fight_on")
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    shoot(game, TANK_2, RIFLES)
    game.take("step_loss")
    assert game.asked.point == "DP-H3" and game.s.steps[game.unit(RIFLES)] == 1
    game.take("retreat", hex="1310")
    assert game.has(RIFLES, "neutralized")


@pytest.mark.rule("9.1.2", "9.1.3")
def test_a_defender_hit_by_a_loss_and_an_n_in_one_volley_cannot_leave_unshaken() -> None:
    game = assault(field(RIFLES), [NONE, NONE, NONE, NONE, LOSS, BLACK], units=(TANK, TANK_2))
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    shoot(game, TANK_2, RIFLES)
    game.take("fight_on")
    game.take("fight_on")
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    shoot(game, TANK_2, RIFLES)
    # B.2.7 A5: results are applied together; with an N it pays a step and stays, or leaves neutralized.
    game.take("retreat", hex="1310")
    assert game.where(RIFLES) == "1310" and game.s.steps[game.unit(RIFLES)] == 1
    assert game.has(RIFLES, "neutralized")


@pytest.mark.rule("9.1.4", "R-67", "6.3.3")
def test_defenders_may_withdraw_between_rounds_and_are_not_neutralized() -> None:
    game = assault(field(RIFLES, RIFLES_2), [NONE] * 3)
    shoot(game, RIFLES, TANK)
    shoot(game, RIFLES_2, TANK)
    shoot(game, TANK, RIFLES)
    game.take("withdraw", unit=RIFLES, hex="1310")
    assert game.where(RIFLES) == "1310" and not game.has(RIFLES, "neutralized")
    assert game.asked.side == "german" and not game.offered("withdraw", unit=RIFLES)
    assert not game.offered("withdraw", hex="1312")  # never where the enemy came from
    game.take("withdraw", unit=RIFLES_2, hex="1411")
    assert game.where(TANK) == "1311"


@pytest.mark.rule("9.1.4", "R-67")
def test_attackers_may_withdraw_between_rounds_and_are_not_neutralized() -> None:
    game = assault(field(RIFLES), [NONE] * 3, units=(TANK, TANK_2))
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    shoot(game, TANK_2, RIFLES)
    game.take("fight_on")
    game.take("withdraw", unit=TANK)
    assert {action.unit for action in game.offered("withdraw")} == {TANK_2}
    game.take("withdraw", unit=TANK_2)
    assert game.happened("assault_ended")[0].result == "repulsed"
    for unit in (TANK, TANK_2):
        assert game.where(unit) == "1312" and game.has(unit, "acted") and not game.has(unit, "neutralized")


@pytest.mark.rule("R-67")
def test_after_twenty_rounds_the_attackers_must_withdraw() -> None:
    game = assault(field(RIFLES), [NONE] * 40)
    rounds = 1
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    while game.asked.point == "DP-H5":
        game.take("fight_on")
        game.take("fight_on")
        if game.asked.point == "DP-H1":
            rounds += 1
            shoot(game, RIFLES, TANK)
            shoot(game, TANK, RIFLES)
    assert rounds == 20 and game.script is not None and game.script.left == 0
    assert game.where(TANK) == "1312" and game.where(RIFLES) == "1311"
    assert not game.has(TANK, "neutralized")
