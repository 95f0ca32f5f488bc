"""Blitzkrieg 1940 as a rule system of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bk40qt.engine.decisions import Action, Decision, Outcome, Refusal
from bk40qt.engine.dice import Dice
from bk40qt.engine.errors import EngineError, ScenarioError
from bk40qt.engine.events import Event
from bk40qt.engine.rules.api import State
from bk40qt.engine.rules.blitz40 import flow, scenario_file, view, whynot
from bk40qt.engine.rules.blitz40.events import EVENTS, apply
from bk40qt.engine.rules.blitz40.scenario import SIDES, Scenario
from bk40qt.engine.rules.blitz40.scenario_document import to_document
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.sequence import TurnFrame
from bk40qt.engine.rules.blitz40.setting import Setting
from bk40qt.engine.rules.blitz40.setup import SetupFrame
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.engine.rules.blitz40.words import ending
from bk40qt.engine.wording import Translate, retold


class Blitz40:
    id = "blitz40"
    version = 1
    sides: tuple[str, ...] = SIDES
    events: Mapping[str, type[Event]] = EVENTS

    def __init__(self) -> None:
        self._settings: list[tuple[Scenario, dict[str, str], Setting]] = []

    def load(self, name_or_path: str) -> Scenario:
        return scenario_file.load_scenario(name_or_path)

    def parse(self, document: object) -> Scenario:
        scenario, problems = scenario_file.parse(document)
        if scenario is None or problems:
            raise ScenarioError(problems)
        return scenario

    def document(self, scenario: Scenario) -> dict[str, Any]:
        return to_document(scenario)

    def start(self, scenario: Scenario, options: Mapping[str, str]) -> GameState:
        for name, value in options.items():
            if name not in OPTIONS:
                raise EngineError(f"there is no option {name!r}; the options are {', '.join(OPTIONS)}")
            if value not in OPTIONS[name][0]:
                raise EngineError(f"the option {name!r} is one of {', '.join(OPTIONS[name][0])}, not {value!r}")
        state = GameState(self._setting(scenario, options))
        state.frames = [TurnFrame(), SetupFrame()]
        return state

    def _setting(self, scenario: Scenario, options: Mapping[str, str]) -> Setting:
        """A compiled scenario is the same for every game on it: keep the last ones, sight tables and all."""
        for known, chosen, setting in self._settings:
            if known is scenario and chosen == options:
                return setting
        setting = Setting(scenario, options)
        self._settings = [(scenario, dict(options), setting), *self._settings[:7]]
        return setting

    def advance(self, state: State, dice: Dice, out: list[Event]) -> Decision | None:
        s = _ours(state, dice, out)
        return flow.run(s)

    def answer(self, state: State, action: Action, dice: Dice, out: list[Event]) -> None:
        flow.answer(_ours(state, dice, out), action)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, GameState)
        over = state.phase == "over"
        return Outcome(state.winner, state.over_rule, ending(state.over_text)) if over else None

    def apply(self, state: State, event: Event) -> None:
        assert isinstance(state, GameState)
        apply(state, event)

    def refuse(self, state: State, decision: Decision, action: Action) -> Refusal:
        assert isinstance(state, GameState)
        return whynot.refuse(state, decision, action)

    def why_not(self, state: State, question: Action) -> Refusal | None:
        assert isinstance(state, GameState)
        return whynot.why_not(state, question)

    def imagine(self, state: State, side: str) -> GameState:
        assert isinstance(state, GameState)
        return view.imagine(state, side)

    def view(self, state: State, side: str) -> dict[str, Any]:
        assert isinstance(state, GameState)
        return view.view(state, side)

    def visible(self, state: State, events: Sequence[Event], side: str) -> tuple[Event, ...]:
        assert isinstance(state, GameState)
        return tuple(view.visible(state, events, side))

    def to_json(self, state: State) -> dict[str, Any]:
        assert isinstance(state, GameState)
        return state.to_json()

    def from_json(self, scenario: Scenario, data: Mapping[str, Any]) -> GameState:
        return GameState.from_json(self._setting(scenario, data["options"]), data)

    def name_of(self, state: State, ident: str, tr: Translate = str) -> str:
        assert isinstance(state, GameState)
        name: str = retold(state.setting.names.get(ident, ident), tr)
        return name


def _ours(state: State, dice: Dice, out: list[Event]) -> GameState:
    assert isinstance(state, GameState)
    state.dice = dice
    state.out = out
    return state


SYSTEM = Blitz40()
