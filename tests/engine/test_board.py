"""The board as built from map data (0.2, R-45)."""

from __future__ import annotations

import pickle

import pytest

from bk40qt.engine.board import BRIDGE, CLIFF, MAIN_ROAD, SECONDARY_ROAD, STREAM, Board, Place, pair
from bk40qt.engine.hexgrid import Grid
from tests.engine.boards import load, map_section

MAPS = ("hannut", "stonne")


def small(**parts: object) -> Board:
    grid = Grid(3, 3, "flat", "column")
    hexes = {h: {"terrain": "clear", "level": 0} for h in grid.ids}
    return Board.build(grid, hexes, **parts)  # type: ignore[arg-type]


def at(table: tuple[int, ...], board: Board, a: str, b: str) -> int:
    d = board.grid.direction(board.h(a), board.h(b))
    assert d is not None
    return table[6 * board.h(a) + d]


@pytest.mark.parametrize("name", MAPS)
def test_0_2_every_hex_has_terrain_level_and_name_of_the_file(name: str) -> None:
    board, section = load(name), map_section(name)
    for h, entry in section["hexes"].items():
        i = board.h(h)
        assert (board.terrain[i], board.level[i], board.name[i]) == (
            entry["terrain"],
            entry["level"],
            entry.get("name", ""),
        )
        assert board.id(i) == h
        assert board.is_obstacle(i) == (entry["terrain"] != "clear")


@pytest.mark.parametrize("name", MAPS)
def test_R_45_sides_and_roads_are_the_same_from_both_hexes(name: str) -> None:
    board, section = load(name), map_section(name)
    for key, bit in (("stream", STREAM), ("cliff", CLIFF)):
        sides = [s["between"] for s in section["hexsides"] if s["feature"] == key]
        assert all(at(board.feature, board, *s) & bit and at(board.feature, board, *s[::-1]) & bit for s in sides)
        assert sum(f & bit != 0 for f in board.feature) == 2 * len(sides)
    assert sum(r != 0 for r in board.road) == 2 * len(section["roads"])
    for road in section["roads"]:
        code = {"main_road": MAIN_ROAD, "secondary_road": SECONDARY_ROAD}[road["type"]]
        a, b = road["between"]
        assert at(board.road, board, a, b) == at(board.road, board, b, a) == code
        assert board.roads[pair(board.h(a), board.h(b))] == road["type"]


@pytest.mark.parametrize("name", MAPS)
def test_R_45_a_bridge_stands_wherever_a_road_crosses_a_stream(name: str) -> None:
    board = load(name)
    assert board.streams & board.roads.keys() == board.bridges
    assert all(not board.is_open_stream(a, b) for a, b in board.bridges)
    assert all(board.is_open_stream(a, b) for a, b in board.streams - board.bridges)


def test_R_45_a_road_across_a_stream_is_a_bridge_though_none_is_drawn() -> None:
    board = small(
        hexsides=[
            {"between": ["0202", "0201"], "feature": "stream", "name": "Mehaigne"},
            {"between": ["0202", "0203"], "feature": "stream"},
            {"between": ["0202", "0301"], "feature": "stream"},
            {"between": ["0202", "0101"], "feature": "cliff"},
        ],
        roads=[
            {"between": ["0201", "0202"], "type": "main_road"},
            {"between": ["0101", "0202"], "type": "secondary_road"},
        ],
        bridges=[{"between": ["0301", "0202"], "road": "main_road"}],
    )
    assert at(board.feature, board, "0201", "0202") == STREAM | BRIDGE
    assert at(board.feature, board, "0203", "0202") == STREAM
    assert at(board.feature, board, "0301", "0202") == STREAM | BRIDGE  # a printed bridge without a road
    assert at(board.feature, board, "0101", "0202") == CLIFF  # a road over a cliff bridges nothing
    assert board.bridges == {pair(board.h("0301"), board.h("0202"))}
    assert board.stream_names[pair(board.h("0201"), board.h("0202"))] == "Mehaigne"
    assert not board.is_open_stream(board.h("0201"), board.h("0202"))
    assert board.is_open_stream(board.h("0203"), board.h("0202"))
    assert not board.is_open_stream(board.h("0101"), board.h("0303"))


def test_places_and_road_exits_are_kept_in_order() -> None:
    board = small(
        road_exits=[{"hex": "0102", "edge": "west", "type": "main_road"}],
        places=[{"name": "Enines", "kind": "village", "hexes": ["0101", "0102"], "chart_name": "Emines"}],
    )
    assert board.road_exits == ((1, "west", "main_road"),)
    assert board.places == (Place("Enines", "village", (0, 1), "Emines"),)
    assert board.hex_metres == 500


def test_a_side_between_hexes_that_do_not_touch_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="0101 and 0303"):
        small(hexsides=[{"between": ["0101", "0303"], "feature": "cliff"}])


def test_a_board_is_immutable_and_equal_to_its_copy() -> None:
    board = load("hannut")
    copy = pickle.loads(pickle.dumps(board))
    assert copy == board and hash(copy) == hash(board)
    with pytest.raises(AttributeError):
        board.hex_metres = 1  # type: ignore[misc]
    with pytest.raises(KeyError):
        board.h("2301")
