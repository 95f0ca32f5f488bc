"""What lies on hexsides: streams in the order of their water, cliffs, bridges.

A hexside is named by its two hexes, in either order. In the file streams come first, each from source to mouth, then
the cliffs in the order of the grid; `road` of a bridge repeats the road there.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bk40qt.engine.board import Pair, pair
from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import Draft
from editor.patch import Patch

Side = tuple[str, str]
Corner = tuple[int, int]
# On the lattice of the grid, in turning order: corners d and d + 1 bound the side towards direction d.
_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))


def between(grid: Grid, side: Sequence[str]) -> list[str] | None:
    """The side as a file names it, the smaller id first; None if the hexes are not neighbours on the map."""
    a, b = side
    if a not in grid.index or b not in grid.index or grid.direction(grid.index[a], grid.index[b]) is None:
        return None
    return sorted((a, b))


def rank(grid: Grid, entry: dict[str, Any]) -> Pair:
    """Where an entry stands in a list that has the order of the grid."""
    a, b = entry["between"]
    return pair(grid.index.get(a, -1), grid.index.get(b, -1))


def corners(grid: Grid, side: Sequence[str]) -> tuple[Corner, Corner]:
    """The two ends of a hexside, named by points of the lattice."""
    a, b = (grid.index[name] for name in side)
    direction = grid.direction(a, b)
    assert direction is not None
    x, y = grid.lattice(a)
    (ax, ay), (bx, by) = _CORNERS[direction], _CORNERS[(direction + 1) % 6]
    return (x + ax, y + ay), (x + bx, y + by)


def insert_sorted(grid: Grid, entries: list[Any], entry: dict[str, Any]) -> None:
    """Puts a new entry where the order of the grid wants it."""
    insort(entries, entry, key=lambda other: rank(grid, other))


# -------------------------------------------------------------------------------------------------------- streams


def add_stream(document: ScenarioDocument, sides: Iterable[Side], name: str | None = None) -> Patch | None:
    """Streams along these sides, drawn from source to mouth.

    A side that touches an end of a stream carries it on and has its name; `name` says which stream it must be ("" for
    one without a name), otherwise it begins another.
    """
    grid = document.grid
    draft = Draft(document)
    hexsides = draft.part("hexsides")
    runs = courses(grid, hexsides)
    there = {tuple(entry["between"]) for run in runs for entry in run}
    for side in sides:
        wanted = between(grid, side)
        if wanted is not None and tuple(wanted) not in there:
            there.add(tuple(wanted))
            _join(grid, runs, wanted, name)
    _write(hexsides, runs)
    return draft.patch(say("draw a stream"))


def courses(grid: Grid, hexsides: Iterable[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The streams of the file: runs of sides that have one name and touch, each from source to mouth."""
    runs: list[list[dict[str, Any]]] = []
    for entry in hexsides:
        if entry["feature"] != "stream":
            continue
        last = runs[-1][-1] if runs else None
        if (
            last is not None
            and last.get("name", "") == entry.get("name", "")
            and set(corners(grid, last["between"])) & set(corners(grid, entry["between"]))
        ):
            runs[-1].append(entry)
        else:
            runs.append([entry])
    return runs


def _ends(grid: Grid, run: list[dict[str, Any]]) -> tuple[set[Corner], set[Corner]]:
    """The corners where a stream can go on: at the source, at the mouth."""
    first, last = set(corners(grid, run[0]["between"])), set(corners(grid, run[-1]["between"]))
    if len(run) == 1:
        return first, last
    return first - set(corners(grid, run[1]["between"])), last - set(corners(grid, run[-2]["between"]))


def _join(grid: Grid, runs: list[list[dict[str, Any]]], side: list[str], name: str | None) -> None:
    ends = set(corners(grid, side))

    def fits(run: list[dict[str, Any]]) -> bool:
        return name is None or run[0].get("name", "") == name

    above = next((run for run in runs if fits(run) and _ends(grid, run)[1] & ends), None)
    name = above[0].get("name", "") if above is not None and name is None else name
    below = next((run for run in runs if run is not above and fits(run) and _ends(grid, run)[0] & ends), None)
    name = below[0].get("name", "") if below is not None and name is None else name
    entry = {"between": side, "feature": "stream", **({"name": name} if name else {})}
    if above is not None:
        above.append(entry)
        if below is not None:
            above.extend(below)
            runs.remove(below)
    elif below is not None:
        below.insert(0, entry)
    else:
        runs.append([entry])


