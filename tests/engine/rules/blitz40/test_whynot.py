"""Why can this unit not do that? Every reason with its rule, in the words that people read.

The field: on Hannut 1505 to 1512 is clear and level, 1609 is a village, 1610 an orchard; a road runs 1510-1511.
"""

from __future__ import annotations

import pytest

from bk40qt.engine.decisions import Action, Refusal
from bk40qt.engine.rules.blitz40.frames import Frame
from bk40qt.engine.rules.blitz40.sequence import TurnFrame
from bk40qt.engine.rules.blitz40.setup import SetupFrame
from bk40qt.engine.rules.blitz40.state import DUE, ELIMINATED, LEFT, TRACK, UNPLACED, WITHDRAWN
from tests.engine.rules.blitz40.position import Position, Table, camps

SOMUA, SOMUA_2, HOTCHKISS, CUIR_HQ = "h_fr_1c_s35_1b", "h_fr_1c_s35_2a", "h_fr_1c_h39_3a", "h_fr_1c_hq"
PZ4, PZ3, PZ_HQ = "h_de_5i_m", "h_de_5i_p3", "h_de_5i_hq"
CARRIER, COMPANY, SECOND, SCH_HQ = "h_de_12i_spw", "h_de_12i_1", "h_de_12i_2", "h_de_12i_hq"
RIFLES, RDP_HQ, PAK = "h_fr_rdp3_a", "h_fr_rdp3_hq", "h_de_kg_pak"


def why(game: Table, kind: str, unit: str = "", hex: str = "", target: str = "", units: tuple[str, ...] = (),
        mode: str = "") -> str:
    """The answer as people read it; "" if it can be done."""
    before = game.state_hash()
    answer = game.why_not(Action(kind, unit, hex, target, units, mode))
    assert game.state_hash() == before
    return "" if answer is None else str(answer)


def somua(where: str = "1508", *statuses: str) -> Position:
    return Position().put(SOMUA, where, *statuses).put(CUIR_HQ, "1507")


def cuirassiers(position: Position, *dice: int) -> Table:
    return position.activate("fr_1_cuir", dice=dice)


def march(game: Table, *hexes: str) -> Table:
    for place in hexes:
        game.take("step", hex=place)
        game.decline()
    return game


def marching(position: Position, *hexes: str, units: tuple[str, ...] = (SOMUA,), kind: str = "move") -> Table:
    game = cuirassiers(position, 7, 7)
    game.take(kind, units=units)
    return march(game, *hexes)


# -- questions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_6_1_only_four_things_can_be_asked() -> None:
    assert why(cuirassiers(somua()), "dance", SOMUA) == \
        "One can ask about move, fire, assault, activate, not about 'dance' (6.1)"


@pytest.mark.rule("1.1", "0.2", "8.1.1", "3.1")
@pytest.mark.parametrize(("question", "answer"), [
    (Action("move", "nobody", "1508"), "There is no unit 'nobody' (1.1)"),
    (Action("move", units=(SOMUA, "nobody"), hex="1508"), "There is no unit 'nobody' (1.1)"),
    (Action("move", SOMUA, "9999"), "There is no hex '9999' on this map (0.2)"),
    (Action("assault", SOMUA), "There is no hex '' on this map (0.2)"),
    (Action("fire", SOMUA, target="ghost"), "There is no unit 'ghost' to fire at (8.1.1)"),
    (Action("fire", SOMUA), "There is no unit '' to fire at (8.1.1)"),
    (Action("fire", SOMUA, "9999"), "There is no hex '9999' on this map (0.2)"),
    (Action("fire", SOMUA, "1509"), "There is no known enemy unit in 1509 (8.1.1)"),
    (Action("activate", "ghosts"), "There is no formation 'ghosts' (3.1)"),
    (Action("move", "x\n" * 400, "1508"), "There is no unit '" + r"x\n" * 20 + "' (1.1)")])
def test_1_1_what_does_not_exist_is_named(question: Action, answer: str) -> None:
    assert str(cuirassiers(somua()).why_not(question)) == answer


@pytest.mark.rule("11")
def test_11_nothing_can_be_done_when_the_game_is_over() -> None:
    game = cuirassiers(somua())
    game.s.phase = "over"
    assert why(game, "move", SOMUA, "1509") == "The game is over (11)"


@pytest.mark.rule("8.1.1")
def test_8_1_1_fire_can_be_asked_for_a_hex() -> None:
    game = cuirassiers(somua().put(PZ4, "1510").put(PZ3, "1513"))
    assert why(game, "fire", SOMUA, "1510") == ""
    assert why(game, "fire", SOMUA, "1513") == why(game, "fire", SOMUA, target=PZ3) != ""


# -- activate ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1", "2.B.1")
def test_5_1_only_the_formation_of_the_drawn_marker_is_activated() -> None:
    game = camps().marker("fr_2_cuir", "cup").draw("fr_1_cuir")
    assert why(game, "activate", "fr_1_cuir") == why(game, "activate", SOMUA) == ""
    assert why(game, "activate", "fr_2_cuir") == \
        "The marker of 2e Cuirassiers is not the one just drawn: it is still in the cup (5.1)"
    game.take("activate")
    assert why(game, "activate", "fr_1_cuir") == "1er Cuirassiers is activated already (5.1)"


