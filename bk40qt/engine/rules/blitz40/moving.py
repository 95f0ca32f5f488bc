"""A unit or stack on the move (B.2.2): DP-A2, one hex after the other, with what each hex entered brings."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.assault import AssaultFrame
from bk40qt.engine.rules.blitz40.command import (
    any_enemy,
    check_command,
    overrun_hqs,
    reveal,
    settle_works,
    take_control,
)
from bk40qt.engine.rules.blitz40.events import Moved, UnitSet, emit
from bk40qt.engine.rules.blitz40.fire import passenger, shots
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.mines import deplete, mine_attack
from bk40qt.engine.rules.blitz40.movement import (
    MoveFrame,
    Step,
    assault_quarter,
    assaults_open,
    budget,
    movement_of,
    room_for,
    step_to,
    steps_open,
)
from bk40qt.engine.rules.blitz40.reactions import ShotFrame, WindowFrame
from bk40qt.engine.rules.blitz40.retreat import ambushed, party, relieve, stop_column
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState

_new = tuple.__new__
STOP = Action("stop")


def begin_move(s: GameState, units: tuple[int, ...], mode: str) -> MoveFrame:
    moving = MoveFrame("", units, mode, (0,) * len(units))
    moving.riders = tuple([each for unit in units for each in party(s, unit)[1:]])
    moving.shaken = tuple([unit for unit in units if s.neutralized[unit]])
    s.frames.append(moving)
    if mode == "fire_move":
        if len(units) == 1:
            moving.fired = units
            s.frames.append(TargetFrame("", units[0], True))
        else:
            moving.stage = "fire"
    return moving


@advances(MoveFrame)
def _advance_move(s: GameState, f: MoveFrame) -> Decision | None:
    if f.stage == "finish":
        return _finish(s, f)
    _drop_the_stopped(s, f)
    if not f.units:
        f.stage = "finish"
        return None
    if f.stage == "assaulted":  # the assault chapter sets "continue" where 9.2 lets the stack go on
        f.stage = "finish"
        return None
    point, rule = ("DP-A3", "6.1") if f.stage == "fire" else ("DP-A2", "7.1")
    if f.stage == "continue":
        point, rule = "DP-H6", "9.2"
    options = _options(s, f)
    if not options:  # nothing left but to stand where they are; a full hex is then left by the shortest way
        f.stage = "finish"
        return None
    setting = s.setting
    names = tuple([setting.unit_id[unit] for unit in f.units])
    return Decision(SIDES[setting.side[f.units[0]]], point, "move", rule, options, names)


def _drop_the_stopped(s: GameState, f: MoveFrame) -> None:
    """B.2.2 step 8: a mover that is neutralized or eliminated stops, and so does one whose formation breaks (8.5.1);
    the rest of a stack may go on."""

    def goes_on(unit: int) -> bool:
        fit = not s.neutralized[unit] or (unit in f.shaken and (s.setting.is_hq[unit] or f.made == 0))
        return s.place[unit] == ON_MAP and fit and not s.demoralized[s.formation[unit]]

    keep = [place for place, unit in enumerate(f.units) if goes_on(unit)]
    if len(keep) < len(f.units):
        f.stopped += tuple([unit for unit in f.units if s.place[unit] == ON_MAP and not goes_on(unit)])
        f.spent = tuple([f.spent[place] for place in keep])
        f.units = tuple([f.units[place] for place in keep])


def _options(s: GameState, f: MoveFrame) -> list[Action]:
    setting = s.setting
    place = s.hex[f.units[0]]
    ids, names = setting.hex_id, setting.unit_id
    options: list[Action] = []
    stack = tuple([names[unit] for unit in f.units])
    if f.stage == "fire":
        options = [
            Action("fire", names[unit])
            for unit in f.units
            if unit not in f.fired and shots(s, unit, True, first_only=True)
        ]
        if f.fired:
            options.append(Action("move_on"))
        return options
    going = f.stage in ("", "continue")
    if going and f.ambush == NONE:
        for step in steps_open(s, f.units, place, f.spent, f.made, f.mode):
            options.append(_new(Action, ("step", "", ids[step.hex], "", stack, "column" if step.column else "")))
    if going and f.mode == "move":
        for step in assaults_open(s, f.units, place, f.spent, f.made):
            if f.ambush in (NONE, step.hex):
                options.append(_new(Action, ("assault", "", ids[step.hex], "", stack, "column" if step.column else "")))
    side = setting.side[f.units[0]]
    room = room_for(s, place, side, f.units)  # 7.3: who could not end here cannot stop here to fire either
    if f.mode == "move" and f.made and f.ambush == NONE and not f.assaulted and room:
        for unit, spent in zip(f.units, f.spent, strict=True):
            if unit not in f.fired and spent <= budget(s, unit, "fire") and shots(s, unit, True, first_only=True):
                options.append(Action("fire", names[unit]))
    if room:
        options.append(STOP)
    if len(f.units) > 1 and going and f.made:
        options += [Action("drop", names[unit]) for unit in f.units if _may_drop(s, f, unit, place, side)]
    return options


def _may_drop(s: GameState, f: MoveFrame, unit: int, place: int, side: int) -> bool:
    """R-52: a member may stay behind where there is room for it once the others have gone."""
    setting = s.setting
    others = [
        other
        for other in s.stack[place]
        if setting.side[other] == side
        and not setting.is_hq[other]
        and other not in f.units
        and s.aboard[other] not in f.units
    ]
    return setting.is_hq[unit] or len(others) + len(party(s, unit)) <= setting.stacking


@answers(MoveFrame)
def _answer_move(s: GameState, f: MoveFrame, action: Action) -> None:
    setting = s.setting
    kind = action.kind
    if kind == "stop":
        f.stage = "finish"
    elif kind == "move_on":
        f.stage = ""
    elif kind == "drop":
        gone = f.units.index(setting.unit_index[action.unit])
        f.stopped += (f.units[gone],)
        f.units = f.units[:gone] + f.units[gone + 1 :]
        f.spent = f.spent[:gone] + f.spent[gone + 1 :]
    elif kind == "fire":
        unit = setting.unit_index[action.unit]
        f.fired += (unit,)
        if f.stage == "":
            f.stage = "shots"  # no move-fire-move
        s.frames.append(TargetFrame("", unit, True))
    else:
        place = setting.hex_index[action.hex]
        column = action.mode == "column"
        if kind == "step":
            f.stage = ""
            _step(s, f, step_to(s, f.units, s.hex[f.units[0]], place, column))
        else:
            _assault(s, f, place, column)


def _step(s: GameState, f: MoveFrame, step: Step) -> None:
    side = s.setting.side[f.units[0]]
    if ambushed(s, step.hex, side):  # revealed when an enemy tries to enter
        f.ambush = step.hex
        return
    enter(s, f, step)


def enter(s: GameState, f: MoveFrame, step: Step) -> None:
    """Pay, move in, and let the hex and the enemy have their say (B.2.2 steps 3 to 7)."""
    setting = s.setting
    came_from = s.hex[f.units[0]]
    f.spent = tuple([a + b for a, b in zip(f.spent, step.price, strict=True)])
    f.made += 1
    name = setting.hex_id[step.hex]
    for unit, price, spent in zip(f.units, step.price, f.spent, strict=True):
        left = max(0, budget(s, unit, f.mode) - spent)
        rule = "7.2.1" if step.column else "7.1"
        for each in party(s, unit):
            reveal(s, each)
            emit(s, Moved(rule, setting.unit_id[each], name, price, left, step.column))
    if came_from >= 0:
        settle_works(s, came_from)
    else:  # an HQ that comes on is back like one that returns
        for unit in f.units:
            if setting.is_hq[unit]:
                check_command(s, s.members[s.formation[unit]])
    if s.mined[step.hex]:
        s.frames.append(EnteredFrame("mines", f.units, step.hex))
    else:
        meet_enemy(s, f.units, step.hex)


def _assault(s: GameState, f: MoveFrame, place: int, column: bool) -> None:
    here = s.hex[f.units[0]]
    step = step_to(s, f.units, here, place, column)
    f.spent = tuple(
        [
            spent + price + assault_quarter(s, unit)
            for unit, spent, price in zip(f.units, f.spent, step.price, strict=True)
        ]
    )
    for unit in f.units:
        reveal(s, unit)
        if s.in_column[unit] != column:
            emit(s, UnitSet("7.2.1", s.setting.unit_id[unit], "in_column", column))
    f.stage = "assaulted"
    f.assaulted = True
    f.ambush = NONE
    moved = f.made > 0
    f.made += 1
    s.frames.append(AssaultFrame(hex=place, origin=here, attackers=f.units, moved=moved))


def _finish(s: GameState, f: MoveFrame) -> Decision | None:
    """The action is over: columns end, overstacked hexes are left, everybody has acted."""
    setting = s.setting
    everybody = [unit for unit in (*f.units, *f.stopped, *f.riders) if s.place[unit] == ON_MAP]
    for unit in everybody:
        if not s.acted[unit]:
            emit(s, UnitSet("5.2", setting.unit_id[unit], "acted", True))
    stop_column(s, everybody)
    for place in dict.fromkeys([s.hex[unit] for unit in everybody]):
        if relieve(s, place, everybody):
            return None
        settle_works(s, place)
    s.frames.pop()
    return None


# -- what a hex entered brings -----------------------------------------------------------------------------------------


@frame
class EnteredFrame(Frame):
    """A mined hex was entered (B.2.2 step 4). Stages: mines (attack the next unit), depletion."""

    units: tuple[int, ...] = ()
    hex: int = NONE
    next: int = 0


@advances(EnteredFrame)
def _advance_entered(s: GameState, f: EnteredFrame) -> Decision | None:
    if f.stage == "depletion":
        deplete(s, f.hex)
        f.stage = "mines"
    if s.mined[f.hex] and f.next < len(f.units):
        unit = f.units[f.next]
        f.next += 1
        f.stage = "depletion"
        mine_attack(s, unit)
    else:
        s.frames.pop()
        meet_enemy(s, f.units, f.hex)
    return None


def meet_enemy(s: GameState, units: tuple[int, ...], place: int) -> None:
    """B.2.2 steps 5 to 7: a lone HQ is overrun, the hex changes hands, the passive side may react."""
    setting = s.setting
    present = [unit for unit in units if s.place[unit] == ON_MAP]
    fighters = [unit for unit in present if not setting.is_hq[unit]]
    if fighters:
        side = setting.side[fighters[0]]
        if any_enemy(s, place, side):
            overrun_hqs(s, place, side)
        take_control(s, place, side)
    if present:
        s.frames.append(WindowFrame("", place, tuple(present)))


# -- DP-A3 -------------------------------------------------------------------------------------------------------------


@frame
class TargetFrame(Frame):
    """An active unit chooses its target."""

    unit: int = NONE
    moved: bool = False


@advances(TargetFrame)
def _advance_target(s: GameState, f: TargetFrame) -> Decision | None:
    names = s.setting.unit_id
    options = [
        Action("fire_at", names[f.unit], target=names[target], mode="combined" if combined else "")
        for target, combined, _ in shots(s, f.unit, f.moved)
    ]
    return Decision(SIDES[s.setting.side[f.unit]], "DP-A3", "fire", "8.1.1", options, (names[f.unit],))


@answers(TargetFrame)
def _answer_target(s: GameState, f: TargetFrame, action: Action) -> None:
    s.frames.pop()
    reveal(s, f.unit)
    company = passenger(s, f.unit)
    if action.mode == "combined" and not s.acted[company]:  # 12.1: it has fired with its carrier
        emit(s, UnitSet("5.2", s.setting.unit_id[company], "acted", True))
    target = s.setting.unit_index[action.target]
    s.frames.append(ShotFrame("", f.unit, target, f.moved, action.mode == "combined"))


def entry_price(s: GameState, units: tuple[int, ...], place: int, column: bool) -> tuple[int, ...] | None:
    """R-84: reinforcements pay the entry hex; by road if one leads off the map there."""
    setting = s.setting
    road = next((kind for at, _, kind in setting.board.road_exits if at == place), None)
    if column and road is None:
        return None
    cost = setting.tables.move_cost[road if column and road else setting.terrain[place]]
    return tuple([cost[movement_of(s, unit)[1]] for unit in units])
