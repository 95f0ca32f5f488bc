"""Random play finds no fault in the rules; and would find one if there were any."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bk40qt.engine.decisions import Action
from bk40qt.engine.rules.blitz40 import events, flow, movement, moving, system, view
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.selfplay import fuzz
from bk40qt.selfplay.fuzz import Plan
from bk40qt.storage.saves import open_game

BOTH = pytest.mark.parametrize("scenario", ["hannut", "stonne"])
# In two parts, so that two processes can share them.
PARTS = pytest.mark.parametrize("first", [0, 25])


def _told(plan: Plan, results: list[fuzz.Played]) -> str:
    return "\n".join([*fuzz.report(plan, results, 0), *(played.trace for played in results if played.trace)][:12])


@BOTH
@PARTS
def test_fifty_random_games_run_without_a_fault(scenario: str, first: int, tmp_path: Path) -> None:
    plan = Plan(scenario, "every run", "light", str(tmp_path), look=5)
    results = fuzz.fuzz(plan, range(first, first + 25), jobs=1)
    assert not [played for played in results if played.problem], _told(plan, results)
    assert all(played.winner for played in results)


@BOTH
def test_a_few_games_hold_under_every_check(scenario: str, tmp_path: Path) -> None:
    plan = Plan(scenario, "every run, full", "full", str(tmp_path), every=60)
    results = fuzz.fuzz(plan, range(2), jobs=1)
    assert not [played for played in results if played.problem], _told(plan, results)


def test_hidden_guns_stay_hidden(tmp_path: Path) -> None:
    plan = Plan("hannut", "every run, hidden", "light", str(tmp_path), {"hidden_at_guns": "yes"}, look=5)
    results = fuzz.fuzz(plan, range(5), jobs=1)
    assert not [played for played in results if played.problem], _told(plan, results)
    assert sum(played.met["<hid>"] for played in results) > 0


# -- the fuzzer itself: with a fault built in, it must speak up --------------------------------------------------------


def _found(plan: Plan, games: int = 6) -> fuzz.Played:
    for number in range(games):
        played = fuzz.play(plan, number)
        if played.problem:
            return played
    pytest.fail(f"the fault was not found in {games} games")


def _overstacking(patch: pytest.MonkeyPatch) -> None:
    for module in (movement, moving):
        patch.setattr(module, "room_for", lambda *_: True)
    patch.setattr(moving, "relieve", lambda *_: False)


def _losses_not_counted(patch: pytest.MonkeyPatch) -> None:
    real = events.APPLY[events.StepLost]

    def wrong(s: GameState, e: Any) -> None:
        real(s, e)
        s.lost[s.formation[s.setting.unit_index[e.unit]]] -= 1

    patch.setitem(events.APPLY, events.StepLost, wrong)


def _marker_kept(patch: pytest.MonkeyPatch) -> None:
    real = events.APPLY[events.MarkerMoved]

    def wrong(s: GameState, e: Any) -> None:
        if e.to != "skipped":
            real(s, e)

    patch.setitem(events.APPLY, events.MarkerMoved, wrong)


def _changed_without_event(patch: pytest.MonkeyPatch) -> None:
    real = system.flow.run

    def wrong(s: GameState) -> Any:
        decision = real(s)
        if s.turn == 2:
            s.pass_side = 0 if s.pass_side else 1
        return decision

    patch.setattr(system.flow, "run", wrong)


def _dead_end(patch: pytest.MonkeyPatch) -> None:
    real = system.flow.run

    def wrong(s: GameState) -> Any:
        decision = real(s)
        return decision._replace(options=[]) if decision and decision.point == "DP-A2" else decision

    patch.setattr(system.flow, "run", wrong)


def _offered_twice(patch: pytest.MonkeyPatch) -> None:
    real = system.flow.run

    def wrong(s: GameState) -> Any:
        decision = real(s)
        if decision and decision.point == "DP-R1":
            return decision._replace(options=[*decision.options, decision.options[0]])
        return decision

    patch.setattr(system.flow, "run", wrong)


def _crash(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: GameState, action: Action) -> None:
        if action.kind == "fire_at":
            raise ZeroDivisionError("a fault")
        real(s, action)

    real = flow.answer
    patch.setattr(system.flow, "answer", wrong)


def _talkative_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "concealed", lambda *_: frozenset())


def _talkative_options(patch: pytest.MonkeyPatch) -> None:
    """A hex with a hidden gun is not offered as a step: so the mover knows."""
    from bk40qt.engine.rules.blitz40 import command

    patch.setattr(movement, "known_enemy", lambda s, place, side: bool(command.enemy_combat_units(s, place, side)))


Sabotage = Callable[[pytest.MonkeyPatch], None]
FAULTS: list[tuple[Sabotage, str, str]] = [
    (_overstacking, "7.3", "light"),
    (_losses_not_counted, "R-57", "light"),
    (_marker_kept, "2.B.1", "light"),
    (_dead_end, "dead end", "light"),
    (_offered_twice, "offered twice", "light"),
    (_crash, "ZeroDivisionError", "light"),
    (_changed_without_event, "", "full"),
    (_talkative_view, "hidden gun", "light"),
]


@pytest.mark.parametrize(("sabotage", "word", "check"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_is_found_and_saved(
    sabotage: Sabotage, word: str, check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden = {"hidden_at_guns": "yes"} if sabotage is _talkative_view else {}
    plan = Plan("stonne", "sabotage", check, str(tmp_path), hidden)
    with monkeypatch.context() as patch:
        sabotage(patch)
        played = _found(plan)
    assert word in played.problem
    text = Path(played.saved).with_suffix(".txt").read_text(encoding="utf-8")
    assert played.seed in text and "Traceback" in text and f"--only {played.number}" in text
    assert "Broken" in played.problem or sabotage in (_crash, _dead_end)


def test_a_dump_opens_and_goes_on_to_the_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("hannut", "dump", "light", str(tmp_path))
    with monkeypatch.context() as patch:
        _crash(patch)
        played = _found(plan)
    text = Path(played.saved).with_suffix(".txt").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("action"))
    action = Action.from_json(json.loads(line.removeprefix("action").partition("  (")[0]))
    with open_game(played.saved) as saved:
        assert len(saved.game.log) == played.decisions
        assert saved.game.decision is not None and action in saved.game.decision.options
        saved.game.submit(action)  # the rules are whole again


def test_a_hidden_gun_that_shows_in_the_options_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _talkative_options(monkeypatch)
    played = _found(Plan("hannut", "talk", "light", str(tmp_path), {"hidden_at_guns": "yes"}, look=100))
    assert "betray" in played.problem


def test_a_game_without_end_is_found(tmp_path: Path) -> None:
    played = fuzz.play(Plan("stonne", "endless", "none", str(tmp_path), limit=100), 0)
    assert "EndlessGame" in played.problem and Path(played.saved).is_file()


def test_a_game_that_hangs_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = flow.answer

    def slow(s: GameState, action: Action) -> None:
        real(s, action)
        if s.turn == 1:
            time.sleep(20)

    monkeypatch.setattr(system.flow, "answer", slow)
    monkeypatch.setattr(fuzz, "PATIENCE", 1)
    played = fuzz.play(Plan("stonne", "hang", "none", str(tmp_path)), 0)
    assert "Hanging" in played.problem and Path(played.saved).is_file()


def test_the_same_number_plays_the_same_game() -> None:
    plan = Plan("stonne", "again", "none")
    one, two = fuzz.play(plan, 3), fuzz.play(plan, 3)
    assert (one.met, one.decisions, one.winner, one.options) == (two.met, two.decisions, two.winner, two.options)


def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert fuzz.main(["stonne", "--games", "2", "--check", "none", "--option", "critical_hits=yes"]) == 0
    assert "2 games" in capsys.readouterr().out
    assert fuzz.main(["nowhere"]) == 2
    assert fuzz.main(["stonne", "--option", "critical_hits=perhaps"]) == 2
    assert "critical_hits" in capsys.readouterr().err
