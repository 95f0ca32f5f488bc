"""Whole games in the window: by mouse, by keys alone, and what the board shows meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from bk40qt.engine.decisions import Action
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.style import style_for
from bk40qt.play.position import board_position
from bk40qt.play.presenter import Presenter
from bk40qt.play.proposal import CONFIRM
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players import make_player
from bk40qt.players.random_player import RandomPlayer
from tests.play.driver import Driver
from tests.play.midgame import midgame

SYSTEM = SYSTEMS["blitz40"]
SMALL = str(Path(__file__).parent / "data" / "small.bk40")  # two turns, eleven counters
_MOUSE = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick,
          QEvent.Type.MouseMove, QEvent.Type.Wheel, QEvent.Type.DragEnter, QEvent.Type.ContextMenu)


class NoMouse(QObject):
    """Counts mouse events; keys alone must do without."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() in _MOUSE
        return False


def small_game(seed: int) -> Session:
    game = Game(SYSTEM, SYSTEM.load(SMALL), seed)
    return Session(game, Seats({"german": PERSON, "french": PERSON}, hand_over=False))


def choices() -> Callable[[Game], Action]:
    """As the simple player would; now and then at random, so that there is something to react to."""
    wise, wild = make_player("simple", 1), RandomPlayer(5)

    def choose(game: Game) -> Action:
        assert game.decision is not None
        if len(game.log) % 4 == 0:
            return wild.choose(game.decision)
        return wise.decide(SYSTEM.imagine(game.state, game.decision.side), game.decision).action

    return choose


def play_out(driver: Driver, answer: Callable[[Action], None]) -> set[str]:
    """The game to its end; returns the points it came to. The same choices without a window come to the same end."""
    game, choose = driver.session.game, choices()
    points = set()
    while game.decision is not None:
        points.add(game.decision.point)
        answer(choose(game))
    alone, choose = small_game(3).game, choices()
    while alone.decision is not None:
        alone.submit(choose(alone))
    assert alone.state_hash() == game.state_hash()
    return points


def assert_over(driver: Driver) -> None:
    assert driver.session.game.outcome is not None
    assert "over" in driver.panel._headline.text()
    assert driver.session.game.outcome.text in driver.texts()
    assert not driver.panel._take_button.isVisible() and not driver.panel.list.model().rowCount()


def test_a_whole_game_by_mouse(game_window):
    driver = game_window(small_game(3))
    points = play_out(driver, driver.answer)
    assert_over(driver)
    assert {"DP-S1", "DP-A1", "DP-A2", "DP-R1", "DP-M2"} <= points
    assert driver.ways["tray"] == 11 and driver.ways["map"] > 5


def test_a_whole_game_by_keys_alone(game_window, qapp):
    driver = game_window(small_game(3))
    mouse = NoMouse()
    qapp.installEventFilter(mouse)
    try:
        points = play_out(driver, driver.answer_by_keys)
    finally:
        qapp.removeEventFilter(mouse)
    assert_over(driver)
    assert mouse.count == 0
    assert {"DP-S1", "DP-A1", "DP-A2", "DP-R1", "DP-M2"} <= points
    assert driver.ways["hex cursor"] and driver.ways["digit"] and driver.ways["Space"] and driver.ways["tray"] == 11


@pytest.mark.parametrize(("scenario", "options"), [("hannut", {"hidden_at_guns": "yes"}), ("stonne", {})])
def test_the_board_after_events_is_the_board_made_anew(game_window, scenario, options):
    driver = game_window(midgame(scenario, 130, 11, options))
    session, scene, player = driver.session, driver.window.scene, RandomPlayer(8)
    for count in range(96):
        assert session.decision is not None
        session.submit(player.choose(session.decision))
        if count % 6 == 0:
            after = scene.snapshot()
            scene.rebuild(board_position(session.game.state, session.view()))
            assert scene.snapshot() == after, count
    assert count == 95


@pytest.mark.parametrize(("scenario", "options"), [("hannut", {"hidden_at_guns": "yes"}), ("stonne", {})])
def test_the_board_of_a_whole_game_is_never_made_anew_and_stays_right(qapp, scenario, options):
    """From the first counter that is placed to the end; beside it a board that is made anew from the position."""
    board, player = SYSTEM.load(scenario).board, RandomPlayer(8)
    scene, beside = (MapScene(board, style_for("light")) for _ in range(2))
    seats = Seats({"german": PERSON, "french": PERSON}, hand_over=False)
    session = Session(Game(SYSTEM, SYSTEM.load(scenario), 5, options), seats)
    presenter = Presenter(session, scene, animated=False)
    presenter.show()
    compared = 0
    while (decision := session.decision) is not None:
        session.submit(CONFIRM if session.is_set_up else player.choose(decision))
        if len(session.game.log) % 4 == 0 or session.decision is None:
            beside.rebuild(board_position(session.state, session.view()))
            assert scene.snapshot() == beside.snapshot(), len(session.game.log)
            compared += 1
    assert session.game.outcome is not None and compared > 100


def test_animations_end_on_the_board_that_is(game_window, settings):
    settings.animations = True
    driver = game_window(midgame("hannut", 130))
    session, scene, player = driver.session, driver.window.scene, RandomPlayer(8)
    for _ in range(60):
        session.submit(player.choose(session.decision))
        QApplication.processEvents()
    scene.finish_animations()
    after = scene.snapshot()
    scene.rebuild(board_position(session.game.state, session.view()))
    assert scene.snapshot() == after
