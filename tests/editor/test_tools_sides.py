"""Streams, cliffs, bridges and roads, by real mouse and key events."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QInputDialog

from editor.tools.base import PREVIEW
from editor.tools.sides import SideTool
from tests.editor.hands import CONTROL, SHIFT


def sides_of(hands, part="hexsides", **values):
    return [
        tuple(entry["between"])
        for entry in hands.data["map"][part]
        if all(entry.get(key) == value for key, value in values.items())
    ]


def test_the_nearest_side_is_marked_before_the_click(edit):
    hands = edit()
    hands.tool("W", "stream")
    tool = hands.window.tool
    assert isinstance(tool, SideTool)
    layout = hands.window.area.scene.layout
    index = layout.grid.index
    for beyond in ("0504", "0506", "0405", "0605"):
        hands.hover(hands.side("0505", beyond))
        direction = layout.grid.direction(index["0505"], index[beyond])
        assert tool.mark is not None and tool.mark.line == layout.side(index["0505"], direction)
        assert not tool.mark.remove
    hands.tool("S", "select")
    assert tool.mark is None


def test_a_stream_is_drawn_in_the_order_of_the_drag_as_one_step(edit):
    hands = edit()
    hands.tool("W", "stream")
    way = [("0505", "0405"), ("0505", "0504"), ("0504", "0605")]
    hands.drag(*(hands.side(a, b) for a, b in way))
    assert sides_of(hands, feature="stream") == [tuple(sorted(side)) for side in way]
    assert hands.steps() == 1
    assert hands.undo_text() == "Undo draw a stream"


def is_joined(hands, feature) -> bool:
    """Do all sides of that kind hang together, each by a corner with the one before?"""
    scene = hands.window.area.scene
    index = scene.layout.grid.index
    before = None
    for a, b in sides_of(hands, feature=feature):
        line = scene.layout.side(index[a], scene.layout.grid.direction(index[a], index[b]))
        ends = {(round(end.x()), round(end.y())) for end in (line.p1(), line.p2())}
        if before is not None and not before & ends:
            return False
        before = ends
    return before is not None


@pytest.mark.parametrize(("key", "name"), [("W", "stream"), ("C", "cliff")])
@pytest.mark.parametrize("way", [
    ("0203", "0403", "0604", "0804", "1005"), ("0207", "1102"), ("0602", "0608"), ("0202", "0508", "0902"),
])  # fmt: skip
def test_a_quick_drag_leaves_no_gap(edit, key, name, way):
    hands = edit()
    hands.tool(key, name)
    grid = hands.window.document.grid
    points = [hands.side(hex_, grid.ids[grid.neighbours[grid.index[hex_]][0]]) for hex_ in way]
    hands.drag(*points)
    drawn = sides_of(hands, feature=name)
    if name == "stream":
        assert is_joined(hands, name)  # and from source to mouth
    steps = [grid.distance(grid.index[a], grid.index[b]) for a, b in pairwise(way)]
    assert sum(steps) <= len(drawn) <= 3 * sum(steps)  # not once round the map
    assert hands.steps() == 1
    hands.drag(*points)  # the same way again takes it all away
    assert sides_of(hands, feature=name) == []


def test_bridges_are_built_where_the_mouse_is_only(edit):
    hands = edit()
    hands.tool("W", "stream")
    hands.drag(hands.side("0205", "0204"), hands.side("0805", "0804"))
    hands.tool("B", "bridge")
    first, last = (tuple(sides_of(hands)[n]) for n in (0, -1))
    hands.drag(hands.side(*first), hands.side(*last))
    assert set(sides_of(hands, "bridges")) < set(sides_of(hands))


def test_a_click_on_a_stream_takes_it_away(edit):
    hands = edit()
    hands.tool("W", "stream")
    side = hands.side("0505", "0504")
    hands.click(side)
    assert hands.window.tool.mark.remove
    hands.click(side)
    assert sides_of(hands) == []


def test_a_stream_is_named_and_turned_round_by_its_menu(edit):
    hands = edit()
    hands.tool("W", "stream")
    hands.drag(hands.side("0505", "0405"), hands.side("0505", "0504"))
    before = sides_of(hands)
    menu = hands.right_click(hands.side("0505", "0504"))

    def name(dialog):
        assert isinstance(dialog, QInputDialog)
        dialog.setTextValue("Gette")
        dialog.accept()

    with hands.answering(name):
        menu.actions()[0].trigger()
    assert {entry["name"] for entry in hands.data["map"]["hexsides"]} == {"Gette"}
    menu.close()
    menu = hands.right_click(hands.side("0505", "0504"))
    menu.actions()[1].trigger()
    menu.close()
    assert sides_of(hands) == before[::-1]


def test_cliffs_by_keyboard_alone(edit):
    hands = edit()
    hands.tool("C", "cliff")
    hands.cursor_to("0505")
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Period)
    hands.key(Qt.Key.Key_Return)
    assert len(sides_of(hands, feature="cliff")) == 2
    assert all("0505" in side for side in sides_of(hands))
    hands.key(Qt.Key.Key_Return)
    assert len(sides_of(hands, feature="cliff")) == 1


def test_a_bridge_needs_a_stream(edit):
    hands = edit()
    hands.tool("B", "bridge")
    side = hands.side("0505", "0504")
    hands.hover(side)
    assert hands.window.tool.mark.remove  # crossed out: nothing would happen
    hands.click(side)
    assert sides_of(hands, "bridges") == [] and hands.steps() == 0
    assert "stream" in hands.window.statusBar().currentMessage()
    hands.tool("W", "stream")
    hands.click(side)
    hands.tool("B", "bridge")
    hands.click(side)
    assert sides_of(hands, "bridges") == [("0504", "0505")]
    hands.click(side)
    assert sides_of(hands, "bridges") == []


def test_roads_follow_the_drag_and_are_one_step(edit):
    hands = edit()
    hands.tool("R", "road")
    hands.drag("0303", "0304", "0305", "0307")
    assert sides_of(hands, "roads", type="main_road") == [("0303", "0304"), ("0304", "0305"), ("0305", "0306"),
                                                            ("0306", "0307")]
    assert hands.steps() == 1
    hands.key(Qt.Key.Key_2)
    hands.drag("0305", "0304")
    assert sides_of(hands, "roads", type="secondary_road") == [("0304", "0305")]
    hands.right_click("0307")
    assert hands.window.options.road == "main_road"
    hands.drag("0303", "0304", modifiers=SHIFT)
    assert ("0303", "0304") not in sides_of(hands, "roads")


def test_a_road_leaves_the_map_where_it_is_dragged_over_the_edge(edit):
    hands = edit()
    hands.tool("R", "road")
    start = hands.at("0104")
    hands.drag("0204", "0104", QPoint(start.x() - 3 * abs(hands.at("0204").x() - start.x()), start.y()))
    assert hands.data["map"]["road_exits"] == [{"hex": "0104", "edge": "west", "type": "main_road"}]
    assert hands.steps() == 1
    hands.click("0104")  # and a click on the same hex takes the exit away
    assert hands.data["map"]["road_exits"] == []


def beside(hands, hex_: str) -> QPoint:
    """Left of a hex at the western edge, outside the map."""
    at = hands.at(hex_)
    return QPoint(at.x() - hands.at("0301").x() // 2 + hands.at("0101").x() // 2, at.y())


def test_a_stream_comes_in_from_beside_the_map(edit):
    hands = edit()
    hands.tool("W", "stream")
    at = hands.view.viewport().mapToGlobal(hands.at("0505"))
    assert hands.window.area.scene.hex_at(hands.view.mapToScene(beside(hands, "0104"))) is None
    sides = (("0104", "0105"), ("0204", "0205"), ("0305", "0306"))
    hands.drag(beside(hands, "0104"), *(hands.side(*each) for each in sides))
    assert is_joined(hands, "stream") and sides_of(hands)[0] == ("0104", "0105")
    assert hands.steps() == 1
    assert hands.view.viewport().mapToGlobal(hands.at("0505")) == at  # and has not moved the map


def test_a_road_comes_in_from_beside_the_map(edit):
    hands = edit()
    hands.tool("R", "road")
    hands.drag(beside(hands, "0104"), "0104", "0204")
    assert hands.data["map"]["road_exits"] == [{"hex": "0104", "edge": "west", "type": "main_road"}]
    assert sides_of(hands, "roads") == [("0104", "0204")]
    assert hands.steps() == 1


def test_roads_by_keys(edit):
    hands = edit()
    hands.tool("R", "road")
    hands.cursor_to("0303")
    hands.key(Qt.Key.Key_Return)
    hands.cursor_to("0306")
    hands.key(Qt.Key.Key_Return)
    assert sides_of(hands, "roads") == [("0303", "0304"), ("0304", "0305"), ("0305", "0306")]


def test_the_road_preview(edit):
    hands = edit()
    hands.tool("R", "road")
    hands.hover("0303")
    assert list(hands.window.area.scene.overlays.shown()[PREVIEW]) == ["0303"]
    hands.key(Qt.Key.Key_Z, CONTROL)  # nothing to undo: nothing happens
    assert hands.steps() == 0
    QApplication.processEvents()
