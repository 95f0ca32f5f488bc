"""What is wrong, by the names the designer gave."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bk40qt.engine.document import Problem
from bk40qt.engine.wording import say
from bk40qt.paths import scenarios_dir
from editor.edits import forces, setup, zones
from editor.files import open_file
from editor.problem_words import grouped, told, where

pytestmark = pytest.mark.usefixtures("qapp")
LEFT = Qt.MouseButton.LeftButton


def opened(name):
    document = open_file(scenarios_dir() / f"{name}.bk40").document
    assert document is not None
    return document


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("zones[0]", "Zone “HF1: "),
        ("counters[0].full.attack", "Counter “1er Esc. moto/12 Cuir” of 12e Cuirassiers, attack value"),
        ("formations[0].name", "Formation “12e Cuirassiers”, name"),
        ("setup[0].formations[0].zone", "Set-up, stage 1: "),
        ("setup[0].entrenchments.count", "Set-up, stage 1, number"),
        ("victory.bands[2].low", "Victory, turn 3"),
        ("victory.points[0]", "Victory, hex 1802"),
        ("map.hexes.0706.level", "Hex 0706, level"),
        ("markers[0].turn", "Markers: Germans"),
        ("sides[1].home_edge", "French, home edge"),
        ("title", "Scenario"),
        ("counters[9999].full", "Order of battle"),
        ("", "Scenario"),
    ],
)
def test_places_are_named(place, words):
    document = opened("hannut")
    said = where(document, (Problem(place, "is wrong"),))
    assert said.startswith(words), said


def test_ids_inside_a_message_become_names():
    document = opened("hannut")
    first = document.data["formations"][0]
    assert told(document, say("{name} is set up twice; keep one", name=first["id"])).startswith(first["name"])
    assert told(document, f"'{first['id']}' is unknown") == f"'{first['name']}' is unknown"
    assert told(document, say("must be {low}", low=3)) == "must be 3"


def test_what_many_counters_share_is_told_once():
    document = opened("hannut")
    many = [Problem(f"counters[{n}].arrival", "arrives") for n in (1, 2, 3)] + [Problem("counters[4].arrival", "else")]
    other = [Problem("zones[0]", "has no hexes"), Problem("zones[1]", "has no hexes")]
    groups = grouped([*many, *other])
    assert [len(group) for group in groups] == [3, 1, 1, 1]
    assert where(document, groups[0]).startswith("3 counters of ")


def shown(panel):
    return [panel.list.topLevelItem(row).text(0) for row in range(panel.list.topLevelItemCount())]


def test_one_reinforcement_is_one_entry_and_is_put_right_by_a_click(edit):
    hands = edit()
    window, panel = hands.window, hands.window.problems_panel
    formation = window.document.data["formations"][0]
    late = [one["id"] for one in forces.members(window.document, formation["id"])]
    window.workspace.push(setup.set_arrival(window.document, late, 2))
    hands.qtbot.waitUntil(lambda: f"{len(late)} counters of {formation['name']}" in shown(panel))
    row = shown(panel).index(f"{len(late)} counters of {formation['name']}")
    item = panel.list.topLevelItem(row)
    assert formation["id"] not in item.text(1) and formation["name"] in item.text(1)
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualItemRect(item).center())
    assert item.text(1) in panel.detail.text() and panel.detail.isVisible()
    assert panel.other_fix.isVisible() and "start on the map" in panel.other_fix.text()
    QTest.mouseClick(panel.fix, LEFT)
    assert any(row["formation"] == formation["id"] for row in hands.data["entries"])


def test_an_empty_zone_that_is_used_is_painted_at_once(edit):
    hands = edit()
    window, panel = hands.window, hands.window.problems_panel
    zone = window.document.data["setup"][0]["formations"][0]["zone"]
    window.workspace.push(zones.set_hexes(window.document, zone, []))
    hands.qtbot.waitUntil(lambda: any(zone in text for text in shown(panel)))
    item = next(panel.list.topLevelItem(n) for n, text in enumerate(shown(panel)) if text.startswith("Zone"))
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualItemRect(item).center())
    QTest.mouseClick(panel.fix, LEFT)
    assert (window.tool_name, window.options.zone) == ("zone", zone)
    hands.click("0303")
    assert zones.zone_hexes(window.document, zone) == ("0303",)
