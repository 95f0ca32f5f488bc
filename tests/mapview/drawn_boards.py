"""Boards of any size for tests and measurements of the map: hills, woods, villages, roads and streams all over."""

from math import sin
from typing import Literal

from bk40qt.engine.board import Board
from bk40qt.engine.hexgrid import Grid
from bk40qt.mapview.sheet import scatter


def landscape(lines: int, per_line: int, top: Literal["flat", "pointy"] = "flat") -> Board:
    grid = Grid(lines, per_line, top, "column" if top == "flat" else "row")
    hexes = {}
    for h, name in enumerate(grid.ids):
        a, b = grid.numbers(h)
        height = 3 + 2.2 * sin(a / 7.0) + 1.8 * sin(b / 9.0 + a / 21.0)
        kind = scatter(a // 3, b // 2, 1) % 12
        loose = scatter(a, b, 2) % 10
        terrain = "clear"
        if kind < 3 and loose < 8:
            terrain = "woods"
        elif kind == 4 and loose < 3:
            terrain = "village"
        elif kind in (4, 5) and loose < 6:
            terrain = "orchard"
        hexes[name] = {"terrain": terrain, "level": max(0, round(height))}
    return Board.build(grid, hexes, _streams(grid), _roads(grid), places=_places(grid, hexes))


def _between(grid: Grid, a: int, b: int) -> list[str]:
    return sorted((grid.ids[a], grid.ids[b]))


def _streams(grid: Grid) -> list[dict[str, object]]:
    """Down every twelfth line, from hexside to hexside."""
    found: list[dict[str, object]] = []
    for line in range(4, grid.lines - 1, 12):
        for h in range(line * grid.per_line, (line + 1) * grid.per_line):
            for direction in (1, 2):
                beyond = grid.neighbours[h][direction]
                if beyond >= 0:
                    side = _between(grid, h, beyond)
                    found.append({"between": side, "feature": "stream", "name": f"Stream {line}"})
    return found


def _roads(grid: Grid) -> list[dict[str, object]]:
    found: dict[tuple[str, ...], str] = {}
    for start in range(0, grid.n, 7):
        at, heading = start, scatter(start, 0, 3) % 6
        for step in range(4):
            turn = (heading + scatter(start, step, 4) % 3 - 1) % 6
            beyond = grid.neighbours[at][turn]
            if beyond < 0:
                break
            kind = "main_road" if scatter(start // 40, 0, 5) % 4 == 0 else "secondary_road"
            found.setdefault(tuple(_between(grid, at, beyond)), kind)
            at = beyond
    return [{"between": list(side), "type": kind} for side, kind in found.items()]


def _places(grid: Grid, hexes: dict[str, dict[str, object]]) -> list[dict[str, object]]:
    villages = [name for name, entry in hexes.items() if entry["terrain"] == "village"]
    return [{"name": f"Saint-{name}", "kind": "village", "hexes": [name]} for name in villages[::6]]
