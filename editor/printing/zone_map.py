"""The whole map on a page, with the zones of set-up and entry outlined and named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bk40qt.desktop.i18n import tr
from bk40qt.engine.rules.blitz40.scenario import Scenario, Zone
from bk40qt.mapview.board_art import BoardArt
from bk40qt.mapview.counter_text import draw_text, letters
from bk40qt.mapview.label_places import Wanted, label_places
from bk40qt.mapview.layout import RADIUS, HexLayout
from bk40qt.mapview.style import LIGHT
from bk40qt.mapview.works_art import paint_victory, value_rect
from editor.printing.battle import Battle
from editor.printing.blocks import Block, Drawing
from editor.printing.paper import mm
from editor.printing.table import Table, text_cell

_DETAIL: Final = 0.8  # a map on one page is looked at closely
_NAMES: Final = 0.3  # names larger than on the screen, because the whole map is small
_NUMBER: Final = 15.0  # height of the hex numbers, scene units
_LABEL: Final = 46.0
# Hues that part the sides, and shades that part their zones. Outlines also differ by their names.
_HUES: Final = {
    "german": ("#a3201c", "#c2570c", "#7a1f5c", "#8a5a00", "#d02f6b"),
    "french": ("#1d3fb8", "#0b6f86", "#15703a", "#5a2fb0", "#2f6fd0"),
}


class ZoneMap:
    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        scenario = battle.scenario
        self._layout = HexLayout(scenario.board.grid)
        self._art = BoardArt(scenario.board, self._layout, LIGHT)
        self.used = _used(battle)
        self.zones = [zone for zone in scenario.zones if zone.hexes and zone.id in self.used]
        self._colours = self._chosen_colours()
        self._labels = self._placed_labels()

    @property
    def aspect(self) -> float:
        """Height by width."""
        return self._art.bounds.height() / self._art.bounds.width()

    def blocks(self, width: float, height: float) -> list[Block]:
        """The map and its key, on a page of this size."""
        key = self._key()
        beside = height if width > height else max(height * 0.7, height - key.height(width) - mm(4))
        map_height = min(width * self.aspect, beside)
        return [Drawing(map_height, self.paint), key]

    def _key(self) -> Table:
        head = [text_cell(text, bold=True) for text in (tr("Zone"), tr("Where"), tr("Who"))]
        rows = []
        for zone in self._battle.scenario.zones:
            if zone.id in self.used:
                who = ", ".join(self.used[zone.id])
                rows.append([text_cell(zone.id, bold=True), text_cell(self._battle.where(zone)), text_cell(who)])
        return Table(head, rows, size=2.4, full=True, above=3.0)

    def _chosen_colours(self) -> dict[str, QColor]:
        sides = {entry.zone: self._battle.formations[entry.formation].side for entry in self._battle.scenario.entries}
        for stage in self._battle.scenario.setup:
            sides.update({zone: stage.side for _, zone in stage.formations})
            sides.update({work.zone: stage.side for work in (stage.entrenchments, stage.minefields) if work})
        taken = {"german": 0, "french": 0}
        found: dict[str, QColor] = {}
        for zone in self.zones:
            side = sides[zone.id]
            hues = _HUES[side]
            found[zone.id] = QColor(hues[taken[side] % len(hues)])
            taken[side] += 1
        return found

    def _placed_labels(self) -> dict[str, QRectF]:
        board, index = self._battle.scenario.board, self._layout.grid.index
        named = {h for h, name in enumerate(board.name) if name}
        near = named | {beyond for h in named for beyond in self._layout.grid.neighbours[h]}  # names are wide
        wanted = [
            Wanted(zone.id, zone.hexes, QSizeF(letters(zone.id)[1] * _LABEL * 0.6 + 24, _LABEL)) for zone in self.zones
        ]
        edge = _LABEL / 8  # the frame of a label has a width, too
        bounds = self._art.bounds.adjusted(edge, edge, -edge, -edge)
        found = label_places(self._layout, bounds, wanted, lambda name: index[name] in near)
        return {name: place.box for name, place in found.items()}

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, box: QRectF) -> None:
        bounds = self._art.bounds
        scale = min(box.width() / bounds.width(), box.height() / bounds.height())
        painter.translate(box.center().x() - bounds.width() * scale / 2, box.top())
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        painter.setClipRect(bounds, Qt.ClipOperation.IntersectClip)
        self._art.paint(painter, bounds, _DETAIL, numbers=False, names=False)
        for zone in sorted(self.zones, key=lambda zone: -len(zone.hexes)):
            self._paint_area(painter, zone)
        self._paint_numbers(painter)
        paint_values(painter, self._battle.scenario, self._layout, dict(self._battle.scenario.control))
        self._art.paint_names(painter, bounds, _NAMES)
        for zone in self.zones:
            self._paint_label(painter, zone)

    def _paint_area(self, painter: QPainter, zone: Zone) -> None:
        """A tint, and an edge that stays inside, so that zones side by side both show theirs."""
        index = self._layout.grid.index
        area = self._layout.path([index[name] for name in zone.hexes])
        colour = self._colours[zone.id]
        tint = QColor(colour)
        tint.setAlpha(26)
        painter.save()
        painter.fillPath(area, tint)
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(colour, 15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(area)
        painter.restore()

    def _paint_numbers(self, painter: QPainter) -> None:
        grid = self._layout.grid
        ink = QColor("#c03a3024")
        for h, name in enumerate(grid.ids):
            at = self._layout.centre(h)
            top = at.y() - (0.7 if grid.top == "flat" else 0.68) * RADIUS - _NUMBER / 2
            draw_text(painter, QRectF(at.x() - 40, top, 80, _NUMBER), name, ink)

    def _paint_label(self, painter: QPainter, zone: Zone) -> None:
        box, colour = self._labels[zone.id], self._colours[zone.id]
        painter.setPen(QPen(colour, 5))
        painter.setBrush(QColor("#f2ffffff"))
        painter.drawRoundedRect(box, 12, 12)
        draw_text(painter, box.adjusted(8, _LABEL * 0.2, -8, -_LABEL * 0.2), zone.id, colour)


def _used(battle: Battle) -> dict[str, list[str]]:
    """Zone -> who sets up or comes on there."""
    found: dict[str, list[str]] = {}
    for stage in battle.scenario.setup:
        for name, zone in stage.formations:
            if battle.members(name, 0):
                found.setdefault(zone, []).append(battle.formations[name].name)
        if stage.entrenchments is not None:
            found.setdefault(stage.entrenchments.zone, []).append(tr("entrenchments"))
        if stage.minefields is not None:
            found.setdefault(stage.minefields.zone, []).append(tr("minefields"))
    for entry in battle.scenario.entries:
        turns = sorted({c.arrival for c in battle.scenario.counters if c.formation == entry.formation and c.arrival})
        said = tr(
            "{formation} (turn {turns})",
            formation=battle.formations[entry.formation].name,
            turns=", ".join(str(turn) for turn in turns),
        )
        found.setdefault(entry.zone, []).append(said)
    return found


def paint_values(painter: QPainter, scenario: Scenario, layout: HexLayout, holders: Mapping[str, str]) -> None:
    """Victory points and hexes to hold, with who holds them if that is to be shown."""
    victory = scenario.victory
    marks = [(name, str(points)) for name, points, _ in victory.points] + [(name, "") for name in victory.hold]
    for name, text in marks:
        hexagon = layout.polygon(layout.grid.index[name])
        paint_victory(painter, value_rect(hexagon), text, holders.get(name, ""))
