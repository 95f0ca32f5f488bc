"""Unit types to make counters of: those we ship, and the user's own, which are kept with his data.

The user's file is read as untrusted as any other. One that cannot be read is never written over: it is put aside.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, get_args

from bk40qt.engine.document import load
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.fields import Fields, Report
from bk40qt.engine.rules.blitz40.scenario import SIDES, UnitType
from bk40qt.engine.rules.blitz40.scenario_document import VALUES
from bk40qt.engine.rules.blitz40.scenario_forces import LIMITS, SPECIAL
from bk40qt.engine.wording import Said, message, say
from bk40qt.paths import resources_dir, user_data_dir
from bk40qt.storage.whole import write_whole
from editor.edits.draft import fresh_id

UNIT_TYPES: Final[tuple[str, ...]] = get_args(UnitType)
FORMAT: Final = "bk40qt-units"
_MOST: Final = 500  # own types; the list is for people

Face = tuple[int, int, int, int]  # attack, armour, range, movement


class LibraryError(Exception):
    """The user's types cannot be written, and why."""

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class LibraryUnit:
    type_id: str
    name: str
    type: str
    full: Face
    reduced: Face
    special: tuple[str, ...] = ()
    model: str = ""
    side: str = ""  # whose army has it; "" for both
    own: bool = False

    def values(self) -> dict[str, Any]:
        """What a counter of this type takes over: keys and values of the scenario file."""
        return {
            "type": self.type,
            "full": list(self.full),
            "reduced": list(self.reduced),
            "special": list(self.special),
            "type_id": self.type_id,
            "model": self.model,
        }


def from_counter(counter: Mapping[str, Any], side: str) -> LibraryUnit:
    """A type like this counter of a scenario; its id is the counter's type, or made from its name."""
    return LibraryUnit(
        type_id=str(counter.get("type_id") or counter["name"]),
        name=str(counter["name"]),
        type=str(counter["type"]),
        full=_face(counter["full"]),
        reduced=_face(counter["reduced"]),
        special=tuple(counter.get("special", ())),
        model=str(counter.get("model", "")),
        side=side,
        own=True,
    )


def _face(numbers: Iterable[int]) -> Face:
    attack, armour, range_, ma = numbers
    return attack, armour, range_, ma


def shipped_units() -> tuple[LibraryUnit, ...]:
    """The types of Hannut and Stonne."""
    with (resources_dir() / "units" / "blitz40.csv").open(encoding="utf-8", newline="") as stream:
        return tuple(_from_row(row) for row in csv.DictReader(stream))


def _from_row(row: dict[str, str]) -> LibraryUnit:
    faces = [_face(int(row[f"{name}_{face}"]) for name in VALUES) for face in ("full", "reduced")]
    special = tuple(row["special"].split())
    return LibraryUnit(
        row["type_id"], row["name"], row["type"], faces[0], faces[1], special, row["model"], row["side"]
    )


class UnitLibrary:
    """`units` are the shipped types, then the user's. Every change is on the disk when the call comes back."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path if path is not None else user_data_dir() / "units.json"
        self._shipped = shipped_units()
        self.trouble: Said | None = None  # why the user's file could not be read
        self._own = self._read()

    @property
    def units(self) -> tuple[LibraryUnit, ...]:
        return self._shipped + self._own

    def find(self, type_id: str) -> LibraryUnit | None:
        return next((unit for unit in self.units if unit.type_id == type_id), None)

    # ------------------------------------------------------------------------------------------------- the user's own

    def add(self, unit: LibraryUnit) -> LibraryUnit:
        """The type under an id of its own; LibraryError if it cannot be kept."""
        self._own = self._read()  # another window may have added some
        if len(self._own) >= _MOST:
            raise LibraryError(say("There are {n} types of your own already; that is the limit", n=_MOST))
        made = replace(unit, type_id=fresh_id(unit.type_id, (other.type_id for other in self.units)), own=True)
        self._write((*self._own, made))
        return made

    def change(self, unit: LibraryUnit) -> None:
        """Other values for the user's type of that id."""
        self._own = self._read()
        self._write(tuple(unit if other.type_id == unit.type_id else other for other in self._own))

    def remove(self, type_id: str) -> None:
        self._own = self._read()
        self._write(tuple(other for other in self._own if other.type_id != type_id))

    def _read(self) -> tuple[LibraryUnit, ...]:
        self.trouble = None
        try:
            raw = self._path.read_bytes()
            document = load(raw)
        except FileNotFoundError:
            return ()
        except (OSError, ScenarioError) as error:
            why = message(error)
            self.trouble = say("Your unit types in {path} cannot be read ({error})", path=self._path, error=why)
            return ()
        report = Report()
        fields = Fields(document, "", report)
        fields.take("format", False)
        found = [_from_fields(one) for one in fields.objects("units", limit=_MOST)]
        if report.problems:
            first = report.problems[0]
            self.trouble = say("Your unit types in {path} are damaged ({error})", path=self._path, error=first.text)
        return tuple(unit for unit in found if unit is not None)

    def _write(self, own: tuple[LibraryUnit, ...]) -> None:
        units = [_to_json(unit) for unit in own]
        lines = ",\n".join(f"    {json.dumps(unit, ensure_ascii=False)}" for unit in units)
        text = f'{{\n  "format": "{FORMAT}",\n  "units": [\n{lines}\n  ]\n}}\n'
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self.trouble is not None and self._path.exists():
                write_whole(self._path.with_name(f"{self._path.name}.damaged"), self._path.read_bytes())
            write_whole(self._path, text.encode("utf-8"))
        except (OSError, ValueError) as error:
            message = say("Your unit types cannot be written to {path} ({error})", path=self._path, error=error)
            raise LibraryError(message) from None
        self._own, self.trouble = own, None


def _to_json(unit: LibraryUnit) -> dict[str, Any]:
    made = asdict(unit)
    del made["own"]
    return made


def _from_fields(fields: Fields) -> LibraryUnit | None:
    """A type of the user's file; None, and the report says why, if something is wrong with it."""
    before = len(fields.report.problems)
    unit = LibraryUnit(
        type_id=fields.text("type_id"),
        name=fields.text("name"),
        type=fields.choice("type", UNIT_TYPES),
        full=_face(fields.numbers("full", VALUES)),
        reduced=_face(fields.numbers("reduced", VALUES)),
        special=fields.texts("special", optional=True),
        model=fields.text("model", ""),
        side=fields.choice("side", (*SIDES, ""), ""),
        own=True,
    )
    fields.done()
    for face in (unit.full, unit.reduced):
        for name, value in zip(VALUES, face, strict=True):
            low, high = LIMITS[name]
            if not low <= value <= high:
                fields.wrong(name, f"must be from {low} to {high}")
    if not set(unit.special) <= set(SPECIAL):
        fields.wrong("special", f"must be of {', '.join(SPECIAL)}")
    return unit if len(fields.report.problems) == before else None
