"""A scenario's map as a map of Tiled (.tmj): two layers of tiles, and layers of objects for what lies on hexsides,
leads from hex to hex or has a name. Objects say by their place on the map what they are about, so that whatever is
moved, extended or drawn anew in Tiled comes back as it looks there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from bk40qt.engine.document import dump
from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.wording import say
from editor.edits.sides import courses
from editor.exchange import tiled_tiles
from editor.exchange.common import ExchangeError, Progress, nobody, write_whole
from editor.exchange.tiled_grid import Corner, Point, TiledGrid, trails
from editor.exchange.tiled_layers import LAYERS, ROLE

_BEYOND: Final = 0.75  # how far a road leads out of the map, in hexes

Entry = dict[str, Any]


def write_tiled(path: Path, data: Entry, progress: Progress = nobody) -> list[Path]:
    """Writes the map of a scenario document and, beside it, the picture of its tiles. The files that were written.

    The picture first: the map never stands without it. Needs a QGuiApplication, for the fonts.
    """
    image = path.with_name(f"{path.stem}-tiles.png")
    if image == path:
        raise ExchangeError(say("{path} is no name for a map", path=path))
    content = tiled_map(data, image.name, progress)
    write_whole(image, tiled_tiles.picture(data["map"]["grid"]["top"]))
    write_whole(path, dump(content).encode("utf-8"))
    progress(1.0)
    return [path, image]


def tiled_map(data: Entry, image: str, progress: Progress = nobody) -> Entry:
    """The value of the .tmj file; `image` is the name of the picture of the tiles."""
    chart = data["map"]
    shape = chart["grid"]
    grid = Grid(shape["lines"], shape["per_line"], shape["top"], shape["first"], shape["shifted"])
    geometry = TiledGrid(grid)
    maker = _Objects(geometry, data)
    layers = [*_tile_layers(geometry, chart["hexes"])]
    progress(0.3)
    for number, (role, name, colour) in enumerate(LAYERS):
        layers.append(_layer(role, name, type="objectgroup", color=colour, draworder="index", objects=maker.of(role)))
        progress(0.3 + 0.5 * (number + 1) / len(LAYERS))
    for number, layer in enumerate(layers, start=1):
        layer["id"] = number
    width, height = geometry.shape
    tile_width, tile_height = geometry.tile
    return {
        "type": "map",
        "version": "1.8",
        "tiledversion": "1.8.2",
        "orientation": "hexagonal",
        "renderorder": "right-down",
        "infinite": False,
        "width": width,
        "height": height,
        "tilewidth": tile_width,
        "tileheight": tile_height,
        "hexsidelength": geometry.side,
        "staggeraxis": "x" if grid.top == "flat" else "y",
        # Tiled counts columns and rows from 0, we count from 1.
        "staggerindex": "even" if grid.shifted == "odd" else "odd",
        "compressionlevel": -1,
        "backgroundcolor": "#cfc8b8",
        "nextlayerid": len(layers) + 1,
        "nextobjectid": maker.last + 1,
        "properties": _properties(
            bk40_first=grid.first, bk40_hex_metres=shape["hex_metres"], bk40_id=data["id"], bk40_title=data["title"]
        ),
        "tilesets": [tiled_tiles.tileset(geometry, image)],
        "layers": layers,
    }


def _layer(role: str, name: str, **more: Any) -> Entry:
    return {
        "name": name,
        "x": 0,
        "y": 0,
        "opacity": 1,
        "visible": True,
        "properties": _properties(**{ROLE: role}),
        **more,
    }


def _properties(**values: str | int) -> list[Entry]:
    """In the order of their names, as Tiled writes them; without those that say nothing."""
    kinds = {str: "string", int: "int"}
    return [
        {"name": name, "type": kinds[type(value)], "value": value}
        for name, value in sorted(values.items())
        if value != ""
    ]


def _tile_layers(geometry: TiledGrid, hexes: dict[str, Entry]) -> Iterable[Entry]:
    width, height = geometry.shape
    levels, terrains = [0] * (width * height), [0] * (width * height)
    for h, name in enumerate(geometry.grid.ids):
        cell = geometry.cell(h)
        terrains[cell] = 1 + tiled_tiles.terrain_tile(hexes[name]["terrain"])
        levels[cell] = 1 + tiled_tiles.level_tile(hexes[name]["level"])
    for role, tiles in (("level", levels), ("terrain", terrains)):
        yield _layer(
            role, {"level": "levels"}.get(role, role), type="tilelayer", width=width, height=height, data=tiles
        )


class _Objects:
    """Makes the objects of each layer, with numbers of their own."""

    def __init__(self, geometry: TiledGrid, data: Entry) -> None:
        self.last = 0
        self._geometry, self._data = geometry, data
        self._index = geometry.grid.index

    def of(self, role: str) -> list[Entry]:
        makers = {
            "stream": self._streams,
            "cliff": self._cliffs,
            "road_exit": self._exits,
            "bridge": self._bridges,
            "place": self._places,
            "name": self._names,
            "victory": self._victory,
        }
        return makers[role]() if role in makers else self._roads(role)

    def _object(self, at: Point, kind: str = "", name: str = "", **more: Any) -> Entry:
        self.last += 1
        made = {"id": self.last, "name": name, "type": kind, "x": _short(at[0]), "y": _short(at[1])}
        return {**made, "width": 0, "height": 0, "rotation": 0, "visible": True, **more}

    def _line(self, points: Sequence[Point], kind: str, name: str = "", **more: Any) -> Entry:
        x, y = points[0]
        way = [{"x": _short(px - x), "y": _short(py - y)} for px, py in points]
        return self._object(points[0], kind, name, polyline=way, **more)

    def _text(self, h: int, text: str, kind: str, name: str, drop: float, bold: bool, **more: Any) -> Entry:
        """Letters in a hex, `drop` below its middle."""
        width, tall = 2 * self._geometry.tile[0], 22
        x, y = self._geometry.centre(h)
        made = self._object((x - width / 2, y + drop - tall / 2), kind, name, **more)
        letters = {"text": text, "halign": "center", "valign": "center", "pixelsize": 16, "bold": bold}
        return {**made, "width": width, "height": tall, "text": letters}

    def _sides(self, entries: Iterable[Entry]) -> list[tuple[int, int]]:
        return [(self._index[a], self._index[b]) for a, b in (entry["between"] for entry in entries)]

    # -- one function for each layer -----------------------------------------------------------------------------------

    def _streams(self) -> list[Entry]:
        """One line for each stretch, from source to mouth: the order of the file is the order of the objects."""
        made: list[Entry] = []
        for run in courses(self._geometry.grid, self._data["map"]["hexsides"]):
            for way in self._stretches(self._sides(run)):
                points = [self._geometry.corner(corner) for corner in way]
                made.append(self._line(points, "stream", run[0].get("name", "")))
        return made

    def _stretches(self, sides: Sequence[tuple[int, int]]) -> Iterable[list[Corner]]:
        """Corners along sides in their order; a new stretch where a side does not go on at the end of the last."""
        way: list[Corner] = []
        for side in sides:
            start, end = self._geometry.ends(*side)
            if len(way) == 2 and way[0] in (start, end):
                way.reverse()  # only now it shows which way the first side flows
            if way and way[-1] in (start, end):
                onward = end if way[-1] == start else start
                if onward not in way:  # a stream that meets itself is cut there
                    way.append(onward)
                    continue
            if way:
                yield way
            way = [start, end]
        if way:
            yield way

    def _cliffs(self) -> list[Entry]:
        sides = self._sides(entry for entry in self._data["map"]["hexsides"] if entry["feature"] == "cliff")
        ways = trails(self._geometry.ends(*side) for side in sides)
        return [self._line([self._geometry.corner(corner) for corner in way], "cliff") for way in ways]

    def _roads(self, kind: str) -> list[Entry]:
        sides = self._sides(entry for entry in self._data["map"]["roads"] if entry["type"] == kind)
        return [self._line([self._geometry.centre(h) for h in way], kind) for way in trails(sides)]

    def _bridges(self) -> list[Entry]:
        made: list[Entry] = []
        for a, b in self._sides(self._data["map"]["bridges"]):
            (ax, ay), (bx, by) = self._geometry.centre(a), self._geometry.centre(b)
            ends = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in (0.36, 0.64)]
            made.append(self._line(ends, "bridge"))
        return made

    def _exits(self) -> list[Entry]:
        ways = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}
        width, height = self._geometry.tile
        made: list[Entry] = []
        for entry in self._data["map"]["road_exits"]:
            x, y = self._geometry.centre(self._index[entry["hex"]])
            dx, dy = ways[entry["edge"]]
            ends = [(x, y), (x + dx * width * _BEYOND, y + dy * height * _BEYOND)]
            made.append(self._line(ends, entry["type"], properties=_properties(edge=entry["edge"])))
        return made

    def _places(self) -> list[Entry]:
        """A point, or a line through all hexes of the place."""
        made: list[Entry] = []
        for entry in self._data["map"]["places"]:
            points = [self._geometry.centre(self._index[name]) for name in entry["hexes"]]
            more = {"properties": _properties(chart_name=entry["chart_name"])} if "chart_name" in entry else {}
            if len(points) == 1:
                made.append(self._object(points[0], entry["kind"], entry["name"], point=True, **more))
            elif points:
                made.append(self._line(points, entry["kind"], entry["name"], **more))
        return made

    def _names(self) -> list[Entry]:
        named = ((self._index[h], entry["name"]) for h, entry in self._data["map"]["hexes"].items() if "name" in entry)
        return [self._text(h, name, "name", "", -36.0, False) for h, name in named]

    def _victory(self) -> list[Entry]:
        victory = self._data["victory"]
        holder = {entry["hex"]: entry["side"] for entry in self._data["control"]}
        wanted = [
            (entry["hex"], str(entry["vp"]), "points", entry.get("name", "")) for entry in victory.get("points", ())
        ]
        wanted += [(h, "*", "hold", "") for h in victory.get("hold", ())]
        made: list[Entry] = []
        for h, text, kind, name in wanted:
            more = {"properties": _properties(side=holder[h])} if h in holder else {}
            if h in self._index:
                made.append(self._text(self._index[h], text, kind, name, 12.0, True, **more))
        return made


def _short(value: float) -> float | int:
    """Whole numbers as such, others with two places: that is finer than any screen."""
    short = round(value, 2)
    return int(short) if short == int(short) else short
