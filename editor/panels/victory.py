"""Victory: whose points or which hexes count, the bands of each turn, and who holds what at the start."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.wording import say, translatable
from editor.edits import victory
from editor.panels.fields import ChoiceField, text_check
from editor.panels.form import Buttons, Form, scrolling
from editor.panels.form_panel import FormPanel, Notice, Path
from editor.panels.hex_field import read_hex, read_hexes
from editor.panels.rows_table import Column, Refused, Row, RowsTable
from editor.panels.wording import side_choices
from editor.workspace import Edit, Workspace, together

_MOST_POINTS = 100
_FAR = 1000  # points that no game reaches: a band without limit


class VictoryPanel(FormPanel):
    sections = frozenset(("victory", "control"))
    follows = frozenset(("turns", "map.grid"))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.head = Form()
        self.head.add("kind", translatable("Kind"), ChoiceField())
        self.head.add("side", translatable("Side"), ChoiceField(), translatable("Whose points count, or who must hold"))
        held = Column("held", translatable("Held at the start by"), self._set_held,
                      choices=lambda row: [("", tr("nobody")), *side_choices()])
        self.points = RowsTable(
            (
                Column("hex", translatable("Hex"), self._move_hex),
                Column("name", translatable("Name"), self._name_point, stretch=True),
                Column("vp", translatable("Points"), self._set_points, span=(1, _MOST_POINTS)),
                held,
            ),
            rows=8,
        )
        last = replace(held, stretch=True)
        self.hold = RowsTable((Column("hex", translatable("Hex"), self._move_hex), last), rows=3)
        self.bands = RowsTable(
            (
                Column("turn", translatable("Turn"), span=(1, 50)),
                Column("low", translatable("Low"), self._set_low, span=(-_FAR, _FAR), stretch=True),
                Column("high", translatable("High"), self._set_high, span=(-_FAR, _FAR), stretch=True),
            ),
            rows=8,
        )
        self.control = RowsTable((Column("hex", translatable("Hex")), last), rows=2)
        self.titles = [QLabel() for _ in range(3)]
        self.total, self.band_hint = QLabel(), QLabel()
        self.band_hint.setWordWrap(True)
        self.notice = Notice()
        self.hexes, self.buttons, self.held_buttons = QLineEdit(), Buttons(), Buttons()
        self._make_buttons()
        self._lay_out()
        for table in (self.points, self.hold, self.bands, self.control):
            table.rows_model.refused.connect(self.notice.tell)
        for table in (self.points, self.hold):
            table.delete_pressed.connect(self.remove)
        self.control.delete_pressed.connect(self.release)
        self.hexes.returnPressed.connect(self.add_typed)
        self.head.fields["kind"].edited.connect(lambda kind: self.push(victory.set_kind(self.document, kind)))
        self.head.fields["side"].edited.connect(lambda side: self.push(victory.set_victory_side(self.document, side)))
        self.retranslate()

    def _make_buttons(self) -> None:
        self.buttons.row.addWidget(self.hexes)
        self.buttons.add(translatable("Add"), translatable("These hexes count for victory"), self.add_typed)
        self.buttons.add(translatable("Add selected"), translatable("The hexes selected on the map count for victory"),
                         self.add_selected)
        self.buttons.add(translatable("Delete"), translatable("These hexes do not count any more"), self.remove, "✕")
        self.held_buttons.add(translatable("Selected: German"), translatable("The Germans hold the selected hexes"),
                              lambda: self.take("german"))
        self.held_buttons.add(translatable("Selected: French"), translatable("The French hold the selected hexes"),
                              lambda: self.take("french"))
        self.held_buttons.add(translatable("Delete"), translatable("Nobody holds these hexes"), self.release, "✕")

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.head, self.titles[0], self.points, self.hold, self.total, self.buttons, self.titles[1],
                       self.band_hint, self.bands, self.titles[2], self.control, self.held_buttons):
            column.addWidget(widget)
        column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.notice)
        layout.addWidget(scrolling(content))
        self.setFocusProxy(self.head.fields["kind"])

    def retranslate(self) -> None:
        texts = (tr("Hexes that count"), tr("Bands"), tr("Other hexes held at the start"))
        for title, text in zip(self.titles, texts, strict=True):
            title.setText(f"<b>{text}</b>")
        self.band_hint.setText(tr("Play goes on while the points of the side are from low to high; below or above,"
                                  " the game is decided."))
        self.hexes.setPlaceholderText(tr("Hexes, such as {hex}", hex=self.document.grid.ids[0]))
        self.hexes.setAccessibleName(tr("Hexes to add"))
        for table, text in zip((self.points, self.bands, self.control), texts, strict=True):
            table.setAccessibleName(text)
        self.hold.setAccessibleName(texts[0])
        for part in (self.head, self.points, self.hold, self.bands, self.control, self.buttons, self.held_buttons):
            part.retranslate()

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        data = self.document.data["victory"]
        kind, side = self.head.fields["kind"], self.head.fields["side"]
        assert isinstance(kind, ChoiceField) and isinstance(side, ChoiceField)
        kind.set_choices([("bands", tr("Points within bands")), ("hold", tr("Hold hexes at the end"))])
        side.set_choices(side_choices())
        kind.show_value(data["kind"])
        side.show_value(data["side"])
        held = {entry["hex"]: entry["side"] for entry in self.document.data["control"]}
        points = data.get("points", [])
        self.points.set_rows([
            {"hex": p["hex"], "name": p.get("name", ""), "vp": p["vp"], "held": held.get(p["hex"], "")} for p in points
        ])  # fmt: skip
        self.hold.set_rows([{"hex": name, "held": held.get(name, "")} for name in data.get("hold", ())])
        self.bands.set_rows([dict(band) for band in data.get("bands", ())])
        counted = victory.objectives(self.document)
        self.control.set_rows([{"hex": name, "held": side} for name, side in held.items() if name not in counted])
        self.total.setText(tr("{n} points in all", n=sum(point["vp"] for point in points)))
        bands = data["kind"] == "bands"
        # What belongs to the other kind is wrong, but where a file has it, it is shown.
        for widget, shown in (
            (self.points, bands or bool(points)), (self.total, bands), (self.hold, not bands or "hold" in data),
            (self.bands, bands or "bands" in data), (self.titles[1], bands), (self.band_hint, bands),
        ):  # fmt: skip
            widget.setVisible(shown)

    def show_path(self, path: Path) -> bool:
        if path[0] == "control":
            return self._show_control(path)
        key = str(path[1]) if len(path) > 1 else "kind"
        row = path[2] if len(path) > 2 and isinstance(path[2], int) else 0
        cell = str(path[3]) if len(path) > 3 else ""
        tables = {"points": self.points, "hold": self.hold, "bands": self.bands}
        if key in tables:
            if not tables[key].choose(row, cell):
                self.hexes.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return self.head.focus(key)

    def _show_control(self, path: Path) -> bool:
        entries = self.document.data["control"]
        at = path[1] if len(path) > 1 and isinstance(path[1], int) else -1
        name = entries[at]["hex"] if 0 <= at < len(entries) else ""
        for table in (self.points, self.hold, self.control):
            names = [row["hex"] for row in table.rows]
            blank = [number for number, row in enumerate(table.rows) if not row["held"]]
            if name in names or (not name and blank):
                return table.choose(names.index(name) if name else blank[0], "held")
        return self.head.focus("kind")

    # -- changing ------------------------------------------------------------------------------------------------------

    def _bands(self) -> bool:
        return bool(self.document.data["victory"]["kind"] == "bands")

    def add_typed(self) -> None:
        try:
            names = read_hexes(self.document, self.hexes.text())
        except Refused as reason:
            self.notice.tell(str(reason))
            return
        self.notice.tell("")
        if names:
            self._add(names)
            self.hexes.clear()

    def add_selected(self) -> None:
        names = sorted(self.workspace.selection.hexes)
        if names:
            self._add(names)
        else:
            self.workspace.said.emit(tr("Select hexes on the map first."))

    def _add(self, names: list[str]) -> None:
        known = victory.objectives(self.document)
        new = [name for name in names if name not in known]
        if not new:
            self.notice.tell(tr("These hexes count already"))
        elif self._bands():
            edits: list[Edit] = [
                partial(victory.set_point, hex_=name, vp=1, name=self._named(name)) for name in new
            ]
            self.push(together(self.document, say("add victory hexes"), edits, new))
        else:
            self.push(victory.set_hold(self.document, new))

    def _named(self, name: str) -> str:
        """What the map calls the hex."""
        return str(self.document.data["map"]["hexes"][name].get("name", ""))

    def remove(self) -> None:
        points = [row["hex"] for row in self.points.chosen_rows()]
        hold = [row["hex"] for row in self.hold.chosen_rows()]
        edits: list[Edit] = [partial(victory.set_point, hex_=name, vp=0) for name in points]
        if hold:
            edits.append(lambda d: victory.set_hold(d, hold, False))
        self.push(together(self.document, say("remove victory hexes"), edits, (*points, *hold)))

    def _move_hex(self, row: Row, text: str) -> None:
        """Another hex for the same worth, held by the same side."""
        new, old = read_hex(self.document, text), row["hex"]
        if new in victory.objectives(self.document):
            raise Refused(tr("{hex} counts already", hex=new))
        entry = next((p for p in self.document.data["victory"].get("points", ()) if p["hex"] == old), None)
        edits: list[Edit]
        if entry is not None:
            edits = [lambda d: victory.set_point(d, old, 0),
                     lambda d: victory.set_point(d, new, entry["vp"], entry.get("name", ""))]
        else:
            edits = [lambda d: victory.set_hold(d, (old,), False), lambda d: victory.set_hold(d, (new,))]
        if row["held"]:
            edits.append(lambda d: victory.set_control(d, (new,), row["held"]))
        self.push(together(self.document, say("move a victory hex"), edits, (old, new)))

    def _name_point(self, row: Row, name: str) -> None:
        if reason := text_check(name):
            raise Refused(reason)
        self.push(victory.set_point(self.document, row["hex"], row["vp"], name))

    def _set_points(self, row: Row, vp: int) -> None:
        self.push(victory.set_point(self.document, row["hex"], vp))

    def _set_held(self, row: Row, side: str) -> None:
        self.push(victory.set_control(self.document, (row["hex"],), side or None))

    def _set_low(self, row: Row, low: int) -> None:
        self._set_band(row["turn"], low, row["high"])

    def _set_high(self, row: Row, high: int) -> None:
        self._set_band(row["turn"], row["low"], high)

    def _set_band(self, turn: int, low: int, high: int) -> None:
        if low > high:
            raise Refused(tr("Low must not be above high"))
        self.push(victory.set_band(self.document, turn, low, high))

    def take(self, side: str) -> None:
        if self.workspace.selection.hexes:
            self.push(victory.set_control(self.document, sorted(self.workspace.selection.hexes), side))
        else:
            self.workspace.said.emit(tr("Select hexes on the map first."))

    def release(self) -> None:
        self.push(victory.set_control(self.document, [row["hex"] for row in self.control.chosen_rows()], None))
