"""The scanned map under the hexes: which picture, how strongly it shows, and where it lies."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import tr
from bk40qt.engine.rules.blitz40.scenario_scan import PICTURES
from editor.document import Change
from editor.edits.scan import adjust_scan, remove_scan, scan_of
from editor.panels.base import Panel
from editor.workspace import Workspace

_NUMBERS: Final = ("x", "y", "scale_x", "scale_y", "rotation")


class PicturePanel(Panel):
    sections: ClassVar = frozenset(("scan",))
    picture_wanted = Signal(object)  # Path
    calibration_wanted = Signal(object)  # list of three hexes

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self._shown = False
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.choose, self.remove, self.calibrate = QPushButton(), QPushButton(), QPushButton()
        self.choose.clicked.connect(self._choose)
        self.remove.clicked.connect(lambda: self.workspace.push(remove_scan(self.document)))
        self.calibrate.clicked.connect(self._calibrate)
        self.share = QSlider(Qt.Orientation.Horizontal)
        self.share.setRange(0, 100)
        self.share.valueChanged.connect(lambda value: self._set("opacity", value / 100))
        self.numbers = {name: QDoubleSpinBox() for name in _NUMBERS}
        for name, box in self.numbers.items():
            self._set_up(name, box)
        self.hexes = [QLineEdit() for _ in range(3)]
        self._labels: dict[str, QLabel] = {name: QLabel() for name in ("share", "hexes", *_NUMBERS)}
        self._lay_out()
        self.retranslate()
        self._propose_hexes()
        self.refresh()

    def _set_up(self, name: str, box: QDoubleSpinBox) -> None:
        scale = name.startswith("scale")
        limit = {"rotation": 360.0}.get(name, 10_000.0 if scale else 1_000_000.0)
        box.setDecimals(4 if scale else 1)
        box.setRange(-limit, limit)
        box.setSingleStep(0.01 if scale else 1.0)
        box.setKeyboardTracking(False)
        box.valueChanged.connect(lambda value: self._set(name, value))

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self._labels["share"], self.share)
        row = QHBoxLayout()
        for field in self.hexes:
            row.addWidget(field)
        form.addRow(self._labels["hexes"])  # above them: beside them there is no room for three numbers
        form.addRow(row)
        form.addRow(self.calibrate)
        for name, box in self.numbers.items():
            self._labels[name].setBuddy(box)
            form.addRow(self._labels[name], box)
        buttons = QHBoxLayout()
        buttons.addWidget(self.choose)
        buttons.addWidget(self.remove)
        layout = QVBoxLayout(self)
        layout.addLayout(buttons)
        layout.addWidget(self.trouble)
        layout.addLayout(form)
        layout.addStretch(1)

    # -- showing ------------------------------------------------------------------------------------------------------

    def on_changed(self, change: Change) -> None:
        super().on_changed(change)
        if "map.grid" in change.sections:
            self._propose_hexes()

    def _propose_hexes(self) -> None:
        """Three corners of the map, far apart."""
        grid = self.document.grid
        for field, h in zip(self.hexes, (0, grid.n - grid.per_line, grid.n - 1), strict=True):
            field.setText(grid.ids[h])

    def show_scan(self, shown: bool, trouble: str) -> None:
        """Is the picture of the document on the map, and if not, why?"""
        self._shown = shown
        self.trouble.setText(trouble)
        self.refresh()

    def show_place(self, place: str) -> bool:
        return "scan" in self.document.data

    def refresh(self) -> None:
        entry = self.document.data.get("scan")
        self.trouble.setVisible(bool(self.trouble.text()))
        self.remove.setEnabled(entry is not None)
        for widget in (self.calibrate, self.share, *self.numbers.values(), *self.hexes):
            widget.setEnabled(self._shown and entry is not None)
        if entry is None:
            return
        scan = scan_of(entry)
        with QSignalBlocker(self.share):
            self.share.setValue(round(100 * scan.opacity))
        for name, box in self.numbers.items():
            with QSignalBlocker(box):
                box.setValue(getattr(scan, name))

    def retranslate(self) -> None:
        self.choose.setText(tr("Picture…"))
        self.choose.setToolTip(tr("Choose a scanned map to be shown under the hexes"))
        self.remove.setText(tr("Remove"))
        self.remove.setToolTip(tr("Show the map without the picture"))
        self.calibrate.setText(tr("Click three hexes…"))
        self.calibrate.setToolTip(tr("Click on the picture where the middles of these three hexes are"))
        texts = {"share": tr("Strength"), "hexes": tr("Known hexes"), "x": tr("Left"), "y": tr("Top"),
                 "scale_x": tr("Scale across"), "scale_y": tr("Scale down"), "rotation": tr("Rotation")}
        for name, text in texts.items():
            self._labels[name].setText(text)
        self._labels["share"].setBuddy(self.share)
        self.share.setToolTip(tr("How strongly the picture shows through the hexes"))
        for field in self.hexes:
            field.setAccessibleName(tr("Known hexes"))
            field.setToolTip(tr("Number of a hex that you can find on the picture"))
        for name, box in self.numbers.items():
            box.setToolTip(
                tr("Degrees, clockwise") if name == "rotation" else tr("In units of the map: a hex is 128 wide")
            )

    # -- what is chosen -----------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        kinds = " ".join(f"*.{kind}" for kind in PICTURES)
        path, _ = QFileDialog.getOpenFileName(self, tr("Picture of a map"), "", tr("Pictures ({kinds})", kinds=kinds))
        if path:
            self.picture_wanted.emit(Path(path))

    def _set(self, name: str, value: Any) -> None:
        if name.startswith("scale") and not value:
            self.refresh()  # a picture without any size cannot be seen
        elif "scan" in self.document.data:
            self.workspace.push(adjust_scan(self.document, name, value))

    def _calibrate(self) -> None:
        names = [field.text().strip() for field in self.hexes]
        if len(set(names)) < 3 or any(name not in self.document.grid.index for name in names):
            self.workspace.said.emit(tr("Name three different hexes of the map first."))
            return
        self.calibration_wanted.emit(names)
