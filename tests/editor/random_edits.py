"""Edits with arguments by chance, all kinds of them: for property tests and for the kill test."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bk40qt.engine.hexgrid import EDGES
from bk40qt.engine.rules.blitz40.scenario import SIDES, Scan
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from editor.document import ScenarioDocument
from editor.edits import clip, forces, places, roads, scan, scenario, setup, sides, terrain, transform, victory, zones
from editor.patch import Patch

Edit = Callable[[ScenarioDocument, Random], Patch | None]
ROADS = ("main_road", "secondary_road")


def some_hex(document: ScenarioDocument, chance: Random) -> str:
    return chance.choice(document.grid.ids)


def some_hexes(document: ScenarioDocument, chance: Random) -> tuple[str, ...]:
    return terrain.brush(document.grid, some_hex(document, chance), chance.randrange(3))


def some_path(document: ScenarioDocument, chance: Random) -> list[str]:
    return [some_hex(document, chance) for _ in range(chance.randrange(2, 4))]


def some_sides(document: ScenarioDocument, chance: Random) -> list[tuple[str, str]]:
    """A way from corner to corner, as somebody would draw a stream."""
    grid = document.grid
    h = grid.index[some_hex(document, chance)]
    found: list[tuple[str, str]] = []
    for direction in range(chance.randrange(6), chance.randrange(6, 12)):
        other = grid.neighbours[h][direction % 6]
        if other >= 0:
            found.append((grid.ids[h], grid.ids[other]))
    return found


def some_feature(document: ScenarioDocument, chance: Random, feature: str) -> tuple[str, str]:
    there = [tuple(e["between"]) for e in document.data["map"]["hexsides"] if e["feature"] == feature]
    return chance.choice(there or some_sides(document, chance) or [("0101", "0102")])


def some_id(document: ScenarioDocument, chance: Random, section: str) -> str:
    return str(chance.choice(document.data[section])["id"])


def some_ids(document: ScenarioDocument, chance: Random, section: str) -> list[str]:
    entries = document.data[section]
    return [entry["id"] for entry in chance.sample(entries, min(len(entries), chance.randrange(1, 4)))]


def some_text(chance: Random) -> str:
    return chance.choice(("Thisnes", "Forêt d'Été", "", "Straße 7", "\u4e2d", "a\nb"))


MAP: dict[str, Edit] = {
    "paint": lambda d, c: terrain.paint(d, some_hexes(d, c), c.choice(("clear", "woods", "orchard", "village"))),
    "level": lambda d, c: terrain.set_level(d, some_hexes(d, c), c.randrange(-2, 30)),
    "raise": lambda d, c: terrain.raise_level(d, some_hexes(d, c), c.choice((1, -1))),
    "fill": lambda d, c: terrain.fill(d, some_hex(d, c), c.choice(("clear", "woods"))),
    "fill level": lambda d, c: terrain.fill_level(d, some_hex(d, c), c.randrange(4)),
    "line": lambda d, c: terrain.paint(d, terrain.line(d.grid, some_hex(d, c), some_hex(d, c)), "woods"),
    "rectangle": lambda d, c: terrain.paint(d, terrain.rectangle(d.grid, some_hex(d, c), some_hex(d, c)), "orchard"),
    "name": lambda d, c: terrain.name_hexes(d, some_hexes(d, c), some_text(c)),
    "stream": lambda d, c: sides.add_stream(d, some_sides(d, c), c.choice((None, "", "Gette"))),
    "stream name": lambda d, c: sides.name_stream(d, some_feature(d, c, "stream"), some_text(c)),
    "stream back": lambda d, c: sides.reverse_stream(d, some_feature(d, c, "stream")),
    "no stream": lambda d, c: sides.remove_stream(d, [some_feature(d, c, "stream")]),
    "cliff": lambda d, c: sides.add_cliff(d, some_sides(d, c)),
    "no cliff": lambda d, c: sides.remove_cliff(d, [some_feature(d, c, "cliff")]),
    "bridge": lambda d, c: sides.add_bridge(d, some_feature(d, c, "stream")),
    "no bridge": lambda d, c: sides.remove_bridge(d, some_feature(d, c, "stream")),
    "road": lambda d, c: roads.draw_road(d, some_path(d, c), c.choice(ROADS)),
    "no road": lambda d, c: roads.erase_road(d, some_path(d, c)),
    "no roads": lambda d, c: roads.erase_roads_at(d, some_hexes(d, c)),
    "exit": lambda d, c: roads.set_exit(d, some_hex(d, c), c.choice(EDGES), c.choice((*ROADS, None))),
    "place": lambda d, c: places.add_place(d, some_text(c) or "X", "hill", some_hexes(d, c)),
    "change place": lambda d, c: (
        places.change_place(d, c.randrange(len(d.data["map"]["places"])), name="Y", chart_name=some_text(c))
        if d.data["map"]["places"]
        else None
    ),
    "no place": lambda d, c: (
        places.remove_place(d, c.randrange(len(d.data["map"]["places"]))) if d.data["map"]["places"] else None
    ),
}

TRANSFORMS: dict[str, Edit] = {
    "reframe": lambda d, c: transform.reframe(d, *(c.randrange(-1, 3) for _ in range(4))),
    "shift": lambda d, c: transform.shift(d, c.randrange(-2, 3), c.randrange(-2, 3)),
    "crop": lambda d, c: transform.crop(d, some_hex(d, c), some_hex(d, c)) if c.random() < 0.2 else None,
    "mirror": lambda d, c: transform.mirror(d, c.choice(("horizontal", "vertical"))),
    "rotate": lambda d, c: transform.rotate(d, c.choice(transform.TURNS)),
    "renumber": lambda d, c: transform.renumber(d, c.choice(("column", "row"))),
}


def _counters(call: Callable[[ScenarioDocument, list[str], Random], Patch | None]) -> Edit:
    return lambda d, c: call(d, some_ids(d, c, "counters"), c) if d.data["counters"] else None


def _formation(call: Callable[[ScenarioDocument, str, Random], Patch | None]) -> Edit:
    return lambda d, c: call(d, some_id(d, c, "formations"), c) if d.data["formations"] else None


def _zone(call: Callable[[ScenarioDocument, str, Random], Patch | None]) -> Edit:
    return lambda d, c: call(d, some_id(d, c, "zones"), c) if d.data["zones"] else None


def _stage(call: Callable[[ScenarioDocument, int, Random], Patch | None]) -> Edit:
    return lambda d, c: call(d, c.randrange(len(d.data["setup"])), c) if d.data["setup"] else None


def _paste(document: ScenarioDocument, chance: Random) -> Patch | None:
    counters = some_ids(document, chance, "counters") if document.data["counters"] else []
    formations = some_ids(document, chance, "formations")[:1] if document.data["formations"] else []
    chosen = clip.Selection(frozenset(some_hexes(document, chance)), frozenset(counters), frozenset(formations))
    return clip.paste(document, clip.clip(document, chosen), some_hex(document, chance))


FORCES: dict[str, Edit] = {
    "formation": lambda d, c: forces.add_formation(d, c.choice(SIDES), "III/8"),
    "change formation": _formation(lambda d, f, c: forces.change_formation(d, f, name="New", division=some_text(c))),
    "rename formation": _formation(lambda d, f, c: forces.change_formation(d, f, id=forces.new_id(d, "other"))),
    "other side": _formation(lambda d, f, c: forces.change_formation(d, f, side=c.choice(SIDES))),
    "no formation": _formation(lambda d, f, c: forces.remove_formations(d, [f])),
    "twin": _formation(lambda d, f, c: forces.duplicate_formation(d, f)),
    "order": _formation(lambda d, f, c: forces.move_formation(d, f, c.randrange(3))),
    "counter": _formation(lambda d, f, c: forces.add_counter(d, f, "9./8", type="tank", note=some_text(c))),
    "change counters": _counters(lambda d, u, c: forces.change_counters(d, u, full=[5, 1, 2, 6], model=some_text(c))),
    "losses of counters": _counters(lambda d, u, c: forces.change_counters(d, u, start_losses=c.randrange(2))),
    "rename counter": _counters(lambda d, u, c: forces.change_counters(d, u[:1], id=forces.new_id(d, "unit"))),
    "no counters": _counters(lambda d, u, c: forces.remove_counters(d, u)),
    "twins": _counters(lambda d, u, c: forces.duplicate_counters(d, u)),
    "move counters": _counters(lambda d, u, c: forces.move_counters(d, u, some_id(d, c, "formations"))),
    "arrival": _counters(lambda d, u, c: setup.set_arrival(d, u, c.randrange(5), c.choice(("", "E")))),
    "mount": _counters(lambda d, u, c: setup.set_mount(d, u[0], u[1:])),
    "set up": _formation(lambda d, f, c: setup.place_formation(d, f, "E")),
    "not set up": _formation(lambda d, f, c: setup.unplace_formation(d, f)),
    "start": _formation(lambda d, f, c: setup.start_at(d, f, some_hexes(d, c))),
    "losses": _formation(lambda d, f, c: setup.set_losses(d, f, c.randrange(3))),
    "entry": _formation(lambda d, f, c: setup.set_entry(d, f, c.choice(("", "E")))),
    "withdrawal": _formation(lambda d, f, c: setup.set_withdrawal(d, f, c.randrange(4))),
    "stage": lambda d, c: setup.add_stage(d, c.choice(SIDES)),
    "no stage": _stage(lambda d, n, c: setup.remove_stage(d, n)),
    "move stage": _stage(lambda d, n, c: setup.move_stage(d, n, 0)),
    "works": _stage(lambda d, n, c: setup.set_works(d, n, "minefields", c.randrange(3), "E")),
    "paste": _paste,
}

def _scan(edit: Edit) -> Edit:
    return lambda d, c: edit(d, c) if "scan" in d.data else None


REST: dict[str, Edit] = {
    "zone": lambda d, c: zones.add_zone(d, zones.new_zone_id(d), some_hexes(d, c), some_text(c)),
    "paint zone": _zone(lambda d, z, c: zones.paint_zone(d, z, some_hexes(d, c), c.random() < 0.5)),
    "within": _zone(lambda d, z, c: zones.set_within(d, z, c.randrange(4), [some_hex(d, c)])),
    "block": _zone(lambda d, z, c: zones.set_block(d, z, (1, 2), (1, 2))),
    "edge": _zone(lambda d, z, c: zones.set_edge(d, z, c.choice(EDGES), c.randrange(1, 3))),
    "with": _zone(lambda d, z, c: zones.set_with(d, z, [f["id"] for f in d.data["formations"][:2]], c.random() < 0.5)),
    "describe": _zone(lambda d, z, c: zones.describe_zone(d, z, some_text(c))),
    "rename zone": _zone(lambda d, z, c: zones.rename_zone(d, z, zones.new_zone_id(d, "area"))),
    "no zone": _zone(lambda d, z, c: zones.remove_zone(d, z)),
    "title": lambda d, c: scenario.set_head(d, c.choice(("title", "date", "credits", "id")), some_text(c)),
    "notes": lambda d, c: scenario.set_notes(d, [some_text(c) for _ in range(3)]),
    "turns": lambda d, c: scenario.set_turns(d, c.randrange(1, 12)),
    "metres": lambda d, c: scenario.set_hex_metres(d, c.randrange(100, 600)),
    "side": lambda d, c: scenario.set_side(d, c.choice(SIDES), name=some_text(c), can_load=c.random() < 0.5),
    "option": lambda d, c: (lambda o: scenario.set_option(d, o, c.choice(OPTIONS[o].values)))(c.choice(list(OPTIONS))),
    "pool": lambda d, c: scenario.set_pool(d, c.choice(SIDES), c.randrange(1, 5), artillery=c.randrange(3), stuka=0),
    "strikes": lambda d, c: scenario.set_strikes(d, c.choice(SIDES), "artillery", ["light"] * c.randrange(3)),
    "initiative": lambda d, c: scenario.set_initiative(d, c.choice((*SIDES, None)), c.randrange(3)),
    "victory": lambda d, c: victory.set_kind(d, c.choice(("bands", "hold"))),
    "winner": lambda d, c: victory.set_victory_side(d, c.choice(SIDES)),
    "point": lambda d, c: victory.set_point(d, some_hex(d, c), c.randrange(4), c.choice((None, "", "Goal"))),
    "hold": lambda d, c: victory.set_hold(d, some_hexes(d, c), c.random() < 0.6),
    "band": lambda d, c: victory.set_band(d, c.randrange(1, 8), c.randrange(5), c.randrange(5, 9)),
    "control": lambda d, c: victory.set_control(d, some_hexes(d, c), c.choice((*SIDES, None))),
    "scan": lambda d, c: scan.add_scan(d, Scan("map.png", c.uniform(-9, 9), 3, c.uniform(0.1, 9), 0.7)),
    "adjust scan": _scan(lambda d, c: scan.adjust_scan(d, c.choice(("x", "opacity")), c.random())),
    "calibrate": _scan(lambda d, c: scan.place_scan(d, (c.uniform(0.5, 2), 0.1, 0.1, c.uniform(0.5, 2), 3, 4))),
    "no scan": lambda d, c: scan.remove_scan(d),
}

EDITS: dict[str, Edit] = {**MAP, **TRANSFORMS, **FORCES, **REST}
