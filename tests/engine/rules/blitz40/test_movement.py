"""Movement (chapter 7): costs (T-05), hexsides, roads and column, dispersal, stacking, stacks. Costs in half points."""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.position import Position, Table, breakdown

RIFLES, RIFLES_2, MG = "h_fr_rdp3_a", "h_fr_rdp3_b", "h_fr_rdp3_mg"  # foot, MA 4, 4, 3
MOTO, H35, RDP_HQ = "h_fr_rdp3_moto", "h_fr_rdp3_h35", "h_fr_rdp3_hq"  # wheels MA 10, tracks MA 6
SOMUA, CUIR_HQ = "h_fr_1c_s35_1b", "h_fr_1c_hq"
PIONEERS = "s_de_stp43_1"  # foot, MA 4, independent
PZ4 = "h_de_5i_m"
CLASSES = (RIFLES, MOTO, H35)


def setting_out(unit: str, start: str, *statuses: str, mined: bool = False, hq: str = "") -> Table:
    position = Position().put(unit, start, *statuses).put(RDP_HQ, hq or start).works(start, mined=mined)
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=(unit,))
    return game


def cost(unit: str, start: str, end: str, column: bool = False, mined: bool = False) -> int:
    game = setting_out(unit, start, mined=mined)
    game.take("step", hex=end, mode="column" if column else "")
    (moved,) = game.happened("moved")
    assert (moved.hex, moved.column, moved.rule) == (end, column, "7.2.1" if column else "7.1")
    return int(moved.cost)


# -- T-05 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1", "T-05", "0.2")
@pytest.mark.parametrize(("start", "end", "wanted"), [
    ("1508", "1509", (2, 4, 4)),  # clear
    ("1509", "1610", (2, 6, 6)),  # orchard
    ("1505", "1504", (2, 6, 6)),  # woods
    ("1509", "1609", (2, 6, 8))])  # village
def test_t_05_each_hex_costs_by_terrain_and_movement_class(start: str, end: str, wanted: tuple[int, ...]) -> None:
    assert tuple(cost(unit, start, end) for unit in CLASSES) == wanted


@pytest.mark.rule("T-05", "R-45")
@pytest.mark.parametrize(("start", "end", "wanted"), [
    ("1807", "1906", (4, 10, 8)), ("1906", "1807", (4, 10, 8)),  # a stream, both ways
    ("0413", "0312", (4, 10, 8)), ("0312", "0413", (4, 12, 12))])  # a cliff, down into the village and up
def test_r_45_streams_and_cliffs_are_paid_when_crossed_in_both_directions(
        start: str, end: str, wanted: tuple[int, ...]) -> None:
    assert tuple(cost(unit, start, end) for unit in CLASSES) == wanted


@pytest.mark.rule("T-05", "R-45")
@pytest.mark.parametrize(("start", "end"), [("1903", "2004"), ("2004", "1903")])
def test_r_45_a_bridge_removes_the_stream_for_every_unit_column_or_not(start: str, end: str) -> None:
    assert tuple(cost(unit, start, end) for unit in CLASSES) == (2, 4, 4)
    assert tuple(cost(unit, start, end, column=True) for unit in CLASSES) == (1, 2, 2)


@pytest.mark.rule("R-45")
def test_r_45_a_change_of_level_without_a_cliff_costs_nothing() -> None:
    assert tuple(cost(unit, "1406", "1407") for unit in CLASSES) == (2, 4, 4)


@pytest.mark.rule("7.2.1", "T-05", "R-46")
@pytest.mark.parametrize(("start", "end"), [("1608", "1708"), ("1510", "1511"), ("1608", "1609"), ("0808", "0708")])
def test_r_46_the_road_replaces_terrain_for_a_unit_in_column(start: str, end: str) -> None:
    assert tuple(cost(unit, start, end, column=True) for unit in CLASSES) == (1, 2, 2)  # main, secondary, villages


@pytest.mark.rule("T-05", "10.1", "R-46")
def test_t_05_leaving_a_minefield_costs_extra_on_the_road_too() -> None:
    assert tuple(cost(unit, "1508", "1507", mined=True) for unit in CLASSES) == (4, 12, 10)
    assert tuple(cost(unit, "1608", "1708", column=True, mined=True) for unit in CLASSES) == (3, 10, 8)


