"""How victory stands: the points within the band of the turn (T-10), or the hexes that are to be held (R-83)."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.records import value
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.cut_label import CutLabel

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.setting import Setting

_ROLE: Final = QPalette.ColorRole
_BAR: Final = 9  # pixels: the line of points
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


@value
class Goal:
    """A hex that counts."""

    hex: str
    name: str
    value: int
    holder: str  # "" = nobody yet


@value
class Standing:
    """Where the sides stand, as the scenario counts it."""

    kind: str  # "bands" or "hold"
    side: str  # whose points are counted, or who must hold
    goals: tuple[Goal, ...]
    turn: int = 0  # whose band is shown
    points: int = 0
    most: int = 0  # all points of the map
    band: tuple[int, int] | None = None
    last: bool = False
    bands: tuple[tuple[int, int, int], ...] = ()

    @property
    def other(self) -> str:
        return "french" if self.side == "german" else "german"

    @property
    def ahead(self) -> str:
        """The side that holds more of the hexes."""
        return self.other if self.held(self.other) > self.held(self.side) else self.side

    def held(self, side: str) -> int:
        return sum(goal.holder == side for goal in self.goals)


def standing(setting: Setting, view: Mapping[str, Any]) -> Standing:
    victory, hexes = setting.scenario.victory, view["hexes"]
    turn = max(1, view["turn"])

    def goal(name: str, value: int, text: str) -> Goal:
        place = text or setting.board.name[setting.hex_index[name]]
        return Goal(name, place, value, hexes.get(name, {}).get("control", ""))

    if victory.kind == "hold":
        return Standing("hold", victory.side, tuple(goal(name, 0, "") for name in victory.hold), turn)
    band = next(((band.low, band.high) for band in victory.bands if band.turn == turn), None)
    goals = tuple(goal(*point) for point in victory.points)
    return Standing("bands", victory.side, goals, turn, view["vp"], sum(goal.value for goal in goals), band,
                    turn >= setting.turns, tuple((band.turn, band.low, band.high) for band in victory.bands))


def victory_text(side: str) -> str:
    return {"german": tr("German victory"), "french": tr("French victory")}.get(side, side)


def text_of(found: Standing) -> str:
    """In one line: the count, the band, and what it would mean at the end of this turn."""
    if found.kind == "hold":
        ahead = found.ahead
        return tr("{side}: holds {held} of {all}", side=side_name(ahead), held=found.held(ahead), all=len(found.goals))
    if found.band is None:
        return tr("VP {points}: goes on", points=found.points)
    low, high = found.band
    return tr("VP {points}, band {low}–{high}: {result}", points=found.points, low=low, high=high,
              result=short_of(found))


def short_of(found: Standing) -> str:
    """The same where there is little room: the picture beside it shows the numbers."""
    if found.kind == "hold":
        return tr("{held} of {all}", held=found.held(found.ahead), all=len(found.goals))
    low, high = found.band or (found.points, found.points)
    if found.points < low:
        return victory_text(found.other)
    if found.points > high:
        return victory_text(found.side)
    return tr("a draw") if found.last else tr("goes on")


def tip_of(found: Standing) -> str:
    if found.kind == "hold":
        lines = [tr("At the end of the game one side must hold all of these hexes: {side}.",
                    side=side_name(found.side))]
        lines += [_goal_text(goal) for goal in found.goals]
        return "\n".join(lines)
    lines = [tr("Victory points ({side}): {points} of {all}. At the end of each turn they are compared with its band:"
                " below it the other side wins, above it this one.", side=side_name(found.side), points=found.points,
                all=found.most)]
    lines += [tr("Turn {turn}: {low} to {high}", turn=turn, low=low, high=high) for turn, low, high in found.bands]
    return "\n".join(lines)


def _goal_text(goal: Goal) -> str:
    holder = side_name(goal.holder) if goal.holder else tr("nobody")
    name = f"{goal.name} {goal.hex}".strip()
    if goal.value:
        return tr("{place}, {points} VP: {holder}", place=name, points=goal.value, holder=holder)
    return tr("{place}: {holder}", place=name, holder=holder)


class Scale(QWidget):
    """The points on a line with the band hatched; or one hexagon for each hex to be held, with its holder's letter."""

    go_to = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Standing | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_standing(self, found: Standing) -> None:
        self.setToolTip(tip_of(found))
        self.setAccessibleName(text_of(found))
        if found != self.found:
            self.found = found
            self.updateGeometry()
            self.update()

    def _cell(self) -> int:
        return self.fontMetrics().horizontalAdvance("0000") + 10

    def sizeHint(self) -> QSize:
        count = len(self.found.goals) if self.found is not None else 0
        width = self._cell() * count if self._holds() else 150
        return QSize(width, self.fontMetrics().height() * 2 + _BAR + 7)

    def minimumSizeHint(self) -> QSize:
        width = self.sizeHint().width() if self._holds() else self.fontMetrics().horizontalAdvance("00–00") * 2
        return QSize(width, self.sizeHint().height())

    def _holds(self) -> bool:
        return self.found is not None and self.found.kind == "hold"

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.found is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._holds():
            for place, goal in enumerate(self.found.goals):
                self._paint_goal(painter, QRectF(place * self._cell(), 0, self._cell(), self.height()), goal)
        else:
            self._paint_band(painter, self.found)
        painter.end()

    # -- points ------------------------------------------------------------------------------------------------------

    def _x(self, points: float) -> float:
        assert self.found is not None
        edge = self.fontMetrics().horizontalAdvance("00") / 2 + 2
        return edge + (self.width() - 2 * edge) * points / max(1, self.found.most)

    def _paint_band(self, painter: QPainter, found: Standing) -> None:
        palette, height = self.palette(), self.fontMetrics().height()
        ink = palette.color(_ROLE.WindowText)
        line = QRectF(self._x(0), height + 4, self._x(found.most) - self._x(0), _BAR)
        painter.setPen(QPen(palette.color(_ROLE.Dark), 1))
        painter.setBrush(palette.base())
        painter.drawRect(line)
        if found.band is not None:
            low, high = found.band
            band = QRectF(self._x(low), line.top(), self._x(high) - self._x(low), line.height())
            shade = palette.color(_ROLE.Highlight)
            shade.setAlpha(90)
            painter.fillRect(band, shade)
            painter.setPen(QPen(ink, 1.2))
            painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
            painter.drawRect(band)
            room = self.fontMetrics().horizontalAdvance("00–00") + 8
            label = QRectF(band.center().x() - room / 2, line.bottom() + 1, room, height)
            label.moveLeft(min(max(label.left(), 0.0), self.width() - room))
            painter.drawText(label, _CENTRE, f"{low}–{high}")
        x, shown = self._x(found.points), str(found.points)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(self._box(found.points, 0).adjusted(-6, 0, 6, 0), _CENTRE, shown)
        painter.setPen(QPen(palette.color(_ROLE.Window), 1))
        painter.setBrush(ink)
        tip = QPointF(x, line.center().y() + 2)
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-6, -9), tip + QPointF(6, -9)]))

    def _box(self, points: float, top: float) -> QRectF:
        half = self.fontMetrics().horizontalAdvance("00") / 2 + 2
        return QRectF(self._x(points) - half, top, 2 * half, self.fontMetrics().height())

    # -- hexes -------------------------------------------------------------------------------------------------------

    def _paint_goal(self, painter: QPainter, box: QRectF, goal: Goal) -> None:
        palette, height = self.palette(), self.fontMetrics().height()
        assert self.found is not None
        radius = min((box.height() - height - 2) / 1.8, box.width() / 2 - 2)
        centre = QPointF(box.center().x(), box.top() + radius * 0.9 + 1)
        corners = [centre + QPointF(cos(pi / 3 * side), sin(pi / 3 * side)) * radius for side in range(6)]
        taken = goal.holder == self.found.side
        painter.setPen(QPen(palette.color(_ROLE.WindowText), 1.4))
        painter.setBrush(palette.highlight() if taken else palette.base())
        painter.drawPolygon(QPolygonF(corners))
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.color(_ROLE.HighlightedText if taken else _ROLE.Text))
        letter = side_name(goal.holder)[:1] if goal.holder else "–"
        painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), _CENTRE, letter)
        font.setBold(False)
        font.setUnderline(True)
        painter.setFont(font)
        painter.setPen(palette.color(_ROLE.Link))
        painter.drawText(QRectF(box.left(), box.bottom() - height - 1, box.width(), height), _CENTRE, goal.hex)

    def goal_at(self, x: float) -> Goal | None:
        if self.found is None or not self._holds():
            return None
        place = int(x // self._cell())
        return self.found.goals[place] if 0 <= place < len(self.found.goals) else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        goal = self.goal_at(event.position().x())
        if goal is not None:
            self.go_to.emit(goal.hex)


class VictoryView(QWidget):
    go_to = Signal(str)
    rule_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: Standing | None = None
        self.scale = Scale()
        self.scale.go_to.connect(self.go_to)
        self.text = CutLabel()
        self.places = QToolButton()
        self.places.setAutoRaise(True)
        self.places.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.places.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.places.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu = QMenu(self.places)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.places.setMenu(self.menu)
        self.rule = QLabel()
        self.rule.setTextFormat(Qt.TextFormat.RichText)
        self.rule.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                          | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.rule.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.places)
        below.addWidget(self.rule)
        below.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.text)
        words.addLayout(below)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.scale)
        layout.addLayout(words)
        self.retranslate()

    def show_view(self, setting: Setting, view: Mapping[str, Any]) -> None:
        self._found = standing(setting, view)
        self.retranslate()

    def retranslate(self) -> None:
        self.places.setText(tr("Places"))
        self.places.setToolTip(tr("The hexes that count, and who holds them; choose one to see it on the map"))
        if self._found is not None:
            self.scale.show_standing(self._found)
            self.text.set_full(text_of(self._found), short_of(self._found), tip_of(self._found))
            number = "T-10" if self._found.kind == "bands" else "11"
            self.rule.setText(f"<a href='rule:{number}'>{escape(tr('rule {number}', number=number))}</a>")
            self.rule.setToolTip(tr("Open rule {rule}", rule=number))

    def _fill_menu(self) -> None:
        self.menu.clear()
        if self._found is None:
            return
        for holder in ("german", "french", ""):
            goals = [goal for goal in self._found.goals if goal.holder == holder]
            if goals:
                self.menu.addSection(side_name(holder) if holder else tr("nobody"))
            for goal in goals:
                action = self.menu.addAction(_goal_text(goal))
                action.triggered.connect(lambda _checked=False, hex=goal.hex: self.go_to.emit(hex))
