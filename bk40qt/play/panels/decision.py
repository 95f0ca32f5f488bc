"""What is asked now: whose decision, the question in words, its rule, every option, and the odds of the one chosen."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import pattern, retell, tr
from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.phrases import help_of, prompt, title
from bk40qt.mapview.faces import side_name
from bk40qt.play.orders import THIS_ACTIVATION, THIS_MOVE
from bk40qt.play.panels.base import Panel
from bk40qt.play.session import Session

if TYPE_CHECKING:
    from bk40qt.play.panels.odds import OddsView

# Options that end something or let it be: the Space key takes the first of them that is offered.
CLOSING: Final = ("pass", "no", "stop", "done", "end_activation", "go_on", "waive", "fight_on", "stay", "move_on",
                  "no_mount", "show", "keep", "hold", "discard", "accept")
_FEW: Final = 10  # more options than these get a line to filter them
_Index = QModelIndex | QPersistentModelIndex


def closing(decision: Decision) -> Action | None:
    for kind in CLOSING:
        for option in decision.options:
            if option.kind == kind:
                return option
    return None


class _Options(QAbstractListModel):
    """The options as sentences. With thousands of them only those on the screen are put into words."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.actions: list[Action] = []
        self._texts: dict[int, str] = {}

    def set_actions(self, actions: list[Action]) -> None:
        self.beginResetModel()
        self.actions = actions
        self._texts.clear()
        self.endResetModel()

    def text(self, row: int) -> str:
        found = self._texts.get(row)
        if found is None:
            found = self._texts[row] = self._session.say(self.actions[row])
        return found

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.actions)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole):
            decision = self._session.decision
            return help_of(decision, self.actions[index.row()], pattern) if decision is not None else None
        return None


class _Narrowed(QSortFilterProxyModel):
    """The options that the filter lets through; the first nine have the digit that takes them."""

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        found = super().data(index, role)
        if role == Qt.ItemDataRole.DisplayRole and index.row() < 9:
            return f"{index.row() + 1}  {found}"
        return found


