"""The hand-over between two players at one screen leaks nothing: not to the eye, not to any text, not to any key."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenu,
    QTextEdit,
    QWidget,
)

from bk40qt.engine.decisions import Action
from bk40qt.engine.errors import IllegalActionError
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.orders import THIS_ACTIVATION
from bk40qt.play.proposal import CONFIRM
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players.random_player import RandomPlayer
from tests.play.driver import CONTROL, LEFT, SHIFT, Driver, Key

SYSTEM = SYSTEMS["blitz40"]
GUN = "h_fr_rdp_at"


def played(actions: list[Action] | None = None) -> Game:
    """Hannut with the French gun hidden, up to the first decision of the German after the set-up; or just these."""
    game, player = Game(SYSTEM, SYSTEM.load("hannut"), 4, {"hidden_at_guns": "yes"}), RandomPlayer(4)
    if actions is not None:
        for action in actions:
            game.submit(action)
        return game
    while game.decision.point != "DP-S8":
        decision = game.decision
        game.submit(Action("hide", decision.about[0]) if decision.kind == "hide" else player.choose(decision))
    return game


@cache
def two_games() -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """The decisions of two games that differ only in where the hidden gun stands. The last one is of the French."""
    game = played()
    actions = [entry.action for entry in game.log]
    number = next(number for number, action in enumerate(actions) if action.unit == GUN and action.kind == "place")
    asked = game.decision
    for option in played(actions[:number]).decision.options:
        if option.unit == GUN and option != actions[number]:
            other = [*actions[:number], option, *actions[number + 1 :]]
            try:
                changed = played(other)
            except IllegalActionError:
                continue
            if changed.decision == asked and changed.view("german") == game.view("german"):
                return tuple(actions), tuple(other)
    raise AssertionError("the gun cannot stand elsewhere")


def covered(game_window, game: int = 0) -> Driver:
    """A window right after the French player has decided for the last time; the German player is to come."""
    actions = two_games()[game]
    session = Session(played(list(actions[:-1])), Seats({"german": PERSON, "french": PERSON}))
    session.take_seat()
    driver = game_window(session)
    assert not driver.session.is_covered and driver.session.viewer == "french"
    look_at_gun(driver)
    driver.by_list(actions[-1])
    driver.confirm_set_up()
    driver.qtbot.wait(50)  # the stack has taken the place of the tray
    assert driver.session.is_covered and driver.window.hand_over.isVisible()
    return driver


def take_seat(driver: Driver) -> None:
    QTest.mouseClick(driver.window.hand_over.ready, LEFT)
    QTest.mouseClick(driver.window.hand_over.go_on, LEFT)
    driver.settle()


def look_at_gun(driver: Driver) -> None:
    """What the French player may do before he goes: point at his gun, and have the program talk about it."""
    window, where = driver.window, driver.window.scene.counters.hex_of(GUN)
    assert where is not None
    window.show_unit(GUN)
    driver.hover_hex(where)
    window.popup.show_hex(where)
    assert any(driver.session.name_of(GUN) in text for text in all_texts(window))
    window.toast.say(f"{driver.session.name_of(GUN)} {where}", "13.1")
    window.statusBar().showMessage(f"{driver.session.name_of(GUN)} {where}")


def model_texts(model: QAbstractItemModel, parent: QModelIndex | None = None) -> list[str]:
    parent = parent or QModelIndex()
    found = []
    flat = isinstance(model, QAbstractListModel)  # it does not tell how many columns it has
    for row in range(model.rowCount(parent)):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            found += [str(model.data(index, role)) for role in
                      (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole,
                       Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.WhatsThisRole)]
        first = model.index(row, 0, parent)
        if not flat and model.hasChildren(first):
            found += model_texts(model, first)
    return found


def all_texts(window: QWidget, under: QWidget | None = None) -> list[str]:
    """Every text of every widget of the window, shown or not; with `under` only those of that widget."""
    found = [window.windowTitle(), QApplication.clipboard().text()]
    top = under or window
    for action in window.findChildren(QAction):
        found += [action.text(), action.toolTip(), action.statusTip()]
    for menu in window.findChildren(QMenu):
        found.append(menu.title())
    for widget in (top, *top.findChildren(QWidget)):
        if widget.window() is not window and not widget.isVisible():
            continue  # a window of its own that is away, such as the popup of a stack
        found += [widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.accessibleDescription(),
                  widget.windowTitle()]
        if isinstance(widget, QLabel | QLineEdit):
            found.append(widget.text())
        elif isinstance(widget, QTextEdit):
            found.append(widget.toPlainText())
        elif isinstance(widget, QComboBox):
            found += model_texts(widget.model())
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found += model_texts(widget.model())
        spoken = QAccessible.queryAccessibleInterface(widget)
        if spoken is not None:
            found += [spoken.text(QAccessible.Text.Name), spoken.text(QAccessible.Text.Description)]
    return [text for text in found if text and text != "None"]


def picture(window: QWidget) -> QImage:
    """As it is when the map, which is drawn piece by piece, is finished and the overview has found its corner."""
    QTest.mouseMove(window, QPoint(1, 1))  # away from the button, which looks otherwise under the mouse
    found, same = QImage(), 0
    for _ in range(200):
        QTest.qWait(40)
        before, found = found, window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        same = same + 1 if found == before else 0
        if same == 10:
            break
    return found


def farthest(one: QImage, other: QImage) -> int:
    """The largest difference of a colour between two pictures."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max((abs(first - second) for first, second in pairs if first != second), default=0)


