"""Blocks, flow, and where everything lies on the page: checked before a single file is written."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bk40qt.desktop.i18n import LANGUAGES
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.engine.rules.blitz40.tables import load_tables
from editor.printing import command, orders, pieces
from editor.printing.aid_sheet import AidSheet, chance_rows, result_rows
from editor.printing.battle import Battle, hex_runs
from editor.printing.blocks import Block, Heading, Text
from editor.printing.counter_sheet import CounterSheet, Grid
from editor.printing.flow import Section, body, place
from editor.printing.language import spoken
from editor.printing.map_sheet import MapSheet, sheet_name, tiling
from editor.printing.paper import PAPERS, PageSetup, mm
from editor.printing.setup_sheet import SetupSheet
from editor.printing.table import Table, text_cell
from editor.printing.text import BODY, Lines, Run, cut_runs, lead, least_width, marked, plain

pytestmark = pytest.mark.usefixtures("qapp")

SETUPS = [PageSetup(paper, landscape) for paper, landscape in product(PAPERS, (False, True))]
NAMES = ("hannut", "stonne")


class Box(Block):
    above = 0.0

    def __init__(self, height: float, keep: bool = False) -> None:
        self._height, self.keep = height, keep

    def height(self, width: float) -> float:
        return self._height

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        pass


def heights_by_page(blocks: list[Block], columns: int = 1) -> list[list[float]]:
    pages = place(Section("", blocks, columns), PageSetup())
    return [[one.block.height(one.width) for one in page] for page in pages]


def test_blocks_fill_a_page_and_go_on_with_the_next() -> None:
    full = body(PageSetup()).height()
    assert heights_by_page([Box(full * 0.4)] * 5) == [[full * 0.4] * 2, [full * 0.4] * 2, [full * 0.4]]
    assert heights_by_page([Box(full * 0.4)] * 5, columns=2) == [[full * 0.4] * 4, [full * 0.4]]


def test_a_heading_goes_with_what_it_heads() -> None:
    full = body(PageSetup()).height()
    pages = heights_by_page([Box(full * 0.9), Box(full * 0.05, keep=True), Box(full * 0.3)])
    assert [len(page) for page in pages] == [1, 2]
    pages = heights_by_page([Box(full * 0.8), Box(1, keep=True), Box(1, keep=True), Box(full * 0.3)])
    assert [len(page) for page in pages] == [1, 3]


def test_a_long_text_is_divided_without_single_lines() -> None:
    setup = PageSetup()
    text = Text(plain("word " * 6000))
    pages = place(Section("", [Heading("Title"), text]), setup)
    assert len(pages) > 1
    for page in pages:
        assert page[-1].box.bottom() <= body(setup).bottom() + 1
        assert page[-1].box.height() > mm(6)


def test_a_long_table_repeats_its_head() -> None:
    rows = [[text_cell(str(n)), text_cell("x")] for n in range(200)]
    table = Table([text_cell("number"), text_cell("letter")], rows)
    pages = place(Section("", [table]), PageSetup())
    parts = [page[0].block for page in pages]
    assert len(parts) > 1 and all(isinstance(part, Table) for part in parts)
    width = body(PageSetup()).width()
    one_row = (table.height(width)) / 201
    assert sum(part.height(width) for part in parts) == pytest.approx(table.height(width) + one_row * (len(parts) - 1))


def test_marks_of_the_rules_become_runs() -> None:
    runs = marked("**Rest:** see [5.4] at -1, *now*")
    assert [(run.text, run.bold, run.italic) for run in runs] == [
        ("Rest:", True, False), (" see ", False, False), ("5.4", False, False),
        (" at −1, ", False, False), ("now", False, True),
    ]


def test_marks_hold_for_their_letters_behind_an_emoji() -> None:
    lines = Lines([Run("🙂🙂 "), Run("bold", bold=True), Run(" plain")], BODY, mm(100))
    (bold,) = lines._layout.formats()
    assert (bold.start, bold.length) == (5, 4)


def test_runs_are_cut_where_qt_counts() -> None:
    assert cut_runs([Run("a🙂b", bold=True), Run("cd")], 4) == ([Run("a🙂b", bold=True)], [Run("cd")])
    assert cut_runs([Run("a🙂b"), Run("cd")], 1) == ([Run("a")], [Run("🙂b"), Run("cd")])
    assert cut_runs([], 3) == ([], [])


def test_a_row_higher_than_a_page_is_divided_and_nothing_is_lost() -> None:
    words = " ".join(f"word{n}" for n in range(3000))
    rows = [[text_cell(a), text_cell(b)] for a, b in (("1", "short"), ("2", words), ("3", "end"))]
    pages = place(Section("", [Table([text_cell("number"), text_cell("text")], rows, full=True)]), PageSetup())
    assert len(pages) > 1
    said = ""
    for page in pages:
        (one,) = page
        assert isinstance(one.block, Table)
        assert one.box.bottom() <= body(PageSetup()).bottom() + 1
        said += "".join(run.text for row in one.block._rows for run in row[1].runs)
    assert said == f"short{words}end"


def test_hexes_are_listed_in_runs() -> None:
    ids = load_scenario("stonne").board.grid.ids
    assert hex_runs(["0106", "0104", "0105", "0201", "0202", "1310"], ids) == ["0104–0106", "0201", "0202", "1310"]
    assert hex_runs(["0116", "0201"], ids) == ["0116", "0201"]
    assert hex_runs([], ids) == []


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_off_and_nothing_overlaps_on_set_up_sheets(name: str, setup: PageSetup) -> None:
    room = body(setup).adjusted(-1, -1, 1, 1)
    for section in SetupSheet(load_scenario(name)).sections(setup):
        for page in place(section, setup):
            for one in page:
                assert room.contains(one.box), (section.name, one)
            for before, after in pairwise(page):
                assert not before.box.adjusted(0, 0, 0, -1).intersects(after.box)
            assert not page[-1].block.keep  # no heading without its text


@pytest.mark.parametrize("name", ("hannut", "stonne"))
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_is_cut_off_on_the_player_aid(name: str, setup: PageSetup) -> None:
    room = body(setup).adjusted(-1, -1, 1, 1)
    for section in AidSheet(load_scenario(name)).sections(setup):
        for page in place(section, setup):
            assert all(room.contains(one.box) for one in page)
            assert not page[-1].block.keep


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("spoken_in", LANGUAGES)
def test_tables_of_the_player_aid_break_no_word_and_stay_with_what_introduces_them(
    setup: PageSetup, spoken_in: str
) -> None:
    with spoken(spoken_in):
        (section,) = AidSheet(load_scenario("hannut")).sections(setup)
    for page in place(section, setup):
        for one, after in pairwise([*page, None]):
            assert one is not None
            if isinstance(one.block, Text) and one.block.keep:
                assert after is not None and after.x == one.x, "the table is in the same column"
            if isinstance(one.block, Table):
                shape = one.block._shape(one.width)
                words = one.block._widest(least_width, shape.size)
                assert all(wide >= word - 1 for wide, word in zip(shape.widths, words, strict=True))
                assert shape.size >= 1.9


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_part_of_the_map_is_on_a_sheet_and_neighbours_overlap(setup: PageSetup) -> None:
    for width, height in ((mm(100), mm(100)), (mm(383), mm(344)), (mm(900), mm(2000))):
        tiles = tiling(width, height, setup, 8.0)
        parts = {at: tiles.part(*at) for at in tiles.names()}
        whole = parts[0, 0].united(parts[tiles.columns - 1, tiles.rows - 1])
        assert whole.contains(QRectF(1, 1, width - 2, height - 2))
        for (column, row), part in parts.items():
            if column:
                assert parts[column - 1, row].right() - part.left() == pytest.approx(mm(8))
            if row:
                assert parts[column, row - 1].bottom() - part.top() == pytest.approx(mm(8))


def test_sheets_of_the_map_are_named_by_column_and_row() -> None:
    assert [sheet_name(*at) for at in ((0, 0), (1, 2), (25, 0), (26, 9))] == ["A1", "B3", "Z1", "AA10"]


def test_a_map_that_fits_takes_one_sheet() -> None:
    assert tiling(mm(150), mm(200), PageSetup(), 8.0).names().__next__() == (0, 0)
    assert len(MapSheet(load_scenario("stonne"), 10.0).pages(PageSetup("A4", True))) == 2


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("short_edge", (False, True))
def test_each_counter_is_on_the_counter_sheet_once_and_its_back_behind_it(
    name: str, setup: PageSetup, short_edge: bool
) -> None:
    scenario = load_scenario(name)
    sheets = CounterSheet(scenario, 15.0, short_edge).laid(setup)
    laid = [one for sheet in sheets for one in sheet]
    names = [one.piece.name for one in laid]
    for counter in scenario.counters:
        assert names.count(counter.name) == 1
    grid = Grid(setup, 15.0, short_edge)
    for one in laid:
        assert one.box.width() == mm(15)
        assert setup.inner(14).adjusted(-1, -1, 1, 1).contains(one.box)
        back = grid.turned(one.box)
        # Turned over along that edge, the paper shows the back where the front was.
        if setup.landscape != short_edge:
            assert (back.x(), setup.height - back.bottom()) == pytest.approx((one.box.x(), one.box.top()))
        else:
            assert (setup.width - back.right(), back.y()) == pytest.approx((one.box.left(), one.box.y()))
        assert grid.turned(back) == one.box
    for sheet in sheets:
        assert not any(a.box.intersects(b.box) for a, b in pairwise(sheet))


def test_markers_are_as_many_as_the_scenario_needs() -> None:
    battle = Battle(load_scenario("stonne"))
    chits = [piece.name for side in ("german", "french") for piece in pieces.chits(battle, side)]
    german, french = 8 + 2 + 3 + 2, 9 + 2 + 1 + 1  # T-11 and 12.2: formations, artillery, repeat, general
    assert len(chits) == german + french
    names = [piece.name for piece in pieces.works(battle)]
    assert (names.count("entrenchment"), names.count("minefield"), names.count("held by")) == (5, 4, 2)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("spoken_in", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_page_is_nearly_empty(name: str, setup: PageSetup, spoken_in: str) -> None:
    """A credit alone on a page, or the key of a map, is a sheet of paper for a line."""
    scenario = load_scenario(name)
    with spoken(spoken_in):
        sections = [*SetupSheet(scenario).sections(setup), *AidSheet(scenario).sections(setup)]
    room = body(setup)
    for section in sections:
        for page in place(section, setup):
            lowest = max(one.box.bottom() for one in page)
            assert lowest - room.top() > 0.25 * room.height(), section.name
    zones = sections[3]
    assert len(place(zones, setup)) == 1


def test_blocks_come_closer_where_that_saves_a_page() -> None:
    setup = PageSetup()
    texts: list[Block] = [Text(plain("word"), above=6.0) for _ in range(28)]
    (page,) = place(Section("", texts), setup)
    assert len(page) == 28 and page[-1].box.bottom() <= body(setup).bottom()
    assert {round(after.y - before.box.bottom()) for before, after in pairwise(page)} == {450}
    first, _ = place(Section("", texts[:20] * 2), setup)  # nothing would be saved
    assert {round(after.y - before.box.bottom()) for before, after in pairwise(first)} == {600}


def test_a_zone_that_names_its_hexes_is_not_told_twice() -> None:
    battle = Battle(load_scenario("hannut"))
    assert battle.where(battle.zones["HG1"]) == "hexes 1601 to 1610"
    assert battle.where(battle.zones["HF1"]).startswith("within 2 hexes of 1202 (1001–1003, ")


def test_before_a_colon_the_french_leave_a_space() -> None:
    assert lead("Sets up") == "Sets up: "
    with spoken("fr"):
        assert lead("Français") in ("Français : ", "Français\u00a0: ")


def test_the_aid_shows_the_results_that_the_scenario_plays_by() -> None:
    rows = result_rows(load_tables("rows_6_8_9"))
    assert rows[1][0] == "N" and result_rows(load_tables("outward"))[1][0] == "R"
    # T-01, chances as printed in the help
    assert chance_rows(load_tables("outward")) == [
        ["4", "9", "13", "21", "21", "21", "25", "25", "25", "30"],
        ["1", "4", "7", "13", "13", "13", "16", "16", "16", "20"],
        ["0", "0", "0", "0", "1", "1", "2", "6", "9", "16"],
    ]


def test_the_command_line_knows_the_same_choices() -> None:
    from bk40qt.desktop.i18n import LANGUAGES

    assert command._WHAT == orders.KINDS
    assert command._PAPERS == tuple(PAPERS)
    assert command._LANGUAGES == tuple(LANGUAGES)
    assert command._PITCHES == orders.PITCHES
