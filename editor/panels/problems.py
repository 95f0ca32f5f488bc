"""Everything that is wrong with the scenario, as it is now. An entry goes to its place, and can often be put right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import retell, tr, trn
from editor.checking import Checker
from editor.document import Change, Checked
from editor.fix import Fix
from editor.fixes import fixes_for, hexes_of
from editor.panels.base import Panel
from editor.panels.flow import FlowLayout
from editor.problem_words import Group, grouped, told, where
from editor.workspace import Workspace

_NUMBER = Qt.ItemDataRole.UserRole


class ProblemsPanel(Panel):
    place_wanted = Signal(str)  # what a problem names, for the panel that has it
    zone_wanted = Signal(str)  # a zone to be painted
    counted = Signal(int)

    def __init__(self, workspace: Workspace, checker: Checker, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self._groups: list[Group] = []
        self._stale = True
        self.summary = QLabel()
        self.list = self._make_list()
        self.detail = QLabel()  # the whole text of the chosen entry: a line of the list may be too short for it
        self.detail.setWordWrap(True)
        self.detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fix, self.other_fix, self.rule = QPushButton(), QPushButton(), QPushButton()
        self.fix.clicked.connect(lambda: self._fix(0))
        self.other_fix.clicked.connect(lambda: self._fix(1))
        self.rule.clicked.connect(self._open_rule)
        row = QWidget()
        flow = FlowLayout(row, spacing=8)
        for widget in (self.summary, self.rule, self.fix, self.other_fix):
            flow.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addWidget(row)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.detail)
        self.setFocusProxy(self.list)
        checker.checked.connect(self._checked)
        self.retranslate()

    def _make_list(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setColumnCount(4)
        header = made.header()
        for column in (0, 2, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(False)
        made.itemClicked.connect(lambda item: self._show(item))
        made.itemActivated.connect(lambda item: self._show(item))
        made.currentItemChanged.connect(lambda: self._dress())
        return made

    def on_changed(self, change: Change) -> None:
        self._stale = True
        self._sum_up()

    def _checked(self, checked: Checked) -> None:
        self._stale = False
        groups = grouped(checked.problems)
        if groups or self._groups:  # the same fault may have another name by now
            self._groups = groups
            self.refresh()
        self._sum_up()
        self.counted.emit(len(self._groups))

    def refresh(self) -> None:
        chosen = self._group()
        self.list.clear()
        for number, group in enumerate(self._groups):
            fixes = self._fixes(group)
            message = told(self.document, group[0].message)
            cells = [where(self.document, group), message, group[0].rule, retell(fixes[0].text) if fixes else ""]
            item = QTreeWidgetItem(cells)
            item.setData(0, _NUMBER, number)
            for column, text in enumerate(cells):
                item.setToolTip(column, text)
            self.list.addTopLevelItem(item)
            if group == chosen:
                self.list.setCurrentItem(item)
        self._dress()

    def retranslate(self) -> None:
        self.list.setHeaderLabels([tr("Where"), tr("What is wrong"), tr("Rule"), tr("Fix")])
        self.list.setAccessibleName(tr("Problems of the scenario"))
        self.list.setToolTip(tr("Click an entry to go to its place"))
        for button in (self.fix, self.other_fix):
            button.setToolTip(tr("Put the chosen problem right; it can be undone"))
        self.rule.setText(tr("Rule"))
        self.rule.setToolTip(tr("Open the rule that this problem is about"))
        self.refresh()
        self._sum_up()

    def _sum_up(self) -> None:
        if not self._groups:
            text = tr("The scenario is checked…") if self._stale else tr("Nothing is wrong: it can be played.")
        else:
            text = trn("{n} problem", "{n} problems", len(self._groups))
        self.summary.setText(text)

    def _group(self) -> Group | None:
        item = self.list.currentItem()
        number = int(item.data(0, _NUMBER)) if item is not None else -1
        return self._groups[number] if 0 <= number < len(self._groups) else None

    def _fixes(self, group: Group | None) -> tuple[Fix, ...]:
        """Those for all that have the fault: what puts the first right must not be about it alone."""
        return fixes_for(self.document, group[0]) if group is not None else ()

    def _dress(self) -> None:
        group = self._group()
        fixes = self._fixes(group)
        self.fix.setEnabled(bool(fixes))
        self.fix.setText(tr("Fix: {what}", what=retell(fixes[0].text)) if fixes else tr("Fix"))
        self.other_fix.setVisible(len(fixes) > 1)
        if len(fixes) > 1:
            self.other_fix.setText(tr("Or: {what}", what=retell(fixes[1].text)))
        self.rule.setEnabled(group is not None and bool(group[0].rule))
        self.detail.setVisible(group is not None)
        if group is not None:
            place, fault = where(self.document, group), told(self.document, group[0].message)
            self.detail.setText(tr("{place}: {fault}", place=place, fault=fault))

    def _show(self, item: QTreeWidgetItem) -> None:
        self.list.setCurrentItem(item)
        group = self._group()
        if group is None:
            return
        hexes = hexes_of(self.document, group[0])
        if hexes:
            self.workspace.selection.select_hexes(hexes)
            self.workspace.hexes_wanted.emit(hexes)
        self.place_wanted.emit(group[0].place)

    def _fix(self, number: int) -> None:
        fixes = self._fixes(self._group())
        if number >= len(fixes):
            return
        fix = fixes[number]
        if fix.make is None:
            self.zone_wanted.emit(fix.paint)
            self.tool_wanted.emit("zone")
        elif not self.workspace.push(fix.make()):
            self.workspace.said.emit(tr("There is nothing to change."))

    def _open_rule(self) -> None:
        group = self._group()
        if group is not None and group[0].rule:
            self.rule_asked.emit(group[0].rule)
