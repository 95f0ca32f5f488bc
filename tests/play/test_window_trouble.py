"""A program error: one dialog, one report, and the game goes on from the last decision."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QRunnable, QThreadPool, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMessageBox, QWidget

from bk40qt.desktop.trouble import Trouble, watch_for_errors
from bk40qt.engine.game import Game
from bk40qt.paths import user_log_dir
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players import make_player
from tests.play.driver import LEFT, Key
from tests.play.midgame import midgame
from tests.play.test_window_games import small_game


@pytest.fixture
def trouble(qapp, capsys):
    hook = sys.excepthook
    made = watch_for_errors(qapp)
    yield made
    sys.excepthook = hook
    made.deleteLater()


class Dialogs:
    """Looks at the error dialogs that come up, and closes them by their button."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, str]] = []
        self.timer = QTimer(interval=10)
        self.timer.timeout.connect(self._look)
        self.timer.start()

    def _look(self) -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox) and box.objectName() == "program-error":
            self.seen.append((box.text(), box.informativeText()))
            QTest.mouseClick(box.button(QMessageBox.StandardButton.Ok), LEFT)


@pytest.fixture
def dialogs(qapp):
    made = Dialogs()
    yield made
    made.timer.stop()


def break_once(monkeypatch, target: object, name: str) -> None:
    """The next call of that method fails."""
    real = getattr(target, name)

    def broken(*arguments, **named):
        monkeypatch.setattr(target, name, real)
        raise RuntimeError("a mistake in the program")

    monkeypatch.setattr(target, name, broken)


def test_an_error_in_a_slot_shows_one_dialog_and_the_game_goes_on(game_window, trouble, dialogs, monkeypatch):
    driver = game_window(small_game(3))
    before = driver.session.game.state_hash()
    break_once(monkeypatch, Game, "_take_chance")  # in the middle of a decision
    option = driver.decision.options[0]
    driver.click_row(option)
    driver.key(Key.Key_Return)
    driver.settle(lambda: bool(dialogs.seen) and not trouble._open)
    assert len(dialogs.seen) == 1 and driver.session.game.state_hash() == before
    text, more = dialogs.seen[0]
    report = trouble.reports[-1]
    assert "goes on from the last decision" in text and str(report) in more and "a mistake in the program" in more
    assert report.parent == user_log_dir() and "RuntimeError: a mistake" in report.read_text()
    driver.answer(option)  # the same again, and now it goes
    assert driver.count == 1


def test_an_error_that_comes_again_and_again_is_told_once(game_window, trouble, dialogs, monkeypatch):
    driver = game_window(small_game(3))

    def broken(*_arguments):
        raise RuntimeError("at every paint")

    for _ in range(5):
        try:
            broken()
        except RuntimeError:
            trouble.caught(*sys.exc_info())
    driver.settle(lambda: bool(dialogs.seen) and not trouble._open)
    driver.qtbot.wait(60)
    assert len(dialogs.seen) == 1 and len(trouble.reports) == 1


class BadPainter(QWidget):
    def paintEvent(self, event):
        try:
            raise RuntimeError("while painting")
        except RuntimeError:  # as the event loop of the program does; that of a test would hand it to the test
            sys.excepthook(*sys.exc_info())


def test_an_error_at_every_paint_is_told_once_and_can_be_switched_off(qtbot, trouble, monkeypatch, game_window):
    """The dialog that goes away uncovers what is then painted again."""
    game_window(small_game(3))
    boxes = []

    def answer(box):
        never = box.findChild(QCheckBox)
        boxes.append(box.checkBox() is not None)
        never.setChecked(box.checkBox() is not None)

    monkeypatch.setattr(QMessageBox, "exec", answer)
    bad = BadPainter()
    qtbot.addWidget(bad)
    bad.show()
    for _ in range(40):
        bad.repaint()
        QTest.qWait(5)
    assert boxes == [False] and len(trouble.reports) == 1
    monkeypatch.setattr("bk40qt.desktop.trouble._QUIET", 0.0)  # much later
    bad.repaint()
    QTest.qWait(20)
    bad.repaint()
    QTest.qWait(20)
    assert boxes == [False, True] and len(trouble.reports) == 1


