"""Room for everything: the map on a small screen, texts in their panels, and no key that means two things."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGroupBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QTableView,
    QWidget,
)

from bk40qt.desktop.i18n import LANGUAGES, set_language
from bk40qt.paths import scenarios_dir
from editor.app import open_path

SMALL = (1366, 768)


@pytest.fixture(params=LANGUAGES)
def small(edit, request):
    """Both shipped forces are large; this is the larger one, on the smallest screen that we care for."""
    hands = edit(open_path(scenarios_dir() / "hannut.bk40", None), SMALL)
    set_language(request.param)
    QApplication.processEvents()
    return hands.window


def panels(window):
    """Each panel in turn, in sight."""
    for name in window.docks.titles:
        window.docks.bring_up(name)
        QTest.qWait(20)
        yield name, window.docks.panels[name]


def test_the_map_has_half_of_a_small_screen(small):
    for name, _ in panels(small):
        assert small.area.width() >= SMALL[0] // 2, name
        assert small.area.height() >= SMALL[1] // 2, name


def cut(panel: QWidget) -> list[str]:
    """Texts that are wider than the room they have."""
    found = []
    for child in panel.findChildren(QWidget):
        if not child.isVisible() or child.visibleRegion().isEmpty():
            continue
        seen = min(child.width(), child.visibleRegion().boundingRect().width())
        plain = isinstance(child, QAbstractButton) or (isinstance(child, QLabel) and not child.wordWrap())
        if plain and child.text() and seen < child.sizeHint().width() - 2:
            found.append(child.text())
        if isinstance(child, QScrollBar) and child.orientation() == Qt.Orientation.Horizontal and child.maximum():
            found.append(f"a scroll bar under {type(child.parent().parent()).__name__}")
        if isinstance(child, QLineEdit) and child.text().isdigit():  # a number of a hex; longer texts may scroll
            if child.contentsRect().width() < child.fontMetrics().horizontalAdvance(child.text()) + 8:
                found.append(child.text())
        if isinstance(child, QTableView):
            head = child.horizontalHeader()
            found += [str(child.model().headerData(n, Qt.Orientation.Horizontal)) for n in range(head.count())
                      if head.sectionSize(n) < head.sectionSizeFromContents(n).width()]
    return found


def test_no_text_of_a_panel_is_cut(small):
    assert {name: texts for name, panel in panels(small) if (texts := cut(panel))} == {}


def test_no_text_of_what_is_selected_is_cut(small):
    data = small.document.data
    panel = small.docks.panels["forces"]
    small.docks.bring_up("forces")
    for counters, formations in (([data["counters"][0]["id"]], ()), ((), [data["formations"][0]["id"]])):
        small.workspace.selection.select_forces(counters, formations)
        QTest.qWait(50)
        assert cut(panel) == []
    tree = panel.tree
    item = tree.topLevelItem(0).child(0).child(0)
    tree.scrollToItem(item)
    QApplication.processEvents()
    room = tree.visualRect(tree.indexFromItem(item)).width() - tree.iconSize().width()
    assert room >= tree.fontMetrics().horizontalAdvance(item.text(0))  # the name of a counter


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_where_there_are_many_turns(edit, language):
    hands = edit(open_path(scenarios_dir() / "stonne.bk40", None), SMALL)
    set_language(language)
    QApplication.processEvents()
    assert {name: texts for name, panel in panels(hands.window) if (texts := cut(panel))} == {}


def letters(window) -> Counter[str]:
    """Alt and a letter: what it means in what is seen now."""
    texts = [action.text() for action in window.menuBar().actions()]
    for child in window.findChildren(QWidget):
        if not child.isVisible() or child.window() is not window:
            continue
        if isinstance(child, (QAbstractButton, QGroupBox)):
            texts.append(child.title() if isinstance(child, QGroupBox) else child.text())
        elif isinstance(child, QLabel) and child.buddy() is not None:
            texts.append(child.text())
        elif isinstance(child, QTabBar):
            texts += [child.tabText(n) for n in range(child.count())]
    return Counter(found[1].lower() for text in texts if (found := re.search(r"(?<!&)&(\w)", text)))


def test_alt_and_a_letter_means_one_thing(small):
    for name, _ in panels(small):
        assert {letter: times for letter, times in letters(small).items() if times > 1} == {}, name


def test_the_menus_open_by_their_letters(edit):
    window = edit().window
    for action in window.menuBar().actions():
        letter = action.text()[action.text().index("&") + 1]
        QTest.keyClick(window, letter.lower(), Qt.KeyboardModifier.AltModifier)
        popup = QApplication.activePopupWidget()
        assert popup is action.menu(), letter
        popup.close()
        window.area.view.setFocus()


def test_the_status_line_changes_its_language_at_once(edit):
    window = edit().window
    QTest.qWait(400)
    assert window._state.text() == "no problems"
    set_language("de")
    QApplication.processEvents()
    assert window._state.text() == "keine Probleme"
