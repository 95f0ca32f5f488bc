"""Chapter 7: where a unit or stack can step, and at what price. Prices are in half movement points (R-46)."""

from __future__ import annotations

from operator import gt
from typing import NamedTuple

from bk40qt.engine.rules.blitz40.command import any_enemy, known_enemy, stack_size
from bk40qt.engine.rules.blitz40.fire import passenger
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import DUE, ON_MAP, GameState


@frame
class MoveFrame(Frame):
    """A stack in its movement action. Stages: "" (choose), fire (fire_move, before moving), shots (after moving),
    assaulted, continue (9.2), finish."""

    units: tuple[int, ...] = ()  # still moving; a carrier stands for its passenger too
    mode: str = "move"  # "move", "fire_move", "half" (after loading or unloading)
    spent: tuple[int, ...] = ()  # half points, for each unit
    made: int = 0  # steps
    fired: tuple[int, ...] = ()
    stopped: tuple[int, ...] = ()  # members that stayed behind
    ambush: int = NONE  # a hidden gun turned up there: assault it or stop
    assaulted: bool = False  # 6.1: who assaults does not fire as well
    riders: tuple[int, ...] = ()  # companies carried: their action ends with this one
    shaken: tuple[int, ...] = ()  # neutralized from the start: HQs (8.4), units by the switch of R-43


class Step(NamedTuple):
    hex: int
    column: bool
    price: tuple[int, ...]  # for each unit of the stack


def movement_of(s: GameState, unit: int) -> tuple[int, int]:
    """Printed MA of the side shown, and movement class. An HQ goes with its fastest unit (3.2, R-25)."""
    setting = s.setting
    if not setting.is_hq[unit]:
        return setting.ma[unit][s.steps[unit]], setting.movement_class[unit]
    best, kind = -1, 0
    others = [other for other in s.members[s.formation[unit]] if not setting.is_hq[other]]
    # Before its units have entered the HQ goes like the fastest of those to come; alone in the end, on foot.
    present = [other for other in others if s.place[other] == ON_MAP] or [o for o in others if s.place[o] == DUE]
    for other in present:
        ma = setting.ma[other][s.steps[other]]
        if ma > best:
            best, kind = ma, setting.movement_class[other]
    return (best, kind) if best >= 0 else (setting.ma[unit][1], 0)


def allowance(s: GameState, unit: int) -> int:
    """Movement points of an action: halved (down) out of command and for a neutralized HQ (6.2, 8.4, R-44)."""
    ma = movement_of(s, unit)[0]
    if s.out_of_command[unit] or (s.neutralized[unit] and s.setting.is_hq[unit]):
        return ma // 2
    return ma


