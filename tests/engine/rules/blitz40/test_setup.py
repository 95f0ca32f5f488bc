"""Set-up of both battles (chapter 12, R-75 to R-82, EX-17)."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.dice import SeededDice
from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40 import flow
from bk40qt.engine.rules.blitz40.command import is_out_of_command
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.scenario import LossAllotment, Scenario, SetupStage
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.engine.rules.blitz40.setting import FRENCH, GERMAN, NONE, Setting
from bk40qt.engine.rules.blitz40.setup import SetupFrame
from bk40qt.engine.rules.blitz40.state import ELIMINATED, ON_MAP, UNPLACED, GameState

Choose = Callable[[Decision], Action]
BATTLES = ("hannut", "stonne")


@frame
class EndFrame(Frame):
    """Stands in for the turns that follow: the set-up is over when it is on top."""


@flow.advances(EndFrame)
def _over(s: GameState, f: EndFrame) -> Decision | None:
    s.phase = "over"
    return None


@cache
def battle(name: str) -> Scenario:
    return load_scenario(name)


def start(scenario: Scenario, **options: str) -> GameState:
    s = GameState(Setting(scenario, options))
    s.dice, s.out = SeededDice(1), []
    s.frames = [EndFrame(), SetupFrame()]
    return s


def play(s: GameState, choose: Choose, until: str = "") -> Decision | None:
    """Answer until the set-up is over, or until a decision of the kind `until` comes up, which is returned."""
    while (decision := flow.run(s)) is not None:
        if decision.kind == until:
            return decision
        action = choose(decision)
        assert action in decision.options
        flow.answer(s, action)
    return None


def at_random(seed: int) -> Choose:
    random = Random(seed)
    return lambda decision: random.choice(decision.options)


def first(decision: Decision) -> Action:
    return decision.options[0]


def wish(*wanted: Action, then: Choose = first) -> Choose:
    """Takes a wanted action whenever it is offered."""
    return lambda decision: next((action for action in wanted if action in decision.options), None) or then(decision)


def where(s: GameState, unit: str) -> str:
    return s.setting.hex_id[s.hex[s.setting.unit_index[unit]]]


def formation_of(s: GameState, unit: str) -> str:
    return s.setting.formation_id[s.formation[s.setting.unit_index[unit]]]


def with_stage(scenario: Scenario, number: int, stage: SetupStage) -> Scenario:
    return replace(scenario, setup=(*scenario.setup[:number], stage, *scenario.setup[number + 1:]))


def with_zone(scenario: Scenario, ident: str, **changes: object) -> Scenario:
    zones = [replace(zone, definition=(), **changes) if zone.id == ident else zone  # type: ignore[arg-type]
             for zone in scenario.zones]
    return replace(scenario, zones=tuple(zones))


def check_stacking(s: GameState) -> None:
    setting = s.setting
    for stack in s.stack:
        assert len({setting.side[unit] for unit in stack}) <= 1
        assert sum(not setting.is_hq[unit] for unit in stack) <= 3


# -- the whole set-up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("hidden", ("no", "yes"))
@pytest.mark.parametrize("seed", range(8))
def test_12_every_counter_finds_its_place_whatever_is_chosen(name: str, hidden: str, seed: int) -> None:
    s = start(battle(name), hidden_at_guns=hidden)
    play(s, at_random(seed))
    check_stacking(s)
    setting = s.setting
    assert [type(left) for left in s.frames] == [EndFrame]
    for unit, arrival in enumerate(setting.arrival):
        assert (s.place[unit] == ON_MAP) == (arrival == 0), setting.unit_id[unit]
    for stage in setting.scenario.setup:
        for formation, ident in stage.formations:
            zone = setting.zones[ident]
            for unit, home in enumerate(setting.home_formation):
                if setting.formation_id[home] == formation and zone.hexes and not setting.arrival[unit]:
                    assert setting.hex_id[s.hex[unit]] in zone.hexes


@pytest.mark.parametrize("name", BATTLES)
def test_the_position_can_be_saved_and_copied_at_every_question(name: str) -> None:
    s = start(battle(name), hidden_at_guns="yes")
    choose = at_random(3)
    while (decision := flow.run(s)) is not None:
        read = GameState.from_json(s.setting, s.to_json())
        read.out, read.dice = [], SeededDice(1)
        copied = s.copy()
        copied.out, copied.dice = [], SeededDice(1)
        assert flow.run(read) == flow.run(copied) == decision
        flow.answer(s, choose(decision))


def test_set_up_of_hannut_is_quick() -> None:
    setting_up = []
    for seed in range(5):
        s = start(battle("hannut"))
        begun = time.perf_counter()
        play(s, at_random(seed))
        setting_up.append(time.perf_counter() - begun)
    assert min(setting_up) < 0.060  # 15 ms measured; twice the promised 30 ms, for a busy machine


def test_12_1_order_of_the_stages_and_decision_points() -> None:
    s = start(battle("hannut"), hidden_at_guns="yes")
    asked: list[tuple[str, str, str]] = []

    def choose(decision: Decision) -> Action:
        step = (decision.side, decision.point, decision.kind)
        if step not in asked[-1:]:
            asked.append(step)
        # both in one hex, so that the question of the mount comes up
        return wish(Action("place", "h_de_33i_spw", "1710"), Action("place", "h_de_33i_1", "1710"))(decision)

    play(s, choose)
    assert asked == [
        ("french", "DP-S4", "attach"), ("french", "DP-S2", "allot_loss"), ("french", "DP-S1", "place"),
        ("french", "DP-S3", "entrenchments"), ("french", "DP-S7", "hide"),
        ("german", "DP-S1", "place"), ("german", "DP-S5", "mount"), ("german", "DP-S7", "hide"),
        ("french", "DP-S6", "place"),
    ]


# -- attach ------------------------------------------------------------------------------------------------------------


PIONEERS = ("s_de_stp43_1", "s_de_stp43_2", "s_de_stp43_3")


def keep_all(decision: Decision) -> Action:
    return next((action for action in decision.options if action.kind == "keep"), decision.options[0])


def test_ex_17_split_pioneers_lose_their_marker() -> None:
    s = start(battle("stonne"))
    split = [Action("attach", unit, target=f"ge_{number}_gd")
             for unit, number in zip(PIONEERS, ("i", "ii", "iii"), strict=True)]
    play(s, wish(*split, then=keep_all))
    setting = s.setting
    assert s.marker[setting.marker_index["ge_stu_pion_43"]] == "removed"
    assert s.gone[setting.formation_index["ge_stu_pion_43"]]
    for unit, number in zip(PIONEERS, ("i", "ii", "iii"), strict=True):
        battalion = setting.formation_index[f"ge_{number}_gd"]
        index = setting.unit_index[unit]
        assert index in s.members[battalion]  # activates with it
        assert not is_out_of_command(s, index)  # 10.3
        assert s.total[battalion] == 2 * 5  # four companies and the pioneers
    assert s.total[setting.formation_index["ge_stu_pion_43"]] == 0


def test_r_75_the_marker_stays_for_those_that_are_kept() -> None:
    s = start(battle("stonne"))
    play(s, wish(Action("attach", PIONEERS[0], target="ge_i_gd"), then=keep_all))
    setting = s.setting
    assert s.marker[setting.marker_index["ge_stu_pion_43"]] == "future"
    assert not s.gone[setting.formation_index["ge_stu_pion_43"]]
    assert s.total[setting.formation_index["ge_stu_pion_43"]] == 4


def test_10_3_a_unit_without_a_marker_cannot_be_kept() -> None:
    s = start(battle("hannut"))
    decision = play(s, first, "attach")
    assert decision is not None and decision.about == ("h_fr_rdp_at",)
    assert {action.kind for action in decision.options} == {"attach"}
    assert [action.target for action in decision.options] == ["fr_i_11_rdp", "fr_ii_11_rdp", "fr_iii_11_rdp"]


def test_12_2_reinforcements_are_attached_at_the_start_too() -> None:
    s = start(battle("stonne"))
    asked = []

    def choose(decision: Decision) -> Action:
        if decision.kind == "attach":
            asked.append((decision.side, decision.about[0]))
        return keep_all(decision)

    play(s, choose)
    assert ("french", "s_fr_67_at") in asked
    assert formation_of(s, "s_fr_67_at") == "fr_i_67_ri"
    # only one formation is possible, so nobody is asked
    assert formation_of(s, "s_de_14s8") == "ge_i_schr_69"
    assert all(unit != "s_de_14s8" for _, unit in asked)
    assert len(asked) == len(set(asked))


# -- losses ------------------------------------------------------------------------------------------------------------


def test_r_80_four_losses_at_most_one_for_each_unit() -> None:
    s = start(battle("hannut"))
    offered = []

    def choose(decision: Decision) -> Action:
        if decision.kind == "allot_loss":
            offered.append(len(decision.options))
        return decision.options[-1]

    play(s, choose)
    cuirassiers = s.setting.formation_index["fr_2_cuir"]
    assert offered == [8, 7, 6, 5]
    assert s.lost[cuirassiers] == 4
    steps = sorted(s.steps[unit] for unit in s.members[cuirassiers] if not s.setting.is_hq[unit])
    assert steps == [1, 1, 1, 1, 2, 2, 2, 2]


def test_r_80_more_losses_than_units_eliminate() -> None:
    scenario = battle("hannut")
    s = start(with_stage(scenario, 0, replace(scenario.setup[0], losses=(LossAllotment("fr_2_cuir", 9),))))
    play(s, at_random(0))
    cuirassiers = s.setting.formation_index["fr_2_cuir"]
    companies = [unit for unit in s.members[cuirassiers] if not s.setting.is_hq[unit]]
    assert sorted(s.steps[unit] for unit in companies) == [0] + [1] * 7
    assert [s.place[unit] for unit in companies if not s.steps[unit]] == [ELIMINATED]
    assert s.lost[cuirassiers] == 9


# -- place -------------------------------------------------------------------------------------------------------------


def german_turn(s: GameState, choose: Choose) -> Decision:
    """The first question to the German."""
    while (decision := flow.run(s)) is not None and decision.side != "german":
        flow.answer(s, choose(decision))
    assert decision is not None
    return decision


def hexes_offered(decision: Decision, unit: str) -> set[str]:
    return {action.hex for action in decision.options if action.unit == unit}


def test_r_81_exactly_the_column_hexes() -> None:
    decision = german_turn(start(battle("hannut")), first)
    assert hexes_offered(decision, "h_de_5i_l1") == {f"16{row:02}" for row in range(1, 11)}
    assert hexes_offered(decision, "h_de_35i_l1") == {f"17{row:02}" for row in range(10, 17)}


def test_7_3_three_units_fill_a_hex_and_hqs_do_not_count() -> None:
    s = start(battle("hannut"))
    crowd = ["h_fr_2c_s35_1a", "h_fr_2c_s35_1b", "h_fr_2c_s35_2a"]
    decision = play(s, first, "place")
    assert decision is not None
    for unit in crowd:
        decision = flow.run(s)
        assert decision is not None and "1409" in hexes_offered(decision, "h_fr_2c_s35_2b")
        flow.answer(s, Action("place", unit, "1409"))
    decision = flow.run(s)
    assert decision is not None
    assert "1409" not in hexes_offered(decision, "h_fr_2c_s35_2b")
    assert "1409" in hexes_offered(decision, "h_fr_2c_hq")


def test_12_1_the_gun_stands_with_any_unit_of_its_regiment() -> None:
    s = start(battle("hannut"))
    attach = Action("attach", "h_fr_rdp_at", target="fr_iii_11_rdp")
    decision = play(s, wish(attach), "place")
    assert decision is not None and not hexes_offered(decision, "h_fr_rdp_at")
    hosts = {"h_fr_rdp1_mg": "1416", "h_fr_rdp1_hq": "1415"}
    for unit, place in hosts.items():
        flow.run(s)
        flow.answer(s, Action("place", unit, place))
    decision = flow.run(s)
    assert decision is not None
    assert hexes_offered(decision, "h_fr_rdp_at") == {"1416"}  # I/11 will do; an HQ is no host


def test_r_82_the_gun_stands_with_the_battalion_it_is_attached_to() -> None:
    s = start(battle("stonne"))
    decision = play(s, wish(Action("attach", "s_fr_205_at", target="fr_ii_205_ri"), then=keep_all), "place")
    for unit, place in (("s_fr_205i_1", "0510"), ("s_fr_205ii_5", "0511")):
        decision = flow.run(s)
        assert decision is not None
        flow.answer(s, Action("place", unit, place))
    decision = flow.run(s)
    assert decision is not None
    assert hexes_offered(decision, "s_fr_205_at") == {"0511"}


@pytest.mark.parametrize("seed", range(12))
def test_no_choice_leads_into_a_dead_end_where_room_is_short(seed: int) -> None:
    # 23 German units, a carrier with its company among them, in eight hexes for 24; the French gun needs a host hex.
    scenario = with_zone(battle("hannut"), "HG1", hexes=tuple(f"16{row:02}" for row in range(1, 9)))
    scenario = with_zone(scenario, "HF5", hexes=("1415", "1416"))
    scenario = with_zone(scenario, "HF6", with_formations=("fr_i_11_rdp",))
    scenario = replace(scenario, formations=tuple(
        replace(one, attach_to=("fr_i_11_rdp",)) if one.id == "fr_11_rdp_at" else one for one in scenario.formations))
    s = start(scenario)
    play(s, at_random(seed))
    check_stacking(s)
    setting = s.setting
    for unit, home in enumerate(setting.home_formation):
        if setting.formation_id[home] in ("ge_i_5_pzr", "ge_ii_5_pzr", "ge_i_12_schr", "ge_ii_12_schr", "ge_kg"):
            assert "1601" <= setting.hex_id[s.hex[unit]] <= "1608"
    gun = s.hex[setting.unit_index["h_fr_rdp_at"]]
    assert any(setting.home_formation[unit] == setting.formation_index["fr_i_11_rdp"] and not setting.is_hq[unit]
               for unit in s.stack[gun])


def test_dp_s1_not_where_the_enemy_stands() -> None:
    # An HQ alone keeps the enemy out as well.
    s = start(with_zone(battle("hannut"), "HF5", hexes=("1710", "1711", "1712")))
    alone = Action("place", "h_fr_rdp1_hq", "1712")
    decision = german_turn(s, wish(alone, then=lambda d: next(a for a in d.options if a.hex != "1712")
                                   if d.kind == "place" else d.options[0]))
    taken = {s.setting.hex_id[place] for unit, place in enumerate(s.hex) if s.place[unit] == ON_MAP}
    assert "1712" in taken
    offered = hexes_offered(decision, "h_de_35i_l1")
    assert offered == {f"17{row:02}" for row in range(10, 17)} - taken


def test_r_78_a_side_whose_zone_is_taken_sets_up_in_the_nearest_hexes() -> None:
    # As R-78 warns: with the French in 1710-1716 the 4 Pz has no zone left.
    scenario = with_zone(battle("hannut"), "HG2", hexes=("1416",))
    s = start(scenario)
    play(s, wish(Action("place", "h_fr_rdp1_hq", "1416")))
    check_stacking(s)
    assert all(place != UNPLACED for place in s.place)


# -- mount -------------------------------------------------------------------------------------------------------------


def test_r_79_the_half_track_company_starts_aboard() -> None:
    s = start(battle("hannut"))
    play(s, at_random(5))
    setting = s.setting
    company, carrier = setting.unit_index["h_de_12i_1"], setting.unit_index["h_de_12i_spw"]
    assert s.aboard[company] == carrier and s.hex[company] == s.hex[carrier]
    kinds = [(event.kind, getattr(event, "unit", "")) for event in s.out]
    at = kinds.index(("placed", "h_de_12i_spw"))
    assert kinds[at + 1: at + 3] == [("placed", "h_de_12i_1"), ("loaded", "h_de_12i_1")]


def test_r_79_one_company_of_i_33_may_start_aboard_where_the_carrier_stands() -> None:
    together = [Action("place", f"h_de_33i_{name}", "1710") for name in ("spw", "1", "2")]
    s = start(battle("hannut"))
    decision = play(s, wish(*together, then=lambda d: d.options[-1]), "mount")
    assert decision is not None and decision.point == "DP-S5"
    assert list(decision.options) == [
        Action("mount", "h_de_33i_1", target="h_de_33i_spw"),
        Action("mount", "h_de_33i_2", target="h_de_33i_spw"),
        Action("no_mount", target="h_de_33i_spw"),
    ]
    flow.answer(s, decision.options[0])
    assert play(s, first, "mount") is None
    assert s.aboard[s.setting.unit_index["h_de_33i_1"]] == s.setting.unit_index["h_de_33i_spw"]


def test_r_79_nobody_is_asked_when_no_company_stands_with_the_carrier() -> None:
    apart = [Action("place", "h_de_33i_spw", "1710"), *(Action("place", f"h_de_33i_{n}", "1716") for n in "123")]
    s = start(battle("hannut"))
    assert play(s, wish(*apart), "mount") is None
    assert s.aboard.count(NONE) == s.setting.unit_count - 1  # only the half-track company


# -- works and hiding --------------------------------------------------------------------------------------------------


def test_10_2_entrenchments_are_manned_where_infantry_stands() -> None:
    s = start(battle("stonne"))
    play(s, wish(Action("place", "s_fr_205i_1", "0510"), Action("place_entrenchment", hex="0510"), then=at_random(2)))
    place = s.setting.hex_index["0510"]
    assert s.entrenchment[place] == FRENCH and s.manned[place]
    assert sum(owner != NONE for owner in s.entrenchment) == 5  # in or next to Stonne
    zone = s.setting.zones["SF1"].hexes
    assert all(s.setting.hex_id[at] in zone for at, owner in enumerate(s.entrenchment) if owner != NONE)


def test_10_1_four_minefields_none_twice_in_a_hex() -> None:
    s = start(battle("stonne"))
    decision = play(s, at_random(1), "minefields")
    assert decision is not None
    flow.answer(s, decision.options[0])
    following = flow.run(s)
    assert following is not None and decision.options[0] not in following.options
    play(s, at_random(1))
    assert sum(s.mined) == 4


def test_13_1_guns_are_hidden_only_by_option_and_each_is_asked_once() -> None:
    s = start(battle("hannut"))
    assert play(s, at_random(0), "hide") is None
    s = start(battle("hannut"), hidden_at_guns="yes")
    asked: list[str] = []

    def choose(decision: Decision) -> Action:
        if decision.kind == "hide":
            asked.append(decision.about[0])
            assert [action.kind for action in decision.options] == ["hide", "show"]
            return decision.options[0]
        return at_random(len(asked))(decision)

    play(s, choose)
    guns = [unit for unit, kind in zip(s.setting.unit_id, s.setting.unit_type, strict=True) if kind == "at_gun"]
    assert sorted(asked) == sorted(guns)
    assert [s.setting.unit_id[unit] for unit, hidden in enumerate(s.hidden) if hidden] == guns
    assert {s.setting.side[s.setting.unit_index[unit]] for unit in guns} == {GERMAN, FRENCH}
