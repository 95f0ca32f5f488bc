"""Chapters 5.2 and 6.1: an activated formation acts (B.2.1), unit by unit or stack by stack (DP-A1)."""

from __future__ import annotations

from itertools import combinations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import any_enemy, factor_check, known_enemy, settle_works
from bk40qt.engine.rules.blitz40.events import (
    Activated,
    ActivationEnded,
    FormationSet,
    Loaded,
    UnitsCleared,
    UnitSet,
    Unloaded,
    emit,
)
from bk40qt.engine.rules.blitz40.fire import passenger, shots
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.indirect import StrikesFrame, target_hexes
from bk40qt.engine.rules.blitz40.morale import rally
from bk40qt.engine.rules.blitz40.movement import Step, assaults_open, can_begin, can_end, can_move, room_for
from bk40qt.engine.rules.blitz40.moving import TargetFrame, begin_move, enter, entry_price
from bk40qt.engine.rules.blitz40.retreat import ambushed
from bk40qt.engine.rules.blitz40.rolls import passes
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import DUE, ON_MAP, GameState

END = Action("end_activation")


@frame
class SegmentFrame(Frame):
    """One activated formation, or two together (5.5 use 1), or one with the strikes of a marker (use 2)."""

    formations: tuple[int, ...] = ()
    by: tuple[str, ...] = ()  # "own" or "repeat", for each
    strikes: int = NONE  # marker whose strikes may still be fired


def clear_reactions(s: GameState, side: int) -> None:
    """B.5: return fire and reaction retreats of the passive side are counted for each enemy segment."""
    setting = s.setting
    for status in ("return_fire_used", "retreats"):
        used = [setting.unit_id[unit] for unit in setting.side_units[1 - side] if getattr(s, status)[unit]]
        if used:
            emit(s, UnitsCleared("R-37", status, tuple(used)))


@advances(SegmentFrame)
def _advance_segment(s: GameState, f: SegmentFrame) -> Decision | None:
    if f.stage == "":
        _begin(s, f)
        f.stage = "act"
    if f.stage == "act":
        options = _options(s, f)
        if options:
            options.append(END)
            about = tuple([s.setting.formation_id[formation] for formation in f.formations])
            return Decision(SIDES[s.setting.formation_side[f.formations[0]]], "DP-A1", "act", "6.1", options, about)
        f.stage = "end"
    _end(s, f)
    return None


def _begin(s: GameState, f: SegmentFrame) -> None:
    """2.B.2, R-05: OPP markers off, fatigue, rally (HQ before units)."""
    setting = s.setting
    clear_reactions(s, setting.formation_side[f.formations[0]])
    for formation, by in zip(f.formations, f.by, strict=True):
        emit(s, Activated("5.2", setting.formation_id[formation], by))
        own = s.members[formation]
        for status in ("opp_used", "acted", "half"):
            marked = [setting.unit_id[unit] for unit in own if getattr(s, status)[unit]]
            if marked:
                emit(s, UnitsCleared("2.B.2", status, tuple(marked)))
        if s.fatigued[formation] and passes(s, factor_check(s, formation, "fatigue_recovery", "5.4")):
            emit(s, FormationSet("5.4", setting.formation_id[formation], "fatigued", False))
        for unit in sorted(own, key=lambda unit: not setting.is_hq[unit]):
            if s.neutralized[unit] and s.place[unit] == ON_MAP:
                rally(s, unit)


def _end(s: GameState, f: SegmentFrame) -> None:
    """5.3: the second completed activation of a turn brings fatigue."""
    for formation, by in zip(f.formations, f.by, strict=True):
        name = s.setting.formation_id[formation]
        emit(s, ActivationEnded("5.2", name, by))
        if s.activations[formation] >= 2 and not s.fatigued[formation]:
            emit(s, FormationSet("5.3", name, "fatigued", True))
    s.frames.pop()


# -- DP-A1 -------------------------------------------------------------------------------------------------------------


