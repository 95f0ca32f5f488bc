"""Faults in the order of battle: formations, counters, who may be attached to whom."""

from __future__ import annotations

import re
from typing import Final

from bk40qt.engine.codes import code_text
from bk40qt.engine.fields import Report, shown
from bk40qt.engine.rules.blitz40.scenario import Counter, Formation, Scenario, Values, Zone
from bk40qt.engine.wording import say

LIMITS: Final = {"attack": (0, 20), "armour": (0, 10), "range": (0, 8), "ma": (1, 30)}
SPECIAL: Final = ("assault_pioneer", "halftrack_symbol")
INFANTRY: Final = ("infantry", "machine_gun")  # what the word infantry means in the rules (1.1)
_ID: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


class Forces:
    """The scenario by id. Where an id is used twice the first counts; the second is reported."""

    def __init__(self, scenario: Scenario) -> None:
        self.formations: dict[str, Formation] = {}
        self.counters: dict[str, Counter] = {}
        self.zones: dict[str, Zone] = {}
        self.members: dict[str, list[Counter]] = {}
        for formation in scenario.formations:
            self.formations.setdefault(formation.id, formation)
        for counter in scenario.counters:
            self.counters.setdefault(counter.id, counter)
            self.members.setdefault(counter.formation, []).append(counter)
        for zone in scenario.zones:
            self.zones.setdefault(zone.id, zone)

    def units(self, formation: str) -> list[Counter]:
        """Combat units, without the HQ."""
        return [counter for counter in self.members.get(formation, ()) if counter.type != "hq"]

    def at_start(self, formation: str) -> list[Counter]:
        """Counters that are set up, the HQ among them."""
        return [counter for counter in self.members.get(formation, ()) if counter.arrival == 0]


def check_id(ident: str, place: str, report: Report, seen: set[str] | None = None) -> None:
    if not _ID.fullmatch(ident):
        report.add(place, say("must be 1 to 64 letters, digits, '_', '-' or '.', not {ident}", ident=shown(ident)))
    elif seen is not None:
        if ident in seen:
            report.add(place, say("the id {ident} is used twice; ids must differ", ident=ident))
        seen.add(ident)


def check_range(value: int, low: int, high: int, place: str, report: Report, rule: str = "", what: str = "") -> None:
    if not low <= value <= high:
        if low < high:
            message = say("must be from {low} to {high}, not {value}", low=low, high=high, value=value)
        else:
            message = say("must be {low}, not {value}", low=low, value=value)
        report.add(place, say("{what} {must}", what=what, must=message) if what else message, rule)


def check_forces(scenario: Scenario, forces: Forces, report: Report) -> None:
    seen: set[str] = set()  # one set for both: events and messages name formations and counters alike
    for number, formation in enumerate(scenario.formations):
        _check_formation(formation, f"formations[{number}]", forces, report, seen)
    for side in scenario.sides:
        if not any(formation.side == side.side for formation in scenario.formations):
            report.add("formations", say("the {side} side has no formation", side=code_text(side.side)), "3.1")
    loaders = {info.side for info in scenario.sides if info.can_load}
    for number, counter in enumerate(scenario.counters):
        place = f"counters[{number}]"
        check_id(counter.id, f"{place}.id", report, seen)
        _check_counter(counter, place, scenario.turns, report)
        owner = forces.formations.get(counter.formation)
        if owner is None:
            report.add(f"{place}.formation", say("there is no formation {name}", name=shown(counter.formation)), "3.1")
            continue
        if counter.type == "carrier" and owner.side not in loaders:
            report.add(
                f"{place}.type",
                say(
                    "the {side} side may not load; set can_load of the side or remove the carrier",
                    side=code_text(owner.side),
                ),
                "6.1",
            )
        if not owner.marker and not counter.independent:
            report.add(f"{place}.independent", say("must be true: {id} has no activation marker", id=owner.id), "10.3")


