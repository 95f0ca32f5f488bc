"""Line of sight (chapter 4, rulings R-27 to R-30)."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bk40qt.engine.board import OBSTACLES, Board
from bk40qt.engine.geometry import crossings
from bk40qt.engine.rules.blitz40.sight import Sight, SightAnswer
from tests.engine.boards import load, plain, scattered

MAPS = ("hannut", "stonne")
EX_02 = "0702 1304 1305 1107 0810 0709 0610 0309 0209 0205 0304 0303 0403 0501".split()

# Most tests look down a column: the hexes of a column share sides, so a line crosses exactly those between.
# 0202-0402 runs along the common side of 0301 and 0302.


def ask(a: str, b: str, levels: dict[str, int] | None = None, terrain: dict[str, str] | None = None) -> SightAnswer:
    board = plain(12, 12, levels, terrain)
    sight = Sight(board)
    answer = sight.explain(board.h(a), board.h(b))
    assert sight.los(a, b) == sight.los(b, a) == answer.clear
    back = sight.explain(board.h(b), board.h(a))
    assert (back.clear, back.distance) == (answer.clear, answer.distance)
    return answer


def spelled_out(board: Board, a: int, b: int) -> bool:
    """The algorithm of 4.3.2 once more, hex by hex from the rules text, without any of the tables of `Sight`."""
    grid, level = board.grid, board.level
    if grid.distance(a, b) > 8:
        return False
    if grid.distance(a, b) <= 1:
        return True
    hi, lo = max(level[a], level[b]), min(level[a], level[b])
    high_hex, low_hex = (a, b) if level[a] == hi else (b, a)

    def blocks(x: int) -> bool:
        if level[x] > hi or (hi != lo and level[x] == hi):
            return True
        if board.terrain[x] in OBSTACLES:
            if level[x] < lo:
                return False
            return hi == lo or (grid.distance(x, low_hex) == 1 and grid.distance(x, high_hex) != 1)
        return False

    (qa, ra), (qb, rb) = grid.axial[a], grid.axial[b]
    for element in crossings(8)[qb - qa, rb - ra]:
        on_map = [x for q, r in element if (x := grid.at(qa + q, ra + r)) >= 0]
        assert on_map, "a line between two hexes never leaves the map"
        if all(blocks(x) for x in on_map):
            return False
    return True


def agrees_with_the_rules(board: Board) -> None:
    sight = Sight(board)
    for a in range(board.grid.n):
        seen = sight.seen(a)
        for b in board.grid.within(a, 9):
            expected = spelled_out(board, a, b)
            assert sight.clear(a, b) == sight.clear(b, a) == expected, (board.id(a), board.id(b))
            assert sight.explain(a, b).clear == expected
            assert (b in seen) == (expected and a != b)


# -- the printed examples -------------------------------------------------------------------------------------------


def test_EX_02_4_3_2_blind_hexes_from_0706_are_the_fourteen_of_the_rulebook() -> None:
    board = load("hannut")
    sight = Sight(board)
    assert sorted(sight.blind_hexes(board.h("0706"))) == sorted(EX_02)
    view = sight.viewshed(board.h("0706"))
    assert sorted(answer.b for answer in view.blocked) == sorted(EX_02)  # this map hides nothing else from 0706
    assert {answer.rule for answer in view.blocked} <= {"R-28", "R-30"}


def test_EX_02_0704_is_seen_past_marilles_which_touches_both() -> None:
    board = load("hannut")
    answer = Sight(board).explain(board.h("0706"), board.h("0704"))
    assert answer.line == (("0705",),)
    assert board.is_obstacle(board.h("0705")) and answer.clear


def test_EX_01_range_the_shot_from_0502_at_0304_is_possible() -> None:
    board = load("stonne")
    answer = Sight(board).explain(board.h("0502"), board.h("0304"))
    assert answer.clear and answer.distance == 3


# -- 4.1 and 4.3 ----------------------------------------------------------------------------------------------------


def test_4_1_sight_reaches_eight_hexes() -> None:
    assert ask("0101", "0109").clear
    answer = ask("0101", "0110")
    assert (answer.clear, answer.code, answer.rule, answer.distance) == (False, "too_far", "4.1", 9)


def test_4_3_adjacent_hexes_always_see_each_other() -> None:
    answer = ask("0505", "0506", {"0505": 9}, {"0505": "woods", "0506": "village"})
    assert (answer.clear, answer.code, answer.rule) == (True, "adjacent", "4.3")


def test_4_3_the_end_hexes_never_block() -> None:
    assert ask("0502", "0506", terrain={"0502": "woods", "0506": "village"}).code == "clear"


# -- 4.3.1 and 4.3.2 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", sorted(OBSTACLES))
def test_4_3_1_an_obstacle_between_units_on_the_same_level_blocks(kind: str) -> None:
    answer = ask("0502", "0506", terrain={"0504": kind, "0505": kind})
    assert (answer.code, answer.rule, answer.blocking, answer.levels) == ("obstacle", "4.3.1", ("0504",), (0, 0, 0))
    assert answer.line == (("0503",), ("0504",), ("0505",))


def test_4_3_2_a_hex_higher_than_both_blocks() -> None:
    answer = ask("0502", "0506", {"0504": 1})
    assert (answer.code, answer.rule, answer.blocking, answer.levels) == ("higher", "4.3.2", ("0504",), (0, 1, 0))
    assert ask("0502", "0506", {"0502": 2, "0504": 3}).code == "higher"


def test_4_3_2_a_difference_in_level_alone_does_not_block() -> None:
    assert ask("0502", "0506", {"0502": 2}).clear
    assert ask("0502", "0506", {"0502": 2, "0503": 1, "0504": 1}).clear


def test_R_27_the_higher_unit_must_stand_at_the_drop() -> None:
    answer = ask("0502", "0506", {"0502": 1, "0503": 1})
    assert (answer.code, answer.rule, answer.blocking, answer.levels) == ("edge", "R-27", ("0503",), (1, 1, 0))
    assert ask("0503", "0506", {"0502": 1, "0503": 1}).clear


def test_R_27_a_second_ridge_of_equal_height_hides_lower_ground() -> None:
    assert ask("0502", "0507", {"0502": 1, "0505": 1}).code == "edge"
    assert ask("0502", "0505", {"0502": 1, "0505": 1}).clear


def test_R_28_the_hex_directly_behind_an_obstacle_is_blind() -> None:
    answer = ask("0502", "0506", {"0502": 2}, {"0505": "woods"})
    assert (answer.code, answer.rule, answer.blocking, answer.levels) == ("blind", "R-28", ("0505",), (2, 0, 0))


def test_R_28_hexes_further_behind_the_obstacle_are_visible() -> None:
    assert ask("0502", "0507", {"0502": 2}, {"0505": "woods"}).clear


def test_R_28_an_obstacle_beside_both_units_does_not_block() -> None:
    assert ask("0502", "0504", {"0502": 2}, {"0503": "woods"}).clear


def test_R_28_an_obstacle_beside_the_higher_unit_only_does_not_block() -> None:
    assert ask("0502", "0506", {"0502": 2}, {"0503": "woods"}).clear


def test_R_28_the_obstacle_hides_one_hex_whatever_the_height() -> None:
    assert ask("0502", "0506", {"0502": 9, "0505": 8}, {"0505": "woods"}).code == "blind"
    assert ask("0502", "0507", {"0502": 9, "0505": 8}, {"0505": "woods"}).clear


def test_R_28_an_obstacle_below_the_lower_unit_hides_nothing() -> None:
    assert ask("0502", "0506", {"0502": 2, "0506": 1}, {"0505": "woods"}).clear


def test_R_28_a_line_that_is_blocked_otherwise_too_is_not_called_blind() -> None:
    answer = ask("0506", "0502", {"0502": 2, "0503": 2}, {"0505": "woods"})
    assert (answer.code, answer.blocking) == ("edge", ("0503",))
    board = plain(12, 12, {"0502": 2, "0503": 2}, {"0505": "woods"})
    assert "0506" not in Sight(board).blind_hexes(board.h("0502"))


def test_R_29_an_obstacle_below_both_does_not_block_on_equal_levels_either() -> None:
    assert ask("0502", "0506", {"0502": 1, "0506": 1}, {"0504": "woods", "0505": "village"}).clear
    assert ask("0502", "0506", {"0502": 2, "0506": 1}, {"0504": "woods"}).clear


def test_R_30_a_line_along_a_hexside_is_open_if_one_side_is() -> None:
    assert ask("0202", "0402", terrain={"0301": "woods"}).clear
    assert ask("0202", "0402", terrain={"0302": "woods"}).clear
    assert ask("0202", "0402").line == (("0301", "0302"),)


def test_R_30_a_line_along_a_hexside_is_blocked_if_both_sides_block() -> None:
    answer = ask("0202", "0402", terrain={"0301": "woods", "0302": "village"})
    assert (answer.code, answer.rule, answer.blocking, answer.levels) == (
        "obstacle",
        "R-30",
        ("0301", "0302"),
        (0, 0, 0, 0),
    )
    assert ask("0202", "0402", {"0301": 1}, {"0302": "village"}).code == "obstacle"
    assert ask("0202", "0402", {"0301": 1, "0302": 2}).code == "higher"


def test_R_30_a_blind_hex_behind_two_hexes_needs_both() -> None:
    # 0202-0602 runs along 0301/0302, through 0402, along 0501/0502.
    assert ask("0202", "0602").line == (("0301", "0302"), ("0402",), ("0501", "0502"))
    answer = ask("0202", "0602", {"0202": 2}, {"0501": "woods", "0502": "woods"})
    assert (answer.code, answer.rule, answer.blocking) == ("blind", "R-30", ("0501", "0502"))
    assert ask("0202", "0602", {"0202": 2}, {"0501": "woods"}).clear
    # One side hides as in R-28, the other as high ground: without the blind hex the line would be open.
    assert ask("0202", "0602", {"0202": 2, "0501": 3}, {"0502": "woods"}).code == "blind"


def test_R_30_along_the_map_border_the_hex_on_the_map_decides() -> None:
    answer = ask("0201", "0401", terrain={"0301": "woods"})
    assert (answer.code, answer.blocking, answer.line) == ("obstacle", ("0301",), (("0301",),))
    assert ask("0201", "0401").clear
    board = plain(5, 3, terrain={"0203": "woods"})
    assert not Sight(board).los("0103", "0303")  # the southern border, where odd columns hang over


# -- the table is the rule ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_4_3_2_every_pair_of_hexes_is_decided_as_the_rules_say_and_both_ways_alike(name: str) -> None:
    agrees_with_the_rules(load(name))


@pytest.mark.parametrize("name", MAPS)
def test_4_3_2_table_and_explanation_give_the_same_reason_for_every_pair(name: str) -> None:
    board = load(name)
    sight = Sight(board)
    for a in range(board.grid.n):
        for b in range(board.grid.n):
            answer = sight.explain(a, b)
            assert sight.code(a, b) == answer.code
            assert answer.distance == board.grid.distance(a, b)
            assert answer.clear == (not answer.blocking and answer.code != "too_far")


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 11), st.integers(1, 11), st.sampled_from((1, 3, 200)))
def test_4_3_2_random_boards_of_any_shape_are_decided_as_the_rules_say(
    seed: int, lines: int, per_line: int, highest: int
) -> None:
    agrees_with_the_rules(scattered(lines, per_line, seed, highest, "even" if seed % 2 else "odd"))


# -- views ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_seen_and_within_are_sorted_by_distance_then_index(name: str) -> None:
    board = load(name)
    sight, grid = Sight(board), board.grid
    for a in range(grid.n):
        visible = [b for b in grid.within(a, 8) if b != a and sight.clear(a, b)]
        visible.sort(key=lambda b: (grid.distance(a, b), b))
        assert list(sight.seen(a).items()) == [(b, grid.distance(a, b)) for b in visible]
        for r in (0, 1, 4, 8, 99):
            assert sight.within(a, r) == tuple(b for b in visible if grid.distance(a, b) <= r)


@pytest.mark.parametrize("name", MAPS)
def test_viewshed_holds_every_hex_within_eight_once(name: str) -> None:
    board = load(name)
    sight = Sight(board)
    for a in range(board.grid.n):
        view = sight.viewshed(a)
        assert view.visible == tuple(board.id(b) for b in sight.seen(a))
        around = {board.id(b) for b in board.grid.within(a, 8) if b != a}
        assert around == set(view.visible) | {answer.b for answer in view.blocked}
        assert view.blind == tuple(answer.b for answer in view.blocked if answer.code == "blind")
        assert all(answer == sight.explain(a, board.h(answer.b)) for answer in view.blocked)


def test_the_answer_reads_as_one_line() -> None:
    text = ask("0502", "0506", {"0502": 2}, {"0505": "woods"}).text
    assert text == (
        "0502 (level 2) - 0506 (level 0), distance 4: no line of sight, blind hex directly behind 0505 (level 0) [R-28]"
    )
    assert "0301 (level 1) and 0302 (level 2) lie higher" in ask("0202", "0402", {"0301": 1, "0302": 2}).text
    assert "\n" not in ask("0101", "0110").text


def test_sight_survives_pickling_and_a_hex_sees_itself() -> None:
    board = load("stonne")
    sight = pickle.loads(pickle.dumps(Sight(board)))
    assert sight.board == board and sight.clear(5, 5) and 5 not in sight.seen(5)
