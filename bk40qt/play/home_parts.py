"""Commands, buttons and headings of the home screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from bk40qt.desktop.commands import FIND_KEYS
from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.wording import translatable

if TYPE_CHECKING:
    from bk40qt.play.home import HomeWindow
    from bk40qt.play.scenario_head import ScenarioCard

_GAME: Final = translatable("&Game")
_SCENARIO: Final = translatable("&Scenario")
_HELP: Final = translatable("&Help")
MENUS: Final = (_GAME, _SCENARIO, _HELP)
_BUTTON_HEIGHT: Final = 30
_SIDE: Final = 24  # pixels beside the buttons
_GAP: Final = 10  # between them


def add_commands(window: HomeWindow) -> None:
    add = window.commands.add
    add("new", translatable("&New game…"), translatable("Choose sides and rules for the chosen scenario"),
        window.play_chosen, ["Ctrl+N"], _GAME)
    add("continue", translatable("&Continue game"), translatable("Go on with the chosen game"),
        window.continue_chosen, ["Ctrl+G"], _GAME)
    add("watch-chosen", translatable("Watch re&play"), translatable("Look at the chosen game from its beginning"),
        window.watch_chosen, ["Ctrl+Shift+R"], _GAME)
    add("watch", translatable("&Watch a replay…"), translatable("Look at a saved game from its beginning"),
        window.choose_replay, ["Ctrl+R"], _GAME)
    add("open", translatable("&Open file…"), translatable("Open a saved game or a scenario from any folder"),
        window.choose_file, ["Ctrl+O"], _GAME)
    add("rename", translatable("Rena&me…"), translatable("Give the chosen game another title"),
        window.rename_chosen, ["F2"], _GAME)
    add("delete", translatable("&Delete"), translatable("Delete the chosen game; it can be brought back"),
        window.delete_chosen, ["Shift+Del"], _GAME)
    add("restore", translatable("&Bring back"), translatable("Bring back the game that was deleted last"),
        window.restore_deleted, ["Ctrl+Z"], _GAME)
    add("folder", translatable("Show in &folder"), translatable("Open the folder of the chosen game"),
        window.show_folder, [], _GAME)
    add("preferences", translatable("&Settings…"), translatable("Language, theme, size of letters, speed"),
        window.preferences.emit, ["Ctrl+,"], _GAME)
    add("quit", translatable("&Quit"), translatable("Close the program; everything is saved already"),
        window.close, ["Ctrl+Q"], _GAME)
    add("editor", translatable("Scenario &editor"), translatable("Make a scenario of your own"),
        lambda: window.open_editor.emit(""), ["Ctrl+E"], _SCENARIO)
    add("edit", translatable("E&dit chosen scenario"), translatable("Open the chosen scenario in the editor"),
        window.edit_chosen, ["Ctrl+Shift+E"], _SCENARIO)
    add("tutorial", translatable("&Tutorial (ten minutes)"), translatable("Learn the game in a small battle"),
        window.tutorial.emit, ["Ctrl+T"], _HELP)
    add("rules", translatable("&Rules"), translatable("The rules of the game, to read and to search"),
        lambda: window.rules.emit(""), ["F1"], _HELP)
    add("keys", translatable("&Keys…"), translatable("All keys, and how to change them"),
        lambda: _show_keys(window), ["Ctrl+F1"], _HELP)
    add("find-command", translatable("&Find a command…"), translatable("Type what you want to do"),
        lambda: _find_command(window), FIND_KEYS, _HELP)


def _show_keys(window: HomeWindow) -> None:
    from bk40qt.desktop.keys import KeysDialog

    KeysDialog(window.commands, window).exec()


def _find_command(window: HomeWindow) -> None:
    from bk40qt.desktop.finder import Finder

    Finder(window.commands, window).exec()


def make_button(action: QAction) -> QPushButton:
    """A button that does what the action does and is called as it is called."""
    button = QPushButton()
    button.setAutoDefault(True)  # Enter presses it, too
    button.setMinimumHeight(_BUTTON_HEIGHT)
    button.clicked.connect(action.trigger)

    def dress() -> None:
        button.setText(action.text().replace("&", ""))  # Alt and a letter are for the menus
        button.setToolTip(action.toolTip())
        button.setEnabled(action.isEnabled())

    action.changed.connect(dress)
    dress()
    return button


class ButtonBar(QWidget):
    """Buttons in a row, the last one at its end; in further rows what there is no room for, and nothing is cut."""

    def __init__(self, buttons: list[QPushButton]) -> None:
        super().__init__()
        self.buttons = buttons
        for button in buttons:
            button.setParent(self)

    def place(self) -> None:
        x, y, right = _SIDE, _GAP, self.width() - _SIDE
        for button in self.buttons:
            button.resize(button.sizeHint().expandedTo(button.minimumSize()))
            if x > _SIDE and x + button.width() > right:
                x, y = _SIDE, y + button.height() + _GAP
            is_last = button is self.buttons[-1]
            button.move(max(x, right - button.width()) if is_last else x, y)
            x += button.width() + _GAP
        self.setFixedHeight(y + self.buttons[-1].height() + _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()


def make_heading() -> QLabel:
    label = QLabel()
    enlarge(label)
    return label


def enlarge(label: QLabel) -> None:
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * 1.25)
    font.setBold(True)
    label.setFont(font)


def show_faults(window: HomeWindow, card: ScenarioCard, found: list[str]) -> None:
    """Why a scenario cannot be played, and the way to the editor."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(QMessageBox.Icon.Warning, pattern(card.name), tr("This scenario cannot be played as it is."),
                      parent=window)
    box.setInformativeText("\n".join(found[:3]))
    if len(found) > 3:
        box.setDetailedText("\n".join(found))
    edit = box.addButton(tr("Open in the editor"), QMessageBox.ButtonRole.ActionRole)
    box.addButton(QMessageBox.StandardButton.Close)
    edit.clicked.connect(lambda: window.open_editor.emit(str(card.path)))
    box.open()
