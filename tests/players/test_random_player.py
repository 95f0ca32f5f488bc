from __future__ import annotations

from collections import Counter

from bk40qt.engine.decisions import Action, Decision
from bk40qt.players.base import Player
from bk40qt.players.random_player import RandomPlayer

FIRST_EIGHT = [24, 48, 95, 26, 94, 43, 13, 60]


def decision(count: int) -> Decision:
    return Decision("german", "DP-A1", "act", "6.1", [Action("move", f"unit {number}") for number in range(count)])


def test_every_option_is_as_likely_as_the_other():
    player = RandomPlayer(1)
    asked = decision(7)
    found = Counter(player.choose(asked) for _ in range(7000))
    assert set(found) == set(asked.options)
    assert all(880 < count < 1120 for count in found.values())  # four standard deviations


def test_the_same_seed_plays_the_same_on_every_machine():
    asked = decision(100)
    player = RandomPlayer(1)
    assert [asked.options.index(player.choose(asked)) for _ in range(8)] == FIRST_EIGHT
    other = RandomPlayer("1")
    assert [asked.options.index(other.choose(asked)) for _ in range(8)] != FIRST_EIGHT


def test_decide_is_choose_and_looks_at_nothing():
    asked = decision(100)
    player = RandomPlayer(1)
    assert [asked.options.index(player.decide(None, asked).action) for _ in range(8)] == FIRST_EIGHT
    same: Player = player  # it is one, though it asks for less
    assert same is player


def test_a_single_option_is_taken():
    assert RandomPlayer(1).choose(decision(1)) == Action("move", "unit 0")
