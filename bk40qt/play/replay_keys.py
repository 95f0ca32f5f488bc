"""What the window of a replay has that others have not: the bar under the map, and its commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QInputDialog

from bk40qt.desktop.i18n import tr
from bk40qt.engine.wording import translatable
from bk40qt.play.agreement import revealing_is_agreed
from bk40qt.play.board_keys import COMPUTER, DECIDE, HELP
from bk40qt.play.panels.replay import REPLAY, ReplayBar
from bk40qt.play.replay import ReplaySession

if TYPE_CHECKING:
    from bk40qt.play.game_window import GameWindow

_NOT_HERE = ("undo", "redo", "analysis", "save-copy", "watch")


def add_replay_commands(window: GameWindow) -> ReplayBar:
    """Turn the window of a game into that of a replay."""
    session = window.session
    assert isinstance(session, ReplaySession)
    session.agree = partial(revealing_is_agreed, window)
    _put_away(window)
    _moving(window, session)
    _marking(window, session)
    add = window.commands.add
    add("replay-slower", translatable("Slower"), translatable("Play the game at half the speed"),
        lambda: session.change_speed(-1), ("J",), REPLAY)
    add("replay-faster", translatable("Faster"), translatable("Play the game at twice the speed"),
        lambda: session.change_speed(1), ("K",), REPLAY)
    add("replay-viewer", translatable("The other side's view"),
        translatable("Look on with the eyes of the other side; what its enemy has hidden is not shown"),
        session.other_viewer, ("S",), REPLAY)
    add("replay-branch", translatable("Branch off here…"),
        translatable("Begin a new game from this moment; the recorded one stays as it is"),
        lambda: _branch(window), ("Ctrl+B",), REPLAY)
    bar = ReplayBar(session, window.commands)
    window.middle.addWidget(bar)
    for scope in (bar.timeline, window.decision_panel):
        scope.addAction(window.commands["replay-play"])
    commands, menus = window.commands, window.menuBar()
    commands.fill(menus, (REPLAY,))
    menus.insertMenu(commands.menu(HELP).menuAction(), commands.menu(REPLAY))
    return bar


def _put_away(window: GameWindow) -> None:
    """Nobody decides or sets up here, so keys, menus and panels of that are free for the replay."""
    commands = window.commands
    for command in commands:
        if command.menu in (DECIDE, COMPUTER) or command.id in _NOT_HERE:
            commands[command.id].setEnabled(False)
            commands[command.id].setVisible(False)
    for title in (DECIDE, COMPUTER):
        commands.menu(title).menuAction().setVisible(False)
    window.docks["setup"].hide()


def _moving(window: GameWindow, session: ReplaySession) -> None:
    add = window.commands.add
    # The map takes Space for itself and hands it on to the decision panel, which plays the replay.
    add("replay-play", translatable("Play"), translatable("Play the game from here, or stop"),
        session.toggle_playing, ("Space",), REPLAY, scope=(window.view,))
    add("replay-back", translatable("One decision back"), translatable("Show the moment before the last decision"),
        lambda: session.step(-1), (",",), REPLAY)
    add("replay-forward", translatable("One decision on"), translatable("Show what was decided next"),
        lambda: session.step(1), (".",), REPLAY)
    add("replay-first", translatable("To the beginning"), translatable("Show the game before its first decision"),
        lambda: session.step(-session.total), ("Home",), REPLAY, scope=(window.view,))
    add("replay-last", translatable("To the end"), translatable("Show the game as it ended or stands now"),
        lambda: session.step(session.total), ("End",), REPLAY, scope=(window.view,))
    add("replay-next-turn", translatable("Next turn"), translatable("Go to the beginning of the next turn"),
        lambda: session.jump("turn"), ("T",), REPLAY)
    add("replay-previous-turn", translatable("Previous turn"), translatable("Go back to the last beginning of a turn"),
        lambda: session.jump("turn", back=True), ("Shift+T",), REPLAY)
    add("replay-next-activation", translatable("Next activation"),
        translatable("Go to where the next formation is activated"), lambda: session.jump("activation"), ("A",), REPLAY)
    add("replay-previous-activation", translatable("Previous activation"),
        translatable("Go back to where a formation was activated"), lambda: session.jump("activation", back=True),
        ("Shift+A",), REPLAY)
    add("replay-next-combat", translatable("Next combat"), translatable("Go to the next fire or assault"),
        lambda: session.jump("combat"), ("C",), REPLAY)
    add("replay-previous-combat", translatable("Previous combat"), translatable("Go back to the last fire or assault"),
        lambda: session.jump("combat", back=True), ("Shift+C",), REPLAY)


def _marking(window: GameWindow, session: ReplaySession) -> None:
    add = window.commands.add
    add("replay-bookmark", translatable("Bookmark"), translatable("Mark this moment, or take the mark away"),
        session.toggle_bookmark, ("B",), REPLAY)
    add("replay-rename-bookmark", translatable("Rename bookmark…"), translatable("Give this moment a name"),
        lambda: _rename(window, session), ("Shift+B",), REPLAY)
    add("replay-previous-bookmark", translatable("Previous bookmark"),
        translatable("Go back to the bookmark before this"), lambda: session.go_to_bookmark(back=True),
        ("[", "Ctrl+PgUp"), REPLAY)
    add("replay-next-bookmark", translatable("Next bookmark"), translatable("Go to the bookmark after this"),
        session.go_to_bookmark, ("]", "Ctrl+PgDown"), REPLAY)


def _rename(window: GameWindow, session: ReplaySession) -> None:
    session.pause_playing()
    mark = session.bookmark_at(session.at)
    if mark is not None:
        text, fine = QInputDialog.getText(window, tr("Rename bookmark"), tr("Name of this moment:"), text=mark.text)
        if fine:
            session.rename_bookmark(mark.decision, text)


def _branch(window: GameWindow) -> None:
    from bk40qt.play.branch import BranchDialog

    session = window.session
    assert isinstance(session, ReplaySession)
    session.pause_playing()
    dialog = BranchDialog(session, window.settings, window)
    dialog.branched.connect(window.game_wanted)
    dialog.open()
