"""What the map shows apart from the ground: counters and marks, as plain data without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bk40qt.engine.records import value

if TYPE_CHECKING:  # the words of a face need Qt's translations
    from bk40qt.mapview.faces import CounterFace

MarkKind = Literal["minefield", "entrenchment", "vp", "control", "objective"]


@value
class Piece:
    """A counter on the map."""

    id: str
    hex: str
    face: CounterFace


@value
class HexMark:
    """Something that belongs to a hex, not to a unit. `side`: whose it is, "" for nobody's. `text`: the points of a
    "vp". `value`: 1 for an entrenchment that is manned or was (R-74), else 0."""

    hex: str
    kind: MarkKind
    side: str = ""
    text: str = ""
    value: int = 0


@value
class BoardPosition:
    """`pieces` of the same hex lie on one another in this order, the lowest first."""

    pieces: tuple[Piece, ...] = ()
    marks: tuple[HexMark, ...] = ()
