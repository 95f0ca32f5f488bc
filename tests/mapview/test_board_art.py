"""The map as it is drawn: what must differ does, what must be the same is, on boards of every kind."""

from itertools import pairwise, product
from random import Random
from time import process_time
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bk40qt.engine.board import Board, pair
from bk40qt.engine.hexgrid import Grid
from bk40qt.mapview.board_art import BoardArt, picture
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.sheet import Sheet
from bk40qt.mapview.style import DARK, LIGHT, MapStyle, style_for
from bk40qt.mapview.water import Streams
from tests.engine.boards import load, plain
from tests.mapview.drawn_boards import landscape

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(
    board: Board, scale: float, style: MapStyle = LIGHT, numbers: bool = True, area: QRectF | None = None
) -> QImage:
    art = BoardArt(board, HexLayout(board.grid), style)
    return drawn_by(art, scale, area or art.bounds, numbers)


def drawn_by(art: BoardArt, scale: float, area: QRectF, numbers: bool = True) -> QImage:
    image = QImage(round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32)
    image.fill(QColor(art.style.paper))
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-area.topLeft())
    art.paint(painter, area, scale, numbers)
    painter.end()
    return image


def mean_colour(image: QImage) -> tuple[float, ...]:
    one = image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    colour = QColor(one.pixel(0, 0))
    return colour.redF(), colour.greenF(), colour.blueF()


def hex_area(board: Board, name: str, size: float = 70.0) -> QRectF:
    centre = HexLayout(board.grid).centre(board.h(name))
    return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)


