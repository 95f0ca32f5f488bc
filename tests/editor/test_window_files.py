"""Saving, closing, going back, changes by others, and work given back after a crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from bk40qt.paths import scenarios_dir, shipped_scenarios
from editor import app, files, journal, keeping
from editor.edits import forces, terrain, victory
from editor.recovery_dialog import RecoveryDialog
from tests.editor.hands import CONTROL, LEFT, Hands, empty_start, press

ROOT = Path(__file__).resolve().parents[2]
Button = QMessageBox.StandardButton


def saved_file(tmp_path):
    path = tmp_path / "mine.bk40"
    files.save(empty_start().document.data, path)
    return path


def paint(hands: Hands, name="0303"):
    hands.tool("T", "terrain")
    hands.click(name)


@pytest.mark.parametrize("name", shipped_scenarios())
def test_shipped_scenarios_open_and_save_unchanged(edit, tmp_path, monkeypatch, name):
    path = shipped_scenarios()[name]
    hands = edit(app.open_path(path, None))
    assert hands.window.document.problems() == ()
    target = tmp_path / "copy.bk40"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    hands.view.setFocus()
    hands.key(Qt.Key.Key_S, CONTROL)  # what is shipped is not overwritten: another name is asked for
    assert target.read_bytes() == path.read_bytes()
    assert hands.window.keeper.path == target


def test_dialogs_for_files_begin_beside_the_scenario_of_the_user(edit, tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "scenarios_folder", lambda: tmp_path / "kept")
    shipped = edit(app.open_path(shipped_scenarios()["stonne"], None))
    assert shipped.window.keeper.folder() == tmp_path / "kept" and (tmp_path / "kept").is_dir()
    own = edit(app.open_path(saved_file(tmp_path), None))
    assert own.window.keeper.folder() == tmp_path


def test_title_star_and_save(edit, tmp_path):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    assert "Made by hand" in hands.window.windowTitle() and "mine.bk40" in hands.window.windowTitle()
    paint(hands)
    assert hands.window.isWindowModified()
    hands.key(Qt.Key.Key_S, CONTROL)
    assert not hands.window.isWindowModified()
    assert path.read_text(encoding="utf-8") == hands.window.document.text()
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.window.isWindowModified()


def test_save_as_asks_for_a_place_where_the_usual_folder_cannot_be_made(edit, tmp_path, own_home, monkeypatch):
    (own_home / "xdg_data_home").write_text("a file where the folder should be")  # root may write in any folder
    hands = edit(empty_start())
    target = tmp_path / "mine.bk40"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    assert hands.window.keeper.save_as() and target.is_file()


def test_a_faulty_scenario_is_saved_and_the_user_told(edit, tmp_path):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    hands.window.workspace.push(victory.set_hold(hands.window.document, ["0705"], False))
    hands.view.setFocus()
    with hands.answering(press(Button.Ok)) as met:
        hands.key(Qt.Key.Key_S, CONTROL)
    assert "names no hex; which hexes must be held?" in met[0]
    assert path.read_text(encoding="utf-8") == hands.window.document.text()
    paint(hands)
    hands.key(Qt.Key.Key_S, CONTROL)  # not asked again: he knows it
    assert path.read_text(encoding="utf-8") == hands.window.document.text()
    assert "1 problem" in hands.window.statusBar().currentMessage()
    hands.window.workspace.push(forces.add_formation(hands.window.document, "german", "Without units"))
    with hands.answering(press(Button.Ok)) as met:
        hands.key(Qt.Key.Key_S, CONTROL)
    assert "Without units" in met[0]


@pytest.mark.skipif(os.name == "nt", reason="rights work otherwise there")
def test_a_save_that_fails_says_so_and_leaves_the_old_file(edit, tmp_path, monkeypatch):
    path = saved_file(tmp_path)
    before = path.read_bytes()
    hands = edit(app.open_path(path, None))
    paint(hands)

    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write_whole", full)
    with hands.answering(press(Button.Ok)) as met:
        hands.key(Qt.Key.Key_S, CONTROL)
    assert "No space left" in met[0]
    assert path.read_bytes() == before and hands.window.isWindowModified()


def test_closing_asks_and_heeds_the_answer(edit, tmp_path):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    paint(hands)
    with hands.answering(press(Button.Cancel)):
        hands.window.close()
    assert hands.window.isVisible()
    with hands.answering(press(Button.Save)):
        hands.window.close()
    assert not hands.window.isVisible()
    assert path.read_text(encoding="utf-8") == hands.window.document.text()
    assert journal.pending() == []


def test_discarding_leaves_file_and_no_journal(edit, tmp_path):
    path = saved_file(tmp_path)
    before = path.read_bytes()
    hands = edit(app.open_path(path, None))
    paint(hands)
    with hands.answering(press(Button.Discard)):
        hands.window.close()
    assert not hands.window.isVisible() and path.read_bytes() == before
    assert journal.pending() == []


def test_going_back_to_the_file_can_be_undone(edit, tmp_path):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    paint(hands)
    edited = hands.window.document.text()
    hands.window.commands["revert"].trigger()
    assert hands.window.document.text() == path.read_text(encoding="utf-8")
    assert not hands.window.isWindowModified()
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.window.document.text() == edited and hands.window.isWindowModified()


@pytest.mark.parametrize("load", [True, False])
def test_a_change_by_another_program_is_noticed(edit, tmp_path, load):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    paint(hands)
    mine = hands.window.document.text()
    other = empty_start().document
    other.apply(terrain.paint(other, ["0909"], "orchard"))
    files.save(other.data, path)

    def answer(dialog):
        assert "changes that are not saved" in dialog.informativeText()
        assert dialog.defaultButton().text() == "&Keep mine"
        wanted = "&Load it" if load else "&Keep mine"
        QTest.mouseClick(next(button for button in dialog.buttons() if button.text() == wanted), LEFT)

    with hands.answering(answer):
        hands.activate()
        hands.window.keeper.look_outside()
    assert hands.window.document.text() == (other.text() if load else mine)
    hands.window.keeper.look_outside()  # nobody is asked twice
    assert hands.window.isWindowModified() is not load


def test_a_file_that_vanishes_is_told(edit, tmp_path):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    path.unlink()
    hands.window.keeper.look_outside()
    assert "is gone" in hands.window.statusBar().currentMessage()
    assert hands.window.isWindowModified()


def crash(hands: Hands) -> None:
    """What is left when the process dies: the journal with its lock given back."""
    left = hands.window.history.journal
    assert left is not None
    left._lock.close()
    hands.window.history.journal = None
    hands.window.history.stack.setClean()
    hands.window.close()


def test_after_a_crash_everything_is_offered_and_given_back(edit, settings, tmp_path):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    paint(hands, "0303")
    hands.drag("0404", "0408")
    hands.click("0909")
    hands.key(Qt.Key.Key_Z, CONTROL)
    edited = hands.window.document.text()
    crash(hands)

    def answer(dialog):
        assert isinstance(dialog, RecoveryDialog)
        row = dialog.list.topLevelItem(0)
        assert row.text(0) == "Made by hand" and row.text(2) == "2" and row.text(3) == str(path)
        QTest.mouseClick(dialog.take, LEFT)

    with hands.answering(answer):
        windows = app.open_editor(str(path), settings)
    assert len(windows) == 1  # not the file a second time
    back = windows[0]
    assert back.document.text() == edited
    assert back.isWindowModified() and back.keeper.path == path
    back.history.redo()
    assert back.document.data["map"]["hexes"]["0909"]["terrain"] == "woods"
    for _ in range(3):
        back.history.undo()
    assert back.document.text() == path.read_text(encoding="utf-8")
    back.history.stack.setClean()
    back.close()


@pytest.mark.parametrize("button", ["drop", "later"])
def test_recovered_work_can_be_thrown_away_or_left(edit, settings, button):
    hands = edit()
    paint(hands)
    crash(hands)
    with hands.answering(lambda dialog: QTest.mouseClick(getattr(dialog, button), LEFT)):
        windows = app.open_editor(str(scenarios_dir() / "hannut.bk40"), settings)
    left = journal.pending()
    assert len(left) == (1 if button == "later" else 0)
    for recovery in left:
        recovery.discard()
    for window in windows:
        window.close()


_OTHER = """
import sys
from pathlib import Path
from editor import files
from editor.journal import Journal
opened = files.open_file(Path(sys.argv[1]))
journal = Journal.start(opened.text, Path(sys.argv[1]), opened.stamp)
print("ready", flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize("button", [Button.Cancel, Button.Open])
def test_a_file_that_another_editor_has_is_not_opened_without_a_word(edit, settings, tmp_path, button, monkeypatch):
    path = saved_file(tmp_path)
    (tmp_path / "link.bk40").symlink_to(path)
    monkeypatch.chdir(tmp_path)
    hands = edit()
    command = [sys.executable, "-c", _OTHER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True) as other:
        assert other.stdout.readline() == "ready\n"
        with hands.answering(press(button)) as met:
            windows = app.open_editor("link.bk40", settings)
        assert "another editor" in met[0] and len(windows) == (button == Button.Open)
        other.kill()
    for window in windows:
        assert window.keeper.path.is_absolute()
        window.close()
    for left in journal.pending():
        left.discard()
    [window] = app.open_editor("link.bk40", settings)  # nobody has it now
    window.close()


def test_a_hostile_file_is_refused_with_its_faults(qtbot, tmp_path, settings, edit):
    path = tmp_path / "bad.bk40"
    path.write_text('{"format": "bk40qt-scenario", "version": 1, "map": 3}', encoding="utf-8")
    hands = edit()
    with hands.answering(press(Button.Ok)) as met:
        assert app.open_path(path, None) is None
    assert "map" in met[0]
    with hands.answering(press(Button.Ok)):
        assert app.open_path(tmp_path / "nowhere.bk40", None) is None
    QApplication.processEvents()


def test_files_that_were_edited_are_opened_again_from_the_menu(edit, tmp_path):
    path = saved_file(tmp_path)
    first = edit(app.open_path(path, None)).window
    assert first.settings.recent == [str(path)]
    hands = edit()
    wanted = []
    hands.window.editor_wanted.connect(wanted.append)
    menu = hands.window.recent
    menu.popup(hands.window.mapToGlobal(hands.window.rect().center()))
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert wanted == [str(path)]
    path.unlink()
    menu.popup(hands.window.mapToGlobal(hands.window.rect().center()))
    assert [action.isEnabled() for action in menu.actions()] == [False]
    menu.close()


def test_undo_redo_and_save_are_on_the_tool_bar(edit, tmp_path):
    path = saved_file(tmp_path)
    hands = edit(app.open_path(path, None))
    window = hands.window
    before = window.document.text()
    paint(hands)
    edited = window.document.text()

    def click(name):
        QTest.mouseClick(window.file_bar.widgetForAction(window.commands[name]), LEFT)

    assert window.commands["undo"].toolTip() == "Undo paint woods (1 hex) (Ctrl+Z)"
    click("undo")
    assert window.document.text() == before
    window.commands.set_keys("redo", ["Ctrl+R"])
    assert window.commands["redo"].text() == "Redo paint woods (1 hex)"
    assert window.commands["redo"].toolTip() == "Redo paint woods (1 hex) (Ctrl+R)"
    click("redo")
    assert window.document.text() == edited
    click("save")
    assert path.read_text(encoding="utf-8") == edited
