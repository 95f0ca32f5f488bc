"""Chapters 8.3 to 8.5: taking results, step losses, panic, rally, demoralization."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40.command import factor_check, settle_works
from bk40qt.engine.rules.blitz40.events import FormationSet, StepLost, UnitSet, Unloaded, emit
from bk40qt.engine.rules.blitz40.fire import passenger
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.rolls import passes
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState


def affects(s: GameState, unit: int, result: str) -> bool:
    """8.3, R-03: a red N spares armoured targets. A critical hit always affects (13.2)."""
    letter = result[0]
    if result.endswith("!") or letter in "N1":
        return True
    return letter == "R" and s.setting.soft[unit]


def is_neutralization(s: GameState, unit: int, result: str) -> bool:
    letter = result[0]
    return letter == "N" or (letter == "R" and s.setting.soft[unit])


def set_neutralized(s: GameState, unit: int, on: bool, rule: str = "8.4") -> None:
    """N on a loaded carrier neutralizes both (R-51)."""
    for each in (unit, passenger(s, unit)):
        if each != NONE and s.neutralized[each] != on:
            emit(s, UnitSet(rule, s.setting.unit_id[each], "neutralized", on))


def lose_step(s: GameState, unit: int, rule: str) -> None:
    """1.2: flip or eliminate; then the demoralization check of 8.5."""
    setting = s.setting
    place = s.hex[unit]
    company = passenger(s, unit)
    if s.steps[unit] == 1 and company != NONE:
        emit(s, Unloaded("R-51", setting.unit_id[company]))  # the passenger stays in the hex
    emit(s, StepLost(rule, setting.unit_id[unit], s.steps[unit] - 1))
    if s.steps[unit] == 0 and place >= 0:
        settle_works(s, place)
    check_demoralization(s, s.formation[unit])


def check_demoralization(s: GameState, formation: int) -> None:
    """8.5: at half of the steps and at every loss after that, 2d6 > FF demoralizes."""
    setting = s.setting
    if s.demoralized[formation] or s.lost[formation] * 2 < s.total[formation]:
        return
    if not any(s.place[unit] == ON_MAP and not setting.is_hq[unit] for unit in s.members[formation]):
        return  # nobody is left to run
    check = factor_check(s, formation, "demoralization", "8.5", compare=">")
    if not passes(s, check):
        emit(s, FormationSet("8.5", setting.formation_id[formation], "demoralized", True))


def panic(s: GameState, unit: int) -> bool:
    """8.4: a second N. True: the unit loses a step and its marker."""
    return not passes(s, factor_check(s, s.formation[unit], "panic", "8.4", unit, compare=">"))


def rally(s: GameState, unit: int) -> None:
    """8.4, R-56: one roll at the start of an activation."""
    if passes(s, factor_check(s, s.formation[unit], "rally", "8.4", unit)):
        emit(s, UnitSet("8.4", s.setting.unit_id[unit], "neutralized", False))


@frame
class ResultFrame(Frame):
    """A unit takes a fire result outside assaults (B.2.5). Stages: start, choose, loss, done."""

    unit: int = NONE
    result: str = "-"
    losses: int = 0  # step losses still to take


@advances(ResultFrame)
def _advance_result(s: GameState, f: ResultFrame) -> Decision | None:
    setting, unit = s.setting, f.unit
    if f.stage == "":
        f.losses = (f.result[0] == "1") + f.result.endswith("!")
        if setting.is_hq[unit]:  # any result neutralizes, there are no steps
            if affects(s, unit, f.result):
                set_neutralized(s, unit, True, "R-24")
            s.frames.pop()
            return None
        f.stage = "choose" if is_neutralization(s, unit, f.result) else "loss"
    if f.stage == "choose":  # DP-N1
        name = setting.unit_id[unit]
        kind = "panic" if s.neutralized[unit] else "accept"
        options = [Action(kind, name), *(Action("step_loss", setting.unit_id[each]) for each in loss_takers(s, unit))]
        return Decision(SIDES[setting.side[unit]], "DP-N1", "result", "8.3", options, (name, f.result))
    if f.losses == 0 or s.place[unit] != ON_MAP:
        s.frames.pop()
        return None
    takers = loss_takers(s, unit)
    if len(takers) > 1:  # the owner chooses which of the pair takes the loss
        options = [Action("step_loss", setting.unit_id[each]) for each in takers]
        return Decision(SIDES[setting.side[unit]], "DP-N1", "loss", "R-51", options, (setting.unit_id[unit],))
    f.losses -= 1
    lose_step(s, unit, "8.3")
    return None


def loss_takers(s: GameState, unit: int) -> list[int]:
    company = passenger(s, unit)
    return [unit] if company == NONE else [unit, company]


@answers(ResultFrame)
def _answer_result(s: GameState, f: ResultFrame, action: Action) -> None:
    unit = f.unit
    if f.stage == "loss":
        f.losses -= 1
        lose_step(s, s.setting.unit_index[action.unit], "8.3")
        return
    f.stage = "loss"
    if action.kind == "step_loss":
        lose_step(s, s.setting.unit_index[action.unit], "8.3")  # a unit already neutralized stays so
    elif action.kind == "accept":
        set_neutralized(s, unit, True)
    elif panic(s, unit):
        set_neutralized(s, unit, False)
        f.losses += 1


def take_result(s: GameState, unit: int, result: str) -> None:
    """Stack the frame in which a unit takes a result, if it has any effect."""
    if s.place[unit] == ON_MAP and affects(s, unit, result):
        s.frames.append(ResultFrame(unit=unit, result=result))
