from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.records import replace
from bk40qt.mapview.hex_overlay import BLIND, CANDIDATE, REACH, SELECTED, TARGET, VEILED, HexStyle, viewshed, zone
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.overlay_ink import DARK_INK, LIGHT_INK
from bk40qt.mapview.overlay_signs import beyond, plate_rect
from bk40qt.mapview.overlays import CURSOR, Overlays
from bk40qt.mapview.path_overlay import PathPreview, PathStep
from bk40qt.mapview.sight_overlay import SightThread

LAYOUT = HexLayout(Grid(9, 9, "flat", "column"))


@pytest.fixture
def overlays(qapp) -> Overlays:
    scene = QGraphicsScene()
    found = Overlays(scene, LAYOUT, LIGHT_INK)
    found.scene = scene  # keeps it alive
    return found


def picture(overlays: Overlays, grey: bool = False) -> QImage:
    image = QImage(500, 500, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    overlays.scene.render(painter, QRectF(0, 0, 500, 500), LAYOUT.bounds)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image


def test_the_same_data_again_keeps_the_item(overlays):
    overlays.set_hexes("reach", {"0404": REACH})
    before = overlays.scene.items()
    overlays.set_hexes("reach", {"0404": REACH})
    assert overlays.scene.items() == before
    overlays.set_hexes("reach", {"0404": replace(REACH, label="2½")})
    assert overlays.scene.items() != before
    assert len(overlays.scene.items()) == 1


def test_overlays_go_by_name(overlays):
    overlays.set_hexes("a", {"0404": SELECTED})
    overlays.set_path("b", PathPreview("0202", (PathStep("0302"),)))
    overlays.set_sight("c", SightThread("0202", "0602", True))
    overlays.set_cursor("0505")
    assert set(overlays.shown()) == {"a", "b", "c", CURSOR}
    overlays.clear("b")
    overlays.clear("not there")
    assert set(overlays.shown()) == {"a", "c", CURSOR}
    overlays.clear_all()
    assert set(overlays.shown()) == {CURSOR}
    overlays.set_cursor(None)
    assert not overlays.scene.items()


def test_no_hexes_is_no_overlay(overlays):
    overlays.set_hexes("a", {"0404": SELECTED})
    overlays.set_hexes("a", {})
    assert overlays.shown() == {}


def test_layers_say_what_lies_over_what(overlays):
    overlays.set_hexes("zone", {"0404": SELECTED}, Layer.ZONES)
    overlays.set_sight("thread", SightThread("0202", "0602", True))
    thread, area = overlays.scene.items()
    assert area.zValue() < Layer.COUNTERS < thread.zValue()


def test_every_kind_can_be_told_without_colour(overlays):
    kinds = {
        "selected": {"0505": SELECTED},
        "candidate": {"0505": CANDIDATE},
        "reach": {"0505": REACH},
        "target": {"0505": TARGET},
        "veiled": {"0505": VEILED},
        "blind": {"0505": BLIND},
        "rising": {"0505": HexStyle("own", 0.1, hatch="rising")},
        "falling": {"0505": HexStyle("own", 0.1, hatch="falling")},
        "dots": {"0505": HexStyle("own", 0.1, hatch="dots")},
        "double": {"0505": HexStyle("own", 0.1, outline="double")},
        "warning": {"0505": HexStyle("own", icon="warning")},
    }
    seen = {}
    for name, styles in kinds.items():
        overlays.set_hexes("x", styles)
        seen[name] = bytes(picture(overlays, grey=True).constBits())
    assert len(set(seen.values())) == len(kinds)


def test_clear_and_blocked_threads_differ_in_shape(overlays):
    # The same tone for both would still leave dashes, a cross and the outlined hex.
    overlays.set_sight("x", SightThread("0202", "0802", True, label="6"))
    clear = picture(overlays, grey=True)
    overlays.set_sight("x", SightThread("0202", "0802", False, ("0502",), label="6"))
    blocked = picture(overlays, grey=True)
    inked = [sum(1 for value in bytes(image.constBits()) if value < 200) for image in (clear, blocked)]
    assert inked[1] > 1.2 * inked[0]


def test_the_thread_is_solid_up_to_what_blocks(overlays):
    from bk40qt.mapview.sight_overlay import _entry

    index = LAYOUT.grid.index
    start, end = LAYOUT.centre(index["0501"]), LAYOUT.centre(index["0509"])
    # Straight down a column of flat hexes: the fourth begins 2 1/2 hexes from the middle of the first, of 8.
    assert _entry(start, end, LAYOUT.corners(index["0504"])) == pytest.approx(2.5 / 8)


def test_a_way_may_stand_still_and_come_back(overlays):
    steps = (PathStep("0302", column=True), PathStep("0302"), PathStep("0202", reactions=2))
    overlays.set_path("x", PathPreview("0202", steps, "3"))
    picture(overlays)
    overlays.set_path("x", PathPreview("0202", ()))
    picture(overlays)


def test_a_zone_has_its_title_once_near_its_middle():
    names = [LAYOUT.grid.ids[h] for h in LAYOUT.grid.within(LAYOUT.grid.index["0505"], 2)]
    found = zone(LAYOUT, names, HexStyle("own", 0.1), "Germans")
    assert {name for name, style in found.items() if style.label} == {"0505"}
    assert set(found) == set(names)
    assert zone(LAYOUT, [], HexStyle(), "none") == {}


def test_a_viewshed_leaves_what_is_seen_as_it_is():
    found = viewshed("0505", blocked=["0506", "0507"], blind=["0508"])
    assert found == {"0506": VEILED, "0507": VEILED, "0508": BLIND, "0505": SELECTED}


def test_other_ink_other_picture_same_data(overlays):
    overlays.set_hexes("a", {"0404": SELECTED})
    data, before = overlays.shown(), picture(overlays)
    overlays.set_ink(DARK_INK)
    assert overlays.shown() == data
    assert picture(overlays) != before


def test_overlays_are_never_under_the_mouse(overlays):
    overlays.set_hexes("a", {"0404": SELECTED})
    overlays.set_path("b", PathPreview("0202", (PathStep("0404"),)))
    assert overlays.scene.items(LAYOUT.centre(LAYOUT.grid.index["0404"])) == []


@pytest.mark.parametrize("end", ["0402", "0202", "0204", "0304"])
def test_long_labels_lie_within_what_is_repainted(overlays, end):
    label = "4 hexes, blocked behind a wood"
    start, goal = (LAYOUT.centre(LAYOUT.grid.index[name]) for name in ("0303", end))
    overlays.set_sight("x", SightThread("0303", end, False, label=label))
    overlays.set_path("y", PathPreview("0303", (PathStep(end),), label))
    for item in overlays.scene.items():
        plate = plate_rect(label, 30, beyond(start, goal, label, 30, RADIUS / 2))
        assert item.boundingRect().contains(plate)
