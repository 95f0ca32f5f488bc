"""The tutor's panel above the map: what to do next, done for the player on request; and what it points at."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bk40qt.desktop import theme
from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.wording import translatable
from bk40qt.mapview.hex_cursor import announce
from bk40qt.mapview.hex_overlay import HexStyle
from bk40qt.mapview.overlay_ink import ink_for
from bk40qt.play.board_keys import HELP
from bk40qt.play.panels.base import Panel
from bk40qt.play.session import Happening, Session
from bk40qt.play.tutorial import Tutor

if TYPE_CHECKING:
    from bk40qt.play.game_window import GameWindow

OVERLAY: Final = "tutor"
_TICK: Final = 120  # milliseconds
_PULSE: Final = (0.06, 0.10, 0.15, 0.20, 0.24, 0.20, 0.15, 0.10)  # tint, tick by tick
_LINES: Final = 3  # room for so many lines of text, so that the map below seldom has to move


class TutorPanel(Panel):
    def __init__(self, session: Session, tutor: Tutor, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.tutor = tutor
        self._said = ""
        self._head = QLabel()
        self._head.setTextFormat(Qt.TextFormat.RichText)
        self._head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                          | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.text.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self.show_button, self.next_button, self.start_button, self.close_button = (QPushButton() for _ in range(4))
        self.show_button.clicked.connect(tutor.show_me)
        self.next_button.clicked.connect(tutor.skip)
        self.start_button.clicked.connect(tutor.restart)
        self.close_button.clicked.connect(tutor.close)
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        tutor.changed.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.addWidget(self._head)
        words.addWidget(self.text, 1)
        buttons = QGridLayout()
        buttons.setSpacing(4)
        buttons.addWidget(self.show_button, 0, 0)
        buttons.addWidget(self.next_button, 0, 1)
        buttons.addWidget(self.start_button, 1, 0)
        buttons.addWidget(self.close_button, 1, 1)
        buttons.setRowStretch(2, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 10, 8)
        row.setSpacing(14)
        row.addLayout(words, 1)
        row.addLayout(buttons)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        tutor = self.tutor
        if tutor.closed:
            self.hide()
            return
        self.show()
        step, text = tutor.step, tutor.text()
        if step is not None:
            count = tr("Step {number} of {count}", number=tutor.number, count=len(tutor.steps))
            head = f"<b>{escape(pattern(step.title))}</b> · {escape(count)}"
        else:
            head = f"<b>{escape(tr('Tutorial'))}</b>"
        self._head.setText(head)
        self.text.setText(text)
        self.show_button.setEnabled(tutor.can_show)
        self.next_button.setEnabled(step is not None)
        self._name_next()
        self._make_room()
        if text != self._said:
            self._said = text
            announce(self.text, text)

    def on_happened(self, happening: Happening) -> None:
        """The tutor says when there is something new."""

    def _name_next(self) -> None:
        step = self.tutor.step
        if step is None or not step.is_reading:
            self.next_button.setText(tr("S&kip"))
            self.next_button.setToolTip(tr("Leave this lesson out"))
        elif step is self.tutor.steps[-1]:
            self.next_button.setText(tr("&Finish"))
            self.next_button.setToolTip(tr("The tutorial is over"))
        else:
            self.next_button.setText(tr("&Next"))
            self.next_button.setToolTip(tr("Read: on to the next lesson"))

    def _make_room(self) -> None:
        """The panel grows with long texts and does not shrink again: the map should not jump at every lesson."""
        need = max(self.text.heightForWidth(self.text.width()), _LINES * self.text.fontMetrics().lineSpacing())
        if need > self.text.minimumHeight():
            self.text.setMinimumHeight(need)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.text.setMinimumHeight(0)
            self._make_room()

    def retranslate(self) -> None:
        self.setAccessibleName(tr("Tutorial"))
        self.text.setAccessibleName(tr("What to do"))
        self.show_button.setText(tr("&Show me"))
        self.show_button.setToolTip(tr("Do what the lesson asks for, and watch"))
        self.start_button.setText(tr("&Back to start"))
        self.start_button.setToolTip(tr("Begin the battle and the lessons again"))
        self.close_button.setText(tr("Close tutorial"))
        self.close_button.setToolTip(tr("No more hints; the battle goes on. The Help menu brings them back"))
        self.text.setMinimumHeight(0)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.text.setMinimumHeight(0)
            self._make_room()
        super().changeEvent(event)


class _Frame(QWidget):
    """A thick outline round another widget of the window; the mouse goes through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.strength = 1.0
        self.hide()

    def surround(self, target: QWidget) -> None:
        window = self.parentWidget()
        if not target.isVisible() or target.window() is not window:
            self.hide()
            return
        around = target.rect().translated(target.mapTo(window, QPoint())).adjusted(-3, -3, 3, 3)
        self.setGeometry(around.intersected(window.rect()))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        ink = ink_for(theme.theme_name())
        painter.setPen(QPen(QColor(ink.casing), 5))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QPen(ink.colour("caution", self.strength), 4))
        painter.drawRoundedRect(box, 5, 5)


