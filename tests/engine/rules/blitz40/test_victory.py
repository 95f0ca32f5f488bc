"""Victory (chapter 11, 12.1, 12.2; T-09, T-10, R-76, R-77, R-83; EX-16)."""

from __future__ import annotations

from functools import cache

import pytest

from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40.events import GameOver
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.engine.rules.blitz40.setting import FRENCH, GERMAN, Setting
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.engine.rules.blitz40.victory import check, points

PLAYS_ON = "plays on"


@cache
def battle(name: str) -> Scenario:
    return load_scenario(name)


def position(scenario: Scenario, turn: int) -> GameState:
    s = GameState(Setting(scenario, {}))
    s.out, s.turn, s.phase = [], turn, "operations"
    return s


def hold(s: GameState, wanted: int) -> None:
    """Give the German locations worth exactly that many points."""
    reach: dict[int, tuple[int, ...]] = {0: ()}
    for place, value in s.setting.points:
        for total, places in list(reach.items()):
            reach.setdefault(total + value, (*places, place))
    for place, _ in s.setting.points:
        s.control[place] = GERMAN if place in reach[wanted] else FRENCH
    assert points(s, GERMAN) == wanted


def result(s: GameState) -> str:
    check(s)
    if not s.out:
        assert s.phase == "operations"
        return PLAYS_ON
    (over,) = s.out
    assert isinstance(over, GameOver) and over.rule and over.text
    assert s.phase == "over" and s.winner == over.winner
    return over.winner or "draw"


def test_t_09_r_76_points_at_the_start() -> None:
    s = position(battle("hannut"), 1)
    assert sum(value for _, value in s.setting.points) == 46 and len(s.setting.points) == 27
    assert (points(s, GERMAN), points(s, FRENCH)) == (8, 38)
    assert result(s) == PLAYS_ON


EX_16 = (
    (2, 13, "french"), (2, 14, PLAYS_ON), (2, 20, PLAYS_ON), (2, 21, "german"),
    (1, 8, PLAYS_ON), (1, 7, "french"), (1, 13, "german"),
    (6, 31, "french"), (6, 32, "draw"), (6, 42, "draw"), (6, 43, "german"),
)
T_10 = (
    (1, 12, PLAYS_ON), (3, 15, "french"), (3, 16, PLAYS_ON), (3, 24, PLAYS_ON), (3, 25, "german"), (4, 19, "french"),
    (4, 20, PLAYS_ON), (4, 28, PLAYS_ON), (4, 29, "german"), (5, 25, "french"), (5, 26, PLAYS_ON), (5, 36, PLAYS_ON),
    (5, 37, "german"),
)


@pytest.mark.parametrize(("turn", "held", "expected"), EX_16)
def test_ex_16_victory_at_hannut(turn: int, held: int, expected: str) -> None:
    s = position(battle("hannut"), turn)
    hold(s, held)
    assert result(s) == expected


@pytest.mark.parametrize(("turn", "held", "expected"), T_10)
def test_t_10_r_77_both_ends_of_a_band_play_on(turn: int, held: int, expected: str) -> None:
    s = position(battle("hannut"), turn)
    hold(s, held)
    assert result(s) == expected


@pytest.mark.parametrize(("turn", "expected"), ((2, PLAYS_ON), (6, "draw")))
def test_a_turn_without_a_band_plays_on_and_the_last_one_is_a_draw(turn: int, expected: str) -> None:
    scenario = battle("hannut")
    bands = tuple(band for band in scenario.victory.bands if band.turn != turn)
    s = position(replace(scenario, victory=replace(scenario.victory, bands=bands)), turn)
    hold(s, 0)
    assert result(s) == expected


@pytest.mark.parametrize(("held", "expected"), ((0, "french"), (1, "french"), (2, "german")))
def test_r_83_the_german_needs_every_hex_of_stonne_at_the_end(held: int, expected: str) -> None:
    s = position(battle("stonne"), 10)
    assert len(s.setting.hold) == 2
    for place in s.setting.hold[:held]:
        s.control[place] = GERMAN
    assert result(s) == expected


def test_r_83_nothing_is_decided_before_the_last_turn() -> None:
    s = position(battle("stonne"), 9)
    for place in s.setting.hold:
        s.control[place] = GERMAN
    assert result(s) == PLAYS_ON
