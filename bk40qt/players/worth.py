"""What things are worth to the simple player: units, shots, danger, assaults. Every chance comes from the rules' own
functions; here they are only weighed. 1.0 is about one step of a good company.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.assault import AssaultFrame, assault_check
from bk40qt.engine.rules.blitz40.fire import can_answer, direct_check, reaction_check, spotted_from, weapon_reach
from bk40qt.engine.rules.blitz40.setting import NONE, Setting
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState

# What a result is worth, in steps of the target.
LAST_STEP: Final = 1.4  # the loss of the last step: the counter is gone
SHAKEN: Final = 0.45  # a neutralization
SHAKEN_AGAIN: Final = 0.3  # the panic roll of a unit neutralized already (8.4)
HQ_SHAKEN: Final = 0.5  # an HQ has no steps
CARRIER: Final = 0.3  # an empty carrier hardly fights

# An assault is forecast for this many rounds; a result drives a unit out, or costs it a step.
FORECAST_ROUNDS: Final = 3
DRIVEN_OUT: Final = 0.85
SHAKEN_LEAVES: Final = 0.6  # 9.1.2 step 3

_WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of 2d6 to make 2, 3, ... 12
AT_MOST: Final = tuple(sum(_WAYS[: max(0, number - 1)]) / 36 for number in range(0, 13))


def chance(number: int) -> float:
    """Of 2d6 being at most this."""
    return AT_MOST[max(0, min(number, 12))]


class Odds(NamedTuple):
    """Chances of one column of the CRT."""

    step: float
    black: float
    red: float


@lru_cache(maxsize=4)
def odds(crt: tuple[str, ...]) -> tuple[Odds, ...]:
    """By column, the lowest first."""
    return tuple(
        Odds(*(sum(w for w, letter in zip(_WAYS, column, strict=True) if letter == wanted) / 36 for wanted in "1NR"))
        for column in crt
    )


@lru_cache(maxsize=4)
def step_worth(setting: Setting) -> tuple[float, ...]:
    """Of one step of each unit, by its printed values."""
    return tuple(
        HQ_SHAKEN
        if setting.is_hq[unit]
        else CARRIER
        if setting.is_carrier[unit]
        else (setting.attack[unit][2] + setting.armour[unit][2] + setting.range[unit][2]) / 10
        for unit in range(setting.unit_count)
    )


def strength(s: GameState, unit: int) -> float:
    """What the unit can still do: nothing for an HQ."""
    return 0.0 if s.setting.is_hq[unit] else step_worth(s.setting)[unit] * s.steps[unit]


def gain(s: GameState, target: int, column: int) -> float:
    """Expected worth of what a shot in this column does to the target."""
    setting = s.setting
    if column < setting.first_column:
        return 0.0
    step, black, red = odds(setting.tables.crt)[min(column, setting.last_column) - setting.first_column]
    shaken = black + red if setting.soft[target] else black
    worth = step_worth(setting)[target]
    if setting.is_hq[target]:
        return 0.0 if s.neutralized[target] else worth * (step + shaken)
    each = SHAKEN_AGAIN if s.neutralized[target] else SHAKEN
    return worth * (step * (LAST_STEP if s.steps[target] == 1 else 1.0) + shaken * each)


def any_effect(s: GameState, target: int, column: int) -> float:
    """Chance that the shot has any effect at all on the target."""
    setting = s.setting
    if column < setting.first_column:
        return 0.0
    step, black, red = odds(setting.tables.crt)[min(column, setting.last_column) - setting.first_column]
    return step + black + (red if setting.soft[target] else 0.0)


def answer_risk(s: GameState, firer: int, target: int) -> float:
    """What the return fire of the target would cost the firer (6.3.2)."""
    if s.return_fire_used[target] or not can_answer(s, target, firer, False, "return_fire"):
        return 0.0
    distance = s.setting.grid.distance(s.hex[firer], s.hex[target])
    likely = chance(reaction_check(s, target, "return_fire", "6.4", distance).number)
    return likely * gain(s, firer, direct_check(s, target, firer, "return_fire").number)


FIRE_RISK: Final = 0.6  # how much the answer of the target counts against a shot


def shot_value(s: GameState, firer: int, target: int, check: Check) -> float:
    """An active shot, less what its answer would cost."""
    return gain(s, target, check.number) - FIRE_RISK * answer_risk(s, firer, target)


class Fields:
    """Which enemies could fire at which hexes, made once for a position."""

    def __init__(self, s: GameState, side: int) -> None:
        self.s = s
        self.side = side
        self._by_hex: dict[int, list[int]] = {}
        self._known: dict[tuple[int, int], float] = {}
        setting = s.setting
        within = setting.sight.within
        self.enemies = [unit for unit in setting.side_units[1 - side] if s.place[unit] == ON_MAP and not s.hidden[unit]]
        self.fighters = [unit for unit in self.enemies if not setting.is_hq[unit] and s.aboard[unit] == NONE]
        for unit in self.fighters:
            reach = 1 if s.neutralized[unit] else max(1, setting.range[unit][s.steps[unit]])
            for place in within(s.hex[unit], reach):
                self._by_hex.setdefault(place, []).append(unit)

    def danger(self, unit: int, place: int) -> float:
        """Expected loss of the unit in that hex, if every enemy who can fire at it there tries to."""
        firers = self._by_hex.get(place)
        if not firers:
            return 0.0
        key = (unit, place)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._danger(unit, place, firers)
        return found

    def _danger(self, unit: int, place: int, firers: Sequence[int]) -> float:
        s = self.s
        here, s.hex[unit] = s.hex[unit], place  # the position is ours: try the unit there
        spotted = max(1, spotted_from(s, unit))
        distances = s.setting.distances(place)
        total = 0.0
        for firer in firers:
            distance = distances[s.hex[firer]]
            if distance <= spotted and distance <= weapon_reach(s, firer):
                likely = chance(s.setting.reaction_base[firer] - distance)
                total += likely * gain(s, unit, direct_check(s, firer, unit, "opportunity_fire").number)
        s.hex[unit] = here
        return total


class Forecast(NamedTuple):
    """How an assault is likely to go: shares that are left of either side, and what each loses."""

    attackers: float
    defenders: float
    lost: float  # by the attackers
    taken: float  # from the defenders


def forecast(s: GameState, frame: AssaultFrame, ours: Sequence[int], theirs: Sequence[int], fresh: bool) -> Forecast:
    """Round after round in expected values. `fresh`: round 1 is still to come, in which the defender fires first."""
    if not ours:
        return Forecast(0.0, 1.0, 0.0, 0.0)
    if not theirs:
        return Forecast(1.0, 0.0, 0.0, 0.0)
    here, there = dict.fromkeys(ours, 1.0), dict.fromkeys(theirs, 1.0)
    lost = taken = 0.0
    kept = frame.round
    for number in range(FORECAST_ROUNDS):
        frame.round = 1 if fresh and number == 0 else 2
        before = dict(here)
        lost += _volley(s, frame, there, here)
        taken += _volley(s, frame, here if frame.round == 1 else before, there)
        if frame.round == 1:
            for unit in theirs:
                if s.neutralized[unit]:
                    there[unit] *= 1 - SHAKEN_LEAVES
    frame.round = kept
    return Forecast(sum(here.values()) / len(here), sum(there.values()) / len(there), lost, taken)


def _volley(s: GameState, frame: AssaultFrame, firers: dict[int, float], targets: dict[int, float]) -> float:
    """Everybody fires at the target that he hurts most; returns the expected worth of the losses."""
    hurt = 0.0
    for firer, share in firers.items():
        if share < 0.05:
            continue
        best, at, effect = 0.0, NONE, 0.0
        for target, left in targets.items():
            column = assault_check(s, frame, firer, target).number
            value = gain(s, target, column) * left
            if value > best:
                best, at, effect = value, target, any_effect(s, target, column)
        if at != NONE:
            hurt += share * best
            targets[at] *= 1 - share * effect * DRIVEN_OUT
    return hurt
