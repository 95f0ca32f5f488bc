"""What the engine refuses, sorted by who has to hear of it. A bug is an AssertionError and none of these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bk40qt.engine.wording import listed, say

if TYPE_CHECKING:
    from bk40qt.engine.document import Problem


class EngineError(Exception):
    """Base of every fault that a user, a file or a rules table can cause."""


class IllegalActionError(EngineError):
    """An action was submitted that the present decision does not offer."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason, rule)  # both as args, so that the error survives pickling between processes
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


class TableError(EngineError):
    """A rules table is missing or malformed; the message names file, row and column."""


class ScenarioError(EngineError):
    """A scenario cannot be played; `problems` holds every fault found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    @property
    def text(self) -> str:
        """All problems, one a line, to be retold."""
        count = len(self.problems)
        head = say("scenario has 1 problem") if count == 1 else say("scenario has {count} problems", count=count)
        lines = [say("- {problem}", problem=problem.text) for problem in self.problems]
        return listed([head, *lines], "\n")

    def __str__(self) -> str:
        return str(self.text)


class ReplayError(EngineError):
    """A recorded game does not run again as it was recorded."""


class DiceError(EngineError):
    """Recorded dice ran out, or do not fit the roll that is asked for."""
