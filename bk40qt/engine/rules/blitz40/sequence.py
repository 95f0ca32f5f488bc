"""Chapter 2: turns and phases (B.1)."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import check_command, has_units
from bk40qt.engine.rules.blitz40.events import (
    CupFilled,
    Drawn,
    FormationSet,
    IndependenceEnded,
    MarkerMoved,
    Passed,
    PhaseBegan,
    PoolFilled,
    Reinforcements,
    TurnBegan,
    TurnFlagsCleared,
    UnitsCleared,
    Withdrawn,
    emit,
)
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.hand import move_marker
from bk40qt.engine.rules.blitz40.markers import MarkerFrame, recover
from bk40qt.engine.rules.blitz40.rout import RoutFrame
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import DUE, ON_MAP, TRACK, UNPLACED, GameState
from bk40qt.engine.rules.blitz40.victory import check as check_victory


@frame
class TurnFrame(Frame):
    """The bottom of the stack. Stages: "" (turn start), aside (DP-S8), fill, admin, draw, end."""

    formation: int = 0  # next formation of the Administrative Phase


@advances(TurnFrame)
def _advance_turn(s: GameState, f: TurnFrame) -> Decision | None:
    return _STAGES[f.stage](s, f)


def _at(s: GameState, place: str) -> list[int]:
    return [number for number, where in enumerate(s.marker) if where == place]


def _start(s: GameState, f: TurnFrame) -> None:
    """TURN_START: the turn marker, reinforcements and what they bring."""
    setting = s.setting
    emit(s, TurnBegan("2", s.turn + 1))
    ready = [
        marker.id
        for number, marker in enumerate(setting.markers)
        if s.marker[number] == "future" and marker.turn <= s.turn
    ]
    if ready:
        emit(s, PoolFilled("12", tuple(ready)))
    due = [unit for unit in range(setting.unit_count) if s.place[unit] == DUE and setting.arrival[unit] == s.turn]
    if due:
        emit(s, Reinforcements("12.2", tuple([setting.unit_id[unit] for unit in due])))
    for unit, counter in enumerate(setting.scenario.counters):
        if counter.independent_until is not None and s.turn > counter.independent_until and s.independent[unit]:
            emit(s, IndependenceEnded("R-87", counter.id))
    for formation, name in enumerate(setting.formation_id):
        own = setting.formation_marker[formation]
        if own != NONE and not s.gone[formation] and not has_units(s, formation):
            emit(s, FormationSet("8.5.1", name, "gone", True))
            if s.marker[own] != "removed":
                move_marker(s, own, "removed", "8.5.1")
    f.stage = "aside" if s.turn == 1 and setting.scenario.initiative is not None else "fill"


def _aside(s: GameState, f: TurnFrame) -> Decision | None:
    """DP-S8, R-16: before the cup is filled the side with the initiative puts markers aside."""
    setting = s.setting
    initiative = setting.scenario.initiative
    assert initiative is not None
    side = SIDES.index(initiative.side)
    chosen = [setting.markers[number] for number in _at(s, "aside")]
    for kind in ("stuka", "artillery", "formation"):
        wanted = getattr(initiative, kind)
        ready = [
            number
            for number in _at(s, "pool")
            if setting.markers[number].side == side and setting.markers[number].kind == kind
        ]
        if sum([marker.kind == kind for marker in chosen]) < wanted and ready:
            if kind != "formation":
                move_marker(s, ready[0], "aside", "12.1")  # markers of a kind are all alike
                return None
            options = [Action("set_aside", setting.markers[number].id) for number in ready]
            return Decision(initiative.side, "DP-S8", "set_aside", "12.1", options)
    f.stage = "fill"
    return None


def _fill(s: GameState, f: TurnFrame) -> None:
    names = tuple([s.setting.markers[number].id for number in _at(s, "pool")])
    emit(s, CupFilled("2.B", names))
    emit(s, PhaseBegan("2.A", "administrative"))
    emit(s, TurnFlagsCleared("2.A"))
    used = [s.setting.unit_id[unit] for unit, marked in enumerate(s.opp_used) if marked]
    if used:
        emit(s, UnitsCleared("2.A", "opp_used", tuple(used)))
    f.formation = 0
    f.stage = "admin"


def _admin(s: GameState, f: TurnFrame) -> None:
    """2.A steps 3 and 4: recovery of demoralized formations, then everybody's command status."""
    while f.formation < len(s.setting.formation_id):
        formation = f.formation
        f.formation += 1
        if s.demoralized[formation] and has_units(s, formation) and not recover(s, formation):
            s.frames.append(RoutFrame(formation=formation))
            return
    check_command(s, range(s.setting.unit_count), "2.A")
    emit(s, PhaseBegan("2.B", "operations"))
    f.stage = "draw"


