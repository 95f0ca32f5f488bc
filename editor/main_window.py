"""The window of the editor: the map in the middle, tools and panels round it, every command with its key."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QMainWindow,
    QMenu,
    QMessageBox,
    QUndoView,
    QWidget,
)

from bk40qt.desktop.commands import Commands
from bk40qt.desktop.docks import hide_stray_tab_bars
from bk40qt.desktop.i18n import tr, trn
from bk40qt.desktop.settings import Settings
from bk40qt.desktop.trouble import tell
from bk40qt.engine.wording import translatable
from editor import clipping
from editor.checking import Checker, checked_now
from editor.dock_set import DockSet
from editor.document import Change, Checked
from editor.editor_keys import FILE, add_commands
from editor.history import History
from editor.keeping import Keeper, Start
from editor.map_area import MapArea
from editor.panels.base import Panel
from editor.panels.form import finish_editing
from editor.panels.picture import PicturePanel
from editor.panels.problems import ProblemsPanel
from editor.panels.registry import PANELS
from editor.panels.sight import SightPanel
from editor.panels.tools import ToolPanel
from editor.panels.trial import TrialPanel
from editor.panels.zones_list import ZonesPanel
from editor.problem_words import listed
from editor.recent import RecentMenu, remember
from editor.scanning import Scanning
from editor.tool_bars import FileBar, ToolsBar
from editor.tools.base import EditTool
from editor.tools.calibrate import CalibrateTool
from editor.tools.marks import PlaceTool
from editor.tools.options import SIZES, ToolOptions
from editor.tools.registry import TOOLS, ToolSpec
from editor.tools.select import SelectTool
from editor.tools.sight import SightTool
from editor.tools.zones import WorksTool, ZoneTool
from editor.workspace import Workspace

_SIZE: Final = (1400, 900)
_LEFT, _RIGHT = 376, 250  # of the docks; a window of 1366 pixels leaves half of them to the map
_SAY_MS: Final = 6000


class EditorWindow(QMainWindow):
    play_wanted = Signal(object)  # ScenarioDocument without problems: to be tried as it is
    editor_wanted = Signal(str)  # a file to be edited in a window of its own; "" asks
    preferences_wanted = Signal()
    closed = Signal(object)  # this window

    def __init__(self, start: Start, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.document = start.document
        self.history = History(self.document, None, self)
        if start.restored is not None:
            self.history.restore(start.restored)
        self.keeper = Keeper(self, start, self.history)
        self.workspace = Workspace(self.document, self.history, self)
        self.checker = Checker(self.workspace, self)
        self.options = ToolOptions(self)
        self.area = MapArea(self.workspace, settings.overview, settings.hex_numbers)
        self.setCentralWidget(self.area)
        self.docks = DockSet(self)
        self._make_tools()
        self._make_panels()
        self._lay_out()
        self._make_status()
        self.commands = Commands(self, settings)
        add_commands(self)
        self._make_tool_bars()
        self._connect()
        self.docks.restore(settings, _SIZE)
        self.retranslate()
        self.choose_tool("select")
        self.area.view.setFocus()
        self.checker.check_soon()
        if start.picture and self.scanning.add(Path(start.picture)):
            self.docks.bring_up("picture")
        self._remember()

    # -- making -------------------------------------------------------------------------------------------------------

    def _make_tools(self) -> None:
        self.tools: dict[str, EditTool] = {spec.name: spec.kind(self.workspace, self.options) for spec in TOOLS}
        self.calibrate_tool = CalibrateTool(self.workspace, self.options)
        self.tool_name = ""

    def _make_panels(self) -> None:
        sight = self.tools["sight"]
        assert isinstance(sight, SightTool)
        self.tool_panel = ToolPanel(self.workspace, self.options)
        self.problems_panel = ProblemsPanel(self.workspace, self.checker)
        self.sight_panel = SightPanel(self.workspace, sight)
        self.picture_panel = PicturePanel(self.workspace)
        self.trial_panel = TrialPanel(self.workspace)
        self.add_panel("tools", translatable("Tool"), self.tool_panel, "right", scrolls=True)
        for spec in PANELS:
            self.add_panel(spec.name, spec.title, spec.kind(self.workspace), spec.area, spec.scrolls)
        self.add_panel("picture", translatable("Scan"), self.picture_panel, "right", scrolls=True)
        self.add_panel("problems", translatable("Problems"), self.problems_panel, "bottom")
        self.add_panel("sight", translatable("Line of sight"), self.sight_panel, "bottom")
        self.add_panel("trial", translatable("Self-play"), self.trial_panel, "bottom")
        self.undo_view = QUndoView(self.history.stack)
        self.add_panel("history", translatable("History"), self.undo_view, "right")

    def add_panel(self, name: str, title: str, panel: QWidget, area: str, scrolls: bool = False) -> None:
        self.docks.add(name, title, panel, area, scrolls)
        if isinstance(panel, Panel):
            panel.go_to.connect(self.go_to)
            panel.rule_asked.connect(self.show_rule)
            panel.tool_wanted.connect(self.choose_tool)
        if isinstance(panel, (ZonesPanel, ProblemsPanel)):
            panel.zone_wanted.connect(lambda zone: self.options.set("zone", zone))

    def _lay_out(self) -> None:
        docks = self.docks
        docks.tabify(("problems", "sight", "trial"))
        docks.tabify(("hexes", "picture", "history"))
        docks.tabify([spec.name for spec in PANELS if spec.area == "left"])
        self.resizeDocks([docks["forces"], docks["tools"]], [_LEFT, _RIGHT], Qt.Orientation.Horizontal)
        self.resizeDocks([docks["problems"]], [150], Qt.Orientation.Vertical)

    def _make_tool_bars(self) -> None:
        self.file_bar, self.tool_bar = FileBar(self.commands), ToolsBar(self.commands)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.file_bar)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.tool_bar)
        self.recent = RecentMenu(self.settings, self)
        self.recent.wanted.connect(self.editor_wanted)
        self.commands.menu(FILE).insertMenu(self.commands["save"], self.recent)

    def _make_status(self) -> None:
        self._hex_text, self._state = QLabel(), QLabel()
        self._problems: int | None = None  # not checked yet
        self.statusBar().addWidget(self._hex_text, 1)
        self.statusBar().addPermanentWidget(self._state)

    def _connect(self) -> None:
        workspace, area = self.workspace, self.area
        workspace.said.connect(lambda text: self.statusBar().showMessage(text, _SAY_MS))
        workspace.hexes_wanted.connect(self.show_hexes)
        workspace.changed.connect(self._changed)
        area.pointed.connect(self._point)
        area.remade.connect(self._map_remade)
        self.checker.checked.connect(self._checked)
        self.keeper.changed.connect(self._title)
        self.keeper.changed.connect(self._remember)
        self.keeper.told.connect(lambda text: self.statusBar().showMessage(text, _SAY_MS))
        stack = self.history.stack
        stack.indexChanged.connect(self._dress_undo)
        self.commands.keys_changed.connect(self._dress_undo)
        stack.cleanChanged.connect(self._title)
        self.problems_panel.place_wanted.connect(self.docks.show_place)
        self.problems_panel.counted.connect(self._count)
        self.options.changed.connect(self._option_changed)
        select, place = self.tools["select"], self.tools["place"]
        assert isinstance(select, SelectTool) and isinstance(place, PlaceTool)
        select.menu_wanted.connect(self._hex_menu)
        select.opened.connect(self.show_panel)
        place.name_wanted.connect(self.tool_panel.focus_name)
        self.calibrate_tool.asked.connect(self._calibrated)
        self.picture_panel.calibration_wanted.connect(self._calibrate)
        self.scanning = Scanning(self, workspace, self.keeper, area, self.picture_panel)
        self.calibrate_tool.found.connect(self.scanning.calibrated)
        self._map_remade()

    def _map_remade(self) -> None:
        self.sight_panel.set_scene(self.area.scene)
        self.area.sync.set_current_zone(self._painted_zone())
        self.area.sync.set_zones_hatched(isinstance(self.tools.get(self.tool_name), ZoneTool))

    # -- tools --------------------------------------------------------------------------------------------------------

    @property
    def tool(self) -> EditTool:
        return self.tools[self.tool_name]

    def choose_tool(self, name: str) -> None:
        self.options.take_up(name)
        self.tool_name = name
        self.commands[f"tool-{name}"].setChecked(True)
        self.area.scene.set_tool(self.tool)
        self.tool_panel.set_tool(self.tool, self._spec(name))
        self.area.sync.set_current_zone(self._painted_zone())
        self.area.sync.set_zones_hatched(isinstance(self.tool, ZoneTool))

    def _spec(self, name: str) -> ToolSpec:
        return next(spec for spec in TOOLS if spec.name == name)

    def _option_changed(self, name: str) -> None:
        if name in ("zone", "side", "work"):
            self.area.sync.set_current_zone(self._painted_zone())

    def _painted_zone(self) -> str:
        tool = self.tools.get(self.tool_name)
        if isinstance(tool, WorksTool):
            return tool.zone()
        return self.options.zone if isinstance(tool, ZoneTool) else ""

    def change_size(self, by: int) -> None:
        self.options.set("size", max(SIZES[0], min(SIZES[-1], self.options.size + by)))

    def choose_shape(self, shape: str) -> None:
        self.options.set("shape", shape)

    def type_number(self, value: int) -> None:
        self.tool.number(value)

    # -- what happens -------------------------------------------------------------------------------------------------

    def _point(self, name: str) -> None:
        self._describe(name)
        self.sight_panel.hovered(name)

    def _changed(self, change: Change) -> None:
        self._describe(self.area.point_at())
        if "title" in change.sections:
            self._title()

    def _describe(self, name: str) -> None:
        self._hex_text.setText(self.area.describe_hex(name) if name else "")

    def _checked(self, checked: Checked) -> None:
        self.area.sync.take_checked(checked)

    def _count(self, problems: int) -> None:
        self._problems = problems
        self._state.setText(trn("{n} problem", "{n} problems", problems) if problems else tr("no problems"))

    def _dress_undo(self) -> None:
        undo, redo = self.commands["undo"], self.commands["redo"]
        for name, text in (("undo", self.history.undo_text()), ("redo", self.history.redo_text())):
            keys = self.commands.key_text(name)
            self.commands[name].setText(text)
            self.commands[name].setToolTip(f"{text} ({keys})" if keys else text)  # on the tool bar, too: which step
        undo.setEnabled(self.history.stack.canUndo())
        redo.setEnabled(self.history.stack.canRedo())

    def _title(self) -> None:
        name = self.keeper.path.name if self.keeper.path is not None else tr("not saved yet")
        self.setWindowTitle(tr("{title}[*] – {file}", title=self.document.data["title"], file=name))
        self.setWindowModified(not self.history.is_clean())

    def _hex_menu(self, name: str, at: QPoint) -> None:
        menu = QMenu(self)
        for command in ("cut", "copy", "paste", "delete", "crop", "see-from"):
            menu.addAction(self.commands[command])
        menu.popup(at)

    # -- commands -----------------------------------------------------------------------------------------------------

    def paste(self) -> None:
        clipping.paste(self.workspace, self.area.point_at())

    def go_to(self, hex_name: str) -> None:
        self.show_hexes([hex_name])

    def show_hexes(self, hexes: Iterable[str]) -> None:
        known = [name for name in hexes if name in self.document.grid.index]
        if known:
            self.area.view.ensure_hex_visible(known[len(known) // 2])
            self.area.view.set_cursor_hex(known[0])

    def find_place(self, name: str) -> str:
        """The hex of that number or place name, "" if there is none."""
        if name in self.document.grid.index:
            return name
        for place in self.workspace.board.places:
            if name.casefold() in place.name.casefold() and place.hexes:
                return self.document.grid.ids[place.hexes[0]]
        return ""

    def show_panel(self, name: str) -> None:
        self.docks.focus(name)

    def show_rule(self, number: str) -> None:
        from bk40qt.desktop.rules_view import RulesPanel

        if "rules" not in self.docks:
            self.add_panel("rules", translatable("Rules"), RulesPanel(), "bottom")
        panel = self.docks.panels["rules"]
        assert isinstance(panel, RulesPanel)
        self.docks.bring_up("rules")
        panel.show_rule(number)

    def play_from_here(self) -> None:
        """The scenario as it is on the screen, saved or not."""
        finish_editing()
        problems = checked_now(self.document).problems
        if problems:
            tell(self, tr("This scenario cannot be played yet"), listed(self.document, problems))
            self.show_panel("problems")
        else:
            self.play_wanted.emit(self.document)

    def _remember(self) -> None:
        if self.keeper.path is not None:
            remember(self.settings, self.keeper.path)

    # -- scanned map --------------------------------------------------------------------------------------------------

    def _calibrate(self, hexes: list[str]) -> None:
        self.area.scene.set_tool(self.calibrate_tool)
        self.calibrate_tool.start(self.area.background, hexes)

    def _calibrated(self, hex_name: str) -> None:
        self.tool_panel.show_question(self.calibrate_tool.question)
        if not hex_name:
            self.area.scene.set_tool(self.tool)

    # -- looks --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.docks.retranslate()
        self.undo_view.setAccessibleName(tr("History"))
        self.undo_view.setEmptyLabel(tr("as opened"))
        self.commands.retranslate()
        for part in (self.file_bar, self.tool_bar, self.recent):
            part.retranslate()
        self.history.retranslate()
        self._dress_undo()
        self._title()
        self._describe(self.area.point_at())
        if self._problems is not None:
            self._count(self._problems)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.area.restyle()
            self.file_bar.dress()
            self.tool_bar.dress()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            QTimer.singleShot(0, self.keeper.look_outside)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tool_bar.fit(self.width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, lambda: hide_stray_tab_bars(self))

    # -- closing ------------------------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.history.is_clean() and not self._may_close():
            event.ignore()
            return
        self.trial_panel.shut_down()
        self.checker.close()
        self.workspace.close()
        self.keeper.close()
        self.docks.keep(self.settings)
        super().closeEvent(event)
        self.closed.emit(self)

    def _may_close(self) -> bool:
        box = QMessageBox(QMessageBox.Icon.Question, tr("Unsaved changes"),
                          tr("{title} has changes that are not saved.", title=self.document.data["title"]),
                          QMessageBox.StandardButton.NoButton, self)
        box.setObjectName("unsaved")
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        answer = box.exec()
        if answer == buttons.Save:
            return self.keeper.save()
        return answer == buttons.Discard

