"""Where a scenario begins: a map of clear ground that can be played at once, or a copy of a shipped scenario."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from bk40qt.engine.document import read
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.hexgrid import Edge, Grid
from bk40qt.engine.rules.blitz40.scenario_map import grid_document
from bk40qt.paths import shipped_scenarios
from editor import scan_files
from editor.document import ScenarioDocument
from editor.edits.draft import fresh_id


@dataclass(frozen=True, slots=True)
class Shape:
    """The grid of a new map. `shifted`: which columns (flat tops) or rows (pointed tops) lie half a hex further."""

    columns: int = 20
    rows: int = 15
    top: Literal["flat", "pointy"] = "flat"
    first: Literal["column", "row"] = "column"
    shifted: Literal["odd", "even"] = "odd"
    hex_metres: int = 500

    def grid(self) -> Grid:
        lines, per_line = (self.columns, self.rows) if self.top == "flat" else (self.rows, self.columns)
        return Grid(lines, per_line, self.top, self.first, self.shifted)


def new_scenario(title: str, shape: Shape, playable: bool = True) -> ScenarioDocument:
    """Clear ground, two sides at opposite edges with a formation each, a village between them to fight for.

    It has no faults (on maps of two hexes or more), so that it can be played while it is being made. If it need not be
    `playable` there is nothing but the ground and the two sides.
    """
    grid = shape.grid()
    # The sides face each other along the greater extent of the map.
    west: tuple[Edge, Edge] = ("west", "east")
    edges = west if shape.columns >= shape.rows else ("north", "south")
    goal = _middle(grid)
    ids = {"french": "fr_1", "german": "ge_1"}
    data: dict[str, Any] = {
        "format": "bk40qt-scenario",
        "version": 1,
        "system": "blitz40",
        "id": fresh_id(title.lower().strip(), ()),
        "title": title,
        "date": "1940-05-10",
        "turns": 6,
        "notes": [],
        "credits": "",
        "options": {},
        "sides": [
            {"side": "german", "name": "Germans", "home_edge": edges[1], "can_load": True},
            {"side": "french", "name": "French", "home_edge": edges[0]},
        ],
        "map": _map(grid, shape.hex_metres, goal),
        "formations": [
            _formation(ids["german"], "I/1 SchR", "german", "#7F8C8D"),
            _formation(ids["french"], "I/1 RI", "french", "#1F4E9E"),
        ],
        "counters": [*_counters(ids["german"], "I/1 SchR"), *_counters(ids["french"], "I/1 RI")],
        "zones": [_zone(grid, "east" if edges == west else "south", edges[1]), _zone(grid, edges[0], edges[0])],
        "setup": [
            {"side": "french", "formations": [{"formation": ids["french"], "zone": edges[0]}]},
            {"side": "german", "formations": [{"formation": ids["german"], "zone": edges[1]}]},
        ],
        "markers": [],
        "strikes": [],
        "entries": [],
        "withdrawals": [],
        "victory": {"kind": "hold", "side": "german", "hold": [goal]},
        "control": [{"hex": goal, "side": "french"}],
    }
    if not playable:
        data["map"]["hexes"][goal] = {"terrain": "clear", "level": 0}
        empty: dict[str, Any] = {key: [] for key in ("formations", "counters", "zones", "control")}
        stages = [{**stage, "formations": []} for stage in data["setup"]]
        data.update({**empty, "setup": stages, "victory": {"kind": "hold", "side": "german"}})
    return ScenarioDocument(data)


def _middle(grid: Grid) -> str:
    return grid.ids[(grid.lines // 2) * grid.per_line + grid.per_line // 2]


def _map(grid: Grid, metres: int, goal: str) -> dict[str, Any]:
    ground: dict[str, Any] = {name: {"terrain": "clear", "level": 0} for name in grid.ids}
    ground[goal] = {"terrain": "village", "level": 0}
    return {
        "grid": grid_document(grid, metres),
        "hexes": ground,
        "hexsides": [],
        "roads": [],
        "bridges": [],
        "road_exits": [],
        "places": [],
    }


def _formation(ident: str, name: str, side: str, colour: str) -> dict[str, Any]:
    return {"id": ident, "name": name, "side": side, "division": "", "colour": colour, "marker": name}


def _counters(formation: str, name: str) -> list[dict[str, Any]]:
    faces = {"full": [4, 0, 1, 4], "reduced": [3, 0, 1, 4]}
    companies = [
        {"id": f"{formation}_{n}", "name": f"{n}./{name}", "formation": formation, "type": "infantry", **faces}
        for n in (1, 2)
    ]
    still = {"full": [0, 0, 0, 4], "reduced": [0, 0, 0, 4]}
    return [*companies, {"id": f"{formation}_hq", "name": f"HQ {name}", "formation": formation, "type": "hq", **still}]


def _zone(grid: Grid, ident: str, edge: Edge) -> dict[str, Any]:
    hexes = [h for h in range(grid.n) if edge in grid.edges(h)]
    (first, low), (last, high) = grid.numbers(hexes[0]), grid.numbers(hexes[-1])
    return {"id": ident, "text": "", "lines": [first, last], "positions": [low, high]}


def copy_of(source: str | Path, ident: str = "", title: str = "") -> ScenarioDocument:
    """A shipped scenario by its name, or one from a file, to be made into another; ScenarioError if it has no map."""
    path = source if isinstance(source, Path) else shipped_scenarios()[source]
    document, problems = ScenarioDocument.of(read(path))
    if document is None:
        raise ScenarioError(problems)
    data = dict(document.data)
    if "scan" in data and (picture := scan_files.find(data["scan"]["file"], path)) is not None:
        with suppress(scan_files.PictureTrouble):  # it is told when the picture is looked for
            data["scan"] = {**data["scan"], "file": scan_files.take(picture, None)}
    ident = ident or fresh_id(data["id"], [data["id"]])
    return ScenarioDocument({**data, "id": ident, "title": title or data["title"]})
