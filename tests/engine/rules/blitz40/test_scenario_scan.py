"""The picture under the map: read, judged and written like everything else in a scenario file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bk40qt.engine.document import dump, load
from bk40qt.engine.rules.blitz40.scenario import Scan
from bk40qt.engine.rules.blitz40.scenario_file import dump_scenario, parse
from bk40qt.paths import shipped_scenarios

GOOD = {"file": "Carte de Stonne.jpg", "x": -12.5, "y": 3.0, "scale_x": 0.25, "scale_y": -0.25}


def stonne(scan: object) -> Any:
    data: Any = load(shipped_scenarios()["stonne"].read_bytes())
    made = {}
    for key, value in data.items():
        made[key] = value
        if key == "map":
            made["scan"] = scan
    return made


def test_a_scan_is_read_and_written_without_a_change() -> None:
    document = stonne({**GOOD, "rotation": 1.5, "shear": 0.01, "opacity": 0.7})
    scenario, problems = parse(document)
    assert scenario is not None and problems == []
    assert scenario.scan == Scan("Carte de Stonne.jpg", -12.5, 3.0, 0.25, -0.25, 1.5, 0.01, 0.7)
    assert dump_scenario(scenario) == dump(document)


def test_defaults_are_left_out_and_whole_numbers_accepted() -> None:
    scenario, problems = parse(stonne({**GOOD, "x": 4, "rotation": 0, "opacity": 0.5}))
    assert scenario is not None and problems == []
    assert json.loads(dump_scenario(scenario))["scan"] == {**GOOD, "x": 4.0}


@pytest.mark.parametrize("name", [
    "/etc/passwd", "/home/me/map.png", "../map.png", "scans/map.png", "..\\map.png", "C:map.png", "C:\\map.png",
    "map.txt", "map", ".png", ".hidden.png", "a" * 200 + ".png", "http://x/map.png", "map.png\n.jpg",
    "map\u202egnp.png", "NUL:.png", "map?.png", " map.png", "png",
])  # fmt: skip
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    _, problems = parse(stonne({**GOOD, "file": name}))
    assert [problem.place for problem in problems] == ["scan.file"]


@pytest.mark.parametrize(("change", "place"), [
    ({"x": 1e8}, "scan.x"), ({"y": -1e8}, "scan.y"), ({"scale_x": 0}, "scan.scale_x"),
    ({"scale_y": 1e5}, "scan.scale_y"),
    ({"rotation": 400}, "scan.rotation"), ({"shear": 1000}, "scan.shear"), ({"opacity": 1.5}, "scan.opacity"),
    ({"opacity": -0.1}, "scan.opacity"), ({"opacity": "0.5"}, "scan.opacity"), ({"x": True}, "scan.x"),
    ({"x": None}, "scan.x"), ({"file": 7}, "scan.file"), ({"zoom": 1}, "scan.zoom"),
])  # fmt: skip
def test_wrong_values_are_named(change: dict[str, Any], place: str) -> None:
    _, problems = parse(stonne({**GOOD, **change}))
    assert [problem.place for problem in problems] == [place]


def test_what_is_no_scan_at_all_is_left_out() -> None:
    for value in ("map.png", [], 3, True):
        scenario, problems = parse(stonne(value))
        assert scenario is not None and scenario.scan is None
        assert "scan" in [problem.place for problem in problems]


def test_keys_that_are_missing_are_named() -> None:
    _, problems = parse(stonne({"file": "map.png"}))
    assert [problem.place for problem in problems] == ["scan.x", "scan.y", "scan.scale_x", "scan.scale_y"]
