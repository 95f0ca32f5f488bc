"""All counters of a hex, large and side by side, with their states in words and the ground they stand on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import trn
from bk40qt.desktop.theme import theme_name
from bk40qt.mapview.counter_art import STYLES, counter_pixmap
from bk40qt.mapview.faces import CounterFace, describe
from bk40qt.mapview.view import MapView

_SIZE: Final = 132
_PER_ROW: Final = 5
_GAP: Final = 6  # between the hex and the popup


class StackPopup(QFrame):
    """Floats over the map without taking mouse or focus; `show_stack` fills it, `hide` puts it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self._faces: tuple[CounterFace, ...] = ()
        self._view: MapView | None = None
        self._describe_ground: Callable[[str], str] = str
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setAutoFillBackground(True)
        self._ground = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        bold = self.font()
        bold.setBold(True)
        self._ground.setFont(bold)
        self._count = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._cells = QWidget()
        self._grid = QGridLayout(self._cells)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        box = QVBoxLayout(self)
        for widget in (self._ground, self._count, self._cells):
            widget.setForegroundRole(QPalette.ColorRole.ToolTipText)
            box.addWidget(widget)

    def follow(self, view: MapView, describe_ground: Callable[[str], str]) -> None:
        """Show the stack that the mouse rests on in this view; `describe_ground` says a hex in words."""
        self._view, self._describe_ground = view, describe_ground
        view.stack_hovered.connect(self._hovered)

    def _hovered(self, hex_name: str) -> None:
        if hex_name:
            self.show_hex(hex_name)
        else:
            self.hide()

    def show_hex(self, hex_name: str) -> None:
        """The stack of this hex of the view that is followed, beside the hex."""
        assert self._view is not None
        scene = self._view.map_scene
        faces = [piece.face for piece in scene.position.pieces if piece.hex == hex_name]
        hex_rect = self._view.mapFromScene(scene.rect_of([hex_name])).boundingRect()
        hex_rect.translate(self._view.viewport().mapToGlobal(QPoint()))
        self.show_stack(self._describe_ground(hex_name), faces, hex_rect)

    def show_stack(self, ground: str, faces: Sequence[CounterFace], at: QRect) -> None:
        """`ground` says the hex in words; `faces` from the lowest to the topmost; `at` is where it is on the screen."""
        self._ground.setText(ground)
        self._faces = tuple(faces)
        self._fill()
        for layout in (self._grid, self.layout()):  # else the size of the last stack is kept until events are handled
            if layout is not None:
                layout.invalidate()
                layout.activate()
        self.adjustSize()
        self.move(self._beside(at))
        self.show()

    def words(self) -> str:
        """Everything the popup says."""
        return "\n".join([self._ground.text(), self._count.text(), *(describe(face) for face in reversed(self._faces))])

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        count = len(self._faces)
        self._count.setText(trn("{n} unit", "{n} units", count))
        self._count.setVisible(count > 0)
        self._cells.setVisible(count > 0)
        style, dpr = STYLES[theme_name()], self.devicePixelRatioF()
        for i, face in enumerate(reversed(self._faces)):  # the topmost first, as one meets them
            picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
            picture.setPixmap(counter_pixmap(face, _SIZE, dpr, style=style))
            words = QLabel(describe(face), alignment=Qt.AlignmentFlag.AlignTop, wordWrap=True)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setForegroundRole(QPalette.ColorRole.ToolTipText)
            words.setFixedWidth(_SIZE + 50)
            row, column = divmod(i, _PER_ROW)
            self._grid.addWidget(picture, 2 * row, column)
            self._grid.addWidget(words, 2 * row + 1, column)
            for widget in (picture, words):
                widget.show()  # now, not with the next events: it counts for the size
        self.setAccessibleName(self.words())

    def _beside(self, at: QRect) -> QPoint:
        """Clear of the hex, and of what lies right of the map if there is room: it tells what can be done there."""
        right, left = at.right() + _GAP, at.left() - _GAP - self.width()
        below, above = at.bottom() + _GAP, at.top() - _GAP - self.height()
        middle = at.center() - self.rect().center()
        corners = [QPoint(x, y) for x in (right, left) for y in (below, above)]
        sides = [QPoint(x, middle.y()) for x in (right, left)] + [QPoint(middle.x(), y) for y in (below, above)]
        screen = (QGuiApplication.screenAt(at.center()) or self.screen()).availableGeometry()
        for room in (self._preferred().intersected(screen), screen):
            places = [_within(room, QRect(place, self.size())) for place in (*corners, *sides)]
            found = next((place for place in places if room.contains(place) and not place.intersects(at)), None)
            if found is not None:
                return found.topLeft()
        return _within(screen, QRect(corners[0], self.size())).topLeft()

    def _preferred(self) -> QRect:
        """The window up to the right edge of the map."""
        if self._view is None:
            return QRect()
        whole, viewport = self._view.window().geometry(), self._view.viewport()
        whole.setRight(viewport.mapToGlobal(viewport.rect().bottomRight()).x())
        return whole

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange) and self._faces:
            self._fill()
        super().changeEvent(event)


def _within(room: QRect, rect: QRect) -> QRect:
    """Moved into the room, as far as it fits."""
    x = max(room.left(), min(rect.x(), room.right() + 1 - rect.width()))
    y = max(room.top(), min(rect.y(), room.bottom() + 1 - rect.height()))
    return QRect(x, y, rect.width(), rect.height())
