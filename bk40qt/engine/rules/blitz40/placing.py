"""Where counters may be placed in a set-up stage (chapter 12): in their zone or with their hosts, within the stacking
limit, and never so that another counter is left without room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from typing import Final, NamedTuple

from bk40qt.engine.decisions import Action
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE, Setting
from bk40qt.engine.rules.blitz40.state import ON_MAP, UNPLACED, GameState

SEARCH_LIMIT: Final = 500  # arrangements of carriers and guests tried for one option on a crowded map
NO_HOSTS: Final[frozenset[int]] = frozenset()


class Item(NamedTuple):
    """A counter to place, or a carrier together with the company that starts aboard (R-79)."""

    unit: int
    home: int
    weight: int  # for stacking: an HQ 0, a carrier and its company 2 (7.3)
    zone: str
    hexes: tuple[int, ...]
    hosts: frozenset[int]  # not empty: it stands with a unit of one of these formations
    special: bool  # has hosts, or a company that starts aboard


class Plan(NamedTuple):  # what never changes about placing in one stage
    side: int
    point: str
    units: tuple[tuple[int, str], ...]  # with the zone of each
    items: tuple[Item, ...]  # the same, as they are unless a company or hosts make a difference
    companion: dict[int, int]  # carrier -> the one company that must start aboard
    hexes: dict[str, tuple[int, ...]]
    rooms: dict[int, int]  # of every hex, empty
    companies: tuple[tuple[int, ...], ...]  # combat units of each formation
    overlaps: dict[str, tuple[str, ...]]  # zones that share a hex with it, itself included
    actions: dict[int, dict[int, Action]]


@lru_cache(maxsize=8)
def plan_of(setting: Setting, number: int) -> Plan:
    stage = setting.scenario.setup[number]
    zone_of = {setting.formation_index[name]: zone for name, zone in stage.formations}
    units = tuple(
        (unit, zone_of[home])
        for unit, home in enumerate(setting.home_formation)
        if home in zone_of and not setting.arrival[unit]
    )
    hexes = {zone: tuple(setting.hex_index[name] for name in setting.zones[zone].hexes) for zone in zone_of.values()}
    companion = {
        setting.unit_index[mount.carrier]: setting.unit_index[mount.companies[0]]
        for mount in stage.mounts
        if not mount.optional and len(mount.companies) == 1
    }
    overlaps = {zone: tuple(other for other in hexes if set(hexes[zone]) & set(hexes[other])) for zone in hexes}
    actions = {
        unit: {place: Action("place", setting.unit_id[unit], setting.hex_id[place]) for place in hexes[zone]}
        for unit, zone in units
    }
    items = tuple(
        Item(
            unit,
            setting.home_formation[unit],
            int(not setting.is_hq[unit]),
            zone,
            hexes[zone],
            NO_HOSTS,
            unit in companion or bool(setting.zones[zone].with_formations),
        )
        for unit, zone in units
    )
    rooms = {place: setting.stacking for places in hexes.values() for place in places}
    companies = tuple(
        tuple(unit for unit, home in enumerate(setting.home_formation) if home == formation and not setting.is_hq[unit])
        for formation in range(len(setting.formation_id))
    )
    # DP-S6: what a side keeps back until the enemy has set up.
    sides = [earlier.side for earlier in setting.scenario.setup[:number]]
    late = stage.side in sides and any(side != stage.side for side in sides[sides.index(stage.side) :])
    return Plan(
        SIDES.index(stage.side),
        "DP-S6" if late else "DP-S1",
        units,
        items,
        companion,
        hexes,
        rooms,
        companies,
        overlaps,
        actions,
    )


def items_to_place(s: GameState, plan: Plan) -> list[Item]:
    setting, place = s.setting, s.place
    carried = [company for carrier, company in plan.companion.items() if place[carrier] == UNPLACED]
    found = [item for item in plan.items if place[item.unit] == UNPLACED and item.unit not in carried]
    for at in range(len(found)):
        item = found[at]
        if item.special:
            company = plan.companion.get(item.unit, NONE)
            if company != NONE and place[company] == UNPLACED:
                item = item._replace(weight=2)
            if setting.zones[item.zone].with_formations:
                item = item._replace(hosts=_hosts(s, item.unit, item.zone))
            found[at] = item
    return found


def _hosts(s: GameState, unit: int, zone: str) -> frozenset[int]:
    """12.1: with any unit of the formations listed, its own battalion among them; R-82: with its own battalion only."""
    rule = s.setting.zones[zone]
    listed = frozenset(s.setting.formation_index[name] for name in rule.with_formations)
    attached = s.formation[unit]
    if attached == s.setting.home_formation[unit]:
        return listed
    return frozenset((attached,)) if rule.with_attached else listed | {attached}


def room_for(s: GameState, place: int, side: int) -> int:
    """How many more combat units may set up in the hex; -1 where an enemy stands, even a hidden one (DP-S1)."""
    setting, room = s.setting, s.setting.stacking
    for unit in s.stack[place]:
        if setting.side[unit] != side:
            return -1
        room -= not setting.is_hq[unit]
    return room


class _Board(NamedTuple):
    rooms: dict[int, int]  # by hex
    standing: dict[int, set[int]]  # by formation: where hosts are

    def with_hosts(self, item: Item) -> list[int]:
        return sorted({place for home in item.hosts for place in self.standing.get(home, ())})

    def after(self, item: Item, place: int) -> _Board:
        rooms = {**self.rooms, place: self.rooms[place] - item.weight}
        if item.hosts:  # a guest is no host: two of them would hold each other up
            return _Board(rooms, self.standing)
        return _Board(rooms, {**self.standing, item.home: self.standing.get(item.home, set()) | {place}})


def _survey(s: GameState, plan: Plan, items: list[Item]) -> _Board:
    standing: dict[int, set[int]] = {}
    for item in items:
        for home in item.hosts:
            if home not in standing:
                standing[home] = {s.hex[unit] for unit in plan.companies[home] if s.place[unit] == ON_MAP}
    rooms, stack, side = plan.rooms.copy(), s.stack, plan.side
    for place in plan.rooms if not standing else plan.rooms.keys() | set().union(*standing.values()):
        if stack[place]:
            rooms[place] = room_for(s, place, side)
    return _Board(rooms, standing)


def placements(s: GameState, plan: Plan, items: list[Item]) -> list[Action]:
    """Every placement after which all other counters still find room."""
    board = _survey(s, plan, items)
    rooms = board.rooms
    # Where the enemy has left too little room for all, nothing is gained by holding anybody back.
    loose = _is_loose(plan, items, board) or not _completable([i for i in items if i.weight], board, [SEARCH_LIMIT])
    known: dict[tuple[int, int, str, frozenset[int], int], bool] = {}
    found: list[Action] = []
    crowding: list[Action] = []
    open_to: dict[tuple[str, int], list[bool]] = {}  # by zone and weight: which of its hexes have room
    for item in items:
        weight, actions = item.weight, plan.actions[item.unit]
        if item.hosts:
            for place in board.with_hosts(item):
                if place not in actions:
                    actions[place] = Action("place", s.setting.unit_id[item.unit], s.setting.hex_id[place])
            actions = {place: actions[place] for place in board.with_hosts(item)}
        elif loose or not weight:
            mask = open_to.get((item.zone, weight))
            if mask is None:
                mask = open_to[item.zone, weight] = [rooms[place] >= weight for place in item.hexes]
            found.extend(compress(actions.values(), mask))
            continue
        if loose or not weight:
            found.extend([action for place, action in actions.items() if rooms[place] >= weight])
            continue
        others = [other for other in items if other is not item and other.weight]
        for place, action in actions.items():
            if rooms[place] >= weight:
                key = (item.home, weight, item.zone, item.hosts, place)  # counters alike in these fare alike
                if key not in known:
                    known[key] = _completable(others, board.after(item, place), [SEARCH_LIMIT])
                (found if known[key] else crowding).append(action)
    return found or crowding or _overflow(s, plan, items)


def _is_loose(plan: Plan, items: list[Item], board: _Board) -> bool:
    """Whether no single placement can leave another counter without room: a quick count that errs towards no.

    Witness: first guests on hosts that stand, then carriers with company and guests with a host still to come, each
    in a hex of its own with room for two, then the others in any order."""
    rooms = board.rooms
    guests, groups = [], 0
    need: dict[str, int] = dict.fromkeys(plan.hexes, 0)
    for item in items:
        if item.hosts:
            guests.append(item)
            groups += 1
        else:
            need[item.zone] += item.weight
            groups += item.weight == 2

    def free(places: Iterable[int]) -> int:
        return sum(map(rooms.__getitem__, places))  # a hex the enemy holds counts -1: too few rather than too many

    for zone, wanted in need.items():
        if wanted and free(plan.hexes[zone]) < sum([need[other] for other in plan.overlaps[zone]]) + len(guests):
            return False
    if not groups:
        return True

    def is_wide(zone: str) -> bool:
        return sum([rooms[place] > 1 for place in plan.hexes[zone]]) > groups

    if not all([is_wide(item.zone) for item in items if item.weight == 2]):
        return False
    for guest in guests:
        if free(board.with_hosts(guest)) < len(guests) + 2:
            hosts = [item for item in items if item.weight == 1 and item.home in guest.hosts and not item.hosts]
            wide = {zone for zone in {item.zone for item in hosts} if is_wide(zone)}
            if sum([host.zone in wide for host in hosts]) <= len(guests):
                return False
    return True


def _completable(items: list[Item], board: _Board, budget: list[int]) -> bool:
    """Whether all these counters can still be placed: carriers, then guests by trial, the others by matching."""
    item = max(items, key=lambda item: (item.weight, bool(item.hosts)), default=None)
    if item is None or (item.weight < 2 and not item.hosts):
        return _match(items, board.rooms)
    rest = [other for other in items if other is not item]
    for host, place in _tries(item, rest, board):
        budget[0] -= 1
        if budget[0] < 0:
            return False
        following = board.after(item, place) if host is None else board.after(host, place).after(item, place)
        if _completable([other for other in rest if other is not host], following, budget):
            return True
    return False


def _tries(item: Item, rest: list[Item], board: _Board) -> Iterable[tuple[Item | None, int]]:
    """Where a carrier or guest can go; a guest also together with a host that is not placed yet."""
    rooms, places = board.rooms, board.with_hosts(item) if item.hosts else item.hexes
    yield from ((None, place) for place in places if rooms[place] >= item.weight)
    alike = {(other.home, other.zone): other for other in rest if other.home in item.hosts and not other.hosts}
    yield from ((host, place) for host in alike.values() for place in host.hexes if rooms[place] > item.weight)


def _match(items: list[Item], rooms: Mapping[int, int]) -> bool:
    """Bipartite matching of counters and room, by augmenting paths."""
    held: dict[int, list[Item]] = {}

    def seat(item: Item, met: set[int]) -> bool:
        for place in item.hexes:
            if len(held.get(place, ())) < rooms[place]:
                held.setdefault(place, []).append(item)
                return True
        for place in item.hexes:
            if place not in met and rooms[place] > 0:
                met.add(place)
                for number, other in enumerate(held[place]):
                    if seat(other, met):
                        held[place][number] = item
                        return True
        return False

    return all(seat(item, set()) for item in items)


def _overflow(s: GameState, plan: Plan, items: list[Item]) -> list[Action]:
    """The enemy stands in the way of what is left (possible with 1712, R-78): the nearest free hexes, as in R-84."""
    setting = s.setting
    own = [s.hex[unit] for unit in setting.side_units[plan.side] if s.place[unit] == ON_MAP]
    found: list[Action] = []
    for item in items:
        away = {
            place: min([setting.grid.distance(place, at) for at in item.hexes or own], default=0)
            for place in range(setting.grid.n)
            if room_for(s, place, plan.side) >= item.weight
        }
        nearest = min(away.values(), default=0)
        found.extend(
            Action("place", setting.unit_id[item.unit], setting.hex_id[place])
            for place, steps in away.items()
            if steps == nearest
        )
    return found
