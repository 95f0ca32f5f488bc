"""Order of battle."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt

from bk40qt.desktop.settings import Settings
from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.play.opening import try_out
from bk40qt.play.panels.forces import KEY_ROLE, RANK_ROLE, ForcesPanel
from bk40qt.play.panels.forces_paint import ROW_ROLE
from bk40qt.play.session import PERSON
from bk40qt.players.random_player import RandomPlayer
from tests.play.midgame import midgame, play_on


@pytest.fixture
def panel(qtbot, request):
    panel = ForcesPanel(midgame(*request.param))
    qtbot.addWidget(panel)
    panel.resize(320, 900)
    panel.show()
    return panel


HANNUT = pytest.mark.parametrize("panel", [("hannut", 280)], indirect=True)
STONNE = pytest.mark.parametrize("panel", [("stonne", 300)], indirect=True)


def rows(panel):
    """The whole tree: key -> (key above, row)."""
    found = {}

    def walk(item, above):
        ranks = []
        for place in range(item.rowCount()):
            child = item.child(place)
            found[child.data(KEY_ROLE)] = (above, child.data(ROW_ROLE))
            ranks.append(child.data(RANK_ROLE))
            walk(child, child.data(KEY_ROLE))
        assert ranks == sorted(ranks)

    walk(panel.model.invisibleRootItem(), "")
    return found


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_refreshing_comes_to_the_same_as_making_anew(qtbot, scenario):
    session = midgame(scenario, 0)
    panel = ForcesPanel(session)
    qtbot.addWidget(panel)
    for _ in range(12):
        play_on(session, 40, seed=5)
        fresh = ForcesPanel(session)
        qtbot.addWidget(fresh)
        assert rows(panel) == rows(fresh)


@HANNUT
def test_strengths_add_up(panel):
    found = rows(panel)
    view = panel.session.view()
    for side in ("german", "french"):
        steps = sum(unit["steps"] for unit in view["units"] if unit["side"] == side and "hq" not in unit["id"])
        assert found[f"side:{side}"][1].left == steps
    row = found["formation:ge_i_5_pzr"][1]
    assert (row.left, row.total, row.spoken()) == (7, 8, "I/5 PzR, 7 of 8 steps, 1 lost, marker used")
    assert found["formation:ge_i_5_pzr"][0] == "division:german/3. Pz"


@STONNE
def test_places_and_states_are_told(panel):
    found = {key: row for key, (_above, row) in rows(panel).items()}
    assert "due turn 2" in found["unit:s_fr_6grdi_amd"].detail
    assert found["formation:ge_i_gd"].detail == "fatigued, activated 2 times"
    assert found["formation:fr_6_grdi"].detail == "marker still to come"
    assert any("out of command" in row.detail for row in found.values())
    hq = panel._items["formation:fr_i_205_ri"].child(0)
    assert hq.text() == "HQ I/205 RI" and "Headquarters" in hq.data(ROW_ROLE).detail


@pytest.mark.rule("3.2")
@HANNUT
def test_an_overrun_hq_is_on_the_turn_track(panel):
    unit = next(unit for unit in panel.session.view()["units"] if unit["place"] == "turn_track")
    row = panel.row_of(f"unit:{unit['id']}")
    assert f"on the turn track until turn {unit['return_turn']}" in row.detail and not row.hex


@HANNUT
def test_a_click_leads_to_the_unit(panel, qtbot):
    panel.tree.expand(panel.index_of("formation:fr_12_cuir"))
    index = panel.proxy.mapFromSource(panel._items["formation:fr_12_cuir"].child(1).index())
    panel.tree.scrollTo(index)
    with qtbot.waitSignals([panel.unit_wanted, panel.go_to]):
        qtbot.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=panel.tree.visualRect(index).center())


@HANNUT
def test_by_keys(panel, qtbot):
    panel.tree.setFocus()
    panel.tree.setCurrentIndex(panel.index_of("formation:fr_12_cuir"))
    qtbot.keyClick(panel.tree, Qt.Key.Key_Return)
    assert panel.tree.isExpanded(panel.index_of("formation:fr_12_cuir"))
    qtbot.keyClick(panel.tree, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.unit_wanted) as heard:
        qtbot.keyClick(panel.tree, Qt.Key.Key_Return)
    assert panel.session.name_of(heard.args[0]) == "HQ 12 Cuir"


@HANNUT
def test_seeking_a_unit(panel, qtbot):
    panel.tree.expand(panel.index_of("formation:fr_12_cuir"))
    before = panel._opened()
    qtbot.keyClicks(panel.search, "moto 12 cuir")
    assert panel.proxy.rowCount() == 1
    with qtbot.waitSignal(panel.unit_wanted) as heard:
        qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.session.name_of(heard.args[0]) == "1er Esc. moto/12 Cuir"
    qtbot.keyClick(panel.search, Qt.Key.Key_Down)
    assert panel.tree.hasFocus()
    qtbot.keyClick(panel.tree, Qt.Key.Key_Escape)
    assert panel.search.text() == "" and panel.proxy.rowCount() == 2
    assert sorted(panel._opened()) == sorted(before)


@HANNUT
def test_what_is_open_stays_open_and_only_changed_rows_change(panel):
    panel.tree.expand(panel.index_of("formation:fr_12_cuir"))
    changed = []
    panel.model.dataChanged.connect(lambda index, *_rest: changed.append(index.data(KEY_ROLE)))
    before = rows(panel)
    panel.refresh()
    assert not changed
    play_on(panel.session, 5)
    assert panel.tree.isExpanded(panel.index_of("formation:fr_12_cuir"))
    after = rows(panel)
    assert set(changed) >= {key for key in after if after[key][1] != before[key][1]}
    assert len(set(changed)) < 20


@pytest.mark.rule("13.1")
def test_concealed_guns_are_neither_listed_nor_counted(qtbot):
    session = midgame("hannut", 0, options={"hidden_at_guns": "yes"})
    panel = ForcesPanel(session)
    qtbot.addWidget(panel)
    player = RandomPlayer(3)
    most = 0
    while session.view()["turn"] < 1 or len(session.entries()) < 260:
        decision = session.decision
        hide = next((option for option in decision.options if option.kind == "hide"), None)
        session.submit(hide or player.choose(decision))
        view = session.view()
        hidden = {unit["id"] for unit in view["units"] if unit["place"] == "hidden"}
        listed = {key.removeprefix("unit:") for key in panel._items if key.startswith("unit:")}
        assert listed == {unit["id"] for unit in view["units"]} - hidden
        for formation in view["formations"]:
            row = panel.row_of(f"formation:{formation['id']}")
            assert row is None or row.total == formation["total"]
            assert row is not None or not any(unit.get("formation") == formation["id"] for unit in view["units"])
        most = max(most, len(hidden))
    assert most


def test_a_decision_costs_little(qtbot):
    session = midgame("hannut", 200)
    panel = ForcesPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    start = time.perf_counter()
    for _ in range(50):
        panel.refresh()
    assert (time.perf_counter() - start) / 50 < 0.02


def test_a_formation_without_division_stands_under_its_side(qtbot):
    scenario = load_scenario("stonne")
    bare = replace(scenario, formations=tuple(replace(one, division="") for one in scenario.formations))
    panel = ForcesPanel(try_out(bare, Settings()))
    qtbot.addWidget(panel)
    found = rows(panel)
    assert found["formation:ge_i_gd"][0] == "side:german"
    assert all(row.title for _, row in found.values())
    assert "\nGerman\n" in found["formation:ge_i_gd"][1].tip


@pytest.mark.parametrize(("persons", "first"), [(("french",), "french"), (("german",), "german"),
                                                (("german", "french"), "german")])
def test_who_plays_alone_finds_his_own_side_first(qtbot, persons, first):
    session = midgame("hannut", 280)
    for side in session.seats.players:
        session.seats.players[side] = PERSON if side in persons else "simple"
    panel = ForcesPanel(session)
    qtbot.addWidget(panel)
    assert panel.model.item(0).data(KEY_ROLE) == f"side:{first}"
