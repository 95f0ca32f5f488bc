"""Part E of the specification, EX-01 to EX-09: the worked examples as acceptance tests, with scripted dice.

Where an example wants a value that no shipped counter has, the counter is given it (`printed`). Attackers stay in the
hex they came from until the assault is won, so "back to 1708" is the option to retreat there.
"""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.position import Position, Table

SOMUA = "h_fr_1c_s35_1b"  # attack 9, armour 4, MA 8: the Somua of the combat example
SOMUA_2 = "h_fr_1c_s35_2a"
PZ_IV = "h_de_5i_m"  # attack 7, armour 3
RIFLES = "h_de_12i_1"  # attack 4


def distance_term(game: Table, target: str) -> int:
    found = [term.value for term in game.check("fire_at", target=target).modifiers if term.reason == "distance"]
    return found[0] if found else 0


# -- EX-01 to EX-05 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-01", "8.2.4")
@pytest.mark.parametrize(("hex_", "modifier"), [("0304", -2), ("0403", 0), ("0303", -1)])
def test_EX_01_range_modifier_of_a_tank_in_0502(hex_: str, modifier: int) -> None:
    game = Position("stonne").put("s_de_pzr_m", "0502").put("s_fr_205i_1", hex_).activate("ge_ii_pzr")
    grid = game.s.setting.grid
    assert grid.distance(grid.index["0502"], grid.index[hex_]) == 1 - modifier
    game.take("fire", unit="s_de_pzr_m")
    assert distance_term(game, "s_fr_205i_1") == modifier


@pytest.mark.rule("EX-01", "8.2.4")
def test_EX_01_range_modifier_in_an_assault_is_plus_one() -> None:
    game = Position("stonne").put("s_de_pzr_m", "0502").put("s_fr_205i_1", "0403").activate("ge_ii_pzr")
    game.take("move", units=("s_de_pzr_m",))
    game.take("assault", hex="0403")
    check = game.check("assault_fire", unit="s_fr_205i_1")
    assert [term.value for term in check.modifiers if term.rule == "8.2.4"] == [1]


@pytest.mark.rule("EX-02", "4.3.2", "R-28")
def test_EX_02_blind_hexes_seen_from_0706_decide_what_can_be_fired_at() -> None:
    """The list itself is in test_sight.py; here the same sight rules fire: 0704 is seen past 0705, 0702 is blind."""
    position = Position().put(SOMUA, "0706").put(PZ_IV, "0702").put("h_de_5i_p3", "0704")
    game = position.printed(SOMUA, range=8).activate("fr_1_cuir")
    game.take("fire", unit=SOMUA)
    assert [action.target for action in game.asked.options] == ["h_de_5i_p3"]


def stuka_on_1206() -> Table:
    position = (Position().put("h_fr_1c_s35_1a", "1206").put("h_fr_1c_h39_3a", "1206").put("h_fr_rdp3_a", "1206"))
    assert position.state.setting.armour[position.state.setting.unit_index["h_fr_1c_s35_1a"]][2] == 5
    return position.strikes("german_stuka_1", dice=[11])


@pytest.mark.rule("EX-03", "8.6", "8.6.1", "7.2.2")
def test_EX_03_stuka_one_roll_of_11_hits_three_units_on_their_own_columns() -> None:
    game = stuka_on_1206()
    game.take("strike", hex="1206")
    assert len(game.rolls()) == 1
    read = {event.check.target: (event.check.number, event.result) for event in game.happened("read")}
    assert read == {"h_fr_rdp3_a": (6, "1"), "h_fr_1c_h39_3a": (6, "1"), "h_fr_1c_s35_1a": (4, "N")}
    assert game.asked.point == "DP-N1" and game.asked.about[0] == "h_fr_1c_s35_1a"
    game.take("accept")
    assert game.s.steps[game.unit("h_fr_rdp3_a")] == game.s.steps[game.unit("h_fr_1c_h39_3a")] == 1
    assert game.has("h_fr_1c_s35_1a", "neutralized")


@pytest.mark.rule("EX-03", "8.3")
def test_EX_03_stuka_the_owner_of_tank_A_may_take_a_step_loss_instead() -> None:
    game = stuka_on_1206()
    game.take("strike", hex="1206")
    game.take("step_loss", unit="h_fr_1c_s35_1a")
    assert game.s.steps[game.unit("h_fr_1c_s35_1a")] == 1
    assert not game.has("h_fr_1c_s35_1a", "neutralized")


