"""Part E of the specification, EX-10 to EX-15: numbers that the tables and rulings fix."""

from __future__ import annotations

import pytest

from tests.engine.rules.blitz40.position import Position, Table, terms

PZ_IV = "h_de_5i_m"  # German tank, attack 7, armour 3, range 3
SOMUA = "h_fr_1c_s35_1b"  # French tank, attack 9, armour 4, range 3
RIFLES = "h_de_12i_1"
CHASSEURS = "h_fr_rdp3_a"  # French infantry
BCC = "s_fr_4bcc_2"  # French tank, armour 4

# -- EX-10, EX-11: tests against the formation factor ------------------------------------------------------------------

SIDES = pytest.mark.parametrize(("unit", "formation", "factor"),
                                [(RIFLES, "ge_i_12_schr", 8), (CHASSEURS, "fr_iii_11_rdp", 7)])


@pytest.mark.rule("EX-10", "T-06", "8.4", "R-19")
@SIDES
def test_EX_10_rally_at_one_below_the_factor(unit: str, formation: str, factor: int) -> None:
    for roll in (factor - 1, factor):
        game = Position().put(unit, "1511", "neutralized").activate(formation, dice=[roll])
        check = game.happened("rolled")[0].check
        assert (check.purpose, check.base, check.number) == ("rally", factor, factor - 1)
        assert game.has(unit, "neutralized") == (roll == factor)


@pytest.mark.rule("EX-10", "T-06", "5.4")
@SIDES
def test_EX_10_fatigue_recovery_at_two_below_the_factor(unit: str, formation: str, factor: int) -> None:
    for roll in (factor - 2, factor - 1):
        game = Position().put(unit, "1511").mark(formation, "fatigued").activate(formation, dice=[roll])
        check = game.happened("rolled")[0].check
        assert (check.purpose, check.number) == ("fatigue_recovery", factor - 2)
        assert game.has(formation, "fatigued") == (roll == factor - 1)


@pytest.mark.rule("EX-10", "T-06", "8.5.1")
@SIDES
def test_EX_10_demoralization_recovery_at_three_below_the_factor(unit: str, formation: str, factor: int) -> None:
    for roll in (factor - 3, factor - 2):
        position = Position(turn=1).put(unit, "1511").mark(formation, "demoralized")
        game = position.draw(formation, dice=[roll], seed=1)
        check = game.happened("rolled")[0].check
        assert (check.purpose, check.number) == ("demoralization_recovery", factor - 3)
        assert game.has(formation, "demoralized") == (roll == factor - 2)


@pytest.mark.rule("EX-10", "T-06", "8.5")
@pytest.mark.parametrize(("unit", "formation", "hq", "marker", "factor"), [
    (RIFLES, "ge_i_12_schr", "h_fr_2c_hq", "french_artillery_1", 8),
    (CHASSEURS, "fr_iii_11_rdp", "h_de_35i_hq", "german_artillery_1", 7)])
def test_EX_10_demoralization_check_at_the_factor(unit: str, formation: str, hq: str, marker: str,
                                                  factor: int) -> None:
    for roll in (factor, factor + 1):
        position = Position().put(unit, "1306").put(hq, "1307").losses(formation, 4, 10)
        game = position.strikes(marker, dice=[2, roll])
        game.take("strike", hex="1306")
        game.take("calibre", mode="medium")
        check = game.happened("rolled")[-1].check
        assert (check.purpose, check.compare, check.number) == ("demoralization", ">", factor)
        assert game.has(formation, "demoralized") == (roll > factor)


@pytest.mark.rule("EX-10", "R-18", "R-05")
def test_EX_10_rally_in_a_fatigued_german_formation_with_neutralized_HQ_at_4() -> None:
    for roll in (4, 5):
        position = (Position().put(RIFLES, "1511", "neutralized").put("h_de_12i_hq", "1510", "neutralized")
                    .mark("ge_i_12_schr", "fatigued"))
        game = position.activate("ge_i_12_schr", dice=[12, 12, roll])
        rolls = game.happened("rolled")
        assert [(event.check.purpose, event.check.number) for event in rolls] == [
            ("fatigue_recovery", 5), ("rally", 5), ("rally", 4)]  # the HQ counts its own state once
        assert game.has(RIFLES, "neutralized") == (roll == 5)


@pytest.mark.rule("EX-11", "8.4", "R-55")
@pytest.mark.parametrize("roll", [7, 6])
def test_EX_11_panic_of_neutralized_french_infantry(roll: int) -> None:
    position = Position().put(CHASSEURS, "1511", "neutralized").put(PZ_IV, "1510")
    game = position.activate("ge_i_5_pzr", dice=[5, roll])
    game.take("fire", unit=PZ_IV)
    game.take("fire_at", target=CHASSEURS)
    game.take("no")
    assert (game.asked.point, sorted(game.kinds())) == ("DP-N1", ["panic", "step_loss"])
    assert game.check("panic").number == 6
    game.take("panic")
    assert game.has(CHASSEURS, "neutralized") == (roll == 6)
    assert game.s.steps[game.unit(CHASSEURS)] == (1 if roll == 7 else 2)


# -- EX-12: mines ------------------------------------------------------------------------------------------------------


