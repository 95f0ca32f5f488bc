"""What sides, edges, types and zones are called, and lists of them to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.hexgrid import EDGES
from bk40qt.engine.rules.blitz40.scenario import SIDES, Counter, Formation, Values
from bk40qt.engine.rules.blitz40.tables import load_tables
from bk40qt.mapview.faces import CounterFace, printed_face, side_name, type_name
from editor.document import ScenarioDocument
from editor.panels.fields import Choices
from editor.unit_library import UNIT_TYPES

Entry = dict[str, Any]


def side_choices() -> Choices:
    return [(side, side_name(side)) for side in SIDES]


def type_choices() -> Choices:
    return [(kind, type_name(kind)) for kind in UNIT_TYPES]


def edge_choices() -> Choices:
    names = {"north": tr("north"), "south": tr("south"), "east": tr("east"), "west": tr("west")}
    return [(edge, names[edge]) for edge in EDGES]


def zone_choices(document: ScenarioDocument) -> Choices:
    return [(zone["id"], zone_name(zone)) for zone in document.data["zones"]]


def zone_name(zone: Entry) -> str:
    text = zone.get("text", "")
    return tr("{id}: {text}", id=zone["id"], text=pattern(text)) if text else str(zone["id"])


def formation_choices(document: ScenarioDocument, side: str = "") -> Choices:
    entries = document.data["formations"]
    return [(entry["id"], entry["name"]) for entry in entries if not side or entry["side"] == side]


def formation_name(document: ScenarioDocument, ident: str) -> str:
    entry = formation_entry(document, ident)
    return str(entry["name"]) if entry is not None else ident


def formation_entry(document: ScenarioDocument, ident: str) -> Entry | None:
    return next((entry for entry in document.data["formations"] if entry["id"] == ident), None)


def marker_names() -> dict[str, str]:
    return {
        "artillery": tr("Artillery"),
        "stuka": tr("Stuka"),
        "repeat": tr("Repeat"),
        "general": tr("General"),
    }


def face_of(counter: Entry, formation: Entry | None, steps: int | None = None) -> CounterFace:
    """The counter as printed; one whose formation is not there is grey. `steps` 1 is the back."""
    home = formation or {"id": "", "name": "?", "side": "german", "colour": "#808080"}
    # Only what a face shows; a file may be wrong in the rest.
    drawn = Counter(
        id=counter["id"],
        name=counter["name"],
        formation=home["id"],
        type=counter["type"],
        full=Values(*counter["full"]),
        reduced=Values(*counter["reduced"]),
        special=tuple(counter.get("special", ())),
        independent=bool(counter.get("independent")),
        start_losses=int(bool(counter.get("start_losses"))),
        model=counter.get("model", ""),
    )
    band = Formation(home["id"], home["name"], home["side"], "", home["colour"], home.get("marker", ""))
    return printed_face(drawn, band, load_tables(), steps)


def factors(kind: str, face: Sequence[int]) -> str:
    """The printed values of a face as people write them: "6-3-2-8"; an HQ has movement only."""
    return str(face[3]) if kind == "hq" else "-".join(map(str, face))
