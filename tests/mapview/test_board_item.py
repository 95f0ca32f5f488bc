"""Tiles: they show what the vectors show, without seams, and only those that changed are drawn again."""

import gc
from math import inf

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.board import Board
from bk40qt.mapview.board_item import BoardItem
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.style import DARK, LIGHT
from bk40qt.mapview.tiles import TileCache, area_of, tile_side
from tests.engine.boards import load, plain
from tests.mapview.test_board_art import drawn_by, same


class Map:
    """A board in a view without frame or scroll bars."""

    def __init__(self, qtbot, board: Board, scale: float, size: tuple[int, int] = (700, 500)) -> None:
        self.item = BoardItem(board, HexLayout(board.grid), LIGHT)
        self.scene = QGraphicsScene()
        self.scene.addItem(self.item)
        self.scene.setSceneRect(self.item.boundingRect())
        self.view = QGraphicsView(self.scene)
        qtbot.addWidget(self.view)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.view.setHorizontalScrollBarPolicy, self.view.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.resize(*size)
        self.view.scale(scale, scale)
        self.view.centerOn(900, 700)

    def shot(self) -> QImage:
        return self.view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    def as_vectors(self) -> QImage:
        """The same part of the map, painted at once."""
        image = QImage(self.view.viewport().size(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        transform = self.view.viewportTransform()
        painter.setWorldTransform(transform)
        area = transform.inverted()[0].mapRect(QRectF(image.rect()))
        self.item.art.paint(painter, area, transform.m11(), True)
        painter.end()
        return image


@pytest.mark.parametrize("scale, size", ((0.1, 120), (0.3, 300), (0.5, 400), (1.0, 500), (1.3, 500)))
@pytest.mark.parametrize("name", ("hannut", "stonne"))
def test_tiles_show_what_the_vectors_show_without_seams(qtbot, name, scale, size):
    shown = Map(qtbot, load(name), scale, size=(size, size))
    shown.item.budget = inf
    assert same(shown.shot(), shown.as_vectors())


def test_a_frame_shows_stand_ins_and_is_completed_later(qtbot):
    shown = Map(qtbot, load("hannut"), 1.0)
    first = shown.shot()
    assert len(shown.item.tiles) == 0 and not shown.item.is_complete
    assert first != shown.as_vectors()
    shown.view.show()
    qtbot.waitUntil(lambda: shown.item.is_complete, timeout=20_000)
    assert same(shown.shot(), shown.as_vectors())


def test_no_frame_waits_for_a_tile(qtbot, monkeypatch):
    """Not even for a stroke of one, nor for what they all need: names, houses, streams."""
    shown = Map(qtbot, load("hannut"), 1.0)
    monkeypatch.setattr(shown.item.art, "strokes", None)
    monkeypatch.setattr(shown.item.art, "preparing", None)
    for _ in range(3):
        shown.shot()
        shown.view.centerOn(600, 500)
    assert not shown.item.art.is_ready(1.0) and not shown.item.is_complete


def test_between_two_frames_there_is_one_small_step_where_time_is_short(qtbot):
    shown = Map(qtbot, load("hannut"), 1.0)
    for _ in shown.item.art.preparing():
        pass
    shown.item.budget = 1e-9
    shown.shot()
    steps = 0
    while not len(shown.item.tiles):
        shown.item._work()
        steps += 1
    assert steps > 10, "a tile takes many of them"


def test_a_tile_begun_is_left_when_nobody_wants_it_any_more(qtbot):
    shown = Map(qtbot, load("hannut"), 1.0)
    for _ in shown.item.art.preparing():
        pass
    shown.item.budget = 1e-9
    shown.shot()
    for _ in range(3):
        shown.item._work()
    begun = shown.item._making[0]
    shown.view.scale(0.5, 0.5)
    shown.shot()
    shown.item._work()
    assert begun[0] == 1.0 and shown.item._making[0][0] == 0.5
    shown.item.budget = 0.01
    shown.view.show()
    qtbot.waitUntil(lambda: shown.item.is_complete, timeout=20_000)
    assert begun not in shown.item.tiles
    assert same(shown.shot(), shown.as_vectors())


def test_frames_of_a_part_do_not_make_it_forget_the_rest(qtbot):
    """Each tile that comes is a frame of its own, and its neighbours are still missing then."""
    shown = Map(qtbot, load("hannut"), 0.4)
    shown.shot()
    wanted = len(shown.item._wanted)
    part = QPixmap(20, 20)
    shown.view.viewport().render(part, sourceRegion=QRect(0, 0, 20, 20))
    assert len(shown.item._wanted) == wanted > 20


def test_a_tile_is_shown_whole_when_it_is_there(qtbot, monkeypatch):
    """Frames show parts of tiles: what was painted while one was missing must not stay."""
    shown = Map(qtbot, load("hannut"), 1.0)
    shown.shot()
    updated: list[QRectF] = []
    monkeypatch.setattr(shown.item, "update", updated.append)
    while not shown.item.is_complete:
        shown.item._work()
    assert all(any(area.contains(area_of(key)) for area in updated) for key in shown.item.tiles._tiles)


def test_other_zooms_stand_in_for_tiles_that_are_missing(qtbot):
    shown = Map(qtbot, load("hannut"), 1.0)
    shown.item.budget = inf
    shown.shot()
    shown.view.scale(1.25, 1.25)
    shown.item.budget = 0.01
    stretched = shown.shot()
    shown.item.tiles.clear()
    assert stretched != shown.shot(), "only the tints are left"


def completed(qtbot, shown: Map) -> None:
    shown.view.show()
    shown.shot()
    qtbot.waitUntil(lambda: shown.item.is_complete, timeout=20_000)


@pytest.mark.parametrize("scale, size", ((0.1, 100), (0.5, 500), (1.0, 900)))
def test_a_changed_hex_shows_in_the_next_frame_and_no_whole_tile_is_drawn_for_it(qtbot, monkeypatch, scale, size):
    before, after = plain(12, 12), plain(12, 12, terrain={"0505": "woods"})
    shown = Map(qtbot, before, scale, size=(size, size))
    completed(qtbot, shown)
    monkeypatch.setattr(shown.item, "_work", None)
    shown.item.invalidate([after.h("0505")], after)
    assert not shown.item.is_complete
    assert same(shown.shot(), shown.as_vectors())
    assert shown.item.is_complete
    fresh = Map(qtbot, after, scale, size=(size, size))
    completed(qtbot, fresh)
    assert same(shown.shot(), fresh.shot())


def test_hexes_that_change_together_are_drawn_once_and_one_far_away_by_itself(qtbot):
    board = plain(40, 40)
    shown = Map(qtbot, board, 1.0)
    near = board.grid.within(board.h("1010"), 2)
    shown.item.invalidate([*near, board.h("3535")])
    assert len(shown.item._changes) == 2
    layout = HexLayout(board.grid)
    assert all(shown.item._changes[0].contains(layout.polygon(h).boundingRect()) for h in near)


def test_a_stroke_too_large_to_be_drawn_in_a_frame_shows_its_hexes_at_once_and_is_drawn_after_it(qtbot, monkeypatch):
    before = plain(12, 12)
    stroke = before.grid.within(before.h("0606"), 3)
    after = plain(12, 12, terrain={before.grid.ids[h]: "woods" for h in stroke})
    shown = Map(qtbot, before, 1.0, size=(900, 900))
    centre = shown.item._layout.centre
    shown.view.centerOn(centre(before.h("0606")))
    completed(qtbot, shown)
    old = shown.shot()
    with monkeypatch.context() as frozen:
        frozen.setattr(shown.item, "_work", lambda: None)
        shown.item.invalidate(stroke, after)
        first = shown.shot()
    at = [shown.view.mapFromScene(centre(h)) for h in after.grid.within(after.h("0606"), 5)]
    differs = {point.toTuple() for point in at if first.pixel(point) != old.pixel(point)}
    assert differs == {shown.view.mapFromScene(centre(h)).toTuple() for h in stroke}
    assert not shown.item.is_complete
    completed(qtbot, shown)
    assert same(shown.shot(), shown.as_vectors())


def test_many_changed_hexes_are_shown_as_they_were_until_they_are_drawn_again(qtbot):
    before = plain(40, 40)
    after = plain(40, 40, terrain=dict.fromkeys(before.grid.ids, "woods"))
    shown = Map(qtbot, before, 1.0)
    completed(qtbot, shown)
    first = shown.shot()
    shown.item.invalidate(range(after.grid.n), after)
    assert same(shown.shot(), first), "neither blurred nor waited for"
    assert not shown.item.is_complete
    completed(qtbot, shown)
    assert same(shown.shot(), shown.as_vectors())


def test_tiles_out_of_sight_are_drawn_again_when_they_are_looked_at(qtbot):
    before, after = plain(12, 12), plain(12, 12, terrain={"0303": "woods", "1010": "woods"})
    shown = Map(qtbot, before, 1.0, size=(300, 300))
    for point in ((900, 700), (300, 300)):
        shown.view.centerOn(*point)
        completed(qtbot, shown)
    shown.item.invalidate([after.h("0303"), after.h("1010")], after)
    shown.shot()
    shown.view.centerOn(*(HexLayout(after.grid).centre(after.h("1010")).toTuple()))
    completed(qtbot, shown)
    assert same(shown.shot(), shown.as_vectors())


@pytest.mark.parametrize("scale", (0.1, 0.5))
def test_every_kind_of_change_is_redrawn(qtbot, scale):
    """Terrain, level, road, stream, cliff, name: what is kept from before must not show through."""
    grid = plain(12, 12).grid
    ground = {name: {"terrain": "clear", "level": 1} for name in grid.ids}
    side = {"between": ["0505", "0506"]}
    changes = [
        {"hexes": {**ground, "0505": {"terrain": "village", "level": 1}, "0506": {"terrain": "village", "level": 1}}},
        {"hexes": {**ground, "0505": {"terrain": "clear", "level": 4}}},
        {"hexes": ground, "roads": [{**side, "type": "main_road"}]},
        {"hexes": ground, "hexsides": [{**side, "feature": "stream", "name": "Gette"}]},
        {"hexes": ground, "hexsides": [{**side, "feature": "cliff"}]},
        {"hexes": ground, "places": [{"name": "Jauche", "kind": "hill", "hexes": ["0505"]}]},
        {"hexes": ground},
    ]
    shown = Map(qtbot, Board.build(grid, ground), scale, size=(300, 300))
    shown.item.budget = inf
    for change in changes:
        board = Board.build(grid, **change)
        shown.shot()
        shown.item.invalidate([board.h("0505"), board.h("0506")], board)
        fresh = Map(qtbot, board, scale, size=(300, 300))
        fresh.item.budget = inf
        assert same(shown.shot(), fresh.shot()), change.keys()


def test_style_and_numbers_change_the_picture(qtbot):
    shown = Map(qtbot, load("stonne"), 1.0, size=(300, 300))
    shown.item.budget = inf
    first = shown.shot()
    shown.item.set_numbers(False)
    plainer = shown.shot()
    assert plainer != first
    shown.item.set_style(DARK)
    assert shown.shot() != plainer
    shown.item.set_numbers(True)
    shown.item.set_style(LIGHT)
    assert shown.shot() == first


class FineScreen(QWidget):
    def devicePixelRatioF(self) -> float:
        return 2.0


def test_tiles_are_as_fine_as_the_screen(qtbot):
    board = load("stonne")
    item = BoardItem(board, HexLayout(board.grid), LIGHT)
    item.budget = inf
    screen = FineScreen()
    qtbot.addWidget(screen)
    option = QStyleOptionGraphicsItem()
    option.exposedRect = QRectF(400, 300, 200, 200)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    painter.translate(-400, -300)
    item.paint(painter, option, screen)
    painter.end()
    assert item.tiles.scales() == [2.0]
    image.setDevicePixelRatio(1.0)
    assert same(image, drawn_by(item.art, 2.0, option.exposedRect))


def test_memory_is_bounded_and_the_oldest_tiles_go(qapp):
    size = 4 * tile_side(1.0) ** 2
    tiles = TileCache(memory=3 * size)
    for column in range(4):
        tiles.put((1.0, column, 0), QPixmap(1, 1))
        tiles.get((1.0, 0, 0))  # used all the time
    assert tiles.bytes == 3 * size
    assert [column for column in range(4) if (1.0, column, 0) in tiles] == [0, 2, 3]
    tiles.clear()
    assert tiles.bytes == 0 and tiles.scales() == []


def test_a_tile_is_outdated_until_each_of_its_changes_is_mended_or_it_is_drawn_again(qapp):
    tiles, key = TileCache(), (1.0, 0, 0)
    tiles.outdate(key)
    assert not tiles.is_fresh(key), "there is none"
    tiles.put(key, QPixmap(1, 1))
    assert tiles.is_fresh(key)
    tiles.outdate(key)
    tiles.outdate_all()
    tiles.mended(key)
    assert key in tiles and not tiles.is_fresh(key)
    tiles.mended(key)
    assert tiles.is_fresh(key)
    tiles.outdate(key)
    tiles.put(key, QPixmap(1, 1))
    assert tiles.is_fresh(key)


def test_what_a_tile_has_made_is_swept_before_there_is_so_much_of_it_that_a_frame_waits(qtbot):
    shown = Map(qtbot, load("hannut"), 0.5, (1200, 900))
    thresholds = gc.get_threshold()
    gc.collect()
    gc.set_threshold(0)  # only what the map asks for itself
    try:
        shown.view.show()
        while not shown.item.is_complete or not len(shown.item.tiles):
            QApplication.processEvents()
        young = len(gc.get_objects(generation=0))
    finally:
        gc.set_threshold(*thresholds)
    assert young < 5_000
