"""Chapter 9: assault, round by round (B.2.7). Attackers stay in the hex they came from until the hex is theirs."""

from __future__ import annotations

from bk40qt.engine.board import BRIDGE, STREAM
from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.command import enemy_combat_units, overrun_hqs, reveal, settle_works, take_control
from bk40qt.engine.rules.blitz40.events import AssaultBegan, AssaultEnded, AssaultRound, Moved, emit
from bk40qt.engine.rules.blitz40.fire import (
    ASSAULT,
    FIRER_ASSAULT,
    attack_terms,
    fire_check,
    is_dispersed,
    passenger,
    target_terms,
)
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.mines import deplete, mine_attack
from bk40qt.engine.rules.blitz40.morale import affects, is_neutralization, lose_step, loss_takers, set_neutralized
from bk40qt.engine.rules.blitz40.movement import MoveFrame
from bk40qt.engine.rules.blitz40.retreat import RetreatFrame, ambushed, retreat_hexes, stop_column
from bk40qt.engine.rules.blitz40.rolls import fire_roll
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState

Shot = tuple[int, int, bool]  # firer, target, together with the company aboard


@frame
class AssaultFrame(Frame):
    """Stages in order: "", mines, depletion, defence, offence, shaken, leave_defender, leave_attacker,
    declare_defender, declare_attacker, volley, end."""

    hex: int = NONE
    origin: int = NONE
    attackers: tuple[int, ...] = ()
    moved: bool = False  # made a step before this one
    round: int = 1
    next: int = 0
    fired: tuple[int, ...] = ()
    shaken: tuple[int, ...] = ()  # defenders neutralized beforehand (9.1.2 step 3)
    opponents: tuple[int, ...] = ()  # all defenders met (9.2)
    declared: tuple[Shot, ...] = ()
    results: tuple[tuple[int, tuple[str, ...]], ...] = ()


def defenders(s: GameState, f: AssaultFrame) -> list[int]:
    side = s.setting.side[f.attackers[0]] if f.attackers else 1 - s.setting.side[f.opponents[0]]
    return [unit for unit in enemy_combat_units(s, f.hex, side) if s.aboard[unit] == NONE]


def attackers(s: GameState, f: AssaultFrame) -> list[int]:
    return [unit for unit in f.attackers if s.place[unit] == ON_MAP and not s.neutralized[unit]]


def assault_check(s: GameState, f: AssaultFrame, firer: int, target: int, combined: bool = False) -> Check:
    """8.2 with the Assault columns of T-02 and T-03. Both sides count as standing in the hex (R-68)."""
    setting = s.setting
    table = {state: both[FIRER_ASSAULT] for state, both in setting.firer_modifier.items()}
    attacking = firer in f.attackers
    base, terms = attack_terms(s, firer, target, combined)
    terms.append(table["same_hex"])
    if s.fatigued[s.formation[firer]]:
        terms.append(table["fatigued"])
    if s.neutralized[firer]:
        terms.append(table["neutralized"])  # the defender's own fire
    if s.out_of_command[firer]:
        terms.append(table["out_of_command"])
    if setting.pioneer[firer]:
        terms.append(table["assault_pioneer"])
    if s.in_column[firer]:
        terms.append(table["in_column"])
    elif is_dispersed(s, firer, f.hex):
        terms.append(table["dispersed"])
    if attacking and f.round == 1:
        if f.moved:
            terms.append(table["move_and_fire"])
        if _across_stream(s, f):
            terms.append(table["across_stream"])
    terms += target_terms(s, target, f.hex, ASSAULT)
    if attacking and setting.level[f.hex] > setting.level[f.origin]:
        terms.append(setting.target_modifier["higher_elevation"][ASSAULT])
    return fire_check(s, firer, target, "assault", "9.1", base, terms)


