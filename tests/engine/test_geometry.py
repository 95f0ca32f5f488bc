"""The crossings of sight lines (4.3), checked against a computation in whole numbers and fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bk40qt.engine.geometry import CORNERS, Element, Offset, centre, crossings, offsets
from bk40qt.engine.hexgrid import axial_distance

RADIUS = 8
ALL = crossings(RADIUS)


def span(end: Offset, hex_: Offset) -> tuple[Fraction, Fraction, bool] | None:
    """Part of the line that lies in the closed hex, and whether in its interior; None if less than a length."""
    dx, dy = centre(end)
    hx, hy = centre(hex_)
    corners = [(hx + x, hy + y) for x, y in CORNERS]
    sides = [dx * y - dy * x for x, y in corners]
    if min(sides) > 0 or max(sides) < 0:
        return None
    low, high = Fraction(0), Fraction(1)
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        # CORNERS turn one way: inside is where the cross product with the side is >= 0.
        start = (x2 - x1) * -y1 - (y2 - y1) * -x1
        slope = (x2 - x1) * dy - (y2 - y1) * dx
        if slope == 0:
            if start < 0:
                return None
        elif slope > 0:
            low = max(low, Fraction(-start, slope))
        else:
            high = min(high, Fraction(-start, slope))
    return (low, high, min(sides) < 0 < max(sides)) if low < high else None


def expected(end: Offset) -> tuple[Element, ...]:
    found: dict[tuple[Fraction, Fraction, bool], list[Offset]] = {}
    for hex_ in offsets(RADIUS + 1):
        if hex_ not in ((0, 0), end) and (part := span(end, hex_)):
            found.setdefault(part, []).append(hex_)
    assert all(len(found[part]) == (1 if part[2] else 2) for part in found)
    return tuple(tuple(sorted(found[part])) for part in sorted(found))


def rotated(offset: Offset) -> Offset:
    q, r = offset
    return -r, q + r


def mirrored(offset: Offset) -> Offset:
    q, r = offset
    return r, q


def same(left: tuple[Element, ...], right: tuple[Element, ...]) -> bool:
    return [sorted(e) for e in left] == [sorted(e) for e in right]


def test_there_are_216_relative_positions_within_eight_hexes() -> None:
    assert len(ALL) == 216
    assert set(ALL) == set(offsets(RADIUS)) - {(0, 0)}


@pytest.mark.parametrize("distance", range(1, RADIUS + 1))
def test_4_3_crossings_equal_those_computed_in_fractions(distance: int) -> None:
    for end in offsets(distance):
        if axial_distance(*end) == distance:
            assert ALL[end] == expected(end), end


def test_R_30_lines_along_hexsides_give_pairs_of_touching_hexes() -> None:
    pairs = {end: [e for e in elements if len(e) == 2] for end, elements in ALL.items()}
    assert sum(bool(found) for found in pairs.values()) == 24
    for found in pairs.values():
        for (q1, r1), (q2, r2) in found:
            assert axial_distance(q1 - q2, r1 - r2) == 1
    assert ALL[2, -1] == (((1, -1), (1, 0)),)
    assert ALL[4, -2] == (((1, -1), (1, 0)), ((2, -1),), ((3, -2), (3, -1)))


def test_4_3_2_a_corner_point_does_not_count() -> None:
    # The line to (8, -1) touches (3, -1) and (5, 0) in one corner each, at (8, 2) and (16, 4).
    crossed = {hex_ for element in ALL[8, -1] for hex_ in element}
    assert crossed == {(1, 0), (2, 0), (3, 0), (4, 0), (4, -1), (5, -1), (6, -1), (7, -1)}


def test_4_3_2_the_way_back_crosses_the_same_hexes_in_reverse() -> None:
    for (q, r), elements in ALL.items():
        back = tuple(tuple((x - q, y - r) for x, y in e) for e in reversed(elements))
        assert same(ALL[-q, -r], back)


def test_crossings_turn_and_mirror_with_their_ends() -> None:
    for end, elements in ALL.items():
        assert same(ALL[rotated(end)], tuple(tuple(map(rotated, e)) for e in elements))
        assert same(ALL[mirrored(end)], tuple(tuple(map(mirrored, e)) for e in elements))


def test_crossed_hexes_lie_between_the_ends() -> None:
    for (q, r), elements in ALL.items():
        far = axial_distance(q, r)
        for x, y in (hex_ for e in elements for hex_ in e):
            assert axial_distance(x, y) < far and axial_distance(q - x, r - y) < far
