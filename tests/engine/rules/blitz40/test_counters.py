"""Chapters 0, 1 and 8, the introductions: sides, counters, markers, kinds of fire."""

from __future__ import annotations

import pytest

from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.tables import load_tables
from tests.engine.rules.blitz40.position import SYSTEM, Position, Table, camps, scenario

BATTLES = pytest.mark.parametrize("battle", ["hannut", "stonne"])


@pytest.mark.rule("0")
@BATTLES
def test_0_there_are_two_sides_and_every_counter_belongs_to_one(battle: str) -> None:
    assert SIDES == ("german", "french")
    setting = Position(battle).state.setting
    assert set(setting.side) == {0, 1} and {marker.side for marker in setting.markers} == {0, 1}


@pytest.mark.rule("1.1", "1.2")
@BATTLES
def test_1_1_every_combat_unit_has_values_on_front_and_back(battle: str) -> None:
    for counter in scenario(battle).counters:
        if counter.type != "hq":
            for values in (counter.full, counter.reduced):
                assert values.ma > 0 and values.attack > 0 and values.armour >= 0 and values.range >= 0
            assert counter.reduced.attack <= counter.full.attack


@pytest.mark.rule("1.2", "8.3")
def test_1_2_the_first_loss_flips_and_the_second_eliminates() -> None:
    position = Position().put("h_de_12i_1", "1306").put("h_de_12i_2", "1601").put("h_fr_2c_hq", "1307")
    game = position.strikes("french_artillery_1", dice=[2, 2])
    for steps in (1, 0):
        game.take("strike", hex="1306")
        game.take("calibre", mode="medium")
        assert game.s.steps[game.unit("h_de_12i_1")] == steps
        assert game.where("h_de_12i_1") == ("1306" if steps else "")
        game.decline()


@pytest.mark.rule("1.4", "T-11", "12.1", "12.2")
@pytest.mark.parametrize(("battle", "side", "counts"), [
    ("hannut", 0, {"formation": 8, "artillery": 3, "stuka": 2, "repeat": 2, "general": 2}),
    ("hannut", 1, {"formation": 6, "artillery": 2, "repeat": 1, "general": 1}),
    ("stonne", 0, {"formation": 7, "artillery": 1, "repeat": 2, "general": 2}),
    ("stonne", 1, {"formation": 4, "artillery": 1, "repeat": 1, "general": 1})])
def test_1_4_only_the_markers_of_the_scenario_are_in_the_game(battle: str, side: int, counts: dict[str, int]) -> None:
    found: dict[str, int] = {}
    for marker in Position(battle).state.setting.markers:
        if marker.side == side and marker.turn == 1 and not marker.extra:
            found[marker.kind] = found.get(marker.kind, 0) + 1
    assert found == counts


@pytest.mark.rule("1.4")
def test_1_4_markers_of_units_lie_on_units_and_those_of_formations_on_the_formation() -> None:
    position = camps().mark("fr_1_cuir", "fatigued", "demoralized")
    game = position.put("h_fr_1c_s35_2a", "0905", "neutralized", "out_of_command", "opp_used").draw("ge_kg")
    view = game.view("german")
    unit = view["units"][game.unit("h_fr_1c_s35_2a")]
    assert {"neutralized", "out_of_command", "opp_used"} <= set(unit["statuses"])
    assert {"fatigued", "demoralized"} <= set(view["formations"][game.formation("fr_1_cuir")]["statuses"])


@pytest.mark.rule("R-01", "8.3")
@pytest.mark.parametrize("colours", ["outward", "rows_6_8_9"])
def test_R_01_the_combat_table_knows_nothing_N_and_1_and_the_blank_is_nothing(colours: str) -> None:
    tables = load_tables(colours)
    assert {letter for column in tables.crt for letter in column} == {"-", "R", "N", "1"}
    assert tables.result(0, 8) == "-"


@pytest.mark.rule("8", "8.1", "8.6")
def test_8_units_fire_directly_and_markers_indirectly() -> None:
    units = Position().put("h_fr_1c_s35_1b", "1510").put("h_fr_1c_hq", "1510").put("h_de_5i_m", "1508")
    segment = units.activate("fr_1_cuir")
    assert "fire" in segment.kinds() and "strikes" not in segment.kinds()
    strikes = units.strikes("french_artillery_1")
    assert strikes.kinds() == ["strike", "group", "waive"]
    assert not any(action.unit for action in strikes.asked.options)


@pytest.mark.rule("R-91", "12.2", "10.2")
def test_R_91_entrenchments_at_stonne_are_dug_in_or_next_to_the_village_like_4_BCC() -> None:
    game = Table(SYSTEM, scenario("stonne"), 1)
    while not game.offered("place_entrenchment"):
        game.submit(game.asked.options[0])
    grid = game.s.setting.grid
    village = [grid.index[name] for name in ("0510", "0511")]
    near = {name for name in grid.ids if min(grid.distance(grid.index[name], place) for place in village) <= 1}
    assert {action.hex for action in game.offered("place_entrenchment")} == near
    assert dict(scenario("stonne").setup[0].formations)["fr_4_bcc"] == "SF1"
    assert set(game.s.setting.zones["SF1"].hexes) == near
