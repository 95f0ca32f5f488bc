"""Zones: hexes one by one, within a distance of some, a block of the grid, or with the units of formations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from bk40qt.engine.hexgrid import Edge
from bk40qt.engine.rules.blitz40.scenario_map import resolve
from bk40qt.engine.wording import Said, say
from editor.document import ScenarioDocument
from editor.edits.draft import Draft, fresh_id, place_of
from editor.edits.terrain import shifted
from editor.patch import Patch


def zone_hexes(document: ScenarioDocument, zone: str) -> tuple[str, ...]:
    """The hexes of a zone, in the order of the grid or of its list; none for a zone "with formations"."""
    return hexes_of(document, document.data["zones"][place_of(document.data["zones"], id=zone)])


def hexes_of(document: ScenarioDocument, entry: dict[str, Any]) -> tuple[str, ...]:
    if "hexes" in entry:
        return tuple(entry["hexes"])
    if "within" in entry:
        return resolve((("within", entry["within"]), ("of", tuple(entry["of"]))), document.grid)
    if "lines" in entry:
        return resolve((("lines", tuple(entry["lines"])), ("positions", tuple(entry["positions"]))), document.grid)
    return ()


def new_zone_id(document: ScenarioDocument, base: str = "zone") -> str:
    return fresh_id(base, (zone["id"] for zone in document.data["zones"]))


def add_zone(document: ScenarioDocument, zone: str, hexes: Iterable[str], text: str = "") -> Patch | None:
    """A new zone of these hexes; `new_zone_id` gives a free id."""
    draft = Draft(document)
    known = [h for h in dict.fromkeys(hexes) if h in document.grid.index]
    draft["zones"].append({"id": zone, "text": text, "hexes": known})
    return draft.patch(say("add the zone {zone}", zone=zone))


def _define(document: ScenarioDocument, zone: str, definition: dict[str, Any]) -> Patch | None:
    draft = Draft(document)
    zones = draft["zones"]
    at = place_of(zones, id=zone)
    zones[at] = {"id": zone, "text": zones[at].get("text", ""), **definition}
    return draft.patch(_changed(zone))


def _changed(zone: str) -> Said:
    return say("change the zone {zone}", zone=zone)


def set_hexes(document: ScenarioDocument, zone: str, hexes: Iterable[str]) -> Patch | None:
    """These hexes, whatever defined the zone before; in the order of the grid."""
    index = document.grid.index
    return _define(document, zone, {"hexes": sorted({h for h in hexes if h in index}, key=index.__getitem__)})


def paint_zone(document: ScenarioDocument, zone: str, hexes: Iterable[str], inside: bool = True) -> Patch | None:
    """Hexes into the zone, or out of it. A zone by definition becomes one of single hexes."""
    old = set(zone_hexes(document, zone))
    new = old | set(hexes) if inside else old - set(hexes)
    return set_hexes(document, zone, new) if new & document.grid.index.keys() != old else None


def set_within(document: ScenarioDocument, zone: str, radius: int, centres: Iterable[str]) -> Patch | None:
    """All hexes at distance 0 to `radius` from one of these."""
    return _define(document, zone, {"within": radius, "of": list(dict.fromkeys(centres))})


def set_block(
    document: ScenarioDocument, zone: str, lines: tuple[int, int], positions: tuple[int, int]
) -> Patch | None:
    """The block of these lines and positions of the grid, ends included."""
    return _define(document, zone, {"lines": sorted(lines), "positions": sorted(positions)})


def set_edge(document: ScenarioDocument, zone: str, edge: Edge, depth: int = 1) -> Patch | None:
    """The hexes along an edge of the map, so many deep: a block."""
    return set_block(document, zone, *edge_block(document, edge, depth))


def edge_block(document: ScenarioDocument, edge: Edge, depth: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Lines and positions along an edge of the map."""
    grid = document.grid
    lines, positions = (1, grid.lines), (1, grid.per_line)
    across = ("west", "east") if grid.top == "flat" else ("north", "south")
    if edge in across:
        depth = min(depth, grid.lines)
        lines = (1, depth) if edge == across[0] else (grid.lines - depth + 1, grid.lines)
    else:
        depth = min(depth, grid.per_line)
        first = edge in ("north", "west")
        positions = (1, depth) if first else (grid.per_line - depth + 1, grid.per_line)
    return lines, positions


