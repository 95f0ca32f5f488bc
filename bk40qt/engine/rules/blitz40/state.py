"""The position of a game: everything that changes. Flat lists, so that a copy costs a few microseconds.

Only `apply` in events.py changes the lists; only the rules change `frames`, the stack of what is under way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bk40qt.engine.dice import Dice
from bk40qt.engine.events import Event
from bk40qt.engine.rules.blitz40.frames import Frame, frame_from_json
from bk40qt.engine.rules.blitz40.setting import NONE, Setting

# Where a counter is.
UNPLACED: Final = 0
ON_MAP: Final = 1
DUE: Final = 2  # a reinforcement that has not entered yet
TRACK: Final = 3  # an overrun HQ on the turn track (3.2)
ELIMINATED: Final = 4
LEFT: Final = 5  # left the map in a retreat (8.5.1)
WITHDRAWN: Final = 6  # taken out by the scenario (12.2)
PLACES: Final = ("unplaced", "on_map", "due", "turn_track", "eliminated", "left_map", "withdrawn")

# Where a marker is.
MARKER_PLACES: Final = (
    "future",  # not yet in the game (12.2)
    "pool",  # waits for the next cup
    "cup",
    "drawn",  # being decided on
    "held",  # in its owner's hand (5.3, 5.5)
    "waiting",  # first half of a combination (5.5)
    "aside",  # Hannut turn 1
    "carried",  # last of a turn, first of the next (5.6)
    "activated",  # used rows (2.B.2)
    "skipped",
    "spent",
    "removed",  # out of the game
)

_UNIT_LISTS: Final = (
    "hex",
    "place",
    "steps",
    "neutralized",
    "out_of_command",
    "opp_used",
    "return_fire_used",
    "retreats",
    "acted",
    "half",
    "in_column",
    "hidden",
    "aboard",
    "formation",
    "independent",
    "return_turn",
)
_FORMATION_LISTS: Final = (
    "activations",
    "activated_own",
    "activated_repeat",
    "skipped",
    "fatigued",
    "demoralized",
    "lost",
    "total",
    "gone",
    "members",
)
_HEX_LISTS: Final = ("stack", "control", "entrenchment", "manned", "mined")
_LISTS: Final = (*_UNIT_LISTS, *_FORMATION_LISTS, *_HEX_LISTS, "marker")
_SCALARS: Final = ("turn", "phase", "active", "pass_side", "winner", "over_rule", "over_text")


class GameState:
    __slots__ = (*_LISTS, *_SCALARS, "dice", "frames", "out", "setting")

    # units
    hex: list[int]
    place: list[int]
    steps: list[int]
    neutralized: list[bool]
    out_of_command: list[bool]
    opp_used: list[bool]
    return_fire_used: list[bool]
    retreats: list[int]  # reaction retreats in this enemy activation
    acted: list[bool]
    half: list[bool]  # has loaded or unloaded: half the action is left
    in_column: list[bool]
    hidden: list[bool]
    aboard: list[int]  # the carrier it rides, or NONE
    formation: list[int]  # the formation it acts with (10.3)
    independent: list[bool]
    return_turn: list[int]  # of an overrun HQ
    # formations
    activations: list[int]  # completed this turn
    activated_own: list[bool]
    activated_repeat: list[bool]
    skipped: list[bool]
    fatigued: list[bool]
    demoralized: list[bool]
    lost: list[int]  # steps (8.5, R-57)
    total: list[int]
    gone: list[bool]  # its marker has left the game
    members: list[tuple[int, ...]]  # every counter that acts with it: HQ, companies, attached independents (10.3)
    # hexes
    stack: list[tuple[int, ...]]
    control: list[int]
    entrenchment: list[int]  # the owner, or NONE
    manned: list[bool]  # infantry has been in the entrenchment
    mined: list[bool]
    marker: list[str]
    # the rest
    turn: int
    phase: str
    active: int
    pass_side: int
    winner: str
    over_rule: str
    over_text: str
    frames: list[Frame]
    setting: Setting
    dice: Dice
    out: list[Event]

    def __init__(self, setting: Setting) -> None:
        units, formations = setting.unit_count, len(setting.formation_id)
        self.setting = setting
        self.hex = [NONE] * units
        self.place = [DUE if arrival else UNPLACED for arrival in setting.arrival]
        # losses that the owner allots at set-up are not taken yet; an HQ has no steps to lose (3.2).
        allotted = {loss.formation for stage in setting.scenario.setup for loss in stage.losses}
        self.steps = [
            1 if counter.type == "hq" else 2 if counter.formation in allotted else 2 - counter.start_losses
            for counter in setting.scenario.counters
        ]
        for name in (
            "neutralized",
            "out_of_command",
            "opp_used",
            "return_fire_used",
            "acted",
            "half",
            "in_column",
            "hidden",
        ):
            setattr(self, name, [False] * units)
        self.retreats = [0] * units
        self.aboard = [NONE] * units
        self.formation = list(setting.home_formation)
        self.independent = [counter.independent for counter in setting.scenario.counters]
        self.return_turn = [0] * units
        for name in ("activated_own", "activated_repeat", "skipped", "fatigued", "demoralized", "gone"):
            setattr(self, name, [False] * formations)
        self.activations = [0] * formations
        self.lost = [0] * formations
        self.total = [0] * formations
        self.members = [()] * formations
        for unit in range(units):
            self.members[self.formation[unit]] += (unit,)
            if not setting.is_hq[unit]:
                self.total[self.formation[unit]] += 2
                self.lost[self.formation[unit]] += 2 - self.steps[unit]
        hexes = setting.grid.n
        self.stack = [()] * hexes
        self.control = [NONE] * hexes
        for name, side in setting.scenario.control:
            self.control[setting.hex_index[name]] = ("german", "french").index(side)
        self.entrenchment = [NONE] * hexes
        self.manned = [False] * hexes
        self.mined = [False] * hexes
        self.marker = ["removed" if marker.extra else "future" for marker in setting.markers]
        self.turn = 0
        self.phase = "setup"
        self.active = NONE
        self.pass_side = NONE
        self.winner = self.over_rule = self.over_text = ""
        self.frames = []

    def copy(self) -> GameState:
        other = GameState.__new__(GameState)
        for name in _LISTS:
            setattr(other, name, getattr(self, name)[:])
        for name in _SCALARS:
            setattr(other, name, getattr(self, name))
        other.frames = [frame.copy() for frame in self.frames]
        other.setting = self.setting
        return other

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {name: getattr(self, name)[:] for name in _LISTS}
        for name in ("stack", "members"):
            found[name] = [list(units) for units in found[name]]
        found.update({name: getattr(self, name) for name in _SCALARS})
        found["frames"] = [frame.to_json() for frame in self.frames]
        found["options"] = dict(self.setting.options)
        return found

    @classmethod
    def from_json(cls, setting: Setting, data: Mapping[str, Any]) -> GameState:
        state = GameState.__new__(GameState)
        for name in _LISTS:
            setattr(state, name, list(data[name]))
        for name in ("stack", "members"):
            setattr(state, name, [tuple(units) for units in data[name]])
        for name in _SCALARS:
            setattr(state, name, data[name])
        state.frames = [frame_from_json(frame) for frame in data["frames"]]
        state.setting = setting
        return state
