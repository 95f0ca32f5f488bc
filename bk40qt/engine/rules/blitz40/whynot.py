"""Why something cannot be done, with the rule that forbids it.

A question is an Action: `move` or `assault` (unit or units, hex), `fire` (unit, target or hex), `activate` (unit: a
formation). Whether it can be done is read off the options or the functions that make them, so the two cannot disagree;
only the reason is found here. Units of a side that does not decide now all get the same answer (13.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.rules.blitz40 import flow
from bk40qt.engine.rules.blitz40.activation import SegmentFrame, stacks
from bk40qt.engine.rules.blitz40.assault import AssaultFrame
from bk40qt.engine.rules.blitz40.command import enemy_adjacent
from bk40qt.engine.rules.blitz40.fire import direct_check, is_target, manners, shots, spotted_from, weapon_reach
from bk40qt.engine.rules.blitz40.markers import in_hand
from bk40qt.engine.rules.blitz40.movement import (
    budget,
    can_move,
    room_for,
    steps_open,
)
from bk40qt.engine.rules.blitz40.moving import MoveFrame, TargetFrame
from bk40qt.engine.rules.blitz40.reactions import ShotFrame, WindowFrame
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import DUE, ELIMINATED, LEFT, ON_MAP, TRACK, UNPLACED, WITHDRAWN, GameState

QUESTIONS = ("move", "fire", "assault", "activate")

_AWAY = {
    UNPLACED: ("12", "has not been set up"),
    DUE: ("12.2", "has not arrived yet"),
    TRACK: ("3.2", "was overrun and waits on the turn track"),
    ELIMINATED: ("1.2", "is eliminated"),
    LEFT: ("8.5.1", "has left the map"),
    WITHDRAWN: ("12.2", "has been withdrawn"),
}
_MARKER_AT = {
    "future": "not in the game yet",
    "pool": "not in the cup yet",
    "cup": "still in the cup",
    "drawn": "being decided on",
    "waiting": "held to combine it with another",
    "aside": "set aside for the opening",
    "carried": "kept for the next turn",
    "activated": "used up for this turn",
    "skipped": "used up for this turn",
    "removed": "out of the game",
}


def why_not(s: GameState, question: Action) -> Refusal | None:
    """None: it can be done now, or by a series of steps that begins now."""
    setting, kind = s.setting, question.kind
    if s.phase == "over":
        return Refusal("11", "the game is over")
    if kind not in QUESTIONS:
        return Refusal("6.1", f"one can ask about {', '.join(QUESTIONS)}, not about {kind!r}")
    if kind == "activate":
        return _activate(s, question.unit)
    names = question.units or (question.unit,)
    unknown = [name for name in names if name not in setting.unit_index]
    if unknown:
        return Refusal("1.1", f"there is no unit {unknown[0]!r}")
    units = tuple(dict.fromkeys([setting.unit_index[name] for name in names]))
    if kind == "fire" and question.target:
        target = setting.unit_index.get(question.target)
        if target is None:
            return Refusal("8.1.1", f"there is no unit {question.target!r} to fire at")
        return _shot(s, units[0], target, question.mode)
    place = setting.hex_index.get(question.hex)
    if place is None:
        return Refusal("0.2", f"there is no hex {question.hex!r} on this map")
    if kind == "fire":
        side = setting.side[units[0]]
        found = [target for target in s.stack[place] if setting.side[target] != side and is_target(s, target)]
        if not found:
            return Refusal("8.1.1", f"there is no known enemy unit in {question.hex}")
        answers = [_shot(s, units[0], target, question.mode) for target in found]
        return None if None in answers else answers[0]
    barred = next((reason for unit in units if (reason := _barred(s, unit, kind == "move"))), None)
    return barred or (_move if kind == "move" else _assault)(s, units, place, question.mode == "column")


def _asked(s: GameState) -> Decision:
    """The pending decision: asking again changes nothing."""
    decision = flow.run(s.copy())
    assert decision is not None
    return decision


def _name(s: GameState, unit: int) -> str:
    ident = s.setting.unit_id[unit]
    return s.setting.names.get(ident, ident)


def _names(s: GameState, units: Sequence[int]) -> str:
    return ", ".join([_name(s, unit) for unit in units])


def _first(decision: Decision) -> Refusal:
    return Refusal(decision.rule, f"first the {decision.side} side has to decide: {decision.kind.replace('_', ' ')}")


# -- activation --------------------------------------------------------------------------------------------------------


def _activate(s: GameState, name: str) -> Refusal | None:
    setting = s.setting
    formation = setting.formation_index.get(name)
    if formation is None:
        unit = setting.unit_index.get(name)
        if unit is None:
            return Refusal("3.1", f"there is no formation {name!r}")
        # To whom a gun is attached is as secret as where it stands.
        secret = s.hidden[unit] or s.phase == "setup"
        formation = setting.home_formation[unit] if secret else s.formation[unit]
    ident = setting.formation_id[formation]
    title, marker = setting.names[ident], setting.formation_marker[formation]
    if any([formation in f.formations for f in s.frames if isinstance(f, SegmentFrame)]):
        return Refusal("5.1", f"{title} is activated already")
    if marker == NONE:
        return Refusal("10.3", f"{title} has no marker: its units act with the formation they are attached to")
    if s.gone[formation]:
        return Refusal("8.5.1", f"{title} has no unit of its own left in the game")
    if s.phase != "operations":
        return Refusal("2.B", f"formations act in the Operations Phase, not in the {s.phase} phase")
    if s.demoralized[formation]:
        return Refusal("8.5.1", f"{title} is demoralized and cannot be activated")
    asked = _asked(s)
    for option in asked.options:
        if option.target == ident and option.kind in ("play_repeat", "activate_both", "fire_with_formation"):
            return None
        if option.kind == "activate" and asked.about == (ident,):
            return None
    if s.marker[marker] == "drawn":
        return _first(asked)
    side = setting.formation_side[formation]
    if SIDES[side] == asked.side and asked.kind in ("repeat_marker", "formation_marker", "after_segment"):
        if asked.kind == "repeat_marker" or in_hand(s, side, "repeat") != NONE:
            return _no_repeat(s, formation, title)
    return Refusal("5.1", f"the marker of {title} is not the one just drawn: it is {_MARKER_AT[s.marker[marker]]}")


def _no_repeat(s: GameState, formation: int, title: str) -> Refusal:
    """5.3, R-11: why a repeat marker does not activate the formation."""
    hq = s.setting.hq[formation]
    if s.activated_repeat[formation]:
        return Refusal("5.3", f"a repeat marker has already activated {title} this turn")
    if s.activations[formation] >= 2:
        return Refusal("5.3", f"{title} has already been activated twice this turn")
    if s.fatigued[formation]:
        return Refusal("R-11", f"{title} is fatigued: a repeat marker can only rest it")
    if hq != NONE and s.neutralized[hq]:
        return Refusal("R-11", f"{_name(s, hq)} is neutralized, so {title} cannot be repeated")
    if hq != NONE and s.place[hq] != ON_MAP:
        return Refusal("R-11", f"{_name(s, hq)} is not on the map, so {title} cannot be repeated")
    return Refusal("5.3", f"{title} has no combat unit on the map")


# -- acting ------------------------------------------------------------------------------------------------------------


def _barred(s: GameState, unit: int, entering: bool = False) -> Refusal | None:
    """Reasons against any action of the unit now. Whose turn it is comes first: it betrays nothing of hidden guns."""
    setting, top, who = s.setting, s.frames[-1], _name(s, unit)
    idle = Refusal("5", f"{who} may act only while its formation is activated")
    segment = next((f for f in s.frames if isinstance(f, SegmentFrame)), None)
    if segment is None or setting.formation_side[segment.formations[0]] != setting.side[unit]:
        return idle
    if not isinstance(top, SegmentFrame | MoveFrame | TargetFrame):
        return _first(_asked(s))
    if s.formation[unit] not in segment.formations:
        return idle
    if not (entering and s.place[unit] == DUE) and (reason := _absent(s, unit)):
        return reason
    if isinstance(top, SegmentFrame):
        if s.demoralized[s.formation[unit]]:
            return Refusal("8.5.1", f"the formation of {who} is demoralized and acts no more")
        return Refusal("5.2", f"{who} has already acted in this activation") if s.acted[unit] else None
    moving = next((f for f in s.frames if isinstance(f, MoveFrame)), None)
    if moving is not None and unit in moving.stopped:
        return Refusal("R-52", f"{who} has stayed behind: its action is over")
    members = (top.unit,) if isinstance(top, TargetFrame) else top.units
    return None if unit in members else Refusal("R-50", f"{who} has to wait: {_names(s, members)} acts now")


def _absent(s: GameState, unit: int) -> Refusal | None:
    if s.place[unit] != ON_MAP:
        rule, text = _AWAY[s.place[unit]]
        return Refusal(rule, f"{_name(s, unit)} {text}")
    if s.aboard[unit] != NONE:
        return Refusal("6.1", f"{_name(s, unit)} rides {_name(s, s.aboard[unit])} and acts only with it")
    return None


# -- fire --------------------------------------------------------------------------------------------------------------


def _shot(s: GameState, unit: int, target: int, mode: str) -> Refusal | None:
    setting, top, asked = s.setting, s.frames[-1], _asked(s)
    who, aim, side = _name(s, unit), _name(s, target), setting.side[unit]
    own = [option for option in asked.options if option.unit == setting.unit_id[unit]]
    at_will = [option.target for option in own if option.target and mode in ("", option.mode)]
    moved = top.moved if isinstance(top, TargetFrame) else isinstance(top, MoveFrame)
    if setting.unit_id[target] in at_will and asked.kind in ("fire", "reaction", "return_fire", "assault_fire"):
        return None
    if asked.kind in ("act", "move") and any([option.kind == "fire" for option in own]):
        if any([target == at and mode in ("", "combined" if both else "") for at, both, _ in shots(s, unit, moved)]):
            return None
    if isinstance(top, AssaultFrame):
        if asked.kind != "assault_fire" or not own:
            return Refusal(asked.rule, f"{who} has no shot in the assault at this moment")
        return Refusal(asked.rule, f"{who} can fire only at {_told(s, at_will)} in this assault")
    reacting = asked.kind in ("reaction", "return_fire") and SIDES[side] == asked.side
    barred = _absent(s, unit) if reacting else _barred(s, unit)
    if barred is not None:
        return barred
    if setting.side[target] == side:
        return Refusal("8.1", f"{aim} is on the same side")
    if s.place[target] != ON_MAP or s.hidden[target]:  # 13.1: a hidden gun is not given away
        return Refusal("8.1", f"{aim} is not in sight")
    if s.aboard[target] != NONE:
        return Refusal("R-51", f"{aim} rides {_name(s, s.aboard[target])}: only the carrier can be fired at")
    if setting.is_hq[unit]:
        return Refusal("6.1", f"{who} is an HQ and has no weapons")
    held = _no_reaction(s, unit, target) if reacting else _hands_full(s, unit)
    return held or _line_of_fire(s, unit, target, moved, asked.kind != "return_fire", mode)


def _told(s: GameState, idents: Sequence[str]) -> str:
    return ", ".join([s.setting.names.get(ident, ident) for ident in dict.fromkeys(idents)])


def _no_reaction(s: GameState, unit: int, target: int) -> Refusal | None:
    top, who = s.frames[-1], _name(s, unit)
    if isinstance(top, ShotFrame) and (unit, target) != (top.target, top.firer):
        return Refusal("6.3.2", f"only {_name(s, top.target)} may return fire now, at {_name(s, top.firer)}")
    if not isinstance(top, WindowFrame):
        return None
    targets = [each for each in top.targets if s.place[each] == ON_MAP and s.hex[each] == top.hex]
    if target not in targets:
        return Refusal("6.3.1", f"only what has just moved or fired may be fired at: {_names(s, targets)}")
    if s.opp_used[unit]:
        return Refusal("6.3.1", f"{who} has already tried opportunity fire")
    return Refusal("R-37", f"{who} has already reacted to this") if unit in top.answered else None


def _hands_full(s: GameState, unit: int) -> Refusal | None:
    """6.1: why a unit on the move may not fire at all."""
    f, who = s.frames[-1], _name(s, unit)
    if not isinstance(f, MoveFrame):
        return None
    spent, half = f.spent[f.units.index(unit)], budget(s, unit, "fire")
    if unit in f.fired:
        return Refusal("6.1", f"{who} has already fired")
    if f.stage == "fire":
        return None
    if f.assaulted:
        return Refusal("6.1", f"{who} has assaulted and does not fire as well")
    if f.mode == "half":
        return Refusal("R-51", f"{who} has loaded or unloaded and may move or fire, not both")
    if f.mode == "fire_move":
        return Refusal("R-94", f"{who} is to fire first and move afterwards: it may not fire any more")
    if f.ambush != NONE:
        return Refusal("R-89", f"a gun was hidden in {s.setting.hex_id[f.ambush]}: {who} may assault it or stop")
    if not f.made:
        return Refusal("R-94", f"{who} has begun a movement and may fire only after it")
    if spent > half:
        return Refusal("6.1", f"{who} has spent {spent / 2:g} movement points, more than half ({half / 2:g})")
    if not room_for(s, s.hex[unit], s.setting.side[unit], f.units):
        return Refusal("7.3", f"{who} cannot stop to fire in {s.setting.hex_id[s.hex[unit]]}: the hex is full")
    return None


def _line_of_fire(s: GameState, unit: int, target: int, moved: bool, active: bool, mode: str) -> Refusal:
    who, aim = _name(s, unit), _name(s, target)
    ways = [both for both in manners(s, unit, active) if both or mode != "combined"]
    if not ways:
        if mode == "combined":
            return Refusal("12.1", f"{who} carries no company that could fire with it")
        return Refusal("4.2", f"{who} has range 0: it only returns fire")
    sight = s.setting.sight.explain(s.hex[unit], s.hex[target])
    if not sight.clear:
        return Refusal(sight.rule, f"{who} does not see {aim}: {sight.text.rpartition(' [')[0]}")
    distance, spotted = sight.distance, spotted_from(s, target)
    if distance > max(1, spotted):
        return Refusal("4.1", f"{aim} is seen from {spotted} hexes at most, {who} is {distance} away")
    near = [both for both in ways if distance <= weapon_reach(s, unit, both)]
    if not near:
        far = max([weapon_reach(s, unit, both) for both in ways])
        return Refusal("4.2", f"{aim} is {distance} hexes away, {who} reaches {far}{_cut(s, unit)}")
    checks = [direct_check(s, unit, target, "direct_fire", moved, both) for both in near]
    best = max(checks, key=lambda check: check.number)
    return Refusal("8.2.2", f"the shot of {who} at {aim} is too weak: {best}, and the table begins at -1")


def _cut(s: GameState, unit: int) -> str:
    if s.neutralized[unit]:
        return " because it is neutralized"
    if s.demoralized[s.formation[unit]]:
        return " because its formation is demoralized"
    return " because an enemy is adjacent" if enemy_adjacent(s, s.hex[unit], s.setting.side[unit]) else ""


# -- moving ------------------------------------------------------------------------------------------------------------


class _Way(NamedTuple):
    """A movement under way, or about to begin: the arguments of `steps_open`."""

    units: tuple[int, ...]
    place: int
    spent: tuple[int, ...]
    made: int
    mode: str


def _way(s: GameState, units: tuple[int, ...], assaulting: int = NONE) -> _Way | Refusal:
    f, who = s.frames[-1], _name(s, units[0])
    if isinstance(f, TargetFrame):
        return Refusal("8.1.1", f"{who} has to choose its target first")
    if isinstance(f, MoveFrame):
        if len(units) > 1 and set(units) != set(f.units):
            return Refusal("R-52", f"the stack on the move is {_names(s, f.units)}")
        if f.stage == "fire" and not f.fired:
            return Refusal("6.1", f"{who} is to fire first and move afterwards")
        if f.stage == "shots":
            return Refusal("R-94", f"{who} has moved and fired: there is no further movement")
        if f.ambush not in (NONE, assaulting):
            return Refusal("R-89", f"a gun was hidden in {s.setting.hex_id[f.ambush]}: {who} may assault it or stop")
        return _Way(f.units, s.hex[f.units[0]], f.spent, f.made, f.mode)
    for unit in units:
        if not can_move(s, unit):
            return Refusal("8.4", f"{_name(s, unit)} is neutralized and cannot move")
        if s.hex[unit] != s.hex[units[0]]:
            return Refusal("R-52", f"{who} and {_name(s, unit)} are not in the same hex")
        if s.half[unit] and len(units) > 1:
            return Refusal("R-51", f"{_name(s, unit)} has loaded or unloaded and goes on alone")
    if len(units) > 1 and units not in stacks(s, list(units)):
        return Refusal("7.1", f"a stack on the move has {s.setting.stacking} units at most")
    return _Way(units, s.hex[units[0]], (0,) * len(units), 0, "half" if s.half[units[0]] else "move")


def _routes(s: GameState, way: _Way) -> Iterator[_Way]:
    """The movement as it stands in every hex it could come to if nothing interferes, step by legal step."""
    todo, best = [way], dict[int, list[tuple[int, ...]]]()
    while todo:
        way = todo.pop()
        yield way
        for step in steps_open(s, *way):
            paid = tuple([a + b for a, b in zip(way.spent, step.price, strict=True)])
            known = best.setdefault(step.hex, [])
            if not any([all([a <= b for a, b in zip(less, paid, strict=True)]) for less in known]):
                known.append(paid)
                todo.append(_Way(way.units, step.hex, paid, way.made + 1, way.mode))