@pytest.mark.rule("5.1", "5.5", "5.6", "12.2", "R-16")
@pytest.mark.parametrize(("place", "text"), [
    ("future", "not in the game yet"), ("pool", "not in the cup yet"), ("waiting", "held to be combined with another"),
    ("aside", "set aside for the opening"), ("carried", "kept for the next turn"),
    ("activated", "used up for this turn"), ("skipped", "used up for this turn"), ("removed", "out of the game")])
def test_5_1_where_the_marker_is_instead(place: str, text: str) -> None:
    game = camps().marker("fr_2_cuir", place).draw("fr_1_cuir")
    assert why(game, "activate", "fr_2_cuir").endswith(f"is not the one just drawn: it is {text} (5.1)")


@pytest.mark.rule("5.5")
def test_5_5_a_formation_that_waits_to_be_combined_can_be_activated_with_the_next() -> None:
    position = camps().marker("fr_2_cuir", "waiting").marker("french_general_1", "held")
    game = position.draw("fr_1_cuir")
    assert why(game, "activate", "fr_2_cuir") == why(game, "activate", "fr_1_cuir") == ""
    barrage = camps().marker("fr_2_cuir", "waiting").marker("french_general_1", "held").draw("french_artillery_1")
    assert why(barrage, "activate", "fr_2_cuir") == "" != why(barrage, "activate", "fr_1_cuir")


@pytest.mark.rule("5.5", "3.2")
def test_5_5_first_the_enemy_may_cancel_and_an_overrun_hq_comes_back() -> None:
    game = camps().marker("german_general_1", "held").draw("fr_1_cuir")
    assert why(game, "activate", "fr_1_cuir") == "First the Germans have to decide: cancel (5.5)"
    position = Position().put(SOMUA, "0907")
    hq = position.state.setting.unit_index[CUIR_HQ]
    position.state.place[hq], position.state.return_turn[hq] = TRACK, 2
    assert why(position.draw("fr_1_cuir"), "activate", "fr_1_cuir") == \
        "First the French have to decide: return of an HQ (3.2)"


@pytest.mark.rule("10.3", "8.5.1", "2.B")
def test_10_3_formations_that_are_never_activated() -> None:
    game = camps().mark("fr_2_cuir", "demoralized").mark("fr_12_cuir", "gone").draw("fr_1_cuir")
    assert why(game, "activate", "fr_11_rdp_at") == \
        "11e RDP antichar has no marker: its units act with the formations they are attached to (10.3)"
    assert why(game, "activate", "fr_12_cuir") == "12e Cuirassiers has no unit of its own left in the game (8.5.1)"
    assert why(game, "activate", "fr_2_cuir") == "2e Cuirassiers is demoralized and cannot be activated (8.5.1)"


@pytest.mark.rule("2.B", "13.1")
def test_2_b_formations_are_activated_in_the_operations_phase() -> None:
    position = Position(hidden_at_guns="yes").attach("h_fr_rdp_at", "fr_iii_11_rdp")
    for unit in range(position.state.setting.unit_count):
        position.state.place[unit] = UNPLACED
    position.state.phase = "setup"
    frames: list[Frame] = [TurnFrame(), SetupFrame()]
    game = position.start(frames)
    assert why(game, "activate", "fr_1_cuir") == \
        "Formations are activated in the operations phase, this is the setup phase (2.B)"
    assert "11e RDP antichar" in why(game, "activate", "h_fr_rdp_at")  # to whom it is attached is not told


@pytest.mark.rule("5.3", "R-11")
@pytest.mark.parametrize(("status", "answer"), [
    ("activated_repeat", "A repeat marker has already activated 2e Cuirassiers this turn (5.3)"),
    ("activations", "2e Cuirassiers has already been activated twice this turn (5.3)"),
    ("fatigued", "2e Cuirassiers is fatigued: a repeat marker can only rest it (R-11)"),
    ("neutralized", "2e Cuirassiers cannot be repeated: HQ 2 Cuir is neutralized (R-11)"),
    ("overrun", "2e Cuirassiers cannot be repeated: HQ 2 Cuir is not on the map (R-11)"),
    ("empty", "2e Cuirassiers cannot be repeated: it has no combat unit on the map (5.3)"), ("", "")])
def test_5_3_why_a_repeat_marker_does_not_activate_a_formation(status: str, answer: str) -> None:
    position = camps()
    s, index = position.state, position.state.setting.unit_index
    if status in ("activated_repeat", "fatigued"):
        position.mark("fr_2_cuir", status)
    elif status == "activations":
        s.activations[s.setting.formation_index["fr_2_cuir"]] = 2
    elif status == "neutralized":
        s.neutralized[index["h_fr_2c_hq"]] = True
    elif status:
        gone = index["h_fr_2c_hq" if status == "overrun" else "h_fr_2c_s35_1b"]
        s.stack[s.hex[gone]] = tuple(unit for unit in s.stack[s.hex[gone]] if unit != gone)
        s.place[gone], s.hex[gone] = TRACK if status == "overrun" else ELIMINATED, -1
    assert why(position.draw("french_repeat_1"), "activate", "fr_2_cuir") == answer
    held = position.marker("french_repeat_1", "held").draw("fr_1_cuir")
    assert why(held, "activate", "fr_2_cuir") == answer  # from the hand, beside another formation marker


