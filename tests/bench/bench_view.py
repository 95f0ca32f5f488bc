"""Frames a second on a map of 200 x 200 hexes with 500 counters: `python -m tests.bench.bench_view`.

A frame is the time from the change to the painted viewport (1280 x 800, software rendering) and one turn of the event
loop after it: what the window does between frames, such as drawing more of the map, delays the next one.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

from bk40qt.engine.records import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint
from PySide6.QtWidgets import QApplication

from bk40qt.engine.board import Board
from bk40qt.mapview.hex_overlay import CANDIDATE, REACH
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.pieces import BoardPosition, Piece
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.style import LIGHT
from bk40qt.mapview.view import MapView
from tests.engine.boards import scattered
from tests.mapview.scenes import face

Figure = tuple[str, float, str]
COUNTERS = 500
FRAMES = 120


def crowded(board: Board, middle: str, seed: int = 1940) -> BoardPosition:
    """Counters in stacks, most of them close together as in a game, the rest all over the map."""
    random = Random(seed)
    grid = board.grid
    near = [grid.ids[h] for h in grid.within(grid.index[middle], 12)]
    pieces = []
    for number in range(COUNTERS):
        name = random.choice(near if number < 0.6 * COUNTERS else grid.ids)
        look = face(number, random.choice(("german", "french")), random.choice((1, 2)))
        pieces.append(Piece(f"u{number}", name, replace(look, name=f"{number}. Kp", short=f"{number}. Kp")))
    return BoardPosition(tuple(pieces))


def overlaid(scene: MapScene, middle: str) -> None:
    """What a selected unit shows: reach with costs, and hexes that can be clicked."""
    grid = scene.layout.grid
    reach = [grid.ids[h] for h in grid.within(grid.index[middle], 6)]
    scene.overlays.set_hexes("reach", {name: replace(REACH, label="2½", second="C 1") for name in reach})
    near = [grid.ids[h] for h in grid.within(grid.index[middle], 3)]
    scene.overlays.set_hexes("candidates", dict.fromkeys(near, CANDIDATE), Layer.OVER)


def frames(view: MapView, changes: Iterator[Callable[[], None]]) -> list[float]:
    """Seconds of each frame."""
    taken = []
    for change in changes:
        start = time.perf_counter()
        change()
        QApplication.sendPostedEvents()  # what has changed is painted by these
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
        taken.append(time.perf_counter() - start)
    return taken


def pans(view: MapView, count: int, by: QPoint) -> Iterator[Callable[[], None]]:
    """There and back again."""
    for i in range(count):
        way = by if i < count / 2 else -by
        yield lambda way=way: view.scroll_by(way)


def zooms(view: MapView, ratio: float, count: int) -> Iterator[Callable[[], None]]:
    """By hand, in so many steps, and the frame when the hand rests."""
    for _ in range(count):
        yield lambda: view.zoom_by(ratio ** (1 / count), QPoint(500, 300))
    yield view.settle


def told(name: str, taken: list[float]) -> list[Figure]:
    return [
        (f"{name}, median", 1 / median(taken), "frames/s"),
        (f"{name}, worst", 1 / max(taken), "frames/s"),
    ]


def figures() -> list[Figure]:
    app = QApplication.instance() or QApplication([])
    board = scattered(200, 200, seed=1940)
    middle = "100100"
    start = time.perf_counter()
    scene = MapScene(board, LIGHT)
    position = crowded(board, middle)
    scene.show(position)
    view = MapView(scene)
    view.resize(1280, 800)
    view.show()
    view.centre_on_hex(middle)
    view.viewport().repaint()
    found: list[Figure] = [("200x200: from board to first frame", (time.perf_counter() - start) * 1000, "ms")]
    app.processEvents()
    for overlays in (False, True):
        if overlays:
            overlaid(scene, middle)
        with_them = " with overlays" if overlays else ""
        for zoom in (1.0, 0.5, 0.2):
            view.set_zoom(zoom)
            view.centre_on_hex(middle)
            taken = frames(view, pans(view, FRAMES, QPoint(24, 14)))
            found += told(f"200x200: pan at {zoom:g}{with_them}", taken)
        view.set_zoom(1.0)
        view.centre_on_hex(middle)
        found += told(f"200x200: zoom by the wheel{with_them}", frames(view, zooms(view, 0.25, 8)))
        found += told(f"200x200: zoom smoothly{with_them}", frames(view, zooms(view, 8.0, 60)))
    view.fit()
    found += told("200x200: the whole map, repainted", frames(view, iter([view.viewport().update] * 20)))
    moved = replace(position, pieces=(replace(position.pieces[0], hex="001001"), *position.pieces[1:]))
    start = time.perf_counter()
    scene.show(moved)
    found.append(("200x200: show a position with one move", (time.perf_counter() - start) * 1000, "ms"))
    start = time.perf_counter()
    scene.rebuild(position)
    found.append(("200x200: rebuild 500 counters", (time.perf_counter() - start) * 1000, "ms"))
    view.close()
    return found


def main() -> None:
    for name, value, unit in figures():
        print(f"{name:<60} {value:>12,.1f} {unit}")


if __name__ == "__main__":
    main()
