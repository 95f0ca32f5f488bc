"""The game around the rules: undo, dice and the journal."""

from __future__ import annotations

import pytest

from bk40qt.engine.decisions import Action
from bk40qt.engine.dice import ScriptedDice
from bk40qt.engine.errors import DiceError, EngineError, IllegalActionError
from bk40qt.engine.game import Entry, Game
from bk40qt.engine.rules import SYSTEMS
from tests.engine.rules.blitz40.position import Position

SYSTEM = SYSTEMS["blitz40"]
TANK, HQ, PZ4 = "h_fr_1c_s35_1b", "h_fr_1c_hq", "h_de_5i_m"


def test_undo_puts_scripted_dice_back() -> None:
    game = Position().put(TANK, "1508").put(HQ, "1508").put(PZ4, "1509").activate("fr_1_cuir", dice=[2, 7])
    script = game.script
    assert isinstance(script, ScriptedDice)
    game.take("fire", unit=TANK)
    before = game.state_hash()
    first = game.take("fire_at", target=PZ4)
    assert script.left == 1
    assert game.crosses_chance(1) and not game.crosses_chance(2)
    game.undo(1)
    assert (game.state_hash(), script.left) == (before, 2)
    assert game.take("fire_at", target=PZ4) == first


def test_a_script_that_runs_out_in_the_middle_leaves_the_game_as_it_was() -> None:
    game = Position().put(TANK, "1508").put(HQ, "1508").put(PZ4, "1509").activate("fr_1_cuir")
    game.take("fire", unit=TANK)
    before, asked = game.state_hash(), game.asked
    with pytest.raises(DiceError):
        game.take("fire_at", target=PZ4)
    assert (game.state_hash(), game.asked, len(game.log)) == (before, asked, 1)


class Full:
    """A journal on a full disk."""

    def append(self, number: int, entry: Entry) -> None:
        raise OSError("no space left on device")

    def truncate(self, count: int) -> None:
        raise AssertionError("nothing was written")


def test_a_decision_that_cannot_be_written_has_not_happened() -> None:
    game = Game(SYSTEM, SYSTEM.load("stonne"), seed=3)
    for _ in range(40):
        assert game.decision is not None
        game.submit(game.decision.options[0])
    before, decision = game.state_hash(), game.decision
    game.journal = Full()
    assert decision is not None
    with pytest.raises(OSError, match="no space"):
        game.submit(decision.options[-1])
    assert (game.state_hash(), game.decision, len(game.log)) == (before, decision, 40)
    game.journal = None
    game.submit(decision.options[-1])


def test_undo_goes_to_any_earlier_decision_and_no_further() -> None:
    game = Game(SYSTEM, SYSTEM.load("hannut"), seed=9)
    hashes = [game.state_hash()]
    for _ in range(150):
        assert game.decision is not None
        game.submit(game.decision.options[0])
        hashes.append(game.state_hash())
    for count in (149, 128, 64, 63, 1, 0):
        game.undo(count)
        assert game.state_hash() == hashes[count]
    with pytest.raises(EngineError, match="there is no decision 1"):
        game.undo(1)


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    game = Game(SYSTEM, SYSTEM.load("hannut"), seed=1)
    before = game.state_hash()
    with pytest.raises(IllegalActionError) as refused:
        game.submit(Action("cancel"))
    assert refused.value.rule and refused.value.reason
    assert game.state_hash() == before and not game.log
