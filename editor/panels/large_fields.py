"""Fields that take more room: long texts, dates, lists to choose several from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QDate, Qt, QTimer
from PySide6.QtWidgets import QDateEdit, QListWidget, QListWidgetItem, QPlainTextEdit

from bk40qt.desktop.i18n import tr
from editor.panels.fields import MIXED, Check, Choices, Field, accept_all, text_check

_IDLE: Final = 700  # milliseconds without a key, after which a long text is taken over


class LongTextField(Field):
    """Several lines. Taken over when the user pauses or leaves, since each step holds the whole text."""

    def __init__(self, check: Check = text_check, lines: int = 4, grows: bool = False) -> None:
        self.area = QPlainTextEdit()
        super().__init__(self.area, check)
        self.area.setTabChangesFocus(True)
        self.area.setUndoRedoEnabled(False)
        height = self.area.fontMetrics().lineSpacing() * lines + 14
        self.area.setMinimumHeight(height)
        if not grows:
            self.area.setMaximumHeight(height)
        self._shown: object = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_IDLE)
        self._timer.timeout.connect(self.finish)
        self.area.textChanged.connect(self._typed)

    def _typed(self) -> None:
        if self.area.toPlainText() != ("" if self._shown is MIXED else self._shown):
            self._timer.start()

    def left(self) -> None:
        self.finish()

    def finish(self) -> None:
        """Take over what is written."""
        self._timer.stop()
        text = self.area.toPlainText()
        if text != ("" if self._shown is MIXED else self._shown) and self.offer(text):
            self._shown = text

    def show_value(self, value: Any) -> None:
        if value == self._shown and value is not MIXED:
            return
        self._timer.stop()
        self._shown = value
        self.area.setPlainText("" if value is MIXED else str(value))
        self.area.setPlaceholderText(tr("different") if value is MIXED else "")
        self.notice.tell("")


class DateField(Field):
    """A day, with a calendar; YYYY-MM-DD as in the file."""

    def __init__(self) -> None:
        self.date = QDateEdit()
        super().__init__(self.date)
        self.date.setCalendarPopup(True)
        self.date.setDisplayFormat("yyyy-MM-dd")
        self.date.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.date.lineEdit().installEventFilter(self._manners)
        self._silent = False
        self.date.dateChanged.connect(self._changed)

    def _changed(self, day: QDate) -> None:
        if not self._silent:
            self.offer(day.toString("yyyy-MM-dd"))

    def show_value(self, value: Any) -> None:
        day = QDate.fromString(str(value), "yyyy-MM-dd")
        self._silent = True
        if day.isValid() and day != self.date.date():
            self.date.setDate(day)
        self._silent = False
        self.notice.tell("" if day.isValid() else tr("{text} is no date", text=value))


class ChecksField(Field):
    """Some of a list."""

    def __init__(self, rows: int = 5, check: Check = accept_all) -> None:
        self.list = QListWidget()
        super().__init__(self.list, check)
        self.list.setFixedHeight((self.list.fontMetrics().height() + 2) * rows + 8)
        self._choices: list[tuple[str, str]] = []
        self._silent = False
        self._shown: list[str] = []
        self.list.itemChanged.connect(self._changed)

    def set_choices(self, choices: Choices) -> None:
        if list(choices) != self._choices:
            self._choices = list(choices)
            self._fill(self._shown)

    def _fill(self, chosen: Iterable[str]) -> None:
        wanted = list(chosen)
        row = self.list.currentRow()
        self._silent = True
        self.list.clear()
        unknown = [(name, name) for name in wanted if name not in dict(self._choices)]
        for value, text in (*self._choices, *unknown):
            item = QListWidgetItem(text, self.list)
            item.setData(Qt.ItemDataRole.UserRole, value)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if value in wanted else Qt.CheckState.Unchecked)
        self.list.setCurrentRow(row)
        self._silent = False

    def chosen(self) -> list[str]:
        """In the order in which they were there already, new ones behind."""
        items = [self.list.item(row) for row in range(self.list.count())]
        on = [item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() == Qt.CheckState.Checked]
        return [name for name in self._shown if name in on] + [name for name in on if name not in self._shown]

    def _changed(self) -> None:
        if not self._silent and not self.offer(self.chosen()):
            reason = self.notice.text()
            self._fill(self._shown)
            self.notice.tell(reason.removeprefix("⚠ "))

    def show_value(self, value: Any) -> None:
        names = [] if value is MIXED else list(value)
        self.notice.tell("")
        on = self.chosen()
        self._shown = names
        if set(on) != set(names):
            self._fill(names)
