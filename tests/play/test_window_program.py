"""Games as the program opens them: from the home screen, with the panels coming after the map."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from bk40qt.app import Program
from bk40qt.play.library import Library, seats_of
from bk40qt.play.new_game import NewGame
from bk40qt.play.session import PERSON, Seats
from tests.play.driver import CONTROL, LEFT, SHIFT, Driver, Key


@pytest.fixture
def program(qapp, qtbot, english):
    hook = sys.excepthook
    made = Program(qapp)
    made.settings.animations, made.settings.computer_pause = False, 0
    yield made
    for window in tuple(made.games):
        window.close()
        window.deleteLater()
    if made._home is not None:
        made._home.close()
        made._home.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    sys.excepthook = hook


def driven(program: Program, qtbot) -> Driver:
    """The game's window, when all of it is there; nothing has gone wrong until then."""
    window = program.games[-1]
    qtbot.waitUntil(lambda: window._is_complete, timeout=5000)
    assert not program.trouble.reports
    return Driver(window, qtbot)


def hotseat(**options: str) -> NewGame:
    return NewGame("hannut", Seats({"german": PERSON, "french": PERSON}), options, 5, "Two friends")


def test_a_covered_game_starts_and_goes_on_under_its_cover(program, qtbot):
    program.show_home()
    program.start_game(hotseat(hidden_at_guns="yes"))
    driver = driven(program, qtbot)
    assert driver.window.hand_over.isVisible() and driver.window.windowTitle() == "bk40qt"
    assert not driver.window.log_panel.isEnabled() and not driver.window.view.isEnabled()
    path = driver.session.saved.path
    driver.window.close()
    program.continue_game(str(path))
    driver = driven(program, qtbot)
    assert driver.window.hand_over.isVisible()
    QTest.mouseClick(driver.window.hand_over.ready, LEFT)
    driver.settle()
    assert not driver.window.hand_over.isVisible() and driver.session.is_mine and driver.window.view.isEnabled()
    assert driver.window.view.visible_area().contains(driver.window.scene.layout.bounds)
    assert not program.trouble.reports


_HOME_COMES = """
from PySide6 import QtCore
from PySide6.QtWidgets import QApplication
from bk40qt.app import Program
app = QApplication(["bk40qt", "-style", "fusion"])
Program(app).show_home()
while not any(window.isExposed() for window in app.topLevelWindows()):
    app.processEvents()
print("Qt" in vars(QtCore))
"""


def test_the_home_screen_comes_without_the_namespace_qt(tmp_path):
    """Making its hundred enums takes a tenth of the time to the first frame."""
    environment = {**os.environ, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    answer = subprocess.run([sys.executable, "-c", _HOME_COMES], capture_output=True, text=True, check=True,
                            cwd=Path(__file__).parents[2], env=environment)
    assert answer.stdout.strip() == "False"


def test_who_plays_what_is_known_after_a_crash_in_the_first_seconds(program, qtbot):
    """Nothing was decided yet, so nothing else has written it down."""
    program.show_home()
    program.start_game(NewGame("hannut", Seats({"german": PERSON, "french": "simple"}, analysis=True), {}, 5, ""))
    path = program.games[-1].session.saved.path
    assert seats_of(path) == Seats({"german": PERSON, "french": "simple"}, analysis=True)
    card = Library().game(path)
    assert card.is_known and card.turns == 6 and card.side_to_move == "french"


def test_a_copy_has_the_players_of_the_game_and_its_file_the_usual_ending(program, qtbot, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr("bk40qt.desktop.trouble.tell", lambda parent, title, text: told.append(text))
    program.show_home()
    program.start_game(NewGame("hannut", Seats({"german": PERSON, "french": "simple"}), {}, 5, ""))
    window = driven(program, qtbot).window
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(tmp_path / "copy"), ""))
    window.commands["save-copy"].trigger()
    copy = tmp_path / "copy.bk40save"
    assert copy.exists() and seats_of(copy) == window.session.seats and not told
    window.commands["save-copy"].trigger()  # nobody was asked whether that file may be replaced
    assert "exists already" in told[0]


def test_home_knows_of_a_game_that_was_begun_before_it_was_painted(program, qtbot):
    """As after a double click on a file: the game comes at once."""
    program.show_home()
    program.start_game(hotseat())
    program.games[-1].close()
    qtbot.waitUntil(lambda: program._home.isVisible())
    assert program._home.games.count() == 1 and program._home.stack.currentIndex() == 0


def test_a_game_that_has_nowhere_to_be_kept_does_not_begin_and_says_so(program, qapp, own_home, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    (own_home / "xdg_data_home").write_text("a file where the folder should be")  # root may write in any folder
    program.show_home()
    program.start_game(hotseat())
    qapp.processEvents()
    place = own_home / "xdg_data_home" / "bk40qt" / "games"
    assert told == [f"{place}: there is no such folder; make it or save elsewhere"]
    assert not program.games and program._home.isVisible() and not program.trouble.reports


@pytest.mark.parametrize(("noted", "players"), [
    ({"german": "grandmaster", "french": PERSON}, {"german": "simple", "french": PERSON}),
    ({"north": PERSON}, {"german": PERSON, "french": PERSON}),
    ({}, {"german": PERSON, "french": PERSON}),
])
def test_players_that_this_program_does_not_know_stop_no_game(program, qtbot, noted, players):
    program.show_home()
    program.start_game(hotseat())
    path = program.games[-1].session.saved.path
    program.games[-1].close()
    library = Library()
    library._change(path, seats={"players": noted, "hand_over": True})
    program.continue_game(str(path))
    assert driven(program, qtbot).session.seats.players == players


def test_a_running_game_is_watched_beside_itself(program, qtbot):
    program.show_home()
    program.start_game(NewGame("hannut", Seats({"german": "simple", "french": PERSON}), {}, 5, ""))
    driver = driven(program, qtbot)
    driver.session.place_sensibly()
    driver.settle(lambda: driver.count > 5)
    driver.session.paused = True
    driver.key(Key.Key_R, CONTROL | SHIFT)
    assert len(program.games) == 2
    replay = driven(program, qtbot).window
    assert replay.session.is_replay and replay.session.total == driver.count
    assert not replay.commands["watch"].isEnabled() and replay.session.viewer == "french"
