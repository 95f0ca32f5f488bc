"""Reading a scenario file: versions, keys, types; and that nothing in a file can make the reader crash."""

import copy
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from bk40qt.engine.document import MAX_LISTED, Problem, dump, load, read
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.scenario_file import (
    OPTIONS,
    VERSION,
    dump_scenario,
    load_scenario,
    parse,
    problems,
    to_document,
)
from bk40qt.paths import resources_dir, shipped_scenarios

SHIPPED: dict[str, Any] = {name: read(path) for name, path in shipped_scenarios().items()}


def found(document: object) -> dict[str, str]:
    return {problem.place: problem.message for problem in parse(document)[1]}


@pytest.fixture
def stonne() -> Any:
    return copy.deepcopy(SHIPPED["stonne"])


def test_a_newer_version_is_told_apart_from_a_fault(stonne: Any) -> None:
    stonne["version"] = VERSION + 1
    stonne["something_new"] = {}
    scenario, faults = parse(stonne)
    assert scenario is None
    assert [(one.place, "newer one is needed" in one.message) for one in faults] == [("version", True)]


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("format", "tiled", "format"),
        ("format", None, "format"),
        ("version", "1", "version"),
        ("version", 0, "version"),
        ("version", True, "version"),
        ("system", "warburg", "system"),
        ("system", ["blitz40"], "system"),
    ],
)
def test_a_file_of_another_kind_is_refused(stonne: Any, key: str, value: object, place: str) -> None:
    stonne[key] = value
    assert parse(stonne)[0] is None
    assert place in found(stonne)


@pytest.mark.parametrize("document", [None, 1, True, "x", [], {}, [[]], {"format": "bk40qt-scenario"}])
def test_what_is_no_scenario_at_all(document: object) -> None:
    scenario, faults = parse(document)
    assert scenario is None and faults


def test_every_missing_key_is_named(stonne: Any) -> None:
    optional = {"notes", "credits", "options", "entries", "withdrawals", "initiative"}
    for key in [key for key in stonne if key not in ("format", "version", "system")]:
        less = {name: value for name, value in stonne.items() if name != key}
        missing = [place for place, message in found(less).items() if "is missing" in message]
        assert missing == ([] if key in optional else [key])


def test_unknown_keys_are_named_with_a_hint(stonne: Any) -> None:
    stonne["sumary"] = ""
    stonne["map"]["rods"] = []
    stonne["counters"][3]["arival"] = 4
    stonne["map"]["hexes"]["0302"]["height"] = 4
    stonne["a" * 5000 + '"\n'] = 1
    faults = found(stonne)
    assert "did you mean roads?" in faults["map.rods"]
    assert "did you mean arrival?" in faults["counters[3].arival"]
    assert {"sumary", "map.hexes.0302.height"} <= faults.keys()
    assert len(faults) == 5 and all(len(place) < 100 for place in faults)


def test_faults_of_form_and_of_sense_are_listed_together(stonne: Any) -> None:
    stonne["turns"] = "ten"
    stonne["counters"][0]["full"] = [1, 2, 3]
    stonne["counters"][1]["full"] = [99, 0, 1, 3]
    stonne["counters"][2]["formation"] = "nobody"
    stonne["map"]["hexes"]["0302"]["terrain"] = "swamp"
    stonne["zones"][4]["hexes"] = ["9999"]
    del stonne["map"]["hexes"]["0303"]
    faults = found(stonne)
    wanted = {
        "turns",
        "counters[0].full",
        "counters[1].full.attack",
        "counters[2].formation",
        "map.hexes.0302.terrain",
        "map.hexes.0303",
        "zones[4].hexes",
    }
    assert wanted <= faults.keys()
    assert not any(place.startswith("counters[0].full.") for place in faults)  # not blamed twice


