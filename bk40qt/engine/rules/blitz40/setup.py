"""Set-up (chapter 12): the stages of the scenario in order, each in parts: attach, losses, place, mount, works, hide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import settle_works
from bk40qt.engine.rules.blitz40.events import (
    Attached,
    FormationSet,
    Hid,
    Loaded,
    MarkerMoved,
    Placed,
    Revealed,
    StartLoss,
    StepLost,
    WorksBuilt,
    emit,
)
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.scenario import SIDES, FieldWorks, SetupStage
from bk40qt.engine.rules.blitz40.setting import NONE, Setting
from bk40qt.engine.rules.blitz40.state import ON_MAP, UNPLACED, GameState

PARTS: Final = ("attach", "losses", "place", "mount", "entrenchments", "minefields", "hide")
SEARCH_LIMIT: Final = 500  # arrangements of carriers and guests tried for one option on a crowded map


@frame
class SetupFrame(Frame):
    """Set-up stage `number`; `stage` is the part of it under way, "" before the first."""

    number: int = 0
    step: int = 0  # questions of the part that are settled


Ask = Callable[[GameState, SetupFrame, SetupStage], Decision | None]


@advances(SetupFrame)
def _advance(s: GameState, f: SetupFrame) -> Decision | None:
    stages = s.setting.scenario.setup
    while f.number < len(stages):
        f.stage = f.stage or PARTS[0]
        decision = _ASK[f.stage](s, f, stages[f.number])
        if decision is not None:
            return decision
        f.step = 0
        following = PARTS.index(f.stage) + 1
        if following < len(PARTS):
            f.stage = PARTS[following]
        else:
            f.stage, f.number = "", f.number + 1
    s.frames.pop()
    return None


@answers(SetupFrame)
def _answer(s: GameState, f: SetupFrame, action: Action) -> None:
    stage = s.setting.scenario.setup[f.number]
    f.step += 1
    match action.kind:
        case "attach":
            emit(s, Attached("10.3", action.unit, action.target))
        case "allot_loss":
            # a second loss is possible only where every unit has one; it eliminates (1.2).
            left = s.steps[s.setting.unit_index[action.unit]] - 1
            emit(s, StartLoss("R-80", action.unit) if left else StepLost("R-80", action.unit, 0))
        case "place":
            _place(s, stage, action)
        case "mount":
            emit(s, Loaded("R-79", action.unit, action.target))
        case "place_entrenchment":
            emit(s, WorksBuilt("10.2", action.hex, "entrenchment", stage.side))
            settle_works(s, s.setting.hex_index[action.hex])
        case "place_minefield":
            emit(s, WorksBuilt("10.1", action.hex, "minefield", stage.side))
        case "hide":
            emit(s, Hid("13.1", action.unit))
        case "show":
            # Where it stands was kept back until now, in case it would hide (see view.py).
            emit(s, Revealed("13.1", action.unit, s.setting.hex_id[s.hex[s.setting.unit_index[action.unit]]]))


# -- attach (DP-S4) ----------------------------------------------------------------------------------------------------


def _attachable(s: GameState, number: int) -> list[int]:
    """Companies that 10.3 or 12.2 lets be attached in this stage. The choice is made once, at the start of the scenario,
    so the first stage of a side asks for its reinforcements too."""
    setting, stages = s.setting, s.setting.scenario.setup
    side = stages[number].side
    wanted = {setting.formation_index[name] for name, _ in stages[number].formations}
    if all(stage.side != side for stage in stages[:number]):
        staged = {setting.formation_index[name] for stage in stages for name, _ in stage.formations}
        wanted.update(other for other, owner in enumerate(setting.formation_side)
                      if SIDES[owner] == side and other not in staged)
    return [unit for unit, home in enumerate(setting.home_formation)
            if home in wanted and setting.attach_to[home] and not setting.is_hq[unit]]


def _ask_attach(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    setting = s.setting
    units = _attachable(s, f.number)
    for unit in units[f.step:]:
        name, home = setting.unit_id[unit], setting.home_formation[unit]
        options = [Action("attach", name, target=setting.formation_id[to]) for to in setting.attach_to[home]]
        own_marker = setting.formation_marker[home] != NONE
        if own_marker:
            options.append(Action("keep", name))
        if len(options) > 1:
            return Decision(stage.side, "DP-S4", "attach", "12.2" if own_marker else "10.3", options, (name,))
        emit(s, Attached("R-86", name, options[0].target))
        f.step += 1
    for home in dict.fromkeys(setting.home_formation[unit] for unit in units):
        # EX-17; R-75: the marker stays while one company is left to it.
        kept = any(s.formation[unit] == home for unit in units if setting.home_formation[unit] == home)
        if not kept and setting.formation_marker[home] != NONE:
            emit(s, MarkerMoved("12.2", setting.formation_id[home], "removed"))
            emit(s, FormationSet("12.2", setting.formation_id[home], "gone", True))
    return None


# -- losses (DP-S2) ----------------------------------------------------------------------------------------------------


def _ask_losses(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    setting = s.setting
    before = 0
    for allotment in stage.losses:
        before += allotment.count
        if f.step >= before:
            continue
        home = setting.formation_index[allotment.formation]
        alive = [unit for unit, own in enumerate(setting.home_formation)
                 if own == home and not setting.is_hq[unit] and s.steps[unit]]
        most = max([s.steps[unit] for unit in alive], default=0)  # one each as long as that is possible
        if most:
            options = [Action("allot_loss", setting.unit_id[unit]) for unit in alive if s.steps[unit] == most]
            return Decision(stage.side, "DP-S2", "allot_loss", "R-80", options, (allotment.formation,))
        f.step = before
    return None


# -- place (DP-S1, DP-S6) ----------------------------------------------------------------------------------------------


class _Item(NamedTuple):
    """A counter to place, or a carrier together with the company that starts aboard (R-79)."""

    unit: int
    home: int
    weight: int  # for stacking: an HQ 0, a carrier and its company 2 (7.3)
    zone: str
    hexes: tuple[int, ...]
    hosts: frozenset[int]  # not empty: it stands with a unit of one of these formations


class _Plan(NamedTuple):
    """What never changes about placing in one stage."""

    side: int
    units: tuple[tuple[int, str], ...]  # with the zone of each
    companion: dict[int, int]  # carrier -> the one company that must start aboard
    hexes: dict[str, tuple[int, ...]]
    overlaps: dict[str, tuple[str, ...]]  # zones that share a hex with it, itself included
    actions: dict[int, dict[int, Action]]


_PLANS: WeakKeyDictionary[Setting, dict[int, _Plan]] = WeakKeyDictionary()


def _plan(setting: Setting, number: int) -> _Plan:
    plans = _PLANS.setdefault(setting, {})
    if number not in plans:
        plans[number] = _make_plan(setting, setting.scenario.setup[number])
    return plans[number]


def _make_plan(setting: Setting, stage: SetupStage) -> _Plan:
    zone_of = {setting.formation_index[name]: zone for name, zone in stage.formations}
    units = tuple((unit, zone_of[home]) for unit, home in enumerate(setting.home_formation)
                  if home in zone_of and not setting.arrival[unit])
    hexes = {zone: tuple(setting.hex_index[name] for name in setting.zones[zone].hexes) for zone in zone_of.values()}
    companion = {setting.unit_index[mount.carrier]: setting.unit_index[mount.companies[0]]
                 for mount in stage.mounts if not mount.optional and len(mount.companies) == 1}
    overlaps = {zone: tuple(other for other in hexes if not set(hexes[zone]).isdisjoint(hexes[other])) for zone in hexes}
    actions = {unit: {place: Action("place", setting.unit_id[unit], setting.hex_id[place]) for place in hexes[zone]}
               for unit, zone in units}
    return _Plan(SIDES.index(stage.side), units, companion, hexes, overlaps, actions)


def _items(s: GameState, plan: _Plan) -> list[_Item]:
    setting = s.setting
    carried = {company for carrier, company in plan.companion.items() if s.place[carrier] == UNPLACED}
    found = []
    for unit, zone in plan.units:
        if s.place[unit] != UNPLACED or unit in carried:
            continue
        company = plan.companion.get(unit, NONE)
        weight = 0 if setting.is_hq[unit] else 2 if company != NONE and s.place[company] == UNPLACED else 1
        found.append(_Item(unit, setting.home_formation[unit], weight, zone, plan.hexes[zone], _hosts(s, unit, zone)))
    return found


def _hosts(s: GameState, unit: int, zone: str) -> frozenset[int]:
    """12.1: with any unit of the formations listed, its own battalion among them; R-82: with its own battalion only."""
    rule = s.setting.zones[zone]
    listed = frozenset(s.setting.formation_index[name] for name in rule.with_formations)
    attached = s.formation[unit]
    if not listed or attached == s.setting.home_formation[unit]:
        return listed
    return frozenset((attached,)) if rule.with_attached else listed | {attached}


def _room(s: GameState, place: int, side: int) -> int:
    """How many more combat units may set up in the hex; -1 where an enemy stands, even a hidden one (DP-S1)."""
    setting = s.setting
    room = setting.stacking
    for unit in s.stack[place]:
        if setting.side[unit] != side:
            return -1
        room -= not setting.is_hq[unit]
    return room


class _Board(NamedTuple):
    """Room in each hex, and where units of each formation stand."""

    rooms: dict[int, int]
    standing: dict[int, set[int]]

    def with_hosts(self, item: _Item) -> list[int]:
        return sorted({place for home in item.hosts for place in self.standing.get(home, ())})

    def after(self, item: _Item, place: int) -> _Board:
        rooms = {**self.rooms, place: self.rooms[place] - item.weight}
        if item.hosts:  # a guest is no host: two of them would hold each other up
            return _Board(rooms, self.standing)
        return _Board(rooms, {**self.standing, item.home: self.standing.get(item.home, set()) | {place}})


def _survey(s: GameState, plan: _Plan, items: list[_Item]) -> _Board:
    setting = s.setting
    standing: dict[int, set[int]] = {}
    for home in {home for item in items for home in item.hosts}:
        standing[home] = {s.hex[unit] for unit, own in enumerate(setting.home_formation)
                          if own == home and s.place[unit] == ON_MAP and not setting.is_hq[unit]}
    wanted = {place for zone in {item.zone for item in items} for place in plan.hexes[zone]}.union(*standing.values())
    rooms = {place: _room(s, place, plan.side) if s.stack[place] else setting.stacking for place in wanted}
    return _Board(rooms, standing)


def _ask_place(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    plan = _plan(s.setting, f.number)
    items = _items(s, plan)
    options = _placements(s, plan, items) if items else []
    if not options:
        return None
    # DP-S6: what a side keeps back until the enemy has set up.
    sides = [earlier.side for earlier in s.setting.scenario.setup[: f.number]]
    late = stage.side in sides and any(side != stage.side for side in sides[sides.index(stage.side):])
    return Decision(stage.side, "DP-S6" if late else "DP-S1", "place", "12", options)


def _placements(s: GameState, plan: _Plan, items: list[_Item]) -> list[Action]:
    """Every placement after which all other counters still find room."""
    board = _survey(s, plan, items)
    rooms = board.rooms
    loose = _is_loose(plan, items, board)
    known: dict[tuple[int, int, str, frozenset[int], int], bool] = {}
    found: list[Action] = []
    crowding: list[Action] = []
    for item in items:
        unit, weight, actions = item.unit, item.weight, plan.actions[item.unit]
        if item.hosts:
            actions = {place: Action("place", s.setting.unit_id[unit], s.setting.hex_id[place])
                       for place in board.with_hosts(item)}
        if loose or not weight:
            found.extend([action for place, action in actions.items() if rooms[place] >= weight])
            continue
        for place, action in actions.items():
            if rooms[place] < weight:
                continue
            key = (item.home, weight, item.zone, item.hosts, place)
            if key not in known:
                known[key] = _completable([other for other in items if other is not item], board.after(item, place))
            (found if known[key] else crowding).append(action)
    return found or crowding or _overflow(s, plan, items)


def _is_loose(plan: _Plan, items: list[_Item], board: _Board) -> bool:
    """Whether no single placement can leave another counter without room: a quick count that errs towards no.

    Witness: first guests on hosts that stand, then carriers with company and guests with a host still to come, each
    in a hex of its own with room for two, then the others in any order."""
    rooms = board.rooms
    need: dict[str, int] = dict.fromkeys(plan.hexes, 0)
    guests = [item for item in items if item.hosts and item.weight]
    for item in items:
        if not item.hosts:
            need[item.zone] += item.weight
    groups = len(guests) + sum([item.weight == 2 for item in items])
    for zone, wanted in need.items():
        if wanted:
            free = sum([rooms[place] for place in plan.hexes[zone] if rooms[place] > 0])
            if free < sum([need[other] for other in plan.overlaps[zone]]) + len(guests):
                return False
    if not groups:
        return True
    wide = {zone: sum([rooms.get(place, 0) > 1 for place in places]) > groups for zone, places in plan.hexes.items()}
    if not all(wide[item.zone] for item in items if item.weight == 2):
        return False
    for guest in guests:
        beside = sum([rooms[place] for place in board.with_hosts(guest) if rooms[place] > 0])
        coming = sum([item.home in guest.hosts and item.weight == 1 and not item.hosts and wide[item.zone]
                      for item in items])
        if beside < len(guests) + 2 and coming <= len(guests):
            return False
    return True


def _completable(items: list[_Item], board: _Board) -> bool:
    """Whether all these counters can still be placed: carriers and guests by trial, the others by matching."""
    groups = sorted([item for item in items if item.weight and (item.weight == 2 or item.hosts)],
                    key=lambda item: -item.weight)  # a carrier may be the host of a guest, so it goes first
    singles = [item for item in items if item.weight == 1 and not item.hosts]
    return _complete(groups, singles, board, [SEARCH_LIMIT])


def _complete(groups: list[_Item], singles: list[_Item], board: _Board, budget: list[int]) -> bool:
    if not groups:
        return _match(singles, board.rooms)
    item, rest = groups[0], groups[1:]
    for host, place in _tries(item, singles, board):
        budget[0] -= 1
        if budget[0] < 0:
            return False
        if host is None:
            following, others = board.after(item, place), singles
        else:
            following = board.after(host, place).after(item, place)
            others = [other for other in singles if other is not host]
        if _complete(rest, others, following, budget):
            return True
    return False


def _tries(item: _Item, singles: list[_Item], board: _Board) -> Iterable[tuple[_Item | None, int]]:
    rooms = board.rooms
    places = board.with_hosts(item) if item.hosts else item.hexes
    yield from ((None, place) for place in places if rooms[place] >= item.weight)
    if item.hosts:
        alike = {(other.home, other.zone): other for other in singles if other.home in item.hosts}
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
    distance = setting.grid.distance
    found: list[Action] = []
    for item in items:
        own = [s.hex[unit] for unit in setting.side_units[plan.side] if s.place[unit] == ON_MAP]
        free = [place for place in range(setting.grid.n) if _room(s, place, plan.side) >= item.weight]
        away = [min([distance(place, at) for at in item.hexes or own], default=0) for place in free]
        found.extend(Action("place", setting.unit_id[item.unit], setting.hex_id[place])
                     for place, steps in zip(free, away, strict=True) if steps == min(away))
    return found


def _place(s: GameState, stage: SetupStage, action: Action) -> None:
    setting = s.setting
    unit, place = setting.unit_index[action.unit], setting.hex_index[action.hex]
    emit(s, Placed("12", action.unit, action.hex))
    for mount in stage.mounts:
        if mount.carrier == action.unit and not mount.optional and len(mount.companies) == 1:
            company = mount.companies[0]
            if s.place[setting.unit_index[company]] == UNPLACED and s.aboard[unit] == NONE:
                emit(s, Placed("12", company, action.hex))
                emit(s, Loaded("R-79", company, action.unit))
    settle_works(s, place)


# -- mount (DP-S5), works (DP-S3), hide (DP-S7) ------------------------------------------------------------------------


def _ask_mount(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    setting = s.setting
    for mount in stage.mounts[f.step:]:
        carrier = setting.unit_index[mount.carrier]
        companies = [name for name in mount.companies if s.hex[setting.unit_index[name]] == s.hex[carrier]]
        if s.place[carrier] == ON_MAP and companies and carrier not in s.aboard:
            options = [Action("mount", name, target=mount.carrier) for name in companies]
            if mount.optional:
                options.append(Action("no_mount", target=mount.carrier))
            return Decision(stage.side, "DP-S5", "mount", "R-79", options, (mount.carrier,))
        f.step += 1
    return None


def _ask_works(s: GameState, f: SetupFrame, stage: SetupStage, works: FieldWorks | None, kind: str) -> Decision | None:
    if works is None or f.step >= works.count:
        return None
    setting, side = s.setting, SIDES.index(stage.side)
    entrenching = kind == "entrenchments"
    options = [Action("place_entrenchment" if entrenching else "place_minefield", hex=name)
               for name in setting.zones[works.zone].hexes
               for place in (setting.hex_index[name],)
               if not (s.entrenchment[place] != NONE if entrenching else s.mined[place])
               and all(setting.side[unit] == side for unit in s.stack[place])]
    if not options:
        return None
    return Decision(stage.side, "DP-S3", kind, "10.2" if entrenching else "10.1", options)


def _ask_entrenchments(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    return _ask_works(s, f, stage, stage.entrenchments, "entrenchments")


def _ask_minefields(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    return _ask_works(s, f, stage, stage.minefields, "minefields")


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


_ASK: Final[Mapping[str, Ask]] = {
    "attach": _ask_attach, "losses": _ask_losses, "place": _ask_place, "mount": _ask_mount,
    "entrenchments": _ask_entrenchments, "minefields": _ask_minefields, "hide": _ask_hide,
}
