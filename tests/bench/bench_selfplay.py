"""Random self-play of Hannut in one process, beside python-chess and catanatron in the same run; then on all cores.

    python -m tests.bench.bench_selfplay

A decision here is the same as theirs: all legal options listed, one taken at random and carried out. Ours makes every
event with its breakdown, too. The programs play in turns, so that a busy machine is busy for all of them.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.players.random_player import RandomPlayer
from bk40qt.selfplay.match import game_seed
from bk40qt.selfplay.pool import spread
from bk40qt.selfplay.tournament import play_many

Figure = tuple[str, float, str]
Player = Callable[[int], tuple[int, int]]  # number of a game -> decisions, options offered

ROUNDS = 7
SECONDS = 1.0  # of each program in each round
PARALLEL_GAMES = 400
LONGEST_CHESS = 1000  # plies; few random games get there


def ours(scenario: str) -> Player:
    system = SYSTEMS["blitz40"]
    loaded = system.load(scenario)

    def play(number: int) -> tuple[int, int]:
        game = Game(system, loaded, game_seed("bench", number))
        choose, submit, options = RandomPlayer(game.seed).choose, game.submit, 0
        while (decision := game.decision) is not None:
            options += len(decision.options)
            submit(choose(decision))
        return len(game.log), options

    return play


def chess_peer() -> Player | None:
    try:
        import chess
    except ImportError:
        return None
    rng = random.Random(1)

    def play(number: int) -> tuple[int, int]:
        board, plies, options = chess.Board(), 0, 0
        while plies < LONGEST_CHESS and not board.is_game_over():
            moves = list(board.legal_moves)
            options += len(moves)
            board.push(rng.choice(moves))
            plies += 1
        return plies, options

    return play


def catanatron_peer() -> Player | None:
    try:
        from catanatron import Color
        from catanatron import Game as Catan
        from catanatron import RandomPlayer as Random
    except ImportError:
        return None

    def play(number: int) -> tuple[int, int]:
        game: Any = Catan([Random(Color.RED), Random(Color.BLUE)], seed=number)
        ticks = options = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            options += len(game.state.playable_actions if hasattr(game.state, "playable_actions")
                           else game.playable_actions)
            game.play_tick()
            ticks += 1
        return ticks, options

    return play


class Tally:
    """Decisions a second of one program, round by round."""

    def __init__(self, play: Player) -> None:
        self.play = play
        self.number = 0
        self.rates: list[float] = []
        self.games: list[float] = []
        self.decisions = self.options = 0

    def round(self, seconds: float) -> None:
        decisions = games = 0
        began = time.perf_counter()
        while (taken := time.perf_counter() - began) < seconds:
            made, offered = self.play(self.number)
            self.number += 1
            games += 1
            decisions += made
            self.options += offered
        self.decisions += decisions
        self.rates.append(decisions / taken)
        self.games.append(taken / games)


def one_process(rounds: int = ROUNDS, seconds: float = SECONDS) -> list[Figure]:
    programs: dict[str, Player | None] = {
        "hannut": ours("hannut"),
        "python-chess": chess_peer(),
        "catanatron": catanatron_peer(),
        "stonne": ours("stonne"),
    }
    tallies = {name: Tally(play) for name, play in programs.items() if play is not None}
    for _ in range(rounds):
        for tally in tallies.values():
            tally.round(seconds)
    found: list[Figure] = []
    for name, tally in tallies.items():
        peer = "" if name in ("hannut", "stonne") else "peer, "
        found.append((f"random play, {peer}{name}", statistics.median(tally.rates), "decisions/s"))
        found.append((f"random play, {peer}{name}, options", tally.options / tally.decisions, "a decision"))
        if not peer:
            found.append((f"random play, {name}, a whole game", statistics.median(tally.games), "s"))
    for peer in ("python-chess", "catanatron"):
        for name in ("hannut", "stonne"):
            if peer in tallies:
                # Of each round, because the machine changes its mind from one to the next.
                ratios = [a / b for a, b in zip(tallies[name].rates, tallies[peer].rates, strict=True)]
                found.append((f"random play, {name} / {peer}", statistics.median(ratios), "x"))
    return found


def spin(number: int) -> int:
    total = 0
    for step in range(1_000_000):
        total += step & 3
    return total


def parallel(games: int = PARALLEL_GAMES, jobs: int = 2, rounds: int = 3) -> list[Figure]:
    """The start of the processes is included. A bare loop beside it tells what the machine had to give."""
    play_many("hannut", 2, "warm", 1, {})
    ratios, rates, bare = [], [], []
    for number in range(rounds):
        alone = play_many("hannut", games, number, 1, {})
        together = play_many("hannut", games, number, jobs, {})
        assert alone.digest == together.digest
        ratios.append(alone.seconds / together.seconds)
        rates.append(together.decisions_per_second)
        bare.append(_seconds(1, 100) / _seconds(jobs, 100))
    return [
        (f"simulation on {jobs} cores, {games} games / one process", statistics.median(ratios), "x"),
        (f"a bare loop on {jobs} cores / one process", statistics.median(bare), "x"),
        (f"simulation on {jobs} cores", statistics.median(rates), "decisions/s"),
    ]


def _seconds(jobs: int, items: int) -> float:
    began = time.perf_counter()
    spread(spin, range(items), jobs)
    return time.perf_counter() - began


def loading(rounds: int = 9) -> list[Figure]:
    """From the file to the first decision, everything included: tables, sight, set-up."""
    system = SYSTEMS["blitz40"]
    found: list[Figure] = []
    for name in ("hannut", "stonne"):
        loads, starts = [], []
        for _ in range(rounds):
            began = time.perf_counter()
            scenario = system.load(name)
            loaded = time.perf_counter()
            Game(system, scenario, 1)
            loads.append(loaded - began)
            starts.append(time.perf_counter() - loaded)
        found.append((f"loading {name}", statistics.median(loads) * 1e3, "ms"))
        found.append((f"starting {name}, once loaded", statistics.median(starts) * 1e3, "ms"))
    return found


def figures() -> list[Figure]:
    found = loading() + one_process()
    if (os.cpu_count() or 1) > 1:
        found += parallel()
    return found


def main() -> None:
    for name, value, unit in figures():
        print(f"{name:<60} {value:>12,.2f} {unit}")
    for name, peer in (("python-chess", chess_peer()), ("catanatron", catanatron_peer())):
        if peer is None:
            print(f"{name:<60} peer not installed")


if __name__ == "__main__":
    main()
