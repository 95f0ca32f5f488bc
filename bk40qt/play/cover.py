"""The hand-over between two players at one screen: everything is covered until the other one is there; then he is told
what happened since he last decided, as he could see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QToolTip,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.faces import side_name
from bk40qt.play.session import Session

if TYPE_CHECKING:
    from bk40qt.play.game_window import GameWindow


def forget_looks(window: GameWindow) -> None:
    """Where one player pointed, from where he looked and what he searched for is not for the next one either."""
    QApplication.sendEvent(window.view, QEvent(QEvent.Type.Leave))  # a stack that the mouse rests on would pop up
    window.popup.hide()
    window.stack_panel.show_hex("")
    window.selection.clear()
    window.scene.fan(None)
    window.sight_tool.clear()
    window.commands["viewshed"].setChecked(False)
    window.sight_tool.show_viewshed("")  # it may come from the menu of a hex, too
    for field in window.findChildren(QLineEdit):
        field.clear()
    for rows in (window.log_panel.table, *window.panels["forces"].findChildren(QTreeView)):
        rows.setCurrentIndex(QModelIndex())


class HandOver(QWidget):
    """Lies over the whole window: map, panels, menu and status line. Floating panels are put away meanwhile."""

    uncovered = Signal()

    def __init__(self, window: QMainWindow, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._side = ""
        self._floating: list[QDockWidget] = []
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._who = QLabel()
        self._who.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._who.setTextFormat(Qt.TextFormat.RichText)
        self.ready = QPushButton()
        self.ready.setMinimumHeight(3 * self.fontMetrics().height())
        self.ready.clicked.connect(self.take_seat)
        waiting = QWidget()
        column = QVBoxLayout(waiting)
        column.addStretch(1)
        column.addWidget(self._who)
        column.addSpacing(16)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        self._recap_title = QLabel()
        self.recap = QListWidget()
        self.recap.setWordWrap(True)
        self.go_on = QPushButton()
        self.go_on.clicked.connect(self.uncover)
        told = QWidget()
        rows = QVBoxLayout(told)
        rows.setContentsMargins(80, 40, 80, 40)
        rows.addWidget(self._recap_title)
        rows.addWidget(self.recap, 1)
        rows.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignRight)
        self._pages = QStackedWidget()
        self._pages.addWidget(waiting)
        self._pages.addWidget(told)
        QVBoxLayout(self).addWidget(self._pages)
        window.installEventFilter(self)
        session.covered.connect(self.cover)
        self.hide()

    def cover(self, side: str) -> None:
        """Hide everything at once, before anything of the next decision is drawn."""
        self._side = side
        self._close_what_lies_above()
        self._pages.setCurrentIndex(0)
        self.recap.clear()
        self.setGeometry(self._window.rect())
        floating = [dock for dock in self._window.findChildren(QDockWidget) if dock.isFloating() and dock.isVisible()]
        self._floating += floating  # it may be covered already, when the one who has come need not decide after all
        for dock in floating:
            dock.hide()
        for child in self._others():
            child.setEnabled(False)
        self._window.setWindowTitle("bk40qt")
        self.retranslate()
        self.show()
        self.raise_()
        self.ready.setFocus()

    def _close_what_lies_above(self) -> None:
        """A menu, or a dialog that was opened while counters were still on their way."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible() and dialog.objectName() != "program-error":
                dialog.reject()
        QToolTip.hideText()

    def show_docks_unseen(self) -> None:
        """Before the window is closed: floating panels that are only put away are to come back next time."""
        for dock in self._floating:
            dock.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            dock.show()

    def _others(self) -> list[QWidget]:
        """Everything else in the window; disabled, so that no key reaches it under the cover."""
        return [child for child in self._window.children() if isinstance(child, QWidget) and child is not self
                and not child.isWindow()]

    def take_seat(self) -> None:
        """The other player is there: first what happened, then the board."""
        self._session.take_seat()
        lines = self._session.lines(self._session.recap())
        if not lines:
            self.uncover()
            return
        self.recap.addItems(lines)
        self._pages.setCurrentIndex(1)
        self.recap.scrollToBottom()
        self.retranslate()
        self.go_on.setFocus()

    def uncover(self) -> None:
        for child in self._others():
            child.setEnabled(True)
        for dock in self._floating:
            dock.show()
        self._floating = []
        self.hide()
        self.recap.clear()
        self.uncovered.emit()

    def retranslate(self) -> None:
        side = side_name(self._side)
        self._who.setText(f"<h1>{tr('Hand over to the {side} player', side=side)}</h1>"
                          f"<p>{tr('The board is covered. The other player looks away now.')}</p>")
        self.ready.setText(tr("I am the {side} player: show the board", side=side))
        self._recap_title.setText(f"<h2>{tr('What happened since your last decision')}</h2>")
        self.recap.setAccessibleName(tr("What happened since your last decision"))
        self.go_on.setText(tr("Go on"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        # The keys of the window's commands belong to the cover, too: nobody takes anything back unseen.
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            (self.ready if self._pages.currentIndex() == 0 else self.go_on).click()
        event.accept()  # nothing goes further: what lies under the cover gets no key
