"""Title and notes, turns, sides, options, marker pools, strikes, initiative."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import POOL, SIDE, Draft, changed, place_of
from editor.patch import Patch

_HEAD: Final = {
    "id": say("change the id"),
    "title": say("change the title"),
    "date": say("change the date"),
    "credits": say("change the credits"),
}
_MARKERS: Final = ("artillery", "stuka", "repeat", "general")


def set_head(document: ScenarioDocument, key: str, text: str) -> Patch | None:
    """`id`, `title`, `date` (YYYY-MM-DD) or `credits`."""
    name = _HEAD[key]
    draft = Draft(document)
    draft[key] = text
    return draft.patch(name)


def set_notes(document: ScenarioDocument, notes: Iterable[str]) -> Patch | None:
    """The texts shown before play, one a paragraph; the designer's text is among them."""
    draft = Draft(document)
    draft["notes"] = [note for note in notes if note.strip()]
    return draft.patch(say("change the notes"))


def set_turns(document: ScenarioDocument, turns: int) -> Patch | None:
    """The length of the game. The bands of victory follow: those beyond the end go, new turns get the last band."""
    draft = Draft(document)
    draft["turns"] = turns
    bands = draft["victory"].get("bands")
    if bands:
        last = bands[-1]
        there = {band["turn"] for band in bands}
        bands[:] = [band for band in bands if band["turn"] <= turns]
        bands += [{**last, "turn": turn} for turn in range(1, turns + 1) if turn not in there]
        bands.sort(key=lambda band: int(band["turn"]))
    return draft.patch(say("set the game to {n} turns", n=turns))


def set_hex_metres(document: ScenarioDocument, metres: int) -> Patch | None:
    """How wide a hex is in nature."""
    draft = Draft(document)
    draft["map"] = {**document.data["map"], "grid": {**document.data["map"]["grid"], "hex_metres": metres}}
    return draft.patch(say("change the scale of the map"))


def set_side(document: ScenarioDocument, side: str, **values: Any) -> Patch | None:
    """`name`, `home_edge` (8.5.1) and `can_load` (6.1) of a side."""
    draft = Draft(document)
    sides = draft["sides"]
    at = place_of(sides, side=side)
    if "can_load" in values:
        values["can_load"] = True if values["can_load"] else None
    sides[at] = changed(sides[at], SIDE, values)
    return draft.patch(say("change the side {name}", name=sides[at]["name"]))


def set_option(document: ScenarioDocument, option: str, value: str) -> Patch | None:
    """A rule switch; its default value is not written."""
    draft = Draft(document)
    options = dict(document.data.get("options", {}))
    options.pop(option, None) if value == OPTIONS[option].default else options.update({option: value})
    known = {name: options[name] for name in OPTIONS if name in options}
    draft["options"] = {**known, **{name: text for name, text in options.items() if name not in known}}
    return draft.patch(say("set an option"))


def set_pool(document: ScenarioDocument, side: str, turn: int, **counts: int) -> Patch | None:
    """Markers that a side gets on a turn: `artillery`, `stuka`, `repeat`, `general`; others stay. All 0: no entry."""
    assert set(counts) <= set(_MARKERS)
    draft = Draft(document)
    pools = draft["markers"]
    at = next((n for n, pool in enumerate(pools) if (pool["side"], pool["turn"]) == (side, turn)), None)
    old = pools[at] if at is not None else {"side": side, "turn": turn}
    new = changed(old, POOL, counts)
    if at is not None:
        del pools[at]
    if any(kind in new for kind in _MARKERS):
        pools.insert(_pool_place(pools, side, turn) if at is None else at, new)
    return draft.patch(say("change markers of turn {turn}", turn=turn))


def _pool_place(pools: Sequence[dict[str, Any]], side: str, turn: int) -> int:
    """Behind the earlier turns of the side; a side that has none yet comes last."""
    own = [number for number, pool in enumerate(pools) if pool["side"] == side]
    if not own:
        return len(pools)
    later = [number for number in own if pools[number]["turn"] > turn]
    return later[0] if later else own[-1] + 1


def set_strikes(document: ScenarioDocument, side: str, marker: str, calibres: Iterable[str]) -> Patch | None:
    """What one artillery or Stuka marker of a side fires; nothing: no entry."""
    draft = Draft(document)
    strikes = draft["strikes"]
    entry = {"side": side, "marker": marker, "calibres": list(calibres)}
    at = next((n for n, other in enumerate(strikes) if (other["side"], other["marker"]) == (side, marker)), None)
    made = [entry] if entry["calibres"] else []
    if at is None:
        strikes += made
    else:
        strikes[at : at + 1] = made
    return draft.patch(say("change strikes"))


def set_initiative(
    document: ScenarioDocument, side: str | None, formation: int = 1, artillery: int = 0, stuka: int = 0
) -> Patch | None:
    """The markers a side opens the game with (R-16); None: nobody has the initiative."""
    draft = Draft(document)
    if side is None:
        del draft["initiative"]
    else:
        draft["initiative"] = {"side": side, "formation": formation, "artillery": artillery, "stuka": stuka}
    return draft.patch(say("change the initiative"))
