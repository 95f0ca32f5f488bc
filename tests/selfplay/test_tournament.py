"""Series of games: the same whoever plays them, and tidy when something goes wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bk40qt.engine.decisions import Decision
from bk40qt.engine.errors import EngineError
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.players.base import Choice
from bk40qt.players.random_player import RandomPlayer
from bk40qt.selfplay.match import EndlessGame, play_match
from bk40qt.selfplay.pool import WorkerDied, spread
from bk40qt.selfplay.tournament import play_many, play_numbered
from tests.selfplay import workers

ROOT = Path(__file__).parents[2]
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals between processes")


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_a_series_does_not_depend_on_the_number_of_processes(scenario: str) -> None:
    one = play_many(scenario, 6, 7, 1, {})
    two = play_many(scenario, 6, 7, 2, {})
    assert (one.digest, one.wins, one.turns, one.decisions) == (two.digest, two.wins, two.turns, two.decisions)
    assert one.games == 6 == sum(one.wins.values()) == len(one.turns)


@pytest.mark.skipif(sys.platform != "linux" or sys.version_info >= (3, 12), reason="newer Pythons warn of forking")
def test_forked_processes_play_the_same() -> None:
    assert play_many("stonne", 4, "x", 2, {}, start_method="fork").digest == play_many("stonne", 4, "x", 1, {}).digest


def test_a_series_does_not_depend_on_the_hash_seed() -> None:
    code = ("from bk40qt.selfplay.tournament import play_many\n"
            "for name in ('hannut', 'stonne'):\n"
            "    print(play_many(name, 3, 7, 1, {'hidden_at_guns': 'yes'}).digest)")
    told = set()
    for hash_seed in ("0", "1", "4711"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        told.add(subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True,
                                check=True).stdout)
    assert len(told) == 1


def test_seed_and_options_make_another_series() -> None:
    digests = {play_many("stonne", 2, seed, 1, options).digest
               for seed in (1, "two") for options in ({}, {"critical_hits": "yes"})}
    assert len(digests) == 4


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    assert play_many("stonne", 4, 7, 1, {}).decisions[:2] == play_many("stonne", 2, 7, 1, {}).decisions


def test_the_report_is_json_and_text() -> None:
    heard: list[int] = []
    report = play_many("stonne", 3, 7, 1, {"critical_hits": "yes"}, heard.append)
    assert heard == [1, 2, 3]
    told = json.loads(json.dumps(report.to_json()))
    assert told["games"] == 3 and set(told["wins"]) == {"german", "french", "draw"}
    assert told["options"] == {"critical_hits": "yes"} and told["decisions_per_second"] > 0
    text = "\n".join(report.lines())
    assert "3 games" in text and "decisions/s" in text and "german" in text


def test_bad_input_is_refused_before_anything_starts() -> None:
    with pytest.raises(EngineError):
        play_many("nowhere", 5, 1, 2, {})
    with pytest.raises(EngineError, match="no_such_option"):
        play_many("hannut", 5, 1, 2, {"no_such_option": "yes"})
    with pytest.raises(ValueError, match="at least one"):
        play_many("hannut", 0, 1, 2, {})


def test_a_numbered_game_can_be_played_alone() -> None:
    report = play_many("stonne", 3, 7, 1, {})
    assert play_numbered("stonne", 7, {}, 2).decisions == report.decisions[2]


# -- one match ---------------------------------------------------------------------------------------------------------


class FirstOption:
    """A player that wants to see the position."""

    def __init__(self) -> None:
        self.positions: list[object] = []

    def decide(self, position: object, decision: Decision) -> Choice:
        self.positions.append(position)
        return Choice(decision.options[-1])


def test_a_match_between_given_players() -> None:
    system = SYSTEMS["blitz40"]
    looker = FirstOption()
    result = play_match(Game(system, system.load("stonne"), 3), {"german": RandomPlayer(1), "french": looker})
    assert result.winner in ("german", "french") and result.turns == 10 and result.rule
    assert result.decisions <= result.options and len(result.state_hash) == 64
    assert looker.positions and looker.positions[0] is not looker.positions[1]


def test_a_match_that_does_not_end_is_given_up() -> None:
    system = SYSTEMS["blitz40"]
    with pytest.raises(EndlessGame):
        play_match(Game(system, system.load("stonne"), 3), limit=50)


# -- processes ---------------------------------------------------------------------------------------------------------


def test_answers_come_in_the_order_of_the_work() -> None:
    heard: list[int] = []
    assert spread(workers.square, range(40), 2, heard.append) == [n * n for n in range(40)]
    assert heard[-1] == 40 and heard == sorted(heard)
    came: list[list[int]] = []
    spread(workers.square, range(10), 2, answers=came.append, largest=1)
    assert sorted(came) == [[n * n] for n in range(10)]
    assert spread(workers.square, [], 4) == []


def test_an_error_in_a_worker_arrives_here() -> None:
    with pytest.raises(ValueError, match="five"):
        spread(workers.fail, range(40), 2)


@POSIX
def test_a_worker_that_is_killed_is_reported() -> None:
    with pytest.raises(WorkerDied, match="died"):
        spread(workers.die, range(40), 2)


def _alive(folder: Path) -> list[int]:
    found = []
    for path in folder.iterdir():
        try:
            os.kill(int(path.name), 0)
        except ProcessLookupError:
            continue
        if "Z" not in Path(f"/proc/{path.name}/stat").read_text().rpartition(")")[2].split()[:1]:
            found.append(int(path.name))
    return found


def _start(folder: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen([sys.executable, "-m", "tests.selfplay.workers", str(folder)], cwd=ROOT, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    until = time.monotonic() + 30
    while len(list(folder.iterdir())) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    assert len(list(folder.iterdir())) == 2
    return process


def _all_gone(folder: Path) -> bool:
    until = time.monotonic() + 15
    while _alive(folder) and time.monotonic() < until:
        time.sleep(0.05)
    return not _alive(folder)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_ctrl_c_ends_all_processes_without_a_traceback(tmp_path: Path) -> None:
    process = _start(tmp_path)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, "interrupted\n", "")
    assert _all_gone(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_workers_do_not_outlive_a_parent_that_is_killed(tmp_path: Path) -> None:
    process = _start(tmp_path)
    process.kill()
    process.communicate(timeout=30)
    assert _all_gone(tmp_path)
