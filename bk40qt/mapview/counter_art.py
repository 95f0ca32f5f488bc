"""Counters, drawn as vectors: side colour, formation band, unit symbol, the printed values, and states as a layer that
leaves the values free.

A counter is laid out in a square of 100 x 100. Three drawings share it, by the size on the screen: LARGE with names,
MIDDLE with larger badges for half zoom, and SMALL with symbol, band and the gravest state only.
"""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from bk40qt.engine.records import value
from bk40qt.mapview.badges import AMBER, BADGE_ORDER, BLACK, MORE, RED, VIOLET, WHITE, paint_badge, paint_neutralized
from bk40qt.mapview.counter_text import draw_text
from bk40qt.mapview.faces import CounterFace
from bk40qt.mapview.symbols import paint_symbol, reduced_mark, size_mark, symbol_of

if TYPE_CHECKING:
    from PySide6.QtGui import QLinearGradient

MIDDLE_FROM: Final = 24.0  # pixels
LARGE_FROM: Final = 60.0
_LABEL_FROM: Final = 70.0  # below this the name of the company is dust
MARGIN: Final = 0.09  # room for shadow and ring around the counter, as a part of its side

_RADIUS: Final = 7.0
_BODY: Final = QRectF(0, 0, 100, 100)
VALUES: Final = QRectF(2, 75, 96, 23)  # no state is ever drawn here


@value
class CounterStyle:
    """Colours of the counters. The same hues in both themes: a counter is a thing, not a part of the window."""

    german: QColor
    french: QColor
    ink: QColor
    paper: QColor  # inside of the symbol, white stripe
    ring: QColor

    def ground(self, side: str) -> QColor:
        return self.german if side == "german" else self.french


LIGHT: Final = CounterStyle(
    QColor("#a3ad98"), QColor("#92b4dc"), QColor("#14171a"), QColor("#fbf7ea"), QColor("#ffd54a")
)
DARK: Final = CounterStyle(
    QColor("#929c88"), QColor("#83a3c9"), QColor("#101214"), QColor("#e8e4d8"), QColor("#ffcf40")
)
STYLES: Final = {"light": LIGHT, "dark": DARK}

# The gravest state as a colour, where there is room for nothing else.
_STATE_COLOURS: Final = (
    ("neutralized", RED),
    ("demoralized", BLACK),
    ("out_of_command", VIOLET),
    ("fatigued", AMBER),
)


def paint_counter(
    painter: QPainter,
    rect: QRectF,
    face: CounterFace,
    selected: bool = False,
    dimmed: bool = False,
    hovered: bool = False,
    style: CounterStyle = LIGHT,
) -> None:
    """Draw the counter into `rect`; shadow and ring reach out of it by MARGIN."""
    pixels = rect.width() * abs(painter.worldTransform().m11())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    _Art(painter, face, style, 100 / max(pixels, 1.0)).paint(pixels, dimmed)
    if selected or hovered:
        _ring(painter, style, selected, 100 / max(pixels, 1.0))
    painter.restore()


def paint_blank(painter: QPainter, rect: QRectF, face: CounterFace, style: CounterStyle) -> None:
    """The bare cardboard of a counter, for a moment: quick."""
    painter.fillRect(rect, style.ink)
    edge = 0.015 * rect.width()
    painter.fillRect(rect.adjusted(edge, edge, -edge, -edge), style.ground(face.side))


def _ring(painter: QPainter, style: CounterStyle, selected: bool, pixel: float) -> None:
    """A bright ring in a dark casing: seen on every ground, whatever its colour."""
    width = max(4.2, 2 * pixel) if selected else max(2.4, 1.2 * pixel)
    box = _BODY.adjusted(-width * 0.5, -width * 0.5, width * 0.5, width * 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(style.ink, width + max(2.4, 1.4 * pixel)))
    painter.drawRoundedRect(box, _RADIUS + 2, _RADIUS + 2)
    painter.setPen(QPen(style.ring if selected else style.paper, width))
    painter.drawRoundedRect(box, _RADIUS + 2, _RADIUS + 2)


