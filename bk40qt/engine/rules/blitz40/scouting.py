"""A movement that could be made now, thought through: how it can end, what it would cost, who could answer it.

Nothing here decides what is legal: every answer comes from the functions that make the options. All is judged by what
the owner of the units may know: enemy guns that are hidden (13.1) are taken off the map first.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub
from typing import NamedTuple

from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.rules.blitz40.activation import SegmentFrame, entry_hexes, entry_step, is_due
from bk40qt.engine.rules.blitz40.events import Moved, Revealed, apply
from bk40qt.engine.rules.blitz40.fire import fires_actively
from bk40qt.engine.rules.blitz40.movement import MoveFrame, Step, assault_quarter, assaults_open, budget
from bk40qt.engine.rules.blitz40.reactions import WindowFrame, window_options
from bk40qt.engine.rules.blitz40.reasons import cannot_stop_to_fire, way
from bk40qt.engine.rules.blitz40.retreat import party
from bk40qt.engine.rules.blitz40.routes import Route, Way, routes
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState
from bk40qt.engine.rules.blitz40.view import imagine
from bk40qt.engine.rules.blitz40.whynot import refuse, why_not


class End(NamedTuple):
    """The end of a route: the hex reached, or the assault (9.1.1) out of it."""

    route: Route
    assault: Step | None
    spent: tuple[int, ...]  # half points of each unit, from the start of its action

    @property
    def place(self) -> int:
        return self.route.way.place if self.assault is None else self.assault.hex

    @property
    def column(self) -> bool:
        return self.route.column or (self.assault is not None and self.assault.column)


class Movement(NamedTuple):
    """A movement that can begin or go on, in the position as the owner of the units knows it."""

    s: GameState
    start: Way
    entries: tuple[Step, ...]  # the first steps of reinforcements
    budgets: tuple[int, ...]
    ambush: int  # the one hex that may still be assaulted, or NONE

    @property
    def side(self) -> int:
        return self.s.setting.side[self.start.units[0]]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple([self.s.setting.unit_id[unit] for unit in self.start.units])

    @property
    def opening(self) -> tuple[Action, ...]:
        """What is answered before the first step: DP-A1, or the end of the first shots of a stack (6.1)."""
        top = self.s.frames[-1]
        if isinstance(top, MoveFrame):
            return (Action("move_on"),) if top.stage == "fire" else ()
        return () if self.start.place == NONE else (Action("move", units=self.ids),)

    def ends(self) -> list[End]:
        """Every way in which the movement can end, the hex where it stands left out; cheap ones first."""
        s, found = self.s, list[End]()
        quarters = [assault_quarter(s, unit) for unit in self.start.units]
        for route in routes(s, self.start, self.entries):
            units, place, spent, made, mode = route.way
            if self.ambush == NONE and place != self.start.place:
                found.append(End(route, None, spent))
            if place != NONE and mode == "move":
                for step in assaults_open(s, units, place, spent, made):
                    if self.ambush in (NONE, step.hex):
                        total = tuple(map(add, map(add, spent, step.price), quarters))
                        found.append(End(route, step, total))
            if self.ambush != NONE:
                break
        return found

    def cheapest(self, ends: Sequence[End]) -> tuple[list[End], list[End]]:
        """Of several ways to one goal the cheapest that are never in column, and the cheapest in column if those save
        points (7.2.1)."""
        plain = self._least([end for end in ends if not end.column])
        column = self._least([end for end in ends if end.column])
        if plain and column and self._rank(plain[0]) <= self._rank(column[0]):
            column = []
        return plain, column

    def _least(self, ends: Sequence[End]) -> list[End]:
        if len(ends) < 2:
            return list(ends)
        least = min([self._rank(end) for end in ends])
        return [end for end in ends if self._rank(end) == least]

    def _rank(self, end: End) -> tuple[int, int]:
        """What is cheapest for a stack: the poorest member keeps the most (R-52)."""
        return -min(map(sub, self.budgets, end.spent)), sum(end.spent)

    def points(self, spent: tuple[int, ...]) -> tuple[int, int]:
        """Cost from now on and points left, of the member with the fewest left. 7.1: the first step may cost more."""
        lefts, costs = map(sub, self.budgets, spent), map(sub, spent, self.start.spent)
        left, cost = min(zip(lefts, costs, strict=True))
        return cost, max(0, left)


def movement(s: GameState, units: Sequence[str]) -> Movement | Refusal:
    """The movement of these units as `why_not` sees it, or its reason."""
    setting, top = s.setting, s.frames[-1]
    ambush = top.ambush if isinstance(top, MoveFrame) else NONE
    question = Action("move", units=tuple(units))
    if ambush != NONE:
        question = Action("assault", units=tuple(units), hex=setting.hex_id[ambush])
    reason = why_not(s, question)
    if reason is not None:
        return reason
    segment = next(f for f in s.frames if isinstance(f, SegmentFrame))
    order = [unit for formation in segment.formations for unit in s.members[formation]]  # that of the options
    wanted = {setting.unit_index[name] for name in units}
    start = way(s, tuple([unit for unit in order if unit in wanted]), ambush)
    if isinstance(start, Refusal):
        return start
    position = imagine(s, SIDES[setting.side[start.units[0]]])
    entries: tuple[Step, ...] = ()
    if start.place == NONE:
        entries = _entries(position, start.units)
        for unit in start.units:  # an HQ goes at the pace of those that have entered, these included
            position.place[unit] = ON_MAP
    budgets = tuple([budget(position, unit, start.mode) for unit in start.units])
    return Movement(position, start, entries, budgets, ambush)


def _entries(s: GameState, units: tuple[int, ...]) -> tuple[Step, ...]:
    """What DP-X3 offers."""
    if len({s.formation[unit] for unit in units}) > 1 or not all([is_due(s, unit) for unit in units]):
        return ()
    found = [entry_step(s, units, place, column) for place in entry_hexes(s, units[0]) for column in (False, True)]
    return tuple([step for step in found if step is not None])


def nothing_open(s: GameState, plan: Movement) -> Refusal:
    """Why units that may move have nowhere to go."""
    if plan.start.place == NONE:
        entry = (*entry_hexes(s, plan.start.units[0]), 0)[0]
        reason = why_not(s, Action("move", units=plan.ids, hex=s.setting.hex_id[entry]))
        if reason is not None:
            return reason
    return refuse(s, Decision("", "DP-A1", "act", "6.1", ()), Action("move", units=plan.ids))


class Scout:
    """A copy of the position in which the units can be put where they might come to."""

    def __init__(self, plan: Movement) -> None:
        self.s = s = plan.s.copy()
        self.units = plan.start.units
        top = s.frames[-1]
        self._moving = top if isinstance(top, MoveFrame) else MoveFrame("", self.units, plan.start.mode)
        if top is not self._moving:
            s.frames.append(self._moving)
        self._moving.stage = ""
        self._everybody = [each for unit in self.units for each in party(s, unit)]
        for unit in self._everybody:  # 13.1: who moves is seen
            if s.hidden[unit]:
                apply(s, Revealed("13.1", s.setting.unit_id[unit], s.setting.hex_id[s.hex[unit]]))
        self._reactors: dict[tuple[int, bool], tuple[str, ...]] = {}

    def _stand(self, place: int, column: bool) -> None:
        setting = self.s.setting
        for unit in self._everybody:
            apply(self.s, Moved("7.1", setting.unit_id[unit], setting.hex_id[place], 0, 0, column))

    def reactors(self, place: int, column: bool) -> tuple[str, ...]:
        """Who could answer with opportunity fire if the units entered that hex: those whom DP-R1 would offer it."""
        known = self._reactors.get((place, column))
        if known is None:
            self._stand(place, column)
            # The window after a shot offers the same fire as that after a step, without the retreats: they take long to
            # find.
            window = WindowFrame("", place, self.units, shot=True)
            options = window_options(self.s, window, list(self.units))
            known = self._reactors[place, column] = tuple(dict.fromkeys([option.unit for option in options]))
        return known

    def firers(self, end: End) -> tuple[str, ...]:
        """Those of the units that may still fire after a movement that ends so (6.1)."""
        s = self.s
        if s.hex[self.units[0]] != end.place:
            self._stand(end.place, False)
        self._moving.spent, self._moving.made = end.spent, end.route.way.made
        found = [unit for unit in self.units if fires_actively(s, unit) and cannot_stop_to_fire(s, unit) is None]
        return tuple([s.setting.unit_id[unit] for unit in found])
