"""The undo stack: every change of a document goes through here, under its name, into the journal first and then on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from bk40qt.desktop.i18n import retell, tr
from editor.aside import waiting
from editor.document import Prepared, ScenarioDocument
from editor.files import Stamp
from editor.journal import Journal, Restored
from editor.patch import Patch

_STEP: Final = 1  # id of our commands: Qt asks only commands with an id whether they merge


def _is_long(patch: Patch) -> bool:
    """Another map as a whole, as after turning it: half a second for 200 x 200 hexes."""
    return any(op.path in (("map",), ("map", "hexes")) for op in patch.ops)


class _Step(QUndoCommand):
    """One step back and forth. Its patch grows while a drag goes on."""

    def __init__(self, history: History, prepared: Prepared) -> None:
        super().__init__(retell(prepared.patch.title))
        self._history = history
        self._prepared: Prepared | None = prepared  # until Qt carries it out, in `push`
        self.patch = prepared.patch
        self._undo = prepared.undo

    def id(self) -> int:
        return _STEP

    def redo(self) -> None:
        with waiting(_is_long(self.patch)):
            if self._prepared is not None:
                self._history.document.commit(self._prepared)
                self._prepared = None
            else:
                if (journal := self._history.ready_journal()) is not None:
                    journal.redo(self.patch)
                self._undo = self._history.document.apply(self.patch)

    def undo(self) -> None:
        with waiting(_is_long(self._undo)):
            if (journal := self._history.ready_journal()) is not None:
                journal.undo(self._undo)
            self._history.document.apply(self._undo)

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Step) or not self.patch.token or other.patch.token != self.patch.token:
            return False
        self.patch = self.patch.then(other.patch)
        self._undo = other._undo.then(self._undo)
        self.setText(retell(self.patch.title))
        return True


class History(QObject):
    """The one way to change a document in a window. `stack` is for actions and lists, and tells by its signals."""

    def __init__(
        self, document: ScenarioDocument, journal: Journal | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.journal = journal
        self.stack = QUndoStack(self)
        self._path: Path | None = None
        self._stamp: Stamp | None = None

    def push(self, patch: Patch | None) -> bool:
        """Carries out a patch as a step of its own, or as part of the step before if both belong to one drag.

        False for None, which edits give where nothing would change; PatchError if the patch does not fit.
        """
        if patch is None:
            return False
        prepared = self.document.prepare(patch)
        if (journal := self.ready_journal()) is not None:
            journal.patch(patch, self._merges(patch))
        self.stack.push(_Step(self, prepared))
        return True

    def _merges(self, patch: Patch) -> bool:
        """What Qt will do: steps merge with the last one, unless that is the saved state."""
        index = self.stack.index()
        last = self.stack.command(index - 1) if index > 0 and index != self.stack.cleanIndex() else None
        return isinstance(last, _Step) and patch.token != "" and last.patch.token == patch.token

    def undo(self) -> None:
        self.stack.undo()

    def redo(self) -> None:
        self.stack.redo()

    def ready_journal(self) -> Journal | None:
        """The journal, begun again if it had trouble and can be."""
        if self.journal is not None and self.journal.trouble:
            self.journal.restart(self.document.text, self._path, self._stamp)
        return self.journal

    # ------------------------------------------------------------------------------------------------ saved states

    def is_clean(self) -> bool:
        """Is everything saved?"""
        return self.stack.isClean()

    def saved(self, path: Path, stamp: Stamp) -> None:
        """The present state has been written to this file."""
        self._path, self._stamp = path, stamp
        if self.journal is not None:
            self.journal.saved(path, stamp)
        self.stack.setClean()

    def opened_otherwise(self) -> None:
        """The document is not what its file holds, although nothing has been changed yet."""
        self.stack.resetClean()

    def restore(self, work: Restored) -> None:
        """The steps of a recovery, on the document as it was opened; the journal has them already."""
        journal, self.journal = self.journal, None
        for number, patch in enumerate(work.patches):
            if number == work.clean:
                self.stack.setClean()  # here, because Qt then keeps what follows apart
            self.stack.push(_Step(self, self.document.prepare(patch.held(""))))
        if work.clean == len(work.patches):
            self.stack.setClean()
        elif work.clean < 0:
            self.stack.resetClean()
        while self.stack.index() > work.position:
            self.stack.undo()
        self.journal = journal

    # ------------------------------------------------------------------------------------------------------- texts

    def undo_text(self) -> str:
        """For the menu: "Undo paint woods (12 hexes)"."""
        step = self._step(self.stack.index() - 1)
        return tr("Undo {what}", what=retell(step.patch.title)) if step is not None else tr("Undo")

    def redo_text(self) -> str:
        step = self._step(self.stack.index())
        return tr("Redo {what}", what=retell(step.patch.title)) if step is not None else tr("Redo")

    def retranslate(self) -> None:
        """The steps in the present language, for lists that Qt makes from the stack."""
        for number in range(self.stack.count()):
            if (step := self._step(number)) is not None:
                step.setText(retell(step.patch.title))

    def _step(self, number: int) -> _Step | None:
        found = self.stack.command(number) if 0 <= number < self.stack.count() else None
        return found if isinstance(found, _Step) else None
