"""The player aid: the turn in short, all tables of the game from the rules in the language of the page, and what this
scenario has in place of those tables of the rules that belong to one battle."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final

from PySide6.QtGui import QColor

from bk40qt.desktop.i18n import language, tr
from bk40qt.desktop.rules_text import Paragraph, Rules, load_rules
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.setting import Marker
from bk40qt.engine.rules.blitz40.tables import COLUMNS, TOTALS, Tables, load_tables
from editor.printing.battle import Battle, marker_text, strikes_text
from editor.printing.blocks import Block, Heading, Text
from editor.printing.briefing import facts, options_blocks, victory_blocks
from editor.printing.flow import Section, laid_out
from editor.printing.paper import PageSetup
from editor.printing.printout import PaintPage
from editor.printing.table import Cell, Table, text_cell
from editor.printing.text import SMALL, Run, lead, marked

_TURN: Final = "2.C"
_RESULTS: Final = "T-01"
_TABLE: Final = re.compile(r"T-\d+")
_OF_ONE_BATTLE: Final = ("T-09", "T-10", "T-11")  # places, bands and markers of the printed battles
_NARROW: Final = 4  # letters: a column of figures
_WAYS: Final = {total: 6 - abs(7 - total) for total in TOTALS}  # of 36
_RED: Final = QColor("#b81f1f")
_FILLS: Final = {"R": QColor("#fbe3dc"), "N": QColor("#e3e3e3"), "1": QColor("#e9c46a")}


class AidSheet:
    def __init__(self, scenario: Scenario) -> None:
        """With the combat results table that the scenario plays by (R-02)."""
        options = dict(scenario.options)
        self._battle = Battle(scenario)
        self._tables = load_tables(options.get("crt_colours", OPTIONS["crt_colours"].default))
        self._rules = load_rules(language())
        self.title = tr("{scenario}: player aid", scenario=self._battle.title)

    def sections(self, setup: PageSetup) -> list[Section]:
        columns = 3 if setup.landscape else 2
        return [Section(tr("Turn and tables"), list(self._blocks(self._rules)), columns)]

    def pages(self, setup: PageSetup) -> list[PaintPage]:
        return laid_out(self.sections(setup), setup, self.title, self.title)

    def _blocks(self, rules: Rules) -> Iterator[Block]:
        turn = rules.find(_TURN)
        yield Heading(turn.title, 3)
        yield from paragraph_blocks(turn.body)
        for paragraph in rules.paragraphs:
            if _TABLE.fullmatch(paragraph.number) and paragraph.number not in _OF_ONE_BATTLE:
                yield from self._table(paragraph)
        yield Heading(self._battle.title, 3)
        yield from facts(self._battle, SMALL)
        yield from victory_blocks(self._battle, 3, 2, SMALL, at_start=False)
        yield from marker_blocks(self._battle)
        yield from options_blocks(self._battle, 3, SMALL)

    def _table(self, paragraph: Paragraph) -> Iterator[Block]:
        yield Heading(f"{paragraph.number}  {paragraph.title}", 3)
        if paragraph.number == _RESULTS:
            yield from results_blocks(paragraph.body, self._tables)
        else:
            yield from paragraph_blocks(paragraph.body)


# -- the battle --------------------------------------------------------------------------------------------------------


def marker_blocks(battle: Battle) -> Iterator[Block]:
    """How many markers of each kind a side has, from which turn, and what those that fire bring."""
    sides = [(info.side, by_turn) for info in battle.scenario.sides if (by_turn := battle.markers(info.side))]
    if sides:
        yield Heading(tr("Markers for the cup"), 3)
    for side, by_turn in sides:
        yield _marker_table(battle.side_name(side), by_turn)
        fired: dict[str, str] = {}
        for marker in (marker for markers in by_turn.values() for marker in markers if marker.strikes):
            fired.setdefault(marker_text(marker, battle.scenario.formations), strikes_text(marker))
        for name, strikes in fired.items():
            said = [Run(lead(name), bold=True), Run(tr("each marker fires {strikes}", strikes=strikes))]
            yield Text(said, SMALL, above=0.9)


def _marker_table(side: str, by_turn: Mapping[int, Sequence[Marker]]) -> Table:
    """A column for each turn that brings some: there are few, and the kinds have long names."""
    kinds = {"formation": tr("Formations"), "artillery": tr("Artillery"), "stuka": tr("Stuka"), "repeat": tr("Repeat"),
             "general": tr("General")}
    counts = {name: [sum(marker.kind == kind for marker in markers) for markers in by_turn.values()]
              for kind, name in kinds.items()}
    lines = [(name, row) for name, row in counts.items() if any(row)]
    lines.append((tr("Total"), [len(markers) for markers in by_turn.values()]))
    head = [text_cell(tr("{side}, from turn", side=side), bold=True)]
    head += [text_cell(str(turn), centred=True, bold=True) for turn in by_turn]
    rows = [[text_cell(name), *(text_cell(str(n), centred=True) for n in row)] for name, row in lines]
    return Table(head, rows, size=2.5, full=True)


# -- the text of the rules as blocks -----------------------------------------------------------------------------------


def _kind(line: str) -> str:
    if not line.strip():
        return ""
    if line.startswith("|"):
        return "table"
    return "item" if re.match(r"- |\d+\. ", line) else "text"


def paragraph_blocks(body: str) -> Iterator[Block]:
    groups = [(kind, list(group)) for kind, group in groupby(body.splitlines(), key=_kind) if kind]
    for (kind, lines), (following, _) in pairwise([*groups, ("", [])]):
        if kind == "table":
            yield _as_table(_rows(lines))
        elif kind == "item":
            for line in lines:
                mark, _, text = line.partition(" ")
                yield Text(marked(text), SMALL, mark="•" if mark == "-" else mark, above=0.5)
        else:
            introduces = following == "table" and lines[-1].rstrip().endswith(":")
            yield Text(marked(" ".join(lines)), SMALL, above=0.9, keep=introduces)


def _rows(lines: Sequence[str]) -> list[list[str]]:
    """The cells of a table, without the line under its head."""
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if line.strip("|-: \n")]


def _as_table(rows: Sequence[Sequence[str]]) -> Table:
    narrow = [max(len(cell) for cell in column) <= _NARROW for column in zip(*rows[1:], strict=True)]
    head = [Cell(marked(text), centred, bold=True) for text, centred in zip(rows[0], narrow, strict=True)]
    body = [
        [Cell(marked(text), centred) for text, centred in zip(row, narrow, strict=True)] for row in rows[1:]
    ]
    return Table(head, body, size=2.5, full=True)


# -- the combat results ------------------------------------------------------------------------------------------------


def results_blocks(body: str, tables: Tables) -> Iterator[Block]:
    """The text of T-01 with the figures of the tables in force; the help knows one reading of R-02 only."""
    figures = [result_rows(tables), chance_rows(tables)]
    for kind, group in groupby(body.splitlines(), key=_kind):
        lines = list(group)
        if kind != "table":
            yield from paragraph_blocks("\n".join(lines))
            continue
        rows, values = _rows(lines), figures.pop(0)
        as_cell = _result_cell if figures else _figure_cell
        head = [text_cell(text, centred=n > 0, bold=True) for n, text in enumerate(_minus(rows[0]))]
        coloured = [
            [text_cell(row[0], centred=len(row[0]) < _NARROW, bold=True), *map(as_cell, cells)]
            for row, cells in zip(rows[1:], values, strict=True)
        ]
        yield Table(head, coloured, size=2.7 if figures else 2.3, full=True)


def _minus(texts: Sequence[str]) -> list[str]:
    return [text.replace("-", "−") if text.startswith("-") else text for text in texts]


def _result_cell(result: str) -> Cell:
    if result == "-":
        return text_cell("·", centred=True)
    if result == "R":
        return Cell([Run("R", bold=True, colour=_RED)], True, _FILLS["R"])
    return text_cell(result, centred=True, bold=True, fill=_FILLS[result])


def _figure_cell(text: str) -> Cell:
    return text_cell(text, centred=True)


def result_rows(tables: Tables) -> list[list[str]]:
    return [[tables.result(column, total) for column in COLUMNS] for total in TOTALS]


def chance_rows(tables: Tables) -> list[list[str]]:
    """Out of 36: any effect on a soft target, on an armoured one (8.3: no red N), and a step loss."""
    return [
        [str(sum(_WAYS[t] for t in TOTALS if tables.result(column, t) in letters)) for column in COLUMNS]
        for letters in ("RN1", "N1", "1")
    ]