def artillery(*dice: int, hq_status: tuple[str, ...] = ()) -> Table:
    """Three German companies in 1509, seen by the HQ in 1511; one company in 1306, next to the HQ in 1307."""
    position = (Position().put("h_de_12i_1", "1509").put("h_de_12i_2", "1509").put("h_de_12i_3", "1509")
                .put("h_fr_1c_hq", "1511", *hq_status).put("h_de_33i_1", "1306").put("h_fr_2c_hq", "1307"))
    return position.strikes("french_artillery_1", dice=dice)


def strikes_left(game: Table) -> tuple[str, ...]:
    left = getattr(game.s.frames[-1], "left")  # noqa: B009
    assert isinstance(left, tuple)
    return left


@pytest.mark.rule("EX-04", "8.6.1", "R-60")
def test_EX_04_failed_transmission_loses_the_strike_and_is_not_tried_again() -> None:
    game = artillery(9)
    game.take("strike", hex="1509")
    game.take("calibre", mode="medium")
    assert [event.total for event in game.happened("rolled")] == [9]
    assert len(game.happened("strike_lost")) == 1
    assert strikes_left(game) == ("medium", "light", "light")
    assert game.asked.point == "DP-I1"


@pytest.mark.rule("EX-04", "8.6.1", "8.4")
@pytest.mark.parametrize(("status", "roll", "lost"), [((), 8, False), (("neutralized",), 8, True),
                                                      (("neutralized",), 7, False)])
def test_EX_04_transmission_8_succeeds_and_7_for_a_neutralized_HQ(status: tuple[str, ...], roll: int,
                                                                 lost: bool) -> None:
    game = artillery(roll, 7, hq_status=status)
    game.take("strike", hex="1509")
    game.take("calibre", mode="medium")
    assert bool(game.happened("strike_lost")) == lost
    assert len(game.rolls()) == (1 if lost else 2)


@pytest.mark.rule("EX-05", "8.6.1", "8.3")
def test_EX_05_adjacent_observer_needs_no_transmission_and_a_9_neutralizes_infantry() -> None:
    game = artillery(9, 9)
    for hex_ in ("1509", "1306"):
        game.take("strike", hex=hex_)
        game.take("calibre", mode="medium")
    assert [event.check.purpose for event in game.happened("rolled")] == ["medium_strike"]
    assert [(event.check.number, event.result) for event in game.happened("read")] == [(5, "R")]
    game.take("accept", unit="h_de_33i_1")
    assert game.has("h_de_33i_1", "neutralized")
    game.decline()
    assert strikes_left(game) == ("light", "light")


@pytest.mark.rule("EX-05", "8.3", "R-03")
def test_EX_05_the_same_roll_does_nothing_to_a_tank_of_armour_0_in_clear_terrain() -> None:
    position = Position().put(PZ_IV, "1306").put("h_fr_2c_hq", "1307").printed(PZ_IV, armour=0)
    game = position.strikes("french_artillery_1", dice=[9])
    game.take("strike", hex="1306")
    game.take("calibre", mode="medium")
    assert [(event.check.number, event.result) for event in game.happened("read")] == [(5, "R")]
    assert not game.has(PZ_IV, "neutralized") and game.asked.point != "DP-N1"


# -- EX-06: the combat example, first Somua ----------------------------------------------------------------------------


def first_somua(*dice: int) -> Table:
    """Somua 1 on its way from 2008 to 1809; the Pz IV in 1709, another Somua far behind."""
    position = Position().put(SOMUA, "2008").put(PZ_IV, "1709").put("h_de_5i_p3", "1710")
    game = position.activate("fr_1_cuir", dice=dice)
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1908")
    game.decline()
    game.take("step", hex="1809")
    return game


@pytest.mark.rule("EX-06", "6.1", "4.2", "7.1", "Combat example")
def test_EX_06_a_after_two_clear_hexes_it_may_still_fire_at_range_1() -> None:
    game = first_somua()
    moved = game.happened("moved")[0]
    assert (moved.cost, moved.left) == (4, 8)  # half points: 2 MP paid, 4 of 8 left
    # The Pz III in 1710 is two hexes away: neither can it be fired at now, nor does the Pz IV reach beyond 1809.
    game.decline()
    assert "fire" in game.kinds()
    game.take("fire", unit=SOMUA)
    assert [action.target for action in game.asked.options] == [PZ_IV]


@pytest.mark.rule("EX-06", "4.2", "R-32", "Combat example")
def test_EX_06_a_the_range_of_the_pz_iv_drops_to_1_as_well() -> None:
    position = Position().put(SOMUA, "1809").put(SOMUA_2, "2009").put(PZ_IV, "1709")
    game = position.activate("fr_1_cuir")
    game.take("move", units=(SOMUA_2,))
    game.take("step", hex="1908")  # two hexes from the Pz IV, inside its printed range 3
    assert not game.offered("opportunity_fire")


