"""The values of the selected counters. Where several are selected, common values are shown and different ones are left
blank; a change applies to all of them as one step."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import pattern, tr, trn
from bk40qt.engine.rules.blitz40.scenario_check import MAX_TURNS
from bk40qt.engine.rules.blitz40.scenario_document import VALUES
from bk40qt.engine.rules.blitz40.scenario_forces import INFANTRY, LIMITS, SPECIAL
from bk40qt.engine.wording import translatable
from bk40qt.mapview.counter_art import STYLES, paint_counter
from bk40qt.mapview.faces import CounterFace, describe
from editor.edits.counters import put_counters, set_key
from editor.panels.fields import MIXED, ChoiceField, Field, FlagField, NumberField, TextField, named_check
from editor.panels.form import Form, reveal
from editor.panels.form_panel import FormPanel, Path
from editor.panels.ids import id_check
from editor.panels.large_fields import LongTextField
from editor.panels.wording import Entry, face_of, formation_choices, formation_entry, type_choices
from editor.workspace import Workspace

_HEADS: Final = {
    "attack": translatable("Attack"),
    "armour": translatable("Armour"),
    "range": translatable("Range"),
    "ma": translatable("Movement"),
}
_DEFAULTS: Final[dict[str, Any]] = {
    "special": [], "independent": False, "independent_until": 0, "arrival": 0, "start_losses": 0,
    "type_id": "", "model": "", "note": "",
}  # fmt: skip


class FacePreview(QWidget):
    """One side of a counter, large."""

    def __init__(self, side: int = 104) -> None:
        super().__init__()
        self._face: CounterFace | None = None
        self._side = side
        self.setFixedSize(QSize(side + 14, side + 14))

    @property
    def face(self) -> CounterFace | None:
        return self._face

    def show_face(self, face: CounterFace | None) -> None:
        if face != self._face:
            self._face = face
            self.setToolTip(describe(face) if face is not None else "")
            self.setAccessibleName(describe(face) if face is not None else "")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is not None:
            with QPainter(self) as painter:
                box = QRectF(7, 7, self._side, self._side)
                paint_counter(painter, box, self._face, style=STYLES[theme.theme_name()])


class ValuesGrid(QWidget):
    """Both faces: attack, armour, range, movement."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, NumberField] = {}
        self._heads = [QLabel() for _ in VALUES]
        self._sides = [QLabel(), QLabel()]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        small = self.font()  # four German words side by side are wider than the panel otherwise
        small.setPointSizeF(small.pointSizeF() * 0.85)
        grid.setVerticalSpacing(3)
        for column, (name, head) in enumerate(zip(VALUES, self._heads, strict=True), 1):
            head.setAlignment(Qt.AlignmentFlag.AlignCenter)
            head.setFont(small)
            grid.addWidget(head, 0, column)
            for row, face in enumerate(("full", "reduced"), 1):
                field = NumberField(*LIMITS[name])
                self.fields[f"{face}.{name}"] = field
                grid.addWidget(field, row, column)
        for row, label in enumerate(self._sides, 1):
            grid.addWidget(label, row, 0)
        self.retranslate()

    def retranslate(self) -> None:
        sides = (tr("Full"), tr("Reduced"))
        for label, side in zip(self._sides, sides, strict=True):
            label.setText(side)
        for head, name in zip(self._heads, VALUES, strict=True):
            head.setText(pattern(_HEADS[name]))
            for face, side in zip(("full", "reduced"), sides, strict=True):
                what = tr("{value}, {side}", value=pattern(_HEADS[name]), side=side)
                self.fields[f"{face}.{name}"].set_name(what, what)

    def arm(self, armed: bool) -> None:
        """An HQ has nothing but movement (R-24)."""
        for key, field in self.fields.items():
            if not key.endswith(".ma"):
                field.spin.setMinimum(min(0, field.spin.minimum()))
                field.setEnabled(armed)


