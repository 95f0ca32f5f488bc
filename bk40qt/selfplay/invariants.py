"""What must hold in every position of Blitzkrieg 1940, whatever was played.

Written against the rulebook and the plain lists of the state, with none of the engine's own helpers: a fault in one of
those must not hide itself. Each check raises Broken with the rule and what was found.
"""

from __future__ import annotations

from collections.abc import Sequence

from bk40qt.engine.decisions import Decision
from bk40qt.engine.events import Event
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.state import (
    DUE,
    ELIMINATED,
    LEFT,
    MARKER_PLACES,
    ON_MAP,
    TRACK,
    UNPLACED,
    WITHDRAWN,
    GameState,
)

STACKING = 3  # 7.3
GONE = (ELIMINATED, LEFT, WITHDRAWN)
_ON_MAP_ONLY = ("neutralized", "out_of_command", "opp_used", "in_column", "hidden")


class Broken(AssertionError):
    """A position that the rules do not allow."""


def broken(rule: str, text: str, *about: object) -> Broken:
    return Broken(f"{rule}: {text}" + (f": {', '.join(str(item) for item in about)}" if about else ""))


def demand(holds: bool, rule: str, text: str, *about: object) -> None:
    if not holds:
        raise broken(rule, text, *about)


def in_motion(s: GameState) -> set[int]:
    """Units that a movement, retreat or rout under way has in hand, with the companies that they carry."""
    found: set[int] = set()
    for frame in s.frames:
        if frame.kind in ("MoveFrame", "EnteredFrame", "RetreatFrame", "RoutFrame"):
            for name in ("units", "stopped", "company"):
                found.update(getattr(frame, name, ()))
            unit = getattr(frame, "unit", -1)
            if isinstance(unit, int) and unit >= 0:
                found.add(unit)
    found.update(unit for unit, carrier in enumerate(s.aboard) if carrier in found)
    return found


def check_decision(s: GameState, decision: Decision | None) -> None:
    """B: one pending question with options, or a game that is over; nobody hears of what the enemy hides."""
    demand((decision is None) == (s.phase == "over"), "B.1", "no decision and no end", s.phase)
    if decision is None:
        return
    demand(len(decision.options) > 0, "B", "dead end: a decision without options", decision.point)
    demand(decision.side in SIDES, "B", "decision of nobody", decision)
    demand(bool(decision.rule and decision.point and decision.kind), "B", "decision without point or rule", decision)
    if len(set(decision.options)) != len(decision.options):
        twice = next(action for action in decision.options if list(decision.options).count(action) > 1)
        raise Broken(f"B: an option is offered twice at {decision.point}: {twice}")
    secret = hidden_from(s, decision.side)
    if secret:
        for action in decision.options:
            named = {action.unit, action.target, *action.units} & secret
            demand(not named, "13.1", "an option names a hidden gun", decision.point, action)
        demand(not secret.intersection(decision.about), "13.1", "a decision is about a hidden gun", decision.about)


def hidden_from(s: GameState, side: str) -> set[str]:
    """Ids of guns that the enemy of that side has hidden."""
    if True not in s.hidden:
        return set()
    setting = s.setting
    return {setting.unit_id[unit] for unit, yes in enumerate(s.hidden) if yes and SIDES[setting.side[unit]] != side}


def check_position(s: GameState, changed: bool = True) -> None:
    """Everything that can be said of a single position. `changed`: events have happened since the last look; else only
    what is under way can be different."""
    moving = in_motion(s)
    _check_stacks(s, moving)
    if changed:
        _check_places(s)
        _check_statuses(s, moving)
        _check_carriers(s)
        _check_steps(s)
        _check_markers(s)


# The checks run after every decision of millions, so the loops over all counters ask first and word it afterwards.


def _check_places(s: GameState) -> None:
    """A counter is on the map exactly if a hex has it, and in one hex only."""
    names, stacks, standing = s.setting.unit_id, s.stack, 0
    for unit, (place, here) in enumerate(zip(s.place, s.hex, strict=True)):
        if (place == ON_MAP) != (here >= 0):
            raise broken("-", "place and hex disagree", names[unit], place, here)
        if here >= 0:
            standing += 1
            if stacks[here].count(unit) != 1:
                raise broken("-", "hex and stack disagree", names[unit], stacks[here])
    demand(sum(map(len, stacks)) == standing, "-", "a stack holds a counter that is elsewhere")


def _check_stacks(s: GameState, moving: set[int]) -> None:
    setting = s.setting
    sides, is_hq = setting.side, setting.is_hq
    for place in set(s.hex):
        stack = s.stack[place] if place >= 0 else ()
        if len(stack) < 2:
            continue
        if len(stack) > STACKING:
            for side in (0, 1):
                count = sum([sides[unit] == side and not is_hq[unit] and unit not in moving for unit in stack])
                if count > STACKING:
                    names = [setting.unit_id[unit] for unit in stack]
                    raise broken("7.3", "overstacked", setting.hex_id[place], *names)
        first = sides[stack[0]]
        for unit in stack:
            if sides[unit] != first:
                _check_shared(s, moving, place)
                break


