"""The scenarios on the home screen: a card each, side by side as many as fit.

Cards are made of plain labels. A pen or brush in Python makes PySide6 load the namespace `Qt`, which takes a tenth of
the time in which the home screen is to be there; so there is none here, and `Qt` is imported when the user acts.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSizePolicy, QWidget

from bk40qt.desktop.i18n import day, pattern, retell, tr, trn
from bk40qt.play.cards import HEIGHT, WIDTH, CardPictures
from bk40qt.play.cut_text import cut
from bk40qt.play.scenario_head import ScenarioCard

_BORDER: Final = 2
_MARGIN: Final = 14
_GAP: Final = 18  # between cards
_RIGHT: Final = 8  # before the scroll bar
_NARROWEST: Final = 290
_NOTE_LINES: Final = 3
_BUTTON_HEIGHT: Final = 32
_ROLES: Final = QPalette.ColorRole


class ScenarioTile(QWidget):
    """One card: picture, name, date, length, sides, a sentence; buttons to play and to edit."""

    play = Signal(object)  # ScenarioCard
    edit = Signal(object)

    def __init__(self, card: ScenarioCard, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self._pictures = pictures
        self._placed = False
        self._warm = False  # the mouse is over it, or one of its buttons has the keys
        self.setAutoFillBackground(True)  # its edge is seen around the body
        self._body = QWidget(self)
        self._body.setAutoFillBackground(True)
        self._body.setBackgroundRole(_ROLES.Base)
        self.picture = _Picture(self._body)
        self._labels = [QLabel(self._body) for _ in range(4)]
        for label, role in zip(self._labels, (_ROLES.Text, _ROLES.PlaceholderText, _ROLES.Text, self._note_role()),
                               strict=True):
            label.setForegroundRole(role)
        self.play_button = QPushButton(self._body)
        self.edit_button = QPushButton(self._body)
        self.play_button.setEnabled(not card.problem)
        self.play_button.clicked.connect(lambda: self.play.emit(self.card))
        self.edit_button.clicked.connect(lambda: self.edit.emit(self.card))
        for button in (self.play_button, self.edit_button):
            button.setAutoDefault(True)  # Enter presses it, too
            button.installEventFilter(self)
        self._show_warmth()
        self.look()
        self.retranslate()

    def look(self) -> None:
        """Take the colours and letters of the present theme."""
        accent(self.play_button)
        title, bold = QFont(QApplication.font()), QFont(QApplication.font())
        title.setPointSizeF(title.pointSizeF() * 1.5)
        title.setBold(True)
        bold.setBold(True)
        self._labels[0].setFont(title)
        self._labels[2].setFont(bold)

    def show_picture(self) -> None:
        """Take the picture in the present theme. Reading it from disk can wait until the window is there."""
        self.picture.show_picture(self._pictures.picture(self.card, self.devicePixelRatioF()))

    def retranslate(self) -> None:
        name = pattern(self.card.name)
        self.play_button.setText(tr("Play"))
        self.play_button.setAccessibleName(tr("Play {scenario}", scenario=name))
        self.play_button.setToolTip(tr("Choose sides and rules, and begin a game"))
        self.edit_button.setText(tr("Edit"))
        self.edit_button.setAccessibleName(tr("Edit {scenario}", scenario=name))
        self.edit_button.setToolTip(tr("Open this scenario in the editor"))
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(text for text in self._texts()[1:] if text))
        self.picture.text = tr("No map to show") if self.card.problem else tr("The map is being drawn…")
        self._fill()

    # -- texts --------------------------------------------------------------------------------------------------------

    def _texts(self) -> list[str]:
        card = self.card
        if card.problem:
            return [card.name, card.path.name, "", retell(card.problem)]
        names = [pattern(name) for name in card.sides.values()]
        sides = tr("{first} against {second}", first=names[0], second=names[1])
        return [pattern(card.name), "  ·  ".join(facts_of(card)), sides, pattern(card.notes)]

    def _note_role(self) -> QPalette.ColorRole:
        return _ROLES.BrightText if self.card.problem else _ROLES.Text

    def _fill(self) -> None:
        """Write the texts as far as they fit."""
        if not self._placed:
            return
        width = self._labels[0].width()
        *lines, note = self._texts()
        for label, text in zip(self._labels, lines, strict=False):
            label.setText(cut(QFontMetrics(label.font()), text, width))
        self._labels[-1].setText("\n".join(_broken(note, self._labels[-1].font(), width)))

    # -- measures -----------------------------------------------------------------------------------------------------

    def _heights(self) -> list[int]:
        heights = [QFontMetrics(label.font()).lineSpacing() for label in self._labels]
        heights[-1] *= _NOTE_LINES
        return heights

    def height_for(self, width: int) -> int:
        picture = round((width - 2 * _BORDER) * HEIGHT / WIDTH)
        return picture + sum(self._heights()) + _BUTTON_HEIGHT + 3 * _MARGIN + 8 + 2 * _BORDER

    def resizeEvent(self, event: QResizeEvent) -> None:
        width, height = self.width() - 2 * _BORDER, self.height() - 2 * _BORDER
        self._body.setGeometry(_BORDER, _BORDER, width, height)
        top = round(width * HEIGHT / WIDTH)
        self.picture.setGeometry(0, 0, width, top)
        top += _MARGIN - 4
        for label, high in zip(self._labels, self._heights(), strict=True):
            top += 6 if label is self._labels[-1] else 0
            label.setGeometry(_MARGIN, top, width - 2 * _MARGIN, high)
            top += high
        top, edit = height - _MARGIN - _BUTTON_HEIGHT, self.edit_button.sizeHint().width()
        self.play_button.setGeometry(_MARGIN, top, width - 3 * _MARGIN - edit + 4, _BUTTON_HEIGHT)
        self.edit_button.setGeometry(width - _MARGIN - edit, top, edit, _BUTTON_HEIGHT)
        self._placed = True
        self._fill()

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # else the release would go elsewhere

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        from PySide6.QtCore import Qt

        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and not self.card.problem:
            self.play_button.setFocus(Qt.FocusReason.MouseFocusReason)
            self.play.emit(self.card)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._set_warm(True)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_warm(self.play_button.hasFocus() or self.edit_button.hasFocus())

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._set_warm(True)
        elif event.type() == QEvent.Type.FocusOut:
            self._set_warm(self.underMouse())
        return False

    def _set_warm(self, warm: bool) -> None:
        if warm != self._warm:
            self._warm = warm
            self._show_warmth()

    def _show_warmth(self) -> None:
        self.setBackgroundRole(_ROLES.Highlight if self._warm else _ROLES.Mid)


class _Picture(QWidget):
    """The map of a card, or words that say why there is none yet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self._picture: QPixmap | None = None
        self._known = False  # before it is, nothing is said of it
        self.setAutoFillBackground(True)
        self.setBackgroundRole(_ROLES.AlternateBase)
        self.setForegroundRole(_ROLES.PlaceholderText)

    def show_picture(self, picture: QPixmap | None) -> None:
        self._picture = picture
        self._known = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._picture)
        elif self._known:
            wide = painter.fontMetrics().horizontalAdvance(self.text)
            painter.drawText((self.width() - wide) // 2, self.height() // 2, self.text)


class TileArea(QWidget):
    """Lays cards out in rows of equal width. Its height follows from its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[ScenarioTile] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)

    def show_tiles(self, tiles: list[ScenarioTile]) -> None:
        for old in self.tiles:
            old.hide()
            old.deleteLater()
        self.tiles = tiles
        if self.isVisible():  # else it does not know its width yet
            self.arrange()
        for tile in tiles:
            tile.show()

    def show_pictures(self) -> None:
        """When the window is there: the pictures, and the hand above cards that can be clicked."""
        from PySide6.QtCore import Qt

        for tile in self.tiles:
            tile.show_picture()
            if not tile.card.problem:
                tile.setCursor(Qt.CursorShape.PointingHandCursor)

    def arrange(self) -> None:
        room = self.width() - _RIGHT
        columns = max(1, min((room + _GAP) // (_NARROWEST + _GAP), 4))
        # A few cards do not grow beyond the size of their pictures by much.
        width = min((room - (columns - 1) * _GAP) // columns, round(WIDTH * 1.15))
        height = max((tile.height_for(width) for tile in self.tiles), default=0)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.setGeometry(column * (width + _GAP), row * (height + _GAP), width, height)
        rows = -(-len(self.tiles) // columns)
        self.setMinimumHeight(rows * (height + _GAP))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()


def facts_of(card: ScenarioCard) -> list[str]:
    """Date and length, as far as the file tells them."""
    found = [day(card.day)] if card.day is not None else []
    if card.turns:
        found.append(trn("{n} turn", "{n} turns", card.turns))
    return found


def accent(button: QPushButton) -> None:
    """The colour of the one button that people look for, in the present theme."""
    palette = QApplication.palette()
    if button.isEnabled():
        palette.setColor(QPalette.ColorRole.Button, palette.color(QPalette.ColorRole.Highlight))
        palette.setColor(QPalette.ColorRole.ButtonText, palette.color(QPalette.ColorRole.HighlightedText))
    button.setPalette(palette)


def _broken(text: str, font: QFont, width: int) -> list[str]:
    """Up to three lines of text; the last one is cut with an ellipsis where there is more."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    found: list[str] = []
    while len(found) < _NOTE_LINES and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        rest = text[line.textStart():]
        is_last = len(found) == _NOTE_LINES - 1 and line.textLength() < len(rest)
        found.append(cut(QFontMetrics(font), rest, width) if is_last else rest[:line.textLength()].rstrip())
    layout.endLayout()
    return found
