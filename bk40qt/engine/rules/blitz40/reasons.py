"""Why a unit cannot act, fire, move or assault now. None: it can.

Whether it can is read off the options or the functions that make them, so the two cannot disagree; only the reason is
found here. Units of a side that does not decide now all get the same answer, and where a hidden enemy gun stands makes
no difference to any (13.1).
"""

from __future__ import annotations

from collections.abc import Iterable

from bk40qt.engine.codes import code_text
from bk40qt.engine.decisions import Decision, Refusal
from bk40qt.engine.rules.blitz40 import flow
from bk40qt.engine.rules.blitz40.activation import SegmentFrame, entry_hexes, is_due, stacks
from bk40qt.engine.rules.blitz40.assault import AssaultFrame
from bk40qt.engine.rules.blitz40.command import any_enemy, enemy_adjacent, known_enemy
from bk40qt.engine.rules.blitz40.fire import direct_check, manners, passenger, shots, spotted_from, weapon_reach
from bk40qt.engine.rules.blitz40.movement import (
    MoveFrame,
    assault_quarter,
    assaults_open,
    budget,
    can_move,
    classes,
    doctrine_allows,
    doctrine_limits,
    may_assault,
    prices,
    room_for,
    steps_open,
)
from bk40qt.engine.rules.blitz40.moving import TargetFrame, entry_price
from bk40qt.engine.rules.blitz40.reactions import ShotFrame, WindowFrame
from bk40qt.engine.rules.blitz40.routes import Way, routes
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import DUE, ELIMINATED, LEFT, ON_MAP, TRACK, UNPLACED, WITHDRAWN, GameState
from bk40qt.engine.rules.blitz40.words import the_side
from bk40qt.engine.wording import halves, listed, say, translatable

_AWAY = {
    UNPLACED: ("12", translatable("{who} has not been set up")),
    DUE: ("12.2", translatable("{who} has not entered the map yet")),
    TRACK: ("3.2", translatable("{who} was overrun and waits on the turn track")),
    ELIMINATED: ("1.2", translatable("{who} is eliminated")),
    LEFT: ("8.5.1", translatable("{who} has left the map")),
    WITHDRAWN: ("12.2", translatable("{who} has been withdrawn")),
}


def pending(s: GameState) -> Decision:
    """The decision that is pending: asking again changes nothing."""
    decision = flow.run(s.copy())
    assert decision is not None
    return decision


def name(s: GameState, unit: int) -> str:
    return told(s, (s.setting.unit_id[unit],))


def names(s: GameState, units: Iterable[int]) -> str:
    return told(s, [s.setting.unit_id[unit] for unit in units])


def told(s: GameState, idents: Iterable[str]) -> str:
    """Ids as people call them, each once."""
    return listed([s.setting.names.get(ident, ident) for ident in dict.fromkeys(idents)])


def wait_for(decision: Decision) -> Refusal:
    side, kind = the_side(decision.side), code_text(decision.kind)
    return Refusal(decision.rule, say("First {side} have to decide: {kind}", side=side, kind=kind))


# -- acting ------------------------------------------------------------------------------------------------------------


def barred(s: GameState, unit: int, entering: bool = False) -> Refusal | None:
    """Reasons against any action of the unit now. Whose turn it is comes first: that betrays nothing of hidden guns."""
    setting, top, who = s.setting, s.frames[-1], name(s, unit)
    idle = Refusal("5", say("{who} may act only while its formation is activated", who=who))
    segment = next((f for f in s.frames if isinstance(f, SegmentFrame)), None)
    if segment is None or setting.formation_side[segment.formations[0]] != setting.side[unit]:
        return idle
    if not isinstance(top, SegmentFrame | MoveFrame | TargetFrame):
        return wait_for(pending(s))
    if s.formation[unit] not in segment.formations:
        return idle
    if not (entering and s.place[unit] == DUE) and (reason := absent(s, unit)):
        return reason
    if isinstance(top, SegmentFrame):
        if s.demoralized[s.formation[unit]]:
            return Refusal("8.5.1", say("The formation of {who} is demoralized and acts no more", who=who))
        return Refusal("5.2", say("{who} has already acted in this activation", who=who)) if s.acted[unit] else None
    moving = next((f for f in s.frames if isinstance(f, MoveFrame)), None)
    if moving is not None and unit in moving.stopped:
        return Refusal("R-52", say("{who} has stayed behind: its action is over", who=who))
    members = (top.unit,) if isinstance(top, TargetFrame) else top.units
    return (
        None
        if unit in members
        else Refusal("R-50", say("{who} has to wait for {units}", who=who, units=names(s, members)))
    )


