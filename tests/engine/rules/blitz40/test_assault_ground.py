"""Chapter 9, the ground of an assault: entering the hex, and the modifiers (9.1.1, T-02, T-03, R-68, R-69)."""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.assaults import HQ, TANK, TANK_2, assault, field, shoot
from tests.engine.rules.blitz40.position import Position, Table, terms

LIGHT = "h_fr_1c_h39_3a"  # MA 7
RIFLES = "h_de_12i_2"  # attack 4, armour 0
GERMAN_HQ, CARRIER, RIDERS = "h_de_12i_hq", "h_de_12i_spw", "h_de_12i_1"
GUN = "h_de_kg_pak"
NONE, LOSS = 7, 10  # rolls in column 8


# -- entering ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.1", "R-44", "EX-07")
def test_an_assault_costs_a_quarter_of_the_allowance_rounded_up_plus_the_terrain() -> None:
    for unit, allowed in ((TANK, True), (LIGHT, False)):  # by road 1 + 1, then village 4 + quarter 2: 8 points
        game = Position("hannut").put(unit, "1908").put(HQ, "1808").put(RIFLES, "1707").activate("fr_1_cuir")
        game.take("move", units=(unit,))
        for place in ("1808", "1708"):
            game.take("step", hex=place, mode="column")
            game.decline()
        assert bool(game.offered("assault", hex="1707")) == allowed


@pytest.mark.rule("9.1.1", "R-45")
def test_a_unit_whose_only_step_is_the_assault_needs_no_points_for_it() -> None:
    tank = "s_fr_4bcc_2"  # MA 6; cliff 2 + village 4 + quarter 2 = 8
    game = Position("stonne").put(tank, "0410").put("s_de_gdi_1", "0510").activate("fr_4_bcc")
    game.take("move", units=(tank,))
    assert game.offered("assault", hex="0510")
    game = Position("stonne").put(tank, "0411").put("s_de_gdi_1", "0510").activate("fr_4_bcc")
    game.take("move", units=(tank,))
    game.take("step", hex="0410")
    game.decline()
    assert not game.offered("assault")


@pytest.mark.rule("9.1.1", "6.1", "6.2")
def test_hqs_and_units_out_of_command_may_not_assault() -> None:
    position = Position("hannut").put(TANK, "1312", "out_of_command").put(TANK_2, "1312").put(HQ, "1312")
    game = position.put(RIFLES, "1311").activate("fr_1_cuir")
    for units, allowed in (((TANK,), False), ((HQ,), False), ((TANK_2,), True), ((TANK, TANK_2), False),
                           ((TANK_2, HQ), False)):
        game.take("move", units=units)
        assert bool(game.offered("assault")) == allowed, units  # every unit of a stack must qualify
        game.undo(0)


@pytest.mark.rule("9.1.1", "8.4", "R-43")
def test_neutralized_units_may_not_assault() -> None:
    game = field(RIFLES).put(LIGHT, "1312", "neutralized").activate("fr_1_cuir", dice=[12])
    assert not [action for action in game.offered("move") if LIGHT in action.units]
    assert game.offered("fire", unit=LIGHT)


@pytest.mark.rule("9.1.1", "6.1", "R-51")
def test_riding_infantry_must_unload_before_it_assaults() -> None:
    position = (Position("hannut").put(CARRIER, "1311").put(RIDERS, "1311").aboard(RIDERS, CARRIER)
                .put(GERMAN_HQ, "1310").put(TANK, "1312"))
    game = position.activate("ge_i_12_schr")
    game.take("move", units=(CARRIER,))
    assert not game.offered("assault")
    game.undo(0)
    game.take("unload")
    game.take("move", units=(RIDERS,))
    assert not game.offered("assault")  # half of its action is gone: half the MA or a shot


@pytest.mark.rule("9.1.1", "R-64")
def test_a_stack_assaults_together_and_each_unit_must_be_able_to_pay() -> None:
    position = Position("hannut").put(TANK, "1908").put(LIGHT, "1908").put(HQ, "1808").put(RIFLES, "1707")
    game = position.activate("fr_1_cuir")
    game.take("move", units=(TANK, LIGHT))
    for place in ("1808", "1708"):
        game.take("step", hex=place, mode="column")
        game.decline()
    assert not game.offered("assault")
    game.take("drop", unit=LIGHT)
    assert game.offered("assault", hex="1707", units=(TANK,))