@pytest.mark.rule("EX-06", "6.3.1", "6.4", "R-34", "R-35", "R-36", "Combat example")
@pytest.mark.parametrize(("roll", "succeeds"), [(7, True), (8, False)])
def test_EX_06_b_the_pz_iv_reacts_with_a_7_and_not_with_an_8(roll: int, succeeds: bool) -> None:
    game = first_somua(roll, 6)
    check = game.check("opportunity_fire", unit=PZ_IV)
    assert (check.base, check.number) == (8, 7)
    game.take("opportunity_fire", unit=PZ_IV)
    assert game.has(PZ_IV, "opp_used")
    assert game.happened("rolled")[0].result == ("success" if succeeds else "failure")
    assert len(game.rolls()) == (2 if succeeds else 1)


@pytest.mark.rule("EX-06", "8.2.1", "8.3", "R-03", "Combat example")
def test_EX_06_c_the_pz_iv_shoots_on_column_3_and_a_6_does_not_harm_the_somua() -> None:
    game = first_somua(7, 6)
    game.take("opportunity_fire", unit=PZ_IV)
    shot = game.happened("rolled")[1]
    assert (shot.check.number, shot.result) == (3, "R")
    assert not game.has(SOMUA, "neutralized") and game.s.steps[game.unit(SOMUA)] == 2


def somua_fires(*dice: int) -> Table:
    """The shot of Somua 1, up to the return fire of its target."""
    game = first_somua(7, 6, *dice)
    game.take("opportunity_fire", unit=PZ_IV)
    game.decline()
    game.take("fire", unit=SOMUA)
    return game


@pytest.mark.rule("EX-06", "8.2.2", "R-36", "6.1", "Combat example")
def test_EX_06_d_the_somua_shoots_with_factor_4() -> None:
    check = somua_fires().check("fire_at", target=PZ_IV, purpose="direct_fire")
    assert (check.base, check.number) == (9, 4)
    assert sorted(term.value for term in check.modifiers) == [-3, -2]


@pytest.mark.rule("EX-06", "8.3", "8.2.5", "R-02", "Combat example")
def test_EX_06_e_column_5_with_a_10_is_black_and_column_4_is_red() -> None:
    tables = first_somua().s.setting.tables
    assert tables.result(5, 10) == "N"
    assert tables.result(4, 10) == "R"


@pytest.mark.rule("EX-06", "R-02", "R-03", "Combat example")
def test_EX_06_e_with_the_printed_operands_the_pz_iv_is_unharmed_by_a_10() -> None:
    game = somua_fires(10)
    game.take("fire_at", target=PZ_IV)
    game.take("no")
    assert not game.has(PZ_IV, "neutralized") and game.s.steps[game.unit(PZ_IV)] == 2


@pytest.mark.rule("EX-06", "6.3.2", "R-38", "Combat example")
def test_EX_06_f_return_fire_fails_with_a_9_and_leaves_no_further_marker() -> None:
    game = somua_fires(11, 9)
    game.take("fire_at", target=PZ_IV)
    assert game.asked.point == "DP-R2" and not game.has(PZ_IV, "neutralized")
    before = [name for name in ("opp_used", "neutralized", "out_of_command") if game.has(PZ_IV, name)]
    game.take("return_fire")
    assert [event.result for event in game.happened("rolled")] == ["failure"]
    assert [name for name in ("opp_used", "neutralized", "out_of_command") if game.has(PZ_IV, name)] == before


@pytest.mark.rule("EX-06", "6.3.2", "R-38", "Combat example")
def test_EX_06_f_return_fire_succeeds_with_a_7_because_the_N_is_not_applied_yet() -> None:
    game = somua_fires(11, 7, 7)
    game.take("fire_at", target=PZ_IV)
    assert game.check("return_fire").number == 7
    game.take("return_fire")
    rolls = game.happened("rolled")
    assert (rolls[0].result, rolls[1].check.purpose, rolls[1].check.number) == ("success", "return_fire", 3)


