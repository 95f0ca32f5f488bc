"""The session: the one door between window and game."""

import pytest

from bk40qt.engine.decisions import Action
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.orders import THIS_ACTIVATION, THIS_MOVE, StandingOrders
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players.random_player import RandomPlayer
from bk40qt.storage import saves

SYSTEM = SYSTEMS["blitz40"]


def played(decisions=0, seed=7, options=None, until=lambda decision: True):
    """A game at random, so far; the first seed from that on which comes to what is wanted."""
    game = Game(SYSTEM, SYSTEM.load("hannut"), seed, options or {})
    player = RandomPlayer(seed)
    while game.decision is not None and (len(game.log) < decisions or not until(game.decision)):
        game.submit(player.choose(game.decision))
    return game if game.decision is not None else played(decisions, seed + 1, options, until)


@pytest.fixture
def session(qapp):
    made = []

    def make(game=None, german=PERSON, french=PERSON, saved=None, **seats):
        session = Session(game or played(), Seats({"german": german, "french": french}, **seats), saved, pause=0)
        made.append(session)
        return session

    yield make
    for each in made:
        each.close()


def test_a_decision_is_on_disk_when_its_result_is_shown(session, tmp_path):
    game = played()
    path = tmp_path / "game.bk40save"
    here = session(game, saved=saves.create(path, game), hand_over=False)
    seen = []
    here.happened.connect(lambda happening: seen.append(len(saves.read_events(path).entries)))
    here.submit(game.decision.options[0])
    here.submit(game.decision.options[0])
    assert seen == [1, 2]


def test_what_is_not_offered_is_refused_with_its_rule_and_changes_nothing(session):
    here = session(hand_over=False)
    refusals, before = [], here.game.state_hash()
    here.refused.connect(refusals.append)
    assert not here.submit(Action("place", "ge_hq_i_5_pzr", "0101"))
    assert refusals[0].rule and refusals[0].reason
    assert here.game.state_hash() == before


def test_a_disk_that_fails_is_told_and_the_game_stands(session, tmp_path):
    game = played()
    saved = saves.create(tmp_path / "game.bk40save", game)
    here = session(game, saved=saved, hand_over=False)
    told, before = [], game.state_hash()
    here.failed.connect(told.append)
    (tmp_path / "game.bk40save").unlink()
    saved._looked = 0.0
    assert not here.submit(game.decision.options[0])
    assert "deleted" in told[0] and game.state_hash() == before


def test_the_computer_tells_who_does_what_and_why_but_nothing_of_hidden_guns(session, qtbot):
    here = session(played(options={"hidden_at_guns": "yes"}), german="simple", french="simple")
    reasons = []
    here.reasoned.connect(reasons.append)
    here.start()
    qtbot.waitUntil(lambda: here.game.state.turn > 0, timeout=60_000)
    here.paused = True
    assert reasons and all(reason.startswith(("German: ", "French: ")) and " – " in reason for reason in reasons)
    assert any(entry.action.kind == "hide" for entry in here.game.log)
    assert not [reason for reason in reasons if "Hide " in reason or "lies in wait" in reason]


def test_the_computer_answers_by_itself_and_the_person_is_not_asked_for_it(session, qtbot):
    here = session(german=PERSON, french="random")
    with qtbot.waitSignal(here.happened, timeout=5000):
        here.start()  # the French set up first
    qtbot.waitUntil(lambda: here.is_mine, timeout=20000)
    assert here.decision.side == "german" and here.viewer == "german"


def test_undo_goes_back_to_the_last_decision_of_a_person_and_redo_does_it_again(session):
    here = session(hand_over=False)
    states = [here.game.state_hash()]
    for _ in range(3):
        here.submit(here.game.decision.options[0])
        states.append(here.game.state_hash())
    assert here.undo() and here.game.state_hash() == states[2]
    assert here.undo() and here.game.state_hash() == states[1]
    assert here.redo() and here.game.state_hash() == states[2]
    here.submit(here.game.decision.options[-1])
    assert not here.can_redo()


