"""Revisions, what a change touched, the engine's judgement, text."""

from __future__ import annotations

import threading

import pytest

from bk40qt.engine.document import load
from bk40qt.engine.errors import ScenarioError
from bk40qt.paths import shipped_scenarios
from editor.document import Change, ScenarioDocument, check
from editor.edits import forces, places, roads, scenario, sides, terrain, transform
from editor.new_scenario import Shape, new_scenario
from editor.patch import Patch


@pytest.fixture
def document() -> ScenarioDocument:
    return new_scenario("Test", Shape(8, 6))


def change_of(document: ScenarioDocument, patch: Patch | None) -> Change:
    seen: list[Change] = []
    stop = document.listen(seen.append)
    assert patch is not None
    document.apply(patch)
    stop()
    return seen[0]


@pytest.mark.parametrize("name", sorted(shipped_scenarios()))
def test_shipped_scenarios_have_the_text_of_their_file(name: str) -> None:
    path = shipped_scenarios()[name]
    assert ScenarioDocument.from_file(path).text() == path.read_text("utf-8")


def test_listeners_hear_what_was_touched(document: ScenarioDocument) -> None:
    ground = change_of(document, terrain.paint(document, ("0101", "0203"), "woods"))
    assert ground == Change(frozenset({"map", "map.hexes"}), frozenset({"0101", "0203"}))
    road = change_of(document, roads.draw_road(document, ("0101", "0102"), "main_road"))
    assert road == Change(frozenset({"map", "map.roads"}), frozenset({"0101", "0102"}))
    kind = change_of(document, roads.draw_road(document, ("0101", "0102"), "secondary_road"))
    assert kind.hexes == {"0101", "0102"}
    stream = change_of(document, sides.add_stream(document, [("0101", "0102")]))
    assert stream.hexes == {"0101", "0102"} and "map.hexsides" in stream.sections
    gone = change_of(document, sides.remove_stream(document, [("0101", "0102")]))
    assert gone.hexes == {"0101", "0102"}
    label = change_of(document, places.add_place(document, "Avin", "village", ["0301"]))
    assert label == Change(frozenset({"map", "map.places"}), frozenset({"0301"}))
    assert change_of(document, scenario.set_head(document, "title", "X")) == Change(frozenset({"title"}), frozenset())
    unit = change_of(document, forces.add_counter(document, "fr_1", "3./1"))
    assert unit == Change(frozenset({"counters"}), frozenset())
    whole = change_of(document, transform.shift(document, 1, 0))
    assert whole.hexes is None and {"map.grid", "map.hexes", "zones"} <= whole.sections


def test_a_listener_may_stop_listening_while_it_is_told(document: ScenarioDocument) -> None:
    heard: list[str] = []
    stop = document.listen(lambda change: (heard.append("a"), stop())[1])
    document.listen(lambda change: heard.append("b"))
    for name in ("0101", "0102"):
        patch = terrain.paint(document, (name,), "woods")
        assert patch is not None
        document.apply(patch)
    assert heard == ["a", "b", "b"] and document.revision == 2


def test_older_revisions_stay_whole_for_workers(document: ScenarioDocument) -> None:
    data, text = document.data, document.text()
    found = []
    worker = threading.Thread(target=lambda: found.append(check(data)))
    worker.start()
    patch = terrain.paint(document, document.grid.ids, "woods")
    assert patch is not None
    document.apply(patch)
    worker.join()
    assert not document.take_check(data, found[0]), "of a revision that is past"
    assert not document.is_checked()
    assert document.take_check(document.data, check(document.data)) and document.is_checked()
    assert ScenarioDocument(data).text() == text != document.text()


def test_problems_follow_the_document(document: ScenarioDocument) -> None:
    assert document.problems() == ()
    patch = scenario.set_turns(document, 99)
    assert patch is not None
    undo = document.apply(patch)
    assert [problem.place for problem in document.problems()] == ["turns"]
    assert document.scenario() is not None
    document.apply(undo)
    assert document.problems() == ()


def test_a_document_needs_a_map() -> None:
    found, problems = ScenarioDocument.of(load('{"format": "bk40qt-scenario", "version": 1, "system": "blitz40"}'))
    assert found is None and problems
    with pytest.raises(ScenarioError):
        ScenarioDocument.from_file(shipped_scenarios()["hannut"].with_suffix(".none"))


def test_the_grid_follows_the_document(document: ScenarioDocument) -> None:
    assert (document.grid.lines, document.grid.per_line) == (8, 6)
    patch = transform.resize(document, 9, 7)
    assert patch is not None
    undo = document.apply(patch)
    assert (document.grid.lines, document.grid.per_line) == (9, 7)
    document.apply(undo)
    assert (document.grid.lines, document.grid.per_line) == (8, 6)
