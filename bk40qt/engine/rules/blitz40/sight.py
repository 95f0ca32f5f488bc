"""Line of sight (chapter 4): who sees which hex of a map, and why not. How far a unit is spotted is T-08, not here.

Two forms of one definition. `blocks` is the normative algorithm of 4.3.2 word for word and serves the questions that
want a reason. `_verdicts` asks the same for all hexes of a map at once and serves `clear`, `seen` and `within`; tests
compare the two on every pair of hexes.

Hexes are laid out on a flat array of *cells* in axial order, AA after AA with a gap of eight cells between, so that the
difference of two cells says how the hexes lie to each other: one relative position, one number, on the whole map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from bk40qt.engine.board import OBSTACLES, Board
from bk40qt.engine.geometry import Offset, crossings
from bk40qt.engine.hexgrid import axial_distance
from bk40qt.engine.records import value
from bk40qt.engine.wording import Said, say, translatable

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array = npt.NDArray[Any]

MAX_SIGHT: Final = 8  # 4.1

Code = Literal["clear", "adjacent", "too_far", "higher", "edge", "obstacle", "blind"]
# Verdicts, from weak to strong: of two hexes beside a line the weaker one decides. CLEAR must be 0.
CLEAR, BLIND, OBSTACLE, EDGE, HIGHER, TOO_FAR = range(6)
REASONS: Final[tuple[tuple[Code, str], ...]] = (
    ("clear", "4.3"),
    ("blind", "R-28"),
    ("obstacle", "4.3.1"),
    ("edge", "R-27"),
    ("higher", "4.3.2"),
    ("too_far", "4.1"),
)


def blocks(level: int, obstacle: bool, level_a: int, level_b: int, near_a: bool, near_b: bool) -> int:
    """`blocks(x)` of 4.3.2: why a crossed hex stands between hexes A and B, or CLEAR. near: adjacent to that hex."""
    hi, lo = max(level_a, level_b), min(level_a, level_b)
    if level > hi:
        return HIGHER
    if hi != lo and level == hi:
        return EDGE  # the higher unit does not stand directly at the drop
    if not obstacle or level < lo:
        return CLEAR  # an obstacle below both does not block, on equal levels neither
    if hi == lo:
        return OBSTACLE
    near_low, near_high = (near_a, near_b) if level_a < level_b else (near_b, near_a)
    return BLIND if near_low and not near_high else CLEAR


class Step(NamedTuple):
    """A hex that the line crosses: how far its cell is from the cell of A, and whether it touches A or B."""

    delta: int
    near_a: bool
    near_b: bool


class Template(NamedTuple):
    """Everything about one relative position that does not depend on the map."""

    distance: int
    elements: tuple[tuple[Step, ...], ...]


@value
class SightAnswer:
    """Sight between two hexes with its reason. `line` lists what is crossed; hexes off the map are left out of it."""

    a: str
    b: str
    code: Code
    rule: str
    distance: int
    levels: tuple[int, ...]  # of a, of every blocking hex, of b
    blocking: tuple[str, ...] = ()  # two hexes if the line runs along their common side
    line: tuple[tuple[str, ...], ...] = ()

    @property
    def clear(self) -> bool:
        return self.code in ("clear", "adjacent")

    @property
    def text(self) -> Said:
        """The answer in one line, for the status bar and the command line."""
        return say("{answer} [{rule}]", answer=self.sentence, rule=self.rule)

    @property
    def sentence(self) -> Said:
        """The same without the rule."""
        ends = say(
            "{a} (level {level_a}) - {b} (level {level_b}), distance {distance}",
            a=self.a,
            level_a=self.levels[0],
            b=self.b,
            level_b=self.levels[-1],
            distance=self.distance,
        )
        why = self._why()
        if len(self.blocking) == 2:
            why = say("{why}, along their common side", why=why)
        return say("{ends}: {why}", ends=ends, why=why)

    def _why(self) -> Said:
        if self.code == "clear":
            return say("line of sight")
        if self.code == "adjacent":
            return say("line of sight, adjacent hexes always see each other")
        if self.code == "too_far":
            return say("no line of sight, further than {limit} hexes", limit=MAX_SIGHT)
        walls = zip(self.blocking, self.levels[1:-1], strict=True)
        named = [say("{hex} (level {level})", hex=name, level=level) for name, level in walls]
        if len(named) > 1:
            return say(_TWO_WALLS[self.code], first=named[0], second=named[1])
        return say(_ONE_WALL[self.code], wall=named[0])


# What stands between, by code: one hex, or the two hexes beside a line along their common side.
_ONE_WALL: Final[dict[str, str]] = {
    "higher": translatable("no line of sight, {wall} lies higher than both"),
    "edge": translatable("no line of sight, {wall}: the higher hex is not at the drop"),
    "obstacle": translatable("no line of sight, {wall} lies between on the same level"),
    "blind": translatable("no line of sight, blind hex directly behind {wall}"),
}
_TWO_WALLS: Final[dict[str, str]] = {
    "higher": translatable("no line of sight, {first} and {second} lie higher than both"),
    "edge": translatable("no line of sight, {first} and {second}: the higher hex is not at the drop"),
    "obstacle": translatable("no line of sight, {first} and {second} lie between on the same level"),
    "blind": translatable("no line of sight, blind hex directly behind {first} and {second}"),
}


@value
class Viewshed:
    """What is seen from one hex within eight hexes; all sorted by distance, then index."""

    a: str
    visible: tuple[str, ...]
    blocked: tuple[SightAnswer, ...]
    blind: tuple[str, ...]


class Sight:
    """Sight on one board. Nothing is computed before it is asked for; verdicts and views are then kept."""

    def __init__(self, board: Board) -> None:
        self.board = board
        grid = board.grid
        axial = grid.axial
        first_r = min(r for _, r in axial)
        # A row of cells is wide enough that no relative position is taken for another, and that a position off the
        # map falls into a gap.
        self._width = max(r for _, r in axial) - first_r + 1 + MAX_SIGHT
        self._size = _size(board, self._width)
        self._cell = tuple([(q + MAX_SIGHT - 1) * self._width + MAX_SIGHT + r - first_r for q, r in axial])
        self._seen: dict[int, dict[int, int]] = {}
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}

    def after(self, board: Board, changed: Iterable[int]) -> Sight:
        """Sight on a board of the same grid with other ground in these hexes: what follows from the grid is shared."""
        other = object.__new__(Sight)
        other.__dict__.update(self.__dict__)
        other.__dict__.pop("_planes", None)
        other.board, other._seen, other._within = board, {}, {}
        other._level, other._obstacle = self._level.copy(), self._obstacle.copy()
        for h in changed:
            at = self._cell[h]
            other._level[at], other._obstacle[at] = board.level[h], board.terrain[h] in OBSTACLES
        return other

    def __reduce__(self) -> tuple[type[Sight], tuple[Board]]:
        return Sight, (self.board,)  # a copy in another process computes its own tables

    # -- the fast questions -------------------------------------------------------------------------------------------

    def clear(self, a: int, b: int) -> bool:
        """4.3: is there a line of sight between these hexes? True for a hex and itself."""
        cell = self._cell
        at = cell[a]
        plane = self._planes.get(cell[b] - at)
        return plane is not None and not plane[at]

    def los(self, a: str, b: str) -> bool:
        """`clear` for hex ids."""
        index = self.board.grid.index
        return self.clear(index[a], index[b])

    def code(self, a: int, b: int) -> Code:
        """The verdict of the table; `explain` gives the same with rule and hexes."""
        at = self._cell[a]
        delta = self._cell[b] - at
        plane = self._planes.get(delta)
        if plane is None:
            return "too_far"
        return "adjacent" if self._templates[delta].distance <= 1 else REASONS[plane[at]][0]

    def seen(self, a: int) -> dict[int, int]:
        """Hexes in sight of a, without a itself, each with its distance; sorted by distance, then index. Do not change.

        Sight only: whether a unit there is spotted depends on its kind and terrain (T-08).
        """
        view = self._seen.get(a)
        if view is None:
            at, hex_of, templates = self._cell[a], self._hex_of, self._templates
            view = {
                hex_of[at + delta]: templates[delta].distance
                for delta, plane in self._planes.items()
                if delta and not plane[at]
            }
            self._seen[a] = view
        return view

    def within(self, a: int, r: int) -> tuple[int, ...]:
        """Hexes in sight of a at distance <= r, without a itself, sorted by distance, then index."""
        key = (a, r)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = tuple([b for b, distance in self.seen(a).items() if distance <= r])
        return found

    # -- the questions with a reason ----------------------------------------------------------------------------------

    def explain(self, a: int, b: int) -> SightAnswer:
        """Sight between two hexes with rule, crossed line and the first blocking element.

        An element that blocks as in R-28 is named only if nothing else blocks: "blind" means blind hex and no more.
        """
        board, ids = self.board, self.board.grid.ids
        level_a, level_b = board.level[a], board.level[b]
        at = self._cell[a]
        template = self._templates.get(self._cell[b] - at)
        if template is None:
            far = board.grid.distance(a, b)
            return SightAnswer(ids[a], ids[b], "too_far", "4.1", far, (level_a, level_b))
        if template.distance <= 1:
            return SightAnswer(ids[a], ids[b], "adjacent", "4.3", template.distance, (level_a, level_b))
        return self._answer(a, b, template, *self._walk(at, template, level_a, level_b))

    def viewshed(self, a: int) -> Viewshed:
        """Everything within eight hexes of a, with the reason where there is no sight. Works without the table."""
        board, at, hex_of = self.board, self._cell[a], self._hex_of
        level, ids = board.level, board.grid.ids
        visible: list[str] = []
        blocked: list[SightAnswer] = []
        for delta, template in self._templates.items():
            b = hex_of[at + delta]
            if b < 0 or not delta:
                continue
            verdict, wall = self._walk(at, template, level[a], level[b])
            if verdict:
                blocked.append(self._answer(a, b, template, verdict, wall))
            else:
                visible.append(ids[b])
        blind = tuple(answer.b for answer in blocked if answer.code == "blind")
        return Viewshed(ids[a], tuple(visible), tuple(blocked), blind)

    def blind_hexes(self, a: int) -> tuple[str, ...]:
        """EX-02: hexes within eight whose sight fails only through the blind-hex rule, by distance, then index."""
        return self.viewshed(a).blind

    def _answer(self, a: int, b: int, template: Template, verdict: int, wall: int) -> SightAnswer:
        """The verdict of `_walk` with the names of the hexes."""
        board, ids, hex_of, at = self.board, self.board.grid.ids, self._hex_of, self._cell[a]
        # Where the line runs along the map border, only the hex on the map counts.
        line = tuple([tuple([ids[x] for step in e if (x := hex_of[at + step[0]]) >= 0]) for e in template.elements])
        code, rule = REASONS[verdict]
        level, index = board.level, board.grid.index
        blocking = line[wall] if verdict else ()
        if len(blocking) == 2:
            rule = "R-30"
        levels = (level[a], *[level[index[x]] for x in blocking], level[b])
        return SightAnswer(ids[a], ids[b], code, rule, template.distance, levels, blocking, line)

    def _walk(self, at: int, template: Template, level_a: int, level_b: int) -> tuple[int, int]:
        """4.3.2 from A to B: the verdict, and the number of the element that gives it (-1 if the line is clear)."""
        level, obstacle = self._level, self._obstacle
        blind = -1
        for number, element in enumerate(template.elements):
            verdict = TOO_FAR  # both hexes beside the line must block; one off the map leaves it to the other
            for delta, near_a, near_b in element:
                here = level[at + delta]
                if here is not None:
                    verdict = min(verdict, blocks(here, obstacle[at + delta], level_a, level_b, near_a, near_b))
            if verdict > BLIND:
                return verdict, number
            if verdict == BLIND and blind < 0:
                blind = number
        return (BLIND, blind) if blind >= 0 else (CLEAR, -1)

    # -- tables, made when first needed -------------------------------------------------------------------------------

    @cached_property
    def _templates(self) -> dict[int, Template]:
        """Relative positions by difference of cells, sorted by distance, then difference: the order of all answers."""
        return _templates_of(self._width)

    @cached_property
    def _hex_of(self) -> list[int]:
        """Hex of every cell, -1 off the map."""
        table = [-1] * self._size
        for h, at in enumerate(self._cell):
            table[at] = h
        return table

    @cached_property
    def _level(self) -> list[int | None]:
        """Level of every cell, None off the map."""
        level = self.board.level
        return [level[h] if h >= 0 else None for h in self._hex_of]

    @cached_property
    def _obstacle(self) -> list[bool]:
        """4.3.1: does the cell hold woods, village or orchard?"""
        terrain = self.board.terrain
        return [h >= 0 and terrain[h] in OBSTACLES for h in self._hex_of]

    @cached_property
    def _planes(self) -> dict[int, bytes]:
        """The verdict table: for every relative position one byte a cell, the verdict from there."""
        return _verdicts(self.board, self._cell, self._width, self._templates)


def _size(board: Board, width: int) -> int:
    """Number of cells, with a margin of eight rows and eight cells on either side."""
    return (board.grid.lines + 2 * MAX_SIGHT) * width + 2 * MAX_SIGHT


@cache
def _templates_of(width: int) -> dict[int, Template]:
    def delta(offset: Offset) -> int:
        return offset[0] * width + offset[1]

    table = {0: Template(0, ())}
    for end, elements in crossings(MAX_SIGHT).items():

        def step(x: Offset, end: Offset = end) -> Step:
            return Step(delta(x), axial_distance(*x) == 1, axial_distance(end[0] - x[0], end[1] - x[1]) == 1)

        steps = tuple(tuple(step(x) for x in element) for element in elements)
        table[delta(end)] = Template(axial_distance(*end), steps)
    return dict(sorted(table.items(), key=lambda item: (item[1].distance, item[0])))


def _verdicts(board: Board, cells: tuple[int, ...], width: int, templates: dict[int, Template]) -> dict[int, bytes]:
    """`Sight._walk` for all hexes at once, one relative position after the other.

    A hex gets the rank 2 * level + (1 if obstacle). A line between equal levels is then closed, except for blind hexes,
    by ranks from 2 * hi + 1 upwards, one between different levels by ranks from 2 * hi upwards.
    """
    import numpy as np  # here, because a start without any question of sight should not pay for it

    lowest = min(board.level)
    off_map = 2 * (max(board.level) - lowest) + 3  # higher than all: leaves the decision to the other hex of a pair
    dtype = np.int8 if off_map <= 127 else np.int32
    ranks = [2 * (at - lowest) + (kind in OBSTACLES) for at, kind in zip(board.level, board.terrain, strict=True)]
    rank = np.full(_size(board, width), off_map, dtype)
    rank[list(cells)] = ranks
    margin = MAX_SIGHT * width + MAX_SIGHT
    front, stop = bytes(margin), rank.size - margin

    def at(delta: int) -> Array:
        return rank[margin + delta : stop + delta]

    planes: dict[int, bytes] = {}
    for delta, template in templates.items():
        plane = _plane(template, at, at(0) & ~1, at(delta) & ~1)
        plane = _choose(at(delta) == off_map, np.int8(TOO_FAR), plane)
        planes[delta] = front + plane.astype(np.int8).tobytes()
    return planes


def _choose(mask: Array, yes: Array | np.int8, no: Array) -> Array:
    """np.where in bit operations, which are twenty times as fast on arrays of bytes."""
    chosen: Array = no ^ ((no ^ yes) & -mask.view("i1"))
    return chosen


def _plane(template: Template, at: Callable[[int], Array], a: Array, b: Array) -> Array:
    """Verdicts of one relative position; a and b are the doubled levels of the two ends."""
    import numpy as np

    hi, differ = np.maximum(a, b), a != b
    bar = hi + ~differ
    wall = np.full_like(a, -1)  # rank of the first element that blocks otherwise than as a blind hex
    blind = np.zeros_like(differ)
    for element in reversed(template.elements):
        weakest = at(element[0].delta)
        for step in element[1:]:
            weakest = np.minimum(weakest, at(step.delta))
        wall = _choose(weakest >= bar, weakest, wall)
        if all(step.near_a != step.near_b for step in element):  # beside one end only
            hidden = np.ones_like(differ)
            for x, near_a, _ in element:
                low, high = (a, b) if near_a else (b, a)
                hidden &= ((at(x) & 1 == 1) & (at(x) >= low) & (low < high)) | (at(x) >= bar)
            blind |= hidden
    reason = _choose(wall > hi + 1, np.int8(HIGHER), np.int8(OBSTACLE) + differ.view("i1"))  # OBSTACLE + 1 is EDGE
    return _choose(wall >= 0, reason, np.int8(BLIND) * blind.view("i1"))
