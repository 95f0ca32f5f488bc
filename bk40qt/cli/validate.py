"""`bk40qt validate FILE...`: every fault of every file, with its place."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bk40qt.cli.common import NO, OK, check_readable, parse_scenario, print_json, shipped_names
from bk40qt.engine.document import Problem, read
from bk40qt.engine.errors import ScenarioError
from bk40qt.paths import shipped_scenarios


def run(arguments: argparse.Namespace) -> int:
    shipped = shipped_names()
    for name in arguments.files:  # before anything is printed: a file that is not there is no faulty scenario
        if name not in shipped:
            check_readable(name)
    reports = [_report(name, shipped_scenarios()[name] if name in shipped else Path(name)) for name in arguments.files]
    ok = all(report["ok"] for report in reports)
    if arguments.json:
        print_json({"ok": ok, "files": reports})
    else:
        for report in reports:
            _print(report)
    return OK if ok else NO


def _report(name: str, path: Path) -> dict[str, Any]:
    found: dict[str, Any] = {"file": name, "ok": True, "title": "", "problems": []}
    try:
        _, scenario = parse_scenario(read(path))
        found["title"] = str(getattr(scenario, "title", ""))
    except ScenarioError as error:
        found["ok"] = False
        found["problems"] = [_problem(problem) for problem in error.problems]
    return found


def _problem(problem: object) -> dict[str, str]:
    if isinstance(problem, Problem):
        return {"place": problem.place, "message": problem.message, "rule": problem.rule}
    return {"place": "", "message": str(problem), "rule": ""}


def _print(report: dict[str, Any]) -> None:
    if report["ok"]:
        print(f"{report['file']}: no faults ({report['title']})")
        return
    count = len(report["problems"])
    print(f"{report['file']}: {count} {'fault' if count == 1 else 'faults'}")
    for problem in report["problems"]:
        print(f"  {Problem(**problem)}")
