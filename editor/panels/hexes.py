"""Properties of the selected hexes: terrain, level and name, together for all of them."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from bk40qt.desktop.i18n import pattern, tr, trn
from bk40qt.engine.board import TERRAINS
from bk40qt.engine.codes import code_text
from bk40qt.engine.rules.blitz40.scenario_check import MAX_LEVEL
from editor.edits import terrain
from editor.panels.base import Panel
from editor.workspace import Workspace


class HexesPanel(Panel):
    sections = frozenset(("map.hexes", "map.grid"))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.which = QLabel()
        self.which.setWordWrap(True)
        self.terrain = QComboBox()
        self.terrain.addItem("", "")
        for kind in TERRAINS:
            self.terrain.addItem("", kind)
        self.terrain.activated.connect(self._terrain_chosen)
        self.level = QSpinBox()
        self.level.setRange(-1, MAX_LEVEL)  # -1: they differ
        self.level.setKeyboardTracking(False)
        self.level.valueChanged.connect(self._level_chosen)
        self.name = QLineEdit()
        self.name.editingFinished.connect(self._name_typed)
        self._labels = [QLabel(), QLabel(), QLabel()]
        form = QFormLayout(self)
        form.addRow(self.which)
        for label, field in zip(self._labels, (self.terrain, self.level, self.name), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        workspace.selection.changed.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        for label, text in zip(self._labels, (tr("&Terrain"), tr("&Level"), tr("&Name")), strict=True):
            label.setText(text)
        for number, kind in enumerate(TERRAINS, 1):
            self.terrain.setItemText(number, pattern(code_text(kind)))
        self.terrain.setToolTip(tr("Terrain of the selected hexes"))
        self.level.setToolTip(tr("Level of the selected hexes"))
        self.name.setToolTip(tr("The name of single hexes, as messages of the game say it"))
        self.refresh()

    def _entries(self) -> list[dict[str, Any]]:
        ground = self.document.data["map"]["hexes"]
        return [ground[name] for name in self.workspace.selection.hexes if name in ground]

    def refresh(self) -> None:
        hexes = sorted(self.workspace.selection.hexes)
        for field in (self.terrain, self.level, self.name):
            field.setEnabled(bool(hexes))
            field.blockSignals(True)
        if not hexes:
            self.which.setText(tr("No hex is selected."))
        elif len(hexes) == 1:
            self.which.setText(tr("Hex {hex}", hex=hexes[0]))
        else:
            self.which.setText(trn("{n} hex is selected", "{n} hexes are selected", len(hexes)))
        entries = self._entries()
        kinds, levels = {entry["terrain"] for entry in entries}, {entry["level"] for entry in entries}
        names = {entry.get("name", "") for entry in entries}
        mixed = tr("different") if hexes else ""
        self.terrain.setItemText(0, mixed)
        self.level.setSpecialValueText(mixed or " ")
        self.terrain.setCurrentIndex(1 + TERRAINS.index(kinds.pop()) if len(kinds) == 1 else 0)
        self.level.setValue(levels.pop() if len(levels) == 1 else -1)
        self.name.setPlaceholderText(mixed if len(names) > 1 else "")
        self.name.setText(names.pop() if len(names) == 1 else "")
        for field in (self.terrain, self.level, self.name):
            field.blockSignals(False)

    def _terrain_chosen(self) -> None:
        kind = self.terrain.currentData()
        if kind:
            self.workspace.push(terrain.paint(self.document, self.workspace.selection.hexes, kind))

    def _level_chosen(self, level: int) -> None:
        if level >= 0:
            self.workspace.push(terrain.set_level(self.document, self.workspace.selection.hexes, level))

    def _name_typed(self) -> None:
        if self.name.isModified():
            self.name.setModified(False)
            hexes = self.workspace.selection.hexes
            self.workspace.push(terrain.name_hexes(self.document, hexes, self.name.text().strip()))
