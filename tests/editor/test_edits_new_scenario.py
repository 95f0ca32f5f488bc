"""A new scenario can be played at once, whatever its grid; copies of shipped ones have their own id."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bk40qt.engine.game import Game
from bk40qt.engine.rules.blitz40.scenario_file import dump_scenario
from bk40qt.engine.rules.blitz40.system import Blitz40
from editor.document import ScenarioDocument
from editor.new_scenario import Shape, copy_of, new_scenario


@pytest.mark.parametrize(
    "shape",
    [
        Shape(columns, rows, top, first, shifted)
        for (columns, rows), top, first, shifted in product(
            ((20, 15), (5, 9), (2, 1), (1, 2), (120, 3)), ("flat", "pointy"), ("column", "row"), ("odd", "even")
        )
    ],
    ids=str,
)
def test_a_new_scenario_has_no_faults(shape: Shape) -> None:
    document = new_scenario("Bois d'Été 1940", shape)
    assert document.problems() == ()
    scenario = document.scenario()
    assert scenario is not None and dump_scenario(scenario) == document.text()
    assert scenario.board.grid == shape.grid() == document.grid
    german, french = scenario.sides
    faced = {german.home_edge, french.home_edge}
    assert faced == ({"east", "west"} if shape.columns >= shape.rows else {"north", "south"})
    again, problems = ScenarioDocument.of(document.data)
    assert again is not None and not problems and again.text() == document.text()


@pytest.mark.parametrize("shape", (Shape(10, 8, "pointy"), Shape(8, 10, "flat", "row", "even")), ids=str)
def test_a_new_scenario_is_played_to_its_end(shape: Shape) -> None:
    scenario = new_scenario("Test", shape).scenario()
    assert scenario is not None
    game, chance = Game(Blitz40(), scenario, seed=1), Random(1)
    for _ in range(5_000):
        if game.decision is None:
            break
        game.submit(chance.choice(list(game.decision.options)))
    assert game.outcome is not None


@pytest.mark.parametrize("name", ("hannut", "stonne"))
def test_a_copy_has_an_id_of_its_own(name: str) -> None:
    document = copy_of(name, title="Another")
    assert document.problems() == () and document.data["title"] == "Another"
    assert document.data["id"] == f"{name}_2"
    assert copy_of(name, "mine").data["id"] == "mine"
