"""The list of options: fire first, letting be last, in groups; in the set-up only those of the counter in hand; the
odds right below it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from bk40qt.engine.decisions import Decision
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.panels.options import CLOSING, in_groups
from bk40qt.players import make_player
from tests.play.driver import LEFT, Driver, Key
from tests.play.test_window_decisions import two_persons

SYSTEM = SYSTEMS["blitz40"]
HEADING = Qt.ItemDataRole.UserRole


def game_at(wanted) -> Game:
    game, player = Game(SYSTEM, SYSTEM.load("hannut"), 7), make_player("simple", 7)
    while game.decision is not None and not wanted(game.decision):
        game.submit(player.decide(SYSTEM.imagine(game.state, game.decision.side), game.decision).action)
    assert game.decision is not None
    return game


def is_long_reaction(decision: Decision) -> bool:
    kinds = {option.kind for option in decision.options}
    return decision.kind == "reaction" and len(decision.options) > 30 and {"opportunity_fire", "retreat"} <= kinds


@pytest.fixture
def reaction(game_window) -> Driver:
    driver = game_window(two_persons(game_at(is_long_reaction)))
    driver.window.resize(1366, 768)
    driver.settle()
    return driver


@pytest.fixture
def setting_up(game_window) -> Driver:
    return game_window(two_persons(game_at(lambda decision: decision.kind == "place")))


def test_nothing_is_added_or_left_out(reaction):
    offered = reaction.decision.options
    shown = reaction.panel.options.actions
    assert sorted(shown, key=repr) == sorted(offered, key=repr) and shown == in_groups(offered)


def test_fire_comes_before_retreats_and_passing_comes_last(reaction):
    kinds = [action.kind for action in reaction.panel.options.actions]
    fire = [row for row, kind in enumerate(kinds) if kind == "opportunity_fire"]
    assert fire == list(range(len(fire))) and kinds[-1] in CLOSING
    assert max(fire) < min(row for row, kind in enumerate(kinds) if kind == "retreat")


def test_each_group_has_its_heading(reaction):
    model = reaction.panel.options
    headings = [model.index(row).data(HEADING) for row in range(model.rowCount())]
    assert [text for text in headings if text] == ["Fire", "Retreat", "Pass, stop or go on"]
    assert headings[0] == "Fire"


def test_the_first_shot_has_the_digit_one(reaction):
    shot = reaction.panel.options.actions[0]
    reaction.key(Key.Key_1)
    assert reaction.panel.current() == shot and shot.kind == "opportunity_fire"
    reaction.key(Key.Key_Return)
    assert reaction.session.game.log[-1].action == shot


def test_letting_be_is_always_in_sight(reaction):
    """Also at the smallest window, with the odds of a shot below the list."""
    panel = reaction.panel
    reaction.key(Key.Key_1)
    reaction.settle(lambda: panel.odds.chart.bars() != [])
    for button in (panel._close_button, *panel._order_buttons.values()):
        assert not button.visibleRegion().isEmpty()
        assert panel.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    QTest.mouseClick(panel._close_button, LEFT)
    assert reaction.session.game.log[-1].action.kind == "pass"


def test_the_filter_searches_in_all_groups(reaction):
    panel = reaction.panel
    unit = reaction.session.name_of(panel.options.actions[0].unit)
    QTest.keyClicks(panel._filter, unit)
    kinds = {action.kind for action in panel.options.actions}
    assert kinds == {"opportunity_fire", "retreat"}
    words = unit.casefold().split()
    assert all(word in panel.options.text(action).casefold() for action in panel.options.actions for word in words)


def test_the_odds_follow_right_below_the_list_and_the_bars_below_the_modifiers(reaction):
    panel = reaction.panel
    reaction.window.resize(1920, 1080)
    reaction.key(Key.Key_1)
    odds = panel.odds
    reaction.settle(lambda: odds.chart.bars() != [])
    reaction.settle(lambda: odds.height() >= odds.height_wanted())
    gap = odds.chart.mapTo(odds, QPoint()).y() - odds.checks.mapTo(odds, QPoint(0, odds.checks.height())).y()
    assert 0 <= gap < 12
    assert odds.checks.height() >= odds.checks.document().size().height() - 1
    assert not odds.checks.verticalScrollBar().isVisible()


def test_a_short_list_leaves_no_hole_above_the_odds(game_window):
    driver = game_window(two_persons(game_at(lambda decision: decision.kind == "fire" and len(decision.options) < 6)))
    panel = driver.panel
    driver.key(Key.Key_1)
    driver.settle(lambda: panel.odds.chart.bars() != [])
    rows = panel.options.rowCount()
    driver.settle(lambda: panel.list.height() < (rows + 2) * panel.list.sizeHintForRow(0) + 10)
    assert panel.list.visualRect(panel.options.index(rows - 1)).bottom() <= panel.list.viewport().height()


def test_the_counter_in_hand_narrows_the_list_to_its_hexes(setting_up):
    panel, tray = setting_up.panel, setting_up.dock("setup").widget().tray
    every = panel.options.rowCount()
    assert every > 100 and "Choose a counter" in panel._narrowed.text() and panel._narrowed.isVisible()
    QTest.mouseClick(tray.viewport(), LEFT, pos=tray.visualItemRect(tray.item(2)).center())
    unit = setting_up.window.setup_tool.unit
    own = [option for option in setting_up.decision.options if option.unit == unit]
    assert unit and panel.options.actions == own and len(own) < every
    assert setting_up.session.name_of(unit) in panel._narrowed.text() and str(every) in panel._narrowed.text()
    setting_up.by_list(own[-1])
    assert setting_up.session.game.log[-1].action == own[-1]
    assert {option.unit for option in panel.options.actions} > {panel.options.actions[0].unit}


def test_all_counters_are_listed_again_by_a_link_and_by_escape(setting_up):
    panel, tray = setting_up.panel, setting_up.dock("setup").widget().tray
    every = panel.options.rowCount()
    for back in (lambda: setting_up.click_link(panel._narrowed), lambda: setting_up.key(Key.Key_Escape)):
        QTest.mouseClick(tray.viewport(), LEFT, pos=tray.visualItemRect(tray.item(1)).center())
        assert panel.options.rowCount() < every
        setting_up.window.view.setFocus()
        back()
        assert panel.options.rowCount() == every
        setting_up.key(Key.Key_Escape)


def test_counters_to_set_up_each_have_their_heading(setting_up):
    model = setting_up.panel.options
    headings = [model.index(row).data(HEADING) for row in range(model.rowCount()) if model.index(row).data(HEADING)]
    assert headings == [setting_up.session.name_of(unit)
                        for unit in dict.fromkeys(option.unit for option in setting_up.decision.options)]


def test_every_option_of_a_readable_list_shows_all_of_its_words(reaction):
    reaction.panel.list.setFixedWidth(180)
    reaction.settle()
    panel, letters = reaction.panel, reaction.panel.list.fontMetrics()
    room = panel.list.viewport().width()
    long = [row for row in range(panel.options.rowCount())
            if letters.horizontalAdvance(panel.options.index(row).data()) > room]
    assert long
    for row in long:
        assert panel.list.visualRect(panel.options.index(row)).height() >= 2 * letters.height()