def _across_stream(s: GameState, f: AssaultFrame) -> bool:
    """R-45: an unbridged stream on the hexside crossed."""
    direction = s.setting.grid.direction(f.origin, f.hex)
    assert direction is not None
    return s.setting.board.feature[6 * f.origin + direction] & (STREAM | BRIDGE) == STREAM


def shots_of(s: GameState, f: AssaultFrame, firers: list[int], targets: list[int]) -> list[Shot]:
    found: list[Shot] = []
    for firer in firers:
        ways = (False, True) if passenger(s, firer) != NONE else (False,)
        for combined in ways:
            found += [
                (firer, target, combined)
                for target in targets
                if assault_check(s, f, firer, target, combined).number >= s.setting.first_column
            ]
    return found


@advances(AssaultFrame)
def _advance_assault(s: GameState, f: AssaultFrame) -> Decision | None:
    return _STAGES[f.stage](s, f)


def _begin(s: GameState, f: AssaultFrame) -> None:
    setting = s.setting
    for unit in enemy_combat_units(s, f.hex, setting.side[f.attackers[0]]):
        reveal(s, unit)  # 13.1
    f.opponents = tuple(defenders(s, f))
    here = enemy_combat_units(s, f.hex, setting.side[f.attackers[0]])
    f.shaken = tuple([unit for unit in here if s.neutralized[unit]])
    names = setting.unit_id
    emit(
        s,
        AssaultBegan(
            "9.1.1",
            setting.hex_id[f.hex],
            tuple([names[unit] for unit in f.attackers]),
            tuple([names[unit] for unit in f.opponents]),
        ),
    )
    f.stage = "mines"


def _mines(s: GameState, f: AssaultFrame) -> None:
    """9.1.1: a minefield under the defender attacks each attacker first."""
    if f.stage == "depletion":
        deplete(s, f.hex)
        f.stage = "mines"
    if s.mined[f.hex] and f.next < len(f.attackers):
        unit = f.attackers[f.next]
        f.next += 1
        f.stage = "depletion"
        mine_attack(s, unit)
        return
    emit(s, AssaultRound("9.1.2", s.setting.hex_id[f.hex], 1))
    f.stage = "defence"


def _fire_stage(s: GameState, f: AssaultFrame, firers: list[int], targets: list[int], then: str) -> Decision | None:
    """Round 1: one side fires unit by unit, each shot taken at once (DP-H1)."""
    ready = [unit for unit in firers if unit not in f.fired]
    options = shots_of(s, f, ready, targets) if targets else []
    if options:
        return _ask_shot(s, f, options)
    f.stage = then
    f.fired = ()
    return None


def _ask_shot(s: GameState, f: AssaultFrame, options: list[Shot]) -> Decision:
    names = s.setting.unit_id
    actions = [
        Action("assault_fire", names[firer], target=names[target], mode="combined" if combined else "")
        for firer, target, combined in options
    ]
    side = SIDES[s.setting.side[options[0][0]]]
    rule = "9.1.2" if f.round == 1 else "9.1.3"
    return Decision(side, "DP-H1", "assault_fire", rule, actions, (s.setting.hex_id[f.hex],))


def _defence(s: GameState, f: AssaultFrame) -> Decision | None:
    return _fire_stage(s, f, defenders(s, f), attackers(s, f), "offence")


def _offence(s: GameState, f: AssaultFrame) -> Decision | None:
    return _fire_stage(s, f, attackers(s, f), defenders(s, f), "shaken")


def _shaken(s: GameState, f: AssaultFrame) -> Decision | None:
    """9.1.2 step 3, R-65: who was neutralized before the assault goes, or takes a loss and stays."""
    stop_column(s, list(f.attackers))  # 9.1.5: the column handicap is over after the first round
    waiting = [unit for unit in f.shaken if s.place[unit] == ON_MAP and s.hex[unit] == f.hex and s.aboard[unit] == NONE]
    if not waiting or not attackers(s, f):
        f.stage = "leave_defender"
        return None
    return _ask_stand(s, f, waiting[0], "DP-H4b", "9.1.5", must_pay=True)


