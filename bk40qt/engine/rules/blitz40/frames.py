"""What is under way: a stack of frames, each plain data. The chapter that owns a frame says how it goes on.

A frame asks a decision or does its next piece of automatic work; other frames may be stacked on top of it meanwhile,
and it finds its place again by `stage`. Never a callback: a position can be copied, saved and searched at any moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar, dataclass_transform

from bk40qt.engine.errors import EngineError
from bk40qt.engine.records import Record, record

FRAMES: dict[str, type[Frame]] = {}


@record
class Frame(Record):
    """The base of all frames; `@frame` gives a subclass its fields, after this one."""

    stage: str = ""

    kind: ClassVar[str] = "frame"

    def to_json(self) -> dict[str, Any]:
        return {"frame": self.kind, **{name: _plain(getattr(self, name)) for name in self.names}}


F = TypeVar("F", bound=type[Frame])


@dataclass_transform()
def frame(cls: F) -> F:
    """Class decorator: a frame is known by the name of its class."""
    made = record(cls)
    made.kind = made.__name__
    FRAMES[made.kind] = made
    return made


def frame_from_json(data: Mapping[str, Any]) -> Frame:
    cls = FRAMES.get(str(data.get("frame")))
    if cls is None:
        raise EngineError(f"unknown frame {data.get('frame')!r}")
    return cls(**{name: _tuples(data[name]) for name in cls.names})


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
