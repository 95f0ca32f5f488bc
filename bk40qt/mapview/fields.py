"""Farmland, so that open ground is not empty: strips, furrows and hedges that take no notice of hexes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from math import floor, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bk40qt.mapview.sheet import Point, scatter
from bk40qt.mapview.style import MapStyle

_WIDE: Final = 172.0
_HIGH: Final = 118.0
_JITTER: Final = 22.0
_BOW: Final = 46.0  # how far the patchwork as a whole bows
_SLACK: Final = _BOW + 30.0 + _JITTER
_KEPT: Final = 3000
_SMOOTH_FROM: Final = 1.5  # device pixels per scene unit
_FURROWS_FROM: Final = 0.5

Quad = tuple[Point, Point, Point, Point]


def _post(i: int, j: int) -> Point:
    """A corner of the patchwork."""
    n = scatter(i, j, 31)
    x, y = i * _WIDE + (60.0 if j % 2 else 0.0), j * _HIGH
    x += _BOW * sin(y / 330.0 + 0.6) + 24.0 * sin((x + y) / 190.0) + ((n & 255) / 127.5 - 1) * _JITTER
    y += _BOW * sin(x / 410.0 + 1.9) + 24.0 * sin((x - 2 * y) / 260.0) + ((n >> 8 & 255) / 127.5 - 1) * _JITTER
    return x, y


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


class _Plot:
    """One patch: its strips by tint; its furrows and its hedge, for when one looks closely."""

    def __init__(self, i: int, j: int, tints: int) -> None:
        self._n = n = scatter(i, j, 5)
        quad = _post(i, j), _post(i + 1, j), _post(i + 1, j + 1), _post(i, j + 1)
        if n & 3 == 0:  # some lie the other way
            quad = (*quad[1:], quad[0])
        self._top = quad[0], quad[1]
        count = 1 + (n >> 2) % 4
        cuts = [0.0, *((k + ((n >> (6 + 4 * k) & 15) / 15 - 0.5) * 0.5) / count for k in range(1, count)), 1.0]
        self._strips: list[tuple[int, float, Quad]] = []
        self.tinted: list[tuple[int, QPolygonF]] = []
        for k, (low, high) in enumerate(pairwise(cuts)):
            a, b = _between(quad[0], quad[1], low), _between(quad[0], quad[1], high)
            d, c = _between(quad[3], quad[2], low), _between(quad[3], quad[2], high)
            m = scatter(i, j, 50 + k)
            self._strips.append((m, high - low, (a, b, c, d)))
            self.tinted.append((m % tints, QPolygonF([QPointF(*corner) for corner in (a, b, c, d, a)])))

    @cached_property
    def furrows(self) -> list[QLineF]:
        found: list[QLineF] = []
        for m, share, (a, b, c, d) in self._strips:
            rows = max(3, round(share * 26)) if (m >> 8) % 3 == 0 else 0
            for row in range(1, rows):
                top, bottom = _between(a, b, row / rows), _between(d, c, row / rows)
                found.append(QLineF(*_between(top, bottom, 0.05), *_between(top, bottom, 0.95)))
        return found

    @cached_property
    def hedge(self) -> QPainterPath:
        path = QPainterPath()
        for k in range(22 if self._n >> 20 & 1 else 0):
            m = scatter(self._n, k, 9)
            if m & 7:
                x, y = _between(*self._top, (k + 0.5) / 22)
                r = 1.8 + (m >> 3 & 7) / 5
                x, y = x + (m >> 6 & 3) - 1.5, y + (m >> 8 & 3) - 1.5
                path.addEllipse(x - r, y - r, 2 * r, 2 * r)
        return path


class Fields:
    """The patchwork; independent of any board."""

    def __init__(self) -> None:
        self._plots: dict[tuple[int, int], _Plot] = {}

    def _in(self, area: QRectF, tints: int) -> Iterator[_Plot]:
        for j in range(floor((area.top() - _SLACK) / _HIGH) - 1, floor((area.bottom() + _SLACK) / _HIGH) + 1):
            for i in range(floor((area.left() - _SLACK - 60) / _WIDE) - 1, floor((area.right() + _SLACK) / _WIDE) + 1):
                plot = self._plots.get((i, j))
                if plot is None:
                    if len(self._plots) >= _KEPT:  # the oldest goes; emptying all at once would cost one frame dear
                        del self._plots[next(iter(self._plots))]
                    plot = self._plots[i, j] = _Plot(i, j, tints)
                yield plot

    def paint(self, painter: QPainter, exposed: QRectF, style: MapStyle, scale: float) -> None:
        detail = scale >= _FURROWS_FROM
        tinted: dict[int, QPainterPath] = {}
        furrows: list[QLineF] = []
        hedges: list[QPainterPath] = []
        for plot in self._in(exposed, len(style.fields)):
            for tint, strip in plot.tinted:
                tinted.setdefault(tint, QPainterPath()).addPolygon(strip)
            if detail:
                furrows += plot.furrows
                if not plot.hedge.isEmpty():
                    hedges.append(plot.hedge)
        # Edges between such pale tints show no steps; smooth ones would take four times as long.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, scale >= _SMOOTH_FROM)
        for tint, path in sorted(tinted.items()):
            colour = QColor(style.fields[tint])
            if colour.alpha():
                painter.fillPath(path, colour)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if detail:
            pen = QPen(QColor(style.furrow), 0.9)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLines(furrows)
            for hedge in hedges:  # one by one: many in one path take Qt several times as long
                painter.fillPath(hedge, QColor(style.hedge))
