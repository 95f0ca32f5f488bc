"""Chapter 11 and the victory conditions of chapter 12: points in bands (Hannut) or hexes to hold (Stonne)."""

from __future__ import annotations

from bk40qt.engine.rules.blitz40.events import GameOver, emit
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.state import GameState


def points(s: GameState, side: int) -> int:
    """T-09: the victory points of the locations that the side holds."""
    control = s.control
    return sum([value for place, value in s.setting.points if control[place] == side])


def check(s: GameState) -> None:
    """At the end of a turn: end the game if it is decided."""
    if s.setting.scenario.victory.kind == "bands":
        _check_bands(s)
    elif s.turn >= s.setting.turns:
        _check_hold(s)


def _check_bands(s: GameState) -> None:
    """T-10, R-77: both ends of a band belong to it. A turn without a band plays on."""
    victory = s.setting.scenario.victory
    side = SIDES.index(victory.side)
    held = points(s, side)
    band = next((band for band in victory.bands if band.turn == s.turn), None)
    told = f"{held} victory points at the end of turn {s.turn}"
    if band is not None and held < band.low:
        _over(s, "R-77", SIDES[1 - side], f"{told}, fewer than {band.low}")
    elif band is not None and held > band.high:
        _over(s, "R-77", SIDES[side], f"{told}, more than {band.high}")
    elif s.turn >= s.setting.turns:
        _over(s, "R-77", "", told)


def _check_hold(s: GameState) -> None:
    """R-83: all of the hexes, or the other side has won."""
    setting = s.setting
    side = SIDES.index(setting.scenario.victory.side)
    lost = [setting.hex_id[place] for place in setting.hold if s.control[place] != side]
    if lost:
        _over(s, "R-83", SIDES[1 - side], f"{SIDES[side]} does not hold {', '.join(lost)} at the end of the game")
    else:
        _over(s, "R-83", SIDES[side], f"{SIDES[side]} holds every objective at the end of the game")


def _over(s: GameState, rule: str, winner: str, why: str) -> None:
    emit(s, GameOver(rule, winner, f"{f'The {winner} side wins' if winner else 'Draw'}: {why}"))