# -- any action --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5")
def test_5_only_units_of_an_activated_formation_act() -> None:
    game = cuirassiers(somua().put(PZ4, "1511").put("h_fr_2c_s35_1b", "1506"))
    idle = "may act only while its formation is activated (5)"
    assert why(game, "move", PZ4, "1510") == why(game, "fire", PZ4, target=SOMUA) == f"4. m.Kp/5 PzR {idle}"
    assert why(game, "assault", "h_fr_2c_s35_1b", "1507") == f"1/b S35 2 Cuir {idle}"
    assert why(camps().draw("fr_1_cuir"), "move", SOMUA, "0906") == f"1/b S35 1 Cuir {idle}"


@pytest.mark.rule("1.2", "3.2", "8.5.1", "12", "12.2")
@pytest.mark.parametrize(("place", "answer"), [
    (UNPLACED, "has not been set up (12)"), (DUE, "has not entered the map yet (12.2)"),
    (TRACK, "was overrun and waits on the turn track (3.2)"), (ELIMINATED, "is eliminated (1.2)"),
    (LEFT, "has left the map (8.5.1)"), (WITHDRAWN, "has been withdrawn (12.2)")])
def test_1_2_units_off_the_map_do_not_act(place: int, answer: str) -> None:
    position = somua().put(PZ4, "1511")
    position.state.place[position.state.setting.unit_index[SOMUA_2]] = place
    game = cuirassiers(position)
    assert why(game, "fire", SOMUA_2, target=PZ4) == f"2/a S35 1 Cuir {answer}"
    assert why(game, "assault", SOMUA_2, "1511") == f"2/a S35 1 Cuir {answer}"


@pytest.mark.rule("6.1", "R-51")
def test_6_1_riding_infantry_acts_with_its_carrier() -> None:
    position = Position().put(CARRIER, "1509").put(COMPANY, "1509").aboard(COMPANY, CARRIER).put(SCH_HQ, "1509")
    game = position.put(RIFLES, "1508").activate("ge_i_12_schr")
    answer = "1./12 SchR rides SPW I/12 SchR and acts only with it (6.1)"
    assert why(game, "move", COMPANY, "1510") == why(game, "fire", COMPANY, target=RIFLES) == answer


@pytest.mark.rule("8.5.1")
def test_8_5_1_units_of_a_formation_demoralized_meanwhile_act_no_more() -> None:
    game = cuirassiers(somua())
    game.s.demoralized[game.formation("fr_1_cuir")] = True
    assert why(game, "move", SOMUA, "1509") == "The formation of 1/b S35 1 Cuir is demoralized and acts no more (8.5.1)"


@pytest.mark.rule("5.2", "R-50", "R-52")
def test_r_50_one_after_the_other_and_each_once() -> None:
    position = Position().put(SOMUA, "1507").put(SOMUA_2, "1507").put(HOTCHKISS, "1507").put(CUIR_HQ, "1507")
    game = marching(position, "1508", units=(SOMUA, SOMUA_2))
    assert why(game, "move", HOTCHKISS, "1508") == \
        "3/a H39 1 Cuir has to wait for 1/b S35 1 Cuir, 2/a S35 1 Cuir (R-50)"
    game.take("drop", unit=SOMUA_2)
    assert why(game, "move", SOMUA_2, "1509") == "2/a S35 1 Cuir has stayed behind: its action is over (R-52)"
    game.take("stop")
    assert why(game, "move", SOMUA, "1509") == "1/b S35 1 Cuir has already acted in this activation (5.2)"


@pytest.mark.rule("6.3", "8.3")
def test_6_3_while_the_enemy_reacts_nobody_moves() -> None:
    game = cuirassiers(somua("1507").put(PZ4, "1509"), 2, 5)
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1508")
    assert game.asked.point == "DP-R1"
    assert why(game, "move", SOMUA, "1507") == "First the Germans have to decide: reaction (6.3)"
    game.take("opportunity_fire")
    assert game.asked.point == "DP-N1"
    assert why(game, "fire", SOMUA, target=PZ4) == "First the French have to decide: result (8.3)"


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1")
def test_7_1_a_hex_near_or_far_can_be_reached() -> None:
    game = cuirassiers(somua().put(PZ4, "1511"))
    assert why(game, "move", SOMUA, "1509") == why(game, "move", SOMUA, "1505") == ""
    assert why(game, "move", SOMUA, "1508") == "1/b S35 1 Cuir is already in 1508 (7.1)"
    assert why(game, "move", SOMUA, "1511") == "Enemy units hold 1511: it can be entered only by assault (9) (7.1)"


@pytest.mark.rule("3.4", "R-20")
def test_3_4_doctrine_keeps_units_near_their_hq() -> None:
    game = cuirassiers(somua("1509"))
    for place in ("1510", "1512"):
        assert why(game, "move", SOMUA, place) == f"{place} is more than 2 hexes from the HQ (3.4)"
    assert why(game, "move", CUIR_HQ, "1511") == ""


@pytest.mark.rule("7.1", "T-05")
def test_7_1_movement_points_left_and_wanted() -> None:
    game = marching(somua("1508").put(PZ4, "1513"), "1507", "1508", "1509")  # 6 of 8 points
    assert why(game, "move", SOMUA, "1409") == ""
    assert why(game, "move", SOMUA, "1609") == "1/b S35 1 Cuir has 2 movement points left, 1609 costs 4 (7.1)"
    assert why(game, "move", SOMUA, "1507") == "1/b S35 1 Cuir cannot reach 1507 with 2 movement points (7.1)"


