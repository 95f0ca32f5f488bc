"""Files that nobody should trust: each gets one clear line, is not changed by a byte, and nothing in it is run."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import sqlite3
import time
from pathlib import Path

import pytest

from bk40qt.engine.wording import Said, message
from bk40qt.storage import codec, files, reader, saves
from bk40qt.storage.errors import DamagedSave, NewerSave, NotASave, ReplayDiffers, StorageError
from bk40qt.storage.migrations import APPLICATION_ID
from tests.storage.helpers import edited, make_save, rechain, refused, snapshot, untouched
from tests.storage.toy import SYSTEMS, new_game, play

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(200)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.bk40save"
    make_save(path)
    return path


# ------------------------------------------------------------------------------------------------- something else


@pytest.mark.parametrize("content", [b"", b"x", b"hello\n" * 100, PNG, b"SQLite format 3", b"SQLite format 3\0",
                                     b"SQLite format 3\0" + bytes(84), b"SQLite format 3\0" + b"\xff" * 9000,
                                     bytes(4096), b"\n\nSQLite format 3\0" + bytes(5000)])
def test_other_files(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.bk40save"
    path.write_bytes(content)
    assert "not a saved game" in refused(path, NotASave)


def test_things_that_are_no_files(tmp_path: Path) -> None:
    assert "there is no file" in refused(tmp_path / "missing.bk40save", NotASave)
    folder = tmp_path / "folder.bk40save"
    folder.mkdir()
    assert "a folder" in refused(folder, NotASave)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.bk40save")
        with pytest.raises(NotASave, match="device"):
            saves.open_game(tmp_path / "pipe.bk40save", SYSTEMS)
    for name in ("a\0b", "x" * 5000):
        with pytest.raises(StorageError):
            saves.open_game(tmp_path / name, SYSTEMS)
    circle = tmp_path / "circle.bk40save"
    circle.symlink_to(circle)
    with pytest.raises(StorageError):
        saves.open_game(circle, SYSTEMS)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.bk40save"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE entries (number)")
    assert "another program" in refused(path, NotASave)


def test_our_mark_on_another_database(tmp_path: Path) -> None:
    path = tmp_path / "other.bk40save"
    with edited(path) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")
        connection.execute("CREATE TABLE entries (number)")
    refused(path, DamagedSave)


def test_newer_version(path: Path) -> None:
    with edited(path) as connection:
        connection.execute("PRAGMA user_version = 2")
    assert "newer version" in refused(path, NewerSave)
    with edited(path) as connection:
        connection.execute("PRAGMA user_version = -5")
    refused(path, DamagedSave)


# ------------------------------------------------------------------------------------------------- accidents


def test_cut_off_at_any_length(path: Path) -> None:
    whole = path.read_bytes()
    lengths = {*range(0, 120, 7), *range(0, len(whole), 1111), *range(4096, len(whole), 4096), len(whole) - 1}
    for length in sorted(lengths):
        path.write_bytes(whole[:length])
        refused(path, NotASave if length < 100 else DamagedSave)
    path.write_bytes(whole + bytes(4096))
    refused(path, DamagedSave)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_bits_flipped(tmp_path: Path, part: int) -> None:
    """Each flip is noticed, unless it lies where nothing is kept: then the game is the very same."""
    path = tmp_path / "game.bk40save"
    state = make_save(path, 60)
    whole = path.read_bytes()
    chance = random.Random(part)
    # Random places; the first part takes the heads of the file and of every page, where structure lives.
    places = ([*range(100), *(page + at for page in range(0, len(whole), 4096) for at in range(0, 24))]
              if part == 0 else [chance.randrange(len(whole)) for _ in range(150)])
    noticed = 0
    for place in places:
        spoilt = bytearray(whole)
        spoilt[place] ^= 1 << chance.randrange(8)
        path.write_bytes(spoilt)
        before = snapshot(tmp_path)
        try:
            report = saves.verify(path, SYSTEMS)
            assert (report.ok, report.decisions, report.state_hash) == (True, 60, state), place
        except StorageError as error:
            noticed += 1
            assert "\n" not in str(error)
        assert snapshot(tmp_path) == before, place
        try:
            with saves.open_game(path, SYSTEMS) as saved:
                assert saved.game.state_hash() == state, place
                play(saved.game, 1)
        except StorageError:
            assert snapshot(tmp_path) == before, place
        else:
            assert saves.verify(path, SYSTEMS).decisions == 61
    assert noticed > len(places) // 3


def test_many_bytes_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.bk40save"
    state = make_save(path, 60)
    noticed = 0
    whole = path.read_bytes()
    chance = random.Random(40)
    for _ in range(60):
        spoilt = bytearray(whole)
        start = chance.randrange(100, len(whole) - 600)
        spoilt[start : start + 512] = chance.randbytes(512)
        path.write_bytes(spoilt)
        with untouched(path.parent):
            try:
                report = saves.verify(path, SYSTEMS)
                assert (report.ok, report.state_hash) == (True, state)  # where nothing is kept
            except StorageError:
                noticed += 1
    assert noticed > 20


@pytest.mark.parametrize("log", [b"", b"rubbish", bytes(5000), b"\x37\x7f\x06\x82" + bytes(28) + b"\xff" * 9000])
def test_a_strange_log_beside_a_good_file(path: Path, log: bytes) -> None:
    """What is no log of this file does not count; SQLite finds that out by its check sums, on the private copy."""
    path.with_name(path.name + "-wal").write_bytes(log)
    with untouched(path.parent):
        assert saves.verify(path, SYSTEMS).decisions == 40
    with saves.open_game(path, SYSTEMS) as saved:
        play(saved.game, 1)
    assert saves.verify(path, SYSTEMS).decisions == 41


def test_a_hostile_log_beside_a_good_file(path: Path, tmp_path: Path) -> None:
    """A valid log that plants a trigger: carried out on the copy only, and refused there."""
    elsewhere = tmp_path / "elsewhere" / path.name
    elsewhere.parent.mkdir()
    shutil.copy(path, elsewhere)
    connection = sqlite3.connect(elsewhere, isolation_level=None)
    connection.execute("CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM entries; END")
    log = elsewhere.with_name(path.name + "-wal").read_bytes()
    assert log
    path.with_name(path.name + "-wal").write_bytes(log)
    connection.close()
    assert "trigger" in refused(path, DamagedSave)


def test_a_rollback_journal_beside_a_good_file(path: Path) -> None:
    path.with_name(path.name + "-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(5000))
    assert "move it away" in refused(path, DamagedSave)


# ------------------------------------------------------------------------------------------------- malice


@pytest.mark.parametrize("sql", [
    "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
    "CREATE TRIGGER t BEFORE DELETE ON entries BEGIN SELECT load_extension('/tmp/x.so'); END",
    "CREATE VIEW v AS SELECT randomblob(1000000000) FROM entries",
    "CREATE TABLE more (x)",
    "CREATE INDEX i ON entries (side)",
    "CREATE INDEX i ON entries (length(side)) WHERE side > ''",
    "CREATE VIRTUAL TABLE f USING fts5(x)",
    "CREATE VIRTUAL TABLE r USING rtree(a, b, c)",
    "ALTER TABLE entries ADD COLUMN more AS (length(side))",
    "ALTER TABLE entries ADD COLUMN more TEXT DEFAULT 'x'",
    "ALTER TABLE entries RENAME TO notes",
    "DROP INDEX idx__sqlite_migrations_migration_set_name",
    "ANALYZE",
])
def test_hostile_schema(path: Path, sql: str) -> None:
    with edited(path) as connection:
        connection.executescript(sql)
    refused(path, DamagedSave)


@pytest.mark.parametrize("table", [
    "CREATE TABLE \"entries\" (number INTEGER PRIMARY KEY, side, action, chance, events,"
    " chain CHECK (load_extension('/tmp/x.so')))",
    "CREATE TABLE \"entries\" (number INTEGER PRIMARY KEY, side, action, chance, events,"
    " chain GENERATED ALWAYS AS (hex(randomblob(32))))",
    "CREATE VIEW \"entries\" AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n)"
    " SELECT i AS number, '' AS side, '' AS action, '' AS chance, '' AS events, '' AS chain FROM n",
    "CREATE VIEW \"header\" AS SELECT load_extension('/tmp/x.so') AS number",
    "CREATE TABLE \"entries\" (" + ", ".join(f"c{n}" for n in range(1900)) + ")",
    "CREATE TABLE \"entries\" (x CHECK (" + "(" * 90 + "1" + ")" * 90 + "))",
    "rubbish that is no SQL",
    "",
])
def test_forged_table_definitions(path: Path, table: str) -> None:
    """Written straight into sqlite_master, past SQLite's own checks."""
    with edited(path) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        kind, name = ("view", "header") if '"header"' in table else ("view" if "VIEW" in table else "table", "entries")
        connection.execute("UPDATE sqlite_master SET sql = ?, type = ? WHERE name = ?", (table, kind, name))
    refused(path, DamagedSave)


