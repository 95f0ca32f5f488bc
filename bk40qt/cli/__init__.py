"""The command line: `main(argv)` returns the exit code. 0 = yes or done, 1 = the answer is no, 2 = bad input.

Every command has a module with `run(arguments)`. It is imported when the command is chosen and not before, so that
`--help` costs no more than argparse and `los` no more than a map. Nothing here may import Qt.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bk40qt.cli.common import BROKEN_PIPE, INTERRUPTED, BadInput, complain

if TYPE_CHECKING:
    import argparse

__all__ = ["guarded", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Never raises for what a user, a file or a closed pipe can do."""
    from bk40qt.cli.parser import parse

    def command() -> int:
        arguments = parse(sys.argv[1:] if argv is None else argv)
        return arguments if isinstance(arguments, int) else _run(arguments)

    return guarded(command)


def guarded(command: Callable[[], int]) -> int:
    """The exit code of a command, also if what it prints finds no reader or no room."""
    _never_fail_to_print()
    try:
        return _flushed(command())
    except BadInput as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return BROKEN_PIPE
    except OSError as error:  # what is left: standard output on a full disk
        _silence()
        return complain(f"cannot write: {error.strerror or error}")


def _run(arguments: argparse.Namespace) -> int:
    from bk40qt.engine.errors import EngineError

    try:
        return _command(arguments)
    except EngineError as error:
        from bk40qt.cli.common import one_line

        raise BadInput(one_line(error)) from None


def _command(arguments: argparse.Namespace) -> int:
    # Plain imports, one by one: a frozen build must see them.
    match arguments.command:
        case "los":
            from bk40qt.cli import los

            return los.run(arguments)
        case "simulate":
            from bk40qt.cli import simulate

            return simulate.run(arguments)
        case "validate":
            from bk40qt.cli import validate

            return validate.run(arguments)
        case "replay":
            from bk40qt.cli import replay

            return replay.run(arguments)
        case "engine":
            from bk40qt.cli import engine

            return engine.run(arguments)
        case _:
            from bk40qt.cli import game

            return game.run(arguments)


def _never_fail_to_print() -> None:
    """A name that the terminal's alphabet lacks is shown escaped, instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _flushed(code: int) -> int:
    if sys.stdout is not None:
        sys.stdout.flush()  # now, while a closed pipe can still be caught
    return code


def _silence() -> None:
    """Python flushes once more when it ends; that must not fail a second time."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):  # a stream without a file behind it
        pass
