"""Undo and redo by name; drags are one step; what is saved is clean."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bk40qt.desktop.i18n import set_language
from editor.document import ScenarioDocument
from editor.edits import terrain
from editor.files import Stamp
from editor.history import History
from editor.new_scenario import Shape, new_scenario
from editor.patch import Patch, PatchError, Put

STAMP = Stamp(1, 1, "")


@pytest.fixture
def history(qtbot: QtBot) -> History:
    return History(new_scenario("Test", Shape(8, 6)))


def woods(document: ScenarioDocument, *hexes: str) -> Patch:
    patch = terrain.paint(document, hexes, "woods")
    assert patch is not None
    return patch


def test_steps_have_names(history: History) -> None:
    assert (history.undo_text(), history.redo_text()) == ("Undo", "Redo")
    history.push(woods(history.document, "0101", "0102"))
    history.push(terrain.set_level(history.document, ("0101",), 3))
    assert history.undo_text() == "Undo set level 3 (1 hex)"
    history.undo()
    assert history.undo_text() == "Undo paint woods (2 hexes)" and history.redo_text() == "Redo set level 3 (1 hex)"
    assert [history.stack.text(n) for n in range(2)] == ["paint woods (2 hexes)", "set level 3 (1 hex)"]
    set_language("en")
    history.retranslate()
    assert history.stack.text(0) == "paint woods (2 hexes)"


def test_undo_gives_back_the_bytes_and_redo_the_change(history: History) -> None:
    document = history.document
    texts = [document.text()]
    for name in document.grid.ids:
        assert history.push(terrain.paint(document, (name,), "orchard")) or name == "0504"
        texts.append(document.text())
    for text in reversed(texts[:-1]):
        assert document.text() != text
        history.undo()
        assert document.text() == text
    while history.stack.canRedo():
        history.redo()
    assert document.text() == texts[-1]


def test_nothing_to_do_is_no_step(history: History) -> None:
    assert not history.push(None) and history.stack.count() == 0


def test_a_drag_is_one_step(history: History) -> None:
    document = history.document
    before = document.text()
    for name in ("0101", "0102", "0103"):
        history.push(woods(document, name).held("drag 1"))
    history.push(woods(document, "0104").held("drag 2"))
    history.push(woods(document, "0105"))
    history.push(woods(document, "0106"))
    assert history.stack.count() == 4 and history.stack.text(0) == "paint woods (3 hexes)"
    for _ in range(4):
        history.undo()
    assert document.text() == before
    history.redo()
    assert [document.data["map"]["hexes"][f"010{n}"]["terrain"] for n in (1, 3, 4)] == ["woods", "woods", "clear"]


def test_saving_makes_clean_and_ends_a_drag(history: History, tmp_path: Path) -> None:
    document = history.document
    assert history.is_clean()
    history.push(woods(document, "0101").held("drag"))
    assert not history.is_clean()
    history.saved(tmp_path / "a.bk40", STAMP)
    assert history.is_clean()
    history.push(woods(document, "0102").held("drag"))
    assert history.stack.count() == 2 and not history.is_clean()
    history.undo()
    assert history.is_clean()
    history.undo()
    history.push(woods(document, "0103"))
    assert not history.is_clean(), "the saved state cannot be reached any more"
    history.opened_otherwise()
    history.undo()
    assert not history.is_clean()


def test_a_patch_that_does_not_fit_changes_nothing(history: History) -> None:
    before = history.document.text()
    patch = woods(history.document, "0101")
    with pytest.raises(PatchError, match=r"map\.hexes\.9999"):
        history.push(Patch(patch.name, (*patch.ops, Put(("map", "hexes", "9999"), {}))))
    assert history.document.text() == before and history.stack.count() == 0


def test_thousands_of_steps_are_kept(history: History) -> None:
    document = history.document
    before = document.text()
    for number in range(3000):
        history.push(terrain.set_level(document, ("0101",), 1 + number % 2))
    assert history.stack.count() == 3000
    history.stack.setIndex(0)
    assert document.text() == before
