"""A way to put a problem right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bk40qt.engine.wording import Said
from editor.patch import Patch


@dataclass(frozen=True, slots=True)
class Fix:
    """`text` says what it does; `make` gives the patch for the document as it is then. What only the designer can do by
    hand has no patch: `paint` is the zone to be painted."""

    text: Said
    make: Callable[[], Patch | None] | None
    paint: str = ""
