"""Computer players: each answers decisions through the same door as a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bk40qt.players.base import Player

PLAYERS = ("simple", "random")


def make_player(name: str, seed: int | str) -> Player:
    """A computer player by its name. What it needs is imported only now."""
    if name == "random":
        from bk40qt.players.random_player import RandomPlayer

        return RandomPlayer(seed)
    if name == "simple":
        from bk40qt.players.simple import SimplePlayer

        return SimplePlayer(seed)
    raise ValueError(f"there is no computer player {name!r}")
