"""How long the program takes to start: the text commands beside a bare Python, the window beside a bare PySide6 window.

    python -m tests.bench.bench_start

The figure is the fastest of several starts: what the start costs, not what else the machine was doing. Starts take
turns, so that a busy moment meets all of them. Windows open on a virtual display of their own if Xvfb is installed.

Windows are measured up to their first frame. That of a game has the map in its tints, marks and counters, the turn
track and the decision; houses, trees and names follow tile by tile and the other panels after them, which has a figure
of its own. The ratio to the bare window is one of processor time: elapsed time also counts what others do meanwhile.
Where packaging/build.py has been run, the packed program is measured beside the one from source.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

Figure = tuple[str, float, str]
ROOT = Path(__file__).parents[2]
ROUNDS = 9

BARE = "bare Python, nothing imported"
COMMANDS: dict[str, list[str]] = {
    BARE: ["-c", "pass"],
    "bk40qt --help": ["-m", "bk40qt", "--help"],
    "bk40qt los hannut 0706 0702": ["-m", "bk40qt", "los", "hannut", "0706", "0702"],
    "bk40qt los hannut 0706": ["-m", "bk40qt", "los", "hannut", "0706"],
}
# The exit code may be 1 (the answer is no) and still be right; 2 is bad input.
_LOADED = (
    "import sys\nfrom bk40qt.__main__ import main\nsys.argv[1:] = {arguments!r}\n"
    "try:\n    main()\nexcept SystemExit:\n    pass\n"
    "print(sorted({{name.partition('.')[0] for name in sys.modules}}), file=sys.stderr)"
)

BARE_WINDOW = "bare PySide6 window"
_BARE_WINDOW = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1180, 740)
window.show()
while not any(window.isExposed() for window in app.topLevelWindows()):
    app.processEvents()
import os
os._exit(0)
"""
WINDOWS = {
    BARE_WINDOW: ["-c", _BARE_WINDOW],
    "home screen": ["-m", "bk40qt", "--exit-when-shown", "home"],
    "Hannut board": ["-m", "bk40qt", "--exit-when-shown", "board"],
}
_PROGRAM = """
import gc
gc.disable()
from PySide6.QtWidgets import QApplication
from bk40qt.app import Program
app = QApplication(["bk40qt", "-style", "fusion"])
program = Program(app)
"""
_HOME = _PROGRAM + "program.show_home()\n"
COMPLETE = "Hannut board, process start to every tile and panel"
_COMPLETE = _PROGRAM + """
from bk40qt.play.opening import board_for_measuring
program.show_game(board_for_measuring(program.settings))
window = program.games[0]
while "log" not in window.panels or not window.scene.ground.is_complete:
    app.processEvents()
import os
os._exit(0)
"""
PACKED = ROOT / "build" / "program" / "bk40qt" / "bk40qt"
_SLOW_MODULES = ("bk40qt.engine.rules", "shapely", "numpy", "sqlite3", "sqlite_utils")


class Taken(NamedTuple):
    """Seconds."""

    elapsed: float
    processor: float


def taken(arguments: list[str], environment: Mapping[str, str] | None = None, codes: tuple[int, ...] = (0, 1)) -> Taken:
    return started([sys.executable, *arguments], environment, codes)


def started(command: list[str], environment: Mapping[str, str] | None, codes: tuple[int, ...] = (0,)) -> Taken:
    before, began = _processor_time(), time.perf_counter()
    code = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL).returncode
    elapsed = time.perf_counter() - began
    assert code in codes, (command, code)
    return Taken(elapsed, _processor_time() - before)


def fastest(
    commands: Mapping[str, list[str]], environment: Mapping[str, str], rounds: int = ROUNDS
) -> dict[str, Taken]:
    """Of several warm starts that take turns; the best elapsed and the best processor time, each by itself."""
    times: dict[str, list[Taken]] = {name: [] for name in commands}
    for command in commands.values():
        started(command, environment)  # files into the cache
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(started(command, environment))
    return {name: Taken(min(one.elapsed for one in each), min(one.processor for one in each))
            for name, each in times.items()}


