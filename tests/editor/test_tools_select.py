"""Selecting, moving, copying and pasting hexes, and the line of sight, by real events."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from editor.edits import setup, victory
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


def test_a_block_may_be_drawn_from_beside_the_map(edit):
    hands = edit()
    start, step = hands.at("0101"), hands.at("0301").x() - hands.at("0101").x()
    beside = QPoint(start.x() - step // 2, start.y())
    hands.drag(beside, "0101", "0302")
    assert hands.window.workspace.selection.hexes == {f"0{a}0{b}" for a in (1, 2, 3) for b in (1, 2)}
    hands.drag(beside, "0104", "0205", modifiers=CONTROL)
    assert len(hands.window.workspace.selection.hexes) == 6 + 4 and hands.steps() == 0
    hands.drag(beside, beside + QPoint(0, 3))  # a click beside the map lets go of everything
    assert hands.window.workspace.selection.hexes == frozenset()


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


def test_properties_of_hexes_tell_and_change_what_they_count_and_who_holds_them(edit):
    hands = edit()
    hands.window.show_panel("hexes")
    panel = hands.window.docks.panels["hexes"]
    hands.tool("R", "road")
    hands.drag("0603", "0703", "0803")
    hands.tool("N", "place")
    hands.window.tool_panel.place_name.setFocus()
    QTest.keyClicks(hands.window.tool_panel.place_name, "Jandrain")
    hands.click("0705")
    hands.tool("S", "select")
    hands.click("0705")
    assert panel.hold.isVisible() and panel.hold.isChecked() and not panel.points.isVisible()
    assert panel.holder.currentData() == "french" and "Names: Jandrain" in panel.contents.text()
    hands.click("0703")
    assert not panel.hold.isChecked() and panel.holder.currentData() == ""
    assert "main road: 0603–0703, 0703–0803" in panel.contents.text()
    QTest.mouseClick(panel.hold, LEFT, pos=panel.hold.rect().center() - QPoint(panel.hold.width() // 2 - 10, 0))
    assert hands.data["victory"]["hold"] == ["0705", "0703"] and panel.holder.currentData() == "french"
    panel.holder.setFocus()
    QTest.keyClick(panel.holder, Qt.Key.Key_Up)
    assert {"hex": "0703", "side": "german"} in hands.data["control"]
    hands.click("0705", CONTROL)
    assert panel.hold.isChecked() and panel.holder.currentText() == "different"
    hands.click("0101")
    assert "Zones: west" in panel.contents.text() and "Set up here: " in panel.contents.text()


def test_points_of_many_hexes_are_one_step(edit):
    hands = edit()
    hands.window.workspace.push(victory.set_kind(hands.window.document, "bands"))
    hands.window.show_panel("hexes")
    panel = hands.window.docks.panels["hexes"]
    hands.tool("S", "select")
    hands.drag("0303", "0304")
    assert panel.points.value() == 0 and panel.points.isVisible()
    panel.points.setFocus()
    panel.points.selectAll()
    QTest.keyClicks(panel.points, "3")
    QTest.keyClick(panel.points, Qt.Key.Key_Return)
    assert hands.undo_text() == "Undo set victory points (2 hexes)"
    assert [p["vp"] for p in hands.data["victory"]["points"] if p["hex"] in ("0303", "0304")] == [3, 3]


def test_a_dragged_hex_takes_its_goal_along(edit):
    hands = edit()
    before = hands.window.document.text()
    hands.tool("S", "select")
    hands.click("0705")
    hands.drag("0705", "0503")
    assert hands.data["victory"]["hold"] == ["0503"] and hands.data["control"] == [{"hex": "0503", "side": "french"}]
    assert hands.window.document.problems() == ()
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.window.document.text() == before


def standing(hands, formation, *hexes):
    """A formation whose counters are shown on the map, because it starts in these very hexes."""
    hands.window.workspace.push(setup.start_at(hands.window.document, formation, hexes))
    scene = hands.window.area.scene
    hands.qtbot.waitUntil(lambda: all(scene.counters.stack(name) for name in hexes))


def test_a_counter_on_the_map_is_selected_shown_and_dragged_to_another_start(edit):
    hands = edit()
    standing(hands, "ge_1", "1203")
    scene, selection = hands.window.area.scene, hands.window.workspace.selection
    hands.tool("S", "select")
    hands.click("1203")
    assert len(selection.counters) == 1 and not selection.hexes
    chosen = next(iter(selection.counters))
    assert scene.counters._items[chosen].selected
    hands.drag("1203", "1105")
    assert hands.data["zones"][-1] == {"id": "start_ge_1", "text": "1105", "hexes": ["1105"]}
    hands.qtbot.waitUntil(lambda: len(scene.counters.stack("1105")) == 3 and not scene.counters.stack("1203"))
    assert hands.undo_text().startswith("Undo set up ")
    assert hands.ground("1105")["terrain"] == "clear", "the ground stays where it is"
    hands.key(Qt.Key.Key_Z, CONTROL)
    hands.qtbot.waitUntil(lambda: len(scene.counters.stack("1203")) == 3)
    assert hands.window.document.problems() == ()


def test_a_zone_that_others_use_is_left_to_them(edit):
    hands = edit()
    standing(hands, "ge_1", "1203")
    hands.window.workspace.push(setup.place_formation(hands.window.document, "fr_1", "start_ge_1"))
    hands.qtbot.waitUntil(lambda: len(hands.window.area.scene.counters.stack("1203")) == 6)
    hands.tool("S", "select")
    hands.click("1203")
    hands.drag("1203", "1004")
    starts = {row["formation"]: row["zone"] for stage in hands.data["setup"] for row in stage["formations"]}
    assert len(set(starts.values())) == 2


def test_formations_and_zones_go_to_another_window(edit):
    first, second = edit(), edit(empty_start(9, 9))
    first.activate()
    first.window.show_panel("forces")
    tree = first.window.docks.panels["forces"].tree
    item = next(i for i in tree._items.values() if tree._ident(i) == "ge_1")
    QTest.mouseClick(tree.viewport(), LEFT, pos=tree.visualItemRect(item).center())
    assert first.window.workspace.selection.formations == {"ge_1"}
    QTest.keyClick(tree, Qt.Key.Key_C, CONTROL)
    before = {entry["id"] for entry in second.data["formations"]}
    second.activate()
    second.key(Qt.Key.Key_V, CONTROL)
    assert len(second.data["formations"]) == len(before) + 1
    first.activate()
    first.window.show_panel("zones")
    panel = first.window.docks.panels["zones"]
    panel.table.choose(0)
    QTest.keyClick(panel.table, Qt.Key.Key_C, CONTROL)
    second.activate()
    zones = len(second.data["zones"])
    second.key(Qt.Key.Key_V, CONTROL)
    assert len(second.data["zones"]) == zones + 1 and second.undo_text().startswith("Undo paste the zone")


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


def test_of_thousands_of_selected_hexes_the_edge_is_shown(edit):
    hands = edit(empty_start(60, 60))
    hands.window.commands["select-all"].trigger()
    shown = set(hands.window.area.scene.overlays.shown()[SELECTION])
    assert len(selected(hands)) == 3600 and {"0101", "6001", "0160", "6060", "3001"} <= shown
    assert len(shown) == 4 * 60 - 4
