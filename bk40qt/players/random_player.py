"""A player that takes any option, each as likely as the other: for self-play, fuzzing, and as the weakest opponent."""

from __future__ import annotations

import hashlib
from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.players.base import Choice

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def seeded(text: str) -> int:
    """64 bits from any text, the same on every machine."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def mixed(number: int) -> int:
    """The mixing step of SplitMix64."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


class RandomPlayer:
    """SplitMix64, not `random`: the same seed plays the same game on every machine and Python version.

    The seed is salted, so that a game and a player of the same seed do not share their numbers.
    """

    def __init__(self, seed: int | str) -> None:
        self._state = seeded(f"random player {seed!r}")

    def choose(self, decision: Decision) -> Action:
        """The fast path: needs no position."""
        options = decision.options
        count = len(options)
        if count == 1:
            return options[0]
        self._state = (self._state + GOLDEN) & MASK
        return options[mixed(self._state) % count]

    def decide(self, position: object, decision: Decision) -> Choice:
        return Choice(self.choose(decision))
