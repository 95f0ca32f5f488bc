"""Where a movement can lead if nothing interferes: one search for reasons (why not?) and for plans (how?)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from operator import add, le
from typing import NamedTuple

from bk40qt.engine.rules.blitz40.movement import Step, steps_open
from bk40qt.engine.rules.blitz40.state import GameState


class Way(NamedTuple):
    """A movement under way, or about to begin: what `steps_open` asks for."""

    units: tuple[int, ...]
    place: int
    spent: tuple[int, ...]
    made: int
    mode: str


class Route:
    """The movement as it stands in one hex, and every equally cheap way by which it came there."""

    __slots__ = ("beaten", "column", "done", "parents", "way")

    def __init__(self, way: Way, column: bool, parents: list[tuple[Route, bool]]) -> None:
        self.way = way
        self.column = column  # whether it was in column (7.2.1) on any step of the way
        self.parents = parents  # where the last step began, and whether it was made in column
        self.done = False
        self.beaten = False  # by a route that comes to this hex with as little, and not in column


def routes(s: GameState, start: Way, entries: Sequence[Step] = ()) -> Iterator[Route]:
    """Every hex that the movement could come to, step by legal step, cheapest first, and again by ways in column where
    these save points. A stack whose members pay different prices (R-52) can come to a hex at several prices, none of
    which is better for everybody. The hex where it stands is the first route and comes only once; from off the map it
    goes on by the `entries`."""
    number = count()
    first = Route(start, False, [])
    todo = [(sum(start.spent), 0, next(number), first)]
    best: dict[int, list[Route]] = {}
    while todo:
        here = heappop(todo)[-1]
        if here.beaten:
            continue
        here.done = True
        yield here
        way = here.way
        made = way.made + 1
        for place, by_road, price in steps_open(s, *way) if way.place >= 0 else entries:
            if place == start.place:
                continue
            paid, column = tuple(map(add, way.spent, price)), here.column or by_road
            rivals = best.get(place, [])
            for rival in rivals:
                if (column or not rival.column) and all(map(le, rival.way.spent, paid)):
                    if rival.way.spent == paid and rival.column == column and not rival.done:
                        rival.parents.append((here, by_road))
                    break
                rival.beaten = (rival.column or not column) and all(map(le, paid, rival.way.spent))
            else:
                route = Route(Way(way.units, place, paid, made, way.mode), column, [(here, by_road)])
                best[place] = [rival for rival in rivals if not rival.beaten] + [route]
                heappush(todo, (sum(paid), made, next(number), route))
