"""The whole map on a page, with the zones of set-up and entry outlined and named."""

from __future__ import annotations

from collections import Counter
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
from editor.printing.blocks import Beside, Block, Drawing
from editor.printing.paper import mm
from editor.printing.table import Cell, Table, text_cell
from editor.printing.text import plain

_DETAIL: Final = 0.8  # a map on one page is looked at closely
_PLAIN: Final = 0.1  # of trees and houses that small nothing is seen, and thousands take long to draw
_NAMES: Final = 0.3  # names larger than on the screen, because the whole map is small
_NUMBER: Final = 15.0  # height of the hex numbers, scene units
_LABEL: Final = 46.0
_READ: Final = mm(0.8)  # lower numbers cannot be read
_STEP: Final = 5  # then only each fifth line has numbers, on each fifth hex, and larger
_LABELS: Final = (mm(3.4), mm(6.0))  # the least and the greatest height of the name of a zone
_EDGE: Final = 15.0
_TINT: Final = 26  # of 255
_TINTS: Final = 104  # of all zones that lie upon one another: the ground stays visible
_WIDER: Final = 2.0  # at most, on large maps: a hex must remain within its edge
_BESIDE: Final = (0.26, 0.32, 0.4)  # of the width, for a key beside the map
_SMALLEST: Final = 0.6  # a smaller part of what the page could show is too small: the key goes to the next page
# Hues that part the sides, and shades that part their zones. Outlines also differ by their names.
_HUES: Final = {
    "german": ("#a3201c", "#c2570c", "#7a1f5c", "#8a5a00", "#d02f6b"),
    "french": ("#1d3fb8", "#0b6f86", "#15703a", "#5a2fb0", "#2f6fd0"),
}
# In grey all hues are alike, so the edges differ as well. In widths of the pen; () is an unbroken line.
_DASHES: Final = ((), (2.4, 0.8), (1.0, 0.6), (3.2, 0.6, 0.8, 0.6))


