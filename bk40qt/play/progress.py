"""Something that takes a while: after a third of a second a small dialog says how far it is, and can stop it."""

from __future__ import annotations

from typing import Final, Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog

from bk40qt.desktop.i18n import tr

_PATIENCE: Final = 300  # milliseconds


class Progress:
    """`with Progress(text) as progress: work(progress.tick)`; `tick` says False when the user wants no more."""

    def __init__(self, text: str) -> None:
        self.dialog = QProgressDialog(text, tr("Cancel"), 0, 0)
        self.dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.dialog.setMinimumDuration(_PATIENCE)
        self.dialog.setAutoReset(False)

    def tick(self, done: int, total: int) -> bool:
        self.dialog.setMaximum(total)
        self.dialog.setValue(min(done, total))  # lets the screen and the button live, too
        return not self.dialog.wasCanceled()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.dialog.close()
        self.dialog.deleteLater()
