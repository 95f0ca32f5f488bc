"""Names of places along and beside what they name, heights on contour lines, hex numbers."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, pairwise
from math import atan2, degrees, floor, hypot
from typing import Final, Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from bk40qt.engine.board import Place
from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.sheet import Point, Sheet, Spot, scatter
from bk40qt.mapview.style import Lettering, MapStyle
from bk40qt.mapview.water import Reach, Streams

_LARGE: Final = 1024  # pixels, see Type
NUMBER_HEIGHT: Final = -0.73 * RADIUS  # middle of the hex number, from the centre of the hex
_FULL_SIZE: Final = 0.45  # below this zoom names shrink no further: they are drawn larger, in these steps
_SIZES: Final = (1.0, 1.25, 1.6, 2.0, 2.5)
_LEAST_SCALE: Final = {"village": 0.0, "hill": 0.2, "wood": 0.25, "stream": 0.3}


class Type:
    """The letters of one kind of text as outlines, each with its halo, made once.

    A halo is kept as an area to be filled: drawing it as a wide line takes forty times as long.

    Outlines are taken from very large letters. Qt keeps one face of a font for the whole program, and text that anybody
    draws shifts the outlines taken from it afterwards: the map would depend on what was painted before it. Measured
    with Qt 6.11 and FreeType: up to 300 pixels most outlines shift, from 400 on none does.
    """

    def __init__(self, letters: Lettering) -> None:
        self.letters = letters
        self._font = letters.font(_LARGE)
        self._metrics = QFontMetricsF(self._font)
        self._shrink = letters.size / _LARGE
        self.height = self._shrink * self._metrics.capHeight()
        self._glyphs: dict[str, tuple[QPainterPath, QPainterPath]] = {}
        self._stroker = QPainterPathStroker()
        self._stroker.setWidth(letters.halo_width)
        self._stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)

    def glyph(self, letter: str) -> tuple[QPainterPath, QPainterPath]:
        found = self._glyphs.get(letter)
        if found is None:
            path = QPainterPath()
            path.addText(0, 0, self._font, letter)
            path = QTransform.fromScale(self._shrink, self._shrink).map(path)
            found = self._glyphs[letter] = path, self._stroker.createStroke(path).simplified()
        return found

    def starts(self, text: str) -> list[float]:
        """Where each letter begins, and the end of the last."""
        return [self._shrink * self._metrics.horizontalAdvance(text[:i]) for i in range(len(text) + 1)]


class Label:
    """A text as outlines around its anchor."""

    def __init__(self, kind: str, face: Type) -> None:
        self.kind, self.face, self.anchor = kind, face, QPointF()
        self.path, self.halo = QPainterPath(), QPainterPath()
        for path in (self.path, self.halo):
            path.setFillRule(Qt.FillRule.WindingFill)

    @classmethod
    def centred(cls, kind: str, text: str, face: Type) -> Self:
        label = cls(kind, face)
        starts = face.starts(text)
        for letter, start in zip(text, starts, strict=False):
            place = QTransform.fromTranslate(start - starts[-1] / 2, face.letters.size * 0.36)
            label.add(letter, place)
        return label

    def add(self, letter: str, place: QTransform) -> None:
        path, halo = self.face.glyph(letter)
        self.path.addPath(place.map(path))
        self.halo.addPath(place.map(halo))

    def paint(self, painter: QPainter) -> None:
        painter.fillPath(self.halo, QColor(self.face.letters.halo))
        painter.fillPath(self.path, QColor(self.face.letters.colour))


class _Boxes:
    """Rectangles that are found by place: maps have hundreds of names."""

    _CELL: Final = 256.0

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[QRectF]] = {}

    def _over(self, box: QRectF) -> Iterator[tuple[int, int]]:
        for i in range(floor(box.left() / self._CELL), floor(box.right() / self._CELL) + 1):
            for j in range(floor(box.top() / self._CELL), floor(box.bottom() / self._CELL) + 1):
                yield i, j

    def add(self, box: QRectF) -> None:
        for cell in self._over(box):
            self._cells.setdefault(cell, []).append(box)

    def overlap(self, box: QRectF) -> float:
        """How much of the box is taken; what lies in two cells counts twice, which does no harm."""
        return sum(_size(box.intersected(other)) for cell in self._over(box) for other in self._cells.get(cell, ()))


class Names:
    """All names of a board. There are few: they are looked through one by one."""

    def __init__(self, sheet: Sheet, style: MapStyle) -> None:
        self._sheet = sheet
        self._faces = {
            "village": Type(style.village_name),
            "hill": Type(style.hill_name),
            "wood": Type(style.wood_name),
            "stream": Type(style.water_name),
        }
        self._taken = _Boxes()
        self._reaches: list[tuple[Label, QRectF]] = []
        self._shown: dict[float, list[tuple[Label, QPointF, QRectF]]] = {}

    def find_places(self, streams: Streams) -> Iterator[None]:
        """A place for each name, name by name; none is shown before."""
        order = {"village": 0, "hill": 1, "wood": 2, "stream": 3}
        flowing = set(streams.names.values())  # those are written along their water
        named = (p for p in self._sheet.board.places
                 if p.kind in order and p.hexes and not (p.kind == "stream" and p.name in flowing))
        places = sorted(named, key=lambda p: order[p.kind])
        for label in chain(map(self._beside, places), self._along_streams(streams)):
            self._reaches.append((label, label.halo.boundingRect()))
            yield

    def _beside(self, place: Place) -> Label:
        centres = [self._sheet.layout.centre(h) for h in place.hexes]
        x = sum(c.x() for c in centres) / len(centres)
        y = sum(c.y() for c in centres) / len(centres)
        text, face = place.name, self._faces[place.kind]
        if place.kind == "hill":
            text = f"{text}  {max(self._sheet.board.level[h] for h in place.hexes)}"
        label = Label.centred(place.kind, text, face)
        if place.kind == "hill":
            label.path.addPath(_triangle(QPointF(0, -face.letters.size * 1.15)))
        label.anchor = self._free_place(label.halo, (x, y), max(c.y() for c in centres) - y, place.kind)
        return label

    def _free_place(self, path: QPainterPath, at: Point, below: float, kind: str) -> QPointF:
        """Below, above or in the middle: where no other name is, inside the frame."""
        x, y = at
        size = path.boundingRect()
        # The number of the next hex comes closer where hexes have their tops pointed.
        low = y + below + (0.56 if self._sheet.flat else 0.46) * RADIUS
        high = y - below - 0.5 * RADIUS
        ways = {"wood": (y, y + 0.4 * RADIUS, high), "hill": (y, low, high)}.get(kind, (low, high, y))
        best: tuple[float, QPointF] | None = None
        for rank, top in enumerate(ways):
            for aside in (0.0, 40.0, -40.0):
                anchor = _kept_inside(size, QPointF(x + aside, top), self._sheet.frame)
                box = size.translated(anchor)
                cost = self._taken.overlap(box) + rank * 40 + abs(aside)
                if best is None or cost < best[0]:
                    best = cost, anchor
        assert best is not None
        self._taken.add(size.translated(best[1]).adjusted(-6, -3, 6, 3))
        return best[1]

    # ---------------------------------------------------------------------------------------------------- streams

    def _along_streams(self, streams: Streams) -> Iterator[Label]:
        wished = {p.name: p.hexes[0] for p in self._sheet.board.places if p.kind == "stream" and p.hexes}
        done: set[str] = set()
        for course in sorted(streams.courses, key=len, reverse=True):
            name = streams.names[course[0].side]
            if name and name not in done:
                done.add(name)
                label = self._along(name, course, wished.get(name))
                if label is not None:
                    yield label

    def _along(self, name: str, course: list[Reach], wish: int | None) -> Label | None:
        """The name in a smooth line beside the water, near the wished hex or where there is most room."""
        points = _smoothed([reach.mid for reach in course])
        if points[0][0] > points[-1][0]:
            points.reverse()  # read from left to right
        line = _Line(points)
        starts = self._faces["stream"].starts(name)
        length, extent = line.length, starts[-1]
        if length < 0.6 * extent:
            return None
        best: tuple[float, float] | None = None
        for step in range(1, 20):
            share = step / 20
            start = min(max(0.0, length * share - extent / 2), max(0.0, length - extent))
            x, y = line.at(start + extent / 2)
            box = QRectF(QPointF(*line.at(start)), QPointF(*line.at(start + extent))).normalized()
            box.adjust(-24, -24, 24, 24)
            cost = self._taken.overlap(box) + 1000 * abs(share - 0.5)
            if wish is not None:
                at = self._sheet.layout.centre(wish)
                cost += 20 * hypot(x - at.x(), y - at.y())
            if best is None or cost < best[0]:
                best = cost, start
        assert best is not None
        label = _along_line(name, self._faces["stream"], starts, line, best[1], 13.0)
        self._taken.add(label.path.boundingRect())
        return label

    # --------------------------------------------------------------------------------------------------- painting

    def _at_size(self, factor: float) -> list[tuple[Label, QPointF, QRectF]]:
        """What is shown when names are drawn that much larger, and where: a name that would cover another gives way."""
        found = self._shown.get(factor)
        if found is None:
            found, taken = [], _Boxes()
            for label, reach in self._reaches:
                grown = 1.0 if label.kind == "stream" else factor  # along its stream a name has no room to grow
                box = QRectF(reach.x() * grown, reach.y() * grown, reach.width() * grown, reach.height() * grown)
                anchor = _kept_inside(box, label.anchor, self._sheet.frame)
                box.translate(anchor)
                if factor == 1.0 or taken.overlap(box.adjusted(6, 6, -6, -6)) == 0.0:
                    taken.add(box)
                    found.append((label, anchor, box))
            self._shown[factor] = found
        return found

    def paint(self, painter: QPainter, exposed: QRectF, scale: float) -> None:
        factor = next(size for size in _SIZES if size * scale >= _FULL_SIZE or size == _SIZES[-1])
        for label, anchor, box in self._at_size(factor):
            if scale >= _LEAST_SCALE[label.kind] and box.intersects(exposed):
                painter.save()
                painter.translate(anchor)
                if label.kind != "stream":
                    painter.scale(factor, factor)
                label.paint(painter)
                painter.restore()


def _kept_inside(box: QRectF, anchor: QPointF, frame: QRectF) -> QPointF:
    """The anchor, moved as little as keeps a box around it inside the frame."""
    at = box.translated(anchor).adjusted(-6, -6, 6, 6)
    right = max(0.0, frame.left() - at.left()) - max(0.0, at.right() - frame.right())
    down = max(0.0, frame.top() - at.top()) - max(0.0, at.bottom() - frame.bottom())
    return QPointF(anchor.x() + right, anchor.y() + down)


def _triangle(at: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(at.x() - 6, at.y() + 5)
    path.lineTo(at.x() + 6, at.y() + 5)
    path.lineTo(at.x(), at.y() - 6)
    path.closeSubpath()
    return path


def _size(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())


def _smoothed(points: list[Point]) -> list[Point]:
    """The run of a course without its turns from hexside to hexside."""
    for _ in range(3):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(points, points[1:], points[2:], strict=False)
        ]
        points = [points[0], *inner, points[-1]] if inner else points
    return points


class _Line:
    """A line of at least one point that can be walked along; beyond its ends it runs straight on."""

    def __init__(self, points: list[Point]) -> None:
        self._points = points if len(points) > 1 else [*points, (points[0][0] + 1.0, points[0][1])]
        steps = (hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self._points))
        self._ways = [0.0, *accumulate(steps)]
        self.length = self._ways[-1]

    def at(self, distance: float) -> Point:
        number = max(0, min(bisect(self._ways, distance), len(self._points) - 1) - 1)
        (ax, ay), (bx, by) = self._points[number], self._points[number + 1]
        share = (distance - self._ways[number]) / ((self._ways[number + 1] - self._ways[number]) or 1.0)
        return ax + (bx - ax) * share, ay + (by - ay) * share


def _along_line(text: str, face: Type, starts: list[float], line: _Line, begin: float, aside: float) -> Label:
    """Each letter turned with the line, `aside` above it."""
    label = Label("stream", face)
    for letter, start, end in zip(text, starts, starts[1:], strict=False):
        middle, half = begin + (start + end) / 2, (end - start) / 2
        x, y = line.at(middle)
        # The direction over a longer stretch: letters of a word lean alike.
        (ax, ay), (bx, by) = line.at(max(0.0, middle - 40)), line.at(middle + 40)
        place = QTransform.fromTranslate(x, y)
        place.rotate(degrees(atan2(by - ay, bx - ax)))
        place.translate(-half, -aside)
        label.add(letter, place)
    return label


class Numbers:
    """AABB at the top of each hex. As outlines: letters drawn as text sit on whole pixels and would differ by tile."""

    def __init__(self, style: MapStyle) -> None:
        self._colour = QColor(style.hex_number.colour)
        face = Type(style.hex_number)
        self._digits = {digit: face.glyph(digit)[0] for digit in "0123456789"}
        self._step = face.starts("0")[-1]
        self._drop = NUMBER_HEIGHT + face.height / 2

    def paint(self, painter: QPainter, sheet: Sheet, spots: Sequence[Spot], exposed: QRectF) -> None:
        ids, step = sheet.board.grid.ids, self._step
        first = -step * len(ids[0]) / 2
        seen = exposed.translated(0, -self._drop).adjusted(first, -step, -first, 2 * step)
        # One by one: Qt takes five times as long for many of them in one path.
        for spot in spots:
            if spot.h >= 0 and seen.contains(spot.x, spot.y):
                path = QPainterPath()
                for place, digit in enumerate(ids[spot.h]):
                    path.addPath(self._digits[digit].translated(spot.x + first + place * step, spot.y + self._drop))
                painter.fillPath(path, self._colour)


class ScaleBar:
    """Two kilometres in steps of half a kilometre."""

    def __init__(self, style: MapStyle, hex_metres: int) -> None:
        self._style = style
        self._step = 500 / hex_metres * RADIUS * 3**0.5
        self.length = 4 * self._step
        face = Type(style.hex_number)
        self._figures = [Label.centred("scale", text, face) for text in ("0", "1 km", "2 km")]

    def paint(self, painter: QPainter, at: QPointF) -> None:
        ink, paper = QColor(self._style.frame), QColor(self._style.paper)
        painter.setPen(QPen(ink, 1.0))
        for number in range(4):
            painter.setBrush(paper if number % 2 else ink)
            painter.drawRect(QRectF(at.x() + number * self._step, at.y(), self._step, 5))
        for number, figure in enumerate(self._figures):
            begin = figure.path.boundingRect().left()
            painter.fillPath(figure.path.translated(at.x() + 2 * number * self._step - begin, at.y() + 14), ink)


class Heights:
    """Here and there on a contour line the level it rises to."""

    def __init__(self, style: MapStyle) -> None:
        self._style = style
        self._face = Type(style.height)
        self._figures: dict[int, Label] = {}

    def _figure(self, level: int) -> Label:
        found = self._figures.get(level)
        if found is None:
            found = self._figures[level] = Label.centred("height", str(level), self._face)
        return found

    def paint(self, painter: QPainter, sheet: Sheet, spots: Sequence[Spot]) -> None:
        level, board = sheet.level, sheet.board
        colour = QColor(self._style.height.colour)
        for spot in spots:
            for d, n in enumerate(spot.around if spot.h >= 0 else ()):
                if level[n] >= spot.level or scatter(spot.h, d, 41) % 9:
                    continue
                if board.feature[6 * spot.h + d] or board.road[6 * spot.h + d]:
                    continue
                (ax, ay), (bx, by) = spot.corners[d], spot.corners[(d + 1) % 6]
                angle = degrees(atan2(by - ay, bx - ax))
                figure = self._figure(spot.level)
                painter.save()
                painter.translate(*spot.mids[d])
                painter.rotate(angle - 180 if angle > 90 else angle + 180 if angle < -90 else angle)
                painter.fillPath(figure.halo, self._style.level_colour(spot.level))
                painter.fillPath(figure.path, colour)
                painter.restore()


class Letters:
    """All that is written on the map of one board in one style."""

    def __init__(self, sheet: Sheet, style: MapStyle) -> None:
        self.names = Names(sheet, style)
        self.heights, self.numbers = Heights(style), Numbers(style)
        self.bar = ScaleBar(style, sheet.board.hex_metres)
