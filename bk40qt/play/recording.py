"""A saved game taken in whole, so that every moment of it can be shown at once, in any order.

Moment n is the position after n decisions. Every 32nd is kept; the ones between are made from the one before by taking
the recorded decisions again with their dice. Games that this program's rules would play otherwise are shown by their
recorded events alone (`as_recorded`).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from bk40qt.engine.decisions import Decision
from bk40qt.engine.dice import RecordedDice
from bk40qt.engine.errors import EngineError, ReplayError
from bk40qt.engine.events import Event, event_from_json
from bk40qt.engine.game import Entry, Game
from bk40qt.engine.wording import say

if TYPE_CHECKING:
    from bk40qt.engine.rules.api import RuleSystem, State
    from bk40qt.storage.replaying import SavedEntry, SavedLog

KEYFRAME_EVERY: Final = 32
_TICK_EVERY: Final = 16  # decisions between two words on how far it is
_ODD: Final = (LookupError, TypeError, ValueError, AttributeError, AssertionError)  # events that do not fit the game

Tick = Callable[[int, int], bool]  # decisions done, of how many; False: no more
Mark = Literal["turn", "activation", "combat"]
MARKS: Final[tuple[Mark, ...]] = ("turn", "activation", "combat")


class Cancelled(EngineError):
    """The user does not want to wait."""


def go_on(done: int, total: int) -> bool:
    return True


class Recording:
    """`game` is the game at its start; `entries` and `decisions` tell how it went on."""

    def __init__(self, path: str | Path, tick: Tick = go_on) -> None:
        from bk40qt.storage import saves

        self.path = Path(path)
        log = saves.read_events(path)  # never opens a file that a window of this program plays
        self.header = log.header
        self.as_recorded: Literal["", "rules", "differs"] = ""
        self.entries: list[Entry] = []
        self.decisions: list[Decision | None] = []  # what is asked at each moment; one more than entries
        self.turns: list[int] = []  # the turn at each moment
        self._keyframes: list[State] = []
        self._early: dict[str, Event] = {}  # guns that will hide: see `_fold`
        system = _system(log)
        scenario = system.parse(log.header.scenario)
        if system.version != log.header.rules:
            self.as_recorded = "rules"
        elif not self._play(system, scenario, log, tick):
            self.as_recorded = "differs"
        if self.as_recorded:
            self._read(system, scenario, log, tick)
        self.marks: dict[Mark, list[int]] = {mark: self._marked(mark) for mark in MARKS}
        self._count_turns()

    @property
    def keeps_secrets(self) -> bool:
        """Guns may be hidden (13.1), and the game goes on."""
        setting = getattr(self.game.state, "setting", None)
        return setting is not None and setting.hidden_guns and self.decisions[-1] is not None

    def __len__(self) -> int:
        return len(self.entries)

    # -- taking it in -------------------------------------------------------------------------------------------------

    def _play(self, system: RuleSystem, scenario: object, log: SavedLog, tick: Tick) -> bool:
        """Take all decisions again. False: something came otherwise than it was recorded."""
        dice = RecordedDice(log.header.opening_chance)
        try:
            self.game = game = Game(system, scenario, log.header.seed, log.header.options, opening_dice=dice)
            if _told(game.opening) != list(log.header.opening):
                return False
            self._keep(game.state, game.decision)
            taken = game.load([(entry.action, entry.chance) for entry in log.entries])
            for recorded, entry in zip(log.entries, taken, strict=True):
                if entry.side != recorded.side or _told(entry.events) != list(recorded.events):
                    return False
                self.entries.append(entry)
                self._keep(game.state, game.decision)
                self._tell(tick, len(log.entries))
        except Cancelled:
            raise
        except EngineError:
            return False
        self.game.log = []
        return True

    def _read(self, system: RuleSystem, scenario: object, log: SavedLog, tick: Tick) -> None:
        """Take the recorded events as they are."""
        self.entries, self.decisions, self._keyframes = [], [], []
        self.game = Game(system, scenario, log.header.seed, log.header.options)
        self.game.opening = _events(system, log.header.opening)
        for entry in log.entries:
            self.entries.append(Entry(entry.side, entry.action, entry.chance, _events(system, entry.events)))
        self._early = {
            str(getattr(event, "unit", "")): event
            for entry in self.entries for event in entry.events if event.kind == "hid"
        }
        state = system.start(scenario, log.header.options)
        # Events do not tell the flow of the game: it rests at its lowest level, where nobody is asked anything.
        del getattr(state, "frames", [])[1:]
        self._fold(state, self.game.opening, -1)
        self._keep(state, _asked(log.entries, 0))
        for number, recorded in enumerate(self.entries):
            self._fold(state, recorded.events, number)
            over = system.outcome(state) is not None
            self._keep(state, None if over else _asked(log.entries, number + 1))
            self._tell(tick, len(log.entries))

    def _keep(self, state: State, decision: Decision | None) -> None:
        if len(self.decisions) % KEYFRAME_EVERY == 0:
            self._keyframes.append(state.copy())
        self.decisions.append(decision)

    def _tell(self, tick: Tick, total: int) -> None:
        if len(self.decisions) % _TICK_EVERY == 0 and not tick(len(self.decisions), total):
            raise Cancelled(say("the game was not opened"))

    def _fold(self, state: State, events: Sequence[Event], number: int) -> None:
        for event in events:
            try:
                self.game.system.apply(state, event)
                if event.kind == "placed" and (hid := self._early.get(getattr(event, "unit", ""))) is not None:
                    # 13.1: hiding is decided after placing; until then the other side must not see the place.
                    self.game.system.apply(state, hid)
            except _ODD as error:
                raise ReplayError(f"decision {number}: {event.kind} does not fit this game ({error})") from None

    # -- moments ------------------------------------------------------------------------------------------------------

    def position(self, number: int) -> State:
        """The state at a moment, for the caller to keep."""
        start = number // KEYFRAME_EVERY
        state = self._keyframes[start].copy()
        for done in range(start * KEYFRAME_EVERY, number):
            self.carry_out(state, done)
        return state

    def carry_out(self, state: State, number: int) -> None:
        """From moment `number` to the one after it."""
        entry, system = self.entries[number], self.game.system
        if self.as_recorded:
            self._fold(state, entry.events, number)
            return
        dice, out = RecordedDice(entry.chance), list[Event]()
        system.answer(state, entry.action, dice, out)
        system.advance(state, dice, out)

    def next_mark(self, mark: Mark, number: int, back: bool = False) -> int | None:
        """The moment after the next (or last) decision that began a turn, an activation or was a combat."""
        found = self.marks[mark]
        place = bisect_left(found, number) - 1 if back else bisect_right(found, number)
        return found[place] if 0 <= place < len(found) else None

    def _marked(self, mark: Mark) -> list[int]:
        return [number for number, entry in enumerate(self.entries, 1) if any(_is(mark, e) for e in entry.events)]

    def _count_turns(self) -> None:
        turn = 0
        for events in (self.game.opening, *(entry.events for entry in self.entries)):
            for event in events:
                if event.kind == "turn_began":
                    turn = int(getattr(event, "turn", turn))
            self.turns.append(turn)

    def turn_starts(self) -> list[tuple[int, int]]:
        """Moment and turn, for each turn."""
        return [(number, self.turns[number]) for number in range(len(self.turns))
                if self.turns[number] and (number == 0 or self.turns[number] != self.turns[number - 1])]


def _is(mark: Mark, event: Event) -> bool:
    match mark:
        case "turn":
            return event.kind == "turn_began"
        case "activation":
            return event.kind == "activated"
        case _:
            check = getattr(event, "check", None)
            return event.kind == "assault_began" or (event.kind == "rolled" and getattr(check, "compare", "") == "crt")


def _system(log: SavedLog) -> RuleSystem:
    from bk40qt.engine.rules import SYSTEMS

    system = SYSTEMS.get(log.header.system)
    if system is None:
        raise ReplayError(say("this is a game of {rules}, which this program does not know",
                              rules=repr(log.header.system[:40])))
    return system


def _told(events: Sequence[Event]) -> list[dict[str, object]]:
    return [event.to_json() for event in events]


def _events(system: RuleSystem, recorded: Sequence[dict[str, object]]) -> tuple[Event, ...]:
    try:
        return tuple(event_from_json(system.events, data) for data in recorded)
    except _ODD as error:
        raise ReplayError(f"a recorded event is malformed ({error})") from None


def _asked(entries: Sequence[SavedEntry], number: int) -> Decision:
    """What older rules asked is not recorded, only who answered and how."""
    if number < len(entries):
        entry = entries[number]
        return Decision(entry.side, "", entry.action.kind, "", (entry.action,))
    return Decision(entries[-1].side if entries else "", "", "", "", ())
