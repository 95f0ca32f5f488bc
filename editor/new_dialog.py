"""How a scenario begins: a new map, a copy of another scenario, a scanned map, or a file that is there already."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.rules.blitz40.scenario_scan import PICTURES
from bk40qt.paths import SCENARIO_SUFFIX, shipped_scenarios, user_data_dir
from editor.grid_sketch import GridSketch
from editor.new_scenario import Shape
from editor.number_box import NumberBox

_PATH = Qt.ItemDataRole.UserRole
_HEAD = 4096  # characters of a file that have its title
_TITLE = re.compile(r'"title"\s*:\s*("(?:[^"\\]|\\.)*")')
_LARGEST = 250  # lines and positions that a file may have


@dataclass(frozen=True, slots=True)
class Beginning:
    """What the user wants: `kind` "new", "copy" (of the file `source`) or "open" (the file itself)."""

    kind: str
    title: str = ""
    shape: Shape = field(default_factory=Shape)
    source: Path = Path()
    picture: str = ""
    playable: bool = True


class ShapeFields(QWidget):
    """Size and grid of a map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLineEdit(tr("New scenario"))
        self.columns, self.rows = NumberBox(2, _LARGEST, 20), NumberBox(2, _LARGEST, 15)
        self.metres = NumberBox(1, 10_000, 500)
        self.playable = QCheckBox(tr("&With a village, two formations and their zones"))
        self.playable.setToolTip(tr("So that it can be played at once; change or remove them as you like"))
        self.playable.setChecked(True)
        self.top = _choice((("flat", tr("Flat sides above and below")), ("pointy", tr("Points above and below"))))
        self.first = _choice((("column", tr("Column first")), ("row", tr("Row first"))))
        self.shifted = _choice(
            (("odd", tr("Odd ones half a hex further")), ("even", tr("Even ones half a hex further")))
        )
        self.example = QLabel()
        self.sketch = GridSketch()
        self.picture = QLineEdit()
        self.choose = QPushButton(tr("Choose…"))
        self.choose.clicked.connect(self._choose)
        self._picture_row = QWidget()
        row = QHBoxLayout(self._picture_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.picture, 1)
        row.addWidget(self.choose)
        self.form = QFormLayout(self)
        for text, widget in (
            (tr("&Title"), self.title), (tr("&Picture"), self._picture_row), (tr("&Columns"), self.columns),
            (tr("&Rows"), self.rows), (tr("&Hexes"), self.top), (tr("&Numbering"), self.first),
            (tr("&Stagger"), self.shifted), (tr("&Metres a hex"), self.metres), (tr("Corners"), self.example),
        ):  # fmt: skip
            self.form.addRow(text, widget)
        self.form.addRow(self.sketch)
        self.form.addRow(self.playable)
        for spin in (self.columns, self.rows):
            spin.valueChanged.connect(self._show_example)
        for combo in (self.top, self.first, self.shifted):
            combo.currentIndexChanged.connect(self._show_example)
        self._show_example()

    def show_picture(self, shown: bool) -> None:
        self.form.setRowVisible(self._picture_row, shown)

    def shape(self) -> Shape:
        return Shape(self.columns.value(), self.rows.value(), self.top.currentData(), self.first.currentData(),
                     self.shifted.currentData(), self.metres.value())

    def _show_example(self) -> None:
        """The numbers in the corners and a picture tell more than words."""
        grid = self.shape().grid()
        self.sketch.show_shape(self.shape())
        self.example.setText(tr("{first} … {last}", first=grid.ids[0], last=grid.ids[-1]))

    def _choose(self) -> None:
        kinds = " ".join(f"*.{kind}" for kind in PICTURES)
        path, _ = QFileDialog.getOpenFileName(self, tr("Picture of a map"), "", tr("Pictures ({kinds})", kinds=kinds))
        if path:
            self.picture.setText(path)


def _choice(values: tuple[tuple[str, str], ...]) -> QComboBox:
    box = QComboBox()
    for value, text in values:
        box.addItem(text, value)
    return box


