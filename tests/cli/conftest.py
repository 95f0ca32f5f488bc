"""Runs `bk40qt` inside the test process: a real process for every question would cost a quarter of a second each."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bk40qt.cli import main
from bk40qt.storage.saves import create
from tests.cli.games import random_game


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def bk40qt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str, stdin: str | bytes = "") -> Ran:
        raw = stdin.encode("utf-8") if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        capsys.readouterr()
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def bad(bk40qt: Run) -> Callable[..., str]:
    """The one line on stderr of a call that must end with 2 and print nothing else."""

    def run(*arguments: str, stdin: str = "") -> str:
        found = bk40qt(*arguments, stdin=stdin)
        assert (found.code, found.out) == (2, ""), found
        assert found.err.count("\n") == 1 and found.err.endswith("\n"), found.err
        assert found.err.startswith("bk40qt: ")
        return found.err

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of 150 decisions on disk."""
    path = tmp_path / "game.bk40save"
    create(path, random_game("stonne", 3, 150)).close()
    return path
