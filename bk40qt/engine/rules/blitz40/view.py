"""What one side may know (13.1): all counters and markers lie open, except guns that the enemy has hidden.

Never shown: dice, seed, the order of the cup, and the frames, whose work under way could name a hidden unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bk40qt.engine.events import Event
from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.events import Read, Revealed
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.setup import SetupFrame, may_hide
from bk40qt.engine.rules.blitz40.state import ON_MAP, PLACES, TRACK, UNPLACED, GameState
from bk40qt.engine.rules.blitz40.victory import points

_UNIT_STATUSES: Final = (
    "neutralized",
    "out_of_command",
    "opp_used",
    "return_fire_used",
    "acted",
    "half",
    "in_column",
    "hidden",
    "independent",
)
_FORMATION_STATUSES: Final = ("activated_own", "activated_repeat", "skipped", "fatigued", "demoralized", "gone")


def concealed(s: GameState, side: int) -> frozenset[int]:
    """Enemy guns of which that side may know nothing: hidden ones, and those that may still be hidden. Hiding is
    decided after placing, so until its stage is over the place of a gun must not leak."""
    sides = s.setting.side
    found = {unit for unit, hidden in enumerate(s.hidden) if hidden and sides[unit] != side}
    for frame in s.frames:
        if isinstance(frame, SetupFrame) and frame.number < len(s.setting.scenario.setup):
            found.update(unit for unit in may_hide(s.setting, frame.number) if sides[unit] != side)
    return frozenset(found)


def view(s: GameState, side_name: str) -> dict[str, Any]:
    """The position as that side may see it, as JSON values."""
    setting = s.setting
    secret = concealed(s, SIDES.index(side_name))
    cup = [marker.id for marker, place in zip(setting.markers, s.marker, strict=True) if place == "cup"]
    return {
        "turn": s.turn,
        "turns": setting.turns,
        "phase": s.phase,
        "active": _side(s.active),
        "units": [_unit(s, unit, unit in secret) for unit in range(setting.unit_count)],
        "formations": [_formation(s, formation, secret) for formation in range(len(setting.formation_id))],
        "hexes": {name: found for place, name in enumerate(setting.hex_id) if (found := _hex(s, place))},
        "markers": {
            "cup": sorted(cup),  # what is in it is known, in which order it will come is not
            "places": {
                marker.id: place for marker, place in zip(setting.markers, s.marker, strict=True) if place != "cup"
            },
        },
        "vp": points(s, SIDES.index(setting.scenario.victory.side)),
        "over": {"winner": s.winner, "rule": s.over_rule, "text": s.over_text} if s.phase == "over" else None,
    }


def _side(side: int) -> str:
    return "" if side == NONE else SIDES[side]


def _unit(s: GameState, unit: int, secret: bool) -> dict[str, Any]:
    setting = s.setting
    found: dict[str, Any] = {"id": setting.unit_id[unit], "side": SIDES[setting.side[unit]]}
    if secret:
        return {**found, "place": "hidden"}
    found["place"] = PLACES[s.place[unit]]
    found["formation"] = setting.formation_id[s.formation[unit]]
    found["steps"] = s.steps[unit]
    found["statuses"] = [name for name in _UNIT_STATUSES if getattr(s, name)[unit]]
    found["retreats"] = s.retreats[unit]
    if s.place[unit] == ON_MAP:
        found["hex"] = setting.hex_id[s.hex[unit]]
    if s.aboard[unit] != NONE:
        found["aboard"] = setting.unit_id[s.aboard[unit]]
    if s.place[unit] == TRACK:
        found["return_turn"] = s.return_turn[unit]
    return found


def _formation(s: GameState, formation: int, secret: frozenset[int]) -> dict[str, Any]:
    # The step count of the formation must not betray what a hidden gun has lost, nor to whom it is attached.
    guns = [unit for unit in secret if s.formation[unit] == formation]
    return {
        "id": s.setting.formation_id[formation],
        "side": SIDES[s.setting.formation_side[formation]],
        "activations": s.activations[formation],
        "statuses": [name for name in _FORMATION_STATUSES if getattr(s, name)[formation]],
        "lost": s.lost[formation] - sum([2 - s.steps[gun] for gun in guns]),
        "total": s.total[formation] - 2 * len(guns),
    }


def _hex(s: GameState, place: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if s.control[place] != NONE:
        found["control"] = _side(s.control[place])
    if s.entrenchment[place] != NONE:
        found["entrenchment"] = _side(s.entrenchment[place])
        found["manned"] = s.manned[place]
    if s.mined[place]:
        found["minefield"] = True
    return found


def visible(s: GameState, events: Sequence[Event], side: str) -> tuple[Event, ...]:
    """The events as that side may see them, judged by what is hidden now: what is revealed may be looked up again."""
    secret = frozenset(s.setting.unit_id[unit] for unit in concealed(s, SIDES.index(side)))
    if not secret:
        return tuple(events)
    return tuple(shown for event in events if (shown := _censored(event, secret)) is not None)


def _censored(event: Event, secret: frozenset[str]) -> Event | None:
    """The event without what it says of hidden units; None if nothing is left of it."""
    if isinstance(event, Revealed):
        return event
    changes: dict[str, Any] = {}
    for name in event.names:
        value = getattr(event, name)
        if isinstance(value, Check):
            if value.unit in secret or value.target in secret:
                if isinstance(event, Read):  # a look at a common roll for this one unit; the roll itself is told apart
                    return None
                # That dice were rolled is seen at the table; for whom and against what is not.
                changes[name] = value._replace(unit="", target="", base=0, modifiers=(), number=0, compare="none")
                changes["result"] = ""
        elif isinstance(value, str) and value in secret:
            return None
        elif isinstance(value, tuple) and any(item in secret for item in value):
            rest = tuple(item for item in value if item not in secret)
            if not rest:
                return None
            changes[name] = rest
    return event.replaced(**changes) if changes else event


def imagine(s: GameState, side: str) -> GameState:
    """A copy without the other side's hidden guns (13.1): odds worked out on it betray nothing."""
    other = s.copy()
    for unit, hidden in enumerate(s.hidden):
        if hidden and SIDES[s.setting.side[unit]] != side:
            place = other.hex[unit]
            other.stack[place] = tuple([standing for standing in other.stack[place] if standing != unit])
            other.hex[unit], other.place[unit], other.hidden[unit] = NONE, UNPLACED, False
    return other
