"""All dice so far against what was to be expected, for both sides: dice one can trust."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import number, tr
from bk40qt.engine.events import Event
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.base import Panel
from bk40qt.play.session import Happening, Session

TOTALS: Final = range(2, 13)
EXPECTED: Final = {total: Fraction(6 - abs(total - 7), 36) for total in TOTALS}


def totals_of(events: Iterable[Event]) -> list[int]:
    """The sums of two dice among these events; single dice (cancelling a marker) are no part of it."""
    found = []
    for event in events:
        faces = getattr(event, "faces", ())
        if event.kind == "rolled" and len(faces) == 2:
            found.append(sum(faces))
    return found


class Histogram(QWidget):
    """Bars for what was rolled, a line of dots for what was to be expected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts: Mapping[int, int] = {}
        self.setMinimumHeight(90)

    def set_counts(self, counts: Mapping[int, int]) -> None:
        self.counts = counts
        said = ", ".join(f"{total}: {counts.get(total, 0)}" for total in TOTALS)
        self.setAccessibleName(tr("Rolls of two dice: {list}", list=said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self.palette(), self.fontMetrics()
        count = sum(self.counts.values())
        floor = self.height() - metrics.height() - 4
        top = max(1.0, *(self.counts.get(total, 0) for total in TOTALS),
                  *(float(EXPECTED[total] * count) for total in TOTALS))
        width = self.width() / len(TOTALS)
        unit = (floor - metrics.height() - 4) / top
        for place, total in enumerate(TOTALS):
            rolled, expected = self.counts.get(total, 0), float(EXPECTED[total] * count)
            left = place * width
            bar = QRectF(left + 3, floor - rolled * unit, width - 6, rolled * unit)
            painter.fillRect(bar, palette.highlight())
            painter.setPen(palette.windowText().color())
            painter.drawText(QRectF(left, floor + 2, width, metrics.height()), Qt.AlignmentFlag.AlignCenter, str(total))
            level = floor - expected * unit
            if rolled:  # above bar and line: neither strikes the number through
                above = min(bar.top(), level - 1) - metrics.height() - 1
                painter.drawText(QRectF(left, above, width, metrics.height()), Qt.AlignmentFlag.AlignCenter,
                                 str(rolled))
            painter.setPen(QPen(palette.brightText().color(), 2))
            painter.drawLine(int(left + 4), int(level), int(left + width - 4), int(level))
        painter.end()


class DicePanel(Panel):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._side = QComboBox()
        self._side.currentIndexChanged.connect(lambda _index: self._show())
        self._text = QLabel()
        self._text.setWordWrap(True)
        self.histogram = Histogram()
        head = QHBoxLayout()
        head.addWidget(self._side)
        head.addWidget(self._text, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addLayout(head)
        layout.addWidget(self.histogram, 1)
        self._rolls: dict[str, list[int]] = {}
        self.retranslate()

    def refresh(self) -> None:
        self._rolls = {"": totals_of(self.session.game.opening)}
        for entry in self.session.entries():
            self._note(entry.side, entry.events)
        self._show()

    def on_happened(self, happening: Happening) -> None:
        self._note(happening.side, happening.events)
        self._show()

    def _note(self, decider: str, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "rolled":
                side = self._roller(event) or decider
                self._rolls.setdefault(side, []).extend(totals_of([event]))

    def _roller(self, event: Event) -> str:
        """The side of the unit that rolls."""
        unit = getattr(getattr(event, "check", None), "unit", "")
        setting = getattr(self.session.game.state, "setting", None)
        if setting is None or unit not in setting.unit_index:
            return ""
        return str(self.session.game.system.sides[setting.side[setting.unit_index[unit]]])

    def _show(self) -> None:
        side = self._side.currentData() or ""
        rolls = self._rolls.get(side, []) if side else [roll for each in self._rolls.values() for roll in each]
        self.histogram.set_counts(Counter(rolls))
        if rolls:
            average = sum(rolls) / len(rolls)
            self._text.setText(tr("{count} rolls of two dice, {average} on average (expected 7); the line is what was"
                                  " to be expected", count=number(len(rolls)), average=number(average, 2)))
        else:
            self._text.setText(tr("Nothing has been rolled yet."))

    def retranslate(self) -> None:
        place = max(0, self._side.currentIndex())
        self._side.blockSignals(True)
        self._side.clear()
        self._side.addItem(tr("Both sides"), "")
        for side in self.session.game.system.sides:
            self._side.addItem(side_name(side), side)
        self._side.setCurrentIndex(place)
        self._side.blockSignals(False)
        self._side.setAccessibleName(tr("Whose dice"))
        self.refresh()
