"""The options of a decision as a list: in groups, what players mostly want first; narrowed down to a counter or words.

Nothing is judged here: all that is offered is in the list, in another order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bk40qt.desktop.i18n import pattern
from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.phrases import help_of
from bk40qt.engine.wording import translatable
from bk40qt.play.session import Session

# Options that end something or let it be: the Space key takes the first of them that is offered.
CLOSING: Final = ("pass", "no", "stop", "done", "end_activation", "go_on", "waive", "fight_on", "stay", "move_on",
                  "no_mount", "show", "keep", "hold", "discard", "accept")
# Headings of a long list and what stands under them; what is not named comes before the closing ones.
_GROUPS: Final = (
    (translatable("Fire"), ("opportunity_fire", "return_fire", "assault_fire", "fire_at", "fire", "fire_move",
                            "fire_with_formation", "strikes", "strike", "group", "calibre")),
    (translatable("Assault"), ("assault",)),
    (translatable("Move"), ("move", "step", "enter", "load", "unload", "drop")),
    (translatable("Retreat"), ("retreat", "retreat_on", "rout_step", "withdraw")),
    (translatable("Other"), ()),
    (translatable("Pass, stop or go on"), CLOSING),
)
_OTHER: Final = 4
_RANK: Final = {kind: rank for rank, (_, kinds) in enumerate(_GROUPS) for kind in kinds}
_FEW: Final = 6  # options that are seen at a glance: no headings
_READ: Final = 200  # so many are read, each with all of its words; of more than these one line each is shown
_HEADING: Final = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


def closing(decision: Decision) -> Action | None:
    for kind in CLOSING:
        for option in decision.options:
            if option.kind == kind:
                return option
    return None


def in_groups(options: Sequence[Action]) -> list[Action]:
    """Fire first, what ends or lets be last; within a group as the rules list them."""
    return sorted(options, key=lambda option: _RANK.get(option.kind, _OTHER))


class Options(QAbstractListModel):
    """The options as sentences; the first nine have the digit that takes them. With thousands of them only those on
    the screen are put into words, until words are searched for."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._offered: list[Action] = []
        self._words = ""
        self._unit = ""
        self._texts: dict[Action, str] = {}
        self._headings: dict[int, str] = {}  # row -> what stands above it
        self.actions: list[Action] = []  # those shown

    @property
    def count(self) -> int:
        """How many there are, shown or not."""
        return len(self._offered)

    @property
    def unit(self) -> str:
        """The counter whose options alone are shown, "" for all."""
        return self._unit

    @property
    def has_headings(self) -> bool:
        return bool(self._headings)

    def offer(self, actions: Sequence[Action]) -> None:
        self._texts.clear()
        self._offered = in_groups(actions)
        self._words = self._unit = ""
        self._show()

    def narrow(self, words: str) -> None:
        """Only options with all of these words, in any order."""
        self._words = words
        self._show()

    def narrow_to(self, unit: str) -> None:
        """Only the options of this counter; all, if it has none."""
        self._unit = unit if any(option.unit == unit for option in self._offered) else ""
        self._show()

    def _show(self) -> None:
        self.beginResetModel()
        shown = [option for option in self._offered if not self._unit or option.unit == self._unit]
        words = self._words.casefold().split()
        if words:
            shown = [option for option in shown if all(word in self.text(option).casefold() for word in words)]
        self.actions = shown
        self._headings = _headings(shown, self._heading_of) if len(shown) > _FEW else {}
        self.endResetModel()

    def _heading_of(self, option: Action) -> str:
        """Counters that are set up go each under their name: hundreds of lines would be alike."""
        if option.kind == "place" and option.unit:
            return self._session.name_of(option.unit)
        return pattern(_GROUPS[_RANK.get(option.kind, _OTHER)][0])

    def text(self, action: Action) -> str:
        found = self._texts.get(action)
        if found is None:
            found = self._texts[action] = self._session.say(action)
        return found

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.actions)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            text = self.text(self.actions[row])
            return f"{row + 1}  {text}" if row < 9 else text
        if role == _HEADING:
            return self._headings.get(row, "")
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole):
            decision = self._session.decision
            told = help_of(decision, self.actions[row], pattern) if decision is not None else ""
            return "\n".join(filter(None, (self.text(self.actions[row]), told)))
        return None


def _headings(shown: Sequence[Action], heading_of: Callable[[Action], str]) -> dict[int, str]:
    """Row and heading wherever another group begins; nothing if there is only one group."""
    named = [heading_of(option) for option in shown]
    starts = [0, *(row for row, (before, now) in enumerate(pairwise(named), 1) if before != now)]
    return {row: named[row] for row in starts} if len(starts) > 1 else {}


class _Lines(QStyledItemDelegate):
    """A line for each option, or as many as its words need; the first of a group has its heading above it."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = option.fontMetrics.height() + 3
        heading = _heading_height(line) if index.data(_HEADING) else 0
        if index.model().rowCount() > _READ:  # not asked of the text: that would put thousands of options into words
            return QSize(0, line + heading)
        style = self._view.style()
        margin = 2 * (style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._view) + 1)
        room = QRect(0, 0, self._view.viewport().width() - margin, 10 * line)
        wrapped = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data())
        return QSize(0, max(line, wrapped.height() + 3) + heading)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        heading = index.data(_HEADING)
        if heading:
            place = QRect(option.rect)
            place.setHeight(_heading_height(option.fontMetrics.height() + 3))
            _paint_heading(painter, option, place, heading)
            option.rect.setTop(place.bottom() + 1)
        super().paint(painter, option, index)


def _heading_height(line: int) -> int:
    return line + 4


def _paint_heading(painter: QPainter, option: QStyleOptionViewItem, place: QRect, heading: str) -> None:
    painter.save()
    painter.fillRect(place, option.palette.window())
    font = painter.font()
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(option.palette.windowText().color())
    painter.drawText(place.adjusted(4, 0, -4, -1), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, heading)
    painter.restore()


class OptionList(QListView):
    """The options one below the other; what does not fit is in the tooltip and, once marked, the title of the odds."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.setModel(options)
        self.setItemDelegate(_Lines(self))
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMinimumHeight(3 * (self.fontMetrics().height() + 3))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.setCurrentIndex(self.currentIndex())  # Qt makes the first line current, but does not show it

    def height_wanted(self, most: int = 200) -> int:
        """So that all lines are seen, as far as that is not more than `most` pixels."""
        model, total = self.model(), 2 * self.frameWidth()
        for row in range(model.rowCount()):
            total += self.sizeHintForRow(row)
            if total >= most:
                return most
        return total
