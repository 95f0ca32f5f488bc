"""Chapter 3: formations, HQs, doctrine and command (R-18 to R-25)."""

from __future__ import annotations

import pytest

from bk40qt.engine.rules.blitz40.movement import allowance, movement_of
from bk40qt.engine.rules.blitz40.state import PLACES
from tests.engine.rules.blitz40.position import Position, Table, camps, terms

SPARE = ("french_artillery_1", "german_artillery_1")
HQ, TANK = "h_fr_1c_hq", "h_fr_1c_s35_1b"  # 1. Cuirassiers
PZ_IV, PZ_HQ = "h_de_5i_m", "h_de_5i_hq"  # I/5 PzR
FOOT, WHEELS, TRACKS = 0, 1, 2


def left_of(game: Table) -> int:
    """Movement points left after the last step."""
    left = game.happened("moved")[-1].left
    assert isinstance(left, int)
    return left // 2


# -- 3.1 to 3.3 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1", "1.3", "R-19")
def test_3_1_a_formation_is_one_HQ_and_its_units_and_the_HQ_holds_the_formation_factor() -> None:
    setting = camps().state.setting
    for name, factor in (("fr_1_cuir", 7), ("ge_i_5_pzr", 8)):
        formation = setting.formation_index[name]
        own = [unit for unit in range(setting.unit_count) if setting.home_formation[unit] == formation]
        assert [setting.is_hq[unit] for unit in own].count(True) == 1
        assert setting.command_value[formation] == factor


@pytest.mark.rule("3.3", "8.6.1")
def test_3_3_an_artillery_marker_lets_its_owner_fire_the_strikes_of_the_scenario() -> None:
    position = Position().put("h_de_12i_1", "1306").put("h_fr_2c_hq", "1307").cup(*SPARE)
    game = position.draw("french_artillery_2", dice=[7], draws=["german_artillery_1"])
    assert (game.asked.point, game.kinds()) == ("DP-M3", ["fire", "pass"])
    game.take("fire")
    game.take("strike", hex="1306")
    assert [action.mode for action in game.offered("calibre")] == ["medium", "light"]


# -- 3.2: HQs ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2", "R-25")
def test_R_25_an_HQ_moves_like_the_fastest_unit_of_its_formation_on_the_map() -> None:
    position = Position().put("h_de_kg_hq", "1508").put("h_de_kg_ac", "1508").put("h_de_kg_k1", "1508")
    assert movement_of(position.state, position.state.setting.unit_index["h_de_kg_hq"]) == (12, WHEELS)
    slower = Position().put("h_de_kg_hq", "1508").put("h_de_kg_p3", "1508").put("h_de_kg_pak", "1508").printed(
        "h_de_kg_p3", ma=9)
    game = slower.activate("ge_kg")
    game.take("move", units=("h_de_kg_hq",))
    game.take("step", hex="1509")
    assert left_of(game) == 9 - 2  # tracks in clear terrain


@pytest.mark.rule("R-25")
def test_R_25_the_side_that_a_counter_shows_counts() -> None:
    position = Position().put("h_de_kg_hq", "1508").put("h_de_kg_ac", "1508", steps=1).put("h_de_kg_k1", "1508")
    setting = position.state.setting
    values = list(setting.ma)
    values[setting.unit_index["h_de_kg_ac"]] = (0, 4, 12)
    setting.ma = tuple(values)
    assert movement_of(position.state, setting.unit_index["h_de_kg_hq"]) == (10, WHEELS)


@pytest.mark.rule("R-25", "R-84")
def test_R_25_an_HQ_that_enters_before_its_tanks_pays_like_tanks() -> None:
    position = Position("stonne", turn=4).due("s_fr_45bcc_1", "s_fr_45bcc_hq")
    assert movement_of(position.state, position.state.setting.unit_index["s_fr_45bcc_hq"]) == (7, TRACKS)


@pytest.mark.rule("3.2", "8.4", "6.1", "R-44")
def test_3_2_a_neutralized_HQ_moves_half_its_allowance_down() -> None:
    position = Position().put(HQ, "1508", "neutralized").put("h_fr_1c_h39_3a", "1508")  # MA 7
    game = position.activate("fr_1_cuir", dice=[12])
    assert allowance(game.s, game.unit(HQ)) == 3
    game.take("move", units=(HQ,))
    game.take("step", hex="1509")
    assert left_of(game) == 1


