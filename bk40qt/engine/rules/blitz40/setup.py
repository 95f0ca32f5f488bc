"""Set-up (chapter 12): the stages of the scenario in order, each in the parts of _ASK."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.rules.blitz40 import events
from bk40qt.engine.rules.blitz40.command import settle_works
from bk40qt.engine.rules.blitz40.events import emit
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.placing import items_to_place, placements, plan_of, room_for
from bk40qt.engine.rules.blitz40.scenario import SIDES, SetupStage
from bk40qt.engine.rules.blitz40.setting import NONE, Setting
from bk40qt.engine.rules.blitz40.state import ON_MAP, UNPLACED, GameState


@frame
class SetupFrame(Frame):
    """Set-up stage `number`; `stage` is the part of it under way, "" before the first."""

    number: int = 0
    step: int = 0  # questions of the part that are settled


@advances(SetupFrame)
def _advance(s: GameState, f: SetupFrame) -> Decision | None:
    stages = s.setting.scenario.setup
    while f.number < len(stages):
        f.stage = f.stage or PARTS[0]
        decision = _ASK[f.stage](s, f, stages[f.number])
        if decision is not None:
            return decision
        f.step, following = 0, PARTS.index(f.stage) + 1
        f.stage = PARTS[following] if following < len(PARTS) else ""
        f.number += not f.stage
    s.frames.pop()
    return None


@answers(SetupFrame)
def _answer(s: GameState, f: SetupFrame, action: Action) -> None:
    stage = s.setting.scenario.setup[f.number]
    f.step += 1
    match action.kind:
        case "attach":
            emit(s, events.Attached("10.3", action.unit, action.target))
        case "allot_loss":
            # a second loss is possible only where every unit has one; it eliminates (1.2).
            left = s.steps[s.setting.unit_index[action.unit]] - 1
            emit(s, events.StartLoss("R-80", action.unit) if left else events.StepLost("R-80", action.unit, 0))
        case "place":
            _place(s, f, action)
        case "mount":
            emit(s, events.Loaded("R-79", action.unit, action.target))
        case "place_entrenchment":
            emit(s, events.WorksBuilt("10.2", action.hex, "entrenchment", stage.side))
            settle_works(s, s.setting.hex_index[action.hex])
        case "place_minefield":
            emit(s, events.WorksBuilt("10.1", action.hex, "minefield", stage.side))
        case "hide":
            emit(s, events.Hid("13.1", action.unit))
        case "show":
            # Where it stands was kept back until now, in case it would hide (see view.py).
            emit(s, events.Revealed("13.1", action.unit, s.setting.hex_id[s.hex[s.setting.unit_index[action.unit]]]))


def _attachable(s: GameState, number: int) -> list[int]:
    """Companies to attach or keep (10.3, 12.2). The choice is made once, at the start of the scenario, so the first
    stage of a side asks for its reinforcements too."""
    setting, stages = s.setting, s.setting.scenario.setup
    side = stages[number].side
    first = next(place for place, stage in enumerate(stages) if stage.side == side)
    stage_of = {name: place for place, stage in enumerate(stages) for name, _ in stage.formations}
    return [
        unit
        for unit, home in enumerate(setting.home_formation)
        if setting.attach_to[home]
        and not setting.is_hq[unit]
        and SIDES[setting.side[unit]] == side
        and stage_of.get(setting.formation_id[home], first) == number
    ]


def _ask_attach(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    """DP-S4: attach each independent company, or keep it with its own marker."""
    setting = s.setting
    units = _attachable(s, f.number)
    for unit in units[f.step :]:
        name, home = setting.unit_id[unit], setting.home_formation[unit]
        options = [Action("attach", name, target=setting.formation_id[to]) for to in setting.attach_to[home]]
        own_marker = setting.formation_marker[home] != NONE
        if own_marker:
            options.append(Action("keep", name))
        if len(options) > 1:
            return Decision(stage.side, "DP-S4", "attach", "12.2" if own_marker else "10.3", options, (name,))
        emit(s, events.Attached("R-86", name, options[0].target))
        f.step += 1
    for home in dict.fromkeys(setting.home_formation[unit] for unit in units):
        # EX-17; R-75: the marker stays while one company is left to it.
        kept = any(s.formation[unit] == home for unit in units if setting.home_formation[unit] == home)
        if not kept and setting.formation_marker[home] != NONE:
            emit(s, events.MarkerMoved("12.2", setting.formation_id[home], "removed"))
            emit(s, events.FormationSet("12.2", setting.formation_id[home], "gone", True))
    return None


def _ask_losses(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    setting, before = s.setting, 0
    for allotment in stage.losses:
        before += allotment.count
        if f.step >= before:
            continue
        home = setting.formation_index[allotment.formation]
        alive = [
            unit
            for unit, own in enumerate(setting.home_formation)
            if own == home and not setting.is_hq[unit] and s.steps[unit]
        ]
        most = max([s.steps[unit] for unit in alive], default=0)  # one each as long as that is possible
        if most:
            options = [Action("allot_loss", setting.unit_id[unit]) for unit in alive if s.steps[unit] == most]
            return Decision(stage.side, "DP-S2", "allot_loss", "R-80", options, (allotment.formation,))
        f.step = before
    return None


def _ask_place(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    plan = plan_of(s.setting, f.number)
    items = items_to_place(s, plan)
    if not items or not (options := placements(s, plan, items)):
        return None
    return Decision(stage.side, plan.point, "place", "12", options)


def _place(s: GameState, f: SetupFrame, action: Action) -> None:
    setting = s.setting
    emit(s, events.Placed("12", action.unit, action.hex))
    company = plan_of(setting, f.number).companion.get(setting.unit_index[action.unit], NONE)
    if company != NONE and s.place[company] == UNPLACED:
        emit(s, events.Placed("12", setting.unit_id[company], action.hex))
        emit(s, events.Loaded("R-79", setting.unit_id[company], action.unit))
    settle_works(s, setting.hex_index[action.hex])


def _ask_mount(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    setting = s.setting
    for mount in stage.mounts[f.step :]:
        carrier = setting.unit_index[mount.carrier]
        companies = [name for name in mount.companies if s.hex[setting.unit_index[name]] == s.hex[carrier]]
        if s.place[carrier] == ON_MAP and companies and carrier not in s.aboard:
            options = [Action("mount", name, target=mount.carrier) for name in companies]
            if mount.optional:
                options.append(Action("no_mount", target=mount.carrier))
            return Decision(stage.side, "DP-S5", "mount", "R-79", options, (mount.carrier,))
        f.step += 1
    return None


@lru_cache(maxsize=8)
def _works_actions(setting: Setting, zone: str, digging: bool) -> tuple[tuple[int, Action], ...]:
    kind = "place_entrenchment" if digging else "place_minefield"
    return tuple((setting.hex_index[name], Action(kind, hex=name)) for name in setting.zones[zone].hexes)


def _ask_works(kind: str, s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    digging = kind == "entrenchments"
    works = stage.entrenchments if digging else stage.minefields
    if works is None or f.step >= works.count:
        return None
    setting, side = s.setting, SIDES.index(stage.side)
    taken = [owner != NONE for owner in s.entrenchment] if digging else s.mined
    options = [
        action
        for place, action in _works_actions(setting, works.zone, digging)
        if not taken[place] and (not s.stack[place] or room_for(s, place, side) >= 0)
    ]
    return Decision(stage.side, "DP-S3", kind, "10.2" if digging else "10.1", options) if options else None


def may_hide(setting: Setting, number: int) -> list[int]:
    """13.1: the anti-tank guns that a stage sets up."""
    if not setting.hidden_guns:
        return []
    return [unit for unit, _ in plan_of(setting, number).units if setting.unit_type[unit] == "at_gun"]


def _ask_hide(s: GameState, f: SetupFrame, stage: SetupStage) -> Decision | None:
    guns = [unit for unit in may_hide(s.setting, f.number) if s.place[unit] == ON_MAP]
    if f.step >= len(guns):
        return None
    name = s.setting.unit_id[guns[f.step]]
    return Decision(stage.side, "DP-S7", "hide", "13.1", [Action("hide", name), Action("show", name)], (name,))


_ASK: Final[Mapping[str, Callable[[GameState, SetupFrame, SetupStage], Decision | None]]] = {
    "attach": _ask_attach,
    "losses": _ask_losses,
    "place": _ask_place,
    "mount": _ask_mount,
    "entrenchments": partial(_ask_works, "entrenchments"),
    "minefields": partial(_ask_works, "minefields"),
    "hide": _ask_hide,
}
PARTS: Final = tuple(_ASK)
