"""Sessions in the middle of a game that a random player has begun."""

from __future__ import annotations

from collections.abc import Mapping

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players.random_player import RandomPlayer


def play_on(session: Session, count: int, seed: int = 3) -> None:
    """Some random decisions, told to the panels as if persons had taken them."""
    player = RandomPlayer(seed)
    for _ in range(count):
        if session.decision is None:
            return
        session.submit(player.choose(session.decision))


def midgame(scenario: str, count: int, seed: int = 7, options: Mapping[str, str] | None = None) -> Session:
    """Two persons at one screen, without a hand-over, after so many random decisions."""
    system = SYSTEMS["blitz40"]
    game = Game(system, system.load(scenario), seed, options or {})
    player = RandomPlayer(3)
    for _ in range(count):
        if game.decision is not None:
            game.submit(player.choose(game.decision))
    return Session(game, Seats({"german": PERSON, "french": PERSON}, hand_over=False))
