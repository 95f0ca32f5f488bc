"""The files that were edited last, to be opened again from a menu."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.desktop.settings import Settings

_MOST: Final = 8


def remember(settings: Settings, path: Path) -> None:
    """This file is the last one now."""
    name = str(path.resolve())
    settings.recent = [name, *(other for other in settings.recent if other != name)][:_MOST]
    settings.save()


class RecentMenu(QMenu):
    """Made anew each time it is opened: other windows remember files, too, and files go away."""

    wanted = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)
        self.retranslate()

    def retranslate(self) -> None:
        self.setTitle(tr("Open recent"))

    def _fill(self) -> None:
        self.clear()
        for name in self._settings.recent:
            path = Path(name)
            if path.is_file():
                action = self.addAction(path.name.replace("&", "&&"))
                action.setToolTip(name)
                action.triggered.connect(lambda _checked=False, name=name: self.wanted.emit(name))
        if self.isEmpty():
            self.addAction(tr("No files yet")).setEnabled(False)
