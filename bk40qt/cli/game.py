"""`bk40qt game [SCENARIO]`: which game to play; `textgame` then plays it. `bk40qt` alone comes here, too."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from bk40qt.cli.common import OK, BadInput, find_scenario, options_of, shipped_names, sides_of
from bk40qt.cli.session import Session
from bk40qt.cli.textgame import TextGame, ask

_SQLITE = b"SQLite format 3\0"


def run(arguments: argparse.Namespace) -> int:
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # a key that is no text must not end the game
    name = getattr(arguments, "scenario", None) or _choose()
    if name is None:
        return OK
    side = getattr(arguments, "side", None)
    session = _reopen(arguments, name) if _is_save(name) else _begin(arguments, name)
    try:
        sides = sides_of(session.game.system)
        if side is not None and side not in sides:
            raise BadInput(f"there is no side {side[:40]!r}; the sides are {', '.join(sides)}")
        TextGame(session, side).play()
    finally:
        session.close()
    return OK


def _begin(arguments: argparse.Namespace, name: str) -> Session:
    seed = getattr(arguments, "seed", None)
    system, scenario = find_scenario(name)
    return Session.new(system, scenario, secrets.randbelow(1_000_000) if seed is None else seed,
                       options_of(getattr(arguments, "option", None)), path=getattr(arguments, "save", None) or "")


def _reopen(arguments: argparse.Namespace, name: str) -> Session:
    if arguments.seed is not None or arguments.option or arguments.save:
        raise BadInput(f"{name} is a saved game: it has its seed, rule switches and file already")
    return Session.open(name)


def _is_save(name: str) -> bool:
    if name in shipped_names():
        return False
    try:
        with Path(name).open("rb") as stream:
            return stream.read(len(_SQLITE)) == _SQLITE
    except (OSError, ValueError):  # whoever reads it as a scenario will say why not
        return False


def _choose() -> str | None:
    """Ask which of the shipped scenarios; None if nobody answers."""
    names = shipped_names()
    if not names:
        raise BadInput("no scenarios are installed; give a scenario file: bk40qt game FILE")
    print("Blitzkrieg 1940. Choose a scenario, or `quit`:")
    for number, name in enumerate(names, 1):
        scenario = find_scenario(name)[1]
        print(f"  {number}  {name}: {getattr(scenario, 'title', '')}")
    while (answer := ask("Scenario> ")) is not None:
        word = answer.strip()
        if word.isascii() and word.isdigit() and len(word) < 9 and 1 <= int(word) <= len(names):
            return names[int(word) - 1]
        if word in names:
            return word
        if word in ("quit", "q", "exit"):
            return None
        print(f"Type a number from 1 to {len(names)}, or a name.")
    return None