def into_mines(*dice: int) -> Table:
    position = Position("stonne").put(BCC, "0909").put("s_fr_4bcc_3", "1209").works("0910", mined=True)
    game = position.activate("fr_4_bcc", dice=dice)
    game.take("move", units=(BCC,))
    game.take("step", hex="0910")
    return game


@pytest.mark.rule("EX-12", "10.1", "R-73")
@pytest.mark.parametrize(("roll", "result"), [(6, "R"), (5, "N"), (2, "N")])
def test_EX_12_mines_attack_a_tank_of_armour_4_on_column_2(roll: int, result: str) -> None:
    game = into_mines(roll, 9)
    attack = game.happened("rolled")[0]
    assert (attack.check.purpose, attack.check.number, attack.check.modifiers) == ("minefield", 2, ())
    assert attack.result == result
    if result == "N":
        game.take("accept", unit=BCC)
    assert game.has(BCC, "neutralized") == (result == "N")
    assert game.s.steps[game.unit(BCC)] == 2


@pytest.mark.rule("EX-12", "10.1")
@pytest.mark.parametrize(("roll", "mined"), [(10, False), (9, True)])
def test_EX_12_mines_are_used_up_with_a_10(roll: int, mined: bool) -> None:
    game = into_mines(7, roll)
    assert game.s.mined[game.s.setting.hex_index["0910"]] == mined


@pytest.mark.rule("EX-12", "6.3.3", "R-40")
def test_EX_12_no_depletion_roll_in_a_retreat() -> None:
    position = Position("stonne").put(BCC, "0910").put("s_de_640", "0912").works("0909", mined=True)
    game = position.activate("ge_640_stug", dice=[7])
    game.take("move", units=("s_de_640",))
    game.take("step", hex="0911")
    game.take("retreat", unit=BCC, hex="0909")
    assert [event.check.purpose for event in game.happened("rolled")] == ["minefield"]
    assert game.where(BCC) == "0909" and game.s.mined[game.s.setting.hex_index["0909"]]


# -- EX-13 to EX-15: numbers -------------------------------------------------------------------------------------------

REACTIONS = [  # who reacts, its state, who moves, of which formation, from, to, the number it must not exceed
    (PZ_IV, (), SOMUA, "fr_1_cuir", "1512", "1511", 5),
    (PZ_IV, (), SOMUA, "fr_1_cuir", "1510", "1509", 7),
    ("h_fr_rdp_at", ("out_of_command",), PZ_IV, "ge_i_5_pzr", "1511", "1510", 4),
    (RIFLES, ("neutralized",), SOMUA, "fr_1_cuir", "1510", "1509", 4),
]


@pytest.mark.rule("EX-13", "6.4", "T-07", "R-35", "R-22")
@pytest.mark.parametrize("switch", ["yes", "no"])
@pytest.mark.parametrize(("unit", "states", "mover", "formation", "start", "end", "number"), REACTIONS)
def test_EX_13_reaction_numbers_fall_with_distance(unit: str, states: tuple[str, ...], mover: str, formation: str,
                                                   start: str, end: str, number: int, switch: str) -> None:
    position = Position(reaction_distance_counts_adjacent=switch).put(unit, "1508", *states).put(mover, start)
    game = position.activate(formation)
    game.take("move", units=(mover,))
    game.take("step", hex=end)
    wanted = number if switch == "yes" else number + 1
    assert game.check("opportunity_fire", unit=unit, target=mover).number == wanted


@pytest.mark.rule("EX-13", "6.3.1.1")
def test_EX_13_a_neutralized_unit_may_try_only_at_distance_1() -> None:
    position = Position().put("h_de_12i_mg", "1508", "neutralized").put(SOMUA, "1511")
    game = position.activate("fr_1_cuir")
    game.take("move", units=(SOMUA,))
    game.take("step", hex="1510")  # inside the printed range 2 of the machine guns
    assert not game.offered("opportunity_fire")
    game.decline()
    game.take("step", hex="1509")
    assert game.offered("opportunity_fire", unit="h_de_12i_mg")


@pytest.mark.rule("EX-14", "8.2.1", "R-53")
def test_EX_14_AT_gun_against_infantry_in_a_village_at_distance_2_is_column_1() -> None:
    game = Position().put("h_de_kg_pak", "1809").put(CHASSEURS, "1609").activate("ge_kg")
    game.take("fire", unit="h_de_kg_pak")
    check = game.check("fire_at", target=CHASSEURS, purpose="direct_fire")
    assert (check.base, check.number) == (7, 1)
    assert terms(check) == {"at_against_infantry": -3, "target_village": -2, "distance": -1}


@pytest.mark.rule("EX-15", "8.2.2")
@pytest.mark.parametrize(("hex_", "number"), [("1509", None), ("1510", -1)])
def test_EX_15_attack_4_against_armour_5_is_too_weak_at_distance_2(hex_: str, number: int | None) -> None:
    target = "h_fr_1c_s35_1a"
    game = Position().put("h_de_12i_mg", "1511", steps=1).put(target, hex_).activate("ge_i_12_schr")
    assert bool(game.offered("fire")) == (number is not None)
    if number is not None:
        game.take("fire", unit="h_de_12i_mg")
        assert game.check("fire_at", target=target, purpose="direct_fire").number == number
