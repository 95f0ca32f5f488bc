"""Part E of the specification, EX-16 to EX-27: victory, markers, command, reactions, assault, states."""

from __future__ import annotations

import pytest

from bk40qt.engine.dice import ScriptedDice
from bk40qt.engine.rules.blitz40.fire import is_dispersed
from bk40qt.engine.rules.blitz40.movement import allowance
from tests.engine.rules.blitz40.position import SYSTEM, Position, Table, scenario, terms

PZ_IV = "h_de_5i_m"  # German tank, attack 7, armour 3, range 3
SOMUA = "h_fr_1c_s35_1b"  # French tank, attack 9, armour 4, range 3
RIFLES = "h_de_12i_1"
CHASSEURS = "h_fr_rdp3_a"  # French infantry

# -- EX-16, EX-17 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-16", "12.1", "R-77", "T-10")
@pytest.mark.parametrize(("turn", "points", "winner"), [
    (2, 13, "french"), (2, 14, None), (2, 20, None), (2, 21, "german"), (1, 8, None), (1, 7, "french"),
    (1, 13, "german"), (6, 31, "french"), (6, 32, ""), (6, 42, ""), (6, 43, "german")])
def test_EX_16_victory_when_the_turn_ends(turn: int, points: int, winner: str | None) -> None:
    """None: play goes on; "": a draw."""
    position = Position(turn=turn).hold(points).put(SOMUA, "1511").put(PZ_IV, "1508").cup("fr_1_cuir")
    game = position.draw_next(draws=["fr_1_cuir"], seed=1)
    assert (game.outcome.winner if game.outcome else None) == winner
    assert game.s.turn == (turn + 1 if winner is None else turn)


@pytest.mark.rule("EX-17", "12.2", "10.3", "8.5")
def test_EX_17_pioneers_split_over_three_battalions_have_no_marker_and_act_with_them() -> None:
    companies = {"s_de_stp43_1": "ge_i_gd", "s_de_stp43_2": "ge_ii_gd", "s_de_stp43_3": "ge_iii_gd"}
    game = Table(SYSTEM, scenario("stonne"), 0, script=ScriptedDice(seed=1))
    while game.s.phase == "setup":
        wanted = [option for option in game.asked.options
                  if option.kind == "attach" and companies.get(option.unit) == option.target]
        kept = [option for option in game.asked.options if option.kind == "keep"]
        game.submit((wanted or kept or game.asked.options)[0])
    assert game.s.turn == 1 and game.marker("ge_stu_pion_43") == "removed"
    assert not [marker for marker in game.view("german")["markers"]["cup"] if marker == "ge_stu_pion_43"]
    for company, battalion in companies.items():
        assert game.s.total[game.formation(battalion)] == 10
        assert not game.has(company, "out_of_command")
    assert game.s.total[game.formation("ge_stu_pion_43")] == 0


@pytest.mark.rule("EX-17", "10.3", "3.5")
def test_EX_17_a_pioneer_company_acts_with_its_battalion_and_is_never_out_of_command() -> None:
    position = Position("stonne").attach("s_de_stp43_1", "ge_i_gd").put("s_de_stp43_1", "0401")
    game = position.put("s_de_gdi_1", "0112").put("s_de_gdi_hq", "0112").turn_start(draws=["ge_i_gd"], seed=1)
    assert not game.has("s_de_stp43_1", "out_of_command")  # after the Administrative Phase
    game.take("activate")
    assert game.offered("move", units=("s_de_stp43_1",))


@pytest.mark.rule("EX-17", "8.5", "R-57")
def test_EX_17_its_losses_count_for_the_battalion() -> None:
    position = (Position("stonne").attach("s_de_stp43_1", "ge_i_gd").put("s_de_stp43_1", "0910")
                .put("s_fr_205i_hq", "0911").losses("ge_i_gd", 4))
    game = position.strikes("french_artillery_1", dice=[2, 9])
    game.take("strike", hex="0910")
    game.take("calibre", mode="medium")
    assert game.has("ge_i_gd", "demoralized")
    assert game.s.lost[game.formation("ge_i_gd")] == 5


# -- EX-18 to EX-20: markers -------------------------------------------------------------------------------------------


