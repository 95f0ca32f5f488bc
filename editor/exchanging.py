"""Import and export from the menu: dialogs round `editor.exchange`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QProgressDialog,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import retell, tr
from bk40qt.desktop.trouble import tell
from editor.exchange.common import Cancelled, ExchangeError
from editor.keeping import listed
from editor.panels.forces_files import table_written
from editor.workspace import Workspace

# what -> the end of the file's name
KINDS: Final = {"tiled": ".tmj", "map-png": ".png", "map-svg": ".svg", "counters-png": ".png", "counters-svg": ".svg",
                "table": ".csv"}


class ExportDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export"))
        self.what = QComboBox()
        texts = (tr("Map for Tiled"), tr("Map as PNG"), tr("Map as SVG"), tr("Counters as PNG"),
                 tr("Counters as SVG"), tr("Order of battle as a table"))
        for kind, text in zip(KINDS, texts, strict=True):
            self.what.addItem(text, kind)
        self.what.currentIndexChanged.connect(self._dress)
        self.pixels = QSpinBox()
        self.pixels.setRange(4, 1000)
        self.pixels.setValue(100)
        self.pixels.setToolTip(tr("From the middle of a hex to that of the next; of a counter, its side"))
        self.numbers, self.zones = QCheckBox(tr("With hex &numbers")), QCheckBox(tr("With &zones"))
        self.numbers.setChecked(True)
        form = QFormLayout()
        form.addRow(tr("&What"), self.what)
        form.addRow(tr("&Pixels a hex or counter"), self.pixels)
        form.addRow(self.numbers)
        form.addRow(self.zones)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self._dress()

    def _dress(self) -> None:
        kind = self.what.currentData()
        self.pixels.setEnabled(kind.endswith(("png", "svg")))
        self.numbers.setEnabled(kind.startswith("map"))
        self.zones.setEnabled(kind.startswith("map"))


class _Waiting:
    """Shows how far something is; a click on its button ends it."""

    def __init__(self, parent: QWidget, text: str) -> None:
        self._dialog = QProgressDialog(text, tr("Cancel"), 0, 100, parent)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(400)

    def __call__(self, share: float) -> None:
        self._dialog.setValue(round(100 * share))
        if self._dialog.wasCanceled():
            raise Cancelled

    def end(self) -> None:
        self._dialog.close()


def export_file(workspace: Workspace, parent: QWidget, folder: Path = Path()) -> None:
    """`folder`: where the dialog begins."""
    dialog = ExportDialog(parent)
    if not dialog.exec():
        return
    kind = dialog.what.currentData()
    suffix = KINDS[kind]
    proposed = folder / f"{workspace.document.data['id']}{suffix}"
    name, _ = QFileDialog.getSaveFileName(parent, tr("Export"), str(proposed), f"*{suffix}")
    if not name:
        return
    path = Path(name) if Path(name).suffix else Path(name).with_suffix(suffix)
    waiting = _Waiting(parent, tr("The file is written…"))
    try:
        _write(workspace, kind, path, dialog, waiting)
        workspace.said.emit(table_written(path) if kind == "table" else tr("Written to {path}", path=path))
    except Cancelled:
        pass
    except ExchangeError as error:
        tell(parent, tr("Export"), retell(error.message))
    finally:
        waiting.end()


def _write(workspace: Workspace, kind: str, path: Path, dialog: ExportDialog, progress: _Waiting) -> None:
    from editor.exchange.counter_picture import write_counters
    from editor.exchange.oob_export import write_oob
    from editor.exchange.pictures import Look, Scale, write_map
    from editor.exchange.tiled_export import write_tiled

    if kind == "tiled":
        write_tiled(path, workspace.document.data, progress)
    elif kind == "table":
        write_oob(path, workspace.document.data)
    else:
        scenario = workspace.document.scenario()
        assert scenario is not None, "a document always has a grid"
        scale = Scale(dialog.pixels.value())
        if kind.startswith("map"):
            look = Look(numbers=dialog.numbers.isChecked(), zones=dialog.zones.isChecked())
            write_map(path, scenario, scale, look, progress)
        else:
            write_counters(path, scenario, scale, progress)


def import_file(workspace: Workspace, parent: QWidget, folder: Path = Path()) -> None:
    """`folder`: where the dialog begins."""
    kinds = (tr("Maps of Tiled, orders of battle ({kinds})", kinds="*.tmj *.json *.csv"), tr("All files (*)"))
    name, _ = QFileDialog.getOpenFileName(parent, tr("Import"), str(folder), ";;".join(kinds))
    if not name:
        return
    if name.lower().endswith(".csv"):
        from editor.panels.forces_files import import_from

        import_from(parent, workspace, Path(name))
    else:
        import_map(workspace, parent, Path(name))


def import_map(workspace: Workspace, parent: QWidget, path: Path) -> None:
    from editor.exchange.tiled_import import map_patch, read_tiled

    waiting = _Waiting(parent, tr("The map is read…"))
    try:
        tiled = read_tiled(path, waiting)
        patch, misfits = map_patch(workspace.document, tiled)
    except Cancelled:
        return
    except ExchangeError as error:
        tell(parent, tr("Import"), retell(error.message))
        return
    finally:
        waiting.end()
    if not workspace.push(patch):
        workspace.said.emit(tr("The map brings nothing new."))
    problems = (*tiled.problems, *misfits)
    if problems:
        tell(parent, tr("Not everything could be taken over"), listed(problems))
