"""How scenarios begin, and changes of the map as a whole."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bk40qt.desktop.i18n import LANGUAGES, set_language
from editor import app
from editor.edits import terrain, transform
from editor.keeping import Start
from editor.map_dialogs import FrameDialog, ShiftDialog
from editor.new_dialog import Beginning, NewDialog
from editor.new_scenario import Shape
from editor.recovery_dialog import _when
from tests.editor.hands import CONTROL, LEFT, NONE, accept


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
    assert found == Beginning("new", "Crehen", Shape(31, 8, "pointy", "row", "even"))
    start = app.begin(found)
    assert start.document.problems() == () and start.document.data["title"] == "Crehen"


def test_the_grid_is_shown_while_it_is_chosen(qtbot):
    dialog = NewDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    fields, seen = dialog.empty, set()
    for box in (fields.top, fields.first, fields.shifted):
        for row in range(box.count()):
            box.setCurrentIndex(row)
            shown = fields.sketch.grab().toImage()
            seen.add(bytes(shown.constBits()))
    assert len(seen) == 4  # each of the three choices changes the picture
    assert fields.sketch.layout_shown.grid.ids[:2] == ("0101", "0102")
    fields.columns.setValue(2)
    assert fields.sketch.layout_shown.grid.n == 6


@pytest.mark.parametrize("row", [0, 1])
def test_a_map_with_nothing_on_it(qtbot, edit, tmp_path, row):
    (tmp_path / "map.png").write_bytes(b"no matter")

    def fill(dialog):
        fields = dialog.scan if row else dialog.empty
        fields.picture.setText(str(tmp_path / "map.png"))
        assert fields.playable.isChecked()
        QTest.mouseClick(fields.playable, LEFT, NONE, QPoint(10, fields.playable.height() // 2))

    found = begun(qtbot, row, fill)
    assert not found.playable
    start = app.begin(replace(found, picture=""))
    data = start.document.data
    assert {entry["terrain"] for entry in data["map"]["hexes"].values()} == {"clear"}
    assert not any(data[key] for key in ("formations", "counters", "zones", "control"))
    hands = edit(start)
    hands.tool("T", "terrain")
    hands.click("0303")
    assert hands.ground("0303")["terrain"] == "woods"
    assert app.begin(replace(found, picture="", playable=True)).document.problems() == ()


def test_a_copy_of_a_shipped_scenario(qtbot):
    found = begun(qtbot, 2, lambda dialog: dialog.shipped.setCurrentRow(0))
    start = app.begin(found)
    assert start.path is None and start.document.problems() == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_are_listed_by_their_titles_and_nothing_is_cut(qtbot, language):
    set_language(language)
    try:
        dialog = NewDialog()
        qtbot.addWidget(dialog)
        dialog.show()
        names = [dialog.shipped.item(row).text() for row in range(dialog.shipped.count())]
        assert {"hannut", "stonne"}.isdisjoint(names) and any(name.startswith("Stonne, ") for name in names)
        assert dialog.kinds.viewport().width() >= dialog.kinds.sizeHintForColumn(0)
    finally:
        set_language("en")


def test_the_time_of_lost_work_is_written_as_people_write_it(qapp, monkeypatch):
    class Lost:
        when = datetime(2026, 11, 18, 14, 5).timestamp()

    assert _when(Lost()) == "Wednesday, 18 November 2026, 14:05"


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


def test_the_pointer_says_to_wait_while_the_whole_map_changes_and_when_that_is_taken_back(edit):
    hands = edit()
    pointers: list[bool] = []
    hands.window.document.listen(lambda change: pointers.append(QApplication.overrideCursor() is not None))
    for name in ("mirror-across", "undo", "redo"):
        hands.window.commands[name].trigger()
        assert pointers.pop() and not pointers and QApplication.overrideCursor() is None
    hands.tool("T", "terrain")
    hands.click("0303")
    assert pointers == [False]


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


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_a_shifted_map_is_drawn_anew(edit, rows):
    hands = edit()
    scene = hands.window.area.scene
    scene.ground.budget = float("inf")
    hands.window.workspace.push(terrain.paint(hands.window.document, ("0303", "0304"), "woods"))
    hands.window.workspace.push(terrain.name_hexes(hands.window.document, ("0304",), "Bois"))

    def picture():
        QApplication.processEvents()
        return hands.view.viewport().grab().toImage()

    picture()
    patch = transform.shift(hands.window.document, 0, rows)
    hands.window.workspace.push(patch)
    assert hands.window.area.scene is scene and scene.board.terrain[scene.board.grid.index[f"030{3 + rows}"]] == "woods"
    shown = picture()
    fresh = edit(Start(hands.window.document))
    fresh.window.area.scene.ground.budget = float("inf")
    QApplication.processEvents()
    assert shown == fresh.view.viewport().grab().toImage()


def test_a_number_typed_into_a_dialog_replaces_the_old_one(edit):
    hands = edit()

    def fill(dialog):
        dialog.activateWindow()
        hands.qtbot.waitUntil(dialog.columns.hasFocus)  # a dialog puts the keyboard there by itself
        hands.qtbot.waitUntil(lambda: dialog.columns.lineEdit().selectedText() == "0")
        for box, number in ((dialog.columns, "3"), (dialog.rows, "2")):
            QTest.mouseClick(box.lineEdit(), LEFT, NONE, QPoint(2, box.height() // 2))
            hands.qtbot.waitUntil(lambda box=box: box.lineEdit().selectedText() == "0")
            QTest.keyClicks(QApplication.focusWidget(), number)
        assert (dialog.columns.value(), dialog.rows.value()) == (3, 2)

    with hands.answering(accept(fill)):
        hands.window.commands["shift"].trigger()
    assert hands.undo_text() == "Undo shift the map"


def test_hexes_of_another_map_are_not_selected(edit):
    hands = edit()
    hands.tool("S", "select")
    hands.drag("0303", "0706")
    hands.window.commands["crop"].trigger()
    assert not hands.window.workspace.selection.hexes
    hands.view.fit()
    hands.drag("0101", "0202")
    hands.window.history.undo()
    assert not hands.window.workspace.selection.hexes


def test_a_map_that_fits_the_window_fits_a_larger_one_too(edit, qtbot):
    hands = edit(size=(1100, 800))
    hands.tool("S", "select")
    hands.drag("0303", "0706")
    hands.window.commands["crop"].trigger()
    hands.activate()
    hands.window.go_to("0101")  # as the problem list does; it is in sight already
    before = hands.view.zoom
    hands.window.resize(1700, 1150)
    qtbot.waitUntil(lambda: hands.view.zoom > 1.1 * before, timeout=2000)
    assert hands.view.zoom == pytest.approx(hands.view._fit_zoom())


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
