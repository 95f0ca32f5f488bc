"""All keys on one screen, and how to change them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.commands import Commands
from bk40qt.desktop.i18n import pattern, tr

_ID = Qt.ItemDataRole.UserRole


class KeysDialog(QDialog):
    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.setWindowTitle(tr("Keys"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search commands and keys"))
        self.search.setAccessibleName(tr("Search commands and keys"))
        self.search.textChanged.connect(self._fill)
        self.tree = QTreeWidget()
        self.tree.setRootIsDecorated(False)
        self.tree.setHeaderLabels([tr("Command"), tr("Keys"), tr("What it does")])
        for column in (0, 1):
            self.tree.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setAccessibleName(tr("Commands and their keys"))
        self.tree.currentItemChanged.connect(self._selected)
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("New key"))
        line = self.edit.findChild(QLineEdit)
        if line is not None:
            line.setPlaceholderText(tr("Press the new key"))
        self.edit.keySequenceChanged.connect(self._warn)  # at once, and not a second later: who is quick is warned, too
        self._warning = QLabel()
        self._warning.setWordWrap(True)
        self.take = QPushButton(tr("&Use this key"))
        self.take.clicked.connect(self._change)
        self.none = QPushButton(tr("&No key"))
        self.none.clicked.connect(lambda: self._set([]))
        self.usual = QPushButton(tr("Usual &keys"))
        self.usual.clicked.connect(lambda: self._set(None))
        row = QHBoxLayout()
        for widget in (self.edit, self.take, self.none, self.usual):
            row.addWidget(widget)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.tree, 1)
        layout.addLayout(row)
        layout.addWidget(self._warning)
        layout.addWidget(buttons)
        self.resize((QSize(54, 36) * self.fontMetrics().height()).boundedTo(self.screen().availableSize() * 0.9))
        self._fill("")

    def _fill(self, text: str) -> None:
        words = text.casefold().split()
        current = self._id()
        self.tree.clear()
        for command in self._commands:
            title = pattern(command.text).replace("&", "")
            cells = [title, self._commands.key_text(command.id), pattern(command.tip)]
            if all(word in " ".join(cells).casefold() for word in words):
                item = QTreeWidgetItem(cells)
                item.setData(0, _ID, command.id)
                item.setToolTip(2, cells[2])
                self.tree.addTopLevelItem(item)
                if command.id == current:
                    self.tree.setCurrentItem(item)

    def _id(self) -> str:
        item = self.tree.currentItem()
        return str(item.data(0, _ID)) if item is not None else ""

    def _selected(self) -> None:
        keys = self._commands.keys(self._id()) if self._id() else []
        self.edit.setKeySequence(QKeySequence(keys[0]) if keys else QKeySequence())
        self._warning.clear()
        for button in (self.take, self.none, self.usual):
            button.setEnabled(bool(self._id()))

    def _warn(self) -> None:
        """Another command has the key already: it would lose it."""
        key = self.edit.keySequence().toString()
        others = self._others(key) if key else []
        self._warning.setText(tr("{key} is used by: {commands}. It will be taken from there.", key=key,
                                 commands=self._named(others)) if others else "")

    def _others(self, key: str) -> list[str]:
        return [id for id in self._commands.users_of(key) if id != self._id()]

    def _named(self, ids: list[str]) -> str:
        return ", ".join(pattern(command.text).replace("&", "") for command in self._commands if command.id in ids)

    def _change(self) -> None:
        key = self.edit.keySequence().toString()
        if not key:
            return
        others = self._others(key)
        for other in others:
            kept = [each for each in self._commands.keys(other) if QKeySequence(each) != QKeySequence(key)]
            self._commands.set_keys(other, kept)
        self._set([key])
        if others:  # stays until another command is chosen or another key is typed
            self._warning.setText(tr("{key} was taken from: {commands}.", key=key, commands=self._named(others)))

    def _set(self, keys: list[str] | None) -> None:
        """The lines stay where they are: who changes several keys goes on from here."""
        if not self._id():
            return
        self._commands.set_keys(self._id(), keys)
        for row in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(row)
            assert item is not None
            item.setText(1, self._commands.key_text(str(item.data(0, _ID))))
        self._selected()