# -- while the cover is on ---------------------------------------------------------------------------------------------


def test_the_cover_is_the_same_whatever_is_hidden(game_window):
    """Pixel by pixel and text by text."""
    one = covered(game_window, 0)
    first = picture(one.window)  # now: a window that is not the active one looks otherwise
    other = covered(game_window, 1)
    second = picture(other.window)
    assert second == first
    corners = {first.pixelColor(x, y).name() for x in (3, first.width() - 4) for y in (3, first.height() - 4)}
    assert len(corners) == 1  # the cover lies over menu, docks and status line, too
    for driver in (one, other):
        window = driver.window
        assert window.windowTitle() == "bk40qt"
        said = all_texts(window, window.hand_over)  # with all menus and actions
        assert not any(driver.session.name_of(GUN) in text for text in said)
        assert not window.toast.isVisible() and not window.popup.isVisible()
        assert not window.statusBar().currentMessage() and not window._status.text()
        assert not window.view.accessibleDescription()
        assert window.childAt(QPoint(5, 5)) in (window.hand_over, *window.hand_over.findChildren(QWidget))


def test_an_open_menu_goes_with_the_cover(game_window):
    driver = game_window(Session(played(list(two_games()[0][:-1])), Seats({"german": PERSON, "french": PERSON})))
    driver.session.take_seat()
    driver.window.hand_over.uncover()
    driver.window.select_tool.context_menu("0504", None, QPoint(300, 300))
    assert QApplication.activePopupWidget() is not None
    driver.session.submit(two_games()[0][-1])
    driver.session.submit(CONFIRM)
    assert QApplication.activePopupWidget() is None and driver.session.is_covered


def floating_panel_covered(game_window) -> tuple[Driver, QDockWidget]:
    driver = game_window(Session(played(list(two_games()[0][:-1])), Seats({"german": PERSON, "french": PERSON})))
    take_seat(driver)
    dock = driver.window.docks["forces"]
    dock.setFloating(True)
    dock.show()
    driver.by_list(two_games()[0][-1])
    driver.confirm_set_up()
    assert driver.session.is_covered and not dock.isVisible()
    return driver, dock


def test_a_floating_panel_goes_and_comes_back(game_window):
    driver, dock = floating_panel_covered(game_window)
    take_seat(driver)
    assert dock.isVisible() and dock.isFloating()


@pytest.mark.parametrize(("key", "modifiers"), [
    (Key.Key_Z, CONTROL), (Key.Key_Y, CONTROL), (Key.Key_G, CONTROL), (Key.Key_F1, Qt.KeyboardModifier.NoModifier),
    (Key.Key_F6, Qt.KeyboardModifier.NoModifier), (Key.Key_1, Qt.KeyboardModifier.NoModifier),
    (Key.Key_Tab, Qt.KeyboardModifier.NoModifier), (Key.Key_A, CONTROL | SHIFT),
    (Key.Key_3, Qt.KeyboardModifier.AltModifier), (Key.Key_M, Qt.KeyboardModifier.NoModifier),
    (Key.Key_P, CONTROL | SHIFT), (Key.Key_Right, CONTROL), (Key.Key_G, Qt.KeyboardModifier.AltModifier),
    (Key.Key_Escape, Qt.KeyboardModifier.NoModifier), (Key.Key_U, CONTROL | SHIFT),
])
def test_keys_at_the_cover_reach_nothing_beneath(covered_window, key, modifiers):
    driver = covered_window
    before, analysis = driver.session.game.state_hash(), driver.session.seats.analysis
    driver.key(key, modifiers)
    driver.settle()
    assert driver.window.hand_over.isVisible() and driver.session.is_covered
    assert driver.session.game.state_hash() == before and driver.session.seats.analysis == analysis
    assert "rules" not in driver.window.docks and QApplication.activeModalWidget() is None
    assert QApplication.activePopupWidget() is None
    focus = QApplication.focusWidget()
    assert focus is None or driver.window.hand_over.isAncestorOf(focus)


