"""Keeps the overview in a corner of its view: only while there is more map than one sees, and out of the way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer

from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.minimap import MiniMap
from bk40qt.mapview.view import MapView

_WIDEST: Final = 240
_GAP: Final = 8  # pixels to the edges of the view
_REST: Final = 250  # milliseconds after the last movement of the map: it does not hop about while one pans
_CURSOR: Final = 100  # so many counters is the hex worth that the keys are at


class Corner(QObject):
    """Changes the corner when counters lie under the overview and another corner covers fewer of them."""

    def __init__(self, overview: MiniMap, view: MapView, wanted: bool) -> None:
        super().__init__(view)
        self._overview = overview
        self._view = view
        self._wanted = wanted
        self._at = 0  # of the places below
        self._resting = QTimer(self, singleShot=True, interval=_REST)
        self._resting.timeout.connect(self.dodge)
        view.area_changed.connect(self._changed)
        view.cursor_moved.connect(lambda _hex: self._resting.start())
        view.map_scene.position_changed.connect(self._resting.start)
        view.installEventFilter(self)
        self._changed()

    def set_wanted(self, on: bool) -> None:
        """Whether the user wants to see it at all."""
        self._wanted = on
        self._changed()

    def _changed(self) -> None:
        bounds = self._view.map_scene.layout.bounds.adjusted(RADIUS / 2, RADIUS / 2, -RADIUS / 2, -RADIUS / 2)
        self._overview.setVisible(self._wanted and not self._view.visible_area().contains(bounds))
        self._resting.start()

    def _places(self) -> list[QRect]:
        """Lower left, lower right, upper right, upper left."""
        view = self._view.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        width = min(_WIDEST, self._view.width() // 4)
        place = QRect(0, 0, width, min(self._overview.heightForWidth(width), self._view.height() // 3))
        found = []
        for move, corner in ((place.moveBottomLeft, view.bottomLeft()), (place.moveBottomRight, view.bottomRight()),
                             (place.moveTopRight, view.topRight()), (place.moveTopLeft, view.topLeft())):
            move(corner)
            found.append(QRect(place))
        return found

    def dodge(self) -> None:
        """To the corner that covers least, if this one covers anything."""
        if self._overview.underMouse() and self._overview.isVisible():
            self._resting.start()  # not away from under the hand
            return
        places = self._places()
        costs = [self._cost(place) for place in places]
        if min(costs) < costs[self._at]:
            self._at = costs.index(min(costs))
        self._overview.setGeometry(places[self._at])

    def _cost(self, place: QRect) -> int:
        view, scene = self._view, self._view.map_scene
        reach = round(RADIUS * view.zoom)
        place = place.adjusted(-reach, -reach, reach, reach)

        def covers(hex_name: str) -> bool:
            at: QPoint = view.mapFromScene(scene.centre_of(hex_name))
            return place.contains(at)

        cost = sum(covers(piece.hex) for piece in scene.position.pieces)
        return cost + (_CURSOR if view.cursor_hex is not None and covers(view.cursor_hex) else 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._overview.setGeometry(self._places()[self._at])
        return False
