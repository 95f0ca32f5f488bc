"""Hands for the panels of the editor: a workspace on a shipped scenario, and what a user does to fields and tables."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from bk40qt.engine.document import dump
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.history import History
from editor.panels.fields import ChoiceField, Field
from editor.panels.form_panel import FormPanel
from editor.panels.large_fields import ChecksField
from editor.panels.rows_table import RowsTable
from editor.workspace import Workspace


def workspace_of(name: str) -> Workspace:
    document = ScenarioDocument.from_file(shipped_scenarios()[name])
    return Workspace(document, History(document))


class Hands:
    def __init__(self, qtbot: QtBot, panel: FormPanel, size: tuple[int, int] = (460, 900)) -> None:
        self.qtbot, self.panel = qtbot, panel
        self.workspace = panel.workspace
        self.document, self.history = panel.document, panel.workspace.history
        self.said: list[str] = []
        self.workspace.said.connect(self.said.append)
        self.start = dump(self.document.data)
        qtbot.addWidget(panel)
        panel.resize(*size)
        panel.show()
        qtbot.waitExposed(panel)
        panel.activateWindow()
        QApplication.processEvents()

    # -- fields --------------------------------------------------------------------------------------------------------

    def type(self, widget: QWidget, text: str, enter: bool = False) -> None:
        """Type over what is in a field."""
        target = widget.editor if isinstance(widget, Field) else widget
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self.qtbot.keyClick(target, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        if text:
            self.qtbot.keyClicks(target, text)
        else:
            self.qtbot.keyClick(target, Qt.Key.Key_Delete)
        if enter:
            self.qtbot.keyClick(target, Qt.Key.Key_Return)

    def pick(self, field: Field | QComboBox, value: str) -> None:
        """Choose from a box by its keys, as a user without a mouse does."""
        box = field.box if isinstance(field, ChoiceField) else field
        assert isinstance(box, QComboBox)
        index = box.findData(value)
        assert index >= 0, value
        box.setFocus(Qt.FocusReason.TabFocusReason)
        box.showPopup()
        view = box.view()
        view.setCurrentIndex(box.model().index(index, 0))
        self.qtbot.keyClick(view, Qt.Key.Key_Return)

    def click(self, widget: QWidget) -> None:
        assert widget.isEnabled()
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def flip(self, field: Field) -> None:
        """A check box, by the space bar."""
        field.editor.setFocus(Qt.FocusReason.TabFocusReason)
        self.qtbot.keyClick(field.editor, Qt.Key.Key_Space)

    def check(self, field: ChecksField, value: str) -> None:
        """A row of a list with marks, by the space bar."""
        for row in range(field.list.count()):
            if field.list.item(row).data(Qt.ItemDataRole.UserRole) == value:
                field.list.setFocus(Qt.FocusReason.TabFocusReason)
                field.list.setCurrentRow(row)
                self.qtbot.keyClick(field.list, Qt.Key.Key_Space)
                return
        raise AssertionError(value)

    # -- tables --------------------------------------------------------------------------------------------------------

    def cell(self, table: RowsTable, row: int, key: str) -> QModelIndex:
        keys = [column.key for column in table.rows_model.columns]
        return table.rows_model.index(row, keys.index(key))

    def fill(self, table: RowsTable, row: int, key: str, value: Any) -> None:
        """Edit a cell: F2, the value, Enter."""
        index = self.cell(table, row, key)
        table.setFocus(Qt.FocusReason.TabFocusReason)
        table.setCurrentIndex(index)
        self.qtbot.keyClick(table, Qt.Key.Key_F2)
        editor = table.indexWidget(index)
        assert editor is not None, "the cell cannot be edited"
        if isinstance(editor, QComboBox):
            self.pick(editor, value)
        else:
            self.type(editor, str(value))
            self.qtbot.keyClick(editor, Qt.Key.Key_Return)
        QApplication.processEvents()  # Qt takes Enter over when it comes back to its loop

    def shown(self, table: RowsTable, row: int, key: str) -> str:
        return str(self.cell(table, row, key).data() or "")

    def click_cell(self, table: RowsTable, row: int, key: str) -> None:
        at = table.visualRect(self.cell(table, row, key)).center()
        self.qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))

    # -- history -------------------------------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        return self.history.stack.index()

    def undo_all(self) -> None:
        while self.history.stack.canUndo():
            self.history.undo()
        assert dump(self.document.data) == self.start, "undoing everything gives back the file"

    def counter(self, ident: str) -> dict[str, Any]:
        return next(entry for entry in self.document.data["counters"] if entry["id"] == ident)

    def formation(self, ident: str) -> dict[str, Any]:
        return next(entry for entry in self.document.data["formations"] if entry["id"] == ident)
