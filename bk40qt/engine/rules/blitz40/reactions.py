"""Chapter 6.3: opportunity fire, return fire and reaction retreats, and the shot that calls for them (B.2.3)."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import reveal
from bk40qt.engine.rules.blitz40.events import ReactionRetreat, UnitSet, emit
from bk40qt.engine.rules.blitz40.fire import can_answer, direct_check, is_target, reaction_check, spotted_from
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.morale import take_result
from bk40qt.engine.rules.blitz40.retreat import RetreatFrame, ambushed, retreat_hexes
from bk40qt.engine.rules.blitz40.rolls import fire_roll, passes
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState

PASS = Action("pass")
_new = tuple.__new__  # an Action without the cost of its keyword constructor


def react_with_fire(s: GameState, firer: int, target: int, purpose: str, rule: str, combined: bool) -> str:
    """B.2.4: reaction check, then the shot. The letter of the result; "" if the check failed."""
    reveal(s, firer)  # 13.1: a failed attempt reveals as well
    distance = s.setting.grid.distance(s.hex[firer], s.hex[target])
    if not passes(s, reaction_check(s, firer, purpose, "6.4", distance)):
        return ""
    check = direct_check(s, firer, target, purpose, False, combined)
    return fire_roll(s, check._replace(rule=rule), s.setting.critical_hits)


def reaction_retreat(s: GameState, unit: int, place: int) -> bool:
    """6.3.3: a passive unit gives way. False: a hidden gun turned up where it wanted to go, ask again."""
    if ambushed(s, place, s.setting.side[unit]):
        return False
    emit(s, ReactionRetreat("6.3.3", s.setting.unit_id[unit]))
    # 6.4: only neutralized units need a check in order to retreat; distance does not count.
    if not s.neutralized[unit] or passes(s, reaction_check(s, unit, "retreat", "6.4", 0)):
        s.frames.append(RetreatFrame(unit=unit, hex=place))
    return True


def may_retreat(s: GameState, unit: int) -> bool:
    return s.retreats[unit] < s.setting.retreat_limit and s.aboard[unit] == NONE


# -- windows -----------------------------------------------------------------------------------------------------------


@frame
class WindowFrame(Frame):
    """DP-R1 after a hex was entered, DP-R4 after an active shot: the passive side reacts, unit by unit."""

    hex: int = NONE
    targets: tuple[int, ...] = ()
    answered: tuple[int, ...] = ()  # one reaction for each unit and trigger
    shot: bool = False


@advances(WindowFrame)
def _advance_window(s: GameState, f: WindowFrame) -> Decision | None:
    place, setting = f.hex, s.setting
    targets = [unit for unit in f.targets if s.place[unit] == ON_MAP and s.hex[unit] == place and is_target(s, unit)]
    options = window_options(s, f, targets) if targets else []
    if not options:
        s.frames.pop()
        return None
    options.append(PASS)
    side = 1 - setting.side[targets[0]]
    point, rule = ("DP-R4", "6.3.1") if f.shot else ("DP-R1", "6.3")
    about = (setting.hex_id[place], *[setting.unit_id[unit] for unit in targets])
    return Decision(SIDES[side], point, "reaction", rule, options, about)


def window_options(s: GameState, f: WindowFrame, targets: list[int]) -> list[Action]:
    setting = s.setting
    options: list[Action] = []
    seen_at = setting.sight.seen(f.hex).get
    spotted = max([1, *[spotted_from(s, target) for target in targets]])  # adjacent units always see each other
    hexes, ids, actions = s.hex, setting.unit_id, setting.retreat_actions
    limit, answered = setting.retreat_limit, f.answered
    ways: dict[int, list[int]] = {}  # plain units of one hex have the same ways out
    others = setting.side_units[1 - setting.side[targets[0]]]
    in_sight = [(unit, far) for unit in others if (far := seen_at(hexes[unit])) is not None and unit not in answered]
    opp_used, retreats, aboard, ranges, steps = s.opp_used, s.retreats, s.aboard, setting.range, s.steps
    for unit, distance in in_sight:
        if (distance == 1 or distance <= ranges[unit][steps[unit]]) and not opp_used[unit]:
            for target in targets:
                for combined in can_answer(s, unit, target, True, "opportunity_fire"):
                    mode = "combined" if combined else ""
                    options.append(_new(Action, ("opportunity_fire", ids[unit], "", ids[target], (), mode)))
        if distance > spotted or f.shot or retreats[unit] >= limit or aboard[unit] != NONE:
            continue
        here = hexes[unit]
        if s.neutralized[unit] or setting.is_hq[unit] or setting.is_carrier[unit]:
            free = retreat_hexes(s, unit)
        elif here in ways:
            free = ways[here]
        else:
            free = ways[here] = retreat_hexes(s, unit)
        at = unit * setting.grid.n
        options += [actions[at + place] for place in free]
    return options


@answers(WindowFrame)
def _answer_window(s: GameState, f: WindowFrame, action: Action) -> None:
    if action.kind == "pass":
        s.frames.pop()
        return
    setting = s.setting
    unit = setting.unit_index[action.unit]
    if action.kind == "retreat":
        if reaction_retreat(s, unit, setting.hex_index[action.hex]):
            f.answered += (unit,)
        return
    f.answered += (unit,)
    target = setting.unit_index[action.target]
    emit(s, UnitSet("6.3.1", action.unit, "opp_used", True))
    result = react_with_fire(s, unit, target, "opportunity_fire", "6.3.1", action.mode == "combined")
    if result:
        take_result(s, target, result)


# -- active direct fire ------------------------------------------------------------------------------------------------


@frame
class ShotFrame(Frame):
    """B.2.3: an active shot. Stages: "", return, apply, apply_back, retreat, window, done."""

    firer: int = NONE
    target: int = NONE
    moved: bool = False
    combined: bool = False
    result: str = ""
    back: str = ""  # the return shot
    reacted: bool = False


@advances(ShotFrame)
def _advance_shot(s: GameState, f: ShotFrame) -> Decision | None:
    stage = f.stage
    if stage == "":
        check = direct_check(s, f.firer, f.target, "direct_fire", f.moved, f.combined)
        f.result = fire_roll(s, check, s.setting.critical_hits)
        f.stage = "return"
    elif stage == "return":
        f.stage = "apply"
        if not s.return_fire_used[f.target]:
            ways = can_answer(s, f.target, f.firer, False, "return_fire")
            if ways:
                f.stage = "return_asked"
                return _ask_return(s, f, ways)
    elif stage == "return_asked":
        return _ask_return(s, f, can_answer(s, f.target, f.firer, False, "return_fire"))
    elif stage == "apply":
        f.stage = "apply_back"
        take_result(s, f.target, f.result)
    elif stage == "apply_back":
        f.stage = "retreat"
        if f.back:
            take_result(s, f.firer, f.back)
    elif stage == "retreat":
        if s.place[f.target] == ON_MAP and not f.reacted and may_retreat(s, f.target):
            hexes = retreat_hexes(s, f.target)
            if hexes:
                name = s.setting.unit_id[f.target]
                options = [Action("retreat", name, s.setting.hex_id[place]) for place in hexes]
                options.append(Action("no"))
                side = SIDES[s.setting.side[f.target]]
                return Decision(side, "DP-R3", "retreat", "6.3.3", options, (name,))
        f.stage = "window"
    elif stage == "window":
        f.stage = "done"
        if s.place[f.firer] == ON_MAP:
            answered = (f.target,) if f.reacted else ()
            s.frames.append(WindowFrame("", s.hex[f.firer], (f.firer,), answered, True))
    else:
        s.frames.pop()
    return None


def _ask_return(s: GameState, f: ShotFrame, ways: list[bool]) -> Decision:
    names = s.setting.unit_id
    options = [
        Action("return_fire", names[f.target], target=names[f.firer], mode="combined" if combined else "")
        for combined in ways
    ]
    options.append(Action("no"))
    side = SIDES[s.setting.side[f.target]]
    return Decision(side, "DP-R2", "return_fire", "6.3.2", options, (names[f.target], names[f.firer], f.result))


@answers(ShotFrame)
def _answer_shot(s: GameState, f: ShotFrame, action: Action) -> None:
    if f.stage == "return_asked":
        f.stage = "apply"
        if action.kind == "return_fire":
            # an attempt uses it up, and it comes before the result of the enemy shot.
            f.reacted = True
            emit(s, UnitSet("6.3.2", action.unit, "return_fire_used", True))
            f.back = react_with_fire(s, f.target, f.firer, "return_fire", "6.3.2", action.mode == "combined")
    elif action.kind == "retreat":
        if reaction_retreat(s, f.target, s.setting.hex_index[action.hex]):
            f.reacted = True
            f.stage = "window"
    else:
        f.stage = "window"
