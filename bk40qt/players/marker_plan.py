"""The markers of the simple player: which formations act, what repeats and generals are for, where strikes fall."""

from __future__ import annotations

from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.hand import in_hand
from bk40qt.engine.rules.blitz40.indirect import observers, strike_check
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState
from bk40qt.engine.wording import say
from bk40qt.players.base import Choice
from bk40qt.players.goals import Order
from bk40qt.players.moves import Mover
from bk40qt.players.worth import chance, gain, strength

CONTACT: Final = 4  # hexes from an enemy within which a formation is in the fight
REPEAT: Final = 1.5  # usefulness of a formation from which on a repeat marker is played on it at once
LATE: Final = 5  # markers left in the cup at which held ones should be used: they go back when the turn ends
MANY_SHAKEN: Final = 4  # neutralized units that a general marker is worth
FIT: Final = 0.5  # share of its units that must be fit, or else a fatigued formation rests
CANCEL: Final = 4.0  # strength in contact from which on an enemy formation's marker is worth a general
STRIKE_GOAL: Final = 1.5  # a strike on a hex that own formations are about to attack
STRIKE_FAR: Final = 0.5  # a strike on somebody who is not in the fight yet


def in_contact(mover: Mover, formation: int, side: int) -> float:
    """Strength of the formation within reach of its enemies."""
    s, setting = mover.s, mover.s.setting
    foes = [
        s.hex[unit]
        for unit in setting.side_units[1 - side]
        if s.place[unit] == ON_MAP and not s.hidden[unit] and not setting.is_hq[unit]
    ]
    total = 0.0
    for unit in s.members[formation]:
        if s.place[unit] == ON_MAP and not s.neutralized[unit] and not setting.is_hq[unit]:
            distances = setting.distances(s.hex[unit])
            if min([distances[place] for place in foes], default=99) <= CONTACT:
                total += strength(s, unit)
    return total


def usefulness(mover: Mover, formation: int) -> float:
    """How much another activation would bring."""
    s = mover.s
    fighting = in_contact(mover, formation, mover.side)
    if mover.orders.get(formation, Order(NONE, False)).attack:
        everybody = sum([strength(s, u) for u in s.members[formation] if s.place[u] == ON_MAP and not s.neutralized[u]])
        return max(fighting, 0.5 * everybody)
    return fighting


def _cup(s: GameState) -> int:
    return sum(place == "cup" for place in s.marker)


def formation_marker(mover: Mover, decision: Decision) -> Choice:
    """DP-M2. Two activations in a turn tire (5.3), so a general or repeat comes first only if it cannot wait."""
    s, setting = mover.s, mover.s.setting
    options = {option.kind: option for option in decision.options}
    relief = _general_use(mover, decision)
    if relief is not None:
        return relief
    formation = setting.formation_index[decision.about[0]]
    if "rest" in options and (
        in_contact(mover, formation, mover.side) == 0
        or not mover.orders.get(formation, Order(NONE, False)).attack
        or _fit(s, formation) < FIT
    ):
        return Choice(options["rest"], say("rests while it can"))
    for kind in ("activate_both", "activate_with_strike"):
        if kind in options:
            return Choice(options[kind], say("both strike together"))
    return Choice(options["activate"], say("its turn to act"))


def _fit(s: GameState, formation: int) -> float:
    units = [unit for unit in s.members[formation] if s.place[unit] == ON_MAP and not s.setting.is_hq[unit]]
    return sum(not s.neutralized[unit] for unit in units) / len(units) if units else 0.0


def _general_use(mover: Mover, decision: Decision) -> Choice | None:
    """A general in hand: rally many, or make a repeat marker of it before the turn ends."""
    s = mover.s
    shaken = sum([s.neutralized[unit] and s.place[unit] == ON_MAP for unit in s.setting.side_units[mover.side]])
    for option in decision.options:
        if option.kind == "remove_markers" and option.mode == "neutralized" and shaken >= MANY_SHAKEN:
            return Choice(option, say("many units need to rally"))
    if _cup(s) <= LATE and in_hand(s, mover.side, "repeat") == NONE:
        for option in decision.options:
            if option.kind == "take_repeat":
                return Choice(option, say("the turn is nearly over"))
    return None


def strike_marker(mover: Mover, decision: Decision) -> Choice:
    """DP-M3."""
    found = _general_use(mover, decision)
    if found is not None:
        return found
    wanted = ("fire_with_formation", "fire")
    return Choice(next(o for kind in wanted for o in decision.options if o.kind == kind), say("the guns fire"))


