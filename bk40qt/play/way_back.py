"""Keys lead everywhere in the window of a game, and back: Escape in a panel goes to the map, Tab to what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QScrollArea, QWidget

if TYPE_CHECKING:
    from bk40qt.play.game_window import GameWindow


class WayBack(QObject):
    """Escape that nobody else has wanted, in the window or in a panel that floats over it."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
                and event.key() == Qt.Key.Key_Escape and not event.modifiers()):
            self._lead_back(QApplication.focusWidget())
            return True
        return super().eventFilter(watched, event)

    def _lead_back(self, focus: QWidget | None) -> None:
        if isinstance(focus, QLineEdit) and focus.text():
            focus.clear()  # first what is searched for
        elif focus is not self._window.view:
            self._window.focus_map()
            self._window.activateWindow()


def is_in_sight(widget: QWidget | None) -> bool:
    """False in a panel that lies behind another one: Qt calls that visible and lets Tab go there."""
    while widget is not None and not isinstance(widget, QDockWidget):
        widget = widget.parentWidget()
    return widget is None or not widget.visibleRegion().isEmpty()


def scroll_to(widget: QWidget | None) -> None:
    """What has got the keys from outside of its scroll area; inside of it, that does this itself."""
    area = widget.parentWidget() if widget is not None else None
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is not None and widget is not None:
        area.ensureWidgetVisible(widget)
