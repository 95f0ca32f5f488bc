"""How scenarios begin, and changes of the map as a whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from editor import app
from editor.map_dialogs import FrameDialog, ShiftDialog
from editor.new_dialog import Beginning, NewDialog
from editor.new_scenario import Shape
from tests.editor.hands import CONTROL, accept


def begun(qtbot, row, fill):
    dialog = NewDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.kinds.setCurrentRow(row)
    fill(dialog)
    dialog.accept()
    return dialog.beginning


def test_an_empty_map_of_any_grid(qtbot):
    def fill(dialog):
        fields = dialog.empty
        fields.title.setText("Crehen")
        fields.columns.setValue(31)
        fields.rows.setValue(8)
        for box, value in ((fields.top, "pointy"), (fields.first, "row"), (fields.shifted, "even")):
            box.setCurrentIndex(box.findData(value))
        assert fields.example.text() == "0101 … 0831"

    found = begun(qtbot, 0, fill)
    assert found == Beginning("empty", "Crehen", Shape(31, 8, "pointy", "row", "even"))
    start = app.begin(found)
    assert start.document.problems() == () and start.document.data["title"] == "Crehen"


def test_a_copy_of_a_shipped_scenario(qtbot):
    found = begun(qtbot, 2, lambda dialog: dialog.shipped.setCurrentRow(0))
    start = app.begin(found)
    assert start.path is None and start.document.problems() == ()


def test_nothing_begins_without_a_file_or_picture(qtbot, tmp_path):
    assert begun(qtbot, 1, lambda dialog: None) is None
    assert begun(qtbot, 3, lambda dialog: dialog.file.setText(str(tmp_path))) is None


# ----------------------------------------------------------------------------------------------- the map as a whole


def test_another_size_gives_another_map_and_undo_the_old_one(edit):
    hands = edit()
    before = hands.window.document.text()
    hands.tool("T", "terrain")
    hands.click("0303")

    def fill(dialog):
        assert isinstance(dialog, FrameDialog)
        dialog.edges["west"].setValue(2)
        dialog.edges["south"].setValue(-1)
        assert dialog.result_text.text() == "14 columns, 8 rows"

    old_view = hands.view
    with hands.answering(accept(fill)):
        hands.window.commands["resize"].trigger()
    assert hands.ground("0503")["terrain"] == "woods"
    assert hands.view is not old_view and hands.window.area.scene.board.grid.lines == 14
    assert hands.window.area.scene.tool is hands.window.tools["terrain"]
    hands.view.fit()
    hands.click("1402")  # and the tools work on it
    assert hands.ground("1402")["terrain"] == "woods"
    hands.activate()
    for _ in range(3):
        hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.window.document.text() == before
    assert hands.window.area.scene.board.grid.lines == 12


@pytest.mark.parametrize("command", ["mirror-across", "mirror-down", "turn-right", "turn-left", "turn-round",
                                     "renumber"])
def test_turned_mirrored_and_renumbered_maps_can_be_painted(edit, command):
    hands = edit()
    before = hands.window.document.text()
    hands.window.commands[command].trigger()
    assert hands.window.document.problems() == ()
    hands.view.fit()
    hands.tool("T", "terrain")
    first = hands.window.document.grid.ids[3]
    hands.click(first)
    assert hands.ground(first)["terrain"] == "woods"
    hands.window.history.undo()
    hands.window.history.undo()
    assert hands.window.document.text() == before


def test_crop_and_shift(edit):
    hands = edit()
    hands.tool("S", "select")
    hands.drag("0303", "0706")
    hands.window.commands["crop"].trigger()
    grid = hands.window.document.grid
    assert (grid.lines, grid.per_line) == (5, 4)
    hands.window.history.undo()

    def fill(dialog):
        assert isinstance(dialog, ShiftDialog)
        dialog.columns.setValue(1)

    with hands.answering(accept(fill)):
        hands.window.commands["shift"].trigger()
    assert hands.ground("0805")["terrain"] == "village"
