"""Setting up: put counters into their zones, and move them as long as nothing has been rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QCursor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent

from bk40qt.engine.decisions import Action
from bk40qt.mapview.counter_art import counter_pixmap
from bk40qt.mapview.hex_overlay import HexStyle, zone
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.tool import MapEvent, MapTool

if TYPE_CHECKING:
    from bk40qt.mapview.scene import MapScene
    from bk40qt.mapview.view import MapView
    from bk40qt.play.session import Session

MIME: Final = "application/x-bk40-unit"
ZONES: Final = "set-up zones"
_IN_HAND: Final = 48  # pixels of a counter that is dragged
_ZONE: Final = HexStyle("own", 0.10, hatch="rising", outline="solid", width=4, area=True)
_OPEN: Final = HexStyle("good", 0.16, outline="dashed", width=5, area=True)


class SetupTool(MapTool):
    """Click a counter in the tray or on the map, then a hex; or drag it there."""

    picked = Signal(str)  # the unit in hand, "" = none

    def __init__(self, session: Session, view: MapView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._scene: MapScene = view.map_scene
        self.unit = ""
        self._dragged = ""  # the counter that the mouse takes along
        view.setAcceptDrops(True)
        view.viewport().installEventFilter(self)

    # -- in hand ------------------------------------------------------------------------------------------------------

    def pick(self, unit: str) -> None:
        """Take a counter in hand: the hexes where it may go are shown."""
        self.unit = unit
        self.show_zones()
        self.picked.emit(unit)

    def activate(self, scene: MapScene) -> None:
        self.show_zones()

    def deactivate(self) -> None:
        self.unit = ""
        self._scene.overlays.clear(ZONES)

    def show_zones(self) -> None:
        """The hexes offered: for the counter in hand, else the zone of each formation that still sets up."""
        if not self._session.is_mine or self._scene.tool is not self:
            self._scene.overlays.clear(ZONES)
            return
        hexes: dict[str, set[str]] = {}
        for option in self._offers():
            if option.hex and (not self.unit or option.unit == self.unit):
                hexes.setdefault(self._formation(option.unit), set()).add(option.hex)
        areas: dict[frozenset[str], list[str]] = {}
        for name, members in hexes.items():
            areas.setdefault(frozenset(members), []).append(name)
        styles: dict[str, HexStyle] = {}
        for area, names in sorted(areas.items(), key=lambda item: -len(item[0])):
            styles |= zone(self._scene.layout, sorted(area), _OPEN if self.unit else _ZONE, _few(names))
        self._scene.overlays.set_hexes(ZONES, styles, Layer.ZONES)

    def _offers(self) -> Sequence[Action]:
        """What can be placed where; for a counter that stands already, what was offered when it was placed."""
        number = self._placed_at(self.unit)
        decision = self._session.decision if number is None else self._session.game.asked(number)
        return decision.options if decision is not None else ()

    def _formation(self, unit: str) -> str:
        state: Any = self._session.game.state
        if unit not in state.setting.unit_index:
            return ""
        return str(state.setting.scenario.formations[state.formation[state.setting.unit_index[unit]]].name)

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex is None:
            self.pick("")
        elif self.unit and piece == self.unit:
            return  # in hand already: it may be dragged now
        elif self.unit and not (piece is not None and self._placed_at(piece) is not None and piece != self.unit
                                and not self._offered(hex)):
            self.put(hex)
        elif piece is not None and self._placed_at(piece) is not None:
            self.pick(piece)
        else:
            self._put_something(hex)

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        """Dragged on the map: the counter goes with the mouse."""
        if self.unit and self._dragged != self.unit and hex != self._hex_of(self.unit):
            self._dragged = self.unit
            face = next((one.face for one in self._scene.position.pieces if one.id == self.unit), None)
            if face is not None:
                ratio = self._view.devicePixelRatioF()
                self._view.viewport().setCursor(QCursor(counter_pixmap(face, _IN_HAND, ratio)))

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        """Dragged on the map: let go over another hex."""
        if self._dragged:
            self._dragged = ""
            self._view.viewport().unsetCursor()
        if hex and self.unit and self._placed_at(self.unit) is not None and hex != self._hex_of(self.unit):
            self.put(hex)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self.unit:
            self.pick("")
            return True
        return False

    def put(self, hex: str) -> None:
        """Put the counter in hand into this hex; what the scenario forbids is refused with its rule."""
        unit, number = self.unit, self._placed_at(self.unit)
        action = Action("place", unit, hex)
        if number is not None:
            self.pick("")
            self._session.change(number, action)
        elif self._session.submit(action):
            self.pick("")

    def _put_something(self, hex: str) -> None:
        """Nothing in hand: minefields and entrenchments have no counter to pick."""
        decision = self._session.decision
        if decision is None or self._session.is_set_up:
            return
        found = [option for option in decision.options if option.hex == hex and not option.unit]
        if found:
            self._session.submit(found[0])
        elif decision.kind != "place":
            self._session.submit(Action(next(iter(decision.options)).kind, hex=hex))

    def _offered(self, hex: str) -> bool:
        decision = self._session.decision
        return decision is not None and Action("place", self.unit, hex) in decision.options

    def _placed_at(self, unit: str) -> int | None:
        """The number of the decision that placed this counter, if its own side can still change it."""
        decision = self._session.decision
        if decision is None or not unit:
            return None
        if self._session.is_set_up and self._session.action_at(len(self._session.game.log)).unit == unit:
            return len(self._session.game.log)  # the last one, held back
        for number in range(len(self._session.game.log) - 1, -1, -1):
            entry = self._session.game.log[number]
            if entry.action.kind == "place" and entry.action.unit == unit:
                return number if entry.side == decision.side else None
        return None

    def _hex_of(self, unit: str) -> str:
        state: Any = self._session.state
        place = state.hex[state.setting.unit_index[unit]]
        return str(state.setting.hex_id[place]) if place >= 0 else ""

    # -- dragging from the tray ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDragMoveEvent) and event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()
            return True
        if event.type() == QEvent.Type.DragLeave:
            return True  # the view has not seen it enter and would complain
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop and event.mimeData().hasFormat(MIME):
            unit = unit_of(event.mimeData())
            hex = self._scene.hex_at(self._view.mapToScene(event.position().toPoint()))
            event.acceptProposedAction()
            if hex is not None:
                self.pick(unit)
                self.put(hex)
            return True
        return False


def _few(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= 2 else f"{names[0]} … {names[-1]}"


def mime_of(unit: str) -> QMimeData:
    data = QMimeData()
    data.setData(MIME, unit.encode())
    return data


def unit_of(data: QMimeData) -> str:
    return bytes(data.data(MIME).data()).decode(errors="replace")
