"""Chapter 5: what a drawn marker lets its owner do (DP-M1 to DP-M6)."""

from __future__ import annotations

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.modifiers import Check
from bk40qt.engine.rules.blitz40.activation import SegmentFrame, clear_reactions
from bk40qt.engine.rules.blitz40.command import check_command, factor_check, has_units
from bk40qt.engine.rules.blitz40.events import FormationSet, HqReturned, Passed, UnitSet, emit
from bk40qt.engine.rules.blitz40.flow import advances, answers
from bk40qt.engine.rules.blitz40.frames import Frame, frame
from bk40qt.engine.rules.blitz40.hand import (
    busy,
    can_act,
    drop_waiting,
    extra_repeat,
    general_options,
    general_uses,
    in_hand,
    move_marker,
    removable,
    repeat_options,
    rest,
    waiting,
)
from bk40qt.engine.rules.blitz40.indirect import StrikesFrame
from bk40qt.engine.rules.blitz40.rolls import die_at_most, passes
from bk40qt.engine.rules.blitz40.rout import RoutFrame
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, TRACK, GameState

# -- cancelling (5.5 use 5) --------------------------------------------------------------------------------------------


@frame
class CancelFrame(Frame):
    """DP-M1: the other side may spend a general marker to cancel `marker`. The frame below hears by its stage."""

    marker: int = NONE


def offer_cancel(s: GameState, marker: int) -> bool:
    """Stack the window if the other side holds a general marker. A cancel cannot itself be cancelled (R-14)."""
    if in_hand(s, 1 - s.setting.markers[marker].side, "general") == NONE:
        return False
    s.frames.append(CancelFrame(marker=marker))
    return True


@advances(CancelFrame)
def _advance_cancel(s: GameState, f: CancelFrame) -> Decision | None:
    marker = s.setting.markers[f.marker]
    options = [Action("cancel", target=marker.id), Action("no")]
    return Decision(SIDES[1 - marker.side], "DP-M1", "cancel", "5.5", options, (marker.id,))


@answers(CancelFrame)
def _answer_cancel(s: GameState, f: CancelFrame, action: Action) -> None:
    s.frames.pop()
    if action.kind == "no":
        return
    busy(s)
    setting = s.setting
    general = in_hand(s, 1 - setting.markers[f.marker].side, "general")
    move_marker(s, general, "spent", "5.5")
    highest = setting.tables.limits["cancel"]
    marker = setting.markers[f.marker].id
    if die_at_most(s, Check("cancel", "5.5", setting.markers[general].id, marker, "1d6", "<=", highest, (), highest)):
        move_marker(s, f.marker, "skipped", "R-14")
        s.frames[-1].stage = "cancelled"


# -- a drawn marker ----------------------------------------------------------------------------------------------------


@frame
class MarkerFrame(Frame):
    """Stages: "" , checks, recovery, choose, after (DP-M6), cancelled, done."""

    marker: int = NONE
    double_pass: bool = False  # the phase ends with this marker, unless a held repeat is played now


@advances(MarkerFrame)
def _advance_marker(s: GameState, f: MarkerFrame) -> Decision | None:
    if f.stage == "":
        f.stage = "checks"
        if offer_cancel(s, f.marker):
            return None
    marker = s.setting.markers[f.marker]
    if f.stage == "cancelled":
        if marker.kind == "formation":
            drop_waiting(s, marker.side)
        s.frames.pop()
        return None
    return _KINDS[marker.kind](s, f)


def _decide(s: GameState, f: MarkerFrame, point: str, kind: str, rule: str, options: list[Action]) -> Decision:
    marker = s.setting.markers[f.marker]
    return Decision(SIDES[marker.side], point, kind, rule, options, (marker.id,))


