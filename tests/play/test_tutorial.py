"""The tutorial: its scenario, its lessons followed by "Show me" and by hand, and players who do something else."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from bk40qt.desktop.i18n import set_language
from bk40qt.desktop.rules_text import load_rules
from bk40qt.engine.decisions import Action
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40.scenario_document import dump_scenario
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario, problems
from bk40qt.paths import resources_dir
from bk40qt.play.opening import tutorial
from bk40qt.play.panels.tutor import OVERLAY, Pointer, TutorPanel
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.play.tutorial import PUPIL, SETUP_LENGTH, Course, new_game
from bk40qt.players import make_player
from bk40qt.players.random_player import RandomPlayer
from bk40qt.selfplay.invariants import check_decision, check_position

FILE = resources_dir() / "tutorial" / "tutorial.bk40"
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


class Pupil:
    """A player who reads the tutor's panel."""

    def __init__(self, driver):
        self.driver = driver
        self.window = driver.window
        self.session = driver.session
        panel = self.window.panels["tutor"]
        assert isinstance(panel, TutorPanel)
        self.panel, self.tutor = panel, panel.tutor
        self.tutor._rest.setInterval(20)
        self.session._step_pause = lambda: 0
        self.seen = []
        self.wait()

    @property
    def lesson(self):
        return self.tutor.step.id if self.tutor.step is not None else ""

    def wait(self):
        """Until nothing moves any more: the path is done, the French have answered, the tutor has looked."""
        session = self.session

        def is_quiet():
            waits = session.is_mine or session.decision is None or session.paused
            return waits and not (session._timer.isActive() or session._queue or session._jobs
                                  or self.tutor._rest.isActive())

        self.driver.settle(is_quiet)
        assert self.tutor.closed or self.panel.text.text()
        if self.lesson and self.lesson not in self.seen:
            self.seen.append(self.lesson)

    def follow(self, until=None):
        """Press what the panel offers, up to this lesson or the end."""
        for _ in range(200):
            if self.tutor.closed or self.lesson == until:
                return
            button = self.panel.show_button if self.tutor.can_show else self.panel.next_button
            QTest.mouseClick(button, LEFT)
            self.wait()
        raise AssertionError(f"the tutorial does not end: {self.lesson}")

    def drag(self, start, end):
        viewport = self.window.view.viewport()
        first, last = self.driver.pixel_of(start), self.driver.pixel_of(end)
        QTest.mousePress(viewport, LEFT, pos=first)
        for share in (0.3, 0.6, 1.0):
            QTest.mouseMove(viewport, first + QPoint(*((last - first) * share).toTuple()))
        QTest.mouseRelease(viewport, LEFT, pos=last)


@pytest.fixture
def pupil(game_window, settings):
    def sit_down(seed=None):
        if seed is None:
            return Pupil(game_window(tutorial(settings)))
        seats = Seats({PUPIL: PERSON, "french": "simple"})
        return Pupil(game_window(Session(new_game(seed), seats, None)))

    return sit_down


# -- the scenario ------------------------------------------------------------------------------------------------------


def test_the_scenario_has_no_faults_and_is_written_as_the_program_writes_it():
    scenario = load_scenario(FILE)
    assert not problems(scenario)
    assert dump_scenario(scenario) == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", range(4))
def test_any_player_comes_to_its_end(seed):
    system = SYSTEMS["blitz40"]
    game = Game(system, system.load(str(FILE)), seed)
    player = RandomPlayer(seed)
    while game.decision is not None:
        check_decision(game.state, game.decision)
        game.submit(player.choose(game.decision))
        check_position(game.state)
        assert len(game.log) < 3000
    assert game.outcome.rule


@pytest.mark.parametrize("first", ["ge_pz", "ge_sch"])
def test_whoever_opens_the_french_act_once_and_then_the_tanks(first):
    game = new_game()
    player = make_player("simple", 1)
    while game.decision is not None:
        decision = game.decision
        opening = Action("set_aside", first)
        ready = opening in decision.options
        position = game.system.imagine(game.state, decision.side)
        game.submit(opening if ready else player.decide(position, decision).action)
    course = Course(game.log)
    assert course.begun["fr_ri"] == 1
    assert course.begun["ge_pz"] == 2