def test_a_faulty_scenario_can_still_be_shown_but_not_loaded(stonne: Any, tmp_path: Path) -> None:
    stonne["counters"][0]["name"] = 5
    stonne["title"] = ""
    scenario, faults = parse(stonne)
    assert scenario is not None and len(faults) == 2
    path = tmp_path / "faulty.bk40"
    path.write_text(dump(stonne), encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        load_scenario(path)
    assert list(caught.value.problems) == faults
    assert "counters[0].name" in str(caught.value) and "title" in str(caught.value)


@pytest.mark.parametrize("name", ["no_such_name", "../../etc/passwd\x00", "", "."])
def test_a_name_that_is_nothing(name: str) -> None:
    with pytest.raises(ScenarioError):
        load_scenario(name)


def test_optional_keys_have_their_defaults(stonne: Any) -> None:
    for key in ("notes", "credits", "options", "entries", "withdrawals"):
        del stonne[key]
    scenario, _ = parse(stonne)
    assert scenario is not None
    assert (scenario.notes, scenario.credits, scenario.options, scenario.entries) == ((), "", (), ())
    assert scenario.initiative is None


def test_what_has_its_default_is_not_written(stonne: Any) -> None:
    stonne["counters"][0].update(independent=False, arrival=0, special=[], start_losses=0, note="")
    scenario, faults = parse(stonne)
    assert scenario is not None and not faults
    assert dump_scenario(scenario) == dump(SHIPPED["stonne"])


def test_options_are_kept_in_order(stonne: Any) -> None:
    stonne["options"] = {"critical_hits": "yes", "crt_colours": "rows_6_8_9"}
    scenario, faults = parse(stonne)
    assert scenario is not None and not faults
    assert scenario.options == (("critical_hits", "yes"), ("crt_colours", "rows_6_8_9"))
    assert to_document(scenario)["options"] == stonne["options"]
    assert all(option.default in option.values and option.rule and option.text for option in OPTIONS.values())


@pytest.mark.parametrize(
    ("definition", "hexes"),
    [
        ({"hexes": ["0102", "0101"]}, ("0102", "0101")),
        ({"within": 0, "of": ["0205"]}, ("0205",)),
        ({"within": 1, "of": ["0101"]}, ("0101", "0102", "0201", "0202")),
        ({"within": 1, "of": ["0101", "0102"]}, ("0101", "0102", "0103", "0201", "0202", "0203")),
        ({"lines": [1, 2], "positions": [3, 4]}, ("0103", "0104", "0203", "0204")),
    ],
)
def test_zones_are_resolved_and_written_back_as_defined(stonne: Any, definition: Any, hexes: tuple[str, ...]) -> None:
    stonne["zones"].append({"id": "Z", "text": "here", **definition})
    scenario, faults = parse(stonne)
    assert scenario is not None and not faults
    assert scenario.zones[-1].hexes == hexes
    assert to_document(scenario)["zones"][-1] == stonne["zones"][-1]
    assert parse(to_document(scenario)) == (scenario, [])


def test_sides_of_a_hex_are_named_from_the_smaller_id(stonne: Any) -> None:
    for road in stonne["map"]["roads"]:
        road["between"].reverse()
    scenario, faults = parse(stonne)
    assert scenario is not None and not faults
    assert dump_scenario(scenario) == dump(SHIPPED["stonne"])


def test_a_large_map_is_read_and_checked_in_seconds() -> None:
    base = copy.deepcopy(SHIPPED["stonne"])
    side = 200
    base["map"] = {
        "grid": {"top": "pointy", "first": "row", "lines": side, "per_line": side, "shifted": "odd", "hex_metres": 500},
        "hexes": {f"{a:03}{b:03}": {"terrain": "clear", "level": 0} for a in range(1, 201) for b in range(1, 201)},
        **{key: [] for key in ("hexsides", "roads", "bridges", "road_exits", "places")},
    }
    longer = json.loads(json.dumps(base).replace('"0510"', '"005010"').replace('"0511"', '"005011"'))
    for zone in longer["zones"]:
        for key in {"hexes", "of"} & zone.keys():
            zone[key] = [f"0{name[:2]}0{name[2:]}" if len(name) == 4 else name for name in zone[key]]
    longer["entries"] = [{**entry, "zone": "SG5"} for entry in longer["entries"]]
    text = dump(longer)
    started = time.perf_counter()
    scenario, faults = parse(load(text))
    assert time.perf_counter() - started < 10
    assert scenario is not None and faults == []
    assert dump_scenario(scenario) == text


# ------------------------------------------------------------------------------------------------- hostile files


def paths(document: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a document; of long lists and of the hexes only some."""
    found_ = [way] if way else []
    if isinstance(document, dict):
        keys = list(document)
        for key in keys[:3] + keys[-1:] if len(keys) > 40 else keys:
            found_ += paths(document[key], (*way, key))
    elif isinstance(document, list):
        for number in sorted({0, 1, len(document) - 1} & set(range(len(document)))):
            found_ += paths(document[number], (*way, number))
    return found_


def mutated(document: Any, way: tuple[Any, ...], value: object) -> Any:
    """The document with one value replaced; copies only what lies on the way."""
    if not way:
        return value
    key, *rest = way
    changed = dict(document) if isinstance(document, dict) else list(document)
    changed[key] = mutated(document[key], tuple(rest), value)
    return changed


RUBBISH: tuple[Any, ...] = (
    None, True, False, 0, -1, 10**9, 0.5, "", "x", "0101", "german", "a\x00b", "\u202e" * 3, "x" * 30_000,
    [], {}, [[]], [{}], [None], {"x": None}, ["0101", "0101"], [1, 2, 3, 4], {"": {}},
)  # fmt: skip


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_no_wrong_value_anywhere_makes_the_reader_crash(name: str) -> None:
    document = SHIPPED[name]
    for number, way in enumerate(paths(document)):
        for value in RUBBISH[number % 6 :: 6]:  # each place meets a sixth of them, its neighbours the others
            scenario, faults = parse(mutated(document, way, value))
            assert scenario is not None or faults
            if scenario is not None:
                assert all(isinstance(one, Problem) and one.message for one in faults)


def test_many_wrong_values_at_once() -> None:
    chance = random.Random(40)
    for name, document in SHIPPED.items():
        ways = paths(document)
        for _ in range(60):
            changed = document
            for _ in range(chance.choice((1, 3, 12))):
                way = chance.choice(ways)
                try:
                    changed = mutated(changed, way, chance.choice(RUBBISH))
                except (KeyError, IndexError, TypeError):  # an earlier change took this place away
                    continue
            scenario, faults = parse(changed)
            if scenario is not None and not faults:
                again = parse(to_document(scenario))
                assert again == (scenario, []), name


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_every_value_left_out(name: str) -> None:
    document = SHIPPED[name]
    for way in paths(document):
        *above, key = way
        holder = document
        for step in above:
            holder = holder[step]
        less = dict(holder) if isinstance(holder, dict) else list(holder)
        del less[key]
        scenario, faults = parse(mutated(document, tuple(above), less))
        assert scenario is not None or faults


@pytest.mark.parametrize(
    ("key", "entry"),
    [
        ("counters", 0),
        ("counters", {}),
        ("formations", []),
        ("zones", {"id": "Z", "within": 30, "of": ["0808"] * 100}),
        ("zones", {"id": "Z", "lines": [1, 13], "positions": [1, 16]}),
        ("control", {"hex": "9999", "side": "german"}),
        ("setup", {"side": "french", "formations": []}),
        ("notes", 5),
    ],
)
def test_endless_lists_give_a_short_answer_in_time(key: str, entry: object) -> None:
    document = {**SHIPPED["stonne"], key: [entry] * 200_000}
    started = time.perf_counter()
    _, faults = parse(document)
    assert time.perf_counter() - started < 20
    assert 1 <= len(faults) <= MAX_LISTED + 1


@pytest.mark.parametrize("size", [(250, 250), (10**9, 10**9), (-5, 3), (0, 0), (251, 1)])
def test_a_grid_of_absurd_size(size: tuple[int, int]) -> None:
    document = copy.deepcopy(SHIPPED["stonne"])
    document["map"]["grid"].update(lines=size[0], per_line=size[1])
    started = time.perf_counter()
    _, faults = parse(document)
    assert time.perf_counter() - started < 10
    assert 1 <= len(faults) <= MAX_LISTED + 1


def test_problems_of_a_scenario_made_in_code() -> None:
    scenario: Scenario = load_scenario("hannut")
    wrong = replace(scenario, turns=0, title=" ", control=scenario.control[1:])
    assert {"turns", "title", "control"} <= {one.place for one in problems(wrong)}


def test_the_example_of_the_schema_is_a_canonical_scenario() -> None:
    schema = (resources_dir() / "scenario-schema.md").read_text(encoding="utf-8")
    example = schema.split("```json\n")[1].split("```")[0]
    scenario, faults = parse(load(example))
    assert faults == []
    assert scenario is not None and dump_scenario(scenario) == example


def test_the_schema_names_every_key_and_option() -> None:
    schema = (resources_dir() / "scenario-schema.md").read_text(encoding="utf-8")
    keys = {step for document in SHIPPED.values() for way in paths(document) for step in way if isinstance(step, str)}
    words = {key for key in keys if not key[0].isdigit()} | set(OPTIONS) | {"losses", "mounts", "minefields"}
    assert [word for word in sorted(words) if f"`{word}`" not in schema and f'"{word}"' not in schema] == []
    for name, option in OPTIONS.items():
        values = ", ".join(f"`{value}`" for value in option.values)
        assert option.values[0] == option.default
        assert f"| `{name}` | {values} | {option.rule} |" in schema
