"""The dialog before a game, driven by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QLabel

from bk40qt.desktop.settings import Settings
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.paths import shipped_scenarios
from bk40qt.play.new_game import NewGameDialog, faults, seed_of
from bk40qt.play.scenario_head import read_card
from bk40qt.play.session import PERSON


@pytest.fixture
def dialog(qtbot):
    made = NewGameDialog(read_card(shipped_scenarios()["hannut"], shipped=True), Settings())
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.show()
    qtbot.waitExposed(made)
    return made


def begin(qtbot, dialog):
    """What comes of a click on Begin."""
    button = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    with qtbot.waitSignal(dialog.chosen) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    return told.args[0]


def test_as_it_stands_a_person_plays_the_first_side_against_the_computer(qtbot, dialog):
    choice = begin(qtbot, dialog)
    assert choice.scenario == "hannut" and choice.options == {} and choice.title == ""
    assert choice.seats.players == {"german": PERSON, "french": "simple"} and not choice.seats.analysis
    assert isinstance(choice.seed, int)


def test_enter_begins_and_escape_does_not(qtbot, dialog):
    with qtbot.waitSignal(dialog.chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    dialog.show()
    with qtbot.assertNotEmitted(dialog.chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_all_answers_reach_the_game(qtbot, dialog):
    qtbot.keyClick(dialog.players["german"], Qt.Key.Key_End)
    qtbot.keyClick(dialog.players["french"], Qt.Key.Key_Up)
    qtbot.mouseClick(dialog.analysis, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog.analysis.height() // 2))
    qtbot.keyClicks(dialog.title, "Rematch")
    qtbot.keyClicks(dialog.seed, "1940")
    choice = begin(qtbot, dialog)
    assert choice.seats.players == {"german": "random", "french": PERSON}
    assert choice.seats.analysis and (choice.title, choice.seed) == ("Rematch", 1940)


def test_hand_over_is_asked_of_two_persons_only(qtbot, dialog):
    assert not dialog.hand_over.isEnabled()
    qtbot.keyClick(dialog.players["french"], Qt.Key.Key_Home)
    assert dialog.hand_over.isEnabled() and dialog.hand_over.isChecked()
    qtbot.keyClick(dialog.hand_over, Qt.Key.Key_Space)
    choice = begin(qtbot, dialog)
    assert choice.seats.persons() == ["german", "french"] and not choice.seats.hand_over


def test_every_rule_option_is_there_with_its_text_and_rule(dialog):
    assert set(dialog.switches) == set(OPTIONS)
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    for option in OPTIONS.values():
        assert str(option.text) in shown and f'<a href="{option.rule}">{option.rule}</a>' in shown


def test_changed_rules_are_counted_and_go_into_a_game_that_starts(qtbot, dialog):
    dialog.tabs.setCurrentIndex(1)
    switch = dialog.switches["critical_hits"]
    assert isinstance(switch, QCheckBox)
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.switches["german_stuka_markers"], Qt.Key.Key_Down)
    assert "2" in dialog.tabs.tabText(1)
    choice = begin(qtbot, dialog)
    assert choice.options == {"critical_hits": "yes", "german_stuka_markers": "0"}
    system = SYSTEMS[choice.system]
    assert Game(system, system.load(choice.scenario), choice.seed, choice.options).decision is not None


def test_a_click_on_the_text_of_a_switch_turns_it(qtbot, dialog):
    dialog.tabs.setCurrentIndex(1)
    label = next(label for label in dialog.findChildren(QLabel) if label.text() == str(OPTIONS["critical_hits"].text))
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert dialog.options() == {"critical_hits": "yes"}


def test_what_the_scenario_sets_is_no_change(qtbot, tmp_path):
    path = tmp_path / "own.bk40"
    text = shipped_scenarios()["hannut"].read_text(encoding="utf-8")
    path.write_text(text.replace('"options": {}', '"options": {"critical_hits": "yes"}'), encoding="utf-8")
    dialog = NewGameDialog(read_card(path), Settings(player="random"))
    qtbot.addWidget(dialog)
    assert dialog.options() == {} and dialog.choice().scenario == str(path)
    assert dialog.choice().seats.players["french"] == "random"
    qtbot.keyClick(dialog.switches["critical_hits"], Qt.Key.Key_Space)
    assert dialog.options() == {"critical_hits": "no"}


def test_a_rule_number_leads_to_its_rule(qtbot, dialog):
    link = next(label for label in dialog.findChildren(QLabel) if "13.2" in label.text() and "href" in label.text())
    with qtbot.waitSignal(dialog.rule_asked) as told:
        link.linkActivated.emit("13.2")
    assert told.args == ["13.2"]


def test_a_seed_is_a_number_a_word_or_drawn():
    assert seed_of(" 12 ") == 12 and seed_of("Gembloux") == "Gembloux"
    assert seed_of("") != seed_of("") and isinstance(seed_of(""), int)


def test_a_scenario_that_cannot_be_played_says_why(tmp_path):
    path = tmp_path / "bad.bk40"
    text = shipped_scenarios()["hannut"].read_text(encoding="utf-8")
    path.write_text(text.replace('"turns": 6', '"turns": -6'), encoding="utf-8")
    assert any("turns" in fault for fault in faults(read_card(path)))
    path.write_text(text.replace('"system": "blitz40"', '"system": "go"'), encoding="utf-8")
    assert any("go" in fault for fault in faults(read_card(path)))
    assert faults(read_card(shipped_scenarios()["stonne"])) == []
