"""The panel of the end: who won and why, in the window and alone; during the game, nothing that is hidden."""

import time

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QFileDialog, QLabel, QMessageBox

from bk40qt.desktop.i18n import set_language
from bk40qt.desktop.theme import apply_theme
from bk40qt.play import report_dialog
from bk40qt.play.after_game import show_ending
from bk40qt.play.ending import EndPanel
from bk40qt.play.game_window import GameWindow
from bk40qt.play.replay import ReplaySession
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.play.statistics import statistics_of
from bk40qt.storage import saves
from tests.play.finished import again, hannut, hidden_units, secret, stonne

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session_of(qapp):
    made = []

    def make(game, saved=None, french=PERSON, **seats):
        session = Session(game, Seats({"german": PERSON, "french": french}, **seats), saved, pause=0)
        made.append(session)
        return session

    yield make
    for session in made:
        session.close()


@pytest.fixture
def panel_of(qtbot, session_of):
    def make(game, **seats):
        panel = EndPanel(session_of(game, **seats))
        qtbot.addWidget(panel)
        panel.resize(760, 900)
        panel.show()
        qtbot.waitExposed(panel)
        return panel

    return make


@pytest.fixture
def window_of(qtbot, session_of, settings):
    def make(game, saved=None, **seats):
        window = GameWindow(session_of(game, saved, **seats), settings)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    return make


def texts(panel):
    tree, found = panel.losses, [label.text() for label in panel.findChildren(QLabel)]
    item = tree.itemAt(0, 0)
    while item is not None:
        item.setExpanded(True)
        found += [item.text(column) for column in range(tree.columnCount())]
        item = tree.itemBelow(item)
    return "\n".join([*found, panel.course.accessibleDescription()])


def dock_of(window):
    return window.findChild(QDockWidget, "dock-ending")


# -- alone -------------------------------------------------------------------------------------------------------------


def test_it_says_who_won_and_the_rule_opens(qtbot, panel_of):
    panel = panel_of(stonne())
    outcome = stonne().outcome
    assert panel.head.text() == {"german": "German victory", "french": "French victory"}[outcome.winner]
    assert str(outcome.text) in panel.text.text()
    with qtbot.waitSignal(panel.rule_asked) as asked:
        panel.text.linkActivated.emit("rule:R-83")
    assert asked.args == ["R-83"] and "rule:R-83" in panel.text.text()


def test_losses_and_figures_are_those_of_the_game(panel_of):
    panel, figures = panel_of(stonne()), statistics_of(stonne())
    for number, side in enumerate(("german", "french")):
        top = panel.losses.topLevelItem(number)
        formations = figures.formations(side)
        assert top.text(1) == f"{figures.lost(side)} of {sum(each.steps for each in formations)}"
        assert top.childCount() == len(formations)
        for row, formation in enumerate(formations):
            assert top.child(row).childCount() == len(formation.units)
    said = texts(panel)
    assert "Assaults won" in said and "The dice were" in said


def test_a_unit_in_the_list_is_shown_on_the_map(qtbot, panel_of):
    panel = panel_of(stonne())
    item = next(item for item in panel._items() if item.childCount())
    height = panel.losses.height()
    item.setExpanded(True)
    assert panel.losses.height() > height  # all of it is seen, without a bar of its own
    panel.losses.setCurrentItem(item.child(0))
    panel.losses.setFocus()
    with qtbot.waitSignal(panel.unit_wanted) as wanted:
        qtbot.keyClick(panel.losses, Qt.Key.Key_Return)
    assert wanted.args[0] in stonne().state.setting.unit_index


@pytest.mark.parametrize("make", [stonne, hannut])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_course_is_drawn_in_both_themes(qapp, panel_of, make, theme):
    apply_theme(qapp, theme, 10)
    try:
        picture = panel_of(make()).course.grab().toImage()
        inks = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
        assert len(inks) > 12
    finally:
        apply_theme(qapp, "light", 10)


@pytest.mark.parametrize("size", [8, 20])
def test_it_fits_small_and_large_letters(qapp, panel_of, size):
    apply_theme(qapp, "light", size)
    try:
        panel = panel_of(hannut())
        assert panel.head.font().pointSizeF() > 1.5 * size
        assert panel.course.height() >= panel.course.minimumSizeHint().height()
    finally:
        apply_theme(qapp, "light", 10)


