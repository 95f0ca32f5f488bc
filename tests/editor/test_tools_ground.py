"""Brushes on the ground, by real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from bk40qt.mapview.hex_overlay import HexStyle
from editor.edits import terrain
from editor.tools.base import PREVIEW
from tests.editor.hands import SHIFT, empty_start


def painted(hands, kind="woods"):
    return {name for name, entry in hands.data["map"]["hexes"].items() if entry["terrain"] == kind}


def test_a_click_paints_one_hex_and_undo_gives_it_back(edit):
    hands = edit()
    before = hands.window.document.text()
    hands.tool("T", "terrain")
    hands.click("0303")
    assert hands.ground("0303")["terrain"] == "woods"
    assert hands.undo_text() == "Undo paint woods (1 hex)"
    assert hands.window.isWindowModified()
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.window.document.text() == before
    assert not hands.window.isWindowModified()
    hands.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert painted(hands) == {"0303"}


def test_a_stroke_is_one_step_and_leaves_no_gaps(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.drag("0202", "0902", "0905")  # as a fast mouse: far from one event to the next
    expected = set(terrain.line(hands.window.document.grid, "0202", "0902"))
    expected |= set(terrain.line(hands.window.document.grid, "0902", "0905"))
    assert painted(hands) == expected
    assert hands.steps() == 1
    assert hands.undo_text() == f"Undo paint woods ({len(expected)} hexes)"


def test_a_stroke_may_begin_beside_the_map(edit):
    hands = edit()
    hands.tool("T", "terrain")
    start, step = hands.at("0104"), hands.at("0304").x() - hands.at("0104").x()
    hands.drag(QPoint(start.x() - step // 2, start.y()), "0104", "0304")
    assert painted(hands) >= {"0104", "0304"}
    assert hands.steps() == 1
    hands.drag(QPoint(start.x() - step // 2, start.y()), QPoint(start.x() - step // 2, start.y() + 9))
    hands.hover("0505")
    assert hands.steps() == 1  # nothing on the map, nothing done


def test_the_ground_on_the_scene_follows(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.click("0404")
    board = hands.window.area.scene.board
    assert board.terrain[board.grid.index["0404"]] == "woods"


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_sizes_by_the_bracket_keys(edit, size):
    hands = edit()
    hands.tool("T", "terrain")
    for _ in range(size - 1):
        hands.key(Qt.Key.Key_BracketRight)
    assert hands.window.options.size == size
    hands.click("0605")
    goal = {"0705"}  # the village that the empty map has
    assert painted(hands) | goal == set(terrain.brush(hands.window.document.grid, "0605", size - 1)) | goal
    hands.key(Qt.Key.Key_BracketLeft)
    assert hands.window.options.size == max(1, size - 1)


def test_keys_choose_the_terrain_and_a_right_click_picks_it(edit):
    hands = edit()
    hands.tool("T", "terrain")
    for number, kind in enumerate(("clear", "woods", "orchard", "village"), 1):
        hands.key(getattr(Qt.Key, f"Key_{number}"))
        assert hands.window.options.terrain == kind
        hands.click(f"0{number + 1}02")
    for number, kind in enumerate(("clear", "woods", "orchard", "village"), 1):
        hands.right_click(f"0{number + 1}02")
        assert hands.window.options.terrain == kind
        assert hands.window.tool_panel.terrain.currentData() == kind


def test_fill_covers_what_is_connected(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.drag("0401", "0409")
    hands.key(Qt.Key.Key_F, SHIFT)
    hands.key(Qt.Key.Key_3)
    hands.click("0202")
    left = {name for name in hands.data["map"]["hexes"] if name < "0400"}
    assert painted(hands, "orchard") == left
    assert hands.steps() == 2


def test_line_and_rectangle_by_a_drag(edit):
    hands = edit()
    grid = hands.window.document.grid
    hands.tool("T", "terrain")
    hands.key(Qt.Key.Key_L, SHIFT)
    hands.drag("0202", "0404", "0907")
    assert painted(hands) == set(terrain.line(grid, "0202", "0907"))
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.key(Qt.Key.Key_R, SHIFT)
    hands.drag("0203", "0406")
    assert painted(hands) == set(terrain.rectangle(grid, "0203", "0406"))
    assert hands.steps() == 1


def test_line_by_keys_alone(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.key(Qt.Key.Key_L, SHIFT)
    hands.cursor_to("0302")
    hands.key(Qt.Key.Key_Return)
    hands.cursor_to("0306")
    hands.key(Qt.Key.Key_Return)
    assert painted(hands) == {f"03{n:02}" for n in range(2, 7)}


def test_escape_drops_a_line_that_was_begun(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.key(Qt.Key.Key_L, SHIFT)
    hands.cursor_to("0302")
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Escape)
    hands.cursor_to("0306")
    hands.key(Qt.Key.Key_Return)
    assert not painted(hands)


def test_the_preview_shows_what_a_click_would_do(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.key(Qt.Key.Key_BracketRight)
    hands.hover("0505")
    shown = hands.window.area.scene.overlays.shown()[PREVIEW]
    assert set(shown) == set(terrain.brush(hands.window.document.grid, "0505", 1))
    assert any(isinstance(style, HexStyle) and style.label == "woods" for style in shown.values())
    hands.tool("S", "select")
    assert PREVIEW not in hands.window.area.scene.overlays.shown()


def test_levels_by_number_raise_and_lower(edit):
    hands = edit()
    hands.tool("L", "level")
    hands.key(Qt.Key.Key_4)
    hands.drag("0202", "0204")
    assert [hands.ground(f"020{n}")["level"] for n in (2, 3, 4)] == [4, 4, 4]
    hands.window.tool_panel.level_way.setCurrentIndex(1)
    hands.window.tool_panel.level_way.activated.emit(1)
    hands.drag("0202", "0203", "0202")  # twice over the same hex in one stroke raises it once
    assert [hands.ground(f"020{n}")["level"] for n in (2, 3, 4)] == [5, 5, 4]
    hands.right_click("0204")
    assert (hands.window.options.level_way, hands.window.options.level) == ("set", 4)


def test_the_eraser_takes_everything_but_the_level(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.click("0505")
    hands.tool("L", "level")
    hands.key(Qt.Key.Key_2)
    hands.click("0505")
    hands.tool("R", "road")
    hands.drag("0405", "0505", "0605")
    hands.tool("W", "stream")
    hands.click(hands.side("0505", "0504"))
    hands.tool("E", "erase")
    hands.click("0505")
    assert hands.ground("0505") == {"terrain": "clear", "level": 2}
    assert hands.data["map"]["roads"] == [] and hands.data["map"]["hexsides"] == []
    assert hands.undo_text() == "Undo erase (1 hex)"
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.data["map"]["roads"] and hands.data["map"]["hexsides"]


@pytest.mark.parametrize("shape", [
    {"top": "pointy"}, {"top": "pointy", "first": "row"}, {"first": "row"}, {"shifted": "even"},
])
def test_strokes_on_other_grids(edit, shape):
    hands = edit(empty_start(9, 9, **shape))
    hands.tool("T", "terrain")
    grid = hands.window.document.grid
    start, end = grid.ids[10], grid.ids[14]
    hands.drag(start, end)
    assert painted(hands) == set(terrain.line(grid, start, end))


def test_each_tool_keeps_its_own_shape(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.window.commands["shape-fill"].trigger()
    assert hands.window.options.shape == "fill"
    panel = hands.window.tool_panel
    for key, name in (("L", "level"), ("K", "control"), ("Z", "zone"), ("M", "works")):
        hands.tool(key, name)
        assert panel.shape.currentData() == "brush"
    hands.tool("L", "level")
    hands.drag("0303", "0304")
    assert sum(entry["level"] for entry in hands.data["map"]["hexes"].values()) == 2  # and not the whole map
    hands.tool("T", "terrain")
    assert panel.shape.currentData() == "fill"
