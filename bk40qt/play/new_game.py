"""The questions before a game begins: who plays which side, by which rules, with which dice."""

from __future__ import annotations

import secrets
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import pattern, retell, tr, trn
from bk40qt.desktop.settings import Settings
from bk40qt.engine.errors import EngineError, ScenarioError
from bk40qt.engine.records import value
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS, Option
from bk40qt.engine.wording import message, translatable
from bk40qt.play.scenario_head import ScenarioCard
from bk40qt.play.session import PERSON, Seats
from bk40qt.play.tiles import facts_of

PLAYER_NAMES: Final = {
    PERSON: translatable("Person"),
    "simple": translatable("Computer (simple)"),
    "random": translatable("Computer (random)"),
}
_VALUES: Final = {
    "scenario": translatable("as in the scenario"),
    "unlimited": translatable("any number of times"),
    "1": translatable("once"),
    "outward": translatable("outward from 7"),
    "rows_6_8_9": translatable("rows 6, 8 and 9"),
}
_OPTIONAL: Final = translatable("Optional rules")
_READINGS: Final = translatable("Readings of unclear rules")
_BALANCE: Final = translatable("Balance: markers at the start")
_LONGEST_TITLE: Final = 80
_LONGEST_SEED: Final = 40
_SEEDS: Final = 1_000_000_000  # short enough to be told to a friend


@value
class NewGame:
    """What was chosen. `scenario` is what the rule system loads: the name of a shipped one, or a file."""

    scenario: str
    seats: Seats
    options: dict[str, str]  # those that differ from the scenario
    seed: int | str
    title: str
    system: str = "blitz40"


def faults(card: ScenarioCard) -> list[str]:
    """Why the scenario cannot be played; empty if it can."""
    system = SYSTEMS.get(card.system)
    if system is None:
        return [tr("It is made for rules that this program does not have: {system}", system=card.system)]
    try:
        system.load(str(card.path))
    except ScenarioError as error:
        return [retell(problem.text) for problem in error.problems]
    except EngineError as error:
        return [retell(message(error))]
    return []


def seed_of(text: str) -> int | str:
    """A number or a text, as on the command line; an empty one is drawn."""
    text = text.strip()
    if not text:
        return secrets.randbelow(_SEEDS)
    try:
        return int(text)
    except ValueError:
        return text