class ZoneMap:
    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        scenario = battle.scenario
        self._layout = HexLayout(scenario.board.grid)
        self._art = BoardArt(scenario.board, self._layout, LIGHT)
        self.used = _used(battle)
        self.zones = [zone for zone in scenario.zones if zone.hexes and zone.id in self.used]
        self._pens = self._chosen_pens()
        covered = Counter(name for zone in self.zones for name in zone.hexes)
        self._tint = min(_TINT, _TINTS // max(covered.values(), default=1))
        self._show(mm(186))

    @property
    def aspect(self) -> float:
        """Height by width."""
        return self._art.bounds.height() / self._art.bounds.width()

    def blocks(self, width: float, height: float) -> list[Block]:
        """The map and its key, on a page of this size."""
        key = self._key()
        alone = min(width, height / self.aspect)
        below = min(alone, (height - key.height(width) - key.above) / self.aspect)
        columns = [width * share for share in _BESIDE if key.height(width * share) <= height]
        beside = min(alone, width - columns[0] - mm(4)) if columns else 0.0
        if max(below, beside) < _SMALLEST * alone:
            return [self._drawn(alone), key]
        if below < beside:
            return [Beside(self._drawn(beside), key, columns[0])]
        return [self._drawn(below), key]

    def _drawn(self, width: float) -> Block:
        self._show(width)
        return Drawing(width * self.aspect, self.paint)

    def _show(self, width: float) -> None:
        """How large names, numbers and edges are drawn, in units of the map, if the map is that wide on the page."""
        unit = width / self._art.bounds.width()
        self._label = min(max(_LABEL * unit, _LABELS[0]), _LABELS[1]) / unit
        self._edge = _EDGE * min(_WIDER, self._label / _LABEL)
        is_read = _NUMBER * unit >= _READ
        self._number, self._step = (_NUMBER, 1) if is_read else (_READ / unit, _STEP)
        self._detail = _DETAIL if is_read else _PLAIN
        self._labels = self._placed_labels()

    def _key(self) -> Table:
        head = [text_cell(text, bold=True) for text in (tr("Zone"), tr("Where"), tr("Who"))]
        rows = []
        for zone in self._battle.scenario.zones:
            if zone.id in self.used:
                who = ", ".join(self.used[zone.id])
                colour = self._pens[zone.id].color() if zone.id in self._pens else None
                name = Cell(plain(zone.id, bold=True, colour=colour))
                rows.append([name, text_cell(self._battle.where(zone)), text_cell(who)])
        return Table(head, rows, size=2.4, full=True, above=3.0)

    def _chosen_pens(self) -> dict[str, QPen]:
        """Without a width."""
        sides = {entry.zone: self._battle.formations[entry.formation].side for entry in self._battle.scenario.entries}
        for stage in self._battle.scenario.setup:
            sides.update({zone: stage.side for _, zone in stage.formations})
            sides.update({work.zone: stage.side for work in (stage.entrenchments, stage.minefields) if work})
        taken = {"german": 0, "french": 0}
        found: dict[str, QPen] = {}
        for zone in self.zones:
            side = sides[zone.id]
            hues = _HUES[side]
            pen = QPen(QColor(hues[taken[side] % len(hues)]))
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            if dashes := _DASHES[taken[side] % len(_DASHES)]:
                pen.setDashPattern(dashes)
            found[zone.id] = pen
            taken[side] += 1
        return found

    def _placed_labels(self) -> dict[str, QRectF]:
        board, index = self._battle.scenario.board, self._layout.grid.index
        named = {h for h, name in enumerate(board.name) if name}
        near = named | {beyond for h in named for beyond in self._layout.grid.neighbours[h]}  # names are wide
        high = self._label
        wanted = [
            Wanted(zone.id, zone.hexes, QSizeF((letters(zone.id)[1] * 0.6 + 0.5) * high, high)) for zone in self.zones
        ]
        edge = high / 8  # the frame of a label has a width, too
        bounds = self._art.bounds.adjusted(edge, edge, -edge, -edge)
        found = label_places(self._layout, bounds, wanted, lambda name: (index[name] in near) + (index[name] in named))
        return {name: place.box for name, place in found.items()}

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, box: QRectF) -> None:
        bounds = self._art.bounds
        scale = min(box.width() / bounds.width(), box.height() / bounds.height())
        painter.translate(box.center().x() - bounds.width() * scale / 2, box.top())
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        painter.setClipRect(bounds, Qt.ClipOperation.IntersectClip)
        self._art.paint(painter, bounds, self._detail, numbers=False, names=False)
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
        pen = QPen(self._pens[zone.id])
        pen.setWidthF(self._edge)
        tint = pen.color()
        tint.setAlpha(self._tint)
        painter.save()
        painter.fillPath(area, tint)
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        painter.setPen(pen)
        painter.drawPath(area)
        painter.restore()

    def _paint_numbers(self, painter: QPainter) -> None:
        grid = self._layout.grid
        ink = QColor("#c03a3024")
        for h, name in enumerate(grid.ids):
            line, place = divmod(h, grid.per_line)
            if (line + 1) % self._step or (place + 1) % self._step:
                continue
            at = self._layout.centre(h)
            top = at.y() - (0.7 if grid.top == "flat" else 0.68) * RADIUS - self._number / 2
            wide = 5.4 * self._number
            draw_text(painter, QRectF(at.x() - wide / 2, top, wide, self._number), name, ink)

    def _paint_label(self, painter: QPainter, zone: Zone) -> None:
        box, colour, high = self._labels[zone.id], self._pens[zone.id].color(), self._label
        painter.setPen(QPen(colour, high / 9))
        painter.setBrush(QColor("#f2ffffff"))
        painter.drawRoundedRect(box, high / 4, high / 4)
        draw_text(painter, box.adjusted(high / 6, high / 5, -high / 6, -high / 5), zone.id, colour)


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
        if name not in layout.grid.index:  # the map of a scenario with faults can be printed
            continue
        hexagon = layout.polygon(layout.grid.index[name])
        paint_victory(painter, value_rect(hexagon), text, holders.get(name, ""))
