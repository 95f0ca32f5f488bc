"""What a player wants to see before he decides: where units could go and by which way, who may fire at them there, whom
they could fire at, and which options belong to which counter and hex.

Every answer comes from the functions that make the options, and is judged by what the owner of the units may know:
hidden enemy guns (13.1) make no difference. Units, formations and hexes are named by their ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from bk40qt.engine.chances import enumerate_chance
from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.dice import Dice
from bk40qt.engine.modifiers import Check
from bk40qt.engine.records import made, value
from bk40qt.engine.rules.blitz40.activation import SegmentFrame
from bk40qt.engine.rules.blitz40.command import known_enemy
from bk40qt.engine.rules.blitz40.fire import fires_actively, manners, shots, weapon_reach
from bk40qt.engine.rules.blitz40.morale import is_neutralization
from bk40qt.engine.rules.blitz40.movement import MoveFrame, room_for
from bk40qt.engine.rules.blitz40.moving import TargetFrame
from bk40qt.engine.rules.blitz40.reasons import absent, names
from bk40qt.engine.rules.blitz40.rolls import fire_roll
from bk40qt.engine.rules.blitz40.routes import Route
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.scouting import End, Movement, Scout, movement, nothing_open
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState
from bk40qt.engine.rules.blitz40.view import imagine
from bk40qt.engine.rules.blitz40.whynot import why_not
from bk40qt.engine.wording import say

Steps = tuple[tuple[str, bool], ...]  # hex, and whether it is entered in column (7.2.1)

# -- reach -------------------------------------------------------------------------------------------------------------


@value
class Arrival:
    """One way to come to a hex. Points are half movement points; in a stack those of the member with the fewest left
    (R-52)."""

    cost: int  # from now on, an assault included (9.1.1)
    left: int
    fire: tuple[str, ...]  # units that may still fire after it (6.1): within half their MA, and with room to stop
    path: Steps  # the last step is into the hex itself


@value
class Goal:
    """A hex that units can come to."""

    hex: str
    plain: Arrival | None  # never in column on the way
    column: Arrival | None  # in column on some of it (7.2.1), where that saves points
    stop: bool  # 7.3: False: it is full and can only be passed through, or held by enemies

    @property
    def cheapest(self) -> Arrival:
        best = self.column or self.plain
        assert best is not None
        return best


@value
class Reach:
    units: tuple[str, ...]  # those that move, in the order of the options
    hexes: Mapping[str, Goal] = made(factory=dict)  # without the hex where they stand
    assaults: Mapping[str, Goal] = made(factory=dict)  # enemy hexes; the last step of a path is the assault
    refusal: Refusal | None = None  # why there is nothing at all


def reach(s: GameState, units: Sequence[str]) -> Reach:
    """Everything that these units can come to from now on, alone or as a stack: at DP-A1 before their action begins,
    at DP-A2 in the middle of it, and from off the map where they are due (12.2)."""
    plan = movement(s, units)
    if isinstance(plan, Refusal):
        return Reach(tuple(units), refusal=plan)
    found: dict[tuple[bool, int], list[End]] = {}
    for end in plan.ends():
        found.setdefault((end.assault is not None, end.place), []).append(end)
    if not found:
        return Reach(plan.ids, refusal=nothing_open(s, plan))
    scout, known = Scout(plan), dict[Route, Steps]()
    goals: tuple[dict[str, Goal], dict[str, Goal]] = ({}, {})
    for (assault, place), ends in found.items():
        stop = not assault and room_for(plan.s, place, plan.side, plan.start.units)
        plain, column = [_arrival(plan, scout, best[0], stop, known) if best else None for best in plan.cheapest(ends)]
        name = s.setting.hex_id[place]
        goals[assault][name] = Goal(name, plain, column, stop)
    return Reach(plan.ids, *goals)


def potential_reach(s: GameState, unit: str, viewer: str = "") -> Reach:
    """What a unit could come to, with all of its MA, if its formation were activated now and nobody rallied. With a
    `viewer` of the other side nothing of the unit's own hidden guns shows in the answer either (13.1)."""
    number = s.setting.unit_index[unit]
    position = imagine(s, SIDES[s.setting.side[number]])
    if viewer:
        position = imagine(position, viewer)
    away = absent(position, number)
    if away is not None:
        return Reach((unit,), refusal=away)
    position.frames = [SegmentFrame("act", (position.formation[number],), ("own",))]
    position.acted[number] = position.half[number] = False
    return reach(position, (unit,))


def _arrival(plan: Movement, scout: Scout, end: End, stop: bool, known: dict[Route, Steps]) -> Arrival:
    path = _steps(plan, end.route, known)
    if end.assault is not None:
        path += ((plan.s.setting.hex_id[end.assault.hex], end.assault.column),)
    return Arrival(*plan.points(end.spent), scout.firers(end) if stop else (), path)


