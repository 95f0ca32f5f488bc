"""Overlays made of whole hexes: reach, candidates, targets, zones, viewshed. One item paints all hexes of one name.

Only straight lines with flat ends, dissolved areas and prepared texts are drawn: these are the fast ways of the raster
engine. A hundred dashed hexes cost about a millisecond this way, fifty as stroked paths.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import ceil, cos, pi, sin
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.engine.records import replace, value
from bk40qt.mapview.label_places import inside
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.overlay_ink import MIN_LETTER_PIXELS, Ink, Tone, line_pen
from bk40qt.mapview.overlay_signs import Icon, draw_icon, draw_plate, plate_rect

Hatch = Literal["none", "rising", "falling", "cross", "dots"]
Outline = Literal["none", "solid", "dashed", "double"]

LETTERS: Final = 26
_INSET: Final = 0.86  # outlines round single hexes lie inside, so that neighbours stay apart
_CHUNK: Final = 12  # hexes painted or left out together, in a square of so many
_FAR: Final = 0.16  # below this zoom hatches are noise: a stronger tint stands for them


@value
class HexStyle:
    """How a hex is marked. `area`: the outline goes round all hexes of this look together, not round each."""

    tone: Tone = "neutral"
    tint: float = 0.0
    hatch: Hatch = "none"
    outline: Outline = "none"
    width: float = 5.0
    area: bool = False
    icon: Icon = "none"
    label: str = ""
    second: str = ""  # a smaller second line
    low: bool = False  # letters on the lower edge, below the values of a counter


SELECTED: Final = HexStyle("select", 0.10, outline="solid", width=7)
CANDIDATE: Final = HexStyle("own", 0.06, outline="dashed", width=6)
REACH: Final = HexStyle("reach", 0.16, outline="solid", width=4, area=True)
TARGET: Final = HexStyle("target", icon="crosshair", low=True)
VEILED: Final = HexStyle("neutral", 0.50, area=True)
BLIND: Final = HexStyle("neutral", 0.34, hatch="cross", outline="solid", width=3, area=True)


def title_size(title: str) -> QSizeF:
    """The room that the title of an area takes on the map."""
    return plate_rect(title, LETTERS, QPointF()).size()


def zone(layout: HexLayout, hexes: Iterable[str], style: HexStyle, title: str, at: str = "") -> dict[str, HexStyle]:
    """An area with its title on a hex: `at`, or the one nearest to its middle."""
    members = list(hexes)
    if not members:
        return {}
    if at in members:
        return dict.fromkeys(members, style) | {at: replace(style, label=title)}
    centres = [layout.centre(layout.grid.index[name]) for name in members]
    x, y = (sum(c.x() for c in centres) / len(centres), sum(c.y() for c in centres) / len(centres))
    nearest = min(range(len(members)), key=lambda i: (centres[i].x() - x) ** 2 + (centres[i].y() - y) ** 2)
    found = dict.fromkeys(members, style)
    found[members[nearest]] = replace(style, label=title)
    return found


def viewshed(origin: str, blocked: Collection[str], blind: Collection[str]) -> dict[str, HexStyle]:
    """What is seen stays as it is, what is not is veiled, blind hexes are cross-hatched."""
    found = dict.fromkeys(blocked, VEILED) | dict.fromkeys(blind, BLIND)
    return found | {origin: SELECTED}


class _Chunk:
    """The lines and signs of a patch of hexes, painted or left out together."""

    def __init__(self) -> None:
        self.rect = QRectF()
        self.hatch = QPainterPath()
        self.outline = QPainterPath()
        self.signs: list[tuple[QPointF, HexStyle]] = []


class _Look:
    """All hexes of one style, their letters aside."""

    def __init__(self, style: HexStyle, layout: HexLayout, marked: dict[int, HexStyle]) -> None:
        self.style = style
        self.fill = layout.path(list(marked)) if style.tint else QPainterPath()
        self.chunks: dict[tuple[int, int], _Chunk] = {}
        # What is alike in every hex is made once and copied.
        corners = [layout.outline.at(i) for i in range(6)]
        hatch = _hatch(corners, style.hatch, layout.grid.top == "pointy")
        ring = QPainterPath() if style.area else _ring(corners, range(6), style)
        for h, own in marked.items():
            a, b = layout.grid.numbers(h)
            chunk = self.chunks.setdefault((a // _CHUNK, b // _CHUNK), _Chunk())
            centre = layout.centre(h)
            x, y = centre.x(), centre.y()
            chunk.rect |= QRectF(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
            if style.hatch != "none":
                chunk.hatch.addPath(hatch.translated(x, y))
            if style.area and style.outline != "none":
                open_sides = [d for d, beyond in enumerate(layout.grid.neighbours[h]) if beyond not in marked]
                if open_sides:
                    chunk.outline.addPath(_ring(corners, open_sides, style).translated(x, y))
            elif style.outline != "none":
                chunk.outline.addPath(ring.translated(x, y))
            if own.label or own.icon != "none":
                chunk.signs.append((centre, own))
            if own.label:
                chunk.rect |= inside(plate_rect(own.label, LETTERS, centre), layout.bounds)


def _ring(corners: list[QPointF], sides: Iterable[int], style: HexStyle) -> QPainterPath:
    """The outline of a hex around the origin, or some sides of it."""
    path = QPainterPath()
    inset = 1.0 if style.area else _INSET
    for side in sides:
        start, end = corners[side] * inset, corners[(side + 1) % 6] * inset
        _side(path, start, end, style.outline)
        if style.outline == "double":
            inner = 0.91 if style.area else 0.85  # clear of the corners of a counter
            _side(path, start * inner, end * inner, "solid")
    return path


def _side(path: QPainterPath, start: QPointF, end: QPointF, outline: Outline) -> None:
    along = end - start
    # Dashes meet at the corners, so that the shape stays a hex; a solid side reaches past its corner to close it.
    pieces = ((0.0, 0.32), (0.68, 1.0)) if outline == "dashed" else ((-0.02, 1.02),)
    for first, last in pieces:
        path.moveTo(start + along * first)
        path.lineTo(start + along * last)


def _hatch(corners: list[QPointF], hatch: Hatch, pointy: bool) -> QPainterPath:
    """The hatch of a hex around the origin."""
    path = QPainterPath()
    if hatch == "dots":
        for i in range(7):
            at = QPointF(cos(i * pi / 3), sin(i * pi / 3)) * 0.52 * RADIUS if i else QPointF()
            path.moveTo(at - QPointF(4, 0))
            path.lineTo(at + QPointF(4, 0))
    # Strokes parallel to hexsides: only these go on from hex to hex and yet are alike in each.
    slope, step = (3**-0.5, RADIUS / 4) if pointy else (3**0.5, RADIUS * 3**0.5 / 4)
    for kind, way in (("rising", 1.0), ("falling", -1.0)):
        if hatch in (kind, "cross"):
            _strokes(path, corners, way * slope, step)
    return path


def _strokes(path: QPainterPath, corners: list[QPointF], slope: float, step: float) -> None:
    """Lines y = k - slope * x over a hex, k in steps."""
    heights = [corner.y() + slope * corner.x() for corner in corners]
    k = (ceil(min(heights) / step) + 0.5) * step - step  # half a step off, so that none runs along a hexside
    while k < max(heights):
        ends: list[QPointF] = []
        for i in range(6):
            low, high = heights[i], heights[(i + 1) % 6]
            if min(low, high) <= k < max(low, high):
                ends.append(corners[i] + (corners[(i + 1) % 6] - corners[i]) * ((k - low) / (high - low)))
        if len(ends) == 2:
            path.moveTo(ends[0])
            path.lineTo(ends[1])
        k += step


class HexOverlayItem(QGraphicsItem):
    """Every hex of one overlay."""

    def __init__(self, layout: HexLayout, styles: Mapping[str, HexStyle], ink: Ink) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ink = ink
        self._map = layout.bounds
        grouped: dict[HexStyle, dict[int, HexStyle]] = {}
        for name, style in styles.items():
            grouped.setdefault(replace(style, label="", second=""), {})[layout.grid.index[name]] = style
        self._looks = [_Look(style, layout, marked) for style, marked in grouped.items()]
        bounds = QRectF()
        for look in self._looks:
            for chunk in look.chunks.values():
                bounds = bounds.united(chunk.rect)
        self._bounds = bounds.adjusted(-RADIUS, -RADIUS, RADIUS, RADIUS)  # titles may be wider than their hex

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        return QPainterPath()  # never under the mouse

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lod = option.levelOfDetailFromTransform(painter.worldTransform())
        exposed = option.exposedRect.adjusted(-RADIUS, -RADIUS, RADIUS, RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for look in self._looks:
            shown = [chunk for chunk in look.chunks.values() if chunk.rect.intersects(exposed)]
            if shown:
                self._paint_ground(painter, look, shown, lod)
        for look in self._looks:
            for chunk in look.chunks.values():
                if chunk.signs and chunk.rect.intersects(exposed):
                    for centre, style in chunk.signs:
                        self._paint_sign(painter, centre, style, lod)

    def _paint_ground(self, painter: QPainter, look: _Look, chunks: list[_Chunk], lod: float) -> None:
        style, ink = look.style, self._ink
        far = lod < _FAR
        if style.tint:
            tint = min(1.0, style.tint * (1.5 if far else 1.0))
            colour = QColor(ink.veil) if style.tone == "neutral" else ink.colour(style.tone)
            colour.setAlphaF(tint)
            painter.fillPath(look.fill, colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if style.hatch != "none" and not far:
            width = 8.0 if style.hatch == "dots" else 2.6
            painter.setPen(line_pen(ink.colour(style.tone, 0.75), width, lod))
            for chunk in chunks:
                painter.drawPath(chunk.hatch)
        if style.outline != "none":
            painter.setPen(line_pen(QColor(ink.casing), style.width, lod, extra=3.0))
            for chunk in chunks:
                painter.drawPath(chunk.outline)
            painter.setPen(line_pen(ink.colour(style.tone), style.width, lod))
            for chunk in chunks:
                painter.drawPath(chunk.outline)

    def _paint_sign(self, painter: QPainter, centre: QPointF, style: HexStyle, lod: float) -> None:
        if style.icon != "none":
            draw_icon(painter, style.icon, centre, self._ink, style.tone, lod)
        if not style.label or lod * LETTERS < MIN_LETTER_PIXELS:
            return
        at = centre + QPointF(0, 0.86 * RADIUS) if style.low else QPointF(centre)
        if style.second:
            at -= QPointF(0, 14)
            draw_plate(painter, style.second, LETTERS - 6, at + QPointF(0, 29), self._ink)
        whole = inside(plate_rect(style.label, LETTERS, at), self._map)
        draw_plate(painter, style.label, LETTERS, whole.center(), self._ink)
