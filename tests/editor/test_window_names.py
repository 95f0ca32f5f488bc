"""Everything in the editor that can have the keyboard has a name for those who cannot see it, with every tool."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from bk40qt.paths import scenarios_dir
from editor.app import open_path
from editor.printing.print_dialog import PrintDialog
from tests.editor.test_window_room import panels
from tests.play.test_window_names import nameless


@pytest.fixture
def window(edit):
    return edit(open_path(scenarios_dir() / "hannut.bk40", None), (1366, 768)).window


def test_every_panel(window):
    assert {name: found for name, panel in panels(window) if (found := nameless(panel))} == {}
    assert nameless(window) == []


def test_every_tool(window):
    window.docks.bring_up("tools")
    for command in tuple(window.commands):
        if command.id.startswith("tool-"):
            window.commands[command.id].trigger()
            QTest.qWait(5)
            assert nameless(window) == [], command.id


def test_printing(window, qtbot):
    dialog = PrintDialog(window.workspace.document.scenario(), window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert nameless(dialog) == []
