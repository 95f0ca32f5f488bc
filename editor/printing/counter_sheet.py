"""All counters and markers at true size, to be printed on both sides and cut out.

Fronts and backs follow one another. A back lies mirrored as the printer turns the paper over: along its long edge, left
and right on upright paper, top and bottom on paper that lies across; along its short edge the other way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bk40qt.desktop.i18n import number, tr
from bk40qt.engine.rules.blitz40.scenario import Scenario
from editor.printing import pieces
from editor.printing.battle import Battle
from editor.printing.paper import PRINTABLE, PageSetup, mm
from editor.printing.pieces import Draw, Piece
from editor.printing.printout import PaintPage
from editor.printing.text import GREY, INK, Style, draw_line

SIZE: Final = 15.0  # mm
_GAP: Final = 2.0  # between two counters: room for a cut that is not quite right
_BLEED: Final = 0.8
_MARGIN: Final = 14.0


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece and where its front lies on the paper."""

    piece: Piece
    box: QRectF


class Grid:
    """Places for pieces, in the middle of the paper: fronts and backs must meet."""

    def __init__(self, setup: PageSetup, size: float, short_edge: bool = False) -> None:
        room = setup.inner(_MARGIN)
        self._setup, self._upside_down = setup, setup.landscape != short_edge
        self.size, self.step = mm(size), mm(size + _GAP)
        self.columns = max(1, int((room.width() + mm(_GAP)) / self.step))
        self.rows = max(1, int((room.height() + mm(_GAP)) / self.step))
        width, height = self.columns * self.step - mm(_GAP), self.rows * self.step - mm(_GAP)
        self.area = QRectF((setup.width - width) / 2, (setup.height - height) / 2, width, height)

    def box(self, column: int, row: int) -> QRectF:
        return QRectF(
            self.area.x() + column * self.step, self.area.y() + row * self.step, self.size, self.size
        )

    def turned(self, box: QRectF) -> QRectF:
        """Where the back of a piece lies."""
        turned = QRectF(box)
        if self._upside_down:
            turned.moveTop(self._setup.height - box.bottom())
        else:
            turned.moveLeft(self._setup.width - box.right())
        return turned


class CounterSheet:
    def __init__(self, scenario: Scenario, size: float = SIZE, short_edge: bool = False) -> None:
        self._battle = Battle(scenario)
        self._size, self._short_edge = size, short_edge
        self.title = tr("{scenario}: counters", scenario=self._battle.title)

    def groups(self) -> list[list[Piece]]:
        """Counters of each side, then markers; each group begins a new row."""
        sides = [info.side for info in self._battle.scenario.sides]
        found = [list(pieces.counters(self._battle, side)) for side in sides]
        found += [list(pieces.chits(self._battle, side)) for side in sides]
        found += [list(pieces.states(self._battle)), list(pieces.works(self._battle))]
        return [group for group in found if group]

    def laid(self, setup: PageSetup) -> list[list[Laid]]:
        """The pieces of each sheet of paper."""
        grid = Grid(setup, self._size)
        sheets: list[list[Laid]] = []
        at = grid.columns * grid.rows  # as if a sheet were full
        for group in self.groups():
            at = -(-at // grid.columns) * grid.columns
            for piece in group:
                if at >= grid.columns * grid.rows:
                    sheets.append([])
                    at = 0
                row, column = divmod(at, grid.columns)
                sheets[-1].append(Laid(piece, grid.box(column, row)))
                at += 1
        return sheets

    def pages(self, setup: PageSetup) -> list[PaintPage]:
        grid = Grid(setup, self._size, self._short_edge)
        sheets = self.laid(setup)
        found: list[PaintPage] = []
        for at, sheet in enumerate(sheets, start=1):
            place = f"{at} / {len(sheets)}"
            size = number(self._size, 0 if self._size == round(self._size) else 1)
            front = tr("Sheet {number}, front: counters of {size} mm", number=place, size=size)
            back = tr("Sheet {number}, back: print on both sides, turned along the long edge", number=place)
            if self._short_edge:
                back = tr("Sheet {number}, back: print on both sides, turned along the short edge", number=place)
            fronts = [(one.box, one.piece.front, one.piece.ground, one.piece.round) for one in sheet]
            backs = [
                (grid.turned(one.box), one.piece.back, one.piece.back_ground, one.piece.round) for one in sheet
            ]
            found.append(self._page(setup, fronts, front, f"{2 * at - 1} / {2 * len(sheets)}"))
            found.append(self._page(setup, backs, back, f"{2 * at} / {2 * len(sheets)}"))
        return found

    def _page(self, setup: PageSetup, faces: Sequence[_Face], text: str, count: str) -> PaintPage:
        def paint(painter: QPainter) -> None:
            for box, _, ground, _ in faces:
                bleed = mm(_BLEED)
                painter.fillRect(box.adjusted(-bleed, -bleed, bleed, bleed), ground)
            for box, draw, _, corner in faces:
                _paint_piece(painter, box, draw, corner)
            _paint_cut_marks(painter, [box for box, *_ in faces])
            baseline = mm(PRINTABLE + 2.6)
            draw_line(painter, mm(_MARGIN), baseline, f"{self.title}  ·  {text}", Style(2.4, colour=GREY))
            right = Style(2.4, colour=GREY, align=Qt.AlignmentFlag.AlignRight)
            draw_line(painter, setup.width - mm(_MARGIN), baseline, count, right)

        return paint


_Face = tuple[QRectF, Draw, QColor, float]  # where, what, on what ground, radius of the corners


def _paint_piece(painter: QPainter, box: QRectF, draw: Draw, corner: float) -> None:
    """Within its outline: the shadow that a counter throws on the screen has no place on paper."""
    outline = QPainterPath()
    outline.addRoundedRect(box, box.width() * corner, box.width() * corner)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    draw(painter, box)
    painter.restore()


def _paint_cut_marks(painter: QPainter, boxes: Iterable[QRectF]) -> None:
    """In the margins, in line with the edges of the pieces."""
    found = list(boxes)
    left, right = min(box.left() for box in found), max(box.right() for box in found)
    top, bottom = min(box.top() for box in found), max(box.bottom() for box in found)
    away, long = mm(1.4), mm(3.0)
    painter.setPen(QPen(INK, mm(0.12)))
    for x in sorted({x for box in found for x in (box.left(), box.right())}):
        painter.drawLine(QPointF(x, top - away), QPointF(x, top - away - long))
        painter.drawLine(QPointF(x, bottom + away), QPointF(x, bottom + away + long))
    for y in sorted({y for box in found for y in (box.top(), box.bottom())}):
        painter.drawLine(QPointF(left - away, y), QPointF(left - away - long, y))
        painter.drawLine(QPointF(right + away, y), QPointF(right + away + long, y))
