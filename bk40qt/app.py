"""The program with windows: home screen, games, editor, and how one leads to the other.

Play mode and editor do not know each other; they ask for one another by signals, which are answered here.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

import bk40qt
from bk40qt.desktop import i18n, theme
from bk40qt.desktop.docks import keep_on_screen
from bk40qt.desktop.settings import Settings, load_settings
from bk40qt.desktop.trouble import Trouble, watch_for_errors
from bk40qt.engine.wording import translatable
from bk40qt.paths import SCENARIO_SUFFIX, resources_dir

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

    from bk40qt.engine.rules.blitz40.scenario import Scenario
    from bk40qt.play.game_window import GameWindow
    from bk40qt.play.home import HomeWindow
    from bk40qt.play.new_game import NewGame
    from bk40qt.play.session import Session
    from editor.main_window import EditorWindow

SAVE_SUFFIX = ".bk40save"
_COLLECT_AFTER = 300  # milliseconds after a window was closed, when what comes next is there: before one goes on


def main(arguments: Sequence[str]) -> int:
    """`bk40qt [play|watch|edit] [FILE]`. `--exit-when-shown home|board` is for measuring the start."""
    if no_display(os.environ):
        print("bk40qt: there is no display, so no window can open; play in the terminal: bk40qt game hannut",
              file=sys.stderr)
        return 2
    # Fusion is the one style that takes all colours of a palette, on every platform.
    app = QApplication([sys.argv[0], "-style", "fusion"])
    app.setApplicationName("bk40qt")
    app.setApplicationDisplayName("bk40qt")
    app.setApplicationVersion(bk40qt.__version__)
    app.setDesktopFileName("bk40qt")
    QTimer.singleShot(0, lambda: _give_icon(app))
    trouble = watch_for_errors(app)
    try:
        _begin(Program(app, trouble), list(arguments))
    except Exception:  # told like any other; without a window the program ends when that is read
        trouble.caught(*sys.exc_info())
    QTimer.singleShot(500, start_collecting)
    return app.exec()


def _begin(program: Program, words: list[str]) -> None:
    if sys.platform == "darwin":
        program.take_opened_files()
    if words[:1] == ["--exit-when-shown"]:
        program.measure(words[1] if len(words) > 1 else "home")
    elif words and words[0] == "edit":
        program.open_editor(words[1] if len(words) > 1 else "")
    else:
        files = [word for word in words if word not in ("play", "watch")]
        program.show_home()
        if files and words[0] == "watch":
            program.watch(files[0])
        elif files:
            program.open_file(files[0])
    QTimer.singleShot(500, program.frame_focus)


def _give_icon(app: QApplication) -> None:
    from PySide6.QtGui import QIcon

    app.setWindowIcon(QIcon(str(resources_dir() / "icons" / "bk40qt.svg")))


def _bring_up(window: QWidget) -> None:
    """In front of all others, even if it was minimized."""
    from PySide6.QtCore import Qt  # here: the home screen comes without it, and it takes a tenth of its time

    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()


def start_collecting() -> None:
    """`__main__` has switched it off for the start."""
    gc.freeze()  # what is there now stays: modules, tables, windows
    # A full collection takes several frames, so it comes when a window has been closed, hardly ever by itself; the
    # middle one looks at what has stayed since the last time, which must be little: with 20 for the second figure it
    # took 65 ms while the map was drawn.
    gc.set_threshold(10_000, 3, 10_000)
    gc.enable()


def no_display(environment: Any) -> bool:
    """Qt aborts without a display and nothing can catch that: look first."""
    if not sys.platform.startswith("linux"):
        return False
    return not any(environment.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))


class Program(QObject):
    """Which windows are open. The last one to close ends the program."""

    def __init__(self, app: QApplication, trouble: Trouble | None = None) -> None:
        super().__init__(app)
        self._app = app
        self.trouble = trouble or watch_for_errors(app)
        self.settings, self._put_aside = load_settings()
        self._home: HomeWindow | None = None
        self.games: list[GameWindow] = []
        self.editors: list[EditorWindow] = []
        self._others: list[QMainWindow] = []  # kept alive while they are open
        i18n.set_language(i18n.language())  # English is on already, but its numbers and dates are not
        self.apply_settings()

    def frame_focus(self) -> None:
        """Not needed for the first frame."""
        from bk40qt.desktop.focus_ring import FocusFrames

        FocusFrames(self._app)

    def apply_settings(self) -> None:
        settings: Settings = self.settings
        theme.apply_theme(self._app, settings.theme, settings.font_size)
        wanted = settings.language or i18n.system_language()
        if wanted != i18n.language():
            i18n.set_language(wanted)
        for window in self.games:
            window.apply_settings()

    # -- home ---------------------------------------------------------------------------------------------------------

    def show_home(self) -> None:
        if self._home is None:
            from bk40qt.play.home import HomeWindow

            home = self._home = HomeWindow(self.settings)
            home.new_game.connect(self.start_game)
            home.continue_game.connect(self.continue_game)
            home.watch.connect(self.watch)
            home.open_editor.connect(self.open_editor)
            home.tutorial.connect(self.start_tutorial)
            home.preferences.connect(self.show_preferences)
            home.rules.connect(self.show_rules)
        self._home.show()
        if self._put_aside:
            aside, self._put_aside = self._put_aside, ""
            self._home.say(i18n.tr("The settings could not be read and are the usual ones again."
                                   " The old file is {path}.", path=aside))
        elif self.settings._dropped:
            self.settings._dropped = False
            self._home.say(i18n.tr("Some settings made no sense and are the usual ones again."))

    def open_file(self, name: str) -> None:
        """What a double click on a file, or a name on the command line, opens."""
        path = Path(name)
        if (window := self._playing(path)) is not None:
            window.raise_()
            window.activateWindow()
        elif path.suffix.lower() in (SCENARIO_SUFFIX, ""):
            self.show_home()
            assert self._home is not None
            self._home.ask_new_game(name)
        else:
            self.continue_game(name)

    def take_opened_files(self) -> QObject:
        """From the Finder, as long as the program runs."""
        from PySide6.QtCore import Qt

        from bk40qt.desktop.opened_files import OpenedFiles

        files = OpenedFiles(self._app)
        # Queued: what it opens may be a dialog, and macOS waits until the event is answered.
        files.opened.connect(self.open_file, Qt.ConnectionType.QueuedConnection)
        return files

    def _playing(self, path: Path) -> GameWindow | None:
        """The window that has this file open."""
        played = [(window, window.session.saved) for window in self.games]
        return next((window for window, saved in played if saved is not None and saved.path == path.resolve()), None)

    # -- games --------------------------------------------------------------------------------------------------------

    def start_game(self, wanted: NewGame) -> None:
        from bk40qt.play.opening import begin

        self._play(lambda: begin(wanted, self.settings))

    def continue_game(self, path: str) -> None:
        from bk40qt.play.opening import resume

        self._play(lambda: resume(path, self.settings))

    def watch(self, path: str) -> None:
        from bk40qt.play.opening import replay

        self._play(lambda: replay(path, self.settings))

    def start_tutorial(self) -> None:
        from bk40qt.play.opening import tutorial

        self._play(lambda: tutorial(self.settings))

    def _play(self, make: Any) -> None:
        from bk40qt.engine.errors import EngineError
        from bk40qt.engine.wording import message
        from bk40qt.play.recording import Cancelled

        try:
            session: Session = make()
        except Cancelled:
            return
        except EngineError as error:
            from bk40qt.desktop.trouble import tell

            tell(self._home, i18n.tr("This game cannot be opened"), i18n.retell(message(error)))
            return
        self.show_game(session)

    def show_game(self, session: Session) -> None:
        from bk40qt.play.game_window import GameWindow

        window = GameWindow(session, self.settings, at_once=False)
        window.closed.connect(self._game_closed)
        window.preferences_wanted.connect(self.show_preferences)
        window.game_wanted.connect(self.show_game)
        self.games.append(window)
        keep_on_screen(window)
        window.show()
        if self._home is not None:
            self._home.hide()
        session.start()

    def _game_closed(self, window: GameWindow) -> None:
        self.games.remove(window)
        window.deleteLater()  # Qt and Python hold one another in it: by itself it would never go
        QTimer.singleShot(_COLLECT_AFTER, gc.collect)
        if self.editors:
            self.editors[-1].activateWindow()  # a game that was tried out leads back there
        elif not self.games:
            self.show_home()

    # -- the rest -----------------------------------------------------------------------------------------------------

    def open_editor(self, path: str) -> None:
        from editor.app import open_editor

        for window in open_editor(path, self.settings, self._app.activeWindow(), self.editors):
            if window in self.editors:
                _bring_up(window)
                continue
            window.closed.connect(self._editor_closed)
            window.play_wanted.connect(lambda document: self.try_out(document.scenario()))
            window.editor_wanted.connect(self.open_editor)
            window.preferences_wanted.connect(self.show_preferences)
            self.editors.append(window)
            keep_on_screen(window)
            window.show()
        if not self.editors and not self.games:
            self.show_home()  # nobody wanted to edit anything after all
        elif self._home is not None and self.editors:
            self._home.hide()

    def _editor_closed(self, window: EditorWindow) -> None:
        self.editors.remove(window)
        window.deleteLater()
        QTimer.singleShot(_COLLECT_AFTER, gc.collect)
        if not self.editors and not self.games:
            self.show_home()

    def try_out(self, scenario: Scenario) -> None:
        """A game on what an editor shows, which stays open behind it."""
        from bk40qt.play.opening import try_out

        before = len(self.games)
        self._play(lambda: try_out(scenario, self.settings))
        for window in self.games[before:]:
            back = translatable("Back to the editor")
            window.decision_panel.name_way_back(back)
            window.commands.retitle("close", back,
                                    translatable("Close this game; the editor is as you left it"))

    def show_preferences(self) -> None:
        from bk40qt.desktop.preferences import Preferences

        dialog = Preferences(self.settings, self._app.activeWindow())
        dialog.changed.connect(self.apply_settings)
        dialog.exec()

    def show_rules(self, number: str = "") -> None:
        from bk40qt.desktop.rules_view import RulesWindow

        window = RulesWindow()
        window.show_rule(number)
        self._others.append(window)
        window.show()

    def measure(self, what: str) -> None:
        """Show the home screen or the Hannut board and end with the first frame: for tests/bench."""
        if what == "board":
            from bk40qt.play.opening import board_for_measuring

            self.show_game(board_for_measuring(self.settings))
        else:
            self.show_home()
        while not any(window.isExposed() for window in self._app.topLevelWindows()):
            self._app.processEvents()
        os._exit(0)  # at once: how long a program takes to end is another question
