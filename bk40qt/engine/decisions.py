"""What a player may want (Action) and what he is asked (Decision): the one door into the rules.

Units, formations, markers and hexes are named by their ids, so that an action is readable and survives JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bk40qt.engine.errors import EngineError


class Action(NamedTuple):
    """One legal option. Fields that an action does not need stay empty."""

    kind: str
    unit: str = ""  # who acts: a unit, formation or marker
    hex: str = ""  # where
    target: str = ""  # against or with whom
    units: tuple[str, ...] = ()  # a stack that acts together
    mode: str = ""  # a variant of the kind, for example "column"

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"kind": self.kind}
        for name, value in zip(_FIELDS, self[1:], strict=True):
            if value:
                found[name] = list(value) if name == "units" else value
        return found

    @classmethod
    def from_json(cls, data: object) -> Action:
        """Read an action from untrusted JSON; anything that is not one is refused by name."""
        if not isinstance(data, Mapping):
            raise EngineError(f"an action is a JSON object with a 'kind', not {type(data).__name__}")
        unknown = sorted(str(key) for key in data if key not in _ALL_FIELDS)
        if unknown:
            raise EngineError(f"an action has no field {unknown[0]!r}; its fields are {', '.join(_ALL_FIELDS)}")
        values: dict[str, Any] = {}
        for name in _ALL_FIELDS:
            value = data.get(name, () if name == "units" else "")
            if name == "units":
                if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
                    raise EngineError("the field 'units' of an action is a list of unit ids")
                values[name] = tuple(value)
            elif isinstance(value, str):
                values[name] = value
            else:
                raise EngineError(f"the field {name!r} of an action is a text, not {type(value).__name__}")
        if not values["kind"]:
            raise EngineError("an action needs a 'kind'")
        return cls(**values)

    def __str__(self) -> str:
        parts = [self.kind, "+".join(self.units) or self.unit]
        if self.target:
            parts.append(f"> {self.target}")
        if self.hex:
            parts.append(f"@ {self.hex}")
        if self.mode:
            parts.append(f"[{self.mode}]")
        return " ".join(part for part in parts if part)


_FIELDS = Action._fields[1:]
_ALL_FIELDS = Action._fields


class Decision(NamedTuple):
    """The one pending question: who answers, at which decision point, under which rule, with which options."""

    side: str
    point: str  # "DP-R1"
    kind: str  # "reaction"
    rule: str  # "6.3"
    options: Sequence[Action]  # complete, in a stable order
    about: tuple[str, ...] = ()  # ids of what the question is about, for the screen to show

    def to_json(self) -> dict[str, Any]:
        return {
            "side": self.side,
            "point": self.point,
            "kind": self.kind,
            "rule": self.rule,
            "about": list(self.about),
            "options": [action.to_json() for action in self.options],
        }


class Refusal(NamedTuple):
    """Why something cannot be done, and the rule that says so."""

    rule: str
    reason: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class Outcome(NamedTuple):
    """How a game ended: the winner ("" = draw), the rule, and a sentence."""

    winner: str
    rule: str
    text: str
