"""Chapter 9, how an assault ends: ways out of the hex, winning it, going on (9.1.4, 9.1.5, 9.2, R-70, R-71)."""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.assaults import HQ, TANK, TANK_2, assault, field, shoot
from tests.engine.rules.blitz40.position import Position, Table, terms

RIFLES, RIFLES_2 = "h_de_12i_2", "h_de_12i_3"  # attack 4, armour 0
GERMAN_HQ, CARRIER = "h_de_12i_hq", "h_de_12i_spw"
PANZER, GUN, BIKES = "h_de_5i_m", "h_de_kg_pak", "h_de_kg_k1"
NONE, BLACK, LOSS = 7, 9, 10  # rolls in column 8: nothing, black N, step loss


def drive_out(game: Table, defender: str, attacker: str, to: str) -> None:
    """Round 1: nothing, then an N, and the defender goes."""
    shoot(game, defender, attacker)
    shoot(game, attacker, defender)
    game.take("retreat", unit=defender, hex=to, mode="")


# -- ways out ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.5", "R-71")
def test_a_defender_may_not_retreat_to_the_entry_hex_nor_to_an_enemy_nor_off_the_map() -> None:
    position = Position("hannut").put(TANK, "2213").put(HQ, "2213").put(TANK_2, "2114").put(RIFLES, "2214")
    game = assault(position, [NONE, BLACK], at="2214")
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    assert {action.hex for action in game.offered("retreat")} == {"2113", "2215"}


@pytest.mark.rule("9.1.5", "R-71")
def test_a_surrounded_defender_with_an_n_can_only_pay() -> None:
    position = field(RIFLES)
    ring = ("1310", "1411", "1412", "1211", "1212")
    for unit, place in zip(("h_fr_1c_s35_1a", "h_fr_1c_s35_2b", "h_fr_1c_h39_3a", "h_fr_1c_h39_3b", "h_fr_1c_h39_4a"),
                           ring, strict=True):
        position.put(unit, place)
    position.state.steps[position.state.setting.unit_index[RIFLES]] = 1
    game = assault(position, [NONE, BLACK])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    assert game.kinds() == ["step_loss"]
    game.take("step_loss")
    assert game.where(RIFLES) == "" and game.where(TANK) == "1311"


def crowded_retreat() -> Table:
    """The defender has an N and chooses 1310, where three tanks of his own side stand."""
    position = field(RIFLES)
    for unit in ("h_de_5i_l1", "h_de_5i_l2", "h_de_5i_p3"):
        position.put(unit, "1310")
    game = assault(position, [NONE, BLACK])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    game.take("retreat", hex="1310")
    return game


@pytest.mark.rule("9.1.5", "7.3")
def test_from_an_overstacked_retreat_hex_a_defender_goes_one_hex_more() -> None:
    game = crowded_retreat()
    assert (game.asked.side, game.asked.kind) == ("german", "retreat_on")
    assert {action.hex for action in game.asked.options} >= {"1309", "1410", "1411", "1211", "1210"}
    game.take("retreat_on", hex="1309")
    assert game.where(RIFLES) == "1309" and game.has(RIFLES, "neutralized")


@pytest.mark.rule("9.1.5", "R-71")
def test_a_defender_going_on_from_a_full_hex_cannot_return_to_the_assault_hex() -> None:
    # The attackers count as standing there, so it is no hex free of enemies.
    assert not crowded_retreat().offered("retreat_on", hex="1311")


@pytest.mark.rule("3.2", "R-23", "9.1.4")
def test_hqs_leave_with_a_retreating_unit_or_are_overrun_when_they_are_left_alone() -> None:
    for mode, hq_at in (("with_hq", "1310"), ("", "")):
        game = assault(field(RIFLES, GERMAN_HQ), [NONE, BLACK])
        shoot(game, RIFLES, TANK)
        assert {action.target for action in game.offered("assault_fire")} == {RIFLES}  # the HQ does not fight
        shoot(game, TANK, RIFLES)
        game.take("retreat", hex="1310", mode=mode)
        assert (game.where(RIFLES), game.where(GERMAN_HQ)) == ("1310", hq_at)
        assert [event.unit for event in game.happened("overrun")] == ([] if hq_at else [GERMAN_HQ])
        assert game.has(RIFLES, "out_of_command") == (not hq_at)


