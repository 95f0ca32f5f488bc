"""The usual tool: select units, move them, fire, assault, react. It only ever takes options that are offered; a click
on anything else gets the reason why not, with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QCursor, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from bk40qt.desktop.i18n import percent, retell, tr
from bk40qt.engine.codes import result_text
from bk40qt.engine.decisions import Action, Refusal
from bk40qt.engine.rules.blitz40 import planning
from bk40qt.mapview.tool import MapEvent, MapTool
from bk40qt.play.panels.options import in_groups

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.state import GameState
    from bk40qt.play.highlights import Highlights
    from bk40qt.play.selection import Selection
    from bk40qt.play.session import Session

# Nothing is rolled for these at once: one click takes them. Everything else is looked at first, with its odds.
_AT_ONCE: Final = frozenset(("step", "place", "retreat", "retreat_on", "rout_step", "enter", "place_entrenchment",
                             "place_minefield", "observer", "calibre", "group"))


class SelectTool(MapTool):
    looked_at = Signal(object)  # Action: to be marked in the decision panel, with its odds
    shot_thought_of = Signal(object)  # planning.Target, or None
    stack_wanted = Signal(str)  # hex

    def __init__(self, session: Session, selection: Selection, highlights: Highlights) -> None:
        super().__init__()
        self._session = session
        self._selection = selection
        self._highlights = highlights
        self._last: tuple[int, Action] | None = None  # decision and option of the last click; the next takes it
        self._pressed = ""
        self.add_to_menu: Callable[[QMenu, str], None] = lambda menu, hex: None  # what else the window offers there
        self._at: MapEvent | None = None  # where a menu opens: at the mouse, or at the hex cursor

    @property
    def _state(self) -> GameState:
        return self._session.game.state  # type: ignore[return-value]

    # -- clicks -------------------------------------------------------------------------------------------------------

    def hex_pressed(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        self._pressed, self._at = hex or "", event
        self.click(hex or "", piece, bool(event.modifiers & Qt.KeyboardModifier.ControlModifier))

    def hex_moved(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        if hex != self._pressed:
            self.hover(hex, piece)  # dragging shows the way as hovering does

    def hex_released(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        """Drag and drop: pressed on a selected unit, let go over another hex."""
        pressed, self._pressed, self._at = self._pressed, "", event
        if hex and pressed and hex != pressed and self._hex_of(self._selection.unit) == pressed:
            self.click(hex, piece)

    def hex_double_clicked(self, hex: str | None, piece: str | None, event: MapEvent) -> None:
        """A double click takes the whole stack."""
        decision = self._session.decision
        if not hex:
            return
        own = [unit for unit in self._units_in(hex) if decision is not None and self._side(unit) == decision.side]
        if own and self._session.is_mine:
            self._selection.select(own)
        self.stack_wanted.emit(hex)

    def click(self, hex: str, piece: str | None, many: bool = False) -> bool:
        """What a click means, from the mouse or from the hex cursor. True: it meant something."""
        if not hex:
            self._selection.clear()
            return False
        session, decision = self._session, self._session.decision
        if decision is None or not session.is_mine:
            self._selection.select([piece] if piece else ())
            return piece is not None
        state = self._state
        if decision.kind in ("act", "move") and self._click_moving(hex, piece, many):
            return True
        found = self._options_at(hex, piece)
        if found:
            self._offer(found)
            return True
        if piece is not None and (self._side(piece) == decision.side or not self._selection.units):
            self._selection.select([piece])
            actors = planning.actors(state, decision)
            if self._side(piece) == decision.side and piece not in actors and decision.kind == "act":
                self._refuse(Action("activate", piece))
            return True
        if self._selection.units:
            return self._explain_why_not(hex, piece)
        units = self._units_in(hex)
        return bool(units) and self.click(hex, units[-1], many)  # beside the counters: the topmost is meant

    def _click_moving(self, hex: str, piece: str | None, many: bool) -> bool:
        """DP-A1 and DP-A2: choose who acts, then where to or against whom."""
        session, decision = self._session, self._session.decision
        assert decision is not None
        own = piece is not None and self._side(piece) == decision.side
        if own and piece is not None and decision.kind == "act":
            if many:
                self._selection.toggle(piece)
            else:
                self._next_in_stack(hex, piece)
            if piece not in planning.actors(self._state, decision):
                self._refuse(Action("activate", piece))
            return True
        units = self._moving_units()
        reach = self._highlights.reach
        if not units or reach is None:
            return False
        if hex in reach.hexes and not (piece is not None and not own):
            path = planning.path_to(self._state, units, hex)
            if isinstance(path, Refusal):
                session.refuse(path)
            else:
                session.submit_all(path.actions)
            return True
        return self._click_enemy(hex, units)

    def _click_enemy(self, hex: str, units: tuple[str, ...]) -> bool:
        """Fire at an enemy or assault him: look first, then do it."""
        reach, choices = self._highlights.reach, list[tuple[str, list[Action]]]()
        for name, target in self._highlights.targets.items():
            if target.hex == hex:
                choices += self._shots(name, target)
        if reach is not None and hex in reach.assaults:
            path = planning.path_to(self._state, units, hex)
            if not isinstance(path, Refusal):
                choices.append((tr("Assault {hex}", hex=hex), list(path.actions)))
        if not choices:
            return False
        menu = QMenu()
        for text, actions in choices:
            entry = menu.addAction(text)
            entry.triggered.connect(lambda _checked=False, actions=actions: self._session.submit_all(actions))
        self._pop_up(menu)
        return True

    def _shots(self, name: str, target: planning.Target) -> list[tuple[str, list[Action]]]:
        session, decision = self._session, self._session.decision
        assert decision is not None
        firer = target.check.unit
        shot = Action("fire_at", firer, target=name, mode="combined" if target.combined else "")
        text = tr("{unit} fires at {target}: {odds}", unit=session.name_of(firer), target=session.name_of(name),
                  odds=self._odds_text(target))
        return [(text, [first, shot]) for first in decision.options if first.kind == "fire" and first.unit == firer]

    def _odds_text(self, target: planning.Target) -> str:
        odds = planning.odds(self._state, target.check)
        return ", ".join(f"{retell(result_text(result))} {percent(float(chance))}" for result, chance in odds.items())

    def _next_in_stack(self, hex: str, piece: str) -> None:
        """A click takes the top; further clicks go down the stack."""
        stack = [unit for unit in reversed(self._units_in(hex)) if self._side(unit) == self._side(piece)]
        if self._selection.units and self._selection.unit in stack and len(stack) > 1:
            place = stack.index(self._selection.unit)
            piece = stack[(place + 1) % len(stack)]
        self._selection.select([piece])

    def _options_at(self, hex: str, piece: str | None) -> list[Action]:
        decision, state = self._session.decision, self._state
        assert decision is not None
        found = list(planning.places(state, decision).get(hex, ()))
        if piece is not None:
            found += planning.aims(state, decision).get(piece, ())
            if decision.kind not in ("act", "move", "place"):
                actors = planning.actors(state, decision)
                found += actors.get(piece, ())
                if not found:  # a counter that covers those that are asked
                    found += [option for unit in self._units_in(hex) for option in actors.get(unit, ())]
        found = list(dict.fromkeys(found))
        chosen = self._selection.unit
        if chosen and len(found) > 1:  # of several, those of the selected unit
            found = [option for option in found if chosen in (option.unit, *option.units)] or found
        return in_groups(found)

    def _offer(self, found: Sequence[Action]) -> None:
        if len(found) == 1:
            action = found[0]
            looked_at = (len(self._session.game.log), action)
            if action.kind in _AT_ONCE or looked_at == self._last:
                self._last = None
                self._session.submit(action)
            else:
                self._last = looked_at
                self.looked_at.emit(action)
            return
        menu = QMenu()
        for action in found:
            self._add(menu, action)
        self._pop_up(menu)

    def _add(self, menu: QMenu, action: Action) -> QAction:
        text = self._session.say(action)
        entry = menu.addAction(text[:1].upper() + text[1:])
        entry.triggered.connect(lambda _checked=False, action=action: self._session.submit(action))
        entry.hovered.connect(lambda action=action: self.looked_at.emit(action))
        return entry

    def _pop_up(self, menu: QMenu) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu = menu  # kept alive while it is open; tests look at it
        menu.popup(self._at.global_pos if self._at is not None else QCursor.pos())
        if self._at is not None and self._at.by_key:
            menu.setActiveAction(menu.actions()[0])

    def context_menu(self, hex: str | None, piece: str | None, global_pos: QPoint) -> None:
        """What this counter or hex can do now."""
        decision = self._session.decision
        menu = QMenu()
        if decision is not None and self._session.is_mine and hex:
            found = list(planning.places(self._state, decision).get(hex, ()))
            for unit in self._units_in(hex):
                found += planning.actors(self._state, decision).get(unit, ())
                found += planning.aims(self._state, decision).get(unit, ())
            for action in in_groups(list(dict.fromkeys(found)))[:40]:
                self._add(menu, action)
        if menu.isEmpty():
            entry = menu.addAction(tr("Nothing can be done here now"))
            entry.setEnabled(False)
        if self._selection.units:
            menu.addAction(tr("Deselect") + "\t" + QKeySequence(Qt.Key.Key_Escape).toString(
                QKeySequence.SequenceFormat.NativeText)).triggered.connect(lambda: self._selection.clear())
        if hex:
            self.add_to_menu(menu, hex)
        self.menu = menu
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(global_pos)

    # -- hovering -----------------------------------------------------------------------------------------------------

    def hover(self, hex: str | None, piece: str | None) -> None:
        decision = self._session.decision
        if decision is None or not self._session.is_mine or decision.kind not in ("act", "move"):
            return
        target = self._highlights.targets.get(piece or "")
        self.shot_thought_of.emit(target)
        units = self._moving_units()
        if hex and units:
            self._highlights.show_path(units, hex)
        else:
            self._highlights.hide_path()

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self._last = None
            self._selection.clear()
            return True
        return False

    # -- why not ------------------------------------------------------------------------------------------------------

    def _explain_why_not(self, hex: str, piece: str | None) -> bool:
        units = self._moving_units() or self._selection.units
        enemy = piece if piece is not None and self._side(piece) != self._side(units[0]) else None
        if enemy is not None:
            fire, assault = Action("fire", units[0], target=enemy), Action("assault", hex=hex, units=units)
            first, second = (assault, fire) if self._is_next_to(units[0], hex) else (fire, assault)
            return self._refuse(first) or self._refuse(second)
        return self._refuse(Action("move", hex=hex, units=units))

    def _is_next_to(self, unit: str, hex: str) -> bool:
        grid, here = self._state.setting.board.grid, self._hex_of(unit)
        return bool(here) and grid.distance(grid.index[here], grid.index[hex]) == 1

    def _refuse(self, question: Action) -> bool:
        reason = self._session.why_not(question)
        if reason is not None:
            self._session.refuse(reason)
        return reason is not None

    # -- help ---------------------------------------------------------------------------------------------------------

    def _moving_units(self) -> tuple[str, ...]:
        """Who would move: the stack on the move, or the selected units."""
        decision = self._session.decision
        if decision is not None and decision.kind == "move":
            return decision.about
        return self._selection.units

    def _side(self, unit: str) -> str:
        setting = self._state.setting
        return self._session.game.system.sides[setting.side[setting.unit_index[unit]]]

    def _hex_of(self, unit: str) -> str:
        if not unit:
            return ""
        state = self._state
        place = state.hex[state.setting.unit_index[unit]]
        return state.setting.hex_id[place] if place >= 0 else ""

    def _units_in(self, hex: str) -> list[str]:
        """The counters of a hex that the viewer may see, from the bottom to the top."""
        shown = {unit["id"] for unit in self._session.view()["units"] if unit.get("hex") == hex}
        state = self._state
        stack = state.stack[state.setting.hex_index[hex]]
        return [name for name in (state.setting.unit_id[unit] for unit in stack) if name in shown]