@pytest.mark.rule("7.1", "7.2.1", "R-46")
def test_7_1_too_dear_directly_but_not_by_the_road() -> None:
    position = Position().put(SOMUA, "0311").put(CUIR_HQ, "0312").printed(SOMUA, ma=5)
    game = marching(position, "0312")  # 0413 lies across a stream, but the road has a bridge
    assert why(game, "move", SOMUA, "0413") == \
        "1/b S35 1 Cuir has 3 movement points left, 0413 costs 6; it can go round (7.1)"
    assert why(march(game, "0313"), "move", SOMUA, "0413") == ""


@pytest.mark.rule("7.2.1")
def test_7_2_1_column_needs_a_road() -> None:
    game = cuirassiers(Position().put(SOMUA, "1510").put(CUIR_HQ, "1510").put(PZ4, "1509"))
    assert why(game, "move", SOMUA, "1511", mode="column") == ""
    assert why(game, "move", SOMUA, "1410", mode="column") == "No road leads from 1510 to 1410 (7.2.1)"
    assert why(game, "assault", SOMUA, "1509", mode="column") == "No road leads from 1510 to 1509 (7.2.1)"


@pytest.mark.rule("7.3")
def test_7_3_a_full_hex_can_be_passed_but_not_held() -> None:
    full = somua("1508").put("h_fr_2c_s35_1b", "1509").put("h_fr_2c_s35_2a", "1509").put("h_fr_2c_s35_2b", "1509")
    game = cuirassiers(full)
    assert why(game, "move", SOMUA, "1509") == ""  # through it
    two_away = cuirassiers(full.put(SOMUA_2, "1507"))
    assert why(two_away, "move", SOMUA_2, "1509") == "1509 is full (3 units) (7.3)"
    last = marching(full, "1508", units=(SOMUA_2,))
    march(last, "1507", "1508")
    assert why(last, "move", SOMUA_2, "1509") == "1509 is full (3 units) (7.3)"


@pytest.mark.rule("8.4", "R-43")
def test_8_4_neutralized_units_do_not_move() -> None:
    game = cuirassiers(somua("1508", "neutralized"), 12)
    answer = "1/b S35 1 Cuir is neutralized and cannot move (8.4)"
    assert why(game, "move", SOMUA, "1509") == why(game, "assault", SOMUA, "1509") == answer
    switch = Position(neutralized_may_move_one_hex="yes").put(SOMUA, "1508", "neutralized").put(CUIR_HQ, "1507")
    game = cuirassiers(switch, 12)
    assert why(game, "move", SOMUA, "1509") == ""
    assert why(game, "move", SOMUA, "1506") == "A neutralized unit moves one hex at most (R-43)"


@pytest.mark.rule("3.2", "R-23")
def test_3_2_only_combat_units_overrun_an_hq() -> None:
    game = cuirassiers(somua().put(PZ_HQ, "1509"))
    assert why(game, "move", SOMUA, "1509") == ""
    assert why(game, "move", CUIR_HQ, "1509") == "An enemy HQ is in 1509: only a combat unit can overrun it (3.2)"


@pytest.mark.rule("R-52", "7.1", "R-51", "8.4")
def test_r_52_a_stack_moves_together_or_not_at_all() -> None:
    position = Position().put(SOMUA, "1508").put(SOMUA_2, "1508", "neutralized").put(CUIR_HQ, "1507")
    game = cuirassiers(position.put(HOTCHKISS, "1506"), 12)
    assert why(game, "move", units=(SOMUA, SOMUA_2), hex="1509") == \
        "2/a S35 1 Cuir is neutralized and cannot move (8.4)"
    assert why(game, "move", units=(SOMUA, HOTCHKISS), hex="1509") == \
        "1/b S35 1 Cuir and 3/a H39 1 Cuir are not in the same hex (R-52)"
    four = ("h_fr_1c_s35_1a", SOMUA, SOMUA_2, HOTCHKISS)
    position = Position().put(CUIR_HQ, "1508")
    for unit in four:
        position.put(unit, "1508")
    game = cuirassiers(position)
    assert why(game, "move", units=four, hex="1509") == "A stack on the move has 3 units at most (7.1)"
    assert why(game, "move", units=(*four[:3], CUIR_HQ), hex="1509") == ""
    game.take("move", units=four[:3])
    assert why(game, "move", units=four[1:], hex="1509") == \
        "3/a H39 1 Cuir has to wait for 1/a S35 1 Cuir, 1/b S35 1 Cuir, 2/a S35 1 Cuir (R-50)"
    assert why(game, "move", units=four[1:3], hex="1509") == \
        "The stack on the move is 1/a S35 1 Cuir, 1/b S35 1 Cuir, 2/a S35 1 Cuir (R-52)"
    game.take("step", hex="1509")
    assert why(game, "move", units=(SOMUA,), hex="1508") == why(game, "move", SOMUA, "1508") == ""
    assert why(game, "move", units=(SOMUA, SOMUA), hex="1508") == ""