@pytest.fixture(scope="module")
def covered_window(request):
    """One window for all keys: none of them may change anything."""
    import PySide6.QtWidgets as widgets
    from pytestqt.qtbot import QtBot

    from bk40qt.desktop.settings import Settings
    from bk40qt.play.game_window import GameWindow

    app = widgets.QApplication.instance() or request.getfixturevalue("qapp")
    assert app is not None
    actions = two_games()[0]
    session = Session(played(list(actions[:-1])), Seats({"german": PERSON, "french": PERSON}))
    session.take_seat()
    window = GameWindow(session, Settings(animations=False))
    window.show()
    session.start()
    driver = Driver(window, QtBot(request))
    driver.activate()
    driver.by_list(actions[-1])
    driver.confirm_set_up()
    yield driver
    window.close()
    window.deleteLater()


# -- afterwards --------------------------------------------------------------------------------------------------------


def test_the_next_player_sees_and_reads_the_same_whatever_is_hidden(game_window):
    """The recap, the whole window and every text in it, shown or not; also after a look at where the gun stands."""
    one, other = covered(game_window, 0), covered(game_window, 1)
    for driver in (one, other):
        QTest.mouseClick(driver.window.hand_over.ready, LEFT)
        assert driver.window.hand_over.isVisible() and driver.window.hand_over.recap.count()
    assert all_texts(one.window) == all_texts(other.window)
    for driver in (one, other):
        driver.key(Key.Key_Return)
        assert not driver.window.hand_over.isVisible() and driver.window.view.hasFocus()
        driver.settle(lambda driver=driver: driver.panel.odds.checks.toPlainText() != "…")
    assert all_texts(one.window) == all_texts(other.window)
    assert one.window.scene.snapshot() == other.window.scene.snapshot()
    one.activate()
    first = picture(one.window)
    other.activate()
    assert farthest(picture(other.window), first) <= 2  # the seams between the pieces of the map are not exact
    state = one.session.game.state
    where = state.setting.hex_id[state.hex[state.setting.unit_index[GUN]]]
    for driver in (one, other):
        driver.hover_hex(where)
        driver.click_hex(where)
        driver.window.view.stack_hovered.emit(where)
        driver.context_menu(driver.pixel_of(where))
    assert all_texts(one.window) == all_texts(other.window)


def test_the_recap_tells_what_the_player_could_see_and_nothing_else(game_window):
    driver = covered(game_window)
    QTest.mouseClick(driver.window.hand_over.ready, LEFT)
    shown = [driver.window.hand_over.recap.item(row).text() for row in range(driver.window.hand_over.recap.count())]
    game = driver.session.game
    last = max(number for number, entry in enumerate(game.log) if entry.side == "german")
    since = [event for entry in game.log[last + 1 :] for event in entry.events]  # also if the game was closed since
    assert shown == game.lines(since)
    driver.session._seen["german"] = 0  # as if he had decided nothing yet: with the set-up of the gun
    events = [event for entry in game.log for event in entry.events]
    shown = driver.session.lines(driver.session.recap())
    told = game.lines(SYSTEM.visible(game.state, events, "german"))
    assert shown == told and len(since) < len(told) < len(events)
    assert not any(driver.session.name_of(GUN) in line for line in shown)


def test_one_player_does_not_take_back_what_the_other_has_decided(game_window):
    driver = covered(game_window)
    take_seat(driver)
    before = driver.session.game.state_hash()
    assert driver.window.commands["undo"].text() == "Undo"
    driver.key(Key.Key_Z, CONTROL)
    assert driver.session.game.state_hash() == before and "other player" in driver.toast()


