"""Armoured carriers (12.1, 6.1, R-51, R-52): loading, combined fire, the loaded pair as one target.

The field: on Hannut 1505 to 1512 is clear and level, 1609 is a village; a secondary road runs 1510-1511.
"""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.position import Position, Table, breakdown

CARRIER, COMPANY, SECOND, MG, HQ = "h_de_12i_spw", "h_de_12i_1", "h_de_12i_2", "h_de_12i_mg", "h_de_12i_hq"
RIFLES, AT_GUN, SOMUA = "h_fr_rdp3_a", "h_fr_rdp_at", "h_fr_1c_s35_1b"


def mounted(company: str = COMPANY, where: str = "1509", *statuses: str, steps: int = 2) -> Position:
    return (Position().put(HQ, "1510").put(CARRIER, where, *statuses, steps=steps).put(company, where, *statuses)
            .aboard(company, CARRIER))


def on_foot(company: str = COMPANY, where: str = "1509") -> Position:
    return Position().put(HQ, "1510").put(CARRIER, where).put(company, where)


def acting(position: Position, dice: tuple[int, ...] = ()) -> Table:
    return position.activate("ge_i_12_schr", dice=dice)


def acts(game: Table, unit: str) -> set[str]:
    return {action.kind for action in game.asked.options if action.unit == unit or action.units == (unit,)}


def somua_fires(position: Position, roll: int, *more: int) -> Table:
    """A Somua next to the carrier has fired at it; return fire is waived."""
    game = position.put(SOMUA, "1508").put("h_fr_1c_hq", "1507").activate("fr_1_cuir", dice=(roll, *more))
    game.take("fire", unit=SOMUA)
    game.take("fire_at", target=CARRIER)
    if game.asked.point == "DP-R2":
        game.take("no")
    return game


# -- loading -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "12.1", "R-51")
def test_r_51_a_company_loads_in_the_carriers_hex_if_both_are_activated() -> None:
    position = on_foot().put(MG, "1509").put("h_de_33i_1", "1509").put(SECOND, "1510")
    game = acting(position)
    assert {(action.unit, action.target) for action in game.offered("load")} == {(COMPANY, CARRIER), (MG, CARRIER)}
    assert not game.offered("unload")


@pytest.mark.rule("R-51", "8.4")
@pytest.mark.parametrize("shaken", [COMPANY, CARRIER])
def test_r_51_neutralized_units_do_not_load(shaken: str) -> None:
    position = on_foot()
    position.state.neutralized[position.state.setting.unit_index[shaken]] = True
    assert not acting(position, (12,)).offered("load")


@pytest.mark.rule("R-51", "5.2")
def test_r_51_a_company_that_has_acted_does_not_load() -> None:
    game = acting(on_foot(where="1509").put(SECOND, "1508"))
    game.take("move", units=(SECOND,))
    game.take("step", hex="1509")
    game.take("stop")
    assert {action.unit for action in game.offered("load")} == {COMPANY}


@pytest.mark.rule("6.1", "R-51", "R-44")
def test_r_51_after_loading_the_carrier_moves_half_its_ma_with_the_company() -> None:
    game = acting(on_foot())
    game.take("load", unit=COMPANY)
    assert acts(game, COMPANY) == set() and acts(game, CARRIER) == {"move"}
    game.take("move", units=(CARRIER,))
    game.take("step", hex="1508")
    assert [(event.unit, event.left) for event in game.happened("moved")] == [(CARRIER, 6), (COMPANY, 6)]  # 5 points
    game.take("step", hex="1507")
    assert game.kinds() == ["stop"]
    game.take("stop")
    assert game.has(CARRIER, "acted") and game.has(COMPANY, "acted")


