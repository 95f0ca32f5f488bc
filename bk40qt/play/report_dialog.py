"""Where the report goes, how far it is, and what went wrong: the questions and answers round `export_report`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.engine.wording import message

if TYPE_CHECKING:
    from bk40qt.play.game_window import GameWindow
    from bk40qt.play.report import Kind


def ask_path(parent: QWidget, name: str) -> str:
    """The file to write, "" if none. The kind of file is chosen with it, and its ending follows."""
    dialog = QFileDialog(parent, tr("Export the after-action report"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    filters = {tr("Web page (*.html)"): "html", tr("PDF document (*.pdf)"): "pdf"}
    dialog.setNameFilters(list(filters))
    dialog.setDefaultSuffix("html")
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(filters.get(chosen, "html")))
    dialog.setDirectory(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    dialog.selectFile(f"{name}.html")
    return dialog.selectedFiles()[0] if dialog.exec() else ""


def kind_of(path: str) -> Kind:
    return "pdf" if Path(path).suffix.lower() == ".pdf" else "html"


def offer_report(window: GameWindow) -> None:
    """Ask for a file and write the report into it. The game stands still meanwhile."""
    from bk40qt.desktop.trouble import tell
    from bk40qt.play.progress import Progress
    from bk40qt.play.report import export_report, file_name
    from bk40qt.storage.errors import StorageError

    session = window.session
    if session.is_covered:
        return
    before, session.paused = session.paused, True
    try:
        path = ask_path(window, file_name(session))
        if not path:
            return
        with Progress(tr("The report is being written…")) as progress:
            written = export_report(session, path, kind_of(path), progress.tick)
    except StorageError as error:
        tell(window, tr("The report could not be written"), retell(message(error)))
        return
    finally:
        session.paused = before
        session.poke()
    if written:
        window.toast.say(tr("The report is in {path}.", path=path), "")
        window.statusBar().showMessage(tr("The report is in {path}.", path=path))  # stays: the map may be covered