class NewDialog(QDialog):
    """`beginning` is set when it was accepted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.beginning: Beginning | None = None
        self.setWindowTitle(tr("Scenario editor"))
        self.kinds = QListWidget()
        self.kinds.setAccessibleName(tr("How to begin"))
        self.pages = QStackedWidget()
        self.empty, self.scan = ShapeFields(), ShapeFields()
        self.empty.show_picture(False)
        self.scan.show_picture(True)
        self.shipped = QListWidget()
        self.shipped.setAccessibleName(tr("Scenarios"))
        for name, path in {**shipped_scenarios(), **_own_scenarios()}.items():
            item = QListWidgetItem(_title(path) or name)
            item.setToolTip(str(path))
            item.setData(_PATH, str(path))
            self.shipped.addItem(item)
        self.shipped.setCurrentRow(0)
        self.shipped.itemDoubleClicked.connect(lambda item: self.accept())
        self.file = QLineEdit()
        for text, page in (
            (tr("New map"), self.empty), (tr("From a scanned map"), self.scan),
            (tr("Copy of a scenario"), self.shipped), (tr("Open a file"), self._file_page()),
        ):  # fmt: skip
            self.kinds.addItem(text)
            self.pages.addWidget(page)
        self.kinds.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.kinds.setCurrentRow(0)
        self.kinds.setFixedWidth(self.kinds.sizeHintForColumn(0) + 2 * self.kinds.frameWidth() + 12)
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.kinds)
        row.addWidget(self.pages, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(row, 1)
        layout.addWidget(self.message)
        layout.addWidget(self.buttons)
        self.resize(620, 500)

    def _file_page(self) -> QWidget:
        page = QWidget()
        browse = QPushButton(tr("&Choose…"))
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        row.addWidget(self.file, 1)
        row.addWidget(browse)
        self.file.setAccessibleName(tr("File"))
        column = QVBoxLayout(page)
        column.addLayout(row)
        column.addStretch(1)
        return page

    def _browse(self) -> None:
        path = ask_file(self)
        if path:
            self.file.setText(path)

    def accept(self) -> None:
        kind = self.kinds.currentRow()
        if kind in (0, 1):
            fields = self.empty if kind == 0 else self.scan
            picture = fields.picture.text().strip() if kind == 1 else ""
            if kind == 1 and not Path(picture).is_file():
                self.message.setText(tr("Choose the picture first."))
                return
            title = fields.title.text().strip() or tr("New scenario")
            playable = fields.playable.isChecked()
            self.beginning = Beginning("new", title, fields.shape(), picture=picture, playable=playable)
        elif kind == 2:
            if self.shipped.currentRow() < 0:
                return
            self.beginning = Beginning("copy", source=Path(self.shipped.currentItem().data(_PATH)))
        else:
            path = Path(self.file.text().strip())
            if not path.is_file():
                self.message.setText(tr("Choose a file first."))
                return
            self.beginning = Beginning("open", source=path)
        super().accept()


def scenarios_folder() -> Path:
    """Where scenarios of one's own go unless the user says otherwise."""
    return user_data_dir() / "scenarios"


def _own_scenarios() -> dict[str, Path]:
    folder = scenarios_folder()
    return {path.stem: path for path in sorted(folder.glob(f"*{SCENARIO_SUFFIX}"))} if folder.is_dir() else {}


def _title(path: Path) -> str:
    """What the file calls itself, from its head: files may be large, and a broken one is told of when it is opened."""
    try:
        with path.open(encoding="utf-8", errors="replace") as stream:
            found = _TITLE.search(stream.read(_HEAD))
        return pattern(str(json.loads(found[1]))) if found is not None else ""
    except (OSError, ValueError):
        return ""


def ask_file(parent: QWidget | None) -> str:
    """A scenario file to open, "" if the user does not want any."""
    folder = scenarios_folder()
    start = str(folder) if folder.is_dir() else ""
    kinds = tr("Scenarios (*{suffix})", suffix=SCENARIO_SUFFIX)
    path, _ = QFileDialog.getOpenFileName(parent, tr("Open a scenario"), start, f"{kinds};;{tr('All files (*)')}")
    return path
