"""What the game is about: hexes worth points, hexes to hold, bands, and who holds what at the start."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import POINT, VICTORY, Draft, changed, ordered
from editor.patch import Patch


def objectives(document: ScenarioDocument) -> dict[str, int]:
    """Every hex that counts for victory with its points; 0 for a hex to hold."""
    victory = document.data["victory"]
    points = {point["hex"]: int(point["vp"]) for point in victory.get("points", ())}
    return {**points, **dict.fromkeys(victory.get("hold", ()), 0)}


def _other(side: str) -> str:
    return SIDES[1] if side == SIDES[0] else SIDES[0]


def set_kind(document: ScenarioDocument, kind: str) -> Patch | None:
    """`bands` or `hold`. The hexes stay: those worth points are then to be held, those to be held worth one point."""
    draft = Draft(document)
    victory = draft["victory"]
    if kind == victory["kind"]:
        return None
    hexes = list(objectives(document))
    made: dict[str, Any] = {"kind": kind, "side": victory["side"]}
    if kind == "hold":
        made["hold"] = hexes
    else:
        made["points"] = [{"hex": name, "vp": 1} for name in hexes]
        made["bands"] = [{"turn": turn, "low": 0, "high": len(hexes)} for turn in range(1, draft["turns"] + 1)]
    draft["victory"] = {key: value for key, value in made.items() if value}
    return draft.patch(say("change the victory conditions"))


def set_victory_side(document: ScenarioDocument, side: str) -> Patch | None:
    """Whose points are counted, or who must hold."""
    draft = Draft(document)
    draft["victory"]["side"] = side
    return draft.patch(say("change the victory conditions"))


def set_point(document: ScenarioDocument, hex_: str, vp: int, name: str | None = None) -> Patch | None:
    """What a hex is worth; 0: nothing. A new one is held by the side whose points are not counted."""
    draft = Draft(document)
    victory = draft["victory"]
    points = victory.setdefault("points", [])
    at = next((n for n, point in enumerate(points) if point["hex"] == hex_), None)
    if vp <= 0:
        if at is not None:
            del points[at]
    else:
        old = points[at] if at is not None else {"hex": hex_, "vp": vp}
        new = changed(old, POINT, {"vp": vp, **({} if name is None else {"name": name or None})})
        points[len(points) if at is None else at : len(points) if at is None else at + 1] = [new]
    if not points:
        del victory["points"]
    draft["victory"] = ordered(victory, VICTORY)
    _agree_control(draft, hex_, vp > 0)
    return draft.patch(say("set victory points of {hex}", hex=hex_))


def set_hold(document: ScenarioDocument, hexes: Iterable[str], hold: bool = True) -> Patch | None:
    """Hexes that must be held at the end, or need not be any more."""
    draft = Draft(document)
    victory = draft["victory"]
    wanted = list(dict.fromkeys(hexes))
    old = victory.get("hold", [])
    victory["hold"] = [*old, *(h for h in wanted if h not in old)] if hold else [h for h in old if h not in wanted]
    if not victory["hold"]:
        del victory["hold"]
    draft["victory"] = ordered(victory, VICTORY)
    for name in wanted:
        _agree_control(draft, name, hold)
    return draft.patch(say("change which hexes must be held"), wanted)


def _agree_control(draft: Draft, hex_: str, counts: bool) -> None:
    """Somebody holds each hex that counts at the start (R-76); with its worth goes the entry."""
    control = draft["control"]
    held = any(entry["hex"] == hex_ for entry in control)
    if counts and not held:
        control.append({"hex": hex_, "side": _other(draft["victory"]["side"])})
    elif not counts:
        control[:] = [entry for entry in control if entry["hex"] != hex_]


def goals_at(document: ScenarioDocument, hexes: Iterable[str]) -> list[dict[str, Any]]:
    """What these hexes mean for the game: `vp` (0: to be held), `name`, and the `side` that holds them; each if any."""
    victory, wanted = document.data["victory"], set(hexes)
    held = {entry["hex"]: entry["side"] for entry in document.data["control"]}
    found: dict[str, dict[str, Any]] = {}
    for point in victory.get("points", ()):
        found[point["hex"]] = {key: value for key, value in point.items() if key != "hex"}
    for name in victory.get("hold", ()):
        found[name] = {"vp": 0}
    for name, side in held.items():
        found.setdefault(name, {})["side"] = side
    return [{"hex": name, **goal} for name, goal in found.items() if name in wanted]


def replace_goals(draft: Draft, hexes: Iterable[str], goals: Iterable[dict[str, Any]]) -> None:
    """In these hexes exactly these goals. Points or hexes to hold: they become what this scenario counts."""
    wanted, among = {goal["hex"]: goal for goal in goals}, set(hexes)
    victory = draft["victory"]
    counting = {name: goal for name, goal in wanted.items() if "vp" in goal}

    def merged(old: list[Any], new: dict[str, Any], where: Callable[[Any], str]) -> list[Any]:
        """Entries outside stay, those of hexes that keep one are replaced in their place, the others come behind."""
        kept = [new.get(where(entry), entry) for entry in old if where(entry) not in among or where(entry) in new]
        here = {where(entry) for entry in kept}
        return kept + [entry for name, entry in new.items() if name not in here]

    if victory["kind"] == "bands":
        points = {
            name: changed({"hex": name, "vp": goal["vp"] or 1}, POINT, {"name": goal.get("name")})
            for name, goal in counting.items()
        }
        victory["points"] = merged(victory.get("points", []), points, lambda entry: str(entry["hex"]))
    else:
        victory["hold"] = merged(victory.get("hold", []), {name: name for name in counting}, str)
    draft["victory"] = ordered({key: value for key, value in victory.items() if value != []}, VICTORY)
    sides = {n: g.get("side") or _other(victory["side"]) for n, g in wanted.items() if "side" in g or "vp" in g}
    holders = {name: {"hex": name, "side": side} for name, side in sides.items()}
    draft["control"][:] = merged(draft["control"], holders, lambda entry: str(entry["hex"]))


def clear_goals(document: ScenarioDocument, hexes: Iterable[str]) -> Patch | None:
    """These hexes count for nothing, and nobody holds them."""
    draft = Draft(document)
    replace_goals(draft, hexes, ())
    return draft.patch(say("clear goals"))


def set_band(document: ScenarioDocument, turn: int, low: int, high: int) -> Patch | None:
    """The band of a turn: play goes on while low <= points <= high (T-10)."""
    draft = Draft(document)
    bands = draft["victory"].setdefault("bands", [])
    bands[:] = [band for band in bands if band["turn"] != turn] + [{"turn": turn, "low": low, "high": high}]
    bands.sort(key=lambda band: int(band["turn"]))
    draft["victory"] = ordered(draft["victory"], VICTORY)
    return draft.patch(say("change the band of turn {turn}", turn=turn))


def set_control(document: ScenarioDocument, hexes: Iterable[str], side: str | None) -> Patch | None:
    """Who holds these hexes at the start; None: nobody."""
    draft = Draft(document)
    control = draft["control"]
    wanted = [h for h in dict.fromkeys(hexes) if h in document.grid.index]
    if side is None:
        control[:] = [entry for entry in control if entry["hex"] not in wanted]
        return draft.patch(say("clear who holds hexes"), wanted)
    places = {entry["hex"]: number for number, entry in enumerate(control)}
    for name in wanted:
        if name in places:
            control[places[name]]["side"] = side
        else:
            control.append({"hex": name, "side": side})
    return draft.patch(say("set who holds hexes"), wanted)
