"""Exact odds: dice that fall in every way that matters, one after the other, each with its chance."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import TypeVar

from bk40qt.engine.dice import FACES, WAYS, Dice, Reading

R = TypeVar("R")


class DrawReached(Exception):
    """Odds end where a marker leaves the cup: what comes then is no consequence of the option."""


class _PathDice:
    def __init__(self, path: list[int]) -> None:
        self._path = path
        self._at = 0
        self.weight = Fraction(1)
        self.forks: list[int] = []  # number of branches at each node met beyond the given path
        self.drawn: list[int] = []

    def _choose(self, weights: list[Fraction]) -> int:
        if self._at < len(self._path):
            choice = self._path[self._at]
        else:
            choice = 0
            self.forks.append(len(weights))
        self._at += 1
        self.weight *= weights[choice]
        return choice

    def two_d6(self, reading: Reading) -> tuple[int, int]:
        classes: dict[Hashable, list[int]] = {}
        for place, value in enumerate(reading):
            classes.setdefault(value, []).append(place)
        groups = list(classes.values())
        choice = self._choose([Fraction(sum(WAYS[place] for place in group), 36) for group in groups])
        return FACES[groups[choice][0]]

    def d6(self, reading: Reading) -> int:
        classes: dict[Hashable, list[int]] = {}
        for place, value in enumerate(reading):
            classes.setdefault(value, []).append(place)
        groups = list(classes.values())
        choice = self._choose([Fraction(len(group), 6) for group in groups])
        return groups[choice][0] + 1

    def pick(self, labels: Sequence[str]) -> int:
        raise DrawReached


def enumerate_chance(run: Callable[[Dice], R], limit: int = 20_000) -> list[tuple[Fraction, R]] | None:
    """Run `run` once for every way the dice can matter. None: there are more than `limit` ways."""
    found: list[tuple[Fraction, R]] = []
    paths: list[list[int]] = [[]]
    while paths:
        if len(found) >= limit:
            return None
        path = paths.pop()
        dice = _PathDice(path)
        result = run(dice)
        found.append((dice.weight, result))
        for depth, branches in enumerate(dice.forks):
            head = path + [0] * depth
            paths.extend([*head, branch] for branch in range(1, branches))
    return found
