"""Reactions of passive units (chapter 6.3, 6.4): opportunity fire, return fire, retreat; T-07.

The field: on Hannut 1505 to 1512 is clear and level, 1609 is a village, 1610 an orchard.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.engine.rules.blitz40.position import Position, Table, breakdown

SOMUA, SOMUA_2, HOTCHKISS, CUIR_HQ = "h_fr_1c_s35_1b", "h_fr_1c_s35_2a", "h_fr_1c_h39_3a", "h_fr_1c_hq"
PZ4, PZ3, LIGHT = "h_de_5i_m", "h_de_5i_p3", "h_de_5i_l1"
SCHUETZEN, PAK, CARRIER = "h_de_12i_1", "h_de_kg_pak", "h_de_12i_spw"


def arriving(position: Position, mover: str = HOTCHKISS, start: str = "1506", end: str = "1507",
             dice: tuple[int, ...] = (), formation: str = "fr_1_cuir") -> Table:
    """The mover takes one step; the window of the hex it entered is open."""
    hq = {"fr_1_cuir": CUIR_HQ, "ge_i_5_pzr": "h_de_5i_hq"}.get(formation)
    if hq:
        position.put(hq, start)
    game = position.put(mover, start).activate(formation, dice=dice)
    game.take("move", units=(mover,))
    game.take("step", hex=end)
    return game


def shot_at(position: Position, target: str = PZ4, firer: str = SOMUA, where: str = "1508",
            dice: tuple[int, ...] = (), also: tuple[str, ...] = ()) -> Table:
    """A Somua has fired; whatever the passive side is asked first is pending."""
    position.put(CUIR_HQ, "1506").put(firer, where)
    for unit in also:
        position.put(unit, "1508")
    game = position.activate("fr_1_cuir", dice=dice)
    game.take("fire", unit=firer)
    game.take("fire_at", target=target)
    return game


# -- opportunity fire --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3", "6.3.1")
def test_6_3_1_the_passive_player_interrupts_in_every_hex_entered() -> None:
    game = arriving(Position().put(PZ4, "1510"))
    assert (game.asked.side, game.asked.point, game.asked.about) == ("german", "DP-R1", ("1507", HOTCHKISS))
    assert game.kinds() == ["opportunity_fire", "retreat", "pass"]
    game.take("pass")
    assert (game.asked.side, game.asked.point) == ("french", "DP-A2")
    game.take("step", hex="1508")
    assert game.asked.about == ("1508", HOTCHKISS) and game.offered("opportunity_fire", unit=PZ4)


@pytest.mark.rule("6.3.1", "6.4", "T-07", "R-34", "R-35")
@pytest.mark.parametrize(("roll", "success"), [(6, True), (7, False)])
def test_6_3_1_a_check_of_base_or_less_fires_at_once_and_either_way_opp_is_used(roll: int, success: bool) -> None:
    game = arriving(Position().put(PZ4, "1509"), dice=(roll, 7) if success else (roll,))
    check = game.check("opportunity_fire", unit=PZ4)
    assert (check.rule, check.dice, check.compare, check.base, check.on_roll) == ("6.4", "2d6", "<=", 8, True)
    assert breakdown(check) == [(2, "distance", "R-35")] and check.number == 6
    game.take("opportunity_fire", unit=PZ4)
    assert [event.result for event in game.happened("rolled")] == (["success", "-"] if success else ["failure"])
    assert game.has(PZ4, "opp_used") and game.asked.point == "DP-A2"


@pytest.mark.rule("6.3.1", "8.2")
def test_6_3_1_the_odds_join_the_check_and_the_shot() -> None:
    game = arriving(Position().put(PZ4, "1509"))
    checks = game.explain(game.offered("opportunity_fire")[0]).checks
    assert [check.purpose for check in checks] == ["opportunity_fire"] * 2
    assert (checks[1].rule, checks[1].number) == ("6.3.1", 3)  # 7 - 3 - 1
    passed = Fraction(15, 36)
    assert game.odds("opportunity_fire") == {
        "": 1 - passed, "-": passed * Fraction(15, 36), "R": passed * Fraction(8, 36),
        "N": passed * Fraction(12, 36), "1": passed * Fraction(1, 36)}


@pytest.mark.rule("6.3.1.1", "4.2", "R-33", "8.5.1")
@pytest.mark.parametrize("shaken", ["neutralized", "demoralized"])
def test_6_3_1_1_neutralized_and_demoralized_units_react_only_at_distance_one(shaken: str) -> None:
    for where, offered in (("1508", True), ("1509", False)):
        position = Position().put(PZ4, where, *(("neutralized",) if shaken == "neutralized" else ()))
        if shaken == "demoralized":
            position.mark("ge_i_5_pzr", "demoralized")
        assert bool(arriving(position).offered("opportunity_fire", unit=PZ4)) == offered


@pytest.mark.rule("6.3.1", "4.2", "R-31")
def test_6_3_1_needs_weapon_range_and_is_not_for_range_zero_or_hqs() -> None:
    game = arriving(Position().put(LIGHT, "1509").put(CARRIER, "1508").put("h_de_5i_hq", "1508"))
    assert not game.offered("opportunity_fire")
    assert {action.unit for action in game.offered("retreat")} == {LIGHT, CARRIER, "h_de_5i_hq"}


@pytest.mark.rule("6.3.1", "EX-23")
def test_6_3_1_opp_used_bars_another_attempt_but_not_the_other_reactions() -> None:
    game = arriving(Position().put(PZ4, "1509"), dice=(12,))
    game.take("opportunity_fire", unit=PZ4)
    game.take("step", hex="1508")
    assert not game.offered("opportunity_fire") and game.offered("retreat", unit=PZ4)
    back = shot_at(Position().put(PZ4, "1509", "opp_used"), dice=(7,))
    assert back.asked.point == "DP-R2" and back.offered("return_fire", unit=PZ4)


@pytest.mark.rule("6.3.1", "2.B.2", "R-17")
def test_6_3_1_opp_used_goes_when_the_units_own_formation_is_activated() -> None:
    position = Position().put(PZ4, "1509", "opp_used").put(LIGHT, "1510").put(PAK, "1510", "opp_used")
    game = position.activate("ge_i_5_pzr")
    assert not game.has(PZ4, "opp_used") and game.has(PAK, "opp_used")


@pytest.mark.rule("6.3", "6.3.1", "R-37")
def test_r_37_one_reaction_for_each_unit_and_trigger_but_units_react_one_after_the_other() -> None:
    game = arriving(Position().put(PZ4, "1509").put(PZ3, "1509"), dice=(12, 12))
    game.take("opportunity_fire", unit=PZ4)
    assert {action.unit for action in game.asked.options if action.unit} == {PZ3}
    game.take("opportunity_fire", unit=PZ3)
    assert game.asked.point == "DP-A2"


@pytest.mark.rule("6.3.1.1", "T-03")
def test_6_3_1_1_the_mover_benefits_from_the_hex_it_is_in() -> None:
    game = arriving(Position().put(PZ4, "1510"), "h_fr_rdp3_a", "1509", "1609", formation="fr_iii_11_rdp")
    check = game.explain(game.offered("opportunity_fire")[0]).checks[1]
    assert breakdown(check) == [(-1, "distance", "8.2.4"), (-2, "target_village", "8.2.3")]


@pytest.mark.rule("7.2.1", "T-03", "EX-08", "R-36")
def test_7_2_1_opportunity_fire_at_a_column_is_one_column_better() -> None:
    position = Position().put(SOMUA, "1808").put(CUIR_HQ, "1808").put(SCHUETZEN, "1707")
    game = position.activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1708", mode="column")
    reaction, shot = game.explain(game.offered("opportunity_fire")[0]).checks
    assert reaction.number == 6  # the chart gives infantry 7, so an 8 fails
    assert breakdown(shot) == [(-4, "armour", "8.2.1"), (1, "target_in_column", "7.2.1")] and shot.number == 1


@pytest.mark.rule("R-53", "6.3.1")
def test_r_53_an_at_gun_is_halved_in_reactions_too() -> None:
    game = arriving(Position().put(PAK, "1509"), "h_fr_rdp3_a", formation="fr_iii_11_rdp")
    shot = game.explain(game.offered("opportunity_fire")[0]).checks[1]
    assert breakdown(shot) == [(-3, "at_against_infantry", "8.2.1"), (-1, "distance", "8.2.4")]


@pytest.mark.rule("R-42", "6.3", "8.3")
def test_r_42_active_units_do_not_answer_a_reaction() -> None:
    game = arriving(Position().put(PZ4, "1508"), dice=(2, 5))
    game.take("opportunity_fire", unit=PZ4)  # column 4, roll 5: black N
    assert (game.asked.side, game.asked.point) == ("french", "DP-N1")
    assert game.kinds() == ["accept", "step_loss"]


@pytest.mark.rule("6.3.1.1", "R-41", "R-72")
def test_r_41_no_reaction_when_an_assault_is_declared() -> None:
    position = Position().put(SOMUA, "1508").put(CUIR_HQ, "1507").put(SCHUETZEN, "1509").put(PZ4, "1510")
    game = position.activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    game.take("assault", hex="1509")
    assert game.asked.point == "DP-H1" and game.kinds() == ["assault_fire"]
    assert {action.unit for action in game.asked.options} == {SCHUETZEN}


# -- return fire -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.2", "R-38", "6.4")
def test_6_3_2_return_fire_comes_before_the_result_is_applied() -> None:
    game = shot_at(Position().put(PZ4, "1509"), dice=(3, 7, 3))  # column 6, roll 3: a step loss
    assert (game.asked.side, game.asked.point) == ("german", "DP-R2")
    assert game.asked.about == (PZ4, SOMUA, "1") and game.s.steps[game.unit(PZ4)] == 2
    check = game.check("return_fire")
    assert (check.base, breakdown(check), check.number) == (8, [(1, "distance", "R-35")], 7)
    game.take("return_fire")
    rolled, shot = game.happened("rolled")
    assert rolled.result == "success" and shot.check.rule == "6.3.2"
    assert (shot.check.base, shot.check.number, shot.result) == (7, 3, "N")  # the full front of the Pz IV fired
    assert game.s.steps[game.unit(PZ4)] == 1  # now the loss is taken
    assert (game.asked.side, game.asked.about) == ("french", (SOMUA, "N"))
    assert not game.has(PZ4, "opp_used")


@pytest.mark.rule("6.3.2", "R-38")
def test_6_3_2_a_unit_about_to_be_neutralized_or_destroyed_answers_without_handicap() -> None:
    game = shot_at(Position().put(PZ4, "1509", steps=1), dice=(2, 7, 7))
    assert game.asked.about[2] == "1"
    game.take("return_fire")
    assert game.where(PZ4) == ""
    shaken = shot_at(Position().put(PZ4, "1509"), dice=(5,))
    assert shaken.asked.about[2] == "N" and shaken.check("return_fire").number == 7


@pytest.mark.rule("6.3.2", "R-38", "R-37")
def test_r_38_an_attempt_even_a_failed_one_uses_return_fire_up_for_this_activation() -> None:
    game = shot_at(Position().put(PZ4, "1509"), dice=(7, 8, 7), also=(SOMUA_2,))
    game.take("return_fire")
    assert [event.result for event in game.happened("rolled")] == ["failure"]
    assert game.has(PZ4, "return_fire_used") and not game.has(PZ4, "opp_used")
    assert game.asked.point == "DP-A1"  # neither a retreat nor opportunity fire on the same trigger
    game.take("fire", unit=SOMUA_2)
    game.take("fire_at", target=PZ4)
    assert game.asked.point == "DP-R3"  # no second return fire, but a new trigger


@pytest.mark.rule("R-37", "6.3.2", "6.3.3")
def test_r_37_return_fire_and_retreats_are_counted_anew_in_each_enemy_activation() -> None:
    position = Position().put(PZ4, "1509", "return_fire_used", "retreats").put(SOMUA, "1508").put(CUIR_HQ, "1506")
    game = position.activate("fr_1_cuir")
    assert not game.has(PZ4, "return_fire_used") and not game.has(PZ4, "retreats")


@pytest.mark.rule("6.3.2", "4.2", "8.2.2")
@pytest.mark.parametrize(("target", "where", "asked"), [
    (PZ4, "1510", "DP-R2"), (LIGHT, "1510", "DP-R3"),  # range 3, range 1
    (CARRIER, "1509", "DP-R3"), (SCHUETZEN, "1509", "DP-R2")])  # 2 - 4 is too weak
def test_6_3_2_return_fire_needs_a_line_of_fire_and_a_legal_factor(target: str, where: str, asked: str) -> None:
    assert shot_at(Position().put(target, where), target, dice=(7,)).asked.point == asked


@pytest.mark.rule("6.3.2", "4.1", "T-08")
def test_6_3_2_a_shooter_out_of_sight_is_not_answered() -> None:
    for firer, asked in ((PAK, "DP-R3"), ("h_de_kg_p3", "DP-R2")):  # in an orchard two hexes or more away
        where = "0109" if firer == "h_de_kg_p3" else "0110"
        game = Position().put(firer, "0107").put("h_de_kg_hq", "0106").put(SOMUA, where).activate("ge_kg", dice=[7])
        game.take("fire", unit=firer)
        game.take("fire_at")
        assert game.asked.point == asked


@pytest.mark.rule("4.2", "R-31")
def test_r_31_range_zero_returns_fire_at_an_adjacent_hex() -> None:
    position = Position().put(CARRIER, "1509").put("h_fr_rdp3_a", "1508").put("h_fr_rdp3_hq", "1506")
    game = position.activate("fr_iii_11_rdp", dice=[7])
    game.take("fire", unit="h_fr_rdp3_a")
    game.take("fire_at")
    shot = game.explain(game.offered("return_fire")[0]).checks[1]
    assert (shot.base, shot.number) == (2, 2)


@pytest.mark.rule("6.3.2")
def test_6_3_2_only_the_unit_shot_at_returns_fire() -> None:
    game = shot_at(Position().put(PZ4, "1509").put(PZ3, "1509"), dice=(7,))
    assert {action.unit for action in game.offered("return_fire")} == {PZ4}


@pytest.mark.rule("6.3.1", "R-39", "R-37")
def test_r_39_after_a_shot_the_others_may_fire_at_the_unit_that_fired() -> None:
    game = shot_at(Position().put(PZ4, "1509").put(PZ3, "1509").put(PAK, "1510"), dice=(7, 12))
    game.take("return_fire")
    assert (game.asked.point, game.asked.rule, game.asked.about) == ("DP-R4", "6.3.1", ("1508", SOMUA))
    assert {action.unit for action in game.offered("opportunity_fire")} == {PZ3, PAK}  # not the Pz IV
    assert game.kinds() == ["opportunity_fire", "pass"]  # to fire is no reason to retreat


@pytest.mark.rule("R-39", "R-37")
def test_r_39_a_target_that_waived_its_reactions_may_use_opportunity_fire() -> None:
    game = shot_at(Position().put(PZ4, "1509"), dice=(7,))
    game.take("no")
    game.take("no")
    assert game.asked.point == "DP-R4" and game.offered("opportunity_fire", unit=PZ4)


# -- retreat -----------------------------------------------------------------------------------------------------------


def ways(game: Table, unit: str) -> set[str]:
    return {action.hex for action in game.offered("retreat", unit=unit)}


@pytest.mark.rule("6.3.3")
def test_6_3_3_a_unit_retreats_into_any_adjacent_hex_without_enemies_at_no_cost() -> None:
    position = Position().put(PZ4, "1508").put("h_fr_rdp3_hq", "1608").put("h_fr_rdp3_a", "1408")
    game = arriving(position)
    assert ways(game, PZ4) == {"1509", "1609", "1409"}  # not where an enemy stands, an HQ included
    game.take("retreat", unit=PZ4, hex="1509")
    assert not game.happened("rolled") and game.where(PZ4) == "1509"
    assert [(event.rule, event.unit, event.hex) for event in game.happened("retreated")] == [("6.3.3", PZ4, "1509")]


@pytest.mark.rule("6.3.3", "R-37")
def test_r_37_one_reaction_retreat_in_each_enemy_activation() -> None:
    for allowed, again in (("1", False), ("unlimited", True)):
        game = arriving(Position(reaction_retreats_per_activation=allowed).put(PZ4, "1509"))
        game.take("retreat", unit=PZ4, hex="1510")
        game.take("step", hex="1508")
        assert game.offered("opportunity_fire", unit=PZ4) and bool(ways(game, PZ4)) == again


@pytest.mark.rule("6.3.3", "4.1", "T-08", "R-26")
@pytest.mark.parametrize(("viewer", "mover", "start", "end", "seen"), [
    ("0108", SOMUA, "0515", "0415", True), ("0108", SOMUA, "0615", "0515", False),  # 8 and 9 hexes in the open
    ("1505", "h_fr_rdp3_a", "1510", "1509", True), ("1505", "h_fr_rdp3_a", "1511", "1510", False),  # 4 and 5
    ("0111", SOMUA, "0207", "0107", True), ("0112", SOMUA, "0207", "0107", False),  # 4 and 5, in an orchard
    ("0109", "h_fr_rdp3_a", "0207", "0107", True), ("0110", "h_fr_rdp3_a", "0207", "0107", False)])  # 2 and 3
def test_6_3_3_a_unit_gives_way_to_a_moving_enemy_it_can_see(
        viewer: str, mover: str, start: str, end: str, seen: bool) -> None:
    formation = "fr_1_cuir" if mover == SOMUA else "fr_iii_11_rdp"
    game = arriving(Position().put(LIGHT, viewer), mover, start, end, formation=formation)
    assert game.asked.point == ("DP-R1" if seen else "DP-A2")
    assert bool(game.offered("retreat", unit=LIGHT)) == seen


@pytest.mark.rule("6.4", "8.4", "R-93", "T-12")
@pytest.mark.parametrize(("unit", "roll", "goes"), [(PZ4, 6, True), (PZ4, 7, False), (SCHUETZEN, 5, True),
                                                     (SCHUETZEN, 6, False)])
def test_r_93_a_neutralized_unit_needs_a_check_without_distance_to_retreat(unit: str, roll: int, goes: bool) -> None:
    game = arriving(Position().put(unit, "1509", "neutralized"), dice=(roll,))
    check = game.check("retreat", unit=unit, hex="1510")
    assert breakdown(check) == [(2, "neutralized", "8.4")] and check.number == check.base - 2
    game.take("retreat", unit=unit, hex="1510")
    assert game.where(unit) == ("1510" if goes else "1509") and game.has(unit, "neutralized")
    assert game.has(unit, "retreats")  # the attempt counts


@pytest.mark.rule("6.4", "T-12")
@pytest.mark.parametrize("status", ["out_of_command", "fatigued", "demoralized"])
def test_6_4_other_shaken_units_retreat_without_a_check(status: str) -> None:
    position = Position().put(PZ4, "1509", *(("out_of_command",) if status == "out_of_command" else ()))
    if status != "out_of_command":
        position.mark("ge_i_5_pzr", status)
    game = arriving(position)
    game.take("retreat", unit=PZ4, hex="1510")
    assert not game.happened("rolled") and game.where(PZ4) == "1510"


@pytest.mark.rule("6.3.3", "R-93", "8.3")
def test_6_3_3_a_unit_just_fired_at_may_retreat_after_the_result_unless_it_tried_to_return_fire() -> None:
    game = shot_at(Position().put(PZ4, "1509"), dice=(5, 6))
    game.take("no")
    game.take("accept")
    assert (game.asked.point, game.asked.side) == ("DP-R3", "german")
    assert game.check("retreat", hex="1510").number == 6  # it is neutralized by now
    game.take("retreat", hex="1510")
    assert game.where(PZ4) == "1510" and game.asked.point == "DP-A1"  # that was its reaction to this shot


@pytest.mark.rule("6.3.3", "3.5", "EX-21")
def test_6_3_3_command_is_checked_after_a_retreat() -> None:
    position = Position().put("h_fr_rdp3_a", "1509").put("h_fr_rdp3_hq", "1511")
    game = arriving(position, LIGHT, formation="ge_i_5_pzr", start="1507", end="1508")
    assert ways(game, "h_fr_rdp3_a") == {"1409", "1410", "1510", "1609", "1610"}
    game.take("retreat", unit="h_fr_rdp3_a", hex="1409")
    assert game.has("h_fr_rdp3_a", "out_of_command")


def crowd(position: Position, where: str) -> Position:
    return position.put("h_de_5i_l1", where).put("h_de_5i_l2", where).put("h_de_5i_p3", where)


@pytest.mark.rule("6.3.3", "7.3")
def test_6_3_3_from_a_full_hex_the_retreat_goes_on_and_not_back() -> None:
    game = arriving(crowd(Position().put(PZ4, "1509"), "1510"))
    game.take("retreat", unit=PZ4, hex="1510")
    assert game.kinds() == ["retreat_on"]
    assert {action.hex for action in game.asked.options} == {"1511", "1410", "1411", "1610", "1611"}


@pytest.mark.rule("6.3.3", "7.3", "8.4")
def test_6_3_3_a_neutralized_unit_goes_one_hex_and_never_into_a_full_one() -> None:
    game = arriving(crowd(Position().put(PZ4, "1509", "neutralized"), "1510"))
    assert ways(game, PZ4) == {"1508", "1409", "1410", "1609", "1610"}


@pytest.mark.rule("6.3.3", "10.1", "R-40")
def test_r_40_a_retreat_into_mines_is_attacked_without_a_depletion_roll() -> None:
    game = arriving(Position().put(PZ4, "1509").works("1510", mined=True), dice=(12,))
    game.take("retreat", unit=PZ4, hex="1510")
    (mine,) = game.happened("rolled")
    assert (mine.check.purpose, mine.check.number, breakdown(mine.check)) == ("minefield", 2, [])
    assert game.asked.point == "DP-N1" and game.s.mined[game.s.setting.hex_index["1510"]]


@pytest.mark.rule("6.3.3", "10.1", "R-73", "R-40")
def test_r_73_an_hq_that_retreats_into_mines_is_attacked_too() -> None:
    game = arriving(Position().put("h_de_5i_hq", "1509").works("1510", mined=True), dice=(12,))
    game.take("retreat", unit="h_de_5i_hq", hex="1510")
    assert game.has("h_de_5i_hq", "neutralized")
