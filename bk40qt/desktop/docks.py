"""Work round a fault of Qt: docks put into tabs before the window is shown leave tab bars behind that belong to nobody
and hang over other panels (seen with Qt 6.11, on every platform)."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar


def hide_stray_tab_bars(window: QMainWindow) -> int:
    """Hide those that lie beside no dock; returns how many. To be called when the window has been laid out."""
    children = window.children()  # not findChildren: that looks at everything in the panels, too
    docks = [dock.geometry() for dock in children if isinstance(dock, QDockWidget)
             and dock.isVisible() and not dock.isFloating() and window.tabifiedDockWidgets(dock)]
    found = 0
    for bar in children:
        if isinstance(bar, QTabBar) and bar.isVisible():
            place = bar.geometry()
            if not any(place.x() == dock.x() and abs(place.y() - dock.bottom() - 1) <= 1 for dock in docks):
                bar.hide()
                found += 1
    return found
