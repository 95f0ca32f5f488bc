"""Names of areas: whole on the map, none upon another."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.mapview.hex_overlay import HexOverlayItem, HexStyle, title_size, zone
from bk40qt.mapview.label_places import Wanted, inside, label_places
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.overlay_ink import ink_for

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", ("hannut", "stonne"))
def test_titles_of_zones_are_whole_and_do_not_cover_each_other(name):
    scenario = load_scenario(name)
    layout = HexLayout(scenario.board.grid)
    users = {zone: scenario_name for stage in scenario.setup for scenario_name, zone in stage.formations}
    areas = [one for one in scenario.zones if one.hexes]
    wanted = [Wanted(one.id, one.hexes, title_size(f"{one.id}: {users.get(one.id, '')}")) for one in areas]
    found = label_places(layout, layout.bounds, wanted)
    assert set(found) == {one.key for one in wanted}
    for one in wanted:
        assert found[one.key].hex in one.hexes
        assert layout.bounds.contains(found[one.key].box)
    assert [pair for pair in combinations(found, 2) if found[pair[0]].box.intersects(found[pair[1]].box)] == []


def test_a_box_is_moved_no_further_than_it_must():
    room = QRectF(0, 0, 100, 50)
    assert inside(QRectF(90, 10, 30, 10), room) == QRectF(70, 10, 30, 10)
    assert inside(QRectF(-5, 45, 30, 10), room) == QRectF(0, 40, 30, 10)
    assert inside(QRectF(20, 20, 500, 10), room).left() == 0


def test_the_title_of_a_zone_at_the_edge_is_drawn_whole():
    layout = HexLayout(load_scenario("stonne").board.grid)
    corner = layout.grid.ids[0]
    title = "a rather long title of a zone in the corner"
    item = HexOverlayItem(layout, zone(layout, [corner], HexStyle("own"), title, corner), ink_for("light"))
    assert item.boundingRect().width() >= title_size(title).width()
    assert item.boundingRect().contains(inside(QRectF(-900, -900, *title_size(title).toTuple()), layout.bounds))


def test_hexes_that_better_stay_free_are_avoided():
    layout = HexLayout(load_scenario("stonne").board.grid)
    hexes = list(layout.grid.ids[:9])
    free = label_places(layout, layout.bounds, [Wanted("a", hexes, QSizeF(20, 20))], lambda name: name != hexes[5])
    assert free["a"].hex == hexes[5]
