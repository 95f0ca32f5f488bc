"""Why something cannot be done, with the rule that forbids it (placeholder while the chapters settle)."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.rules.blitz40.state import GameState


def refuse(s: GameState, decision: Decision, action: Action) -> Refusal:
    return Refusal(decision.rule, f"{action} is not offered here")


def why_not(s: GameState, question: Action) -> Refusal | None:
    return None
