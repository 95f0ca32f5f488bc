from __future__ import annotations

from collections import deque

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from bk40qt.engine.hexgrid import Grid
from bk40qt.mapview.camera import MAX_ZOOM
from bk40qt.mapview.hex_cursor import step
from bk40qt.mapview.minimap import MiniMap
from bk40qt.mapview.overlays import CURSOR
from bk40qt.mapview.pieces import BoardPosition, Piece
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.stack_popup import StackPopup
from bk40qt.mapview.style import LIGHT
from bk40qt.mapview.tool import MapTool
from bk40qt.mapview.view import MapView
from tests.mapview.scenes import board, face

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier


class Notes(MapTool):
    """Writes down what it is told."""

    def __init__(self, parent=None):
        super().__init__(parent)
        self.heard = []
        self.drags = False
        self.takes_keys = False

    def wants_drag(self, hex, piece):
        return self.drags or piece is not None

    def hex_pressed(self, hex, piece, event):
        self.heard.append(("pressed", hex, piece))

    def hex_moved(self, hex, piece, event):
        self.heard.append(("moved", hex, piece))

    def hex_released(self, hex, piece, event):
        self.heard.append(("released", hex, piece))

    def hex_double_clicked(self, hex, piece, event):
        self.heard.append(("double", hex, piece))

    def context_menu(self, hex, piece, global_pos):
        self.heard.append(("menu", hex, piece))

    def hover(self, hex, piece):
        self.heard.append(("hover", hex, piece))

    def key(self, event):
        self.heard.append(("key", event.key()))
        return self.takes_keys


@pytest.fixture
def view(qtbot) -> MapView:
    scene = MapScene(board(30, 30), LIGHT)
    scene.show(BoardPosition((Piece("u1", "1010", face(1)), Piece("u2", "1010", face(2)))))
    found = MapView(scene)
    scene.setParent(found)
    found.resize(800, 600)
    qtbot.addWidget(found)
    found.show()
    qtbot.waitExposed(found)
    scene.set_tool(Notes(found))
    found.centre_on_hex("1010")
    return found


def at(view: MapView, name: str) -> QPoint:
    return view.mapFromScene(view.map_scene.centre_of(name))


def mouse(view: MapView, kind: QEvent.Type, where: QPoint, button=Qt.MouseButton.LeftButton, buttons=None) -> None:
    held = button if buttons is None else buttons
    point = QPointF(where)
    event = QMouseEvent(kind, point, QPointF(view.viewport().mapToGlobal(where)), button, held, NONE)
    QApplication.sendEvent(view.viewport(), event)


def drag(view: MapView, start: QPoint, by: QPoint, button=Qt.MouseButton.LeftButton) -> None:
    mouse(view, QEvent.Type.MouseButtonPress, start, button)
    for share in (0.3, 0.6, 1.0):
        where = start + QPoint(round(by.x() * share), round(by.y() * share))
        mouse(view, QEvent.Type.MouseMove, where, Qt.MouseButton.NoButton, button)
    mouse(view, QEvent.Type.MouseButtonRelease, start + by, button, Qt.MouseButton.NoButton)


def key(view: MapView, code: Qt.Key, modifiers=NONE, kind=QEvent.Type.KeyPress) -> None:
    QApplication.sendEvent(view, QKeyEvent(kind, code, modifiers))


def wheel(view: MapView, where: QPoint, delta: QPoint, modifiers=NONE) -> None:
    above = QPointF(view.viewport().mapToGlobal(where))
    held, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(QPointF(where), above, QPoint(), delta, held, modifiers, phase, False)
    QApplication.sendEvent(view.viewport(), event)


def heard(view: MapView) -> list:
    return [entry for entry in view.map_scene.tool.heard if entry[0] != "hover"]


# -- zoom and pan ------------------------------------------------------------------------------------------------------


