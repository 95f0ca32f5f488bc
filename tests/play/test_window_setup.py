"""Setting up: by one click or by hand everything stands first, can be changed, and is sent when the player goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.play.tools.setup import ZONES
from tests.play.driver import CONTROL, LEFT, SHIFT, Driver, Key
from tests.play.test_window_games import small_game

SYSTEM = SYSTEMS["blitz40"]


def set_up(driver: Driver) -> None:
    """The first side, by the button."""
    QTest.mouseClick(driver.dock("setup").widget().sensible, LEFT)
    driver.settle(lambda: driver.session.is_set_up)


def other_hex(driver: Driver, unit: str) -> str:
    """An empty hex where this counter may stand: its own decision once more."""
    number = next(number for number in range(driver.count + 1) if driver.session.action_at(number).unit == unit)
    game = Game(SYSTEM, driver.session.game.scenario, 3)
    for entry in driver.session.game.log[:number]:
        game.submit(entry.action)
    taken = placed(driver).values()
    return next(option.hex for option in game.decision.options if option.unit == unit and option.hex not in taken)


def placed(driver: Driver) -> dict[str, str]:
    return {unit["id"]: unit["hex"] for unit in driver.session.view()["units"] if unit.get("hex")}


def test_a_set_up_with_one_click_is_seen_and_changed_before_it_is_sent(game_window):
    driver = game_window(small_game(3))
    side = driver.decision.side
    set_up(driver)
    before, units = driver.count, placed(driver)
    assert driver.decision.side == side and "Set-up complete" in driver.panel._headline.text()
    assert all(driver.window.scene.counters.hex_of(unit) == where for unit, where in units.items())
    last = driver.session.action_at(driver.count).unit
    assert last in units and driver.session.is_mine
    for unit in (driver.session.game.log[0].action.unit, last):  # one that is sent already, and the one held back
        wanted = other_hex(driver, unit)
        driver.click_unit(unit)
        assert driver.window.setup_tool.unit == unit
        driver.click_hex(wanted)
        assert placed(driver)[unit] == wanted == driver.window.scene.counters.hex_of(unit)
        assert driver.session.is_set_up and driver.count == before
    driver.key(Key.Key_Space, to=driver.window.view)
    assert driver.count == before + 1 and driver.decision.side != side
    assert placed(driver)[last] == wanted


def test_by_hand_the_last_counter_does_not_end_the_set_up_either(game_window):
    driver = game_window(small_game(3))
    side = driver.decision.side
    while not driver.session.is_set_up:
        option = driver.decision.options[-1]
        (driver.place if option.kind == "place" else driver.by_list)(option)
    assert driver.decision.side == side and driver.window.hand_over is None
    panel = driver.dock("setup").widget()
    assert panel.go_on.isVisible() and not panel.sensible.isVisible() and "complete" in panel._text.text()
    QTest.mouseClick(panel.go_on, LEFT)
    assert driver.decision.side != side and not driver.session.is_set_up


def test_undo_takes_back_what_is_held_back_and_redo_brings_it_again(game_window):
    driver = game_window(small_game(3))
    set_up(driver)
    count, last = driver.count, driver.session.action_at(driver.count)
    assert driver.session.name_of(last.unit) in driver.window.commands["undo"].text()
    driver.key(Key.Key_Z, CONTROL)
    assert not driver.session.is_set_up and driver.count == count and last in driver.decision.options
    assert driver.window.scene.counters.hex_of(last.unit) is None
    driver.key(Key.Key_Y, CONTROL)
    assert driver.session.is_set_up and driver.window.scene.counters.hex_of(last.unit) == last.hex
    driver.key(Key.Key_Space, to=driver.window.view)
    driver.key(Key.Key_Z, CONTROL)  # the other side has not decided yet
    assert driver.count == count and not driver.session.is_set_up
    QTest.mouseClick(driver.dock("setup").widget().back, LEFT)
    assert driver.count == 0 and not placed(driver)


def test_the_other_player_comes_only_after_the_set_up_is_confirmed_and_hiding_is_asked(game_window):
    game = Game(SYSTEM, SYSTEM.load("hannut"), 4, {"hidden_at_guns": "yes"})
    session = Session(game, Seats({"german": PERSON, "french": PERSON}))
    session.take_seat()
    driver = game_window(session)
    while session.viewer == driver.decision.side and not session.is_set_up:
        driver.key(Key.Key_P, CONTROL | SHIFT)
        driver.settle(lambda: session.is_set_up or driver.decision.kind == "hide" or not session._helping)
        if driver.decision.kind == "hide":
            assert "hid" in driver.panel._question.text().lower()
            driver.by_list(driver.decision.options[0])
    assert not driver.window.hand_over.isVisible() and session.is_mine
    driver.key(Key.Key_Space, to=driver.window.view)
    driver.settle()
    assert session.is_covered == driver.window.hand_over.isVisible()


def test_keys_go_to_the_map_when_the_panel_that_had_them_vanishes(game_window):
    driver = game_window(small_game(3))
    set_up(driver)
    QTest.mouseClick(driver.dock("setup").widget().go_on, LEFT)
    driver.dock("setup").widget().sensible.setFocus()
    set_up(driver)
    driver.dock("setup").widget().go_on.setFocus()
    driver.key(Key.Key_Space)
    driver.settle(lambda: not driver.window.docks["setup"].isVisible())
    driver.settle(driver.window.view.hasFocus)


def test_a_counter_that_stands_shows_where_it_may_go_and_is_taken_along_by_the_mouse(game_window):
    driver = game_window(small_game(3))
    set_up(driver)
    unit = driver.session.game.log[0].action.unit
    wanted, view = other_hex(driver, unit), driver.window.view.viewport()
    forbidden = next(name for name in driver.window.scene.layout.grid.ids
                     if name not in {option.hex for option in driver.session.game.asked(0).options})
    shown = driver.window.scene.overlays.shown
    assert ZONES not in shown()
    for goal in (forbidden, wanted):
        driver.click_unit(unit)  # in hand; a drag may begin with it all the same
        assert wanted in shown()[ZONES] and forbidden not in shown()[ZONES]
        assert not driver.window.toast.isVisible()
        end = driver.pixel_of(goal)
        start = driver.pixel_of_unit(unit)
        QTest.mousePress(view, LEFT, pos=start)
        move = QMouseEvent(QEvent.Type.MouseMove, QPointF(end), view.mapToGlobal(QPointF(end)),
                           Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, move)
        assert not view.cursor().pixmap().isNull()  # the counter itself
        QTest.mouseRelease(view, LEFT, pos=end)
        assert view.cursor().pixmap().isNull()
        assert driver.window.toast.isVisible() == (goal == forbidden)
    assert placed(driver)[unit] == wanted and ZONES not in shown()
