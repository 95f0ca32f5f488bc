"""The board follows the document change by change, as if the engine had read it anew; and fast."""

from __future__ import annotations

from time import perf_counter

import pytest

from bk40qt.engine.board import Board
from bk40qt.engine.rules.blitz40.sight import Sight
from bk40qt.paths import shipped_scenarios
from editor.board_model import BoardModel
from editor.document import ScenarioDocument, check
from editor.edits import roads, scenario, sides, terrain, transform
from editor.new_scenario import Shape, new_scenario
from editor.patch import Insert, Patch


def do(document: ScenarioDocument, patch: Patch | None) -> Patch:
    assert patch is not None
    return document.apply(patch)


def test_listeners_get_the_board_and_what_differs() -> None:
    document = ScenarioDocument.from_file(shipped_scenarios()["hannut"])
    model = BoardModel(document)
    heard: list[tuple[Board, frozenset[int] | None]] = []
    stop = model.listen(lambda board, hexes: heard.append((board, hexes)))
    do(document, terrain.paint(document, ("0101",), "orchard"))
    do(document, scenario.set_head(document, "title", "X"))
    do(document, roads.draw_road(document, ("0101", "0102"), "main_road"))
    do(document, transform.rotate(document, 180))
    do(document, transform.resize(document, 10, 10))
    everything = set(range(heard[0][0].grid.n))  # turned round, the map has the same grid as before
    assert [hexes for _, hexes in heard] == [{0}, {0, 1}, everything, None]
    assert heard[-1][0] is model.board and heard[0][0].terrain[0] == "orchard"
    stop()
    do(document, terrain.set_level(document, ("0101",), 19))
    assert len(heard) == 4
    model.close()
    before = model.board
    do(document, terrain.set_level(document, ("0101",), 18))
    assert model.board is before


def test_a_fault_in_the_document_does_not_stop_it() -> None:
    document = new_scenario("Test", Shape(4, 4))
    model = BoardModel(document)
    name = terrain.paint(document, ("0101",), "woods")
    assert name is not None
    wrong = {"between": ["0101", "9999"], "type": "main_road"}
    document.apply(Patch(name.name, (Insert(("map", "roads", 0), wrong), *name.ops)))
    assert model.board.terrain[0] == "woods" and not model.board.roads
    do(document, roads.draw_road(document, ("0101", "0102"), "main_road"))
    assert set(model.board.roads) == {(0, 1)}


def test_sight_follows_the_ground() -> None:
    document = ScenarioDocument.from_file(shipped_scenarios()["stonne"])
    model = BoardModel(document)
    for patch in (
        terrain.set_level(document, terrain.brush(document.grid, "0710", 1), 9),
        terrain.paint(document, terrain.line(document.grid, "0101", "1316"), "woods"),
    ):
        first = model.sight
        first.clear(0, 5)
        do(document, patch)
        fresh = Sight(model.board)
        for h in range(0, model.board.grid.n, 7):
            assert model.sight.viewshed(h) == fresh.viewshed(h)
            assert model.sight.seen(h) == fresh.seen(h)
    before = model.sight
    do(document, sides.add_cliff(document, [("0101", "0102")]))
    assert model.sight is before, "cliffs hide nothing"


@pytest.mark.slow
def test_a_stroke_on_a_large_map_takes_few_milliseconds() -> None:
    document = new_scenario("Large", Shape(200, 200))
    document.take_check(document.data, check(document.data))
    model = BoardModel(document)
    model.sight.viewshed(20_100)
    ids = document.grid.ids
    times = []
    for number in range(15):
        start = 4_000 + 300 * number
        begun = perf_counter()
        undo = do(document, terrain.paint(document, ids[start : start + 20], "woods"))
        model.sight.viewshed(start)
        times.append(perf_counter() - begun)
        begun = perf_counter()
        document.apply(undo)
        times.append(perf_counter() - begun)
    # The median: other programs may hold up one or the other.
    assert sorted(times)[len(times) // 2] < 0.025