def budget(s: GameState, unit: int, mode: str) -> int:
    """Half points the unit may spend: all of the MA, or half of it (up) when it fires or has loaded too (6.1)."""
    points = allowance(s, unit)
    return 2 * points if mode == "move" else 2 * ((points + 1) // 2)


def can_move(s: GameState, unit: int) -> bool:
    """6.1: neutralized units have no movement action (R-43); HQs do."""
    if s.neutralized[unit] and not s.setting.is_hq[unit] and not s.setting.neutralized_step:
        return False
    return s.aboard[unit] == NONE


def doctrine_limits(s: GameState, units: tuple[int, ...]) -> list[tuple[int, int]]:
    """3.4, R-20: (hex of the HQ, limit) for every member that must stay near an HQ which does not move along."""
    setting = s.setting
    found: list[tuple[int, int]] = []
    for unit in units:
        hq = setting.hq[s.formation[unit]]
        if hq != NONE and hq not in units and not s.independent[unit] and s.place[hq] == ON_MAP:
            limit = (s.hex[hq], setting.doctrine[setting.side[unit]])
            if limit not in found:
                found.append(limit)
    return found


def doctrine_allows(s: GameState, limits: list[tuple[int, int]], place: int, beyond: int) -> bool:
    """No voluntary step beyond the limit; who is outside may only come closer."""
    for hq, limit in limits:
        distances = s.setting.distances(hq)
        then = distances[beyond]
        if then > limit and (place < 0 or then >= distances[place]):
            return False
    return True


def classes(s: GameState, units: tuple[int, ...]) -> list[int]:
    """Movement class of each unit; an HQ has that of its fastest unit."""
    known = s.setting.movement_class
    return [known[unit] if known[unit] >= 0 else movement_of(s, unit)[1] for unit in units]


def prices(s: GameState, kinds: list[int], place: int, direction: int, column: bool) -> tuple[int, ...] | None:
    """What the step costs units of these classes; None: there is no road that way."""
    setting = s.setting
    at = 6 * place + direction
    if column:
        road = setting.road[at]
        if not road:
            return None
        found = [setting.road_cost[kind][road] for kind in kinds]
    else:
        found = [setting.step_cost[kind][at] for kind in kinds]
    if s.mined[place]:  # 10.1: leaving mines
        found = [price + setting.mine_cost[kind] for price, kind in zip(found, kinds, strict=True)]
    return tuple(found)


def step_to(s: GameState, units: tuple[int, ...], place: int, beyond: int, column: bool) -> Step:
    """The step into an adjacent hex that was found open."""
    direction = s.setting.grid.direction(place, beyond)
    assert direction is not None
    price = prices(s, classes(s, units), place, direction, column)
    assert price is not None
    return Step(beyond, column, price)


def steps_open(
    s: GameState,
    units: tuple[int, ...],
    place: int,
    spent: tuple[int, ...],
    made: int,
    mode: str,
    first_only: bool = False,
) -> list[Step]:
    """Every legal next step of a stack (B.2.2), enemy-held hexes left out: those are assaults."""
    setting = s.setting
    found: list[Step] = []
    side = setting.side[units[0]]
    if made and any([s.neutralized[unit] and not setting.is_hq[unit] for unit in units]):
        return found  # R-43, switch: one hex and no more
    left = [budget(s, unit, mode) - cost for unit, cost in zip(units, spent, strict=True)]
    minimum = mode == "move" and made == 0  # 7.1, R-48: one hex is always possible
    fighters = any([not setting.is_hq[unit] for unit in units])
    limits, kinds = doctrine_limits(s, units), classes(s, units)
    stack, road = s.stack, setting.road
    for direction, beyond in enumerate(setting.neighbours[place]):
        if beyond < 0 or (limits and not doctrine_allows(s, limits, place, beyond)):
            continue
        crowded = False
        if stack[beyond]:
            if known_enemy(s, beyond, side) or (not fighters and any_enemy(s, beyond, side)):
                continue
            crowded = not room_for(s, beyond, side, units)
        for column in (False, True) if road[6 * place + direction] else (False,):
            price = prices(s, kinds, place, direction, column)
            if price is None or (not minimum and any(map(gt, price, left))):
                continue
            if crowded:
                paid = tuple([a + b for a, b in zip(spent, price, strict=True)])
                if not can_end(s, units, beyond, paid, made + 1, mode):
                    continue
            found.append(Step(beyond, column, price))
            if first_only:
                return found
    return found


def can_begin(s: GameState, units: tuple[int, ...], place: int, mode: str) -> bool:
    """Whether a stack that has not moved yet has any step at all."""
    if mode == "move":  # 7.1: whatever it costs, so an empty hex inside the doctrine limit is enough
        limits = doctrine_limits(s, units)
        for beyond in s.setting.neighbours[place]:
            if beyond >= 0 and not s.stack[beyond] and doctrine_allows(s, limits, place, beyond):
                return True
    return bool(steps_open(s, units, place, (0,) * len(units), 0, mode, first_only=True))


def room_for(s: GameState, place: int, side: int, units: tuple[int, ...]) -> bool:
    """7.3: whether the stack could end there, the companies it carries included (R-52)."""
    setting = s.setting
    count = stack_size(s, place, side)
    for unit in units:
        if s.hex[unit] != place:
            count += not setting.is_hq[unit]
            count += passenger(s, unit) != NONE
    return count <= setting.stacking


def can_end(s: GameState, units: tuple[int, ...], place: int, spent: tuple[int, ...], made: int, mode: str) -> bool:
    """7.3: a full hex may be passed through only if the points reach beyond it, over other full hexes if need be."""
    setting = s.setting
    side = setting.side[units[0]]
    if any([s.neutralized[unit] and not setting.is_hq[unit] for unit in units]):
        return False  # R-43, switch: one hex and no more
    blocks = known_enemy if any([not setting.is_hq[unit] for unit in units]) else any_enemy  # 7.1: HQs are overrun
    budgets = [budget(s, unit, mode) for unit in units]
    limits, kinds = doctrine_limits(s, units), classes(s, units)
    todo, met = [(place, spent)], {(place, spent)}
    while todo:
        at, paid = todo.pop()
        for direction, beyond in enumerate(setting.neighbours[at]):
            if beyond < 0 or blocks(s, beyond, side) or not doctrine_allows(s, limits, at, beyond):
                continue
            for column in (True, False):
                price = prices(s, kinds, at, direction, column)
                if price is None:
                    continue
                total = tuple([a + b for a, b in zip(paid, price, strict=True)])
                if (beyond, total) in met or any(map(gt, total, budgets)):
                    continue
                if room_for(s, beyond, side, units):
                    return True
                met.add((beyond, total))
                todo.append((beyond, total))
    return False


def assault_quarter(s: GameState, unit: int) -> int:
    """9.1.1: a quarter of the printed MA, up, in half points (R-44)."""
    ma = movement_of(s, unit)[0]
    return 2 * ((ma + 3) // 4)


def may_assault(s: GameState, unit: int) -> bool:
    """9.1.1: not for HQs, neutralized or out-of-command units, riding infantry and the carrier they ride."""
    return not (
        s.setting.is_hq[unit]
        or s.neutralized[unit]
        or s.out_of_command[unit]
        or s.aboard[unit] != NONE
        or passenger(s, unit) != NONE
    )


def assaults_open(
    s: GameState, units: tuple[int, ...], place: int, spent: tuple[int, ...], made: int, first_only: bool = False
) -> list[Step]:
    """Every enemy-held hex that the stack can assault now; each unit must qualify and pay (R-64)."""
    setting = s.setting
    found: list[Step] = []
    side = setting.side[units[0]]
    targets = [
        (direction, beyond)
        for direction, beyond in enumerate(setting.neighbours[place])
        if beyond >= 0 and known_enemy(s, beyond, side)
    ]
    if not targets or not all([may_assault(s, unit) for unit in units]):
        return found
    left = [budget(s, unit, "move") - cost - assault_quarter(s, unit) for unit, cost in zip(units, spent, strict=True)]
    limits, kinds = doctrine_limits(s, units), classes(s, units)
    for direction, beyond in targets:
        if not doctrine_allows(s, limits, place, beyond):
            continue
        for column in (False, True):
            price = prices(s, kinds, place, direction, column)
            # 9.1.1: a unit whose only movement is this step may assault with too few points
            if price is None or not (made == 0 or all([a <= b for a, b in zip(price, left, strict=True)])):
                continue
            found.append(Step(beyond, column, price))
            if first_only:
                return found
    return found
