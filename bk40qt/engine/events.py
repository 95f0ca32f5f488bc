"""What happened, in the past tense. A rule system declares its own events with `@event`; this module knows how any
event becomes a line of text and JSON and back.

Every event carries the rule it happened under. Fields hold ids, numbers, texts, tuples of these, or a Check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar, dataclass_transform

from bk40qt.engine.codes import code_text
from bk40qt.engine.errors import EngineError
from bk40qt.engine.modifiers import Check
from bk40qt.engine.records import Record, record
from bk40qt.engine.wording import Translate, capital, marker_of, retold, say


@record
class Event(Record):
    """The base of all events; `@event` gives a subclass its fields, after this one."""

    rule: str

    kind: ClassVar[str] = ""
    template: ClassVar[str] = ""
    codes: ClassVar[tuple[str, ...]] = ()  # those that hold a code, to be said in words

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"event": self.kind}
        for name in self.names:
            value = getattr(self, name)
            if isinstance(value, Check):
                value = value.to_json()
            elif isinstance(value, tuple):
                value = list(value)
            found[name] = value
        return found

    def words(self) -> dict[str, str]:
        """Values of the pattern that are not fields, or that people want said otherwise than as they are stored."""
        return {}

    def pattern(self) -> str:
        """The English pattern of its line; for events of which one kind tells several things, that of this one."""
        return self.template

    def line(self, name_of: Callable[[str], str] = str, tr: Translate = str) -> str:
        """One readable line. `name_of` turns an id into what people call it, `tr` a pattern into another language."""
        values: dict[str, Any] = {}
        for name in self.names:
            value = getattr(self, name)
            if isinstance(value, str):
                if name in self.codes:
                    value = code_text(value)
                else:
                    value = name_of(marker_of(value) if name == "marker" else value)
            elif isinstance(value, Check):
                values.update(_check_words(value, name_of))
                value = value.text
            elif isinstance(value, tuple):
                value = ", ".join(name_of(item) if isinstance(item, str) else str(item) for item in value)
            values[name] = value
        words = self.words()
        values.update(words)
        pattern = tr(self.pattern())
        said = pattern.format(**{name: retold(value, tr) for name, value in values.items()})
        return f"{said if self._begins_with_name(pattern, words) else capital(said)} [{self.rule}]"

    def _begins_with_name(self, pattern: str, words: Mapping[str, str]) -> bool:
        """Names are left as they are, even where a line begins with one that people write small."""
        first = pattern[1 : pattern.find("}")] if pattern.startswith("{") else ""
        return first in self.names and first not in words and first not in self.codes


def _check_words(check: Check, name_of: Callable[[str], str]) -> dict[str, str]:
    unit, target = name_of(check.unit), name_of(check.target)
    if not (unit and target):
        who = unit or target
    elif check.compare == "crt":
        who = say("{unit} at {target}", unit=unit, target=target)
    else:
        who = say("{unit} against {target}", unit=unit, target=target)
    return {"purpose": code_text(check.purpose), "who": who, "target": target}


E = TypeVar("E", bound=type[Event])


@dataclass_transform()
def event(registry: dict[str, type[Event]], kind: str, template: str, codes: tuple[str, ...] = ()) -> Callable[[E], E]:
    """Class decorator: register an event class under its kind, with the English pattern of its line."""

    def register(cls: E) -> E:
        assert kind not in registry, kind
        made = record(cls)
        made.kind, made.template, made.codes = kind, template, codes
        registry[kind] = made
        return made

    return register


def event_from_json(registry: Mapping[str, type[Event]], data: Mapping[str, Any]) -> Event:
    """Rebuild an event; the reverse of `Event.to_json`."""
    cls = registry.get(str(data.get("event")))
    if cls is None:
        raise EngineError(f"unknown event {data.get('event')!r}")
    values: dict[str, Any] = {}
    for name in cls.names:
        if name not in data:
            raise EngineError(f"the event {cls.kind!r} lacks the field {name!r}")
        value = data[name]
        if name == "check" and isinstance(value, Mapping):
            value = Check.from_json(value)
        elif isinstance(value, list):
            value = tuple(value)
        values[name] = value
    return cls(**values)
