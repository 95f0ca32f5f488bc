"""The scanned map under the hexes: which picture, how strongly it shows, and where it lies."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
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
from bk40qt.desktop.trouble import tell
from editor.background import FORMATS, Background, PictureTrouble, Placement, fitted, load_picture
from editor.panels.base import Panel
from editor.workspace import Workspace

_NUMBERS = ("x", "y", "scale_x", "scale_y", "rotation")


class PicturePanel(Panel):
    calibration_wanted = Signal(object)  # list of three hexes
    placed = Signal()  # to be remembered

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.background: Background | None = None
        self.choose, self.remove, self.calibrate = QPushButton(), QPushButton(), QPushButton()
        self.choose.clicked.connect(self._choose)
        self.remove.clicked.connect(self._remove)
        self.calibrate.clicked.connect(self._calibrate)
        self.share = QSlider(Qt.Orientation.Horizontal)
        self.share.setRange(0, 100)
        self.share.valueChanged.connect(lambda value: self._set("share", value / 100))
        self.numbers = {name: QDoubleSpinBox() for name in _NUMBERS}
        for name, box in self.numbers.items():
            box.setDecimals(4 if name.startswith("scale") else 1)
            box.setRange(*((0.0001, 10_000.0) if name.startswith("scale") else (-1_000_000.0, 1_000_000.0)))
            box.setSingleStep(0.01 if name.startswith("scale") else 1.0)
            box.setKeyboardTracking(False)
            box.valueChanged.connect(lambda value, name=name: self._set(name, value))
        self.hexes = [QLineEdit() for _ in range(3)]
        self._labels: dict[str, QLabel] = {name: QLabel() for name in ("share", "hexes", *_NUMBERS)}
        form = QFormLayout()
        form.addRow(self._labels["share"], self.share)
        row = QHBoxLayout()
        for field in self.hexes:
            row.addWidget(field)
        form.addRow(self._labels["hexes"], row)
        form.addRow(self.calibrate)
        for name, box in self.numbers.items():
            self._labels[name].setBuddy(box)
            form.addRow(self._labels[name], box)
        buttons = QHBoxLayout()
        buttons.addWidget(self.choose)
        buttons.addWidget(self.remove)
        layout = QVBoxLayout(self)
        layout.addLayout(buttons)
        layout.addLayout(form)
        layout.addStretch(1)
        self.retranslate()

    # -- showing ------------------------------------------------------------------------------------------------------

    def set_background(self, background: Background) -> None:
        """Another scene: the picture that was shown goes along."""
        before, self.background = self.background, background
        if before is not None and before.is_shown:
            self.open(Path(before.placement.path), before.placement)
        self._propose_hexes()
        self.refresh()

    def _propose_hexes(self) -> None:
        """Three corners of the map, far apart."""
        grid = self.document.grid
        for field, h in zip(self.hexes, (0, grid.n - grid.per_line, grid.n - 1), strict=True):
            field.setText(grid.ids[h])

    def open(self, path: Path, placement: Placement | None = None) -> bool:
        """Show a picture; False, and a message, if it cannot be shown."""
        assert self.background is not None
        try:
            image, size = load_picture(path)
        except PictureTrouble as trouble:
            tell(self, tr("The picture cannot be shown"), str(trouble))
            return False
        self.background.show(image, size, placement or fitted(self.background.layout, size, str(path)))
        self.refresh()
        return True

    def refresh(self) -> None:
        shown = self.background is not None and self.background.is_shown
        for widget in (self.remove, self.calibrate, self.share, *self.numbers.values(), *self.hexes):
            widget.setEnabled(shown)
        if shown and self.background is not None:
            placement = self.background.placement
            self.share.blockSignals(True)
            self.share.setValue(round(100 * placement.share))
            self.share.blockSignals(False)
            for name, box in self.numbers.items():
                box.blockSignals(True)
                box.setValue(getattr(placement, name))
                box.blockSignals(False)

    def retranslate(self) -> None:
        self.choose.setText(tr("&Picture…"))
        self.choose.setToolTip(tr("Choose a scanned map to be shown under the hexes"))
        self.remove.setText(tr("&Remove"))
        self.remove.setToolTip(tr("Show the map without the picture"))
        self.calibrate.setText(tr("&Click three hexes…"))
        self.calibrate.setToolTip(tr("Click on the picture where the middles of these three hexes are"))
        texts = {"share": tr("&Strength"), "hexes": tr("Known hexes"), "x": tr("Left"), "y": tr("Top"),
                 "scale_x": tr("Scale across"), "scale_y": tr("Scale down"), "rotation": tr("Rotation")}
        for name, text in texts.items():
            self._labels[name].setText(text)
        self._labels["share"].setBuddy(self.share)
        self.share.setToolTip(tr("How strongly the picture shows through the hexes"))
        for field in self.hexes:
            field.setToolTip(tr("Number of a hex that you can find on the picture"))
        for name, box in self.numbers.items():
            box.setToolTip(
                tr("Degrees, clockwise") if name == "rotation" else tr("In units of the map: a hex is 128 wide")
            )

    # -- what is chosen -----------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        kinds = " ".join(f"*.{kind}" for kind in FORMATS)
        path, _ = QFileDialog.getOpenFileName(self, tr("Picture of a map"), "", tr("Pictures ({kinds})", kinds=kinds))
        if path and self.open(Path(path)):
            self.placed.emit()

    def _remove(self) -> None:
        if self.background is not None:
            self.background.remove()
            self.refresh()
            self.placed.emit()

    def _set(self, name: str, value: float) -> None:
        if self.background is not None and self.background.is_shown:
            change: dict[str, Any] = {name: value}
            self.background.place(replace(self.background.placement, **change))
            self.placed.emit()

    def _calibrate(self) -> None:
        names = [field.text().strip() for field in self.hexes]
        if len(set(names)) < 3 or any(name not in self.document.grid.index for name in names):
            self.workspace.said.emit(tr("Name three different hexes of the map first."))
            return
        self.calibration_wanted.emit(names)
