"""Where the panels of a game lie at first, and how much room each gets; afterwards it is the user's affair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDockWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.wording import translatable

if TYPE_CHECKING:
    from bk40qt.desktop.rules_view import RulesPanel
    from bk40qt.play.game_window import GameWindow

_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_ACROSS, _DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
_LEFT_WIDTH: Final = (0.19, 250, 330)  # a part of the window, but between these pixels
_RIGHT_WIDTH: Final = (0.24, 330, 440)
_LOG_HEIGHT: Final = (0.2, 180, 240)
_STACK_SHARE: Final = 0.55  # of its column: three counters, large, at 940 pixels
_HIGH_COLUMN: Final = 720  # pixels: in one lower than this, stack and order of battle lie behind each other
_RULES_SHARE: Final = 0.55
_TWO_PANELS: Final = 760  # pixels: in a column lower than this, rules and decision lie behind each other


def put_into_tabs(window: GameWindow) -> None:
    """Before the window is shown: what shares a place."""
    docks = window.docks
    docks["setup"].hide()
    window.tabifyDockWidget(docks["forces"], docks["markers"])
    docks["forces"].raise_()
    window.tabifyDockWidget(docks["log"], docks["dice"])
    window.tabifyDockWidget(docks["log"], docks["sight"])
    docks["log"].raise_()


def share_room(window: GameWindow) -> None:
    """When the window has its size: as much for each panel as it needs."""
    docks, size = window.docks, window.size()
    window.resizeDocks([docks["forces"], docks["decision"]],
                       [_within(size.width(), *_LEFT_WIDTH), _within(size.width(), *_RIGHT_WIDTH)], _ACROSS)
    window.resizeDocks([docks["log"]], [_within(size.height(), *_LOG_HEIGHT)], _DOWN)
    share_column(window)


def share_column(window: GameWindow) -> None:
    """The left column: the stack, or while setting up the tray, above the order of battle, or in front of it."""
    docks = window.docks
    upper = docks["setup"] if docks["setup"].isVisible() else docks["stack"]
    if upper.isFloating() or not upper.isVisible():
        return
    column = window.view.height() + docks["log"].height()
    if column >= _HIGH_COLUMN:
        lower = docks["forces"]
        window.resizeDocks([upper, lower], [int(column * _STACK_SHARE), int(column * (1 - _STACK_SHARE))], _DOWN)
    elif upper not in window.tabifiedDockWidgets(docks["forces"]):
        window.tabifyDockWidget(docks["forces"], upper)
    QTimer.singleShot(0, window, lambda: bring_forward(window, upper))  # the tab is there when this is laid out


def _within(size: int, share: float, least: int, most: int) -> int:
    return max(least, min(most, int(size * share)))


def open_rules(window: GameWindow) -> RulesPanel:
    """The rules beside the map: below the decision, or behind it where both would be too low to read."""
    from bk40qt.desktop.rules_view import RulesPanel

    dock = window.docks.get("rules")
    if dock is None:
        dock = QDockWidget(tr("Rules"), window)
        dock.setObjectName("dock-rules")
        dock.setWidget(RulesPanel())
        window.addDockWidget(_RIGHT, dock)
        window.add_title("rules", translatable("Rules"), dock)
        decision = window.docks["decision"]
        column = decision.height()
        if column < _TWO_PANELS:
            window.tabifyDockWidget(decision, dock)
        else:
            rules = int(column * _RULES_SHARE)
            window.resizeDocks([decision, dock], [column - rules, rules], _DOWN)
    dock.show()
    bring_forward(window, dock)
    panel = dock.widget()
    assert isinstance(panel, RulesPanel)
    return panel


def bring_forward(window: GameWindow, dock: QDockWidget) -> None:
    """In front of those that share its place, but never in front of the cover between two players."""
    dock.raise_()
    if window.hand_over is not None:
        window.hand_over.raise_()


def bring_decision_forward(window: GameWindow) -> None:
    """Somebody is asked: the rules he reads in the same place make room."""
    rules, decision = window.docks.get("rules"), window.docks["decision"]
    if rules is not None and rules in window.tabifiedDockWidgets(decision):
        bring_forward(window, decision)
