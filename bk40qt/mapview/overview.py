"""The map from far away, where a hex is a few pixels: tints in a small picture stretched smoothly, roads and streams.

It costs the same for a map of any size, so it also stands in for detail that is not drawn yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from bk40qt.engine.board import CLEAR, MAIN_ROAD, NO_ROAD, ORCHARD, ROAD_CODES, STREAM, VILLAGE, WOODS
from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.relief import area_of
from bk40qt.mapview.roads import OUTWARDS
from bk40qt.mapview.sheet import Sheet, Spot
from bk40qt.mapview.style import MapStyle

_CHUNK: Final = 16  # hexes along a side of the pieces that lines are kept in
_WOODS_FROM: Final = 0.06  # device pixels per scene unit; below, the tints show woods well enough
_ACROSS: Final = 1.5 * RADIUS
_ALONG: Final = RADIUS * 3**0.5 / 2

Piece = tuple[int, int]


class _Lines:
    __slots__ = ("main", "secondary", "streams", "villages")

    def __init__(self) -> None:
        self.main, self.secondary = QPainterPath(), QPainterPath()
        self.streams, self.villages = QPainterPath(), QPainterPath()


class Overview:
    def __init__(self, sheet: Sheet, style: MapStyle) -> None:
        self._sheet, self._style = sheet, style
        self._picture: QImage | None = None
        self._target = self._place()
        self._chunks: dict[Piece, _Lines] = {}
        self._woods: dict[Piece, QPainterPath] = {}

    def set_style(self, style: MapStyle) -> None:
        self._style, self._picture = style, None

    def changed(self, hexes: Iterable[int], near: Iterable[int]) -> None:
        """These hexes of the board are not what they were; `near` are those of the sheet where that may show."""
        per_line = self._sheet.board.grid.per_line
        for h in hexes:
            a, b = divmod(h, per_line)
            for i, j in product((a - 1, a, a + 1), (b - 1, b, b + 1)):  # woods show in the next piece too
                self._chunks.pop((i // _CHUNK, j // _CHUNK), None)
                self._woods.pop((i // _CHUNK, j // _CHUNK), None)
        if self._picture is not None:
            self._touch_up(self._picture, near)

    # ------------------------------------------------------------------------------------------------------ tints

    def _place(self) -> QRectF:
        """Where the picture lies: two pixels along a line to a hex, one across."""
        sheet = self._sheet
        x, y = sheet.centre(0)
        first, second = (y, x) if sheet.flat else (x, y)
        shift = sheet.grid.lattice(0)[1] - 2
        start, length = first - (1 + shift) * _ALONG, (2 * sheet.per_line + 1) * _ALONG
        side, breadth = second - _ACROSS / 2, sheet.grid.lines * _ACROSS
        return QRectF(side, start, breadth, length) if sheet.flat else QRectF(start, side, length, breadth)

    def _touch_up(self, picture: QImage, hexes: Iterable[int]) -> None:
        """Other pixels for these hexes of the sheet: the whole picture of a large map takes a tenth of a second."""
        sheet = self._sheet
        last = 2 * sheet.per_line
        for e in hexes:
            red, green, blue, *_ = self._ink(*_look(sheet.terrain[e], sheet.level, e, sheet.grid.neighbours[e][5]))
            a, b = divmod(e, sheet.per_line)
            first = 2 * b + (sheet.grid.lattice(e)[1] % 2)
            for along in {0 if first == 1 else first, first, first + 1, last if first + 2 == last else first}:
                at = (a, along) if sheet.flat else (along, a)
                picture.setPixelColor(*at, QColor(red, green, blue))

    def _tints(self) -> QImage:
        sheet, grid = self._sheet, self._sheet.grid
        inks: dict[tuple[str, int, int], bytes] = {}
        cells: list[bytes] = []
        level = sheet.level
        for e, (terrain, around) in enumerate(zip(sheet.terrain, grid.neighbours, strict=True)):
            look = _look(terrain, level, e, around[5])
            cell = inks.get(look)
            if cell is None:
                cell = inks[look] = self._ink(*look)
            cells.append(cell)
        lines: list[bytes] = []
        for start in range(0, len(cells), sheet.per_line):
            line = b"".join(cells[start : start + sheet.per_line])
            shifted = grid.lattice(start)[1] % 2 == 1
            lines.append(line[:4] + line if shifted else line + line[-4:])
        width = 2 * sheet.per_line + 1
        data = b"".join(lines)
        picture = QImage(data, width, grid.lines, 4 * width, QImage.Format.Format_RGBA8888)
        if sheet.flat:
            picture = picture.transformed(QTransform(0, 1, 1, 0, 0, 0))
        return picture.convertToFormat(QImage.Format.Format_RGB32)  # a copy: `data` goes

    def _ink(self, terrain: str, height: int, slope: int) -> bytes:
        """Two pixels of a hex."""
        style = self._style
        colour = style.level_colour(height)
        over = {CLEAR: "#00000000", WOODS: style.crown_light, ORCHARD: style.orchard, VILLAGE: style.village}[terrain]
        colour = _over(colour, QColor(over), 0.6 if terrain == WOODS else QColor(over).alphaF())
        if slope:
            colour = colour.lighter(103) if slope > 0 else colour.darker(106)
        return bytes((colour.red(), colour.green(), colour.blue(), 255)) * 2

    def paint_tints(self, painter: QPainter) -> None:
        """The whole map as soft tints; the caller clips."""
        if self._picture is None:
            self._picture = self._tints()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self._target, self._picture)

    # ------------------------------------------------------------------------------------------------------ lines

    def _lines(self, i: int, j: int) -> _Lines:
        """Roads, streams and villages of one piece of the board, straight from hex to hex."""
        sheet, board = self._sheet, self._sheet.board
        grid, lines = board.grid, _Lines()
        centre, terrain, road, feature = sheet.layout.centre, board.terrain, board.road, board.feature
        for a in range(i * _CHUNK, min((i + 1) * _CHUNK, grid.lines)):
            for h in range(a * grid.per_line + j * _CHUNK, a * grid.per_line + min((j + 1) * _CHUNK, grid.per_line)):
                if terrain[h] == VILLAGE:
                    at = centre(h)
                    lines.villages.addRect(at.x() - 30, at.y() - 30, 60, 60)
                for d in range(3):
                    code = road[6 * h + d]
                    if code != NO_ROAD:
                        path = lines.main if code == MAIN_ROAD else lines.secondary
                        path.moveTo(centre(h))
                        path.lineTo(centre(grid.neighbours[h][d]))
                    if feature[6 * h + d] & STREAM:
                        side = sheet.layout.side(h, d)
                        lines.streams.moveTo(side.p1())
                        lines.streams.lineTo(side.p2())
        for h, edge, kind in board.road_exits:
            a, b = divmod(h, grid.per_line)
            if (a // _CHUNK, b // _CHUNK) == (i, j):
                path = lines.main if ROAD_CODES[kind] == MAIN_ROAD else lines.secondary
                dx, dy = OUTWARDS[edge]
                path.moveTo(centre(h))
                path.lineTo(centre(h).x() + 2 * RADIUS * dx, centre(h).y() + 2 * RADIUS * dy)
        return lines

    def _wooded(self, i: int, j: int) -> QPainterPath:
        """With one hex more all around: pieces that overlap leave no seam where they meet."""
        sheet = self._sheet
        wooded: list[Spot] = []
        for a in range(i * _CHUNK, min((i + 1) * _CHUNK + 2, sheet.grid.lines)):
            start = a * sheet.per_line
            for e in range(start + j * _CHUNK, start + min((j + 1) * _CHUNK + 2, sheet.per_line)):
                if sheet.terrain[e] == WOODS:
                    wooded.append(sheet.spot(e))
        return area_of(wooded, lambda e: sheet.terrain[e] == WOODS)

    def _pieces_in(self, exposed: QRectF) -> list[Piece]:
        across, along = self._sheet.lines_in(exposed)
        grid = self._sheet.board.grid
        if not across or not along:
            return []
        # One line and position less: the sheet begins a ring before the board.
        rows = range(max(0, across[0] - 2) // _CHUNK, min(grid.lines - 1, across[-1]) // _CHUNK + 1)
        columns = range(max(0, along[0] - 2) // _CHUNK, min(grid.per_line - 1, along[-1]) // _CHUNK + 1)
        return list(product(rows, columns))

    def strokes(self, exposed: QRectF, scale: float) -> Iterator[Callable[[QPainter], None]]:
        """Paints it piece by piece: each takes a few milliseconds when it is looked at for the first time."""
        yield self.paint_tints
        pieces = self._pieces_in(exposed)
        for piece in pieces if scale >= _WOODS_FROM else ():
            yield partial(self._paint_woods, piece)
        for piece in pieces:
            yield partial(self._paint_villages, piece)
        for kind, colour, pixels in (
            ("streams", self._style.far_water, 1.2),
            ("secondary", self._style.secondary_road.far, self._style.secondary_road.far_width),
            ("main", self._style.main_road.far, self._style.main_road.far_width),
        ):
            # Seen from afar lines would cover the ground: they get thinner with it, but not as fast.
            pen = QPen(QColor(colour), pixels * max(0.35, min(1.0, scale / 0.1)) / scale)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            yield partial(self._paint_lines, pieces, kind, pen)

    def _paint_woods(self, piece: Piece, painter: QPainter) -> None:
        if piece not in self._woods:
            self._woods[piece] = self._wooded(*piece)
        painter.fillPath(self._woods[piece], QColor(self._style.crown_light))

    def _lines_of(self, piece: Piece) -> _Lines:
        if piece not in self._chunks:
            self._chunks[piece] = self._lines(*piece)
        return self._chunks[piece]

    def _paint_villages(self, piece: Piece, painter: QPainter) -> None:
        painter.fillPath(self._lines_of(piece).villages, QColor(self._style.roofs[0][1]))

    def _paint_lines(self, pieces: list[Piece], kind: str, pen: QPen, painter: QPainter) -> None:
        painter.setPen(pen)
        for piece in pieces:
            painter.drawPath(getattr(self._lines_of(piece), kind))


def _look(terrain: str, level: list[int], e: int, lit: int) -> tuple[str, int, int]:
    """What the ink of a hex depends on; `lit` is the hex towards the light in the north-west."""
    slope = level[e] - level[lit] if lit >= 0 else 0
    return terrain, level[e], (slope > 0) - (slope < 0)


def _over(under: QColor, over: QColor, share: float) -> QColor:
    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    return QColor.fromRgbF(
        mixed(under.redF(), over.redF()), mixed(under.greenF(), over.greenF()), mixed(under.blueF(), over.blueF())
    )
