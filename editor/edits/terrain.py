"""Terrain, level and name of hexes, and the sets of hexes that brushes, lines, rectangles and fills cover.

The helpers give hexes of the map only, as ids, in the order of the grid. Edits take any ids; those off the map are left
out, and a patch is None where nothing would change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bk40qt.engine.board import TERRAINS
from bk40qt.engine.hexgrid import OFF_MAP, Grid
from bk40qt.engine.rules.blitz40.scenario_check import MAX_LEVEL
from bk40qt.engine.wording import Said, say
from editor.document import ScenarioDocument
from editor.patch import Insert, Op, Patch, Put, Remove

Hexes = tuple[str, ...]
_PAINT: Final[dict[str, Said]] = {
    "clear": say("paint clear ground"),
    "woods": say("paint woods"),
    "orchard": say("paint orchards"),
    "village": say("paint village"),
}

# ------------------------------------------------------------------------------------------------------- sets of hexes


def shifted(grid: Grid, hexes: Iterable[str], start: str, end: str) -> dict[str, str]:
    """Where hexes come to if one of them goes from `start` to `end`; those off the map are missing."""
    (qa, ra), (qb, rb) = grid.axial[grid.index[start]], grid.axial[grid.index[end]]
    found: dict[str, str] = {}
    for name in hexes:
        q, r = grid.axial[grid.index[name]]
        to = grid.at(q + qb - qa, r + rb - ra)
        if to != OFF_MAP:
            found[name] = grid.ids[to]
    return found


def brush(grid: Grid, centre: str, radius: int) -> Hexes:
    """All hexes within a distance; radius 0 is the hex alone."""
    return tuple(grid.ids[h] for h in grid.within(grid.index[centre], radius))


def line(grid: Grid, start: str, end: str) -> Hexes:
    """The hexes of a straight line from one hex to another, in that order, each next to the one before."""
    here, last = grid.index[start], grid.index[end]
    (qa, ra), (qb, rb) = grid.axial[here], grid.axial[last]
    steps = grid.distance(here, last)
    found = [start]
    for n in range(1, steps + 1):
        # A little off the exact line: where that runs along a hexside, the hexes on one and the same side are taken.
        q, r = qa + (qb - qa) * n / steps + 1e-6, ra + (rb - ra) * n / steps + 2e-6
        nearer = [h for h in grid.neighbours[here] if h != OFF_MAP and grid.distance(h, last) == steps - n]
        here = min(nearer, key=lambda h: _away(grid.axial[h], q, r))
        found.append(grid.ids[here])
    return tuple(found)


def _away(axial: tuple[int, int], q: float, r: float) -> float:
    """How far a hex is from a point, squared, in heights of half a hex."""
    dq, dr = axial[0] - q, axial[1] - r
    return 3 * dq * dq + (2 * dr + dq) ** 2


def rectangle(grid: Grid, corner: str, opposite: str) -> Hexes:
    """The block of lines and positions between two hexes."""
    (a, b), (c, d) = (grid.numbers(grid.index[name]) for name in (corner, opposite))
    lines, positions = range(min(a, c), max(a, c) + 1), range(min(b, d), max(b, d) + 1)
    return tuple(grid.ids[(line_ - 1) * grid.per_line + at - 1] for line_ in lines for at in positions)


def area(document: ScenarioDocument, start: str, by: Callable[[dict[str, Any]], object]) -> Hexes:
    """The connected hexes around one that are like it, `by` telling what counts."""
    grid, ground = document.grid, document.data["map"]["hexes"]
    wanted = by(ground[start])
    first = grid.index[start]
    found, ring = {first}, [first]
    while ring:
        near = {other for h in ring for other in grid.neighbours[h] if other != OFF_MAP and other not in found}
        ring = [h for h in near if by(ground[grid.ids[h]]) == wanted]
        found.update(ring)
    return tuple(grid.ids[h] for h in sorted(found))


def same_terrain(document: ScenarioDocument, start: str) -> Hexes:
    """What a fill with terrain covers."""
    return area(document, start, lambda ground: ground["terrain"])


def same_level(document: ScenarioDocument, start: str) -> Hexes:
    """What a fill with a level covers."""
    return area(document, start, lambda ground: ground["level"])


# --------------------------------------------------------------------------------------------------------------- edits


def paint(document: ScenarioDocument, hexes: Iterable[str], terrain: str) -> Patch | None:
    """Terrain of these hexes."""
    if terrain not in TERRAINS:
        raise ValueError(f"no terrain: {terrain}")
    return _ground(document, hexes, "terrain", lambda _: terrain, _PAINT[terrain])


def set_level(document: ScenarioDocument, hexes: Iterable[str], level: int) -> Patch | None:
    """Level of these hexes."""
    level = max(0, min(MAX_LEVEL, level))
    return _ground(document, hexes, "level", lambda _: level, say("set level {level}", level=level))


def raise_level(document: ScenarioDocument, hexes: Iterable[str], by: int = 1) -> Patch | None:
    """Each hex up by so many levels, or down; none leaves the range."""
    name = say("raise the ground") if by > 0 else say("lower the ground")
    return _ground(document, hexes, "level", lambda old: max(0, min(MAX_LEVEL, old + by)), name)


def fill(document: ScenarioDocument, start: str, terrain: str) -> Patch | None:
    """Terrain of all connected hexes with the terrain of this one."""
    return paint(document, same_terrain(document, start), terrain)


def fill_level(document: ScenarioDocument, start: str, level: int) -> Patch | None:
    """Level of all connected hexes with the level of this one."""
    return set_level(document, same_level(document, start), level)


def name_hexes(document: ScenarioDocument, hexes: Iterable[str], name: str) -> Patch | None:
    """The name of single hexes, as messages of the game use it ("" for none). Labels of the map are `places`."""
    ground = document.data["map"]["hexes"]
    touched = [h for h in dict.fromkeys(hexes) if h in ground and ground[h].get("name", "") != name]
    ops: list[Op] = []
    for h in touched:
        path = ("map", "hexes", h, "name")
        if not name:
            ops.append(Remove(path))
        else:
            ops.append(Put(path, name) if "name" in ground[h] else Insert(path, name))
    title = say("name hexes {name}", name=name) if name else say("remove names of hexes")
    return Patch(title, tuple(ops), frozenset(touched)) if ops else None


def _ground(
    document: ScenarioDocument, hexes: Iterable[str], key: str, value: Callable[[Any], Any], name: Said
) -> Patch | None:
    ground = document.data["map"]["hexes"]
    ops: list[Op] = []
    touched: list[str] = []
    for h in dict.fromkeys(hexes):
        if h in ground and (new := value(ground[h][key])) != ground[h][key]:
            ops.append(Put(("map", "hexes", h, key), new))
            touched.append(h)
    return Patch(name, tuple(ops), frozenset(touched)) if ops else None
