"""Boards for tests: the maps of the scenarios that ship, and small ones made to measure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal

from bk40qt.engine.board import TERRAINS, Board
from bk40qt.engine.hexgrid import Grid

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@cache
def map_section(name: str) -> dict[str, Any]:
    """The map of a scenario file as plain data."""
    section: dict[str, Any] = json.loads((SCENARIOS / f"{name}.bk40").read_text(encoding="utf-8"))["map"]
    return section


@cache
def load(name: str) -> Board:
    """The board of scenarios/<name>.bk40."""
    section = map_section(name)
    grid = section["grid"]
    return Board.build(
        Grid(grid["lines"], grid["per_line"], grid["top"], grid["first"], grid["shifted"]),
        section["hexes"],
        section["hexsides"],
        section["roads"],
        section["bridges"],
        section["road_exits"],
        section["places"],
        grid["hex_metres"],
    )


def plain(
    lines: int,
    per_line: int,
    levels: Mapping[str, int] | None = None,
    terrain: Mapping[str, str] | None = None,
    shifted: Literal["odd", "even"] = "odd",
) -> Board:
    """Clear ground on level 0, except where told."""
    grid = Grid(lines, per_line, "flat", "column", shifted)
    levels, terrain = levels or {}, terrain or {}
    return Board.build(grid, {h: {"terrain": terrain.get(h, "clear"), "level": levels.get(h, 0)} for h in grid.ids})


def scattered(lines: int, per_line: int, seed: int, highest: int = 3, shifted: Literal["odd", "even"] = "odd") -> Board:
    """Random ground, the same for the same seed: five hexes of eight clear, levels 0 to highest."""
    random = Random(seed)
    grid = Grid(lines, per_line, "flat", "column", shifted)
    kinds = ("clear",) * 4 + TERRAINS
    return Board.build(
        grid, {h: {"terrain": random.choice(kinds), "level": random.randint(0, highest)} for h in grid.ids}
    )
