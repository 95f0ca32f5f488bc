"""The scene of a document, kept in step with it: ground, marks of victory and holders, zones, what is selected."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject

from bk40qt.engine.board import Board
from bk40qt.mapview.hex_overlay import Hatch, HexStyle, title_size, zone
from bk40qt.mapview.label_places import Wanted, label_places
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.overlay_ink import Tone
from bk40qt.mapview.pieces import BoardPosition, HexMark, Piece
from bk40qt.mapview.scene import MapScene
from editor.document import Change, Checked
from editor.edits import zones
from editor.workspace import Workspace

SELECTION: Final = "selected hexes"
_SELECTED: Final = HexStyle("select", 0.16, outline="double", width=4, area=True)
_MOST: Final = 3_000  # hexes of a zone or selection that are drawn one by one: beyond, drawing would hold up the mouse
_FEW: Final = 3  # hexes of a zone in which the counters are shown, because it is as good as a position
_TONES: Final[dict[str, Tone]] = {"german": "enemy", "french": "own", "": "neutral"}
_HATCHES: Final[dict[str, Hatch]] = {"german": "rising", "french": "falling", "": "none"}
_ZONE: Final = "zone "


class SceneSync(QObject):
    """Belongs to one scene; another grid needs another one."""

    def __init__(self, workspace: Workspace, scene: MapScene) -> None:
        super().__init__(scene)
        self._workspace = workspace
        self._scene = scene
        self._zones_shown = True
        self._hatched = False
        self._current = ""
        self._pieces: tuple[Piece, ...] = ()
        workspace.board_changed.connect(self._board_changed)
        workspace.changed.connect(self._changed)
        workspace.selection.changed.connect(self.show_selection)
        self._show_marks()
        self._show_zones()
        self.show_selection()

    # -- ground and marks ---------------------------------------------------------------------------------------------

    def _board_changed(self, board: Board, hexes: frozenset[int] | None) -> None:
        if hexes is not None and board.grid == self._scene.board.grid:
            ids = board.grid.ids
            self._scene.set_board(board, [ids[h] for h in hexes])

    def _changed(self, change: Change) -> None:
        if self._workspace.document.grid != self._scene.layout.grid:
            return  # this scene is about to go
        if change.sections & {"victory", "control"}:
            self._show_marks()
        if change.sections & {"zones", "setup", "formations", "entries"}:
            self._show_zones()

    def _show_marks(self) -> None:
        data, known = self._workspace.document.data, self._scene.layout.grid.index
        held = {entry["hex"]: entry["side"] for entry in data["control"]}
        goals: dict[str, HexMark] = {}
        for name in data["victory"].get("hold", ()):
            goals[name] = HexMark(name, "objective", held.get(name, ""))
        for point in data["victory"].get("points", ()):
            name = point["hex"]
            goals[name] = HexMark(name, "vp", held.get(name, ""), str(point["vp"]), point["vp"])
        flags = [HexMark(name, "control", side) for name, side in held.items() if name not in goals]
        marks = tuple(mark for mark in (*goals.values(), *flags) if mark.hex in known)
        self._scene.show(BoardPosition(self._pieces, marks))

    def take_checked(self, checked: Checked) -> None:
        """The counters of formations whose zone is as good as a position, on the map."""
        scenario = checked.scenario
        pieces: list[Piece] = []
        if scenario is not None and scenario.board.grid == self._scene.layout.grid:
            from bk40qt.engine.rules.blitz40.tables import load_tables
            from bk40qt.mapview.faces import printed_face

            areas = {area.id: area.hexes for area in scenario.zones}
            formations = {formation.id: formation for formation in scenario.formations}
            starts = {row[0]: row[1] for stage in scenario.setup for row in stage.formations}
            tables, seen = load_tables(), set[str]()
            for counter in scenario.counters:
                hexes = areas.get(starts.get(counter.formation, ""), ())
                known = [name for name in hexes if name in scenario.board.grid.index]
                if 0 < len(known) <= _FEW and counter.arrival == 0 and counter.id not in seen:
                    seen.add(counter.id)
                    face = printed_face(counter, formations[counter.formation], tables)
                    pieces.append(Piece(counter.id, known[len(pieces) % len(known)], face))
        if tuple(pieces) != self._pieces:
            self._pieces = tuple(pieces)
            self._show_marks()
            self.show_selection()

    # -- zones --------------------------------------------------------------------------------------------------------

    def set_zones_shown(self, shown: bool) -> None:
        if shown != self._zones_shown:
            self._zones_shown = shown
            self._show_zones()

    def set_zones_hatched(self, hatched: bool) -> None:
        """While zones are being worked on they stand out; otherwise only their outlines are seen."""
        if hatched != self._hatched:
            self._hatched = hatched
            self._show_zones()

    def set_current_zone(self, name: str) -> None:
        """The zone that is being painted: it shows even if the others do not."""
        if name != self._current:
            self._current = name
            self._show_zones()

    def _show_zones(self) -> None:
        document, overlays = self._workspace.document, self._scene.overlays
        users, layout = zone_titles(document.data), self._scene.layout
        wanted: dict[str, Wanted] = {}
        for entry in document.data["zones"]:
            name = entry["id"]
            if not (self._zones_shown or name == self._current):
                continue
            hexes = [h for h in zones.hexes_of(document, entry) if h in document.grid.index]
            if hexes and len(hexes) <= _MOST and name not in wanted:
                wanted[name] = Wanted(name, hexes, title_size(users[name][1]))
        names = self._workspace.board.name
        places = label_places(layout, layout.bounds, wanted.values(), lambda name: bool(names[layout.grid.index[name]]))
        for name, one in wanted.items():
            side, title = users[name]
            styles = zone(layout, one.hexes, self._style(name, side), title, places[name].hex)
            overlays.set_hexes(_ZONE + name, styles, Layer.ZONES)
        for name in list(overlays.shown()):
            if name.startswith(_ZONE) and name.removeprefix(_ZONE) not in wanted:
                overlays.clear(name)

    def _style(self, name: str, side: str) -> HexStyle:
        if name == self._current:
            return HexStyle(_TONES[side], 0.22, outline="double", width=5, area=True)
        hatch = _HATCHES[side] if self._hatched else "none"
        return HexStyle(_TONES[side], 0.04, hatch=hatch, outline="dashed", width=4, area=True)

    # -- selection ----------------------------------------------------------------------------------------------------

    def show_selection(self) -> None:
        hexes = self._selected()
        self._scene.overlays.set_hexes(SELECTION, dict.fromkeys(hexes, _SELECTED), Layer.OVER)
        chosen = self._workspace.selection
        homes = {entry["id"]: entry["formation"] for entry in self._workspace.document.data["counters"]}
        here = (piece.id for piece in self._pieces)
        self._scene.counters.mark([n for n in here if n in chosen.counters or homes.get(n) in chosen.formations])

    def _selected(self) -> list[str]:
        """The selected hexes; of very many those along the edge."""
        grid = self._scene.layout.grid
        chosen = {grid.index[name] for name in self._workspace.selection.hexes if name in grid.index}
        if len(chosen) > _MOST:
            chosen = {h for h in chosen if not chosen.issuperset(grid.neighbours[h])}
        return [grid.ids[h] for h in sorted(chosen)[:_MOST]]


def zone_titles(data: Any) -> dict[str, tuple[str, str]]:
    """For each zone that is used: whose it is, and its name with those of the formations that begin there."""
    sides: dict[str, str] = {}
    names: dict[str, list[str]] = {}
    formations = {entry["id"]: entry for entry in data["formations"]}
    for stage in data["setup"]:
        for row in stage["formations"]:
            sides.setdefault(row["zone"], stage["side"])
            names.setdefault(row["zone"], []).append(formations.get(row["formation"], {}).get("name", "?"))
        for works in ("entrenchments", "minefields"):
            if works in stage:
                sides.setdefault(stage[works]["zone"], stage["side"])
    for row in data.get("entries", ()):
        owner = formations.get(row["formation"])
        if owner is not None:
            sides.setdefault(row["zone"], owner["side"])
    found: dict[str, tuple[str, str]] = {}
    for entry in data["zones"]:
        here = names.get(entry["id"], [])
        more = ", …" if len(here) > 3 else ""
        title = f"{entry['id']}: {', '.join(here[:3])}{more}" if here else entry["id"]
        found[entry["id"]] = (sides.get(entry["id"], ""), title)
    return found
