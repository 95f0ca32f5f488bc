"""Why something cannot be done, with the rule that forbids it.

A question is an Action: `move` or `assault` (unit or units, hex), `fire` (unit, target or hex), `activate` (unit: a
formation). `refuse` answers for any action that was submitted without having been offered.
"""

from __future__ import annotations

from functools import reduce

from bk40qt.engine.codes import code_text
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
from bk40qt.engine.rules.blitz40.words import the_side
from bk40qt.engine.wording import listed, say, translatable

QUESTIONS = ("move", "fire", "assault", "activate")

_MARKER_AT = {
    "future": translatable("The marker of {title} is not the one just drawn: it is not in the game yet"),
    "pool": translatable("The marker of {title} is not the one just drawn: it is not in the cup yet"),
    "cup": translatable("The marker of {title} is not the one just drawn: it is still in the cup"),
    "drawn": translatable("The marker of {title} is not the one just drawn: it is being decided on"),
    "waiting": translatable("The marker of {title} is not the one just drawn: it is held to be combined with another"),
    "aside": translatable("The marker of {title} is not the one just drawn: it is set aside for the opening"),
    "carried": translatable("The marker of {title} is not the one just drawn: it is kept for the next turn"),
    "activated": translatable("The marker of {title} is not the one just drawn: it is used up for this turn"),
    "skipped": translatable("The marker of {title} is not the one just drawn: it is used up for this turn"),
    "removed": translatable("The marker of {title} is not the one just drawn: it is out of the game"),
}


def why_not(s: GameState, question: Action) -> Refusal | None:
    """None: it can be done now, or by a series of steps that begins now."""
    setting, kind = s.setting, question.kind
    if s.phase == "over":
        return Refusal("11", say("The game is over"))
    if kind not in QUESTIONS:
        return Refusal(
            "6.1",
            say(
                "One can ask about {kinds}, not about {kind}",
                kinds=listed(map(code_text, QUESTIONS)),
                kind=repr(kind[:40]),
            ),
        )
    if kind == "activate":
        return _activate(s, question.unit)
    idents = question.units or (question.unit,)
    unknown = [ident for ident in idents if ident not in setting.unit_index]
    if unknown:
        return Refusal("1.1", say("There is no unit {name}", name=repr(unknown[0][:40])))
    units = tuple(dict.fromkeys([setting.unit_index[ident] for ident in idents]))
    if kind == "fire":
        return _fire(s, units[0], question)
    place = setting.hex_index.get(question.hex)
    if place is None and (question.hex or kind == "assault"):
        return Refusal("0.2", say("There is no hex {hex} on this map", hex=repr(question.hex[:40])))
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
            return Refusal("8.1.1", say("There is no unit {name} to fire at", name=repr(question.target[:40])))
        return no_shot(s, unit, target, mode)
    place = setting.hex_index.get(question.hex)
    if place is None:
        return Refusal("0.2", say("There is no hex {hex} on this map", hex=repr(question.hex[:40])))
    known = [each for each in s.stack[place] if setting.side[each] != setting.side[unit] and is_target(s, each)]
    if not known:
        return Refusal("8.1.1", say("There is no known enemy unit in {hex}", hex=question.hex))
    answers = [no_shot(s, unit, target, mode) for target in known]
    return None if None in answers else answers[0]


# -- activation --------------------------------------------------------------------------------------------------------


def _activate(s: GameState, ident: str) -> Refusal | None:
    setting = s.setting
    formation = setting.formation_index.get(ident)
    if formation is None:
        unit = setting.unit_index.get(ident)
        if unit is None:
            return Refusal("3.1", say("There is no formation {name}", name=repr(ident[:40])))
        # To whom a gun is attached is as secret as where it stands (13.1).
        secret = s.hidden[unit] or s.phase == "setup"
        formation = setting.home_formation[unit] if secret else s.formation[unit]
        ident = setting.formation_id[formation]
    title, marker = setting.names[ident], setting.formation_marker[formation]
    if any([formation in f.formations for f in s.frames if isinstance(f, SegmentFrame)]):
        return Refusal("5.1", say("{title} is activated already", title=title))
    if marker == NONE:
        return Refusal(
            "10.3", say("{title} has no marker: its units act with the formations they are attached to", title=title)
        )
    if s.gone[formation]:
        return Refusal("8.5.1", say("{title} has no unit of its own left in the game", title=title))
    if s.phase != "operations":
        return Refusal(
            "2.B",
            say(
                "Formations are activated in the operations phase, this is the {phase} phase", phase=code_text(s.phase)
            ),
        )
    asked = pending(s)
    for option in asked.options:
        if option.kind == "activate" and asked.about == (ident,):
            return None
        if option.target == ident and option.kind in ("play_repeat", "activate_both", "fire_with_formation"):
            return None
    if s.demoralized[formation]:
        return Refusal("8.5.1", say("{title} is demoralized and cannot be activated", title=title))
    if s.marker[marker] == "drawn":
        return wait_for(asked)
    side = setting.formation_side[formation]
    if SIDES[side] == asked.side and asked.kind in ("repeat_marker", "formation_marker", "after_segment"):
        if asked.kind == "repeat_marker" or in_hand(s, side, "repeat") != NONE:
            return _no_repeat(s, formation)
    return Refusal("5.1", say(_MARKER_AT[s.marker[marker]], title=title))