def set_with(document: ScenarioDocument, zone: str, formations: Iterable[str], attached: bool = False) -> Patch | None:
    """In the hex of a unit of one of these formations; `attached`: of the one it is attached to (R-82)."""
    names = list(dict.fromkeys(formations))
    definition = {"with": names, **({"with_attached": True} if attached else {})} if names else {"hexes": []}
    return _define(document, zone, definition)


def move_zone(document: ScenarioDocument, zone: str, start: str, end: str) -> Patch | None:
    """The zone elsewhere, as one of its hexes goes from `start` to `end`; what leaves the map is lost. Centres of a
    distance move with their distance; a block becomes single hexes, since it may not be one on the other lines."""
    entry = document.data["zones"][place_of(document.data["zones"], id=zone)]
    if "with" in entry:
        return None
    if "within" in entry:
        return set_within(document, zone, entry["within"], shifted(document.grid, entry["of"], start, end).values())
    return set_hexes(document, zone, shifted(document.grid, hexes_of(document, entry), start, end).values())


def describe_zone(document: ScenarioDocument, zone: str, text: str) -> Patch | None:
    """What people read about the zone."""
    draft = Draft(document)
    zones = draft["zones"]
    at = place_of(zones, id=zone)
    zones[at] = {"id": zone, "text": text, **{k: v for k, v in zones[at].items() if k not in ("id", "text")}}
    return draft.patch(_changed(zone))


def rename_zone(document: ScenarioDocument, zone: str, new: str) -> Patch | None:
    """Another id, everywhere."""
    draft = Draft(document)
    draft["zones"][place_of(draft["zones"], id=zone)]["id"] = new
    for row in _uses(draft):
        if row["zone"] == zone:
            row["zone"] = new
    return draft.patch(say("rename the zone {zone}", zone=zone))


def zone_users(document: ScenarioDocument, zone: str) -> int:
    """How many set-up rows, field works and entries name the zone."""
    return sum(row["zone"] == zone for row in _uses(Draft(document)))


def _uses(draft: Draft) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for stage in draft["setup"]:
        rows += stage["formations"]
        rows += [stage[key] for key in ("entrenchments", "minefields") if key in stage]
    return rows + (draft["entries"] if "entries" in draft else [])


def zones_for(document: ScenarioDocument, side: str) -> list[str]:
    """Zones with hexes where units of that side may start: those that the other side does not use. Those where it has
    units already come first, those where it digs in last."""
    sides = {one["id"]: one["side"] for one in document.data["formations"]}
    users, works = defaultdict[str, set[str]](set), set[str]()
    for stage in document.data["setup"]:
        for row in stage["formations"]:
            users[row["zone"]].add(stage["side"])
        for row in (stage[key] for key in ("entrenchments", "minefields") if key in stage):
            works.add(row["zone"])
            users[row["zone"]].add(stage["side"])
    for row in document.data.get("entries", ()):
        users[row["zone"]].add(sides.get(row["formation"], ""))
    free = [one["id"] for one in document.data["zones"] if hexes_of(document, one) and users[one["id"]] <= {side}]
    return sorted(free, key=lambda zone: (zone in works, not users[zone]))


def remove_zone(document: ScenarioDocument, zone: str) -> Patch | None:
    """Removes a zone, and what is set up or comes on in it from the stages and entries; stages left empty go, too."""
    draft = Draft(document)
    del draft["zones"][place_of(draft["zones"], id=zone)]
    for stage in draft["setup"]:
        stage["formations"] = [row for row in stage["formations"] if row["zone"] != zone]
        for key in ("entrenchments", "minefields"):
            if key in stage and stage[key]["zone"] == zone:
                del stage[key]
    draft["setup"][:] = [s for s in draft["setup"] if s["formations"] or "entrenchments" in s or "minefields" in s]
    if "entries" in draft:
        draft["entries"][:] = [row for row in draft["entries"] if row["zone"] != zone]
    return draft.patch(say("remove the zone {zone}", zone=zone))
