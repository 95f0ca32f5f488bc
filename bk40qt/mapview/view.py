"""A view of the map for people: the hex cursor, and all that mouse and keys do, handed on to the scene's tool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.camera import ZOOM_STEP, Camera, Direction
from bk40qt.mapview.hex_cursor import announce, step
from bk40qt.mapview.layout import RADIUS
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.tool import MapEvent

_HOVER_MS: Final = 450  # how long the mouse rests before a stack is shown

_ARROWS: Final[dict[int, Direction]] = {
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
# What a pressed left button does: nothing, the tool's, not yet known (a click, or a pan once the mouse moves), a pan.
Grip = Literal["none", "tool", "open", "pan"]


class MapView(Camera):
    """Shows one MapScene. `describe_hex` says a hex in words (terrain, level, features, counters)."""

    hex_hovered = Signal(str)  # "" outside the map
    stack_hovered = Signal(str)  # the mouse rests on a hex with counters; "" when it has left
    cursor_moved = Signal(str)
    cursor_shown = Signal(bool)  # the hex cursor has become visible or not
    space_tapped = Signal()  # Space without a drag: the view needs the key itself, so that actions do not get it

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.describe_hex: Callable[[str], str] = lambda name: name
        self.take_marked: Callable[[], bool] = lambda: False  # Enter while no hex cursor shows; True: that was it
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._grip: Grip = "none"
        self._pressed_at = QPoint()
        self._dragged_to = QPoint()
        self._space = False
        self._space_used = False
        self._hovered: tuple[str | None, str | None] = (None, None)
        self._under: str | None = None
        self._cursor: str | None = None
        self._cursor_shows = False
        self._rest = QTimer(self, singleShot=True, interval=_HOVER_MS)
        self._rest.timeout.connect(self._rested)
        self.retranslate()

    # -- hex cursor ----------------------------------------------------------------------------------------------------

    @property
    def cursor_hex(self) -> str | None:
        return self._cursor

    @property
    def cursor_shows(self) -> bool:
        """Enter clicks there; else it is free for something else."""
        return self._cursor_shows

    def set_cursor_hex(self, hex_name: str | None, visible: bool = True) -> None:
        """Put the cursor on a hex. Not visible: the mouse is at work, keys go on from here."""
        self.map_scene.overlays.set_cursor(hex_name if visible else None)
        if self._cursor_shows != (visible and hex_name is not None):
            self._cursor_shows = not self._cursor_shows
            self.cursor_shown.emit(self._cursor_shows)
        if hex_name == self._cursor:
            return
        self._cursor = hex_name
        self.retranslate()
        if hex_name is not None:
            if visible:
                announce(self, self.accessibleDescription())
            self.cursor_moved.emit(hex_name)

    def move_cursor(self, direction: Direction) -> None:
        """One hex on; from nowhere, to the hex in the middle of the view."""
        grid = self.map_scene.layout.grid
        if self._cursor is None:
            self.set_cursor_hex(self._middle_hex())
        else:
            self.set_cursor_hex(grid.ids[step(grid, grid.index[self._cursor], direction)])
        if self._cursor is not None:
            self.ensure_hex_visible(self._cursor)

    def _middle_hex(self) -> str:
        bounds, middle = self.map_scene.layout.bounds, self.visible_area().center()
        inside = QPointF(
            min(max(middle.x(), bounds.left() + RADIUS), bounds.right() - RADIUS),
            min(max(middle.y(), bounds.top() + RADIUS), bounds.bottom() - RADIUS),
        )
        return self.map_scene.hex_at(inside) or self.map_scene.layout.grid.ids[0]

    def zoom_by(self, factor: float, anchor: QPoint | None = None) -> None:
        """By keys, towards the hex that the keys are at."""
        if anchor is None and self._cursor is not None:
            at = self.mapFromScene(self.map_scene.centre_of(self._cursor))
            anchor = at if self.viewport().rect().contains(at) else None
        super().zoom_by(factor, anchor)

    def _cursor_target(self) -> tuple[str | None, str | None]:
        """The cursor's hex and the top counter there."""
        stack = self.map_scene.counters.stack(self._cursor) if self._cursor else ()
        return self._cursor, stack[-1] if stack and self.map_scene.counters.visible else None

    def click_at_cursor(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """What a click of the mouse there would do."""
        if self._cursor is None:
            return
        target, tool = self._cursor_target(), self.map_scene.tool
        centre = self.map_scene.centre_of(self._cursor)
        event = MapEvent(centre, self._global(centre), modifiers, by_key=True)
        tool.hex_pressed(*target, event)
        tool.hex_released(*target, event)

    def menu_at_cursor(self) -> None:
        if self._cursor is not None:
            self.ensure_hex_visible(self._cursor)
            self.map_scene.tool.context_menu(
                *self._cursor_target(), self._global(self.map_scene.centre_of(self._cursor))
            )

    def _global(self, scene_pos: QPointF) -> QPoint:
        return self.viewport().mapToGlobal(self.mapFromScene(scene_pos))

    def retranslate(self) -> None:
        self.setAccessibleName(tr("Map, hex {hex}", hex=self._cursor) if self._cursor else tr("Map"))
        self.setAccessibleDescription(self.describe_hex(self._cursor) if self._cursor else "")

    # -- mouse ---------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._stop_rest()
        self._pressed_at = self._dragged_to = event.position().toPoint()
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and self._space):
            self._begin_pan()
        elif left:
            target = self._target(event)
            self.set_cursor_hex(target[0], visible=False)
            self._grip = "tool" if self.map_scene.tool.wants_drag(*target) else "open"
            if self._grip == "tool":
                self.map_scene.tool.hex_pressed(*target, self._told(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._grip == "open" and (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._begin_pan()
        if self._grip == "pan":
            self.scroll_by(self._dragged_to - at)
            self._dragged_to = at
        elif self._grip == "tool":
            target = self._target(event)
            self._point(target[0])
            self.map_scene.tool.hex_moved(*target, self._told(event))
        elif self._grip == "none":
            self._hover(self._target(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grip, self._grip = self._grip, "none"
        target, tool = self._target(event), self.map_scene.tool
        if grip == "open":
            tool.hex_pressed(*target, self._told(event))
        if grip in ("open", "tool"):
            tool.hex_released(*target, self._told(event))
        elif grip == "pan":
            self._show_hand()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._space:
            self.map_scene.tool.hex_double_clicked(*self._target(event), self._told(event))
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # A key asks for it by keyPressEvent, which comes on every platform; this event follows on some of them.
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            self._stop_rest()
            target = self.map_scene.target_at(self.mapToScene(event.pos()))
            self.map_scene.tool.context_menu(*target, event.globalPos())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover((None, None))
        super().leaveEvent(event)

    def _target(self, event: QMouseEvent) -> tuple[str | None, str | None]:
        return self.map_scene.target_at(self.mapToScene(event.position().toPoint()))

    def _told(self, event: QMouseEvent) -> MapEvent:
        at = event.position().toPoint()
        return MapEvent(self.mapToScene(at), event.globalPosition().toPoint(), event.modifiers())

    def _begin_pan(self) -> None:
        self._grip = "pan"
        self._space_used = True
        self._show_hand()

    def _show_hand(self) -> None:
        if self._grip == "pan":
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()

    def _hover(self, target: tuple[str | None, str | None]) -> None:
        new, self._hovered = target != self._hovered, target
        if new:
            self.map_scene.counters.hover(target[1])
            self.map_scene.tool.hover(*target)
        self._point(target[0])
        if new and target[0] is not None and self.map_scene.counters.stack(target[0]):
            self._rest.start()

    def _point(self, hex: str | None) -> None:
        """The mouse, with or without a button down, is here."""
        if hex != self._under:
            self._under = hex
            self._stop_rest()
            self.hex_hovered.emit(hex or "")

    @property
    def hovered_hex(self) -> str | None:
        """The hex under the mouse."""
        return self._under

    def _rested(self) -> None:
        if self._hovered[0] is not None and self.map_scene.counters.visible:
            self.stack_hovered.emit(self._hovered[0])

    def _stop_rest(self) -> None:
        if self._rest.isActive():
            self._rest.stop()
        self.stack_hovered.emit("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = (event.angleDelta().y() or event.angleDelta().x()) / 120
            self.zoom_by(ZOOM_STEP**notches, event.position().toPoint())
        else:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                delta = QPoint(delta.y() or delta.x(), 0)
            self.scroll_by(-delta)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Space held down pans. An action with this key would take it away before.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_space(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_space(event):
            if not event.isAutoRepeat():
                self._space, self._space_used = True, False
                self._show_hand()
        elif not self.map_scene.tool.key(event) and not self._key(event):
            event.ignore()  # not super: it would scroll with keys of its own

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if _is_space(event) and not event.isAutoRepeat() and self._space:
            self._space = False
            self._show_hand()
            if not self._space_used:
                self.space_tapped.emit()
        else:
            super().keyReleaseEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _ARROWS and modifiers == Qt.KeyboardModifier.ControlModifier:
            self.move_cursor(_ARROWS[key])
        elif key in _ARROWS and not modifiers:
            self.pan(_ARROWS[key])
        elif key in _ENTER:
            if self._cursor_shows or not self.take_marked():
                self.click_at_cursor(modifiers)
        elif key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and modifiers == Qt.KeyboardModifier.ShiftModifier):
            self.menu_at_cursor()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif key == Qt.Key.Key_0:
            self.zoom_full()
        else:
            return False
        return True

    # -- the rest ------------------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key:
            self.set_cursor_hex(self._cursor or self._middle_hex())
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space = False
        self._show_hand()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _is_space(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Space and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
