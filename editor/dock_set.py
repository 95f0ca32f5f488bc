"""The docks round the map: which panels there are, where they lie, and how they come into sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QScrollArea, QTabWidget, QWidget

from bk40qt.desktop.docks import keep_layout, restore_layout
from bk40qt.desktop.i18n import pattern
from bk40qt.desktop.settings import Settings
from editor.panels.base import Panel

_AREAS: Final = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
_LAYOUT: Final = "editor"  # under this name the settings keep geometry and docks


class DockSet:
    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._docks: dict[str, QDockWidget] = {}
        self.panels: dict[str, QWidget] = {}
        self.titles: dict[str, str] = {}  # English patterns
        window.setCorner(Qt.Corner.BottomRightCorner, _AREAS["right"])
        window.setCorner(Qt.Corner.BottomLeftCorner, _AREAS["left"])
        window.setDockNestingEnabled(True)
        # Many panels lie on one another there: upright, the names of all have room.
        window.setTabPosition(_AREAS["left"], QTabWidget.TabPosition.West)

    def __getitem__(self, name: str) -> QDockWidget:
        return self._docks[name]

    def __contains__(self, name: str) -> bool:
        return name in self._docks

    def add(self, name: str, title: str, panel: QWidget, area: str, scrolls: bool = False) -> None:
        """`scrolls`: the panel may be higher than the screen."""
        dock = QDockWidget(self._window)
        dock.setObjectName(f"dock-{name}")
        if scrolls:
            scroll = QScrollArea()
            scroll.setWidgetResizable(True)
            scroll.setFrameShape(QScrollArea.Shape.NoFrame)
            scroll.setWidget(panel)
            scroll.setFocusProxy(panel)
            dock.setWidget(scroll)
        else:
            dock.setWidget(panel)
        dock.setWindowTitle(pattern(title))
        self._window.addDockWidget(_AREAS[area], dock)
        self._docks[name], self.panels[name], self.titles[name] = dock, panel, title

    def tabify(self, names: Sequence[str]) -> None:
        """These lie on one another, the first one up."""
        known = [self._docks[name] for name in names if name in self._docks]
        for dock in known[1:]:
            self._window.tabifyDockWidget(known[0], dock)
        if known:
            known[0].raise_()

    def bring_up(self, name: str) -> None:
        self._docks[name].show()
        self._docks[name].raise_()

    def focus(self, name: str) -> None:
        """Bring a panel up and put the keyboard into it."""
        self.bring_up(name)
        panel = self.panels[name]
        inside = [
            child
            for child in panel.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisibleTo(panel) and child.isEnabled()
        ]
        target = panel.focusProxy() or (inside[0] if inside else panel)
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_place(self, place: str) -> bool:
        """Go to what a problem names, in the panel that has it. It must be in sight before it can show its part."""
        for name, panel in self.panels.items():
            if isinstance(panel, Panel) and any(_is_in(place, section) for section in panel.sections):
                before = self._docks[name].isVisible()
                self.bring_up(name)
                if panel.show_place(place):
                    return True
                self._docks[name].setVisible(before)
        return False

    def retranslate(self) -> None:
        for name, dock in self._docks.items():
            dock.setWindowTitle(pattern(self.titles[name]))

    def restore(self, settings: Settings, size: tuple[int, int]) -> None:
        restore_layout(self._window, settings, _LAYOUT, size)

    def keep(self, settings: Settings) -> None:
        keep_layout(self._window, settings, _LAYOUT)


def _is_in(place: str, section: str) -> bool:
    return place == section or place.startswith((f"{section}.", f"{section}["))

