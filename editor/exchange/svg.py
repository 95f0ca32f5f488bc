"""SVG by QSvgGenerator, which draws everything but knows no clipping: its painter cuts shapes to the clip itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtSvg import QSvgGenerator

_EMPTY_PATH: Final = re.compile(r'<path [^>]*?\bd=""\s*/>\n?')
_EMPTY_GROUP: Final = re.compile(r"<g [^>]*>\s*</g>\s*")
_FONT: Final = re.compile(r'\nfont-family="[^"]*" font-size="[^"]*" font-weight="[^"]*" font-style="[^"]*" \n')


def svg(size: QSizeF, dpi: float, title: str, paint: Callable[[SvgPainter], None]) -> bytes:
    """The content of an SVG file. `size` is in units of which an inch has `dpi`; `paint` draws from (0, 0) to there."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(round(dpi))
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(QPointF(0, 0), QSizeF(size.toSize())))
    generator.setTitle("".join(letter for letter in title if letter.isprintable()))
    generator.setDescription("bk40qt")
    painter = SvgPainter(generator)
    try:
        paint(painter)
    finally:
        painter.end()  # also when somebody cancels: a painter that outlives its device takes the program down
    text = bytes(content.data()).decode("utf-8")
    # Paths without points are faults to some programs; the letters are drawn as paths, so fonts say nothing.
    for pattern in (_EMPTY_PATH, _EMPTY_GROUP, _FONT):
        text = pattern.sub("", text)
    return text.encode("utf-8")


class SvgPainter(QPainter):
    """Paints what the art of map and counters asks for; a shape that reaches out of the clip is cut to it."""

    def __init__(self, device: QSvgGenerator) -> None:
        super().__init__(device)
        self._clip: QPainterPath | None = None  # in coordinates of the device
        self._clips: list[QPainterPath | None] = []
        self._ignored = 0

    @contextmanager
    def unclipped(self) -> Iterator[None]:
        """Clips set in here cut nothing: for a whole map that would take minutes, and its margin can be covered."""
        self._ignored += 1
        try:
            yield
        finally:
            self._ignored -= 1

    # -- the clip ------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        self._clips.append(self._clip)
        super().save()

    def restore(self) -> None:
        self._clip = self._clips.pop()
        super().restore()

    def setClipPath(self, path: QPainterPath, operation: Any = Qt.ClipOperation.ReplaceClip) -> None:
        if self._ignored:
            return
        area = self.combinedTransform().map(path)
        both = self._clip is not None and operation == Qt.ClipOperation.IntersectClip
        self._clip = self._clip.intersected(area) if self._clip is not None and both else area

    def setClipRect(  # type: ignore[override]
        self, rect: Any, operation: Any = Qt.ClipOperation.ReplaceClip
    ) -> None:
        area = QPainterPath()
        area.addRect(QRectF(rect))
        self.setClipPath(area, operation)

    def _local_clip(self, reach: QRectF) -> QPainterPath | None:
        """The clip in present coordinates; None if it does not cut what lies within `reach`."""
        if self._clip is None:
            return None
        clip = self.combinedTransform().inverted()[0].map(self._clip)
        return None if clip.contains(reach) else clip

    # -- shapes --------------------------------------------------------------------------------------------------------

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        clip = self._local_clip(path.boundingRect())
        super().fillPath(path if clip is None else path.intersected(clip), QBrush(brush))

    def strokePath(self, path: QPainterPath, pen: Any) -> None:
        pen = QPen(pen)
        if pen.style() == Qt.PenStyle.NoPen:
            return
        width = pen.widthF()
        clip = self._local_clip(path.boundingRect().adjusted(-width, -width, width, width))
        if clip is None:
            super().strokePath(path, pen)
        else:
            super().fillPath(QPainterPathStroker(pen).createStroke(path).intersected(clip), pen.brush())

    def drawPath(self, path: QPainterPath) -> None:
        width = self.pen().widthF()
        if self._local_clip(path.boundingRect().adjusted(-width, -width, width, width)) is None:
            super().drawPath(path)
            return
        if self.brush().style() != Qt.BrushStyle.NoBrush:
            self.fillPath(path, self.brush())
        self.strokePath(path, self.pen())

    def fillRect(self, rect: Any, colour: Any) -> None:  # type: ignore[override]
        if self._clip is None:
            super().fillRect(QRectF(rect), QColor(colour))
            return
        path = QPainterPath()
        path.addRect(QRectF(rect))
        self.fillPath(path, colour)

    def drawRect(self, rect: Any) -> None:  # type: ignore[override]
        path = QPainterPath()
        path.addRect(QRectF(rect))
        self.drawPath(path)

    def drawRoundedRect(  # type: ignore[override]
        self, rect: Any, x_radius: float, y_radius: float
    ) -> None:
        path = QPainterPath()
        path.addRoundedRect(QRectF(rect), x_radius, y_radius)
        self.drawPath(path)

    def drawEllipse(self, *where: Any) -> None:
        path = QPainterPath()
        path.addEllipse(*where)
        self.drawPath(path)

    def drawPolygon(self, points: Any) -> None:  # type: ignore[override]
        path = QPainterPath()
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
        self.drawPath(path)

    def drawLine(self, *ends: Any) -> None:
        line = QLineF(*ends)
        path = QPainterPath(line.p1())
        path.lineTo(line.p2())
        self.strokePath(path, self.pen())
