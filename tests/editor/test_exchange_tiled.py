"""Maps to Tiled and back: what is exported comes back unchanged, what is edited comes back as it looks, and no file,
however odd, does more than fill a list."""

import base64
import gzip
import json
import os
import random
import shutil
import subprocess
import zlib
from itertools import pairwise
from struct import pack

import pytest
from PySide6.QtGui import QImage

from bk40qt.engine.board import TERRAINS, Board
from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.rules.blitz40.scenario_map import board_document
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.exchange.common import Cancelled, ExchangeError
from editor.exchange.tiled_export import write_tiled
from editor.exchange.tiled_grid import TiledGrid, trails
from editor.exchange.tiled_import import map_patch, read_tiled

TILED = shutil.which("tiled")
RASTERISER = shutil.which("tmxrasterizer")
needs_tiled = pytest.mark.skipif(
    not (TILED and RASTERISER), reason="Tiled is not installed (Debian: apt install tiled)"
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def stonne():
    return ScenarioDocument.from_file(shipped_scenarios()["stonne"])


@pytest.fixture
def exported(stonne, tmp_path):
    """A file, and the value in it to be changed; `save` writes the changed value."""
    path = tmp_path / "stonne.tmj"
    write_tiled(path, stonne.data)

    class Exported:
        value = json.loads(path.read_text(encoding="utf-8"))

        def save(self):
            path.write_text(json.dumps(self.value), encoding="utf-8")
            return path

        def layer(self, name):
            return next(layer for layer in self.value["layers"] if layer["name"] == name)

    made = Exported()
    made.path = path
    return made


def messages(tiled):
    return "\n".join(str(problem) for problem in tiled.problems)


# ------------------------------------------------------------------------------------------------------- there and back


@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_a_shipped_map_comes_back_unchanged(name, tmp_path):
    document = ScenarioDocument.from_file(shipped_scenarios()[name])
    heard = []
    files = write_tiled(tmp_path / f"{name}.tmj", document.data, heard.append)
    assert [file.name for file in files] == [f"{name}.tmj", f"{name}-tiles.png"]
    assert heard == sorted(heard) and heard[-1] == 1.0
    tiled = read_tiled(tmp_path / f"{name}.tmj")
    assert tiled.problems == ()
    assert tiled.map == document.data["map"]
    assert map_patch(document, tiled) == (None, ())


def random_board(seed: int) -> Board:
    chance = random.Random(seed)
    top = chance.choice(["flat", "pointy"])
    grid = Grid(
        chance.randint(1, 9),
        chance.randint(1, 9),
        top,
        "column" if top == "flat" else "row",
        chance.choice(["odd", "even"]),
    )
    hexes = {}
    for name in grid.ids:
        hexes[name] = {"terrain": chance.choice(TERRAINS), "level": chance.randint(0, 20)}
        if chance.random() < 0.2:
            hexes[name]["name"] = f"{name} “é”,{{"
    sides = sorted({tuple(sorted((h, o))) for h in range(grid.n) for o in grid.neighbours[h] if o >= 0})
    named = [[grid.ids[a], grid.ids[b]] for a, b in sides]

    def some(share):
        return [side for side in named if chance.random() < share]

    streams = some(0.3)
    chance.shuffle(streams)
    hexsides = [{"between": s, "feature": "stream", "name": chance.choice(["", "Gette", "Bar"])} for s in streams]
    hexsides += [{"between": s, "feature": "cliff"} for s in some(0.3)]
    roads = [{"between": s, "type": chance.choice(["main_road", "secondary_road"])} for s in some(0.5)]
    exits = [
        {"hex": grid.ids[h], "edge": edge, "type": "main_road"}
        for h in range(grid.n)
        for edge in sorted(grid.edges(h))
        if chance.random() < 0.3
    ]
    places = [
        {"name": f"Place {n}", "kind": chance.choice(["village", "hill", "wood", "stream"]), "hexes": hexes_}
        for n, hexes_ in enumerate([chance.sample(grid.ids, min(grid.n, n + 1)) for n in range(4)])
    ]
    return Board.build(grid, hexes, hexsides, roads, [{"between": s} for s in some(0.2)], exits, places, 333)


@pytest.mark.parametrize("seed", range(60))
def test_any_map_comes_back_unchanged(seed, stonne, tmp_path):
    chart = board_document(random_board(seed))
    write_tiled(tmp_path / "any.tmj", {**stonne.data, "map": chart, "victory": {"kind": "hold"}, "control": []})
    tiled = read_tiled(tmp_path / "any.tmj")
    assert tiled.problems == ()
    assert tiled.map == chart


@pytest.mark.parametrize("top", ["flat", "pointy"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_points_mean_the_hexes_sides_and_corners_they_lie_on(top, shifted):
    grid = Grid(5, 6, top, "column" if top == "flat" else "row", shifted)
    geometry = TiledGrid(grid)
    for h in range(grid.n):
        x, y = geometry.centre(h)
        assert geometry.hex_at((x + 13, y - 17)) == h
        for other in grid.neighbours[h]:
            if other >= 0:
                ox, oy = geometry.centre(other)
                assert set(geometry.side_at(((x + ox) / 2 + 3, (y + oy) / 2 - 3))) == {h, other}
                start, end = geometry.ends(h, other)
                assert set(geometry.hexes_beside(start, end)) == {h, other}
                px, py = geometry.corner(start)
                assert geometry.corner_at((px + 9, py - 9)) == start
    assert geometry.hex_at((-500, -500)) == -1


def test_ways_use_each_edge_once():
    edges = [(1, 2), (2, 3), (3, 1), (3, 4), (5, 6)]
    ways = trails(edges)
    used = [frozenset(pair) for way in ways for pair in pairwise(way)]
    assert sorted(map(sorted, used)) == sorted(map(sorted, edges))
    assert len(ways) == 2


def test_a_cancelled_export_writes_nothing(stonne, tmp_path):
    def stop(share):
        raise Cancelled

    with pytest.raises(Cancelled):
        write_tiled(tmp_path / "x.tmj", stonne.data, stop)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_said(stonne, tmp_path):
    with pytest.raises(ExchangeError, match="cannot be written"):
        write_tiled(tmp_path / "nowhere" / "x.tmj", stonne.data)


# --------------------------------------------------------------------------------------------------- edited in Tiled


def test_a_changed_tile_changes_one_hex(stonne, exported):
    terrain = exported.layer("terrain")
    geometry = TiledGrid(stonne.grid)
    h = stonne.grid.index["0703"]
    terrain["data"][geometry.cell(h)] = 1 + TERRAINS.index("orchard") + 0x80000000 + 0x20000000  # mirrored and turned
    patch, _ = map_patch(stonne, read_tiled(exported.save()))
    assert patch.hexes == {"0703"}
    assert patch.title == "import the Tiled map stonne (1 hex)"
    undo = stonne.apply(patch)
    assert stonne.data["map"]["hexes"]["0703"]["terrain"] == "orchard"
    stonne.apply(undo)
    assert stonne.text() == shipped_scenarios()["stonne"].read_text(encoding="utf-8")


def test_a_road_drawn_with_two_clicks_leads_from_hex_to_hex(stonne, exported):
    geometry = TiledGrid(stonne.grid)
    (x, y), (ex, ey) = (geometry.centre(stonne.grid.index[name]) for name in ("1001", "1004"))
    line = {"id": 900, "x": x + 8, "y": y - 5, "polyline": [{"x": 0, "y": 0}, {"x": ex - x, "y": ey - y + 9}]}
    exported.layer("main roads")["objects"].append(line)
    tiled = read_tiled(exported.save())
    added = [entry for entry in tiled.map["roads"] if entry not in stonne.data["map"]["roads"]]
    assert [entry["between"] for entry in added] == [["1001", "1002"], ["1002", "1003"], ["1003", "1004"]]
    assert tiled.problems == ()


def test_a_stream_drawn_roughly_runs_along_hexsides(stonne, exported):
    geometry = TiledGrid(stonne.grid)
    index = stonne.grid.index
    start, _ = geometry.ends(index["0802"], index["0902"])
    _, end = geometry.ends(index["0805"], index["0905"])
    (x, y), (ex, ey) = geometry.corner(start), geometry.corner(end)
    line = {"id": 901, "name": "Nouveau", "x": x, "y": y, "polyline": [{"x": 4, "y": 3}, {"x": ex - x, "y": ey - y}]}
    exported.layer("streams")["objects"].append(line)
    tiled = read_tiled(exported.save())
    added = [entry for entry in tiled.map["hexsides"] if entry.get("name") == "Nouveau"]
    assert len(added) >= 3
    patch, _ = map_patch(stonne, tiled)
    stonne.apply(patch)
    assert stonne.problems() == ()


def test_objects_are_known_by_their_layer_whatever_it_is_called_and_wherever_it_is(stonne, exported):
    layers = exported.value["layers"]
    roads = exported.layer("main roads")
    roads["name"] = "Straßen"
    for thing in roads["objects"]:
        thing["type"] = ""
        thing["x"] -= 70
    roads["offsetx"] = 50
    layers.remove(roads)
    layers.append({"type": "group", "name": "g", "offsetx": 20, "layers": [roads]})
    assert map_patch(stonne, read_tiled(exported.save())) == (None, ())


def test_a_turned_line_is_read_as_it_lies(stonne, exported):
    for thing in exported.layer("cliffs")["objects"]:
        thing["polyline"] = [{"x": p["y"], "y": -p["x"]} for p in thing["polyline"]]
        thing["rotation"] = 90
    assert map_patch(stonne, read_tiled(exported.save())) == (None, ())


def test_victory_hexes_follow(stonne, exported):
    layer = exported.layer("victory")
    moved = layer["objects"][0]
    moved["x"] += TiledGrid(stonne.grid).tile[0] * 3
    patch, problems = map_patch(stonne, read_tiled(exported.save()))
    stonne.apply(patch)
    assert problems == ()
    assert stonne.data["victory"]["hold"] == ["0513", "0511"]
    assert {entry["hex"] for entry in stonne.data["control"]} == {"0513", "0511"}
    assert stonne.problems() == ()


def test_victory_hexes_of_the_other_kind_are_reported(stonne, exported):
    thing = exported.layer("victory")["objects"][0]
    thing["type"], thing["text"]["text"] = "points", "3"
    patch, problems = map_patch(stonne, read_tiled(exported.save()))
    assert "do not go with the kind of victory" in problems[0].message
    assert patch is not None


def test_another_grid_replaces_the_whole_map(exported):
    hannut = ScenarioDocument.from_file(shipped_scenarios()["hannut"])
    before = hannut.text()
    patch, _ = map_patch(hannut, read_tiled(exported.path))
    undo = hannut.apply(patch)
    assert hannut.grid.top == "pointy"
    assert hannut.problems()  # zones and victory hexes are off the map now, and the list says so
    hannut.apply(undo)
    assert hannut.text() == before


def packed(layer, how):
    raw = pack(f"<{len(layer['data'])}I", *layer["data"])
    layer["encoding"] = "base64"
    if how:
        layer["compression"] = how
    layer["data"] = base64.b64encode({"": lambda b: b, "zlib": zlib.compress, "gzip": gzip.compress}[how](raw)).decode()


@pytest.mark.parametrize("how", ["", "zlib", "gzip"])
def test_packed_layers_are_read(stonne, exported, how):
    for name in ("levels", "terrain"):
        packed(exported.layer(name), how)
    assert map_patch(stonne, read_tiled(exported.save())) == (None, ())


def test_an_external_tileset_beside_the_map_is_read(stonne, exported, tmp_path):
    (tileset,) = exported.value["tilesets"]
    exported.value["tilesets"] = [{"firstgid": tileset.pop("firstgid"), "source": "ground.tsj"}]
    tileset["name"] = "anything"
    (tmp_path / "ground.tsj").write_text(json.dumps(tileset), encoding="utf-8")
    tiled = read_tiled(exported.save())
    assert tiled.problems == ()
    assert map_patch(stonne, tiled) == (None, ())


def test_our_own_tiles_are_known_without_their_properties(stonne, exported):
    del exported.value["tilesets"][0]["tiles"]
    assert map_patch(stonne, read_tiled(exported.save())) == (None, ())


@pytest.mark.parametrize(
    "source",
    [
        "../ground.tsj",
        "/etc/passwd",
        "http://example.org/x.tsj",
        "a/b.tsj",
        "C:\\x.tsj",
        "..",
        "",
        7,
        "x.tsx",
        "no.tsj",
    ],
)
def test_other_tilesets_are_never_read(exported, source):
    exported.value["tilesets"] = [{"firstgid": 1, "source": source}]
    tiled = read_tiled(exported.save())
    assert "tilesets[0]" in messages(tiled)
    assert all(entry["terrain"] == "clear" for entry in tiled.map["hexes"].values())


# ------------------------------------------------------------------------------------------------------ hostile files


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"orientation": "orthogonal"}, "not hexagonal"),
        ({"infinite": True}, "infinite"),
        ({"width": 0}, "width"),
        ({"width": 10**7}, "width"),
        ({"height": 251}, "height"),
        ({"height": True}, "height"),
        ({"tilewidth": "120"}, "tilewidth"),
        ({"hexsidelength": -4}, "hexsidelength"),
        ({"staggeraxis": "z"}, "staggered"),
        ({"layers": None}, "no map of Tiled"),
        ({"type": "tileset"}, "no map of Tiled"),
    ],
)
def test_what_is_no_map_is_refused_with_a_reason(exported, change, message):
    exported.value.update(change)
    with pytest.raises(ExchangeError, match=message):
        read_tiled(exported.save())


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"null", b"[]", b"{", b"\xff\xfe{", b"\x00" * 100, b"[" * 100_000, b'{"width": NaN}', b"9" * 5000,
        b'{"type":"map","layers":[],"orientation":"hexagonal","width":1e999}', b"<?xml version='1.0'?><map/>",
    ],
)  # fmt: skip
def test_rubbish_is_refused(tmp_path, raw):
    path = tmp_path / "x.tmj"
    path.write_bytes(raw)
    with pytest.raises(ExchangeError):
        read_tiled(path)


