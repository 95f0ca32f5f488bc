"""Every decision point of Part B, answered in the window by mouse: on the map where the option belongs there, else in
the tray, a menu or the list of options."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.players.random_player import RandomPlayer
from tests.engine.rules.blitz40.assaults import HQ, TANK, field
from tests.engine.rules.blitz40.position import Position
from tests.play.driver import CONTROL, LEFT, Driver, Key

SYSTEM = SYSTEMS["blitz40"]
RIFLES = "h_de_12i_2"
NO_EFFECT, STEP_LOSS = 7, 10  # rolls in the columns that the assault below comes to

POINTS = {f"DP-{name}" for name in (
    "S1 S2 S3 S4 S5 S6 S7 S8 M1 M2 M3 M4 M5 M6 A1 A2 A3 A4 R1 R2 R3 R4 R5 N1 H1 H2 H3 H4 H4b H5 H6 I1 I2 I3 I4 X1 X2 X3"
).split()}
# What is asked there: some points have two questions.
KINDS = set("""
    place allot_loss entrenchments minefields attach mount hide set_aside open_with cancel formation_marker
    strike_marker
    repeat_marker general_marker remove_markers after_segment act move fire reaction return_fire retreat retreat_on
    result
    loss assault_fire assault_result withdraw strike calibre observer group return_hq rout
