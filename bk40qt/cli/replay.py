"""`bk40qt replay SAVE [--verify]`: a saved game as text, or played again and compared event by event."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from bk40qt.cli.common import NO, OK, print_json
from bk40qt.engine.codes import code_text
from bk40qt.engine.errors import EngineError
from bk40qt.engine.events import Event, event_from_json
from bk40qt.engine.phrases import phrase
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.api import RuleSystem
from bk40qt.storage.replaying import SavedLog, VerifyReport
from bk40qt.storage.saves import read_events, verify


def run(arguments: argparse.Namespace) -> int:
    if arguments.verify:
        report = verify(arguments.save)
        if arguments.json:
            print_json(_verified(report))
        else:
            _print_verified(report)
        return OK if report.ok else NO
    log = read_events(arguments.save)
    if arguments.json:
        print_json(_log(log))
    else:
        for line in _lines(log):
            print(line)
    return OK


def _verified(report: VerifyReport) -> dict[str, Any]:
    difference = report.difference
    return {
        "save": str(report.path),
        "ok": report.ok,
        "difference": None if difference is None else {
            "decision": difference.decision, "event": difference.event, "text": difference.text},
        "decisions": report.decisions,
        "events": report.events,
        "state_hash": report.state_hash,
        "outcome": None if report.outcome is None else report.outcome._asdict(),
        "seeded": report.seeded,
        "system": report.header.system,
        "rules": report.header.rules,
        "rules_now": report.rules_now,
        "scenario": str(report.header.scenario.get("id", "")),
        "title": report.header.title,
    }


def _print_verified(report: VerifyReport) -> None:
    if report.difference is not None:
        print(f"{report.path} differs: {report.difference}")
        if report.rules_now != report.header.rules:
            print(f"It was played under version {report.header.rules} of the rules; this is {report.rules_now}.")
        return
    print(f"{report.path} replays as recorded: {report.decisions} decisions, {report.events} events")
    print(f"Position: {report.state_hash}")
    if report.outcome is not None:
        print(f"Outcome: {report.outcome.text} [{report.outcome.rule}]")
    if not report.seeded:
        print("The dice are not those of its seed: they were scripted.")


def _log(log: SavedLog) -> dict[str, Any]:
    return {
        "system": log.header.system,
        "rules": log.header.rules,
        "scenario": str(log.header.scenario.get("id", "")),
        "title": log.header.title,
        "created": log.header.created,
        "seed": log.header.seed,
        "options": dict(log.header.options),
        "opening": list(log.header.opening),
        "decisions": [{"number": entry.number, "side": entry.side, "action": entry.action.to_json(),
                       "dice": list(entry.chance), "events": list(entry.events)} for entry in log.entries],
    }


def _lines(log: SavedLog) -> Iterator[str]:
    header = log.header
    yield f"{header.title or header.scenario.get('title', '')} ({header.created}, {len(log.entries)} decisions)"
    system = SYSTEMS.get(header.system)
    registry: Mapping[str, type[Event]] = {} if system is None else system.events
    name_of = _names(system, log)
    for data in header.opening:
        yield f"          {_line(registry, data, name_of)}"
    for entry in log.entries:
        yield f"{entry.number + 1:5} {code_text(entry.side)}: {phrase(entry.action, name_of)}"
        for data in entry.events:
            yield f"          {_line(registry, data, name_of)}"


def _names(system: RuleSystem | None, log: SavedLog) -> Callable[[str], str]:
    """What people call things; ids, where the game was played under rules that are not ours any more."""
    if system is None:
        return str
    try:
        state = system.start(system.parse(log.header.scenario), log.header.options)
    except EngineError:
        return str
    return partial(system.name_of, state)


def _line(registry: Mapping[str, type[Event]], data: Mapping[str, Any], name_of: Callable[[str], str]) -> str:
    try:
        return event_from_json(registry, data).line(name_of)
    except (EngineError, KeyError, TypeError, ValueError, AttributeError, IndexError):
        return str(dict(data))  # an event that the present rules do not know any more
