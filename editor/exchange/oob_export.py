"""The order of battle of a scenario as a table, in the format of the research files.

What a scenario does not hold stays empty: the name of a colour (it has the value) and the source of a counter.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bk40qt.engine.rules.blitz40.tables import MOVEMENT_CLASSES, load_tables
from editor.exchange.common import write_whole
from editor.exchange.oob_csv import write_rows

Entry = dict[str, Any]


def write_oob(path: Path, data: Entry, for_excel: bool = False) -> None:
    """Writes the counters of a scenario document."""
    write_whole(path, write_rows(oob_rows(data), for_excel))


def oob_rows(data: Entry) -> list[dict[str, str]]:
    """A row for each counter whose formation is known, in the order of the scenario."""
    formations = {formation["id"]: formation for formation in data["formations"]}
    places = _Places(data)
    rows: list[dict[str, str]] = []
    for counter in data["counters"]:
        formation = formations.get(counter["formation"])
        if formation is not None:
            rows.append(
                {**_formation_cells(formation), **_counter_cells(counter, formation, data), **places.of(counter)}
            )
    return rows


def _formation_cells(formation: Entry) -> dict[str, str]:
    return {
        "side": formation["side"],
        "division": formation.get("division", ""),
        "formation_id": formation["id"],
        "formation": formation["name"],
        "activation_marker": formation.get("marker", "") or "none",
        "colour_hex": formation["colour"],
    }


def _counter_cells(counter: Entry, formation: Entry, data: Entry) -> dict[str, str]:
    hq = counter["type"] == "hq"
    tables = load_tables()
    cells = {
        "id": counter["id"],
        "name": counter["name"],
        "unit_type": counter["type"],
        "special": " ".join(counter.get("special", ())),
        "movement_class": _movement_class(counter, data),
        "steps": "0" if hq else "2",  # 1.2
        "independent": str(int(counter.get("independent", False))),
        "type_id": counter.get("type_id", ""),
        "model": counter.get("model", ""),
        "start_steps_lost": str(counter.get("start_losses", 0)),
        "note": counter.get("note", ""),
    }
    for face, ending in (("full", "full"), ("reduced", "red")):
        for name, value in zip(("attack", "armour", "range", "ma"), counter[face], strict=True):
            cells[f"{name}_{ending}"] = "" if hq and name != "ma" else str(value)
    if hq:
        cells["command_rating"] = str(tables.formation_factor[formation["side"]])
        cells["command_radius"] = str(tables.limits[f"doctrine_{formation['side']}"])  # 3.4
    return cells


def _movement_class(counter: Entry, data: Entry) -> str:
    """1.1; an HQ moves as the fastest unit of its formation (3.2)."""
    classes = load_tables().movement_class
    if counter["type"] != "hq":
        return MOVEMENT_CLASSES[classes[counter["type"]]]
    mates = [one for one in data["counters"] if one["formation"] == counter["formation"] and one["type"] != "hq"]
    fastest = max(mates, key=lambda one: one["full"][3], default=None)
    return MOVEMENT_CLASSES[classes[fastest["type"]]] if fastest is not None else ""


class _Places:
    """When and where counters come on."""

    def __init__(self, data: Entry) -> None:
        self._zones: dict[str, str] = {}
        self._last: set[str] = set()  # formations placed after the enemy, when their side has begun before
        seen: list[str] = []
        for stage in data["setup"]:
            again = stage["side"] in seen and seen[-1] != stage["side"]
            for row in stage["formations"]:
                self._zones.setdefault(row["formation"], row["zone"])
                if again:
                    self._last.add(row["formation"])
            seen.append(stage["side"])
        self._entries = {row["formation"]: row["zone"] for row in data.get("entries", ())}

    def of(self, counter: Entry) -> dict[str, str]:
        formation, turn = counter["formation"], counter.get("arrival", 0)
        if turn:
            return {"arrival": f"turn {turn}", "zone": self._entries.get(formation, "")}
        when = "setup_last" if formation in self._last else "setup"
        return {"arrival": when, "zone": self._zones.get(formation, "")}
