"""Keys lead into every panel and out again, only to what can be seen, and it is seen where they are."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bk40qt.desktop import theme
from bk40qt.desktop.finder import Finder
from bk40qt.desktop.focus_ring import FocusFrames
from bk40qt.desktop.i18n import day, percent, set_language
from bk40qt.desktop.keys import KeysDialog
from bk40qt.desktop.rules_view import RulesWindow
from bk40qt.desktop.settings import Settings
from bk40qt.play.after_game import show_ending
from bk40qt.play.home import HomeWindow
from bk40qt.play.library import Library
from bk40qt.play.panels.log import SIDE, TEXT
from bk40qt.play.way_back import is_in_sight
from tests.play.driver import Driver, Key
from tests.play.midgame import midgame
from tests.play.test_window_commands import in_dialog
from tests.play.test_window_program import program  # noqa: F401  # a fixture


@pytest.fixture
def driver(game_window) -> Driver:
    return game_window(midgame("hannut", 140))


PANELS = ("decision", "stack", "forces", "markers", "log", "dice", "sight")


@pytest.mark.parametrize("name", PANELS)
def test_escape_leads_from_every_panel_to_the_map(driver, name):
    driver.window.view.set_cursor_hex(driver.window.scene.position.pieces[0].hex)
    driver.window.commands[f"panel-{name}"].trigger()
    focus = driver.window.focusWidget()
    assert driver.window.docks[name].isAncestorOf(focus) and not driver.window.view.hasFocus()
    driver.key(Key.Key_Escape)
    assert driver.window.view.hasFocus()


def test_escape_clears_a_search_first(driver):
    driver.window.commands["panel-log"].trigger()
    line = driver.window.docks["log"].widget().findChild(QLineEdit)
    line.setFocus()
    driver.qtbot.keyClicks(line, "mine")
    driver.key(Key.Key_Escape)
    assert line.text() == "" and line.hasFocus()
    driver.key(Key.Key_Escape)
    assert driver.window.view.hasFocus()


def test_the_rules_have_the_keys_when_they_are_asked_for(driver):
    driver.key(Key.Key_F1)
    text = driver.window.docks["rules"].widget().text
    assert text.hasFocus()
    driver.key(Key.Key_Escape)
    assert driver.window.view.hasFocus()


def test_tab_goes_only_to_what_is_seen_and_never_stays_in_a_table(driver):
    """The markers lie behind the order of battle: Qt would lead there, unseen."""
    driver.window.commands["panel-markers"].trigger()
    driver.window.commands["panel-forces"].trigger()
    hidden = driver.window.docks["markers"]
    assert not is_in_sight(hidden.widget())
    been: list[QWidget] = []
    for _ in range(60):
        driver.key(Key.Key_Tab)
        focus = driver.window.focusWidget()
        assert not hidden.isAncestorOf(focus) and is_in_sight(focus)
        if focus is driver.window.view:
            break
        been.append(focus)
    driver.window.log_panel.table.setFocus()
    driver.key(Key.Key_Tab)
    assert not driver.window.log_panel.table.hasFocus()


def test_the_list_of_options_shows_which_line_enter_would_take(driver):
    driver.panel.list.clearSelection()
    driver.key(Key.Key_F6)
    index = driver.panel.list.currentIndex()
    assert index.isValid() and driver.panel.list.selectionModel().isSelected(index)


def test_the_hex_cursor_tells_what_is_offered_there(driver):
    """What reach, targets and candidates show to the eye, in words."""
    driver.key(Key.Key_Tab)
    view, shown = driver.window.view, driver.window.highlights
    assert shown.reach is not None and shown.reach.hexes
    hex_name = next(name for name, goal in shown.reach.hexes.items() if goal.plain is not None)
    driver.window.go_to(hex_name)
    assert "in reach for" in view.accessibleDescription()
    assert view.accessibleDescription() == driver.window._status.text()


def test_the_hex_that_is_described_is_described_anew_when_something_happens(driver):
    status, piece = driver.window._status, driver.window.scene.position.pieces[0]
    driver.window.go_to(piece.hex)
    status.setText("as it was")
    driver.session.decision_changed.emit()
    assert piece.face.name in status.text()


def test_a_frame_shows_where_the_keys_are(qtbot, qapp):
    box = QWidget()
    column = QVBoxLayout(box)
    first, second = QPushButton("first"), QPushButton("second")
    column.addWidget(first)
    column.addWidget(second)
    qtbot.addWidget(box)
    frames = FocusFrames(qapp)
    try:
        box.show()
        box.activateWindow()
        qtbot.waitUntil(box.isActiveWindow)
        second.setFocus()
        assert frames.ring is not None and frames.ring.parent() is second and frames.ring.size() == second.size()
        second.resize(second.width(), second.height() + 9)
        assert frames.ring.size() == second.size()
        colour = box.palette().color(QPalette.ColorRole.Highlight)
        assert second.grab().toImage().pixelColor(0, 9) == colour
        first.setFocus()
        assert frames.ring.parent() is first
        assert frames.ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        first.deleteLater()
        QApplication.sendPostedEvents(None, 52)  # deferred deletes: the ring goes with its widget
        second.setFocus()
        assert frames.ring.parent() is second
    finally:
        qapp.focusChanged.disconnect(frames._moved)


def test_the_home_screen_has_a_key_list_and_a_finder(qtbot, english, tmp_path):
    window = HomeWindow(Settings(), Library(tmp_path))
    qtbot.addWidget(window)
    for id, kind in (("keys", KeysDialog), ("find-command", Finder)):
        seen = in_dialog(kind, lambda dialog: dialog.reject())
        window.commands[id].trigger()
        assert seen
    assert window.commands.keys("keys") == ["Ctrl+F1"] and "F3" in window.commands.keys("find-command")


def test_escape_closes_the_rules_window(qtbot, english):
    window = RulesWindow()
    qtbot.addWidget(window)
    window.show()
    window.panel.search.setText("mine")
    qtbot.keyClick(window.panel.search, Key.Key_Escape)
    assert window.isVisible() and not window.panel.search.text()
    qtbot.keyClick(window.panel.search, Key.Key_Escape)
    assert not window.isVisible()


# -- room for every text -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [8, 18])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_button_of_the_home_screen_is_cut(qtbot, english, qapp, tmp_path, language, size):
    set_language(language)
    theme.apply_theme(qapp, "light", size)
    try:
        window = HomeWindow(Settings(), Library(tmp_path))
        qtbot.addWidget(window)
        window.resize(1024, 700)
        window.show()
        qtbot.waitUntil(lambda: window._settled)
        bar = window.button_bar
        for button in window.footer:
            assert button.width() >= button.sizeHint().width() and bar.rect().contains(button.geometry())
        places = [button.geometry() for button in window.footer]
        assert not any(one.intersects(other) for one in places for other in places if one is not other)
    finally:
        theme.apply_theme(qapp, "light", 0)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_end_of_a_game_is_as_wide_as_its_table(game_window, language):
    set_language(language)
    driver = game_window(midgame("hannut", 60), size=(1400, 760))
    panel = show_ending(driver.window)
    driver.settle()
    assert panel.scroller.horizontalScrollBar().maximum() == 0


def test_a_narrow_log_keeps_what_happened(driver):
    log = driver.window.log_panel
    letter = log.fontMetrics().averageCharWidth()
    log.resize(40 * letter, 120)
    assert log.table.isColumnHidden(SIDE) and not log.table.isColumnHidden(TEXT)
    log.resize(90 * letter, 120)
    assert not log.table.isColumnHidden(SIDE)


def test_dates_and_numbers_are_those_of_the_language_from_the_start(program):  # noqa: F811
    """English on a German system has English numbers."""
    assert program.settings.language == "" and percent(0.139, 1) == "13.9 %"
    assert day(date(1940, 5, 13)) == "Monday, 13 May 1940"
    for code, number, text in (("de", "13,9 %", "Montag, 13. Mai 1940"), ("fr", "13,9 %", "lundi 13 mai 1940"),
                               ("en", "13.9 %", "Monday, 13 May 1940")):
        program.settings.language = code
        program.apply_settings()
        assert percent(0.139, 1).replace("\u202f", " ").replace("\xa0", " ") == number
        assert day(date(1940, 5, 13)) == text


def test_an_empty_box_to_tick_is_seen_in_the_dark(qapp, qtbot):
    theme.apply_theme(qapp, "dark", 0)
    try:
        box = QCheckBox("a")
        qtbot.addWidget(box)
        picture = box.grab().toImage()
        shades = [picture.pixelColor(x, box.height() // 2).lightness() for x in range(14)]
        assert max(shades) - min(shades) > 50
    finally:
        theme.apply_theme(qapp, "light", 0)


def test_the_sight_tool_leaves_the_keys_on_the_map_and_works_by_them(driver):
    driver.key(Key.Key_L)
    view = driver.window.view
    assert view.hasFocus() and view.cursor_shows
    view.set_cursor_hex("0706")
    driver.key(Key.Key_Return)
    view.set_cursor_hex("0702")
    driver.key(Key.Key_Return)
    assert driver.window.sight_tool.answer is not None


def test_after_go_to_hex_the_keys_are_on_the_map(driver, monkeypatch):
    monkeypatch.setattr("bk40qt.play.game_window.QInputDialog.getText", lambda *_: ("0706", True))
    driver.key(Key.Key_F6)
    driver.window.commands["go-to-hex"].trigger()
    assert driver.window.view.hasFocus() and driver.window.view.cursor_hex == "0706"
