"""What mouse and keys do on the map is up to the current tool; the view turns events into hexes and pieces for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from bk40qt.engine.records import value

if TYPE_CHECKING:
    from bk40qt.mapview.scene import MapScene


@value
class MapEvent:
    """A press, move or release, by mouse or (`by_key`) at the hex cursor."""

    scene_pos: QPointF
    global_pos: QPoint
    modifiers: Qt.KeyboardModifier
    by_key: bool = False


class MapTool(QObject):
    """Does nothing. `hex` is None outside the map; `piece` is the counter under the mouse, then `hex` is its own."""

    def activate(self, scene: MapScene) -> None:
        """This tool is the current one from now on."""

    def deactivate(self) -> None:
        """Another tool takes over: remove what you have drawn."""

    def wants_drag(self, hex: str | None, piece: str | None) -> bool:
        """Is a left drag from here the tool's? If not it moves the map, and a click arrives when it is complete."""
        return piece is not None

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None: ...

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        """The mouse has moved with its left button down."""

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None: ...

    def hex_double_clicked(self, hex: str | None, piece: str | None, event: MapEvent) -> None: ...

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None: ...

    def hover(self, hex: str | None, piece: str | None) -> None:
        """The mouse, with no button down, has come to another hex or counter."""

    def key(self, event: QKeyEvent) -> bool:
        """A key the map got. True: it was for you, the map does nothing with it."""
        return False
