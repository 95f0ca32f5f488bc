"""The document of a scenario: keys in the order of the schema, and nothing said that is the default anyway."""

from __future__ import annotations

from typing import Any, Final

from bk40qt.engine.document import dump
from bk40qt.engine.rules.blitz40.scenario import Counter, Formation, Scenario, SetupStage, Victory
from bk40qt.engine.rules.blitz40.scenario_map import board_document, zone_document
from bk40qt.engine.rules.blitz40.scenario_scan import scan_document

FORMAT: Final = "bk40qt-scenario"
VERSION: Final = 1
SYSTEM: Final = "blitz40"
VALUES: Final = ("attack", "armour", "range", "ma")  # order of the numbers of a counter's face
POOL: Final = ("artillery", "stuka", "repeat", "general")


def dump_scenario(scenario: Scenario) -> str:
    """The canonical text of a scenario."""
    return dump(to_document(scenario))


def to_document(scenario: Scenario) -> dict[str, Any]:
    """The document of a scenario, keys in the order of the schema; what has its default value is left out."""
    made: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "system": SYSTEM,
        "id": scenario.id,
        "title": scenario.title,
        "date": scenario.date,
        "turns": scenario.turns,
        "notes": list(scenario.notes),
        "credits": scenario.credits,
        "options": dict(scenario.options),
        "sides": [
            {"side": s.side, "name": s.name, "home_edge": s.home_edge, **_trim({"can_load": s.can_load})}
            for s in scenario.sides
        ],
        "map": board_document(scenario.board),
        **({"scan": scan_document(scenario.scan)} if scenario.scan is not None else {}),
        "formations": [_formation_document(one) for one in scenario.formations],
        "counters": [_counter_document(one) for one in scenario.counters],
        "zones": [zone_document(one) for one in scenario.zones],
        "setup": [_stage_document(one) for one in scenario.setup],
        "markers": [
            {"side": m.side, "turn": m.turn, **_trim({kind: getattr(m, kind) for kind in POOL})}
            for m in scenario.markers
        ],
        "strikes": [{"side": s.side, "marker": s.marker, "calibres": list(s.calibres)} for s in scenario.strikes],
        "entries": [{"formation": e.formation, "zone": e.zone} for e in scenario.entries],
        "withdrawals": [{"formation": w.formation, "turn": w.turn} for w in scenario.withdrawals],
        "victory": _victory_document(scenario.victory),
        "control": [{"hex": h, "side": side} for h, side in scenario.control],
    }
    if (first := scenario.initiative) is not None:
        counts = {"formation": first.formation, "artillery": first.artillery, "stuka": first.stuka}
        made["initiative"] = {"side": first.side, **counts}
    return made


def _trim(members: dict[str, Any]) -> dict[str, Any]:
    """Without what says nothing: 0, "", false, null, empty lists. Only for keys with such a default."""
    return {key: value for key, value in members.items() if value not in (0, "", None, [], False)}


def _formation_document(one: Formation) -> dict[str, Any]:
    made = {"id": one.id, "name": one.name, "side": one.side, "division": one.division, "colour": one.colour}
    return {**made, "marker": one.marker, **_trim({"attach_to": list(one.attach_to)})}


def _counter_document(one: Counter) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": one.name,
        "formation": one.formation,
        "type": one.type,
        "full": [getattr(one.full, name) for name in VALUES],
        "reduced": [getattr(one.reduced, name) for name in VALUES],
        **_trim(
            {
                "special": list(one.special),
                "independent": one.independent,
                "independent_until": one.independent_until,
                "arrival": one.arrival,
                "start_losses": one.start_losses,
                "type_id": one.type_id,
                "model": one.model,
                "note": one.note,
            }
        ),
    }


def _stage_document(stage: SetupStage) -> dict[str, Any]:
    made: dict[str, Any] = {
        "side": stage.side,
        "formations": [{"formation": formation, "zone": zone} for formation, zone in stage.formations],
    }
    if stage.losses:
        made["losses"] = [{"formation": loss.formation, "count": loss.count} for loss in stage.losses]
    if stage.mounts:
        made["mounts"] = [
            {"carrier": m.carrier, "companies": list(m.companies), "optional": m.optional} for m in stage.mounts
        ]
    for key, works in (("entrenchments", stage.entrenchments), ("minefields", stage.minefields)):
        if works is not None:
            made[key] = {"count": works.count, "zone": works.zone}
    return made


def _victory_document(victory: Victory) -> dict[str, Any]:
    made: dict[str, Any] = {"kind": victory.kind, "side": victory.side}
    if victory.points:
        made["points"] = [{"hex": h, "vp": vp, **({"name": name} if name else {})} for h, vp, name in victory.points]
    if victory.bands:
        made["bands"] = [{"turn": band.turn, "low": band.low, "high": band.high} for band in victory.bands]
    if victory.hold:
        made["hold"] = list(victory.hold)
    return made
