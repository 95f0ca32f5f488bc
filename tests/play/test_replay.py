"""Watching saved games: any moment both ways, playing, bookmarks, either side's eyes, and branching off."""

import random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton

from bk40qt.desktop.settings import Settings
from bk40qt.engine.errors import EngineError
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play import opening
from bk40qt.play.branch import BranchDialog
from bk40qt.play.game_window import GameWindow
from bk40qt.play.library import Bookmark, Library
from bk40qt.play.panels.replay import ReplayBar
from bk40qt.play.position import board_position
from bk40qt.play.progress import Progress
from bk40qt.play.recording import Cancelled, Recording
from bk40qt.play.replay import ReplaySession
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players.random_player import RandomPlayer
from bk40qt.storage import saves

SYSTEM = SYSTEMS["blitz40"]
LENGTH = 260
KEY, LEFT, NONE = Qt.Key, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def record(path, scenario, length, options):
    """A random game in its file, with the hash of each of its positions."""
    game = Game(SYSTEM, SYSTEM.load(scenario), 7, options)
    player, hashes = RandomPlayer(7), [game.state_hash()]
    while game.decision is not None and len(game.log) < length:
        game.submit(player.choose(game.decision))
        hashes.append(game.state_hash())
    saves.create(path, game, title="A test").close()
    return SimpleNamespace(path=path, game=game, hashes=hashes)


@pytest.fixture(scope="session")
def hannut(tmp_path_factory):
    """With guns that hide: what one side sees differs from what the other does."""
    return record(tmp_path_factory.mktemp("saved") / "hannut.bk40save", "hannut", LENGTH, {"hidden_at_guns": "yes"})


@pytest.fixture
def replay(qapp, hannut):
    session = ReplaySession(Recording(hannut.path), agreed=True)
    yield session
    session.close()


@pytest.fixture
def window(qtbot, replay):
    made = GameWindow(replay, Settings(animations=False))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    replay.start()
    QApplication.processEvents()
    return made


def bar_of(window):
    return window.findChild(ReplayBar)


