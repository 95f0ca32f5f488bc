"""A .tmj file as data that can be relied upon: bounded, of the right types, its layers unpacked.

Nothing is fetched: of external tilesets only JSON ones (.tsj, .json) beside the map are read. What cannot be used goes
to the report; a file that is no hexagonal map at all is refused.
"""

from __future__ import annotations

import base64
import binascii
import json
import math
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from struct import unpack
from typing import Any, Final, Literal, NoReturn

from bk40qt.engine.board import TERRAINS
from bk40qt.engine.fields import Report, shown, text_fault
from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.rules.blitz40.scenario_check import MAX_LEVEL
from bk40qt.engine.rules.blitz40.scenario_map import MAX_LINES
from bk40qt.engine.wording import Said, say
from editor.exchange import tiled_tiles
from editor.exchange.common import ExchangeError, read_bounded
from editor.exchange.tiled_grid import Point, TiledGrid
from editor.exchange.tiled_layers import LAYERS, ROLE

MAX_BYTES: Final = 32 * 1024 * 1024  # ten times a map of 250 x 250 with everything on it
MAX_TILESET_BYTES: Final = 4 * 1024 * 1024
MAX_LAYERS: Final = 200
_MAX_GROUPS: Final = 8  # groups within groups
_GID: Final = 0x0FFFFFFF  # the four bits above turn and mirror the tile
_PLAIN_NAME: Final = re.compile(r"[^/\\:\0]{1,200}")

Value = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ground:
    """What a tile says about its hex."""

    terrain: str | None = None
    level: int | None = None


@dataclass(frozen=True, slots=True)
class Shape:
    """One object: where its points lie on the map, and what it says."""

    place: str  # for the report
    role: str
    kind: str
    name: str
    text: str
    points: tuple[Point, ...]
    properties: Value


@dataclass(slots=True)
class TiledFile:
    """The usable content of a file."""

    geometry: TiledGrid
    properties: Value
    terrain: dict[int, str] = field(default_factory=dict)
    level: dict[int, int] = field(default_factory=dict)
    shapes: list[Shape] = field(default_factory=list)
    roles: set[str] = field(default_factory=set)  # those that a layer stands for, even an empty one


def refuse(message: Said) -> NoReturn:
    raise ExchangeError(message)


def load(path: Path, report: Report) -> TiledFile:
    """The content of a map; ExchangeError if it has none that we can use."""
    value = _json(read_bounded(path, MAX_BYTES), path.name)
    if not isinstance(value, dict) or value.get("type", "map") != "map" or not isinstance(value.get("layers"), list):
        refuse(say("{name} is no map of Tiled in JSON", name=path.name))
    return _Reader(path.parent, report).read(value)


def _json(raw: bytes, name: str) -> Any:
    def constant(text: str) -> NoReturn:
        raise ValueError(text)

    try:
        return json.loads(raw.decode("utf-8-sig"), parse_constant=constant)
    except (ValueError, RecursionError, MemoryError) as error:  # ValueError: encoding, JSON, endless numbers
        if raw[:200].lstrip().startswith(b"<"):
            refuse(say("{name} is XML; in Tiled use Save As and choose JSON map files (.tmj)", name=name))
        reason = str(error)[:100] if isinstance(error, ValueError) else type(error).__name__
        refuse(say("{name} is not valid JSON ({reason})", name=name, reason=reason))


def text_of(value: Any) -> str:
    """A text fit for a scenario; anything else is empty."""
    return value if isinstance(value, str) and text_fault(value) is None else ""


def number_of(value: Any) -> float:
    """A number that can be reckoned with; anything else is 0."""
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e9:
        return float(value) if math.isfinite(value) else 0.0
    return 0.0


def properties_of(value: Value) -> Value:
    """Custom properties by name; those of odd shape are left out."""
    found: Value = {}
    entries = value.get("properties")
    for entry in entries[:1000] if isinstance(entries, list) else ():
        if isinstance(entry, dict) and isinstance(entry.get("name"), str):
            found[entry["name"]] = entry.get("value")
    return found


