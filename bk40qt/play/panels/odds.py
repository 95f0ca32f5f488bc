"""What an option rolls for: each modifier with its reason and rule, the column or number, and how it can turn out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from html import escape
from math import ceil
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import pattern, percent, retell, tr
from bk40qt.engine.codes import code_text, result_text
from bk40qt.engine.decisions import Action
from bk40qt.engine.game import Explanation
from bk40qt.engine.modifiers import Check
from bk40qt.engine.records import value
from bk40qt.engine.rules.blitz40 import planning
from bk40qt.engine.rules.blitz40.events import Hit, Rolled
from bk40qt.play.session import Session

_MOST: Final = 7  # bars; what is less likely is put together
_TOLD: Final = frozenset(  # events that say how it turned out; the others follow from them
    ("unit_set", "step_lost", "overrun", "left_map", "formation_set", "strike_lost", "marker_moved", "retreated",
     "assault_ended", "works_removed", "revealed", "loaded", "unloaded")
)
_BOOKKEEPING: Final = ("opp_used", "return_fire_used", "acted", "half", "in_column", "retreats")  # whatever is rolled


@value
class Bar:
    chance: Fraction
    text: str


class BarChart(QWidget):
    """Horizontal bars with their chance and what they stand for. Read by length and by number, not by colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: list[Bar] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: Sequence[Bar]) -> None:
        self._bars = list(bars)
        said = "; ".join(f"{percent(float(bar.chance), 1)}: {bar.text}" for bar in bars)
        self.setAccessibleName(tr("Odds: {list}", list=said))
        self.setToolTip("\n".join(f"{_of_36(bar.chance)}  {bar.text}" for bar in bars))
        self.updateGeometry()
        self.update()

    def bars(self) -> list[Bar]:
        return list(self._bars)

    def _row(self) -> int:
        return QFontMetrics(self.font()).height() + 8

    def sizeHint(self) -> QSize:
        return QSize(220, self._row() * len(self._bars) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette, metrics, row = self.palette(), self.fontMetrics(), self._row()
        most = max((float(bar.chance) for bar in self._bars), default=1.0)
        number_width = metrics.horizontalAdvance("100,0 %") + 8
        for place, bar in enumerate(self._bars):
            top = place * row + 1
            room = self.width() - number_width - 4
            width = max(2.0, room * float(bar.chance) / most)
            box = QRectF(number_width, top + 1, room, row - 3)
            painter.fillRect(box, palette.alternateBase())
            filled = QRectF(number_width, top + 1, width, row - 3)
            colour = palette.highlight().color()
            colour.setAlpha(110)
            painter.fillRect(filled, colour)
            painter.setPen(palette.highlight().color())
            painter.drawRect(filled.adjusted(0, 0, -1, -1))
            painter.setPen(palette.windowText().color())
            painter.drawText(QRectF(0, top, number_width - 8, row - 1),
                             Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                             percent(float(bar.chance), 1))
            text = metrics.elidedText(bar.text, Qt.TextElideMode.ElideRight, int(room - 10))
            painter.drawText(box.adjusted(6, 0, -4, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


class _Sheet(QTextBrowser):
    """As high as its text, so that what comes below follows at once."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.setVerticalScrollBarPolicy, self.setHorizontalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)

    def _fit(self, size: QSizeF) -> None:
        self.setFixedHeight(ceil(size.height()))


class OddsView(QWidget):
    """Shows one option's rolls, or a plain sentence where nothing is rolled."""

    rule_asked = Signal(str)
    changed = Signal()  # something else is shown: it may want another height

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.title = QLabel()
        self.title.setWordWrap(True)
        self.checks = _Sheet()
        self.checks.anchorClicked.connect(lambda url: self.rule_asked.emit(QUrl(url).path()))
        self.chart = BarChart()
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 2, 0, 0)
        self._column.setSpacing(4)
        for part in (self.title, self.checks, self.chart):
            self._column.addWidget(part)
        self._column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll)
        self.retranslate()
        self.clear()

    def retranslate(self) -> None:
        self.checks.setAccessibleName(tr("What is rolled for"))

    def height_wanted(self) -> int:
        """So that nothing has to be scrolled."""
        return self._column.heightForWidth(self.width()) if self._column.hasHeightForWidth() \
            else self._column.sizeHint().height()

    def clear(self) -> None:
        self.title.clear()
        self.checks.clear()
        self.chart.set_bars([])
        self.setVisible(False)

    def show_pending(self, action: Action) -> None:
        """The odds are being worked out."""
        self.setVisible(True)
        self.title.setText(f"<b>{escape(self._session.say(action))}</b>")
        self.checks.setPlainText("…")
        self.chart.set_bars([])
        self.changed.emit()

    def show_explanation(self, action: Action, explanation: Explanation) -> None:
        self.setVisible(True)
        self.title.setText(f"<b>{escape(self._session.say(action))}</b>")
        parts = [self._check_html(check) for check in explanation.checks[:6]]
        if len(explanation.checks) > 6:
            parts.append(f"<p>{escape(tr('… and further rolls'))}</p>")
        if not parts:
            parts = [f"<p>{escape(tr('No dice are rolled for this.'))}</p>"]
        self.checks.setHtml("".join(parts))
        branches = explanation.branches
        if branches is None:
            self.chart.set_bars([Bar(Fraction(1), tr("Too many ways to list them"))])
        elif len(branches) == 1 and not explanation.checks:
            self.chart.set_bars([])
        else:
            self.chart.set_bars(self._bars([(branch.chance, self._told(branch.events)) for branch in branches]))
        self.changed.emit()

    def show_check(self, title: str, check: Check, odds: Mapping[str, Fraction]) -> None:
        """A shot that is only thought of: its column and the letters it can bring."""
        self.setVisible(True)
        self.title.setText(f"<b>{escape(title)}</b>")
        self.checks.setHtml(self._check_html(check))
        self.chart.set_bars(self._bars([(chance, _letter(result)) for result, chance in odds.items()]))
        self.changed.emit()

    def _bars(self, found: Sequence[tuple[Fraction, str]]) -> list[Bar]:
        together: dict[str, Fraction] = {}
        for chance, text in found:
            together[text] = together.get(text, Fraction(0)) + chance
        bars = sorted((Bar(chance, text) for text, chance in together.items()), key=lambda bar: -bar.chance)
        if len(bars) > _MOST:
            rest = sum((bar.chance for bar in bars[_MOST - 1 :]), Fraction(0))
            bars = [*bars[: _MOST - 1], Bar(rest, tr("other outcomes"))]
        return bars

    def _told(self, events: Sequence[object]) -> str:
        session = self._session
        shown = [event for event in session.visible(events)  # type: ignore[arg-type]
                 if event.kind in _TOLD and getattr(event, "status", "") not in _BOOKKEEPING]
        texts = [line.rpartition(" [")[0] for line in session.lines(shown)]
        if not texts:  # no effect, or a result that its owner still has to take
            state: Any = session.game.state
            texts = [_letter(planning.letter(state, hit.unit, hit.result)) for hit in events if isinstance(hit, Hit)]
        if not texts:  # a check that nothing comes of
            texts = [retell(roll.verdict()) for roll in events if isinstance(roll, Rolled)]
        return "; ".join(dict.fromkeys(texts)) or tr("nothing changes")

    def _check_html(self, check: Check) -> str:
        session = self._session
        unit = session.name_of(check.unit) if check.unit else ""
        target = session.name_of(check.target) if check.target else ""
        who = tr("{unit} at {target}", unit=unit, target=target) if unit and target else unit or target
        what = pattern(code_text(check.purpose))
        rows = [f"<tr><td align=right>{check.base}</td><td>&nbsp;{escape(_base_text(check))}</td>"
                f"<td>{_link(check.rule)}</td></tr>"]
        rows += [
            f"<tr><td align=right>{value:+d}</td><td>&nbsp;{escape(pattern(code_text(reason)))}</td>"
            f"<td>&nbsp;{_link(rule)}</td></tr>"
            for value, reason, rule in check.modifiers
        ]
        rows.append(f"<tr><td align=right><b>{check.number}</b></td><td colspan=2>&nbsp;<b>{escape(_sum_text(check))}"
                    f"</b></td></tr>")
        return (f"<p style='margin-top:2px;margin-bottom:2px'><b>{escape(what)}</b><br>{escape(who)}"
                f"</p><table cellspacing=0 cellpadding=1>{''.join(rows)}</table>")


def _base_text(check: Check) -> str:
    if check.compare == "crt":
        return tr("attack factor")
    return tr("number to roll on {dice}", dice=pattern(check.dice))


def _sum_text(check: Check) -> str:
    if check.compare == "crt":
        return tr("column {number} of the combat results table", number=check.number)
    if check.compare == "<=":
        return tr("{dice}: success at {number} or less", dice=pattern(check.dice), number=check.number)
    if check.compare == ">":
        return tr("{dice}: it happens above {number}", dice=pattern(check.dice), number=check.number)
    return pattern(check.dice)


def _letter(result: str) -> str:
    return retell(result_text(result))


def _link(rule: str) -> str:
    return f"<a href='rule:{escape(rule)}'>{escape(rule)}</a>"


def _of_36(chance: Fraction) -> str:
    return f"{chance * 36}/36" if (chance * 36).denominator == 1 else str(chance)
