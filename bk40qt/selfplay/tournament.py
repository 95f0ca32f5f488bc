"""Many games of one scenario. What comes out depends on scenario, options and seed alone, not on who played what when.

    report = play_many("hannut", games=1000, seed=7, jobs=2, options={})
    print("\\n".join(report.lines()))
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from statistics import fmean, median
from typing import Any

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.selfplay.match import Result, game_seed, play_match
from bk40qt.selfplay.pool import spread

SYSTEM = "blitz40"
DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Report:
    scenario: str
    seed: int | str
    options: dict[str, str]
    games: int
    wins: dict[str, int]  # by side, and "draw"
    turns: list[int]  # of each game, in order
    decisions: list[int]
    seconds: float
    digest: str  # of the end positions: equal digests, equal games

    @property
    def decisions_per_second(self) -> float:
        return sum(self.decisions) / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "scenario": self.scenario,
            "seed": self.seed,
            "options": self.options,
            "games": self.games,
            "wins": self.wins,
            "turns": self.turns,
            "decisions": self.decisions,
            "digest": self.digest,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
        }

    def lines(self) -> list[str]:
        shares = ", ".join(f"{who} {count} ({count / self.games:.1%})" for who, count in self.wins.items())
        turns = {turn: self.turns.count(turn) for turn in sorted(set(self.turns))}
        return [
            f"{self.scenario}: {self.games} games in {self.seconds:.1f} s, seed {self.seed}",
            f"  won        {shares}",
            f"  last turn  {', '.join(f'{turn}: {count}' for turn, count in turns.items())}",
            f"  decisions  {min(self.decisions)} to {max(self.decisions)} a game, mean {fmean(self.decisions):.0f},"
            f" median {median(self.decisions):.0f}",
            f"  speed      {self.decisions_per_second:,.0f} decisions/s, {self.games / self.seconds:,.1f} games/s",
            f"  digest     {self.digest[:16]}",
        ]


def play_many(
    scenario: str,
    games: int,
    seed: int | str,
    jobs: int,
    options: Mapping[str, str],
    progress: Callable[[int], None] | None = None,
    *,
    start_method: str = "spawn",
) -> Report:
    """Random play. `scenario` is a shipped name or a file; `progress` hears how many games are over.

    Raises EngineError for a scenario or option that cannot be played, before anything is begun; WorkerDied; and
    KeyboardInterrupt once all processes have stopped."""
    if games < 1:
        raise ValueError(f"there must be at least one game, not {games}")
    chosen = dict(options)
    Game(SYSTEMS[SYSTEM], load_once(scenario), 0, chosen)  # what is wrong is said here, not by every worker
    began = time.perf_counter()
    found = spread(partial(play_numbered, scenario, seed, chosen), range(games), jobs, progress, start_method)
    seconds = time.perf_counter() - began
    sides: tuple[str, ...] = SYSTEMS[SYSTEM].sides
    wins = {**dict.fromkeys(sides, 0), DRAW: 0}
    for result in found:
        wins[result.winner or DRAW] += 1
    digest = hashlib.sha256("".join(result.state_hash for result in found).encode()).hexdigest()
    turns, decisions = [result.turns for result in found], [result.decisions for result in found]
    return Report(scenario, seed, chosen, games, wins, turns, decisions, seconds, digest)


@lru_cache(maxsize=4)
def load_once(name: str) -> Any:
    return SYSTEMS[SYSTEM].load(name)


def play_numbered(scenario: str, seed: int | str, options: Mapping[str, str], number: int) -> Result:
    """Game `number` of a series; in whichever process."""
    return play_match(Game(SYSTEMS[SYSTEM], load_once(scenario), game_seed(seed, number), options))
