"""What was not offered is refused with its rule and a reason, and changes nothing: one test for each kind of question.

The field: on Hannut 1505 to 1512 is clear and level, 1609 is a village; a road runs 1510-1511.
"""

from __future__ import annotations

import pytest

from bk40qt.engine.decisions import Action
from bk40qt.engine.errors import IllegalActionError
from bk40qt.engine.game import Game
from bk40qt.players.random_player import RandomPlayer
from tests.engine.rules.blitz40.position import SYSTEM, Position, Table, camps, scenario

SOMUA, SOMUA_2, HOTCHKISS, CUIR_HQ = "h_fr_1c_s35_1b", "h_fr_1c_s35_2a", "h_fr_1c_h39_3a", "h_fr_1c_hq"
PZ4, PZ3, PZ_HQ = "h_de_5i_m", "h_de_5i_p3", "h_de_5i_hq"
CARRIER, COMPANY, SCH_HQ = "h_de_12i_spw", "h_de_12i_1", "h_de_12i_hq"
RIFLES, RIFLES_2, RDP_HQ = "h_fr_rdp3_a", "h_fr_rdp3_b", "h_fr_rdp3_hq"


def refused(game: Game, action: Action) -> str:
    """Submit what is not offered: nothing changes, and the error names rule and reason."""
    before, decision = game.state_hash(), game.decision
    with pytest.raises(IllegalActionError) as found:
        game.submit(action)
    assert game.state_hash() == before and game.decision == decision
    error = found.value
    assert error.rule and error.reason and "\n" not in str(error)
    return str(error)


def somua(where: str = "1508", *statuses: str) -> Position:
    return Position().put(SOMUA, where, *statuses).put(CUIR_HQ, "1507")


def begun(name: str = "hannut", **options: str) -> Table:
    return Table(SYSTEM, scenario(name), 1, options)


# -- any decision ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_6_1_the_wrong_kind_is_answered_with_what_is_asked() -> None:
    game = somua().activate("fr_1_cuir")
    assert refused(game, Action("accept", SOMUA)) == \
        "'accept' is not possible: the French decide on end activation, move (6.1)"
    assert refused(game, Action("step", hex="1509", units=(SOMUA,))) == \
        "'step' is not possible: the French decide on end activation, move (6.1)"  # only after `move`
    assert refused(game, Action("x\n" * 99)).startswith(r"'x\nx\n")
    game.take("move", units=(SOMUA,))
    assert refused(game, Action("move", units=(SOMUA,))) == \
        "'move' is not possible: the French decide on step, stop (7.1)"


@pytest.mark.rule("6.1", "0.2")
@pytest.mark.parametrize(("action", "answer"), [
    (Action("move", units=("nobody",)), "There is no 'nobody' in this game (6.1)"),
    (Action("fire", "nobody"), "There is no 'nobody' in this game (6.1)"),
    (Action("load", SOMUA, target="nobody"), "There is no 'nobody' in this game (6.1)"),
    (Action("move", units=(SOMUA,), hex="9999"), "There is no hex '9999' on this map (0.2)"),
    (Action("move", units=(SOMUA,), mode="sideways"),
     "Possible is: move 1/b S35 1 Cuir; move HQ 1 Cuir (6.1)"),
    (Action("end_activation", SOMUA), "Possible is: end activation (6.1)")])
def test_6_1_what_is_no_part_of_the_game_is_named(action: Action, answer: str) -> None:
    assert refused(somua().activate("fr_1_cuir"), action) == answer


@pytest.mark.rule("11")
def test_11_nothing_is_taken_after_the_end() -> None:
    game = somua().activate("fr_1_cuir")
    game.decision = None
    assert refused(game, Action("end_activation")) == "The game is over (11)"


