"""Boards, faces and positions for the tests of the map view."""

from __future__ import annotations

from random import Random
from typing import Literal

from bk40qt.engine.board import TERRAINS, Board
from bk40qt.engine.hexgrid import Grid
from bk40qt.mapview.faces import CounterFace
from bk40qt.mapview.pieces import BoardPosition, HexMark, Piece


def board(lines: int = 12, per_line: int = 10, top: Literal["flat", "pointy"] = "flat") -> Board:
    grid = Grid(lines, per_line, top, "column" if top == "flat" else "row")
    random = Random(1940)
    kinds = ("clear",) * 4 + TERRAINS
    return Board.build(grid, {h: {"terrain": random.choice(kinds), "level": random.randint(0, 2)} for h in grid.ids})


def face(number: int, side: str = "german", steps: int = 2, statuses: frozenset[str] = frozenset()) -> CounterFace:
    return CounterFace(
        side=side,
        type=("tank", "infantry", "at_gun")[number % 3],
        name=f"{number}. Kp/I/5 PzR",
        short=f"{number}. Kp",
        formation="I/5 PzR",
        formation_colour="#c0392b",
        attack=3 + number % 4,
        armour=2,
        range=4,
        ma=6,
        soft=False,
        stripe=False,
        steps=steps,
        full_steps=2,
        statuses=statuses,
    )


def random_position(ground: Board, count: int, seed: int) -> BoardPosition:
    """The same for the same seed; pieces with the same number are the same counter in every position."""
    random = Random(seed)
    hexes = random.sample(ground.grid.ids, max(1, min(count // 2, ground.grid.n)))
    pieces = []
    for number in random.sample(range(count), random.randint(count // 2, count)):
        look = face(number, random.choice(("german", "french")), random.choice((1, 2)))
        pieces.append(Piece(f"u{number}", random.choice(hexes), look))
    marks = [HexMark(random.choice(hexes), "vp", random.choice(("german", "french", "")), "3") for _ in range(3)]
    marks += [HexMark(name, "minefield", "french") for name in random.sample(hexes, min(2, len(hexes)))]
    return BoardPosition(tuple(pieces), tuple(dict.fromkeys(marks)))
