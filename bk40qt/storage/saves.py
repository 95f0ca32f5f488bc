"""Saved games: one SQLite file each, written decision by decision while the game is played.

    with create(path, game) as saved: ...       # a new file; from now on game.submit returns when it is on disk
    with open_game(path) as saved: saved.game   # the same game again, every decision replayed and compared

The file has one owner at a time. The owner holds SQLite's exclusive lock, which the operating system drops with the
process, however that ends; a log (-wal) that a killed process leaves is carried out when the file is next opened.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import tempfile
import time
import weakref
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import bk40qt
from bk40qt.engine.game import Entry, Game
from bk40qt.engine.rules.api import RuleSystem
from bk40qt.engine.wording import say
from bk40qt.storage import codec, files, migrations, reader, replaying
from bk40qt.storage.codec import Bad, Header, Row
from bk40qt.storage.errors import (
    CannotWrite,
    OtherRules,
    SaveInUse,
    StorageError,
    from_os,
    from_sqlite,
    in_use,
    read_only,
)
from bk40qt.storage.reader import Contents
from bk40qt.storage.replaying import SavedLog, VerifyReport
from bk40qt.storage.whole import sync

_PATIENCE = 2.0  # seconds to wait for somebody who only looks at the file
# REPLACE: if the player interrupts us after the commit, the game takes the decision back and another one follows.
_INSERT = "INSERT OR REPLACE INTO entries (number, side, action, chance, events, chain) VALUES (?, ?, ?, ?, ?, ?)"
_INSERT_HEADER = f"INSERT INTO header (number, {reader.HEADER_COLUMNS}, chain) VALUES (0{', ?' * 11})"

# Which files this process has open, by device and inode. It must not open one of them a second time, not even to
# read: POSIX drops all locks of a process on a file when the process closes any of its handles on it.
_open: weakref.WeakValueDictionary[tuple[int, int], SavedGame] = weakref.WeakValueDictionary()


class SavedGame:
    """A game and its file. The journal of the game: what `append` has returned from survives everything."""

    def __init__(self, path: Path, game: Game, connection: sqlite3.Connection, header: Header, head: str) -> None:
        self.path = path
        self.game = game
        self.header = header
        self._connection = connection
        self._count = len(game.log)
        self._head = head
        self._closed = False
        self._looked = 0.0
        self._name = str(path)
        self._identity = _identity(path)
        if self._identity is not None:
            _open[self._identity] = self
        self._inode = self._identity[1] if self._identity else 0
        game.journal = self

    def append(self, number: int, entry: Entry) -> None:
        """Commit one decision; returns when it is on disk, else raises and has changed nothing."""
        if number < self._count:
            self.truncate(number)  # the game was interrupted after our commit and took the decision back
        assert number == self._count, (number, self._count)
        side = entry.side
        action = codec.encode(entry.action.to_json())
        chance = codec.encode(entry.chance) if entry.chance else "[]"
        events = codec.encode_events(entry.events)
        chain = codec.chain(self._head, number, side, action, chance, events)
        try:
            self._check_place()
            # One statement outside a transaction is one of its own: begun, committed and synced in this call.
            self._connection.execute(_INSERT, (number, side, action, chance, events, chain))
        except (OSError, sqlite3.Error) as error:
            raise self._failed(error) from None
        self._count = number + 1
        self._head = chain

    def truncate(self, count: int) -> None:
        """Forget all decisions from number `count` on (undo), for good when this returns."""
        try:
            self._check_place()
            self._connection.execute("DELETE FROM entries WHERE number >= ?", (count,))
            self._head = self._chain_of(count - 1)
        except (OSError, sqlite3.Error) as error:
            raise self._failed(error) from None
        self._count = count

    def copy_to(self, path: str | Path, overwrite: bool = False, title: str | None = None) -> None:
        """Write the game as it is now to another file (save as); this one stays the open one."""
        header = _titled(self.header, title)
        try:
            rows = [Row._make(values) for values in self._connection.execute(reader.SELECT_ENTRIES)]
        except sqlite3.Error as error:
            raise self._failed(error) from None
        _write_new(files.resolved(path), header, (row[:5] for row in rows), overwrite)

    def close(self) -> None:
        """Moves the log into the file and lets go of it. The game cannot be gone on with in this object."""
        if self._closed:
            return
        self._closed = True
        with contextlib.suppress(sqlite3.Error):  # then the log stays beside the file, and nothing is lost
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        if self._identity is not None:
            _open.pop(self._identity, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check_place(self) -> None:
        """A file that was deleted or replaced under its name would take our rows along into nowhere."""
        now = time.monotonic()
        if now - self._looked > 0.25:  # a person is slower than that; a program need not look at every decision
            if os.stat(self._name).st_ino != self._inode:
                raise FileNotFoundError
            self._looked = now

    def _chain_of(self, number: int) -> str:
        if number < 0:
            found = self._connection.execute("SELECT chain FROM header").fetchone()[0]
        else:
            found = self._connection.execute("SELECT chain FROM entries WHERE number = ?", (number,)).fetchone()[0]
        return str(found)

    def _failed(self, error: OSError | sqlite3.Error) -> StorageError:
        if self._closed:
            return StorageError(say("{path} is closed; open it again to go on", path=self.path))
        if isinstance(error, FileNotFoundError):
            return CannotWrite(say("{path} was moved, deleted or replaced while the game was open;"
                                   " save under another name", path=self.path))
        if isinstance(error, OSError):
            return from_os(error, self.path)
        return from_sqlite(error, self.path, writing=True)


def create(path: str | Path, game: Game, *, title: str = "", overwrite: bool = False) -> SavedGame:
    """Save a game to a new file, with all its decisions so far, and keep it up to date from now on."""
    place = files.resolved(path)
    header = Header(
        system=game.system.id,
        rules=game.system.version,
        scenario=game.system.document(game.scenario),
        seed=game.seed,
        options=dict(game.options),
        opening_chance=game.opening_chance,
        opening=tuple(event.to_json() for event in game.opening),
        title=title,
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        program=str(getattr(bk40qt, "__version__", "")),
    )
    entries = (
        (number, entry.side, codec.encode(entry.action.to_json()), codec.encode(entry.chance),
         codec.encode_events(entry.events))
        for number, entry in enumerate(game.log)
    )
    head = _write_new(place, header, entries, overwrite)
    connection = _own(place, head, len(game.log))
    return SavedGame(place, game, connection, header, head)


def open_game(path: str | Path, systems: Mapping[str, RuleSystem] | None = None) -> SavedGame:
    """Go on with a saved game. Every decision is taken again with its dice, and must come to the recorded events."""
    place = files.resolved(path)
    if _mine(place) is not None:
        raise SaveInUse(say("{path} is already open in this program", path=place))
    contents = reader.read(place)
    system = _system(contents.header, systems, place)
    if system.version != contents.header.rules:
        raise OtherRules(say("{path} was played under version {old} of the {rules} rules, and this program has version"
                             " {new}; it can be viewed but not continued",
                             path=place, old=contents.header.rules, rules=system.id, new=system.version))
    found = replaying.replay(contents, system, place)
    if found.difference is not None:
        raise found.difference.error(place)
    connection = _own(place, contents.head, len(contents.rows))
    return SavedGame(place, found.game, connection, contents.header, contents.head)


def verify(path: str | Path, systems: Mapping[str, RuleSystem] | None = None) -> VerifyReport:
    """Replay a saved game and report the first difference; under the present rules, whichever it was played with."""
    place = files.resolved(path)
    contents = _contents(place)
    return replaying.verify(contents, _system(contents.header, systems, place), place)


def read_events(path: str | Path) -> SavedLog:
    """What happened in a saved game, as it was recorded: needs no rules, so it works for games of older ones too."""
    place = files.resolved(path)
    return replaying.log_of(_contents(place), place)


def _contents(path: Path) -> Contents:
    """The checked contents of a file, also of one that this process has open."""
    mine = _mine(path)
    if mine is None:
        return reader.read(path)
    with tempfile.TemporaryDirectory(prefix="bk40save-") as folder:
        copy = Path(folder) / "copy.bk40save"
        mine.copy_to(copy)
        return reader.examine(copy, path)


def _system(header: Header, systems: Mapping[str, RuleSystem] | None, path: Path) -> RuleSystem:
    if systems is None:
        from bk40qt.engine.rules import SYSTEMS  # late: rules take time to import, and a damaged file needs none

        systems = SYSTEMS
    system = systems.get(header.system)
    if system is None:
        raise OtherRules(say("{path} is a game of {rules}, which this program does not know; it knows {known}",
                             path=path, rules=repr(header.system[:40]), known=", ".join(sorted(systems)) or "none"))
    return system


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


def _mine(path: Path) -> SavedGame | None:
    identity = _identity(path)
    return None if identity is None else _open.get(identity)


def _titled(header: Header, title: str | None) -> Header:
    if title is None:
        return header
    values: dict[str, Any] = {name: getattr(header, name) for name in Header.__slots__}
    return Header(**{**values, "title": title})


def _write_new(path: Path, header: Header, entries: Iterable[tuple[Any, ...]], overwrite: bool) -> str:
    """Write a whole file under a passing name and put it in place when it is complete; returns the last chain."""
    if _mine(path) is not None:
        raise SaveInUse(say("{path} is open in this program; save under another name", path=path))
    if path.exists():
        if not overwrite:
            raise CannotWrite(say("{path} exists already; choose another name", path=path))
        if not path.is_file():
            raise CannotWrite(say("{path} is no file; choose another name", path=path))
        files.check_unused(path)
    try:
        columns = header.row()
        codec.read_header(columns)  # what we could not read again is not worth writing
    except (Bad, ValueError) as error:
        raise StorageError(say("{path}: this game cannot be saved ({error})", path=path, error=str(error))) from None
    try:
        part = path.with_name(f".{path.stem[:80]}-{secrets.token_hex(8)}.part")
        # Not mkstemp: whoever may read new files here may read this one, too.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o666))
        try:
            head = _fill(part, columns, entries)
            sync(part)
            files.remove_side_files(path)
            os.replace(part, path)
            sync(path.parent)
        finally:
            part.unlink(missing_ok=True)
            files.remove_side_files(part)
    except OSError as error:
        raise from_os(error, path) from None
    except sqlite3.Error as error:
        raise from_sqlite(error, path, writing=True) from None
    return head


def _fill(part: Path, columns: tuple[str | int, ...], entries: Iterable[tuple[Any, ...]]) -> str:
    head = codec.header_chain(columns)

    def chained() -> Iterator[tuple[Any, ...]]:
        nonlocal head
        for entry in entries:
            head = codec.chain(head, *entry)
            yield (*entry, head)

    with contextlib.closing(sqlite3.connect(str(part), isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = MEMORY")  # a file under a passing name needs no protection
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(f"PRAGMA page_size = {migrations.PAGE_SIZE}")
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("PRAGMA encoding = 'UTF-8'")
        migrations.upgrade(connection)
        connection.execute("BEGIN")
        connection.execute(_INSERT_HEADER, (*columns, head))
        connection.executemany(_INSERT, chained())
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL")
    return head


def _own(path: Path, head: str, count: int) -> sqlite3.Connection:
    """Open the real file for writing, alone. What is in it was checked; that it still is the same, is checked here."""
    connection: sqlite3.Connection | None = None
    if not os.access(path, os.W_OK):  # SQLite would open it all the same, and fail later with an obscure lock error
        raise read_only(path)
    try:
        connection = sqlite3.connect(reader.uri(path, "rw"), uri=True, isolation_level=None, timeout=_PATIENCE,
                                     check_same_thread=False)
        # Exclusive before the first access: no -shm file, fewer system calls a commit, and nobody else gets in.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA synchronous = FULL")
        # A short log is soon written over instead of growing, and syncing a file that grows costs nearly twice as much.
        connection.execute("PRAGMA wal_autocheckpoint = 200")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: really to the disk
        if migrations.schema_of(connection) not in migrations.SCHEMAS.values():
            raise in_use(path)
        migrations_due = connection.execute("PRAGMA user_version").fetchone() != (migrations.FORMAT,)
        connection.execute("BEGIN IMMEDIATE")  # finds out now whether the place can be written
        connection.execute("COMMIT")
        if migrations_due:
            migrations.upgrade(connection)
        last = connection.execute("SELECT number, chain FROM entries ORDER BY number DESC LIMIT 1").fetchone()
        if (last or (-1, head)) != (count - 1, head):
            raise in_use(path)  # somebody wrote between our look at the copy and now
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise from_sqlite(error, path, writing=True) from None
    except BaseException:
        if connection is not None:
            connection.close()
        raise
    return connection
