"""Scenario text, whatever the rules system: read from an untrusted file, written in one canonical form.

Reading never trusts the file: size, nesting, numbers, repeated keys and encoding are limited or refused, and every
refusal is a `ScenarioError` that says where. Writing gives one line to every small thing (a hex, a counter, a road),
so that a change of one hex is a change of one line under version control.
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import NoReturn

from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.records import made, record, value
from bk40qt.engine.wording import say

MAX_BYTES = 16 * 1024 * 1024
MAX_DEPTH = 16  # our deepest file uses 6
MAX_NUMBER = 1_000_000_000  # no value of any game is near; a longer number is a mistake or an attack
_SHORT = 9  # digits: such a number is below the limit
MAX_LISTED = 200  # a file of rubbish shall not produce a list that nobody can read or show

_TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}:,]|[^\s\[\]{}:,"]++', re.DOTALL)
_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)  # texts too, to skip the brackets in them
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_PLAIN_KEY = re.compile(r"[A-Za-z0-9_]+")


@value
class Problem:
    """One fault: where ("map.hexes.0706", "counters[3].full"), what is wrong and what to do, under which rule."""

    place: str
    message: str
    rule: str = ""

    @property
    def text(self) -> str:
        """All of it in one line, to be retold."""
        what = say("{message} [{rule}]", message=self.message, rule=self.rule) if self.rule else self.message
        return say("{place}: {what}", place=self.place, what=what) if self.place else what

    def __str__(self) -> str:
        return str(self.text)


def key_place(place: str, key: str) -> str:
    """The place of `key` inside `place`; a key that is no plain word is quoted and cut, it may be anything."""
    if not _PLAIN_KEY.fullmatch(key) or len(key) > 60:
        key = json.dumps(key[:60])
    return f"{place}.{key}" if place else key


# ------------------------------------------------------------------------------------------------------- reading


def read(path: Path) -> object:
    """The document in a file. Never reads more than the limit, and nothing but a regular file."""
    try:
        if not path.is_file():
            refuse(
                "",
                say("{path} is no regular file", path=path)
                if path.exists()
                else say("there is no file {path}", path=path),
            )
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)  # not stat(): the file may grow meanwhile
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        refuse("", say("{path} cannot be read ({error})", path=path, error=error))
    return load(raw)


def load(source: str | bytes) -> object:
    """The JSON value in a text."""
    if len(source) > MAX_BYTES:
        refuse("", say("larger than {limit} MiB; no scenario needs that much", limit=MAX_BYTES // (1024 * 1024)))
    text = _decode(source) if isinstance(source, bytes) else source.removeprefix("\ufeff")
    scan = _Scan(text)
    suspects = _Suspects()
    try:
        document: object = json.loads(
            text,
            object_pairs_hook=suspects.pairs,
            parse_int=suspects.integer,
            parse_float=suspects.real,
            parse_constant=suspects.constant,
        )
    except json.JSONDecodeError as error:
        scan.check_depth()
        place = say("line {line}, column {column}", line=error.lineno, column=error.colno)
        refuse(place, say("not valid JSON: {error}", error=f"{error.msg[:1].lower()}{error.msg[1:]}"))
    except (RecursionError, MemoryError, ValueError) as error:
        scan.check_depth()
        refuse("", say("cannot be read: {error}", error=type(error).__name__))
    if _is_deep(document):
        scan.check_depth()
    found = scan.faults() if suspects.any else []
    if _SURROGATE.search(text) and not _encodable(document):
        found.append(
            Problem("", say("has half of a surrogate pair (\\ud800 to \\udfff) in a text; write the character"))
        )
    if found:
        raise ScenarioError(found)
    return document


def refuse(place: str, message: str) -> NoReturn:
    raise ScenarioError([Problem(place, message)])


def _decode(raw: bytes) -> str:
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        refuse("", say("is UTF-16 text; save it as UTF-8"))
    try:
        return raw.decode("utf-8-sig")  # editors on Windows put a byte order mark in front: harmless, dropped
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        column = error.start - (raw.rfind(b"\n", 0, error.start) + 1) + 1
        byte = raw[error.start]
        refuse(
            say("line {line}, column {column}", line=line, column=column),
            say("byte 0x{byte} is not UTF-8; save the file as UTF-8", byte=f"{byte:02x}"),
        )


def _is_deep(document: object) -> bool:
    """Is anything nested deeper than allowed? To look for the place in the text takes five times as long."""
    level: list[dict[str, object] | list[object]] = [document] if isinstance(document, (dict, list)) else []
    for _ in range(MAX_DEPTH):
        level = [item for outer in level for item in (outer.values() if isinstance(outer, dict) else outer)
                 if isinstance(item, (dict, list))]
    return bool(level)


def _encodable(document: object) -> bool:
    try:
        json.dumps(document, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _number_fault(text: str) -> str | None:
    """Why a number is refused; one rule for the fast pass and for the pass that finds the place."""
    if text in ("NaN", "Infinity", "-Infinity"):
        return say("{number} is no number of JSON", number=text)
    if not text.lstrip("-")[:1].isdigit():
        return None
    if len(text) > 40:
        return say("a number of more than {count} characters", count=40)
    value = float(text)
    if not math.isfinite(value) or abs(value) > MAX_NUMBER:
        return say("{number} is out of range; numbers go up to {limit}", number=text, limit=MAX_NUMBER)
    return None


@record
class _Suspects:
    """Hooks of the fast pass. They cannot know the place, so they only remember that a slow pass is needed."""

    any: bool = False

    def pairs(self, pairs: list[tuple[str, object]]) -> dict[str, object]:
        made = dict(pairs)
        if len(made) != len(pairs):
            self.any = True
        return made

    def integer(self, text: str) -> int:
        if len(text) > _SHORT and _number_fault(text):
            self.any = True
            return 0
        return int(text)

    def real(self, text: str) -> float:
        if _number_fault(text):
            self.any = True
            return 0.0
        return float(text)

    def constant(self, text: str) -> float:
        self.any = True
        return 0.0


@record
class _Level:
    """An object or array that the slow pass is inside of."""

    keys: set[str] | None  # None: an array
    key: str = ""
    index: int = 0
    wants_key: bool = True


@record
class _Scan:
    """Walks the tokens of a text without building anything, so that depth is no danger here."""

    text: str
    levels: list[_Level] = made(factory=list)

    def check_depth(self) -> None:
        depth = 0
        for token in _BRACKET.finditer(self.text):
            mark = token[0]
            if mark in "[{":
                depth += 1
                if depth > MAX_DEPTH:
                    refuse(self._line(token.start()), say("nested deeper than {limit} levels", limit=MAX_DEPTH))
            elif mark in "]}":
                depth -= 1

    def faults(self) -> list[Problem]:
        """Repeated keys and refused numbers of a text that is valid JSON, each with its place and line."""
        found: list[Problem] = []
        levels = self.levels
        for token in _TOKEN.finditer(self.text):
            mark = token[0]
            level = levels[-1] if levels else None
            if mark in "[{":
                levels.append(_Level(keys=set() if mark == "{" else None))
            elif mark in "]}":
                levels.pop()
            elif mark == ",":
                if level is not None:
                    level.index += 1
                    level.wants_key = True
            elif mark == ":":
                continue
            elif level is not None and level.keys is not None and level.wants_key:
                level.wants_key = False
                level.key = str(json.loads(mark))
                if level.key in level.keys:
                    message = say("the key appears twice ({line}); keep one", line=self._line(token.start()))
                    found.append(Problem(self._path(), message))
                level.keys.add(level.key)
            elif not mark.startswith('"') and (fault := _number_fault(mark)):
                found.append(
                    Problem(self._path(), say("{fault} ({line})", fault=fault, line=self._line(token.start())))
                )
            if len(found) >= MAX_LISTED:
                break
        return found

    def _path(self) -> str:
        place = ""
        for level in self.levels:
            place = f"{place}[{level.index}]" if level.keys is None else key_place(place, level.key)
        return place

    def _line(self, position: int) -> str:
        line = self.text.count("\n", 0, position) + 1
        column = position - self.text.rfind("\n", 0, position)
        return say("line {line}, column {column}", line=line, column=column)


# ------------------------------------------------------------------------------------------------------- writing


def dump(document: object) -> str:
    """The canonical text: keys in the order given, two blanks of indent, UTF-8, one line for every small thing.

    Small is an object of plain values and lists of plain values (a hex, a counter), or a list of plain values. The
    members of the document itself are always spread out, so that notes and options get a line each.
    """
    lines: list[str] = []
    _write(document, "", "", "", 0, lines)
    return "\n".join(lines) + "\n"


def _write(value: object, indent: str, head: str, tail: str, depth: int, lines: list[str]) -> None:
    if not isinstance(value, (dict, list, tuple)) or not value or (depth > 1 and _small(value)):
        lines.append(f"{indent}{head}{_line(value)}{tail}")
        return
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    lines.append(f"{indent}{head}{opening}")
    inner = indent + "  "
    last = len(value) - 1
    if isinstance(value, dict):
        for number, (key, item) in enumerate(value.items()):
            comma = "," if number < last else ""
            _write(item, inner, f"{_line(key)}: ", comma, depth + 1, lines)
    else:
        for number, item in enumerate(value):
            _write(item, inner, "", "," if number < last else "", depth + 1, lines)
    lines.append(f"{indent}{closing}{tail}")


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _small(value: object) -> bool:
    if isinstance(value, dict):
        return all(not isinstance(item, dict) and _small(item) for item in value.values())
    if isinstance(value, (list, tuple)):
        return all(not isinstance(item, (dict, list, tuple)) for item in value)
    return True
