"""Small classes with named fields, as `dataclass(slots=True)` makes them, only quicker: there are more than a hundred
between the start of the program and the first sight of a board, and making them the usual way took a fifth of the time.

`@record` makes one whose fields can change, `@value` one whose fields cannot: it can be a key. A default is shared by
all, so it must be immutable; `made` gives each one its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, ClassVar, NoReturn, Self, TypeVar, dataclass_transform

T = TypeVar("T")
C = TypeVar("C", bound=type[Any])


class Record:
    """Compared, shown and copied by its fields, which `names` lists."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[Mapping[str, Any]] = {}
    contents: ClassVar[attrgetter[Any]] = attrgetter("names")  # the values of all fields

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return bool(self.contents(self) == self.contents(other))

    __hash__ = None  # type: ignore[assignment]  # the fields can change

    def __repr__(self) -> str:
        values = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.names])
        return f"{type(self).__name__}({values})"

    def copy(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        for name in cls.names:
            setattr(other, name, getattr(self, name))
        return other

    def replaced(self, **changes: Any) -> Self:
        """A copy in which these fields are different."""
        other = self.copy()
        for name, value in changes.items():
            setattr(other, name, value)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in self.names])


class Value(Record):
    """A record that stays as it was made."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # they cannot change
        return hash(self.contents(self))

    def __setattr__(self, name: str, _: Any) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def copy(self) -> Self:
        return self

    def replaced(self, **changes: Any) -> Self:
        return type(self)(**{name: getattr(self, name) for name in self.names} | changes)


class _Made:
    """Stands for a default that is made anew for each record."""

    __slots__ = ("factory",)

    def __init__(self, factory: Callable[[], Any]) -> None:
        self.factory = factory


def made(*, factory: Callable[[], T]) -> T:
    """The default of a field that each record has for itself: `lines: list[str] = made(factory=list)`."""
    return _Made(factory)  # type: ignore[return-value]  # as `dataclasses.field`


@dataclass_transform(field_specifiers=(made,))
def record(cls: C) -> C:
    """The class with a slot and a parameter for each annotated field, those of its base first."""
    return _made(cls, Record, "self.{0} = {0}")


@dataclass_transform(frozen_default=True, field_specifiers=(made,))
def value(cls: C) -> C:
    """As `record`, but nothing can be set after the class is made."""
    return _made(cls, Value, "_set_{0}(self, {0})")


def replace(one: T, **changes: Any) -> T:
    """A copy of a value or record in which these fields are different."""
    assert isinstance(one, Record), one
    return one.replaced(**changes)


def _made(cls: C, base: type[Record], setting: str) -> C:
    body = dict(cls.__dict__)
    own = [name for name, kind in body.get("__annotations__", {}).items() if not str(kind).startswith("ClassVar")]
    if issubclass(cls, Record):
        base = cls.__bases__[0]
    defaults = {**base.defaults, **{name: body.pop(name) for name in own if name in body}}
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    names = (*base.names, *own)
    body.update(__slots__=tuple(own), names=names, defaults=defaults)
    if names:
        body["contents"] = attrgetter(*names)

    def first(self: Any, *values: Any, **named: Any) -> None:
        """Stands in until there is one to be made: many a kind of event never happens in a game."""
        found.__init__ = _initializer(found, setting)
        found.__init__(self, *values, **named)

    found: Any = type(cls.__name__, (base,), {**body, "__init__": first})
    return found  # type: ignore[no-any-return]


def _initializer(cls: type[Record], setting: str) -> Callable[..., None]:
    parameters = ["self", *[f"{name}=_{name}" if name in cls.defaults else name for name in cls.names]]
    own = [f"if {name} is _{name}: {name} = _{name}.factory()" for name in cls.names
           if isinstance(cls.defaults.get(name), _Made)]
    lines = own + [setting.format(name) for name in cls.names] or ["pass"]
    space: dict[str, Any] = {f"_{name}": default for name, default in cls.defaults.items()}
    space.update({f"_set_{name}": getattr(cls, name).__set__ for name in cls.names})
    exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines), space)
    found: Callable[..., None] = space["__init__"]
    return found