def packed_figures(screen: str, packed: list[str], environment: Mapping[str, str]) -> list[Figure]:
    """`packed` is the command that starts the packed program up to this screen."""
    source = [sys.executable, "-m", "bk40qt", "--exit-when-shown", screen]
    found = fastest({"packed": packed, "source": source}, environment, 2 * ROUNDS)  # elapsed times scatter more
    ours, theirs = found["packed"], found["source"]
    return [(f"packed, {screen}, process start to first frame", ours.elapsed, "s"),
            (f"packed, {screen} / from source, elapsed", ours.elapsed / theirs.elapsed, "times"),
            (f"packed, {screen} / from source, processor", ours.processor / theirs.processor, "times")]


def _processor_time() -> float:
    """Of all processes that this one has started and that have ended."""
    import resource  # here, because Windows has none and tests/packaging imports this module there, too

    times = resource.getrusage(resource.RUSAGE_CHILDREN)  # os.times counts in hundredths, a twentieth of a start
    return times.ru_utime + times.ru_stime


def imports(arguments: list[str]) -> str:
    """The top-level modules that a command has loaded when it is done."""
    code = _LOADED.format(arguments=arguments)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stderr


@contextlib.contextmanager
def display() -> Iterator[dict[str, str]]:
    """An environment with a screen to open windows on, and with folders of a user who has just arrived."""
    with contextlib.ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(prefix="bk40bench-"))
        places = {name: home for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
        environment = {**os.environ, **places}
        if shutil.which("Xvfb") is None:
            environment["QT_QPA_PLATFORM"] = "offscreen"
        else:
            read, write = os.pipe()
            server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24"],
                                      pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(server.wait)
            stack.callback(server.terminate)
            os.close(write)
            with os.fdopen(read) as answer:
                environment["DISPLAY"] = f":{answer.readline().strip()}"
            environment["QT_QPA_PLATFORM"] = "xcb"
        yield environment


def window_figures() -> list[Figure]:
    found: list[Figure] = []
    with display() as environment:
        times = fastest({name: [sys.executable, *arguments] for name, arguments in WINDOWS.items()}, environment)
        for screen in ("home", "board") if PACKED.is_file() else ():
            found += packed_figures(screen, [str(PACKED), "--exit-when-shown", screen], environment)
        complete = min(taken(["-c", _COMPLETE], environment, (0,)).elapsed for _ in range(3))
        loaded = _HOME + f"import sys\nprint([name for name in {_SLOW_MODULES!r} if name in sys.modules])"
        slow = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, env=environment, capture_output=True, text=True,
                              check=True).stdout.strip()
        assert slow == "[]", f"the home screen imports {slow}"
    for name, best in times.items():
        found += [(f"{name}, process start to first frame", best.elapsed, "s")]
        if name != BARE_WINDOW:
            found += [(f"{name} / {BARE_WINDOW}", best.processor / times[BARE_WINDOW].processor, "times")]
    return [*found, (COMPLETE, complete, "s")]


def figures() -> list[Figure]:
    # As dev.py does: where PYTHONDONTWRITEBYTECODE is set, every start would compile the program anew.
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(ROOT / "bk40qt"), str(ROOT / "editor")], check=True)
    times: dict[str, list[Taken]] = {name: [] for name in COMMANDS}
    for arguments in COMMANDS.values():
        taken(arguments)  # files into the cache, bytecode written
    for _ in range(ROUNDS):
        for name, arguments in COMMANDS.items():
            times[name].append(taken(arguments))
    for name, arguments in COMMANDS.items():
        if name != BARE:
            loaded = imports(arguments[2:])
            assert "PySide6" not in loaded, f"{name} imports Qt"
    return [*((name, min(each.elapsed for each in found), "s") for name, found in times.items()), *window_figures()]


def main() -> None:
    for name, value, unit in figures():
        print(f"{name:<60} {value:>12,.3f} {unit}")


if __name__ == "__main__":
    main()