def test_the_battle_begins_with_the_first_decision_of_the_player(settings):
    session = tutorial(settings)
    assert len(session.game.log) == SETUP_LENGTH
    assert session.is_mine and session.decision.kind == "set_aside"
    assert session.saved is None and session.seats.players == {"german": PERSON, "french": "simple"}
    session.close()


# -- followed by "Show me" ---------------------------------------------------------------------------------------------


def test_show_me_leads_through_all_lessons_to_the_assault_and_the_end(pupil, settings):
    here = pupil()
    assert here.lesson == "welcome" and not settings.tutorial_done
    here.follow()
    assert "assault over" in here.tutor.course.flags
    assert here.session.game.outcome is not None
    # If the computer plays otherwise than it did, another SEED gives every lesson its turn again.
    assert here.seen == [step.id for step in here.tutor.steps]
    assert settings.tutorial_done
    assert here.panel.isHidden() and here.window.decision_panel._home.isVisible()


@pytest.mark.parametrize("seed", [2, 13])
def test_other_dice_lead_to_an_assault_as_well(pupil, seed):
    here = pupil(seed)
    here.follow()
    assert "assault began" in here.tutor.course.flags
    assert here.seen[-2:] == ["victory", "more"]


# -- followed by hand --------------------------------------------------------------------------------------------------


def test_the_first_lessons_by_mouse_and_keys(pupil):
    here = pupil()
    driver, window, session = here.driver, here.window, here.session
    QTest.mouseClick(here.panel.next_button, LEFT)
    here.wait()
    assert here.lesson == "window"
    driver.key(Key.Key_F9)
    here.wait()
    assert here.lesson == "look"
    driver.key(Key.Key_Plus, to=window.view)
    here.wait()
    assert here.lesson == "marker"
    driver.by_list(Action("set_aside", "ge_pz"))
    driver.by_list(Action("open_with", "ge_pz"))
    driver.by_list(Action("activate"))
    here.wait()
    assert here.lesson == "select"
    window.view.fit()
    driver.click_unit("ge_pz_1")
    here.wait()
    assert here.lesson == "column" and here.tutor.hexes() == ("0605",)
    driver.click_hex("0605")
    here.wait()
    assert here.lesson == "enemy" and here.tutor.where("ge_pz_1") == "0605"
    QTest.mouseClick(here.panel.next_button, LEFT)
    here.wait()
    assert here.lesson == "stop" and session.decision.kind == "move"
    window.view.setFocus()
    driver.key(Key.Key_Space)
    here.wait()
    assert here.lesson == "sight"


def test_sight_and_fire_by_mouse_and_keys(pupil):
    here = pupil()
    driver = here.driver
    here.follow("sight")
    here.window.view.fit()
    driver.key(Key.Key_L, to=here.window.view)
    here.drag("0703", "0404")
    here.wait()
    assert here.lesson == "sight" and not here.window.sight_tool.answer.clear
    driver.key(Key.Key_L, to=here.window.view)
    here.wait()
    assert here.lesson == "fire"
    driver.click_unit("ge_pz_4")
    here.wait()
    assert here.tutor.hexes() == ("0503",)
    driver.click_hex("0503")
    shots = [action for action in driver.menu.actions() if "5e Cie" in action.text()]
    driver.click_entry(shots[0].text())
    here.wait()
    assert here.lesson == "result" and "fire_at" in here.tutor.course.flags


def test_the_assault_by_mouse(pupil):
    here = pupil()
    driver = here.driver
    here.follow("assault")
    here.window.view.fit()
    driver.click_unit("ge_pz_1")
    here.wait()
    driver.click_hex("0304")
    driver.click_entry("Assault 0304")
    here.wait()
    while here.lesson == "assault" and here.session.decision.kind == "move":  # it was fired at: go on
        driver.click_hex("0304")
        driver.click_entry("Assault 0304")
        here.wait()
    assert here.lesson == "rounds"


