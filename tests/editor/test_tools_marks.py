"""Names, victory hexes, holders, zones and field works, by real mouse and key events."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.edits import zones
from editor.tools.base import PREVIEW
from tests.editor.hands import CONTROL, LEFT, SHIFT


def choose(box, value):
    """As a user chooses an entry of a box."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_a_name_is_typed_put_spread_and_changed(edit):
    hands = edit()
    hands.tool("N", "place")
    hands.click("0303")
    panel = hands.window.tool_panel
    assert hands.data["map"]["places"] == [] and panel.place_name.hasFocus()  # the name first
    QTest.keyClicks(panel.place_name, "Jandrain")
    choose(panel.place_kind, "hill")
    hands.drag("0303", "0304", "0404")
    assert hands.data["map"]["places"] == [{"name": "Jandrain", "kind": "hill", "hexes": ["0303", "0304", "0404"]}]
    assert hands.steps() == 1
    hands.click("0304")
    panel.place_name.setFocus()
    panel.place_name.selectAll()
    QTest.keyClicks(panel.place_name, "Jauche")
    QTest.keyClick(panel.place_name, Qt.Key.Key_Return)
    assert hands.data["map"]["places"][0]["name"] == "Jauche"
    QTest.mouseClick(panel.place_remove, LEFT)
    assert hands.data["map"]["places"] == []


def test_one_name_after_the_other_and_none_changes_another(edit):
    hands = edit()
    hands.tool("N", "place")
    field = hands.window.tool_panel.place_name
    for name, hex_ in (("Jandrain", "0303"), ("Jauche", "0606")):
        hands.click(hex_)
        assert field.text() == "" and field.hasFocus()
        QTest.keyClicks(field, name)
        hands.view.setFocus()  # as the click on the map does
        hands.click(hex_)
    found = {place["name"]: place["hexes"] for place in hands.data["map"]["places"]}
    assert found == {"Jandrain": ["0303"], "Jauche": ["0606"]}
    hands.click("0303")  # to be changed
    assert field.text() == "Jandrain"
    hands.click("0808")  # and this is no second Jandrain
    assert field.text() == "" and field.hasFocus()
    hands.click("0606")
    hands.view.setFocus()
    hands.key(Qt.Key.Key_Escape)
    assert field.text() == "" and not hands.window.tool_panel.place_remove.isEnabled()
    assert len(hands.data["map"]["places"]) == 2


def test_hexes_to_hold(edit):
    hands = edit()
    hands.tool("P", "victory")
    hands.click("0303")
    assert "0303" in hands.data["victory"]["hold"]
    assert {"hex": "0303", "side": "french"} in hands.data["control"]
    marks = hands.window.area.scene.snapshot()["marks"]
    assert marks["0303"][0].kind == "objective"
    hands.click("0303")
    assert "0303" not in hands.data["victory"]["hold"]
    assert "0303" not in hands.window.area.scene.snapshot()["marks"]


def test_victory_points(edit):
    from editor.edits import victory

    hands = edit()
    hands.window.workspace.push(victory.set_kind(hands.window.document, "bands"))
    hands.tool("P", "victory")
    hands.key(Qt.Key.Key_3)
    hands.hover("0404")
    assert hands.window.area.scene.overlays.shown()[PREVIEW]["0404"].label == "3 VP"
    hands.click("0404")
    assert {"hex": "0404", "vp": 3} in hands.data["victory"]["points"]
    assert hands.window.area.scene.snapshot()["marks"]["0404"][0].text == "3"
    hands.key(Qt.Key.Key_5)
    hands.right_click("0404")
    assert hands.window.options.points == 3


def test_holders_are_painted(edit):
    hands = edit()
    hands.tool("K", "control")
    hands.key(Qt.Key.Key_1)
    hands.drag("0202", "0205")
    held = {entry["hex"]: entry["side"] for entry in hands.data["control"]}
    assert {name for name, side in held.items() if side == "german"} == {"0202", "0203", "0204", "0205"}
    assert hands.steps() == 1
    assert hands.window.area.scene.snapshot()["marks"]["0203"][0].kind == "control"
    hands.key(Qt.Key.Key_3)
    hands.click("0203")
    assert "0203" not in {entry["hex"] for entry in hands.data["control"]}
    hands.right_click("0202")
    assert hands.window.options.side == "german"


