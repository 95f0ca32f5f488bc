"""Every command: a menu, a key, a tooltip; keys that can be changed; the finder; settings that stay."""

from __future__ import annotations

import base64
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from bk40qt.desktop.docks import restore_layout
from bk40qt.desktop.finder import Finder
from bk40qt.desktop.keys import KeysDialog
from bk40qt.desktop.preferences import Preferences
from bk40qt.desktop.settings import Settings, load_settings
from tests.play.driver import CONTROL, LEFT, SHIFT, Key
from tests.play.midgame import midgame


@pytest.fixture
def driver(game_window):
    return game_window(midgame("hannut", 140))


def in_dialog(kind: type[QDialog], work: Callable[[Any], Any]) -> list[Any]:
    """Do this with the dialog of that kind as soon as it is open; what `work` gave will be in the list."""
    done: list[Any] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            timer.stop()
            done.append(work(dialog))

    timer = QTimer(QApplication.instance(), interval=5)
    timer.timeout.connect(look)
    timer.start()
    return done


# -- the register ------------------------------------------------------------------------------------------------------


def test_every_command_is_in_a_menu_or_a_digit_and_has_a_key_and_a_tooltip(driver):
    window = driver.window
    shown = {action.objectName() for title in window.menuBar().actions() if title.menu() is not None
             for action in title.menu().actions()}
    for command in window.commands:
        action = window.commands[command.id]
        assert command.id in shown or command.id.startswith("option-"), command.id
        assert action.toolTip() and action.text() and action.statusTip(), command.id
        assert window.commands.keys(command.id), command.id
        assert window.commands.key_text(command.id) in action.toolTip(), command.id


def test_no_two_commands_share_a_key(driver):
    window = driver.window
    for command in window.commands:
        for key in window.commands.keys(command.id):
            assert not QKeySequence(key).isEmpty(), key
            assert window.commands.users_of(key) == [command.id]


def test_the_key_list_has_every_command(driver, qtbot):
    dialog = KeysDialog(driver.window.commands)
    qtbot.addWidget(dialog)
    dialog.show()
    commands = list(driver.window.commands)
    rows = [[dialog.tree.topLevelItem(row).text(column) for column in range(3)]
            for row in range(dialog.tree.topLevelItemCount())]
    assert len(rows) == len(commands)
    for command, (text, keys, tip) in zip(commands, rows, strict=True):
        assert text and tip and keys == driver.window.commands.key_text(command.id)
    QTest.keyClicks(dialog.search, "ctrl+z")
    assert dialog.tree.topLevelItemCount() == 1


# -- changing keys -----------------------------------------------------------------------------------------------------