def absent(s: GameState, unit: int) -> Refusal | None:
    if s.place[unit] != ON_MAP:
        rule, text = _AWAY[s.place[unit]]
        return Refusal(rule, say(text, who=name(s, unit)))
    if s.aboard[unit] != NONE:
        return Refusal(
            "6.1",
            say("{unit} rides {carrier} and acts only with it", unit=name(s, unit), carrier=name(s, s.aboard[unit])),
        )
    return None


# -- fire --------------------------------------------------------------------------------------------------------------


def no_shot(s: GameState, unit: int, target: int, mode: str) -> Refusal | None:
    """Why the unit cannot fire at the target; mode "combined": together with the company it carries."""
    setting, top, asked = s.setting, s.frames[-1], pending(s)
    who, aim, side = name(s, unit), name(s, target), setting.side[unit]
    own = [option for option in asked.options if option.unit == setting.unit_id[unit]]
    aims = [option.target for option in own if option.target and mode in ("", option.mode)]
    moved = top.moved if isinstance(top, TargetFrame) else isinstance(top, MoveFrame)
    if setting.unit_id[target] in aims and asked.kind in ("fire", "reaction", "return_fire", "assault_fire"):
        return None
    if asked.kind in ("act", "move") and any([option.kind == "fire" for option in own]):
        if any([target == at and mode in ("", "combined" if both else "") for at, both, _ in shots(s, unit, moved)]):
            return None
    if isinstance(top, AssaultFrame):
        if asked.kind != "assault_fire" or not aims:
            return Refusal(asked.rule, say("{who} has no shot in the assault now", who=who))
        return Refusal(
            asked.rule, say("{who} can fire only at {targets} in this assault", who=who, targets=told(s, aims))
        )
    reacting = asked.kind in ("reaction", "return_fire") and SIDES[side] == asked.side
    reason = absent(s, unit) if reacting else barred(s, unit)
    if reason is not None:
        return reason
    if setting.side[target] == side:
        return Refusal("8.1", say("{aim} is on the same side as {who}", aim=aim, who=who))
    if s.place[target] != ON_MAP or s.hidden[target]:  # 13.1: a hidden gun is not given away
        return Refusal("8.1", say("{aim} is not in sight", aim=aim))
    if s.aboard[target] != NONE:
        return Refusal(
            "R-51",
            say("{aim} rides {carrier}: only the carrier can be fired at", aim=aim, carrier=name(s, s.aboard[target])),
        )
    if setting.is_hq[unit]:
        return Refusal("6.1", say("{who} is an HQ and has no weapons", who=who))
    reason = _no_reaction(s, unit, target) if reacting else cannot_stop_to_fire(s, unit)
    return reason or _line_of_fire(s, unit, target, moved, asked.kind != "return_fire", mode)


def _no_reaction(s: GameState, unit: int, target: int) -> Refusal | None:
    top, who = s.frames[-1], name(s, unit)
    if isinstance(top, ShotFrame) and (unit, target) != (top.target, top.firer):
        return Refusal(
            "6.3.2",
            say("Only {target} may return fire now, at {firer}", target=name(s, top.target), firer=name(s, top.firer)),
        )
    if not isinstance(top, WindowFrame):
        return None
    targets = [each for each in top.targets if s.place[each] == ON_MAP and s.hex[each] == top.hex]
    if target not in targets:
        return Refusal(
            "6.3.1", say("Only what has just moved or fired may be fired at: {units}", units=names(s, targets))
        )
    if s.opp_used[unit]:
        return Refusal("6.3.1", say("{who} has already tried opportunity fire", who=who))
    return Refusal("R-37", say("{who} has already reacted to this", who=who)) if unit in top.answered else None


