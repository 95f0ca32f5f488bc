"""Names on the map: villages, hills, woods and streams with the hexes they are written at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bk40qt.engine.rules.blitz40.scenario_map import PLACE_KINDS
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import PLACE, Draft, changed
from editor.patch import Patch


def places_at(document: ScenarioDocument, hex_: str) -> list[int]:
    """Numbers of the places that have this hex."""
    return [number for number, place in enumerate(document.data["map"]["places"]) if hex_ in place["hexes"]]


def add_place(document: ScenarioDocument, name: str, kind: str, hexes: Iterable[str]) -> Patch | None:
    """A name at these hexes; the first one is where a short label goes."""
    if kind not in PLACE_KINDS:
        raise ValueError(f"no kind of place: {kind}")
    draft = Draft(document)
    known = [h for h in dict.fromkeys(hexes) if h in document.grid.index]
    if not known:
        return None
    draft.part("places").append({"name": name, "kind": kind, "hexes": known})
    return draft.patch(say("add the place {name}", name=name))


def change_place(document: ScenarioDocument, number: int, **values: Any) -> Patch | None:
    """`name`, `kind`, `hexes` or `chart_name` of a place."""
    draft = Draft(document)
    places = draft.part("places")
    if "hexes" in values:
        values["hexes"] = [h for h in dict.fromkeys(values["hexes"]) if h in document.grid.index]
        if not values["hexes"]:
            return remove_place(document, number)
    if "chart_name" in values:
        values["chart_name"] = values["chart_name"] or None
    places[number] = changed(places[number], PLACE, values)
    return draft.patch(say("change the place {name}", name=places[number]["name"]))


def remove_place(document: ScenarioDocument, number: int) -> Patch | None:
    draft = Draft(document)
    gone = draft.part("places").pop(number)
    return draft.patch(say("remove the place {name}", name=gone["name"]))
