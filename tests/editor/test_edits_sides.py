"""Streams in the order of their water, cliffs, bridges; roads and where they leave the map."""

from __future__ import annotations

from typing import Any

import pytest

from editor.document import ScenarioDocument
from editor.edits import roads, sides
from editor.new_scenario import Shape, new_scenario
from editor.patch import Patch

# Around 0402, side by side: each shares a corner with the next.
RING = [("0402", name) for name in ("0401", "0502", "0503", "0403", "0303", "0302")]


@pytest.fixture
def document() -> ScenarioDocument:
    return new_scenario("Test", Shape(8, 6, shifted="even"))


def do(document: ScenarioDocument, patch: Patch | None) -> Patch:
    assert patch is not None
    undo = document.apply(patch)
    assert document.problems() == ()
    return undo


def streams(document: ScenarioDocument) -> list[tuple[list[str], str]]:
    entries = document.data["map"]["hexsides"]
    return [(entry["between"], entry.get("name", "")) for entry in entries if entry["feature"] == "stream"]


def named(*pairs: tuple[str, str]) -> list[list[str]]:
    return [sorted(pair) for pair in pairs]


def test_a_stream_is_listed_as_it_is_drawn(document: ScenarioDocument) -> None:
    for side in RING[:3]:
        do(document, sides.add_stream(document, [side]))
    assert [between for between, _ in streams(document)] == named(*RING[:3])
    assert sides.add_stream(document, [RING[1], RING[1][::-1]]) is None


def test_a_side_at_the_source_comes_first(document: ScenarioDocument) -> None:
    do(document, sides.add_stream(document, RING[1:3]))
    do(document, sides.add_stream(document, [RING[0]]))
    assert [between for between, _ in streams(document)] == named(*RING[:3])


def test_a_side_between_two_streams_joins_them(document: ScenarioDocument) -> None:
    do(document, sides.add_stream(document, RING[:2], "Gette"))
    do(document, sides.add_stream(document, RING[3:5], "Gette"))
    do(document, sides.add_stream(document, [RING[2]]))
    assert streams(document) == [(between, "Gette") for between in named(*RING[:5])]


def test_another_name_is_another_stream(document: ScenarioDocument) -> None:
    do(document, sides.add_stream(document, RING[:2], "Gette"))
    do(document, sides.add_stream(document, RING[2:4], "Soile"))
    do(document, sides.name_stream(document, RING[3], "Mehaigne"))
    assert [name for _, name in streams(document)] == ["Gette", "Gette", "Mehaigne", "Mehaigne"]
    do(document, sides.name_stream(document, RING[0][::-1], ""))  # type: ignore[arg-type]
    assert [name for _, name in streams(document)] == ["", "", "Mehaigne", "Mehaigne"]
    assert sides.name_stream(document, ("0101", "0102"), "None") is None


def test_a_stream_can_flow_the_other_way(document: ScenarioDocument) -> None:
    do(document, sides.add_stream(document, RING[:3]))
    do(document, sides.reverse_stream(document, RING[1]))
    assert [between for between, _ in streams(document)] == named(*RING[2::-1])


def test_with_a_stream_go_its_bridges(document: ScenarioDocument) -> None:
    do(document, sides.add_stream(document, RING[:3]))
    do(document, sides.add_bridge(document, RING[1]))
    assert sides.add_bridge(document, RING[1]) is None and sides.add_bridge(document, ("0101", "0102")) is None
    do(document, sides.remove_stream(document, [RING[1]]))
    assert document.data["map"]["bridges"] == [] and len(streams(document)) == 2


def test_bridges_know_the_road_over_them(document: ScenarioDocument) -> None:
    def bridge() -> Any:
        return document.data["map"]["bridges"][0]

    do(document, sides.add_stream(document, RING[:3]))
    do(document, sides.add_bridge(document, RING[1]))
    assert bridge() == {"between": sorted(RING[1])}
    do(document, roads.draw_road(document, RING[1], "main_road"))
    assert bridge() == {"between": sorted(RING[1]), "road": "main_road"}
    do(document, roads.draw_road(document, RING[1], "secondary_road"))
    assert bridge()["road"] == "secondary_road"
    do(document, roads.erase_road(document, RING[1][::-1]))
    assert "road" not in bridge()
    do(document, sides.remove_bridge(document, RING[1]))
    assert document.data["map"]["bridges"] == []


def test_cliffs_follow_the_streams_in_order(document: ScenarioDocument) -> None:
    do(document, sides.add_cliff(document, RING[3:]))
    do(document, sides.add_cliff(document, [("0101", "0102")]))
    do(document, sides.add_stream(document, RING[:2]))
    entries = document.data["map"]["hexsides"]
    assert [entry["feature"] for entry in entries] == ["stream"] * 2 + ["cliff"] * 4
    assert [entry["between"] for entry in entries[2:]] == sorted(entry["between"] for entry in entries[2:])
    do(document, sides.remove_cliff(document, RING))
    assert [entry["between"] for entry in document.data["map"]["hexsides"][2:]] == [["0101", "0102"]]
    assert sides.add_cliff(document, [("0101", "0505"), ("0101", "9999")]) is None


def test_a_road_runs_along_its_path_and_over_what_the_mouse_skipped(document: ScenarioDocument) -> None:
    patch = roads.draw_road(document, ("0101", "0104", "0304"), "main_road")
    assert patch is not None and patch.title == "draw a main road (6 hexes)"
    do(document, patch)
    links = document.data["map"]["roads"]
    assert len(links) == 5 and links == sorted(links, key=lambda link: link["between"])
    assert roads.draw_road(document, ("0101", "0102"), "main_road") is None
    do(document, roads.erase_roads_at(document, ["0102"]))
    assert len(document.data["map"]["roads"]) == 3
    with pytest.raises(ValueError, match="rail"):
        roads.draw_road(document, ("0101", "0102"), "rail")


def test_roads_leave_the_map_only_at_its_edge(document: ScenarioDocument) -> None:
    assert roads.set_exit(document, "0203", "west", "main_road") is None
    assert roads.set_exit(document, "0103", "east", "main_road") is None
    do(document, roads.set_exit(document, "0103", "west", "main_road"))
    do(document, roads.set_exit(document, "0103", "west", "secondary_road"))
    assert document.data["map"]["road_exits"] == [{"hex": "0103", "edge": "west", "type": "secondary_road"}]
    do(document, roads.set_exit(document, "0103", "west", None))
    assert document.data["map"]["road_exits"] == []
