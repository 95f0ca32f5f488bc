"""Questions about the map as a whole: another size, a shift."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.hexgrid import Grid
from editor.edits.transform import size
from editor.number_box import NumberBox


class FrameDialog(QDialog):
    """How many columns and rows are added at each edge, or cut off."""

    def __init__(self, grid: Grid, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Size of the map"))
        self._columns, self._rows = size(grid)
        self.edges = {edge: NumberBox(-249, 249) for edge in ("west", "east", "north", "south")}
        self.result_text = QLabel()
        form = QFormLayout()
        texts = (tr("Add in the &west"), tr("Add in the &east"), tr("Add in the &north"), tr("Add in the &south"))
        for text, spin in zip(texts, self.edges.values(), strict=True):
            spin.setToolTip(tr("Negative numbers cut off"))
            spin.valueChanged.connect(self._show)
            form.addRow(text, spin)
        form.addRow(tr("New size"), self.result_text)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.buttons)
        self._show()

    def values(self) -> dict[str, int]:
        return {edge: spin.value() for edge, spin in self.edges.items()}

    def _show(self) -> None:
        more = self.values()
        columns = self._columns + more["west"] + more["east"]
        rows = self._rows + more["north"] + more["south"]
        self.result_text.setText(tr("{columns} columns, {rows} rows", columns=columns, rows=rows))
        fine = 1 <= columns <= 250 and 1 <= rows <= 250
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fine)


class ShiftDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Shift the map"))
        self.columns, self.rows = NumberBox(-249, 249), NumberBox(-249, 249)
        form = QFormLayout()
        for text, spin in ((tr("&Columns to the east"), self.columns), (tr("&Rows to the south"), self.rows)):
            spin.setToolTip(tr("Negative numbers go the other way"))
            form.addRow(text, spin)
        note = QLabel(tr("What leaves the map is lost; clear ground follows."))
        note.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(note)
        layout.addWidget(buttons)
