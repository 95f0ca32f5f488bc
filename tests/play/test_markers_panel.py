"""Cup and markers."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt

from bk40qt.play.panels.markers import SECTIONS, MarkersPanel, chances
from tests.play.midgame import midgame, play_on


@pytest.fixture
def panel(qtbot, request):
    panel = MarkersPanel(midgame(*request.param))
    qtbot.addWidget(panel)
    panel.resize(300, 700)
    panel.show()
    return panel


HANNUT = pytest.mark.parametrize("panel", [("hannut", 280)], indirect=True)
STONNE = pytest.mark.parametrize("panel", [("stonne", 300)], indirect=True)


def shown(panel):
    """How many markers each section shows, by side and kind or formation."""
    found = {}
    for place, section in panel.sections.items():
        for chit in section.flow.chits():
            found[place, chit.side, chit.caption] = found.get((place, chit.side, chit.caption), 0) + chit.count
    return found


def expected(session):
    setting, markers = session.game.state.setting, session.view()["markers"]
    found = {}
    for marker in setting.markers:
        place = "cup" if marker.id in markers["cup"] else markers["places"][marker.id]
        if place == "removed" and marker.extra:
            continue
        caption = marker.name if marker.kind == "formation" else marker.kind.capitalize()
        key = (place, session.game.system.sides[marker.side], caption)
        found[key] = found.get(key, 0) + 1
    return found


@pytest.mark.rule("2.B.2")
@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_every_marker_lies_where_the_view_says(qtbot, scenario):
    session = midgame(scenario, 0)
    panel = MarkersPanel(session)
    qtbot.addWidget(panel)
    for _ in range(15):
        assert shown(panel) == expected(session)
        play_on(session, 30, seed=5)


@HANNUT
def test_like_markers_lie_in_piles_and_the_order_is_not_shown(panel):
    chits = panel.sections["cup"].flow.chits()
    german = [chit for chit in chits if chit.side == "german"]
    assert [chit.kind for chit in german] == ["formation"] * 7 + ["artillery", "stuka", "repeat", "general"]
    assert next(chit for chit in german if chit.kind == "artillery").count == 3
    order = [marker.name for marker in panel.session.game.state.setting.markers if marker.kind == "formation"]
    captions = [chit.caption for chit in german if chit.kind == "formation"]
    assert captions == [name for name in order if name in captions]


@HANNUT
def test_the_chances_of_the_next_draw(panel):
    view = panel.session.view()
    sides, kinds = chances(panel.session.game.state.setting, view["markers"]["cup"])
    assert sides == {"german": Fraction(16, 25), "french": Fraction(9, 25)}
    assert sum(kinds.values()) == 1 and kinds["formation"] == Fraction(13, 25)
    assert "64 % German, 36 % French" in panel.bar.accessibleName()
    assert panel.kinds.text() == "Next: Formation 52 %, Artillery 20 %, Stuka 8 %, Repeat 8 %, General 12 %"
    assert chances(panel.session.game.state.setting, [])[0] == {"german": 0, "french": 0}


@HANNUT
def test_a_click_on_a_formation_selects_its_hq(panel, qtbot):
    flow = panel.sections["cup"].flow
    number = next(place for place, chit in enumerate(flow.chits()) if chit.caption == "12 Cuir")
    with qtbot.waitSignal(panel.unit_wanted) as heard:
        qtbot.mouseClick(flow, Qt.MouseButton.LeftButton, pos=flow.rect_of(number).center())
    setting = panel.session.game.state.setting
    unit = setting.unit_index[heard.args[0]]
    assert setting.is_hq[unit] and setting.formation_id[setting.home_formation[unit]] == "fr_12_cuir"


@pytest.mark.rule("5.5")
@HANNUT
def test_by_keys_a_marker_opens_its_rule(panel, qtbot):
    flow = panel.sections["cup"].flow
    flow.setFocus()
    last = len(flow.chits()) - 1
    for _ in range(last + 2):
        qtbot.keyClick(flow, Qt.Key.Key_Right)
    assert "[5.5]" in flow.accessibleDescription() and "Comes next: 4 %" in flow.accessibleDescription()
    with qtbot.waitSignal(panel.rule_asked) as heard:
        qtbot.keyClick(flow, Qt.Key.Key_Return)
    assert heard.args == ["5.5"]


@STONNE
def test_markers_to_come_stand_by_turn(panel):
    labels = [group.label for group in panel.sections["future"].flow.groups]
    assert labels == ["French, turn 2", "French, turn 4", "German, turn 6", "German, turn 7", "French, turn 8"]


@STONNE
def test_empty_rows_that_matter_stay(panel):
    assert panel.sections["held"].isVisible() and "none" in panel.sections["held"].head.text()
    assert not panel.sections["carried"].isVisible()
    assert all(section.head.text().count("rule:") == 1 for section in panel.sections.values())
    assert tuple(panel.sections) == tuple(SECTIONS)


@pytest.mark.rule("5.6")
def test_the_last_marker_is_announced(qtbot):
    session = midgame("stonne", 300)
    panel = MarkersPanel(session)
    qtbot.addWidget(panel)
    panel._show_chances(session.view()["markers"]["cup"][:1])
    assert "5.6" in panel.kinds.text()


@HANNUT
def test_chits_break_into_lines(panel):
    flow = panel.sections["cup"].flow
    assert flow.heightForWidth(160) > flow.heightForWidth(600)
    for width in (160, 300):
        flow.resize(width, flow.heightForWidth(width))
        assert all(flow.rect().contains(flow.rect_of(number)) for number in range(len(flow.chits())))


def test_a_decision_costs_little(qtbot):
    session = midgame("hannut", 200)
    panel = MarkersPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    start = time.perf_counter()
    for _ in range(50):
        panel.refresh()
    assert (time.perf_counter() - start) / 50 < 0.02