def test_a_new_zone_is_made_by_the_first_stroke(edit):
    hands = edit()
    hands.tool("Z", "zone")
    hands.drag("0303", "0306")
    name = hands.window.options.zone
    assert zones.zone_hexes(hands.window.document, name) == ("0303", "0304", "0305", "0306")
    assert hands.steps() == 1
    assert f"zone {name}" in hands.window.area.scene.overlays.shown()
    hands.drag("0304", "0305")  # begins inside: takes away
    assert zones.zone_hexes(hands.window.document, name) == ("0303", "0306")
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert all(zone["id"] != name for zone in hands.data["zones"])


def test_zones_within_a_distance_and_along_an_edge(edit):
    hands = edit()
    hands.tool("Z", "zone")
    fields = hands.window.tool_panel.zone
    hands.click("0303")
    name = hands.window.options.zone
    choose(fields.way, "within")
    fields.radius.setValue(1)
    hands.click("0505")
    entry = next(zone for zone in hands.data["zones"] if zone["id"] == name)
    assert entry["within"] == 1 and entry["of"] == ["0505"]
    fields.radius.setValue(3)
    entry = next(zone for zone in hands.data["zones"] if zone["id"] == name)
    assert entry["within"] == 3
    choose(fields.edge, "east")
    fields.deep.setValue(2)
    QTest.mouseClick(fields.take_edge, LEFT)
    assert set(zones.zone_hexes(hands.window.document, name)) == {
        each for each in hands.data["map"]["hexes"] if each[:2] in ("11", "12")
    }


def test_a_zone_is_carried_elsewhere_with_shift(edit):
    hands = edit()
    document = hands.window.document
    hands.tool("Z", "zone")
    hands.window.options.set("zone", "west")
    before, steps = set(zones.zone_hexes(document, "west")), hands.steps()
    assert "0103" in before
    hands.drag("0103", "0205", "0303", modifiers=SHIFT)
    after = set(zones.zone_hexes(document, "west"))
    assert {name[2:] for name in after} == {name[2:] for name in before} and {name[:2] for name in after} == {"03"}
    assert hands.steps() == steps + 1 and hands.undo_text() == "Undo change the zone west"
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert set(zones.zone_hexes(document, "west")) == before
    hands.window.workspace.push(zones.set_within(document, "west", 1, ["0505"]))
    hands.drag("0504", "0604", modifiers=SHIFT)
    entry = next(zone for zone in document.data["zones"] if zone["id"] == "west")
    assert entry["within"] == 1 and len(entry["of"]) == 1 and entry["of"] != ["0505"]


def test_a_right_click_takes_up_the_zone_that_is_there(edit):
    hands = edit()
    hands.tool("Z", "zone")
    hands.right_click("0103")
    assert hands.window.options.zone == "west"
    hands.right_click("1203")
    assert hands.window.options.zone == "east"
    assert hands.window.tool_panel.zone.which.currentData() == "east"


def test_zones_can_be_hidden(edit):
    hands = edit()
    hands.view.setFocus()
    shown = hands.window.area.scene.overlays.shown
    assert "zone west" in shown()
    hands.key(Qt.Key.Key_Z, SHIFT)
    assert "zone west" not in shown()
    hands.tool("Z", "zone")
    hands.right_click("0103")
    assert "zone west" in shown() and "zone east" not in shown()  # the one that is painted shows all the same


def test_field_works_get_a_zone_of_their_own(edit):
    hands = edit()
    hands.tool("M", "works")
    panel = hands.window.tool_panel
    choose(panel.side, "french")
    choose(panel.work, "minefields")
    hands.drag("0402", "0404")
    stage = next(stage for stage in hands.data["setup"] if stage["side"] == "french")
    assert stage["minefields"]["count"] == 1
    assert zones.zone_hexes(hands.window.document, stage["minefields"]["zone"]) == ("0402", "0403", "0404")
    assert hands.steps() == 1
    panel.work_count.setValue(3)
    stage = next(stage for stage in hands.data["setup"] if stage["side"] == "french")
    assert stage["minefields"]["count"] == 3
    assert hands.window.document.problems() == ()