def _formation_marker(s: GameState, f: MarkerFrame) -> Decision | None:
    setting = s.setting
    formation = setting.markers[f.marker].formation
    name = setting.formation_id[formation]
    if f.stage == "checks":
        if not has_units(s, formation):  # 8.5.1: nobody is left, the marker leaves the game
            move_marker(s, f.marker, "removed", "8.5.1")
            emit(s, FormationSet("8.5.1", name, "gone", True))
            s.frames.pop()
            return None
        f.stage = "recovery"
        hq = setting.hq[formation]
        if hq != NONE and s.place[hq] == TRACK and s.return_turn[hq] <= s.turn:
            hosts = [unit for unit in s.members[formation] if s.place[unit] == ON_MAP and s.aboard[unit] == NONE]
            if hosts:
                f.stage = "hq"
    if f.stage == "hq":  # 3.2, R-23: the overrun HQ comes back
        hosts = [unit for unit in s.members[formation] if s.place[unit] == ON_MAP and s.aboard[unit] == NONE]
        options = [
            Action("return_hq", setting.unit_id[setting.hq[formation]], target=setting.unit_id[unit]) for unit in hosts
        ]
        return _decide(s, f, "DP-X1", "return_hq", "3.2", options)
    if f.stage == "recovery":
        f.stage = "choose"
        if s.demoralized[formation] and not recover(s, formation):
            move_marker(s, f.marker, "skipped", "8.5.1")
            drop_waiting(s, setting.formation_side[formation])
            busy(s)
            f.stage = "done"
            s.frames.append(RoutFrame(formation=formation))
            return None
    if f.stage == "choose":
        return _decide(s, f, "DP-M2", "formation_marker", "2.B.1", _formation_options(s, f, formation))
    if f.stage == "after":
        return _after(s, f)
    _finish(s, f)
    return None


def _finish(s: GameState, f: MarkerFrame) -> None:
    s.frames.pop()
    if f.double_pass:
        turn = next(below for below in s.frames if below.kind == "TurnFrame")
        turn.stage = "end"


def recover(s: GameState, formation: int) -> bool:
    """8.5.1: 2d6 against the FF of a demoralized formation."""
    if not passes(s, factor_check(s, formation, "demoralization_recovery", "8.5.1")):
        return False
    emit(s, FormationSet("8.5.1", s.setting.formation_id[formation], "demoralized", False))
    return True


def _formation_options(s: GameState, f: MarkerFrame, formation: int) -> list[Action]:
    setting = s.setting
    side = setting.formation_side[formation]
    options = [Action("activate")]
    first, general = waiting(s, side), in_hand(s, side, "general")
    if first != NONE and general != NONE and can_act(s, first):
        kind = "activate_both" if setting.markers[first].kind == "formation" else "activate_with_strike"
        options.append(Action(kind, target=setting.markers[first].id))
    elif first == NONE and general != NONE:
        options.append(Action("hold_to_combine"))
    # A fatigued formation that declines always rests (5.4).
    options.append(Action("rest") if s.fatigued[formation] else Action("pass"))
    return options + general_options(s, side) + repeat_options(s, side, in_hand(s, side, "repeat"))


def _strike_marker(s: GameState, f: MarkerFrame) -> Decision | None:
    setting = s.setting
    if f.stage == "after":
        return _after(s, f)
    if f.stage == "done":
        _finish(s, f)
        return None
    side = setting.markers[f.marker].side
    options = [Action("fire")]
    first, general = waiting(s, side), in_hand(s, side, "general")
    if first != NONE and general != NONE and setting.markers[first].kind == "formation" and can_act(s, first):
        options.append(Action("fire_with_formation", target=setting.markers[first].id))
    elif first == NONE and general != NONE:
        options.append(Action("hold_to_combine"))
    options.append(Action("pass"))
    return _decide(s, f, "DP-M3", "strike_marker", "3.3", options + general_options(s, side))


def _repeat_marker(s: GameState, f: MarkerFrame) -> Decision | None:
    if f.stage == "done":
        s.frames.pop()
        return None
    side = s.setting.markers[f.marker].side
    held = in_hand(s, side, "repeat")
    options = repeat_options(s, side, f.marker)
    if held == NONE:
        options.append(Action("hold"))
    elif not options:
        options.append(Action("discard"))  # 5.3: one must be played at once, and neither can be
    return _decide(s, f, "DP-M4", "repeat_marker", "5.3", options)


