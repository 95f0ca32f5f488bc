"""The two tool bars of the editor: file and undo above, the tools at the left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QStyle, QToolBar

from bk40qt.desktop.commands import Commands
from bk40qt.desktop.i18n import pattern, tr
from editor.tools.icons import tool_icon
from editor.tools.registry import TOOLS

_ROOMY: Final = 1500  # a window as wide as this has room for the names of the tools beside their pictures
_FILE: Final = {
    "new": QStyle.StandardPixmap.SP_FileIcon,
    "open": QStyle.StandardPixmap.SP_DialogOpenButton,
    "save": QStyle.StandardPixmap.SP_DialogSaveButton,
}
_UNDO: Final = ("undo", "redo")


class FileBar(QToolBar):
    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self.setObjectName("file")
        self.setMovable(False)
        self._commands = commands
        for name, picture in _FILE.items():
            commands[name].setIcon(self.style().standardIcon(picture))
            self.addAction(commands[name])
        self.addSeparator()
        self.addActions([commands[name] for name in _UNDO])
        self.dress()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("File and undo"))

    def dress(self) -> None:
        """In the ink of the theme."""
        for name in _UNDO:
            self._commands[name].setIcon(tool_icon(name))


class ToolsBar(QToolBar):
    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self.setObjectName("tools")
        self._commands = commands
        group = QActionGroup(self)
        for spec in TOOLS:
            action = commands[f"tool-{spec.name}"]
            group.addAction(action)
            self.addAction(action)

    def retranslate(self) -> None:
        self.setWindowTitle(tr("Tools"))
        self.dress()

    def fit(self, width: int) -> None:
        """To a window of this width: on a small one the room is the map's, and names are in the tool tips."""
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonTextBesideIcon if width >= _ROOMY else styles.ToolButtonIconOnly
        if style != self.toolButtonStyle():
            self.setToolButtonStyle(style)
            self.dress()

    def dress(self) -> None:
        """Picture, name and key of each; all equally wide, so that they stand in columns."""
        buttons = []
        for spec in TOOLS:
            action = self._commands[f"tool-{spec.name}"]
            key = self._commands.key_text(f"tool-{spec.name}")
            action.setIcon(tool_icon(spec.name))
            action.setIconText(f"{pattern(spec.text)}  {key}" if key else pattern(spec.text))
            buttons.append(self.widgetForAction(action))
        for button in buttons:
            button.setMinimumWidth(0)
        widest = max(button.sizeHint().width() for button in buttons)
        for button in buttons:
            button.setMinimumWidth(widest)
