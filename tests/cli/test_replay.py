from __future__ import annotations

import json

from bk40qt.engine.game import Entry
from bk40qt.storage.saves import create
from tests.cli.games import random_game


def test_a_game_that_replays_is_yes(bk40qt, saved):
    before = saved.read_bytes()
    found = bk40qt("replay", str(saved), "--verify")
    assert found.code == 0 and "150 decisions" in found.out and not found.err
    assert saved.read_bytes() == before


def test_a_verified_game_as_json(bk40qt, saved):
    answer = json.loads(bk40qt("replay", str(saved), "--verify", "--json").out)
    game = random_game("stonne", 3, 150)
    assert answer["ok"] is True and answer["difference"] is None and answer["decisions"] == 150
    assert answer["state_hash"] == game.state_hash() and answer["outcome"] is None and answer["seeded"] is True
    assert (answer["system"], answer["scenario"]) == ("blitz40", "stonne")


def test_a_finished_game_tells_its_outcome(bk40qt, tmp_path):
    path = tmp_path / "over.bk40save"
    create(path, random_game("hannut", 1)).close()
    assert "Outcome: The " in bk40qt("replay", str(path), "--verify").out


def test_a_game_that_differs_is_no_and_the_place_is_named(bk40qt, tmp_path):
    game = random_game("stonne", 3, 60)
    entry = game.log[41]
    game.log[41] = Entry(entry.side, entry.action, entry.chance, ())
    path = tmp_path / "other.bk40save"
    create(path, game).close()
    found = bk40qt("replay", str(path), "--verify")
    assert found.code == 1 and "decision 41, event 0" in found.out and not found.err
    found = bk40qt("replay", str(path), "--verify", "--json")
    answer = json.loads(found.out)
    assert found.code == 1 and answer["ok"] is False
    assert (answer["difference"]["decision"], answer["difference"]["event"]) == (41, 0)


def test_without_verify_the_game_is_printed(bk40qt, saved):
    found = bk40qt("replay", str(saved))
    assert found.code == 0 and found.out.startswith("Stonne, 15 May 1940 (")
    game = random_game("stonne", 3, 150)
    for line in game.lines(game.log[0].events + game.log[140].events):
        assert f"          {line}\n" in found.out
    assert f"  150 {game.log[-1].side.capitalize()}: " in found.out


def test_the_printed_game_as_json(bk40qt, saved):
    answer = json.loads(bk40qt("replay", str(saved), "--json").out)
    game = random_game("stonne", 3, 150)
    assert answer["seed"] == 3 and answer["scenario"] == "stonne" and len(answer["decisions"]) == 150
    for found, entry in zip(answer["decisions"], game.log, strict=True):
        assert found["action"] == entry.action.to_json() and found["side"] == entry.side
        assert found["events"] == json.loads(json.dumps([event.to_json() for event in entry.events]))


def test_a_damaged_file_is_bad_input(bad, saved):
    raw = saved.read_bytes()
    for cut in (0, 10, 100, len(raw) // 2, len(raw) - 1):
        saved.write_bytes(raw[:cut])
        bad("replay", str(saved), "--verify")
        bad("replay", str(saved))
        assert saved.read_bytes() == raw[:cut]


def test_a_scenario_is_no_saved_game(bad):
    from bk40qt.paths import shipped_scenarios

    assert "not a saved game" in bad("replay", str(shipped_scenarios()["hannut"]))