def _general_marker(s: GameState, f: MarkerFrame) -> Decision | None:
    if f.stage == "done":
        s.frames.pop()
        return None
    side = s.setting.markers[f.marker].side
    options = general_uses(s, side, f.marker)
    if in_hand(s, side, "general") == NONE:
        options.insert(0, Action("hold"))
    elif not options:
        options.append(Action("discard"))
    return _decide(s, f, "DP-M5", "general_marker", "5.5", options)


_KINDS = {
    "formation": _formation_marker,
    "artillery": _strike_marker,
    "stuka": _strike_marker,
    "repeat": _repeat_marker,
    "general": _general_marker,
}


def _after(s: GameState, f: MarkerFrame) -> Decision | None:
    """DP-M6: with his formation marker handled the owner may play a held repeat (R-10)."""
    side = s.setting.markers[f.marker].side
    options = repeat_options(s, side, in_hand(s, side, "repeat"))
    if not options:
        _finish(s, f)
        return None
    return _decide(s, f, "DP-M6", "after_segment", "5.3", [*options, Action("go_on")])


# -- answers -----------------------------------------------------------------------------------------------------------


@answers(MarkerFrame)
def _answer_marker(s: GameState, f: MarkerFrame, action: Action) -> None:
    kind = action.kind
    if kind in ("remove_markers", "take_repeat", "play_repeat", "play_rest"):
        played = s.setting.marker_index[action.unit]
        f.double_pass = False
        if played == f.marker:
            f.stage = "done"
        s.frames.append(PlayFrame("", played, kind, action.target or action.mode, s.marker[played] == "held"))
    elif kind == "go_on":
        _finish(s, f)
    elif kind in ("hold", "discard"):
        rule = "5.5" if s.setting.markers[f.marker].kind == "general" else "5.3"
        if kind == "hold":
            busy(s)
        move_marker(s, f.marker, "held" if kind == "hold" else "skipped", rule)
        f.stage = "done"
    elif kind == "return_hq":
        _return_hq(s, f, action)
    else:
        _answer_own(s, f, action)


def _return_hq(s: GameState, f: MarkerFrame, action: Action) -> None:
    setting = s.setting
    place = s.hex[setting.unit_index[action.target]]
    emit(s, HqReturned("3.2", action.unit, setting.hex_id[place]))
    check_command(s, s.members[setting.markers[f.marker].formation], "3.2")
    f.stage = "recovery"


def _answer_own(s: GameState, f: MarkerFrame, action: Action) -> None:
    """A formation or strike marker: activate, fire, rest, pass, or combine with another."""
    setting = s.setting
    marker = setting.markers[f.marker]
    kind = action.kind
    if kind in ("activate_both", "activate_with_strike", "fire_with_formation"):
        general = in_hand(s, marker.side, "general")
        s.frames.append(PlayFrame("", general, kind, action.target, True))
        return
    f.stage = "after" if marker.kind == "formation" else "done"
    if kind == "hold_to_combine":
        busy(s)
        move_marker(s, f.marker, "waiting", "5.5")
        return
    if marker.kind == "formation":
        drop_waiting(s, marker.side)
    if kind == "pass":
        move_marker(s, f.marker, "skipped", "2.B.1")
        if marker.kind == "formation":
            emit(s, FormationSet("2.B.1", setting.formation_id[marker.formation], "skipped", True))
        f.double_pass = s.pass_side == 1 - marker.side  # two in a row by different sides end the phase
        emit(s, Passed("5.6" if f.double_pass else "R-07", SIDES[marker.side]))
    elif kind == "rest":
        move_marker(s, f.marker, "skipped", "5.4")
        rest(s, marker.formation, "5.4")
    else:
        busy(s)
        move_marker(s, f.marker, "activated", "2.B.2")
        if marker.kind == "formation":
            s.frames.append(SegmentFrame(formations=(marker.formation,), by=("own",)))
        else:
            clear_reactions(s, marker.side)
            s.frames.append(StrikesFrame(marker=f.marker, left=marker.strikes))


