"""A frame round whatever has the keys: the style's own mark is a hair line, and lists and texts have none at all."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QGraphicsView, QMenuBar, QWidget
from shiboken6 import isValid

_WIDTH = 2  # pixels


class FocusRing(QWidget):
    """Lies over the widget that it frames; the mouse does not see it."""

    def __init__(self, framed: QWidget) -> None:
        super().__init__(framed)
        self._framed = framed
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        framed.installEventFilter(self)
        self.resize(framed.size())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._framed:
            self.resize(self._framed.size())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        own = self._framed.palette()
        colour = own.color(QPalette.ColorRole.Highlight)
        if own.color(QPalette.ColorRole.Button) == colour:  # a button that is wholly of that colour
            colour = own.color(QPalette.ColorRole.WindowText)
        pen = QPen(colour, _WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        with QPainter(self) as painter:
            painter.setPen(pen)
            inset = _WIDTH // 2
            painter.drawRect(self.rect().adjusted(inset, inset, -inset, -inset))


class FocusFrames(QObject):
    """Frames what has got the keys by a key or by the program; who clicks knows where he has clicked."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.ring: FocusRing | None = None
        app.focusChanged.connect(self._moved)
        self._moved(None, app.focusWidget())

    def _moved(self, old: QWidget | None, now: QWidget | None) -> None:
        if self.ring is not None and isValid(self.ring):
            self.ring.hide()
            self.ring.deleteLater()
        self.ring = None
        # The map has its hex cursor, and a menu bar the menu that is open.
        if now is None or isinstance(now, QGraphicsView | QMenuBar) or QApplication.mouseButtons():
            return
        self.ring = FocusRing(now)
