"""The order of battle as a table in a file: dialogs around `editor.exchange`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.desktop.trouble import tell
from editor.workspace import Workspace

if TYPE_CHECKING:
    from editor.exchange.oob_csv import Fault

_MOST_SHOWN = 12  # faults in a message box


def import_table(parent: QWidget, workspace: Workspace) -> None:
    """Asks for a file and takes its counters over."""
    path, _ = QFileDialog.getOpenFileName(parent, tr("Import a table"), "", tr("Tables (*.csv)"))
    if path:
        import_from(parent, workspace, Path(path))


def import_from(parent: QWidget, workspace: Workspace, path: Path) -> None:
    from editor.exchange.common import ExchangeError
    from editor.exchange.oob_import import oob_patch, read_oob

    try:
        table = read_oob(path)
    except ExchangeError as error:
        tell(parent, tr("Import a table"), retell(error.message))
        return
    replaces = _replaces(parent) if workspace.document.data["counters"] else False
    if replaces is None:
        return
    patch, misfits = oob_patch(workspace.document, table, replaces)
    if not workspace.push(patch):
        workspace.said.emit(tr("The table brings nothing new."))
    _list_faults(parent, [*table.faults, *misfits])


def _replaces(parent: QWidget) -> bool | None:
    """What a table means for counters that it does not have; None: the user thinks better of it."""
    question = tr("What shall happen to counters that the table does not have?")
    box = QMessageBox(QMessageBox.Icon.Question, tr("Import a table"), question, parent=parent)
    keep = box.addButton(tr("Keep them"), QMessageBox.ButtonRole.AcceptRole)
    gone = box.addButton(tr("Remove them"), QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(keep)
    box.exec()
    clicked = box.clickedButton()
    return None if clicked not in (keep, gone) else clicked is gone


def _list_faults(parent: QWidget, faults: list[Fault]) -> None:
    if not faults:
        return
    lines = [_said(fault) for fault in faults[:_MOST_SHOWN]]
    if len(faults) > _MOST_SHOWN:
        lines.append(tr("and {n} more", n=len(faults) - _MOST_SHOWN))
    tell(parent, tr("Import a table"), "\n".join(lines))


def _said(fault: Fault) -> str:
    message = retell(fault.message)
    if not fault.line:
        return message
    return tr("Line {line}, {column}: {message}", line=fault.line, column=fault.column, message=message)


def table_written(path: Path) -> str:
    """With what a table has columns for and a scenario no place: the user may miss it."""
    return tr("Written to {path}. The columns colour and source are empty: a scenario keeps no names of colours"
              " and no sources.", path=path)


def export_table(parent: QWidget, workspace: Workspace) -> None:
    """Asks for a file and writes all counters to it."""
    proposal = f"{workspace.document.data['id']}.csv"
    name, _ = QFileDialog.getSaveFileName(parent, tr("Export a table"), proposal, tr("Tables (*.csv)"))
    if name:
        from editor.exchange.common import ExchangeError
        from editor.exchange.oob_export import write_oob

        path = Path(name) if Path(name).suffix else Path(name).with_suffix(".csv")
        try:
            write_oob(path, workspace.document.data)
            workspace.said.emit(table_written(path))
        except ExchangeError as error:
            tell(parent, tr("Export a table"), retell(error.message))
