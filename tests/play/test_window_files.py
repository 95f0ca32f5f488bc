"""Files that the desktop asks the running program to open: macOS sends them as events."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent

from bk40qt import app
from bk40qt.app import Program
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.paths import shipped_scenarios
from bk40qt.storage import saves


@pytest.fixture
def program(qapp, qtbot):
    hook = sys.excepthook
    made = Program(qapp)
    made.show_home()
    files = made.take_opened_files()
    yield made
    qapp.removeEventFilter(files)
    files.deleteLater()
    for window in tuple(made.games):
        window.close()
    made._home.close()
    made._home.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    sys.excepthook = hook


@pytest.fixture
def save(tmp_path) -> Path:
    rules = SYSTEMS["blitz40"]
    path = tmp_path / "game.bk40save"
    saves.create(path, Game(rules, rules.load("hannut"), 7)).close()
    return path


def open_from_finder(qapp, path: Path) -> None:
    assert QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(path)))


def test_a_saved_game_opens_beside_what_is_open(program, qapp, qtbot, save, tmp_path):
    other = tmp_path / "OTHER.BK40SAVE"  # as some file systems spell it
    other.write_bytes(save.read_bytes())
    for number, path in enumerate((save, other), 1):
        open_from_finder(qapp, path)
        qtbot.waitUntil(lambda wanted=number: len(program.games) == wanted)
    assert [window.session.saved.path for window in program.games] == [save, other]


def test_a_game_that_is_open_comes_to_the_front(program, qapp, qtbot, save):
    open_from_finder(qapp, save)
    qtbot.waitUntil(lambda: len(program.games) == 1)
    program.show_home()
    program._home.activateWindow()
    qtbot.waitUntil(lambda: qapp.activeWindow() is program._home)
    open_from_finder(qapp, save)
    qtbot.waitUntil(lambda: qapp.activeWindow() is program.games[0])
    assert len(program.games) == 1


def test_a_scenario_is_offered_for_a_new_game(program, qapp, qtbot, tmp_path):
    scenario = tmp_path / "MINE.BK40"
    scenario.write_bytes(shipped_scenarios()["stonne"].read_bytes())
    open_from_finder(qapp, scenario)
    qtbot.waitUntil(lambda: program._home.dialog is not None and program._home.dialog.isVisible())
    assert program._home.dialog.card.path == scenario
    program._home.dialog.reject()


def test_the_command_line_opens_a_game_or_its_replay(program, qapp, qtbot, save):
    for words, replay in ((["watch", str(save)], True), ([str(save)], False)):
        app._begin(program, words)
        qtbot.waitUntil(lambda: len(program.games) == 1)
        assert program.games[0].session.is_replay == replay
        program.games[0].close()
    app._begin(program, ["watch"])
    assert program._home.isVisible() and not program.games
