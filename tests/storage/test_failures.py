"""Full disks, read-only places, files held by others: a clear sentence, and the game stands where it stood."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from pathlib import Path

import pytest

from bk40qt.storage import saves
from bk40qt.storage.errors import CannotWrite, SaveInUse
from tests.storage.helpers import in_child, make_save, untouched
from tests.storage.toy import SYSTEMS, new_game, play

NOBODY = 65534


def test_disk_full_in_the_middle_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "game.bk40save"
    game = new_game()
    with saves.create(path, game) as saved:
        play(game, 20)
        pages = saved._connection.execute("PRAGMA page_count").fetchone()[0]
        saved._connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(CannotWrite, match=r"disk is full; make room"):
            play(game, 1000)
        stood, state = len(game.log), game.state_hash()
        assert 20 <= stood < 1000
        with pytest.raises(CannotWrite, match="disk is full"):
            play(game, 1)
        assert (len(game.log), game.state_hash()) == (stood, state)
        saved._connection.execute("PRAGMA max_page_count = 100000")  # somebody made room
        play(game, 10)
    with saves.open_game(path, SYSTEMS) as again:
        assert again.game.log == game.log


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("room", [0, 100, 5_000, 40_000, 60_001])
def test_the_system_refuses_to_write_on(tmp_path: Path, room: int) -> None:
    import resource

    path = tmp_path / "game.bk40save"
    make_save(path, 10)

    def child() -> str:
        saved = saves.open_game(path, SYSTEMS)
        play(saved.game, 1)
        size = max(found.stat().st_size for found in tmp_path.iterdir())
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, resource.RLIM_INFINITY))
        try:
            play(saved.game, 1000)
        except CannotWrite as error:
            assert "disk" in str(error), error
        else:
            return "never full"
        stood = len(saved.game.log)
        with contextlib.suppress(CannotWrite):
            play(saved.game, 1)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        play(saved.game, 1)
        return f"{stood + 1} {saved.game.state_hash()}"  # and ends without closing

    count, state = in_child(child).split()
    report = saves.verify(path, SYSTEMS)
    assert (report.decisions, report.state_hash) == (int(count), state)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_no_room_for_a_new_file(tmp_path: Path) -> None:
    import resource

    game = play(new_game(), 300)
    make_save(tmp_path / "old.bk40save")

    def child() -> str:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))
        saves.create(tmp_path / "old.bk40save", game, overwrite=True)
        return "saved"

    with untouched(tmp_path):
        assert in_child(child).startswith("CannotWrite")


@pytest.mark.skipif(not hasattr(os, "fork") or os.getuid() != 0, reason="changes its user, so needs root")
def test_read_only_places_as_another_user(tmp_path: Path) -> None:
    for folder in (tmp_path, *tmp_path.parents[:3]):  # one more of them where pytest runs in parallel
        if folder.owner() == "root" and folder != Path(tempfile.gettempdir()):
            folder.chmod(0o755)
    path = tmp_path / "game.bk40save"
    make_save(path)
    secret = tmp_path / "secret.bk40save"
    make_save(secret)
    secret.chmod(0o600)
    _read_only(path, secret, lambda: os.setuid(NOBODY))


@pytest.mark.skipif(not hasattr(os, "fork") or os.getuid() == 0, reason="root may write everywhere")
def test_read_only_places(tmp_path: Path) -> None:
    path = tmp_path / "game.bk40save"
    make_save(path)
    secret = tmp_path / "secret.bk40save"
    make_save(secret)
    secret.chmod(0)
    tmp_path.chmod(0o555)
    path.chmod(0o444)
    try:
        _read_only(path, secret, lambda: None)
    finally:
        tmp_path.chmod(0o755)


def _read_only(path: Path, secret: Path, become: object) -> None:
    assert callable(become)

    def attempt(work: object) -> str:
        def child() -> object:
            become()
            assert callable(work)
            return work()

        return in_child(child)

    names = {found.name for found in path.parent.iterdir()}
    assert attempt(lambda: saves.verify(path, SYSTEMS).decisions) == "40"
    assert "cannot be written there" in attempt(lambda: saves.open_game(path, SYSTEMS))
    assert "cannot be written there" in attempt(lambda: saves.create(path.with_name("new"), new_game()))
    assert "check the permissions" in attempt(lambda: saves.verify(secret, SYSTEMS))
    if os.getuid() == 0:  # the file may be written, but its folder takes no log
        path.chmod(0o666)
        assert "cannot be written there" in attempt(lambda: saves.open_game(path, SYSTEMS))
    assert {found.name for found in path.parent.iterdir()} == names


def test_no_such_folder(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="no such folder"):
        saves.create(tmp_path / "nowhere" / "game.bk40save", new_game())
    with pytest.raises(CannotWrite, match="no file"):
        saves.create(tmp_path, new_game(), overwrite=True)


def test_held_by_a_database_tool(tmp_path: Path) -> None:
    path = tmp_path / "game.bk40save"
    make_save(path)
    hold = ("import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
            "c.execute('BEGIN'); c.execute('SELECT count(*) FROM entries').fetchone(); print('held', flush=True);"
            "sys.stdin.read()")
    import subprocess
    import sys

    with subprocess.Popen([sys.executable, "-c", hold, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as tool:
        assert tool.stdout is not None
        assert tool.stdin is not None
        assert tool.stdout.readline() == "held\n"
        with pytest.raises(SaveInUse, match="open in another"):
            saves.open_game(path, SYSTEMS)
        tool.stdin.close()
        tool.wait()
    saves.open_game(path, SYSTEMS).close()


def test_somebody_writes_between_checking_and_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.bk40save"
    make_save(path)
    own = saves._own

    def late(place: Path, head: str, count: int) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("DELETE FROM entries WHERE number = 39")
        connection.close()
        return own(place, head, count)

    monkeypatch.setattr(saves, "_own", late)
    with pytest.raises(SaveInUse):
        saves.open_game(path, SYSTEMS)
