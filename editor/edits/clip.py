"""Copy and paste, within a scenario or between two. A clip is a plain JSON value, so that it can go by the clipboard.

Hexes are remembered by their axial steps from the first one: pasted anywhere, neighbours stay neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bk40qt.engine.board import ROAD_CODES, TERRAINS
from bk40qt.engine.document import load
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.fields import text_fault
from bk40qt.engine.hexgrid import EDGES, OFF_MAP, Grid
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.scenario_check import MAX_LEVEL
from bk40qt.engine.rules.blitz40.scenario_file import parse, to_document
from bk40qt.engine.wording import Said, say
from editor.document import ScenarioDocument
from editor.edits.draft import FORMATION, Draft, changed, fresh_id
from editor.edits.forces import insert_counters
from editor.edits.sides import agree_bridges, insert_sorted
from editor.edits.victory import goals_at, replace_goals
from editor.patch import Insert, Op, Patch, Put, Remove

FORMAT: Final = "bk40qt-clip"
VERSION: Final = 1
MAX_POINTS: Final = 100  # of a hex

Entry = dict[str, Any]
Step = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Selection:
    """What is selected: ids of hexes, counters, formations and zones. A formation stands for all its counters."""

    hexes: frozenset[str] = frozenset()
    counters: frozenset[str] = frozenset()
    formations: frozenset[str] = frozenset()
    zones: frozenset[str] = frozenset()


def clip(document: ScenarioDocument, selection: Selection) -> Entry:
    """A copy of what is selected. Of hexes: the ground, what counts for victory there, who holds them, roads that leave
    the map; and sides, roads and places that lie wholly among them."""
    data = document.data
    made: Entry = {"format": FORMAT, "version": VERSION}
    known = [h for h in selection.hexes if h in document.grid.index]
    if known:
        made["top"] = document.grid.top
        made["ground"] = _clip_ground(document, set(known))
    formations = [entry for entry in data["formations"] if entry["id"] in selection.formations]
    counters = [
        entry
        for entry in data["counters"]
        if entry["id"] in selection.counters or entry["formation"] in selection.formations
    ]
    if formations or counters:
        owners = {entry["formation"] for entry in counters} - selection.formations
        made["formations"] = formations
        made["owners"] = [entry for entry in data["formations"] if entry["id"] in owners]
        made["counters"] = counters
    zones = [entry for entry in data["zones"] if entry["id"] in selection.zones]
    return {**made, "zones": zones} if zones else made


def _clip_ground(document: ScenarioDocument, hexes: set[str]) -> Entry:
    grid, chart = document.grid, document.data["map"]
    order = sorted(grid.index[name] for name in hexes)
    q0, r0 = grid.axial[order[0]]
    steps = {grid.ids[h]: [grid.axial[h][0] - q0, grid.axial[h][1] - r0] for h in order}

    def inside(part: str) -> list[Entry]:
        found = [entry for entry in chart[part] if hexes.issuperset(entry["between"])]
        return [{**entry, "between": [steps[name] for name in entry["between"]]} for entry in found]

    def at(entry: Entry) -> Entry:
        return {"at": steps[entry["hex"]], **{key: value for key, value in entry.items() if key != "hex"}}

    places = [place for place in chart["places"] if hexes.issuperset(place["hexes"])]
    return {
        "hexes": [{"at": step, **chart["hexes"][name]} for name, step in steps.items()],
        "hexsides": inside("hexsides"),
        "roads": inside("roads"),
        "bridges": inside("bridges"),
        "places": [{**place, "hexes": [steps[name] for name in place["hexes"]]} for place in places],
        "exits": [at(entry) for entry in chart["road_exits"] if entry["hex"] in hexes],
        "goals": [at(goal) for goal in goals_at(document, hexes)],
    }


# ------------------------------------------------------------------------------------------------------------- reading


def read_clip(text: str | bytes) -> Entry | None:
    """A clip from the clipboard, which may hold anything; None if it holds no clip that can be pasted."""
    try:
        value = load(text)
    except ScenarioError:
        return None
    if not isinstance(value, dict) or value.get("format") != FORMAT or value.get("version") != VERSION:
        return None
    forces = {key: value.get(key, []) for key in ("formations", "owners", "counters")}
    if not _sound_forces(forces) or ("ground" in value and not _sound_ground(value["ground"])):
        return None
    if "ground" in value and value.get("top") not in ("flat", "pointy"):
        return None
    zones = value.get("zones", [])
    if not isinstance(zones, list) or not all(_sound_zone(entry) for entry in zones):
        return None
    found: Entry = {"top": value["top"], "ground": value["ground"]} if "ground" in value else {}
    found |= {"zones": zones} if zones else {}
    return {"format": FORMAT, "version": VERSION, **found, **(forces if any(forces.values()) else {})}


def _sound_forces(forces: dict[str, Any]) -> bool:
    """The engine's own reader judges: formations and counters must come out of it as they went in."""
    if not all(isinstance(entries, list) for entries in forces.values()):
        return False
    stub: Entry = {"format": "bk40qt-scenario", "version": 1, "system": "blitz40", "map": {"grid": _TINY}}
    scenario, _ = parse({**stub, "formations": forces["formations"] + forces["owners"], "counters": forces["counters"]})
    if scenario is None:
        return False
    made = to_document(scenario)
    same = made["formations"] == forces["formations"] + forces["owners"] and made["counters"] == forces["counters"]
    known = {entry["id"] for entry in made["formations"]}
    return same and all(entry["formation"] in known for entry in made["counters"])


