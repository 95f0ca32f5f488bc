"""Answers given in advance to reaction windows: "not during this move", "not during this activation" (B.3: a shortcut
of the screen, not a rule). They end by themselves and can be taken back at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.events import Event

THIS_MOVE: Final = "move"
THIS_ACTIVATION: Final = "activation"
WINDOWS: Final = ("DP-R1", "DP-R2", "DP-R3", "DP-R4", "DP-R5")  # all that 6.3 offers the passive side
_LET_BE: Final = ("pass", "no")
_ENDS_ACTIVATION: Final = ("activated", "activation_ended", "drawn", "turn_began")


class StandingOrders:
    def __init__(self) -> None:
        self._until: dict[str, str] = {}  # side -> THIS_MOVE or THIS_ACTIVATION

    def give(self, side: str, until: str) -> None:
        self._until[side] = until

    def revoke(self, side: str) -> None:
        self._until.pop(side, None)

    def clear(self) -> None:
        self._until.clear()

    def of(self, side: str) -> str:
        return self._until.get(side, "")

    def answer(self, decision: Decision) -> Action | None:
        """The answer given in advance, if there is one for this question."""
        if decision.point in WINDOWS and decision.side in self._until:
            return next((option for option in decision.options if option.kind in _LET_BE), None)
        return None

    def note(self, events: Sequence[Event]) -> None:
        """What has happened may be the end of what the order was for."""
        if any(event.kind in _ENDS_ACTIVATION for event in events):
            self._until.clear()

    def meet(self, decision: Decision | None) -> None:
        """A new question: with the next choice of a unit (DP-A1) a move is over."""
        if decision is None or decision.point == "DP-A1":
            self._until = {side: until for side, until in self._until.items() if until != THIS_MOVE}
