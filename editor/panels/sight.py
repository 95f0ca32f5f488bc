"""Line of sight while editing, after every change at once: what the hex under the cursor sees, blind hexes included;
the line that was drawn, with the ground along it from the side.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.mapview.cross_section import CrossSection, section
from bk40qt.mapview.hex_overlay import viewshed
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.scene import MapScene
from editor.aside import aside
from editor.panels.base import Panel
from editor.tools.sight import THREAD, SightTool
from editor.workspace import Workspace

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.sight import SightAnswer, Viewshed

VIEWSHED: Final = "viewshed"
_LARGE: Final = 5_000  # hexes


class SightPanel(Panel):
    def __init__(self, workspace: Workspace, tool: SightTool, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self._tool = tool
        self._scene: MapScene | None = None
        self._hex = ""
        self.viewshed: Viewshed | None = None
        self.follow = QCheckBox()
        self.follow.toggled.connect(self._follow_toggled)
        self.pinned = QCheckBox()
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self.picture = CrossSection()
        words = QVBoxLayout()
        words.addWidget(self.follow)
        words.addWidget(self.pinned)
        words.addWidget(self.text, 1)
        layout = QHBoxLayout(self)  # side by side: the panel is low
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addLayout(words, 2)
        layout.addWidget(self.picture, 3)
        tool.answered.connect(self._answered)
        workspace.board_changed.connect(lambda board, hexes: self._show())
        self.retranslate()

    def set_scene(self, scene: MapScene) -> None:
        self._scene = scene
        self._show()
        self._draw_thread()

    def hovered(self, hex_name: str) -> None:
        """The mouse or the hex cursor has come to a hex."""
        if hex_name and self.follow.isChecked() and not self.pinned.isChecked():
            self.show_from(hex_name)
        elif hex_name and not self.pinned.isChecked():
            self._hex = hex_name

    def _follow_toggled(self, on: bool) -> None:
        if on and self.workspace.board.grid.n > _LARGE:
            aside(lambda: self.workspace.model.sight.viewshed(0))  # all lines of sight of the map are made for it
        self.show_from(self._hex)

    def show_from(self, hex_name: str) -> None:
        self._hex = hex_name
        self._show()

    def _show(self) -> None:
        if self._scene is None or self._scene.layout.grid != self.workspace.board.grid:
            return
        at = self._scene.layout.grid.index.get(self._hex)
        self.viewshed = None
        if self.follow.isChecked() and at is not None:
            found = self.viewshed = self.workspace.model.sight.viewshed(at)
            blocked = [answer.b for answer in found.blocked if answer.code != "blind"]
            self._scene.overlays.set_hexes(VIEWSHED, viewshed(self._hex, blocked, found.blind), Layer.ZONES)
        else:
            self._scene.overlays.clear(VIEWSHED)
        self._say()

    def _answered(self, answer: SightAnswer | None) -> None:
        self.picture.set_cells(section(self.workspace.board, answer) if answer is not None else [])
        self._draw_thread()
        self._say()

    def _draw_thread(self) -> None:
        """Not by the tool: it may not be the current one."""
        if self._scene is None or self._scene.layout.grid != self.workspace.board.grid:
            return
        thread = self._tool.sight_thread()
        if thread is not None:
            self._scene.overlays.set_sight(THREAD, thread)
        else:
            self._scene.overlays.clear(THREAD)

    def retranslate(self) -> None:
        self.follow.setText(tr("Show what the hex under the cursor sees"))
        self.follow.setToolTip(tr("Hexes out of sight are veiled, blind hexes hatched; follows mouse and changes"))
        self.pinned.setText(tr("Stay with this hex"))
        self.pinned.setToolTip(tr("The mouse can paint elsewhere while the view from this hex stays"))
        self._answered(self._tool.answer)

    def _say(self) -> None:
        parts: list[str] = []
        answer: SightAnswer | None = self._tool.answer
        if answer is not None:
            text = retell(answer.text).rpartition(" [")[0]
            parts.append(f"{escape(text)} <a href='rule:{escape(answer.rule)}'>{escape(answer.rule)}</a>")
        if self.viewshed is not None:
            found = self.viewshed
            blind = ", ".join(found.blind) or "–"
            said = tr("From {hex}: {seen} hexes in sight, {blocked} not; blind hexes: {blind}",
                      hex=found.a, seen=len(found.visible), blocked=len(found.blocked), blind=blind)
            parts.append(f"{escape(said)} <a href='rule:4.3.2'>4.3.2</a>")
        hint = tr("Drag from hex to hex with the line of sight tool, or show what the hex under the cursor sees.")
        self.text.setText("<br>".join(parts) or escape(hint))
