"""Type what you want to do: every command that can be done now, by parts of its name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from bk40qt.desktop.commands import Command, Commands
from bk40qt.desktop.i18n import pattern, tr

_ID = Qt.ItemDataRole.UserRole


class Finder(QDialog):
    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.setWindowTitle(tr("Find a command"))
        self.words = QLineEdit()
        self.words.setPlaceholderText(tr("What do you want to do?"))
        self.words.setAccessibleName(tr("Words of the command"))
        self.words.textChanged.connect(self._fill)
        self.words.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Commands"))
        self.list.itemActivated.connect(lambda _item: self.accept())
        self.list.itemClicked.connect(lambda _item: self.accept())
        layout = QVBoxLayout(self)
        layout.addWidget(self.words)
        layout.addWidget(self.list)
        self.resize((QSize(34, 28) * self.fontMetrics().height()).boundedTo(self.screen().availableSize() * 0.9))
        self.chosen = ""
        self._fill("")

    def _fill(self, text: str) -> None:
        words = text.casefold().split()
        found = []
        for command in self._commands:
            said = self._said(command).casefold()
            if all(word in said for word in words):
                title = pattern(command.text).replace("&", "").casefold()
                found.append((not all(word in title for word in words), title, command))
        self.list.clear()
        for _, _, command in sorted(found, key=lambda each: each[:2]):
            keys = self._commands.key_text(command.id)
            title = pattern(command.text).replace("&", "")
            item = QListWidgetItem(f"{title}    {keys}" if keys else title)
            item.setToolTip(pattern(command.tip))
            item.setData(_ID, command.id)
            if not self._commands[command.id].isEnabled():
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _said(self, command: Command) -> str:
        return f"{pattern(command.text)} {pattern(command.tip)} {pattern(command.menu)}".replace("&", "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self.list.setCurrentRow((self.list.currentRow() + step) % max(1, self.list.count()))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.accept()
                return True
        return super().eventFilter(watched, event)

    def accept(self) -> None:
        if self.list.currentRow() < 0:
            return
        self.chosen = str(self.list.currentItem().data(_ID))
        super().accept()
        self._commands[self.chosen].trigger()
