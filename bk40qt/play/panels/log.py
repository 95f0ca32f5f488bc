"""Everything that has happened, one line an event: filtered, searched, and leading to its hex and its rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QHeaderView, QLineEdit, QTableView, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.events import Event
from bk40qt.engine.wording import translatable
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.base import Panel
from bk40qt.play.session import Happening, Session

_Index = QModelIndex | QPersistentModelIndex
TURN, SIDE, TEXT, RULE = range(4)
_NARROW = 48  # letters: narrower, and the table has no room for who decided

# What the filter lets through, by kinds of events; () = everything.
FILTERS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (translatable("Everything"), ()),
    (translatable("Dice"), ("rolled", "read")),
    (translatable("Losses and results"), ("hit", "step_lost", "unit_set", "overrun", "left_map", "withdrawn",
                                          "formation_set", "retreated", "reaction_retreat")),
    (translatable("Movement"), ("moved", "retreated", "loaded", "unloaded", "placed", "left_map")),
    (translatable("Markers and activations"), ("drawn", "marker_moved", "activated", "activation_ended", "passed",
                                               "cup_filled", "pool_filled", "formation_set")),
    (translatable("Assaults"), ("assault_began", "assault_round", "assault_ended")),
)
_LOUD: Final = ("turn_began", "activated", "game_over", "assault_began")


class Line(NamedTuple):
    decision: int
    turn: int
    side: str
    event: Event


class LogModel(QAbstractTableModel):
    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.lines: list[Line] = []
        self._texts: dict[int, str] = {}
        self._turn = 0

    def fill(self, parts: Iterable[tuple[int, str, Sequence[Event]]]) -> None:
        """Everything anew, told to the view in one go: a replay does this at every pull of its slider."""
        self.beginResetModel()
        self.lines, self._texts, self._turn = [], {}, 0
        for decision, side, events in parts:
            self._append(decision, side, events)
        self.endResetModel()

    def extend(self, decision: int, side: str, events: Sequence[Event]) -> None:
        if not events:
            return
        start = len(self.lines)
        self.beginInsertRows(QModelIndex(), start, start + len(events) - 1)
        self._append(decision, side, events)
        self.endInsertRows()

    def _append(self, decision: int, side: str, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "turn_began":
                self._turn = getattr(event, "turn", self._turn)
            self.lines.append(Line(decision, self._turn, side, event))

    def forget_texts(self) -> None:
        """Another language: all lines are said anew, when they are looked at."""
        self._texts.clear()
        if self.lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.lines) - 1, RULE))

    def text(self, row: int) -> str:
        found = self._texts.get(row)
        if found is None:
            event = self.lines[row].event
            found = self._texts[row] = self._session.lines([event])[0].rpartition(" [")[0]
        return found

    def hex_of(self, row: int) -> str:
        """Where it happened: the hex of the event, or where its unit stands now."""
        event = self.lines[row].event
        where = getattr(event, "hex", "")
        check = getattr(event, "check", None)
        unit = getattr(event, "unit", "") or getattr(check, "target", "") or getattr(check, "unit", "")
        if not where and unit:
            where = next((other.get("hex", "") for other in self._session.view()["units"] if other["id"] == unit), "")
        return str(where)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 4

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            match index.column():
                case 0:
                    return str(line.turn) if line.turn else ""
                case 1:
                    return side_name(line.side) if line.side else ""
                case 2:
                    return self.text(index.row())
                case _:
                    return line.event.rule
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.text(index.row()) if index.column() == TEXT else tr("Open rule {rule}", rule=line.event.rule)
        if role == Qt.ItemDataRole.FontRole and (line.event.kind in _LOUD or index.column() == RULE):
            font = QFont()
            font.setBold(line.event.kind in _LOUD)
            font.setUnderline(index.column() == RULE)
            return font
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Turn"), tr("Decided"), tr("What happened"), tr("Rule"))[section]
        return None


class _Filter(QSortFilterProxyModel):
    def __init__(self, lines: LogModel) -> None:
        super().__init__(lines.parent())
        self._lines = lines
        self.kinds: tuple[str, ...] = ()
        self.words: list[str] = []
        self.setSourceModel(lines)

    def filterAcceptsRow(self, source_row: int, source_parent: _Index) -> bool:
        if self.kinds and self._lines.lines[source_row].event.kind not in self.kinds:
            return False
        if not self.words:
            return True
        text = f"{self._lines.text(source_row)} {self._lines.lines[source_row].event.rule}".casefold()
        return all(word in text for word in self.words)


class LogPanel(Panel):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.model = LogModel(session, self)
        self.proxy = _Filter(self.model)
        self.kinds = QComboBox()
        self.kinds.currentIndexChanged.connect(self._filter)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.table = QTableView()
        self.table.setModel(self.proxy)
        self.setFocusProxy(self.table)
        self.table.verticalHeader().setVisible(False)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)  # Tab leads out of it
        self.table.selectionModel().currentRowChanged.connect(self._unfold)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(TEXT, QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 5)
        self.table.clicked.connect(self._clicked)
        self.table.activated.connect(self._clicked)
        self._follows = True  # the last line is in sight and stays so; who reads further up is not torn away
        bar = self.table.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(lambda _least, _most: self._follow())
        row = QHBoxLayout()
        row.addWidget(self.kinds)
        row.addWidget(self.search, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addLayout(row)
        layout.addWidget(self.table, 1)
        self.retranslate()
        self.refresh()

    def refresh(self) -> None:
        session = self.session
        parts = [(-1, "", session.visible(session.game.opening))]
        parts += [(number, entry.side, session.visible(entry.events)) for number, entry in enumerate(session.entries())]
        self.model.fill(parts)
        self._to_end()

    def on_happened(self, happening: Happening) -> None:
        self._add(happening.number, happening.side, happening.events)
        self._follow()

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.table.verticalScrollBar().maximum() - 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What happened is the last to be cut: the text of a decision says mostly whose it was."""
        super().resizeEvent(event)
        self.table.setColumnHidden(SIDE, self.width() < _NARROW * self.fontMetrics().averageCharWidth())

    def _follow(self) -> None:
        """There are more lines, or there is less room for them."""
        if self._follows:
            self._to_end()

    def _to_end(self) -> None:
        self._follows = True
        self.table.scrollToBottom()

    def _add(self, number: int, side: str, events: Iterable[Event]) -> None:
        self.model.extend(number, side, list(events))

    def _filter(self) -> None:
        self.proxy.kinds = FILTERS[max(0, self.kinds.currentIndex())][1]
        self.proxy.words = self.search.text().casefold().split()
        self.proxy.invalidate()
        self._to_end()

    def _clicked(self, index: QModelIndex) -> None:
        row = self.proxy.mapToSource(index).row()
        if index.column() == RULE:
            self.rule_asked.emit(self.model.lines[row].event.rule)
        else:
            self._go(row)

    def _unfold(self, current: QModelIndex, before: QModelIndex) -> None:
        """The line one is at shows all of its text; the others one row of it."""
        if before.isValid():
            self.table.setRowHeight(before.row(), self.table.verticalHeader().defaultSectionSize())
        if current.isValid():
            self.table.resizeRowToContents(current.row())

    def _go(self, row: int) -> None:
        where = self.model.hex_of(row)
        if where:
            self.go_to.emit(where)

    def _size_columns(self) -> None:
        """Wide enough for every side and for the titles, in the present language and size of letters."""
        bold = self.font()
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        sides = [side_name(side) for side in self.session.game.system.sides]
        for column, texts in ((TURN, ["00"]), (SIDE, sides), (RULE, ["8.5.1.1"])):
            title = str(self.model.headerData(column, Qt.Orientation.Horizontal))
            width = max(metrics.horizontalAdvance(text) for text in (title, *texts))
            self.table.setColumnWidth(column, width + 18)

    def retranslate(self) -> None:
        place = max(0, self.kinds.currentIndex())
        self.kinds.blockSignals(True)
        self.kinds.clear()
        self.kinds.addItems([pattern(text) for text, _ in FILTERS])
        self.kinds.setCurrentIndex(place)
        self.kinds.blockSignals(False)
        self.kinds.setAccessibleName(tr("What the log shows"))
        self.search.setPlaceholderText(tr("Search the log"))
        self.search.setAccessibleName(tr("Search the log"))
        self.table.setAccessibleName(tr("Log"))
        self.model.forget_texts()
        self._size_columns()
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, RULE)
