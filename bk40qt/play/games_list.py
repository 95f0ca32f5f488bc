"""The list of saved games on the home screen: the last played first, two lines each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem, QStyledItemDelegate, QWidget

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.play.cut_text import cut
from bk40qt.play.library import GameCard
from bk40qt.play.scenario_head import without_date

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

# Roles as plain numbers: the namespace `Qt` takes a tenth of the time in which the home screen is to be there.
_ACCESSIBLE_TEXT: Final = 11
_CARD: Final = 0x100  # the first that is free for users
_MARGIN: Final = 10

Index = QModelIndex | QPersistentModelIndex


class GamesList(QListWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)

    def settle(self) -> None:
        """Rows with thick and thin letters and colours, in place of plain ones: for when the window is there."""
        self.setItemDelegate(_Rows(self))

    def show_games(self, cards: list[GameCard]) -> None:
        """The same game stays chosen, if it is still there."""
        chosen = self.chosen()
        self.clear()
        for card in cards:
            item = QListWidgetItem(self)
            item.setData(_CARD, card)
            item.setSizeHint(QSize(200, 2 * QFontMetrics(self.font()).lineSpacing() + 2 * _MARGIN))
            if chosen is not None and chosen.path == card.path:
                self.setCurrentItem(item)
        self.retranslate()
        if self.currentRow() < 0 and cards:
            self.setCurrentRow(0)

    def retranslate(self) -> None:
        for row in range(self.count()):
            item = self.item(row)
            card = item.data(_CARD)
            details = "  ·  ".join(detail_of(card))
            item.setText(f"{title_of(card)}\n{details}")  # also what a typed letter jumps to
            item.setData(_ACCESSIBLE_TEXT, ", ".join((title_of(card), *detail_of(card), moment_of(card))))
            item.setToolTip(str(card.path))

    def chosen(self) -> GameCard | None:
        item = self.currentItem()
        card: GameCard | None = item.data(_CARD) if item is not None else None
        return card


class _Rows(QStyledItemDelegate):
    """Title and moment above, turn and side to move below."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card: GameCard = index.data(_CARD)
        view = option.widget
        assert isinstance(view, GamesList)
        area: QRect = option.rect
        lit = view.currentIndex() == index
        painter.save()
        if lit:
            self._paint_choice(painter, area, view.hasFocus())
        palette, full = view.palette(), lit and view.hasFocus()
        strong = palette.color(QPalette.ColorRole.HighlightedText if full else QPalette.ColorRole.Text)
        faint = strong if lit else palette.color(QPalette.ColorRole.PlaceholderText)
        metrics = QFontMetrics(option.font)
        left, width = area.left() + _MARGIN, area.width() - 2 * _MARGIN
        upper = area.top() + _MARGIN + metrics.ascent()
        moment = moment_of(card)
        taken = metrics.horizontalAdvance(moment)
        painter.setFont(option.font)
        painter.setPen(faint)
        painter.drawText(left + width - taken, upper, moment)
        painter.drawText(left, upper + metrics.lineSpacing(), cut(metrics, "  ·  ".join(detail_of(card)), width))
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(strong)
        painter.drawText(left, upper, cut(QFontMetrics(bold), title_of(card), width - taken - _MARGIN))
        painter.restore()

    def _paint_choice(self, painter: QPainter, area: QRect, has_keys: bool) -> None:
        """Full colour when the list has the keys, else a frame: one can tell where typing goes."""
        colour = QApplication.palette().color(QPalette.ColorRole.Highlight)
        if has_keys:
            painter.fillRect(area, colour)
        else:
            painter.setPen(colour)
            painter.drawRect(area.adjusted(0, 0, -1, -1))


def title_of(card: GameCard) -> str:
    """The user's own name for the game, else that of the battle in the user's language."""
    return pattern(without_date(card.scenario, card.date)) if card.title == card.scenario else card.title


def detail_of(card: GameCard) -> list[str]:
    if not card.is_known:
        return [tr("Open it to see more")]
    if card.over:
        if card.winner:
            return [tr("Over: {side} won", side=pattern(card.sides.get(card.winner, card.winner)))]
        return [tr("Over: a draw")]
    turn = tr("Turn {turn} of {turns}", turn=card.turn, turns=card.turns) if card.turn else tr("Set-up")
    side = pattern(card.sides.get(card.side_to_move, card.side_to_move))
    return [turn, tr("{side} to move", side=side)]


def moment_of(card: GameCard) -> str:
    """When it was last played, as short as people say it."""
    then, now = QDateTime.fromSecsSinceEpoch(int(card.updated)), QDateTime.currentDateTime()
    days = then.date().daysTo(now.date())
    clock = QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return tr("today, {time}", time=clock)
    if days == 1:
        return tr("yesterday, {time}", time=clock)
    return QLocale().toString(then.date(), QLocale.FormatType.ShortFormat)
