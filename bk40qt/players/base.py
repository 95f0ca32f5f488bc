"""What a computer player is: something that answers a decision with one of its options."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.api import State


class Choice(NamedTuple):
    """An answer, and in a few words why: text of `engine.wording.say`, for the log and the status bar."""

    action: Action
    why: str = ""


class Player(Protocol):
    def decide(self, position: State, decision: Decision) -> Choice:
        """One of `decision.options`. `position` is `system.imagine(state, decision.side)`: what the side must take the
        position to be (13.1). It is a copy of the player's own, to try things out on."""
