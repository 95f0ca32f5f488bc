"""A table of the order of battle, checked cell by cell, and the change that takes it over into a scenario.

Rows with an id that the scenario knows change that counter, others add one; what the table does not have as a column
stays as it is. Faulty cells are left out of the change and listed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, get_args

from bk40qt.engine.fields import shown
from bk40qt.engine.rules.blitz40.scenario import SIDES, UnitType
from bk40qt.engine.rules.blitz40.scenario_check import MAX_TURNS
from bk40qt.engine.rules.blitz40.scenario_forces import LIMITS, SPECIAL
from bk40qt.engine.wording import Said, say
from editor.diff import diff
from editor.document import ScenarioDocument
from editor.edits import forces
from editor.edits.draft import COUNTER, FORMATION, Draft, changed
from editor.exchange.common import read_bounded
from editor.exchange.oob_csv import MAX_BYTES, Fault, Faults, Row, read_rows
from editor.patch import Patch

_ID: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
_TURN: Final = re.compile(r"(?:turn\s*)?(\d{1,3})", re.IGNORECASE)
_NUMBER: Final = re.compile(r"(\d{1,6})(?:[.,]0+)?")  # spreadsheets like to write 3.0
_YES: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False, "": False}
_VALUES: Final = tuple(LIMITS)  # attack, armour, range, ma
_GREY: Final = "#7F8C8D"

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class OobFormation:
    id: str
    line: int
    values: Entry  # keys of the scenario file
    zone: str = ""  # of set-up
    last: bool = False  # set up after the enemy
    entry_zone: str = ""  # of reinforcements


@dataclass(frozen=True, slots=True)
class OobTable:
    """The usable content of a table, in its order."""

    formations: tuple[OobFormation, ...]
    counters: tuple[Entry, ...]  # keys of the scenario file; a key is absent if the table does not have it
    faults: tuple[Fault, ...]


def read_oob(path: Path) -> OobTable:
    """The table in a file; ExchangeError if it is none."""
    return parse_oob(read_bounded(path, MAX_BYTES))


def parse_oob(raw: bytes) -> OobTable:
    faults = Faults()
    reader = _Reader(faults)
    for row in read_rows(raw, faults):
        reader.take(row)
    return OobTable(tuple(reader.formations.values()), tuple(reader.counters.values()), faults.all())


class _Reader:
    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self.formations: dict[str, OobFormation] = {}
        self.counters: dict[str, Entry] = {}

    def take(self, row: Row) -> None:
        cells = _Cells(row, self._faults)
        ident, formation = cells.ident("id"), cells.ident("formation_id")
        kind = cells.choice("unit_type", get_args(UnitType))
        if not ident or not formation or not kind or not self._formation(formation, cells):
            return
        if ident in self.counters:
            cells.wrong("id", say("{id} is there twice; this row is left out", id=ident))
            return
        made: Entry = {"id": ident, "name": cells.text("name") or ident, "formation": formation, "type": kind}
        for face, ending in (("full", "full"), ("reduced", "red")):
            values = [cells.value(name, ending, kind) for name in _VALUES]
            if None not in values:
                made[face] = values
        for key, column, read in self._optional(cells):
            if column in row.cells:
                made[key] = read(column)
        self.counters[ident] = made

    def _optional(self, cells: _Cells) -> Iterable[tuple[str, str, Callable[[str], Any]]]:
        yield "special", "special", cells.special
        yield "independent", "independent", cells.flag
        yield "arrival", "arrival", cells.arrival
        yield "start_losses", "start_steps_lost", cells.loss
        for key in ("type_id", "model", "note"):
            yield key, key, cells.text

    def _formation(self, ident: str, cells: _Cells) -> bool:
        """What the row says of its formation: the first row counts, others have to agree."""
        values: Entry = {"side": cells.choice("side", SIDES)}
        if not values["side"]:
            return False
        columns = (("name", "formation"), ("division", "division"), ("marker", "activation_marker"))
        for key, column in columns:
            if column in cells.row.cells:
                values[key] = cells.text(column)
        if values.get("marker", "").lower() == "none":
            values["marker"] = ""
        if cells.row.cells.get("colour_hex"):
            values["colour"] = cells.colour("colour_hex")
        turn, zone = cells.arrival("arrival", quiet=True), cells.text("zone")
        last = cells.text("arrival").lower() == "setup_last"
        where = {"entry_zone": zone} if turn else {"zone": zone, "last": last}
        known = self.formations.get(ident)
        if known is None:
            self.formations[ident] = OobFormation(ident, cells.row.line, values, **where)
            return True
        told = {"side": "side", "colour": "colour_hex", **dict(columns)}
        for key, value in values.items():
            if known.values.get(key, value) != value:
                message = say(
                    "{id} was {old} in line {line}; that stays", id=ident, old=shown(known.values[key]), line=known.line
                )
                cells.wrong(told[key], message)
        self._agree_zone(known, cells, turn, zone, last)
        return True

    def _agree_zone(self, known: OobFormation, cells: _Cells, turn: int, zone: str, last: bool) -> None:
        """The file of a scenario places a formation as a whole: once at set-up, once for its reinforcements."""
        old = known.entry_zone if turn else known.zone
        if old and zone and old != zone:
            cells.wrong("zone", say("{id} was in zone {old} before; that stays", id=known.id, old=shown(old)))
        elif zone and not old:
            more = {"entry_zone": zone} if turn else {"zone": zone, "last": last}
            kept = {"zone": known.zone, "last": known.last, "entry_zone": known.entry_zone}
            self.formations[known.id] = OobFormation(known.id, known.line, known.values, **{**kept, **more})  # type: ignore[arg-type]


class _Cells:
    """The cells of a row, read as what they must be; what is wrong is noted and gives a stand-in."""

    def __init__(self, row: Row, faults: Faults) -> None:
        self.row, self._faults = row, faults

    def wrong(self, column: str, message: Said) -> None:
        self._faults.add(self.row.line, column, message)

    def text(self, column: str) -> str:
        return self.row.cells.get(column, "")

    def ident(self, column: str) -> str:
        text = self.text(column)
        if _ID.fullmatch(text):
            return text
        self.wrong(
            column,
            say("must be 1 to 64 letters, digits, _, - or ., not {value}; this row is left out", value=shown(text)),
        )
        return ""

    def choice(self, column: str, allowed: Iterable[str]) -> str:
        text = self.text(column).lower()
        if text in allowed:
            return text
        self.wrong(
            column,
            say(
                "must be one of {names}, not {value}; this row is left out", names=", ".join(allowed), value=shown(text)
            ),
        )
        return ""

    def number(self, column: str, low: int, high: int) -> int | None:
        found = _NUMBER.fullmatch(self.text(column))
        if found and low <= int(found[1]) <= high:
            return int(found[1])
        self.wrong(
            column,
            say(
                "must be a number from {low} to {high}, not {value}", low=low, high=high, value=shown(self.text(column))
            ),
        )
        return None

    def value(self, name: str, ending: str, kind: str) -> int | None:
        """A printed value. An HQ has only its movement; a column that is not there says nothing."""
        column = f"{name}_{ending}"
        if kind == "hq" and name != "ma":
            return 0
        return self.number(column, *LIMITS[name]) if column in self.row.cells else None

    def flag(self, column: str) -> bool:
        text = self.text(column).lower()
        if text not in _YES:
            self.wrong(column, say("must be 1 or 0, not {value}", value=shown(text)))
        return _YES.get(text, False)

    def loss(self, column: str) -> int:
        return (self.number(column, 0, 1) or 0) if self.text(column) else 0

    def special(self, column: str) -> list[str]:
        found: list[str] = []
        for name in re.split(r"[\s,;+]+", self.text(column)):
            if name and name not in SPECIAL:
                self.wrong(
                    column, say("must be one of {names}, not {value}", names=", ".join(SPECIAL), value=shown(name))
                )
            elif name and name not in found:
                found.append(name)
        return found

    def arrival(self, column: str, quiet: bool = False) -> int:
        """0 for what is set up, else the turn."""
        text = self.text(column).lower()
        if text in ("", "setup", "setup_last"):
            return 0
        found = _TURN.fullmatch(text)
        if found and 0 <= int(found[1]) <= MAX_TURNS:
            return int(found[1])
        if not quiet:
            self.wrong(column, say("must be setup, setup_last or turn and a number, not {value}", value=shown(text)))
        return 0

    def colour(self, column: str) -> str:
        text = self.text(column)
        if _COLOUR.fullmatch(text):
            return text
        self.wrong(column, say("must be a colour such as #1F4E9E, not {value}", value=shown(text)))
        return _GREY


# -------------------------------------------------------------------------------------------------------------- patch


def oob_patch(document: ScenarioDocument, table: OobTable, replace: bool = False) -> tuple[Patch | None, list[Fault]]:
    """The change that takes a table over, None if nothing differs, and what does not fit the scenario.

    With `replace` the table is the whole order of battle: counters and formations that it does not have are removed.
    """
    faults = Faults()
    work = ScenarioDocument(document.data)  # edits are made on a copy, the patch is what differs in the end
    if replace:
        _remove_others(work, table)
    sides = {formation["id"]: formation["side"] for formation in work.data["formations"]}
    for one in table.formations:
        if sides.get(one.id, one.values["side"]) != one.values["side"]:  # it leaves the stages of the other side
            _apply(work, forces.change_formation(work, one.id, side=one.values["side"]))
    _apply(work, _merged(work, table, faults))
    for losses in (0, 1):
        told = [one["id"] for one in table.counters if one.get("start_losses") == losses]
        _apply(work, forces.change_counters(work, told, start_losses=losses))
    _apply(work, _placed(work, table, faults))
    ops = diff(document.data, work.data)
    name = say("import the order of battle ({n} counters)", n=len(table.counters))
    return (Patch(name, tuple(ops)) if ops else None), list(faults.all())


def _apply(work: ScenarioDocument, patch: Patch | None) -> None:
    if patch is not None:
        work.apply(patch)


def _remove_others(work: ScenarioDocument, table: OobTable) -> None:
    kept = {one["id"] for one in table.counters}
    _apply(work, forces.remove_counters(work, [c["id"] for c in work.data["counters"] if c["id"] not in kept]))
    named = {formation.id for formation in table.formations}
    gone = [formation["id"] for formation in work.data["formations"] if formation["id"] not in named]
    _apply(work, forces.remove_formations(work, gone))


def _merged(work: ScenarioDocument, table: OobTable, faults: Faults) -> Patch | None:
    """Formations and counters themselves, in one go: a table may have thousands of rows."""
    draft = Draft(work)
    formations, counters = draft["formations"], draft["counters"]
    homes = {entry["id"]: number for number, entry in enumerate(formations)}
    for one in table.formations:
        if one.id in homes:
            formations[homes[one.id]] = changed(formations[homes[one.id]], FORMATION, one.values)
        else:
            bare = {"id": one.id, "name": one.id, "side": "", "division": "", "colour": _GREY, "marker": one.id}
            formations.append(changed(bare, FORMATION, one.values))
    known = {entry["id"]: number for number, entry in enumerate(counters)}
    fresh: list[Entry] = []
    for values in table.counters:
        # Losses come later, by the edit that also tells the set-up.
        told = {key: value for key, value in values.items() if key != "start_losses"}
        if values["id"] in known:
            counters[known[values["id"]]] = changed(counters[known[values["id"]]], COUNTER, told)
        elif values["id"] in homes:
            faults.add(0, "id", say("{id} is the id of a formation; the counter is left out", id=values["id"]))
        else:
            full = values.get("full", values.get("reduced", forces.NEW_COUNTER["full"]))
            bare = {"full": full, "reduced": values.get("reduced", full)}
            fresh.append(changed(bare, COUNTER, told))
    homes_of_fresh: dict[str, list[Entry]] = {}
    for entry in fresh:
        homes_of_fresh.setdefault(entry["formation"], []).append(entry)
    for mates in homes_of_fresh.values():
        _insert_together(counters, mates)
    return draft.patch(say("import the order of battle"))


def _insert_together(counters: list[Entry], mates: list[Entry]) -> None:
    """Behind the last counter of their formation."""
    home = mates[0]["formation"]
    last = max((number for number, entry in enumerate(counters) if entry["formation"] == home), default=-1)
    at = last + 1 if last >= 0 else len(counters)
    counters[at:at] = mates


def _placed(work: ScenarioDocument, table: OobTable, faults: Faults) -> Patch | None:
    """Set-up and entry, where the table names a zone that there is; those who set up after the enemy come last."""
    draft = Draft(work)
    zones = {zone["id"] for zone in draft["zones"]}
    for one in table.formations:
        for zone in {one.zone, one.entry_zone} - zones - {""}:
            message = say("there is no zone {zone}; {id} is not placed", zone=shown(zone), id=one.id)
            faults.add(one.line, "zone", message)
    rows = {row["formation"]: row for stage in draft["setup"] for row in stage["formations"]}
    for one in sorted(table.formations, key=lambda one: one.last):
        if one.zone not in zones:
            continue
        if one.id in rows:
            rows[one.id]["zone"] = one.zone
        else:
            _stage(draft["setup"], one.values["side"], one.last)["formations"].append(
                {"formation": one.id, "zone": one.zone}
            )
    late = {one.id: one.entry_zone for one in table.formations if one.entry_zone in zones}
    if late:
        old = draft["entries"] if "entries" in draft else []
        kept = [{**row, "zone": late.pop(row["formation"], row["zone"])} for row in old]
        draft["entries"] = kept + [{"formation": name, "zone": zone} for name, zone in late.items()]
    return draft.patch(say("import the order of battle"))


def _stage(stages: list[Entry], side: str, last: bool) -> Entry:
    """The first stage of a side, or its last one after the enemy's; made if there is none."""
    own = [stage for stage in stages if stage["side"] == side]
    if not own or (last and len(own) == 1):
        stages.append({"side": side, "formations": []})
        return stages[-1]
    return own[-1] if last else own[0]
