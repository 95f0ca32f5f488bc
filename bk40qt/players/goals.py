"""Where the simple player wants to be: the objectives of the scenario, shared out among his formations."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE, Setting
from bk40qt.engine.rules.blitz40.state import DUE, ON_MAP, GameState
from bk40qt.engine.rules.blitz40.victory import points
from bk40qt.players.worth import Fields, strength

FAR: Final = 1e6

HOLD_HEX: Final = 5.0  # an objective that must be held at the end, in victory points
TAKE: Final = 1.0  # an objective of the enemy counts this much of its value,
KEEP: Final = 0.9  # an own one this much if the enemy is at hand,
KEEP_QUIET: Final = 0.1  # and this much if he is not
KEEP_ATTACKER: Final = (
    0.2  # of that for the side that must gain points turn by turn (T-10): it has no time to look back
)
AT_HAND: Final = 7  # hexes
THREAT_FADES: Final = 0.4  # how quickly the threat to an objective fades with each hex that he is farther away
NEARNESS: Final = 4.0  # hexes, about a turn's march: a goal that far away pulls half as much as one at hand,
FADING: Final = 3.5  # and one farther away much less: this power of the distance
NEIGHBOUR: Final = 0.5  # an objective counts this much for the one next to it, which will be taken along with it
NEIGHBOURS: Final = 2  # hexes
CROWD: Final = 0.8  # how quickly a goal loses its pull as formations go there
DEFENCE: Final = 1.0  # strength that a goal without any enemy counts as


HURRY: Final = 2.0  # urgency of a side that is behind what the victory conditions want


class Order(NamedTuple):
    """What a formation is about."""

    hex: int  # NONE: nothing in particular
    attack: bool  # the enemy holds it


@lru_cache(maxsize=4)
def values(setting: Setting) -> dict[int, float]:
    """Of every objective."""
    found = {place: float(value) for place, value in setting.points}
    return {**found, **dict.fromkeys(setting.hold, HOLD_HEX)}


@lru_cache(maxsize=512)
def ways(setting: Setting, goal: int, kind: int) -> tuple[float, ...]:
    """How far every hex is from the goal for a movement class, in clear hexes; roads count (T-05)."""
    clear = setting.tables.move_cost["clear"][kind]
    cost = [FAR] * setting.grid.n
    cost[goal] = 0.0
    todo = [(0.0, goal)]
    while todo:
        so_far, place = heappop(todo)
        if so_far > cost[place]:
            continue
        for direction, before in enumerate(setting.neighbours[place]):
            if before < 0:
                continue
            at = 6 * before + (direction + 3) % 6  # the same hexside from the other side
            price = setting.step_cost[kind][at]
            if setting.road[at]:
                price = min(price, setting.road_cost[kind][setting.road[at]])
            total = so_far + price / clear
            if total < cost[before]:
                cost[before] = total
                heappush(todo, (total, before))
    return tuple(cost)


def foot_class(setting: Setting, unit: int) -> int:
    """Movement class, an HQ's taken as on tracks."""
    return setting.movement_class[unit] if setting.movement_class[unit] >= 0 else 2


def keeping(setting: Setting, side: int) -> float:
    """How much the side cares for what it has already."""
    victory = setting.scenario.victory
    return KEEP_ATTACKER if victory.kind == "bands" and victory.side == SIDES[side] else 1.0


def urgency(s: GameState, side: int) -> float:
    """1.0 in quiet times, up to 2.0 if the victory conditions want action now."""
    setting = s.setting
    victory = setting.scenario.victory
    scored = SIDES.index(victory.side)
    if victory.kind == "hold":
        lacking = [place for place in setting.hold if s.control[place] != side]
        # the one side needs them all, the other only one of them.
        done = not lacking if side == scored else len(lacking) < len(setting.hold)
        return 1.0 if done else 1.0 + min(1.0, s.turn / setting.turns)
    if side != scored:
        return 1.0
    # T-10: what is wanted at the end of the next turn must be well under way in this one.
    wanted = max([band.low for band in victory.bands if band.turn <= s.turn + 1], default=0)
    return HURRY if points(s, side) < wanted else 1.5


def _seat(s: GameState, formation: int) -> int:
    """Where a formation is: its HQ, or else its first company; NONE if it is not on the map."""
    hq = s.setting.hq[formation]
    if hq != NONE and s.place[hq] == ON_MAP:
        return s.hex[hq]
    return next((s.hex[unit] for unit in s.members[formation] if s.place[unit] == ON_MAP), NONE)


def orders(s: GameState, side: int, fields: Fields, taste: Callable[[int, int], float]) -> dict[int, Order]:
    """A goal for each formation: near, valuable, and not one that others already take care of. `taste` says what the
    player makes of a formation and a goal, about 1.0: no two players are quite alike."""
    setting = s.setting
    value = values(setting)
    pulls = {goal: _pull(s, side, fields, goal) for goal in value}
    found: dict[int, Order] = {}
    sent = dict.fromkeys(value, 0.0)
    for formation, seat, kind, power in _formations(s, side):
        best, chosen = 0.0, NONE
        for goal, (pull, against) in pulls.items():
            distance = ways(setting, goal, kind)[seat] if seat != NONE else NEARNESS
            score = (
                pull
                * taste(formation, goal)
                / (1 + (distance / NEARNESS) ** FADING)
                / (1 + CROWD * sent[goal] / (against + DEFENCE))
            )
            if score > best:
                best, chosen = score, goal
        found[formation] = Order(chosen, chosen != NONE and s.control[chosen] != side)
        if chosen != NONE:
            sent[chosen] += power
    return found


def _pull(s: GameState, side: int, fields: Fields, goal: int) -> tuple[float, float]:
    """Worth of sending somebody there, and the strength of the enemy about it."""
    distances = s.setting.distances(goal)
    mine = s.control[goal] == side
    worth = sum(
        [
            value * (1.0 if other == goal else NEIGHBOUR)
            for other, value in values(s.setting).items()
            if distances[other] <= NEIGHBOURS and (s.control[other] == side) == mine
        ]
    )
    against = 0.0
    nearest = 99
    for unit in fields.fighters:
        distance = distances[s.hex[unit]]
        nearest = min(nearest, distance)
        if distance <= 2:
            against += strength(s, unit)
    if not mine:
        return worth * TAKE, against
    threat = KEEP / (1 + THREAT_FADES * max(0, nearest - 2)) if nearest <= AT_HAND else KEEP_QUIET
    return worth * threat * keeping(s.setting, side), against


def _formations(s: GameState, side: int) -> list[tuple[int, int, int, float]]:
    """Number, seat, movement class and strength of each, those nearest to any goal first."""
    setting = s.setting
    found = []
    for formation, own in enumerate(setting.formation_side):
        units = [
            unit
            for unit in s.members[formation]
            if not setting.is_hq[unit] and (s.place[unit] == ON_MAP or s.place[unit] == DUE)
        ]
        if own != side or not units:
            continue
        kind = max(foot_class(setting, unit) for unit in units)
        seat = _seat(s, formation)
        power = sum([strength(s, unit) for unit in units])
        near = min((ways(setting, goal, kind)[seat] for goal in values(setting)), default=0.0) if seat != NONE else 50.0
        found.append((near, formation, seat, kind, power))
    return [(formation, seat, kind, power) for _, formation, seat, kind, power in sorted(found)]
