"""Villages: houses along their roads, gardens behind them, one church to a village."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import atan2, cos, pi, sin
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, Qt

from bk40qt.engine.board import VILLAGE, Board
from bk40qt.engine.records import made, record
from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.relief import area_of
from bk40qt.mapview.roads import Roads
from bk40qt.mapview.sheet import Kept, Point, Sheet, Spot, scatter
from bk40qt.mapview.style import MapStyle
from bk40qt.mapview.water import watered

_INRADIUS: Final = RADIUS * 3**0.5 / 2
_KINDS: Final = 4  # kinds of roof
_Circle = tuple[float, float, float]


@record
class _Block:
    """The houses of one hex, by what they are painted with."""

    lit: list[QPainterPath] = made(factory=lambda: [QPainterPath() for _ in range(_KINDS)])
    shaded: list[QPainterPath] = made(factory=lambda: [QPainterPath() for _ in range(_KINDS)])
    edges: QPainterPath = made(factory=QPainterPath)
    gardens: QPainterPath = made(factory=QPainterPath)
    church_lit: QPainterPath = made(factory=QPainterPath)
    church_shaded: QPainterPath = made(factory=QPainterPath)
    cross: QPainterPath = made(factory=QPainterPath)


class Houses:
    def __init__(self, sheet: Sheet, roads: Roads) -> None:
        self._sheet, self._roads = sheet, roads
        self._built = {h for h, terrain in enumerate(sheet.board.terrain) if terrain == VILLAGE}
        self._churches = _church_hexes(sheet.board, self._built)
        self.block: Kept[_Block] = Kept(lambda e: self._build(sheet.spot(e)))

    def changed(self, near: Collection[int]) -> None:
        """These hexes of the sheet are not what they were, or lie beside such."""
        self.block.forget(near)
        board = self._sheet.board
        for h in map(self._sheet.board_hex, near):
            if h >= 0:
                (self._built.add if board.terrain[h] == VILLAGE else self._built.discard)(h)

    def place_churches(self) -> set[int]:
        """Other villages, or other names of theirs: returns the hexes of the board that have won or lost a church."""
        before, self._churches = self._churches, _church_hexes(self._sheet.board, self._built)
        found = before ^ self._churches
        self.block.forget(self._sheet.sheet_hex(h) for h in found)
        return found

    def _build(self, spot: Spot) -> _Block:
        block, taken = _Block(), list[_Circle]()
        wet = watered(self._sheet, spot)
        margins = [
            1.0 if self._sheet.terrain[n] == VILLAGE and d not in wet else 7.0 for d, n in enumerate(spot.around)
        ]
        n = scatter(round(spot.x), round(spot.y), 17)
        if spot.h in self._churches:
            self._church(block, spot, margins, taken, n)
        for number, (x, y, turn) in enumerate(self._sites(spot, n)):
            m = scatter(n & 0xFFFF, number, 19)
            length, depth = 11.5 + (m & 7) * 0.8, 8.2 + (m >> 3 & 3) * 0.6
            room = length * 0.56
            if not self._is_free(spot, x, y, room, margins, taken):
                continue
            taken.append((x, y, room))
            turn += ((m >> 5 & 15) / 15 - 0.5) * 0.24
            if m >> 9 & 7 == 0:
                turn += pi / 2
            _add_house(block, x, y, turn, length, depth, (m >> 12) % _KINDS)
        block.gardens.setFillRule(Qt.FillRule.WindingFill)  # they overlap
        return block

    def _is_free(self, spot: Spot, x: float, y: float, room: float, margins: list[float], taken: list[_Circle]) -> bool:
        """Inside the hex with these distances to its sides, and not in another house or on a road?"""
        dx, dy = x - spot.x, y - spot.y
        for (nx, ny), margin in zip(self._sheet.normals, margins, strict=True):
            if dx * nx + dy * ny > _INRADIUS - room - margin:
                return False
        for ox, oy, other in taken:
            if (x - ox) ** 2 + (y - oy) ** 2 <= (room + other) ** 2:
                return False
        return not self._roads.near(spot.e, x, y, 9.0)

    def _sites(self, spot: Spot, n: int) -> list[tuple[float, float, float]]:
        """Where a house may stand and which way it looks: along both sides of each road, then further back."""
        found: list[tuple[float, float, float]] = []
        arms = self._roads.arms(spot.e)
        rows = [[arm.at(t / 6) for t in range(6, 0, -1)] for arm in arms]
        if not rows:  # a hamlet off the roads has its lane
            turn = (n >> 8 & 63) / 63 * pi
            c, s = cos(turn), sin(turn)
            rows = [[(spot.x + c * k, spot.y + s * k, c, s) for k in range(-40, 41, 12)]]
        for back in (13.0, 28.0):
            for row in rows:
                for x, y, tx, ty in row:
                    for side in (back, -back):
                        found.append((x - ty * side, y + tx * side, atan2(ty, tx)))
        for k in range(24):  # loose ones in what is left
            m = scatter(n & 0xFFFF, k, 23)
            angle, away = (m & 1023) / 1023 * 2 * pi, 14 + (m >> 10 & 255) / 255 * 34
            x, y = spot.x + away * cos(angle), spot.y + away * sin(angle)
            found.append((x, y, found[0][2] + (pi / 2 if m >> 18 & 1 else 0.0)))
        return found

    def _church(self, block: _Block, spot: Spot, margins: list[float], taken: list[_Circle], n: int) -> None:
        """Beside the middle of the village, nave to the east as churches are built."""
        for k in range(16):
            angle = (n % 16 + 5 * k) / 16 * 2 * pi
            x, y = spot.x + 23 * cos(angle), spot.y + 23 * sin(angle)
            if self._is_free(spot, x, y, 13.0, margins, taken) and not self._roads.near(spot.e, x, y, 14.5):
                break
        else:
            return
        taken.append((x, y, 15.0))
        _quad(block.church_lit, _box(x - 6, y - 4.8, 18, 4.8))
        _quad(block.church_shaded, _box(x - 6, y, 18, 4.8))
        _quad(block.edges, _box(x - 6, y - 4.8, 18, 9.6))
        tower = (x - 10.5, y)
        for path in (block.church_lit, block.edges):
            _quad(path, _box(tower[0] - 4.6, tower[1] - 4.6, 9.2, 9.2))
        block.cross.moveTo(tower[0], tower[1] - 3.4)
        block.cross.lineTo(tower[0], tower[1] + 3.4)
        block.cross.moveTo(tower[0] - 2.4, tower[1] - 1.0)
        block.cross.lineTo(tower[0] + 2.4, tower[1] - 1.0)


def _church_hexes(board: Board, built: set[int]) -> set[int]:
    """One hex of each village: of those named together, or standing together without a name, the first."""
    neighbours = board.grid.neighbours
    found: set[int] = set()
    left = set(built)
    for place in board.places:
        members = [h for h in place.hexes if h in built]
        if place.kind == "village" and members:
            found.add(members[0])
            left.difference_update(members)
    for h in sorted(built):
        if h not in left:
            continue
        found.add(h)
        queue = [h]
        while queue:
            near = left.intersection(neighbours[queue.pop()])
            left -= near
            queue += near
        left.discard(h)
    return found


def _box(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def _quad(path: QPainterPath, corners: Sequence[Point]) -> None:
    path.moveTo(*corners[0])
    for corner in corners[1:]:
        path.lineTo(*corner)
    path.closeSubpath()


def _add_house(block: _Block, x: float, y: float, turn: float, length: float, depth: float, kind: int) -> None:
    """A roof with its ridge along the house: one half in the light from the north-west, one in the shade."""
    c, s = cos(turn) * length / 2, sin(turn) * length / 2
    px, py = -sin(turn) * depth / 2, cos(turn) * depth / 2
    if px + py > 0:  # (px, py) now points to the light
        px, py = -px, -py
    ends = (x - c, y - s), (x + c, y + s)
    lit = [ends[0], ends[1], (ends[1][0] + px, ends[1][1] + py), (ends[0][0] + px, ends[0][1] + py)]
    shade = [ends[0], ends[1], (ends[1][0] - px, ends[1][1] - py), (ends[0][0] - px, ends[0][1] - py)]
    _quad(block.lit[kind], lit)
    _quad(block.shaded[kind], shade)
    _quad(block.edges, [lit[2], lit[3], shade[3], shade[2]])
    if kind != 2:
        gx, gy = -px * 3.0, -py * 3.0
        _quad(
            block.gardens,
            [(p[0] + gx * 0.2, p[1] + gy * 0.2) for p in ends]
            + [(ends[1][0] + gx, ends[1][1] + gy), (ends[0][0] + gx, ends[0][1] + gy)],
        )


def paint_village_ground(painter: QPainter, sheet: Sheet, spots: Sequence[Spot], style: MapStyle) -> None:
    terrain = sheet.terrain
    painter.fillPath(area_of(spots, lambda e: terrain[e] == VILLAGE), QColor(style.village))


def paint_gardens(painter: QPainter, houses: Houses, spots: Sequence[Spot], style: MapStyle) -> None:
    for spot in spots:
        if spot.terrain == VILLAGE:
            painter.fillPath(houses.block(spot.e).gardens, QColor(style.garden))


def paint_houses(painter: QPainter, houses: Houses, spots: Sequence[Spot], style: MapStyle, detail: bool) -> None:
    edge = QPen(QColor(style.house_edge), 0.9)
    edge.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    cross = QPen(QColor(style.church[2]), 1.3)
    shadow = QColor(style.shadow)
    for spot in spots:
        if spot.terrain != VILLAGE:
            continue
        block = houses.block(spot.e)
        if detail:
            painter.translate(1.8, 2.4)
            painter.fillPath(block.edges, shadow)
            painter.translate(-1.8, -2.4)
        for kind, (lit, shaded) in enumerate(style.roofs):
            if not block.lit[kind].isEmpty():
                painter.fillPath(block.lit[kind], QColor(lit))
            if not block.shaded[kind].isEmpty():
                painter.fillPath(block.shaded[kind], QColor(shaded))
        if not block.church_lit.isEmpty():
            painter.fillPath(block.church_lit, QColor(style.church[0]))
            painter.fillPath(block.church_shaded, QColor(style.church[1]))
        if detail:
            painter.strokePath(block.edges, edge)
            painter.strokePath(block.cross, cross)
