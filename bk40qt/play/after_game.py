"""What the window of a game does when it is over, and with its figures before that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QDockWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.engine.errors import EngineError
from bk40qt.engine.wording import message
from bk40qt.play.session import Seats, Session

if TYPE_CHECKING:
    from bk40qt.play.ending import EndPanel
    from bk40qt.play.game_window import GameWindow

_NAME: Final = "dock-ending"
_SIZE: Final = QSize(46, 54)  # in heights of a letter


def show_ending(window: GameWindow) -> EndPanel | None:
    """A panel that floats over the map and can be moved away or docked. Not while the screen is handed over: it would
    lie on the cover."""
    from bk40qt.play.ending import EndPanel

    if window.session.is_covered:
        return None
    dock = window.findChild(QDockWidget, _NAME)
    if dock is None:
        panel = EndPanel(window.session)
        dock = QDockWidget(window)
        dock.setObjectName(_NAME)
        dock.setWidget(panel)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.setFloating(True)
        _connect(window, dock, panel)
        dock.show()  # now it knows what it has to say, and how wide that is
        dock.setGeometry(_place(window, panel))
    shown = dock.widget()
    assert isinstance(shown, EndPanel)
    dock.show()
    dock.raise_()
    shown.close_button.setFocus()
    return shown


def _place(window: GameWindow, panel: EndPanel) -> QRect:
    """In the middle of the window, within its height, and as wide as its tables are in the present language."""
    inside = window.geometry()
    wanted = (_SIZE * window.fontMetrics().height()).expandedTo(QSize(panel.width_wanted(), 0))
    place = QRect(inside.topLeft(), wanted.boundedTo(QSize(inside.width() - 40, inside.height() - 80)))
    place.moveCenter(inside.center())
    return place


def _connect(window: GameWindow, dock: QDockWidget, panel: EndPanel) -> None:
    panel.go_to.connect(window.go_to)
    panel.unit_wanted.connect(window.show_unit)
    panel.rule_asked.connect(window.show_rule)
    panel.close_wanted.connect(dock.close)
    panel.report_wanted.connect(lambda: export(window))
    panel.replay_wanted.connect(lambda: watch(window))
    panel.again_wanted.connect(lambda: play_again(window))


def export(window: GameWindow) -> None:
    from bk40qt.play.report_dialog import offer_report

    offer_report(window)


def watch(window: GameWindow) -> None:
    """The game again, in a window of its own."""
    from bk40qt.play.opening import replay

    saved = window.session.saved
    if saved is not None:
        _open(window, lambda: replay(saved.path, window.settings))


def play_again(window: GameWindow) -> None:
    """The same scenario, players and rules, with new dice."""
    _open(window, lambda: _another(window))


def _another(window: GameWindow) -> Session:
    from bk40qt.engine.game import Game
    from bk40qt.play import library
    from bk40qt.play.new_game import seed_of
    from bk40qt.play.opening import seated
    from bk40qt.play.report import title_of
    from bk40qt.storage import saves

    old = window.session
    game = Game(old.game.system, old.game.scenario, seed_of(""), old.game.options)
    saved = saves.create(library.new_path(game.scenario.id), game, title=title_of(old))
    return seated(Seats(dict(old.seats.players), old.seats.hand_over), saved, window.settings)


def _open(window: GameWindow, make: Callable[[], Session]) -> None:
    from bk40qt.desktop.trouble import tell
    from bk40qt.play.recording import Cancelled

    try:
        session = make()
    except Cancelled:
        return
    except (EngineError, OSError) as error:
        tell(window, tr("This game cannot be opened"), retell(message(error)))
        return
    window.game_wanted.emit(session)
