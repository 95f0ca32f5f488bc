"""The bar under the map of a replay: the moment shown, and everything that moves it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from bk40qt.desktop.commands import Commands
from bk40qt.desktop.i18n import number, tr
from bk40qt.engine.wording import translatable
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.base import Panel
from bk40qt.play.panels.timeline import Timeline
from bk40qt.play.replay import SPEEDS, ReplaySession

REPLAY: Final = translatable("&Replay")

# Drawn, because the icons of the style are dark on dark in the dark theme: bars and triangles in a field of 12 by 12.
_Shape = tuple[tuple[float, float], ...]
_ICONS: Final[dict[str, tuple[_Shape, ...]]] = {
    "replay-first": (((0, 1), (2, 1), (2, 11), (0, 11)), ((7, 1), (7, 11), (2, 6)), ((12, 1), (12, 11), (7, 6))),
    "replay-back": (((1, 1), (3, 1), (3, 11), (1, 11)), ((11, 1), (11, 11), (4, 6))),
    "replay-play": (((2, 0), (2, 12), (12, 6)),),
    "pause": (((2, 1), (5, 1), (5, 11), (2, 11)), ((7, 1), (10, 1), (10, 11), (7, 11))),
    "replay-forward": (((9, 1), (11, 1), (11, 11), (9, 11)), ((1, 1), (1, 11), (8, 6))),
    "replay-last": (((10, 1), (12, 1), (12, 11), (10, 11)), ((5, 1), (5, 11), (10, 6)), ((0, 1), (0, 11), (5, 6))),
}
_BUTTONS: Final = ("replay-first", "replay-back", "replay-play", "replay-forward", "replay-last")
_JUMPS: Final = ("replay-next-turn", "replay-next-activation", "replay-next-combat", "",
                 "replay-previous-turn", "replay-previous-activation", "replay-previous-combat")


def _icon(name: str, colour: QColor, size: int) -> QIcon:
    ratio = 2  # sharp on dense screens, too
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.scale(size / 14, size / 14)
    painter.translate(1, 1)
    for shape in _ICONS[name]:
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in shape]))
    painter.end()
    return QIcon(pixmap)


def _row(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(2)
    return row


class ReplayBar(Panel):
    """Where in the game we are, and everything that moves it on. The buttons are the commands of the window."""

    def __init__(self, session: ReplaySession, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.replay = session
        self._commands = commands
        self.timeline = Timeline()
        self.timeline.setRange(0, session.total)
        self.timeline.setPageStep(max(1, session.total // 20))
        self.timeline.set_turns(session.recording.turn_starts())
        self.timeline.valueChanged.connect(self._slid)
        self.where = QLabel()
        self.speed = QComboBox()
        for factor in SPEEDS:
            self.speed.addItem("", factor)
        self.speed.activated.connect(lambda place: session.set_speed(SPEEDS[place]))
        self.viewer = QComboBox()
        for side in session.game.system.sides:
            self.viewer.addItem("", side)
        self.viewer.activated.connect(lambda place: session.set_viewer(self.viewer.itemData(place)))
        self.jumps = QToolButton()
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.marks = QMenu(self)
        self.marks.setToolTipsVisible(True)
        self.marks.aboutToShow.connect(self._fill_marks)
        self._buttons: dict[str, QToolButton] = {}
        # Only the moment asked for last is shown: a fast drag asks for more of them than can be drawn.
        self._sliding = QTimer(self)
        self._sliding.setSingleShot(True)
        self._sliding.timeout.connect(lambda: session.go_to(self.timeline.value()))
        session.moved.connect(self._show_moment)
        session.playing_changed.connect(self._dress_play)
        session.speed_changed.connect(self._show_choices)
        session.viewer_changed.connect(self._show_choices)
        session.bookmarks_changed.connect(self._show_bookmarks)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        left, right = QWidget(), QWidget()
        row = _row(left)
        for name in _BUTTONS:
            row.addWidget(self._button(name, icon=True))
        row.addSpacing(8)
        self.jumps.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.jumps.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.jumps.setAutoRaise(True)
        menu = QMenu(self.jumps)
        menu.setToolTipsVisible(True)
        for name in _JUMPS:
            if name:
                menu.addAction(self._commands[name])
            else:
                menu.addSeparator()
        self.jumps.setMenu(menu)
        row.addWidget(self.jumps)
        row.addSpacing(8)
        mark = self._button("replay-bookmark")
        mark.setMenu(self.marks)
        mark.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        row.addWidget(mark)
        row.addStretch(1)
        row = _row(right)
        row.addStretch(1)
        for widget in (self.speed, self.viewer):
            row.addWidget(widget)
            row.addSpacing(4)
        row.addWidget(self._button("replay-branch"))
        self._halves = (left, right)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rows.setSpacing(2)
        self._rows.addWidget(left)
        self._rows.addWidget(right)
        top = QHBoxLayout()
        top.addWidget(self.timeline, 1)
        top.addSpacing(8)
        top.addWidget(self.where)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 2, 8, 6)
        layout.setSpacing(2)
        layout.addLayout(top)
        layout.addLayout(self._rows)
        layout.addWidget(self.note)

    def minimumSizeHint(self) -> QSize:
        """Large letters must not press the panels against the wall: then the buttons stand in two rows."""
        rows = [half.minimumSizeHint().width() for half in self._halves]
        width = max(*rows, self.timeline.minimumWidth() + 8 + self.where.minimumWidth())
        return QSize(width + 16, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        needed = sum(half.minimumSizeHint().width() for half in self._halves) + 16
        fits = self.width() >= needed
        self._rows.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)
        super().resizeEvent(event)

    def _button(self, name: str, icon: bool = False) -> QToolButton:
        """No focus of its own: Space is to play, and every command has a key and a place in the menu."""
        button = QToolButton()
        button.setDefaultAction(self._commands[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly if icon
                                  else Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRaise(True)
        button.setObjectName(f"button-{name}")
        self._buttons[name] = button
        return button

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _slid(self, value: int) -> None:
        self.replay.pause_playing()
        self._say_where(value)
        self._sliding.start(0)

    def on_happened(self, happening: object) -> None:
        """`moved` tells it."""

    def _show_moment(self, moment: int) -> None:
        self.timeline.blockSignals(True)
        self.timeline.setValue(moment)
        self.timeline.blockSignals(False)
        self._say_where(moment)
        self._dress_bookmark()
        for name in ("replay-first", "replay-back"):
            self._commands[name].setEnabled(moment > 0)
        for name in ("replay-forward", "replay-last"):
            self._commands[name].setEnabled(moment < self.replay.total)

    def _say_where(self, moment: int) -> None:
        turn = self.replay.recording.turns[moment]
        at, total = number(moment), number(self.replay.total)
        self.where.setText(tr("Decision {at} of {total}, turn {turn}", at=at, total=total, turn=turn) if turn
                           else tr("Decision {at} of {total}, set-up", at=at, total=total))
        self.timeline.setAccessibleDescription(self.where.text())

    def _show_choices(self) -> None:
        self.speed.setCurrentIndex(SPEEDS.index(self.replay.speed))
        self.viewer.setCurrentIndex(self.viewer.findData(self.replay.viewer))

    def _show_bookmarks(self) -> None:
        self.timeline.set_bookmarks({mark.decision: mark.text for mark in self.replay.bookmarks})
        self._dress_bookmark()

    def _dress_bookmark(self) -> None:
        """A filled star tells that this moment is marked."""
        marked = self.replay.bookmark_at(self.replay.at) is not None
        action = self._commands["replay-bookmark"]
        action.setText(tr("★ Bookmark") if marked else tr("☆ Bookmark"))
        self._commands["replay-rename-bookmark"].setEnabled(marked)

    def _dress_play(self) -> None:
        """Triangle or two bars, as on every player."""
        playing = self.replay.playing
        self._commands["replay-play"].setText(tr("Pause") if playing else tr("Run"))
        colour, size = self.palette().color(QPalette.ColorRole.ButtonText), self.fontMetrics().height()
        for name in _BUTTONS:
            drawn = "pause" if playing and name == "replay-play" else name
            action = self._commands[name]
            action.setIcon(_icon(drawn, colour, size))
            action.setIconVisibleInMenu(False)
            self._buttons[name].setIconSize(QSize(size, size))
            self._buttons[name].setAccessibleName(action.text())

    def _fill_marks(self) -> None:
        self.marks.clear()
        self.marks.addAction(self._commands["replay-rename-bookmark"])
        self.marks.addAction(self._commands["replay-previous-bookmark"])
        self.marks.addAction(self._commands["replay-next-bookmark"])
        self.marks.addSeparator()
        for mark in self.replay.bookmarks:
            entry = QAction(mark.text.replace("&", "&&"), self.marks)
            entry.setToolTip(tr("Go to decision {number}", number=mark.decision))
            entry.triggered.connect(partial(self._go_to, mark.decision))
            self.marks.addAction(entry)

    def _go_to(self, moment: int, _checked: bool = False) -> None:
        self.replay.pause_playing()
        self.replay.go_to(moment)

    def retranslate(self) -> None:
        for place, factor in enumerate(SPEEDS):
            self.speed.setItemText(place, tr("{factor}×", factor=number(factor, 0 if factor >= 1 else 1)))
        for place in range(self.viewer.count()):
            self.viewer.setItemText(place, tr("Seen by: {side}", side=side_name(self.viewer.itemData(place))))
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tr("How fast the game is played"))
        self.viewer.setAccessibleName(tr("Seen by"))
        self.viewer.setToolTip(tr("Whose eyes look on: what the other side has hidden is not shown"))
        self.jumps.setText(tr("Go to"))
        self.jumps.setToolTip(tr("Go to the next or previous turn, activation or combat"))
        self.timeline.setAccessibleName(tr("Moment of the game"))
        self.note.setText(self.replay.why_as_recorded())
        self.note.setVisible(bool(self.note.text()))
        self._commands["replay-branch"].setEnabled(self.replay.can_branch())
        # The widest text there can be, so that the slider does not shrink and grow under the mouse.
        total, last = number(self.replay.total), self.replay.recording.turns[-1]
        widest = tr("Decision {at} of {total}, turn {turn}", at=total, total=total, turn=last)
        self.where.setMinimumWidth(self.where.fontMetrics().horizontalAdvance(widest) + 4)
        self._dress_play()
        self._show_choices()
        self._show_bookmarks()
        self._show_moment(self.replay.at)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._buttons:
            self._dress_play()
