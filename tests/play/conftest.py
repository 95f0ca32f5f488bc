"""Windows for the tests of play mode: on the screen, without animations, and gone when the test is over."""

from __future__ import annotations

import gc
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import set_language
from bk40qt.desktop.settings import Settings


@pytest.fixture
def settings(tmp_path):
    """As a user's, in a file of its own; nothing moves and nobody waits."""
    return Settings(animations=False, computer_pause=0, _path=tmp_path / "settings.json")


@pytest.fixture
def english(qapp):
    """English before and after; a test may change the language in between."""
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def game_window(qtbot, settings, english):
    """Shows a session in a window and gives the hands that work it."""
    from bk40qt.play.game_window import GameWindow
    from tests.play.driver import Driver

    theme.apply_theme(QApplication.instance(), "light", 0)
    drivers = []

    def show(session, size=(1100, 720)):
        session.pause = 0
        window = GameWindow(session, settings, at_once=False)  # in the program's order: some come before the panels
        if size is not None:
            window.resize(*size)
        window.show()
        session.start()
        window.complete()
        driver = Driver(window, qtbot)
        drivers.append(driver)
        driver.activate()
        driver.settle(lambda: window._has_settled)
        driver.settle()  # what was put off till then
        return driver

    hook = sys.excepthook
    yield show
    sys.excepthook = hook
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for driver in drivers:
        driver.window.close()
        driver.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    drivers.clear()
    gc.collect()
