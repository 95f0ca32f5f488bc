"""All counters of a scenario as one picture: front and reduced side of each, by formation, with captions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.rules.blitz40.scenario import Counter, Formation, Scenario
from bk40qt.engine.rules.blitz40.tables import load_tables
from bk40qt.mapview.counter_art import LIGHT, paint_counter
from bk40qt.mapview.counter_text import draw_text, letters
from bk40qt.mapview.faces import FULL_STEPS, printed_face, side_name
from editor.exchange.common import Progress, nobody, write_whole
from editor.exchange.pictures import Scale, blank_image, fitting_size
from editor.exchange.svg import svg
from editor.exchange.tiled_tiles import png

PER_ROW: Final = 6
# Everything is laid out for counters of 100 units.
_MARGIN: Final = 40.0
_GAP: Final = 14.0  # between the two sides of a counter
_CELL: Final = QSizeF(100 + _GAP + 100 + 34, 100 + 48)
_HEAD: Final = 46.0
_TITLE: Final = 70.0
_PAPER: Final = QColor("#f6f1e2")
_CLOSEST: Final = 0.75  # letters pressed to three quarters of their width can still be read
_GREY: Final = QColor("#6b665c")


@dataclass(frozen=True, slots=True)
class _Group:
    formation: Formation
    counters: tuple[Counter, ...]
    top: float

    @property
    def height(self) -> float:
        return _HEAD + -(-len(self.counters) // PER_ROW) * _CELL.height() + 16


class CounterPicture:
    """The layout. `size` is in units of which a counter has 100."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._tables = load_tables()
        self.groups: list[_Group] = []
        top = _MARGIN + _TITLE
        for info in scenario.sides:
            for formation in scenario.formations:
                members = tuple(one for one in scenario.counters if one.formation == formation.id)
                if formation.side == info.side and members:
                    self.groups.append(_Group(formation, members, top))
                    top += self.groups[-1].height
        self.size = QSizeF(2 * _MARGIN + PER_ROW * _CELL.width() - 34, top + _MARGIN / 2)

    def paint(self, painter: QPainter, progress: Progress = nobody) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), _PAPER)
        left = Qt.AlignmentFlag.AlignLeft
        width = self.size.width() - 2 * _MARGIN
        draw_text(painter, QRectF(_MARGIN, _MARGIN, width, 26), pattern(self._scenario.title), LIGHT.ink, left)
        for number, group in enumerate(self.groups):
            self._paint_group(painter, group)
            progress((number + 1) / len(self.groups))

    def _paint_group(self, painter: QPainter, group: _Group) -> None:
        formation = group.formation
        left = Qt.AlignmentFlag.AlignLeft
        painter.save()
        painter.setPen(QPen(LIGHT.ink, 1.2))
        painter.setBrush(QColor(formation.colour))
        painter.drawRect(QRectF(_MARGIN, group.top + 8, 22, 22))
        painter.restore()
        told = (formation.name, formation.division, side_name(formation.side))
        words = " · ".join(text for text in told if text)
        width = self.size.width() - 2 * _MARGIN - 32
        draw_text(painter, QRectF(_MARGIN + 32, group.top + 11, width, 15), words, LIGHT.ink, left)
        for number, counter in enumerate(group.counters):
            row, column = divmod(number, PER_ROW)
            x, y = _MARGIN + column * _CELL.width(), group.top + _HEAD + row * _CELL.height()
            self._paint_counter(painter, counter, formation, x, y)

    def _paint_counter(self, painter: QPainter, counter: Counter, formation: Formation, x: float, y: float) -> None:
        """An HQ has one side only (1.2)."""
        sides = (1,) if counter.type == "hq" else (FULL_STEPS, FULL_STEPS - 1)
        for number, steps in enumerate(sides):
            face = printed_face(counter, formation, self._tables, steps)
            paint_counter(painter, QRectF(x + number * (100 + _GAP), y, 100, 100), face)
        width = 200 + _GAP
        left = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, QRectF(x, y + 110, width, 9), counter.name, LIGHT.ink, left)
        second = [counter.model] if counter.model and counter.type != "hq" else []
        if counter.arrival:
            second.insert(0, tr("turn {turn}", turn=counter.arrival))
        draw_text(painter, QRectF(x, y + 125, width, 7.5), _fitting(" · ".join(second), width / 7.5), _GREY, left)


def _fitting(text: str, width: float) -> str:
    """The text, cut at a blank where it would have to be pressed too close; `width` in heights of a capital."""
    words = text.split(" ")
    while len(words) > 1 and letters(text)[1] * _CLOSEST > width:
        words.pop()
        text = " ".join(words).rstrip(",·(") + " …"
    return text


def write_counters(path: Path, scenario: Scenario, scale: Scale, progress: Progress = nobody) -> None:
    """A PNG or an SVG, as the name says; `scale.pixels` is the side of a counter."""
    sheet = CounterPicture(scenario)
    factor = scale.pixels / 100
    size = fitting_size(sheet.size.width() * factor, sheet.size.height() * factor, scale)

    def paint(painter: QPainter) -> None:
        painter.scale(factor, factor)
        sheet.paint(painter, progress)

    if path.suffix.lower() == ".svg":
        write_whole(path, svg(QSizeF(size), scale.dpi, scenario.title, paint))
        return
    image = blank_image(size, scale, _PAPER)
    painter = QPainter(image)
    try:
        paint(painter)
    finally:
        painter.end()
    write_whole(path, png(image))