def test_what_is_no_file_or_too_large_is_refused(tmp_path):
    for path in (tmp_path, tmp_path / "missing.tmj", tmp_path / "a\0b"):
        with pytest.raises(ExchangeError):
            read_tiled(path)
    large = tmp_path / "large.tmj"
    with large.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    with pytest.raises(ExchangeError, match="larger than 32 MiB"):
        read_tiled(large)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"data": [1, 2, 3]}, "one tile for each hex"),
        ({"data": ["1"] * 208}, "one tile for each hex"),
        ({"data": [-1] * 208}, "one tile for each hex"),
        ({"data": "!!!", "encoding": "base64"}, "base64"),
        ({"data": "AAAA", "encoding": "base64"}, "one tile for each hex"),
        ({"data": "AAAA", "encoding": "base64", "compression": "zlib"}, "unpacked"),
        ({"data": "KLUv", "encoding": "base64", "compression": "zstd"}, "Zstandard"),
        ({"data": "AAAA", "encoding": "base64", "compression": "lzma"}, "not known"),
        ({"data": 5, "encoding": 6}, "not known"),
        ({"chunks": [{"data": [1]}]}, "infinite"),
        ({"width": 3}, "another size"),
        ({"data": [77] * 208}, "neither a property terrain nor level"),
        ({"type": "imagelayer", "image": "/etc/passwd"}, "has no meaning"),
        ({"type": ["x"]}, "has no meaning"),
    ],
)
def test_a_layer_that_cannot_be_read_is_listed(exported, change, message):
    exported.layer("terrain").update(change)
    tiled = read_tiled(exported.save())
    assert message in messages(tiled)
    assert "208 hexes have no tile" in messages(tiled)


