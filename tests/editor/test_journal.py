"""Nothing that was seen is lost: journals of killed editors, cut-off lines, full disks, two editors at a time."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bk40qt.paths import shipped_scenarios
from editor import journal as journal_module
from editor.document import ScenarioDocument
from editor.edits import terrain
from editor.files import save, stamp_of
from editor.history import History
from editor.journal import Journal, pending
from editor.new_scenario import Shape, new_scenario
from editor.patch import Patch
from tests.editor.kill_worker import digest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def document() -> ScenarioDocument:
    return new_scenario("Test", Shape(8, 6))


def woods(document: ScenarioDocument, *hexes: str) -> Patch:
    patch = terrain.paint(document, hexes, "woods")
    assert patch is not None
    return patch


def crash(journal: Journal) -> None:
    """Ends like a process that is killed: the system gives the lock back and closes the file."""
    assert journal._lock is not None
    journal._lock.close()
    journal._syncing.shutdown()
    os.close(journal._file)


def start(document: ScenarioDocument, folder: Path, path: Path | None = None) -> Journal:
    return Journal.start(document.text(), path, stamp_of(path) if path else None, folder)


# ------------------------------------------------------------------------------------------------------------- killing


def run_and_kill(folder: Path, path: Path, seed: int) -> tuple[list[str], float]:
    """Lines that a worker said before it was killed at a random moment."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.editor.kill_worker", str(folder), str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment, text=True) as worker:
        assert worker.stdout is not None
        lines = [worker.stdout.readline()]
        assert lines[0].startswith("ready")
        delay = random.Random(seed).uniform(0.05, 0.7)
        time.sleep(delay)
        worker.kill()
        lines += worker.stdout.readlines()
    return [line.strip() for line in lines if line.endswith("\n")], delay


def state(folder: Path, path: Path) -> str:
    """The document that the next start would offer; that of the file if there is nothing unsaved."""
    left = pending(folder)
    if not left:
        return digest(ScenarioDocument.from_file(path))
    work = left[0].restore()
    history = History(work.document)
    history.restore(work)
    left[0].discard()
    return digest(work.document)


@pytest.mark.slow
def test_twenty_killed_editors_lose_nothing_that_was_seen(tmp_path: Path) -> None:
    seen_in_all = 0
    for seed in range(20):
        folder, path = tmp_path / str(seed), tmp_path / f"{seed}.bk40"
        shutil.copy(shipped_scenarios()["stonne" if seed % 2 else "hannut"], path)
        lines, delay = run_and_kill(folder, path, seed)
        number, shown = lines[-1].split()
        seen_in_all += len(lines) - 1
        # One change may be in the journal that was not shown any more; never one less.
        cut = tmp_path / f"{seed} cut"
        cut.mkdir()
        for journal in folder.glob("*.journal"):
            (cut / journal.name).write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:-1]))
        states = {state(folder, path), state(cut, path)}
        assert shown in states, f"seed {seed}, killed after {delay:.2f} s at {number}"
        assert not list(folder.iterdir())
    assert seen_in_all > 100, "the workers were killed in the middle of work"


# ---------------------------------------------------------------------------------------------------------- recovering


def test_a_clean_close_leaves_nothing(document: ScenarioDocument, tmp_path: Path) -> None:
    journal = start(document, tmp_path)
    journal.patch(woods(document, "0101"))
    assert not pending(tmp_path), "it is still in use"
    journal.close()
    journal.close()
    assert not list(tmp_path.iterdir()) and not pending(tmp_path)


def test_no_folder_no_recovery(tmp_path: Path) -> None:
    assert pending(tmp_path / "none") == []


def test_undo_redo_drags_and_saves_come_back(document: ScenarioDocument, tmp_path: Path) -> None:
    path = tmp_path / "a.bk40"
    journal = start(document, tmp_path / "recovery", path)
    history = History(document, journal)
    history.push(woods(document, "0101"))
    history.push(woods(document, "0201").held("drag 1"))
    history.push(woods(document, "0202", "0203").held("drag 1"))
    history.saved(path, save(document.data, path).stamp)
    history.push(woods(document, "0204").held("drag 1"))
    history.push(woods(document, "0401"))
    for step in (history.undo, history.undo, history.undo, history.redo, history.undo):
        step()
    shown = document.text()
    crash(journal)

    (recovery,) = pending(tmp_path / "recovery")
    assert recovery.path == path and abs(recovery.when - time.time()) < 60
    assert recovery.stamp is not None and recovery.stamp.digest == stamp_of(path).digest  # type: ignore[union-attr]
    work = recovery.restore()
    assert [patch.title for patch in work.patches] == [
        "paint woods (1 hex)",
        "paint woods (3 hexes)",
        "paint woods (1 hex)",
        "paint woods (1 hex)",
    ]
    assert (work.position, work.clean) == (1, 2)
    again = History(work.document)
    again.restore(work)
    assert work.document.text() == shown and not again.is_clean()
    assert again.undo_text() == "Undo paint woods (1 hex)" and again.redo_text() == "Redo paint woods (3 hexes)"
    again.redo()
    assert again.is_clean()
    recovery.release()
    (later,) = pending(tmp_path / "recovery")
    assert later.journal == recovery.journal, "offered another time"
    later.discard()


