"""Problems as the designer knows things: by the names of zones, counters and formations, not by the paths and ids of
the file. A fault that many counters share is told once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bk40qt.desktop.i18n import pattern, retell, tr, trn
from bk40qt.engine.document import Problem
from bk40qt.engine.wording import Said, translatable
from editor.document import ScenarioDocument
from editor.panels.wording import formation_name, zone_name

Group = tuple[Problem, ...]  # the same fault, of one counter or of many

_ID: Final = re.compile(r"[A-Za-z0-9_.-]*[A-Za-z0-9_-]")
_FIELDS: Final = {
    "arrival": translatable("turn of arrival"),
    "attach_to": translatable("attached to"),
    "attack": translatable("attack value"),
    "armour": translatable("armour value"),
    "range": translatable("range value"),
    "ma": translatable("movement value"),
    "colour": translatable("colour"),
    "count": translatable("number"),
    "home_edge": translatable("home edge"),
    "id": translatable("short name"),
    "independent": translatable("independent"),
    "independent_until": translatable("independent until"),
    "name": translatable("name"),
    "special": translatable("abilities"),
    "start_losses": translatable("losses at the start"),
    "turn": translatable("turn"),
    "type": translatable("unit type"),
    "calibres": translatable("strikes"),
    "level": translatable("level"),
    "terrain": translatable("terrain"),
}
_SECTIONS: Final = {
    "map": translatable("Map"),
    "zones": translatable("Zones"),
    "formations": translatable("Order of battle"),
    "counters": translatable("Order of battle"),
    "setup": translatable("Set-up"),
    "markers": translatable("Markers"),
    "strikes": translatable("Markers"),
    "initiative": translatable("Initiative"),
    "entries": translatable("Reinforcements"),
    "withdrawals": translatable("Withdrawals"),
    "victory": translatable("Victory"),
    "control": translatable("Victory"),
}


def grouped(problems: Iterable[Problem]) -> list[Group]:
    """In their order, those of counters that say the same together."""
    found: dict[tuple[str, str, str], list[Problem]] = {}
    for number, problem in enumerate(problems):
        shape = re.sub(r"^counters\[\d+\]", "counters", problem.place)
        alone = "" if shape != problem.place else str(number)
        found.setdefault((shape, str(problem.message), alone), []).append(problem)
    return [tuple(group) for group in found.values()]


def where(document: ScenarioDocument, group: Group) -> str:
    """What the fault is about, as it is called in the panels."""
    if len(group) > 1:
        return _counters(document, [_entry(document, problem.place) for problem in group])
    place = group[0].place
    thing = _thing(document, place)
    last = place.rpartition(".")[2] if "." in place else ""
    return tr("{thing}, {field}", thing=thing, field=pattern(_FIELDS[last])) if last in _FIELDS else thing


def told(document: ScenarioDocument, message: str) -> str:
    """What is wrong, in the language of the user, with names for ids."""
    return retell(_named(message, _names(document)))


def in_a_line(document: ScenarioDocument, group: Group) -> str:
    rule = f" [{group[0].rule}]" if group[0].rule else ""
    place, message = where(document, group), told(document, group[0].message)
    return tr("{place}: {fault}{rule}", place=place, fault=message, rule=rule)


def listed(document: ScenarioDocument, problems: Sequence[Problem], most: int = 12) -> str:
    """The first of them, for a message."""
    groups = grouped(problems)
    lines = [f"• {in_a_line(document, group)}" for group in groups[:most]]
    if len(groups) > most:
        lines.append(trn("… and {n} more", "… and {n} more", len(groups) - most))
    return "\n".join(lines)


# -- where -------------------------------------------------------------------------------------------------------------


def _entry(document: ScenarioDocument, place: str) -> dict[str, Any]:
    """The entry of a list that a place begins with; empty if there is none."""
    found = re.match(r"(\w+)\[(\d+)\]", place)
    rows = document.data.get(found[1], []) if found is not None else []
    return dict(rows[int(found[2])]) if found is not None and int(found[2]) < len(rows) else {}


def _thing(document: ScenarioDocument, place: str) -> str:
    section = re.split(r"[.\[]", place, maxsplit=1)[0]
    entry = _entry(document, place)
    if section == "map":
        found = re.match(r"map\.hexes\.(\w+)", place)
        return tr("Hex {hex}", hex=found[1]) if found is not None else tr("Map")
    if section == "victory":
        return _goal(document, place)
    if not entry:
        return pattern(_SECTIONS.get(section, translatable("Scenario")))
    if section == "zones":
        return tr("Zone “{name}”", name=zone_name(entry))
    if section == "formations":
        return tr("Formation “{name}”", name=entry["name"])
    if section == "counters":
        return _counters(document, [entry])
    if section == "setup":
        return _stage(document, place, entry)
    if section in ("entries", "withdrawals"):
        name = formation_name(document, entry["formation"])
        return tr("{panel}: {name}", panel=pattern(_SECTIONS[section]), name=name)
    if section in ("markers", "strikes"):
        return tr("{panel}: {name}", panel=pattern(_SECTIONS[section]), name=_side(document, entry["side"]))
    return str(entry["name"]) if section == "sides" else pattern(_SECTIONS.get(section, translatable("Scenario")))


def _side(document: ScenarioDocument, side: str) -> str:
    return next((pattern(one["name"]) for one in document.data["sides"] if one["side"] == side), side)


def _counters(document: ScenarioDocument, entries: Sequence[dict[str, Any]]) -> str:
    owners = {entry["formation"] for entry in entries}
    owner = formation_name(document, entries[0]["formation"]) if len(owners) == 1 else ""
    if len(entries) == 1:
        return tr("Counter “{name}” of {formation}", name=entries[0]["name"], formation=owner)
    counted = trn("{n} counter", "{n} counters", len(entries))
    return tr("{counters} of {formation}", counters=counted, formation=owner) if owner else counted


def _stage(document: ScenarioDocument, place: str, stage: dict[str, Any]) -> str:
    found = re.match(r"setup\[(\d+)\](?:\.(\w+)(?:\[(\d+)\])?)?", place)
    assert found is not None
    number, part, row = int(found[1]) + 1, found[2], int(found[3] or 0)
    if part in ("formations", "losses") and row < len(stage.get(part, ())):
        name = formation_name(document, stage[part][row]["formation"])
        return tr("Set-up, stage {number}: {name}", number=number, name=name)
    return tr("Set-up, stage {number}", number=number)


def _goal(document: ScenarioDocument, place: str) -> str:
    found = re.match(r"victory\.(points|bands)\[(\d+)\]", place)
    rows = document.data["victory"].get(found[1], []) if found is not None else []
    if found is None or int(found[2]) >= len(rows):
        return tr("Victory")
    row = rows[int(found[2])]
    return tr("Victory, hex {hex}", hex=row["hex"]) if "hex" in row else tr("Victory, turn {turn}", turn=row["turn"])


# -- names -------------------------------------------------------------------------------------------------------------


def _names(document: ScenarioDocument) -> dict[str, str]:
    """Id -> name. Zones keep their short names: those stand on the map."""
    things = (*document.data["counters"], *document.data["formations"])
    return {str(entry["id"]): str(entry["name"]) for entry in things if entry["name"]}


def _named(value: Any, names: dict[str, str]) -> Any:
    """A text with names for ids: in what was filled in, where its pattern is known."""
    if isinstance(value, Said):
        if not value.values:
            return value
        values = {key: _named(inner, names) for key, inner in value.values.items()}
        return Said(value.pattern.format(**values), value.pattern, values)
    if not isinstance(value, str):
        return value
    return _ID.sub(lambda found: names.get(found[0], found[0]), value)
