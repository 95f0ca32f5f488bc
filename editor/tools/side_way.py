"""The hexsides between two others: a fast mouse is seen at a few points only, what it draws has no gaps even so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF

from bk40qt.engine.hexgrid import OFF_MAP
from bk40qt.mapview.layout import RADIUS, HexLayout
from editor.tools.side_mark import Side

Corner = tuple[int, int]
Corners = frozenset[Corner]
_AWAY: Final = 3.0  # how much a detour of a hexside's length away from the mouse counts, against one more hexside
_STEEP: Final = 0.86  # sine of the angle from which the mouse crosses a side


def way(
    layout: HexLayout, starts: Corners, ends: Corners, points: Sequence[QPointF], usable: Callable[[Side], bool]
) -> tuple[tuple[Side, ...], Corners]:
    """The sides that lead from one of these corners to one of those, near to the way of the mouse over `points`, and
    where they end. Only `usable` ones; none, and any end, if those do not meet."""
    links = _links(layout, points, usable)
    queue: list[tuple[float, int, Corner, tuple[Side, ...]]] = [
        (0.0, number, corner, ()) for number, corner in enumerate(sorted(starts))
    ]
    done: set[Corner] = set()
    number = len(queue)
    while queue:
        cost, _, at, passed = heappop(queue)
        if at in ends:
            return passed, frozenset((at,))
        if at in done:
            continue
        done.add(at)
        for side, other, away in links.get(at, ()):
            if other not in done:
                number += 1
                heappush(queue, (cost + 1 + _AWAY * away, number, other, (*passed, side)))
    return (), ends


def _links(
    layout: HexLayout, points: Sequence[QPointF], usable: Callable[[Side], bool]
) -> dict[Corner, list[tuple[Side, Corner, float]]]:
    """From each corner near the points: sides, where they lead, and how far they are from the points."""
    found: dict[Corner, list[tuple[Side, Corner, float]]] = {}
    for side in _sides_near(layout, points):
        if usable(side):
            middle = layout.side(*side).center()
            away = min(hypot(*(point - middle).toTuple()) for point in points) / RADIUS
            one, other = sorted(corners_of(layout, side))
            found.setdefault(one, []).append((side, other, away))
            found.setdefault(other, []).append((side, one, away))
    return found


def _sides_near(layout: HexLayout, points: Sequence[QPointF]) -> list[Side]:
    neighbours = layout.grid.neighbours
    under = {h for point in points if (h := layout.hex_at(point)) != OFF_MAP}
    near = under | {other for h in under for other in neighbours[h] if other != OFF_MAP}
    # Each side once: of its two hexes the one with the smaller number has it, unless only the other one is near.
    return [(h, d) for h in near for d, other in enumerate(neighbours[h])
            if other != OFF_MAP and (h < other or other not in near)]


def corners_of(layout: HexLayout, side: Side) -> Corners:
    line = layout.side(*side)
    return frozenset((round(end.x()), round(end.y())) for end in (line.p1(), line.p2()))


def runs_along(layout: HexLayout, side: Side, points: Sequence[QPointF]) -> bool:
    """Does the mouse, having come over these points, follow the side? Otherwise it crosses it."""
    line, step = layout.side(*side), points[-1] - points[0]
    across = abs(line.dx() * step.y() - line.dy() * step.x())
    return across < _STEEP * line.length() * hypot(*step.toTuple())