@pytest.mark.rule("6.1", "R-51")
def test_r_51_after_loading_the_pair_may_fire_instead_without_the_move_and_fire_penalty() -> None:
    game = acting(on_foot().put(RIFLES, "1508"))
    game.take("load", unit=COMPANY)
    assert acts(game, CARRIER) == {"move", "fire"}  # no fire and move, no assault
    game.take("fire", unit=CARRIER)
    check = game.check("fire_at", mode="combined")
    assert breakdown(check) == [(4, "company_aboard", "12.1")] and check.number == 6


@pytest.mark.rule("6.1", "R-51", "R-44")
def test_r_51_after_unloading_each_of_the_two_moves_half_or_fires() -> None:
    game = acting(mounted().put(RIFLES, "1508"), (7,))
    game.take("unload", unit=COMPANY)
    assert not game.offered("load") and not game.offered("unload")
    assert acts(game, COMPANY) == {"move", "fire"} and acts(game, CARRIER) == {"move"}  # printed range 0
    assert not any(len(action.units) > 1 for action in game.asked.options)
    game.take("move", units=(CARRIER,))
    assert not game.offered("assault")
    game.take("step", hex="1510")
    assert [(event.unit, event.left) for event in game.happened("moved")] == [(CARRIER, 6)]
    game.decline()
    game.take("stop")
    game.take("fire", unit=COMPANY)
    check = game.check("fire_at")
    assert (check.number, breakdown(check)) == (4, [])


@pytest.mark.rule("6.1", "R-51", "R-44")
def test_r_51_an_unloaded_company_moves_half_its_own_ma() -> None:
    game = acting(mounted())
    game.take("unload", unit=COMPANY)
    game.take("move", units=(COMPANY,))
    game.take("step", hex="1508")
    game.take("step", hex="1507")
    assert game.kinds() == ["stop"]  # 2 of 4 points


@pytest.mark.rule("8.4", "6.1", "R-51")
def test_8_4_a_neutralized_company_does_not_unload() -> None:
    position = mounted()
    position.state.neutralized[position.state.setting.unit_index[COMPANY]] = True
    game = acting(position, (12,))
    assert not game.offered("unload")


# -- riding ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "9.1.1")
def test_6_1_riding_infantry_acts_only_with_the_carrier_and_does_not_assault() -> None:
    game = acting(mounted().put(RIFLES, "1508"))
    assert acts(game, COMPANY) == {"unload"}
    game.take("move", units=(CARRIER,))
    assert not game.offered("assault")


@pytest.mark.rule("R-52", "7.3")
def test_r_52_carrier_and_passenger_count_as_two_units() -> None:
    position = mounted().put(SECOND, "1509").put("h_de_kg_k1", "1508").put("h_de_kg_k2", "1508")
    game = acting(position)
    stacks = {action.units for action in game.offered("move") if len(action.units) > 1}
    assert stacks == {(SECOND, CARRIER)}
    game.take("move", units=(CARRIER,))
    game.take("step", hex="1508")
    assert not game.offered("stop")  # 2 + 2


@pytest.mark.rule("12.1", "R-51", "8.1.1", "R-31")
def test_12_1_carrier_and_company_fire_together_with_the_sum_of_both_at_the_shorter_range() -> None:
    game = acting(mounted().put(RIFLES, "1508"))
    game.take("fire", unit=CARRIER)
    assert [(action.unit, action.mode) for action in game.offered("fire_at")] == [(CARRIER, "combined")]
    check = game.check("fire_at", mode="combined")
    assert (check.base, breakdown(check), check.number) == (2, [(4, "company_aboard", "12.1")], 6)
    assert not acting(mounted(MG).put(RIFLES, "1507")).offered("fire")  # the machine guns alone would reach it
    assert acting(mounted(MG).put(RIFLES, "1508")).offered("fire", unit=CARRIER)


