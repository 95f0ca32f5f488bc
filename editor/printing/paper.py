"""Paper sizes and the units of the printed page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

UNITS_PER_INCH: Final = 2540  # one unit is 0.01 mm
PRINTABLE: Final = 5.0  # mm from the edge of the paper that every printer can reach
PAPERS: Final = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}  # mm
_QT: Final = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


def mm(length: float) -> float:
    """Millimetres in units of the page."""
    return length * 100.0


@dataclass(frozen=True, slots=True)
class PageSetup:
    paper: str = "A4"
    landscape: bool = False

    @property
    def width(self) -> float:
        return mm(PAPERS[self.paper][self.landscape])

    @property
    def height(self) -> float:
        return mm(PAPERS[self.paper][not self.landscape])

    @property
    def sheet(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def inner(self, margin: float) -> QRectF:
        """The page without a margin in millimetres."""
        return self.sheet.adjusted(mm(margin), mm(margin), -mm(margin), -mm(margin))

    def layout(self) -> QPageLayout:
        """Without margins: every sheet keeps its own."""
        way = QPageLayout.Orientation.Landscape if self.landscape else QPageLayout.Orientation.Portrait
        return QPageLayout(QPageSize(_QT[self.paper]), way, QMarginsF())

    def pixels(self, dpi: float) -> QSizeF:
        return QSizeF(self.width * dpi / UNITS_PER_INCH, self.height * dpi / UNITS_PER_INCH)
