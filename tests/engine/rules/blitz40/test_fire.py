"""Direct fire (chapter 8.1 to 8.3), weapon range and spotting (4.1, 4.2); T-01, T-02, T-03, T-08.

The field: on Hannut 1505 to 1512 is clear and level, 1609 is a village, 1610 an orchard, 1504 woods.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from bk40qt.engine.errors import IllegalActionError
from tests.engine.rules.blitz40.position import Position, Table, breakdown

SOMUA, SOMUA_CMD, HOTCHKISS = "h_fr_1c_s35_1b", "h_fr_1c_s35_1a", "h_fr_1c_h39_3a"  # 9-4-3, 9-5-3, 5-3-1
PZ4, PZ3, LIGHT = "h_de_5i_m", "h_de_5i_p3", "h_de_5i_l1"  # 7-3-3, 6-3-2, 4-1-1
RIFLES, MG = "h_fr_rdp3_a", "h_fr_rdp3_mg"  # 4-0-1, 5-0-2
PAK = "h_de_kg_pak"  # 7-1-3

FORMATION = {"h_fr_1c": "fr_1_cuir", "h_fr_12": "fr_12_cuir", "h_fr_rdp3": "fr_iii_11_rdp", "h_de_5i": "ge_i_5_pzr",
             "h_de_kg": "ge_kg", "h_de_12i": "ge_i_12_schr"}


def formation_of(unit: str) -> str:
    return next(name for start, name in FORMATION.items() if unit.startswith(start))


def aiming(firer: str, position: Position, dice: tuple[int, ...] = ()) -> Table:
    """The firer, stationary, has its formation active and looks for a target."""
    game = position.activate(formation_of(firer), dice=dice)
    game.take("fire", unit=firer)
    return game


def duel(firer: str, target: str, start: str = "1508", end: str = "1509", *statuses: str,
         dice: tuple[int, ...] = ()) -> Table:
    return aiming(firer, Position().put(firer, start, *statuses).put(target, end), dice)


def thirty_sixths(**ways: int) -> dict[str, Fraction]:
    names = {"none": "-", "red": "R", "black": "N", "loss": "1"}
    return {names[name]: Fraction(count, 36) for name, count in ways.items() if count}


# -- the factor --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2", "8.2.1")
def test_8_2_1_attack_factor_is_attack_less_armour() -> None:
    check = duel(SOMUA, PZ4).check("fire_at", target=PZ4)
    assert (check.purpose, check.rule, check.dice, check.compare) == ("direct_fire", "8.2", "2d6", "crt")
    assert (check.unit, check.target, check.base, check.number) == (SOMUA, PZ4, 9, 6)
    assert breakdown(check) == [(-3, "armour", "8.2.1")]


@pytest.mark.rule("1.2", "8.2.1")
def test_8_2_1_a_reduced_unit_fires_and_defends_with_the_values_of_its_back() -> None:
    game = aiming(SOMUA_CMD, Position().put(SOMUA_CMD, "1508", steps=1).put(PZ4, "1509", steps=1))
    check = game.check("fire_at")
    assert (check.base, check.number) == (6, 3)
    back = aiming(PZ4, Position().put(SOMUA_CMD, "1508", steps=1).put(PZ4, "1509")).check("fire_at")
    assert breakdown(back) == [(-4, "armour", "8.2.1")]


@pytest.mark.rule("8.2.4", "0", "T-02")
@pytest.mark.parametrize(("where", "shift"), [("1509", 0), ("1510", -1), ("1511", -2)])
def test_8_2_4_each_hex_after_the_first_costs_one_column(where: str, shift: int) -> None:
    check = duel(PZ4, SOMUA, "1508", where).check("fire_at")
    wanted = [(-4, "armour", "8.2.1")] + ([(shift, "distance", "8.2.4")] if shift else [])
    assert breakdown(check) == wanted and check.number == 3 + shift


@pytest.mark.rule("8.2.3", "T-02", "T-12")
@pytest.mark.parametrize(("status", "rule", "dice"), [
    ("neutralized", "8.4", (12,)), ("out_of_command", "6.2", ()), ("fatigued", "5.4", (12,))])
def test_t_02_a_shaken_firer_shoots_one_column_worse(status: str, rule: str, dice: tuple[int, ...]) -> None:
    position = Position().put(SOMUA, "1508").put(PZ4, "1509")
    if status == "fatigued":
        position.mark("fr_1_cuir", status)
    else:
        getattr(position.state, status)[position.state.setting.unit_index[SOMUA]] = True
    check = aiming(SOMUA, position, dice).check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1"), (-1, status, rule)] and check.number == 5


@pytest.mark.rule("7.2.2", "T-02")
@pytest.mark.parametrize("where", ["1609", "1610", "1504"])
def test_7_2_2_a_dispersed_tank_fires_one_column_worse(where: str) -> None:
    target = "1505" if where == "1504" else "1509"
    check = duel(SOMUA, PZ4, where, target).check("fire_at")
    assert breakdown(check) == [(-3, "armour", "8.2.1"), (-1, "dispersed", "7.2.2")] and check.number == 5


@pytest.mark.rule("7.2.2", "T-02")
def test_7_2_2_infantry_carriers_and_guns_are_never_dispersed() -> None:
    assert breakdown(duel(RIFLES, PZ3, "1609", "1509").check("fire_at")) == [(-3, "armour", "8.2.1")]
    assert breakdown(duel(PAK, SOMUA, "1609", "1509").check("fire_at")) == [(-4, "armour", "8.2.1")]


@pytest.mark.rule("8.2.3", "T-03", "7.2.2", "1.1")
@pytest.mark.parametrize(("target", "where", "armour", "shift", "reason", "rule"), [
    ("h_de_12i_1", "1609", 0, -2, "target_village", "8.2.3"),
    ("h_de_12i_mg", "1610", 0, -1, "target_orchard", "8.2.3"),
    ("h_de_kg_k1", "1609", 0, -2, "target_village", "8.2.3"),
    ("h_de_kg_pak", "1609", 1, -2, "target_village", "8.2.3"),
    ("h_de_12i_spw", "1609", 1, -2, "target_village", "8.2.3"),
    ("h_de_12i_hq", "1609", 0, -2, "target_village", "8.2.3"),
    ("h_de_kg_ac", "1609", 1, 1, "target_dispersed", "7.2.2"),
    ("h_de_5i_m", "1609", 3, 1, "target_dispersed", "7.2.2"),
    ("h_de_5i_m", "1610", 3, 1, "target_dispersed", "7.2.2")])
def test_t_03_cover_helps_soft_units_and_carriers_but_disperses_armour(
        target: str, where: str, armour: int, shift: int, reason: str, rule: str) -> None:
    check = duel(HOTCHKISS, target, "1509", where).check("fire_at")
    wanted = ([(-armour, "armour", "8.2.1")] if armour else []) + [(shift, reason, rule)]
    assert breakdown(check) == wanted and check.number == 5 - armour + shift


@pytest.mark.rule("T-03")
def test_t_03_woods_count_one_column() -> None:
    check = duel(HOTCHKISS, "h_de_12i_1", "1505", "1504").check("fire_at")
    assert breakdown(check) == [(-1, "target_woods", "8.2.3")] and check.number == 4


@pytest.mark.rule("7.2.2", "1.1", "T-03")
def test_7_2_2_an_assault_gun_in_cover_is_dispersed() -> None:
    game = Position("stonne").put("s_fr_4bcc_2", "0412").put("s_de_640", "0511").activate("fr_4_bcc")
    game.take("fire", unit="s_fr_4bcc_2")
    check = game.check("fire_at")
    assert breakdown(check) == [(-4, "armour", "8.2.1"), (1, "target_dispersed", "7.2.2")] and check.number == 1


@pytest.mark.rule("T-03")
@pytest.mark.parametrize("status", ["neutralized", "out_of_command", "opp_used"])
def test_t_03_the_state_of_a_target_is_no_modifier_for_direct_fire(status: str) -> None:
    game = aiming(HOTCHKISS, Position().put(HOTCHKISS, "1508").put("h_de_12i_1", "1509", status))
    assert breakdown(game.check("fire_at")) == []


@pytest.mark.rule("T-03")
def test_t_03_a_target_on_higher_ground_is_no_modifier_for_direct_fire() -> None:
    game = duel(HOTCHKISS, "h_de_12i_1", "1406", "1407")  # level 1 fires up at level 2
    assert breakdown(game.check("fire_at")) == []


@pytest.mark.rule("T-03", "10.2")
def test_t_03_entrenchment_is_added_to_terrain_and_helps_only_its_owners_infantry() -> None:
    def at(target: str, owner: str) -> Table:
        return aiming(HOTCHKISS, Position().works("1609", owner).put(HOTCHKISS, "1509").put(target, "1609"))

    check = at("h_de_12i_1", "german").check("fire_at")
    assert breakdown(check) == [(-2, "target_village", "8.2.3"), (-2, "target_entrenchment", "10.2")]
    assert check.number == 1
    assert at("h_de_kg_k1", "german").check("fire_at").number == 3
    assert at("h_de_12i_1", "french").check("fire_at").number == 3


@pytest.mark.rule("8.2.1", "R-53")
@pytest.mark.parametrize(("target", "base", "wanted", "column"), [
    (RIFLES, 7, [(-3, "at_against_infantry", "8.2.1")], 4),
    (MG, 7, [(-3, "at_against_infantry", "8.2.1")], 4),
    ("h_fr_rdp3_hq", 7, [(-3, "at_against_infantry", "8.2.1")], 4),
    ("h_fr_rdp3_moto", 7, [], 7),
    ("h_fr_rdp_at", 7, [(-1, "armour", "8.2.1")], 6),
    (SOMUA, 7, [(-4, "armour", "8.2.1")], 3)])
def test_8_2_1_an_at_gun_halves_its_value_against_infantry_and_hqs_only(
        target: str, base: int, wanted: list[tuple[int, str, str]], column: int) -> None:
    check = duel(PAK, target).check("fire_at")
    assert (check.base, breakdown(check), check.number) == (base, wanted, column)


@pytest.mark.rule("8.2.1", "R-53", "R-44")
def test_8_2_1_the_halved_value_is_rounded_up_before_the_other_modifiers() -> None:
    check = duel(PAK, RIFLES, "1507", "1609").check("fire_at")  # 4 - 1 - 2 (EX-14)
    assert check.number == 1
    reduced = aiming(PAK, Position().put(PAK, "1508", steps=1).put(RIFLES, "1509")).check("fire_at")
    assert (reduced.base, reduced.number) == (5, 3)


@pytest.mark.rule("8.2.2", "R-04")
def test_8_2_2_a_shot_below_minus_one_cannot_be_made() -> None:
    assert duel(LIGHT, SOMUA_CMD).check("fire_at").number == -1
    game = Position().put(LIGHT, "1508", "out_of_command").put(SOMUA_CMD, "1509").activate("ge_i_5_pzr")
    assert not game.offered("fire") and not game.offered("fire_move")
    steady = Position().put(LIGHT, "1508").put(SOMUA_CMD, "1509").activate("ge_i_5_pzr")
    assert steady.offered("fire") and not steady.offered("fire_move")  # -1 is legal, with -2 for moving it is not


@pytest.mark.rule("8.2.2", "R-04", "T-01")
def test_r_04_above_eight_the_last_column_is_used() -> None:
    game = duel(SOMUA, "h_de_12i_1")
    check = game.check("fire_at")
    assert (check.base, breakdown(check), check.number) == (9, [], 8)
    assert game.odds("fire_at") == thirty_sixths(none=6, red=10, black=4, loss=16)


# -- the table ---------------------------------------------------------------------------------------------------------

SHOTS = [  # column, firer, target; then chances of 36: any on a soft target, any on an armoured one, step loss
    (-1, LIGHT, SOMUA_CMD, 4, 1, 0), (0, LIGHT, SOMUA, 9, 4, 0), (1, LIGHT, HOTCHKISS, 13, 7, 0),
    (2, PZ3, SOMUA, 21, 13, 0), (3, PZ4, SOMUA, 21, 13, 1), (4, PZ4, HOTCHKISS, 21, 13, 1),
    (5, PZ3, "h_fr_12c_3", 25, 16, 2), (6, PZ4, "h_fr_12c_3", 25, 16, 6), (7, PZ4, RIFLES, 25, 16, 9)]


@pytest.mark.rule("8.2.5", "T-01", "R-01", "R-02")
@pytest.mark.parametrize(("column", "firer", "target", "soft", "armoured", "loss"), SHOTS)
def test_t_01_odds_of_every_column(column: int, firer: str, target: str, soft: int, armoured: int, loss: int) -> None:
    game = duel(firer, target)
    assert game.check("fire_at").number == column
    assert game.odds("fire_at") == thirty_sixths(none=36 - soft, red=soft - armoured, black=armoured - loss, loss=loss)


@pytest.mark.rule("8.3", "R-03", "1.1")
@pytest.mark.parametrize(("target", "soft"), [
    ("h_de_12i_1", True), ("h_de_12i_mg", True), (PAK, True), ("h_de_kg_k1", True), ("h_de_12i_hq", True),
    (PZ4, False), ("h_de_kg_ac", False), ("h_de_12i_spw", False)])
def test_8_3_a_red_n_spares_armoured_units(target: str, soft: bool) -> None:
    game = aiming(SOMUA, Position().put(SOMUA, "1508").put("h_fr_1c_hq", "1506").put(target, "1509"), (6,))
    game.take("fire_at")
    assert game.happened("hit")[0].result == "R"
    if game.asked.point == "DP-R2":
        game.take("no")
    if target == "h_de_12i_hq":
        assert game.has(target, "neutralized")  # nothing to choose
    else:
        assert (game.asked.point == "DP-N1") == soft


@pytest.mark.rule("8.3", "R-03")
def test_8_3_a_red_n_spares_an_assault_gun() -> None:
    game = (Position("stonne").put("s_fr_4bcc_2", "0412").put("s_fr_4bcc_3", "0312").put("s_de_640", "0512")
            .activate("fr_4_bcc", dice=[4]))
    game.take("fire", unit="s_fr_4bcc_2")
    assert game.check("fire_at").number == 0
    game.take("fire_at")
    assert game.happened("hit")[0].result == "R"
    game.decline()
    assert not game.has("s_de_640", "neutralized") and game.asked.point == "DP-A1"


@pytest.mark.rule("R-02", "T-01")
@pytest.mark.parametrize(("colours", "letter"), [("outward", "R"), ("rows_6_8_9", "N")])
def test_r_02_both_readings_of_the_red_results_can_be_played(colours: str, letter: str) -> None:
    position = Position(crt_colours=colours).put(LIGHT, "1508").put("h_de_5i_hq", "1506").put(HOTCHKISS, "1509")
    game = aiming(LIGHT, position, (5,))  # column 1, roll 5
    game.take("fire_at")
    assert game.happened("hit")[0].result == letter


@pytest.mark.rule("8.3", "1.2")
def test_8_3_a_step_loss_leaves_no_choice_and_the_second_one_eliminates() -> None:
    for steps in (2, 1):
        position = Position().put(SOMUA, "1508").put("h_fr_1c_hq", "1506").put("h_de_12i_1", "1509", steps=steps)
        game = aiming(SOMUA, position, (2,))
        game.take("fire_at")
        game.take("no")  # return fire
        lost = game.happened("step_lost")
        assert [(event.unit, event.left) for event in lost] == [("h_de_12i_1", steps - 1)]
        assert game.where("h_de_12i_1") == ("1509" if steps == 2 else "")


# -- targets -----------------------------------------------------------------------------------------------------------


def targets(game: Table) -> set[str]:
    return {action.target for action in game.offered("fire_at")}


@pytest.mark.rule("8.1", "8.1.1")
def test_8_1_1_the_firer_chooses_any_one_unit_of_a_stack() -> None:
    position = Position().put(SOMUA, "1508").put(PZ4, "1510").put("h_de_12i_1", "1510").put("h_de_5i_hq", "1510")
    game = aiming(SOMUA, position)
    assert targets(game) == {PZ4, "h_de_12i_1", "h_de_5i_hq"}
    assert (game.asked.point, game.asked.rule, game.asked.side) == ("DP-A3", "8.1.1", "french")


@pytest.mark.rule("4.2", "R-32")
def test_4_2_an_adjacent_enemy_combat_unit_cuts_the_range_to_one() -> None:
    far = Position().put(PZ4, "1508").put(SOMUA, "1510")
    assert targets(aiming(PZ4, far)) == {SOMUA}
    near = Position().put(PZ4, "1508").put(SOMUA, "1510").put(RIFLES, "1507")
    assert targets(aiming(PZ4, near)) == {RIFLES}


@pytest.mark.rule("4.2", "R-32", "R-24")
def test_r_32_an_hq_or_a_hidden_gun_does_not_cut_the_range() -> None:
    hq = Position().put(PZ4, "1508").put(SOMUA, "1510").put("h_fr_rdp3_hq", "1507")
    assert targets(aiming(PZ4, hq)) == {SOMUA, "h_fr_rdp3_hq"}
    gun = Position(hidden_at_guns="yes").put(PZ4, "1508").put(SOMUA, "1510").put("h_fr_rdp_at", "1507", "hidden")
    assert targets(aiming(PZ4, gun)) == {SOMUA}


@pytest.mark.rule("4.2", "8.4", "T-12")
def test_4_2_a_neutralized_firer_reaches_only_adjacent_hexes() -> None:
    position = Position().put(PZ4, "1508", "neutralized").put(SOMUA, "1510").put("h_fr_1c_hq", "1509")
    assert targets(aiming(PZ4, position, (12,))) == {"h_fr_1c_hq"}


@pytest.mark.rule("4.2", "R-31")
def test_r_31_range_one_fires_actively_at_adjacent_hexes_and_range_zero_not_at_all() -> None:
    assert targets(duel(LIGHT, HOTCHKISS)) == {HOTCHKISS}
    assert not Position().put(LIGHT, "1508").put(HOTCHKISS, "1510").activate("ge_i_5_pzr").offered("fire")
    carrier = Position().put("h_de_12i_spw", "1508").put(RIFLES, "1509").activate("ge_i_12_schr")
    assert not carrier.offered("fire") and not carrier.offered("fire_move")
    assert carrier.offered("move", units=("h_de_12i_spw",))


@pytest.mark.rule("4.1", "4.2")
def test_4_2_no_shot_beyond_the_printed_range_and_no_shot_into_the_own_hex() -> None:
    position = Position().put(PZ4, "1508").put(SOMUA, "1511").put(HOTCHKISS, "1512")
    assert targets(aiming(PZ4, position)) == {SOMUA}


@pytest.mark.rule("4.1", "T-08", "R-26")
@pytest.mark.parametrize(("target", "seen_at"), [
    ("h_fr_1c_s35_1b", ("0109", "0110")), ("h_fr_12c_3", ("0109", "0110")),
    (RIFLES, ("0109",)), (MG, ("0109",)), ("h_fr_rdp3_moto", ("0109",)), ("h_fr_rdp_at", ("0109",)),
    ("h_fr_rdp3_hq", ("0109",))])
def test_4_1_in_cover_soft_units_are_seen_at_two_hexes_and_vehicles_further(
        target: str, seen_at: tuple[str, ...]) -> None:
    for firer in ("0109", "0110"):  # at distance 2 and 3 of the orchard 0107
        game = Position().put(PZ4, firer).put(target, "0107").activate("ge_i_5_pzr")
        assert bool(game.offered("fire")) == (firer in seen_at)


@pytest.mark.rule("T-08", "R-26")
@pytest.mark.parametrize(("target", "seen"), [("h_de_12i_spw", True), ("h_de_12i_hq", False)])
def test_r_26_carriers_are_spotted_as_tanks_and_hqs_as_infantry(target: str, seen: bool) -> None:
    game = Position().put(SOMUA, "0110").put(target, "0107").activate("fr_1_cuir")
    assert bool(game.offered("fire")) == seen


@pytest.mark.rule("4.1")
def test_4_1_units_never_block_the_line_but_terrain_does() -> None:
    assert targets(aiming(PZ4, Position().put(PZ4, "1508").put(LIGHT, "1509").put(SOMUA, "1510"))) == {SOMUA}
    assert not Position().put(PZ4, "1505").put(SOMUA, "1503").activate("ge_i_5_pzr").offered("fire")  # woods between


@pytest.mark.rule("8.1.1")
def test_8_1_1_a_shot_at_a_unit_that_is_no_target_is_refused_and_changes_nothing() -> None:
    game = aiming(PZ4, Position().put(PZ4, "1508").put(SOMUA, "1510").put(HOTCHKISS, "1512"))
    before = game.state_hash()
    with pytest.raises(IllegalActionError):
        game.submit(game.offered("fire_at")[0]._replace(target=HOTCHKISS))
    assert game.state_hash() == before
