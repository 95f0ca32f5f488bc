"""The first lines of a scenario file: what a card shows of it, read without the map and without any rule.

Whether a scenario can be played is for the engine to say, when it is chosen. Files that cannot be understood get a
card all the same, which says what is wrong: the user put them there and wants to know.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from bk40qt.engine.wording import message, os_reason, say

_FORMAT: Final = "bk40qt-scenario"
_WANTED: Final = ("format", "version", "system", "id", "title", "date", "turns", "notes", "options", "sides")
_HEAD: Final = 32 * 1024  # bytes; what is wanted takes three thousand in the shipped files, and comes first
_LARGEST: Final = 16 * 1024 * 1024  # as the engine has it
_LONGEST: Final = 600
_SPACE: Final = " \t\r\n"


class ScenarioCard(NamedTuple):
    path: Path
    id: str
    title: str
    date: str = ""  # ISO
    turns: int = 0
    sides: Mapping[str, str] = {}  # side -> what the scenario calls it
    notes: str = ""  # the first of them
    options: Mapping[str, str] = {}  # rule switches that it sets
    system: str = ""
    shipped: bool = False
    problem: str = ""  # why it cannot be understood, in the engine's words

    @property
    def day(self) -> datetime.date | None:
        try:
            return datetime.date.fromisoformat(self.date)
        except ValueError:
            return None

    @property
    def name(self) -> str:
        return without_date(self.title, self.date)


def without_date(title: str, date: str) -> str:
    """A title without the date at its end, which is shown in the user's language instead."""
    head, comma, tail = title.rpartition(",")
    return head if comma and date and tail.strip().endswith(date[:4]) else title


class _Wrong(Exception):
    """What is wrong with a file."""


def read_card(path: Path, shipped: bool = False) -> ScenarioCard:
    """The card of a file, whatever is in it."""
    try:
        head = _head(path)
        return _card(path, head, shipped)
    except _Wrong as wrong:
        return ScenarioCard(path, path.stem, path.stem, shipped=shipped, problem=message(wrong))


def _card(path: Path, head: Mapping[str, Any], shipped: bool) -> ScenarioCard:
    if head.get("format") != _FORMAT:
        _refuse(say("This is not a scenario file."))
    if head.get("version") != 1:
        _refuse(say("This file was made by a newer version of the program."))
    turns, notes, sides, options = (head.get(key) for key in ("turns", "notes", "sides", "options"))
    names: dict[str, str] = {}
    for one in sides if isinstance(sides, list) else []:
        if isinstance(one, dict) and isinstance(one.get("side"), str):
            names[one["side"]] = _text(one.get("name")) or one["side"]
    if len(names) != 2:
        _refuse(say("The file does not say which two sides there are."))
    return ScenarioCard(
        path=path,
        id=_text(head.get("id")) or path.stem,
        title=_text(head.get("title")) or path.stem,
        date=_text(head.get("date")),
        turns=turns if type(turns) is int and 0 < turns < 1000 else 0,
        sides=names,
        notes=_text(notes[0]) if isinstance(notes, list) and notes else "",
        options={key: value for key, value in options.items() if isinstance(value, str)}
        if isinstance(options, dict) else {},
        system=_text(head.get("system")),
        shipped=shipped,
    )


def _text(value: object) -> str:
    return " ".join(value[:_LONGEST].split()) if isinstance(value, str) else ""


def _refuse(text: str) -> NoReturn:
    raise _Wrong(text)


def _head(path: Path) -> dict[str, Any]:
    """The wanted members. Our own files have them in front; for others the whole file is read."""
    try:
        if not path.is_file():
            _refuse(say("There is no such file any more."))
        with path.open("rb") as stream:
            raw = stream.read(_HEAD)
            found = _members(_decoded(raw, "ignore"))  # the cut may go through a letter
            if found is None:
                raw += stream.read(_LARGEST + 1 - len(raw))
                if len(raw) > _LARGEST:
                    _refuse(say("The file is too large for a scenario."))
                found = json.loads(_decoded(raw, "strict"))
    except (OSError, ValueError, RecursionError) as error:
        _refuse(say("The file cannot be read: {reason}", reason=_reason(error)))
    if not isinstance(found, dict):
        _refuse(say("This is not a scenario file."))
    return found


def _decoded(raw: bytes, errors: str) -> str:
    return raw.decode("utf-8", errors).removeprefix("\ufeff")


def _reason(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return say("line {line}, column {column}: {text}", line=error.lineno, column=error.colno, text=error.msg)
    return os_reason(error) or type(error).__name__


def _members(text: str) -> dict[str, Any] | None:
    """The wanted members of the object that begins here; None if they are not all complete in this text."""
    decode = json.JSONDecoder().raw_decode
    found: dict[str, Any] = {}
    try:
        at = _after(text, 0, "{")
        while len(found) < len(_WANTED):
            key, at = decode(text, _after(text, at, ""))
            value, at = decode(text, _after(text, _after(text, at, ":"), ""))
            if key in _WANTED:
                found[key] = value
            at = _after(text, at, ",")
    except (ValueError, RecursionError, TypeError):  # TypeError: a key that is no text
        return None
    return found


def _after(text: str, at: int, mark: str) -> int:
    """The place behind blanks and this mark."""
    while at < len(text) and text[at] in _SPACE:
        at += 1
    if not text.startswith(mark, at):
        raise ValueError(mark)
    return at + len(mark)