def test_another_error_is_told_although_one_was_switched_off(qtbot, trouble, monkeypatch):
    boxes = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: boxes.append(box.informativeText()))
    for error in (RuntimeError("one"), ValueError("two")):
        trouble.caught(type(error), error, None)
        QTest.qWait(20)
    assert len(boxes) == 2 and "two" in boxes[1] and len(trouble.reports) == 2


def test_an_error_in_another_thread_is_told_too(qtbot, trouble, dialogs):
    class Worker(QRunnable):
        def run(self):
            try:
                raise RuntimeError("in a worker")
            except RuntimeError:
                sys.excepthook(*sys.exc_info())

    QThreadPool.globalInstance().start(Worker())
    qtbot.waitUntil(lambda: bool(dialogs.seen), timeout=3000)
    assert "in a worker" in dialogs.seen[0][1]


_START = """
import sys
from PySide6.QtWidgets import QMessageBox
from bk40qt import app
from bk40qt.play import home
def broken(*_):
    raise RuntimeError("before any window")
home.HomeWindow.retranslate = broken
QMessageBox.exec = lambda box: print(box.text(), box.informativeText(), flush=True) or app.QApplication.quit()
sys.exit(app.main([]))
"""


def test_an_error_at_the_start_is_told_and_the_program_ends():
    done = subprocess.run([sys.executable, "-c", _START], env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
                          capture_output=True, text=True, timeout=60, check=False)
    assert "cannot start" in done.stdout and "before any window" in done.stdout and "The report is in" in done.stdout


def test_a_computer_player_that_fails_is_replaced_and_the_game_goes_on(game_window, trouble, dialogs, monkeypatch):
    session = midgame("hannut", 140)
    game = session.game
    other = "french" if game.decision.side == "german" else "german"
    here = Session(game, Seats({game.decision.side: "simple", other: PERSON}, hand_over=False), pause=0)
    break_once(monkeypatch, type(make_player("simple", 1)), "decide")
    count = len(game.log)
    driver = game_window(here)
    driver.settle(lambda: bool(dialogs.seen) and len(game.log) > count)
    assert len(dialogs.seen) == 1


@pytest.mark.parametrize("mistakes", [1, 1000])
def test_a_decision_of_the_computer_that_fails_is_taken_otherwise(game_window, trouble, dialogs, monkeypatch, mistakes):
    """The mistake is not the player's but in carrying out what he wants; if nothing goes, nothing goes on for ever."""
    game = midgame("hannut", 140).game
    other = "french" if game.decision.side == "german" else "german"
    here = Session(game, Seats({game.decision.side: "simple", other: PERSON}, hand_over=False), pause=0)
    real, count, tried = Game._take_chance, len(game.log), []

    def broken(*arguments, **named):
        tried.append(1)
        if len(tried) <= mistakes:
            raise RuntimeError("a mistake in the rules")
        return real(*arguments, **named)

    monkeypatch.setattr(Game, "_take_chance", broken)
    driver = game_window(here)
    driver.settle(lambda: bool(dialogs.seen) and (len(game.log) > count or mistakes > 1))
    driver.qtbot.wait(300)
    assert len(dialogs.seen) == 1 and len(tried) < 30 + (len(game.log) - count)
    assert (len(game.log) > count) == (mistakes == 1)


def test_a_report_that_cannot_be_written_stops_nothing(qapp, trouble, dialogs):
    user_log_dir().parent.mkdir(parents=True, exist_ok=True)
    user_log_dir().write_text("a file where the folder should be")
    try:
        raise RuntimeError("on a full disk")
    except RuntimeError:
        trouble.caught(*sys.exc_info())
    for _ in range(200):
        QTest.qWait(10)
        if dialogs.seen:
            break
    assert "could not be written" in dialogs.seen[0][1]


def test_ctrl_c_ends_the_program_without_a_report(qapp, monkeypatch):
    quits = []
    monkeypatch.setattr(QApplication, "quit", lambda: quits.append(1))
    Trouble(qapp).caught(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert quits == [1]
