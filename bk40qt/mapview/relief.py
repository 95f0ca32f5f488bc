"""Areas of like hexes with soft outlines, and the relief built from them: tints, shadows, contour lines.

An area is drawn hex by hex. At a corner where one or two of the three hexes belong to it, the outline runs in a curve
from the middle of one side to the middle of the next. Pieces of neighbouring hexes share their inner sides exactly, in
opposite directions, so that filling all pieces as one path leaves no seam; no outline has to be traced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bk40qt.mapview.sheet import Sheet, Spot
from bk40qt.mapview.style import MapStyle

_SHADOWS: Final = ((2.5, 3.2), (6.5, 8.5))  # cast to the south-east, softer further out


def add_piece(area: QPainterPath, spot: Spot, inside: Sequence[bool]) -> None:
    """The part of a soft area that belongs to this hex of it; `inside` says which neighbours belong to it too."""
    corners, outers, mids = spot.corners, spot.outers, spot.mids
    if all(inside):
        area.moveTo(*corners[0])
        for corner in corners[1:]:
            area.lineTo(*corner)
        area.closeSubpath()
        return
    area.moveTo(*(corners[0] if inside[5] else mids[5]))
    for d in range(6):
        (vx, vy), before, after = corners[d], inside[d - 1], inside[d]
        if before and after:
            area.lineTo(vx, vy)
        elif not before and not after:
            area.quadTo(vx, vy, *mids[d])
        else:
            px, py = turning_point(corners[d], outers[d], mids[d - 1] if after else mids[d])
            if after:
                mx, my = mids[d - 1]
                area.quadTo((mx + vx) / 2, (my + vy) / 2, px, py)
                area.lineTo(vx, vy)
            else:
                mx, my = mids[d]
                area.lineTo(vx, vy)
                area.lineTo(px, py)
                area.quadTo((mx + vx) / 2, (my + vy) / 2, mx, my)
    area.closeSubpath()


def add_outline(lines: QPainterPath, spot: Spot, inside: Sequence[bool]) -> None:
    """The outline of the same piece, where the area ends at this hex."""
    corners, outers, mids = spot.corners, spot.outers, spot.mids
    for d in range(6):
        (vx, vy), before, after = corners[d], inside[d - 1], inside[d]
        if before and after:
            continue
        if not before and not after:
            lines.moveTo(*mids[d - 1])
            lines.quadTo(vx, vy, *mids[d])
            continue
        mx, my = mids[d - 1] if after else mids[d]
        lines.moveTo(mx, my)
        lines.quadTo((mx + vx) / 2, (my + vy) / 2, *turning_point(corners[d], outers[d], (mx, my)))


def turning_point(
    corner: tuple[float, float], outer: tuple[float, float], mid: tuple[float, float]
) -> tuple[float, float]:
    """Half way on the curve around a corner, from the middle of one side to that of the side towards `outer`."""
    (vx, vy), (wx, wy), (mx, my) = corner, outer, mid
    return 0.625 * vx + 0.125 * wx + 0.25 * mx, 0.625 * vy + 0.125 * wy + 0.25 * my


def _winding() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def area_of(spots: Sequence[Spot], belongs: Callable[[int], bool]) -> QPainterPath:
    """One path of all pieces: `belongs` is asked about hexes of the sheet."""
    area = _winding()
    for spot in spots:
        if belongs(spot.e):
            add_piece(area, spot, [belongs(n) for n in spot.around])
    return area


def paint_tints(
    painter: QPainter, sheet: Sheet, spots: Sequence[Spot], exposed: QRectF, style: MapStyle, smooth: bool
) -> None:
    """Level upon level, like sheets of card: each casts a shadow on the ones below.

    A hex is painted at its own level, and below that only at the levels where the ground beside it still shows.
    """
    level = sheet.level
    heights = sorted({spot.level for spot in spots})
    painter.fillRect(exposed, style.level_colour(heights[0]))
    areas = {height: (_winding(), _winding()) for height in heights[1:]}
    for spot in spots:
        around = [level[n] for n in spot.around]
        least = min(around)
        for height in heights[1:]:
            if height > spot.level:
                break
            if least <= height or height == spot.level:
                area, rim = areas[height]
                inside = [other >= height for other in around]
                add_piece(area, spot, inside)
                if least < height:
                    add_piece(rim, spot, inside)
    for height, (area, rim) in areas.items():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
        for dx, dy in _SHADOWS:
            painter.translate(dx, dy)
            painter.fillPath(rim, QColor(style.shadow))
            painter.translate(-dx, -dy)
        # Three times as fast without antialiasing, and contour lines come over the edges.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillPath(area, style.level_colour(height))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_contours(painter: QPainter, sheet: Sheet, spots: Sequence[Spot], style: MapStyle, scale: float) -> None:
    """A line wherever the level changes, a bold one where it changes by more than one."""
    fine: list[QPainterPath] = []  # hex by hex: for all of them in one path Qt takes several times as long
    bold: list[QPainterPath] = []
    level = sheet.level
    for spot in spots:
        around = [level[n] for n in spot.around]
        for height in {other + 1 for other in around if other < spot.level}:
            steep = height < spot.level and min(around) < height
            lines = QPainterPath()
            add_outline(lines, spot, [other >= height for other in around])
            (bold if steep else fine).append(lines)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for outlines, width in ((fine, style.contour_width), (bold, 1.8 * style.contour_width)):
        pen = QPen(QColor(style.contour), max(width, 1.0 / scale))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for lines in outlines:
            painter.drawPath(lines)