@pytest.mark.rule("R-51", "R-52")
def test_r_51_who_has_loaded_goes_on_alone() -> None:
    position = Position().put(CARRIER, "1509").put(COMPANY, "1509").put(SECOND, "1509").put(SCH_HQ, "1509")
    game = position.put(RIFLES, "1510").activate("ge_i_12_schr")
    game.take("load", unit=COMPANY)
    assert why(game, "move", units=(SECOND, CARRIER), hex="1508") == \
        "SPW I/12 SchR has loaded or unloaded and goes on alone (R-51)"
    assert why(game, "assault", SECOND, "1510") == why(game, "move", CARRIER, "1508") == ""
    game.take("move", units=(CARRIER,))
    assert why(game, "fire", CARRIER, target=RIFLES) == \
        "SPW I/12 SchR has loaded or unloaded and may move or fire, not both (R-51)"


@pytest.mark.rule("8.1.1", "R-94", "6.1")
def test_r_94_fire_and_movement_keep_their_order() -> None:
    both = Position().put(SOMUA, "1508").put(SOMUA_2, "1508").put(CUIR_HQ, "1507").put(PZ4, "1510").put(PZ_HQ, "1512")
    game = cuirassiers(both, 7, 7, 7)
    game.take("fire_move", units=(SOMUA, SOMUA_2))
    assert why(game, "fire", SOMUA, target=PZ3) == "Pz III-Züge I/5 PzR is not in sight (8.1)"
    assert why(game, "fire", SOMUA, target=PZ_HQ) == "HQ I/5 PzR is 4 hexes away, 1/b S35 1 Cuir reaches 3 (4.2)"
    assert why(game, "move", SOMUA_2, "1509") == "2/a S35 1 Cuir is to fire first and to move afterwards (6.1)"
    game.take("fire", unit=SOMUA)
    assert why(game, "move", SOMUA, "1509") == "1/b S35 1 Cuir has to choose its target first (8.1.1)"
    assert why(game, "fire", SOMUA_2, target=PZ4) == \
        "2/a S35 1 Cuir has to wait for 1/b S35 1 Cuir (R-50)"
    game.take("fire_at")
    game.decline()
    assert why(game, "fire", SOMUA, target=PZ4) == "1/b S35 1 Cuir has already fired (6.1)"
    assert why(game, "fire", SOMUA_2, target=PZ4) == why(game, "move", SOMUA_2, "1509") == ""
    assert why(game, "assault", SOMUA, "1510") == "1/b S35 1 Cuir fires and moves, and does not assault as well (6.1)"
    game.take("move_on")
    assert why(game, "fire", SOMUA_2, target=PZ4) == \
        "2/a S35 1 Cuir could fire before it moved, and fires no more (R-94)"
    game = marching(both, "1509", units=(SOMUA, SOMUA_2))
    game.take("fire", unit=SOMUA)
    game.take("fire_at")
    game.decline()
    assert why(game, "move", SOMUA_2, "1508") == "1/b S35 1 Cuir fired after moving: the movement is over (R-94)"
    assert why(game, "fire", SOMUA_2, target=PZ4) == ""


def ambush() -> Table:
    position = Position(hidden_at_guns="yes").put(SOMUA, "1508").put(CUIR_HQ, "1507").put(PAK, "1509", "hidden")
    game = marching(position.put(PZ4, "1510"), "1507", "1508")
    game.take("step", hex="1509")
    return game


@pytest.mark.rule("R-89", "13.1")
def test_r_89_a_gun_that_was_hidden_is_assaulted_or_left_alone() -> None:
    game = ambush()
    answer = "A gun was hidden in 1509: 1/b S35 1 Cuir may assault it or stop (R-89)"
    assert why(game, "move", SOMUA, "1507") == why(game, "fire", SOMUA, target=PZ4) == answer
    assert why(game, "assault", SOMUA, "1509") == ""


@pytest.mark.rule("13.1", "R-89")
def test_13_1_a_hidden_gun_changes_no_answer() -> None:
    answers = []
    for place in ("1509", "1609", "1512"):
        position = Position(hidden_at_guns="yes").put(SOMUA, "1508").put(CUIR_HQ, "1507").put(PAK, place, "hidden")
        game = cuirassiers(position)
        questions = [Action("move", SOMUA, "1509"), Action("assault", SOMUA, "1509"), Action("fire", SOMUA, "1509"),
                     Action("fire", SOMUA, target=PAK), Action("fire", PAK, target=SOMUA), Action("move", PAK, "1510"),
                     Action("activate", PAK), Action("fire", SOMUA, target="h_de_kg_p3")]
        answers.append([game.why_not(question) for question in questions])
    assert answers[0] == answers[1] == answers[2]
    assert answers[0][0] is None and answers[0][3] == Refusal("8.1", "1./Pz.Jg 39 is not in sight")
    assert answers[0][7] == Refusal("8.1", "Pz III-Züge/6 PzR is not in sight")  # off the map: no other words


# -- reinforcements ----------------------------------------------------------------------------------------------------


def stonne(turn: int = 4) -> Position:
    return Position("stonne", turn).due("s_fr_45bcc_1", "s_fr_45bcc_2", "s_fr_45bcc_hq", "s_fr_67i_1", "s_fr_67i_hq",
                                        "s_fr_49bcc_1", "s_fr_49bcc_3")


