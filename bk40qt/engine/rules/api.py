"""What the engine asks of a rule system. A system is a module-level object with these methods; it keeps no state.

`State` is the system's own class: plain data, cheap to copy. The engine never looks inside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bk40qt.engine.decisions import Action, Decision, Outcome, Refusal
from bk40qt.engine.dice import Dice
from bk40qt.engine.events import Event
from bk40qt.engine.wording import Translate


class State(Protocol):
    """A position of a game, flow included: whose decision is pending follows from it alone."""

    def copy(self) -> State: ...


class RuleSystem(Protocol):
    id: str
    sides: tuple[str, ...]
    version: int  # changes whenever the same decisions may lead to other events
    events: Mapping[str, type[Event]]

    def load(self, name_or_path: str) -> Any:
        """The scenario of that shipped name or file; ScenarioError lists every fault."""

    def parse(self, document: object) -> Any:
        """A scenario from its document; ScenarioError lists every fault."""

    def document(self, scenario: Any) -> dict[str, Any]:
        """The document that a saved game keeps, so that it opens without the scenario file."""

    def start(self, scenario: Any, options: Mapping[str, str]) -> State: ...
    def advance(self, state: State, dice: Dice, out: list[Event]) -> Decision | None:
        """Do everything that needs no decision. None: the game is over."""

    def answer(self, state: State, action: Action, dice: Dice, out: list[Event]) -> None:
        """Carry out an action of the pending decision, up to where `advance` takes over."""

    def outcome(self, state: State) -> Outcome | None: ...
    def apply(self, state: State, event: Event) -> None:
        """Change the position as the event tells; holds no rule and rolls no dice."""

    def refuse(self, state: State, decision: Decision, action: Action) -> Refusal:
        """Why an action that was not offered is not legal."""

    def why_not(self, state: State, question: Action) -> Refusal | None:
        """Why a unit cannot move, fire, assault or activate like this. None: it can."""

    def imagine(self, state: State, side: str) -> State:
        """A copy of the position as that side must take it to be, for odds that give nothing away."""

    def view(self, state: State, side: str) -> dict[str, Any]:
        """What that side may know, as JSON values."""

    def visible(self, state: State, events: Sequence[Event], side: str) -> tuple[Event, ...]:
        """The events as that side may see them."""

    def to_json(self, state: State) -> dict[str, Any]: ...
    def from_json(self, scenario: Any, data: Mapping[str, Any]) -> State: ...
    def name_of(self, state: State, ident: str, tr: Translate = str) -> str:
        """What people call a unit, formation or marker; anything else comes back unchanged."""
