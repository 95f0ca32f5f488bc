"""`bk40qt simulate SCENARIO`: many games between random players."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Final

from bk40qt.cli.common import OK, BadInput, find_scenario, options_of, print_json
from bk40qt.selfplay.pool import WorkerDied
from bk40qt.selfplay.tournament import play_many

_WIDTH: Final = 40
_EVERY: Final = 0.1  # seconds between two pictures of the bar


def run(arguments: argparse.Namespace) -> int:
    options = options_of(arguments.option)
    system, scenario = find_scenario(arguments.scenario)  # here, so that faults are told before processes start
    system.start(scenario, options)
    bar = _Bar(arguments.games) if sys.stderr is not None and sys.stderr.isatty() else None
    progress: Callable[[int], None] | None = bar.show if bar else None
    try:
        report = play_many(arguments.scenario, arguments.games, arguments.seed, arguments.jobs, options, progress)
    except WorkerDied as error:
        raise BadInput(f"{error}; try fewer --jobs") from None
    finally:
        if bar:
            bar.clear()
    if arguments.json:
        print_json(report.to_json())
    else:
        for line in report.lines():
            print(line)
    return OK


class _Bar:
    """[#####.....]  50/100 games, on one line that is written over."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._began = time.monotonic()
        self._shown = 0.0
        self._length = 0

    def show(self, done: int) -> None:
        now = time.monotonic()
        if now - self._shown < _EVERY and done < self._games:
            return
        self._shown = now
        filled = _WIDTH * done // self._games
        left = (now - self._began) / done * (self._games - done) if done else 0.0
        self._write(f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{self._games} games, {left:.0f} s left")

    def clear(self) -> None:
        self._write("")
        self._write("")  # back to the first column

    def _write(self, text: str) -> None:
        print(f"\r{text.ljust(self._length)}", end="", file=sys.stderr, flush=True)
        self._length = len(text)
