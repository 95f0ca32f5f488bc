"""Everything to be cut out: counters, markers of the cup, markers of states, each with its front and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import ceil, cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.badges import paint_badge, paint_neutralized
from bk40qt.mapview.counter_art import LIGHT, paint_counter, readable_on
from bk40qt.mapview.counter_text import draw_text
from bk40qt.mapview.faces import CounterFace, status_names
from bk40qt.mapview.marker_art import paint_marker
from bk40qt.mapview.works_art import paint_emblem, paint_entrenchment, paint_flag, paint_minefield, star
from editor.printing.battle import Battle, marker_text

Draw = Callable[[QPainter, QRectF], None]

_PAPER: Final = QColor("#f6f1e2")
_CUP: Final = QColor("#d8cfb8")
# How many markers of a state are printed for each unit (or formation with an HQ). An estimate: the rules set no number,
# and whoever runs short prints the last sheet again.
_PER_UNIT: Final = {"neutralized": 0.25, "out_of_command": 0.2, "opp_used": 0.25}
_PER_FORMATION: Final = {"fatigued": 0.5, "demoralized": 0.5}
_LEAST: Final = 4


@dataclass(frozen=True)
class Piece:
    name: str
    front: Draw = field(repr=False)
    back: Draw = field(repr=False)
    ground: QColor = field(repr=False)  # printed beyond the edge, so that a cut beside the line shows no white
    back_ground: QColor = field(repr=False)
    round: float = 0.07  # radius of the corners, as a part of the side


def counters(battle: Battle, side: str) -> Iterator[Piece]:
    """In the order of the scenario: formation by formation."""
    for formation in battle.scenario.formations:
        for counter in battle.scenario.counters:
            if counter.formation != formation.id or formation.side != side:
                continue
            ground = LIGHT.ground(side)
            hq = counter.type == "hq"
            front = battle.face(counter, 1 if hq else 2)
            back: Draw = partial(_paint_hq_back, face=front) if hq else partial(
                _paint_counter, face=battle.face(counter, 1)
            )
            pale = ground if hq else _pale(ground)
            yield Piece(counter.name, partial(_paint_counter, face=front), back, ground, pale)


def _pale(ground: QColor) -> QColor:
    """About the ground of a reduced counter."""
    return QColor.fromRgbF(*(0.38 * one + 0.62 * two for one, two in zip(_rgb(ground), _rgb(LIGHT.paper), strict=True)))


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _paint_counter(painter: QPainter, box: QRectF, face: CounterFace) -> None:
    paint_counter(painter, box, face)


def _paint_hq_back(painter: QPainter, box: QRectF, face: CounterFace) -> None:
    """3.2: turned over when a repeat marker has activated the formation. Plain: band, name and emblem."""
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    painter.fillRect(QRectF(0, 0, 100, 100), LIGHT.ground(face.side))
    colour = QColor(face.formation_colour)
    painter.fillRect(QRectF(0, 0, 100, 15), colour)
    painter.fillRect(QRectF(0, 15, 100, 1), LIGHT.ink)
    draw_text(painter, QRectF(5, 3.6, 90, 8.6), face.formation, readable_on(colour, LIGHT))
    paint_emblem(painter, QRectF(30, 36, 40, 40), face.side)
    painter.setPen(QPen(LIGHT.ink, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(0, 0, 100, 100), 7, 7)


# -- markers of the cup ------------------------------------------------------------------------------------------------


def chits(battle: Battle, side: str) -> Iterator[Piece]:
    formations = battle.scenario.formations
    number = ("german", "french").index(side)
    for marker in battle.setting.markers:
        if marker.side != number or marker.extra:
            continue
        colour = formations[marker.formation].colour if marker.kind == "formation" else ""
        text = marker_text(marker, formations)
        front = partial(paint_chit, kind=marker.kind, side=side, text=text, colour=colour)
        # All backs are alike: nobody may know what he draws.
        yield Piece(text, front, _paint_cup_back, LIGHT.ground(side), _CUP, 0.12)


def paint_chit(painter: QPainter, box: QRectF, kind: str, side: str, text: str, colour: str) -> None:
    paint_marker(painter, box, kind, side, text, colour)


def _paint_cup_back(painter: QPainter, box: QRectF) -> None:
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    painter.fillRect(QRectF(0, 0, 100, 100), _CUP)
    painter.setPen(QPen(LIGHT.ink, 2.6))
    painter.setBrush(_PAPER)
    painter.drawEllipse(QPointF(50, 50), 34, 34)
    draw_text(painter, QRectF(26, 41, 48, 18), "1940", LIGHT.ink)


# -- states, works and tracks ------------------------------------------------------------------------------------------


def states(battle: Battle) -> Iterator[Piece]:
    names = status_names()
    units = sum(counter.type != "hq" for counter in battle.scenario.counters)
    formations = len({counter.formation for counter in battle.scenario.counters if counter.type == "hq"})
    wanted = {
        **{name: ceil(share * units) for name, share in _PER_UNIT.items()},
        **{name: ceil(share * formations) for name, share in _PER_FORMATION.items()},
    }
    for name, count in wanted.items():
        draw = partial(_paint_state, name=name, text=names[name])
        for _ in range(max(_LEAST, count)):
            yield Piece(names[name], draw, draw, _PAPER, _PAPER)


def works(battle: Battle) -> Iterator[Piece]:
    """As many entrenchments and minefields as the scenario places, a flag for each hex that counts, turn and points."""
    for stage in battle.scenario.setup:
        if stage.entrenchments is not None:
            draw = partial(_paint_work, kind="entrenchment", side=stage.side)
            for _ in range(stage.entrenchments.count):
                yield Piece(tr("entrenchment"), draw, draw, _PAPER, _PAPER)
        if stage.minefields is not None:
            draw = partial(_paint_work, kind="minefield", side=stage.side)
            for _ in range(stage.minefields.count):
                yield Piece(tr("minefield"), draw, draw, _PAPER, _PAPER)
    victory = battle.scenario.victory
    for _ in (*victory.points, *victory.hold):
        flags = [partial(_paint_holder, side=side) for side in ("german", "french")]
        yield Piece(tr("held by"), flags[0], flags[1], LIGHT.german, LIGHT.french)
    tracks = [tr("Turn")]
    if victory.kind == "bands":
        tracks += [tr("VP × 1"), tr("VP × 10")]
    for text in tracks:
        draw = partial(_paint_track, text=text)
        yield Piece(text, draw, draw, _PAPER, _PAPER)


def _on_paper(painter: QPainter, box: QRectF, ground: QColor = _PAPER) -> None:
    """Ground and edge; afterwards the piece is a square of 100."""
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    painter.fillRect(QRectF(0, 0, 100, 100), ground)
    painter.setPen(QPen(LIGHT.ink, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(0, 0, 100, 100), 7, 7)


def _paint_state(painter: QPainter, box: QRectF, name: str, text: str) -> None:
    _on_paper(painter, box)
    if name == "neutralized":
        paint_neutralized(painter, QRectF(10, 18, 80, 40))
    else:
        paint_badge(painter, QRectF(25, 10, 50, 50), name)
    words = _two_lines(text)
    for number, line in enumerate(words):
        top = 72 if len(words) == 1 else 67 + 14 * number
        draw_text(painter, QRectF(5, top, 90, 9.5), line, LIGHT.ink)


def _two_lines(text: str) -> list[str]:
    """Broken in the middle, where there is a blank near it."""
    places = [at for at, letter in enumerate(text) if letter == " "]
    if len(text) < 14 or not places:
        return [text]
    at = min(places, key=lambda at: abs(at - len(text) / 2))
    return [text[:at], text[at + 1 :]]


def _paint_work(painter: QPainter, box: QRectF, kind: str, side: str) -> None:
    _on_paper(painter, box)
    paint_in_hex(painter, QRectF(3, 3, 94, 94), kind, side)


def paint_in_hex(painter: QPainter, box: QRectF, kind: str, side: str) -> None:
    """An entrenchment or a minefield as it lies in its hex, a hex as wide as the box."""
    radius, centre = box.width() / 2, box.center()
    hexagon = QPolygonF([centre + QPointF(cos((n - 2) * pi / 3), sin((n - 2) * pi / 3)) * radius for n in range(6)])
    if kind == "entrenchment":
        paint_entrenchment(painter, hexagon, side)
    else:
        paint_minefield(painter, hexagon)


def _paint_holder(painter: QPainter, box: QRectF, side: str) -> None:
    _on_paper(painter, box, LIGHT.ground(side))
    paint_flag(painter, QRectF(18, 16, 68, 68), side)


def _paint_track(painter: QPainter, box: QRectF, text: str) -> None:
    _on_paper(painter, box)
    painter.fillPath(star(QPointF(50, 40), 26), QColor("#d9a51c"))
    draw_text(painter, QRectF(5, 74, 90, 13), text, LIGHT.ink)
