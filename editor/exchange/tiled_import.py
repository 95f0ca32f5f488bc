"""What Tiled saved, back in a scenario: the map section of the document, and the hexes that count for victory.

Objects mean what they lie on: the centre of a hex, a hexside, an edge of the map. So a line drawn anew in Tiled is as
good as one that we exported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from bk40qt.engine.board import ROAD_CODES, Pair, pair
from bk40qt.engine.document import Problem
from bk40qt.engine.fields import MAX_ENTRIES, Report, shown
from bk40qt.engine.hexgrid import EDGES, OFF_MAP, Edge
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.scenario_map import PLACE_KINDS, grid_document
from bk40qt.engine.wording import Said, say
from editor.diff import diff
from editor.document import ScenarioDocument
from editor.edits.terrain import line
from editor.exchange.common import Progress, nobody
from editor.exchange.tiled_json import Shape, TiledFile, load, text_of
from editor.patch import Op, Patch, Put

_MAX_STEPS: Final = 400_000  # hexes and corners visited along all lines: more than any map has
_ROADS: Final = tuple(ROAD_CODES)
_VICTORY: Final = ("points", "hold")

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Counting:
    """A hex that counts for victory: with points, or to be held (vp 0)."""

    hex: str
    vp: int
    name: str
    side: str  # who holds it at the start; "" if the file does not say


@dataclass(frozen=True, slots=True)
class TiledMap:
    """A map out of Tiled. `map` is a part of a scenario document; `victory` is None if the file has no layer for it."""

    name: str
    map: Entry
    victory: tuple[Counting, ...] | None
    problems: tuple[Problem, ...]  # what was left out or guessed


def read_tiled(path: Path, progress: Progress = nobody) -> TiledMap:
    """The map in a file; ExchangeError if there is none. Whatever cannot be used is in `problems`."""
    report = Report()
    file = load(path, report)
    progress(0.5)
    found = _Builder(file, report).build()
    progress(1.0)
    return TiledMap(path.stem, found[0], found[1], tuple(report.all()))


class _TooLong(Exception):
    """The lines of the file visit more hexes than any map has."""


class _Builder:
    def __init__(self, file: TiledFile, report: Report) -> None:
        self._file, self._report = file, report
        self._geometry, self._grid = file.geometry, file.geometry.grid
        self._steps = 0
        self._streams: dict[Pair, str] = {}
        self._cliffs: set[Pair] = set()
        self._bridges: set[Pair] = set()
        self._roads: dict[Pair, str] = {}
        self._exits: list[Entry] = []
        self._places: list[Entry] = []
        self._names: dict[int, str] = {}
        self._counting: dict[str, Counting] = {}

    def build(self) -> tuple[Entry, tuple[Counting, ...] | None]:
        takers: dict[str, Callable[[Shape], None]] = {
            "stream": self._take_stream,
            "cliff": self._take_cliff,
            "bridge": self._take_bridge,
            "main_road": self._take_road,
            "secondary_road": self._take_road,
            "road_exit": self._take_exit,
            "place": self._take_place,
            "name": self._take_name,
            "victory": self._take_victory,
        }
        try:
            for shape in self._file.shapes:
                if not shape.points:
                    self._note(shape, say("has no points"))
                elif shape.role in takers:
                    takers[shape.role](shape)
                else:
                    kind = shown(shape.kind) if shape.kind else say("none")
                    self._note(shape, say("is in no layer of ours and its class ({kind}) is unknown", kind=kind))
        except _TooLong:
            self._report.add("", say("the lines of the file are too long for any map; the rest is left out"))
        victory = tuple(self._counting.values()) if "victory" in self._file.roles else None
        return self._map(), victory

    def _note(self, shape: Shape, message: Said) -> None:
        self._report.add(shape.place, message)

    def _step(self) -> None:
        self._steps += 1
        if self._steps > _MAX_STEPS:
            raise _TooLong

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _sides_along(self, shape: Shape) -> Iterator[Pair]:
        """The hexsides along a line, in its order."""
        corners = []
        for point in shape.points:
            self._step()
            if self._near(point):
                corners.append(self._geometry.corner_at(point))
        if len(corners) < len(shape.points):
            self._note(shape, say("lies off the map in part; that part is left out"))
        outside = False
        for start, end in pairwise(corners):
            while start != end:
                self._step()
                onward = self._geometry.next_corner(start, end)
                beside = self._geometry.hexes_beside(start, onward)
                start = onward
                if beside is None:
                    outside = True
                else:
                    yield pair(*beside)
        if outside:
            self._note(shape, say("runs along the edge of the map, where there is no hexside between two hexes"))

    def _near(self, point: tuple[float, float]) -> bool:
        """Not so far off the map that a walk there would be endless."""
        width, height = self._geometry.shape
        x, y = point[0] / self._geometry.tile[0], point[1] / self._geometry.tile[1]
        return -2 <= x <= width + 2 and -2 <= y <= height + 2

    def _hexes(self, shape: Shape) -> list[int]:
        """The hexes at the points of an object; those off the map are reported."""
        found = []
        for point in shape.points:
            self._step()
            found.append(self._geometry.hex_at(point))
        if OFF_MAP in found:
            self._note(shape, say("lies off the map in part; that part is left out"))
        return [h for h in found if h != OFF_MAP]

    def _links_along(self, shape: Shape) -> Iterator[Pair]:
        """The steps from hex to hex along a line."""
        ids, index = self._grid.ids, self._grid.index
        hexes = self._hexes(shape)
        for start, end in pairwise(hexes):
            way = [index[name] for name in line(self._grid, ids[start], ids[end])]
            for a, b in pairwise(way):
                self._step()
                if self._grid.direction(a, b) is not None:
                    yield pair(a, b)
                else:
                    self._note(shape, say("leads over the edge of the map; that part is left out"))

    # -- one function for each role ------------------------------------------------------------------------------------

    def _take_stream(self, shape: Shape) -> None:
        for side in self._sides_along(shape):
            self._streams.setdefault(side, shape.name)

    def _take_cliff(self, shape: Shape) -> None:
        self._cliffs.update(self._sides_along(shape))

    def _take_bridge(self, shape: Shape) -> None:
        x = sum(point[0] for point in shape.points) / len(shape.points)
        y = sum(point[1] for point in shape.points) / len(shape.points)
        side = self._geometry.side_at((x, y))
        if side is None:
            self._note(shape, say("lies off the map"))
        else:
            self._bridges.add(pair(*side))

    def _take_road(self, shape: Shape) -> None:
        kind = shape.kind if shape.kind in _ROADS else shape.role
        for link in self._links_along(shape):
            if self._roads.setdefault(link, kind) != kind:
                a, b = (self._grid.ids[h] for h in link)
                self._roads[link] = "main_road"
                self._note(shape, say("there are a main and a secondary road from {a} to {b}; main it is", a=a, b=b))

    def _take_exit(self, shape: Shape) -> None:
        hexes = [h for h in map(self._geometry.hex_at, shape.points) if h != OFF_MAP]
        if not hexes:
            self._note(shape, say("lies off the map"))
            return
        kind = shape.kind if shape.kind in _ROADS else "secondary_road"
        edge = self._edge(shape, hexes[0])
        if edge is None:
            self._note(shape, say("leads out of {hex}, which is not at the edge", hex=self._grid.ids[hexes[0]]))
            return
        entry = {"hex": self._grid.ids[hexes[0]], "edge": edge, "type": kind}
        if entry not in self._exits:
            self._exits.append(entry)

    def _edge(self, shape: Shape, h: int) -> Edge | None:
        """Over which edge: as the object says, else the one it points to."""
        edges = self._grid.edges(h)
        said = shape.properties.get("edge")
        for edge in EDGES:
            if edge == said and edge in edges:
                return edge
        (x, y), (tx, ty) = self._geometry.centre(h), shape.points[-1]
        pull = {"north": y - ty, "south": ty - y, "west": x - tx, "east": tx - x}
        return max(sorted(edges), key=lambda edge: pull[edge], default=None)

    def _take_place(self, shape: Shape) -> None:
        hexes = [self._grid.ids[h] for h in dict.fromkeys(self._hexes(shape))]
        if not hexes or not shape.name or len(self._places) >= MAX_ENTRIES:
            self._note(shape, say("is no place: it needs a name and a hex"))
            return
        if shape.kind not in PLACE_KINDS:
            kinds = ", ".join(PLACE_KINDS)
            self._note(shape, say("is taken for a village; its class should be one of {kinds}", kinds=kinds))
        kind = shape.kind if shape.kind in PLACE_KINDS else "village"
        entry = {"name": shape.name, "kind": kind, "hexes": hexes}
        if chart_name := text_of(shape.properties.get("chart_name")):
            entry["chart_name"] = chart_name
        self._places.append(entry)

    def _take_name(self, shape: Shape) -> None:
        for h in self._hexes(shape)[:1]:
            if text := (shape.text or shape.name).strip():
                self._names[h] = text

    def _take_victory(self, shape: Shape) -> None:
        for h in self._hexes(shape)[:1]:
            name = self._grid.ids[h]
            digits = shape.text.strip()
            vp = int(digits) if digits.isdecimal() and len(digits) < 4 else 0
            if shape.kind not in _VICTORY or (shape.kind == "points") != (vp > 0):
                self._note(shape, say("is no victory hex: its class is points, with a number, or hold"))
                continue
            side = shape.properties.get("side")
            self._counting[name] = Counting(name, vp, shape.name, side if side in SIDES else "")

    # -- the map -------------------------------------------------------------------------------------------------------

    def _map(self) -> Entry:
        grid, file = self._grid, self._file
        for what, known in (("terrain", file.terrain), ("level", file.level)):
            if missing := grid.n - len(known):
                stand_in = say("clear ground") if what == "terrain" else say("level 0")
                message = say("{n} hexes have no tile for it and get {what}", n=missing, what=stand_in)
                self._report.add(what, message)
        metres = file.properties.get("bk40_hex_metres")
        hexes: dict[str, Entry] = {}
        for h, name in enumerate(grid.ids):
            hexes[name] = {"terrain": file.terrain.get(h, "clear"), "level": file.level.get(h, 0)}
            if h in self._names:
                hexes[name]["name"] = self._names[h]
        sides = [self._side(side, feature="stream", **_named(name)) for side, name in self._streams.items()]
        sides += [self._side(side, feature="cliff") for side in sorted(self._cliffs)]
        return {
            "grid": grid_document(grid, metres if type(metres) is int and 0 < metres <= 100_000 else 500),
            "hexes": hexes,
            "hexsides": sides,
            "roads": [self._side(link, type=kind) for link, kind in sorted(self._roads.items())],
            "bridges": [
                self._side(side, **({"road": self._roads[side]} if side in self._roads else {}))
                for side in sorted(self._bridges)
            ],
            "road_exits": self._exits,
            "places": self._places,
        }

    def _side(self, side: Pair, **more: str) -> Entry:
        return {"between": sorted(self._grid.ids[h] for h in side), **more}


def _named(name: str) -> dict[str, str]:
    return {"name": name} if name else {}


# ------------------------------------------------------------------------------------------------------------- patch


def map_patch(document: ScenarioDocument, tiled: TiledMap) -> tuple[Patch | None, tuple[Problem, ...]]:
    """The change that puts the map into a document, None if nothing differs, and what of it does not fit there.

    On the same grid only what differs is touched, and lists keep their order. What names hexes that a smaller map no
    longer has is left to the list of problems.
    """
    old, new = document.data, {**document.data}
    before = old["map"]
    chart = dict(tiled.map)
    if before["grid"] == chart["grid"]:
        for part in ("roads", "bridges", "road_exits"):
            chart[part] = _in_order(before[part], chart[part])
        new["map"] = chart
    misfits = _put_victory(new, tiled) if tiled.victory is not None else ()
    name = say("import the Tiled map {name}", name=tiled.name)
    if before["grid"] != chart["grid"]:
        ops: list[Op] = [Put(("map",), chart), *diff(old, new)]
        return Patch(name, tuple(ops)), misfits
    ops = diff(old, new)
    hexes = frozenset(h for h, entry in chart["hexes"].items() if entry != before["hexes"].get(h))
    return (Patch(name, tuple(ops), hexes) if ops else None), misfits


def _in_order(old: Iterable[Entry], new: Iterable[Entry]) -> list[Entry]:
    """The new entries in the order of the old list, those it does not have behind."""
    rank = {_key(entry): number for number, entry in enumerate(old)}
    return sorted(new, key=lambda entry: rank.get(_key(entry), len(rank)))


def _key(entry: Entry) -> tuple[str, ...]:
    return tuple(entry["between"]) if "between" in entry else (entry["hex"], entry["edge"])


def _put_victory(new: Entry, tiled: TiledMap) -> tuple[Problem, ...]:
    """Victory hexes, and who holds them. What the scenario's kind of victory has no use for is reported."""
    assert tiled.victory is not None
    victory = dict(new["victory"])
    by_points = victory["kind"] == "bands"
    wanted = [one for one in tiled.victory if (one.vp > 0) == by_points]
    if by_points:
        victory["points"] = [{"hex": one.hex, "vp": one.vp, **_named(one.name)} for one in wanted]
    else:
        victory["hold"] = [one.hex for one in wanted]
    if victory.get("points") != new["victory"].get("points") or victory.get("hold") != new["victory"].get("hold"):
        new["victory"] = victory
    sides = {one.hex: one.side for one in wanted}
    kept = [
        {"hex": entry["hex"], "side": sides.get(entry["hex"]) or entry["side"]}
        for entry in new["control"]
        if entry["hex"] in sides
    ]
    known = {entry["hex"] for entry in kept}
    new["control"] = kept + [{"hex": one.hex, "side": one.side or SIDES[1]} for one in wanted if one.hex not in known]
    odd = [one.hex for one in tiled.victory if (one.vp > 0) != by_points]
    message = say("victory hexes that do not go with the kind of victory of this scenario are left out")
    return (Problem(", ".join(odd[:20]), message),) if odd else ()
