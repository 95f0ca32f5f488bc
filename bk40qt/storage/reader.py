"""Reading a saved game that nobody vouches for: everything is checked on a private copy before anything is believed."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bk40qt.engine.wording import message, say
from bk40qt.storage import codec, migrations
from bk40qt.storage.codec import Bad, Header, Row
from bk40qt.storage.errors import damaged, from_sqlite
from bk40qt.storage.files import private_copy

PATIENCE = 60.0  # seconds that SQLite may spend on one file
_MAX_VALUE = 32 * 1024 * 1024  # of one text or row

HEADER_COLUMNS = "system, rules, scenario, seed, options, opening_chance, opening, title, created, program"
_HEADER = f"SELECT number, {HEADER_COLUMNS}, chain FROM header LIMIT 2"
SELECT_ENTRIES = "SELECT number, side, action, chance, events, chain FROM entries ORDER BY number"

# What reading a saved game takes; SQLite asks about every statement and refuses the rest.
_PRAGMAS = {"trusted_schema", "cell_size_check", "query_only", "quick_check", "user_version", "locking_mode"}
_TABLES = {"header", "entries", "_sqlite_migrations", "sqlite_master", "sqlite_schema"}


@dataclass(frozen=True, slots=True)
class Contents:
    """All of a saved game, checked in itself but not yet against the rules."""

    header: Header
    first_chain: str
    rows: list[Row]

    @property
    def head(self) -> str:
        return self.rows[-1].chain if self.rows else self.first_chain


def uri(path: Path, mode: str) -> str:
    return f"{path.as_uri()}?mode={mode}"


def read(path: Path) -> Contents:
    """The contents of the file; it is not changed, whatever it is."""
    with private_copy(path) as copy:
        return examine(copy, path)


def examine(copy: Path, path: Path) -> Contents:
    """Check and read a copy that is ours alone. `path` is what the user calls it."""
    try:
        with contextlib.closing(sqlite3.connect(uri(copy, "rw"), uri=True, isolation_level=None)) as connection:
            _harden(connection)
            _check_schema(connection, path)
            return _read(connection, path)
    except sqlite3.Error as error:
        raise from_sqlite(error, path, writing=False) from None
    except Bad as error:
        raise damaged(path, message(error)) from None
    except (MemoryError, RecursionError, UnicodeError) as error:
        raise damaged(path, type(error).__name__) from None


def _harden(connection: sqlite3.Connection) -> None:
    deadline = time.monotonic() + PATIENCE
    connection.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MAX_VALUE)
    connection.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, 100_000)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    connection.setlimit(sqlite3.SQLITE_LIMIT_COLUMN, 50)
    connection.setlimit(sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 50)
    connection.setlimit(sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 1)
    connection.set_authorizer(_allowed)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA query_only = ON")


def _allowed(what: int, first: str | None, second: str | None, *_: str | None) -> int:
    if what == sqlite3.SQLITE_SELECT or (what == sqlite3.SQLITE_READ and first in _TABLES):
        return sqlite3.SQLITE_OK
    if what == sqlite3.SQLITE_PRAGMA and first in _PRAGMAS:
        return sqlite3.SQLITE_OK
    return sqlite3.SQLITE_DENY


def _check_schema(connection: sqlite3.Connection, path: Path) -> None:
    """Before any other table is looked at: nothing is in there but what we put in."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    schema = migrations.schema_of(connection)
    if schema != migrations.SCHEMAS.get(version):
        ours = {name for _, name, _, _ in migrations.SCHEMAS.get(version, ())}
        strange = sorted(f"{kind} {name[:40]!r}" for kind, name, _, _ in schema if name not in ours)
        if strange:
            raise damaged(path, say("it holds the {thing}", thing=strange[0]))
        raise damaged(path, say("its tables are not as we make them"))
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise damaged(path, str(verdict))
    if version < migrations.FORMAT:
        # Ours and whole, only older: brought up to date here, so that the reading below knows one format.
        connection.set_authorizer(None)
        connection.execute("PRAGMA query_only = OFF")
        migrations.upgrade(connection)


def _read(connection: sqlite3.Connection, path: Path) -> Contents:
    headers = connection.execute(_HEADER).fetchall()
    if len(headers) != 1 or headers[0][0] != 0:
        raise Bad(say("it does not have exactly one header"))
    columns, first_chain = headers[0][1:-1], headers[0][-1]
    header = codec.read_header(columns)
    if codec.header_chain(columns) != first_chain:
        raise Bad(say("the header was changed"))
    rows: list[Row] = []
    before = first_chain
    for row in _rows(connection):
        number = len(rows)
        if row.number != number:
            raise Bad(say("decision {number} is missing", number=number))
        if codec.chain(before, number, *row[1:5]) != row.chain:
            raise Bad(say("decision {number} was changed", number=number))
        before = row.chain
        rows.append(row)
    return Contents(header, first_chain, rows)


def _rows(connection: sqlite3.Connection) -> Iterator[Row]:
    limits = (codec.MAX_NAME, codec.MAX_ACTION, codec.MAX_CHANCE, codec.MAX_EVENTS, 64)
    values: tuple[Any, ...]
    for count, values in enumerate(connection.execute(SELECT_ENTRIES)):
        if count >= codec.MAX_ENTRIES:
            raise Bad(say("more than {limit} decisions", limit=codec.MAX_ENTRIES))
        for value, limit in zip(values[1:], limits, strict=True):
            if type(value) is not str or len(value) > limit:
                raise Bad(say("decision {number} is malformed", number=count))
        yield Row._make(values)