def stuka_drawn(*dice: int) -> Table:
    position = (Position(turn=1).put(SOMUA, "1511").put(PZ_IV, "1508").marker("french_general_1", "held")
                .cup("fr_1_cuir"))
    return position.draw("german_stuka_1", dice=dice, draws=["fr_1_cuir"])


@pytest.mark.rule("EX-18", "5.5", "R-14")
def test_EX_18_a_3_cancels_the_stuka_marker_which_is_back_next_turn() -> None:
    game = stuka_drawn(3)
    assert (game.asked.point, game.asked.side) == ("DP-M1", "french")
    game.take("cancel", target="german_stuka_1")
    assert not game.happened("strike_declared")
    assert [(event.marker, event.to) for event in game.happened("marker_moved")][:2] == [
        ("french_general_1", "spent"), ("german_stuka_1", "skipped")]
    # The last marker of the cup was then drawn and carried: the next turn has begun.
    assert game.s.turn == 2 and game.marker("german_stuka_1") == "cup"


@pytest.mark.rule("EX-18", "5.5")
def test_EX_18_a_4_has_no_effect_and_the_general_is_spent_all_the_same() -> None:
    game = stuka_drawn(4)
    game.take("cancel", target="german_stuka_1")
    assert game.marker("french_general_1") == "spent"
    assert (game.asked.point, game.asked.side) == ("DP-M3", "german")
    game.take("fire")
    assert game.offered("strike", hex="1511")


@pytest.mark.rule("EX-19", "5.6", "R-08")
def test_EX_19_the_last_marker_of_the_cup_opens_the_next_turn() -> None:
    position = Position(turn=1).put(SOMUA, "1511").put(PZ_IV, "1508").cup("fr_1_cuir")
    game = position.draw_next(draws=["fr_1_cuir"])
    assert not game.happened("activated")
    drawn = [(event.marker, event.source) for event in game.happened("drawn")]
    assert drawn == [("fr_1_cuir", "cup"), ("fr_1_cuir", "carried")]
    filled = game.happened("cup_filled")[0]
    assert "fr_1_cuir" not in filled.markers and "ge_i_5_pzr" in filled.markers
    assert game.s.turn == 2 and game.asked.about == ("fr_1_cuir",)


def own_marker_with_repeat_in_hand() -> Table:
    position = Position().put(SOMUA, "1511").put("h_fr_1c_hq", "1511").marker("french_repeat_1", "held")
    return position.cup("ge_i_5_pzr", "ge_kg").put(PZ_IV, "1501").draw("fr_1_cuir", draws=["ge_i_5_pzr"])


@pytest.mark.rule("EX-20", "5.3", "R-10")
def test_EX_20_own_marker_and_repeat_marker_make_the_formation_fatigued() -> None:
    game = own_marker_with_repeat_in_hand()
    game.take("activate")
    game.take("end_activation")
    assert not game.has("fr_1_cuir", "fatigued") and game.asked.point == "DP-M6"
    game.take("play_repeat", target="fr_1_cuir")
    game.take("end_activation")
    assert game.has("fr_1_cuir", "fatigued")


@pytest.mark.rule("EX-20", "5.3")
def test_EX_20_a_skipped_own_marker_and_a_repeat_are_one_activation() -> None:
    game = own_marker_with_repeat_in_hand()
    game.take("pass")
    game.take("play_repeat", target="fr_1_cuir")
    game.take("end_activation")
    assert game.s.activations[game.formation("fr_1_cuir")] == 1
    assert not game.has("fr_1_cuir", "fatigued")


@pytest.mark.rule("EX-20", "R-11")
def test_EX_20_a_repeat_may_only_rest_a_fatigued_formation() -> None:
    position = Position().put(SOMUA, "1511").put("h_fr_1c_hq", "1511").mark("fr_1_cuir", "fatigued")
    game = position.put(PZ_IV, "1508").cup("ge_i_5_pzr", "ge_kg").draw("french_repeat_1", draws=["ge_i_5_pzr"])
    assert game.kinds() == ["play_rest", "hold"]
    game.take("play_rest", target="fr_1_cuir")
    assert not game.rolls() and not game.has("fr_1_cuir", "fatigued")
    assert game.s.activations[game.formation("fr_1_cuir")] == 0


