"""What a side may see (13.1)."""

from __future__ import annotations

import json

import pytest

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.events import Event
from bk40qt.engine.modifiers import Check, Modifier
from bk40qt.engine.rules.blitz40 import flow
from bk40qt.engine.rules.blitz40.command import reveal
from bk40qt.engine.rules.blitz40.events import AssaultBegan, Hit, Read, Rolled, StepLost, UnitsCleared, emit
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.state import GameState
from bk40qt.engine.rules.blitz40.view import view, visible
from tests.engine.rules.blitz40.test_setup import Choose, at_random, battle, play, start, where

GUN = "h_fr_rdp_at"


def hiding(seed: int, kind: str = "hide") -> Choose:
    choose = at_random(seed)

    def answer(decision: Decision) -> Action:
        return next(a for a in decision.options if a.kind == kind) if decision.kind == "hide" else choose(decision)

    return answer


def hannut(kind: str = "hide", seed: int = 0) -> GameState:
    s = start(battle("hannut"), hidden_at_guns="yes")
    play(s, hiding(seed, kind))
    return s


def unit(s: GameState, side: str, name: str) -> dict[str, object]:
    return next(found for found in view(s, side)["units"] if found["id"] == name)


def lines(s: GameState, side: str, events: list[Event]) -> str:
    return json.dumps([event.to_json() for event in visible(s, events, side)])


@pytest.mark.parametrize("name", ("hannut", "stonne"))
@pytest.mark.parametrize("side", SIDES)
def test_a_view_is_json_and_holds_no_machinery(name: str, side: str) -> None:
    s = start(battle(name))
    play(s, at_random(1))
    seen = view(s, side)
    assert json.loads(json.dumps(seen)) == seen
    assert not {"frames", "dice", "seed", "stack"} & seen.keys()
    assert len(seen["units"]) == s.setting.unit_count
    assert seen == view(s, side) and view(s, "german") == view(s, "french")  # nothing hidden, nothing to tell apart


def test_markers_in_the_cup_are_known_but_not_their_order() -> None:
    s = start(battle("hannut"))
    for number in range(len(s.marker)):
        s.marker[number] = "cup" if number % 2 else "held"
    seen = view(s, "french")["markers"]
    assert seen["cup"] == sorted(seen["cup"]) and len(seen["cup"]) == len(s.marker) // 2
    assert set(seen["places"].values()) == {"held"}


def test_12_1_points_control_and_works_are_open() -> None:
    s = hannut()
    seen = view(s, "german")
    assert seen["vp"] == 8
    assert seen["hexes"]["1802"]["control"] == "german"
    assert sum("entrenchment" in found for found in seen["hexes"].values()) == 5
    s = start(battle("stonne"))
    play(s, at_random(0))
    assert sum("minefield" in found for found in view(s, "german")["hexes"].values()) == 4


def test_13_1_a_hidden_gun_is_a_name_and_nothing_more() -> None:
    s = hannut()
    assert unit(s, "german", GUN) == {"id": GUN, "side": "french", "place": "hidden"}
    own = unit(s, "french", GUN)
    assert own["hex"] == where(s, GUN) and "hidden" in own["statuses"]  # type: ignore[operator]


def test_13_1_the_step_count_of_its_formation_does_not_betray_the_gun() -> None:
    s = hannut()
    before = view(s, "german")["formations"]
    emit(s, StepLost("8.3", GUN, 1))
    assert view(s, "german")["formations"] == before
    assert view(s, "french")["formations"] != before
    assert sum(found["total"] for found in before if found["side"] == "french") == 2 * sum(
        not s.setting.is_hq[u] and s.setting.side[u] == 1 and s.setting.unit_id[u] != GUN
        for u in range(s.setting.unit_count))


@pytest.mark.parametrize("kind", ("hide", "show"))
def test_13_1_nothing_leaks_while_the_gun_may_still_be_hidden(kind: str) -> None:
    """Placing comes before hiding: an opponent who watches must not learn the hex meanwhile."""
    s = start(battle("hannut"), hidden_at_guns="yes")
    choose = hiding(4, kind)
    while (decision := flow.run(s)) is not None and decision.side == "french":
        assert unit(s, "german", GUN) == {"id": GUN, "side": "french", "place": "hidden"}
        s.out = []
        flow.answer(s, choose(decision))
        if (event := next((e for e in s.out if getattr(e, "unit", "") == GUN), None)) is not None:
            assert (GUN in lines(s, "german", [event])) == (event.kind == "revealed")
            assert GUN in lines(s, "french", [event])
    assert unit(s, "german", GUN).get("hex") == (None if kind == "hide" else where(s, GUN))


def test_13_1_a_revealed_gun_is_seen_and_its_past_may_be_looked_up() -> None:
    s = hannut()
    log = list(s.out)
    assert GUN not in lines(s, "german", log) and GUN in lines(s, "french", log)
    reveal(s, s.setting.unit_index[GUN])
    assert GUN in lines(s, "german", s.out[-1:])
    assert '"placed"' in lines(s, "german", [event for event in log if getattr(event, "unit", "") == GUN])
    assert unit(s, "german", GUN)["hex"] == where(s, GUN)


def check_on(target: str) -> Check:
    return Check("strike", "8.6.1", "", target, "2d6", "crt", 5, (Modifier(-2, "target_village", "8.2.3"),), 3)


def test_13_1_a_strike_on_a_hidden_gun_tells_the_firer_nothing_about_it() -> None:
    s = hannut()
    happened: list[Event] = [
        Read("8.6.1", check_on(GUN), 9, "R"), Hit("8.3", GUN, "R"), StepLost("8.3", GUN, 1),
        UnitsCleared("8.4", "neutralized", (GUN,)),
    ]
    assert visible(s, happened, "german") == ()
    assert visible(s, happened, "french") == tuple(happened)


def test_13_1_rolls_stay_visible_without_the_name_of_the_gun() -> None:
    s = hannut()
    rolled = Rolled("8.6.1", check_on(GUN), (4, 5), 9, "R")
    (seen,) = visible(s, [rolled], "german")
    assert isinstance(seen, Rolled)
    assert (seen.faces, seen.total) == ((4, 5), 9)
    assert GUN not in json.dumps(seen.to_json()) and not seen.check.modifiers and not seen.result
    assert rolled.check.target == GUN  # the log itself is untouched
    open_roll = Rolled("8.6.1", check_on("h_fr_rdp1_mg"), (4, 5), 9, "R")
    assert visible(s, [open_roll], "german") == (open_roll,)


def test_13_1_lists_of_units_lose_only_the_hidden_one() -> None:
    s = hannut()
    began = AssaultBegan("9.1.1", "1416", ("h_de_35i_l1",), ("h_fr_rdp1_mg", GUN))
    (seen,) = visible(s, [began], "german")
    assert isinstance(seen, AssaultBegan) and seen.defenders == ("h_fr_rdp1_mg",)
