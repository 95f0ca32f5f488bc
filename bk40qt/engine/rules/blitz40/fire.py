"""Chapter 8.1 to 8.2: who may fire at whom, and at which factor. One function builds the number for every purpose."""

from __future__ import annotations

from bk40qt.engine.modifiers import Check, Modifier
from bk40qt.engine.rules.blitz40.command import enemy_adjacent
from bk40qt.engine.rules.blitz40.setting import NONE
from bk40qt.engine.rules.blitz40.state import ON_MAP, GameState

DIRECT, INDIRECT, ASSAULT = 0, 1, 2  # columns of T-03
FIRER_ASSAULT = 1  # column of T-02


def is_dispersed(s: GameState, unit: int, place: int) -> bool:
    """7.2.2: armour in cover, unless it is in column on the road there (R-47)."""
    return s.setting.disperses[unit] and not s.setting.is_clear[place] and not s.in_column[unit]


def passenger(s: GameState, unit: int) -> int:
    """The company aboard this carrier, or NONE."""
    if not s.setting.is_carrier[unit]:
        return NONE
    return (
        next((other for other in s.stack[s.hex[unit]] if s.aboard[other] == unit), NONE) if s.hex[unit] >= 0 else NONE
    )


def attack_terms(s: GameState, firer: int, target: int, combined: bool) -> tuple[int, list[Modifier]]:
    """8.2.1: attack value, halved for AT guns against infantry (R-53), less the armour of the target."""
    setting = s.setting
    base = setting.attack[firer][s.steps[firer]]
    terms: list[Modifier] = []
    if combined:  # 12.1, R-51: the company aboard adds its fire
        company = passenger(s, firer)
        terms.append(Modifier(setting.attack[company][s.steps[company]], "company_aboard", "12.1"))
    elif setting.antitank[firer] and (setting.infantry[target] or setting.is_hq[target]):
        terms.append(Modifier(-(base // 2), "at_against_infantry", "8.2.1"))
    armour = setting.armour[target][s.steps[target]] if not setting.is_hq[target] else 0
    if armour:
        terms.append(Modifier(-armour, "armour", "8.2.1"))
    return base, terms


def target_terms(s: GameState, target: int, place: int, column: int) -> list[Modifier]:
    """T-03: what the state and the ground of the target do to a shot at it."""
    setting = s.setting
    table = setting.target_modifier
    terms: list[Modifier] = []
    terrain = setting.terrain[place]
    if not setting.is_clear[place]:
        if not setting.disperses[target]:
            terms.append(table[terrain][column])
        elif not s.in_column[target]:
            terms.append(table["dispersed"][column])
    if s.in_column[target]:
        terms.append(table["in_column"][column])
    if s.entrenchment[place] == setting.side[target] and setting.infantry[target] and s.aboard[target] == NONE:
        terms.append(table["entrenchment"][column])  # 10.2
    return terms


def direct_check(
    s: GameState, firer: int, target: int, purpose: str, moved: bool = False, combined: bool = False
) -> Check:
    """The factor of a direct shot with every modifier of T-02 and T-03."""
    setting = s.setting
    table = setting.firer_modifier
    place, there = s.hex[firer], s.hex[target]
    base, terms = attack_terms(s, firer, target, combined)
    distance = setting.distances(place)[there]
    if distance > 1:
        per_hex = table["distance"][0]
        terms.append(Modifier(per_hex.value * (distance - 1), "distance", "8.2.4"))
    if s.fatigued[s.formation[firer]]:
        terms.append(table["fatigued"][0])
    # a pair that fires together fires with the handicaps of either
    pair = (firer, passenger(s, firer)) if combined else (firer,)
    if any([s.neutralized[unit] for unit in pair]):
        terms.append(table["neutralized"][0])
    if any([s.out_of_command[unit] for unit in pair]):
        terms.append(table["out_of_command"][0])
    if s.in_column[firer]:
        terms.append(table["in_column"][0])
    elif is_dispersed(s, firer, place):
        terms.append(table["dispersed"][0])
    if moved:
        terms.append(table["move_and_fire"][0])
    terms += target_terms(s, target, there, DIRECT)
    return fire_check(s, firer, target, purpose, "8.2", base, terms)


def fire_check(
    s: GameState, firer: int, target: int, purpose: str, rule: str, base: int, terms: list[Modifier]
) -> Check:
    number = base
    for term in terms:
        number += term.value
    names = s.setting.unit_id
    return Check(
        purpose,
        rule,
        names[firer] if firer != NONE else "",
        names[target],
        "2d6",
        "crt",
        base,
        tuple(terms),
        min(number, s.setting.last_column),
    )  # above 8 the last column


def weapon_reach(s: GameState, firer: int, combined: bool = False) -> int:
    """4.2: how far a unit can fire as it stands."""
    setting = s.setting
    reach = max(1, setting.range[firer][s.steps[firer]])
    if combined:  # the shorter range of the two
        company = passenger(s, firer)
        reach = min(reach, max(1, setting.range[company][s.steps[company]]))
    if reach > 1 and (
        s.neutralized[firer]
        or s.demoralized[s.formation[firer]]
        or enemy_adjacent(s, s.hex[firer], setting.side[firer])
    ):
        return 1
    return reach


def fires_actively(s: GameState, firer: int) -> bool:
    """4.2, R-31: a unit with printed range 0 only returns fire. A loaded carrier of range 0 may fire together with its
    company: the company's own range lets the pair fire, at an adjacent hex (12.1, R-51)."""
    setting = s.setting
    if setting.is_hq[firer] or s.aboard[firer] != NONE:
        return False
    return setting.range[firer][s.steps[firer]] > 0 or passenger(s, firer) != NONE


def manners(s: GameState, firer: int, active: bool) -> tuple[bool, ...]:
    """How the unit can fire: alone (False), together with the company aboard (True), or either."""
    company = passenger(s, firer)
    alone = not active or s.setting.range[firer][s.steps[firer]] > 0
    together = company != NONE and (not active or s.setting.range[company][s.steps[company]] > 0)
    return ((False,) if alone else ()) + ((True,) if together else ())


def sees(s: GameState, place: int, target: int) -> bool:
    """`can_see` of 4.3.2: line of sight within the spotting distance of the target; adjacent always (T-08)."""
    there = s.hex[target]
    distance = s.setting.sight.seen(place).get(there)
    if distance is None:
        return False
    return distance <= 1 or distance <= spotted_from(s, target)


def spotted_from(s: GameState, target: int) -> int:
    clear, other = s.setting.spotting[target]
    return clear if s.setting.is_clear[s.hex[target]] else other


def is_target(s: GameState, unit: int) -> bool:
    """A counter that can be aimed at: on the map, not riding (R-51), not hidden (R-89)."""
    return s.place[unit] == ON_MAP and s.aboard[unit] == NONE and not s.hidden[unit]


def shots(s: GameState, firer: int, moved: bool, first_only: bool = False) -> list[tuple[int, bool, Check]]:
    """Every legal active shot of a unit: target, combined or not, and the factor. In a stable order."""
    setting = s.setting
    found: list[tuple[int, bool, Check]] = []
    if not fires_actively(s, firer):
        return found
    place, side = s.hex[firer], setting.side[firer]
    for combined in manners(s, firer, active=True):
        for there in setting.sight.within(place, weapon_reach(s, firer, combined)):
            stack = s.stack[there]
            if not stack or there == place:
                continue
            for target in stack:
                if setting.side[target] == side or not is_target(s, target) or not sees(s, place, target):
                    continue
                check = direct_check(s, firer, target, "direct_fire", moved, combined)
                if check.number >= setting.first_column:  # 8.2.2
                    found.append((target, combined, check))
                    if first_only:
                        return found
    return found


def can_answer(s: GameState, firer: int, target: int, active: bool, purpose: str) -> list[bool]:
    """Ways in which a passive unit could shoot at this target, if its reaction check succeeds (6.3)."""
    setting = s.setting
    if setting.is_hq[firer] or s.aboard[firer] != NONE or not is_target(s, target):
        return []
    distance = setting.sight.seen(s.hex[firer]).get(s.hex[target])
    if distance is None or (distance > 1 and distance > spotted_from(s, target)):
        return []
    if distance > 1 and (s.neutralized[firer] or s.demoralized[s.formation[firer]]):
        return []
    return [
        combined
        for combined in manners(s, firer, active)
        if distance <= weapon_reach(s, firer, combined)
        and direct_check(s, firer, target, purpose, False, combined).number >= setting.first_column
    ]


def reaction_check(s: GameState, unit: int, purpose: str, rule: str, distance: int) -> Check:
    """6.4, T-07. Distance 0: no shot is involved (R-93)."""
    setting = s.setting
    table = setting.tables.reaction_modifier
    base = setting.reaction_base[unit]
    formation = s.formation[unit]
    terms: list[Modifier] = []
    if s.out_of_command[unit]:
        terms.append(Modifier(table["out_of_command"], "out_of_command", "6.2"))
    if s.neutralized[unit]:
        terms.append(Modifier(table["neutralized"], "neutralized", "8.4"))
    if s.fatigued[formation]:
        terms.append(Modifier(table["fatigued"], "fatigued", "5.4"))
    if s.demoralized[formation]:
        terms.append(Modifier(table["demoralized"], "demoralized", "8.5.1"))
    hexes = distance if setting.adjacent_counts else distance - 1
    if hexes > 0:
        terms.append(Modifier(hexes * table["per_hex"], "distance", "R-35"))
    number = base - sum([term.value for term in terms])
    return Check(purpose, rule, setting.unit_id[unit], "", "2d6", "<=", base, tuple(terms), number, True)
