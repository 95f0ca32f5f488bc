"""Tables: columns as wide as their texts ask for, heads that are repeated on the next page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from editor.printing.blocks import Block
from editor.printing.paper import mm
from editor.printing.text import (
    GREY,
    LINE,
    SHADE,
    SMALL,
    Lines,
    Runs,
    Style,
    cut_runs,
    least_width,
    natural_width,
    plain,
)

_PAD_X: Final = mm(1.1)
_PAD_Y: Final = mm(0.55)
_SMALLEST: Final = 1.9  # mm: letters below cannot be read at the table
_WHOLE: Final = mm(110)  # lower tables are not divided: they fit on any page
_WORTH: Final = mm(20)  # less of a row that is divided helps nobody
_HEAD: Final = QColor("#e2dac6")


@dataclass(frozen=True)
class Cell:
    runs: Runs
    centred: bool = False
    fill: QColor | None = None
    bold: bool = False

    def style(self, size: float) -> Style:
        align = Qt.AlignmentFlag.AlignHCenter if self.centred else Qt.AlignmentFlag.AlignLeft
        return Style(size, self.bold, align=align)


Row = Sequence[Cell]


def text_cell(text: str, centred: bool = False, bold: bool = False, fill: QColor | None = None) -> Cell:
    return Cell(plain(text), centred, fill, bold)


class _Shape(NamedTuple):
    """The widths of the columns, the heights of all rows, the head first, and the size of the letters."""

    widths: list[float]
    heights: list[float]
    size: float


class Table(Block):
    """`full`: as wide as the page, else as wide as the texts. Rather than break words it takes smaller letters."""

    def __init__(
        self, head: Row, rows: Sequence[Row], size: float = SMALL.size, full: bool = False, above: float = 1.6
    ) -> None:
        self.above = mm(above)
        self._head, self._rows, self._size, self._full = head, list(rows), size, full
        self._shape = lru_cache(maxsize=4)(self._measure)

    def _measure(self, width: float) -> _Shape:
        rows = [self._head, *self._rows]
        columns = range(len(self._head))
        room = width - 2 * _PAD_X * len(self._head)
        size = self._size
        while (sum(least := self._widest(least_width, size)) > room) and size > _SMALLEST:
            size = max(_SMALLEST, size - 0.1)
        widths = _shared(self._widest(natural_width, size), least, room, self._full)
        heights = []
        for row in rows:
            lines = [Lines(row[c].runs, row[c].style(size), widths[c]).height for c in columns]
            heights.append(max(lines) + 2 * _PAD_Y)
        return _Shape(widths, heights, size)

    def _widest(self, measure: Callable[[Runs, Style], float], size: float) -> list[float]:
        """Of each column."""
        rows = [self._head, *self._rows]
        return [max(measure(row[c].runs, row[c].style(size)) for row in rows) + 1 for c in range(len(self._head))]

    def height(self, width: float) -> float:
        return sum(self._shape(width).heights)

    def least(self, width: float) -> float:
        heights = self._shape(width).heights
        return sum(heights if sum(heights) < _WHOLE else heights[:3])

    def split(self, width: float, room: float) -> tuple[Block, Block] | None:
        heights = self._shape(width).heights
        if sum(heights) < _WHOLE:
            return None
        used, count = heights[0], 0
        for height in heights[1:]:
            if used + height > room:
                break
            used, count = used + height, count + 1
        if count < len(self._rows) and heights[count + 1] > _WHOLE and room - used > _WORTH:
            upper, lower = self._cut(self._rows[count], width, room - used)
            return self._part([*self._rows[:count], upper]), self._part([lower, *self._rows[count + 1 :]])
        # Never a single row alone, on either page.
        count = min(count, len(self._rows) - 2)
        if count < 2:
            return None
        return self._part(self._rows[:count]), self._part(self._rows[count:])

    def _part(self, rows: Sequence[Row]) -> Table:
        return Table(self._head, rows, self._size, self._full)

    def _cut(self, row: Row, width: float, room: float) -> tuple[Row, Row]:
        """A row that is higher than any page, in two: each cell after the last line that fits."""
        widths, _, size = self._shape(width)
        upper, lower = [], []
        for cell, wide in zip(row, widths, strict=True):
            lines = Lines(cell.runs, cell.style(size), wide)
            above, below = cut_runs(cell.runs, lines.fitting(room - 2 * _PAD_Y))
            upper.append(replace(cell, runs=above))
            lower.append(replace(cell, runs=below))
        return upper, lower

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        widths, heights, size = self._shape(width)
        total = sum(widths) + 2 * _PAD_X * len(widths)
        for number, (row, height) in enumerate(zip([self._head, *self._rows], heights, strict=True)):
            ground = _HEAD if number == 0 else SHADE if number % 2 == 0 else None
            if ground is not None:
                painter.fillRect(QRectF(x, y, total, height), ground)
            left = x
            for cell, wide in zip(row, widths, strict=True):
                if cell.fill is not None:
                    painter.fillRect(QRectF(left, y, wide + 2 * _PAD_X, height), cell.fill)
                lines = Lines(cell.runs, cell.style(size), wide)
                lines.paint(painter, left + _PAD_X, y + (height - lines.height) / 2)
                left += wide + 2 * _PAD_X
            y += height
            painter.setPen(QPen(GREY if number == 0 else LINE, mm(0.25 if number == 0 else 0.12)))
            painter.drawLine(QPointF(x, y), QPointF(x + total, y))


def _shared(wanted: list[float], least: list[float], room: float, full: bool) -> list[float]:
    """Columns get what they want; if that is too much, at least their longest word, and a share of the rest."""
    spare = room - sum(wanted)
    if spare >= 0:
        # Columns of texts take the spare room, columns of figures stay narrow.
        wide = [want if want > mm(14) else 0.0 for want in wanted]
        wide = wide if any(wide) else [1.0] * len(wanted)
        total = sum(wide)
        return [want + spare * part / total for want, part in zip(wanted, wide, strict=True)] if full else wanted
    rest = room - sum(least)
    if rest <= 0:  # not even the words fit: they are broken
        return [room * part / sum(least) for part in least]
    longing = [want - part for want, part in zip(wanted, least, strict=True)]
    return [part + rest * more / sum(longing) for part, more in zip(least, longing, strict=True)]
