"""Pictures of the map and of the counters: their size, and SVG that shows the same as PNG."""

import re
import xml.etree.ElementTree as ElementTree

import numpy
import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer, QtSvg

from bk40qt.engine.rules.blitz40.scenario_file import load_scenario, parse
from bk40qt.mapview.style import DARK
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.exchange.common import Cancelled, ExchangeError
from editor.exchange.counter_picture import CounterPicture, write_counters
from editor.exchange.pictures import Look, Scale, map_image, map_svg, write_map
from editor.exchange.svg import svg
from tests.mapview.drawn_boards import landscape

pytestmark = pytest.mark.usefixtures("qapp")


def rendered(content: bytes, image: QImage) -> QImage:
    """The SVG in a picture of the same size."""
    renderer = QSvgRenderer()
    # Qt cuts paths of more than 65,535 points in files that it does not trust; browsers and drawing programs do not.
    renderer.setOptions(QtSvg.Option.AssumeTrustedSource)
    assert renderer.load(content)
    made = QImage(image.size(), QImage.Format.Format_RGB32)
    made.fill(QColor("magenta"))
    painter = QPainter(made)
    renderer.render(painter, QRectF(made.rect()))
    painter.end()
    return made


def difference(one: QImage, other: QImage) -> tuple[float, float]:
    """Mean difference of the colours, and the share of values that differ clearly."""
    a, b = (
        numpy.frombuffer(image.convertToFormat(QImage.Format.Format_RGB32).constBits(), numpy.uint8).astype(int)
        for image in (one, other)
    )
    apart = abs(a - b)
    return float(apart.mean()), float((apart > 40).mean())


@pytest.mark.parametrize("name", ["hannut", "stonne"])
@pytest.mark.parametrize("look", [Look(), Look(numbers=False, zones=True)])
def test_the_svg_of_a_map_shows_what_the_png_shows(name, look):
    scenario = load_scenario(name)
    image = map_image(scenario, Scale(64), look)
    content = map_svg(scenario, Scale(64), look)
    root = ElementTree.fromstring(content)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == scenario.title
    assert b"<image" not in content  # all of it vectors
    mean, clearly = difference(image, rendered(content, image))
    assert mean < 1.5
    assert clearly < 0.01


def test_numbers_and_zones_can_be_left_out():
    scenario = load_scenario("hannut")
    looks = [Look(numbers, zones) for numbers in (False, True) for zones in (False, True)]
    pictures = [map_image(scenario, Scale(64), look) for look in looks]
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert difference(one, other)[0] > 0.1


def test_a_map_in_bands_has_no_seams():
    scenario = load_scenario("hannut")
    image = map_image(scenario, Scale(80), Look())  # higher than two bands
    assert image.height() > 1024
    rows = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(image.height(), -1).astype(int)
    steps = abs(rows[1:] - rows[:-1]).mean(axis=1)
    assert steps[511] < 3 * numpy.median(steps)
    assert steps[1023] < 3 * numpy.median(steps)


def test_the_scale_is_right_in_pixels_and_on_paper(tmp_path):
    scenario = load_scenario("hannut")
    write_map(tmp_path / "a.png", scenario, Scale(40))
    write_map(tmp_path / "b.png", scenario, Scale.of_mm(12, dpi=100))
    small, paper = QImage(str(tmp_path / "a.png")), QImage(str(tmp_path / "b.png"))
    pitch = 64 * 3**0.5
    # 22 columns of 96 units and half a hex to spare on either side, 40 units of margin.
    wide = 21 * 96 + 128 + 80
    assert small.width() == pytest.approx(wide / pitch * 40, abs=1)
    assert paper.width() == pytest.approx(wide / pitch * 12 / 25.4 * 100, abs=1)
    assert paper.dotsPerMeterX() == pytest.approx(100 / 0.0254, abs=1)
    content = map_svg(scenario, Scale.of_mm(12), Look()).decode()
    millimetres = float(re.search(r'width="([\d.]+)mm"', content)[1])
    assert millimetres == pytest.approx(wide / pitch * 12, abs=0.1)


