"""What runs along hexsides: streams that grow from source to mouth, and cliffs.

A course turns at each hex corner in the same curve as a contour line does, so that a stream lies in the bottom of its
valley and a cliff on its contour.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bk40qt.engine.board import Board, Pair
from bk40qt.engine.hexgrid import OFF_MAP
from bk40qt.engine.records import value
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.sheet import Point, Sheet, Spot, key, swayed
from bk40qt.mapview.style import MapStyle

Corner = tuple[int, int]
_GROWTH: Final = 30  # sides until a stream has its full width
_AT_ONCE: Final = 200  # sides in one step of tracing


@value
class Reach:
    """One hexside of a course: its two corners by name, where they are, and the middle."""

    side: Pair
    ends: tuple[Corner, Corner]
    places: tuple[Point, Point]

    @property
    def mid(self) -> Point:
        (ax, ay), (bx, by) = self.places
        return (ax + bx) / 2, (ay + by) / 2

    def place(self, corner: Corner) -> Point:
        return self.places[self.ends.index(corner)]


def reaches(board: Board, layout: HexLayout, sides: Iterable[Pair]) -> list[Reach]:
    found: list[Reach] = []
    outline = [(corner.x(), corner.y()) for corner in layout.outline.toList()]
    for a, b in sides:
        direction = board.grid.direction(a, b)
        assert direction is not None
        centre = layout.centre(a)
        x, y = centre.x(), centre.y()
        (fx, fy), (gx, gy) = outline[direction], outline[(direction + 1) % 6]
        ends = key(x + fx, y + fy), key(x + gx, y + gy)
        found.append(Reach((a, b), ends, (swayed(x + fx, y + fy), swayed(x + gx, y + gy))))
    return found


@value
class Bend:
    """The course around one corner, as a path of one width."""

    path: QPainterPath
    grown: float  # 0 at the source, 1 at full width


class Streams:
    """All streams of a board. `trace` finds how far each side is from its source; curves are made when looked at."""

    def __init__(self, board: Board, layout: HexLayout) -> None:
        self._board, self._layout = board, layout
        self.names = board.stream_names
        self.courses: list[list[Reach]] = []
        self.reaches: list[Reach] = []
        self._at: dict[Corner, list[Reach]] = {}
        self._grown: dict[Pair, float] = {}
        self._corners: dict[int, list[Corner]] = {}
        self._bends: dict[int, list[Bend]] = {}

    def trace(self) -> Iterator[None]:
        """In steps of a few milliseconds, for a large map has thousands of sides. Nothing can be asked before."""
        sides = list(self.names)
        for start in range(0, len(sides), _AT_ONCE):
            for reach in reaches(self._board, self._layout, sides[start : start + _AT_ONCE]):
                self.reaches.append(reach)
                for corner in reach.ends:
                    self._at.setdefault(corner, []).append(reach)
            yield
        for course in self._courses():
            self.courses.append(course)
            for number, reach in enumerate(course):
                self._grown[reach.side] = min(1.0, number / _GROWTH)
            yield
        for corner, met in self._at.items():
            self._corners.setdefault(met[0].side[0], []).append(corner)

    def bends(self, h: int) -> list[Bend]:
        """The curves kept with this hex of the board; each is kept with one hex at its corner."""
        corners = self._corners.get(h)
        if corners is None:
            return []
        found = self._bends.get(h)
        if found is None:
            found = self._bends[h] = [bend for corner in corners for bend in self._around(corner, self._at[corner])]
        return found

    def _courses(self) -> Iterator[list[Reach]]:
        """The sides of each stream in the order of its water: from the end that the map names first, onwards."""
        by_name: dict[str, list[Reach]] = {}
        for reach in self.reaches:
            by_name.setdefault(self.names[reach.side], []).append(reach)
        for named in by_name.values():
            left = {reach.side: reach for reach in named}
            while left:
                yield self._run(left)

    def _run(self, left: dict[Pair, Reach]) -> list[Reach]:
        """Takes one connected stream out of `left`. Files need not list a stream in order, nor is it always a line."""
        start = self._source(next(iter(left.values())), left)
        order, queue = [], deque([left.pop(start.side)])
        while queue:
            reach = queue.popleft()
            order.append(reach)
            for corner in reach.ends:
                queue.extend(left.pop(other.side) for other in self._at[corner] if other.side in left)
        return order

    def _source(self, first: Reach, left: dict[Pair, Reach]) -> Reach:
        """The loose end of the stream that is named first; the first side of all where a stream has no end."""
        seen, queue = {first.side}, deque([first])
        ends: list[Reach] = []
        while queue:
            reach = queue.popleft()
            for corner in reach.ends:
                others = [other for other in self._at[corner] if other.side in left and other.side != reach.side]
                if not others:
                    ends.append(reach)
                queue.extend(other for other in others if other.side not in seen)
                seen.update(other.side for other in others)
        listed = {side: number for number, side in enumerate(left)}
        return min(ends, key=lambda reach: listed[reach.side], default=first)

    def _around(self, corner: Corner, met: list[Reach]) -> list[Bend]:
        place = met[0].place(corner)
        grown = self._grown
        if len(met) == 1:
            path = QPainterPath()
            path.moveTo(*met[0].mid)
            path.lineTo(*place)
            self._leave(path, met[0].mid, place)
            return [Bend(path, grown[met[0].side])]
        # The greatest two run through, one stream with itself before two of different names; a third joins them.
        names = [self.names[reach.side] for reach in met]
        met = sorted(met, key=lambda r: (-names.count(self.names[r.side]), -grown[r.side], r.side))
        path = QPainterPath()
        path.moveTo(*met[0].mid)
        path.quadTo(*place, *met[1].mid)
        found = [Bend(path, max(grown[met[0].side], grown[met[1].side]))]
        for reach in met[2:]:
            joint = path.pointAtPercent(0.5)
            way = QPainterPath()
            way.moveTo(*reach.mid)
            way.quadTo(*place, joint.x(), joint.y())
            found.append(Bend(way, grown[reach.side]))
        return found

    def _leave(self, path: QPainterPath, mid: Point, place: Point) -> None:
        """A stream that ends at the edge of the map runs on to the frame."""
        dx, dy = place[0] - mid[0], place[1] - mid[1]
        if self._layout.hex_at(QPointF(place[0] + dx, place[1] + dy)) == OFF_MAP:
            path.lineTo(place[0] + 3 * dx, place[1] + 3 * dy)


def paint_streams(painter: QPainter, streams: Streams, spots: Sequence[Spot], style: MapStyle) -> None:
    """Banks first, all of them: water then runs through where streams meet."""
    by_width: dict[float, QPainterPath] = {}
    for spot in spots:
        for bend in streams.bends(spot.h):
            width = style.source_width + (style.mouth_width - style.source_width) * round(bend.grown * 12) / 12
            by_width.setdefault(width, QPainterPath()).addPath(bend.path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, extra in ((style.bank, 1.0), (style.water, -1.2)):
        for width, path in by_width.items():
            pen = QPen(QColor(colour), width + extra)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)


class Cliffs:
    """Cliffs by the hex of the board that they are kept with; they are made when looked at."""

    def __init__(self, board: Board, layout: HexLayout) -> None:
        self._board, self._layout = board, layout
        self._at: dict[Corner, list[Reach]] = {}
        self._reaches: dict[int, list[Reach]] = {}
        self._drawn: dict[int, list[tuple[QPainterPath, QPainterPath]]] = {}
        for reach in reaches(board, layout, sorted(board.cliffs)):
            self._reaches.setdefault(reach.side[0], []).append(reach)
            for corner in reach.ends:
                self._at.setdefault(corner, []).append(reach)

    def of(self, h: int) -> list[tuple[QPainterPath, QPainterPath]]:
        """The edge of each cliff, and the teeth on its lower side."""
        if h not in self._reaches:
            return []
        if h not in self._drawn:
            self._drawn[h] = [self._made(reach) for reach in self._reaches[h]]
        return self._drawn[h]

    def _made(self, reach: Reach) -> tuple[QPainterPath, QPainterPath]:
        level, centre = self._board.level, self._layout.centre
        a, b = reach.side
        upper, lower = (a, b) if level[a] >= level[b] else (b, a)
        down = centre(lower) - centre(upper)
        length = hypot(down.x(), down.y())
        edge = _cliff_edge(reach, self._at)
        return edge, _teeth(edge, (down.x() / length, down.y() / length))


def _cliff_edge(reach: Reach, at: dict[Corner, list[Reach]]) -> QPainterPath:
    """The side from corner to corner, curving half way around a corner where the cliff goes on."""
    mx, my = reach.mid
    path = QPainterPath()
    halves: list[tuple[Point, Point]] = []
    for corner in reach.ends:
        (vx, vy), others = reach.place(corner), [other for other in at[corner] if other is not reach]
        bend = (mx + vx) / 2, (my + vy) / 2
        if others:
            ox, oy = others[0].mid
            halves.append((bend, (0.25 * ox + 0.5 * vx + 0.25 * mx, 0.25 * oy + 0.5 * vy + 0.25 * my)))
        else:
            halves.append((bend, (vx, vy)))
    path.moveTo(*halves[0][1])
    path.quadTo(*halves[0][0], mx, my)
    path.quadTo(*halves[1][0], *halves[1][1])
    return path


def _teeth(edge: QPainterPath, down: Point) -> QPainterPath:
    teeth = QPainterPath()
    count = max(3, round(edge.length() / 8))
    for number in range(count):
        share = (number + 0.5) / count
        at = edge.pointAtPercent(share)
        before, after = edge.pointAtPercent(max(0.0, share - 0.05)), edge.pointAtPercent(min(1.0, share + 0.05))
        tx, ty = after.x() - before.x(), after.y() - before.y()
        length = hypot(tx, ty) or 1.0
        tx, ty = tx / length, ty / length
        side = 1.0 if down[0] * -ty + down[1] * tx > 0 else -1.0
        nx, ny, deep = -ty * side, tx * side, 13.0 if number % 2 else 9.0
        teeth.moveTo(at.x() - 2.4 * tx, at.y() - 2.4 * ty)
        teeth.lineTo(at.x() + nx * deep, at.y() + ny * deep)
        teeth.lineTo(at.x() + 2.4 * tx, at.y() + 2.4 * ty)
        teeth.closeSubpath()
    return teeth


def paint_cliffs(painter: QPainter, cliffs: Cliffs, spots: Sequence[Spot], style: MapStyle) -> None:
    colour = QColor(style.cliff)
    pen = QPen(colour, style.cliff_width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for spot in spots:
        for edge, teeth in cliffs.of(spot.h):
            painter.fillPath(teeth, colour)
            painter.strokePath(edge, pen)


def watered(sheet: Sheet, spot: Spot) -> list[int]:
    """Directions in which this hex has a stream or cliff on its side."""
    if spot.h < 0:
        return []
    return [d for d in range(6) if sheet.board.feature[6 * spot.h + d]]
