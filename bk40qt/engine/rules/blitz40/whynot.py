"""Why something cannot be done, with the rule that forbids it.

A question is an Action: `move` or `assault` (unit or units, hex), `fire` (unit, target or hex), `activate` (unit: a
formation). `refuse` answers for any action that was submitted without having been offered.
"""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.rules.blitz40.activation import SegmentFrame
from bk40qt.engine.rules.blitz40.assault import AssaultFrame
from bk40qt.engine.rules.blitz40.command import any_enemy, stack_size
from bk40qt.engine.rules.blitz40.fire import fires_actively, is_target
from bk40qt.engine.rules.blitz40.hand import in_hand
from bk40qt.engine.rules.blitz40.reasons import (
    barred,
    cannot_stop_to_fire,
    name,
    names,
    no_assault,
    no_move,
    no_shot,
    pending,
    told,
    wait_for,
    way,
)
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, UNPLACED, GameState

QUESTIONS = ("move", "fire", "assault", "activate")

_MARKER_AT = {
    "future": "not in the game yet",
    "pool": "not in the cup yet",
    "cup": "still in the cup",
    "drawn": "being decided on",
    "waiting": "held to be combined with another",
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
        return Refusal("6.1", f"one can ask about {', '.join(QUESTIONS)}, not about {kind[:40]!r}")
    if kind == "activate":
        return _activate(s, question.unit)
    idents = question.units or (question.unit,)
    unknown = [ident for ident in idents if ident not in setting.unit_index]
    if unknown:
        return Refusal("1.1", f"there is no unit {unknown[0][:40]!r}")
    units = tuple(dict.fromkeys([setting.unit_index[ident] for ident in idents]))
    if kind == "fire":
        return _fire(s, units[0], question)
    place = setting.hex_index.get(question.hex)
    if place is None and (question.hex or kind == "assault"):
        return Refusal("0.2", f"there is no hex {question.hex[:40]!r} on this map")
    reasons = [reason for unit in units if (reason := barred(s, unit, kind == "move"))]
    if reasons:
        return reasons[0]
    if place is None:  # anywhere at all
        start = way(s, units)
        return start if isinstance(start, Refusal) else None
    return (no_move if kind == "move" else no_assault)(s, units, place, question.mode == "column")


def _fire(s: GameState, unit: int, question: Action) -> Refusal | None:
    """At a unit, or at whatever is in a hex."""
    setting, mode = s.setting, "combined" if question.mode == "combined" else ""
    if question.target or not question.hex:
        target = setting.unit_index.get(question.target)
        if target is None:
            return Refusal("8.1.1", f"there is no unit {question.target[:40]!r} to fire at")
        return no_shot(s, unit, target, mode)
    place = setting.hex_index.get(question.hex)
    if place is None:
        return Refusal("0.2", f"there is no hex {question.hex[:40]!r} on this map")
    known = [each for each in s.stack[place] if setting.side[each] != setting.side[unit] and is_target(s, each)]
    if not known:
        return Refusal("8.1.1", f"there is no known enemy unit in {question.hex}")
    answers = [no_shot(s, unit, target, mode) for target in known]
    return None if None in answers else answers[0]


# -- activation --------------------------------------------------------------------------------------------------------


def _activate(s: GameState, ident: str) -> Refusal | None:
    setting = s.setting
    formation = setting.formation_index.get(ident)
    if formation is None:
        unit = setting.unit_index.get(ident)
        if unit is None:
            return Refusal("3.1", f"there is no formation {ident[:40]!r}")
        # To whom a gun is attached is as secret as where it stands (13.1).
        secret = s.hidden[unit] or s.phase == "setup"
        formation = setting.home_formation[unit] if secret else s.formation[unit]
        ident = setting.formation_id[formation]
    title, marker = setting.names[ident], setting.formation_marker[formation]
    if any([formation in f.formations for f in s.frames if isinstance(f, SegmentFrame)]):
        return Refusal("5.1", f"{title} is activated already")
    if marker == NONE:
        return Refusal("10.3", f"{title} has no marker: its units act with the formations they are attached to")
    if s.gone[formation]:
        return Refusal("8.5.1", f"{title} has no unit of its own left in the game")
    if s.phase != "operations":
        return Refusal("2.B", f"formations are activated in the operations phase, this is the {s.phase} phase")
    asked = pending(s)
    for option in asked.options:
        if option.kind == "activate" and asked.about == (ident,):
            return None
        if option.target == ident and option.kind in ("play_repeat", "activate_both", "fire_with_formation"):
            return None
    if s.demoralized[formation]:
        return Refusal("8.5.1", f"{title} is demoralized and cannot be activated")
    if s.marker[marker] == "drawn":
        return wait_for(asked)
    side = setting.formation_side[formation]
    if SIDES[side] == asked.side and asked.kind in ("repeat_marker", "formation_marker", "after_segment"):
        if asked.kind == "repeat_marker" or in_hand(s, side, "repeat") != NONE:
            return _no_repeat(s, formation)
    return Refusal("5.1", f"the marker of {title} is not the one just drawn: it is {_MARKER_AT[s.marker[marker]]}")


def _no_repeat(s: GameState, formation: int) -> Refusal:
    """5.3, R-11: why a repeat marker does not activate the formation."""
    title, hq = told(s, (s.setting.formation_id[formation],)), s.setting.hq[formation]
    if s.activated_repeat[formation]:
        return Refusal("5.3", f"a repeat marker has already activated {title} this turn")
    if s.activations[formation] >= 2:
        return Refusal("5.3", f"{title} has already been activated twice this turn")
    if s.fatigued[formation]:
        return Refusal("R-11", f"{title} is fatigued: a repeat marker can only rest it")
    if s.demoralized[formation]:
        return Refusal("R-11", f"{title} is demoralized and cannot be repeated")
    if hq != NONE and s.neutralized[hq]:
        return Refusal("R-11", f"{title} cannot be repeated: {name(s, hq)} is neutralized")
    if hq != NONE and s.place[hq] != ON_MAP:
        return Refusal("R-11", f"{title} cannot be repeated: {name(s, hq)} is not on the map")
    return Refusal("5.3", f"{title} cannot be repeated: it has no combat unit on the map")


# -- refusals ----------------------------------------------------------------------------------------------------------

_AS_QUESTION = {
    "step": "move",
    "enter": "move",
    "move": "move",
    "assault": "assault",
    "fire_at": "fire",
    "fire": "fire",
    "opportunity_fire": "fire",
    "return_fire": "fire",
    "assault_fire": "fire",
}
_NOTHING_OPEN = {
    "move": ("7.1", "has no step and no assault open to it"),
    "fire": ("8.1", "has nobody to fire at"),
    "fire_move": ("6.1", "cannot fire first and move afterwards"),
}
_ALSO = {"repeat_marker": ("play_repeat", "play_rest"), "reaction": ("retreat",)}  # asked about even if nobody can
_RETREATS = ("retreat", "retreat_on", "withdraw", "rout_step")


def refuse(s: GameState, decision: Decision, action: Action) -> Refusal:
    """Why an action that was not offered is not legal: by its own reason where there is one, else by what is asked."""
    kinds = sorted({option.kind for option in decision.options})
    setting, kind = s.setting, action.kind
    for ident in (action.unit, action.target, *action.units):
        if ident and ident not in setting.names:
            return Refusal(decision.rule, f"there is no {ident[:40]!r} in this game")
    if action.hex and action.hex not in setting.hex_index:
        return Refusal("0.2", f"there is no hex {action.hex[:40]!r} on this map")
    if kind in {*kinds, *_AS_QUESTION, *_NOTHING_OPEN, *_ALSO.get(decision.kind, ())}:
        reason = _reason(s, decision, action)
        if reason is not None:
            return reason
    if kind not in kinds:
        choice = ", ".join(kinds).replace("_", " ")
        return Refusal(decision.rule, f"{kind[:40]!r} is not possible: the {decision.side} side decides on {choice}")
    like = [option for option in decision.options if option.kind == kind]
    like.sort(key=lambda option: [mine != theirs for mine, theirs in zip(option, action, strict=True)])
    some = "; ".join([_line(s, option) for option in like[:3]])
    return Refusal(decision.rule, f"{kind.replace('_', ' ')} is possible so: {some}{' ...' if len(like) > 3 else ''}")


def _line(s: GameState, action: Action) -> str:
    parts = (told(s, action.units), told(s, (action.unit,)), told(s, (action.target,)), action.hex, action.mode)
    return " ".join([action.kind.replace("_", " "), *[part for part in parts if part]])


def _reason(s: GameState, decision: Decision, action: Action) -> Refusal | None:
    """What speaks against this very action, apart from its not being offered."""
    setting, kind = s.setting, action.kind
    units = tuple([setting.unit_index[i] for i in (action.units or (action.unit,)) if i in setting.unit_index])
    like = [option for option in decision.options if option.kind == kind]
    formation = setting.formation_index.get(action.target, NONE)
    if kind in ("play_repeat", "play_rest") and action.target not in [option.target for option in like]:
        if formation == NONE or SIDES[setting.formation_side[formation]] != decision.side:
            return None
        if kind == "play_repeat":
            return _no_repeat(s, formation)
        if not s.fatigued[formation]:
            return Refusal("R-11", f"{told(s, (action.target,))} is not fatigued: there is nothing to rest from")
    if kind in ("strike", "group") and action.hex and action.hex not in [option.hex for option in like]:
        enemy = any_enemy(s, setting.hex_index[action.hex], SIDES.index(decision.side))
        return Refusal("8.6.1", f"{'no HQ observes' if enemy else 'there is no known enemy unit in'} {action.hex}")
    if not units:
        return None
    if kind == "place":
        return _no_set_up(s, decision, action, units[0])
    if kind in _RETREATS:
        return _no_retreat(s, decision, action, units[0])
    if kind in _AS_QUESTION and (action.hex or action.target):
        if kind in ("step", "assault") and decision.kind == "move" and {*action.units} != {*decision.about}:
            return Refusal("R-52", f"the stack on the move is {told(s, decision.about)}")
        return why_not(s, action._replace(kind=_AS_QUESTION[kind]))
    if kind in _NOTHING_OPEN and (action.unit, {*action.units}) not in [(each.unit, {*each.units}) for each in like]:
        reasons = [reason for unit in units if (reason := barred(s, unit))]
        if reasons:
            return reasons[0]
        start = cannot_stop_to_fire(s, units[0]) if kind == "fire" else way(s, units)
        rule, text = _NOTHING_OPEN[kind]
        if isinstance(start, Refusal):
            return start
        if kind == "fire" and not setting.is_hq[units[0]] and not fires_actively(s, units[0]):
            return Refusal("4.2", f"{name(s, units[0])} has range 0 and only returns fire")
        return Refusal(rule, f"{names(s, units)} {text}") if like or decision.kind == "act" else None
    return None


def _no_set_up(s: GameState, decision: Decision, action: Action, unit: int) -> Refusal | None:
    setting, who, place = s.setting, name(s, unit), s.setting.hex_index.get(action.hex)
    free = [option.hex for option in decision.options if option.unit == action.unit]
    if not free:
        text = "is not to be set up now" if s.place[unit] == UNPLACED else "has been set up already"
        return Refusal("12", f"{who} {text}")
    if place is None or action.hex in free:
        return None
    side = setting.side[unit]
    if any_enemy(s, place, side):
        return Refusal("12", f"enemy units stand in {action.hex}")
    if stack_size(s, place, side) >= setting.stacking and not setting.is_hq[unit]:
        return Refusal("7.3", f"{action.hex} is full ({setting.stacking} units)")
    more = f" and {len(free) - 6} other hexes" if len(free) > 6 else ""
    return Refusal("12", f"{who} cannot be set up in {action.hex}, but in {', '.join(free[:6])}{more}")


def _no_retreat(s: GameState, decision: Decision, action: Action, unit: int) -> Refusal | None:
    setting, who, verb = s.setting, name(s, unit), "withdraw" if action.kind == "withdraw" else "retreat"
    free = [option.hex for option in decision.options if option.kind == action.kind and option.unit == action.unit]
    if not free:
        if decision.point in ("DP-R1", "DP-R5") and s.retreats[unit] >= setting.retreat_limit:
            return Refusal("R-37", f"{who} has already retreated in this enemy activation")
        return Refusal(decision.rule, f"{who} has no way to {verb} now")
    place = setting.hex_index.get(action.hex)
    if place is None or action.hex in free or "" in free:
        return None
    if decision.point == "DP-H2":
        return Refusal("R-71", f"{who} can only go back to {free[0]}, where it came from")
    if any([f.origin == place for f in s.frames if isinstance(f, AssaultFrame)]):
        return Refusal("9.1.5", f"{who} cannot {verb} into {action.hex}: the enemy came from there")
    if setting.grid.direction(s.hex[unit], place) is None:
        return Refusal("6.3.3", f"{action.hex} is not adjacent to {who}")
    if any_enemy(s, place, setting.side[unit]):
        return Refusal("6.3.3", f"{who} cannot {verb} into {action.hex}: enemy units are there")
    if action.kind in ("retreat_on", "rout_step"):
        return Refusal("R-58" if action.kind == "rout_step" else "6.3.3", f"{who} has to go on to {' or '.join(free)}")
    return Refusal("7.3", f"{action.hex} is full ({setting.stacking} units)")