def test_the_wheel_with_ctrl_zooms_around_the_mouse(view, qtbot):
    where = QPoint(200, 450)
    before = view.mapToScene(where)
    with qtbot.waitSignal(view.zoom_changed):
        wheel(view, where, QPoint(0, 240), CTRL)
    assert view.zoom == pytest.approx(2**0.5)
    assert (view.mapToScene(where) - before).manhattanLength() < 3


def test_zoom_has_limits_that_show_the_whole_map(view):
    for _ in range(60):
        view.zoom_in()
    assert view.zoom == pytest.approx(MAX_ZOOM)
    for _ in range(80):
        view.zoom_out()
    seen = view.visible_area()
    assert seen.contains(view.map_scene.layout.bounds)
    assert view.zoom > 0.03


def test_a_zoom_by_hand_stretches_the_last_picture_until_the_hand_rests(view, qtbot):
    view.map_scene.ground.budget = float("inf")
    for _ in range(4):
        view.zoom_in()
    stretched = view.viewport().grab().toImage()
    qtbot.wait(200)
    drawn = view.viewport().grab().toImage()
    assert view.zoom == pytest.approx(2.0) and stretched != drawn
    view.viewport().update()
    assert view.viewport().grab().toImage() == drawn


@pytest.mark.parametrize(
    "code, zoom", [(Qt.Key.Key_Plus, 2**0.25), (Qt.Key.Key_Minus, 2**-0.25), (Qt.Key.Key_0, 1.0)]
)
def test_keys_zoom(view, code, zoom):
    key(view, code)
    assert view.zoom == pytest.approx(zoom)


def test_fit_shows_everything_and_goes_on_doing_so(view):
    view.fit()
    assert view.visible_area().contains(view.map_scene.layout.bounds)
    view.resize(500, 700)
    QApplication.processEvents()
    assert view.visible_area().contains(view.map_scene.layout.bounds)
    view.zoom_full()
    view.resize(800, 600)
    QApplication.processEvents()
    assert view.zoom == 1.0


def test_the_wheel_alone_scrolls(view):
    before = view.visible_area()
    wheel(view, QPoint(300, 300), QPoint(0, -120))
    assert view.visible_area().top() > before.top()
    wheel(view, QPoint(300, 300), QPoint(0, -120), SHIFT)
    assert view.visible_area().left() > before.left()
    assert view.zoom == 1.0


def test_arrows_pan(view):
    before = view.visible_area().center()
    key(view, Qt.Key.Key_Right)
    key(view, Qt.Key.Key_Down)
    after = view.visible_area().center()
    assert after.x() > before.x() and after.y() > before.y()


def test_a_middle_drag_pans_anywhere(view):
    before = view.visible_area().center()
    drag(view, at(view, "1010"), QPoint(-100, 40), Qt.MouseButton.MiddleButton)
    assert (view.visible_area().center() - before - QPointF(100, -40)).manhattanLength() < 2
    assert heard(view) == []


def test_a_left_drag_on_empty_ground_pans_and_a_click_there_arrives_whole(view):
    before = view.visible_area().center()
    drag(view, at(view, "1212"), QPoint(-100, 0))
    assert (view.visible_area().center() - before - QPointF(100, 0)).manhattanLength() < 2
    assert heard(view) == []
    drag(view, at(view, "1212"), QPoint(0, 0))
    assert heard(view) == [("pressed", "1212", None), ("released", "1212", None)]


def test_a_left_drag_is_the_tools_where_it_wants_it(view):
    before = view.visible_area()
    drag(view, at(view, "1010"), at(view, "1210") - at(view, "1010"))
    assert heard(view)[0] == ("pressed", "1010", "u2")
    assert heard(view)[-1] == ("released", "1210", None)
    assert [entry[0] for entry in heard(view)].count("moved") == 3
    view.map_scene.tool.drags = True
    drag(view, at(view, "1212"), QPoint(-100, 0))
    assert view.visible_area() == before


