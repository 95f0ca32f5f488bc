"""What the engine says to people: English text that remembers its pattern, so that a window can say it in another
language. `tests/texts.py` collects the patterns, so the first argument of `say` and `translatable` is a literal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

Translate = Callable[[str], str]  # an English pattern in another language, placeholders kept


class Said(str):
    """A text made from a pattern. Everywhere a plain str, except that it can be said again in another language."""

    __slots__ = ("pattern", "values")
    pattern: str
    values: dict[str, Any]

    def __new__(cls, text: str, pattern: str, values: Mapping[str, object]) -> Said:
        said = super().__new__(cls, text)
        said.pattern = pattern
        said.values = dict(values)
        return said

    def __reduce__(self) -> tuple[type[Said], tuple[str, str, dict[str, Any]]]:
        return Said, (str(self), self.pattern, self.values)

    def retold(self, tr: Translate) -> str:
        """The same by another pattern, and so on with what is said inside it."""
        pattern, values = tr(self.pattern), {name: retold(value, tr) for name, value in self.values.items()}
        return pattern.format(**values) if values else pattern


def say(pattern: str, /, **values: object) -> Said:
    """The pattern with its placeholders filled in."""
    return Said(pattern.format(**values) if values else pattern, pattern, values)


def translatable(text: str) -> str:
    """The text itself: marks a text of a table, to be translated where it is shown."""
    return text


def retold(value: Any, tr: Translate) -> Any:
    """A value of a pattern by the patterns of another language; what was not said by the engine stays as it is."""
    return value.retold(tr) if isinstance(value, Said) else value


def listed(texts: Iterable[str], separator: str = ", ") -> str:
    """Texts one after the other, each of them still to be retold. The separator belongs to no language."""
    items = {f"item{number}": text for number, text in enumerate(texts)}
    if not any(isinstance(text, Said) for text in items.values()):
        return separator.join(items.values())
    return say(separator.join(f"{{{name}}}" for name in items), **items)


def heard(text: str, patterns: Iterable[str]) -> str:
    """A text that one of these patterns made, with its pattern again: for texts that come out of a saved game."""
    for pattern in patterns:
        parts = re.split(r"\{(\w+)\}", pattern)  # literal, name, literal, name, ...
        shape = "".join(f"(?P<{part}>.+)" if number % 2 else re.escape(part) for number, part in enumerate(parts))
        if found := re.fullmatch(shape, text):
            return say(pattern, **found.groupdict())
    return text


def capital(text: str) -> str:
    """The text with a capital at its beginning, as a sentence has it."""
    return text[:1].upper() + text[1:]


def marker_of(ident: str) -> str:
    """What to ask for the name of a marker by: a formation and its marker have the same id, but not the same name."""
    return f"marker:{ident}"


def halves(count: int) -> str:
    """Half points as people write them: 3 is one and a half."""
    if count % 2 == 0:
        return str(count // 2)
    return say("{whole}.5", whole=f"{'-' if count < 0 else ''}{abs(count) // 2}")


def message(error: BaseException) -> str:
    """The text of an error, still to be retold if the engine said it."""
    said = getattr(error, "text", error.args[0] if error.args else "")
    return said if isinstance(said, Said) else str(error)


_OF_THE_SYSTEM = (
    translatable("No space left on device"), translatable("Permission denied"), translatable("Operation not permitted"),
    translatable("No such file or directory"), translatable("Read-only file system"), translatable("Is a directory"),
    translatable("Not a directory"), translatable("File name too long"), translatable("Disk quota exceeded"),
    translatable("Input/output error"), translatable("File too large"), translatable("Too many open files"),
)  # fmt: skip


def os_reason(error: BaseException) -> str:
    """Why the system refused a file, still to be retold: by itself it speaks the language of the machine."""
    text = getattr(error, "strerror", None) or str(error)
    return text if isinstance(text, Said) else heard(text, _OF_THE_SYSTEM)
