"""The road tool: a drag along a path; beyond the edge of the map the road leaves it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.codes import code_text
from bk40qt.engine.hexgrid import Edge
from bk40qt.mapview.hex_overlay import HexStyle
from bk40qt.mapview.tool import MapEvent
from editor.edits import roads
from editor.patch import Patch
from editor.tools.base import EditTool
from editor.tools.options import ROADS, ToolOptions
from editor.workspace import Workspace, stroke_token


class RoadTool(EditTool):
    """With Shift held down, a drag takes the road away. A click in a hex at the edge lets a road leave there, a second
    one not."""

    fields = ("road",)
    from_outside = True

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._last = ""
        self._moved = False
        self._erases = False
        self._enters = False  # the drag has begun beside the map: the road comes in where it gets there
        self._token = ""

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        self._enters = hex is None and not event.by_key
        if hex is None:
            return
        if event.by_key and self._last and self._last != hex:
            self._lay(hex)  # by keys: the first press sets the start, each further one goes on from there
            self._moved = True
            return
        self._moved = self._moved and event.by_key
        self._last, self._token = hex, stroke_token()
        self._erases = bool(event.modifiers & Qt.KeyboardModifier.ShiftModifier)
        self._show(hex)

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if self._enters and hex is not None:
            self.hex_pressed(hex, piece, event)
            self._moved = True
            edge = self._edge(hex, event.scene_pos)
            if edge is not None:
                self._leave(edge, toggles=False)
        elif self._token and hex is not None and hex != self._last:
            self._moved = True
            self._lay(hex)

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        self._enters = False
        if not self._token:
            return
        edge = self._edge(self._last, event.scene_pos)
        if edge is not None and (hex is None or not self._moved) and not (event.by_key and self._moved):
            self._leave(edge, toggles=hex is not None)
        if not event.by_key:
            self._token = self._last = ""

    def _lay(self, hex: str) -> None:
        path = (self._last, hex)
        patch: Patch | None
        if self._erases:
            patch = roads.erase_road(self.document, path)
        else:
            patch = roads.draw_road(self.document, path, self.options.road)
        if patch is not None:
            self.workspace.push(patch.held(self._token))
        self._last = hex
        self._show(hex)

    def _edge(self, hex: str, pos: QPointF) -> Edge | None:
        """The edge of the map that a point in or beyond this hex is nearest to; None if the hex is not on one."""
        if self.scene is None or hex not in self.document.grid.index:
            return None
        bounds = self.scene.layout.bounds
        away: dict[Edge, float] = {
            "west": pos.x() - bounds.left(),
            "east": bounds.right() - pos.x(),
            "north": pos.y() - bounds.top(),
            "south": bounds.bottom() - pos.y(),
        }
        edges = self.document.grid.edges(self.document.grid.index[hex])
        return min(edges, key=lambda edge: away[edge], default=None)

    def _leave(self, edge: Edge, toggles: bool) -> None:
        kind: str | None = None if self._erases else self.options.road
        exits = self.document.data["map"]["road_exits"]
        if toggles and {"hex": self._last, "edge": edge, "type": kind} in exits:
            kind = None
        patch = roads.set_exit(self.document, self._last, edge, kind)
        if patch is not None:
            self.workspace.push(patch.held(self._token))

    def hover(self, hex: str | None, piece: str | None) -> None:
        self._show(hex)

    def _show(self, hex: str | None) -> None:
        if hex is None or hex not in self.document.grid.index:
            self.preview({})
            return
        label = tr("erase") if self._token and self._erases else pattern(code_text(self.options.road))
        style = HexStyle("select", 0.1, outline="dashed", width=5, label=label)
        self.preview({hex: style})

    def forget(self) -> None:
        self._token = self._last = ""
        self._moved = False
        super().forget()

    def number(self, value: int) -> bool:
        if 1 <= value <= len(ROADS):
            self.options.set("road", ROADS[value - 1])
        return 1 <= value <= len(ROADS)

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None:
        """Take the kind of the road that is here."""
        if hex is None:
            return
        for entry in self.document.data["map"]["roads"]:
            if hex in entry["between"]:
                self.options.set("road", entry["type"])
                return
        self.say(tr("There is no road here."))