# -- EX-21, EX-22: command ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-21", "3.4", "R-20")
@pytest.mark.parametrize(("unit", "hq", "formation", "legal"), [
    (CHASSEURS, "h_fr_rdp3_hq", "fr_iii_11_rdp", False), (RIFLES, "h_de_12i_hq", "ge_i_12_schr", True)])
def test_EX_21_from_distance_2_the_german_may_step_to_distance_3_and_the_french_not(
        unit: str, hq: str, formation: str, legal: bool) -> None:
    game = Position().put(unit, "1509").put(hq, "1511").activate(formation)
    game.take("move", units=(unit,))
    assert bool(game.offered("step", hex="1508")) == legal
    assert game.offered("step", hex="1510")


@pytest.mark.rule("EX-21", "3.5", "R-44", "6.2")
def test_EX_21_after_a_retreat_to_distance_3_a_french_company_is_out_of_command_and_MA_5_becomes_2() -> None:
    position = (Position().put(CHASSEURS, "1509").put("h_fr_rdp3_hq", "1511").put(PZ_IV, "1610")
                .printed(CHASSEURS, ma=5))
    game = position.activate("ge_i_5_pzr")
    assert allowance(game.s, game.unit(CHASSEURS)) == 5
    game.take("move", units=(PZ_IV,))
    game.take("step", hex="1510")
    game.take("retreat", unit=CHASSEURS, hex="1508")
    assert game.has(CHASSEURS, "out_of_command")
    assert allowance(game.s, game.unit(CHASSEURS)) == 2


@pytest.mark.rule("EX-22", "3.2", "R-23", "R-21")
def test_EX_22_an_HQ_overrun_in_turn_3_comes_back_with_its_own_marker_in_turn_4() -> None:
    position = (Position("stonne", turn=3).put("s_fr_205i_hq", "0910").put("s_fr_205i_1", "0911")
                .put("s_de_640", "0908").cup("fr_i_205_ri", "ge_640_stug"))
    game = position.activate("ge_640_stug", draws=["fr_i_205_ri", "ge_640_stug", "fr_i_205_ri"])
    game.take("move", units=("s_de_640",))
    for hex_ in ("0909", "0910"):
        game.take("step", hex=hex_)
        if hex_ == "0910":
            assert [(event.unit, event.turn) for event in game.happened("overrun")] == [("s_fr_205i_hq", 4)]
            assert game.has("s_fr_205i_1", "out_of_command")
        game.decline()
    while game.asked.side == "german":
        game.take("stop" if game.offered("stop") else "end_activation")
    # Own marker later in turn 3: it acts out of command.
    assert game.asked.point == "DP-M2" and game.s.turn == 3 and not game.where("s_fr_205i_hq")
    game.take("activate")
    assert game.has("s_fr_205i_1", "out_of_command")
    game.take("end_activation")
    # Turn 4: the carried German marker, then the own marker of the formation.
    assert game.s.turn == 4
    game.take("pass")
    assert game.asked.point == "DP-X1"
    game.take("return_hq", target="s_fr_205i_1")
    assert game.where("s_fr_205i_hq") == "0911" and not game.has("s_fr_205i_1", "out_of_command")
    assert game.asked.point == "DP-M2"
    game.take("activate")


# -- EX-23 to EX-27 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-23", "6.3.1", "6.3.2", "6.3.3")
def test_EX_23_after_an_attempt_only_return_fire_and_retreat_are_left() -> None:
    game = Position().put(PZ_IV, "1508").put(SOMUA, "1512").activate("fr_1_cuir", dice=[12, 7])
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1511")
    game.take("opportunity_fire", unit=PZ_IV)
    game.take("step", hex="1510")
    assert not game.offered("opportunity_fire") and game.offered("retreat", unit=PZ_IV)
    game.decline()
    game.take("fire", unit=SOMUA)
    game.take("fire_at", target=PZ_IV)
    assert game.offered("return_fire", unit=PZ_IV)


@pytest.mark.rule("EX-23", "2.B.2", "R-17")
def test_EX_23_the_marker_goes_when_its_formation_is_activated() -> None:
    game = Position().put(PZ_IV, "1508", "opp_used").put("h_de_kg_l1", "1507", "opp_used").activate("ge_i_5_pzr")
    assert not game.has(PZ_IV, "opp_used") and game.has("h_de_kg_l1", "opp_used")