def _draw(s: GameState, f: TurnFrame) -> Decision | None:
    setting = s.setting
    carried = _at(s, "carried")
    if carried:
        formation = setting.markers[carried[0]].formation
        if formation != NONE and (s.gone[formation] or not has_units(s, formation)):
            move_marker(s, carried[0], "removed", "R-08")
            return None
        _play(s, carried[0], "carried", "5.6")
        return None
    aside = _at(s, "aside")
    if aside:
        side = SIDES[setting.markers[aside[0]].side]
        options = [Action("open_with", setting.markers[number].id) for number in aside]
        return Decision(side, "DP-S8", "open_with", "12.1", options)
    cup = _at(s, "cup")
    if not cup:
        f.stage = "end"
        return None
    number = cup[s.dice.pick([setting.markers[number].id for number in cup])]
    if len(cup) == 1:  # 5.6: the last marker is not carried out this turn
        marker = setting.markers[number]
        emit(s, Drawn("5.6", marker.id, SIDES[marker.side], "cup"))
        move_marker(s, number, "carried", "5.6")
        f.stage = "end"
        return None
    _play(s, number, "cup", "2.B.1")
    return None


def _play(s: GameState, number: int, source: str, rule: str) -> None:
    marker = s.setting.markers[number]
    emit(s, Drawn(rule, marker.id, SIDES[marker.side], source))
    s.frames.append(MarkerFrame(marker=number))


def _end(s: GameState, f: TurnFrame) -> None:
    """TURN_END: markers go back, withdrawals, victory."""
    setting = s.setting
    if s.pass_side != NONE:
        emit(s, Passed("R-07", ""))
    for withdrawal in setting.scenario.withdrawals:
        if withdrawal.turn == s.turn:
            _withdraw(s, setting.formation_index[withdrawal.formation])
    back = []
    for number, marker in enumerate(setting.markers):
        where = s.marker[number]
        if marker.extra:
            if where != "removed":
                move_marker(s, number, "removed", "R-09")  # an extra repeat is for this turn only
        elif where in ("cup", "drawn", "aside", "activated", "skipped", "spent") or (
            where in ("held", "waiting") and not setting.carry_held
        ):
            back.append(marker.id)
    if back:
        emit(s, PoolFilled("R-09", tuple(back)))
    check_victory(s)
    f.stage = ""


def _withdraw(s: GameState, formation: int) -> None:
    """12.2: all units, HQ and marker leave the game."""
    setting = s.setting
    for unit, own in enumerate(s.formation):
        if own == formation and s.place[unit] in (UNPLACED, ON_MAP, DUE, TRACK):
            emit(s, Withdrawn("12.2", setting.unit_id[unit]))
    marker = setting.formation_marker[formation]
    if marker != NONE:
        emit(s, MarkerMoved("12.2", setting.markers[marker].id, "removed"))  # even if it was carried over
    emit(s, FormationSet("12.2", setting.formation_id[formation], "gone", True))


_STAGES = {"": _start, "aside": _aside, "fill": _fill, "admin": _admin, "draw": _draw, "end": _end}


@answers(TurnFrame)
def _answer_turn(s: GameState, f: TurnFrame, action: Action) -> None:
    number = s.setting.marker_index[action.unit]
    if action.kind == "set_aside":
        move_marker(s, number, "aside", "12.1")
    else:
        _play(s, number, "aside", "12.1")
