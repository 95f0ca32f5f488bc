"""Where hexes lie on the scene: all hex arithmetic of the screen is here, tools and items do none.

Scene units: a hex has the circumradius `RADIUS`; zoom 1 draws one unit as one pixel. The lattice of `Grid.lattice` has
its centres at (3 * AA, 2 * BB + shift) and corners at (+-2, 0), (+-1, +-1): scaled by (R/2, R * sqrt(3)/2) it is the
regular grid with flat tops; with its axes exchanged, the one with pointy tops.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from bk40qt.engine.hexgrid import Grid

RADIUS: Final = 64.0
_ACROSS: Final = RADIUS / 2
_ALONG: Final = RADIUS * sqrt(3) / 2
# Corners on the lattice, in the turning order of DIRECTIONS: corner d and d + 1 bound the side towards direction d.
_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))


class HexLayout:
    """Scene geometry of one grid."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._swap = grid.top == "pointy"  # hexes that share sides then lie along rows
        x, y = grid.lattice(0)
        self._parity = (y - x // 3) % 2  # y = 2 r + q + parity all over the grid
        self._per_line = grid.per_line
        self._starts = y, 5 - y  # of the first hex of a line: one of the two kinds of line begins half a hex later
        self._offsets = [self._scaled(x, y) for x, y in _CORNERS]
        self.outline = QPolygonF([QPointF(x, y) for x, y in self._offsets])
        self.bounds = self._bounds()

    def _scaled(self, x: float, y: float) -> tuple[float, float]:
        return (y * _ALONG, x * _ACROSS) if self._swap else (x * _ACROSS, y * _ALONG)

    def _bounds(self) -> QRectF:
        grid = self.grid
        spans = [self.polygon(h).boundingRect() for h in (0, grid.per_line - 1, grid.n - grid.per_line, grid.n - 1)]
        if grid.lines > 1:  # the neighbour line sticks out by half a hex
            spans += [self.polygon(grid.per_line).boundingRect(), self.polygon(2 * grid.per_line - 1).boundingRect()]
        total = QRectF()
        for span in spans:
            total = total.united(span)
        return total

    def centre(self, h: int) -> QPointF:
        # `Grid.lattice` scaled, without its calls: a large map asks this fifty thousand times when it is opened.
        a, b = divmod(h, self._per_line)
        x, y = (3 * a + 3) * _ACROSS, (2 * b + self._starts[a & 1]) * _ALONG
        return QPointF(y, x) if self._swap else QPointF(x, y)

    def corners(self, h: int) -> list[QPointF]:
        at = self.centre(h)
        return [QPointF(at.x() + x, at.y() + y) for x, y in self._offsets]

    def polygon(self, h: int) -> QPolygonF:
        return self.outline.translated(self.centre(h))

    def side(self, h: int, direction: int) -> QLineF:
        """The hexside of h towards its neighbour in that direction of `Grid.neighbours`."""
        at, (x1, y1), (x2, y2) = self.centre(h), self._offsets[direction], self._offsets[(direction + 1) % 6]
        return QLineF(at.x() + x1, at.y() + y1, at.x() + x2, at.y() + y2)

    def hex_at(self, point: QPointF) -> int:
        """The hex under a point of the scene, OFF_MAP outside the map."""
        x, y = (point.y(), point.x()) if self._swap else (point.x(), point.y())
        # Axial coordinates with fractions, rounded to the nearest hex by the cube rule.
        q = x / (3 * _ACROSS)
        r = (y / _ALONG - q - self._parity) / 2
        a, b, c = round(q), round(r), round(-q - r)
        dq, dr, ds = abs(a - q), abs(b - r), abs(c + q + r)
        if dq > dr and dq > ds:
            a = -b - c
        elif dr > ds:
            b = -a - c
        return self.grid.at(a, b)

    def path(self, hexes: list[int] | tuple[int, ...]) -> QPainterPath:
        """One area made of these hexes, inner sides dissolved."""
        members = set(hexes)
        starts: dict[tuple[int, int], list[tuple[int, int]]] = {}  # sides of the outline, corners named by the lattice
        for h in members:
            x, y = self.grid.lattice(h)
            for direction, beyond in enumerate(self.grid.neighbours[h]):
                if beyond not in members:
                    (x1, y1), (x2, y2) = _CORNERS[direction], _CORNERS[(direction + 1) % 6]
                    starts.setdefault((x + x1, y + y1), []).append((x + x2, y + y2))
        found = QPainterPath()
        while starts:
            at, ends = starts.popitem()
            found.moveTo(*self._scaled(*at))
            starts[at] = ends
            while at in starts:
                ends = starts[at]
                if len(ends) == 1:
                    del starts[at]
                at = ends.pop()
                found.lineTo(*self._scaled(*at))
            found.closeSubpath()
        return found
