"""How the map looks: every colour, pen width and letter of the board art, by day and by night.

Colours are written "#RRGGBB" or "#AARRGGBB". Widths and letter sizes are scene units, of which a hex radius has 64.
The overlays above the map have their own inks (`overlay_ink`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QFont

from bk40qt.engine.records import value

# The first that is installed is taken; all of them have the accents of Western Europe.
_SERIF: Final = ("Palatino Linotype", "Palatino", "Georgia", "Noto Serif", "DejaVu Serif", "serif")
_SANS: Final = ("Segoe UI", "Helvetica Neue", "Noto Sans", "DejaVu Sans", "sans-serif")


@value
class Lettering:
    """One kind of text on the map."""

    families: tuple[str, ...]
    size: float
    colour: str
    halo: str
    bold: bool = False
    italic: bool = False
    spacing: float = 100.0  # per cent
    halo_width: float = 5.0

    def font(self, pixels: int) -> QFont:
        font = QFont(list(self.families))
        font.setPixelSize(pixels)
        font.setBold(self.bold)
        font.setItalic(self.italic)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, self.spacing)
        # Hinting would fit letters to the pixels of zoom 1; they are drawn at every zoom.
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


@value
class RoadStyle:
    fill: str
    casing: str
    width: float
    casing_width: float
    far: str  # in the overview, where a road is one line
    far_width: float  # device pixels


@value
class MapStyle:
    name: str
    # The sheet
    table: str  # what the map lies on: the colour for the background of a view
    paper: str
    frame: str
    veil: str  # over the ground beyond the last hexes
    margin: float
    # Relief
    levels: tuple[str, ...]  # tints from level 0 upwards; higher ground has the last
    shadow: str  # cast downhill, away from the light in the north-west
    contour: str
    contour_width: float
    cliff: str
    cliff_width: float
    # Open ground
    fields: tuple[str, ...]
    furrow: str
    hedge: str
    # Growth
    woods: str
    crown: str
    crown_light: str
    orchard: str
    orchard_tree: str
    orchard_light: str
    # Built-up ground
    village: str
    garden: str
    roofs: tuple[tuple[str, str], ...]  # (in the light, in the shade)
    house_edge: str
    church: tuple[str, str, str]  # roof in the light, in the shade, cross
    # Roads and water
    main_road: RoadStyle
    secondary_road: RoadStyle
    alley: str  # trees along main roads
    bridge: str
    water: str
    bank: str
    far_water: str
    source_width: float
    mouth_width: float
    # Grid
    grid: str
    grid_width: float
    # Letters
    village_name: Lettering
    hill_name: Lettering
    wood_name: Lettering
    water_name: Lettering
    hex_number: Lettering
    height: Lettering  # levels on contour lines

    def level_colour(self, level: int) -> QColor:
        return QColor(self.levels[max(0, min(level, len(self.levels) - 1))])


LIGHT: Final = MapStyle(
    name="light",
    table="#cfc8b8",
    paper="#f6f1e2",
    frame="#5b4e3b",
    veil="#8cf6f1e2",
    margin=40.0,
    levels=("#cadcae", "#e0e9bf", "#f5f0d3", "#f4e0b0", "#eac88f", "#dbad75", "#ca9562", "#b98054", "#a76e49"),
    shadow="#265a4527",
    contour="#b08655",
    contour_width=1.5,
    cliff="#5d4630",
    cliff_width=2.6,
    fields=("#26b4c062", "#24dcbc50", "#229ab65c", "#26fffae4", "#1cc8a058", "#00000000", "#00000000"),
    furrow="#30927f45",
    hedge="#8a7f9a58",
    woods="#d294b574",
    crown="#58813f",
    crown_light="#7ea65a",
    orchard="#b4c9d98f",
    orchard_tree="#6c9147",
    orchard_light="#a3c171",
    village="#e5cfae",
    garden="#c3cf98",
    roofs=(("#cf7454", "#ad5238"), ("#c4654a", "#9d4630"), ("#a79b8e", "#857a6e"), ("#d98a62", "#b9633f")),
    house_edge="#6b3526",
    church=("#7b8796", "#56616f", "#ffffff"),
    main_road=RoadStyle("#e98a52", "#8d3f22", 6.4, 9.6, "#a04a26", 1.8),
    secondary_road=RoadStyle("#fdf8e6", "#8c7a5e", 3.8, 6.4, "#8c7a5e", 1.0),
    alley="#d0668c48",
    bridge="#3a332b",
    water="#7fb3d3",
    bank="#4583ab",
    far_water="#4583ab",
    source_width=3.0,
    mouth_width=9.0,
    grid="#5a4a4536",
    grid_width=1.0,
    village_name=Lettering(_SERIF, 22, "#241c14", "#e8fbf6e6", bold=True),
    hill_name=Lettering(_SERIF, 20, "#6e4a1f", "#e0fbf3dc", bold=True, italic=True),
    wood_name=Lettering(_SERIF, 20, "#24451a", "#c8dfe9c4", italic=True, spacing=112),
    water_name=Lettering(_SERIF, 18, "#1f5680", "#d8f5f2e2", italic=True, spacing=108, halo_width=4.0),
    hex_number=Lettering(_SANS, 13, "#b04a3f30", "#00000000"),
    height=Lettering(_SANS, 11, "#93683a", "#f3eecf", halo_width=4.0),
)

DARK: Final = MapStyle(
    name="dark",
    table="#15181b",
    paper="#23282b",
    frame="#8b8471",
    veil="#8c1d2124",
    margin=40.0,
    levels=("#263732", "#334139", "#434b3e", "#555241", "#675a46", "#78634c", "#876d52", "#957858", "#a18361"),
    shadow="#40060a0c",
    contour="#8c7552",
    contour_width=1.5,
    cliff="#c9ad80",
    cliff_width=2.6,
    fields=("#147f9048", "#12a08840", "#1250704a", "#0cd8cfa8", "#10a08048", "#00000000", "#00000000"),
    furrow="#20c0b080",
    hedge="#70283a24",
    woods="#b4223a2b",
    crown="#182b20",
    crown_light="#30503a",
    orchard="#8a3b4f37",
    orchard_tree="#22402c",
    orchard_light="#557a4c",
    village="#5b5044",
    garden="#455040",
    roofs=(("#a35c46", "#7c4031"), ("#95543f", "#6e3a2b"), ("#7d776e", "#5c5750"), ("#ab6d4f", "#83503a")),
    house_edge="#2a1712",
    church=("#8591a1", "#5f6a78", "#f4efe2"),
    main_road=RoadStyle("#c9824f", "#241610", 6.4, 9.6, "#d0874f", 1.6),
    secondary_road=RoadStyle("#b5ab95", "#25231f", 3.8, 6.4, "#a39a85", 0.9),
    alley="#d01c3324",
    bridge="#efe6d0",
    water="#3f7396",
    bank="#1b3a50",
    far_water="#4d86ab",
    source_width=3.0,
    mouth_width=9.0,
    grid="#5ad9d2bd",
    grid_width=1.0,
    village_name=Lettering(_SERIF, 22, "#f6eedb", "#e8191d1f", bold=True),
    hill_name=Lettering(_SERIF, 20, "#e8c48c", "#e0201d18", bold=True, italic=True),
    wood_name=Lettering(_SERIF, 20, "#b9d9a6", "#c8162219", italic=True, spacing=112),
    water_name=Lettering(_SERIF, 18, "#9cd0f0", "#d814202a", italic=True, spacing=108, halo_width=4.0),
    hex_number=Lettering(_SANS, 13, "#b0ddd6c2", "#00000000"),
    height=Lettering(_SANS, 11, "#d0b183", "#424a3e", halo_width=4.0),
)


def style_for(theme: str) -> MapStyle:
    """The map for a theme as `desktop.theme.theme_name` calls it: "light" or "dark"."""
    return DARK if theme == "dark" else LIGHT
