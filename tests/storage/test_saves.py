"""Saving, opening and going on with a game; the log on disk is always the log in memory."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bk40qt.engine.dice import ScriptedDice
from bk40qt.engine.errors import EngineError, ReplayError
from bk40qt.storage import migrations, saves
from bk40qt.storage.errors import CannotWrite, OtherRules, SaveInUse, StorageError
from tests.storage.helpers import make_save, untouched
from tests.storage.toy import EVENTS, SYSTEMS, Toy, new_game, play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a game.bk40save"


def test_a_game_comes_back_as_it_was(path: Path) -> None:
    game = new_game(options={"first": "blue"}, seed="Gembloux ÄÖ\u2028")
    with saves.create(path, game, title="Hannut, 12. Mai") as saved:
        assert game.journal is saved
        play(game, 150)
    with saves.open_game(path, SYSTEMS) as again:
        assert again.header.title == "Hannut, 12. Mai"
        assert again.game.log == game.log
        assert again.game.state_hash() == game.state_hash()
        assert again.game.opening == game.opening
        assert (again.game.seed, again.game.options) == (game.seed, game.options)
        # and rolls the same dice from here on
        assert play(again.game, 20).log == play(play(new_game(options=game.options, seed=game.seed), 150), 20).log
    with saves.open_game(path, SYSTEMS) as again:
        assert len(again.game.log) == 170


def test_decisions_taken_before_saving_are_saved(path: Path) -> None:
    game = play(new_game(), 70)
    with saves.create(path, game):
        play(game, 5)
    assert [entry.number for entry in saves.read_events(path).entries] == list(range(75))


def test_a_decision_is_on_disk_when_submit_returns(path: Path) -> None:
    game = new_game()
    with saves.create(path, game):
        for number in range(5):
            play(game, 1)
            # a copy of what is on disk now, as a power cut would leave it
            copy = path.parent / f"{number}" / path.name
            copy.parent.mkdir()
            for kind in ("", "-wal"):
                copy.with_name(copy.name + kind).write_bytes(path.with_name(path.name + kind).read_bytes())
            assert saves.verify(copy, SYSTEMS).decisions == number + 1


def test_undo_then_go_on(path: Path) -> None:
    game = new_game()
    with saves.create(path, game):
        play(game, 100)
        game.undo(30)
        assert game.decision is not None
        game.submit(game.decision.options[2])
        game.submit(game.decision.options[1])
        game.undo(31)
        play(game, 10)
        game.undo(0)
        play(game, 3)
    assert saves.verify(path, SYSTEMS).ok
    with saves.open_game(path, SYSTEMS) as again:
        assert again.game.log == game.log
        again.game.undo(1)
        assert play(again.game, 2).log == game.log
    assert saves.verify(path, SYSTEMS).decisions == 3


def test_the_file_says_what_it_is(path: Path) -> None:
    make_save(path)
    head = path.read_bytes()[:100]
    assert head[68:72] == b"BK40"
    assert int.from_bytes(head[60:64], "big") == migrations.FORMAT
    assert [found.name for found in path.parent.iterdir()] == [path.name]
    connection = sqlite3.connect(path)
    assert migrations.schema_of(connection) == migrations.SCHEMAS[migrations.FORMAT]
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    applied = connection.execute("SELECT migration_set, name FROM _sqlite_migrations").fetchall()
    assert applied == [("bk40save", "1 header and entries")]
    connection.close()


def test_while_it_is_open_there_is_only_the_log_beside_it(path: Path) -> None:
    with saves.create(path, play(new_game(), 3)) as saved:
        play(saved.game, 3)
        assert sorted(found.name for found in path.parent.iterdir()) == [path.name, f"{path.name}-wal"]
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_a_save_is_as_readable_as_any_new_file(path: Path) -> None:
    make_save(path)
    other = path.with_name("other")
    other.touch()
    assert path.stat().st_mode == other.stat().st_mode


def test_durability_settings(path: Path) -> None:
    with saves.create(path, new_game()) as saved:
        for pragma, value in (("synchronous", 2), ("journal_mode", "wal"), ("locking_mode", "exclusive"),
                              ("trusted_schema", 0)):
            assert saved._connection.execute(f"PRAGMA {pragma}").fetchone() == (value,)


def test_an_older_format_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = make_save(path)
    make_newer_format(monkeypatch)
    assert saves.verify(path, SYSTEMS).state_hash == state  # which does not change the file
    assert int.from_bytes(path.read_bytes()[60:64], "big") == 1
    with saves.open_game(path, SYSTEMS) as again:
        assert again.game.state_hash() == state
        play(again.game, 5)
    assert int.from_bytes(path.read_bytes()[60:64], "big") == 2
    with saves.open_game(path, SYSTEMS) as again:
        assert len(again.game.log) == 45


def make_newer_format(monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlite_utils import Database, Migrations

    from bk40qt.storage import files

    notes = 'CREATE TABLE "notes" ("number" INTEGER PRIMARY KEY, "text" TEXT NOT NULL)'
    steps = Migrations("bk40save")
    steps._migrations.extend(migrations.steps()._migrations)

    @steps(name="2 notes")
    def tables(db: Database) -> None:
        db.execute(notes)
        db.execute("PRAGMA user_version = 2")

    schemas = {**migrations.SCHEMAS, 2: migrations.SCHEMAS[1] | {("table", "notes", "notes", notes)}}
    monkeypatch.setattr(migrations, "SCHEMAS", schemas)
    monkeypatch.setattr(migrations, "steps", lambda: steps)
    monkeypatch.setattr(migrations, "FORMAT", 2)
    monkeypatch.setattr(files, "FORMAT", 2)


def test_other_rules_can_be_viewed_but_not_continued(path: Path) -> None:
    make_save(path)
    with untouched(path.parent), pytest.raises(OtherRules, match=r"version 1 of the toy rules.*has version 2"):
        saves.open_game(path, {"toy": Toy(version=2)})
    with pytest.raises(OtherRules, match="does not know"):
        saves.open_game(path, {})
    log = saves.read_events(path)
    assert len(log.entries) == 40
    assert [event.line() for _, event in log.events(EVENTS)][:2] == [
        "red draws king [0]", "red rolls 6, 4 for 7 +1 höher (2.1), so 8 or less on 2d6 [2.1]"]
    with pytest.raises(EngineError, match="unknown event"):
        list(log.events({}))


def test_a_change_of_the_rules_shows_at_the_first_different_event(path: Path) -> None:
    make_save(path)
    changed = {"toy": Toy(bonus=1)}  # somebody forgot to raise the version
    message = r'decision 0, event 1: recorded .*"points":10.* now .*"points":11'
    with untouched(path.parent), pytest.raises(ReplayError, match=message):
        saves.open_game(path, changed)
    report = saves.verify(path, changed)
    assert not report.ok
    assert report.difference is not None
    assert (report.difference.decision, report.difference.event, report.events) == (0, 1, 1)


def test_verify_reports_the_game(path: Path) -> None:
    game = new_game(goal=60)
    with saves.create(path, game):
        play(game, 1000)
    with untouched(path.parent):
        report = saves.verify(path, SYSTEMS)
    assert report.ok
    assert report.seeded
    assert report.decisions == len(game.log)
    assert report.events == sum(len(entry.events) for entry in game.log) + 1
    assert report.state_hash == game.state_hash()
    assert report.outcome == game.outcome is not None


def test_scripted_dice_are_recorded_and_the_seed_goes_on(path: Path) -> None:
    dice = ScriptedDice(rolls=[12, 12], draws=["blue", "queen"], seed=7)
    game = new_game(script=dice)
    with saves.create(path, game):
        for _ in range(4):
            assert game.decision is not None
            game.submit(game.decision.options[0])
    with saves.open_game(path, SYSTEMS) as again:
        assert again.game.opening == game.opening
        assert again.game.log == game.log
        assert again.game.state_hash() == game.state_hash()
        play(again.game, 10)
        log = list(again.game.log)
        again.game.undo(0)
        for entry in log[:4]:
            again.game.submit(entry.action)
    report = saves.verify(path, SYSTEMS)
    assert report.ok
    assert not report.seeded


def test_save_as(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.bk40save"
    game = new_game()
    with saves.create(path, game, title="one") as saved:
        play(game, 20)
        saved.copy_to(other, title="two")
        play(game, 1)
        with pytest.raises(CannotWrite, match="exists already"):
            saved.copy_to(other)
        with pytest.raises(SaveInUse):
            saved.copy_to(path, overwrite=True)
    assert (saves.verify(path, SYSTEMS).decisions, saves.verify(other, SYSTEMS).decisions) == (21, 20)
    assert (saves.read_events(path).header.title, saves.read_events(other).header.title) == ("one", "two")
    with saves.open_game(other, SYSTEMS) as again:
        play(again.game, 1)
        assert again.game.log == game.log


def test_saving_over_an_old_game_and_its_log(path: Path) -> None:
    make_save(path, 30)
    log = path.with_name(path.name + "-wal")
    log.write_bytes(b"left over from a killed process")
    game = play(new_game(), 3)
    with pytest.raises(CannotWrite, match="exists already"):
        saves.create(path, game)
    assert game.journal is None
    saves.create(path, game, overwrite=True).close()
    assert saves.verify(path, SYSTEMS).decisions == 3
    assert not log.exists()


def test_an_open_game_can_be_verified_in_the_same_program(path: Path) -> None:
    game = new_game()
    with saves.create(path, game):
        play(game, 10)
        assert saves.verify(path, SYSTEMS).decisions == 10
        assert len(saves.read_events(path).entries) == 10
        with pytest.raises(SaveInUse, match="already open"):
            saves.open_game(path, SYSTEMS)
        play(game, 1)
    saves.open_game(path, SYSTEMS).close()


def test_a_closed_save_takes_no_decisions(path: Path) -> None:
    game = new_game()
    saved = saves.create(path, game)
    play(game, 2)
    saved.close()
    saved.close()
    before = game.state_hash()
    with pytest.raises(StorageError, match="is closed"):
        play(game, 1)
    with pytest.raises(StorageError, match="is closed"):
        game.undo(0)
    assert (len(game.log), game.state_hash()) == (2, before)


def test_a_file_that_is_deleted_or_replaced_under_the_game(path: Path) -> None:
    game = new_game()
    with saves.create(path, game) as saved:
        play(game, 2)
        path.unlink()
        saved._looked = 0.0
        with pytest.raises(CannotWrite, match="moved, deleted or replaced"):
            play(game, 1)
        saved.copy_to(path.with_name("rescued.bk40save"))
        path.write_bytes(b"something else")
        with pytest.raises(CannotWrite, match="moved, deleted or replaced"):
            game.undo(0)
    assert path.read_bytes() == b"something else"
    assert saves.verify(path.with_name("rescued.bk40save"), SYSTEMS).decisions == 2


def test_an_interrupted_commit_does_not_block_the_game(path: Path) -> None:
    """Ctrl-C after the commit, before the game has taken note: the game forgets the decision, so must the file."""
    game = new_game()
    with saves.create(path, game) as saved:
        play(game, 5)
        commit = saved.append

        def interrupted(number: int, entry: object) -> None:
            commit(number, entry)  # type: ignore[arg-type]
            raise KeyboardInterrupt

        saved.append = interrupted  # type: ignore[method-assign]
        with pytest.raises(KeyboardInterrupt):
            play(game, 1)
        saved.append = commit  # type: ignore[method-assign]
        assert game.decision is not None
        game.submit(game.decision.options[2])
        play(game, 3)
    assert saves.verify(path, SYSTEMS).ok
    with saves.open_game(path, SYSTEMS) as again:
        assert again.game.log == game.log


def test_what_could_not_be_read_again_is_not_saved(path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be saved"):
        saves.create(path, new_game(), title="x" * 1000)
    assert list(path.parent.iterdir()) == []


def test_importing_storage_is_cheap() -> None:
    code = "import sys, bk40qt.storage.saves; assert not {'sqlite_utils', 'numpy', 'shapely'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
