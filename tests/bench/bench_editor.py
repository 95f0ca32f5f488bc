"""How long the editor takes to open a map of 200 x 200 hexes, with Tiled opening the same map beside it; and how long
a brush stroke on such a map takes from the event of the mouse to the painted map, and its undo from the key.

    python -m tests.bench.bench_editor

Both programs open the map in a window in memory, until they have nothing more to do. The figure is the processor time
that took from the start of the process, as a user starts it (the clock would tell of other programs on the machine);
and the same less what the program needs for a tiny map: so it is the map that is compared, not the start of Python and
of the window. Tiled is measured where it is installed (Debian: tiled).

A stroke is seen with the first frame after the click, which shows what has changed, if only as tints of the hexes. It
is over when all of the map in sight is painted as it is now; that of the widest brush takes several frames. Both are
told in processor time of the window's thread, again because of other programs; the clock, which knows of the journal on
the disk, is told beside it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bk40qt.desktop.settings import Settings
from bk40qt.engine.document import dump
from bk40qt.engine.rules.blitz40.scenario_map import board_document
from editor.document import ScenarioDocument
from editor.exchange.tiled_export import write_tiled
from editor.exchange.tiled_import import map_patch, read_tiled
from editor.keeping import Start
from editor.main_window import EditorWindow
from editor.new_scenario import Shape, new_scenario
from editor.tools.options import SIZES
from tests.bench.bench_view import collecting_as_the_program, share_drawn
from tests.mapview.drawn_boards import landscape

Figure = tuple[str, float, str]
ROOT = Path(__file__).parents[2]
ROUNDS = 3
SIZE = 200
STROKES = 25
_QUIET = 1.0  # seconds without work: the map is open
_LONGEST = 90.0


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


def opening(command: Sequence[str], large: str, tiny: str) -> tuple[float, float]:
    """Milliseconds from the start of a process to the large map, and those that the map takes: large less tiny, the
    least of several rounds of each."""
    whole, start = (1000 * min(until_quiet([*command, file]) for _ in range(ROUNDS)) for file in (large, tiny))
    return whole, whole - start


class Brush:
    """An editor window with a large map, worked by events of mouse and keys."""

    def __init__(self, folder: str) -> None:
        self.window = EditorWindow(Start(large_scenario()), Settings(animations=False, _path=Path(folder, "s.json")))
        self.window.resize(1500, 1000)
        self.window.show()
        self.window.activateWindow()
        self.window.choose_tool("terrain")
        self.view = self.window.area.view
        self._random = Random(1940)
        QApplication.processEvents()
        self.view.setFocus()

    def look(self, zoom: float) -> None:
        """At one zoom; what is in sight is drawn before anything is measured."""
        self.view.set_zoom(zoom)
        self.view.centre_on_hex("100100")
        self.rest()

    def rest(self) -> None:
        """What is around is drawn, too."""
        self.finish()
        while not self.window.area.scene.ground.is_complete:
            QApplication.processEvents()

    def finish(self) -> None:
        """All of the map in sight is drawn and painted."""
        QApplication.sendPostedEvents()  # paints what has changed, and so finds out what has to be drawn
        while share_drawn(self.view) < 1.0:
            QApplication.processEvents()
        QApplication.sendPostedEvents()

    def stroke(self) -> None:
        place = QPoint(self._random.randint(300, 700), self._random.randint(250, 500))
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def undo(self) -> None:
        QTest.keyClick(self.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def figures(self, size: int, zoom: float) -> list[Figure]:
        self.window.options.set("size", size)
        self.look(zoom)
        taken: dict[str, list[tuple[float, float, float]]] = {"stroke": [], "undo of a stroke": []}
        stack = self.window.history.stack
        while len(taken["stroke"]) < STROKES:
            self.window.options.set("terrain", self._random.choice(("woods", "village", "orchard", "clear")))
            self.rest()
            took = self._took(self.stroke)
            if stack.index() == 0:  # the ground was like that before
                continue
            taken["stroke"].append(took)
            self.rest()
            taken["undo of a stroke"].append(self._took(self.undo))
            assert stack.index() == 0
        told: list[Figure] = []
        for what, times in taken.items():
            name = f"{SIZE}x{SIZE}: {what}, size {size} at {zoom:g}"
            told.append((f"{name}, seen, median", median(seen for seen, _, _ in times), "ms"))
            told.append((f"{name}, seen, worst", max(seen for seen, _, _ in times), "ms"))
            if size == SIZES[-1]:
                told.append((f"{name}, drawn", median(whole for _, whole, _ in times), "ms"))
                continue
            told.append((f"{name}, median", median(whole for _, whole, _ in times), "ms"))
            told.append((f"{name}, worst", max(whole for _, whole, _ in times), "ms"))
            told.append((f"{name}, by the clock", median(clock for _, _, clock in times), "ms"))
        return told

    def _took(self, act: Callable[[], None]) -> tuple[float, float, float]:
        """Milliseconds of the processor until the first frame, until all is drawn, and this by the clock."""
        began, used_before = time.perf_counter(), time.thread_time()
        act()
        QApplication.sendPostedEvents()
        seen = time.thread_time() - used_before
        self.finish()
        return 1000 * seen, 1000 * (time.thread_time() - used_before), 1000 * (time.perf_counter() - began)


def strokes(folder: str) -> list[Figure]:
    brush = Brush(folder)
    with collecting_as_the_program():
        found = [each for zoom in (0.1, 0.5, 1.0) for size in (1, 3, SIZES[-1]) for each in brush.figures(size, zoom)]
    brush.window.history.stack.setClean()
    brush.window.close()
    return found


def figures() -> list[Figure]:
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
        found += strokes(folder)
        del app
        if not sys.platform.startswith("linux"):
            return found  # processor time of other processes is read from /proc
        whole, ours = opening([sys.executable, "-m", "bk40qt", "edit"], *(names[0] for names in files.values()))
        found.append((f"editor starts with {SIZE}x{SIZE}", whole, "ms"))
        found.append((f"editor opens {SIZE}x{SIZE}", ours, "ms"))
        if program := shutil.which("tiled"):
            options = [program, "--new-instance", "--disable-opengl"]
            peer_whole, peer = opening(options, *(names[1] for names in files.values()))
            found.append((f"peer, Tiled starts with {SIZE}x{SIZE}", peer_whole, "ms"))
            found.append((f"peer, Tiled opens {SIZE}x{SIZE}", peer, "ms"))
            found.append((f"editor starts with {SIZE}x{SIZE} / Tiled", whole / peer_whole, "times"))
            found.append((f"editor opens {SIZE}x{SIZE} / Tiled", ours / peer, "times"))
    return found


if __name__ == "__main__":
    for title, value, unit in figures():
        print(f"{title:<58} {value:>14,.1f} {unit}")
