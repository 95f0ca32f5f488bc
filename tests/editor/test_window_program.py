"""The editor as part of the program: from the home screen to it, from it to a game, and back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from bk40qt.app import Program
from bk40qt.desktop.i18n import set_language
from bk40qt.paths import shipped_scenarios
from editor.edits import setup
from editor.new_dialog import Beginning, NewDialog
from tests.editor.hands import Hands


@pytest.fixture
def program(qapp, qtbot):
    hook = sys.excepthook
    made = Program(qapp)
    yield made
    for window in (*made.games, *made.editors):
        if window in made.editors:
            window.history.stack.setClean()
        window.close()
    if made._home is not None:
        made._home.close()
        made._home.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    sys.excepthook = hook


def test_an_edited_scenario_is_played_and_the_editor_is_there_again(program, qtbot):
    program.open_editor(str(shipped_scenarios()["hannut"]))
    window = program.editors[0]
    hands = Hands(window, qtbot)
    hands.activate()
    hands.tool("T", "terrain")
    window.area.view.fit()
    hands.click("1510")
    changed = window.document.data["map"]["hexes"]["1510"]["terrain"]
    QTest.keyClick(window.area.view, Qt.Key.Key_F5)
    game = program.games[0]
    board = game.session.game.scenario.board
    assert board.terrain[board.grid.index["1510"]] == changed == "woods"
    assert game.session.saved is None and window.isVisible()
    assert game.commands["close"].text() == "Back to the editor"
    assert game.decision_panel._home.text() == "Back to the editor"  # after the end of the game
    set_language("de")
    assert game.commands["close"].text() != "Zurück zum Startbildschirm"
    set_language("en")
    game.commands["close"].trigger()
    assert not program.games and window.isVisible() and window.isWindowModified()


def test_a_second_editor_and_home_after_the_last(program):
    program.open_editor(str(shipped_scenarios()["hannut"]))
    program.editors[0].editor_wanted.emit(str(shipped_scenarios()["stonne"]))
    assert len(program.editors) == 2
    for window in tuple(program.editors):
        window.close()
    assert not program.editors
    assert program._home is not None and program._home.isVisible()


def test_a_file_is_open_in_one_window_only(program, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "mine.bk40"
    path.write_bytes(shipped_scenarios()["hannut"].read_bytes())
    (tmp_path / "link.bk40").symlink_to(path)
    program.open_editor(str(path))
    program.open_editor("stonne")
    first, second = program.editors
    first.showMinimized()
    monkeypatch.chdir(tmp_path)
    for way in (str(path), "mine.bk40", "./link.bk40"):
        second.activateWindow()
        qtbot.waitUntil(second.isActiveWindow)
        program.open_editor(way)
        assert program.editors == [first, second]
        qtbot.waitUntil(first.isActiveWindow)
        assert not first.isMinimized()
    chosen = Beginning("open", source=Path("mine.bk40"))  # by the dialog too
    monkeypatch.setattr(NewDialog, "exec", lambda dialog: setattr(dialog, "beginning", chosen) or 1)
    program.open_editor("")
    assert program.editors == [first, second]


def test_asked_how_to_begin_and_changing_ones_mind(program, monkeypatch):
    monkeypatch.setattr(NewDialog, "exec", lambda self: 0)
    program.open_editor("")
    assert not program.editors and program._home.isVisible()


def test_counters_show_where_their_zone_is_as_good_as_a_position(edit):
    hands = edit()
    document = hands.window.document
    hands.window.workspace.push(setup.start_at(document, "ge_1", ["1203"]))
    scene = hands.window.area.scene
    hands.qtbot.waitUntil(lambda: bool(scene.counters.stack("1203")))
    assert set(scene.counters.stack("1203")) == {"ge_1_1", "ge_1_2", "ge_1_hq"}
    hands.window.history.undo()
    hands.qtbot.waitUntil(lambda: not scene.counters.stack("1203"))