_TINY: Final = {"top": "flat", "first": "column", "lines": 1, "per_line": 1, "shifted": "odd", "hex_metres": 500}


_GROUND: Final = {"hexes", "hexsides", "roads", "bridges", "places", "exits", "goals"}


def _step(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(n) is int and abs(n) < 1000 for n in value)


def _text(value: object) -> bool:
    return isinstance(value, str) and text_fault(value) is None


def _sound_ground(ground: object) -> bool:
    if not isinstance(ground, dict) or set(ground) != _GROUND:
        return False
    if not all(isinstance(entries, list) and all(isinstance(e, dict) for e in entries) for entries in ground.values()):
        return False
    sides = [(key, entry) for key in ("hexsides", "roads", "bridges") for entry in ground[key]]
    return (
        bool(ground["hexes"])
        and all(_sound_hex(entry) for entry in ground["hexes"])
        and all(_sound_side(key, entry) for key, entry in sides)
        and all(_sound_place(entry) for entry in ground["places"])
        and all(_sound_exit(entry) for entry in ground["exits"])
        and all(_sound_goal(entry) for entry in ground["goals"])
    )


def _sound_hex(entry: Entry) -> bool:
    return (
        set(entry) <= {"at", "terrain", "level", "name"}
        and _step(entry.get("at"))
        and entry.get("terrain") in TERRAINS
        and type(entry.get("level")) is int
        and 0 <= entry["level"] <= MAX_LEVEL
        and _text(entry.get("name", ""))
    )


def _sound_side(key: str, entry: Entry) -> bool:
    between = entry.get("between")
    if not (isinstance(between, list) and len(between) == 2 and all(_step(step) for step in between)):
        return False
    rest = {name: value for name, value in entry.items() if name != "between"}
    if key == "hexsides":
        named = rest.get("feature") == "stream" and set(rest) <= {"feature", "name"} and _text(rest.get("name", ""))
        return named or rest == {"feature": "cliff"}
    kind = rest.get("type" if key == "roads" else "road")
    return (len(rest) == 1 and kind in tuple(ROAD_CODES)) or (key == "bridges" and not rest)


def _sound_place(entry: Entry) -> bool:
    return (
        {"name", "kind", "hexes"} <= set(entry) <= {"name", "kind", "hexes", "chart_name"}
        and all(_text(entry.get(key, "")) for key in ("name", "kind", "chart_name"))
        and entry["kind"] in ("village", "hill", "wood", "stream")
        and isinstance(entry["hexes"], list)
        and bool(entry["hexes"])
        and all(_step(step) for step in entry["hexes"])
    )


def _sound_exit(entry: Entry) -> bool:
    return (
        set(entry) == {"at", "edge", "type"}
        and _step(entry["at"])
        and entry["edge"] in EDGES
        and entry["type"] in tuple(ROAD_CODES)
    )


def _sound_goal(entry: Entry) -> bool:
    points = entry.get("vp", 0)
    return (
        {"at"} < set(entry) <= {"at", "vp", "name", "side"}
        and _step(entry["at"])
        and type(points) is int
        and 0 <= points <= MAX_POINTS
        and _text(entry.get("name", ""))
        and entry.get("side", SIDES[0]) in SIDES
    )


