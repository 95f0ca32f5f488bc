"""What the line of sight tool found, with the ground along the line from the side."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.mapview.cross_section import CrossSection, section
from bk40qt.play.panels.base import Panel
from bk40qt.play.session import Session
from bk40qt.play.tools.sight import SightTool

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.sight import SightAnswer, Viewshed


class SightPanel(Panel):
    def __init__(self, session: Session, tool: SightTool, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._tool = tool
        self._viewshed: Viewshed | None = None
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                          | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.text.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self.picture = CrossSection()
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = QHBoxLayout(self)  # side by side: the panel is low, and a long answer must not be cut
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addWidget(self.text, 2)
        layout.addWidget(self.picture, 3)
        tool.answered.connect(self._answered)
        tool.viewshed_shown.connect(self._seen_from)
        self.retranslate()

    def refresh(self) -> None:
        """The ground does not change in a game."""

    def _answered(self, answer: SightAnswer | None) -> None:
        self.picture.set_cells(section(self.session.game.scenario.board, answer) if answer is not None else [])
        self.retranslate()

    def _seen_from(self, found: Viewshed | None) -> None:
        self._viewshed = found
        self.retranslate()

    def retranslate(self) -> None:
        answer, parts = self._tool.answer, list[str]()
        if answer is not None:
            text = retell(answer.text).rpartition(" [")[0]
            parts.append(f"{escape(text)} <a href='rule:{escape(answer.rule)}'>{escape(answer.rule)}</a>")
        if self._viewshed is not None:
            found = self._viewshed
            blind = ", ".join(found.blind) or "–"
            parts.append(escape(tr("From {hex}: {seen} hexes in sight, {blocked} not; blind hexes: {blind}",
                                   hex=found.a, seen=len(found.visible), blocked=len(found.blocked), blind=blind))
                         + " <a href='rule:4.3.2'>4.3.2</a>")
        hint = tr("Drag from hex to hex with the line of sight tool, or mark both ends with Enter at the hex cursor."
                  " What is seen from a unit can be shown, too.")
        self.text.setText("<br>".join(parts) or escape(hint))