def _steps(plan: Movement, route: Route, known: dict[Route, Steps]) -> Steps:
    found = known.get(route)
    if found is None:
        found = ()
        if route.parents:
            parent, column = route.parents[0]
            found = (*_steps(plan, parent, known), (plan.s.setting.hex_id[route.way.place], column))
        known[route] = found
    return found


# -- paths -------------------------------------------------------------------------------------------------------------


@value
class PathStep:
    action: Action
    hex: str
    column: bool
    cost: int  # from now on, in half points; in a stack that of the member with the fewest points left
    left: int
    reactors: tuple[str, ...]  # known enemies that might fire at it there (6.3.1)
    mined: bool  # 10.1


@value
class Path:
    """A way to a hex. `actions` can be submitted one after the other as long as nobody interferes."""

    units: tuple[str, ...]
    steps: tuple[PathStep, ...]
    actions: tuple[Action, ...]  # those of the steps, and before them what begins the movement, if it has not begun


class _Trail(NamedTuple):
    threat: tuple[int, int, int]  # steps under fire, possible shooters in all, steps
    steps: tuple[tuple[Route, bool], ...]


def path_to(s: GameState, units: Sequence[str], hex: str, column: bool | None = None) -> Path | Refusal:
    """The cheapest way to a hex, with the fewest steps under enemy fire among the cheapest ones; to a hex that enemies
    hold: the way to assault it. Column: None = if that saves points, False = never, True = only so."""
    plan = movement(s, units)
    if isinstance(plan, Refusal):
        return plan
    goal = s.setting.hex_index.get(hex, NONE)
    held = goal != NONE and known_enemy(plan.s, goal, plan.side)
    plain, by_road = plan.cheapest([end for end in plan.ends() if end.place == goal])
    ends = by_road if column or (column is None and by_road) else plain
    if not ends or not (held or room_for(plan.s, goal, plan.side, plan.start.units)):
        reason = why_not(s, Action("assault" if held else "move", "", hex, "", plan.ids, "column" if column else ""))
        if reason is not None:
            return reason
    if not ends:
        return _wrong_manner(s, plan.start.units, hex, bool(column))
    scout, known = Scout(plan), dict[Route, _Trail]()
    trails = [(_trail(scout, end.route, known), end) for end in ends]
    trail, end = min(trails, key=lambda each: each[0].threat)
    return _path(plan, scout, trail, end)


def _wrong_manner(s: GameState, units: tuple[int, ...], hex: str, column: bool) -> Refusal:
    """7.2.1: they could go there, but not like this."""
    who = names(s, units)
    if column:
        return Refusal("7.2.1", say("{who} saves no points on the way to {hex} by moving in column", who=who, hex=hex))
    return Refusal("7.2.1", say("{who} can come to {hex} only in column", who=who, hex=hex))


def _trail(scout: Scout, route: Route, known: dict[Route, _Trail]) -> _Trail:
    """The safest of the equally cheap ways to where the route stands."""
    found = known.get(route)
    if found is None:
        ways = [] if route.parents else [_Trail((0, 0, 0), ())]
        for parent, column in route.parents:
            (under_fire, shooters, count), steps = _trail(scout, parent, known)
            enemies = len(scout.reactors(route.way.place, column))
            threat = (under_fire + bool(enemies), shooters + enemies, count + 1)
            ways.append(_Trail(threat, (*steps, (route, column))))
        found = known[route] = min(ways, key=lambda each: each.threat)
    return found


def _path(plan: Movement, scout: Scout, trail: _Trail, end: End) -> Path:
    made = [(route.way.place, column, route.way.spent) for route, column in trail.steps]
    kinds = ["step"] * len(made)
    if plan.start.place == NONE:
        kinds[0] = "enter"
    if end.assault is not None:
        made.append((end.assault.hex, end.assault.column, end.spent))
        kinds.append("assault")
    steps = []
    for kind, (place, column, spent) in zip(kinds, made, strict=True):
        name = plan.s.setting.hex_id[place]
        action = Action(kind, hex=name, units=plan.ids, mode="column" if column else "")
        reactors = scout.reactors(place, column) if kind != "assault" else ()  # 9.1.2: the defender fires instead
        steps.append(PathStep(action, name, column, *plan.points(spent), reactors, plan.s.mined[place]))
    return Path(plan.ids, tuple(steps), (*plan.opening, *[step.action for step in steps]))


# -- fire --------------------------------------------------------------------------------------------------------------


@value
class Target:
    unit: str
    hex: str
    distance: int
    check: Check
    combined: bool  # together with the company aboard (12.1)