@pytest.mark.rule("7.1")
def test_7_1_points_are_spent_hex_by_hex_until_they_are_gone() -> None:
    game = setting_out(H35, "1506", hq="1508")
    left = []
    for where in ("1507", "1508", "1509"):
        game.take("step", hex=where)
        left.append(game.happened("moved")[0].left)
    assert left == [8, 4, 0] and game.kinds() == ["stop"]


@pytest.mark.rule("7.1", "R-48", "6.2")
def test_r_48_a_moving_unit_may_always_enter_one_hex_whatever_it_costs() -> None:
    game = setting_out(H35, "1509", "out_of_command")  # 3 points, the village costs 4
    game.take("step", hex="1609", mode="")
    assert game.kinds() == ["stop"]
    steady = setting_out(H35, "1507", hq="1508")
    steady.take("step", hex="1508")
    assert steady.offered("step", hex="1609", mode="")
    steady.take("step", hex="1509")
    assert not steady.offered("step", hex="1609")  # 2 points left: only the first hex is free of that


@pytest.mark.rule("R-48", "6.1")
def test_r_48_the_one_hex_minimum_does_not_hold_for_fire_and_move() -> None:
    position = Position().put(H35, "1508").put(RDP_HQ, "1508").put("h_de_5i_l1", "1507")
    game = position.activate("fr_iii_11_rdp", dice=[7])
    game.take("fire_move", units=(H35,))
    game.take("fire_at")
    game.decline()
    assert game.offered("step", hex="1509") and not game.offered("step", hex="1609")  # 3 points


@pytest.mark.rule("R-48", "6.1")
def test_r_48_who_overspent_on_his_one_hex_does_not_fire() -> None:
    position = Position().put(H35, "1509", "out_of_command").put(RDP_HQ, "1509").put("h_de_5i_l1", "1708")
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=(H35,))
    game.take("step", hex="1609", mode="")
    game.decline()
    assert game.kinds() == ["stop"]


@pytest.mark.rule("7.1", "9", "3.2")
def test_7_1_an_enemy_hex_is_entered_by_assault_only_unless_it_holds_only_hqs() -> None:
    position = Position().put(SOMUA, "1508").put(CUIR_HQ, "1507").put(PZ4, "1509").put("h_de_12i_hq", "1608")
    game = position.put("h_de_12i_1", "1610").activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    assert not game.offered("step", hex="1509") and game.offered("assault", hex="1509")
    assert game.offered("step", hex="1608") and not game.offered("assault", hex="1608")
    game.take("step", hex="1608")
    assert [event.unit for event in game.happened("overrun")] == ["h_de_12i_hq"]
    assert game.where("h_de_12i_hq") == "" and game.has("h_de_12i_1", "out_of_command")


# -- column and dispersed ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2", "7.2.1", "R-46")
def test_7_2_1_column_is_declared_and_lasts_until_a_step_off_the_road_or_the_end_of_the_action() -> None:
    game = setting_out(H35, "1608")
    assert game.offered("step", hex="1708", mode="") and game.offered("step", hex="1708", mode="column")
    assert not game.offered("step", hex="1607", mode="column")  # no road that way
    game.take("step", hex="1708", mode="column")
    assert game.has(H35, "in_column")
    game.take("step", hex="1709")
    assert not game.has(H35, "in_column")
    ended = setting_out(H35, "1608")
    ended.take("step", hex="1708", mode="column")
    ended.take("stop")
    assert not ended.has(H35, "in_column")
    assert [(event.unit, event.on, event.rule) for event in ended.happened("unit_set")
            if event.status == "in_column"] == [(H35, False, "7.2.1")]


@pytest.mark.rule("R-46", "T-05")
def test_r_46_half_points_are_kept_and_the_last_half_serves_for_a_road_hex_only() -> None:
    game = Position("stonne").put(PIONEERS, "0113").activate("ge_stu_pion_43")
    game.take("move", units=(PIONEERS,))
    for left, where in enumerate(("0213", "0312", "0412", "0511", "0612", "0613", "0614")):
        game.take("step", hex=where, mode="column")
        assert game.happened("moved")[0].left == 7 - left
    assert {(action.hex, action.mode) for action in game.offered("step")} == {("0613", "column"), ("0615", "column")}
    game.take("step", hex="0615", mode="column")
    assert game.kinds() == ["stop"]


