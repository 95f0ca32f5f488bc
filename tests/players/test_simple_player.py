"""The simple computer player: it answers everything, cheats nowhere, and plays better than chance."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping

import pytest

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.api import State
from bk40qt.engine.rules.blitz40.command import is_out_of_command
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, UNPLACED, GameState
from bk40qt.engine.wording import Said
from bk40qt.players import setup_plan, worth
from bk40qt.players.base import Choice, Player
from bk40qt.players.random_player import RandomPlayer
from bk40qt.players.simple import SimplePlayer, sensible_setup

SYSTEM = SYSTEMS["blitz40"]
SCENARIOS = ("hannut", "stonne")


class Watched:
    """A simple player whose every answer is looked at."""

    def __init__(self, seed: int) -> None:
        self.player = SimplePlayer(seed)
        self.kinds: set[str] = set()

    def decide(self, position: State, decision: Decision) -> Choice:
        choice = self.player.decide(position, decision)
        self.kinds.add(decision.kind)
        assert choice.action in decision.options
        assert isinstance(choice.why, Said)
        return choice


@pytest.fixture
def no_stumbles(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Where the player catches its own error it says so in the log: here that is a failure."""
    with caplog.at_level(logging.ERROR, "bk40qt.players.simple"):
        yield
    assert not [record.getMessage() for record in caplog.records if record.name == "bk40qt.players.simple"]


def new_game(name: str, seed: int = 1, **options: str) -> Game:
    return Game(SYSTEM, SYSTEM.load(name), seed, options)


def state_of(game: Game) -> GameState:
    assert isinstance(game.state, GameState)
    return game.state


def imagine(game: Game, side: str) -> GameState:
    position = SYSTEM.imagine(game.state, side)
    assert isinstance(position, GameState)
    return position


def play(game: Game, players: Mapping[str, Player], limit: int = 20_000) -> str:
    """The winner."""
    while (decision := game.decision) is not None:
        game.submit(players[decision.side].decide(imagine(game, decision.side), decision).action)
        assert len(game.log) < limit
    assert game.outcome is not None
    return game.outcome.winner


@pytest.mark.parametrize("name", SCENARIOS)
def test_two_of_them_play_to_the_end(name: str, no_stumbles: None) -> None:
    game = new_game(name, 7, hidden_at_guns="yes")
    players: dict[str, Watched] = {side: Watched(7) for side in SIDES}
    play(game, players)
    assert state_of(game).turn >= 2
    met = set().union(*[player.kinds for player in players.values()])
    assert {"place", "act", "move", "fire", "reaction", "formation_marker", "assault_fire"} <= met


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def beginning() -> list[Action]:
        game = new_game(name, 3)
        players: dict[str, SimplePlayer] = {side: SimplePlayer(5) for side in SIDES}
        while (decision := game.decision) is not None and len(game.log) < 300:
            game.submit(players[decision.side].decide(imagine(game, decision.side), decision).action)
        return [entry.action for entry in game.log]

    assert beginning() == beginning()


@pytest.mark.parametrize(("name", "side"), [(name, side) for name in SCENARIOS for side in SIDES])
def test_it_beats_a_random_player(name: str, side: str, no_stumbles: None) -> None:
    players: dict[str, Player] = {each: RandomPlayer(21) for each in SIDES}
    players[side] = SimplePlayer(21)
    assert play(new_game(name, 21), players) == side


def test_it_answers_what_a_random_opponent_brings_about(no_stumbles: None) -> None:
    """A random player comes to places that no sensible one does: routs, overruns, markers held for nothing."""
    game = new_game("stonne", 11, hidden_at_guns="yes", critical_hits="yes")
    wild, watched = RandomPlayer(11), Watched(11)
    number = 0
    while (decision := game.decision) is not None and state_of(game).turn < 7:
        number += 1
        position = imagine(game, decision.side)
        choice = watched.decide(position, decision)  # asked every time,
        game.submit(choice.action if number % 3 == 0 else wild.choose(decision))  # heeded now and then
    assert len(watched.kinds) > 20


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_sensible_set_up_is_complete_and_in_command(name: str, no_stumbles: None) -> None:
    game = new_game(name, 1, hidden_at_guns="yes")
    s = state_of(game)
    while (decision := game.decision) is not None and setup_plan.is_setup(decision):
        done = sensible_setup(game, decision.side)
        assert done
        assert game.decision is None or game.decision.side != decision.side or not setup_plan.is_setup(game.decision)
    setting = s.setting
    assert UNPLACED not in s.place
    for unit in range(setting.unit_count):
        if s.place[unit] == ON_MAP:
            assert not is_out_of_command(s, unit), setting.unit_id[unit]
    for hq in setting.hq:
        if hq != NONE and s.place[hq] == ON_MAP:
            company = [unit for unit in s.members[setting.home_formation[hq]] if unit != hq and s.place[unit] == ON_MAP]
            limit = setting.doctrine[setting.side[hq]]
            assert all(
                s.independent[unit] or setting.grid.distance(s.hex[hq], s.hex[unit]) <= limit for unit in company
            )


