"""A sensible set-up: the HQ of each formation behind, its companies before it in cover and within command distance."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE, Setting
from bk40qt.engine.rules.blitz40.state import ON_MAP, UNPLACED, GameState
from bk40qt.engine.wording import say
from bk40qt.players.base import Choice
from bk40qt.players.goals import FAR, values, ways

SETUP_KINDS: Final = frozenset({"attach", "allot_loss", "place", "mount", "entrenchments", "minefields", "hide"})

# Worth of a hex for a counter.
COVER: Final = {"village": 1.2, "woods": 0.9, "orchard": 0.9, "clear": 0.0}  # for those that it covers (T-03)
DISPERSED: Final = -0.4  # for armour, which it scatters (7.2.2)
OBJECTIVE: Final = 0.8  # a victory point in the hex, nobody there yet
NEAR_OBJECTIVE: Final = 0.25  # each hex farther from the nearest objective
FORWARD: Final = 0.12  # each hex nearer to the enemy
FORWARD_ATTACK: Final = 0.35
VIEW: Final = 0.03  # each hex in the field of fire of a long gun
CROWDED: Final = 0.5  # each company in the hex already
CROWDED_ATTACK: Final = 0.2
UNLED: Final = 5.0  # each hex beyond the command distance
SPREAD: Final = 1.0  # formations that share a zone take different parts of it
IN_REACH: Final = 0.15  # each hex of the zone that the HQ could command
HQ_BACK: Final = 0.25


def is_setup(decision: Decision) -> bool:
    """Whether the question belongs to the set-up (DP-S1 to DP-S7)."""
    return decision.kind in SETUP_KINDS


@lru_cache(maxsize=8)
def front(setting: Setting, side: int) -> tuple[int, ...]:
    """How far every hex is from where the enemy comes from: his set-up zones, or else his map edge."""
    enemy = SIDES[1 - side]
    zones = {zone for stage in setting.scenario.setup if stage.side == enemy for _, zone in stage.formations}
    hexes = {
        name
        for zone in zones
        if len(setting.zones[zone].hexes) < setting.grid.n // 3
        for name in setting.zones[zone].hexes
    }
    if not hexes:
        return tuple(setting.home_distance[1 - side])
    rows = [setting.distances(setting.hex_index[name]) for name in sorted(hexes)]
    return tuple(min(row[place] for row in rows) for place in range(setting.grid.n))


def attacks(setting: Setting, side: int) -> bool:
    """Whether the victory conditions ask this side to take something (chapter 12)."""
    return setting.scenario.victory.side == SIDES[side]


def answer(s: GameState, decision: Decision) -> Choice:
    side = SIDES.index(decision.side)
    if decision.kind == "place":
        return _place(s, side, decision)
    if decision.kind == "attach":
        return _attach(s, decision)
    if decision.kind == "allot_loss":
        return _loss(s, decision)
    if decision.kind == "entrenchments":
        return Choice(max(decision.options, key=lambda o: _dig_value(s, side, o)), say("where infantry will need it"))
    if decision.kind == "minefields":
        return Choice(max(decision.options, key=lambda o: _mine_value(s, side, o)), say("on the enemy's way"))
    if decision.kind == "mount":
        return Choice(decision.options[0], say("rides to the front"))
    return Choice(decision.options[0], say("lies in wait"))  # 13.1: a gun hides


def _attach(s: GameState, decision: Decision) -> Choice:
    """DP-S4: its own marker is an activation more; else the formation nearest to the enemy that has nobody yet."""
    setting = s.setting
    keep = next((option for option in decision.options if option.kind == "keep"), None)
    if keep is not None:
        return Choice(keep, say("acts on its own"))
    unit = setting.unit_index[decision.about[0]]
    distances = front(setting, setting.side[unit])

    def worth(option: Action) -> tuple[int, int]:
        formation = setting.formation_index[option.target]
        guests = sum(setting.home_formation[member] != formation for member in s.members[formation])
        zone = _zone(setting, formation)
        return -guests, -min((distances[place] for place in zone), default=99)

    return Choice(max(decision.options, key=worth), say("goes where the enemy will come"))


def _zone(setting: Setting, formation: int) -> tuple[int, ...]:
    name = setting.formation_id[formation]
    for stage in setting.scenario.setup:
        for own, zone in stage.formations:
            if own == name:
                return tuple(setting.hex_index[place] for place in setting.zones[zone].hexes)
    return ()


def _loss(s: GameState, decision: Decision) -> Choice:
    """DP-S2: as the scenario proposes; beyond that, the weakest."""
    setting = s.setting
    counters = setting.scenario.counters

    def worth(option: Action) -> tuple[int, int]:
        unit = setting.unit_index[option.unit]
        missing = counters[unit].start_losses - (2 - s.steps[unit])
        return missing, -setting.attack[unit][2]

    return Choice(max(decision.options, key=worth), say("as the scenario proposes"))


# -- places ------------------------------------------------------------------------------------------------------------


def _place(s: GameState, side: int, decision: Decision) -> Choice:
    """One counter after the other: the HQs, then the formation that has least room to spare about its HQ."""
    setting = s.setting
    index = setting.unit_index
    by_unit: dict[str, list[Action]] = {}
    for option in decision.options:
        by_unit.setdefault(option.unit, []).append(option)

    spare: dict[int, int] = {}

    def rank(name: str) -> tuple[bool, int, int]:
        unit = index[name]
        if setting.is_hq[unit]:
            return False, 0, unit
        formation = s.formation[unit]
        if formation not in spare:
            spare[formation] = _spare_room(s, side, formation)
        return True, spare[formation], unit

    name = min(by_unit, key=rank)
    unit = index[name]
    value = _hq_value if setting.is_hq[unit] else _company_value
    best = max(by_unit[name], key=lambda option: value(s, side, unit, setting.hex_index[option.hex]))
    return Choice(best, say("behind its companies") if setting.is_hq[unit] else say("a good place to begin"))


def _spare_room(s: GameState, side: int, formation: int) -> int:
    """Places left for combat units in command, less those of the formation that need one."""
    setting = s.setting
    hq = setting.hq[formation]
    if hq == NONE or s.place[hq] != ON_MAP:
        return 99
    near = setting.distances(s.hex[hq])
    zone = [place for place in _zone(setting, formation) if near[place] <= setting.doctrine[side]]
    free = sum([setting.stacking - sum([not setting.is_hq[unit] for unit in s.stack[place]]) for place in zone])
    return free - sum([s.place[unit] == UNPLACED for unit in s.members[formation]])


@lru_cache(maxsize=64)
def _anchor(setting: Setting, formation: int) -> int:
    """The part of its zone that a formation takes: the one nearest to objectives, or its share of a common zone."""
    zone = _zone(setting, formation)
    side = setting.formation_side[formation]
    sharing = [
        f for f in range(len(setting.formation_id)) if setting.formation_side[f] == side and _zone(setting, f) == zone
    ]
    if len(sharing) > 1:
        ordered = sorted(zone)
        at = (2 * sharing.index(formation) + 1) * len(ordered) // (2 * len(sharing))
        return ordered[min(at, len(ordered) - 1)]
    return max(zone, key=lambda place: (_ground(setting, side, place), -place), default=NONE)


@lru_cache(maxsize=2048)
def _ground(setting: Setting, side: int, place: int) -> float:
    """What the hex is worth to the side, whoever stands there."""
    objectives = values(setting)
    attacking = attacks(setting, side)
    ahead = front(setting, side)
    distances = setting.distances(place)
    score = -(FORWARD_ATTACK if attacking else FORWARD) * ahead[place]
    held = {setting.hex_index[name] for name, owner in setting.scenario.control if owner == SIDES[side]}
    goals = [goal for goal in objectives if (goal in held) != attacking]
    if goals:
        # A defender's objectives count by how soon the enemy will be there.
        worth = [
            objectives[goal] / (distances[goal] + 3.0) / (1.0 if attacking else 1 + 0.15 * ahead[goal])
            for goal in goals
        ]
        score += sum(sorted(worth)[-3:])
        score -= NEAR_OBJECTIVE * min(min(distances[goal] for goal in goals), 12)
    return score


def _company_value(s: GameState, side: int, unit: int, place: int) -> float:
    setting = s.setting
    attacking = attacks(setting, side)
    score = _ground(setting, side, place)
    formation = s.formation[unit]
    terrain = setting.terrain[place]
    score += DISPERSED * (terrain != "clear") if setting.disperses[unit] else COVER.get(terrain, 0.0)
    friends = [other for other in s.stack[place] if not setting.is_hq[other]]
    score -= (CROWDED_ATTACK if attacking else CROWDED) * len(friends)
    if place in values(setting) and not friends and not attacking:
        score += OBJECTIVE * values(setting)[place]
    if setting.range[unit][2] > 1:
        score += VIEW * len(setting.sight.within(place, setting.range[unit][2]))
    if setting.is_carrier[unit]:
        score += FORWARD * front(setting, side)[place] / 2
    hq = setting.hq[formation]
    if hq != NONE and s.place[hq] == ON_MAP:
        away = setting.distances(s.hex[hq])[place]
        score -= UNLED * max(0, away - setting.doctrine[side])
        if hq != unit and attacking:
            score -= 0.1 * SPREAD * away
    elif (anchor := _anchor(setting, formation)) != NONE:
        score -= SPREAD * setting.distances(anchor)[place]
    return score


def _hq_value(s: GameState, side: int, unit: int, place: int) -> float:
    """Near the part of the zone that the formation takes, a little back, and in reach of much of the zone."""
    setting = s.setting
    formation = s.formation[unit]
    zone = _zone(setting, formation)
    anchor = _anchor(setting, formation)
    distances = setting.distances(place)
    reach = sum([distances[other] <= setting.doctrine[side] for other in zone if len(zone) < 60])
    score = (
        IN_REACH * reach + HQ_BACK * min(front(setting, side)[place], 6) + COVER.get(setting.terrain[place], 0.0) / 2
    )
    companies = [member for member in s.members[formation] if member != unit and s.place[member] == ON_MAP]
    for company in companies:  # placed before by somebody else
        score -= UNLED * max(0, distances[s.hex[company]] - setting.doctrine[side])
    if anchor != NONE and not companies:
        score -= SPREAD * max(0, distances[anchor] - 1)
    return score - 0.3 * sum([setting.is_hq[other] for other in s.stack[place]])


# -- works -------------------------------------------------------------------------------------------------------------


def _dig_value(s: GameState, side: int, option: Action) -> float:
    """10.2: entrenchments help infantry only, so where it stands; objectives and the front before the rest."""
    setting = s.setting
    place = setting.hex_index[option.hex]
    infantry = sum([setting.infantry[unit] for unit in s.stack[place]])
    return 2.0 * infantry + values(setting).get(place, 0.0) * (infantry > 0) - 0.1 * front(setting, side)[place]


def _mine_value(s: GameState, side: int, option: Action) -> float:
    """10.1: on the way from the enemy to the objectives, not under own units, and not far from own guns."""
    setting = s.setting
    place = setting.hex_index[option.hex]
    if s.stack[place]:
        return -FAR
    goals = list(values(setting))
    detour = min((ways(setting, goal, 2)[place] for goal in goals), default=0.0) + 1.5 * front(setting, side)[place]
    mined = sum([s.mined[other] for other in setting.neighbours[place] if other >= 0])
    return -detour + 0.5 * mined + (0.5 if any(setting.road[6 * place + d] for d in range(6)) else 0.0)
