"""The panels tell what the engine knows: odds, log, dice, stacks, lines of sight."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from bk40qt.desktop.i18n import percent
from bk40qt.desktop.rules_text import load_rules
from bk40qt.engine.rules.blitz40 import planning
from bk40qt.play.panels.log import RULE, TEXT
from bk40qt.play.tools.sight import VIEWSHED
from tests.engine.rules.blitz40.assaults import HQ, TANK, field
from tests.play.driver import LEFT, Driver, Key
from tests.play.midgame import midgame, play_on
from tests.play.test_window_decisions import RIFLES, two_persons

NONE = Qt.KeyboardModifier.NoModifier


# -- odds --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def shooter(game_window):
    """A tank that has said it fires, and has to choose its target."""
    driver = game_window(two_persons(field(RIFLES).activate("fr_1_cuir", seed=1)))
    driver.by_list(next(option for option in driver.decision.options if option.kind == "fire" and option.unit == TANK))
    assert driver.decision.kind == "fire"
    return driver


def test_the_odds_before_a_shot_are_those_of_the_engine(shooter):
    shot = shooter.decision.options[0]
    shooter.click_row(shot)
    odds = shooter.panel.odds
    shooter.settle(lambda: odds.checks.toPlainText() != "…")
    explanation = shooter.session.game.explain(shot)
    check = explanation.checks[0]
    said = odds.checks.toPlainText()
    assert str(check.base) in said and f"column {check.number}" in said
    for value, _reason, rule in check.modifiers:
        assert f"{value:+d}" in said and rule in said
    assert sum(bar.chance for bar in odds.chart.bars()) == 1
    branches = Counter()
    for branch in explanation.branches:
        branches[odds._told(branch.events)] += branch.chance
    assert {bar.text: bar.chance for bar in odds.chart.bars()} == dict(branches)


def test_a_rule_in_the_odds_opens(shooter):
    shooter.click_row(shooter.decision.options[0])
    odds = shooter.panel.odds
    shooter.settle(lambda: odds.checks.toPlainText() != "…")
    rule = shooter.session.game.explain(shooter.decision.options[0]).checks[0].rule
    cursor = odds.checks.document().find(rule)
    at = odds.checks.cursorRect(cursor).center() - QPoint(4, 0)
    assert odds.checks.anchorAt(at), "no link there"
    QTest.mouseClick(odds.checks.viewport(), LEFT, NONE, at)
    assert shooter.window.docks["rules"].widget().number == load_rules("en").find(rule).number


def test_pointing_at_a_target_shows_its_odds(game_window):
    driver = game_window(two_persons(field(RIFLES).activate("fr_1_cuir", seed=1)))
    driver.click_unit(TANK)
    driver.hover_hex("1311")
    target = driver.window.highlights.targets[RIFLES]
    chances = planning.odds(driver.session.game.state, target.check)
    assert {bar.chance for bar in driver.panel.odds.chart.bars()} == set(chances.values())
    assert driver.window._status.text().startswith("1311: clear")
    label = driver.window.scene.overlays.shown()["targets"]["1311"].label
    assert label == percent(float(1 - chances.get("-", Fraction(0))))


# -- log and dice ------------------------------------------------------------------------------------------------------


@pytest.fixture
def long_game(game_window):
    driver = game_window(midgame("hannut", 240))
    play_on(driver.session, 20)
    driver.dock("log")
    return driver


def click_log(driver: Driver, row: int, column: int) -> None:
    table: QTableView = driver.window.log_panel.table
    index = driver.window.log_panel.proxy.index(row, column)
    table.scrollTo(index)
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())


def test_a_line_of_the_log_leads_to_its_hex_and_to_its_rule(long_game):
    log = long_game.window.log_panel
    rows = [row for row in range(len(log.model.lines)) if log.model.lines[row].event.kind == "moved"]
    row = rows[len(rows) // 2]
    event = log.model.lines[row].event
    click_log(long_game, row, TEXT)
    assert long_game.window.view.cursor_hex == event.hex
    click_log(long_game, row, RULE)
    assert long_game.window.docks["rules"].widget().number == load_rules("en").find(event.rule).number


def test_by_keys_as_well(long_game):
    log = long_game.window.log_panel
    long_game.key(Key.Key_6, Qt.KeyboardModifier.AltModifier)
    assert log.table.hasFocus()
    row = next(row for row in range(len(log.model.lines)) if log.model.lines[row].event.kind == "moved")
    log.table.setCurrentIndex(log.proxy.index(row, TEXT))
    long_game.key(Key.Key_Return)
    assert long_game.window.view.cursor_hex == log.model.lines[row].event.hex
    log.table.setFocus()
    log.table.setCurrentIndex(log.proxy.index(row, RULE))
    long_game.key(Key.Key_Return)
    assert long_game.window.docks["rules"].widget().number == load_rules("en").find(
        log.model.lines[row].event.rule).number


def test_the_log_is_filtered_by_kind_and_searched_by_words(long_game):
    log = long_game.window.log_panel
    everything = log.proxy.rowCount()
    log.kinds.setFocus()
    QTest.keyClick(log.kinds, Key.Key_Down)  # dice
    kinds = {log.model.lines[log.proxy.mapToSource(log.proxy.index(row, 0)).row()].event.kind
             for row in range(log.proxy.rowCount())}
    assert 0 < log.proxy.rowCount() < everything and kinds <= {"rolled", "read"}
    QTest.keyClick(log.kinds, Key.Key_Up)
    QTest.keyClicks(log.search, "activated")
    assert 0 < log.proxy.rowCount() < everything
    assert all("activat" in log.proxy.index(row, TEXT).data().lower() for row in range(log.proxy.rowCount()))


def test_the_log_after_events_is_the_log_made_anew(long_game):
    log = long_game.window.log_panel
    before = [(line.turn, line.side, line.event) for line in log.model.lines]
    log.refresh()
    assert [(line.turn, line.side, line.event) for line in log.model.lines] == before


def test_the_dice_panel_counts_what_the_log_has(long_game):
    dice = long_game.dock("dice").widget()
    rolls = Counter(sum(line.event.faces) for line in long_game.window.log_panel.model.lines
                    if line.event.kind == "rolled" and len(line.event.faces) == 2)
    assert dice.histogram.counts == rolls and sum(rolls.values()) > 5
    assert str(sum(rolls.values())) in dice._text.text()
    both = Counter()
    for _ in range(2):
        QTest.keyClick(dice._side, Key.Key_Down)
        both += Counter(dice.histogram.counts)
    assert both == rolls


# -- stacks ------------------------------------------------------------------------------------------------------------


def test_the_stack_panel_shows_all_of_a_hex(long_game):
    pieces = long_game.window.scene.position.pieces
    count = Counter(piece.hex for piece in pieces)
    where = max(count, key=lambda name: (count[name], name))
    top = long_game.window.scene.counters.stack(where)
    long_game.click_unit(top[-1])
    panel = long_game.window.stack_panel
    assert panel.hex == where and panel.units() == list(reversed(top)) and len(top) > 1
    names = " ".join(row.accessibleName() for row in panel._shown)
    assert all(piece.face.name in names for piece in pieces if piece.hex == where)
    QTest.mouseClick(panel._shown[-1], LEFT)
    assert long_game.window.selection.unit == top[0]


def test_a_row_of_the_stack_panel_is_chosen_by_keys(long_game):
    count = Counter(piece.hex for piece in long_game.window.scene.position.pieces)
    where = max(count, key=lambda name: (count[name], name))
    stack = long_game.window.scene.counters.stack(where)
    long_game.click_unit(stack[-1])
    long_game.settle()
    row = long_game.window.stack_panel._shown[-1]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    long_game.key(Key.Key_Return)
    assert long_game.window.selection.unit == stack[0]


# -- lines of sight ----------------------------------------------------------------------------------------------------


@pytest.fixture
def looker(game_window):
    driver = game_window(midgame("hannut", 130))
    driver.key(Key.Key_F)  # the whole map
    driver.key(Key.Key_L)
    return driver


def drag(driver: Driver, start: str, end: str) -> None:
    viewport = driver.window.view.viewport()
    first, last = driver.pixel_of(start), driver.pixel_of(end)
    QTest.mousePress(viewport, LEFT, NONE, first)
    QTest.mouseMove(viewport, (first + last) / 2)
    QTest.mouseMove(viewport, last)
    QTest.mouseRelease(viewport, LEFT, NONE, last)


@pytest.mark.parametrize(("start", "end"), [("0706", "0708"), ("0706", "1106"), ("1410", "1514"), ("1003", "1605")])
def test_a_drag_shows_the_line_as_the_engine_sees_it(looker, start, end):
    drag(looker, start, end)
    index = looker.window.scene.layout.grid.index
    answer = looker.session.game.state.setting.sight.explain(index[start], index[end])
    thread = looker.window.scene.overlays.shown().get("sight")
    assert (thread.start, thread.end, thread.clear, thread.blocking) == (start, end, answer.clear, answer.blocking)
    panel = looker.window.sight_panel
    assert panel.text.isVisible() and answer.rule in panel.text.text()
    assert (panel.picture.cells[0].hexes, panel.picture.cells[-1].hexes) == ((start,), (end,))
    assert any(cell.blocks for cell in panel.picture.cells) is not answer.clear
    assert ("in sight" if answer.clear else "blocked") in thread.label
    looker.click_link(panel.text)
    assert looker.window.docks["rules"].widget().number == load_rules("en").find(answer.rule).number


def test_long_answers_are_not_cut(looker):
    looker.cursor_to("0706")
    looker.key(Key.Key_V)
    drag(looker, "1410", "1514")
    looker.settle()
    text = looker.window.sight_panel.text
    assert "0706" in text.text() and "1514" in text.text()
    assert text.height() >= text.heightForWidth(text.width())


def test_no_set_up_zone_is_shown_once_the_battle_has_begun(looker):
    assert "set-up zones" not in looker.window.scene.overlays.shown()


def test_the_line_by_keys(looker):
    for name in ("0706", "1106"):
        looker.cursor_to(name)
        looker.key(Key.Key_Return)
    thread = looker.window.scene.overlays.shown().get("sight")
    assert (thread.start, thread.end) == ("0706", "1106")
    looker.key(Key.Key_Escape)
    assert looker.window.scene.overlays.shown().get("sight") is None


def test_what_is_seen_from_0706_has_fourteen_blind_hexes(looker):
    looker.key(Key.Key_L)  # the usual tool again
    looker.cursor_to("0706")
    looker.key(Key.Key_V)
    index = looker.window.scene.layout.grid.index
    found = looker.session.game.state.setting.sight.viewshed(index["0706"])
    shown = looker.window.scene.overlays.shown().get(VIEWSHED)
    blind = {name for name, style in shown.items() if style.hatch and style.hatch != shown["0706"].hatch}
    assert len(found.blind) == 14 and set(found.blind) <= set(shown)
    assert all(name in looker.window.sight_panel.text.text() for name in found.blind)
    assert set(found.blind) <= blind
    looker.key(Key.Key_V)
    assert VIEWSHED not in looker.window.scene.overlays.shown()


def test_the_enemy_reach_follows_the_game(game_window):
    driver = game_window(two_persons(field(RIFLES).put("h_de_12i_hq", "1310").activate("fr_1_cuir", seed=1)))
    driver.key(Key.Key_E)
    before = set(driver.window.scene.overlays.shown().get("enemy reach"))
    assert before
    driver.click_unit(HQ)
    driver.click_hex("1412")
    driver.settle(lambda: driver.window.scene.counters.hex_of(HQ) == "1412")
    while driver.decision.side != "french":
        driver.key(Key.Key_M)
        driver.key(Key.Key_Space)
    wanted = set()
    for unit in (RIFLES, "h_de_12i_hq"):
        wanted |= set(planning.potential_reach(driver.session.game.state, unit, "french").hexes)
    assert set(driver.window.scene.overlays.shown().get("enemy reach")) == wanted


class WindowsShown(QObject):
    """Keeps what has been shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(type(watched).__name__)
        return False


def test_rows_that_go_before_they_were_shown_do_not_come_as_windows_and_take_the_keys(game_window, qapp):
    driver = game_window(midgame("hannut", 130))
    stack, counter = driver.window.stack_panel, driver.window.scene.position.pieces[0]
    shown = WindowsShown()
    qapp.installEventFilter(shown)
    try:
        for _ in range(3):
            stack.show_hex(counter.hex)  # twice in one go, as when a decision is taken back
        driver.qtbot.wait(50)
    finally:
        qapp.removeEventFilter(shown)
    assert shown.names == [] and QApplication.activeWindow() is driver.window
    assert stack.units()
