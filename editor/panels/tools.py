"""The options of the current tool: what it paints with, and how."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.board import TERRAINS
from bk40qt.engine.codes import code_text
from bk40qt.engine.rules.blitz40.scenario_check import MAX_LEVEL
from bk40qt.engine.rules.blitz40.scenario_map import PLACE_KINDS
from bk40qt.mapview.faces import side_name
from editor.panels.base import Panel
from editor.panels.zone_fields import ZoneFields
from editor.tools.base import EditTool
from editor.tools.icons import terrain_icon
from editor.tools.marks import PlaceTool
from editor.tools.options import ERASABLE, LEVEL_WAYS, ROADS, SHAPES, SIZES, ToolOptions
from editor.tools.registry import ToolSpec
from editor.tools.zones import WorksTool, ZoneTool
from editor.workspace import Workspace


class ToolPanel(Panel):
    zone_panel_wanted = Signal()

    def __init__(self, workspace: Workspace, options: ToolOptions, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.options = options
        self._tool: EditTool | None = None
        self._spec: ToolSpec | None = None
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self._rows: dict[str, tuple[QLabel, QWidget]] = {}
        self._form = QFormLayout()
        self._make_choices()
        self._make_numbers()
        self._make_place()
        self._make_erase()
        self.zone = ZoneFields(workspace, options)
        self._add("zone", self.zone)
        layout = QVBoxLayout(self)
        layout.addWidget(self.hint)
        layout.addLayout(self._form)
        layout.addStretch(1)
        options.changed.connect(lambda name: self.show_options())
        self.retranslate()

    # -- making -------------------------------------------------------------------------------------------------------

    def _add(self, name: str, field: QWidget) -> None:
        label = QLabel()
        label.setBuddy(field)
        self._rows[name] = (label, field)
        self._form.addRow(label, field)

    def _choice(self, name: str, values: Iterable[str]) -> QComboBox:
        box = QComboBox()
        for value in values:
            box.addItem("", value)
        box.activated.connect(lambda: self.options.set(name, box.currentData()))
        self._add(name, box)
        return box

    def _number(self, name: str, low: int, high: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(low, high)
        box.valueChanged.connect(lambda value: self.options.set(name, value))
        self._add(name, box)
        return box

    def _make_choices(self) -> None:
        self.shape = self._choice("shape", SHAPES)
        self.terrain = self._choice("terrain", TERRAINS)
        self.level_way = self._choice("level_way", LEVEL_WAYS)
        self.road = self._choice("road", ROADS)
        self.side = self._choice("side", ("german", "french", ""))
        self.work = self._choice("work", ("entrenchments", "minefields"))

    def _make_numbers(self) -> None:
        self.brush_size = QSlider(Qt.Orientation.Horizontal)
        self.brush_size.setRange(SIZES[0], SIZES[-1])
        self.brush_size.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.brush_size.setPageStep(1)
        self.brush_size.valueChanged.connect(lambda value: self.options.set("size", value))
        self._add("size", self.brush_size)
        self.level = self._number("level", 0, MAX_LEVEL)
        self.points = self._number("points", 1, 100)
        self.work_count = self._number("work_count", 1, 50)
        self.work_count.valueChanged.connect(self._count_works)

    def _make_place(self) -> None:
        self.place_name = QLineEdit()
        self.place_name.textEdited.connect(lambda text: self.options.set("place_name", text))
        self.place_name.editingFinished.connect(self._rename_place)
        self.place_kind = QComboBox()
        for kind in PLACE_KINDS:
            self.place_kind.addItem("", kind)
        self.place_kind.activated.connect(self._choose_kind)
        self.place_remove = QPushButton()
        self.place_remove.clicked.connect(self._remove_place)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.place_name, self.place_kind, self.place_remove):
            column.addWidget(widget)
        self._add("place", box)

    def _make_erase(self) -> None:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        self.erase = {kind: QCheckBox() for kind in ERASABLE}
        for kind, check in self.erase.items():
            check.toggled.connect(lambda on, kind=kind: self._choose_erase(kind, on))
            column.addWidget(check)
        self._add("erase", box)

    # -- showing ------------------------------------------------------------------------------------------------------

    def set_tool(self, tool: EditTool, spec: ToolSpec) -> None:
        self._tool, self._spec = tool, spec
        if isinstance(tool, ZoneTool) and not isinstance(tool, WorksTool):
            self.zone.set_tool(tool)
        for name, (_, field) in self._rows.items():
            self._form.setRowVisible(field, name in tool.fields)
        self.hint.setText(pattern(spec.hint))
        self.show_options()

    def show_question(self, text: str) -> None:
        """What is to be clicked now, "" for what the tool says by itself: the status line forgets it soon."""
        self.hint.setText(f"<b>{escape(text)}</b>" if text else pattern(self._spec.hint) if self._spec else "")

    def show_options(self) -> None:
        """The fields as the options are; a field that somebody types in is as he left it."""
        options = self.options
        fields: tuple[QComboBox, ...] = (self.shape, self.terrain, self.level_way, self.road, self.side, self.work)
        for name, box in zip(("shape", "terrain", "level_way", "road", "side", "work"), fields, strict=True):
            box.setCurrentIndex(box.findData(getattr(options, name)))
        self.brush_size.setValue(options.size)
        self.level.setValue(options.level)
        self.points.setValue(options.points)
        self.work_count.setValue(options.work_count)
        self.level.setEnabled(options.level_way == "set")
        if self.place_name.text() != options.place_name:
            self.place_name.setText(options.place_name)
        self.place_kind.setCurrentIndex(self.place_kind.findData(options.place_kind))
        self.place_remove.setEnabled(isinstance(self._tool, PlaceTool) and self._tool.current >= 0)
        for kind, check in self.erase.items():
            check.setChecked(kind in options.erase)
        self.zone.show_options()
        label = self._rows["size"][0]
        label.setText(tr("Size {n}", n=options.size))

    def retranslate(self) -> None:
        texts = {
            "shape": tr("Shape"), "terrain": tr("Terrain"), "level_way": tr("How"), "level": tr("Level"),
            "road": tr("Road"), "points": tr("Points"), "side": tr("Side"), "work": tr("Works"),
            "work_count": tr("Number"), "place": tr("Name"), "erase": tr("Erase"), "zone": tr("Zone"),
        }  # fmt: skip
        for name, text in texts.items():
            self._rows[name][0].setText(text)
        said = {
            "brush": tr("Brush"), "fill": tr("Fill"), "line": tr("Line"), "rectangle": tr("Rectangle"),
            "set": tr("Set the level"), "raise": tr("Raise by one"), "lower": tr("Lower by one"), "": tr("nobody"),
            "german": side_name("german"), "french": side_name("french"),
            "entrenchments": tr("Entrenchments"), "minefields": tr("Minefields"),
        }  # fmt: skip
        for box in (self.shape, self.terrain, self.level_way, self.road, self.side, self.work, self.place_kind):
            for row in range(box.count()):
                value = box.itemData(row)
                box.setItemText(row, said.get(value) or pattern(code_text(value)))
                if value in TERRAINS:
                    box.setItemIcon(row, terrain_icon(value))
        erased = {"terrain": tr("Terrain"), "level": tr("Level"), "roads": tr("Roads and exits"),
                  "sides": tr("Streams, cliffs, bridges"), "names": tr("Names"),
                  "goals": tr("Victory points and holders")}
        for kind, check in self.erase.items():
            check.setText(erased[kind])
        self.brush_size.setToolTip(tr("How far around the mouse the brush reaches"))
        self.place_name.setPlaceholderText(tr("Name on the map"))
        self.place_name.setAccessibleName(tr("Name on the map"))
        self.place_name.setToolTip(tr("The name that a click puts on the map"))
        self.place_kind.setToolTip(tr("What it is the name of: it decides the lettering"))
        self.place_remove.setText(tr("Remove this name"))
        self.place_remove.setToolTip(tr("Take the name off the map"))
        if self._spec is not None:
            self.hint.setText(pattern(self._spec.hint))
        self.show_options()

    # -- what is chosen -----------------------------------------------------------------------------------------------

    def focus_name(self) -> None:
        self.place_name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename_place(self) -> None:
        if isinstance(self._tool, PlaceTool) and self.place_name.isModified():
            self.place_name.setModified(False)
            self._tool.rename()

    def _choose_kind(self) -> None:
        self.options.set("place_kind", self.place_kind.currentData())
        if isinstance(self._tool, PlaceTool):
            self._tool.rename()

    def _remove_place(self) -> None:
        if isinstance(self._tool, PlaceTool):
            self._tool.remove()
            self.show_options()

    def _choose_erase(self, kind: str, on: bool) -> None:
        kinds = self.options.erase | {kind} if on else self.options.erase - {kind}
        self.options.set("erase", kinds)

    def _count_works(self, count: int) -> None:
        if isinstance(self._tool, WorksTool):
            self._tool.set_count(count)
