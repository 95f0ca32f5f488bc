"""Editor windows for tests: on the screen, worked by hands, and gone when the test is over."""

from __future__ import annotations

import gc
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import set_language
from bk40qt.desktop.settings import Settings
from editor.main_window import EditorWindow
from tests.editor.hands import Hands, empty_start


@pytest.fixture
def settings(tmp_path):
    return Settings(animations=False, computer_pause=0, _path=tmp_path / "settings.json")


@pytest.fixture
def edit(qtbot, qapp, settings):
    """Shows a document in a window and gives the hands that work it. Without a start: an empty map."""
    set_language("en")
    theme.apply_theme(QApplication.instance(), "light", 0)
    made: list[Hands] = []

    def show(start=None, size=(1500, 1000)) -> Hands:
        window = EditorWindow(start or empty_start(), settings)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        QApplication.processEvents()
        window.area.view.fit()
        hands = Hands(window, qtbot)
        made.append(hands)
        return hands

    hook = sys.excepthook
    yield show
    sys.excepthook = hook
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for hands in made:
        if hands.window.isVisible():
            hands.window.history.stack.setClean()
            hands.window.close()
        hands.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.clear()
    gc.collect()
    set_language("en")