def test_space_and_drag_pan_and_space_alone_is_told(view, qtbot):
    before = view.visible_area().center()
    key(view, Qt.Key.Key_Space)
    drag(view, at(view, "1010"), QPoint(50, 0))
    with qtbot.assertNotEmitted(view.space_tapped):
        key(view, Qt.Key.Key_Space, kind=QEvent.Type.KeyRelease)
    assert view.visible_area().center().x() < before.x() and heard(view) == []
    with qtbot.waitSignal(view.space_tapped):
        key(view, Qt.Key.Key_Space)
        key(view, Qt.Key.Key_Space, kind=QEvent.Type.KeyRelease)


def test_the_map_cannot_be_lost(view):
    for _ in range(200):
        view.pan("left")
        view.pan("up")
    seen, bounds = view.visible_area(), view.map_scene.layout.bounds
    assert seen.intersected(bounds).width() > 0.3 * seen.width()
    assert seen.intersected(bounds).height() > 0.3 * seen.height()


def test_a_hex_is_centred_at_once_or_gliding(view, qtbot):
    view.centre_on_hex("2020")
    assert (view.visible_area().center() - view.map_scene.centre_of("2020")).manhattanLength() < 3
    view.centre_on_hex("1515", animated=True)
    assert (view.visible_area().center() - view.map_scene.centre_of("1515")).manhattanLength() > 100
    qtbot.waitUntil(lambda: (view.visible_area().center() - view.map_scene.centre_of("1515")).manhattanLength() < 3)


def test_what_is_visible_need_not_be_moved(view):
    before = view.visible_area()
    view.ensure_hex_visible("1111")
    assert view.visible_area() == before
    view.ensure_hex_visible("2525")
    assert view.visible_area().contains(view.map_scene.centre_of("2525"))


def test_nobody_is_led_beyond_the_edge_of_the_map(view):
    view.set_zoom(1.0)
    bounds = view.map_scene.layout.bounds
    for name in ("0101", "3030", "0130"):
        view.centre_on_hex(name)
        seen = view.visible_area()
        assert seen.contains(view.map_scene.centre_of(name))
        assert seen.intersected(bounds).width() * seen.intersected(bounds).height() > 0.8 * seen.width() * seen.height()


def test_a_map_that_fits_stays_in_the_middle(view):
    view.fit()
    view.set_zoom(view.zoom * 0.8)
    middle = view.map_scene.layout.bounds.center()
    for move in (lambda: view.centre_on_hex("0101"), lambda: view.ensure_hex_visible("3030"), lambda: view.pan("left"),
                 lambda: view.look_at(view.map_scene.centre_of("3001")), lambda: view.resize(700, 650)):
        move()
        QApplication.processEvents()
        assert (view.visible_area().center() - middle).manhattanLength() * view.zoom < 6


def test_a_fitted_view_stays_fitted_when_something_in_it_is_gone_to(view):
    view.fit()
    view.centre_on_hex("0101")
    view.resize(500, 700)
    QApplication.processEvents()
    assert view.visible_area().contains(view.map_scene.layout.bounds)


def test_hexes_fill_the_view_but_not_larger_than_life(view):
    view.fit_hexes(["0101", "3030"])
    assert view.visible_area().contains(view.map_scene.rect_of(["0101", "3030"]))
    view.fit_hexes(["0505"])
    assert view.zoom == 1.0


# -- tool --------------------------------------------------------------------------------------------------------------


def test_the_mouse_over_the_map_is_told_once_per_hex(view, qtbot):
    with qtbot.waitSignal(view.hex_hovered) as told:
        mouse(view, QEvent.Type.MouseMove, at(view, "1110"), Qt.MouseButton.NoButton)
    assert told.args == ["1110"]
    mouse(view, QEvent.Type.MouseMove, at(view, "1110") + QPoint(3, 3), Qt.MouseButton.NoButton)
    mouse(view, QEvent.Type.MouseMove, at(view, "1010"), Qt.MouseButton.NoButton)
    assert view.map_scene.tool.heard == [("hover", "1110", None), ("hover", "1010", "u2")]
    with qtbot.waitSignal(view.hex_hovered) as told:
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert told.args == [""]


