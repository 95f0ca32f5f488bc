"""Everything that can have the keyboard has a name for those who cannot see it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QKeySequenceEdit, QScrollArea, QTabBar, QWidget

from bk40qt.desktop.preferences import Preferences
from bk40qt.desktop.settings import Settings
from bk40qt.paths import shipped_scenarios
from bk40qt.play.home import HomeWindow
from bk40qt.play.library import Library
from bk40qt.play.new_game import NewGameDialog
from bk40qt.play.scenario_head import read_card
from tests.play.driver import Key
from tests.play.midgame import midgame


def is_part(widget: QWidget) -> bool:
    """Of something that has a name itself, such as the list of a combo box or a button of a dock."""
    if widget.objectName().startswith("qt_"):
        return True
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QComboBox | QAbstractSpinBox | QKeySequenceEdit):
            return True
        parent = parent.parentWidget()
    return False


def nameless(top: QWidget) -> list[str]:
    """Widgets that the Tab key or a click gives the keyboard to, and that say nothing of themselves."""
    found = []
    for widget in top.findChildren(QWidget):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or type(widget) in (QTabBar, QScrollArea):
            continue  # a tab bar has the names of its tabs, and what is scrolled has names itself
        if widget.isHidden() or widget.focusProxy() is not None or is_part(widget):
            continue
        spoken = QAccessible.queryAccessibleInterface(widget)
        name = spoken.text(QAccessible.Text.Name) if spoken is not None else widget.accessibleName()
        if not name.strip():
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def test_the_game_window(game_window):
    driver = game_window(midgame("hannut", 230))
    driver.window.show_rule("6.1")
    driver.key(Key.Key_M)
    driver.key(Key.Key_Tab)
    driver.settle()
    assert nameless(driver.window) == []


def test_setting_up(game_window):
    driver = game_window(midgame("hannut", 20))
    driver.settle()
    assert nameless(driver.window) == []
    tray = driver.dock("setup").widget().tray
    for row in range(tray.count()):
        assert tray.item(row).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_home_screen(qtbot, english, tmp_path):
    window = HomeWindow(Settings(), Library(tmp_path))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.scroller.focusPolicy() == Qt.FocusPolicy.NoFocus)  # it has settled
    assert nameless(window) == []


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_a_new_game(qtbot, english, scenario):
    dialog = NewGameDialog(read_card(shipped_scenarios()[scenario], shipped=True), Settings())
    dialog.show()
    assert nameless(dialog) == []
    dialog.close()


def test_the_settings(qtbot, english):
    dialog = Preferences(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    assert nameless(dialog) == []


def test_every_hex_has_words(game_window):
    """The hex cursor says terrain, level, what is there and who stands there."""
    driver = game_window(midgame("hannut", 140))
    view, piece = driver.window.view, driver.window.scene.position.pieces[0]
    driver.cursor_to(piece.hex)
    assert piece.hex in view.accessibleName()
    assert piece.face.name in view.accessibleDescription() and "level" in view.accessibleDescription()
    for name in driver.window.scene.layout.grid.ids:
        assert driver.window.describe_hex(name).startswith(name)