@pytest.mark.rule("B.1")
@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_b_1_every_question_of_a_game_refuses_every_kind_of_nonsense(name: str) -> None:
    """At each decision point met for the first time: actions of all other points, and its own with another name."""
    game, player = Game(SYSTEM, scenario(name), 5, {"hidden_at_guns": "yes"}), RandomPlayer(5)
    known: dict[tuple[str, str], Action] = {}
    while (decision := game.decision) is not None:
        if (decision.point, decision.kind) not in {(point, kind) for point, kind in known}:
            known[decision.point, decision.kind] = player.choose(decision)
            one = known[decision.point, decision.kind]
            for other in [*known.values(), one._replace(unit="ge_i_gd"), one._replace(hex="0505"),
                          one._replace(units=(SOMUA, "s_de_640")), one._replace(target="fr_1_cuir")]:
                if other not in decision.options:
                    refused(game, other)
        game.submit(player.choose(decision))
    assert len(known) > 15


# -- acting ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5", "5.2", "8.4", "7.1", "8.1", "6.1")
def test_6_1_actions_that_a_unit_does_not_have() -> None:
    position = somua("1508", "neutralized").put(SOMUA_2, "1506").put(HOTCHKISS, "1505").put(PZ4, "1509")
    game = position.activate("fr_1_cuir", dice=[12])
    idle = "may act only while its formation is activated (5)"
    assert refused(game, Action("move", units=(PZ4,))) == refused(game, Action("fire", PZ4)) == f"4. m.Kp/5 PzR {idle}"
    assert refused(game, Action("move", units=(SOMUA,))) == "1/b S35 1 Cuir is neutralized and cannot move (8.4)"
    assert refused(game, Action("fire_move", units=(SOMUA,))) == "1/b S35 1 Cuir is neutralized and cannot move (8.4)"
    assert refused(game, Action("fire", HOTCHKISS)) == "3/a H39 1 Cuir has nobody to fire at (8.1)"
    assert refused(game, Action("fire_move", units=(HOTCHKISS,))) == \
        "3/a H39 1 Cuir cannot fire first and move afterwards (6.1)"
    assert refused(game, Action("move", units=(SOMUA_2, HOTCHKISS))) == \
        "2/a S35 1 Cuir and 3/a H39 1 Cuir are not in the same hex (R-52)"
    game.take("move", units=(SOMUA_2,))
    game.take("stop")
    assert refused(game, Action("move", units=(SOMUA_2,))) == refused(game, Action("fire", SOMUA_2)) == \
        "2/a S35 1 Cuir has already acted in this activation (5.2)"


@pytest.mark.rule("7.1")
def test_7_1_a_unit_with_nowhere_to_go_does_not_move() -> None:
    position = Position().put(SOMUA, "1508", "out_of_command").put(CUIR_HQ, "1506")
    around = ("h_de_kg_l1", PZ3, "h_de_5i_l1", PZ4, "h_de_5i_l2", CARRIER)
    for unit, place in zip(around, ("1507", "1608", "1609", "1509", "1409", "1408"), strict=True):
        position.put(unit, place)
    game = position.activate("fr_1_cuir")
    assert refused(game, Action("move", units=(SOMUA,))) == "1/b S35 1 Cuir has no step and no assault open to it (7.1)"


@pytest.mark.rule("7.1", "3.4", "7.2.1", "R-52", "9")
def test_7_1_steps_that_are_not_open() -> None:
    position = Position().put(SOMUA, "1510").put(SOMUA_2, "1510").put(CUIR_HQ, "1509").put(PZ4, "1610")
    game = position.activate("fr_1_cuir")
    both = (SOMUA, SOMUA_2)
    game.take("move", units=both)
    assert refused(game, Action("step", hex="1512", units=both)) == "1512 is more than 2 hexes from the HQ (3.4)"
    assert refused(game, Action("step", hex="1610", units=both)) == \
        "Enemy units hold 1610: it can be entered only by assault (9) (7.1)"
    assert refused(game, Action("step", hex="1511", units=(SOMUA,))) == \
        "The stack on the move is 1/b S35 1 Cuir, 2/a S35 1 Cuir (R-52)"
    assert refused(game, Action("step", hex="1410", units=both, mode="column")) == \
        "No road leads from 1510 to 1410 (7.2.1)"
    assert refused(game, Action("assault", hex="1511", units=both)) == "There is no known enemy combat unit in 1511 (9)"
    assert refused(game, Action("fire", SOMUA)) == \
        "1/b S35 1 Cuir has chosen to move and may fire only after its first step (R-94)"
    assert refused(game, Action("step", hex="1511", units=both, mode="gallop")).startswith(
        "Possible is: step 1/b S35 1 Cuir, 2/a S35 1 Cuir 1511")


