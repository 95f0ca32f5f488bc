"""Who is set up where and in which order, what starts aboard, losses, field works; who comes later, who leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits import zones
from editor.edits.draft import STAGE, Draft, changed, fresh_id, place_of
from editor.edits.forces import change_counters
from editor.patch import Patch

Entry = dict[str, Any]


def stage_of(document: ScenarioDocument, formation: str) -> int | None:
    """Number of the stage that places a formation."""
    for number, stage in enumerate(document.data["setup"]):
        if any(row["formation"] == formation for row in stage["formations"]):
            return number
    return None


def zone_of(document: ScenarioDocument, formation: str) -> str:
    """The zone it is set up in, "" if none."""
    for stage in document.data["setup"]:
        for row in stage["formations"]:
            if row["formation"] == formation:
                return str(row["zone"])
    return ""


# --------------------------------------------------------------------------------------------------------- stages


def add_stage(document: ScenarioDocument, side: str, at: int | None = None) -> Patch | None:
    """A stage that places nothing yet; it wants a formation or field works before the scenario can be played."""
    draft = Draft(document)
    stages = draft["setup"]
    stages.insert(len(stages) if at is None else at, {"side": side, "formations": []})
    return draft.patch(say("add a set-up stage"))


def remove_stage(document: ScenarioDocument, stage: int) -> Patch | None:
    draft = Draft(document)
    del draft["setup"][stage]
    return draft.patch(say("remove a set-up stage"))


def move_stage(document: ScenarioDocument, stage: int, to: int) -> Patch | None:
    """Another place in the order of play."""
    draft = Draft(document)
    draft["setup"].insert(to, draft["setup"].pop(stage))
    return draft.patch(say("move a set-up stage"))


def place_formation(document: ScenarioDocument, formation: str, zone: str, stage: int | None = None) -> Patch | None:
    """Sets a formation up in a zone: where it is placed already, or in `stage`, or in the last stage of its side.

    From one stage to another it takes its losses and mounts along.
    """
    draft = Draft(document)
    entry = draft["formations"][place_of(draft["formations"], id=formation)]
    target = _target(draft["setup"], stage_of(document, formation), stage, entry["side"])
    carried: list[Entry] = []
    members = {counter["id"] for counter in draft["counters"] if counter["formation"] == formation}
    for old in draft["setup"]:
        if old is target:
            continue
        old["formations"] = [row for row in old["formations"] if row["formation"] != formation]
        for key, name, gone in (("losses", "formation", {formation}), ("mounts", "carrier", members)):
            for row in [row for row in old.get(key, ()) if row[name] in gone]:
                old[key].remove(row)
                carried.append({"key": key, "row": row})
    for item in carried:
        target.setdefault(item["key"], []).append(item["row"])
    row = next((row for row in target["formations"] if row["formation"] == formation), None)
    if row is None:
        target["formations"].append({"formation": formation, "zone": zone})
    else:
        row["zone"] = zone
    _tidy(draft)
    return draft.patch(say("set up {name} in {zone}", name=entry["name"], zone=zone))


def _target(stages: list[Entry], present: int | None, wanted: int | None, side: str) -> Entry:
    if wanted is not None:
        return stages[wanted]
    if present is not None and stages[present]["side"] == side:
        return stages[present]
    for stage in reversed(stages):
        if stage["side"] == side:
            return stage
    stages.append({"side": side, "formations": []})
    return stages[-1]


def _tidy(draft: Draft) -> None:
    """Keys in order, no empty lists, no stage that places nothing."""
    stages = draft["setup"]
    stages[:] = [changed(s, STAGE, {key: s[key] for key in ("losses", "mounts") if key in s}) for s in stages]
    stages[:] = [s for s in stages if s["formations"] or "entrenchments" in s or "minefields" in s]


def unplace_formation(document: ScenarioDocument, formation: str) -> Patch | None:
    """Takes a formation out of the set-up."""
    draft = Draft(document)
    name = draft["formations"][place_of(draft["formations"], id=formation)]["name"]
    members = {counter["id"] for counter in draft["counters"] if counter["formation"] == formation}
    for stage in draft["setup"]:
        stage["formations"] = [row for row in stage["formations"] if row["formation"] != formation]
        for key, named, gone in (("losses", "formation", {formation}), ("mounts", "carrier", members)):
            if key in stage:
                stage[key] = [row for row in stage[key] if row[named] not in gone]
    _tidy(draft)
    return draft.patch(say("take {name} out of the set-up", name=name))


def start_at(document: ScenarioDocument, formation: str, hexes: Iterable[str]) -> Patch | None:
    """A formation starts in these very hexes: a zone of its own, made or changed, and its place in the set-up."""
    known = [h for h in dict.fromkeys(hexes) if h in document.grid.index]
    zone = f"start_{formation}"
    draft = Draft(document)
    rows = draft["zones"]
    entry = {"id": zone, "text": ", ".join(known), "hexes": known}
    at = next((n for n, other in enumerate(rows) if other["id"] == zone), None)
    if at is None:
        zone = entry["id"] = fresh_id(zone, (other["id"] for other in rows))
        rows.append(entry)
    else:
        rows[at] = entry
    name = draft["formations"][place_of(draft["formations"], id=formation)]["name"]
    first = draft.patch(say("set up {name} in {zone}", name=name, zone=", ".join(known)))
    placed = place_formation(document, formation, zone)
    return first.then(placed) if first is not None and placed is not None else first or placed


def move_start(document: ScenarioDocument, formation: str, old: str, new: str) -> Patch | None:
    """What starts in one hex starts in another. A zone that others use, too, is left to them."""
    zone = zone_of(document, formation)
    entry = next((each for each in document.data["zones"] if each["id"] == zone), None)
    if entry is None or old not in zones.hexes_of(document, entry):
        return None
    hexes = list(dict.fromkeys(new if each == old else each for each in zones.hexes_of(document, entry)))
    if zones.zone_users(document, zone) > 1:
        return start_at(document, formation, hexes)
    draft = Draft(document)
    told = ", ".join(zones.hexes_of(document, entry))
    text = ", ".join(hexes) if entry.get("text", "") == told else entry.get("text", "")
    draft["zones"][place_of(draft["zones"], id=zone)] = {"id": zone, "text": text, "hexes": hexes}
    name = draft["formations"][place_of(draft["formations"], id=formation)]["name"]
    return draft.patch(say("set up {name} in {zone}", name=name, zone=", ".join(hexes)))


# ------------------------------------------------------------------------------------- losses, mounts, field works


def set_losses(document: ScenarioDocument, formation: str, count: int) -> Patch | None:
    """Step losses that the owner allots at set-up (R-80); 0 for none. None if no stage places the formation."""
    stage = stage_of(document, formation)
    if stage is None:
        return None
    draft = Draft(document)
    rows = draft["setup"][stage].setdefault("losses", [])
    row = next((row for row in rows if row["formation"] == formation), None)
    if count <= 0:
        rows[:] = [other for other in rows if other is not row]
    elif row is None:
        rows.append({"formation": formation, "count": count})
    else:
        row["count"] = count
    _tidy(draft)
    return draft.patch(say("set starting losses"))


def set_mount(
    document: ScenarioDocument, carrier: str, companies: Iterable[str], optional: bool = False
) -> Patch | None:
    """Who starts aboard a carrier (R-79); no companies: nobody. None if no stage places the carrier's formation."""
    names = list(dict.fromkeys(companies))
    draft = Draft(document)
    entry = draft["counters"][place_of(draft["counters"], id=carrier)]
    stage = stage_of(document, entry["formation"])
    if stage is None:
        return None
    rows = draft["setup"][stage].setdefault("mounts", [])
    made = {"carrier": carrier, "companies": names, "optional": optional or len(names) > 1}
    at = next((n for n, row in enumerate(rows) if row["carrier"] == carrier), None)
    if at is not None:
        rows[at : at + 1] = [made] if names else []
    elif names:
        rows.append(made)
    _tidy(draft)
    return draft.patch(say("set what {name} carries", name=entry["name"]))


