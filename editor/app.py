"""How an editor comes to the screen: a file, a new scenario, or work that a crash has left behind."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.desktop.settings import Settings
from bk40qt.desktop.trouble import tell
from bk40qt.engine.errors import ScenarioError
from bk40qt.paths import shipped_scenarios
from editor import files
from editor.aside import aside
from editor.document import ScenarioDocument
from editor.journal import Recovery, is_open_elsewhere, pending
from editor.keeping import Start, is_shipped, listed
from editor.main_window import EditorWindow
from editor.new_dialog import Beginning, NewDialog
from editor.new_scenario import copy_of, new_scenario
from editor.recovery_dialog import RecoveryDialog


def open_editor(
    path: str, settings: Settings, parent: QWidget | None = None, open_already: Sequence[EditorWindow] = ()
) -> list[EditorWindow]:
    """Windows to be shown: that of the file (or shipped scenario), and of all work given back after a crash.

    With "" the user is asked how to begin, unless there is such work. Empty if he does not want any. A file that one of
    the windows `open_already` has comes back with that window.
    """
    starts = [start for recovery in _wanted(parent) if (start := _recovered(recovery, parent)) is not None]
    wanted = Beginning("open", source=shipped_scenarios().get(path, Path(path))) if path else None
    if wanted is None and not starts:
        wanted = ask_beginning(parent)
    found: list[EditorWindow] = []
    if wanted is not None and wanted.kind == "open":
        found = [window for window in open_already if files.is_same_file(window.keeper.path, wanted.source)][:1]
        given_back = any(files.is_same_file(start.path, wanted.source) for start in starts)
        if found or given_back or not _may_open(wanted.source, parent):
            wanted = None
    if wanted is not None and (begun := begin(wanted, parent)) is not None:
        starts.append(begun)
    return [EditorWindow(start, settings) for start in starts] + found


# ------------------------------------------------------------------------------------------------------------ recovery


def _wanted(parent: QWidget | None) -> list[Recovery]:
    recoveries = pending()
    if not recoveries:
        return []
    dialog = RecoveryDialog(recoveries, parent)
    dialog.exec()
    return dialog.wanted


def _recovered(recovery: Recovery, parent: QWidget | None) -> Start | None:
    try:
        restored = recovery.restore()
    except ScenarioError as error:
        recovery.release()
        text = listed(error.problems)
        tell(parent, tr("This work cannot be read any more"), text)
        return None
    return Start(restored.document, recovery.path, recovery.stamp, recovery=recovery, restored=restored)


# --------------------------------------------------------------------------------------------------------------- files


def _may_open(path: Path, parent: QWidget | None) -> bool:
    """A window of this program would have come up; one of another we can only tell of."""
    if is_shipped(path) or not is_open_elsewhere(path):  # shipped ones are never overwritten
        return True
    text = tr("{path} is open in another editor. What is saved there and here would overwrite one another.", path=path)
    buttons = QMessageBox.StandardButton
    answer = QMessageBox.warning(parent, tr("The file is open already"), text, buttons.Open | buttons.Cancel)
    return answer == buttons.Open


def open_path(path: Path, parent: QWidget | None) -> Start | None:
    """A file, whatever it holds; what is wrong with it is told."""
    path = path.absolute()  # the journal may be read in another folder
    try:
        opened = aside(lambda: files.open_file(path))
    except files.FileTrouble as trouble:
        tell(parent, tr("The file cannot be opened"), retell(trouble.text))
        return None
    if opened.document is None:
        head = tr("There is no usable map in {path}:", path=path)
        tell(parent, tr("The file cannot be opened"), f"{head}\n\n{listed(opened.problems)}")
        return None
    if not opened.complete:
        head = tr("Not everything in {path} can be understood. What cannot is replaced by something usual; saving"
                  " would lose it:", path=path)
        tell(parent, tr("The file has faults"), f"{head}\n\n{listed(opened.problems)}")
    return Start(opened.document, path, opened.stamp, opened.text, opened.complete)


# ---------------------------------------------------------------------------------------------------------- beginnings


def ask_beginning(parent: QWidget | None) -> Beginning | None:
    dialog = NewDialog(parent)
    return dialog.beginning if dialog.exec() else None


def begin(wanted: Beginning, parent: QWidget | None = None) -> Start | None:
    if wanted.kind == "open":
        return open_path(wanted.source, parent)
    if wanted.kind == "copy":
        try:
            document: ScenarioDocument = aside(lambda: copy_of(wanted.source))
        except ScenarioError as error:
            tell(parent, tr("The file cannot be opened"), listed(error.problems))
            return None
        return Start(document)
    return Start(new_scenario(wanted.title, wanted.shape, wanted.playable), picture=wanted.picture)