def cannot_stop_to_fire(s: GameState, unit: int) -> Refusal | None:
    """6.1: why a unit on the move may fire at nobody."""
    f, who = s.frames[-1], name(s, unit)
    if not isinstance(f, MoveFrame):
        return None
    spent, half = f.spent[f.units.index(unit)], budget(s, unit, "fire")
    if unit in f.fired:
        return Refusal("6.1", say("{who} has already fired", who=who))
    if f.stage == "fire":
        return None
    if f.assaulted:
        return Refusal("6.1", say("{who} has assaulted and does not fire as well", who=who))
    if f.mode == "half":
        return Refusal("R-51", say("{who} has loaded or unloaded and may move or fire, not both", who=who))
    if f.mode == "fire_move":
        return Refusal("R-94", say("{who} could fire before it moved, and fires no more", who=who))
    if f.ambush != NONE:
        return Refusal(
            "R-89",
            say("A gun was hidden in {hex}: {who} may assault it or stop", hex=s.setting.hex_id[f.ambush], who=who),
        )
    if not f.made:
        return Refusal("R-94", say("{who} has chosen to move and may fire only after its first step", who=who))
    if spent > half:
        return Refusal(
            "6.1",
            say(
                "{who} has spent {spent} movement points, more than half ({half})",
                who=who,
                spent=halves(spent),
                half=halves(half),
            ),
        )
    if not room_for(s, s.hex[unit], s.setting.side[unit], f.units):
        return Refusal(
            "7.3",
            say("{who} cannot stop to fire in {hex}: the hex is full", who=who, hex=s.setting.hex_id[s.hex[unit]]),
        )
    return None


def _line_of_fire(s: GameState, unit: int, target: int, moved: bool, active: bool, mode: str) -> Refusal:
    who, aim = name(s, unit), name(s, target)
    if mode == "combined" and passenger(s, unit) == NONE:
        return Refusal("12.1", say("{who} carries no company that could fire with it", who=who))
    ways = [both for both in manners(s, unit, active) if both or mode != "combined"]
    if not ways:
        return Refusal("4.2", say("{who} has range 0 and only returns fire", who=who))
    sight = s.setting.sight.explain(s.hex[unit], s.hex[target])
    if not sight.clear:
        return Refusal(sight.rule, say("{who} does not see {aim}: {sight}", who=who, aim=aim, sight=sight.sentence))
    distance, spotted = sight.distance, spotted_from(s, target)
    if distance > max(1, spotted):
        return Refusal(
            "4.1",
            say(
                "{aim} can be seen from {spotted} hexes at most, {who} is {distance} away",
                aim=aim,
                spotted=spotted,
                who=who,
                distance=distance,
            ),
        )
    near = [both for both in ways if distance <= weapon_reach(s, unit, both)]
    if not near:
        far = max([weapon_reach(s, unit, both) for both in ways])
        return Refusal("4.2", say(_too_far(s, unit), aim=aim, distance=distance, who=who, far=far))
    checks = [direct_check(s, unit, target, "direct_fire", moved, both) for both in near]
    best = max(checks, key=lambda check: check.number)
    return Refusal(
        "8.2.2",
        say("The shot of {who} at {aim} is too weak: {best}, and -1 is the lowest", who=who, aim=aim, best=best.text),
    )


def _too_far(s: GameState, unit: int) -> str:
    if s.neutralized[unit]:
        return translatable("{aim} is {distance} hexes away, {who} reaches {far} because it is neutralized")
    if s.demoralized[s.formation[unit]]:
        return translatable("{aim} is {distance} hexes away, {who} reaches {far} because its formation is demoralized")
    if enemy_adjacent(s, s.hex[unit], s.setting.side[unit]):
        return translatable("{aim} is {distance} hexes away, {who} reaches {far} because an enemy is adjacent")
    return translatable("{aim} is {distance} hexes away, {who} reaches {far}")


# -- moving ------------------------------------------------------------------------------------------------------------


