"""What holds for every game, whatever the seed, the switches and the choices (hypothesis looks for the exception)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bk40qt.engine.decisions import Action
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState
from bk40qt.selfplay import contract, invariants
from bk40qt.selfplay.policies import POLICIES

SYSTEM = SYSTEMS["blitz40"]
short = settings(max_examples=8, deadline=None)

options = st.fixed_dictionaries({}, optional={name: st.sampled_from(option.values) for name, option in OPTIONS.items()})
scenarios = st.sampled_from(["hannut", "stonne"])
seeds = st.integers(0, 2**32)
players = st.sampled_from(sorted(POLICIES))
lengths = st.integers(1, 400)


@lru_cache
def scenario(name: str) -> Any:
    return SYSTEM.load(name)


def state_of(game: Game) -> GameState:
    assert isinstance(game.state, GameState)
    return game.state


def playing(game: Game, german: str, french: str) -> Iterator[Action]:
    """The actions of a game as they are taken; each is submitted when the next one is asked for."""
    rng = random.Random(f"property {game.seed}")
    policies = {"german": POLICIES[german](rng), "french": POLICIES[french](rng)}
    while (decision := game.decision) is not None:
        yield policies[decision.side](game, decision)


def played(name: str, seed: int, chosen: dict[str, str], german: str, french: str, length: int) -> Game:
    game = Game(SYSTEM, scenario(name), seed, chosen)
    for action in playing(game, german, french):
        if len(game.log) >= length:
            break
        game.submit(action)
    return game


@short
@given(scenarios, seeds, options, players, players)
def test_there_is_no_dead_end_and_every_game_ends(
    name: str, seed: int, chosen: dict[str, str], german: str, french: str
) -> None:
    game = Game(SYSTEM, scenario(name), seed, chosen)
    for action in playing(game, german, french):
        game.submit(action)
        invariants.check_decision(state_of(game), game.decision)
        assert len(game.log) < 20_000
    assert game.outcome is not None and game.outcome.rule


@short
@given(scenarios, seeds, options, players, players, lengths)
def test_stacking_steps_and_markers_are_kept_at_every_decision(
    name: str, seed: int, chosen: dict[str, str], german: str, french: str, length: int
) -> None:
    game = Game(SYSTEM, scenario(name), seed, chosen)
    watch = invariants.Watch(state_of(game))
    for action in playing(game, german, french):
        if len(game.log) >= length:
            break
        events = game.submit(action)
        invariants.check_position(state_of(game))
        watch.check(state_of(game), events)


@short
@given(scenarios, seeds, options, players)
def test_everybody_sets_up_in_his_zone(name: str, seed: int, chosen: dict[str, str], player: str) -> None:
    game = Game(SYSTEM, scenario(name), seed, chosen)
    for action in playing(game, player, player):
        if state_of(game).turn:
            break
        game.submit(action)
    s = state_of(game)
    setting = s.setting
    for stage in setting.scenario.setup:
        for formation, zone_name in stage.formations:
            zone = setting.zones[zone_name]
            for unit, home in enumerate(setting.home_formation):
                if setting.formation_id[home] != formation or setting.arrival[unit] or s.place[unit] != ON_MAP:
                    continue
                if zone.with_formations:  # it stands with a unit of the formations named, or of its own by attachment
                    company = {setting.formation_id[setting.home_formation[other]] for other in s.stack[s.hex[unit]]}
                    allowed = {*zone.with_formations, setting.formation_id[s.formation[unit]]}
                    assert company & allowed, setting.unit_id[unit]
                else:
                    assert setting.hex_id[s.hex[unit]] in zone.hexes, setting.unit_id[unit]


@short
@given(scenarios, seeds, players, players, lengths)
def test_views_and_events_tell_nothing_of_hidden_guns(
    name: str, seed: int, german: str, french: str, length: int
) -> None:
    game = Game(SYSTEM, scenario(name), seed, {"hidden_at_guns": "yes"})
    for action in playing(game, german, french):
        if len(game.log) >= length:
            break
        events = game.submit(action)
        s = state_of(game)
        if True in s.hidden:
            views = {str(side): json.dumps(game.view(side), sort_keys=True, separators=(",", ":")) for side in SIDES}
            invariants.check_hidden(s, views, {str(side): SYSTEM.visible(s, events, side) for side in SIDES})


@short
@given(scenarios, seeds, options, players, players, lengths, st.data())
def test_undo_returns_to_the_same_position_and_the_same_dice(
    name: str, seed: int, chosen: dict[str, str], german: str, french: str, length: int, data: st.DataObject
) -> None:
    game = Game(SYSTEM, scenario(name), seed, chosen)
    hashes = [game.state_hash()]
    for action in playing(game, german, french):
        if len(game.log) >= length:
            break
        game.submit(action)
        hashes.append(game.state_hash())
    entries = list(game.log)
    count = data.draw(st.integers(0, len(entries)))
    game.undo(count)
    assert game.state_hash() == hashes[count]
    for entry in entries[count:]:
        assert game.submit(entry.action) == entry.events
    assert game.state_hash() == hashes[-1] and game.log == entries


@short
@given(scenarios, seeds, options, players, players, lengths)
def test_a_replay_is_equal(name: str, seed: int, chosen: dict[str, str], german: str, french: str, length: int) -> None:
    contract.check_replay(played(name, seed, chosen, german, french, length))


@short
@given(scenarios, seeds, options, players, players, lengths)
def test_position_and_decision_survive_json(
    name: str, seed: int, chosen: dict[str, str], german: str, french: str, length: int
) -> None:
    game = played(name, seed, chosen, german, french, length)
    contract.check_recomputed(game)
    again = SYSTEM.from_json(game.scenario, json.loads(json.dumps(game.state_json())))
    assert SYSTEM.to_json(again) == game.state_json()
    if game.decision is not None:
        for action in game.decision.options:
            assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action
    for entry in game.log[-20:]:
        contract.check_events(game, entry.events)


@short
@given(scenarios, seeds, options, players, players, lengths)
def test_folding_the_events_gives_the_position(
    name: str, seed: int, chosen: dict[str, str], german: str, french: str, length: int
) -> None:
    game = played(name, seed, chosen, german, french, length)
    fold = contract.Fold(game)
    for entry in game.log:
        fold.take(entry.events)
    fold.check()


@short
@given(scenarios, seeds, options, players, lengths, st.randoms(use_true_random=False))
def test_what_is_not_offered_is_refused_and_changes_nothing(
    name: str, seed: int, chosen: dict[str, str], player: str, length: int, rng: random.Random
) -> None:
    game = played(name, seed, chosen, player, player, length)
    contract.check_refusal(game, rng, [entry.action for entry in game.log])


@short
@given(scenarios, seeds, options, players, players, lengths)
def test_what_happens_was_among_the_odds(
    name: str, seed: int, chosen: dict[str, str], german: str, french: str, length: int
) -> None:
    game = played(name, seed, chosen, german, french, length)
    for _, action in zip(range(3), playing(game, german, french), strict=False):
        ways = contract.explained(game, action)
        events = game.submit(action)
        if ways is not None:
            contract.check_explained(ways, action, events)
