from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from bk40qt.engine.records import replace
from bk40qt.mapview.counter_item import CounterItem
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.pieces import BoardPosition, HexMark, Piece
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.style import DARK, LIGHT
from bk40qt.mapview.tool import MapTool
from tests.mapview.scenes import board, face, random_position


@pytest.fixture
def scene(qapp) -> MapScene:
    return MapScene(board(), LIGHT)


def stack_of(count: int, name: str = "0505") -> BoardPosition:
    return BoardPosition(tuple(Piece(f"u{i}", name, face(i)) for i in range(count)))


def test_a_scene_after_changes_is_a_scene_rebuilt(scene):
    other = MapScene(scene.board, LIGHT)
    for seed in range(25):
        position = random_position(scene.board, 24, seed)
        scene.show(position)
        other.rebuild(position)
        assert scene.snapshot() == other.snapshot()
        wanted = {piece.id: (piece.hex, piece.face) for piece in position.pieces}
        assert {key: (name, look) for key, (name, _, look) in scene.snapshot()["counters"].items()} == wanted


def test_what_does_not_change_is_not_touched(scene, monkeypatch):
    position = random_position(scene.board, 24, 1)
    scene.show(position)
    before = {item for item in scene.items()}
    moved = replace(position.pieces[0], hex="0101")
    scene.show(replace(position, pieces=(moved, *position.pieces[1:])))
    assert {item for item in scene.items() if isinstance(item, CounterItem)} <= before


def test_a_face_that_changes_is_shown(scene):
    scene.show(stack_of(1))
    scene.show(BoardPosition((Piece("u0", "0505", face(0, steps=1)),)))
    assert scene.snapshot()["counters"]["u0"][2].steps == 1


def test_a_stack_counts_itself_and_the_last_lies_on_top(scene):
    scene.show(stack_of(3))
    assert scene.snapshot()["badges"] == {"0505": 3}
    assert scene.piece_at(scene.centre_of("0505")) == "u2"
    assert scene.target_at(scene.centre_of("0505")) == ("0505", "u2")
    scene.show(stack_of(1))
    assert scene.snapshot()["badges"] == {}
    assert scene.piece_at(scene.centre_of("0505")) == "u0"


def test_in_a_fan_each_counter_is_found_and_is_in_its_hex(scene):
    scene.show(stack_of(4))
    scene.fan("0505")
    centre = scene.centre_of("0505")
    found = [scene.target_at(centre + QPointF((i - 1.5) * 80, 0)) for i in range(4)]
    assert found == [("0505", f"u{i}") for i in range(4)]
    assert scene.snapshot()["badges"] == {}
    together = MapScene(scene.board, LIGHT)
    together.show(stack_of(4))
    assert scene.snapshot()["counters"] == together.snapshot()["counters"]
    scene.fan(None)
    assert scene.snapshot() == together.snapshot()


def test_a_fan_at_the_edge_stays_on_the_table(scene):
    scene.show(stack_of(5, "0101"))
    scene.fan("0101")
    places = [item.mapRectToScene(item.counter_rect()) for item in scene.items() if isinstance(item, CounterItem)]
    assert len(places) == 5
    assert all(scene.sceneRect().contains(place) for place in places)


def test_a_fan_follows_what_happens_to_its_stack(scene):
    scene.show(stack_of(3))
    scene.fan("0505")
    scene.show(stack_of(2))
    assert [scene.piece_at(scene.centre_of("0505") + QPointF(x, 0)) for x in (-40, 40)] == ["u0", "u1"]
    scene.show(BoardPosition())
    scene.fan(None)
    assert not [item for item in scene.items() if item.zValue() >= Layer.COUNTERS]


def test_a_counter_travels_and_arrives(scene, qtbot):
    scene.show(BoardPosition((Piece("u0", "0303", face(0)),)))
    scene.show(BoardPosition((Piece("u0", "0603", face(0)),)))
    with qtbot.waitSignal(scene.arrived, timeout=2000):
        scene.animate("u0", ["0303", "0403", "0503", "0603"], 80)
        assert scene.snapshot()["counters"]["u0"][0] == "0303"
    assert scene.snapshot()["counters"]["u0"][0] == "0603"


def test_journeys_can_be_cut_short(scene, qtbot):
    scene.show(BoardPosition((Piece("u0", "0603", face(0)),)))
    with qtbot.waitSignal(scene.arrived):
        scene.animate("u0", ["0303", "0603"], 60000)
        scene.flash("0603", "M1")
        scene.finish_animations()
    assert scene.snapshot()["counters"]["u0"][0] == "0603"
    assert not [item for item in scene.items() if item.zValue() > Layer.OVER]


def test_a_counter_that_disappears_on_its_way_is_gone(scene):
    scene.show(stack_of(2))
    scene.animate("u1", ["0303", "0505"], 60000)
    scene.show(BoardPosition((Piece("new", "0505", face(7)),)))
    assert set(scene.snapshot()["counters"]) == {"new"}


def test_counters_can_be_hidden(scene):
    scene.show(stack_of(2))
    scene.set_counters_visible(False)
    assert scene.target_at(scene.centre_of("0505")) == ("0505", None)
    scene.show(BoardPosition((*stack_of(2).pieces, Piece("late", "0202", face(5)))))
    assert scene.piece_at(scene.centre_of("0202")) is None
    scene.set_counters_visible(True)
    assert scene.piece_at(scene.centre_of("0202")) == "late"


def test_marks_are_shown_and_removed(scene):
    mark = HexMark("0404", "vp", "german", "5")
    scene.show(BoardPosition(marks=(mark, HexMark("0404", "minefield", "french"))))
    assert scene.snapshot()["marks"]["0404"][0] == mark
    scene.show(BoardPosition())
    assert scene.snapshot()["marks"] == {}


def test_hexes_are_named_and_the_table_has_none(scene):
    assert scene.hex_at(scene.centre_of("0907")) == "0907"
    assert scene.hex_at(scene.sceneRect().topLeft()) is None


def test_a_style_changes_and_nothing_moves(scene):
    scene.show(random_position(scene.board, 24, 3))
    before = scene.snapshot()
    scene.set_style(DARK)
    assert scene.snapshot() == before


def test_tools_take_over_from_one_another(scene, qtbot):
    heard = []

    class Loud(MapTool):
        def activate(self, scene):
            heard.append("on")

        def deactivate(self):
            heard.append("off")

    tool = Loud(scene)
    with qtbot.waitSignal(scene.tool_changed):
        scene.set_tool(tool)
    scene.set_tool(tool)
    scene.set_tool(MapTool(scene))
    assert heard == ["on", "off"]