class _Art:
    """One drawing of one face. `pixel` is the size of a screen pixel in units of the counter."""

    def __init__(self, painter: QPainter, face: CounterFace, style: CounterStyle, pixel: float) -> None:
        self.painter = painter
        self.face = face
        self.style = style
        self.pixel = pixel
        self.ground = style.ground(face.side)
        if face.reduced:
            self.ground = _mixed(self.ground, style.paper, 0.62)

    def paint(self, pixels: float, dimmed: bool) -> None:
        self._body()
        if pixels < MIDDLE_FROM:
            self._small()
        else:
            large = pixels >= LARGE_FROM
            self._band(15.0, named=large)
            self._symbol(large)
            if pixels >= _LABEL_FROM:
                self._label()
            self._values(large)
            self._veils()
            self._states(large)
        self._edge()
        if dimmed:
            veil = QPainterPath()
            veil.addRoundedRect(_BODY, _RADIUS, _RADIUS)
            self.painter.fillPath(veil, QColor(70, 72, 74, 150))

    # -- the printed counter -------------------------------------------------------------------------------------------

    def _body(self) -> None:
        painter = self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        soft = self.pixel < 1.0  # small shadows need no fine steps, and most of a counter's time would go into them
        painter.setBrush(QColor(0, 0, 0, 24 if soft else 50))
        for spread in (3.4, 2.6, 1.8, 1.0, 0.2) if soft else (2.6, 0.6):
            box = _BODY.translated(2.0, 3.0).adjusted(-spread, -spread, spread, spread)
            painter.drawRoundedRect(box, _RADIUS + spread, _RADIUS + spread)
        shade = _gradient(0, 100)
        shade.setColorAt(0, self.ground.lighter(107))
        shade.setColorAt(1, self.ground.darker(104))
        painter.setBrush(QBrush(shade))
        painter.drawRoundedRect(_BODY, _RADIUS, _RADIUS)
        if self.face.reduced:
            self._hatch(QRectF(0, 0, 100, 74), _mixed(self.ground, self.style.ground(self.face.side), 0.6), 12.0, 3.6)

    def _hatch(self, area: QRectF, colour: QColor, step: float, width: float) -> None:
        """Diagonals from bottom left to top right, within the outline of the counter."""
        painter = self.painter
        painter.save()
        outline = QPainterPath()
        outline.addRoundedRect(_BODY, _RADIUS, _RADIUS)
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(colour, max(width, self.pixel), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        reach = area.height()
        x = area.left() - reach
        while x < area.right():
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + reach, area.top()))
            x += step
        painter.restore()

    def _band(self, height: float, named: bool) -> None:
        """Formation colour on top, the white stripe of independent units below it (1.1)."""
        painter, face, style = self.painter, self.face, self.style
        colour = QColor(face.formation_colour)
        painter.save()
        outline = QPainterPath()
        outline.addRoundedRect(_BODY, _RADIUS, _RADIUS)
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        line = max(1.0, 0.8 * self.pixel)
        if face.stripe:
            height -= 2.5
        painter.fillRect(QRectF(0, 0, 100, height), colour)
        painter.fillRect(QRectF(0, height, 100, line), style.ink)
        if face.stripe:
            stripe = max(4.8, 2 * self.pixel)
            painter.fillRect(QRectF(0, height + line, 100, stripe), style.paper)
            painter.fillRect(QRectF(0, height + line + stripe, 100, line * 0.7), style.ink)
        painter.restore()
        if named:
            # The tag of a neutralized unit lies on the right end of the band: the name makes room.
            width = 50.0 if "neutralized" in face.statuses else 90.0
            tall = 7.4 if face.stripe else 8.6
            box = QRectF(5, (height - tall) / 2 + 0.4, width, tall)
            draw_text(painter, box, face.formation, readable_on(colour, style))

    def _symbol(self, large: bool) -> None:
        painter, face, style = self.painter, self.face, self.style
        if face.stripe:
            box = QRectF(29, 28.2, 42, 27.4)
        else:
            box = QRectF(27, 24.8, 46, 30.4) if large else QRectF(28, 28, 44, 30)
        thinnest = 1.05 * self.pixel
        paint_symbol(painter, box, symbol_of(face.type, face.special), style.ink, style.paper, thinnest)
        height = 4.6 if face.stripe else 6.0
        painter.save()
        painter.translate(50, box.top() - 1.9 - height / 2)
        if face.reduced:
            painter.translate(-6, 0)
        painter.fillPath(size_mark(2 if face.command is not None else 1, height), style.ink)
        if face.reduced:
            painter.translate(14, 0)
            painter.fillPath(reduced_mark(height * 1.2), style.ink)
        painter.restore()

    def _label(self) -> None:
        """The company. Between badges in the lower places there is less room for it."""
        badges = sum(name in self.face.statuses for name in BADGE_ORDER)
        box = QRectF(4, 64.2, 92, 7.0) if badges < 2 else QRectF(27.5, 64.2, 45, 7.0)
        draw_text(self.painter, box, self.face.short, self.style.ink)

    def _values(self, large: bool) -> None:
        """Attack, armour in a box (filled: hard, open: soft), range in a ring, movement. An HQ: command and movement.
        At half zoom thin lines would choke the figures: only the filled box stays."""
        painter, face, ink, paper = self.painter, self.face, self.style.ink, self.style.paper
        top, height = (78.5, 15.5) if large else (77.0, 18.0)
        line = max(1.6, self.pixel)
        if face.command is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawRoundedRect(QRectF(6, 75.2, 40, 22), 11, 11)
            draw_text(painter, QRectF(8, top, 36, height), str(face.command), paper)
            draw_text(painter, QRectF(66, top, 29.5, height), str(face.ma), ink, Qt.AlignmentFlag.AlignRight)
            return
        draw_text(painter, QRectF(3, top, 18, height), str(face.attack), ink)
        painter.setPen(QPen(ink, line))
        painter.setBrush(Qt.BrushStyle.NoBrush if face.soft else QBrush(ink))
        if large or not face.soft:
            painter.drawRect(QRectF(23.5, 75.8, 19.5, 21))
        armour = QRectF(24.5, top + 0.4, 17.5, height - 0.8)
        draw_text(painter, armour, str(face.armour), ink if face.soft else paper)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if large:
            painter.drawEllipse(QRectF(46.0, 75.5, 21.6, 21.6))
        draw_text(painter, QRectF(47.8 if large else 45, top + 1, 18, height - 2), str(face.range), ink)
        draw_text(painter, QRectF(69, top, 26.5, height), str(face.ma), ink, Qt.AlignmentFlag.AlignRight)

    def _edge(self) -> None:
        """A bevel: light from the top left, and a dark line all around."""
        painter = self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(1.4, 0.9 * self.pixel)
        light = _gradient(100, 100)
        light.setColorAt(0, QColor(255, 255, 255, 130))
        light.setColorAt(0.5, QColor(128, 128, 128, 0))
        light.setColorAt(1, QColor(0, 0, 0, 90))
        painter.setPen(QPen(QBrush(light), width))
        painter.drawRoundedRect(_BODY.adjusted(width, width, -width, -width), _RADIUS - 1, _RADIUS - 1)
        painter.setPen(QPen(QColor(20, 22, 24, 220), max(1.2, 0.9 * self.pixel)))
        painter.drawRoundedRect(_BODY, _RADIUS, _RADIUS)

    # -- states --------------------------------------------------------------------------------------------------------

    def _veils(self) -> None:
        """A unit that has acted is shaded, a hidden one hatched; both end above the values."""
        if "acted" in self.face.statuses:
            veil = QPainterPath()
            veil.addRoundedRect(_BODY, _RADIUS, _RADIUS)
            self.painter.save()
            self.painter.setClipRect(QRectF(0, 0, 100, 74), Qt.ClipOperation.IntersectClip)
            self.painter.fillPath(veil, QColor(40, 42, 44, 80))
            self.painter.restore()
        if "hidden" in self.face.statuses:
            self._hatch(QRectF(0, 0, 100, 74), QColor(20, 24, 20, 120), 11.0, 2.6)

    def _states(self, large: bool) -> None:
        statuses = self.face.statuses
        found = [name for name in BADGE_ORDER if name in statuses]
        places = _SMALL_PLACES if large and len(found) > len(_PLACES) else _PLACES
        if len(found) > len(places):
            found = [*found[: len(places) - 1], MORE]
        for name, place in zip(found, places, strict=False):
            paint_badge(self.painter, place, name)
        if "neutralized" in statuses:
            paint_neutralized(self.painter, _TAG)

    def _small(self) -> None:
        face, style, painter = self.face, self.style, self.painter
        self._band(22.0, named=False)
        top = 34.0 if face.stripe else 31.0
        paint_symbol(
            painter, QRectF(14, top, 72, 44), symbol_of(face.type, face.special), style.ink, style.paper, self.pixel
        )
        state = next((colour for name, colour in _STATE_COLOURS if name in face.statuses), None)
        if state is not None:
            painter.fillRect(QRectF(3, 81, 94, 16), state)
            if "neutralized" in face.statuses:  # a stroke through it, for eyes that do not see the red
                painter.setPen(QPen(RED, max(9.0, 1.5 * self.pixel)))
                painter.drawLine(QPointF(12, 78), QPointF(88, 28))