@pytest.mark.rule("8.1.1", "4.2", "12.1")
def test_8_1_1_targets_that_are_none() -> None:
    game = somua().put(PZ4, "1510").put(PZ3, "1512").activate("fr_1_cuir")
    game.take("fire", unit=SOMUA)
    assert refused(game, Action("fire_at", SOMUA, target=PZ3)) == \
        "Pz III-Züge I/5 PzR is 4 hexes away, 1/b S35 1 Cuir reaches 3 (4.2)"
    assert refused(game, Action("fire_at", SOMUA, target=PZ4, mode="combined")) == \
        "1/b S35 1 Cuir carries no company that could fire with it (12.1)"


@pytest.mark.rule("12.2", "R-84")
def test_r_84_reinforcements_do_not_enter_anywhere() -> None:
    game = Position("stonne", 4).due("s_fr_45bcc_1").activate("fr_45_bcc")
    assert refused(game, Action("enter", hex="1309", units=("s_fr_45bcc_1",))) == \
        "1re Cie/45 BCC enters the map at 1310 (R-84)"


# -- reactions and retreats --------------------------------------------------------------------------------------------


def window(position: Position) -> Table:
    """1/b S35 has come to 1508."""
    game = position.put(SOMUA, "1507").put(CUIR_HQ, "1507").activate("fr_1_cuir", dice=[12, 12])
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1508")
    assert game.asked.point == "DP-R1"
    return game


@pytest.mark.rule("6.3.1", "6.3.2")
def test_6_3_1_opportunity_fire_is_tried_once() -> None:
    game = window(Position().put(PZ4, "1510").put(PZ3, "1510", "opp_used"))
    used = "Pz III-Züge I/5 PzR has already tried opportunity fire (6.3.1)"
    assert refused(game, Action("opportunity_fire", PZ3, target=SOMUA)) == used
    alone = window(Position().put(PZ3, "1510", "opp_used"))
    assert not alone.offered("opportunity_fire")
    assert refused(alone, Action("opportunity_fire", PZ3, target=SOMUA)) == used


@pytest.mark.rule("6.3.3", "7.3", "R-37")
def test_6_3_3_where_a_unit_may_not_retreat_to() -> None:
    position = Position().put(PZ4, "1509").put(PZ3, "1510").put("h_de_5i_l1", "1510").put("h_de_5i_l2", "1510")
    position.put(CARRIER, "1511", "neutralized").put("h_fr_2c_s35_1b", "1610")
    game = window(position)
    assert refused(game, Action("retreat", PZ4, "1508")) == \
        "4. m.Kp/5 PzR cannot retreat into 1508: enemy units are there (6.3.3)"
    assert refused(game, Action("retreat", PZ4, "1610")) == \
        "4. m.Kp/5 PzR cannot retreat into 1610: enemy units are there (6.3.3)"
    assert refused(game, Action("retreat", PZ4, "1512")) == "1512 is not adjacent to 4. m.Kp/5 PzR (6.3.3)"
    assert refused(game, Action("retreat", CARRIER, "1510")) == "1510 is full (3 units) (7.3)"
    assert refused(game, Action("retreat", "h_de_kg_p3", "1510")) == \
        "Pz III-Züge/6 PzR has no way to retreat now (6.3)"
    assert refused(game, Action("retreat", PZ4)).startswith("Possible is: retreat 4. m.Kp/5 PzR ")
    game.take("retreat", unit=PZ4, hex="1410")
    assert refused(game, Action("retreat", PZ4, "1409")) == \
        "4. m.Kp/5 PzR has already retreated in this enemy activation (R-37)"


