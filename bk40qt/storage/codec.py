"""Rows of a saved game to and from text: JSON within limits, and the chain of checks that runs through them."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, NoReturn

from bk40qt.engine.decisions import Action
from bk40qt.engine.document import load as load_document
from bk40qt.engine.errors import EngineError
from bk40qt.engine.events import Event
from bk40qt.engine.wording import message, say

MAX_ENTRIES = 1_000_000
MAX_NAME = 200  # side, system, title and the like
MAX_ACTION = 64 * 1024
MAX_CHANCE = 64 * 1024
MAX_EVENTS = 8 * 1024 * 1024
MAX_SCENARIO = 16 * 1024 * 1024
MAX_DEPTH = 16

# ASCII only, so that no text can hold what SQLite or UTF-8 would refuse; one spelling, so that texts can be compared.
# Nothing we write can contain itself, and looking for that costs a fifth of the encoding.
encode: Callable[[object], str] = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False).encode


def _no_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of JSON")


_decode: Callable[[str], Any] = json.JSONDecoder(parse_constant=_no_constant).decode
_BRACKET_OR_TEXT = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


class Bad(Exception):
    """What is wrong with a row; the reader adds file and place."""


class Row(NamedTuple):
    """One decision as it lies in the file."""

    number: int
    side: str
    action: str
    chance: str
    events: str
    chain: str


@dataclass(frozen=True, slots=True)
class Header:
    system: str
    rules: int  # version of the rule system
    scenario: Mapping[str, Any]  # its document
    seed: int | str
    options: Mapping[str, str]
    opening_chance: tuple[int, ...]
    opening: tuple[dict[str, Any], ...]  # events before the first decision
    title: str
    created: str  # UTC, ISO 8601
    program: str  # version of the program that wrote it

    def row(self) -> tuple[str | int, ...]:
        """The columns of the table in their order, without number and chain."""
        return (
            self.system,
            self.rules,
            encode(self.scenario),
            encode(self.seed),
            encode(dict(self.options)),
            encode(self.opening_chance),
            encode(self.opening),
            self.title,
            self.created,
            self.program,
        )


def header_chain(columns: Iterable[str | int]) -> str:
    """The first link: over everything that the decisions rest on."""
    return hashlib.sha256(encode(["bk40save", *columns]).encode()).hexdigest()


def chain(before: str, number: int, side: str, action: str, chance: str, events: str) -> str:
    """The next link. NUL cannot occur in JSON text, so no two rows run together to the same bytes."""
    return hashlib.sha256(f"{before}\0{number}\0{side}\0{action}\0{chance}\0{events}".encode()).hexdigest()


def encode_events(events: Iterable[Event]) -> str:
    return encode([event.to_json() for event in events])


def read_header(columns: tuple[Any, ...]) -> Header:
    """The header from the ten columns of an untrusted row."""
    system, rules, scenario, seed, options, chance, opening, title, created, program = columns
    for name, value in (("system", system), ("title", title), ("created", created), ("program", program)):
        _text(name, value, MAX_NAME)
    if type(rules) is not int:
        raise Bad(say("the rules version is no number"))
    try:
        document = load_document(_text("scenario", scenario, MAX_SCENARIO))
    except EngineError as error:
        raise Bad(say("scenario: {error}", error=message(error))) from None
    if not isinstance(document, dict):
        raise Bad(say("the scenario is no object"))
    found_seed = parse("seed", seed, MAX_NAME)
    if type(found_seed) is not int and not isinstance(found_seed, str):
        raise Bad(say("the seed is neither a number nor a text"))
    found_options = parse("options", options, MAX_ACTION)
    if not isinstance(found_options, dict) or not all(isinstance(value, str) for value in found_options.values()):
        raise Bad(say("the options are no object of texts"))
    return Header(system, rules, document, found_seed, found_options, read_chance(chance),
                  read_events(opening), title, created, program)


def read_action(text: str) -> Action:
    try:
        return Action.from_json(parse("action", text, MAX_ACTION))
    except EngineError as error:
        raise Bad(message(error)) from None


def read_chance(text: str) -> tuple[int, ...]:
    if text == "[]":
        return ()
    numbers = parse("dice", text, MAX_CHANCE)
    if not isinstance(numbers, list) or not all(type(number) is int and 0 <= number < 2**31 for number in numbers):
        raise Bad(say("the dice are no list of numbers"))
    return tuple(numbers)


def read_events(text: str) -> tuple[dict[str, Any], ...]:
    events = parse("events", text, MAX_EVENTS)
    if not isinstance(events, list) or not all(isinstance(event, dict) for event in events):
        raise Bad(say("the events are no list of objects"))
    return tuple(events)


def parse(what: str, text: object, limit: int) -> Any:
    """The JSON value of an untrusted text."""
    text = _text(what, text, limit)
    if text.count("[") + text.count("{") > MAX_DEPTH:  # else it cannot be nested deeper
        _check_depth(what, text)
    try:
        return _decode(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits
        raise Bad(say("{what}: {error}", what=what, error=error)) from None


def _check_depth(what: str, text: str) -> None:
    depth = 0
    for match in _BRACKET_OR_TEXT.finditer(text):
        mark = match[0]
        if mark in ("[", "{"):
            depth += 1
            if depth > MAX_DEPTH:
                raise Bad(say("{what}: nested deeper than {limit} levels", what=what, limit=MAX_DEPTH))
        elif mark in ("]", "}"):
            depth -= 1


def _text(what: str, value: object, limit: int) -> str:
    if not isinstance(value, str):
        raise Bad(say("{what}: {kind} where a text belongs", what=what, kind=type(value).__name__))
    if len(value) > limit:
        raise Bad(say("{what}: {count} characters; {limit} is the limit", what=what, count=len(value), limit=limit))
    return value
