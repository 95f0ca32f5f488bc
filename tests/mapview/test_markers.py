"""Markers of the cup, and what lies in a hex beside its counters."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF

from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.engine.rules.blitz40.setting import Setting
from bk40qt.mapview.counter_art import DARK, counter_margin
from bk40qt.mapview.counter_item import COUNTER
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.marker_art import MARKER_KINDS, marker_pixmap, paint_marker
from bk40qt.mapview.works_art import (
    flag_rect,
    paint_emblem,
    paint_entrenchment,
    paint_flag,
    paint_minefield,
    paint_victory,
    side_letter,
    value_rect,
)

pytestmark = pytest.mark.usefixtures("qapp")

SIDES = ("german", "french")


def all_different(pictures: list[QImage]) -> bool:
    return all(one != other for number, one in enumerate(pictures) for other in pictures[:number])


# -- markers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [16, 40, 148])
def test_kinds_and_sides_of_markers_differ(size: int) -> None:
    pictures = [
        marker_pixmap(kind, side, "I/5 PzR", "#C0392B", size).toImage() for kind in MARKER_KINDS for side in SIDES
    ]
    assert all_different(pictures)
    assert pictures[0].width() == size + 2 * counter_margin(size)


def test_sides_of_markers_differ_without_colour() -> None:
    def grey(side: str) -> list[int]:
        image = marker_pixmap("general", side, "General", "", 60).toImage()
        return [image.pixelColor(x, y).lightness() for x in range(5, 30) for y in range(5, 30)]

    pairs = zip(grey("german"), grey("french"), strict=True)
    assert sum(abs(one - other) > 60 for one, other in pairs) > 20  # the emblem, not the ground


@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_each_marker_of_a_scenario_can_be_drawn(name: str) -> None:
    setting = Setting(load_scenario(name), {})
    for marker in setting.markers:
        assert marker.kind in MARKER_KINDS
        colour = setting.scenario.formations[marker.formation].colour if marker.kind == "formation" else ""
        assert not marker_pixmap(marker.kind, SIDES[marker.side], marker.name, colour, 48).isNull()


def test_a_used_marker_and_one_by_night_look_other() -> None:
    args = ("formation", "german", "KG", "#7F8C8D", 60)
    pictures = [marker_pixmap(*args), marker_pixmap(*args, dimmed=True), marker_pixmap(*args, style=DARK)]
    assert all_different([picture.toImage() for picture in pictures])
    assert marker_pixmap(*args).cacheKey() == pictures[0].cacheKey()


def test_a_marker_is_painted_where_it_is_asked_for() -> None:
    image = QImage(100, 60, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_marker(painter, QRectF(55, 10, 40, 40), "repeat", "french")
    painter.end()
    assert image.pixelColor(20, 30) == Qt.GlobalColor.white
    assert image.pixelColor(75, 47) != Qt.GlobalColor.white


# -- works -------------------------------------------------------------------------------------------------------------


def hexagon(top: str) -> QPolygonF:
    layout = HexLayout(Grid(3, 3, top, "column" if top == "flat" else "row"))  # type: ignore[arg-type]
    return layout.outline.translated(80, 80)


def canvas() -> QImage:
    image = QImage(160, 160, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    return image


def counter_hides(image: QImage) -> int:
    """How many coloured pixels are left beside a counter in the middle of the hex."""
    painter = QPainter(image)
    painter.fillRect(QRectF(80 - COUNTER / 2, 80 - COUNTER / 2, COUNTER, COUNTER), Qt.GlobalColor.white)
    painter.end()
    white = QImage(canvas()).pixel(0, 0)
    return sum(image.pixel(x, y) != white for x in range(160) for y in range(160))


@pytest.mark.parametrize("top", ["flat", "pointy"])
def test_works_are_seen_beside_a_counter_and_stay_in_their_hex(top: str) -> None:
    place = hexagon(top)
    pictures = []
    for draw in (
        lambda p: paint_minefield(p, place),
        lambda p: paint_entrenchment(p, place, "french"),
        lambda p: paint_entrenchment(p, place, "german"),
        lambda p: paint_entrenchment(p, place, "german", manned=False),
        lambda p: paint_victory(p, value_rect(place), "3", "german"),
        lambda p: paint_victory(p, value_rect(place), "3", "french"),
        lambda p: paint_victory(p, value_rect(place), "3"),
        lambda p: paint_victory(p, value_rect(place), "", "french"),
        lambda p: paint_flag(p, flag_rect(place), "german"),
        lambda p: paint_flag(p, flag_rect(place), "french"),
    ):
        image = canvas()
        painter = QPainter(image)
        draw(painter)
        painter.end()
        pictures.append(image)
        assert counter_hides(image.copy()) > 150
        white = canvas().pixel(0, 0)
        inked = [QPointF(x, y) for x in range(160) for y in range(160) if image.pixel(x, y) != white]
        box = place.boundingRect().adjusted(-3, -3, 3, 3)
        assert all(box.contains(point) for point in inked)
    assert all_different(pictures)


def test_sides_have_a_letter_and_an_emblem() -> None:
    assert side_letter("german") != side_letter("french")
    assert side_letter("") == ""
    pictures = []
    for side in SIDES:
        image = canvas()
        painter = QPainter(image)
        paint_emblem(painter, QRectF(20, 20, 60, 60), side)
        painter.end()
        pictures.append(image)
    assert all_different(pictures)
