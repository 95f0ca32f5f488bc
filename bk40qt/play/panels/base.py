"""What all panels have in common: a session to show, and two wishes to the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from bk40qt.play.session import Happening, Session


class Panel(QWidget):
    """Made once for a window; `refresh` shows the whole present state, `on_happened` may do less."""

    go_to = Signal(str)  # a hex to be shown on the map
    unit_wanted = Signal(str)  # a unit to be selected and shown
    rule_asked = Signal(str)  # a paragraph of the rules to be opened

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.happened.connect(self.on_happened)
        session.reset.connect(self.refresh)
        session.decision_changed.connect(self.on_decision)

    def refresh(self) -> None:
        """Show everything anew."""

    def on_happened(self, happening: Happening) -> None:
        """A decision was taken."""
        self.refresh()

    def on_decision(self) -> None:
        """Another decision is pending, or other eyes look on."""

    def retranslate(self) -> None:
        """Say all texts again, in the present language."""

    def _colour_links(self) -> None:
        """A label lays its text out once, with the colour that links have then, and not again for the same text."""
        for label in self.findChildren(QLabel):
            text = label.text()
            if "<a " in text:
                label.clear()
                label.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self.retranslate()
            QTimer.singleShot(0, self._colour_links)  # when the labels have their palette, too
        super().changeEvent(event)
