"""The map as a scene: ground, marks, counters and overlays. It shows a position and knows nothing of the game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from bk40qt.engine.board import Board
from bk40qt.mapview.board_item import BoardItem
from bk40qt.mapview.counters import CounterLayer
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.marks import MarkLayer
from bk40qt.mapview.motion import FlashItem, Motion
from bk40qt.mapview.overlay_ink import Tone, ink_for
from bk40qt.mapview.overlays import Overlays
from bk40qt.mapview.pieces import BoardPosition
from bk40qt.mapview.style import MapStyle
from bk40qt.mapview.tool import MapTool

MARGIN: Final = 2 * RADIUS  # of empty table around the map


class MapScene(QGraphicsScene):
    """One board with what is on it. Hexes are named by their ids, outside the map is None."""

    arrived = Signal(str)  # a counter that was on the move
    position_changed = Signal()
    style_changed = Signal()
    ground_changed = Signal()
    tool_changed = Signal()

    def __init__(self, board: Board, style: MapStyle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.layout = HexLayout(board.grid)
        self.map_style = style
        self.setSceneRect(self.layout.bounds.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.ground = BoardItem(board, self.layout, style)
        self.ground.setZValue(Layer.BOARD)
        self.addItem(self.ground)
        self.overlays = Overlays(self, self.layout, ink_for(style.name))
        self.counters = CounterLayer(self, self.layout, style.name)
        self.counters.arrived.connect(self.arrived)
        self.marks = MarkLayer(self, self.layout, style.name)
        self.position = BoardPosition()
        self._tool = MapTool(self)
        self._flashes = Motion(self)
        self._flash_names = count()

    # -- position ------------------------------------------------------------------------------------------------------

    def show(self, position: BoardPosition) -> None:
        """Make the items equal to the position; costs little when little differs."""
        self.position = position
        self.marks.show(position.marks)
        self.counters.show(position.pieces)
        self.position_changed.emit()

    def rebuild(self, position: BoardPosition) -> None:
        """The same from scratch."""
        self.finish_animations()
        self.counters.clear()
        self.marks.show(())
        self.show(position)

    def snapshot(self) -> dict[str, Any]:
        """What is displayed, read off the items. Counters on the move are where they are now."""
        return {**self.counters.snapshot(), "marks": self.marks.snapshot()}

    def set_counters_visible(self, visible: bool) -> None:
        """Hide the counters, to see the ground."""
        self.counters.set_visible(visible)

    def set_style(self, style: MapStyle) -> None:
        """Colours by day or by night."""
        self.map_style = style
        self.ground.set_style(style)
        self.overlays.set_ink(ink_for(style.name))
        self.counters.set_theme(style.name)
        self.marks.set_theme(style.name)
        self.style_changed.emit()

    def set_board(self, board: Board, changed: Iterable[str]) -> None:
        """Another ground on the same grid, which differs in these hexes or in sides of theirs: for the editor."""
        assert board.grid == self.board.grid
        self.board = board
        self.ground.invalidate([board.grid.index[name] for name in changed], board)
        self.ground_changed.emit()

    # -- where things are ----------------------------------------------------------------------------------------------

    def hex_at(self, scene_pos: QPointF) -> str | None:
        h = self.layout.hex_at(scene_pos)
        return self.layout.grid.ids[h] if h >= 0 else None

    def piece_at(self, scene_pos: QPointF) -> str | None:
        """The topmost counter; of a fanned stack the one that lies there."""
        return self.counters.at(scene_pos)

    def target_at(self, scene_pos: QPointF) -> tuple[str | None, str | None]:
        """Hex and counter meant by a point: a counter that sticks out over another hex is still in its own."""
        piece = self.counters.at(scene_pos)
        return (self.counters.hex_of(piece) if piece else self.hex_at(scene_pos)), piece

    def centre_of(self, hex_name: str) -> QPointF:
        return self.layout.centre(self.layout.grid.index[hex_name])

    def rect_of(self, hexes: Iterable[str]) -> QRectF:
        """The rectangle around some hexes."""
        found = QRectF()
        for name in hexes:
            found = found.united(self.layout.polygon(self.layout.grid.index[name]).boundingRect())
        return found

    # -- for a moment --------------------------------------------------------------------------------------------------

    def fan(self, hex_name: str | None) -> None:
        """Lay the stack of this hex side by side; None lays it together again."""
        self.counters.fan(hex_name)

    def animate(self, piece: str, path: list[str], ms: int) -> None:
        """Let a counter travel over these hexes to where the position shown last has it. Call `show` first."""
        self.counters.move(piece, path, ms)

    def flash(self, hex_name: str, text: str = "", tone: Tone = "target", ms: int = 700) -> None:
        """A hit: a star that bursts and fades."""
        item = FlashItem(self.centre_of(hex_name), tone, text, ink_for(self.map_style.name))
        self.addItem(item)
        self._flashes.start(f"flash {next(self._flash_names)}", ms, item.advance_to, lambda: self.removeItem(item))

    def finish_animations(self) -> None:
        """Everything that moves is where it belongs at once."""
        self.counters.finish()
        self._flashes.finish_all()

    # -- tool ----------------------------------------------------------------------------------------------------------

    @property
    def tool(self) -> MapTool:
        return self._tool

    def set_tool(self, tool: MapTool) -> None:
        """Mouse and keys go to this tool from now on."""
        if tool is self._tool:
            return
        self._tool.deactivate()
        self._tool = tool
        tool.activate(self)
        self.tool_changed.emit()
