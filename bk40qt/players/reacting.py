"""The simple player under fire: reactions, results, retreats and the rounds of an assault (DP-R, DP-N, DP-H, DP-X)."""

from __future__ import annotations

from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.assault import AssaultFrame, assault_check, attackers, defenders
from bk40qt.engine.rules.blitz40.command import enemy_adjacent
from bk40qt.engine.rules.blitz40.fire import direct_check, reaction_check
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.engine.wording import say
from bk40qt.players.base import Choice
from bk40qt.players.goals import values
from bk40qt.players.moves import Mover
from bk40qt.players.worth import Forecast, chance, forecast, gain, step_worth

OPPORTUNITY: Final = 0.05  # expected effect from which on opportunity fire is worth the attempt
OPPORTUNITY_HIDDEN: Final = 0.12  # and for a hidden gun, which it reveals (13.1)
RETREAT: Final = 0.5  # a weak unit gives way if that is better by this much
BEATEN: Final = 0.35  # a side of which no more than this share will be left has lost the assault
STRONG: Final = 0.6


def react(mover: Mover, decision: Decision) -> Choice:
    """DP-R1 and DP-R4: fire if the shot is worth it; HQs and weak units give way; else let them come."""
    s, setting = mover.s, mover.s.setting
    index = setting.unit_index
    best, chosen = 0.0, None
    ways_out: dict[int, list[Action]] = {}
    for option in decision.options:
        if option.kind == "opportunity_fire":
            unit, target = index[option.unit], index[option.target]
            value = opportunity(s, unit, target, option.mode == "combined")
            if value > best and value >= (OPPORTUNITY_HIDDEN if s.hidden[unit] else OPPORTUNITY):
                best, chosen = value, option
        elif option.kind == "retreat":
            ways_out.setdefault(index[option.unit], []).append(option)
    if chosen is not None:
        return Choice(chosen, say("opportunity fire at good odds"))
    moved_to = setting.hex_index[decision.about[0]]
    near = setting.distances(moved_to)
    for unit, options in ways_out.items():
        if near[s.hex[unit]] <= (2 if setting.is_hq[unit] else 1):
            away = _give_way(mover, unit, options)
            if away is not None:
                return Choice(away, say("gives way before it is too late"))
    return Choice(_named(decision, "pass"), say("lets them come"))


def opportunity(s: GameState, unit: int, target: int, combined: bool) -> float:
    distance = s.setting.grid.distance(s.hex[unit], s.hex[target])
    likely = chance(reaction_check(s, unit, "opportunity_fire", "6.4", distance).number)
    return likely * gain(s, target, direct_check(s, unit, target, "opportunity_fire", False, combined).number)


def is_weak(s: GameState, unit: int) -> bool:
    return s.setting.is_hq[unit] or s.neutralized[unit] or (s.steps[unit] == 1 and not s.setting.is_carrier[unit])


def holds(mover: Mover, unit: int) -> bool:
    """Stands in an objective of its side: that is not given up lightly."""
    s = mover.s
    return s.hex[unit] in values(s.setting) and not s.setting.is_hq[unit] and s.control[s.hex[unit]] == mover.side


def _give_way(mover: Mover, unit: int, options: list[Action]) -> Action | None:
    """The best hex to retreat to, if it is much better than staying."""
    s, setting = mover.s, mover.s.setting
    here = s.hex[unit]
    if not is_weak(s, unit) or holds(mover, unit):
        return None
    if setting.is_hq[unit] and any(
        setting.side[other] == mover.side and not setting.is_hq[other] for other in s.stack[here]
    ):
        return None  # its companies cover it
    best = max(options, key=lambda option: mover.standing(unit, setting.hex_index[option.hex]))
    better = mover.standing(unit, setting.hex_index[best.hex]) - mover.standing(unit, here)
    exposed = not enemy_adjacent(s, setting.hex_index[best.hex], mover.side) and enemy_adjacent(s, here, mover.side)
    return best if better > RETREAT or (exposed and better > 0) else None


def retreat(mover: Mover, decision: Decision) -> Choice:
    """DP-R3 and DP-R5, after a shot or a strike."""
    index = mover.s.setting.unit_index
    ways_out: dict[int, list[Action]] = {}
    for option in decision.options:
        if option.kind == "retreat":
            ways_out.setdefault(index[option.unit], []).append(option)
    for unit, options in ways_out.items():
        away = _give_way(mover, unit, options)
        if away is not None:
            return Choice(away, say("gives way before it is too late"))
    return Choice(next(o for o in decision.options if o.kind in ("no", "pass")), say("stands its ground"))


