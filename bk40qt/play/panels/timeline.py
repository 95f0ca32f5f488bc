"""The slider of a replay: every decision of the game, its turns marked below and the bookmarks above."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QToolTip, QWidget

from bk40qt.desktop.i18n import tr

_FLAG: Final = 9  # size of a bookmark, in pixels
_NEAR: Final = 5  # pixels within which the mouse means a bookmark


class Timeline(QSlider):
    """A click goes there at once, unlike in a usual slider, which goes a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.turns: Sequence[tuple[int, int]] = ()  # moment, turn
        self.bookmarks: Mapping[int, str] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(160)

    def set_turns(self, turns: Sequence[tuple[int, int]]) -> None:
        self.turns = turns
        self.update()

    def set_bookmarks(self, bookmarks: Mapping[int, str]) -> None:
        self.bookmarks = bookmarks
        self.update()

    # -- where -------------------------------------------------------------------------------------------------------

    def _groove(self) -> tuple[int, int]:
        """Where the middle of the handle is at the first value, and how far it goes from there."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, slider = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(control, option, slider, self).width()
        groove = self.style().subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self)
        return groove.left() + handle // 2, max(1, groove.width() - handle)

    def x_of(self, value: int) -> int:
        left, span = self._groove()
        return left + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span)

    def value_at(self, x: float) -> int:
        left, span = self._groove()
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), round(x) - left, span)

    def _bookmark_at(self, x: float) -> int | None:
        near = [number for number in self.bookmarks if abs(self.x_of(number) - x) <= _NEAR]
        return min(near, key=lambda number: abs(self.x_of(number) - x)) if near else None

    # -- mouse -------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        x, y = event.position().x(), event.position().y()
        mark = self._bookmark_at(x) if y < self.height() / 2 - 4 else None
        self.setValue(self.value_at(x) if mark is None else mark)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.text_at(event.pos().x()), self)
            return True
        return super().event(event)

    def text_at(self, x: float) -> str:
        mark = self._bookmark_at(x)
        number = self.value_at(x) if mark is None else mark
        turn = max((turn for start, turn in self.turns if start <= number), default=0)
        text = tr("Decision {number}, turn {turn}", number=number, turn=turn) if turn else tr(
            "Decision {number}, set-up", number=number)
        return text if mark is None else tr("{moment}: bookmark “{name}”", moment=text, name=self.bookmarks[mark])

    # -- looks -------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        usual = super().sizeHint()
        return QSize(usual.width(), usual.height() + 2 * max(_FLAG + 1, self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_turns(painter)
        self._paint_bookmarks(painter)
        painter.end()

    def _paint_turns(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        high = self.fontMetrics().height()
        free = -1  # a number is left out where it would run into the one before
        for start, turn in self.turns:
            x, text = self.x_of(start), str(turn)
            wide = self.fontMetrics().horizontalAdvance(text)
            painter.drawLine(x, self.height() - high - 4, x, self.height() - high)
            left = min(max(0, x - wide // 2), self.width() - wide)
            if left > free:
                box = QRectF(left, self.height() - high, wide + 1, high)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                free = left + wide + 3

    def _paint_bookmarks(self, painter: QPainter) -> None:
        """Little flags; their poles stand on the groove."""
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(colour)
        foot = self.height() / 2 - 6
        for number in self.bookmarks:
            if self.minimum() <= number <= self.maximum():
                x = self.x_of(number) + 0.5
                top = max(1.0, foot - _FLAG - 4)
                painter.drawLine(QPointF(x, top), QPointF(x, foot))
                painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
                painter.drawPolygon(QPolygonF([QPointF(x, top), QPointF(x + _FLAG, top + _FLAG / 2 - 1),
                                               QPointF(x, top + _FLAG - 2)]))
