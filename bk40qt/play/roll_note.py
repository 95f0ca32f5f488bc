"""A note at the place of a shot: the dice, the result in words, what it did. It goes by itself and blocks nothing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import retell
from bk40qt.engine.codes import code_text
from bk40qt.engine.events import Event
from bk40qt.engine.wording import capital

if TYPE_CHECKING:
    from bk40qt.mapview.view import MapView
    from bk40qt.play.session import Happening, Session

_SHORTEST: Final = 2200  # milliseconds, and some for every letter
_PER_LETTER: Final = 25
_MOST: Final = 5  # lines on what it did
_WIDEST: Final = 340
_EFFECTS: Final = ("step_lost", "unit_set", "retreated", "left_map", "overrun", "formation_set", "revealed")
_BESIDE: Final = 46  # scene units from the middle of the hex to the note
# Where the dots of a die are, in a grid of three by three.
_DOTS: Final = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


class Dice(QWidget):
    """The faces as on the table; painted, for not every font has them."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: tuple[int, ...] = ()

    def show_faces(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        side = self._side()
        self.setFixedSize(max(1, len(faces) * (side + 4)), side + 2)
        self.update()

    def _side(self) -> int:
        return self.fontMetrics().height() + 6

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, face in enumerate(self.faces):
                left = number * (side + 4) + 1.0
                painter.setPen(QPen(QColor("#20242a"), 1.2))
                painter.setBrush(QColor("#fbfaf4"))
                painter.drawRoundedRect(QRectF(left, 1, side - 1, side - 1), 4, 4)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#20242a"))
                for dot in _DOTS.get(face, ()):
                    x, y = left + side * (0.25 + 0.25 * (dot % 3)), 1 + side * (0.25 + 0.25 * (dot // 3))
                    painter.drawEllipse(QRectF(x - side * 0.08 - 0.5, y - side * 0.08 - 0.5, side * 0.16, side * 0.16))


class RollNote(QFrame):
    def __init__(self, session: Session, view: MapView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._hex = ""
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # one clicks through it
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.dice, self.result, self.effects = Dice(), QLabel(), QLabel()
        self.result.setTextFormat(Qt.TextFormat.RichText)
        self.effects.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.dice)
        row.addWidget(self.result, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(3)
        column.addLayout(row)
        column.addWidget(self.effects)
        self._layouts = (row, column)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.dismiss)
        session.happened.connect(self._happened)
        session.reset.connect(self.dismiss)
        session.covered.connect(lambda _side: self.dismiss())
        view.area_changed.connect(self._place)
        self.hide()

    def _happened(self, happening: Happening) -> None:
        rolls: list[Any] = [event for event in happening.events if event.kind == "rolled"]
        if not rolls or self._session.hurries:
            return
        last = rolls[-1]
        self._hex = self._place_of(last, happening.events)
        if not self._hex:
            return
        self.dice.show_faces(tuple(last.faces))
        self.result.setText(f"<b>{escape(result_of(last))}</b>")
        after = happening.events[happening.events.index(rolls[0]) :]
        told = self._session.lines([event for event in after if event.kind in _EFFECTS])
        title = capital(retell(code_text(last.check.purpose)))
        who = " → ".join(self._session.name_of(name) for name in (last.check.unit, last.check.target) if name)
        lines = [f"{title}: {who}" if who else title, *(line.rpartition(" [")[0] for line in told[:_MOST])]
        self.effects.setText("\n".join(lines))
        self.setAccessibleName(f"{result_of(last)}. {'. '.join(lines)}")
        self._place()
        self.show()
        self._timer.start(_SHORTEST + _PER_LETTER * len(self.effects.text()))

    def _place_of(self, roll: Any, events: tuple[Event, ...]) -> str:
        """The hex of the target, or of who rolled; of one that is gone, where it was last spoken of."""
        counters = self._view.map_scene.counters
        for unit in (roll.check.target, roll.check.unit):
            where = counters.hex_of(unit) if unit else None
            if where:
                return where
        named = [str(getattr(event, "hex", "")) for event in events]
        return next((name for name in reversed(named) if name in self._view.map_scene.layout.grid.index), "")

    def dismiss(self) -> None:
        self._hex = ""
        self.hide()

    def _place(self) -> None:
        """Beside its hex, within the map's window."""
        if not self._hex:
            return
        self.effects.setFixedWidth(min(_WIDEST, max(160, self.effects.fontMetrics().horizontalAdvance(
            max(self.effects.text().split("\n"), key=len)) + 4)))
        for layout in self._layouts:  # else the dice keep the room of the last ones until events are handled
            layout.invalidate()
        self.resize(self._layouts[-1].sizeHint())
        view, middle = self._view, self._view.map_scene.centre_of(self._hex)
        at = view.mapFromScene(middle) + QPoint(round(_BESIDE * view.zoom), round(_BESIDE * view.zoom))
        room = view.viewport().rect().adjusted(4, 4, -4 - self.width(), -4 - self.height())
        self.move(max(room.left(), min(at.x(), room.right())), max(room.top(), min(at.y(), room.bottom())))
        self.raise_()


def result_of(roll: Any) -> str:
    """The total and what it means: "7: no effect"; of a roll that several units share only the total (8.6.1)."""
    if not roll.result or roll.check.compare == "none":
        return str(roll.total)
    return f"{roll.total}: {retell(roll.verdict())}"
