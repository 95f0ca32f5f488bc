"""Every command of a window in one register: text, tooltip, keys, menu. Menus, key list and finder are made from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from bk40qt.desktop.i18n import pattern
from bk40qt.desktop.settings import Settings
from bk40qt.engine.records import replace, value

FIND_KEYS: Final = ("F3", "Ctrl+Shift+A")  # the command finder, the same in every window


@value
class Command:
    """Texts are English patterns, marked with `translatable` where they are written."""

    id: str  # stable: the settings name it
    text: str
    tip: str
    keys: tuple[str, ...]  # the usual ones, as QKeySequence writes them ("Ctrl+Z")
    menu: str  # English title of its menu, "" = in no menu (only keys and finder)


class Commands(QObject):
    """The commands of one window. Keys that the user has changed come from the settings."""

    keys_changed = Signal()

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}

    def add(self, id: str, text: str, tip: str, run: Callable[..., object], keys: Sequence[str] = (), menu: str = "",
            checkable: bool = False, checked: bool = False, scope: Sequence[QWidget] = ()) -> QAction:
        """`scope`: the key works only while one of these widgets has the focus, because elsewhere it has a meaning of
        its own (Space presses a button, Tab goes to the next field)."""
        assert id not in self._commands, id
        action = QAction(self._window)
        action.setObjectName(id)
        action.setCheckable(checkable)
        action.setChecked(checked)
        if checkable:
            action.toggled.connect(run)
        else:
            action.triggered.connect(lambda _checked=False: run())
        if scope:
            from PySide6.QtCore import Qt  # slow to load, and the home screen can do without

            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        for widget in scope or (self._window,):
            widget.addAction(action)
        self._commands[id] = Command(id, text, tip, tuple(keys), menu)
        self._actions[id] = action
        self._dress(id)
        return action

    def __getitem__(self, id: str) -> QAction:
        return self._actions[id]

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def keys(self, id: str) -> list[str]:
        return self._settings.keys.get(id, list(self._commands[id].keys))

    def key_text(self, id: str) -> str:
        """The keys as the user's system writes them, "" if there is none."""
        return ", ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in self.keys(id))

    def users_of(self, key: str) -> list[str]:
        """Commands that have this key: more than one is a conflict."""
        wanted = QKeySequence(key)
        return [id for id in self._commands if any(QKeySequence(own) == wanted for own in self.keys(id))]

    def set_keys(self, id: str, keys: Sequence[str] | None) -> None:
        """Give a command other keys; None = the usual ones."""
        if keys is None or list(keys) == list(self._commands[id].keys):
            self._settings.keys.pop(id, None)
        else:
            self._settings.keys[id] = list(keys)
        self._settings.save()
        self._dress(id)
        self.keys_changed.emit()

    def retitle(self, id: str, text: str, tip: str) -> None:
        """Another name for a command that leads elsewhere in this window."""
        self._commands[id] = replace(self._commands[id], text=text, tip=tip)
        self._dress(id)

    def fill(self, bar: QMenuBar, titles: Sequence[str]) -> None:
        """Make the menus with these English titles, in this order, of the commands that name them."""
        for title in titles:
            menu = bar.addMenu(pattern(title))
            menu.setToolTipsVisible(True)
            self._menus[title] = menu
            for id, command in self._commands.items():
                if command.menu == title:
                    menu.addAction(self._actions[id])

    def menu(self, title: str) -> QMenu:
        return self._menus[title]

    def retranslate(self) -> None:
        for title, menu in self._menus.items():
            menu.setTitle(pattern(title))
        for id in self._commands:
            self._dress(id)

    def _dress(self, id: str) -> None:
        command, action = self._commands[id], self._actions[id]
        action.setText(pattern(command.text))
        action.setShortcuts([QKeySequence(key) for key in self.keys(id)])
        keys = self.key_text(id)
        tip = pattern(command.tip)
        action.setToolTip(f"{tip} ({keys})" if keys else tip)
        action.setStatusTip(tip)
