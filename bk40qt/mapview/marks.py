"""Marks that belong to hexes on a scene: minefields, entrenchments, victory points, flags."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from bk40qt.mapview import works_art
from bk40qt.mapview.counter_art import STYLES, CounterStyle
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.pieces import HexMark


class MarksItem(QGraphicsItem):
    """All marks of one hex."""

    def __init__(self, layout: HexLayout, marks: tuple[HexMark, ...], style: CounterStyle) -> None:
        super().__init__()
        self.marks = marks
        self._style = style
        self._outline = layout.outline
        self.setPos(layout.centre(layout.grid.index[marks[0].hex]))
        self.setZValue(Layer.MARKS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # many strokes, and they hardly ever change

    def set_style(self, style: CounterStyle) -> None:
        self._style = style
        self.update()

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-4, -4, 4, 4)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for mark in self.marks:
            self._paint_mark(painter, mark)

    def _paint_mark(self, painter: QPainter, mark: HexMark) -> None:
        outline, style = self._outline, self._style
        match mark.kind:
            case "minefield":
                works_art.paint_minefield(painter, outline)
            case "entrenchment":
                works_art.paint_entrenchment(painter, outline, mark.side, bool(mark.value), style)
            case "vp":
                works_art.paint_victory(painter, works_art.value_rect(outline), mark.text, mark.side, style)
            case "objective":
                works_art.paint_victory(painter, works_art.value_rect(outline), "", mark.side, style)
            case "control":
                works_art.paint_flag(painter, works_art.flag_rect(outline), mark.side, style)


class MarkLayer:
    """The marks of one scene, one item a hex."""

    def __init__(self, scene: QGraphicsScene, layout: HexLayout, theme: str) -> None:
        self._scene = scene
        self._layout = layout
        self._style = STYLES[theme]
        self._items: dict[str, MarksItem] = {}

    def show(self, marks: Iterable[HexMark]) -> None:
        """Make the marks equal to these; touches only what differs."""
        wanted: dict[str, tuple[HexMark, ...]] = {}
        for mark in marks:
            wanted[mark.hex] = (*wanted.get(mark.hex, ()), mark)
        for name in [name for name, item in self._items.items() if wanted.get(name) != item.marks]:
            self._scene.removeItem(self._items.pop(name))
        for name in wanted.keys() - self._items.keys():
            item = self._items[name] = MarksItem(self._layout, wanted[name], self._style)
            self._scene.addItem(item)

    def set_theme(self, theme: str) -> None:
        """ "light" or "dark"."""
        self._style = STYLES[theme]
        for item in self._items.values():
            item.set_style(self._style)

    def snapshot(self) -> dict[str, tuple[HexMark, ...]]:
        """What is displayed, read off the items."""
        return {item.marks[0].hex: item.marks for item in self._items.values()}