def _ask_stand(s: GameState, f: AssaultFrame, unit: int, point: str, rule: str, must_pay: bool) -> Decision:
    """A defender stands (for a step, or for nothing) or retreats one hex, HQs in the hex with him or not (R-23)."""
    setting = s.setting
    name = setting.unit_id[unit]
    options = (
        [Action("step_loss", setting.unit_id[each]) for each in loss_takers(s, unit)]
        if must_pay
        else [Action("stay", name)]
    )
    options += _ways_out(s, f, unit)
    return Decision(SIDES[setting.side[unit]], point, "assault_result", rule, options, (name,))


def _ways_out(s: GameState, f: AssaultFrame, unit: int, kind: str = "retreat") -> list[Action]:
    setting = s.setting
    hq = any([setting.is_hq[other] and setting.side[other] == setting.side[unit] for other in s.stack[f.hex]])
    return [
        Action(kind, setting.unit_id[unit], setting.hex_id[place], mode=mode)
        for place in retreat_hexes(s, unit, (f.origin,))  # 9.1.5: never where the enemy came from
        for mode in (("", "with_hq") if hq else ("",))
    ]


def _leave_defender(s: GameState, f: AssaultFrame) -> Decision | None:
    """9.1.4, R-67: between rounds units may withdraw, the defender first (DP-H5)."""
    here = defenders(s, f)
    if not here or not attackers(s, f):
        f.stage = "end"
        return None
    options = [way for unit in here for way in _ways_out(s, f, unit, "withdraw")]
    if not options:
        f.stage = "leave_attacker"
        return None
    options.append(Action("fight_on"))
    side = SIDES[s.setting.side[here[0]]]
    return Decision(side, "DP-H5", "withdraw", "9.1.4", options, (s.setting.hex_id[f.hex],))


def _leave_attacker(s: GameState, f: AssaultFrame) -> Decision | None:
    here = attackers(s, f)
    if not defenders(s, f) or not here:
        f.stage = "end"
        return None
    names = s.setting.unit_id
    options = [Action("withdraw", names[unit]) for unit in here]
    options.append(Action("fight_on"))
    return Decision(SIDES[s.setting.side[here[0]]], "DP-H5", "withdraw", "9.1.4", options, (s.setting.hex_id[f.hex],))


def _next_round(s: GameState, f: AssaultFrame) -> None:
    f.round += 1
    f.declared = ()
    f.stage = "declare_defender"
    ours, theirs = attackers(s, f), defenders(s, f)
    if f.round > s.setting.tables.limits["assault_rounds"] or not (
        shots_of(s, f, theirs, ours) or shots_of(s, f, ours, theirs)
    ):
        f.attackers = ()  # no shot is possible, or it goes on for ever: the attackers withdraw
        f.stage = "end"
        return
    emit(s, AssaultRound("9.1.3", s.setting.hex_id[f.hex], f.round))


def _declare(s: GameState, f: AssaultFrame) -> Decision | None:
    """9.1.3: from round 2 on both sides fire at once, so all targets are named first."""
    ours, theirs = attackers(s, f), defenders(s, f)
    mine = f.stage == "declare_attacker"
    firers, targets = (ours, theirs) if mine else (theirs, ours)
    told = [shot[0] for shot in f.declared]
    options = shots_of(s, f, [unit for unit in firers if unit not in told], targets)
    if options:
        return _ask_shot(s, f, options)
    f.stage = "volley" if mine else "declare_attacker"
    return None


def _volley(s: GameState, f: AssaultFrame) -> None:
    if f.declared:
        found: dict[int, list[str]] = {}
        for firer, target, combined in f.declared:
            check = assault_check(s, f, firer, target, combined)
            found.setdefault(target, []).append(fire_roll(s, check, s.setting.critical_hits))
        f.declared = ()
        # Losses before choices: what was lost at the same moment is known to whoever chooses.
        order = sorted(found.items(), key=lambda item: not any([result[0] == "1" for result in item[1]]))
        f.results = tuple([(target, tuple(results)) for target, results in order])
    if f.results:
        (unit, results), f.results = f.results[0], f.results[1:]
        _take(s, f, unit, results)
        return
    f.stage = "leave_defender"


