"""The order of battle as a tree: sides, formations, counters. Counters are dragged from one formation to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QDropEvent, QFont, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import tr, trn
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.mapview.counter_art import STYLES, counter_pixmap
from bk40qt.mapview.faces import CounterFace, describe, side_name
from editor.document import ScenarioDocument
from editor.panels.icons import colour_icon, true_icon
from editor.panels.wording import Entry, face_of, factors

KIND: Final = int(Qt.ItemDataRole.UserRole)  # "side", "formation", "counter"
IDENT: Final = KIND + 1
_PICTURE: Final = 30
_MIME: Final = "application/x-bk40qt-forces"


class _CounterItem(QTreeWidgetItem):
    """Draws its counter when it comes into sight: a formation may have hundreds, and each takes some milliseconds."""

    face: CounterFace | None = None
    _icon: QIcon | None = None

    def show_face(self, face: CounterFace) -> None:
        if face != self.face:
            self.face, self._icon = face, None
            self.emitDataChanged()

    def forget(self) -> None:
        self._icon = None

    def data(self, column: int, role: int) -> Any:
        if column == 0 and role == Qt.ItemDataRole.DecorationRole and self.face is not None:
            if self._icon is None:
                tree, style = self.treeWidget(), STYLES[theme.theme_name()]
                pixels = tree.devicePixelRatioF() if tree is not None else 1.0
                self._icon = true_icon(counter_pixmap(self.face, _PICTURE, pixels, style=style))
            return self._icon
        return super().data(column, role)


class ForcesTree(QTreeWidget):
    dropped = Signal(list, str, object)  # counters, the formation they go to, the counter they come before or None
    formation_dropped = Signal(str, str, object)  # formation, side, the formation it comes before or None
    delete_pressed = Signal()
    moved = Signal(int)  # Alt+Up, Alt+Down: -1, 1

    def __init__(self, parent: QWidget | None = None) -> None:
        self._items: dict[str, QTreeWidgetItem] = {}  # first: Qt sends events while it makes the tree
        super().__init__(parent)
        self.setColumnCount(3)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setIconSize(QSize(_PICTURE + 8, _PICTURE + 8))
        self.setIndentation(14)
        self.setUniformRowHeights(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        head = self.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self._shape: list[tuple[str, str]] = []
        self._made_from: dict[str, object] = {}

    # -- rows ----------------------------------------------------------------------------------------------------------

    def fill(self, document: ScenarioDocument) -> None:
        """Shows the forces of a document. Rows are made anew only where formations or counters came or went."""
        formations, counters = document.data["formations"], document.data["counters"]
        known = {entry["id"] for entry in formations}
        shape: list[tuple[str, str]] = [(side, "") for side in SIDES]
        shape += [(entry["id"], entry["side"]) for entry in formations]
        shape += [(entry["id"], entry["formation"] if entry["formation"] in known else "?") for entry in counters]
        if shape != self._shape:
            self._rebuild(formations, counters, known)
            self._shape = shape
        homes = {entry["id"]: entry for entry in formations}
        for side in SIDES:
            own = [entry for entry in formations if entry["side"] == side]
            self._items[side].setText(0, side_name(side))
            # In words the column would be wider than the values in it, and there were no room for names of counters.
            self._items[side].setText(1, str(len(own)))
            self._items[side].setToolTip(1, trn("{n} formation", "{n} formations", len(own)))
        sizes = Counter(entry["formation"] for entry in counters)
        for entry in formations:
            self._dress_formation(entry, sizes[entry["id"]])
        for entry in counters:
            self._dress_counter(entry, homes.get(entry["formation"]))
        self._widen()

    def _widen(self) -> None:
        """Columns as wide as their texts. Qt's own way measures every row again after each change of one."""
        metrics = self.fontMetrics()
        for column in (1, 2):
            texts = {item.text(column) for item in self._items.values()} | {self.headerItem().text(column)}
            self.setColumnWidth(column, max(metrics.horizontalAdvance(text) for text in texts) + 14)

    def forget(self) -> None:
        """Another language: every row is dressed anew next time."""
        self._made_from.clear()

    def _rebuild(self, formations: list[Entry], counters: list[Entry], known: set[str]) -> None:
        closed = {name for name, item in self._items.items() if not item.isExpanded()}
        fresh = not self._items
        selected, current = self.chosen_ids(), self._ident(self.currentItem())
        scroll = self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        self._items, self._made_from = {}, {}
        for side in SIDES:
            self._add(self.invisibleRootItem(), side, "side")
        for entry in formations:
            if entry["side"] in self._items and entry["id"] not in self._items:
                self._add(self._items[entry["side"]], entry["id"], "formation")
        for entry in counters:
            home = self._items.get(entry["formation"]) if entry["formation"] in known else None
            if entry["id"] not in self._items:
                self._add(home or self._lost(), entry["id"], "counter")
        for name, item in self._items.items():
            kind = item.data(0, KIND)
            item.setExpanded(kind == "side" if fresh else name not in closed or kind == "side")
            item.setSelected(name in selected)
        if current in self._items:
            self.setCurrentItem(self._items[current], 0, self.selectionModel().SelectionFlag.NoUpdate)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(scroll)

    def _lost(self) -> QTreeWidgetItem:
        """Counters of a formation that there is not."""
        if "?" not in self._items:
            self._add(self.invisibleRootItem(), "?", "side")
            self._items["?"].setText(0, tr("Without a formation"))
        return self._items["?"]

    def _add(self, parent: QTreeWidgetItem, ident: str, kind: str) -> None:
        item = _CounterItem(parent) if kind == "counter" else QTreeWidgetItem(parent)
        # Given, because Qt would ask every row for its picture to find out.
        line = self.fontMetrics().height() + 4
        item.setSizeHint(0, QSize(0, max(line, _PICTURE + 10) if kind == "counter" else line))
        item.setData(0, KIND, kind)
        item.setData(0, IDENT, ident)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDropEnabled
        if kind != "side":
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        item.setFlags(flags)
        if kind == "side":
            font = QFont(self.font())
            font.setBold(True)
            item.setFont(0, font)
        self._items[ident] = item

    def _dress_formation(self, entry: Entry, count: int) -> None:
        item = self._items[entry["id"]]
        if self._made_from.get(entry["id"]) == (entry, count):
            return
        self._made_from[entry["id"]] = (entry, count)
        item.setText(0, entry["name"])
        item.setText(1, entry.get("division", ""))
        item.setIcon(0, colour_icon(entry["colour"], _PICTURE // 2))
        marker = entry.get("marker", "")
        tips = [
            entry["name"],
            trn("{n} counter", "{n} counters", count),
            tr("Marker {marker}", marker=marker) if marker else tr("No activation marker"),
        ]
        item.setToolTip(0, "\n".join(tips))

    def _dress_counter(self, entry: Entry, formation: Entry | None) -> None:
        item = self._items[entry["id"]]
        if self._made_from.get(entry["id"]) == (entry, formation):
            return
        self._made_from[entry["id"]] = (entry, formation)
        face = face_of(entry, formation)
        assert isinstance(item, _CounterItem)
        item.show_face(face)
        item.setText(0, entry["name"])
        item.setText(1, factors(entry["type"], entry["full"]))
        arrival = entry.get("arrival", 0)
        item.setText(2, tr("turn {turn}", turn=arrival) if arrival else "")
        item.setToolTip(0, describe(face))
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, describe(face).replace("\n", ", "))

    def retranslate(self) -> None:
        self.setHeaderLabels([tr("Unit"), tr("Values"), tr("Arrival")])
        self.setAccessibleName(tr("Order of battle"))
        self.setToolTip(tr("Drag counters to another formation; Alt+Up and Alt+Down change the order"))
        self.forget()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:  # light or dark: counters are drawn in another shade
            for item in self._items.values():
                if isinstance(item, _CounterItem):
                    item.forget()

    # -- what is chosen ------------------------------------------------------------------------------------------------

    @staticmethod
    def _ident(item: QTreeWidgetItem | None) -> str:
        return str(item.data(0, IDENT)) if item is not None else ""

    def chosen_ids(self, kind: str = "") -> list[str]:
        """Ids of the selected rows, from top to bottom."""
        found = [item for item in self.selectedItems() if not kind or item.data(0, KIND) == kind]
        order = {name: number for number, name in enumerate(self._items)}
        return sorted((self._ident(item) for item in found), key=lambda name: order.get(name, 0))

    def choose(self, idents: Iterable[str]) -> None:
        """Select these rows and no others; the first comes into sight."""
        wanted = [name for name in idents if name in self._items]
        if set(wanted) == set(self.chosen_ids()):
            return
        self.blockSignals(True)
        self.clearSelection()
        if wanted:
            self.setCurrentItem(self._items[wanted[0]])
            self.scrollToItem(self._items[wanted[0]])
        for name in wanted:
            self._items[name].setSelected(True)
            if (parent := self._items[name].parent()) is not None:
                parent.setExpanded(True)
        self.blockSignals(False)
        self.viewport().update()

    def side_here(self) -> str:
        """The side of the row the cursor is in."""
        item = self.currentItem()
        while item is not None and item.data(0, KIND) != "side":
            item = item.parent()
        ident = self._ident(item)
        return ident if ident in SIDES else SIDES[0]

    def formation_here(self) -> str:
        """The formation of the row the cursor is in, "" if it is in none."""
        item = self.currentItem()
        if item is not None and item.data(0, KIND) == "counter":
            item = item.parent()
        return self._ident(item) if item is not None and item.data(0, KIND) == "formation" else ""

    # -- mouse and keys ------------------------------------------------------------------------------------------------

    def mimeData(self, items: Any) -> QMimeData:
        data = QMimeData()
        data.setData(_MIME, str(id(self)).encode())  # rows go about within this tree only
        return data

    def mimeTypes(self) -> list[str]:
        return [_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        """The document moves what is dropped and the tree follows: Qt must not take rows out of its own accord."""
        items = [item for item in self.selectedItems() if item.data(0, KIND) != "side"]
        if items:
            drag = QDrag(self)
            drag.setMimeData(self.mimeData(items))
            drag.setPixmap(items[0].icon(0).pixmap(self.iconSize()))
            drag.exec(Qt.DropAction.MoveAction)

    def dropEvent(self, event: QDropEvent) -> None:
        target = self.itemAt(event.position().toPoint())
        event.accept()
        if bytes(event.mimeData().data(_MIME).data()) == str(id(self)).encode() and target is not None:
            self._drop_on(target, self.dropIndicatorPosition())
        self.setState(QAbstractItemView.State.NoState)
        self.viewport().update()  # away with the mark

    def _drop_on(self, target: QTreeWidgetItem, where: QAbstractItemView.DropIndicatorPosition) -> None:
        above = where == QAbstractItemView.DropIndicatorPosition.AboveItem
        below = where == QAbstractItemView.DropIndicatorPosition.BelowItem
        counters, formations = self.chosen_ids("counter"), self.chosen_ids("formation")
        kind = target.data(0, KIND)
        if counters and not formations:
            if kind == "formation":
                self.dropped.emit(counters, self._ident(target), None)
            elif kind == "counter" and target.parent() is not None:
                before = target if above else self.itemBelow(target) if below else None
                same = before is not None and before.parent() is target.parent()
                self.dropped.emit(counters, self._ident(target.parent()), self._ident(before) if same else None)
        elif len(formations) == 1 and not counters:
            if kind == "side":
                self.formation_dropped.emit(formations[0], self._ident(target), None)
            elif kind == "formation" and target.parent() is not None:
                self.formation_dropped.emit(formations[0], self._ident(target.parent()), self._ident(target))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)
