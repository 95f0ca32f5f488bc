"""Set-up stages, zones, reinforcements and withdrawals by real keys and clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from editor.panels.fields import ChoiceField
from editor.panels.hex_field import HexesField
from editor.panels.large_fields import ChecksField
from editor.panels.reinforcements import ReinforcementsPanel
from editor.panels.setup_stages import SetupPanel
from editor.panels.zones_list import ZonesPanel
from tests.editor.panel_hands import Hands, workspace_of


def make_setup(qtbot: QtBot, name: str = "hannut") -> tuple[Hands, SetupPanel]:
    panel = SetupPanel(workspace_of(name))
    return Hands(qtbot, panel), panel


def make_zones(qtbot: QtBot) -> tuple[Hands, ZonesPanel]:
    panel = ZonesPanel(workspace_of("hannut"))
    return Hands(qtbot, panel), panel


def make_late(qtbot: QtBot) -> tuple[Hands, ReinforcementsPanel]:
    panel = ReinforcementsPanel(workspace_of("stonne"))
    return Hands(qtbot, panel), panel


def answer_yes(qtbot: QtBot, button: QMessageBox.StandardButton) -> None:
    def run() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        qtbot.mouseClick(box.button(button), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, run)


# -- stages ------------------------------------------------------------------------------------------------------------


def test_the_stages_are_listed_in_order(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    assert [hands.shown(panel.stages, row, "side") for row in range(3)] == ["French", "German", "French"]
    assert hands.shown(panel.stages, 2, "what") == "1er Cuirassiers"
    hands.click_cell(panel.stages, 1, "what")
    assert panel.stage == 1
    assert hands.shown(panel.placed, 0, "name") == "I/5 PzR"


def test_stages_are_moved_added_and_removed(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    panel.stages.choose(2)
    panel.move_stage(-1)
    assert [stage["side"] for stage in hands.document.data["setup"]] == ["french", "french", "german"]
    assert panel.stage == 1
    panel.move_stage(-1)
    panel.move_stage(-1)
    assert hands.steps == 2
    panel.add_stage("german")
    assert panel.stage == 3
    assert hands.shown(panel.stages, 3, "what") == "nothing yet"
    hands.pick(panel.side.fields["side"], "french")
    assert hands.document.data["setup"][3]["side"] == "french"
    panel.stages.setFocus()
    hands.qtbot.keyClick(panel.stages, Qt.Key.Key_Delete)
    assert len(hands.document.data["setup"]) == 3
    hands.undo_all()
    assert len(panel.stages.rows) == 3


def test_a_stage_with_formations_keeps_its_side(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    field = panel.side.fields["side"]
    hands.pick(field, "german")
    assert hands.steps == 0
    assert "other side" in field.notice.text()
    assert isinstance(field, ChoiceField) and field.box.currentData() == "french"


def test_zones_and_losses_of_a_formation(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    hands.fill(panel.placed, 0, "zone", "HF7")
    assert hands.document.data["setup"][0]["formations"][0] == {"formation": "fr_12_cuir", "zone": "HF7"}
    hands.fill(panel.placed, 0, "losses", 3)
    assert {"formation": "fr_12_cuir", "count": 3} in hands.document.data["setup"][0]["losses"]
    hands.fill(panel.placed, 0, "losses", 50)
    assert "at most 7 steps" in panel.notice.text()
    assert hands.steps == 2
    hands.history.undo()
    assert hands.shown(panel.placed, 0, "losses") == ""
    hands.undo_all()


def test_a_formation_moves_from_one_stage_to_another_and_out(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    hands.pick(panel.add_box, "fr_1_cuir")
    stages = hands.document.data["setup"]
    assert len(stages) == 2, "the stage it leaves places nothing more"
    assert stages[0]["formations"][-1] == {"formation": "fr_1_cuir", "zone": "HF7"}
    panel.placed.choose(len(panel.placed.rows) - 1)
    hands.qtbot.keyClick(panel.placed, Qt.Key.Key_Delete)
    assert "fr_1_cuir" not in {row["formation"] for row in hands.document.data["setup"][0]["formations"]}
    assert panel.add_box.findData("fr_1_cuir") >= 0
    hands.undo_all()


def test_a_formation_starts_in_the_selected_hexes(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    panel.placed.choose(0)
    panel.start_here()
    assert "hexes on the map" in hands.said[-1]
    hands.workspace.selection.select_hexes(("1202", "1203"))
    panel.start_here()
    assert hands.steps == 1
    zone = hands.document.data["setup"][0]["formations"][0]["zone"]
    assert next(z["hexes"] for z in hands.document.data["zones"] if z["id"] == zone) == ["1202", "1203"]
    hands.undo_all()


def test_who_starts_aboard(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    panel.stages.choose(1)
    box = panel.mounts
    assert isinstance(box.companies, ChecksField)
    hands.pick(box.carrier, "h_de_12i_spw")
    assert box.companies.chosen() == ["h_de_12i_1"]
    hands.flip(box.optional)
    mount = hands.document.data["setup"][1]["mounts"][0]
    assert mount == {"carrier": "h_de_12i_spw", "companies": ["h_de_12i_1"], "optional": True}
    hands.check(box.companies, "h_de_12i_2")
    mount = hands.document.data["setup"][1]["mounts"][0]
    assert mount["companies"] == ["h_de_12i_1", "h_de_12i_2"] and mount["optional"]
    hands.check(box.companies, "h_de_12i_1")
    hands.check(box.companies, "h_de_12i_2")
    assert len(hands.document.data["setup"][1]["mounts"]) == 1
    hands.undo_all()
    assert box.companies.chosen() == ["h_de_12i_1"]


def test_field_works(qtbot: QtBot) -> None:
    hands, panel = make_setup(qtbot)
    count, zone = panel.works.fields["minefields.count"], panel.works.fields["minefields.zone"]
    assert not zone.isEnabled()
    hands.type(count, "12")
    assert hands.document.data["setup"][0]["minefields"]["count"] == 12
    assert hands.steps == 1
    hands.pick(zone, "HF5")
    assert hands.document.data["setup"][0]["minefields"] == {"count": 12, "zone": "HF5"}
    hands.type(count, "0")
    assert "minefields" not in hands.document.data["setup"][0]
    hands.undo_all()


@pytest.mark.parametrize(
    ("place", "row"),
    [
        ("setup[0].formations[2].zone", 0),
        ("setup[0].losses[0].count", 0),
        ("setup[1].mounts[1].companies[0]", 1),
        ("setup[0].entrenchments.zone", 0),
        ("setup[2]", 2),
        ("setup", 0),
    ],
)
def test_a_problem_of_the_setup_is_shown(qtbot: QtBot, place: str, row: int) -> None:
    hands, panel = make_setup(qtbot)
    assert panel.show_place(place)
    assert panel.stage == row
    focus = QApplication.focusWidget()
    assert focus is not None and panel.isAncestorOf(focus)
    assert not panel.show_place("zones[1]")
    assert not panel.show_place("setup[99]")
    assert hands.steps == 0


def test_without_zones_nothing_can_be_placed(qtbot: QtBot) -> None:
    from editor.edits.zones import remove_zone

    hands, panel = make_setup(qtbot)
    for zone in list(hands.document.data["zones"]):
        hands.workspace.push(remove_zone(hands.document, zone["id"]))
    assert not panel.stages.rows
    assert panel.rest.isHidden()
    panel.add_stage("german")
    hands.pick(panel.add_box, "ge_kg")
    assert "zone first" in panel.notice.text()
    hands.type(panel.works.fields["minefields.count"], "3")
    assert "minefields" not in hands.document.data["setup"][0]
    panel.unplace()
    panel.remove_stage()
    panel.remove_stage()
    hands.undo_all()


# -- zones -------------------------------------------------------------------------------------------------------------


def test_a_zone_by_distance(qtbot: QtBot) -> None:
    hands, panel = make_zones(qtbot)
    assert panel.zone == "HF1"
    hands.type(panel.form.fields["within"], "3")
    assert hands.document.data["zones"][0]["within"] == 3
    field = panel.form.fields["of"]
    assert isinstance(field, HexesField)
    hands.type(field, "1202 1203, 9999")
    panel.table.setFocus()
    assert "no hex 9999" in field.notice.text()
    assert hands.document.data["zones"][0]["of"] == ["1202"]
    hands.type(field, "1202 1203")
    panel.table.setFocus()
    assert hands.document.data["zones"][0]["of"] == ["1202", "1203"]
    assert field.notice.isHidden()
    assert hands.steps == 2
    hands.undo_all()
    assert field.area.toPlainText() == "1202"


def test_each_way_to_define_a_zone(qtbot: QtBot) -> None:
    hands, panel = make_zones(qtbot)
    covered = hands.shown(panel.table, 0, "kind")
    kind = panel.form.fields["kind"]
    hands.pick(kind, "hexes")
    assert len(hands.document.data["zones"][0]["hexes"]) == int(covered)
    assert not panel.form.rows.isRowVisible(panel.form.fields["within"])
    hands.pick(kind, "block")
    hands.type(panel.form.fields["line_to"], "14", enter=True)
    assert hands.document.data["zones"][0]["lines"][1] == 14
    hands.pick(kind, "with")
    hosts = panel.form.fields["with"]
    assert isinstance(hosts, ChecksField)
    hands.check(hosts, "fr_1_cuir")
    assert "fr_1_cuir" in hands.document.data["zones"][0]["with"]
    hands.flip(panel.form.fields["with_attached"])
    assert hands.document.data["zones"][0]["with_attached"]
    for name in hosts.chosen():
        hands.check(hosts, name)
    assert len(hands.document.data["zones"][0]["with"]) == 1
    assert "At least one" in hosts.notice.text()
    hands.pick(kind, "within")
    hands.undo_all()
    assert hands.shown(panel.table, 0, "kind") == covered


def test_a_zone_of_the_selected_hexes(qtbot: QtBot) -> None:
    hands, panel = make_zones(qtbot)
    hands.workspace.selection.select_hexes(("0101", "0102"))
    panel.add()
    assert panel.zone == "zone"
    assert hands.document.data["zones"][-1] == {"id": "zone", "text": "", "hexes": ["0101", "0102"]}
    hands.qtbot.keyClicks(QApplication.focusWidget(), "the corner")
    assert hands.document.data["zones"][-1]["text"] == "the corner"
    hands.workspace.selection.select_hexes(("0201",))
    panel.take_hexes()
    assert hands.document.data["zones"][-1]["hexes"] == ["0201"]
    hands.workspace.selection.clear()
    panel.take_hexes()
    assert "Select hexes" in hands.said[-1]
    wanted: list[tuple[str, ...]] = []
    hands.workspace.hexes_wanted.connect(wanted.append)
    panel.show_hexes()
    assert wanted == [("0201",)] and hands.workspace.selection.hexes == {"0201"}
    panel.remove()
    assert panel.zone == "HG2"
    hands.undo_all()


def test_renaming_a_zone_is_followed_by_the_stages(qtbot: QtBot) -> None:
    hands, panel = make_zones(qtbot)
    hands.fill(panel.table, 0, "id", "HF2")
    assert "taken" in panel.notice.text()
    assert hands.steps == 0
    hands.fill(panel.table, 0, "id", "orp")
    assert hands.document.data["setup"][0]["formations"][0]["zone"] == "orp"
    assert panel.zone == "orp"
    hands.type(panel.form.fields["id"], "orp-le-grand", enter=True)
    assert panel.zone == "orp-le-grand"
    hands.fill(panel.table, 0, "text", "around Orp")
    assert hands.document.data["zones"][0]["text"] == "around Orp"
    hands.undo_all()


@pytest.mark.parametrize("sure", [True, False])
def test_a_zone_in_use_is_removed_only_if_the_user_is_sure(qtbot: QtBot, sure: bool) -> None:
    hands, panel = make_zones(qtbot)
    panel.table.choose(7)
    answer_yes(qtbot, QMessageBox.StandardButton.Yes if sure else QMessageBox.StandardButton.No)
    hands.qtbot.keyClick(panel.table, Qt.Key.Key_Delete)
    assert ("HG1" in {zone["id"] for zone in hands.document.data["zones"]}) is not sure
    hands.undo_all()


def test_painting_a_zone_asks_for_the_tool(qtbot: QtBot) -> None:
    hands, panel = make_zones(qtbot)
    asked: list[str] = []
    panel.zone_wanted.connect(asked.append)
    panel.tool_wanted.connect(asked.append)
    hands.click(panel.paint)
    assert asked == ["HF1", "zone"]


def test_a_problem_of_a_zone_is_shown(qtbot: QtBot) -> None:
    _, panel = make_zones(qtbot)
    assert panel.show_place("zones[5].with")
    assert panel.zone == "HF6"
    assert QApplication.focusWidget() is panel.form.fields["with"].editor
    assert panel.show_place("zones[1]") and panel.zone == "HF2"
    assert panel.show_place("zones")
    assert not panel.show_place("zones[77]")


# -- later -------------------------------------------------------------------------------------------------------------


def test_reinforcements_by_turn(qtbot: QtBot) -> None:
    hands, panel = make_late(qtbot)
    assert hands.shown(panel.arrivals, 0, "turn") == "2"
    assert hands.shown(panel.arrivals, 0, "zone") == "SF5"
    hands.fill(panel.arrivals, 0, "turn", 3)
    late = [e["arrival"] for e in hands.document.data["counters"] if e["formation"] == "fr_6_grdi"]
    assert set(late) == {3}
    hands.fill(panel.arrivals, 0, "turn", 20)
    assert "only 10 turns" in panel.notice.text()
    hands.fill(panel.arrivals, 0, "zone", "SG5")
    assert hands.document.data["entries"][0] == {"formation": "fr_6_grdi", "zone": "SG5"}
    assert hands.steps == 2
    hands.undo_all()


def test_a_formation_comes_later_and_is_set_up_again(qtbot: QtBot) -> None:
    hands, panel = make_late(qtbot)
    hands.pick(panel.come_who, "ge_i_gd")
    hands.type(panel.come_turn, "5")
    hands.click(panel.come_buttons.findChildren(type(panel.come_buttons._texts[0][0]))[0])
    own = [e for e in hands.document.data["counters"] if e["formation"] == "ge_i_gd"]
    assert {entry["arrival"] for entry in own} == {5}
    row = next(n for n, each in enumerate(panel.arrivals.rows) if each["id"] == "ge_i_gd")
    assert hands.shown(panel.arrivals, row, "zone") == "nowhere"
    hands.fill(panel.arrivals, row, "zone", "SG5")
    panel.arrivals.choose(row)
    hands.qtbot.keyClick(panel.arrivals, Qt.Key.Key_Delete)
    assert "ge_i_gd" not in {entry["formation"] for entry in hands.document.data["entries"]}
    assert not any("arrival" in e for e in hands.document.data["counters"] if e["formation"] == "ge_i_gd")
    assert hands.steps == 3
    hands.undo_all()


def test_withdrawals(qtbot: QtBot) -> None:
    hands, panel = make_late(qtbot)
    hands.fill(panel.leaving, 0, "turn", 4)
    assert hands.document.data["withdrawals"] == [{"formation": "ge_ii_pzr", "turn": 4}]
    assert panel.leave_who.findData("ge_ii_pzr") < 0
    hands.pick(panel.leave_who, "ge_i_gd")
    panel.add_leaving()
    assert len(panel.leaving.rows) == 2
    panel.leaving.choose(0)
    hands.qtbot.keyClick(panel.leaving, Qt.Key.Key_Delete)
    assert [row["formation"] for row in hands.document.data["withdrawals"]] == ["ge_i_gd"]
    hands.undo_all()


def test_a_problem_of_reinforcements_is_shown(qtbot: QtBot) -> None:
    _, panel = make_late(qtbot)
    assert panel.show_place("entries[1].zone")
    assert panel.arrivals.chosen() is not None and panel.arrivals.chosen()["id"] == "fr_45_bcc"  # type: ignore[index]
    assert panel.show_place("withdrawals[0].turn")
    assert QApplication.focusWidget() is panel.leaving
    assert panel.show_place("entries")
    assert not panel.show_place("counters[0].arrival")
