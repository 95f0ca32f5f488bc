"""8.5: formations that lose heart, recover or run (R-15, R-57, R-58)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bk40qt.engine.rules.blitz40.events import Attached
from tests.engine.rules.blitz40.position import SYSTEM, Position, Table, scenario, terms

TANK, TANK_2, HQ = "h_fr_1c_s35_1b", "h_fr_1c_s35_2a", "h_fr_1c_hq"  # 1. Cuirassiers: 8 companies, 16 steps; MA 8
RIFLES, GERMAN_HQ = "h_de_12i_2", "h_de_12i_hq"  # I/12 SchR: 5 companies, 10 steps
FOOT, FOOT_HQ = "h_fr_rdp1_a", "h_fr_rdp1_hq"  # I/11 RDP: MA 4
LOSS = 10  # column 8


def shot(*dice: int, lost: int = 4, **marks: bool) -> Table:
    """A tank hits the rifle company next to it; what `dice` says comes after the step loss."""
    position = Position("hannut").put(TANK, "1312").put(HQ, "1312").put(TANK_2, "1312").put(GERMAN_HQ, "1309")
    position.put(RIFLES, "1311").losses("ge_i_12_schr", lost)
    if marks.get("fatigued"):
        position.mark("ge_i_12_schr", "fatigued")
    if marks.get("hq_neutralized"):
        position.state.neutralized[position.state.setting.unit_index[GERMAN_HQ]] = True
    game = position.activate("fr_1_cuir", dice=[LOSS, *dice])
    game.take("fire", unit=TANK)
    game.take("fire_at", target=RIFLES)
    return game


# -- the check ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5", "T-06", "EX-10")
def test_a_formation_that_has_lost_half_its_steps_is_demoralized_by_a_roll_above_its_factor() -> None:
    game = shot(9)
    explained = game.explain(game.offered("no")[0])
    assert explained.branches is not None
    demoralized = [branch.chance for branch in explained.branches
                   if any(event.kind == "formation_set" for event in branch.events)]
    assert demoralized == [Fraction(10, 36)]  # 9 to 12
    game.take("no")
    check = game.rolls()[0].check
    assert (check.purpose, check.rule, check.compare, check.base, check.number) == ("demoralization", "8.5", ">", 8, 8)
    assert game.has("ge_i_12_schr", "demoralized")


@pytest.mark.rule("8.5")
def test_a_roll_of_the_factor_or_less_keeps_the_formation_together_until_the_next_loss() -> None:
    game = shot(8, LOSS, 12)
    game.take("no")
    assert not game.has("ge_i_12_schr", "demoralized")
    game.decline()
    game.take("fire", unit=TANK_2)
    game.take("fire_at", target=RIFLES)
    game.take("no")  # eliminates the company: the next loss, the next test
    assert game.where(RIFLES) == ""
    assert [event.total for event in game.rolls()] == []  # nobody of the formation is left to run


@pytest.mark.rule("8.5")
def test_every_further_step_loss_is_tested() -> None:
    game = shot(8, lost=6)
    game.take("no")
    assert [event.check.purpose for event in game.rolls()] == ["demoralization"]


@pytest.mark.rule("8.5", "R-57")
def test_below_half_of_the_starting_total_nothing_is_rolled() -> None:
    game = shot(lost=3)
    game.take("no")
    assert not game.rolls() and game.s.lost[game.formation("ge_i_12_schr")] == 4


@pytest.mark.rule("8.5", "R-18", "T-06")
def test_fatigue_and_a_neutralized_hq_weigh_on_the_check() -> None:
    game = shot(6, fatigued=True, hq_neutralized=True)
    game.take("no")
    check = game.rolls()[0].check
    assert (terms(check), check.number) == ({"fatigued": -2, "hq_neutralized": -1}, 5)
    assert game.has("ge_i_12_schr", "demoralized")


@pytest.mark.rule("8.5", "10.3", "R-57")
def test_attached_independents_count_for_the_formation() -> None:
    gun, rifles = "s_fr_205_at", "s_fr_205i_1"
    position = Position("stonne").put(gun, "0911").put(rifles, "0909").put("s_fr_205i_hq", "0909")
    SYSTEM.apply(position.state, Attached("10.3", gun, "fr_i_205_ri"))
    position.losses("fr_i_205_ri", 4).put("s_de_640", "0812").put("s_de_gdi_hq", "0812")
    position.attach("s_de_640", "ge_i_gd")
    game = position.activate("ge_i_gd", dice=[5, 8])  # 8 - 1 = column 7, roll 5: N
    game.take("fire", unit="s_de_640")
    game.take("fire_at", target=gun)
    game.take("no")
    game.take("step_loss")
    check = game.rolls()[0].check  # the fifth of ten steps
    assert (check.purpose, check.unit, check.number) == ("demoralization", "fr_i_205_ri", 7)
    assert game.has("fr_i_205_ri", "demoralized")


@pytest.mark.rule("R-57")
def test_steps_allotted_as_lost_at_setup_count_but_are_not_tested() -> None:
    game = Table(SYSTEM, scenario("hannut"), 1)
    allotted = 0
    while game.asked.kind != "place" or not allotted:
        allotted += game.asked.kind == "allot_loss"
        game.submit(game.asked.options[0])
    formation = game.formation("fr_2_cuir")
    assert allotted == 4
    assert (game.s.lost[formation], game.s.total[formation]) == (4, 16)
    assert not [event for entry in game.log for event in entry.events if event.kind == "rolled"]


@pytest.mark.rule("R-57", "12.2")
def test_reinforcements_still_to_come_count_for_the_total() -> None:
    game = Table(SYSTEM, scenario("stonne"), 1)
    assert game.s.total[game.formation("fr_49_bcc")] == 6


# -- recovery ----------------------------------------------------------------------------------------------------------


def runaway(place: str, *statuses: str, dice: tuple[int, ...] = (12,), unit: str = TANK) -> Table:
    """The marker of a demoralized formation is drawn; a failed recovery lets the unit run, then a strike is drawn."""
    formation = "fr_1_cuir" if unit == TANK else "fr_i_11_rdp"
    position = Position("hannut").put(unit, place, *statuses).mark(formation, "demoralized")
    position.put("h_fr_12c_hq", "1202").cup("french_artillery_1", "french_artillery_2")
    return position.draw(formation, dice=dice, draws=["french_artillery_1"])


@pytest.mark.rule("8.5.1", "R-15", "T-06")
def test_a_demoralized_formation_that_recovers_on_its_marker_activates_at_once() -> None:
    game = runaway("1311", dice=(4,))
    check = game.rolls()[0].check
    assert (check.purpose, check.base, terms(check), check.number) == ("demoralization_recovery", 7,
                                                                      {"demoralized": -3}, 4)
    assert not game.has("fr_1_cuir", "demoralized")
    assert game.asked.point == "DP-M2"
    game.take("activate")
    assert game.offered("move", units=(TANK,))


@pytest.mark.rule("8.5.1")
def test_a_failed_recovery_ends_the_segment_with_a_retreat_and_no_activation() -> None:
    game = runaway("1311", dice=(5,))
    assert (game.asked.side, game.asked.point, game.asked.rule) == ("french", "DP-X2", "8.5.1")
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    assert game.marker("fr_1_cuir") == "skipped" and game.has("fr_1_cuir", "demoralized")
    assert not game.s.activations[game.formation("fr_1_cuir")]
    assert game.asked.point == "DP-M3"  # the next marker
    assert game.s.pass_side == -1  # no pass


@pytest.mark.rule("8.5.1", "R-18", "EX-10")
@pytest.mark.parametrize(("formation", "hq", "statuses", "hq_neutralized", "number"), [
    ("ge_i_12_schr", GERMAN_HQ, ("demoralized",), False, 5), ("fr_1_cuir", HQ, ("demoralized",), False, 4),
    ("fr_1_cuir", HQ, ("demoralized", "fatigued"), False, 2), ("ge_i_12_schr", GERMAN_HQ, ("demoralized",), True, 4)])
def test_recovery_is_rolled_against_the_factor_with_all_its_modifiers(
        formation: str, hq: str, statuses: tuple[str, ...], hq_neutralized: bool, number: int) -> None:
    unit = RIFLES if formation.startswith("ge") else TANK
    position = Position("hannut").put(unit, "1311").mark(formation, *statuses)
    position.put(hq, "1311", *(("neutralized",) if hq_neutralized else ()))
    assert position.draw(formation, dice=[2]).rolls()[0].check.number == number


@pytest.mark.rule("8.5.1", "2.A", "R-15")
def test_a_failure_in_the_administrative_phase_is_a_retreat_too() -> None:
    position = Position("hannut", turn=2).put(FOOT, "1413").put(FOOT_HQ, "1413").put(TANK, "1311").put(HQ, "1311")
    position.mark("fr_i_11_rdp", "demoralized")
    game = position.turn_start(dice=[5], draws=["french_repeat"])
    kinds = [event.kind for event in game.opening]
    assert kinds.index("phase_began") < kinds.index("rolled")
    while game.asked.point == "DP-X2":
        assert game.s.phase == "administrative"
        game.submit(game.asked.options[0])
    assert game.where(FOOT)[:2] == "10" and game.s.phase == "operations"


@pytest.mark.rule("8.5.1", "5.3", "R-11")
def test_a_repeat_marker_cannot_activate_a_demoralized_formation() -> None:
    position = Position("hannut").put(FOOT, "0809").put(FOOT_HQ, "0809").put(TANK, "1311").put(HQ, "1311")
    game = position.mark("fr_i_11_rdp", "demoralized").draw("french_repeat_1")
    assert {action.target for action in game.offered("play_repeat")} == {"fr_1_cuir"}


@pytest.mark.rule("8.5.1", "5.5")
def test_a_formation_demoralized_while_it_waits_to_be_combined_is_not_activated() -> None:
    position = (Position("hannut").put(RIFLES, "1311").put(GERMAN_HQ, "1311").put("h_de_5i_m", "1511")
                .put("h_de_5i_hq", "1511").mark("ge_i_12_schr", "demoralized")
                .marker("german_general_1", "held").marker("ge_i_12_schr", "waiting"))
    game = position.draw("ge_i_5_pzr", dice=[12])
    if game.offered("activate_both"):
        game.take("activate_both")
    assert "ge_i_12_schr" not in [event.formation for event in game.happened("activated")]


# -- effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.1", "R-33", "T-07")
def test_a_demoralized_formation_reacts_at_one_hex_only_and_at_plus_two() -> None:
    panzer = "h_de_5i_m"  # range 3, base 8
    position = Position("hannut").put(TANK, "1314").put(HQ, "1313").put(panzer, "1311")
    game = position.mark("ge_i_5_pzr", "demoralized").activate("fr_1_cuir")
    game.take("move", units=(TANK,))
    game.take("step", hex="1313")
    assert not game.offered("opportunity_fire") and game.offered("retreat", unit=panzer)
    game.take("pass")
    game.take("step", hex="1312")
    check = game.check("opportunity_fire", "opportunity_fire")
    assert (terms(check), check.number) == ({"demoralized": 2, "distance": 1}, 5)


@pytest.mark.rule("8.5.1", "6.1")
def test_a_formation_demoralized_in_its_own_activation_acts_no_further() -> None:
    position = Position("hannut").put(TANK, "1312", steps=2).put(TANK_2, "1313").put(HQ, "1313")
    position.put("h_de_5i_m", "1311").losses("fr_1_cuir", 7).cup("german_artillery_1", "german_artillery_2")
    # Somua on Pz IV misses (9 - 3 = column 6, roll 7); return fire 7 - 4 = column 3, roll 2: step loss; test fails.
    game = position.activate("fr_1_cuir", dice=[7, 2, 2, 12], seed=1)
    game.take("fire", unit=TANK)
    game.take("fire_at")
    game.take("return_fire")
    assert game.has("fr_1_cuir", "demoralized")
    game.decline()
    assert game.asked.point == "DP-M3"  # TANK_2 and the HQ do not act any more


@pytest.mark.rule("8.5.1", "6.1")
def test_a_mover_whose_formation_is_demoralized_under_fire_moves_no_further() -> None:
    position = Position("hannut").put(TANK, "1313").put(TANK_2, "1313").put(HQ, "1313").put("h_de_5i_m", "1311")
    position.losses("fr_1_cuir", 7).cup("german_artillery_1", "german_artillery_2")
    game = position.activate("fr_1_cuir", dice=[2, 2, 12], seed=1)
    game.take("move", units=(TANK,))
    game.take("step", hex="1312")
    game.take("opportunity_fire")  # 7 - 4 = column 3, roll 2: step loss; the test fails
    assert game.has("fr_1_cuir", "demoralized")
    assert game.asked.point == "DP-M3"  # 6.1: a demoralized formation makes only its forced retreat


# -- the retreat -------------------------------------------------------------------------------------------------------


def run(game: Table, choose: int = 0) -> list[str]:
    """Answer every choice of way; the hexes entered."""
    way = [event.hex for event in game.happened("retreated")]
    while game.asked.point == "DP-X2":
        game.submit(game.asked.options[choose])
        way += [event.hex for event in game.happened("retreated")]
    return way


@pytest.mark.rule("8.5.1", "R-58")
def test_every_step_leads_closer_to_the_own_edge_until_the_points_are_spent() -> None:
    game = runaway("1311")
    assert {action.hex for action in game.asked.options} == {"1211", "1212"}  # the owner chooses between equals
    way = run(game)
    assert [place[:2] for place in way] == ["12", "11", "10", "09"]  # French: west; 8 points at 2 a hex
    assert game.where(TANK) == way[-1]


@pytest.mark.rule("8.5.1", "R-58", "R-88")
@pytest.mark.parametrize(("name", "unit", "hq", "formation", "place", "towards"), [
    ("hannut", RIFLES, GERMAN_HQ, "ge_i_12_schr", "1311", ("1411", "1412")),  # east
    ("stonne", "s_de_gdi_1", "s_de_gdi_hq", "ge_i_gd", "0911", ("0811", "0812")),  # north
    ("stonne", "s_fr_205i_1", "s_fr_205i_hq", "fr_i_205_ri", "0911", ("1011", "1012"))])  # south
def test_each_side_runs_to_its_own_map_edge(name: str, unit: str, hq: str, formation: str, place: str,
                                            towards: tuple[str, ...]) -> None:
    game = Position(name).put(unit, place).put(hq, place).mark(formation, "demoralized").draw(formation, dice=[12])
    assert game.asked.point == "DP-X2"
    assert {action.hex for action in game.asked.options} <= set(towards)


@pytest.mark.rule("8.5.1", "R-58")
def test_runners_avoid_hexes_next_to_the_enemy_and_then_take_the_cheapest() -> None:
    position = Position("hannut").put(TANK, "1311").mark("fr_1_cuir", "demoralized").put(RIFLES, "1213")
    position.put("h_fr_12c_hq", "1202").cup("french_artillery_1", "french_artillery_2")
    game = position.draw("fr_1_cuir", dice=[12], draws=["french_artillery_1"])
    assert run(game)[0] == "1211"  # 1212 is next to the rifles
    assert runaway("0911").happened("retreated")[0].hex == "0811"  # clear 2, not woods 3 (0812)


@pytest.mark.rule("8.5.1", "6.3.1")
def test_the_retreat_draws_no_reactions() -> None:
    position = Position("hannut").put(TANK, "1311").mark("fr_1_cuir", "demoralized").put("h_de_5i_m", "1312")
    position.put("h_fr_12c_hq", "1202").cup("french_artillery_1", "french_artillery_2")
    game = position.draw("fr_1_cuir", dice=[12], draws=["french_artillery_1"])
    assert len(run(game)) == 4
    assert not [entry for entry in game.log if entry.side == "german"]


@pytest.mark.rule("R-58", "8.4", "6.2", "5.4")
@pytest.mark.parametrize(("statuses", "fatigued", "steps"), [((), False, 4), (("out_of_command",), False, 2),
                                                             (("neutralized",), False, 1), ((), True, 4)])
def test_the_states_of_a_unit_shorten_its_retreat(statuses: tuple[str, ...], fatigued: bool, steps: int) -> None:
    position = Position("hannut").put(TANK, "1311", *statuses).mark("fr_1_cuir", "demoralized")
    if fatigued:
        position.mark("fr_1_cuir", "fatigued")
    position.put("h_fr_12c_hq", "1202").cup("french_artillery_1", "french_artillery_2")
    game = position.draw("fr_1_cuir", dice=[12], draws=["french_artillery_1"])
    assert len(run(game)) == steps


@pytest.mark.rule("R-58", "8.4", "3.2")
def test_the_hq_runs_as_well_at_half_speed_if_it_is_neutralized() -> None:
    for statuses, steps in (((), 4), (("neutralized",), 2)):
        position = Position("hannut").put(TANK, "1311").put(HQ, "1314", *statuses).mark("fr_1_cuir", "demoralized")
        position.put("h_fr_12c_hq", "1202").cup("french_artillery_1", "french_artillery_2")
        game = position.draw("fr_1_cuir", dice=[12], draws=["french_artillery_1"])
        run(game)
        assert int(game.where(HQ)[:2]) == 13 - steps


@pytest.mark.rule("8.5.1", "R-58", "R-57")
def test_who_has_points_left_at_the_edge_leaves_the_map_and_counts_as_lost_without_a_check() -> None:
    game = runaway("0205")  # 2 points to column 01, then off
    run(game)
    assert game.where(TANK) == ""
    events = [event for entry in game.log for event in entry.events] + list(game.opening)
    assert [event.unit for event in events if event.kind == "left_map"] == [TANK]
    assert game.s.lost[game.formation("fr_1_cuir")] == 2
    assert [event.check.purpose for event in events if event.kind == "rolled"] == ["demoralization_recovery"]


@pytest.mark.rule("R-58")
def test_who_reaches_the_edge_with_the_last_point_stays_on_the_map() -> None:
    game = runaway("0505", unit=FOOT)  # MA 4, four clear or orchard hexes
    assert len(run(game)) == 4
    assert game.where(FOOT)[:2] == "01"


@pytest.mark.rule("8.5.1")
def test_the_marker_leaves_the_game_when_all_units_have_left_the_map() -> None:
    position = Position("hannut").put(TANK, "0110").put(HQ, "0110").mark("fr_1_cuir", "demoralized")
    position.put(FOOT, "0809").put(FOOT_HQ, "0809")
    game = position.turn_start(dice=[12], draws=["fr_1_cuir", "french_repeat"])
    assert (game.where(TANK), game.where(HQ)) == ("", "")
    assert game.marker("fr_1_cuir") == "removed" and game.has("fr_1_cuir", "gone")
    assert game.asked.point == "DP-M4"  # the draw went on


@pytest.mark.rule("R-58", "7.3")
def test_a_runner_in_a_full_hex_goes_on_to_the_nearest_with_room() -> None:
    position = Position("hannut").put(FOOT, "1311").mark("fr_i_11_rdp", "demoralized")
    position.put("h_fr_12c_hq", "1202").cup("french_artillery_1", "french_artillery_2")
    for place in ("0911", "0912"):
        for number in range(3):
            position.put(f"h_fr_{'1c' if place == '0911' else '2c'}_{('s35_1a', 's35_1b', 's35_2a')[number]}", place)
    game = position.draw("fr_i_11_rdp", dice=[12], draws=["french_artillery_1"])
    while game.asked.point == "DP-X2":
        wanted = [action for action in game.asked.options if action.hex in ("1211", "1111", "1011", "0911")]
        game.submit((wanted or list(game.asked.options))[0])
    assert game.asked.kind == "retreat_on"
    assert {action.hex for action in game.asked.options}.isdisjoint({"0911", "0912"})
    there = game.asked.options[0].hex
    game.submit(game.asked.options[0])
    assert game.where(FOOT) == there


@pytest.mark.rule("8.5.1", "R-58")
def test_a_neutralized_runner_whose_way_is_full_still_moves_away_from_the_enemy() -> None:
    position = Position("hannut").put(TANK, "1311", "neutralized").mark("fr_1_cuir", "demoralized").put(RIFLES, "1412")
    for place, regiment in (("1211", "12c"), ("1212", "rdp1")):
        for company in (("1", "2", "3") if regiment == "12c" else ("moto", "h35", "mg")):
            position.put(f"h_fr_{regiment}_{company}", place)
    position.put("h_fr_12c_hq", "1202").cup("french_artillery_1", "french_artillery_2")
    game = position.draw("fr_1_cuir", dice=[12], draws=["french_artillery_1"])
    run(game)
    assert game.where(TANK) == "1310"


@pytest.mark.rule("R-58", "10.1", "R-40", "R-73")
def test_mines_attack_runners_and_are_not_worn_by_it() -> None:
    unit = "s_fr_205i_1"
    position = Position("stonne").put(unit, "0905").mark("fr_i_205_ri", "demoralized").works("1005", mined=True)
    position.works("1006", mined=True).put("s_fr_205iii_hq", "1310")
    position.cup("french_artillery_1", "french_repeat_1")
    game = position.draw("fr_i_205_ri", dice=[12, 5], draws=["french_repeat"])
    if game.asked.point == "DP-X2":
        game.submit(game.asked.options[0])
    assert game.asked.point == "DP-N1"
    game.take("accept")
    assert game.has(unit, "neutralized") and game.where(unit) in ("1005", "1006")  # it stops where it was hit
    assert game.s.mined[game.s.setting.hex_index[game.where(unit)]]
    assert game.script is not None and game.script.left == 0  # no depletion roll
