"""What holds for all commands: exit codes, one-line errors, quick starts without Qt, interrupted and cut-off output."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bk40qt as package
from bk40qt import cli
from bk40qt.__main__ import wants_window

COMMANDS = ("play", "watch", "edit", "los", "simulate", "validate", "replay", "engine", "game")
ON_LINUX = sys.platform.startswith("linux")


def start(*arguments: str, **options):
    return subprocess.run([sys.executable, "-m", "bk40qt", *arguments], capture_output=True, text=True, timeout=60,
                          stdin=subprocess.DEVNULL, **options)


def test_help_names_every_command_and_the_exit_codes(bk40qt):
    found = bk40qt("--help")
    assert found.code == 0 and not found.err
    for command in COMMANDS:
        assert f"    {command} " in found.out
    assert "1 the answer is no" in found.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(bk40qt, command):
    found = bk40qt(command, "--help")
    assert found.code == 0 and f"bk40qt {command}" in found.out


@pytest.mark.parametrize("command", ["play", "watch", "edit"])
def test_commands_with_a_window_answer_options_in_text(command):
    told = start(command, "--help", env={"PATH": os.environ["PATH"]})  # no display, which a window would miss
    assert told.returncode == 0 and f"bk40qt {command}" in told.stdout
    wrong = start(command, "--bogus", env={"PATH": os.environ["PATH"]})
    assert wrong.returncode == 2 and "--bogus" in wrong.stderr and len(wrong.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", ["a.bk40", "a.bk40save", "A.BK40", "A.Bk40Save"])
def test_a_file_to_open_means_the_window(name):
    assert wants_window([name])


def test_version(bk40qt):
    assert bk40qt("--version") == (0, f"bk40qt {package.__version__}\n", "")


@pytest.mark.parametrize("arguments", [
    ("nothing",), ("--nothing",), ("los",), ("los", "hannut"), ("los", "hannut", "0706", "0707", "0708"),
    ("los", "hannut", "0706", "--js"), ("validate",), ("replay",), ("simulate",), ("engine", "extra"),
    ("simulate", "hannut", "--games", "0"), ("simulate", "hannut", "--games", "-3"),
    ("simulate", "hannut", "--games", "9" * 5000), ("simulate", "hannut", "--jobs", "many"),
    ("simulate", "hannut", "--jobs", "1.5"), ("simulate", "hannut", "--option", "critical_hits"),
    ("simulate", "hannut", "--seed", "9" * 5000), ("game", "hannut", "--seed", "x" * 300),
])  # fmt: skip
def test_wrong_arguments_are_one_line(bad, arguments):
    assert "--help" in bad(*arguments)


@pytest.mark.parametrize("command", [("los", "{}", "0706"), ("simulate", "{}"), ("validate", "{}"), ("game", "{}"),
                                     ("replay", "{}"), ("replay", "{}", "--verify")])
@pytest.mark.parametrize("name", ["nowhere", "", "/", ".", "no\0name", "two\nlines", "\udcff", "x" * 5000])
def test_a_file_that_cannot_be_read_is_one_line(bad, command, name):
    if name == "" and command[0] == "game":
        return  # no scenario: it asks for one
    bad(*(word.format(name) for word in command))


@pytest.mark.skipif(os.name == "nt", reason="file modes of POSIX")
def test_a_file_without_permission_is_one_line(bad, tmp_path):
    path = tmp_path / "secret.bk40"
    path.write_text("{}")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("root reads everything")
    for command in (("los", str(path), "0706"), ("validate", str(path)), ("replay", str(path))):
        bad(*command)


@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("los", "hannut", "0706", "0709")])
def test_a_light_command_imports_neither_qt_nor_the_database(arguments):
    code = (
        "import sys\n"
        "from bk40qt.cli import main\n"
        f"main({list(arguments)!r})\n"
        "heavy = [name for name in ('PySide6', 'sqlite3', 'sqlite_utils', 'asyncio', 'multiprocessing',"
        " 'bk40qt.storage', 'bk40qt.engine.rules.blitz40.system') if name in sys.modules]\n"
        "sys.exit(f'imported: {heavy}' if heavy else 0)\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert found.returncode == 0, found.stderr


def test_no_command_imports_qt(saved):
    code = (
        "import io, sys\n"
        "from bk40qt.cli import main\n"
        "for line in (['los', 'stonne', '0510'], ['validate', 'stonne'], ['replay', sys.argv[1], '--verify'],\n"
        "             ['simulate', 'hannut', '--games', '1'], ['game', 'hannut'], ['engine']):\n"
        "    sys.stdin = io.TextIOWrapper(io.BytesIO(b''))\n"
        "    assert main(line) == 0, line\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))\n"
    )
    found = subprocess.run([sys.executable, "-c", code, str(saved)], capture_output=True, text=True, timeout=120)
    assert found.returncode == 0, found.stderr


def test_help_pays_for_argparse_alone():
    code = "import sys, bk40qt.cli.parser; sys.exit('bk40qt.engine' in sys.modules or 'pathlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-S", "-c", code], cwd=Path(package.__file__).parents[1]).returncode == 0


def test_the_program_starts_as_a_module():
    found = start("los", "hannut", "0706", "0709")
    assert found.returncode == 1 and "blind hex" in found.stdout and not found.stderr
    found = start("los", "hannut", "0706", "9999")
    assert found.returncode == 2 and not found.stdout and found.stderr.count("\n") == 1


def test_without_arguments_it_offers_the_shipped_scenarios(bk40qt):
    found = bk40qt(stdin="9\nstonne\nquit\n")
    assert found.code == 0 and "hannut: Hannut" in found.out and "Type a number from 1 to 2" in found.out
    assert "Stonne, 15 May 1940. Seed" in found.out


def test_without_arguments_and_without_an_answer_it_ends_politely(bk40qt):
    assert bk40qt(stdin="").code == 0
    assert bk40qt(stdin="quit\n").code == 0


def test_ctrl_c_ends_without_a_traceback(bk40qt, monkeypatch):
    def interrupted(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_command", interrupted)
    assert bk40qt("engine") == (130, "", "")


@pytest.mark.skipif(not ON_LINUX, reason="POSIX pipes")
def test_a_closed_pipe_is_no_error():
    line = f"{sys.executable} -m bk40qt los hannut 0706 | true; echo ${{PIPESTATUS[0]}}"
    found = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60)
    assert found.stderr == "" and found.stdout.strip() in ("0", "141")
    line = f"yes '' | head -2000 | {sys.executable} -m bk40qt game hannut | head -1; echo ${{PIPESTATUS[2]}}"
    found = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60)
    assert found.stderr == "" and found.stdout.splitlines()[-1] == "141"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line():
    with open("/dev/full", "w") as full:
        found = subprocess.run([sys.executable, "-m", "bk40qt", "los", "hannut", "0706"], stdout=full, text=True,
                               stderr=subprocess.PIPE, timeout=60)
    assert found.returncode == 2 and found.stderr.count("\n") == 1, found.stderr


@pytest.mark.skipif(not ON_LINUX, reason="POSIX terminals and signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_while_simulating_ends_quietly(jobs):
    terminal, end = os.openpty()
    command = [sys.executable, "-m", "bk40qt", "simulate", "stonne", "--games", "100000", "--jobs", jobs]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=end, text=True) as process:
        try:
            shown = b""
            while b"/100000 games" not in shown:  # it has started to play
                shown += os.read(terminal, 1000)
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(timeout=60)
            os.set_blocking(terminal, False)
            with contextlib.suppress(BlockingIOError):
                shown += os.read(terminal, 100_000)
        finally:
            process.kill()
            os.close(end)
            os.close(terminal)
    assert (process.returncode, out) == (130, "") and b"Traceback" not in shown, shown


def test_names_outside_the_alphabet_of_the_terminal_are_escaped():
    found = start("validate", "hannut", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert found.returncode == 0
    found = start("los", "hannut", "07\N{GREEK SMALL LETTER BETA}", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert found.returncode == 2 and found.stderr.count("\n") == 1