def overrun(*dice: int, turn: int = 3) -> Table:
    """A German tank rolls over the HQ of 1. Cuirassiers in 1509; its tank stands in 1511."""
    position = (Position(turn=turn).put(HQ, "1509", "neutralized").put(TANK, "1512").put(PZ_IV, "1507")
                .put("h_de_5i_l1", "1501").cup("fr_1_cuir", *SPARE).mark("fr_1_cuir", "fatigued"))
    game = position.activate("ge_i_5_pzr", dice=dice, draws=["fr_1_cuir"])
    game.take("move", units=(PZ_IV,))
    game.take("step", hex="1508")
    game.decline()
    game.take("step", hex="1509")
    return game


@pytest.mark.rule("3.2", "R-23", "7.1")
def test_R_23_entering_a_hex_with_only_an_enemy_HQ_is_a_normal_move_that_overruns_it() -> None:
    game = overrun()
    assert game.where(PZ_IV) == "1509" and not game.where(HQ)
    assert PLACES[game.s.place[game.unit(HQ)]] == "turn_track"
    assert game.view("german")["units"][game.unit(HQ)]["return_turn"] == 4


@pytest.mark.rule("3.2", "3.5", "R-21", "R-23")
def test_R_23_its_units_are_out_of_command_at_once_and_the_formation_keeps_its_states() -> None:
    game = overrun()
    assert game.has(TANK, "out_of_command")
    assert game.has("fr_1_cuir", "fatigued") and not game.has(HQ, "neutralized")


@pytest.mark.rule("R-23")
def test_R_23_it_does_not_return_in_the_turn_of_the_overrun() -> None:
    game = overrun()
    game.decline()
    game.take("stop")
    game.take("end_activation")
    assert game.asked.about == ("fr_1_cuir",) and game.asked.point == "DP-M2"


def on_the_track(position: Position, hq: str = HQ, turn: int = 2) -> Position:
    s = position.state
    unit = s.setting.unit_index[hq]
    s.place[unit] = PLACES.index("turn_track")
    s.return_turn[unit] = turn
    return position


@pytest.mark.rule("3.2", "R-23", "R-21")
def test_R_23_it_comes_back_with_any_unit_of_the_formation_before_the_other_checks() -> None:
    position = on_the_track(Position().put(TANK, "1512", "out_of_command").put("h_fr_1c_s35_2a", "1508",
                                                                             "out_of_command"))
    game = position.mark("fr_1_cuir", "demoralized").cup(*SPARE).draw("fr_1_cuir", dice=[2])
    assert game.asked.point == "DP-X1" and not game.rolls()
    assert [action.target for action in game.asked.options] == [TANK, "h_fr_1c_s35_2a"]
    game.take("return_hq", target=TANK)
    assert game.where(HQ) == "1512" and not game.has(TANK, "out_of_command")
    assert game.has("h_fr_1c_s35_2a", "out_of_command")  # four hexes away
    assert len(game.rolls()) == 1


@pytest.mark.rule("R-23")
def test_R_23_with_no_unit_left_it_stays_off() -> None:
    position = on_the_track(Position().put("h_de_kg_p3", "2108").put("h_de_kg_hq", "2108"))
    game = position.cup("ge_kg", *SPARE).draw("fr_1_cuir", draws=["ge_kg"])
    assert game.asked.about == ("ge_kg",) and not game.where(HQ)


@pytest.mark.rule("R-23", "R-11")
def test_R_23_meanwhile_the_formation_cannot_be_repeated_nor_does_a_repeat_bring_the_HQ_back() -> None:
    position = on_the_track(Position().put(TANK, "1512").put("h_fr_2c_hq", "0908").put("h_fr_2c_s35_1b", "0908"))
    game = position.cup(*SPARE).draw("french_repeat_1")
    assert {action.target for action in game.offered("play_repeat")} == {"fr_2_cuir"}


@pytest.mark.rule("R-23", "9.1.4", "3.2")
def test_R_23_an_HQ_left_alone_by_a_lost_assault_is_overrun() -> None:
    position = Position().put("h_de_12i_1", "1508").put("h_de_12i_hq", "1508").put(TANK, "1509")
    game = position.activate("fr_1_cuir", dice=[7, 6], seed=1)
    game.take("move", units=(TANK,))
    game.take("assault", hex="1508")
    game.take("assault_fire", unit="h_de_12i_1")
    game.take("assault_fire", unit=TANK)
    assert game.offered("retreat", hex="1507", mode="with_hq")  # it may leave with the retreating unit
    game.take("retreat", hex="1507", mode="")
    assert [event.unit for event in game.happened("overrun")] == ["h_de_12i_hq"]