def test_losses_at_the_start_are_those_that_the_scenario_proposes() -> None:
    game = new_game("hannut")
    sensible_setup(game, "french")
    s = state_of(game)
    for unit, counter in enumerate(s.setting.scenario.counters):
        if counter.formation == "fr_2_cuir" and counter.type != "hq":
            assert 2 - s.steps[unit] == counter.start_losses, counter.id


def test_defenders_man_their_objectives_and_their_entrenchments() -> None:
    for name in SCENARIOS:
        game = new_game(name)
        sensible_setup(game, "french")
        s = state_of(game)
        setting = s.setting
        dug = [place for place, owner in enumerate(s.entrenchment) if owner != NONE]
        assert len(dug) == 5
        assert all(any(setting.infantry[unit] for unit in s.stack[place]) for place in dug)
        assert not any(s.mined[place] and s.stack[place] for place in range(setting.grid.n))
    assert all(s.stack[place] for place in setting.hold)  # Stonne


def test_it_finishes_a_set_up_that_a_person_began() -> None:
    game = new_game("stonne")
    wild = RandomPlayer(4)
    for _ in range(12):
        assert game.decision is not None
        game.submit(wild.choose(game.decision))
    assert sensible_setup(game, "french")
    assert game.decision is not None
    assert game.decision.side == "german"


def test_other_questions_are_no_set_up() -> None:
    game = new_game("stonne")
    assert game.decision is not None
    assert setup_plan.is_setup(game.decision)
    assert not setup_plan.is_setup(game.decision._replace(kind="act"))
    assert not setup_plan.is_setup(game.decision._replace(kind="set_aside"))


# -- what it may know --------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1")
def test_hidden_guns_do_not_change_its_answers() -> None:
    """The German is asked on the true position and on one where the hidden French guns stand elsewhere."""
    game = new_game("hannut", 5, hidden_at_guns="yes")
    players: dict[str, SimplePlayer] = {side: SimplePlayer(5) for side in SIDES}
    compared = 0
    while (decision := game.decision) is not None and compared < 60:
        s = state_of(game)
        guns = [unit for unit, hidden in enumerate(s.hidden) if hidden and SIDES[s.setting.side[unit]] == "french"]
        answer = players[decision.side].decide(imagine(game, decision.side), decision)
        if decision.side == "german" and guns and not setup_plan.is_setup(decision):
            moved = s.copy()
            for gun in guns:
                here, there = moved.hex[gun], s.setting.hex_index["0113"]
                moved.stack[here] = tuple(unit for unit in moved.stack[here] if unit != gun)
                moved.stack[there] += (gun,)
                moved.hex[gun] = there
            position = SYSTEM.imagine(moved, "german")
            assert SimplePlayer(5).decide(position, decision) == SimplePlayer(5).decide(
                imagine(game, "german"), decision
            )
            compared += 1
        game.submit(answer.action)
    assert compared == 60


def test_an_unknown_question_gets_a_safe_answer(caplog: pytest.LogCaptureFixture) -> None:
    game = new_game("stonne")
    position = imagine(game, "french")
    asked = Decision("french", "DP-?", "riddle", "0", [Action("charge"), Action("pass"), Action("run")])
    assert SimplePlayer(1).decide(position, asked).action == Action("pass")
    strange = asked._replace(options=[Action("charge"), Action("run")])
    assert SimplePlayer(1).decide(position, strange).action in strange.options
    assert not caplog.records
    # A question of a known kind that makes no sense is answered safely as well, and the error told.
    broken = asked._replace(kind="return_hq", options=[Action("pass"), Action("return_hq", "nobody", target="no one")])
    assert SimplePlayer(1).decide(position, broken).action == Action("pass")
    assert caplog.records


# -- what things are worth ---------------------------------------------------------------------------------------------


def test_chances_of_two_dice() -> None:
    assert [round(36 * worth.chance(number)) for number in (-3, 1, 2, 7, 11, 12, 20)] == [0, 0, 1, 21, 35, 36, 36]


def test_a_better_column_is_never_worth_less() -> None:
    game = new_game("hannut")
    sensible_setup(game, "french")
    s = state_of(game)
    for unit in s.setting.side_units[1]:
        if s.place[unit] == ON_MAP:
            gains = [worth.gain(s, unit, column) for column in range(-3, 12)]
            assert gains == sorted(gains)
            assert gains[0] == 0 < gains[-1]