def _sound_zone(entry: object) -> bool:
    """Its definition is one of those of `_ZONES`; what it names need not be here."""
    if not isinstance(entry, dict) or not _text(entry.get("id")) or not _text(entry.get("text", "")):
        return False
    definition = {key: value for key, value in entry.items() if key not in ("id", "text")}
    lists = {key: value for key, value in definition.items() if key not in ("within", "with_attached")}
    return (
        set(definition) in _ZONES
        and type(definition.get("within", 0)) is int
        and type(definition.get("with_attached", True)) is bool
        and all(isinstance(value, list) for value in lists.values())
        and all(_text(name) for key in ("hexes", "of", "with") for name in lists.get(key, ()))
        and all(len(v) == 2 and all(type(n) is int for n in v) for k, v in lists.items() if k in ("lines", "positions"))
    )


_ZONES: Final = ({"hexes"}, {"within", "of"}, {"lines", "positions"}, {"with"}, {"with", "with_attached"})


# ------------------------------------------------------------------------------------------------------------- pasting


def paste(
    document: ScenarioDocument, value: Entry, at: str | None = None, formation: str | None = None
) -> Patch | None:
    """The clip into a document: ground from hex `at` on (what falls off the map is lost), counters with new ids.

    Loose counters go into `formation`, or into the one they come from, which is brought along if it is not here.
    """
    value = turned(value, document.grid)
    parts = (
        _paste_ground(document, value["ground"], at) if "ground" in value and at is not None else None,
        _paste_forces(document, value, formation) if "counters" in value else None,
        _paste_zones(document, value["zones"]) if "zones" in value else None,
    )
    made: Patch | None = None
    for part in parts:  # they change different sections
        made = made.then(part) if made is not None and part is not None else made or part
    return made


def turned(value: Entry, grid: Grid) -> Entry:
    """The clip for such a map. From flat tops to pointed ones the ground is turned clockwise by 90 degrees, from
    pointed ones to flat ones back: so neighbours stay neighbours, and nothing is mirrored."""
    if "ground" not in value or value["top"] == grid.top:
        return value
    order = ("north", "east", "south", "west")
    turn = 1 if grid.top == "pointy" else 3

    def step(at: Sequence[int]) -> list[int]:
        return [at[0], -at[0] - at[1]]

    def entry(old: Entry) -> Entry:
        new = dict(old)
        for key in ("between", "hexes"):
            if key in new:
                new[key] = [step(at) for at in new[key]]
        if "at" in new:
            new["at"] = step(new["at"])
        if "edge" in new:
            new["edge"] = order[(order.index(new["edge"]) + turn) % 4]
        return new

    ground = {part: [entry(one) for one in entries] for part, entries in value["ground"].items()}
    return {**value, "top": grid.top, "ground": ground}


def _paste_ground(document: ScenarioDocument, ground: Entry, at: str) -> Patch | None:
    grid = document.grid
    q0, r0 = grid.axial[grid.index[at]]
    where: dict[Step, str] = {}
    for entry in ground["hexes"]:
        q, r = entry["at"]
        if (h := grid.at(q0 + q, r0 + r)) != OFF_MAP:
            where[q, r] = grid.ids[h]
    ops: list[Op] = []
    for entry in ground["hexes"]:
        if (name := where.get(tuple(entry["at"]))) is not None:
            ops += _hex_ops(document.data["map"]["hexes"][name], entry, name)
    draft, inside = Draft(document), set(where.values())
    _paste_sides(draft, grid, ground, where)
    for place in ground["places"]:
        hexes = [where[key] for step in place["hexes"] if (key := tuple(step)) in where]
        entry = {**place, "hexes": hexes}
        if hexes and entry not in draft.part("places"):
            draft.part("places").append(entry)
    exits = [{"hex": name, "edge": e["edge"], "type": e["type"]} for e in ground["exits"]
             if (name := where.get(tuple(e["at"]))) is not None and e["edge"] in grid.edges(grid.index[name])]
    old_exits = draft.part("road_exits")
    old_exits[:] = [e for e in old_exits if e["hex"] not in inside or e in exits]
    old_exits += [e for e in exits if e not in old_exits]
    goals = [{"hex": name, **{key: value for key, value in goal.items() if key != "at"}} for goal in ground["goals"]
             if (name := where.get(tuple(goal["at"]))) is not None]
    if goals or goals_at(document, inside):
        replace_goals(draft, inside, goals)
    title = say("paste hexes")
    rest = draft.patch(title)
    ops += rest.ops if rest is not None else ()
    return Patch(title, tuple(ops), frozenset(where.values())) if ops else None


