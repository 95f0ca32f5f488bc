"""Typed reading of a document that may be wrong anywhere: every fault is noted with its place, nothing is raised.

A reader always gets a value of the type it asked for. Where the document has none, it is a stand-in and the report
has the fault; so the reading goes on and finds the other faults too.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Any, Final

from bk40qt.engine.document import MAX_LISTED, Problem, key_place
from bk40qt.engine.records import made, record
from bk40qt.engine.wording import Said, listed, say

MAX_ENTRIES: Final = 2_000  # entries of an ordinary list; the lists of the map set their own limit
MAX_TEXT: Final = 20_000


@record
class Report:
    """The faults found so far. A hostile file may have millions; those beyond the limit are only counted."""

    problems: list[Problem] = made(factory=list)
    left_out: int = 0
    limit: int = MAX_LISTED

    def add(self, place: str, message: str, rule: str = "") -> None:
        if len(self.problems) < self.limit:
            self.problems.append(Problem(place, message, rule))
        else:
            self.left_out += 1

    def all(self) -> list[Problem]:
        if not self.left_out:
            return list(self.problems)
        return [*self.problems, Problem("", say("and {count} more problems; mend these first", count=self.left_out))]


def shown(value: object) -> str:
    """A wrong value as a message quotes it: short, whatever it is."""
    if isinstance(value, dict):
        return say("an object")
    if isinstance(value, list):
        return say("a list")
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Fields:
    """One object of a document. Ask for every key it may have, then call `done` to report the others."""

    def __init__(self, value: object, place: str, report: Report) -> None:
        self.place = place
        self.report = report
        self.asked: list[str] = []
        self.usable = isinstance(value, dict)
        self.values: dict[str, Any] = value if isinstance(value, dict) else {}
        if not self.usable:
            report.add(place, say("must be an object, not {value}", value=shown(value)))

    def at(self, key: str) -> str:
        return key_place(self.place, key)

    def wrong(self, key: str, message: str) -> None:
        self.report.add(self.at(key), message)

    def take(self, key: str, optional: bool) -> Any:
        """The raw value, None where it is absent; only a required key that is absent is a fault."""
        self.asked.append(key)
        if key in self.values:
            value = self.values[key]
            if value is None:
                self.wrong(key, say("must not be null; leave the key out") if optional else say("must not be null"))
            return value
        if self.usable and not optional:
            self.wrong(key, say("is missing"))
        return None

    def text(self, key: str, default: str | None = None) -> str:
        value = self.take(key, default is not None)
        if isinstance(value, str):
            if fault := text_fault(value):
                self.wrong(key, fault)
                return default or ""
            return value
        if value is not None:
            self.wrong(key, say("must be a text, not {value}", value=shown(value)))
        return default or ""

    def number(self, key: str, default: int | None = None) -> int:
        value = self.take(key, default is not None)
        if type(value) is int:  # not isinstance: true is no number
            return value
        if value is not None:
            self.wrong(key, say("must be a whole number, not {value}", value=shown(value)))
        return default or 0

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = self.take(key, default is not None)
        if isinstance(value, bool):
            return value
        if value is not None:
            self.wrong(key, say("must be true or false, not {value}", value=shown(value)))
        return bool(default)

    def choice(self, key: str, allowed: Collection[str], default: str | None = None) -> Any:
        """One of `allowed`; Any, because the caller knows the Literal type that these make up."""
        value = self.take(key, default is not None)
        if isinstance(value, str) and value in allowed:
            return value
        if value is not None:
            self.wrong(
                key, say("must be one of {allowed}, not {value}", allowed=", ".join(allowed), value=shown(value))
            )
        return default if default is not None else next(iter(allowed))

    def items(self, key: str, optional: bool = False, limit: int = MAX_ENTRIES) -> list[Any]:
        value = self.take(key, optional)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(key, say("must be a list, not {value}", value=shown(value)))
            return []
        if len(value) > limit:
            self.wrong(key, say("has {count} entries; {limit} is the limit", count=len(value), limit=limit))
        return value[:limit]

    def texts(self, key: str, optional: bool = False, limit: int = MAX_ENTRIES) -> tuple[str, ...]:
        found: list[str] = []
        for number, item in enumerate(self.items(key, optional, limit)):
            if not isinstance(item, str):
                self.report.add(f"{self.at(key)}[{number}]", say("must be a text, not {value}", value=shown(item)))
            elif fault := text_fault(item):
                self.report.add(f"{self.at(key)}[{number}]", fault)
            else:
                found.append(item)
        return tuple(found)

    def numbers(self, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
        """A short list of whole numbers, one for each of `names`."""
        value = self.take(key, False)
        if isinstance(value, list) and len(value) == len(names) and all(type(item) is int for item in value):
            return tuple(value)
        if value is not None:
            self.wrong(
                key,
                say(
                    "must be a list of {count} whole numbers ({names}), not {value}",
                    count=len(names),
                    names=", ".join(names),
                    value=_row(value),
                ),
            )
        return (0,) * len(names)

    def objects(self, key: str, optional: bool = False, limit: int = MAX_ENTRIES) -> list[Fields]:
        place = self.at(key)
        items = self.items(key, optional, limit)
        return [Fields(item, f"{place}[{number}]", self.report) for number, item in enumerate(items)]

    def object(self, key: str, optional: bool = False) -> Fields | None:
        """The object under a key; None where it is absent, a reader without values where it is something else."""
        value = self.take(key, optional)
        return None if value is None else Fields(value, self.at(key), self.report)

    def done(self) -> None:
        for key in self.values:
            if key not in self.asked:
                import difflib  # good files need it never

                close = difflib.get_close_matches(key[:60], self.asked, 1)
                known = ", ".join(self.asked)
                self.wrong(
                    key,
                    say("is no key of the format; did you mean {close}?", close=close[0])
                    if close
                    else say("is no key of the format; known are {known}", known=known),
                )


def _row(value: object) -> str:
    if isinstance(value, list) and len(value) <= 8:
        return say("[{items}]", items=listed([shown(item) for item in value]))
    return shown(value)


def text_fault(text: str) -> Said | None:
    """Why a text is refused: control characters would break lists, logs and terminals that show it."""
    if len(text) > MAX_TEXT:
        return say("has {count} characters; {limit} is the limit", count=len(text), limit=MAX_TEXT)
    if not text.isprintable():
        for character in text:
            if unicodedata.category(character) in ("Cc", "Cs") and character != "\n":
                code = f"U+{ord(character):04X}"
                return say("contains the control character {code}; remove it", code=code)
    return None
