"""Scenarios that designers could make: sixty formations, endless names, letters of all the world, maps of any shape."""

from __future__ import annotations

from collections import Counter as Counted
from itertools import product

import pytest
from PySide6.QtGui import QImage, QPainter

from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40.scenario import Counter, Formation, Scenario
from bk40qt.mapview.board_art import PLAIN_BELOW
from editor.new_scenario import Shape, new_scenario
from editor.printing.aid_sheet import AidSheet
from editor.printing.battle import Battle
from editor.printing.blocks import Badged
from editor.printing.counter_sheet import CounterSheet
from editor.printing.flow import body, place
from editor.printing.map_sheet import MapSheet
from editor.printing.paper import PAPERS, PageSetup, mm
from editor.printing.printout import PaintPage
from editor.printing.setup_sheet import SetupSheet
from editor.printing.side_sheet import side_sheet
from editor.printing.zone_map import ZoneMap

pytestmark = pytest.mark.usefixtures("qapp")

SETUPS = [PageSetup(paper, landscape) for paper, landscape in product(PAPERS, (False, True))]
SHAPES = [Shape(3, 3, "pointy", "row", "even"), Shape(3, 3), Shape(60, 2), Shape(2, 60)]
LONG = "Öttinger Ersatzbataillon 斯通尼 🙂 " * 5


def with_formations(shape: Shape, count: int, name: str = LONG) -> Scenario:
    """A new scenario with so many formations a side."""
    scenario = new_scenario("Überall 斯通尼", shape).scenario()
    assert scenario is not None
    formations: list[Formation] = []
    counters: list[Counter] = []
    setup = []
    for stage in scenario.setup:
        (first, zone), = stage.formations
        kept = next(one for one in scenario.formations if one.id == first)
        placed = []
        for number in range(count):
            ident = f"{first}_{number}"
            formations.append(replace(kept, id=ident, name=f"{name}{number}", division=name))
            placed.append((ident, zone))
            counters += [
                replace(one, id=f"{one.id}_{number}", name=f"{number} {one.name} Donaudampfschifffahrtskompanie",
                        formation=ident)
                for one in scenario.counters if one.formation == first
            ]
        setup.append(replace(stage, formations=tuple(placed)))
    return replace(
        scenario, formations=tuple(formations), counters=tuple(counters), setup=tuple(setup), notes=("Wort " * 900,)
    )


def painted(page: PaintPage, setup: PageSetup) -> None:
    """On a small picture: it must only not fail."""
    image = QImage(setup.pixels(20).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(20 / 2540, 20 / 2540)
        page(painter)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_maps_of_any_shape_and_sixty_formations_with_endless_names_lie_within_the_page(
    shape: Shape, setup: PageSetup
) -> None:
    scenario = with_formations(shape, 60)
    room = body(setup).adjusted(-1, -1, 1, 1)
    for section in [*SetupSheet(scenario).sections(setup), *AidSheet(scenario).sections(setup)]:
        for page in place(section, setup):
            assert all(room.contains(one.box) for one in page), section.name
    names = Counted(one.piece.name for sheet in CounterSheet(scenario).laid(setup) for one in sheet)
    assert all(names[counter.name] == 1 for counter in scenario.counters)
    for page in MapSheet(scenario).pages(setup):
        painted(page, setup)


def test_a_long_name_of_a_formation_is_broken_and_not_shortened() -> None:
    long = "Verstärktes Ersatz- und Ausbildungsbataillon der Panzerjäger " * 4
    scenario = with_formations(Shape(8, 6), 1, long)
    narrow = mm(86)
    heads = [block for block in side_sheet(Battle(scenario), "german") if isinstance(block, Badged)]
    assert [head.height(narrow) > mm(20) for head in heads] == [False, True]
    low, high = heads[1].height(mm(400)), heads[1].height(narrow)
    assert high > 3 * low


def test_numbers_and_names_of_zones_can_be_read_on_a_large_map() -> None:
    for shape, step in ((Shape(100, 80, "pointy", "row"), 5), (Shape(22, 16), 1)):
        zones = ZoneMap(Battle(with_formations(shape, 2)))
        (drawn, _) = zones.blocks(mm(186), mm(250))
        unit = drawn.height(mm(186)) / (zones._art.bounds.height())
        assert zones._step == step
        assert (zones._detail < PLAIN_BELOW) == (step > 1), "thousands of trees that nobody sees take ten seconds"
        assert zones._number * unit >= mm(0.8)
        assert mm(3.3) < zones._label * unit < mm(6.1)