@pytest.mark.rule("12.2", "R-84")
def test_r_84_reinforcements_enter_in_their_turn_and_zone() -> None:
    game = stonne().activate("fr_45_bcc", "fr_i_67_ri")
    assert why(game, "move", "s_fr_45bcc_1", "1310") == ""
    assert why(game, "move", units=("s_fr_45bcc_1", "s_fr_45bcc_2"), hex="1310") == ""
    assert why(game, "move", "s_fr_45bcc_1", "1210") == "1re Cie/45 BCC enters the map at 1310 (R-84)"
    assert why(game, "move", units=("s_fr_45bcc_1", "s_fr_67i_1"), hex="1310") == \
        "1re Cie/45 BCC, 1re Cie/67 RI enter each with its own formation (R-84)"
    game = stonne().activate("fr_49_bcc")
    assert why(game, "move", "s_fr_49bcc_3", "1310") == ""
    assert why(game, "move", "s_fr_49bcc_1", "1310") == "1re Cie/49 BCC arrives in turn 8 (12.2)"


@pytest.mark.rule("R-84", "7.3", "3.2", "7.2.1")
def test_r_84_what_keeps_reinforcements_out_of_the_entry_hex() -> None:
    game = stonne().put("s_de_gdi_hq", "1310").activate("fr_45_bcc")
    assert why(game, "move", "s_fr_45bcc_1", "1310") == ""
    assert why(game, "move", "s_fr_45bcc_hq", "1310") == \
        "An enemy HQ is in 1310: only a combat unit can overrun it (3.2)"
    position = stonne().put("s_fr_205i_1", "1310").put("s_fr_205i_2", "1310").put("s_fr_205i_3", "1310")
    assert why(position.activate("fr_45_bcc"), "move", "s_fr_45bcc_1", "1310") == ""  # through it
    for unit, place in (("gdi_1", "1309"), ("gdi_2", "1311"), ("gdi_3", "1211"), ("gdi_mg", "1210")):
        position.put(f"s_de_{unit}", place)
    game = position.activate("fr_45_bcc")
    assert why(game, "move", "s_fr_45bcc_1", "1310") == "1310 is full (3 units) (7.3)"
    germans = Position("stonne", 7).due("s_de_69i_1").activate("ge_i_schr_69")
    assert why(germans, "move", "s_de_69i_1", "0104") == ""
    assert why(germans, "move", "s_de_69i_1", "0104", mode="column") == "No road enters the map at 0104 (7.2.1)"
    game = cuirassiers(somua().due(SOMUA_2))  # no zone is named for it
    assert why(game, "move", SOMUA_2, "0106") == "2/a S35 1 Cuir enters the map at no hex now (R-84)"


# -- assault -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9", "9.1.1")
def test_9_an_assault_next_door_or_at_the_end_of_a_march() -> None:
    game = cuirassiers(somua("1507").put(PZ4, "1509"))
    assert why(game, "assault", SOMUA, "1509") == ""
    assert why(game, "assault", SOMUA, "1506") == "There is no known enemy combat unit in 1506 (9)"


@pytest.mark.rule("9.1.1", "3.4")
def test_9_1_1_an_enemy_out_of_reach_or_beyond_the_doctrine() -> None:
    game = cuirassiers(somua("1509").put(PZ4, "1510").put(PZ3, "1513"))
    assert why(game, "assault", SOMUA, "1510") == "1510 is more than 2 hexes from the HQ (3.4)"
    assert why(game, "assault", SOMUA, "1513") == \
        "1/b S35 1 Cuir cannot get next to 1513 with points left to assault it (9.1.1)"


@pytest.mark.rule("9.1.1", "R-44")
def test_9_1_1_an_assault_costs_a_quarter_of_the_ma_more() -> None:
    game = marching(somua("1507").put(PZ4, "1509"), "1506", "1507", "1508")
    assert why(game, "assault", SOMUA, "1509") == \
        "1/b S35 1 Cuir has 2 movement points left, the assault on 1509 costs 4 (9.1.1)"


@pytest.mark.rule("9.1.1", "6.2", "8.4", "R-64")
@pytest.mark.parametrize(("unit", "status", "text"), [
    (CUIR_HQ, "", "HQ 1 Cuir may not assault: it is an HQ"),
    (SOMUA, "out_of_command", "1/b S35 1 Cuir may not assault: it is out of command")])
def test_9_1_1_who_may_not_assault(unit: str, status: str, text: str) -> None:
    position = Position().put(SOMUA, "1508", *([status] if status else [])).put(CUIR_HQ, "1508").put(PZ4, "1509")
    game = cuirassiers(position.put(SOMUA_2, "1508"))
    assert why(game, "assault", unit, "1509") == f"{text} (9.1.1)"
    assert why(game, "assault", units=(SOMUA_2, unit), hex="1509") == f"{text} (9.1.1)"  # nor with others


@pytest.mark.rule("9.1.1", "8.4", "R-43")
def test_9_1_1_neutralized_units_do_not_assault_even_where_they_may_move() -> None:
    position = Position(neutralized_may_move_one_hex="yes").put(SOMUA, "1508", "neutralized").put(CUIR_HQ, "1507")
    assert why(cuirassiers(position.put(PZ4, "1509"), 12), "assault", SOMUA, "1509") == \
        "1/b S35 1 Cuir may not assault: it is neutralized (9.1.1)"