""".split())
# Loading and entering are options of DP-A1 in the engine; Part B lists them as points of their own.
_WITHIN = {"load": "DP-A4", "unload": "DP-A4", "enter": "DP-X3"}
# Games at random that meet nearly all points: scenario, seed, options.
GAMES = [("hannut", 3, {"hidden_at_guns": "yes"}), ("stonne", 5, {}), ("stonne", 2, {})]


def two_persons(game: Game) -> Session:
    return Session(game, Seats({"german": PERSON, "french": PERSON}, hand_over=False))


def points_of(decision: Decision, option: Action) -> set[str]:
    return {decision.point, _WITHIN.get(option.kind, decision.point)}


def play(driver: Driver, seed: int, seen: set[tuple[str, str]], kinds: set[str]) -> set[str]:
    """A random game that tries every kind of option at every point once, by the window; what it has seen already is
    decided without looking. Returns the points answered; `kinds` takes what was asked there."""
    game, player = driver.session.game, RandomPlayer(seed)
    points: set[str] = set()
    while (decision := game.decision) is not None:
        choice = player.choose(decision)
        new = [option for option in decision.options if (decision.point, option.kind) not in seen]
        if not new:
            game.submit(choice)
            continue
        option = choice if choice in new else new[0]
        driver.session.take_seat()  # the window looks at the position
        driver.settle()
        driver.answer(option)
        seen.add((decision.point, option.kind))
        kinds.add(decision.kind)
        points |= points_of(decision, option)
    return points


def met(asked: str, scenario: str, seeds: range) -> Game:
    """The first of these random games that comes to that point or question, there."""
    for seed in seeds:
        game, player = Game(SYSTEM, SYSTEM.load(scenario), seed), RandomPlayer(seed)
        while game.decision is not None and asked not in (game.decision.point, game.decision.kind):
            game.submit(player.choose(game.decision))
        if game.decision is not None:
            return game
    raise AssertionError(f"no game comes to {asked}")


def assaulted(driver: Driver) -> None:
    """The tank assaults 1311 from 1312, by mouse; both sides have fired."""
    driver.click_unit(TANK)
    driver.click_hex("1311")
    assert driver.click_entry("Assault 1311")
    driver.settle(lambda: driver.decision.point == "DP-H1")
    for _ in range(2):
        driver.answer(driver.decision.options[0])


def test_every_decision_point_is_answered_through_the_window(game_window):
    seen: set[tuple[str, str]] = set()
    points: set[str] = set()
    kinds: set[str] = set()
    for scenario, seed, options in GAMES:
        driver = game_window(two_persons(Game(SYSTEM, SYSTEM.load(scenario), seed, options)))
        points |= play(driver, seed, seen, kinds)
        for way in ("map", "list"):  # neither is only ornament
            assert driver.ways[way] or len(driver.ways) < 3
        driver.window.close()
    for driver, rare in ((game_window(two_persons(met("DP-S5", "hannut", range(3, 60)))), "DP-S5"),
                         (game_window(two_persons(met("loss", "hannut", range(20, 60)))), "DP-N1"),
                         (game_window(two_persons(field(RIFLES).activate("fr_1_cuir", dice=[NO_EFFECT, STEP_LOSS]))),
                          "DP-H4"),
                         (game_window(two_persons(field().put(RIFLES, "1311", "neutralized").activate(
                             "fr_1_cuir", dice=[NO_EFFECT, NO_EFFECT]))), "DP-H4b")):
        if rare.startswith("DP-H"):
            assaulted(driver)
        assert driver.decision.point == rare
        kinds.add(driver.decision.kind)
        driver.answer(driver.decision.options[-1])
        points.add(rare)
    assert POINTS - points == set()
    assert KINDS - kinds == set()


def test_a_unit_moves_by_a_click_on_it_and_a_click_on_where_it_goes(game_window):
    driver = game_window(two_persons(field().activate("fr_1_cuir")))
    driver.click_unit(TANK)
    assert driver.window.selection.unit == TANK and "1412" in driver.window.highlights.reach.hexes
    driver.click_hex("1412")
    driver.settle(lambda: driver.window.scene.counters.hex_of(TANK) == "1412")
    assert driver.session.game.log[0].action == Action("move", units=(TANK,))


def test_a_way_of_several_hexes_is_gone_hex_by_hex(game_window):
    driver = game_window(two_persons(field().activate("fr_1_cuir")))
    driver.click_unit(TANK)
    reach = driver.window.highlights.reach.hexes
    far = next(name for name, goal in reach.items() if len(goal.cheapest.path) == 2 and goal.stop)
    driver.click_hex(far)
    driver.settle(lambda: driver.window.scene.counters.hex_of(TANK) == far)
    assert [entry.action.kind for entry in driver.session.game.log] == ["move", *["step"] * 2]


def test_a_way_is_left_when_the_player_decides_otherwise(game_window):
    driver = game_window(two_persons(field().activate("fr_1_cuir")))
    driver.session.pause = 10_000  # a step, and then time to think
    driver.click_unit(TANK)
    reach = driver.window.highlights.reach.hexes
    driver.click_hex(next(name for name, goal in reach.items() if len(goal.cheapest.path) == 2 and goal.stop))
    assert driver.decision.kind == "move" and driver.count == 1
    other = next(option for option in driver.decision.options if option.kind == "step")
    driver.click_row(other)
    driver.key(driver.Return)
    driver.session.pause = 0
    driver.session.poke()
    driver.qtbot.wait(50)
    assert driver.count == 2 and driver.window.scene.counters.hex_of(TANK) == other.hex


def test_a_way_that_is_taken_back_is_not_gone_on_with(game_window):
    driver = game_window(two_persons(field().activate("fr_1_cuir")))
    start = driver.window.scene.counters.hex_of(TANK)
    driver.session.pause = 180
    driver.click_unit(TANK)
    reach = driver.window.highlights.reach.hexes
    driver.click_hex(next(name for name, goal in reach.items() if len(goal.cheapest.path) == 2 and goal.stop))
    driver.settle(lambda: driver.count == 2)  # one step of two
    driver.key(Key.Key_Z, CONTROL)
    driver.qtbot.wait(300)
    assert driver.count == 1 and driver.window.scene.counters.hex_of(TANK) == start
    driver.key(Key.Key_Y, CONTROL)
    driver.qtbot.wait(300)
    assert driver.count == 2 and driver.window.scene.counters.hex_of(TANK) != start


def test_several_units_go_together(game_window):
    driver = game_window(two_persons(field().activate("fr_1_cuir")))
    driver.click_unit(TANK)
    driver.click_unit(HQ, CONTROL)
    assert set(driver.window.selection.units) == {TANK, HQ}
    driver.click_hex("1412")
    driver.settle(lambda: driver.window.scene.counters.hex_of(HQ) == "1412")
    assert driver.window.scene.counters.hex_of(TANK) == "1412"


def test_a_click_on_a_target_asks_before_it_fires(game_window):
    table = (Position("hannut").put(TANK, "1312").put(HQ, "1312").put(RIFLES, "1310")
             .activate("fr_1_cuir", dice=[NO_EFFECT]))
    driver = game_window(two_persons(table))
    driver.click_unit(TANK)
    assert "1310" in {target.hex for target in driver.window.highlights.targets.values()}
    driver.click_hex("1310")
    assert driver.count == 0 and driver.menu is not None
    shot = next(action.text() for action in driver.menu.actions() if "fires at" in action.text())
    assert "%" in shot  # with its odds
    driver.click_entry(shot)
    driver.settle(lambda: driver.count >= 2)
    assert [entry.action.kind for entry in table.log[:2]] == ["fire", "fire_at"]


@pytest.mark.parametrize("kind", ["fire_move", "move"])
def test_the_right_button_shows_what_a_counter_can_do(game_window, kind):
    driver = game_window(two_persons(field(RIFLES).activate("fr_1_cuir")))
    driver.context_menu(driver.pixel_of_unit(TANK))
    wanted = next(option for option in driver.decision.options if option.kind == kind and TANK in
                  (option.unit, *option.units))
    assert driver.click_entry(driver.capital(wanted))
    assert driver.session.game.log[0].action == wanted


def test_a_click_beside_the_counters_of_a_hex_means_the_topmost(game_window):
    """At a distance counters are small and most of a hex is beside them."""
    driver = game_window(two_persons(field(RIFLES).activate("fr_1_cuir")))
    scene, view = driver.window.scene, driver.window.view
    hex_name = scene.counters.hex_of(RIFLES)
    middle = driver.pixel_of(hex_name)
    beside = next(at for far in range(80, 4, -1) for at in (middle - QPoint(far, 0), middle + QPoint(far, 0))
                  if scene.target_at(view.mapToScene(at)) == (hex_name, None))
    QTest.mouseClick(view.viewport(), LEFT, pos=beside)
    assert driver.window.selection.units == (RIFLES,)
    assert driver.window.stack_panel.hex == hex_name


def covered_and_asked() -> Game:
    """A unit has been fired at and may retreat; another one lies on it."""
    for seed in range(1, 20):
        game, player = Game(SYSTEM, SYSTEM.load("hannut"), seed), RandomPlayer(seed)
        while (decision := game.decision) is not None:
            state = game.state
            if decision.point == "DP-R3" and decision.kind == "retreat":
                unit = state.setting.unit_index[decision.about[0]]
                if state.stack[state.hex[unit]][-1] != unit:
                    return game
            game.submit(player.choose(decision))
    raise AssertionError("no game comes to that")


def test_a_counter_on_top_does_not_hide_the_options_of_those_below(game_window):
    game = covered_and_asked()
    driver = game_window(two_persons(game))
    setting, unit = game.state.setting, game.decision.about[0]
    driver.window.view.set_zoom(0.8)
    driver.click_hex(setting.hex_id[game.state.hex[setting.unit_index[unit]]])
    offered = [entry.text() for entry in driver.menu.actions()] if driver.menu else []
    own = [driver.capital(option) for option in driver.decision.options if option.unit == unit]
    assert sorted(offered) == sorted(own) if len(own) > 1 else driver.panel.current() is not None