class _Reader:
    def __init__(self, folder: Path, report: Report) -> None:
        self._folder, self._report = folder, report
        self._tilesets: list[tuple[int, str, dict[int, Ground]]] = []
        self._grounds: dict[int, Ground | None] = {}

    def _note(self, place: str, message: Said) -> None:
        self._report.add(place, message)

    def read(self, value: Value) -> TiledFile:
        geometry = _geometry(value)
        made = TiledFile(geometry, properties_of(value))
        tilesets = value.get("tilesets")
        for number, tileset in enumerate(tilesets[:100] if isinstance(tilesets, list) else ()):
            self._take_tileset(f"tilesets[{number}]", tileset)
        self._tilesets.sort(key=lambda one: one[0])
        for number, (layer, x, y) in enumerate(self._layers(value["layers"], 0.0, 0.0, 0)):
            if number >= MAX_LAYERS:
                self._note("layers", say("has more than {limit} layers; the rest is left out", limit=MAX_LAYERS))
                break
            kind = layer.get("type")
            place = say("layer {name}", name=shown(layer.get("name", number)))
            if kind == "tilelayer":
                self._take_tiles(place, layer, made)
            elif kind == "objectgroup":
                self._take_objects(place, layer, x, y, made)
            else:
                self._note(place, say("is of the kind {kind}, which has no meaning here", kind=shown(kind)))
        return made

    def _layers(self, layers: Any, x: float, y: float, depth: int) -> Iterator[tuple[Value, float, float]]:
        """All layers from the bottom up, those in groups too, each with how far it is moved."""
        for layer in layers if isinstance(layers, list) else ():
            if not isinstance(layer, dict):
                self._note("layers", say("has something that is no layer: {value}", value=shown(layer)))
                continue
            dx, dy = x + number_of(layer.get("offsetx")), y + number_of(layer.get("offsety"))
            if layer.get("type") != "group":
                yield layer, dx, dy
            elif depth < _MAX_GROUPS:
                yield from self._layers(layer.get("layers"), dx, dy, depth + 1)
            else:
                self._note("layers", say("has groups more than {limit} deep; they are left out", limit=_MAX_GROUPS))

    # -- tilesets ------------------------------------------------------------------------------------------------------

    def _take_tileset(self, place: str, value: Any) -> None:
        first = value.get("firstgid") if isinstance(value, dict) else None
        if type(first) is not int or not 1 <= first <= _GID:
            self._note(place, say("is no tileset"))
            return
        if "source" in value:
            value = self._external(place, value["source"])
        name = text_of(value.get("name"))
        grounds: dict[int, Ground] = {}
        tiles = value.get("tiles")
        for tile in tiles[:10_000] if isinstance(tiles, list) else ():
            if isinstance(tile, dict) and type(tile.get("id")) is int:
                grounds[tile["id"]] = _ground(properties_of(tile))
        if name == tiled_tiles.NAME:  # ours says what its tiles mean even when their properties are lost
            grounds = {tile: _ground(tiled_tiles.properties_of(tile)) for tile in range(tiled_tiles.COUNT)} | grounds
        self._tilesets.append((first, name or place, grounds))

    def _external(self, place: str, source: Any) -> Value:
        """A tileset in a file of its own: only one beside the map, and only JSON."""
        name = source.removeprefix("./") if isinstance(source, str) else ""
        if not _PLAIN_NAME.fullmatch(name) or name in (".", ".."):
            self._note(place, say("{file} does not lie beside the map; it is not read", file=shown(source)))
            return {}
        if not name.lower().endswith((".tsj", ".json")):
            self._note(place, say("{file} is no JSON tileset; embed it in the map, or save it as .tsj", file=name))
            return {"name": Path(name).stem}
        try:
            found = _json(read_bounded(self._folder / name, MAX_TILESET_BYTES), name)
        except ExchangeError as error:
            self._note(place, error.message)
            return {"name": Path(name).stem}
        return found if isinstance(found, dict) else {}

    def _ground_of(self, place: str, gid: int) -> Ground | None:
        """The meaning of a tile, None if it has none; each unknown tile is reported once."""
        if gid not in self._grounds:
            home = next(((f, name, tiles) for f, name, tiles in reversed(self._tilesets) if f <= gid), None)
            ground = home[2].get(gid - home[0]) if home else None
            if ground == Ground():
                ground = None
            if ground is None:
                what = say("tile {tile} of {tileset}", tile=gid - home[0], tileset=home[1]) if home else str(gid)
                self._note(place, say("{what} has neither a property terrain nor level; it is left out", what=what))
            self._grounds[gid] = ground
        return self._grounds[gid]

    # -- layers --------------------------------------------------------------------------------------------------------

    def _take_tiles(self, place: str, layer: Value, made: TiledFile) -> None:
        width, height = made.geometry.shape
        if "chunks" in layer:
            self._note(place, say("belongs to an infinite map; turn that off in the properties of the map"))
            return
        if (layer.get("width", width), layer.get("height", height)) != (width, height):
            self._note(place, say("has another size than the map; it is left out"))
            return
        try:
            tiles = _unpacked(layer, width * height)
        except ExchangeError as error:
            self._note(place, error.message)
            return
        for h in range(made.geometry.grid.n):
            gid = tiles[made.geometry.cell(h)] & _GID
            ground = self._ground_of(place, gid) if gid else None
            if ground is not None and ground.terrain is not None:
                made.terrain[h] = ground.terrain
            if ground is not None and ground.level is not None:
                made.level[h] = ground.level

    def _take_objects(self, place: str, layer: Value, x: float, y: float, made: TiledFile) -> None:
        role = _role(layer)
        if role:
            made.roles.add(role)
        objects = layer.get("objects")
        for value in objects if isinstance(objects, list) else ():
            if not isinstance(value, dict):
                self._note(place, say("has something that is no object: {value}", value=shown(value)))
                continue
            name, kind = text_of(value.get("name")), text_of(value.get("type")) or text_of(value.get("class"))
            at = say("{layer}, object {id}", layer=place, id=shown(value.get("id", name)))
            if "template" in value:
                self._note(at, say("comes from a template, which is not read; detach it in Tiled"))
                continue
            letters = value.get("text")
            text = text_of(letters.get("text")) if isinstance(letters, dict) else ""
            points = tuple((px + x, py + y) for px, py in _points(value))
            made.shapes.append(Shape(at, role or kind, kind, name, text, points, properties_of(value)))


