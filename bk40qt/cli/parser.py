"""The arguments of all commands. Standard library only: this is all that `--help` pays for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

import bk40qt
from bk40qt.cli.common import BAD_INPUT, BadInput, positive, rule_option, seed

_SCENARIO = "a shipped name (hannut, stonne) or a file"
_MAX_GAMES = 10_000_000
_MAX_JOBS = 1024

_EXITS = "Exit code: 0 yes or done, 1 the answer is no, 2 bad input (one line on stderr)."


class _Parser(argparse.ArgumentParser):
    """argparse prints its usage in front of an error; we promise one line."""

    def error(self, message: str) -> NoReturn:
        command = self.prog.removeprefix("bk40qt").strip()
        raise BadInput(f"{command + ': ' if command else ''}{message} (see {self.prog} --help)")


def parse(argv: Sequence[str]) -> argparse.Namespace | int:
    """The arguments, or the exit code where argparse has already answered (--help, --version)."""
    if argv[:1] == ["print"]:  # needs Qt, so `bk40qt.__main__` takes it before it comes here; listed for --help
        raise BadInput("print: call it as bk40qt print or python -m bk40qt print")
    try:
        wanted = _parser().parse_args(argv)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else BAD_INPUT
    if wanted.command in ("play", "watch", "edit"):  # windows, the same
        raise BadInput(f"{wanted.command}: call it as bk40qt {wanted.command} or python -m bk40qt {wanted.command}")
    return wanted


def _parser() -> _Parser:
    # No abbreviations: a script that uses one would break when a longer option comes.
    parser = _Parser(
        prog="bk40qt",
        description="Blitzkrieg 1940 on the computer. Without a command, with play, watch, edit or a file: the window.",
        epilog=_EXITS,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"bk40qt {bk40qt.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, epilog=_EXITS, allow_abbrev=False)

    command("play", "the window: home screen, or a scenario or saved game").add_argument(
        "file", metavar="FILE", nargs="?", help="a scenario (.bk40) or a saved game (.bk40save)")
    command("watch", "the window: a replay of a saved game").add_argument(
        "file", metavar="FILE.bk40save", nargs="?", help="a saved game (without it: the home screen)")
    command("edit", "the window of the scenario editor").add_argument(
        "file", metavar="FILE.bk40", nargs="?", help=_SCENARIO)
    _los(command("los", "line of sight between two hexes, or everything seen from one"))
    _simulate(command("simulate", "games between two random players: results, lengths, speed"))
    _validate(command("validate", "check scenario files and list every fault"))
    _replay(command("replay", "print a saved game, or play it again and compare"))
    _engine(command("engine", "a game over standard input and output, one JSON object a line"))
    _game(command("game", "a game in text, for one or two people at a terminal"))
    command("print", "set-up sheets, map, counters or player aid as a PDF file")
    return parser


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def _switches(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", metavar="NAME=VALUE", type=rule_option, action="append", default=[],
                        help="set a rule switch, for example critical_hits=yes; may be repeated")


def _los(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", metavar="SCENARIO", help=_SCENARIO)
    parser.add_argument("origin", metavar="FROM", help="a hex, for example 0706")
    parser.add_argument("to", metavar="TO", nargs="?", help="the other hex; without it, everything within sight")
    _json(parser)


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", metavar="SCENARIO", help=_SCENARIO)
    parser.add_argument("--games", metavar="N", type=positive("the number of games", _MAX_GAMES), default=10,
                        help="how many games (10)")
    parser.add_argument("--seed", metavar="S", type=seed, default=1,
                        help="a number or text; equal seeds give equal results (1)")
    parser.add_argument("--jobs", metavar="J", type=positive("the number of jobs", _MAX_JOBS), default=1,
                        help="how many processes (1)")
    _switches(parser)
    _json(parser)


def _validate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=_SCENARIO)
    _json(parser)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("save", metavar="SAVE", help="a saved game")
    parser.add_argument("--verify", action="store_true",
                        help="take every decision again and compare all events; exit code 1 at a difference")
    _json(parser)


def _engine(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)  # it speaks nothing else


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", metavar="SCENARIO", nargs="?",
                        help=f"{_SCENARIO}, or a saved game to go on with; without it you are asked")
    parser.add_argument("--side", metavar="SIDE", help="your side; the computer plays the other one, at random")
    parser.add_argument("--seed", metavar="S", type=seed, help="a number or text; equal seeds give equal dice")
    parser.add_argument("--save", metavar="FILE", help="write every decision to this new file as it is taken")
    _switches(parser)
