"""Set-up: the stages in the order of play, and what the chosen one places, where, with which losses and aboard what."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGroupBox, QLabel, QSplitter, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr, trn
from bk40qt.engine.rules.blitz40.scenario_forces import INFANTRY
from bk40qt.engine.rules.blitz40.scenario_setup import MAX_WORKS
from bk40qt.engine.wording import say, translatable
from bk40qt.mapview.faces import side_name
from editor.edits import setup
from editor.edits.stages import forget_carrier, forget_formation, set_stage_side
from editor.edits.zones import zones_for
from editor.panels.fields import ChoiceField, Choices, FlagField, NumberField
from editor.panels.form import Buttons, Form, scrolling
from editor.panels.form_panel import FormPanel, Notice, Path
from editor.panels.icons import swatch
from editor.panels.large_fields import ChecksField
from editor.panels.rows_table import Column, Refused, Row, RowsTable
from editor.panels.wording import Entry, formation_entry, formation_name, side_choices, zone_choices
from editor.workspace import Workspace, together

_WORKS: Final[tuple[Literal["entrenchments", "minefields"], ...]] = ("entrenchments", "minefields")


class SetupPanel(FormPanel):
    sections = frozenset(("setup",))
    follows = frozenset(("zones", "formations", "counters"))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.stage = 0
        self.buttons = self._make_buttons()
        self.stages = RowsTable(
            (
                Column("number", translatable("Stage"), span=(1, 99)),
                Column("side", translatable("Side")),
                Column("what", translatable("Places"), stretch=True),
            ),
            rows=3,
        )
        self.notice = Notice()
        self.side = Form()
        self.side.add("side", translatable("Side"), ChoiceField(check=self._side_check))
        self.placed = RowsTable(
            (
                Column("name", translatable("Formation")),
                Column("zone", translatable("Zone"), self._set_zone, choices=lambda row: zone_choices(self.document),
                       stretch=True),
                Column("losses", translatable("Losses"), self._set_losses, span=(0, 99), blank_zero=True,
                       tip=translatable("Step losses that the owner allots (R-80)")),
            )
        )
        self.add_box, self.remove_row = QComboBox(), Buttons()
        self.remove_row.add(translatable("Start here"),
                            translatable("The formation starts in the hexes selected on the map: a zone of its own"),
                            self.start_here)
        self.remove_row.add(translatable("Take out"), translatable("Take the formation out of the set-up"),
                            self.unplace)
        self.mounts = MountsBox(self)
        self.works = Form()
        self._make_works()
        self._lay_out()
        self.setFocusProxy(self.stages)
        self.stages.row_chosen.connect(self._stage_chosen)
        self.stages.delete_pressed.connect(self.remove_stage)
        self.placed.delete_pressed.connect(self.unplace)
        self.add_box.activated.connect(self._place)
        for table in (self.stages, self.placed):
            table.rows_model.refused.connect(self.notice.tell)
        self.side.fields["side"].edited.connect(
            lambda value: self.push(set_stage_side(self.document, self.stage, value))
        )
        self.retranslate()

    def _make_buttons(self) -> Buttons:
        row = Buttons()
        row.add(translatable("+ German stage"), translatable("A stage in which the German side sets up"),
                lambda: self.add_stage("german"))
        row.add(translatable("+ French stage"), translatable("A stage in which the French side sets up"),
                lambda: self.add_stage("french"))
        row.add(translatable("Delete"), translatable("Remove the stage"), self.remove_stage, "✕")
        row.add(translatable("Earlier"), translatable("The stage one place up"), lambda: self.move_stage(-1), "▲")
        row.add(translatable("Later"), translatable("The stage one place down"), lambda: self.move_stage(1), "▼")
        return row

    def _make_works(self) -> None:
        texts = {
            "entrenchments": (translatable("Entrenchments"), translatable("Entrenchments in zone")),
            "minefields": (translatable("Minefields"), translatable("Minefields in zone")),
        }
        for kind in _WORKS:
            count, zone = NumberField(0, MAX_WORKS), ChoiceField()
            self.works.add(f"{kind}.count", texts[kind][0], count)
            self.works.add(f"{kind}.zone", texts[kind][1], zone)
            count.edited.connect(lambda value, kind=kind: self._set_works(kind, count=value))
            zone.edited.connect(lambda value, kind=kind: self._set_works(kind, zone=value))

    def _lay_out(self) -> None:
        self.rest = QWidget()
        column = QVBoxLayout(self.rest)
        column.setContentsMargins(0, 4, 0, 0)
        for item in (self.side, self.placed, self.add_box, self.remove_row, self.mounts, self.works):
            column.addWidget(item)
        column.addStretch(1)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.stages)
        halves.addWidget(scrolling(self.rest))
        halves.setSizes([150, 600])
        halves.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.buttons)
        layout.addWidget(self.notice)
        layout.addWidget(halves, 1)

    def retranslate(self) -> None:
        for part in (self.buttons, self.remove_row, self.side, self.works, self.stages, self.placed, self.mounts):
            part.retranslate()
        self.stages.setAccessibleName(tr("Set-up stages"))
        self.placed.setAccessibleName(tr("Formations that the stage places"))
        self.add_box.setToolTip(tr("Place another formation in this stage"))
        self.add_box.setAccessibleName(tr("Place another formation in this stage"))

    # -- showing -------------------------------------------------------------------------------------------------------

    def entry(self) -> Entry | None:
        stages = self.document.data["setup"]
        return stages[self.stage] if 0 <= self.stage < len(stages) else None

    def refresh(self) -> None:
        stages = self.document.data["setup"]
        self.stages.set_rows([
            {"number": number + 1, "side": side_name(stage["side"]), "what": self._summary(stage)}
            for number, stage in enumerate(stages)
        ])  # fmt: skip
        self.stage = max(0, min(self.stage, len(stages) - 1))
        if stages and self.stages.currentIndex().row() != self.stage:
            self.stages.setCurrentIndex(self.stages.rows_model.index(self.stage, 0))
        self._show_stage()

    def _summary(self, stage: Entry) -> str:
        parts = [formation_name(self.document, row["formation"]) for row in stage["formations"]]
        if "entrenchments" in stage:
            count = stage["entrenchments"]["count"]
            parts.append(trn("{n} entrenchment", "{n} entrenchments", count))
        if "minefields" in stage:
            parts.append(trn("{n} minefield", "{n} minefields", stage["minefields"]["count"]))
        return ", ".join(parts) if parts else tr("nothing yet")

    def _stage_chosen(self, row: int) -> None:
        if row >= 0 and row != self.stage:
            self.stage = row
            self._show_stage()

    def _show_stage(self) -> None:
        stage = self.entry()
        self.rest.setVisible(stage is not None)
        if stage is None:
            return
        side = self.side.fields["side"]
        assert isinstance(side, ChoiceField)
        side.set_choices(side_choices())
        side.show_value(stage["side"])
        losses = {row["formation"]: row["count"] for row in stage.get("losses", ())}
        self.placed.set_rows([
            {"id": row["formation"], "name": formation_name(self.document, row["formation"]), "zone": row["zone"],
             "losses": losses.get(row["formation"], 0), "swatch": swatch(self.document, row["formation"])}
            for row in stage["formations"]
        ])  # fmt: skip
        self._show_free(stage)
        self.mounts.show_stage(stage)
        for kind in _WORKS:
            works = stage.get(kind, {"count": 0, "zone": ""})
            zone = self.works.fields[f"{kind}.zone"]
            assert isinstance(zone, ChoiceField)
            zone.set_choices(zone_choices(self.document))
            zone.show_value(works["zone"])
            zone.setEnabled(works["count"] > 0)
            self.works.fields[f"{kind}.count"].show_value(works["count"])

    def _show_free(self, stage: Entry) -> None:
        """Formations of the side that this stage does not place; those without a stage come first."""
        here = {row["formation"] for row in stage["formations"]}
        others = [e for e in self.document.data["formations"] if e["side"] == stage["side"] and e["id"] not in here]
        others.sort(key=lambda entry: setup.stage_of(self.document, entry["id"]) is not None)
        self.add_box.clear()
        self.add_box.addItem(tr("Place a formation…"), "")
        for entry in others:
            at = setup.stage_of(self.document, entry["id"])
            free = entry["name"] if at is None else tr("{name} (from stage {n})", name=entry["name"], n=at + 1)
            self.add_box.addItem(free, entry["id"])
        self.add_box.setEnabled(bool(others))

    def show_path(self, path: Path) -> bool:
        if len(path) < 2 or not isinstance(path[1], int):
            self.stages.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if not self.stages.choose(path[1]):
            return False
        key, rest = (str(path[2]), path[3:]) if len(path) > 2 else ("", ())
        stage = self.document.data["setup"][path[1]]
        row = rest[0] if rest and isinstance(rest[0], int) else 0
        if key == "formations":
            return self.placed.choose(row, str(rest[1]) if len(rest) > 1 else "")
        if key == "losses" and row < len(stage.get("losses", ())):
            names = [entry["formation"] for entry in stage["formations"]]
            name = stage["losses"][row]["formation"]
            return self.placed.choose(names.index(name) if name in names else 0, "losses")
        if key == "mounts":
            return self.mounts.show_mount(stage, row)
        if key in _WORKS:
            return self.works.focus(f"{key}.{rest[0] if rest else 'count'}")
        return True

    # -- changing ------------------------------------------------------------------------------------------------------

    def add_stage(self, side: str) -> None:
        self.stage = len(self.document.data["setup"])
        self.push(setup.add_stage(self.document, side))

    def remove_stage(self) -> None:
        if self.entry() is not None:
            self.push(setup.remove_stage(self.document, self.stage))

    def move_stage(self, step: int) -> None:
        at, count = self.stage + step, len(self.document.data["setup"])
        if self.entry() is not None and 0 <= at < count:
            old, self.stage = self.stage, at
            self.push(setup.move_stage(self.document, old, at))

    def _side_check(self, side: str) -> str:
        stage = self.entry()
        if stage is not None and stage["formations"] and side != stage["side"]:
            return tr("Take the formations out first: they belong to the other side")
        return ""

    def _place(self, index: int) -> None:
        formation = self.add_box.itemData(index)
        zones = self.document.data["zones"]
        stage = self.entry()
        if not formation or stage is None:
            return
        if not zones:
            self.notice.tell(tr("Make a zone first"))
            return
        present = setup.zone_of(self.document, formation)
        usual = (*zones_for(self.document, stage["side"]), zones[0]["id"])[0]
        last = stage["formations"][-1]["zone"] if stage["formations"] else usual
        self.notice.tell("")
        self.push(setup.place_formation(self.document, formation, present or last, self.stage))
        at = setup.stage_of(self.document, formation)
        if at is not None and at != self.stage:  # a stage before this one has become empty and gone
            self.stage = at
            self.refresh()

    def unplace(self) -> None:
        names = [row["id"] for row in self.placed.chosen_rows()]
        edits = [
            partial(setup.unplace_formation if self._known(name) else forget_formation, formation=name)
            for name in dict.fromkeys(names)
        ]
        if len(edits) == 1:
            self.push(edits[0](self.document))
        elif edits:
            self.push(together(self.document, say("take {n} formations out of the set-up", n=len(edits)), edits))

    def start_here(self) -> None:
        """The chosen formation starts in the very hexes that are selected on the map."""
        row, hexes = self.placed.chosen(), sorted(self.workspace.selection.hexes)
        if row is None or not hexes:
            self.workspace.said.emit(tr("Choose a formation here and its hexes on the map first."))
        elif self._known(row["id"]):
            self.push(setup.start_at(self.document, row["id"], hexes))

    def _known(self, formation: str) -> bool:
        return formation_entry(self.document, formation) is not None

    def _demand(self, row: Row) -> None:
        if not self._known(row["id"]):
            raise Refused(tr("There is no formation {name}; take it out", name=row["id"]))

    def _set_zone(self, row: Row, zone: str) -> None:
        self._demand(row)
        self.push(setup.place_formation(self.document, row["id"], zone, self.stage))

    def _set_losses(self, row: Row, count: int) -> None:
        self._demand(row)
        units = [
            entry for entry in self.document.data["counters"]
            if entry["formation"] == row["id"] and entry["type"] != "hq" and not entry.get("arrival")
        ]  # fmt: skip
        most = max(0, 2 * len(units) - 1)
        if count > most:
            raise Refused(tr("{name} can lose at most {n} steps: one must be left", name=row["name"], n=most))
        self.push(setup.set_losses(self.document, row["id"], count))

    def _set_works(self, kind: Literal["entrenchments", "minefields"], **change: Any) -> None:
        stage, zones = self.entry(), self.document.data["zones"]
        if stage is None:
            return
        if not zones:
            self.notice.tell(tr("Make a zone first"))
            self._show_stage()
            return
        values = {**stage.get(kind, {"count": 0, "zone": zones[0]["id"]}), **change}
        token = f"{self.works.fields[f'{kind}.count'].token} {kind} {self.stage}"
        self.push(setup.set_works(self.document, self.stage, kind, values["count"], values["zone"]), token)


class MountsBox(QGroupBox):
    """Who starts aboard the carriers of a stage (R-79)."""

    def __init__(self, panel: SetupPanel) -> None:
        super().__init__()
        self._panel = panel
        self._stage: Entry = {}
        self.carrier, self.companies, self.optional = ChoiceField(), ChecksField(4), FlagField()
        self.form = Form()
        self.form.add("carrier", translatable("Carrier"), self.carrier)
        self.form.add("companies", translatable("Aboard"), self.companies,
                      translatable("One company; or several, of which the owner chooses one or none"))
        self.form.add("optional", translatable("May stay on foot"), self.optional,
                      translatable("The owner may also leave the carrier empty"))
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(self.hint)
        layout.addWidget(self.form)
        self.carrier.edited.connect(self._show_carrier)
        self.companies.edited.connect(lambda names: self._set(names, False))
        self.optional.edited.connect(lambda value: self._set(self.companies.chosen(), bool(value)))

    def retranslate(self) -> None:
        self.setTitle(tr("Aboard carriers"))
        self.hint.setText(tr("No carrier is set up in this stage."))
        self.form.retranslate()

    def _counters(self, test: Callable[[Entry], bool]) -> Choices:
        return [(entry["id"], entry["name"]) for entry in self._panel.document.data["counters"] if test(entry)]

    def show_stage(self, stage: Entry) -> None:
        self._stage = stage
        here = {row["formation"] for row in stage["formations"]}
        carriers = self._counters(lambda e: e["type"] == "carrier" and e["formation"] in here and not e.get("arrival"))
        known = [name for name, _ in carriers]
        named = [mount["carrier"] for mount in stage.get("mounts", ())]
        choices = [*carriers, *((name, name) for name in named if name not in known)]
        self.carrier.set_choices(choices)
        self.hint.setVisible(not choices)
        self.form.setVisible(bool(choices))
        names = [name for name, _ in choices]
        present = self.carrier.box.currentData()
        if names:
            self._show_carrier(present if present in names else named[0] if named else names[0])

    def _show_carrier(self, carrier: str) -> None:
        self.carrier.show_value(carrier)
        home = next((e["formation"] for e in self._panel.document.data["counters"] if e["id"] == carrier), "")
        self.companies.set_choices(
            self._counters(lambda e: e["type"] in INFANTRY and e["formation"] == home and not e.get("arrival"))
        )
        mount = next((row for row in self._stage.get("mounts", ()) if row["carrier"] == carrier), None)
        companies = mount["companies"] if mount is not None else []
        self.companies.show_value(companies)
        self.optional.show_value(mount is not None and mount["optional"])
        self.optional.setEnabled(len(companies) == 1)

    def _set(self, companies: list[str], optional: bool) -> None:
        carrier, document = self.carrier.box.currentData(), self._panel.document
        if all(entry["id"] != carrier for entry in document.data["counters"]):
            self._panel.push(forget_carrier(document, carrier))
        elif not self._panel.push(setup.set_mount(document, carrier, companies, optional)):
            self._show_carrier(carrier)

    def show_mount(self, stage: Entry, row: int) -> bool:
        mounts = stage.get("mounts", ())
        if row < len(mounts):
            self.show_stage(stage)
            self._show_carrier(mounts[row]["carrier"])
        return self.form.focus("companies")
