"""Tools for hexsides: stream, cliff, bridge. The side nearest to the mouse is the one that is meant."""

from __future__ import annotations

from math import ceil
from typing import ClassVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QInputDialog, QMenu

from bk40qt.desktop.i18n import tr
from bk40qt.engine.hexgrid import OFF_MAP
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.overlay_ink import Tone, ink_for
from bk40qt.mapview.tool import MapEvent
from editor.edits import sides
from editor.patch import Patch
from editor.tools.base import EditTool
from editor.tools.options import ToolOptions
from editor.tools.side_mark import Side, SideMark, ids_of, is_near, nearest_side
from editor.tools.side_way import Corners, corners_of, runs_along, way
from editor.workspace import Workspace, stroke_token

Ids = tuple[str, str]
_STEP = RADIUS / 5
_RECENT = 6  # steps that tell which way the mouse goes


def _along(start: QPointF, end: QPointF) -> list[QPointF]:
    """The way of the mouse in short steps: a fast one reports only some points of it."""
    steps = max(1, ceil((end - start).manhattanLength() / _STEP))
    return [start + (end - start) * (number / steps) for number in range(1, steps + 1)]


class SideTool(EditTool):
    """A click draws, or takes away what is there; a drag goes on with what its first side did.

    `joined`: what it draws runs on from side to side, so a drag leaves no gap.
    """

    joined: ClassVar = True
    from_outside = True

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._mark: SideMark | None = None
        self._token = ""
        self._removes = False
        self._done: set[frozenset[str]] = set()
        self._turn = 0  # the side meant by the keyboard
        self._menu_at: QPointF | None = None
        self._dragged: list[QPointF] = []  # the way of the mouse since the last side
        self._ends: Corners = frozenset()  # where the next side may begin

    # -- for each tool ------------------------------------------------------------------------------------------------

    def has(self, ids: Ids) -> bool:
        raise NotImplementedError

    def add(self, ids: Ids) -> Patch | None:
        raise NotImplementedError

    def remove(self, ids: Ids) -> Patch | None:
        raise NotImplementedError

    def refusal(self, ids: Ids) -> str:
        """Why nothing can be drawn here, "" if it can."""
        return ""

    def _listed(self, part: str, ids: Ids, **values: str) -> bool:
        wanted = set(ids)
        entries = self.document.data["map"][part]
        return any(
            set(entry["between"]) == wanted and all(entry.get(key) == value for key, value in values.items())
            for entry in entries
        )

    # -- what is meant ------------------------------------------------------------------------------------------------

    def aim(self, pos: QPointF | None) -> None:
        self._menu_at = pos
        self._show(nearest_side(self.scene.layout, pos) if self.scene is not None and pos is not None else None)

    def aim_by_key(self, hex: str) -> None:
        self._show(self._keyed(hex))

    def _keyed(self, hex: str) -> Side | None:
        """The side of the hex cursor, turned by the keys."""
        grid = self.document.grid
        h = grid.index[hex]
        for step in range(6):
            direction = (self._turn + step) % 6
            if grid.neighbours[h][direction] != OFF_MAP:
                return h, direction
        return None

    def _show(self, side: Side | None) -> None:
        if self._mark is not None and self._mark.scene() is not None:
            self._mark.scene().removeItem(self._mark)
        self._mark = None
        if side is None or self.scene is None:
            return
        ids = ids_of(self.scene.layout, side)
        removes = self._removes if self._token else self.has(ids)
        refused = not removes and bool(self.refusal(ids))
        line = self.scene.layout.side(*side)
        tone: Tone = "target" if removes or refused else "good"
        self._mark = SideMark(line, tone, removes or refused, ink_for(self.scene.map_style.name))
        self.scene.addItem(self._mark)

    @property
    def mark(self) -> SideMark | None:
        return self._mark

    def forget(self) -> None:
        self._token = ""
        self._show(None)

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def _meant(self, hex: str | None, event: MapEvent) -> Side | None:
        if event.by_key:
            return self._keyed(hex) if hex is not None else None
        return nearest_side(self.scene.layout, event.scene_pos) if self.scene is not None else None

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        side = self._meant(hex, event)
        if self.scene is None or (side is None and event.by_key):
            return
        self._token, self._done, self._removes = stroke_token(), set(), False
        self._dragged, self._ends = [event.scene_pos], frozenset()
        if side is None:  # beside the map: a stream comes in from there, what it reaches first is its first side
            return
        ids = ids_of(self.scene.layout, side)
        self._ends = corners_of(self.scene.layout, side)
        self._removes = self.has(ids)
        if not self._removes and (why := self.refusal(ids)):
            self.say(why)
        self._do(ids)
        self._show(side)

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        side = self._meant(hex, event)
        if not self._token or side is None or self.scene is None:
            return
        for point in _along(self._dragged[-1], event.scene_pos):
            self._dragged.append(point)
            passed = nearest_side(self.scene.layout, point)
            if passed is not None and is_near(self.scene.layout, passed, point):
                self._reach(self.scene.layout, passed)
                self._dragged = self._dragged[-_RECENT:]
        self._show(side)

    def _reach(self, layout: HexLayout, side: Side) -> None:
        """The mouse is at this side: all sides up to it, and itself, unless the mouse only crosses it."""
        corners = corners_of(layout, side)
        if not self.joined:
            self._do(ids_of(layout, side))
        elif frozenset(ids_of(layout, side)) not in self._done:
            between, reached = way(layout, self._ends, corners, self._dragged, self._usable)
            along = runs_along(layout, side, self._dragged[-_RECENT:])
            for each in (*between, side) if along else between:
                self._do(ids_of(layout, each))
            self._ends = corners if along else reached

    def _usable(self, side: Side) -> bool:
        """May a drag lead over this side? What takes away follows what is there."""
        assert self.scene is not None
        ids = ids_of(self.scene.layout, side)
        return not self._removes or frozenset(ids) in self._done or self.has(ids)

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        self._token = ""
        self._show(self._meant(hex, event))

    def _do(self, ids: Ids) -> None:
        if frozenset(ids) in self._done:
            return
        self._done.add(frozenset(ids))
        patch = self.remove(ids) if self._removes else self.add(ids)
        if patch is not None:
            self.workspace.push(patch.held(self._token))

    def key(self, event: QKeyEvent) -> bool:
        turns = {Qt.Key.Key_Period: 1, Qt.Key.Key_Comma: -1}
        if event.key() in turns and self.scene is not None:
            self._turn = (self._turn + turns[Qt.Key(event.key())]) % 6
            view = self.scene.views()[0]
            cursor = getattr(view, "cursor_hex", None)
            if cursor is not None:
                self.aim_by_key(cursor)
            return True
        return super().key(event)


