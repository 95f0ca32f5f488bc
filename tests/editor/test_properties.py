"""Whatever edits follow one another: undo gives the first bytes back, redo the last ones, and files keep them."""

from __future__ import annotations

from difflib import SequenceMatcher
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bk40qt.engine.document import dump, load
from bk40qt.engine.rules.blitz40.scenario_file import to_document
from bk40qt.paths import shipped_scenarios
from editor.board_model import BoardModel
from editor.document import ScenarioDocument
from editor.files import open_file, save
from editor.journal import Journal, pending
from editor.new_scenario import Shape, new_scenario
from editor.patch import Patch, from_json, to_json
from tests.editor.random_edits import EDITS

STARTS = ("new", "new pointy", "hannut", "stonne")


def opened(start: str) -> ScenarioDocument:
    if start == "new":
        return new_scenario("A new one", Shape(6, 5, first="row"))
    if start == "new pointy":
        return new_scenario("A new one", Shape(4, 5, "pointy", shifted="even"))
    return ScenarioDocument.from_file(shipped_scenarios()[start])


def sequences() -> st.SearchStrategy[list[tuple[str, int]]]:
    return st.lists(st.tuples(st.sampled_from(sorted(EDITS)), st.integers(0, 2**32)), min_size=1, max_size=12)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(STARTS), sequences())
def test_undo_redo_save_and_journal_keep_every_byte(start: str, steps: list[tuple[str, int]]) -> None:
    document = opened(start)
    texts = [document.text()]
    done: list[tuple[Patch, Patch]] = []
    board = BoardModel(document)
    _ = board.sight
    with TemporaryDirectory() as folder:
        journal = Journal.start(texts[0], None, folder=Path(folder))
        for name, seed in steps:
            patch = EDITS[name](document, Random(seed))
            if patch is None:
                continue
            journal.patch(patch)
            done.append((patch, document.apply(patch)))
            texts.append(document.text())
            assert texts[-1] != texts[-2], f"{name} says that it changed something"
            check_canonical(document, name)
            check_board(board, name)
            assert from_json(load(dump(to_json(patch)))) == patch
        data = document.data
        for number in reversed(range(len(done))):
            document.apply(done[number][1])
            assert document.text() == texts[number]
        for number, (patch, _undo) in enumerate(done, 1):
            document.apply(patch)
            assert document.text() == texts[number]
        assert document.data == data
        check_files(document, Path(folder) / "saved.bk40")
        journal._lock.close()  # as the end of the process would
        check_journal(document, Path(folder), len(done))


def check_canonical(document: ScenarioDocument, name: str) -> None:
    """Edits write what the engine itself would write, and nothing it would not understand."""
    found = document.scenario()
    assert found is not None
    assert dump(to_document(found)) == document.text(), name


def check_board(model: BoardModel, name: str) -> None:
    found = model.document.scenario()
    assert found is not None and model.board == found.board, name
    assert list(model.board.stream_names.items()) == list(found.board.stream_names.items()), name
    assert model.sight.board.level == found.board.level and model.sight.board.terrain == found.board.terrain
    h = model.board.grid.n // 2
    assert model.sight.viewshed(h) == type(model.sight)(found.board).viewshed(h), name


def check_files(document: ScenarioDocument, path: Path) -> None:
    saved = save(document.data, path)
    again = open_file(path)
    assert again.document is not None and again.document.text() == document.text() == path.read_text("utf-8")
    assert again.problems == saved.problems == document.problems() and again.stamp == saved.stamp and again.complete


def check_journal(document: ScenarioDocument, folder: Path, steps: int) -> None:
    left = pending(folder)
    assert len(left) == (1 if steps else 0)
    for recovery in left:
        work = recovery.restore()
        assert (work.position, len(work.patches), work.clean) == (steps, steps, 0)
        for patch in work.patches:
            work.document.apply(patch)
        assert work.document.text() == document.text()
        recovery.discard()


@pytest.mark.parametrize("name", sorted(shipped_scenarios()))
def test_shipped_scenarios_open_and_save_unchanged(name: str, tmp_path: Path) -> None:
    path = shipped_scenarios()[name]
    found = open_file(path)
    assert found.document is not None and not found.problems and found.complete
    save(found.document.data, tmp_path / "copy.bk40")
    assert (tmp_path / "copy.bk40").read_bytes() == path.read_bytes()


# Edits of one thing, and how many lines of the file they may change: the thing, and the comma of the one before it.
FEW_LINES = {
    "bridge": 2, "no bridge": 2, "exit": 2, "place": 2, "change place": 1, "no place": 2, "change formation": 1,
    "formation": 2, "counter": 2, "rename counter": 2, "set up": 2, "zone": 2, "within": 1, "block": 1, "edge": 1,
    "with": 1, "describe": 1, "title": 1, "metres": 1, "side": 1, "winner": 1, "pool": 2, "strikes": 2,
}  # fmt: skip


def changed_lines(before: list[str], after: list[str]) -> int:
    parts = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return sum(max(a2 - a1, b2 - b1) for kind, a1, a2, b1, b2 in parts if kind != "equal")


@pytest.mark.parametrize("name", sorted(shipped_scenarios()))
def test_a_small_change_is_a_small_change_of_the_file(name: str) -> None:
    shipped = ScenarioDocument.from_file(shipped_scenarios()[name])
    before = shipped.text().splitlines()
    for kind in ("paint", "level", "raise", "name", "line", *FEW_LINES):
        for seed in range(4):
            document = ScenarioDocument(shipped.data)
            patch = EDITS[kind](document, Random(seed))
            if patch is None:
                continue
            document.apply(patch)
            lines = changed_lines(before, document.text().splitlines())
            if kind in FEW_LINES:
                assert lines <= FEW_LINES[kind], (kind, seed, patch.title)
            else:
                old, new = shipped.data["map"]["hexes"], document.data["map"]["hexes"]
                assert lines == sum(old[h] != new[h] for h in old), (kind, seed, patch.title)
