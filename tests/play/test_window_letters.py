"""Alt and a letter means one thing in every window of play mode, in every language."""

from __future__ import annotations

import pytest

from bk40qt.desktop.i18n import LANGUAGES, set_language
from bk40qt.desktop.keys import KeysDialog
from bk40qt.desktop.preferences import Preferences
from bk40qt.desktop.settings import Settings
from bk40qt.paths import shipped_scenarios
from bk40qt.play.after_game import show_ending
from bk40qt.play.branch import BranchDialog
from bk40qt.play.home import HomeWindow
from bk40qt.play.library import Library
from bk40qt.play.new_game import NewGameDialog
from bk40qt.play.opening import tutorial
from bk40qt.play.recording import Recording
from bk40qt.play.replay import ReplaySession
from bk40qt.play.scenario_head import read_card
from bk40qt.storage import saves
from tests.editor.test_window_room import letters
from tests.play.midgame import midgame


@pytest.fixture(params=LANGUAGES)
def spoken(request, english):
    set_language(request.param)
    return request.param


def twice(window) -> list[str]:
    if not hasattr(window, "menuBar"):
        window.menuBar = lambda: window  # a dialog has none: its own list of actions is empty
    return [letter for letter, times in letters(window).items() if times > 1]


def in_menu(menu) -> list[str]:
    found = [text[text.index("&") + 1].lower() for action in menu.actions() if "&" in (text := action.text())]
    return [letter for letter in set(found) if found.count(letter) > 1]


def test_the_home_screen(spoken, qtbot, tmp_path):
    window = HomeWindow(Settings(), Library(tmp_path))
    qtbot.addWidget(window)
    window.show()
    assert twice(window) == []
    assert [in_menu(action.menu()) for action in window.menuBar().actions()] == [[]] * 3


def test_the_dialogs(spoken, qtbot, game_window):
    driver = game_window(midgame("hannut", 140))
    card = read_card(shipped_scenarios()["hannut"], shipped=True)
    for dialog in (NewGameDialog(card, Settings()), Preferences(Settings()), KeysDialog(driver.window.commands)):
        qtbot.addWidget(dialog)
        dialog.show()
        assert twice(dialog) == [], type(dialog)
    panel = show_ending(driver.window)
    assert twice(panel.parentWidget()) == []


def test_branching_off(spoken, qtbot, tmp_path):
    session = midgame("stonne", 60)
    saves.create(tmp_path / "game.bk40save", session.game).close()
    dialog = BranchDialog(ReplaySession(Recording(tmp_path / "game.bk40save"), agreed=True), Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    assert twice(dialog) == []


def test_a_game(spoken, game_window):
    driver = game_window(midgame("hannut", 140))
    assert twice(driver.window) == []


def test_the_tutorial(spoken, game_window, settings):
    driver = game_window(tutorial(settings))
    assert "tutor" in driver.window.panels
    assert twice(driver.window) == []
