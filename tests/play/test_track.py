"""The strip at the top: turns, phase, marker in play and victory."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QToolTip

from bk40qt.desktop.theme import apply_theme
from bk40qt.engine.records import replace
from bk40qt.play.panels.track import InPlay, TrackStrip, turn_notes
from bk40qt.play.panels.victory import Standing, standing, text_of
from tests.play.midgame import midgame, play_on


@pytest.fixture
def strip(qtbot, request):
    scenario, count = request.param
    strip = TrackStrip(midgame(scenario, count))
    qtbot.addWidget(strip)
    strip.resize(1200, strip.sizeHint().height())
    strip.show()
    return strip


HANNUT = pytest.mark.parametrize("strip", [("hannut", 280)], indirect=True)
STONNE = pytest.mark.parametrize("strip", [("stonne", 300)], indirect=True)


@HANNUT
def test_says_turn_phase_and_who_is_active(strip):
    assert strip.phase.full() == "Turn 2 of 6 · Operations Phase"
    assert strip.marker.full() == "I/5 PzR is active (German)"
    assert strip.turns.accessibleName() == "Turn track: turn 2 of 6"


@pytest.mark.rule("T-10", "R-77")
@HANNUT
def test_the_points_are_set_against_the_band_of_the_turn(strip):
    found = strip.victory.scale.found
    assert (found.points, found.band) == (8, (14, 20))
    assert strip.victory.text.full() == "VP 8, band 14–20: French victory"
    assert text_of(replace(found, points=14)) == "VP 14, band 14–20: goes on"
    assert text_of(replace(found, points=20, last=True)) == "VP 20, band 14–20: a draw"
    assert text_of(replace(found, points=21)) == "VP 21, band 14–20: German victory"
    assert text_of(replace(found, band=None)) == "VP 8: goes on"


@HANNUT
def test_places_and_rule_lead_on(strip, qtbot):
    strip.victory.menu.aboutToShow.emit()
    entry = next(action for action in strip.victory.menu.actions() if "1802" in action.text())
    assert entry.text() == "Lincent 1802, 1 VP: German"
    with qtbot.waitSignal(strip.go_to) as heard:
        entry.trigger()
    assert heard.args == ["1802"]
    with qtbot.waitSignal(strip.rule_asked) as heard:
        strip.victory.rule.linkActivated.emit("rule:T-10")
    assert heard.args == ["T-10"]


@pytest.mark.rule("R-83")
@STONNE
def test_the_hexes_to_hold_show_their_holder_and_lead_there(strip, qtbot):
    assert strip.victory.text.full() == "French: holds 2 of 2"
    scale = strip.victory.scale
    with qtbot.waitSignal(strip.go_to) as heard:
        qtbot.mouseClick(scale, Qt.MouseButton.LeftButton, pos=QPoint(scale._cell() + 10, 10))
    assert heard.args == ["0511"]
    assert text_of(Standing("hold", "german", tuple(replace(goal, holder="german") for goal in scale.found.goals))) == (
        "German: holds 2 of 2"
    )


@pytest.mark.rule("12.2")
@STONNE
def test_the_track_announces_reinforcements_and_withdrawals(strip):
    assert "6 GRDI arrives: 6 units (French)" in strip.turns.text_of(2)
    assert "French artillery marker 2" in strip.turns.text_of(4)
    assert "II/PzR leaves at the end (German)" in strip.turns.text_of(3)
    assert strip.turns.text_of(1).startswith("Turn 1: now")
    assert "Nothing is announced" in strip.turns.text_of(5)
    assert "6 GRDI" in strip.turns.accessibleDescription()


@pytest.mark.rule("3.2")
@HANNUT
def test_an_overrun_hq_stands_on_the_track(strip):
    unit = next(unit for unit in strip.session.view()["units"] if unit["place"] == "turn_track")
    name = strip.session.name_of(unit["id"])
    assert f"{name} returns" in strip.turns.text_of(max(2, unit["return_turn"]))


@STONNE
def test_a_click_on_a_turn_tells_of_it(strip, qtbot):
    qtbot.mouseClick(strip.turns, Qt.MouseButton.LeftButton, pos=strip.turns.boxes()[3].center().toPoint())
    assert "leaves at the end" in QToolTip.text()


@STONNE
def test_a_narrow_track_keeps_the_present_turn(strip):
    strip.turns.resize(strip.turns.minimumSizeHint())
    for turn in (1, 5, 10):
        strip.turns.show_turns(turn, strip.turns.notes)
        boxes = strip.turns.boxes()
        assert turn in boxes and len(boxes) < 10
        assert strip.turns.turn_at(QPointF(boxes[turn].center()).x()) == turn


@HANNUT
def test_a_narrow_strip_says_less_but_its_tooltip_says_all(strip, qtbot, qapp):
    strip.resize(strip.minimumSizeHint().width(), strip.height())
    qapp.processEvents()
    assert strip.victory.text.text() == "French victory"
    assert "compared with its band" in strip.victory.text.toolTip()
    assert strip.phase.toolTip() == "Turn 2 of 6 · Operations Phase"


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_following_the_events_comes_to_the_same_as_reading_the_log(qtbot, scenario):
    session = midgame(scenario, 0)
    strip = TrackStrip(session)
    qtbot.addWidget(strip)
    assert strip.phase.full() == "Set-up" and " set up" in strip.marker.full()
    for _ in range(12):
        play_on(session, 40, seed=5)
        fresh = InPlay()
        fresh.read(session)
        assert (fresh.marker, fresh.formations) == (strip._in_play.marker, strip._in_play.formations)


def test_undo_is_followed(qtbot):
    session = midgame("stonne", 300)
    session.seats.analysis = True
    strip = TrackStrip(session)
    qtbot.addWidget(strip)
    before = (strip.phase.full(), strip.marker.full(), strip.turns.notes)
    play_on(session, 60)
    session.go_back_to(300)
    assert (strip.phase.full(), strip.marker.full(), strip.turns.notes) == before


def test_the_end_of_the_game_is_told(qtbot):
    session = midgame("hannut", 400)
    strip = TrackStrip(session)
    qtbot.addWidget(strip)
    assert strip.phase.full() == "Turn 2 of 6 · The game is over"
    assert strip.marker.full().startswith("The French win")


def test_turns_before_the_first_show_its_band(qtbot):
    session = midgame("hannut", 0)
    setting = session.game.state.setting
    assert standing(setting, session.view()).band == (8, 12)
    assert set(turn_notes(setting, session.view(), setting.names)) == set(range(1, 7))


@pytest.mark.parametrize("size", [8, 20])
def test_the_height_follows_the_font(qtbot, qapp, size):
    strip = TrackStrip(midgame("stonne", 300))
    qtbot.addWidget(strip)
    try:
        apply_theme(qapp, "dark", size)
        strip.resize(1200, strip.sizeHint().height())
        strip.grab()
        assert strip.sizeHint().height() >= 2 * strip.fontMetrics().height() + 10
    finally:
        apply_theme(qapp, "light", 0)


@HANNUT
def test_another_language_says_everything_anew(strip, qapp, monkeypatch):
    monkeypatch.setattr("bk40qt.desktop.i18n.pattern", lambda text: f"*{text}")
    qapp.sendEvent(strip, QEvent(QEvent.Type.LanguageChange))
    assert strip.phase.full().startswith("*Turn 2 of 6")
    assert strip.victory.text.full().startswith("*VP 8")
    assert strip.turns.text_of(2).startswith("*Turn 2: now")
