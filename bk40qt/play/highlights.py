"""What the map shows of the pending decision and of the selected units: who can act, where they can go, whom they can
hit. All of it is asked of the engine; here it only gets its look."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from bk40qt.desktop.i18n import percent, tr
from bk40qt.engine.decisions import Decision, Refusal
from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40 import planning
from bk40qt.mapview.hex_overlay import CANDIDATE, REACH, SELECTED, TARGET, HexStyle
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.path_overlay import PathPreview, PathStep

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.state import GameState
    from bk40qt.mapview.overlays import Overlays
    from bk40qt.play.session import Session

OWN: Final = "candidates"
REACH_NAME: Final = "reach"
FIRE_NAME: Final = "fire"
TARGETS: Final = "targets"
SELECTION: Final = "selection"
CAUSE: Final = "cause"
PATH: Final = "path"
ENEMY_REACH: Final = "enemy reach"
_FIELD: Final = HexStyle("target", 0.0, hatch="dots", outline="dashed", width=3, area=True)
_ASSAULT: Final = HexStyle("target", 0.12, outline="double", width=6)
_CAUSE: Final = HexStyle("enemy", outline="solid", width=10, area=True)  # over the counters, clear of their values
_REACTS: Final = HexStyle("own", 0.18, outline="solid", width=6)
_THREAT: Final = HexStyle("enemy", 0.10, hatch="rising", outline="solid", width=4, area=True)


def points(half: int | None) -> str:
    """Half movement points as on the chart: 3 is 1½."""
    if half is None:
        return ""
    whole = str(half // 2) if half >= 2 else ""
    return f"{whole}½" if half % 2 else whole or "0"


class Highlights:
    def __init__(self, session: Session, overlays: Overlays) -> None:
        self._session = session
        self._overlays = overlays
        self.reach: planning.Reach | None = None
        self.targets: dict[str, planning.Target] = {}  # by target; the best shot of the selected units
        self._offered: frozenset[str] = frozenset()  # hexes that can be clicked now

    @property
    def _state(self) -> GameState:
        state = self._session.game.state
        return state  # type: ignore[return-value]

    def clear(self) -> None:
        self.reach = None
        self.targets = {}
        for name in (OWN, REACH_NAME, FIRE_NAME, TARGETS, SELECTION, CAUSE, PATH, ENEMY_REACH):
            self._overlays.clear(name)

    def show_candidates(self) -> None:
        """Outline what can be clicked: units that can act, and hexes that options lead to."""
        session, state = self._session, self._state
        decision = session.decision
        self._show_cause(decision if session.is_mine else None)
        self._offered = frozenset()
        if decision is None or not session.is_mine:
            self._overlays.clear(OWN)
            return
        numbers = [state.setting.unit_index[unit] for unit in planning.actors(state, decision)]
        units = {state.setting.hex_id[state.hex[number]] for number in numbers if state.hex[number] >= 0}
        goals = planning.places(state, decision) if decision.kind not in ("act", "place") else {}
        # Who may react is not to be mixed up with where he could retreat to.
        self._offered = frozenset(goals) | units
        own = _REACTS if decision.kind == "reaction" else CANDIDATE
        self._overlays.set_hexes(OWN, dict.fromkeys(goals, CANDIDATE) | dict.fromkeys(units, own))

    def _show_cause(self, decision: Decision | None) -> None:
        """What is reacted to: where the enemy came to, and all of him that is meant."""
        state, found = self._state, set[str]()
        if decision is not None and decision.kind == "reaction":
            shown = {unit["id"]: unit.get("hex", "") for unit in self._session.view()["units"]}
            found = {shown.get(name, name) for name in decision.about}
        self._overlays.set_hexes(CAUSE, {name: _CAUSE for name in found if name in state.setting.hex_index}, Layer.OVER)

    def show_selection(self, units: tuple[str, ...]) -> None:
        """The selected units: their reach with its costs, their field of fire, their targets with the odds."""
        state, session = self._state, self._session
        self.reach, self.targets = None, {}
        known = {unit["id"]: unit.get("hex", "") for unit in session.view()["units"]}
        hexes = [known[unit] for unit in units if known.get(unit)]
        self._overlays.set_hexes(SELECTION, dict.fromkeys(hexes, SELECTED))
        for name in (REACH_NAME, FIRE_NAME, TARGETS, PATH):
            self._overlays.clear(name)
        if not hexes:
            return
        mine = session.is_mine and session.decision is not None and session.decision.kind in ("act", "move")
        found = planning.reach(state, units) if mine else planning.potential_reach(state, units[0], session.viewer)
        if mine and found.refusal is not None:
            found = planning.Reach(units, refusal=found.refusal)
        self.reach = found
        self._overlays.set_hexes(REACH_NAME, _reach_styles(found))
        field = {hex for unit in units for hex, _ in planning.field_of_fire(state, unit)}
        self._overlays.set_hexes(FIRE_NAME, dict.fromkeys(field, _FIELD))
        self._show_targets(units, known)

    def _show_targets(self, units: tuple[str, ...], known: Mapping[str, str]) -> None:
        state = self._state
        best: dict[str, tuple[planning.Target, Fraction]] = {}
        for unit in units:
            for target in planning.targets(state, unit):
                if known.get(target.unit):
                    odds = planning.odds(state, target.check)
                    effect = 1 - odds.get("-", Fraction(0))
                    if target.unit not in best or effect > best[target.unit][1]:
                        best[target.unit] = (target, effect)
        self.targets = {name: target for name, (target, _) in best.items()}
        styles: dict[str, HexStyle] = {}
        chances: dict[str, Fraction] = {}
        for target, effect in best.values():
            if effect >= chances.get(target.hex, Fraction(-1)):
                chances[target.hex] = effect
                styles[target.hex] = replace(TARGET, label=percent(float(effect)))
        self._overlays.set_hexes(TARGETS, styles, Layer.OVER)

    def words(self, hex: str) -> list[str]:
        """What is shown in this hex, for who cannot see it."""
        found: list[str] = []
        if hex in self._offered:
            found.append(tr("can be chosen"))
        reach = self.reach
        if reach is not None and hex in reach.hexes:
            goal = reach.hexes[hex]
            if goal.plain is not None:
                found.append(tr("in reach for {cost} MP", cost=points(goal.plain.cost)))
            if goal.column is not None:
                found.append(tr("in column for {cost} MP", cost=points(goal.column.cost)))
            if not goal.stop:
                found.append(tr("cannot stop there"))
        if reach is not None and hex in reach.assaults:
            found.append(tr("can be assaulted"))
        for name, target in self.targets.items():
            if target.hex == hex:
                effect = 1 - planning.odds(self._state, target.check).get("-", Fraction(0))
                found.append(tr("target {unit}: {chance}", unit=self._session.name_of(name),
                                chance=percent(float(effect))))
        return found

    def show_path(self, units: tuple[str, ...], hex: str, column: bool | None = None) -> planning.Path | Refusal | None:
        """The way to a hex that can be reached, with its cost and where enemies may react."""
        reach, state = self.reach, self._state
        if reach is None or (hex not in reach.hexes and hex not in reach.assaults):
            self._overlays.clear(PATH)
            return None
        path = planning.path_to(state, units, hex, column)
        if isinstance(path, Refusal):
            self._overlays.clear(PATH)
            return path
        number = state.setting.unit_index[units[0]]
        start = state.setting.hex_id[state.hex[number]] if state.hex[number] >= 0 else path.steps[0].hex
        steps = tuple(PathStep(step.hex, step.column, len(step.reactors)) for step in path.steps)
        last = path.steps[-1]
        total = tr("{cost} MP, {left} left", cost=points(last.cost), left=points(last.left))
        self._overlays.set_path(PATH, PathPreview(start, steps, total))
        return path

    def hide_path(self) -> None:
        self._overlays.clear(PATH)

    def show_enemy_reach(self, on: bool) -> None:
        """Everything that the known enemies could come to if they were activated now."""
        if not on:
            self._overlays.clear(ENEMY_REACH)
            return
        session, found = self._session, set[str]()
        for unit in session.view()["units"]:
            if unit["side"] != session.viewer and unit.get("hex"):
                found.update(planning.potential_reach(self._state, unit["id"], session.viewer).hexes)
        self._overlays.set_hexes(ENEMY_REACH, dict.fromkeys(found, _THREAT))


def _reach_styles(found: planning.Reach) -> dict[str, HexStyle]:
    styles: dict[str, HexStyle] = {}
    for name, goal in found.hexes.items():
        plain = points(goal.plain.cost) if goal.plain is not None else "–"
        column = f"⇉{points(goal.column.cost)}" if goal.column is not None else ""
        label = plain if goal.stop else f"({plain})"
        styles[name] = replace(REACH, label=label, second=column)
    for name in found.assaults:
        styles[name] = _ASSAULT
    return styles
