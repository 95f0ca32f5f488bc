"""The map in the middle of the editor: scene and view of one grid. A map of another size gets others."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.board import Board
from bk40qt.engine.codes import code_text
from bk40qt.mapview.corner import Corner
from bk40qt.mapview.faces import held_by
from bk40qt.mapview.minimap import MiniMap
from bk40qt.mapview.overlays import CURSOR
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.style import style_for
from bk40qt.mapview.tool import MapTool
from bk40qt.mapview.view import MapView
from editor.background import Background
from editor.edits import zones
from editor.scene_sync import SceneSync
from editor.tools.base import EditTool
from editor.workspace import Workspace

_OVERVIEW_LATER: Final = 400  # milliseconds after the last change: drawing a large map again takes a while


class MapArea(QWidget):
    """`scene`, `view`, `sync` and `background` are those of the present grid; `remade` tells when they are others."""

    remade = Signal()
    pointed = Signal(str)  # the hex under the mouse or the hex cursor, "" outside the map

    def __init__(self, workspace: Workspace, overview: bool, numbers: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.workspace = workspace
        self._overview_on, self._numbers = overview, numbers
        self._zones_shown = True
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._redraw = QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.setInterval(_OVERVIEW_LATER)
        self._redraw.timeout.connect(lambda: self.overview.redraw())
        self._make()
        workspace.board_changed.connect(self._board_changed)

    # -- making -------------------------------------------------------------------------------------------------------

    def _make(self) -> None:
        scene = self.scene = MapScene(self.workspace.board, style_for(theme.theme_name()), self)
        scene.ground.set_numbers(self._numbers)
        view = self.view = MapView(scene)
        view.describe_hex = self.describe_hex
        view.hex_hovered.connect(self.pointed)
        view.cursor_moved.connect(self._cursor_moved)
        view.viewport().installEventFilter(self)
        self.sync = SceneSync(self.workspace, scene)
        self.sync.set_zones_shown(self._zones_shown)
        self.background = Background(scene)
        self.overview = MiniMap(view, view)
        # A stroke changes the ground with every hex; the small map follows when the hand rests.
        scene.ground_changed.disconnect(self.overview.redraw)
        scene.ground_changed.connect(self._redraw.start)
        self._corner = Corner(self.overview, view, self._overview_on)
        self._column.addWidget(view)
        self.setFocusProxy(view)
        view.fit()

    def _board_changed(self, board: Board, hexes: frozenset[int] | None) -> None:
        if board.grid == self.scene.layout.grid:
            self.background.ground_changed(hexes)
            return
        old_scene, old_view, tool = self.scene, self.view, self.scene.tool
        had_focus = old_view.hasFocus()
        old_scene.set_tool(MapTool(old_scene))
        self._column.removeWidget(old_view)
        old_view.hide()
        self._make()
        self.scene.set_tool(tool)
        old_view.deleteLater()
        old_scene.deleteLater()
        if had_focus:
            self.view.setFocus()
        self.remade.emit()

    # -- looks --------------------------------------------------------------------------------------------------------

    def set_numbers(self, on: bool) -> None:
        self._numbers = on
        self.scene.ground.set_numbers(on)

    def set_overview(self, on: bool) -> None:
        self._overview_on = on
        self._corner.set_wanted(on)

    def set_zones_shown(self, on: bool) -> None:
        self._zones_shown = on
        self.sync.set_zones_shown(on)

    def restyle(self) -> None:
        style = style_for(theme.theme_name())
        if style is not self.scene.map_style:
            self.scene.set_style(style)

    def describe_hex(self, name: str) -> str:
        """A hex in words: for the status line and screen readers."""
        board, document = self.workspace.board, self.workspace.document
        h = board.grid.index.get(name)
        if h is None:
            return ""
        words = [tr("{hex}: {terrain}, level {level}", hex=name, terrain=pattern(code_text(board.terrain[h])),
                    level=board.level[h])]
        if board.name[h]:
            words.append(board.name[h])
        words += [place.name for place in board.places if h in place.hexes and place.name != board.name[h]]
        held = next((entry["side"] for entry in document.data["control"] if entry["hex"] == name), "")
        if held:
            words.append(held_by(held))
        inside = [zone["id"] for zone in document.data["zones"] if name in zones.hexes_of(document, zone)]
        if inside:
            words.append(tr("zones: {list}", list=", ".join(inside)))
        return "; ".join(words)

    # -- events -------------------------------------------------------------------------------------------------------

    def point_at(self) -> str:
        """The hex that a command means: under the mouse, else that of the hex cursor, else the first selected one."""
        here = self.view.hovered_hex or self.view.cursor_hex
        if here in self.workspace.document.grid.index:
            return str(here)
        return min(self.workspace.selection.hexes, default="")

    def _cursor_moved(self, name: str) -> None:
        self.pointed.emit(name)
        if CURSOR in self.scene.overlays.shown() and isinstance(self.scene.tool, EditTool):
            self.scene.tool.aim_by_key(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view.viewport() and isinstance(self.scene.tool, EditTool):
            # Tools for hexsides are finer than the hexes that the view tells them.
            if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
                if event.buttons() == Qt.MouseButton.NoButton:
                    self.scene.tool.aim(self.view.mapToScene(event.position().toPoint()))
            elif event.type() == QEvent.Type.Leave:
                self.scene.tool.aim(None)
        return super().eventFilter(watched, event)
