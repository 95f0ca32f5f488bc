"""All chance: dice and blind draws. Nothing else in the engine may be random.

Every source answers the same three questions. `reading` tells what a total will be used for: totals with an equal
reading have equal consequences. Real dice ignore it; the enumerating dice of `chances` branch once per reading.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol

from bk40qt.engine.errors import DiceError

Reading = Sequence[Hashable]

TOTALS = range(2, 13)
EACH_TOTAL: Reading = tuple(TOTALS)
WAYS = tuple(6 - abs(7 - total) for total in TOTALS)  # of 36
FACES = tuple((max(1, total - 6), total - max(1, total - 6)) for total in TOTALS)  # one pair of faces for each total


class Dice(Protocol):
    drawn: list[int]  # raw numbers handed out since it was last cleared, for log and replay

    def two_d6(self, reading: Reading) -> tuple[int, int]: ...
    def d6(self, reading: Reading) -> int: ...
    def pick(self, labels: Sequence[str]) -> int: ...


class GameDice(Dice, Protocol):
    """Dice that a game is played with: they can be put back to where they were, so that undo gives no new luck."""

    def mark(self) -> tuple[int, ...]: ...
    def rewind(self, mark: tuple[int, ...]) -> None: ...
    def skip(self, chance: Sequence[int]) -> None:
        """Move on as if these numbers had been handed out."""


class _Numbers:
    """Dice over a series of raw numbers, each below a given bound."""

    def _next(self, sides: int) -> int:
        raise NotImplementedError

    def two_d6(self, reading: Reading) -> tuple[int, int]:
        first, second = divmod(self._next(36), 6)
        return first + 1, second + 1

    def d6(self, reading: Reading) -> int:
        return self._next(6) + 1

    def pick(self, labels: Sequence[str]) -> int:
        return self._next(len(labels))


_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class SeededDice(_Numbers):
    """SplitMix64 in counter mode: the n-th number depends on seed and n alone, so undo and copies cost nothing
    and every machine and Python version rolls the same. The bias of taking 64 bits modulo 36 is below 2**-58."""

    def __init__(self, seed: int | str, position: int = 0) -> None:
        self.seed = seed
        self.position = position
        self.drawn: list[int] = []
        digest = hashlib.sha256(repr(seed).encode()).digest()
        self._start = int.from_bytes(digest[:8], "big")

    def _next(self, sides: int) -> int:
        self.position += 1
        mixed = (self._start + self.position * _GOLDEN) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        number = (mixed ^ (mixed >> 31)) % sides
        self.drawn.append(number)
        return number

    def mark(self) -> tuple[int, ...]:
        return (self.position,)

    def rewind(self, mark: tuple[int, ...]) -> None:
        (self.position,) = mark
        self.drawn.clear()

    def skip(self, chance: Sequence[int]) -> None:
        self.position += len(chance)


class RecordedDice(_Numbers):
    """Hands out the raw numbers of an earlier game again."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)
        self.drawn: list[int] = []

    def _next(self, sides: int) -> int:
        number = next(self._numbers, None)
        if number is None or not 0 <= number < sides:
            raise DiceError(f"the recorded dice do not fit this game: {number!r} where 0 to {sides - 1} is needed")
        self.drawn.append(number)
        return number

    def exhausted(self) -> bool:
        return next(self._numbers, None) is None


class ScriptedDice:
    """Dice that fall as told: `rolls` are totals of 2d6 (or single dice), `draws` are marker ids or their beginnings.

    When the script is used up the seeded dice go on, or, without a seed, it is an error.
    """

    def __init__(self, rolls: Iterable[int] = (), draws: Iterable[str] = (), seed: int | str | None = None) -> None:
        self._rolls = list(rolls)
        self._draws = list(draws)
        self._rolled = self._drew = 0  # how much of the script is used
        self._then = None if seed is None else SeededDice(seed)
        self.drawn: list[int] = []

    def _roll(self, lowest: int, highest: int) -> int | None:
        if self._rolled >= len(self._rolls):
            return None
        roll = self._rolls[self._rolled]
        self._rolled += 1
        if not lowest <= roll <= highest:
            raise DiceError(f"the dice script says {roll} where {lowest} to {highest} is rolled")
        return roll

    def _fallback(self, what: str) -> SeededDice:
        if self._then is None:
            raise DiceError(f"the dice script is used up and {what} is needed")
        return self._then

    def two_d6(self, reading: Reading) -> tuple[int, int]:
        total = self._roll(2, 12)
        faces = self._fallback("a 2d6 roll").two_d6(reading) if total is None else FACES[total - 2]
        self.drawn.append((faces[0] - 1) * 6 + faces[1] - 1)
        return faces

    def d6(self, reading: Reading) -> int:
        roll = self._roll(1, 6)
        face = self._fallback("a die roll").d6(reading) if roll is None else roll
        self.drawn.append(face - 1)
        return face

    def pick(self, labels: Sequence[str]) -> int:
        if self._drew < len(self._draws):
            wanted = self._draws[self._drew]
            self._drew += 1
            found = next((place for place, label in enumerate(labels) if label.startswith(wanted)), None)
            if found is None:
                raise DiceError(f"the dice script draws {wanted!r}, but the cup holds {', '.join(labels)}")
        else:
            found = self._fallback("a draw").pick(labels)
        self.drawn.append(found)
        return found

    @property
    def left(self) -> int:
        return len(self._rolls) - self._rolled + len(self._draws) - self._drew

    def mark(self) -> tuple[int, ...]:
        return (self._rolled, self._drew, self._then.position if self._then is not None else 0)

    def rewind(self, mark: tuple[int, ...]) -> None:
        self._rolled, self._drew, position = mark
        if self._then is not None:
            self._then.position = position
        self.drawn.clear()

    def skip(self, chance: Sequence[int]) -> None:
        if chance:
            raise DiceError("recorded decisions cannot be taken with scripted dice")