def test_a_small_file_that_unpacks_to_a_huge_one_is_cut_off(exported):
    bomb = base64.b64encode(zlib.compress(b"\0" * 60_000_000, 9)).decode()
    exported.layer("terrain").update({"data": bomb, "encoding": "base64", "compression": "zlib"})
    assert "one tile for each hex" in messages(read_tiled(exported.save()))


@pytest.mark.parametrize(
    ("layer", "thing", "message"),
    [
        ("main roads", {"id": 1, "polyline": [{"x": 1e300, "y": 0}, {"x": 5, "y": 5}]}, ""),
        ("main roads", {"id": 1, "x": -9000, "polyline": [{"x": 0, "y": 0}, {"x": 20000, "y": 0}]}, "off the map"),
        ("main roads", {"id": 1, "polyline": []}, "no points"),
        ("main roads", {"id": 1, "polyline": [None, 4, {"x": "a"}]}, ""),
        ("main roads", "road", "no object"),
        ("streams", {"id": 1, "x": -60, "polyline": [{"x": 0, "y": 0}, {"x": 0, "y": 900}]}, "edge of the map"),
        ("streams", {"id": 1, "x": 1e8, "polyline": [{"x": 0, "y": 0}, {"x": 5e8, "y": 900}]}, "off the map"),
        ("bridges", {"id": 1, "x": -1000, "y": 0}, "off the map"),
        ("road exits", {"id": 1, "x": 800, "y": 600}, "not at the edge"),
        ("road exits", {"id": 1, "x": 9e8, "y": 600}, "off the map"),
        ("places", {"id": 1, "x": 300, "y": 300, "type": "village"}, "needs a name"),
        ("places", {"id": 1, "x": 300, "y": 300, "name": "Here", "type": "castle"}, "taken for a village"),
        ("places", {"id": 1, "x": 300, "y": 300, "name": "a\x1bb"}, "needs a name"),
        ("victory", {"id": 1, "x": 300, "y": 300, "type": "points", "text": {"text": "²"}}, "no victory hex"),
        ("victory", {"id": 1, "x": 300, "y": 300, "type": "points", "text": {"text": "9" * 5000}}, "no victory hex"),
        ("victory", {"id": 1, "x": 300, "y": 300, "gid": 4}, "no victory hex"),
        ("cliffs", {"id": 1, "template": "../../x.tj"}, "template"),
        ("hex names", {"id": 1, "x": float("9e8"), "text": {"text": ["x"]}}, "off the map"),
    ],
)
def test_an_object_that_means_nothing_is_listed(stonne, exported, layer, thing, message):
    exported.layer(layer)["objects"].append(thing)
    tiled = read_tiled(exported.save())
    assert message in messages(tiled)
    assert tiled.map["hexes"] == stonne.data["map"]["hexes"]


