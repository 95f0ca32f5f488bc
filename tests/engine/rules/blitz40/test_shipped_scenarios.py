"""The scenarios we ship say what the rules say: 12.1, 12.2, T-09, T-10, T-11."""

from collections import Counter as Tally

import pytest

from bk40qt.engine.document import load
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.scenario_file import dump_scenario, load_scenario, parse, problems, to_document
from bk40qt.paths import shipped_scenarios

NAMES = ("hannut", "stonne")


@pytest.fixture(scope="module")
def hannut() -> Scenario:
    return load_scenario("hannut")


@pytest.fixture(scope="module")
def stonne() -> Scenario:
    return load_scenario("stonne")


def counts(scenario: Scenario, side: str) -> tuple[int, int]:
    """Combat counters and HQs of a side."""
    sides = {formation.id: formation.side for formation in scenario.formations}
    hqs = [counter.type == "hq" for counter in scenario.counters if sides[counter.formation] == side]
    return hqs.count(False), hqs.count(True)


def markers(scenario: Scenario, side: str, turn: int) -> tuple[int, int, int, int, int]:
    """New markers of a turn: formation, artillery, Stuka, repeat, general."""
    first = {
        formation.id: min(counter.arrival for counter in scenario.counters if counter.formation == formation.id)
        for formation in scenario.formations
    }
    formations = sum(
        1 for one in scenario.formations if one.side == side and one.marker and max(1, first[one.id]) == turn
    )
    pools = [pool for pool in scenario.markers if pool.side == side and pool.turn == turn]
    return (
        formations,
        sum(pool.artillery for pool in pools),
        sum(pool.stuka for pool in pools),
        sum(pool.repeat for pool in pools),
        sum(pool.general for pool in pools),
    )


def hexes(scenario: Scenario, zone: str) -> set[str]:
    return set(next(one.hexes for one in scenario.zones if one.id == zone))


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_scenario_has_no_fault_and_is_canonical(name: str) -> None:
    raw = shipped_scenarios()[name].read_bytes()
    scenario, found = parse(load(raw))
    assert found == []
    assert scenario is not None and problems(scenario) == []
    assert dump_scenario(scenario).encode() == raw
    assert parse(to_document(scenario)) == (scenario, [])
    assert scenario.id == name


@pytest.mark.parametrize("name", NAMES)
def test_changing_one_hex_changes_one_line(name: str) -> None:
    text = shipped_scenarios()[name].read_text(encoding="utf-8")
    assert '"0302": {"terrain": "clear", "level": ' in text
    changed = text.replace('"0302": {"terrain": "clear"', '"0302": {"terrain": "woods"')
    scenario, found = parse(load(changed))
    assert scenario is not None and not found
    lines = zip(text.splitlines(), dump_scenario(scenario).splitlines(), strict=True)
    assert sum(before != after for before, after in lines) == 1


def test_a_scenario_is_loaded_by_path_too(hannut: Scenario) -> None:
    path = shipped_scenarios()["hannut"]
    assert load_scenario(path) == load_scenario(str(path)) == hannut


def test_hannut_counters_and_markers(hannut: Scenario) -> None:
    assert counts(hannut, "french") == (36, 6)
    assert counts(hannut, "german") == (36, 8)
    assert markers(hannut, "german", 1) == (8, 3, 2, 2, 2)
    assert markers(hannut, "french", 1) == (6, 2, 0, 1, 1)
    assert {(s.side, s.marker): Tally(s.calibres) for s in hannut.strikes} == {
        ("german", "artillery"): Tally(medium=2, heavy=2),
        ("german", "stuka"): Tally(stuka=2),
        ("french", "artillery"): Tally(medium=2, light=2),
    }
    assert hannut.turns == 6 and hannut.date == "1940-05-13"


def test_hannut_victory(hannut: Scenario) -> None:
    victory = hannut.victory
    assert (victory.kind, victory.side, len(victory.points)) == ("bands", "german", 27)
    assert sum(points for _, points, _ in victory.points) == 46
    bands = [(band.turn, band.low, band.high) for band in victory.bands]
    assert bands == [(1, 8, 12), (2, 14, 20), (3, 16, 24), (4, 20, 28), (5, 26, 36), (6, 32, 42)]
    held = dict(hannut.control)
    assert held.keys() == {name for name, _, _ in victory.points}
    assert {name for name, side in held.items() if side == "german"} == {
        "1802", "1901", "1905", "1609", "1707", "2011", "2111", "2112",
    }  # fmt: skip
    assert sum(points for name, points, _ in victory.points if held[name] == "german") == 8


