"""Why something cannot be done, with the rule that forbids it.

A question is an Action: `move` (unit, hex), `fire` (unit, target), `assault` (unit, hex) or `activate` (unit: a
formation). The answers are found with the same functions that make the options, so the two cannot disagree.
"""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.rules.blitz40.activation import SegmentFrame
from bk40qt.engine.rules.blitz40.command import any_enemy, enemy_adjacent, known_enemy
from bk40qt.engine.rules.blitz40.fire import (
    can_answer,
    direct_check,
    fires_actively,
    manners,
    shots,
    spotted_from,
    weapon_reach,
)
from bk40qt.engine.rules.blitz40.markers import MarkerFrame
from bk40qt.engine.rules.blitz40.movement import (
    assault_quarter,
    assaults_open,
    budget,
    can_move,
    classes,
    doctrine_allows,
    doctrine_limits,
    may_assault,
    prices,
    reach,
    steps_open,
)
from bk40qt.engine.rules.blitz40.moving import MoveFrame
from bk40qt.engine.rules.blitz40.reactions import WindowFrame
from bk40qt.engine.rules.blitz40.retreat import retreat_hexes
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, PLACES, GameState

QUESTIONS = ("move", "fire", "assault", "activate")


def why_not(s: GameState, question: Action) -> Refusal | None:
    """None: it can be done now, or by a series of steps that begins now."""
    if question.kind not in QUESTIONS:
        return Refusal("6.1", f"one can ask about {', '.join(QUESTIONS)}, not about {question.kind!r}")
    if question.kind == "activate":
        return _activate(s, question.unit)
    name = question.unit or (question.units[0] if question.units else "")
    unit = s.setting.unit_index.get(name)
    if unit is None:
        return Refusal("1", f"there is no unit {name!r}")
    if question.kind == "fire":
        target = s.setting.unit_index.get(question.target)
        return _cannot_act(s, unit, True) or _fire(s, unit, target, question.target)
    place = s.setting.hex_index.get(question.hex)
    if place is None:
        return Refusal("0.2", f"there is no hex {question.hex!r} on this map")
    return _cannot_act(s, unit, False) or (_move if question.kind == "move" else _assault)(s, unit, place)


def _name(s: GameState, unit: int) -> str:
    ident = s.setting.unit_id[unit]
    return s.setting.names.get(ident, ident)


# -- activation --------------------------------------------------------------------------------------------------------


def _activate(s: GameState, name: str) -> Refusal | None:
    setting = s.setting
    formation = setting.formation_index.get(name)
    if formation is None:
        unit = setting.unit_index.get(name)
        if unit is None:
            return Refusal("3.1", f"there is no formation {name!r}")
        formation = s.formation[unit]
    title = setting.names[setting.formation_id[formation]]
    marker = setting.formation_marker[formation]
    if any(formation in f.formations for f in s.frames if isinstance(f, SegmentFrame)):
        return None
    if s.gone[formation]:
        return Refusal("8.5.1", f"{title} has left the game")
    if marker == NONE:
        return Refusal(
            "10.3", f"{title} has no activation marker: its units act with the formation they are attached to"
        )
    if s.phase != "operations":
        return Refusal("2.B", f"formations are activated in the Operations Phase, this is the {s.phase} phase")
    if s.demoralized[formation]:
        return Refusal("8.5.1", f"{title} is demoralized and cannot be activated")
    top = s.frames[-1]
    if isinstance(top, MarkerFrame) and top.marker == marker and top.stage == "choose":
        return None
    return Refusal("5.1", f"the marker of {title} is not the one just drawn; it is {_where(s, marker)}")


def _where(s: GameState, marker: int) -> str:
    return {
        "cup": "still in the cup",
        "activated": "used this turn",
        "skipped": "used this turn",
        "waiting": "held to combine it",
        "carried": "kept for the next turn",
        "future": "not yet in the game",
        "removed": "out of the game",
    }.get(s.marker[marker], s.marker[marker])


# -- acting ------------------------------------------------------------------------------------------------------------