def _take(s: GameState, f: AssaultFrame, unit: int, results: tuple[str, ...]) -> None:
    """All results that reach a unit at once: losses first, then the choice with what it has left."""
    hits = [result for result in results if affects(s, unit, result)]
    if s.place[unit] == ON_MAP and hits:
        losses = sum([(result[0] == "1") + result.endswith("!") for result in hits])
        shakes = sum([is_neutralization(s, unit, result) for result in hits])
        s.frames.append(AssaultResultFrame("", unit, unit in f.attackers, losses, shakes, losses > 0))


def _end(s: GameState, f: AssaultFrame) -> None:
    """A6: the hex is taken, or the attackers are back where they came from."""
    setting = s.setting
    taken = not defenders(s, f)
    winners = attackers(s, f) if taken else []
    name = setting.hex_id[f.hex]
    stop_column(s, list(f.attackers))
    for unit in winners:
        emit(s, Moved("9.1.4", setting.unit_id[unit], name, 0, 0, False))
    emit(s, AssaultEnded("9.1.4", name, "taken" if winners else "repulsed"))
    s.frames.pop()
    if winners:
        side = setting.side[winners[0]]
        settle_works(s, f.origin)
        overrun_hqs(s, f.hex, side)
        take_control(s, f.hex, side)
        settle_works(s, f.hex)
    _continue(s, f, winners)


def _continue(s: GameState, f: AssaultFrame, winners: list[int]) -> None:
    """9.2, R-70: tanks and armoured cars that met only infantry, machine guns or AT guns may go on (DP-H6)."""
    setting = s.setting
    moving = s.frames[-1]
    assert isinstance(moving, MoveFrame)
    easy = all([setting.infantry[unit] or setting.unit_type[unit] == "at_gun" for unit in f.opponents])
    going = [unit for unit in winners if easy and setting.unit_type[unit] in ("tank", "armoured_car")]
    places = [place for place, unit in enumerate(moving.units) if unit in going]
    moving.stopped += tuple([unit for unit in moving.units if unit not in going])
    moving.spent = tuple([moving.spent[place] for place in places])
    moving.units = tuple(going)
    if going:
        moving.stage = "continue"


_STAGES = {
    "": _begin,
    "mines": _mines,
    "depletion": _mines,
    "defence": _defence,
    "offence": _offence,
    "shaken": _shaken,
    "leave_defender": _leave_defender,
    "leave_attacker": _leave_attacker,
    "next_round": _next_round,
    "declare_defender": _declare,
    "declare_attacker": _declare,
    "volley": _volley,
    "end": _end,
}


@answers(AssaultFrame)
def _answer_assault(s: GameState, f: AssaultFrame, action: Action) -> None:
    setting = s.setting
    unit = setting.unit_index.get(action.unit, NONE)
    if action.kind == "assault_fire":
        target = setting.unit_index[action.target]
        combined = action.mode == "combined"
        if f.stage in ("declare_defender", "declare_attacker"):
            f.declared += ((unit, target, combined),)
            return
        f.fired += (unit,)
        check = assault_check(s, f, unit, target, combined)
        _take(s, f, target, (fire_roll(s, check, setting.critical_hits),))
    elif action.kind == "fight_on":
        f.stage = "leave_attacker" if f.stage == "leave_defender" else "next_round"
    elif action.kind == "withdraw":
        if f.stage == "leave_defender":
            _retreat(s, unit, action, f.hex, f.origin)
        else:
            f.attackers = tuple([each for each in f.attackers if each != unit])  # back, not neutralized
    elif action.kind == "step_loss":  # DP-H4b
        pair = (unit, s.aboard[unit], passenger(s, unit))  # one of a pair pays for both
        f.shaken = tuple([each for each in f.shaken if each not in pair])
        lose_step(s, unit, "9.1.5")
    else:
        _retreat(s, unit, action, f.hex, f.origin)


