"""What the lessons of the tutorial are about: its units and hexes, and what can be done with them right now.

They are those of resources/tutorial/tutorial.bk40. All possibilities are the engine's answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bk40qt.engine.decisions import Action, Refusal
from bk40qt.engine.rules.blitz40 import planning

if TYPE_CHECKING:
    from bk40qt.play.tutorial import Tutor

TANKS: Final = "ge_pz"
RIFLES: Final = "ge_sch"
SPEARHEAD: Final = "ge_pz_1"
GUNNERS: Final = "ge_pz_4"  # on the hill
HQ: Final = "ge_pz_hq"
VILLAGE: Final = "0304"
BEFORE_BRIDGE: Final = "0605"
SIGHT: Final = ("0703", "0404")  # from the hill to the gun, which stands in a blind hex
LEADING: Final = 3  # hexes from the village: so near the HQ must be (3.4); for the choice of the lesson only
RIFLE_PLAN: Final = (("ge_sch_hq", "0805"), ("ge_sch_1", "0704"), ("ge_sch_2", "0704"))
STOP: Final = Action("stop")
END: Final = Action("end_activation")


class Assault(NamedTuple):
    unit: str
    hex: str


def movers(t: Tutor) -> tuple[str, ...]:
    """The player's units on the move."""
    decision = t.decision
    return decision.about if decision is not None and decision.kind == "move" else ()


def asked_about(t: Tutor, formation: str) -> bool:
    """The player is asked about this formation, or while it acts."""
    decision = t.decision
    if decision is None or decision.kind not in ("formation_marker", "act", "move"):
        return False
    return any(ident == formation or ident.startswith(f"{formation}_") for ident in decision.about)


def is_first(t: Tutor) -> bool:
    """The tanks act for the first time."""
    return t.asked in ("act", "move", "fire") and t.course.begun.get(TANKS) == 1 and not t.course.ended.get(TANKS)


def is_last_turn(t: Tutor) -> bool:
    return bool(t.state.turn >= t.session.game.scenario.turns)


def is_taken(t: Tutor) -> bool:
    """The village is the player's."""
    holder = t.session.game.system.sides[t.state.control[t.state.setting.hex_index[VILLAGE]]]
    return holder == t.pupil


def is_led(t: Tutor) -> bool:
    """The HQ of the tanks stands near enough for an assault on the village, or is not there at all."""
    return not t.where(HQ) or t.distance(t.where(HQ), VILLAGE) <= LEADING


def march(t: Tutor, unit: str, hex_name: str) -> list[Action]:
    """All decisions of a move, its end not included; [] if it cannot be made."""
    if not t.where(unit) or t.where(unit) == hex_name:
        return []
    path = planning.path_to(t.state, (unit,), hex_name)
    return [] if isinstance(path, Refusal) else list(path.actions)


def shot(t: Tutor) -> tuple[str, planning.Target] | None:
    """The tanks on the hill and their target, or others that can fire from where they stand."""
    decision = t.decision
    if decision is None or decision.kind != "act":
        return None
    firers = [option.unit for option in decision.options if option.kind == "fire"]
    for unit in sorted(firers, key=lambda unit: unit != GUNNERS):
        for target in planning.targets(t.state, unit):
            return unit, target
    return None


def assault(t: Tutor) -> Assault | None:
    """Who could assault now, and where: the village before anything else. Lessons ask this again and again, so it is
    looked for once in a position."""
    if t.assault_known[0] is not t.session.decision:
        t.assault_known = (t.session.decision, _find_assault(t))
    return t.assault_known[1]


def _find_assault(t: Tutor) -> Assault | None:
    found: list[tuple[bool, bool, str, str]] = []
    for unit in movers(t)[:1] or t.idle():
        for hex_name in planning.reach(t.state, movers(t) or (unit,)).assaults:
            found.append((hex_name != VILLAGE, unit != SPEARHEAD, unit, hex_name))
    return Assault(*min(found)[2:]) if found else None
