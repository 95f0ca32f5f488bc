"""The engine's board of a document, kept in step with it change by change, and sight on it.

Boards never change. After each change there is a new one that differs in a few hexes; making it takes a few
milliseconds on a map of 200 x 200 hexes, where reading the whole map takes some tenths of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from bk40qt.engine.board import BRIDGE, CLIFF, NO_ROAD, ROAD_CODES, STREAM, Board, Pair, Place, RoadType, pair
from bk40qt.engine.fields import Fields, Report
from bk40qt.engine.hexgrid import OFF_MAP
from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40.scenario_map import parse_board
from bk40qt.engine.rules.blitz40.sight import Sight
from editor.document import Change, ScenarioDocument

# The new board and the hexes that differ; None: another grid, everything has to be made anew.
Listener = Callable[[Board, frozenset[int] | None], None]
_SIDES = frozenset(("map.hexsides", "map.roads", "map.bridges"))


class BoardModel:
    """`board` is that of the present revision. Listeners are told when the map has changed, after it has."""

    def __init__(self, document: ScenarioDocument) -> None:
        self.document = document
        scenario = document.scenario() if document.is_checked() else None
        self.board = scenario.board if scenario is not None else self._parsed()
        self._sight: Sight | None = None
        self._listeners: list[Listener] = []
        self._stop = document.listen(self._follow)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` after every change of the map; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def close(self) -> None:
        """Follows the document no longer."""
        self._stop()

    @property
    def sight(self) -> Sight:
        if self._sight is None:
            self._sight = Sight(self.board)
        return self._sight

    def _parsed(self) -> Board:
        """The whole map, read as the engine reads it: what cannot be part of a board is left out."""
        report = Report()
        board = parse_board(Fields(self.document.data["map"], "map", report), report)
        assert board is not None, "a document always has a grid"
        return board

    def _follow(self, change: Change) -> None:
        if "map" not in change.sections:
            return
        old = self.board
        hexes: frozenset[int] | None = None
        if change.hexes is not None:
            index = old.grid.index
            hexes = frozenset(index[name] for name in change.hexes if name in index)
            try:
                self.board = self._changed(change.sections, hexes)
            except (KeyError, TypeError):  # a fault in the document that a board cannot show
                self.board = self._parsed()
        else:
            self.board, self._sight = self._parsed(), None
            hexes = frozenset(range(old.grid.n))
        if self.board.grid != old.grid:
            hexes = self._sight = None
        elif self._sight is not None and hexes is not None and "map.hexes" in change.sections:
            self._sight = self._sight.after(self.board, hexes)
        for listener in tuple(self._listeners):
            listener(self.board, hexes)

    # ---------------------------------------------------------------------------------------------- part by part

    def _changed(self, sections: frozenset[str], hexes: Collection[int]) -> Board:
        chart, board = self.document.data["map"], self.board
        more: dict[str, Any] = {}
        if "map.hexes" in sections:
            more.update(self._ground(chart["hexes"], hexes))
        if sections & _SIDES:
            more.update(self._sides(chart, sections, hexes))
        index = board.grid.index
        if "map.road_exits" in sections:
            more["road_exits"] = tuple((index[e["hex"]], e["edge"], e["type"]) for e in chart["road_exits"])
        if "map.places" in sections:
            more["places"] = tuple(
                Place(e["name"], e["kind"], tuple(index[h] for h in e["hexes"]), e.get("chart_name", ""))
                for e in chart["places"]
            )
        return replace(board, **more)

    def _ground(self, ground: dict[str, Any], hexes: Collection[int]) -> dict[str, Any]:
        board = self.board
        terrain, level, name = list(board.terrain), list(board.level), list(board.name)
        for h in hexes:
            entry = ground[board.grid.ids[h]]
            terrain[h], level[h], name[h] = entry["terrain"], entry["level"], entry.get("name", "")
        return {"terrain": tuple(terrain), "level": tuple(level), "name": tuple(name)}

    def _sides(self, chart: dict[str, Any], sections: frozenset[str], hexes: Collection[int]) -> dict[str, Any]:
        board = self.board
        index = board.grid.index

        def side(entry: dict[str, Any]) -> Pair:
            a, b = entry["between"]
            return pair(index[a], index[b])

        more: dict[str, Any] = {}
        if "map.hexsides" in sections:
            streams = {side(e): str(e.get("name", "")) for e in chart["hexsides"] if e["feature"] == "stream"}
            more["streams"], more["stream_names"] = frozenset(streams), streams
            more["cliffs"] = frozenset(side(e) for e in chart["hexsides"] if e["feature"] == "cliff")
        if "map.roads" in sections:
            # A large map has many roads: only those at the hexes in question are looked at.
            here = {board.grid.ids[h] for h in hexes}
            near = [e for e in chart["roads"] if e["between"][0] in here or e["between"][1] in here]
            roads: dict[Pair, RoadType] = dict(board.roads)
            for link in {pair(h, other) for h in hexes for other in board.grid.neighbours[h]}:
                roads.pop(link, None)
            roads.update((side(e), e["type"]) for e in near)
            more["roads"], more["road"] = roads, _roads_by_direction(board, roads, hexes)
        if "map.bridges" in sections:
            more["bridges"] = frozenset(side(e) for e in chart["bridges"])
        more["feature"] = _features_by_direction(replace(board, **more), hexes)
        return more


def _ways(board: Board, hexes: Collection[int]) -> Iterator[tuple[Pair, int, int]]:
    """The sides of these hexes, each with its two places in the tables by direction."""
    for h in hexes:
        for d, other in enumerate(board.grid.neighbours[h]):
            if other != OFF_MAP:
                yield pair(h, other), 6 * h + d, 6 * other + (d + 3) % 6


def _roads_by_direction(board: Board, roads: Mapping[Pair, RoadType], hexes: Collection[int]) -> tuple[int, ...]:
    table = list(board.road)
    for link, out, back in _ways(board, hexes):
        table[out] = table[back] = ROAD_CODES[roads[link]] if link in roads else NO_ROAD
    return tuple(table)


def _features_by_direction(board: Board, hexes: Collection[int]) -> tuple[int, ...]:
    table = list(board.feature)
    for side, out, back in _ways(board, hexes):
        stream = side in board.streams
        crossed = side in board.bridges or (stream and side in board.roads)
        table[out] = table[back] = STREAM * stream | CLIFF * (side in board.cliffs) | BRIDGE * crossed
    return tuple(table)
