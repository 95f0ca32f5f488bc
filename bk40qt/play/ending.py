"""The end of a game: who won, by which rule, how it came to that, and what it cost. During the game, how it stands."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.faces import side_name
from bk40qt.play import figures_text as words
from bk40qt.play.panels.base import Panel
from bk40qt.play.plots import CourseView
from bk40qt.play.session import Happening, Session
from bk40qt.play.statistics import Statistics

_UNIT: Final = Qt.ItemDataRole.UserRole
_WAIT: Final = 250  # milliseconds: a run of quick decisions is shown once


class EndPanel(Panel):
    """Shows nothing of its own: everything is read off the log, when somebody looks."""

    report_wanted = Signal()
    replay_wanted = Signal()
    again_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._figures: Statistics | None = None
        self._stale = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT)
        self._timer.timeout.connect(self._show)
        self.head, self.text = QLabel(), QLabel()
        self.head.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                          | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.text.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self.course = CourseView()
        self._titles = [QLabel() for _ in range(3)]
        self.losses = self._make_tree()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[tuple[QLabel, QLabel, QLabel]] = []
        self.notes = QLabel()
        self.notes.setTextFormat(Qt.TextFormat.PlainText)
        self.notes.setWordWrap(True)
        self.report, self.replay = QPushButton(), QPushButton()
        self.again, self.close_button = QPushButton(), QPushButton()
        for button, wanted in ((self.report, self.report_wanted), (self.replay, self.replay_wanted),
                               (self.again, self.again_wanted), (self.close_button, self.close_wanted)):
            button.clicked.connect(wanted)
        self._lay_out()
        self.retranslate()

    def _make_tree(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setColumnCount(len(words.loss_heads()))
        tree.setAlternatingRowColors(True)
        tree.setUniformRowHeights(True)
        tree.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        tree.header().setStretchLastSection(False)
        tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        tree.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the whole panel scrolls
        tree.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        tree.itemActivated.connect(self._go_to_unit)
        tree.itemExpanded.connect(self._fit_tree)
        tree.itemCollapsed.connect(self._fit_tree)
        return tree

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setSpacing(8)
        column.addWidget(self.head)
        column.addWidget(self.text)
        column.addWidget(self._titles[0])
        column.addWidget(self.course)
        column.addWidget(self._titles[1])
        column.addWidget(self.losses)
        column.addWidget(self._titles[2])
        column.addLayout(self._grid)
        column.addWidget(self.notes)
        column.addStretch(1)
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.scroller.setWidget(inner)
        row = QHBoxLayout()
        for button in (self.report, self.replay, self.again):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.scroller, 1)
        layout.addLayout(row)

    def width_wanted(self) -> int:
        """So that nothing has to be scrolled to the side."""
        inner, layout = self.scroller.widget(), self.layout()
        assert inner is not None and layout is not None
        margins = layout.contentsMargins()
        bar = self.scroller.verticalScrollBar().sizeHint().width()
        return inner.minimumSizeHint().width() + bar + margins.left() + margins.right()

    # -- when to look --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self._stale = True
        self._soon()

    def on_happened(self, happening: Happening) -> None:
        self._soon()

    def on_decision(self) -> None:
        self._soon()

    def _soon(self) -> None:
        """Nobody looks: nothing to do. Else soon, so that a run of quick decisions costs nothing."""
        if self.isVisible() and not self._timer.isActive():
            self._timer.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def figures(self) -> Statistics:
        """The figures of the game as it stands, for whoever looks on."""
        viewer = words.eyes(self.session)
        if self._figures is None or self._stale or self._figures.is_stale(viewer):
            self._figures, self._stale = Statistics(self.session.game, viewer), False
        self._figures.catch_up()
        return self._figures

    # -- showing -------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self.session.is_covered:  # 13.1: whoever comes to the screen next looks for himself
            return
        game, figures = self.session.game, self.figures()
        rule = words.rule_of(game, figures)
        self.head.setText(words.headline(game, figures))
        self.text.setText(tr("{sentence} ({rule})", sentence=escape(words.sentence(game, figures)),
                             rule=f"<a href='rule:{escape(rule)}'>{escape(tr('rule {number}', number=rule))}</a>"))
        self.course.show_figures(figures)
        self._fill_losses(figures)
        self._fill_figures(figures)
        self.notes.setText("\n".join(words.notes(figures, self.session.name_of)))
        over = game.outcome is not None
        self.again.setVisible(over and self.session.saved is not None)
        self.replay.setVisible(self.session.saved is not None)
        self.replay.setEnabled(over or not self._hides())
        self.retitle()

    def _hides(self) -> bool:
        """13.1: a replay shows either side's view, so it must wait where something may be hidden."""
        return self.session.options_in_force().get("hidden_at_guns") == "yes"

    def _fill_losses(self, figures: Statistics) -> None:
        tree, name_of = self.losses, self.session.name_of
        opened = {item.data(0, _UNIT) for item in self._items() if item.isExpanded()}
        tree.clear()
        bold = QFont()
        bold.setBold(True)
        for side in figures.sides:
            formations = figures.formations(side)
            top = self._row(tree.invisibleRootItem(), words.total_cells(side, formations), side)
            for column in range(tree.columnCount()):
                top.setFont(column, bold)
            for formation in formations:
                row = self._row(top, words.loss_cells(formation, name_of), formation.id)
                for loss in formation.units:
                    unit = self._row(row, [words.unit_text(loss, name_of)], loss.id)
                    unit.setFirstColumnSpanned(True)
                row.setExpanded(formation.id in opened)
            top.setExpanded(True)
        self._fit_tree()

    def _fit_tree(self) -> None:
        """As high as what is open in it."""
        tree, rows = self.losses, 0
        row = tree.itemAt(0, 0)
        while row is not None:
            rows += 1
            row = tree.itemBelow(row)
        height = max(1, tree.sizeHintForRow(0)) * rows + tree.header().sizeHint().height() + 2 * tree.frameWidth()
        tree.setFixedHeight(height + 4)
        # The first column takes what the others leave, but not less than its names need.
        needed = [max(tree.sizeHintForColumn(column), tree.header().sectionSizeHint(column))
                  for column in range(tree.columnCount())]
        tree.setMinimumWidth(sum(needed) + 2 * tree.frameWidth() + 4)

    def _row(self, parent: QTreeWidgetItem, texts: list[str], ident: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, texts)
        item.setData(0, _UNIT, ident)
        for column in range(1, len(texts) - 1):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return item

    def _items(self) -> list[QTreeWidgetItem]:
        tops = [item for number in range(self.losses.topLevelItemCount())
                if (item := self.losses.topLevelItem(number)) is not None]
        return [child for top in tops for number in range(top.childCount()) if (child := top.child(number)) is not None]

    def _go_to_unit(self, item: QTreeWidgetItem) -> None:
        ident = item.data(0, _UNIT)
        if ident in self.figures().setting.unit_index:
            self.unit_wanted.emit(ident)

    def _fill_figures(self, figures: Statistics) -> None:
        rows = [words.Row("", *(side_name(side) for side in figures.sides)), *words.figure_rows(figures)]
        while len(self._cells) < len(rows):
            cells = (QLabel(), QLabel(), QLabel())
            for column, cell in enumerate(cells):
                cell.setTextFormat(Qt.TextFormat.PlainText)
                if column:
                    cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._grid.addWidget(cell, len(self._cells), column)
            self._cells.append(cells)
        bold = QFont(self.font())
        bold.setBold(True)
        for number, (cells, row) in enumerate(zip(self._cells, rows, strict=True)):
            for cell, text in zip(cells, (row.label, row.german, row.french), strict=True):
                cell.setText(text)
                cell.setToolTip(row.tip)
                cell.setFont(bold if number == 0 else self.font())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_wanted.emit()
        else:
            super().keyPressEvent(event)

    # -- words ---------------------------------------------------------------------------------------------------------

    def retitle(self) -> None:
        """The window of the panel is called after what it shows."""
        dock = self.parentWidget()
        if dock is not None:
            dock.setWindowTitle(self.title())

    def title(self) -> str:
        return tr("End of the game") if self.session.game.outcome is not None else tr("How it stands")

    def retranslate(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.7)
        font.setBold(True)
        self.head.setFont(font)
        titles = (words.course_title(self.session.game), tr("Losses"), tr("Figures"))
        font = QFont(self.font())
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        for label, text in zip(self._titles, titles, strict=True):
            label.setText(text)
            label.setFont(font)
        self.losses.setHeaderLabels(words.loss_heads())
        self.losses.setAccessibleName(tr("Losses by formation"))
        self.losses.setToolTip(tr("Open a formation to see its units; Enter shows a unit on the map"))
        for button, text, tip in (
            (self.report, tr("&Export the report…"), tr("Write an after-action report with pictures of the map")),
            (self.replay, tr("&Watch the replay"), tr("See the whole game again, from either side")),
            (self.again, tr("Play &again"), tr("A new game with the same scenario, players and rules, and new dice")),
            (self.close_button, tr("&Close"), tr("Back to the map")),
        ):
            button.setText(text)
            button.setToolTip(tip)
        if self.isVisible():
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.retranslate()  # the headings are larger than the rest
