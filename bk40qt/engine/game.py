"""A game: a scenario, a seed and the decisions taken. State, log, undo and replay all follow from these."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bk40qt.engine.decisions import Action, Decision, Outcome, Refusal
from bk40qt.engine.dice import (
    Dice,
    GameDice,
    RecordedDice,
    ScriptedDice,
    SeededDice,
)
from bk40qt.engine.errors import EngineError, IllegalActionError, ReplayError
from bk40qt.engine.events import Event
from bk40qt.engine.modifiers import Check
from bk40qt.engine.records import value
from bk40qt.engine.wording import Translate, say

if TYPE_CHECKING:  # slow to import, and only their shape is needed here
    from fractions import Fraction

    from bk40qt.engine.rules.api import RuleSystem, State

SNAPSHOT_EVERY = 64  # undo re-submits at most this many decisions


class Entry(NamedTuple):
    """One decision taken: who took it, the raw dice it used, and what came of it."""

    side: str
    action: Action
    chance: tuple[int, ...]
    events: tuple[Event, ...]


class Journal(Protocol):
    """Where decisions are made durable. `append` returns when the entry is safely on disk, or raises."""

    def append(self, number: int, entry: Entry) -> None: ...
    def truncate(self, count: int) -> None: ...


@value
class Branch:
    """One way an option can turn out, up to the next decision."""

    chance: Fraction
    events: tuple[Event, ...]  # effects only, without the rolls that led there


@value
class Explanation:
    """What an option would roll for: the checks in the order met, and every outcome with its exact chance.

    `branches` is None where there are too many ways to list; the checks still hold.
    """

    checks: tuple[Check, ...]
    branches: tuple[Branch, ...] | None


class _Snapshot(NamedTuple):
    decisions: int
    state: State
    decision: Decision | None


class Game:
    def __init__(self, system: RuleSystem, scenario: Any, seed: int | str = 0, options: Mapping[str, str] | None = None,
                 script: ScriptedDice | None = None, journal: Journal | None = None,
                 opening_dice: Dice | None = None) -> None:
        """`script`: dice that fall as told, for tests and for `bk40qt engine`. `opening_dice`: recorded dice of what
        happens before the first decision."""
        self.system = system
        self.scenario = scenario
        self.seed = seed
        self.options = options if options is not None else {}
        self.script = script
        self.journal = journal
        self.log: list[Entry] = []
        self._dice: GameDice = script if script is not None else SeededDice(seed)
        self.state: State = system.start(scenario, self.options)
        first: Dice = self._dice if opening_dice is None else opening_dice
        out: list[Event] = []
        self.decision = system.advance(self.state, first, out)
        self.opening = tuple(out)  # what happened before the first decision
        self.opening_chance = tuple(first.drawn)
        first.drawn.clear()
        if first is not self._dice:
            self._dice.skip(self.opening_chance)
        self._marks: list[tuple[int, ...]] = []  # where the dice stood before each decision
        self._snapshots = [self._snapshot()]

    def _take_chance(self) -> tuple[int, ...]:
        drawn = tuple(self._dice.drawn)
        self._dice.drawn.clear()
        return drawn

    def _snapshot(self) -> _Snapshot:
        return _Snapshot(len(self.log), self.state.copy(), self.decision)

    @property
    def outcome(self) -> Outcome | None:
        return self.system.outcome(self.state)

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Take one of the offered options. Anything else changes nothing and is refused with its rule."""
        decision = self.decision
        if decision is None:
            raise IllegalActionError(say("The game is over"), "11")
        if action not in decision.options:
            refusal = self.system.refuse(self.state, decision, action)
            raise IllegalActionError(refusal.reason, refusal.rule)
        out: list[Event] = []
        count = len(self.log)
        self._marks.append(self._dice.mark())
        try:
            self.system.answer(self.state, action, self._dice, out)
            following = self.system.advance(self.state, self._dice, out)
            entry = Entry(decision.side, action, self._take_chance(), tuple(out))
            if self.journal is not None:
                self.journal.append(count, entry)
            self.log.append(entry)
            self.decision = following
            if len(self.log) % SNAPSHOT_EVERY == 0:
                self._snapshots.append(self._snapshot())
        except BaseException:
            # Nothing happened: the position before this decision comes back, whatever went wrong.
            self._rebuild(count)
            raise
        return entry.events

    def undo(self, count: int) -> None:
        """Go back to the moment before decision number `count` (0 = the first). Policy is the caller's."""
        if not 0 <= count <= len(self.log):
            raise EngineError(f"there is no decision {count}: the game has {len(self.log)}")
        if self.journal is not None:
            self.journal.truncate(count)
        self._rebuild(count)

    def crosses_chance(self, count: int) -> bool:
        """Whether undoing to `count` would take back a die, a draw or something revealed."""
        return any(
            entry.chance or any(event.kind == "revealed" for event in entry.events) for entry in self.log[count:]
        )

    def asked(self, count: int) -> Decision | None:
        """What was asked as decision number `count`; the game stays where it is."""
        if count == len(self.log):
            return self.decision
        before = next(found for found in reversed(self._snapshots) if found.decisions <= count)
        state, decision = before.state.copy(), before.decision
        for entry in self.log[before.decisions : count]:
            dice = RecordedDice(entry.chance)
            self.system.answer(state, entry.action, dice, [])
            decision = self.system.advance(state, dice, [])
        return decision

    def _rebuild(self, count: int) -> None:
        while self._snapshots[-1].decisions > count:
            self._snapshots.pop()
        snapshot = self._snapshots[-1]
        redo = self.log[snapshot.decisions : count]
        self.log = self.log[: snapshot.decisions]
        self.state, self.decision = snapshot.state.copy(), snapshot.decision
        for entry in redo:
            self._resubmit(entry, RecordedDice(entry.chance))
        if count < len(self._marks):
            self._dice.rewind(self._marks[count])
            del self._marks[count:]

    def _resubmit(self, entry: Entry, dice: RecordedDice) -> tuple[Event, ...]:
        """Take a recorded decision again; raises unless it is legal and uses exactly the recorded dice."""
        decision = self.decision
        number = len(self.log)
        if decision is None:
            raise ReplayError(f"decision {number}: the game is already over")
        if entry.action not in decision.options:
            raise ReplayError(
                f"decision {number}: {entry.action} is not among the {len(decision.options)} options"
                f" of {decision.point}"
            )
        out: list[Event] = []
        self.system.answer(self.state, entry.action, dice, out)
        self.decision = self.system.advance(self.state, dice, out)
        if not dice.exhausted():
            raise ReplayError(f"decision {number}: {entry.action} rolled fewer dice than recorded")
        self.log.append(Entry(decision.side, entry.action, entry.chance, tuple(out)))
        return self.log[-1].events

    def load(self, entries: Sequence[tuple[Action, tuple[int, ...]]]) -> Iterator[Entry]:
        """Take recorded decisions one after the other, with their dice; yields what each came to this time."""
        for action, chance in entries:
            self._resubmit(Entry("", action, chance, ()), RecordedDice(chance))
            self._marks.append(self._dice.mark())
            self._dice.skip(chance)
            if len(self.log) % SNAPSHOT_EVERY == 0:
                self._snapshots.append(self._snapshot())
            yield self.log[-1]

    def explain(self, action: Action) -> Explanation:
        """What this option would roll for and how it can turn out: the resolving code itself, run on every die."""
        return self.explainer(action)()

    def explainer(self, action: Action) -> Callable[[], Explanation]:
        """`explain` to be carried out later or in another thread: it works on a copy of the present position."""
        decision = self.decision
        if decision is None or action not in decision.options:
            refusal = (
                Refusal("11", say("The game is over"))
                if decision is None
                else self.system.refuse(self.state, decision, action)
            )
            raise IllegalActionError(refusal.reason, refusal.rule)
        return partial(_explanation, self.system, self.system.imagine(self.state, decision.side), action)

    def why_not(self, question: Action) -> Refusal | None:
        return self.system.why_not(self.state, question)

    def view(self, side: str) -> dict[str, Any]:
        """Everything that side may know, its own pending decision included, and nothing else."""
        view = self.system.view(self.state, side)
        decision = self.decision
        if decision is not None:
            mine = decision.side == side
            view["decision"] = decision.to_json() if mine else {"side": decision.side}
        else:
            view["decision"] = None
        return view

    def lines(self, events: Sequence[Event], tr: Translate = str) -> list[str]:
        """The events as text, with the names people use."""
        return [event.line(lambda ident: self.system.name_of(self.state, ident, tr), tr) for event in events]

    def state_json(self) -> dict[str, Any]:
        return self.system.to_json(self.state)

    def state_hash(self) -> str:
        text = json.dumps(self.state_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()


def _explanation(system: RuleSystem, position: State, action: Action) -> Explanation:
    from bk40qt.engine.chances import DrawReached, enumerate_chance  # here: fractions are slow to import

    checks: dict[Check, None] = {}

    def run(dice: Dice) -> tuple[Event, ...]:
        state = position.copy()
        out: list[Event] = []
        try:
            system.answer(state, action, dice, out)
            system.advance(state, dice, out)
        except DrawReached:
            pass
        for event in out:
            check = getattr(event, "check", None)
            if check is not None:
                checks.setdefault(check)
        return tuple(event for event in out if event.kind not in ("rolled", "drawn"))

    found = enumerate_chance(run)
    return Explanation(tuple(checks), None if found is None else _merge(found))


def _merge(found: list[tuple[Fraction, tuple[Event, ...]]]) -> tuple[Branch, ...]:
    merged: dict[str, Branch] = {}
    for chance, events in found:
        key = json.dumps([event.to_json() for event in events], sort_keys=True)
        so_far = merged.get(key)
        merged[key] = Branch(chance + (so_far.chance if so_far else 0), events)
    return tuple(sorted(merged.values(), key=lambda branch: -branch.chance))
