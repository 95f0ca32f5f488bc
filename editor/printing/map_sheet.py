"""The map at true scale over several pages that are cut and glued together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bk40qt.desktop.i18n import number, pattern, tr, trn
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.mapview.board_art import BoardArt
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.style import LIGHT
from editor.printing.blocks import Block, Drawing, Heading, Text
from editor.printing.flow import Section, body, paint_frame, place
from editor.printing.paper import PRINTABLE, PageSetup, mm
from editor.printing.printout import PaintPage
from editor.printing.text import GREY, INK, Style, draw_line, plain
from editor.printing.zone_map import paint_values

PITCH: Final = 20.0  # mm between opposite sides of a hex
OVERLAP: Final = 8.0  # mm
_MARGIN: Final = 11.0  # mm: room for crop marks outside the picture
_DETAIL: Final = 1.0
_LARGE: Final = 3000  # hexes; of a larger map the sketch shows no trees and houses: nobody would see them
_SKETCH: Final = {False: 0.4, True: 0.1}
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_ARROWS: Final = {(0, -1): "↑", (0, 1): "↓", (-1, 0): "←", (1, 0): "→"}


def sheet_name(column: int, row: int) -> str:
    """A1, B1 ... Z1, AA1 ..."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a map is cut into pages. Lengths in units of the page, from the top left corner of the map."""

    columns: int
    rows: int
    first: QPointF  # corner of sheet A1: the map lies in the middle of all sheets
    size: QRectF  # the picture on a page
    overlap: float

    def part(self, column: int, row: int) -> QRectF:
        step_x, step_y = self.size.width() - self.overlap, self.size.height() - self.overlap
        corner = self.first + QPointF(column * step_x, row * step_y)
        return QRectF(corner, self.size.size())

    def names(self) -> Iterator[tuple[int, int]]:
        for row in range(self.rows):
            for column in range(self.columns):
                yield column, row


def tiling(width: float, height: float, setup: PageSetup, overlap: float) -> Tiling:
    picture = setup.inner(_MARGIN)
    shared = mm(overlap)
    counts = []
    starts = []
    for wanted, given in ((width, picture.width()), (height, picture.height())):
        count = max(1, ceil((wanted - shared) / (given - shared) - 1e-9))
        counts.append(count)
        starts.append((wanted - (count * (given - shared) + shared)) / 2)
    return Tiling(counts[0], counts[1], QPointF(starts[0], starts[1]), picture, shared)