def _options(s: GameState, f: SegmentFrame) -> list[Action]:
    setting = s.setting
    options: list[Action] = []
    ready: dict[int, list[int]] = {}  # units that can still begin a movement, by hex
    firing: list[int] = []  # those of them that could fire first
    waiting: dict[int, list[int]] = {}  # reinforcements, by formation
    for formation in f.formations:
        if s.demoralized[formation]:
            continue
        for unit in s.members[formation]:
            if s.acted[unit]:
                continue
            if s.place[unit] == ON_MAP:
                if s.aboard[unit] == NONE:
                    _unit_options(s, unit, options, ready, firing)
            elif s.place[unit] == DUE and is_due(s, unit):
                waiting.setdefault(formation, []).append(unit)
    for units in ready.values():
        if len(units) > 1:
            _stack_options(s, units, firing, options)
    for units in waiting.values():
        _entry_options(s, units, options)
    if f.strikes != NONE and target_hexes(s, f.strikes):
        options.append(Action("strikes", setting.markers[f.strikes].id))
    return options


def _unit_options(
    s: GameState, unit: int, options: list[Action], ready: dict[int, list[int]], firing: list[int]
) -> None:
    setting = s.setting
    place, half = s.hex[unit], s.half[unit]
    move, fire, fire_move = setting.unit_actions[unit]
    mobile = False
    if can_move(s, unit):
        alone = (unit,)
        mode = "half" if half else "move"
        if can_begin(s, alone, place, mode) or (not half and assaults_open(s, alone, place, (0,), 0, first_only=True)):
            options.append(move)
        if not half:
            mobile = True
            ready.setdefault(place, []).append(unit)
    if setting.is_hq[unit]:
        return
    if shots(s, unit, False, first_only=True):
        options.append(fire)
        if mobile and not s.neutralized[unit] and shots(s, unit, True, first_only=True):
            options.append(fire_move)
            firing.append(unit)
    if setting.is_carrier[unit]:
        _carrier_options(s, unit, options)


def _carrier_options(s: GameState, carrier: int, options: list[Action]) -> None:
    """DP-A4, R-51: same hex, same activated formation, the first half of both units' action."""
    setting = s.setting
    name = setting.unit_id[carrier]
    if not setting.can_load[setting.side[carrier]] or s.half[carrier] or s.neutralized[carrier]:
        return
    company = passenger(s, carrier)
    if company != NONE:
        if not s.neutralized[company]:
            options.append(Action("unload", setting.unit_id[company], target=name))
        return
    for unit in s.stack[s.hex[carrier]]:
        if (
            setting.infantry[unit]
            and s.formation[unit] == s.formation[carrier]
            and not s.acted[unit]
            and not s.half[unit]
            and not s.neutralized[unit]
            and s.aboard[unit] == NONE
        ):
            options.append(Action("load", setting.unit_id[unit], target=name))


def stacks(s: GameState, units: list[int]) -> list[tuple[int, ...]]:
    """7.1: every stack of two or more that can go together, three units at most; HQs do not count (R-52)."""
    setting = s.setting
    found = []
    for size in range(2, len(units) + 1):
        for group in combinations(units, size):
            weight = sum([(not setting.is_hq[unit]) + (passenger(s, unit) != NONE) for unit in group])
            if weight <= setting.stacking:
                found.append(group)
    return found


def _stack_options(s: GameState, units: list[int], firing: list[int], options: list[Action]) -> None:
    names = s.setting.unit_id
    place = s.hex[units[0]]
    for group in stacks(s, units):
        nothing = (0,) * len(group)
        if can_begin(s, group, place, "move") or assaults_open(s, group, place, nothing, 0, first_only=True):
            options.append(Action("move", units=tuple([names[unit] for unit in group])))
        if any([unit in firing for unit in group]):
            options.append(Action("fire_move", units=tuple([names[unit] for unit in group])))


# -- reinforcements (DP-X3) --------------------------------------------------------------------------------------------