def test_resting_on_a_stack_shows_it_and_leaving_hides_it(view, qtbot):
    with qtbot.waitSignal(view.stack_hovered, check_params_cb=bool):
        mouse(view, QEvent.Type.MouseMove, at(view, "1010"), Qt.MouseButton.NoButton)
    with qtbot.waitSignal(view.stack_hovered, check_params_cb=lambda name: name == ""):
        mouse(view, QEvent.Type.MouseMove, at(view, "1310"), Qt.MouseButton.NoButton)


def test_double_click_and_context_menu_reach_the_tool(view):
    mouse(view, QEvent.Type.MouseButtonDblClick, at(view, "1010"))
    mouse(view, QEvent.Type.MouseButtonRelease, at(view, "1010"), buttons=Qt.MouseButton.NoButton)
    where = at(view, "1111")
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, where, view.viewport().mapToGlobal(where)))
    assert heard(view) == [("double", "1010", "u2"), ("menu", "1111", None)]


def test_the_tool_gets_keys_first(view):
    view.map_scene.tool.takes_keys = True
    key(view, Qt.Key.Key_Plus)
    assert view.zoom == 1.0 and ("key", Qt.Key.Key_Plus) in heard(view)


# -- keyboard ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("top", ["flat", "pointy"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_four_keys_reach_every_hex_by_steps_to_neighbours(top, shifted):
    grid = Grid(6, 7, top, "column" if top == "flat" else "row", shifted)
    seen, ways = {0}, deque([0])
    while ways:
        h = ways.popleft()
        for direction in ("up", "down", "left", "right"):
            other = step(grid, h, direction)
            assert other == h or other in grid.neighbours[h]
            if other not in seen:
                seen.add(other)
                ways.append(other)
    assert len(seen) == grid.n


@pytest.mark.parametrize("top", ["flat", "pointy"])
def test_cursor_keys_go_where_they_point(qapp, top):
    scene = MapScene(board(8, 8, top), LIGHT)
    grid, h = scene.layout.grid, scene.layout.grid.index["0404"]
    here = scene.layout.centre(h)
    moved = {name: scene.layout.centre(step(grid, h, name)) - here for name in ("up", "down", "left", "right")}
    assert moved["up"].y() < -50 and moved["down"].y() > 50
    assert moved["left"].x() < -50 and moved["right"].x() > 50


def test_the_cursor_starts_in_the_middle_moves_and_stays_in_sight(view, qtbot):
    key(view, Qt.Key.Key_Right, CTRL)
    assert view.cursor_hex == "1010"
    with qtbot.waitSignal(view.cursor_moved) as told:
        key(view, Qt.Key.Key_Right, CTRL)
    assert told.args == ["1110"]
    for _ in range(15):
        key(view, Qt.Key.Key_Down, CTRL)
    assert view.cursor_hex == "1125"
    assert view.visible_area().contains(view.map_scene.centre_of("1125"))
    assert CURSOR in view.map_scene.overlays.shown()


def test_return_is_a_click_and_menu_a_menu_at_the_cursor(view):
    view.set_cursor_hex("1010")
    key(view, Qt.Key.Key_Return)
    key(view, Qt.Key.Key_Menu)
    key(view, Qt.Key.Key_F10, SHIFT)
    told = [entry for entry in heard(view) if entry[0] != "key"]
    assert told == [("pressed", "1010", "u2"), ("released", "1010", "u2")] + 2 * [("menu", "1010", "u2")]


def test_return_is_for_what_is_marked_elsewhere_while_no_cursor_shows(view):
    taken: list[bool] = []
    view.take_marked = lambda: bool(taken.append(True)) or True
    view.set_cursor_hex("1010", visible=False)
    key(view, Qt.Key.Key_Return)
    assert taken == [True] and not [entry for entry in heard(view) if entry[0] != "key"]
    view.set_cursor_hex("1010")
    key(view, Qt.Key.Key_Return)
    assert taken == [True] and ("pressed", "1010", "u2") in heard(view)


