"""The strip at the top: turn track, phase, the marker in play, and how victory stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import retell, tr, trn
from bk40qt.engine.events import Event
from bk40qt.engine.records import made, record
from bk40qt.engine.wording import capital, marker_of
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.base import Panel
from bk40qt.play.panels.cut_label import CutLabel
from bk40qt.play.panels.victory import VictoryView
from bk40qt.play.session import Happening, Session

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.setting import Setting

_ROLE: Final = QPalette.ColorRole


# -- the turn track ----------------------------------------------------------------------------------------------------


@record
class TurnNotes:
    """What a turn brings, as sentences. Arrivals and returns come at its start, withdrawals at its end."""

    arrives: list[str] = made(factory=list)
    returns: list[str] = made(factory=list)
    leaves: list[str] = made(factory=list)


def turn_notes(setting: Setting, view: Mapping[str, Any], names: Mapping[str, str]) -> dict[int, TurnNotes]:
    """Everything the track announces, by turn; what was due earlier and may still come stands at the present turn."""
    now, found = view["turn"], {turn: TurnNotes() for turn in range(1, setting.turns + 1)}
    due: dict[tuple[int, str, str], int] = {}
    for unit in view["units"]:
        if unit["place"] == "due":
            turn = max(setting.arrival[setting.unit_index[unit["id"]]], now)
            key = (turn, unit["side"], unit["formation"])
            due[key] = due.get(key, 0) + 1
        elif unit["place"] == "turn_track":
            turn = max(unit["return_turn"], now)
            if turn in found:
                found[turn].returns.append(
                    tr("{unit} returns ({side})", unit=names[unit["id"]], side=side_name(unit["side"]))
                )
    for (turn, side, formation), count in due.items():
        if turn in found:
            found[turn].arrives.append(trn("{formation} arrives: {n} unit ({side})",
                                           "{formation} arrives: {n} units ({side})", count,
                                           formation=names[formation], side=side_name(side)))
    for marker in setting.markers:
        coming = view["markers"]["places"].get(marker.id) == "future" and marker.kind != "formation"
        if coming and marker.turn > max(1, now) and marker.turn in found:
            found[marker.turn].arrives.append(capital(retell(marker.name)))
    gone = {formation["id"] for formation in view["formations"] if "gone" in formation["statuses"]}
    for withdrawal in setting.scenario.withdrawals:
        if withdrawal.formation not in gone and withdrawal.turn in found and withdrawal.turn >= now:
            side = setting.scenario.formations[setting.formation_index[withdrawal.formation]].side
            found[withdrawal.turn].leaves.append(
                tr("{formation} leaves at the end ({side})", formation=names[withdrawal.formation],
                   side=side_name(side))
            )
    return found


class TurnTrack(QWidget):
    """A box for each turn. The present one is framed, bold and pointed at; those gone by are struck out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn, self.notes = 0, dict[int, TurnNotes]()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_turns(self, turn: int, notes: dict[int, TurnNotes]) -> None:
        if (turn, notes) != (self.turn, self.notes):
            self.turn, self.notes = turn, notes
            self.updateGeometry()
            self.update()
        said = "; ".join(self.text_of(number).replace("\n", ", ") for number in notes if self._has_news(number))
        self.setAccessibleName(tr("Turn track: turn {turn} of {turns}", turn=turn, turns=len(notes)))
        self.setAccessibleDescription(said)

    def _has_news(self, turn: int) -> bool:
        here = self.notes[turn]
        return bool(here.arrives or here.returns or here.leaves)

    def text_of(self, turn: int) -> str:
        if turn == self.turn:
            head = tr("Turn {turn}: now", turn=turn)
        elif turn < self.turn:
            head = tr("Turn {turn}: over", turn=turn)
        else:
            head = tr("Turn {turn}", turn=turn)
        here = self.notes[turn]
        news = [*here.arrives, *here.returns, *here.leaves]
        return "\n".join([head, *news] if news else [head, tr("Nothing is announced for this turn.")])

    def _least(self) -> int:
        return self.fontMetrics().horizontalAdvance("00") + 8

    def sizeHint(self) -> QSize:
        return QSize(max(1, len(self.notes)) * int(self._least() * 1.35) + 2, self.fontMetrics().height() * 2 + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(3 * self._least() + 2, self.fontMetrics().height() * 2 + 8)

    def boxes(self) -> dict[int, QRectF]:
        """The turns that find room, with the present one among them."""
        count = max(1, min(len(self.notes), int((self.width() - 2) / self._least())))
        first = min(max(1, self.turn - 1), len(self.notes) - count + 1)
        width = min((self.width() - 2) / count, self._least() * 1.6)
        return {first + place: QRectF(1 + place * width, 5, width - 2, self.height() - 8) for place in range(count)}

    def turn_at(self, x: float) -> int:
        return next((turn for turn, box in self.boxes().items() if box.left() <= x <= box.right() + 2), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.notes:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for turn, box in self.boxes().items():
            self._paint_box(painter, turn, box)
        painter.end()

    def _paint_box(self, painter: QPainter, turn: int, box: QRectF) -> None:
        palette, now = self.palette(), turn == self.turn
        faint = palette.color(QPalette.ColorGroup.Disabled, _ROLE.Text)
        ink = palette.color(_ROLE.HighlightedText) if now else faint if turn < self.turn else palette.color(_ROLE.Text)
        painter.setPen(QPen(palette.color(_ROLE.Text if now else _ROLE.Dark), 2.0 if now else 1.0))
        painter.setBrush(palette.highlight() if now else palette.base())
        painter.drawRoundedRect(box, 3, 3)
        if now:
            tip = QPointF(box.center().x(), 5.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(_ROLE.Text))
            painter.drawPolygon(QPolygonF([tip, tip + QPointF(-5, -5), tip + QPointF(5, -5)]))
        font = self.font()
        font.setBold(now)
        painter.setFont(font)
        painter.setPen(ink)
        height = self.fontMetrics().height()
        number = QRectF(box.left(), box.top() + 1, box.width(), height)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(turn))
        if turn < self.turn:
            half = self.fontMetrics().horizontalAdvance("0") * 0.9
            painter.drawLine(QPointF(number.center().x() - half, number.bottom() - 4),
                             QPointF(number.center().x() + half, number.top() + 4))
        else:
            self._paint_marks(painter, self.notes[turn], box.adjusted(0, height, 0, 0), ink)

    def _paint_marks(self, painter: QPainter, notes: TurnNotes, box: QRectF, ink: Any) -> None:
        """Up: arrives; down: leaves; a flag: an HQ returns."""
        size = min(box.height() * 0.62, box.width() * 0.3, 11.0)
        shapes: list[QPolygonF] = []
        if notes.arrives:
            shapes.append(QPolygonF([QPointF(0, 1), QPointF(0.5, 0), QPointF(1, 1)]))
        if notes.returns:
            shapes.append(QPolygonF([QPointF(0.1, 1), QPointF(0.1, 0), QPointF(1, 0.3), QPointF(0.25, 0.6),
                                     QPointF(0.25, 1)]))
        if notes.leaves:
            shapes.append(QPolygonF([QPointF(0, 0), QPointF(0.5, 1), QPointF(1, 0)]))
        step = size + 2
        left = box.center().x() - (len(shapes) * step - 2) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for place, shape in enumerate(shapes):
            corner = QPointF(left + place * step, box.center().y() - size / 2)
            painter.drawPolygon(QPolygonF([corner + point * size for point in shape.toList()]))

    def _tell(self, position: QPointF, where: Any) -> None:
        turn = self.turn_at(position.x())
        if turn:
            QToolTip.showText(where, self.text_of(turn), self)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell(QPointF(event.pos()), event.globalPos())
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._tell(event.position(), event.globalPosition().toPoint())


# -- phase and marker --------------------------------------------------------------------------------------------------


def phase_name(phase: str) -> str:
    names = {"setup": tr("Set-up"), "administrative": tr("Administrative Phase"),
             "operations": tr("Operations Phase"), "over": tr("The game is over")}
    return names.get(phase, phase)


class InPlay:
    """The marker drawn last and the formations that act now, as the events tell it; the view has no word for it."""

    def __init__(self) -> None:
        self.marker = ""
        self.formations: list[str] = []

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "turn_began":
                self.marker, self.formations = "", []
            elif event.kind == "drawn":
                self.marker, self.formations = str(getattr(event, "marker", "")), []
            elif event.kind == "activated":
                self.formations.append(str(getattr(event, "formation", "")))
            elif event.kind == "activation_ended":
                over = getattr(event, "formation", "")
                self.formations = [formation for formation in self.formations if formation != over]

    def read(self, session: Session) -> None:
        """From the log as it stands: back to the last draw, which forgets all before it."""
        self.marker, self.formations = "", []
        log = session.entries()
        start = len(log)
        while start > 0:
            start -= 1
            if any(event.kind in ("drawn", "turn_began") for event in log[start].events):
                break
        for entry in log[start:]:
            self.note(session.visible(entry.events))


class TrackStrip(Panel):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.turns = TurnTrack()
        self.phase = CutLabel()
        self.marker = CutLabel()
        self.victory = VictoryView()
        self.victory.go_to.connect(self.go_to)
        self.victory.rule_asked.connect(self.rule_asked)
        self._in_play = InPlay()
        self._in_play.read(session)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.phase)
        middle.addWidget(self.marker)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 2)
        layout.setSpacing(8)
        layout.addWidget(self.turns, 0)
        layout.addWidget(_rule())
        layout.addLayout(middle, 1)
        layout.addWidget(_rule())
        layout.addWidget(self.victory)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bold = QFont()  # only the weight is said, so the rest follows the size that is set for the program
        bold.setBold(True)
        self.phase.setFont(bold)
        self._show()

    def refresh(self) -> None:
        self._in_play.read(self.session)
        self._show()

    def on_happened(self, happening: Happening) -> None:
        self._in_play.note(happening.events)
        self._show()

    def on_decision(self) -> None:
        self._say_marker(self.session.view()["phase"])

    def _show(self) -> None:
        session, view = self.session, self.session.view()
        setting = session.game.state.setting  # type: ignore[attr-defined]
        self.turns.show_turns(view["turn"], turn_notes(setting, view, setting.names))
        phase = phase_name(view["phase"])
        if view["turn"]:
            self.phase.set_full(tr("Turn {turn} of {turns} · {phase}", turn=view["turn"], turns=view["turns"],
                                   phase=phase), phase)
        else:
            self.phase.set_full(phase)
        self._say_marker(view["phase"])
        self.victory.show_view(setting, view)

    def _say_marker(self, phase: str) -> None:
        session, playing = self.session, self._in_play
        outcome = session.game.outcome
        if outcome is not None:
            self.marker.set_full(retell(outcome.text))
            return
        if not playing.marker and not playing.formations:
            decision = session.decision
            setting_up = phase == "setup" and decision is not None
            german = decision is not None and decision.side == "german"
            who = tr("The Germans set up") if german else tr("The French set up")
            self.marker.set_full(who if setting_up else tr("No marker is drawn"))
            return
        names = ", ".join(session.name_of(formation) for formation in playing.formations)
        marker = session.name_of(marker_of(playing.marker))
        if names and playing.formations == [playing.marker]:
            text = tr("{formation} is active ({side})", formation=names, side=self._side_of(playing.marker))
        elif names:
            text = tr("The {marker} is in play; active: {formations}", marker=marker, formations=names)
        elif playing.marker in session.game.state.setting.formation_index:  # type: ignore[attr-defined]
            text = tr("The {marker} is in play ({side})", marker=marker, side=self._side_of(playing.marker))
        else:  # its name says whose it is
            text = tr("The {marker} is in play", marker=marker)
        self.marker.set_full(text, names or marker)

    def _side_of(self, marker: str) -> str:
        setting = self.session.game.state.setting  # type: ignore[attr-defined]
        found = setting.markers[setting.marker_index[marker]]
        return side_name(self.session.game.system.sides[found.side])

    def retranslate(self) -> None:
        self.victory.retranslate()
        self._show()


def _rule() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.VLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line