@pytest.mark.rule("EX-06", "8.3", "Combat example")
@pytest.mark.parametrize("choice", ["accept", "step_loss"])
def test_EX_06_g_then_the_N_is_applied_or_a_step_is_lost(choice: str) -> None:
    game = somua_fires(11, 9)
    game.take("fire_at", target=PZ_IV)
    game.take("return_fire")
    assert game.asked.point == "DP-N1" and game.asked.side == "german"
    game.take(choice, unit=PZ_IV)
    assert game.has(PZ_IV, "neutralized") == (choice == "accept")
    assert game.s.steps[game.unit(PZ_IV)] == (2 if choice == "accept" else 1)


# -- EX-07 to EX-09: the combat example, second Somua ------------------------------------------------------------------


def second_somua(*dice: int, ma: int = 8) -> Table:
    """Somua 2 has gone by road from 1908 to 1708; German rifles hold the village 1609."""
    position = Position().put(SOMUA_2, "1908").put(RIFLES, "1609").printed(SOMUA_2, ma=ma)
    game = position.activate("fr_1_cuir", dice=dice)
    game.take("move", units=(SOMUA_2,))
    game.take("step", hex="1808", mode="column")
    game.decline()
    game.take("step", hex="1708", mode="column")
    return game


@pytest.mark.rule("EX-07", "7.2.1", "T-05", "Combat example")
def test_EX_07_two_road_hexes_in_column_cost_2_MP() -> None:
    game = second_somua()
    assert game.happened("moved")[0].left == 12  # half points: 6 of 8 MP
    assert game.has(SOMUA_2, "in_column")


@pytest.mark.rule("EX-07", "9.1.1", "R-44", "Combat example")
@pytest.mark.parametrize(("ma", "legal"), [(8, True), (7, False)])
def test_EX_07_the_assault_of_a_village_takes_4_and_2_of_8_MP_and_is_illegal_with_7(ma: int, legal: bool) -> None:
    game = second_somua(ma=ma)
    game.decline()
    assert bool(game.offered("assault", hex="1609")) == legal


@pytest.mark.rule("EX-08", "7.2.1", "8.2.4", "Combat example")
def test_EX_08_a_column_is_fired_at_on_column_1_and_a_6_is_nothing() -> None:
    game = second_somua(6, 6)
    game.take("opportunity_fire", unit=RIFLES)
    shot = game.happened("rolled")[1]
    assert (shot.check.number, shot.result) == (1, "-")
    assert game.has(SOMUA_2, "in_column") and not game.has(SOMUA_2, "neutralized")


@pytest.mark.rule("EX-08", "6.4", "R-35", "R-36", "Combat example")
@pytest.mark.parametrize(("roll", "passes"), [(6, True), (7, False), (8, False)])
def test_EX_08_rifles_next_to_their_target_react_with_a_6_and_not_with_a_7(roll: int, passes: bool) -> None:
    game = second_somua(roll, 7)
    game.take("opportunity_fire", unit=RIFLES)
    assert (game.happened("rolled")[0].result == "success") == passes


def assault_on_1609(*dice: int) -> Table:
    game = second_somua(*dice)
    game.decline()
    game.take("assault", hex="1609")
    return game


@pytest.mark.rule("EX-09", "9.1.2", "R-68", "Combat example")
def test_EX_09_the_rifles_fire_first_on_column_2() -> None:
    game = assault_on_1609(5)
    assert (game.asked.point, game.asked.side) == ("DP-H1", "german")
    assert not game.has(SOMUA_2, "in_column")
    game.take("assault_fire", unit=RIFLES)
    shot = game.happened("rolled")[0]
    assert (shot.check.number, shot.result) == (2, "N")
    assert sorted(game.kinds()) == ["retreat", "step_loss"]


@pytest.mark.rule("EX-09", "9.1.2", "Combat example")
def test_EX_09_back_to_1708_neutralized_the_somua_never_fires_and_its_movement_is_over() -> None:
    game = assault_on_1609(5)
    game.take("assault_fire", unit=RIFLES)
    game.take("retreat", unit=SOMUA_2, hex="1708")
    assert game.where(SOMUA_2) == "1708" and game.has(SOMUA_2, "neutralized")
    assert game.has(SOMUA_2, "acted") and not game.rolls()
    assert game.where(RIFLES) == "1609" and game.s.steps[game.unit(RIFLES)] == 2


@pytest.mark.rule("EX-09", "9.1.2", "Combat example")
def test_EX_09_or_a_step_loss_and_the_somua_fights_on() -> None:
    game = assault_on_1609(5)
    game.take("assault_fire", unit=RIFLES)
    game.take("step_loss", unit=SOMUA_2)
    assert game.s.steps[game.unit(SOMUA_2)] == 1 and not game.has(SOMUA_2, "neutralized")
    assert (game.asked.point, game.asked.side) == ("DP-H1", "french")