def set_works(
    document: ScenarioDocument, stage: int, kind: Literal["entrenchments", "minefields"], count: int, zone: str
) -> Patch | None:
    """Entrenchments (10.2) or minefields (10.1) that a stage places in a zone; count 0 for none."""
    draft = Draft(document)
    stages = draft["setup"]
    stages[stage] = changed(stages[stage], STAGE, {kind: {"count": count, "zone": zone} if count > 0 else None})
    return draft.patch(say("set entrenchments") if kind == "entrenchments" else say("set minefields"))


# -------------------------------------------------------------------------------------------- arrivals, withdrawals


def set_entry(document: ScenarioDocument, formation: str, zone: str) -> Patch | None:
    """Where the late counters of a formation come on (R-84); "" for nowhere."""
    return _set_row(document, "entries", formation, {"zone": zone} if zone else None)


def set_withdrawal(document: ScenarioDocument, formation: str, turn: int) -> Patch | None:
    """The turn at whose end a formation leaves the game (12.2); 0: it stays."""
    return _set_row(document, "withdrawals", formation, {"turn": turn} if turn else None)


def _set_row(document: ScenarioDocument, section: str, formation: str, values: Entry | None) -> Patch | None:
    draft = Draft(document)
    name = draft["formations"][place_of(draft["formations"], id=formation)]["name"]
    if section not in draft:
        draft[section] = []
    rows = draft[section]
    at = next((n for n, row in enumerate(rows) if row["formation"] == formation), None)
    made = [] if values is None else [{"formation": formation, **values}]
    if at is None:
        rows += made
    else:
        rows[at : at + 1] = made
    if section == "entries":
        return draft.patch(say("set where {name} comes on", name=name))
    return draft.patch(say("set when {name} leaves", name=name))


def set_arrival(document: ScenarioDocument, counters: Iterable[str], turn: int, zone: str = "") -> Patch | None:
    """The turn these counters come on (0: they are set up); `zone`, where given, is where their formations enter."""
    wanted = set(counters)
    arrival = change_counters(document, wanted, arrival=turn)
    patches = [arrival] if arrival is not None else []
    if zone and turn:
        found = {c["formation"]: None for c in document.data["counters"] if c["id"] in wanted}
        # Each looks at the document as it is: the rows lie in other sections than the counters.
        draft = Draft(document)
        if "entries" not in draft:
            draft["entries"] = []
        kept = [row for row in draft["entries"] if row["formation"] not in found]
        draft["entries"][:] = kept + [{"formation": name, "zone": zone} for name in found]
        entries = draft.patch(say("set reinforcements"))
        patches += [entries] if entries is not None else []
    if not patches:
        return None
    return patches[0] if len(patches) == 1 else patches[0].then(patches[1])
