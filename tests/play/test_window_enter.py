"""Enter, Tab and Space do what the window says they do, wherever the keys are."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from bk40qt.engine.rules.blitz40 import planning
from bk40qt.play.panels.options import closing
from tests.play.driver import CONTROL, LEFT, SHIFT, Driver, Key
from tests.play.midgame import midgame
from tests.play.test_window_games import small_game
from tests.play.test_window_setup import set_up


@pytest.fixture
def driver(game_window) -> Driver:
    """Somebody may act with several units."""
    for count in range(140, 300):
        session = midgame("hannut", count)
        decision = session.decision
        if decision.kind == "act" and len(planning.idle_units(session.game.state, decision)) > 2:
            return game_window(session)
    raise AssertionError("nobody acts")


def test_enter_on_the_map_takes_the_only_option_as_the_button_says(game_window):
    driver = game_window(small_game(3))
    set_up(driver)
    driver.window.view.setFocus()
    assert not driver.window.view.cursor_shows and driver.panel.current() is not None
    assert "Enter" in driver.panel._take_button.text()
    before = driver.count
    driver.key(Key.Key_Return)
    assert driver.count == before + 1


def test_the_button_does_not_promise_enter_while_it_clicks_at_the_hex_cursor(driver):
    view, button = driver.window.view, driver.panel._take_button
    driver.click_row(driver.decision.options[0])
    driver.key(Key.Key_M)
    assert view.hasFocus() and view.cursor_shows and "Enter" not in button.text()
    before = driver.count
    driver.key(Key.Key_Return)
    assert driver.count == before
    driver.key(Key.Key_F6)
    assert "Enter" in button.text()
    driver.key(Key.Key_M)
    QTest.mouseClick(view.viewport(), LEFT, pos=driver.pixel_of("0101"))  # the mouse hides the cursor
    assert not view.cursor_shows and "Enter" in button.text()


def test_tab_goes_to_the_next_unit_from_the_list_of_options_too(driver):
    driver.click_row(driver.decision.options[0])
    driver.panel.list.setFocus()
    before = driver.count
    driver.key(Key.Key_Tab)
    first = driver.window.selection.unit
    assert first in planning.idle_units(driver.session.game.state, driver.decision)
    assert driver.window.view.hasFocus() and driver.count == before
    driver.panel.list.setFocus()
    driver.key(Key.Key_Backtab, SHIFT)
    assert driver.window.selection.unit not in ("", first)


def test_tab_does_not_move_a_map_that_is_wholly_in_sight(driver):
    view = driver.window.view
    view.fit()
    before = view.visible_area()
    for _ in range(4):
        driver.key(Key.Key_Tab, to=view)
        assert view.visible_area() == before


def test_space_says_why_nothing_can_be_ended(game_window):
    driver = game_window(small_game(3))
    assert closing(driver.decision) is None
    driver.key(Key.Key_Space, to=driver.window.view)
    assert "cannot be passed" in driver.toast() and driver.decision.rule in driver.toast()


def test_a_refusal_is_as_high_as_its_text_and_goes_with_the_next_decision(game_window):
    driver = game_window(small_game(3))
    driver.key(Key.Key_Space, to=driver.window.view)
    toast = driver.window.toast
    lines = toast.text.heightForWidth(toast.text.width()) / toast.text.fontMetrics().lineSpacing()
    assert lines < 2.5 and toast.height() < (lines + 2) * toast.text.fontMetrics().lineSpacing()
    driver.answer(driver.decision.options[0])
    assert not driver.toast()
    driver.key(Key.Key_Z, CONTROL)
