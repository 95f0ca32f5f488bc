"""A tiny rule system for the storage tests: two sides in turn roll, draw a card or pass, until one has enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bk40qt.engine.decisions import Action, Decision, Outcome, Refusal
from bk40qt.engine.dice import EACH_TOTAL, Dice
from bk40qt.engine.document import Problem
from bk40qt.engine.errors import EngineError, ScenarioError
from bk40qt.engine.events import Event, event
from bk40qt.engine.game import Game
from bk40qt.engine.modifiers import Check, Modifier

SIDES = ("red", "blue")
CARDS = ("ace", "king", "queen")
EVENTS: dict[str, type[Event]] = {}


@event(EVENTS, "rolled", "{side} rolls {faces} for {check}")
class Rolled(Event):
    side: str
    faces: tuple[int, int]
    check: Check


@event(EVENTS, "scored", "{side} has {points} points")
class Scored(Event):
    side: str
    points: int


@event(EVENTS, "drawn", "{side} draws {card}")
class Drawn(Event):
    side: str
    card: str


@event(EVENTS, "passed", "{side} passes")
class Passed(Event):
    side: str


@dataclass(slots=True)
class ToyState:
    goal: int
    bonus: int
    turn: int = 0
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))

    def copy(self) -> ToyState:
        return replace(self, points=dict(self.points))


@dataclass(slots=True)
class Toy:
    id: str = "toy"
    version: int = 1
    bonus: int = 0  # a rules change: other events from the same decisions
    events: Mapping[str, type[Event]] = field(default_factory=lambda: EVENTS)

    def load(self, name_or_path: str) -> Any:
        return self.parse({"goal": int(name_or_path)})

    def parse(self, document: object) -> Any:
        if not isinstance(document, dict) or set(document) - {"goal", "note"} or type(document.get("goal")) is not int:
            raise ScenarioError([Problem("", "a toy scenario has a goal")])
        return dict(document)

    def document(self, scenario: Any) -> dict[str, Any]:
        return dict(scenario)

    def start(self, scenario: Any, options: Mapping[str, str]) -> ToyState:
        if set(options) - {"first"}:
            raise EngineError("toy has one option: first")
        return ToyState(scenario["goal"], self.bonus, SIDES.index(options.get("first", "red")))

    def advance(self, state: Any, dice: Dice, out: list[Event]) -> Decision | None:
        if self.outcome(state) is not None:
            return None
        if sum(state.points.values()) == 0 and not out:  # the opening, with dice of its own
            state.points[SIDES[dice.pick(SIDES)]] += 1
            out.append(Drawn("0", SIDES[0], CARDS[dice.pick(CARDS)]))
        side = SIDES[state.turn % 2]
        options = (Action("roll", unit=side), Action("draw", unit=side, units=CARDS), Action("pass"))
        return Decision(side, "DP-1", "act", "1.1", options)

    def answer(self, state: Any, action: Action, dice: Dice, out: list[Event]) -> None:
        side = SIDES[state.turn % 2]
        state.turn += 1
        if action.kind == "roll":
            check = Check("luck", "2", side, "", "2d6", "<=", 7, (Modifier(1, "höher", "2.1"),), 8)
            faces = dice.two_d6(EACH_TOTAL)
            state.points[side] += sum(faces) + state.bonus
            out += [Rolled("2.1", side, faces, check), Scored("2.2", side, state.points[side])]
        elif action.kind == "draw":
            card = dice.pick(CARDS)
            state.points[side] += card
            out += [Drawn("3", side, CARDS[card]), Scored("2.2", side, state.points[side])]
        else:
            out.append(Passed("4", side))

    def outcome(self, state: Any) -> Outcome | None:
        for side in SIDES:
            if state.points[side] >= state.goal:
                return Outcome(side, "5", f"{side} wins")
        return None

    def apply(self, state: Any, event: Event) -> None:
        raise NotImplementedError

    def refuse(self, state: Any, decision: Decision, action: Action) -> Refusal:
        return Refusal("1.1", "that is not on offer")

    def why_not(self, state: Any, question: Action) -> Refusal | None:
        return None

    def imagine(self, state: Any, side: str) -> Any:
        return state.copy()

    def view(self, state: Any, side: str) -> dict[str, Any]:
        return self.to_json(state)

    def visible(self, state: Any, events: Sequence[Event], side: str) -> tuple[Event, ...]:
        return tuple(events)

    def to_json(self, state: Any) -> dict[str, Any]:
        return {"goal": state.goal, "turn": state.turn, "points": state.points}

    def from_json(self, scenario: Any, data: Mapping[str, Any]) -> ToyState:
        return ToyState(data["goal"], self.bonus, data["turn"], dict(data["points"]))

    def name_of(self, state: Any, ident: str, tr: Callable[[str], str] = str) -> str:
        return ident


TOY = Toy()
SYSTEMS = {"toy": TOY}


def new_game(goal: int = 1_000_000, seed: int | str = 7, **more: Any) -> Game:
    return Game(TOY, {"goal": goal}, seed, **more)


def play(game: Game, decisions: int) -> Game:
    """Some of everything, in an order that depends on nothing but the number of the decision."""
    for _ in range(decisions):
        if game.decision is None:
            break
        number = len(game.log)
        game.submit(game.decision.options[(number * number + number // 3) % 3])
    return game
