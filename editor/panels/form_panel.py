"""A panel of forms: shows some sections of the document, follows every change of them, and changes them by patches."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from editor.document import Change
from editor.panels.base import Panel
from editor.patch import Patch, PatchError
from editor.workspace import Workspace

Path = tuple[str | int, ...]
_STEP: Final = re.compile(r'\.?([A-Za-z0-9_]+)|\.?"((?:[^"\\]|\\.)*)"|\[(\d+)\]')


def path_of(place: str) -> Path:
    """The steps of a place as problems name it: counters[3].full.ma is ("counters", 3, "full", "ma")."""
    found: list[str | int] = []
    for match in _STEP.finditer(place):
        word, quoted, number = match.groups()
        found.append(int(number) if number is not None else word if word is not None else quoted)
    return tuple(found)


class FormPanel(Panel):
    """`sections` are the keys of the file that the panel is for; `follows` are others that it names. While it cannot be
    seen it does not follow changes; it catches up when it is shown."""

    follows: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self._stale = True

    def push(self, patch: Patch | None, token: str = "") -> bool:
        """A step of the history. False if nothing changed; a change that no file can hold is told and not made."""
        if patch is None:
            return False
        try:
            return self.workspace.push(patch.held(token) if token else patch)
        except PatchError as error:
            self.workspace.said.emit(tr("This cannot be done: {why}", why=error))
            self.refresh()
            return False

    def show_place(self, place: str) -> bool:
        """Put the focus on what a problem names; False if it is not shown here."""
        if not any(place == section or place.startswith((f"{section}.", f"{section}[")) for section in self.sections):
            return False
        self.catch_up()
        return self.show_path(path_of(place))

    def show_path(self, path: Path) -> bool:
        raise NotImplementedError

    def catch_up(self) -> None:
        if self._stale:
            self._stale = False
            self.refresh()

    def on_changed(self, change: Change) -> None:
        if change.sections & (self.sections | self.follows):
            self.catch_up_soon()

    def catch_up_soon(self) -> None:
        """Something has changed: now, if it can be seen."""
        self._stale = True
        if self.isVisible():
            self.catch_up()

    def showEvent(self, event: QShowEvent) -> None:
        self.catch_up()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.catch_up_soon()


class Notice(QLabel):
    """A line that says why something was refused; without a text it takes no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setForegroundRole(self.foregroundRole())
        self.hide()

    def tell(self, reason: str) -> None:
        # A sign as well as a colour: not everybody sees the colour.
        self.setText(f"⚠ {reason}" if reason else "")
        palette = self.palette()
        palette.setColor(self.foregroundRole(), palette.color(palette.ColorRole.BrightText))
        self.setPalette(palette)
        self.setVisible(bool(reason))


def stacked(*widgets: QWidget, margins: int = 0, spacing: int = 4) -> QWidget:
    """Widgets one below the other."""
    box = QWidget()
    layout = QVBoxLayout(box)
    layout.setContentsMargins(margins, margins, margins, margins)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget)
    return box
