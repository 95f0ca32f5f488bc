"""The rules of the game to read: chapter by chapter, searchable, opened at the paragraph behind any number."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import language, tr
from bk40qt.desktop.rules_text import Paragraph, Rules, load_rules

_NUMBER = Qt.ItemDataRole.UserRole


def chapter_of(rules: Rules, number: str) -> list[Paragraph]:
    """The paragraphs from the chapter heading before this one to the next chapter heading."""
    paragraphs = list(rules.paragraphs)
    here = paragraphs.index(rules.find(number))
    start = next((place for place in range(here, -1, -1) if paragraphs[place].level == 1), 0)
    end = next((place for place in range(start + 1, len(paragraphs)) if paragraphs[place].level == 1), len(paragraphs))
    return paragraphs[start:end]


class RulesPanel(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = load_rules(language())
        self._number = ""
        self._chapter = ""
        self._past: list[str] = []
        self._back = QToolButton()
        self._back.setArrowType(Qt.ArrowType.LeftArrow)
        self._back.clicked.connect(self.go_back)
        self._chapters = QComboBox()
        self._chapters.activated.connect(lambda place: self.show_rule(str(self._chapters.itemData(place))))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_first)
        self.hits = QListWidget()
        self.hits.itemActivated.connect(self._open_hit)
        self.hits.itemClicked.connect(self._open_hit)
        self.hits.setWordWrap(True)
        self.hits.setAlternatingRowColors(True)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hits.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.hits.hide()
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda url: self.show_rule(QUrl(url).toString().removeprefix("rule:")))
        self._is_aimed = False
        for watched in (self.text, self.text.viewport(), self.text.verticalScrollBar()):
            watched.installEventFilter(self)
        row = QHBoxLayout()
        row.addWidget(self._back)
        row.addWidget(self._chapters, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addLayout(row)
        layout.addWidget(self.search)
        layout.addWidget(self.hits, 1)
        layout.addWidget(self.text, 3)
        self.retranslate()

    @property
    def number(self) -> str:
        """The paragraph that is open."""
        return self._number

    def show_rule(self, number: str) -> None:
        """Open the paragraph, or the nearest one above it."""
        found = self._rules.find(number) if number else self._rules.paragraphs[0]
        if self._number and self._number != found.number:
            self._past.append(self._number)
        self._show(found)

    def go_back(self) -> None:
        if self._past:
            self._show(self._rules.find(self._past.pop()))

    def _show(self, paragraph: Paragraph) -> None:
        chapter = chapter_of(self._rules, paragraph.number)
        if self._chapter != chapter[0].number:
            self._chapter = chapter[0].number
            self.text.setHtml("".join(each.to_html() for each in chapter))
            self._chapters.setCurrentIndex(self._chapters.findData(self._chapter))
        self._number = paragraph.number
        self._aim()
        self._back.setEnabled(bool(self._past))
        self.text.setAccessibleName(f"{paragraph.number} {paragraph.title}")

    def _aim(self) -> None:
        """The paragraph at the top of the text, also when that is laid out anew: in a panel that has just come, or in
        another width."""
        self._is_aimed = True
        self.text.scrollToAnchor(self._number)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.text.viewport():
            if event.type() == QEvent.Type.Resize and self._is_aimed:
                QTimer.singleShot(0, self, self._aim)
            elif event.type() in (QEvent.Type.Wheel, QEvent.Type.MouseButtonPress):
                self._is_aimed = False  # he reads on from there
        elif event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._is_aimed = False
        return super().eventFilter(watched, event)

    def _search(self, words: str) -> None:
        self.hits.clear()
        self.hits.setVisible(bool(words.strip()))
        if not words.strip():
            return
        for hit in self._rules.search(words)[:60]:
            item = QListWidgetItem(f"{hit.paragraph.number}  {hit.paragraph.title}\n{hit.snippet}")
            item.setData(_NUMBER, hit.paragraph.number)
            self.hits.addItem(item)
        if not self.hits.count():
            self.hits.addItem(tr("Nothing found."))

    def _open_first(self) -> None:
        if self.hits.count():
            self._open_hit(self.hits.item(0))

    def _open_hit(self, item: QListWidgetItem) -> None:
        number = item.data(_NUMBER)
        if number:
            self.show_rule(str(number))

    def retranslate(self) -> None:
        self._rules = load_rules(language())
        self._chapters.clear()
        for paragraph in self._rules.paragraphs:
            if paragraph.level == 1:
                self._chapters.addItem(f"{paragraph.number}  {paragraph.title}", paragraph.number)
        self._chapters.setAccessibleName(tr("Chapter"))
        self._back.setToolTip(tr("Back to the paragraph before"))
        self._back.setAccessibleName(tr("Back"))
        self.search.setPlaceholderText(tr("Search the rules"))
        self.search.setAccessibleName(tr("Search the rules"))
        self.hits.setAccessibleName(tr("Paragraphs found"))
        self._chapter = ""
        number, self._number = self._number, ""
        self.show_rule(number)
        self._search(self.search.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and self._number:
            self._chapter = ""  # colours of links are part of the document
            self._show(self._rules.find(self._number))
        super().changeEvent(event)


class RulesWindow(QMainWindow):
    """The rules on their own, from the home screen."""

    def __init__(self) -> None:
        super().__init__()
        self.panel = RulesPanel()
        self.setCentralWidget(self.panel)
        self.resize(620, 760)
        self.setWindowTitle(tr("Rules"))
        self.panel.text.setFocus()

    def show_rule(self, number: str) -> None:
        self.panel.show_rule(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.panel.search.text():
            self.panel.search.clear()
        else:
            self.close()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(tr("Rules"))
        super().changeEvent(event)