# -- somebody who does something else ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_a_player_who_does_as_he_likes_is_never_left_alone(pupil, seed):
    here = pupil(seed)
    player = RandomPlayer(seed)
    while here.session.decision is not None:
        if here.session.is_mine:
            here.session.submit(player.choose(here.session.decision))
        elif here.session.paused:
            here.tutor.skip()
        here.wait()
    here.follow()
    assert here.seen[-2:] == ["victory", "more"]


def test_what_is_passed_by_is_left_out(pupil):
    here = pupil()
    here.driver.by_list(Action("set_aside", "ge_sch"))  # without a word of welcome, and the wrong formation
    here.wait()
    assert here.lesson in ("window", "marker")
    here.follow("rifles")
    assert here.session.decision.about == ("ge_sch",)
    here.follow()
    assert "assault began" in here.tutor.course.flags


def test_every_lesson_can_be_skipped_and_show_me_goes_on_all_the_same(pupil):
    here = pupil()
    while here.session.decision is not None:
        if here.tutor.step is not None:
            here.tutor.skip()
        else:
            here.tutor.show_me()
        here.wait()
    assert here.lesson in ("victory", "more")


def test_undo_brings_the_lesson_back(pupil):
    here = pupil()
    here.follow("select")
    here.session.undo()
    here.wait()
    assert here.lesson == "marker"


def test_back_to_start_begins_again_with_the_same_dice(pupil):
    here = pupil()
    here.follow("cup")
    before = [entry.action for entry in here.session.game.log]
    QTest.mouseClick(here.panel.start_button, LEFT)
    here.wait()
    assert here.lesson == "welcome" and len(here.session.game.log) == SETUP_LENGTH
    here.follow("cup")
    assert [entry.action for entry in here.session.game.log] == before


def test_closed_hints_leave_the_game_alone_and_come_back_from_the_menu(pupil, settings):
    here = pupil()
    here.follow("cup")
    assert here.session.paused  # there is something to be read
    QTest.mouseClick(here.panel.close_button, LEFT)
    assert here.panel.isHidden() and not here.session.paused and not settings.tutorial_done
    here.driver.settle(lambda: here.session.is_mine)
    here.window.commands["tutor-open"].trigger()
    here.wait()
    assert here.panel.isVisible()


# -- the panel ---------------------------------------------------------------------------------------------------------


def test_a_lesson_points_at_hexes_and_panels(pupil):
    here = pupil()
    pointer = here.window.findChild(Pointer)
    assert list(here.window.scene.overlays.shown()[OVERLAY]) == ["0304"]
    here.tutor.skip()
    assert pointer.panels == ("decision", "track") and OVERLAY not in here.window.scene.overlays.shown()
    assert [frame.isVisible() for frame in pointer._frames] == [True, True]
    here.follow("cup")
    assert not here.window.docks["markers"].visibleRegion().isEmpty()


def test_every_rule_that_is_named_is_in_the_rules_and_opens(pupil):
    here = pupil()
    rules, linked = load_rules("en"), set()
    while not here.tutor.closed:
        linked.update(re.findall(r"rule:([^']+)'", here.panel.text.text()))
        (here.tutor.show_me if here.tutor.can_show else here.tutor.skip)()
        here.wait()
    assert len(linked) > 15
    assert {number for number in linked if rules.find(number).number.upper() != number.upper()} == set()
    with here.driver.qtbot.waitSignal(here.panel.rule_asked) as asked:
        here.panel.text.linkActivated.emit("rule:9.1.1")
    assert asked.args == ["9.1.1"] and "rules" in here.window.docks


def test_the_panel_can_be_worked_and_heard_without_a_mouse(pupil):
    here = pupil()
    for button in (here.panel.show_button, here.panel.next_button, here.panel.start_button, here.panel.close_button):
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus and button.toolTip() and button.text()
    assert here.panel.accessibleName() and here.panel.text.accessibleName()
    here.driver.key(Key.Key_F9)
    here.driver.key(Key.Key_F9)
    here.driver.key(Key.Key_F8)
    here.wait()
    assert here.lesson == "marker"


def test_the_texts_follow_the_language(pupil):
    here = pupil()
    set_language("de")
    assert here.panel.text.text() and here.lesson == "welcome"
