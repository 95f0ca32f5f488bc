"""Putting a scanned map in place: click on the picture where the middles of three known hexes are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.overlay_ink import ink_for, line_pen
from bk40qt.mapview.tool import MapEvent
from editor.background import Background
from editor.edits.scan import from_three
from editor.tools.base import EditTool
from editor.tools.options import ToolOptions
from editor.workspace import Workspace


class _Cross(QGraphicsItem):
    """A point that was clicked."""

    def __init__(self, at: QPointF, colour: QColor) -> None:
        super().__init__()
        self.setPos(at)
        self.setZValue(Layer.OVER)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._colour = colour

    def boundingRect(self) -> QRectF:
        return QRectF(-14, -14, 28, 28)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for pen in (line_pen(QColor("#ffffff"), 5, 1), line_pen(self._colour, 2, 1)):
            painter.setPen(pen)
            painter.drawLine(-12, 0, 12, 0)
            painter.drawLine(0, -12, 0, 12)


class CalibrateTool(EditTool):
    """`start` names three hexes; each click tells where the next one is on the picture."""

    found = Signal(object)  # Affine: pixels of the picture to units of the map
    asked = Signal(str)  # the hex to be clicked next, "" when all is done or given up

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self.question = ""  # what is asked now
        self._background: Background | None = None
        self._hexes: list[str] = []
        self._pixels: list[QPointF] = []
        self._crosses: list[_Cross] = []

    def start(self, background: Background, hexes: list[str]) -> None:
        self._background, self._hexes, self._pixels = background, hexes, []
        self._ask()

    def wants_drag(self, hex: str | None, piece: str | None) -> bool:
        return False  # a drag moves the map, as one must look for the place

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if self._background is None or self.scene is None or len(self._pixels) >= 3:
            return
        self._pixels.append(self._background.pixel_at(event.scene_pos))
        cross = _Cross(event.scene_pos, ink_for(self.scene.map_style.name).colour("target"))
        self._crosses.append(cross)
        self.scene.addItem(cross)
        if len(self._pixels) == 3:
            self._finish()
        else:
            self._ask()

    def _ask(self) -> None:
        name = self._hexes[len(self._pixels)]
        self.question = tr("Click the middle of hex {hex} on the picture ({n} of 3).", hex=name,
                           n=len(self._pixels) + 1)
        self.say(self.question)
        self.asked.emit(name)

    def _finish(self) -> None:
        assert self._background is not None and self.scene is not None
        places = [self.scene.centre_of(name).toTuple() for name in self._hexes]
        found = from_three([pixel.toTuple() for pixel in self._pixels], places)
        if found is None:
            self.say(tr("These points lie on one line; the picture stays where it was."))
        else:
            self.found.emit(found)
            self.say(tr("The picture is in place."))
        self.forget()
        self.asked.emit("")

    def forget(self) -> None:
        for cross in self._crosses:
            if cross.scene() is not None:
                cross.scene().removeItem(cross)
        self._crosses, self._pixels, self.question = [], [], ""
        super().forget()

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.forget()
            self.asked.emit("")
            return True
        return False
