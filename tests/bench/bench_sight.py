"""Speed of line of sight, beside two peers in the same run: `python -m tests.bench.bench_sight`.

Peers answer the same question per pair of hexes without tables: shapely with a search tree over the hexes of the map,
and a walk along the line in whole numbers. Both apply the full rule (levels, blind hexes, hexsides)
and must agree with the engine, which makes them a check as well; peers that look at obstacles only are faster.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median

import shapely

from bk40qt.engine.board import Board
from bk40qt.engine.geometry import CORNERS, crossings
from bk40qt.engine.rules.blitz40.sight import MAX_SIGHT, Sight, blocks
from tests.engine.boards import load, scattered

Figure = tuple[str, float, str]
ROUNDS = 5


def timed(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Median seconds of several rounds."""
    taken: list[float] = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return median(taken)


def decide(board: Board, a: int, b: int, crossed: list[int], beside: list[int]) -> bool:
    """4.3.2 for the hexes that a peer has found: crossed ones, and those that the line only runs along."""
    distance, level = board.grid.distance, board.level

    def closed(x: int) -> bool:
        near = distance(a, x) == 1, distance(b, x) == 1
        return blocks(level[x], board.is_obstacle(x), level[a], level[b], *near) > 0

    if any(closed(x) for x in crossed):
        return False
    for x in beside:
        partners = [y for y in beside if distance(x, y) == 1]
        if closed(x) and all(closed(y) for y in partners):
            return False
    return True


def tree_peer(board: Board) -> Callable[[int, int], bool]:
    """shapely: a search tree over the hexes, asked for every pair."""
    grid = board.grid
    centres = [grid.lattice(h) for h in range(grid.n)]
    polygons = shapely.polygons([[(x + cx, y + cy) for cx, cy in CORNERS] for x, y in centres])
    tree = shapely.STRtree(polygons)

    def los(a: int, b: int) -> bool:
        if not 1 < grid.distance(a, b) <= MAX_SIGHT:
            return grid.distance(a, b) <= 1
        line = shapely.linestrings([centres[a], centres[b]])
        met = [int(x) for x in tree.query(line, predicate="intersects") if x not in (a, b)]
        inside = shapely.relate_pattern(line, polygons[met], "1********")
        along = shapely.relate_pattern(line, polygons[met], "F1*******")
        crossed = [x for x, yes in zip(met, inside, strict=True) if yes]
        return decide(board, a, b, crossed, [x for x, yes in zip(met, along, strict=True) if yes])

    return los


def walking_peer(board: Board) -> Callable[[int, int], bool]:
    """Whole numbers: column by column along the line, cross products with the six corners."""
    grid = board.grid

    def los(a: int, b: int) -> bool:
        d = grid.distance(a, b)
        if not 1 < d <= MAX_SIGHT:
            return d <= 1
        (xa, ya), (xb, yb) = grid.lattice(a), grid.lattice(b)
        dx, dy = xb - xa, yb - ya
        crossed: list[int] = []
        beside: list[int] = []
        low, high = min(ya, yb) - 1, max(ya, yb) + 1
        for line in range(min(xa, xb) // 3, max(xa, xb) // 3 + 1):
            base = (line - 1) * grid.per_line
            shift = grid.lattice(base)[1] - 2
            for second in range(max(1, (low - shift) // 2), min(grid.per_line, (high - shift + 1) // 2) + 1):
                off = dx * (2 * second + shift - ya) - dy * (3 * line - xa)
                if abs(off) > 2 * abs(dy) + abs(dx):
                    continue
                x = base + second - 1
                if x in (a, b) or grid.distance(a, x) >= d or grid.distance(b, x) >= d:
                    continue
                sides = [off + dx * cy - dy * cx for cx, cy in CORNERS]
                if min(sides) < 0 < max(sides):
                    crossed.append(x)
                elif sides.count(0) == 2:
                    beside.append(x)
        return decide(board, a, b, crossed, beside)

    return los


def rate(los: Callable[[int, int], bool], pairs: list[tuple[int, int]], rounds: int = ROUNDS) -> float:
    def run() -> None:
        for a, b in pairs:
            los(a, b)

    return len(pairs) / timed(run, rounds)


def near_pairs(board: Board, count: int) -> list[tuple[int, int]]:
    """Pairs of hexes within eight, where the peers have something to do."""
    random = Random(1940)
    pairs: list[tuple[int, int]] = []
    while len(pairs) < count:
        a = random.randrange(board.grid.n)
        pairs.append((a, random.choice(board.grid.within(a, MAX_SIGHT))))
    return pairs


def calibration() -> float:
    def loop() -> int:
        total = 0
        for i in range(1_000_000):
            total += i & 3
        return total

    return 1_000_000 / timed(loop)


def table_figures(label: str, board: Board) -> list[Figure]:
    """Time and peak memory of the verdict table, with the crossings already known."""
    crossings(MAX_SIGHT)
    seconds = timed(lambda: Sight(board).clear(0, 0))
    tracemalloc.start()
    Sight(board).clear(0, 0)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    pairs = sum(len(board.grid.within(a, MAX_SIGHT)) - 1 for a in range(board.grid.n))
    return [
        (f"{label}: all verdicts", seconds * 1000, "ms"),
        (f"{label}: all verdicts, pairs", pairs / seconds, "checks/s"),
        (f"{label}: all verdicts, peak memory", peak / 1e6, "MB"),
    ]


def figures() -> list[Figure]:
    """Every figure of this benchmark: name, value, unit."""
    hannut, large = load("hannut"), scattered(200, 200, seed=1940)
    found: list[Figure] = [("bare Python loop", calibration(), "rounds/s")]
    start = time.perf_counter()
    crossings.cache_clear()
    crossings(MAX_SIGHT)
    found.append(("crossings of 216 positions, shapely", (time.perf_counter() - start) * 1000, "ms"))
    found += table_figures("hannut", hannut) + table_figures("200x200", large)
    for label, board in (("hannut", hannut), ("200x200", large)):
        sight, pairs = Sight(board), near_pairs(board, 200_000)
        tree, walk = tree_peer(board), walking_peer(board)
        some = pairs[:1500]
        assert all(sight.clear(a, b) == tree(a, b) == walk(a, b) for a, b in some), "peers disagree"
        found.append((f"{label}: peer, shapely STRtree per pair", rate(tree, some, 3), "checks/s"))
        found.append((f"{label}: peer, walking in integers", rate(walk, some, 3), "checks/s"))
        found.append((f"{label}: Sight.clear", rate(sight.clear, pairs), "checks/s"))
        views = [a for a, _ in pairs[:100]]
        seconds = timed(lambda sight=sight, views=views: [sight.viewshed(a) for a in views])  # type: ignore[misc]
        found.append((f"{label}: viewshed with reasons", seconds / len(views) * 1000, "ms"))
    return found


def main() -> None:
    found = figures()
    values = {name: value for name, value, _ in found}
    for name, value, unit in found:
        label = name.partition(":")[0]
        against = ""
        if unit == "checks/s" and "peer" not in name:
            tree = values[f"{label}: peer, shapely STRtree per pair"]
            walk = values[f"{label}: peer, walking in integers"]
            against = f"   {value / tree:,.0f} x STRtree, {value / walk:,.0f} x walking"
        print(f"{name:42} {value:16,.2f} {unit}{against}")


if __name__ == "__main__":
    main()
