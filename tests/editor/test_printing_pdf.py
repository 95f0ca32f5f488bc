"""The PDF files themselves, read and rendered by poppler's tools."""

from __future__ import annotations

import os
import re
import shutil
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from bk40qt.desktop import i18n
from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.mapview.layout import RADIUS, HexLayout
from editor.printing import map_sheet
from editor.printing.orders import KINDS, Order
from editor.printing.paper import PRINTABLE, PageSetup
from editor.printing.printout import CannotWrite, pdf_steps, write_pdf
from tests.editor.poppler import called, picture, printed

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed"),
]

DPI = 300


def text_of(path: Path) -> str:
    """In the order in which it was written, so that lines of one caption stay together."""
    return called("pdftotext", "-raw", path, "-")


@pytest.mark.parametrize("name", ("hannut", "stonne"))
@pytest.mark.parametrize("language", ("en", "de", "fr"))
def test_set_up_sheets_name_every_counter_once(tmp_path: Path, name: str, language: str) -> None:
    path = printed(tmp_path, name, Order("setup", language=language))
    text = " ".join(text_of(path).split())
    scenario = load_scenario(name)
    # Longer names first: "Pz III-Züge I/5 PzR" ends in what may be another name.
    for counter in sorted(scenario.counters, key=lambda counter: -len(counter.name)):
        spaced = r"\s?".join(re.escape(part) for part in re.split(r"(?<=/)|\s", counter.name))
        found = re.findall(rf"(?<!\S){spaced}(?!\S)", text)
        assert len(found) == 1, (counter.name, found)
        text = re.sub(rf"(?<!\S){spaced}(?!\S)", "#", text, count=1)
    for formation in scenario.formations:
        assert formation.name in text
    for zone in scenario.zones:
        assert zone.id in text


@pytest.mark.parametrize("what", KINDS)
@pytest.mark.parametrize(("name", "paper", "landscape"), [("hannut", "A4", False), ("stonne", "Letter", True)])
def test_pages_have_their_size_and_stay_in_the_printable_area(
    tmp_path: Path, name: str, what: str, paper: str, landscape: bool
) -> None:
    setup = PageSetup(paper, landscape)
    path = printed(tmp_path, name, Order(what, setup))
    told = called("pdfinfo", "-f", "1", "-l", "99", path)
    sizes = re.findall(r"Page\s+\d+ size:\s+([\d.]+) x ([\d.]+)", told)
    assert sizes
    for width, height in sizes:
        assert float(width) * 25.4 / 72 == pytest.approx(setup.width / 100, abs=0.3)
        assert float(height) * 25.4 / 72 == pytest.approx(setup.height / 100, abs=0.3)
    edge = int(PRINTABLE / 25.4 * 50) - 1
    for page in range(1, len(sizes) + 1):
        image = picture(path, page, 50).convertToFormat(QImage.Format.Format_Grayscale8)
        wide, high = image.width(), image.height()
        seen = [
            (x, y)
            for y in range(high)
            for x in (range(wide) if y < edge or y >= high - edge else (*range(edge), *range(wide - edge, wide)))
            if image.pixelColor(x, y).lightness() < 250
        ]
        assert not seen, (page, seen[:5])


@pytest.mark.parametrize("what", KINDS)
def test_everything_is_vectors_with_fonts_inside(tmp_path: Path, what: str) -> None:
    path = printed(tmp_path, "hannut", Order(what))
    assert len(called("pdfimages", "-list", path).splitlines()) == 2  # the head of an empty list
    fonts = called("pdffonts", path).splitlines()[2:]
    assert fonts and all(re.search(r"\s(yes)\s+(yes|no)\s+(yes)\s", line) for line in fonts), fonts
    told = called("pdfinfo", path)
    assert "Creator:         bk40qt" in told
    assert "Title:" in told and re.search(r"Title:\s+\S", told)


def test_pages_are_numbered(tmp_path: Path) -> None:
    path = printed(tmp_path, "hannut", Order("setup"))
    pages = text_of(path).split("\f")[:-1]
    for number, page in enumerate(pages, start=1):
        assert f"{number} / {len(pages)}" in page
        assert "Hannut, 13 May 1940" in page


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Combat results"), ("de", "Kampfergebnisse"), ("fr", "Résultats de combat")],
)
def test_the_aid_has_all_tables_in_each_language(tmp_path: Path, language: str, words: str) -> None:
    text = text_of(printed(tmp_path, "hannut", Order("aid", language=language)))
    general = [f"T-{n:02}" for n in range(1, 13) if n not in (9, 10, 11)]  # those are of one battle
    assert [number for number in general if number not in text] == []
    assert words in text
    assert i18n.language() == "en"  # the windows have kept theirs


