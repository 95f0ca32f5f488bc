"""Plans: reach, paths, fields of fire and targets agree with what the engine offers, and betray nothing hidden.

The field: on Hannut 1505 to 1512 is clear and level, 1609 is a village, 1610 an orchard; a main road runs 1608-1708.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.game import Game
from bk40qt.engine.rules.blitz40.planning import (
    Goal,
    Path,
    Reach,
    actors,
    aims,
    field_of_fire,
    idle_units,
    odds,
    path_to,
    places,
    potential_reach,
    reach,
    targets,
)
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState
from bk40qt.engine.rules.blitz40.whynot import why_not
from bk40qt.players.random_player import RandomPlayer
from tests.engine.rules.blitz40.position import SYSTEM, Position, Table, scenario
from tests.engine.rules.blitz40.test_whynot_agreement import Sevens, taken, without_hidden

SOMUA, SOMUA_2, HOTCHKISS, CUIR_HQ = "h_fr_1c_s35_1b", "h_fr_1c_s35_2a", "h_fr_1c_h39_3a", "h_fr_1c_hq"  # Somua: MA 8
H35, RIFLES, RIFLES_2, MG, RDP_HQ = "h_fr_rdp3_h35", "h_fr_rdp3_a", "h_fr_rdp3_b", "h_fr_rdp3_mg", "h_fr_rdp3_hq"
PZ4, PZ3, LIGHT = "h_de_5i_m", "h_de_5i_p3", "h_de_5i_l1"
CARRIER, COMPANY, SCHUETZEN_HQ = "h_de_12i_spw", "h_de_12i_1", "h_de_12i_hq"
GUN, GUN_HQ = "h_fr_rdp_at", "h_fr_rdp1_hq"
CAR, GRDI_HQ = "s_fr_6grdi_amd", "s_fr_6grdi_hq"


def tank(start: str = "1506", *statuses: str, hq: str = "1508") -> Position:
    """A Hotchkiss of tracks and MA 6 (12 half points)."""
    return Position().put(H35, start, *statuses).put(RDP_HQ, hq)


def rdp(position: Position) -> Table:
    return position.activate("fr_iii_11_rdp")


def goal(found: Reach, hex_: str) -> Goal:
    assert found.refusal is None
    return found.hexes[hex_]


def path(game: Table, hex_: str, *units: str, column: bool | None = None) -> Path:
    found = path_to(game.s, units, hex_, column)
    assert isinstance(found, Path), found
    return found


# -- reach -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1", "T-05")
def test_7_1_reach_tells_cost_points_left_and_path() -> None:
    found = reach(rdp(tank()).s, (H35,))
    there = goal(found, "1509").plain
    assert there is not None and (there.cost, there.left) == (12, 0)
    assert there.path == (("1507", False), ("1508", False), ("1509", False))
    assert "1506" not in found.hexes and "1510" not in found.hexes


@pytest.mark.rule("7.1")
def test_7_1_in_the_middle_of_a_movement_reach_counts_from_there() -> None:
    game = rdp(tank())
    game.take("move", units=(H35,))
    game.take("step", hex="1507")
    there = goal(reach(game.s, (H35,)), "1509").plain
    assert there is not None and (there.cost, there.left) == (8, 0)


@pytest.mark.rule("7.2.1", "R-46")
def test_7_2_1_reach_in_column_and_without_it_are_told_apart() -> None:
    next_hex = goal(reach(rdp(tank("1608", hq="1608")).s, (H35,)), "1708")
    assert next_hex.plain is not None and next_hex.column is not None
    assert (next_hex.plain.cost, next_hex.column.cost) == (4, 2) and next_hex.cheapest is next_hex.column
    assert next_hex.column.path == (("1708", True),)
    assert goal(reach(rdp(tank()).s, (H35,)), "1507").column is None  # open country


@pytest.mark.rule("7.3")
def test_7_3_a_full_hex_can_be_passed_but_not_stopped_in() -> None:
    game = rdp(tank().put(RIFLES, "1507").put(RIFLES_2, "1507").put(MG, "1507"))
    found = reach(game.s, (H35,))
    assert not goal(found, "1507").stop and goal(found, "1508").stop
    assert goal(found, "1507").cheapest.fire == ()


@pytest.mark.rule("6.1")
def test_6_1_firing_stays_possible_within_half_the_ma() -> None:
    found = reach(rdp(tank()).s, (H35,))
    assert goal(found, "1507").cheapest.fire == (H35,)  # 2 of 6 points
    assert goal(found, "1508").cheapest.fire == ()  # 4 of 6
    assert all(each.cheapest.fire == () for each in reach(rdp(tank()).s, (RDP_HQ,)).hexes.values())


@pytest.mark.rule("9.1.1")
def test_9_1_1_enemy_hexes_within_assault_reach_come_with_the_way_to_them() -> None:
    position = Position().put(SOMUA, "1506").put(CUIR_HQ, "1507").put(PZ4, "1509")
    found = reach(position.activate("fr_1_cuir").s, (SOMUA,))
    assert "1509" not in found.hexes
    there = found.assaults["1509"].plain
    assert there is not None and there.path[-1] == ("1509", False)
    assert (there.cost, there.left) == (16, 0)  # three clear hexes and a quarter of 8
    assert reach(position.activate("fr_1_cuir").s, (CUIR_HQ,)).assaults == {}


@pytest.mark.rule("R-52", "7.1")
def test_r_52_a_stack_goes_as_far_as_its_poorest_member() -> None:
    game = rdp(tank("1506").put(MG, "1506"))  # MG: foot, MA 3; 1507 to 1509 cost it 1 each, the tank 2
    alone, together = reach(game.s, (MG,)), reach(game.s, (MG, H35))
    assert together.units == game.offered("move", units=together.units)[0].units
    assert set(together.hexes) <= set(alone.hexes) & set(reach(game.s, (H35,)).hexes)
    assert goal(together, "1509").cheapest.left == 0


@pytest.mark.rule("8.4", "R-43")
def test_8_4_units_that_cannot_move_get_the_reason_instead() -> None:
    game = tank("1506", "neutralized").put(RIFLES, "1507").activate("fr_iii_11_rdp", dice=[12])  # it does not rally
    found = reach(game.s, (H35,))
    assert not found.hexes and not found.assaults and found.refusal is not None and found.refusal.rule == "8.4"
    assert path_to(game.s, (H35,), "1507") == found.refusal


@pytest.mark.rule("5")
def test_5_whoever_is_not_activated_has_no_reach_but_a_potential_one() -> None:
    game = rdp(tank().put(PZ4, "1512").put("h_de_5i_hq", "1512"))
    found = reach(game.s, (PZ4,))
    assert found.refusal is not None and found.refusal.rule == "5"
    threat = potential_reach(game.s, PZ4, viewer="french")
    assert threat.refusal is None and threat.hexes
    assert potential_reach(game.s, H35).hexes == reach(game.s, (H35,)).hexes


@pytest.mark.rule("1.2")
def test_1_2_an_eliminated_unit_reaches_nothing() -> None:
    found = potential_reach(rdp(tank()).s, PZ4)
    assert found.refusal is not None and found.refusal.rule == "1.2"


@pytest.mark.rule("7.1")
def test_7_1_a_unit_shut_in_is_told_so() -> None:
    position = tank("1507", hq="1507")
    for unit, where in zip((PZ4, PZ3, LIGHT, COMPANY, "h_de_5i_l2", "h_de_12i_2"), around(position, "1507"),
                           strict=True):
        position.put(unit, where)
    found = reach(rdp(position).s, (RDP_HQ,))
    assert not found.hexes and found.refusal is not None and found.refusal.rule == "7.1"


def around(position: Position, hex_: str) -> list[str]:
    setting = position.state.setting
    return [setting.hex_id[place] for place in setting.neighbours[setting.hex_index[hex_]]]


@pytest.mark.rule("12.2", "R-84")
def test_r_84_reinforcements_reach_the_map_through_their_entry_hexes() -> None:
    position = Position("stonne", turn=2).put("s_fr_205i_1", "0911").put("s_fr_205i_hq", "0911").due(CAR, GRDI_HQ)
    game = position.activate("fr_6_grdi")
    entries = {action.hex for action in game.offered("enter", units=(CAR,))}
    found = reach(game.s, (CAR,))
    assert entries and entries <= set(found.hexes)
    farthest = max(found.hexes.values(), key=lambda each: len(each.cheapest.path))
    assert len(farthest.cheapest.path) > 1
    way = path(game, farthest.hex, CAR)
    assert way.actions[0].kind == "enter" and way.actions[1].kind == "step"
    follow(game.s, game.asked, way)


@pytest.mark.rule("R-89")
def test_r_89_whoever_ran_into_a_hidden_gun_can_only_assault_it() -> None:
    game = ambush().activate("ge_i_5_pzr")
    game.take("move", units=(PZ4,))
    game.take("step", hex="1312")
    game.take("pass")
    game.take("step", hex="1311")
    found = reach(game.s, (PZ4,))
    assert not found.hexes and set(found.assaults) == {"1311"}
    assert path(game, "1311", PZ4).actions[0] in game.asked.options


def ambush(at: str = "1311", hq: str = "1105") -> Position:
    """A hidden French gun; a German tank south of it, out of sight of everybody else."""
    position = Position("hannut", hidden_at_guns="yes").put(GUN, at, "hidden").attach(GUN, "fr_i_11_rdp")
    return position.put(GUN_HQ, hq).put(PZ4, "1313").put("h_de_5i_hq", "1313")


@pytest.mark.rule("13.1")
def test_13_1_hidden_guns_change_no_plan_of_the_enemy() -> None:
    one, other = ambush().activate("ge_i_5_pzr").s, ambush("1310").activate("ge_i_5_pzr").s
    assert reach(one, (PZ4,)) == reach(other, (PZ4,))
    assert path_to(one, (PZ4,), "1312") == path_to(other, (PZ4,), "1312")
    assert targets(one, PZ4) == targets(other, PZ4) == []
    assert field_of_fire(one, PZ4) == field_of_fire(other, PZ4)
    way = path_to(one, (PZ4,), "1312")
    assert isinstance(way, Path) and way.steps[0].reactors == ()


@pytest.mark.rule("13.1", "7.3")
def test_13_1_the_reach_of_the_enemy_does_not_show_where_his_hidden_guns_stand() -> None:
    position = ambush(hq="1309").put("h_fr_rdp1_a", "1311").put("h_fr_rdp1_b", "1311").put("h_fr_rdp1_mg", "1310")
    s = position.activate("ge_i_5_pzr").s
    assert not potential_reach(s, "h_fr_rdp1_mg").hexes["1311"].stop  # its owner knows that the hex is full
    assert potential_reach(s, "h_fr_rdp1_mg", viewer="german").hexes["1311"].stop
    assert potential_reach(s, GUN, viewer="german").refusal is not None


# -- paths -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.1")
def test_6_3_1_each_step_names_those_who_may_fire_at_it() -> None:
    game = Position().put(HOTCHKISS, "1506").put(CUIR_HQ, "1506").put(PZ4, "1510").activate("fr_1_cuir")
    way = path(game, "1508", HOTCHKISS)
    assert [step.reactors for step in way.steps] == [(PZ4,), (PZ4,)]
    used = Position().put(HOTCHKISS, "1506").put(CUIR_HQ, "1506").put(PZ4, "1510", "opp_used").activate("fr_1_cuir")
    assert [step.reactors for step in path(used, "1508", HOTCHKISS).steps] == [(), ()]


@pytest.mark.rule("6.3.1")
def test_6_3_1_of_equally_cheap_ways_the_one_under_less_fire_is_taken() -> None:
    """From 1506 to 1608 the ways over 1607 and 1507 cost the same."""
    assert [step.hex for step in path(rdp(tank()), "1608", H35).steps] == ["1607", "1608"]
    game = rdp(tank().put(PZ4, "1604"))  # three hexes from 1607, four from 1507
    assert path(game, "1607", H35).steps[-1].reactors == (PZ4,)
    assert [(step.hex, step.reactors) for step in path(game, "1608", H35).steps] == [("1507", ()), ("1608", ())]


@pytest.mark.rule("7.2.1")
def test_7_2_1_a_path_keeps_to_the_manner_asked_for() -> None:
    game = rdp(tank("1608", hq="1608"))
    assert path(game, "1708", H35).steps[-1].column
    assert not path(game, "1708", H35, column=False).steps[-1].column
    assert path(game, "1708", H35, column=True).actions == (
        Action("move", units=(H35,)), Action("step", hex="1708", units=(H35,), mode="column"))
    refused = path_to(rdp(tank()).s, (H35,), "1507", True)
    assert isinstance(refused, Refusal) and refused.rule == "7.2.1"
    fast = reach(game.s, (H35,))
    only_by_road = next(hex_ for hex_, each in fast.hexes.items() if each.plain is None)
    refused = path_to(game.s, (H35,), only_by_road, False)
    assert isinstance(refused, Refusal) and refused.rule == "7.2.1"


@pytest.mark.rule("9.1.1")
def test_9_1_1_a_path_to_an_enemy_hex_ends_in_an_assault() -> None:
    game = Position().put(SOMUA, "1506").put(CUIR_HQ, "1507").put(PZ4, "1509").activate("fr_1_cuir")
    way = path(game, "1509", SOMUA)
    assert [action.kind for action in way.actions] == ["move", "step", "step", "assault"]
    assert way.steps[-1].cost == 16 and way.steps[-1].reactors == ()
    for action in way.actions:
        game.decline()
        game.submit(action)
    assert game.happened("assault_began")


@pytest.mark.rule("6.1")
def test_6_1_a_stack_that_has_fired_first_moves_on() -> None:
    game = (Position().put(SOMUA, "1506").put(SOMUA_2, "1506").put(CUIR_HQ, "1506").put(PZ4, "1508")
            .activate("fr_1_cuir", dice=[7, 7]))
    game.take("fire_move", units=(SOMUA, SOMUA_2))
    assert isinstance(path_to(game.s, (SOMUA, SOMUA_2), "1505"), Refusal)  # fire comes first
    game.take("fire", unit=SOMUA)
    game.take("fire_at")
    game.decline()
    way = path(game, "1505", SOMUA, SOMUA_2)
    assert [action.kind for action in way.actions] == ["move_on", "step"]
    follow(game.s, game.asked, way)


@pytest.mark.rule("7.3", "0.2")
def test_7_3_where_there_is_no_path_the_reason_is_that_of_why_not() -> None:
    game = rdp(tank().put(RIFLES, "1508").put(RIFLES_2, "1508").put(MG, "1508"))
    for hex_, rule in (("1508", "7.3"), ("0101", "3.4"), ("9999", "0.2"), ("1506", "7.1")):
        found = path_to(game.s, (H35,), hex_)
        assert isinstance(found, Refusal) and found.rule == rule
        assert found == why_not(game.s, Action("move", hex=hex_, units=(H35,)))


@pytest.mark.rule("10.1")
def test_10_1_steps_into_mines_are_marked() -> None:
    way = path(rdp(tank().works("1507", mined=True)), "1507", H35)
    assert [step.mined for step in way.steps] == [True]


# -- fire --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2", "4.3")
def test_4_2_the_field_of_fire_is_what_is_in_sight_and_in_range() -> None:
    s = Position().put(PZ4, "1508").put(RDP_HQ, "1508").activate("ge_i_5_pzr").s
    found = field_of_fire(s, PZ4)
    assert {distance for _, distance in found} == {1, 2, 3} and ("1511", 3) in found
    sight, setting = s.setting.sight, s.setting
    assert all(sight.clear(setting.hex_index["1508"], setting.hex_index[hex_]) for hex_, _ in found)
    assert field_of_fire(s, RDP_HQ) == () and field_of_fire(s, SOMUA) == ()
    close = Position().put(PZ4, "1508").put(SOMUA, "1509").activate("ge_i_5_pzr").s
    assert {distance for _, distance in field_of_fire(close, PZ4)} == {1}  # an enemy is adjacent


@pytest.mark.rule("8.1.1", "8.2")
def test_8_2_targets_come_with_the_factor_that_is_rolled() -> None:
    game = Position().put(PZ4, "1508").put(SOMUA, "1510").put(RIFLES, "1506").activate("ge_i_5_pzr")
    found = targets(game.s, PZ4)
    assert {(each.unit, each.hex, each.distance) for each in found} == {(SOMUA, "1510", 2), (RIFLES, "1506", 2)}
    assert targets(game.s, SOMUA)[0].unit == PZ4  # not its turn, yet an answer
    game.take("fire", unit=PZ4)
    for each in targets(game.s, PZ4):
        assert game.check("fire_at", target=each.unit) == each.check


@pytest.mark.rule("6.1")
def test_6_1_a_unit_on_the_move_fires_as_one_that_has_moved() -> None:
    game = Position().put(PZ4, "1508").put("h_de_5i_hq", "1508").put(SOMUA, "1511").activate("ge_i_5_pzr")
    before = targets(game.s, PZ4)[0].check
    game.take("move", units=(PZ4,))
    game.take("step", hex="1507" if game.offered("step", hex="1507") else "1509")
    game.decline()
    assert "move_and_fire" not in [each.reason for each in before.modifiers]
    assert all("move_and_fire" in [m.reason for m in each.check.modifiers] for each in targets(game.s, PZ4))


@pytest.mark.rule("12.1", "R-51")
def test_12_1_a_loaded_carrier_has_a_shot_of_its_own_and_one_with_its_company() -> None:
    position = Position().put(SCHUETZEN_HQ, "1510").put(CARRIER, "1509").put(COMPANY, "1509").aboard(COMPANY, CARRIER)
    game = position.put(RIFLES, "1508").activate("ge_i_12_schr")
    game.take("fire", unit=CARRIER)
    offered = {(action.target, action.mode == "combined") for action in game.offered("fire_at")}
    assert {(each.unit, each.combined) for each in targets(game.s, CARRIER)} == offered
    assert targets(game.s, COMPANY) == []  # it fires only with its carrier


@pytest.mark.rule("8.2.5", "8.3", "T-01", "R-03")
@pytest.mark.parametrize("target", [SOMUA, RIFLES])
@pytest.mark.parametrize("critical", ["no", "yes"])
def test_8_3_odds_are_those_of_the_table_and_a_red_n_spares_armour(target: str, critical: str) -> None:
    game = Position(critical_hits=critical).put(PZ4, "1508").put(target, "1510").activate("ge_i_5_pzr")
    (aim,) = targets(game.s, PZ4)
    found = odds(game.s, aim.check)
    assert sum(found.values()) == 1 and set(found) <= {"-", "N", "1", "-!", "N!", "1!"}
    game.take("fire", unit=PZ4)
    red = "N" if target == RIFLES else "-"
    wanted: dict[str, Fraction] = {}
    for letter, chance in game.odds("fire_at").items():
        letter = letter.replace("R", red)
        wanted[letter] = wanted.get(letter, Fraction(0)) + chance
    assert found == wanted


# -- options on the map ------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_6_1_the_options_of_an_activation_belong_to_their_units() -> None:
    position = Position().put(SOMUA, "1506").put(SOMUA_2, "1506").put(CUIR_HQ, "1507").put(PZ4, "1508")
    game = position.activate("fr_1_cuir")
    own = actors(game.s, game.asked)
    assert set(own) == {SOMUA, SOMUA_2, CUIR_HQ} and Action("fire", SOMUA) in own[SOMUA]
    assert Action("move", units=(SOMUA, SOMUA_2)) in own[SOMUA_2]
    assert idle_units(game.s, game.asked) == tuple(sorted(own, key=game.s.setting.unit_index.__getitem__))
    game.take("move", units=(SOMUA,))
    assert idle_units(game.s, game.asked) == ()
    steps = {action.hex for action in game.offered("step")}
    assert steps and steps <= set(places(game.s, game.asked))
    game.take("stop")
    assert set(idle_units(game.s, game.asked)) == {SOMUA_2, CUIR_HQ}


@pytest.mark.rule("8.1.1")
def test_8_1_1_a_shot_belongs_to_the_firer_the_target_and_the_hex_where_it_stands() -> None:
    game = Position().put(PZ4, "1508").put(SOMUA, "1510").activate("ge_i_5_pzr")
    game.take("fire", unit=PZ4)
    (shot,) = game.asked.options
    assert actors(game.s, game.asked) == {PZ4: [shot]}
    assert aims(game.s, game.asked) == {SOMUA: [shot]}
    assert places(game.s, game.asked) == {"1510": [shot]}


@pytest.mark.rule("5.3")
def test_5_3_an_option_about_a_formation_belongs_to_its_units() -> None:
    position = Position().put(SOMUA, "0907").put(CUIR_HQ, "0907").put(PZ4, "2107").put("h_de_5i_hq", "2107")
    game = position.draw("french_repeat_1")
    (again,) = game.offered("play_repeat", target="fr_1_cuir")
    assert again in actors(game.s, game.asked)[SOMUA] and again in actors(game.s, game.asked)[CUIR_HQ]
    assert PZ4 not in actors(game.s, game.asked)


@pytest.mark.rule("2.B.1")
def test_2_b_1_a_drawn_marker_is_about_the_units_of_its_formation() -> None:
    position = Position().put(SOMUA, "0907").put(CUIR_HQ, "0908").put(PZ4, "2107")
    game = position.draw("fr_1_cuir")
    (activate,) = game.offered("activate")
    assert actors(game.s, game.asked) == {SOMUA: [activate], CUIR_HQ: [activate]}


# -- over random play --------------------------------------------------------------------------------------------------


def follow(s: GameState, decision: Decision, way: Path) -> None:
    """Every action of a path is offered when its turn comes, the fire it may meet is what the window offers, and it
    costs what was said; nobody reacts."""
    s, asked = s.copy(), decision
    steps = {step.action: step for step in way.steps}
    for action in way.actions:
        assert action in asked.options, (action, asked)
        step = steps.get(action)
        if step is None:
            s, following = taken(s, action)
        else:
            after = s.copy()
            events: list[object] = []
            SYSTEM.answer(after, action, Sevens(), events)  # type: ignore[arg-type]
            following = SYSTEM.advance(after, Sevens(), events)  # type: ignore[arg-type]
            window = following.options if following is not None and following.point == "DP-R1" else ()
            shooters = {option.unit for option in window if option.kind == "opportunity_fire"}
            assert shooters == set(step.reactors), (action, shooters, step)
            moved = [event for event in events if getattr(event, "kind", "") == "moved"]
            assert action.kind != "step" or step.left in [getattr(event, "left", -1) for event in moved]
            s, following = taken(s, action)
        if action != way.actions[-1]:
            assert following is not None
            asked = following


class Judge:
    def __init__(self, s: GameState, decision: Decision, rng: random.Random, seen: Counter[str]) -> None:
        self.s, self.decision, self.rng, self.seen = s, decision, rng, seen

    def movement(self, names: tuple[str, ...]) -> None:
        s, rng = self.s, self.rng
        found = reach(s, names)
        unit = s.setting.unit_index[names[0]]
        blind = without_hidden(s, s.setting.side[unit])
        assert (found.refusal is None) == bool(found.hexes or found.assaults)
        every = [*found.hexes, *found.assaults]
        for hex_ in rng.sample(every, min(5, len(every))):
            for column in (None, False, True):
                self.path(blind, names, found, hex_, column)
        here = s.hex[unit]
        near = {s.setting.hex_id[place] for place in s.setting.neighbours[here]} if here != NONE else set()
        for hex_ in rng.sample(s.setting.hex_id, 12):
            answer = why_not(s, Action("move", hex=hex_, units=names))
            if hex_ not in found.hexes:
                assert answer is not None, hex_
                assert isinstance(path_to(s, names, hex_), Refusal) or hex_ in found.assaults
            elif found.hexes[hex_].stop and hex_ not in near and here != NONE:
                assert answer is None, (hex_, answer)
            self.seen["out of reach" if answer else "in reach"] += 1

    def path(self, blind: GameState, names: tuple[str, ...], found: Reach, hex_: str, column: bool | None) -> None:
        """A way there exists exactly where the reach says so, at its price."""
        end = found.hexes.get(hex_) or found.assaults[hex_]
        said = {None: end.cheapest, False: end.plain, True: end.column}[column]
        way = path_to(self.s, names, hex_, column)
        if said is None:
            assert isinstance(way, Refusal), (hex_, column, way)
        elif isinstance(way, Refusal):
            assert not end.stop and way.rule in ("7.3", "R-84"), (hex_, column, way)
        else:
            assert (way.steps[-1].cost, way.steps[-1].left) == (said.cost, said.left)
            assert column is None or any(step.column for step in way.steps) == column
            follow(blind, self.decision, way)
            self.seen[f"{self.decision.point} {way.steps[-1].action.kind} {column}"] += 1

    def options(self) -> None:
        """Every option that names units or a place can be found by them."""
        s, decision = self.s, self.decision
        own, against, at = actors(s, decision), aims(s, decision), places(s, decision)
        for option in decision.options:
            for name in (option.unit, *option.units, option.target):
                if name in s.setting.unit_index:
                    assert option in own.get(name, ()) or option in against.get(name, ()), option
            assert not option.hex or option in at[option.hex], option
            self.seen[option.kind] += 1

    def fire(self) -> None:
        s = self.s
        for name in self.rng.sample(s.setting.unit_id, 3):
            fields = dict(field_of_fire(s, name))
            for each in targets(s, name):
                assert fields[each.hex] == each.distance and each.check.number >= s.setting.first_column
                assert sum(odds(s, each.check).values()) == 1
                self.seen["target"] += 1
            threat = potential_reach(s, name)
            on_map = s.place[s.setting.unit_index[name]] == ON_MAP
            assert threat.refusal is not None or on_map

    def all(self) -> None:
        options = self.decision.options
        movers = [option.units for option in options if option.kind in ("move", "enter")]
        if self.decision.kind == "move" and any(option.kind in ("step", "assault") for option in options):
            movers = [self.decision.about]
        if movers:
            self.movement(self.rng.choice(movers))
        self.fire()


@pytest.mark.rule("7.1", "6.3.1", "9.1.1", "13.1")
@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_7_1_paths_are_accepted_step_by_step_and_what_is_out_of_reach_has_a_reason(name: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2):
        game = Game(SYSTEM, scenario(name), seed, {"hidden_at_guns": "yes"})
        player, rng = RandomPlayer(seed), random.Random(seed)
        while (decision := game.decision) is not None:
            s = game.state
            assert isinstance(s, GameState)
            judge = Judge(s, decision, rng, seen)
            if rng.random() < 0.02 or len(game.log) < 5:
                judge.options()
            if s.phase == "operations" and rng.random() < {"act": 0.1, "move": 0.03}.get(decision.kind, 0.002):
                before = game.state_hash()
                judge.all()
                assert game.state_hash() == before
            game.submit(player.choose(decision))
    for kind in ("DP-A1 step None", "DP-A1 step True", "DP-A2 step False", "in reach", "out of reach", "target"):
        assert seen[kind], (kind, seen)
