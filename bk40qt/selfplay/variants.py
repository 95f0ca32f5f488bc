"""Scenarios nobody would publish: the shipped ones with counters, weapons, markers and mines changed at random.

They reach what the shipped ones hardly ever do (guns hidden in every village, carriers everywhere, no room to retreat),
and stand for whatever people will write in the editor. Each is a valid scenario: what the checks refuse is left out.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, Final

from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.rules.api import RuleSystem

Document = dict[str, Any]
Change = Callable[[Document, random.Random], None]

_TYPES: Final = (
    "infantry", "machine_gun", "at_gun", "motorcycle", "armoured_car", "tank", "assault_gun", "carrier",
)


def _fighters(document: Document) -> list[dict[str, Any]]:
    """Combat counters that no mount speaks of."""
    mounts = [mount for stage in document["setup"] for mount in stage.get("mounts", ())]
    bound = {name for mount in mounts for name in (mount["carrier"], *mount["companies"])}
    return [counter for counter in document["counters"] if counter["type"] != "hq" and counter["id"] not in bound]


def _retype(document: Document, counter: dict[str, Any], kind: str) -> None:
    counter["type"] = kind
    counter.pop("special", None)  # pioneers are infantry
    if kind == "carrier":
        for side in document["sides"]:
            side["can_load"] = True


def _settle_losses(document: Document) -> None:
    """R-80: what an owner allots is what the counters of the formation show."""
    for stage in document["setup"]:
        for loss in stage.get("losses", ()):
            shown = [c.get("start_losses", 0) for c in document["counters"] if c["formation"] == loss["formation"]]
            loss["count"] = sum(shown)
        stage["losses"] = [loss for loss in stage.get("losses", ()) if loss["count"]]


def _below(rng: random.Random, limit: int) -> int:
    return int(rng.random() * limit)


def long_game(document: Document, rng: random.Random) -> None:
    """No victory before the last turn: bad play loses early, and the late turns must be seen, too."""
    for band in document["victory"].get("bands", ()):
        if band["turn"] < document["turns"]:
            band["low"], band["high"] = 0, 999


def many_guns(document: Document, rng: random.Random) -> None:
    """Anti-tank guns that may hide, all over the map."""
    for counter in _fighters(document):
        if rng.random() < 0.4:
            _retype(document, counter, "at_gun")


def many_carriers(document: Document, rng: random.Random) -> None:
    for counter in _fighters(document):
        if rng.random() < 0.45:
            _retype(document, counter, "carrier" if rng.random() < 0.4 else "infantry")


def other_types(document: Document, rng: random.Random) -> None:
    for counter in _fighters(document):
        if rng.random() < 0.3:
            _retype(document, counter, _TYPES[_below(rng, len(_TYPES))])


def other_weapons(document: Document, rng: random.Random) -> None:
    """Strong and weak, fast and slow: long fights without effect, and sudden ends."""
    strength = 1 + _below(rng, 12)
    for counter in _fighters(document):
        if rng.random() < 0.5:
            counter["full"] = [_below(rng, strength + 2), _below(rng, 6), _below(rng, 5), 1 + _below(rng, 12)]
            counter["reduced"] = [max(0, value - _below(rng, 2)) for value in counter["full"][:3]] + counter["full"][3:]


def crowds(document: Document, rng: random.Random) -> None:
    """More counters than the ground has room for."""
    share = rng.random()
    for counter in _fighters(document):
        if rng.random() < share:
            document["counters"].append({**counter, "id": f"{counter['id']}_x", "name": f"{counter['name']} bis"})
    _settle_losses(document)


def few(document: Document, rng: random.Random) -> None:
    """Formations of which little is left."""
    kept: set[str] = set()  # formations with a unit
    gone: set[str] = set()
    for counter in _fighters(document):
        if counter["formation"] in kept and rng.random() < 0.6:
            gone.add(counter["id"])
        kept.add(counter["formation"])
    document["counters"] = [counter for counter in document["counters"] if counter["id"] not in gone]
    _settle_losses(document)


def other_markers(document: Document, rng: random.Random) -> None:
    """13.3."""
    for pool in document["markers"]:
        for kind in ("artillery", "stuka", "repeat", "general"):
            pool[kind] = _below(rng, 5)
    if "initiative" in document:
        document["initiative"].update(artillery=0, stuka=0)
    document["strikes"] = []
    for side in ("german", "french"):
        for marker, kinds in (("artillery", ("light", "medium", "heavy")), ("stuka", ("stuka",))):
            calibres = [kinds[_below(rng, len(kinds))] for _ in range(1 + _below(rng, 5))]
            document["strikes"].append({"side": side, "marker": marker, "calibres": calibres})


def many_mines(document: Document, rng: random.Random) -> None:
    for stage in document["setup"]:
        works = stage.get("entrenchments") or stage.get("minefields")
        zone = works["zone"] if works else stage["formations"][0]["zone"]
        stage["minefields"] = {"count": 1 + _below(rng, 5), "zone": zone}
        stage["entrenchments"] = {"count": 1 + _below(rng, 5), "zone": zone}


def close_together(document: Document, rng: random.Random) -> None:
    """Zones that reach far, so that the two sides begin in contact."""
    for zone in document["zones"]:
        if "within" in zone:
            zone["within"] += 1 + _below(rng, 6)


def other_times(document: Document, rng: random.Random) -> None:
    """Reinforcements at other times, and withdrawals of anybody (12.2)."""
    for counter in document["counters"]:
        if counter.get("arrival"):
            counter["arrival"] = 1 + _below(rng, document["turns"])
    late = {counter["formation"] for counter in document["counters"] if counter.get("arrival")}
    document["withdrawals"] = [
        {"formation": formation["id"], "turn": 1 + _below(rng, document["turns"])}
        for formation in document["formations"]
        if rng.random() < 0.2 and formation["id"] not in late
    ]


WILD: Final[tuple[tuple[Change, float], ...]] = (
    (long_game, 0.9), (close_together, 0.5), (few, 0.2), (crowds, 0.3), (other_types, 0.3), (many_guns, 0.4),
    (many_carriers, 0.35), (other_weapons, 0.4), (other_markers, 0.4), (many_mines, 0.4), (other_times, 0.3),
)


def changed(system: RuleSystem, scenario: Any, changes: list[Change], rng: random.Random) -> tuple[Any, list[str]]:
    """The scenario with these changes, as far as they are possible; and the names of those made."""
    document = system.document(scenario)
    made: list[str] = []
    for change in changes:
        trial = copy.deepcopy(document)
        change(trial, rng)
        try:
            scenario = system.parse(trial)
        except ScenarioError:
            continue
        document = trial
        made.append(change.__name__)
    return scenario, made


def vary(system: RuleSystem, scenario: Any, variant: str, rng: random.Random) -> tuple[Any, list[str]]:
    """`variant`: "book" as shipped, "long" without early victory, "wild" anything, "mix" one of these."""
    draw = rng.random()
    if variant == "mix":
        variant = "book" if draw < 0.3 else "long" if draw < 0.6 else "wild"
    if variant == "book":
        return scenario, []
    changes: list[Change] = [long_game]
    if variant == "wild":
        changes = [change for change, chance in WILD if rng.random() < chance]
    return changed(system, scenario, changes, rng)
