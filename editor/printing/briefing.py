"""The first page of the set-up sheets: the battle, the order of set-up, victory, special rules, options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from bk40qt.desktop.i18n import pattern, retell, tr, trn
from bk40qt.engine.codes import code_text
from bk40qt.engine.rules.blitz40.scenario import SetupStage
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from editor.printing.battle import Battle, edge_name
from editor.printing.blocks import Block, Heading, Text
from editor.printing.table import Cell, Table, text_cell
from editor.printing.text import GREY, Run, Style, plain

_SIDE_BY_SIDE: Final = 3  # on a whole page


def briefing(battle: Battle) -> list[Block]:
    about = (facts(battle), victory_blocks(battle), _order(battle), _special(battle), options_blocks(battle))
    return [Heading(battle.title, 1), *(block for part in about for block in part)]


def facts(battle: Battle) -> Iterator[Block]:
    """When, how long, who goes where, who begins."""
    scenario = battle.scenario
    yield Text(plain(f"{battle.date}  ·  {trn('{n} turn', '{n} turns', scenario.turns)}", bold=True), Style(3.6))
    for info in scenario.sides:
        text = tr("{side}: home edge in the {edge}", side=pattern(info.name), edge=edge_name(info.home_edge))
        yield Text(plain(text), mark="•", above=0.6)
    if scenario.initiative is not None:
        start = scenario.initiative
        parts = [
            trn("{n} formation marker", "{n} formation markers", start.formation) if start.formation else "",
            trn("{n} artillery marker", "{n} artillery markers", start.artillery) if start.artillery else "",
            trn("{n} Stuka marker", "{n} Stuka markers", start.stuka) if start.stuka else "",
        ]
        text = tr(
            "Initiative: the {side} put aside {markers} of their choice and open the game with them (R-16).",
            side=battle.side_name(start.side),
            markers=", ".join(part for part in parts if part),
        )
        yield Text(plain(text), mark="•", above=0.6)


# -- victory -----------------------------------------------------------------------------------------------------------


def victory_blocks(battle: Battle, level: int = 2, side_by_side: int = _SIDE_BY_SIDE) -> Iterator[Block]:
    """How the game is won; `side_by_side` tables of places, as the width allows."""
    victory = battle.scenario.victory
    side, other = battle.side_name(victory.side), battle.side_name(battle.other_side(victory.side))
    yield Heading(tr("Victory"), level)
    if victory.kind == "hold":
        text = tr(
            "The {side} win if they hold all of these hexes at the end of turn {turn}, else the {other} win: {hexes}",
            side=side,
            other=other,
            turn=battle.scenario.turns,
            hexes=battle.named_hexes(victory.hold),
        )
        yield Text(plain(text))
        holders = dict(battle.scenario.control)
        held = [name for name in victory.hold if holders.get(name) == victory.side]
        if held:
            yield Text(plain(tr("Held at the start: {hexes}", hexes=battle.named_hexes(held))))
        return
    text = tr("Judged at the end of every turn by the victory points of the {side}.", side=side)
    yield Text(plain(text), keep=True)
    yield _bands(battle, side, other)
    yield Text(plain(tr("Places with victory points, and who holds them at the start:")), above=3.0, keep=True)
    yield _points(battle, side_by_side)


def _bands(battle: Battle, side: str, other: str) -> Table:
    head = (
        tr("Turn"),
        tr("{side} win below", side=other),
        tr("Play goes on"),
        tr("{side} win above", side=side),
    )
    last = battle.scenario.turns
    rows: list[list[Cell]] = []
    for band in battle.scenario.victory.bands:
        between = tr("{low} to {high}", low=band.low, high=band.high)
        if band.turn == last:
            between = tr("{low} to {high}: draw", low=band.low, high=band.high)
        cells = (str(band.turn), str(band.low), between, str(band.high))
        rows.append([text_cell(text, centred=True) for text in cells])
    return Table([text_cell(text, centred=True, bold=True) for text in head], rows)


def _points(battle: Battle, side_by_side: int) -> Table:
    """Several tables side by side: a place needs little room."""
    victory, holders = battle.scenario.victory, dict(battle.scenario.control)
    head = [tr("Hex"), tr("Place"), tr("VP"), tr("Held by")]
    board = battle.scenario.board
    entries = [
        [name, place or board.name[board.h(name)], str(points), battle.side_name(holders[name])]
        for name, points, place in victory.points
    ]
    height = -(-len(entries) // side_by_side)
    columns = [entries[at : at + height] for at in range(0, len(entries), height or 1)]
    rows = [
        [text_cell(text, centred=n == 2) for part in line for n, text in enumerate(part or [""] * 4)]
        for line in zip_longest(*columns)
    ]
    heads = [text_cell(text, centred=n == 2, bold=True) for _ in columns for n, text in enumerate(head)]
    return Table(heads, rows, size=2.4)


# -- set-up, rules -----------------------------------------------------------------------------------------------------


def _order(battle: Battle) -> Iterator[Block]:
    yield Heading(tr("Order of set-up"))
    for number, stage in enumerate(battle.scenario.setup, start=1):
        runs = [Run(battle.side_name(stage.side), bold=True), Run(": "), Run(", ".join(_placed(battle, stage)))]
        yield Text(runs, mark=f"{number}.", above=0.6)


def _placed(battle: Battle, stage: SetupStage) -> list[str]:
    found = [battle.formations[name].name for name, _ in stage.formations]
    found += works_texts(stage)
    return found


def works_texts(stage: SetupStage) -> list[str]:
    """What the stage places beside counters."""
    found: list[str] = []
    if stage.entrenchments is not None:
        found.append(trn("{n} entrenchment", "{n} entrenchments", stage.entrenchments.count))
    if stage.minefields is not None:
        found.append(trn("{n} minefield", "{n} minefields", stage.minefields.count))
    return found


def _special(battle: Battle) -> Iterator[Block]:
    notes: Sequence[str] = battle.scenario.notes
    if notes:
        yield Heading(tr("Notes and special rules"))
    for note in notes:
        yield Text(plain(pattern(note)), mark="•", above=0.8)


def options_blocks(battle: Battle, level: int = 2) -> Iterator[Block]:
    yield Heading(tr("Options in force"), level)
    chosen = [
        (OPTIONS[name], value)
        for name, value in battle.scenario.options
        if name in OPTIONS and value != OPTIONS[name].default
    ]
    if not chosen:
        yield Text(plain(tr("None: the rules as they are, without optional rules.")))
    for option, value in chosen:
        said = f"{retell(option.text)}: {retell(code_text(value))} ({option.rule})"
        yield Text(plain(said), mark="•", above=0.8)
    if battle.scenario.credits:
        yield Text(plain(pattern(battle.scenario.credits)), Style(2.5, colour=GREY), above=5.0)


