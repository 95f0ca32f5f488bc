"""Operations, their inverses, what is refused; differences of plain values."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bk40qt.engine.document import dump, load
from bk40qt.engine.wording import say
from editor.diff import diff
from editor.patch import Insert, Op, Patch, PatchError, Put, Remove, apply, from_json, to_json

DATA: dict[str, Any] = {"a": [1, 2, {"x": "y"}], "b": {"k": 1, "l": 2, "m": 3}, "c": "text"}


def after(*ops: Op) -> dict[str, Any]:
    """The result; the inverse is tried, too, and that the first value stays as it was."""
    before = dump(DATA)
    made, undo = apply(DATA, ops)
    back, redo = apply(made, undo)
    assert dump(back) == dump(DATA) == before
    assert dump(apply(back, redo)[0]) == dump(made)
    return made


def test_operations_do_what_they_say() -> None:
    assert after(Put(("a", 2, "x"), [7]))["a"] == [1, 2, {"x": [7]}]
    assert after(Insert(("a", 0), 0), Insert(("a", 4), 9))["a"] == [0, 1, 2, {"x": "y"}, 9]
    assert after(Remove(("a", 1)), Remove(("a", 0)))["a"] == [{"x": "y"}]
    assert list(after(Insert(("b", "n"), 4))["b"]) == ["k", "l", "m", "n"]
    assert list(after(Insert(("b", "n"), 4, 1))["b"]) == ["k", "n", "l", "m"]
    assert list(after(Remove(("b", "l")))["b"]) == ["k", "m"]
    assert list(after(Remove(("b",)), Remove(("a",)))) == ["c"]
    assert after(Put(("c",), ("a", "tuple")))["c"] == ["a", "tuple"]


def test_revisions_share_what_is_unchanged_and_never_change() -> None:
    made, _ = apply(DATA, [Put(("b", "k"), 9)])
    assert made["a"] is DATA["a"] and made["b"] is not DATA["b"] and DATA["b"]["k"] == 1
    value = {"x": [1]}
    made, _ = apply(DATA, [Put(("c",), value), Put(("c", "x", 0), 2)])
    assert made["c"] == {"x": [2]} and value == {"x": [1]}


@pytest.mark.parametrize(
    "op",
    [
        Put((), {}),
        Put(("d",), 1),
        Put(("a", 3), 1),
        Put(("a", -1), 1),
        Put(("a", True), 1),
        Put(("a", "0"), 1),
        Put((0,), 1),
        Put(("c", 0), 1),
        Put(("c", "x", "y"), 1),
        Remove(("b", "z")),
        Insert(("a", 4), 1),
        Insert(("a", "x"), 1),
        Insert(("b", "k"), 1),
        Insert(("b", 3), 1),
        Insert(("b", "\ud800"), 1),
        Put(("c",), "\udcff"),
        Put(("c",), math.nan),
        Put(("c",), math.inf),
        Put(("c",), 10**10),
        Put(("c",), {1: 2}),
        Put(("c",), {1, 2}),
        Put(("c",), b"bytes"),
        Put(("c",), [[[[[[[[[[[[[[[["deep"]]]]]]]]]]]]]]]]),
    ],
    ids=str,
)
def test_what_does_not_fit_or_cannot_be_written_is_refused_as_a_whole(op: Op) -> None:
    before = dump(DATA)
    with pytest.raises(PatchError):
        apply(DATA, [Put(("b", "k"), 5), op])
    assert dump(DATA) == before


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from((0.0, 1.0, 2.5)) | st.text("abé\n", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcdef"), inner, max_size=5),
    max_leaves=25,
)
OBJECTS = st.dictionaries(st.sampled_from("abcdef"), PLAIN, max_size=5)


@given(OBJECTS, OBJECTS)
def test_a_difference_makes_the_one_out_of_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    ops = diff({"root": old}, {"root": new})
    made, undo = apply({"root": old}, ops)
    assert dump(made) == dump({"root": new})
    assert dump(apply(made, undo)[0]) == dump({"root": old})
    assert not ops or dump(old) != dump(new)


@given(st.lists(st.integers(0, 8), max_size=8), st.integers(0, 2**32))
def test_long_lists_are_compared_by_their_entries(kept: list[int], seed: int) -> None:
    chance = Random(seed)
    entries = [{"n": n} for n in range(1200)]
    new = entries.copy()
    for _ in kept:
        at = chance.randrange(len(new))
        if chance.random() < 0.5:
            del new[at]
        else:
            new.insert(at, {"n": -1})
    if kept[:1] == [0]:
        new.reverse()
    ops = diff({"a": entries}, {"a": new})
    assert apply({"a": entries}, ops)[0] == {"a": new}
    assert len(ops) <= len(kept) or kept[0] == 0


def test_a_difference_is_small() -> None:
    old = {"counters": [{"id": n, "full": [1, 2]} for n in "abcdefgh"]}
    new = {"counters": [{"id": n, "full": [1, 2]} for n in "abdefxgh"]}
    assert [type(op) for op in diff(old, {"counters": new["counters"][:5] + new["counters"][6:]})] == [Remove]
    new = {"counters": [{"id": n, "full": [1, 3 if n == "d" else 2]} for n in "abcdefgh"]}
    assert diff(old, new) == [Put(("counters", 3, "full", 1), 3)]


def test_patches_survive_the_journal() -> None:
    name = say("name hexes {name}", name=say("Größe {n}", n=3))
    patch = Patch(name, (Put(("a", 0), 1), Insert(("b", "x"), [1], 2), Remove(("c",))), frozenset({"0101"}), "drag")
    again = from_json(load(dump(to_json(patch))))
    assert again == patch and again.name.pattern == name.pattern and again.title == "name hexes Größe 3 (1 hex)"
    assert again.name.values["name"].pattern == "Größe {n}"


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"ops": 1},
        {"name": ["x", {}], "ops": [["jump", ["a"]]], "hexes": [], "token": ""},
        {"name": ["x", {}], "ops": [["put", [1.5], 1]], "hexes": [], "token": ""},
        {"name": ["x", {}], "ops": [], "hexes": [1], "token": ""},
        {"name": ["x", {}], "ops": [["put", ["a"]]], "hexes": [], "token": ""},
    ],
)
def test_what_is_no_patch_is_refused(value: object) -> None:
    with pytest.raises(PatchError):
        from_json(value)
