"""Cup and markers: what can still be drawn and how likely, what is in hand, and the rows of those used (2.B.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import pattern, percent, retell, tr, trn
from bk40qt.engine.codes import code_text
from bk40qt.mapview.faces import side_name
from bk40qt.play.cut_text import cut
from bk40qt.play.panels.base import Panel
from bk40qt.play.panels.chits import Chit, ChitFlow, Group
from bk40qt.play.session import Session

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.setting import Marker, Setting

KINDS: Final = ("formation", "artillery", "stuka", "repeat", "general")
_RULES: Final = {"formation": "5.2", "artillery": "8.6", "stuka": "8.6", "repeat": "5.3", "general": "5.5"}
# Place of a marker: its rule, and whether the row stays when it is empty.
SECTIONS: Final = {
    "cup": ("2.B", True),
    "drawn": ("2.B.1", False),
    "carried": ("5.6", False),
    "aside": ("12.1", False),
    "held": ("5.5", True),
    "waiting": ("5.5", False),
    "activated": ("2.B.2", True),
    "skipped": ("2.B.1", True),
    "spent": ("5.5", False),
    "pool": ("2.B", False),
    "future": ("12", False),
    "removed": ("8.5.1", False),
}
_DONE: Final = ("activated", "skipped", "spent", "removed")


def section_name(place: str) -> str:
    names = {
        "cup": tr("In the cup"),
        "drawn": tr("Being decided on"),
        "carried": tr("Kept: comes first next turn"),
        "aside": tr("Put aside for the opening"),
        "held": tr("In hand"),
        "waiting": tr("Waits to be combined"),
        "activated": tr("Used"),
        "skipped": tr("Passed or cancelled"),
        "spent": tr("Spent"),
        "pool": tr("For the next cup"),
        "future": tr("To come"),
        "removed": tr("Out of the game"),
    }
    return names[place]


def kind_name(kind: str) -> str:
    names = {"formation": tr("Formation"), "artillery": tr("Artillery"), "stuka": tr("Stuka"),
             "repeat": tr("Repeat"), "general": tr("General")}
    return names[kind]


def kind_help(marker: Marker, formation: str) -> str:
    """What the marker does, with its rule."""
    strikes = ", ".join(pattern(code_text(calibre)) for calibre in marker.strikes)
    texts = {
        "formation": tr("Lets every unit of {formation} act once", formation=formation),
        "artillery": tr("Artillery from off the map: {strikes}", strikes=strikes),
        "stuka": tr("Dive bombers: {strikes}", strikes=strikes),
        "repeat": tr("Activates one more time a formation that is fit for it, or lets a tired one rest;"
                     " may be held in hand"),
        "general": tr("Combines two markers, takes off markers of neutralized units or tired formations, becomes a"
                      " repeat marker, or tries to cancel an enemy marker; may be held in hand"),
    }
    return tr("{what} [{rule}]", what=texts[marker.kind], rule=_RULES[marker.kind])


def chances(setting: Setting, cup: Iterable[str]) -> tuple[dict[str, Fraction], dict[str, Fraction]]:
    """How likely the next marker out of the cup is of each side, and of each kind: all lie equally well in it."""
    markers = [setting.markers[setting.marker_index[name]] for name in cup]
    part = Fraction(1, max(1, len(markers)))
    sides = {"german": Fraction(0), "french": Fraction(0)}
    kinds = dict.fromkeys(KINDS, Fraction(0))
    for marker in markers:
        sides["german" if marker.side == 0 else "french"] += part
        kinds[marker.kind] += part
    return sides, kinds


class ChanceBar(QWidget):
    """The next draw: whose marker it will be. One part plain, one hatched, both with their number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides: dict[str, Fraction] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_chances(self, sides: dict[str, Fraction]) -> None:
        said = ", ".join(tr("{chance} {side}", side=side_name(side), chance=percent(float(chance)))
                         for side, chance in sides.items())
        self.setAccessibleName(tr("Next marker: {list}", list=said))
        self.setToolTip(tr("How likely the next marker out of the cup is of each side: {list}", list=said))
        self._sides = sides
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, self.fontMetrics().height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette, left = QPainter(self), self.palette(), 0.5
        ink = palette.color(QPalette.ColorRole.WindowText)
        for place, (side, chance) in enumerate(self._sides.items()):
            box = QRectF(left, 0.5, (self.width() - 1) * float(chance), self.height() - 1)
            left = box.right()
            painter.setPen(QPen(ink, 1))
            painter.setBrush(palette.base())
            painter.drawRect(box)
            if place:
                hatch = palette.color(QPalette.ColorRole.Mid)
                painter.fillRect(box.adjusted(1, 1, 0, 0), QBrush(hatch, Qt.BrushStyle.BDiagPattern))
            text = tr("{chance} {side}", side=side_name(side), chance=percent(float(chance)))
            text = cut(self.fontMetrics(), text, int(box.width()) - 4)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.end()


