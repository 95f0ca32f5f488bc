"""Import and export from the menu, through the real dialogs: what comes out, what is refused, changing one's mind."""

from __future__ import annotations

import os
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QMessageBox

from bk40qt.paths import shipped_scenarios
from editor import app
from editor.exchange.oob_export import write_oob
from editor.exchange.tiled_export import write_tiled
from editor.exchanging import KINDS, ExportDialog
from tests.editor.hands import CONTROL, LEFT, SHIFT, empty_start, pick_file, press, push

Button = QMessageBox.StandardButton
EXPORT = (Qt.Key.Key_E, CONTROL | SHIFT)
IMPORT = (Qt.Key.Key_I, CONTROL)
HEADS = {"tiled": b"{", "map-png": b"\x89PNG", "map-svg": b"<?xml", "counters-png": b"\x89PNG",
         "counters-svg": b"<?xml", "table": b"id,"}


def choose(kind, pixels=30, button=QDialogButtonBox.StandardButton.Ok):
    """Fills in the export dialog by keys and clicks a button of it."""

    def answer(dialog):
        assert isinstance(dialog, ExportDialog)
        dialog.what.setFocus()
        while dialog.what.currentData() != kind:
            QTest.keyClick(dialog.what, Qt.Key.Key_Down)
        if dialog.pixels.isEnabled():
            dialog.pixels.setFocus()
            dialog.pixels.selectAll()
            QTest.keyClicks(dialog.pixels, str(pixels))
        assert dialog.zones.isEnabled() is kind.startswith("map")
        QTest.mouseClick(dialog.findChild(QDialogButtonBox).button(button), LEFT)

    return answer


def keys(hands, *keys):
    hands.activate()  # a dialog that has gone leaves no window active here
    hands.key(*keys)


@pytest.fixture
def stonne(edit):
    hands = edit(app.open_path(shipped_scenarios()["stonne"], None))
    hands.activate()
    return hands


@pytest.mark.parametrize("kind", KINDS)
def test_every_export_is_written_under_its_suffix(stonne, tmp_path, kind):
    with stonne.answering(choose(kind), pick_file(tmp_path / "out")):
        keys(stonne, *EXPORT)
    written = tmp_path / f"out{KINDS[kind]}"
    assert written.read_bytes().lstrip(b"\xef\xbb\xbf").startswith(HEADS[kind])
    assert str(written) in stonne.window.statusBar().currentMessage()
    assert stonne.steps() == 0


def test_the_chosen_scale_counts(stonne, tmp_path):
    sizes = []
    for pixels in (20, 40):
        path = tmp_path / f"{pixels}.png"
        with stonne.answering(choose("map-png", pixels), pick_file(path)):
            keys(stonne, *EXPORT)
        sizes.append(QImage(str(path)).width())
    assert sizes[1] == pytest.approx(2 * sizes[0], rel=0.02)


@pytest.mark.parametrize("answers", [(choose("tiled", button=QDialogButtonBox.StandardButton.Cancel),),
                                     (choose("tiled"), pick_file(""))])
def test_one_may_think_better_of_an_export(stonne, tmp_path, monkeypatch, answers):
    monkeypatch.chdir(tmp_path)
    before = list(tmp_path.iterdir())
    with stonne.answering(*answers):
        keys(stonne, *EXPORT)
    assert list(tmp_path.iterdir()) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_folder_that_goes_while_one_types_is_told(stonne, tmp_path, kind):
    folder = tmp_path / "gone"
    folder.mkdir()

    def pick(dialog):
        shutil.rmtree(folder)
        pick_file(folder / "out")(dialog)

    met = []

    def told(dialog):
        met.append(dialog.text() if isinstance(dialog, QMessageBox) else "")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    with stonne.answering(choose(kind), pick, told):
        keys(stonne, *EXPORT)
    assert str(folder) in met[0] and not folder.exists()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="/proc, which not even root may write to, is wanted")
@pytest.mark.parametrize("kind", KINDS)
def test_a_place_where_nobody_may_write_is_told(stonne, kind):
    with stonne.answering(choose(kind), pick_file("/proc/out"), press(Button.Ok)) as met:
        keys(stonne, *EXPORT)
    assert "/proc/out" in met[2] and stonne.steps() == 0


def test_an_export_over_a_file_asks_and_replaces_it_whole(stonne, tmp_path):
    path = tmp_path / "out.tmj"
    path.write_text("mine", encoding="utf-8")
    with stonne.answering(choose("tiled"), pick_file(path), press(Button.No), pick_file("")):
        keys(stonne, *EXPORT)
    assert path.read_text(encoding="utf-8") == "mine"
    with stonne.answering(choose("tiled"), pick_file(path), press(Button.Yes)):
        keys(stonne, *EXPORT)
    assert path.read_bytes().startswith(b"{")


