"""What every rule system promises the engine, asked of a game in progress: the same questions whatever the game.

All of these leave the game as it was; each raises Broken.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from bk40qt.engine.decisions import Action
from bk40qt.engine.dice import Reading
from bk40qt.engine.errors import IllegalActionError
from bk40qt.engine.events import Event, event_from_json
from bk40qt.engine.game import Game
from bk40qt.engine.rules.api import State
from bk40qt.selfplay.invariants import Broken, demand
from bk40qt.storage.saves import create, verify

FLOW = "frames"  # part of a state that no event tells of: what is under way


class NoDice:
    """For work that must not roll."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def two_d6(self, reading: Reading) -> tuple[int, int]:
        raise Broken("B: a die was rolled while a decision was pending")

    def d6(self, reading: Reading) -> int:
        raise Broken("B: a die was rolled while a decision was pending")

    def pick(self, labels: Sequence[str]) -> int:
        raise Broken("B: a marker was drawn while a decision was pending")


class Fold:
    """A second state that is changed by events alone, and must stay equal to the real one."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.state: State = game.system.start(game.scenario, game.options)
        self.take(game.opening)

    def take(self, events: Sequence[Event]) -> None:
        for event in events:
            self._game.system.apply(self.state, event)

    def check(self) -> None:
        game = self._game
        real, folded = game.state_json(), game.system.to_json(self.state)
        for name in real:
            if name != FLOW:
                demand(real[name] == folded[name], "events", f"folding the events gives another {name!r}",
                       *_differences(real[name], folded[name]))


def _differences(real: Any, folded: Any) -> list[str]:
    if not isinstance(real, list):
        return [f"{real!r} / {folded!r}"]
    return [f"[{n}] {a!r} / {b!r}" for n, (a, b) in enumerate(zip(real, folded, strict=True)) if a != b][:5]


def check_recomputed(game: Game) -> None:
    """The pending decision follows from the position alone: also from a copy, and from one that was JSON in between."""
    system = game.system
    if game.decision is None:
        return
    for how, state in (("a copy", game.state.copy()), ("JSON", _through_json(game))):
        out: list[Event] = []
        again = system.advance(state, NoDice(), out)
        demand(not out, "B", f"events while a decision was pending ({how})", *out[:3])
        demand(again == game.decision, "B", f"another decision from {how}", again and again.point, game.decision.point)


def _through_json(game: Game) -> State:
    told = game.state_json()
    state = game.system.from_json(game.scenario, json.loads(json.dumps(told)))
    again = game.system.to_json(state)
    for name in told:
        demand(json.dumps(again[name]) == json.dumps(told[name]), "JSON", f"{name!r} does not survive")
    return state


def check_events(game: Game, events: Sequence[Event]) -> None:
    """Events survive JSON and can be told as a line with their rule."""
    for event in events:
        again = event_from_json(game.system.events, json.loads(json.dumps(event.to_json())))
        demand(again == event, "JSON", "an event does not survive", event)
        demand(bool(event.rule), "-", "an event without a rule", event)
    game.lines(events)


def check_undo(game: Game, rng: random.Random, reach: int = 80) -> None:
    """Back some way and the same decisions again: same dice, same events, same position."""
    count = len(game.log)
    before, entries = game.state_hash(), list(game.log)
    goal = max(0, count - int(rng.random() * reach))
    game.undo(goal)
    demand(len(game.log) == goal, "undo", "went elsewhere", len(game.log), goal)
    for number in range(goal, count):
        events = game.submit(entries[number].action)
        demand(events == entries[number].events, "undo", f"decision {number} came to other events after undo")
        demand(game.log[number].chance == entries[number].chance, "undo", f"decision {number} rolled other dice")
    demand(game.state_hash() == before, "undo", "another position after going back and forth", goal, count)


def check_refusal(game: Game, rng: random.Random, earlier: Sequence[Action]) -> None:
    """What is not offered is refused with a rule, and changes nothing."""
    decision = game.decision
    if decision is None:
        return
    options = decision.options
    one = options[int(rng.random() * len(options))]
    other = earlier[int(rng.random() * len(earlier))] if earlier else one
    tries = [
        Action("nonsense"), Action(""), Action(one.kind), one._replace(unit="nobody"), one._replace(hex="9999"),
        one._replace(hex=other.hex), one._replace(unit=other.unit), one._replace(target=other.target), other,
        one._replace(units=(*one.units, *one.units, "nobody")), one._replace(mode="sideways"),
    ]
    before = game.state_hash()
    for action in tries:
        game.why_not(action)
        if action in options:
            continue
        try:
            game.submit(action)
        except IllegalActionError as refused:
            demand(bool(refused.rule and refused.reason), "submit", "refused without rule or reason", action)
        else:
            raise Broken(f"submit: {action} was not offered, and was taken")
    demand(game.state_hash() == before, "submit", "a refusal changed the position")
    demand(game.decision == decision, "submit", "a refusal changed the decision")


def explained(game: Game, action: Action) -> list[str] | None:
    """Every way in which the option may turn out, as text; None where there are too many. Chances add up to one."""
    before = game.state_hash()
    found = game.explain(action)
    demand(game.state_hash() == before, "explain", "a question changed the position")
    if found.branches is None:
        return None
    demand(sum((branch.chance for branch in found.branches), Fraction(0)) == 1, "explain", "chances do not add up")
    return [_told(branch.events) for branch in found.branches]


def check_explained(ways: list[str], action: Action, events: Sequence[Event]) -> None:
    """What came of it is one of the ways foretold; they end where a marker is drawn."""
    told = _told(events)
    demand(any(told.startswith(way) for way in ways), "explain", "an outcome that was not foretold", action, told)


def _told(events: Sequence[Event]) -> str:
    return "".join(json.dumps(event.to_json(), sort_keys=True) for event in events
                   if event.kind not in ("rolled", "drawn"))


def check_replay(game: Game) -> None:
    """The same decisions with the recorded dice give the same game, and so do the same decisions with the same seed."""
    again = Game(game.system, game.scenario, game.seed, game.options)
    for number, entry in enumerate(again.load([(entry.action, entry.chance) for entry in game.log])):
        demand(entry == game.log[number], "replay", f"decision {number} came to something else")
    demand(again.state_hash() == game.state_hash(), "replay", "another position at the end")
    fresh = Game(game.system, game.scenario, game.seed, game.options)
    for entry in game.log:
        fresh.submit(entry.action)
    demand(fresh.log == game.log and fresh.state_hash() == game.state_hash(), "replay", "same seed, another game")


def check_saved(game: Game) -> None:
    """Saved, read again and replayed from the file."""
    with tempfile.TemporaryDirectory(prefix="bk40fuzz-") as folder:
        path = Path(folder) / "game.bk40save"
        journal = game.journal
        create(path, game).close()
        game.journal = journal
        report = verify(path)
        demand(report.difference is None, "save", "the file replays to something else", report.difference)