@pytest.mark.rule("7.1", "9")
def test_an_enemy_held_hex_is_entered_only_by_assault() -> None:
    game = field(RIFLES).activate("fr_1_cuir")
    game.take("move", units=(TANK,))
    assert game.offered("assault", hex="1311") and not game.offered("step", hex="1311")


@pytest.mark.rule("9.1.1", "10.1", "R-73")
def test_mines_under_the_defender_attack_each_attacker_before_the_assault() -> None:
    tanks = ("s_de_pzr_p3", "s_de_pzr_m")
    position = Position("stonne").put("s_de_pzr_hq", "0603").put("s_fr_205iii_9", "0602").works("0602", mined=True)
    for unit in tanks:
        position.put(unit, "0603")
    game = position.activate("ge_ii_pzr", dice=[5, 9, 6, 10])
    game.take("move", units=tanks)
    game.take("assault", hex="0602")
    attack = game.rolls()[0].check
    assert (attack.purpose, attack.number, attack.modifiers) == ("minefield", 2, ())
    assert game.asked.point == "DP-N1"  # roll 5: black N on the first tank
    game.take("accept")
    # Depletion 9 leaves the field; the second tank rolls 6 (red); depletion 10 removes it.
    assert [event.total for event in game.rolls()] == [9, 6, 10]
    assert [event.what for event in game.happened("works_removed")] == ["minefield"]
    assert {action.target for action in game.offered("assault_fire")} == {"s_de_pzr_m"}  # the other one is out of it
    assert game.has("s_de_pzr_p3", "neutralized") and game.where("s_de_pzr_p3") == "0603"


# -- modifiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-68", "7.2.2", "EX-09", "T-03")
def test_both_sides_count_as_standing_in_the_assault_hex() -> None:
    game = assault(field(RIFLES, at="1707", origin="1708", hq="1708"), [NONE], at="1707")
    defence = game.check("assault_fire")
    assert (terms(defence), defence.number) == ({"armour": -4, "same_hex": 1, "target_dispersed": 1}, 2)
    shoot(game, RIFLES, TANK)
    offence = game.check("assault_fire")
    assert (terms(offence), offence.number) == ({"same_hex": 1, "dispersed": -1, "target_village": -1}, 8)


@pytest.mark.rule("R-68", "10.2", "T-03")
def test_infantry_of_both_sides_has_the_terrain_but_only_the_defender_the_entrenchment() -> None:
    attacker, defender = "h_de_12i_2", "h_fr_rdp1_a"
    position = (Position("hannut").put(attacker, "1708").put(GERMAN_HQ, "1708").put(defender, "1707")
                .works("1707", entrenchment="french"))
    game = assault(position, [NONE], units=(attacker,), at="1707", formation="ge_i_12_schr")
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "target_village": -1}
    shoot(game, defender, attacker)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "target_village": -1, "target_entrenchment": -2}


@pytest.mark.rule("R-69")
def test_attackers_from_below_fire_at_minus_one_in_every_round() -> None:
    game = assault(field(RIFLES, at="1211", origin="1210", hq="1210"), [NONE] * 2, at="1211")
    assert "target_higher_elevation" not in terms(game.check("assault_fire"))  # not for the defender
    shoot(game, RIFLES, TANK)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "target_higher_elevation": -1}
    shoot(game, TANK, RIFLES)
    game.take("fight_on")
    game.take("fight_on")
    shoot(game, RIFLES, TANK)
    explained = game.explain(game.offered("assault_fire", unit=TANK)[0])
    offence = next(check for check in explained.checks if check.unit == TANK)
    assert terms(offence) == {"same_hex": 1, "target_higher_elevation": -1}
    downhill = assault(field(RIFLES, at="1210", origin="1211", hq="1211"), [NONE], at="1210")
    shoot(downhill, RIFLES, TANK)
    assert terms(downhill.check("assault_fire")) == {"same_hex": 1}


def second_round_check(game: Table, unit: str) -> dict[str, int]:
    """Terms of the attacker's shot in round 2, the defender's shot being declared first."""
    game.take("fight_on")
    game.take("fight_on")
    while game.asked.side == "german":
        game.submit(game.asked.options[0])
    checks = game.explain(game.offered("assault_fire", unit=unit)[0]).checks
    return terms(next(check for check in checks if check.unit == unit))


