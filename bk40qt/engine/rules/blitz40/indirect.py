"""8.6: artillery and Stukas. Strikes of one marker are declared and resolved one after the other, or as group fire."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.modifiers import Check, Modifier
from bk40qt.engine.rules.blitz40.events import StrikeDeclared, StrikeLost, emit
from bk40qt.engine.rules.blitz40.fire import INDIRECT, spotted_from, target_terms
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.morale import take_result
from bk40qt.engine.rules.blitz40.reactions import may_retreat, reaction_retreat
from bk40qt.engine.rules.blitz40.retreat import retreat_hexes
from bk40qt.engine.rules.blitz40.rolls import common_roll, passes, read_common
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState


@frame
class StrikesFrame(Frame):
    """The strikes of one marker. Stages: "" (DP-I1), calibre (DP-I2), group (DP-I4), observer (DP-I3), transmit,
    results, retreat (DP-R5)."""

    marker: int = NONE
    left: tuple[str, ...] = ()
    hex: int = NONE
    declared: tuple[str, ...] = ()  # calibres to resolve on this hex, the first of them next
    observer: int = NONE
    struck: tuple[int, ...] = ()  # units fired at
    results: tuple[tuple[int, str], ...] = ()
    answered: tuple[int, ...] = ()


def observers(s: GameState, side: int, place: int) -> list[int]:
    """R-59: own HQs with sight of the hex and of at least one enemy in it; adjacent ones first, then unshaken ones."""
    setting = s.setting
    enemies = [unit for unit in s.stack[place] if setting.side[unit] != side and not s.hidden[unit]]
    spotted = max([spotted_from(s, unit) for unit in enemies], default=0)
    distances = setting.sight.seen(place)
    found = []
    for hq in setting.side_hqs[side]:
        distance = distances.get(s.hex[hq])
        if distance is not None and enemies and (distance <= 1 or distance <= spotted):
            found.append((distance > 1, s.neutralized[hq], hq))
    return [hq for _, _, hq in sorted(found)]


def target_hexes(s: GameState, marker: int) -> list[int]:
    """Hexes with a known enemy; for artillery one that an HQ observes (8.6.1)."""
    setting = s.setting
    side = setting.markers[marker].side
    enemies = [unit for unit in setting.side_units[1 - side] if s.place[unit] == ON_MAP and not s.hidden[unit]]
    hexes = sorted({s.hex[unit] for unit in enemies})
    if setting.markers[marker].kind == "stuka":
        return hexes
    return [place for place in hexes if observers(s, side, place)]


@advances(StrikesFrame)
def _advance_strikes(s: GameState, f: StrikesFrame) -> Decision | None:
    return _STAGES[f.stage](s, f)


def _decide(s: GameState, f: StrikesFrame, point: str, kind: str, rule: str, options: list[Action]) -> Decision:
    setting = s.setting
    about = (setting.markers[f.marker].id, *((setting.hex_id[f.hex],) if f.hex != NONE else ()))
    return Decision(SIDES[setting.markers[f.marker].side], point, kind, rule, options, about)


def _choose_hex(s: GameState, f: StrikesFrame) -> Decision | None:
    hexes = target_hexes(s, f.marker) if f.left else []
    if not hexes:
        s.frames.pop()
        return None
    actions = s.setting.strike_actions
    options = [actions[place][0] for place in hexes]
    if len(f.left) > 1:
        options += [actions[place][1] for place in hexes]
    options.append(Action("waive"))
    return _decide(s, f, "DP-I1", "strike", "8.6.1", options)


def _choose_calibre(s: GameState, f: StrikesFrame) -> Decision | None:
    kinds = list(dict.fromkeys(f.left))
    if len(kinds) == 1:
        _declare(s, f, kinds[0])
        f.stage = "observer"
        return None
    return _decide(s, f, "DP-I2", "calibre", "8.6.1", [Action("calibre", mode=kind) for kind in kinds])


def _choose_group(s: GameState, f: StrikesFrame) -> Decision | None:
    """8.6.2: all strikes of a group and their calibres before the first is resolved."""
    options = [Action("calibre", mode=kind) for kind in dict.fromkeys(f.left)]
    if len(f.declared) > 1:
        if not options:
            f.stage = "observer"
            return None
        options.append(Action("fire"))
    return _decide(s, f, "DP-I4", "group", "8.6.2", options)


def _declare(s: GameState, f: StrikesFrame, kind: str) -> None:
    left = list(f.left)
    left.remove(kind)
    f.left = tuple(left)
    f.declared += (kind,)


def _choose_observer(s: GameState, f: StrikesFrame) -> Decision | None:
    """DP-I3. Also the end of a group: strikes left over when the targets are gone are lost (R-61)."""
    setting = s.setting
    if not f.declared:
        f.stage = ""
        return None
    side = setting.markers[f.marker].side
    found = observers(s, side, f.hex)
    enemies = any([setting.side[unit] != side and not s.hidden[unit] for unit in s.stack[f.hex]])
    if not enemies or (f.declared[0] != "stuka" and not found):
        emit(s, StrikeLost("8.6.2", setting.hex_id[f.hex], f.declared[0]))
        f.declared = f.declared[1:]
        return None
    if f.declared[0] == "stuka":
        f.observer = NONE
    elif len(found) == 1:
        f.observer = found[0]
    else:
        return _decide(s, f, "DP-I3", "observer", "8.6.1", [Action("observer", setting.unit_id[hq]) for hq in found])
    f.stage = "transmit"
    return None


def _transmit(s: GameState, f: StrikesFrame) -> None:
    setting = s.setting
    kind, f.declared = f.declared[0], f.declared[1:]
    name = setting.hex_id[f.hex]
    seen_by = setting.unit_id[f.observer] if f.observer != NONE else ""
    emit(s, StrikeDeclared("8.6.1", name, kind, seen_by))
    # 8.6.1: an adjacent observer needs no roll, Stukas need no observer.
    if f.observer != NONE and setting.grid.distance(s.hex[f.observer], f.hex) > 1 and not passes(s, transmission(s, f)):
        emit(s, StrikeLost("8.6.1", name, kind))
        f.stage = "observer"
        return
    f.stage = "results"
    _resolve(s, f, kind)


def transmission(s: GameState, f: StrikesFrame) -> Check:
    base = s.setting.tables.limits["transmission"]
    terms = (Modifier(1, "hq_neutralized", "8.4"),) if s.neutralized[f.observer] else ()
    return Check(
        "transmission", "8.6.1", s.setting.unit_id[f.observer], "", "2d6", "<=", base, terms, base - len(terms), True
    )


def strike_check(s: GameState, unit: int, kind: str) -> Check:
    """The column of the strike less armour, with the Indirect modifiers of T-03."""
    setting = s.setting
    base = setting.tables.strike_column[kind]
    armour = 0 if setting.is_hq[unit] else setting.armour[unit][s.steps[unit]]
    terms = [Modifier(-armour, "armour", "8.2.1")] if armour else []
    terms += target_terms(s, unit, s.hex[unit], INDIRECT)
    number = base + sum([term.value for term in terms])
    column = min(number, setting.last_column)
    return Check(f"{kind}_strike", "8.6.1", "", setting.unit_id[unit], "2d6", "crt", base, tuple(terms), column)


def _resolve(s: GameState, f: StrikesFrame, kind: str) -> None:
    setting = s.setting
    column = setting.tables.strike_column[kind]
    total = common_roll(
        s, Check(f"{kind}_strike", "8.6.1", "", setting.hex_id[f.hex], "2d6", "none", column, (), column)
    )
    f.struck = tuple([unit for unit in s.stack[f.hex] if s.aboard[unit] == NONE])
    f.answered = ()
    found = []
    for unit in f.struck:
        check = strike_check(s, unit, kind)
        if check.number >= setting.first_column:  # below it the strike does not affect this unit
            found.append((unit, read_common(s, check, total, setting.critical_hits)))
    f.results = tuple(found)


def _results(s: GameState, f: StrikesFrame) -> None:
    if f.results:
        (unit, result), f.results = f.results[0], f.results[1:]
        take_result(s, unit, result)
    else:
        f.stage = "retreat"


def _retreats(s: GameState, f: StrikesFrame) -> Decision | None:
    """DP-R5, R-62: who was fired at may retreat; return fire is not possible."""
    setting = s.setting
    options = [
        Action("retreat", setting.unit_id[unit], setting.hex_id[place])
        for unit in f.struck
        if unit not in f.answered and s.place[unit] == ON_MAP and s.hex[unit] == f.hex and may_retreat(s, unit)
        for place in retreat_hexes(s, unit)
    ]
    if not options:
        f.stage = "observer"
        return None
    options.append(Action("pass"))
    side = SIDES[1 - setting.markers[f.marker].side]
    return Decision(side, "DP-R5", "retreat", "6.3.3", options, (setting.hex_id[f.hex],))


_STAGES = {
    "": _choose_hex,
    "calibre": _choose_calibre,
    "group": _choose_group,
    "observer": _choose_observer,
    "transmit": _transmit,
    "results": _results,
    "retreat": _retreats,
}


@answers(StrikesFrame)
def _answer_strikes(s: GameState, f: StrikesFrame, action: Action) -> None:
    setting = s.setting
    kind = action.kind
    if kind == "waive":
        s.frames.pop()
    elif kind in ("strike", "group"):
        f.hex = setting.hex_index[action.hex]
        f.declared = ()
        f.stage = "calibre" if kind == "strike" else "group"
    elif kind == "calibre":
        _declare(s, f, action.mode)
        if f.stage == "calibre":
            f.stage = "observer"
    elif kind == "fire":
        f.stage = "observer"
    elif kind == "observer":
        f.observer = setting.unit_index[action.unit]
        f.stage = "transmit"
    elif kind == "pass":
        f.stage = "observer"
    else:
        unit = setting.unit_index[action.unit]
        if reaction_retreat(s, unit, setting.hex_index[action.hex]):
            f.answered += (unit,)
