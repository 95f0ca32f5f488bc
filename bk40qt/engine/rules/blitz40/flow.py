"""Runs the frames: the top of the stack works until it asks a decision, stacks another frame or is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.frames import Frame
from bk40qt.engine.rules.blitz40.state import GameState

Advance = Callable[[GameState, Any], Decision | None]
Answer = Callable[[GameState, Any, Action], None]
A = TypeVar("A", bound=Advance)
B = TypeVar("B", bound=Answer)

_ADVANCE: dict[type[Frame], Advance] = {}
_ANSWER: dict[type[Frame], Answer] = {}


def advances(cls: type[Frame]) -> Callable[[A], A]:
    """Register the function that carries this kind of frame on: it asks, or changes the stack, and returns."""

    def register(function: A) -> A:
        _ADVANCE[cls] = function
        return function

    return register


def answers(cls: type[Frame]) -> Callable[[B], B]:
    """Register the function that carries out an answer to a question of this kind of frame."""

    def register(function: B) -> B:
        _ANSWER[cls] = function
        return function

    return register


def run(s: GameState) -> Decision | None:
    frames = s.frames
    while s.phase != "over":
        top = frames[-1]
        decision = _ADVANCE[top.__class__](s, top)
        if decision is not None:
            assert decision.options, (decision.point, top)
            return decision
    return None


def answer(s: GameState, action: Action) -> None:
    top = s.frames[-1]
    _ANSWER[top.__class__](s, top, action)
