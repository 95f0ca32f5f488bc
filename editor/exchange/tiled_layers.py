"""The layers of objects that an exported map has, and how they are known again."""

from __future__ import annotations

from typing import Final

ROLE: Final = "bk40"  # the property of a layer that says what its objects are, whatever it is called
# From the bottom up: role, name, colour.
LAYERS: Final = (
    ("stream", "streams", "#2f7fb8"),
    ("cliff", "cliffs", "#5d4630"),
    ("secondary_road", "secondary roads", "#8c7a5e"),
    ("main_road", "main roads", "#c8521c"),
    ("road_exit", "road exits", "#7a3fa0"),
    ("bridge", "bridges", "#101010"),
    ("place", "places", "#24451a"),
    ("name", "hex names", "#241c14"),
    ("victory", "victory", "#b00000"),
)
