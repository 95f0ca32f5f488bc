"""The charts of Blitzkrieg 1940 (T-01 to T-08 and single numbers), read from `resources/rules/blitz40/*.csv`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, get_args

from bk40qt.engine.errors import TableError
from bk40qt.engine.records import value
from bk40qt.engine.rules.blitz40.scenario import SIDES, UnitType
from bk40qt.engine.tables import Row, read_table
from bk40qt.paths import resources_dir

CRT_COLOURS: Final = ("outward", "rows_6_8_9")  # our reading, then its rival
COLUMNS: Final = range(-1, 9)  # final attack factors of the CRT
TOTALS: Final = range(2, 13)  # of 2d6
RESULTS: Final = ("-", "R", "N", "1")  # in order of severity; R = red N (8.3)

UNIT_TYPES: Final[tuple[str, ...]] = get_args(UnitType)
MOVEMENT_CLASSES: Final = ("infantry", "motorized", "tracked")
FIRER_STATES: Final = (
    "fatigued",
    "neutralized",
    "in_column",
    "assault_pioneer",
    "move_and_fire",
    "distance",
    "same_hex",
    "dispersed",
    "across_stream",
    "out_of_command",
)
TARGET_STATES: Final = (
    "woods",
    "orchard",
    "village",
    "in_column",
    "dispersed",
    "higher_elevation",
    "entrenchment",
)
STRIKES: Final = ("light", "medium", "heavy", "stuka", "minefield")
GROUNDS: Final = (
    "clear",
    "orchard",
    "woods",
    "village",
    "cliff",
    "stream",
    "main_road",
    "secondary_road",
    "minefield",
)
FF_MODIFIERS: Final = ("demoralized", "fatigued", "hq_neutralized", "unit_neutralized")
REACTION_MODIFIERS: Final = ("out_of_command", "neutralized", "fatigued", "demoralized", "per_hex")
LIMITS: Final = (
    "stacking",
    "max_sight",
    "doctrine_german",
    "doctrine_french",
    "transmission",
    "cancel",
    "mine_depletion",
    "assault_rounds",
    "remove_neutralized",
    "remove_fatigue",
    "max_column",
    "min_column",
)


@value
class Tables:
    """Everything the charts say. Shared by all games: nobody may change a dict."""

    crt: tuple[str, ...]  # T-01: crt[column + 1] is a string of 11 letters for totals 2..12
    movement_class: dict[str, int]  # 1.1: unit type -> 0 infantry, 1 motorized, 2 tracked, -1 hq
    soft: dict[str, bool]  # red N counts
    disperses: dict[str, bool]  # 7.2.2
    is_infantry: dict[str, bool]  # 1.1: "infantry" as a rules word
    antitank: dict[str, bool]  # 8.2.1
    vehicle: dict[str, bool]  # spotted as a vehicle
    firer: dict[str, tuple[int, int]]  # T-02: state -> (direct, assault)
    target: dict[str, tuple[int, int, int]]  # T-03: state -> (direct, indirect, assault)
    strike_column: dict[str, int]  # T-04: light, medium, heavy, stuka, minefield
    transmits: dict[str, bool]  # T-04: an HQ must transmit this strike
    armour_counts: dict[str, bool]  # T-04: armour of the target is subtracted
    move_cost: dict[str, tuple[int, int, int]]  # T-05: terrain or feature -> HALF movement points by movement class
    formation_factor: dict[str, int]  # T-06: by side
    ff_modifier: dict[str, int]  # T-06
    reaction_base: dict[tuple[str, str], int]  # T-07: (side, unit type) -> base, complete
    reaction_modifier: dict[str, int]  # T-07
    spotting: dict[bool, tuple[int, int]]  # T-08: vehicle? -> (in clear, elsewhere)
    limits: dict[str, int]

    def result(self, column: int, total: int) -> str:
        """8.2.5: "-", "R", "N" or "1". R-04: above 8 use column 8; below -1 there is no shot, so nobody may ask."""
        assert column >= -1, column
        assert 2 <= total <= 12, total
        return self.crt[min(column + 1, len(self.crt) - 1)][total - 2]


@cache
def load_tables(crt_colours: str = "outward") -> Tables:
    """The tables shipped with the program, read once."""
    return read_tables(resources_dir() / "rules" / "blitz40", crt_colours)


def read_tables(folder: Path, crt_colours: str = "outward") -> Tables:
    """The tables of a folder. TableError for the first faulty cell."""
    types = _by_name(folder / "unit_types.csv", _UNIT_TYPE_COLUMNS, UNIT_TYPES, may_be_blank=("movement_class",))
    firer = _by_name(folder / "fire_firer.csv", ("state", "direct", "assault"), FIRER_STATES)
    target = _by_name(folder / "fire_target.csv", ("state", "direct", "indirect", "assault"), TARGET_STATES)
    strikes = _by_name(folder / "indirect.csv", ("source", "column", "transmission", "armour"), STRIKES)
    moves = _by_name(folder / "movement.csv", ("terrain", *MOVEMENT_CLASSES), GROUNDS)
    formation_factor, ff_modifier = _formation_factor(folder / "formation_factor.csv")
    reaction_base, reaction_modifier = _reaction(folder / "reaction.csv")
    spotting = _by_name(folder / "spotting.csv", ("spotted_as", "clear", "other"), ("vehicle", "soft"))
    return Tables(
        crt=_crt(folder, crt_colours),
        movement_class={name: _movement_class(row) for name, row in types.items()},
        soft={name: row.yes("soft") for name, row in types.items()},
        disperses={name: row.yes("disperses") for name, row in types.items()},
        is_infantry={name: row.yes("infantry") for name, row in types.items()},
        antitank={name: row.yes("antitank") for name, row in types.items()},
        vehicle={name: row.choice("spotted_as", {"vehicle": True, "soft": False}) for name, row in types.items()},
        firer={name: (_shift(row, "direct"), _shift(row, "assault")) for name, row in firer.items()},
        target={
            name: (_shift(row, "direct"), _shift(row, "indirect"), _shift(row, "assault"))
            for name, row in target.items()
        },
        strike_column={name: row.whole("column", COLUMNS[0], COLUMNS[-1]) for name, row in strikes.items()},
        transmits={name: row.yes("transmission") for name, row in strikes.items()},
        armour_counts={name: row.yes("armour") for name, row in strikes.items()},
        move_cost={name: _costs(row) for name, row in moves.items()},
        formation_factor=formation_factor,
        ff_modifier=ff_modifier,
        reaction_base=reaction_base,
        reaction_modifier=reaction_modifier,
        spotting={
            name == "vehicle": (row.whole("clear", 1, 99), row.whole("other", 1, 99)) for name, row in spotting.items()
        },
        limits=_limits(folder / "limits.csv"),
    )


_UNIT_TYPE_COLUMNS: Final = ("type", "movement_class", "soft", "disperses", "spotted_as", "infantry", "antitank")


def _by_name(
    path: Path, columns: Sequence[str], names: Sequence[str], may_be_blank: Sequence[str] = ()
) -> dict[str, Row]:
    return {key[0]: row for key, row in read_table(path, columns, names, may_be_blank=may_be_blank).items()}


def _crt(folder: Path, colours: str) -> tuple[str, ...]:
    if colours not in CRT_COLOURS:
        raise TableError(f"crt_colours: found {colours!r}, allowed: {' '.join(CRT_COLOURS)}")
    path = folder / f"crt_{colours}.csv"
    rows = _by_name(path, ("roll", *map(str, COLUMNS)), [str(total) for total in TOTALS])
    letters = {letter: letter for letter in RESULTS}
    return tuple("".join(row.choice(str(column), letters) for row in rows.values()) for column in COLUMNS)


def _movement_class(row: Row) -> int:
    """3.2: an HQ, and nobody else, has no class of its own."""
    if row.key == ("hq",):
        return row.choice("movement_class", {"": -1})
    return row.choice("movement_class", {name: number for number, name in enumerate(MOVEMENT_CLASSES)})


def _shift(row: Row, column: str) -> int:
    return row.whole(column, -9, 9)


def _costs(row: Row) -> tuple[int, int, int]:
    return row.halves("infantry", 99), row.halves("motorized", 99), row.halves("tracked", 99)


def _formation_factor(path: Path) -> tuple[dict[str, int], dict[str, int]]:
    keys = [*product(("base",), SIDES), *product(("modifier",), FF_MODIFIERS)]
    rows = read_table(path, ("kind", "name", "value"), keys, key_columns=2)
    base: dict[str, int] = {side: rows["base", side].whole("value", 2, 12) for side in SIDES}
    return base, {name: rows["modifier", name].whole("value", -9, 0) for name in FF_MODIFIERS}


def _reaction(path: Path) -> tuple[dict[tuple[str, str], int], dict[str, int]]:
    named = (("german", "tank"), ("german", "at_gun"))
    keys = [("base", *who) for who in (*named, ("any", "others"))]
    keys += [("modifier", "any", name) for name in REACTION_MODIFIERS]
    rows = read_table(path, ("kind", "side", "name", "value"), keys, key_columns=3)
    base: dict[tuple[str, str], int] = dict.fromkeys(
        product(SIDES, UNIT_TYPES), rows["base", "any", "others"].whole("value", 2, 12)
    )
    for side, kind in named:
        base[side, kind] = rows["base", side, kind].whole("value", 2, 12)
    return base, {name: rows["modifier", "any", name].whole("value", 0, 9) for name in REACTION_MODIFIERS}


def _limits(path: Path) -> dict[str, int]:
    rows = _by_name(path, ("name", "value", "rule"), LIMITS)
    limits = {name: row.whole("value", -1 if name == "min_column" else 1, 99) for name, row in rows.items()}
    for name, column in (("min_column", COLUMNS[0]), ("max_column", COLUMNS[-1])):
        if limits[name] != column:
            rows[name].refuse("value", f"{column}, as the combat results table")
    return limits
