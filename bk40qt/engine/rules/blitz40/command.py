"""Chapter 3: HQs, doctrine, command; and the formation factor of T-06."""

from __future__ import annotations

from collections.abc import Iterable

from bk40qt.engine.modifiers import Check, Modifier
from bk40qt.engine.rules.blitz40.events import (
    ControlChanged,
    Overrun,
    Revealed,
    UnitSet,
    WorksManned,
    WorksRemoved,
    emit,
)
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import DUE, ON_MAP, UNPLACED, GameState


def has_units(s: GameState, formation: int) -> bool:
    """Whether a combat unit of the formation is on the map or still to come."""
    is_hq, place = s.setting.is_hq, s.place
    return any([not is_hq[unit] and place[unit] in (UNPLACED, ON_MAP, DUE) for unit in s.members[formation]])


def factor_check(s: GameState, formation: int, purpose: str, rule: str, unit: int = NONE, compare: str = "<=") -> Check:
    """T-06 with all modifiers that apply, each state once (R-18). `unit` is the one that tests, if a unit does."""
    setting = s.setting
    tables = setting.tables.ff_modifier
    base = setting.command_value[formation]
    modifiers = []
    if s.demoralized[formation]:
        modifiers.append(Modifier(tables["demoralized"], "demoralized", "8.5.1"))
    if s.fatigued[formation]:
        modifiers.append(Modifier(tables["fatigued"], "fatigued", "5.4"))
    hq = setting.hq[formation]
    if hq != NONE and hq != unit and s.neutralized[hq]:
        modifiers.append(Modifier(tables["hq_neutralized"], "hq_neutralized", "8.4"))
    if unit != NONE and s.neutralized[unit]:
        modifiers.append(Modifier(tables["unit_neutralized"], "neutralized", "8.4"))
    number = base + sum([modifier.value for modifier in modifiers])
    who = setting.formation_id[formation] if unit == NONE else setting.unit_id[unit]
    return Check(purpose, rule, who, "", "2d6", compare, base, tuple(modifiers), number)


def is_out_of_command(s: GameState, unit: int) -> bool:
    """3.5: farther from the HQ than 3.4 allows, or the HQ is off the map (3.2)."""
    setting = s.setting
    hq = setting.hq[s.formation[unit]]
    if hq in (NONE, unit) or s.independent[unit]:
        return False
    if s.place[hq] != ON_MAP:
        return True
    return setting.grid.distance(s.hex[hq], s.hex[unit]) > setting.doctrine[setting.side[unit]]


def check_command(s: GameState, units: Iterable[int], rule: str = "3.5") -> None:
    """Place and remove the out-of-command markers of these units (R-21)."""
    for unit in units:
        if s.place[unit] == ON_MAP and is_out_of_command(s, unit) != s.out_of_command[unit]:
            emit(s, UnitSet(rule, s.setting.unit_id[unit], "out_of_command", not s.out_of_command[unit]))


def enemy_combat_units(s: GameState, place: int, side: int) -> list[int]:
    """Combat units of the other side in the hex, hidden ones included."""
    setting = s.setting
    return [unit for unit in s.stack[place] if setting.side[unit] != side and not setting.is_hq[unit]]


def known_enemy(s: GameState, place: int, side: int) -> bool:
    """Whether a combat unit of the other side is known to stand in the hex (R-32, R-89)."""
    stack = s.stack[place]
    if not stack:
        return False
    sides, is_hq, hidden = s.setting.side, s.setting.is_hq, s.hidden
    for unit in stack:
        if sides[unit] != side and not is_hq[unit] and not hidden[unit]:
            return True
    return False


def enemy_adjacent(s: GameState, place: int, side: int) -> bool:
    """R-32: a known enemy combat unit next to the hex."""
    stack = s.stack
    for beyond in s.setting.neighbours[place]:
        if beyond >= 0 and stack[beyond] and known_enemy(s, beyond, side):
            return True
    return False


def any_enemy(s: GameState, place: int, side: int) -> bool:
    """Whether any known counter of the other side, HQs included, stands in the hex."""
    stack = s.stack[place]
    if not stack:
        return False
    sides, hidden = s.setting.side, s.hidden
    for unit in stack:
        if sides[unit] != side and not hidden[unit]:
            return True
    return False


def stack_size(s: GameState, place: int, side: int) -> int:
    """7.3: how many units of the side count for stacking; HQs do not."""
    setting = s.setting
    count = 0
    for unit in s.stack[place]:
        if setting.side[unit] == side and not setting.is_hq[unit]:
            count += 1
    return count


def reveal(s: GameState, unit: int, rule: str = "13.1") -> None:
    if s.hidden[unit]:
        emit(s, Revealed(rule, s.setting.unit_id[unit], s.setting.hex_id[s.hex[unit]]))


def overrun_hqs(s: GameState, place: int, side: int) -> None:
    """3.2: HQs of the other side left alone in the hex go to the turn track; their units are out of command (R-23)."""
    setting = s.setting
    for hq in [unit for unit in s.stack[place] if setting.side[unit] != side and setting.is_hq[unit]]:
        emit(s, Overrun("3.2", setting.unit_id[hq], s.turn + 1))
        check_command(s, s.members[s.formation[hq]], "3.2")


def take_control(s: GameState, place: int, side: int) -> None:
    """11, R-76: an objective belongs to the side whose combat unit was the last to enter it."""
    if place in s.setting.objectives and s.control[place] != side:
        emit(s, ControlChanged("11", s.setting.hex_id[place], SIDES[side]))


def settle_works(s: GameState, place: int) -> None:
    """10.2, R-74: note that infantry has manned an entrenchment; remove it once they are gone or an enemy is in it."""
    owner = s.entrenchment[place]
    if owner == NONE:
        return
    setting = s.setting
    name = setting.hex_id[place]
    if any(setting.side[unit] != owner and not setting.is_hq[unit] for unit in s.stack[place]):
        emit(s, WorksRemoved("R-74", name, "entrenchment"))
    elif any(setting.infantry[unit] and s.aboard[unit] == NONE for unit in s.stack[place]):
        if not s.manned[place]:
            emit(s, WorksManned("10.2", name))
    elif s.manned[place]:
        emit(s, WorksRemoved("10.2", name, "entrenchment"))
