"""The first page of the set-up sheets: the battle, the order of set-up, victory, special rules, options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bk40qt.desktop.i18n import pattern, retell, tr, trn
from bk40qt.engine.codes import code_text
from bk40qt.engine.rules.blitz40.scenario import SetupStage
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from editor.printing.battle import Battle, edge_name
from editor.printing.blocks import Block, Heading, Text
from editor.printing.table import Cell, Table, text_cell
from editor.printing.text import BODY, GREY, Run, Style, lead, plain


def briefing(battle: Battle, side_by_side: int) -> list[Block]:
    """`side_by_side`: so many tables of places, as the width allows."""
    victory = victory_blocks(battle, 2, side_by_side)
    about = (facts(battle), victory, _order(battle), _special(battle), options_blocks(battle))
    return [Heading(battle.title, 1), *(block for part in about for block in part)]


def facts(battle: Battle, style: Style = BODY) -> Iterator[Block]:
    """When, how long, who goes where, who begins."""
    scenario = battle.scenario
    when = f"{battle.date}  ·  {trn('{n} turn', '{n} turns', scenario.turns)}"
    yield Text(plain(when, bold=True), Style(style.size * 1.16))
    for info in scenario.sides:
        text = tr("{side}: home edge in the {edge}", side=pattern(info.name), edge=edge_name(info.home_edge))
        yield Text(plain(text), style, mark="•", above=0.6)
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
        yield Text(plain(text), style, mark="•", above=0.6)


# -- victory -----------------------------------------------------------------------------------------------------------


def victory_blocks(
    battle: Battle, level: int, side_by_side: int, style: Style = BODY, at_start: bool = True
) -> Iterator[Block]:
    """How the game is won; `side_by_side` tables of places, as the width allows; and who holds them `at_start`."""
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
        yield Text(plain(text), style)
        holders = dict(battle.scenario.control)
        held = [name for name in victory.hold if holders.get(name) == victory.side]
        if held and at_start:
            yield Text(plain(tr("Held at the start: {hexes}", hexes=battle.named_hexes(held))), style)
        return
    text = tr("Judged at the end of every turn by the victory points of the {side}.", side=side)
    yield Text(plain(text), style, keep=True)
    yield _bands(battle, side, other)
    said = tr("Places with victory points, and who holds them at the start:") if at_start else tr(
        "Places with victory points:"
    )
    yield Text(plain(said), style, above=3.0, keep=True)
    yield _points(battle, side_by_side, at_start)


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


def _points(battle: Battle, side_by_side: int, at_start: bool) -> Table:
    """Several tables side by side: a place needs little room."""
    victory, holders = battle.scenario.victory, dict(battle.scenario.control)
    shown = 4 if at_start else 3
    head = [tr("Hex"), tr("Place"), tr("VP"), tr("Held by")][:shown]
    board = battle.scenario.board
    entries = [
        [name, place or board.name[board.h(name)], str(points), battle.side_name(holders[name])][:shown]
        for name, points, place in victory.points
    ]
    height = -(-len(entries) // side_by_side)
    columns = [entries[at : at + height] for at in range(0, len(entries), height or 1)]
    rows = [_beside([part or [""] * shown for part in line]) for line in zip_longest(*columns)]
    heads = _beside([head] * len(columns), bold=True)
    return Table(heads, rows, size=2.4)


def _beside(parts: Sequence[Sequence[str]], bold: bool = False) -> list[Cell]:
    """The cells of a line of tables that stand side by side."""
    found: list[Cell] = []
    for part in parts:
        found += [text_cell("")] if found else []
        found += [text_cell(text, centred=n == 2, bold=bold) for n, text in enumerate(part)]
    return found


# -- set-up, rules -----------------------------------------------------------------------------------------------------


def _order(battle: Battle) -> Iterator[Block]:
    yield Heading(tr("Order of set-up"))
    for number, stage in enumerate(battle.scenario.setup, start=1):
        runs = [Run(lead(battle.side_name(stage.side)), bold=True), Run(", ".join(_placed(battle, stage)))]
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


def options_blocks(battle: Battle, level: int = 2, style: Style = BODY) -> Iterator[Block]:
    yield Heading(tr("Options in force"), level)
    chosen = [
        (OPTIONS[name], value)
        for name, value in battle.scenario.options
        if name in OPTIONS and value != OPTIONS[name].default
    ]
    if not chosen:
        yield Text(plain(tr("None: the rules as they are, without optional rules.")), style)
    for option, value in chosen:
        said = f"{lead(retell(option.text))}{retell(code_text(value))} ({option.rule})"
        yield Text(plain(said), style, mark="•", above=0.8)
    if battle.scenario.credits:
        yield Text(plain(pattern(battle.scenario.credits)), Style(2.5, colour=GREY), above=5.0)