# --------------------------------------------------------------------------------------------------------------- import


def test_a_map_of_tiled_is_taken_over_in_one_step(stonne, edit, tmp_path):
    path = tmp_path / "map.tmj"
    write_tiled(path, stonne.data)
    grid = stonne.data["map"]["grid"]
    other = edit(empty_start(grid["lines"], grid["per_line"], shifted=grid["shifted"]))
    other.activate()
    before = other.window.document.text()
    with other.answering(pick_file(path)):
        keys(other, *IMPORT)
    assert other.data["map"]["hexes"] == stonne.data["map"]["hexes"]
    assert other.data["map"]["roads"] == stonne.data["map"]["roads"] and other.steps() == 1
    keys(other, Qt.Key.Key_Z, CONTROL)
    assert other.window.document.text() == before
    with stonne.answering(pick_file(path)):
        stonne.activate()
        keys(stonne, *IMPORT)
    assert stonne.steps() == 0 and "nothing new" in stonne.window.statusBar().currentMessage()


@pytest.mark.parametrize(("name", "content"), [
    ("broken.tmj", b'{"orientation": "hexagonal", '),
    ("other.json", b"[1, 2, 3]"),
    ("square.tmj", b'{"type": "map", "orientation": "orthogonal", "width": 3, "height": 3, "layers": []}'),
    ("binary.csv", b"\x00\xff\xfe" * 50),
    ("empty.csv", b""),
    ("other.csv", b"a,b\n1,2\n"),
])
def test_a_broken_file_is_told_and_changes_nothing(stonne, tmp_path, name, content):
    path = tmp_path / name
    path.write_bytes(content)
    with stonne.answering(pick_file(path), press(Button.Ok)) as met:
        keys(stonne, *IMPORT)
    assert met[1] and "Traceback" not in met[1]
    assert stonne.steps() == 0


def test_one_may_think_better_of_an_import(stonne, tmp_path):
    with stonne.answering(pick_file("")):
        keys(stonne, *IMPORT)
    table = tmp_path / "oob.csv"
    write_oob(table, stonne.data)
    with stonne.answering(pick_file(table), press(Button.Cancel)):
        keys(stonne, *IMPORT)
    assert stonne.steps() == 0


@pytest.mark.parametrize("button", ["Keep them", "Remove them"])
def test_a_table_keeps_or_removes_what_it_does_not_have(stonne, tmp_path, button):
    table = tmp_path / "oob.csv"
    write_oob(table, stonne.data)
    lines = table.read_text(encoding="utf-8").splitlines(keepends=True)
    gone = stonne.data["counters"][-1]["id"]
    table.write_text("".join(line for line in lines if gone not in line), encoding="utf-8")
    with stonne.answering(pick_file(table), push(button)):
        keys(stonne, *IMPORT)
    ids = {entry["id"] for entry in stonne.data["counters"]}
    assert (gone in ids) is (button == "Keep them")
    assert stonne.steps() == (0 if button == "Keep them" else 1)


def test_faults_of_a_table_are_listed_by_line(stonne, tmp_path):
    table = tmp_path / "oob.csv"
    write_oob(table, stonne.data)
    lines = table.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[2] = lines[2].replace(",", ";", 3)
    table.write_text("".join(lines), encoding="utf-8")
    with stonne.answering(pick_file(table), push("Keep them"), press(Button.Ok)) as met:
        keys(stonne, *IMPORT)
    assert "Line 3" in met[2]


def from_more(hands, text):
    """An entry of the menu "More" of the order of battle, by mouse."""
    hands.window.show_panel("forces")
    panel = hands.window.docks.panels["forces"]
    QTest.mouseClick(panel.more, LEFT)
    menu = hands.window.findChild(QMenu) and next(m for m in panel.findChildren(QMenu) if m.isVisible())
    action = next(action for action in menu.actions() if action.text() == text)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_the_order_of_battle_goes_out_and_comes_in_from_its_panel(stonne, edit, tmp_path):
    table = tmp_path / "oob"
    with stonne.answering(pick_file(table)):
        from_more(stonne, "Export a table (CSV)…")
    written = table.with_suffix(".csv")
    other = edit()
    with other.answering(pick_file(written), push("Remove them"), press(Button.Ok)) as met:
        from_more(other, "Import a table (CSV)…")
    assert "there is no zone 'SF1'" in met[2]  # that is another map
    assert {entry["name"] for entry in other.data["counters"]} == {entry["name"] for entry in stonne.data["counters"]}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="/proc, which not even root may write to, is wanted")
def test_a_table_that_cannot_be_written_is_told(stonne):
    with stonne.answering(pick_file("/proc/oob.csv"), press(Button.Ok)) as met:
        from_more(stonne, "Export a table (CSV)…")
    assert "/proc/oob.csv" in met[1]
