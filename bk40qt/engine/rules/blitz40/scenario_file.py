"""A Blitzkrieg 1940 scenario file, read into a `Scenario`. `scenario_document` writes it back in canonical order.

`resources/scenario-schema.md` describes the file. Reading reports faults of form (types, keys, names outside a list);
`scenario_check` then judges values and relations, so that one answer lists both.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args

from bk40qt.engine.codes import code_text
from bk40qt.engine.document import Problem, read
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.fields import Fields, Report, shown, text_fault
from bk40qt.engine.hexgrid import EDGES
from bk40qt.engine.rules.blitz40.scenario import (
    SIDES,
    Band,
    Calibre,
    Counter,
    Entry,
    FieldWorks,
    Formation,
    Initiative,
    LossAllotment,
    MarkerPool,
    Mount,
    Scenario,
    SetupStage,
    SideInfo,
    Strikes,
    UnitType,
    Values,
    Victory,
    Withdrawal,
)
from bk40qt.engine.rules.blitz40.scenario_check import problems
from bk40qt.engine.rules.blitz40.scenario_document import (
    FORMAT,
    POOL,
    SYSTEM,
    VALUES,
    VERSION,
    dump_scenario,
    to_document,
)
from bk40qt.engine.rules.blitz40.scenario_map import parse_board, parse_zone
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.scenario_scan import parse_scan
from bk40qt.engine.wording import say
from bk40qt.paths import shipped_scenarios

__all__ = [
    "FORMAT",
    "OPTIONS",
    "SYSTEM",
    "VERSION",
    "dump_scenario",
    "load_scenario",
    "parse",
    "problems",
    "to_document",
]

_UNIT_TYPES: Final = get_args(UnitType)
_CALIBRES: Final = get_args(Calibre)


def load_scenario(path_or_name: str | Path) -> Scenario:
    """A shipped scenario by its name, or one from a file; ScenarioError with every fault if it cannot be played."""
    scenario, found = parse(read(_locate(path_or_name)))
    if scenario is None or found:
        raise ScenarioError(found)
    return scenario


def _locate(path_or_name: str | Path) -> Path:
    if isinstance(path_or_name, Path):
        return path_or_name
    try:
        shipped = shipped_scenarios()
    except FileNotFoundError:  # code installed without its data: only files can be opened
        shipped = {}
    return shipped.get(path_or_name) or Path(path_or_name)


# -------------------------------------------------------------------------------------------------------- reading


def parse(document: object) -> tuple[Scenario | None, list[Problem]]:
    """The scenario in a document, and every fault. With faults the scenario has stand-ins where values were wrong:
    good for an editor to show, not to play. None if there is no usable map."""
    report = Report()
    fields = Fields(document, "", report)
    if not _is_ours(fields):
        return None, report.all()
    head: dict[str, Any] = {
        "id": fields.text("id"),
        "title": fields.text("title"),
        "date": fields.text("date"),
        "turns": fields.number("turns"),
        "notes": fields.texts("notes", optional=True),
        "credits": fields.text("credits", ""),
        "options": _parse_options(fields),
        "sides": _parse_sides(fields),
    }
    chart = fields.object("map")
    head["scan"] = parse_scan(fields.object("scan", optional=True))
    board = parse_board(chart, report) if chart is not None else None
    body: dict[str, Any] = {
        "formations": tuple(_parse_formation(one) for one in fields.objects("formations")),
        "counters": tuple(_parse_counter(one) for one in fields.objects("counters")),
        "setup": tuple(_parse_stage(one) for one in fields.objects("setup")),
        "markers": tuple(_parse_pool(one) for one in fields.objects("markers")),
        "strikes": tuple(_parse_strikes(one) for one in fields.objects("strikes")),
        "entries": tuple(_parse_entry(one) for one in fields.objects("entries", optional=True)),
        "withdrawals": tuple(_parse_withdrawal(one) for one in fields.objects("withdrawals", optional=True)),
        "victory": _parse_victory(fields.object("victory")),
        "control": tuple(_parse_control(one) for one in fields.objects("control")),
        "initiative": _parse_initiative(fields.object("initiative", optional=True)),
    }
    zones = fields.objects("zones", limit=200)
    fields.done()
    if board is None:
        return None, report.all()
    body["zones"] = tuple(parse_zone(one, board.grid) for one in zones)
    scenario = Scenario(board=board, **head, **body)
    return scenario, _merged(report, problems(scenario))


def _is_ours(fields: Fields) -> bool:
    """Format and version decide whether anything else in the file can be understood."""
    if not fields.usable:
        return False
    if fields.take("format", False) != FORMAT:
        fields.wrong("format", say('must be "{format}"; this is no scenario file', format=FORMAT))
        return False
    version = fields.number("version")
    if version > VERSION:
        fields.wrong(
            "version",
            say(
                "is {version}; this program reads up to {known}, a newer one is needed", version=version, known=VERSION
            ),
        )
        return False
    if version < 1:
        fields.wrong("version", say("must be {version}", version=VERSION))
    system = fields.take("system", False)
    if system != SYSTEM:
        fields.wrong(
            "system",
            say('must be "{system}" for a Blitzkrieg 1940 scenario, not {value}', system=SYSTEM, value=shown(system)),
        )
        return False
    return version >= 1


def _merged(report: Report, more: list[Problem]) -> list[Problem]:
    """Both lists; a stand-in value must not be blamed a second time at or below the place of its fault."""
    blamed = tuple(problem.place for problem in report.problems if problem.place)
    exact = set(blamed)
    inside = tuple(f"{place}{mark}" for place in blamed for mark in ".[")
    for problem in more:
        if problem.place not in exact and not problem.place.startswith(inside):
            report.add(problem.place, problem.message, problem.rule)
    return report.all()


def _parse_options(fields: Fields) -> tuple[tuple[str, str], ...]:
    options = fields.object("options", optional=True)
    if options is None:
        return ()
    found: list[tuple[str, str]] = []
    for name, value in options.values.items():
        if not isinstance(value, str):
            options.wrong(name, say("must be a text, not {value}", value=shown(value)))
        elif fault := text_fault(name) or text_fault(value):
            options.wrong(name, fault)
        elif len(found) < 100:  # the check names unknown ones; this only bounds the work
            found.append((name, value))
    return tuple(found)


def _parse_sides(fields: Fields) -> tuple[SideInfo, SideInfo]:
    found: dict[str, SideInfo] = {}
    for one in fields.objects("sides"):
        side = one.choice("side", SIDES)
        info = SideInfo(side, one.text("name"), one.choice("home_edge", EDGES), one.flag("can_load", False))
        one.done()
        if side in found and "side" in one.values:
            one.wrong("side", say("{side} is described twice", side=side))
        found.setdefault(side, info)
    for side in SIDES:
        if side not in found and isinstance(fields.values.get("sides"), list):
            fields.wrong("sides", say("the {side} side is missing", side=code_text(side)))
    german, french = (found.get(side, SideInfo(side, side, edge)) for side, edge in zip(SIDES, EDGES, strict=False))
    return german, french


def _parse_formation(fields: Fields) -> Formation:
    made = Formation(
        id=fields.text("id"),
        name=fields.text("name"),
        side=fields.choice("side", SIDES),
        division=fields.text("division", ""),
        colour=fields.text("colour"),
        marker=fields.text("marker", ""),
        attach_to=fields.texts("attach_to", optional=True),
    )
    fields.done()
    return made


def _parse_counter(fields: Fields) -> Counter:
    made = Counter(
        id=fields.text("id"),
        name=fields.text("name"),
        formation=fields.text("formation"),
        type=fields.choice("type", _UNIT_TYPES),
        full=Values(*fields.numbers("full", VALUES)),
        reduced=Values(*fields.numbers("reduced", VALUES)),
        special=fields.texts("special", optional=True),
        independent=fields.flag("independent", False),
        independent_until=fields.number("independent_until", 0) if "independent_until" in fields.values else None,
        arrival=fields.number("arrival", 0),
        start_losses=fields.number("start_losses", 0),
        type_id=fields.text("type_id", ""),
        model=fields.text("model", ""),
        note=fields.text("note", ""),
    )
    fields.asked.append("independent_until")
    fields.done()
    return made


def _parse_stage(fields: Fields) -> SetupStage:
    side = fields.choice("side", SIDES)
    placed: list[tuple[str, str]] = []
    for one in fields.objects("formations"):
        placed.append((one.text("formation"), one.text("zone")))
        one.done()
    losses: list[LossAllotment] = []
    for one in fields.objects("losses", optional=True):
        losses.append(LossAllotment(one.text("formation"), one.number("count")))
        one.done()
    mounts: list[Mount] = []
    for one in fields.objects("mounts", optional=True):
        mounts.append(Mount(one.text("carrier"), one.texts("companies"), one.flag("optional")))
        one.done()
    works = {key: _parse_works(fields.object(key, optional=True)) for key in ("entrenchments", "minefields")}
    fields.done()
    return SetupStage(side, tuple(placed), tuple(losses), tuple(mounts), **works)


def _parse_works(fields: Fields | None) -> FieldWorks | None:
    if fields is None:
        return None
    made = FieldWorks(fields.number("count"), fields.text("zone"))
    fields.done()
    return made


def _parse_pool(fields: Fields) -> MarkerPool:
    made = MarkerPool(
        fields.choice("side", SIDES), fields.number("turn"), **{kind: fields.number(kind, 0) for kind in POOL}
    )
    fields.done()
    return made


def _parse_strikes(fields: Fields) -> Strikes:
    side, marker = fields.choice("side", SIDES), fields.choice("marker", ("artillery", "stuka"))
    calibres: list[Any] = []
    for number, calibre in enumerate(fields.items("calibres", limit=100)):
        if isinstance(calibre, str) and calibre in _CALIBRES:
            calibres.append(calibre)
        else:
            place = f"{fields.at('calibres')}[{number}]"
            fields.report.add(
                place, say("must be one of {allowed}, not {value}", allowed=", ".join(_CALIBRES), value=shown(calibre))
            )
    fields.done()
    return Strikes(side, marker, tuple(calibres))


def _parse_entry(fields: Fields) -> Entry:
    made = Entry(fields.text("formation"), fields.text("zone"))
    fields.done()
    return made


def _parse_withdrawal(fields: Fields) -> Withdrawal:
    made = Withdrawal(fields.text("formation"), fields.number("turn"))
    fields.done()
    return made


def _parse_victory(fields: Fields | None) -> Victory:
    if fields is None:
        return Victory("hold", "german")
    kind, side = fields.choice("kind", ("bands", "hold")), fields.choice("side", SIDES)
    points: list[tuple[str, int, str]] = []
    for one in fields.objects("points", optional=True):
        points.append((one.text("hex"), one.number("vp"), one.text("name", "")))
        one.done()
    bands: list[Band] = []
    for one in fields.objects("bands", optional=True):
        bands.append(Band(one.number("turn"), one.number("low"), one.number("high")))
        one.done()
    hold = fields.texts("hold", optional=True)
    fields.done()
    return Victory(kind, side, tuple(points), tuple(bands), hold)


def _parse_control(fields: Fields) -> tuple[str, Any]:
    held = fields.text("hex"), fields.choice("side", SIDES)
    fields.done()
    return held


def _parse_initiative(fields: Fields | None) -> Initiative | None:
    if fields is None:
        return None
    counts = {kind: fields.number(kind) for kind in ("formation", "artillery", "stuka")}
    made = Initiative(fields.choice("side", SIDES), **counts)
    fields.done()
    return made
