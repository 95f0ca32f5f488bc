"""How scenarios begin, scanned maps, and changes of the map as a whole."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtTest import QTest

from editor import app, background
from editor.background import PictureTrouble, Placement, from_three, load_picture
from editor.map_dialogs import FrameDialog, ShiftDialog
from editor.new_dialog import Beginning, NewDialog
from editor.new_scenario import Shape
from tests.editor.hands import CONTROL, LEFT, accept, empty_start


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


# ------------------------------------------------------------------------------------------------------- scanned maps


def scan(layout, path, transform):
    """A picture of the hexes as a scanner would give it: a red dot in the middle of each."""
    image = QImage(900, 700, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setBrush(QColor("red"))
    inverse, _ = transform.inverted()
    for h in range(layout.grid.n):
        painter.drawEllipse(inverse.map(layout.centre(h)), 3, 3)
    painter.end()
    assert image.save(str(path))


def test_three_clicks_put_a_scan_in_place(edit, tmp_path):
    start = empty_start(8, 6)
    hands = edit(start)
    layout = hands.window.area.scene.layout
    true = QTransform().translate(-60, 35).rotate(3.5).scale(1.21, 1.17)
    path = tmp_path / "scan.png"
    scan(layout, path, true)
    panel = hands.window.picture_panel
    assert panel.open(path)
    shown = hands.window.area.background
    assert shown.is_shown and hands.window.area.scene.ground.opacity() == 0.5
    names = [field.text() for field in panel.hexes]
    QTest.mouseClick(panel.calibrate, LEFT) if panel.calibrate.isVisible() else panel.calibrate.click()
    inverse, _ = true.inverted()
    pixels = [inverse.map(hands.window.area.scene.centre_of(name)) for name in names]
    for pixel in pixels:
        hands.view.fit()
        at = shown.placement.transform().map(pixel)  # where that dot is seen now
        hands.click(at)
    found = shown.placement.transform()
    for name, pixel in zip(names, pixels, strict=True):
        off = found.map(pixel) - hands.window.area.scene.centre_of(name)
        assert off.manhattanLength() < 8  # half a pixel of the screen at each click
    assert hands.window.area.scene.tool is hands.window.tool  # the tool from before is back
    assert abs(shown.placement.rotation - 3.5) < 0.5


def test_three_points_determine_the_transform():
    true = QTransform().translate(5, -7).rotate(30).scale(2, 0.5)
    pixels = [QPointF(0, 0), QPointF(100, 3), QPointF(10, 80)]
    found = from_three(pixels, [true.map(point) for point in pixels])
    again = Placement().placed(found).transform()
    for point in (QPointF(17, 4), QPointF(-3, 99)):
        for each in (found, again):
            assert (each.map(point) - true.map(point)).manhattanLength() < 1e-6
    assert from_three([QPointF(0, 0), QPointF(1, 1), QPointF(2, 2)], pixels) is None


def test_strength_and_numbers(edit, tmp_path):
    hands = edit(empty_start(8, 6))
    path = tmp_path / "scan.png"
    scan(hands.window.area.scene.layout, path, QTransform())
    panel = hands.window.picture_panel
    panel.open(path)
    panel.share.setValue(80)
    panel.numbers["rotation"].setValue(12)
    panel.numbers["scale_x"].setValue(2)
    placement = hands.window.area.background.placement
    assert (placement.share, placement.rotation, placement.scale_x) == (0.8, 12, 2)
    assert hands.window.area.scene.ground.opacity() == pytest.approx(0.2)
    panel.remove.click()
    assert not hands.window.area.background.is_shown and hands.window.area.scene.ground.opacity() == 1


def test_a_placement_is_kept_by_the_file_of_the_scenario(tmp_path):
    scenario, placement = tmp_path / "a.bk40", Placement("/some/scan.png", 3, 4, 1.5, 1.25, 90, 0.1, 0.7)
    background.keep_placement(scenario, placement)
    assert background.kept_placement(scenario) == placement
    background.keep_placement(tmp_path / "b.bk40", replace(placement, x=9.0))
    background.keep_placement(scenario, None)
    assert background.kept_placement(scenario) is None
    background._store().write_text('{"x": {"path": 3, "x": "nan"}, "y": 7}', encoding="utf-8")
    assert background.kept_placement(tmp_path / "b.bk40") is None


@pytest.mark.parametrize("content", [b"", b"no picture", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"\x89PNG\r\n"])
def test_what_is_no_picture_is_refused(qapp, tmp_path, content):
    path = tmp_path / "bad.png"
    path.write_bytes(content)
    with pytest.raises(PictureTrouble):
        load_picture(path)
    with pytest.raises(PictureTrouble):
        load_picture(tmp_path)


def test_a_huge_picture_is_read_smaller(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(background, "MAX_PIXELS", 10_000)
    path = tmp_path / "large.png"
    image = QImage(400, 300, QImage.Format.Format_Grayscale8)
    image.fill(200)
    image.save(str(path))
    made, size = load_picture(path)
    assert made.width() * made.height() <= 10_000 and (size.width(), size.height()) == (400, 300)
    monkeypatch.setattr(background, "MAX_SIDE", 399)
    with pytest.raises(PictureTrouble):
        load_picture(path)


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
