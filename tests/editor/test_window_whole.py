"""The window as a whole: commands, problems and fixes, languages, trying out, and a scenario made from nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from bk40qt.desktop.finder import Finder
from bk40qt.desktop.i18n import set_language
from bk40qt.desktop.keys import KeysDialog
from bk40qt.engine.document import load
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.opening import try_out
from bk40qt.players.random_player import RandomPlayer
from editor import fixes
from editor.document import ScenarioDocument, check
from editor.edits import scenario, victory, zones
from editor.tools.registry import TOOLS
from tests.editor.hands import CONTROL, LEFT, SHIFT, empty_start, press

Button = QMessageBox.StandardButton


def test_every_command_has_text_tip_and_a_key_of_its_own(edit):
    commands = edit().window.commands
    seen: dict[str, str] = {}
    for command in commands:
        assert command.text and command.tip, command.id
        for key in command.keys:
            assert key not in seen, f"{key}: {command.id} and {seen[key]}"
            seen[key] = command.id


def test_every_tool_is_on_the_bar_with_picture_name_and_key(edit):
    window = edit().window
    on_bar = window.tool_bar.actions()
    for spec in TOOLS:
        action = window.commands[f"tool-{spec.name}"]
        assert action in on_bar and not action.icon().isNull()
        assert action.iconText().endswith(spec.key)
        QTest.mouseClick(window.tool_bar.widgetForAction(action), LEFT)
        assert window.tool_name == spec.name and action.isChecked()


def test_the_finder_takes_up_a_tool(edit):
    hands = edit()
    hands.activate()

    def find(dialog):
        assert isinstance(dialog, Finder)
        QTest.keyClicks(dialog.words, "streams along")
        QTest.keyClick(dialog.words, Qt.Key.Key_Return)

    with hands.answering(find):
        hands.key(Qt.Key.Key_F3)
    assert hands.window.tool_name == "stream"


def test_keys_can_be_changed_and_stand_on_the_bar(edit):
    hands = edit()
    hands.activate()

    def change(dialog):
        assert isinstance(dialog, KeysDialog)
        hands.window.commands.set_keys("tool-stream", ["F8"])
        dialog.reject()

    with hands.answering(change):
        hands.key(Qt.Key.Key_F1, CONTROL)
    assert hands.window.commands["tool-stream"].iconText().endswith("F8")
    hands.activate()
    hands.key(Qt.Key.Key_F8)
    assert hands.window.tool_name == "stream"


def test_the_status_line_tells_hex_terrain_level_and_names(edit):
    hands = edit()
    hands.hover("0705")
    assert hands.window._hex_text.text().startswith("0705: village, level 0; held by the French")
    hands.hover("0101")
    assert hands.window._hex_text.text() == "0101: clear, level 0; zones: west"


def test_the_language_changes_at_once(edit):
    hands = edit()
    set_language("de")
    QApplication.processEvents()
    hands.window.retranslate()
    set_language("en")
    QApplication.sendEvent(hands.window, QEvent(QEvent.Type.LanguageChange))
    assert hands.window.commands["save"].text() == "Save"


def test_another_title_shows_at_once(edit):
    hands = edit()
    hands.window.workspace.push(scenario.set_head(hands.window.document, "title", "Orp"))
    assert hands.window.windowTitle().startswith("Orp[*]")


def test_the_layout_is_kept(edit, settings):
    hands = edit()
    hands.window.docks["sight"].raise_()
    hands.window.close()
    assert settings.layout["editor.geometry"] and settings.layout["editor.state"]


def test_the_history_lists_every_step(edit):
    hands = edit()
    hands.tool("T", "terrain")
    hands.click("0303")
    hands.click("0304")
    model = hands.window.undo_view.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())][1:] == ["paint woods (1 hex)"] * 2


# ----------------------------------------------------------------------------------------------------------- problems


def listed(hands):
    tree = hands.window.problems_panel.list
    return [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]


def test_problems_follow_go_to_their_place_and_are_fixed(edit):
    hands = edit()
    window = hands.window
    window.workspace.push(victory.set_control(window.document, ["0705"], None))
    hands.qtbot.waitUntil(lambda: listed(hands) == ["Victory"])
    tree = window.problems_panel.list
    rect = tree.visualItemRect(tree.topLevelItem(0))
    QTest.mouseClick(tree.viewport(), LEFT, pos=rect.center())
    assert window.workspace.selection.hexes == {"0705"}
    assert window._state.text() == "1 problem"
    assert window.problems_panel.fix.isEnabled()
    QTest.mouseClick(window.problems_panel.fix, LEFT)
    assert {"hex": "0705", "side": "french"} in hands.data["control"]
    hands.qtbot.waitUntil(lambda: listed(hands) == [])
    assert window._state.text() == "no problems"
    hands.activate()
    hands.key(Qt.Key.Key_Z, CONTROL)  # a fix is a step like any other
    hands.qtbot.waitUntil(lambda: listed(hands) == ["Victory"])


def broken(change) -> ScenarioDocument:
    data = load(empty_start().document.text())
    change(data)
    return ScenarioDocument(data)


def _bands(data):
    data["victory"] = {"kind": "bands", "side": "german", "points": [{"hex": "0705", "vp": 2}],
                       "bands": [{"turn": 2, "low": 0, "high": 2}, {"turn": 9, "low": 3, "high": 1}]}


FAULTS = {
    "no holder": lambda data: data["control"].clear(),
    "bands": _bands,
    "off the map": lambda data: data["zones"][0].update(hexes=["9901", "1201"]) or [
        data["zones"][0].pop(key) for key in ("lines", "positions")],
    "held twice": lambda data: data["control"].append(dict(data["control"][0])),
    "goal off the map": lambda data: data["victory"]["hold"].append("9999"),
    "bridge": lambda data: data["map"]["bridges"].append({"between": ["0101", "0102"]}),
    "exit": lambda data: data["map"]["road_exits"].append({"hex": "0505", "edge": "west", "type": "main_road"}),
    "edges": lambda data: data["sides"][1].update(home_edge="east"),
    "strikes": lambda data: data["markers"].append({"side": "german", "turn": 1, "stuka": 1}),
    "too strong": lambda data: data["counters"][0].update(full=[99, 0, 1, 4]),
    "too many turns": lambda data: data.update(turns=77),
    "empty stage": lambda data: data["setup"].append({"side": "german", "formations": []}),
    "double pool": lambda data: data["markers"].extend([{"side": "german", "turn": 1, "repeat": 1}] * 2),
    "unused zone": lambda data: data["zones"].append({"id": "nowhere", "text": "", "hexes": []}),
    "placed nowhere": lambda data: data["setup"][0]["formations"].pop(),
    "placed in no zone": lambda data: data["setup"][0]["formations"][0].update(zone="nowhere"),
    "placed, but not there": lambda data: data["setup"][0]["formations"].append({"formation": "x", "zone": "west"}),
    "late without entry": lambda data: [counter.update(arrival=2) for counter in data["counters"][:2]],
    "counter of nobody": lambda data: data["counters"].append(dict(data["counters"][1], id="lost", formation="x")),
    "wrong kind": lambda data: data["victory"].update(points=[{"hex": "0705", "vp": 1}]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_that_fix_themselves(fault):
    document = broken(FAULTS[fault])
    assert document.problems()
    for _ in range(12):
        ways = [way for problem in document.problems() for way in fixes.fixes_for(document, problem)]
        fix = next((way for way in ways if way.make is not None), None)
        if fix is None:
            break
        patch = fix.make()
        assert patch is not None
        document.apply(patch)
    assert check(document.data).problems == ()


def test_hexes_of_problems():
    document = broken(FAULTS["no holder"])
    assert fixes.hexes_of(document, document.problems()[0]) == ("0705",)
    document = broken(FAULTS["bridge"])
    assert fixes.hexes_of(document, document.problems()[0]) == ("0101", "0102")


# ------------------------------------------------------------------------------------------------------------- trying


def test_play_from_here_hands_over_what_is_on_the_screen(edit, qtbot):
    hands = edit()
    hands.tool("T", "terrain")
    hands.click("0303")
    with qtbot.waitSignal(hands.window.play_wanted) as caught:
        hands.key(Qt.Key.Key_F5)
    board = caught.args[0].scenario().board
    assert board.terrain[board.grid.index["0303"]] == "woods"
    assert hands.window.isWindowModified()


def test_a_faulty_scenario_is_not_played_but_told(edit):
    hands = edit()
    hands.window.workspace.push(victory.set_control(hands.window.document, ["0705"], None))
    hands.activate()
    wanted = []
    hands.window.play_wanted.connect(wanted.append)
    with hands.answering(press(Button.Ok)) as met:
        hands.key(Qt.Key.Key_F5)
    assert "who holds 0705" in met[0] and not wanted


def test_self_play_tells_who_wins_and_can_be_cancelled(edit, qtbot):
    hands = edit(empty_start(6, 5))
    panel = hands.window.trial_panel
    panel.games.setValue(4)
    panel.begin()
    assert panel.is_running and not panel.start.isEnabled()
    qtbot.waitUntil(lambda: not panel.is_running, timeout=60_000)
    qtbot.waitUntil(lambda: panel.start.isEnabled())
    assert panel.text.text().startswith("4 games") and "Decisions" in panel.text.text()
    assert panel.progress.value() == 4
    hands.tool("T", "terrain")
    hands.click("0203")
    assert "has changed since" in panel.text.text()
    hands.window.show_panel("trial")
    panel.games.setValue(5000)
    heights = {panel.height(), hands.window.area.height()}
    QTest.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: "Decisions" in panel.text.text(), timeout=60_000)  # while it runs
    assert panel.is_running
    QTest.mouseClick(panel.stop, LEFT)
    qtbot.waitUntil(lambda: not panel.is_running, timeout=60_000)
    text = panel.text.text()
    assert text.startswith("Stopped after ") and "German wins" in text and "Decisions" in text
    assert {panel.height(), hands.window.area.height()} == heights  # nothing has jumped


def test_a_scenario_from_nothing_to_a_played_game(edit, qtbot, settings, tmp_path, monkeypatch):
    """An empty map, ground, stream, road, bridge, names, goals, zones: all by hand; then it is saved and played."""
    from PySide6.QtWidgets import QFileDialog

    hands = edit(empty_start(10, 8))
    window = hands.window
    hands.tool("L", "level")
    hands.key(Qt.Key.Key_1)
    hands.drag("0402", "0406")
    hands.tool("T", "terrain")
    hands.drag("0302", "0305")
    hands.key(Qt.Key.Key_4)
    hands.click("0505")
    hands.tool("W", "stream")
    hands.drag(hands.side("0703", "0603"), hands.side("0703", "0604"), hands.side("0704", "0604"))
    hands.tool("R", "road")
    hands.drag("0104", "0504", "0604", "0703", "1004")
    hands.tool("B", "bridge")
    hands.click(hands.side("0704", "0604"))
    hands.tool("N", "place")
    window.tool_panel.place_name.setFocus()
    QTest.keyClicks(window.tool_panel.place_name, "Thisnes")
    hands.click("0505")
    hands.tool("P", "victory")
    hands.click("0505")
    hands.tool("Z", "zone")
    hands.right_click("0103")
    hands.drag("0202", "0206")
    assert len(zones.zone_hexes(window.document, "west")) == 13
    hands.tool("M", "works")
    window.tool_panel.side.setCurrentIndex(1)
    window.tool_panel.side.activated.emit(1)
    hands.drag("0303", "0304")
    hands.tool("C", "cliff")
    hands.click(hands.side("0803", "0802"))
    assert window.document.problems() == ()
    path = tmp_path / "thisnes.bk40"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(path), ""))
    hands.activate()
    hands.key(Qt.Key.Key_S, CONTROL)
    assert path.read_text(encoding="utf-8") == window.document.text()

    with qtbot.waitSignal(window.play_wanted) as caught:
        hands.key(Qt.Key.Key_F5)
    session = try_out(caught.args[0].scenario(), settings)
    game, player = session.game, RandomPlayer(3)
    assert isinstance(game, Game)
    while game.decision is not None:
        game.submit(player.choose(game.decision))
    assert game.outcome is not None
    session.close()
    again = SYSTEMS["blitz40"].load(str(path))
    assert again.board.places[0].name == "Thisnes"


def test_overview_counters_and_shapes_by_key(edit):
    hands = edit()
    hands.activate()
    assert not hands.window.area.overview.isVisible()  # the whole map is seen anyway
    for _ in range(8):
        hands.key(Qt.Key.Key_Plus)
    assert hands.window.area.overview.isVisible()
    hands.key(Qt.Key.Key_O)
    assert not hands.window.area.overview.isVisible()
    hands.key(Qt.Key.Key_O)
    assert hands.window.area.overview.isVisible()
    hands.key(Qt.Key.Key_H)
    assert not hands.window.area.scene.counters.visible
    hands.key(Qt.Key.Key_F, SHIFT)
    assert hands.window.options.shape == "fill"
