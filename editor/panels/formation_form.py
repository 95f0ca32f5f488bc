"""The values of a formation: name, side, division, colour, activation marker, where its units may be attached."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QGridLayout, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.wording import translatable
from editor.edits.forces import change_formation
from editor.panels.fields import ChoiceField, Field, TextField, named_check
from editor.panels.form import Form
from editor.panels.form_panel import FormPanel, Path
from editor.panels.icons import colour_icon
from editor.panels.ids import id_check
from editor.panels.large_fields import ChecksField
from editor.panels.wording import formation_entry, side_choices
from editor.workspace import Workspace

# Told apart on the band of a counter, on both grounds; the same row is offered for a new formation.
PALETTE: Final = (
    "#C0392B", "#E67E22", "#F1C40F", "#2E7D32", "#7CB342", "#17A589", "#1F4E9E", "#7FB3D5",
    "#6A4C93", "#E8A0B4", "#8C5A2B", "#C8A165", "#7F8C8D", "#34495E", "#1B1B1B", "#FBF7EA",
)  # fmt: skip


class ColourEditor(QWidget):
    """A row of usual colours, the number for others, and a dialog."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.setMaximumWidth(90)
        self.more = QToolButton()
        self.more.clicked.connect(self._ask)
        self.colours: list[QToolButton] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        row = QHBoxLayout()
        row.addWidget(self.line)
        row.addWidget(self.more)
        row.addStretch(1)
        layout.addLayout(row)
        grid = QGridLayout()
        grid.setSpacing(2)
        for number, colour in enumerate(PALETTE):
            button = QToolButton()
            button.setIcon(colour_icon(colour, 16))
            button.setToolTip(colour)
            button.setAccessibleName(colour)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, colour=colour: self.chosen.emit(colour))
            grid.addWidget(button, number // 8, number % 8)
            self.colours.append(button)
        grid.setColumnStretch(8, 1)
        layout.addLayout(grid)
        self.setFocusProxy(self.line)

    def _ask(self) -> None:
        colour = QColorDialog.getColor(QColor(self.line.text()), self, tr("Colour of the formation"))
        if colour.isValid():
            self.chosen.emit(colour.name().upper())


class ColourField(Field):
    def __init__(self) -> None:
        self.colour = ColourEditor()
        super().__init__(self.colour, self._colour_check)
        self._watch(self.colour.line)
        self._shown = ""
        self.colour.chosen.connect(self._chosen)
        self.colour.line.returnPressed.connect(self._typed)

    @staticmethod
    def _colour_check(value: str) -> str:
        sound = len(value) == 7 and value[0] == "#" and all(c in "0123456789abcdefABCDEF" for c in value[1:])
        return "" if sound else tr("A colour is written as #1F4E9E")

    def left(self) -> None:
        self._typed()

    def _typed(self) -> None:
        self._chosen(self.colour.line.text().strip())

    def _chosen(self, value: str) -> None:
        if value != self._shown:
            self.offer(value)

    def show_value(self, value: Any) -> None:
        self._shown = str(value)
        if self.colour.line.text() != value:
            self.colour.line.setText(str(value))
        self.colour.more.setIcon(colour_icon(str(value), 16))
        self.notice.tell("")

    def set_name(self, name: str, tip: str) -> None:
        self.colour.line.setAccessibleName(name)
        self.colour.line.setToolTip(tip)
        self.colour.more.setToolTip(tr("Choose another colour"))
        self.colour.more.setAccessibleName(tr("Choose another colour"))


class FormationForm(FormPanel):
    """Shows what `set_formation` says; whoever calls that also follows the document."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.ident = ""
        self.renaming = False
        self.form = Form()
        add = self.form.add
        add("name", translatable("Name"), TextField(named_check))
        add("side", translatable("Side"), ChoiceField(),
            translatable("With another side the formation leaves its set-up stages"))
        add("division", translatable("Division"), TextField())
        add("colour", translatable("Colour"), ColourField(), translatable("The band on top of its counters"))
        add("marker", translatable("Marker"), TextField(),
            translatable("Text of the activation marker; none for units that are always attached (10.3)"))
        add("attach_to", translatable("May be attached to"), ChecksField(5),
            translatable("Formations its independent units may be attached to at set-up (10.3)"))
        add("id", translatable("Id"), TextField(self._id_check, whole=True),
            translatable("The name of the formation in the file; letters, digits, '_', '-' and '.'"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addWidget(self.form)
        layout.addStretch(1)
        for key, field in self.form.fields.items():
            field.edited.connect(lambda value, key=key: self._edited(key, value))
        self.retranslate()

    def retranslate(self) -> None:
        self.form.retranslate()

    def set_formation(self, ident: str) -> None:
        self.ident = ident
        self.refresh()

    def refresh(self) -> None:
        entry = formation_entry(self.document, self.ident)
        self.setEnabled(entry is not None)
        if entry is None:
            return
        fields = self.form.fields
        side, hosts = fields["side"], fields["attach_to"]
        assert isinstance(side, ChoiceField) and isinstance(hosts, ChecksField)
        side.set_choices(side_choices())
        others = [
            (other["id"], other["name"])
            for other in self.document.data["formations"]
            if other["side"] == entry["side"] and other["id"] != self.ident and other.get("marker")
        ]
        hosts.set_choices(others)
        for key, field in fields.items():
            field.show_value(entry.get(key, [] if key == "attach_to" else ""))

    def _edited(self, key: str, value: Any) -> None:
        if formation_entry(self.document, self.ident) is None:
            return  # it went while something was being typed
        token = "" if key in ("id", "side", "attach_to") else f"{self.form.fields[key].token} {key} {self.ident}"
        self.renaming = key == "id"
        if self.push(change_formation(self.document, self.ident, **{key: value}), token) and key == "id":
            self.ident = value
            self.workspace.selection.select_forces((), (value,))
        if self.renaming:
            self.renaming = False
            self.refresh()

    def _id_check(self, value: str) -> str:
        return id_check(self.document, value, self.ident)

    def show_path(self, path: Path) -> bool:
        """What follows the number of the formation."""
        return self.form.focus(str(path[0]) if path else "name")
