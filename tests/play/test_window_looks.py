"""What the window shows of things easily missed: results of shots, causes of reactions, analysis, secrets, links."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDragLeaveEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import set_language
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.branch import BranchDialog
from bk40qt.play.highlights import CAUSE, OWN, REACH_NAME
from bk40qt.play.opening import replay
from bk40qt.play.recording import Cancelled
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players.random_player import RandomPlayer
from bk40qt.storage import saves
from tests.play import finished
from tests.play.driver import CONTROL, LEFT, SHIFT, Driver, Key
from tests.play.midgame import midgame
from tests.play.test_window_handover import played, two_games

SYSTEM = SYSTEMS["blitz40"]


def answer_box(button: QMessageBox.StandardButton) -> list[str]:
    """Presses this button of the next message box; what it asked stands in the list."""
    asked: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            asked.append(box.text())
            QTest.mouseClick(box.button(button), LEFT)
        else:
            QTimer.singleShot(20, press)

    QTimer.singleShot(20, press)
    return asked


@cache
def before_a(kind: str, result: str = "") -> int:
    """So many random decisions of Hannut, and the next one is of this kind, or brings this result."""
    game, player = Game(SYSTEM, SYSTEM.load("hannut"), 7), RandomPlayer(3)
    while game.decision is not None:
        count, asked = len(game.log), game.decision.kind
        events = game.submit(player.choose(game.decision))
        if result and any(getattr(event, "result", "") == result and event.kind == "rolled" for event in events):
            return count
        if not result and asked == kind:
            return count
    raise AssertionError(kind)


def next_choice(driver: Driver):
    """What the random player who has come so far would do."""
    game, player = Game(SYSTEM, SYSTEM.load("hannut"), 7), RandomPlayer(3)
    for _ in range(driver.count):
        game.submit(player.choose(game.decision))
    return player.choose(game.decision)


# -- results -----------------------------------------------------------------------------------------------------------


def test_a_shot_shows_its_dice_and_result_where_it_fell_and_blocks_nothing(game_window):
    driver = game_window(midgame("hannut", before_a("", "-")))
    note = driver.window.roll_note
    assert not note.isVisible()
    driver.by_list(next_choice(driver))
    rolled = [event for event in driver.session.game.log[-1].events if event.kind == "rolled"][-1]
    assert note.isVisible() and note.dice.faces == rolled.faces
    assert note.result.text() == f"<b>{rolled.total}: no effect</b>"
    assert driver.session.name_of(rolled.check.unit) in note.effects.text()
    driver.settle()
    assert note.height() >= note.layout().sizeHint().height()  # dice and text do not lie over each other
    inside = driver.window.view.viewport().rect()
    assert inside.contains(note.geometry().center())
    below = driver.window.view.childAt(note.geometry().center())
    assert below is not note and not note.isAncestorOf(below)  # a click goes to the map
    note._timer.timeout.emit()
    assert not note.isVisible()


def test_the_log_begins_a_roll_with_what_came_of_it_and_shows_all_of_the_line_one_is_at(game_window):
    driver = game_window(midgame("hannut", before_a("", "-") + 1))
    panel = driver.window.log_panel
    rows = [row for row, line in enumerate(panel.model.lines) if line.event.kind == "rolled"]
    assert panel.model.text(rows[-1]).split(" – rolled ")[0].endswith(": no effect")
    usual = panel.table.verticalHeader().defaultSectionSize()
    panel.table.setColumnWidth(0, 30)
    index = panel.proxy.mapFromSource(panel.model.index(rows[-1], 2))
    driver.window.resize(700, 600)
    driver.settle()
    panel.table.setCurrentIndex(index)
    assert panel.table.rowHeight(index.row()) > usual
    panel.table.setCurrentIndex(panel.proxy.index(0, 2))
    assert panel.table.rowHeight(index.row()) == usual


# -- on the map --------------------------------------------------------------------------------------------------------


def test_a_reaction_shows_who_came_and_who_may_react(game_window):
    driver = game_window(midgame("hannut", before_a("reaction")))
    decision, shown = driver.decision, driver.window.scene.overlays.shown()
    where = {unit["id"]: unit.get("hex") for unit in driver.session.view()["units"]}
    assert decision.about[0] in shown[CAUSE]
    assert {where[unit] for unit in decision.about[1:]} <= set(shown[CAUSE])
    assert {where[option.unit] for option in decision.options if option.unit} <= set(shown[OWN])


def acting(game_window) -> Driver:
    driver = game_window(midgame("hannut", before_a("act")))
    driver.key(Key.Key_Tab, to=driver.window.view)
    assert driver.window.selection.units
    return driver


def test_the_sight_tool_hides_the_reach_and_gives_the_log_back(game_window):
    driver = acting(game_window)
    shown = driver.window.scene.overlays.shown
    assert shown().get(REACH_NAME)
    log = driver.window.docks["log"]
    assert not log.visibleRegion().isEmpty()
    driver.key(Key.Key_L, to=driver.window.view)
    driver.settle()
    assert not shown().get(REACH_NAME) and log.visibleRegion().isEmpty()
    driver.key(Key.Key_L, to=driver.window.view)
    driver.settle()
    assert shown().get(REACH_NAME) and not log.visibleRegion().isEmpty()


def test_the_menu_of_a_hex_offers_what_can_be_looked_at_with_its_keys(game_window):
    driver = acting(game_window)
    where = driver.window.scene.counters.hex_of(driver.window.selection.unit)
    driver.context_menu(driver.pixel_of(where))
    texts = [action.text() for action in driver.menu.actions()]
    assert any(text.startswith("Line of sight tool\tL") for text in texts)
    assert any(text.startswith("Stack\tAlt+") for text in texts) and any(text == "Deselect\tEsc" for text in texts)
    seen = next(text for text in texts if text.startswith("What is seen from here\tV"))
    driver.click_entry(seen)
    assert driver.window.sight_tool.viewshed_hex == where


def test_dragging_a_counter_off_the_map_is_no_surprise_to_it(game_window):
    driver = game_window(midgame("hannut", 0))
    told: list[str] = []
    before = qInstallMessageHandler(lambda kind, _context, text: kind == QtMsgType.QtWarningMsg and told.append(text))
    QApplication.sendEvent(driver.window.view.viewport(), QDragLeaveEvent())
    qInstallMessageHandler(before)
    assert not [text for text in told if "dragLeave" in text]


# -- hidden things -----------------------------------------------------------------------------------------------------


def test_analysis_is_seen_and_two_players_are_asked(game_window):
    actions = two_games()[0]
    session = Session(played(list(actions[:-1])), Seats({"german": PERSON, "french": PERSON}))
    session.take_seat()
    driver = game_window(session)
    asked = answer_box(QMessageBox.StandardButton.No)
    driver.key(Key.Key_U, CONTROL | SHIFT)
    assert "both players" in asked[0] and not session.seats.analysis
    assert not driver.window.commands["analysis"].isChecked() and not driver.window._analysis.isVisible()
    answer_box(QMessageBox.StandardButton.Yes)
    driver.key(Key.Key_U, CONTROL | SHIFT)
    assert session.seats.analysis and driver.window._analysis.isVisible()
    assert "(analysis)" in driver.window.windowTitle()


def hidden_game(tmp_path):
    path = tmp_path / "running.bk40save"
    saves.create(path, played(list(two_games()[0]))).close()
    return path


def test_a_running_game_with_hidden_guns_is_watched_only_if_both_agree(qtbot, settings, english, tmp_path):
    path = hidden_game(tmp_path)
    asked = answer_box(QMessageBox.StandardButton.No)
    with pytest.raises(Cancelled):
        replay(path, settings)
    assert "hidden guns" in asked[0]
    answer_box(QMessageBox.StandardButton.Yes)
    session = replay(path, settings)
    session.set_viewer("german")
    assert session.viewer == "german"
    session.close()


def test_who_plays_the_computer_sees_a_running_game_with_his_own_eyes(game_window, settings, tmp_path, monkeypatch):
    from bk40qt.play import library

    path = hidden_game(tmp_path)
    monkeypatch.setattr(library, "seats_of", lambda _path: Seats({"german": PERSON, "french": "simple"}))
    session = replay(path, settings)
    driver = game_window(session)
    assert session.viewer == "german"
    asked = answer_box(QMessageBox.StandardButton.No)
    driver.key(Key.Key_S, to=driver.window.view)
    assert asked and session.viewer == "german"
    answer_box(QMessageBox.StandardButton.Yes)
    driver.key(Key.Key_S, to=driver.window.view)
    assert session.viewer == "french"


def test_a_branch_of_the_set_up_does_not_speak_of_turn_0(qtbot, settings, english, tmp_path):
    answer_box(QMessageBox.StandardButton.Yes)
    session = replay(hidden_game(tmp_path), settings)
    dialog = BranchDialog(session, settings)
    qtbot.addWidget(dialog)
    heads = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("set-up" in text for text in heads) and not any("turn 0" in text for text in heads)


# -- looks -------------------------------------------------------------------------------------------------------------


def test_links_follow_the_theme_at_once(game_window):
    driver = game_window(midgame("hannut", before_a("act")))
    label = driver.panel._headline
    app = QApplication.instance()
    before = label.grab().toImage()
    theme.apply_theme(app, "dark", 0)
    driver.settle()
    driver.qtbot.wait(30)
    dark = label.palette().color(QPalette.ColorRole.Link)
    image = label.grab().toImage()
    near = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    theme.apply_theme(app, "light", 0)
    assert image != before
    assert any(abs(pixel.red() - dark.red()) + abs(pixel.green() - dark.green()) + abs(pixel.blue() - dark.blue()) < 40
               for pixel in near)


def test_title_and_status_line_speak_the_new_language(game_window):
    driver = game_window(midgame("hannut", before_a("act")))
    driver.hover_hex("0706")
    before = driver.window._status.text()
    assert before
    assert driver.window.windowTitle() == "Hannut, 13 May 1940"
    set_language("de")
    driver.settle()
    assert driver.window.windowTitle() == "Hannut, 13. Mai 1940"
    assert driver.window._status.text() and driver.window._status.text() != before
    set_language("en")


def test_the_width_of_the_decision_panel_does_not_follow_the_texts(game_window):
    driver = game_window(midgame("hannut", before_a("act")))
    button, dock = driver.panel._close_button, driver.window.docks["decision"]
    before = dock.width()
    text = "Something that nobody would ever write on a button, " * 5
    button.setText(text)
    driver.settle()
    driver.qtbot.wait(30)
    assert dock.width() == before and button.width() <= before
    assert button.shown_text() != text and button.shown_text().startswith("Some")


# -- afterwards --------------------------------------------------------------------------------------------------------


def test_a_game_that_is_over_leads_to_its_replay_and_home(game_window, tmp_path):
    game = finished.hannut()
    saved = saves.create(tmp_path / "over.bk40save", game)
    driver = game_window(Session(game, Seats({"german": PERSON, "french": PERSON}, hand_over=False), saved))
    panel, wanted = driver.panel, []
    driver.window.game_wanted.connect(wanted.append)
    assert panel._ending.isVisible() and panel._replay.isVisible() and panel._home.isVisible()
    QTest.mouseClick(panel._replay, LEFT)
    assert wanted[0].is_replay
    wanted[0].close()
    QTest.mouseClick(panel._home, LEFT)
    assert not driver.window.isVisible()
