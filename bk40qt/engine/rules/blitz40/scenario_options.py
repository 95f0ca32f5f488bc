"""Rule switches a scenario may set: the readings Part D leaves open and the optional rules of chapter 13."""

from __future__ import annotations

from typing import Final, NamedTuple


class Option(NamedTuple):
    values: tuple[str, ...]
    default: str
    rule: str
    text: str


_NO_YES: Final = ("no", "yes")
_YES_NO: Final = ("yes", "no")

OPTIONS: Final[dict[str, Option]] = {
    "crt_colours": Option(
        ("outward", "rows_6_8_9"),
        "outward",
        "R-02",
        "Which N of the combat results table are red: the first met outward from 7, or those in rows 6, 8 and 9",
    ),
    "held_markers_carry_over": Option(
        _NO_YES, "no", "R-09", "Held repeat and general markers stay in hand at the end of the turn"
    ),
    "reaction_distance_counts_adjacent": Option(
        _YES_NO, "yes", "R-35", "A reaction check against an adjacent hex already costs +1 for distance"
    ),
    "reaction_retreats_per_activation": Option(
        ("1", "unlimited"), "1", "R-37", "How often a passive unit may retreat in reaction during one enemy activation"
    ),
    "neutralized_may_move_one_hex": Option(_NO_YES, "no", "R-43", "A neutralized unit may move one hex as its action"),
    "hidden_at_guns": Option(_NO_YES, "no", "13.1", "Anti-tank guns of both sides may start hidden"),
    "critical_hits": Option(_NO_YES, "no", "13.2", "A roll of 2 costs one more step"),
    # Balancing: what a scenario gives later in the game comes on top.
    **{
        f"{side}_{kind}_markers": Option(
            ("scenario", *map(str, range(10))), "scenario", "13.3", f"Number of {side} {kind} markers at the start"
        )
        for side in ("german", "french")
        for kind in ("repeat", "general", "artillery", "stuka")
    },
}
