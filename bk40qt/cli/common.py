"""What all commands share: exit codes, the one line of an error, JSON output, and reading of common arguments."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bk40qt.engine.rules.api import RuleSystem

OK: Final = 0
NO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # as a shell counts it: 128 + SIGINT
BROKEN_PIPE: Final = 141  # 128 + SIGPIPE

_MAX_SEED: Final = 200  # characters of JSON; a saved game keeps no longer one


class BadInput(Exception):
    """The user gave something that cannot be worked with; the message is one line."""


def complain(message: str) -> int:
    """One line on stderr, whatever the message was made of; returns the exit code for it."""
    line = " ".join(message.split())
    print(f"bk40qt: {line[:500]}{' ...' if len(line) > 500 else ''}", file=sys.stderr)
    return BAD_INPUT


def one_line(error: Exception) -> str:
    """The message of an error in one line; of a scenario with many faults the first one, and where to find the rest."""
    problems = getattr(error, "problems", None)
    if problems:
        rest = f" (and {len(problems) - 1} more faults; see bk40qt validate)" if len(problems) > 1 else ""
        return f"{problems[0]}{rest}"
    return " ".join(str(error).split()) or type(error).__name__


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def positive(what: str, highest: int) -> Callable[[str], int]:
    """An argparse type: a whole number from 1 to `highest`."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 20 else 0
        except ValueError:
            number = 0
        if not 1 <= number <= highest:
            raise argparse.ArgumentTypeError(f"{what} is a whole number from 1 to {highest}, not {text[:40]!r}")
        return number

    return read


def seed(text: str) -> int | str:
    """An argparse type: a number, or any short text."""
    try:
        found: int | str = int(text)
    except ValueError:
        found = text
    if fault := seed_fault(found):
        raise argparse.ArgumentTypeError(fault)
    return found


def seed_fault(value: object) -> str:
    """Why this is no seed, or ""."""
    if type(value) is not int and not isinstance(value, str):
        return "a seed is a number or a text"
    try:
        fits = len(json.dumps(value)) <= _MAX_SEED
    except ValueError:  # a number of thousands of digits
        fits = False
    return "" if fits else "this seed is too long; take a short number or text"


def rule_option(text: str) -> tuple[str, str]:
    """An argparse type: NAME=VALUE; the rule system knows which exist."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise argparse.ArgumentTypeError(f"a rule switch is NAME=VALUE, not {text[:60]!r}")
    return name, value


def find_scenario(name: str) -> tuple[RuleSystem, Any]:
    """The rule system and scenario of a shipped name or a file; BadInput in one line if there is none to play."""
    from bk40qt.engine.errors import ScenarioError

    document = read_scenario(name)
    try:
        return parse_scenario(document)
    except ScenarioError as error:
        raise BadInput(f"{name} cannot be played: {one_line(error)}") from None


def read_scenario(name: str) -> object:
    """The document of a shipped name or a file."""
    from pathlib import Path

    from bk40qt.engine.document import read
    from bk40qt.engine.errors import ScenarioError

    shipped = shipped_names()
    try:
        if name in shipped:
            from bk40qt.paths import shipped_scenarios

            return read(shipped_scenarios()[name])
        check_readable(name)
        return read(Path(name))
    except ScenarioError as error:
        raise BadInput(f"{name} is no scenario: {one_line(error)}") from None


def check_readable(name: str) -> None:
    """BadInput unless there is such a file and it can be opened. What is in it is another question."""
    from pathlib import Path

    try:
        path = Path(name)
        if not path.exists():
            known = ", ".join(shipped_names())
            raise BadInput(f"there is no scenario and no file {name!r}; shipped scenarios: {known or 'none'}")
        if not path.is_file():
            raise BadInput(f"{name} is no regular file")
        with path.open("rb"):
            pass
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise BadInput(f"{name[:200]!r} cannot be read: {getattr(error, 'strerror', None) or error}") from None


def parse_scenario(document: object) -> tuple[RuleSystem, Any]:
    """The scenario in a document, under the rules that it names; ScenarioError lists every fault."""
    from bk40qt.engine.rules import SYSTEMS

    named = document.get("system") if isinstance(document, dict) else None
    # A document that names no rules we know goes to the first system, which says what is wrong with it.
    system = SYSTEMS.get(named) if isinstance(named, str) else None
    system = system or next(iter(SYSTEMS.values()))
    return system, system.parse(document)


def shipped_names() -> tuple[str, ...]:
    from bk40qt.paths import shipped_scenarios

    try:
        return tuple(shipped_scenarios())
    except FileNotFoundError:  # code installed without its data: only files can be opened
        return ()


def sides_of(system: RuleSystem) -> tuple[str, ...]:
    sides: tuple[str, ...] = system.sides
    return sides


def options_of(pairs: Iterable[tuple[str, str]] | None) -> dict[str, str]:
    return dict(pairs or ())
