"""The window as a new user sees it: every panel with the room it needs, the whole map, the overview only where it
helps, rules that can be read, and the end of a game in front of everything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QPushButton

from bk40qt.desktop.i18n import set_language
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.game_window import GameWindow
from bk40qt.play.opening import replay
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.storage import saves
from tests.play import finished
from tests.play.driver import LEFT, Driver, Key
from tests.play.test_window_decisions import two_persons
from tests.play.test_window_options import game_at, is_long_reaction

SYSTEM = SYSTEMS["blitz40"]
SIZES = [(1366, 768), (1500, 940), (1920, 1080)]


def stack_of_three(game: Game) -> str:
    state = game.state
    found = next(place for place, stack in enumerate(state.stack) if len(stack) == 3)
    return state.setting.hex_id[found]


def wait_for_layout(driver: Driver) -> None:
    driver.qtbot.wait(80)


@pytest.fixture(scope="module")
def reaction():
    return game_at(is_long_reaction)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_panels_have_the_room_they_need(game_window, reaction, size, language):
    set_language(language)
    driver = game_window(two_persons(reaction), size)
    window = driver.window
    wait_for_layout(driver)
    assert (window.width(), window.height()) == size  # nothing in it asks for more
    window.stack_panel.show_hex(stack_of_three(reaction))
    wait_for_layout(driver)
    seen = window.docks["stack"].visibleRegion().boundingRect()
    assert seen.height() >= 380 and not window.docks["log"].visibleRegion().isEmpty()
    assert not window.docks["decision"].visibleRegion().isEmpty()
    assert window.view.width() >= 0.45 * size[0] and window.view.height() >= 0.55 * size[1]
    for button in window.decision_panel.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
    assert window.view.visible_area().contains(window.scene.layout.bounds)


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_has_room_while_setting_up(game_window, size):
    driver = game_window(two_persons(game_at(lambda decision: decision.kind == "place")), size)
    wait_for_layout(driver)
    docks = driver.window.docks
    assert docks["setup"].visibleRegion().boundingRect().height() >= 380 and not docks["stack"].isVisible()


def test_panels_that_the_user_has_arranged_stay_so(game_window, reaction):
    first = game_window(two_persons(reaction), (1500, 940))
    wait_for_layout(first)
    first.window.docks["log"].close()
    first.window.close()
    again = game_window(two_persons(reaction), None)
    wait_for_layout(again)
    assert not again.window.docks["log"].isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_rules_open_readable_at_the_paragraph(game_window, reaction, size):
    driver = game_window(two_persons(reaction), size)
    wait_for_layout(driver)
    driver.click_link(driver.panel._headline)
    wait_for_layout(driver)
    panel = driver.window.docks["rules"].widget()
    seen = panel.text.visibleRegion().boundingRect()
    assert seen.height() >= 300 and seen.width() >= 280
    assert panel.number == "6.3"
    at = panel.text.cursorForPosition(QPoint(20, 12)).block().text()
    assert at.startswith("6.3"), at


def test_a_new_question_comes_before_the_rules_that_lie_in_its_place(game_window, reaction):
    driver = game_window(two_persons(reaction), SIZES[0])
    wait_for_layout(driver)
    driver.click_link(driver.panel._headline)
    wait_for_layout(driver)
    assert driver.panel.visibleRegion().isEmpty()
    count = driver.count
    driver.key(Key.Key_M)
    driver.key(Key.Key_Space)
    wait_for_layout(driver)
    assert driver.count > count and not driver.panel.visibleRegion().isEmpty()
    driver.session.undo()


# -- the map -----------------------------------------------------------------------------------------------------------


def test_the_overview_is_shown_only_while_there_is_more_map_than_one_sees(game_window, reaction):
    driver = game_window(two_persons(reaction), (1500, 940))
    window = driver.window
    wait_for_layout(driver)
    assert not window.overview.isVisible()
    for _ in range(6):
        driver.key(Key.Key_Plus)
    assert window.overview.isVisible()
    driver.key(Key.Key_O)
    assert not window.overview.isVisible()
    driver.key(Key.Key_O)
    assert window.overview.isVisible()
    driver.key(Key.Key_F)
    assert not window.overview.isVisible()


def test_the_overview_goes_to_the_corner_where_it_covers_least(game_window, reaction):
    driver = game_window(two_persons(reaction), (1500, 940))
    window, view = driver.window, driver.window.view
    wait_for_layout(driver)
    view.set_zoom(0.9)
    corner = window.overview_corner
    for piece in window.scene.position.pieces[::5]:
        view.look_at(window.scene.centre_of(piece.hex))
        view.set_cursor_hex(piece.hex)
        QTest.qWait(1)
        corner.dodge()
        assert view.rect().contains(window.overview.geometry())
        costs = [corner._cost(place) for place in corner._places()]
        assert corner._cost(window.overview.geometry()) == min(costs)


def test_the_overview_does_not_lie_on_the_hex_of_the_keys(game_window, reaction):
    driver = game_window(two_persons(reaction), (1500, 940))
    window, view = driver.window, driver.window.view
    wait_for_layout(driver)
    view.set_zoom(0.9)
    driver.qtbot.waitUntil(lambda: window.overview.isVisible())
    driver.qtbot.wait(300)
    under = window.scene.hex_at(view.mapToScene(window.overview.geometry().center()))
    view.set_cursor_hex(under)
    driver.qtbot.waitUntil(lambda: not window.overview.geometry().contains(
        view.mapFromScene(window.scene.centre_of(under))), timeout=2000)


def test_the_whole_map_stays_in_sight_whoever_moves_at_its_edge(game_window, reaction):
    driver = game_window(two_persons(reaction), (1500, 940))
    window = driver.window
    wait_for_layout(driver)
    for name in ("0101", window.scene.layout.grid.ids[-1]):
        window.go_to(name)
        window.view.ensure_hex_visible(name)
        assert window.view.visible_area().contains(window.scene.layout.bounds)
        assert window.view.cursor_hex == name


@pytest.mark.parametrize("at_once", [True, False])
def test_a_replay_opens_with_the_whole_map(qtbot, settings, english, reaction, tmp_path, at_once):
    path = tmp_path / "watched.bk40save"
    saves.create(path, reaction).close()
    window = GameWindow(replay(path, settings), settings, at_once)
    qtbot.addWidget(window)
    window.resize(1500, 940)
    window.show()
    window.session.start()
    qtbot.waitUntil(lambda: "log" in window.panels)
    qtbot.wait(80)
    paper = window.scene.ground.art.bounds.adjusted(2, 2, -2, -2)
    assert window.view.visible_area().contains(paper)
    middle = window.view.visible_area().center() - paper.center()
    assert abs(middle.x()) < 3 and abs(middle.y()) < 3
    window.close()


def test_a_replay_follows_what_happens_when_one_has_zoomed_in(qtbot, settings, english, reaction, tmp_path):
    path = tmp_path / "watched.bk40save"
    saves.create(path, reaction).close()
    window = GameWindow(replay(path, settings), settings)
    qtbot.addWidget(window)
    window.resize(1500, 940)
    window.show()
    window.session.start()
    qtbot.wait(50)
    window.view.set_zoom(1.2)
    session, seen = window.session, set()
    for _ in range(session.total):
        session.step()
        where = [getattr(event, "hex", "") for event in session.visible(session.game.log[-1].events)]
        last = next((name for name in reversed(where) if name in window.scene.layout.grid.index), "")
        if last:
            seen.add(last)
            assert window.view.visible_area().contains(window.scene.centre_of(last))
    assert len(seen) > 10
    window.close()


# -- the end and the cover ---------------------------------------------------------------------------------------------


def ending(window: GameWindow) -> QDockWidget:
    return window.findChild(QDockWidget, "dock-ending")


def test_a_finished_game_opens_with_its_ending_in_front_of_the_map(game_window):
    driver = game_window(two_persons(finished.hannut()), (1500, 940))
    window = driver.window
    driver.settle(lambda: ending(window) is not None and ending(window).isVisible())
    window_place = QRect(window.pos(), window.size())
    assert window_place.contains(ending(window).geometry())
    QTest.mouseClick(ending(window).widget().close_button, LEFT)
    assert not ending(window).isVisible()
    button = driver.panel._ending
    assert button.isVisible() and not driver.panel.list.isVisible()
    QTest.mouseClick(button, LEFT)
    assert ending(window).isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_no_panel_comes_in_front_of_the_cover(game_window, size):
    game = Game(SYSTEM, SYSTEM.load("hannut"), 7, {"hidden_at_guns": "yes"})
    driver = game_window(Session(game, Seats({"german": PERSON, "french": PERSON}, hand_over=True)), size)
    wait_for_layout(driver)
    window = driver.window
    assert window.session.is_covered
    for across in range(5, window.width(), 60):
        for down in range(5, window.height(), 60):
            on_top = window.childAt(across, down)
            assert on_top is window.hand_over or window.hand_over.isAncestorOf(on_top), (across, down, on_top)
    assert QApplication.activePopupWidget() is None


# -- keys and messages -------------------------------------------------------------------------------------------------


def test_the_keys_stay_with_the_map_when_the_set_up_is_over(game_window):
    """Its panel goes; Qt would give the keyboard to the search line of the next one, which eats the digits."""
    driver = game_window(two_persons(Game(SYSTEM, SYSTEM.load("hannut"), 7)), (1500, 940))
    panel = driver.dock("setup").widget()
    panel.tray.setFocus()
    for _ in range(3):  # stages of the set-up
        QTest.mouseClick(panel.sensible, LEFT)
        driver.qtbot.waitUntil(lambda: driver.session.is_set_up, timeout=20_000)
        panel.go_on.setFocus()
        driver.key(Key.Key_Space)
    driver.qtbot.waitUntil(lambda: not driver.window.docks["setup"].isVisible(), timeout=20_000)
    driver.qtbot.waitUntil(driver.window.view.hasFocus)


def test_the_log_keeps_its_last_line_in_sight_when_its_room_changes(game_window, reaction):
    driver = game_window(two_persons(reaction), (1500, 940))
    table = driver.window.log_panel.table
    bar = table.verticalScrollBar()
    assert bar.maximum() > 0 and bar.value() == bar.maximum()
    driver.window.resize(1500, 800)
    wait_for_layout(driver)
    assert bar.value() == bar.maximum()
    bar.setValue(3)  # he reads further up
    driver.window.resize(1500, 900)
    wait_for_layout(driver)
    assert bar.value() == 3


def test_a_short_message_is_a_small_one(game_window, reaction):
    driver = game_window(two_persons(reaction), (1500, 940))
    toast = driver.window.toast
    toast.say("This is not possible", "5.1")
    assert toast.height() < 4 * toast.fontMetrics().height() and toast.width() < 300
    toast.say("This is not possible, for a reason that takes many more words than that. " * 3, "5.1")
    assert toast.text.height() >= toast.text.heightForWidth(toast.text.width()) and toast.width() == 620


def test_keys_zoom_towards_the_hex_they_are_at(game_window, reaction):
    driver = game_window(two_persons(reaction), (1500, 940))
    view = driver.window.view
    driver.cursor_to("1601")
    for _ in range(8):
        driver.key(Key.Key_Plus)
    assert view.visible_area().contains(driver.window.scene.centre_of("1601"))
