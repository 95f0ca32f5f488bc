"""The first screen: begin a game, go on with one, watch one, learn, edit, set up.

It is on the screen in little more time than an empty window, so this module imports no rules and opens no database;
whatever needs them (the dialog for a new game, pictures of maps) is imported when it is wanted.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.commands import Commands
from bk40qt.desktop.i18n import retell, tr
from bk40qt.desktop.settings import Settings
from bk40qt.engine.wording import message
from bk40qt.paths import SCENARIO_SUFFIX
from bk40qt.play.banner import Banner
from bk40qt.play.cards import CardPictures
from bk40qt.play.games_list import GamesList, title_of
from bk40qt.play.home_parts import MENUS, ButtonBar, add_commands, enlarge, make_button, make_heading, show_faults
from bk40qt.play.library import GAME_SUFFIX, GameCard, Library, LibraryError
from bk40qt.play.scenario_head import ScenarioCard, read_card
from bk40qt.play.tiles import ScenarioTile, TileArea, accent

if TYPE_CHECKING:
    from bk40qt.play.new_game import NewGameDialog

_SETTLE_AFTER: Final = 30  # milliseconds
_FOOTER: Final = ("tutorial", "watch", "open", "editor", "rules", "preferences", "quit")


class HomeWindow(QMainWindow):
    new_game = Signal(object)  # NewGame
    continue_game = Signal(str)  # file
    watch = Signal(str)  # file
    open_editor = Signal(str)  # file, "" = a new scenario
    tutorial = Signal()
    preferences = Signal()
    rules = Signal(str)  # number of a paragraph, "" = from the beginning

    def __init__(self, settings: Settings, library: Library | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.library = library if library is not None else Library()
        self.pictures = CardPictures(self)
        self.pictures.ready.connect(self._picture_ready)
        self.dialog: NewGameDialog | None = None
        self._deleted: Path | None = None
        self._settled = False
        self._has_been_shown = False
        self.commands = Commands(self, settings)
        add_commands(self)
        self.commands.fill(self.menuBar(), MENUS)
        self.setCentralWidget(self._contents())
        self.statusBar().setSizeGripEnabled(False)
        self.setAcceptDrops(True)
        self.resize(1180, 740)
        self.setMinimumSize(QSize(640, 420))
        self.refresh()
        self.retranslate()
        accent(self.continue_button)

    # -- making it ----------------------------------------------------------------------------------------------------

    def _contents(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.banner = Banner()
        column.addWidget(self.banner)
        middle = QHBoxLayout()
        middle.setContentsMargins(24, 18, 24, 6)
        middle.setSpacing(28)
        middle.addLayout(self._scenario_column(), 13)
        middle.addLayout(self._games_column(), 6)
        column.addLayout(middle, 1)
        self.button_bar = ButtonBar([make_button(self.commands[name]) for name in _FOOTER])
        self.footer = self.button_bar.buttons
        column.addWidget(self.button_bar)
        return page

    def _scenario_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.scenarios_title = make_heading()
        column.addWidget(self.scenarios_title)
        self.area = TileArea()
        self.scroller = QScrollArea()  # follows the focus by itself
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QScrollArea.Shape.NoFrame)
        self.scroller.setWidget(self.area)
        column.addWidget(self.scroller, 1)
        return column

    def _games_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.games_title = make_heading()
        column.addWidget(self.games_title)
        self.stack = QStackedWidget()
        self.stack.addWidget(self._games_page())
        self.stack.addWidget(self._welcome_page())
        column.addWidget(self.stack, 1)
        return column

    def _games_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.games = GamesList()
        self.games.itemActivated.connect(self.continue_chosen)
        self.games.currentItemChanged.connect(self._enable)
        for name in ("continue", "watch-chosen", "rename", "delete", "folder"):
            self.games.addAction(self.commands[name])
        column.addWidget(self.games, 1)
        buttons = QHBoxLayout()
        self.continue_button = make_button(self.commands["continue"])
        self.watch_button = make_button(self.commands["watch-chosen"])
        buttons.addWidget(self.continue_button, 3)
        buttons.addWidget(self.watch_button, 2)
        column.addLayout(buttons)
        return page

    def _welcome_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        self.welcome = QLabel()
        self.welcome.setWordWrap(True)
        column.addWidget(self.welcome)
        column.addWidget(make_button(self.commands["tutorial"]))
        column.addStretch(1)
        return page

    def retranslate(self) -> None:
        self.setWindowTitle("Blitzkrieg 1940")
        self.scenarios_title.setText(tr("Scenarios"))
        self.games_title.setText(tr("Your games"))
        self.games.setAccessibleName(tr("Your saved games, the last played first"))
        self._welcome()
        self.commands.retranslate()
        self.button_bar.place()
        self.banner.retranslate()
        self.games.retranslate()
        for tile in self.area.tiles:
            tile.retranslate()

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        done = self.settings.tutorial_done
        self.welcome.setText(tr("You have been through the tutorial: choose a battle. Every decision is saved at once,"
                                " so you can stop at any moment and go on from here.") if done
                             else tr("Nothing has been played yet. Every decision is saved at once, so you can stop at"
                                     " any moment and go on from here.\n\nNew to the game? The tutorial is a small"
                                     " battle with hints and ends with your first assault."))

    def refresh(self) -> None:
        """Look again which scenarios and games there are."""
        cards = self.library.scenarios()
        if [tile.card for tile in self.area.tiles] != cards:
            self.area.show_tiles([self._tile(card) for card in cards])
            if self._settled:
                self.area.show_pictures()
        games = self.library.games()
        self.games.show_games(games)
        self.stack.setCurrentIndex(0 if games else 1)
        self._welcome()
        self._enable()

    def _tile(self, card: ScenarioCard) -> ScenarioTile:
        tile = ScenarioTile(card, self.pictures, self.area)
        tile.play.connect(self.play)
        tile.edit.connect(lambda card: self.open_editor.emit(str(card.path)))
        return tile

    def _enable(self) -> None:
        chosen = self.games.chosen() is not None
        for name in ("continue", "rename", "delete", "folder", "watch-chosen"):
            self.commands[name].setEnabled(chosen)
        self.commands["restore"].setEnabled(self._deleted is not None)

    def _picture_ready(self, path: str) -> None:
        for tile in self.area.tiles:
            if str(tile.card.path) == path:
                tile.show_picture()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._settled:
            self._settled = True
            QTimer.singleShot(_SETTLE_AFTER, self._settle)

    def _settle(self) -> None:
        """What can wait until the window is there. The namespace `Qt` takes longer to import than this module."""
        from PySide6.QtCore import Qt

        self.area.show_pictures()
        self.games.settle()
        self.games.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it has nothing to do with keys that its cards have not

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._has_been_shown:  # it has been away, and games have been played; maybe before it was painted at all
            self.refresh()
        self._has_been_shown = True
        tile = self.chosen_tile()
        if self.focusWidget() is None and tile is not None:
            tile.play_button.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.pictures.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._look()

    def _look(self) -> None:
        """Take the colours and letters of the present theme."""
        for heading in (self.scenarios_title, self.games_title):
            enlarge(heading)
        for tile in self.area.tiles:
            tile.look()
        self.area.show_pictures()
        self.area.arrange()
        self.banner.look()
        accent(self.continue_button)
        self.button_bar.place()

    # -- scenarios ----------------------------------------------------------------------------------------------------

    def chosen_tile(self) -> ScenarioTile | None:
        """The card that has the keys, else the last played one, else the first."""
        tiles = self.area.tiles
        for tile in tiles:
            if tile.isAncestorOf(self.focusWidget()):
                return tile
        last = [tile for tile in tiles if tile.card.path.stem == self.settings.last_scenario]
        return next(iter(last or tiles), None)

    def play_chosen(self) -> None:
        tile = self.chosen_tile()
        if tile is not None:
            self.play(tile.card)

    def edit_chosen(self) -> None:
        tile = self.chosen_tile()
        if tile is not None:
            self.open_editor.emit(str(tile.card.path))

    def play(self, card: ScenarioCard) -> None:
        """Ask who plays and by which rules; `new_game` follows if the answer is yes."""
        from bk40qt.play.new_game import NewGameDialog, faults

        found = [retell(card.problem)] if card.problem else faults(card)
        if found:
            show_faults(self, card, found)
            return
        self.dialog = NewGameDialog(card, self.settings, self)
        self.dialog.rule_asked.connect(self.rules)
        self.dialog.chosen.connect(self._begin)
        self.dialog.open()

    def ask_new_game(self, name: str) -> None:
        """The same for a shipped scenario by its name, or for a file."""
        shipped = {tile.card.path.stem: tile.card for tile in self.area.tiles if tile.card.shipped}
        self.play(shipped.get(name) or read_card(Path(name)))

    def _begin(self, choice: object) -> None:
        assert self.dialog is not None
        self.settings.last_scenario = self.dialog.card.path.stem
        self.settings.save()
        self.new_game.emit(choice)

    # -- games --------------------------------------------------------------------------------------------------------

    def continue_chosen(self) -> None:
        card = self.games.chosen()
        if card is not None:
            self.continue_game.emit(str(card.path))

    def watch_chosen(self) -> None:
        card = self.games.chosen()
        if card is not None:
            self.watch.emit(str(card.path))

    def rename_chosen(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        card = self.games.chosen()
        if card is None:
            return
        dialog = QInputDialog(self)
        dialog.setWindowTitle(tr("Rename"))
        dialog.setLabelText(tr("Title of this game:"))
        dialog.setTextValue(title_of(card))
        dialog.textValueSelected.connect(lambda title: self._rename(card, title))
        dialog.open()

    def _rename(self, card: GameCard, title: str) -> None:
        try:
            self.library.rename(card.path, title)
        except LibraryError as error:
            self.say(retell(message(error)))
        self.refresh()

    def delete_chosen(self) -> None:
        """No question before it: it can be brought back."""
        card = self.games.chosen()
        if card is None:
            return
        try:
            self._deleted = self.library.delete(card.path)
        except LibraryError as error:
            self.say(retell(message(error)))
            return
        self.refresh()
        self.say(tr("“{title}” was deleted. {key} brings it back.", title=title_of(card),
                      key=self.commands.key_text("restore")))

    def restore_deleted(self) -> None:
        if self._deleted is None:
            return
        try:
            path = self.library.restore(self._deleted)
        except LibraryError as error:
            self.say(retell(message(error)))
        else:
            self.say(tr("{file} is back.", file=path.name))
        self._deleted = None
        self.refresh()

    def show_folder(self) -> None:
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        card = self.games.chosen()
        if card is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(card.path.parent)))

    def say(self, text: str) -> None:
        """Something to know that asks for no answer."""
        self.statusBar().showMessage(text, 12_000)

    # -- files --------------------------------------------------------------------------------------------------------

    def choose_replay(self) -> None:
        path = self._ask_file(tr("Watch a replay"), tr("Saved games (*{suffix})", suffix=GAME_SUFFIX))
        if path:
            self.watch.emit(path)

    def choose_file(self) -> None:
        kinds = tr("Saved games and scenarios (*{game} *{scenario})", game=GAME_SUFFIX, scenario=SCENARIO_SUFFIX)
        path = self._ask_file(tr("Open file"), kinds)
        if path:
            self.open_file(path)

    def _ask_file(self, title: str, kinds: str) -> str:
        from PySide6.QtWidgets import QFileDialog

        folder = self.library.games_dir if self.library.games_dir.is_dir() else Path.home()
        return QFileDialog.getOpenFileName(self, title, str(folder), kinds)[0]

    def open_file(self, path: str) -> None:
        """Go on with a saved game, or begin a game of a scenario."""
        suffix = Path(path).suffix.lower()
        if suffix == GAME_SUFFIX:
            self.continue_game.emit(path)
        elif suffix == SCENARIO_SUFFIX:
            self.ask_new_game(path)
        else:
            self.say(tr("{file} is neither a saved game ({game}) nor a scenario ({scenario}).",
                          file=Path(path).name, game=GAME_SUFFIX, scenario=SCENARIO_SUFFIX))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = next(url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile())
        event.acceptProposedAction()
        self.open_file(path)