class NewGameDialog(QDialog):
    chosen = Signal(object)  # NewGame
    rule_asked = Signal(str)  # number of a paragraph

    def __init__(self, card: ScenarioCard, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.card = card
        self._settings = settings
        # What the scenario says holds unless the players choose otherwise.
        self._given = {name: card.options.get(name, option.default) for name, option in OPTIONS.items()}
        self.players: dict[str, QComboBox] = {}
        self.switches: dict[str, QCheckBox | QComboBox] = {}
        self._side_labels: dict[str, QLabel] = {}
        self._groups: dict[str, QGroupBox] = {}
        self._option_labels: dict[str, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(8)
        self.head = QLabel()
        font = self.head.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        font.setBold(True)
        self.head.setFont(font)
        self.sub, self.note = QLabel(), QLabel()
        self.note.setWordWrap(True)
        column.addWidget(self.head)
        column.addWidget(self.sub)
        column.addWidget(self.note)
        self.tabs = QTabWidget()
        self.tabs.addTab(self._game_page(), "")
        self.tabs.addTab(self._rules_page(), "")
        column.addWidget(self.tabs, 1)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        self.resize(640, 540)
        self.retranslate()
        self._seats_changed()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setFocus()

    # -- making it ----------------------------------------------------------------------------------------------------

    def _game_page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.setVerticalSpacing(14)
        form.setHorizontalSpacing(18)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        computer = self._settings.player if self._settings.player in PLAYER_NAMES else "simple"
        for number, side in enumerate(self.card.sides):
            box, label = QComboBox(), QLabel()
            for player in PLAYER_NAMES:
                box.addItem("", player)
            box.setCurrentIndex(box.findData(PERSON if number == 0 else computer))
            box.currentIndexChanged.connect(self._seats_changed)
            label.setBuddy(box)
            form.addRow(label, box)
            self.players[side], self._side_labels[side] = box, label
        self.hand_over = QCheckBox()
        self.hand_over.setChecked(self._settings.hand_over)
        self.analysis = QCheckBox()
        form.addRow(self.hand_over)
        form.addRow(self.analysis)
        self.title, self.title_label = QLineEdit(), QLabel()
        self.title.setMaxLength(_LONGEST_TITLE)
        self.title_label.setBuddy(self.title)
        form.addRow(self.title_label, self.title)
        self.seed, self.seed_label = QLineEdit(), QLabel()
        self.seed.setMaxLength(_LONGEST_SEED)
        self.seed_label.setBuddy(self.seed)
        form.addRow(self.seed_label, self.seed)
        return page

    def _rules_page(self) -> QWidget:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setSpacing(14)
        for heading in (_OPTIONAL, _READINGS, _BALANCE):
            group = QGroupBox()
            grid = QGridLayout(group)
            grid.setColumnStretch(0, 1)
            grid.setHorizontalSpacing(12)
            for name, option in OPTIONS.items():
                if _heading(option) == heading:
                    self._add_option(grid, name, option)
            self._groups[heading] = group
            column.addWidget(group)
        column.addStretch(1)
        page = QScrollArea()
        page.setWidgetResizable(True)
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidget(inner)
        return page

    def _add_option(self, grid: QGridLayout, name: str, option: Option) -> None:
        """A switch for yes and no, a list for more; the number leads to the rule."""
        row = grid.rowCount()
        given = self._given[name]
        label = _SwitchLabel()
        if set(option.values) == {"yes", "no"}:
            switch = QCheckBox()
            switch.setChecked(given == "yes")
            switch.toggled.connect(self._rules_changed)
            label.clicked.connect(switch.toggle)
            self.switches[name] = switch
            grid.addWidget(switch, row, 1, Qt.AlignmentFlag.AlignRight)
        else:
            box = QComboBox()
            for value in option.values:
                box.addItem("", value)
            box.setCurrentIndex(box.findData(given))
            box.currentIndexChanged.connect(self._rules_changed)
            self.switches[name] = box
            grid.addWidget(box, row, 1)
        label.setBuddy(self.switches[name])
        grid.addWidget(label, row, 0)
        link = QLabel(f'<a href="{option.rule}">{option.rule}</a>')
        link.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                     | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        link.linkActivated.connect(self.rule_asked)
        grid.addWidget(link, row, 2)
        self._option_labels[name] = label

    def retranslate(self) -> None:
        name = pattern(self.card.name)
        self.setWindowTitle(tr("New game: {scenario}", scenario=name))
        self.head.setText(name)
        self.sub.setText("  ·  ".join(facts_of(self.card)))
        self.note.setText(pattern(self.card.notes))
        for side, label in self._side_labels.items():
            label.setText(pattern(self.card.sides[side]))
            self.players[side].setAccessibleName(tr("Who plays the {side}", side=pattern(self.card.sides[side])))
            for number, text in enumerate(PLAYER_NAMES.values()):
                self.players[side].setItemText(number, pattern(text))
        self.hand_over.setText(tr("Cover the &screen between the players"))
        self.hand_over.setToolTip(tr("With two persons at one screen: nobody sees what the other must not know"))
        self.analysis.setText(tr("&Analysis: take back without limit, dice included"))
        self.title_label.setText(tr("&Title"))
        self.title.setPlaceholderText(name)
        self.seed_label.setText(tr("&Dice"))
        self.seed.setPlaceholderText(tr("at random; or a number or word, for the same dice again"))
        self.seed.setToolTip(tr("Games with the same number or word here have the same dice"))
        self.tabs.setTabText(0, tr("&Players"))
        self._retranslate_rules()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("Begin"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(tr("Cancel"))

    def _retranslate_rules(self) -> None:
        for heading, group in self._groups.items():
            group.setTitle(pattern(heading))
        for name, switch in self.switches.items():
            option = OPTIONS[name]
            text = pattern(option.text)
            self._option_labels[name].setText(text)
            switch.setAccessibleName(tr("{switch} (rule {rule})", switch=text, rule=option.rule))
            if isinstance(switch, QComboBox):
                for number, value in enumerate(option.values):
                    # In the lists of counts "1" is a number, elsewhere it says how often.
                    plain = value.isdigit() and len(option.values) > 2
                    switch.setItemText(number, value if plain else pattern(_VALUES.get(value, value)))
        self._rules_changed()

    # -- what was chosen ----------------------------------------------------------------------------------------------

    def options(self) -> dict[str, str]:
        """The rules that differ from those of the scenario."""
        found: dict[str, str] = {}
        for name, switch in self.switches.items():
            value = switch.currentData() if isinstance(switch, QComboBox) else ("no", "yes")[switch.isChecked()]
            if value != self._given[name]:
                found[name] = value
        return found

    def seats(self) -> Seats:
        players = {side: box.currentData() for side, box in self.players.items()}
        return Seats(players, self.hand_over.isChecked(), self.analysis.isChecked())

    def choice(self) -> NewGame:
        scenario = self.card.path.stem if self.card.shipped else str(self.card.path)
        title = self.title.text().strip()
        return NewGame(scenario, self.seats(), self.options(), seed_of(self.seed.text()), title, self.card.system)

    def accept(self) -> None:
        choice = self.choice()
        super().accept()
        self.chosen.emit(choice)

    def _seats_changed(self) -> None:
        """Only two persons have something to hide from one another."""
        self.hand_over.setEnabled(len(self.seats().persons()) == 2)

    def _rules_changed(self) -> None:
        count = len(self.options())
        self.tabs.setTabText(1, trn("&Rules ({n} changed)", "&Rules ({n} changed)", count) if count else tr("&Rules"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class _SwitchLabel(QLabel):
    """The text of a switch. Apart from it, because the text of a check box does not break into lines."""

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()


def _heading(option: Option) -> str:
    """Open readings are numbered R-.. (Part D), balancing is 13.3, the rest of chapter 13 is optional."""
    if option.rule.startswith("R-"):
        return _READINGS
    return _BALANCE if option.rule == "13.3" else _OPTIONAL
