"""A type of the user's own: its values, with both sides of the counter as they will look."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.rules.blitz40.scenario_document import VALUES
from bk40qt.engine.rules.blitz40.scenario_forces import INFANTRY, SPECIAL
from bk40qt.engine.wording import translatable
from editor.panels.counter_form import FacePreview, ValuesGrid
from editor.panels.fields import ChoiceField, TextField, named_check
from editor.panels.form import Form
from editor.panels.large_fields import ChecksField
from editor.panels.wording import Entry, face_of, side_choices, type_choices
from editor.unit_library import LibraryUnit


class UnitDialog(QDialog):
    def __init__(self, unit: LibraryUnit, formation: Entry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Unit type"))
        self._formation = formation
        self._unit = unit
        self._values: dict[str, Any] = {
            "name": unit.name, "type": unit.type, "side": unit.side, "model": unit.model,
            "full": list(unit.full), "reduced": list(unit.reduced), "special": list(unit.special),
        }  # fmt: skip
        self.front, self.back, self.grid, self.form = FacePreview(), FacePreview(), ValuesGrid(), Form()
        self._make_form()
        answer = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        answer.accepted.connect(self._accept)
        answer.rejected.connect(self.reject)
        faces = QHBoxLayout()
        faces.addWidget(self.front)
        faces.addWidget(self.back)
        faces.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addLayout(faces)
        layout.addWidget(self.grid)
        layout.addWidget(self.form)
        layout.addWidget(answer)
        self._show()
        name = self.form.fields["name"].editor
        assert isinstance(name, QLineEdit)
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        name.selectAll()

    def _make_form(self) -> None:
        kind, side, special = ChoiceField(type_choices()), ChoiceField(), ChecksField(2)
        side.set_choices([*side_choices(), ("", tr("both"))])
        special.set_choices(
            [("assault_pioneer", tr("Assault pioneers")), ("halftrack_symbol", tr("May start aboard a carrier"))]
        )
        self.form.add("name", translatable("Name"), TextField(named_check))
        self.form.add("type", translatable("Type"), kind)
        self.form.add("side", translatable("Side"), side)
        self.form.add("model", translatable("Equipment"), TextField())
        self.form.add("special", translatable("Abilities"), special)
        self.form.retranslate()
        for key, field in (*self.form.fields.items(), *self.grid.fields.items()):
            field.edited.connect(lambda value, key=key: self._edited(key, value))

    def _edited(self, key: str, value: Any) -> None:
        face, _, which = key.partition(".")
        if which:
            self._values[face][VALUES.index(which)] = value
        else:
            self._values[key] = value
        if self._values["type"] == "hq":  # no weapons, no armour
            for face in ("full", "reduced"):
                self._values[face][:3] = [0, 0, 0]
        if self._values["type"] not in INFANTRY:
            self._values["special"] = []
        self._show()

    def _show(self) -> None:
        values = self._values
        for key, field in self.form.fields.items():
            field.show_value(values[key])
        for key, number in self.grid.fields.items():
            face, _, which = key.partition(".")
            number.show_value(values[face][VALUES.index(which)])
        self.grid.arm(values["type"] != "hq")
        self.form.fields["special"].setEnabled(values["type"] in INFANTRY)
        entry = {"id": "", **values}
        home = {**self._formation, "side": values["side"] or self._formation["side"]}
        self.front.show_face(face_of(entry, home, 1 if values["type"] == "hq" else 2))
        self.back.show_face(face_of(entry, home, 1))
        self.back.setVisible(values["type"] != "hq")

    def _accept(self) -> None:
        wrong = next((field for field in self.form.fields.values() if field.is_refused), None)
        if wrong is None:
            self.accept()
        else:
            wrong.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def result_unit(self) -> LibraryUnit:
        values = self._values
        special = tuple(name for name in SPECIAL if name in values["special"])
        return LibraryUnit(self._unit.type_id, values["name"], values["type"], tuple(values["full"]),
                           tuple(values["reduced"]), special, values["model"], values["side"], own=True)
