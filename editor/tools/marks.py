"""Hexes that count for victory, who holds hexes at the start, and names on the map."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.codes import code_text
from bk40qt.mapview.hex_overlay import HexStyle
from bk40qt.mapview.tool import MapEvent
from editor.edits import places, victory
from editor.edits.terrain import Hexes
from editor.patch import Patch
from editor.tools.base import EditTool, HexTool
from editor.tools.options import ToolOptions
from editor.workspace import Workspace, stroke_token


class VictoryTool(EditTool):
    """A click gives a hex its points, or makes it one to hold, as the victory conditions are; again takes it away."""

    fields = ("points",)

    def _by_points(self) -> bool:
        return bool(self.document.data["victory"]["kind"] == "bands")

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is None:
            return
        known = victory.objectives(self.document)
        if self._by_points():
            same = known.get(hex) == self.options.points
            self.workspace.push(victory.set_point(self.document, hex, 0 if same else self.options.points))
        else:
            self.workspace.push(victory.set_hold(self.document, [hex], hex not in known))
        self.hover(hex, None)

    def hover(self, hex: str | None, piece: str | None) -> None:
        if hex is None:
            self.preview({})
            return
        known = victory.objectives(self.document)
        if self._by_points():
            gone = known.get(hex) == self.options.points
            title = tr("{n} VP", n=self.options.points)
        else:
            gone, title = hex in known, tr("to hold")
        style = HexStyle("target" if gone else "good", outline="solid", label=tr("remove") if gone else title, low=True)
        self.preview({hex: style})

    def number(self, value: int) -> bool:
        self.options.set("points", max(1, value))
        return True

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None:
        points = victory.objectives(self.document).get(hex or "", 0)
        if points:
            self.options.set("points", points)


class ControlTool(HexTool):
    """Who holds hexes when the game begins."""

    fields = ("shape", "size", "side")

    def patch(self, hexes: Hexes) -> Patch | None:
        return victory.set_control(self.document, hexes, self.options.side or None)

    def title(self) -> str:
        return pattern(code_text(self.options.side)) if self.options.side else tr("nobody")

    def number(self, value: int) -> bool:
        sides = ("german", "french", "")
        if 1 <= value <= len(sides):
            self.options.set("side", sides[value - 1])
        return 1 <= value <= len(sides)

    def pick(self, hex: str) -> None:
        held = {entry["hex"]: entry["side"] for entry in self.document.data["control"]}
        self.options.set("side", held.get(hex, ""))


class PlaceTool(EditTool):
    """A click puts the name there, or takes up the name that is there; a drag from it spreads it over more hexes."""

    fields = ("place",)
    name_wanted = Signal()  # there is none to put on the map yet

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._current = -1  # number of the place that is being changed
        self._is_new = False  # it has been put there by the stroke under way
        self._token = ""

    @property
    def current(self) -> int:
        """Number of the place taken up last, -1 if there is none any more."""
        return self._current if self._current < len(self.document.data["map"]["places"]) else -1

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is None:
            return
        self._token = stroke_token()
        here = places.places_at(self.document, hex)
        if here:
            self._take_up(here[0])
        elif self.current >= 0 or not self.options.place_name.strip():
            self._token = ""
            self._let_go()
            self.say(tr("Type the name first, then click where it belongs."))
            self.name_wanted.emit()
        else:
            name, kind = self.options.place_name.strip(), self.options.place_kind
            self._push(places.add_place(self.document, name, kind, [hex]))
            self._current, self._is_new = len(self.document.data["map"]["places"]) - 1, True
        self._show(hex)

    def _take_up(self, number: int) -> None:
        self._current = number
        place = self.document.data["map"]["places"][number]
        self.options.set("place_name", place["name"])
        self.options.set("place_kind", place["kind"])
        self.options.changed.emit("place")

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is None or not self._token or self.current < 0:
            return
        hexes = self.document.data["map"]["places"][self.current]["hexes"]
        if hex not in hexes:
            self._push(places.change_place(self.document, self.current, hexes=[*hexes, hex]))
        self._show(hex)

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        self._token = ""
        if self._is_new:  # what is typed next is the name of another place, not a change of this one
            self._let_go()

    def _let_go(self) -> None:
        """No place is taken up any more, and the panel waits for the next name."""
        self._current, self._is_new = -1, False
        self.options.set("place_name", "")
        self.options.changed.emit("place")

    def forget(self) -> None:
        self._let_go()
        super().forget()

    def _push(self, patch: Patch | None) -> None:
        if patch is not None:
            self.workspace.push(patch.held(self._token))

    def rename(self) -> None:
        """The place taken up gets the name and kind of the panel."""
        if self.current >= 0 and self.options.place_name.strip():
            values = {"name": self.options.place_name.strip(), "kind": self.options.place_kind}
            self.workspace.push(places.change_place(self.document, self.current, **values))

    def remove(self) -> None:
        if self.current >= 0:
            self.workspace.push(places.remove_place(self.document, self.current))
            self._current = -1

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None:
        here = places.places_at(self.document, hex) if hex is not None else []
        if here:
            self._take_up(here[0])
            self._show(hex)

    def hover(self, hex: str | None, piece: str | None) -> None:
        self._show(hex)

    def _show(self, hex: str | None) -> None:
        if hex is None or hex not in self.document.grid.index:
            self.preview({})
            return
        here = places.places_at(self.document, hex)
        if here:
            place = self.document.data["map"]["places"][here[0]]
            style = HexStyle("own", 0.12, outline="solid", width=4, area=True)
            self.preview(dict.fromkeys((each for each in place["hexes"] if each in self.document.grid.index), style))
        else:
            label = self.options.place_name.strip() or "…"
            self.preview({hex: HexStyle("good", outline="dashed", label=label)})

    def option_changed(self) -> None:
        """The panel shows another place; what is drawn stays until the mouse moves."""