@pytest.mark.rule("9.1.4", "3.5", "R-21")
def test_command_of_a_retreating_defender_is_checked_at_once() -> None:
    game = assault(field(RIFLES).put(GERMAN_HQ, "1411"), [NONE, BLACK])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    game.take("retreat", hex="1310")
    assert not game.has(RIFLES, "out_of_command")
    game = assault(field(RIFLES).put(GERMAN_HQ, "1610"), [NONE, BLACK])
    shoot(game, RIFLES, TANK)
    shoot(game, TANK, RIFLES)
    game.take("retreat", hex="1211")
    assert game.has(RIFLES, "out_of_command")


# -- the hex is won ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.4", "11", "R-76", "R-72")
def test_the_winners_enter_take_the_objective_and_draw_no_opportunity_fire() -> None:
    position = field(RIFLES, at="1707", origin="1708", hq="1708").put(PANZER, "1606")
    game = assault(position, [NONE, BLACK], at="1707")
    drive_out(game, RIFLES, TANK, "1706")
    assert [(event.hex, event.side) for event in game.happened("control_changed")] == [("1707", "french")]
    assert game.where(TANK) == "1707" and game.asked.side == "french"


@pytest.mark.rule("9.1.4", "11")
def test_a_repulsed_assault_takes_no_objective() -> None:
    game = assault(field(RIFLES, at="1707", origin="1708", hq="1708"), [5], at="1707")  # column 2: black N
    shoot(game, RIFLES, TANK)
    game.take("retreat")
    assert not game.happened("control_changed")
    assert game.s.control[game.s.setting.hex_index["1707"]] == 0


@pytest.mark.rule("10.2", "R-74", "9.1.4")
def test_a_won_assault_removes_the_entrenchment() -> None:
    attacker, defender = "h_de_5i_m", "h_fr_rdp1_a"
    position = (Position("hannut").put(attacker, "1312").put("h_de_5i_hq", "1312").put(defender, "1311")
                .works("1311", entrenchment="french"))
    game = assault(position, [NONE, 5], (attacker,), formation="ge_i_5_pzr")
    shoot(game, defender, attacker)
    assert terms(game.check("assault_fire")) == {"same_hex": 1, "target_entrenchment": -2}
    shoot(game, attacker, defender)
    game.take("retreat", hex="1310")
    assert game.where(attacker) == "1311"
    assert game.s.entrenchment[game.s.setting.hex_index["1311"]] == -1


# -- 9.2 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2", "R-70")
def test_tanks_that_beat_infantry_go_on_with_the_points_left_and_may_assault_again() -> None:
    game = assault(field(RIFLES).put(RIFLES_2, "1310"), [NONE, BLACK, NONE, BLACK])
    drive_out(game, RIFLES, TANK, "1411")
    assert (game.asked.side, game.asked.point, game.asked.rule) == ("french", "DP-H6", "9.2")
    assert game.offered("stop") and game.offered("step", hex="1211")
    assert not game.offered("fire")  # 6.1: movement and assault, no shot as well
    game.take("assault", hex="1310")  # 2 + 2 points for the first, 2 + 2 for the second: 8
    shoot(game, RIFLES_2, TANK)
    assert terms(game.check("assault_fire"))["move_and_fire"] == -1
    shoot(game, TANK, RIFLES_2)
    game.take("retreat", hex="1309")
    assert game.where(TANK) == "1310"
    assert game.asked.point == "DP-H6" and game.kinds() == ["stop"]  # nothing left to spend


@pytest.mark.rule("9.2", "R-70")
@pytest.mark.parametrize(("defender", "goes_on"), [(RIFLES, True), ("h_de_12i_mg", True), (GUN, True),
                                                   (BIKES, False), ("h_de_kg_l1", False), (CARRIER, False)])
def test_only_infantry_machine_guns_and_at_guns_let_a_tank_go_on(defender: str, goes_on: bool) -> None:
    position = field().put(defender, "1311", steps=1)
    game = assault(position, [NONE, LOSS])
    if game.offered("assault_fire", unit=defender):
        game.submit(game.offered("assault_fire", unit=defender)[0])
    game.take("assault_fire", unit=TANK)
    assert game.where(defender) == "" and game.where(TANK) == "1311"
    assert (game.asked.point == "DP-H6") == goes_on


