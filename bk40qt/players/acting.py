"""DP-A1 for the simple player: which unit of an activated formation acts next, and how."""

from __future__ import annotations

from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import enemy_adjacent
from bk40qt.engine.rules.blitz40.fire import direct_check
from bk40qt.engine.rules.blitz40.movement import MoveFrame
from bk40qt.engine.rules.blitz40.routes import Way
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.engine.wording import say
from bk40qt.players.base import Choice
from bk40qt.players.goals import Order, foot_class, ways
from bk40qt.players.moves import LEAST_FIRE, LEAST_MOVE, SHOT, Mover
from bk40qt.players.worth import shot_value

UNLOAD_NEAR: Final = 3  # hexes from an enemy at which a company gets off its carrier


def act(mover: Mover, decision: Decision) -> Choice:
    """Strikes, then shots of those who have nothing better to do, assaults, and then movement, the HQ first."""
    s, setting = mover.s, mover.s.setting
    options = decision.options
    for option in options:
        if option.kind == "strikes":
            return Choice(option, say("the guns first"))
        if option.kind == "unload" and mover.nearest_enemy(s.hex[setting.unit_index[option.unit]]) <= UNLOAD_NEAR:
            return Choice(option, say("gets off close to the enemy"))
    entering = [option for option in options if option.kind == "enter" and len(option.units) == 1]
    if entering:
        return _enter(mover, entering)
    assault, group = _best_assault(mover, decision)
    fires = _shots(mover, decision)
    choice = _fire(mover, decision, fires, set(group.units) if group is not None else set(), assault)
    if choice is not None:
        return choice
    if group is not None and all(assault >= _gain_of_moving(mover, decision, name) for name in group.units):
        return Choice(group, say("moves up to assault"))
    return _move(mover, decision, fires)


def _shots(mover: Mover, decision: Decision) -> dict[str, float]:
    """The best shot of every unit that can fire without moving."""
    s, index = mover.s, mover.s.setting.unit_index
    found = {}
    for option in decision.options:
        if option.kind == "fire":
            unit = index[option.unit]
            value = mover.shot_from(unit, s.hex[unit], False)
            if value >= LEAST_FIRE:
                found[option.unit] = value
    return found


def _fire(mover: Mover, decision: Decision, fires: dict[str, float], group: set[str], assault: float) -> Choice | None:
    """The best shot of a unit that has nothing better to do; those who will assault wait for the effect."""
    ranked = sorted(fires.items(), key=lambda item: -item[1])
    for name, value in ranked:
        if name in group and SHOT * value < assault:
            continue
        if SHOT * value >= _gain_of_moving(mover, decision, name):
            return Choice(Action("fire", name), say("has a good shot"))
    return None


def _gain_of_moving(mover: Mover, decision: Decision, name: str) -> float:
    s = mover.s
    if Action("move", units=(name,)) not in decision.options:
        return 0.0
    unit = s.setting.unit_index[name]
    spots = mover.spots(start(s, (unit,)))
    place = s.hex[unit]
    here = mover.standing(unit, place)
    return max([spot.score for spot in spots if spot.place != place], default=here) - here


def start(s: GameState, units: tuple[int, ...]) -> Way:
    """A movement that has not begun."""
    mode = "half" if s.half[units[0]] else "move"
    return Way(units, s.hex[units[0]], (0,) * len(units), 0, mode)


def _best_assault(mover: Mover, decision: Decision) -> tuple[float, Action | None]:
    """From where they stand, alone or as a stack."""
    s, setting = mover.s, mover.s.setting
    best: tuple[float, Action | None] = (0.0, None)
    for option in decision.options:
        if option.kind != "move":
            continue
        units = tuple([setting.unit_index[name] for name in option.units])
        if s.half[units[0]] or not enemy_adjacent(s, s.hex[units[0]], mover.side):
            continue
        value, at = mover.best_assault(start(s, units))
        if at != NONE and value > best[0]:
            best = value, option
    return best


def _move(mover: Mover, decision: Decision, fires: dict[str, float]) -> Choice:
    """The HQ, then the companies nearest to their goal, so that nobody stands in the way of those behind."""
    s, setting = mover.s, mover.s.setting
    singles = [option for option in decision.options if option.kind == "move" and len(option.units) == 1]

    def rank(option: Action) -> tuple[bool, float]:
        unit = setting.unit_index[option.units[0]]
        order = mover.orders.get(s.formation[unit], Order(NONE, False))
        away = ways(setting, order.hex, foot_class(setting, unit))[s.hex[unit]] if order.hex != NONE else 0.0
        return not setting.is_hq[unit], away

    for option in sorted(singles, key=rank):
        unit = setting.unit_index[option.units[0]]
        spots = mover.spots(start(s, (unit,)))
        here = next((spot.score for spot in spots if spot.place == s.hex[unit]), mover.standing(unit, s.hex[unit]))
        if spots and spots[0].place != s.hex[unit] and spots[0].score > here + LEAST_MOVE:
            return Choice(option, say("has a better place to be"))
    for name in fires:
        return Choice(Action("fire", name), say("has a good shot"))
    return Choice(Action("end_activation"), say("nothing useful is left to do"))


def _enter(mover: Mover, options: list[Action]) -> Choice:
    """Reinforcements: the HQ first, and by the hex nearest to its goal; by road unless enemies are about."""
    s, setting = mover.s, mover.s.setting

    def rank(option: Action) -> tuple[bool, float, bool]:
        unit = setting.unit_index[option.units[0]]
        place = setting.hex_index[option.hex]
        order = mover.orders.get(s.formation[unit], Order(NONE, False))
        away = ways(setting, order.hex, foot_class(setting, unit))[place] if order.hex != NONE else 0.0
        return not setting.is_hq[unit], away, (option.mode == "column") == (mover.nearest_enemy(place) <= UNLOAD_NEAR)

    return Choice(min(options, key=rank), say("reinforcements come on"))


def fire_at(mover: Mover, decision: Decision) -> Choice:
    """DP-A3: the best target."""
    s, index = mover.s, mover.s.setting.unit_index
    below = s.frames[-2] if len(s.frames) > 1 else None
    moved = isinstance(below, MoveFrame)

    def worth(option: Action) -> float:
        firer, target = index[option.unit], index[option.target]
        check = direct_check(s, firer, target, "direct_fire", moved, option.mode == "combined")
        return shot_value(s, firer, target, check)

    return Choice(max(decision.options, key=worth), say("fires at the best odds"))
