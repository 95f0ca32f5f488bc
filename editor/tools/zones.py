"""Painting zones: set-up areas, entries, and where field works may be placed."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt, Signal

from bk40qt.desktop.i18n import tr
from bk40qt.engine.rules.blitz40.scenario_map import MAX_RADIUS
from bk40qt.engine.wording import say
from bk40qt.mapview.faces import side_name
from bk40qt.mapview.overlay_ink import Tone
from bk40qt.mapview.tool import MapEvent
from editor.edits import setup, zones
from editor.edits.terrain import Hexes, shifted
from editor.patch import Patch
from editor.tools.base import HexTool
from editor.tools.options import ToolOptions
from editor.workspace import Edit, Workspace, together


class ZoneTool(HexTool):
    """A stroke that begins outside the zone adds hexes, one that begins inside takes them away; with Shift it carries
    the zone elsewhere."""

    fields: ClassVar[tuple[str, ...]] = ("shape", "size", "zone")
    zone_made = Signal()

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._removes = False
        self._carried_from = ""  # the hex by which the zone is carried

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is not None and event.modifiers & Qt.KeyboardModifier.ShiftModifier and self._inside(hex):
            self._carried_from = self._last = hex
        else:
            super().hex_pressed(hex, piece, event)

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if not self._carried_from:
            super().hex_moved(hex, piece, event)
        elif hex is not None:
            self._last = hex
            places = shifted(self.document.grid, zones.zone_hexes(self.document, self.zone()), self._carried_from, hex)
            self.preview_area(tuple(places.values()), self.zone(), "good")

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if not self._carried_from:
            super().hex_released(hex, piece, event)
            return
        start, self._carried_from = self._carried_from, ""
        self.workspace.push(zones.move_zone(self.document, self.zone(), start, self._last))
        self.hover(self._last, None)

    def forget(self) -> None:
        self._carried_from = ""
        super().forget()

    def zone(self) -> str:
        """Id of the zone that is painted, "" if it is not there yet."""
        known = [zone["id"] for zone in self.document.data["zones"]]
        return self.options.zone if self.options.zone in known else ""

    def _entry(self) -> dict[str, object]:
        return next((zone for zone in self.document.data["zones"] if zone["id"] == self.zone()), {})

    def _inside(self, hex: str) -> bool:
        return bool(self.zone()) and hex in zones.zone_hexes(self.document, self.zone())

    def by_centres(self) -> bool:
        return self.options.zone_way == "within" and "zone" in self.fields

    def _centres(self) -> list[str]:
        found = self._entry().get("of", [])
        return list(found) if isinstance(found, list) else []

    def begin(self, hex: str, event: MapEvent) -> bool:
        if not self.zone():
            self._make()
            self._removes = False
        elif self.by_centres():
            self._removes = hex in self._centres()
        else:
            self._removes = self._inside(hex)
        return True

    def _make(self) -> None:
        name = zones.new_zone_id(self.document, self.options.zone or "zone")
        made = zones.add_zone(self.document, name, ())
        assert made is not None
        self.workspace.push(made.held(self._token))
        self.options.set("zone", name)
        self.zone_made.emit()

    def patch(self, hexes: Hexes) -> Patch | None:
        if self.by_centres():
            old = self._centres()
            centres = [c for c in old if c not in hexes] if self._removes else [*old, *hexes]
            return zones.set_within(self.document, self.zone(), min(self.options.radius, MAX_RADIUS), centres)
        return zones.paint_zone(self.document, self.zone(), hexes, not self._removes)

    def _brush(self, hexes: Hexes) -> Hexes:
        return hexes if self.by_centres() else super()._brush(hexes)

    def title(self) -> str:
        if self.by_centres():
            return tr("within {n} of here", n=self.options.radius)
        return self.zone() or tr("new zone")

    def tone(self) -> Tone:
        removes = self._removes if self._token else bool(self._at) and self._inside(str(self._at))
        return "target" if removes else "good"

    def set_radius(self, radius: int) -> None:
        """Another distance for a zone that is defined by one."""
        if self.by_centres() and self._centres():
            self.workspace.push(zones.set_within(self.document, self.zone(), radius, self._centres()))

    def pick(self, hex: str) -> None:
        """The next zone that has this hex."""
        here = [z["id"] for z in self.document.data["zones"] if hex in zones.hexes_of(self.document, z)]
        if here:
            at = here.index(self.options.zone) + 1 if self.options.zone in here else 0
            self.options.set("zone", here[at % len(here)])


class WorksTool(ZoneTool):
    """Paints the zone in which a side may place its entrenchments (10.2) or minefields (10.1)."""

    fields: ClassVar = ("shape", "size", "side", "work", "work_count")

    def stage(self) -> int | None:
        """The stage of the side that places such works, or its last one."""
        mine = [n for n, stage in enumerate(self.document.data["setup"]) if stage["side"] == self._side()]
        with_works = [n for n in mine if self.options.work in self.document.data["setup"][n]]
        return next(iter(with_works or mine[-1:]), None)

    def _side(self) -> str:
        return self.options.side or "german"

    def zone(self) -> str:
        stage = self.stage()
        works = self.document.data["setup"][stage].get(self.options.work) if stage is not None else None
        return str(works["zone"]) if works else ""

    def begin(self, hex: str, event: MapEvent) -> bool:
        if self.stage() is None:
            self.say(tr("This side has no stage of the set-up yet that could place works."))
            return False
        return super().begin(hex, event)

    def _make(self) -> None:
        """The zone, and the works to be placed in it, as one step."""
        stage, work, count = self.stage(), self.options.work, self.options.work_count
        assert stage is not None
        name = zones.new_zone_id(self.document, work)
        edits: tuple[Edit, ...] = (
            lambda scratch: zones.add_zone(scratch, name, (), self.title()),
            lambda scratch: setup.set_works(scratch, stage, work, count, name),  # type: ignore[arg-type]
        )
        made = together(self.document, say("add the zone {zone}", zone=name), edits)
        assert made is not None
        self.workspace.push(made.held(self._token))
        self.zone_made.emit()

    def title(self) -> str:
        what = tr("entrenchments") if self.options.work == "entrenchments" else tr("minefields")
        return tr("{side}: {works}", side=side_name(self._side()), works=what)

    def set_count(self, count: int) -> None:
        """How many of them, in the zone that is there."""
        stage, zone = self.stage(), self.zone()
        if stage is not None and zone:
            self.workspace.push(
                setup.set_works(self.document, stage, self.options.work, count, zone)  # type: ignore[arg-type]
            )
