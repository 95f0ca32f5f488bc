"""Chapter 5: the markers a side has in hand, and what they could be played for now (5.3, 5.5)."""

from __future__ import annotations

from bk40qt.engine.decisions import Action
from bk40qt.engine.rules.blitz40.command import has_units
from bk40qt.engine.rules.blitz40.events import FormationSet, MarkerMoved, Passed, emit
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import DUE, ON_MAP, GameState


def in_hand(s: GameState, side: int, kind: str) -> int:
    """A held marker of that kind, or NONE."""
    return next(
        (
            number
            for number, marker in enumerate(s.setting.markers)
            if marker.side == side and marker.kind == kind and s.marker[number] == "held"
        ),
        NONE,
    )


def waiting(s: GameState, side: int) -> int:
    """The first half of a combination, or NONE (5.5)."""
    return next(
        (
            number
            for number, marker in enumerate(s.setting.markers)
            if marker.side == side and s.marker[number] == "waiting"
        ),
        NONE,
    )


def move_marker(s: GameState, marker: int, to: str, rule: str) -> None:
    emit(s, MarkerMoved(rule, s.setting.markers[marker].id, to))


def busy(s: GameState) -> None:
    """R-07: anything but a pass breaks the run of passes."""
    if s.pass_side != NONE:
        emit(s, Passed("R-07", ""))


def rest(s: GameState, formation: int, rule: str) -> None:
    emit(s, FormationSet(rule, s.setting.formation_id[formation], "fatigued", False))
    busy(s)


def drop_waiting(s: GameState, side: int) -> None:
    """R-13: the first marker of a combination is used with the owner's next formation marker, or lost."""
    first = waiting(s, side)
    if first != NONE:
        move_marker(s, first, "skipped", "R-13")


def can_act(s: GameState, marker: int) -> bool:
    """Whether a waiting marker still has somebody to activate; strikes always have."""
    formation = s.setting.markers[marker].formation
    return formation == NONE or has_units(s, formation)


def general_options(s: GameState, side: int) -> list[Action]:
    """5.5 uses 3 and 4, from the hand, when an own marker is drawn."""
    general = in_hand(s, side, "general")
    if general == NONE:
        return []
    return general_uses(s, side, general)


def general_uses(s: GameState, side: int, general: int) -> list[Action]:
    name = s.setting.markers[general].id
    options = [
        Action("remove_markers", name, mode=mode) for mode in ("neutralized", "fatigued") if removable(s, side, mode)
    ]
    if extra_repeat(s, general) != NONE:
        options.append(Action("take_repeat", name))
    return options


def extra_repeat(s: GameState, general: int) -> int:
    number = s.setting.marker_index[f"{s.setting.markers[general].id}_repeat"]
    return number if s.marker[number] == "removed" else NONE


def removable(s: GameState, side: int, mode: str) -> list[str]:
    setting = s.setting
    if mode == "neutralized":
        return [
            setting.unit_id[unit]
            for unit in setting.side_units[side]
            if s.neutralized[unit] and s.place[unit] == ON_MAP
        ]
    return [
        name
        for formation, name in enumerate(setting.formation_id)
        if setting.formation_side[formation] == side and s.fatigued[formation]
    ]


def eligible(s: GameState, formation: int) -> bool:
    """5.3, R-11. A formation without HQ keeps its states on its record and may be repeated (R-75, R-87)."""
    hq = s.setting.hq[formation]
    led = hq == NONE or s.setting.arrival[hq] > s.turn or (s.place[hq] == ON_MAP and not s.neutralized[hq])
    return (
        led
        and not s.activated_repeat[formation]
        and s.activations[formation] < 2
        and not s.fatigued[formation]
        and not s.demoralized[formation]
        and not s.gone[formation]
        and in_play(s, formation)
        and s.setting.formation_marker[formation] != NONE
    )


def in_play(s: GameState, formation: int) -> bool:
    """Some combat unit is on the map, or due to enter now."""
    setting = s.setting
    return any(
        not setting.is_hq[unit]
        and (s.place[unit] == ON_MAP or (s.place[unit] == DUE and setting.arrival[unit] <= s.turn))
        for unit in s.members[formation]
    )


def repeat_options(s: GameState, side: int, repeat: int) -> list[Action]:
    """Ways to play this repeat marker now: activate, or only rest a fatigued formation (R-11)."""
    if repeat == NONE:
        return []
    setting = s.setting
    name = setting.markers[repeat].id
    own = [formation for formation in range(len(setting.formation_id)) if setting.formation_side[formation] == side]
    return [
        Action("play_repeat", name, target=setting.formation_id[formation])
        for formation in own
        if eligible(s, formation)
    ] + [
        Action("play_rest", name, target=setting.formation_id[formation])
        for formation in own
        if s.fatigued[formation] and in_play(s, formation)
    ]
