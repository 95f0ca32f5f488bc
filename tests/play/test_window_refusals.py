"""A click on something impossible says why not, with its rule, and the rule opens."""

from __future__ import annotations

import pytest

from bk40qt.desktop.rules_text import load_rules
from bk40qt.engine.decisions import Action
from tests.engine.rules.blitz40.assaults import HQ, TANK, field
from tests.play.driver import Key
from tests.play.test_window_decisions import RIFLES, two_persons

FAR, OTHERS = "h_de_12i_3", "h_fr_2c_s35_1b"  # an enemy out of sight; a tank of a formation that is not active

# what is selected, what is clicked, and the question that the program answers
CLICKS = {
    "move": (TANK, "0101", Action("move", hex="0101", units=(TANK,))),
    "fire": (TANK, "2108", Action("fire", TANK, target=FAR)),
    "assault": (HQ, "1311", Action("assault", hex="1311", units=(HQ,))),
    "activate": (None, "1313", Action("activate", OTHERS)),
}


@pytest.fixture
def driver(game_window):
    position = field(RIFLES).put(OTHERS, "1313").put(FAR, "2108")
    return game_window(two_persons(position.activate("fr_1_cuir", seed=1)))


def click(driver, kind: str):
    """Do what cannot be done; returns the engine's reason."""
    unit, place, question = CLICKS[kind]
    if unit is not None:
        driver.click_unit(unit)
    driver.click_hex(place)
    reason = driver.session.why_not(question)
    assert reason is not None and driver.count == 0 and driver.menu is None
    return reason


@pytest.mark.parametrize("kind", CLICKS)
def test_a_click_on_something_impossible_says_why_with_its_rule(driver, kind):
    reason = click(driver, kind)
    said = reason.reason[:1].upper() + reason.reason[1:]
    assert said in driver.toast() and f">{reason.rule}</a>" in driver.toast()
    assert driver.window.toast.accessibleName() == f"{reason.reason} {reason.rule}"


@pytest.mark.parametrize("kind", CLICKS)
def test_the_rule_in_the_message_opens_the_rules_there(driver, kind):
    reason = click(driver, kind)
    driver.click_link(driver.window.toast.text)
    panel = driver.window.docks["rules"].widget()
    assert panel.isVisible() and panel.number == load_rules("en").find(reason.rule).number
    assert panel.text.accessibleName().startswith(panel.number)
    assert panel.text.toPlainText()


def test_f1_opens_the_rule_of_what_was_refused_and_else_that_of_the_decision(driver):
    reason = click(driver, "move")
    driver.key(Key.Key_F1)
    panel = driver.window.docks["rules"].widget()
    assert panel.number == load_rules("en").find(reason.rule).number
    driver.window.toast.dismiss()
    driver.key(Key.Key_F1)
    assert panel.number == load_rules("en").find(driver.decision.rule).number


def test_the_rule_in_the_headline_of_the_decision_opens(driver):
    driver.click_link(driver.panel._headline)
    assert driver.window.docks["rules"].widget().number == load_rules("en").find(driver.decision.rule).number


def test_what_is_refused_by_keys_says_so_as_well(driver):
    driver.click_unit(TANK)
    driver.cursor_to("0101")
    driver.key(Key.Key_Return)
    reason = driver.session.why_not(CLICKS["move"][2])
    assert f">{reason.rule}</a>" in driver.toast()


def test_the_message_goes_by_itself(driver, qtbot):
    click(driver, "move")
    driver.window.toast._timer.start(1)
    qtbot.waitUntil(lambda: not driver.window.toast.isVisible())
    assert not driver.toast() and not driver.window.toast.text.text()


def test_an_option_is_looked_at_before_it_is_taken(driver):
    """A click on a target marks the shot and shows its odds; only the next click at the same decision fires."""
    driver.click_unit(TANK)
    driver.answer(next(option for option in driver.decision.options if option.kind == "fire" and option.unit == TANK))
    assert driver.decision.kind == "fire"
    driver.click_hex("1311")
    shot = driver.panel.current()
    assert shot.kind == "fire_at" and driver.count == 1 and driver.panel.odds.isVisible()
    driver.click_hex("1311")
    assert driver.session.game.log[1].action == shot
