"""The document of the editor: the scenario file's JSON value, its revisions, and what the engine says about it.

`data` is never changed in place: each revision is a value of its own that shares what did not change with the one
before. So a worker may check or write `document.data` while the user goes on editing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any, Final

from bk40qt.engine.document import Problem, dump, read
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.scenario_file import parse, to_document
from editor.patch import Op, Patch, apply

MAP_PARTS: Final = ("grid", "hexes", "hexsides", "roads", "bridges", "road_exits", "places")


@dataclass(frozen=True, slots=True)
class Change:
    """What a patch touched. Sections are the keys of the file; for the map also "map.hexes", "map.roads" and so on.

    `hexes` are those that look different on the map, by their own ground or by something along their sides; None: all.
    """

    sections: frozenset[str]
    hexes: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Checked:
    """What the engine makes of a document: the scenario (with stand-ins where it is wrong) and every problem."""

    scenario: Scenario | None
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Prepared:
    """A revision that is made but not yet the document's: time to write the journal."""

    before: dict[str, Any]
    after: dict[str, Any]
    patch: Patch
    undo: Patch


Listener = Callable[[Change], None]


def check(data: object) -> Checked:
    """The engine's judgement. Pure and reads only: run it in a worker for large maps (0.4 s for 200 x 200 hexes)."""
    scenario, problems = parse(data)
    return Checked(scenario, tuple(problems))


@lru_cache(maxsize=4)  # a large grid takes 0.1 s to make, and undo goes back and forth
def _grid(lines: int, per_line: int, top: Any, first: Any, shifted: Any) -> Grid:
    return Grid(lines, per_line, top, first, shifted)


def grid_of(shape: dict[str, Any]) -> Grid:
    """The grid that `map.grid` of a file describes."""
    return _grid(shape["lines"], shape["per_line"], shape["top"], shape["first"], shape["shifted"])


class ScenarioDocument:
    """One open scenario. `of` and `from_file` make one; `apply` is the only way to change it."""

    def __init__(self, data: dict[str, Any]) -> None:
        """`data` is the document's own from now on. It must have the shape of the schema; `of` takes anything."""
        self._data = data
        self.revision = 0
        self._listeners: list[Listener] = []
        self._text: tuple[object, str] | None = None
        self._checked: tuple[object, Checked] | None = None
        self._grid: tuple[object, Grid] | None = None

    @classmethod
    def of(cls, data: object) -> tuple[ScenarioDocument | None, list[Problem]]:
        """A document from what a file says, and everything that is wrong with the file; None if it has no usable map.

        What has the wrong form (a text for a number, an unknown key) cannot be shown or edited: stand-ins take its
        place and the list says so. What is merely wrong (a zone too small, an unknown formation) is kept.
        """
        scenario, problems = parse(data)
        if scenario is None:
            return None, problems
        document = cls(to_document(scenario))
        document._grid = (document._data["map"]["grid"], scenario.board.grid)  # 0.1 s to make for a large map
        if not problems:
            document._checked = (document._data, Checked(scenario, ()))
        return document, problems

    @classmethod
    def from_file(cls, path: FilePath) -> ScenarioDocument:
        """The document of a file without faults of form; ScenarioError otherwise. `files.open_file` takes any file."""
        document, problems = cls.of(read(path))
        if document is None:
            raise ScenarioError(problems)
        return document

    @property
    def data(self) -> dict[str, Any]:
        """The present revision: look, do not change."""
        return self._data

    @property
    def grid(self) -> Grid:
        shape = self._data["map"]["grid"]
        if self._grid is None or self._grid[0] is not shape:
            self._grid = (shape, grid_of(shape))
        return self._grid[1]

    # -------------------------------------------------------------------------------------------------- changing

    def apply(self, patch: Patch) -> Patch:
        """Carries out a patch and returns the one that undoes it; PatchError, and no change, if it does not fit."""
        return self.commit(self.prepare(patch))

    def prepare(self, patch: Patch) -> Prepared:
        """The revision that the patch would make; PatchError if it does not fit. Nothing changes before `commit`."""
        after, undo = apply(self._data, patch.ops)
        return Prepared(self._data, after, patch, Patch(patch.name, undo, patch.hexes, patch.token))

    def commit(self, prepared: Prepared) -> Patch:
        assert prepared.before is self._data, "the document has changed meanwhile"
        self._data = prepared.after
        self.revision += 1
        change = touched(prepared.before, prepared.after, prepared.patch.ops)
        for listener in tuple(self._listeners):
            listener(change)
        return prepared.undo

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` after every change; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # --------------------------------------------------------------------------------------------------- looking

    def text(self) -> str:
        """The canonical text, as a file holds it (0.5 s for 200 x 200 hexes: `dump(document.data)` in a worker)."""
        if self._text is None or self._text[0] is not self._data:
            self._text = (self._data, dump(self._data))
        return self._text[1]

    def checked(self) -> Checked:
        """The engine's judgement of the present revision, made now unless it is known."""
        if not self.is_checked():
            self.take_check(self._data, check(self._data))
        assert self._checked is not None
        return self._checked[1]

    def is_checked(self) -> bool:
        return self._checked is not None and self._checked[0] is self._data

    def take_check(self, data: object, checked: Checked) -> bool:
        """A worker has checked `data`. False if the document has changed meanwhile: then it is of no use."""
        if data is not self._data:
            return False
        self._checked = (data, checked)
        return True

    def scenario(self) -> Scenario | None:
        return self.checked().scenario

    def problems(self) -> tuple[Problem, ...]:
        return self.checked().problems


# ------------------------------------------------------------------------------------------------ what was touched


def touched(before: dict[str, Any], after: dict[str, Any], ops: tuple[Op, ...]) -> Change:
    sections = {str(op.path[0]) for op in ops}
    hexes: set[str] = set()
    parts: set[str] = set()
    whole = False
    for op in ops:
        path = op.path
        if path[0] != "map":
            continue
        parts.update((str(path[1]),) if len(path) > 1 else MAP_PARTS)
        whole = whole or (len(path) < 3 and (len(path) == 1 or path[1] == "hexes")) or path[1:2] == ("grid",)
        if path[1:2] == ("hexes",) and len(path) > 2:
            hexes.add(str(path[2]))
    sections.update(f"map.{part}" for part in parts)
    if whole:
        return Change(frozenset(sections), None)
    for part in parts - {"hexes"}:
        hexes.update(_hexes_of_entries(before["map"].get(part), after["map"].get(part)))
    return Change(frozenset(sections), frozenset(hexes))


def _hexes_of_entries(before: Any, after: Any) -> set[str]:
    """Hexes named by entries that only one of the lists has. Revisions share what is unchanged, so identity tells."""
    lists = [entries if isinstance(entries, list) else [] for entries in (before, after)]
    known = [{id(entry) for entry in entries} for entries in lists]
    found: set[str] = set()
    for entries, others in zip(lists, reversed(known), strict=True):
        for entry in entries:
            if id(entry) not in others and isinstance(entry, dict):
                found.update((*entry.get("between", ()), *entry.get("hexes", ())))
                if "hex" in entry:
                    found.add(entry["hex"])
    return found
