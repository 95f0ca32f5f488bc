"""Pictures of the map at moments of a game. The ground is drawn once; everything in strips, so that nothing has to wait
for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.style import style_for
from bk40qt.play.position import board_position

if TYPE_CHECKING:
    from bk40qt.engine.board import Board
    from bk40qt.engine.rules.api import RuleSystem
    from bk40qt.engine.rules.blitz40.state import GameState

_COUNTER: Final = 0.62  # pixels a scene unit: counters of 46 pixels, whose values can be read
_LARGEST: Final = 1500  # pixels along a side, whatever the map
_STRIPS: Final = 20  # of the ground
_COUNTER_STRIPS: Final = 6


def open_view(system: RuleSystem, state: GameState) -> dict[str, Any]:
    """The position with nothing hidden: of every unit and formation what its owner knows."""
    views = {side: system.view(state, side) for side in system.sides}
    found = dict(views[system.sides[0]])
    for what in ("units", "formations"):
        found[what] = [views[one["side"]][what][number] for number, one in enumerate(found[what])]
    return found


class MapPictures:
    def __init__(self, board: Board) -> None:
        self._scene = MapScene(board, style_for("light"))
        self._scene.ground.setVisible(False)
        bounds = self._scene.ground.art.bounds
        self._bounds = bounds
        self._scale = min(_COUNTER, _LARGEST / bounds.width(), _LARGEST / bounds.height())
        self.size = QSize(round(bounds.width() * self._scale), round(bounds.height() * self._scale))
        self.ground = QImage(self.size, QImage.Format.Format_RGB32)

    def draw_ground(self, breathe: Callable[[], None]) -> None:
        art = self._scene.ground.art
        self.ground.fill(QColor(art.style.paper))
        for strip in self._strips(_STRIPS):
            painter = QPainter(self.ground)
            painter.scale(self._scale, self._scale)
            painter.translate(-self._bounds.topLeft())
            painter.setClipRect(strip)
            art.paint(painter, strip, self._scale, numbers=True)
            painter.end()
            breathe()

    def counters(self, system: RuleSystem, state: GameState, breathe: Callable[[], None]) -> QImage:
        """Counters and marks on nothing, to be laid over the ground. `state` must hold nothing that is to be hidden."""
        self._scene.show(board_position(state, open_view(system, state)))
        image = QImage(self.size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        for strip in self._strips(_COUNTER_STRIPS):
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top, height = (strip.top() - self._bounds.top()) * self._scale, strip.height() * self._scale
            # Whole pixels: what lies across two strips is drawn in both, and must not be drawn twice in one place.
            first, last = round(top), round(top + height)
            painter.setClipRect(0, first, self.size.width(), last - first)
            self._scene.render(painter, QRectF(0, top, self.size.width(), height), strip,
                               Qt.AspectRatioMode.IgnoreAspectRatio)
            painter.end()
            breathe()
        return image

    def _strips(self, count: int) -> list[QRectF]:
        bounds, height = self._bounds, self._bounds.height() / count
        tops = [bounds.top() + number * height for number in range(count)]
        return [QRectF(bounds.left(), top, bounds.width(), height) for top in tops]

    def whole(self, counters: QImage) -> QImage:
        image = self.ground.copy()
        painter = QPainter(image)
        painter.drawImage(0, 0, counters)
        painter.end()
        return image
