"""Where the names of areas stand: each on a hex of its area, whole on the map, beside the others and not upon them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bk40qt.mapview.layout import RADIUS, HexLayout

_TRIED: Final = 150  # hexes of an area: enough to find room, and few enough for every stroke of a brush
_COVERED: Final = 1e6
_SHARED: Final = 4 * RADIUS  # a hex that is less good is worth this long a way


class Wanted(NamedTuple):
    key: str
    hexes: Sequence[str]  # not empty
    size: QSizeF


class Placed(NamedTuple):
    hex: str
    box: QRectF


def inside(box: QRectF, bounds: QRectF) -> QRectF:
    """The box, moved as little as it takes to lie within the bounds; to their left and top if it is too large."""
    x = max(bounds.left(), min(box.x(), bounds.right() - box.width()))
    y = max(bounds.top(), min(box.y(), bounds.bottom() - box.height()))
    return QRectF(QPointF(x, y), box.size())


def label_places(
    layout: HexLayout, bounds: QRectF, wanted: Iterable[Wanted], worse: Callable[[str], float] = lambda name: 0
) -> dict[str, Placed]:
    """The smallest areas choose first. `worse`: how much better a hex stays free, such as a village with its name."""
    every, index = list(wanted), layout.grid.index
    shared: dict[str, int] = {}
    for one in every:
        for name in one.hexes:
            shared[name] = shared.get(name, 0) + 1
    found: dict[str, Placed] = {}
    for one in sorted(every, key=lambda one: len(one.hexes)):
        centres = {name: layout.centre(index[name]) for name in one.hexes}
        middle = QPointF(sum(c.x() for c in centres.values()), sum(c.y() for c in centres.values())) / len(centres)
        tried = list(centres)[:: len(centres) // _TRIED + 1]

        def place(name: str, one: Wanted = one, centres: dict[str, QPointF] = centres) -> Placed:
            box = QRectF(QPointF(), one.size)
            box.moveCenter(centres[name])
            return Placed(name, inside(box, bounds))

        def cost(at: Placed, middle: QPointF = middle) -> float:
            covered = sum(at.box.intersects(other.box) for other in found.values())
            here = at.box.center() - middle
            return _COVERED * covered + _SHARED * (shared[at.hex] + worse(at.hex)) + hypot(here.x(), here.y())

        found[one.key] = min(map(place, tried), key=cost)
    return found
