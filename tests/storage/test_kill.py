"""kill -9 at any moment: what was acknowledged is on disk, the file opens, and the game goes on."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from bk40qt.storage import saves
from bk40qt.storage.errors import SaveInUse
from tests.storage.helpers import in_child, make_save, snapshot
from tests.storage.toy import SYSTEMS, new_game, play

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
KILLS = 100


def player(path: Path, pipe: int, undo: bool) -> None:
    """Opens the game and goes on for ever, telling after each decision how many there are now."""
    saved = saves.open_game(path, SYSTEMS)
    game = saved.game
    os.write(pipe, f"{len(game.log)}\n".encode())
    while True:
        number = len(game.log)
        if undo and number % 17 == 16 and number % 5:
            os.write(pipe, f"<{number - 4}\n".encode())  # may or may not be undone when we die
            game.undo(number - 4)
        assert game.decision is not None
        # Not the same decisions after an undo: only the recorded ones may come back.
        game.submit(game.decision.options[(number * number + os.getpid()) % 3])
        os.write(pipe, f"{len(game.log)}\n".encode())


def kill_once(path: Path, delay: float, undo: bool) -> tuple[int, int]:
    """Least and greatest number of decisions that may be in the file after the kill."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            player(path, writing, undo)
        finally:
            os._exit(70)  # never gets here by itself
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        said = stream.readline()
        assert said, "the child could not open the game"
        time.sleep(delay)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "the child failed by itself"
        lines = [said, *stream.readlines()]
    last = lines[-1].decode().strip()
    if last.startswith("<"):
        undone = int(last[1:])
        # undone and perhaps one decision on from there, or not yet undone
        return undone, undone + 4
    return int(last), int(last) + 1  # committed, but killed before it could tell


@pytest.mark.slow
@pytest.mark.parametrize("undo", [False, True], ids=["forward", "with undo"])
def test_a_hundred_kills(tmp_path: Path, undo: bool) -> None:
    path = tmp_path / "game.bk40save"
    chance = random.Random(1940)
    make_save(path, 1)
    acknowledged = logs_left = 0
    for kill in range(KILLS):
        if kill % 20 == 19:
            make_save(path.with_name(f"{kill}.bk40save"), 1)  # a fresh file, so that replaying does not add up
            path = path.with_name(f"{kill}.bk40save")
        least, most = kill_once(path, chance.uniform(0.0, 0.06), undo)
        left = set(snapshot(tmp_path)) - {found.name for found in tmp_path.glob("*.bk40save")}
        assert left <= {f"{path.name}-wal"}, left
        logs_left += bool(left)
        before = snapshot(tmp_path)
        report = saves.verify(path, SYSTEMS)
        assert snapshot(tmp_path) == before  # looking does not recover, only opening does
        assert report.ok
        assert least <= report.decisions <= most, (kill, least, report.decisions, most)
        acknowledged += least
        with saves.open_game(path, SYSTEMS) as saved:  # at once: a dead process leaves no lock
            assert len(saved.game.log) == report.decisions
            play(saved.game, 1)
        assert saves.verify(path, SYSTEMS).decisions == report.decisions + 1
    assert logs_left > KILLS // 2  # the kills did hit processes at work
    assert acknowledged > KILLS


def test_killed_while_the_file_is_first_written(tmp_path: Path) -> None:
    """Either there is a whole saved game, or none: never half of one."""
    game = play(new_game(), 300)
    saves.create(tmp_path / "warm.bk40save", game).close()  # imports sqlite_utils before the fork
    (tmp_path / "warm.bk40save").unlink()
    game.journal = None
    started = time.monotonic()
    saves.create(tmp_path / "timed.bk40save", game).close()
    takes = time.monotonic() - started  # kills are spread over this, however busy the machine is
    game.journal = None
    found = 0
    for number in range(20):
        path = tmp_path / f"{number}.bk40save"
        child = os.fork()
        if child == 0:
            try:
                saves.create(path, game)
                time.sleep(10)
            finally:
                os._exit(0)
        time.sleep(number * takes / 10)
        while number == 19 and not path.exists():  # the last one may finish
            time.sleep(takes)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        if path.exists():
            found += 1
            assert saves.verify(path, SYSTEMS).decisions == 300
        else:
            saves.create(path, game).close()
            game.journal = None
    assert found


def test_a_second_process_is_refused_while_the_game_is_open(tmp_path: Path) -> None:
    path = tmp_path / "game.bk40save"
    game = new_game()

    def second() -> str:
        saves._open.clear()  # as in a process that was not forked from the owner
        said = []
        for attempt in (lambda: saves.open_game(path, SYSTEMS), lambda: saves.verify(path, SYSTEMS),
                        lambda: saves.create(path, new_game(), overwrite=True)):
            try:
                attempt()
                said.append("opened")
            except SaveInUse as error:
                said.append("refused" if "open in another" in str(error) else str(error))
        return " ".join(said)

    with saves.create(path, game):
        assert in_child(second) == "refused refused refused"  # before the first decision
        play(game, 5)
        assert in_child(second) == "refused refused refused"
        play(game, 5)
    assert in_child(lambda: saves.verify(path, SYSTEMS).decisions) == "10"
    assert in_child(lambda: len(saves.open_game(path, SYSTEMS).game.log)) == "10"


def test_looking_at_a_game_in_the_same_program_does_not_give_up_the_lock(tmp_path: Path) -> None:
    """POSIX forgets all locks of a process on a file when it closes any handle on it: we must never open it twice."""
    path = tmp_path / "game.bk40save"

    def second() -> str:
        saves._open.clear()
        return str(saves.open_game(path, SYSTEMS))

    with saves.create(path, new_game()) as saved:
        play(saved.game, 5)
        saves.verify(path, SYSTEMS)
        saves.read_events(path)
        with pytest.raises(SaveInUse):
            saves.open_game(path, SYSTEMS)
        with pytest.raises(SaveInUse):
            saves.create(path, new_game(), overwrite=True)
        (tmp_path / "link.bk40save").symlink_to(path)
        with pytest.raises(SaveInUse):
            saves.open_game(tmp_path / "link.bk40save", SYSTEMS)
        assert in_child(second).startswith("SaveInUse")


def test_a_log_of_another_tool_is_recovered_too(tmp_path: Path) -> None:
    """A -shm file beside the log, as SQLite leaves it where it does not own the file alone."""
    path = tmp_path / "game.bk40save"
    make_save(path, 10)
    path.with_name(path.name + "-shm").write_bytes(b"\xff" * 32768)
    with saves.open_game(path, SYSTEMS) as saved:
        play(saved.game, 5)
    assert saves.verify(path, SYSTEMS).decisions == 15
