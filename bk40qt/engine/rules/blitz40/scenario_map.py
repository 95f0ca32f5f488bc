"""The map part of a scenario file, and the zones that are defined on it.

Whatever cannot be part of a `Board` (an unknown hex, a road between hexes that do not touch) is reported here and left
out; what a board can hold but should not is the business of `scenario_check`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bk40qt.engine.board import ROAD_CODES, TERRAINS, Board, Pair, pair
from bk40qt.engine.fields import Fields, Report, shown, text_fault
from bk40qt.engine.hexgrid import EDGES, Grid
from bk40qt.engine.rules.blitz40.scenario import Zone
from bk40qt.engine.wording import say

MAX_LINES: Final = 250  # 62,500 hexes: beyond the largest map we promise to edit (200 x 200)
MAX_SIDES: Final = 6 * MAX_LINES * MAX_LINES
MAX_RADIUS: Final = 30  # of a zone "within n of"; with MAX_CENTRES it bounds the work a hostile file can ask for
MAX_CENTRES: Final = 100
MAX_MISSING: Final = 20  # hexes named one by one when the map has holes; the rest is one line
PLACE_KINDS: Final = ("village", "hill", "wood", "stream")
ROADS: Final = tuple(ROAD_CODES)
FEATURES: Final = ("stream", "cliff")

Entries = list[dict[str, Any]]


# ---------------------------------------------------------------------------------------------------------- board


def parse_board(fields: Fields, report: Report) -> Board | None:
    """The board, or None if the grid itself is unusable; faults go to the report."""
    shape = fields.object("grid")
    grid, metres = _parse_grid(shape) if shape is not None else (None, 0)
    if grid is None:
        return None
    sides = _SideReader(grid, report)
    hexes = _parse_hexes(fields, grid, report)
    hexsides = sides.entries(fields, "hexsides", _feature, _plain_feature)
    roads = sides.entries(fields, "roads", lambda f, e: e.update(type=f.choice("type", ROADS)), _plain_road)
    bridges = sides.entries(fields, "bridges", _bridge)
    exits = _parse_exits(fields, grid)
    places = _parse_places(fields, grid)
    fields.done()
    _check_bridges(bridges, roads, report)
    return Board.build(grid, hexes, hexsides, roads, bridges, exits, places, metres)


def _parse_grid(fields: Fields) -> tuple[Grid | None, int]:
    top = fields.choice("top", ("flat", "pointy"))
    first = fields.choice("first", ("column", "row"))
    size = {key: fields.number(key) for key in ("lines", "per_line")}
    shifted = fields.choice("shifted", ("odd", "even"))
    metres = fields.number("hex_metres")
    fields.done()
    for key, value in size.items():
        if type(fields.values.get(key)) is int and not 1 <= value <= MAX_LINES:
            fields.wrong(key, say("must be from {low} to {high}, not {value}", low=1, high=MAX_LINES, value=value))
    if not all(1 <= value <= MAX_LINES for value in size.values()):
        return None, 0
    return Grid(size["lines"], size["per_line"], top, first, shifted), metres


def _parse_hexes(fields: Fields, grid: Grid, report: Report) -> dict[str, dict[str, Any]]:
    place = fields.at("hexes")
    value = fields.take("hexes", False)
    if not isinstance(value, dict):
        if value is not None:
            report.add(place, say("must be an object of hexes, not {value}", value=shown(value)))
        value = {}
    found: dict[str, dict[str, Any]] = {}
    for name, entry in value.items():
        if name not in grid.index:
            report.add(
                fields.at("hexes") + f".{name[:20]}",
                say("is off the map of {lines} x {per_line} hexes", lines=grid.lines, per_line=grid.per_line),
            )
        elif _plain_hex(entry):
            found[name] = entry
        else:
            found[name] = _parse_hex(Fields(entry, f"{place}.{name}", report))
    missing = [name for name in grid.ids if name not in found]
    for name in missing[:MAX_MISSING]:
        report.add(f"{place}.{name}", say("is missing; every hex of the grid needs terrain and level"))
    if len(missing) > MAX_MISSING:
        report.add(place, say("{count} more hexes of the grid are missing", count=len(missing) - MAX_MISSING))
    for name in missing:
        found[name] = {"terrain": "clear", "level": 0}
    return found


def _plain_hex(entry: object) -> bool:
    """The quick way for the hexes of a large map, nearly all of which are right and have no name."""
    return (
        type(entry) is dict
        and len(entry) == 2
        and entry.get("terrain") in TERRAINS
        and type(entry.get("level")) is int
        and isinstance(entry["terrain"], str)
    )


def _parse_hex(fields: Fields) -> dict[str, Any]:
    entry = {
        "terrain": fields.choice("terrain", TERRAINS),
        "level": fields.number("level"),
        "name": fields.text("name", ""),
    }
    fields.done()
    return entry


class _SideReader:
    """Reads the lists whose entries lie between two adjacent hexes."""

    def __init__(self, grid: Grid, report: Report) -> None:
        self.grid = grid
        self.report = report

    def entries(self, fields: Fields, key: str, read: Callable[[Fields, dict[str, Any]], None],
                plain: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda _: None) -> Entries:
        """The usable entries of a list; `read` adds to each what this list has beside `between`.

        `plain` is the quick way for the thousands of a large map: the same of an entry that is right, else None.
        """
        found: Entries = []
        seen: set[tuple[Pair, str]] = set()
        place, ids = fields.at(key), self.grid.ids
        for number, item in enumerate(fields.items(key, limit=MAX_SIDES)):
            entry = plain(item) if type(item) is dict else None
            between = self._plain_between(item["between"]) if entry is not None and "between" in item else None
            if entry is None or between is None:
                entry = {}
                one = Fields(item, f"{place}[{number}]", self.report)
                between = self._between(one)
                read(one, entry)
                one.done()
                if between is None:
                    continue
            double = (between, str(entry.get("feature", "")))
            a, b = ids[between[0]], ids[between[1]]
            if double in seen:
                name = f"{a}-{b}"
                self.report.add(f"{place}[{number}]", say("{name} is listed twice; keep one", name=name))
                continue
            seen.add(double)
            found.append({"between": (a, b), **entry})
        return found

    def _plain_between(self, names: object) -> Pair | None:
        """The quick way; None, and nothing told, if that is not two adjacent hexes."""
        if type(names) is not list or len(names) != 2 or not all(type(name) is str for name in names):
            return None
        a, b = self.grid.index.get(names[0]), self.grid.index.get(names[1])
        return pair(a, b) if a is not None and b is not None and b in self.grid.neighbours[a] else None

    def _between(self, fields: Fields) -> Pair | None:
        place = fields.at("between")
        value = fields.take("between", False)
        if value is None:
            return None
        if not (isinstance(value, list) and len(value) == 2 and all(isinstance(item, str) for item in value)):
            self.report.add(place, say("must be a list of two hexes"))
            return None
        unknown = [name for name in value if name not in self.grid.index]
        for name in unknown:
            self.report.add(place, say("hex {hex} is off the map", hex=shown(name)))
        if unknown:
            return None
        a, b = (self.grid.index[name] for name in value)
        if self.grid.direction(a, b) is None:
            self.report.add(place, say("{a} and {b} are not adjacent", a=value[0], b=value[1]))
            return None
        return pair(a, b)


def _feature(fields: Fields, entry: dict[str, Any]) -> None:
    entry["feature"] = fields.choice("feature", FEATURES)
    name = fields.text("name", "")
    if name and entry["feature"] == "cliff":
        fields.wrong("name", say("a cliff has no name; remove it or make it a stream"))
    elif name:
        entry["name"] = name


def _plain_feature(item: dict[str, Any]) -> dict[str, Any] | None:
    feature, name = item.get("feature"), item.get("name", "")
    if type(feature) is not str or feature not in FEATURES or type(name) is not str:
        return None
    if len(item) == 2 and not name:
        return {"feature": feature}
    if len(item) == 3 and name and feature == "stream" and text_fault(name) is None:
        return {"feature": feature, "name": name}
    return None


def _plain_road(item: dict[str, Any]) -> dict[str, Any] | None:
    kind = item.get("type")
    return {"type": kind} if len(item) == 2 and type(kind) is str and kind in ROADS else None


def _bridge(fields: Fields, entry: dict[str, Any]) -> None:
    if "road" in fields.values:
        entry["road"] = fields.choice("road", ROADS)
    else:
        fields.asked.append("road")


def _check_bridges(bridges: Entries, roads: Entries, report: Report) -> None:
    """`road` of a bridge repeats what the road says; a board keeps only the road, so they have to agree."""
    links = {entry["between"]: entry["type"] for entry in roads}
    for entry in bridges:
        stated, real = entry.get("road"), links.get(entry["between"])
        if stated != real:
            a, b = entry["between"]
            values = {"stated": stated or "none", "real": real}
            message = (
                say('says road {stated}, but "road" must be {real}', **values)
                if real
                else say('says road {stated}, but there is no road here; leave "road" out', stated=stated or "none")
            )
            report.add(f"map.bridges.{a}-{b}", message, "R-45")


def _parse_exits(fields: Fields, grid: Grid) -> Entries:
    found: Entries = []
    for one in fields.objects("road_exits", limit=MAX_SIDES):
        entry = {"hex": one.text("hex"), "edge": one.choice("edge", EDGES), "type": one.choice("type", ROADS)}
        one.done()
        if entry["hex"] in grid.index:
            found.append(entry)
        elif "hex" in one.values:
            one.wrong("hex", say("hex {hex} is off the map", hex=shown(entry["hex"])))
    return found


def _parse_places(fields: Fields, grid: Grid) -> Entries:
    found: Entries = []
    for one in fields.objects("places"):
        entry: dict[str, Any] = {
            "name": one.text("name"),
            "kind": one.choice("kind", PLACE_KINDS),
            "hexes": known_hexes(one, "hexes", grid),
        }
        chart_name = one.text("chart_name", "")
        if chart_name:
            entry["chart_name"] = chart_name
        one.done()
        if not entry["hexes"]:
            one.wrong("hexes", say("names no hex of the map"))
        found.append(entry)
    return found


def known_hexes(fields: Fields, key: str, grid: Grid, limit: int = MAX_LINES * MAX_LINES) -> tuple[str, ...]:
    """The hexes of a list that exist; the others are reported."""
    names = fields.texts(key, limit=limit)
    for name in names:
        if name not in grid.index:
            fields.wrong(key, say("hex {hex} is off the map", hex=shown(name)))
    return tuple(name for name in names if name in grid.index)


def grid_document(grid: Grid, hex_metres: int) -> dict[str, Any]:
    return {
        "top": grid.top,
        "first": grid.first,
        "lines": grid.lines,
        "per_line": grid.per_line,
        "shifted": grid.shifted,
        "hex_metres": hex_metres,
    }


def board_document(board: Board) -> dict[str, Any]:
    """The map in the order of the schema; sides are named from the smaller id, lists keep their order."""
    grid, ids = board.grid, board.grid.ids

    def named(sides: Iterable[Pair], **more: str) -> Entries:
        return [{"between": sorted((ids[a], ids[b])), **more} for a, b in sides]

    hexsides = named(board.stream_names, feature="stream")
    for entry, name in zip(hexsides, board.stream_names.values(), strict=True):
        if name:
            entry["name"] = name
    hexsides += named(sorted(board.cliffs), feature="cliff")
    bridges = named(sorted(board.bridges))
    for entry, side in zip(bridges, sorted(board.bridges), strict=True):
        if side in board.roads:
            entry["road"] = board.roads[side]
    return {
        "grid": grid_document(grid, board.hex_metres),
        "hexes": {
            name: {"terrain": terrain, "level": level, **({"name": label} if label else {})}
            for name, terrain, level, label in zip(ids, board.terrain, board.level, board.name, strict=True)
        },
        "hexsides": hexsides,
        "roads": [{"between": sorted((ids[a], ids[b])), "type": kind} for (a, b), kind in board.roads.items()],
        "bridges": bridges,
        "road_exits": [{"hex": ids[h], "edge": edge, "type": kind} for h, edge, kind in board.road_exits],
        "places": [
            {
                "name": place.name,
                "kind": place.kind,
                "hexes": [ids[h] for h in place.hexes],
                **({"chart_name": place.chart_name} if place.chart_name else {}),
            }
            for place in board.places
        ],
    }


# ---------------------------------------------------------------------------------------------------------- zones


def parse_zone(fields: Fields, grid: Grid) -> Zone:
    """A zone by its definition: hexes one by one, within a distance, a block of the grid, or with formations."""
    ident = fields.text("id")
    text = fields.text("text", "")
    ways = [key for key in ("hexes", "within", "lines", "with") if key in fields.values]
    made = Zone(ident, (), text=text)
    if len(ways) != 1 and fields.usable:
        kinds = '"hexes", "within" and "of", "lines" and "positions", "with"'
        fields.report.add(fields.place, say("must have exactly one of {kinds}", kinds=kinds))
        for key in ("hexes", "within", "of", "lines", "positions", "with", "with_attached"):
            fields.asked.append(key)
    elif ways == ["hexes"]:
        made = Zone(ident, fields.texts("hexes", limit=MAX_LINES * MAX_LINES), text=text)
    elif ways == ["with"]:
        made = Zone(ident, (), fields.texts("with"), text, with_attached=fields.flag("with_attached", False))
    elif ways == ["within"]:
        definition = (("within", fields.number("within")), ("of", known_hexes(fields, "of", grid, MAX_CENTRES)))
        made = Zone(ident, resolve(definition, grid), (), text, definition)
    elif ways == ["lines"]:
        span = ("from", "to")
        definition_ = (("lines", fields.numbers("lines", span)), ("positions", fields.numbers("positions", span)))
        made = Zone(ident, resolve(definition_, grid), (), text, definition_)
    fields.done()
    return made


def resolve(definition: tuple[tuple[str, object], ...], grid: Grid) -> tuple[str, ...]:
    """The hexes of a definition, in the order of the grid; none if the definition makes no sense."""
    match definition:
        case (("within", int(radius)), ("of", tuple(centres))):
            if not 0 <= radius <= MAX_RADIUS:
                return ()
            near = {h for name in centres if name in grid.index for h in grid.within(grid.index[name], radius)}
            return tuple(grid.ids[h] for h in sorted(near))
        case (("lines", (int(first), int(last))), ("positions", (int(low), int(high)))):
            if not (1 <= first <= last <= grid.lines and 1 <= low <= high <= grid.per_line):
                return ()
            block = ((a - 1) * grid.per_line + b - 1 for a in range(first, last + 1) for b in range(low, high + 1))
            return tuple(grid.ids[h] for h in block)
    return ()


def zone_document(zone: Zone) -> dict[str, Any]:
    made: dict[str, Any] = {"id": zone.id, "text": zone.text}
    if zone.with_formations:
        made["with"] = list(zone.with_formations)
        if zone.with_attached:
            made["with_attached"] = True
    elif zone.definition:
        made.update((key, list(value) if isinstance(value, tuple) else value) for key, value in zone.definition)
    else:
        made["hexes"] = list(zone.hexes)
    return made
