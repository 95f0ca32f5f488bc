"""The tiles of an exported map: four kinds of ground, which let the tint of the level below shine through, and a tile
for every level with its figure. The picture is drawn by the board art."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from bk40qt.engine.board import TERRAINS, Board
from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.rules.blitz40.scenario_check import MAX_LEVEL
from bk40qt.mapview import houses, roads, vegetation
from bk40qt.mapview.counter_text import draw_text
from bk40qt.mapview.fields import Fields
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.sheet import Sheet
from bk40qt.mapview.style import LIGHT
from editor.exchange.tiled_grid import TiledGrid

NAME: Final = "bk40-ground"
COLUMNS: Final = 5
COUNT: Final = len(TERRAINS) + MAX_LEVEL + 1
_ROWS: Final = -(-COUNT // COLUMNS)
_FIGURE: Final = 15.0  # height of the figure of the level, pixels
_INK: Final = "#7a4f22"
_CHALK: Final = "#fff6e0"
_DARK: Final = 5  # from this level on the tint asks for light figures
_AROUND: Final = 5  # hexes of like ground, so that woods and villages run on beyond the tile


def terrain_tile(terrain: str) -> int:
    return TERRAINS.index(terrain)


def level_tile(level: int) -> int:
    return len(TERRAINS) + level


def properties_of(tile: int) -> dict[str, Any]:
    """What one of our tiles says."""
    if tile < len(TERRAINS):
        return {"terrain": TERRAINS[tile]}
    return {"level": tile - len(TERRAINS)}


def tileset(geometry: TiledGrid, image: str) -> dict[str, Any]:
    """The tileset as a part of the map, with its picture in a file beside it."""
    width, height = geometry.tile
    tiles = []
    for tile in range(COUNT):
        ((name, value),) = properties_of(tile).items()
        kind = "string" if isinstance(value, str) else "int"
        tiles.append({"id": tile, "properties": [{"name": name, "type": kind, "value": value}]})
    return {
        "firstgid": 1,
        "name": NAME,
        "columns": COLUMNS,
        "image": image,
        "imagewidth": COLUMNS * width,
        "imageheight": _ROWS * height,
        "margin": 0,
        "spacing": 0,
        "tilecount": COUNT,
        "tilewidth": width,
        "tileheight": height,
        "tiles": tiles,
    }


@cache
def picture(top: Literal["flat", "pointy"]) -> bytes:
    """All tiles as a PNG, for one of the two ways that hexes can stand."""
    geometry = TiledGrid(Grid(1, 1, top, "column" if top == "flat" else "row"))
    width, height = geometry.tile
    sheet = QImage(QSize(COLUMNS * width, _ROWS * height), QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sheet)
    for tile in range(COUNT):
        row, column = divmod(tile, COLUMNS)
        says = properties_of(tile)
        made = _ground(geometry, says["terrain"]) if "terrain" in says else _level(geometry, says["level"])
        painter.drawImage(column * width, row * height, made)
    painter.end()
    return png(sheet)


def png(image: QImage) -> bytes:
    """The picture as the bytes of a file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub wants bytes, which are refused
    return bytes(content.data())


def _blank(geometry: TiledGrid) -> tuple[QImage, QPolygonF]:
    """An empty tile and the hexagon in it."""
    width, height = geometry.tile
    image = QImage(QSize(width, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image, QPolygonF([QPointF(x + width / 2, y + height / 2) for x, y in geometry.outline()])


def _figure_box(geometry: TiledGrid) -> QRectF:
    """Near the bottom, where the hexagon is wide enough for two digits."""
    width, height = geometry.tile
    return QRectF(width / 2 - 14, height * 0.78 - _FIGURE / 2, 28, _FIGURE)


def _level(geometry: TiledGrid, level: int) -> QImage:
    image, hexagon = _blank(geometry)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(LIGHT.level_colour(level))
    painter.setPen(QPen(QColor(LIGHT.grid), 1.6))
    painter.drawPolygon(hexagon)
    draw_text(painter, _figure_box(geometry), str(level), QColor(_INK if level < _DARK else _CHALK))
    painter.end()
    return image


def _ground(geometry: TiledGrid, terrain: str) -> QImage:
    image, hexagon = _blank(geometry)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_terrain(painter, geometry, terrain)
    # Cut to the hexagon, with a window for the figure of the level.
    painter.resetTransform()
    shape = QImage(image.size(), image.format())
    shape.fill(Qt.GlobalColor.transparent)
    cutter = QPainter(shape)
    cutter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cutter.setPen(Qt.PenStyle.NoPen)
    cutter.setBrush(Qt.GlobalColor.black)
    cutter.drawPolygon(hexagon)
    if terrain != TERRAINS[0]:
        cutter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        cutter.drawEllipse(_figure_box(geometry).adjusted(-3, -5, 3, 5))
    cutter.end()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, shape)
    painter.end()
    return image


def _paint_terrain(painter: QPainter, geometry: TiledGrid, terrain: str) -> None:
    """The middle of a stretch of like ground, as the board art draws it."""
    grid = Grid(_AROUND, _AROUND, geometry.grid.top, geometry.grid.first)
    hexes = {name: {"terrain": terrain, "level": 0} for name in grid.ids}
    layout = HexLayout(grid)
    sheet = Sheet(Board.build(grid, hexes), layout)
    middle = layout.polygon(grid.n // 2).boundingRect()
    spots = sheet.spots_in(layout.bounds)
    width, height = geometry.tile
    painter.scale(width / middle.width(), height / middle.height())
    painter.translate(-middle.topLeft())
    ways = roads.Roads(sheet)
    plans = houses.Houses(sheet, ways)
    Fields().paint(painter, middle, LIGHT, 1.0)
    houses.paint_village_ground(painter, sheet, spots, LIGHT)
    vegetation.paint_ground(painter, sheet, spots, LIGHT)
    houses.paint_gardens(painter, plans, spots, LIGHT)
    vegetation.paint_trees(painter, vegetation.Growth(sheet, ways), spots, LIGHT, True)
    houses.paint_houses(painter, plans, spots, LIGHT, True)
