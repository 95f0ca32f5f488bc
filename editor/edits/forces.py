"""The order of battle: formations and counters. References to what is renamed, moved or removed follow everywhere.

Removing never leaves a dangling name behind; what is missing then (a formation that no stage places) is for the list
of problems to say.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import COUNTER, FORMATION, Draft, changed, fresh_id, place_of
from editor.patch import Patch

NEW_COUNTER: Final[dict[str, Any]] = {"type": "infantry", "full": [4, 0, 1, 4], "reduced": [3, 0, 1, 4]}
_COLOURS: Final = ("#C0392B", "#1F4E9E", "#2E7D32", "#E67E22", "#6A4C93", "#F1C40F", "#7F8C8D", "#8C5A2B", "#E8A0B4")

Entry = dict[str, Any]


def new_id(document: ScenarioDocument, base: str) -> str:
    """A free id for a formation or counter; they share one set of names."""
    return fresh_id(base, _ids(document.data["formations"], document.data["counters"]))


def _ids(*lists: Iterable[Entry]) -> list[str]:
    return [entry["id"] for entries in lists for entry in entries]


def members(document: ScenarioDocument, formation: str) -> list[Entry]:
    """The counters of a formation, in the order of the file."""
    return [counter for counter in document.data["counters"] if counter["formation"] == formation]


# ----------------------------------------------------------------------------------------------------- formations


def add_formation(document: ScenarioDocument, side: str, name: str, **values: Any) -> Patch | None:
    """A formation without counters. `id`, `division`, `colour`, `marker` and `attach_to` may be given."""
    assert side in SIDES
    draft = Draft(document)
    formations = draft["formations"]
    used = {entry["colour"] for entry in formations}
    entry = {
        "id": new_id(document, f"{side[:2]}_{name.lower()}"),
        "name": name,
        "side": side,
        "division": "",
        "colour": next((colour for colour in _COLOURS if colour not in used), _COLOURS[0]),
        "marker": name,
    }
    formations.append(changed(entry, FORMATION, values))
    return draft.patch(say("add the formation {name}", name=name))


def change_formation(document: ScenarioDocument, formation: str, **values: Any) -> Patch | None:
    """Any key of a formation. Another id is taken over everywhere; with another side it leaves its stages
    and attachments; a marker that bears its name goes on to do so."""
    draft = Draft(document)
    formations = draft["formations"]
    at = place_of(formations, id=formation)
    name = formations[at]["name"]
    if "name" in values and formations[at].get("marker") == name:
        values = {"marker": values["name"], **values}
    if values.get("side", formations[at]["side"]) != formations[at]["side"]:
        _leave_stages(draft, {formation})
        _leave_mounts(draft, {entry["id"] for entry in draft["counters"] if entry["formation"] == formation})
        formations[at].pop("attach_to", None)
        for entry in formations:
            _without(entry, "attach_to", {formation})
    formations[at] = changed(formations[at], FORMATION, values)
    if values.get("id", formation) != formation:
        _rename_formation(draft, formation, values["id"])
    return draft.patch(say("change the formation {name}", name=name))


def _rename_formation(draft: Draft, old: str, new: str) -> None:
    for entry in draft["counters"]:
        if entry["formation"] == old:
            entry["formation"] = new
    for entry in draft["formations"]:
        if old in entry.get("attach_to", ()):
            entry["attach_to"] = [new if name == old else name for name in entry["attach_to"]]
    for zone in draft["zones"]:
        if old in zone.get("with", ()):
            zone["with"] = [new if name == old else name for name in zone["with"]]
    for row in _formation_rows(draft):
        if row["formation"] == old:
            row["formation"] = new


def _formation_rows(draft: Draft) -> list[Entry]:
    """Every entry of set-up, reinforcements and withdrawals that names a formation."""
    rows: list[Entry] = []
    for stage in draft["setup"]:
        rows += stage["formations"]
        rows += stage.get("losses", [])
    for section in ("entries", "withdrawals"):
        rows += draft[section] if section in draft else []
    return rows


def remove_formations(document: ScenarioDocument, formations: Iterable[str]) -> Patch | None:
    """Formations with their counters and everything that names them."""
    gone = set(formations)
    draft = Draft(document)
    names = [entry["name"] for entry in draft["formations"] if entry["id"] in gone]
    draft["formations"][:] = [entry for entry in draft["formations"] if entry["id"] not in gone]
    for entry in draft["formations"]:
        _without(entry, "attach_to", gone)
    for zone in draft["zones"]:
        if _without(zone, "with", gone) and "with" not in zone:
            zone.pop("with_attached", None)
            zone["hexes"] = []
    units = {entry["id"] for entry in draft["counters"] if entry["formation"] in gone}
    draft["counters"][:] = [entry for entry in draft["counters"] if entry["id"] not in units]
    _leave_stages(draft, gone)
    _leave_mounts(draft, units)
    for section in ("entries", "withdrawals"):
        if section in draft:
            draft[section][:] = [row for row in draft[section] if row["formation"] not in gone]
    if len(names) == 1:
        return draft.patch(say("remove the formation {name}", name=names[0]))
    return draft.patch(say("remove {n} formations", n=len(names)))


def _without(entry: Entry, key: str, gone: set[str]) -> bool:
    """Takes names out of a list, and the list away when it is empty. True if something was taken."""
    if not gone.intersection(entry.get(key, ())):
        return False
    entry[key] = [name for name in entry[key] if name not in gone]
    if not entry[key]:
        del entry[key]
    return True


def _leave_stages(draft: Draft, gone: set[str]) -> None:
    for stage in draft["setup"]:
        stage["formations"] = [row for row in stage["formations"] if row["formation"] not in gone]
        if "losses" in stage:
            stage["losses"] = [row for row in stage["losses"] if row["formation"] not in gone]
            if not stage["losses"]:
                del stage["losses"]
    # A stage that places nothing more is no stage.
    draft["setup"][:] = [s for s in draft["setup"] if s["formations"] or "entrenchments" in s or "minefields" in s]


def _leave_mounts(draft: Draft, gone: set[str]) -> None:
    for stage in draft["setup"]:
        if "mounts" not in stage:
            continue
        kept = [mount for mount in stage["mounts"] if mount["carrier"] not in gone]
        for mount in kept:
            mount["companies"] = [name for name in mount["companies"] if name not in gone]
        stage["mounts"] = [mount for mount in kept if mount["companies"]]
        if not stage["mounts"]:
            del stage["mounts"]


def duplicate_formation(document: ScenarioDocument, formation: str) -> Patch | None:
    """A second formation like this one, with new ids, in the same stage and zone, coming on at the same place."""
    draft = Draft(document)
    formations, counters = draft["formations"], draft["counters"]
    at = place_of(formations, id=formation)
    taken = set(_ids(formations, counters))
    twin = {**formations[at], "id": fresh_id(formation, taken)}
    taken.add(twin["id"])
    formations.insert(at + 1, twin)
    copies = []
    for counter in members(document, formation):
        copies.append({**counter, "id": fresh_id(counter["id"], taken), "formation": twin["id"]})
        taken.add(copies[-1]["id"])
    last = max((n for n, counter in enumerate(counters) if counter["formation"] == formation), default=-1)
    counters[last + 1 : last + 1] = copies
    rows = [stage["formations"] for stage in draft["setup"]] + ([draft["entries"]] if "entries" in draft else [])
    rows += [stage["losses"] for stage in draft["setup"] if "losses" in stage]
    for entries in rows:
        entries += [{**row, "formation": twin["id"]} for row in entries if row["formation"] == formation]
    return draft.patch(say("duplicate the formation {name}", name=twin["name"]))


def move_formation(document: ScenarioDocument, formation: str, to: int) -> Patch | None:
    """Another place in the list."""
    draft = Draft(document)
    formations = draft["formations"]
    entry = formations.pop(place_of(formations, id=formation))
    formations.insert(to, entry)
    return draft.patch(say("move the formation {name}", name=entry["name"]))


# ------------------------------------------------------------------------------------------------------- counters


def add_counter(document: ScenarioDocument, formation: str, name: str, **values: Any) -> Patch | None:
    """A counter at the end of its formation, an infantry company unless `values` says otherwise."""
    draft = Draft(document)
    place_of(draft["formations"], id=formation)
    entry = {"id": new_id(document, f"{formation}_{name.lower()}"), "name": name, "formation": formation, **NEW_COUNTER}
    made = changed(entry, COUNTER, values)
    insert_counters(draft["counters"], [made])
    return draft.patch(say("add the counter {name}", name=made["name"]))


def insert_counters(counters: list[Entry], new: Iterable[Entry]) -> None:
    """Each behind the last counter of its formation."""
    for entry in new:
        mates = [n for n, other in enumerate(counters) if other["formation"] == entry["formation"]]
        counters.insert(mates[-1] + 1 if mates else len(counters), entry)


def change_counters(document: ScenarioDocument, counters: Iterable[str], **values: Any) -> Patch | None:
    """The same keys for one or many counters; `id` for a single one, taken over by the mounts.

    Starting losses: the number the owner allots follows, where a stage allots losses of that formation (R-80).
    """
    wanted = set(counters)
    draft = Draft(document)
    entries = draft["counters"]
    touched = [entry for entry in entries if entry["id"] in wanted]
    if not touched or ("id" in values and len(touched) > 1):
        return None
    entries[:] = [changed(entry, COUNTER, values) if entry["id"] in wanted else entry for entry in entries]
    if "id" in values:
        _rename_counter(draft, touched[0]["id"], values["id"])
    if "start_losses" in values:
        _agree_losses(draft, {entry["formation"] for entry in touched})
    name = touched[0]["name"]
    if len(touched) == 1:
        return draft.patch(say("change the counter {name}", name=name))
    return draft.patch(say("change {n} counters", n=len(touched)))


def _rename_counter(draft: Draft, old: str, new: str) -> None:
    for stage in draft["setup"]:
        for mount in stage.get("mounts", ()):
            mount["carrier"] = new if mount["carrier"] == old else mount["carrier"]
            mount["companies"] = [new if name == old else name for name in mount["companies"]]


def _agree_losses(draft: Draft, formations: set[str]) -> None:
    for stage in draft["setup"]:
        for row in stage.get("losses", ()):
            if row["formation"] in formations:
                units = [c for c in draft["counters"] if c["formation"] == row["formation"] and not c.get("arrival")]
                row["count"] = sum(counter.get("start_losses", 0) for counter in units) or row["count"]


def remove_counters(document: ScenarioDocument, counters: Iterable[str]) -> Patch | None:
    """Counters, and their places aboard carriers."""
    gone = set(counters)
    draft = Draft(document)
    touched = [entry for entry in draft["counters"] if entry["id"] in gone]
    draft["counters"][:] = [entry for entry in draft["counters"] if entry["id"] not in gone]
    _leave_mounts(draft, gone)
    _agree_losses(draft, {entry["formation"] for entry in touched if entry.get("start_losses")})
    if len(touched) == 1:
        return draft.patch(say("remove the counter {name}", name=touched[0]["name"]))
    return draft.patch(say("remove {n} counters", n=len(touched)))


def duplicate_counters(document: ScenarioDocument, counters: Iterable[str]) -> Patch | None:
    """A second one of each, with a new id, behind the first."""
    wanted = set(counters)
    draft = Draft(document)
    entries = draft["counters"]
    taken = set(_ids(draft["formations"], entries))
    made: list[Entry] = []
    for entry in list(entries):
        if entry["id"] in wanted:
            made.append({**entry, "id": fresh_id(entry["id"], taken)})
            taken.add(made[-1]["id"])
            entries.insert(entries.index(entry) + 1, made[-1])
    if len(made) == 1:
        return draft.patch(say("duplicate the counter {name}", name=made[0]["name"]))
    return draft.patch(say("duplicate {n} counters", n=len(made)))


def move_counters(document: ScenarioDocument, counters: Iterable[str], formation: str) -> Patch | None:
    """Into another formation, at its end. Who rode a carrier of the old formation, or carried its companies, no longer
    does (R-51)."""
    wanted = set(counters)
    draft = Draft(document)
    name = draft["formations"][place_of(draft["formations"], id=formation)]["name"]
    entries = draft["counters"]
    moved = [entry for entry in entries if entry["id"] in wanted and entry["formation"] != formation]
    left = {entry["formation"] for entry in moved if entry.get("start_losses")}
    entries[:] = [entry for entry in entries if entry not in moved]
    insert_counters(entries, [{**entry, "formation": formation} for entry in moved])
    _leave_mounts(draft, {entry["id"] for entry in moved})
    _agree_losses(draft, left | {formation} if left else set())
    if len(moved) == 1:
        return draft.patch(say("move {name} to {formation}", name=moved[0]["name"], formation=name))
    return draft.patch(say("move {n} counters to {formation}", n=len(moved), formation=name))