@pytest.mark.rule("R-23", "7.1")
def test_R_23_an_HQ_alone_does_not_enter_a_hex_with_an_enemy_HQ() -> None:
    game = Position().put(HQ, "1509").put(TANK, "1511").put(PZ_HQ, "1508").activate("fr_1_cuir")
    game.take("move", units=(HQ,))
    assert not game.offered("step", hex="1508") and game.offered("step", hex="1510")


# -- fire at HQs -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-24", "3.2", "1.1")
@pytest.mark.parametrize(("roll", "letter"), [(6, "R"), (4, "N"), (2, "1")])
def test_R_24_red_N_black_N_and_1_all_neutralize_an_HQ_and_nothing_destroys_it(roll: int, letter: str) -> None:
    position = Position().put(HQ, "1508").put(PZ_IV, "1510").put("h_de_5i_l1", "1501")
    game = position.activate("ge_i_5_pzr", dice=[roll])
    game.take("fire", unit=PZ_IV)
    check = game.check("fire_at", target=HQ, purpose="direct_fire")
    assert (check.number, terms(check)) == (6, {"distance": -1})  # armour 0
    game.take("fire_at", target=HQ)
    assert game.happened("hit")[0].result == letter
    assert game.has(HQ, "neutralized") and game.where(HQ) == "1508" and game.asked.point != "DP-N1"


@pytest.mark.rule("R-24", "8.4")
def test_R_24_a_neutralized_HQ_does_not_panic() -> None:
    position = Position().put(HQ, "1508", "neutralized").put(PZ_IV, "1510").put("h_de_5i_l1", "1501")
    game = position.activate("ge_i_5_pzr", dice=[4])
    game.take("fire", unit=PZ_IV)
    game.take("fire_at", target=HQ)
    assert len(game.rolls()) == 1 and game.has(HQ, "neutralized")


@pytest.mark.rule("R-24", "R-26", "T-08")
@pytest.mark.parametrize(("hex_", "seen"), [("1508", True), ("1507", False)])
def test_R_24_an_HQ_is_spotted_like_infantry(hex_: str, seen: bool) -> None:
    game = Position().put(HQ, hex_).put(PZ_IV, "1512").printed(PZ_IV, range=8).activate("ge_i_5_pzr")
    assert bool(game.offered("fire")) == seen


@pytest.mark.rule("R-24", "R-32")
def test_R_24_an_adjacent_HQ_does_not_pin_weapon_range() -> None:
    position = Position().put(HQ, "1509").put(TANK, "1507").put(PZ_IV, "1510")
    game = position.activate("ge_i_5_pzr")
    game.take("fire", unit=PZ_IV)
    assert {action.target for action in game.asked.options} == {HQ, TANK}


@pytest.mark.rule("R-24", "11", "R-76")
def test_R_24_an_HQ_does_not_take_objectives() -> None:
    game = Position().put(HQ, "1608").put(TANK, "1608").activate("fr_1_cuir")
    wansin = game.s.setting.hex_index["1609"]
    game.take("move", units=(HQ,))
    game.take("step", hex="1609")
    assert game.s.control[wansin] == 0
    game.take("stop")
    game.take("move", units=(TANK,))
    game.take("step", hex="1609")
    assert game.s.control[wansin] == 1


# -- 3.4: doctrine -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4", "R-20", "1.1")
@pytest.mark.parametrize(("unit", "hq", "formation", "limit"), [
    (TANK, HQ, "fr_1_cuir", 2), ("h_fr_12c_1", "h_fr_12c_hq", "fr_12_cuir", 2),
    ("h_fr_12c_3", "h_fr_12c_hq", "fr_12_cuir", 2), ("h_fr_rdp3_mg", "h_fr_rdp3_hq", "fr_iii_11_rdp", 2),
    (PZ_IV, PZ_HQ, "ge_i_5_pzr", 3), ("h_de_kg_pak", "h_de_kg_hq", "ge_kg", 3),
    ("h_de_12i_spw", "h_de_12i_hq", "ge_i_12_schr", 3)])