def test_a_turn_of_the_course_is_said_in_words(qtbot, panel_of):
    course = panel_of(hannut()).course
    figures = statistics_of(hannut())
    assert course.text_of(1).startswith(f"Turn 1: {figures.ends[1].points} VP.")
    spot = QPoint(int(course._area().left()) + 5, 20)
    assert course.turn_at(spot.x()) == 1 and course.turn_at(0) == 0
    QApplication.sendEvent(course, QHelpEvent(QEvent.Type.ToolTip, spot, course.mapToGlobal(spot)))
    assert course.accessibleDescription().startswith("Turn 1")


def test_names_from_a_file_are_no_markup(panel_of):
    panel = panel_of(hannut())
    plain = [label for label in panel.findChildren(QLabel) if label is not panel.text]
    assert all(label.textFormat() == Qt.TextFormat.PlainText or label in panel._titles for label in plain)


# -- while the game goes on --------------------------------------------------------------------------------------------


def test_during_the_game_it_says_how_it_stands_and_not_what_is_hidden(panel_of):
    game = secret()
    panel = panel_of(game, hand_over=False)
    viewer = panel.session.viewer
    assert panel.title() == "How it stands" and panel.head.text().startswith("Turn 1 of")
    assert not panel.again.isVisible()
    setting, said = game.state.setting, texts(panel)
    figures = panel.figures()
    assert figures.viewer == viewer
    for unit in hidden_units(game, viewer):
        assert figures.state.hex[unit] == -1
        assert setting.scenario.counters[unit].name not in said


def test_it_follows_the_game_soon_and_only_while_somebody_looks(qtbot, panel_of):
    game = again(stonne(), 200)
    panel = panel_of(game, hand_over=False)
    session = panel.session
    before = panel.figures().decisions
    session.submit(stonne().log[200].action)
    qtbot.waitUntil(lambda: panel._figures.decisions > before)
    panel.hide()
    session.submit(stonne().log[len(game.log)].action)
    assert not panel._timer.isActive()


def test_a_decision_costs_the_panel_nothing_to_speak_of(panel_of):
    panel = panel_of(stonne())
    panel._show()
    start = time.perf_counter()
    for _ in range(100):
        panel.on_decision()
    assert time.perf_counter() - start < 0.1


def test_under_the_hand_over_cover_it_shows_nothing_new(qtbot, panel_of):
    panel = panel_of(secret(), hand_over=True)
    assert panel.session.is_covered
    panel._show()
    assert panel.head.text() == "" and panel.losses.topLevelItemCount() == 0


# -- in the window -----------------------------------------------------------------------------------------------------


def last_move(make, path=None):
    """A game before its last decision, and that decision."""
    game = again(make(), len(make().log) - 1)
    saved = saves.create(path, game, title="A <b>title</b>") if path is not None else None
    return game, saved, make().log[-1].action


def test_the_end_comes_by_itself_once_and_does_not_block_the_map(qtbot, window_of):
    game, _, action = last_move(hannut)
    window = window_of(game, hand_over=False)
    window.session.start()
    assert dock_of(window) is None
    window.session.submit(action)
    dock = dock_of(window)
    assert dock is not None and dock.isVisible() and dock.isFloating() and not dock.isModal()
    assert dock.windowTitle() == "End of the game"
    qtbot.mouseClick(dock.widget().close_button, LEFT)
    assert not dock.isVisible()
    window.session.decision_changed.emit()
    assert not dock.isVisible()  # who has closed it has seen it
    window.commands["how-it-stands"].trigger()
    assert dock.isVisible()
    qtbot.keyClick(dock.widget(), Qt.Key.Key_Escape)
    assert not dock.isVisible()


def test_taken_back_the_game_goes_on_and_may_end_again(window_of):
    game, _, action = last_move(hannut)
    window = window_of(game, hand_over=False, analysis=True)
    window.session.submit(action)
    panel = dock_of(window).widget()
    window.session.undo()
    panel._show()
    assert panel.title() == "How it stands" == dock_of(window).windowTitle()
    dock_of(window).close()
    while window.session.decision is not None:
        window.session.redo()
    assert dock_of(window).isVisible() and dock_of(window).windowTitle() == "End of the game"


