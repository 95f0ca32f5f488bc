"""Fixes for what has no place: formations that nobody sets up, reinforcements without an entry, zones without hexes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from bk40qt.engine.document import Problem
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits import forces, setup, zones
from editor.edits.draft import Draft
from editor.fix import Fix
from editor.patch import Patch

_DEPTH: Final = 2  # hexes from the edge, of a zone that is made for a set-up
_FIRST_LATE: Final = 2  # the first turn on which a reinforcement can be missed

Use = Callable[[str], Patch | None]  # a zone -> what puts something there


def placing_fixes(document: ScenarioDocument, problem: Problem) -> tuple[Fix, ...]:
    found = re.match(r"(zones|formations|counters|setup|entries)\[(\d+)\](.*)", problem.place)
    if found is None or int(found[2]) >= len(document.data.get(found[1], ())):
        return ()
    section, number, rest = found[1], int(found[2]), found[3]
    entry = document.data[section][number]
    message = str(problem.message)
    if section == "zones" and message.startswith("has no hexes"):
        return _empty_zone(document, entry["id"])
    if section == "formations" and "no stage places them" in message:
        return (*_set_up(document, entry["id"]), *_late(document, entry["id"]))
    if section == "counters" and "no entry says where" in message:
        return (*_come_on(document, entry["formation"]), _in_time(document, entry["formation"]))
    if section == "counters" and rest == ".formation" and message.startswith("there is no formation"):
        return _homeless(document, entry["id"])
    if section == "setup":
        return _row(document, number, rest, message)
    if section == "entries" and rest == ".zone" and forces.members(document, entry["formation"]):
        return tuple(_come_on(document, entry["formation"]))
    return ()


def _empty_zone(document: ScenarioDocument, zone: str) -> tuple[Fix, ...]:
    paint = Fix(say("choose its hexes on the map"), None, zone)
    remove = Fix(say("remove the zone {zone}", zone=zone), lambda: zones.remove_zone(document, zone))
    return (paint, remove) if zones.zone_users(document, zone) else (remove, paint)


def _homeless(document: ScenarioDocument, counter: str) -> tuple[Fix, ...]:
    remove = Fix(say("remove the counter"), lambda: forces.remove_counters(document, [counter]))
    moves = (
        Fix(say("put it into {formation}", formation=one["name"]),
            partial(forces.move_counters, document, [counter], one["id"]))
        for one in document.data["formations"][:1]
    )
    return (*moves, remove)


def _row(document: ScenarioDocument, stage: int, rest: str, message: str) -> tuple[Fix, ...]:
    """A formation in a stage of the set-up."""
    found = re.fullmatch(r"\.formations\[(\d+)\]\.(formation|zone)", rest)
    rows = document.data["setup"][stage]["formations"]
    if found is None or int(found[1]) >= len(rows):
        return ()
    number = int(found[1])
    if found[2] == "zone" and message.startswith("there is no zone"):
        return tuple(_set_up(document, rows[number]["formation"]))

    def drop() -> Patch | None:
        draft = Draft(document)
        del draft["setup"][stage]["formations"][number]
        return draft.patch(say("take the formation out of the stage"))

    return (Fix(say("take it out of the stage"), drop),) if found[2] == "formation" else ()


# -- set up, or coming on ----------------------------------------------------------------------------------------------


def _formation(document: ScenarioDocument, ident: str) -> dict[str, Any] | None:
    return next((one for one in document.data["formations"] if one["id"] == ident), None)


def _set_up(document: ScenarioDocument, formation: str) -> Iterator[Fix]:
    entry = _formation(document, formation)
    if entry is None:
        return
    use = partial(setup.place_formation, document, formation)
    for zone in zones.zones_for(document, entry["side"])[:1]:
        yield Fix(say("set it up in {zone}", zone=zone), partial(use, zone))
        return
    yield Fix(say("set it up along its home edge"), lambda: _at_home(document, entry["side"], _DEPTH, use))


def _come_on(document: ScenarioDocument, formation: str) -> Iterator[Fix]:
    entry = _formation(document, formation)
    if entry is None:
        return
    use = partial(setup.set_entry, document, formation)
    for zone in _edge_zones(document, entry["side"])[:1]:
        yield Fix(say("let it come on in {zone}", zone=zone), partial(use, zone))
        return
    yield Fix(say("let it come on at its home edge"), lambda: _at_home(document, entry["side"], 1, use))


def _late(document: ScenarioDocument, formation: str) -> Iterator[Fix]:
    entry = _formation(document, formation)
    if entry is None or document.data["turns"] < _FIRST_LATE:
        return
    starting = [one["id"] for one in forces.members(document, formation) if not one.get("arrival")]

    def use(zone: str) -> Patch | None:
        return setup.set_arrival(document, starting, _FIRST_LATE, zone)

    def make() -> Patch | None:
        known = _edge_zones(document, entry["side"])
        return use(known[0]) if known else _at_home(document, entry["side"], 1, use)

    yield Fix(say("let it come on on turn {turn}", turn=_FIRST_LATE), make)


def _in_time(document: ScenarioDocument, formation: str) -> Fix:
    late = [one["id"] for one in forces.members(document, formation) if one.get("arrival")]
    return Fix(say("let it start on the map"), lambda: setup.set_arrival(document, late, 0))


def _edge_zones(document: ScenarioDocument, side: str) -> list[str]:
    grid = document.grid
    entries = {row["zone"] for row in document.data.get("entries", ())}

    def on_edge(zone: str) -> bool:
        return all(name in grid.index and grid.edges(grid.index[name]) for name in zones.zone_hexes(document, zone))

    return sorted(filter(on_edge, zones.zones_for(document, side)), key=lambda zone: zone not in entries)


def _at_home(document: ScenarioDocument, side: str, depth: int, use: Use) -> Patch | None:
    """A new zone along the edge that the side retreats to, and what is to be there."""
    edge = next(one["home_edge"] for one in document.data["sides"] if one["side"] == side)
    lines, positions = zones.edge_block(document, edge, depth)
    zone = zones.new_zone_id(document, edge)
    draft = Draft(document)
    draft["zones"].append({"id": zone, "text": "", "lines": sorted(lines), "positions": sorted(positions)})
    made, used = draft.patch(say("add the zone {zone}", zone=zone)), use(zone)
    return made.then(used) if made is not None and used is not None else None
