"""Brushes for terrain and level, and the eraser."""

from __future__ import annotations

from typing import Final

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.board import TERRAINS
from bk40qt.engine.codes import code_text
from bk40qt.engine.wording import say
from bk40qt.mapview.overlay_ink import Tone
from bk40qt.mapview.tool import MapEvent
from editor.document import ScenarioDocument
from editor.edits import places, roads, sides, terrain, victory
from editor.edits.terrain import Hexes
from editor.patch import Patch
from editor.tools.base import HexTool
from editor.tools.options import ToolOptions
from editor.workspace import Edit, Workspace, together


class TerrainTool(HexTool):
    fields = ("shape", "size", "terrain")

    def patch(self, hexes: Hexes) -> Patch | None:
        return terrain.paint(self.document, hexes, self.options.terrain)

    def title(self) -> str:
        return pattern(code_text(self.options.terrain))

    def number(self, value: int) -> bool:
        if 1 <= value <= len(TERRAINS):
            self.options.set("terrain", TERRAINS[value - 1])
        return 1 <= value <= len(TERRAINS)

    def pick(self, hex: str) -> None:
        self.options.set("terrain", self.document.data["map"]["hexes"][hex]["terrain"])


class LevelTool(HexTool):
    fields = ("shape", "size", "level_way", "level")

    def __init__(self, workspace: Workspace, options: ToolOptions) -> None:
        super().__init__(workspace, options)
        self._raised: set[str] = set()  # once in a stroke is enough

    def begin(self, hex: str, event: MapEvent) -> bool:
        self._raised = set()
        return True

    def patch(self, hexes: Hexes) -> Patch | None:
        way = self.options.level_way
        if way == "set":
            return terrain.set_level(self.document, hexes, self.options.level)
        fresh = tuple(name for name in hexes if name not in self._raised)
        self._raised.update(fresh)
        return terrain.raise_level(self.document, fresh, 1 if way == "raise" else -1)

    def title(self) -> str:
        return {"set": tr("level {level}", level=self.options.level), "raise": "+1", "lower": "−1"}[
            self.options.level_way
        ]

    def alike(self, hex: str) -> Hexes:
        return terrain.same_level(self.document, hex)

    def number(self, value: int) -> bool:
        self.options.set("level_way", "set")
        self.options.set("level", value)
        return True

    def pick(self, hex: str) -> None:
        self.number(self.document.data["map"]["hexes"][hex]["level"])


ERASE: Final = say("erase")


def erase(document: ScenarioDocument, hexes: Hexes, kinds: frozenset[str]) -> Patch | None:
    """Takes away what lies in these hexes and on their sides: of `kinds`, which are those of the tool options."""
    grid = document.grid
    index = grid.index
    around = [
        (each, grid.ids[beyond]) for each in hexes for beyond in grid.neighbours[index[each]] if beyond >= 0
    ]
    edits: list[Edit] = []
    if "roads" in kinds:
        edits.append(lambda scratch: roads.erase_roads_at(scratch, hexes))
    if "sides" in kinds:
        edits.append(lambda scratch: sides.remove_stream(scratch, around))
        edits.append(lambda scratch: sides.remove_cliff(scratch, around))
    if "names" in kinds:
        edits.append(lambda scratch: terrain.name_hexes(scratch, hexes, ""))
        # From the last to the first, so that the numbers of those to come stay right.
        numbers = sorted({n for each in hexes for n in places.places_at(document, each)}, reverse=True)
        edits += [lambda scratch, n=n: _leave_place(scratch, n, hexes) for n in numbers]  # type: ignore[misc]
    if "goals" in kinds and victory.goals_at(document, hexes):
        edits.append(lambda scratch: victory.clear_goals(scratch, hexes))
    if "terrain" in kinds:
        edits.append(lambda scratch: terrain.paint(scratch, hexes, "clear"))
    if "level" in kinds:
        edits.append(lambda scratch: terrain.set_level(scratch, hexes, 0))
    return together(document, ERASE, edits, hexes)


def _leave_place(document: ScenarioDocument, number: int, hexes: Hexes) -> Patch | None:
    left = [each for each in document.data["map"]["places"][number]["hexes"] if each not in hexes]
    return places.change_place(document, number, hexes=left)


class EraserTool(HexTool):
    fields = ("size", "erase")

    def patch(self, hexes: Hexes) -> Patch | None:
        return erase(self.document, hexes, self.options.erase)

    def title(self) -> str:
        return tr("erase")

    def tone(self) -> Tone:
        return "target"
