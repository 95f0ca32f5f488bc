"""All tools with their texts and keys: tool bar, menu, key list and finder are made from this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bk40qt.engine.wording import translatable
from editor.tools.base import EditTool
from editor.tools.ground import EraserTool, LevelTool, TerrainTool
from editor.tools.marks import ControlTool, PlaceTool, VictoryTool
from editor.tools.roads import RoadTool
from editor.tools.select import SelectTool
from editor.tools.sides import BridgeTool, CliffTool, StreamTool
from editor.tools.sight import SightTool
from editor.tools.zones import WorksTool, ZoneTool


@dataclass(frozen=True, slots=True)
class ToolSpec:
    name: str
    kind: type[EditTool]
    text: str
    tip: str
    key: str
    hint: str  # how it is used, for the tool panel


TOOLS: Final = (
    ToolSpec(
        "select", SelectTool, translatable("Select"), translatable("Select hexes and counters, move and copy them"),
        "S",
        translatable("Click or drag to select, Ctrl for more. Drag a selection to move it, with Ctrl to copy it."
                     " A counter that is dragged lets its formation start elsewhere."),
    ),
    ToolSpec(
        "terrain", TerrainTool, translatable("Terrain"), translatable("Paint woods, orchards, villages, clear ground"),
        "T", translatable("Keys 1 to 4 choose the terrain, [ and ] the size. A right click picks what is there."),
    ),
    ToolSpec(
        "level", LevelTool, translatable("Level"), translatable("Set, raise or lower the ground"), "L",
        translatable("Keys 0 to 9 choose the level, [ and ] the size. A right click picks what is there."),
    ),
    ToolSpec(
        "stream", StreamTool, translatable("Stream"), translatable("Draw streams along hexsides"), "W",
        translatable("Drag from source to mouth. A click on a stream removes that side. A right click names it."
                     " By keyboard: . and , turn to the next side."),
    ),
    ToolSpec(
        "cliff", CliffTool, translatable("Cliff"), translatable("Draw cliffs along hexsides"), "C",
        translatable("Click or drag along hexsides. A click on a cliff removes it."
                     " By keyboard: . and , turn to the next side."),
    ),
    ToolSpec(
        "bridge", BridgeTool, translatable("Bridge"), translatable("Build or remove bridges over streams"), "B",
        translatable("Click a stream. Where a road crosses a stream there is a bridge anyway."),
    ),
    ToolSpec(
        "road", RoadTool, translatable("Road"), translatable("Draw main and secondary roads"), "R",
        translatable("Drag along the way, with Shift to erase. Drag beyond the edge of the map, or click a hex at the"
                     " edge, to let the road leave there."),
    ),
    ToolSpec(
        "erase", EraserTool, translatable("Eraser"), translatable("Take away what lies in hexes"), "E",
        translatable("Drag over hexes. What is taken away is chosen below."),
    ),
    ToolSpec(
        "place", PlaceTool, translatable("Name"), translatable("Names of villages, hills, woods and streams"), "N",
        translatable("Type a name and click where it belongs; drag to spread it over more hexes."
                     " Click a name to change it."),
    ),
    ToolSpec(
        "victory", VictoryTool, translatable("Victory hex"),
        translatable("Hexes that are worth points, or must be held"), "P",
        translatable("Click a hex to give it its points, click again to remove them."),
    ),
    ToolSpec(
        "control", ControlTool, translatable("Holder"), translatable("Who holds hexes when the game begins"), "K",
        translatable("Paint hexes for a side, or for nobody. A right click picks the side."),
    ),
    ToolSpec(
        "zone", ZoneTool, translatable("Zone"), translatable("Paint zones for set-up and entry"), "Z",
        translatable("A stroke that begins outside the zone adds hexes, one that begins inside removes them."
                     " With Shift it carries the zone elsewhere. A right click takes up the zone that is there."),
    ),
    ToolSpec(
        "works", WorksTool, translatable("Field works"),
        translatable("Where a side may place entrenchments and minefields"), "M",
        translatable("Paint the hexes in which the works may be placed at set-up."),
    ),
    ToolSpec(
        "sight", SightTool, translatable("Line of sight"),
        translatable("Drag from hex to hex to see what blocks the view"), "G",
        translatable("Drag from hex to hex. The answer follows every change of the ground."),
    ),
)  # fmt: skip
