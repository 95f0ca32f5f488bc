"""`bk40qt los SCENARIO FROM [TO]`: is there a line of sight, and why not; or all that is seen from a hex."""

from __future__ import annotations

import argparse
from typing import Any

from bk40qt.cli.common import NO, OK, BadInput, one_line, print_json, read_scenario
from bk40qt.engine.board import Board
from bk40qt.engine.errors import ScenarioError

# Not by way of the table of rule systems: sight needs the map alone, and the rest of the rules doubles the start.
from bk40qt.engine.rules.blitz40.scenario_file import parse
from bk40qt.engine.rules.blitz40.sight import MAX_SIGHT, Sight, SightAnswer, Viewshed


def run(arguments: argparse.Namespace) -> int:
    board = _board(arguments.scenario)
    a = _hex(board, arguments.origin)
    if arguments.to is None:
        _print_viewshed(arguments, board, Sight(board).viewshed(a))
        return OK
    answer = Sight(board).explain(a, _hex(board, arguments.to))
    if arguments.json:
        print_json({"scenario": arguments.scenario, **_two_points(answer)})
    else:
        print(answer.text)
    return OK if answer.clear else NO


def _board(name: str) -> Board:
    scenario, problems = parse(read_scenario(name))
    if scenario is None or problems:
        raise BadInput(f"{name} cannot be used: {one_line(ScenarioError(problems))}")
    return scenario.board


def _hex(board: Board, name: str) -> int:
    found = board.grid.index.get(name)
    if found is None:
        ids = board.grid.ids
        raise BadInput(f"there is no hex {name[:40]!r} on this map; its hexes go from {ids[0]} to {ids[-1]}")
    return found


def _two_points(answer: SightAnswer) -> dict[str, Any]:
    return {
        "from": answer.a,
        "to": answer.b,
        "clear": answer.clear,
        "verdict": "clear" if answer.clear else "blocked",
        "code": answer.code,
        "rule": answer.rule,
        "reason": answer.text,
        "distance": answer.distance,
        "levels": list(answer.levels),
        "blocking": list(answer.blocking),
        "line": [list(element) for element in answer.line],
    }


def _print_viewshed(arguments: argparse.Namespace, board: Board, view: Viewshed) -> None:
    if arguments.json:
        print_json({
            "scenario": arguments.scenario,
            "from": view.a,
            "visible": list(view.visible),
            "blocked": [answer.b for answer in view.blocked],
            "blind": list(view.blind),
            "reasons": {answer.b: {"code": answer.code, "rule": answer.rule, "blocking": list(answer.blocking),
                                   "levels": list(answer.levels), "distance": answer.distance}
                        for answer in view.blocked},
        })
        return
    level = board.level[board.h(view.a)]
    print(f"From {view.a} (level {level}), up to {MAX_SIGHT} hexes: {len(view.visible)} visible,"
          f" {len(view.blocked)} blocked, {len(view.blind)} of these blind")
    for title, names in (("visible", view.visible), ("blocked", [answer.b for answer in view.blocked]),
                         ("blind", view.blind)):
        print(f"{title}: {' '.join(names) or 'none'}")
    for answer in view.blocked:
        print(f"  {answer.text}")
