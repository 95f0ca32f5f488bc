"""`bk40qt print SCENARIO --what setup|map|counters|aid --out FILE.pdf`: the same sheets without a window.

Exit code: 0 done, 2 bad input, with one line on stderr.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.scenario import Scenario

OK: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
# Written out here, so that --help and bad arguments cost no Qt; tests hold them against the originals.
_WHAT: Final = ("setup", "map", "counters", "aid")
_PAPERS: Final = ("A4", "Letter")
_LANGUAGES: Final = ("en", "de", "fr")
_FLIPS: Final = ("long", "short")
_PITCHES: Final = (10.0, 60.0)


class _BadInput(Exception):
    """One line for the user."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _BadInput(f"print: {message} (see bk40qt print --help)")


def _pitch(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not _PITCHES[0] <= value <= _PITCHES[1]:
        raise argparse.ArgumentTypeError(
            f"the pitch is a number of millimetres from {_PITCHES[0]:g} to {_PITCHES[1]:g}, not {text[:40]!r}"
        )
    return value


def parser() -> argparse.ArgumentParser:
    made = _Parser(
        prog="bk40qt print",
        description="Print a scenario to a PDF file: set-up sheets, the map at true scale over several pages, the"
        " counters for both sides of the paper, or the player aid with all tables.",
        epilog="Exit code: 0 done, 2 bad input (one line on stderr).",
        allow_abbrev=False,
    )
    made.add_argument("scenario", metavar="SCENARIO", help="a shipped name (hannut, stonne) or a file")
    made.add_argument("--what", choices=_WHAT, required=True, help="what to print")
    made.add_argument("--out", metavar="FILE.pdf", required=True, help="the file to write")
    made.add_argument("--paper", choices=_PAPERS, default="A4", help="the paper (A4)")
    made.add_argument("--landscape", action="store_true", help="paper that lies across")
    made.add_argument("--language", choices=_LANGUAGES, default="en", help="language of the sheets (en)")
    made.add_argument("--flip", choices=_FLIPS, default="long",
                      help="the edge along which the printer turns the paper over for the backs of counters (long)")
    made.add_argument("--pitch", metavar="MM", type=_pitch, default=20.0,
                      help="size of a hex on the map, from side to side (20); counters are three quarters of it")
    made.add_argument("--json", action="store_true", help="print JSON instead of text")
    return made


def run(arguments: Sequence[str]) -> int:
    try:
        return _print(parser().parse_args(list(arguments)))
    except _BadInput as error:
        line = " ".join(str(error).split())
        print(f"bk40qt: {line[:500]}{' ...' if len(line) > 500 else ''}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as done:  # --help
        return done.code if isinstance(done.code, int) else BAD_INPUT


def _print(wanted: argparse.Namespace) -> int:
    scenario = _scenario(wanted.scenario)
    out = Path(wanted.out)
    if out.is_dir():
        raise _BadInput(f"{wanted.out} is a folder; --out names a file")
    if sys.platform.startswith("linux"):  # no window is opened, so no display is asked for
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication([sys.argv[0]])
    from editor.printing.orders import Order
    from editor.printing.paper import PageSetup
    from editor.printing.printout import CannotWrite, write_pdf

    setup = PageSetup(wanted.paper, wanted.landscape)
    order = Order(wanted.what, setup, wanted.language, wanted.pitch, wanted.flip == "short")
    try:
        count = write_pdf(order.printout(scenario), out)
    except CannotWrite as error:
        raise _BadInput(f"{wanted.out} cannot be written: {error}") from None
    del app
    if wanted.json:
        print(json.dumps({"file": wanted.out, "what": wanted.what, "pages": count}, ensure_ascii=False))
    else:
        print(f"{wanted.out}: {count} {'page' if count == 1 else 'pages'}")
    return OK


def _scenario(name: str) -> Scenario:
    from bk40qt.engine.errors import ScenarioError
    from bk40qt.engine.rules.blitz40.scenario_file import load_scenario

    try:
        return load_scenario(name)
    except ScenarioError as error:
        rest = f" (and {len(error.problems) - 1} more faults; see bk40qt validate)" if len(error.problems) > 1 else ""
        raise _BadInput(f"{name} cannot be printed: {error.problems[0]}{rest}") from None
    except (OSError, ValueError) as error:
        raise _BadInput(f"{name[:200]!r} cannot be read: {getattr(error, 'strerror', None) or error}") from None
