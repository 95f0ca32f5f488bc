"""The questions before a game branches off from a replay: who plays which side, and with which dice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import number, pattern, retell, tr
from bk40qt.desktop.settings import Settings
from bk40qt.engine.errors import EngineError
from bk40qt.engine.wording import message
from bk40qt.mapview.faces import side_name
from bk40qt.play.new_game import PLAYER_NAMES
from bk40qt.play.recording import Cancelled
from bk40qt.play.replay import ReplaySession
from bk40qt.play.session import PERSON, Seats

_LONGEST_TITLE = 80


class BranchDialog(QDialog):
    branched = Signal(object)  # Session: the new game

    def __init__(self, replay: ReplaySession, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._replay = replay
        self._settings = settings
        self.setWindowTitle(tr("Branch off into a new game"))
        self.moment = replay.at
        count = number(self.moment)
        head = QLabel(tr("The new game has the first {count} decisions of this one, up to turn {turn}, and a file of"
                         " its own. The recorded game stays as it is.", count=count, turn=replay.turn)
                      if replay.turn else
                      tr("The new game has the first {count} decisions of the set-up, and a file of its own. The"
                         " recorded game stays as it is.", count=count))
        head.setWordWrap(True)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        self.players: dict[str, QComboBox] = {}
        computer = settings.player if settings.player in PLAYER_NAMES else "simple"
        for side in replay.game.system.sides:
            box = self.players[side] = QComboBox()
            for player, text in PLAYER_NAMES.items():
                box.addItem(pattern(text), player)
            box.setCurrentIndex(box.findData(PERSON if side == replay.viewer else computer))
            box.currentIndexChanged.connect(self._seats_changed)
            name = side_name(side)
            box.setAccessibleName(tr("Who plays the {side}", side=name))
            form.addRow(name, box)
        self.hand_over = QCheckBox(tr("Cover the &screen between the players"))
        self.hand_over.setChecked(settings.hand_over)
        self.analysis = QCheckBox(tr("&Analysis: take back without limit, dice included"))
        self.new_dice = QRadioButton(tr("&New dice from here on"))
        self.same_dice = QRadioButton(tr("The sa&me dice as in the recorded game"))
        self.same_dice.setToolTip(tr("The next rolls come as they came then, whoever makes them"))
        self.new_dice.setChecked(True)
        self.title = QLineEdit(tr("{title}, from decision {number}", title=replay.game_title, number=self.moment))
        self.title.setMaxLength(_LONGEST_TITLE)
        for row in (self.hand_over, self.analysis, self.new_dice, self.same_dice):
            form.addRow(row)
        form.addRow(tr("&Title"), self.title)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("Begin"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(tr("Cancel"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(12)
        column.addWidget(head)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self.setMinimumWidth(480)
        self._seats_changed()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setFocus()

    def seats(self) -> Seats:
        players = {side: box.currentData() for side, box in self.players.items()}
        return Seats(players, self.hand_over.isChecked(), self.analysis.isChecked())

    def _seats_changed(self) -> None:
        """Only two persons have something to hide from one another."""
        self.hand_over.setEnabled(len(self.seats().persons()) == 2)

    def accept(self) -> None:
        from bk40qt.play.opening import branch

        try:
            session = branch(self._replay.recording, self.moment, self.seats(), self._settings,
                             same_dice=self.same_dice.isChecked(), title=self.title.text().strip())
        except Cancelled:
            return
        except EngineError as error:
            from bk40qt.desktop.trouble import tell

            tell(self, tr("The new game cannot be written"), retell(message(error)))
            return
        super().accept()
        self.branched.emit(session)
