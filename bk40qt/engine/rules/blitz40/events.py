"""Everything that can happen in Blitzkrieg 1940, and how each event changes the position.

`apply` holds no rule and rolls no dice: folding the events of a game over its start gives its present position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bk40qt.engine.codes import code_text, result_text
from bk40qt.engine.events import Event, event
from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ELIMINATED, LEFT, ON_MAP, TRACK, WITHDRAWN, GameState
from bk40qt.engine.rules.blitz40.words import (
    ACTIVATED,
    ASSAULT_ENDED,
    BUILT,
    DRAWN,
    FORMATION_SET,
    MARKER_MOVED,
    PHASES,
    UNBUILT,
    UNIT_SET,
    UNITS_CLEARED,
    ending,
    the_side,
)
from bk40qt.engine.wording import halves, say, translatable

EVENTS: dict[str, type[Event]] = {}
APPLY: dict[type[Event], Callable[[GameState, Any], None]] = {}


def emit(s: GameState, happened: Event) -> None:
    """The only way the rules change a position."""
    s.out.append(happened)
    APPLY[happened.__class__](s, happened)


def apply(s: GameState, happened: Event) -> None:
    APPLY[happened.__class__](s, happened)


def _applies(cls: type[Event]) -> Callable[[Callable[[GameState, Any], None]], Callable[[GameState, Any], None]]:
    def register(function: Callable[[GameState, Any], None]) -> Callable[[GameState, Any], None]:
        APPLY[cls] = function
        return function

    return register


def _nothing(s: GameState, e: Event) -> None:
    """For events that tell of something without changing the position."""


# -- set-up ------------------------------------------------------------------------------------------------------------


@event(EVENTS, "placed", "{unit} sets up in {hex}")
class Placed(Event):
    unit: str
    hex: str


@event(EVENTS, "attached", "{unit} is attached to {formation}")
class Attached(Event):
    unit: str
    formation: str


@event(EVENTS, "start_loss", "{unit} starts with a step loss")
class StartLoss(Event):
    unit: str


@event(EVENTS, "works_built", "")
class WorksBuilt(Event):
    hex: str
    what: str  # "entrenchment" or "minefield"
    side: str

    def pattern(self) -> str:
        return BUILT[self.what]

    def words(self) -> dict[str, str]:
        return {"side": the_side(self.side)}


@event(EVENTS, "works_removed", "")
class WorksRemoved(Event):
    hex: str
    what: str

    def pattern(self) -> str:
        return UNBUILT[self.what]


@event(EVENTS, "works_manned", "Infantry mans the entrenchment in {hex}")
class WorksManned(Event):
    hex: str


@event(EVENTS, "hid", "{unit} is hidden")
class Hid(Event):
    unit: str


@event(EVENTS, "revealed", "{unit} is revealed in {hex}")
class Revealed(Event):
    unit: str
    hex: str


@_applies(Placed)
def _placed(s: GameState, e: Placed) -> None:
    unit = s.setting.unit_index[e.unit]
    s.place[unit] = ON_MAP
    _put(s, unit, s.setting.hex_index[e.hex])


@_applies(Attached)
def _attached(s: GameState, e: Attached) -> None:
    unit = s.setting.unit_index[e.unit]
    old, new = s.formation[unit], s.setting.formation_index[e.formation]
    lost = 2 - s.steps[unit]
    s.total[old] -= 2
    s.lost[old] -= lost
    s.total[new] += 2
    s.lost[new] += lost
    s.formation[unit] = new
    s.members[old] = tuple([other for other in s.members[old] if other != unit])
    s.members[new] = tuple(sorted((*s.members[new], unit)))


@_applies(StartLoss)
def _start_loss(s: GameState, e: StartLoss) -> None:
    unit = s.setting.unit_index[e.unit]
    s.steps[unit] -= 1
    s.lost[s.formation[unit]] += 1


@_applies(WorksBuilt)
def _works_built(s: GameState, e: WorksBuilt) -> None:
    place = s.setting.hex_index[e.hex]
    if e.what == "minefield":
        s.mined[place] = True
    else:
        s.entrenchment[place] = SIDES.index(e.side)


@_applies(WorksRemoved)
def _works_removed(s: GameState, e: WorksRemoved) -> None:
    place = s.setting.hex_index[e.hex]
    if e.what == "minefield":
        s.mined[place] = False
    else:
        s.entrenchment[place] = NONE
        s.manned[place] = False


@_applies(WorksManned)
def _works_manned(s: GameState, e: WorksManned) -> None:
    s.manned[s.setting.hex_index[e.hex]] = True


@_applies(Hid)
def _hid(s: GameState, e: Hid) -> None:
    s.hidden[s.setting.unit_index[e.unit]] = True


@_applies(Revealed)
def _revealed(s: GameState, e: Revealed) -> None:
    s.hidden[s.setting.unit_index[e.unit]] = False


# -- turns, markers ----------------------------------------------------------------------------------------------------


@event(EVENTS, "turn_began", "Turn {turn} begins")
class TurnBegan(Event):
    turn: int


@event(EVENTS, "phase_began", "")
class PhaseBegan(Event):
    phase: str

    def pattern(self) -> str:
        return PHASES[self.phase]


@event(EVENTS, "marker_moved", "")
class MarkerMoved(Event):
    marker: str
    to: str  # one of MARKER_MOVED

    def pattern(self) -> str:
        return MARKER_MOVED[self.to]


@event(EVENTS, "pool_filled", "These markers are ready for the next cup: {markers}")
class PoolFilled(Event):
    markers: tuple[str, ...]


@event(EVENTS, "cup_filled", "These markers go into the cup: {markers}")
class CupFilled(Event):
    markers: tuple[str, ...]


@event(EVENTS, "drawn", "")
class Drawn(Event):
    marker: str
    side: str
    source: str  # one of DRAWN

    def pattern(self) -> str:
        return DRAWN[self.source]

    def words(self) -> dict[str, str]:
        return {"side": the_side(self.side)}


@event(EVENTS, "passed", "{side} pass")
class Passed(Event):
    side: str  # "" = the run of passes is broken

    def pattern(self) -> str:
        return self.template if self.side else translatable("The run of passes is broken")

    def words(self) -> dict[str, str]:
        return {"side": the_side(self.side)}


@event(EVENTS, "activated", "")
class Activated(Event):
    formation: str
    by: str  # one of ACTIVATED

    def pattern(self) -> str:
        return ACTIVATED[self.by]


@event(EVENTS, "activation_ended", "{formation} ends its activation")
class ActivationEnded(Event):
    formation: str
    by: str


@event(EVENTS, "formation_set", "")
class FormationSet(Event):
    formation: str
    status: str  # status and on: one of FORMATION_SET
    on: bool

    def pattern(self) -> str:
        return FORMATION_SET[self.status, self.on]


@event(EVENTS, "turn_flags_cleared", "All HQs are turned to their ready side")
class TurnFlagsCleared(Event):
    pass


@event(EVENTS, "reinforcements", "Reinforcements are due: {units}")
class Reinforcements(Event):
    units: tuple[str, ...]


@event(EVENTS, "independence_ended", "{unit} is no longer independent")
class IndependenceEnded(Event):
    unit: str


@event(EVENTS, "game_over", "{text}")
class GameOver(Event):
    winner: str
    text: str

    def words(self) -> dict[str, str]:
        return {"text": ending(self.text)}


@_applies(TurnBegan)
def _turn_began(s: GameState, e: TurnBegan) -> None:
    s.turn = e.turn


@_applies(PhaseBegan)
def _phase_began(s: GameState, e: PhaseBegan) -> None:
    s.phase = e.phase


@_applies(MarkerMoved)
def _marker_moved(s: GameState, e: MarkerMoved) -> None:
    s.marker[s.setting.marker_index[e.marker]] = e.to


@_applies(PoolFilled)
def _pool_filled(s: GameState, e: PoolFilled) -> None:
    for name in e.markers:
        s.marker[s.setting.marker_index[name]] = "pool"


@_applies(CupFilled)
def _cup_filled(s: GameState, e: CupFilled) -> None:
    for name in e.markers:
        s.marker[s.setting.marker_index[name]] = "cup"


@_applies(Drawn)
def _drawn(s: GameState, e: Drawn) -> None:
    s.marker[s.setting.marker_index[e.marker]] = "drawn"
    s.active = SIDES.index(e.side)


@_applies(Passed)
def _passed(s: GameState, e: Passed) -> None:
    s.pass_side = SIDES.index(e.side) if e.side else NONE


APPLY[Activated] = _nothing


@_applies(ActivationEnded)
def _activation_ended(s: GameState, e: ActivationEnded) -> None:
    formation = s.setting.formation_index[e.formation]
    s.activations[formation] += 1
    if e.by == "repeat":
        s.activated_repeat[formation] = True
    else:
        s.activated_own[formation] = True


@_applies(FormationSet)
def _formation_set(s: GameState, e: FormationSet) -> None:
    getattr(s, e.status)[s.setting.formation_index[e.formation]] = e.on


@_applies(TurnFlagsCleared)
def _turn_flags_cleared(s: GameState, e: TurnFlagsCleared) -> None:
    for formation in range(len(s.activations)):
        s.activations[formation] = 0
        s.activated_own[formation] = s.activated_repeat[formation] = s.skipped[formation] = False


APPLY[Reinforcements] = _nothing


@_applies(IndependenceEnded)
def _independence_ended(s: GameState, e: IndependenceEnded) -> None:
    s.independent[s.setting.unit_index[e.unit]] = False


@_applies(GameOver)
def _game_over(s: GameState, e: GameOver) -> None:
    s.phase = "over"
    s.winner, s.over_rule, s.over_text = e.winner, e.rule, e.text


# -- dice --------------------------------------------------------------------------------------------------------------


_ROLLED = {
    "crt": translatable("{purpose}, {who}: {result} – rolled {total}; {check}"),
    ">": translatable("{purpose} check, {who}: {result} – rolled {total}; {check}"),
    "none": translatable("{purpose} on {who}: rolled {total}"),
}
# What a check that is passed and one that fails comes to, where "passed" and "failed" do not say it.
_VERDICTS = {
    ("cancel", "success"): say("cancelled"),
    ("cancel", "failure"): say("not cancelled"),
    ("demoralization", "success"): say("demoralized"),
    ("demoralization", "failure"): say("it holds"),
    ("demoralization_recovery", "success"): say("recovered"),
    ("demoralization_recovery", "failure"): say("still demoralized"),
    ("fatigue_recovery", "success"): say("recovered"),
    ("fatigue_recovery", "failure"): say("still fatigued"),
    ("mine_depletion", "success"): say("the mines are used up"),
    ("mine_depletion", "failure"): say("the mines stay"),
    ("panic", "success"): say("it panics"),
    ("panic", "failure"): say("it holds"),
    ("rally", "success"): say("rallied"),
    ("rally", "failure"): say("still neutralized"),
    ("transmission", "success"): say("the order gets through"),
    ("transmission", "failure"): say("the order does not get through"),
}
_PASSED, _FAILED = say("passed"), say("failed")


@event(EVENTS, "rolled", "{purpose} check, {who}: {result} – rolled {total}; needed: {check}")
class Rolled(Event):
    check: Check
    faces: tuple[int, ...]
    total: int
    result: str

    def pattern(self) -> str:
        if not self.check.unit and not self.check.target:  # 13.1: for whom it was rolled is not seen
            return translatable("{purpose}: rolled {total}")
        return _ROLLED.get(self.check.compare, self.template)

    def words(self) -> dict[str, str]:
        return {"result": self.verdict()}

    def verdict(self) -> str:
        """What came of it, in words; of a roll that several units share only its total is told (8.6.1)."""
        if self.check.compare == "crt" or self.result not in ("success", "failure"):
            return result_text(self.result)
        told = _VERDICTS.get((self.check.purpose, self.result))
        return told or (_PASSED if self.result == "success" else _FAILED)


@event(EVENTS, "read", "{purpose} on {target}: {result} – rolled {total}; {check}")
class Read(Event):
    """One more look at a roll that several units share (8.6.1)."""

    check: Check
    total: int
    result: str

    def words(self) -> dict[str, str]:
        return {"result": result_text(self.result)}


@event(EVENTS, "hit", "Result for {unit}: {result}")
class Hit(Event):
    """The letter of the CRT for one target, before anybody chooses how to take it (8.3)."""

    unit: str
    result: str

    def words(self) -> dict[str, str]:
        return {"result": result_text(self.result)}


for _told in (Rolled, Read, Hit):
    APPLY[_told] = _nothing


# -- units -------------------------------------------------------------------------------------------------------------


@event(EVENTS, "moved", "{unit} moves to {way} ({cost} MP, {left} left)")
class Moved(Event):
    unit: str
    hex: str
    cost: int  # half movement points
    left: int
    column: bool

    def words(self) -> dict[str, str]:
        way = say("{hex} in column", hex=self.hex) if self.column else self.hex
        return {"cost": halves(self.cost), "left": halves(self.left), "way": way}


@event(EVENTS, "retreated", "{unit} retreats to {hex}")
class Retreated(Event):
    unit: str
    hex: str


@event(EVENTS, "left_map", "{unit} leaves the map")
class LeftMap(Event):
    unit: str


@event(EVENTS, "withdrawn", "{unit} is withdrawn")
class Withdrawn(Event):
    unit: str


@event(EVENTS, "unit_set", "")
class UnitSet(Event):
    unit: str
    status: str  # status and on: one of UNIT_SET
    on: bool

    def pattern(self) -> str:
        return UNIT_SET[self.status, self.on]


@event(EVENTS, "units_cleared", "")
class UnitsCleared(Event):
    status: str  # one of UNITS_CLEARED
    units: tuple[str, ...]

    def pattern(self) -> str:
        return UNITS_CLEARED[self.status]


@event(EVENTS, "reaction_retreat", "{unit} retreats in reaction")
class ReactionRetreat(Event):
    unit: str


@event(EVENTS, "step_lost", "{unit} loses a step ({left} left)")
class StepLost(Event):
    unit: str
    left: int


@event(EVENTS, "loaded", "{unit} mounts {carrier}")
class Loaded(Event):
    unit: str
    carrier: str


@event(EVENTS, "unloaded", "{unit} dismounts")
class Unloaded(Event):
    unit: str


@event(EVENTS, "overrun", "{unit} is overrun; it may return from turn {turn}")
class Overrun(Event):
    unit: str
    turn: int


@event(EVENTS, "hq_returned", "{unit} returns in {hex}")
class HqReturned(Event):
    unit: str
    hex: str


@event(EVENTS, "control_changed", "{hex} now belongs to {side}")
class ControlChanged(Event):
    hex: str
    side: str

    def words(self) -> dict[str, str]:
        return {"side": the_side(self.side)}


@event(EVENTS, "strike_declared", "{strike} on {hex}")
class StrikeDeclared(Event):
    hex: str
    calibre: str
    observer: str  # "" = Stukas need none

    def pattern(self) -> str:
        return translatable("{strike} on {hex}, observed by {observer}") if self.observer else self.template

    def words(self) -> dict[str, str]:
        return {"strike": code_text(f"{self.calibre}_strike")}


@event(EVENTS, "strike_lost", "The {calibre} strike on {hex} is lost", ("calibre",))
class StrikeLost(Event):
    hex: str
    calibre: str


@event(EVENTS, "assault_began", "Assault on {hex}: {attackers} against {defenders}")
class AssaultBegan(Event):
    hex: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


@event(EVENTS, "assault_round", "Assault on {hex}, round {round}")
class AssaultRound(Event):
    hex: str
    round: int


@event(EVENTS, "assault_ended", "")
class AssaultEnded(Event):
    hex: str
    result: str  # one of ASSAULT_ENDED

    def pattern(self) -> str:
        return ASSAULT_ENDED[self.result]


def _put(s: GameState, unit: int, place: int) -> None:
    s.hex[unit] = place
    s.stack[place] = (*s.stack[place], unit)


def _take(s: GameState, unit: int) -> None:
    place = s.hex[unit]
    if place >= 0:
        s.stack[place] = tuple([other for other in s.stack[place] if other != unit])
        s.hex[unit] = NONE


def _shift(s: GameState, unit: int, place: int) -> None:
    _take(s, unit)
    s.place[unit] = ON_MAP
    _put(s, unit, place)


@_applies(Moved)
def _moved(s: GameState, e: Moved) -> None:
    unit = s.setting.unit_index[e.unit]
    _shift(s, unit, s.setting.hex_index[e.hex])
    s.in_column[unit] = e.column


@_applies(Retreated)
def _retreated(s: GameState, e: Retreated) -> None:
    unit = s.setting.unit_index[e.unit]
    _shift(s, unit, s.setting.hex_index[e.hex])
    s.in_column[unit] = False


def _gone(s: GameState, unit: int, where: int) -> None:
    _take(s, unit)
    s.place[unit] = where
    s.aboard[unit] = NONE
    s.neutralized[unit] = s.out_of_command[unit] = s.opp_used[unit] = s.in_column[unit] = s.hidden[unit] = False


@_applies(LeftMap)
def _left_map(s: GameState, e: LeftMap) -> None:
    unit = s.setting.unit_index[e.unit]
    if not s.setting.is_hq[unit]:
        s.lost[s.formation[unit]] += s.steps[unit]  # counts as lost, without a check
    _gone(s, unit, LEFT)


@_applies(Withdrawn)
def _withdrawn(s: GameState, e: Withdrawn) -> None:
    _gone(s, s.setting.unit_index[e.unit], WITHDRAWN)


@_applies(UnitSet)
def _unit_set(s: GameState, e: UnitSet) -> None:
    getattr(s, e.status)[s.setting.unit_index[e.unit]] = e.on


@_applies(UnitsCleared)
def _units_cleared(s: GameState, e: UnitsCleared) -> None:
    values = getattr(s, e.status)
    empty = 0 if e.status == "retreats" else False
    for name in e.units:
        values[s.setting.unit_index[name]] = empty


@_applies(ReactionRetreat)
def _reaction_retreat(s: GameState, e: ReactionRetreat) -> None:
    s.retreats[s.setting.unit_index[e.unit]] += 1


@_applies(StepLost)
def _step_lost(s: GameState, e: StepLost) -> None:
    unit = s.setting.unit_index[e.unit]
    s.steps[unit] = e.left
    s.lost[s.formation[unit]] += 1
    if e.left == 0:
        _gone(s, unit, ELIMINATED)


@_applies(Loaded)
def _loaded(s: GameState, e: Loaded) -> None:
    s.aboard[s.setting.unit_index[e.unit]] = s.setting.unit_index[e.carrier]


@_applies(Unloaded)
def _unloaded(s: GameState, e: Unloaded) -> None:
    s.aboard[s.setting.unit_index[e.unit]] = NONE


@_applies(Overrun)
def _overrun(s: GameState, e: Overrun) -> None:
    unit = s.setting.unit_index[e.unit]
    _gone(s, unit, TRACK)
    s.return_turn[unit] = e.turn


@_applies(HqReturned)
def _hq_returned(s: GameState, e: HqReturned) -> None:
    unit = s.setting.unit_index[e.unit]
    s.place[unit] = ON_MAP
    _put(s, unit, s.setting.hex_index[e.hex])


@_applies(ControlChanged)
def _control_changed(s: GameState, e: ControlChanged) -> None:
    s.control[s.setting.hex_index[e.hex]] = SIDES.index(e.side)


for _tale in (StrikeDeclared, StrikeLost, AssaultBegan, AssaultRound, AssaultEnded):
    APPLY[_tale] = _nothing
