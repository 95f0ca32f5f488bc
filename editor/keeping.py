"""The file of an open document: saved, saved elsewhere, gone back to, and watched for changes by others."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox

from bk40qt.desktop.i18n import retell, tr, trn
from bk40qt.desktop.trouble import tell
from bk40qt.engine.document import Problem
from bk40qt.engine.wording import os_reason, say
from bk40qt.paths import SCENARIO_SUFFIX, scenarios_dir
from editor import files, problem_words, scan_files
from editor.aside import aside
from editor.diff import diff
from editor.document import ScenarioDocument
from editor.history import History
from editor.journal import Journal, Recovery, Restored
from editor.new_dialog import scenarios_folder
from editor.panels.form import finish_editing
from editor.patch import Patch

T = TypeVar("T")
_LOOK_EVERY: Final = 2000  # milliseconds between two looks at the file
_MOST_TOLD: Final = 12  # problems in one message


@dataclass(slots=True)
class Start:
    """How a document comes into a window. `complete`: all that is in its file is in it."""

    document: ScenarioDocument
    path: Path | None = None
    stamp: files.Stamp | None = None
    text: str = ""  # of the file, for the journal
    complete: bool = True
    recovery: Recovery | None = None  # work that a crash left behind, and
    restored: Restored | None = None  # its steps on this document
    picture: str = ""  # to be shown under the hexes


def listed(problems: tuple[Problem, ...]) -> str:
    """The first of them by their places in the file: for a file that gave no document to name things by."""
    lines = [f"• {retell(problem.text)}" for problem in problems[:_MOST_TOLD]]
    if len(problems) > _MOST_TOLD:
        rest = len(problems) - _MOST_TOLD
        lines.append(trn("… and {n} more", "… and {n} more", rest))
    return "\n".join(lines)


class Keeper(QObject):
    changed = Signal()  # another file, or saved
    told = Signal(str)  # for the status line

    def __init__(self, window: QMainWindow, start: Start, history: History) -> None:
        super().__init__(window)
        self._window = window
        self._history = history
        self.document = start.document
        self.path = start.path
        self._stamp = start.stamp
        self._told_of: set[str] = set()  # the problems that saving has told of
        self._busy = False  # then nobody looks whether the file has changed: we may be the one who changes it
        self._begin_journal(start)
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_EVERY)
        self._look.timeout.connect(self.look_outside)
        self._look.start()

    # -- journal ------------------------------------------------------------------------------------------------------

    def _begin_journal(self, start: Start) -> None:
        """Everything done from now on is on disk before it is seen. Without a journal one can still work."""
        history = self._history
        try:
            if start.recovery is not None:
                history.journal = start.recovery.carry_on()
            else:
                base = start.text if start.text and start.complete else start.document.text()
                history.journal = Journal.start(base, start.path, start.stamp)
        except OSError as error:
            why = os_reason(error)
            QTimer.singleShot(0, lambda: self._no_journal(why))
        if history.journal is not None:
            history.journal.on_trouble = self._no_journal
        if not start.complete:
            history.opened_otherwise()

    def _no_journal(self, why: str) -> None:
        self.told.emit(tr("Changes cannot be recorded against a crash ({why}). Save often.", why=retell(why)))

    def close(self) -> None:
        """Nothing in the window is wanted any more."""
        self._look.stop()
        if self._history.journal is not None:
            self._history.journal.close()

    # -- saving -------------------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """False if it was not saved. A shipped scenario is not ours to overwrite: it is saved elsewhere."""
        finish_editing()
        if self.path is None or is_shipped(self.path):
            return self.save_as()
        if files.changed_outside(self.path, self._stamp) and self.path.exists() and not self._overwrites():
            return False
        return self._write(self.path)

    def folder(self) -> Path:
        """Where dialogs for files begin: beside the user's own scenario, or where those are kept."""
        if self.path is not None and not is_shipped(self.path):
            return self.path.parent
        folder = scenarios_folder()
        with suppress(OSError):  # the user may still name a place where he can write
            folder.mkdir(parents=True, exist_ok=True)
        return folder

    def save_as(self) -> bool:
        finish_editing()
        if self.path is not None and not is_shipped(self.path):
            proposed = self.path
        else:
            proposed = self.folder() / f"{self.document.data['id']}{SCENARIO_SUFFIX}"
        kinds = tr("Scenarios (*{suffix})", suffix=SCENARIO_SUFFIX)
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Save the scenario"), str(proposed), kinds)
        if not name:
            return False
        path = Path(name)
        return self._write(path if path.suffix else path.with_suffix(SCENARIO_SUFFIX))

    def _overwrites(self) -> bool:
        text = tr("{path} has been changed by another program since it was opened. Overwrite it?", path=self.path)
        answer = QMessageBox.warning(self._window, tr("The file has changed"), text,
                                     QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Cancel)
        return answer == QMessageBox.StandardButton.Save

    def _write(self, path: Path) -> bool:
        document = self.document
        data = document.data
        known = document.checked() if document.is_checked() else None
        try:
            saved = self._aside(lambda: files.save(data, path, known))
        except files.FileTrouble as trouble:
            text = tr("{why}\n\nWhat you have done is still here and nothing in the old file has changed.",
                      why=retell(trouble.text))
            tell(self._window, tr("The scenario could not be saved"), text)
            return False
        before, self.path, self._stamp = self.path, path, saved.stamp
        self._bring_scan(before, path)
        self._history.saved(path, saved.stamp)
        self.changed.emit()
        before_that, self._told_of = self._told_of, {str(problem.text) for problem in saved.problems}
        if saved.problems and self._told_of <= before_that:  # whoever saves often need not answer each time
            self.told.emit(trn("Saved as {path}; it has {n} problem", "Saved as {path}; it has {n} problems",
                               len(saved.problems), path=path))
        elif saved.problems:
            head = trn("It is saved, but it cannot be played yet, because of {n} problem:",
                       "It is saved, but it cannot be played yet, because of {n} problems:", len(saved.problems))
            told = problem_words.listed(document, saved.problems)
            QMessageBox.information(self._window, tr("Saved with problems"), f"{head}\n\n{told}")
        else:
            self.told.emit(tr("Saved as {path}", path=path))
        return True

    def _bring_scan(self, before: Path | None, path: Path) -> None:
        """The scan goes along: a scenario and its picture lie side by side."""
        scan = self.document.data.get("scan")
        why = self._aside(lambda: scan_files.bring(scan["file"], before, path)) if scan is not None else ""
        if why:
            text = tr("The scenario is saved, but its scan could not be copied beside it: {why}.", why=why)
            tell(self._window, tr("The picture is missing"), text)

    def _aside(self, work: Callable[[], T]) -> T:
        before, self._busy = self._busy, True
        try:
            return aside(work)
        finally:
            self._busy = before

    # -- going back ---------------------------------------------------------------------------------------------------

    def revert(self) -> bool:
        """The document as its file has it. That is a change like any other: it can be undone."""
        if self.path is None:
            return False
        path = self.path
        try:
            opened = self._aside(lambda: files.open_file(path))
        except files.FileTrouble as trouble:
            tell(self._window, tr("The file cannot be read"), retell(trouble.text))
            return False
        if opened.document is None or opened.stamp is None:
            tell(self._window, tr("There is no usable scenario in the file"), listed(opened.problems))
            return False
        ops = tuple(diff(self.document.data, opened.document.data))
        if ops:
            self._history.push(Patch(say("go back to the file"), ops))
        self._stamp = opened.stamp
        if opened.complete:
            self._history.saved(path, opened.stamp)
        self.changed.emit()
        return True

    def look_outside(self) -> None:
        """Has somebody else changed the file? Ask what to do, once for each change."""
        if self.path is None or self._busy or not self._window.isActiveWindow():
            return
        if not files.changed_outside(self.path, self._stamp):
            return
        self._busy = True
        try:
            self._ask_outside(self.path)
        finally:
            self._busy = False

    def _ask_outside(self, path: Path) -> None:
        if not path.exists():
            self._stamp = None
            self._history.opened_otherwise()
            self.told.emit(tr("{path} is gone. Save to write it again.", path=path))
            return
        box = QMessageBox(QMessageBox.Icon.Question, tr("The file has changed"),
                          tr("{path} has been changed by another program.", path=path),
                          QMessageBox.StandardButton.NoButton, self._window)
        box.setObjectName("changed-outside")
        unsaved = not self._history.is_clean()
        box.setInformativeText(
            tr("You have changes that are not saved. Loading the file puts it in their place; undo brings them back."
               " Keeping yours leaves the file as it is until you save.")
            if unsaved else tr("You have no unsaved changes. Loading the file can be undone.")
        )
        load = box.addButton(tr("&Load it"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(tr("&Keep mine"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep if unsaved else load)
        box.exec()
        if box.clickedButton() is load:
            self.revert()
        else:
            self._stamp = files.stamp_of(path)
            self._history.opened_otherwise()


def is_shipped(path: Path) -> bool:
    try:
        return path.resolve().is_relative_to(scenarios_dir().resolve())
    except OSError:
        return False
