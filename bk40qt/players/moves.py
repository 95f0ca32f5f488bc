"""An activated formation of the simple player: who fires, who goes where, who assaults (DP-A1 to DP-A4, DP-H6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.assault import AssaultFrame
from bk40qt.engine.rules.blitz40.command import enemy_adjacent
from bk40qt.engine.rules.blitz40.fire import shots
from bk40qt.engine.rules.blitz40.movement import MoveFrame, assaults_open, budget, movement_of, room_for
from bk40qt.engine.rules.blitz40.routes import Route, Way, routes
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState
from bk40qt.engine.wording import say
from bk40qt.players.base import Choice
from bk40qt.players.goals import FAR, Order, foot_class, keeping, values, ways
from bk40qt.players.worth import Fields, Forecast, forecast, shot_value

# Worth of a hex to stand in, in steps of a good company.
PROGRESS_ATTACK: Final = 0.22  # a hex nearer to a goal that the enemy holds, times the urgency
PROGRESS_HOLD: Final = 0.15  # a hex nearer to an own one
GOAL_NEAR: Final = 1.0  # hexes from an own goal that are near enough
CAPTURE: Final = 1.6  # a victory point taken
GARRISON: Final = 0.7  # a victory point guarded while the enemy is near
GARRISON_CLOSE: Final = 1.0  # and while he is next to it, or nearly so
ENEMY_NEAR: Final = 6  # hexes
DANGER_ATTACK: Final = 0.5  # expected loss in the hex, divided by the urgency
DANGER_HOLD: Final = 0.9
PASSING: Final = 0.3  # expected loss in the worst hex on the way
SHOT: Final = 1.5  # a shot fired now
SHOT_LATER: Final = 0.4  # a shot that the hex would give later
FRIENDS: Final = 0.06  # each other unit in the hex: strikes hit all
ADJACENT_SOFT: Final = 0.15  # standing next to an enemy with nothing but a carrier or a gun
OUT_OF_COMMAND: Final = 0.8  # each hex beyond the doctrine limit
LEAST_MOVE: Final = 0.06  # smaller gains are not worth moving for
LEAST_FIRE: Final = 0.03
ASSAULT_LEAST: Final = 0.15  # an assault must promise this much,
ASSAULT_LEFT: Final = 0.45  # leave no more of the defenders than this share,
ASSAULT_HOME: Final = 0.45  # and at least this share of the attackers
ASSAULT_HEX: Final = 0.35  # worth of pushing the enemy out of a hex

# HQs
HQ_PROGRESS: Final = 0.15
HQ_LEFT_BEHIND: Final = 0.6  # each hex that a company could not make up
HQ_DANGER: Final = 1.0  # expected effect of fire on it
HQ_ALONE: Final = (3.0, 3.0, 1.0, 0.4)  # without a company in the hex, by the distance of the nearest enemy
HQ_ESCORTED: Final = (0.5, 0.5, 0.2, 0.0)  # with one
HQ_SIGHT: Final = 0.08  # each enemy in view, for the artillery
HQ_AHEAD: Final = 0.25  # each hex nearer to the goal than its companies, enemies near


class Spot(NamedTuple):
    """A hex that a movement could end in."""

    score: float
    place: int
    route: Route
    fires: bool  # and a shot there counts in the score


class Mover:
    """The units of one side in one position; orders and fields of fire are worked out by the player beforehand."""

    def __init__(self, s: GameState, side: int, fields: Fields, orders: dict[int, Order], haste: float) -> None:
        self.s = s
        self.side = side
        self.fields = fields
        self.orders = orders
        self.haste = haste
        self._spots: dict[Way, list[Spot]] = {}

    # -- how good a hex is ---------------------------------------------------------------------------------------------

    def standing(self, unit: int, place: int) -> float:
        """Worth of the unit being there at the end, shots left aside."""
        if self.s.setting.is_hq[unit]:
            return self._hq_standing(unit, place)
        s, setting = self.s, self.s.setting
        order = self.orders.get(s.formation[unit], Order(NONE, False))
        score = 0.0
        if order.hex != NONE:
            away = min(ways(setting, order.hex, foot_class(setting, unit))[place], FAR)
            if order.attack:
                score -= PROGRESS_ATTACK * self.haste * away
            else:
                score -= PROGRESS_HOLD * max(0.0, away - GOAL_NEAR)
        weight = DANGER_ATTACK / self.haste if order.attack else DANGER_HOLD
        score -= weight * self.fields.danger(unit, place)
        score += self._objective(unit, place)
        others = [other for other in s.stack[place] if other != unit and not setting.is_hq[other]]
        score -= FRIENDS * len(others)
        if (setting.is_carrier[unit] or setting.antitank[unit]) and enemy_adjacent(s, place, self.side):
            score -= ADJACENT_SOFT
        return score - OUT_OF_COMMAND * self._beyond_command(unit, place)

    def _beyond_command(self, unit: int, place: int) -> int:
        s, setting = self.s, self.s.setting
        hq = setting.hq[s.formation[unit]]
        if hq == NONE or s.independent[unit] or s.place[hq] != ON_MAP:
            return 0
        return max(0, setting.distances(s.hex[hq])[place] - setting.doctrine[self.side])

    def _objective(self, unit: int, place: int) -> float:
        """Taking an objective, or being the one who guards it."""
        s, setting = self.s, self.s.setting
        value = values(setting).get(place)
        if value is None:
            return 0.0
        if s.control[place] != self.side:
            return CAPTURE * value
        guarded = any(
            other != unit and setting.side[other] == self.side and not setting.is_hq[other] and s.aboard[other] == NONE
            for other in s.stack[place]
        )
        near = self.nearest_enemy(place)
        if guarded or near > ENEMY_NEAR:
            return 0.0
        # Whoever is next to it walks in, if only in a retreat.
        return (GARRISON_CLOSE if near <= 2 else GARRISON * keeping(setting, self.side)) * value

    def nearest_enemy(self, place: int) -> int:
        distances = self.s.setting.distances(place)
        hexes = self.s.hex
        return min([distances[hexes[unit]] for unit in self.fields.fighters], default=99)

    def nearest_friend(self, place: int) -> int:
        s, distances = self.s, self.s.setting.distances(place)
        return min([distances[s.hex[u]] for u in s.setting.side_units[self.side] if s.place[u] == ON_MAP], default=99)

    def _hq_standing(self, hq: int, place: int) -> float:
        """Behind its companies, in reach of all of them, with a view."""
        s, setting = self.s, self.s.setting
        order = self.orders.get(s.formation[hq], Order(NONE, False))
        distances = setting.distances(place)
        limit = setting.doctrine[self.side]
        score = -HQ_DANGER * self.fields.danger(hq, place)
        foremost = FAR
        for unit in s.members[s.formation[hq]]:
            if unit == hq or s.place[unit] != ON_MAP or s.aboard[unit] != NONE:
                continue
            if order.hex != NONE:
                foremost = min(foremost, setting.distances(order.hex)[s.hex[unit]])
            if s.independent[unit]:
                continue
            spare = limit if s.acted[unit] or s.neutralized[unit] else limit + _pace(s, unit)
            score -= HQ_LEFT_BEHIND * max(0, distances[s.hex[unit]] - spare)
        near = self.nearest_enemy(place)
        if near <= 3:
            # 3.2: only an HQ that is alone can be overrun.
            alone = not any(setting.side[other] == self.side and not setting.is_hq[other] for other in s.stack[place])
            score -= HQ_ALONE[near] if alone else HQ_ESCORTED[near]
        if order.hex != NONE:
            haste = self.haste if order.attack else 1.0
            score -= HQ_PROGRESS * haste * ways(setting, order.hex, foot_class(setting, hq))[place]
            if near <= 3 and foremost < FAR:
                score -= HQ_AHEAD * max(0, foremost - setting.distances(order.hex)[place])
        seen = setting.sight.seen(place)
        in_view = sum([seen.get(s.hex[unit], 99) <= 4 for unit in self.fields.fighters])
        return score + HQ_SIGHT * min(3, in_view)

    # -- where to ------------------------------------------------------------------------------------------------------

    def shot_from(self, unit: int, place: int, moved: bool) -> float:
        """The best shot that the unit has from there."""
        s = self.s
        here, s.hex[unit] = s.hex[unit], place
        best = max([shot_value(s, unit, target, check) for target, _, check in shots(s, unit, moved)], default=0.0)
        s.hex[unit] = here
        return max(0.0, best)

    def spots(self, way: Way) -> list[Spot]:
        """Every hex that the movement could end in, the best first."""
        if way not in self._spots:
            self._spots[way] = self._find_spots(way)
        return self._spots[way]

    def _find_spots(self, way: Way) -> list[Spot]:
        s = self.s
        found: dict[int, Spot] = {}
        lead = way.units[0]
        worst: dict[Route, float] = {}  # the danger on the way there
        for route in routes(s, way):
            place = route.way.place
            parent = route.parents[0][0] if route.parents else None
            if parent is None:
                worst[route] = 0.0
            else:
                exposed = self.fields.danger(lead, place) * (1.4 if route.parents[0][1] else 1.0)
                worst[route] = max(worst[parent], exposed)
            if not room_for(s, place, self.side, way.units):
                continue
            spot = self._spot(way, route, worst[route])
            if place not in found or spot.score > found[place].score:
                found[place] = spot
        return sorted(found.values(), key=lambda spot: (-spot.score, spot.place))

    def _spot(self, way: Way, route: Route, exposed: float) -> Spot:
        s = self.s
        place = route.way.place
        score = -PASSING * exposed
        fires = False
        for unit, spent in zip(way.units, route.way.spent, strict=True):
            score += self.standing(unit, place)
            if s.setting.is_hq[unit]:
                continue
            shot = self.shot_from(unit, place, True)
            if shot <= 0:
                continue
            now = way.mode == "move" and route.way.made > 0 and spent <= budget(s, unit, "fire")
            fires = fires or now
            score += shot * (SHOT if now else SHOT_LATER)
        if route.way.made and way.mode == "move":
            score += max(0.0, self.best_assault(route.way)[0])
        return Spot(score, place, route, fires)

    # -- assaults ------------------------------------------------------------------------------------------------------

    def best_assault(self, way: Way) -> tuple[float, int]:
        """Value and hex of the best assault that the stack could make from where it would be; 0: none is good."""
        s = self.s
        if not enemy_adjacent(s, way.place, self.side):
            return 0.0, NONE
        best, at = 0.0, NONE
        for step in assaults_open(s, way.units, way.place, way.spent, way.made):
            value = self.assault_value(way.units, way.place, step.hex, way.made > 0)
            if value > best:
                best, at = value, step.hex
        return best, at

    def assault_value(self, units: tuple[int, ...], origin: int, place: int, moved: bool) -> float:
        s, setting = self.s, self.s.setting
        defenders = [
            unit
            for unit in s.stack[place]
            if setting.side[unit] != self.side and not setting.is_hq[unit] and s.aboard[unit] == NONE
        ]
        frame = AssaultFrame(hex=place, origin=origin, attackers=units, moved=moved, opponents=tuple(defenders))
        told = forecast(s, frame, units, defenders, True)
        return self.worth_of(told, place, s.formation[units[0]])

    def worth_of(self, told: Forecast, place: int, formation: int) -> float:
        """What an assault on that hex promises; negative if the odds are bad."""
        if told.defenders > ASSAULT_LEFT or told.attackers < ASSAULT_HOME:
            return -1.0
        prize = ASSAULT_HEX
        value = values(self.s.setting).get(place)
        if value is not None and self.s.control[place] != self.side:
            prize += CAPTURE * value
        if self.orders.get(formation, Order(NONE, False)).hex == place:
            prize += ASSAULT_HEX
        worth = prize * (1 - told.defenders) + told.taken - told.lost
        return worth if worth >= ASSAULT_LEAST else -1.0

    # -- DP-A2 ---------------------------------------------------------------------------------------------------------

    def go_on(self, f: MoveFrame, decision: Decision) -> Choice:
        """The next step of a movement, an assault, a shot, or the end."""
        s, setting = self.s, self.s.setting
        offered = {option.kind for option in decision.options}
        place = s.hex[f.units[0]]
        way = Way(f.units, place, f.spent, f.made, f.mode)
        if "assault" in offered:
            at = self.best_assault(way)[1]
            if at != NONE:
                return Choice(_assault_at(decision, setting.hex_id[at]), say("the odds of an assault are good"))
        if "step" in offered:
            spots = self.spots(way)
            here = next((spot.score for spot in spots if spot.place == place), -FAR)
            best = spots[0] if spots else None
            if best is not None and best.place != place and best.score > here + (0.02 if f.made else 0.0):
                step, column = _first_step(best.route)
                found = _step(decision.options, setting.hex_id[step], column)
                if found is not None:
                    return Choice(found, say("on the way to {hex}", hex=setting.hex_id[best.place]))
        for option in decision.options:
            if option.kind == "fire" and self.shot_from(setting.unit_index[option.unit], place, True) > LEAST_FIRE:
                return Choice(option, say("fires from its new position"))
        for kind in ("stop", "move_on"):
            stop = next((option for option in decision.options if option.kind == kind), None)
            if stop is not None:
                return Choice(stop, say("stands well here"))
        return Choice(self._any_step(decision, place), say("cannot stay here"))

    def _any_step(self, decision: Decision, place: int) -> Action:
        """Nothing but steps (or shots) is offered: the one that leads to the best hex."""
        setting = self.s.setting
        lead = setting.unit_index[decision.about[0]]

        def worth(option: Action) -> float:
            return self.standing(lead, setting.hex_index[option.hex]) if option.hex else self.standing(lead, place)

        return max(decision.options, key=worth)


def _pace(s: GameState, unit: int) -> int:
    """Hexes that a unit makes in one movement, in the open."""
    ma, kind = movement_of(s, unit)
    return 2 * ma // s.setting.tables.move_cost["clear"][kind]


def _first_step(route: Route) -> tuple[int, bool]:
    column = False
    while route.parents:
        parent, column = route.parents[0]
        if not parent.parents:
            break
        route = parent
    return route.way.place, column


def _step(options: Sequence[Action], name: str, column: bool) -> Action | None:
    mode = "column" if column else ""
    return next((each for each in options if each.kind == "step" and each.hex == name and each.mode == mode), None)


def _assault_at(decision: Decision, name: str) -> Action:
    """Not in column, if that is possible: it costs a column of the own fire (7.2.1)."""
    found = [option for option in decision.options if option.kind == "assault" and option.hex == name]
    return min(found, key=lambda option: option.mode)
