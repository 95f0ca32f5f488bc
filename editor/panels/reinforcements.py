"""Who comes on later, by turn, and where; who leaves the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.wording import say, translatable
from editor.edits import setup
from editor.edits.stages import forget_formation
from editor.panels.fields import Choices
from editor.panels.form import Buttons
from editor.panels.form_panel import FormPanel, Notice, Path
from editor.panels.icons import swatch
from editor.panels.rows_table import Column, Refused, Row, RowsTable
from editor.panels.wording import formation_choices, formation_entry, formation_name, zone_choices
from editor.patch import Patch
from editor.workspace import Edit, Workspace, together


class ReinforcementsPanel(FormPanel):
    sections = frozenset(("entries", "withdrawals"))
    follows = frozenset(("counters", "formations", "zones", "turns"))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.titles = [QLabel(), QLabel()]
        self.arrivals = RowsTable(
            (
                Column("turn", translatable("Turn"), self._set_turn, span=(0, 50),
                       tip=translatable("The turn these counters come on; 0: they are set up")),
                Column("name", translatable("Formation")),
                Column("units", translatable("Counters"), stretch=True),
                Column("zone", translatable("Comes on in"), self._set_zone, choices=self._zones,
                       shown=lambda row: row["zone"] or tr("nowhere"),
                       tip=translatable("Hexes of the map edge (R-84)")),
            )
        )
        self.leaving = RowsTable(
            (
                Column("turn", translatable("Turn"), self._set_leaving, span=(1, 50),
                       tip=translatable("It leaves the game at the end of this turn")),
                Column("name", translatable("Formation"), stretch=True),
            ),
            rows=3,
        )
        self.notice = Notice()
        self.come_who, self.come_turn, self.come_buttons = QComboBox(), QSpinBox(), Buttons()
        self.leave_who, self.leave_turn, self.leave_buttons = QComboBox(), QSpinBox(), Buttons()
        self.come_buttons.add(translatable("Add"), translatable("All counters of the formation come on that turn"),
                              self.add_arrival)
        self.come_buttons.add(translatable("Delete"), translatable("These counters are set up instead"),
                              self.remove_arrivals, "✕")
        self.leave_buttons.add(translatable("Add"), translatable("The formation leaves at the end of that turn"),
                               self.add_leaving)
        self.leave_buttons.add(translatable("Delete"), translatable("The formation stays"), self.remove_leaving, "✕")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.notice)
        for title, table, who, turn, buttons in (
            (self.titles[0], self.arrivals, self.come_who, self.come_turn, self.come_buttons),
            (self.titles[1], self.leaving, self.leave_who, self.leave_turn, self.leave_buttons),
        ):
            layout.addWidget(title)
            layout.addWidget(table, 2 if table is self.arrivals else 1)
            row = QHBoxLayout()
            row.addWidget(who, 1)
            row.addWidget(turn)
            row.addWidget(buttons)
            layout.addLayout(row)
            table.rows_model.refused.connect(self.notice.tell)
        self.arrivals.delete_pressed.connect(self.remove_arrivals)
        self.leaving.delete_pressed.connect(self.remove_leaving)
        self.setFocusProxy(self.arrivals)
        self.retranslate()

    def retranslate(self) -> None:
        for title, text in zip(self.titles, (tr("Reinforcements"), tr("Withdrawals")), strict=True):
            title.setText(f"<b>{text}</b>")
        self.arrivals.setAccessibleName(tr("Reinforcements"))
        self.leaving.setAccessibleName(tr("Withdrawals"))
        for box in (self.come_who, self.leave_who):
            box.setAccessibleName(tr("Formation"))
        for spin in (self.come_turn, self.leave_turn):
            spin.setPrefix(tr("turn") + " ")
            spin.setAccessibleName(tr("Turn"))
        for part in (self.arrivals, self.leaving, self.come_buttons, self.leave_buttons):
            part.retranslate()

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        data = self.document.data
        zones = {row["formation"]: row["zone"] for row in data.get("entries", ())}
        groups: dict[tuple[int, str], list[dict[str, str]]] = {}
        for counter in data["counters"]:
            if turn := counter.get("arrival", 0):
                groups.setdefault((turn, counter["formation"]), []).append(counter)
        late = {formation for _, formation in groups}
        rows: list[Row] = [
            {"turn": turn, "id": formation, "name": formation_name(self.document, formation),
             "units": ", ".join(counter["name"] for counter in counters), "zone": zones.get(formation, ""),
             "counters": [counter["id"] for counter in counters], "swatch": swatch(self.document, formation)}
            for (turn, formation), counters in sorted(groups.items(), key=lambda item: item[0])
        ]  # fmt: skip
        # Entries without a late counter are wrong, but they are in the file.
        rows += [
            {"turn": 0, "id": name, "name": formation_name(self.document, name), "units": "", "zone": zone,
             "counters": [], "swatch": swatch(self.document, name)}
            for name, zone in zones.items() if name not in late
        ]  # fmt: skip
        self.arrivals.set_rows(rows)
        self.leaving.set_rows([
            {"turn": row["turn"], "id": row["formation"], "name": formation_name(self.document, row["formation"]),
             "swatch": swatch(self.document, row["formation"])}
            for row in data.get("withdrawals", ())
        ])  # fmt: skip
        leaving = {row["formation"] for row in data.get("withdrawals", ())}
        self._offer(self.come_who, formation_choices(self.document))
        staying = [choice for choice in formation_choices(self.document) if choice[0] not in leaving]
        self._offer(self.leave_who, staying)
        for spin in (self.come_turn, self.leave_turn):
            spin.setRange(1, max(1, data["turns"]))

    @staticmethod
    def _offer(box: QComboBox, choices: Choices) -> None:
        present = box.currentData()
        box.clear()
        for value, text in choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(present)))

    def _zones(self, row: Row) -> Choices:
        return [("", tr("nowhere")), *zone_choices(self.document)]

    def show_path(self, path: Path) -> bool:
        table = self.arrivals if path[0] == "entries" else self.leaving
        entries = self.document.data.get(str(path[0]), [])
        if len(path) < 2 or not isinstance(path[1], int) or path[1] >= len(entries):
            table.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        names = [row["id"] for row in table.rows]
        name = entries[path[1]]["formation"]
        at = path[1] if path[0] == "withdrawals" else names.index(name) if name in names else 0
        return table.choose(at, str(path[2]) if len(path) > 2 else "")

    # -- changing ------------------------------------------------------------------------------------------------------

    def _turn_check(self, turn: int) -> None:
        if turn > self.document.data["turns"]:
            raise Refused(tr("The game has only {n} turns", n=self.document.data["turns"]))

    def _set_turn(self, row: Row, turn: int) -> None:
        self._turn_check(turn)
        if not row["counters"]:
            raise Refused(tr("No counter of {name} arrives later; give one its turn first", name=row["name"]))
        self.push(setup.set_arrival(self.document, row["counters"], turn))

    def _demand(self, row: Row) -> None:
        if formation_entry(self.document, row["id"]) is None:
            raise Refused(tr("There is no formation {name}; take it out", name=row["id"]))

    def _drop(self, names: Iterable[str], edit: Callable[..., Patch | None], **values: object) -> list[Edit]:
        """An edit for each formation; those that there are not are taken out of everything."""
        made: list[Edit] = []
        for name in dict.fromkeys(names):
            known = formation_entry(self.document, name) is not None
            made.append(partial(edit, formation=name, **values) if known else partial(forget_formation, formation=name))
        return made

    def _set_zone(self, row: Row, zone: str) -> None:
        self._demand(row)
        self.push(setup.set_entry(self.document, row["id"], zone))

    def _set_leaving(self, row: Row, turn: int) -> None:
        self._turn_check(turn)
        self._demand(row)
        self.push(setup.set_withdrawal(self.document, row["id"], turn))

    def add_arrival(self) -> None:
        formation = self.come_who.currentData()
        ids = [entry["id"] for entry in self.document.data["counters"] if entry["formation"] == formation]
        zones = {row["formation"]: row["zone"] for row in self.document.data.get("entries", ())}
        if ids:
            self.push(setup.set_arrival(self.document, ids, self.come_turn.value(), zones.get(formation, "")))
        elif formation:
            self.notice.tell(tr("The formation has no counters"))

    def remove_arrivals(self) -> None:
        """The counters are set up instead; a formation of which nobody comes later needs no entry."""
        rows = self.arrivals.chosen_rows()
        ids = [name for row in rows for name in row["counters"]]
        counters = self.document.data["counters"]
        late = {entry["formation"] for entry in counters if entry.get("arrival") and entry["id"] not in ids}
        alone = [row["id"] for row in rows if row["id"] not in late]
        edits: list[Edit] = [partial(setup.set_arrival, counters=ids, turn=0)]
        edits += self._drop(alone, setup.set_entry, zone="")
        self.push(together(self.document, say("remove reinforcements"), edits))

    def add_leaving(self) -> None:
        if formation := self.leave_who.currentData():
            self.push(setup.set_withdrawal(self.document, formation, self.leave_turn.value()))

    def remove_leaving(self) -> None:
        names = [row["id"] for row in self.leaving.chosen_rows()]
        edits = self._drop(names, setup.set_withdrawal, turn=0)
        self.push(together(self.document, say("remove withdrawals"), edits))
