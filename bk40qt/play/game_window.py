"""The window of a game: map in the middle, panels round it, and every command with its key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QInputDialog,
    QLabel,
    QMainWindow,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop import theme
from bk40qt.desktop.commands import Commands
from bk40qt.desktop.docks import hide_stray_tab_bars, keep_layout, restore_layout
from bk40qt.desktop.i18n import pattern, retell, tr
from bk40qt.desktop.settings import Settings
from bk40qt.engine.decisions import Action, Refusal
from bk40qt.engine.wording import translatable
from bk40qt.mapview.hex_cursor import announce
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.style import style_for
from bk40qt.mapview.view import MapView
from bk40qt.play.board_keys import add_commands
from bk40qt.play.dock_layout import (
    bring_decision_forward,
    bring_forward,
    open_rules,
    put_into_tabs,
    share_column,
    share_room,
)
from bk40qt.play.panels.base import Panel
from bk40qt.play.panels.decision import DecisionPanel
from bk40qt.play.panels.track import TrackStrip
from bk40qt.play.position import describe_ground, describe_hex
from bk40qt.play.presenter import Presenter
from bk40qt.play.proposal import is_setting_up
from bk40qt.play.selection import Selection
from bk40qt.play.session import PERSON, Happening, Session
from bk40qt.play.toast import Toast
from bk40qt.play.way_back import WayBack, is_in_sight, scroll_to

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.planning import Target
    from bk40qt.play.cover import HandOver

_LEFT, _RIGHT, _BOTTOM = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea,
                          Qt.DockWidgetArea.BottomDockWidgetArea)
_LAYOUT: Final = "game"  # under this name the settings keep geometry and docks
_NOTE_EVERY: Final = 3000  # milliseconds between two notes of the game in the library
_MANY_WIDGETS: Final = 500  # more than Tab has to pass over
_AFTER_FIRST_FRAME: Final = 100  # milliseconds: the map is on the screen before the panels are made


class GameWindow(QMainWindow):
    closed = Signal(object)  # this window
    preferences_wanted = Signal()
    game_wanted = Signal(object)  # Session: a branch, to be shown in a window of its own

    def __init__(self, session: Session, settings: Settings, at_once: bool = True) -> None:
        """`at_once`: False lets the panels wait until the map is on the screen, which is then there sooner."""
        super().__init__()
        self.session = session
        self.settings = settings
        session.setParent(self)
        board = session.game.scenario.board
        self.scene = MapScene(board, style_for(theme.theme_name()), self)
        self.view = MapView(self.scene)
        self.selection = Selection(self)
        self.presenter = Presenter(session, self.scene, settings.animations)
        self.toast = Toast(self.view)
        self.hand_over = self._make_cover()
        self._looks: dict[str, tuple[float, QPointF]] = {}  # side -> zoom and middle of the map it last looked at
        self.docks: dict[str, QDockWidget] = {}
        self.panels: dict[str, Panel] = {}
        self._titles: dict[str, str] = {}
        self._is_complete = False
        self._has_ended = False
        self._has_settled = False
        self._sets_up: bool | None = None
        self._described = ""  # the hex in the status line
        self._way_back = WayBack(self)
        self._make_docks()
        self._status = QLabel()
        self.statusBar().addWidget(self._status, 1)
        self._analysis = QLabel()
        self.statusBar().addPermanentWidget(self._analysis)
        self.behind_sight: QDockWidget | None = None  # the panel that the one of the sight tool has covered
        self._lay_out()
        self.commands = Commands(self, settings)
        add_commands(self)
        self._connect()
        self._noting = QTimer(self)
        self._noting.setSingleShot(True)
        self._noting.timeout.connect(self.note)
        self._is_arranged = restore_layout(self, settings, _LAYOUT, (1360, 860))
        self.retranslate()
        self.presenter.show()
        self.view.setFocus()
        if at_once:
            self.complete()
        else:
            self.view.viewport().installEventFilter(self)

    # -- making -------------------------------------------------------------------------------------------------------

    def _make_docks(self) -> None:
        session = self.session
        self.track = TrackStrip(session)
        self.decision_panel = self._make_decision_panel()
        self._add_dock("decision", translatable("Decision"), _RIGHT)
        self._add_dock("setup", translatable("Set-up"), _LEFT)
        self._add_dock("stack", translatable("Stack"), _LEFT)
        self._add_dock("forces", translatable("Order of battle"), _LEFT)
        self._add_dock("markers", translatable("Markers"), _LEFT)
        self._add_dock("log", translatable("Log"), _BOTTOM)
        self._add_dock("dice", translatable("Dice"), _BOTTOM)
        self._add_dock("sight", translatable("Line of sight"), _BOTTOM)
        self._fill_dock("decision", self.decision_panel)

    def _make_cover(self) -> HandOver | None:
        """Only two persons at one screen need one."""
        if len(self.session.seats.persons()) < 2 or not self.session.seats.hand_over:
            return None
        from bk40qt.play.cover import HandOver

        cover = HandOver(self, self.session)
        cover.uncovered.connect(self._uncovered)
        return cover

    def _make_decision_panel(self) -> DecisionPanel:
        if not self.session.is_replay:
            return DecisionPanel(self.session)
        from bk40qt.play.panels.taken import TakenPanel
        from bk40qt.play.replay import ReplaySession

        assert isinstance(self.session, ReplaySession)
        return TakenPanel(self.session)

    def complete(self) -> None:
        """Everything but the map and the decision. It is imported only now, so that the map need not wait for it."""
        if self._is_complete:
            return
        self._is_complete = True
        self._make_tools()
        self._make_panels()
        if self.session.is_replay:
            from bk40qt.play.replay_keys import add_replay_commands

            add_replay_commands(self)
        elif self.session.game.scenario.id == "tutorial" and self.session.saved is None:
            from bk40qt.play.panels.tutor import host_tutor

            host_tutor(self)
        self._decision_changed()

    def _make_tools(self) -> None:
        from bk40qt.mapview.corner import Corner
        from bk40qt.mapview.minimap import MiniMap
        from bk40qt.mapview.stack_popup import StackPopup
        from bk40qt.play.hex_menu import add_looks
        from bk40qt.play.highlights import Highlights
        from bk40qt.play.roll_note import RollNote
        from bk40qt.play.tools.select import SelectTool
        from bk40qt.play.tools.setup import SetupTool
        from bk40qt.play.tools.sight import SightTool

        session = self.session
        self.highlights = Highlights(session, self.scene.overlays)
        self.select_tool = SelectTool(session, self.selection, self.highlights)
        self.sight_tool = SightTool(session, self.scene)
        self.setup_tool = SetupTool(session, self.view)
        self.scene.set_tool(self.select_tool)
        self.scene.tool_changed.connect(self._selection_changed)
        self.select_tool.looked_at.connect(self.decision_panel.choose)
        self.select_tool.shot_thought_of.connect(self._think_of_shot)
        self.setup_tool.picked.connect(self.decision_panel.narrow_to)
        self.setup_tool.picked.connect(lambda _unit: self.toast.dismiss())  # another try
        self.overview = MiniMap(self.view, self.view)
        self.overview_corner = Corner(self.overview, self.view, self.settings.overview)
        self.popup = StackPopup(self.view)
        self.roll_note = RollNote(session, self.view)
        self.select_tool.add_to_menu = partial(add_looks, self)
        self.popup.follow(self.view, self._describe_ground)

    def _make_panels(self) -> None:
        from bk40qt.play.panels.dice import DicePanel
        from bk40qt.play.panels.forces import ForcesPanel
        from bk40qt.play.panels.log import LogPanel
        from bk40qt.play.panels.markers import MarkersPanel
        from bk40qt.play.panels.setup import SetupPanel
        from bk40qt.play.panels.sight import SightPanel
        from bk40qt.play.panels.stack import StackPanel

        session = self.session
        self.log_panel = LogPanel(session)
        self.sight_panel = SightPanel(session, self.sight_tool)
        self.stack_panel = StackPanel(session)
        self._fill_dock("log", self.log_panel)
        self._fill_dock("stack", self.stack_panel)
        self._fill_dock("setup", SetupPanel(session, self.setup_tool))
        self._fill_dock("forces", ForcesPanel(session))
        self._fill_dock("markers", MarkersPanel(session))
        self._fill_dock("dice", DicePanel(session))
        self._fill_dock("sight", self.sight_panel)
        self.select_tool.stack_wanted.connect(self.stack_panel.show_hex)
        self.select_tool.stack_wanted.connect(lambda _hex: bring_forward(self, self.docks["stack"]))

    def _add_dock(self, name: str, title: str, area: Qt.DockWidgetArea) -> None:
        dock = QDockWidget(self)
        dock.setObjectName(f"dock-{name}")
        self.addDockWidget(area, dock)
        self.add_title(name, title, dock)

    def _fill_dock(self, name: str, panel: Panel) -> None:
        self.docks[name].setWidget(panel)
        self.panels[name] = panel
        self._heed(panel)

    def _heed(self, panel: Panel) -> None:
        panel.go_to.connect(self.go_to)
        panel.unit_wanted.connect(self.show_unit)
        panel.rule_asked.connect(self.show_rule)

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        self.setCentralWidget(middle)
        self.middle = column
        bar = QToolBar()
        bar.setObjectName("track")
        bar.setMovable(False)
        bar.addWidget(self.track)
        self.addToolBar(bar)
        self._track_bar = bar
        self.setCorner(Qt.Corner.BottomRightCorner, _RIGHT)
        self.setCorner(Qt.Corner.BottomLeftCorner, _LEFT)
        put_into_tabs(self)

    def _connect(self) -> None:
        session = self.session
        self._heed(self.track)
        session.decision_changed.connect(self._decision_changed)
        session.happened.connect(lambda _happening: self._noting.isActive() or self._noting.start(_NOTE_EVERY))
        session.reset.connect(self._selection_changed)
        session.happened.connect(self._follow)
        session.covered.connect(self._covered)
        session.reasoned.connect(self._reasoned)
        session.refused.connect(self._refused)
        session.failed.connect(self._failed)
        self.selection.changed.connect(self._selection_changed)
        self.decision_panel.taken.connect(self._take)
        self.decision_panel.ending_wanted.connect(self.commands["how-it-stands"].trigger)
        self.decision_panel.replay_wanted.connect(self._watch)
        self.decision_panel.home_wanted.connect(self.commands["close"].trigger)
        self.view.hex_hovered.connect(self._hovered)
        self.view.cursor_moved.connect(self._hovered)
        self.view.describe_hex = self.describe_offers
        self.view.take_marked = self.decision_panel.take_marked
        self.view.cursor_shown.connect(self._say_enter)
        self.view.space_tapped.connect(self.decision_panel.take_closing)
        self.view.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]
        self.toast.rule_asked.connect(self.show_rule)

    # -- what happens -------------------------------------------------------------------------------------------------

    def _decision_changed(self) -> None:
        if not self._is_complete:
            return
        decision = self.session.decision
        if decision is not None and decision.kind == "move" and self.session.is_mine:
            self.selection.select(decision.about)
            self._selection_changed()
        elif decision is None or (self.selection.units and decision.kind != "act"):
            self.selection.clear()
        else:
            self._keep_selection()
        self._choose_tool()
        if decision is not None and self.session.is_mine:
            bring_decision_forward(self)
        self.highlights.show_candidates()
        self.highlights.show_enemy_reach(self.commands["enemy-reach"].isChecked() and self.session.is_mine)
        self._dress_undo()
        self._title()
        self._say_analysis()
        self._tell_anew()
        if decision is None:
            self._noting.start(0)
        self._show_end()

    def _show_end(self) -> None:
        """Once when the game is over, and again if it was taken back and ends anew. In a replay nobody is surprised."""
        if not self.isVisible():
            return  # it comes in front of a window that is there
        over = self.session.decision is None
        if over and not self._has_ended and not self.session.is_replay and "tutor" not in self.panels:
            from bk40qt.play.after_game import show_ending

            show_ending(self)
        self._has_ended = over

    def _watch(self) -> None:
        from bk40qt.play.after_game import watch

        watch(self)

    def _choose_tool(self) -> None:
        """Setting up has a tool and a tray of its own, in the place of the stack; they come and go with it."""
        setting_up = self.session.is_mine and is_setting_up(self.session.decision)
        if setting_up and self.scene.tool is self.select_tool:
            self.scene.set_tool(self.setup_tool)
        elif not setting_up and self.scene.tool is self.setup_tool:
            self.scene.set_tool(self.select_tool)
        if setting_up != self._sets_up:
            self._sets_up = setting_up
            self.docks["setup"].setVisible(setting_up)
            self.docks["stack"].setVisible(not setting_up)
            if self._has_settled and not self._is_arranged:
                QTimer.singleShot(0, self, lambda: share_column(self))  # when both have come and gone

    def _keep_selection(self) -> None:
        """Units that have acted or are gone are no longer selected; the others show their reach anew."""
        decision, view = self.session.decision, self.session.view()
        active = {unit["id"] for unit in view["units"] if unit.get("hex") and "acted" not in unit["statuses"]}
        kept = [unit for unit in self.selection.units if unit in active]
        self.selection.select(kept if decision is not None else ())
        self._selection_changed()

    def _selection_changed(self) -> None:
        if not self._is_complete:
            return
        units = self.selection.units
        self.scene.counters.mark(units)
        # The thread of the sight tool must not drown in reach and targets.
        self.highlights.show_selection(() if self.scene.tool is self.sight_tool else units)
        if units:
            self.stack_panel.show_unit(units[0])

    def _take(self, action: Action) -> None:
        self.session.submit(action)

    def _reasoned(self, why: str) -> None:
        self.statusBar().showMessage(why, 4000)
        announce(self.view, why)

    def _refused(self, refusal: Refusal) -> None:
        self.toast.say(retell(refusal.reason), refusal.rule)

    def _failed(self, text: str) -> None:
        from bk40qt.desktop.trouble import tell

        tell(self, tr("This could not be written to disk, so it has not happened"), text)
        decision, pause = self.session.decision, self.commands["pause"]
        if decision is not None and self.session.seats.players[decision.side] != PERSON:
            pause.setChecked(True)  # else it would fail again and again, or never go on
            self.toast.say(tr("The computer waits. {key} lets it go on.", key=self.commands.key_text("pause")), "")

    def _covered(self) -> None:
        """What one player was told, and where he looked, is not for the next one."""
        if self._is_complete:
            self._looks[self.session.viewer] = (self.view.zoom, self.view.visible_area().center())
        else:  # the game is opened in a covered position: nobody has looked yet, and no frame of the map is drawn
            QTimer.singleShot(_AFTER_FIRST_FRAME, self.complete)
        self.toast.dismiss()
        self.statusBar().clearMessage()
        self._status.clear()
        self.view.set_cursor_hex(None)
        if self._is_complete:
            from bk40qt.play.cover import forget_looks

            forget_looks(self)

    def _uncovered(self) -> None:
        look = self._looks.get(self.session.viewer)
        if look is None:
            self.view.fit()
        else:
            self.view.set_zoom(look[0])
            self.view.look_at(look[1])
        self._decision_changed()
        self.view.setFocus()

    def _follow(self, happening: Happening) -> None:
        """The map goes along with what the computer does, and in a replay with everybody. What a person was told is
        over when he does something."""
        session = self.session
        is_person = session.seats.players[happening.side] == PERSON and not session.is_replay
        if is_person:
            self.toast.dismiss()
        if is_person or session.hurries:
            return
        where = [getattr(event, "hex", "") for event in happening.events]
        last = next((name for name in reversed(where) if name in self.scene.layout.grid.index), "")
        if last:
            self.view.ensure_hex_visible(last)

    def _think_of_shot(self, target: Target | None) -> None:
        if target is None:
            return
        from bk40qt.engine.rules.blitz40 import planning

        name = self.session.name_of
        title = tr("{unit} at {target}", unit=name(target.check.unit), target=name(target.unit))
        odds = planning.odds(self.session.game.state, target.check)  # type: ignore[arg-type]
        self.decision_panel.odds.show_check(title, target.check, odds)

    def _hovered(self, hex_name: str) -> None:
        self._described = hex_name
        self._status.setText(self.describe_offers(hex_name) if hex_name else "")

    def _describe_ground(self, hex_name: str) -> str:
        return describe_ground(self.session.state, self.session.view(), hex_name)  # type: ignore[arg-type]

    def describe_hex(self, hex_name: str) -> str:
        return describe_hex(self.session.state, self.session.view(), hex_name)  # type: ignore[arg-type]

    def describe_offers(self, hex_name: str) -> str:
        """With what the overlays show there: a screen reader has nothing else to tell it by."""
        offers = self.highlights.words(hex_name) if self._is_complete else []
        return "; ".join([self.describe_hex(hex_name), *offers])

    def _tell_anew(self) -> None:
        """The hex that is described has changed, and something else is asked."""
        if self.session.is_covered:
            return
        if self._status.text():
            self._hovered(self._described)
        self.view.retranslate()
        if self.session.is_mine:
            announce(self.view, self.decision_panel.question())

    def _dress_undo(self) -> None:
        target = self.session.undo_target()
        undo = self.commands["undo"]
        if isinstance(target, int) and not self.session.is_covered and not self.session.is_others(target):
            what = self.session.say(self.session.action_at(target))
            undo.setText(tr("Undo: {what}", what=what))
        else:
            undo.setText(pattern("Undo"))

    def _title(self) -> None:
        session = self.session
        if session.is_covered:
            self.setWindowTitle("bk40qt")
            return
        title = session.game_title
        if session.is_replay:
            title = tr("Replay: {title}", title=title)
        elif session.seats.analysis:
            title = tr("{title} (analysis)", title=title)
        self.setWindowTitle(title)

    # -- commands -----------------------------------------------------------------------------------------------------

    def go_to(self, hex_name: str) -> None:
        if hex_name in self.scene.layout.grid.index:
            self.view.ensure_hex_visible(hex_name)
            self.view.set_cursor_hex(hex_name)

    def ask_hex(self) -> None:
        name, fine = QInputDialog.getText(self, tr("Go to hex"), tr("Number of the hex, or a place name:"))
        if fine and name.strip():
            found = self.find_place(name.strip())
            if found:
                self.go_to(found)
                self.view.setFocus()  # the next key is for that hex
            else:
                self.toast.say(tr("There is no hex or place {name}.", name=name.strip()), "")

    def find_place(self, name: str) -> str:
        """The hex of that number or place name, "" if there is none."""
        grid, board = self.scene.layout.grid, self.scene.board
        if name in grid.index:
            return name
        for place in board.places:
            if name.casefold() in place.name.casefold() and place.hexes:
                return grid.ids[place.hexes[0]]
        return ""

    def show_unit(self, unit: str) -> None:
        where = next((other.get("hex", "") for other in self.session.view()["units"] if other["id"] == unit), "")
        self.selection.select([unit])
        if where:
            self.go_to(where)

    def next_unit(self, step: int = 1) -> None:
        """Tab, on the map or in the list of options: the next unit that can still act."""
        from bk40qt.engine.rules.blitz40 import planning

        decision = self.session.decision
        if decision is None or not self.session.is_mine:
            return
        self.view.setFocus()
        units = planning.idle_units(self.session.game.state, decision) or tuple(  # type: ignore[arg-type]
            planning.actors(self.session.game.state, decision)  # type: ignore[arg-type]
        )
        if not units:
            return
        place = units.index(self.selection.unit) + step if self.selection.unit in units else 0
        self.show_unit(units[place % len(units)])

    def show_rule(self, number: str) -> None:
        panel = open_rules(self)
        panel.show_rule(number)
        panel.text.setFocus()  # to be read by keys, too; Escape leads back

    def add_title(self, name: str, title: str, dock: QDockWidget) -> None:
        """A panel that came later."""
        self.docks[name], self._titles[name] = dock, title
        dock.installEventFilter(self._way_back)  # it may float, and is a window of its own then

    def panel_title(self, name: str) -> str:
        return self._titles[name]

    def apply_settings(self) -> None:
        """Somebody has changed the settings; theme and language tell themselves."""
        self.presenter.animated = self.settings.animations
        self.session.pause = self.settings.computer_pause

    # -- looks --------------------------------------------------------------------------------------------------------

    def _say_analysis(self) -> None:
        self._analysis.setText(f"<b>{tr('Analysis mode')}</b>")
        self._analysis.setToolTip(tr("Undo without limit, even behind dice"))
        self._analysis.setVisible(self.session.seats.analysis)

    def retranslate(self) -> None:
        for name, dock in self.docks.items():
            dock.setWindowTitle(pattern(self._titles[name]))
        self._track_bar.setWindowTitle(tr("Turn and victory"))
        self.view.setAccessibleName(tr("Map"))
        self.commands.retranslate()
        self._dress_undo()
        self._title()
        self._say_analysis()
        self.statusBar().clearMessage()
        if self._status.text():
            self._hovered(self._described)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            style = style_for(theme.theme_name())
            if style is not self.scene.map_style:
                self.scene.set_style(style)
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and event.type() == QEvent.Type.Resize:
            self.toast.place()
        elif event.type() == QEvent.Type.Paint and watched is self.view.viewport():
            watched.removeEventFilter(self)
            QTimer.singleShot(_AFTER_FIRST_FRAME, self.complete)
        return super().eventFilter(watched, event)

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Who had the keys has been hidden: they go to the map, and not to whatever comes next."""
        if old is not None and old.window() is self and not old.isVisible() and self.isVisible():
            QTimer.singleShot(0, self.focus_map)
        self._say_enter()

    def _say_enter(self) -> None:
        self.decision_panel.say_enter(not (self.view.cursor_shows and self.view.hasFocus()))

    def focus_map(self) -> None:
        if self.hand_over is None or not self.hand_over.isVisible():
            self.view.setFocus()

    def focusNextPrevChild(self, next: bool) -> bool:
        for _ in range(_MANY_WIDGETS):
            if not super().focusNextPrevChild(next):
                return False
            if is_in_sight(self.focusWidget()):
                scroll_to(self.focusWidget())
                break
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self._settle)

    def _settle(self) -> None:
        """The window has its size now: show all of the map, if that is the first time."""
        hide_stray_tab_bars(self)
        if not self._has_settled:
            self._has_settled = True
            if not self._is_arranged:
                share_room(self)
            self.view.fit()
            if self._is_complete:
                self._show_end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.toast.place()

    # -- the library --------------------------------------------------------------------------------------------------

    def note(self) -> None:
        if self.session.saved is not None:
            from bk40qt.play.library import Library

            Library().note_game(self.session.saved.path, self.session)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._noting.stop()
        self.note()
        if self.hand_over is not None:
            self.hand_over.show_docks_unseen()
        keep_layout(self, self.settings, _LAYOUT)
        self.session.close()
        super().closeEvent(event)
        self.closed.emit(self)

