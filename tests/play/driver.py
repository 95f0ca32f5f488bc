"""Hands for a game window: every decision is answered by mouse or key events on its widgets, never by a call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QListWidget, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40 import planning
from bk40qt.play.game_window import GameWindow
from bk40qt.play.panels.decision import DecisionPanel
from bk40qt.play.panels.options import closing
from bk40qt.play.panels.setup import SetupPanel
from bk40qt.play.session import Session

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
_WINDS = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1)]


class Driver:
    Return = Key.Key_Return

    def __init__(self, window: GameWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.ways: Counter[str] = Counter()  # how decisions were answered: "map", "menu", "list", "closing"

    @property
    def session(self) -> Session:
        return self.window.session

    @property
    def panel(self) -> DecisionPanel:
        panel = self.window.decision_panel
        assert isinstance(panel, DecisionPanel)
        return panel

    @property
    def decision(self) -> Decision:
        decision = self.session.decision
        assert decision is not None
        return decision

    @property
    def count(self) -> int:
        return len(self.session.game.log)

    # -- mouse --------------------------------------------------------------------------------------------------------

    def pixel_of(self, hex_name: str) -> QPoint:
        """Where the middle of a hex is on the viewport; the map is scrolled to it if it is not on the screen."""
        view = self.window.view
        if not view.viewport().rect().adjusted(40, 40, -40, -40).contains(view.mapFromScene(
                self.window.scene.centre_of(hex_name))):
            view.centre_on_hex(hex_name)
        return view.mapFromScene(self.window.scene.centre_of(hex_name))

    def pixel_of_unit(self, unit: str) -> QPoint:
        """A point of the viewport where this counter is the topmost; the stack is fanned out for it if need be."""
        scene, view = self.window.scene, self.window.view
        hex_name = scene.counters.hex_of(unit)
        assert hex_name is not None, f"{unit} is not on the map"
        self.pixel_of(hex_name)
        found = self._showing(unit)
        if found is None:
            view.set_cursor_hex(hex_name)
            self.key(Key.Key_X)  # fan out the stack
            found = self._showing(unit)
        assert found is not None, f"{unit} cannot be pointed at"
        return found

    def _showing(self, unit: str) -> QPoint | None:
        scene, view = self.window.scene, self.window.view
        middle = view.mapFromScene(scene.centre_of(scene.counters.hex_of(unit) or ""))
        for far in range(0, 160, 8):
            for across, down in _WINDS:
                at = middle + QPoint(across, down) * far
                if view.viewport().rect().contains(at) and scene.piece_at(view.mapToScene(at)) == unit:
                    return at
        return None

    def click_hex(self, hex_name: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self._click(self.pixel_of(hex_name), modifiers)

    def click_unit(self, unit: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self._click(self.pixel_of_unit(unit), modifiers)

    def _click(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        QTest.mouseClick(self.window.view.viewport(), LEFT, modifiers, at)

    def context_menu(self, at: QPoint) -> None:
        viewport = self.window.view.viewport()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, event)

    def hover_hex(self, hex_name: str) -> None:
        at = self.pixel_of(hex_name)
        QTest.mouseMove(self.window.view.viewport(), at + QPoint(1, 1))
        QTest.mouseMove(self.window.view.viewport(), at)

    def click_link(self, label: QLabel) -> None:
        """The link in a label: where the mouse turns into a hand."""
        hovered: list[str] = []
        label.linkHovered.connect(hovered.append)
        for down in range(4, label.height(), 6):
            for across in range(2, label.width(), 6):
                at = QPoint(across, down)
                move = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), label.mapToGlobal(QPointF(at)),
                                   Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
                QApplication.sendEvent(label, move)
                if hovered and hovered[-1]:
                    QTest.mouseClick(label, LEFT, pos=at)
                    return
        raise AssertionError(f"no link in {label.text()!r}")

    @property
    def menu(self) -> QMenu | None:
        found = QApplication.activePopupWidget()
        return found if isinstance(found, QMenu) else None

    def click_entry(self, text: str) -> bool:
        """The entry of the open menu with this text."""
        menu = self.menu
        assert menu is not None, "no menu is open"
        for action in menu.actions():
            if action.text() == text:
                QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
                return True
        QTest.keyClick(menu, Key.Key_Escape)
        return False

    def click_row(self, action: Action) -> None:
        """Mark an option in the decision panel."""
        index = self.panel.options.index(self.panel.options.actions.index(action))
        self.panel.list.scrollTo(index)
        line = self.panel.list.visualRect(index)
        QTest.mouseClick(self.panel.list.viewport(), LEFT, pos=QPoint(line.center().x(), line.bottom() - 4))

    def dock(self, name: str) -> QDockWidget:
        dock = self.window.docks[name]
        if not dock.widget().isVisible():
            self.window.commands[f"panel-{name}"].trigger()
            QApplication.processEvents()
        return dock

    # -- keys ---------------------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
            to: QWidget | None = None) -> None:
        """A key for whoever has the focus; the map if nobody has it."""
        self.activate()
        QTest.keyClick(to or self.window.focusWidget() or self.window.view, key, modifiers)

    def activate(self) -> None:
        """The window in front; the offscreen platform does not give it back by itself when a menu has closed."""
        for _ in range(100):
            if self.window.isActiveWindow():
                return
            self.window.activateWindow()
            QTest.qWait(5)
        raise AssertionError("the window does not come to the front")

    # -- answering ----------------------------------------------------------------------------------------------------

    def settle(self, wanted: Callable[[], bool] | None = None) -> None:
        """Let timers and threads do what they have to."""
        if wanted is None:
            QApplication.processEvents()
        else:
            self.qtbot.waitUntil(wanted, timeout=10_000)

    def answer(self, action: Action) -> None:
        """By a click on the map if the option belongs to something there, else in the decision panel."""
        before = self.count
        if not self._by_map(action, before):
            self.by_list(action)
        self.confirm_set_up()
        assert self.count > before, f"{action} was not taken"
        assert self.session.game.log[before].action == action
        self.settle()

    def confirm_set_up(self) -> None:
        """When the last counter stands the player is asked whether that is all."""
        if self.session.is_set_up:
            self.key(Key.Key_Space, to=self.window.view)

    def by_list(self, action: Action) -> None:
        self.click_row(action)
        assert self.panel.current() == action
        QTest.mouseClick(self.panel._take_button, LEFT)
        self.ways["list"] += 1

    def _by_map(self, action: Action, before: int) -> bool:
        decision = self.decision
        if decision.kind == "place":
            self.place(action)
            self.ways["tray"] += 1
            return True
        state = self.session.game.state
        where = next((hex_name for hex_name, options in planning.places(state, decision).items() if action in options),
                     "")
        unit = next((unit for unit, options in planning.actors(state, decision).items() if action in options), "")
        shown = self.window.scene.counters.hex_of
        if decision.kind == "move" and action.kind == "step" and not self.is_meant_by_a_click(action):
            return False  # another way of going to that hex
        if where:
            self.click_hex(where)
        elif decision.kind not in ("act", "move") and shown(unit):
            self.click_unit(unit)
        else:
            return False
        return self._finish(action, before)

    def is_meant_by_a_click(self, action: Action) -> bool:
        """On the move: of several ways to go to a hex a click takes the cheapest."""
        if self.decision.kind != "move" or action.kind != "step":
            return False
        path = planning.path_to(self.session.game.state, self.decision.about, action.hex)
        return isinstance(path, planning.Path) and path.actions == (action,)

    def _finish(self, action: Action, before: int) -> bool:
        """After the click: it was taken at once, a menu offers it, or it is marked and a second click takes it."""
        if self.count > before:
            self.ways["map"] += 1
        elif self.menu is not None:
            if not self.click_entry(self.capital(action)):
                return False
            self.ways["menu"] += 1
        elif self.panel.current() == action:
            QTest.keyClick(self.panel.list, Key.Key_Return)
            self.ways["map and Return"] += 1
        return self.count > before

    def capital(self, action: Action) -> str:
        """The option as lists and menus show it."""
        text = self.session.say(action)
        return text[:1].upper() + text[1:]

    def place(self, action: Action) -> None:
        """Set-up: the counter in the tray, then the hex."""
        panel = self.dock("setup").widget()
        assert isinstance(panel, SetupPanel)
        for row in range(panel.tray.count()):
            item = panel.tray.item(row)
            if item.data(Qt.ItemDataRole.UserRole) == action.unit:
                panel.tray.scrollToItem(item)
                QTest.mouseClick(panel.tray.viewport(), LEFT, pos=panel.tray.visualItemRect(item).center())
                break
        self.click_hex(action.hex)

    # -- answering by keys --------------------------------------------------------------------------------------------

    def cursor_to(self, hex_name: str) -> None:
        """The hex cursor, by Ctrl and arrows."""
        view, grid = self.window.view, self.window.scene.layout.grid
        self.key(Key.Key_M)
        assert view.hasFocus() and view.cursor_hex is not None
        wanted, flat = grid.numbers(grid.index[hex_name]), grid.top == "flat"
        while view.cursor_hex != hex_name:
            here = grid.numbers(grid.index[view.cursor_hex])
            line, place = (there - now for there, now in zip(wanted, here, strict=True))
            across, down = (line, place) if flat else (place, line)
            key = (Key.Key_Right if across > 0 else Key.Key_Left) if across else (
                Key.Key_Down if down > 0 else Key.Key_Up)
            self.key(key, CONTROL)

    def answer_by_keys(self, action: Action) -> None:
        """Space, digits, the hex cursor or the list of options."""
        before, decision = self.count, self.decision
        row = self.panel.options.actions.index(action)
        if decision.kind == "place":
            self._place_by_keys(action)
        elif action == closing(decision):
            self.key(Key.Key_M)
            self.key(Key.Key_Space)
            self.ways["Space"] += 1
        elif self.is_meant_by_a_click(action):
            self.cursor_to(action.hex)
            self.key(Key.Key_Return)
            self.ways["hex cursor"] += 1
        elif row < 9:
            self.key(Key.Key_M)
            digit = Qt.Key(Key.Key_1 + row)
            self.key(digit)
            if self.count == before:  # the first press marks, unless it is the only option and marked already
                self.key(digit)
            self.ways["digit"] += 1
        else:
            self.key(Key.Key_F6)
            self.key(Key.Key_Home)
            for _ in range(row):
                self.key(Key.Key_Down)
            self.key(Key.Key_Return)
            self.ways["list"] += 1
        self.confirm_set_up()
        assert self.count > before, f"{decision.point}: {action} was not taken by keys"
        assert self.session.game.log[before].action == action
        self.settle()

    def _place_by_keys(self, action: Action) -> None:
        self.key(Key.Key_2, Qt.KeyboardModifier.AltModifier)
        tray = self.window.focusWidget()
        assert isinstance(tray, QListWidget), tray
        self.key(Key.Key_Home)
        for _ in range(tray.count()):
            if self.window.setup_tool.unit == action.unit:
                break
            self.key(Key.Key_Right)
        self.cursor_to(action.hex)
        self.key(Key.Key_Return)
        self.ways["tray"] += 1

    # -- looking ------------------------------------------------------------------------------------------------------

    def toast(self) -> str:
        """What the message over the map says, "" if it is away."""
        toast = self.window.toast
        return toast.text.text() if toast.isVisible() else ""

    def texts(self) -> list[str]:
        return [label.text() for label in self.window.findChildren(QLabel)]
