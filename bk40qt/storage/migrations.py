"""The format of a saved game: its marks, its tables, and the named steps that led to them.

The exact text of the schema is part of the format: a file whose `sqlite_master` differs by one letter is refused, so
nothing that somebody planted in it (trigger, view, virtual table) can ever run.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite_utils import Database, Migrations

SUFFIX = ".bk40save"
APPLICATION_ID = 0x424B3430  # "BK40", at offset 68 of the file
FORMAT = 1  # user_version, at offset 60; raised with every step below
PAGE_SIZE = 4096

# sqlite-utils would make this table by itself, but in a spelling that changes with its version.
_STEPS_TABLE = (
    'CREATE TABLE "_sqlite_migrations" ("id" INTEGER PRIMARY KEY, "migration_set" TEXT, "name" TEXT,'
    ' "applied_at" TEXT)'
)
_STEPS_INDEX = (
    'CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name" ON "_sqlite_migrations"'
    ' ("migration_set", "name")'
)
_HEADER = (
    'CREATE TABLE "header" ("number" INTEGER PRIMARY KEY, "system" TEXT NOT NULL, "rules" INTEGER NOT NULL,'
    ' "scenario" TEXT NOT NULL, "seed" TEXT NOT NULL, "options" TEXT NOT NULL, "opening_chance" TEXT NOT NULL,'
    ' "opening" TEXT NOT NULL, "title" TEXT NOT NULL, "created" TEXT NOT NULL, "program" TEXT NOT NULL,'
    ' "chain" TEXT NOT NULL)'
)
_ENTRIES = (
    'CREATE TABLE "entries" ("number" INTEGER PRIMARY KEY, "side" TEXT NOT NULL, "action" TEXT NOT NULL,'
    ' "chance" TEXT NOT NULL, "events" TEXT NOT NULL, "chain" TEXT NOT NULL)'
)

Schema = frozenset[tuple[str, str, str, str]]  # type, name, table, SQL: what sqlite_master must hold

SCHEMAS: dict[int, Schema] = {
    1: frozenset({
        ("table", "_sqlite_migrations", "_sqlite_migrations", _STEPS_TABLE),
        ("index", "idx__sqlite_migrations_migration_set_name", "_sqlite_migrations", _STEPS_INDEX),
        ("table", "header", "header", _HEADER),
        ("table", "entries", "entries", _ENTRIES),
    }),
}


@cache
def steps() -> Migrations:
    from sqlite_utils import Migrations  # late: takes longer to import than a saved game to open

    found = Migrations("bk40save")

    @found(name="1 header and entries")
    def tables(db: Database) -> None:
        db.execute(_HEADER)
        db.execute(_ENTRIES)
        db.execute("PRAGMA user_version = 1")

    return found


def upgrade(connection: sqlite3.Connection) -> None:
    """Run the steps that this database has not had, each in one transaction together with the record of it."""
    from sqlite_utils import Database

    db = Database(connection, execute_plugins=False)  # plugins of the machine have no business in a saved game
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(_STEPS_TABLE)
        connection.execute(_STEPS_INDEX)
    steps().apply(db)


def schema_of(connection: sqlite3.Connection) -> Schema:
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT 50")
    return frozenset(tuple(str(value) for value in row) for row in rows)  # type: ignore[misc]
