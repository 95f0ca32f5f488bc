"""Random play that looks for faults in the rules, and keeps every one it meets as a saved game.

    python -m bk40qt.selfplay.fuzz hannut --games 1000 --seed 1 --jobs 2 --check light --dump faults

Each game draws its own players (policies.py), rule switches and changes of the scenario (variants.py). A fault is an
exception, a broken invariant (invariants.py, contract.py), a dead end, a game without end or one that hangs. It becomes
a .bk40save with everything before the fault and a .txt with seed, action and traceback; `--only NUMBER` plays that one
game of the series again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import signal
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.errors import EngineError
from bk40qt.engine.events import Event
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40.scenario import SIDES as BOTH
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.selfplay import contract, invariants
from bk40qt.selfplay.match import MOST_DECISIONS, EndlessGame, game_seed
from bk40qt.selfplay.policies import POLICIES, Policy
from bk40qt.selfplay.pool import WorkerDied, spread
from bk40qt.selfplay.tournament import SYSTEM, load_once
from bk40qt.selfplay.variants import vary
from bk40qt.storage.errors import StorageError
from bk40qt.storage.saves import create

SIDES: tuple[str, ...] = BOTH
PATIENCE = 60  # seconds for one decision
FULL_EVERY = 25  # decisions between two looks at everything, on average
EXPLAINED = 3  # options of a game whose exact odds are compared with what happens: each may take a second


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play, and how closely to look."""

    scenario: str
    seed: int | str
    check: str = "light"  # "none", "light" or "full"
    dump: str = ""
    options: Mapping[str, str] = field(default_factory=dict)  # fixed; all others are drawn
    every: int = FULL_EVERY
    look: int = 1  # decisions between two looks at the position: 1 finds the very decision that broke it
    limit: int = MOST_DECISIONS
    variant: str = "mix"  # of the scenario, see variants.py


@dataclass(slots=True)
class Played:
    """What came of one game."""

    number: int
    seed: str
    options: dict[str, str]
    players: dict[str, str]
    variant: list[str] = field(default_factory=list)  # how the scenario was changed
    decisions: int = 0
    turns: int = 0
    winner: str = ""
    seconds: float = 0.0
    met: Counter[str] = field(default_factory=Counter)  # decision points, kinds of action and of event
    problem: str = ""  # the last line of the traceback
    trace: str = ""
    saved: str = ""


class Hanging(Exception):
    """One decision takes for ever."""


