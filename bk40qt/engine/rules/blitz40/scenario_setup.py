"""Faults in who comes on when and where: set-up stages, room in the zones, reinforcements, withdrawals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bk40qt.engine.codes import code_text
from bk40qt.engine.fields import Report, shown
from bk40qt.engine.rules.blitz40.scenario import (
    SIDES,
    FieldWorks,
    Formation,
    LossAllotment,
    Mount,
    Scenario,
    SetupStage,
    Side,
    Zone,
)
from bk40qt.engine.rules.blitz40.scenario_forces import INFANTRY, Forces, check_range
from bk40qt.engine.wording import say

STACKING: Final = 3  # 7.3; HQs do not count
MAX_WORKS: Final = 50


def check_setup(scenario: Scenario, forces: Forces, report: Report) -> None:
    if not scenario.setup:
        report.add("setup", say("has no stage; who sets up where?"), "12")
    placed: dict[str, str] = {}  # formation -> zone, over all stages so far
    mounted: set[str] = set()
    for number, stage in enumerate(scenario.setup):
        place = f"setup[{number}]"
        own = _check_placing(stage, place, forces, placed, report)
        for row, loss in enumerate(stage.losses):
            _check_losses(loss, f"{place}.losses[{row}]", own, forces, report)
        for row, mount in enumerate(stage.mounts):
            _check_mount(mount, f"{place}.mounts[{row}]", own, forces, mounted, report)
        _check_works(stage.entrenchments, f"{place}.entrenchments", forces, report)
        _check_works(stage.minefields, f"{place}.minefields", forces, report)
    for number, formation in enumerate(scenario.formations):
        if forces.at_start(formation.id) and formation.id not in placed:
            message = say(
                "{id} has counters on the map at the start, but no stage places them;"
                " add it to a stage or give them an arrival turn",
                id=formation.id,
            )
            report.add(f"formations[{number}]", message, "12")
    for side in SIDES:
        _check_room(scenario, side, placed, forces, report)
    _check_entries(scenario, forces, report)
    _check_withdrawals(scenario, forces, report)


# ---------------------------------------------------------------------------------------------------------- stages


def _check_placing(
    stage: SetupStage, place: str, forces: Forces, placed: dict[str, str], report: Report
) -> dict[str, str]:
    """Who is placed where in this stage; `placed` grows by the same."""
    own: dict[str, str] = {}
    if not stage.formations and stage.entrenchments is None and stage.minefields is None:
        report.add(place, say("places nothing; remove the stage"))
    for row, (name, zone) in enumerate(stage.formations):
        here = f"{place}.formations[{row}]"
        formation = forces.formations.get(name)
        if formation is None:
            report.add(f"{here}.formation", say("there is no formation {name}", name=shown(name)))
        elif formation.side != stage.side:
            report.add(f"{here}.formation", say("{name} belongs to the other side", name=name))
        elif name in placed or name in own:
            report.add(f"{here}.formation", say("{name} is set up twice; keep one", name=name))
        elif not forces.at_start(name):
            report.add(f"{here}.formation", say("{name} has no counter to set up; all arrive later", name=name), "12.2")
        if zone not in forces.zones:
            report.add(f"{here}.zone", say("there is no zone {zone}", zone=shown(zone)))
        own.setdefault(name, zone)
    for name, zone in own.items():
        placed.setdefault(name, zone)
    for row, (name, zone) in enumerate(stage.formations):
        _check_company(name, forces.zones.get(zone), f"{place}.formations[{row}].zone", placed, report)
        _check_hosts(forces.formations.get(name), forces.zones.get(zone), f"{place}.formations[{row}].zone", report)
    return own


def _check_company(name: str, zone: Zone | None, place: str, placed: Mapping[str, str], report: Report) -> None:
    """A zone "with formations" is of use only when these are on the map in time."""
    for other in zone.with_formations if zone is not None else ():
        if other == name:
            report.add(place, say("{name} cannot be set up with itself", name=name))
        elif other not in placed:
            report.add(
                place,
                say(
                    "{name} stands with {other}, which is not placed in this or an earlier stage",
                    name=name,
                    other=shown(other),
                ),
            )


def _check_hosts(formation: Formation | None, zone: Zone | None, place: str, report: Report) -> None:
    """R-82: who stands with the formation it is attached to can only be attached to one that the zone names."""
    if formation is None or zone is None or not zone.with_attached:
        return
    if not formation.attach_to:
        report.add(
            place,
            say("{id} cannot be attached, so {zone} (with_attached) is no zone for it", id=formation.id, zone=zone.id),
            "R-82",
        )
    for target in formation.attach_to:
        if target not in zone.with_formations:
            report.add(
                place,
                say(
                    "{id} may be attached to {target}, which {zone} (with_attached) does not name",
                    id=formation.id,
                    target=shown(target),
                    zone=zone.id,
                ),
                "R-82",
            )


def _check_losses(loss: LossAllotment, place: str, own: Mapping[str, str], forces: Forces, report: Report) -> None:
    if loss.formation not in own:
        report.add(f"{place}.formation", say("{id} is not set up in this stage", id=shown(loss.formation)), "R-80")
        return
    units = [counter for counter in forces.units(loss.formation) if counter.arrival == 0]
    check_range(loss.count, 0, max(0, 2 * len(units) - 1), f"{place}.count", report, "R-80")  # one step must be left
    printed = sum(counter.start_losses for counter in units)
    if printed not in (0, loss.count):
        message = say(
            "the counters of {formation} show {printed} start_losses, the owner allots {count}; make them equal",
            formation=loss.formation,
            printed=printed,
            count=loss.count,
        )
        report.add(f"{place}.count", message, "R-80")


def _check_mount(
    mount: Mount, place: str, own: Mapping[str, str], forces: Forces, mounted: set[str], report: Report
) -> None:
    carrier = forces.counters.get(mount.carrier)
    if carrier is None:
        report.add(f"{place}.carrier", say("there is no counter {name}", name=shown(mount.carrier)), "R-79")
    elif carrier.type != "carrier":
        report.add(f"{place}.carrier", say("{id} is no carrier", id=carrier.id), "R-79")
    elif carrier.formation not in own or carrier.arrival:
        report.add(f"{place}.carrier", say("{id} is not set up in this stage", id=carrier.id), "R-79")
    elif carrier.id in mounted:
        report.add(f"{place}.carrier", say("{id} is loaded twice", id=carrier.id), "R-51")
    mounted.add(mount.carrier)
    if not mount.companies or (len(mount.companies) > 1 and not mount.optional):
        report.add(
            f"{place}.companies", say("must be one company, or several to choose from with optional: true"), "R-79"
        )
    for number, name in enumerate(mount.companies):
        here = f"{place}.companies[{number}]"
        company = forces.counters.get(name)
        if company is None:
            report.add(here, say("there is no counter {name}", name=shown(name)), "R-79")
        elif company.type not in INFANTRY:
            report.add(
                here,
                say("{name} is {type}; only infantry rides a carrier", name=name, type=code_text(company.type)),
                "6.1",
            )
        elif carrier is not None and company.formation != carrier.formation:
            report.add(here, say("{name} is of another formation than {id}", name=name, id=carrier.id), "R-51")
        elif company.arrival:
            report.add(
                here,
                say("{name} arrives on turn {arrival}, it is not set up", name=name, arrival=company.arrival),
                "R-79",
            )
        elif name in mounted or name in mount.companies[:number]:
            report.add(here, say("{name} is mounted twice", name=name), "R-51")
    if not mount.optional:
        mounted.update(mount.companies)


def _check_works(works: FieldWorks | None, place: str, forces: Forces, report: Report) -> None:
    if works is None:
        return
    zone = forces.zones.get(works.zone)
    if zone is None:
        report.add(f"{place}.zone", say("there is no zone {zone}", zone=shown(works.zone)))
    elif zone.with_formations:
        report.add(f"{place}.zone", say("{id} is no area of the map; field works need hexes", id=zone.id))
    most = MAX_WORKS if zone is None or zone.with_formations else min(MAX_WORKS, len(zone.hexes))
    # One to a hex: a second one would change nothing.
    check_range(works.count, 1, max(1, most), f"{place}.count", report, "10.1" if "mine" in place else "10.2")


# ------------------------------------------------------------------------------------------------------------ room


def _check_room(scenario: Scenario, side: Side, placed: Mapping[str, str], forces: Forces, report: Report) -> None:
    """Is there a way to place all combat units of a side, three to a hex (7.3)? Zones may overlap, so count by flow."""
    need: dict[str, int] = {}
    for name, zone in placed.items():
        formation = forces.formations.get(name)
        if formation is not None and formation.side == side and zone in forces.zones:
            units = sum(1 for counter in forces.units(name) if counter.arrival == 0)
            need[zone] = need.get(zone, 0) + units
    total = sum(need.values())
    areas = {zone: _area(forces.zones[zone], placed, forces) for zone in need}
    # A zone that could hold everybody never gets full: fill it last. What remains is small.
    narrow = {zone: hexes for zone, hexes in areas.items() if 0 < len(hexes) * STACKING < total}
    short = _unplaced({zone: need[zone] for zone in narrow}, narrow)
    for number, zone_ in enumerate(scenario.zones):
        if missing := short.get(zone_.id):
            message = say(
                "{need} {side} units must be set up here, which holds {room}; {missing} find no room",
                need=need[zone_.id],
                side=code_text(side),
                room=STACKING * len(narrow[zone_.id]),
                missing=missing,
            )
            report.add(f"zones[{number}]", message, "7.3")


def _area(zone: Zone, placed: Mapping[str, str], forces: Forces) -> frozenset[str]:
    """The hexes of a zone; of a zone "with formations", those where these formations may stand."""
    if not zone.with_formations:
        return frozenset(zone.hexes)
    hosts = [forces.zones[placed[name]] for name in zone.with_formations if placed.get(name) in forces.zones]
    return frozenset(name for host in hosts for name in host.hexes)


def _unplaced(need: Mapping[str, int], areas: Mapping[str, frozenset[str]]) -> dict[str, int]:
    """Units per zone for which a largest possible placing has no room (augmenting paths, one unit at a time)."""
    inside: dict[str, list[str]] = {}  # hex -> zones of the units in it, at most STACKING
    short: dict[str, int] = {}
    for zone, count in need.items():
        for _ in range(count):
            if zone in short or not _place(zone, areas, inside):
                short[zone] = short.get(zone, 0) + 1
    return short


def _place(zone: str, areas: Mapping[str, frozenset[str]], inside: dict[str, list[str]]) -> bool:
    """Place one unit, moving others over where that makes room; breadth first, so depth is no danger."""
    came: dict[str, tuple[str, str | None]] = {}  # hex -> zone of the unit that would go there, hex it comes from
    queue: list[tuple[str, str | None]] = [(zone, None)]
    while queue:
        mover, origin = queue.pop(0)
        for name in sorted(areas.get(mover, ())):
            if name in came:
                continue
            came[name] = (mover, origin)
            tenants = inside.setdefault(name, [])
            if len(tenants) < STACKING:
                _shift(name, came, inside)
                return True
            queue.extend((tenant, name) for tenant in dict.fromkeys(tenants))
    return False


def _shift(name: str, came: Mapping[str, tuple[str, str | None]], inside: dict[str, list[str]]) -> None:
    here: str | None = name
    while here is not None:
        mover, origin = came[here]
        inside[here].append(mover)
        if origin is not None:
            inside[origin].remove(mover)
        here = origin


# -------------------------------------------------------------------------------------------------- later arrivals


def _check_entries(scenario: Scenario, forces: Forces, report: Report) -> None:
    grid = scenario.board.grid
    seen: set[str] = set()
    for number, entry in enumerate(scenario.entries):
        place = f"entries[{number}]"
        if entry.formation not in forces.formations:
            report.add(f"{place}.formation", say("there is no formation {name}", name=shown(entry.formation)), "R-84")
        elif entry.formation in seen:
            report.add(f"{place}.formation", say("{name} is listed twice; keep one", name=entry.formation), "R-84")
        elif all(counter.arrival == 0 for counter in forces.members.get(entry.formation, ())):
            report.add(
                f"{place}.formation",
                say("no counter of {formation} arrives later; remove the entry", formation=entry.formation),
                "R-84",
            )
        seen.add(entry.formation)
        zone = forces.zones.get(entry.zone)
        if zone is None:
            report.add(f"{place}.zone", say("there is no zone {zone}", zone=shown(entry.zone)), "R-84")
        elif zone.with_formations:
            report.add(
                f"{place}.zone", say("{id} is no area of the map; reinforcements need hexes", id=zone.id), "R-84"
            )
        else:
            inner = [name for name in zone.hexes if name in grid.index and not grid.edges(grid.index[name])]
            if inner:
                report.add(
                    f"{place}.zone",
                    say("hex {hex} of {id} is not on the edge of the map", hex=inner[0], id=zone.id),
                    "R-84",
                )
    for number, counter in enumerate(scenario.counters):
        if counter.arrival and counter.formation in forces.formations and counter.formation not in seen:
            what = say(
                "arrives on turn {turn}, but no entry says where {formation} comes on",
                turn=counter.arrival,
                formation=counter.formation,
            )
            report.add(f"counters[{number}].arrival", what, "R-84")


def _check_withdrawals(scenario: Scenario, forces: Forces, report: Report) -> None:
    seen: set[str] = set()
    for number, leaving in enumerate(scenario.withdrawals):
        place = f"withdrawals[{number}]"
        if leaving.formation not in forces.formations:
            report.add(f"{place}.formation", say("there is no formation {name}", name=shown(leaving.formation)), "12.2")
        elif leaving.formation in seen:
            report.add(
                f"{place}.formation", say("{formation} leaves twice; keep one", formation=leaving.formation), "12.2"
            )
        seen.add(leaving.formation)
        last = max((counter.arrival for counter in forces.members.get(leaving.formation, ())), default=0)
        check_range(leaving.turn, 1, scenario.turns, f"{place}.turn", report, "12.2")
        if leaving.turn < last:
            message = say(
                "{formation} leaves on turn {turn} but arrives on turn {last}",
                formation=leaving.formation,
                turn=leaving.turn,
                last=last,
            )
            report.add(f"{place}.turn", message, "12.2")
