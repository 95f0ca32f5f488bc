"""Words for the sides, the markers and the end of a game."""

from __future__ import annotations

from typing import Final

from bk40qt.engine.wording import heard, say, translatable

_SIDES: Final = {"german": say("the german side"), "french": say("the french side")}

_MARKERS: Final = {
    ("german", "artillery"): translatable("german artillery {number}"),
    ("german", "stuka"): translatable("german stuka {number}"),
    ("german", "repeat"): translatable("german repeat {number}"),
    ("german", "general"): translatable("german general {number}"),
    ("french", "artillery"): translatable("french artillery {number}"),
    ("french", "stuka"): translatable("french stuka {number}"),
    ("french", "repeat"): translatable("french repeat {number}"),
    ("french", "general"): translatable("french general {number}"),
}
_EXTRA: Final = {"german": say("extra german repeat"), "french": say("extra french repeat")}

# How a game can end (11), by winner. An event keeps the English text alone; `ending` finds the pattern again.
FEWER: Final = {
    "german": translatable(
        "The german side wins: {points} victory points at the end of turn {turn}, fewer than {limit}"
    ),
    "french": translatable(
        "The french side wins: {points} victory points at the end of turn {turn}, fewer than {limit}"
    ),
}
MORE: Final = {
    "german": translatable(
        "The german side wins: {points} victory points at the end of turn {turn}, more than {limit}"
    ),
    "french": translatable(
        "The french side wins: {points} victory points at the end of turn {turn}, more than {limit}"
    ),
}
DRAW: Final = translatable("Draw: {points} victory points at the end of turn {turn}")
ALL_HELD: Final = {
    "german": translatable("The german side wins: german holds every objective at the end of the game"),
    "french": translatable("The french side wins: french holds every objective at the end of the game"),
}
NOT_HELD: Final = {
    "german": translatable("The german side wins: french does not hold {hexes} at the end of the game"),
    "french": translatable("The french side wins: german does not hold {hexes} at the end of the game"),
}
_ENDINGS: Final = (*FEWER.values(), *MORE.values(), DRAW, *ALL_HELD.values(), *NOT_HELD.values())


def the_side(side: str) -> str:
    return _SIDES.get(side) or f"the {side} side"


def marker_name(side: str, kind: str, number: int) -> str:
    """A marker that names no formation; those of a kind are numbered."""
    return say(_MARKERS[side, kind], number=number)


def extra_repeat_name(side: str) -> str:
    """The repeat marker that a general marker can become (5.5 use 4)."""
    return _EXTRA[side]


def ending(text: str) -> str:
    """The text of a GameOver event, to be retold."""
    return heard(text, _ENDINGS)
