"""Where the docks of a window lie, kept between starts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

from bk40qt.desktop.settings import Settings

_FRAME: Final = QSize(16, 48)  # what the window manager adds, known only when the window is on the screen
_VERSION: Final = 2  # of the arrangement: one kept by another version is not taken up


def restore_layout(window: QMainWindow, settings: Settings, name: str, size: tuple[int, int]) -> bool:
    """Size and docks as the user left them, under that name in the settings; `size` for the first time. Whether he
    has arranged the docks already."""
    geometry, state = settings.layout.get(f"{name}.geometry"), settings.layout.get(f"{name}.state")
    if not (geometry and window.restoreGeometry(_bytes(geometry))):
        window.resize(*size)
    return bool(state) and window.restoreState(_bytes(state or ""), _VERSION)


def keep_on_screen(window: QMainWindow) -> None:
    """No larger than the screen leaves room for, so that the status line does not lie under the task bar. To be called
    before the window is shown."""
    if not window.isMaximized():
        window.resize(window.size().boundedTo(window.screen().availableSize() - _FRAME))


def keep_layout(window: QMainWindow, settings: Settings, name: str) -> None:
    settings.layout[f"{name}.geometry"] = _text(window.saveGeometry())
    settings.layout[f"{name}.state"] = _text(window.saveState(_VERSION))
    settings.save()


def _bytes(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii", "ignore"))


def _text(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")


def hide_stray_tab_bars(window: QMainWindow) -> int:
    """Work round a fault of Qt (seen with 6.11): docks put into tabs before the window is shown leave tab bars behind
    that belong to nobody and hang over other panels. Hides those that lie beside no dock; returns how many. To be
    called when the window has been laid out."""
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
