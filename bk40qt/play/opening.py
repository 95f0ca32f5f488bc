"""How a game comes to the screen: new, from its file, as a replay, or as the tutorial."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bk40qt.desktop.i18n import tr
from bk40qt.desktop.settings import Settings
from bk40qt.engine.dice import RecordedDice
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.wording import say
from bk40qt.play import library
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players import PLAYERS

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.scenario import Scenario
    from bk40qt.play.new_game import NewGame
    from bk40qt.play.recording import Recording
    from bk40qt.play.replay import ReplaySession
    from bk40qt.storage.saves import SavedGame


def begin(wanted: NewGame, settings: Settings) -> Session:
    """A new game, on disk from its first moment."""
    from bk40qt.storage import saves

    system = SYSTEMS[wanted.system]
    scenario = system.load(wanted.scenario)
    game = Game(system, scenario, wanted.seed, wanted.options)
    saved = saves.create(library.new_path(scenario.id), game, title=wanted.title or scenario.title)
    return seated(wanted.seats, saved, settings)


def seated(seats: Seats, saved: SavedGame, settings: Settings) -> Session:
    """A game from its file with its players. Who plays what is known to the library only: it is put down at once, so
    that a crash in the first seconds does not make two persons of a person and a computer."""
    session = Session(saved.game, seats, saved, settings.computer_pause)
    library.note_game(saved.path, session)
    return session


def resume(path: str | Path, settings: Settings) -> Session:
    """A saved game, gone on with. Who sits where is in the library; a file from elsewhere is for two persons."""
    from bk40qt.storage import saves

    saved = saves.open_game(path)
    sides = saved.game.system.sides
    seats = library.seats_of(Path(path))
    if seats is None or set(seats.players) != set(sides):
        seats = Seats({side: PERSON for side in sides})
    for side, player in seats.players.items():
        if player != PERSON and player not in PLAYERS:
            seats.players[side] = "simple"  # a computer player of another version of the program
    return seated(seats, saved, settings)


def replay(path: str | Path, settings: Settings) -> ReplaySession:
    """A saved game to look at, also one that another window plays. Raises Cancelled if the user stops it."""
    from PySide6.QtWidgets import QApplication

    from bk40qt.play.agreement import revealing_is_agreed
    from bk40qt.play.progress import Progress
    from bk40qt.play.recording import Cancelled, Recording
    from bk40qt.play.replay import ReplaySession

    with Progress(tr("The game is read…")) as progress:
        recording = Recording(path, progress.tick)
    seats = library.seats_of(Path(path))
    # With the eyes of one of two players all that he hides would be seen.
    must_agree = recording.keeps_secrets and (seats is None or len(seats.persons()) > 1)
    if must_agree and not revealing_is_agreed(QApplication.activeWindow()):
        raise Cancelled(say("the game was not opened"))
    return ReplaySession(recording, agreed=must_agree)


def branch(recording: Recording, count: int, seats: Seats, settings: Settings, same_dice: bool = False,
           title: str = "") -> Session:
    """A new game with the first `count` decisions of a recorded one and a file of its own. What was rolled is kept;
    after it come new dice, or those that came then."""
    from bk40qt.play.new_game import seed_of
    from bk40qt.play.progress import Progress
    from bk40qt.play.recording import Cancelled
    from bk40qt.storage import saves

    header, origin = recording.header, recording.game
    seed = header.seed if same_dice else seed_of("")
    game = Game(origin.system, origin.scenario, seed, header.options,
                opening_dice=RecordedDice(header.opening_chance))
    past = [(entry.action, entry.chance) for entry in recording.entries[:count]]
    with Progress(tr("The new game is made…")) as progress:
        for done, _ in enumerate(game.load(past), 1):
            if done % 16 == 0 and not progress.tick(done, count):
                raise Cancelled(say("the game was not opened"))
    saved = saves.create(library.new_path(origin.scenario.id), game, title=title or header.title)
    return seated(seats, saved, settings)


def tutorial(settings: Settings) -> Session:
    """A small battle with hints, against the computer. It is not kept: it can be begun again at any time."""
    from bk40qt.play.tutorial import PUPIL, new_game

    game = new_game()
    seats = {side: PERSON if side == PUPIL else "simple" for side in game.system.sides}
    return Session(game, Seats(seats), None, settings.computer_pause)


def try_out(scenario: Scenario, settings: Settings) -> Session:
    """A scenario that is being made, played by its author for both sides, with undo behind dice. It is not kept."""
    from bk40qt.play.new_game import seed_of

    system = SYSTEMS["blitz40"]
    seats = Seats({side: PERSON for side in system.sides}, hand_over=False, analysis=True)
    return Session(Game(system, scenario, seed_of("")), seats, None, settings.computer_pause)


def board_for_measuring(settings: Settings) -> Session:
    system = SYSTEMS["blitz40"]
    game = Game(system, system.load("hannut"), 1)
    return Session(game, Seats({side: PERSON for side in system.sides}, hand_over=False), None)