def _check_shared(s: GameState, moving: set[int], place: int) -> None:
    """7.1: only who enters a hex with nothing but HQs meets them there, until its mines are dealt with (B.2.2)."""
    setting, stack = s.setting, s.stack[place]
    entering = any(frame.kind == "EnteredFrame" and getattr(frame, "hex", -1) == place for frame in s.frames)
    standing = {setting.side[unit] for unit in stack if unit not in moving}
    demand(entering and len(standing) <= 1 and all(setting.is_hq[unit] or unit in moving for unit in stack),
           "7.1", "both sides in one hex", setting.hex_id[place], *[setting.unit_id[unit] for unit in stack])


def _check_statuses(s: GameState, moving: set[int]) -> None:
    setting = s.setting
    names = setting.unit_id
    for status in _ON_MAP_ONLY:
        for unit in _marked(getattr(s, status)):
            if s.place[unit] != ON_MAP:
                raise broken("1.4", f"{status}, and not on the map", names[unit])
    for unit in _marked(setting.is_hq):
        if s.steps[unit] != 1 or s.place[unit] == ELIMINATED:
            raise broken("3.2", "an HQ lost a step", names[unit])
    for unit in _marked(s.out_of_command):
        if setting.is_hq[unit] or s.independent[unit]:
            raise broken("3.5", "HQ or independent, and out of command", names[unit])
    for unit in _marked(s.hidden):
        if not (setting.hidden_guns and setting.unit_type[unit] == "at_gun"):
            raise broken("13.1", "hidden", names[unit])
    for unit in _marked(s.in_column):
        if unit not in moving:
            raise broken("7.2.1", "in column after its action", names[unit])
    if UNPLACED in s.place and s.phase != "setup" and s.turn > 0:
        raise broken("12", "never set up", names[s.place.index(UNPLACED)])
    for unit, place in enumerate(s.place):
        if place == TRACK and not setting.is_hq[unit]:
            raise broken("3.2", "no HQ, and on the turn track", names[unit])
        if place == DUE and setting.arrival[unit] == 0:
            raise broken("12.2", "due, but no reinforcement", names[unit])


def _marked(values: Sequence[bool]) -> list[int]:
    return [unit for unit, yes in enumerate(values) if yes] if True in values else []


def _check_carriers(s: GameState) -> None:
    """R-51: company and carrier in one hex, one company each."""
    setting = s.setting
    carriers = [carrier for carrier in s.aboard if carrier >= 0]
    demand(len(set(carriers)) == len(carriers), "R-51", "two companies on one carrier")
    for unit, carrier in enumerate(s.aboard):
        if carrier >= 0:
            names = setting.unit_id[unit], setting.unit_id[carrier]
            demand(setting.is_carrier[carrier] and setting.infantry[unit], "R-51", "who rides whom", *names)
            demand(setting.side[unit] == setting.side[carrier], "R-51", "rides an enemy", *names)
            demand(s.hex[unit] == s.hex[carrier] >= 0, "R-51", "carrier and company apart", *names)


def _check_steps(s: GameState) -> None:
    """1.2, R-57: what a formation has lost is what its units lack, and all of those that left the map."""
    setting = s.setting
    lost, total = [0] * len(s.lost), [0] * len(s.total)
    for unit, steps in enumerate(s.steps):
        if setting.is_hq[unit]:
            continue
        place = s.place[unit]
        if not 0 <= steps <= 2 or (steps == 0) != (place == ELIMINATED):
            raise broken("1.2", "steps and elimination disagree", setting.unit_id[unit], steps, place)
        formation = s.formation[unit]
        total[formation] += 2
        lost[formation] += 2 if place == LEFT else 2 - steps
    if s.total != total or s.lost != lost:
        raise broken("R-57", "steps lost and in all, per formation", s.lost, lost, s.total, total)
    for formation, shaken in enumerate(s.demoralized):
        if shaken and 2 * lost[formation] < total[formation]:
            raise broken("8.5", "demoralized too early", setting.formation_id[formation])


def _check_markers(s: GameState) -> None:
    """1.4: every marker is in one known place; at most one of a kind in hand (5.3, 5.5)."""
    setting = s.setting
    hands: dict[tuple[int, str, str], int] = {}
    demand(len(s.marker) == len(setting.markers), "1.4", "markers lost or made")
    for number, place in enumerate(s.marker):
        marker = setting.markers[number]
        if place not in MARKER_PLACES:
            raise broken("1.4", "marker nowhere", marker.id, place)
        if marker.extra and place not in ("removed", "drawn", "held", "spent", "skipped"):
            raise broken("R-09", "extra repeat", marker.id, place)
        if place == "future":
            demand(marker.turn > s.turn or s.phase == "setup" or s.turn == 0, "12.2", "marker late", marker.id)
        elif place in ("held", "waiting"):
            key = (marker.side, marker.kind if place == "held" else "", place)
            hands[key] = hands.get(key, 0) + 1
            demand(hands[key] == 1, "5.3", f"two markers {place}", SIDES[marker.side], marker.kind)
    demand(s.marker.count("carried") <= 1, "5.6", "two markers carried over")
    demand(s.marker.count("drawn") <= 2, "2.B.1", "too many markers drawn", s.marker.count("drawn"))
    if not any(frame.kind in ("MarkerFrame", "PlayFrame", "CancelFrame") for frame in s.frames):
        demand("drawn" not in s.marker, "2.B.1", "a drawn marker that nobody handles")
    for formation, gone in enumerate(s.gone):
        marker_number = setting.formation_marker[formation]
        if gone and marker_number >= 0:
            demand(s.marker[marker_number] == "removed", "8.5.1", "gone, but its marker is not",
                   setting.formation_id[formation], s.marker[marker_number])


