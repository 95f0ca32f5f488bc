"""Positions for rule tests: put counters where an example wants them, say who is active and how the dice fall.

    game = (Position("hannut").put("h_fr_1c_s35_1a", "1907").put("h_de_5i_m", "1808")
            .activate("fr_1_cuir", dice=[7, 6]))
    game.take("move", units=("h_fr_1c_s35_1a",))

Every counter that is not put somewhere is off the map. `game.take` submits the one option that fits the given fields.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Any

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.dice import ScriptedDice
from bk40qt.engine.events import Event
from bk40qt.engine.game import Game
from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40.activation import SegmentFrame
from bk40qt.engine.rules.blitz40.events import Attached, apply
from bk40qt.engine.rules.blitz40.frames import Frame
from bk40qt.engine.rules.blitz40.indirect import StrikesFrame
from bk40qt.engine.rules.blitz40.markers import MarkerFrame
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.sequence import TurnFrame
from bk40qt.engine.rules.blitz40.setting import Setting
from bk40qt.engine.rules.blitz40.state import DUE, ELIMINATED, ON_MAP, GameState

SYSTEM = SYSTEMS["blitz40"]


@cache
def scenario(name: str) -> Scenario:
    found = SYSTEM.load(name)
    assert isinstance(found, Scenario)
    return found


class Table(Game):
    """A game with shortcuts for tests."""

    def offered(self, kind: str, **fields: Any) -> list[Action]:
        decision = self.decision
        assert decision is not None, "the game is over"
        return [action for action in decision.options if action.kind == kind
                and all(getattr(action, name) == value for name, value in fields.items())]

    def take(self, kind: str, **fields: Any) -> tuple[Event, ...]:
        """Submit the option of that kind; `mode` is empty unless given."""
        found = self.offered(kind, **fields)
        if len(found) > 1 and "mode" not in fields:
            found = [action for action in found if not action.mode]
        assert len(found) == 1, f"{len(found)} options {kind} {fields} in {self.decision}"
        return self.submit(found[0])

    @property
    def asked(self) -> Decision:
        assert self.decision is not None, "the game is over"
        return self.decision

    @property
    def s(self) -> GameState:
        assert isinstance(self.state, GameState)
        return self.state

    def unit(self, name: str) -> int:
        return self.s.setting.unit_index[name]

    def formation(self, name: str) -> int:
        return self.s.setting.formation_index[name]

    def where(self, name: str) -> str:
        """The hex of a unit, "" if it is off the map."""
        place = self.s.hex[self.unit(name)]
        return self.s.setting.hex_id[place] if place >= 0 else ""

    def has(self, name: str, status: str) -> bool:
        """A status of a unit or formation: table.has("h_de_5i_m", "neutralized")."""
        values = getattr(self.s, status)
        known = self.s.setting.unit_index
        return bool(values[known[name]] if name in known else values[self.formation(name)])

    def marker(self, name: str) -> str:
        """Where a marker is: "cup", "held", "carried" ..."""
        return self.s.marker[self.s.setting.marker_index[name]]

    def kinds(self) -> list[str]:
        """The kinds of option offered now, each once, in order."""
        return list(dict.fromkeys(action.kind for action in self.asked.options))

    def happened(self, kind: str) -> list[Any]:
        """The events of that kind in the last submission; before the first one, those of the opening."""
        return [event for event in (self.log[-1].events if self.log else self.opening) if event.kind == kind]

    def check(self, kind: str, purpose: str = "", **fields: Any) -> Check:
        """What `explain` says beforehand that the option would roll for: its first check with that purpose."""
        found = self.offered(kind, **fields)
        if len(found) > 1 and "mode" not in fields:
            found = [action for action in found if not action.mode]
        assert len(found) == 1, f"{len(found)} options {kind} {fields} in {self.decision}"
        checks = [check for check in self.explain(found[0]).checks if purpose in ("", check.purpose)]
        assert checks, f"{found[0]} rolls for nothing like {purpose!r}"
        return checks[0]

    def odds(self, kind: str, **fields: Any) -> dict[str, Fraction]:
        """The chance of each letter of the CRT if this option is taken, by `explain`; "" = no shot is fired."""
        found = self.offered(kind, **fields)
        if len(found) > 1 and "mode" not in fields:
            found = [action for action in found if not action.mode]
        assert len(found) == 1, f"{len(found)} options {kind} {fields} in {self.decision}"
        chances: dict[str, Fraction] = {}
        for branch in self.explain(found[0]).branches or ():
            letter = next((str(getattr(event, "result", "")) for event in branch.events if event.kind == "hit"), "")
            chances[letter] = chances.get(letter, Fraction(0)) + branch.chance
        return chances

    def decline(self) -> None:
        """Pass every reaction window that is open, and those that follow at once."""
        while self.decision is not None and self.decision.point.startswith("DP-R"):
            self.take(*[kind for kind in ("pass", "no") if self.offered(kind)])

    def rolls(self) -> list[Event]:
        """The roll events of the last submission."""
        return [event for event in (self.log[-1].events if self.log else self.opening) if event.kind == "rolled"]


def terms(check: Check) -> dict[str, int]:
    """The modifiers of a check by reason: {"armour": -3, "same_hex": 1}."""
    return {modifier.reason: modifier.value for modifier in check.modifiers}


def breakdown(check: Check) -> list[tuple[int, str, str]]:
    """The modifiers of a check in order: value, reason, rule."""
    return [tuple(modifier) for modifier in check.modifiers]


class Position:
    def __init__(self, name: str = "hannut", turn: int = 2, **options: str) -> None:
        self.scenario = scenario(name)
        self.options = options
        self.state = GameState(Setting(self.scenario, options))
        s = self.state
        s.turn = turn
        s.phase = "operations"
        for unit in range(s.setting.unit_count):
            s.place[unit] = ELIMINATED
        s.lost = [0] * len(s.lost)  # counters left out of an example are not losses
        for number, marker in enumerate(s.setting.markers):
            if not marker.extra:
                s.marker[number] = "pool"

    def put(self, unit: str, where: str, *statuses: str, steps: int | None = None) -> Position:
        """Place a counter, with statuses such as "neutralized" or "out_of_command"."""
        s = self.state
        number = s.setting.unit_index[unit]
        s.place[number] = ON_MAP
        s.hex[number] = s.setting.hex_index[where]
        s.stack[s.hex[number]] += (number,)
        for status in statuses:
            getattr(s, status)[number] = True
        if steps is not None:
            s.steps[number] = steps
        return self

    def printed(self, unit: str, **values: int) -> Position:
        """Let a counter have other printed values, front and back: position.printed("h_fr_1c_s35_1b", ma=7)."""
        setting = self.state.setting
        number = setting.unit_index[unit]
        for name, value in values.items():
            assert name in ("attack", "armour", "range", "ma"), name
            column = list(getattr(setting, name))
            column[number] = (0, value, value)
            setattr(setting, name, tuple(column))
        return self

    def hold(self, points: int) -> Position:
        """The German holds victory locations worth exactly so many points (T-09)."""
        s = self.state
        held = 0
        for place, value in sorted(s.setting.points, key=lambda location: -location[1]):
            s.control[place] = 0 if held + value <= points else 1
            held += value if held + value <= points else 0
        assert held == points, held
        return self

    def aboard(self, company: str, carrier: str) -> Position:
        s = self.state
        s.aboard[s.setting.unit_index[company]] = s.setting.unit_index[carrier]
        return self

    def attach(self, unit: str, formation: str) -> Position:
        apply(self.state, Attached("10.3", unit, formation))
        return self

    def mark(self, formation: str, *statuses: str) -> Position:
        """Formation statuses: "fatigued", "demoralized", "activated_own" ..."""
        for status in statuses:
            getattr(self.state, status)[self.state.setting.formation_index[formation]] = True
        return self

    def works(self, where: str, entrenchment: str = "", mined: bool = False) -> Position:
        s = self.state
        place = s.setting.hex_index[where]
        if entrenchment:
            s.entrenchment[place] = ("german", "french").index(entrenchment)
            s.manned[place] = True
        s.mined[place] = s.mined[place] or mined
        return self

    def marker(self, name: str, where: str) -> Position:
        """Put a marker somewhere: position.marker("french_general_1", "held")."""
        self.state.marker[self.state.setting.marker_index[name]] = where
        return self

    def due(self, *units: str) -> Position:
        """Reinforcements that have not entered yet (12.2)."""
        for unit in units:
            self.state.place[self.state.setting.unit_index[unit]] = DUE
        return self

    def future(self) -> Position:
        """Markers of later turns are not in the game yet, as at the start of a scenario (12.2)."""
        for number, marker in enumerate(self.state.setting.markers):
            if not marker.extra and marker.turn > self.state.turn:
                self.state.marker[number] = "future"
        return self

    def losses(self, formation: str, lost: int, total: int | None = None) -> Position:
        """Steps that a formation has lost so far, and its starting total if that is not all its counters (8.5)."""
        number = self.state.setting.formation_index[formation]
        self.state.lost[number] = lost
        if total is not None:
            self.state.total[number] = total
        return self

    def cup(self, *names: str) -> Position:
        for name in names:
            self.marker(name, "cup")
        return self

    def start(self, frames: Iterable[Frame], dice: Iterable[int] = (), draws: Iterable[str] = (),
              seed: int | None = None) -> Table:
        """A game that goes on from here with these frames on top of the turn."""
        script = ScriptedDice(dice, draws, seed)
        game = Table(SYSTEM, self.scenario, 0, self.options, script=ScriptedDice(seed=0))
        game.script = script
        game._dice = script
        state = self.state.copy()
        state.frames = list(frames)
        if not isinstance(state.frames[0], TurnFrame):
            state.frames.insert(0, TurnFrame("draw"))
        game.state = state
        out: list[Event] = []
        game.decision = SYSTEM.advance(state, script, out)
        game.opening = tuple(out)
        script.drawn.clear()
        game._snapshots = [game._snapshot()]
        return game

    def activate(self, *formations: str, by: str = "own", dice: Iterable[int] = (), draws: Iterable[str] = (),
                 seed: int | None = None) -> Table:
        """The segment of these formations begins."""
        index = self.state.setting.formation_index
        numbers = tuple(index[name] for name in formations)
        return self.start([SegmentFrame(formations=numbers, by=(by,) * len(numbers))], dice, draws, seed)

    def draw_next(self, dice: Iterable[int] = (), draws: Iterable[str] = (), seed: int | None = None) -> Table:
        """The next marker is about to leave the cup."""
        return self.start([TurnFrame("draw")], dice, draws, seed)

    def draw(self, marker: str, dice: Iterable[int] = (), draws: Iterable[str] = (), seed: int | None = None) -> Table:
        """This marker has just been drawn."""
        setting = self.state.setting
        number = setting.marker_index[marker]
        self.state.marker[number] = "drawn"
        self.state.active = setting.markers[number].side
        return self.start([MarkerFrame(marker=number)], dice, draws, seed)

    def strikes(self, marker: str, dice: Iterable[int] = (), seed: int | None = None) -> Table:
        """The strikes of this marker are being fired."""
        setting = self.state.setting
        number = setting.marker_index[marker]
        self.state.marker[number] = "activated"
        return self.start([StrikesFrame(marker=number, left=setting.markers[number].strikes)], dice, seed=seed)

    def turn_start(self, dice: Iterable[int] = (), draws: Iterable[str] = (), seed: int | None = None) -> Table:
        """The next turn is about to begin."""
        return self.start([TurnFrame()], dice, draws, seed)


def camps(turn: int = 1, **options: str) -> Position:
    """Two formations with their HQs on each side, out of sight of each other: 1. and 2. Cuirassiers (fr_1_cuir,
    fr_2_cuir) in the west, I/5 PzR and the Kampfgruppe (ge_i_5_pzr, ge_kg) in the east of Hannut."""
    return (Position("hannut", turn, **options)
            .put("h_fr_1c_s35_1b", "0907").put("h_fr_1c_hq", "0907").put("h_fr_2c_s35_1b", "0908")
            .put("h_fr_2c_hq", "0908").put("h_de_5i_m", "2107").put("h_de_5i_hq", "2107").put("h_de_kg_p3", "2108")
            .put("h_de_kg_hq", "2108"))
