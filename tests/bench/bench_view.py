"""Frames a second on maps of 200 x 200 hexes with 500 counters: `python -m tests.bench.bench_view`.

A frame is the time from the change to the painted viewport (1280 x 800, software rendering) and one turn of the event
loop after it: what the window does between frames, such as drawing more of the map, delays the next one. It is the
processor time of the window's thread, which does all of it: the clock would tell of other programs on the machine, and
the worst of a hundred frames of nothing else.

Two grounds: levels at random, which is the most relief there can be, and a landscape with woods, villages, roads,
streams and names. What is not yet drawn is shown by stand-ins; so there are also figures of how much of the map was
drawn in these frames, and how long it takes to be whole.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from statistics import median

from bk40qt.engine.records import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint
from PySide6.QtWidgets import QApplication

from bk40qt.app import start_collecting
from bk40qt.engine.board import Board
from bk40qt.mapview.hex_overlay import CANDIDATE, REACH
from bk40qt.mapview.layers import Layer
from bk40qt.mapview.pieces import BoardPosition, Piece
from bk40qt.mapview.scene import MapScene
from bk40qt.mapview.style import LIGHT
from bk40qt.mapview.tiles import keys_of, span_of
from bk40qt.mapview.view import MapView
from tests.engine.boards import scattered
from tests.mapview.drawn_boards import landscape
from tests.mapview.scenes import face

Figure = tuple[str, float, str]
COUNTERS = 500
MIDDLE = "100100"
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


def frames(view: MapView, changes: Iterator[Callable[[], None]], drawn: list[float] | None = None) -> list[float]:
    """Seconds of each frame. `drawn` gets the share of the map in sight that is drawn in each."""
    taken = []
    for change in changes:
        start = time.thread_time()
        change()
        QApplication.sendPostedEvents()  # what has changed is painted by these
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
        taken.append(time.thread_time() - start)
        if drawn is not None:
            drawn.append(share_drawn(view))
    return taken


@contextmanager
def collecting_as_the_program() -> Iterator[None]:
    """Garbage, that is: full collections are the worst frames there are."""
    thresholds = gc.get_threshold()
    start_collecting()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def share_drawn(view: MapView) -> float:
    scale = round(view.zoom, 6)
    keys = list(keys_of(scale, span_of(scale, view.visible_area())))
    tiles = view.map_scene.ground.tiles
    return sum(tiles.is_fresh(key) for key in keys) / len(keys)


def completed(view: MapView) -> float:
    """Processor time until all in sight is drawn."""
    start = time.thread_time()
    QApplication.sendPostedEvents()
    while not view.map_scene.ground.is_complete:
        QApplication.processEvents()
    return time.thread_time() - start


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
    ordered = sorted(taken)
    found = [(f"{name}, median", 1 / median(taken), "frames/s"), (f"{name}, worst", 1 / ordered[-1], "frames/s")]
    if len(taken) >= 100:
        found.insert(1, (f"{name}, 99th of 100", 1 / ordered[round(0.99 * len(taken)) - 1], "frames/s"))
    return found


def panned(view: MapView, name: str) -> list[Figure]:
    """Where the counters are, and over ground that nobody has seen."""
    found: list[Figure] = []
    for zoom in (1.0, 0.5, 0.2):
        view.set_zoom(zoom)
        view.centre_on_hex(MIDDLE)
        found += told(f"{name}: pan at {zoom:g}", frames(view, pans(view, FRAMES, QPoint(24, 14))))
    return found


def panned_anew(view: MapView, name: str) -> list[Figure]:
    found: list[Figure] = []
    for zoom, start in ((1.0, "020160"), (0.5, "040030"), (0.2, "160040")):
        view.set_zoom(zoom)
        view.centre_on_hex(start)
        found.append((f"{name}: new ground at {zoom:g} is whole", 1000 * completed(view), "ms"))
        drawn: list[float] = []
        taken = frames(view, iter([lambda: view.scroll_by(QPoint(24, 14))] * FRAMES), drawn)
        found += told(f"{name}: pan at {zoom:g} over new ground", taken)
        found.append((f"{name}: pan at {zoom:g} over new ground, drawn", 100 * sum(drawn) / len(drawn), "%"))
    return found


def zoomed(view: MapView, name: str) -> list[Figure]:
    view.set_zoom(1.0)
    view.centre_on_hex(MIDDLE)
    found = told(f"{name}: zoom by the wheel", frames(view, zooms(view, 0.25, 8)))
    return found + told(f"{name}: zoom smoothly", frames(view, zooms(view, 8.0, 60)))


def on_board(board: Board, name: str) -> list[Figure]:
    start = time.thread_time()
    scene = MapScene(board, LIGHT)
    position = crowded(board, MIDDLE)
    scene.show(position)
    view = MapView(scene)
    view.resize(1280, 800)
    view.show()
    view.centre_on_hex(MIDDLE)
    view.viewport().repaint()
    found: list[Figure] = [(f"{name}: from board to first frame", (time.thread_time() - start) * 1000, "ms")]
    QApplication.processEvents()
    found += panned(view, name) + panned_anew(view, name) + zoomed(view, name)
    view.fit()
    found += told(f"{name}: the whole map, repainted", frames(view, iter([view.viewport().update] * 20)))
    overlaid(scene, MIDDLE)
    found += panned(view, f"{name} with overlays") + zoomed(view, f"{name} with overlays")
    moved = replace(position, pieces=(replace(position.pieces[0], hex="001001"), *position.pieces[1:]))
    start = time.thread_time()
    scene.show(moved)
    found.append((f"{name}: show a position with one move", (time.thread_time() - start) * 1000, "ms"))
    start = time.thread_time()
    scene.rebuild(position)
    found.append((f"{name}: rebuild 500 counters", (time.thread_time() - start) * 1000, "ms"))
    view.close()
    return found


def figures() -> list[Figure]:
    app = QApplication.instance() or QApplication([])
    with collecting_as_the_program():
        found = on_board(scattered(200, 200, seed=1940), "200x200")
        found += on_board(landscape(200, 200), "200x200 landscape")
    del app
    return found


def main() -> None:
    for name, value, unit in figures():
        print(f"{name:<60} {value:>12,.1f} {unit}")


if __name__ == "__main__":
    main()