@pytest.mark.rule("6.3.3", "7.3")
def test_6_3_3_from_a_full_hex_the_shortest_way_goes_on() -> None:
    position = Position().put(PZ4, "1509")
    for formation, place in (("5i", "1510"), ("35i", "1511")):
        for unit in ("l1", "l2", "p3"):
            position.put(f"h_de_{formation}_{unit}", place)
    game = window(position)
    game.take("retreat", unit=PZ4, hex="1510")
    assert game.kinds() == ["retreat_on"]
    assert refused(game, Action("retreat_on", PZ4, "1513")) == "1513 is not adjacent to 4. m.Kp/5 PzR (6.3.3)"
    assert refused(game, Action("retreat_on", PZ4, "1511")) == \
        "4. m.Kp/5 PzR has to go on to 1410 or 1411 or 1610 or 1611 (6.3.3)"


@pytest.mark.rule("R-58", "8.5.1")
def test_r_58_a_rout_goes_toward_the_own_edge() -> None:
    position = Position().put(SOMUA, "1311").put(CUIR_HQ, "1311").mark("fr_1_cuir", "demoralized")
    game = position.draw("fr_1_cuir", dice=[12])
    assert game.asked.point == "DP-X2"
    assert refused(game, Action("rout_step", SOMUA, "1411")) == "1/b S35 1 Cuir has to go on to 1212 or 1211 (R-58)"


def assaulted(*dice: int, **put: str) -> Table:
    """A Somua from 1508 assaults a rifle company in 1509."""
    position = somua().put(COMPANY, "1509")
    for unit, place in put.items():
        position.put(unit, place)
    game = position.activate("fr_1_cuir", dice=dice)
    game.take("move", units=(SOMUA,))
    game.take("assault", hex="1509")
    return game


@pytest.mark.rule("9.1.2", "9.1.3", "8.2.2")
def test_9_1_2_shots_in_an_assault() -> None:
    game = assaulted(7)
    assert refused(game, Action("assault_fire", COMPANY, target=CUIR_HQ)) == \
        "1./12 SchR can fire only at 1/b S35 1 Cuir in this assault (9.1.2)"
    assert refused(game, Action("assault_fire", SOMUA, target=COMPANY)) == \
        "1/b S35 1 Cuir has no shot in the assault now (9.1.2)"


@pytest.mark.rule("R-71", "9.1.5")
def test_9_1_5_retreats_out_of_an_assault() -> None:
    game = assaulted(3)
    game.take("assault_fire")
    assert game.asked.point == "DP-H2"
    assert refused(game, Action("retreat", SOMUA, "1507")) == \
        "1/b S35 1 Cuir can only go back to 1508, where it came from (R-71)"
    game = assaulted(7, 10)
    game.take("assault_fire")
    game.take("assault_fire")
    assert game.asked.point in ("DP-H3", "DP-H4")
    assert refused(game, Action("retreat", COMPANY, "1508")) == \
        "1./12 SchR cannot retreat into 1508: the enemy came from there (9.1.5)"
    assert refused(game, Action("retreat", COMPANY, "1510", mode="with_hq")).startswith("Possible is: ")


@pytest.mark.rule("9.1.4", "R-67")
def test_9_1_4_withdrawing_between_rounds() -> None:
    game = assaulted(7, 7)
    game.take("assault_fire")
    game.take("assault_fire")
    assert game.asked.point == "DP-H5"
    assert refused(game, Action("withdraw", COMPANY, "1508")) == \
        "1./12 SchR cannot withdraw into 1508: the enemy came from there (9.1.5)"
    game.take("fight_on")
    assert refused(game, Action("withdraw", SOMUA, "1507")) == \
        "Possible is: withdraw 1/b S35 1 Cuir (9.1.4)"
    assert refused(game, Action("withdraw", COMPANY)) == "1./12 SchR has no way to withdraw now (9.1.4)"