def test_undo_behind_a_die_needs_analysis_mode(session):
    game = played(200, until=lambda decision: decision.kind == "move")
    while not game.log[-1].chance:
        game.submit(RandomPlayer(1).choose(game.decision))
    here = session(game, hand_over=False)
    refusals = []
    here.refused.connect(refusals.append)
    assert not here.undo() and "Analysis" in refusals[0].reason
    here.seats.analysis = True
    assert here.undo()


def test_redo_brings_the_same_dice(session):
    game = played(200, until=lambda decision: decision.kind == "move")
    while not game.log[-1].chance:
        game.submit(RandomPlayer(1).choose(game.decision))
    here = session(game, hand_over=False, analysis=True)
    before = game.state_hash()
    here.undo()
    here.redo()
    assert game.state_hash() == before


def test_odds_come_from_another_thread_and_are_kept(session, qtbot):
    here = session(played(200, until=lambda decision: decision.kind == "fire"), hand_over=False)
    action = here.decision.options[0]
    with qtbot.waitSignal(here.explained, timeout=20000) as told:
        assert here.explain(action) is None
    assert told.args[0] == action and told.args[1] == here.game.explain(action)
    assert here.explain(action) is not None


def test_with_hidden_guns_two_players_hand_over(session):
    here = session(played(options={"hidden_at_guns": "yes"}))
    covers = []
    here.covered.connect(covers.append)
    here.start()
    assert covers == ["french"] and here.is_covered and not here.is_mine
    here.take_seat()
    assert here.is_mine and here.viewer == "french"
    while here.decision.side == "french":
        here.submit(here.decision.options[0])
    assert covers == ["french", "german"] and not here.is_mine
    assert here.viewer == "french"  # nothing of the German is shown before he is there


def test_without_anything_hidden_nobody_hands_over(session):
    here = session(played())
    here.start()
    assert here.is_mine and here.viewer == here.decision.side


def test_an_earlier_placement_can_be_changed_while_nothing_was_rolled(session):
    here = session(played(until=lambda decision: decision.kind == "place"), hand_over=False)
    number = len(here.game.log)
    first = here.decision.options[0]
    here.submit(first)
    other = next(option for option in here.decision.options)
    here.submit(other)
    elsewhere = Action("place", first.unit, next(
        option.hex for option in here.decision.options if option.hex not in (first.hex, other.hex)
    ))
    here.change(number, elsewhere)
    assert [entry.action for entry in here.game.log[number:]] == [elsewhere, other]


class TestStandingOrders:
    def window(self, point="DP-R1"):
        game = played(100, until=lambda decision: decision.point == point)
        return game.decision

    def test_pass_is_answered_in_advance_until_taken_back(self):
        orders, decision = StandingOrders(), self.window()
        assert orders.answer(decision) is None
        orders.give(decision.side, THIS_MOVE)
        assert orders.answer(decision) == Action("pass")
        orders.revoke(decision.side)
        assert orders.answer(decision) is None

    def test_they_end_with_the_move_or_the_activation(self):
        orders, decision = StandingOrders(), self.window()
        act = played(100, until=lambda decision: decision.kind == "act").decision
        orders.give(decision.side, THIS_MOVE)
        orders.meet(act)
        assert not orders.of(decision.side)
        orders.give(decision.side, THIS_ACTIVATION)
        orders.meet(act)
        assert orders.of(decision.side)
        ended = next(event for entry in played(250).log for event in entry.events if event.kind == "activation_ended")
        orders.note([ended])
        assert not orders.of(decision.side)


def test_a_person_has_time_to_see_what_came_of_his_roll(session):
    def shooting(decision):
        return any(option.kind == "opportunity_fire" for option in decision.options)

    here = session(played(until=shooting))
    here.pause = 100
    shot = next(option for option in here.decision.options if option.kind == "opportunity_fire")
    assert here.submit(shot)
    for side in here.seats.players:
        here.seats.players[side] = "random"
    assert here._wait() >= 1000  # then the computer goes on
    assert here._take(here.decision.options[0]) and here._wait() == 100  # at its own speed
    here.pause = 0
    assert here._wait() == 0