def test_unknown_layers_and_deep_groups_are_listed(exported):
    nested = {"type": "objectgroup", "name": "mine", "objects": [{"id": 3, "type": "tower", "x": 50, "y": 50}]}
    exported.value["layers"].append(nested)
    for _ in range(30):
        nested = {"type": "group", "layers": [nested]}
    exported.value["layers"] += [nested, 17, {"type": "group"}, {}]
    tiled = read_tiled(exported.save())
    for message in ("'tower'", "groups more than", "no layer: 17", "kind null"):
        assert message in messages(tiled)


def test_endless_lines_end(exported):
    far = [{"x": (n % 2) * 1700, "y": (n % 3) * 500} for n in range(100_000)]
    for layer in ("streams", "main roads"):
        exported.layer(layer)["objects"].append({"id": 1, "polyline": far})
    tiled = read_tiled(exported.save())
    assert "too long for any map" in messages(tiled)
    assert len(tiled.problems) <= 201


def test_rubbish_anywhere_in_the_file_never_does_harm(stonne, exported):
    """Every value of a small map is replaced by every kind of rubbish, one at a time."""
    chance = random.Random(5)
    rubbish = (None, True, -1, 10**30, 1e308, "", "x" * 300, [], {}, [[]], {"a": {}}, "\ud800")

    def places(value, path=()):
        if isinstance(value, dict | list):
            for key in value if isinstance(value, dict) else range(len(value)):
                yield (*path, key)
                yield from places(value[key], (*path, key))

    found = list(places(exported.value))
    original = json.dumps(exported.value)
    for path in chance.sample(found, 150):
        exported.value = json.loads(original)
        here = exported.value
        for key in path[:-1]:
            here = here[key]
        here[path[-1]] = chance.choice(rubbish)
        try:
            tiled = read_tiled(exported.save())
        except ExchangeError:
            continue
        patch, _ = map_patch(stonne, tiled)
        if patch is not None:
            document = ScenarioDocument(stonne.data)
            document.apply(patch)
            document.problems()


