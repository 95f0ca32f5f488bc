"""The forces of one side: its formations with their counters and places, reinforcements, withdrawals, markers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from bk40qt.desktop.i18n import tr, trn
from bk40qt.engine.rules.blitz40.scenario import Counter, FieldWorks, Formation, SetupStage, Side, Zone
from bk40qt.engine.rules.blitz40.setting import Marker
from bk40qt.mapview.counter_art import paint_counter
from bk40qt.mapview.works_art import paint_emblem
from editor.printing.battle import Battle, marker_text, stages_of, strikes_text
from editor.printing.blocks import Badged, Block, Gallery, Heading, Item, Text
from editor.printing.paper import mm
from editor.printing.pieces import Draw, paint_chit, paint_in_hex
from editor.printing.text import GREY, INK, Run, Style, lead, plain

_CHIT: Final = 11.0  # mm
_NAME: Final = Style(4.2, bold=True)
_TITLE: Final = Style(7.6, bold=True)


def side_sheet(battle: Battle, side: Side) -> list[Block]:
    return [
        Badged(
            (8.5, 8.5), partial(paint_emblem, side=side), Text(plain(battle.side_name(side)), _TITLE), keep=True,
            ruled=True,
        ),
        *_stages(battle, side),
        *_reinforcements(battle, side),
        *_withdrawals(battle, side),
        *_markers(battle, side),
    ]


# -- formations --------------------------------------------------------------------------------------------------------


def _stages(battle: Battle, side: Side) -> Iterator[Block]:
    total = len(battle.scenario.setup)
    for number, stage in stages_of(battle.scenario, side):
        yield Heading(tr("Set-up: step {number} of {total}", number=number, total=total))
        for name, zone in stage.formations:
            members = battle.members(name, 0)
            if members:
                yield from _formation(battle, battle.formations[name], battle.zones[zone], members, stage)
        yield from _works(battle, stage)


def _formation(
    battle: Battle, formation: Formation, zone: Zone, members: Sequence[Counter], stage: SetupStage | None
) -> Iterator[Block]:
    yield _formation_head(formation)
    label = tr("Sets up") if stage is not None else tr("Comes on")
    place = [Run(lead(label)), Run(f"{zone.id} ", bold=True), Run(battle.where(zone))]
    yield Text(place, above=1.2, keep=True)
    for said in _duties(battle, formation, members, stage):
        yield Text(plain(said), above=0.4, keep=True)
    yield Gallery([counter_item(battle, counter) for counter in members], above=1.6)


def _duties(
    battle: Battle, formation: Formation, members: Sequence[Counter], stage: SetupStage | None
) -> Iterator[str]:
    losses = sum(loss.count for loss in (stage.losses if stage else ()) if loss.formation == formation.id)
    if losses:
        yield trn(
            "{n} step loss to be allotted by the owner; the counters show a proposal (R-80)",
            "{n} step losses to be allotted by the owner; the counters show a proposal (R-80)",
            losses,
        )
    if formation.attach_to and any(counter.independent for counter in members):
        others = ", ".join(battle.formations[name].name for name in formation.attach_to)
        if formation.marker:
            yield tr("Acts on its own marker, or each company is attached to one of: {formations}", formations=others)
        else:
            yield tr("No marker of its own: attached to one of: {formations}", formations=others)


def _formation_head(formation: Formation) -> Block:
    runs = [Run(formation.name, bold=True), Run(f"   {formation.division}", colour=GREY, small=True)]
    return Badged((9.0, 6.0), partial(_swatch, colour=formation.colour), Text(runs, _NAME), above=5.0, keep=True)


def _swatch(painter: QPainter, box: QRectF, colour: str) -> None:
    painter.setPen(QPen(INK, mm(0.25)))
    painter.setBrush(QColor(colour))
    painter.drawRect(box)


def counter_item(battle: Battle, counter: Counter) -> Item:
    face = battle.face(counter)
    caption = [Run(counter.name, bold=True)]
    for remark in battle.remarks(counter):
        caption.append(Run(f"\u2028{remark}"))
    return Item(lambda painter, box: paint_counter(painter, box, face), caption)


# -- works -------------------------------------------------------------------------------------------------------------


def _works(battle: Battle, stage: SetupStage) -> Iterator[Block]:
    works: list[tuple[FieldWorks, str, Draw]] = []
    if stage.entrenchments is not None:
        said = trn("{n} entrenchment", "{n} entrenchments", stage.entrenchments.count)
        works.append((stage.entrenchments, said, partial(paint_in_hex, kind="entrenchment", side=stage.side)))
    if stage.minefields is not None:
        said = trn("{n} minefield", "{n} minefields", stage.minefields.count)
        works.append((stage.minefields, said, partial(paint_in_hex, kind="minefield", side=stage.side)))
    for work, said, draw in works:
        zone = battle.zones[work.zone]
        runs = [Run(lead(said), bold=True), Run(f"{zone.id} ", bold=True), Run(battle.where(zone))]
        yield Badged((11.0, 11.0), draw, Text(runs), above=3.0)


# -- later -------------------------------------------------------------------------------------------------------------


def _reinforcements(battle: Battle, side: Side) -> Iterator[Block]:
    turns = battle.turns_of_arrival(side)
    if turns:
        yield Heading(tr("Reinforcements"))
    for turn in turns:
        yield Heading(tr("Turn {turn}", turn=turn), 3)
        for formation in battle.scenario.formations:
            members = battle.members(formation.id, turn)
            if members and formation.side == side:
                zone = battle.zones[battle.entry_zone[formation.id]]
                yield from _formation(battle, formation, zone, members, None)


def _withdrawals(battle: Battle, side: Side) -> Iterator[Block]:
    leaving = [one for one in battle.scenario.withdrawals if battle.formations[one.formation].side == side]
    if leaving:
        yield Heading(tr("Withdrawals"))
    for one in leaving:
        name = battle.formations[one.formation].name
        yield Text(plain(tr("{formation} leaves the game at the end of turn {turn}.", formation=name, turn=one.turn)))


# -- markers -----------------------------------------------------------------------------------------------------------


def _markers(battle: Battle, side: Side) -> Iterator[Block]:
    by_turn = battle.markers(side)
    if by_turn:
        yield Heading(tr("Markers for the cup"))
    for turn, markers in by_turn.items():
        said = tr("Turn {turn}", turn=turn) if turn == 1 else tr("Added on turn {turn}", turn=turn)
        yield Heading(said, 3)
        yield Gallery(_chits(battle, side, markers), size=_CHIT, cell=17.5)
    fired: dict[str, str] = {}
    for markers in by_turn.values():
        for marker in markers:
            if marker.strikes:
                fired.setdefault(marker_text(marker, battle.scenario.formations), strikes_text(marker))
    for name, strikes in fired.items():
        yield Text([Run(lead(name), bold=True), Run(tr("each marker fires {strikes}", strikes=strikes))])


def _chits(battle: Battle, side: Side, markers: Sequence[Marker]) -> list[Item]:
    formations = battle.scenario.formations
    found: list[Item] = []
    counted: dict[str, list[Marker]] = {}
    for marker in markers:
        counted.setdefault(marker.id if marker.kind == "formation" else marker.kind, []).append(marker)
    for alike in counted.values():
        first = alike[0]
        colour = formations[first.formation].colour if first.kind == "formation" else ""
        draw = partial(paint_chit, kind=first.kind, side=side, text=marker_text(first, formations), colour=colour)
        found.append(Item(draw, [Run(f"{len(alike)} ×")]))
    return found