@pytest.mark.rule("EX-23", "2.A", "R-17")
def test_EX_23_the_marker_goes_in_the_administrative_phase() -> None:
    game = Position().put(PZ_IV, "1508", "opp_used").put(SOMUA, "1512", "opp_used").turn_start(seed=1)
    assert not game.has(PZ_IV, "opp_used") and not game.has(SOMUA, "opp_used")


@pytest.mark.rule("EX-24", "4.2", "R-32")
def test_EX_24_an_adjacent_enemy_combat_unit_cuts_range_4_to_1() -> None:
    position = Position().put(PZ_IV, "1508").put(SOMUA, "1507").put("h_fr_1c_s35_2a", "1510").printed(PZ_IV, range=4)
    game = position.activate("ge_i_5_pzr")
    game.take("fire", unit=PZ_IV)
    assert [action.target for action in game.asked.options] == [SOMUA]


@pytest.mark.rule("EX-24", "4.2", "R-31")
def test_EX_24_printed_range_0_only_returns_fire() -> None:
    active = Position().put(RIFLES, "1508").put(SOMUA, "1509").printed(RIFLES, range=0).activate("ge_i_12_schr")
    assert not active.offered("fire")
    passive = Position().put(RIFLES, "1508").put(SOMUA, "1510").printed(RIFLES, range=0)
    game = passive.activate("fr_1_cuir", dice=[7])
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1509")
    assert not game.offered("opportunity_fire")
    game.decline()
    game.take("fire", unit=SOMUA)
    game.take("fire_at", target=RIFLES)
    assert game.offered("return_fire", unit=RIFLES)


@pytest.mark.rule("EX-25", "9.1.2", "9.1.5", "R-63", "R-65")
def test_EX_25_a_lone_neutralized_defender_fires_first_and_then_goes_or_pays() -> None:
    position = Position().put(RIFLES, "1508", "neutralized").put(SOMUA, "1509")
    game = position.activate("fr_1_cuir", dice=[7, 7])
    game.take("move", units=(SOMUA,))
    game.take("assault", hex="1508")
    check = game.check("assault_fire", unit=RIFLES)
    assert terms(check) == {"armour": -4, "same_hex": 1, "neutralized": -1} and check.number == 0
    game.take("assault_fire", unit=RIFLES)
    game.take("assault_fire", unit=SOMUA)
    assert (game.asked.point, game.asked.side) == ("DP-H4b", "german")
    assert game.kinds() == ["step_loss", "retreat"]


@pytest.mark.rule("EX-26", "7.2", "7.2.1", "7.2.2", "R-47")
def test_EX_26_a_tank_on_the_road_in_a_village_is_in_column_and_dispersed_when_its_action_ends() -> None:
    game = Position().put(SOMUA, "1608").put(RIFLES, "1509").put("h_fr_1c_s35_2a", "1501").activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1609", mode="column")
    checks = game.explain(game.offered("opportunity_fire", unit=RIFLES)[0]).checks
    assert [terms(check) for check in checks if check.compare == "crt"] == [{"armour": -4, "target_in_column": 1}]
    assert not is_dispersed(game.s, game.unit(SOMUA), game.s.hex[game.unit(SOMUA)])
    game.decline()
    game.take("stop")
    assert not game.has(SOMUA, "in_column")
    assert is_dispersed(game.s, game.unit(SOMUA), game.s.hex[game.unit(SOMUA)])


@pytest.mark.rule("EX-27", "10.2", "8.2.3")
def test_EX_27_entrenched_infantry_in_a_village_and_a_tank_beside_it() -> None:
    position = (Position("stonne").put("s_de_640", "0606").put("s_fr_205i_1", "0605").put("s_fr_45bcc_1", "0605")
                .works("0605", entrenchment="french"))
    game = position.activate("ge_640_stug")
    assert game.s.setting.terrain[game.s.setting.hex_index["0605"]] == "village"
    game.take("fire", unit="s_de_640")
    infantry = game.check("fire_at", target="s_fr_205i_1", purpose="direct_fire")
    assert (infantry.base, infantry.number) == (8, 4)
    assert terms(infantry) == {"target_village": -2, "target_entrenchment": -2}
    tank = game.check("fire_at", target="s_fr_45bcc_1", purpose="direct_fire")
    assert (tank.number, terms(tank)) == (6, {"armour": -3, "target_dispersed": 1})
