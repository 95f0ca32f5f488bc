"""How a row of the order of battle is drawn: picture, name and strength above, state and place below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bk40qt.desktop import theme
from bk40qt.mapview.badges import BADGE_ORDER, paint_badge, paint_neutralized
from bk40qt.mapview.counter_art import STYLES, counter_margin, counter_pixmap
from bk40qt.play.cut_text import cut
from bk40qt.play.panels.forces_rows import FORMATION, SIDE, UNIT, Row

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_Index = QModelIndex | QPersistentModelIndex
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GAP: Final = 5
_BAR: Final = 46  # pixels: length of a bar of strength


class RowDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row: Row = index.data(ROW_ROLE)
        height = QFontMetrics(option.font).height()
        lines = 2 if row.level >= FORMATION else 1
        return QSize(120, lines * height + 7)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: Row = index.data(ROW_ROLE)
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style() if option.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _RowPainting(painter, option, row).paint()
        painter.restore()


class _RowPainting:
    def __init__(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        self.painter, self.row = painter, row
        self.box = QRectF(option.rect).adjusted(2, 3, -4, -3)
        palette: QPalette = option.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        group = QPalette.ColorGroup.Disabled if row.lost and not chosen else QPalette.ColorGroup.Active
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        self.ink = palette.color(group, role)
        self.soft = QColor(self.ink)
        self.soft.setAlpha(190)
        self.font = QFont(option.font)
        self.dpr = option.widget.devicePixelRatioF() if option.widget is not None else 1.0

    def paint(self) -> None:
        row, box = self.row, self.box
        if row.level == UNIT:
            self._counter()
        elif row.level == FORMATION:
            self._swatch()
        if row.level < FORMATION:
            self._title(box, self._bar(box))
        else:
            half = box.height() / 2
            upper, lower = QRectF(box.left(), box.top(), box.width(), half), QRectF(box.left(), box.top() + half,
                                                                                    box.width(), half)
            right = self._squares(upper) if row.level == UNIT else self._bar(upper)
            self._title(upper, self._badges(upper, right))
            self._detail(lower)

    def _counter(self) -> None:
        face, size = self.row.face, int(self.box.height()) - 2
        if face is None:
            return
        pixmap = counter_pixmap(face, size, self.dpr, dimmed=self.row.lost, style=STYLES[theme.theme_name()])
        margin = counter_margin(size)
        self.painter.drawPixmap(int(self.box.left()) - margin, int(self.box.top()) + 1 - margin, pixmap)
        self.box.setLeft(self.box.left() + size + _GAP)

    def _swatch(self) -> None:
        """The formation's colour, as on the band of its counters."""
        mark = QRectF(self.box.left(), self.box.top() + 1, 9, self.box.height() - 2)
        self.painter.setPen(QPen(self.ink, 1))
        self.painter.setBrush(QColor(self.row.colour))
        self.painter.drawRect(mark)
        self.box.setLeft(mark.right() + _GAP)

    def _title(self, box: QRectF, right: float) -> None:
        font = QFont(self.font)
        font.setBold(self.row.level <= FORMATION)
        font.setStrikeOut(self.row.lost)
        if self.row.level == SIDE:
            font.setCapitalization(QFont.Capitalization.AllUppercase)
        self.painter.setFont(font)
        self.painter.setPen(self.ink)
        room = right - box.left() - _GAP
        self.painter.drawText(QRectF(box.left(), box.top(), room, box.height()), int(_LEFT),
                              cut(QFontMetrics(font), self.row.title, int(room)))

    def _detail(self, box: QRectF) -> None:
        self.painter.setFont(self.font)
        self.painter.setPen(self.soft)
        text = cut(QFontMetrics(self.font), self.row.detail, int(box.width()))
        self.painter.drawText(box, int(_LEFT), text)

    def _bar(self, box: QRectF) -> float:
        """Steps left of all, as a number and as a bar: what is lost is hatched. Returns where it begins."""
        row, painter = self.row, self.painter
        bar = QRectF(box.right() - _BAR, box.center().y() - 4, _BAR, 8)
        if row.total:
            part = bar.width() * row.left / row.total
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.soft)
            painter.drawRect(QRectF(bar.left(), bar.top(), part, bar.height()))
            painter.setBrush(QBrush(self.soft, Qt.BrushStyle.BDiagPattern))
            painter.drawRect(QRectF(bar.left() + part, bar.top(), bar.width() - part, bar.height()))
        painter.setPen(QPen(self.ink, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        text, metrics = f"{row.left}/{row.total}", QFontMetrics(self.font)
        width = metrics.horizontalAdvance(text) + _GAP
        painter.setFont(self.font)
        painter.drawText(QRectF(bar.left() - width - _GAP, box.top(), width, box.height()), int(_RIGHT), text)
        return bar.left() - width - _GAP

    def _squares(self, box: QRectF) -> float:
        """A square for each step; those lost are empty."""
        size = 8.0
        left = box.right() - self.row.total * (size + 2)
        for step in range(self.row.total):
            square = QRectF(left + step * (size + 2), box.center().y() - size / 2, size, size)
            self.painter.setPen(QPen(self.ink, 1))
            self.painter.setBrush(self.ink if step < self.row.left else Qt.BrushStyle.NoBrush)
            self.painter.drawRect(square)
        return left

    def _badges(self, box: QRectF, right: float) -> float:
        size = min(box.height(), 16.0)
        for name in reversed(self.row.statuses):
            if name == "neutralized":
                right -= size * 1.3 + 2
                paint_neutralized(self.painter, QRectF(right, box.center().y() - size / 2, size * 1.3, size))
            elif name in BADGE_ORDER:
                right -= size + 2
                paint_badge(self.painter, QRectF(right, box.center().y() - size / 2, size, size), name)
        return right
