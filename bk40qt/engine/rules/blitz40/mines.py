"""10.1: minefields."""

from __future__ import annotations

from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.events import WorksRemoved, emit
from bk40qt.engine.rules.blitz40.morale import take_result
from bk40qt.engine.rules.blitz40.rolls import fire_roll, passes
from bk40qt.engine.rules.blitz40.state import GameState


def mine_attack(s: GameState, unit: int) -> None:
    """The Mine column; armour and all modifiers are ignored (R-73)."""
    column = s.setting.tables.strike_column["minefield"]
    name = s.setting.unit_id[unit]
    check = Check("minefield", "10.1", "", name, "2d6", "crt", column, (), column)
    take_result(s, unit, fire_roll(s, check, critical=False))


def deplete(s: GameState, place: int) -> None:
    """After each attack 10 to 12 removes the minefield; not after attacks on retreating units (R-40)."""
    lowest = s.setting.tables.limits["mine_depletion"]
    name = s.setting.hex_id[place]
    if not passes(s, Check("mine_depletion", "10.1", name, "", "2d6", ">", lowest - 1, (), lowest - 1)):
        emit(s, WorksRemoved("10.1", name, "minefield"))