@pytest.mark.rule("9.2")
def test_one_tank_among_the_defenders_is_enough_to_end_the_movement() -> None:
    position = field().put(RIFLES, "1311", steps=1).put("h_de_kg_l1", "1311", steps=1)
    game = assault(position, [NONE, NONE, LOSS, LOSS], (TANK, TANK_2))
    shoot(game, RIFLES, TANK)
    shoot(game, "h_de_kg_l1", TANK)
    shoot(game, TANK, RIFLES)
    shoot(game, TANK_2, "h_de_kg_l1")
    assert game.where(TANK) == game.where(TANK_2) == "1311"
    assert game.asked.point == "DP-A1" and not game.offered("move", units=(TANK,))


@pytest.mark.rule("9.2", "R-70")
@pytest.mark.parametrize(("attacker", "hq", "formation", "scenario", "goes_on"), [
    ("h_fr_12c_3", "h_fr_12c_hq", "fr_12_cuir", "hannut", True),  # armoured cars
    ("h_fr_12c_1", "h_fr_12c_hq", "fr_12_cuir", "hannut", False),  # motorcycles
    ("h_fr_rdp1_a", "h_fr_rdp1_hq", "fr_i_11_rdp", "hannut", False),
    ("s_de_640", "s_de_gdi_hq", "ge_i_gd", "stonne", False),  # assault guns are not tanks there
])
def test_only_tanks_and_armoured_cars_go_on(attacker: str, hq: str, formation: str, scenario: str,
                                            goes_on: bool) -> None:
    at, origin, defender = ("1311", "1312", RIFLES) if scenario == "hannut" else ("0911", "0812", "s_fr_205i_1")
    position = Position(scenario).put(attacker, origin).put(hq, origin).put(defender, at, steps=1)
    if scenario == "stonne":
        position.attach(attacker, formation)
    game = assault(position, [NONE, 2], (attacker,), at, formation)
    shoot(game, defender, attacker)
    shoot(game, attacker, defender)
    if game.offered("step_loss"):
        game.take("step_loss")
    assert game.where(attacker) == at
    assert (game.asked.point == "DP-H6") == goes_on


@pytest.mark.rule("9.2", "R-64")
def test_the_tanks_of_a_mixed_stack_go_on_without_the_infantry() -> None:
    stack = ("h_fr_rdp1_h35", "h_fr_rdp1_a")
    position = Position("hannut").put("h_fr_rdp1_hq", "1312").put(RIFLES, "1311", steps=1)
    for unit in stack:
        position.put(unit, "1312")
    game = assault(position, [NONE, 3], stack, formation="fr_i_11_rdp")
    shoot(game, RIFLES, stack[0])
    shoot(game, stack[0], RIFLES)  # 5 + 1: column 6, roll 3: step loss
    assert [game.where(unit) for unit in stack] == ["1311", "1311"]
    assert game.asked.point == "DP-H6" and game.asked.about == stack[:1]
    game.take("stop")
    assert not [action for action in game.offered("move") if stack[1] in action.units]


@pytest.mark.rule("9.2", "9.1.1")
def test_a_tank_that_assaulted_with_too_few_points_has_none_left_to_go_on() -> None:
    tank = "s_fr_4bcc_2"
    game = assault(Position("stonne").put(tank, "0410").put("s_de_gdi_1", "0510", steps=1), [NONE, 2], (tank,), "0510",
                   "fr_4_bcc")
    shoot(game, "s_de_gdi_1", tank)
    shoot(game, tank, "s_de_gdi_1")
    if game.asked.point == "DP-H3":
        game.take("step_loss")
    assert game.where(tank) == "0510" and game.kinds() == ["stop"]


# -- back to a full hex ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-71", "7.3")
def test_an_attacker_thrown_back_to_a_full_hex_goes_to_the_nearest_with_room() -> None:
    position = Position("hannut").put(TANK, "1313").put(HQ, "1312").put(RIFLES, "1311")
    for unit in ("h_fr_2c_s35_1a", "h_fr_2c_s35_1b", "h_fr_2c_s35_2a"):
        position.put(unit, "1312")  # passed through on the way: no limit while moving
    game = position.activate("fr_1_cuir", dice=[4])
    game.take("move", units=(TANK,))
    game.take("step", hex="1312")
    game.decline()
    assert not game.offered("stop")
    game.take("assault", hex="1311")
    shoot(game, RIFLES, TANK)
    game.take("retreat", unit=TANK)
    assert (game.asked.side, game.asked.kind) == ("french", "retreat_on")
    assert {action.hex for action in game.asked.options} == {"1212", "1213", "1313", "1412", "1413"}
    game.take("retreat_on", hex="1213")
    assert game.where(TANK) == "1213" and game.has(TANK, "neutralized")
