"""Everything that is wrong with the scenario, as it is now. An entry goes to its place, and can often be put right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import retell, tr, trn
from bk40qt.engine.document import Problem
from editor.checking import Checker
from editor.document import Change, Checked
from editor.fixes import fix_for, hexes_of
from editor.panels.base import Panel
from editor.workspace import Workspace

_NUMBER = Qt.ItemDataRole.UserRole


class ProblemsPanel(Panel):
    place_wanted = Signal(str)  # what a problem names, for the panel that has it
    counted = Signal(int)

    def __init__(self, workspace: Workspace, checker: Checker, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self._problems: tuple[Problem, ...] = ()
        self._stale = True
        self.summary = QLabel()
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setColumnCount(4)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setSectionResizeMode(3, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        self.list.itemClicked.connect(lambda item: self._show(item))
        self.list.itemActivated.connect(lambda item: self._show(item))
        self.list.currentItemChanged.connect(lambda: self._dress())
        self.fix = QPushButton()
        self.fix.clicked.connect(self._fix)
        self.rule = QPushButton()
        self.rule.clicked.connect(self._open_rule)
        row = QHBoxLayout()
        row.addWidget(self.summary, 1)
        row.addWidget(self.rule)
        row.addWidget(self.fix)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addLayout(row)
        layout.addWidget(self.list, 1)
        self.setFocusProxy(self.list)
        checker.checked.connect(self._checked)
        self.retranslate()

    def on_changed(self, change: Change) -> None:
        self._stale = True
        self._sum_up()

    def _checked(self, checked: Checked) -> None:
        self._stale = False
        if checked.problems != self._problems:
            self._problems = checked.problems
            self.refresh()
        self._sum_up()
        self.counted.emit(len(self._problems))

    def refresh(self) -> None:
        chosen = self._problem()
        self.list.clear()
        for number, problem in enumerate(self._problems):
            fix = fix_for(self.document, problem)
            cells = [problem.place, retell(problem.message), problem.rule, retell(fix.text) if fix is not None else ""]
            item = QTreeWidgetItem(cells)
            item.setData(0, _NUMBER, number)
            item.setToolTip(1, cells[1])
            self.list.addTopLevelItem(item)
            if problem == chosen:
                self.list.setCurrentItem(item)
        self._dress()

    def retranslate(self) -> None:
        self.list.setHeaderLabels([tr("Where"), tr("What is wrong"), tr("Rule"), tr("Fix")])
        self.list.setAccessibleName(tr("Problems of the scenario"))
        self.list.setToolTip(tr("Click an entry to go to its place"))
        self.fix.setToolTip(tr("Put the chosen problem right; it can be undone"))
        self.rule.setText(tr("&Rule"))
        self.rule.setToolTip(tr("Open the rule that this problem is about"))
        self.refresh()
        self._sum_up()

    def _sum_up(self) -> None:
        if not self._problems:
            text = tr("The scenario is checked…") if self._stale else tr("Nothing is wrong: it can be played.")
        else:
            text = trn("{n} problem", "{n} problems", len(self._problems))
        self.summary.setText(text)

    def _problem(self) -> Problem | None:
        item = self.list.currentItem()
        number = int(item.data(0, _NUMBER)) if item is not None else -1
        return self._problems[number] if 0 <= number < len(self._problems) else None

    def _dress(self) -> None:
        problem = self._problem()
        fix = fix_for(self.document, problem) if problem is not None else None
        self.fix.setEnabled(fix is not None)
        self.fix.setText(tr("&Fix: {what}", what=retell(fix.text)) if fix is not None else tr("&Fix"))
        self.rule.setEnabled(problem is not None and bool(problem.rule))

    def _show(self, item: QTreeWidgetItem) -> None:
        self.list.setCurrentItem(item)
        problem = self._problem()
        if problem is None:
            return
        hexes = hexes_of(self.document, problem)
        if hexes:
            self.workspace.selection.select_hexes(hexes)
            self.workspace.hexes_wanted.emit(hexes)
        self.place_wanted.emit(problem.place)

    def _fix(self) -> None:
        problem = self._problem()
        fix = fix_for(self.document, problem) if problem is not None else None
        if fix is not None and not self.workspace.push(fix.make()):
            self.workspace.said.emit(tr("There is nothing to change."))

    def _open_rule(self) -> None:
        problem = self._problem()
        if problem is not None and problem.rule:
            self.rule_asked.emit(problem.rule)
