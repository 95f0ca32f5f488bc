"""The map and the units on it in characters, from what one side may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bk40qt.engine.board import Board
from bk40qt.engine.phrases import Namer

_CELL: Final = 5
_TERRAIN: Final = {"clear": ".", "woods": "w", "orchard": "o", "village": "v"}


def draw(board: Board, view: Mapping[str, Any]) -> list[str]:
    """One cell a hex: terrain and level, then the side and number of the units there. Shifted lines are set off."""
    here = _by_hex(view)
    grid = board.grid
    by_column = grid.top == "flat"
    # A picture in half steps along the line, whole steps across: columns are set off downwards, rows to the right.
    width, half = (_CELL, 1) if by_column else (_CELL + 1, (_CELL + 1) // 2)
    rows: dict[int, dict[int, str]] = {}
    for place, name in enumerate(grid.ids):
        a, _ = grid.numbers(place)
        along = grid.lattice(place)[1]
        x, y = ((a - 1) * width, along) if by_column else ((along - 2) * half, a)
        mark = "".join(f"{side[:1].upper()}{len(units)}" for side, units in here.get(name, {}).items())
        cell = f"{_TERRAIN.get(board.terrain[place], '?')}{board.level[place]}{mark}"
        rows.setdefault(y, {})[x] = cell
    digits = grid.digits
    across = grid.lines if by_column else grid.per_line
    offset = 0 if by_column else half // 2
    lines = [" " * (digits + 1 + offset) + "".join(f"{n:0{digits}}".ljust(width) for n in range(1, across + 1))]
    for y, cells in sorted(rows.items()):
        text = ""
        for x, cell in sorted(cells.items()):
            text = text.ljust(x) + cell
        label = (f"{y // 2:0{digits}}" if y % 2 == 0 else "") if by_column else f"{y:0{digits}}"
        lines.append(f"{label.ljust(digits)} {text}")
    lines.append("Terrain: . clear, w woods, o orchard, v village; then the level; then side and number of units.")
    return lines


def list_units(board: Board | None, view: Mapping[str, Any], name_of: Namer, words: Sequence[str]) -> Iterator[str]:
    """The units by hex, one line a hex; only lines that hold all the words."""
    for name, sides in sorted(_by_hex(view).items()):
        place = name
        if board is not None:
            h = board.h(name)
            title = f"{board.name[h]}, " if board.name[h] else ""
            place = f"{name} ({title}{board.terrain[h]}, level {board.level[h]})"
        parts = [f"{side}: {', '.join(_unit(unit, name_of) for unit in units)}" for side, units in sides.items()]
        line = f"{place} {'; '.join(parts)}"
        if all(word.lower() in line.lower() for word in words):
            yield line
    if not words:
        elsewhere: dict[str, int] = {}
        for unit in view.get("units", ()):
            if "hex" not in unit:
                key = f"{unit['side']} {str(unit['place']).replace('_', ' ')}"
                elsewhere[key] = elsewhere.get(key, 0) + 1
        if elsewhere:
            yield f"Elsewhere: {', '.join(f'{key} {count}' for key, count in sorted(elsewhere.items()))}"


def _unit(unit: Mapping[str, Any], name_of: Namer) -> str:
    marks = [f"{unit['steps']} {'step' if unit['steps'] == 1 else 'steps'}"]
    marks += [str(status).replace("_", " ") for status in unit.get("statuses", ())]
    if "aboard" in unit:
        marks.append(f"aboard {name_of(unit['aboard'])}")
    return f"{name_of(unit['id'])} ({', '.join(marks)})"


def _by_hex(view: Mapping[str, Any]) -> dict[str, dict[str, list[Mapping[str, Any]]]]:
    found: dict[str, dict[str, list[Mapping[str, Any]]]] = {}
    for unit in view.get("units", ()):
        if "hex" in unit:
            found.setdefault(unit["hex"], {}).setdefault(unit["side"], []).append(unit)
    return found
