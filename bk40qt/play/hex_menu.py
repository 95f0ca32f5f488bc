"""What the menu of a hex offers besides deciding: things to look at, with the keys that do the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from bk40qt.play.game_window import GameWindow


def add_looks(window: GameWindow, menu: QMenu, hex_name: str) -> None:
    commands = window.commands
    menu.addSeparator()
    for name, run in (("sight", commands["sight"].trigger),
                      ("viewshed", lambda: window.sight_tool.show_viewshed(hex_name)),
                      ("panel-stack", lambda: _show_stack(window, hex_name))):
        entry = menu.addAction(f"{commands[name].text()}\t{commands.key_text(name)}")
        entry.triggered.connect(lambda _checked=False, run=run: run())


def _show_stack(window: GameWindow, hex_name: str) -> None:
    window.commands["panel-stack"].trigger()
    window.stack_panel.show_hex(hex_name)
