"""Figures of a game: what they count, whom they may tell, and what they cost."""

import time
from collections import Counter

import pytest

from bk40qt.engine.game import Game
from bk40qt.engine.rules.blitz40.state import ELIMINATED, LEFT
from bk40qt.engine.rules.blitz40.victory import points
from bk40qt.play.statistics import Statistics, statistics_of
from tests.play.finished import SIDES, SYSTEM, again, hannut, hidden_units, secret, stonne


@pytest.fixture(name="stonne", scope="module")
def _stonne():
    return stonne()


@pytest.fixture(name="hannut", scope="module")
def _hannut():
    return hannut()


@pytest.fixture(name="secret", scope="module")
def _secret():
    return secret()


def all_events(game):
    return [*game.opening, *(event for entry in game.log for event in entry.events)]


def of_kind(game, kind):
    return [event for event in all_events(game) if event.kind == kind]


def side_of(game, unit):
    setting = game.state.setting
    return SIDES[setting.side[setting.unit_index[unit]]]


def test_the_position_kept_beside_the_figures_is_that_of_the_game(stonne):
    kept, played = statistics_of(stonne).state.to_json(), stonne.state_json()
    assert {key: value for key, value in kept.items() if key != "frames"} == {
        key: value for key, value in played.items() if key != "frames"}


def test_decisions_dice_assaults_and_strikes_are_counted(stonne):
    figures = statistics_of(stonne)
    assert figures.decisions == len(stonne.log)
    assert sum(side.decisions for side in figures.sides.values()) == len(stonne.log)
    rolls = Counter(event.total for event in of_kind(stonne, "rolled") if len(event.faces) == 2)
    assert sum((side.rolls for side in figures.sides.values()), Counter()) == rolls
    began = Counter(side_of(stonne, event.attackers[0]) for event in of_kind(stonne, "assault_began"))
    assert {side: found.assaults for side, found in figures.sides.items()} == {side: began[side] for side in SIDES}
    won = sum(event.result == "taken" for event in of_kind(stonne, "assault_ended"))
    assert sum(side.assaults_won for side in figures.sides.values()) == won > 0
    undeclared = sum(event.rule == "8.6.2" for event in of_kind(stonne, "strike_lost"))
    declared = len(of_kind(stonne, "strike_declared"))
    assert sum(side.strikes for side in figures.sides.values()) == declared + undeclared > 0
    assert all(side.strikes_lost <= side.strikes for side in figures.sides.values())
    assert sum(side.strikes_lost for side in figures.sides.values()) == len(of_kind(stonne, "strike_lost"))
    activated = Counter(event.formation for event in of_kind(stonne, "activated"))
    assert figures.activations == activated
    assert sum(each.activations for side in SIDES for each in figures.formations(side)) == activated.total()


def test_shots_and_their_results_are_counted_for_who_fired(stonne):
    figures = statistics_of(stonne)
    for side in SIDES:
        fired = Counter(event.result[0] for event in of_kind(stonne, "rolled") if event.check.compare == "crt"
                        and event.check.unit and side_of(stonne, event.check.unit) == side)
        assert figures.sides[side].shots == fired
        struck = Counter(event.result[0] for event in of_kind(stonne, "read")
                         if side_of(stonne, event.check.target) != side)
        assert figures.sides[side].strike_results == struck
        assert figures.sides[side].hits.count == fired.total() + struck.total()
        assert figures.sides[side].hits.happened == fired["1"] + struck["1"]


def test_losses_are_those_of_the_counters(stonne):
    figures = statistics_of(stonne)
    state, setting = stonne.state, stonne.state.setting
    for side in SIDES:
        units = [unit for unit in range(setting.unit_count) if SIDES[setting.side[unit]] == side
                 and not setting.is_hq[unit]]
        formations = figures.formations(side)
        assert sum(each.eliminated for each in formations) == sum(state.place[unit] == ELIMINATED for unit in units)
        assert sum(each.left for each in formations) == sum(state.place[unit] == LEFT for unit in units)
        lost = sum(side_of(stonne, event.unit) == side for event in of_kind(stonne, "step_lost"))
        gone = sum(state.steps[unit] for unit in units if state.place[unit] == LEFT)
        assert figures.lost(side) == lost + gone
        for formation in formations:
            assert formation.lost == sum(unit.lost for unit in formation.units) <= formation.steps