def way(s: GameState, units: tuple[int, ...], assaulting: int = NONE) -> Way | Refusal:
    """The movement of these units: the one under way, or one that they could begin together."""
    f, who = s.frames[-1], name(s, units[0])
    if isinstance(f, TargetFrame):
        return Refusal("8.1.1", say("{who} has to choose its target first", who=who))
    if isinstance(f, MoveFrame):
        if len(units) > 1 and set(units) != set(f.units):
            return Refusal("R-52", say("The stack on the move is {units}", units=names(s, f.units)))
        if f.stage == "fire" and not f.fired:
            return Refusal("6.1", say("{who} is to fire first and to move afterwards", who=who))
        if f.stage == "shots":
            return Refusal("R-94", say("{units} fired after moving: the movement is over", units=names(s, f.fired)))
        if f.ambush not in (NONE, assaulting):
            return Refusal(
                "R-89",
                say("A gun was hidden in {hex}: {who} may assault it or stop", hex=s.setting.hex_id[f.ambush], who=who),
            )
        return Way(f.units, s.hex[f.units[0]], f.spent, f.made, f.mode)
    for unit in units:
        if not can_move(s, unit):
            return Refusal("8.4", say("{unit} is neutralized and cannot move", unit=name(s, unit)))
        if (s.hex[unit], s.place[unit]) != (s.hex[units[0]], s.place[units[0]]):
            return Refusal("R-52", say("{who} and {unit} are not in the same hex", who=who, unit=name(s, unit)))
        if s.half[unit] and len(units) > 1:
            return Refusal("R-51", say("{unit} has loaded or unloaded and goes on alone", unit=name(s, unit)))
    if len(units) > 1 and units not in stacks(s, list(units)):
        return Refusal("7.1", say("A stack on the move has {limit} units at most", limit=s.setting.stacking))
    return Way(units, s.hex[units[0]], (0,) * len(units), 0, "half" if s.half[units[0]] else "move")


def no_move(s: GameState, units: tuple[int, ...], place: int, column: bool) -> Refusal | None:
    """Why the units cannot step into an adjacent hex, or go to a farther one and stop there."""
    start = way(s, units)
    if isinstance(start, Refusal):
        return start
    if s.place[units[0]] == DUE:
        return _no_entry(s, units, place, column)
    setting, side, goal = s.setting, s.setting.side[units[0]], s.setting.hex_id[place]
    if place == start.place:
        return Refusal("7.1", say("{unit} is already in {goal}", unit=name(s, units[0]), goal=goal))
    if known_enemy(s, place, side):
        return Refusal("7.1", say("Enemy units hold {goal}: it can be entered only by assault (9)", goal=goal))
    adjacent = setting.grid.direction(start.place, place) is not None
    if adjacent and any([step.hex == place and step.column >= column for step in steps_open(s, *start)]):
        return None
    reached = any(here.way.place == place for here in routes(s, start))
    room = room_for(s, place, side, start.units)
    if reached and room and not adjacent:
        return None
    if any([s.neutralized[unit] and not setting.is_hq[unit] for unit in start.units]) and (start.made or not adjacent):
        return Refusal("R-43", say("A neutralized unit moves one hex at most"))
    if all([setting.is_hq[unit] for unit in start.units]) and any_enemy(s, place, side):
        return Refusal("3.2", say("An enemy HQ is in {goal}: only a combat unit can overrun it", goal=goal))
    if not reached and not doctrine_allows(s, doctrine_limits(s, start.units), start.place, place):
        return Refusal(
            "3.4", say("{goal} is more than {limit} hexes from the HQ", goal=goal, limit=setting.doctrine[side])
        )
    if adjacent and (reason := _too_dear(s, start, place, column, False)):
        round_it = reached and room and reason.rule == "7.1"
        return reason._replace(reason=say("{reason}; it can go round", reason=reason.reason)) if round_it else reason
    if not room:
        return Refusal("7.3", say("{goal} is full ({limit} units)", goal=goal, limit=setting.stacking))
    left = min([budget(s, unit, start.mode) - used for unit, used in zip(start.units, start.spent, strict=True)])
    return Refusal(
        "7.1",
        say(
            "{units} cannot reach {goal} with {left} movement points",
            units=names(s, start.units),
            goal=goal,
            left=halves(max(0, left)),
        ),
    )


def _too_dear(s: GameState, start: Way, place: int, column: bool, assaulting: bool) -> Refusal | None:
    """7.1, 9.1.1: who of the stack cannot pay for the step (and the assault), by the cheaper way."""
    setting, goal = s.setting, s.setting.hex_id[place]
    direction = setting.grid.direction(start.place, place)
    assert direction is not None
    kinds = classes(s, start.units)
    found = [prices(s, kinds, start.place, direction, by_road) for by_road in ((True,) if column else (False, True))]
    price = min([each for each in found if each is not None], default=None)
    if price is None:
        return Refusal("7.2.1", say("No road leads from {here} to {goal}", here=setting.hex_id[start.place], goal=goal))
    for unit, cost, used in zip(start.units, price, start.spent, strict=True):
        cost += assault_quarter(s, unit) if assaulting else 0
        left = budget(s, unit, start.mode) - used
        if cost > left and (start.made or start.mode != "move"):  # 7.1, R-48: the first step is always possible
            values = {"who": name(s, unit), "left": halves(max(0, left)), "goal": goal, "cost": halves(cost)}
            if assaulting:
                text = say("{who} has {left} movement points left, the assault on {goal} costs {cost}", **values)
                return Refusal("9.1.1", text)
            return Refusal("7.1", say("{who} has {left} movement points left, {goal} costs {cost}", **values))
    return None


