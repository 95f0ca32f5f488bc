"""Why-not and the options say the same: over random play, an answer is None exactly where the option is offered.

What is offered is found here by playing: on a copy of the position, with dice that show 7 and a passive side that never
reacts. Hidden enemy guns are taken off that copy, so the answers may not depend on them either.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.dice import Reading
from bk40qt.engine.game import Game
from bk40qt.engine.rules.blitz40.movement import MoveFrame
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState
from bk40qt.engine.rules.blitz40.whynot import why_not
from bk40qt.players.random_player import RandomPlayer
from tests.engine.rules.blitz40.position import SYSTEM, scenario

HIDDEN = {"hidden_at_guns": "yes", "critical_hits": "yes"}
FIRE = ("fire_at", "opportunity_fire", "return_fire", "assault_fire")


class Sevens:
    """Nothing happens on a 7: no fire result, no mine, no depletion."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def two_d6(self, reading: Reading) -> tuple[int, int]:
        return 3, 4

    def d6(self, reading: Reading) -> int:
        return 6

    def pick(self, labels: object) -> int:
        return 0


def taken(s: GameState, action: Action) -> tuple[GameState, Decision | None]:
    """The position after the action, with nobody reacting."""
    after = s.copy()
    SYSTEM.answer(after, action, Sevens(), [])
    decision = SYSTEM.advance(after, Sevens(), [])
    while decision is not None and decision.point in ("DP-R1", "DP-R4"):
        SYSTEM.answer(after, Action("pass"), Sevens(), [])
        decision = SYSTEM.advance(after, Sevens(), [])
    return after, decision


def hidden_from(s: GameState, side: int) -> list[int]:
    return [unit for unit, hidden in enumerate(s.hidden) if hidden and s.setting.side[unit] != side]


def shift(s: GameState, unit: int, place: int) -> None:
    """Put a counter elsewhere, or nowhere; only for a copy."""
    here = s.hex[unit]
    s.stack[here] = tuple(each for each in s.stack[here] if each != unit)
    s.hex[unit] = place
    if place != NONE:
        s.stack[place] += (unit,)


def without_hidden(s: GameState, side: int) -> GameState:
    copy = s.copy()
    for unit in hidden_from(s, side):
        shift(copy, unit, NONE)
    return copy


def tour(s: GameState, decision: Decision) -> tuple[set[str], set[str]]:
    """Every hex where the movement asked about at DP-A2 can end, and every hex it can assault."""
    ends: set[str] = set()
    assaults: set[str] = set()
    met: set[tuple[object, ...]] = set()
    todo: list[tuple[GameState, Decision | None]] = [(s, decision)]
    while todo:
        at, asked = todo.pop()
        moving = at.frames[-1]
        if asked is None or not isinstance(moving, MoveFrame):
            continue
        key = (at.hex[moving.units[0]], moving.spent, moving.made > 0)
        if key in met:
            continue
        met.add(key)
        for option in asked.options:
            if option.kind == "stop" and moving.made:
                ends.add(at.setting.hex_id[at.hex[moving.units[0]]])
            elif option.kind == "assault":
                assaults.add(option.hex)
            elif option.kind == "step":
                # A step that leads nowhere else ends the action at once: the movement is then over in that hex.
                after, following = taken(at, option)
                if following is None or following.about != asked.about or not isinstance(after.frames[-1], MoveFrame):
                    ends.add(option.hex)
                else:
                    todo.append((after, following))
    return ends, assaults


def around(s: GameState, unit: int) -> list[str]:
    return [s.setting.hex_id[place] for place in s.setting.neighbours[s.hex[unit]] if place >= 0]


def enemies(s: GameState, unit: int) -> list[str]:
    return [name for other, name in enumerate(s.setting.unit_id) if s.setting.side[other] != s.setting.side[unit]]


