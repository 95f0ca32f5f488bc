"""Neutralization, panic and rally (chapter 8.3, 8.4), the formation factor (T-06) and reaction checks (6.4, T-07).

The field: on Hannut 1505 to 1512 is clear and level.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.engine.rules.blitz40.position import Position, Table, breakdown

RIFLES, RDP_HQ = "h_fr_rdp3_a", "h_fr_rdp3_hq"
PZ4, PZ3, LIGHT, PZR_HQ = "h_de_5i_m", "h_de_5i_p3", "h_de_5i_l1", "h_de_5i_hq"
SCHUETZEN, PAK = "h_de_12i_1", "h_de_kg_pak"
SOMUA, HOTCHKISS, CUIR_HQ = "h_fr_1c_s35_1b", "h_fr_1c_h39_3a", "h_fr_1c_hq"


def under_fire(*statuses: str, dice: tuple[int, ...], target: str = RIFLES, steps: int = 2, hq: bool = False,
               fatigued: bool = False) -> Table:
    """A Pz IV has fired at the target next to it; return fire is waived, the result is to be taken."""
    position = Position().put(PZ4, "1508").put(PZR_HQ, "1507").put(target, "1509", *statuses, steps=steps)
    if hq:
        position.put(RDP_HQ, "1511", "neutralized")
    if fatigued:
        position.mark("fr_iii_11_rdp", "fatigued")
    game = position.activate("ge_i_5_pzr", dice=dice)
    game.take("fire", unit=PZ4)
    game.take("fire_at", target=target)
    if game.asked.point == "DP-R2":
        game.take("no")
    return game


def activation(*put: tuple[str, str], marks: tuple[str, ...] = (), dice: tuple[int, ...], by: str = "own",
               formation: str = "ge_i_5_pzr") -> Table:
    position = Position().mark(formation, *marks)
    for number, (unit, status) in enumerate(put):
        position.put(unit, f"15{8 + number:02}", *((status,) if status else ()))
    return position.activate(formation, by=by, dice=dice)


def rolled(game: Table, purpose: str) -> list[tuple[str, int, str]]:
    """Who rolled for it, the number that had to be kept to, and how it ended."""
    return [(event.check.unit, event.check.number, event.result) for event in game.happened("rolled")
            if event.check.purpose == purpose]


def lost(game: Table) -> list[tuple[str, int]]:
    return [(event.unit, event.left) for event in game.happened("step_lost")]


# -- N -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "8.4")
def test_8_3_the_owner_of_a_unit_that_receives_n_accepts_it_or_takes_a_step_loss() -> None:
    game = under_fire(dice=(5,))  # column 7, roll 5
    assert (game.asked.side, game.asked.point, game.asked.about) == ("french", "DP-N1", (RIFLES, "N"))
    assert game.kinds() == ["accept", "step_loss"]
    game.take("accept")
    assert game.has(RIFLES, "neutralized") and game.s.steps[game.unit(RIFLES)] == 2
    swapped = under_fire(dice=(5,))
    swapped.take("step_loss")
    assert not swapped.has(RIFLES, "neutralized") and lost(swapped) == [(RIFLES, 1)]


@pytest.mark.rule("8.3", "1.2")
def test_8_3_the_swap_may_cost_the_last_step() -> None:
    game = under_fire(dice=(5,), steps=1)
    game.take("step_loss")
    assert game.where(RIFLES) == "" and lost(game) == [(RIFLES, 0)]


@pytest.mark.rule("8.3", "R-24", "3.2")
@pytest.mark.parametrize(("status", "roll"), [("", 2), ("", 5), ("", 6), ("neutralized", 2), ("neutralized", 5)])
def test_r_24_any_result_neutralizes_an_hq_and_nothing_more_ever_happens_to_it(status: str, roll: int) -> None:
    game = under_fire(*((status,) if status else ()), dice=(roll,), target=RDP_HQ, steps=1)
    assert game.has(RDP_HQ, "neutralized") and game.where(RDP_HQ) == "1509" and not lost(game)
    assert game.asked.point == "DP-R3"  # no choice, no panic; it may retreat


# -- panic -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4", "R-55", "T-06", "EX-11")
@pytest.mark.parametrize(("roll", "breaks"), [(6, False), (7, True)])
def test_8_4_a_second_n_calls_for_a_panic_roll(roll: int, breaks: bool) -> None:
    game = under_fire("neutralized", dice=(5, roll))
    assert game.kinds() == ["panic", "step_loss"]
    check = game.check("panic")
    assert (check.rule, check.base, check.compare, check.number) == ("8.4", 7, ">", 6)
    assert breakdown(check) == [(-1, "neutralized", "8.4")]
    game.take("panic")
    assert game.has(RIFLES, "neutralized") != breaks
    assert lost(game) == ([(RIFLES, 1)] if breaks else [])


@pytest.mark.rule("8.4", "R-55", "R-18")
def test_r_55_the_panic_roll_is_made_against_the_modified_formation_factor() -> None:
    game = under_fire("neutralized", dice=(5,), hq=True, fatigued=True)
    check = game.check("panic")
    assert breakdown(check) == [(-2, "fatigued", "5.4"), (-1, "hq_neutralized", "8.4"), (-1, "neutralized", "8.4")]
    assert check.number == 3


@pytest.mark.rule("8.4")
def test_8_4_the_odds_of_panic_are_known_beforehand() -> None:
    game = under_fire("neutralized", dice=(5,))
    branches = game.explain(game.offered("panic")[0]).branches or ()
    broken = [branch.chance for branch in branches if any(event.kind == "step_lost" for event in branch.events)]
    assert sum(broken) == Fraction(21, 36) and sum(branch.chance for branch in branches) == 1


@pytest.mark.rule("R-54", "8.3")
def test_r_54_a_step_loss_instead_of_the_panic_roll_leaves_the_unit_neutralized() -> None:
    game = under_fire("neutralized", dice=(5,))
    game.take("step_loss")
    assert game.has(RIFLES, "neutralized") and lost(game) == [(RIFLES, 1)] and not game.happened("rolled")


@pytest.mark.rule("8.4", "8.3")
def test_8_4_a_step_loss_result_on_a_neutralized_unit_brings_no_panic() -> None:
    game = under_fire("neutralized", dice=(2,))
    assert game.has(RIFLES, "neutralized") and game.s.steps[game.unit(RIFLES)] == 1
    assert game.asked.point == "DP-R3"


# -- rally -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4", "R-56", "T-06", "EX-10")
@pytest.mark.parametrize(("formation", "unit", "target"), [("ge_i_5_pzr", PZ4, 7), ("fr_iii_11_rdp", RIFLES, 6)])
def test_8_4_rally_is_rolled_automatically_at_activation(formation: str, unit: str, target: int) -> None:
    hq = {PZ4: PZR_HQ, RIFLES: RDP_HQ}[unit]
    for roll, success in ((target, True), (target + 1, False)):
        game = activation((unit, "neutralized"), (hq, ""), dice=(roll,), formation=formation)
        assert rolled(game, "rally") == [(unit, target, "success" if success else "failure")]
        assert game.has(unit, "neutralized") != success
        assert bool(game.offered("move", units=(unit,))) == success  # the full action, or none but fire


@pytest.mark.rule("8.4", "R-18", "R-05", "EX-10", "T-06")
def test_r_18_formation_modifiers_add_up_each_state_once() -> None:
    game = activation((PZR_HQ, "neutralized"), (PZ4, "neutralized"), marks=("fatigued",), dice=(12, 12, 5))
    assert rolled(game, "fatigue_recovery") == [("ge_i_5_pzr", 5, "failure")]  # 8 - 2 - 1, the -2 once
    assert rolled(game, "rally") == [(PZR_HQ, 5, "failure"), (PZ4, 4, "failure")]


@pytest.mark.rule("R-05", "R-18", "8.4")
def test_r_05_fatigue_first_then_the_hq_then_the_units_profit_from_its_rally() -> None:
    game = activation((PZ4, "neutralized"), (PZR_HQ, "neutralized"), (PZ3, "neutralized"), marks=("fatigued",),
                      dice=(5, 7, 7, 7))
    assert [event.check.purpose for event in game.happened("rolled")] == ["fatigue_recovery"] + ["rally"] * 3
    assert rolled(game, "rally")[0] == (PZR_HQ, 7, "success")  # no longer fatigued; its own state counts once
    assert {unit: number for unit, number, _ in rolled(game, "rally")} == {PZR_HQ: 7, PZ4: 7, PZ3: 7}


@pytest.mark.rule("8.4", "R-18")
def test_r_18_a_neutralized_hq_lowers_the_rally_of_its_units() -> None:
    game = activation((PZR_HQ, "neutralized"), (PZ4, "neutralized"), dice=(8, 7))
    assert rolled(game, "rally") == [(PZR_HQ, 7, "failure"), (PZ4, 6, "failure")]
    check = [event.check for event in game.happened("rolled")][1]
    assert breakdown(check) == [(-1, "hq_neutralized", "8.4"), (-1, "neutralized", "8.4")]


@pytest.mark.rule("R-56")
def test_r_56_a_repeat_activation_rallies_too_and_each_unit_rolls_once() -> None:
    game = activation((PZ4, "neutralized"), (LIGHT, ""), dice=(12,), by="repeat")
    assert rolled(game, "rally") == [(PZ4, 7, "failure")]


@pytest.mark.rule("R-56")
def test_r_56_no_rally_when_the_formation_passes() -> None:
    position = Position().put(PZ4, "1508", "neutralized").put(PZR_HQ, "1508").cup("fr_1_cuir", "fr_2_cuir")
    game = position.draw("ge_i_5_pzr", draws=["fr_1_cuir"], seed=1)
    game.take("pass")
    everything: list[Any] = [event for entry in game.log for event in entry.events]
    assert not [event for event in everything if event.kind == "rolled"] and game.has(PZ4, "neutralized")


@pytest.mark.rule("8.4", "R-56")
def test_8_4_units_of_other_formations_do_not_rally() -> None:
    position = Position().put(PZ4, "1508", "neutralized").put(SCHUETZEN, "1510", "neutralized").put(LIGHT, "1509")
    game = position.activate("ge_i_5_pzr", dice=[2])
    assert rolled(game, "rally") == [(PZ4, 7, "success")] and game.has(SCHUETZEN, "neutralized")


# -- reaction checks ---------------------------------------------------------------------------------------------------


def arriving(position: Position, mover: str = HOTCHKISS, formation: str = "fr_1_cuir") -> Table:
    """The mover goes from 1506 to 1507; the window there is open."""
    position.put({"fr_1_cuir": CUIR_HQ, "ge_i_5_pzr": PZR_HQ}[formation], "1506")
    game = position.put(mover, "1506").activate(formation)
    game.take("move", units=(mover,))
    game.take("step", hex="1507")
    return game


@pytest.mark.rule("6.4", "T-07", "R-22", "R-70", "T-12")
@pytest.mark.parametrize(("unit", "where", "statuses", "marks", "base", "terms"), [
    (PZ4, "1508", (), (), 8, [(1, "distance", "R-35")]),
    (PZ4, "1510", (), (), 8, [(3, "distance", "R-35")]),
    (PAK, "1509", (), (), 8, [(2, "distance", "R-35")]),
    (SCHUETZEN, "1508", (), (), 7, [(1, "distance", "R-35")]),
    ("h_de_kg_k1", "1508", (), (), 7, [(1, "distance", "R-35")]),
    ("h_de_kg_ac", "1508", (), (), 7, [(1, "distance", "R-35")]),
    (PZ4, "1509", ("out_of_command",), (), 8, [(1, "out_of_command", "6.2"), (2, "distance", "R-35")]),
    (SCHUETZEN, "1508", ("neutralized",), (), 7, [(2, "neutralized", "8.4"), (1, "distance", "R-35")]),
    (PZ4, "1509", (), ("fatigued",), 8, [(1, "fatigued", "5.4"), (2, "distance", "R-35")]),
    (PZ4, "1508", (), ("demoralized",), 8, [(2, "demoralized", "8.5.1"), (1, "distance", "R-35")]),
    (PZ4, "1508", ("out_of_command", "neutralized"), ("fatigued", "demoralized"), 8,
     [(1, "out_of_command", "6.2"), (2, "neutralized", "8.4"), (1, "fatigued", "5.4"), (2, "demoralized", "8.5.1"),
      (1, "distance", "R-35")])])
def test_t_07_base_values_and_modifiers_of_a_reaction_check(
        unit: str, where: str, statuses: tuple[str, ...], marks: tuple[str, ...], base: int,
        terms: list[tuple[int, str, str]]) -> None:
    position = Position().put(unit, where, *statuses)
    if marks:
        position.mark("ge_i_5_pzr", *marks)
    check = arriving(position).check("opportunity_fire", unit=unit)
    assert (check.base, breakdown(check)) == (base, terms)
    assert check.number == base - sum(value for value, _, _ in terms)


@pytest.mark.rule("T-07", "R-70")
def test_t_07_french_tanks_and_assault_guns_have_base_seven() -> None:
    game = arriving(Position().put(SOMUA, "1508"), LIGHT, formation="ge_i_5_pzr")
    assert game.check("opportunity_fire", unit=SOMUA).base == 7
    stonne = Position("stonne").put("s_de_640", "0512").put("s_fr_4bcc_2", "0312").activate("fr_4_bcc")
    stonne.take("move", units=("s_fr_4bcc_2",))
    stonne.take("step", hex="0412", mode="")
    assert stonne.check("opportunity_fire", unit="s_de_640").base == 7


@pytest.mark.rule("R-35")
def test_r_35_the_switch_leaves_the_adjacent_hex_out() -> None:
    for where, number in (("1508", 8), ("1510", 6)):
        game = arriving(Position(reaction_distance_counts_adjacent="no").put(PZ4, where))
        assert game.check("opportunity_fire", unit=PZ4).number == number


