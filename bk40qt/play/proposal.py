"""The end of a set-up, held back: everything stands on the board, and nothing is sent until the player says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.dice import SeededDice

if TYPE_CHECKING:
    from bk40qt.engine.game import Game
    from bk40qt.engine.rules.api import State

CONFIRM: Final = Action("go_on")
_AFTER: Final = "DP-S8"  # markers for the opening: nothing is placed any more


class Proposal(NamedTuple):
    """The answer that would end the set-up, and the board as it would be."""

    action: Action
    state: State
    decision: Decision  # the question asked meanwhile: whether that is all


def is_setting_up(decision: Decision | None) -> bool:
    return decision is not None and decision.point.startswith("DP-S") and decision.point != _AFTER


def propose(game: Game, action: Action) -> Proposal | None:
    """The proposal to end the set-up of the side that is asked; None if this answer does not end it, or is none."""
    asked = game.decision
    if asked is None or not is_setting_up(asked) or action not in asked.options:
        return None
    # Tried out with dice of its own: nothing of what comes after the set-up is kept, shown or taken from the game's.
    trial, dice = game.state.copy(), SeededDice(0)
    game.system.answer(trial, action, dice, [])
    board = trial.copy()
    following = game.system.advance(trial, dice, [])
    if following is not None and is_setting_up(following) and following.side == asked.side:
        return None
    return Proposal(action, board, Decision(asked.side, asked.point, "set_up", asked.rule, (CONFIRM,)))
