"""What all tools of the editor have in common, and strokes over hexes: brush, fill, line, rectangle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from bk40qt.mapview.hex_overlay import HexStyle, zone
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.overlay_ink import Tone
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.tool import MapEvent, MapTool
from editor.document import ScenarioDocument
from editor.edits import terrain
from editor.edits.terrain import Hexes
from editor.patch import Patch
from editor.tools.options import ToolOptions
from editor.workspace import Workspace, stroke_token

PREVIEW: Final = "preview"
_MOST_SHOWN: Final = 1500  # hexes of a preview: more take longer to draw than the mouse to move on


class EditTool(MapTool):
    """`fields` are the options the tool panel offers for it."""

    fields: ClassVar[tuple[str, ...]] = ()
    from_outside: ClassVar = False  # may a drag begin beside the map and come in from there? Otherwise it moves the map

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace)
        self.workspace = workspace
        self.options = options
        self.scene: MapScene | None = None
        options.changed.connect(self._option_changed)

    @property
    def document(self) -> ScenarioDocument:
        return self.workspace.document

    def activate(self, scene: MapScene) -> None:
        self.scene = scene

    def deactivate(self) -> None:
        self.forget()
        self.scene = None

    def wants_drag(self, hex: str | None, piece: str | None) -> bool:
        return hex is not None or self.from_outside

    def aim(self, pos: QPointF | None) -> None:
        """The mouse, with no button down, is at this point of the scene, None outside: for tools finer than a hex."""

    def aim_by_key(self, hex: str) -> None:
        """The hex cursor of the keyboard has come here."""
        self.hover(hex, None)

    def number(self, value: int) -> bool:
        """A digit key. False: it means nothing to this tool."""
        return False

    def forget(self) -> None:
        """Something else begins: drop what was begun, and what was drawn for it."""
        self.preview({})

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.forget()
            return True
        return False

    def say(self, text: str) -> None:
        self.workspace.said.emit(text)

    def preview(self, styles: Mapping[str, HexStyle]) -> None:
        if self.scene is not None:
            self.scene.overlays.set_hexes(PREVIEW, styles, Layer.OVER)

    def preview_area(self, hexes: Hexes, title: str, tone: Tone = "select") -> None:
        """An outline round all of these, with what will happen written on it."""
        if self.scene is not None:
            style = HexStyle(tone, 0.14, outline="solid", width=5, area=True)
            self.preview(zone(self.scene.layout, hexes[:_MOST_SHOWN], style, title))

    def _option_changed(self, name: str) -> None:
        if self.scene is not None and name in self.fields:
            self.option_changed()

    def option_changed(self) -> None:
        """An option of this tool, which is the current one."""
        self.forget()


class HexTool(EditTool):
    """Changes hexes along a stroke. Which shapes it has is said by its fields; without "shape" it is a brush."""

    from_outside = True

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._token = ""  # of the stroke that is being drawn
        self._last = ""
        self._start = ""  # of a line or rectangle
        self._at: str | None = None
        self._enters = False  # the stroke has begun beside the map
        self._filled: tuple[int, Hexes] = (-1, ())

    # -- for each tool ------------------------------------------------------------------------------------------------

    def patch(self, hexes: Hexes) -> Patch | None:
        raise NotImplementedError

    def title(self) -> str:
        """What a stroke does, in a word, for the preview."""
        return ""

    def tone(self) -> Tone:
        return "select"

    def alike(self, hex: str) -> Hexes:
        """What a fill from here covers."""
        return terrain.same_terrain(self.document, hex)

    def begin(self, hex: str, event: MapEvent) -> bool:
        """A stroke begins here; False refuses it. What is pushed with its token is part of it."""
        return True

    # -- shapes -------------------------------------------------------------------------------------------------------

    @property
    def shape(self) -> str:
        return self.options.shape if "shape" in self.fields else "brush"

    def _brush(self, hexes: Hexes) -> Hexes:
        radius = self.options.size - 1 if "size" in self.fields else 0
        if not radius:
            return hexes
        grid = self.document.grid
        return tuple(dict.fromkeys(name for each in hexes for name in terrain.brush(grid, each, radius)))

    def _between(self, start: str, end: str) -> Hexes:
        grid = self.document.grid
        if self.shape == "rectangle":
            return terrain.rectangle(grid, start, end)
        return self._brush(terrain.line(grid, start, end))

    def _fill(self, hex: str) -> Hexes:
        """A fill may cover the whole map, and the mouse moves within it: found once for each revision."""
        revision, area = self._filled
        if revision != self.document.revision or hex not in area:
            area = self.alike(hex)
            self._filled = (self.document.revision, area)
        return area

    def covered(self, hex: str) -> Hexes:
        """What a click here would change."""
        if self.shape == "fill":
            return self._fill(hex)
        if self._start:
            return self._between(self._start, hex)
        return (hex,) if self.shape == "rectangle" else self._brush((hex,))

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        self._enters = hex is None and not event.by_key
        if hex is None:
            return
        if self._start and event.by_key:
            self._finish(hex)
            return
        self._token, self._last = stroke_token(), hex
        if not self.begin(hex, event):
            self._token = ""
        elif self.shape in ("line", "rectangle"):
            self._start = hex
        else:
            self._apply(self.covered(hex))
        self._show(hex)

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if self._enters and hex is not None:
            self.hex_pressed(hex, piece, event)
        if hex is None or not self._token or hex == self._last:
            return
        if self.shape == "brush":
            self._apply(self._brush(terrain.line(self.document.grid, self._last, hex)[1:]))
        self._last = hex
        self._show(hex)

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        self._enters = False
        if self._start:
            if not event.by_key:
                self._finish(self._last)  # the last hex on the map
        else:
            self._token = ""

    def _finish(self, hex: str) -> None:
        hexes = self._between(self._start, hex)
        self._start = ""
        self._apply(hexes)
        self._token = ""
        self._show(hex)

    def _apply(self, hexes: Hexes) -> None:
        patch = self.patch(hexes)
        if patch is not None:
            self.workspace.push(patch.held(self._token))

    def hover(self, hex: str | None, piece: str | None) -> None:
        self._show(hex)

    def _show(self, hex: str | None) -> None:
        self._at = hex
        if hex is None or hex not in self.document.grid.index:
            self.preview({})
            return
        hexes = self.covered(hex)
        if len(hexes) > _MOST_SHOWN:  # the part around the mouse is what one sees
            inside = frozenset(hexes)
            hexes = tuple(name for name in terrain.brush(self.document.grid, hex, 20) if name in inside)
        self.preview_area(hexes, self.title(), self.tone())

    def option_changed(self) -> None:
        self._start = ""
        self._show(self._at)

    def forget(self) -> None:
        self._start = self._token = ""
        super().forget()

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None:
        if hex is not None:
            self.pick(hex)

    def pick(self, hex: str) -> None:
        """Paint with what is here from now on."""
