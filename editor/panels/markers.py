"""Markers by side and turn, what an artillery or Stuka marker fires, and who opens the game."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.scenario_check import MAX_MARKERS, MAX_STRIKES
from bk40qt.engine.rules.blitz40.scenario_document import POOL
from bk40qt.engine.wording import translatable
from bk40qt.mapview.faces import side_name
from editor.edits import scenario
from editor.panels.fields import ChoiceField, NumberField
from editor.panels.form import Form, scrolling
from editor.panels.form_panel import FormPanel, Notice, Path
from editor.panels.rows_table import Column, Refused, Row, RowsTable
from editor.panels.wording import marker_names, side_choices
from editor.workspace import Workspace

_MOST_TURNS: Final = 200  # rows that are shown, whatever a file says
_CALIBRES: Final = {"artillery": ("light", "medium", "heavy"), "stuka": ("stuka",)}  # 8.6
_POOL_HEADS: Final = {
    "artillery": translatable("Artillery"),
    "stuka": translatable("Stuka"),
    "repeat": translatable("Repeat"),
    "general": translatable("General"),
}
_CALIBRE_HEADS: Final = {  # guns: "Light" with a capital is a theme
    "light": translatable("light"),
    "medium": translatable("medium"),
    "heavy": translatable("heavy"),
    "stuka": translatable("Stuka"),
}


class MarkersPanel(FormPanel):
    sections = frozenset(("markers", "strikes", "initiative"))
    follows = frozenset(("turns",))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.titles = [QLabel() for _ in range(4)]
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.notice = Notice()
        turn = Column("turn", translatable("Turn"))
        self.pools: dict[str, RowsTable] = {
            side: RowsTable([turn, *(self._pool_column(side, kind) for kind in POOL)], rows=4, whole=True)
            for side in SIDES
        }
        self.strikes = RowsTable(
            [
                Column("name", translatable("One marker"), stretch=True),
                *(self._calibre_column(calibre) for calibre in _CALIBRE_HEADS),
            ],
            rows=4,
        )
        self.initiative = self._make_initiative()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.hint)
        for title, widget in zip(self.titles, (*self.pools.values(), self.strikes, self.initiative), strict=True):
            column.addWidget(title)
            column.addWidget(widget)
        column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 1, 6)  # its scroll bar may stand at the edge
        layout.addWidget(self.notice)
        layout.addWidget(scrolling(content))
        for table in (*self.pools.values(), self.strikes):
            table.rows_model.refused.connect(self.notice.tell)
            table.delete_pressed.connect(lambda table=table: self._clear(table))
        self.setFocusProxy(self.pools["german"])
        self.retranslate()

    def _pool_column(self, side: str, kind: str) -> Column:
        def change(row: Row, count: int) -> None:
            self.push(scenario.set_pool(self.document, side, row["turn"], **{kind: count}))

        return Column(kind, _POOL_HEADS[kind], change, span=(0, MAX_MARKERS), blank_zero=True)

    def _calibre_column(self, calibre: str) -> Column:
        def change(row: Row, count: int) -> None:
            self._set_calibre(row, calibre, count)

        return Column(calibre, _CALIBRE_HEADS[calibre], change, span=(0, MAX_STRIKES), blank_zero=True,
                      usable=lambda row: calibre in _CALIBRES[row["marker"]])

    def _make_initiative(self) -> Form:
        form = Form()
        form.add("side", translatable("Side"), ChoiceField(), translatable("Who opens the game (R-16)"))
        form.add("formation", translatable("Formation markers"), NumberField(0, MAX_MARKERS))
        form.add("artillery", translatable("Artillery markers"), NumberField(0, MAX_MARKERS))
        form.add("stuka", translatable("Stuka markers"), NumberField(0, MAX_MARKERS))
        for key, field in form.fields.items():
            field.edited.connect(lambda value, key=key: self._set_initiative(key, value))
        return form

    def retranslate(self) -> None:
        texts = [tr("{side}: markers added by turn", side=side_name(side)) for side in SIDES]
        texts += [tr("Strikes of one marker"), tr("Initiative")]
        for title, text in zip(self.titles, texts, strict=True):
            title.setText(f"<b>{text}</b>")
        self.hint.setText(tr("Formation markers follow from the formations. Type a number into a cell."))
        for table, text in zip((*self.pools.values(), self.strikes), texts[:3], strict=True):
            table.setAccessibleName(text)
            table.retranslate()
        self.initiative.retranslate()

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        data = self.document.data
        turns = max([data["turns"], *(pool["turn"] for pool in data["markers"])])
        for side, table in self.pools.items():
            rows: list[Row] = [{"turn": turn} for turn in range(1, min(turns, _MOST_TURNS) + 1)]
            for pool in data["markers"]:
                if pool["side"] == side and 1 <= pool["turn"] <= len(rows):
                    rows[pool["turn"] - 1].update({kind: pool.get(kind, 0) for kind in POOL})
            table.set_rows(rows)
        names = marker_names()
        strikes: list[Row] = []
        for side in SIDES:
            for marker in _CALIBRES:
                calibres = self._calibres(side, marker)
                counts = {calibre: calibres.count(calibre) for calibre in _CALIBRE_HEADS}
                name = tr("{side}: {marker}", side=side_name(side), marker=names[marker])
                strikes.append({"side": side, "marker": marker, "name": name, **counts})
        self.strikes.set_rows(strikes)
        self._show_initiative()

    def _calibres(self, side: str, marker: str) -> list[str]:
        for entry in self.document.data["strikes"]:
            if (entry["side"], entry["marker"]) == (side, marker):
                return list(entry["calibres"])
        return []

    def _show_initiative(self) -> None:
        first = self.document.data.get("initiative")
        side = self.initiative.fields["side"]
        assert isinstance(side, ChoiceField)
        side.set_choices([("", tr("nobody")), *side_choices()])
        for key, field in self.initiative.fields.items():
            field.show_value(first[key] if first is not None else "" if key == "side" else 0)
            if key != "side":
                field.setEnabled(first is not None)

    def show_path(self, path: Path) -> bool:
        entries: Any = self.document.data.get(str(path[0]), [])
        if path[0] == "initiative":
            return self.initiative.focus(str(path[1]) if len(path) > 1 else "side")
        at = path[1] if len(path) > 1 and isinstance(path[1], int) else -1
        entry = entries[at] if 0 <= at < len(entries) else None
        if path[0] == "markers":
            kind = str(path[2]) if len(path) > 2 and path[2] in POOL else POOL[0]
            if entry is None:
                return self.pools["german"].choose(0)
            return self.pools[entry["side"]].choose(entry["turn"] - 1, kind)
        rows = [(row["side"], row["marker"]) for row in self.strikes.rows]
        return self.strikes.choose(rows.index((entry["side"], entry["marker"])) if entry is not None else 0)

    # -- changing ------------------------------------------------------------------------------------------------------

    def _set_calibre(self, row: Row, calibre: str, count: int) -> None:
        """The order of the others stays; new ones go behind those of their kind."""
        calibres = self._calibres(row["side"], row["marker"])
        if len(calibres) - calibres.count(calibre) + count > MAX_STRIKES:
            raise Refused(tr("One marker has at most {n} strikes", n=MAX_STRIKES))
        while calibres.count(calibre) > count:
            del calibres[len(calibres) - 1 - calibres[::-1].index(calibre)]
        while calibres.count(calibre) < count:
            at = len(calibres) - calibres[::-1].index(calibre) if calibre in calibres else len(calibres)
            calibres.insert(at, calibre)
        self.push(scenario.set_strikes(self.document, row["side"], row["marker"], calibres))

    def _set_initiative(self, key: str, value: Any) -> None:
        first = self.document.data.get("initiative", {"side": "", "formation": 1, "artillery": 0, "stuka": 0})
        made = {**first, key: value}
        counts = {kind: made[kind] for kind in ("formation", "artillery", "stuka")}
        token = f"{self.initiative.fields[key].token} initiative {key}"
        self.push(scenario.set_initiative(self.document, made["side"] or None, **counts), token)

    def _clear(self, table: RowsTable) -> None:
        """Delete: no markers, no strikes in this cell."""
        index = table.currentIndex()
        column = table.rows_model.columns[index.column()] if index.isValid() else None
        if column is not None and column.change is not None and column.usable(table.rows[index.row()]):
            table.rows_model.setData(index, 0)
