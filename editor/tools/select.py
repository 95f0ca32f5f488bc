"""Selecting hexes: a click, more with Ctrl, a block by a drag; a drag of what is selected moves it elsewhere.

A click on a counter selects the counter, a drag lets its formation start elsewhere.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent

from bk40qt.engine.wording import say
from bk40qt.mapview.hex_overlay import HexStyle
from bk40qt.mapview.tool import MapEvent
from editor.document import ScenarioDocument
from editor.edits import clip, setup, terrain
from editor.edits.terrain import Hexes
from editor.patch import Patch
from editor.tools.base import EditTool
from editor.tools.ground import erase
from editor.tools.options import ERASABLE, ToolOptions
from editor.workspace import Edit, Workspace, together

_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_BAND: Final = HexStyle("select", 0.08, outline="dashed", width=4, area=True)
_TARGET: Final = HexStyle("good", 0.12, outline="solid", width=5, area=True)
_MOST: Final = 2500  # hexes of a preview
EVERYTHING: Final = frozenset(ERASABLE)


def move(document: ScenarioDocument, hexes: Hexes, start: str, end: str, copies: bool) -> Patch | None:
    """The ground of these hexes elsewhere; what is left behind, unless it is copied, is bare."""
    ordered = sorted(hexes, key=document.grid.index.__getitem__)
    places = terrain.shifted(document.grid, tuple(ordered), start, end)
    if not places:
        return None
    value = clip.clip(document, clip.Selection(frozenset(hexes)))
    # A clip is counted from its first hex, which may leave the map where others do not.
    first = ordered[0]
    anchor = places.get(first)
    if anchor is None:
        value = clip.clip(document, clip.Selection(frozenset(places)))
        anchor = places[min(places, key=document.grid.index.__getitem__)]
    edits: list[Edit] = [] if copies else [lambda scratch: erase(scratch, hexes, EVERYTHING)]
    edits.append(lambda scratch: clip.paste(scratch, value, anchor))
    name = say("copy hexes") if copies else say("move hexes")
    return together(document, name, edits, places.values())


class SelectTool(EditTool):
    from_outside = True
    menu_wanted = Signal(str, QPoint)  # hex
    opened = Signal(str)  # a double click: the panel that shows more of what was clicked

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._start = ""
        self._end = ""
        self._moves = False
        self._enters = False  # the drag has begun beside the map
        self._before: frozenset[str] = frozenset()  # what Ctrl or Shift adds to
        self._piece = ""  # the counter under the mouse when its button went down

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        selection = self.workspace.selection
        more = bool(event.modifiers & (_CONTROL | _SHIFT))
        self._enters = hex is None and not event.by_key
        if hex is None:
            if not more:
                selection.clear()
            return
        self._start = self._end = hex
        self._piece = piece or ""
        if self._piece:
            self._press_piece(event)
            return
        self._before = selection.hexes if more else frozenset()
        self._moves = hex in selection.hexes and not event.by_key and not event.modifiers & _SHIFT

    def _press_piece(self, event: MapEvent) -> None:
        selection = self.workspace.selection
        if event.modifiers & (_CONTROL | _SHIFT):
            selection.toggle_counter(self._piece)
        elif self._piece not in selection.counters:
            selection.select_forces([self._piece])

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if self._enters and hex is not None:
            self.hex_pressed(hex, None, event)
            self._moves = False  # with Ctrl, more is selected
        if not self._start or hex is None:
            return
        self._end = hex
        grid = self.document.grid
        if self._piece:
            self.preview({hex: _TARGET} if hex != self._start else {})
        elif self._moves:
            shown = tuple(self.workspace.selection.hexes)[:_MOST]
            places = terrain.shifted(self.document.grid, shown, self._start, hex)
            self.preview(dict.fromkeys(places.values(), _TARGET))
        else:
            self.preview(dict.fromkeys(terrain.rectangle(grid, self._start, hex)[:_MOST], _BAND))

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        start, end, self._start = self._start, self._end, ""
        self._enters = False
        if not start:
            return
        self.preview({})
        selection = self.workspace.selection
        if self._piece:
            if start != end:
                self._carry_pieces(start, end)
        elif start == end:
            if event.modifiers & _CONTROL:
                selection.toggle_hex(start)
            else:
                selection.select_hexes(self._before | {start})
        elif self._moves:
            self._carry(start, end, bool(event.modifiers & _CONTROL))
        else:
            selection.select_hexes(self._before | set(terrain.rectangle(self.document.grid, start, end)))

    def _carry(self, start: str, end: str, copies: bool) -> None:
        hexes = tuple(self.workspace.selection.hexes)
        places = terrain.shifted(self.document.grid, hexes, start, end)
        if self.workspace.push(move(self.document, hexes, start, end, copies)):
            self.workspace.selection.select_hexes(places.values())

    def _carry_pieces(self, start: str, end: str) -> None:
        """The formations of all selected counters that stand here."""
        chosen = self.workspace.selection.counters
        standing = self.scene.counters.stack(start) if self.scene is not None else ()
        homes = {entry["id"]: entry["formation"] for entry in self.document.data["counters"]}
        moving = dict.fromkeys(homes[name] for name in standing if name in chosen and name in homes)
        edits: list[Edit] = []
        for one in moving:
            edits.append(lambda scratch, one=one: setup.move_start(scratch, one, start, end))  # type: ignore[misc]
        if len(edits) == 1:
            self.workspace.push(edits[0](self.document))
        else:
            self.workspace.push(together(self.document, say("move formations to {hex}", hex=end), edits))

    def hex_double_clicked(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is not None:
            self.opened.emit("forces" if piece else "hexes")

    def hover(self, hex: str | None, piece: str | None) -> None:
        style = HexStyle("select", outline="dashed", width=3, area=True)
        self.preview({hex: style} if hex is not None else {})

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self._start:
            self.workspace.selection.clear()
        return super().key(event)

    def forget(self) -> None:
        self._start = self._piece = ""
        super().forget()

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None:
        if hex is None:
            return
        if piece:
            if piece not in self.workspace.selection.counters:
                self.workspace.selection.select_forces([piece])
        elif hex not in self.workspace.selection.hexes:
            self.workspace.selection.select_hexes([hex])
        self.menu_wanted.emit(hex, global_pos)
