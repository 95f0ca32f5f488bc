"""What one counter shows: printed values, formation and states, as plain data that can be drawn, compared and read out.

No rule is decided here: states come from the view of a side and, where they are derived (7.2.2), from the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.records import replace, value

if TYPE_CHECKING:  # the rules are slow to import, and only their shapes are needed here
    from bk40qt.engine.rules.blitz40.scenario import Counter, Formation
    from bk40qt.engine.rules.blitz40.setting import Setting
    from bk40qt.engine.rules.blitz40.state import GameState
    from bk40qt.engine.rules.blitz40.tables import Tables

FULL_STEPS: Final = 2  # 1.2; an HQ has one side only
_FORMATION_STATES: Final = frozenset(("fatigued", "demoralized"))  # 1.4: lie on the HQ, count for all its counters


@value
class CounterFace:
    """The side of a counter that lies up."""

    side: str
    type: str
    name: str
    short: str  # the company without its formation: "1. le.Kp"
    formation: str  # as on its activation marker: "I/5 PzR"
    formation_colour: str
    attack: int
    armour: int
    range: int
    ma: int
    soft: bool  # red results count
    stripe: bool  # white stripe: independent (10.3)
    steps: int
    full_steps: int
    statuses: frozenset[str] = frozenset()
    command: int | None = None  # HQs only (1.3)
    special: tuple[str, ...] = ()
    model: str = ""

    @property
    def reduced(self) -> bool:
        return self.steps < self.full_steps


def printed_face(counter: Counter, formation: Formation, tables: Tables, steps: int | None = None) -> CounterFace:
    """The counter as it comes off the sheet; `steps` 1 is its back. The editor knows no more than this."""
    hq = counter.type == "hq"
    full = 1 if hq else FULL_STEPS
    left = full - (0 if hq else counter.start_losses) if steps is None else steps
    values = counter.full if left >= full else counter.reduced
    label = formation.marker or formation.name
    return CounterFace(
        side=formation.side,
        type=counter.type,
        name=counter.name,
        short=_company(counter.name, label),
        formation=label,
        formation_colour=formation.colour,
        attack=values.attack,
        armour=values.armour,
        range=values.range,
        ma=values.ma,
        soft=tables.soft[counter.type],
        stripe=counter.independent,
        steps=left,
        full_steps=full,
        command=tables.formation_factor[formation.side] if hq else None,
        special=counter.special,
        model=counter.model,
    )


def face_of(
    setting: Setting,
    unit_view: Mapping[str, Any],
    formation_view: Mapping[str, Any] | None = None,
    state: GameState | None = None,
) -> CounterFace:
    """The face of one entry of `view["units"]`. `formation_view` is the entry of `view["formations"]` it acts with;
    `state` adds what the engine derives. A unit that is concealed from the viewer has no face: see `faces_of`."""
    unit = setting.unit_index[unit_view["id"]]
    counter = setting.scenario.counters[unit]
    home = setting.scenario.formations[setting.home_formation[unit]]
    # An eliminated counter lies in its box with the back up.
    face = printed_face(counter, home, setting.tables, max(1, int(unit_view["steps"])))
    statuses = set(unit_view["statuses"])
    if formation_view is not None:
        statuses |= _FORMATION_STATES.intersection(formation_view["statuses"])
    if "aboard" in unit_view:
        statuses.add("mounted")
    if state is not None and unit_view["place"] == "on_map":
        statuses |= _derived(state, unit)
    # 10.3: an attached unit shows the colour of the formation it acts with; its stripe says that it is a guest there.
    acting = setting.scenario.formations[setting.formation_index[unit_view["formation"]]]
    return replace(
        face,
        formation_colour=acting.colour,
        stripe="independent" in statuses,
        statuses=frozenset(statuses),
    )


def _derived(state: GameState, unit: int) -> set[str]:
    from bk40qt.engine.rules.blitz40.fire import is_dispersed, passenger
    from bk40qt.engine.rules.blitz40.setting import NONE

    found = set()
    if is_dispersed(state, unit, state.hex[unit]):
        found.add("dispersed")
    if passenger(state, unit) != NONE:
        found.add("carrying")
    return found


def faces_of(state: GameState, view: Mapping[str, Any]) -> dict[str, CounterFace]:
    """The faces of all units of a view, by unit id, without those that the viewer may know nothing of (13.1)."""
    formations = {one["id"]: one for one in view["formations"]}
    return {
        unit["id"]: face_of(state.setting, unit, formations[unit["formation"]], state)
        for unit in view["units"]
        if unit["place"] != "hidden"
    }


def _company(name: str, formation: str) -> str:
    """The part of a unit's name that tells it from the others of its formation."""
    if name.endswith(formation) and len(name) > len(formation):
        return name.removesuffix(formation).rstrip(" /")
    before, _, after = name.rpartition("/")
    return before if before and formation.endswith(after) else name


# -- words -------------------------------------------------------------------------------------------------------------


def held_by(side: str) -> str:
    return {"german": tr("held by the Germans"), "french": tr("held by the French")}.get(side, side)


def side_name(side: str) -> str:
    return {"german": tr("German"), "french": tr("French")}.get(side, side)


def type_name(kind: str) -> str:
    names = {
        "infantry": tr("Infantry"),
        "machine_gun": tr("Machine guns"),
        "at_gun": tr("Anti-tank guns"),
        "motorcycle": tr("Motorcycles"),
        "armoured_car": tr("Armoured cars"),
        "tank": tr("Tanks"),
        "assault_gun": tr("Assault guns"),
        "carrier": tr("Armoured carriers"),
        "hq": tr("Headquarters"),
    }
    return names.get(kind, kind)


def status_names() -> dict[str, str]:
    """What each state is called, the gravest first. Badges stand in this order too."""
    return {
        "neutralized": tr("neutralized"),
        "demoralized": tr("formation demoralized"),
        "out_of_command": tr("out of command"),
        "fatigued": tr("formation fatigued"),
        "opp_used": tr("opportunity fire used"),
        "in_column": tr("in column"),
        "dispersed": tr("dispersed"),
        "mounted": tr("mounted"),
        "carrying": tr("carrying a company"),
        "hidden": tr("hidden"),
        "half": tr("half of its action left"),
        "return_fire_used": tr("return fire used"),
        "acted": tr("has acted"),
        "independent": tr("independent"),
    }


def _special_names() -> dict[str, str]:
    return {
        "assault_pioneer": tr("assault pioneers"),
        "halftrack_symbol": tr("may start aboard a carrier"),
    }


def describe(face: CounterFace) -> str:
    """Everything the counter shows, in words, a line for each kind of thing: for tooltips and screen readers."""
    lines = [
        face.name,
        tr(
            "{type}, {side}, {formation}",
            type=type_name(face.type),
            side=side_name(face.side),
            formation=face.formation,
        ),
    ]
    if face.command is not None:
        lines.append(tr("Command {command}, movement {movement}", command=face.command, movement=face.ma))
    else:
        lines.append(
            tr(
                "Attack {attack}, armour {armour}, range {range}, movement {movement}",
                attack=face.attack,
                armour=face.armour,
                range=face.range,
                movement=face.ma,
            )
        )
        lines.append(tr("Reduced: one step left") if face.reduced else tr("Full strength: two steps"))
    words = [text for name, text in status_names().items() if name in face.statuses]
    words += [text for name, text in _special_names().items() if name in face.special]
    if words:
        lines.append(", ".join(words))
    if face.model and face.command is None:
        lines.append(pattern(face.model))
    return "\n".join(lines)