_TAG: Final = QRectF(56, -2.5, 46, 21.5)
# Beside the symbol, left before right. Six small ones need a large counter.
_PLACES: Final = tuple(QRectF(x, y, 25, 25) for x in (2.2, 72.8) for y in (19.5, 46.5))
_SMALL_PLACES: Final = tuple(QRectF(x, 19.6 + 18 * row, 18, 18) for x in (4.0, 78.0) for row in range(3))


def _gradient(right: float, bottom: float) -> QLinearGradient:
    from PySide6.QtGui import QLinearGradient  # slow to load, for the 180 colour schemes that come with it

    return QLinearGradient(0, 0, right, bottom)


def _mixed(one: QColor, other: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def readable_on(ground: QColor, style: CounterStyle) -> QColor:
    light = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF()
    return style.ink if light > 0.48 else WHITE


# -- pixmaps -----------------------------------------------------------------------------------------------------------


class PixmapCache:
    """Pixmaps by what they show, the longest unused dropped first, never more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._found: OrderedDict[object, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: object) -> QPixmap | None:
        pixmap = self._found.get(key)
        if pixmap is not None:
            self._found.move_to_end(key)
        return pixmap

    def put(self, key: object, pixmap: QPixmap) -> None:
        self.bytes += _size(pixmap)
        if (old := self._found.pop(key, None)) is not None:
            self.bytes -= _size(old)
        self._found[key] = pixmap
        while self.bytes > self.limit and len(self._found) > 1:
            self.bytes -= _size(self._found.popitem(last=False)[1])

    def clear(self) -> None:
        self._found.clear()
        self.bytes = 0


def _size(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()


CACHE: Final = PixmapCache(96 * 1024 * 1024)  # 500 counters at zoom 2 take 54 MB


def counter_margin(size_px: int) -> int:
    """Pixels by which the pixmap of a counter is larger than the counter, on each side."""
    return ceil(size_px * MARGIN) + 1


def counter_pixmap(
    face: CounterFace,
    size_px: int,
    dpr: float = 1.0,
    selected: bool = False,
    dimmed: bool = False,
    hovered: bool = False,
    style: CounterStyle = LIGHT,
) -> QPixmap:
    """The counter with sides of `size_px` logical pixels, within a margin of `counter_margin`."""
    key = (face, size_px, dpr, selected, dimmed, hovered, style.ring.rgba())
    pixmap = CACHE.get(key)
    if pixmap is None:
        margin = counter_margin(size_px)
        side = ceil((size_px + 2 * margin) * dpr)
        pixmap = QPixmap(side, side)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:  # ends it on errors too: Qt crashes if the pixmap goes first
            paint_counter(painter, QRectF(margin, margin, size_px, size_px), face, selected, dimmed, hovered, style)
        CACHE.put(key, pixmap)
    return pixmap
