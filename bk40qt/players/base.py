"""What a computer player is: something that answers a decision with one of its options."""

from __future__ import annotations

from typing import Any, Protocol

from bk40qt.engine.decisions import Action, Decision


class Player(Protocol):
    def decide(self, view: Any, decision: Decision) -> Action:
        """One of `decision.options`. `view` is what the side may know (`Game.view`); a player may ignore it."""
