"""The board: terrain, levels, hexside features, roads and names of one map. Immutable, shared by all states of a game.

Hexes are indices of `board.grid`. A hexside is a pair (a, b) with a < b. What movement asks in its inner loop is also
compiled per hex and direction: `board.feature[6 * h + d]` and `board.road[6 * h + d]`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, Self

from bk40qt.engine.hexgrid import Edge, Grid
from bk40qt.engine.records import value

CLEAR: Final = "clear"
WOODS: Final = "woods"
ORCHARD: Final = "orchard"
VILLAGE: Final = "village"
TERRAINS: Final = (CLEAR, WOODS, ORCHARD, VILLAGE)
OBSTACLES: Final = frozenset((WOODS, ORCHARD, VILLAGE))  # what stands in the way of sight (4.3.1)

# Bits of `feature`. A bridged stream keeps its STREAM bit: the map is drawn from it.
STREAM: Final = 1
CLIFF: Final = 2
BRIDGE: Final = 4

# Values of `road`.
NO_ROAD: Final = 0
MAIN_ROAD: Final = 1
SECONDARY_ROAD: Final = 2
ROAD_CODES: Final = {"main_road": MAIN_ROAD, "secondary_road": SECONDARY_ROAD}

RoadType = Literal["main_road", "secondary_road"]
Pair = tuple[int, int]
Entry = Mapping[str, Any]


def pair(a: int, b: int) -> Pair:
    """The hexside between two hexes, whichever way it was named."""
    return (a, b) if a < b else (b, a)


@value
class Place:
    """A name on the map. `chart_name` is the spelling of the chart sheet where that differs."""

    name: str
    kind: str  # "village", "hill", "wood", "stream"
    hexes: tuple[int, ...]
    chart_name: str = ""


@value
class Board:
    """One map. The mappings are never changed after `build`."""

    grid: Grid
    terrain: tuple[str, ...]
    level: tuple[int, ...]
    name: tuple[str, ...]
    streams: frozenset[Pair]
    cliffs: frozenset[Pair]
    bridges: frozenset[Pair]
    roads: Mapping[Pair, RoadType]
    road_exits: tuple[tuple[int, Edge, RoadType], ...]
    places: tuple[Place, ...]
    stream_names: Mapping[Pair, str]  # every stream side, from source to mouth
    hex_metres: int
    feature: tuple[int, ...]
    road: tuple[int, ...]

    def __hash__(self) -> int:  # the mappings have none
        return hash((self.grid, self.terrain, self.level, self.name))

    @classmethod
    def build(
        cls,
        grid: Grid,
        hexes: Mapping[str, Entry],
        hexsides: Sequence[Entry] = (),
        roads: Sequence[Entry] = (),
        bridges: Sequence[Entry] = (),
        road_exits: Sequence[Entry] = (),
        places: Sequence[Entry] = (),
        hex_metres: int = 500,
    ) -> Self:
        """A board from validated plain data; the entries have the shape of a map file, with hexes named by id."""
        index = grid.index

        def side(entry: Entry) -> Pair:
            first, second = entry["between"]
            return pair(index[first], index[second])

        stream_names = {side(s): str(s.get("name", "")) for s in hexsides if s["feature"] == "stream"}
        cliffs = frozenset(side(s) for s in hexsides if s["feature"] == "cliff")
        links: dict[Pair, RoadType] = {side(r): r["type"] for r in roads}
        spans = frozenset(side(b) for b in bridges)
        # a road across a stream is a bridge, whether or not one is drawn there.
        crossable = spans | (links.keys() & stream_names.keys())
        return cls(
            grid=grid,
            terrain=tuple(str(hexes[h]["terrain"]) for h in grid.ids),
            level=tuple(int(hexes[h]["level"]) for h in grid.ids),
            name=tuple(str(hexes[h].get("name", "")) for h in grid.ids),
            streams=frozenset(stream_names),
            cliffs=cliffs,
            bridges=spans,
            roads=links,
            road_exits=tuple((index[e["hex"]], e["edge"], e["type"]) for e in road_exits),
            places=tuple(_place(index, entry) for entry in places),
            stream_names=stream_names,
            hex_metres=hex_metres,
            feature=_per_direction(grid, ((stream_names, STREAM), (cliffs, CLIFF), (crossable, BRIDGE))),
            road=_per_direction(grid, [((link,), ROAD_CODES[kind]) for link, kind in links.items()]),
        )

    def h(self, name: str) -> int:
        """Index of the hex with this id; KeyError if the map has no such hex."""
        return self.grid.index[name]

    def id(self, h: int) -> str:
        """Id of the hex with this index."""
        return self.grid.ids[h]

    def is_obstacle(self, h: int) -> bool:
        """4.3.1: woods, village or orchard."""
        return self.terrain[h] in OBSTACLES

    def is_open_stream(self, a: int, b: int) -> bool:
        """R-45: is there a stream without a bridge or road between these adjacent hexes?"""
        d = self.grid.direction(a, b)
        return d is not None and self.feature[6 * a + d] & (STREAM | BRIDGE) == STREAM


def _place(index: Mapping[str, int], entry: Entry) -> Place:
    hexes = tuple(index[h] for h in entry["hexes"])
    return Place(entry["name"], entry["kind"], hexes, entry.get("chart_name", ""))


def _per_direction(grid: Grid, marks: Iterable[tuple[Iterable[Pair], int]]) -> tuple[int, ...]:
    """Sides with their bits, spread over an array of six entries a hex, both ways across each side."""
    table = [0] * (6 * grid.n)
    for sides, bit in marks:
        for a, b in sides:
            d = grid.direction(a, b)
            assert d is not None, f"{grid.ids[a]} and {grid.ids[b]} share no side"
            table[6 * a + d] |= bit
            table[6 * b + (d + 3) % 6] |= bit
    return tuple(table)