class _Section(QWidget):
    """A place of markers: its name with the rule, and the chits there."""

    def __init__(self, panel: MarkersPanel, place: str) -> None:
        super().__init__()
        self._place = place
        self.head = QLabel()
        self.head.setTextFormat(Qt.TextFormat.RichText)
        self.head.setWordWrap(True)
        self.head.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                          | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.head.linkActivated.connect(lambda link: panel.rule_asked.emit(link.removeprefix("rule:")))
        self.flow = ChitFlow()
        self.flow.chosen.connect(panel.choose)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(3)
        self.rows.addWidget(self.head)
        self.rows.addWidget(self.flow)

    def show_groups(self, groups: tuple[Group, ...]) -> None:
        rule, stays = SECTIONS[self._place]
        name = section_name(self._place)
        count = sum(chit.count for group in groups for chit in group.chits)
        said = str(count) if count else tr("none")
        self.head.setText(f"<b>{escape(name)}</b>: {escape(said)} &nbsp;<a href='rule:{rule}'>{rule}</a>")
        self.head.setToolTip(tr("Open rule {rule}", rule=rule))
        self.flow.set_groups(name, groups)
        self.flow.setVisible(bool(groups))
        self.setVisible(stays or bool(groups))


class MarkersPanel(Panel):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.bar = ChanceBar()
        self.kinds = QLabel()
        self.kinds.setWordWrap(True)
        self.sections = {place: _Section(self, place) for place in SECTIONS}
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(8)
        for section in self.sections.values():
            column.addWidget(section)
        column.addStretch(1)
        self.sections["cup"].rows.addWidget(self.bar)
        self.sections["cup"].rows.addWidget(self.kinds)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll)
        self._scroll = scroll
        self._shown: object = None  # the markers of the view, as they were shown last
        self._leaders: dict[str, str] = {}
        self.retranslate()

    @property
    def _setting(self) -> Setting:
        return self.session.game.state.setting  # type: ignore[attr-defined, no-any-return]

    def refresh(self) -> None:
        view = self.session.view()
        markers = view["markers"]
        leaders = self._find_leaders(view)
        if (markers, leaders) == (self._shown, self._leaders):
            return
        self._shown, self._leaders = markers, leaders
        places = dict.fromkeys(markers["cup"], "cup") | markers["places"]
        for place, section in self.sections.items():
            here = [marker for marker in self._setting.markers if places.get(marker.id) == place]
            if place == "removed":  # the repeats that a general marker can become are no loss
                here = [marker for marker in here if not marker.extra]
            section.show_groups(self._groups(here, place, len(markers["cup"])))
        self._show_chances(markers["cup"])

    def _find_leaders(self, view: Mapping[str, Any]) -> dict[str, str]:
        """For each formation the unit that a click on its marker shows: its HQ, else somebody on the map."""
        setting, found = self._setting, dict[str, str]()
        for unit in view["units"]:
            if "hex" in unit and (unit["formation"] not in found or setting.is_hq[setting.unit_index[unit["id"]]]):
                found[unit["formation"]] = unit["id"]
        return found

    def _groups(self, markers: list[Marker], place: str, in_cup: int) -> tuple[Group, ...]:
        """By side, and by turn for those to come; markers that are all alike lie in one pile."""
        sides = self.session.game.system.sides
        keys = dict.fromkeys(sorted((marker.turn if place == "future" else 0, marker.side) for marker in markers))
        groups = []
        for turn, side in keys:
            here = [marker for marker in markers if marker.side == side and turn in (0, marker.turn)]
            label = side_name(sides[side])
            label = tr("{side}, turn {turn}", side=label, turn=turn) if turn else label
            piles: dict[object, list[Marker]] = {}
            for marker in sorted(here, key=lambda marker: KINDS.index(marker.kind)):
                piles.setdefault(marker.id if marker.kind == "formation" else marker.kind, []).append(marker)
            chits = tuple(self._chit(pile, place, in_cup) for pile in piles.values())
            groups.append(Group(label, chits))
        return tuple(groups)

    def _chit(self, pile: list[Marker], place: str, in_cup: int) -> Chit:
        marker, setting = pile[0], self._setting
        side = self.session.game.system.sides[marker.side]
        dimmed = place in _DONE
        if marker.kind == "formation":
            formation = setting.scenario.formations[marker.formation]
            caption, colour, name = formation.marker, formation.colour, formation.name
        else:
            caption, colour, name = kind_name(marker.kind), "", retell(marker.name)
        lines = [", ".join(retell(one.name) for one in pile) if not colour else name, side_name(side),
                 kind_help(marker, name)]
        if place == "cup":
            lines.append(tr("Comes next: {chance}", chance=percent(len(pile) / in_cup)))
        unit = self._leaders.get(marker.id, "") if marker.kind == "formation" else ""
        return Chit(marker.kind, side, caption, colour, len(pile), "\n".join(lines), unit, _RULES[marker.kind], dimmed)

    def _show_chances(self, cup: list[str]) -> None:
        sides, kinds = chances(self._setting, cup)
        self.bar.setVisible(bool(cup))
        self.kinds.setVisible(bool(cup))
        self.bar.set_chances(sides)
        parts = [tr("{kind} {chance}", kind=kind_name(kind), chance=percent(float(chance)))
                 for kind, chance in kinds.items() if chance]
        text = tr("Next: {list}", list=", ".join(parts))
        if len(cup) == 1:
            text = tr("The last marker of the cup is kept and comes first in the next turn [5.6].")
        self.kinds.setText(text)
        self.kinds.setToolTip(trn("{n} marker in the cup, each as likely as the other",
                                  "{n} markers in the cup, each as likely as the other", len(cup)))

    def choose(self, chit: Chit) -> None:
        """A formation shows its HQ; the others show their rule."""
        if chit.unit:
            self.unit_wanted.emit(chit.unit)
        else:
            self.rule_asked.emit(chit.rule)

    def retranslate(self) -> None:
        self._scroll.setAccessibleName(tr("Cup and markers"))
        self._shown = None
        self.refresh()