def repeat_marker(mover: Mover, decision: Decision) -> Choice:
    """DP-M4 and DP-M6: the formation to which another activation brings most; or wait for a better moment."""
    s, setting = mover.s, mover.s.setting
    best, chosen = 0.0, None
    for option in decision.options:
        if option.kind == "play_repeat":
            formation = setting.formation_index[option.target]
            # Who has not acted yet would act twice and be tired; who has acted is tired as well, but not before.
            value = usefulness(mover, formation) * (1.0 if s.activated_own[formation] else 0.7)
            if value > best:
                best, chosen = value, option
    late = _cup(s) <= LATE
    wait = next((option for option in decision.options if option.kind in ("hold", "go_on")), None)
    if chosen is not None and (best >= REPEAT or late or wait is None):
        return Choice(chosen, say("it can do most with another activation"))
    if wait is not None:
        return Choice(wait, say("keeps the marker for a better moment"))
    rests = [option for option in decision.options if option.kind == "play_rest"]
    return Choice((rests or list(decision.options))[0], say("nothing better to play it for"))


def general_marker(mover: Mover, decision: Decision) -> Choice:
    """DP-M5: in hand it can still cancel an enemy marker."""
    found = _general_use(mover, decision)
    if found is not None:
        return found
    for kind in ("hold", "take_repeat", "remove_markers"):
        option = next((option for option in decision.options if option.kind == kind), None)
        if option is not None:
            return Choice(option, say("keeps the general for a better moment"))
    return Choice(decision.options[0], say("nothing better to play it for"))


def remove_markers(mover: Mover, decision: Decision) -> Choice:
    """5.5 use 3: the strongest first, those in contact before the others."""
    s, setting = mover.s, mover.s.setting

    def worth(option: Action) -> float:
        unit = setting.unit_index.get(option.unit, NONE)
        if unit == NONE:
            formation = setting.formation_index.get(option.unit, NONE)
            return usefulness(mover, formation) if formation != NONE else -1.0
        near = mover.nearest_enemy(s.hex[unit]) <= CONTACT
        return (strength(s, unit) or 1.0) * (2 if near else 1)

    return Choice(max(decision.options, key=worth), say("needed most"))


def cancel(mover: Mover, decision: Decision) -> Choice:
    """DP-M1: strikes, and strong formations that stand before ours."""
    setting = mover.s.setting
    marker = setting.markers[setting.marker_index[decision.about[0]]]
    options = {option.kind: option for option in decision.options}
    strong = marker.kind in ("stuka", "artillery") or (
        marker.kind == "formation" and in_contact(mover, marker.formation, marker.side) >= CANCEL
    )
    if strong:
        return Choice(options["cancel"], say("that would hurt"))
    return Choice(options["no"], say("not worth a general"))


def set_aside(mover: Mover, decision: Decision) -> Choice:
    """DP-S8: the formation that can do most, and before it the bombs."""
    setting = mover.s.setting

    def worth(option: Action) -> float:
        marker = setting.markers[setting.marker_index[option.unit]]
        if marker.kind != "formation":
            return 1000.0 + (marker.kind == "stuka")
        return usefulness(mover, marker.formation)

    return Choice(max(decision.options, key=worth), say("the strongest opening"))


# -- strikes -----------------------------------------------------------------------------------------------------------


def _hex_value(mover: Mover, place: int, calibre: str) -> float:
    """Expected effect of a strike on everybody in the hex."""
    s, setting = mover.s, mover.s.setting
    total = sum(
        [gain(s, unit, strike_check(s, unit, calibre).number) for unit in s.stack[place] if s.aboard[unit] == NONE]
    )
    if any(order.attack and setting.distances(order.hex)[place] <= 1 for order in mover.orders.values()):
        total *= STRIKE_GOAL
    elif mover.nearest_friend(place) > CONTACT:
        total *= STRIKE_FAR
    if calibre != "stuka":
        watching = observers(s, mover.side, place)
        if not any(setting.distances(s.hex[hq])[place] <= 1 for hq in watching):
            total *= chance(setting.tables.limits["transmission"])
    return total


def _heaviest(setting_columns: dict[str, int], calibres: tuple[str, ...]) -> str:
    return max(calibres, key=lambda calibre: setting_columns[calibre])


def strike(mover: Mover, decision: Decision) -> Choice:
    """DP-I1: one strike after the other, each where it does most now."""
    s, setting = mover.s, mover.s.setting
    left = getattr(s.frames[-1], "left", ()) or setting.markers[setting.marker_index[decision.about[0]]].strikes
    calibre = _heaviest(setting.tables.strike_column, left)
    found = [option for option in decision.options if option.kind == "strike"]
    if not found:
        return Choice(decision.options[-1], say("nothing to fire at"))
    best = max(found, key=lambda option: _hex_value(mover, setting.hex_index[option.hex], calibre))
    return Choice(best, say("the strike does most there"))


def calibre(mover: Mover, decision: Decision) -> Choice:
    """DP-I2: the heaviest on the best target, which was named first."""
    columns = mover.s.setting.tables.strike_column
    found = [option for option in decision.options if option.kind == "calibre"]
    return Choice(max(found, key=lambda option: columns[option.mode]), say("the heaviest first"))


def observer(mover: Mover, decision: Decision) -> Choice:
    """DP-I3: the engine names adjacent HQs first, then those that are not neutralized."""
    return Choice(decision.options[0], say("has the best view"))
