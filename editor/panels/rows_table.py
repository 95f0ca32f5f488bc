"""A table of rows of the document. Cells are edited in place; every change of a cell is a patch, or is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bk40qt.desktop.i18n import pattern
from editor.panels.fields import Choices

_Index = QModelIndex | QPersistentModelIndex
Row = dict[str, Any]
_MOST_ROWS: Final = 12  # a longer table scrolls


class Refused(Exception):
    """A change that is not made; its text tells the user why."""


@dataclass(frozen=True, slots=True)
class Column:
    """`key` finds the value in a row. Without `change` the column is only read. One of `span` (numbers), `choices`
    and `flag` says how it is edited; a text otherwise."""

    key: str
    title: str  # English pattern
    change: Callable[[Row, Any], object] | None = None  # raises Refused
    span: tuple[int, int] | None = None
    choices: Callable[[Row], Choices] | None = None
    flag: bool = False
    blank_zero: bool = False
    usable: Callable[[Row], bool] = lambda row: True
    tip: str = ""
    shown: Callable[[Row], str] | None = None
    stretch: bool = False


class RowsModel(QAbstractTableModel):
    refused = Signal(str)

    def __init__(self, columns: Sequence[Column], parent: QWidget) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.rows: list[Row] = []

    def set_rows(self, rows: Sequence[Row]) -> None:
        """In place, so that the cursor stays where it is while cells are edited one after the other."""
        old, new = len(self.rows), len(rows)
        if new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
            self.rows = list(rows)
            self.endInsertRows()
        elif new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
            self.rows = list(rows)
            self.endRemoveRows()
        self.rows = list(rows)
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(new - 1, len(self.columns) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, new - 1)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        column, row = self.columns[index.column()], self.rows[index.row()]
        if not column.usable(row):
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if column.change is not None:
            flags |= Qt.ItemFlag.ItemIsUserCheckable if column.flag else Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column, row = self.columns[index.column()], self.rows[index.row()]
        value = row.get(column.key)
        if role == Qt.ItemDataRole.DisplayRole:
            return None if column.flag else self._text(column, row, value)
        if role == Qt.ItemDataRole.EditRole:
            return value
        if role == Qt.ItemDataRole.CheckStateRole and column.flag:
            return Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.TextAlignmentRole and column.span is not None:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.DecorationRole and isinstance(row.get("swatch"), QIcon) and column.key == "name":
            return row["swatch"]
        if role == Qt.ItemDataRole.ToolTipRole:
            return pattern(column.tip) if column.tip else self._text(column, row, value)
        return None

    @staticmethod
    def _text(column: Column, row: Row, value: Any) -> str:
        if not column.usable(row) or value is None or (column.blank_zero and not value):
            return ""
        if column.shown is not None:
            return column.shown(row)
        if column.choices is not None:
            return dict(column.choices(row)).get(value, str(value))
        return str(value)

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        column, row = self.columns[index.column()], self.rows[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole:
            value = Qt.CheckState(value) == Qt.CheckState.Checked
        if column.change is None or value == row.get(column.key):
            return False
        try:
            column.change(row, value)
        except Refused as reason:
            self.refused.emit(str(reason))
            return False
        self.refused.emit("")
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return pattern(self.columns[section].title)
            if role == Qt.ItemDataRole.ToolTipRole and self.columns[section].tip:
                return pattern(self.columns[section].tip)
        elif role == Qt.ItemDataRole.DisplayRole:
            return str(self.rows[section].get("head", section + 1)) if section < len(self.rows) else None
        return None


class _Editors(QStyledItemDelegate):
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        model = index.model()
        assert isinstance(model, RowsModel)
        column, row = model.columns[index.column()], model.rows[index.row()]
        if column.choices is not None:
            box = QComboBox(parent)
            for value, text in column.choices(row):
                box.addItem(text, value)
            box.activated.connect(lambda _index: self._done(box))
            return box
        if column.span is not None:
            spin = QSpinBox(parent)
            spin.setRange(*column.span)
            spin.setFrame(False)
            return spin
        line = QLineEdit(parent)
        line.setFrame(False)
        return line

    def _done(self, box: QComboBox) -> None:
        """A choice is complete when it is made; nobody should have to press Enter as well."""
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(value))
        elif isinstance(editor, QSpinBox):
            editor.setValue(int(value or 0))
            editor.selectAll()
        elif isinstance(editor, QLineEdit):
            editor.setText(str(value or ""))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        if isinstance(editor, QComboBox):
            if editor.currentIndex() >= 0:
                model.setData(index, editor.currentData())
        elif isinstance(editor, QSpinBox):
            editor.interpretText()
            model.setData(index, editor.value())
        elif isinstance(editor, QLineEdit):
            model.setData(index, editor.text().strip())


class RowsTable(QTableView):
    """`delete_pressed`: the Delete key on rows."""

    delete_pressed = Signal()
    row_chosen = Signal(int)  # the row of the cursor, -1 for none

    def __init__(
        self, columns: Sequence[Column], rows: int = 5, wraps: bool = False, parent: QWidget | None = None,
        whole: bool = False,
    ) -> None:
        """At least as high as `rows`, higher if there are more and there is room. `wraps`: long texts get more than one
        line. `whole`: as high as its rows in any case, for a form that scrolls itself."""
        super().__init__(parent)
        self._least, self._whole = rows, whole
        self.rows_model = RowsModel(columns, self)
        self.setModel(self.rows_model)
        self.setItemDelegate(_Editors(self))
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed | triggers.SelectedClicked
        )
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setTabKeyNavigation(False)  # Tab goes on to the next field; the arrow keys move within the table
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        height = self.fontMetrics().height() + 8
        self.verticalHeader().setDefaultSectionSize(height)
        modes = QHeaderView.ResizeMode
        self.verticalHeader().setSectionResizeMode(modes.ResizeToContents if wraps else modes.Fixed)
        self.setWordWrap(wraps)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setMinimumSectionSize(36)
        for number, column in enumerate(columns):
            mode = modes.Stretch if column.stretch else modes.ResizeToContents
            head.setSectionResizeMode(number, mode)
        self.setMinimumHeight(self._height(rows))
        self.selectionModel().currentChanged.connect(self._moved)

    def _moved(self, now: QModelIndex, _before: QModelIndex) -> None:
        self.row_chosen.emit(now.row() if now.isValid() else -1)

    def _height(self, rows: int) -> int:
        lines = rows * self.verticalHeader().defaultSectionSize()
        return lines + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth() + 2

    def sizeHint(self) -> QSize:
        return QSize(240, self._height(max(self._least, min(len(self.rows), _MOST_ROWS))))

    def set_rows(self, rows: Sequence[Row]) -> None:
        grown = len(rows) != len(self.rows)
        self.rows_model.set_rows(rows)
        if grown:
            if self._whole:
                policy = Qt.ScrollBarPolicy
                fits = len(rows) <= _MOST_ROWS
                self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)
                self.setMinimumHeight(self.sizeHint().height())
            self.updateGeometry()

    @property
    def rows(self) -> list[Row]:
        return self.rows_model.rows

    def chosen(self) -> Row | None:
        """The row of the cursor."""
        index = self.currentIndex()
        return self.rows[index.row()] if index.isValid() else None

    def chosen_rows(self) -> list[Row]:
        """Every row with a selected cell."""
        numbers = sorted({index.row() for index in self.selectedIndexes()})
        return [self.rows[number] for number in numbers]

    def choose(self, row: int, key: str = "") -> bool:
        """The cursor and the focus to a cell."""
        if not 0 <= row < len(self.rows):
            return False
        keys = [column.key for column in self.rows_model.columns]
        self.setCurrentIndex(self.rows_model.index(row, keys.index(key) if key in keys else 0))
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.state() != QAbstractItemView.State.EditingState:
            self.delete_pressed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            if self.state() != QAbstractItemView.State.EditingState:
                self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        last = len(self.rows_model.columns) - 1
        self.rows_model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self.set_rows(self.rows)
