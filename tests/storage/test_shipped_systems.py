"""The real rules in a real file: what the toy system stands for elsewhere."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.storage import saves


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_a_random_game_is_saved_opened_and_gone_on_with(tmp_path: Path, scenario: str) -> None:
    system = SYSTEMS["blitz40"]
    choose = random.Random(scenario)
    game = Game(system, system.load(scenario), seed=1940)
    path = tmp_path / "game.bk40save"
    with saves.create(path, game) as saved:
        while game.decision is not None and len(game.log) < 250:
            game.submit(choose.choice(game.decision.options))
            if len(game.log) % 100 == 99 and choose.random() < 0.7:
                game.undo(len(game.log) - 30)
        saved.copy_to(tmp_path / "copy.bk40save")
    assert saves.verify(tmp_path / "copy.bk40save").state_hash == game.state_hash()
    with saves.open_game(path) as again:
        assert again.game.log == game.log
        assert again.game.state_hash() == game.state_hash()
        while again.game.decision is not None and len(again.game.log) < 300:
            again.game.submit(choose.choice(again.game.decision.options))
    report = saves.verify(path)
    assert report.ok
    assert report.seeded
    assert report.decisions == len(again.game.log)
    events = list(saves.read_events(path).events(system.events))
    recorded = [event for number, event in events if number >= 0]
    assert recorded == [event for entry in again.game.log for event in entry.events]
