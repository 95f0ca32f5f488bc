"""The unit library: shipped types, the user's own, damaged files, and its dialog."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bk40qt.engine.document import read
from bk40qt.engine.rules.blitz40.scenario_forces import LIMITS, SPECIAL
from bk40qt.mapview.faces import type_name
from bk40qt.paths import shipped_scenarios
from editor.panels.library import LibraryDialog
from editor.panels.library_form import UnitDialog
from editor.unit_library import UNIT_TYPES, LibraryError, LibraryUnit, UnitLibrary, from_counter, shipped_units
from tests.editor.panel_hands import workspace_of

TANK = LibraryUnit("h38", "Hotchkiss H 38", "tank", (6, 3, 2, 7), (4, 3, 2, 7), (), "H 38", "french", own=True)


@pytest.fixture
def library(tmp_path: Path) -> UnitLibrary:
    return UnitLibrary(tmp_path / "data" / "units.json")


# -- the shipped types -------------------------------------------------------------------------------------------------


def test_every_counter_of_the_shipped_scenarios_has_its_type() -> None:
    """But for HQs, whose movement is that of their formation, and the symbol that one company carries."""
    units = {unit.type_id: unit for unit in shipped_units()}
    used = set()
    for path in shipped_scenarios().values():
        data = read(path)
        assert isinstance(data, dict)
        for counter in data["counters"]:
            unit = units[counter["type_id"]]
            used.add(unit.type_id)
            assert unit.type == counter["type"]
            if unit.type != "hq":
                assert (list(unit.full), list(unit.reduced)) == (counter["full"], counter["reduced"])
                assert set(counter.get("special", ())) - set(unit.special) <= {"halftrack_symbol"}
    assert used == set(units)


def test_the_shipped_types_are_sound() -> None:
    units = shipped_units()
    assert len({unit.type_id for unit in units}) == len(units)
    for unit in units:
        assert unit.type in UNIT_TYPES and type_name(unit.type) != unit.type
        assert set(unit.special) <= set(SPECIAL)
        for face in (unit.full, unit.reduced):
            assert all(low <= value <= high for value, (low, high) in zip(face, LIMITS.values(), strict=True))


# -- one's own ---------------------------------------------------------------------------------------------------------


def test_own_types_are_kept(library: UnitLibrary, tmp_path: Path) -> None:
    library.add(TANK)
    again = UnitLibrary(tmp_path / "data" / "units.json")
    assert again.find("h38") == TANK
    again.change(LibraryUnit("h38", "H 38", "tank", (7, 3, 2, 7), (4, 3, 2, 7), own=True))
    assert UnitLibrary(tmp_path / "data" / "units.json").find("h38").full == (7, 3, 2, 7)  # type: ignore[union-attr]
    again.remove("h38")
    assert UnitLibrary(tmp_path / "data" / "units.json").find("h38") is None
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["units.json"]


def test_two_windows_do_not_lose_each_others_types(library: UnitLibrary, tmp_path: Path) -> None:
    other = UnitLibrary(tmp_path / "data" / "units.json")
    library.add(TANK)
    made = other.add(TANK)
    assert made.type_id == "h38_2" or made.type_id == "h_2"
    assert len([unit for unit in UnitLibrary(tmp_path / "data" / "units.json").units if unit.own]) == 2


def test_a_type_from_a_counter() -> None:
    counter = workspace_of("stonne").document.data["counters"][0]
    unit = from_counter(counter, "french")
    values = unit.values()
    assert values["full"] == counter["full"] and values["type_id"] == counter["type_id"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[1, 2",
        "[]",
        '{"format": "bk40qt-units", "units": 7}',
        '{"format": "bk40qt-units", "units": [{"type_id": "a"}]}',
        '{"format": "bk40qt-units", "units": [{"type_id":"a","name":"b","type":"tank","full":[99,0,0,1],'
        '"reduced":[0,0,0,1]}]}',
        '{"format": "bk40qt-units", "units": [{"type_id":"a","name":"b","type":"ship","full":[1,0,0,1],'
        '"reduced":[0,0,0,1]}]}',
        "[" * 5000,
    ],
)
def test_a_damaged_file_is_told_and_put_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "units.json"
    path.write_text(text, encoding="utf-8")
    library = UnitLibrary(path)
    assert library.trouble is not None
    assert len(library.units) == len(shipped_units())
    library.add(TANK)
    assert (tmp_path / "units.json.damaged").read_text(encoding="utf-8") == text
    assert UnitLibrary(path).trouble is None
    assert UnitLibrary(path).find("h38") == TANK


def test_what_is_sound_in_a_damaged_file_is_used(tmp_path: Path) -> None:
    path = tmp_path / "units.json"
    UnitLibrary(path).add(TANK)
    value = json.loads(path.read_text(encoding="utf-8"))
    value["units"].append({"type_id": 3})
    path.write_text(json.dumps(value), encoding="utf-8")
    library = UnitLibrary(path)
    assert library.trouble is not None
    assert library.find("h38") == TANK


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    with pytest.raises(LibraryError, match="cannot be"):
        UnitLibrary(blocker / "units.json").add(TANK)


# -- the dialog --------------------------------------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot: QtBot, library: UnitLibrary) -> LibraryDialog:
    made = LibraryDialog(library, workspace_of("hannut").document.data["formations"][0])
    qtbot.addWidget(made)
    made.show()
    return made


def in_dialog(act: object) -> None:
    def run() -> None:
        shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, UnitDialog) and w.isVisible()]
        act(shown[0])  # type: ignore[operator]

    QTimer.singleShot(0, run)


def test_types_of_the_formations_side_come_first(dialog: LibraryDialog) -> None:
    assert dialog.list.topLevelItemCount() == len(shipped_units())
    first = dialog.library.find(dialog.list.topLevelItem(0).data(0, Qt.ItemDataRole.UserRole))
    assert first is not None and first.side == "french"
    assert not dialog.change.isEnabled() and not dialog.delete.isEnabled() and dialog.copy.isEnabled()


def test_a_copy_is_edited_and_deleted(dialog: LibraryDialog, qtbot: QtBot) -> None:
    def act(form: UnitDialog) -> None:
        name = form.form.fields["name"].editor
        assert form.focusWidget() is name and name.text() == "Somua S 35 (copy)"  # type: ignore[attr-defined]
        spin = form.grid.fields["full.attack"].spin
        spin.setFocus()
        spin.selectAll()
        qtbot.keyClicks(spin, "11")
        assert form.front.face is not None and form.front.face.attack == 11
        name.selectAll()  # type: ignore[attr-defined]
        qtbot.keyClicks(name, "Somua, late")
        form._accept()

    qtbot.keyClicks(dialog.search, "somua")
    in_dialog(act)
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    (own,) = [unit for unit in dialog.library.units if unit.own]
    assert (own.name, own.full[0], own.type) == ("Somua, late", 11, "tank")
    assert dialog.list.currentItem().text(0) == "Somua, late" and dialog.change.isEnabled()

    def rename(form: UnitDialog) -> None:
        form.form.fields["name"].editor.selectAll()  # type: ignore[attr-defined]
        qtbot.keyClick(form.form.fields["name"].editor, Qt.Key.Key_Delete)
        form._accept()
        assert form.isVisible(), "a type has a name"
        qtbot.keyClicks(form.form.fields["name"].editor, "Somua 41")
        form._accept()

    in_dialog(rename)
    qtbot.mouseClick(dialog.change, Qt.MouseButton.LeftButton)
    assert [unit.name for unit in dialog.library.units if unit.own] == ["Somua 41"]
    items = [dialog.list.topLevelItem(n) for n in range(dialog.list.topLevelItemCount())]
    dialog.list.setCurrentItem(next(item for item in items if item.text(0) == "Somua 41"))
    qtbot.mouseClick(dialog.delete, Qt.MouseButton.LeftButton)
    assert not [unit for unit in dialog.library.units if unit.own]


def test_without_a_name_or_type_nothing_is_added(dialog: LibraryDialog, qtbot: QtBot) -> None:
    dialog.name.selectAll()
    qtbot.keyClick(dialog.name, Qt.Key.Key_Delete)
    dialog._accept()
    assert dialog.isVisible() and "empty" in dialog.notice.text()
    qtbot.keyClicks(dialog.search, "no such tank")
    dialog._accept()
    assert dialog.isVisible() and "Choose a type" in dialog.notice.text()
