"""Markers as chits in a row that breaks where it must: by mouse and by keys, with a word under each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionFocusRect, QToolTip, QWidget

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import tr
from bk40qt.engine.records import value
from bk40qt.mapview.counter_art import STYLES, counter_margin
from bk40qt.mapview.marker_art import marker_pixmap
from bk40qt.play.cut_text import cut

_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


@value
class Chit:
    """A marker, or several that are all alike."""

    kind: str
    side: str
    caption: str
    colour: str = ""
    count: int = 1
    tip: str = ""
    unit: str = ""  # who is shown on a click
    rule: str = ""  # what is opened on a click, if there is nobody to be shown
    dimmed: bool = False


@value
class Group:
    """Chits that begin a line of their own, with a word above them."""

    label: str
    chits: tuple[Chit, ...]


class ChitFlow(QWidget):
    chosen = Signal(object)  # Chit

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.groups: tuple[Group, ...] = ()
        self._name = ""
        self._current = 0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_groups(self, name: str, groups: tuple[Group, ...]) -> None:
        said = "; ".join(f"{group.label}: {', '.join(_spoken(chit) for chit in group.chits)}" for group in groups)
        self.setAccessibleName(f"{name}: {said}")
        if groups != self.groups:
            self.groups, self._current = groups, 0
            self.updateGeometry()
            self.update()

    def chits(self) -> list[Chit]:
        return [chit for group in self.groups for chit in group.chits]

    # -- where everything is -----------------------------------------------------------------------------------------

    def _side(self) -> int:
        return int(self.fontMetrics().height() * 2.2)

    def _cell(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(max(self._side() + 14, metrics.averageCharWidth() * 9), self._side() + metrics.height() + 7)

    def _lay_out(self, width: int) -> tuple[list[tuple[Group, QRect]], list[tuple[Chit, QRect]], int]:
        cell, line = self._cell(), self.fontMetrics().height() + 2
        columns = max(1, width // cell.width())
        cell.setWidth(min(width // columns, cell.width() * 5 // 4))
        labels: list[tuple[Group, QRect]] = []
        chits: list[tuple[Chit, QRect]] = []
        top = 0
        for group in self.groups:
            labels.append((group, QRect(0, top, width, line)))
            top += line
            for number, chit in enumerate(group.chits):
                row, column = divmod(number, columns)
                chits.append((chit, QRect(QPoint(column * cell.width(), top + row * cell.height()), cell)))
            top += -(-len(group.chits) // columns) * cell.height()
        return labels, chits, top

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(width)[2]

    def sizeHint(self) -> QSize:
        width = self._cell().width() * 4
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._cell().width(), self._cell().height())

    def rect_of(self, number: int) -> QRect:
        return self._lay_out(self.width())[1][number][1]

    def _at(self, point: QPoint) -> int:
        for number, (_chit, box) in enumerate(self._lay_out(self.width())[1]):
            if box.contains(point):
                return number
        return -1

    # -- drawing -----------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        labels, chits, _height = self._lay_out(self.width())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        for group, box in labels:
            painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), cut(self.fontMetrics(), group.label, box.width()))
        for number, (chit, box) in enumerate(chits):
            self._paint_chit(painter, chit, box)
            if self.hasFocus() and number == self._current:
                option = QStyleOptionFocusRect()
                option.initFrom(self)
                option.rect = box.adjusted(1, 0, -1, -1)
                self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)
        painter.end()

    def _paint_chit(self, painter: QPainter, chit: Chit, box: QRect) -> None:
        side, metrics = self._side(), self.fontMetrics()
        left, top = box.left() + (box.width() - side) // 2, box.top() + 3
        margin = counter_margin(side)
        name = chit.caption if chit.kind == "formation" else ""
        pixmap = marker_pixmap(chit.kind, chit.side, name, chit.colour, side, self.devicePixelRatioF(), chit.dimmed,
                               STYLES[theme.theme_name()])
        for more in range(min(chit.count, 3) - 1, -1, -1):  # a pile
            painter.drawPixmap(left - margin + 3 * more, top - margin - 2 * more, pixmap)
        if chit.count > 1:
            self._paint_count(painter, f"×{chit.count}", left + side, top + side)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        caption = QRect(box.left() + 1, top + side + 2, box.width() - 2, metrics.height())
        painter.drawText(caption, int(_CENTRE), cut(metrics, chit.caption, caption.width()))

    def _paint_count(self, painter: QPainter, text: str, right: int, bottom: int) -> None:
        palette = self.palette()
        font = self.font()
        font.setBold(True)
        width, height = QFontMetrics(font).horizontalAdvance(text) + 6, self.fontMetrics().height()
        box = QRectF(right - width + 6, bottom - height + 3, width, height)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.setBrush(palette.base())
        painter.drawRoundedRect(box, 4, 4)
        painter.save()
        painter.setFont(font)
        painter.drawText(box, int(_CENTRE), text)
        painter.restore()

    # -- mouse and keys ----------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._at(event.pos())
            QToolTip.showText(event.globalPos(), self.chits()[number].tip if number >= 0 else "", self)
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position().toPoint())
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._current = number
            self.update()
            self.chosen.emit(self.chits()[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        chits = self.chits()
        step = steps.get(Qt.Key(event.key()))
        if chits and step is not None and 0 <= self._current + step < len(chits):
            self._current += step
            self._tell()
        elif chits and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(chits[self._current])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.chits() and event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._tell()

    def _tell(self) -> None:
        """By keys there is no pointer to wait over a chit: its text shows at once."""
        box = self.rect_of(self._current)
        self.update()
        self.setAccessibleDescription(self.chits()[self._current].tip)
        QToolTip.showText(self.mapToGlobal(box.bottomLeft()), self.chits()[self._current].tip, self)


def _spoken(chit: Chit) -> str:
    return chit.caption if chit.count == 1 else tr("{count} × {marker}", count=chit.count, marker=chit.caption)