@pytest.mark.rule("12.1", "6.1", "R-51")
def test_12_1_combined_fire_on_the_move_is_two_columns_worse() -> None:
    game = acting(mounted(where="1510").put(RIFLES, "1508"))
    game.take("move", units=(CARRIER,))
    game.take("step", hex="1509")
    game.decline()
    game.take("fire", unit=CARRIER)
    check = game.check("fire_at", mode="combined")
    assert breakdown(check) == [(4, "company_aboard", "12.1"), (-2, "move_and_fire", "6.1")] and check.number == 4


@pytest.mark.rule("12.1", "6.3.2", "R-51")
def test_12_1_a_loaded_carrier_returns_fire_alone_or_together() -> None:
    position = mounted().put(RIFLES, "1508").put("h_fr_rdp3_hq", "1507")
    game = position.activate("fr_iii_11_rdp", dice=[7])
    game.take("fire", unit=RIFLES)
    game.take("fire_at", target=CARRIER)
    assert {(action.unit, action.mode) for action in game.offered("return_fire")} == {
        (CARRIER, ""), (CARRIER, "combined")}
    shots = {mode: game.explain(game.offered("return_fire", mode=mode)[0]).checks[1] for mode in ("", "combined")}
    assert (shots[""].number, shots["combined"].number) == (2, 6)


# -- the pair as a target ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-51", "12.1", "8.1.1")
def test_r_51_the_loaded_pair_is_one_target_with_the_armour_and_type_of_the_carrier() -> None:
    position = mounted(where="1609").works("1609", "german").put(AT_GUN, "1509").attach(AT_GUN, "fr_i_11_rdp")
    game = position.activate("fr_i_11_rdp")
    game.take("fire", unit=AT_GUN)
    assert {action.target for action in game.offered("fire_at")} == {CARRIER, HQ}
    check = game.check("fire_at", target=CARRIER)  # not halved, not entrenched
    assert breakdown(check) == [(-1, "armour", "8.2.1"), (-2, "target_village", "8.2.3")] and check.number == 5


@pytest.mark.rule("T-08", "4.1", "R-26")
def test_4_1_infantry_on_a_vehicle_is_spotted_as_the_vehicle() -> None:
    position = mounted(where="0107").put(SOMUA, "0110")
    assert position.activate("fr_1_cuir").offered("fire", unit=SOMUA)  # three hexes, an orchard


@pytest.mark.rule("R-51", "R-03")
def test_r_03_a_red_n_spares_the_company_aboard() -> None:
    game = somua_fires(mounted(), 6)
    assert not game.has(CARRIER, "neutralized") and not game.has(COMPANY, "neutralized")
    assert game.asked.point == "DP-R3"


@pytest.mark.rule("R-51", "8.3")
def test_r_51_an_n_neutralizes_both_or_one_of_the_two_takes_a_loss() -> None:
    game = somua_fires(mounted(), 9)  # column 8: black
    assert [(action.kind, action.unit) for action in game.asked.options] == [
        ("accept", CARRIER), ("step_loss", CARRIER), ("step_loss", COMPANY)]
    game.take("accept")
    assert game.has(CARRIER, "neutralized") and game.has(COMPANY, "neutralized")
    swapped = somua_fires(mounted(), 9)
    swapped.take("step_loss", unit=COMPANY)
    assert swapped.s.steps[swapped.unit(COMPANY)] == 1 and not swapped.has(CARRIER, "neutralized")


@pytest.mark.rule("R-51", "12.1", "1.2")
@pytest.mark.parametrize("taker", [CARRIER, COMPANY])
def test_r_51_the_owner_chooses_which_of_the_pair_takes_a_step_loss(taker: str) -> None:
    game = somua_fires(mounted(), 3)
    assert (game.asked.side, game.asked.rule) == ("german", "R-51")
    assert [action.unit for action in game.offered("step_loss")] == [CARRIER, COMPANY]
    game.take("step_loss", unit=taker)
    assert [(event.unit, event.left) for event in game.happened("step_lost")] == [(taker, 1)]


