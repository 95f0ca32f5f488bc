"""`problems(scenario)`: every fault at once, each with its place, for the loader, the command line and the editor.

Here are the map, the options, markers and victory; `scenario_forces` has the order of battle and its set-up.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable

from bk40qt.engine.board import TERRAINS, Board
from bk40qt.engine.codes import code_text
from bk40qt.engine.document import Problem
from bk40qt.engine.fields import Report, shown
from bk40qt.engine.rules.blitz40.scenario import SIDES, Scenario
from bk40qt.engine.rules.blitz40.scenario_forces import Forces, check_forces, check_id, check_range
from bk40qt.engine.rules.blitz40.scenario_map import MAX_RADIUS, resolve
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.scenario_scan import check_scan
from bk40qt.engine.rules.blitz40.scenario_setup import check_setup
from bk40qt.engine.wording import say

MAX_TURNS = 50
MAX_MARKERS = 50  # of one kind at one time; the printed game has at most 3
MAX_STRIKES = 12
MAX_LEVEL = 20


def problems(scenario: Scenario) -> list[Problem]:
    """Everything that is wrong with a scenario; an empty list means that it can be played."""
    report = Report()
    forces = Forces(scenario)
    _check_head(scenario, report)
    _check_options(scenario, report)
    _check_board(scenario.board, report)
    check_scan(scenario.scan, report)
    check_forces(scenario, forces, report)
    _check_zones(scenario, forces, report)
    check_setup(scenario, forces, report)
    _check_markers(scenario, report)
    _check_victory(scenario, report)
    _check_control(scenario, report)
    _check_initiative(scenario, forces, report)
    return report.all()


def _check_head(scenario: Scenario, report: Report) -> None:
    check_id(scenario.id, "id", report)
    if not scenario.title.strip():
        report.add("title", say("is empty; give the scenario a title"))
    try:
        datetime.date.fromisoformat(scenario.date)
    except ValueError:
        report.add("date", say("must be a date such as 1940-05-13, not {date}", date=shown(scenario.date)))
    check_range(scenario.turns, 1, MAX_TURNS, "turns", report)
    for number, info in enumerate(scenario.sides):
        if not info.name.strip():
            report.add(f"sides[{number}].name", say("is empty; name the side"))
    first, second = scenario.sides
    if {first.side, second.side} != set(SIDES):
        report.add("sides", say("there must be one German and one French side"))
    if first.home_edge == second.home_edge:
        report.add(
            "sides[1].home_edge",
            say("both sides retreat to the {edge} edge; they must differ", edge=code_text(first.home_edge)),
            "8.5.1",
        )


def _check_options(scenario: Scenario, report: Report) -> None:
    seen: set[str] = set()
    for name, value in scenario.options:
        place = f"options.{name[:60]}"
        option = OPTIONS.get(name)
        if option is None:
            report.add(place, say("is no rule switch; known are {known}", known=", ".join(OPTIONS)))
        elif value not in option.values:
            report.add(
                place,
                say("must be one of {allowed}, not {value}", allowed=", ".join(option.values), value=shown(value)),
                option.rule,
            )
        elif name in seen:
            report.add(place, say("is set twice; keep one"), option.rule)
        seen.add(name)


def _check_board(board: Board, report: Report) -> None:
    ids = board.grid.ids
    check_range(board.hex_metres, 1, 10_000, "map.grid.hex_metres", report)
    for name, terrain, level in zip(ids, board.terrain, board.level, strict=True):
        if terrain not in TERRAINS:
            report.add(
                f"map.hexes.{name}.terrain",
                say("must be one of {allowed}, not {value}", allowed=", ".join(TERRAINS), value=shown(terrain)),
            )
        if not 0 <= level <= MAX_LEVEL:
            report.add(
                f"map.hexes.{name}.level",
                say("must be from {low} to {high}, not {value}", low=0, high=MAX_LEVEL, value=level),
                "4.3.2",
            )
    for a, b in sorted(board.bridges - board.streams):
        place = f"map.bridges.{ids[a]}-{ids[b]}"
        report.add(place, say("there is no stream here; remove the bridge or draw the stream"), "R-45")
    seen: set[tuple[int, str]] = set()
    for h, edge, _ in board.road_exits:
        place = f"map.road_exits.{ids[h]}"
        if edge not in board.grid.edges(h):
            report.add(place, say("{hex} is not on the {edge} edge", hex=ids[h], edge=code_text(edge)))
        elif (h, edge) in seen:
            report.add(place, say("the road exit to the {edge} is listed twice; keep one", edge=code_text(edge)))
        seen.add((h, edge))


def _check_zones(scenario: Scenario, forces: Forces, report: Report) -> None:
    index = scenario.board.grid.index
    seen: set[str] = set()
    for number, zone in enumerate(scenario.zones):
        place = f"zones[{number}]"
        check_id(zone.id, f"{place}.id", report, seen)
        if zone.hexes and zone.with_formations:
            report.add(place, say("has both hexes and formations to stand with; choose one"))
        if not zone.hexes and not zone.with_formations:
            report.add(place, _why_empty(zone.definition))
        _check_hexes(zone.hexes, f"{place}.hexes", index, report)
        if zone.definition and zone.hexes and resolve(zone.definition, scenario.board.grid) != zone.hexes:
            report.add(place, say("the hexes are not those of its definition; define it anew"))
        for formation in _doubles(zone.with_formations):
            report.add(f"{place}.with", say("{name} is listed twice", name=shown(formation)))
        for formation in zone.with_formations:
            if formation not in forces.formations:
                report.add(f"{place}.with", say("there is no formation {name}", name=shown(formation)))


def _why_empty(definition: tuple[tuple[str, object], ...]) -> str:
    match definition:
        case (("within", int(radius)), _) if not 0 <= radius <= MAX_RADIUS:
            return say("has no hexes: within must be from 0 to {limit}, not {value}", limit=MAX_RADIUS, value=radius)
        case (("lines", _), _):
            return say("has no hexes: lines and positions must run from the smaller to the larger number, on the map")
    return say("has no hexes")


def _check_hexes(hexes: Iterable[str], place: str, known: dict[str, int], report: Report) -> None:
    seen: set[str] = set()
    for name in hexes:
        if name not in known:
            report.add(place, say("hex {hex} is off the map", hex=shown(name)))
        elif name in seen:
            report.add(place, say("hex {hex} is listed twice; keep one", hex=name))
        seen.add(name)


def _doubles(names: Iterable[str]) -> list[str]:
    seen: set[str] = set()
    return [name for name in names if name in seen or seen.add(name)]  # type: ignore[func-returns-value]


# -------------------------------------------------------------------------------------------------------- markers


def _check_markers(scenario: Scenario, report: Report) -> None:
    seen: set[tuple[str, int]] = set()
    for number, pool in enumerate(scenario.markers):
        place = f"markers[{number}]"
        check_range(pool.turn, 1, scenario.turns, f"{place}.turn", report, "13.3")
        for kind in ("artillery", "stuka", "repeat", "general"):
            check_range(getattr(pool, kind), 0, MAX_MARKERS, f"{place}.{kind}", report, "13.3")
        if (pool.side, pool.turn) in seen:
            report.add(
                place,
                say(
                    "turn {turn} of the {side} side is listed twice; add the numbers up",
                    turn=pool.turn,
                    side=code_text(pool.side),
                ),
                "13.3",
            )
        seen.add((pool.side, pool.turn))
    _check_strikes(scenario, report)


def _check_strikes(scenario: Scenario, report: Report) -> None:
    seen: set[tuple[str, str]] = set()
    for number, strikes in enumerate(scenario.strikes):
        place = f"strikes[{number}]"
        if (strikes.side, strikes.marker) in seen:
            report.add(
                place,
                say(
                    "the strikes of a {side} {marker} marker are listed twice",
                    side=code_text(strikes.side),
                    marker=code_text(strikes.marker),
                ),
                "3.3",
            )
        seen.add((strikes.side, strikes.marker))
        check_range(len(strikes.calibres), 1, MAX_STRIKES, f"{place}.calibres", report, "3.3", say("number of strikes"))
        for calibre in sorted(set(strikes.calibres)):
            if (calibre == "stuka") != (strikes.marker == "stuka"):
                report.add(
                    f"{place}.calibres",
                    say(
                        "{calibre} does not belong to a {marker} marker",
                        calibre=code_text(calibre),
                        marker=code_text(strikes.marker),
                    ),
                    "8.6",
                )
    for side in SIDES:
        for kind in ("artillery", "stuka"):
            owned = any(pool.side == side and getattr(pool, kind) > 0 for pool in scenario.markers)
            if owned and (side, kind) not in seen:
                report.add(
                    "strikes",
                    say(
                        "the {side} side has {kind} markers, but nothing says what one fires",
                        side=code_text(side),
                        kind=code_text(kind),
                    ),
                    "3.3",
                )


def _check_initiative(scenario: Scenario, forces: Forces, report: Report) -> None:
    first = scenario.initiative
    if first is None:
        return
    pools = [pool for pool in scenario.markers if pool.side == first.side and pool.turn == 1]
    ready = sum(
        1
        for formation in forces.formations.values()
        if formation.side == first.side and formation.marker and forces.at_start(formation.id)
    )
    there = {
        "formation": ready,
        "artillery": sum(pool.artillery for pool in pools),
        "stuka": sum(pool.stuka for pool in pools),
    }
    for kind, most in there.items():
        wanted = getattr(first, kind)
        if not 0 <= wanted <= most:
            message = say(
                "must be from 0 to {most}, not {wanted}: the {side} side has {most} {kind} markers on turn 1",
                most=most,
                wanted=wanted,
                side=code_text(first.side),
                kind=code_text(kind),
            )
            report.add(f"initiative.{kind}", message, "R-16")


# -------------------------------------------------------------------------------------------------------- victory


def _check_victory(scenario: Scenario, report: Report) -> None:
    victory, index = scenario.victory, scenario.board.grid.index
    if victory.kind == "hold":
        if not victory.hold:
            report.add("victory.hold", say("names no hex; which hexes must be held?"), "11")
        for key in ("points", "bands"):
            if getattr(victory, key):
                report.add(f"victory.{key}", say('belongs to the kind "bands"; remove it or change the kind'), "11")
        _check_hexes(victory.hold, "victory.hold", index, report)
        return
    if victory.hold:
        report.add("victory.hold", say('belongs to the kind "hold"; remove it or change the kind'), "11")
    if not victory.points:
        report.add("victory.points", say("names no hex; which hexes are worth points?"), "11")
    seen: set[str] = set()
    for number, (name, points, _) in enumerate(victory.points):
        place = f"victory.points[{number}]"
        if name not in index:
            report.add(f"{place}.hex", say("hex {hex} is off the map", hex=shown(name)))
        elif name in seen:
            report.add(f"{place}.hex", say("hex {hex} is listed twice; keep one", hex=name))
        seen.add(name)
        check_range(points, 1, 100, f"{place}.vp", report)
    _check_bands(scenario, report)


def _check_bands(scenario: Scenario, report: Report) -> None:
    turns = [band.turn for band in scenario.victory.bands]
    for turn in range(1, min(scenario.turns, MAX_TURNS) + 1):
        if turns.count(turn) != 1:
            message = (
                say("turn {turn} is twice; every turn needs exactly one band", turn=turn)
                if turn in turns
                else say("turn {turn} is missing; every turn needs exactly one band", turn=turn)
            )
            report.add("victory.bands", message, "T-10")
    for number, band in enumerate(scenario.victory.bands):
        place = f"victory.bands[{number}]"
        check_range(band.turn, 1, scenario.turns, f"{place}.turn", report, "T-10")
        if band.low > band.high:
            report.add(place, say("low {low} is above high {high}; swap them", low=band.low, high=band.high), "R-77")
    if turns != sorted(turns):
        report.add("victory.bands", say("are not in the order of the turns"), "T-10")


def _check_control(scenario: Scenario, report: Report) -> None:
    index = scenario.board.grid.index
    held: set[str] = set()
    for number, (name, _) in enumerate(scenario.control):
        place = f"control[{number}].hex"
        if name not in index:
            report.add(place, say("hex {hex} is off the map", hex=shown(name)))
        elif name in held:
            report.add(place, say("hex {hex} is listed twice; only one side can hold it", hex=name), "R-76")
        held.add(name)
    objectives = [name for name, _, _ in scenario.victory.points] + list(scenario.victory.hold)
    for name in dict.fromkeys(objectives):
        if name in index and name not in held:
            report.add("control", say("who holds {hex} at the start? It counts for victory", hex=name), "R-76")