class Judge:
    """Compares the answers at one decision with what is offered."""

    def __init__(self, s: GameState, decision: Decision, rng: random.Random, seen: Counter[str]) -> None:
        self.s, self.decision, self.rng, self.seen = s, decision, rng, seen
        self.side = SIDES.index(decision.side)
        self.blind = without_hidden(s, self.side)
        self.wrong: list[str] = []

    def expect(self, question: Action, offered: bool) -> None:
        answer = why_not(self.s, question)
        self.seen[f"{self.decision.point} {question.kind} {'yes' if answer is None else answer.rule}"] += 1
        if (answer is None) != offered:
            self.wrong.append(f"{self.decision.point} {question}: {'offered' if offered else 'not offered'}, {answer}")
        if answer is not None:
            assert answer.rule and answer.reason and "\n" not in str(answer), answer

    def movement(self, s: GameState, asked: Decision | None, names: tuple[str, ...], far: bool) -> None:
        """A movement whose question DP-A2 is `asked`; None: it cannot even begin."""
        options = asked.options if asked is not None else ()
        steps = {option.hex for option in options if option.kind == "step"}
        assaults = {option.hex for option in options if option.kind == "assault"}
        unit = s.setting.unit_index[names[0]]
        near = around(s, unit)
        for place in near:
            self.expect(Action("move", hex=place, units=names), place in steps)
            self.expect(Action("assault", hex=place, units=names), place in assaults)
        if not far:
            return
        ends, targets = tour(s, asked) if asked is not None else (set(), set())
        beyond = [name for name in s.setting.hex_id if name not in near and name != s.setting.hex_id[s.hex[unit]]]
        for place in beyond:
            if place in ends or place in targets or self.rng.random() < 0.2:
                self.expect(Action("move", hex=place, units=names), place in ends)
                self.expect(Action("assault", hex=place, units=names), place in targets)

    def formation(self, name: str) -> str:
        setting = self.s.setting
        return setting.formation_id[self.s.formation[setting.unit_index[name]]]

    def fire(self, name: str, targets: set[str]) -> None:
        for target in enemies(self.s, self.s.setting.unit_index[name]):
            if target in targets or self.rng.random() < 0.4:
                self.expect(Action("fire", name, target=target), target in targets)

    def act(self) -> None:
        """DP-A1: what `move`, `fire` and `enter` would lead to."""
        s, options = self.blind, self.decision.options
        stacks = [option.units for option in options if option.kind == "move" and len(option.units) > 1]
        on_map = [name for unit, name in enumerate(s.setting.unit_id) if s.place[unit] == ON_MAP and s.hex[unit] >= 0]
        acting = [name for name in on_map if self.decision.about.count(self.formation(name))]
        some = [*self.rng.sample(acting, min(6, len(acting))), *self.rng.sample(on_map, 3)]
        lone = [(name,) for name in some]
        far = self.rng.choice([option.units for option in options if option.kind == "move"] or lone)
        for names in [*lone, *self.rng.sample(stacks, min(3, len(stacks))), far]:
            begin = Action("move", units=names)
            s_then, asked = taken(s, begin) if begin in options else (s, None)
            self.movement(s_then, asked, names, names == far)
        for name in some:
            begin = Action("fire", name)
            asked = taken(s, begin)[1] if begin in options else None
            self.fire(name, {option.target for option in asked.options} if asked is not None else set())
        self.enter()

    def enter(self) -> None:
        s = self.s
        open_to = {(option.units, option.hex) for option in self.decision.options if option.kind == "enter"}
        due = [(name,) for unit, name in enumerate(s.setting.unit_id) if s.place[unit] != ON_MAP]
        groups = [*self.rng.sample(due, min(4, len(due))), *dict.fromkeys(units for units, _ in open_to)]
        for names in groups[:12]:
            for place in {*self.rng.sample(s.setting.hex_id, 3), *[hex_ for units, hex_ in open_to if units == names]}:
                self.expect(Action("move", hex=place, units=names), (names, place) in open_to)

    def step(self) -> None:
        """DP-A2, DP-H6 and the first shots of a stack: the movement under way, and fire out of it."""
        s, asked = self.blind, self.decision
        names = asked.about
        if any(option.kind == "move_on" for option in asked.options):
            after, following = taken(s, Action("move_on"))
            self.movement(after, following, names, True)
        else:
            self.movement(s, asked, names, True)
        for name in names:  # each member can be asked for the stack
            for place in around(s, s.setting.unit_index[name]):
                together = why_not(self.s, Action("move", hex=place, units=names))
                self.expect(Action("move", name, place), together is None)
        for name in [*names, *self.rng.sample(s.setting.unit_id, 3)]:
            shot = Action("fire", name)
            following = taken(s, shot)[1] if shot in asked.options else None
            self.fire(name, {option.target for option in following.options} if following is not None else set())

    def shoot(self) -> None:
        """DP-A3, DP-R1, DP-R2, DP-R4, DP-H1: shots offered by name."""
        for name in self.s.setting.unit_id:
            own = {option.target for option in self.decision.options if option.kind in FIRE and option.unit == name}
            if own or self.rng.random() < 0.1:
                self.fire(name, own)

    def idle(self) -> None:
        """Whatever else is asked, nobody moves or assaults meanwhile."""
        s = self.s
        for unit in self.rng.sample(range(s.setting.unit_count), 6):
            if s.place[unit] == ON_MAP:
                for place in around(s, unit):
                    self.expect(Action("move", s.setting.unit_id[unit], place), False)
                    self.expect(Action("assault", s.setting.unit_id[unit], place), False)

    def activate(self) -> None:
        decision = self.decision
        ready = {option.target for option in decision.options
                 if option.kind in ("play_repeat", "activate_both", "fire_with_formation")}
        if any(option.kind == "activate" for option in decision.options):
            ready.add(decision.about[0])
        for name in self.s.setting.formation_id:
            self.expect(Action("activate", name), name in ready)

    def secrets(self) -> None:
        """13.1: a gun somewhere else, and every answer is word for word the same."""
        s = self.s
        guns = hidden_from(s, self.side)
        if not guns:
            return
        other = s.copy()
        free = [place for place, stack in enumerate(s.stack) if not any(s.setting.side[u] == self.side for u in stack)]
        for gun in guns:
            shift(other, gun, self.rng.choice(free))
        for question in self.questions(guns):
            assert why_not(s, question) == why_not(other, question), question
            self.seen["secret"] += 1

    def questions(self, guns: list[int]) -> Iterator[Action]:
        s, ids = self.s, self.s.setting.unit_id
        hexes = {name for gun in guns for name in around(s, gun)} | {s.setting.hex_id[s.hex[gun]] for gun in guns}
        for unit in self.rng.sample(range(len(ids)), 10):
            for gun in guns:
                yield Action("fire", ids[unit], target=ids[gun])
                yield Action("fire", ids[gun], target=ids[unit])
                yield Action("activate", ids[gun])
            for place in self.rng.sample(sorted(hexes), min(5, len(hexes))):
                yield Action("fire", ids[unit], place)
                yield Action("move", ids[unit], place)
                yield Action("assault", ids[unit], place)
                yield Action("move", ids[guns[0]], place)

    def all(self) -> list[str]:
        kind = self.decision.kind
        if kind == "act":
            self.act()
        elif kind == "move":
            self.step()
        else:
            self.idle()
            if kind in ("fire", "reaction", "return_fire", "assault_fire"):
                self.shoot()
        self.activate()
        self.secrets()
        return self.wrong


