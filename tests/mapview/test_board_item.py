"""Tiles: they show what the vectors show, without seams, and only those that changed are drawn again."""

from math import inf

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.board import Board
from bk40qt.mapview.board_item import BoardItem, TileCache, tile_side
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.style import DARK, LIGHT
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


def test_a_frame_in_want_of_time_shows_stand_ins_and_is_completed_later(qtbot):
    shown = Map(qtbot, load("hannut"), 1.0)
    shown.item.budget = 0.0
    first = shown.shot()
    assert len(shown.item.tiles) == 0
    assert first != shown.as_vectors()
    shown.item.budget = 0.01
    shown.view.show()
    qtbot.waitUntil(lambda: same(shown.shot(), shown.as_vectors()), timeout=20_000)


def test_the_first_frame_does_not_wait_for_names_and_houses(qtbot):
    shown = Map(qtbot, load("hannut"), 1.0)
    shown.item.budget = 5.0
    shown.shot()
    assert len(shown.item.tiles) == 0 and not shown.item.is_complete
    shown.item.art.prepare()
    shown.shot()
    assert len(shown.item.tiles) > 0
    shown.view.show()
    qtbot.waitUntil(lambda: shown.item.is_complete, timeout=20_000)


def test_frames_of_a_part_do_not_make_it_forget_the_rest(qtbot):
    """Each tile that comes is a frame of its own, and its neighbours are still missing then."""
    shown = Map(qtbot, load("hannut"), 0.4)
    shown.item.budget = 0.0
    shown.shot()
    wanted = len(shown.item._wanted)
    part = QPixmap(20, 20)
    shown.view.viewport().render(part, sourceRegion=QRect(0, 0, 20, 20))
    assert len(shown.item._wanted) == wanted > 20


def test_a_tile_drawn_for_a_part_of_it_is_shown_whole_afterwards(qtbot, monkeypatch):
    shown = Map(qtbot, load("hannut"), 1.0)
    shown.item.art.prepare()
    shown.shot()  # now it may draw tiles within a frame
    shown.item.tiles.clear()
    shown.item.budget = 5.0
    updated: list[QRectF] = []
    monkeypatch.setattr(shown.item, "update", updated.append)
    corner = QRectF(shown.item.art.bounds.center(), shown.item.art.bounds.center()).adjusted(0, 0, 4, 4)
    shown.item._draw_missing(1.0, corner, corner)
    shown.item._work()
    assert any(area.contains(corner) and area.width() > 100 for area in updated)


def test_other_zooms_stand_in_for_tiles_that_are_missing(qtbot):
    shown = Map(qtbot, load("hannut"), 1.0)
    shown.item.budget = inf
    shown.shot()
    shown.view.scale(1.25, 1.25)
    shown.item.budget = 0.0
    stretched = shown.shot()
    shown.item.tiles.clear()
    assert stretched != shown.shot(), "only the tints are left"


def test_a_changed_hex_drops_the_tiles_around_it_and_no_others(qtbot):
    before = plain(12, 12)
    shown = Map(qtbot, before, 1.0, size=(1100, 900))
    shown.item.budget = inf
    shown.shot()
    after = plain(12, 12, terrain={"0505": "woods"})
    all_of_them = len(shown.item.tiles)
    shown.item.invalidate([after.h("0505")], after)
    dropped = all_of_them - len(shown.item.tiles)
    assert 1 <= dropped <= 9 < all_of_them
    assert same(shown.shot(), shown.as_vectors())
    fresh = Map(qtbot, after, 1.0, size=(1100, 900))
    fresh.item.budget = inf
    assert same(shown.shot(), fresh.shot())


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