def test_progress_is_told_and_can_stop_it(tmp_path):
    scenario = load_scenario("stonne")
    heard = []
    map_image(scenario, Scale(80), Look(), heard.append)
    assert heard == sorted(heard) and heard[-1] == 1.0

    def stop(share):
        raise Cancelled

    for write in (write_map, lambda *a: write_counters(*a[:3], a[4])):
        for ending in ("png", "svg"):
            path = tmp_path / f"x.{ending}"
            with pytest.raises(Cancelled):
                write(path, scenario, Scale(80), Look(), stop)
            assert not path.exists()


@pytest.mark.parametrize("scale", [Scale(0), Scale(-5), Scale(1e9), Scale(1999), Scale(50, 0), Scale(float("nan"))])
def test_a_scale_out_of_range_is_refused(scale, tmp_path):
    scenario = load_scenario("hannut")
    for write in (write_map, write_counters):
        for ending in ("png", "svg"):
            with pytest.raises(ExchangeError):
                write(tmp_path / f"x.{ending}", scenario, scale)
    assert list(tmp_path.iterdir()) == []


def test_a_huge_map_is_for_png_only():
    scenario = load_scenario("hannut").replaced(board=landscape(100, 100))
    with pytest.raises(ExchangeError, match="export it as PNG"):
        map_svg(scenario, Scale(10), Look())
    assert map_image(scenario, Scale(10), Look(style=DARK)).width() > 800


def test_a_scenario_with_faults_has_pictures_too(tmp_path):
    data = ScenarioDocument.from_file(shipped_scenarios()["hannut"]).data
    counters = [{**data["counters"][0], "formation": "nobody"}, *data["counters"][1:]]
    zones = [{"id": "Ω<&>", "hexes": ["0101"]}, *data["zones"][2:]]
    broken = {
        **data,
        "counters": counters,
        "zones": zones,
        "title": "<a> & \u0007b",
        "formations": data["formations"][1:],
    }
    scenario, problems = parse(broken)
    assert problems
    for ending in ("png", "svg"):
        write_map(tmp_path / f"m.{ending}", scenario, Scale(30), Look(zones=True))
        write_counters(tmp_path / f"c.{ending}", scenario, Scale(40))
    for name in ("m", "c"):
        ElementTree.fromstring((tmp_path / f"{name}.svg").read_bytes())


@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_the_svg_of_the_counters_shows_what_the_png_shows(name, tmp_path):
    scenario = load_scenario(name)
    for ending in ("png", "svg"):
        write_counters(tmp_path / f"c.{ending}", scenario, Scale(60))
    image = QImage(str(tmp_path / "c.png"))
    content = (tmp_path / "c.svg").read_bytes()
    ElementTree.fromstring(content)
    assert b'd=""' not in content
    mean, clearly = difference(image, rendered(content, image))
    assert mean < 3
    assert clearly < 0.03


def test_every_counter_is_on_the_sheet_once():
    scenario = load_scenario("stonne")
    sheet = CounterPicture(scenario)
    laid = [counter.id for group in sheet.groups for counter in group.counters]
    assert sorted(laid) == sorted(counter.id for counter in scenario.counters)
    for before, after in zip(sheet.groups, sheet.groups[1:], strict=False):
        assert before.top + before.height <= after.top
    assert sheet.groups[-1].top + sheet.groups[-1].height <= sheet.size.height()


def test_shapes_are_cut_to_the_clip():
    """QSvgGenerator ignores clips; our painter cuts what reaches out of them."""

    def paint(painter):
        area = QPainterPath()
        area.addEllipse(20, 20, 60, 60)
        painter.save()
        painter.setClipPath(area)
        painter.setClipRect(QRectF(0, 0, 100, 50), Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, 100, 100), QColor("red"))
        painter.setPen(QPen(QColor("blue"), 6))
        painter.drawLine(0, 40, 100, 40)
        painter.setBrush(QColor("green"))
        painter.drawEllipse(QRectF(45, 25, 10, 60))
        painter.restore()
        painter.fillRect(QRectF(0, 90, 100, 10), QColor("black"))

    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    direct = QImage(image)
    painter = QPainter(direct)
    paint(painter)
    painter.end()
    _, clearly = difference(direct, rendered(svg(QSizeF(100, 100), 96, "x", paint), image))
    assert clearly < 0.03
