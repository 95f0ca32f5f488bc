"""The ground along a line of sight, from the side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.codes import code_text
from bk40qt.engine.wording import retold

if TYPE_CHECKING:
    from bk40qt.engine.board import Board
    from bk40qt.engine.rules.blitz40.sight import SightAnswer

_OBSTACLE: Final = 0.55  # how high an obstacle is drawn, in levels


class Cell(NamedTuple):
    """A hex of the section. Two hexes side by side share one place if the line runs along their common side (R-30)."""

    hexes: tuple[str, ...]
    level: int
    terrain: str
    blocks: bool


def section(board: Board, answer: SightAnswer) -> list[Cell]:
    """The ground from one end to the other, as the line crosses it."""
    index = board.grid.index

    def cell(hexes: tuple[str, ...]) -> Cell:
        # Of two hexes beside the line the lower one counts, since both must block.
        lowest = min(hexes, key=lambda name: (board.level[index[name]], board.terrain[index[name]] != "clear"))
        return Cell(hexes, board.level[index[lowest]], board.terrain[index[lowest]], hexes == answer.blocking)

    return [cell((answer.a,)), *(cell(hexes) for hexes in answer.line if hexes), cell((answer.b,))]


class CrossSection(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: list[Cell] = []
        self.setMinimumHeight(110)

    def set_cells(self, cells: list[Cell]) -> None:
        self.cells = cells
        parts = [
            tr("{hex} level {level} {terrain}", hex="/".join(cell.hexes), level=cell.level,
               terrain=retold(code_text(cell.terrain), pattern))
            for cell in cells
        ]
        self.setAccessibleName(tr("Cross-section: {list}", list="; ".join(parts)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.cells:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, palette = self.fontMetrics(), self.palette()
        floor = self.height() - metrics.height() - 4.0
        top = max(cell.level for cell in self.cells) + 1.2
        low = min(cell.level for cell in self.cells) - 0.5
        width = self.width() / len(self.cells)

        def height(level: float) -> float:
            return floor - (level - low) / (top - low) * (floor - 8)

        for place, cell in enumerate(self.cells):
            left = place * width
            ground = QRectF(left, height(cell.level), width, floor - height(cell.level))
            painter.fillRect(ground, palette.mid())
            if cell.terrain != "clear":
                brush = Qt.BrushStyle.Dense4Pattern if cell.terrain == "village" else Qt.BrushStyle.BDiagPattern
                painter.setPen(palette.windowText().color())
                painter.setBrush(brush)
                painter.drawRect(QRectF(left + 2, height(cell.level + _OBSTACLE), width - 4,
                                        height(cell.level) - height(cell.level + _OBSTACLE)))
            if cell.blocks:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.brightText().color(), 3))
                painter.drawRect(QRectF(left + 1, height(cell.level + _OBSTACLE) - 3, width - 2,
                                        floor - height(cell.level + _OBSTACLE) + 2))
            painter.setPen(palette.windowText().color())
            text = metrics.elidedText("/".join(cell.hexes), Qt.TextElideMode.ElideRight, int(width))
            painter.drawText(QRectF(left, floor + 2, width, metrics.height()), Qt.AlignmentFlag.AlignCenter, text)
            painter.drawText(QRectF(left, ground.top() + 2, width, metrics.height()), Qt.AlignmentFlag.AlignCenter,
                             str(cell.level))
        first, last = self.cells[0], self.cells[-1]
        line = QPolygonF([QPointF(width / 2, height(first.level + 0.3)),
                          QPointF(self.width() - width / 2, height(last.level + 0.3))])
        clear = not any(cell.blocks for cell in self.cells)
        style = Qt.PenStyle.SolidLine if clear else Qt.PenStyle.DashLine
        painter.setPen(QPen(palette.highlight().color() if clear else palette.brightText().color(), 2.5, style))
        painter.drawPolyline(line)
        painter.end()
