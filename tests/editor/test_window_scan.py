"""Scanned maps under the hexes: laid there, put in place, undone, saved, given back after a crash, traced."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from bk40qt.mapview.layout import HexLayout
from editor import app, scan_files
from editor.edits import terrain, transform
from editor.edits.scan import add_scan, affine_of, applied, from_three, middle, placed, scan_of
from editor.files import save
from editor.fixes import fixes_for
from editor.keeping import Start
from editor.new_scenario import Shape, copy_of, new_scenario
from editor.scan_files import PictureTrouble, load_picture
from tests.editor.hands import CONTROL, LEFT, Hands, empty_start, press
from tests.editor.test_window_files import Button, crash

TRUE = QTransform().translate(-60, 35).rotate(3.5).scale(1.21, 1.17)


@pytest.fixture(autouse=True)
def own_store(tmp_path, monkeypatch):
    """Pictures that are kept for unsaved scenarios are those of this test."""
    monkeypatch.setattr(scan_files, "store", lambda: tmp_path / "store")


def scan(layout: HexLayout, path: Path, true: QTransform = TRUE) -> Path:
    """A picture of the hexes as a scanner would give it: a red dot in the middle of each."""
    image = QImage(900, 700, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setBrush(QColor("red"))
    inverse, _ = true.inverted()
    for h in range(layout.grid.n):
        painter.drawEllipse(inverse.map(layout.centre(h)), 3, 3)
    painter.end()
    path.parent.mkdir(exist_ok=True)
    assert image.save(str(path))
    return path


def with_scan(edit, tmp_path: Path) -> Hands:
    start = empty_start(8, 6)
    start.picture = str(scan(HexLayout(start.document.grid), tmp_path / "downloads" / "my map.png"))
    return edit(start)


def calibrate(hands: Hands) -> None:
    """Three clicks on the dots of the known hexes."""
    panel, area = hands.window.picture_panel, hands.window.area
    QTest.mouseClick(panel.calibrate, LEFT)
    inverse, _ = TRUE.inverted()
    for field in panel.hexes:
        hands.view.fit()
        assert f"middle of hex {field.text()}" in hands.window.tool_panel.hint.text()
        pixel = inverse.map(area.scene.centre_of(field.text()))
        hands.click(area.background.transform().map(pixel))  # where that dot is seen now


def off_by(hands: Hands) -> float:
    """How far the dots of the picture lie from the middles of their hexes, at worst."""
    area = hands.window.area
    inverse, _ = TRUE.inverted()
    found = area.background.transform()
    middles = [area.scene.layout.centre(h) for h in range(area.scene.layout.grid.n)]
    return max((found.map(inverse.map(at)) - at).manhattanLength() for at in middles)


# --------------------------------------------------------------------------------------------------------- as steps


def test_a_new_scenario_from_a_scan_shows_it_and_its_panel(edit, tmp_path):
    hands = with_scan(edit, tmp_path)
    assert hands.window.area.background.is_shown
    assert hands.window.docks["picture"].isVisible() and not hands.window.picture_panel.visibleRegion().isEmpty()
    assert hands.undo_text() == "Undo lay a scan under the map" and hands.window.isWindowModified()


def test_three_clicks_put_a_scan_in_place_as_one_step(edit, tmp_path):
    hands = with_scan(edit, tmp_path)
    before, steps = hands.window.document.text(), hands.steps()
    calibrate(hands)
    assert off_by(hands) < 8  # half a pixel of the screen at each click
    assert abs(scan_of(hands.data["scan"]).rotation - 3.5) < 0.5
    assert hands.window.area.scene.tool is hands.window.tool  # the tool from before is back
    assert hands.window.tool_panel.hint.text().startswith("Click or drag to select")
    assert hands.steps() == steps + 1 and hands.undo_text() == "Undo calibrate the scan"
    hands.activate()
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.window.document.text() == before and off_by(hands) > 8
    hands.key(Qt.Key.Key_Y, CONTROL)
    assert off_by(hands) < 8


def test_strength_numbers_and_removal_can_be_undone(edit, tmp_path):
    hands = with_scan(edit, tmp_path)
    panel, ground = hands.window.picture_panel, hands.window.area.scene.ground
    before, steps = hands.window.document.text(), hands.steps()
    panel.share.setFocus()
    for _ in range(3):
        QTest.keyClick(panel.share, Qt.Key.Key_Right)
    assert hands.steps() == steps + 1  # one step for the whole way of the slider
    assert hands.undo_text() == "Undo change the strength of the scan"
    box = panel.numbers["rotation"]
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "12\r")
    found = hands.window.area.background.scan
    assert (found.opacity, found.rotation) == (pytest.approx(0.53), 12)
    assert ground.opacity() == pytest.approx(0.47) and hands.steps() == steps + 2
    QTest.mouseClick(panel.remove, LEFT)
    assert not hands.window.area.background.is_shown and ground.opacity() == 1 and "scan" not in hands.data
    hands.window.history.undo()
    assert hands.window.area.background.scan == found and box.value() == 12
    hands.window.history.undo()
    hands.window.history.undo()
    assert hands.window.document.text() == before


def test_undoing_everything_leaves_no_trace_in_the_file(edit, tmp_path):
    start = empty_start(8, 6)
    before = start.document.text()
    start.picture = str(scan(HexLayout(start.document.grid), tmp_path / "map.png"))
    hands = edit(start)
    calibrate(hands)
    while hands.steps():
        hands.window.history.undo()
    assert hands.window.document.text() == before and not hands.window.area.background.is_shown


# ---------------------------------------------------------------------------------------------------- saved and found


def test_after_a_crash_the_scan_is_back_in_its_place(edit, settings, tmp_path):
    hands = with_scan(edit, tmp_path)
    calibrate(hands)
    hands.tool("T", "terrain")
    hands.click("0303")
    edited = hands.window.document.text()
    crash(hands)
    shutil.rmtree(tmp_path / "downloads")  # even that
    with hands.answering(lambda dialog: QTest.mouseClick(dialog.take, LEFT)):
        [back] = app.open_editor("", settings)
    assert back.document.text() == edited
    again = Hands(back, hands.qtbot)
    assert back.area.background.is_shown and off_by(again) < 8
    back.history.stack.setClean()
    back.close()


def test_a_saved_scan_lies_beside_the_scenario_and_moves_with_it(edit, tmp_path, monkeypatch):
    hands = with_scan(edit, tmp_path)
    calibrate(hands)
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(home / "mine.bk40"), ""))
    assert hands.window.keeper.save() and not hands.window.isWindowModified()
    name = hands.data["scan"]["file"]
    assert sorted(path.name for path in home.iterdir()) == sorted(("mine.bk40", name)) and name.startswith("my map-")
    shutil.rmtree(tmp_path / "store")  # on another machine
    moved = home.rename(tmp_path / "sent to a friend")
    (moved / "mine.bk40").rename(moved / "renamed.bk40")
    monkeypatch.chdir(moved)
    again = edit(app.open_path(Path("renamed.bk40"), None))
    assert again.window.area.background.is_shown and off_by(again) < 8


def test_a_picture_beside_the_scenario_keeps_its_name(edit, tmp_path):
    document = new_scenario("Made", Shape(8, 6))
    path = tmp_path / "made.bk40"
    save(document.data, path)
    picture = scan(HexLayout(document.grid), tmp_path / "carte.png")
    hands = edit(app.open_path(path, None))
    assert hands.window.scanning.add(picture)
    assert hands.data["scan"]["file"] == "carte.png" and not (tmp_path / "store").exists()


def test_saved_elsewhere_the_picture_goes_along_and_overwrites_none(edit, tmp_path, monkeypatch):
    hands = with_scan(edit, tmp_path)
    name = hands.data["scan"]["file"]
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / name).write_bytes(b"something else")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "taken" / "a.bk40"), ""))
    with hands.answering(press(Button.Ok)) as met:
        assert hands.window.keeper.save()
    assert name in met[0] and (tmp_path / "taken" / name).read_bytes() == b"something else"


def test_a_copy_of_a_scenario_brings_its_scan(edit, tmp_path):
    document = new_scenario("Made", Shape(8, 6))
    picture = scan(HexLayout(document.grid), tmp_path / "carte.png")
    document.apply(add_scan(document, placed(scan_of({"file": picture.name}), (1, 0, 0, 1, 0, 0))))
    save(document.data, tmp_path / "made.bk40")
    hands = edit(Start(copy_of(tmp_path / "made.bk40")))
    assert hands.window.area.background.is_shown


@pytest.mark.parametrize("content", [None, b"", b"no picture", b"<svg xmlns='http://www.w3.org/2000/svg'/>"])
def test_a_missing_or_broken_picture_is_told_and_stops_nobody(edit, tmp_path, content):
    document = new_scenario("Made", Shape(8, 6))
    document.apply(add_scan(document, placed(scan_of({"file": "carte.png"}), (1, 0, 0, 1, 0, 0))))
    save(document.data, tmp_path / "made.bk40")
    if content is not None:
        (tmp_path / "carte.png").write_bytes(content)
    hands = edit(app.open_path(tmp_path / "made.bk40", None))
    panel = hands.window.picture_panel
    assert not hands.window.area.background.is_shown and panel.trouble.text()
    assert hands.window.document.problems() == ()  # it can be played
    panel.parentWidget().show()
    hands.window.docks.bring_up("picture")
    QTest.mouseClick(panel.remove, LEFT)
    assert "scan" not in hands.data and not panel.trouble.text()


@pytest.mark.parametrize("name", ["/etc/hostname.png", "../carte.png"])
def test_a_scan_elsewhere_on_the_disk_is_not_read(edit, tmp_path, name, monkeypatch):
    document = new_scenario("Made", Shape(8, 6))
    scan(HexLayout(document.grid), tmp_path / "carte.png")
    (tmp_path / "inner").mkdir()
    path = tmp_path / "inner" / "made.bk40"
    document.apply(add_scan(document, placed(scan_of({"file": name}), (1, 0, 0, 1, 0, 0))))
    save(document.data, path)
    monkeypatch.setattr(scan_files, "load_picture", lambda path: pytest.fail("read"))
    hands = edit(app.open_path(path, None))
    assert "scan.file" in hands.window.picture_panel.trouble.text()
    [problem] = hands.window.document.problems()
    assert problem.place == "scan.file"
    assert hands.window.docks.show_place(problem.place) and hands.window.docks["picture"].isVisible()
    [fix] = fixes_for(hands.window.document, problem)
    hands.window.workspace.push(fix.make())
    assert hands.window.document.problems() == () and not hands.window.picture_panel.trouble.text()


def test_what_is_chosen_and_is_no_picture_is_refused(edit, tmp_path):
    hands = edit()
    (tmp_path / "bad.png").write_bytes(b"no picture")
    with hands.answering(press(Button.Ok)):
        assert not hands.window.scanning.add(tmp_path / "bad.png")
    assert hands.steps() == 0


@pytest.mark.parametrize("content", [b"", b"no picture", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"\x89PNG\r\n"])
def test_what_is_no_picture_is_refused(qapp, tmp_path, content):
    path = tmp_path / "bad.png"
    path.write_bytes(content)
    with pytest.raises(PictureTrouble):
        load_picture(path)
    with pytest.raises(PictureTrouble):
        load_picture(tmp_path)


def test_a_huge_picture_is_read_smaller(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(scan_files, "MAX_PIXELS", 10_000)
    path = tmp_path / "large.png"
    image = QImage(400, 300, QImage.Format.Format_Grayscale8)
    image.fill(200)
    image.save(str(path))
    made, size = load_picture(path)
    assert made.width() * made.height() <= 10_000 and (size.width(), size.height()) == (400, 300)
    monkeypatch.setattr(scan_files, "MAX_SIDE", 399)
    with pytest.raises(PictureTrouble):
        load_picture(path)


# ------------------------------------------------------------------------------------------------------------ geometry


def test_three_points_determine_the_transform():
    true = QTransform().translate(5, -7).rotate(30).scale(2, 0.5)
    pixels = [(0.0, 0.0), (100.0, 3.0), (10.0, 80.0)]
    found = from_three(pixels, [true.map(*pixel) for pixel in pixels])
    again = affine_of(placed(scan_of({"file": "a.png"}), found))
    for point in ((17.0, 4.0), (-3.0, 99.0)):
        for each in (found, again):
            assert applied(each, point) == pytest.approx(true.map(*point), abs=1e-6)
    assert from_three([(0, 0), (1, 1), (2, 2)], pixels) is None


@pytest.mark.parametrize("top", ["flat", "pointy"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_the_units_of_the_file_are_those_of_the_map(top, shifted):
    layout = HexLayout(Shape(5, 4, top, "column", shifted).grid())
    for h in range(layout.grid.n):
        assert middle(layout.grid, *layout.grid.numbers(h)) == pytest.approx(layout.centre(h).toTuple())


@pytest.mark.parametrize("top", ["flat", "pointy"])
@pytest.mark.parametrize("edit_map", [
    lambda d: transform.shift(d, 1, 0), lambda d: transform.shift(d, -2, 3),
    lambda d: transform.crop(d, "0303", "0605"), lambda d: transform.reframe(d, 3, 1, 2, 0),
    lambda d: transform.mirror(d, "horizontal"), lambda d: transform.mirror(d, "vertical"),
    lambda d: transform.rotate(d, 90), lambda d: transform.rotate(d, 180), lambda d: transform.rotate(d, 270),
    lambda d: transform.renumber(d, "row"),
])  # fmt: skip
def test_a_scan_stays_under_its_hexes_when_the_map_changes(top, edit_map):
    document = new_scenario("Made", Shape(8, 7, top))
    document.apply(add_scan(document, placed(scan_of({"file": "a.png"}), (1.1, 0.1, -0.2, 0.9, 5, -7))))
    layout = HexLayout(document.grid)
    marked = document.grid.index["0404"]
    inverse, _ = QTransform(*affine_of(scan_of(document.data["scan"]))).inverted()
    pixel = inverse.map(layout.centre(marked))
    document.apply(terrain.paint(document, ("0404",), "orchard"))
    document.apply(edit_map(document))
    [new] = [name for name, entry in document.data["map"]["hexes"].items() if entry["terrain"] == "orchard"]
    at = QTransform(*affine_of(scan_of(document.data["scan"]))).map(pixel)
    expected = HexLayout(document.grid).centre(document.grid.index[new])
    assert (at - expected).manhattanLength() < 0.01
    assert document.problems() == () or all("scan" not in problem.place for problem in document.problems())


# ------------------------------------------------------------------------------------------------------------- tracing


def colour_at(hands: Hands, at: QPointF) -> QColor:
    QApplication.processEvents()
    port = hands.view.viewport()
    return port.grab().toImage().pixelColor(hands.view.mapFromScene(at))


def far_from(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


def test_what_is_drawn_over_a_scan_is_seen_at_any_strength(edit, tmp_path):
    hands = with_scan(edit, tmp_path)
    scene, panel = hands.window.area.scene, hands.window.picture_panel
    scene.ground.budget = float("inf")
    hands.tool("R", "road")
    hands.drag("0303", "0403", "0503")
    at = (scene.centre_of("0303") + scene.centre_of("0403")) / 2
    panel.remove.click()
    full = colour_at(hands, at)
    hands.window.history.undo()
    for share in (20, 60, 100):
        panel.share.setValue(share)
        assert far_from(colour_at(hands, at), full) < 12, share  # as strong as without the picture
    field = scene.centre_of("0602") + QPointF(20, 12)
    assert far_from(colour_at(hands, field), QColor("white")) < 12  # nothing but the picture there
    panel.share.setValue(0)
    assert far_from(colour_at(hands, field), QColor("white")) > 12