def _hex_ops(old: Entry, new: Entry, name: str) -> list[Op]:
    path = ("map", "hexes", name)
    ops: list[Op] = [Put((*path, key), new[key]) for key in ("terrain", "level") if old[key] != new[key]]
    label = new.get("name", "")
    if label and old.get("name") != label:
        ops.append(Put((*path, "name"), label) if "name" in old else Insert((*path, "name"), label))
    elif not label and "name" in old:
        ops.append(Remove((*path, "name")))
    return ops


def _paste_sides(draft: Draft, grid: Grid, ground: Entry, where: dict[Step, str]) -> None:
    """Among the hexes pasted on, exactly the sides of the clip; those to other hexes stay."""
    inside = set(where.values())
    for part in ("hexsides", "roads", "bridges"):
        entries = draft.part(part)
        kept = [entry for entry in entries if not inside.issuperset(entry["between"])]
        new = []
        for entry in ground[part]:
            a, b = (where.get(tuple(step)) for step in entry["between"])
            if a is not None and b is not None and grid.direction(grid.index[a], grid.index[b]) is not None:
                new.append({**entry, "between": sorted((a, b))})
        if part == "hexsides":
            streams = [[e for e in side if e["feature"] == "stream"] for side in (kept, new)]
            cliffs = [e for e in kept if e["feature"] != "stream"]
            for entry in (e for e in new if e["feature"] != "stream"):
                insert_sorted(grid, cliffs, entry)
            entries[:] = streams[0] + streams[1] + cliffs
        else:
            for entry in new:
                insert_sorted(grid, kept, entry)
            entries[:] = kept
    agree_bridges(draft)


def _paste_forces(document: ScenarioDocument, value: Entry, formation: str | None) -> Patch | None:
    draft = Draft(document)
    formations, counters = draft["formations"], draft["counters"]
    here = {entry["id"] for entry in formations}
    taken = here | {entry["id"] for entry in counters}
    homes: dict[str, str] = {}
    brought = list(value["formations"])
    for entry in value["owners"]:
        if formation is not None or entry["id"] in here:
            homes[entry["id"]] = formation or entry["id"]
        else:
            brought.append(entry)
    for entry in brought:
        homes[entry["id"]] = fresh_id(entry["id"], taken)
        taken.add(homes[entry["id"]])
    for entry in brought:
        # Attachments to formations that neither come along nor are here mean nothing.
        hosts = [homes.get(name, name) for name in entry.get("attach_to", ()) if name in homes or name in here]
        formations.append(changed(entry, FORMATION, {"id": homes[entry["id"]], "attach_to": hosts}))
    made = []
    for entry in value["counters"]:
        made.append({**entry, "id": fresh_id(entry["id"], taken), "formation": homes[entry["formation"]]})
        taken.add(made[-1]["id"])
    insert_counters(counters, made)
    return draft.patch(_pasted(value["formations"], made))


def _paste_zones(document: ScenarioDocument, entries: list[Entry]) -> Patch | None:
    """With new ids where theirs are taken. Hexes keep their numbers; what is not in this scenario is left out."""
    draft, grid = Draft(document), document.grid
    known = {"hexes": grid.index, "of": grid.index, "with": {one["id"] for one in document.data["formations"]}}
    zones = draft["zones"]
    for entry in entries:
        made = {**entry, "id": fresh_id(entry["id"], (zone["id"] for zone in zones))}
        for key in known.keys() & made.keys():
            made[key] = [name for name in made[key] if name in known[key]]
        for key, most in (("lines", grid.lines), ("positions", grid.per_line)):
            if key in made:
                made[key] = [max(1, min(number, most)) for number in made[key]]
        zones.append(made)
    return draft.patch(say("paste the zone {zone}", zone=zones[-1]["id"]))


def _pasted(formations: Iterable[Entry], counters: list[Entry]) -> Said:
    names = [entry["name"] for entry in formations]
    if len(names) == 1:
        return say("paste the formation {name}", name=names[0])
    if names:
        return say("paste {n} formations", n=len(names))
    if len(counters) == 1:
        return say("paste the counter {name}", name=counters[0]["name"])
    return say("paste {n} counters", n=len(counters))
