"""Blocks on pages: one after the other, none cut, no heading left alone; and the head and foot of every page."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.printing.blocks import Block
from editor.printing.paper import PageSetup, mm
from editor.printing.printout import PaintPage
from editor.printing.text import GREY, LINE, Style, draw_line, fitted

MARGIN: Final = 12.0  # mm
_HEAD: Final = 8.0
_FOOT: Final = 7.0
_GUTTER: Final = 6.0
_CLOSER: Final = (0.75, 0.5)  # of the space between blocks
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_SMALL: Final = Style(2.7, colour=GREY)


@dataclass(frozen=True, slots=True)
class Placed:
    block: Block
    x: float
    y: float
    width: float

    def paint(self, painter: QPainter) -> None:
        self.block.paint(painter, self.x, self.y, self.width)

    @property
    def box(self) -> QRectF:
        return QRectF(self.x, self.y, self.width, self.block.height(self.width))


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks that begin on a page of their own; `name` stands in the head of its pages."""

    name: str
    blocks: Sequence[Block]
    columns: int = 1


def body(setup: PageSetup) -> QRectF:
    """Where blocks lie."""
    return setup.inner(MARGIN).adjusted(0, mm(_HEAD), 0, -mm(_FOOT))


def _frames(setup: PageSetup, columns: int) -> list[QRectF]:
    inner = body(setup)
    width = (inner.width() - (columns - 1) * mm(_GUTTER)) / columns
    return [QRectF(inner.x() + n * (width + mm(_GUTTER)), inner.y(), width, inner.height()) for n in range(columns)]


def place(section: Section, setup: PageSetup) -> list[list[Placed]]:
    """The blocks of a section on its pages; closer to one another where that saves a page."""
    pages = _placed(section, setup, 1.0)
    for air in _CLOSER if len(pages) > 1 else ():
        closer = _placed(section, setup, air)
        if len(closer) < len(pages):
            return closer
    return pages


def _placed(section: Section, setup: PageSetup, air: float) -> list[list[Placed]]:
    """With that part of the space between blocks."""
    frames = _frames(setup, section.columns)
    columns: list[list[Placed]] = [[]]
    waiting = deque(section.blocks)
    y = frames[0].top()
    while waiting:
        frame, here = frames[(len(columns) - 1) % len(frames)], columns[-1]
        block = waiting.popleft()
        top = y + block.above * air if here else frame.top()
        room = frame.bottom() - top
        if not here or _fits(block, waiting, frame.width(), room, air):
            # What is higher than a whole page is divided; what cannot be, is at least there.
            parts = block.split(frame.width(), room) if block.height(frame.width()) > room else None
            if parts is not None:
                block = parts[0]
                waiting.appendleft(parts[1])
        elif not block.keep and (parts := block.split(frame.width(), room)) is not None:
            block = parts[0]
            waiting.appendleft(parts[1])
        else:
            waiting.appendleft(block)
            columns.append([])
            continue
        here.append(Placed(block, frame.x(), top, frame.width()))
        y = top + block.height(frame.width())
    per_page = section.columns
    return [list(chain.from_iterable(columns[at : at + per_page])) for at in range(0, len(columns), per_page)]


def _fits(block: Block, following: deque[Block], width: float, room: float, air: float) -> bool:
    """Whether the block fits, with the beginning of what it must not be parted from."""
    needed = block.height(width)
    for after in following:
        if not block.keep:
            break
        needed += after.above * air + (after.height(width) if after.keep else after.least(width))
        block = after
    return needed <= room


def laid_out(sections: Sequence[Section], setup: PageSetup, title: str, foot: str) -> list[PaintPage]:
    """All pages with head, foot and numbers."""
    placed = [(section.name, page) for section in sections for page in place(section, setup)]
    return [
        _page(setup, page, (title, name), (foot, f"{number} / {len(placed)}"))
        for number, (name, page) in enumerate(placed, start=1)
    ]


def _page(setup: PageSetup, blocks: list[Placed], head: tuple[str, str], foot: tuple[str, str]) -> PaintPage:
    def paint(painter: QPainter) -> None:
        paint_frame(painter, setup, head, foot)
        for one in blocks:
            one.paint(painter)

    return paint


def paint_frame(painter: QPainter, setup: PageSetup, head: tuple[str, str], foot: tuple[str, str]) -> None:
    """Head and foot, each with a text on the left and one on the right."""
    inner = setup.inner(MARGIN)
    for (left, right), baseline, line in (
        (head, inner.top() + mm(2.6), inner.top() + mm(4.2)),
        (foot, inner.bottom(), inner.bottom() - mm(3.6)),
    ):
        draw_line(painter, inner.left(), baseline, fitted(left, _SMALL, inner.width() * 0.62), _SMALL)
        ends = fitted(right, _SMALL, inner.width() * 0.36)
        draw_line(painter, inner.right(), baseline, ends, Style(2.7, bold=True, colour=GREY, align=_RIGHT))
        painter.setPen(QPen(LINE, mm(0.2)))
        painter.drawLine(QPointF(inner.left(), line), QPointF(inner.right(), line))


