"""Which zone is painted, and how: part of the tool panel. The panel of zones has all else about them."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import tr
from bk40qt.engine.hexgrid import EDGES, Edge
from bk40qt.engine.rules.blitz40.scenario_map import MAX_RADIUS
from editor.document import Change
from editor.edits import zones
from editor.tools.options import ZONE_WAYS, ToolOptions
from editor.tools.zones import ZoneTool
from editor.workspace import Workspace


class ZoneFields(QWidget):
    def __init__(self, workspace: Workspace, options: ToolOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace, self._options = workspace, options
        self._tool: ZoneTool | None = None
        self.which = QComboBox()
        self.which.activated.connect(lambda: options.set("zone", self.which.currentData() or ""))
        self.way = QComboBox()
        for value in ZONE_WAYS:
            self.way.addItem("", value)
        self.way.activated.connect(lambda: options.set("zone_way", self.way.currentData()))
        self.radius = QSpinBox()
        self.radius.setRange(0, MAX_RADIUS)
        self.radius.valueChanged.connect(self._radius_chosen)
        self.edge, self.deep, self.take_edge = QComboBox(), QSpinBox(), QPushButton()
        for edge in EDGES:
            self.edge.addItem("", edge)
        self.deep.setRange(1, 250)
        self.take_edge.clicked.connect(self._take_edge)
        for box in (self.which, self.way):  # names may be long, the panel is narrow
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(10)
        self._labels = (QLabel(), QLabel())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.which)
        for widgets in ((self.way,), (self._labels[0], self.radius),
                        (self._labels[1], self.edge, self.deep), (self.take_edge,)):
            row = QHBoxLayout()
            for widget in widgets:
                row.addWidget(widget)
            column.addLayout(row)
        self.setFocusProxy(self.which)
        workspace.changed.connect(self._changed)
        self.retranslate()

    def set_tool(self, tool: ZoneTool) -> None:
        self._tool = tool

    def _changed(self, change: Change) -> None:
        if "zones" in change.sections:
            self.show_options()

    def show_options(self) -> None:
        entries = self._workspace.document.data["zones"]
        shown = [(zone["id"], f"{zone['id']} – {zone['text']}" if zone.get("text") else zone["id"]) for zone in entries]
        wanted = [("", tr("new zone")), *shown]
        if [(self.which.itemData(n), self.which.itemText(n)) for n in range(self.which.count())] != wanted:
            self.which.clear()
            for name, text in wanted:
                self.which.addItem(text, name)
        self.which.setCurrentIndex(max(0, self.which.findData(self._options.zone)))
        self.take_edge.setEnabled(self.which.currentIndex() > 0)
        within = self._options.zone_way == "within"
        self.way.setCurrentIndex(self.way.findData(self._options.zone_way))
        self.radius.setEnabled(within)
        if self.radius.value() != self._options.radius:
            self.radius.setValue(self._options.radius)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.which.setToolTip(tr("The zone that strokes change"))
        self.which.setAccessibleName(tr("Zone"))
        for row, text in enumerate((tr("Hexes one by one"), tr("All within a distance of hexes"))):
            self.way.setItemText(row, text)
        self.way.setToolTip(tr("How the zone is defined"))
        self._labels[0].setText(tr("Distance"))
        self.radius.setAccessibleName(tr("Distance"))
        self.radius.setToolTip(tr("All hexes at this distance or nearer"))
        self._labels[1].setText(tr("Edge"))
        for row, text in enumerate((tr("north"), tr("south"), tr("east"), tr("west"))):
            self.edge.setItemText(row, text)
        self.deep.setAccessibleName(tr("How many hexes deep"))
        self.deep.setToolTip(tr("How many hexes deep"))
        self.take_edge.setText(tr("Make it the edge of the map"))
        self.take_edge.setToolTip(tr("The zone becomes the hexes along this edge"))
        self.show_options()

    def _radius_chosen(self, radius: int) -> None:
        self._options.set("radius", radius)
        if self._tool is not None:
            self._tool.set_radius(radius)

    def _take_edge(self) -> None:
        edge: Edge = self.edge.currentData()
        self._workspace.push(zones.set_edge(self._workspace.document, self._options.zone, edge, self.deep.value()))
