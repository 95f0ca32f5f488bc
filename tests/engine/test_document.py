"""Scenario text is read as untrusted and written in one canonical form."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bk40qt.engine.document import MAX_BYTES, MAX_DEPTH, MAX_LISTED, Problem, dump, load, read
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.wording import Said


def faults(source: str | bytes) -> list[Problem]:
    with pytest.raises(ScenarioError) as caught:
        load(source)
    found = caught.value.problems
    assert found and all(isinstance(one.message, Said) for one in found), "to be told in other languages"
    return list(found)


def test_a_syntax_error_names_line_and_column() -> None:
    (only,) = faults('{\n  "a": 1,\n  "b" 2\n}')
    assert only.place == "line 3, column 7"
    assert "JSON" in only.message


@pytest.mark.parametrize(
    "text", ["", "   ", "{", '{"a": ', "[1,]", "{'a': 1}", "[1] [2]", "\x00", '"\x01"', '{"a" 1}', "]", '"open']
)
def test_broken_text_is_refused(text: str) -> None:
    faults(text)
    faults(text.encode())


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_deep_nesting_is_refused_without_recursion(opening: str) -> None:
    (only,) = faults(opening * 200_000)
    assert f"deeper than {MAX_DEPTH}" in only.message
    assert only.place.startswith("line 1, column ")


def test_nesting_up_to_the_limit_is_read_and_brackets_in_texts_do_not_count() -> None:
    assert load("[" * MAX_DEPTH + "]" * MAX_DEPTH) is not None
    assert load(json.dumps(["[" * 5000, '\\"{{{' * 100])) == ["[" * 5000, '\\"{{{' * 100]


def test_repeated_keys_are_all_found_with_their_place() -> None:
    text = '{"map": {"hexes": {"0101": 1,\n"0102": 2, "0101": 3}},\n "list": [0, {"x": 1, "x": 2, "x": 3}]}'
    found = faults(text)
    assert [one.place for one in found] == ["map.hexes.0101", "list[1].x", "list[1].x"]
    assert "line 2, column 12" in found[0].message
    assert all("twice" in one.message for one in found)


def test_keys_that_look_different_but_are_equal_count_as_repeated() -> None:
    assert [one.place for one in faults('{"ab": 1, "\\u0061b": 2}')] == ["ab"]


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e400", "9" * 20, "-" + "9" * 20, "1" * 5000, "1" * 39 + "e5"]
)
def test_absurd_numbers_are_refused_with_their_place(number: str) -> None:
    (only,) = faults(f'{{"turns": 1, "rows": [1, {number}]}}')
    assert only.place == "rows[1]"
    assert "line 1, column" in only.message


def test_ordinary_numbers_and_texts_are_read() -> None:
    assert load('{"a": [1, -2, 0.5, true, null, "é€𝄞"]}') == {"a": [1, -2, 0.5, True, None, "é€𝄞"]}


def test_a_list_of_rubbish_is_cut() -> None:
    assert len(faults("[" + ",".join(["NaN"] * 5000) + "]")) == MAX_LISTED


def test_encodings() -> None:
    assert load(b'\xef\xbb\xbf{"a": "\xc3\xa9"}') == {"a": "é"}
    assert load('\ufeff{"a": 1}') == {"a": 1}
    (only,) = faults(b'{\n "a": "caf\xe9"}')
    assert only.place == "line 2, column 11" and "UTF-8" in only.message
    assert "UTF-16" in faults('{"a": 1}'.encode("utf-16"))[0].message


def test_half_a_surrogate_pair_is_refused_and_a_whole_one_is_not() -> None:
    assert "surrogate" in faults('{"a": "\\ud83d"}')[0].message
    assert load('{"a": "\\ud83d\\ude00"}') == {"a": "😀"}


def test_a_file_beyond_the_limit_is_refused_quickly(tmp_path: Path) -> None:
    path = tmp_path / "large.bk40"
    with path.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    started = time.perf_counter()
    with pytest.raises(ScenarioError, match="larger than 16 MiB"):
        read(path)
    assert time.perf_counter() - started < 5
    assert len(faults(b" " * (MAX_BYTES + 1))) == 1


@pytest.mark.parametrize("name", ["missing.bk40", "."])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ScenarioError, match=r"no file|no regular file"):
        read(tmp_path / name)
    with pytest.raises(ScenarioError):
        read(Path("a\x00b"))


PLAIN = st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text(st.characters(exclude_categories=["Cs"]))
DOCUMENTS = st.recursive(
    PLAIN, lambda deeper: st.lists(deeper) | st.dictionaries(st.text("ab é"), deeper), max_leaves=12
)


@given(DOCUMENTS)
def test_writing_and_reading_are_inverse(document: object) -> None:
    text = dump(document)
    assert load(text) == document
    assert dump(load(text)) == text
    assert load(text.encode()) == document


@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_give_a_document_or_a_scenario_error(raw: bytes) -> None:
    try:
        load(raw)
    except ScenarioError as error:
        assert str(error)


def test_the_canonical_form() -> None:
    document = {
        "id": "x",
        "notes": ["one", "two"],
        "empty": [],
        "map": {"hexes": {"0101": {"terrain": "clear", "level": 0}, "0102": {"terrain": "woods", "level": 1}}},
        "counters": [{"id": "a", "full": [9, 4, 3, 8]}],
        "stage": [{"side": "french", "formations": [{"formation": "é"}]}],
    }
    assert dump(document) == (
        "{\n"
        '  "id": "x",\n'
        '  "notes": [\n    "one",\n    "two"\n  ],\n'
        '  "empty": [],\n'
        '  "map": {\n    "hexes": {\n'
        '      "0101": {"terrain": "clear", "level": 0},\n'
        '      "0102": {"terrain": "woods", "level": 1}\n'
        "    }\n  },\n"
        '  "counters": [\n    {"id": "a", "full": [9, 4, 3, 8]}\n  ],\n'
        '  "stage": [\n    {\n      "side": "french",\n      "formations": [\n'
        '        {"formation": "é"}\n      ]\n    }\n  ]\n'
        "}\n"
    )


def test_a_problem_reads_as_one_line() -> None:
    assert str(Problem("counters[3].full.ma", "must be from 1 to 30, not 0", "1.1")) == (
        "counters[3].full.ma: must be from 1 to 30, not 0 [1.1]"
    )
    assert str(Problem("", "is UTF-16 text")) == "is UTF-16 text"