def field_of_fire(s: GameState, unit: str) -> tuple[tuple[str, int], ...]:
    """Hexes in sight within the present range of the unit's weapons (4.2), with their distance, nearest first. Empty
    for those that only return fire or carry no weapons."""
    firer = s.setting.unit_index[unit]
    if s.place[firer] != ON_MAP or not fires_actively(s, firer):
        return ()
    far = max([weapon_reach(s, firer, combined) for combined in manners(s, firer, active=True)], default=0)
    seen = s.setting.sight.seen(s.hex[firer])
    return tuple([(s.setting.hex_id[place], distance) for place, distance in seen.items() if distance <= far])


def targets(s: GameState, unit: str) -> list[Target]:
    """Known enemies at which the unit could fire from where it is, as if it were its turn to; one on the move fires as
    one that has moved (6.1)."""
    setting, top = s.setting, s.frames[-1]
    firer = setting.unit_index[unit]
    if s.place[firer] != ON_MAP:
        return []
    moved = isinstance(top, MoveFrame) and firer in top.units
    if isinstance(top, TargetFrame) and top.unit == firer:
        moved = top.moved
    seen = setting.sight.seen(s.hex[firer])
    return [
        Target(setting.unit_id[target], setting.hex_id[s.hex[target]], seen[s.hex[target]], check, combined)
        for target, combined, check in shots(s, firer, moved)
    ]


def odds(s: GameState, check: Check) -> dict[str, Fraction]:
    """The chance of each result of a shot at its target: "-", "N", "1", with "!" for a critical hit (13.2). A red N is
    an N for soft targets and nothing for armoured ones (8.3)."""
    assert check.compare == "crt", check
    position = s.copy()

    def shot(dice: Dice) -> str:
        position.dice, position.out = dice, []
        return fire_roll(position, check, s.setting.critical_hits)

    found: dict[str, Fraction] = {}
    for chance, result in enumerate_chance(shot) or ():
        result = letter(s, check.target, result)
        found[result] = found.get(result, Fraction(0)) + chance
    return dict(sorted(found.items()))


def letter(s: GameState, target: str, result: str) -> str:
    """What a result is for this target: a red N is an N or nothing (8.3)."""
    neutralizes = is_neutralization(s, s.setting.unit_index[target], result)
    return ("N" if neutralizes else "1" if result[0] == "1" else "-") + result[1:]


# -- options on the map ------------------------------------------------------------------------------------------------


def actors(s: GameState, decision: Decision) -> dict[str, list[Action]]:
    """The options of each unit of the side that decides: those that it would carry out or that are about it. What is
    about a formation, by its drawn marker too, is about each of its units on the map."""
    found: dict[str, list[Action]] = {}
    drawn = tuple(_drawn(s, decision))
    for option in decision.options:
        for unit in dict.fromkeys((*_units(s, option), *(drawn if option.kind in ("activate", "rest") else ()))):
            if SIDES[s.setting.side[unit]] == decision.side:
                found.setdefault(s.setting.unit_id[unit], []).append(option)
    return found


def aims(s: GameState, decision: Decision) -> dict[str, list[Action]]:
    """The options against each enemy unit."""
    found: dict[str, list[Action]] = {}
    for option in decision.options:
        target = s.setting.unit_index.get(option.target)
        if target is not None and SIDES[s.setting.side[target]] != decision.side:
            found.setdefault(option.target, []).append(option)
    return found


def places(s: GameState, decision: Decision) -> dict[str, list[Action]]:
    """The options that belong to each hex: where they lead to, or where the unit stands that they are aimed at."""
    found: dict[str, list[Action]] = {}
    for option in decision.options:
        target = s.setting.unit_index.get(option.target)
        if option.hex:
            found.setdefault(option.hex, []).append(option)
        elif target is not None and s.place[target] == ON_MAP:
            found.setdefault(s.setting.hex_id[s.hex[target]], []).append(option)
    return found


def idle_units(s: GameState, decision: Decision) -> tuple[str, ...]:
    """DP-A1: the units that can still act, in the order of the scenario, which no action changes."""
    if decision.point != "DP-A1":
        return ()
    return tuple(sorted(actors(s, decision), key=s.setting.unit_index.__getitem__))


def _drawn(s: GameState, decision: Decision) -> Iterator[int]:
    """DP-M2: the units of the formation whose marker is drawn."""
    if decision.kind == "formation_marker":
        formation = s.setting.markers[s.setting.marker_index[decision.about[0]]].formation
        yield from [unit for unit in s.members[formation] if s.place[unit] == ON_MAP]


def _units(s: GameState, option: Action) -> Iterator[int]:
    setting = s.setting
    for name in (option.unit, *option.units, option.target):
        if name in setting.unit_index:
            yield setting.unit_index[name]
        elif name in setting.formation_index and option.unit not in setting.unit_index:
            formation = setting.formation_index[name]
            yield from [unit for unit in s.members[formation] if s.place[unit] == ON_MAP]