# --------------------------------------------------------------------------------------------------- the real Tiled


def run(*command):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, check=True, capture_output=True, timeout=120, env=environment)


@needs_tiled
@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_what_tiled_saves_comes_back_unchanged(name, tmp_path):
    document = ScenarioDocument.from_file(shipped_scenarios()[name])
    write_tiled(tmp_path / "ours.tmj", document.data)
    run(TILED, "--export-map", "json", tmp_path / "ours.tmj", tmp_path / "theirs.tmj")
    assert (tmp_path / "theirs.tmj").read_bytes() != (tmp_path / "ours.tmj").read_bytes()
    tiled = read_tiled(tmp_path / "theirs.tmj")
    assert tiled.problems == ()
    assert map_patch(document, tiled) == (None, ())


@needs_tiled
@pytest.mark.parametrize("seed", range(6))
def test_tiled_keeps_any_map_and_draws_it(seed, stonne, tmp_path):
    board = random_board(seed)
    chart = board_document(board)
    write_tiled(tmp_path / "any.tmj", {**stonne.data, "map": chart, "victory": {"kind": "hold"}, "control": []})
    run(TILED, "--export-map", "json", tmp_path / "any.tmj", tmp_path / "again.tmj")
    assert read_tiled(tmp_path / "again.tmj").map == chart
    # What Tiled draws: the tint of the level below each hex of clear ground, where we say that the hex is.
    run(RASTERISER, "--hide-layer", "terrain", *hidden(), tmp_path / "any.tmj", tmp_path / "any.png")
    picture, tiles = QImage(str(tmp_path / "any.png")), QImage(str(tmp_path / "any-tiles.png"))
    geometry = TiledGrid(board.grid)
    width, height = geometry.tile
    for h in range(board.grid.n):
        x, y = geometry.centre(h)
        row, column = divmod(len(TERRAINS) + board.level[h], 5)
        wanted = tiles.pixelColor(column * width + width // 2, row * height + height // 2)
        drawn = picture.pixelColor(int(x), int(y))
        assert max(abs(a - b) for a, b in zip(wanted.getRgb(), drawn.getRgb(), strict=True)) <= 3


def hidden():
    names = (
        "streams",
        "cliffs",
        "main roads",
        "secondary roads",
        "road exits",
        "bridges",
        "places",
        "hex names",
        "victory",
    )
    return [word for name in names for word in ("--hide-layer", name)]
