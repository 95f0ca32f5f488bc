"""A Blitzkrieg 1940 scenario as data: everything that differs between Hannut, Stonne and a designer's own battle.

The classes below are the schema; `resources/scenario-schema.md` documents the file they are read from.
Units and hexes are named by their ids here; `setting.py` turns them into indices.
"""

from __future__ import annotations

from typing import Literal

from bk40qt.engine.board import Board
from bk40qt.engine.records import value

Side = Literal["german", "french"]
SIDES: tuple[Side, Side] = ("german", "french")
Edge = Literal["north", "south", "east", "west"]
UnitType = Literal[
    "infantry", "machine_gun", "at_gun", "motorcycle", "armoured_car", "tank", "assault_gun", "carrier", "hq"
]
Calibre = Literal["light", "medium", "heavy", "stuka"]


@value
class Values:
    """One face of a counter (1.1). An HQ has armour 0 and no weapons (R-24)."""

    attack: int
    armour: int
    range: int
    ma: int


@value
class Counter:
    id: str
    name: str
    formation: str
    type: UnitType
    full: Values
    reduced: Values
    special: tuple[str, ...] = ()  # "assault_pioneer", "halftrack_symbol"
    independent: bool = False  # white stripe (10.3)
    independent_until: int | None = None  # last turn of the independent status
    arrival: int = 0  # 0 = set-up, else the turn of arrival (12.2)
    start_losses: int = 0  # printed or default step losses; the owner may re-allot them
    type_id: str = ""
    model: str = ""
    note: str = ""


@value
class Formation:
    id: str
    name: str
    side: Side
    division: str
    colour: str  # "#RRGGBB"
    marker: str  # text of its activation marker, "" = none (10.3)
    attach_to: tuple[str, ...] = ()  # formations its units may be attached to at set-up (10.3, 12.2)


@value
class Zone:
    """A set of hexes, or "in the hex of a unit of one of these formations" (`with_formations`)."""

    id: str
    hexes: tuple[str, ...]
    with_formations: tuple[str, ...] = ()
    text: str = ""
    definition: tuple[tuple[str, object], ...] = ()  # how the file defines `hexes`; only `scenario_file` reads it
    with_attached: bool = False  # only with units of the formation it is attached to


@value
class LossAllotment:
    """R-80: step losses the owner distributes at set-up."""

    formation: str
    count: int


@value
class Mount:
    """R-79: who starts aboard a carrier. One company: fixed. Several: the owner chooses one, or none."""

    carrier: str
    companies: tuple[str, ...]
    optional: bool


@value
class FieldWorks:
    """Entrenchments or minefields that a stage places (10.1, 10.2)."""

    count: int
    zone: str


@value
class SetupStage:
    """One side places some formations; stages follow one another in scenario order (DP-S1, DP-S6)."""

    side: Side
    formations: tuple[tuple[str, str], ...]  # (formation id, zone id)
    losses: tuple[LossAllotment, ...] = ()
    mounts: tuple[Mount, ...] = ()
    entrenchments: FieldWorks | None = None
    minefields: FieldWorks | None = None


@value
class MarkerPool:
    """Markers other than formation markers that a side gets from `turn` on (T-11, 13.3)."""

    side: Side
    turn: int
    artillery: int = 0
    stuka: int = 0
    repeat: int = 0
    general: int = 0


@value
class Strikes:
    """Contents of one marker of that kind (12)."""

    side: Side
    marker: Literal["artillery", "stuka"]
    calibres: tuple[Calibre, ...]


@value
class Entry:
    """Where the reinforcements of a formation come on (12.2, R-84)."""

    formation: str
    zone: str


@value
class Withdrawal:
    """At the end of `turn` the whole formation leaves the game (12.2)."""

    formation: str
    turn: int


@value
class Band:
    """T-10: play goes on while low <= German VP <= high; below the `below` side wins, above the `above` side."""

    turn: int
    low: int
    high: int


@value
class Victory:
    """Either bands of victory points (Hannut) or hexes to hold at the end (Stonne)."""

    kind: Literal["bands", "hold"]
    side: Side  # whose points are counted / who must hold
    points: tuple[tuple[str, int, str], ...] = ()  # hex, VP, name
    bands: tuple[Band, ...] = ()
    hold: tuple[str, ...] = ()


@value
class Initiative:
    """R-16: markers the side puts aside before turn 1 and opens the game with."""

    side: Side
    formation: int = 1
    artillery: int = 1
    stuka: int = 1


@value
class SideInfo:
    side: Side
    name: str
    home_edge: Edge
    can_load: bool = False  # 6.1: load and unload is for the German


@value
class Scan:
    """The picture that a map was traced from, for the editor: play knows nothing of it.

    Numbers are in units of the map, in which a hex measures 64 from its middle to a corner. A pixel of the picture
    becomes `scale_x` by `scale_y` of them, then the picture is sheared and turned about its upper left corner.
    """

    file: str  # a picture in the folder of the scenario
    x: float = 0.0  # where its upper left corner lies
    y: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0  # negative: mirrored
    rotation: float = 0.0  # degrees, clockwise
    shear: float = 0.0  # of a scan that was not straight
    opacity: float = 0.5  # 0: only the hexes are seen, 1: only the picture


@value
class Scenario:
    id: str
    title: str
    date: str  # ISO date
    turns: int
    board: Board
    sides: tuple[SideInfo, SideInfo]
    formations: tuple[Formation, ...]
    counters: tuple[Counter, ...]
    zones: tuple[Zone, ...]
    setup: tuple[SetupStage, ...]
    markers: tuple[MarkerPool, ...]
    strikes: tuple[Strikes, ...]
    entries: tuple[Entry, ...]
    withdrawals: tuple[Withdrawal, ...]
    victory: Victory
    control: tuple[tuple[str, Side], ...]  # hexes held at the start
    initiative: Initiative | None = None
    options: tuple[tuple[str, str], ...] = ()  # rule switches of Part D and options of 13, by name
    notes: tuple[str, ...] = ()
    credits: str = ""
    scan: Scan | None = None
