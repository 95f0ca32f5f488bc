"""The order of battle by real keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from bk40qt.desktop.i18n import set_language
from editor.panels.fields import NumberField, TextField
from editor.panels.forces import ForcesPanel
from editor.panels.forces_files import import_from
from editor.panels.form_panel import path_of
from editor.panels.large_fields import ChecksField
from editor.panels.library import LibraryDialog
from editor.unit_library import UnitLibrary
from tests.editor.panel_hands import Hands, workspace_of

DRAGOONS = ("h_fr_rdp3_1", "h_fr_rdp3_2")


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    panel = ForcesPanel(workspace_of("hannut"), UnitLibrary(tmp_path / "units.json"))
    return Hands(qtbot, panel)


@pytest.fixture
def panel(hands: Hands) -> ForcesPanel:
    assert isinstance(hands.panel, ForcesPanel)
    return hands.panel


def members(hands: Hands, formation: str) -> list[str]:
    return [entry["id"] for entry in hands.document.data["counters"] if entry["formation"] == formation]


def test_places_are_read_as_paths() -> None:
    assert path_of("counters[3].full.ma") == ("counters", 3, "full", "ma")
    assert path_of('options."a b"') == ("options", "a b")
    assert path_of("") == ()


def test_the_tree_has_every_counter_below_its_formation(hands: Hands, panel: ForcesPanel) -> None:
    data = hands.document.data
    assert panel.tree.topLevelItemCount() == 2
    names = [panel.tree.topLevelItem(n).text(0) for n in range(2)]
    assert names == ["German", "French"]
    rows = panel.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
    assert len(rows) == 2 + len(data["formations"]) + len(data["counters"])


def test_a_click_in_the_tree_selects_and_shows_the_values(hands: Hands, panel: ForcesPanel) -> None:
    item = panel.tree.findItems("1er Esc. moto/12 Cuir", Qt.MatchFlag.MatchRecursive)[0]
    item.parent().setExpanded(True)
    panel.tree.scrollToItem(item)
    at = panel.tree.visualItemRect(item).center()
    hands.qtbot.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert hands.workspace.selection.counters == {"h_fr_12c_1"}
    form = panel.form.counters
    name, attack = form.fields["name"], form.fields["full.attack"]
    assert isinstance(name, TextField) and isinstance(attack, NumberField)
    assert name.line.text() == "1er Esc. moto/12 Cuir"
    assert attack.spin.value() == 3
    assert form.front.face is not None and form.back.face is not None
    assert (form.front.face.attack, form.back.face.attack) == (3, 2)


def test_typing_a_value_is_one_named_step_and_redraws_the_counter(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_fr_12c_1")
    form = panel.form.counters
    hands.type(form.fields["full.ma"], "12")
    assert hands.counter("h_fr_12c_1")["full"] == [3, 0, 1, 12]
    assert form.front.face is not None and form.front.face.ma == 12
    assert hands.steps == 1
    assert hands.history.undo_text() == "Undo change movement of 1er Esc. moto/12 Cuir"
    hands.history.undo()
    assert form.front.face.ma == 10
    assert form.grid.fields["full.ma"].spin.value() == 10
    hands.history.redo()
    assert form.grid.fields["full.ma"].spin.value() == 12


def test_the_arrow_keys_of_one_visit_are_one_step(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_fr_12c_1")
    spin = panel.form.counters.grid.fields["full.attack"].spin
    spin.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        hands.qtbot.keyClick(spin, Qt.Key.Key_Up)
    assert hands.counter("h_fr_12c_1")["full"][0] == 6
    assert hands.steps == 1
    panel.form.counters.grid.fields["full.armour"].spin.setFocus(Qt.FocusReason.TabFocusReason)
    spin.setFocus(Qt.FocusReason.TabFocusReason)
    hands.qtbot.keyClick(spin, Qt.Key.Key_Down)
    assert hands.steps == 2
    hands.undo_all()


def test_several_counters_change_together(hands: Hands, panel: ForcesPanel) -> None:
    five = members(hands, "fr_2_cuir")[:5]
    ranges = {hands.counter(name)["full"][2] for name in five}
    assert len(ranges) > 1
    panel.select(*five)
    field = panel.form.counters.grid.fields["full.range"]
    assert field.spin.text().strip() == ""
    hands.type(field, "4")
    assert {hands.counter(name)["full"][2] for name in five} == {4}
    assert hands.steps == 1
    assert hands.history.undo_text() == "Undo change range (5 counters)"
    assert field.spin.value() == 4
    hands.history.undo()
    assert {hands.counter(name)["full"][2] for name in five} == ranges
    assert field.spin.text().strip() == ""
    assert not panel.form.counters.form.rows.isRowVisible(panel.form.counters.fields["id"])


def test_an_ability_goes_to_all_and_leaves_others(hands: Hands, panel: ForcesPanel) -> None:
    pair = [next(e["id"] for e in hands.document.data["counters"] if e["type"] == "infantry"), "h_de_12i_1"]
    panel.select(*pair)
    field = panel.form.counters.fields["special.assault_pioneer"]
    hands.flip(field)
    assert [sorted(hands.counter(name)["special"]) for name in pair] == [
        ["assault_pioneer"], ["assault_pioneer", "halftrack_symbol"]
    ]  # fmt: skip
    hands.undo_all()


def test_an_empty_name_is_refused_with_a_reason(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_fr_12c_1")
    field = panel.form.counters.fields["name"]
    assert isinstance(field, TextField)
    hands.type(field, "")
    assert hands.steps == 0
    assert "must not be empty" in field.notice.text()
    panel.tree.setFocus()
    assert field.line.text() == "1er Esc. moto/12 Cuir"
    assert field.notice.isHidden()


@pytest.mark.parametrize(
    ("text", "reason"), [("h_fr_12c_2", "is taken"), ("fr_12_cuir", "is taken"), ("a b", "letters"), ("", "letters")]
)
def test_a_wrong_id_is_refused(hands: Hands, panel: ForcesPanel, text: str, reason: str) -> None:
    panel.select("h_fr_12c_1")
    field = panel.form.counters.fields["id"]
    hands.type(field, text, enter=True)
    assert hands.steps == 0
    assert reason in field.notice.text()
    hands.qtbot.keyClick(field.editor, Qt.Key.Key_Escape)
    assert isinstance(field, TextField) and field.line.text() == "h_fr_12c_1"


def test_another_id_is_followed_and_stays_selected(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_de_12i_spw")
    hands.type(panel.form.counters.fields["id"], "half-track", enter=True)
    assert hands.workspace.selection.counters == {"half-track"}
    assert panel.tree.chosen_ids() == ["half-track"]
    mounts = [m for stage in hands.document.data["setup"] for m in stage.get("mounts", ())]
    assert "half-track" in {mount["carrier"] for mount in mounts}
    assert hands.steps == 1
    hands.undo_all()


def test_a_formation_takes_another_id_name_and_colour(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("ge_kg")
    form = panel.form.formation
    hands.type(form.form.fields["id"], "ge_battlegroup", enter=True)
    assert panel.tree.chosen_ids() == ["ge_battlegroup"]
    hands.type(form.form.fields["name"], "Kampfgruppe <E>")
    colour = form.form.fields["colour"]
    hands.click(colour.colour.colours[0])  # type: ignore[attr-defined]
    entry = hands.formation("ge_battlegroup")
    assert (entry["name"], entry["colour"]) == ("Kampfgruppe <E>", "#C0392B")
    hands.type(colour.colour.line, "red", enter=True)  # type: ignore[attr-defined]
    assert "#1F4E9E" in colour.notice.text()
    assert hands.formation("ge_battlegroup")["colour"] == "#C0392B"
    assert hands.steps == 3
    hands.undo_all()


def test_attachments_are_marked_in_a_list(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("fr_11_rdp_at")
    field = panel.form.formation.form.fields["attach_to"]
    assert isinstance(field, ChecksField)
    before = list(hands.formation("fr_11_rdp_at")["attach_to"])
    hands.check(field, "fr_12_cuir")
    assert hands.formation("fr_11_rdp_at")["attach_to"] == [*before, "fr_12_cuir"]
    hands.check(field, before[0])
    assert before[0] not in hands.formation("fr_11_rdp_at")["attach_to"]
    hands.undo_all()


def test_an_hq_loses_its_weapons_and_their_fields(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_de_12i_1")
    form = panel.form.counters
    hands.pick(form.fields["type"], "hq")
    entry = hands.counter("h_de_12i_1")
    assert (entry["full"], entry["reduced"]) == ([0, 0, 0, 4], [0, 0, 0, 4])
    assert "special" not in entry
    assert not form.fields["full.attack"].isEnabled()
    assert form.fields["full.ma"].isEnabled()
    assert form.back.isHidden()
    hands.history.undo()
    assert form.fields["full.attack"].isEnabled()
    hands.undo_all()


def test_add_a_formation_and_counters_and_undo(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("fr_12_cuir")
    panel.add_formation()
    (made,) = hands.workspace.selection.formations
    assert hands.formation(made)["side"] == "french"
    hands.qtbot.keyClicks(QApplication.focusWidget(), "2e GRDI")
    assert hands.formation(made)["name"] == "2e GRDI"
    panel.add_counter()
    (counter,) = hands.workspace.selection.counters
    assert hands.counter(counter)["formation"] == made
    panel.duplicate()
    assert len(members(hands, made)) == 2
    panel.tree.setFocus()
    hands.qtbot.keyClick(panel.tree, Qt.Key.Key_Delete)
    assert len(members(hands, made)) == 1
    hands.undo_all()
    assert made not in {e["id"] for e in hands.document.data["formations"]}


def test_deleting_formations_and_loose_counters_is_one_step(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("ge_kg", "h_fr_12c_1")
    panel.remove()
    assert hands.steps == 1
    assert not members(hands, "ge_kg")
    assert "h_fr_12c_1" not in members(hands, "fr_12_cuir")
    hands.undo_all()


def drop(panel: ForcesPanel, target: str, part: float, mime: QMimeData | None = None) -> None:
    """Drag what is selected to a row and let go: 0 is its upper edge, 1 its lower one."""
    item = panel.tree._items[target]
    panel.tree.scrollToItem(item)
    rect = panel.tree.visualItemRect(item)
    at = QPoint(rect.center().x(), round(rect.top() + 1 + part * (rect.height() - 2)))
    data = mime or panel.tree.mimeData(panel.tree.selectedItems())
    how = (Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    view = panel.tree.viewport()
    for event in (QDragEnterEvent(at, *how), QDragMoveEvent(at, *how), QDropEvent(QPointF(at), *how)):
        QApplication.sendEvent(view, event)


def test_counters_are_dragged_to_another_formation(hands: Hands, panel: ForcesPanel) -> None:
    moved = members(hands, "fr_12_cuir")[:2]
    panel.select(*moved)
    drop(panel, "fr_1_cuir", 0.5)
    assert members(hands, "fr_1_cuir")[-2:] == moved
    assert hands.steps == 1
    assert "move 2 counters to" in hands.history.undo_text()
    assert hands.workspace.selection.counters == set(moved)
    first = members(hands, "fr_2_cuir")[0]
    panel.tree._items["fr_2_cuir"].setExpanded(True)
    drop(panel, first, 0.1)
    assert members(hands, "fr_2_cuir")[:3] == [*moved, first]
    drop(panel, first, 0.9)
    assert members(hands, "fr_2_cuir")[:3] == [first, *moved]
    hands.undo_all()


def test_what_is_dragged_from_elsewhere_is_left_alone(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_fr_12c_1")
    foreign = QMimeData()
    foreign.setData("application/x-bk40qt-forces", b"another tree")
    drop(panel, "fr_1_cuir", 0.5, foreign)
    foreign.setText("h_fr_12c_1")
    drop(panel, "fr_1_cuir", 0.5, foreign)
    assert hands.steps == 0


def test_a_formation_is_dragged_within_its_side(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("ge_kg")
    drop(panel, "ge_i_5_pzr", 0.0)
    german = [e["id"] for e in hands.document.data["formations"] if e["side"] == "german"]
    assert german[0] == "ge_kg"
    drop(panel, "french", 0.5)
    assert hands.formation("ge_kg")["side"] == "german"
    assert hands.said, "and the user is told why"
    hands.undo_all()


def test_alt_up_and_down_change_the_order(hands: Hands, panel: ForcesPanel) -> None:
    order = members(hands, "fr_12_cuir")
    panel.select(order[0])
    panel.tree.setFocus()
    hands.qtbot.keyClick(panel.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert members(hands, "fr_12_cuir") == [order[1], order[0], *order[2:]]
    hands.qtbot.keyClick(panel.tree, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    hands.qtbot.keyClick(panel.tree, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert members(hands, "fr_12_cuir") == order
    panel.select("ge_kg")
    hands.qtbot.keyClick(panel.tree, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    german = [e["id"] for e in hands.document.data["formations"] if e["side"] == "german"]
    assert german.index("ge_kg") == 3
    hands.undo_all()


@pytest.mark.parametrize(("key", "text"), [("model", "bicycles"), ("full.attack", "8"), ("note", "late")])
def test_undo_in_a_field_is_that_of_the_document(hands: Hands, panel: ForcesPanel, key: str, text: str) -> None:
    QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), panel).activated.connect(hands.history.undo)
    panel.select("h_fr_12c_1")
    field = panel.form.counters.fields[key]
    hands.type(field, text)
    hands.qtbot.waitUntil(lambda: hands.steps == 1)
    hands.qtbot.keyClick(field.editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.steps == 0
    hands.undo_all()


def test_a_problem_puts_the_focus_on_its_field(hands: Hands, panel: ForcesPanel) -> None:
    assert panel.show_place("counters[3].full.ma")
    assert hands.workspace.selection.counters == {hands.document.data["counters"][3]["id"]}
    assert QApplication.focusWidget() is panel.form.counters.grid.fields["full.ma"].spin
    assert panel.show_place("counters[5].independent_until")
    assert panel.show_place("formations[2].attach_to[1]")
    assert QApplication.focusWidget() is panel.form.formation.form.fields["attach_to"].editor
    assert panel.show_place("formations[2]")
    assert panel.show_place("formations")
    assert not panel.show_place("zones[1]")
    assert not panel.show_place("counters[999]")


def test_a_counter_without_its_formation_is_still_there(hands: Hands, panel: ForcesPanel) -> None:
    from bk40qt.engine.wording import say
    from editor.patch import Patch, Put

    hands.workspace.push(Patch(say("break"), (Put(("counters", 0, "formation"), "nowhere"),)))
    lost = panel.tree.topLevelItem(2)
    assert lost.text(0) == "Without a formation"
    assert lost.childCount() == 1
    panel.select("h_fr_12c_1")
    hands.pick(panel.form.counters.fields["formation"], "fr_12_cuir")
    assert hands.counter("h_fr_12c_1")["formation"] == "fr_12_cuir"


# -- the library -------------------------------------------------------------------------------------------------------


def answer(dialog_kind: type, act: object) -> None:
    """What is done in the next modal dialog."""

    def run() -> None:
        found = [w for w in QApplication.topLevelWidgets() if isinstance(w, dialog_kind) and w.isVisible()]
        assert found
        act(found[0])  # type: ignore[operator]

    QTimer.singleShot(0, run)


def test_counters_from_the_library(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("ge_kg")
    before = members(hands, "ge_kg")

    def act(dialog: LibraryDialog) -> None:
        hands.qtbot.keyClicks(dialog.search, "stug")
        assert dialog.list.topLevelItemCount() == 1
        hands.type(dialog.name, "#./640")
        dialog.copies.setValue(3)
        hands.qtbot.keyClick(dialog.copies, Qt.Key.Key_Return)

    answer(LibraryDialog, act)
    panel.open_library()
    new = [hands.counter(name) for name in members(hands, "ge_kg") if name not in before]
    assert [entry["name"] for entry in new] == ["1./640", "2./640", "3./640"]
    assert {(entry["type"], tuple(entry["full"]), entry["type_id"]) for entry in new} == {
        ("assault_gun", (8, 4, 3, 8), "stug")
    }
    assert hands.steps == 1
    assert hands.history.undo_text() == "Undo add 3 counters"
    assert hands.workspace.selection.counters == {entry["id"] for entry in new}
    hands.undo_all()


def test_without_a_formation_the_user_is_told(hands: Hands, panel: ForcesPanel) -> None:
    panel.tree.clearSelection()
    panel.tree.setCurrentItem(panel.tree.topLevelItem(0))
    panel.add_counter()
    panel.open_library()
    assert hands.steps == 0
    assert len(hands.said) == 2


def test_a_counter_becomes_a_type_of_ones_own(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_fr_12c_1")
    hands.type(panel.form.counters.fields["full.attack"], "7")
    panel.keep_type()
    (own,) = [unit for unit in panel.library.units if unit.own]
    assert (own.type_id, own.full, own.side) == ("fmoto_2", (7, 0, 1, 10), "french")
    assert "library" in hands.said[-1]


# -- tables ------------------------------------------------------------------------------------------------------------


def test_a_table_in_and_out(hands: Hands, panel: ForcesPanel, tmp_path: Path) -> None:
    from editor.exchange.oob_export import write_oob

    path = tmp_path / "oob.csv"
    panel.select("h_fr_12c_1")
    hands.type(panel.form.counters.fields["full.attack"], "9")
    write_oob(path, hands.document.data)
    hands.history.undo()

    def keep(box: QMessageBox) -> None:
        hands.qtbot.mouseClick(box.buttons()[0], Qt.MouseButton.LeftButton)

    answer(QMessageBox, keep)
    import_from(panel, hands.workspace, path)
    assert hands.counter("h_fr_12c_1")["full"][0] == 9
    hands.undo_all()


def test_a_file_that_is_no_table_is_refused(hands: Hands, panel: ForcesPanel, tmp_path: Path) -> None:
    told: list[str] = []

    def close(box: QMessageBox) -> None:
        told.append(box.text())
        box.accept()

    answer(QMessageBox, close)
    import_from(panel, hands.workspace, tmp_path / "missing.csv")
    assert "missing.csv" in told[0]
    assert hands.steps == 0


def test_the_panel_speaks_another_language(hands: Hands, panel: ForcesPanel) -> None:
    panel.select("h_fr_12c_1")
    try:
        set_language("de")
        QApplication.processEvents()
        assert panel.tree.topLevelItemCount() == 2
    finally:
        set_language("en")
        QApplication.processEvents()
    assert panel.tree.headerItem().text(0) == "Unit"


def test_a_panel_that_is_not_seen_catches_up(qtbot: QtBot, tmp_path: Path) -> None:
    workspace = workspace_of("hannut")
    panel = ForcesPanel(workspace, UnitLibrary(tmp_path / "units.json"))
    assert panel.tree.topLevelItemCount() == 0
    hands = Hands(qtbot, panel)
    assert panel.tree.topLevelItemCount() == 2
    panel.hide()
    from editor.edits.forces import add_formation

    workspace.push(add_formation(workspace.document, "german", "Later"))
    assert not panel.tree.findItems("Later", Qt.MatchFlag.MatchRecursive)
    panel.show()
    assert panel.tree.findItems("Later", Qt.MatchFlag.MatchRecursive)
    hands.undo_all()
