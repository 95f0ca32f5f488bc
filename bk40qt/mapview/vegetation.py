"""Woods and orchards.

The trees of a wood stand on a loose lattice over the whole plane; a hex owns those within it. So a wood runs on through
as many hexes as it has, without a tree doubled or cut at a hexside.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import cos, floor, pi, sin
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath, Qt, QTransform

from bk40qt.engine.board import ORCHARD, WOODS
from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.relief import area_of
from bk40qt.mapview.roads import Roads
from bk40qt.mapview.sheet import Kept, Sheet, Spot, scatter
from bk40qt.mapview.style import MapStyle
from bk40qt.mapview.water import watered

_APART: Final = 19.0
_FAR_APART: Final = 33.0
_ROWS: Final = 16.5
_INRADIUS: Final = RADIUS * 3**0.5 / 2


class Growth:
    """Trees of a board, hex by hex as they are looked at."""

    def __init__(self, sheet: Sheet, roads: Roads) -> None:
        self._sheet, self._roads = sheet, roads
        self.near: Kept[_Trees] = Kept(lambda e: self._wood(sheet.spot(e), _APART), 3000)
        self.far: Kept[_Trees] = Kept(lambda e: self._wood(sheet.spot(e), _FAR_APART))
        self.orchard: Kept[_Trees] = Kept(lambda e: self._rows(sheet.spot(e)))

    def changed(self, near: Collection[int]) -> None:
        """These hexes of the sheet are not what they were, or lie beside such."""
        for kept in (self.near, self.far, self.orchard):
            kept.forget(near)

    def _wood(self, spot: Spot, apart: float) -> _Trees:
        """Crowns within the hex, kept off roads, streams and the edge of the wood."""
        terrain = self._sheet.terrain
        wet = watered(self._sheet, spot)
        rooms = [9.0 if d in wet else (0.0 if terrain[n] == WOODS else 1.5) for d, n in enumerate(spot.around)]
        trees = _Trees()
        for j in range(floor((spot.y - RADIUS) / apart), floor((spot.y + RADIUS) / apart) + 1):
            for i in range(floor((spot.x - RADIUS) / apart), floor((spot.x + RADIUS) / apart) + 1):
                n = scatter(i, j, 3)
                x = (i + 0.5 * (j & 1) + ((n & 255) / 255 - 0.5) * 0.62) * apart
                y = (j + ((n >> 8 & 255) / 255 - 0.5) * 0.62) * apart
                radius = apart * (0.48 + (n >> 16 & 255) / 255 * 0.18)
                if self._has_room(spot, x, y, radius * 0.8, rooms) and not self._roads.near(spot.e, x, y, radius + 5):
                    trees.add(x, y, radius, n >> 24)
        return trees

    def _has_room(self, spot: Spot, x: float, y: float, radius: float, rooms: Sequence[float]) -> bool:
        """Is a tree within the hex, and its crown as far as `rooms` asks from each side?"""
        for d, (nx, ny) in enumerate(self._sheet.normals):
            out = (x - spot.x) * nx + (y - spot.y) * ny
            room = rooms[d]
            if out >= _INRADIUS - (radius + room if room else 0.0):
                return False
        return True

    def _rows(self, spot: Spot) -> _Trees:
        n = scatter(round(spot.x), round(spot.y), 11)
        turn = (n % 12) * pi / 12
        c, s = cos(turn), sin(turn)
        wet = watered(self._sheet, spot)
        rooms = [14.0 if d in wet else 4.0 for d in range(6)]
        trees = _Trees()
        for j in range(-4, 5):
            for i in range(-4, 5):
                x = spot.x + (i * c - j * s) * _ROWS
                y = spot.y + (i * s + j * c) * _ROWS
                if self._has_room(spot, x, y, 5.5, rooms) and not self._roads.near(spot.e, x, y, 12.0):
                    trees.add(x, y, 5.6, 0)
        return trees


class _Trees:
    """Crowns: dark ones, and on each a smaller light one towards the north-west."""

    __slots__ = ("dark", "light")

    def __init__(self) -> None:
        self.dark, self.light = QPainterPath(), QPainterPath()
        for path in (self.dark, self.light):
            path.setFillRule(Qt.FillRule.WindingFill)

    def add(self, x: float, y: float, radius: float, lobe: int) -> None:
        crown, small = _crown(lobe), 0.66 * radius
        self.dark.addPath(QTransform(radius, 0, 0, radius, x, y).map(crown))
        self.light.addPath(QTransform(small, 0, 0, small, x - 0.17 * radius, y - 0.2 * radius).map(crown))


@lru_cache(maxsize=256)
def _crown(lobe: int) -> QPainterPath:
    """A crown of radius 1: round for lobe 0, else with six or seven lobes."""
    path = QPainterPath()
    if not lobe:
        path.addEllipse(-1, -1, 2, 2)
        return path
    count, turn = 6 + (lobe & 1), lobe * 0.21
    angles = [turn + 2 * pi * k / count for k in range(count)]
    path.moveTo(0.88 * cos(angles[0]), 0.88 * sin(angles[0]))
    for k, angle in enumerate(angles):
        bulge, end = angle + pi / count, angles[(k + 1) % count]
        path.quadTo(1.26 * cos(bulge), 1.26 * sin(bulge), 0.88 * cos(end), 0.88 * sin(end))
    return path


def paint_ground(painter: QPainter, sheet: Sheet, spots: Sequence[Spot], style: MapStyle) -> None:
    """The floor of orchards and woods; woods stand up and cast a shadow."""
    terrain = sheet.terrain
    painter.fillPath(area_of(spots, lambda e: terrain[e] == ORCHARD), QColor(style.orchard))
    woods = area_of(spots, lambda e: terrain[e] == WOODS)
    for shift in (3.0, 6.0):
        painter.translate(shift, shift * 1.3)
        painter.fillPath(woods, QColor(style.shadow))
        painter.translate(-shift, -shift * 1.3)
    painter.fillPath(woods, QColor(style.woods))


def paint_trees(painter: QPainter, growth: Growth, spots: Sequence[Spot], style: MapStyle, detail: bool) -> None:
    wood = growth.near if detail else growth.far
    woods = [wood(spot.e) for spot in spots if spot.terrain == WOODS]
    orchards = [growth.orchard(spot.e) for spot in spots if spot.terrain == ORCHARD]
    for trees, dark, light in (
        (woods, QColor(style.crown), QColor(style.crown_light)),
        (orchards, QColor(style.orchard_tree), QColor(style.orchard_light)),
    ):
        for tree in trees:
            painter.fillPath(tree.dark, dark)
        for tree in trees if detail or trees is woods else ():
            painter.fillPath(tree.light, light)