def is_due(s: GameState, unit: int) -> bool:
    """R-84: from its turn on; an attached independent not before the formation it is attached to."""
    setting = s.setting
    formation = s.formation[unit]
    if formation != setting.home_formation[unit]:
        hq = setting.hq[formation]
        if hq != NONE and setting.arrival[hq] > s.turn:
            return False
    return setting.arrival[unit] <= s.turn


def entry_hexes(s: GameState, unit: int) -> list[int]:
    """The entry zone; where the enemy holds all of it, the nearest free hexes of the same map edge (R-84)."""
    setting = s.setting
    side = setting.side[unit]
    own = (setting.formation_id[s.formation[unit]], setting.formation_id[setting.home_formation[unit]])
    zone = next((entry.zone for name in own for entry in setting.scenario.entries if entry.formation == name), None)
    if zone is None:
        return []
    hexes = [setting.hex_index[name] for name in setting.zones[zone].hexes]
    free = [place for place in hexes if not known_enemy(s, place, side)]
    if free or not hexes:
        return free
    edges = frozenset().union(*[setting.grid.edges(place) for place in hexes])
    along = [
        place
        for place in range(setting.grid.n)
        if setting.grid.edges(place) & edges and not known_enemy(s, place, side)
    ]
    if not along:
        return []
    reach = {place: min([setting.grid.distance(place, goal) for goal in hexes]) for place in along}
    nearest = min(reach.values())
    return [place for place in along if reach[place] == nearest]


def entry_step(s: GameState, units: tuple[int, ...], place: int, column: bool) -> Step | None:
    side = s.setting.side[units[0]]
    fighters = any([not s.setting.is_hq[unit] for unit in units])
    price = entry_price(s, units, place, column)
    if price is None or (not fighters and any_enemy(s, place, side)):
        return None
    if not room_for(s, place, side, units) and not can_end(s, units, place, price, 1, "move"):
        return None
    return Step(place, column, price)


def _entry_options(s: GameState, units: list[int], options: list[Action]) -> None:
    setting = s.setting
    for group in [*[(unit,) for unit in units], *stacks(s, units)]:
        names = tuple([setting.unit_id[unit] for unit in group])
        for place in entry_hexes(s, group[0]):
            options += [
                Action("enter", hex=setting.hex_id[place], units=names, mode="column" if column else "")
                for column in (False, True)
                if entry_step(s, group, place, column) is not None
            ]


# -- answers -----------------------------------------------------------------------------------------------------------


@answers(SegmentFrame)
def _answer_segment(s: GameState, f: SegmentFrame, action: Action) -> None:
    setting = s.setting
    kind = action.kind
    if kind == "end_activation":
        f.stage = "end"
    elif kind in ("move", "fire_move"):
        units = tuple([setting.unit_index[name] for name in action.units])
        mode = "half" if s.half[units[0]] else kind
        begin_move(s, units, mode)
    elif kind == "fire":
        emit(s, UnitSet("5.2", action.unit, "acted", True))
        s.frames.append(TargetFrame("", setting.unit_index[action.unit], False))
    elif kind == "enter":
        units = tuple([setting.unit_index[name] for name in action.units])
        _enter(s, units, setting.hex_index[action.hex], action.mode == "column")
    elif kind == "strikes":
        marker = f.strikes
        f.strikes = NONE
        s.frames.append(StrikesFrame(marker=marker, left=setting.markers[marker].strikes))
    elif kind == "load":
        emit(s, Loaded("6.1", action.unit, action.target))
        _half(s, action)
        settle_works(s, s.hex[setting.unit_index[action.unit]])
    else:
        emit(s, Unloaded("6.1", action.unit))
        _half(s, action)
        settle_works(s, s.hex[setting.unit_index[action.unit]])


def _half(s: GameState, action: Action) -> None:
    for name in (action.unit, action.target):
        emit(s, UnitSet("R-51", name, "half", True))


def _enter(s: GameState, units: tuple[int, ...], place: int, column: bool) -> None:
    if ambushed(s, place, s.setting.side[units[0]]):
        return  # the gun is revealed; the question is asked again
    step = entry_step(s, units, place, column)
    assert step is not None
    enter(s, begin_move(s, units, "move"), step)
