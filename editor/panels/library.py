"""The unit library: pick a type to make counters of, and keep types of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import retell, tr
from bk40qt.engine.wording import translatable
from bk40qt.mapview.counter_art import STYLES, counter_pixmap
from bk40qt.mapview.faces import type_name
from editor.edits.counters import MOST_COPIES
from editor.panels.fields import named_check
from editor.panels.form import Buttons
from editor.panels.form_panel import Notice
from editor.panels.icons import true_icon
from editor.panels.library_form import UnitDialog
from editor.panels.wording import Entry, face_of, factors
from editor.unit_library import LibraryError, LibraryUnit, UnitLibrary

_UNIT: Final = int(Qt.ItemDataRole.UserRole)
_PICTURE: Final = 34


class LibraryDialog(QDialog):
    """`unit`, `counter_name` and `copies` are the answer when the dialog is accepted."""

    def __init__(self, library: UnitLibrary, formation: Entry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self._formation = formation
        self.setWindowTitle(tr("Unit library"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Type to find a unit type"))
        self.search.setAccessibleName(tr("Find a unit type"))
        self.search.setClearButtonEnabled(True)
        self.list = self._make_list()
        self.name, self.copies = QLineEdit(), QSpinBox()
        self.copies.setRange(1, MOST_COPIES)
        self.name.setToolTip(tr("The sign # stands for the number of the copy: #./12 SchR"))
        self.notice = Notice()
        self.edits = Buttons()
        self.change = self.edits.add(translatable("Edit…"), translatable("Change a type of your own"), self._change)
        self.copy = self.edits.add(translatable("Copy…"), translatable("A type of your own like this one"), self._copy)
        self.delete = self.edits.add(translatable("Delete"), translatable("Remove a type of your own"), self._delete)
        self.edits.retranslate()
        self.answer = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.answer.button(QDialogButtonBox.StandardButton.Ok).setText(tr("Add"))
        self.answer.accepted.connect(self._accept)
        self.answer.rejected.connect(self.reject)
        self._lay_out()
        self.search.textChanged.connect(self._fill)
        self.list.currentItemChanged.connect(self._moved)
        self.list.itemActivated.connect(lambda _item: self._accept())
        self._fill()
        self.resize(560, 560)
        if library.trouble is not None:
            self.notice.tell(retell(library.trouble))

    def _make_list(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setIconSize(QSize(_PICTURE + 8, _PICTURE + 8))
        tree.setHeaderLabels([tr("Type"), tr("Kind"), tr("Values"), tr("Origin")])
        tree.setAccessibleName(tr("Unit types"))
        tree.header().setStretchLastSection(False)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2, 3):
            tree.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        return tree

    def _lay_out(self) -> None:
        form = QFormLayout()
        for text, field in ((tr("&Name"), self.name), (tr("Co&pies"), self.copies)):
            label = QLabel(text)
            label.setBuddy(field)
            form.addRow(label, field)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(tr("New counters for {formation}", formation=self._formation["name"])))
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.edits)
        layout.addLayout(form)
        layout.addWidget(self.notice)
        row = QHBoxLayout()
        row.addWidget(self.answer)
        layout.addLayout(row)

    # -- the list ------------------------------------------------------------------------------------------------------

    def _fill(self, *_args: object) -> None:
        """Types of the formation's side come first."""
        chosen = self.unit()
        words = self.search.text().casefold().split()
        side = self._formation["side"]
        units = sorted(self.library.units, key=lambda unit: unit.side not in (side, ""))
        self.list.clear()
        for unit in units:
            cells = [unit.name, type_name(unit.type), factors(unit.type, unit.full), tr("own") if unit.own else ""]
            text = " ".join((*cells, unit.model, unit.type_id)).casefold()
            if all(word in text for word in words):
                item = QTreeWidgetItem(cells)
                item.setData(0, _UNIT, unit.type_id)
                item.setToolTip(0, unit.model)
                face = face_of(_entry(unit), {**self._formation, "side": unit.side or side})
                style = STYLES[theme.theme_name()]
                item.setIcon(0, true_icon(counter_pixmap(face, _PICTURE, self.devicePixelRatioF(), style=style)))
                self.list.addTopLevelItem(item)
                if chosen is not None and unit.type_id == chosen.type_id:
                    self.list.setCurrentItem(item)
        if self.list.currentItem() is None and (first := self.list.topLevelItem(0)) is not None:
            self.list.setCurrentItem(first)
        self._moved()

    def unit(self) -> LibraryUnit | None:
        item = self.list.currentItem()
        return self.library.find(item.data(0, _UNIT)) if item is not None else None

    def counter_name(self) -> str:
        return self.name.text().strip()

    def _moved(self, *_args: object) -> None:
        unit = self.unit()
        if unit is not None and not self.name.isModified():
            label = self._formation.get("marker") or self._formation["name"]
            self.name.setText(f"{unit.name}/{label}" if unit.type != "hq" else f"HQ {label}")
        self.copy.setEnabled(unit is not None)
        for button in (self.change, self.delete):
            button.setEnabled(unit is not None and unit.own)

    def _accept(self) -> None:
        reason = named_check(self.counter_name()) if self.unit() is not None else tr("Choose a type first")
        self.notice.tell(reason)
        if not reason:
            self.accept()

    # -- one's own types -----------------------------------------------------------------------------------------------

    def _ask(self, unit: LibraryUnit) -> LibraryUnit | None:
        dialog = UnitDialog(unit, self._formation, self)
        made = dialog.result_unit() if dialog.exec() else None
        dialog.deleteLater()
        return made

    def _change(self) -> None:
        unit = self.unit()
        if unit is not None and unit.own and (made := self._ask(unit)) is not None:
            self._try(lambda: self.library.change(made))

    def _copy(self) -> None:
        unit = self.unit()
        if unit is None:
            return
        names = {other.name for other in self.library.units}
        name = next(name for name in self._copy_names(unit.name) if name not in names)
        made = self._ask(replace(unit, name=name, own=True))
        if made is not None:
            self.search.clear()  # the new type may have another name than was looked for
            self._try(lambda: self.library.add(made).type_id)

    @staticmethod
    def _copy_names(name: str) -> Iterator[str]:
        yield tr("{name} (copy)", name=name)
        yield from (tr("{name} (copy {n})", name=name, n=n) for n in count(2))

    def _delete(self) -> None:
        unit = self.unit()
        if unit is not None and unit.own:
            self._try(lambda: self.library.remove(unit.type_id))

    def _try(self, change: Callable[[], str | None]) -> None:
        """`change` may name the type that is to be chosen then."""
        chosen = None
        try:
            chosen = change()
        except LibraryError as error:
            self.notice.tell(retell(error.message))
        else:
            self.notice.tell("")
        self._fill()
        items = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        for item in items:
            if item is not None and chosen is not None and item.data(0, _UNIT) == chosen:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item)


def _entry(unit: LibraryUnit) -> Entry:
    """The type as a counter, to be drawn."""
    return {"id": unit.type_id, "name": unit.name, "formation": "", **unit.values()}