def test_3_4_units_of_every_type_stay_within_two_or_three_hexes_of_their_HQ(unit: str, hq: str, formation: str,
                                                                         limit: int) -> None:
    for distance in (limit - 1, limit):
        start, end = f"15{12 - distance:02d}", f"15{11 - distance:02d}"
        game = Position().put(unit, start).put(hq, "1512").activate(formation)
        game.take("move", units=(unit,))
        assert bool(game.offered("step", hex=end)) == (distance < limit)


@pytest.mark.rule("R-20")
def test_R_20_a_unit_outside_may_only_come_closer() -> None:
    game = Position().put(TANK, "1507").put(HQ, "1512").activate("fr_1_cuir")
    game.take("move", units=(TANK,))
    grid = game.s.setting.grid
    distances = {grid.distance(grid.index[action.hex], grid.index["1512"]) for action in game.offered("step")}
    assert distances == {4}  # from 5


@pytest.mark.rule("R-20", "10.3")
def test_R_20_no_limit_for_independents_nor_while_the_HQ_is_off_the_map_nor_together_with_it() -> None:
    free = Position("stonne").put("s_de_640", "0912").activate("ge_640_stug")
    free.take("move", units=("s_de_640",))
    assert free.offered("step", hex="0911")
    off = on_the_track(Position().put(TANK, "1510")).activate("fr_1_cuir")
    off.take("move", units=(TANK,))
    assert len(off.offered("step", mode="")) == 6
    together = Position().put(TANK, "1510").put(HQ, "1510").activate("fr_1_cuir")
    together.take("move", units=(TANK, HQ))
    for hex_ in ("1509", "1508", "1507"):
        together.take("step", hex=hex_)
    assert together.where(TANK) == together.where(HQ) == "1507"


@pytest.mark.rule("R-20", "6.3.3")
def test_R_20_retreats_ignore_doctrine() -> None:
    game = Position().put(TANK, "1509").put(HQ, "1511").put(PZ_IV, "1610").activate("ge_i_5_pzr")
    game.take("move", units=(PZ_IV,))
    game.take("step", hex="1510")
    assert game.offered("retreat", unit=TANK, hex="1508")


# -- 3.5: out of command -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-21", "3.5")
def test_R_21_an_HQ_that_walks_away_matters_only_in_the_next_administrative_phase() -> None:
    position = Position(turn=1).put(TANK, "1509").put(HQ, "1511").put(PZ_IV, "2105")
    game = position.activate("fr_1_cuir", seed=1)
    game.take("move", units=(HQ,))
    game.take("step", hex="1512")
    game.take("stop")
    assert not game.has(TANK, "out_of_command")
    game.take("end_activation")
    assert game.s.turn == 2 and game.has(TANK, "out_of_command")


@pytest.mark.rule("R-21", "3.5")
def test_R_21_a_retreat_checks_the_unit_that_retreats_and_no_other() -> None:
    position = Position().put(TANK, "1509").put(HQ, "1511").put(PZ_IV, "1610").put("h_fr_1c_h39_3a", "1601")
    game = position.activate("ge_i_5_pzr")
    game.take("move", units=(PZ_IV,))
    game.take("step", hex="1510")
    game.take("retreat", unit=TANK, hex="1508")
    assert game.has(TANK, "out_of_command") and not game.has("h_fr_1c_h39_3a", "out_of_command")


@pytest.mark.rule("3.5", "10.3")
def test_3_5_independent_units_are_never_out_of_command() -> None:
    position = Position(turn=1).attach("h_fr_rdp_at", "fr_i_11_rdp").put("h_fr_rdp_at", "0505")
    game = position.put("h_fr_rdp1_hq", "1511").put("h_fr_rdp1_a", "0506").turn_start(seed=1)
    assert game.has("h_fr_rdp1_a", "out_of_command") and not game.has("h_fr_rdp_at", "out_of_command")


@pytest.mark.rule("3.5", "6.2", "R-22")
def test_3_5_the_effects_of_6_2_hold_from_that_moment() -> None:
    position = Position().put(TANK, "1509", "out_of_command").put(PZ_IV, "1507")
    game = position.activate("fr_1_cuir", dice=[7])
    game.take("fire", unit=TANK)
    assert terms(game.check("fire_at", purpose="direct_fire"))["out_of_command"] == -1
    assert allowance(game.s, game.unit(TANK)) == 4