def _no_repeat(s: GameState, formation: int) -> Refusal:
    """5.3, R-11: why a repeat marker does not activate the formation."""
    title, hq = told(s, (s.setting.formation_id[formation],)), s.setting.hq[formation]
    if s.activated_repeat[formation]:
        return Refusal("5.3", say("A repeat marker has already activated {title} this turn", title=title))
    if s.activations[formation] >= 2:
        return Refusal("5.3", say("{title} has already been activated twice this turn", title=title))
    if s.fatigued[formation]:
        return Refusal("R-11", say("{title} is fatigued: a repeat marker can only rest it", title=title))
    if s.demoralized[formation]:
        return Refusal("R-11", say("{title} is demoralized and cannot be repeated", title=title))
    if hq != NONE and s.neutralized[hq]:
        return Refusal("R-11", say("{title} cannot be repeated: {hq} is neutralized", title=title, hq=name(s, hq)))
    if hq != NONE and s.place[hq] != ON_MAP:
        return Refusal("R-11", say("{title} cannot be repeated: {hq} is not on the map", title=title, hq=name(s, hq)))
    return Refusal("5.3", say("{title} cannot be repeated: it has no combat unit on the map", title=title))


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
    "move": ("7.1", translatable("{units} has no step and no assault open to it")),
    "fire": ("8.1", translatable("{units} has nobody to fire at")),
    "fire_move": ("6.1", translatable("{units} cannot fire first and move afterwards")),
}
_ALSO = {"repeat_marker": ("play_repeat", "play_rest"), "reaction": ("retreat",)}  # asked about even if nobody can
_RETREATS = ("retreat", "retreat_on", "withdraw", "rout_step")


def refuse(s: GameState, decision: Decision, action: Action) -> Refusal:
    """Why an action that was not offered is not legal: by its own reason where there is one, else by what is asked."""
    kinds = sorted({option.kind for option in decision.options})
    setting, kind = s.setting, action.kind
    for ident in (action.unit, action.target, *action.units):
        if ident and ident not in setting.names:
            return Refusal(decision.rule, say("There is no {name} in this game", name=repr(ident[:40])))
    if action.hex and action.hex not in setting.hex_index:
        return Refusal("0.2", say("There is no hex {hex} on this map", hex=repr(action.hex[:40])))
    if kind in {*kinds, *_AS_QUESTION, *_NOTHING_OPEN, *_ALSO.get(decision.kind, ())}:
        reason = _reason(s, decision, action)
        if reason is not None:
            return reason
    if kind not in kinds:
        values = {"kind": repr(kind[:40]), "side": the_side(decision.side), "kinds": listed(map(code_text, kinds))}
        return Refusal(decision.rule, say("{kind} is not possible: {side} decide on {kinds}", **values))
    like = [option for option in decision.options if option.kind == kind]
    like.sort(key=lambda option: [mine != theirs for mine, theirs in zip(option, action, strict=True)])
    some = listed([_line(s, option) for option in like[:3]], "; ")
    if len(like) > 3:
        some = say("{some} ...", some=some)
    return Refusal(decision.rule, say("Possible is: {some}", some=some))


