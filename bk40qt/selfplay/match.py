"""One game from start to end, played by programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.players.base import Player
from bk40qt.players.random_player import RandomPlayer

MOST_DECISIONS = 100_000  # far beyond any real game: one that gets there never ends


class EndlessGame(Exception):
    """A game that does not come to an end."""


class Chooser(Protocol):
    """A player that needs no view, which saves the time to make one."""

    def choose(self, decision: Decision) -> Action: ...


class Result(NamedTuple):
    winner: str  # "" = draw
    rule: str  # by which the game ended
    turns: int
    decisions: int
    options: int  # offered, over all decisions
    state_hash: str


def game_seed(seed: int | str, number: int) -> str:
    """The seed of game `number` of a series: the same whoever plays it, in whatever order."""
    return f"{seed}/{number}"


def play_match(
    game: Game, players: Mapping[str, Player | Chooser] | None = None, limit: int = MOST_DECISIONS
) -> Result:
    """Play a game to its end, from wherever it stands. Without players both sides play at random, from its seed."""
    options = 0
    if players is None:
        choose, submit = RandomPlayer(game.seed).choose, game.submit
        while (decision := game.decision) is not None:
            options += len(decision.options)
            submit(choose(decision))
            if len(game.log) > limit:
                raise EndlessGame(f"still no end after {limit} decisions")
    else:
        answer = {side: _answerer(game, side, player) for side, player in players.items()}
        while (decision := game.decision) is not None:
            options += len(decision.options)
            game.submit(answer[decision.side](decision))
            if len(game.log) > limit:
                raise EndlessGame(f"still no end after {limit} decisions")
    outcome = game.outcome
    assert outcome is not None, "no decision is pending, and yet the game is not over"
    turns = int(game.state_json().get("turn", 0))
    return Result(outcome.winner, outcome.rule, turns, len(game.log), options, game.state_hash())


def _answerer(game: Game, side: str, player: Player | Chooser) -> Callable[[Decision], Action]:
    choose: Any = getattr(player, "choose", None)
    if choose is not None:
        return choose  # type: ignore[no-any-return]
    decide: Any = getattr(player, "decide")  # noqa: B009 - one of the two is there, which mypy cannot see
    return lambda decision: decide(game.system.imagine(game.state, side), decision).action


def random_match(scenario: Any, seed: int | str, options: Mapping[str, str], system: str = "blitz40") -> Result:
    """A new game between two random players."""
    return play_match(Game(SYSTEMS[system], scenario, seed, options))