def drag(qtbot, timeline, *values):
    """Press at the first value, drag over the others, let go."""
    at = [QPoint(timeline.x_of(value), timeline.height() // 2) for value in values]
    qtbot.mousePress(timeline, LEFT, NONE, at[0])
    for point in at[1:]:
        qtbot.mouseMove(timeline, point)
        QApplication.processEvents()
    qtbot.mouseRelease(timeline, LEFT, NONE, at[-1])
    QApplication.processEvents()


def scene_at(recording, number, side):
    state = recording.position(number)
    return board_position(state, SYSTEM.view(state, side))


# -- moments -----------------------------------------------------------------------------------------------------------


def test_every_moment_is_the_position_of_the_original(hannut, replay):
    order = list(range(LENGTH + 1))
    random.Random(3).shuffle(order)
    for number in order:
        replay.go_to(number)
        assert replay.game.state_hash() == hannut.hashes[number], number
        assert len(replay.entries()) == len(replay.game.log) == number
    assert list(replay.recording.entries) == hannut.game.log


def test_stepping_tells_what_happened_and_jumping_shows_anew(hannut, replay):
    told = []
    replay.happened.connect(lambda happening: told.append(happening.number))
    replay.reset.connect(lambda: told.append("reset"))
    replay.step(1)
    replay.step(1)
    replay.step(-1)
    replay.go_to(100)
    replay.go_to(100)
    assert told == [0, 1, "reset", "reset"]
    assert replay.game.decision == replay.recording.decisions[100]
    assert replay.answer.action == hannut.game.log[100].action
    assert replay.answer.action in replay.game.decision.options


def test_dragging_the_slider_both_ways_shows_each_moment_as_it_was(qtbot, window, replay):
    timeline = bar_of(window).timeline
    for way in ((0, 60, 200), (200, 255), (255, 130, 40), (40, 0)):
        drag(qtbot, timeline, *way)
        assert abs(replay.at - way[-1]) <= 1  # a pixel may be a decision wide or less
        assert window.scene.position == scene_at(replay.recording, replay.at, replay.viewer)
        assert window.log_panel.model.lines[-1].decision < replay.at if replay.at else not window.log_panel.model.lines
        assert f"Decision {replay.at} of {LENGTH}" in bar_of(window).where.text()


def test_keys_step_and_jump(qtbot, window, replay):
    qtbot.keyClick(window.view, KEY.Key_Period)
    qtbot.keyClick(window.view, KEY.Key_Period)
    assert replay.at == 2
    qtbot.keyClick(window.view, KEY.Key_Comma)
    assert replay.at == 1
    qtbot.keyClick(window.view, KEY.Key_End)
    assert replay.at == LENGTH and not window.commands["replay-forward"].isEnabled()
    qtbot.keyClick(window.view, KEY.Key_Home)
    assert replay.at == 0
    for key, kinds in ((KEY.Key_T, {"turn_began"}), (KEY.Key_A, {"activated"}),
                       (KEY.Key_C, {"rolled", "assault_began"})):
        qtbot.keyClick(window.view, key)
        assert kinds & {event.kind for event in replay.recording.entries[replay.at - 1].events}
    here = replay.at
    qtbot.keyClick(window.view, KEY.Key_C)
    assert replay.at > here
    qtbot.keyClick(window.view, KEY.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert replay.at == here


def test_scene_after_steps_is_the_scene_after_a_jump(window, replay):
    replay.go_to(120)
    for _ in range(60):
        replay.step(1)
    QApplication.processEvents()
    assert window.scene.position == scene_at(replay.recording, 180, replay.viewer)


def test_space_plays_and_stops(qtbot, window, replay):
    replay.set_speed(16.0)
    replay.go_to(240)
    qtbot.keyClick(window.view, KEY.Key_Space)
    assert replay.playing and window.commands["replay-play"].text() == "Pause"
    qtbot.waitUntil(lambda: replay.at > 243, timeout=3000)
    qtbot.keyClick(window.view, KEY.Key_Space)
    here = replay.at
    qtbot.wait(150)
    assert not replay.playing and replay.at == here
    qtbot.keyClick(bar_of(window).timeline, KEY.Key_Space)
    qtbot.waitUntil(lambda: replay.at == LENGTH and not replay.playing, timeout=5000)


def test_speed_by_key_and_by_list(qtbot, window, replay):
    bar = bar_of(window)
    qtbot.keyClick(window.view, KEY.Key_K)
    assert replay.speed == 2.0 and bar.speed.currentData() == 2.0
    for _ in range(9):
        qtbot.keyClick(window.view, KEY.Key_J)
    assert replay.speed == 0.5
    bar.speed.setFocus()
    qtbot.keyClick(bar.speed, KEY.Key_End)
    assert replay.speed == 16.0


# -- deciding ----------------------------------------------------------------------------------------------------------


def test_nothing_can_be_decided_and_it_is_said_kindly(qtbot, window, replay):
    refusals, before = [], replay.game.state_hash()
    replay.refused.connect(refusals.append)
    assert not replay.is_mine
    assert not replay.submit(replay.decision.options[0])
    assert "replay" in refusals[0].reason and window.toast.isVisible()
    replay.undo()
    assert replay.at == 0 and replay.game.state_hash() == before


def test_the_panel_shows_what_was_taken_to_the_side_that_decided(window, replay):
    panel = window.decision_panel
    number = next(number for number, entry in enumerate(replay.recording.entries)
                  if number > 150 and len(replay.recording.decisions[number].options) > 1)
    side = replay.recording.entries[number].side
    replay.set_viewer(side)
    replay.go_to(number)
    assert panel.current() == replay.answer.action
    assert replay.say(replay.answer.action) in panel._question.text()
    assert not panel._take_button.isVisible()
    replay.other_viewer()
    assert panel.current() is None and panel.list.model().rowCount() == 0
    assert replay.say(replay.recording.entries[number].action) not in panel._question.text()


def test_no_two_commands_of_the_window_share_a_key(window):
    keys = {}
    for command in window.commands:
        if window.commands[command.id].isEnabled():
            for key in command.keys:
                assert key not in keys, (key, keys[key], command.id)
                keys[key] = command.id


# -- whose eyes --------------------------------------------------------------------------------------------------------


def hidden_guns(game):
    units = SYSTEM.view(game.state, "french")["units"]
    return {unit["id"] for unit in units if unit["side"] == "french" and "hidden" in unit.get("statuses", ())}


def test_the_other_side_does_not_see_hidden_guns(qtbot, window, replay):
    bar = bar_of(window)
    number = next(number for number in range(LENGTH) if replay.recording.turns[number] == 1)
    replay.set_viewer("french")
    replay.go_to(number)
    guns = hidden_guns(replay.game)
    assert guns
    shown = {piece.id for piece in window.scene.position.pieces}
    assert guns & shown
    qtbot.keyClick(window.view, KEY.Key_S)
    assert replay.viewer == "german" == bar.viewer.currentData()
    assert not guns & {piece.id for piece in window.scene.position.pieces}
    names = [replay.name_of(gun) for gun in guns]
    told = [window.log_panel.model.text(row) for row in range(window.log_panel.model.rowCount())]
    assert not [line for line in told for name in names if name in line]
    qtbot.keyClick(bar.viewer, KEY.Key_Down)
    assert replay.viewer == "french"
    assert guns & {piece.id for piece in window.scene.position.pieces}


def test_a_lone_player_sees_it_again_with_his_own_eyes(qapp, hannut):
    session = Session(hannut.game, Seats({"german": "simple", "french": PERSON}))
    Library().note_game(hannut.path, session)
    session.close()
    again = ReplaySession(Recording(hannut.path), agreed=True)
    assert again.viewer == "french"
    again.close()


# -- bookmarks ---------------------------------------------------------------------------------------------------------


def test_bookmarks_are_kept_and_lead_back(qtbot, window, replay, hannut):
    for number in (40, 120):
        replay.go_to(number)
        qtbot.keyClick(window.view, KEY.Key_B)
    replay.rename_bookmark(120, "The hill falls")
    bar = bar_of(window)
    assert set(bar.timeline.bookmarks) == {40, 120}
    assert "The hill falls" in bar.timeline.text_at(bar.timeline.x_of(120))
    qtbot.keyClick(window.view, KEY.Key_BracketLeft)
    assert replay.at == 40
    qtbot.keyClick(window.view, KEY.Key_BracketRight)
    assert replay.at == 120
    flag = QPoint(bar.timeline.x_of(40), bar.timeline.height() // 2 - 10)
    qtbot.mouseClick(bar.timeline, LEFT, NONE, flag)
    qtbot.waitUntil(lambda: replay.at == 40)
    again = ReplaySession(Recording(hannut.path), agreed=True)
    assert again.bookmarks == (Bookmark(40, "Turn 0, decision 40"), Bookmark(120, "The hill falls"))
    again.close()
    qtbot.keyClick(window.view, KEY.Key_B)
    assert Library().game(hannut.path).bookmarks == (Bookmark(120, "The hill falls"),)


def test_the_menu_of_bookmarks_goes_there(window, replay):
    replay.go_to(50)
    replay.toggle_bookmark()
    replay.go_to(0)
    menu = bar_of(window).marks
    menu.aboutToShow.emit()
    menu.actions()[-1].trigger()
    assert replay.at == 50


# -- branching off -----------------------------------------------------------------------------------------------------


def test_branching_off_by_the_dialog_makes_a_game_of_its_own(qtbot, window, replay, hannut):
    before = hannut.path.read_bytes()
    replay.go_to(150)
    started = []
    window.game_wanted.connect(started.append)
    qtbot.keyClick(window.view, KEY.Key_B, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(BranchDialog)
    for box in dialog.players.values():
        qtbot.keyClick(box, KEY.Key_Home)  # a person
    qtbot.mouseClick(dialog.hand_over, LEFT, pos=QPoint(8, dialog.hand_over.height() // 2))
    qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    [game] = started
    assert game.seats.persons() == ["german", "french"] and not game.seats.hand_over
    assert [entry.action for entry in game.game.log] == [entry.action for entry in hannut.game.log[:150]]
    assert game.game.state_hash() == hannut.hashes[150]
    assert game.saved.path != hannut.path and game.game.seed != hannut.game.seed
    player = RandomPlayer(1)
    for _ in range(30):
        assert game.submit(player.choose(game.decision))
    path, last = game.saved.path, game.game.state_hash()
    game.close()
    with saves.open_game(path) as reopened:
        assert reopened.game.state_hash() == last and len(reopened.game.log) == 180
    assert saves.verify(path).ok
    assert hannut.path.read_bytes() == before


def test_the_same_dice_come_again_if_wanted(qapp, hannut):
    recording = Recording(hannut.path)
    seats = Seats({side: PERSON for side in SYSTEM.sides}, hand_over=False)
    game = opening.branch(recording, 100, seats, Settings(), same_dice=True)
    for entry in hannut.game.log[100:]:
        assert game.submit(entry.action)
        assert game.game.log[-1].chance == entry.chance
    assert game.game.state_hash() == hannut.hashes[-1]
    game.close()


def test_new_dice_are_other_dice(qapp, hannut):
    recording = Recording(hannut.path)
    seats = Seats({side: PERSON for side in SYSTEM.sides}, hand_over=False)
    rolled = set()
    for _ in range(3):
        game = opening.branch(recording, 110, seats, Settings())
        player = RandomPlayer(2)
        while game.decision is not None and len(game.game.log) < 190:
            game.submit(player.choose(game.decision))
        rolled.add(tuple(number for entry in game.game.log[110:] for number in entry.chance))
        game.close()
    assert len(rolled) > 1


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_game_that_is_being_played_can_be_watched(qapp, tmp_path):
    path = tmp_path / "played.bk40save"
    game = Game(SYSTEM, SYSTEM.load("stonne"), 1)
    player = RandomPlayer(1)
    with saves.create(path, game):
        for _ in range(40):
            game.submit(player.choose(game.decision))
        watched = opening.replay(path, Settings())
        assert watched.total == 40
        game.submit(player.choose(game.decision))  # the file still is the player's
        watched.go_to(40)
        watched.close()
    assert len(saves.read_events(path).entries) == 41


def test_a_game_of_older_rules_is_shown_as_recorded(qtbot, hannut, monkeypatch):
    monkeypatch.setattr(SYSTEM, "version", SYSTEM.version + 1, raising=False)
    session = ReplaySession(Recording(hannut.path), agreed=True)
    assert session.recording.as_recorded == "rules" and not session.can_branch()
    window = GameWindow(session, Settings(animations=False))
    qtbot.addWidget(window)
    window.show()
    session.start()
    assert "version" in bar_of(window).note.text() and not window.commands["replay-branch"].isEnabled()
    real = Game(SYSTEM, SYSTEM.load("hannut"), 7, {"hidden_at_guns": "yes"})
    for number in (0, 20, 97, 150, LENGTH):
        session.go_to(number)
        while len(real.log) < number:
            real.submit(hannut.game.log[len(real.log)].action)
        for side in SYSTEM.sides:
            session.set_viewer(side)
            known = {unit["id"]: unit for unit in SYSTEM.view(real.state, side)["units"]}
            own = [unit for unit in session.view()["units"] if unit["side"] == side]
            assert own == [known[unit["id"]] for unit in own]
            guns = hidden_guns(real) if side == "german" else set()
            assert not [unit for unit in session.view()["units"] if unit["id"] in guns and "hex" in unit]
        if number > 100:
            folded, played = SYSTEM.to_json(session.game.state), SYSTEM.to_json(real.state)
            assert {name for name in played if folded[name] != played[name]} <= {"frames"}
    session.step(-1)
    assert session.at == LENGTH - 1
    window.close()


def test_a_game_that_comes_out_otherwise_is_shown_as_recorded(qapp, hannut, monkeypatch):
    log = saves.read_events(hannut.path)
    entries = list(log.entries)
    place = next(number for number, entry in enumerate(entries) if number > 100 and entry.events)
    values = {name: getattr(entries[place], name) for name in ("number", "side", "action", "chance")}
    entries[place] = type(entries[place])(**values, events=entries[place].events[:-1])
    monkeypatch.setattr(saves, "read_events", lambda path: type(log)(log.header, tuple(entries)))
    session = ReplaySession(Recording(hannut.path), agreed=True)
    assert session.recording.as_recorded == "differs" and session.why_as_recorded()
    session.go_to(LENGTH)
    assert len(session.entries()) == LENGTH
    session.close()


def test_opening_can_be_stopped(hannut):
    with pytest.raises(Cancelled):
        Recording(hannut.path, lambda done, total: done < 50)


def test_what_takes_long_shows_how_far_it_is_and_a_click_stops_it(qtbot):
    with Progress("Reading") as progress:
        assert progress.tick(1, 1000) and not progress.dialog.isVisible()
        qtbot.wait(350)
        assert progress.tick(300, 1000) and progress.dialog.isVisible()
        qtbot.mouseClick(progress.dialog.findChild(QPushButton), LEFT)
        assert not progress.tick(301, 1000)
    assert not progress.dialog.isVisible()


def test_a_damaged_file_is_told(qapp, tmp_path):
    path = tmp_path / "bad.bk40save"
    path.write_bytes(b"no game")
    with pytest.raises(EngineError):
        opening.replay(path, Settings())


def test_the_file_is_not_changed_by_watching(window, replay, hannut):
    before = hannut.path.read_bytes()
    for number in (3, 200, 100, 101, LENGTH):
        replay.go_to(number)
    window.close()
    assert hannut.path.read_bytes() == before


def test_texts_are_said_again_in_another_language(window, replay):
    replay.go_to(30)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert "30" in bar_of(window).where.text()
    assert window.windowTitle().startswith("Replay")
