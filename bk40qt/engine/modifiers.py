"""A number about to be rolled for, with everything that went into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bk40qt.engine.codes import code_text
from bk40qt.engine.wording import listed, say


class Modifier(NamedTuple):
    value: int
    reason: str  # a stable code such as "in_column"; texts are looked up by it
    rule: str


class Check(NamedTuple):
    """One look at the dice: what is rolled, against what, and why the number is what it is.

    `compare` says how the roll is read: "crt" (column `number`), "<=" or ">" against `number`, or "none".
    Modifiers of a reaction check are printed as added to the roll (T-07): `on_roll` is then True and
    `number` is what the unmodified dice must not exceed.
    """

    purpose: str
    rule: str
    unit: str
    target: str
    dice: str
    compare: str
    base: int
    modifiers: tuple[Modifier, ...]
    number: int
    on_roll: bool = False

    def to_json(self) -> dict[str, Any]:
        found = self._asdict()
        found["modifiers"] = [modifier._asdict() for modifier in self.modifiers]
        return found

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Check:
        modifiers = tuple(Modifier(**modifier) for modifier in data["modifiers"])
        return cls(**{**data, "modifiers": modifiers})

    @property
    def text(self) -> str:
        """The number and how it is made."""
        base, dice = str(self.base), code_text(self.dice)
        terms = [
            say("{value} {reason} ({rule})", value=f"{value:+d}", reason=code_text(reason), rule=rule)
            for value, reason, rule in self.modifiers
        ]
        if self.on_roll and self.modifiers:
            sum_of = listed([dice, *terms], " ")
            return say("{sum} ≤ {base}, so {number} or less", sum=sum_of, base=base, number=self.number)
        sum_of = listed([base, *terms], " ")
        if self.compare == "none":
            return sum_of
        if self.compare == "crt":
            return (say("{sum} = column {number}", sum=sum_of, number=self.number) if self.modifiers
                    else say("column {number}", number=self.number))
        if self.compare == "<=":
            return (say("{sum}, so {number} or less on {dice}", sum=sum_of, number=self.number, dice=dice)
                    if self.modifiers else say("{number} or less on {dice}", number=self.number, dice=dice))
        return (say("{sum}, so it happens above {number} on {dice}", sum=sum_of, number=self.number, dice=dice)
                if self.modifiers else say("it happens above {number} on {dice}", number=self.number, dice=dice))

    def __str__(self) -> str:
        return str(self.text)
