"""Ids that the user types: what they may look like, and that they are not taken."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bk40qt.desktop.i18n import tr
from editor.document import ScenarioDocument

_ID: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}")


def form_check(value: str) -> str:
    return "" if _ID.fullmatch(value) else tr("An id has 1 to 64 letters (A to Z), digits, '_', '-' or '.'")


def free_check(value: str, taken: Iterable[str], present: str) -> str:
    """`present` is the id it has now."""
    if reason := form_check(value):
        return reason
    return tr("The id {id} is taken", id=value) if value != present and value in set(taken) else ""


def id_check(document: ScenarioDocument, value: str, present: str) -> str:
    """For formations and counters, which share one set of ids."""
    entries = (*document.data["formations"], *document.data["counters"])
    return free_check(value, (entry["id"] for entry in entries), present)
