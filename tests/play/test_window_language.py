"""The language is changed while a game is on the screen: every text goes along, and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QWidget

from bk40qt.desktop import i18n
from bk40qt.desktop.i18n import set_language
from bk40qt.desktop.preferences import Preferences
from tests.play.driver import Key
from tests.play.midgame import midgame
from tests.play.test_window_handover import all_texts

MARK = "«"


class Marking(QTranslator):
    """A language in which every text of ours is marked: what is not marked was not said anew."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"{MARK}{source}" if context == "bk40qt" else ""

    def isEmpty(self) -> bool:
        return False


def is_qts_own(widget: QWidget) -> bool:
    """Buttons of docks and tabs, which Qt names in its own translations."""
    return widget.objectName().startswith("qt_") or isinstance(widget.parent(), QTabBar)


@contextmanager
def marked() -> Iterator[None]:
    translator = Marking()
    before, i18n._language = i18n._language, "de"  # English has no plurals to look up
    QCoreApplication.installTranslator(translator)
    QApplication.processEvents()
    try:
        yield
    finally:
        i18n._language = before
        QCoreApplication.removeTranslator(translator)


@pytest.fixture
def driver(game_window):
    """In the middle of a game, a unit selected, its reach and the rules shown."""
    driver = game_window(midgame("hannut", 230))
    driver.window.show_rule("6.1")
    driver.key(Key.Key_M)
    driver.key(Key.Key_Tab)
    driver.click_row(driver.decision.options[0])
    driver.settle(lambda: driver.panel.odds.checks.toPlainText() != "…")
    return driver


def said(driver) -> list[str]:
    QApplication.processEvents()
    driver.settle(lambda: driver.panel.odds.checks.toPlainText() != "…")
    return all_texts(driver.window)


def test_english_german_french_and_back(driver):
    before = said(driver)
    told = []
    for code in ("de", "fr"):
        set_language(code)
        told.append(said(driver))
    set_language("en")
    assert said(driver) == before
    assert told[0] != before and told[1] != before and told[0] != told[1]


def test_menus_commands_panels_and_the_question_follow_at_once(driver):
    with marked():
        window = driver.window
        for menu in window.menuBar().findChildren(QMenu):
            assert not menu.title() or menu.title().startswith(MARK), menu.title()
        for command in window.commands:
            action = window.commands[command.id]
            assert action.text().startswith(MARK), command.id
            assert action.toolTip().startswith(MARK) and action.statusTip().startswith(MARK), command.id
        for name, dock in window.docks.items():
            assert dock.windowTitle().startswith(MARK), name
        assert MARK in driver.panel._headline.text() and MARK in driver.panel._question.text()
        assert MARK in driver.panel.list.model().index(0, 0).data()
        assert driver.panel._take_button.text().startswith(MARK)
        assert MARK in driver.panel.odds.checks.toPlainText() or MARK in driver.panel.odds.title.text()
        assert MARK in window.log_panel.model.text(len(window.log_panel.model.lines) - 1)
        assert MARK in window.stack_panel._ground.text()
        assert MARK in window.docks["dice"].widget()._text.text()
        assert MARK in window.view.accessibleName()


def test_every_accessible_name_and_tooltip_is_translated(driver):
    """What a widget says of itself to a screen reader or in a tooltip."""
    with marked():
        rules = driver.window.docks["rules"].widget()  # a text of its own in each language
        left = [f"{type(widget).__name__} {text!r}" for widget in driver.window.findChildren(QWidget)
                for text in (widget.toolTip(), widget.accessibleName())
                if text and MARK not in text and any(letter.isalpha() for letter in text)
                and widget is not rules.text and not is_qts_own(widget)]
        assert left == []


def test_the_shipped_languages_say_known_texts(driver):
    """German and French have every text of a command; which is which is for Linguist to know."""
    english = {command.id: driver.window.commands[command.id].text() for command in driver.window.commands}
    for code in ("de", "fr"):
        set_language(code)
        QApplication.processEvents()
        told = {name: driver.window.commands[name].text() for name in english}
        if told["redo"] == english["redo"]:
            pytest.skip(f"bk40qt_{code}.qm is not built")
        same = [name for name in english if told[name] == english[name]]
        assert len(same) < len(english) / 10, same  # a word may be the same in both


def test_the_settings_dialog_changes_it_and_keeps_it(qtbot, settings, english, qapp):
    dialog = Preferences(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.changed.connect(lambda: set_language(settings.language))
    dialog.language.setFocus()
    while dialog.language.currentData() != "de":
        qtbot.keyClick(dialog.language, Key.Key_Down)
    assert settings.language == "de" and '"de"' in settings._path.read_text()
    QApplication.processEvents()
    assert dialog.windowTitle() != "Settings"  # said in German at once
