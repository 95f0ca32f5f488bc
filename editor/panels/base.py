"""What all panels of the editor have in common: a workspace to show and to change, and wishes to the window."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from editor.document import Change, ScenarioDocument
from editor.workspace import Workspace


class Panel(QWidget):
    """Made once for a window. `refresh` shows everything anew; it is called after changes of `sections`."""

    go_to = Signal(str)  # a hex to be shown on the map
    rule_asked = Signal(str)  # a paragraph of the rules to be opened
    tool_wanted = Signal(str)  # name of a tool to take up, such as the zone painter

    sections: ClassVar[frozenset[str]] = frozenset()  # keys of the file, or "map.places": as `Change` names them

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.workspace = workspace
        workspace.changed.connect(self.on_changed)

    @property
    def document(self) -> ScenarioDocument:
        return self.workspace.document

    def on_changed(self, change: Change) -> None:
        """Something in the document has changed, by whomever."""
        if change.sections & self.sections:
            self.refresh()

    def refresh(self) -> None:
        """Show everything anew."""

    def show_place(self, place: str) -> bool:
        """Go to what a problem names, such as "counters[3].full"; False if that is not here."""
        return False

    def retranslate(self) -> None:
        """Say all texts again, in the present language."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
