"""Records and values: what `dataclass(slots=True)` promises, they keep."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import ClassVar

import pytest

from bk40qt.engine.records import Record, made, record, replace, value


@value
class Spot:
    hex: str
    level: int = 0
    marks: tuple[str, ...] = ()
    many: ClassVar[int] = 3

    @property
    def is_high(self) -> bool:
        return self.level > 1


@record
class Notes(Record):
    title: str
    lines: list[str] = made(factory=list)


@record
class Dated(Notes):
    day: int = 1


def test_a_value_has_its_fields_in_order_and_with_their_defaults() -> None:
    assert Spot("0101") == Spot(hex="0101", level=0, marks=()) != Spot("0101", 1)
    assert repr(Spot("0101", 2)) == "Spot(hex='0101', level=2, marks=())"
    assert Spot("0101", 2).is_high and Spot.many == 3
    with pytest.raises(TypeError, match="hex"):
        Spot()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="colour"):
        Spot("0101", colour="red")  # type: ignore[call-arg]


def test_a_value_cannot_be_changed_and_can_be_a_key() -> None:
    spot = Spot("0101")
    with pytest.raises(AttributeError, match=r"Spot\.level"):
        spot.level = 1  # type: ignore[misc]
    with pytest.raises(AttributeError, match=r"Spot\.level"):
        del spot.level
    with pytest.raises(AttributeError):
        spot.colour = "red"  # type: ignore[attr-defined]
    assert {spot: 1}[Spot("0101")] == 1


def test_replace_gives_another_one() -> None:
    spot = Spot("0101", 1, ("mine",))
    assert replace(spot, level=2) == Spot("0101", 2, ("mine",)) and spot.level == 1
    with pytest.raises(TypeError, match="colour"):
        replace(spot, colour="red")
    notes = Notes("a", ["x"])
    assert replace(notes, title="b") == Notes("b", ["x"]) and notes.title == "a"


def test_a_record_can_be_changed_and_is_no_key() -> None:
    notes = Notes("a")
    notes.title = "b"
    assert notes == Notes("b") and notes != Dated("b")
    with pytest.raises(TypeError, match="unhashable"):
        hash(notes)


def test_what_is_made_is_not_shared() -> None:
    one, other = Notes("a"), Notes("a")
    one.lines.append("x")
    assert other.lines == [] and Notes("a", ["y"]).lines == ["y"]


def test_a_record_has_the_fields_of_its_base_first() -> None:
    assert Dated("a", ["x"], 3).day == 3 and Dated.names == ("title", "lines", "day") and Dated("a").lines == []


@pytest.mark.parametrize("one", [Spot("0101", 1, ("mine",)), Dated("a", ["x"], 2)], ids=["value", "record"])
def test_copies_are_equal(one: Record) -> None:
    assert pickle.loads(pickle.dumps(one)) == one and deepcopy(one) == one
