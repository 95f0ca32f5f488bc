"""The operations that turn one plain value into another: edits change a draft freely, this finds what they did."""

from __future__ import annotations

import json
from difflib import SequenceMatcher
from typing import Any, Final

from editor.patch import Insert, Op, Path, Put, Remove

_MATCHED: Final = 1_000  # entries of lists that are compared by what they say


def diff(old: Any, new: Any, path: Path = ()) -> list[Op]:
    """Operations that, applied in order, make `new` out of `old`; keys of objects get the order of `new`, too."""
    if old is new:
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_objects(old, new, path)
    if isinstance(old, list) and isinstance(new, list):
        return _diff_lists(old, new, path)
    # 1, 1.0 and true are equal in Python, not in a file.
    return [] if type(old) is type(new) and old == new else [Put(path, new)]


def _same(old: Any, new: Any) -> bool:
    return old is new or not diff(old, new)


def _diff_objects(old: dict[str, Any], new: dict[str, Any], path: Path) -> list[Op]:
    kept = [key for key in old if key in new]
    if kept != [key for key in new if key in old]:
        return [Put(path, new)]
    ops: list[Op] = [Remove((*path, key)) for key in old if key not in new]
    for key in kept:
        ops += diff(old[key], new[key], (*path, key))
    ops += [Insert((*path, key), value, at) for at, (key, value) in enumerate(new.items()) if key not in old]
    return ops


def _diff_lists(old: list[Any], new: list[Any], path: Path) -> list[Op]:
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and _same(old[head], new[head]):
        head += 1
    tail = 0
    while tail < shorter - head and _same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    before, after = old[head : len(old) - tail], new[head : len(new) - tail]
    ops: list[Op] = []
    # From the end, so that indices further in front stay valid.
    for start, stop, first, last in reversed(_changed_parts(before, after)):
        if stop - start == last - first:
            for n in range(stop - start):
                ops += diff(before[start + n], after[first + n], (*path, head + start + n))
            continue
        ops += [Remove((*path, head + n)) for n in reversed(range(start, stop))]
        ops += [Insert((*path, head + start + n), value) for n, value in enumerate(after[first:last])]
    return ops


Part = tuple[int, int, int, int]  # old entries from, to; the new ones that take their place from, to


def _changed_parts(before: list[Any], after: list[Any]) -> list[Part]:
    if not before or not after:
        return [(0, len(before), 0, len(after))]
    if len(before) + len(after) > _MATCHED:
        return _by_identity(before, after)
    old, new = ([json.dumps(entry) for entry in part] for part in (before, after))
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    return [(i, j, k, m) for tag, i, j, k, m in matcher.get_opcodes() if tag != "equal"]


def _by_identity(before: list[Any], after: list[Any]) -> list[Part]:
    """For the long lists of a map, whose entries are replaced, not changed: the same object is the same entry."""
    places = {id(entry): number for number, entry in enumerate(before)}
    kept = [(places[id(entry)], number) for number, entry in enumerate(after) if id(entry) in places]
    found: list[Part] = []
    old = new = 0
    for here, there in [*kept, (len(before), len(after))]:
        if here < old:  # in another order
            return [(0, len(before), 0, len(after))]
        if here > old or there > new:
            found.append((old, here, new, there))
        old, new = here + 1, there + 1
    return found
