"""Games as the program opens them: from the home screen, with the panels coming after the map."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from bk40qt.app import Program
from bk40qt.play.new_game import NewGame
from bk40qt.play.session import PERSON, Seats
from tests.play.driver import LEFT, Driver


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