def test_points_are_those_of_the_rules_at_the_end_of_each_turn(hannut):
    figures = statistics_of(hannut)
    game, found = again(hannut, 0), []
    for entry in hannut.log:
        turn = game.state.turn
        game.submit(entry.action)
        if game.state.turn > turn or game.outcome is not None:
            found.append((turn, points(game.state, 0)))
    assert [(end.turn, end.points) for end in figures.ends] == found
    assert figures.points == found[-1][1]
    assert [change.points for change in figures.changes][-1:] in ([], [figures.points])


def test_the_line_of_turns_runs_from_0_to_the_last_turn(stonne):
    figures = statistics_of(stonne)
    moments = [figures.moment(number) for number in range(figures.decisions + 1)]
    assert moments[0] == 0 and moments[-1] == stonne.state.turn and moments == sorted(moments)
    for turn, start in enumerate(figures.starts):
        assert figures.moment(start) == turn


def test_luck_is_nought_when_everything_comes_as_expected():
    figures = statistics_of(Game(SYSTEM, SYSTEM.load("hannut"), 7)).sides["german"]
    assert figures.luck == 0 and figures.average == 0
    for number in range(4):
        figures.checks.add(number % 2 == 0, 0.5)
    assert figures.luck == 0
    figures.hits.add(True, 0.25)
    assert figures.luck > 0


def test_the_best_shot_is_the_least_likely_step_loss(stonne):
    figures = statistics_of(stonne)
    for side in SIDES:
        best = figures.sides[side].best
        if best is not None:
            assert 0 < best.chance < 1 and best.turn >= 1
            assert (figures.side_of(best.check.unit) or side) == side != figures.side_of(best.check.target)
    assert any(figures.sides[side].best is not None for side in SIDES)


def test_the_turn_under_way_is_not_drawn_as_if_it_were_over(stonne):
    for count in (200, 600):
        figures = statistics_of(again(stonne, count))
        turn, now = figures.state.turn, figures.moment(figures.decisions)
        assert turn - 1 < now < turn


# -- what may be told --------------------------------------------------------------------------------------------------


def test_hidden_guns_are_nowhere_in_the_figures_of_the_enemy(secret):
    for viewer in SIDES:
        figures = statistics_of(secret, viewer)
        assert hidden_units(secret, viewer)
        for unit in hidden_units(secret, viewer):
            states = [figures.state, *(end.state for end in figures.ends)]
            assert all(state.hex[unit] == -1 and not state.hidden[unit] for state in states)
        own = [unit for unit in range(len(secret.state.hex)) if SIDES[secret.state.setting.side[unit]] == viewer]
        assert [figures.state.hex[unit] for unit in own] == [secret.state.hex[unit] for unit in own]
    assert statistics_of(secret).state.hex == secret.state.hex


def test_figures_are_read_anew_for_other_eyes_and_after_undo(secret):
    game = again(secret)
    figures = statistics_of(game, "german")
    assert not figures.is_stale("german")
    assert figures.is_stale("french") and figures.is_stale("")
    game.undo(len(game.log) - 1)
    assert figures.is_stale("german")
    figures = statistics_of(game, "german")
    game.state.hidden[hidden_units(game, "german")[0]] = False  # what it did before may be told from now on
    assert figures.is_stale("german")


# -- what it costs -----------------------------------------------------------------------------------------------------


def test_a_long_game_is_read_in_no_time_and_in_parts(stonne):
    whole = statistics_of(stonne)
    parts = Statistics(stonne)
    while parts.catch_up(100):
        pass
    assert parts.sides == whole.sides and parts.changes == whole.changes
    start = time.perf_counter()
    statistics_of(stonne, "german")
    assert (time.perf_counter() - start) / len(stonne.log) * 5000 < 0.3
