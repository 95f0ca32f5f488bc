"""Hexes that the user types or takes from what is selected on the map."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtWidgets import QPlainTextEdit

from bk40qt.desktop.i18n import tr
from editor.document import ScenarioDocument
from editor.panels.fields import Field
from editor.panels.rows_table import Refused


def read_hexes(document: ScenarioDocument, text: str) -> list[str]:
    """The hexes of a text like "0104, 0105 0106"; Refused for one that is not on the map."""
    names = list(dict.fromkeys(name for name in re.split(r"[\s,;]+", text) if name))
    wrong = next((name for name in names if name not in document.grid.index), None)
    if wrong is not None:
        raise Refused(tr("There is no hex {hex} on the map", hex=wrong))
    return names


def read_hex(document: ScenarioDocument, text: str) -> str:
    """A single hex."""
    names = read_hexes(document, text)
    if len(names) != 1:
        raise Refused(tr("Give one hex, such as {hex}", hex=document.grid.ids[0]))
    return names[0]


class HexesField(Field):
    """A list of hexes as text; taken over when the focus leaves it or by Ctrl+Enter."""

    def __init__(self, document: ScenarioDocument, most: int = 0, lines: int = 3) -> None:
        """`most`: how many there may be; 0 for any number."""
        self.area = QPlainTextEdit()
        super().__init__(self.area, self._hex_check)
        self._document, self._most = document, most
        self._shown: list[str] = []
        self.area.setTabChangesFocus(True)
        self.area.setUndoRedoEnabled(False)
        height = self.area.fontMetrics().lineSpacing() * lines + 14
        self.area.setMinimumHeight(height)
        self.area.setMaximumHeight(height)

    def _hex_check(self, text: str) -> str:
        try:
            names = read_hexes(self._document, text)
        except Refused as reason:
            return str(reason)
        return tr("{n} hexes are the limit", n=self._most) if self._most and len(names) > self._most else ""

    def left(self) -> None:
        self.finish()

    def finish(self) -> None:
        """Take over what is written, if it is different."""
        text = self.area.toPlainText()
        reason = self._hex_check(text)
        self.notice.tell(reason)
        if not reason and (names := read_hexes(self._document, text)) != self._shown:
            self.edited.emit(names)

    def show_value(self, value: Any) -> None:
        names = [str(name) for name in value]
        if names != self._shown or self.notice.isHidden():
            self._shown = names
            text = ", ".join(names)
            if self.area.toPlainText() != text:
                self.area.setPlainText(text)
            self.notice.tell("")