def _write(hexsides: list[Any], runs: list[list[dict[str, Any]]]) -> None:
    cliffs = [entry for entry in hexsides if entry["feature"] != "stream"]
    hexsides[:] = [entry for run in runs for entry in run] + cliffs


def _course_at(document: ScenarioDocument, side: Side) -> tuple[list[list[dict[str, Any]]], int] | None:
    """All streams, and which of them has this side."""
    runs = courses(document.grid, document.data["map"]["hexsides"])
    for number, run in enumerate(runs):
        if any(set(entry["between"]) == set(side) for entry in run):
            return runs, number
    return None


def name_stream(document: ScenarioDocument, side: Side, name: str) -> Patch | None:
    """Names the stream that this side is part of, all along."""
    found = _course_at(document, side)
    if found is None:
        return None
    runs, number = found
    more = {"name": name} if name else {}
    runs[number] = [{"between": entry["between"], "feature": "stream", **more} for entry in runs[number]]
    draft = Draft(document)
    _write(draft.part("hexsides"), runs)
    return draft.patch(say("name a stream {name}", name=name) if name else say("remove the name of a stream"))


def reverse_stream(document: ScenarioDocument, side: Side) -> Patch | None:
    """Lets the stream that this side is part of flow the other way."""
    found = _course_at(document, side)
    if found is None:
        return None
    runs, number = found
    runs[number] = runs[number][::-1]
    draft = Draft(document)
    _write(draft.part("hexsides"), runs)
    return draft.patch(say("reverse a stream"))


def remove_stream(document: ScenarioDocument, sides: Iterable[Side]) -> Patch | None:
    """Removes streams along these sides, with the bridges over them."""
    gone = {frozenset(side) for side in sides}
    draft = Draft(document)
    hexsides, bridges = draft.part("hexsides"), draft.part("bridges")
    hexsides[:] = [e for e in hexsides if e["feature"] != "stream" or frozenset(e["between"]) not in gone]
    bridges[:] = [e for e in bridges if frozenset(e["between"]) not in gone]
    return draft.patch(say("erase a stream"))


# --------------------------------------------------------------------------------------------- cliffs and bridges


def add_cliff(document: ScenarioDocument, sides: Iterable[Side]) -> Patch | None:
    grid = document.grid
    draft = Draft(document)
    hexsides = draft.part("hexsides")
    streams = [entry for entry in hexsides if entry["feature"] == "stream"]
    cliffs = [entry for entry in hexsides if entry["feature"] != "stream"]
    for side in sides:
        wanted = between(grid, side)
        if wanted is not None and all(entry["between"] != wanted for entry in cliffs):
            insert_sorted(grid, cliffs, {"between": wanted, "feature": "cliff"})
    hexsides[:] = streams + cliffs
    return draft.patch(say("draw a cliff"))


def remove_cliff(document: ScenarioDocument, sides: Iterable[Side]) -> Patch | None:
    gone = {frozenset(side) for side in sides}
    draft = Draft(document)
    hexsides = draft.part("hexsides")
    hexsides[:] = [e for e in hexsides if e["feature"] != "cliff" or frozenset(e["between"]) not in gone]
    return draft.patch(say("erase a cliff"))


def add_bridge(document: ScenarioDocument, side: Side) -> Patch | None:
    """A bridge where there is a stream; None where there is none, or a bridge already (R-45)."""
    wanted = between(document.grid, side)
    streams = [e["between"] for e in document.data["map"]["hexsides"] if e["feature"] == "stream"]
    if wanted is None or wanted not in streams:
        return None
    draft = Draft(document)
    bridges = draft.part("bridges")
    if any(entry["between"] == wanted for entry in bridges):
        return None
    insert_sorted(document.grid, bridges, {"between": wanted})
    agree_bridges(draft)
    return draft.patch(say("build a bridge"))


def remove_bridge(document: ScenarioDocument, side: Side) -> Patch | None:
    draft = Draft(document)
    bridges = draft.part("bridges")
    bridges[:] = [entry for entry in bridges if set(entry["between"]) != set(side)]
    return draft.patch(say("remove a bridge"))


def agree_bridges(draft: Draft) -> None:
    """`road` of every bridge as the roads say."""
    bridges = draft.part("bridges")
    wanted = {tuple(entry["between"]) for entry in bridges}
    kinds = {key: e["type"] for e in draft.part("roads") if (key := tuple(e["between"])) in wanted}
    for number, entry in enumerate(bridges):
        kind = kinds.get(tuple(entry["between"]))
        if entry.get("road") != kind:
            bridges[number] = {"between": entry["between"], **({"road": kind} if kind else {})}
