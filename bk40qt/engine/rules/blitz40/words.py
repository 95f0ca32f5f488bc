"""Words for the sides, the markers and the end of a game, and the sentences of events that tell several things."""

from __future__ import annotations

from typing import Final, NamedTuple

from bk40qt.engine.wording import Said, heard, say, translatable

_SIDES: Final = {"german": say("the Germans"), "french": say("the French")}

_MARKERS: Final = {
    ("german", "artillery"): translatable("German artillery marker {number}"),
    ("german", "stuka"): translatable("German Stuka marker {number}"),
    ("german", "repeat"): translatable("German repeat marker {number}"),
    ("german", "general"): translatable("German general marker {number}"),
    ("french", "artillery"): translatable("French artillery marker {number}"),
    ("french", "stuka"): translatable("French Stuka marker {number}"),
    ("french", "repeat"): translatable("French repeat marker {number}"),
    ("french", "general"): translatable("French general marker {number}"),
}
_EXTRA: Final = {"german": say("extra German repeat marker"), "french": say("extra French repeat marker")}

# -- sentences of events, by the field that tells what happened --------------------------------------------------------

BUILT: Final = {
    "entrenchment": translatable("{side} dig an entrenchment in {hex}"),
    "minefield": translatable("{side} lay a minefield in {hex}"),
}
UNBUILT: Final = {
    "entrenchment": translatable("The entrenchment in {hex} is removed"),
    "minefield": translatable("The minefield in {hex} is removed"),
}
PHASES: Final = {
    "administrative": translatable("The administrative phase begins"),
    "operations": translatable("The operations phase begins"),
}
MARKER_MOVED: Final = {
    "drawn": translatable("The {marker} comes into play"),
    "held": translatable("The {marker} is held in hand"),
    "waiting": translatable("The {marker} waits to be combined with the next one"),
    "aside": translatable("The {marker} is put aside"),
    "carried": translatable("The {marker} is kept for the next turn"),
    "activated": translatable("The {marker} is used"),
    "skipped": translatable("The {marker} is set aside unused"),
    "spent": translatable("The {marker} is spent"),
    "removed": translatable("The {marker} leaves the game"),
}
DRAWN: Final = {
    "cup": translatable("{side} draw the {marker} from the cup"),
    "carried": translatable("{side} begin with the {marker}, kept from the last turn"),
    "aside": translatable("{side} play the {marker} that was put aside"),
}
ACTIVATED: Final = {
    "own": translatable("{formation} is activated by its own marker"),
    "repeat": translatable("{formation} is activated by a repeat marker"),
}
FORMATION_SET: Final = {
    ("fatigued", True): translatable("{formation} is now fatigued"),
    ("fatigued", False): translatable("{formation} is no longer fatigued"),
    ("demoralized", True): translatable("{formation} is now demoralized"),
    ("demoralized", False): translatable("{formation} is no longer demoralized"),
    ("skipped", True): translatable("{formation} passes in this turn"),
    ("gone", True): translatable("{formation} is out of the game"),
}
UNIT_SET: Final = {
    ("neutralized", True): translatable("{unit} is now neutralized"),
    ("neutralized", False): translatable("{unit} is no longer neutralized"),
    ("out_of_command", True): translatable("{unit} is now out of command"),
    ("out_of_command", False): translatable("{unit} is no longer out of command"),
    ("opp_used", True): translatable("{unit} has used its opportunity fire"),
    ("return_fire_used", True): translatable("{unit} has used its return fire"),
    ("acted", True): translatable("{unit} has finished its action"),
    ("half", True): translatable("{unit} has half of its action left"),
    ("in_column", True): translatable("{unit} is now in column"),
    ("in_column", False): translatable("{unit} is no longer in column"),
}
UNITS_CLEARED: Final = {
    "opp_used": translatable("Ready for opportunity fire again: {units}"),
    "return_fire_used": translatable("Ready for return fire again: {units}"),
    "acted": translatable("Ready to act again: {units}"),
    "half": translatable("Half actions are over for: {units}"),
    "retreats": translatable("Ready to retreat in reaction again: {units}"),
}
ASSAULT_ENDED: Final = {
    "taken": translatable("The assault on {hex} succeeds: the hex is taken"),
    "repulsed": translatable("The assault on {hex} is repulsed"),
}

# -- how a game can end (11), by winner --------------------------------------------------------------------------------


class Ending(NamedTuple):
    """`recorded` is what the event keeps, in saved games too: it stays as it is, or old games would not replay as
    they were recorded. `said` is what people read."""

    recorded: str
    said: str


FEWER: Final = {
    "german": Ending(
        "The german side wins: {points} victory points at the end of turn {turn}, fewer than {limit}",
        translatable("The Germans win: the French have {points} victory points at the end of turn {turn}, fewer than"
                     " {limit}"),
    ),
    "french": Ending(
        "The french side wins: {points} victory points at the end of turn {turn}, fewer than {limit}",
        translatable("The French win: the Germans have {points} victory points at the end of turn {turn}, fewer than"
                     " {limit}"),
    ),
}
MORE: Final = {
    "german": Ending(
        "The german side wins: {points} victory points at the end of turn {turn}, more than {limit}",
        translatable("The Germans win: they have {points} victory points at the end of turn {turn}, more than {limit}"),
    ),
    "french": Ending(
        "The french side wins: {points} victory points at the end of turn {turn}, more than {limit}",
        translatable("The French win: they have {points} victory points at the end of turn {turn}, more than {limit}"),
    ),
}
DRAW: Final = Ending(
    "Draw: {points} victory points at the end of turn {turn}",
    translatable("Draw: {points} victory points at the end of turn {turn}"),
)
ALL_HELD: Final = {
    "german": Ending(
        "The german side wins: german holds every objective at the end of the game",
        translatable("The Germans win: they hold every objective at the end of the game"),
    ),
    "french": Ending(
        "The french side wins: french holds every objective at the end of the game",
        translatable("The French win: they hold every objective at the end of the game"),
    ),
}
NOT_HELD: Final = {
    "german": Ending(
        "The german side wins: french does not hold {hexes} at the end of the game",
        translatable("The Germans win: the French do not hold {hexes} at the end of the game"),
    ),
    "french": Ending(
        "The french side wins: german does not hold {hexes} at the end of the game",
        translatable("The French win: the Germans do not hold {hexes} at the end of the game"),
    ),
}
_ENDINGS: Final = (*FEWER.values(), *MORE.values(), DRAW, *ALL_HELD.values(), *NOT_HELD.values())


def the_side(side: str) -> str:
    """Those of a side, in the middle of a sentence; an event line gives it a capital where it begins with it."""
    return _SIDES.get(side) or f"the {side}"


def marker_name(side: str, kind: str, number: int) -> str:
    """A marker that names no formation, without article; those of a kind are numbered."""
    return say(_MARKERS[side, kind], number=number)


def formation_marker_name(formation: str) -> str:
    return say("{formation} marker", formation=formation)


def extra_repeat_name(side: str) -> str:
    """The repeat marker that a general marker can become (5.5 use 4)."""
    return _EXTRA[side]


def ending(text: str) -> str:
    """The text of a GameOver event as people read it, to be retold."""
    for one in _ENDINGS:
        found = heard(text, (one.recorded,))
        if isinstance(found, Said):
            return say(one.said, **found.values)
    return text
