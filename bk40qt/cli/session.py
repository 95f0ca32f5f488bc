"""A game and the file it is kept in, if it is kept: what the text game and the engine protocol have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bk40qt.engine.dice import ScriptedDice
from bk40qt.engine.errors import EngineError
from bk40qt.engine.game import Game
from bk40qt.engine.rules.api import RuleSystem
from bk40qt.storage.files import resolved
from bk40qt.storage.saves import SavedGame, create, open_game


class Session:
    def __init__(self, game: Game, saved: SavedGame | None = None) -> None:
        self.game = game
        self.saved = saved

    @classmethod
    def new(
        cls,
        system: RuleSystem,
        scenario: Any,
        seed: int | str,
        options: Mapping[str, str],
        script: ScriptedDice | None = None,
        path: str = "",
        overwrite: bool = False,
    ) -> Session:
        """A new game; with a path every decision is on disk before anybody hears of its consequences."""
        session = cls(Game(system, scenario, seed, options, script))
        if path:
            session.save(path, overwrite)
        return session

    @classmethod
    def open(cls, path: str) -> Session:
        """Go on with a saved game, which stays its file."""
        saved = open_game(path)
        return cls(saved.game, saved)

    @property
    def path(self) -> str:
        return str(self.saved.path) if self.saved is not None else ""

    def save(self, path: str, overwrite: bool = False) -> None:
        """Without a file yet: this becomes the file of the game. Else: a copy, and the game stays where it is."""
        if not path:
            raise EngineError("a saved game needs a file name")
        if self.saved is None:
            self.saved = create(path, self.game, overwrite=overwrite)
        elif resolved(path) != self.saved.path:  # its own file is always up to date
            self.saved.copy_to(path, overwrite=overwrite)

    def close(self) -> None:
        if self.saved is not None:
            self.saved.close()
            self.saved = None
            self.game.journal = None