def test_saved_work_needs_no_recovery(document: ScenarioDocument, tmp_path: Path) -> None:
    path = tmp_path / "a.bk40"
    journal = start(document, tmp_path / "recovery", path)
    history = History(document, journal)
    history.push(woods(document, "0101"))
    history.saved(path, save(document.data, path).stamp)
    crash(journal)
    assert pending(tmp_path / "recovery") == [] and not list((tmp_path / "recovery").iterdir())


def test_restored_work_goes_on_in_the_same_journal(document: ScenarioDocument, tmp_path: Path) -> None:
    journal = start(document, tmp_path)
    history = History(document, journal)
    history.push(woods(document, "0101"))
    history.push(woods(document, "0102"))
    history.undo()
    crash(journal)

    (recovery,) = pending(tmp_path)
    work = recovery.restore()
    again = recovery.carry_on()
    history = History(work.document, again)
    history.restore(work)
    assert history.document.text() == document.text() and not history.is_clean()
    assert history.redo_text() == "Redo paint woods (1 hex)"
    assert pending(tmp_path) == [], "it is in use again"
    history.redo()
    history.push(woods(work.document, "0103"))
    crash(again)

    (recovery,) = pending(tmp_path)
    assert (len(recovery.patches), recovery.position) == (3, 3)
    recovery.discard()
    assert pending(tmp_path) == []


@pytest.mark.parametrize("cut", (1, 7, 40))
def test_a_line_that_was_cut_off_is_left_out(document: ScenarioDocument, tmp_path: Path, cut: int) -> None:
    journal = start(document, tmp_path)
    journal.patch(woods(document, "0101"))
    journal.patch(woods(document, "0102"))
    crash(journal)
    raw = journal.path.read_bytes()
    journal.path.write_bytes(raw[:-cut])
    (recovery,) = pending(tmp_path)
    assert (len(recovery.patches), recovery.position) == (1, 1)
    again = recovery.carry_on()
    again.patch(woods(document, "0103"))
    crash(again)
    (recovery,) = pending(tmp_path)
    assert [sorted(patch.hexes) for patch in recovery.patches] == [["0101"], ["0103"]]
    recovery.discard()


def test_a_changed_byte_ends_what_can_be_trusted(document: ScenarioDocument, tmp_path: Path) -> None:
    journal = start(document, tmp_path)
    for name in ("0101", "0102", "0103"):
        journal.patch(woods(document, name))
    crash(journal)
    lines = journal.path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"woods", b"roods")
    journal.path.write_bytes(b"".join(lines))
    (recovery,) = pending(tmp_path)
    assert len(recovery.patches) == 1
    recovery.discard()


@pytest.mark.parametrize("content", (b"", b"rubbish\n", b"00000000 {}\n", b"\xff" * 3000))
def test_what_is_no_journal_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / f"x{journal_module.SUFFIX}"
    path.write_bytes(content)
    assert pending(tmp_path) == [] and path.read_bytes() == content


def test_two_editors_keep_apart(document: ScenarioDocument, tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from editor.journal import *; from editor.new_scenario import *\n"
        "from editor.edits import terrain\n"
        "d = new_scenario('x', Shape(4, 4)); j = Journal.start(d.text(), None, folder=Path(sys.argv[1]))\n"
        "j.patch(terrain.paint(d, ['0101'], 'woods')); print(len(pending(Path(sys.argv[1]))), flush=True); input()"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, str(tmp_path)]
    own = start(document, tmp_path)
    own.patch(woods(document, "0101"))
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, env=environment, text=True, **pipes) as other:  # type: ignore[call-overload]
        assert other.stdout.readline().strip() == "0", "it takes none of ours"
        assert pending(tmp_path) == [], "we take none of its"
        other.kill()
    (recovery,) = pending(tmp_path)
    assert recovery.journal != own.path
    recovery.discard()
    own.close()


# ------------------------------------------------------------------------------------------------------------- trouble


def test_a_full_disk_stops_the_journal_not_the_editing(
    document: ScenarioDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = start(document, tmp_path)
    history = History(document, journal)
    told: list[str] = []
    journal.on_trouble = told.append
    history.push(woods(document, "0101"))

    def full(handle: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(journal_module.os, "write", full)
        patched.setattr(journal_module, "write_whole", lambda path, raw: full(0, raw))
        history.push(woods(document, "0102"))
        history.push(woods(document, "0103"))
        history.push(woods(document, "0104"))
    assert told == ["No space left on device"] and journal.trouble
    assert document.data["map"]["hexes"]["0104"]["terrain"] == "woods"
    monkeypatch.setattr(journal, "_tried", 0.0)  # ten seconds later
    history.push(woods(document, "0105"))
    assert not journal.trouble
    history.undo()
    history.undo()
    history.redo()
    crash(journal)

    (recovery,) = pending(tmp_path)
    work = recovery.restore()
    again = History(work.document)
    again.restore(work)
    assert work.document.text() == document.text() and not again.is_clean()
    recovery.discard()


def test_a_change_waits_no_longer_than_a_frame_for_a_slow_disk(
    document: ScenarioDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = start(document, tmp_path)
    monkeypatch.setattr(journal_module.os, "fsync", lambda handle: time.sleep(0.6))
    begun = time.perf_counter()
    for name in ("0101", "0102", "0103"):
        journal.patch(woods(document, name))
    assert time.perf_counter() - begun < 0.5
    journal.close()