@pytest.mark.rule("R-51")
def test_r_51_when_the_carrier_is_destroyed_its_company_stays_in_the_hex_on_foot() -> None:
    game = somua_fires(mounted(steps=1), 3)
    game.take("step_loss", unit=CARRIER)
    assert (game.where(CARRIER), game.where(COMPANY)) == ("", "1509")
    assert game.s.aboard[game.unit(COMPANY)] == -1
    assert [event.unit for event in game.happened("unloaded")] == [COMPANY]


@pytest.mark.rule("R-51")
def test_r_51_when_the_company_is_destroyed_the_carrier_goes_on_alone() -> None:
    position = mounted()
    position.state.steps[position.state.setting.unit_index[COMPANY]] = 1
    game = somua_fires(position, 3)
    game.take("step_loss", unit=COMPANY)
    assert (game.where(CARRIER), game.where(COMPANY)) == ("1509", "")


@pytest.mark.rule("R-51", "8.4", "R-55")
def test_r_51_panic_of_a_loaded_pair_frees_both_and_one_of_them_pays() -> None:
    game = somua_fires(mounted(COMPANY, "1509", "neutralized"), 9, 8)
    assert game.check("panic").number == 7
    game.take("panic")
    assert not game.has(CARRIER, "neutralized") and not game.has(COMPANY, "neutralized")
    assert {action.unit for action in game.offered("step_loss")} == {CARRIER, COMPANY}


@pytest.mark.rule("R-51", "6.3.3")
def test_r_51_the_pair_retreats_together() -> None:
    game = somua_fires(mounted(), 7)
    assert {action.unit for action in game.offered("retreat")} == {CARRIER}
    game.take("retreat", hex="1410")
    assert game.where(CARRIER) == game.where(COMPANY) == "1410"


@pytest.mark.rule("R-51", "R-52", "7.3", "6.3.3")
def test_r_52_a_loaded_pair_needs_room_for_two_to_retreat() -> None:
    position = mounted(COMPANY, "1509", "neutralized").put("h_de_kg_k1", "1410").put("h_de_kg_k2", "1410")
    game = somua_fires(position, 7)
    assert "1410" not in {action.hex for action in game.offered("retreat", unit=CARRIER)}


# -- a carrier lost in the own activation ------------------------------------------------------------------------------


def shot_on_the_road() -> Table:
    """The carrier, loaded and in column, is destroyed by opportunity fire."""
    position = mounted(where="1510", steps=1).put(AT_GUN, "1512").attach(AT_GUN, "fr_i_11_rdp")
    game = acting(position, (2, 2))
    game.take("move", units=(CARRIER,))
    game.take("step", hex="1511", mode="column")
    game.take("opportunity_fire", unit=AT_GUN)
    game.take("step_loss", unit=CARRIER)
    assert (game.where(CARRIER), game.where(COMPANY)) == ("", "1511")
    return game


@pytest.mark.rule("5.2", "6.1", "R-51")
def test_5_2_a_company_carried_before_its_carrier_was_destroyed_has_had_its_action() -> None:
    assert acts(shot_on_the_road(), COMPANY) == set()


@pytest.mark.rule("7.2.1", "R-51")
def test_7_2_1_column_ends_for_the_company_of_a_destroyed_carrier() -> None:
    assert not shot_on_the_road().has(COMPANY, "in_column")


@pytest.mark.rule("5.2", "12.1", "R-51")
def test_12_1_a_company_that_joined_the_carriers_fire_does_not_act_again() -> None:
    position = mounted(steps=1).put(AT_GUN, "1508").attach(AT_GUN, "fr_i_11_rdp")
    game = acting(position, (7, 2, 2))
    game.take("fire", unit=CARRIER)
    game.take("fire_at", mode="combined")
    game.take("return_fire", unit=AT_GUN)
    game.take("step_loss", unit=CARRIER)
    assert game.asked.point == "DP-A1" and game.where(COMPANY) == "1509"
    assert acts(game, COMPANY) == set()
