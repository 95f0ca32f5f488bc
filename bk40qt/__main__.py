"""`python -m bk40qt`, and the command bk40qt: a window, or one of the commands of the command line."""

from __future__ import annotations

import gc
import sys
from pathlib import Path


def wants_window(arguments: list[str]) -> bool:
    """Without a command, with `play`, `watch` or `edit`, or with a file to open, as a double click does."""
    if not arguments or arguments[0] == "--exit-when-shown":
        return True
    if arguments[0] in ("play", "watch", "edit"):
        return not any(word.startswith("-") for word in arguments[1:])  # --help is answered in text
    return Path(arguments[0]).suffix.lower() in (".bk40", ".bk40save")  # desktops take capitals for the same type


def main() -> int:
    arguments = sys.argv[1:]
    if wants_window(arguments):
        gc.disable()  # nothing is thrown away while the program starts; collecting would cost a tenth of it
        from bk40qt import app

        return app.main(arguments)
    if arguments[0] == "print":
        from bk40qt.cli import guarded
        from editor.printing.command import run

        return guarded(lambda: run(arguments[1:]))
    from bk40qt import cli

    return cli.main()


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a worker of `simulate` is this same program started again
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
