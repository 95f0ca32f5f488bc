"""Chapter 11 and the victory conditions of chapter 12: points in bands (Hannut) or hexes to hold (Stonne)."""

from __future__ import annotations

from bk40qt.engine.rules.blitz40.events import GameOver, emit
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.engine.rules.blitz40.words import ALL_HELD, DRAW, FEWER, MORE, NOT_HELD
from bk40qt.engine.wording import say


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
    if band is not None and held < band.low:
        winner = SIDES[1 - side]
        _over(s, "R-77", winner, say(FEWER[winner].recorded, points=held, turn=s.turn, limit=band.low))
    elif band is not None and held > band.high:
        winner = SIDES[side]
        _over(s, "R-77", winner, say(MORE[winner].recorded, points=held, turn=s.turn, limit=band.high))
    elif s.turn >= s.setting.turns:
        _over(s, "R-77", "", say(DRAW.recorded, points=held, turn=s.turn))


def _check_hold(s: GameState) -> None:
    """R-83: all of the hexes, or the other side has won."""
    setting = s.setting
    side = SIDES.index(setting.scenario.victory.side)
    lost = [setting.hex_id[place] for place in setting.hold if s.control[place] != side]
    if lost:
        winner = SIDES[1 - side]
        _over(s, "R-83", winner, say(NOT_HELD[winner].recorded, hexes=", ".join(lost)))
    else:
        _over(s, "R-83", SIDES[side], ALL_HELD[SIDES[side]].recorded)


def _over(s: GameState, rule: str, winner: str, text: str) -> None:
    emit(s, GameOver(rule, winner, str(text)))
