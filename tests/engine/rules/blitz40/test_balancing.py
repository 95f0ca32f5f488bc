"""13.3: players may change the number of repeat, general, artillery and Stuka markers."""

from __future__ import annotations

import pytest

from bk40qt.engine.game import Game
from tests.engine.rules.blitz40.position import SYSTEM, Position, scenario


def counts(name: str, **options: str) -> dict[tuple[str, int], int]:
    """Markers by kind and first turn, german and french together under `side_kind`."""
    found: dict[tuple[str, int], int] = {}
    for marker in Position(name, **options).state.setting.markers:
        if marker.kind != "formation" and not marker.extra:
            key = (f"{('german', 'french')[marker.side]}_{marker.kind}", marker.turn)
            found[key] = found.get(key, 0) + 1
    return found


@pytest.mark.rule("13.3")
def test_13_3_a_switch_changes_the_number_of_markers_at_the_start() -> None:
    printed = counts("hannut")
    changed = counts("hannut", german_repeat_markers="0", french_general_markers="3", french_stuka_markers="1")
    assert printed["german_repeat", 1] == 2 and ("german_repeat", 1) not in changed
    assert (printed["french_general", 1], changed["french_general", 1]) == (1, 3)
    assert changed["french_stuka", 1] == 1


@pytest.mark.rule("13.3", "12.2")
def test_13_3_markers_that_come_later_stay_as_the_scenario_has_them() -> None:
    changed = counts("stonne", german_repeat_markers="5")
    assert (changed["german_repeat", 1], changed["german_repeat", 6]) == (5, 1)


@pytest.mark.rule("13.3", "8.6")
def test_13_3_a_marker_that_only_balancing_brings_has_the_strikes_of_its_kind() -> None:
    markers = Position("hannut", french_stuka_markers="1").state.setting.markers
    assert next(marker for marker in markers if marker.id == "french_stuka_1").strikes == ("stuka", "stuka")


@pytest.mark.rule("13.3", "R-16")
def test_13_3_without_stukas_the_initiative_has_two_markers() -> None:
    game = Game(SYSTEM, scenario("hannut"), 1, {"german_stuka_markers": "0"})
    while (decision := game.decision) is not None and decision.kind != "open_with":
        game.submit(decision.options[0])
    assert decision is not None and len(decision.options) == 2
