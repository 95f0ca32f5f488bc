"""How long the editor takes to open a map of 200 x 200 hexes, with Tiled opening the same map beside it.

    python -m tests.bench.bench_editor

Both programs open the map in a window in memory, until they have nothing more to do. The figure is the processor time
that took (the clock would tell of other programs on the machine), less what the same program needs for a tiny map: so
it is the map that is compared, not the start of Python. Tiled is measured where it is installed (Debian: tiled).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bk40qt.engine.document import dump
from bk40qt.engine.rules.blitz40.scenario_map import board_document
from editor.document import ScenarioDocument
from editor.exchange.tiled_export import write_tiled
from editor.exchange.tiled_import import map_patch, read_tiled
from editor.new_scenario import Shape, new_scenario
from tests.mapview.drawn_boards import landscape

Figure = tuple[str, float, str]
ROOT = Path(__file__).parents[2]
ROUNDS = 3
SIZE = 200
_QUIET = 1.0  # seconds without work: the map is open
_LONGEST = 90.0
_OURS = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from bk40qt.app import Program
program = Program(app)
program.open_editor(sys.argv[1])
app.exec()
"""


def used(process: subprocess.Popen[bytes]) -> float:
    """Processor seconds of a process up to now, all its threads."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def until_quiet(command: list[str]) -> float:
    """Processor time of a program from its start until it waits for the user."""
    with tempfile.TemporaryDirectory(prefix="bk40bench-") as home:
        places = {
            name: home for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
        }
        environment = {**os.environ, **places, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        process = subprocess.Popen(
            command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            began = quiet_since = time.perf_counter()
            last = 0.0
            while time.perf_counter() - quiet_since < _QUIET:
                time.sleep(0.05)
                assert process.poll() is None, f"{command} has ended by itself"
                assert time.perf_counter() - began < _LONGEST, f"{command} finds no rest"
                now = used(process)
                if now > last + 0.015:
                    last, quiet_since = now, time.perf_counter()
            return last
        finally:
            process.kill()
            process.wait()


def large_scenario() -> ScenarioDocument:
    document = new_scenario("Large", Shape(SIZE, SIZE))
    ground = {**document.data, "map": board_document(landscape(SIZE, SIZE))}
    return ScenarioDocument(ground)


def least(command: list[str], tiny: list[str]) -> float:
    """Milliseconds that the map takes: large less tiny, the least of several rounds of each."""
    large = min(until_quiet(command) for _ in range(ROUNDS))
    return 1000 * (large - min(until_quiet(tiny) for _ in range(ROUNDS)))


def figures() -> list[Figure]:
    from PySide6.QtWidgets import QApplication

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    found: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="bk40bench-") as folder:
        files = {}
        for name, document in (("large", large_scenario()), ("tiny", new_scenario("Tiny", Shape(3, 3)))):
            began = time.process_time()
            write_tiled(Path(folder, f"{name}.tmj"), document.data)
            wrote = time.process_time()
            tiled = read_tiled(Path(folder, f"{name}.tmj"))
            assert not tiled.problems and map_patch(document, tiled) == (None, ())
            read = time.process_time()
            Path(folder, f"{name}.bk40").write_text(dump(document.data), encoding="utf-8")
            files[name] = [str(Path(folder, f"{name}.{ending}")) for ending in ("bk40", "tmj")]
            if name == "large":
                found.append((f"{SIZE}x{SIZE}: export to Tiled", 1000 * (wrote - began), "ms"))
                found.append((f"{SIZE}x{SIZE}: import from Tiled", 1000 * (read - wrote), "ms"))
        del app
        if not sys.platform.startswith("linux"):
            return found  # processor time of other processes is read from /proc
        commands = [[sys.executable, "-c", _OURS, files[name][0]] for name in ("large", "tiny")]
        ours = least(*commands)
        found.append((f"editor opens {SIZE}x{SIZE}", ours, "ms"))
        if program := shutil.which("tiled"):
            options = [program, "--new-instance", "--disable-opengl"]
            peer = least(*([*options, files[name][1]] for name in ("large", "tiny")))
            found.append((f"peer, Tiled opens {SIZE}x{SIZE}", peer, "ms"))
            found.append((f"editor opens {SIZE}x{SIZE} / Tiled", ours / peer, "times"))
    return found


if __name__ == "__main__":
    for title, value, unit in figures():
        print(f"{title:<58} {value:>14,.1f} {unit}")
