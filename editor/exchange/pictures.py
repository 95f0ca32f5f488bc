"""The map as a picture: PNG or SVG at a chosen scale, with or without hex numbers and set-up zones."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from bk40qt.engine.rules.blitz40.scenario import Scenario, Zone
from bk40qt.engine.wording import say
from bk40qt.mapview.board_art import BoardArt
from bk40qt.mapview.counter_text import draw_text, letters
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.style import LIGHT, MapStyle
from editor.exchange.common import ExchangeError, Progress, nobody, write_whole
from editor.exchange.svg import SvgPainter, svg
from editor.exchange.tiled_tiles import png

MAX_PIXELS: Final = 100_000_000  # 400 MB of memory
MAX_SIDE: Final = 32_000  # of a picture; QPainter ends there
MAX_SVG_HEXES: Final = 6_000  # a detailed hex is about 10 kB of SVG
_PITCH: Final = RADIUS * sqrt(3)  # scene units from one hex to the next
_BAND: Final = 512  # pixels painted between two reports of progress
_LABEL: Final = 30.0
_HUES: Final = {"german": "#a3201c", "french": "#1d3fb8", "": "#5b5b5b"}


@dataclass(frozen=True, slots=True)
class Scale:
    """`pixels` from the centre of a hex to that of the next one, of which an inch has `dpi`."""

    pixels: float
    dpi: float = 96.0

    @classmethod
    def of_mm(cls, mm: float, dpi: float = 300.0) -> Scale:
        """So that neighbouring hexes are `mm` millimetres apart on paper."""
        return cls(mm / 25.4 * dpi, dpi)


@dataclass(frozen=True, slots=True)
class Look:
    numbers: bool = True
    zones: bool = False
    style: MapStyle = LIGHT


def fitting_size(width: float, height: float, scale: Scale) -> QSize:
    """The size of a picture in whole pixels; ExchangeError if scale or size are out of range."""
    if not (1 <= scale.pixels <= 2000 and 10 <= scale.dpi <= 2400):
        raise ExchangeError(say("This scale is out of range"))
    columns, rows = ceil(width), ceil(height)
    if columns * rows > MAX_PIXELS or max(columns, rows) > MAX_SIDE:
        size = f"{columns} × {rows}"
        raise ExchangeError(say("The picture would have {size} pixels; choose a smaller scale", size=size))
    return QSize(columns, rows)


def blank_image(size: QSize, scale: Scale, paper: QColor) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise ExchangeError(say("There is not enough memory for the picture; choose a smaller scale"))
    image.fill(paper)
    for which in (image.setDotsPerMeterX, image.setDotsPerMeterY):
        which(round(scale.dpi / 0.0254))
    return image


def write_map(
    path: Path, scenario: Scenario, scale: Scale, look: Look | None = None, progress: Progress = nobody
) -> None:
    """A PNG or an SVG, as the name says."""
    look = look or Look()
    if path.suffix.lower() == ".svg":
        write_whole(path, map_svg(scenario, scale, look, progress))
    else:
        write_whole(path, png(map_image(scenario, scale, look, progress)))


class _Map:
    """One map to be painted at a scale."""

    def __init__(self, scenario: Scenario, scale: Scale, look: Look) -> None:
        self.scenario, self.look = scenario, look
        self.layout = HexLayout(scenario.board.grid)
        self.art = BoardArt(scenario.board, self.layout, look.style)
        self.factor = scale.pixels / _PITCH
        bounds = self.art.bounds
        self.size = fitting_size(bounds.width() * self.factor, bounds.height() * self.factor, scale)

    def place(self, painter: QPainter) -> None:
        painter.scale(self.factor, self.factor)
        painter.translate(-self.art.bounds.topLeft())

    def paint(self, painter: QPainter, part: QRectF) -> None:
        self.art.paint(painter, part, self.factor, self.look.numbers)

    def paint_above(self, painter: QPainter) -> None:
        if self.look.zones:
            paint_zones(painter, self.scenario, self.layout)


def map_image(scenario: Scenario, scale: Scale, look: Look, progress: Progress = nobody) -> QImage:
    chart = _Map(scenario, scale, look)
    image = blank_image(chart.size, scale, QColor(look.style.paper))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for top in range(0, chart.size.height(), _BAND):
            painter.save()
            band = QRectF(0, top, chart.size.width(), _BAND)
            painter.setClipRect(band)
            chart.place(painter)
            inverse, _ = painter.worldTransform().inverted()
            chart.paint(painter, inverse.mapRect(band))
            chart.paint_above(painter)
            painter.restore()
            progress(min(1.0, (top + _BAND) / chart.size.height()))
    finally:
        painter.end()  # also when somebody cancels
    return image


def map_svg(scenario: Scenario, scale: Scale, look: Look, progress: Progress = nobody) -> bytes:
    chart = _Map(scenario, scale, look)
    if scenario.board.grid.n > MAX_SVG_HEXES:
        raise ExchangeError(
            say("A map of more than {limit} hexes is too large for an SVG; export it as PNG", limit=MAX_SVG_HEXES)
        )

    def paint(painter: SvgPainter) -> None:
        painter.fillRect(QRectF(QPointF(0, 0), QSizeF(chart.size)), look.style.paper)
        chart.place(painter)
        bounds, inner = chart.art.bounds, chart.layout.bounds
        with painter.unclipped():
            chart.paint(painter, bounds)
            progress(0.5)
            # The ground runs on into the margin: paper, and the frame once more, cover it.
            over = 4 / chart.factor  # the last pixels lie half outside
            left, top = bounds.left() - over, bounds.top() - over
            right, bottom = bounds.right() + over, bounds.bottom() + over
            for margin in (
                QRectF(QPointF(left, top), QPointF(right, inner.top())),
                QRectF(QPointF(left, inner.bottom()), QPointF(right, bottom)),
                QRectF(QPointF(left, top), QPointF(inner.left(), bottom)),
                QRectF(QPointF(inner.right(), top), QPointF(right, bottom)),
            ):
                chart.paint(painter, margin)
        chart.paint_above(painter)
        progress(0.8)

    content = svg(QSizeF(chart.size), scale.dpi, scenario.title, paint)
    progress(1.0)
    return content


# ------------------------------------------------------------------------------------------------------------- zones


def paint_zones(painter: QPainter, scenario: Scenario, layout: HexLayout) -> None:
    """Every zone with its outline and id, whoever uses it; also those of a scenario with faults."""
    sides = _users(scenario)
    zones = sorted((zone for zone in scenario.zones if zone.hexes), key=lambda zone: -len(zone.hexes))
    for zone in zones:
        _paint_area(painter, layout, zone, QColor(_HUES[sides.get(zone.id, "")]))
    taken: list[QRectF] = []
    for zone in reversed(zones):
        taken.append(_paint_label(painter, layout, zone, QColor(_HUES[sides.get(zone.id, "")]), taken))


def _users(scenario: Scenario) -> dict[str, str]:
    """Zone -> side."""
    formations = {formation.id: formation.side for formation in scenario.formations}
    found = {entry.zone: formations.get(entry.formation, "") for entry in scenario.entries}
    for stage in scenario.setup:
        found.update({zone: stage.side for _, zone in stage.formations})
        found.update({work.zone: stage.side for work in (stage.entrenchments, stage.minefields) if work})
    return found


def _known(layout: HexLayout, zone: Zone) -> list[int]:
    return [layout.grid.index[name] for name in zone.hexes if name in layout.grid.index]


def _paint_area(painter: QPainter, layout: HexLayout, zone: Zone, colour: QColor) -> None:
    """A tint, and an edge that stays inside, so that zones side by side both show theirs."""
    area = layout.path(_known(layout, zone))
    tint = QColor(colour)
    tint.setAlpha(28)
    painter.save()
    painter.fillPath(area, tint)
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    pen = QPen(colour, 11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(area, pen)
    painter.restore()


def _paint_label(painter: QPainter, layout: HexLayout, zone: Zone, colour: QColor, taken: list[QRectF]) -> QRectF:
    """The id in the hex of the zone that is nearest to its middle and free of other labels."""
    centres = [layout.centre(h) for h in _known(layout, zone)]
    middle = QPointF(sum(c.x() for c in centres) / len(centres), sum(c.y() for c in centres) / len(centres))
    width = min(letters(zone.id)[1] * _LABEL * 0.6, 3 * RADIUS) + 20

    def box(at: QPointF) -> QRectF:
        return QRectF(at.x() - width / 2, at.y() - _LABEL / 2, width, _LABEL)

    def cost(at: QPointF) -> float:
        away = at - middle
        return 1e9 * sum(box(at).intersects(other) for other in taken) + QPointF.dotProduct(away, away)

    found = box(min(centres, key=cost))
    painter.save()
    painter.setPen(QPen(colour, 3))
    painter.setBrush(QColor("#f2ffffff"))
    painter.drawRoundedRect(found, 8, 8)
    draw_text(painter, found.adjusted(6, _LABEL * 0.2, -6, -_LABEL * 0.2), zone.id, colour)
    painter.restore()
    return found