def _cannot_act(s: GameState, unit: int, firing: bool) -> Refusal | None:
    """Reasons that hold for any action of this unit at this moment."""
    who = _name(s, unit)
    if s.place[unit] != ON_MAP:
        return Refusal("6.1", f"{who} is not on the map ({PLACES[s.place[unit]].replace('_', ' ')})")
    if s.aboard[unit] != NONE:
        return Refusal("6.1", f"{who} rides {_name(s, s.aboard[unit])} and moves and fires only with it")
    segment = next((f for f in s.frames if isinstance(f, SegmentFrame)), None)
    if firing and isinstance(s.frames[-1], WindowFrame) and _passive(s, unit):
        return None  # a reaction; its own reasons follow
    if segment is None or s.formation[unit] not in segment.formations:
        return Refusal("5", f"{who} may act only while its formation is activated")
    moving = next((f for f in s.frames if isinstance(f, MoveFrame)), None)
    if moving is not None and unit not in moving.units:
        return Refusal("R-50", f"{who} has to wait until the unit now acting has finished")
    if s.acted[unit]:
        return Refusal("5.2", f"{who} has already acted in this activation")
    return None


def _passive(s: GameState, unit: int) -> bool:
    window = s.frames[-1]
    return isinstance(window, WindowFrame) and s.setting.side[window.targets[0]] != s.setting.side[unit]


def _fire(s: GameState, unit: int, target: int | None, name: str) -> Refusal | None:
    setting = s.setting
    who = _name(s, unit)
    if target is None:
        return Refusal("8.1.1", f"there is no unit {name!r} to fire at")
    aim = _name(s, target)
    if setting.side[target] == setting.side[unit]:
        return Refusal("8.1", f"{aim} is on the same side")
    if s.place[target] != ON_MAP or s.hidden[target]:  # 13.1: a hidden gun is not given away
        return Refusal("8.1", f"{aim} is not in sight")
    if s.aboard[target] != NONE:
        return Refusal("R-51", f"{aim} rides {_name(s, s.aboard[target])}; the carrier is the target")
    if setting.is_hq[unit]:
        return Refusal("6.1", f"{who} is an HQ and has no weapons")
    reacting = _passive(s, unit)
    if reacting and s.opp_used[unit]:
        return Refusal("6.3.1", f"{who} has already tried opportunity fire")
    if not reacting and not fires_actively(s, unit):
        return Refusal("4.2", f"{who} has range 0 and only returns fire")
    return _line_of_fire(s, unit, target, reacting)


def _line_of_fire(s: GameState, unit: int, target: int, reacting: bool) -> Refusal | None:
    setting = s.setting
    who, aim = _name(s, unit), _name(s, target)
    sight = setting.sight.explain(s.hex[unit], s.hex[target])
    if not sight.clear:
        return Refusal(sight.rule, sight.text)
    distance = sight.distance
    if distance > 1 and distance > spotted_from(s, target):
        return Refusal(
            "4.1", f"{aim} can be seen from {spotted_from(s, target)} hexes at most, {who} is {distance} away"
        )
    ways = manners(s, unit, active=True)
    if not ways:
        return Refusal("4.2", f"{who} has range 0 and only returns fire")
    far = max(weapon_reach(s, unit, combined) for combined in ways)
    if distance > far:
        return Refusal("4.2", f"{aim} is {distance} hexes away, {who} reaches {far}{_cut(s, unit)}")
    moving = next((f for f in s.frames if isinstance(f, MoveFrame)), None)
    moved = moving is not None and unit in moving.units
    if moved and moving is not None:
        refusal = _moved_too_far(s, moving, unit)
        if refusal is not None:
            return refusal
    checks = [direct_check(s, unit, target, "direct_fire", moved, combined) for combined in ways]
    best = max(checks, key=lambda check: check.number)
    if best.number < -1:
        return Refusal("8.2.2", f"the shot is too weak: {best}, below -1")
    if reacting:
        return (
            None if can_answer(s, unit, target, True, "opportunity_fire") else Refusal("6.3.1", f"{who} cannot react")
        )
    return None if shots(s, unit, moved, first_only=True) else Refusal("8.1", f"{who} cannot fire")