class Watch:
    """What must hold from one position to the next: nobody comes back, nothing is lost twice."""

    def __init__(self, s: GameState) -> None:
        self._set_up: dict[int, int] = {}  # where units stood when set-up was over
        self._remember(s)

    def _remember(self, s: GameState) -> None:
        self._steps, self._place, self._turn = s.steps[:], s.place[:], s.turn
        self._works = _works(s)
        self._removed = [number for number, place in enumerate(s.marker)
                         if place == "removed" and not s.setting.markers[number].extra]

    def check(self, s: GameState, events: Sequence[Event]) -> None:
        """After a decision: `events` is all that happened since the last look."""
        setting = s.setting
        told = [event.kind for event in events]
        before, after = sum(self._steps), sum(s.steps)
        demand(before - after == told.count("step_lost") + told.count("start_loss"), "1.2",
               "steps gone without an event, or the reverse", before, after)
        if s.steps != self._steps or s.place != self._place:
            for unit, old in enumerate(self._place):
                now, name = s.place[unit], setting.unit_id[unit]
                demand(s.steps[unit] <= self._steps[unit], "1.2", "a step came back", name)
                if old in GONE:
                    demand(now == old, "1.2", "a unit came back", name, old, now)
        demand(_works(s) == self._works + told.count("works_built") - told.count("works_removed"), "10", "works")
        demand(s.turn >= self._turn and s.turn <= setting.turns, "2", "turn", self._turn, s.turn)
        for number in self._removed:
            demand(s.marker[number] == "removed", "8.5.1", "a marker came back", setting.markers[number].id)
        if events:
            if s.phase != "setup":
                self._check_control(s)
            self._remember(s)

    def _check_control(self, s: GameState) -> None:
        """11, R-76: an objective belongs to the side whose combat unit entered last. Setting up is not entering."""
        setting = s.setting
        self._set_up = self._set_up or {unit: here for unit, here in enumerate(s.hex) if here >= 0}
        moving = in_motion(s)
        for place in setting.objectives:
            stack = s.stack[place]
            entered = [unit for unit in stack if not setting.is_hq[unit] and unit not in moving
                       and self._set_up.get(unit) != place]
            for unit in entered:
                demand(s.control[place] == setting.side[unit], "11", "an objective held by the wrong side",
                       setting.hex_id[place], s.control[place], *[setting.unit_id[other] for other in stack])


def _works(s: GameState) -> int:
    return len(s.entrenchment) - s.entrenchment.count(-1) + s.mined.count(True)


def check_hidden(s: GameState, views: dict[str, str], shown: dict[str, Sequence[Event]]) -> None:
    """13.1: what a side is given as JSON text, and the events it is shown, tell nothing of the enemy's hidden guns."""
    for side, text in views.items():
        for word in ('"seed"', '"dice"', '"frames"', '"position"'):
            demand(word not in text, "13.1", "a view tells too much", side, word)
        for name in hidden_from(s, side):
            sign = f'"id":"{name}","place":"hidden","side"'
            demand(text.count(f'"{name}"') == 1 and sign in text, "13.1", "a view tells of a hidden gun", side, name)
    for side, events in shown.items():
        for name in hidden_from(s, side):
            for event in events:
                told = str(event.to_json())
                demand(f"'{name}'" not in told, "13.1", "an event tells of a hidden gun", side, name, told)


def without_knowledge(s: GameState, decision: Decision, free: Sequence[int]) -> GameState | None:
    """The position with the guns that are hidden from the deciding side put elsewhere: to that side it is the same
    position, so it must get the same options. `free` are empty hexes to put them. None: there is nothing to move."""
    if s.phase == "setup":  # a hex with a hidden enemy is barred then, because two sides cannot set up in one (DP-S1)
        return None
    guns = sorted(s.setting.unit_index[name] for name in hidden_from(s, decision.side))
    if not guns or len(free) < len(guns):
        return None
    other = s.copy()
    for gun, place in zip(guns, free, strict=False):
        here = other.hex[gun]
        other.stack[here] = tuple(unit for unit in other.stack[here] if unit != gun)
        other.stack[place] = (*other.stack[place], gun)
        other.hex[gun] = place
    return other
