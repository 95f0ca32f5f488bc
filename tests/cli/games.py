"""Games for the tests to look at."""

from __future__ import annotations

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.players.random_player import RandomPlayer


def random_game(scenario: str, seed: int, decisions: int = 1_000_000) -> Game:
    system = SYSTEMS["blitz40"]
    game = Game(system, system.load(scenario), seed)
    player = RandomPlayer(seed)
    while game.decision is not None and len(game.log) < decisions:
        game.submit(player.choose(game.decision))
    return game