# -- markers and strikes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.3", "R-11")
def test_5_3_repeat_markers_played_on_the_wrong_formation() -> None:
    game = camps().mark("fr_2_cuir", "fatigued").mark("fr_1_cuir", "activated_repeat").draw("french_repeat_1")
    assert refused(game, Action("play_repeat", "french_repeat_1", target="fr_1_cuir")) == \
        "A repeat marker has already activated 1er Cuirassiers this turn (5.3)"
    assert refused(game, Action("play_repeat", "french_repeat_1", target="fr_2_cuir")) == \
        "2e Cuirassiers is fatigued: a repeat marker can only rest it (R-11)"
    assert refused(game, Action("play_rest", "french_repeat_1", target="fr_1_cuir")) == \
        "1er Cuirassiers is not fatigued: there is nothing to rest from (R-11)"
    assert refused(game, Action("play_rest", "french_repeat_1", target="ge_kg")) == \
        "Possible is: play rest French repeat marker 1 2e Cuirassiers (5.3)"
    game = camps().mark("fr_2_cuir", "demoralized").draw("french_repeat_1")
    assert refused(game, Action("play_repeat", "french_repeat_1", target="fr_2_cuir")) == \
        "2e Cuirassiers is demoralized and cannot be repeated (R-11)"


@pytest.mark.rule("8.6.1", "R-59")
def test_8_6_1_hexes_that_artillery_cannot_strike() -> None:
    position = somua("1509").put(PZ4, "1511").put(PZ3, "0101")
    game = position.strikes("french_artillery_1")
    assert refused(game, Action("strike", hex="1512")) == "There is no known enemy unit in 1512 (8.6.1)"
    assert refused(game, Action("group", hex="0101")) == "No HQ observes 0101 (8.6.1)"
    assert refused(game, Action("strike", hex="1511", mode="heavy")).startswith("Possible is: strike 1511")


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12", "7.3", "DP-S1")
def test_12_where_a_unit_is_not_set_up() -> None:
    game = begun()
    while game.asked.kind != "place":
        game.submit(game.asked.options[0])
    assert refused(game, Action("place", PZ4, "1607")) == "4. m.Kp/5 PzR is not to be set up now (12)"
    assert refused(game, Action("place", "h_fr_12c_1", "0101")) == (
        "1er Esc. moto/12 Cuir cannot be set up in 0101,"
        " but in 1001, 1002, 1003, 1101, 1102, 1103 and 10 other hexes (12)")
    for unit in ("h_fr_12c_1", "h_fr_12c_2", "h_fr_12c_3"):
        game.take("place", unit=unit, hex="1202")
    assert refused(game, Action("place", "h_fr_12c_4", "1202")) == "1202 is full (3 units) (7.3)"
    assert refused(game, Action("place", "h_fr_12c_1", "1203")) == "1er Esc. moto/12 Cuir has been set up already (12)"
    assert refused(game, Action("place", "h_fr_12c_4")).startswith("Possible is: place 4e Esc. AMD/12 Cuir ")
    game.take("place", unit="h_fr_12c_hq", hex="1202")  # HQs do not count


@pytest.mark.rule("12", "13.1")
def test_12_enemy_units_keep_their_hexes_but_hidden_ones_are_not_named() -> None:
    game = begun(hidden_at_guns="yes")
    player = RandomPlayer(3)
    while game.asked.kind != "place" or game.asked.side == "french":
        game.submit(player.choose(game.asked))
    s = game.s
    seen = next(unit for unit in s.setting.side_units[1] if s.hex[unit] >= 0 and not s.hidden[unit])
    assert refused(game, Action("place", PZ4, s.setting.hex_id[s.hex[seen]])).startswith("Enemy units stand in ")
    gun = s.setting.unit_index["h_fr_rdp_at"]
    s.hidden[gun] = True
    alone = s.setting.hex_index["0101"]
    s.stack[s.hex[gun]] = tuple(unit for unit in s.stack[s.hex[gun]] if unit != gun)
    s.hex[gun], s.stack[alone] = alone, (gun,)
    answer = refused(game, Action("place", PZ4, "0101"))
    assert answer == refused(game, Action("place", PZ4, "0102")).replace("0102", "0101")
