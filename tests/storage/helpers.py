"""Shared by the storage tests: a finished save to spoil, and the promise that a refused file is left alone."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from bk40qt.storage import codec, saves
from bk40qt.storage.errors import StorageError
from tests.storage.toy import SYSTEMS, new_game, play


def make_save(path: Path, decisions: int = 40) -> str:
    """A closed save; returns the state hash of its game."""
    game = play(new_game(), decisions)
    saves.create(path, game).close()
    return game.state_hash()


def snapshot(folder: Path) -> dict[str, str]:
    return {found.name: hashlib.sha256(found.read_bytes()).hexdigest() if found.is_file() else "folder"
            for found in sorted(folder.iterdir())}


@contextlib.contextmanager
def untouched(folder: Path) -> Iterator[None]:
    """Nothing in the folder is changed, made or removed inside this block."""
    before = snapshot(folder)
    yield
    assert snapshot(folder) == before


def refused(path: Path, kind: type[StorageError] = StorageError) -> str:
    """The file is refused by everything that opens files, in one line, and stays as it is; returns the line."""
    lines = []
    with untouched(path.parent):
        attempts: tuple[Callable[[], object], ...] = (
            lambda: saves.open_game(path, SYSTEMS),
            lambda: saves.verify(path, SYSTEMS),
            lambda: saves.read_events(path),
        )
        for attempt in attempts:
            try:
                attempt()
            except StorageError as error:
                assert isinstance(error, kind), repr(error)
                lines.append(str(error))
            else:
                raise AssertionError(f"{path} was opened")
    assert all(line and "\n" not in line and len(line) < 700 for line in lines), lines
    return lines[0]


@contextlib.contextmanager
def edited(path: Path) -> Iterator[sqlite3.Connection]:
    """The save as a database, to be tampered with; it is a whole file in WAL mode afterwards, as ours are."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection
    for kind in ("wal", "shm"):
        assert not path.with_name(f"{path.name}-{kind}").exists()


def rechain(connection: sqlite3.Connection) -> None:
    """Forge the chain as well, as somebody who has read our code would."""
    from bk40qt.storage.reader import HEADER_COLUMNS

    columns = connection.execute(f"SELECT {HEADER_COLUMNS} FROM header").fetchone()
    head = codec.header_chain(columns)
    connection.execute("UPDATE header SET chain = ?", (head,))
    select = "SELECT number, side, action, chance, events FROM entries ORDER BY number"
    for row in connection.execute(select).fetchall():
        head = codec.chain(head, *row)
        connection.execute("UPDATE entries SET chain = ? WHERE number = ?", (head, row[0]))


def in_child(work: Callable[[], object]) -> str:
    """Run in a forked process, so that limits, locks and user ids end with it; returns what it returns as text."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            try:
                text = str(work())
            except BaseException as error:
                text = f"{type(error).__name__}: {error}"
            os.write(writing, text.encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        text = stream.read().decode()
    os.waitpid(child, 0)
    return text