def _cut(s: GameState, unit: int) -> str:
    if s.neutralized[unit]:
        return " because it is neutralized"
    if s.demoralized[s.formation[unit]]:
        return " because its formation is demoralized"
    if enemy_adjacent(s, s.hex[unit], s.setting.side[unit]):
        return " because an enemy unit is adjacent (R-32)"
    return ""


def _moved_too_far(s: GameState, moving: MoveFrame, unit: int) -> Refusal | None:
    if moving.assaulted:
        return Refusal("6.1", f"{_name(s, unit)} has assaulted and does not fire as well")
    if unit in moving.fired:
        return Refusal("6.1", f"{_name(s, unit)} has already fired")
    spent, half = moving.spent[moving.units.index(unit)], budget(s, unit, "fire")
    if spent > half:
        return Refusal("6.1", f"{_name(s, unit)} has spent {spent / 2:g} points, more than half ({half / 2:g})")
    return None


# -- moving ------------------------------------------------------------------------------------------------------------


def _under_way(s: GameState, unit: int) -> tuple[tuple[int, ...], tuple[int, ...], int, str]:
    """The stack the unit moves with now, what it has spent, steps made and the mode; alone and fresh if it stands."""
    moving = next((f for f in s.frames if isinstance(f, MoveFrame)), None)
    if moving is None:
        return (unit,), (0,), 0, "half" if s.half[unit] else "move"
    return moving.units, moving.spent, moving.made, moving.mode


def _move(s: GameState, unit: int, place: int) -> Refusal | None:
    setting = s.setting
    who = _name(s, unit)
    if not can_move(s, unit):
        return Refusal("8.4", f"{who} is neutralized and cannot move")
    units, spent, made, mode = _under_way(s, unit)
    here = s.hex[unit]
    if place == here:
        return Refusal("7.1", f"{who} is already there")
    if known_enemy(s, place, setting.side[unit]):
        return Refusal("7.1", f"enemy units hold {setting.hex_id[place]}; it can be entered only by assault (9)")
    if setting.grid.direction(here, place) is None:
        if place in reach(s, units, here, spent, made, mode):
            return None
        return Refusal("7.1", f"{who} cannot reach {setting.hex_id[place]} with its movement points")
    if any(step.hex == place for step in steps_open(s, units, here, spent, made, mode)):
        return None
    return _no_step(s, units, here, place, spent, made, mode)


def _no_step(
    s: GameState, units: tuple[int, ...], here: int, place: int, spent: tuple[int, ...], made: int, mode: str
) -> Refusal:
    setting = s.setting
    name = setting.hex_id[place]
    limits = doctrine_limits(s, units)
    if not doctrine_allows(s, limits, here, place):
        limit = setting.doctrine[setting.side[units[0]]]
        return Refusal("3.4", f"{name} is more than {limit} hexes from the HQ")
    if made and any(s.neutralized[unit] for unit in units):
        return Refusal("8.4", "a neutralized unit moves one hex at most")
    if all(setting.is_hq[unit] for unit in units) and any_enemy(s, place, setting.side[units[0]]):
        return Refusal("3.2", f"only a combat unit can overrun the enemy HQ in {name}")
    direction = setting.grid.direction(here, place)
    assert direction is not None
    price = prices(s, classes(s, units), here, direction, False)
    assert price is not None
    for unit, cost, used in zip(units, price, spent, strict=True):
        left = budget(s, unit, mode) - used
        if cost > left:
            return Refusal("7.1", f"{_name(s, unit)} has {left / 2:g} movement points left, {name} costs {cost / 2:g}")
    return Refusal("7.3", f"{name} is full ({setting.stacking} units) and there is no going on from it")


