"""The rule systems. An explicit table of plain imports, so that a frozen build sees them too."""

from __future__ import annotations

from bk40qt.engine.rules.api import RuleSystem
from bk40qt.engine.rules.blitz40.system import SYSTEM as BLITZ40

SYSTEMS: dict[str, RuleSystem] = {BLITZ40.id: BLITZ40}
