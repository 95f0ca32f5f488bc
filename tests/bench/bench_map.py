"""How smoothly a large map moves: frames of a 1280 x 800 view on 200 x 200 hexes, drawn in memory without a GPU.

    python -m tests.bench.bench_map

A frame is one repaint of the whole view, as after each step of a drag or of the wheel. Its time is what it took of the
processor: on a busy machine the worst of a hundred frames by the clock would tell of other programs. Frames per second
are by the clock, with what the map draws between frames.
"""

from __future__ import annotations

import os
from time import perf_counter, thread_time

from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from bk40qt.mapview.board_item import BoardItem
from bk40qt.mapview.layout import HexLayout
from bk40qt.mapview.style import LIGHT
from tests.mapview.drawn_boards import landscape

Figure = tuple[str, float, str]
SCALES = (1.0, 0.4, 0.16, 0.04)


class Window:
    def __init__(self) -> None:
        board = landscape(200, 200)
        start = perf_counter()
        self.item = BoardItem(board, HexLayout(board.grid), LIGHT)
        self.built = perf_counter() - start
        self.scene = QGraphicsScene()
        self.scene.addItem(self.item)
        self.scene.setSceneRect(self.item.boundingRect())
        self.view = QGraphicsView(self.scene)
        self.view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.resize(1280, 800)
        self.view.show()
        QApplication.processEvents()

    def look(self, scale: float) -> None:
        self.view.resetTransform()
        self.view.scale(scale, scale)
        self.view.centerOn(9000, 9000)

    def frame(self) -> float:
        start = thread_time()
        self.view.viewport().repaint()
        return thread_time() - start

    def pan(self, scale: float, steps: int) -> tuple[list[float], list[float]]:
        """Steps of 8 pixels: the frames alone, and by the clock with the work between them."""
        self.look(scale)
        bar = self.view.horizontalScrollBar()
        for _ in range(200):  # until the first view is complete
            QApplication.processEvents()
        frames, rounds = [], []
        for _ in range(steps):
            start = perf_counter()
            bar.setValue(bar.value() + 8)
            frames.append(self.frame())
            QApplication.processEvents()
            rounds.append(perf_counter() - start)
        return frames, rounds

    def zoom(self, factor: float, steps: int) -> list[float]:
        frames = []
        for _ in range(steps):
            self.view.scale(factor, factor)
            frames.append(self.frame())
            QApplication.processEvents()
        return frames


def figures() -> list[Figure]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    window = Window()
    found: list[Figure] = [("map 200x200: made", 1000 * window.built, "ms")]
    for scale in SCALES:
        frames, rounds = window.pan(scale, 120)
        found.append((f"map 200x200: pan at {scale}, worst frame", 1000 * max(frames), "ms"))
        found.append((f"map 200x200: pan at {scale}, frames", len(rounds) / sum(rounds), "1/s"))
    window.look(SCALES[-1])
    frames = window.zoom(1.25, 18) + window.zoom(0.8, 18)
    found.append(("map 200x200: zoom, worst frame", 1000 * max(frames), "ms"))
    found.append(("map 200x200: zoom, mean frame", 1000 * sum(frames) / len(frames), "ms"))
    window.view.close()
    del window, app
    return found


def main() -> None:
    for name, value, unit in figures():
        print(f"{name:<60} {value:>12,.1f} {unit}")


if __name__ == "__main__":
    main()