@pytest.mark.rule("9.1.1", "R-51", "6.1")
def test_9_1_1_a_loaded_carrier_and_one_that_has_unloaded_do_not_assault() -> None:
    position = Position().put(CARRIER, "1508").put(COMPANY, "1508").aboard(COMPANY, CARRIER).put(SCH_HQ, "1507")
    game = position.put(RIFLES, "1509").activate("ge_i_12_schr")
    assert why(game, "assault", CARRIER, "1509") == \
        "SPW I/12 SchR may not assault: the infantry aboard has to dismount first (9.1.1)"
    game.take("unload", unit=COMPANY)
    assert why(game, "assault", COMPANY, "1509") == "1./12 SchR has loaded or unloaded and may only move or fire (R-51)"


# -- fire --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1", "6.1", "R-51")
def test_8_1_what_can_be_fired_at_and_by_whom() -> None:
    position = somua().put(SOMUA_2, "1507").put(CARRIER, "1510").put(COMPANY, "1510").aboard(COMPANY, CARRIER)
    game = cuirassiers(position)
    assert why(game, "fire", SOMUA, target=CARRIER) == ""
    assert why(game, "fire", SOMUA, target=SOMUA_2) == "2/a S35 1 Cuir is on the same side as 1/b S35 1 Cuir (8.1)"
    assert why(game, "fire", SOMUA, target=PZ4) == "4. m.Kp/5 PzR is not in sight (8.1)"
    assert why(game, "fire", SOMUA, target=COMPANY) == \
        "1./12 SchR rides SPW I/12 SchR: only the carrier can be fired at (R-51)"
    assert why(game, "fire", CUIR_HQ, target=CARRIER) == "HQ 1 Cuir is an HQ and has no weapons (6.1)"


@pytest.mark.rule("4.2", "R-32", "8.4", "8.5.1")
def test_4_2_weapon_range_and_what_cuts_it() -> None:
    far = "4. m.Kp/5 PzR is {} hexes away, 1/b S35 1 Cuir reaches {} (4.2)"
    assert why(cuirassiers(somua().put(PZ4, "1512")), "fire", SOMUA, target=PZ4) == far.format(4, 3)
    game = cuirassiers(somua().put(PZ4, "1510").put(PZ3, "1509"))
    assert why(game, "fire", SOMUA, target=PZ4) == far.format(2, "1 because an enemy is adjacent")
    game = cuirassiers(somua("1508", "neutralized").put(PZ4, "1510"), 12)
    assert why(game, "fire", SOMUA, target=PZ4) == far.format(2, "1 because it is neutralized")
    game = cuirassiers(somua("1507").put(PZ4, "1510").put(PZ3, "1509").mark("ge_i_5_pzr", "demoralized"))
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1508")
    assert why(game, "fire", PZ3, target=SOMUA) == ""
    assert why(game, "fire", PZ4, target=SOMUA) == \
        "1/b S35 1 Cuir is 2 hexes away, 4. m.Kp/5 PzR reaches 1 because its formation is demoralized (4.2)"


@pytest.mark.rule("4.1", "T-08")
def test_4_1_soft_units_in_cover_are_seen_from_two_hexes() -> None:
    game = cuirassiers(somua().put("h_de_12i_mg", "1610"))
    assert why(game, "fire", SOMUA, target="h_de_12i_mg") == ""
    game = cuirassiers(somua("1512").put("h_de_12i_mg", "1610"))
    assert why(game, "fire", SOMUA, target="h_de_12i_mg") == \
        "4.(MG)/12 SchR can be seen from 2 hexes at most, 1/b S35 1 Cuir is 3 away (4.1)"


@pytest.mark.rule("4.1", "4.3", "4.3.1", "R-28")
@pytest.mark.parametrize(("end", "rule", "text"), [
    ("0101", "4.1", "1508 (level 2) - 0101 (level 1), distance 14: no line of sight, further than 8 hexes"),
    ("0705", "4.3.1",
     "1508 (level 2) - 0705 (level 2), distance 8: no line of sight, 0806 (level 2) lies between on the same level"),
    ("1812", "R-28",
     "1508 (level 2) - 1812 (level 3), distance 5: no line of sight, blind hex directly behind 1609 (level 2)")])
def test_4_3_a_blocked_line_of_sight_is_explained(end: str, rule: str, text: str) -> None:
    game = cuirassiers(somua().put(PZ4, end))
    assert why(game, "fire", SOMUA, target=PZ4) == f"1/b S35 1 Cuir does not see 4. m.Kp/5 PzR: {text} ({rule})"


@pytest.mark.rule("8.2.2", "EX-15")
def test_8_2_2_a_shot_below_the_table_is_shown_with_its_sum() -> None:
    game = Position().put(RIFLES, "1508").put(RDP_HQ, "1508").put(PZ4, "1509").printed(PZ4, armour=6)
    assert why(game.activate("fr_iii_11_rdp"), "fire", RIFLES, target=PZ4) == (
        "The shot of 1er Esc. porte III/11 RDP at 4. m.Kp/5 PzR is too weak:"
        " 4 -6 armour (8.2.1) = column -2, and -1 is the lowest (8.2.2)")


