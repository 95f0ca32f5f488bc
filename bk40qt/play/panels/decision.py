"""What is asked now: whose decision, the question in words, its rule, every option, and the odds of the one chosen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QLineEdit, QPushButton, QSplitter, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import pattern, retell, tr
from bk40qt.engine.decisions import Action, Refusal
from bk40qt.engine.phrases import prompt, title
from bk40qt.engine.wording import translatable
from bk40qt.mapview.faces import side_name
from bk40qt.play.orders import THIS_ACTIVATION, THIS_MOVE, WINDOWS
from bk40qt.play.panels.base import Panel
from bk40qt.play.panels.cut_button import CutButton
from bk40qt.play.panels.options import OptionList, Options, closing
from bk40qt.play.session import Session

if TYPE_CHECKING:
    from bk40qt.play.panels.odds import OddsView

_MANY: Final = 10  # more options than these get a line to filter them
_LIST_SHARE: Final = 0.35  # of the room: the list is not pushed below this by long odds


class DecisionPanel(Panel):
    chosen = Signal(object)  # Action: looked at, not yet taken
    taken = Signal(object)  # Action
    ending_wanted = Signal()
    replay_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._headline = QLabel()
        self._headline.setTextFormat(Qt.TextFormat.RichText)
        self._headline.setWordWrap(True)
        self._headline.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self._question = QLabel()
        self._question.setWordWrap(True)
        self._narrowed = QLabel()
        self._narrowed.setWordWrap(True)
        self._narrowed.linkActivated.connect(lambda _link: self.narrow_to(""))
        self._filter = QLineEdit()
        self._filter.textChanged.connect(self._filter_changed)
        self.options = Options(session, self)
        self.list = OptionList(self.options)
        self.setFocusProxy(self.list)
        self.list.selectionModel().currentChanged.connect(self._look)
        self.list.doubleClicked.connect(lambda _index: self.take_current())
        self._odds: OddsView | None = None
        self._take_button = CutButton()
        self._take_button.setDefault(True)
        self._take_button.clicked.connect(self.take_current)
        self._close_button = CutButton()
        self._close_button.clicked.connect(self.take_closing)
        self._order_buttons = {until: CutButton() for until in (THIS_MOVE, THIS_ACTIVATION)}
        for until, button in self._order_buttons.items():
            button.clicked.connect(lambda _checked=False, until=until: self.give_order(until))
        self._standing = CutButton()
        self._standing.clicked.connect(self.revoke_order)
        self._ending = CutButton()
        self._ending.clicked.connect(self.ending_wanted)
        self._replay, self._home = CutButton(), CutButton()
        self._replay.clicked.connect(self.replay_wanted)
        self._home.clicked.connect(self.home_wanted)
        self._way_back = translatable("Home screen: choose the next battle")
        self._leads_home = False  # also while the game goes on: the tutorial is over
        for button in (self._ending, self._replay, self._home, self._take_button, self._close_button,
                       *self._order_buttons.values(), self._standing):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where they were, mostly on the map
        self._enter_takes = True
        self._is_shared = False  # between list and odds, for this decision
        self._is_split_by_hand = False
        self._sharing = QTimer(self, singleShot=True, interval=0)
        self._sharing.timeout.connect(self._share_room)
        self._lay_out()
        session.explained.connect(self._explained)
        session.thinking.connect(lambda _busy: self._say_question())
        self.retranslate()

    def _lay_out(self) -> None:
        """The buttons stay where they are, at the bottom; list and odds share the rest."""
        split = self._split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.list)
        split.setChildrenCollapsible(False)
        split.splitterMoved.connect(self._split_by_hand)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.addWidget(self._take_button)
        row.addWidget(self._close_button)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self._headline)
        layout.addWidget(self._question)
        for button in (self._ending, self._replay, self._home):
            layout.addWidget(button)
        layout.addWidget(self._narrowed)
        layout.addWidget(self._filter)
        layout.addWidget(split, 1)
        layout.addStretch(0)  # in the place of the list, when there is nothing to list
        layout.addLayout(row)
        for button in (*self._order_buttons.values(), self._standing):
            layout.addWidget(button)

    @property
    def odds(self) -> OddsView:
        """Made when an option is looked at for the first time: the board is on the screen sooner without."""
        if self._odds is None:
            from bk40qt.play.panels.odds import OddsView

            self._odds = OddsView(self.session)
            self._odds.rule_asked.connect(self.rule_asked)
            self._odds.changed.connect(self._share_soon)
            self._split.addWidget(self._odds)
            self._split.setStretchFactor(1, 1)
        return self._odds

    def clear_odds(self) -> None:
        if self._odds is not None:
            self._odds.clear()

    def _split_by_hand(self) -> None:
        self._is_split_by_hand = True

    def _share_soon(self) -> None:
        """When the odds have been laid out, so that they know how high they are."""
        if not self._is_split_by_hand:
            self._sharing.start()

    def _share_room(self) -> None:
        """The list as high as its lines, the odds right below it. Odds that fit already leave everything in place:
        going through the options must not make the list jump."""
        if self._odds is None or not self._odds.isVisible():
            return
        total = self._split.height() - self._split.handleWidth()
        wanted = self._odds.height_wanted()
        lines = self.list.height_wanted(most=total)
        upper = max(min(lines, total - wanted), min(lines, int(total * _LIST_SHARE)))
        if self.list.height() > upper or not self._is_shared:
            self._is_shared = True
            self._split.setSizes([upper, total - upper])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_buttons()
        self._is_shared = False
        self._share_soon()

    def _arrange_buttons(self) -> None:
        """Side by side if both can be read so, else one above the other."""
        wide = self._take_button.sizeHint().width() + self._row.spacing() + self._close_button.sizeHint().width()
        margins = self._column.contentsMargins()
        fits = wide <= self.width() - margins.left() - margins.right()
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)

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
        self._offer(decision.options if decision is not None and mine else ())
        self.clear_odds()
        self._say_question()
        self._dress_buttons()
        self._mark_only_one()

    def _offer(self, options: Sequence[Action]) -> None:
        self.options.offer(options)
        self._is_shared = False
        self._filter.setVisible(len(options) > _MANY)
        self._say_narrowed()

    def _mark_only_one(self) -> None:
        if len(self.options.actions) == 1:
            self.list.setCurrentIndex(self.options.index(0))

    def _say_narrowed(self) -> None:
        """Set-up: that only a part of the options is listed, or how to come to that."""
        options = self.options
        if options.unit:
            link = f"<a href='all'>{escape(tr('Show all'))}</a>"
            self._narrowed.setText(escape(tr("Only {unit}: {n} of {count} options.", count=options.count,
                                             unit=self.session.name_of(options.unit), n=len(options.actions)))
                                   + f" {link}")
        else:
            self._narrowed.setText(escape(tr("Choose a counter in the set-up panel or on the map to see only its hexes."
                                             )))
        decision = self.session.decision
        places = decision is not None and decision.kind == "place" and bool(options.count)
        self._narrowed.setVisible(places)

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
            headline = tr("Set-up complete") if session.is_set_up else title(decision, pattern)
            self._headline.setText(f"<b>{side}</b> · <b>{escape(headline)}</b> · {rule}")
            self._question.setText(
                tr("Everything stands. Look at it and drag counters to change it; nobody is asked anything before you"
                   " go on.") if session.is_set_up else prompt(decision, session.name_of, pattern))
        elif session.is_covered:
            self._headline.setText("")
            self._question.setText("")
        else:
            self._headline.setText(f"<b>{side}</b> · {rule}")
            german = decision.side == "german"
            self._question.setText(
                tr("The computer decides for the Germans…") if german else tr("The computer decides for the French…")
            )

    def question(self) -> str:
        """What is asked, in plain words."""
        return self._question.text()

    def _dress_buttons(self) -> None:
        decision, session = self.session.decision, self.session
        mine = decision is not None and session.is_mine
        self._ending.setVisible(decision is None)
        self._replay.setVisible(decision is None and session.saved is not None)
        self._home.setVisible((decision is None and not session.is_replay) or self._leads_home)
        self._split.setVisible(decision is not None)
        self._take_button.setVisible(mine)
        self._take_button.setEnabled(self.current() is not None)
        last = closing(decision) if decision is not None and mine else None
        self._close_button.setVisible(last is not None)
        if last is not None:
            self._close_button.setText(tr("{what}  (Space)", what=session.say(last)))
        self._arrange_buttons()
        window = mine and decision is not None and decision.point in WINDOWS
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
        self._ending.setText(tr("Result, losses and report…"))
        self._replay.setText(tr("Watch the replay"))
        self._home.setText(pattern(self._way_back))
        self.say_enter(self._enter_takes)
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
            self.list.setCurrentIndex(self.options.index(row))

    # -- what the player does -----------------------------------------------------------------------------------------

    def current(self) -> Action | None:
        index = self.list.currentIndex()
        return self.options.actions[index.row()] if index.isValid() else None

    def choose(self, action: Action) -> None:
        """Mark an option, from the map."""
        if action not in self.options.actions:
            self._filter.clear()
            self.narrow_to("")
        if action in self.options.actions:
            index = self.options.index(self.options.actions.index(action))
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)

    def narrow_to(self, unit: str) -> None:
        """Set-up: the options of the counter in hand, "" for all."""
        self.options.narrow_to(unit)
        self._say_narrowed()

    def take_current(self) -> None:
        action = self.current()
        if action is not None:
            self.taken.emit(action)

    def name_way_back(self, text: str) -> None:
        """Where the button after the end of the game leads, if that is not the home screen."""
        self._way_back = text
        self._home.setText(pattern(text))

    def lead_home(self) -> None:
        """What this game was for is done, even if it goes on."""
        self._leads_home = True
        self._dress_buttons()

    def take_marked(self) -> bool:
        """Enter, pressed elsewhere; False if there is nothing to take."""
        if self._take_button.isHidden() or self.current() is None:
            return False
        self.take_current()
        return True

    def say_enter(self, takes: bool) -> None:
        """The button names the key only while the key is free for it: on the map Enter may click at the hex cursor."""
        self._enter_takes = takes
        self._take_button.setText(tr("Do it  (Enter)") if takes else tr("Do it"))

    def take_number(self, number: int) -> None:
        """Keys 1 to 9: mark that option; the second press takes it."""
        if number > self.options.rowCount():
            return
        index = self.options.index(number - 1)
        if self.list.currentIndex() == index:
            self.take_current()
        else:
            self.list.setCurrentIndex(index)
            self.list.setFocus()  # so that Enter takes it, as the button says

    def take_closing(self) -> None:
        decision = self.session.decision
        if decision is None or not self.session.is_mine:
            return
        last = closing(decision)
        if last is not None:
            self.taken.emit(last)
        else:
            self.session.refuse(Refusal(decision.rule, tr("This cannot be passed or ended: one of the options has to be"
                                                          " taken.")))

    def give_order(self, until: str) -> None:
        decision = self.session.decision
        if decision is not None and self.session.is_mine and decision.point in WINDOWS:
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
        self.options.narrow(words)
        self._say_narrowed()
        if words:
            self._mark_only_one()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton) and focus.hasFocus():
                focus.click()
            else:
                self.take_current()
        else:
            super().keyPressEvent(event)
