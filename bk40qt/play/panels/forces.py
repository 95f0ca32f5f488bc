"""Order of battle: both sides by division, formation and unit, with strength, state and losses; leads to the unit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLineEdit, QTreeView, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.base import Panel
from bk40qt.play.panels.forces_paint import ROW_ROLE, RowDelegate
from bk40qt.play.panels.forces_rows import DIVISION, SIDE, UNIT, Row, formation_row, sum_row, unit_row
from bk40qt.play.session import Session

_Index = QModelIndex | QPersistentModelIndex
KEY_ROLE: Final = ROW_ROLE + 1  # "unit:...", "formation:...", "division:side/...", "side:..."
RANK_ROLE: Final = ROW_ROLE + 2  # rows of one parent stand in this order


class _Filter(QSortFilterProxyModel):
    """Every word must occur somewhere in the row. What stands above or below a found row stays with it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words: list[str] = []
        self.setRecursiveFilteringEnabled(True)
        self.setAutoAcceptChildRows(True)

    def set_words(self, text: str) -> None:
        self.words = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: _Index) -> bool:
        if not self.words:
            return True
        row = self.sourceModel().index(source_row, 0, source_parent).data(ROW_ROLE)
        text = row.searched()
        return all(word in text for word in self.words)


class _Tree(QTreeView):
    """Enter means the row, also where the platform would take it for something else."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


class ForcesPanel(Panel):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.model = QStandardItemModel(self)
        self.proxy = _Filter(self)
        self.proxy.setSourceModel(self.model)
        self.tree = _Tree()
        self.tree.setModel(self.proxy)
        self.tree.setHeaderHidden(True)
        self.tree.setItemDelegate(RowDelegate(self.tree))
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setIndentation(10)
        self.tree.setExpandsOnDoubleClick(False)  # a double click activates, and that opens
        self.tree.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.search)
        layout.addWidget(self.tree, 1)
        self._items: dict[str, QStandardItem] = {}
        self._known: dict[str, tuple[str, object]] = {}  # the row above it, and what it was made from
        self._open: list[str] | None = None  # the open rows before something was sought
        self.search.textChanged.connect(self._sought)
        self.search.returnPressed.connect(self._take_first)
        self.tree.clicked.connect(self._clicked)
        self.tree.activated.connect(self._activated)
        self.retranslate()
        self._expand_to_formations()

    # -- rows --------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        view, state = self.session.view(), self.session.state
        setting = state.setting  # type: ignore[attr-defined]
        formations = {formation["id"]: formation for formation in view["formations"]}
        units = [unit for unit in view["units"] if unit["place"] != "hidden"]  # 13.1: nothing is known of them
        used = {unit["formation"] for unit in units}
        shown = [found for found in setting.scenario.formations if found.id in used]
        stale = set(self._items)
        self._sums(stale, shown, formations)
        for found in shown:
            formation, marker = formations[found.id], _marker_place(view["markers"], found.id)
            made_from = (tuple(formation["statuses"]), formation["activations"], formation["lost"],
                         formation["total"], marker)
            make = partial(formation_row, setting, formation, marker)
            above = f"division:{found.side}/{found.division}" if found.division else f"side:{found.side}"
            self._put(stale, f"formation:{found.id}", above,
                      setting.formation_index[found.id], made_from, make)
        for unit in units:
            self._unit(stale, state, unit, formations[unit["formation"]], view["turn"])
        self._drop(stale)

    def _sums(self, stale: set[str], shown: list[Any], formations: dict[str, Any]) -> None:
        """Sides and divisions. Who plays alone finds his own side first."""
        persons = self.session.seats.persons()
        for place, side in enumerate(sorted(self.session.game.system.sides, key=lambda side: persons != [side])):
            own = [found for found in shown if found.side == side]
            groups = [(f"side:{side}", "", side_name(side), own)]
            for division in dict.fromkeys(found.division for found in own if found.division):
                inside = [found for found in own if found.division == division]
                groups.append((f"division:{side}/{division}", f"side:{side}", division, inside))
            for rank, (key, above, title, members) in enumerate(groups):
                found = [formations[formation.id] for formation in members]
                made_from = tuple((formation["lost"], formation["total"]) for formation in found)
                level = DIVISION if above else SIDE
                self._put(stale, key, above, rank if above else place, made_from,
                          partial(sum_row, level, title, found))

    def _unit(self, stale: set[str], state: Any, unit: dict[str, Any], formation: dict[str, Any], turn: int) -> None:
        setting = state.setting
        number = setting.unit_index[unit["id"]]
        riders: tuple[int, ...] = ()
        if setting.is_carrier[number] and "hex" in unit:  # what it carries is derived, and shown
            riders = tuple(state.aboard[other] for other in state.stack[setting.hex_index[unit["hex"]]])
        made_from = (unit["place"], unit["steps"], tuple(unit["statuses"]), unit.get("hex"), unit.get("aboard"),
                     unit.get("return_turn"), turn if unit["place"] == "due" else 0, riders,
                     "demoralized" in formation["statuses"], "fatigued" in formation["statuses"])
        rank = number - (setting.unit_count if setting.is_hq[number] else 0)  # the HQ stands first
        self._put(stale, f"unit:{unit['id']}", f"formation:{unit['formation']}", rank, made_from,
                  partial(unit_row, state, unit, formation, turn))

    def _put(self, stale: set[str], key: str, above: str, rank: int, made_from: object,
             make: Callable[[], Row]) -> None:
        """The row of that key, made anew only if what it says has changed."""
        stale.discard(key)
        known = self._known.get(key)
        if known == (above, made_from):
            return
        if known is not None and known[0] != above:
            self._drop({key})  # 10.3: it has been attached to another formation
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = QStandardItem()
            item.setEditable(False)
            item.setData(key, KEY_ROLE)
            item.setData(rank, RANK_ROLE)
            self._dress(item, make())
            parent = self._items[above] if above else self.model.invisibleRootItem()
            before = sum(parent.child(row).data(RANK_ROLE) < rank for row in range(parent.rowCount()))
            parent.insertRows(before, [item])  # `insertRow` would show an empty row first
        else:
            self._dress(item, make())
        self._known[key] = (above, made_from)

    @staticmethod
    def _dress(item: QStandardItem, row: Row) -> None:
        item.setData(row, ROW_ROLE)
        item.setText(row.title)
        item.setToolTip(row.tip)
        item.setData(row.spoken(), Qt.ItemDataRole.AccessibleTextRole)

    def _drop(self, keys: set[str]) -> None:
        for key in sorted(keys, key=lambda key: -self._depth(self._items[key])):  # what is below goes first
            item = self._items.pop(key)
            self._known.pop(key, None)
            parent = item.parent() or self.model.invisibleRootItem()
            parent.removeRow(item.row())

    @staticmethod
    def _depth(item: QStandardItem | None) -> int:
        depth = 0
        while item is not None:
            item, depth = item.parent(), depth + 1
        return depth

    # -- what the player does ----------------------------------------------------------------------------------------

    def row_of(self, key: str) -> Row | None:
        item = self._items.get(key)
        return item.data(ROW_ROLE) if item is not None else None

    def index_of(self, key: str) -> QModelIndex:
        return self.proxy.mapFromSource(self._items[key].index())

    def _expand_to_formations(self) -> None:
        self.tree.expandToDepth(1)

    def _opened(self) -> list[str]:
        return [key for key in self._items if self.tree.isExpanded(self.index_of(key))]

    def _sought(self, text: str) -> None:
        if text.strip() and self._open is None:
            self._open = self._opened()
        self.proxy.set_words(text)
        if text.strip():
            self.tree.expandAll()
        elif self._open is not None:
            self.tree.collapseAll()
            for key in self._open:
                if key in self._items:
                    self.tree.expand(self.index_of(key))
            self._open = None

    def _take_first(self) -> None:
        """Enter in the search line: the first unit found."""
        index = self.proxy.index(0, 0)
        while index.isValid():
            if index.data(ROW_ROLE).level == UNIT:
                self.tree.setCurrentIndex(index)
                self._go(index)
                return
            index = self.tree.indexBelow(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self.tree.currentIndex().isValid():
                self.tree.setCurrentIndex(self.proxy.index(0, 0))
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _clicked(self, index: QModelIndex) -> None:
        if index.data(ROW_ROLE).level == UNIT:
            self._go(index)

    def _activated(self, index: QModelIndex) -> None:
        if index.data(ROW_ROLE).level == UNIT:
            self._go(index)
        else:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))

    def _go(self, index: QModelIndex) -> None:
        row: Row = index.data(ROW_ROLE)
        self.unit_wanted.emit(index.data(KEY_ROLE).removeprefix("unit:"))
        if row.hex:
            self.go_to.emit(row.hex)

    def retranslate(self) -> None:
        self.search.setPlaceholderText(tr("Type to find a unit"))
        self.search.setAccessibleName(tr("Find a unit"))
        self.search.setToolTip(tr("Words of a name, a formation, a type, a state or a hex; Enter shows the first"
                                  " unit on the map"))
        self.tree.setAccessibleName(tr("Order of battle"))
        self.tree.setToolTip(tr("Click a unit to select it and see it on the map"))
        self._known = {key: (known[0], None) for key, known in self._known.items()}
        self.refresh()


def _marker_place(markers: dict[str, Any], formation: str) -> str:
    """Where the marker of a formation lies; "" if it has none."""
    return "cup" if formation in markers["cup"] else str(markers["places"].get(formation, ""))
