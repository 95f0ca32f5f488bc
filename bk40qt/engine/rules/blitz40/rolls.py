"""Rolling: a Check goes in, an event with its breakdown comes out. The only module of the rules that touches dice."""

from __future__ import annotations

from typing import Final

from bk40qt.engine.dice import EACH_TOTAL, TOTALS
from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.events import Hit, Read, Rolled, emit
from bk40qt.engine.rules.blitz40.state import GameState

# _AT_MOST[n][total - 2]: does the total pass a check against n?
_AT_MOST: Final = {number: tuple(total <= number for total in TOTALS) for number in range(-30, 40)}


def passes(s: GameState, check: Check) -> bool:
    """Roll 2d6 for a check that wants `number` or less. The answer says whether the dice kept to that."""
    faces = s.dice.two_d6(_AT_MOST[check.number])
    total = faces[0] + faces[1]
    kept = total <= check.number
    success = kept if check.compare == "<=" else not kept
    emit(s, Rolled(check.rule, check, faces, total, "success" if success else "failure"))
    return kept


def fire_roll(s: GameState, check: Check, critical: bool) -> str:
    """8.2.5: roll and read the CRT. Appends "!" for a critical hit (13.2)."""
    column = s.setting.tables.crt[check.number - s.setting.first_column]
    reading = (f"{column[0]}!", *column[1:]) if critical else tuple(column)
    faces = s.dice.two_d6(reading)
    total = faces[0] + faces[1]
    result = reading[total - 2]
    emit(s, Rolled(check.rule, check, faces, total, result))
    emit(s, Hit("8.3", check.target, result))
    return result


def common_roll(s: GameState, check: Check) -> int:
    """8.6.1: one roll for everybody in the hex."""
    faces = s.dice.two_d6(EACH_TOTAL)
    total = faces[0] + faces[1]
    emit(s, Rolled(check.rule, check, faces, total, str(total)))
    return total


def read_common(s: GameState, check: Check, total: int, critical: bool) -> str:
    """The CRT for one unit of a hex under a common roll."""
    result = s.setting.tables.result(check.number, total) + ("!" if critical and total == 2 else "")
    emit(s, Read(check.rule, check, total, result))
    emit(s, Hit("8.3", check.target, result))
    return result


def die_at_most(s: GameState, check: Check) -> bool:
    """Roll 1d6 for a check that wants `number` or less (5.5)."""
    face = s.dice.d6(tuple(face <= check.number for face in range(1, 7)))
    success = face <= check.number
    emit(s, Rolled(check.rule, check, (face,), face, "success" if success else "failure"))
    return success