RARE = {"DP-A1": ("fire", "enter"), "DP-A2": ("fire", "assault"), "DP-R1": ("opportunity_fire",)}


def worth(decision: Decision) -> float:
    """The chance that a decision is looked at: rare points and rare options more often."""
    kinds = {option.kind for option in decision.options}
    rare = not kinds.isdisjoint(RARE.get(decision.point, ()))
    common = {"DP-M2": 0.2, "DP-H6": 1.0, "DP-A3": 0.1}.get(decision.point, 0.02)
    return max(common, 0.12 if rare else 0.0)


def play(name: str, seed: int, options: dict[str, str], share: float, seen: Counter[str]) -> None:
    game = Game(SYSTEM, scenario(name), seed, options)
    player, rng = RandomPlayer(seed), random.Random(seed)
    while (decision := game.decision) is not None:
        if rng.random() < share * worth(decision):
            s = game.state
            assert isinstance(s, GameState)
            before = game.state_hash()
            wrong = Judge(s, decision, rng, seen).all()
            assert not wrong, f"{name} {seed} decision {len(game.log)}:\n" + "\n".join(wrong[:20])
            assert game.state_hash() == before
        game.submit(player.choose(decision))
    assert why_not(game.state, Action("move", "x", "0101")) == Refusal("11", "The game is over")


@pytest.mark.rule("6.1", "7.1", "8.1.1", "9.1.1", "5.1", "6.3.1", "13.1")
@pytest.mark.parametrize("options", [{}, HIDDEN], ids=["plain", "hidden"])
@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_why_not_is_silent_exactly_where_an_option_is_offered(name: str, options: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    wanted = ("DP-A1 move", "DP-A1 assault", "DP-A1 fire", "DP-A2 move", "DP-A2 fire", "DP-R1 fire", "DP-M2 activate")
    missing = list(wanted)
    for seed in range(15):
        play(name, seed, options, 0.4, seen)
        missing = [kind for kind in wanted if not seen[f"{kind} yes"]]
        if seed > 1 and not missing:
            break
    assert not missing, missing
    assert bool(seen["secret"]) == bool(options)