def _no_entry(s: GameState, units: tuple[int, ...], place: int, column: bool) -> Refusal | None:
    """12.2, R-84: reinforcements enter in their zone."""
    setting, who, goal = s.setting, name(s, units[0]), s.setting.hex_id[place]
    idents = {setting.unit_id[unit] for unit in units}
    for option in pending(s).options:
        if option.kind == "enter" and option.hex == goal and idents == {*option.units} and (option.mode or not column):
            return None
    for unit in units:
        hq = setting.hq[s.formation[unit]]
        if not is_due(s, unit):
            turn = max(setting.arrival[unit], setting.arrival[hq] if hq != NONE else 0)
            return Refusal("12.2", say("{unit} arrives in turn {turn}", unit=name(s, unit), turn=turn))
    if len({s.formation[unit] for unit in units}) > 1:
        return Refusal("R-84", say("{units} enter each with its own formation", units=names(s, units)))
    hexes = entry_hexes(s, units[0])
    if place not in hexes:
        free = ", ".join([setting.hex_id[each] for each in hexes])
        if not free:
            return Refusal("R-84", say("{who} enters the map at no hex now", who=who))
        return Refusal("R-84", say("{who} enters the map at {free}", who=who, free=free))
    if column and entry_price(s, units, place, True) is None:
        return Refusal("7.2.1", say("No road enters the map at {goal}", goal=goal))
    if any_enemy(s, place, setting.side[units[0]]):
        return Refusal("3.2", say("An enemy HQ is in {goal}: only a combat unit can overrun it", goal=goal))
    return Refusal("7.3", say("{goal} is full ({limit} units)", goal=goal, limit=setting.stacking))


# -- assault -----------------------------------------------------------------------------------------------------------


def no_assault(s: GameState, units: tuple[int, ...], place: int, column: bool) -> Refusal | None:
    start = way(s, units, place)
    if isinstance(start, Refusal):
        return start
    setting, side, goal = s.setting, s.setting.side[units[0]], s.setting.hex_id[place]
    who = name(s, start.units[0])
    if not known_enemy(s, place, side):
        return Refusal("9", say("There is no known enemy combat unit in {goal}", goal=goal))
    for unit in start.units:
        if not may_assault(s, unit):
            return Refusal("9.1.1", say("{unit} may not assault: {why}", unit=name(s, unit), why=_assault_bar(s, unit)))
    if start.mode == "half":
        return Refusal("R-51", say("{who} has loaded or unloaded and may only move or fire", who=who))
    if start.mode == "fire_move":
        return Refusal("6.1", say("{who} fires and moves, and does not assault as well", who=who))
    if setting.grid.direction(start.place, place) is None:
        for route in routes(s, start):
            here = route.way
            if any([step.hex == place for step in assaults_open(s, here.units, here.place, here.spent, here.made)]):
                return None
        return Refusal(
            "9.1.1",
            say(
                "{units} cannot get next to {goal} with points left to assault it",
                units=names(s, start.units),
                goal=goal,
            ),
        )
    found = assaults_open(s, start.units, start.place, start.spent, start.made)
    if any([step.hex == place and step.column >= column for step in found]):
        return None
    if not doctrine_allows(s, doctrine_limits(s, start.units), start.place, place):
        return Refusal(
            "3.4", say("{goal} is more than {limit} hexes from the HQ", goal=goal, limit=setting.doctrine[side])
        )
    return _too_dear(s, start, place, column, True)


def _assault_bar(s: GameState, unit: int) -> str:
    if s.setting.is_hq[unit]:
        return say("it is an HQ")
    if s.neutralized[unit]:
        return say("it is neutralized")
    return say("it is out of command") if s.out_of_command[unit] else say("the infantry aboard has to dismount first")