def result(mover: Mover, decision: Decision) -> Choice:
    """DP-N1: a neutralized company may rally, a step is gone for good. Of a pair, what is worth less takes the loss."""
    for kind in ("accept", "panic"):
        found = next((option for option in decision.options if option.kind == kind), None)
        if found is not None:
            return Choice(found, say("keeps its steps"))
    return Choice(_cheapest(mover.s, list(decision.options)), say("the smaller loss"))


def _cheapest(s: GameState, options: list[Action]) -> Action:
    index, worth = s.setting.unit_index, step_worth(s.setting)
    return min(options, key=lambda option: (worth[index[option.unit]], -s.steps[index[option.unit]]))


# -- assaults ----------------------------------------------------------------------------------------------------------


def _frame(s: GameState) -> AssaultFrame | None:
    return next((frame for frame in reversed(s.frames) if isinstance(frame, AssaultFrame)), None)


def assault_fire(mover: Mover, decision: Decision) -> Choice:
    s, index = mover.s, mover.s.setting.unit_index
    frame = _frame(s)
    assert frame is not None

    def worth(option: Action) -> float:
        check = assault_check(s, frame, index[option.unit], index[option.target], option.mode == "combined")
        return gain(s, index[option.target], check.number)

    return Choice(max(decision.options, key=worth), say("fires at the best odds"))


def _forecast(s: GameState) -> Forecast:
    """How the assault under way will go on."""
    frame = _frame(s)
    assert frame is not None
    return forecast(s, frame, attackers(s, frame), defenders(s, frame), False)


def assault_result(mover: Mover, decision: Decision) -> Choice:
    """DP-H2 to DP-H4b: pay a step and stay, or leave."""
    s, setting = mover.s, mover.s.setting
    leave = [option for option in decision.options if option.kind == "retreat"]
    pay = [option for option in decision.options if option.kind == "step_loss"]
    stay = [option for option in decision.options if option.kind == "stay"]
    unit = setting.unit_index[decision.about[0]]
    told = _forecast(s)
    attacking = decision.point == "DP-H2"
    if attacking:
        firm = s.steps[unit] == 2 and told.attackers >= STRONG and told.defenders <= BEATEN
    elif stay:
        firm = holds(mover, unit) or told.attackers < STRONG
    else:
        firm = s.steps[unit] == 2 and holds(mover, unit) and told.defenders > BEATEN
    if leave and not firm:
        return Choice(_best_exit(mover, unit, leave), say("leaves the fight"))
    if stay:
        return Choice(stay[0], say("stands its ground"))
    return Choice(_cheapest(s, pay), say("pays with a step and fights on"))


def _best_exit(mover: Mover, unit: int, options: list[Action]) -> Action:
    """The safest hex; an HQ in the hex comes along, rather than be overrun (R-23)."""
    index = mover.s.setting.hex_index
    return max(options, key=lambda option: (mover.standing(unit, index[option.hex]), option.mode == "with_hq"))


def withdraw(mover: Mover, decision: Decision) -> Choice:
    """DP-H5: between rounds who is losing leaves; a defender of an objective only if all is lost."""
    s, setting = mover.s, mover.s.setting
    told = _forecast(s)
    leave = [option for option in decision.options if option.kind == "withdraw"]
    if leave:
        unit = setting.unit_index[leave[0].unit]
        frame = _frame(s)
        attacking = frame is not None and unit in frame.attackers
        ours, theirs = (told.attackers, told.defenders) if attacking else (told.defenders, told.attackers)
        stubborn = not attacking and holds(mover, unit)
        if ours <= BEATEN < theirs and not stubborn:
            mine = [option for option in leave if option.unit == leave[0].unit]
            chosen = mine[0] if attacking else _best_exit(mover, unit, mine)
            return Choice(chosen, say("leaves a fight that is lost"))
    return Choice(_named(decision, "fight_on"), say("fights on"))


# -- ways back ---------------------------------------------------------------------------------------------------------


def run_away(mover: Mover, decision: Decision) -> Choice:
    """DP-X2 and retreats over full hexes: the safest hex."""
    index, units = mover.s.setting.hex_index, mover.s.setting.unit_index

    def safety(option: Action) -> tuple[float, int]:
        place = index[option.hex]
        return -mover.fields.danger(units[option.unit], place), mover.nearest_enemy(place)

    return Choice(max(decision.options, key=safety), say("the safest way back"))


def return_hq(mover: Mover, decision: Decision) -> Choice:
    """DP-X1: with the company farthest from the enemy."""
    s, index = mover.s, mover.s.setting.unit_index
    found = max(decision.options, key=lambda option: mover.nearest_enemy(s.hex[index[option.target]]))
    return Choice(found, say("the HQ comes back in the safest place"))


def _named(decision: Decision, kind: str) -> Action:
    return next(option for option in decision.options if option.kind == kind)
