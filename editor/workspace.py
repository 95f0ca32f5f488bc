"""One open document with all that tools and panels need of it: its history, its board, what is selected."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Final

from PySide6.QtCore import QObject, Signal

from bk40qt.engine.board import Board
from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.wording import Said
from editor.board_model import BoardModel
from editor.document import Change, ScenarioDocument
from editor.history import History
from editor.patch import Op, Patch
from editor.selection import Selection

Edit = Callable[[ScenarioDocument], Patch | None]
_numbers: Final = count(1)


class Workspace(QObject):
    """Tools and panels change the document by `push` alone, and hear of every change by `changed`."""

    changed = Signal(object)  # Change
    board_changed = Signal(object, object)  # Board, and the hexes (indices) that differ; None: another grid
    said = Signal(str)  # something the user should read, for a while
    hexes_wanted = Signal(object)  # hexes to be shown on the map

    def __init__(self, document: ScenarioDocument, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.history = history
        self.model = BoardModel(document)
        self.selection = Selection(self)
        # The board comes first: whoever hears of a change finds it up to date.
        self._stops = (self.model.listen(self.board_changed.emit), document.listen(self._changed))

    def _changed(self, change: Change) -> None:
        if change.hexes is None:  # another map: under the same numbers lie other hexes
            self.selection.keep((), self._forces())
        elif change.sections & {"counters", "formations"}:
            self.selection.keep(self.selection.hexes, self._forces())
        self.changed.emit(change)

    def _forces(self) -> list[str]:
        data = self.document.data
        return [entry["id"] for section in ("formations", "counters") for entry in data[section]]

    @property
    def board(self) -> Board:
        return self.model.board

    def push(self, patch: Patch | None) -> bool:
        """Carry out a change as one step of the history; False if there is none."""
        return self.history.push(patch)

    def close(self) -> None:
        for stop in self._stops:
            stop()
        self.model.close()


def stroke_token() -> str:
    """Changes with this token are one step: those of one drag of the mouse."""
    return f"stroke {next(_numbers)}"


class _Scratch(ScenarioDocument):
    """A document to try edits on that leave the grid alone."""

    def __init__(self, document: ScenarioDocument) -> None:
        super().__init__(document.data)
        self._original = document

    @property
    def grid(self) -> Grid:
        return self._original.grid


def together(document: ScenarioDocument, name: Said, edits: Iterable[Edit], hexes: Iterable[str] = ()) -> Patch | None:
    """Several edits as one patch, each on what the one before has made. They must not change the grid."""
    scratch = _Scratch(document)
    ops: list[Op] = []
    for edit in edits:
        patch = edit(scratch)
        if patch is not None:
            scratch.apply(patch)
            ops += patch.ops
    return Patch(name, tuple(ops), frozenset(hexes)) if ops else None
