"""What is wrong in a scenario, on the map: which hexes a problem is about, and how it can be put right at once."""

from __future__ import annotations

import re
from typing import Any, Final

from bk40qt.engine.document import Problem
from bk40qt.engine.hexgrid import Edge
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits import forces, scenario, setup, sides, victory, zones
from editor.edits.draft import Draft
from editor.edits.scan import remove_scan
from editor.fix import Fix
from editor.patch import Patch, Path, Put
from editor.placing_fixes import placing_fixes

_STEP: Final = re.compile(r"([A-Za-z_]\w*)|\[(\d+)\]|\.?([\w-]+)")
_RANGE: Final = re.compile(r"must be from (-?\d+) to (-?\d+), not (-?\d+)")
_VALUES: Final = {"attack": 0, "armour": 1, "range": 2, "ma": 3}  # named by the engine, a list in the file
_OPPOSITE: Final[dict[str, Edge]] = {"north": "south", "south": "north", "east": "west", "west": "east"}

_EDGES: Final = {"north": say("north"), "south": say("south"), "east": say("east"), "west": say("west")}


def path_of(data: Any, place: str) -> Path | None:
    """The path in the file of a place as problems name it; None if there is nothing."""
    path: list[str | int] = []
    here = data
    for word, number, other in _STEP.findall(place):
        key: str | int = int(number) if number else word or other
        if isinstance(here, list) and key in _VALUES:
            key = _VALUES[str(key)]
        if isinstance(here, list):
            if not isinstance(key, int) or key >= len(here):
                return None
        elif not isinstance(here, dict) or key not in here:
            return None
        path.append(key)
        here = here[key]
    return tuple(path)


def hexes_of(document: ScenarioDocument, problem: Problem) -> tuple[str, ...]:
    """The hexes of the map that a problem is about, as far as it names any."""
    known = document.grid.index
    found = re.match(r"zones\[(\d+)\]", problem.place)
    if found is not None and int(found[1]) < len(document.data["zones"]):
        inside = zones.hexes_of(document, document.data["zones"][int(found[1])])
        return tuple(name for name in inside if name in known)
    path = path_of(document.data, problem.place)
    if path is not None and path[0] in ("victory", "control"):
        here: Any = document.data
        for key in path:
            here = here[key]
            if isinstance(here, dict) and here.get("hex") in known:
                return (str(here["hex"]),)
    if not problem.place.startswith(("map", "victory", "control", "zones", "setup", "entries")):
        return ()
    words = re.findall(rf"\b\d{{{2 * document.grid.digits}}}\b", f"{problem.place} {problem.message}")
    return tuple(dict.fromkeys(word for word in words if word in known))


# -------------------------------------------------------------------------------------------------------------- fixes


def fixes_for(document: ScenarioDocument, problem: Problem) -> tuple[Fix, ...]:
    """The ways to put it right, the likeliest first; none where somebody has to think."""
    for find in (_range, _control, _bands, _lists, _map, _victory, _rows, _forces, _scan):
        fix = find(document, problem)
        if fix is not None:
            return (fix,)
    return placing_fixes(document, problem)


def _range(document: ScenarioDocument, problem: Problem) -> Fix | None:
    found = _RANGE.search(problem.message)
    path = path_of(document.data, problem.place)
    if found is None or path is None:
        return None
    low, high, value = (int(number) for number in found.groups())
    wanted = max(low, min(high, value))
    if low > high or problem.place.startswith("victory.bands"):
        return None
    text = say("set it to {value}", value=wanted)
    return Fix(text, lambda: Patch(text, (Put(path, wanted),)))


def _control(document: ScenarioDocument, problem: Problem) -> Fix | None:
    found = re.match(r"who holds (\d+) at the start", problem.message)
    if problem.place != "control" or found is None:
        return None
    side = _opponent(document)
    where = found[1]
    german = side == "german"
    text = say("let the Germans hold {hex}", hex=where) if german else say("let the French hold {hex}", hex=where)
    return Fix(text, lambda: victory.set_control(document, [found[1]], side))


def _opponent(document: ScenarioDocument) -> str:
    """Who holds a hex that counts, as long as nobody says otherwise: the side whose points are not counted."""
    counted = document.data["victory"]["side"]
    return next(str(entry["side"]) for entry in document.data["sides"] if entry["side"] != counted)


def _bands(document: ScenarioDocument, problem: Problem) -> Fix | None:
    if problem.place == "victory.bands" and problem.rule == "T-10":
        return Fix(say("make one band for each turn"), lambda: one_band_a_turn(document))
    found = re.match(r"victory\.bands\[(\d+)\]", problem.place)
    if found is None:
        return None
    if problem.rule == "R-77":
        band = document.data["victory"]["bands"][int(found[1])]
        return Fix(say("swap low and high"),
                   lambda: victory.set_band(document, band["turn"], band["high"], band["low"]))
    return Fix(say("make one band for each turn"), lambda: one_band_a_turn(document))


def one_band_a_turn(document: ScenarioDocument) -> Patch | None:
    """Every turn gets the first band that is there for it, or that of the turn before."""
    draft = Draft(document)
    old: dict[int, dict[str, Any]] = {}
    for band in draft["victory"].get("bands", []):
        old.setdefault(band["turn"], band)
    last = next(iter(old.values()), {"low": 0, "high": sum(victory.objectives(document).values())})
    made = []
    for turn in range(1, document.data["turns"] + 1):
        last = old.get(turn, last)
        made.append({"turn": turn, "low": last["low"], "high": last["high"]})
    draft["victory"]["bands"] = made
    return draft.patch(say("make one band for each turn"))


