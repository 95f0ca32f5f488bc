"""8.5.1: the retreat of a demoralized formation toward its own map edge (R-58)."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import (
    any_enemy,
    check_command,
    enemy_adjacent,
    reveal,
    settle_works,
    take_control,
)
from bk40qt.engine.rules.blitz40.events import LeftMap, Retreated, emit
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.mines import mine_attack
from bk40qt.engine.rules.blitz40.movement import allowance, classes, prices, room_for
from bk40qt.engine.rules.blitz40.retreat import RetreatFrame, ambushed, party
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState


@frame
class RoutFrame(Frame):
    """All units of a formation run, one after the other. Stages: "" (next unit), run, settle."""

    formation: int = NONE
    done: tuple[int, ...] = ()
    unit: int = NONE
    left: int = 0  # half points
    steps: int = 0


@advances(RoutFrame)
def _advance_rout(s: GameState, f: RoutFrame) -> Decision | None:
    if f.stage == "":
        _next_unit(s, f)
        return None
    if f.unit != NONE and s.place[f.unit] != ON_MAP:
        f.stage = ""
        return None
    if f.stage == "settle":
        check_command(s, party(s, f.unit))
        settle_works(s, s.hex[f.unit])
        f.stage = ""
        return None
    return _run(s, f)


def _next_unit(s: GameState, f: RoutFrame) -> None:
    ready = [
        unit
        for unit in s.members[f.formation]
        if s.place[unit] == ON_MAP and s.aboard[unit] == NONE and unit not in f.done
    ]
    if not ready:
        s.frames.pop()
        return
    f.unit = ready[0]
    f.done += (f.unit,)
    f.steps = 0
    f.left = 2 * allowance(s, f.unit)
    f.stage = "run"


def _run(s: GameState, f: RoutFrame) -> Decision | None:
    setting, unit = s.setting, f.unit
    one_hex = s.neutralized[unit] and not setting.is_hq[unit]  # 8.4, R-58
    place = s.hex[unit]
    side = setting.side[unit]
    if one_hex and f.steps:
        _halt(s, f)
        return None
    if setting.home_distance[side][place] == 0 and (f.left > 0 or one_hex):  # at the own edge: off the map
        for each in party(s, unit)[::-1]:
            emit(s, LeftMap("8.5.1", setting.unit_id[each]))
        settle_works(s, place)
        f.stage = ""
        return None
    ways = rout_ways(s, unit, f.left, one_hex)
    if not ways:
        _halt(s, f)
        return None
    if len(ways) > 1:
        name = setting.unit_id[unit]
        options = [Action("rout_step", name, setting.hex_id[beyond]) for beyond, _ in ways]
        return Decision(SIDES[side], "DP-X2", "rout", "8.5.1", options, (name,))
    _step(s, f, *ways[0])
    return None


def rout_ways(s: GameState, unit: int, left: int, one_hex: bool) -> list[tuple[int, int]]:
    """R-58: closer to the edge if any such step is legal; then away from enemies; then the cheapest."""
    setting = s.setting
    place, side = s.hex[unit], setting.side[unit]
    home = setting.home_distance[side]
    threatened = enemy_adjacent(s, place, side)
    kinds = classes(s, (unit,))
    found: list[tuple[bool, int, int]] = []
    away: list[tuple[bool, int, int]] = []
    for direction, beyond in enumerate(setting.neighbours[place]):
        if beyond < 0 or any_enemy(s, beyond, side):
            continue
        price = prices(s, kinds, place, direction, False)
        assert price is not None
        if price[0] > left and not one_hex:
            continue
        if one_hex and not room_for(s, beyond, side, (unit,)):
            continue
        near = enemy_adjacent(s, beyond, side)
        if home[beyond] < home[place]:
            found.append((near, price[0], beyond))
        elif threatened and not near:
            away.append((home[beyond] > home[place], price[0], beyond))
    found = found or away  # 8.5.1: they must also move away from adjacent enemies, sideways rather than forward
    if not found:
        return []
    best = min(found)[:2]
    return [(beyond, price) for near, price, beyond in found if (near, price) == best]


def _step(s: GameState, f: RoutFrame, beyond: int, price: int) -> None:
    setting = s.setting
    side = setting.side[f.unit]
    if ambushed(s, beyond, side):
        return  # the way is asked again
    came_from = s.hex[f.unit]
    f.left -= price
    f.steps += 1
    for each in party(s, f.unit):
        reveal(s, each)
        emit(s, Retreated("8.5.1", setting.unit_id[each], setting.hex_id[beyond]))
    settle_works(s, came_from)
    if not setting.is_hq[f.unit]:
        take_control(s, beyond, side)
    if s.mined[beyond]:
        # mines attack as usual. As in every retreat the field is not worn by it (6.3.3, R-40).
        mine_attack(s, f.unit)


def _halt(s: GameState, f: RoutFrame) -> None:
    """The unit stops; from a full hex it goes on to the nearest legal one."""
    f.stage = "settle"
    place = s.hex[f.unit]
    if not room_for(s, place, s.setting.side[f.unit], ()) and not s.setting.is_hq[f.unit]:
        s.frames.append(RetreatFrame("arrived", f.unit, place, "8.5.1"))


@answers(RoutFrame)
def _answer_rout(s: GameState, f: RoutFrame, action: Action) -> None:
    beyond = s.setting.hex_index[action.hex]
    one_hex = s.neutralized[f.unit] and not s.setting.is_hq[f.unit]
    price = next(price for place, price in rout_ways(s, f.unit, f.left, one_hex) if place == beyond)
    _step(s, f, beyond, price)