def change_key(dialog: KeysDialog, command: str, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
    for row in range(dialog.tree.topLevelItemCount()):
        item = dialog.tree.topLevelItem(row)
        if item.data(0, Qt.ItemDataRole.UserRole) == command:
            dialog.tree.scrollToItem(item)
            QTest.mouseClick(dialog.tree.viewport(), LEFT, pos=dialog.tree.visualItemRect(item).center())
    dialog.edit.setFocus()
    QTest.keyClick(dialog.edit, key, modifiers)
    warning = dialog._warning.text()
    QTest.mouseClick(dialog.take, LEFT)
    return warning


def change_keys(*changes: tuple[str, Qt.Key, Qt.KeyboardModifier]) -> list[tuple[list[str], str]]:
    """In the dialog, one after the other without a pause: the warnings before, and what it says in the end."""

    def change(dialog: KeysDialog) -> tuple[list[str], str]:
        warnings = [change_key(dialog, *each) for each in changes]
        said = dialog._warning.text()
        dialog.reject()
        return warnings, said

    return in_dialog(KeysDialog, change)


def test_a_key_is_changed_by_hand_and_stays_changed(driver, settings):
    done = change_keys(("hide-counters", Key.Key_J, CONTROL))
    driver.key(Key.Key_F1, CONTROL)  # the key list
    assert done == [([""], "")]
    driver.key(Key.Key_J, CONTROL)
    assert driver.window.commands["hide-counters"].isChecked()
    assert not driver.window.scene.counters.visible
    driver.key(Key.Key_H)  # its key of before
    assert driver.window.commands["hide-counters"].isChecked()
    again, note = load_settings(settings._path)
    assert not note and again.keys == {"hide-counters": ["Ctrl+J"]}


def test_a_key_that_another_command_has_is_told_and_taken_from_there(driver, settings):
    done = change_keys(("fit", Key.Key_G, CONTROL))
    driver.key(Key.Key_F1, CONTROL)
    assert "Go to hex" in done[0][0][0] and "taken from: Go to hex" in done[0][1]
    assert driver.window.commands.users_of("Ctrl+G") == ["fit"]
    assert settings.keys == {"fit": ["Ctrl+G"], "go-to-hex": []}


def test_several_keys_are_changed_one_right_after_the_other(driver, settings):
    done = change_keys(("hide-counters", Key.Key_L, Qt.KeyboardModifier.NoModifier), ("fit", Key.Key_J, CONTROL),
                       ("fit", Key.Key_K, CONTROL))
    driver.key(Key.Key_F1, CONTROL)
    warnings, said = done[0]
    assert "Line of sight tool" in warnings[0] and warnings[1:] == ["", ""] and not said
    assert settings.keys == {"hide-counters": ["L"], "sight": [], "fit": ["Ctrl+K"]}


def test_the_usual_keys_come_back(driver, settings, qtbot):
    driver.window.commands.set_keys("fit", ["Ctrl+J"])
    dialog = KeysDialog(driver.window.commands)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.tree.setCurrentItem(next(dialog.tree.topLevelItem(row) for row in range(dialog.tree.topLevelItemCount())
                                    if dialog.tree.topLevelItem(row).data(0, Qt.ItemDataRole.UserRole) == "fit"))
    QTest.mouseClick(dialog.usual, LEFT)
    assert settings.keys == {} and "F" in driver.window.commands.keys("fit")
    QTest.mouseClick(dialog.none, LEFT)
    assert driver.window.commands.keys("fit") == []


# -- the finder --------------------------------------------------------------------------------------------------------


def test_the_finder_runs_a_command_by_words(driver):
    def find(dialog: Finder) -> str:
        QTest.keyClicks(dialog.words, "numbers hide")
        first = dialog.list.item(0).text()
        QTest.keyClick(dialog.words, Key.Key_Return)
        return first

    before = driver.window.commands["numbers"].isChecked()
    done = in_dialog(Finder, find)
    driver.key(Key.Key_A, CONTROL | SHIFT)
    assert done and done[0].startswith("Hex numbers")
    assert driver.window.commands["numbers"].isChecked() is not before


def test_the_finder_knows_every_command_and_can_be_left(driver, qtbot):
    dialog = Finder(driver.window.commands)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.list.count() == len(list(driver.window.commands))
    QTest.keyClick(dialog.words, Key.Key_Down)
    assert dialog.list.currentRow() == 1
    QTest.keyClicks(dialog.words, "no such thing")
    assert dialog.list.count() == 0
    QTest.keyClick(dialog.words, Key.Key_Return)  # nothing to run
    assert dialog.isVisible() and not dialog.chosen
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


# -- what commands do --------------------------------------------------------------------------------------------------


def test_commands_of_the_map(driver):
    window, view = driver.window, driver.window.view
    zoom = view.zoom
    driver.key(Key.Key_Plus)
    assert view.zoom > zoom
    driver.key(Key.Key_Minus)
    driver.key(Key.Key_F)
    assert view.visible_area().contains(window.scene.layout.bounds)
    driver.key(Key.Key_H)
    assert not window.scene.counters.visible
    driver.key(Key.Key_H)
    assert window.scene.counters.visible
    driver.key(Key.Key_O)
    assert not window.overview.isVisible()


@pytest.mark.parametrize(("words", "where"), [("1410", "1410"), ("Merdorp", None), ("nowhere", "")])
def test_go_to_hex_by_number_and_by_place(driver, words, where):
    from PySide6.QtWidgets import QInputDialog, QLineEdit

    def answer(dialog: QInputDialog) -> bool:
        QTest.keyClicks(dialog.findChild(QLineEdit), words)
        dialog.accept()
        return True

    in_dialog(QInputDialog, answer)
    driver.key(Key.Key_G, CONTROL)
    driver.settle()
    if where == "":
        assert "nowhere" in driver.toast()
    else:
        place = where or driver.window.find_place(words)
        assert place and driver.window.view.cursor_hex == place


def test_every_menu_entry_can_be_triggered_at_any_time(driver, monkeypatch):
    """Before, in and after a game nothing falls over; dialogs are closed as soon as they open."""
    closer = QTimer(interval=5)
    closer.timeout.connect(lambda: (modal := QApplication.activeModalWidget()) is not None and modal.close())
    closer.start()
    monkeypatch.setattr(driver.window, "close", lambda: True)
    for command in driver.window.commands:
        if command.id not in ("close", "save-copy"):
            driver.window.commands[command.id].trigger()
            driver.settle()
    closer.stop()
    assert driver.session.decision is not None


# -- settings ----------------------------------------------------------------------------------------------------------


def test_what_is_set_in_the_dialog_is_kept(qtbot, settings):
    dialog = Preferences(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.animations, LEFT, pos=QPoint(8, dialog.animations.height() // 2))
    dialog.font_size.setFocus()
    QTest.keyClick(dialog.font_size, Key.Key_Up)
    again, note = load_settings(settings._path)
    assert not note
    assert (again.animations, again.font_size) == (dialog.animations.isChecked(), dialog.font_size.value())
    assert again.animations is True


def test_settings_changed_during_a_game_hold_for_it(driver, settings):
    driver.window.preferences_wanted.connect(lambda: (setattr(settings, "computer_pause", 1234),
                                                      setattr(settings, "animations", True)))
    driver.key(Key.Key_Comma, CONTROL)
    assert driver.session.pause == 1234 and driver.window.presenter.animated


def test_the_layout_of_the_window_is_kept(game_window, settings):
    driver = game_window(midgame("hannut", 60))
    driver.window.docks["dice"].setFloating(True)
    driver.window.docks["markers"].hide()
    driver.window.resize(780, 700)  # the screen of the tests is small
    before = driver.window.size()
    driver.window.close()
    again = game_window(midgame("hannut", 60), size=None)
    assert again.window.docks["dice"].isFloating() and again.window.docks["markers"].isHidden()
    assert again.window.size() == before


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"theme": 7, "keys": {"fit": 3}}', "\0" * 50, "[" * 100_000])
def test_a_settings_file_that_cannot_be_read_resets_itself(tmp_path, broken):
    path = tmp_path / "settings.json"
    path.write_text(broken)
    settings, aside = load_settings(path)
    assert settings.theme == "system" and settings.keys == {}
    if broken.startswith('{"'):  # readable; only what makes no sense is left out
        assert not aside
        return
    assert aside == str(tmp_path / "settings.broken.json")
    assert (tmp_path / "settings.broken.json").read_text() == broken and not path.exists()
    settings.save()
    assert load_settings(path) == (settings, "")


@pytest.mark.parametrize("text", [
    '{"font_size": 60000}', '{"font_size": -5}', '{"font_size": 1e300}', '{"computer_pause": 99999999999999999999}',
    '{"theme": "pink"}', '{"language": "xx"}', '{"keys": {"fit": 3}}', '{"recent": [1, "a"]}', '{"theme": 7}',
])
def test_values_that_make_no_sense_are_the_usual_ones_again_and_that_is_told(tmp_path, text):
    """Letters of 60000 points would hide the button that makes them smaller."""
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings, aside = load_settings(path)
    assert not aside and settings._dropped
    usual = Settings()
    assert [getattr(settings, name) for name in ("font_size", "computer_pause", "theme", "language", "keys")] == [
        getattr(usual, name) for name in ("font_size", "computer_pause", "theme", "language", "keys")]
    settings.save()
    assert not load_settings(path)[0]._dropped


def test_a_folder_in_the_place_of_the_settings_is_put_aside_even_if_there_is_one_already(tmp_path):
    path = tmp_path / "settings.json"
    for name in ("settings.broken.json", "settings.json"):
        (tmp_path / name / "full").mkdir(parents=True)
    settings, aside = load_settings(path)
    assert aside == str(tmp_path / "settings.broken2.json") and (tmp_path / "settings.broken2.json" / "full").is_dir()
    settings.save()
    assert load_settings(path) == (settings, "")


def test_random_bytes_never_stop_the_start(tmp_path):
    dice, path = random.Random(40), tmp_path / "settings.json"
    for _ in range(60):
        path.write_bytes(dice.randbytes(dice.randrange(400)))
        settings, aside = load_settings(path)
        assert settings == Settings(_path=path) and Path(aside).is_file()


def test_a_random_layout_does_not_matter(game_window, settings):
    dice, driver = random.Random(40), game_window(midgame("hannut", 60))
    for _ in range(60):
        noise = base64.b64encode(dice.randbytes(dice.randrange(300))).decode()
        kept = bytearray(driver.window.saveState().data())
        kept[dice.randrange(len(kept))] ^= 1 << dice.randrange(8)
        settings.layout = {"game.geometry": noise, "game.state": base64.b64encode(bytes(kept)).decode()}
        restore_layout(driver.window, settings, "game", (800, 600))
    assert driver.window.isVisible() and driver.window.docks["decision"].widget() is driver.panel


def test_a_broken_layout_or_key_in_the_settings_does_not_matter(game_window, settings):
    settings.layout = {"game.geometry": "??", "game.state": "AAAA"}
    settings.keys = {"fit": ["no key"], "gone": ["Ctrl+Z"]}
    assert game_window(midgame("hannut", 60)).window.isVisible()


def test_settings_that_cannot_be_written_are_no_trouble(tmp_path):
    (tmp_path / "folder").write_text("a file")
    Settings(_path=tmp_path / "folder" / "settings.json").save()
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
