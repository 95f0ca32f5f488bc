"""Chapters 10 and 11: minefields, entrenchments, independent units, objectives (R-40, R-73 to R-76, R-95)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.engine.rules.blitz40.position import Position, Table, terms

FT17, FT17_2 = "s_fr_4bcc_2", "s_fr_4bcc_3"  # 4 BCC: armour 4, MA 6, tracked, independent
B1 = "s_fr_49bcc_3"  # armour 6
FOOT, FOOT_2, FOOT_HQ = "s_fr_205i_1", "s_fr_205i_2", "s_fr_205i_hq"  # MA 3
GERMAN, GERMAN_HQ = "s_de_gdi_1", "s_de_gdi_hq"


def minefield(*units: str, dice: Iterable[int], formation: str = "fr_4_bcc") -> Table:
    """Units in 0702 step north into the mines of 0602; both hexes are clear and no enemy is near."""
    position = Position("stonne").works("0602", mined=True)
    for unit in units:
        position.put(unit, "0702")
    game = position.activate(formation, dice=dice)
    game.take("move", units=units)
    game.take("step", hex="0602")
    return game


def mined(game: Table, place: str) -> bool:
    return game.s.mined[game.s.setting.hex_index[place]]


def entrenched(game: Table, place: str) -> bool:
    return game.s.entrenchment[game.s.setting.hex_index[place]] >= 0


# -- minefields --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1", "R-73", "T-04", "EX-12")
def test_mines_attack_on_column_two_without_any_modifier() -> None:
    game = minefield(B1, dice=[5], formation="fr_49_bcc")
    check = game.rolls()[0].check
    assert (check.purpose, check.base, check.modifiers, check.number) == ("minefield", 2, (), 2)
    assert game.asked.point == "DP-N1" and {action.kind for action in game.asked.options} == {"accept", "step_loss"}


@pytest.mark.rule("10.1", "8.3", "EX-12")
def test_a_red_result_of_a_mine_stops_infantry_but_no_tank() -> None:
    game = minefield(FT17, dice=[6, 9])
    assert [event.total for event in game.rolls()] == [6, 9] and game.asked.point == "DP-A2"
    game = minefield(FOOT, dice=[6], formation="fr_i_205_ri")
    assert game.asked.point == "DP-N1"


@pytest.mark.rule("10.1", "EX-12")
def test_after_each_attack_ten_or_more_removes_the_minefield() -> None:
    for roll, left in ((9, True), (10, False), (12, False)):
        game = minefield(FT17, dice=[7, roll])
        assert mined(game, "0602") == left
        assert [event.check.purpose for event in game.rolls()] == ["minefield", "mine_depletion"]


@pytest.mark.rule("10.1", "R-73")
def test_every_unit_of_a_stack_is_attacked_with_a_depletion_roll_after_each() -> None:
    game = minefield(FT17, FT17_2, dice=[7, 9, 7, 9])
    assert [event.total for event in game.rolls()] == [7, 9, 7, 9]
    game = minefield(FT17, FT17_2, dice=[7, 10])  # gone before the second tank is in it
    assert [event.total for event in game.rolls()] == [7, 10]


@pytest.mark.rule("R-73")
def test_an_n_stops_the_mover_and_the_rest_of_the_stack_may_go_on() -> None:
    game = minefield(FT17, FT17_2, dice=[5, 9, 7, 9])
    game.take("accept")
    assert game.asked.about == (FT17_2,) and game.has(FT17, "neutralized")


@pytest.mark.rule("10.1", "R-73")
def test_mines_attack_friend_and_foe_alike() -> None:
    german = Position("stonne").works("0602", mined=True).put(GERMAN, "0702").put(GERMAN_HQ, "0702")
    game = german.activate("ge_i_gd", dice=[7, 9])
    game.take("move", units=(GERMAN,))
    game.take("step", hex="0602")
    assert game.rolls()[0].check.purpose == "minefield"
    assert minefield(FT17, dice=[7, 9]).rolls()[0].check.purpose == "minefield"


@pytest.mark.rule("R-73", "R-24")
def test_an_hq_that_moves_into_mines_is_attacked_as_well() -> None:
    game = Position("stonne").works("0602", mined=True).put(FOOT_HQ, "0702").put(FOOT, "0702").activate(
        "fr_i_205_ri", dice=[5, 9])
    game.take("move", units=(FOOT_HQ,))
    game.take("step", hex="0602")
    assert game.has(FOOT_HQ, "neutralized")


@pytest.mark.rule("10.1", "T-05")
@pytest.mark.parametrize(("unit", "formation", "cost"), [(FT17, "fr_4_bcc", 5), (FOOT, "fr_i_205_ri", 2),
                                                         ("s_fr_6grdi_m1", "fr_6_grdi", 6)])
def test_leaving_a_mined_hex_costs_extra_points_and_causes_no_attack(unit: str, formation: str, cost: int) -> None:
    position = Position("stonne").works("0602", mined=True).put(unit, "0602").put(FOOT_HQ, "0602")
    game = position.activate(formation, seed=1)
    assert not game.rolls()  # standing on mines is not entering them
    game.take("move", units=(unit,))
    game.take("step", hex="0502", mode="")
    assert game.happened("moved")[0].cost == 2 * cost and not game.rolls()
    assert mined(game, "0602")


@pytest.mark.rule("10.1", "T-05")
def test_who_cannot_pay_for_leaving_the_mines_stays_in_them() -> None:
    game = minefield(FT17, dice=[7, 9])  # 2 of 6 points spent; out costs 3 + 2, by road 3 + 1
    assert {(action.hex, action.mode) for action in game.offered("step")} == {("0601", "column"), ("0603", "column")}
    game = Position("stonne").works("0502", mined=True).put(FT17, "0603").activate("fr_4_bcc", dice=[7, 9])
    game.take("move", units=(FT17,))
    game.take("step", hex="0503")
    game.take("step", hex="0502")
    assert game.kinds() == ["stop"]  # 2 points left


@pytest.mark.rule("6.3.3", "R-40", "10.1", "EX-12")
def test_a_retreat_through_mines_is_attacked_without_a_depletion_roll() -> None:
    position = Position("stonne").works("0602", mined=True).put(FOOT, "0702").put(GERMAN, "0704").put(GERMAN_HQ, "0704")
    game = position.put("s_de_gdi_2", "0704").activate("ge_i_gd", dice=[7])
    game.take("move", units=(GERMAN,))
    game.take("step", hex="0703")
    game.take("retreat", unit=FOOT, hex="0602")
    assert [event.check.purpose for event in game.rolls()] == ["minefield"]
    assert game.where(FOOT) == "0602" and mined(game, "0602")


@pytest.mark.rule("6.3.3", "R-73", "R-24")
def test_an_hq_that_retreats_through_mines_is_attacked_too() -> None:
    position = Position("stonne").works("0602", mined=True).put(FOOT_HQ, "0702").put(GERMAN, "0704")
    game = position.put(GERMAN_HQ, "0704").activate("ge_i_gd", dice=[7])
    game.take("move", units=(GERMAN,))
    game.take("step", hex="0703")
    game.take("retreat", unit=FOOT_HQ, hex="0602")
    assert [event.check.purpose for event in game.rolls()] == ["minefield"]


@pytest.mark.rule("10.1")
def test_a_unit_may_stand_on_mines_of_its_own_side_untouched() -> None:
    position = Position("stonne").works("0602", mined=True).put(FOOT, "0602").put(FOOT_HQ, "0602")
    game = position.activate("fr_i_205_ri")
    assert not game.opening or not [event for event in game.opening if event.kind == "rolled"]


# -- entrenchments -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.2", "T-03", "EX-27")
def test_entrenched_infantry_is_two_columns_harder_to_hit_in_addition_to_terrain() -> None:
    rifles, tank, gun = "h_fr_rdp1_a", "h_fr_rdp1_h35", "h_fr_rdp_at"  # in a village; armour 0, 3 and 1
    position = Position("hannut").put("h_de_5i_m", "1708").put("h_de_5i_hq", "1708").put("h_fr_rdp1_hq", "1707")
    for unit in (rifles, tank, gun):
        position.put(unit, "1707")
    game = position.works("1707", entrenchment="french").activate("ge_i_5_pzr")
    game.take("fire", unit="h_de_5i_m")
    found = {unit: terms(game.check("fire_at", target=unit)) for unit in (rifles, tank, gun, "h_fr_rdp1_hq")}
    assert found == {
        rifles: {"target_village": -2, "target_entrenchment": -2},
        tank: {"armour": -3, "target_dispersed": 1},
        gun: {"armour": -1, "target_village": -2},
        "h_fr_rdp1_hq": {"target_village": -2},
    }


@pytest.mark.rule("10.2", "R-74")
def test_the_entrenchment_goes_when_its_last_infantry_leaves() -> None:
    position = Position("stonne").put(FOOT, "0911").put(FOOT_2, "0911").put(FT17, "0911").put(FOOT_HQ, "0911")
    game = position.works("0911", entrenchment="french").activate("fr_i_205_ri")
    game.take("move", units=(FOOT,))
    game.take("step", hex="0910")
    assert entrenched(game, "0911")
    game.take("stop")
    game.take("move", units=(FOOT_2,))
    game.take("step", hex="0910")
    assert not entrenched(game, "0911")  # the tank in it does not count
    assert [(event.hex, event.rule) for event in game.happened("works_removed")] == [("0911", "10.2")]


@pytest.mark.rule("10.2", "R-74")
def test_the_entrenchment_goes_when_its_last_infantry_is_eliminated() -> None:
    position = Position("stonne").put(FOOT, "0911", steps=1).put(FT17, "0911").works("0911", entrenchment="french")
    game = position.put("s_de_640", "0812").put(GERMAN, "0812").put(GERMAN_HQ, "0812").activate("ge_640_stug", dice=[2])
    game.take("fire", unit="s_de_640")
    game.take("fire_at", target=FOOT)  # 8 - 2: column 6, roll 2: step loss; too weak to return the fire
    assert game.where(FOOT) == "" and not entrenched(game, "0911")


@pytest.mark.rule("R-74")
def test_an_entrenchment_that_was_never_manned_stays_until_an_enemy_ends_in_it() -> None:
    position = Position("stonne").put(FT17, "0911").put(FOOT_HQ, "0913").works("0911", entrenchment="french")
    position.state.manned[position.state.setting.hex_index["0911"]] = False
    game = position.put(FT17_2, "0913").activate("fr_4_bcc")
    game.take("move", units=(FT17,))
    game.take("step", hex="0910")
    assert entrenched(game, "0911")
    position = Position("stonne").put(GERMAN, "0912").put(GERMAN_HQ, "0912").works("0911", entrenchment="french")
    position.state.manned[position.state.setting.hex_index["0911"]] = False
    game = position.activate("ge_i_gd")
    game.take("move", units=(GERMAN,))
    game.take("step", hex="0911")
    assert entrenched(game, "0911")  # passing through does nothing
    game.take("step", hex="0910")
    assert entrenched(game, "0911")
    game.undo(2)
    game.take("stop")
    assert not entrenched(game, "0911")


@pytest.mark.rule("R-74", "10.2")
def test_only_the_infantry_of_the_owner_profits_from_an_entrenchment() -> None:
    position = Position("stonne").put(GERMAN, "0911").works("0911", entrenchment="french").put(FT17, "0912")
    game = position.put(FT17_2, "0912").activate("fr_4_bcc")
    game.take("fire", unit=FT17)
    assert "target_entrenchment" not in terms(game.check("fire_at", target=GERMAN))


# -- independent units -------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3", "3.5", "R-95", "2.A")
def test_the_administrative_phase_marks_far_companies_out_of_command_but_never_independents() -> None:
    gun = "s_fr_205_at"
    position = Position("stonne", turn=0).put(FOOT, "1204").put(gun, "1204").put(FOOT_2, "0911").put(FOOT_HQ, "0910")
    game = position.attach(gun, "fr_i_205_ri").turn_start(draws=["french_repeat"])
    assert game.s.turn == 1
    assert [game.has(unit, "out_of_command") for unit in (FOOT, FOOT_2, gun)] == [True, False, False]


@pytest.mark.rule("10.3", "12.2", "3.4", "EX-17")
def test_an_attached_independent_acts_with_its_formation_and_has_no_doctrine_limit() -> None:
    pioneers = "s_de_stp43_1"
    position = Position("stonne").put(pioneers, "0901").put(GERMAN, "0911").put(GERMAN_HQ, "0912")
    game = position.attach(pioneers, "ge_i_gd").activate("ge_i_gd")
    assert game.offered("move", units=(pioneers,))
    game.take("move", units=(pioneers,))
    assert game.offered("step", hex="1001", mode="")  # still farther from the HQ
    assert not game.has(pioneers, "out_of_command")


@pytest.mark.rule("10.3", "8.4", "R-75")
def test_an_independent_rallies_with_the_factor_of_the_formation_it_acts_with() -> None:
    pioneers = "s_de_stp43_1"
    position = Position("stonne").put(pioneers, "0901", "neutralized").put(GERMAN_HQ, "0912", "neutralized")
    game = position.attach(pioneers, "ge_i_gd").activate("ge_i_gd", dice=[12, 6])
    assert [event.check.number for event in game.rolls()] == [7, 6]  # the HQ first, then with -1 for the HQ
    own = Position("stonne").put(pioneers, "0901", "neutralized").activate("ge_stu_pion_43", dice=[7])
    assert own.rolls()[0].check.number == 7 and not own.has(pioneers, "neutralized")  # the national factor


@pytest.mark.rule("R-75", "12.2")
def test_the_companies_not_attached_elsewhere_keep_acting_on_their_own_marker() -> None:
    position = Position("stonne").put("s_de_stp43_1", "0901").put("s_de_stp43_2", "0902").put(GERMAN_HQ, "0912")
    game = position.attach("s_de_stp43_1", "ge_i_gd").draw("ge_stu_pion_43")
    game.take("activate")
    assert {unit for action in game.offered("move") for unit in action.units} == {"s_de_stp43_2"}


@pytest.mark.rule("R-75", "5.4", "5.3")
def test_a_formation_without_hq_can_be_fatigued_and_repeated() -> None:
    position = Position("stonne").put("s_de_stp43_1", "0901").put("s_de_stp43_2", "0902")
    game = position.draw("german_repeat_1")
    assert game.offered("play_repeat", target="ge_stu_pion_43")
    game = Position("stonne").put("s_de_stp43_1", "0901").mark("ge_stu_pion_43", "fatigued").draw("german_repeat_1")
    assert not game.offered("play_repeat") and game.offered("play_rest", target="ge_stu_pion_43")


# -- objectives --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11", "R-76")
def test_an_objective_belongs_to_the_side_whose_combat_unit_entered_it_last() -> None:
    position = Position("hannut").put("h_fr_1c_s35_1b", "1708").put("h_fr_1c_hq", "1708")
    game = position.activate("fr_1_cuir")
    place = game.s.setting.hex_index["1707"]
    game.take("move", units=("h_fr_1c_hq",))
    game.take("step", hex="1707")
    assert not game.happened("control_changed") and game.s.control[place] == 0  # an HQ holds nothing
    game.take("stop")
    game.take("move", units=("h_fr_1c_s35_1b",))
    game.take("step", hex="1707")
    assert [(event.hex, event.side) for event in game.happened("control_changed")] == [("1707", "french")]
    game.take("step", hex="1607")
    assert game.s.control[place] == 1  # it need not stay there
