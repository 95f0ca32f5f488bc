"""Properties of the selected hexes, for all of them at once: ground, name, what they count, who holds them; and what
else lies there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from bk40qt.desktop.i18n import pattern, tr, trn
from bk40qt.engine.board import TERRAINS
from bk40qt.engine.codes import code_text
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.scenario_check import MAX_LEVEL
from bk40qt.engine.wording import say
from bk40qt.mapview.faces import side_name
from editor.document import Change
from editor.edits import terrain, victory
from editor.edits.clip import MAX_POINTS
from editor.panels.base import Panel
from editor.panels.hex_contents import contents
from editor.workspace import Edit, Workspace, together

_FOLLOWS: Final = frozenset(("map", "victory", "control", "zones", "setup", "formations"))
_MIXED: Final = "mixed"  # the choice that stands for different holders


class HexesPanel(Panel):
    sections = frozenset(("map.hexes", "map.grid"))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.which, self.contents = QLabel(), QLabel()
        for label in (self.which, self.contents):
            label.setWordWrap(True)
        self.contents.setTextFormat(Qt.TextFormat.PlainText)
        self._make_fields()
        self._form = form = QFormLayout(self)
        form.addRow(self.which)
        self._labels = [QLabel() for _ in self._fields]
        for label, field in zip(self._labels, self._fields, strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        form.addRow(self.contents)
        workspace.selection.changed.connect(self.refresh)
        self.retranslate()

    def _make_fields(self) -> None:
        self.terrain, self.holder = QComboBox(), QComboBox()
        for box, values in ((self.terrain, ("", *TERRAINS)), (self.holder, (_MIXED, "", *SIDES))):
            for value in values:
                box.addItem("", value)
        self.terrain.activated.connect(self._terrain_chosen)
        self.holder.activated.connect(self._holder_chosen)
        self.level = self._number(-1, MAX_LEVEL, self._level_chosen)  # -1: they differ
        self.points = self._number(-1, MAX_POINTS, self._points_chosen)
        self.hold = QCheckBox()
        self.hold.clicked.connect(self._hold_chosen)
        self.name = QLineEdit()
        self.name.editingFinished.connect(self._name_typed)
        self._fields = (self.terrain, self.level, self.name, self.points, self.hold, self.holder)

    def _number(self, low: int, high: int, chosen: Callable[[int], None]) -> QSpinBox:
        box = QSpinBox()
        box.setRange(low, high)
        box.setKeyboardTracking(False)
        box.valueChanged.connect(chosen)
        return box

    def retranslate(self) -> None:
        texts = (tr("Terrain"), tr("Level"), tr("Name"), tr("Victory points"), "", tr("Held by"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for number, kind in enumerate(TERRAINS, 1):
            self.terrain.setItemText(number, pattern(code_text(kind)))
        self.holder.setItemText(1, tr("nobody"))
        for number, side in enumerate(SIDES, 2):
            self.holder.setItemText(number, side_name(side))
        self.hold.setText(tr("To be held at the end"))
        self.terrain.setToolTip(tr("Terrain of the selected hexes"))
        self.level.setToolTip(tr("Level of the selected hexes"))
        self.name.setToolTip(tr("The name of single hexes, as messages of the game say it"))
        self.points.setToolTip(tr("What each of the selected hexes counts"))
        self.hold.setToolTip(tr("The victory conditions ask for these hexes"))
        self.holder.setToolTip(tr("Who holds the selected hexes when the game begins"))
        self.refresh()

    # -- showing -------------------------------------------------------------------------------------------------------

    def on_changed(self, change: Change) -> None:
        if change.sections & _FOLLOWS:
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def _entries(self) -> list[dict[str, Any]]:
        ground = self.document.data["map"]["hexes"]
        return [ground[name] for name in self.workspace.selection.hexes if name in ground]

    def refresh(self) -> None:
        hexes = sorted(self.workspace.selection.hexes)
        for field in self._fields:
            field.setEnabled(bool(hexes))
            field.blockSignals(True)
        if not hexes:
            self.which.setText(tr("No hex is selected."))
        elif len(hexes) == 1:
            self.which.setText(tr("Hex {hex}", hex=hexes[0]))
        else:
            self.which.setText(trn("{n} hex is selected", "{n} hexes are selected", len(hexes)))
        mixed = tr("different") if hexes else ""
        self._show_ground(mixed)
        self._show_goals(hexes, mixed)
        if self.isVisible():
            self.contents.setText("\n".join(contents(self.workspace, hexes)))
        for field in self._fields:
            field.blockSignals(False)

    def _show_ground(self, mixed: str) -> None:
        entries = self._entries()
        kinds, levels = {entry["terrain"] for entry in entries}, {entry["level"] for entry in entries}
        names = {entry.get("name", "") for entry in entries}
        self.terrain.setItemText(0, mixed)
        self.level.setSpecialValueText(mixed or " ")
        self.terrain.setCurrentIndex(1 + TERRAINS.index(kinds.pop()) if len(kinds) == 1 else 0)
        self.level.setValue(levels.pop() if len(levels) == 1 else -1)
        self.name.setPlaceholderText(mixed if len(names) > 1 else "")
        self.name.setText(names.pop() if len(names) == 1 else "")

    def _show_goals(self, hexes: list[str], mixed: str) -> None:
        by_points = self.document.data["victory"]["kind"] == "bands"
        self._form.setRowVisible(self.points, by_points)
        self._form.setRowVisible(self.hold, not by_points)
        found = {goal["hex"]: goal for goal in victory.goals_at(self.document, hexes)}
        goals = [found.get(name, {}) for name in hexes]
        points, holders = {goal.get("vp", 0) for goal in goals}, {goal.get("side", "") for goal in goals}
        held = {"vp" in goal for goal in goals}
        self.points.setSpecialValueText(mixed or " ")
        self.points.setValue(points.pop() if len(points) == 1 else -1)
        self.hold.setTristate(len(held) > 1)
        some = Qt.CheckState.PartiallyChecked if len(held) > 1 else Qt.CheckState.Checked
        self.hold.setCheckState(some if True in held else Qt.CheckState.Unchecked)
        self.holder.setItemText(0, mixed)
        self.holder.setCurrentIndex(self.holder.findData(holders.pop() if len(holders) == 1 else _MIXED))

    # -- changing ------------------------------------------------------------------------------------------------------

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

    def _points_chosen(self, points: int) -> None:
        hexes = sorted(self.workspace.selection.hexes)
        if points < 0:
            return
        edits: list[Edit] = []
        for name in hexes:
            edits.append(lambda scratch, name=name: victory.set_point(scratch, name, points))  # type: ignore[misc]
        if len(edits) == 1:
            self.workspace.push(edits[0](self.document))
        else:
            self.workspace.push(together(self.document, say("set victory points"), edits, hexes))

    def _hold_chosen(self) -> None:
        hold = self.hold.checkState() != Qt.CheckState.Unchecked
        self.workspace.push(victory.set_hold(self.document, sorted(self.workspace.selection.hexes), hold))

    def _holder_chosen(self) -> None:
        side = self.holder.currentData()
        if side != _MIXED:
            hexes = sorted(self.workspace.selection.hexes)
            self.workspace.push(victory.set_control(self.document, hexes, side or None))
