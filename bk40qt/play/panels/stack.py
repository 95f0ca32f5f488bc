"""Everything in one hex, large: each counter with its states in words, and the ground it stands on."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.counter_art import counter_pixmap
from bk40qt.mapview.faces import CounterFace, describe, face_of
from bk40qt.play.panels.base import Panel
from bk40qt.play.position import describe_ground
from bk40qt.play.session import Session

_SIZE = 84


class _Row(QFrame):
    """One counter with its description; a click or Return selects it."""

    def __init__(self, panel: StackPanel, unit: str, face: CounterFace) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._panel, self.unit = panel, unit
        picture = QLabel()
        picture.setPixmap(counter_pixmap(face, _SIZE, self.devicePixelRatioF()))
        text = QLabel(describe(face))
        text.setWordWrap(True)
        text.setMinimumWidth(1)  # in a narrow column it wraps; its own least width would push it out of sight
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(picture)
        layout.addWidget(text, 1)
        self.setAccessibleName(describe(face))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._panel.unit_wanted.emit(self.unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._panel.unit_wanted.emit(self.unit)
        else:
            super().keyPressEvent(event)


class StackPanel(Panel):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.hex = ""
        self._shown: list[_Row] = []
        self._ground = QLabel()
        self._ground.setWordWrap(True)
        self._ground.setTextFormat(Qt.TextFormat.RichText)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        inner = QWidget()
        outer = QVBoxLayout(inner)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._rows)
        outer.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its rows have the keyboard
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self._ground)
        layout.addWidget(scroll, 1)
        self.refresh()

    def show_hex(self, hex_name: str) -> None:
        self.hex = hex_name
        self.refresh()

    def show_unit(self, unit: str) -> None:
        where = next((other.get("hex", "") for other in self.session.view()["units"] if other["id"] == unit), "")
        if where:
            self.show_hex(where)

    def units(self) -> list[str]:
        """The counters shown, the topmost first."""
        return [row.unit for row in self._shown]

    def refresh(self) -> None:
        for row in self._shown:
            self._rows.removeWidget(row)
            row.hide()  # the layout shows later what it was given: without this, as a window that takes the keys
            row.setParent(None)
            row.deleteLater()
        self._shown = []
        view = self.session.view()
        if not self.hex:
            self._ground.setText(escape(tr("Point at a hex or select a unit to see all of it here.")))
            return
        self._ground.setText(escape(describe_ground(self.session.state, view, self.hex)))  # type: ignore[arg-type]
        for unit in reversed(self._in_order(view)):
            row = _Row(self, unit, self._face(view, unit))
            self._rows.addWidget(row)
            self._shown.append(row)

    def _in_order(self, view: dict[str, Any]) -> list[str]:
        state: Any = self.session.state
        shown = {unit["id"] for unit in view["units"] if unit.get("hex") == self.hex}
        stack = state.stack[state.setting.hex_index[self.hex]]
        return [name for name in (state.setting.unit_id[unit] for unit in stack) if name in shown]

    def _face(self, view: dict[str, Any], name: str) -> CounterFace:
        state: Any = self.session.state
        unit = next(unit for unit in view["units"] if unit["id"] == name)
        formation = next((other for other in view["formations"] if other["id"] == unit["formation"]), None)
        return face_of(state.setting, unit, formation, state)

    def retranslate(self) -> None:
        self.refresh()