class DecisionPanel(Panel):
    chosen = Signal(object)  # Action: looked at, not yet taken
    taken = Signal(object)  # Action

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._headline = QLabel()
        self._headline.setTextFormat(Qt.TextFormat.RichText)
        self._headline.setWordWrap(True)
        self._headline.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self._question = QLabel()
        self._question.setWordWrap(True)
        self._filter = QLineEdit()
        self._filter.textChanged.connect(self._filter_changed)
        self._model = _Options(session, self)
        self._proxy = _Narrowed(self)
        self._proxy.setSourceModel(self._model)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.list = QListView()
        self.list.setModel(self._proxy)
        self.setFocusProxy(self.list)
        self.list.setUniformItemSizes(True)
        self.list.setAlternatingRowColors(True)
        self.list.selectionModel().currentChanged.connect(self._look)
        self.list.doubleClicked.connect(lambda _index: self.take_current())
        self._odds: OddsView | None = None
        self._take_button = QPushButton()
        self._take_button.setDefault(True)
        self._take_button.clicked.connect(self.take_current)
        self._close_button = QPushButton()
        self._close_button.clicked.connect(self.take_closing)
        self._order_buttons = {until: QPushButton() for until in (THIS_MOVE, THIS_ACTIVATION)}
        for until, button in self._order_buttons.items():
            button.clicked.connect(lambda _checked=False, until=until: self.give_order(until))
        self._standing = QPushButton()
        self._standing.clicked.connect(self.revoke_order)
        for button in (self._take_button, self._close_button, *self._order_buttons.values(), self._standing):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where they were, mostly on the map
        self._lay_out()
        session.explained.connect(self._explained)
        session.thinking.connect(lambda _busy: self._say_question())
        self.retranslate()

    def _lay_out(self) -> None:
        options = QWidget()
        upper = QVBoxLayout(options)
        upper.setContentsMargins(0, 0, 0, 0)
        upper.addWidget(self._filter)
        upper.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.addWidget(self._take_button)
        row.addWidget(self._close_button)
        upper.addLayout(row)
        orders = QHBoxLayout()
        for button in self._order_buttons.values():
            orders.addWidget(button)
        upper.addLayout(orders)
        upper.addWidget(self._standing)
        split = self._split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(options)
        split.setStretchFactor(0, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self._headline)
        layout.addWidget(self._question)
        layout.addWidget(split, 1)

    @property
    def odds(self) -> OddsView:
        """Made when an option is looked at for the first time: the board is on the screen sooner without."""
        if self._odds is None:
            from bk40qt.play.panels.odds import OddsView

            self._odds = OddsView(self.session)
            self._odds.rule_asked.connect(self.rule_asked)
            self._split.addWidget(self._odds)
            self._split.setStretchFactor(1, 2)
        return self._odds

    def clear_odds(self) -> None:
        if self._odds is not None:
            self._odds.clear()

    # -- what is shown ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.on_decision()

    def on_happened(self, happening: object) -> None:
        """The next decision is announced right after."""

    def on_decision(self) -> None:
        decision = self.session.decision
        mine = decision is not None and self.session.is_mine
        self._filter.blockSignals(True)
        self._filter.clear()
        self._filter.blockSignals(False)
        self._proxy.setFilterFixedString("")
        self._model.set_actions(list(decision.options) if decision is not None and mine else [])
        self._filter.setVisible(len(self._model.actions) > _FEW)
        self.clear_odds()
        self._say_question()
        self._dress_buttons()
        if len(self._model.actions) == 1:
            self.list.setCurrentIndex(self._proxy.index(0, 0))

    def _say_question(self) -> None:
        session, decision = self.session, self.session.decision
        if decision is None:
            self._headline.setText(f"<h3>{escape(tr('The game is over'))}</h3>")
            outcome = session.game.outcome
            self._question.setText(retell(outcome.text) if outcome is not None else "")
            return
        side = escape(side_name(decision.side))
        rule = f"<a href='rule:{escape(decision.rule)}'>{escape(tr('rule {number}', number=decision.rule))}</a>"
        if session.is_mine:
            headline = escape(title(decision, pattern))
            self._headline.setText(f"<b>{side}</b> · <b>{headline}</b> · {rule}")
            self._question.setText(prompt(decision, session.name_of, pattern))
        elif session.is_covered:
            self._headline.setText("")
            self._question.setText("")
        else:
            self._headline.setText(f"<b>{side}</b> · {rule}")
            german = decision.side == "german"
            self._question.setText(
                tr("The computer decides for the Germans…") if german else tr("The computer decides for the French…")
            )

    def _dress_buttons(self) -> None:
        decision, session = self.session.decision, self.session
        mine = decision is not None and session.is_mine
        self._take_button.setVisible(mine)
        self._take_button.setEnabled(self.current() is not None)
        last = closing(decision) if decision is not None and mine else None
        self._close_button.setVisible(last is not None)
        if last is not None:
            self._close_button.setText(tr("{what}  (Space)", what=session.say(last)))
        window = mine and decision is not None and decision.point in ("DP-R1", "DP-R4")
        for button in self._order_buttons.values():
            button.setVisible(window)
        standing = [side for side in session.seats.persons() if session.orders.of(side)]
        self._standing.setVisible(bool(standing))
        if standing:
            until = session.orders.of(standing[0])
            self._standing.setText(
                tr("No reactions during this move: take that back")
                if until == THIS_MOVE
                else tr("No reactions during this activation: take that back")
            )

    def retranslate(self) -> None:
        self._filter.setPlaceholderText(tr("Type words to narrow the options down"))
        self._filter.setAccessibleName(tr("Filter of the options"))
        self.list.setAccessibleName(tr("Options"))
        if self._odds is not None:
            self._odds.retranslate()
        self._take_button.setText(tr("Do it  (Enter)"))
        self._take_button.setToolTip(tr("Take the option that is marked"))
        self._order_buttons[THIS_MOVE].setText(tr("Not during this move"))
        self._order_buttons[THIS_MOVE].setToolTip(tr("Let all reaction windows pass until this move is over"))
        self._order_buttons[THIS_ACTIVATION].setText(tr("Not during this activation"))
        self._order_buttons[THIS_ACTIVATION].setToolTip(
            tr("Let all reaction windows pass until the enemy formation has finished")
        )
        row = self.list.currentIndex().row()
        self.on_decision()
        if row >= 0:
            self.list.setCurrentIndex(self._proxy.index(row, 0))

    # -- what the player does -----------------------------------------------------------------------------------------

    def current(self) -> Action | None:
        index = self.list.currentIndex()
        if not index.isValid():
            return None
        return self._model.actions[self._proxy.mapToSource(index).row()]

    def choose(self, action: Action) -> None:
        """Mark an option, from the map."""
        if action in self._model.actions:
            self._filter.clear()
            row = self._model.actions.index(action)
            index = self._proxy.mapFromSource(self._model.index(row))
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)

    def narrow(self, words: str) -> None:
        self._filter.setText(words)

    def take_current(self) -> None:
        action = self.current()
        if action is not None:
            self.taken.emit(action)

    def take_number(self, number: int) -> None:
        """Keys 1 to 9: mark that option; the second press takes it."""
        if number > self._proxy.rowCount():
            return
        index = self._proxy.index(number - 1, 0)
        if self.list.currentIndex() == index:
            self.take_current()
        else:
            self.list.setCurrentIndex(index)
            self.list.setFocus()  # so that Enter takes it, as the button says

    def take_closing(self) -> None:
        decision = self.session.decision
        last = closing(decision) if decision is not None and self.session.is_mine else None
        if last is not None:
            self.taken.emit(last)

    def give_order(self, until: str) -> None:
        decision = self.session.decision
        if decision is not None and self.session.is_mine and decision.point in ("DP-R1", "DP-R4"):
            self.session.orders.give(decision.side, until)
            self.session.poke()
            self._dress_buttons()

    def revoke_order(self) -> None:
        for side in self.session.seats.persons():
            self.session.orders.revoke(side)
        self._dress_buttons()

    def _look(self) -> None:
        action = self.current()
        self._take_button.setEnabled(action is not None)
        if action is None:
            self.clear_odds()
            return
        self.chosen.emit(action)
        found = self.session.explain(action)
        if found is not None:
            self.odds.show_explanation(action, found)
        else:
            self.odds.show_pending(action)

    def _explained(self, action: Action, explanation: Any) -> None:
        current = self.current()
        if current is None:
            return
        found = self.session.explain(current)  # asks, if the one looked at now had to wait for another
        if found is not None:
            self.odds.show_explanation(current, found)

    def _filter_changed(self, words: str) -> None:
        self._filter.setClearButtonEnabled(True)  # now that there is something to clear: its icon is slow to load
        # Every word must occur, in any order.
        parts = "".join(f"(?=.*{_quoted(word)})" for word in words.split())
        self._proxy.setFilterRegularExpression(parts)
        if words and self._proxy.rowCount() == 1:
            self.list.setCurrentIndex(self._proxy.index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton) and focus.hasFocus():
                focus.click()
            else:
                self.take_current()
        else:
            super().keyPressEvent(event)


def _quoted(word: str) -> str:
    return "".join(f"\\{letter}" if not letter.isalnum() else letter for letter in word)
