"""Set-up (chapter 12): the stages of the scenario in order, each in the parts of _ASK."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from itertools import compress
from typing import Final, NamedTuple

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40 import events
from bk40qt.engine.rules.blitz40.command import settle_works
from bk40qt.engine.rules.blitz40.events import emit
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.scenario import SIDES, SetupStage
from bk40qt.engine.rules.blitz40.setting import NONE, Setting
from bk40qt.engine.rules.blitz40.state import ON_MAP, UNPLACED, GameState

SEARCH_LIMIT: Final = 500  # arrangements of carriers and guests tried for one option on a crowded map


@frame
class SetupFrame(Frame):
    """Set-up stage `number`; `stage` is the part of it under way, "" before the first."""

    number: int = 0
    step: int = 0  # questions of the part that are settled


@advances(SetupFrame)
def _advance(s: GameState, f: SetupFrame) -> Decision | None:
    stages = s.setting.scenario.setup
    while f.number < len(stages):
        f.stage = f.stage or PARTS[0]
        decision = _ASK[f.stage](s, f, stages[f.number])
        if decision is not None:
            return decision
        f.step, following = 0, PARTS.index(f.stage) + 1
        f.stage = PARTS[following] if following < len(PARTS) else ""
        f.number += not f.stage
    s.frames.pop()
    return None


@answers(SetupFrame)
def _answer(s: GameState, f: SetupFrame, action: Action) -> None:
    stage = s.setting.scenario.setup[f.number]
    f.step += 1
    match action.kind:
        case "attach":
            emit(s, events.Attached("10.3", action.unit, action.target))
        case "allot_loss":
            # a second loss is possible only where every unit has one; it eliminates (1.2).
            left = s.steps[s.setting.unit_index[action.unit]] - 1
            emit(s, events.StartLoss("R-80", action.unit) if left else events.StepLost("R-80", action.unit, 0))
        case "place":
            _place(s, f, action)
        case "mount":
            emit(s, events.Loaded("R-79", action.unit, action.target))
        case "place_entrenchment":
            emit(s, events.WorksBuilt("10.2", action.hex, "entrenchment", stage.side))
            settle_works(s, s.setting.hex_index[action.hex])
        case "place_minefield":
            emit(s, events.WorksBuilt("10.1", action.hex, "minefield", stage.side))
        case "hide":
            emit(s, events.Hid("13.1", action.unit))
        case "show":
            # Where it stands was kept back until now, in case it would hide (see view.py).
            emit(s, events.Revealed("13.1", action.unit, s.setting.hex_id[s.hex[s.setting.unit_index[action.unit]]]))


def _attachable(s: GameState, number: int) -> list[int]:
    """Companies to attach or keep (10.3, 12.2). The choice is made once, at the start of the scenario, so the first
    stage of a side asks for its reinforcements too."""
    setting, stages = s.setting, s.setting.scenario.setup
    side = stages[number].side
    first = next(place for place, stage in enumerate(stages) if stage.side == side)
    stage_of = {name: place for place, stage in enumerate(stages) for name, _ in stage.formations}
    return [
        unit
        for unit, home in enumerate(setting.home_formation)
        if setting.attach_to[home]
        and not setting.is_hq[unit]
        and SIDES[setting.side[unit]] == side
        and stage_of.get(setting.formation_id[home], first) == number
    ]


def _ask_attach(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    """DP-S4: attach each independent company, or keep it with its own marker."""
    setting = s.setting
    units = _attachable(s, f.number)
    for unit in units[f.step :]:
        name, home = setting.unit_id[unit], setting.home_formation[unit]
        options = [Action("attach", name, target=setting.formation_id[to]) for to in setting.attach_to[home]]
        own_marker = setting.formation_marker[home] != NONE
        if own_marker:
            options.append(Action("keep", name))
        if len(options) > 1:
            return Decision(stage.side, "DP-S4", "attach", "12.2" if own_marker else "10.3", options, (name,))
        emit(s, events.Attached("R-86", name, options[0].target))
        f.step += 1
    for home in dict.fromkeys(setting.home_formation[unit] for unit in units):
        # EX-17; R-75: the marker stays while one company is left to it.
        kept = any(s.formation[unit] == home for unit in units if setting.home_formation[unit] == home)
        if not kept and setting.formation_marker[home] != NONE:
            emit(s, events.MarkerMoved("12.2", setting.formation_id[home], "removed"))
            emit(s, events.FormationSet("12.2", setting.formation_id[home], "gone", True))
    return None


def _ask_losses(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    setting, before = s.setting, 0
    for allotment in stage.losses:
        before += allotment.count
        if f.step >= before:
            continue
        home = setting.formation_index[allotment.formation]
        alive = [
            unit
            for unit, own in enumerate(setting.home_formation)
            if own == home and not setting.is_hq[unit] and s.steps[unit]
        ]
        most = max([s.steps[unit] for unit in alive], default=0)  # one each as long as that is possible
        if most:
            options = [Action("allot_loss", setting.unit_id[unit]) for unit in alive if s.steps[unit] == most]
            return Decision(stage.side, "DP-S2", "allot_loss", "R-80", options, (allotment.formation,))
        f.step = before
    return None


NO_HOSTS: Final[frozenset[int]] = frozenset()


class _Item(NamedTuple):
    """A counter to place, or a carrier together with the company that starts aboard (R-79)."""

    unit: int
    home: int
    weight: int  # for stacking: an HQ 0, a carrier and its company 2 (7.3)
    zone: str
    hexes: tuple[int, ...]
    hosts: frozenset[int]  # not empty: it stands with a unit of one of these formations
    special: bool  # has hosts, or a company that starts aboard


class _Plan(NamedTuple):  # what never changes about placing in one stage
    side: int
    point: str
    units: tuple[tuple[int, str], ...]  # with the zone of each
    items: tuple[_Item, ...]  # the same, as they are unless a company or hosts make a difference
    companion: dict[int, int]  # carrier -> the one company that must start aboard
    hexes: dict[str, tuple[int, ...]]
    rooms: dict[int, int]  # of every hex, empty
    companies: tuple[tuple[int, ...], ...]  # combat units of each formation
    overlaps: dict[str, tuple[str, ...]]  # zones that share a hex with it, itself included
    actions: dict[int, dict[int, Action]]


@lru_cache(maxsize=8)
def _plan(setting: Setting, number: int) -> _Plan:
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
        _Item(
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
    return _Plan(
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


def _items(s: GameState, plan: _Plan) -> list[_Item]:
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


def _room(s: GameState, place: int, side: int) -> int:
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

    def with_hosts(self, item: _Item) -> list[int]:
        return sorted({place for home in item.hosts for place in self.standing.get(home, ())})

    def after(self, item: _Item, place: int) -> _Board:
        rooms = {**self.rooms, place: self.rooms[place] - item.weight}
        if item.hosts:  # a guest is no host: two of them would hold each other up
            return _Board(rooms, self.standing)
        return _Board(rooms, {**self.standing, item.home: self.standing.get(item.home, set()) | {place}})


def _survey(s: GameState, plan: _Plan, items: list[_Item]) -> _Board:
    standing: dict[int, set[int]] = {}
    for item in items:
        for home in item.hosts:
            if home not in standing:
                standing[home] = {s.hex[unit] for unit in plan.companies[home] if s.place[unit] == ON_MAP}
    rooms, stack, side = plan.rooms.copy(), s.stack, plan.side
    for place in plan.rooms if not standing else plan.rooms.keys() | set().union(*standing.values()):
        if stack[place]:
            rooms[place] = _room(s, place, side)
    return _Board(rooms, standing)


def _ask_place(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    plan = _plan(s.setting, f.number)
    items = _items(s, plan)
    if not items or not (options := _placements(s, plan, items)):
        return None
    return Decision(stage.side, plan.point, "place", "12", options)


def _placements(s: GameState, plan: _Plan, items: list[_Item]) -> list[Action]:
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


def _is_loose(plan: _Plan, items: list[_Item], board: _Board) -> bool:
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


def _completable(items: list[_Item], board: _Board, budget: list[int]) -> bool:
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


def _tries(item: _Item, rest: list[_Item], board: _Board) -> Iterable[tuple[_Item | None, int]]:
    """Where a carrier or guest can go; a guest also together with a host that is not placed yet."""
    rooms, places = board.rooms, board.with_hosts(item) if item.hosts else item.hexes
    yield from ((None, place) for place in places if rooms[place] >= item.weight)
    alike = {(other.home, other.zone): other for other in rest if other.home in item.hosts and not other.hosts}
    yield from ((host, place) for host in alike.values() for place in host.hexes if rooms[place] > item.weight)


def _match(items: list[_Item], rooms: Mapping[int, int]) -> bool:
    """Bipartite matching of counters and room, by augmenting paths."""
    held: dict[int, list[_Item]] = {}

    def seat(item: _Item, met: set[int]) -> bool:
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


def _overflow(s: GameState, plan: _Plan, items: list[_Item]) -> list[Action]:
    """The enemy stands in the way of what is left (possible with 1712, R-78): the nearest free hexes, as in R-84."""
    setting = s.setting
    own = [s.hex[unit] for unit in setting.side_units[plan.side] if s.place[unit] == ON_MAP]
    found: list[Action] = []
    for item in items:
        away = {
            place: min([setting.grid.distance(place, at) for at in item.hexes or own], default=0)
            for place in range(setting.grid.n)
            if _room(s, place, plan.side) >= item.weight
        }
        nearest = min(away.values(), default=0)
        found.extend(
            Action("place", setting.unit_id[item.unit], setting.hex_id[place])
            for place, steps in away.items()
            if steps == nearest
        )
    return found


def _place(s: GameState, f: SetupFrame, action: Action) -> None:
    setting = s.setting
    emit(s, events.Placed("12", action.unit, action.hex))
    company = _plan(setting, f.number).companion.get(setting.unit_index[action.unit], NONE)
    if company != NONE and s.place[company] == UNPLACED:
        emit(s, events.Placed("12", setting.unit_id[company], action.hex))
        emit(s, events.Loaded("R-79", setting.unit_id[company], action.unit))
    settle_works(s, setting.hex_index[action.hex])


def _ask_mount(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    setting = s.setting
    for mount in stage.mounts[f.step :]:
        carrier = setting.unit_index[mount.carrier]
        companies = [name for name in mount.companies if s.hex[setting.unit_index[name]] == s.hex[carrier]]
        if s.place[carrier] == ON_MAP and companies and carrier not in s.aboard:
            options = [Action("mount", name, target=mount.carrier) for name in companies]
            if mount.optional:
                options.append(Action("no_mount", target=mount.carrier))
            return Decision(stage.side, "DP-S5", "mount", "R-79", options, (mount.carrier,))
        f.step += 1
    return None


@lru_cache(maxsize=8)
def _works_actions(setting: Setting, zone: str, digging: bool) -> tuple[tuple[int, Action], ...]:
    kind = "place_entrenchment" if digging else "place_minefield"
    return tuple((setting.hex_index[name], Action(kind, hex=name)) for name in setting.zones[zone].hexes)


def _ask_works(kind: str, s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    digging = kind == "entrenchments"
    works = stage.entrenchments if digging else stage.minefields
    if works is None or f.step >= works.count:
        return None
    setting, side = s.setting, SIDES.index(stage.side)
    taken = [owner != NONE for owner in s.entrenchment] if digging else s.mined
    options = [
        action
        for place, action in _works_actions(setting, works.zone, digging)
        if not taken[place] and (not s.stack[place] or _room(s, place, side) >= 0)
    ]
    return Decision(stage.side, "DP-S3", kind, "10.2" if digging else "10.1", options) if options else None


def may_hide(setting: Setting, number: int) -> list[int]:
    """13.1: the anti-tank guns that a stage sets up."""
    if not setting.hidden_guns:
        return []
    return [unit for unit, _ in _plan(setting, number).units if setting.unit_type[unit] == "at_gun"]


def _ask_hide(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    guns = [unit for unit in may_hide(s.setting, f.number) if s.place[unit] == ON_MAP]
    if f.step >= len(guns):
        return None
    name = s.setting.unit_id[guns[f.step]]
    return Decision(stage.side, "DP-S7", "hide", "13.1", [Action("hide", name), Action("show", name)], (name,))


_ASK: Final[Mapping[str, Callable[[GameState, SetupFrame, SetupStage], Decision | None]]] = {
    "attach": _ask_attach,
    "losses": _ask_losses,
    "place": _ask_place,
    "mount": _ask_mount,
    "entrenchments": partial(_ask_works, "entrenchments"),
    "minefields": partial(_ask_works, "minefields"),
    "hide": _ask_hide,
}
PARTS: Final = tuple(_ASK)