def test_each_player_finds_the_map_as_he_left_it(game_window):
    driver = covered(game_window)
    view = driver.window.view
    french = driver.window._looks["french"]
    take_seat(driver)
    assert view.visible_area().contains(driver.window.scene.layout.bounds.center())
    while not driver.session.is_covered:
        driver.session.submit(driver.decision.options[0])
    take_seat(driver)
    assert driver.session.viewer == "french" and view.zoom == pytest.approx(french[0])
    assert view.visible_area().center().x() == pytest.approx(french[1].x(), abs=2)


def test_held_markers_alone_make_a_hand_over(game_window):
    """Nothing else is hidden; the cover comes as soon as somebody holds a marker, and goes with it."""
    game, player = Game(SYSTEM, SYSTEM.load("stonne"), 2), RandomPlayer(2)
    session = Session(game, Seats({"german": PERSON, "french": PERSON}))
    driver = game_window(session)
    assert not driver.window.hand_over.isVisible()
    while not session.must_hand_over() or not session.is_covered:
        game.submit(player.choose(game.decision))
    session.start()
    assert driver.window.hand_over.isVisible()
    assert "player" in driver.window.hand_over.ready.text()


# -- what one player leaves behind -------------------------------------------------------------------------------------


def test_what_one_player_looked_at_or_searched_for_is_not_for_the_next(game_window):
    """Sight from the hex of a hidden gun, its name in the search of a panel, the row it stands in, the selection."""
    actions = two_games()[0]
    session = Session(played(list(actions[:-1])), Seats({"german": PERSON, "french": PERSON}))
    session.take_seat()
    driver = game_window(session)
    driver.window.hand_over.uncover()
    window, where = driver.window, driver.window.scene.counters.hex_of(GUN)
    window.sight_tool.ask(where, "0902")
    window.sight_tool.show_viewshed(where)
    window.panels["forces"].search.setText("11 RDP")
    window.panels["forces"]._take_first()
    window.log_panel.search.setText(f"{driver.session.name_of(GUN)} {where}")
    window.show_unit(GUN)
    window.scene.fan(where)
    driver.by_list(actions[-1])
    driver.confirm_set_up()
    take_seat(driver)
    assert window.sight_tool.answer is None and not window.sight_tool.viewshed_hex
    assert where not in window.sight_panel.text.text()
    assert not [field.text() for field in window.findChildren(QLineEdit) if field.text()]
    assert not window.selection.units and window.scene.counters.fanned is None
    assert not window.panels["forces"].tree.currentIndex().isValid()
    assert not window.log_panel.table.currentIndex().isValid()


def test_a_dialog_that_is_open_when_the_cover_comes_goes_with_it(game_window):
    """Counters of a path go on by themselves while somebody looks for a command."""
    driver = game_window(Session(played(list(two_games()[0][:-1])), Seats({"german": PERSON, "french": PERSON})))
    take_seat(driver)
    seen = []

    def decide():
        seen.append(QApplication.activeModalWidget())
        driver.session.submit(two_games()[0][-1])
        driver.session.submit(CONFIRM)
        seen.append(QApplication.activeModalWidget())
        if seen[1] is not None:
            seen[1].close()

    QTimer.singleShot(50, decide)
    driver.window.commands["find-command"].trigger()
    assert seen[0] is not None and seen[1] is None and driver.session.is_covered
    driver.activate()
    assert driver.window.hand_over.ready.hasFocus()


def test_a_floating_panel_is_there_again_after_closing_while_covered(game_window, settings):
    driver, _ = floating_panel_covered(game_window)
    driver.window.close()
    again = game_window(Session(played(), Seats({"german": PERSON, "french": PERSON}, hand_over=False)), size=None)
    assert again.window.docks["forces"].isFloating() and again.window.docks["forces"].isVisible()


# -- who is at the screen ----------------------------------------------------------------------------------------------


def window_for_reacting(hidden: bool = True) -> Session:
    """Hannut up to a reaction window of a player who may answer again during the same activation."""
    options = {"hidden_at_guns": "yes"} if hidden else {}
    for seed in range(1, 40):
        game, player = Game(SYSTEM, SYSTEM.load("hannut"), seed, options), RandomPlayer(seed)
        asked = 0
        while (decision := game.decision) is not None and len(game.log) < 900:
            asked = asked + 1 if decision.point == "DP-R1" else 0 if decision.point.startswith("DP-M") else asked
            if asked == 1 and decision.point == "DP-R1":
                return Session(game, Seats({"german": PERSON, "french": PERSON}))
            game.submit(player.choose(decision))
    raise AssertionError("no game comes to that")