def _geometry(value: Value) -> TiledGrid:
    """The grid of the map. Its numbers are checked one by one: everything else is reckoned with them."""
    if value.get("orientation") != "hexagonal":
        refuse(say("the map is {kind}, not hexagonal", kind=shown(value.get("orientation"))))
    if value.get("infinite") is True:
        refuse(say("the map is infinite; turn that off in the properties of the map, so that it has a size"))
    numbers = {}
    for key, most in (("width", MAX_LINES), ("height", MAX_LINES), ("tilewidth", 4096), ("tileheight", 4096)):
        number = value.get(key)
        if type(number) is not int or not 1 <= number <= most:
            refuse(say("{key} must be from 1 to {most}, not {value}", key=key, most=most, value=shown(number)))
        numbers[key] = number
    axis, index = value.get("staggeraxis", "y"), value.get("staggerindex", "odd")
    if axis not in ("x", "y") or index not in ("odd", "even"):
        refuse(say("the map does not say which columns or rows are staggered"))
    first = properties_of(value).get("bk40_first")
    top: Literal["flat", "pointy"] = "flat" if axis == "x" else "pointy"
    own: Literal["column", "row"] = "column" if axis == "x" else "row"
    size = (numbers["width"], numbers["height"]) if axis == "x" else (numbers["height"], numbers["width"])
    tile = (numbers["tilewidth"], numbers["tileheight"])
    across, along = tile if axis == "x" else (tile[1], tile[0])
    side = value.get("hexsidelength", 0)
    if type(side) is not int or not 0 <= side <= across:
        refuse(say("{key} must be from 1 to {most}, not {value}", key="hexsidelength", most=across, value=shown(side)))
    kind: Literal["column", "row"] = first if first in ("column", "row") else own
    return TiledGrid(Grid(*size, top, kind, "even" if index == "odd" else "odd"), across, along, side)


def _ground(properties: Value) -> Ground:
    terrain, level = properties.get("terrain"), properties.get("level")
    return Ground(
        terrain if isinstance(terrain, str) and terrain in TERRAINS else None,
        level if type(level) is int and 0 <= level <= MAX_LEVEL else None,
    )


def _role(layer: Value) -> str:
    """What the objects of a layer are: by our property, else by its name."""
    said = properties_of(layer).get(ROLE)
    called = text_of(layer.get("name")).strip().lower()
    return next((role for role, name, _ in LAYERS if role == said or (said is None and called in (name, role))), "")


def _points(value: Value) -> list[Point]:
    """The points of an object on the map. A rectangle, ellipse, text or tile stands for its middle."""
    x, y = number_of(value.get("x")), number_of(value.get("y"))
    width, height = number_of(value.get("width")), number_of(value.get("height"))
    way = value.get("polyline", value.get("polygon"))
    if isinstance(way, list):
        bare = [(number_of(one.get("x")), number_of(one.get("y"))) for one in way if isinstance(one, dict)]
        if "polygon" in value and bare:
            bare.append(bare[0])
    else:
        bare = [(width / 2, -height / 2 if "gid" in value else height / 2)]
    turn = math.radians(number_of(value.get("rotation")))
    c, s = math.cos(turn), math.sin(turn)
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in bare]


def _unpacked(layer: Value, count: int) -> tuple[int, ...]:
    """The tiles of a layer, exactly `count`; never unpacks more than that."""
    data, encoding = layer.get("data"), layer.get("encoding", "csv")
    if isinstance(data, list) and encoding == "csv":
        if len(data) != count or not all(type(gid) is int and 0 <= gid <= 0xFFFFFFFF for gid in data):
            refuse(say("has not one tile for each hex"))
        return tuple(data)
    if encoding != "base64" or not isinstance(data, str):
        refuse(say("is encoded in a way that is not known here: {encoding}", encoding=shown(encoding)))
    try:
        raw = base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        refuse(say("is no base64 text"))
    packing = layer.get("compression", "")
    if packing == "zstd":
        refuse(say("is packed with Zstandard; choose zlib, gzip or CSV in the properties of the map"))
    if packing in ("zlib", "gzip"):
        raw = _inflated(raw, 4 * count)
    elif packing not in ("", None):
        refuse(say("is encoded in a way that is not known here: {encoding}", encoding=shown(packing)))
    if len(raw) != 4 * count:
        refuse(say("has not one tile for each hex"))
    return tuple(unpack(f"<{count}I", raw))


def _inflated(raw: bytes, size: int) -> bytes:
    """At most one byte more than wanted: a small file may unpack to a huge one."""
    try:
        return zlib.decompressobj(wbits=47).decompress(raw, size + 1)  # 47: zlib or gzip
    except zlib.error:
        refuse(say("is damaged: it cannot be unpacked"))
