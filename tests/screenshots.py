"""`python -m tests.screenshots [FOLDER]`: pictures of the program in use, made by driving its real windows.

Needs a display; without one it draws off the screen, which gives the same pictures. The README shows two of them.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = tempfile.mkdtemp(prefix="bk40qt-pictures-")
for _name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_name] = _HOME  # a new user, with nothing saved yet

from PySide6.QtGui import QPainter  # noqa: E402
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget  # noqa: E402

from bk40qt.desktop import i18n, theme  # noqa: E402
from bk40qt.desktop.settings import Settings  # noqa: E402
from bk40qt.engine.decisions import Decision  # noqa: E402
from bk40qt.engine.game import Game  # noqa: E402
from bk40qt.engine.rules import SYSTEMS  # noqa: E402
from bk40qt.engine.rules.blitz40 import planning  # noqa: E402
from bk40qt.play.game_window import GameWindow  # noqa: E402
from bk40qt.play.session import PERSON, Seats, Session  # noqa: E402
from bk40qt.players import make_player  # noqa: E402

SYSTEM = SYSTEMS["blitz40"]
SIZE = (1500, 940)


def wait(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)


def game_at(scenario: str, until: Callable[[Game, Decision], bool], seed: int = 7, **options: str) -> Game:
    """A game between two computers, stopped at the first decision that is wanted; the first seed that has one."""
    game = Game(SYSTEM, SYSTEM.load(scenario), seed, options)
    player = make_player("simple", seed)
    while (decision := game.decision) is not None:
        if until(game, decision):
            return game
        game.submit(player.decide(SYSTEM.imagine(game.state, decision.side), decision).action)
    return game if until(game, None) else game_at(scenario, until, seed + 1, **options)  # type: ignore[arg-type]


class Studio:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.settings = Settings(animations=False, computer_pause=0)

    def shoot(self, window: QWidget, name: str) -> None:
        wait(0.5)
        path = self._folder / f"{name}.png"
        picture = window.grab()
        with QPainter(picture) as painter:  # panels that float over the window are windows of their own
            for dock in window.findChildren(QDockWidget):
                if dock.isVisible() and dock.isFloating():
                    painter.drawPixmap(dock.pos() - window.pos(), dock.grab())
        picture.save(str(path))
        print(path)

    def window(self, game: Game, hand_over: bool = False, german: str = PERSON, french: str = PERSON) -> GameWindow:
        seats = Seats({"german": german, "french": french}, hand_over)
        return self.show(Session(game, seats, None, 0))

    def show(self, session: Session) -> GameWindow:
        """Each with the panels as they are at first."""
        self.settings.layout.clear()
        window = GameWindow(session, self.settings)
        window.resize(*SIZE)
        window.show()
        window.session.start()
        wait(1)
        return window


def best_shooter(game: Game) -> str:
    """The unit with most targets, of those that lie on top of their stacks; "" if none has any."""
    decision, state = game.decision, game.state
    assert decision is not None
    setting = state.setting  # type: ignore[attr-defined]
    tops = [unit for unit in planning.idle_units(state, decision)  # type: ignore[arg-type]
            if state.stack[state.hex[setting.unit_index[unit]]][-1] == setting.unit_index[unit]]  # type: ignore[attr-defined]
    targets = {unit: len(planning.targets(state, unit)) for unit in tops}  # type: ignore[arg-type]
    return max((unit for unit in tops if targets[unit]), key=lambda unit: (targets[unit], unit), default="")


def look_at(window: GameWindow, hex_name: str) -> None:
    """The hex in the middle of what is seen of the map."""
    window.view.look_at(window.scene.centre_of(hex_name))
    wait(0.3)


def is_assault(game: Game, decision: Decision | None) -> bool:
    """Several companies on either side, and a choice of whom to fire at."""
    if decision is None or decision.kind != "assault_fire" or len(decision.options) < 3:
        return False
    state = game.state
    here = state.setting.hex_index[decision.about[0]]  # type: ignore[attr-defined]
    return len(state.stack[here]) > 2  # type: ignore[attr-defined]


def has_shot(game: Game, decision: Decision | None) -> bool:
    return (decision is not None and decision.kind == "act" and decision.side == "german"
            and any(option.kind == "fire" for option in decision.options) and bool(best_shooter(game)))


def home(studio: Studio) -> None:
    from bk40qt.play.home import HomeWindow

    window = HomeWindow(studio.settings)
    window.resize(1200, 800)
    window.show()
    wait(1.5)
    studio.shoot(window, "home")
    window.close()


def start(studio: Studio) -> None:
    window = studio.window(Game(SYSTEM, SYSTEM.load("hannut"), 7))
    studio.shoot(window, "hannut-start")
    window.session.place_sensibly()
    wait(8)
    studio.shoot(window, "hannut-set-up")
    window.close()


def selected(studio: Studio, name: str = "selected") -> None:
    game = game_at("hannut", has_shot)
    window = studio.window(game)
    unit = best_shooter(game)
    window.view.set_zoom(0.8)
    window.show_unit(unit)
    look_at(window, window.scene.counters.hex_of(unit))
    wait(1)
    studio.shoot(window, name)
    window.close()


def odds(studio: Studio) -> None:
    game = game_at("hannut", lambda game, decision: decision is not None and decision.kind == "fire")
    window = studio.window(game)
    window.view.set_zoom(0.8)
    window.show_unit(game.decision.about[0])
    look_at(window, window.scene.counters.hex_of(game.decision.about[0]))
    window.decision_panel.list.setCurrentIndex(window.decision_panel.list.model().index(0, 0))
    wait(2)
    studio.shoot(window, "odds")
    window.close()


def sight(studio: Studio) -> None:
    window = studio.window(game_at("hannut", has_shot))
    window.commands["sight"].setChecked(True)
    window.sight_tool.show_viewshed("0706")
    window.sight_tool.ask("0706", "0702")
    window.view.set_zoom(0.75)
    look_at(window, "0704")
    studio.shoot(window, "line-of-sight")
    window.close()


def assault(studio: Studio) -> None:
    game = game_at("stonne", is_assault)
    window = studio.window(game)
    window.view.set_zoom(1.0)
    look_at(window, game.decision.about[0])
    window.go_to(game.decision.about[0])
    window.stack_panel.show_hex(game.decision.about[0])
    window.decision_panel.list.setCurrentIndex(window.decision_panel.list.model().index(0, 0))
    wait(2)
    studio.shoot(window, "assault")
    window.close()


def hand_over(studio: Studio) -> None:
    game = Game(SYSTEM, SYSTEM.load("hannut"), 7, {"hidden_at_guns": "yes"})
    window = studio.window(game, hand_over=True)
    studio.shoot(window, "hand-over")
    window.close()


def end(studio: Studio) -> None:
    game = game_at("hannut", lambda game, decision: decision is None)
    window = studio.window(game)
    wait(1)
    studio.shoot(window, "end")
    window.close()


def replay(studio: Studio) -> None:
    from bk40qt.play.opening import replay as watch
    from bk40qt.storage import saves

    path = Path(_HOME) / "watched.bk40save"
    game = game_at("stonne", lambda game, decision: len(game.log) > 400)
    saves.create(path, game).close()
    session = watch(str(path), studio.settings)
    window = studio.show(session)
    session.go_to(250)
    session.jump("combat")
    wait(0.3)
    studio.shoot(window, "replay")
    window.close()


def dark(studio: Studio, app: QApplication) -> None:
    theme.apply_theme(app, "dark", 0)
    selected(studio, "dark")
    theme.apply_theme(app, "light", 0)


def german(studio: Studio) -> None:
    i18n.set_language("de")
    selected(studio, "german")
    i18n.set_language("fr")
    selected(studio, "french")
    i18n.set_language("en")


def main() -> int:
    app = QApplication([sys.argv[0], "-style", "fusion"])
    theme.apply_theme(app, "light", 0)
    studio = Studio(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
    scenes: dict[str, Callable[[], None]] = {
        "home": lambda: home(studio), "start": lambda: start(studio), "selected": lambda: selected(studio),
        "odds": lambda: odds(studio), "sight": lambda: sight(studio), "assault": lambda: assault(studio),
        "hand-over": lambda: hand_over(studio), "replay": lambda: replay(studio), "end": lambda: end(studio),
        "dark": lambda: dark(studio, app), "languages": lambda: german(studio),
    }
    for name in sys.argv[2:] or scenes:
        scenes[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