def _retreat(s: GameState, unit: int, action: Action, here: int, origin: int) -> bool:
    """False: a hidden gun was in the way and nothing happened; the question is asked again."""
    setting = s.setting
    place = setting.hex_index[action.hex]
    if ambushed(s, place, setting.side[unit]):
        return False
    hqs = (
        tuple([other for other in s.stack[here] if setting.is_hq[other] and setting.side[other] == setting.side[unit]])
        if action.mode == "with_hq"
        else ()
    )
    s.frames.append(RetreatFrame("", unit, place, "9.1.5", (origin,), hqs))
    return True


@frame
class AssaultResultFrame(Frame):
    """A unit takes its results in an assault: DP-H2 for attackers, DP-H3 and DP-H4 for defenders."""

    unit: int = NONE
    attacking: bool = False
    losses: int = 0  # still to take
    shakes: int = 0  # N still to answer (R-66: the same choice for a unit that is neutralized already)
    lost: bool = False  # 9.1.2: a defender that loses a step may leave


@advances(AssaultResultFrame)
def _advance_result(s: GameState, f: AssaultResultFrame) -> Decision | None:
    unit, setting = f.unit, s.setting
    if s.place[unit] != ON_MAP:
        s.frames.pop()
        return None
    if f.losses:
        return _take_loss(s, f)
    assault = _assault_below(s)
    name = setting.unit_id[unit]
    if f.shakes and f.attacking:
        options = [
            *(Action("step_loss", setting.unit_id[each]) for each in loss_takers(s, unit)),
            Action("retreat", name, setting.hex_id[assault.origin]),
        ]
        return Decision(SIDES[setting.side[unit]], "DP-H2", "assault_result", "9.1.2", options, (name,))
    if f.shakes:
        return _ask_stand(s, assault, unit, "DP-H3", "9.1.2", must_pay=True)
    if f.lost and not f.attacking:
        decision = _ask_stand(s, assault, unit, "DP-H4", "9.1.2", must_pay=False)
        if len(decision.options) > 1:
            return decision
    s.frames.pop()
    return None


def _assault_below(s: GameState) -> AssaultFrame:
    found = s.frames[-2]
    assert isinstance(found, AssaultFrame)
    return found


def _take_loss(s: GameState, f: AssaultResultFrame) -> Decision | None:
    takers = loss_takers(s, f.unit)
    if len(takers) > 1:
        names = [s.setting.unit_id[each] for each in takers]
        options = [Action("step_loss", name) for name in names]
        return Decision(SIDES[s.setting.side[f.unit]], "DP-N1", "loss", "R-51", options, (names[0],))
    f.losses -= 1
    lose_step(s, f.unit, "9.1.2")
    return None


@answers(AssaultResultFrame)
def _answer_result(s: GameState, f: AssaultResultFrame, action: Action) -> None:
    if f.losses:
        f.losses -= 1
        lose_step(s, s.setting.unit_index[action.unit], "9.1.2")
        return
    if action.kind == "step_loss":
        f.shakes -= 1
        f.lost = False  # it paid to stay
        lose_step(s, s.setting.unit_index[action.unit], "9.1.2")
        return
    assault = _assault_below(s)
    s.frames.pop()
    if action.kind == "stay":
        return
    if f.attacking:
        assault.attackers = tuple([unit for unit in assault.attackers if unit != f.unit])
        set_neutralized(s, f.unit, True, "9.1.2")
    elif not _retreat(s, f.unit, action, assault.hex, assault.origin):
        s.frames.append(f)  # a hidden gun was in the way: ask again
    elif f.shakes:
        set_neutralized(s, f.unit, True, "9.1.2")