@pytest.mark.rule("R-45", "T-02")
def test_an_assault_across_an_unbridged_stream_costs_three_columns_in_the_first_round() -> None:
    game = assault(field(RIFLES, at="1405", origin="1406", hq="1406"), [NONE] * 2, at="1405")
    shoot(game, RIFLES, TANK)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "across_stream": -3}
    shoot(game, TANK, RIFLES)
    assert second_round_check(game, TANK) == {"same_hex": 1}
    bridged = assault(field(RIFLES, at="1006", origin="1106", hq="1106"), [NONE], at="1006")
    shoot(bridged, RIFLES, TANK)
    assert "across_stream" not in terms(bridged.check("assault_fire"))


@pytest.mark.rule("R-49", "T-02")
def test_attackers_that_moved_before_the_entry_step_fire_at_minus_one_in_the_first_round() -> None:
    game = field(RIFLES, origin="1313").activate("fr_1_cuir", dice=[NONE] * 2)
    game.take("move", units=(TANK,))
    game.take("step", hex="1312")
    game.decline()
    game.take("assault", hex="1311")
    assert "move_and_fire" not in terms(game.check("assault_fire"))
    shoot(game, RIFLES, TANK)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "move_and_fire": -1}
    shoot(game, TANK, RIFLES)
    assert second_round_check(game, TANK) == {"same_hex": 1}


@pytest.mark.rule("9.1.5", "7.2.1", "R-46")
def test_a_column_has_its_handicap_in_the_first_round_only() -> None:
    game = field(RIFLES, at="1808", origin="1708", hq="1709").activate("fr_1_cuir", dice=[NONE] * 2)
    game.take("move", units=(TANK,))
    game.take("assault", hex="1808", mode="column")
    assert terms(game.check("assault_fire")) == {"armour": -4, "same_hex": 1, "target_in_column": 1}
    shoot(game, RIFLES, TANK)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "in_column": -1}
    shoot(game, TANK, RIFLES)
    assert not game.has(TANK, "in_column")
    assert second_round_check(game, TANK) == {"same_hex": 1}


@pytest.mark.rule("T-02", "R-82")
def test_assault_pioneers_fire_at_plus_one_in_attack_and_defence() -> None:
    pioneers, rifles = "s_de_stp43_1", "s_fr_205iii_9"
    game = assault(Position("stonne").put(pioneers, "0812").put(rifles, "0911"), [NONE], (pioneers,), "0911",
                   "ge_stu_pion_43")
    assert "assault_pioneer" not in terms(game.check("assault_fire"))
    shoot(game, rifles, pioneers)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "assault_pioneer": 1}
    position = Position("stonne").put(pioneers, "0911").put(rifles, "0812").put("s_fr_205iii_hq", "0812")
    game = assault(position, [], (rifles,), "0911", "fr_iii_205_ri")
    assert terms(game.check("assault_fire"))["assault_pioneer"] == 1


@pytest.mark.rule("R-53", "8.2.1")
def test_at_guns_fire_at_half_their_value_at_assaulting_infantry() -> None:
    rifles = "h_fr_rdp1_a"
    position = Position("hannut").put(rifles, "1312").put("h_fr_rdp1_hq", "1312").put(GUN, "1311")
    game = assault(position, [], (rifles,), formation="fr_i_11_rdp")
    check = game.check("assault_fire")
    assert (check.base, terms(check), check.number) == (7, {"at_against_infantry": -3, "same_hex": 1}, 5)


@pytest.mark.rule("R-51", "12.1")
def test_a_loaded_carrier_defends_as_one_target_with_the_fire_of_both() -> None:
    position = field(CARRIER, RIDERS).aboard(RIDERS, CARRIER)
    game = assault(position, [NONE])
    assert {(action.unit, action.mode) for action in game.offered("assault_fire")} == {(CARRIER, ""),
                                                                                       (CARRIER, "combined")}
    check = game.check("assault_fire", mode="combined")
    assert (check.base, terms(check), check.number) == (2, {"company_aboard": 4, "armour": -4, "same_hex": 1}, 3)
    game.take("assault_fire", mode="combined")
    assert {action.target for action in game.offered("assault_fire")} == {CARRIER}


@pytest.mark.rule("9.1.2", "R-65", "R-51")
def test_a_neutralized_company_left_by_its_destroyed_carrier_still_has_to_go_or_pay() -> None:
    position = (field().put(CARRIER, "1311", "neutralized", steps=1).put(RIDERS, "1311", "neutralized")
                .aboard(RIDERS, CARRIER))
    game = assault(position, [NONE, LOSS])
    game.take("assault_fire", mode="combined")
    shoot(game, TANK, CARRIER)
    game.take("step_loss", unit=CARRIER)
    assert game.where(CARRIER) == "" and game.where(RIDERS) == "1311"
    assert game.asked.point == "DP-H4b"
