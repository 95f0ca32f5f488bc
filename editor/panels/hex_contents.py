"""What lies in hexes and on their sides, in words: roads, streams, names, zones, who starts there."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.board import pair
from bk40qt.engine.codes import code_text
from bk40qt.engine.hexgrid import OFF_MAP
from editor.edits import zones
from editor.panels.wording import edge_choices
from editor.workspace import Workspace

_MOST: Final = 60  # hexes: a list of more says nothing
_LONGEST: Final = 12  # places in one line


def contents(workspace: Workspace, hexes: Collection[str]) -> list[str]:
    """A line for each kind of thing; none for many hexes."""
    known = [name for name in hexes if name in workspace.document.grid.index]
    if not known or len(known) > _MOST:
        return []
    found = [*_names(workspace, known), *_sides(workspace, known), *_exits(workspace, known)]
    return [*found, *_zones(workspace, known)]


def _listed(things: Iterable[str]) -> str:
    names = sorted(set(things))
    return ", ".join(names[:_LONGEST]) + (", …" if len(names) > _LONGEST else "")


def _names(workspace: Workspace, hexes: Collection[str]) -> list[str]:
    board = workspace.board
    here = {board.grid.index[name] for name in hexes}
    names = [place.name for place in board.places if here.intersection(place.hexes)]
    return [tr("Names: {list}", list=_listed(names))] if names else []


def _sides(workspace: Workspace, hexes: Collection[str]) -> list[str]:
    """Roads and hexsides, each by the two hexes it lies between."""
    board = workspace.board
    grid = board.grid
    lines: dict[str, list[str]] = {}
    for name in hexes:
        h = grid.index[name]
        for other in grid.neighbours[h]:
            if other == OFF_MAP:
                continue
            side = pair(h, other)
            between = "–".join(sorted((name, grid.ids[other])))
            kinds: list[str] = [board.roads[side]] if side in board.roads else []
            features = (("stream", board.streams), ("cliff", board.cliffs), ("bridge", board.bridges))
            for kind in (*kinds, *(kind for kind, sides in features if side in sides)):
                title = board.stream_names.get(side) if kind == "stream" else ""
                lines.setdefault(title or pattern(code_text(kind)), []).append(between)
    return [tr("{what}: {list}", what=what, list=_listed(where)) for what, where in lines.items()]


def _exits(workspace: Workspace, hexes: Collection[str]) -> list[str]:
    board = workspace.board
    here = {board.grid.index[name] for name in hexes}
    names = dict(edge_choices())
    found = [names[edge] for h, edge, _ in board.road_exits if h in here]
    return [tr("A road leaves the map: {list}", list=_listed(found))] if found else []


def _zones(workspace: Workspace, hexes: Collection[str]) -> list[str]:
    document, here = workspace.document, set(hexes)
    inside = [zone["id"] for zone in document.data["zones"] if here.intersection(zones.hexes_of(document, zone))]
    names = {entry["id"]: entry["name"] for entry in document.data["formations"]}
    lines = [tr("Zones: {list}", list=_listed(inside))] if inside else []
    for stage in document.data["setup"]:
        starting = [names.get(row["formation"], "?") for row in stage["formations"] if row["zone"] in inside]
        works = [pattern(code_text(kind)) for kind in ("entrenchments", "minefields")
                 if kind in stage and stage[kind]["zone"] in inside]
        if starting or works:
            lines.append(tr("Set up here: {list}", list=_listed((*starting, *works))))
    return lines