def test_a_click_takes_the_cursor_along_unseen(view):
    view.set_cursor_hex("0505")
    drag(view, at(view, "1212"), QPoint(0, 0))
    assert view.cursor_hex == "1212" and CURSOR not in view.map_scene.overlays.shown()
    key(view, Qt.Key.Key_Up, CTRL)
    assert view.cursor_hex == "1211" and CURSOR in view.map_scene.overlays.shown()


def test_the_cursors_hex_is_said_in_words(view):
    view.describe_hex = lambda name: f"{name}: woods, level 2"
    view.set_cursor_hex("0707")
    assert "0707" in view.accessibleName()
    assert view.accessibleDescription() == "0707: woods, level 2"


# -- beside the map ----------------------------------------------------------------------------------------------------


def test_the_minimap_moves_the_view(view, qtbot):
    small = MiniMap(view)
    small.resize(240, 240)
    qtbot.addWidget(small)
    small.show()
    qtbot.waitUntil(lambda: not small._drawing.isActive())
    goal = view.map_scene.centre_of("2020")
    where = small.from_scene(goal).toPoint()
    assert (small.to_scene(small.from_scene(goal)) - goal).manhattanLength() < 1e-6
    qtbot.mousePress(small, Qt.MouseButton.LeftButton, pos=where)
    assert (view.visible_area().center() - goal).manhattanLength() < 2 / small.scale
    assert not small.grab().isNull()


def test_the_popup_follows_the_mouse(view, qtbot):
    popup = StackPopup(view)
    popup.follow(view, lambda name: f"{name}: clear")
    mouse(view, QEvent.Type.MouseMove, at(view, "1010"), Qt.MouseButton.NoButton)
    assert view.hovered_hex == "1010"
    qtbot.waitUntil(popup.isVisible)
    assert popup.words().startswith("1010: clear\n2 units")
    mouse(view, QEvent.Type.MouseMove, at(view, "1310"), Qt.MouseButton.NoButton)
    assert not popup.isVisible()


def test_the_popup_says_everything_about_a_stack(view, qtbot):
    popup = StackPopup(view)
    faces = [face(1), face(2, steps=1, statuses=frozenset({"neutralized", "in_column"}))]
    popup.show_stack("1010: clear, level 0", faces, QRect(100, 100, 1, 1))
    assert popup.isVisible() and not popup.grab().isNull()
    for word in ("1010: clear, level 0", "2 units", "neutralized, in column", faces[0].name):
        assert word in popup.words()
    popup.show_stack("0101: woods", [], QRect(5000, 5000, 1, 1))
    assert popup.words().startswith("0101: woods")


def test_the_popup_of_a_smaller_stack_is_smaller(view, qtbot):
    first, second = StackPopup(view), StackPopup(view)
    first.show_stack("1010: clear, level 0", [face(1), face(2), face(1), face(2)], QRect(100, 100, 1, 1))
    first.show_stack("1010: clear", [face(1)], QRect(100, 100, 1, 1))
    second.show_stack("1010: clear", [face(1)], QRect(100, 100, 1, 1))
    assert first.size() == second.size()


def test_the_popup_leaves_its_hex_and_the_panels_beside_the_map_free(view, qtbot):
    popup = StackPopup(view)
    popup.follow(view, lambda name: f"{name}: clear")
    view.resize(1200, 900)
    room = QRect(view.viewport().mapToGlobal(QPoint()), view.viewport().size())
    for column in range(4, 20, 3):
        name = f"{column:02}10"
        popup.show_hex(name)
        shape = view.mapFromScene(view.map_scene.rect_of([name])).boundingRect()
        assert not popup.geometry().intersects(shape.translated(view.viewport().mapToGlobal(QPoint())))
        assert popup.geometry().right() <= room.right()