@contextlib.contextmanager
def watchdog(seconds: int) -> Iterator[None]:
    """Raises Hanging in the main thread; elsewhere, and on Windows, nobody watches."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def bark(number: int, frame: FrameType | None) -> None:
        raise Hanging(f"no end of {HANGING_STEP} decisions after {seconds} s")

    before = signal.signal(signal.SIGALRM, bark)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


HANGING_STEP = 32  # the clock is set anew after so many decisions


def _rearm(seconds: int) -> None:
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        signal.setitimer(signal.ITIMER_REAL, seconds)


class Examined:
    """A game under examination."""

    def __init__(self, game: Game, plan: Plan, rng: random.Random, met: Counter[str]) -> None:
        assert isinstance(game.state, GameState)
        self.game, self.plan, self.rng, self.met = game, plan, rng, met
        self.light, self.full = plan.check != "none", plan.check == "full"
        self.fold = contract.Fold(game)
        self.watch = invariants.Watch(game.state)
        self.explained = 0
        self.pending: list[Event] = []  # since the last look
        self.check(game.opening)

    def submit(self, action: Action) -> None:
        game, decision = self.game, self.game.decision
        assert decision is not None
        ways: list[str] | None = None
        if self.full and self.explained < EXPLAINED and self.rng.random() < 0.01:
            self.explained += 1
            ways = contract.explained(game, action)
        events = game.submit(action)
        self.met[decision.point] += 1
        self.met[action.kind] += 1
        for event in events:
            self.met[f"<{event.kind}>"] += 1
        self.fold.take(events)
        if ways is not None:
            contract.check_explained(ways, action, events)
        self.check(events)

    def check(self, events: Sequence[Event]) -> None:
        game = self.game
        if not self.light:
            return
        s = game.state
        assert isinstance(s, GameState)
        invariants.check_decision(s, game.decision)
        self.pending += events
        if len(game.log) % self.plan.look == 0:
            invariants.check_position(s, bool(self.pending))
            self.watch.check(s, self.pending)
            self.pending.clear()
        if True in s.hidden:
            self._check_secrets(s, events)
        if self.full:
            contract.check_events(game, events)
            if self.rng.random() * self.plan.every < 1:
                self.check_all()

    def _check_secrets(self, s: GameState, events: Sequence[Event]) -> None:
        game = self.game
        shown: dict[str, Sequence[Event]] = {
            side: game.system.visible(s, events, side) for side in SIDES
        }
        views: dict[str, str] = {}
        if self.full or self.rng.random() < 0.05:
            views = {side: json.dumps(game.view(side), sort_keys=True, separators=(",", ":")) for side in SIDES}
        invariants.check_hidden(s, views, shown)
        if game.decision is not None and (self.full or self.rng.random() < 0.2):
            elsewhere = invariants.without_knowledge(s, game.decision, self._empty(s, game.decision))
            if elsewhere is not None:
                again = game.system.advance(elsewhere, contract.NoDice(), [])
                new, old = set(again.options if again else ()), set(game.decision.options)
                invariants.demand(again is not None and again.options == game.decision.options, "13.1",
                                  "the options betray a hidden gun", game.decision.point,
                                  *[f"only if it is here: {action}" for action in sorted(old - new)[:3]],
                                  *[f"only if it is elsewhere: {action}" for action in sorted(new - old)[:3]])

    def _empty(self, s: GameState, decision: Decision) -> list[int]:
        """Empty hexes in any order, but first those next to the units in question: there a gun would matter most."""
        setting = s.setting
        named = {name for action in decision.options for name in (action.unit, *action.units)}.union(decision.about)
        units = [setting.unit_index[name] for name in named if name in setting.unit_index]
        near = {beyond for unit in units if s.hex[unit] >= 0 for beyond in setting.neighbours[s.hex[unit]]}
        empty = [place for place, stack in enumerate(s.stack) if not stack]
        self.rng.shuffle(empty)
        return sorted(empty, key=lambda place: place not in near)

    def check_all(self) -> None:
        game = self.game
        for side in SIDES:
            json.dumps(game.view(side))
        self.fold.check()
        contract.check_recomputed(game)
        contract.check_refusal(game, self.rng, [entry.action for entry in game.log[-200:]])
        contract.check_undo(game, self.rng)

    def finish(self) -> None:
        state = self.game.state
        assert isinstance(state, GameState)
        if self.light:
            invariants.check_position(state)
            self.watch.check(state, self.pending)
        self.fold.check()
        if self.full:
            contract.check_replay(self.game)
            contract.check_saved(self.game)


def draw_options(rng: random.Random, fixed: Mapping[str, str]) -> dict[str, str]:
    """Rule switches: half of the games play by the book, the others with any mix."""
    drawn: dict[str, str] = {}
    wild = rng.random() < 0.5
    for name, option in OPTIONS.items():
        value = option.values[int(rng.random() * len(option.values))]
        if wild:
            drawn[name] = value
    return {**drawn, **fixed}


def play(plan: Plan, number: int) -> Played:
    """Game `number` of the series, with all checks; what goes wrong is in the answer, and never raised."""
    seed = game_seed(plan.seed, number)
    rng = random.Random(f"fuzz {plan.scenario} {seed}")
    options = draw_options(rng, plan.options)
    names = list(POLICIES)
    players = {side: names[int(rng.random() * len(names))] for side in SIDES}
    policies = {side: POLICIES[name](rng) for side, name in players.items()}
    played = Played(number, seed, options, players)
    began = time.perf_counter()
    game: Game | None = None
    action: Action | None = None
    try:
        with watchdog(PATIENCE):
            _rearm(PATIENCE)
            scenario, played.variant = vary(SYSTEMS[SYSTEM], load_once(plan.scenario), plan.variant, rng)
            game = Game(SYSTEMS[SYSTEM], scenario, seed, options)
            examined = Examined(game, plan, rng, played.met)
            while game.decision is not None:
                action = _answer(game, policies)
                examined.submit(action)
                if len(game.log) % HANGING_STEP == 0:
                    _rearm(PATIENCE)
                if len(game.log) > plan.limit:
                    raise EndlessGame(f"still no end after {plan.limit} decisions")
            invariants.demand(game.outcome is not None, "B.1", "no decision is pending, and the game is not over")
            examined.finish()
    except Exception as error:
        played.problem = "".join(traceback.format_exception_only(error)).strip()
        played.trace = traceback.format_exc()
        played.saved = _dump(plan, played, game, action)
    played.seconds = time.perf_counter() - began
    if game is not None:
        played.decisions = len(game.log)
        played.turns = int(getattr(game.state, "turn", 0))
        outcome = game.outcome
        played.winner = (outcome.winner or "draw") if outcome is not None else ""
    return played


def _answer(game: Game, policies: Mapping[str, Policy]) -> Action:
    decision = game.decision
    assert decision is not None
    options = decision.options
    return options[0] if len(options) == 1 else policies[decision.side](game, decision)


def _dump(plan: Plan, played: Played, game: Game | None, action: Action | None) -> str:
    """Write the fault down; returns the name of the saved game, or why there is none."""
    if not plan.dump:
        return ""
    folder = Path(plan.dump)
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / f"{Path(plan.scenario).stem}-{str(played.seed).replace('/', '-')}"
    saved = "none: the game could not be started"
    if game is not None:
        game.journal = None
        try:
            create(stem.with_suffix(".bk40save"), game, title=f"fuzz {played.seed}", overwrite=True).close()
            saved = str(stem.with_suffix(".bk40save"))
        except (StorageError, EngineError, AssertionError) as error:
            saved = f"none: {error}"
        game.journal = None
    again = [sys.executable, "-m", "bk40qt.selfplay.fuzz", plan.scenario, "--seed", str(plan.seed), "--only",
             str(played.number), "--check", plan.check, "--variant", plan.variant, "--every", str(plan.every)]
    again += [part for name, value in plan.options.items() for part in ("--option", f"{name}={value}")]
    last = "-" if action is None else json.dumps(action.to_json())
    lines = [
        f"scenario  {plan.scenario}",
        f"seed      {played.seed} (game {played.number} of series {plan.seed})",
        f"options   {json.dumps(played.options)}",
        f"players   {json.dumps(played.players)}",
        f"variant   {', '.join(played.variant) or 'as shipped'} (the saved game has its own scenario in it)",
        f"decisions {len(game.log) if game else 0}",
        f"action    {last}  (if it raised: not in the saved game, submit it to see the fault; else the last one)",
        f"saved     {saved}",
        f"again     {' '.join(again)}",
        "",
        played.trace,
    ]
    stem.with_suffix(".txt").write_text("\n".join(lines), encoding="utf-8")
    return saved


def fuzz(plan: Plan, games: Sequence[int], jobs: int, progress: Any = None) -> list[Played]:
    return spread(partial(play, plan), games, jobs, progress)


def report(plan: Plan, results: Sequence[Played], seconds: float) -> list[str]:
    met: Counter[str] = Counter()
    for played in results:
        met.update(played.met)
    bad = [played for played in results if played.problem]
    wins = Counter(played.winner or "unfinished" for played in results)
    turns = Counter(played.turns for played in results)
    total = sum(played.decisions for played in results)
    never = sorted(kind for kind in SYSTEMS[SYSTEM].events if f"<{kind}>" not in met)
    lines = [
        f"{plan.scenario}: {len(results)} games, {total:,} decisions, {seconds:.1f} s; {len(bad)} with a fault",
        f"  ends       {', '.join(f'{who} {count}' for who, count in wins.most_common())}",
        f"  last turn  {', '.join(f'{turn}: {count}' for turn, count in sorted(turns.items()))}",
        f"  points     {', '.join(f'{name} {met[name]}' for name in sorted(met) if name.startswith('DP-'))}",
        f"  never seen {', '.join(never) or '-'}",
    ]
    kinds = Counter(played.problem[:160] for played in bad)
    for problem, count in kinds.most_common():
        first = next(played for played in bad if played.problem[:160] == problem)
        lines.append(f"  {count} x {problem}\n      first in game {first.number}: {first.saved or 'not dumped'}")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bk40qt.selfplay.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("scenario", help="hannut, stonne or a file")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--only", type=int, help="play this one game of the series")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", choices=("none", "light", "full"), default="light")
    parser.add_argument("--variant", choices=("book", "long", "wild", "mix"), default="mix", help="of the scenario")
    parser.add_argument("--every", type=int, default=FULL_EVERY, help="decisions between two full looks, on average")
    parser.add_argument("--look", type=int, default=1, help="decisions between two looks at the position")
    parser.add_argument("--dump", default="", metavar="DIR", help="where faults are saved")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule switch to fix")
    told = parser.parse_args(arguments)
    fixed = dict(item.partition("=")[::2] for item in told.option)
    plan = Plan(told.scenario, told.seed, told.check, told.dump, fixed, max(1, told.every), max(1, told.look),
                variant=told.variant)
    games = [told.only] if told.only is not None else range(told.first, told.first + told.games)

    def tick(done: int) -> None:
        print(f"\r{done} of {len(games)} games", end="", file=sys.stderr, flush=True)

    began = time.perf_counter()
    try:
        Game(SYSTEMS[SYSTEM], load_once(plan.scenario), 0, fixed)  # bad names are said once, and here
        results = fuzz(plan, games, told.jobs, tick if sys.stderr.isatty() else None)
    except (EngineError, WorkerDied, OSError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print("\n".join(report(plan, results, time.perf_counter() - began)))
    if told.only is not None and results[0].trace:
        print(results[0].trace)
    return 1 if any(played.problem for played in results) else 0


if __name__ == "__main__":
    sys.exit(main())