@pytest.mark.rule("7.2.1", "T-02", "R-46")
def test_7_2_1_a_column_fires_one_column_worse_and_column_lasts_through_the_shot() -> None:
    position = Position().put(SOMUA, "1608").put(CUIR_HQ, "1608").put(PZ4, "1709")
    game = position.activate("fr_1_cuir", dice=[7])
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1708", mode="column")
    game.decline()
    game.take("fire", unit=SOMUA)
    check = game.check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1"), (-1, "in_column", "7.2.1"), (-2, "move_and_fire", "6.1")]
    game.take("fire_at")
    back = game.explain(game.offered("return_fire")[0]).checks[1]
    assert breakdown(back) == [(-4, "armour", "8.2.1"), (1, "target_in_column", "7.2.1")]


@pytest.mark.rule("7.2.1", "7.2.2", "R-47", "EX-26", "T-03")
def test_r_47_a_tank_on_a_village_road_is_in_column_and_disperses_when_column_ends() -> None:
    position = Position().put(SOMUA, "1608").put(CUIR_HQ, "1608").put(PZ4, "1709")
    game = position.activate("fr_1_cuir", dice=[7])
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1609", mode="column")
    shot = game.explain(game.offered("opportunity_fire")[0]).checks[1]
    assert breakdown(shot) == [(-4, "armour", "8.2.1"), (1, "target_in_column", "7.2.1")]
    off_road = position.activate("fr_1_cuir", dice=[7])
    off_road.take("move", units=(SOMUA,))
    off_road.take("step", hex="1609", mode="")
    shot = off_road.explain(off_road.offered("opportunity_fire")[0]).checks[1]
    assert breakdown(shot) == [(-4, "armour", "8.2.1"), (1, "target_dispersed", "7.2.2")]
    off_road.decline()
    off_road.take("fire", unit=SOMUA)
    assert breakdown(off_road.check("fire_at"))[1:] == [(-1, "dispersed", "7.2.2"), (-2, "move_and_fire", "6.1")]


@pytest.mark.rule("7.2.1", "T-03")
def test_7_2_1_infantry_in_column_keeps_the_cover_of_the_village() -> None:
    position = Position().put(RIFLES, "1608").put(RDP_HQ, "1608").put(PZ4, "1709")
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=(RIFLES,))
    game.take("step", hex="1609", mode="column")
    shot = game.explain(game.offered("opportunity_fire")[0]).checks[1]
    assert breakdown(shot) == [(-2, "target_village", "8.2.3"), (1, "target_in_column", "7.2.1")]


# -- stacking ----------------------------------------------------------------------------------------------------------


def crowd(position: Position, where: str, size: int = 3) -> Position:
    for unit in ("h_fr_12c_1", "h_fr_12c_2", "h_fr_12c_3")[:size]:
        position.put(unit, where)
    return position


@pytest.mark.rule("7.3")
def test_7_3_a_full_hex_is_passed_through_but_not_stopped_in() -> None:
    game = crowd(Position().put(RIFLES, "1507").put(RDP_HQ, "1508"), "1508").activate("fr_iii_11_rdp")
    game.take("move", units=(RIFLES,))
    game.take("step", hex="1508")
    assert not game.offered("stop") and game.offered("step", hex="1509")
    game.take("step", hex="1509")
    assert game.offered("stop")


@pytest.mark.rule("7.3")
def test_7_3_a_full_hex_is_not_entered_with_the_last_points() -> None:
    game = crowd(Position().put(H35, "1506").put(RDP_HQ, "1508"), "1509").activate("fr_iii_11_rdp")
    game.take("move", units=(H35,))
    game.take("step", hex="1507")
    game.take("step", hex="1508")  # 2 points left
    assert not game.offered("step", hex="1509") and game.offered("step", hex="1608", mode="")


@pytest.mark.rule("7.3")
def test_7_3_hqs_do_not_count_and_formations_may_mix() -> None:
    position = crowd(Position().put(RIFLES, "1507").put(RDP_HQ, "1507").put("h_fr_12c_hq", "1508"), "1508", size=2)
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=(RIFLES,))
    game.take("step", hex="1508")
    game.take("stop")
    game.take("move", units=(RDP_HQ,))
    game.take("step", hex="1508")
    assert game.offered("stop")


