"""The map as a whole: larger, smaller, shifted, mirrored, turned, numbered otherwise, with everything on it.

Neighbours stay neighbours: which lines of the grid lie half a hex further is chosen so that they do. A turn by 90
degrees makes flat hexes pointed ones and the other way round, which is exact; a turn by 60 degrees would not leave a
rectangular map.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from bk40qt.engine.hexgrid import Edge, Grid
from bk40qt.engine.rules.blitz40.scenario_map import MAX_LINES, grid_document
from bk40qt.engine.wording import Said, say
from editor.document import ScenarioDocument
from editor.edits.draft import Draft
from editor.edits.scan import carried
from editor.edits.sides import agree_bridges, rank
from editor.edits.zones import hexes_of
from editor.patch import Patch

NEW_HEX: Final = {"terrain": "clear", "level": 0}
TURNS: Final = (90, 180, 270)
_FLAT_EDGES: Final[tuple[Edge, ...]] = ("west", "east", "north", "south")  # first line, last line, first, last position
_POINTY_EDGES: Final[tuple[Edge, ...]] = ("north", "south", "west", "east")


def _edges(top: str) -> tuple[Edge, ...]:
    return _FLAT_EDGES if top == "flat" else _POINTY_EDGES


@dataclass(frozen=True, slots=True)
class Move:
    """Where each hex of a grid goes on another one."""

    old: Grid
    new: Grid
    before_lines: int = 0  # lines added in front (negative: cut off), after mirroring
    before_positions: int = 0
    flip_lines: bool = False
    flip_positions: bool = False

    def hex(self, name: str) -> str | None:
        """The id on the new map; None if the hex is not on it."""
        h = self.old.index.get(name)
        if h is None:
            return None
        a, b = self.numbers(*self.old.numbers(h))
        if not (1 <= a <= self.new.lines and 1 <= b <= self.new.per_line):
            return None
        return self.new.ids[(a - 1) * self.new.per_line + b - 1]

    def numbers(self, line: int, position: int) -> tuple[int, int]:
        """Line and position on the new map, beyond its edges too."""
        a = (self.old.lines + 1 - line if self.flip_lines else line) + self.before_lines
        b = (self.old.per_line + 1 - position if self.flip_positions else position) + self.before_positions
        return a, b

    def edge(self, edge: Edge) -> Edge:
        """Where an edge of the map lies now."""
        at = _edges(self.old.top).index(edge)
        if self.flip_lines if at < 2 else self.flip_positions:
            at ^= 1
        return _edges(self.new.top)[at]


# --------------------------------------------------------------------------------------------------------------- edits


def reframe(
    document: ScenarioDocument, west: int = 0, east: int = 0, north: int = 0, south: int = 0, name: Said | None = None
) -> Patch | None:
    """Columns and rows added at each edge, or, negative, cut off. None if no map, or one too large, would be left."""
    old = document.grid
    ends = (west, east, north, south) if old.top == "flat" else (north, south, west, east)
    first, last, low, high = ends
    lines, per_line = old.lines + first + last, old.per_line + low + high
    if not any(ends) or not (1 <= lines <= MAX_LINES and 1 <= per_line <= MAX_LINES):
        return None
    new = Grid(lines, per_line, old.top, old.first, _parity(old, first % 2 == 1))
    return carry(document, Move(old, new, first, low), name or say("resize the map"))


def resize(document: ScenarioDocument, columns: int, rows: int) -> Patch | None:
    """Another size; what is added or cut off lies in the east and south."""
    old_columns, old_rows = size(document.grid)
    return reframe(document, east=columns - old_columns, south=rows - old_rows)


def crop(document: ScenarioDocument, corner: str, opposite: str) -> Patch | None:
    """Only the block between two hexes is left."""
    grid = document.grid
    (a, b), (c, d) = (grid.numbers(grid.index[name]) for name in (corner, opposite))
    first, last = 1 - min(a, c), max(a, c) - grid.lines
    low, high = 1 - min(b, d), max(b, d) - grid.per_line
    ends = (first, last, low, high) if grid.top == "flat" else (low, high, first, last)
    return reframe(document, *ends, name=say("crop the map"))


def shift(document: ScenarioDocument, columns: int, rows: int) -> Patch | None:
    """Everything so many columns to the east and rows to the south; what leaves the map is lost, clear ground follows.

    By an odd number of lines, the other lines of the grid are then the ones that lie half a hex further.
    """
    return reframe(document, columns, -columns, rows, -rows, name=say("shift the map"))


def mirror(document: ScenarioDocument, way: Literal["horizontal", "vertical"]) -> Patch | None:
    """Left and right exchanged (horizontal), or top and bottom (vertical)."""
    lines = (way == "horizontal") == (document.grid.top == "flat")
    name = say("mirror the map left to right") if way == "horizontal" else say("mirror the map top to bottom")
    return carry(document, _flipped(document.grid, lines, not lines, turned=False), name)


def rotate(document: ScenarioDocument, degrees: int) -> Patch | None:
    """Clockwise by 90, 180 or 270 degrees. By 90 and 270, flat hexes become pointed ones and columns rows."""
    if degrees not in TURNS:
        raise ValueError(f"a rectangular map of hexes can be turned by {TURNS}, not by {degrees}")
    grid = document.grid
    name = say("turn the map by {degrees} degrees", degrees=degrees)
    if degrees == 180:
        return carry(document, _flipped(grid, True, True, turned=False), name)
    # By 90 degrees, (x, y) becomes (-y, x): columns of flat hexes become rows from the top, their lower ends lie left.
    lines = (grid.top == "pointy") == (degrees == 90)
    return carry(document, _flipped(grid, lines, not lines, turned=True), name)


def renumber(document: ScenarioDocument, first: Literal["column", "row"]) -> Patch | None:
    """What the first digits of a hex count. The ground stays where it is, all ids change."""
    old = document.grid
    if old.first == first:
        return None
    new = Grid(old.lines, old.per_line, old.top, first, old.shifted)
    return carry(document, Move(old, new), say("number the hexes otherwise"))


def size(grid: Grid) -> tuple[int, int]:
    """Columns and rows."""
    return (grid.lines, grid.per_line) if grid.top == "flat" else (grid.per_line, grid.lines)


def _parity(grid: Grid, change: bool) -> Literal["odd", "even"]:
    if not change:
        return grid.shifted
    return "even" if grid.shifted == "odd" else "odd"


def _flipped(grid: Grid, lines: bool, positions: bool, turned: bool) -> Move:
    # Lines from the other end have the other parity if their number is even; positions from the other end turn the half
    # hex that some lines lie further into one that the others do.
    change = (lines and grid.lines % 2 == 0) != positions
    top: Literal["flat", "pointy"] = grid.top
    first: Literal["column", "row"] = grid.first
    if turned:
        top = "pointy" if top == "flat" else "flat"
        first = "row" if first == "column" else "column"
    new = Grid(grid.lines, grid.per_line, top, first, _parity(grid, change))
    return Move(grid, new, flip_lines=lines, flip_positions=positions)


# ---------------------------------------------------------------------------------------------------- everything on it


def carry(document: ScenarioDocument, move: Move, name: Said) -> Patch | None:
    """The document on another grid. What lies on hexes that are gone goes with them."""
    draft = Draft(document)
    draft.replace_map(_map(document.data["map"], move))
    agree_bridges(draft)
    draft["zones"] = [_zone(document, zone, move) for zone in document.data["zones"]]
    victory = draft["victory"]
    if "points" in victory:
        victory["points"] = _moved(victory["points"], move)
    if "hold" in victory:
        victory["hold"] = [new for old in victory["hold"] if (new := move.hex(old)) is not None]
    draft["victory"] = {key: value for key, value in victory.items() if value != []}
    draft["control"] = _moved(draft["control"], move)
    if "scan" in draft:
        draft["scan"] = carried(document.data["scan"], move.old, move.new, move.numbers)
    for side in draft["sides"]:
        side["home_edge"] = move.edge(side["home_edge"])
    return draft.patch(name)


def _moved(entries: list[dict[str, Any]], move: Move) -> list[dict[str, Any]]:
    return [{**entry, "hex": new} for entry in entries if (new := move.hex(entry["hex"])) is not None]


def _map(old: dict[str, Any], move: Move) -> dict[str, Any]:
    grid = move.new
    ground = {new: entry for name, entry in old["hexes"].items() if (new := move.hex(name)) is not None}
    features = _sides(old["hexsides"], move)
    streams = [entry for entry in features if entry["feature"] == "stream"]
    cliffs = [entry for entry in features if entry["feature"] != "stream"]
    exits = [{**e, "edge": move.edge(e["edge"])} for e in _moved(old["road_exits"], move)]

    def by_place(entry: dict[str, Any]) -> tuple[int, int]:
        return rank(grid, entry)

    return {
        "grid": grid_document(grid, old["grid"]["hex_metres"]),
        "hexes": {name: ground.get(name, NEW_HEX) for name in grid.ids},
        "hexsides": streams + sorted(cliffs, key=by_place),
        "roads": sorted(_sides(old["roads"], move), key=by_place),
        "bridges": sorted(_sides(old["bridges"], move), key=by_place),
        # A road leaves the map only where there is still the edge.
        "road_exits": [entry for entry in exits if entry["edge"] in grid.edges(grid.index[entry["hex"]])],
        "places": [place for entry in old["places"] if (place := _place(entry, move))["hexes"]],
    }


def _place(place: dict[str, Any], move: Move) -> dict[str, Any]:
    return {**place, "hexes": [new for name in place["hexes"] if (new := move.hex(name)) is not None]}


def _sides(entries: list[dict[str, Any]], move: Move) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for entry in entries:
        a, b = (move.hex(name) for name in entry["between"])
        if a is not None and b is not None:
            found.append({**entry, "between": sorted((a, b))})
    return found


def _zone(document: ScenarioDocument, zone: dict[str, Any], move: Move) -> dict[str, Any]:
    """A zone keeps its way of definition as long as that gives its hexes; otherwise they are listed one by one."""
    if "with" in zone:
        return zone
    head = {"id": zone["id"], "text": zone.get("text", "")}
    if "within" in zone:
        centres = [move.hex(name) for name in zone["of"]]
        if centres and None not in centres:
            return {**head, "within": zone["within"], "of": centres}
    hexes = [new for name in hexes_of(document, zone) if (new := move.hex(name)) is not None]
    grid = move.new
    if "lines" in zone and hexes:
        # A block stays a block, whichever way it is turned; cut off at an edge, it is a smaller one.
        numbers = [grid.numbers(grid.index[name]) for name in hexes]
        lines, positions = ([f(column) for f in (min, max)] for column in zip(*numbers, strict=True))
        return {**head, "lines": lines, "positions": positions}
    return {**head, "hexes": hexes if "hexes" in zone else sorted(hexes, key=grid.index.__getitem__)}