def test_who_lets_windows_pass_need_not_come_to_the_screen(qtbot):
    """B.3: the answer is given in advance, so the mover goes on under his own eyes."""
    session = window_for_reacting()
    passive = session.game.decision.side
    session.take_seat()
    covers = []
    session.covered.connect(covers.append)
    session.orders.give(passive, THIS_ACTIVATION)
    player, answered = RandomPlayer(2), 0
    session._go_on()  # the window that is open passes
    for _ in range(400):
        decision = session.game.decision
        if decision is None or session.orders.of(passive) == "":
            break
        if session.is_covered:
            assert decision.side != passive or session.orders.answer(decision) is None
            session.take_seat()
        before = len(session.game.log)
        session.submit(player.choose(decision))
        taken = session.game.log[before + 1 :]
        answered += any(entry.side == passive and entry.action.kind == "pass" for entry in taken)
        assert session.viewer != passive or session.game.decision.side == passive or session.is_covered
    assert answered


def test_holding_a_marker_covers_the_screen_only_when_the_other_one_comes():
    """Nothing was hidden before, so the player who has just decided is at the screen."""
    for seed in range(1, 60):
        game, player = Game(SYSTEM, SYSTEM.load("stonne"), seed), RandomPlayer(seed)
        session = Session(game, Seats({"german": PERSON, "french": PERSON}))
        while session.decision is not None and len(game.log) < 1500:
            before, decision = session.must_hand_over(), session.decision
            if session.is_covered:
                session.take_seat()
            option = next((one for one in decision.options if one.kind == "hold"), None) or player.choose(decision)
            if not session.submit(option):
                session.submit(CONFIRM)
            if session.is_set_up:
                session.submit(CONFIRM)
            if session.must_hand_over() and not before and session.decision is not None:
                assert session.is_covered == (session.decision.side != decision.side)
                if not session.is_covered:
                    return
    raise AssertionError("nobody held a marker and went on")


def test_in_analysis_both_players_decisions_are_taken_back_but_not_told(game_window):
    """Both have agreed to it; what the other one decided may be where his gun stands, so it is not named."""
    driver = covered(game_window)
    take_seat(driver)
    driver.session.seats.analysis = True
    driver.session.decision_changed.emit()
    count = driver.count
    assert driver.window.commands["undo"].text() == "Undo"
    driver.key(Key.Key_Z, CONTROL)
    assert driver.count == count - 1 and driver.session.is_covered and driver.decision.side == "french"


def test_no_hand_over_of_a_game_leaks(game_window):
    """A whole game: under every cover and after it, nothing anywhere names a gun that is hidden, and
    the board is the one of the player who is there."""
    game, player = Game(SYSTEM, SYSTEM.load("hannut"), 6, {"hidden_at_guns": "yes"}), RandomPlayer(6)
    session = Session(game, Seats({"german": PERSON, "french": PERSON}))
    driver = game_window(session)
    window, covers = driver.window, 0
    while (decision := session.decision) is not None and covers < 30:
        if session.is_covered:
            covers += 1
            there, other = session.viewer, decision.side
            assert window.hand_over.isVisible() and window.windowTitle() == "bk40qt"
            assert not names_hidden_from(session, other, all_texts(window, window.hand_over))
            QTest.mouseClick(window.hand_over.ready, LEFT)
            assert session.viewer == other and (there != other or covers == 1)
            assert not names_hidden_from(session, other, all_texts(window))
            window.hand_over.uncover()
            assert not names_hidden_from(session, other, all_texts(window))
            known = {unit["id"] for unit in game.view(other)["units"] if unit["place"] != "hidden"}
            assert {piece.id for piece in window.scene.position.pieces} <= known
        hide = next((option for option in decision.options if option.kind == "hide"), None)
        session.submit(CONFIRM if session.is_set_up else hide or player.choose(decision))
    assert covers > 10


def names_hidden_from(session: Session, side: str, texts: list[str]) -> list[str]:
    hidden = [session.name_of(unit["id"]) for unit in session.game.view(side)["units"] if unit["place"] == "hidden"]
    return [text for text in texts if any(name in text for name in hidden)]
