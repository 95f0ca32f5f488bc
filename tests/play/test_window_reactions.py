"""Reaction windows without tedium: "not during this move" or activation, revocable, and over by themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bk40qt.engine.decisions import Action, Decision
from bk40qt.play.orders import THIS_ACTIVATION, THIS_MOVE
from tests.engine.rules.blitz40.assaults import HQ, TANK, TANK_2
from tests.engine.rules.blitz40.position import Position
from tests.play.driver import CONTROL, LEFT, SHIFT, Key
from tests.play.test_window_decisions import two_persons

GUNNER = "h_de_5i_m"  # watches the French tanks; range 3


@pytest.fixture
def driver(game_window):
    """French tanks drive about before a German company: each hex they enter opens a window."""
    position = (Position("hannut").put(TANK, "1312").put(TANK_2, "1312").put(HQ, "1312").put(GUNNER, "1310")
                .put("h_de_5i_hq", "1309"))
    return game_window(two_persons(position.activate("fr_1_cuir", seed=3)))


def step(driver, unit: str = TANK) -> None:
    """The tank goes on one hex, to where it is seen, by the list of options."""
    if driver.decision.kind == "act":
        driver.by_list(next(option for option in driver.decision.options
                            if option.kind == "move" and option.units == (unit,)))
    options = [option for option in driver.decision.options if option.kind == "step" and option.hex in
               ("1311", "1411", "1211", "1312", "1412", "1212")]
    driver.by_list(options[0])
    driver.settle()


def end_move(driver) -> None:
    driver.by_list(Action("stop"))
    driver.settle()


def windows(driver) -> int:
    """How many reaction windows were passed so far."""
    return sum(entry.side == "german" and entry.action.kind == "pass" for entry in driver.session.game.log)


def test_each_hex_entered_opens_one_window_with_all_its_offers(driver):
    step(driver)
    assert (driver.decision.side, driver.decision.point) == ("german", "DP-R1")
    assert {option.kind for option in driver.decision.options} >= {"pass", "opportunity_fire"}
    assert all(button.isVisible() for button in driver.panel._order_buttons.values())
    driver.key(Key.Key_M)
    driver.key(Key.Key_Space)  # not now
    assert driver.decision.side == "french"
    step(driver)
    assert driver.decision.point == "DP-R1"  # asked again at the next hex


@pytest.mark.parametrize("by", ["key", "button"])
def test_not_during_this_move(driver, by):
    step(driver)
    if by == "key":
        driver.key(Key.Key_N)
    else:
        QTest.mouseClick(driver.panel._order_buttons[THIS_MOVE], LEFT)
    driver.settle(lambda: driver.decision.side == "french")
    step(driver)
    step(driver)
    driver.settle(lambda: driver.decision.side == "french")
    assert windows(driver) == 3
    end_move(driver)  # with it the order ends
    assert not driver.session.orders.of("german") and not driver.panel._standing.isVisible()
    step(driver, TANK_2)
    assert driver.decision.point == "DP-R1"


@pytest.mark.parametrize("by", ["key", "button"])
def test_not_during_this_activation(driver, by):
    step(driver)
    if by == "key":
        driver.key(Key.Key_N, SHIFT)
    else:
        QTest.mouseClick(driver.panel._order_buttons[THIS_ACTIVATION], LEFT)
    driver.settle(lambda: driver.decision.side == "french")
    assert driver.panel._standing.isVisible() and "activation" in driver.panel._standing.text()
    end_move(driver)
    step(driver, TANK_2)
    driver.settle(lambda: driver.decision.side == "french")
    assert windows(driver) == 2
    end_move(driver)
    driver.by_list(Action("end_activation"))
    driver.settle()
    assert not driver.session.orders.of("german")


@pytest.mark.parametrize("by", ["key", "button"])
def test_an_order_can_be_taken_back_at_any_time(driver, by):
    step(driver)
    driver.key(Key.Key_N, SHIFT)
    driver.settle(lambda: driver.decision.side == "french")
    if by == "key":
        driver.key(Key.Key_N, CONTROL)
    else:
        QTest.mouseClick(driver.panel._standing, LEFT)
    assert not driver.panel._standing.isVisible()
    step(driver)
    assert driver.decision.point == "DP-R1"


def test_the_key_does_nothing_where_no_window_is_open(driver):
    driver.key(Key.Key_N)
    driver.key(Key.Key_N, SHIFT)
    assert not driver.session.orders.of("german") and not driver.session.orders.of("french") and driver.count == 0


def test_undo_takes_the_order_back_as_well(driver):
    step(driver)
    driver.key(Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    driver.settle(lambda: driver.decision.side == "french")
    driver.key(Key.Key_Z, CONTROL)
    assert not driver.session.orders.of("german") and driver.decision.point == "DP-R1"


def test_a_way_goes_on_behind_a_window_that_was_passed(driver):
    driver.click_unit(TANK)
    reach = driver.window.highlights.reach.hexes
    far = next(name for name, goal in sorted(reach.items()) if len(goal.cheapest.path) == 2 and goal.stop)
    driver.click_hex(far)
    while driver.window.scene.counters.hex_of(TANK) != far:
        driver.settle(lambda: driver.decision.side == "german"
                      or driver.window.scene.counters.hex_of(TANK) == far)
        if driver.decision.side == "german":
            driver.key(Key.Key_M)
            driver.key(Key.Key_Space)
    moves = [entry.action.kind for entry in driver.session.game.log if entry.side == "french"]
    assert moves == ["move", "step", "step"]


def test_an_order_also_answers_who_fires_back_and_who_gives_way(driver):
    """6.3.2, 6.3.3: "no reactions" asks about nothing of 6.3 until it is over."""
    orders = driver.session.orders
    orders.give("german", THIS_ACTIVATION)
    windows = (("DP-R2", "return_fire", "no"), ("DP-R3", "retreat", "no"), ("DP-R5", "retreat", "pass"))
    for point, kind, let_be in windows:
        asked = Decision("german", point, kind, "6.3", (Action(kind, GUNNER), Action(let_be)))
        assert orders.answer(asked) == Action(let_be)
    hit = Decision("german", "DP-N1", "result", "8.3", (Action("accept", GUNNER), Action("step_loss", GUNNER)))
    assert orders.answer(hit) is None  # no reaction: it has to be taken one way or the other
