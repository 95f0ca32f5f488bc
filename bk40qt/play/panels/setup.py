"""The tray: counters that are still to be set up, by formation, and the set-up with one click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QMimeData, QSize, Qt
from PySide6.QtGui import QFocusEvent, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr, trn
from bk40qt.mapview.counter_art import counter_pixmap
from bk40qt.mapview.faces import describe, face_of
from bk40qt.play.panels.base import Panel
from bk40qt.play.panels.cut_button import CutButton
from bk40qt.play.proposal import CONFIRM
from bk40qt.play.session import Session
from bk40qt.play.tools.setup import SetupTool, mime_of

_UNIT: Final = Qt.ItemDataRole.UserRole
_SIZE: Final = 64
_BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class _Tray(QListWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setIconSize(QSize(_SIZE, _SIZE))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setSpacing(4)
        self.setDragEnabled(True)
        self.setUniformItemSizes(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By keys: the first counter is in hand at once; arrows would only ever come to the second."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEY and self.count() and not self.selectedItems():
            self.setCurrentRow(0)

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        return mime_of(str(items[0].data(_UNIT))) if items else QMimeData()

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction


class SetupPanel(Panel):
    def __init__(self, session: Session, tool: SetupTool, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._tool = tool
        self._text = QLabel()
        self._text.setWordWrap(True)
        self.tray = _Tray()
        self.setFocusProxy(self.tray)
        self.tray.itemSelectionChanged.connect(self._picked)
        self.sensible = CutButton()
        self.sensible.clicked.connect(session.place_sensibly)
        self.go_on = CutButton()
        self.go_on.clicked.connect(lambda: session.submit(CONFIRM))
        self.back = CutButton()
        self.back.clicked.connect(self._take_all_back)
        for button in (self.sensible, self.back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where they were
        row = QHBoxLayout()
        row.addWidget(self.sensible)
        row.addWidget(self.go_on)
        row.addWidget(self.back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self._text)
        layout.addWidget(self.tray, 1)
        layout.addLayout(row)
        tool.picked.connect(self._mark)
        self.retranslate()

    def refresh(self) -> None:
        self.on_decision()

    def on_happened(self, happening: object) -> None:
        """The next decision follows at once."""

    def on_decision(self) -> None:
        decision, session = self.session.decision, self.session
        units: list[str] = []
        if decision is not None and session.is_mine and decision.kind == "place":
            units = list(dict.fromkeys(option.unit for option in decision.options))
        if units != [str(self.tray.item(row).data(_UNIT)) for row in range(self.tray.count())]:
            self._fill(units)
        self._text.setText(
            trn("{n} counter still to set up. Click it and then a hex, or drag it onto the map.",
                "{n} counters still to set up. Click one and then a hex, or drag it onto the map.", len(units))
            if units
            else tr("The set-up is complete. Drag counters on the map to change it, or go on.") if session.is_set_up
            else tr("Nothing to place now: the decision panel says what is asked.")
        )
        self.sensible.setVisible(not session.is_set_up)
        self.go_on.setVisible(session.is_set_up)
        self._tool.show_zones()

    def _fill(self, units: list[str]) -> None:
        state: Any = self.session.game.state
        view = {unit["id"]: unit for unit in self.session.view()["units"]}
        self.tray.blockSignals(True)
        self.tray.clear()
        for unit in units:
            face = face_of(state.setting, view[unit])
            item = QListWidgetItem(QIcon(counter_pixmap(face, _SIZE, self.devicePixelRatioF())), "")
            item.setSizeHint(QSize(_SIZE + 6, _SIZE + 6))  # without room for a text that it has not
            item.setData(_UNIT, unit)
            item.setToolTip(describe(face))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, describe(face))
            self.tray.addItem(item)
        self.tray.blockSignals(False)

    def _picked(self) -> None:
        items = self.tray.selectedItems()
        self._tool.pick(str(items[0].data(_UNIT)) if items else "")

    def _mark(self, unit: str) -> None:
        if not unit and self.tray.selectedItems():
            self.tray.blockSignals(True)
            self.tray.clearSelection()
            self.tray.blockSignals(False)

    def _take_all_back(self) -> None:
        """Everything that this side has decided in its present stage of the set-up."""
        session, decision = self.session, self.session.decision
        if decision is None:
            return
        first = len(session.game.log)
        while first > 0 and session.game.log[first - 1].side == decision.side:
            first -= 1
        if (first < len(session.game.log) or session.is_set_up) and not session.game.crosses_chance(first):
            session.go_back_to(first)

    def retranslate(self) -> None:
        self.sensible.setText(tr("Place a sensible set-up"))
        self.sensible.setToolTip(tr("The computer places what is left; you can change it afterwards"))
        self.go_on.setText(tr("Go on"))
        self.go_on.setToolTip(tr("This is my set-up"))
        self.back.setText(tr("Take all back"))
        self.back.setToolTip(tr("Begin this set-up anew"))
        self.tray.setAccessibleName(tr("Counters still to set up"))
        self.on_decision()
