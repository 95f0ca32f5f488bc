"""Roads along a path of hexes, and where they leave the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from bk40qt.engine.board import ROAD_CODES
from bk40qt.engine.hexgrid import Edge, Grid
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import Draft
from editor.edits.sides import agree_bridges, insert_sorted
from editor.edits.terrain import line
from editor.patch import Patch

_DRAW: Final = {"main_road": say("draw a main road"), "secondary_road": say("draw a secondary road")}


def course(grid: Grid, path: Sequence[str]) -> tuple[str, ...]:
    """The path with its gaps filled in: a fast mouse skips hexes."""
    known = [name for name in path if name in grid.index]
    found = known[:1]
    for a, b in pairwise(known):
        found += line(grid, a, b)[1:]
    return tuple(found)


def _links(grid: Grid, path: Sequence[str]) -> list[list[str]]:
    return [sorted(step) for step in pairwise(course(grid, path)) if step[0] != step[1]]


def draw_road(document: ScenarioDocument, path: Sequence[str], kind: str) -> Patch | None:
    """A road of that kind along a path; where there is one already it becomes of that kind."""
    if kind not in ROAD_CODES:
        raise ValueError(f"no road: {kind}")
    grid = document.grid
    draft = Draft(document)
    roads = draft.part("roads")
    places = {tuple(entry["between"]): number for number, entry in enumerate(roads)}
    links = {tuple(link): {"between": link, "type": kind} for link in _links(grid, path)}
    for key, entry in links.items():
        if key in places and roads[places[key]]["type"] != kind:
            roads[places[key]] = entry
    for key, entry in links.items():
        if key not in places:
            insert_sorted(grid, roads, entry)
    agree_bridges(draft)
    return draft.patch(_DRAW[kind], {name for key in links for name in key})


def erase_road(document: ScenarioDocument, path: Sequence[str]) -> Patch | None:
    """Removes the road along a path."""
    gone = _links(document.grid, path)
    draft = Draft(document)
    roads = draft.part("roads")
    roads[:] = [entry for entry in roads if entry["between"] not in gone]
    agree_bridges(draft)
    return draft.patch(say("erase a road"), {name for link in gone for name in link})


def erase_roads_at(document: ScenarioDocument, hexes: Iterable[str]) -> Patch | None:
    """Removes every road in these hexes, and where they leave the map there."""
    here = set(hexes)
    draft = Draft(document)
    roads, exits = draft.part("roads"), draft.part("road_exits")
    roads[:] = [entry for entry in roads if not here.intersection(entry["between"])]
    exits[:] = [entry for entry in exits if entry["hex"] not in here]
    agree_bridges(draft)
    return draft.patch(say("erase roads"), here)


def set_exit(document: ScenarioDocument, hex_: str, edge: Edge, kind: str | None) -> Patch | None:
    """A road that leaves the map here, of that kind; None removes it. None as an answer also off that edge."""
    grid = document.grid
    if hex_ not in grid.index or edge not in grid.edges(grid.index[hex_]):
        return None
    draft = Draft(document)
    exits = draft.part("road_exits")
    at = next((n for n, entry in enumerate(exits) if (entry["hex"], entry["edge"]) == (hex_, edge)), None)
    if kind is None:
        if at is not None:
            del exits[at]
        return draft.patch(say("remove a road exit"))
    entry = {"hex": hex_, "edge": edge, "type": kind}
    if at is None:
        exits.append(entry)
    else:
        exits[at] = entry
    return draft.patch(say("set a road exit"))
