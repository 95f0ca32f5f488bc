"""How the game went, as a picture: victory points within the bands of the turns (T-10), or who held the hexes that
count (R-83), turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import tr
from bk40qt.mapview.counter_art import STYLES
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.victory import victory_text

if TYPE_CHECKING:
    from bk40qt.play.statistics import Statistics

_ROLE: Final = QPalette.ColorRole
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CourseView(QWidget):
    """The course of the game from left to right, a column for each turn."""

    def __init__(self, parent: QWidget | None = None, style: str = "") -> None:
        super().__init__(parent)
        self.figures: Statistics | None = None
        self._style = style  # "" = that of the window
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_figures(self, figures: Statistics) -> None:
        self.figures = figures
        self.setAccessibleName(tr("The course of the game"))
        self.setAccessibleDescription(" ".join(self.text_of(turn) for turn in range(1, figures.setting.turns + 1)
                                               if turn <= figures.state.turn))
        self.updateGeometry()
        self.update()

    @property
    def _holds(self) -> bool:
        return self.figures is not None and self.figures.setting.scenario.victory.kind == "hold"

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        if self._holds and self.figures is not None:
            return QSize(420, int((len(self.figures.setting.hold) * 1.8 + 2) * line) + 8)
        return QSize(420, 13 * line)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height() if self._holds else 8 * self.fontMetrics().height())

    # -- words ---------------------------------------------------------------------------------------------------------

    def text_of(self, turn: int) -> str:
        """A turn in words: points at its end and what changed hands."""
        figures = self.figures
        assert figures is not None
        end = next((end for end in figures.ends if end.turn == turn), None)
        words = []
        if not self._holds:
            points = end.points if end is not None else figures.points
            words.append(tr("Turn {turn}: {points} VP.", turn=turn, points=points))
        else:
            words.append(tr("Turn {turn}.", turn=turn))
        words += [tr("{hex}: taken by this side: {side}.", hex=change.hex, side=side_name(change.side))
                  for change in figures.changes if change.turn == turn and self._counts(change.hex)]
        return " ".join(words)

    def _counts(self, hex_name: str) -> bool:
        assert self.figures is not None
        return self.figures.setting.hex_index[hex_name] in self.figures.setting.objectives

    def turn_at(self, x: float) -> int:
        """The turn of a place in the picture, 0 if there is none."""
        if self.figures is None:
            return 0
        area, turns = self._area(), self.figures.setting.turns
        turn = int((x - area.left()) / (area.width() / turns)) + 1
        return turn if area.left() <= x and 1 <= turn <= turns else 0

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.figures is not None:
            turn = self.turn_at(event.pos().x())
            text = self.text_of(turn) if 0 < turn <= self.figures.state.turn else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.figures is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self._area()
        painter.fillRect(area, self.palette().base())
        if self._holds:
            self._paint_turns(painter, area)
            self._paint_holds(painter, area, self.figures)
        else:
            self._paint_bands(painter, area, self.figures)
            self._paint_turns(painter, area)
            self._paint_limits(painter, area, self.figures)
            self._paint_points(painter, area, self.figures)
        painter.end()

    def _area(self) -> QRectF:
        """The picture itself, without the words at its edges."""
        metrics = self.fontMetrics()
        left = metrics.horizontalAdvance("000") + 6
        if self._holds and self.figures is not None:
            left = max(metrics.horizontalAdvance(self._row_name(place)) for place in self.figures.setting.hold) + 8
            left = min(left, self.width() // 3)
        top = 4 if self._holds else metrics.height() / 2  # half of the topmost number
        return QRectF(left, top, self.width() - left - 6, self.height() - metrics.height() - top - 6)

    def _x(self, area: QRectF, moment: float) -> float:
        assert self.figures is not None
        return area.left() + area.width() * moment / self.figures.setting.turns

    def _paint_turns(self, painter: QPainter, area: QRectF) -> None:
        assert self.figures is not None
        metrics, palette, turns = self.fontMetrics(), self.palette(), self.figures.setting.turns
        for turn in range(turns + 1):
            x = self._x(area, turn)
            painter.setPen(QPen(palette.color(_ROLE.Mid), 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            if turn < turns:
                box = QRectF(x, area.bottom() + 3, area.width() / turns, metrics.height())
                text = tr("Turn {turn}", turn=turn + 1)
                fits = metrics.horizontalAdvance(text) < box.width() - 4
                painter.setPen(palette.color(_ROLE.WindowText))
                painter.drawText(box, _CENTRE, text if fits else str(turn + 1))
        painter.setPen(QPen(palette.color(_ROLE.Dark), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)

    # -- points --------------------------------------------------------------------------------------------------------

    def _top(self, figures: Statistics) -> int:
        """The highest number on the scale."""
        bands = figures.setting.scenario.victory.bands
        reached = max([figures.first_points, figures.points, *(change.points for change in figures.changes)])
        highest = max([reached, *(band.high for band in bands), 1])
        return highest + max(2, highest // 5)  # room for a line of words

    def _y(self, area: QRectF, top: int, points: float) -> float:
        return area.bottom() - area.height() * points / top

    def _paint_bands(self, painter: QPainter, area: QRectF, figures: Statistics) -> None:
        """Within the band of a turn the game goes on; it is hatched, so that it needs no colour."""
        palette, top, metrics = self.palette(), self._top(figures), self.fontMetrics()
        for band in figures.setting.scenario.victory.bands:
            box = QRectF(QPointF(self._x(area, band.turn - 1), self._y(area, top, band.high)),
                         QPointF(self._x(area, band.turn), self._y(area, top, band.low)))
            shade = QColor(palette.color(_ROLE.Highlight))
            shade.setAlpha(60)
            painter.fillRect(box, shade)
            shade.setAlpha(110)
            painter.fillRect(box, QBrush(shade, Qt.BrushStyle.BDiagPattern))
            painter.setPen(QPen(palette.color(_ROLE.Highlight), 1))
            painter.drawLine(box.topLeft(), box.topRight())
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if top / step * metrics.height() < area.height()), 200)
        for points in range(0, top + 1, step):
            y = self._y(area, top, points)
            painter.setPen(palette.color(_ROLE.WindowText))
            painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - 5, metrics.height()), _RIGHT,
                             str(points))
        self._paint_meaning(painter, area, figures.setting.scenario.victory.side)

    def _paint_meaning(self, painter: QPainter, area: QRectF, side: str) -> None:
        """What it means to be above and below, in the corners that rising bands leave free."""
        height = self.fontMetrics().height()
        other = {"german": "french", "french": "german"}[side]
        painter.setPen(self.palette().color(_ROLE.PlaceholderText))
        line = area.adjusted(6, 2, -6, -2)
        line.setHeight(height)
        painter.drawText(line, _LEFT, tr("above the band: {result}", result=victory_text(side)))
        line.moveBottom(area.bottom() - 2)
        painter.drawText(line, _RIGHT, tr("below the band: {result}", result=victory_text(other)))

    def _paint_limits(self, painter: QPainter, area: QRectF, figures: Statistics) -> None:
        """The numbers of the bands, over everything else."""
        metrics, top = self.fontMetrics(), self._top(figures)
        behind = QColor(self.palette().color(_ROLE.Base))
        behind.setAlpha(190)
        painter.setPen(self.palette().color(_ROLE.WindowText))
        for band in figures.setting.scenario.victory.bands:
            for points, shift in ((band.high, -metrics.height()), (band.low, 0)):
                at = QPointF(self._x(area, band.turn - 1) + 3, self._y(area, top, points) + shift)
                box = QRectF(at.x(), at.y() + 1, metrics.horizontalAdvance(str(points)) + 2, metrics.height() - 2)
                painter.fillRect(box, behind)
                painter.drawText(box, _CENTRE, str(points))

    def _paint_points(self, painter: QPainter, area: QRectF, figures: Statistics) -> None:
        palette, top = self.palette(), self._top(figures)
        x, y = self._x(area, 0), self._y(area, top, figures.first_points)
        line = QPolygonF([QPointF(x, y)])
        for change in figures.changes:
            x = self._x(area, figures.moment(change.decision))
            line.append(QPointF(x, y))
            y = self._y(area, top, change.points)
            line.append(QPointF(x, y))
        line.append(QPointF(self._x(area, figures.moment(figures.decisions)), y))
        ink = palette.color(_ROLE.WindowText)
        pen = QPen(ink, 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPolyline(line)
        marks = [(float(end.turn), end.points) for end in figures.ends if end.turn]
        if not marks or figures.moment(figures.decisions) > marks[-1][0]:
            marks.append((figures.moment(figures.decisions), figures.points))
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        height, width = self.fontMetrics().height(), self.fontMetrics().horizontalAdvance("000")
        for moment, points in marks:
            at = QPointF(self._x(area, moment), self._y(area, top, points))
            painter.setPen(QPen(palette.color(_ROLE.Base), 1.5))
            painter.setBrush(ink)
            painter.drawEllipse(at, 4.5, 4.5)
            box = QRectF(at.x() - width - 6, at.y() - height - 4, width, height)
            if box.left() < area.left():
                box.moveLeft(at.x() + 6)
            painter.setPen(ink)
            painter.drawText(box, _RIGHT, str(points))

    # -- hexes to hold -------------------------------------------------------------------------------------------------

    def _row_name(self, place: int) -> str:
        assert self.figures is not None
        setting = self.figures.setting
        return f"{setting.board.name[place]} {setting.hex_id[place]}".strip()

    def _paint_holds(self, painter: QPainter, area: QRectF, figures: Statistics) -> None:
        setting, metrics = figures.setting, self.fontMetrics()
        height = area.height() / max(1, len(setting.hold))
        for row, place in enumerate(setting.hold):
            top = area.top() + row * height
            painter.setPen(self.palette().color(_ROLE.WindowText))
            name = metrics.elidedText(self._row_name(place), Qt.TextElideMode.ElideLeft, int(area.left()) - 6)
            painter.drawText(QRectF(0, top, area.left() - 5, height), _RIGHT, name)
            for side, start, end in self._spans(figures, setting.hex_id[place]):
                box = QRectF(QPointF(self._x(area, start), top + height * 0.18),
                             QPointF(self._x(area, end), top + height * 0.82))
                self._paint_span(painter, box, side)

    def _spans(self, figures: Statistics, name: str) -> list[tuple[str, float, float]]:
        """Who held the hex from when to when."""
        side = dict(figures.setting.scenario.control).get(name, "")
        start, found = 0.0, []
        for change in figures.changes:
            if change.hex == name and change.side != side:
                moment = figures.moment(change.decision)
                found.append((side, start, moment))
                side, start = change.side, moment
        found.append((side, start, figures.moment(figures.decisions)))
        return [span for span in found if span[0] and span[2] > span[1]]

    def _paint_span(self, painter: QPainter, box: QRectF, side: str) -> None:
        """Colour, pattern and letter: each alone is enough."""
        style = STYLES[self._style or theme.theme_name()]
        painter.setPen(QPen(style.ink, 1))
        painter.setBrush(style.ground(side))
        painter.drawRect(box)
        if side == "french":
            painter.setBrush(QBrush(style.ink, Qt.BrushStyle.Dense7Pattern))
            painter.drawRect(box)
        text = side_name(side)
        if self.fontMetrics().horizontalAdvance(text) > box.width() - 6:
            text = text[:1]
        if self.fontMetrics().horizontalAdvance(text) < box.width() - 2:
            painter.setPen(style.ink)
            painter.drawText(box, _CENTRE, text)
