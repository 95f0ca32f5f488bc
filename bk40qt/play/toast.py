"""A short message over the map: why something cannot be done, with its rule. It goes by itself."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from bk40qt.engine.wording import capital
from bk40qt.mapview.hex_cursor import announce

_WIDEST: Final = 620  # pixels
_SHORTEST: Final = 4000  # milliseconds, and some for every letter


class Toast(QFrame):
    rule_asked = Signal(str)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.rule = ""  # of what it says
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        layout = QHBoxLayout(self)
        layout.addWidget(self.text)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()

    def say(self, text: str, rule: str) -> None:
        self.rule = rule
        link = f" <a href='rule:{escape(rule)}'>{escape(rule)}</a>" if rule else ""
        self.text.setText(escape(capital(text)) + link)
        self.setAccessibleName(f"{text} {rule}".strip())
        announce(self, self.accessibleName())
        self.place()
        self.show()
        self.raise_()
        self._timer.start(_SHORTEST + 40 * len(text))

    def dismiss(self) -> None:
        self.hide()
        self.rule = ""
        self.text.clear()
        self.setAccessibleName("")

    def place(self) -> None:
        """At the top of what it lies over, in the middle."""
        if not self.text.text():
            return
        room = min(_WIDEST, max(240, self._over.width() - 40))
        self.text.setWordWrap(False)
        width = min(room, self.sizeHint().width())  # of one line
        self.text.setWordWrap(True)
        self.setFixedSize(width, self.heightForWidth(width))
        self.move((self._over.width() - width) // 2, 12)
