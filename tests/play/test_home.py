"""The home screen, driven by mouse and keys."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLabel, QMessageBox, QPushButton

from bk40qt.desktop.i18n import set_language
from bk40qt.desktop.settings import Settings
from bk40qt.desktop.theme import apply_theme
from bk40qt.paths import shipped_scenarios
from bk40qt.play.cards import HEIGHT, WIDTH, shipped_file
from bk40qt.play.home import HomeWindow
from bk40qt.play.library import Library
from tests.card_pictures import KEY, checksum

LEFT = Qt.MouseButton.LeftButton
SIDES = {"german": "Germans", "french": "French"}
HANNUT = {"scenario": "Hannut, 13 May 1940", "date": "1940-05-13", "turns": 6, "sides": SIDES}


@pytest.fixture
def library(tmp_path):
    made = Library(tmp_path)
    made.games_dir.mkdir()
    made.scenarios_dir.mkdir()
    return made


def keep_games(library):
    """Three games: one that goes on, one that is over, one that the index does not know."""
    for name in ("a", "b", "c"):
        (library.games_dir / f"{name}.bk40save").write_bytes(b"not opened by the home screen")
    now = time.time()
    library._write({
        "a.bk40save": {**HANNUT, "turn": 3, "side_to_move": "german", "updated": now + 60},
        "b.bk40save": {**HANNUT, "turn": 6, "over": "x", "winner": "french", "title": "Anna", "updated": now + 30},
    })


@pytest.fixture
def show(qtbot, library):
    def shown() -> HomeWindow:
        window = HomeWindow(Settings(), library)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.scroller.focusPolicy() == Qt.FocusPolicy.NoFocus)  # it has settled
        return window

    return shown


def texts(widget):
    return [label.text() for label in widget.findChildren(QLabel)]


# -- scenarios --------------------------------------------------------------------------------------------------------


def test_cards_show_picture_date_length_sides_and_a_sentence(show):
    hannut, stonne = show().area.tiles[:2]
    assert texts(hannut)[:1] == ["Hannut"] and texts(stonne)[:1] == ["Stonne"]
    said = " ".join(texts(hannut))
    assert "1940" in said and "6 turns" in said and "Germans against French" in said and "Petite Gette" in said
    picture = hannut.picture.grab().toImage()
    assert len({picture.pixel(x, picture.height() // 2) for x in range(picture.width())}) > 20  # a map, no plain ground


def test_play_asks_and_then_wants_the_game(qtbot, show):
    window = show()
    qtbot.mouseClick(window.area.tiles[1].play_button, LEFT)
    assert window.dialog is not None and window.dialog.isVisible()
    with qtbot.waitSignal(window.new_game) as told:
        qtbot.keyClick(window.dialog, Qt.Key.Key_Return)
    assert told.args[0].scenario == "stonne"
    assert window.settings.last_scenario == "stonne"


def test_a_click_on_the_picture_plays_too(qtbot, show):
    window = show()
    qtbot.mouseClick(window.area.tiles[0].picture, LEFT)
    assert window.dialog is not None and window.dialog.card.id == "hannut"
    window.dialog.reject()


def test_the_whole_screen_can_be_used_by_keys(qtbot, show, library):
    keep_games(library)
    window = show()
    tile = window.area.tiles[0]
    assert window.focusWidget() is tile.play_button  # Enter at the first screen plays
    seen = []
    for _ in range(20):
        seen.append(window.focusWidget())
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    wanted = [button for each in window.area.tiles for button in (each.play_button, each.edit_button)]
    wanted += [window.games, window.continue_button, window.watch_button, *window.footer]
    assert all(widget in seen for widget in wanted)
    assert all(widget.accessibleName() or widget.text() for widget in seen if isinstance(widget, QPushButton))


def test_edit_asks_for_the_editor(qtbot, show):
    window = show()
    with qtbot.waitSignal(window.open_editor) as told:
        window.area.tiles[0].edit_button.setFocus()
        qtbot.keyClick(window.area.tiles[0].edit_button, Qt.Key.Key_Return)
    assert told.args == [str(shipped_scenarios()["hannut"])]


def test_a_bad_file_has_a_card_that_says_so_and_can_only_be_edited(qtbot, show, library):
    (library.scenarios_dir / "bad.bk40").write_text("{", encoding="utf-8")
    window = show()
    tile = window.area.tiles[-1]
    assert not tile.play_button.isEnabled() and tile.edit_button.isEnabled()
    assert "cannot be read" in " ".join(texts(tile)).replace("\n", " ")
    qtbot.mouseClick(tile.picture, LEFT)
    assert window.dialog is None


def test_a_scenario_with_faults_is_refused_with_the_first_of_them(qtbot, show, library):
    good = shipped_scenarios()["hannut"].read_text(encoding="utf-8")
    (library.scenarios_dir / "bad.bk40").write_text(good.replace('"turns": 6', '"turns": 600'), encoding="utf-8")
    window = show()
    qtbot.mouseClick(window.area.tiles[-1].play_button, LEFT)
    box = window.findChild(QMessageBox)
    assert box is not None and "turns" in box.informativeText() and window.dialog is None
    with qtbot.waitSignal(window.open_editor):
        qtbot.mouseClick(next(each for each in box.buttons() if "editor" in each.text()), LEFT)


def test_the_map_of_an_own_scenario_is_drawn_once_and_kept(qtbot, show, library, own_home):
    good = shipped_scenarios()["stonne"].read_text(encoding="utf-8")
    (library.scenarios_dir / "own.bk40").write_text(good, encoding="utf-8")
    window = show()
    with qtbot.waitSignal(window.pictures.ready, timeout=20_000) as told:
        pass
    assert told.args == [str(library.scenarios_dir / "own.bk40")]
    kept = list(own_home.rglob("*.png"))
    assert len(kept) == 1 and QImage(str(kept[0])).width() >= WIDTH
    again = show()
    with qtbot.assertNotEmitted(again.pictures.ready, wait=300):
        pass


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", sorted(shipped_scenarios()))
def test_pictures_of_shipped_scenarios_are_of_today(name, theme):
    """If not: python -m tests.card_pictures"""
    for scale in (1, 2):
        image = QImage(str(shipped_file(name, theme, scale)))
        assert (image.width(), image.height()) == (WIDTH * scale, HEIGHT * scale)
        assert image.text(KEY) == checksum(shipped_scenarios()[name])


# -- games ------------------------------------------------------------------------------------------------------------


def test_without_games_there_is_a_welcome_with_the_tutorial(qtbot, show):
    window = show()
    assert window.welcome.isVisible() and not window.games.isVisible()
    button = window.welcome.parentWidget().findChild(QPushButton)
    with qtbot.waitSignal(window.tutorial):
        qtbot.mouseClick(button, LEFT)


def test_who_has_been_through_the_tutorial_is_not_told_that_nothing_was_played(show):
    window = show()
    assert "Nothing has been played" in window.welcome.text()
    window.settings.tutorial_done = True
    window.hide()
    window.show()
    assert "through the tutorial" in window.welcome.text() and "Nothing" not in window.welcome.text()


def test_games_show_turn_and_side_to_move_or_who_has_won(show, library):
    keep_games(library)
    window = show()
    rows = [window.games.item(row).text() for row in range(window.games.count())]
    assert rows[0] == "Hannut\nTurn 3 of 6  ·  Germans to move"
    assert rows[1] == "Anna\nOver: French won"
    assert rows[2].startswith("c\n")


def test_enter_and_the_button_go_on_with_the_chosen_game(qtbot, show, library):
    keep_games(library)
    window = show()
    with qtbot.waitSignal(window.continue_game) as told:
        qtbot.mouseClick(window.continue_button, LEFT)
    assert told.args == [str(library.games_dir / "a.bk40save")]
    window.games.setFocus()
    qtbot.keyClick(window.games, Qt.Key.Key_Down)
    with qtbot.waitSignal(window.continue_game) as told:
        qtbot.keyClick(window.games, Qt.Key.Key_Return)
    assert told.args == [str(library.games_dir / "b.bk40save")]
    with qtbot.waitSignal(window.watch) as told:
        qtbot.mouseClick(window.watch_button, LEFT)
    assert told.args == [str(library.games_dir / "b.bk40save")]


def test_the_menu_of_a_game_has_all_that_can_be_done_with_it(show, library):
    keep_games(library)
    window = show()
    assert window.games.contextMenuPolicy() == Qt.ContextMenuPolicy.ActionsContextMenu
    names = [action.objectName() for action in window.games.actions()]
    assert names == ["continue", "watch-chosen", "rename", "delete", "folder"]


def test_a_game_is_renamed_by_keys(qtbot, show, library):
    keep_games(library)
    window = show()
    qtbot.keyClick(window, Qt.Key.Key_F2)
    dialog = window.findChild(QInputDialog)
    dialog.setTextValue("Second try")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert window.games.item(0).text().startswith("Second try\n")


def test_a_deleted_game_can_be_brought_back(qtbot, show, library):
    keep_games(library)
    window = show()
    qtbot.keyClick(window, Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    assert window.games.count() == 2 and "Ctrl+Z" in window.statusBar().currentMessage()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.games.count() == 3 and window.games.item(0).text().startswith("Hannut\nTurn 3")


def test_the_last_game_deleted_leaves_the_welcome(qtbot, show, library):
    keep_games(library)
    window = show()
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    assert window.welcome.isVisible() and not window.commands["continue"].isEnabled()


# -- files and commands -----------------------------------------------------------------------------------------------


def drop(window, path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    flags = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), *flags)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), *flags))


def test_files_dropped_on_the_window_are_opened(qtbot, show, tmp_path):
    window = show()
    with qtbot.waitSignal(window.continue_game) as told:
        drop(window, tmp_path / "game.bk40save")
    assert told.args == [str(tmp_path / "game.bk40save")]
    drop(window, shipped_scenarios()["stonne"])
    assert window.dialog is not None and window.dialog.card.id == "stonne"
    window.dialog.reject()
    drop(window, tmp_path / "holiday.jpg")
    assert "holiday.jpg" in window.statusBar().currentMessage()


def test_a_shipped_scenario_is_asked_for_by_its_name(show):
    window = show()
    window.ask_new_game("stonne")
    assert window.dialog is not None and window.dialog.choice().scenario == "stonne"
    window.dialog.reject()


def test_watch_and_open_ask_for_a_file(qtbot, show, monkeypatch):
    window = show()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/x/y.bk40save", ""))
    with qtbot.waitSignal(window.watch) as told:
        qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert told.args == ["/x/y.bk40save"]
    with qtbot.waitSignal(window.continue_game):
        qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize(("number", "signal"), [(0, "tutorial"), (3, "open_editor"), (4, "rules"), (5, "preferences")])
def test_the_buttons_below_ask_for_other_windows(qtbot, show, number, signal):
    window = show()
    with qtbot.waitSignal(getattr(window, signal)):
        qtbot.mouseClick(window.footer[number], LEFT)


def test_quit_closes_the_window(qtbot, show):
    window = show()
    qtbot.mouseClick(window.footer[-1], LEFT)
    assert not window.isVisible()


def test_every_command_is_in_a_menu_with_a_key_of_its_own(show):
    window = show()
    shown = [action for menu in window.menuBar().actions() for action in menu.menu().actions()]
    for command in window.commands:
        assert window.commands[command.id] in shown
        for key in window.commands.keys(command.id):
            assert window.commands.users_of(key) == [command.id]


def test_another_language_and_theme_reach_everything_at_once(qtbot, show, library):
    keep_games(library)
    window = show()
    before = window.area.tiles[0].picture.grab().toImage()
    try:
        set_language("de")
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        assert any("Montag" in text and "Mai" in text for text in texts(window.area.tiles[0]))
        apply_theme(QApplication.instance(), "dark", 14)
        qtbot.waitUntil(lambda: window.area.tiles[0].picture.grab().toImage() != before)
        assert window.scenarios_title.font().pointSizeF() == pytest.approx(14 * 1.25)
    finally:
        set_language("en")
        apply_theme(QApplication.instance(), "light", 0)
