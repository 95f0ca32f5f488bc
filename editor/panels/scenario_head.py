"""What a scenario is called and how it is played: title, date, turns, sides, notes, credits, options."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QTabWidget, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.engine.rules.blitz40.scenario_check import MAX_TURNS
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.wording import translatable
from editor.edits import scenario
from editor.panels.fields import ChoiceField, Choices, FlagField, NumberField, TextField, named_check
from editor.panels.form import Buttons, Form, scrolling
from editor.panels.form_panel import FormPanel, Notice, Path
from editor.panels.ids import form_check
from editor.panels.large_fields import DateField, LongTextField
from editor.panels.rows_table import Column, Row, RowsTable
from editor.panels.wording import edge_choices, side_choices
from editor.workspace import Workspace

_HEAD = frozenset(("id", "title", "date", "turns", "credits"))


class ScenarioPanel(FormPanel):
    sections = frozenset((*_HEAD, "notes", "options", "sides", "map.grid.hex_metres"))
    follows = frozenset(("map.grid",))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.head, self.sides = Form(), {"german": Form(), "french": Form()}
        self.side_titles = {side: QLabel() for side in self.sides}
        self.notes = NotesEditor(self)
        self.options = RowsTable(
            (
                Column("text", translatable("Switch"), stretch=True),
                Column("rule", translatable("Rule")),
                Column("value", translatable("Value"), self._set_option, choices=lambda row: option_choices(row["id"])),
            ),
            rows=8,
            wraps=True,
        )
        self.notice = Notice()
        self._make_head()
        for side, form in self.sides.items():
            self._make_side(side, form)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self._lay_out()
        self.setFocusProxy(self.head.fields["title"])
        self.options.rows_model.refused.connect(self.notice.tell)
        self.retranslate()

    def _make_head(self) -> None:
        add = self.head.add
        add("title", translatable("Title"), TextField(named_check))
        add("date", translatable("Date"), DateField())
        add("turns", translatable("Turns"), NumberField(1, MAX_TURNS, whole=True),
            translatable("The bands of victory follow the number of turns"))
        add("hex_metres", translatable("Metres per hex"), NumberField(1, 10_000))
        add("id", translatable("Id"), TextField(form_check, whole=True),
            translatable("The name of the scenario in lists and saved games; letters, digits, '_', '-' and '.'"))
        add("credits", translatable("Credits"), LongTextField(lines=3))
        for key, field in self.head.fields.items():
            field.edited.connect(lambda value, key=key: self._edited(key, value))

    def _make_side(self, side: str, form: Form) -> None:
        form.add("name", translatable("Name"), TextField(named_check))
        form.add("home_edge", translatable("Home edge"),
                 ChoiceField(check=partial(self._edge_check, side)),
                 translatable("The edge of the map that its units retreat to (8.5.1)"))
        form.add("can_load", translatable("May use carriers"), FlagField(),
                 translatable("Its infantry may mount and dismount carriers (6.1)"))
        for key, field in form.fields.items():
            field.edited.connect(lambda value, key=key: self._side_edited(side, key, value))

    def _lay_out(self) -> None:
        first = QWidget()
        column = QVBoxLayout(first)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.head)
        for side, form in self.sides.items():
            column.addWidget(self.side_titles[side])
            column.addWidget(form)
        column.addStretch(1)
        options = QWidget()
        inside = QVBoxLayout(options)
        inside.setContentsMargins(6, 6, 6, 6)
        inside.addWidget(self.options)
        for page in (scrolling(first), self.notes, options):
            self.tabs.addTab(page, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.notice)
        layout.addWidget(self.tabs)

    def retranslate(self) -> None:
        for number, text in enumerate((tr("Scenario"), tr("Notes"), tr("Rule options"))):
            self.tabs.setTabText(number, text)
        names = dict(side_choices())
        for side, label in self.side_titles.items():
            label.setText(f"<b>{names[side]}</b>")
        self.options.setAccessibleName(tr("Rule switches"))
        for form in (self.head, *self.sides.values()):
            form.retranslate()
        self.notes.retranslate()
        self.options.retranslate()

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        data = self.document.data
        for key, field in self.head.fields.items():
            field.show_value(data["map"]["grid"]["hex_metres"] if key == "hex_metres" else data.get(key, ""))
        for entry in data["sides"]:
            fields = self.sides[entry["side"]].fields
            edge = fields["home_edge"]
            assert isinstance(edge, ChoiceField)
            edge.set_choices(edge_choices())
            for key, field in fields.items():
                field.show_value(entry.get(key, False))
        self.notes.show_notes(data.get("notes", []))
        chosen = data.get("options", {})
        rows: list[Row] = [
            {"id": name, "text": retell(option.text), "rule": option.rule, "value": chosen.get(name, option.default)}
            for name, option in OPTIONS.items()
        ]
        self.options.set_rows(rows)

    def show_path(self, path: Path) -> bool:
        section = str(path[0])
        if section == "options":
            self.tabs.setCurrentIndex(2)
            names = list(OPTIONS)
            name = str(path[1]) if len(path) > 1 else ""
            return self.options.choose(names.index(name) if name in names else 0, "value")
        if section == "notes":
            self.tabs.setCurrentIndex(1)
            return self.notes.show_note(path[1] if len(path) > 1 and isinstance(path[1], int) else 0)
        self.tabs.setCurrentIndex(0)
        if section == "sides":
            entries = self.document.data["sides"]
            at = path[1] if len(path) > 1 and isinstance(path[1], int) and path[1] < len(entries) else 0
            return self.sides[entries[at]["side"]].focus(str(path[2]) if len(path) > 2 else "name")
        return self.head.focus("hex_metres" if section == "map" else section)

    # -- changing ------------------------------------------------------------------------------------------------------

    def _edited(self, key: str, value: Any) -> None:
        token = f"{self.head.fields[key].token} {key}"
        if key == "turns":
            self.push(scenario.set_turns(self.document, value), token)
        elif key == "hex_metres":
            self.push(scenario.set_hex_metres(self.document, value), token)
        else:
            self.push(scenario.set_head(self.document, key, value), token)

    def _edge_check(self, side: str, edge: str) -> str:
        others = [entry["home_edge"] for entry in self.document.data["sides"] if entry["side"] != side]
        return tr("The other side retreats to this edge") if edge in others else ""

    def _side_edited(self, side: str, key: str, value: Any) -> None:
        token = f"{self.sides[side].fields[key].token} {side} {key}" if key == "name" else ""
        self.push(scenario.set_side(self.document, side, **{key: value}), token)

    def _set_option(self, row: Row, value: str) -> None:
        self.push(scenario.set_option(self.document, row["id"], value))


def option_choices(name: str) -> Choices:
    """The values of a switch, as people say them."""
    texts = {
        "yes": tr("yes"),
        "no": tr("no"),
        "outward": tr("outward from 7"),
        "rows_6_8_9": tr("rows 6, 8 and 9"),
        "unlimited": tr("any number"),
        "scenario": tr("as in the scenario"),
    }
    return [(value, texts.get(value, value)) for value in OPTIONS[name].values]


class NotesEditor(QWidget):
    """The texts shown before play, one after the other; the designer's own text is one of them."""

    def __init__(self, panel: ScenarioPanel) -> None:
        super().__init__()
        self._panel = panel
        self._notes: list[str] = []
        self._fresh = False  # an empty note at the end, which is not in the document yet
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.buttons = Buttons()
        self.buttons.add(translatable("+ Note"), translatable("Another text at the end"), self.add)
        self.buttons.add(translatable("Delete"), translatable("Remove the text"), self.remove, "✕")
        self.buttons.add(translatable("Earlier"), translatable("The text one place up"), lambda: self.move_by(-1), "▲")
        self.buttons.add(translatable("Later"), translatable("The text one place down"), lambda: self.move_by(1), "▼")
        self.text = LongTextField(lines=6, grows=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.hint)
        layout.addWidget(self.list, 2)
        layout.addWidget(self.buttons)
        layout.addWidget(self.text, 1)
        self.list.currentRowChanged.connect(self._chosen)
        self.text.edited.connect(self._typed)

    def retranslate(self) -> None:
        self.hint.setText(tr("Shown before play: what happened, special rules, the designer's text."))
        self.list.setAccessibleName(tr("Notes"))
        self.text.set_name(tr("Text of the note"), tr("Text of the note"))
        self.buttons.retranslate()

    def show_notes(self, notes: list[str]) -> None:
        if len(notes) > len(self._notes):
            self._fresh = False
        self._notes = list(notes)
        row = self.list.currentRow()
        shown = [*notes, ""] if self._fresh else notes
        self.list.blockSignals(True)
        while self.list.count() > len(shown):
            self.list.takeItem(self.list.count() - 1)
        for number, note in enumerate(shown):
            if number >= self.list.count():
                self.list.addItem("")
            self.list.item(number).setText(note or tr("(new)"))
        self.list.setCurrentRow(min(max(row, 0), len(shown) - 1))
        self.list.blockSignals(False)
        self._chosen()

    def _chosen(self, *_args: object) -> None:
        row = self.list.currentRow()
        self.text.setEnabled(row >= 0)
        self.text.show_value(self._notes[row] if 0 <= row < len(self._notes) else "")

    def show_note(self, row: int) -> bool:
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.text.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _push(self, notes: list[str], token: str = "") -> None:
        self._panel.push(scenario.set_notes(self._panel.document, notes), token)

    def _typed(self, text: str) -> None:
        row = self.list.currentRow()
        notes = [*self._notes]
        notes[row:row + 1] = [text]
        self._push(notes, f"{self.text.token} notes {row}")

    def add(self) -> None:
        self.text.finish()
        self._fresh = True
        self.show_notes(self._notes)
        self.list.setCurrentRow(self.list.count() - 1)
        self.text.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove(self) -> None:
        row = self.list.currentRow()
        if row >= len(self._notes):
            self._fresh = False
            self.show_notes(self._notes)
        elif row >= 0:
            self._push([note for number, note in enumerate(self._notes) if number != row])

    def move_by(self, step: int) -> None:
        self.text.finish()
        row, notes = self.list.currentRow(), [*self._notes]
        if 0 <= row < len(notes) and 0 <= row + step < len(notes):
            notes.insert(row + step, notes.pop(row))
            self.list.blockSignals(True)
            self.list.setCurrentRow(row + step)
            self.list.blockSignals(False)
            self._push(notes)
