"""The panels round the map that need the workspace alone, by name; the window makes those of its tools and checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from bk40qt.engine.wording import translatable
from editor.panels.base import Panel
from editor.panels.forces import ForcesPanel
from editor.panels.hexes import HexesPanel
from editor.panels.markers import MarkersPanel
from editor.panels.reinforcements import ReinforcementsPanel
from editor.panels.scenario_head import ScenarioPanel
from editor.panels.setup_stages import SetupPanel
from editor.panels.victory import VictoryPanel
from editor.panels.zones_list import ZonesPanel

Area = Literal["left", "right", "bottom"]


@dataclass(frozen=True, slots=True)
class PanelSpec:
    name: str
    title: str
    kind: type[Panel]  # made with the workspace alone
    area: Area
    scrolls: bool = False  # it may be higher than the screen


PANELS: Final = (
    PanelSpec("hexes", translatable("Hexes"), HexesPanel, "right", True),
    PanelSpec("forces", translatable("Order of battle"), ForcesPanel, "left"),
    PanelSpec("zones", translatable("Zones"), ZonesPanel, "left", True),
    PanelSpec("setup", translatable("Set-up"), SetupPanel, "left", True),
    PanelSpec("reinforcements", translatable("Reinforcements"), ReinforcementsPanel, "left", True),
    PanelSpec("markers", translatable("Markers"), MarkersPanel, "left", True),
    PanelSpec("victory", translatable("Victory"), VictoryPanel, "left", True),
    PanelSpec("scenario", translatable("Scenario"), ScenarioPanel, "left", True),
)
