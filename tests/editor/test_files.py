"""Any file can be opened, no file is half written, changes by others are noticed."""

from __future__ import annotations

import json
import os
import stat
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from bk40qt.engine.document import MAX_BYTES, dump
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.edits import forces, scenario, terrain
from editor.files import FileTrouble, Opened, changed_outside, open_file, save, stamp_of
from editor.new_scenario import Shape, new_scenario


@pytest.fixture
def document() -> ScenarioDocument:
    return new_scenario("Test", Shape(8, 6))


def opened(path: Path, content: bytes) -> Opened:
    path.write_bytes(content)
    begun = time.perf_counter()
    found = open_file(path)
    assert time.perf_counter() - begun < 20
    return found


# ------------------------------------------------------------------------------------------------------------- opening

HOSTILE = {
    "empty": b"",
    "no JSON": b"\x00\x01\x02",
    "UTF-16": '{"format": 1}'.encode("utf-16"),
    "not UTF-8": b'{"format": "\xe9"}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"a":' * 50_000,
    "a list": b"[1, 2, 3]",
    "a number": b"7",
    "a huge number": b'{"format": ' + b"9" * 5000 + b"}",
    "infinity": b'{"format": 1e999}',
    "NaN": b'{"format": NaN}',
    "twice": b'{"format": "bk40qt-scenario", "format": "x"}',
    "half a pair": b'{"format": "\\ud800"}',
    "newer": b'{"format": "bk40qt-scenario", "version": 99, "system": "blitz40"}',
    "other system": b'{"format": "bk40qt-scenario", "version": 1, "system": "chess"}',
    "no map": b'{"format": "bk40qt-scenario", "version": 1, "system": "blitz40"}',
    "too large": b"[" + b"1," * (MAX_BYTES // 2 + 10) + b"1]",
    "huge grid": b'{"format": "bk40qt-scenario", "version": 1, "system": "blitz40", "map": {"grid": {"top": "flat",'
    b' "first": "column", "lines": 999999, "per_line": 999999, "shifted": "odd", "hex_metres": 1}}}',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_with_reasons(name: str, tmp_path: Path) -> None:
    found = opened(tmp_path / "x.bk40", HOSTILE[name])
    assert found.document is None and found.problems and not found.complete
    assert all(problem.message for problem in found.problems)


def test_a_file_of_100_megabytes_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "x.bk40"
    with path.open("wb") as stream:
        stream.truncate(100 * 2**20)
    begun = time.perf_counter()
    tracemalloc.start()
    found = open_file(path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.document is None and "larger than 16 MiB" in str(found.problems[0])
    assert time.perf_counter() - begun < 5 and most < 2 * MAX_BYTES


def wrong(change: str, value: object) -> bytes:
    """Hannut with another value at a place."""
    data: Any = json.loads(shipped_scenarios()["hannut"].read_text("utf-8"))
    here, *rest = data, *change.split(".")
    for key in rest[:-1]:
        here = here[int(key) if key.isdigit() and isinstance(here, list) else key]
    here[int(rest[-1]) if rest[-1].isdigit() and isinstance(here, list) else rest[-1]] = value
    return dump(data).encode("utf-8")


FAULTY = [  # place, value, and is the whole content kept?
    ("counters", 5, False),
    ("counters.0", "x", False),
    ("counters.0.full", [1, 2], False),
    ("counters.0.colour", "an unknown key", False),
    ("formations.0.side", "british", False),
    ("title", 7, False),
    ("sides", [], False),
    ("victory", [], False),
    ("options", {"crt_colours": 1}, False),
    ("map.hexes.0101", 3, False),
    ("map.hexes.9999", {"terrain": "clear", "level": 0}, False),
    ("map.roads.0.between", ["0101", "0909"], False),
    ("setup.0.formations", {}, False),
    ("zones.0", {"id": "x"}, False),
    ("counters.0.id", "has blanks", True),
    ("counters.1.id", "h_fr_12c_1", True),
    ("counters.0.formation", "nobody", True),
    ("counters.0.full", [99, 0, 0, 1], True),
    ("map.hexes.0101.level", 999, True),
    ("title", "", True),
    ("sides.0.name", "", True),
    ("turns", 0, True),
    ("date", "soon", True),
]


@pytest.mark.parametrize(("place", "value", "kept"), FAULTY)
def test_faulty_files_open_with_a_list_and_can_be_edited(
    place: str, value: object, kept: bool, tmp_path: Path
) -> None:
    path = tmp_path / "x.bk40"
    found = opened(path, wrong(place, value))
    assert found.document is not None and found.problems and found.complete == kept
    document = found.document
    before = document.text()
    undo = []
    for patch in (
        terrain.paint(document, ("0101", "0102"), "woods"),
        scenario.set_side(document, "german", name="Germans"),
        forces.duplicate_formation(document, "ge_kg"),
    ):
        if patch is not None:
            undo.append(document.apply(patch))
    saved = save(document.data, path)
    assert saved.problems == document.problems()
    for patch in reversed(undo):
        document.apply(patch)
    assert document.text() == before


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="there is no file"):
        open_file(tmp_path / "none.bk40")
    with pytest.raises(FileTrouble, match="is no file"):
        open_file(tmp_path)
    with pytest.raises(FileTrouble):
        open_file(Path("a\0b"))


def test_another_layout_of_the_same_content_is_no_change(document: ScenarioDocument, tmp_path: Path) -> None:
    path = tmp_path / "x.bk40"
    found = opened(path, b"\xef\xbb\xbf" + json.dumps(document.data, indent=7).encode())
    assert found.complete and found.document is not None and found.document.text() == document.text()
    save(found.document.data, path)
    assert path.read_text("utf-8") == document.text()


# -------------------------------------------------------------------------------------------------------------- saving


def test_a_file_with_problems_is_written_and_they_are_said(document: ScenarioDocument, tmp_path: Path) -> None:
    patch = scenario.set_head(document, "title", "")
    assert patch is not None
    document.apply(patch)
    saved = save(document.data, tmp_path / "x.bk40")
    assert [problem.place for problem in saved.problems] == ["title"]
    assert saved.stamp == stamp_of(tmp_path / "x.bk40")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of Unix")
def test_saving_keeps_permissions_and_links(document: ScenarioDocument, tmp_path: Path) -> None:
    path, link = tmp_path / "real.bk40", tmp_path / "link.bk40"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    save(document.data, link)
    assert link.is_symlink() and path.read_text("utf-8") == document.text()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    mask = os.umask(0o027)
    try:
        save(document.data, tmp_path / "new.bk40")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "new.bk40").stat().st_mode) == 0o640
    assert {entry.name for entry in tmp_path.iterdir()} == {"real.bk40", "link.bk40", "new.bk40"}