def test_absurd_page_sizes(tmp_path: Path) -> None:
    for size in (512, 1024, 65536):
        path = tmp_path / f"{size}.bk40save"
        with edited(path) as connection:
            connection.execute(f"PRAGMA page_size = {size}")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute("PRAGMA user_version = 1")
            connection.execute("CREATE TABLE header (x)")
        refused(path, DamagedSave)


def test_absurd_size(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with path.open("r+b") as stream:
        stream.truncate(50 * 1024**3)  # sparse: 50 GB that are not there
    begun = time.monotonic()
    with pytest.raises(DamagedSave, match="at most"):
        saves.open_game(path, SYSTEMS)
    assert time.monotonic() - begun < 1


def test_absurd_size_of_the_log(path: Path) -> None:
    with path.with_name(path.name + "-wal").open("wb") as stream:
        stream.truncate(50 * 1024**3)
    with pytest.raises(DamagedSave, match="at most"):
        saves.open_game(path, SYSTEMS)


def test_limits_on_texts_and_rows(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = path.read_bytes()
    for column, length in (("side", 300), ("action", 70_000), ("chance", 70_000), ("chain", 65),
                           ("events", codec.MAX_EVENTS + 1), ("events", 33 * 1024 * 1024)):
        path.write_bytes(whole)
        with edited(path) as connection:
            connection.execute(f"UPDATE entries SET {column} = ? WHERE number = 3", ("x" * length,))
        refused(path, DamagedSave)
    path.write_bytes(whole)
    monkeypatch.setattr(codec, "MAX_ENTRIES", 39)
    assert "more than 39" in refused(path, DamagedSave)


def test_a_file_that_takes_for_ever_is_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(new_game(), 3000)
    saves.create(path, game, overwrite=True).close()
    monkeypatch.setattr(reader, "PATIENCE", -1.0)
    assert "too long" in refused(path, DamagedSave)


def test_only_what_reading_needs_is_allowed(path: Path) -> None:
    """Were something hostile to slip through the comparison of schemas, SQLite would still not run it."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        reader._harden(connection)
        for sql in ("SELECT load_extension('x')", "SELECT randomblob(9)", "ATTACH '/tmp/x' AS x", "DELETE FROM entries",
                    "PRAGMA query_only = OFF; DELETE FROM header", "CREATE TABLE x (y)", "VACUUM",
                    "SELECT * FROM pragma_database_list", "PRAGMA writable_schema = ON"):
            with pytest.raises((sqlite3.Error, sqlite3.Warning)):
                connection.execute(sql)


DEEP = "[" * 100_000 + "]" * 100_000

FORGERIES = {
    "illegal action": "UPDATE entries SET action = '{\"kind\":\"win\"}' WHERE number = 5",
    "no action": "UPDATE entries SET action = '[]' WHERE number = 5",
    "action with strange field": "UPDATE entries SET action = '{\"kind\":\"pass\",\"evil\":1}' WHERE number = 5",
    "action is no JSON": "UPDATE entries SET action = 'import os' WHERE number = 5",
    "too few dice": "UPDATE entries SET chance = '[]' WHERE chance != '[]'",
    "too many dice": "UPDATE entries SET chance = '[1,1,1,1]' WHERE chance != '[]'",
    "impossible dice": "UPDATE entries SET chance = '[99]' WHERE chance != '[]'",
    "other dice": "UPDATE entries SET chance = '[0]' WHERE chance NOT IN ('[]', '[0]')",
    "negative dice": "UPDATE entries SET chance = '[-1]' WHERE chance != '[]'",
    "huge dice": f"UPDATE entries SET chance = '[1{'0' * 5000}]' WHERE chance != '[]'",
    "dice are true": "UPDATE entries SET chance = '[true]' WHERE chance != '[]'",
    "deep dice": f"UPDATE entries SET chance = '{'[' * 30_000 + ']' * 30_000}' WHERE number = 5",
    "deep action": f"UPDATE entries SET action = '{'[' * 30_000 + ']' * 30_000}' WHERE number = 5",
    "deep events": f"UPDATE entries SET events = '{DEEP}' WHERE number = 5",
    "events of another decision": "UPDATE entries SET events = (SELECT events FROM entries WHERE number = 5)",
    "no events": "UPDATE entries SET events = '[]' WHERE number = 7",
    "events are no list": "UPDATE entries SET events = '{}' WHERE number = 7",
    "NaN in events": "UPDATE entries SET events = '[NaN]' WHERE number = 7",
    "other side": "UPDATE entries SET side = 'green' WHERE number = 7",
    "a blob": "UPDATE entries SET events = x'00ff' WHERE number = 7",
    "a number": "UPDATE entries SET side = 5.5 WHERE number = 7",
    "text that is no UTF-8": "UPDATE entries SET side = CAST(x'ff41' AS TEXT) WHERE number = 7",
    "NUL": "UPDATE entries SET side = 'a' || char(0) WHERE number = 7",
    "missing decision": "DELETE FROM entries WHERE number = 12",
    "first decision missing": "DELETE FROM entries WHERE number = 0",
    "negative number": "UPDATE entries SET number = -1 WHERE number = 0",
    "two headers": "INSERT INTO header SELECT 1, system, rules, scenario, seed, options, opening_chance, opening,"
                   " title, created, program, chain FROM header",
    "no header": "DELETE FROM header",
    "other scenario": "UPDATE header SET scenario = '{\"goal\":5}'",
    "scenario with faults": "UPDATE header SET scenario = '{\"gaol\":5}'",
    "scenario is no object": "UPDATE header SET scenario = '[]'",
    "deep scenario": f"UPDATE header SET scenario = '{DEEP}'",
    "unknown option": "UPDATE header SET options = '{\"evil\":\"1\"}'",
    "options are numbers": "UPDATE header SET options = '{\"first\":1}'",
    "seed is a list": "UPDATE header SET seed = '[1]'",
    "seed is huge": f"UPDATE header SET seed = '1{'0' * 5000}'",
    "rules version is text": "UPDATE header SET rules = 'x'",
    "other opening": "UPDATE header SET opening = '[]'",
    "impossible opening dice": "UPDATE header SET opening_chance = '[7,7]'",
    "opening dice missing": "UPDATE header SET opening_chance = '[]'",
}


@pytest.mark.parametrize("chained", [False, True], ids=["wrong chain", "forged chain"])
@pytest.mark.parametrize("sql", FORGERIES.values(), ids=FORGERIES.keys())
def test_forged_rows(path: Path, sql: str, chained: bool) -> None:
    with edited(path) as connection:
        connection.execute(sql)
        if chained:
            with contextlib.suppress(sqlite3.Error, TypeError, ValueError):  # where there is nothing to chain
                rechain(connection)
    before = snapshot(path.parent)
    with pytest.raises(StorageError) as caught:
        saves.open_game(path, SYSTEMS)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 700
    assert isinstance(message(caught.value), Said), "a window could not say it in another language"
    assert chained or isinstance(caught.value, DamagedSave)
    with contextlib.suppress(StorageError):
        assert not saves.verify(path, SYSTEMS).ok
    with contextlib.suppress(StorageError):
        saves.read_events(path)
    assert snapshot(path.parent) == before


def test_a_forged_game_that_obeys_the_rules_is_told_by_its_dice(path: Path) -> None:
    """Somebody wrote himself better dice and everything that follows from them: legal, but not from the seed."""
    from bk40qt.engine.dice import ScriptedDice
    from tests.storage.toy import TOY

    game = play(new_game(script=ScriptedDice(rolls=[12] * 100, seed=7)), 30)
    game.script = None
    path.unlink()
    saves.create(path, game).close()
    report = saves.verify(path, {"toy": TOY})
    assert report.ok
    assert not report.seeded


def test_replay_errors_name_the_decision(path: Path) -> None:
    with edited(path) as connection:
        connection.execute(FORGERIES["illegal action"])
        rechain(connection)
    with pytest.raises(ReplayDiffers, match="decision 5, win is not among the 3 options"):
        saves.open_game(path, SYSTEMS)
    report = saves.verify(path, SYSTEMS)
    assert report.difference is not None
    assert (report.difference.decision, report.difference.event) == (5, None)


def test_private_copies_are_removed(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    room = tmp_path / "room"
    room.mkdir()
    monkeypatch.setattr(files.tempfile, "tempdir", str(room))
    saves.verify(path, SYSTEMS)
    with edited(path) as connection:
        connection.execute("DELETE FROM header")
    with pytest.raises(DamagedSave):
        saves.verify(path, SYSTEMS)
    assert list(room.iterdir()) == []
