"""What a decision costs on disk, beside a bare SQLite commit of the same bytes, and how long a saved game opens.

    python -m tests.bench.bench_storage
"""

from __future__ import annotations

import contextlib
import gc
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bk40qt.engine.game import Entry, Game
from bk40qt.engine.rules.api import RuleSystem
from bk40qt.storage import codec, saves

Figure = tuple[str, float, str]

COMMITS = 4_000
OPENED = 5_000


def random_game(system: RuleSystem, scenario: Any, decisions: int, seed: int = 1) -> Game:
    """Random play; a game that ends early is followed by none, so it may have fewer decisions."""
    choose = random.Random(seed)
    game = Game(system, scenario, seed)
    while game.decision is not None and len(game.log) < decisions:
        game.submit(choose.choice(game.decision.options))
    return game


def bare(path: Path) -> sqlite3.Connection:
    """The peer: SQLite as anybody would open it for the same durability."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, side TEXT, action TEXT, chance TEXT,"
                       " events TEXT, chain TEXT)")
    return connection


def commit_figures(name: str, game: Game, commits: int = COMMITS) -> list[Figure]:
    """Median time of `SavedGame.append` and of the bare commit, in turns, in the same run."""
    entries = [game.log[number % len(game.log)] for number in range(commits)]
    rows = [_bytes(entry) for entry in entries]
    ours: list[float] = []
    theirs: list[float] = []
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        fresh = Game(game.system, game.scenario, game.seed)
        warm = Game(game.system, game.scenario, game.seed)
        with saves.create(Path(folder) / "ours.bk40save", fresh) as saved, contextlib.closing(
            bare(Path(folder) / "bare.sqlite")
        ) as peer:
            insert = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)"
            clock = time.perf_counter
            for number in range(commits):
                # Before either commit a decision is worked out, as in a game: else what runs after the wait for the
                # disk finds a sleeping processor, and the figure would be about that.
                warm = _think(warm, game)
                begun = clock()
                saved.append(number, entries[number])
                ours.append(clock() - begun)
                warm = _think(warm, game)
                begun = clock()
                peer.execute(insert, (number, *rows[number]))
                theirs.append(clock() - begun)
    mine, peers = statistics.median(ours), statistics.median(theirs)
    size = statistics.mean(sum(map(len, row)) for row in rows)
    return [
        (f"commit of a decision, {name} ({size:.0f} bytes)", mine * 1e6, "us"),
        ("bare SQLite commit of the same bytes", peers * 1e6, "us"),
        (f"commit of a decision, {name} / bare", mine / peers, "x"),
    ]


def open_figures(name: str, game: Game, rounds: int = 5) -> list[Figure]:
    """Opening a saved game: warm in this process, and what a fresh process adds for imports."""
    systems = {game.system.id: game.system}
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        path = Path(folder) / "game.bk40save"
        saves.create(path, game).close()
        times = []
        for _ in range(rounds):
            gc.collect()
            begun = time.perf_counter()
            opened = saves.open_game(path, systems)
            times.append(time.perf_counter() - begun)
            assert opened.game.state_hash() == game.state_hash()
            opened.close()
    median = statistics.median(times) * 1e3
    found = [(f"open a game of {len(game.log)} decisions, {name}", median, "ms")]
    if len(game.log) < OPENED:  # the game was over before; at most, because loading the scenario is counted too often
        found.append((f"... that is at most, for {OPENED}", median * OPENED / len(game.log), "ms"))
    return found


def import_figure() -> Figure:
    """Importing the package must not drag sqlite_utils in."""
    code = "import sys, time; t = time.perf_counter(); import bk40qt.storage.saves; t = time.perf_counter() - t;" \
           "assert 'sqlite_utils' not in sys.modules; print(t)"
    times = [float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
             for _ in range(5)]
    return ("import bk40qt.storage.saves", statistics.median(times) * 1e3, "ms")


def figures() -> list[Figure]:
    from tests.storage.toy import TOY

    found = [import_figure()]
    games = [("toy", random_game(TOY, {"goal": 10**9}, OPENED))]
    try:
        from bk40qt.engine.rules import SYSTEMS

        blitz40 = SYSTEMS["blitz40"]
        games.append(("hannut", random_game(blitz40, blitz40.load("hannut"), OPENED)))
    except (ImportError, KeyError):
        pass  # the rules are not there yet
    for name, game in games:
        found += commit_figures(name, game)
        found += open_figures(name, game)
    return found


def _think(warm: Game, like: Game) -> Game:
    """Take the next decision of the game once more, without a file."""
    if len(warm.log) == len(like.log):
        warm = Game(like.system, like.scenario, like.seed)
    warm.submit(like.log[len(warm.log)].action)
    return warm


def _bytes(entry: Entry) -> tuple[str, str, str, str, str]:
    return (entry.side, codec.encode(entry.action.to_json()), codec.encode(entry.chance),
            codec.encode_events(entry.events), "0" * 64)


def main() -> None:
    for name, value, unit in figures():
        print(f"{name:<60} {value:>12,.2f} {unit}")


if __name__ == "__main__":
    main()
