"""A number about to be rolled for, with everything that went into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


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

    @property
    def who(self) -> str:
        """Who rolls, and at whom."""
        return " at ".join(name for name in (self.unit, self.target) if name)

    def to_json(self) -> dict[str, Any]:
        found = self._asdict()
        found["modifiers"] = [modifier._asdict() for modifier in self.modifiers]
        return found

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Check:
        modifiers = tuple(Modifier(**modifier) for modifier in data["modifiers"])
        return cls(**{**data, "modifiers": modifiers})

    def __str__(self) -> str:
        words = [(value, reason.replace("_", " "), rule) for value, reason, rule in self.modifiers]
        terms = "".join(f" {value:+d} {reason} ({rule})" for value, reason, rule in words)
        if self.compare == "crt":
            return f"{self.base}{terms} = column {self.number}"
        if self.compare == "none":
            return f"{self.base}{terms}"
        if self.on_roll:
            return f"{self.dice}{terms} <= {self.base}, so {self.dice} <= {self.number}"
        return f"{self.dice} {self.compare} {self.base}{terms} = {self.number}"