@pytest.mark.rule("7.3", "6.1")
def test_7_3_a_unit_passing_through_a_full_hex_cannot_end_its_movement_there_by_firing() -> None:
    position = crowd(Position().put(MOTO, "1507").put(RDP_HQ, "1507").put("h_de_12i_1", "1509"), "1508")
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=(MOTO,))
    game.take("step", hex="1508")
    game.decline()
    assert not game.offered("stop") and not game.offered("fire")


@pytest.mark.rule("7.3", "8.4")
def test_7_3_a_mover_neutralized_in_a_full_hex_goes_on_to_the_nearest_hex_with_room() -> None:
    position = crowd(Position().put(RIFLES, "1507").put(RDP_HQ, "1507").put(PZ4, "1510"), "1508")
    game = position.activate("fr_iii_11_rdp", dice=[2, 5])
    game.take("move", units=(RIFLES,))
    game.take("step", hex="1508")
    game.take("opportunity_fire", unit=PZ4)
    game.take("accept")
    assert game.kinds() == ["retreat_on"] and game.asked.side == "french"
    game.take("retreat_on", hex="1408")
    assert game.where(RIFLES) == "1408" and game.asked.point == "DP-A1"


# -- stacks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1", "R-52")
def test_7_1_units_move_singly_or_in_stacks_of_three_and_hqs_do_not_count() -> None:
    position = Position()
    for unit in (RIFLES, RIFLES_2, MG, RDP_HQ):
        position.put(unit, "1507")
    game = position.put(MOTO, "1508").activate("fr_iii_11_rdp")
    sizes = {frozenset(action.units) for action in game.offered("move")}
    assert frozenset((RIFLES, RIFLES_2, MG, RDP_HQ)) in sizes and frozenset((RIFLES, RIFLES_2, MG)) in sizes
    assert not any(MOTO in stack and len(stack) > 1 for stack in sizes)  # it stands in another hex


@pytest.mark.rule("7.1", "R-52")
def test_r_52_a_stack_goes_at_the_pace_of_its_poorest_member_each_paying_its_own_cost() -> None:
    position = Position().put(MG, "1506").put(H35, "1506").put(RDP_HQ, "1508")
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=(H35, MG))
    for where, left in (("1507", (8, 4)), ("1508", (4, 2)), ("1509", (0, 0))):
        game.take("step", hex=where)
        assert [(event.unit, event.left) for event in game.happened("moved")] == list(zip((H35, MG), left, strict=True))
    slow = Position().put(MG, "1507").put(MOTO, "1507").put(RDP_HQ, "1509").activate("fr_iii_11_rdp")
    slow.take("move", units=(MOTO, MG))
    for where in ("1508", "1509", "1510"):
        slow.take("step", hex=where)
    assert not slow.offered("step")  # the motorcycles have 4 points left, the machine guns none


@pytest.mark.rule("R-52")
def test_r_52_units_may_drop_off_and_none_may_join() -> None:
    position = Position().put(MG, "1507").put(MOTO, "1507").put(RIFLES, "1508").put(RDP_HQ, "1509")
    game = position.activate("fr_iii_11_rdp")
    game.take("move", units=(MOTO, MG))
    assert not game.offered("drop")  # nobody has moved yet
    game.take("step", hex="1508")
    assert {action.unit for action in game.offered("drop")} == {MOTO, MG}
    assert {action.units for action in game.offered("step")} == {(MOTO, MG)}
    game.take("drop", unit=MG)
    game.take("step", hex="1509")
    game.take("stop")
    assert (game.where(MG), game.where(MOTO)) == ("1508", "1509")
    assert game.has(MG, "acted") and game.has(MOTO, "acted") and not game.has(RIFLES, "acted")


@pytest.mark.rule("R-52", "B.2.2", "8.4")
def test_r_52_the_rest_of_a_stack_goes_on_when_a_member_is_neutralized() -> None:
    position = Position().put(RIFLES, "1507").put(MOTO, "1507").put(RDP_HQ, "1508").put(PZ4, "1510")
    game = position.activate("fr_iii_11_rdp", dice=[2, 5])
    game.take("move", units=(MOTO, RIFLES))
    game.take("step", hex="1508")
    assert {action.target for action in game.offered("opportunity_fire")} == {MOTO, RIFLES}
    game.take("opportunity_fire", target=RIFLES)
    game.take("accept")
    assert game.asked.point == "DP-A2" and {action.units for action in game.offered("step")} == {(MOTO,)}
    game.take("stop")
    assert game.has(RIFLES, "acted") and game.has(MOTO, "acted")