def _check_formation(one: Formation, place: str, forces: Forces, report: Report, seen: set[str]) -> None:
    check_id(one.id, f"{place}.id", report, seen)
    if not one.name.strip():
        report.add(f"{place}.name", say("is empty; name the formation"))
    if not _COLOUR.fullmatch(one.colour):
        report.add(f"{place}.colour", say("must be a colour such as #1F4E9E, not {colour}", colour=shown(one.colour)))
    units = forces.units(one.id)
    hqs = [counter.id for counter in forces.members.get(one.id, ()) if counter.type == "hq"]
    if not units:
        report.add(place, say("{id} has no combat unit; give it one or remove the formation", id=one.id), "3.1")
    if len(hqs) > 1:
        report.add(
            place,
            say(
                "{id} has {count} HQs ({names}); one is the limit", id=one.id, count=len(hqs), names=", ".join(hqs[:5])
            ),
            "3.1",
        )
    led = [counter for counter in units if not counter.independent or counter.independent_until is not None]
    if led and not hqs:
        message = (
            say("{id} needs an HQ, because {unit} is not always independent", id=one.id, unit=led[0].id)
            if led[0].independent
            else say("{id} needs an HQ, because {unit} is not independent", id=one.id, unit=led[0].id)
        )
        report.add(place, message, "3.1")
    if hqs and not one.marker:
        report.add(
            place, say("{id} has an HQ but no activation marker; units without marker are attached", id=one.id), "10.3"
        )
    _check_attachment(one, place, units, forces, report)


def _check_attachment(one: Formation, place: str, units: list[Counter], forces: Forces, report: Report) -> None:
    if not one.marker and not one.attach_to:
        message = say("{id} has no activation marker, so it needs formations to attach to", id=one.id)
        report.add(f"{place}.attach_to", message, "10.3")
    if one.attach_to and (bound := next((counter for counter in units if not counter.independent), None)):
        report.add(
            f"{place}.attach_to", say("only independent units can be attached, {id} is not", id=bound.id), "10.3"
        )
    for number, target in enumerate(one.attach_to):
        here = f"{place}.attach_to[{number}]"
        host = forces.formations.get(target)
        if host is None:
            report.add(here, say("there is no formation {name}", name=shown(target)), "10.3")
        elif target == one.id:
            report.add(here, say("is the formation itself"), "10.3")
        elif host.side != one.side:
            report.add(here, say("{name} belongs to the other side", name=target), "10.3")
        elif not host.marker:
            report.add(here, say("{target} has no activation marker of its own", target=target), "10.3")
        elif target in one.attach_to[:number]:
            report.add(here, say("{name} is listed twice", name=target))


def _check_counter(one: Counter, place: str, turns: int, report: Report) -> None:
    if not one.name.strip():
        report.add(f"{place}.name", say("is empty; name the counter"))
    for face, values in (("full", one.full), ("reduced", one.reduced)):
        _check_values(one, values, f"{place}.{face}", report)
    for number, name in enumerate(one.special):
        here = f"{place}.special[{number}]"
        if name not in SPECIAL:
            report.add(
                here, say("must be one of {allowed}, not {value}", allowed=", ".join(SPECIAL), value=shown(name))
            )
        elif name in one.special[:number]:
            report.add(here, say("{name} is listed twice", name=name))
        elif one.type not in INFANTRY:
            report.add(
                here,
                say("{name} is for infantry, this is {type}", name=name, type=code_text(one.type)),
                "12.1" if "half" in name else "T-02",
            )
    if one.type == "hq":
        if one.independent:
            report.add(f"{place}.independent", say("an HQ is never independent"), "10.3")
        if one.start_losses:
            report.add(f"{place}.start_losses", say("an HQ takes no step losses"), "3.2")
    else:
        check_range(one.start_losses, 0, 1, f"{place}.start_losses", report, "1.2")
    check_range(one.arrival, 0, turns, f"{place}.arrival", report, "12.2")
    if one.independent_until is not None:
        here = f"{place}.independent_until"
        if not one.independent:
            report.add(here, say("needs independent: true"), "R-87")
        check_range(one.independent_until, max(1, one.arrival), max(turns, 1), here, report, "R-87")


def _check_values(one: Counter, values: Values, place: str, report: Report) -> None:
    for name, (low, high) in LIMITS.items():
        value = getattr(values, name)
        if one.type == "hq" and name != "ma":
            if value != 0:
                report.add(
                    f"{place}.{name}",
                    say("an HQ has no weapons and no armour: must be 0, not {value}", value=value),
                    "R-24",
                )
        else:
            check_range(value, low, high, f"{place}.{name}", report, "1.1")