def _line(s: GameState, action: Action) -> str:
    named = (told(s, action.units), told(s, (action.unit,)), told(s, (action.target,)), action.hex)
    mode = code_text(action.mode)
    return listed([code_text(action.kind), *[part for part in (*named, mode) if part]], " ")


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
            return Refusal(
                "R-11", say("{title} is not fatigued: there is nothing to rest from", title=told(s, (action.target,)))
            )
    if kind in ("strike", "group") and action.hex and action.hex not in [option.hex for option in like]:
        enemy = any_enemy(s, setting.hex_index[action.hex], SIDES.index(decision.side))
        if enemy:
            return Refusal("8.6.1", say("No HQ observes {hex}", hex=action.hex))
        return Refusal("8.6.1", say("There is no known enemy unit in {hex}", hex=action.hex))
    if not units:
        return None
    if kind == "place":
        return _no_set_up(s, decision, action, units[0])
    if kind in _RETREATS:
        return _no_retreat(s, decision, action, units[0])
    if kind in _AS_QUESTION and (action.hex or action.target):
        if kind in ("step", "assault") and decision.kind == "move" and {*action.units} != {*decision.about}:
            return Refusal("R-52", say("The stack on the move is {units}", units=told(s, decision.about)))
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
            return Refusal("4.2", say("{who} has range 0 and only returns fire", who=name(s, units[0])))
        return Refusal(rule, say(text, units=names(s, units))) if like or decision.kind == "act" else None
    return None


def _no_set_up(s: GameState, decision: Decision, action: Action, unit: int) -> Refusal | None:
    setting, who, place = s.setting, name(s, unit), s.setting.hex_index.get(action.hex)
    free = [option.hex for option in decision.options if option.unit == action.unit]
    if not free:
        if s.place[unit] == UNPLACED:
            return Refusal("12", say("{who} is not to be set up now", who=who))
        return Refusal("12", say("{who} has been set up already", who=who))
    if place is None or action.hex in free:
        return None
    side = setting.side[unit]
    if any_enemy(s, place, side):
        return Refusal("12", say("Enemy units stand in {hex}", hex=action.hex))
    if stack_size(s, place, side) >= setting.stacking and not setting.is_hq[unit]:
        return Refusal("7.3", say("{goal} is full ({limit} units)", goal=action.hex, limit=setting.stacking))
    some: str = ", ".join(free[:6])
    if len(free) > 6:
        some = say("{hexes} and {count} other hexes", hexes=some, count=len(free) - 6)
    return Refusal("12", say("{who} cannot be set up in {hex}, but in {some}", who=who, hex=action.hex, some=some))


def _no_retreat(s: GameState, decision: Decision, action: Action, unit: int) -> Refusal | None:
    setting, who, withdraws = s.setting, name(s, unit), action.kind == "withdraw"
    free = [option.hex for option in decision.options if option.kind == action.kind and option.unit == action.unit]
    if not free:
        if decision.point in ("DP-R1", "DP-R5") and s.retreats[unit] >= setting.retreat_limit:
            return Refusal("R-37", say("{who} has already retreated in this enemy activation", who=who))
        if withdraws:
            return Refusal(decision.rule, say("{who} has no way to withdraw now", who=who))
        return Refusal(decision.rule, say("{who} has no way to retreat now", who=who))
    place = setting.hex_index.get(action.hex)
    if place is None or action.hex in free or "" in free:
        return None
    if decision.point == "DP-H2":
        return Refusal("R-71", say("{who} can only go back to {goal}, where it came from", who=who, goal=free[0]))
    if any([f.origin == place for f in s.frames if isinstance(f, AssaultFrame)]):
        if withdraws:
            return Refusal(
                "9.1.5", say("{who} cannot withdraw into {hex}: the enemy came from there", who=who, hex=action.hex)
            )
        return Refusal(
            "9.1.5", say("{who} cannot retreat into {hex}: the enemy came from there", who=who, hex=action.hex)
        )
    if setting.grid.direction(s.hex[unit], place) is None:
        return Refusal("6.3.3", say("{hex} is not adjacent to {who}", hex=action.hex, who=who))
    if any_enemy(s, place, setting.side[unit]):
        if withdraws:
            return Refusal(
                "6.3.3", say("{who} cannot withdraw into {hex}: enemy units are there", who=who, hex=action.hex)
            )
        return Refusal("6.3.3", say("{who} cannot retreat into {hex}: enemy units are there", who=who, hex=action.hex))
    if action.kind in ("retreat_on", "rout_step"):
        onward = reduce(lambda so_far, last: say("{first} or {last}", first=so_far, last=last), free)
        return Refusal(
            "R-58" if action.kind == "rout_step" else "6.3.3",
            say("{who} has to go on to {onward}", who=who, onward=onward),
        )
    return Refusal("7.3", say("{goal} is full ({limit} units)", goal=action.hex, limit=setting.stacking))
