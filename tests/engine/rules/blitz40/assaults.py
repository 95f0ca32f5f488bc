"""Assaults for rule tests: a French squadron in the open, and whoever stands north of it."""

from __future__ import annotations

from collections.abc import Iterable

from tests.engine.rules.blitz40.position import Position, Table

TANK, TANK_2 = "h_fr_1c_s35_1b", "h_fr_1c_s35_2a"  # attack 9, armour 4, MA 8
HQ = "h_fr_1c_hq"


def field(*defenders: str, at: str = "1311", origin: str = "1312", hq: str = "1312") -> Position:
    """By default open ground of one level around 1311; a French squadron stands south of it in 1312."""
    position = Position("hannut").put(TANK, origin).put(TANK_2, origin).put(HQ, hq)
    for unit in defenders:
        position.put(unit, at)
    return position


def assault(
    position: Position,
    dice: Iterable[int] = (),
    units: tuple[str, ...] = (TANK,),
    at: str = "1311",
    formation: str = "fr_1_cuir",
) -> Table:
    game = position.activate(formation, dice=dice)
    game.take("move", units=units)
    game.take("assault", hex=at)
    return game


def shoot(game: Table, firer: str, target: str) -> None:
    game.take("assault_fire", unit=firer, target=target)