def distance(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return sum(abs(x - y) for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("style", (LIGHT, DARK), ids=lambda style: style.name)
@pytest.mark.parametrize("scale", (1.0, 0.2, 0.1))
def test_terrains_can_be_told_apart_at_every_distance(scale, style):
    names = {"clear": "0202", "woods": "0206", "orchard": "0602", "village": "0606"}
    board = plain(8, 8, terrain={name: terrain for terrain, name in names.items()})
    looks = {t: mean_colour(drawn(board, scale, style, area=hex_area(board, n))) for t, n in names.items()}
    for a, b in product(looks, looks):
        assert a == b or distance(looks[a], looks[b]) > 0.03, (a, b)


@pytest.mark.parametrize("style", (LIGHT, DARK), ids=lambda style: style.name)
def test_each_level_has_its_tint(style):
    tints = [style.level_colour(level).getRgbF()[:3] for level in range(8)]
    assert all(distance(a, b) > 0.08 for a, b in pairwise(tints))
    assert style.level_colour(20) == QColor(style.levels[-1])


@pytest.mark.parametrize("name", ("hannut", "stonne"))
@pytest.mark.parametrize("scale", (0.1, 0.3, 0.6))
def test_the_same_board_always_gives_the_same_picture(name, scale):
    assert drawn(load(name), scale) == drawn(load(name), scale)


@pytest.mark.parametrize(
    "letters", (LIGHT.hex_number, LIGHT.village_name, LIGHT.water_name), ids=lambda one: str(one.size)
)
def test_text_painted_elsewhere_does_not_change_the_map(letters):
    """Qt keeps one face of a font for all who draw with it. Text drawn last without scaling, its letters between two
    pixels, shifts the outlines that are taken of the same size afterwards."""
    first = drawn(load("stonne"), 1.0)
    image = QImage(300, 50, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setFont(letters.font(round(letters.size)))
    painter.drawText(QPointF(5.3, 25.3), "0123456789 Stonne")
    painter.end()
    assert drawn(load("stonne"), 1.0) == first


def test_a_part_is_painted_as_it_is_in_the_whole():
    board = load("hannut")
    art = BoardArt(board, HexLayout(board.grid), LIGHT)
    whole = drawn_by(art, 0.5, art.bounds)
    for left, top in product((0, 240, 700), (0, 330, 600)):
        area = QRectF(art.bounds.left() + left * 2, art.bounds.top() + top * 2, 400, 400)
        part = drawn_by(BoardArt(board, HexLayout(board.grid), LIGHT), 0.5, area)
        assert same(part, whole.copy(left, top, 200, 200)), (left, top)


def same(a: QImage, b: QImage) -> bool:
    """Alike to the eye: Qt rounds a few pixels of curves differently where its clip cuts them."""
    first, second = bytes(a.constBits()), bytes(b.constBits())
    assert a.size() == b.size() and len(first) == len(second)
    off = [abs(x - y) for x, y in zip(first, second, strict=True) if abs(x - y) > 2]
    return len(off) < 0.0005 * len(first) and max(off, default=0) < 80


def test_hex_numbers_can_be_left_out():
    board = plain(3, 3)
    assert drawn(board, 1.0, numbers=True) != drawn(board, 1.0, numbers=False)
    assert drawn(board, 0.3, numbers=True) == drawn(board, 0.3, numbers=False), "too small to be read"


@pytest.mark.parametrize("top, first", (("flat", "column"), ("pointy", "row")))
@pytest.mark.parametrize("size", ((1, 1), (1, 5), (5, 1), (2, 2)))
def test_boards_of_any_size_are_painted_at_any_scale(top, first, size):
    grid = Grid(*size, top, first)
    hexes = {
        name: {"terrain": ("village", "woods", "orchard")[i % 3], "level": i * 5} for i, name in enumerate(grid.ids)
    }
    long = {"name": "A name longer than the map", "kind": "hill", "hexes": [grid.ids[0]]}
    exits = [{"hex": grid.ids[0], "edge": edge, "type": "main_road"} for edge in grid.edges(0)]
    board = Board.build(grid, hexes, road_exits=exits, places=[long, {**long, "kind": "village"}])
    for scale in (0.05, 0.2, 0.5, 3.0):
        assert not drawn(board, scale).isNull()


@pytest.mark.parametrize("shifted", ("odd", "even"))
@pytest.mark.parametrize("top, first", (("flat", "column"), ("pointy", "row")))
def test_the_sheet_lies_on_the_board_and_finds_every_hex_of_an_area(top, first, shifted):
    grid = Grid(5, 6, top, first, shifted)
    layout = HexLayout(grid)
    board = Board.build(grid, {name: {"terrain": "clear", "level": 0} for name in grid.ids})
    sheet = Sheet(board, layout)
    shown = {sheet.board_hex(e): e for e in range(sheet.grid.n)}
    for h in range(grid.n):
        e = shown[h]
        assert QPointF(*sheet.centre(e)) == layout.centre(h)
        around = [sheet.board_hex(n) for n in sheet.grid.neighbours[e]]
        assert around == list(grid.neighbours[h])
        for point in layout.corners(h):
            small = QRectF(point.x() - 0.1, point.y() - 0.1, 0.2, 0.2)
            assert h in {spot.h for spot in sheet.spots_in(small)}


def traced(board, layout):
    streams = Streams(board, layout)
    for _ in streams.trace():
        pass
    return streams


def test_streams_grow_from_source_to_mouth_in_whatever_order_the_file_lists_them():
    board = load("hannut")
    layout = HexLayout(board.grid)
    named = dict(board.stream_names)
    straight = traced(board, layout)
    mixed = dict(sorted(named.items(), key=lambda item: hash(item[0])))
    mixed = {next(iter(named)): named[next(iter(named))], **mixed}  # the source stays first
    shuffled = Board.build(
        board.grid,
        {name: {"terrain": "clear", "level": 0} for name in board.grid.ids},
        [{"between": [board.id(a), board.id(b)], "feature": "stream", "name": n} for (a, b), n in mixed.items()],
    )
    longest = max(straight.courses, key=len)
    assert [reach.side for reach in longest] == [s for s, n in named.items() if n == "Petite Gette"]
    again = max(traced(shuffled, layout).courses, key=len)
    assert [reach.side for reach in again] == [reach.side for reach in longest]


def test_the_bends_of_a_stream_join_end_to_end():
    board = load("stonne")
    streams = traced(board, HexLayout(board.grid))
    bends = [bend for h in range(board.grid.n) for bend in streams.bends(h)]
    ends = [bend.path.pointAtPercent(share) for bend in bends for share in (0.0, 1.0)]
    for reach in streams.reaches:
        near = [end for end in ends if (end - QPointF(*reach.mid)).manhattanLength() < 0.01]
        assert len(near) == 2, "each side is entered from both of its corners"


def test_the_name_of_a_stream_is_written_where_no_stream_has_it():
    grid = Grid(6, 6, "pointy", "row")
    place = {"name": "Meuse", "kind": "stream", "hexes": ["0303"]}
    hexes = {name: {"terrain": "clear", "level": 0} for name in grid.ids}
    with_name, without = (Board.build(grid, hexes, places=places) for places in ([place], []))
    area = hex_area(with_name, "0303", 140.0)
    assert not same(drawn(with_name, 1.0, area=area), drawn(without, 1.0, area=area))


def test_pictures_keep_to_their_size():
    board = load("stonne")
    for width, height in ((320, 240), (120, 90), (900, 900)):
        image = picture(board, HexLayout(board.grid), LIGHT, width, height)
        assert width - 1 <= image.width() <= width or height - 1 <= image.height() <= height
        assert image.width() <= width and image.height() <= height


def test_themes_have_their_styles():
    assert style_for("dark") is DARK and style_for("light") is LIGHT and style_for("system") is LIGHT


class Draft:
    """A map that is being edited: each stroke changes terrain or levels in a small area, or one road, exit or side."""

    def __init__(self, grid: Grid, random: Random) -> None:
        self.grid, self._random = grid, random
        self._hexes = {name: {"terrain": "clear", "level": 2} for name in grid.ids}
        sides = {pair(h, n) for h in range(grid.n) for n in grid.neighbours[h] if n >= 0}
        self._loose = random.sample(sorted(sides), len(sides))
        self._roads, self._streams, self._cliffs = (
            [self._loose.pop() for _ in range(grid.n // share)] for share in (2, 5, 8)
        )
        self._exits = [h for h in range(grid.n) if grid.edges(h)][::3]
        village, hill = random.sample(grid.ids, 5), random.sample(grid.ids, 2)
        self._places = [
            {"name": "Jauche", "kind": "village", "hexes": village},
            {"name": "Butte", "kind": "hill", "hexes": hill},
        ]

    def board(self) -> Board:
        def along(sides: list[tuple[int, int]], **entry: str) -> list[dict[str, Any]]:
            return [{"between": [self.grid.ids[h] for h in side], **entry} for side in sides]

        return Board.build(
            self.grid,
            self._hexes,
            along(self._streams, feature="stream", name="Gette") + along(self._cliffs, feature="cliff"),
            along(self._roads, type="main_road"),
            road_exits=[
                {"hex": self.grid.ids[h], "edge": min(self.grid.edges(h)), "type": "main_road"} for h in self._exits
            ],
            places=self._places,
        )

    def stroke(self) -> set[int]:
        """Returns the hexes that it changes."""
        random, grid = self._random, self.grid
        part = random.choice(("terrain", "terrain", "terrain", "level", "level", "road", "stream", "cliff", "exit"))
        if part in ("terrain", "level"):
            area = set(grid.within(random.randrange(grid.n), random.randrange(3)))
            kinds = ("clear", "woods", "woods", "orchard", "village", "village")
            value = random.choice(kinds if part == "terrain" else range(6))
            for h in area:
                self._hexes[grid.ids[h]][part] = value
            return area
        if part == "exit":
            return {self._exits.pop(0)} if self._exits else set()
        sides = {"road": self._roads, "stream": self._streams, "cliff": self._cliffs}[part]
        gone, new = sides.pop(0), self._loose.pop(0)
        sides.append(new)
        self._loose.append(gone)
        return {*gone, *new}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("top, first", (("flat", "column"), ("pointy", "row")))
def test_a_map_changed_bit_by_bit_looks_like_one_drawn_afresh(top, first, seed):
    """What is kept of the hexes around a change must not show through."""
    draft = Draft(Grid(8, 7, top, first, ("odd", "even")[seed % 2]), Random(seed))
    layout = HexLayout(draft.grid)
    art = BoardArt(draft.board(), layout, LIGHT)
    scales = (0.1, 0.3, 0.4)  # the overview, the plain drawing, the detailed one
    for number in range(10):
        changed = draft.stroke()
        board = draft.board()
        art.set_board(board, changed)
        fresh = BoardArt(board, layout, LIGHT)
        for scale in scales:
            assert drawn_by(art, scale, art.bounds) == drawn_by(fresh, scale, art.bounds), (number, scale)


def test_a_church_is_rebuilt_elsewhere_when_its_village_grows():
    """One church to a village, in the hex that its name lists first: that may be far from the change."""
    places = [{"name": "Jauche", "kind": "village", "hexes": ["0202", "0808"]}]
    grid = Grid(9, 9, "flat", "column")
    hexes = {name: {"terrain": "clear", "level": 0} for name in grid.ids}
    village = {"terrain": "village", "level": 0}
    small = Board.build(grid, {**hexes, "0808": village}, places=places)
    grown = Board.build(grid, {**hexes, "0808": village, "0202": village}, places=places)
    art = BoardArt(small, HexLayout(grid), LIGHT)
    drawn_by(art, 0.5, art.bounds)
    assert art.set_board(grown, {grown.h("0202")}) == {grown.h("0202"), grown.h("0808")}
    assert drawn_by(art, 0.5, art.bounds) == drawn(grown, 0.5)


@pytest.mark.parametrize("top", ("flat", "pointy"))
def test_a_large_map_is_ready_within_a_second(top):
    board = landscape(200, 200, top)
    start = process_time()
    art = BoardArt(board, HexLayout(board.grid), LIGHT)
    for _ in art.preparing():
        pass
    drawn_by(art, 1.0, QRectF(9000, 9000, 256, 256))
    assert process_time() - start < 1.0
