"""The panels round the map that need the workspace alone, by name; the window makes those of its tools and checks."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal

from bk40qt.engine.wording import translatable
from editor.panels.base import Panel

Area = Literal["left", "right", "bottom"]


@dataclass(frozen=True, slots=True)
class PanelSpec:
    name: str
    title: str
    module: str
    kind: str  # the class in the module: a `base.Panel`, made with the workspace alone
    area: Area
    scrolls: bool = False  # it may be higher than the screen

    def load(self) -> type[Panel] | None:
        if find_spec(self.module) is None:
            return None
        found: type[Panel] = getattr(import_module(self.module), self.kind)
        return found


PANELS: Final = (
    PanelSpec("hexes", translatable("Hexes"), "editor.panels.hexes", "HexesPanel", "right", True),
    PanelSpec("forces", translatable("Order of battle"), "editor.panels.forces", "ForcesPanel", "left"),
    PanelSpec("zones", translatable("Zones"), "editor.panels.zones_list", "ZonesPanel", "left", True),
    PanelSpec("setup", translatable("Set-up"), "editor.panels.setup_stages", "SetupPanel", "left", True),
    PanelSpec("reinforcements", translatable("Reinforcements"), "editor.panels.reinforcements", "ReinforcementsPanel",
              "left", True),
    PanelSpec("markers", translatable("Markers"), "editor.panels.markers", "MarkersPanel", "left", True),
    PanelSpec("victory", translatable("Victory"), "editor.panels.victory", "VictoryPanel", "left", True),
    PanelSpec("scenario", translatable("Scenario"), "editor.panels.scenario_head", "ScenarioPanel", "left", True),
)
