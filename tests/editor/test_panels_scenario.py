"""Head, notes, options, markers, strikes, initiative and victory by real keys and clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bk40qt.desktop.i18n import set_language
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from editor.panels.fields import ChoiceField, TextField
from editor.panels.form import finish_editing
from editor.panels.large_fields import DateField
from editor.panels.markers import MarkersPanel
from editor.panels.scenario_head import ScenarioPanel
from editor.panels.victory import VictoryPanel
from tests.editor.panel_hands import Hands, workspace_of


def make_head(qtbot: QtBot, name: str = "hannut") -> tuple[Hands, ScenarioPanel]:
    panel = ScenarioPanel(workspace_of(name))
    return Hands(qtbot, panel), panel


def make_markers(qtbot: QtBot) -> tuple[Hands, MarkersPanel]:
    panel = MarkersPanel(workspace_of("hannut"))
    return Hands(qtbot, panel), panel


def make_victory(qtbot: QtBot, name: str = "hannut") -> tuple[Hands, VictoryPanel]:
    panel = VictoryPanel(workspace_of(name))
    return Hands(qtbot, panel), panel


# -- head --------------------------------------------------------------------------------------------------------------


def test_title_is_typed_as_one_step(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    hands.type(panel.head.fields["title"], "Hannut, again")
    assert hands.document.data["title"] == "Hannut, again"
    assert hands.steps == 1
    assert hands.history.undo_text() == "Undo change the title"
    hands.undo_all()
    field = panel.head.fields["title"]
    assert isinstance(field, TextField) and field.line.text() == hands.document.data["title"]


def test_the_turns_take_the_bands_along(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    bands = hands.document.data["victory"]["bands"]
    hands.type(panel.head.fields["turns"], "12")
    assert hands.steps == 0, "a game of 1 turn on the way there would take the bands away"
    panel.head.fields["title"].editor.setFocus()
    assert hands.document.data["turns"] == 12
    assert [band["turn"] for band in hands.document.data["victory"]["bands"]] == list(range(1, 13))
    assert hands.document.data["victory"]["bands"][:6] == bands
    assert hands.steps == 1
    hands.undo_all()


def test_the_date_by_keys(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    field = panel.head.fields["date"]
    assert isinstance(field, DateField)
    assert hands.document.data["date"] == "1940-05-13"
    field.date.setFocus(Qt.FocusReason.TabFocusReason)
    field.date.setCurrentSection(field.date.Section.DaySection)
    hands.qtbot.keyClick(field.date, Qt.Key.Key_Up)
    assert hands.document.data["date"] == "1940-05-14"
    hands.undo_all()
    assert field.date.date().toString("yyyy-MM-dd") == "1940-05-13"


def test_a_date_that_is_none_is_told(qtbot: QtBot) -> None:
    from editor.edits.scenario import set_head

    hands, panel = make_head(qtbot)
    hands.workspace.push(set_head(hands.document, "date", "in May"))
    assert "in May is no date" in panel.head.fields["date"].notice.text()


def test_sides(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    german = panel.sides["german"].fields
    hands.type(german["name"], "XVI. AK")
    hands.pick(german["home_edge"], "north")
    hands.flip(german["can_load"])
    assert hands.document.data["sides"][0] == {"side": "german", "name": "XVI. AK", "home_edge": "north"}
    french = hands.document.data["sides"][1]["home_edge"]
    hands.pick(german["home_edge"], french)
    assert "other side" in german["home_edge"].notice.text()
    assert isinstance(german["home_edge"], ChoiceField) and german["home_edge"].box.currentData() == "north"
    assert hands.steps == 3
    hands.undo_all()


def test_the_id_of_the_scenario(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    hands.type(panel.head.fields["id"], "hannut 2", enter=True)
    assert "letters" in panel.head.fields["id"].notice.text()
    hands.type(panel.head.fields["id"], "hannut-2", enter=True)
    assert hands.document.data["id"] == "hannut-2"
    hands.undo_all()


def test_notes(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    panel.tabs.setCurrentIndex(1)
    before = list(hands.document.data["notes"])
    panel.notes.add()
    hands.qtbot.keyClicks(QApplication.focusWidget(), "Designed on a train.")
    panel.notes.text.finish()
    assert hands.document.data["notes"] == [*before, "Designed on a train."]
    assert panel.notes.list.currentRow() == len(before)
    panel.notes.move_by(-1)
    assert hands.document.data["notes"][-2] == "Designed on a train."
    assert panel.notes.text.area.toPlainText() == "Designed on a train."
    panel.notes.remove()
    assert hands.document.data["notes"] == before
    hands.undo_all()
    assert panel.notes.list.count() == len(before)


def test_an_empty_new_note_leaves_no_trace(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    panel.tabs.setCurrentIndex(1)
    panel.notes.add()
    panel.notes.remove()
    assert hands.steps == 0
    assert panel.notes.list.count() == len(hands.document.data["notes"])


def test_a_long_text_is_taken_over_when_the_user_pauses(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    hands.type(panel.head.fields["credits"], "By me")
    assert hands.steps == 0
    qtbot.waitUntil(lambda: hands.document.data["credits"] == "By me", timeout=3000)
    hands.undo_all()


def test_what_is_being_typed_can_be_taken_over_before_saving(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    hands.type(panel.head.fields["credits"], "By me")
    finish_editing()
    assert hands.document.data["credits"] == "By me"
    hands.type(panel.head.fields["id"], "other")
    finish_editing()
    assert hands.document.data["id"] == "other"
    assert QApplication.focusWidget() is panel.head.fields["id"].editor
    panel.tabs.setCurrentIndex(2)
    hands.undo_all()


def test_a_control_character_is_refused(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    field = panel.head.fields["title"]
    assert isinstance(field, TextField)
    QApplication.clipboard().setText("bell \x07")
    field.line.setFocus()
    field.line.selectAll()
    hands.qtbot.keyClick(field.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "cannot hold" in field.notice.text()
    assert hands.steps == 0


def test_rule_switches(qtbot: QtBot) -> None:
    hands, panel = make_head(qtbot)
    panel.tabs.setCurrentIndex(2)
    row = list(OPTIONS).index("critical_hits")
    hands.fill(panel.options, row, "value", "yes")
    assert hands.document.data["options"] == {"critical_hits": "yes"}
    assert hands.shown(panel.options, row, "value") == "yes"
    hands.fill(panel.options, row, "value", "no")
    assert hands.document.data["options"] == {}
    hands.undo_all()


@pytest.mark.parametrize(
    "place",
    ["title", "turns", "date", "sides[1].home_edge", "options.critical_hits", "notes[2]", "map.grid.hex_metres"],
)
def test_a_problem_of_the_head_is_shown(qtbot: QtBot, place: str) -> None:
    _, panel = make_head(qtbot)
    assert panel.show_place(place)
    focus = QApplication.focusWidget()
    assert focus is not None and panel.isAncestorOf(focus)
    assert not panel.show_place("map.hexes.0101.level")
    assert not panel.show_place("counters[1]")


# -- markers -----------------------------------------------------------------------------------------------------------


def test_markers_by_turn(qtbot: QtBot) -> None:
    hands, panel = make_markers(qtbot)
    table = panel.pools["french"]
    assert hands.shown(table, 0, "artillery") == "2"
    hands.fill(table, 3, "repeat", 2)
    assert {"side": "french", "turn": 4, "repeat": 2} in hands.document.data["markers"]
    assert hands.steps == 1
    table.setCurrentIndex(hands.cell(table, 3, "repeat"))
    hands.qtbot.keyClick(table, Qt.Key.Key_Delete)
    assert len(hands.document.data["markers"]) == 2
    hands.history.undo()
    assert hands.shown(table, 3, "repeat") == "2"
    hands.undo_all()


def test_typing_a_digit_begins_to_edit_a_cell(qtbot: QtBot) -> None:
    hands, panel = make_markers(qtbot)
    table = panel.pools["german"]
    table.setFocus()
    table.setCurrentIndex(hands.cell(table, 1, "stuka"))
    hands.qtbot.keyClicks(table, "3")
    hands.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QApplication.processEvents()
    assert {"side": "german", "turn": 2, "stuka": 3} in hands.document.data["markers"]


def test_strikes_keep_their_order(qtbot: QtBot) -> None:
    hands, panel = make_markers(qtbot)
    hands.fill(panel.strikes, 0, "medium", 3)
    assert hands.document.data["strikes"][0]["calibres"] == ["medium", "medium", "medium", "heavy", "heavy"]
    hands.fill(panel.strikes, 0, "light", 1)
    hands.fill(panel.strikes, 0, "heavy", 1)
    assert hands.document.data["strikes"][0]["calibres"] == ["medium", "medium", "medium", "heavy", "light"]
    hands.fill(panel.strikes, 0, "light", 12)
    assert "at most 12" in panel.notice.text()
    stuka = hands.cell(panel.strikes, 0, "stuka")
    assert not stuka.flags() & Qt.ItemFlag.ItemIsEditable
    hands.undo_all()


def test_initiative(qtbot: QtBot) -> None:
    hands, panel = make_markers(qtbot)
    fields = panel.initiative.fields
    hands.type(fields["artillery"], "2")
    assert hands.document.data["initiative"]["artillery"] == 2
    hands.pick(fields["side"], "")
    assert "initiative" not in hands.document.data
    assert not fields["artillery"].isEnabled()
    hands.pick(fields["side"], "french")
    assert hands.document.data["initiative"] == {"side": "french", "formation": 1, "artillery": 0, "stuka": 0}
    hands.undo_all()


def test_a_problem_of_markers_is_shown(qtbot: QtBot) -> None:
    hands, panel = make_markers(qtbot)
    assert panel.show_place("markers[1].general")
    assert panel.pools["french"].currentIndex() == hands.cell(panel.pools["french"], 0, "general")
    assert panel.show_place("strikes[2].calibres")
    assert panel.strikes.currentIndex().row() == 2
    assert panel.show_place("strikes") and panel.show_place("markers")
    assert panel.show_place("initiative.stuka")
    assert QApplication.focusWidget() is panel.initiative.fields["stuka"].editor


# -- victory -----------------------------------------------------------------------------------------------------------


def test_points(qtbot: QtBot) -> None:
    hands, panel = make_victory(qtbot)
    assert panel.total.text() == "46 points in all"
    hands.fill(panel.points, 0, "vp", 5)
    assert panel.total.text() == "50 points in all"
    hands.fill(panel.points, 0, "name", "Lincent church")
    hands.fill(panel.points, 0, "held", "french")
    assert {"hex": "1802", "side": "french"} in hands.document.data["control"]
    hands.fill(panel.points, 0, "hex", "9999")
    assert "no hex 9999" in panel.notice.text()
    hands.fill(panel.points, 0, "hex", "1901")
    assert "counts already" in panel.notice.text()
    hands.fill(panel.points, 0, "hex", "0101")
    moved = next(p for p in hands.document.data["victory"]["points"] if p["hex"] == "0101")
    assert (moved["vp"], moved["name"]) == (5, "Lincent church")
    assert {"hex": "0101", "side": "french"} in hands.document.data["control"]
    assert hands.steps == 4
    hands.undo_all()


def test_hexes_are_added_and_removed(qtbot: QtBot) -> None:
    hands, panel = make_victory(qtbot)
    count = len(hands.document.data["victory"]["points"])
    hands.type(panel.hexes, "0101 zzzz", enter=True)
    assert "no hex zzzz" in panel.notice.text()
    hands.type(panel.hexes, "0101, 0102", enter=True)
    assert len(hands.document.data["victory"]["points"]) == count + 2
    assert hands.steps == 1
    hands.workspace.selection.select_hexes(("0103",))
    panel.add_selected()
    panel.add_selected()
    assert "count already" in panel.notice.text()
    panel.points.choose(count)
    hands.qtbot.keyClick(panel.points, Qt.Key.Key_Delete)
    assert "0101" not in {p["hex"] for p in hands.document.data["victory"]["points"]}
    hands.undo_all()


def test_bands(qtbot: QtBot) -> None:
    hands, panel = make_victory(qtbot)
    hands.fill(panel.bands, 2, "low", 10)
    assert hands.document.data["victory"]["bands"][2]["low"] == 10
    hands.fill(panel.bands, 2, "low", 99)
    assert "above high" in panel.notice.text()
    hands.fill(panel.bands, 2, "high", 33)
    assert hands.steps == 2
    assert hands.shown(panel.bands, 2, "high") == "33"
    hands.undo_all()


def test_the_bands_follow_the_turns(qtbot: QtBot) -> None:
    from editor.edits.scenario import set_turns

    hands, panel = make_victory(qtbot)
    hands.workspace.push(set_turns(hands.document, 9))
    assert len(panel.bands.rows) == 9
    hands.undo_all()
    assert len(panel.bands.rows) == 6


def test_the_kind_of_victory(qtbot: QtBot) -> None:
    hands, panel = make_victory(qtbot)
    hands.pick(panel.head.fields["kind"], "hold")
    assert panel.bands.isHidden() and not panel.hold.isHidden()
    assert len(panel.hold.rows) == len(hands.document.data["victory"]["hold"])
    hands.pick(panel.head.fields["side"], "french")
    assert hands.document.data["victory"]["side"] == "french"
    panel.hold.choose(0)
    panel.remove()
    hands.fill(panel.hold, 0, "hex", "0101")
    assert hands.document.data["victory"]["hold"][-1] == "0101"
    hands.undo_all()
    assert panel.hold.isHidden() and not panel.bands.isHidden()


def test_hexes_held_that_do_not_count(qtbot: QtBot) -> None:
    hands, panel = make_victory(qtbot, "stonne")
    assert not panel.control.rows
    hands.workspace.selection.select_hexes(("0101", "0102"))
    panel.take("german")
    assert [row["hex"] for row in panel.control.rows] == ["0101", "0102"]
    hands.fill(panel.control, 1, "held", "french")
    panel.control.choose(0)
    hands.qtbot.keyClick(panel.control, Qt.Key.Key_Delete)
    assert [row["hex"] for row in panel.control.rows] == ["0102"]
    hands.workspace.selection.clear()
    panel.take("german")
    assert hands.steps == 3
    hands.undo_all()


@pytest.mark.parametrize(
    "place", ["victory.points[3].vp", "victory.bands[2]", "victory.bands", "victory", "victory.side", "control[4].hex"]
)
def test_a_problem_of_victory_is_shown(qtbot: QtBot, place: str) -> None:
    _, panel = make_victory(qtbot)
    assert panel.show_place(place)
    focus = QApplication.focusWidget()
    assert focus is not None and panel.isAncestorOf(focus)


def test_a_hex_that_nobody_holds_is_shown(qtbot: QtBot) -> None:
    hands, panel = make_victory(qtbot)
    hands.fill(panel.points, 4, "held", "")
    assert panel.show_place("control")
    assert panel.points.currentIndex() == hands.cell(panel.points, 4, "held")


@pytest.mark.parametrize("make", [make_head, make_markers, make_victory])
def test_panels_speak_another_language(qtbot: QtBot, make: object) -> None:
    hands, _ = make(qtbot)  # type: ignore[operator]
    try:
        set_language("fr")
        QApplication.processEvents()
    finally:
        set_language("en")
        QApplication.processEvents()
    assert hands.steps == 0
