"""Changes of a document as data: small operations with a path, each of which has an exact inverse.

A document is a plain JSON value. Nothing here changes a value in place: `apply` copies the containers along each path
and shares the rest, so every revision stays whole as long as somebody holds it (a worker that checks it, a save).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bk40qt.engine.document import MAX_DEPTH, MAX_NUMBER
from bk40qt.engine.wording import Said, say

Key = str | int
Path = tuple[Key, ...]  # keys of objects and indices of lists, from the document inwards


class PatchError(ValueError):
    """An operation does not fit the document, or would put something there that a file cannot hold."""


@dataclass(frozen=True, slots=True)
class Put:
    """Another value for something that is there."""

    path: Path
    value: Any


@dataclass(frozen=True, slots=True)
class Insert:
    """A new entry of a list (the last key is its index then) or a new key of an object, as the `at`-th (-1: last)."""

    path: Path
    value: Any
    at: int = -1


@dataclass(frozen=True, slots=True)
class Remove:
    path: Path


Op = Put | Insert | Remove


@dataclass(frozen=True, slots=True)
class Patch:
    """Operations in order, under the name of what the user did.

    `hexes`: those that the name counts ("paint woods (12 hexes)"). Successive patches with the same token, such as
    those of one drag of the mouse, are one step of the history.
    """

    name: Said
    ops: tuple[Op, ...]
    hexes: frozenset[str] = frozenset()
    token: str = ""

    @property
    def title(self) -> Said:
        """The name with its count: what "Undo ..." shows."""
        if not self.hexes:
            return self.name
        if len(self.hexes) == 1:
            return say("{what} (1 hex)", what=self.name)
        return say("{what} ({n} hexes)", what=self.name, n=len(self.hexes))

    def held(self, token: str) -> Patch:
        """The same as part of a drag."""
        return replace(self, token=token)

    def then(self, later: Patch) -> Patch:
        """Both as one step."""
        return replace(self, ops=self.ops + later.ops, hexes=self.hexes | later.hexes)


# ------------------------------------------------------------------------------------------------------- applying


def apply(data: dict[str, Any], ops: Iterable[Op]) -> tuple[dict[str, Any], tuple[Op, ...]]:
    """The changed document and the operations that undo it. PatchError, and no change, if one of them does not fit."""
    work = _Work(data)
    undo: list[Op] = []
    for op in ops:
        undo.append(work.carry_out(op))
    return work.root, tuple(reversed(undo))


@dataclass(slots=True)
class _Work:
    root: dict[str, Any]
    own: dict[int, Any] = field(default_factory=dict)  # containers copied already, by identity

    def __post_init__(self) -> None:
        self.root = self._mine(self.root)

    def _mine(self, container: Any) -> Any:
        if id(container) in self.own:
            return container
        copied = container.copy()
        self.own[id(copied)] = copied  # held, so that no other object can get this identity
        return copied

    def carry_out(self, op: Op) -> Op:
        if not op.path:
            raise PatchError("the document as a whole cannot be replaced")
        parent = self._parent(op.path)
        key: Any = op.path[-1]
        if isinstance(op, Insert):
            return self._insert(parent, key, op)
        if not _has(parent, key):
            raise PatchError(f"there is nothing at {shown(op.path)}")
        old = parent[key]
        if isinstance(op, Put):
            parent[key] = plain(op.value, len(op.path))
            return Put(op.path, old)
        if isinstance(parent, list):
            del parent[key]
            return Insert(op.path, old)
        at = list(parent).index(key)
        del parent[key]
        return Insert(op.path, old, at if at < len(parent) else -1)

    def _insert(self, parent: Any, key: Key, op: Insert) -> Op:
        value = plain(op.value, len(op.path))
        if isinstance(parent, list):
            if type(key) is not int or not 0 <= key <= len(parent):
                raise PatchError(f"there is no place {shown(op.path)} to insert at")
            parent.insert(key, value)
            return Remove(op.path)
        if not isinstance(key, str) or key in parent:
            raise PatchError(f"{shown(op.path)} is there already")
        plain(key, 0)
        later = list(parent.items())[op.at :] if 0 <= op.at < len(parent) else []
        for name, _ in later:
            del parent[name]
        parent[key] = value
        parent.update(later)
        return Remove(op.path)

    def _parent(self, path: Path) -> Any:
        """The container of the last key; it and all above it belong to the new revision."""
        here: Any = self.root
        for number, key in enumerate(path[:-1]):
            if not _has(here, key) or not isinstance(here[key], (dict, list)):
                raise PatchError(f"there is nothing inside {shown(path[: number + 1])}")
            child = self._mine(here[key])
            here[key] = child
            here = child
        return here


def _has(container: Any, key: Key) -> bool:
    if isinstance(container, list):
        return type(key) is int and 0 <= key < len(container)
    return isinstance(key, str) and key in container


def plain(value: Any, depth: int) -> Any:
    """A copy of a value, sure to come back the same from a file. `depth` is how deep in the document it will be."""
    kind = type(value)
    if (kind is str and value.isascii()) or (kind is int and -MAX_NUMBER <= value <= MAX_NUMBER):
        return value  # the quick way: a large map that is mirrored has hundreds of thousands of these
    if isinstance(value, str):
        if not value.isascii():
            try:
                value.encode("utf-8")
            except UnicodeEncodeError:
                raise PatchError("half of a surrogate pair is no text") from None
        return str(value)  # not a Said: the file holds no patterns
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, (int, float)):
        if not abs(value) <= MAX_NUMBER:  # turned round, because nothing is true of a NaN
            raise PatchError(f"numbers go up to {MAX_NUMBER}")
        return value
    if depth >= MAX_DEPTH:
        raise PatchError(f"nested deeper than {MAX_DEPTH} levels")
    if isinstance(value, (list, tuple)):
        return [plain(item, depth + 1) for item in value]
    if kind is dict or isinstance(value, Mapping):
        if not all(isinstance(key, str) for key in value):
            raise PatchError("the keys of an object are texts")
        if all(map(str.isascii, value)):
            return {str(key): plain(item, depth + 1) for key, item in value.items()}
        return {plain(key, 0): plain(item, depth + 1) for key, item in value.items()}
    raise PatchError(f"{type(value).__name__} has no place in a file")


def shown(path: Path) -> str:
    """A path as the engine names places: counters[3].full"""
    text = ""
    for key in path:
        text += f"[{key}]" if isinstance(key, int) else f".{key}" if text else key
    return text


# -------------------------------------------------------------------------------------------------- as JSON values

_KINDS: Final[dict[str, type[Op]]] = {"put": Put, "insert": Insert, "remove": Remove}


def to_json(patch: Patch) -> dict[str, Any]:
    """For the journal. The name keeps its pattern, so that it can be said in another language after a crash."""
    ops: list[list[Any]] = []
    for op in patch.ops:
        if isinstance(op, Remove):
            ops.append(["remove", list(op.path)])
        elif isinstance(op, Insert):
            ops.append(["insert", list(op.path), op.value, op.at])
        else:
            ops.append(["put", list(op.path), op.value])
    return {"name": _name_to_json(patch.name), "ops": ops, "hexes": sorted(patch.hexes), "token": patch.token}


def from_json(value: Any) -> Patch:
    """The patch again; PatchError for anything `to_json` would not have written."""
    try:
        ops: list[Op] = []
        for kind, path, *rest in value["ops"]:
            if not all(type(key) in (str, int) for key in path):
                raise PatchError("a path has texts and numbers")
            ops.append(_KINDS[kind](tuple(path), *rest))
        token, hexes = value["token"], frozenset(value["hexes"])
        if not isinstance(token, str) or not all(isinstance(name, str) for name in hexes):
            raise PatchError("no patch")
        return Patch(_name_from_json(value["name"]), tuple(ops), hexes, token)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as error:
        raise PatchError(f"no patch: {error}") from None


def _name_to_json(name: Said) -> list[Any]:
    values = {key: _name_to_json(item) if isinstance(item, Said) else item for key, item in name.values.items()}
    return [name.pattern, values]


def _name_from_json(value: Any) -> Said:
    pattern, values = value
    return say(pattern, **{key: _name_from_json(v) if isinstance(v, list) else v for key, v in values.items()})
