"""Roads as smooth curves from hex to hex, and the bridges that carry them.

A road crosses a hexside in its (swayed) middle, at right angles, so that the pieces in two hexes join without a kink;
inside a hex all arms meet in one node near the centre.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations
from math import hypot
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bk40qt.engine.board import BRIDGE, CLEAR, MAIN_ROAD, NO_ROAD, ROAD_CODES, Board
from bk40qt.engine.records import value
from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.sheet import Kept, Point, Sheet, Spot, scatter
from bk40qt.mapview.style import MapStyle, RoadStyle

OUTWARDS: Final = {"north": (0.0, -1.0), "south": (0.0, 1.0), "east": (1.0, 0.0), "west": (-1.0, 0.0)}
_INRADIUS: Final = RADIUS * 3**0.5 / 2


@value
class Arm:
    """A road from where it enters the hex to the node: a cubic curve."""

    code: int
    entry: Point
    first: Point
    second: Point
    node: Point

    def at(self, t: float) -> tuple[float, float, float, float]:
        """Place and unit direction at a share of the way from entry to node."""
        s = 1 - t
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.entry, self.first, self.second, self.node
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        x, y = a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy
        a, b, c = s * s, 2 * s * t, t * t
        ux = a * (bx - ax) + b * (cx - bx) + c * (dx - cx)
        uy = a * (by - ay) + b * (cy - by) + c * (dy - cy)
        length = hypot(ux, uy) or 1.0
        return x, y, ux / length, uy / length


class Roads:
    """The roads of a board, made hex by hex as they are looked at."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._exits = _exits(sheet.board)
        self.arms: Kept[tuple[Arm, ...]] = Kept(lambda e: self._arms(sheet.spot(e)))
        self.alleys: Kept[QPainterPath] = Kept(lambda e: self._alley(sheet.spot(e)))
        self._samples: Kept[tuple[Point, ...]] = Kept(self._sampled)

    def changed(self, near: Collection[int]) -> None:
        """These hexes of the sheet are not what they were, or lie beside such."""
        self._exits = _exits(self._sheet.board)
        for kept in (self.arms, self.alleys, self._samples):
            kept.forget(near)

    def near(self, e: int, x: float, y: float, distance: float) -> bool:
        """Does a road of this hex come that close?"""
        limit = distance * distance
        for px, py in self._samples(e):
            if (x - px) ** 2 + (y - py) ** 2 < limit:
                return True
        return False

    def _sampled(self, e: int) -> tuple[Point, ...]:
        return tuple(arm.at(i / 7)[:2] for arm in self.arms(e) for i in range(8))

    def _alley(self, spot: Spot) -> QPainterPath:
        """Trees along both sides of a main road in open country."""
        path = QPainterPath()
        for arm in self.arms(spot.e) if spot.terrain == CLEAR else ():
            if arm.code != MAIN_ROAD or scatter(spot.h, round(arm.entry[0]), 13) % 4 == 0:
                continue
            for t in (0.1, 0.34, 0.58, 0.82):
                x, y, tx, ty = arm.at(t)
                for side in (10.5, -10.5):
                    px, py = x - ty * side, y + tx * side
                    if not self.near(spot.e, px, py, 8.0):
                        path.addEllipse(px - 2.6, py - 2.6, 5.2, 5.2)
        return path

    def _entries(self, spot: Spot) -> list[tuple[int, Point, Point]]:
        """Where roads come in: kind, place, direction inwards."""
        if spot.h < 0:
            return []
        found: list[tuple[int, Point, Point]] = []
        road = self._sheet.board.road[6 * spot.h : 6 * spot.h + 6]
        for d, code in enumerate(road):
            if code != NO_ROAD:
                (ax, ay), (bx, by) = spot.exact[d], spot.exact[(d + 1) % 6]
                dx, dy = spot.x - (ax + bx) / 2, spot.y - (ay + by) / 2
                found.append((code, spot.mids[d], (dx / _INRADIUS, dy / _INRADIUS)))
        frame = self._sheet.frame
        for edge, code in self._exits.get(spot.h, ()):
            ox, oy = OUTWARDS[edge]
            beyond = {
                "north": (spot.x, frame.top() - RADIUS),
                "south": (spot.x, frame.bottom() + RADIUS),
                "east": (frame.right() + RADIUS, spot.y),
                "west": (frame.left() - RADIUS, spot.y),
            }[edge]
            found.append((code, beyond, (-ox, -oy)))
        return found

    def _arms(self, spot: Spot) -> tuple[Arm, ...]:
        entries = self._entries(spot)
        if not entries:
            return ()
        n = scatter(round(spot.x), round(spot.y), 7)
        node = spot.x + (n % 11 - 5), spot.y + (n // 11 % 11 - 5)
        through, node = _through(entries, node)
        made: list[Arm] = []
        for number, (code, (mx, my), (ux, uy)) in enumerate(entries):
            reach = 0.42 * min(_INRADIUS, hypot(node[0] - mx, node[1] - my))
            tx, ty = through.get(number, (mx - node[0], my - node[1]))
            length = hypot(tx, ty) or 1.0
            second = node[0] + tx / length * reach, node[1] + ty / length * reach
            made.append(Arm(code, (mx, my), (mx + ux * reach, my + uy * reach), second, node))
        return tuple(made)


def _exits(board: Board) -> dict[int, list[tuple[str, int]]]:
    """Roads that leave the map, by hex: over which edge, and their code."""
    found: dict[int, list[tuple[str, int]]] = {}
    for h, edge, kind in board.road_exits:
        found.setdefault(h, []).append((edge, ROAD_CODES[kind]))
    return found


def _through(entries: list[tuple[int, Point, Point]], node: Point) -> tuple[dict[int, Point], Point]:
    """The two arms that run through the node as one road, with their directions there, and the node on their curve.

    Two of the same kind, main roads first, as straight as may be.
    """
    if len(entries) < 2:
        return {}, node

    def straightness(pair: tuple[int, int]) -> tuple[bool, bool, float]:
        (first, _, a), (second, _, b) = entries[pair[0]], entries[pair[1]]
        return first == second == MAIN_ROAD, first == second, -(a[0] * b[0] + a[1] * b[1])

    i, j = max(combinations(range(len(entries)), 2), key=straightness)
    (_, (ax, ay), u), (_, (bx, by), v) = entries[i], entries[j]
    bend = 1 + u[0] * v[0] + u[1] * v[1]  # 0 straight on, 0.5 a wide bend, 1.5 a sharp one
    pull = 0.28 * bend if bend < 1.9 else 0.0
    node = node[0] + pull * ((ax + bx) / 2 - node[0]), node[1] + pull * ((ay + by) / 2 - node[1])
    tx, ty = ax - bx, ay - by
    return {i: (tx, ty), j: (-tx, -ty)}, node


def paint_alleys(painter: QPainter, roads: Roads, spots: Sequence[Spot], style: MapStyle) -> None:
    for spot in spots:
        alley = roads.alleys(spot.e)
        if not alley.isEmpty():
            painter.fillPath(alley, QColor(style.alley))


def paint_roads(painter: QPainter, roads: Roads, spots: Sequence[Spot], style: MapStyle, detail: bool) -> None:
    """Casings of all kinds first: crossings open into one another."""
    paths: dict[bool, list[QPainterPath]] = {True: [], False: []}
    for spot in spots:
        for arm in roads.arms(spot.e):
            path = QPainterPath()
            path.moveTo(*arm.entry)
            path.cubicTo(*arm.first, *arm.second, *arm.node)
            paths[arm.code == MAIN_ROAD].append(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    kinds = ((paths[False], style.secondary_road), (paths[True], style.main_road))
    extra = 0.0 if detail else 1.2  # thin lines seen from afar
    for arms, kind in kinds:
        _stroke(painter, arms, kind.casing, kind.casing_width + extra)
    for arms, kind in kinds:
        _stroke(painter, arms, kind.fill, kind.width + extra)


def _stroke(painter: QPainter, paths: Sequence[QPainterPath], colour: str, width: float) -> None:
    """One by one: many in one path take Qt several times as long."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for path in paths:
        painter.drawPath(path)


def paint_bridges(painter: QPainter, sheet: Sheet, spots: Sequence[Spot], style: MapStyle) -> None:
    """R-45: wherever a road meets a stream there is a bridge, drawn on the chart or not."""
    board = sheet.board
    walls, deck = QPainterPath(), QPainterPath()
    for spot in spots:
        if spot.h < 0:
            continue
        for d in range(3):  # the other three belong to the neighbours
            if board.feature[6 * spot.h + d] & BRIDGE:
                (ax, ay), (bx, by) = spot.exact[d], spot.exact[(d + 1) % 6]
                along = ((ay - by) / RADIUS, (bx - ax) / RADIUS)
                kind = style.main_road if board.road[6 * spot.h + d] == MAIN_ROAD else style.secondary_road
                _add_bridge(walls, deck if board.road[6 * spot.h + d] == NO_ROAD else None, spot.mids[d], along, kind)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _stroke(painter, [deck], style.secondary_road.fill, style.secondary_road.casing_width)
    painter.setPen(QPen(QColor(style.bridge), 1.8))
    painter.drawPath(walls)


def _add_bridge(walls: QPainterPath, deck: QPainterPath | None, mid: Point, along: Point, kind: RoadStyle) -> None:
    """Two walls beside the road, their ends turned outwards; a bridge without a road gets a deck of its own."""
    (mx, my), (ux, uy) = mid, along
    half, flare = 10.0, 3.6
    if deck is not None:
        deck.moveTo(mx - half * ux, my - half * uy)
        deck.lineTo(mx + half * ux, my + half * uy)
    for side in (1, -1):
        gap = side * (kind.casing_width / 2 + 1.0)
        out = gap + side * flare
        walls.moveTo(mx - (half + flare) * ux - out * uy, my - (half + flare) * uy + out * ux)
        walls.lineTo(mx - half * ux - gap * uy, my - half * uy + gap * ux)
        walls.lineTo(mx + half * ux - gap * uy, my + half * uy + gap * ux)
        walls.lineTo(mx + (half + flare) * ux - out * uy, my + (half + flare) * uy + out * ux)