def _assault(s: GameState, unit: int, place: int) -> Refusal | None:
    setting = s.setting
    who, name, side = _name(s, unit), setting.hex_id[place], setting.side[unit]
    if not may_assault(s, unit):
        return Refusal("9.1.1", f"{who} may not assault: {_assault_bar(s, unit)}")
    if not known_enemy(s, place, side):
        return Refusal("9", f"there is no enemy combat unit in {name}")
    if s.half[unit]:
        return Refusal("R-51", f"{who} has loaded or unloaded and may only move or fire")
    units, spent, made, mode = _under_way(s, unit)
    here = s.hex[unit]
    if mode != "move":
        return Refusal("6.1", f"{who} fires and moves and does not assault as well")
    direction = setting.grid.direction(here, place)
    if direction is None:
        near = [beyond for beyond in setting.neighbours[place] if beyond in reach(s, units, here, spent, made, mode)]
        return None if near else Refusal("9.1.1", f"{who} cannot get next to {name}")
    if any(step.hex == place for step in assaults_open(s, units, here, spent, made)):
        return None
    if not doctrine_allows(s, doctrine_limits(s, units), here, place):
        return Refusal("3.4", f"{name} is more than {setting.doctrine[side]} hexes from the HQ")
    barred = next((other for other in units if not may_assault(s, other)), None)
    if barred is not None:
        return Refusal("R-64", f"{_name(s, barred)} of the stack may not assault: {_assault_bar(s, barred)}")
    price = prices(s, classes(s, units), here, direction, False)
    assert price is not None
    cost = price[units.index(unit)] + assault_quarter(s, unit)
    left = budget(s, unit, "move") - spent[units.index(unit)]
    return Refusal("9.1.1", f"the assault costs {cost / 2:g} movement points, {who} has {left / 2:g} left")


def _assault_bar(s: GameState, unit: int) -> str:
    if s.setting.is_hq[unit]:
        return "it is an HQ"
    if s.neutralized[unit]:
        return "it is neutralized"
    if s.out_of_command[unit]:
        return "it is out of command"
    return "infantry aboard must dismount first"


# -- refusals ----------------------------------------------------------------------------------------------------------

_AS_QUESTION = {
    "step": "move",
    "move": "move",
    "assault": "assault",
    "fire": "fire",
    "fire_at": "fire",
    "opportunity_fire": "fire",
    "activate": "activate",
}


def refuse(s: GameState, decision: Decision, action: Action) -> Refusal:
    """Why an action that was not offered is not legal: by its own reason where there is one, else by what is asked."""
    setting = s.setting
    offered = sorted({option.kind for option in decision.options})
    if action.kind not in offered:
        return Refusal(
            decision.rule,
            f"the {decision.side} side decides at {decision.point} between {', '.join(offered)}; "
            f"{action.kind!r} is not possible now",
        )
    if action.kind in ("retreat", "withdraw", "place"):
        return _no_place(s, decision, action)
    kind = _AS_QUESTION.get(action.kind)
    if kind is not None and (action.hex or action.target):
        reason = why_not(s, action._replace(kind=kind, unit=action.unit or "".join(action.units[:1])))
        if reason is not None:
            return reason
    if action.unit and action.unit not in setting.names:
        return Refusal(decision.rule, f"there is no {action.unit!r} in this game")
    return Refusal(decision.rule, f"{action} is not one of the {len(decision.options)} options of {decision.point}")


def _no_place(s: GameState, decision: Decision, action: Action) -> Refusal:
    """A hex that a retreat or a placement may not use."""
    setting = s.setting
    unit, place = setting.unit_index.get(action.unit), setting.hex_index.get(action.hex)
    if unit is None or (place is None and action.hex):
        return Refusal(decision.rule, f"there is no {action.hex if unit is not None else action.unit!r} in this game")
    if (
        not any(option.unit == action.unit and option.kind == action.kind for option in decision.options)
        or place is None
    ):
        return Refusal(decision.rule, f"{_name(s, unit)} has no {action.kind} now")
    side = setting.side[unit]
    name = setting.hex_id[place]
    if action.kind == "place":
        if any(setting.side[other] != side for other in s.stack[place] if not s.hidden[other]):
            return Refusal("12", f"enemy units hold {name}")
        home = [option.hex for option in decision.options if option.unit == action.unit]
        return Refusal("12", f"{_name(s, unit)} cannot set up in {name}; it may in {', '.join(home[:6])} ...")
    if setting.grid.direction(s.hex[unit], place) is None:
        return Refusal("6.3.3", f"{name} is not adjacent to {_name(s, unit)}")
    if any_enemy(s, place, side):
        return Refusal("6.3.3", f"enemy units are in {name}")
    if place not in retreat_hexes(s, unit):
        return Refusal("7.3", f"{name} is full")
    return Refusal("9.1.5", f"{name} is where the enemy came from")