def _lists(document: ScenarioDocument, problem: Problem) -> Fix | None:
    """Hexes off the map, or twice in a list."""
    if "is off the map" not in problem.message and "is listed twice" not in problem.message:
        return None
    found = re.match(r"zones\[(\d+)\]\.hexes", problem.place)
    if found is not None:
        zone = document.data["zones"][int(found[1])]["id"]
        return Fix(say("keep the hexes of the map, each once"),
                   lambda: zones.set_hexes(document, zone, zones.zone_hexes(document, zone)))
    if problem.place.startswith(("victory.hold", "victory.points", "control")):
        return Fix(say("keep the hexes of the map, each once"), lambda: _tidy_hexes(document))
    return None


def _tidy_hexes(document: ScenarioDocument) -> Patch | None:
    draft, known = Draft(document), document.grid.index

    def tidy(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        first = {entry["hex"]: entry for entry in reversed(entries)}
        return [entry for entry in entries if entry["hex"] in known and first[entry["hex"]] is entry]

    draft["control"] = tidy(draft["control"])
    goals = draft["victory"]
    if "points" in goals:
        goals["points"] = tidy(goals["points"])
    if "hold" in goals:
        goals["hold"] = [name for name in dict.fromkeys(goals["hold"]) if name in known]
    return draft.patch(say("keep the hexes of the map, each once"))


def _map(document: ScenarioDocument, problem: Problem) -> Fix | None:
    found = re.match(r"map\.bridges\.(\d+)-(\d+)", problem.place)
    if found is not None:
        ends = (found[1], found[2])
        return Fix(say("remove the bridge"), lambda: sides.remove_bridge(document, ends))
    if problem.place.startswith("map.road_exits"):
        return Fix(say("remove wrong road exits"), lambda: _tidy_exits(document))
    return None


def _tidy_exits(document: ScenarioDocument) -> Patch | None:
    draft, grid = Draft(document), document.grid
    exits, seen = draft.part("road_exits"), set[tuple[str, str]]()
    kept = []
    for entry in exits:
        key = (entry["hex"], entry["edge"])
        if key not in seen and entry["hex"] in grid.index and entry["edge"] in grid.edges(grid.index[entry["hex"]]):
            kept.append(entry)
        seen.add(key)
    exits[:] = kept
    return draft.patch(say("remove wrong road exits"))


def _victory(document: ScenarioDocument, problem: Problem) -> Fix | None:
    found = re.fullmatch(r"victory\.(points|bands|hold)", problem.place)
    if found is not None and problem.message.startswith("belongs to the kind"):
        def drop() -> Patch | None:
            draft = Draft(document)
            del draft["victory"][found[1]]
            return draft.patch(say("remove what does not count"))

        return Fix(say("remove what does not count"), drop)
    if problem.place == "sides[1].home_edge":
        first, second = document.data["sides"]
        edge = _OPPOSITE[first["home_edge"]]
        text = say("let them retreat to the {edge}", edge=_EDGES[edge])
        return Fix(text, lambda: scenario.set_side(document, second["side"], home_edge=edge))
    return None


def _rows(document: ScenarioDocument, problem: Problem) -> Fix | None:
    """Entries of a list that mean nothing."""
    found = re.match(r"(entries|withdrawals|markers|strikes)\[(\d+)\]", problem.place)
    gone = ("listed twice", "leaves twice", "there is no formation", "remove the entry")
    if found is not None and any(words in problem.message for words in gone):
        section, place = found[1], int(found[2])

        def drop() -> Patch | None:
            draft = Draft(document)
            del draft[section][place]
            return draft.patch(say("remove the entry"))

        return Fix(say("remove the entry"), drop)
    stage = re.fullmatch(r"setup\[(\d+)\]", problem.place)
    if stage is not None and problem.message.startswith("places nothing"):
        number = int(stage[1])
        return Fix(say("remove the stage"), lambda: setup.remove_stage(document, number))
    fires = re.match(r"the (\w+) side has (artillery|Stuka) markers, but nothing", problem.message)
    if problem.place == "strikes" and fires is not None:
        side, marker = fires[1].lower(), fires[2].lower()
        calibres = ["stuka"] if marker == "stuka" else ["medium"]
        return Fix(say("let one marker fire once"), lambda: scenario.set_strikes(document, side, marker, calibres))
    return None


def _forces(document: ScenarioDocument, problem: Problem) -> Fix | None:
    found = re.match(r"(counters|formations)\[(\d+)\](.*)", problem.place)
    if found is None or int(found[2]) >= len(document.data[found[1]]):
        return None
    ident = document.data[found[1]][int(found[2])]["id"]
    if found[3] == ".independent" and problem.message.startswith("must be true"):
        return Fix(say("make it independent"), lambda: forces.change_counters(document, [ident], independent=True))
    if found[3] == ".independent" and "never independent" in problem.message:
        return Fix(say("make it part of its formation"),
                   lambda: forces.change_counters(document, [ident], independent=False))
    if found[1] == "formations" and "has no combat unit" in problem.message:
        return Fix(say("remove the formation"), lambda: forces.remove_formations(document, [ident]))
    return None


def _scan(document: ScenarioDocument, problem: Problem) -> Fix | None:
    if not problem.place.startswith("scan") or "scan" not in document.data:
        return None
    return Fix(say("remove the scan"), lambda: remove_scan(document))
