"""The rule systems, by their id. They are imported when somebody asks: sight and scenario files do without them."""

from __future__ import annotations

from bk40qt.engine.rules.api import RuleSystem

SYSTEMS: dict[str, RuleSystem]


def __getattr__(name: str) -> dict[str, RuleSystem]:
    if name != "SYSTEMS":
        raise AttributeError(name)
    from bk40qt.engine.rules.blitz40.system import SYSTEM as BLITZ40

    found: dict[str, RuleSystem] = {BLITZ40.id: BLITZ40}
    globals()["SYSTEMS"] = found
    return found
