"""Selecting, moving, copying and pasting hexes, and the line of sight, by real events."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.panels.sight import VIEWSHED
from editor.scene_sync import SELECTION
from editor.tools.sight import THREAD
from tests.editor.hands import CONTROL, LEFT, NONE, SHIFT, empty_start


def selected(hands):
    return set(hands.window.workspace.selection.hexes)


def woods_at(hands, *hexes):
    hands.tool("T", "terrain")
    hands.key(Qt.Key.Key_2)
    for name in hexes:
        hands.click(name)
    hands.tool("S", "select")


def test_click_control_and_block(edit):
    hands = edit()
    hands.tool("S", "select")
    hands.click("0303")
    assert selected(hands) == {"0303"}
    hands.click("0505", CONTROL)
    assert selected(hands) == {"0303", "0505"}
    assert set(hands.window.area.scene.overlays.shown()[SELECTION]) == {"0303", "0505"}
    hands.click("0303", CONTROL)
    assert selected(hands) == {"0505"}
    hands.drag("0202", "0403")
    assert selected(hands) == {"0202", "0203", "0302", "0303", "0402", "0403"}
    hands.drag("0707", "0708", modifiers=SHIFT)
    assert {"0202", "0708"} <= selected(hands)
    hands.key(Qt.Key.Key_Escape)
    assert not selected(hands) and hands.steps() == 0


def test_a_selection_is_dragged_elsewhere(edit):
    hands = edit()
    woods_at(hands, "0303", "0304")
    hands.drag("0303", "0304")
    assert selected(hands) == {"0303", "0304"}
    steps = hands.steps()
    hands.drag("0303", "0307")
    assert [hands.ground(name)["terrain"] for name in ("0303", "0304", "0307", "0308")] == [
        "clear", "clear", "woods", "woods"]
    assert selected(hands) == {"0307", "0308"}
    assert hands.steps() == steps + 1 and hands.undo_text() == "Undo move hexes (2 hexes)"
    hands.drag("0307", "0303", modifiers=CONTROL)
    assert hands.ground("0303")["terrain"] == hands.ground("0307")["terrain"] == "woods"


def test_part_of_a_selection_may_leave_the_map(edit):
    hands = edit()
    woods_at(hands, "0202", "0203")
    hands.drag("0202", "0203")
    hands.drag("0203", "0201")
    assert hands.ground("0201")["terrain"] == "woods" and hands.ground("0202")["terrain"] == "clear"


def test_copy_and_paste_between_windows(edit):
    first, second = edit(), edit(empty_start(9, 9))
    woods_at(first, "0303", "0403")
    first.drag("0303", "0403")
    first.key(Qt.Key.Key_C, CONTROL)
    second.activate()
    second.hover("0505")
    second.key(Qt.Key.Key_V, CONTROL)
    grid = second.window.document.grid
    woods = {name for name, entry in second.data["map"]["hexes"].items() if entry["terrain"] == "woods"}
    assert "0505" in woods and len(woods) == 2
    assert grid.distance(*(grid.index[name] for name in woods)) == 1
    assert selected(second) == woods
    assert second.undo_text() == "Undo paste hexes (2 hexes)"


def test_cut_and_delete(edit):
    hands = edit()
    woods_at(hands, "0303")
    hands.click("0303")
    hands.key(Qt.Key.Key_X, CONTROL)
    assert hands.ground("0303")["terrain"] == "clear"
    hands.hover("0404")
    hands.key(Qt.Key.Key_V, CONTROL)
    assert hands.ground("0404")["terrain"] == "woods"
    hands.click("0404")
    hands.key(Qt.Key.Key_Delete)
    assert hands.ground("0404")["terrain"] == "clear"


def test_what_others_put_on_the_clipboard_is_refused(edit, qapp):
    hands = edit()
    qapp.clipboard().setText("{}")
    hands.hover("0404")
    hands.view.setFocus()
    hands.key(Qt.Key.Key_V, CONTROL)
    assert hands.steps() == 0
    assert "clipboard" in hands.window.statusBar().currentMessage()


def test_properties_of_the_selected_hexes(edit):
    hands = edit()
    woods_at(hands, "0303")
    hands.drag("0303", "0304")
    panel = hands.window.docks.panels["hexes"]
    assert panel.terrain.currentText() == "different" and panel.level.value() == 0
    panel.terrain.setCurrentIndex(panel.terrain.findData("village"))
    panel.terrain.activated.emit(panel.terrain.currentIndex())
    panel.level.setValue(3)
    panel.name.setFocus()
    QTest.keyClicks(panel.name, "Merdorp")
    QTest.keyClick(panel.name, Qt.Key.Key_Return)
    for name in ("0303", "0304"):
        assert hands.ground(name) == {"terrain": "village", "level": 3, "name": "Merdorp"}
    hands.click("0101")
    assert panel.name.text() == "" and panel.terrain.currentData() == "clear"


def test_the_thread_of_sight_follows_every_change(edit):
    hands = edit()
    hands.tool("G", "sight")
    hands.drag("0302", "0306")
    tool = hands.window.tools["sight"]
    assert tool.answer is not None and tool.answer.clear
    from editor.edits import terrain

    hands.window.workspace.push(terrain.paint(hands.window.document, ["0304"], "woods"))
    assert not tool.answer.clear and tool.answer.blocking == ("0304",)
    assert not hands.window.area.scene.overlays.shown()[THREAD].clear


def test_the_ground_under_the_thread_is_shown_from_the_side(edit):
    hands = edit()
    hands.tool("G", "sight")
    hands.drag("0302", "0306")
    picture = hands.window.sight_panel.picture
    assert [cell.hexes for cell in picture.cells] == [(f"03{row:02}",) for row in range(2, 7)]
    assert not any(cell.blocks or cell.level for cell in picture.cells)
    hands.tool("L", "level")
    hands.key(Qt.Key.Key_3)
    hands.click("0304")
    assert [cell.level for cell in picture.cells] == [0, 0, 3, 0, 0] and picture.cells[2].blocks
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert not any(cell.blocks or cell.level for cell in picture.cells)
    hands.tool("G", "sight")
    hands.key(Qt.Key.Key_Escape)
    assert not picture.cells


def test_the_viewshed_follows_a_stroke_hex_by_hex_and_undo(edit):
    """With the button down, too: the hex under the mouse sees over the ground as it is by now."""
    hands = edit()
    panel, port = hands.window.sight_panel, hands.view.viewport()
    hands.tool("L", "level")
    hands.key(Qt.Key.Key_4)
    hands.key(Qt.Key.Key_V)
    hands.hover("0305")
    assert "0301" in panel.viewshed.visible
    QTest.mousePress(port, LEFT, NONE, hands.at("0303"))
    for name in ("0303", "0403", "0503"):
        hands.moved(name)
        assert hands.ground(name)["level"] == 4
        assert panel.viewshed == hands.window.workspace.model.sight.viewshed(hands.window.document.grid.index[name])
        assert panel.viewshed.a == name and hands.window._hex_text.text().startswith(name)
    QTest.mouseRelease(port, LEFT, NONE, hands.at("0503"))
    hands.hover("0305")
    assert panel.viewshed.a == "0305" and "0301" not in panel.viewshed.visible
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert panel.viewshed.a == "0305" and "0301" in panel.viewshed.visible
    hands.key(Qt.Key.Key_Y, CONTROL)
    assert "0301" not in panel.viewshed.visible
    hands.hover("0306")
    assert panel.viewshed.a == "0306"


def test_the_viewshed_follows_mouse_and_brush(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.key(Qt.Key.Key_V)
    hands.hover("0305")
    panel = hands.window.sight_panel
    before = {answer.b for answer in panel.viewshed.blocked}
    assert panel.viewshed.a == "0305"
    panel.pinned.setChecked(True)
    hands.drag("0403", "0408")
    assert panel.viewshed.a == "0305"
    hidden = {answer.b for answer in panel.viewshed.blocked}
    assert before < hidden
    assert hidden <= set(hands.window.area.scene.overlays.shown()[VIEWSHED])
    assert "From 0305" in panel.text.text()
    hands.key(Qt.Key.Key_V)
    assert VIEWSHED not in hands.window.area.scene.overlays.shown()
