"""A player that takes any option, each as likely as the other: for self-play, fuzzing, and as the weakest opponent."""

from __future__ import annotations

import hashlib

from bk40qt.engine.decisions import Action, Decision

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class RandomPlayer:
    """SplitMix64, not `random`: the same seed plays the same game on every machine and Python version.

    The seed is salted, so that a game and a player of the same seed do not share their numbers.
    """

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(f"random player {seed!r}".encode()).digest()
        self._state = int.from_bytes(digest[:8], "big")

    def choose(self, decision: Decision) -> Action:
        """The fast path: needs no view."""
        options = decision.options
        count = len(options)
        if count == 1:
            return options[0]
        self._state = mixed = (self._state + _GOLDEN) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return options[(mixed ^ (mixed >> 31)) % count]

    def decide(self, view: object, decision: Decision) -> Action:
        return self.choose(decision)
