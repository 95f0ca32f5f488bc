"""8.6: artillery and Stukas (EX-03 to EX-05, R-04, R-59 to R-62)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pytest

from tests.engine.rules.blitz40.position import Position, Table, terms

FRENCH, STUKA = "french_artillery_1", "german_stuka_1"  # 2 medium and 2 light; 2 Stukas
OBSERVER, OTHER_HQ = "h_fr_1c_hq", "h_fr_2c_hq"
RIFLES, RIFLES_2, PANZER, GERMAN_HQ = "h_de_12i_2", "h_de_12i_3", "h_de_5i_m", "h_de_12i_hq"


def target(*units: str, at: str = "1311", observer: str = "1309") -> Position:
    """Open ground of one level: the target in 1311, an observing HQ two hexes away in 1309."""
    position = Position("hannut").put(OBSERVER, observer)
    for unit in units:
        position.put(unit, at)
    return position


def strike(position: Position, dice: Iterable[int], calibre: str = "medium", marker: str = FRENCH) -> Table:
    game = position.strikes(marker, dice=dice)
    game.take("strike", hex="1311")
    if calibre:
        game.take("calibre", mode=calibre)
    return game


def columns(game: Table) -> dict[str, int]:
    """Column by unit, as read under the common roll."""
    return {event.check.target: event.check.number for event in game.happened("read")}


# -- targets and observers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6", "8.6.1", "T-04", "EX-03")
def test_a_stuka_needs_no_observer_and_may_strike_any_hex_that_holds_enemies() -> None:
    position = Position("hannut").put("h_fr_1c_s35_1a", "0205").put(OBSERVER, "0313").put(RIFLES, "2109")
    game = position.strikes(STUKA)
    assert game.asked.point == "DP-I1" and game.asked.rule == "8.6.1"
    assert {action.hex for action in game.offered("strike")} == {"0205", "0313"}  # an HQ alone is a target too


@pytest.mark.rule("8.6.1", "R-59")
def test_artillery_needs_an_own_hq_that_sees_an_enemy_in_the_hex() -> None:
    position = target(RIFLES).put(RIFLES_2, "1316").put("h_fr_1c_s35_1b", "1415")  # a tank is no observer
    assert {action.hex for action in position.strikes(FRENCH).offered("strike")} == {"1311"}


@pytest.mark.rule("R-59", "T-08", "4.1")
@pytest.mark.parametrize(("units", "observer", "allowed"), [
    ((RIFLES,), "1408", True), ((RIFLES,), "1407", False), ((PANZER,), "1407", True), ((RIFLES, PANZER), "1407", True)])
def test_at_least_one_enemy_in_the_hex_must_be_within_its_spotting_distance(units: tuple[str, ...], observer: str,
                                                                             allowed: bool) -> None:
    # 1408 lies 4 and 1407 lies 5 hexes from 1311: infantry in the open is seen from 4, tanks from 8.
    position = target(*units, observer=observer).put("h_de_5ii_m", "1408" if observer == "1407" else "1409")
    assert bool(position.strikes(FRENCH).offered("strike", hex="1311")) == allowed


@pytest.mark.rule("R-59", "8.6.1")
def test_the_strike_hits_everything_in_the_hex_even_what_the_observer_does_not_spot() -> None:
    game = strike(target(RIFLES, PANZER, observer="1407"), [8, 7])
    assert columns(game) == {RIFLES: 5, PANZER: 2}


@pytest.mark.rule("8.6.1")
def test_the_owner_chooses_among_observers_adjacent_ones_first_then_the_unshaken() -> None:
    position = target(RIFLES).put(OTHER_HQ, "1310").put("h_fr_12c_hq", "1313", "neutralized")
    game = strike(position, [])
    assert (game.asked.side, game.asked.point) == ("french", "DP-I3")
    assert [action.unit for action in game.asked.options] == [OTHER_HQ, OBSERVER, "h_fr_12c_hq"]


# -- transmission ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6.1", "EX-04")
def test_transmission_wants_eight_or_less_and_a_failure_loses_the_strike() -> None:
    game = target(RIFLES).strikes(FRENCH, dice=[9])
    game.take("strike", hex="1311")
    explained = game.explain(game.offered("calibre", mode="medium")[0])
    assert explained.branches is not None
    lost = sum(branch.chance for branch in explained.branches
               if any(event.kind == "strike_lost" for event in branch.events))
    assert lost == Fraction(10, 36)
    game.take("calibre", mode="medium")
    check = game.rolls()[0].check
    assert (check.purpose, check.base, check.number, check.unit) == ("transmission", 8, 8, OBSERVER)
    assert [event.calibre for event in game.happened("strike_lost")] == ["medium"]
    assert len(game.rolls()) == 1  # no second try, no fire
    game.take("group", hex="1311")  # the rest of the marker: one medium, two light
    assert {action.mode for action in game.offered("calibre")} == {"medium", "light"}
    game.take("calibre", mode="medium")
    assert {action.mode for action in game.offered("calibre")} == {"light"}


@pytest.mark.rule("8.6.1")
def test_a_transmission_of_eight_succeeds() -> None:
    game = strike(target(RIFLES), [8, 7])
    assert [event.check.purpose for event in game.rolls()] == ["transmission", "medium_strike"]


@pytest.mark.rule("8.6.1", "8.4", "EX-04")
def test_a_neutralized_hq_transmits_at_plus_one() -> None:
    for roll, arrives in ((8, False), (7, True)):
        position = Position("hannut").put(OBSERVER, "1309", "neutralized").put(RIFLES, "1311")
        game = strike(position, [roll, 7])
        check = game.rolls()[0].check
        assert (terms(check), check.number, check.on_roll) == ({"hq_neutralized": 1}, 7, True)
        assert bool(columns(game)) == arrives


@pytest.mark.rule("8.6.1", "EX-05")
def test_an_adjacent_observer_needs_no_transmission_even_if_it_is_neutralized() -> None:
    position = Position("hannut").put(OBSERVER, "1310", "neutralized").put(RIFLES, "1311")
    game = strike(position, [9])
    assert [event.check.purpose for event in game.rolls()] == ["medium_strike"]
    assert columns(game) == {RIFLES: 5} and game.happened("hit")[0].result == "R"
    game.take("accept")
    assert game.has(RIFLES, "neutralized")


# -- resolution --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6.1", "T-04", "T-03", "EX-03")
def test_one_roll_is_read_for_every_unit_in_its_own_column() -> None:
    heavy, light, foot = "h_fr_1c_s35_1a", "h_fr_1c_h39_3a", "h_fr_rdp3_a"  # armour 5, 3, 0
    position = Position("hannut").put(heavy, "1206").put(light, "1206").put(foot, "1206")
    game = position.strikes(STUKA, dice=[11])
    game.take("strike", hex="1206")
    assert len(game.rolls()) == 1
    assert columns(game) == {heavy: 4, light: 6, foot: 6}
    by_unit = {event.check.target: terms(event.check) for event in game.happened("read")}
    assert by_unit == {heavy: {"armour": -5, "target_dispersed": 1}, light: {"armour": -3, "target_dispersed": 1},
                       foot: {"target_village": -2}}
    assert [event.result for event in game.happened("hit")] == ["N", "1", "1"]
    game.take("accept")
    assert game.has(heavy, "neutralized")
    assert [game.s.steps[game.unit(unit)] for unit in (light, foot)] == [1, 1]


@pytest.mark.rule("8.6.1", "T-04")
@pytest.mark.parametrize(("marker", "calibre", "column"), [(FRENCH, "light", 4), (FRENCH, "medium", 5),
                                                          ("german_artillery_1", "heavy", 6), (STUKA, "", 8)])
def test_each_calibre_has_its_column(marker: str, calibre: str, column: int) -> None:
    unit, hq = (RIFLES, OBSERVER) if marker == FRENCH else ("h_fr_rdp1_a", GERMAN_HQ)
    game = strike(Position("hannut").put(hq, "1310").put(unit, "1311"), [7], calibre, marker)
    assert columns(game) == {unit: column}


@pytest.mark.rule("R-04", "8.6.1")
def test_a_strike_does_not_affect_a_unit_whose_column_would_be_below_minus_one() -> None:
    b1, rifles = "s_fr_49bcc_3", "s_fr_205i_1"  # armour 6
    position = Position("stonne").put("s_de_gdi_hq", "0812").put(b1, "0911").put(rifles, "0911")
    game = position.strikes("german_artillery_1", dice=[2])
    game.take("strike", hex="0911")
    game.take("calibre", mode="light")  # 4 - 6 = -2
    assert columns(game) == {rifles: 4}
    assert game.s.steps[game.unit(b1)] == 2


@pytest.mark.rule("8.6.1", "10.2", "T-03")
def test_entrenched_infantry_has_two_columns_more_than_its_terrain_gives() -> None:
    position = Position("hannut").put("h_fr_rdp3_a", "1206").put("h_fr_rdp3_hq", "1206")
    game = position.works("1206", entrenchment="french").strikes(STUKA, dice=[7])
    game.take("strike", hex="1206")
    assert columns(game) == {"h_fr_rdp3_a": 4, "h_fr_rdp3_hq": 6}  # 8 - 2 - 2; no help for the HQ


@pytest.mark.rule("8.6.1", "T-02")
def test_the_state_of_the_observing_formation_does_not_matter_to_the_fire() -> None:
    position = target(RIFLES).mark("fr_1_cuir", "fatigued", "demoralized")
    assert columns(strike(position, [8, 7])) == {RIFLES: 5}


@pytest.mark.rule("R-24", "8.6.1")
def test_an_hq_under_fire_is_neutralized_by_any_result() -> None:
    game = strike(target(GERMAN_HQ), [8, 2])  # column 5, roll 2: step loss
    assert game.has(GERMAN_HQ, "neutralized") and game.where(GERMAN_HQ) == "1311"


@pytest.mark.rule("8.6.1", "R-51")
def test_a_loaded_carrier_is_one_target() -> None:
    position = target("h_de_12i_spw", "h_de_12i_1").aboard("h_de_12i_1", "h_de_12i_spw")
    game = strike(position, [8, 4])
    assert columns(game) == {"h_de_12i_spw": 4}
    game.take("accept")
    assert game.has("h_de_12i_1", "neutralized")


@pytest.mark.rule("8.6.1", "R-60")
def test_the_strikes_of_a_marker_are_used_one_by_one_or_waived() -> None:
    game = strike(target(RIFLES), [8, 7])
    game.decline()
    game.take("strike", hex="1311")
    assert {action.mode for action in game.offered("calibre")} == {"medium", "light"}
    game = Position("hannut").put(RIFLES, "1311").put(OBSERVER, "1310").cup(
        "french_repeat_1", "french_artillery_2").draw(FRENCH, dice=[7] * 4, draws=["french_repeat"])
    game.take("fire")
    for number in range(4):  # four strikes with one marker
        game.take("strike", hex="1311")
        if game.asked.point == "DP-I2":
            game.submit(game.asked.options[0])
        assert columns(game) == {RIFLES: (5, 5, 4, 4)[number]}
        game.decline()
    assert game.asked.point == "DP-M4"


@pytest.mark.rule("8.6.1")
def test_strikes_may_be_waived() -> None:
    game = target(RIFLES).cup("french_repeat_1", "french_artillery_2").draw(FRENCH, draws=["french_repeat"])
    game.take("fire")
    game.take("waive")
    assert game.asked.point == "DP-M4"


# -- retreat after a strike --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-62", "6.3.3")
def test_units_fired_at_may_retreat_but_not_return_the_fire() -> None:
    game = strike(target(RIFLES, PANZER), [8, 7])
    assert (game.asked.side, game.asked.point, game.asked.rule) == ("german", "DP-R5", "6.3.3")
    assert game.kinds() == ["retreat", "pass"]
    assert {action.unit for action in game.offered("retreat")} == {RIFLES, PANZER}
    game.take("retreat", unit=RIFLES, hex="1312")
    assert {action.unit for action in game.offered("retreat")} == {PANZER}
    game.take("pass")
    assert game.where(RIFLES) == "1312" and game.asked.point == "DP-I1"


@pytest.mark.rule("R-62", "6.4", "R-93")
def test_a_unit_neutralized_by_the_strike_needs_a_check_to_retreat() -> None:
    game = strike(target(RIFLES), [8, 4, 6])
    game.take("accept")
    check = game.check("retreat", "retreat", hex="1312")
    assert (terms(check), check.number) == ({"neutralized": 2}, 5)
    game.take("retreat", hex="1312")
    assert game.where(RIFLES) == "1311" and game.asked.point == "DP-I1"  # 6 fails


@pytest.mark.rule("R-37", "R-62")
def test_a_unit_retreats_only_once_from_the_strikes_of_one_marker() -> None:
    game = target(RIFLES).strikes(FRENCH, dice=[8, 7, 8, 7])
    for number in range(2):
        game.take("strike", hex=game.where(RIFLES))
        game.take("calibre", mode="medium" if number == 0 else "light")
        if number == 0:
            game.take("retreat", hex="1310")
    assert game.asked.point == "DP-I1"  # the second strike opened no window


# -- group fire --------------------------------------------------------------------------------------------------------


def group(position: Position, dice: Iterable[int], *calibres: str) -> Table:
    game = position.strikes(FRENCH, dice=dice)
    game.take("group", hex="1311")
    for calibre in calibres:
        assert game.asked.point == "DP-I4" and game.asked.rule == "8.6.2"
        game.take("calibre", mode=calibre)
    return game


@pytest.mark.rule("8.6.2")
def test_all_strikes_of_a_group_and_their_calibres_are_declared_before_the_first_roll() -> None:
    game = group(target(RIFLES), [], "light")
    assert not game.offered("fire")  # one strike is no group
    game.take("calibre", mode="medium")
    assert not [event for entry in game.log for event in entry.events if event.kind == "rolled"]
    assert game.offered("fire") and {action.mode for action in game.offered("calibre")} == {"medium", "light"}


@pytest.mark.rule("8.6.2", "R-61")
def test_each_strike_of_a_group_transmits_and_is_resolved_for_itself_in_the_order_declared() -> None:
    game = group(target(PANZER), [9, 8, 7], "light", "medium")
    game.take("fire")
    assert [event.check.purpose for event in game.rolls()] == ["transmission", "transmission", "medium_strike"]
    assert [event.calibre for event in game.happened("strike_lost")] == ["light"]
    assert columns(game) == {PANZER: 2}


@pytest.mark.rule("8.6.2", "R-61")
def test_strikes_left_over_when_the_targets_are_destroyed_are_lost() -> None:
    position = target().put(RIFLES, "1311", steps=1).put(PANZER, "1312")
    game = group(position, [8, 2], "medium", "light", "light")
    game.take("fire")
    assert game.where(RIFLES) == ""
    assert [event.calibre for event in game.happened("strike_lost")] == ["light", "light"]
    assert game.asked.point == "DP-I1" and {action.hex for action in game.offered("strike")} == {"1312"}
    assert not game.offered("group")  # one medium is left of the marker


@pytest.mark.rule("8.6.2", "R-62", "R-61")
def test_a_target_that_retreats_from_a_group_leaves_the_other_strikes_without_effect() -> None:
    game = group(target(RIFLES), [8, 7], "medium", "light")
    game.take("fire")
    game.take("retreat", hex="1312")
    assert [event.calibre for event in game.happened("strike_lost")] == ["light"]


@pytest.mark.rule("8.6.2")
def test_the_last_strike_cannot_be_a_group() -> None:
    position = Position("hannut").put("h_fr_1c_s35_1a", "1311")
    game = position.strikes(STUKA, dice=[7])
    assert game.offered("group")
    game.take("strike", hex="1311")
    game.decline()
    assert game.offered("strike") and not game.offered("group")
