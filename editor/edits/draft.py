"""A copy of the sections an edit works on; the patch is what differs in the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bk40qt.engine.wording import Said
from editor.diff import diff
from editor.document import ScenarioDocument
from editor.patch import Op, Patch, Put, plain

# The order of the schema. A key that an edit adds goes to its place, so that files stay in canonical form.
_TOP: Final = (
    "format", "version", "system", "id", "title", "date", "turns", "notes", "credits", "options", "sides", "map",
    "scan", "formations", "counters", "zones", "setup", "markers", "strikes", "entries", "withdrawals", "victory",
    "control", "initiative",
)  # fmt: skip
FORMATION: Final = ("id", "name", "side", "division", "colour", "marker", "attach_to")
COUNTER: Final = (
    "id", "name", "formation", "type", "full", "reduced", "special", "independent", "independent_until", "arrival",
    "start_losses", "type_id", "model", "note",
)  # fmt: skip
HEX: Final = ("terrain", "level", "name")
STAGE: Final = ("side", "formations", "losses", "mounts", "entrenchments", "minefields")
POOL: Final = ("side", "turn", "artillery", "stuka", "repeat", "general")
PLACE: Final = ("name", "kind", "hexes", "chart_name")
POINT: Final = ("hex", "vp", "name")
VICTORY: Final = ("kind", "side", "points", "bands", "hold")
SIDE: Final = ("side", "name", "home_edge", "can_load")
# Left out when they say nothing; all other keys are always written.
_OPTIONAL: Final = frozenset(
    ("attach_to", "special", "independent", "independent_until", "arrival", "start_losses", "type_id", "model", "note")
) | frozenset(("losses", "mounts", "entrenchments", "minefields", "artillery", "stuka", "repeat", "general"))


class Draft:
    """`draft["counters"]` is a copy to change at will. Of the map, `draft.part("roads")` copies the list only: replace
    its entries, do not change them, so that a large map need not be copied and compared entry by entry."""

    def __init__(self, document: ScenarioDocument) -> None:
        self._old = document.data
        self._new: dict[str, Any] = dict(document.data)
        self._open: dict[str, Any] = {}
        self._whole_map = False

    def __getitem__(self, section: str) -> Any:
        if section not in self._open:
            self._open[section] = self._new[section] = plain(self._new[section], 1)
        return self._open[section]

    def __setitem__(self, section: str, value: Any) -> None:
        self._open[section] = value
        self._new = ordered({**self._new, section: value}, _TOP)

    def __contains__(self, section: str) -> bool:
        return section in self._new

    def __delitem__(self, section: str) -> None:
        self._open.pop(section, None)
        self._new.pop(section, None)

    def replace_map(self, chart: dict[str, Any]) -> None:
        """Another map as a whole: one operation, where hex by hex would be many thousands."""
        self._new["map"] = chart
        self._whole_map = True

    def part(self, name: str) -> list[Any]:
        """One list of the map."""
        key = f"map.{name}"
        if key not in self._open:
            if self._new["map"] is self._old["map"]:
                self._new["map"] = dict(self._old["map"])
            self._open[key] = self._new["map"][name] = list(self._new["map"][name])
        entries: list[Any] = self._open[key]
        return entries

    def patch(self, name: Said, hexes: Iterable[str] = ()) -> Patch | None:
        """What was changed; None if nothing."""
        ops: list[Op] = []
        if self._whole_map:
            ops.append(Put(("map",), self._new["map"]))
            ops += diff({**self._old, "map": None}, {**self._new, "map": None})
        else:
            ops += diff(self._old, self._new)
        return Patch(name, tuple(ops), frozenset(hexes)) if ops else None


def ordered(entry: dict[str, Any], order: tuple[str, ...]) -> dict[str, Any]:
    """The entry with its known keys in the order of the schema, unknown ones behind."""
    known = {key: entry[key] for key in order if key in entry}
    return {**known, **{key: value for key, value in entry.items() if key not in known}}


def changed(entry: dict[str, Any], order: tuple[str, ...], values: dict[str, Any]) -> dict[str, Any]:
    """The entry with other values; what is None, or says nothing (0, "", false) and need not, is left out."""
    made = {**entry, **values}
    for key, value in values.items():
        if value is None or (key in _OPTIONAL and not value):
            made.pop(key)
    return ordered(made, order)




def place_of(entries: Iterable[Any], **keys: object) -> int:
    """Index of the first entry with these values; KeyError if there is none."""
    for number, entry in enumerate(entries):
        if all(entry.get(key) == value for key, value in keys.items()):
            return number
    raise KeyError(", ".join(f"{key} {value}" for key, value in keys.items()))


def fresh_id(base: str, taken: Iterable[str]) -> str:
    """An id that is not taken: the base itself, or with the first free number behind it."""
    used = set(taken)
    clean = "".join(c if c.isascii() and (c.isalnum() or c in "_.-") else "_" for c in base)[:56] or "new"
    if clean not in used:
        return clean
    stem = clean.rstrip("0123456789").removesuffix("_") or clean
    number = 2
    while f"{stem}_{number}" in used:
        number += 1
    return f"{stem}_{number}"
