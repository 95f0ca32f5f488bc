"""A computer opponent that plays by rules of thumb: it weighs every option by what it is worth right now, on what its
side may know (13.1), and looks no further ahead than one assault.

    player = SimplePlayer(7)
    choice = player.decide(system.imagine(game.state, decision.side), decision)
    game.submit(choice.action)
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.game import Game
from bk40qt.engine.rules.api import State
from bk40qt.engine.rules.blitz40.movement import MoveFrame
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.engine.wording import say
from bk40qt.players import acting, marker_plan, reacting, setup_plan
from bk40qt.players.base import Choice
from bk40qt.players.goals import Order, orders, urgency, values
from bk40qt.players.moves import Mover
from bk40qt.players.random_player import GOLDEN, MASK, mixed, seeded
from bk40qt.players.worth import Fields

TASTE: Final = 0.2  # how far players of different seeds differ about a goal

_LOG: Final = logging.getLogger(__name__)

# What to answer where nothing better is known: what ends or declines something.
SAFE: Final = ("pass", "no", "stop", "done", "go_on", "waive", "fight_on", "end_activation", "move_on", "hold", "keep")


def _return_fire(mover: Mover, decision: Decision) -> Choice:
    """DP-R2: it costs nothing to try."""
    return Choice(decision.options[0], say("fires back"))


def _go_on(mover: Mover, decision: Decision) -> Choice:
    frame = next(frame for frame in reversed(mover.s.frames) if isinstance(frame, MoveFrame))
    return mover.go_on(frame, decision)


_ANSWERS: Final[Mapping[str, Callable[[Mover, Decision], Choice]]] = {
    "act": acting.act,
    "move": _go_on,
    "fire": acting.fire_at,
    "reaction": reacting.react,
    "return_fire": _return_fire,
    "retreat": reacting.retreat,
    "retreat_on": reacting.run_away,
    "rout": reacting.run_away,
    "result": reacting.result,
    "loss": reacting.result,
    "assault_fire": reacting.assault_fire,
    "assault_result": reacting.assault_result,
    "withdraw": reacting.withdraw,
    "return_hq": reacting.return_hq,
    "formation_marker": marker_plan.formation_marker,
    "strike_marker": marker_plan.strike_marker,
    "repeat_marker": marker_plan.repeat_marker,
    "after_segment": marker_plan.repeat_marker,
    "general_marker": marker_plan.general_marker,
    "remove_markers": marker_plan.remove_markers,
    "cancel": marker_plan.cancel,
    "set_aside": marker_plan.set_aside,
    "open_with": marker_plan.set_aside,
    "strike": marker_plan.strike,
    "calibre": marker_plan.calibre,
    "group": marker_plan.calibre,
    "observer": marker_plan.observer,
}


class SimplePlayer:
    """The same seed gives the same answers to the same questions. All it remembers are the goals of its formations."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seeded(f"simple player {seed!r}")
        self._orders: tuple[object, dict[int, Order]] = (None, {})

    def decide(self, position: State, decision: Decision) -> Choice:
        options = decision.options
        if len(options) == 1:
            return Choice(options[0], say("no other choice"))
        assert isinstance(position, GameState)
        try:
            choice = self._weigh(position, decision)
        except Exception:  # a player that stumbles must not take the game down with it
            _LOG.exception("%s %s", decision.point, decision.kind)
            return self._safe(position, decision)
        if choice.action not in options:
            _LOG.error("%s %s: %s is not offered", decision.point, decision.kind, choice.action)
            return self._safe(position, decision)
        return choice

    def _weigh(self, s: GameState, decision: Decision) -> Choice:
        if setup_plan.is_setup(decision):
            return setup_plan.answer(s, decision)
        answer = _ANSWERS.get(decision.kind)
        if answer is None:
            return self._safe(s, decision)
        side = SIDES.index(decision.side)
        fields = Fields(s, side)
        return answer(Mover(s, side, fields, self._plan(s, side, fields), urgency(s, side)), decision)

    def _plan(self, s: GameState, side: int, fields: Fields) -> dict[int, Order]:
        """Goals are kept while a formation acts, or it would change its mind at every step."""
        held = tuple([s.control[place] for place in values(s.setting)])
        key = (s.setting, side, s.turn, held, tuple(s.activations), tuple(s.marker))
        if self._orders[0] != key:
            self._orders = (key, orders(s, side, fields, partial(self._taste, s.turn)))
        return self._orders[1]

    def _taste(self, turn: int, formation: int, goal: int) -> float:
        number = mixed((self._seed + GOLDEN * (goal + 1000 * (formation + 1000 * turn))) & MASK)
        return 1.0 + TASTE * (number / MASK - 0.5)

    def _safe(self, s: GameState, decision: Decision) -> Choice:
        for kind in SAFE:
            found = next((option for option in decision.options if option.kind == kind), None)
            if found is not None:
                return Choice(found, say("plays safe"))
        number = mixed((self._seed + GOLDEN * (s.turn + len(decision.options))) & MASK)
        return Choice(decision.options[number % len(decision.options)], say("one is as good as the other"))


def sensible_setup(game: Game, side: str, player: SimplePlayer | None = None) -> list[Action]:
    """Answer the set-up decisions of that side for as long as they come; what was done."""
    player = player or SimplePlayer()
    done: list[Action] = []
    while (decision := game.decision) is not None and decision.side == side and setup_plan.is_setup(decision):
        position: Any = game.system.imagine(game.state, side)
        done.append(player.decide(position, decision).action)
        game.submit(done[-1])
    return done