@pytest.mark.rule("4.2", "R-31", "12.1")
def test_4_2_range_zero_only_returns_fire_unless_with_the_company_aboard() -> None:
    position = Position().put(CARRIER, "1508").put(COMPANY, "1508").put(SCH_HQ, "1508").put(RIFLES, "1509")
    game = position.activate("ge_i_12_schr")
    assert why(game, "fire", CARRIER, target=RIFLES) == "SPW I/12 SchR has range 0 and only returns fire (4.2)"
    assert why(game, "fire", CARRIER, target=RIFLES, mode="combined") == \
        "SPW I/12 SchR carries no company that could fire with it (12.1)"
    loaded = position.aboard(COMPANY, CARRIER).activate("ge_i_12_schr")
    assert why(loaded, "fire", CARRIER, target=RIFLES) == ""
    assert why(loaded, "fire", CARRIER, target=RIFLES, mode="combined") == ""


@pytest.mark.rule("6.1", "R-94", "R-44", "7.3", "9.2")
def test_6_1_who_may_not_fire_on_the_move() -> None:
    game = marching(somua("1507").put(PZ4, "1510").put(PZ3, "1512"))
    assert why(game, "fire", SOMUA, target=PZ4) == \
        "1/b S35 1 Cuir has chosen to move and may fire only after its first step (R-94)"
    assert why(march(game, "1508"), "fire", SOMUA, target=PZ4) == ""
    assert why(game, "fire", SOMUA, target=PZ3) == \
        "Pz III-Züge I/5 PzR is 4 hexes away, 1/b S35 1 Cuir reaches 3 (4.2)"
    assert why(march(game, "1507", "1508"), "fire", SOMUA, target=PZ4) == \
        "1/b S35 1 Cuir has spent 6 movement points, more than half (4) (6.1)"
    crowd = somua("1507").put("h_fr_2c_s35_1b", "1508").put("h_fr_2c_s35_2a", "1508").put("h_fr_2c_s35_2b", "1508")
    game = marching(crowd.put(PZ4, "1510"), "1508")
    assert why(game, "fire", SOMUA, target=PZ4) == "1/b S35 1 Cuir cannot stop to fire in 1508: the hex is full (7.3)"


@pytest.mark.rule("6.1", "9.2")
def test_9_2_who_goes_on_after_an_assault_does_not_fire() -> None:
    position = somua().put("h_de_12i_1", "1509", steps=1).put(PZ4, "1511")
    game = cuirassiers(position, 7, 2)
    game.take("move", units=(SOMUA,))
    game.take("assault", hex="1509")
    assert why(game, "fire", SOMUA, target="h_de_12i_1") == "1/b S35 1 Cuir has no shot in the assault now (9.1.2)"
    assert why(game, "fire", "h_de_12i_1", target=SOMUA) == ""
    assert why(game, "fire", "h_de_12i_1", target=CUIR_HQ) == \
        "1./12 SchR can fire only at 1/b S35 1 Cuir in this assault (9.1.2)"
    assert why(game, "move", SOMUA, "1508") == "First the Germans have to decide: assault fire (9.1.2)"
    game.take("assault_fire")
    game.take("assault_fire")
    assert game.asked.point == "DP-H6"
    assert why(game, "fire", SOMUA, target=PZ4) == "1/b S35 1 Cuir has assaulted and does not fire as well (6.1)"


# -- reactions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.1", "R-37", "R-51")
def test_6_3_1_who_may_not_use_opportunity_fire() -> None:
    position = somua("1507").put(SOMUA_2, "1507").put(PZ4, "1510").put(PZ3, "1510", "opp_used").put(PZ_HQ, "1510")
    game = cuirassiers(position.put(CARRIER, "1509").put(COMPANY, "1509").aboard(COMPANY, CARRIER), 12)
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1508")
    assert why(game, "fire", PZ4, target=SOMUA) == ""
    assert why(game, "fire", PZ4, target=SOMUA_2) == \
        "Only what has just moved or fired may be fired at: 1/b S35 1 Cuir (6.3.1)"
    assert why(game, "fire", PZ3, target=SOMUA) == "Pz III-Züge I/5 PzR has already tried opportunity fire (6.3.1)"
    assert why(game, "fire", PZ_HQ, target=SOMUA) == "HQ I/5 PzR is an HQ and has no weapons (6.1)"
    assert why(game, "fire", COMPANY, target=SOMUA) == "1./12 SchR rides SPW I/12 SchR and acts only with it (6.1)"
    game.take("retreat", unit=CARRIER, hex="1609")
    assert why(game, "fire", CARRIER, target=SOMUA) == "SPW I/12 SchR has already reacted to this (R-37)"


@pytest.mark.rule("6.3.2")
def test_6_3_2_only_the_target_returns_fire() -> None:
    game = cuirassiers(somua().put(PZ4, "1509").put(PZ3, "1509"), 7)
    game.take("fire", unit=SOMUA)
    game.take("fire_at", target=PZ4)
    assert game.asked.point == "DP-R2"
    assert why(game, "fire", PZ4, target=SOMUA) == ""
    assert why(game, "fire", PZ4, target=SOMUA, mode="combined") == \
        "4. m.Kp/5 PzR carries no company that could fire with it (12.1)"
    assert why(game, "fire", PZ3, target=SOMUA) == \
        "Only 4. m.Kp/5 PzR may return fire now, at 1/b S35 1 Cuir (6.3.2)"