class Pointer(QObject):
    """Points at hexes by a pulsing outline, and at panels by a frame."""

    def __init__(self, window: GameWindow, tutor: Tutor) -> None:
        super().__init__(window)
        self._window = window
        self._tutor = tutor
        self._step: object = None
        self._phase = 3  # without animations it stays so
        self.hexes: tuple[str, ...] = ()
        self.panels: tuple[str, ...] = ()
        self._frames = [_Frame(window), _Frame(window)]
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._tick)
        tutor.changed.connect(self._point)
        window.closed.connect(self._timer.stop)

    def _point(self) -> None:
        step = self._tutor.step
        hexes = self._tutor.hexes()
        self.panels = step.panels if step is not None else ()
        if step is not self._step:
            self._step = step
            self._bring_forward()
        if hexes != self.hexes:
            self.hexes = hexes
            self._bring_into_sight()
        if self.hexes or self.panels:
            self._timer.start()
        else:
            self._timer.stop()
        self._draw()

    def _bring_forward(self) -> None:
        """Panels that lie behind others."""
        for name in self.panels:
            if name != "track":
                self._window.docks[name].show()
                self._window.docks[name].raise_()
        if "log" in self.panels:
            self._window.log_panel.table.scrollToBottom()

    def _bring_into_sight(self) -> None:
        view = self._window.view
        for name in self.hexes:
            if not view.visible_area().contains(self._window.scene.centre_of(name)):
                view.centre_on_hex(name, self._window.settings.animations)

    def _tick(self) -> None:
        if self._window.settings.animations:
            self._phase = (self._phase + 1) % len(_PULSE)
        self._draw()

    def _draw(self) -> None:
        tint = _PULSE[self._phase]
        style = HexStyle("caution", tint, outline="double", width=6)
        self._window.scene.overlays.set_hexes(OVERLAY, dict.fromkeys(self.hexes, style))
        for place, frame in enumerate(self._frames):
            if place < len(self.panels):
                name = self.panels[place]
                frame.strength = 0.5 + 2 * tint
                frame.surround(self._window.track if name == "track" else self._window.docks[name])
            else:
                frame.hide()


def host_tutor(window: GameWindow) -> TutorPanel:
    """Put the tutor into the window of his game: panel, pointer and commands."""
    tutor = Tutor(window)
    panel = TutorPanel(window.session, tutor)
    window.panels[OVERLAY] = panel
    window.middle.insertWidget(0, panel)
    panel.rule_asked.connect(window.show_rule)
    Pointer(window, tutor)
    _add_commands(window, tutor)

    def end() -> None:
        if tutor.step is tutor.steps[-1] and not window.settings.tutorial_done:
            window.settings.tutorial_done = True
            window.settings.save()

    tutor.changed.connect(end)
    tutor.finished.connect(tutor.close)
    tutor.finished.connect(window.decision_panel.lead_home)
    window.view.fit()
    tutor.look()
    return panel


def _add_commands(window: GameWindow, tutor: Tutor) -> None:
    commands = window.commands
    for id, text, tip, run, keys in (
        ("tutor-show", translatable("Tutorial: show me"), translatable("Do what the lesson asks for, and watch"),
         tutor.show_me, ("F8",)),
        ("tutor-next", translatable("Tutorial: next lesson"), translatable("Read, or left out: on to the next lesson"),
         tutor.skip, ("F9",)),
        ("tutor-start", translatable("Tutorial: back to the start"),
         translatable("Begin the battle and the lessons again"), tutor.restart, ()),
        ("tutor-open", translatable("Tutorial: hints again"), translatable("Go on with the lessons after closing them"),
         tutor.reopen, ()),
    ):
        commands.menu(HELP).addAction(commands.add(id, text, tip, run, keys, HELP))
