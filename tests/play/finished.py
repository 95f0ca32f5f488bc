"""Games for the tests of figures, end and report. Nobody may go on with them: they are shared."""

from functools import cache

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.players.random_player import RandomPlayer
from bk40qt.selfplay.match import play_match

SYSTEM = SYSTEMS["blitz40"]
SIDES = SYSTEM.sides
HIDDEN = {"hidden_at_guns": "yes"}


def kinds(game):
    return {event.kind for entry in game.log for event in entry.events}


@cache
def stonne():
    """Played to the end at random, with an assault that was won, a hex that changed hands and an HQ overrun."""
    for seed in range(5, 60):
        game = Game(SYSTEM, SYSTEM.load("stonne"), seed)
        play_match(game)
        taken = any(event.kind == "assault_ended" and event.result == "taken"
                    for entry in game.log for event in entry.events)
        if taken and {"control_changed", "step_lost", "overrun", "strike_lost"} <= kinds(game):
            return game
    raise AssertionError("no such game")


@cache
def hannut():
    """Played to the end at random, with hidden guns."""
    game = Game(SYSTEM, SYSTEM.load("hannut"), 7, HIDDEN)
    play_match(game)
    return game


@cache
def secret():
    """Under way in turn 1, and both sides have hidden guns."""
    for seed in range(1, 40):
        game = Game(SYSTEM, SYSTEM.load("hannut"), seed, HIDDEN)
        player = RandomPlayer(seed)
        more = 60
        while game.decision is not None and more:
            more -= game.state.turn > 0
            game.submit(player.choose(game.decision))
        if game.decision is not None and all(hidden_units(game, side) for side in SIDES):
            return game
    raise AssertionError("no such game")


def hidden_units(game, viewer):
    """Guns that this side must not know of."""
    setting = game.state.setting
    return [unit for unit, hidden in enumerate(game.state.hidden) if hidden and SIDES[setting.side[unit]] != viewer]


def again(game, count=None):
    """The same game once more, to be gone on with."""
    other = Game(game.system, game.scenario, game.seed, game.options)
    for entry in game.log[:count]:
        other.submit(entry.action)
    return other
