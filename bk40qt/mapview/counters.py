"""The counters on a scene: put there, stacked, fanned, moved and taken away so that they always equal a position."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsScene

from bk40qt.mapview.counter_art import STYLES
from bk40qt.mapview.counter_item import CounterItem
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.motion import Motion, along
from bk40qt.mapview.overlay_ink import ink_for
from bk40qt.mapview.pieces import Piece
from bk40qt.mapview.stacks import FanPlate, StackBadge, fan_places, stack_places

_APART = 0.01  # in z, between the counters of a stack


class CounterLayer(QObject):
    """All counters of one scene."""

    arrived = Signal(str)  # a counter that was on the move stands where it belongs

    def __init__(self, scene: QGraphicsScene, layout: HexLayout, theme: str) -> None:
        super().__init__(scene)
        self._scene = scene
        self._layout = layout
        self._ink, self._style = ink_for(theme), STYLES[theme]
        self._items: dict[str, CounterItem] = {}
        self._hexes: dict[str, str] = {}
        self._stacks: dict[str, list[str]] = {}
        self._badges: dict[str, StackBadge] = {}
        self._motion = Motion(self)
        self._fanned: str | None = None
        self._plate: FanPlate | None = None
        self._visible = True
        self._hovered = ""

    # -- what lies where -----------------------------------------------------------------------------------------------

    def show(self, pieces: Iterable[Piece]) -> None:
        """Make the counters equal to these; touches only what differs."""
        wanted: dict[str, Piece] = {}
        stacks: dict[str, list[str]] = {}
        for piece in pieces:
            assert piece.id not in wanted, f"{piece.id} is on the map twice"
            wanted[piece.id] = piece
            stacks.setdefault(piece.hex, []).append(piece.id)
        before, self._stacks = self._stacks, stacks
        for piece in wanted.values():
            self._dress(piece)
        self._hexes = {piece.id: piece.hex for piece in wanted.values()}
        for gone in self._items.keys() - wanted.keys():
            self._motion.finish(gone)
            self._scene.removeItem(self._items.pop(gone))
        for name in before.keys() | stacks.keys():
            if before.get(name) != stacks.get(name):
                self._lay(name)

    def _dress(self, piece: Piece) -> None:
        item = self._items.get(piece.id)
        if item is None:
            item = self._items[piece.id] = CounterItem(piece.id, piece.face, self._style)
            item.setVisible(self._visible)
            self._scene.addItem(item)
        else:
            item.set_face(piece.face)

    def _lay(self, name: str) -> None:
        """Put the counters of a hex where they belong; those on the move get there by themselves."""
        ids = self._stacks.get(name, [])
        centre = self._layout.centre(self._layout.grid.index[name])
        fanned = name == self._fanned and len(ids) > 1
        inside = self._scene.sceneRect()
        places = fan_places(centre, len(ids), inside) if fanned else stack_places(centre, len(ids))
        base = Layer.FAN if fanned else Layer.COUNTERS
        for i, (piece, place) in enumerate(zip(ids, places, strict=True)):
            if not self._motion.is_running(piece):
                self._items[piece].setPos(place)
                self._items[piece].setZValue(base + (i + 1) * _APART)
        if name == self._fanned:
            self._lay_plate(places if fanned else [])
        self._lay_badge(name, places if not fanned else [])

    def _lay_badge(self, name: str, places: list[QPointF]) -> None:
        badge = self._badges.get(name)
        if len(places) > 1:
            if badge is None:
                badge = self._badges[name] = StackBadge(name, self._ink)
                badge.setVisible(self._visible)
                self._scene.addItem(badge)
            badge.place(places[-1], len(places), Layer.COUNTERS + (len(places) + 1) * _APART)
        elif badge is not None:
            self._scene.removeItem(self._badges.pop(name))

    def _lay_plate(self, places: list[QPointF]) -> None:
        if self._plate is not None:
            self._scene.removeItem(self._plate)
            self._plate = None
        if places:
            self._plate = FanPlate(places, self._ink)
            self._plate.setZValue(Layer.FAN)
            self._plate.setVisible(self._visible)
            self._scene.addItem(self._plate)

    def clear(self) -> None:
        self.fan(None)
        self.show(())

    def stack(self, name: str) -> tuple[str, ...]:
        """Ids of the counters of a hex, the lowest first."""
        return tuple(self._stacks.get(name, ()))

    def hex_of(self, piece: str) -> str | None:
        return self._hexes.get(piece)

    def at(self, point: QPointF) -> str | None:
        """The topmost counter under a point of the scene."""
        for item in self._scene.items(point):  # topmost first
            if isinstance(item, CounterItem) and item.isVisible():
                return item.unit
        return None

    def snapshot(self) -> dict[str, Any]:
        """What is displayed, read off the items themselves."""
        found: dict[str, list[CounterItem]] = {}
        for item in self._items.values():
            name = self._hexes[item.unit] if self._stands_in_fan(item) else self._hex_under(item)
            found.setdefault(name, []).append(item)
        counters: dict[str, tuple[str, int, object]] = {}
        for name, items in found.items():
            for place, item in enumerate(sorted(items, key=CounterItem.zValue)):
                counters[item.unit] = (name, place, item.face)
        return {"counters": counters, "badges": {badge.hex: badge.count for badge in self._badges.values()}}

    def _stands_in_fan(self, item: CounterItem) -> bool:
        return self._plate is not None and self._hexes[item.unit] == self._fanned

    def _hex_under(self, item: CounterItem) -> str:
        h = self._layout.hex_at(item.pos())
        return self._layout.grid.ids[h] if h >= 0 else ""

    # -- how it looks for a moment -------------------------------------------------------------------------------------

    def fan(self, name: str | None) -> None:
        """Lay the stack of this hex side by side and the one that was fanned before together."""
        before, self._fanned = self._fanned, name
        if before == name:
            return
        self._lay_plate([])
        for changed in (before, name):
            if changed is not None:
                self._lay(changed)

    @property
    def fanned(self) -> str | None:
        return self._fanned

    def move(self, piece: str, path: list[str], ms: int) -> None:
        """Let a counter travel over these hexes to where it stands already by `show`."""
        item = self._items[piece]
        points = [self._layout.centre(self._layout.grid.index[name]) for name in path]

        def done() -> None:
            if piece in self._hexes:
                self._lay(self._hexes[piece])
            self.arrived.emit(piece)

        item.setZValue(Layer.FAN + 1)
        self._motion.start(piece, ms if len(points) > 1 else 0, lambda share: item.setPos(along(points, share)), done)

    def finish(self) -> None:
        """Everything on the move arrives now."""
        self._motion.finish_all()

    def moving(self) -> list[str]:
        return self._motion.names()

    def mark(self, selected: Collection[str] = (), dimmed: Collection[str] = ()) -> None:
        """Which counters stand out and which stand back."""
        for piece, item in self._items.items():
            item.selected = piece in selected
            item.dimmed = piece in dimmed

    def hover(self, piece: str | None) -> None:
        """The counter under the mouse stands out a little."""
        if self._hovered in self._items:
            self._items[self._hovered].hovered = False
        self._hovered = piece or ""
        if piece is not None:
            self._items[piece].hovered = True

    def set_visible(self, visible: bool) -> None:
        self._visible = visible
        for item in [*self._items.values(), *self._badges.values()]:
            item.setVisible(visible)
        if self._plate is not None:
            self._plate.setVisible(visible)

    @property
    def visible(self) -> bool:
        return self._visible

    def set_theme(self, theme: str) -> None:
        """ "light" or "dark"."""
        self._ink, self._style = ink_for(theme), STYLES[theme]
        for item in self._items.values():
            item.set_style(self._style)
        for badge in self._badges.values():
            badge.set_ink(self._ink)
        if self._fanned is not None:
            self._lay(self._fanned)