# -- playing a general or repeat marker --------------------------------------------------------------------------------


@frame
class PlayFrame(Frame):
    """A marker is played. From the hand it can be cancelled first (DP-M1); one just drawn was already.
    Stages: "", play, pick (general use 3), cancelled."""

    marker: int = NONE
    use: str = ""
    argument: str = ""
    from_hand: bool = False
    picked: int = 0


@advances(PlayFrame)
def _advance_play(s: GameState, f: PlayFrame) -> Decision | None:
    if f.stage == "":
        busy(s)
        f.stage = "play"
        if f.from_hand and offer_cancel(s, f.marker):
            return None
    if f.stage == "play":
        _play(s, f)
        return None
    if f.stage == "pick":
        return _pick(s, f)
    s.frames.pop()
    return None


def _play(s: GameState, f: PlayFrame) -> None:
    setting = s.setting
    side = setting.markers[f.marker].side
    if f.use == "remove_markers":
        move_marker(s, f.marker, "spent", "5.5")
        f.stage = "pick"
        return
    s.frames.pop()
    if f.use == "take_repeat":
        move_marker(s, f.marker, "spent", "5.5")
        extra = extra_repeat(s, f.marker)
        move_marker(s, extra, "drawn", "5.5")
        s.frames.append(MarkerFrame("checks", extra))
        return
    move_marker(s, f.marker, "spent", "5.3" if f.use.startswith("play") else "5.5")
    if f.use == "play_repeat":
        s.frames.append(SegmentFrame(formations=(setting.formation_index[f.argument],), by=("repeat",)))
    elif f.use == "play_rest":
        rest(s, setting.formation_index[f.argument], "R-11")
    else:
        _combine(s, setting.marker_index[f.argument], side)


def _combine(s: GameState, first: int, side: int) -> None:
    """5.5 uses 1 and 2: the waiting marker and the drawn one act in one segment."""
    setting = s.setting
    below = s.frames[-1]
    assert isinstance(below, MarkerFrame)
    below.stage = "after"
    for number in (first, below.marker):
        move_marker(s, number, "activated", "5.5")
    both = [setting.markers[number] for number in (first, below.marker)]
    formations = [marker.formation for marker in both if marker.kind == "formation"]
    strikes = next((number for number in (first, below.marker) if setting.markers[number].kind != "formation"), NONE)
    # 2.B.2: a formation demoralized while its marker waited rolls for recovery first, and runs if it fails.
    routed = [formation for formation in formations if s.demoralized[formation] and not recover(s, formation)]
    formations = [formation for formation in formations if formation not in routed]
    if formations:
        s.frames.append(SegmentFrame("", tuple(formations), ("own",) * len(formations), strikes))
    elif strikes != NONE:
        clear_reactions(s, side)
        s.frames.append(StrikesFrame(marker=strikes, left=setting.markers[strikes].strikes))
    s.frames.extend([RoutFrame(formation=formation) for formation in routed])


def _pick(s: GameState, f: PlayFrame) -> Decision | None:
    """5.5 use 3: up to six neutralized markers or up to two fatigue markers."""
    setting = s.setting
    side = setting.markers[f.marker].side
    most = setting.tables.limits["remove_neutralized" if f.argument == "neutralized" else "remove_fatigue"]
    names = removable(s, side, f.argument)
    if f.picked >= most or not names:
        s.frames.pop()
        return None
    options = [Action("remove", name) for name in names]
    if f.picked:
        options.append(Action("done"))
    return Decision(SIDES[side], "DP-M5", "remove_markers", "5.5", options, (setting.markers[f.marker].id,))


@answers(PlayFrame)
def _answer_play(s: GameState, f: PlayFrame, action: Action) -> None:
    if action.kind == "done":
        s.frames.pop()
        return
    f.picked += 1
    if f.argument == "neutralized":
        emit(s, UnitSet("5.5", action.unit, "neutralized", False))
    else:
        emit(s, FormationSet("5.5", action.unit, "fatigued", False))