class StreamTool(SideTool):
    """Drawn from source to mouth. A right click names the stream, or turns it round."""

    def has(self, ids: Ids) -> bool:
        return self._listed("hexsides", ids, feature="stream")

    def add(self, ids: Ids) -> Patch | None:
        return sides.add_stream(self.document, [ids])

    def remove(self, ids: Ids) -> Patch | None:
        return sides.remove_stream(self.document, [ids])

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None:
        side = self._menu_side(hex, global_pos)
        if side is None or self.scene is None or not self.has(ids := ids_of(self.scene.layout, side)):
            self.say(tr("There is no stream here. Click to draw one."))
            return
        menu = QMenu(self.scene.views()[0])
        menu.addAction(tr("Name the stream…")).triggered.connect(lambda: self._name(ids))
        menu.addAction(tr("Let it flow the other way")).triggered.connect(
            lambda: self.workspace.push(sides.reverse_stream(self.document, ids))
        )
        menu.popup(global_pos)

    def _menu_side(self, hex: str | None, global_pos: QPoint) -> Side | None:
        if self.scene is None or hex is None:
            return None
        view = self.scene.views()[0]
        at = view.mapToScene(view.viewport().mapFromGlobal(global_pos))
        by_key = at == self.scene.centre_of(hex)
        return self._keyed(hex) if by_key else nearest_side(self.scene.layout, at)

    def _name(self, ids: Ids) -> None:
        assert self.scene is not None
        present = next(
            (e.get("name", "") for e in self.document.data["map"]["hexsides"] if set(e["between"]) == set(ids)), ""
        )
        name, fine = QInputDialog.getText(
            self.scene.views()[0], tr("Name of the stream"), tr("Name, empty for none:"), text=present
        )
        if fine:
            self.workspace.push(sides.name_stream(self.document, ids, name.strip()))


class CliffTool(SideTool):
    def has(self, ids: Ids) -> bool:
        return self._listed("hexsides", ids, feature="cliff")

    def add(self, ids: Ids) -> Patch | None:
        return sides.add_cliff(self.document, [ids])

    def remove(self, ids: Ids) -> Patch | None:
        return sides.remove_cliff(self.document, [ids])


class BridgeTool(SideTool):
    joined: ClassVar = False

    def has(self, ids: Ids) -> bool:
        return self._listed("bridges", ids)

    def add(self, ids: Ids) -> Patch | None:
        return sides.add_bridge(self.document, ids)

    def remove(self, ids: Ids) -> Patch | None:
        return sides.remove_bridge(self.document, ids)

    def refusal(self, ids: Ids) -> str:
        return "" if self._listed("hexsides", ids, feature="stream") else tr("A bridge needs a stream to cross.")
