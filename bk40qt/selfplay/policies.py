"""Ways to play badly on purpose: random players with a bent, so that together they reach every corner of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.game import Game
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState

Policy = Callable[[Game, Decision], Action]

# What ends something: a busy player hardly ever takes these, and so his games get long.
QUIET: Final = frozenset({
    "pass", "rest", "end_activation", "stop", "no", "go_on", "waive", "done", "discard", "drop", "keep", "show",
})
# What brings units into contact and costs steps.
EAGER: Final = frozenset({
    "activate", "activate_both", "activate_with_strike", "fire_with_formation", "hold_to_combine", "play_repeat",
    "assault", "assault_fire", "fight_on", "stay", "step_loss", "fire", "fire_at", "fire_move", "opportunity_fire",
    "return_fire", "cancel", "strike", "group", "strikes", "enter",
})


def _pick(rng: random.Random, options: Sequence[Action]) -> Action:
    # random() alone is promised to give the same numbers in every version of Python.
    return options[int(rng.random() * len(options))]


def _without(options: Sequence[Action], kinds: frozenset[str]) -> Sequence[Action]:
    return [action for action in options if action.kind not in kinds] or options


def uniform(rng: random.Random) -> Policy:
    return lambda game, decision: _pick(rng, decision.options)


def busy(rng: random.Random) -> Policy:
    def choose(game: Game, decision: Decision) -> Action:
        options = decision.options
        return _pick(rng, options if rng.random() < 0.04 else _without(options, QUIET))

    return choose


def aggressive(rng: random.Random) -> Policy:
    """Fires, assaults and cancels whenever that is offered, and fights to the last."""
    tame = busy(rng)

    def choose(game: Game, decision: Decision) -> Action:
        eager = [action for action in decision.options if action.kind in EAGER]
        return _pick(rng, eager) if eager and rng.random() < 0.85 else tame(game, decision)

    return choose


def marching(rng: random.Random) -> Policy:
    """As aggressive, and every step goes towards an enemy or an objective of his: games last, and units meet."""
    fierce = aggressive(rng)

    def choose(game: Game, decision: Decision) -> Action:
        steps = [action for action in decision.options if action.kind in ("step", "enter")]
        assaults = any(action.kind == "assault" for action in decision.options)
        if not steps or assaults or rng.random() < 0.15 or not isinstance(game.state, GameState):
            return fierce(game, decision)
        goals = _goals(game.state, SIDES.index(decision.side))
        if not goals:
            return fierce(game, decision)
        setting = game.state.setting
        distance, index = setting.grid.distance, setting.hex_index
        ranked = [(min(distance(index[action.hex], goal) for goal in goals), -len(action.units)) for action in steps]
        best = min(ranked)
        return _pick(rng, [action for action, rank in zip(steps, ranked, strict=True) if rank == best])

    return choose


def _goals(s: GameState, side: int) -> list[int]:
    setting = s.setting
    guns = [s.hex[unit] for unit in setting.side_units[1 - side] if s.hidden[unit]]
    if guns and s.turn % 2:
        return guns  # a fuzzer may peep: who walks into hidden guns sees what happens then
    goals = [place for place in setting.objectives if s.control[place] == 1 - side]
    return goals or [s.hex[unit] for unit in setting.side_units[1 - side] if s.place[unit] == ON_MAP]


def shy(rng: random.Random) -> Policy:
    """Gives way whenever it can: retreats, withdrawals, panic, and markers kept for later."""
    meek = frozenset({"retreat", "withdraw", "panic", "accept", "hold", "rest", "load", "play_rest"})
    tame = busy(rng)

    def choose(game: Game, decision: Decision) -> Action:
        liked = [action for action in decision.options if action.kind in meek]
        return _pick(rng, liked) if liked and rng.random() < 0.7 else tame(game, decision)

    return choose


POLICIES: Final[dict[str, Callable[[random.Random], Policy]]] = {
    "uniform": uniform,
    "busy": busy,
    "aggressive": aggressive,
    "marching": marching,
    "shy": shy,
}
