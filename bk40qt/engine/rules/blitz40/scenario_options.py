"""Rule switches a scenario may set: the readings Part D leaves open and the optional rules of chapter 13."""

from __future__ import annotations

from typing import Final, NamedTuple

from bk40qt.engine.wording import say


class Option(NamedTuple):
    values: tuple[str, ...]
    default: str
    rule: str
    text: str


_NO_YES: Final = ("no", "yes")
_YES_NO: Final = ("yes", "no")
_COUNTS: Final = {
    ("german", "repeat"): say("Number of German repeat markers at the start"),
    ("german", "general"): say("Number of German general markers at the start"),
    ("german", "artillery"): say("Number of German artillery markers at the start"),
    ("german", "stuka"): say("Number of German Stuka markers at the start"),
    ("french", "repeat"): say("Number of French repeat markers at the start"),
    ("french", "general"): say("Number of French general markers at the start"),
    ("french", "artillery"): say("Number of French artillery markers at the start"),
    ("french", "stuka"): say("Number of French Stuka markers at the start"),
}

OPTIONS: Final[dict[str, Option]] = {
    "crt_colours": Option(
        ("outward", "rows_6_8_9"),
        "outward",
        "R-02",
        say("Which N of the combat results table are red: the first met outward from 7, or those in rows 6, 8 and 9"),
    ),
    "held_markers_carry_over": Option(
        _NO_YES, "no", "R-09", say("Held repeat and general markers stay in hand at the end of the turn")
    ),
    "reaction_distance_counts_adjacent": Option(
        _YES_NO, "yes", "R-35", say("A reaction check against an adjacent hex already costs +1 for distance")
    ),
    "reaction_retreats_per_activation": Option(
        ("1", "unlimited"),
        "1",
        "R-37",
        say("How often a passive unit may retreat in reaction during one enemy activation"),
    ),
    "neutralized_may_move_one_hex": Option(
        _NO_YES, "no", "R-43", say("A neutralized unit may move one hex as its action")
    ),
    "hidden_at_guns": Option(_NO_YES, "no", "13.1", say("Anti-tank guns of both sides may start hidden")),
    "critical_hits": Option(_NO_YES, "no", "13.2", say("A roll of 2 costs one more step")),
    # Balancing: what a scenario gives later in the game comes on top.
    **{
        f"{side}_{kind}_markers": Option(("scenario", *map(str, range(10))), "scenario", "13.3", text)
        for (side, kind), text in _COUNTS.items()
    },
}