def test_the_aid_tells_of_its_own_battle_and_of_no_other(tmp_path: Path) -> None:
    hannut = text_of(printed(tmp_path, "hannut", Order("aid")))
    stonne = text_of(printed(tmp_path, "stonne", Order("aid")))
    assert "Jandrenouille" in hannut and "32 to 42: draw" in hannut and "Stonne" not in hannut
    assert "Jandrenouille" not in stonne and "Hannut" not in stonne and "hold all of these hexes" in stonne
    assert "Germans, from turn 1\nFormations 8\nArtillery 3\nStuka 2\nRepeat 2\nGeneral 2\nTotal 17" in hannut  # T-11
    assert "French, from turn 1 2 4 8\nFormations 4 1 3 1\nArtillery 1 0 1 0" in stonne
    assert re.search(r"Artillery: *each marker", stonne.replace("\n", " "))


@pytest.mark.parametrize("pitch", (15.0, 20.0))
@pytest.mark.parametrize("name", ("hannut", "stonne"))
def test_the_pitch_of_the_hexes_is_true(
    tmp_path: Path, name: str, pitch: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measured on the picture of a page, along lines through the middle of hexes: across their flat sides."""
    monkeypatch.setattr(map_sheet, "LIGHT", replace(map_sheet.LIGHT, grid="#ffff00ff"))  # seen among all else
    scenario = load_scenario(name)
    setup = PageSetup()
    path = printed(tmp_path, name, Order("map", setup, pitch=pitch))
    image = picture(path, 3, DPI)
    flat = scenario.board.grid.top == "flat"
    found = max((_spacings(image, line, flat) for line in _hex_lines(scenario, setup, pitch)), key=len)
    assert len(found) >= 5
    usual = median(found)
    even = [space for space in found if abs(space - usual) < 0.1 * usual]  # a name may cover a side
    assert sum(even) / len(even) * 25.4 / DPI == pytest.approx(pitch, abs=0.2)
    assert max(even) - min(even) <= 2


def _hex_lines(scenario: Scenario, setup: PageSetup, pitch: float) -> set[int]:
    """Pixels of the columns (rows, under pointy tops) that run through the middle of hexes on page 3."""
    tiles = map_sheet.MapSheet(scenario, pitch).tiling(setup)
    part = tiles.part(*list(tiles.names())[1])
    layout = HexLayout(scenario.board.grid)
    corner = layout.bounds.topLeft() - QPointF(map_sheet.LIGHT.margin, map_sheet.LIGHT.margin)
    scale = pitch * 100 / (3**0.5 * RADIUS)
    flat = scenario.board.grid.top == "flat"
    found = set()
    for h in range(scenario.board.grid.n):
        at = (layout.centre(h) - corner) * scale
        if part.contains(at):
            on_paper = at - part.topLeft() + tiles.size.topLeft()
            found.add(round((on_paper.x() if flat else on_paper.y()) / 2540 * DPI))
    return found


def _spacings(image: QImage, line: int, flat: bool) -> list[float]:
    """Distances between the lines of the grid that are crossed, in pixels."""
    crossed: list[list[int]] = []
    for place in range(image.height() if flat else image.width()):
        colour = image.pixelColor(line, place) if flat else image.pixelColor(place, line)
        if colour.green() < 120 and colour.red() > 180 and colour.blue() > 180:
            if crossed and place - crossed[-1][-1] <= 2:
                crossed[-1].append(place)
            else:
                crossed.append([place])
    middles = [sum(places) / len(places) for places in crossed]
    return [after - before for before, after in pairwise(middles)]


def test_a_job_that_is_stopped_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "old.pdf"
    path.write_text("old", encoding="utf-8")
    steps = pdf_steps(Order("aid").printout(load_scenario("hannut")), path)
    assert next(steps) == 1
    steps.close()
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="No such file"):
        write_pdf(Order("aid").printout(load_scenario("hannut")), tmp_path / "nowhere" / "x.pdf")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_and_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written beside the old file goes to a device on which every write fails for lack of room."""
    old = tmp_path / "old.pdf"
    old.write_text("old", encoding="utf-8")

    def full(**wanted: object) -> tuple[int, str]:
        part = tmp_path / ".part"
        part.symlink_to("/dev/full")
        return os.open(part, os.O_WRONLY), str(part)

    monkeypatch.setattr("editor.files.tempfile.mkstemp", full)
    with pytest.raises(CannotWrite, match="No space left on device"):
        write_pdf(Order("map").printout(load_scenario("hannut")), old)
    assert old.read_text(encoding="utf-8") == "old" and list(tmp_path.iterdir()) == [old]
