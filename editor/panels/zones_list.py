"""Zones: their list, and how the chosen one is defined: by hexes, within a distance, by a block, or with formations."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QMessageBox, QSplitter, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr, trn
from bk40qt.engine.rules.blitz40.scenario_map import MAX_RADIUS
from bk40qt.engine.wording import translatable
from editor import clipping
from editor.edits import clip, zones
from editor.edits.draft import place_of
from editor.panels.fields import ChoiceField, Choices, FlagField, NumberField, TextField
from editor.panels.form import Buttons, Form, scrolling
from editor.panels.form_panel import FormPanel, Notice, Path
from editor.panels.hex_field import HexesField
from editor.panels.ids import free_check
from editor.panels.large_fields import ChecksField
from editor.panels.rows_table import Column, Refused, Row, RowsTable
from editor.panels.wording import Entry, formation_choices
from editor.patch import Patch
from editor.workspace import Workspace

_MOST_CENTRES: Final = 100  # as the engine reads them
_FIELDS: Final = {  # fields of each way to define a zone
    "hexes": ("hexes",),
    "within": ("within", "of"),
    "block": ("line_from", "line_to", "position_from", "position_to"),
    "with": ("with", "with_attached"),
}


def kind_of(zone: Entry) -> str:
    return next((kind for kind, key in (("within", "within"), ("block", "lines"), ("with", "with")) if key in zone),
                "hexes")  # fmt: skip


def kind_choices() -> Choices:
    return [
        ("hexes", tr("These hexes")),
        ("within", tr("Within a distance")),
        ("block", tr("A block of the grid")),
        ("with", tr("With formations")),
    ]


class ZonesPanel(FormPanel):
    zone_wanted = Signal(str)  # the zone to be painted, before `tool_wanted`

    sections = frozenset(("zones",))
    follows = frozenset(("formations", "setup", "entries", "map.grid"))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.zone = ""
        self.buttons = Buttons()
        self.buttons.add(translatable("+ Zone"), translatable("A new zone of the hexes selected on the map"), self.add)
        self.gone = self.buttons.add(translatable("Delete"), translatable("Remove the zone"), self.remove, "✕")
        self.copied = self.buttons.add(translatable("Copy"), translatable("Put the zone on the clipboard"), self.copy)
        self.seen = self.buttons.add(translatable("Show"), translatable("Select its hexes on the map"), self.show_hexes)
        self.paint = self.buttons.add(translatable("Paint"), translatable("Paint the zone on the map"),
                                      self._paint)
        self.table = RowsTable(
            (
                Column("id", translatable("Id"), self._rename),
                Column("text", translatable("Text"), self._describe, stretch=True),
                Column("kind", translatable("Hexes")),
                Column("users", translatable("Used"), span=(0, 0)),
            )
        )
        self.notice = Notice()
        self.form = self._make_form()
        self.take = Buttons()
        self.take.add(translatable("Take the selected hexes"),
                      translatable("The hexes selected on the map, or centres of the zone"), self.take_hexes)
        self.count = QLabel()
        self.count.setWordWrap(True)
        self.rest = QWidget()
        column = QVBoxLayout(self.rest)
        column.setContentsMargins(0, 4, 0, 0)
        for widget in (self.form, self.take, self.count):
            column.addWidget(widget)
        column.addStretch(1)
        below = scrolling(self.rest)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.table)
        halves.addWidget(below)
        halves.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        for widget in (self.buttons, self.notice):
            layout.addWidget(widget)
        layout.addWidget(halves, 1)
        self.setFocusProxy(self.table)
        self.table.row_chosen.connect(self._row_chosen)
        self.table.delete_pressed.connect(self.remove)
        self.table.rows_model.refused.connect(self.notice.tell)
        self.retranslate()

    def _make_form(self) -> Form:
        form = Form()
        most = max(self.document.grid.lines, self.document.grid.per_line)
        form.add("kind", translatable("Defined by"), ChoiceField())
        form.add("hexes", translatable("Hexes"), HexesField(self.document),
                 translatable("Numbers of hexes, with commas or spaces between them"))
        form.add("within", translatable("Distance"), NumberField(0, MAX_RADIUS))
        form.add("of", translatable("Of"), HexesField(self.document, _MOST_CENTRES),
                 translatable("Hexes from which the distance is counted"))
        for key, text in (("line_from", translatable("First digits from")),
                          ("line_to", translatable("First digits to")),
                          ("position_from", translatable("Last digits from")),
                          ("position_to", translatable("Last digits to"))):
            form.add(key, text, NumberField(1, most, whole=True),
                     translatable("Hexes whose numbers lie between: 0706 has the first digits 07 and the last 06"))
        form.add("with", translatable("Formations"), ChecksField(6, self._hosts_check),
                 translatable("In the hex of a unit of one of these"))
        form.add("with_attached", translatable("Only its own host"), FlagField(),
                 translatable("Only with units of the formation it is attached to (R-82)"))
        form.add("text", translatable("Text"), TextField(), translatable("What people read about the zone"))
        form.add("id", translatable("Id"), TextField(self._id_check, whole=True))
        for key, field in form.fields.items():
            field.edited.connect(lambda value, key=key: self._edited(key, value))
        return form

    def retranslate(self) -> None:
        for part in (self.buttons, self.take, self.form):
            part.retranslate()
        self.table.setAccessibleName(tr("Zones"))
        self.table.retranslate()

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        kinds = dict(kind_choices())
        rows: list[Row] = []
        for entry in self.document.data["zones"]:
            hexes, kind = zones.hexes_of(self.document, entry), kind_of(entry)
            rows.append({
                "id": entry["id"],
                "text": entry.get("text", ""),
                "kind": kinds[kind] if kind == "with" else str(len(hexes)),
                "users": zones.zone_users(self.document, entry["id"]),
            })  # fmt: skip
        self.table.set_rows(rows)
        names = [row["id"] for row in rows]
        if self.zone not in names:
            self.zone = names[min(max(self.table.currentIndex().row(), 0), len(names) - 1)] if names else ""
        if self.zone and self.table.currentIndex().row() != names.index(self.zone):
            self.table.setCurrentIndex(self.table.rows_model.index(names.index(self.zone), 0))
        self._show_form()

    def entry(self) -> Entry | None:
        return next((zone for zone in self.document.data["zones"] if zone["id"] == self.zone), None)

    def _row_chosen(self, row: int) -> None:
        if 0 <= row < len(self.table.rows):
            self.zone = self.table.rows[row]["id"]
            self._show_form()

    def _show_form(self) -> None:
        entry = self.entry()
        self.rest.setVisible(entry is not None)
        for button in (self.gone, self.copied, self.seen, self.paint):
            button.setEnabled(entry is not None)
        if entry is None:
            return
        kind = kind_of(entry)
        fields = self.form.fields
        choice, hosts = fields["kind"], fields["with"]
        assert isinstance(choice, ChoiceField) and isinstance(hosts, ChecksField)
        choice.set_choices(kind_choices())
        hosts.set_choices(formation_choices(self.document))
        lines, positions = entry.get("lines", (1, 1)), entry.get("positions", (1, 1))
        values: dict[str, Any] = {
            "kind": kind, "hexes": entry.get("hexes", ()), "within": entry.get("within", 0),
            "of": entry.get("of", ()), "line_from": lines[0], "line_to": lines[1], "position_from": positions[0],
            "position_to": positions[1], "with": entry.get("with", ()),
            "with_attached": entry.get("with_attached", False), "text": entry.get("text", ""), "id": entry["id"],
        }  # fmt: skip
        grid = self.document.grid
        for key, most in (("line_from", grid.lines), ("line_to", grid.lines), ("position_from", grid.per_line),
                          ("position_to", grid.per_line)):
            field = fields[key]
            assert isinstance(field, NumberField)
            field.set_high(most)
        for key, each in fields.items():
            each.show_value(values[key])
        for way, keys in _FIELDS.items():
            for key in keys:
                self.form.show_row(key, way == kind)
        self.take.setVisible(kind in ("hexes", "within"))
        self._count(entry, kind)

    def _count(self, entry: Entry, kind: str) -> None:
        if kind == "with":
            self.count.setText(tr("Its hexes depend on where these formations stand."))
        else:
            self.count.setText(trn("{n} hex", "{n} hexes", len(zones.hexes_of(self.document, entry))))

    def show_path(self, path: Path) -> bool:
        if len(path) < 2 or not isinstance(path[1], int):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if not self.table.choose(path[1]):
            return False
        key = str(path[2]) if len(path) > 2 else ""
        entry = self.entry()
        if entry is not None and key in self.form.fields and self.form.rows.isRowVisible(self.form.fields[key]):
            self.form.focus(key)
        return True

    # -- changing ------------------------------------------------------------------------------------------------------

    def _id_check(self, value: str) -> str:
        return free_check(value, (zone["id"] for zone in self.document.data["zones"]), self.zone)

    def _hosts_check(self, value: list[str]) -> str:
        return "" if value else tr("At least one formation is needed")

    def _edited(self, key: str, value: Any) -> None:
        entry = self.entry()
        if entry is None:
            return
        token = f"{self.form.fields[key].token} {key} {self.zone}"
        if key == "id":
            self._change_id(self.zone, value)
        elif key == "text":
            self.push(zones.describe_zone(self.document, self.zone, value), token)
        elif key == "kind":
            self.push(self._redefined(entry, value))
        else:
            self.push(self._defined(entry, {key: value}), token)

    def _defined(self, entry: Entry, changes: dict[str, Any]) -> Patch | None:
        """The zone with another value in its definition."""
        document, zone = self.document, self.zone
        lines, positions = entry.get("lines", [1, 1]), entry.get("positions", [1, 1])
        values = {**entry, "line_from": lines[0], "line_to": lines[1], "position_from": positions[0],
                  "position_to": positions[1], **changes}  # fmt: skip
        kind = kind_of(entry)
        if kind == "within":
            return zones.set_within(document, zone, values["within"], values["of"])
        if kind == "block":
            return zones.set_block(document, zone, (values["line_from"], values["line_to"]),
                                   (values["position_from"], values["position_to"]))
        if kind == "with":
            return zones.set_with(document, zone, values["with"], bool(values.get("with_attached")))
        return zones.set_hexes(document, zone, values["hexes"])

    def _redefined(self, entry: Entry, kind: str) -> Patch | None:
        """Another way to define it, as near to what it covers as can be."""
        document, zone, hexes = self.document, self.zone, zones.hexes_of(self.document, entry)
        if kind == "hexes":
            return zones.set_hexes(document, zone, hexes)
        if kind == "within":
            return zones.set_within(document, zone, 0, hexes[:_MOST_CENTRES] or document.grid.ids[:1])
        if kind == "block":
            at = [document.grid.numbers(document.grid.index[name]) for name in hexes if name in document.grid.index]
            lines, positions = [line for line, _ in at] or [1], [position for _, position in at] or [1]
            return zones.set_block(document, zone, (min(lines), max(lines)), (min(positions), max(positions)))
        formations = document.data["formations"]
        return zones.set_with(document, zone, [entry["id"] for entry in formations[:1]])

    def _rename(self, row: Row, value: str) -> None:
        if reason := free_check(value, (zone["id"] for zone in self.document.data["zones"]), row["id"]):
            raise Refused(reason)
        self._change_id(row["id"], value)

    def _change_id(self, old: str, new: str) -> None:
        patch = zones.rename_zone(self.document, old, new)
        self.zone = new if self.zone == old else self.zone
        self.push(patch)

    def _describe(self, row: Row, value: str) -> None:
        self.push(zones.describe_zone(self.document, row["id"], value))

    def add(self) -> None:
        name = zones.new_zone_id(self.document)
        self.zone, before = name, self.zone
        if not self.push(zones.add_zone(self.document, name, sorted(self.workspace.selection.hexes))):
            self.zone = before
        self.form.focus("text")

    def remove(self) -> None:
        if not self.zone:
            return
        users = zones.zone_users(self.document, self.zone)
        question = trn(
            "{n} entry of set-up or reinforcements uses the zone and goes with it. Remove the zone?",
            "{n} entries of set-up and reinforcements use the zone and go with it. Remove the zone?", users)
        if users and QMessageBox.question(self, tr("Remove a zone"), question) != QMessageBox.StandardButton.Yes:
            return
        self.push(zones.remove_zone(self.document, self.zone))

    def copy(self) -> None:
        """For this scenario or another one: pasting gives it a new id if its own is taken."""
        if self.zone:
            clipping.put(self.workspace, clip.Selection(zones=frozenset((self.zone,))))

    def take_hexes(self) -> None:
        """What is selected on the map becomes the hexes of the zone, or the centres of its distance."""
        entry, chosen = self.entry(), sorted(self.workspace.selection.hexes)
        if entry is None:
            return
        if not chosen:
            self.workspace.said.emit(tr("Select hexes on the map first."))
        elif kind_of(entry) == "within" and len(chosen) > _MOST_CENTRES:
            self.notice.tell(tr("{n} hexes are the limit", n=_MOST_CENTRES))
        else:
            self.push(self._defined(entry, {"of": chosen} if kind_of(entry) == "within" else {"hexes": chosen}))

    def _paint(self) -> None:
        self.zone_wanted.emit(self.zone)
        self.tool_wanted.emit("zone")

    def show_hexes(self) -> None:
        entries = self.document.data["zones"]
        hexes = zones.hexes_of(self.document, entries[place_of(entries, id=self.zone)])
        known = tuple(name for name in hexes if name in self.document.grid.index)
        self.workspace.selection.select_hexes(known)
        self.workspace.hexes_wanted.emit(known)
