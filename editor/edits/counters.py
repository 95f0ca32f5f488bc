"""Changes of several counters at once, each under the name of what was changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from bk40qt.engine.rules.blitz40.scenario_document import VALUES
from bk40qt.engine.wording import Said, say
from editor.document import ScenarioDocument
from editor.edits.draft import COUNTER, Draft, changed
from editor.edits.forces import change_counters, insert_counters, move_counters, new_id
from editor.patch import Patch

_WHAT: Final[Mapping[str, Said]] = {
    "id": say("id"),
    "name": say("name"),
    "type": say("type"),
    "special": say("abilities"),
    "independent": say("independent status"),
    "independent_until": say("end of the independent status"),
    "arrival": say("turn of arrival"),
    "start_losses": say("starting losses"),
    "type_id": say("unit type"),
    "model": say("equipment"),
    "note": say("note"),
    "full.attack": say("attack"),
    "full.armour": say("armour"),
    "full.range": say("range"),
    "full.ma": say("movement"),
    "reduced.attack": say("reduced attack"),
    "reduced.armour": say("reduced armour"),
    "reduced.range": say("reduced range"),
    "reduced.ma": say("reduced movement"),
}
MOST_COPIES: Final = 50

Entry = dict[str, Any]


def _named(patch: Patch | None, key: str, touched: list[Entry]) -> Patch | None:
    if patch is None:
        return None
    if len(touched) == 1:
        return replace(patch, name=say("change {what} of {name}", what=_WHAT[key], name=touched[0]["name"]))
    return replace(patch, name=say("change {what} ({n} counters)", what=_WHAT[key], n=len(touched)))


def _chosen(document: ScenarioDocument, counters: Iterable[str]) -> list[Entry]:
    wanted = set(counters)
    return [entry for entry in document.data["counters"] if entry["id"] in wanted]


def set_key(document: ScenarioDocument, counters: Iterable[str], key: str, value: Any) -> Patch | None:
    """One key of one or many counters; the rest stays as it is. Printed values are named "full.range" and so on,
    abilities "special.assault_pioneer"."""
    touched = _chosen(document, counters)
    if not touched:
        return None
    ids = {entry["id"] for entry in touched}
    face, _, which = key.partition(".")
    if face == "special" and which:
        return _named(_set_special(document, ids, which, bool(value)), face, touched)
    if which:
        return _named(_set_value(document, ids, face, VALUES.index(which), value), key, touched)
    if key == "type":
        return _named(_set_type(document, ids, value), key, touched)
    values = {key: value}
    if key == "independent" and not value:
        values["independent_until"] = None  # only an independent unit has one
    return _named(change_counters(document, ids, **values), key, touched)


def _set_value(document: ScenarioDocument, ids: set[str], face: str, at: int, value: int) -> Patch | None:
    draft = Draft(document)
    for entry in draft["counters"]:
        if entry["id"] in ids:
            entry[face][at] = value
    return draft.patch(say("change counters"))


def _set_special(document: ScenarioDocument, ids: set[str], name: str, wanted: bool) -> Patch | None:
    draft = Draft(document)
    counters = draft["counters"]
    for at, entry in enumerate(counters):
        if entry["id"] in ids:
            has = [other for other in entry.get("special", ()) if other != name]
            counters[at] = changed(entry, COUNTER, {"special": [*has, name] if wanted else has})
    return draft.patch(say("change counters"))


def _set_type(document: ScenarioDocument, ids: set[str], kind: str) -> Patch | None:
    """An HQ has neither weapons nor armour (R-24), takes no losses (3.2) and is never independent (10.3)."""
    draft = Draft(document)
    counters = draft["counters"]
    for at, entry in enumerate(counters):
        if entry["id"] not in ids:
            continue
        values: Entry = {"type": kind}
        if kind == "hq":
            values.update({face: [0, 0, 0, entry[face][3]] for face in ("full", "reduced")})
            values.update(special=None, independent=None, independent_until=None, start_losses=None)
        counters[at] = changed(entry, COUNTER, values)
    return draft.patch(say("change counters"))


def add_copies(
    document: ScenarioDocument, formation: str, name: str, copies: int, values: Mapping[str, Any]
) -> Patch | None:
    """So many counters alike, at the end of a formation. A # in the name is their number; without one it comes last."""
    draft = Draft(document)
    made: list[Entry] = []
    taken = {entry["id"] for section in ("formations", "counters") for entry in draft[section]}
    for number in range(1, min(copies, MOST_COPIES) + 1):
        called = numbered(name, number, copies)
        ident = new_id(document, f"{formation}_{called.lower()}")
        while ident in taken:
            ident = f"{ident}_{number}"
        taken.add(ident)
        entry = {"id": ident, "name": called, "formation": formation, "type": "", "full": [], "reduced": []}
        made.append(changed(entry, COUNTER, dict(values)))
    insert_counters(draft["counters"], made)
    if len(made) == 1:
        return draft.patch(say("add the counter {name}", name=made[0]["name"]))
    return draft.patch(say("add {n} counters", n=len(made)))


def numbered(name: str, number: int, copies: int) -> str:
    if "#" in name:
        return name.replace("#", str(number))
    return name if copies == 1 else f"{name} {number}"


def put_counters(
    document: ScenarioDocument, counters: Iterable[str], formation: str, before: str | None
) -> Patch | None:
    """Counters into a formation, before one of its counters (None: at its end); also another order within one."""
    ids = {entry["id"] for entry in _chosen(document, counters)}
    moving = move_counters(document, ids, formation)
    draft = Draft(document if moving is None else ScenarioDocument(document.prepare(moving).after))
    entries = draft["counters"]
    taken = [entry for entry in entries if entry["id"] in ids]
    rest = [entry for entry in entries if entry["id"] not in ids]
    at = next((n for n, entry in enumerate(rest) if entry["id"] == before), None)
    if at is None:
        insert_counters(rest, taken)
    else:
        rest[at:at] = taken
    entries[:] = rest
    sorting = draft.patch(say("change the order of counters"))
    if moving is not None and sorting is not None:
        return moving.then(sorting)
    return moving or sorting
