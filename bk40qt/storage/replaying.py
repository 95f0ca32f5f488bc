"""Taking the decisions of a saved game again and comparing what comes of them with what was recorded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bk40qt.engine.decisions import Action, Outcome
from bk40qt.engine.dice import RecordedDice
from bk40qt.engine.errors import EngineError
from bk40qt.engine.events import Event, event_from_json
from bk40qt.engine.game import Game
from bk40qt.engine.rules.api import RuleSystem
from bk40qt.engine.wording import message, say
from bk40qt.storage import codec
from bk40qt.storage.codec import Bad, Header
from bk40qt.storage.errors import ReplayDiffers, damaged
from bk40qt.storage.reader import Contents

OPENING = -1  # "decision" of what happens before the first one


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where a recorded game and its replay part."""

    decision: int
    event: int | None  # None: it is not about an event, but the decision itself cannot be taken
    text: str

    def __str__(self) -> str:
        where = "the opening" if self.decision == OPENING else f"decision {self.decision}"
        return f"{where}, {self.text}" if self.event is None else f"{where}, event {self.event}: {self.text}"

    def error(self, path: Path) -> ReplayDiffers:
        return ReplayDiffers(
            say("{path} does not replay as it was recorded: {difference}", path=path, difference=str(self)))


@dataclass(frozen=True, slots=True)
class Replayed:
    game: Game
    events: int  # compared and equal
    difference: Difference | None


@dataclass(frozen=True, slots=True)
class VerifyReport:
    """What `bk40qt replay SAVE --verify` says."""

    path: Path
    header: Header
    rules_now: int  # version of the rules it was replayed under
    decisions: int  # recorded
    events: int  # compared and equal
    difference: Difference | None
    state_hash: str  # of the last position reached
    outcome: Outcome | None
    seeded: bool  # the dice are those of the seed; False for scripted dice, or if somebody chose them

    @property
    def ok(self) -> bool:
        return self.difference is None


@dataclass(frozen=True, slots=True)
class SavedEntry:
    number: int
    side: str
    action: Action
    chance: tuple[int, ...]
    events: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class SavedLog:
    """A saved game to look at, whatever rules it was played under. Events are JSON objects."""

    header: Header
    entries: tuple[SavedEntry, ...]

    def events(self, registry: Mapping[str, type[Event]]) -> Iterator[tuple[int, Event]]:
        """Decision number and event, as objects; EngineError where these rules do not know the event any more."""
        for data in self.header.opening:
            yield OPENING, event_from_json(registry, data)
        for entry in self.entries:
            for data in entry.events:
                yield entry.number, event_from_json(registry, data)


def log_of(contents: Contents, path: Path) -> SavedLog:
    entries = []
    for row in contents.rows:
        try:
            entries.append(SavedEntry(row.number, row.side, codec.read_action(row.action),
                                      codec.read_chance(row.chance), codec.read_events(row.events)))
        except Bad as error:
            raise damaged(path, say("decision {number}: {error}", number=row.number, error=message(error))) from None
    return SavedLog(contents.header, tuple(entries))


def replay(contents: Contents, system: RuleSystem, path: Path) -> Replayed:
    """Play the recorded decisions with the recorded dice, up to the first difference."""
    header = contents.header
    decisions: list[tuple[Action, tuple[int, ...]]] = []
    for row in contents.rows:
        try:
            decisions.append((codec.read_action(row.action), codec.read_chance(row.chance)))
        except Bad as error:
            raise damaged(path, say("decision {number}: {error}", number=row.number, error=message(error))) from None
    try:
        game = _start(system, header)
    except EngineError as error:
        raise damaged(path, say("its scenario does not start: {error}", error=message(error))) from None
    compared = len(game.opening)
    if (text := codec.encode_events(game.opening)) != (recorded := codec.encode(header.opening)):
        return Replayed(game, 0, _difference(OPENING, recorded, text))
    taken = game.load(decisions)
    for row in contents.rows:
        try:
            entry = next(taken)
        except EngineError as error:
            what = str(error).removeprefix(f"decision {row.number}: ")
            return Replayed(game, compared, Difference(row.number, None, what))
        if entry.side != row.side:
            what = f"recorded for {row.side[:40]!r}, but {entry.side!r} decides"
            return Replayed(game, compared, Difference(row.number, None, what))
        # Texts, not objects: reading the recorded events would cost more than all the rest.
        if (text := codec.encode_events(entry.events)) != row.events:
            return Replayed(game, compared, _difference(row.number, row.events, text))
        compared += len(entry.events)
    return Replayed(game, compared, None)


def verify(contents: Contents, system: RuleSystem, path: Path) -> VerifyReport:
    found = replay(contents, system, path)
    game = found.game
    return VerifyReport(
        path=path,
        header=contents.header,
        rules_now=system.version,
        decisions=len(contents.rows),
        events=found.events,
        difference=found.difference,
        state_hash=game.state_hash(),
        outcome=game.outcome,
        seeded=found.difference is None and _follows_seed(game),
    )


def _follows_seed(recorded: Game) -> bool:
    """Whether the same decisions with the dice of the seed give the same dice."""
    game = Game(recorded.system, recorded.scenario, recorded.seed, recorded.options)
    if game.opening_chance != recorded.opening_chance:
        return False
    for entry in recorded.log:
        try:
            game.submit(entry.action)
        except EngineError:
            return False
        if game.log[-1].chance != entry.chance:
            return False
    return True


def _start(system: RuleSystem, header: Header) -> Game:
    scenario = system.parse(header.scenario)
    game = Game(system, scenario, header.seed, header.options)
    if game.opening_chance == header.opening_chance:
        return game
    # The dice were scripted. Those of the opening are recorded; after the last recorded one the seed takes over.
    dice = RecordedDice(header.opening_chance)
    return Game(system, scenario, header.seed, header.options, opening_dice=dice)


def _difference(decision: int, recorded: str, now: str) -> Difference:
    """Which event is the first that differs; the recorded text is not trusted."""
    try:
        before: Sequence[object] = codec.read_events(recorded)
    except Bad as error:
        return Difference(decision, 0, f"recorded events are unreadable ({error})")
    after: Sequence[object] = codec.read_events(now)
    for number in range(max(len(before), len(after))):
        first = before[number] if number < len(before) else None
        second = after[number] if number < len(after) else None
        if first != second:
            return Difference(decision, number, f"recorded {_short(first)}, now {_short(second)}")
    return Difference(decision, 0, "the recorded text is not as this program writes it")


def _short(event: object) -> str:
    if event is None:
        return "nothing"
    text = codec.encode(event)
    return text if len(text) <= 200 else text[:197] + "..."
