"""Retreats (6.3.3): the way back, over mines and full hexes, shared by reactions, assaults and overstacked stops."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import (
    any_enemy,
    check_command,
    enemy_combat_units,
    reveal,
    settle_works,
    stack_size,
    take_control,
)
from bk40qt.engine.rules.blitz40.events import Retreated, UnitSet, emit
from bk40qt.engine.rules.blitz40.fire import passenger
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.mines import mine_attack
from bk40qt.engine.rules.blitz40.morale import lose_step
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState


def party(s: GameState, unit: int) -> list[int]:
    """The unit with the company it carries: they go together."""
    company = passenger(s, unit)
    return [unit] if company == NONE else [unit, company]


def weight(s: GameState, units: list[int]) -> int:
    """How many units of these count for stacking (7.3)."""
    return sum([not s.setting.is_hq[unit] for unit in units])


def has_room(s: GameState, place: int, side: int, units: list[int]) -> bool:
    newcomers = [unit for unit in units if s.hex[unit] != place]
    return stack_size(s, place, side) + weight(s, newcomers) <= s.setting.stacking


def ways_on(s: GameState, unit: int, place: int, barred: tuple[int, ...] = ()) -> list[int]:
    """6.3.3: from a full hex, the next hexes that lie on a shortest way to one with room, without enemies."""
    side, units = s.setting.side[unit], party(s, unit)
    neighbours = s.setting.neighbours
    origin = {
        beyond: {beyond}
        for beyond in neighbours[place]
        if beyond >= 0 and beyond not in barred and not any_enemy(s, beyond, side)
    }
    met = {place, *origin}
    while origin:
        ends = [at for at in origin if has_room(s, at, side, units)]
        if ends:
            return sorted(set().union(*(origin[at] for at in ends)))
        ahead: dict[int, set[int]] = {}
        for at, firsts in origin.items():
            for beyond in neighbours[at]:
                if beyond >= 0 and beyond not in met and beyond not in barred and not any_enemy(s, beyond, side):
                    ahead.setdefault(beyond, set()).update(firsts)
        met.update(ahead)
        origin = ahead
    return []


def retreat_hexes(s: GameState, unit: int, barred: tuple[int, ...] = ()) -> list[int]:
    """Where a unit may retreat to: an adjacent hex without enemies; a full one only if the way goes on from there.
    A neutralized unit goes one hex and no further (8.4)."""
    setting, stack, sides = s.setting, s.stack, s.setting.side
    side = sides[unit]
    room = setting.stacking - (weight(s, party(s, unit)) if setting.is_carrier[unit] else not setting.is_hq[unit])
    found = []
    for place in setting.neighbours[s.hex[unit]]:
        if place < 0 or place in barred:
            continue
        here = stack[place]
        if here:
            if sides[here[0]] != side:  # a hex holds one side only
                if all([s.hidden[other] for other in here]):
                    found.append(place)
                continue
            full = len(here) > room and stack_size(s, place, side) > room
            if full and (s.neutralized[unit] or not ways_on(s, unit, place, (*barred, s.hex[unit]))):
                continue
        found.append(place)
    return found


def ambushed(s: GameState, place: int, side: int) -> bool:
    """R-89: hidden guns where a unit wants to go are revealed, and it does not go there."""
    found = [unit for unit in enemy_combat_units(s, place, side) if s.hidden[unit]]
    for unit in found:
        reveal(s, unit, "R-89")
    return bool(found)


@frame
class RetreatFrame(Frame):
    """A unit on its way back. Stages: "" (to enter `hex`), arrived, settle."""

    unit: int = NONE
    hex: int = NONE
    rule: str = "6.3.3"
    barred: tuple[int, ...] = ()  # hexes it may not use (9.1.5)
    company: tuple[int, ...] = ()  # HQs that leave with it


@advances(RetreatFrame)
def _advance_retreat(s: GameState, f: RetreatFrame) -> Decision | None:
    setting, unit = s.setting, f.unit
    side = setting.side[unit]
    if f.stage == "":
        came_from = s.hex[unit]
        for each in [*party(s, unit), *f.company]:
            reveal(s, each)
            emit(s, Retreated(f.rule, setting.unit_id[each], setting.hex_id[f.hex]))
        settle_works(s, came_from)
        f.barred += (came_from,)  # 6.3.3: on from a full hex, not back
        f.stage = "arrived"
        if s.mined[f.hex]:
            for each in (*f.company[::-1], unit):
                mine_attack(s, each)
        return None
    if s.place[unit] != ON_MAP:
        check_command(s, f.company)
        s.frames.pop()
        return None
    if not setting.is_hq[unit]:
        take_control(s, f.hex, side)
    if stack_size(s, f.hex, side) > setting.stacking and not setting.is_hq[unit]:
        onward = ways_on(s, unit, f.hex, f.barred)
        if not onward:
            _trapped(s, f)
            return None
        if len(onward) > 1:
            name = setting.unit_id[unit]
            options = [Action("retreat_on", name, setting.hex_id[place]) for place in onward]
            return Decision(SIDES[side], "DP-R3", "retreat_on", "6.3.3", options, (name,))
        _go_on(s, f, onward[0])
        return None
    check_command(s, [*party(s, unit), *f.company])
    settle_works(s, f.hex)
    s.frames.pop()
    return None


def _go_on(s: GameState, f: RetreatFrame, place: int) -> None:
    if not ambushed(s, place, s.setting.side[f.unit]):
        f.hex = place
        f.stage = ""


def _trapped(s: GameState, f: RetreatFrame) -> None:
    """9.1.5: who must retreat and cannot is eliminated."""
    eliminate(s, f.unit, "9.1.5")
    s.frames.pop()


@answers(RetreatFrame)
def _answer_retreat(s: GameState, f: RetreatFrame, action: Action) -> None:
    _go_on(s, f, s.setting.hex_index[action.hex])


def eliminate(s: GameState, unit: int, rule: str) -> None:
    while s.place[unit] == ON_MAP and s.steps[unit] > 0:
        lose_step(s, unit, rule)


def relieve(s: GameState, place: int, units: list[int]) -> bool:
    """7.3: movers that were stopped in a full hex go on by the shortest way, as in a retreat. True: somebody must."""
    setting = s.setting
    for unit in units:
        if s.place[unit] == ON_MAP and s.hex[unit] == place and s.aboard[unit] == NONE and not setting.is_hq[unit]:
            if stack_size(s, place, setting.side[unit]) <= setting.stacking:
                return False
            s.frames.append(RetreatFrame("arrived", unit, place, "7.3"))
            return True
    return False


def stop_column(s: GameState, units: list[int]) -> None:
    """7.2.1: column ends with the unit's action."""
    for unit in units:
        if s.in_column[unit]:
            emit(s, UnitSet("7.2.1", s.setting.unit_id[unit], "in_column", False))
