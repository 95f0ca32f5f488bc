"""Where a window lies."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from bk40qt.desktop.docks import keep_on_screen


def test_a_window_is_no_larger_than_the_room_on_the_screen(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    window.resize(room.width() + 300, 200)
    keep_on_screen(window)
    assert room.width() - 40 < window.width() < room.width()  # the frame needs some of it
    assert window.height() == 200
