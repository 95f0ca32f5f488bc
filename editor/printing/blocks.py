"""Blocks: what a page is made of. Each knows its height at a width, can be painted, and perhaps be divided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.printing.paper import mm
from editor.printing.text import BODY, INK, LINE, Lines, Runs, Style, draw_line, metrics, plain


class Block:
    """`above` is the space before it, left out at the top of a page; a block with `keep` stays with the next one."""

    above: float = mm(2.0)
    keep: bool = False

    def height(self, width: float) -> float:
        raise NotImplementedError

    def least(self, width: float) -> float:
        """The height of its smallest first part."""
        return self.height(width)

    def split(self, width: float, room: float) -> tuple[Block, Block] | None:
        """A first part that is no higher than `room`, and the rest; None if there is no such part."""
        return None

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        raise NotImplementedError


class Text(Block):
    """A paragraph; with a `mark`, an entry of a list."""

    def __init__(
        self, runs: Runs, style: Style = BODY, mark: str = "", above: float = 1.2, keep: bool = False
    ) -> None:
        self.above, self.keep = mm(above), keep
        self._runs, self._style, self._mark = runs, style, mark
        self._first, self._last = 0, -1
        self._broken: tuple[float, Lines] | None = None

    @property
    def _indent(self) -> float:
        return mm(self._style.size * (1.5 if len(self._mark) < 3 else 2.0)) if self._mark else 0.0

    def _lines(self, width: float) -> Lines:
        if self._broken is None or self._broken[0] != width:
            self._broken = width, Lines(self._runs, self._style, width - self._indent)
        return self._broken[1]

    def _end(self, lines: Lines) -> int:
        return lines.count if self._last < 0 else self._last

    def height(self, width: float) -> float:
        lines = self._lines(width)
        return lines.tops[self._end(lines)] - lines.tops[self._first]

    def least(self, width: float) -> float:
        lines = self._lines(width)
        end = self._end(lines)
        return lines.tops[min(end, self._first + 2) if end - self._first > 3 else end] - lines.tops[self._first]

    def split(self, width: float, room: float) -> tuple[Block, Block] | None:
        """Never a single line alone on a page."""
        lines = self._lines(width)
        end = self._end(lines)
        fitting = sum(lines.tops[n + 1] - lines.tops[self._first] <= room for n in range(self._first, end))
        cut = min(self._first + fitting, end - 2)
        if cut < self._first + 2:
            return None
        parts = []
        for first, last in ((self._first, cut), (cut, end)):
            part = Text(self._runs, self._style, self._mark)
            part._first, part._last, part._broken = first, last, self._broken
            parts.append(part)
        return parts[0], parts[1]

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        lines = self._lines(width)
        if self._mark and not self._first:
            baseline = y + metrics(self._style.size).ascent()
            draw_line(painter, x, baseline, self._mark, Style(self._style.size, colour=self._style.colour))
        lines.paint(painter, x + self._indent, y, self._first, self._end(lines))


class Heading(Block):
    keep = True
    _SIZES: Final = {1: 7.2, 2: 5.0, 3: 3.8}
    _ABOVE: Final = {1: 0.0, 2: 5.5, 3: 3.2}

    def __init__(self, text: str, level: int = 2) -> None:
        self._level = level
        self.above = mm(self._ABOVE[level])
        self._text = Text(plain(text), Style(self._SIZES[level], bold=True))

    def height(self, width: float) -> float:
        return self._text.height(width) + (mm(1.0) if self._level < 3 else 0.0)

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        self._text.paint(painter, x, y, width)
        if self._level < 3:
            bottom = y + self.height(width) - mm(0.4)
            painter.setPen(QPen(INK if self._level == 1 else LINE, mm(0.5 if self._level == 1 else 0.3)))
            painter.drawLine(QPointF(x, bottom), QPointF(x + width, bottom))


class Drawing(Block):
    """Something drawn into a box of a given height."""

    def __init__(
        self, height: float, draw: Callable[[QPainter, QRectF], None], above: float = 2.0, keep: bool = False
    ) -> None:
        self.above, self.keep = mm(above), keep
        self._height, self._draw = height, draw

    def height(self, width: float) -> float:
        return self._height

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        painter.save()
        self._draw(painter, QRectF(x, y, width, self._height))
        painter.restore()


class Badged(Block):
    """A picture with a text beside it: as high as both ask for. The text stands in the middle of the picture."""

    def __init__(
        self, size: tuple[float, float], draw: Callable[[QPainter, QRectF], None], text: Text, above: float = 2.0,
        keep: bool = False, ruled: bool = False,
    ) -> None:
        self.above, self.keep = mm(above), keep
        self._size, self._draw, self._text, self._ruled = (mm(size[0]), mm(size[1])), draw, text, ruled

    def _room(self, width: float) -> float:
        return width - self._size[0] - mm(2.5)

    def _inner(self, width: float) -> float:
        return max(self._size[1], self._text.height(self._room(width)))

    def height(self, width: float) -> float:
        return self._inner(width) + mm(1.6 if self._ruled else 0.0)

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        inner, room = self._inner(width), self._room(width)
        painter.save()
        self._draw(painter, QRectF(x, y + (inner - self._size[1]) / 2, *self._size))
        painter.restore()
        self._text.paint(painter, x + width - room, y + (inner - self._text.height(room)) / 2, room)
        if self._ruled:
            painter.setPen(QPen(INK, mm(0.5)))
            painter.drawLine(QPointF(x, y + inner + mm(1.2)), QPointF(x + width, y + inner + mm(1.2)))


class Beside(Block):
    """Two blocks side by side; the right one has a width of its own."""

    def __init__(self, left: Block, right: Block, right_width: float) -> None:
        self._left, self._right, self._right_width = left, right, right_width

    def _left_width(self, width: float) -> float:
        return width - self._right_width - mm(4)

    def height(self, width: float) -> float:
        return max(self._left.height(self._left_width(width)), self._right.height(self._right_width))

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        self._left.paint(painter, x, y, self._left_width(width))
        self._right.paint(painter, x + width - self._right_width, y, self._right_width)


class Item:
    """A picture with a caption under it."""

    def __init__(self, draw: Callable[[QPainter, QRectF], None], caption: Runs) -> None:
        self.draw, self.caption = draw, caption


_CAPTION: Final = Style(2.25, align=Qt.AlignmentFlag.AlignHCenter)


class Gallery(Block):
    """Pictures side by side, in as many rows as it takes."""

    def __init__(self, items: Sequence[Item], size: float = 14.0, cell: float = 20.6, above: float = 2.0) -> None:
        self.above = mm(above)
        self._items, self._size, self._cell = list(items), size, cell
        self._rows = lru_cache(maxsize=2)(self._broken_rows)

    def _columns(self, width: float) -> int:
        return max(1, int((width + 1) / mm(self._cell)))

    def _broken_rows(self, width: float) -> list[list[tuple[Item, Lines]]]:
        columns = self._columns(width)
        return [
            [(item, Lines(item.caption, _CAPTION, mm(self._cell - 1.2))) for item in self._items[at : at + columns]]
            for at in range(0, len(self._items), columns)
        ]

    def _heights(self, width: float) -> list[float]:
        captions = [max(lines.height for _, lines in row) for row in self._rows(width)]
        return [mm(self._size + 1.0) + caption + mm(1.8) for caption in captions]

    def height(self, width: float) -> float:
        return sum(self._heights(width)) - (mm(1.8) if self._items else 0.0)

    def least(self, width: float) -> float:
        return next(iter(self._heights(width)), 0.0)

    def split(self, width: float, room: float) -> tuple[Block, Block] | None:
        rows = taken = 0
        used = 0.0
        for height in self._heights(width):
            if used + height - mm(1.8) > room:
                break
            used, rows = used + height, rows + 1
        taken = rows * self._columns(width)
        if not taken or taken >= len(self._items):
            return None
        return tuple(  # type: ignore[return-value]
            Gallery(part, self._size, self._cell) for part in (self._items[:taken], self._items[taken:])
        )

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        cell, size = mm(self._cell), mm(self._size)
        for row, height in zip(self._rows(width), self._heights(width), strict=True):
            for number, (item, lines) in enumerate(row):
                left = x + number * cell
                painter.save()
                item.draw(painter, QRectF(left + (cell - size) / 2, y, size, size))
                painter.restore()
                lines.paint(painter, left + mm(0.6), y + size + mm(1.0))
            y += height


