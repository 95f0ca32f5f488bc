"""Taking back, closing and going on, and a computer that is switched off in the middle of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play import opening
from bk40qt.play.library import Library
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players.random_player import RandomPlayer
from bk40qt.storage import saves
from tests.play.driver import CONTROL, SHIFT, Key
from tests.play.midgame import midgame
from tests.play.test_window_games import SMALL

SYSTEM = SYSTEMS["blitz40"]


def saved_session(path: Path, scenario: str = SMALL, played: int = 0, **seats: bool) -> Session:
    """A game on disk after so many random decisions."""
    game, player = Game(SYSTEM, SYSTEM.load(scenario), 3), RandomPlayer(3)
    path.parent.mkdir(parents=True, exist_ok=True)
    saved = saves.create(path, game, title="Anna and Ben")
    for _ in range(played):
        game.submit(player.choose(game.decision))
    return Session(game, Seats({"german": PERSON, "french": PERSON}, hand_over=False, **seats), saved)


# -- undo and redo -----------------------------------------------------------------------------------------------------


def test_undo_and_redo_by_keys(game_window, tmp_path):
    driver = game_window(saved_session(tmp_path / "a.bk40save"))
    hashes = [driver.session.game.state_hash()]
    for _ in range(3):
        driver.answer(driver.decision.options[0])
        hashes.append(driver.session.game.state_hash())
    shown = driver.window.scene.snapshot()
    for count in (2, 1, 0):
        driver.key(Key.Key_Z, CONTROL)
        assert driver.session.game.state_hash() == hashes[count]
    assert not driver.window.scene.position.pieces  # the board follows
    driver.key(Key.Key_Z, CONTROL)
    assert "nothing to take back" in driver.toast()
    for count in (1, 2, 3):
        driver.key(Key.Key_Y, CONTROL)
        assert driver.session.game.state_hash() == hashes[count]
    driver.settle()
    assert driver.window.scene.snapshot() == shown
    driver.key(Key.Key_Z, CONTROL | SHIFT)  # the other key of redo
    assert "nothing to do again" in driver.toast()


def test_the_menu_says_what_undo_would_take_back(game_window, tmp_path):
    driver = game_window(saved_session(tmp_path / "a.bk40save"))
    first = driver.decision.options[0]
    driver.answer(first)
    assert driver.window.commands["undo"].text() == f"Undo: {driver.session.say(first)}"


def test_undo_behind_dice_is_refused_with_the_reason_and_analysis_mode_has_no_limit(game_window):
    session = midgame("hannut", 200)
    player = RandomPlayer(1)
    while not session.game.log[-1].chance:
        session.game.submit(player.choose(session.decision))
    driver = game_window(session)
    before, count = session.game.state_hash(), driver.count
    driver.key(Key.Key_Z, CONTROL)
    assert session.game.state_hash() == before and "Analysis mode" in driver.toast()
    driver.key(Key.Key_U, CONTROL | SHIFT)
    assert driver.window.commands["analysis"].isChecked()
    for back in range(1, 31):
        driver.key(Key.Key_Z, CONTROL)
        assert driver.count == count - back
    while driver.session.can_redo():
        driver.key(Key.Key_Y, CONTROL)
    assert session.game.state_hash() == before  # the same dice again


# -- closing and going on ----------------------------------------------------------------------------------------------


def test_a_closed_game_goes_on_where_it_was(game_window, settings):
    path = Library().new_path("tutorial")
    driver = game_window(saved_session(path, analysis=True))
    player = RandomPlayer(3)
    for _ in range(14):
        driver.answer(player.choose(driver.decision))
    before, seats = driver.session.game.state_hash(), driver.session.seats
    driver.key(Key.Key_W, CONTROL)
    assert not driver.window.isVisible()
    again = opening.resume(path, settings)
    assert again.game.state_hash() == before and again.seats == seats
    board = game_window(again).window.scene.snapshot()
    assert board == driver.window.scene.snapshot()


_PLAYER = """
import json, os, sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from bk40qt.desktop.settings import Settings
from bk40qt.play.game_window import GameWindow
from bk40qt.players.random_player import RandomPlayer
from pathlib import Path
from tests.play.driver import Driver
from tests.play.test_window_disk import saved_session
session = saved_session(Path(sys.argv[1]), "hannut", 130)
session.happened.connect(lambda happening: print(json.dumps(happening.action.to_json()), flush=True))
window = GameWindow(session, Settings(animations=False, computer_pause=0))
window.show()
session.start()
driver, player = Driver(window, None), RandomPlayer(3)
while session.decision is not None:
    driver.answer(player.choose(session.decision))
"""


def test_kill_9_loses_no_decision_that_was_shown(tmp_path):
    path = tmp_path / "killed.bk40save"
    errors = tmp_path / "errors.txt"
    with errors.open("w") as stderr, subprocess.Popen(
        [sys.executable, "-c", _PLAYER, str(path)], stdout=subprocess.PIPE, stderr=stderr, text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(17)]
        os.kill(process.pid, signal.SIGKILL)
        lines += process.stdout.readlines()
    assert lines[16], errors.read_text()
    shown = [json.loads(line) for line in lines if line.endswith("\n")]
    kept = saves.read_events(path).entries[130:]
    assert [entry.action.to_json() for entry in kept][: len(shown)] == shown
    with saves.open_game(path) as saved:  # and it can be gone on with
        assert len(saved.game.log) >= 130 + len(shown) and saved.game.decision is not None


def test_a_disk_that_fails_is_told_and_the_decision_has_not_happened(game_window, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr("bk40qt.desktop.trouble.tell", lambda parent, title, text: told.append((title, text)))
    driver = game_window(saved_session(tmp_path / "a.bk40save"))
    before = driver.session.game.state_hash()
    (tmp_path / "a.bk40save").unlink()
    driver.session.saved._looked = 0.0
    driver.click_row(driver.decision.options[0])
    driver.key(Key.Key_Return)
    assert driver.count == 0 and driver.session.game.state_hash() == before
    assert "not happened" in told[0][0] and "deleted" in told[0][1]
