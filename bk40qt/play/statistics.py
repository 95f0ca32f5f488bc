"""Figures of a game, read off its log: points, losses, dice, shots. No Qt, and no rule: what an event means for the
position is told by the engine itself, to a position kept here.

While a game goes on only what the viewer may see is read (13.1); once it is over, everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bk40qt.engine.dice import TOTALS, WAYS
from bk40qt.engine.events import Event
from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.state import ELIMINATED, LEFT, WITHDRAWN, GameState
from bk40qt.engine.rules.blitz40.victory import points
from bk40qt.engine.rules.blitz40.view import concealed

if TYPE_CHECKING:
    from bk40qt.engine.game import Game

LETTERS: Final = ("1", "N", "R", "-")  # results of the CRT (8.2.5), the gravest first
_NOT_FIRED: Final = ("minefield", "mine_depletion")  # 10.1: nobody's dice


class Change(NamedTuple):
    """A hex changes hands. `points`: of the side whose points are counted, afterwards."""

    decision: int
    turn: int
    hex: str
    side: str
    points: int


class TurnEnd(NamedTuple):
    turn: int  # 0 = the set-up
    decision: int  # decisions taken by then
    points: int
    state: GameState


class Shot(NamedTuple):
    """A roll that cost the target a step, and the chance for that."""

    decision: int
    turn: int
    check: Check
    total: int
    chance: float


@dataclass(slots=True)
class Luck:
    """What came of some rolls against what was to be expected of them."""

    count: int = 0
    happened: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, happened: bool, chance: float) -> None:
        self.count += 1
        self.happened += happened
        self.expected += chance
        self.variance += chance * (1 - chance)


@dataclass(slots=True)
class SideFigures:
    decisions: int = 0
    rolls: Counter[int] = field(default_factory=Counter)  # totals of two dice
    shots: Counter[str] = field(default_factory=Counter)  # by letter of the result
    strikes: int = 0
    strikes_lost: int = 0  # 8.6.1, R-61
    strike_results: Counter[str] = field(default_factory=Counter)
    assaults: int = 0
    assaults_won: int = 0
    hits: Luck = field(default_factory=Luck)  # step losses by own fire
    checks: Luck = field(default_factory=Luck)  # reaction, rally, panic, morale ...
    overrun: int = 0  # own HQs (3.2)
    best: Shot | None = None

    @property
    def average(self) -> float:
        count = self.rolls.total()
        return sum(total * many for total, many in self.rolls.items()) / count if count else 0.0

    @property
    def luck(self) -> float:
        """In standard deviations; above 0 is better than was to be expected."""
        spread = self.hits.variance + self.checks.variance
        gain = self.hits.happened - self.hits.expected + self.checks.happened - self.checks.expected
        return gain / sqrt(spread) if spread else 0.0


@dataclass(frozen=True, slots=True)
class UnitLoss:
    id: str
    lost: int
    fate: str  # one of PLACES that tells how it went, "" while it is in the game


@dataclass(frozen=True, slots=True)
class FormationFigures:
    id: str
    side: str
    steps: int  # at the beginning of turn 1, reinforcements included
    lost: int
    eliminated: int
    left: int
    demoralized: bool
    gone: bool
    activations: int
    units: tuple[UnitLoss, ...]  # those with losses


class Statistics:
    """`viewer` is the side that looks on, "" = everything may be seen. `catch_up` reads what is new in the log."""

    def __init__(self, game: Game, viewer: str = "") -> None:
        self._game = game
        self.viewer = viewer
        state = game.system.start(game.scenario, game.options)
        assert isinstance(state, GameState)
        self.state = state
        state.frames = []  # what is concealed is left out below already
        self.setting = state.setting
        self.sides: dict[str, SideFigures] = {side: SideFigures() for side in SIDES}
        self.changes: list[Change] = []
        self.ends: list[TurnEnd] = []
        self.starts: list[int] = []  # decisions taken before each turn
        self.activations: Counter[str] = Counter()
        self.decisions = 0
        self.first_points = self.points
        self._steps = list(state.steps)  # when turn 1 began
        self._attacker = ""
        self._striker = ""  # whose strike is declared and not yet rolled for
        self._secret: frozenset[int] = self._concealed()
        self._chances: dict[int, float] = {}
        self._readers: dict[str, Callable[[str, Any], None]] = {
            name.removeprefix("_on_"): getattr(self, name) for name in dir(self) if name.startswith("_on_")
        }
        self._read("", self._seen(game.opening))

    # -- reading the log -----------------------------------------------------------------------------------------------

    def catch_up(self, most: int | None = None) -> bool:
        """Read the next entries, at most so many; False when there are no more."""
        log = self._game.log
        end = len(log) if most is None else min(len(log), self.decisions + most)
        for entry in log[self.decisions : end]:
            if entry.side in self.sides:
                self.sides[entry.side].decisions += 1
            self._read(entry.side, self._seen(entry.events))
            self.decisions += 1
        return self.decisions < len(log)

    def is_stale(self, viewer: str) -> bool:
        """What was read must be read anew: other eyes, decisions taken back, or something concealed no longer is."""
        return viewer != self.viewer or len(self._game.log) < self.decisions or self._concealed() != self._secret

    def _concealed(self) -> frozenset[int]:
        state = self._game.state
        assert isinstance(state, GameState)
        return concealed(state, SIDES.index(self.viewer)) if self.viewer in SIDES else frozenset()

    def _seen(self, events: Sequence[Event]) -> Sequence[Event]:
        if not self._secret:
            return events
        return self._game.system.visible(self._game.state, events, self.viewer)

    def _read(self, decider: str, events: Iterable[Event]) -> None:
        readers, apply, state = self._readers, self._game.system.apply, self.state
        for event in events:
            reader = readers.get(event.kind)
            if event.kind in ("turn_began", "game_over"):
                self._end_turn()
            apply(state, event)
            if reader is not None:
                reader(decider, event)

    def _end_turn(self) -> None:
        state = self.state
        if not state.turn:
            self._steps = list(state.steps)
        self.ends.append(TurnEnd(state.turn, self.decisions, self.points, state.copy()))

    def _on_turn_began(self, decider: str, event: Any) -> None:
        self.starts.append(self.decisions)

    def _on_control_changed(self, decider: str, event: Any) -> None:
        self.changes.append(Change(self.decisions, self.state.turn, event.hex, event.side, self.points))

    def _on_activated(self, decider: str, event: Any) -> None:
        self.activations[event.formation] += 1

    def _on_assault_began(self, decider: str, event: Any) -> None:
        self._attacker = self.side_of(event.attackers[0]) or decider
        self.sides[self._attacker].assaults += 1

    def _on_assault_ended(self, decider: str, event: Any) -> None:
        if self._attacker and event.result == "taken":
            self.sides[self._attacker].assaults_won += 1
        self._attacker = ""

    def _on_strike_declared(self, decider: str, event: Any) -> None:
        self._striker = self.side_of(event.observer) or self._active or decider
        self.sides[self._striker].strikes += 1

    def _on_strike_lost(self, decider: str, event: Any) -> None:
        """Its order did not get through, or, in a group, its targets were gone before it was declared (R-61)."""
        side = self._striker or self._active or decider
        self.sides[side].strikes += not self._striker
        self.sides[side].strikes_lost += 1
        self._striker = ""

    @property
    def _active(self) -> str:
        return SIDES[self.state.active] if self.state.active >= 0 else ""

    def _on_overrun(self, decider: str, event: Any) -> None:
        self.sides[self.side_of(event.unit)].overrun += 1

    def _on_rolled(self, decider: str, event: Any) -> None:
        check: Check = event.check
        roller = self.side_of(check.unit)
        if len(event.faces) == 2 and (roller or decider):
            self.sides[roller or decider].rolls[event.total] += 1
        if check.purpose.endswith("_strike"):
            self._striker = ""
        if not roller or check.purpose in _NOT_FIRED:
            return
        if check.compare == "crt":
            self.sides[roller].shots[event.result[:1]] += 1
            self._hit(roller, check, event)
        elif check.compare != "none":
            self.sides[roller].checks.add(event.total <= check.number, _at_most(check.number, len(event.faces)))

    def _on_read(self, decider: str, event: Any) -> None:
        """8.6.1: a strike has one roll for a hex, and a result for each unit in it. Nobody strikes his own."""
        target = self.side_of(event.check.target)
        if target:
            side = SIDES[1 - SIDES.index(target)]
            self.sides[side].strike_results[event.result[:1]] += 1
            self._hit(side, event.check, event)

    def _hit(self, side: str, check: Check, event: Any) -> None:
        figures, costly = self.sides[side], event.result.startswith("1") or event.result.endswith("!")
        chance = self._costly(check.number)
        figures.hits.add(costly, chance)
        if costly and (figures.best is None or chance < figures.best.chance):
            figures.best = Shot(self.decisions, self.state.turn, check, event.total, chance)

    def _costly(self, column: int) -> float:
        """The chance for a step loss in this column of the CRT."""
        found = self._chances.get(column)
        if found is None:
            result, critical = self.setting.tables.result, self.setting.critical_hits
            ways = [many for total, many in zip(TOTALS, WAYS, strict=True)
                    if (column >= self.setting.first_column and result(column, total) == "1")
                    or (critical and total == TOTALS[0])]
            found = self._chances[column] = sum(ways) / 36
        return found

    # -- what came of it -----------------------------------------------------------------------------------------------

    @property
    def points(self) -> int:
        return points(self.state, SIDES.index(self.setting.scenario.victory.side))

    def side_of(self, ident: str) -> str:
        """The side of a unit, formation or marker; "" if it is none."""
        setting = self.setting
        if ident in setting.unit_index:
            return SIDES[setting.side[setting.unit_index[ident]]]
        if ident in setting.formation_index:
            return SIDES[setting.formation_side[setting.formation_index[ident]]]
        if ident in setting.marker_index:
            return SIDES[setting.markers[setting.marker_index[ident]].side]
        return ""

    def moment(self, decision: int) -> float:
        """Where a decision lies on the line of turns: 2.5 is in the middle of turn 3."""
        starts = self.starts
        turn = next((number for number in range(len(starts), 0, -1) if decision >= starts[number - 1]), 0)
        if not turn:
            return 0.0
        first = starts[turn - 1]
        last = starts[turn] if turn < len(starts) else self._last(first)
        return turn - 1 + min(1.0, (decision - first) / max(1, last - first))

    def _last(self, first: int) -> int:
        """The last decision of the present turn; while it goes on it is taken to become as long as the one before."""
        if self.state.phase == "over":
            return self.decisions
        gone = self.decisions - first
        before = first - self.starts[-2] if len(self.starts) > 1 else 2 * gone
        return first + max(before, gone * 10 // 9)

    def formations(self, side: str) -> list[FormationFigures]:
        """Those of a side that have counters, in the order of the scenario."""
        setting, state = self.setting, self.state
        found = []
        for number, formation in enumerate(setting.scenario.formations):
            if formation.side != side:
                continue
            units = [unit for unit in state.members[number] if not setting.is_hq[unit]]
            if units:
                losses = tuple(loss for unit in state.members[number] if (loss := self._loss(unit)) is not None)
                places = [state.place[unit] for unit in units]
                found.append(FormationFigures(
                    formation.id, side, sum([self._before(unit) for unit in units]),
                    sum([loss.lost for loss in losses]), places.count(ELIMINATED), places.count(LEFT),
                    state.demoralized[number], state.gone[number], self.activations[formation.id], losses,
                ))
        return found

    def _before(self, unit: int) -> int:
        return self._steps[unit] if self.starts else self.state.steps[unit]

    def _loss(self, unit: int) -> UnitLoss | None:
        """What a unit has lost since turn 1 began. R-57: who leaves the map is lost with all that was left of it."""
        state, setting = self.state, self.setting
        place = state.place[unit]
        lost = 0 if setting.is_hq[unit] else self._before(unit) - (0 if place == LEFT else state.steps[unit])
        fate = {ELIMINATED: "eliminated", LEFT: "left_map", WITHDRAWN: "withdrawn"}.get(place, "")
        return UnitLoss(setting.unit_id[unit], lost, fate) if lost or place in (ELIMINATED, LEFT) else None

    def lost(self, side: str) -> int:
        return sum(formation.lost for formation in self.formations(side))

    def luckier(self) -> str:
        """The side that the dice were kinder to, "" if there is nothing to choose between them."""
        first, second = (self.sides[side].luck for side in SIDES)
        return "" if first == second else SIDES[first < second]


def _at_most(number: int, dice: int) -> float:
    """The chance for a total of at most this."""
    if dice == 1:
        return min(6, max(0, number)) / 6
    return sum(many for total, many in zip(TOTALS, WAYS, strict=True) if total <= number) / 36


def statistics_of(game: Game, viewer: str = "") -> Statistics:
    """The figures of a game as it stands, all at once."""
    found = Statistics(game, viewer)
    found.catch_up()
    return found
