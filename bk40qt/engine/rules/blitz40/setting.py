"""What never changes during a game: a scenario compiled for the rules.

Inside the rules a unit, formation, marker or hex is an index into these arrays; ids appear only in actions and events.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from bk40qt.engine.board import BRIDGE, CLEAR, CLIFF, STREAM
from bk40qt.engine.decisions import Action
from bk40qt.engine.modifiers import Modifier
from bk40qt.engine.records import value
from bk40qt.engine.rules.blitz40.scenario import SIDES, Calibre, Scenario, SideInfo, Zone
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.sight import Sight
from bk40qt.engine.rules.blitz40.tables import Tables, load_tables
from bk40qt.engine.rules.blitz40.words import extra_repeat_name, formation_marker_name, marker_name
from bk40qt.engine.wording import marker_of

GERMAN: Final = 0
FRENCH: Final = 1
NONE: Final = -1

# 13.3: what a marker fires that only balancing brings into a scenario, after T-11.
BALANCING_STRIKES: Final[Mapping[str, tuple[Calibre, ...]]] = {
    "artillery": ("medium", "medium", "light", "light"),
    "stuka": ("stuka", "stuka"),
}


@value
class Marker:
    """A marker of the cup (1.4). `extra` repeats come from general use 4 and vanish after their turn (R-09)."""

    id: str
    name: str
    side: int
    kind: str  # "formation", "artillery", "stuka", "repeat", "general"
    formation: int = NONE
    strikes: tuple[Calibre, ...] = ()
    turn: int = 1  # first turn in which it is in the pool
    extra: bool = False


class RetreatActions(dict[int, Action]):
    """The action `retreat` of each unit to each hex, at unit * hexes + hex. Windows offer them by the dozen, and always
    the same ones, so they are made once."""

    def __init__(self, units: tuple[str, ...], hexes: tuple[str, ...]) -> None:
        self._units, self._hexes = units, hexes

    def __missing__(self, key: int) -> Action:
        unit, place = divmod(key, len(self._hexes))
        action = self[key] = Action("retreat", self._units[unit], self._hexes[place])
        return action


class Setting:
    def __init__(self, scenario: Scenario, options: Mapping[str, str]) -> None:
        self.scenario = scenario
        self.options: dict[str, str] = {name: option.default for name, option in OPTIONS.items()}
        self.options.update({**dict(scenario.options), **options})
        self.tables: Tables = load_tables(self.options["crt_colours"])
        self.board = scenario.board
        self.grid = scenario.board.grid
        self.sight = Sight(scenario.board)
        self.turns = scenario.turns
        self.hex_id = self.grid.ids
        self.hex_index = self.grid.index
        self.neighbours = self.grid.neighbours
        self._rows: dict[int, list[int]] = {}
        self._switches()
        self._formations()
        self._units()
        # Actions that are offered again and again, made once: (move, fire, fire_move) of each unit alone.
        self.unit_actions = tuple(
            (Action("move", units=(name,)), Action("fire", name), Action("fire_move", units=(name,)))
            for name in self.unit_id
        )
        self.retreat_actions = RetreatActions(self.unit_id, self.hex_id)
        self._hqs()
        self._markers()
        self._terrain()

    def _switches(self) -> None:
        options = self.options
        self.critical_hits = options["critical_hits"] == "yes"
        self.hidden_guns = options["hidden_at_guns"] == "yes"
        self.adjacent_counts = options["reaction_distance_counts_adjacent"] == "yes"
        self.carry_held = options["held_markers_carry_over"] == "yes"
        self.neutralized_step = options["neutralized_may_move_one_hex"] == "yes"
        retreats = options["reaction_retreats_per_activation"]
        self.retreat_limit = 1_000_000 if retreats == "unlimited" else int(retreats)

    def _formations(self) -> None:
        formations = self.scenario.formations
        self.formation_id = tuple(formation.id for formation in formations)
        self.formation_index = {name: number for number, name in enumerate(self.formation_id)}
        self.formation_side = tuple(SIDES.index(formation.side) for formation in formations)
        self.attach_to = tuple(
            tuple(self.formation_index[to] for to in formation.attach_to) for formation in formations
        )

    def _units(self) -> None:
        counters = self.scenario.counters
        tables = self.tables
        kinds = tuple(counter.type for counter in counters)
        self.unit_count = len(counters)
        self.unit_id = tuple(counter.id for counter in counters)
        self.unit_index = {name: number for number, name in enumerate(self.unit_id)}
        self.unit_type: tuple[str, ...] = kinds
        self.home_formation = tuple(self.formation_index[counter.formation] for counter in counters)
        self.side = tuple(self.formation_side[formation] for formation in self.home_formation)
        # Values by steps left: index 0 is never fought with, 1 the back of the counter, 2 its front (1.2).
        self.attack = tuple((0, c.reduced.attack, c.full.attack) for c in counters)
        self.armour = tuple((0, c.reduced.armour, c.full.armour) for c in counters)
        self.range = tuple((0, c.reduced.range, c.full.range) for c in counters)
        self.ma = tuple((0, c.reduced.ma, c.full.ma) for c in counters)
        self.is_hq = tuple(kind == "hq" for kind in kinds)
        self.is_carrier = tuple(kind == "carrier" for kind in kinds)
        self.movement_class = tuple(tables.movement_class[kind] for kind in kinds)
        self.soft = tuple(tables.soft[kind] for kind in kinds)
        self.disperses = tuple(tables.disperses[kind] for kind in kinds)
        self.infantry = tuple(tables.is_infantry[kind] for kind in kinds)
        self.antitank = tuple(tables.antitank[kind] for kind in kinds)
        self.spotting = tuple(tables.spotting[tables.vehicle[kind]] for kind in kinds)
        self.pioneer = tuple("assault_pioneer" in counter.special for counter in counters)
        self.reaction_base = tuple(
            tables.reaction_base[SIDES[side], kind] for side, kind in zip(self.side, kinds, strict=True)
        )
        self.arrival = tuple(counter.arrival for counter in counters)
        self.side_units = tuple(
            tuple(unit for unit in range(self.unit_count) if self.side[unit] == side) for side in (GERMAN, FRENCH)
        )
        self.side_hqs = tuple(tuple(unit for unit in units if self.is_hq[unit]) for units in self.side_units)
        self.can_load = tuple(info.can_load for info in self._by_side(self.scenario.sides))

    @staticmethod
    def _by_side(infos: tuple[SideInfo, ...]) -> tuple[SideInfo, ...]:
        return tuple(sorted(infos, key=lambda info: SIDES.index(info.side)))

    def _hqs(self) -> None:
        hq = [NONE] * len(self.formation_id)
        for unit in range(self.unit_count):
            if self.is_hq[unit]:
                hq[self.home_formation[unit]] = unit
        self.hq = tuple(hq)
        # the command value is the formation factor; a formation without HQ has the national one.
        self.command_value = tuple(self.tables.formation_factor[SIDES[side]] for side in self.formation_side)
        limits = self.tables.limits
        self.doctrine = (limits["doctrine_german"], limits["doctrine_french"])  # 3.4
        self.stacking = limits["stacking"]  # 7.3
        self.first_column, self.last_column = limits["min_column"], limits["max_column"]  # 8.2.2

    def _markers(self) -> None:
        strikes: dict[tuple[int, str], tuple[Calibre, ...]] = {
            (SIDES.index(entry.side), entry.marker): entry.calibres for entry in self.scenario.strikes
        }
        found: list[Marker] = []
        for number, formation in enumerate(self.scenario.formations):
            if formation.marker:
                arrivals = [
                    self.arrival[unit] for unit in range(self.unit_count) if self.home_formation[unit] == number
                ]
                found.append(
                    Marker(
                        formation.id,
                        formation.marker,
                        self.formation_side[number],
                        "formation",
                        number,
                        turn=max(1, min(arrivals, default=1)),
                    )
                )
        for side, kind, turn in self._pools():
            rank = 1 + sum(marker.side == side and marker.kind == kind for marker in found)
            fired = strikes.get((side, kind)) or BALANCING_STRIKES.get(kind, ())
            ident, name = f"{SIDES[side]}_{kind}_{rank}", marker_name(SIDES[side], kind, rank)
            found.append(Marker(ident, name, side, kind, strikes=fired, turn=turn))
        for marker in [marker for marker in found if marker.kind == "general"]:
            name = extra_repeat_name(SIDES[marker.side])
            found.append(Marker(f"{marker.id}_repeat", name, marker.side, "repeat", extra=True))
        self.markers = tuple(found)
        self.marker_index = {marker.id: number for number, marker in enumerate(found)}
        self.formation_marker = tuple(self.marker_index.get(name, NONE) for name in self.formation_id)

    def _pools(self) -> list[tuple[int, str, int]]:
        """Side, kind and first turn of every marker that names no formation, with the counts of 13.3."""
        kinds = ("artillery", "stuka", "repeat", "general")
        found: list[tuple[int, str, int]] = []
        for number, side in enumerate(SIDES):
            pools = [(max(1, pool.turn), pool) for pool in self.scenario.markers if pool.side == side]
            for kind in kinds:
                chosen = self.options[f"{side}_{kind}_markers"]
                if chosen != "scenario":
                    found += [(number, kind, 1)] * int(chosen)
                found += [
                    (number, kind, turn)
                    for turn, pool in pools
                    if turn > 1 or chosen == "scenario"
                    for _ in range(getattr(pool, kind))
                ]
        return found

    def _terrain(self) -> None:
        board, cost = self.board, self.tables.move_cost
        self.terrain = board.terrain
        self.level = board.level
        self.is_clear = tuple(terrain == CLEAR for terrain in board.terrain)
        self.road = board.road
        # Half points to enter the neighbour in direction d of hex h off the road, at 6 * h + d (T-05, R-45).
        self.step_cost: tuple[tuple[int, ...], ...] = tuple(self._step_costs(kind) for kind in range(3))
        self.road_cost = tuple((0, cost["main_road"][kind], cost["secondary_road"][kind]) for kind in range(3))
        self.mine_cost = cost["minefield"]
        self.home_distance = tuple(
            self.grid.edge_distance(info.home_edge) for info in self._by_side(self.scenario.sides)
        )
        victory = self.scenario.victory
        self.points = tuple((self.hex_index[name], value) for name, value, _ in victory.points)
        self.hold = tuple(self.hex_index[name] for name in victory.hold)
        self.objectives = frozenset([place for place, _ in self.points] + list(self.hold))

    def _step_costs(self, kind: int) -> tuple[int, ...]:
        board, cost = self.board, self.tables.move_cost
        found = []
        for place in range(self.grid.n):
            for direction in range(6):
                beyond = self.neighbours[place][direction]
                if beyond < 0:
                    found.append(0)
                    continue
                price = cost[board.terrain[beyond]][kind]
                feature = board.feature[6 * place + direction]
                if feature & CLIFF:
                    price += cost["cliff"][kind]
                if feature & (STREAM | BRIDGE) == STREAM:  # a bridge removes the stream for everybody
                    price += cost["stream"][kind]
                found.append(price)
        return tuple(found)

    def distances(self, place: int) -> list[int]:
        """Distance from this hex to every hex. The last few hundred are kept: HQs are asked about at every step."""
        row = self._rows.get(place)
        if row is None:
            if len(self._rows) > 500:
                self._rows.clear()
            distance = self.grid.distance
            row = self._rows[place] = [distance(place, other) for other in range(self.grid.n)]
        return row

    @cached_property
    def strike_actions(self) -> tuple[tuple[Action, Action], ...]:
        """The actions `strike` and `group` at each hex."""
        return tuple((Action("strike", hex=name), Action("group", hex=name)) for name in self.hex_id)

    @cached_property
    def zones(self) -> dict[str, Zone]:
        return {zone.id: zone for zone in self.scenario.zones}

    @cached_property
    def names(self) -> dict[str, str]:
        """Ids to what people call them."""
        found = {counter.id: counter.name for counter in self.scenario.counters}
        found.update({formation.id: formation.name for formation in self.scenario.formations})
        for marker in self.markers:
            if marker.kind == "formation":
                found[marker_of(marker.id)] = formation_marker_name(found[marker.id])
            else:
                found[marker.id] = found[marker_of(marker.id)] = marker.name
        return found

    @cached_property
    def firer_modifier(self) -> dict[str, tuple[Modifier, Modifier]]:
        """T-02 as (direct, assault) modifiers."""
        return {
            state: (Modifier(direct, state, FIRER_RULES[state]), Modifier(assault, state, FIRER_RULES[state]))
            for state, (direct, assault) in self.tables.firer.items()
        }

    @cached_property
    def target_modifier(self) -> dict[str, tuple[Modifier, Modifier, Modifier]]:
        """T-03 as (direct, indirect, assault) modifiers."""
        return {
            state: (
                Modifier(values[0], f"target_{state}", TARGET_RULES[state]),
                Modifier(values[1], f"target_{state}", TARGET_RULES[state]),
                Modifier(values[2], f"target_{state}", TARGET_RULES[state]),
            )
            for state, values in self.tables.target.items()
        }


FIRER_RULES: Final[Mapping[str, str]] = {
    "fatigued": "5.4",
    "neutralized": "8.4",
    "in_column": "7.2.1",
    "assault_pioneer": "chart:T-02",
    "move_and_fire": "6.1",
    "distance": "8.2.4",
    "same_hex": "8.2.4",
    "dispersed": "7.2.2",
    "across_stream": "R-45",
    "out_of_command": "6.2",
}
TARGET_RULES: Final[Mapping[str, str]] = {
    "woods": "8.2.3",
    "orchard": "8.2.3",
    "village": "8.2.3",
    "in_column": "7.2.1",
    "dispersed": "7.2.2",
    "higher_elevation": "R-69",
    "entrenchment": "10.2",
}