def test_hannut_set_up(hannut: Scenario) -> None:
    assert [stage.side for stage in hannut.setup] == ["french", "german", "french"]
    assert [name for name, _ in hannut.setup[2].formations] == ["fr_1_cuir"]
    assert dict(hannut.setup[0].formations)["fr_ii_11_rdp"] == "HF4"
    assert hexes(hannut, "HG1") == {f"16{row:02}" for row in range(1, 11)}
    assert hexes(hannut, "HG2") == {f"17{row:02}" for row in range(10, 17)}
    assert len(hexes(hannut, "HF4")) == 19 and {"1110", "1011", "1112"} <= hexes(hannut, "HF4")
    assert hexes(hannut, "HF3") >= {"1408", "1409", "1410", "1308", "1508", "1407", "1411"}
    assert hexes(hannut, "HF7") == {name for name in hannut.board.grid.ids if name < "1600"}
    (loss,) = hannut.setup[0].losses
    assert (loss.formation, loss.count) == ("fr_2_cuir", 4)
    assert sum(one.start_losses for one in hannut.counters if one.formation == "fr_2_cuir") == 4
    fixed, free = hannut.setup[1].mounts
    assert (fixed.carrier, fixed.companies, fixed.optional) == ("h_de_12i_spw", ("h_de_12i_1",), False)
    assert free.carrier == "h_de_33i_spw" and len(free.companies) == 3 and free.optional
    works = hannut.setup[0].entrenchments
    assert works is not None and (works.count, works.zone) == (5, "HF7")
    first = hannut.initiative
    assert first is not None and (first.side, first.formation, first.artillery, first.stuka) == ("german", 1, 1, 1)


def test_stonne_counters_and_markers(stonne: Scenario) -> None:
    assert counts(stonne, "french") == (35, 8)
    assert counts(stonne, "german") == (26, 5)
    new = {(side, turn): markers(stonne, side, turn) for side in ("german", "french") for turn in range(1, 11)}
    assert {key: value for key, value in new.items() if any(value)} == {
        ("german", 1): (7, 1, 0, 2, 2),
        ("german", 6): (0, 1, 0, 1, 0),
        ("german", 7): (1, 0, 0, 0, 0),
        ("french", 1): (4, 1, 0, 1, 1),
        ("french", 2): (1, 0, 0, 0, 0),
        ("french", 4): (3, 1, 0, 0, 0),
        ("french", 8): (1, 0, 0, 0, 0),
    }
    assert {(s.side, s.marker): Tally(s.calibres) for s in stonne.strikes} == {
        ("german", "artillery"): Tally(medium=2, light=2),
        ("french", "artillery"): Tally(heavy=1, medium=1, light=3),
    }


def test_stonne_set_up_and_arrivals(stonne: Scenario) -> None:
    assert [stage.side for stage in stonne.setup] == ["french", "german"]
    assert hexes(stonne, "SF1") >= {"0510", "0511"} and len(hexes(stonne, "SF1")) == 10
    assert hexes(stonne, "SF2") == {name for name in stonne.board.grid.ids if name >= "0300"}
    assert hexes(stonne, "SF3") == {name for name in stonne.board.grid.ids if name >= "0400" and name[2:] <= "05"}
    assert hexes(stonne, "SF5") == {"1310"}
    assert hexes(stonne, "SG5") == {"0104", "0105", "0106", "0107", "0108"}
    arrivals = {one.id: one.arrival for one in stonne.counters if one.formation == "fr_49_bcc"}
    assert sorted(arrivals.values()) == [4, 8, 8, 8] and arrivals["s_fr_49bcc_3"] == 4
    assert [one.independent_until for one in stonne.counters if one.id == "s_fr_49bcc_3"] == [7]
    formations = {one.id: one for one in stonne.formations}
    assert formations["ge_14_pzjg_schr_8"].marker == ""
    assert formations["ge_14_pzjg_schr_8"].attach_to == ("ge_i_schr_69",)
    assert formations["fr_67_ri_at"].attach_to == ("fr_i_67_ri", "fr_ii_67_ri")
    for name in ("ge_stu_pion_43", "ge_640_stug", "ge_14_pzjg_gd"):
        assert formations[name].attach_to == ("ge_i_gd", "ge_ii_gd", "ge_iii_gd") and formations[name].marker
    for name in ("fr_4_bcc", "fr_205_ri_at"):
        assert formations[name].attach_to == ("fr_i_205_ri", "fr_ii_205_ri", "fr_iii_205_ri")
    assert [one.id for one in stonne.zones if one.with_attached] == ["SF4"]  # R-82; at Hannut any 11 RDP unit will do
    assert [(one.formation, one.turn) for one in stonne.withdrawals] == [("ge_ii_pzr", 3)]
    assert stonne.victory.hold == ("0510", "0511") and stonne.victory.side == "german"
    assert stonne.control == (("0510", "french"), ("0511", "french"))
    works, mines = stonne.setup[0].entrenchments, stonne.setup[0].minefields
    assert works is not None and mines is not None
    assert (works.count, works.zone, mines.count, mines.zone) == (5, "SF1", 4, "SF3")


@pytest.mark.parametrize("name", NAMES)
def test_only_the_german_may_load(name: str) -> None:
    assert {info.side: info.can_load for info in load_scenario(name).sides} == {"german": True, "french": False}


@pytest.mark.parametrize("name", NAMES)
def test_every_zone_has_room_for_its_units(name: str) -> None:
    scenario = load_scenario(name)
    need: Tally[str] = Tally()
    for stage in scenario.setup:
        for formation, zone in stage.formations:
            units = [one for one in scenario.counters if one.formation == formation and one.type != "hq"]
            need[zone] += sum(one.arrival == 0 for one in units)
    for zone_ in scenario.zones:
        if zone_.hexes:
            assert need[zone_.id] <= 3 * len(zone_.hexes), zone_.id
    if name == "hannut":
        assert (need["HG1"], need["HG2"]) == (23, 13)  # of 30 and 21, as the order of battle works out