@pytest.mark.parametrize("step", ("fsync", "replace", "chmod"))
def test_a_failed_save_leaves_the_old_file_whole(
    document: ScenarioDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "x.bk40"
    path.write_text("old")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, step, full)
        with pytest.raises(FileTrouble, match="No space left on device"):
            save(document.data, path)
    assert path.read_text() == "old" and [entry.name for entry in tmp_path.iterdir()] == ["x.bk40"]
    save(document.data, path)
    assert path.read_text("utf-8") == document.text()


def test_saving_where_nothing_can_be_written(document: ScenarioDocument, tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="cannot be saved"):
        save(document.data, tmp_path / "none" / "x.bk40")
    with pytest.raises(FileTrouble, match="cannot be saved"):
        save(document.data, tmp_path)


def test_a_read_only_file_is_not_replaced(
    document: ScenarioDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.bk40"
    path.write_text("old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # root, who runs tests in containers, may do everything
    with pytest.raises(FileTrouble, match="read-only"):
        save(document.data, path)
    assert path.read_text() == "old" and len(list(tmp_path.iterdir())) == 1


# ------------------------------------------------------------------------------------------------------------ watching


def test_changes_by_others_are_noticed(document: ScenarioDocument, tmp_path: Path) -> None:
    path = tmp_path / "x.bk40"
    assert not changed_outside(path, None)
    stamp = save(document.data, path).stamp
    assert not changed_outside(path, stamp)
    os.utime(path, ns=(1, 1))
    assert not changed_outside(path, stamp), "touched, not changed"
    path.write_text("other")
    assert changed_outside(path, stamp) and changed_outside(path, None)
    path.unlink()
    assert changed_outside(path, stamp) and not changed_outside(path, None)