def test_rule_unit_and_hex_lead_into_the_window(window_of):
    window = window_of(stonne(), hand_over=False)
    panel = show_ending(window)
    panel.text.linkActivated.emit("rule:R-83")
    assert window.docks["rules"].isVisible()
    unit = next(unit["id"] for unit in window.session.view()["units"] if unit.get("hex"))
    panel.unit_wanted.emit(unit)
    assert window.selection.unit == unit


def test_the_hand_over_screen_covers_it(window_of):
    window = window_of(secret(), hand_over=True)
    window.session.start()
    window.commands["how-it-stands"].trigger()
    window.commands["report"].trigger()
    assert window.session.is_covered and dock_of(window) is None
    window.session.take_seat()
    window.hand_over.uncover()
    window.commands["how-it-stands"].trigger()
    assert dock_of(window).isVisible()
    window.hand_over.cover("german")
    assert not dock_of(window).isVisible()


def test_replay_and_another_game_are_asked_of_the_program(qtbot, window_of, tmp_path):
    game, saved, action = last_move(hannut, tmp_path / "a.bk40save")
    window = window_of(game, saved, hand_over=False)
    window.session.submit(action)
    panel = dock_of(window).widget()
    with qtbot.waitSignal(window.game_wanted) as wanted:
        qtbot.mouseClick(panel.replay, LEFT)
    assert isinstance(wanted.args[0], ReplaySession) and len(wanted.args[0].recording) == len(game.log)
    wanted.args[0].close()
    with qtbot.waitSignal(window.game_wanted) as wanted:
        qtbot.mouseClick(panel.again, LEFT)
    new = wanted.args[0]
    assert new.game.log == [] and new.game.options == game.options and new.game.seed != game.seed
    assert new.seats.players == window.session.seats.players and new.saved.header.title == "A <b>title</b>"
    new.close()


def test_the_report_is_written_where_the_user_says(monkeypatch, window_of, tmp_path):
    window = window_of(hannut(), hand_over=False)
    asked = []
    monkeypatch.setattr(report_dialog, "ask_path", lambda parent, name: asked.append(name) or str(tmp_path / "a.html"))
    window.commands["report"].trigger()
    assert asked == ["Hannut, 13 May 1940"]
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "a.html" in window.toast.text.text() and not window.session.paused


def test_a_report_that_cannot_be_written_is_told_and_the_old_file_stays(monkeypatch, window_of, tmp_path):
    window = window_of(hannut(), hand_over=False)
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    monkeypatch.setattr(report_dialog, "ask_path", lambda parent, name: str(tmp_path / "none" / "a.pdf"))
    window.commands["report"].trigger()
    assert len(told) == 1 and "no such folder" in told[0]
    assert not window.session.paused


def test_the_dialog_offers_both_kinds_with_their_endings(qtbot, monkeypatch, qapp):
    seen = []

    def look(dialog):
        seen.append((dialog.nameFilters(), dialog.selectedFiles()[0], dialog.defaultSuffix()))
        dialog.filterSelected.emit(dialog.nameFilters()[1])
        seen.append(dialog.defaultSuffix())
        return False

    monkeypatch.setattr(QFileDialog, "exec", look)
    assert report_dialog.ask_path(None, "My game") == ""
    assert seen[0][1].endswith("My game.html") and seen[1] == "pdf"
    assert report_dialog.kind_of("a.PDF") == "pdf" and report_dialog.kind_of("a") == "html"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_its_window_is_as_wide_as_its_tables_in_every_language(qtbot, window_of, language):
    set_language(language)
    try:
        window = window_of(stonne(), hand_over=False)
        qtbot.waitUntil(lambda: dock_of(window) is not None)
        panel = dock_of(window).widget()
        QApplication.processEvents()
        bar = panel.scroller.horizontalScrollBar()
        assert bar.maximum() == 0 and window.geometry().contains(panel.window().geometry())
    finally:
        set_language("en")