class CounterForm(FormPanel):
    """Shows what `set_counters` says; whoever calls that also follows the document."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.ids: tuple[str, ...] = ()
        self.renaming = False
        self.front, self.back = FacePreview(), FacePreview()
        self.title = QLabel()
        self.title.setWordWrap(True)
        self.grid = ValuesGrid()
        self.form = self._form()
        faces = QHBoxLayout()
        faces.addWidget(self.front)
        faces.addWidget(self.back)
        faces.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addWidget(self.title)
        layout.addLayout(faces)
        layout.addWidget(self.grid)
        layout.addWidget(self.form)
        layout.addStretch(1)
        self.fields: dict[str, Field] = {**self.grid.fields, **self.form.fields}
        for key, field in self.fields.items():
            field.edited.connect(lambda value, key=key: self._edited(key, value))
        self.retranslate()

    def _form(self) -> Form:
        form = Form()
        add = form.add
        add("name", translatable("Name"), TextField(named_check))
        add("type", translatable("Type"), ChoiceField())
        add("formation", translatable("Formation"), ChoiceField())
        for name in SPECIAL:
            add(f"special.{name}", _special_text(name), FlagField(self._special_check))
        add("independent", translatable("Independent"), FlagField(self._independent_check),
            translatable("A white stripe: acts without an HQ, may be attached to another formation (10.3)"))
        add("independent_until", translatable("Independent until"), NumberField(0, MAX_TURNS),
            translatable("The last turn of the independent status (R-87)"))
        add("arrival", translatable("Arrives on turn"), NumberField(0, MAX_TURNS),
            translatable("The turn it comes on; counters that are set up have none (12.2)"))
        add("start_losses", translatable("Starting losses"), NumberField(0, 1, check=self._losses_check),
            translatable("Steps lost before the game begins; the owner may allot them anew (R-80)"))
        add("type_id", translatable("Unit type"), TextField(), translatable("Key of the type in the unit library"))
        add("model", translatable("Equipment"), TextField())
        add("note", translatable("Note"), LongTextField(lines=2))
        add("id", translatable("Id"), TextField(self._id_check, whole=True),
            translatable("The name of the counter in the file; letters, digits, '_', '-' and '.'"))
        return form

    def retranslate(self) -> None:
        self.form.retranslate()
        self.grid.retranslate()
        for key, text in (("independent_until", tr("no end")), ("arrival", tr("set up"))):
            field = self.fields[key]
            assert isinstance(field, NumberField)
            field.set_zero(text)

    # -- showing -------------------------------------------------------------------------------------------------------

    def set_counters(self, ids: tuple[str, ...]) -> None:
        self.ids = ids
        self.refresh()

    def entries(self) -> list[Entry]:
        wanted = set(self.ids)
        return [entry for entry in self.document.data["counters"] if entry["id"] in wanted]

    def refresh(self) -> None:
        entries = self.entries()
        self.setEnabled(bool(entries))
        if not entries:
            return
        first = entries[0]
        self.title.setText(
            f"<b>{_plain(first['name'])}</b>" if len(entries) == 1
            else trn("{n} counter", "<b>{n} counters</b>: a change applies to all of them", len(entries))
        )  # fmt: skip
        formation = formation_entry(self.document, first["formation"])
        self.front.show_face(face_of(first, formation, 1 if first["type"] == "hq" else 2))
        self.back.show_face(face_of(first, formation, 1))
        self.back.setVisible(first["type"] != "hq")
        for key, name in (("type", type_choices()), ("formation", formation_choices(self.document))):
            field = self.fields[key]
            assert isinstance(field, ChoiceField)
            field.set_choices(name)
        self._limit_turns()
        for key, field in self.fields.items():
            values = [_value(entry, key) for entry in entries]
            field.show_value(values[0] if all(value == values[0] for value in values) else MIXED)
        self._allow(entries)

    def _limit_turns(self) -> None:
        for key in ("arrival", "independent_until"):
            field = self.fields[key]
            assert isinstance(field, NumberField)
            field.set_high(self.document.data["turns"])

    def _allow(self, entries: list[Entry]) -> None:
        hqs = any(entry["type"] == "hq" for entry in entries)
        self.grid.arm(not hqs)
        self.fields["independent"].setEnabled(not hqs)
        self.fields["start_losses"].setEnabled(not hqs)
        self.fields["independent_until"].setEnabled(all(entry.get("independent") for entry in entries))
        for name in SPECIAL:
            self.fields[f"special.{name}"].setEnabled(all(entry["type"] in INFANTRY for entry in entries))
        self.form.show_row("id", len(entries) == 1)

    # -- changing ------------------------------------------------------------------------------------------------------

    def _edited(self, key: str, value: Any) -> None:
        token = f"{self.fields[key].token} {key} {' '.join(self.ids)}"
        if key == "formation":
            self.push(put_counters(self.document, self.ids, value, None))
        elif key == "id":
            self._rename(value)
        else:
            self.push(set_key(self.document, self.ids, key, value), token)

    def _rename(self, ident: str) -> None:
        self.renaming = True
        if self.push(set_key(self.document, self.ids, "id", ident)):
            self.ids = (ident,)
            self.workspace.selection.select_forces(self.ids)
        self.renaming = False
        self.refresh()

    def _id_check(self, value: str) -> str:
        return id_check(self.document, value, self.ids[0] if self.ids else "")

    def _special_check(self, value: bool) -> str:
        wrong = [entry for entry in self.entries() if entry["type"] not in INFANTRY]
        return tr("Only infantry and machine guns have this") if value and wrong else ""

    def _independent_check(self, value: bool) -> str:
        if value and any(entry["type"] == "hq" for entry in self.entries()):
            return tr("An HQ is never independent (10.3)")
        return ""

    def _losses_check(self, value: int) -> str:
        if value and any(entry["type"] == "hq" for entry in self.entries()):
            return tr("An HQ takes no step losses (3.2)")
        return ""

    def show_path(self, path: Path) -> bool:
        """What follows the number of the counter: ("full", "ma"), ("arrival",)."""
        key = ".".join(str(step) for step in path)
        if path and path[0] == "special":
            key = f"special.{SPECIAL[0]}"
        for name in (key, f"{key}.attack", "name"):
            if name in self.fields:
                reveal(self.fields[name].editor)
                return True
        return False


def _special_text(name: str) -> str:
    texts = {
        "assault_pioneer": translatable("Assault pioneers"),
        "halftrack_symbol": translatable("May start aboard a carrier"),
    }
    return texts[name]


def _value(entry: Entry, key: str) -> Any:
    face, _, which = key.partition(".")
    if face == "special" and which:
        return which in entry.get("special", ())
    if which:
        return entry[face][VALUES.index(which)]
    return entry.get(key, _DEFAULTS.get(key))


def _plain(text: str) -> str:
    """A name may contain signs that rich text would take for its own."""
    return text.replace("&", "&amp;").replace("<", "&lt;")