class MapSheet:
    def __init__(self, scenario: Scenario, pitch: float = PITCH, overlap: float = OVERLAP) -> None:
        self._scenario = scenario
        self._layout = HexLayout(scenario.board.grid)
        self._art = BoardArt(scenario.board, self._layout, LIGHT)
        self._pitch, self._overlap = pitch, overlap
        self._scale = mm(pitch) / (3**0.5 * RADIUS)
        self._name = pattern(scenario.title)
        self.title = tr("{scenario}: map", scenario=self._name)

    def tiling(self, setup: PageSetup) -> Tiling:
        bounds = self._art.bounds
        return tiling(bounds.width() * self._scale, bounds.height() * self._scale, setup, self._overlap)

    def pages(self, setup: PageSetup) -> list[PaintPage]:
        tiles = self.tiling(setup)
        total = 1 + tiles.columns * tiles.rows

        def first(painter: QPainter) -> None:
            paint_frame(painter, setup, (self._name, tr("Map")), (self.title, f"1 / {total}"))
            for one in place(Section("", self._assembly(setup, tiles)), setup)[0]:
                one.paint(painter)

        return [first, *(self._page(setup, tiles, n, at, total) for n, at in enumerate(tiles.names(), start=2))]

    # -- a page of the map ---------------------------------------------------------------------------------------------

    def _page(self, setup: PageSetup, tiles: Tiling, page: int, at: tuple[int, int], total: int) -> PaintPage:
        def paint(painter: QPainter) -> None:
            picture = tiles.size
            painter.save()
            painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
            painter.translate(picture.topLeft())
            self._paint_part(painter, tiles.part(*at))
            painter.restore()
            _paint_crop_marks(painter, picture)
            _paint_glue_marks(painter, tiles, at)
            self._paint_names(painter, setup, tiles, at, f"{page} / {total}")

        return paint

    def _paint_part(self, painter: QPainter, part: QRectF) -> None:
        bounds, scale = self._art.bounds, self._scale
        corner = bounds.topLeft() + part.topLeft() / scale
        exposed = QRectF(corner, part.size() / scale).intersected(bounds)
        painter.scale(scale, scale)
        painter.translate(-corner)
        painter.setClipRect(exposed, Qt.ClipOperation.IntersectClip)
        self._art.paint(painter, exposed, _DETAIL, numbers=True)
        paint_values(painter, self._scenario, self._layout, {})

    def _paint_names(
        self, painter: QPainter, setup: PageSetup, tiles: Tiling, at: tuple[int, int], count: str
    ) -> None:
        """The name of the sheet, and of its neighbours at their sides."""
        picture, edge = tiles.size, mm(PRINTABLE)
        low = setup.height - edge - mm(0.9)
        draw_line(painter, picture.left() + mm(11), low, sheet_name(*at), Style(4.2, bold=True))
        draw_line(painter, picture.left() + mm(23), low, self.title, Style(2.5, colour=GREY))
        right = Style(2.5, colour=GREY, align=Qt.AlignmentFlag.AlignRight)
        draw_line(painter, picture.right() - mm(8), low, count, right)
        for (dx, dy), arrow in _ARROWS.items():
            column, row = at[0] + dx, at[1] + dy
            if not (0 <= column < tiles.columns and 0 <= row < tiles.rows):
                continue
            text = f"{arrow} {sheet_name(column, row)}"
            style = Style(2.8, colour=GREY, align=_CENTRE)
            if dy:
                y = picture.top() - mm(2.2) if dy < 0 else picture.bottom() + mm(4.4)
                draw_line(painter, picture.center().x(), y, text, style)
            else:
                x = picture.left() - mm(3.2) if dx < 0 else picture.right() + mm(3.2)
                draw_line(painter, x, picture.center().y(), arrow, style)
                draw_line(painter, x, picture.center().y() + mm(4), sheet_name(column, row), style)

    # -- the first page ------------------------------------------------------------------------------------------------

    def _assembly(self, setup: PageSetup, tiles: Tiling) -> list[Block]:
        width = body(setup).width()
        total = tiles.columns * tiles.rows
        pitch = number(self._pitch, 0 if self._pitch == round(self._pitch) else 1)
        texts = [
            trn(
                "{n} sheet; a hex measures {pitch} mm from side to side.",
                "{n} sheets; a hex measures {pitch} mm from side to side.",
                total,
                pitch=pitch,
            ),
            tr("Print at 100 %, not fitted to the page: the line below must be 100 mm long."),
            tr("Cut each sheet along the crop marks on its right and lower edge, where another sheet follows."),
            tr("Lay it on the next sheet up to the short grey marks, and glue the strips that overlap."),
        ]
        blocks: list[Block] = [Heading(tr("How the sheets go together"), 1)]
        blocks += [Text(plain(text), mark=f"{n}.", above=0.8) for n, text in enumerate(texts, start=1)]
        blocks.append(Drawing(mm(9), _paint_ruler, above=4.0))
        used = sum(block.height(width) + block.above for block in blocks)
        room = body(setup).height() - used - mm(8)
        blocks.append(Drawing(room, lambda painter, box: self._paint_sketch(painter, box, tiles), above=4.0))
        return blocks

    def _paint_sketch(self, painter: QPainter, box: QRectF, tiles: Tiling) -> None:
        whole = tiles.part(0, 0).united(tiles.part(tiles.columns - 1, tiles.rows - 1))
        fit = min(box.width() / whole.width(), box.height() / whole.height())
        painter.translate(box.center().x() - whole.width() * fit / 2, box.top())
        painter.scale(fit, fit)
        painter.translate(-whole.topLeft())
        painter.save()
        bounds = self._art.bounds
        painter.scale(self._scale, self._scale)
        painter.translate(-bounds.topLeft())
        painter.setClipRect(bounds, Qt.ClipOperation.IntersectClip)
        self._art.paint(painter, bounds, _SKETCH[self._scenario.board.grid.n > _LARGE], numbers=False)
        painter.restore()
        for at in tiles.names():
            part = tiles.part(*at)
            painter.setPen(QPen(INK, mm(0.3) / fit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(part)
            shown = part.intersected(QRectF(QPointF(), bounds.size() * self._scale))
            tall = min(part.width(), part.height(), 2 * shown.width(), 2 * shown.height()) * 0.16 / mm(1)
            style = Style(tall, bold=True, align=_CENTRE)
            middle = part.center() + QPointF(0, mm(tall) * 0.36)
            badge = QRectF(0, 0, mm(tall) * 2.2, mm(tall) * 1.5)
            badge.moveCenter(part.center())
            painter.fillRect(badge, QColor("#d8ffffff"))
            draw_line(painter, middle.x(), middle.y(), sheet_name(*at), style)


def _paint_ruler(painter: QPainter, box: QRectF) -> None:
    """A line of 100 mm in steps of ten."""
    painter.setPen(QPen(INK, mm(0.25)))
    y = box.top() + mm(6.5)
    painter.drawLine(QPointF(box.left(), y), QPointF(box.left() + mm(100), y))
    for step in range(11):
        x = box.left() + mm(10 * step)
        painter.drawLine(QPointF(x, y - mm(2.5 if step % 5 == 0 else 1.5)), QPointF(x, y))
    for step in (0, 5, 10):
        style = Style(2.4, align=_CENTRE)
        draw_line(painter, box.left() + mm(10 * step), y - mm(3.2), str(10 * step), style)


def _paint_crop_marks(painter: QPainter, picture: QRectF) -> None:
    painter.setPen(QPen(INK, mm(0.15)))
    away, long = mm(0.8), mm(4.2)
    for x, out_x in ((picture.left(), -1), (picture.right(), 1)):
        for y, out_y in ((picture.top(), -1), (picture.bottom(), 1)):
            painter.drawLine(QPointF(x + out_x * away, y), QPointF(x + out_x * (away + long), y))
            painter.drawLine(QPointF(x, y + out_y * away), QPointF(x, y + out_y * (away + long)))


def _paint_glue_marks(painter: QPainter, tiles: Tiling, at: tuple[int, int]) -> None:
    """Where the edge of the sheet before comes to lie."""
    picture, shared = tiles.size, tiles.overlap
    painter.setPen(QPen(GREY, mm(0.25)))
    away, long = mm(0.8), mm(2.6)
    if at[0] and shared:
        x = picture.left() + shared
        for y, out in ((picture.top(), -1), (picture.bottom(), 1)):
            painter.drawLine(QPointF(x, y + out * away), QPointF(x, y + out * (away + long)))
    if at[1] and shared:
        y = picture.top() + shared
        for x, out in ((picture.left(), -1), (picture.right(), 1)):
            painter.drawLine(QPointF(x + out * away, y), QPointF(x + out * (away + long), y))
