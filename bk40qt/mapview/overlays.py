"""All that is drawn over the map for a moment, by name. Each overlay is plain data in, one item on the scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from bk40qt.mapview.hex_overlay import HexOverlayItem, HexStyle
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.overlay_ink import Ink
from bk40qt.mapview.path_overlay import PathOverlayItem, PathPreview
from bk40qt.mapview.sight_overlay import SightOverlayItem, SightThread

OverlayData = Mapping[str, HexStyle] | PathPreview | SightThread

CURSOR: Final = "cursor"  # the name of the hex cursor of the keyboard
_CURSOR_STYLE: Final = HexStyle("select", outline="double", width=4, area=True)


class Overlays:
    """The overlays of one scene. Setting what is shown already costs nothing."""

    def __init__(self, scene: QGraphicsScene, layout: HexLayout, ink: Ink) -> None:
        self._scene = scene
        self._layout = layout
        self._ink = ink
        self._shown: dict[str, tuple[OverlayData, Layer, QGraphicsItem]] = {}

    def set_hexes(self, name: str, styles: Mapping[str, HexStyle], layer: Layer = Layer.UNDER) -> None:
        """Mark hexes; an empty mapping clears the name."""
        self._set(name, dict(styles), layer)

    def set_path(self, name: str, preview: PathPreview) -> None:
        self._set(name, preview, Layer.OVER)

    def set_sight(self, name: str, thread: SightThread) -> None:
        self._set(name, thread, Layer.OVER)

    def set_cursor(self, hex_name: str | None) -> None:
        self._set(CURSOR, {hex_name: _CURSOR_STYLE} if hex_name else {}, Layer.CURSOR)

    def clear(self, name: str) -> None:
        _, _, item = self._shown.pop(name, (None, None, None))
        if item is not None:
            self._scene.removeItem(item)

    def clear_all(self) -> None:
        """Everything but the cursor, which is the user's."""
        for name in [name for name in self._shown if name != CURSOR]:
            self.clear(name)

    def shown(self) -> dict[str, OverlayData]:
        """What is displayed, by name."""
        return {name: data for name, (data, _, _) in self._shown.items()}

    def set_ink(self, ink: Ink) -> None:
        """Draw everything again with these colours."""
        self._ink = ink
        before, self._shown = self._shown, {}
        for name, (data, layer, item) in before.items():
            self._scene.removeItem(item)
            self._set(name, data, layer)

    def _set(self, name: str, data: OverlayData, layer: Layer) -> None:
        before = self._shown.get(name)
        if before is not None and before[:2] == (data, layer):
            return
        self.clear(name)
        if not data:
            return
        item = self._item(data)
        item.setZValue(layer)
        self._scene.addItem(item)
        self._shown[name] = (data, layer, item)

    def _item(self, data: OverlayData) -> QGraphicsItem:
        if isinstance(data, PathPreview):
            return PathOverlayItem(self._layout, data, self._ink)
        if isinstance(data, SightThread):
            return SightOverlayItem(self._layout, data, self._ink)
        return HexOverlayItem(self._layout, data, self._ink)
