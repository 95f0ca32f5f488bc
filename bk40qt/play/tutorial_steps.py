"""The lessons of the tutorial in their order: when each fits, when it is learnt, and how it is done for the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from bk40qt.engine.decisions import Action
from bk40qt.engine.wording import translatable
from bk40qt.play import tutorial_plan as plan
from bk40qt.play import tutorial_texts as texts

if TYPE_CHECKING:
    from bk40qt.play.tutorial import Tutor

_ASSAULT_QUESTIONS: Final = ("assault_fire", "assault_result", "withdraw")
_GLANCE: Final = 1200  # milliseconds
_ANSWERS_TO_REACTIONS: Final = frozenset(("return_fire", "opportunity_fire", "no", "pass", "retreat"))


def _never(_tutor: Tutor) -> bool:
    return False


def _nowhere(_tutor: Tutor) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One lesson."""

    id: str
    title: str  # an English pattern
    text: Callable[[Tutor], str]
    fits: Callable[[Tutor], bool]  # whether this is its moment
    done: Callable[[Tutor], bool] = _never  # whether it is learnt
    show: Callable[[Tutor], bool] | None = None  # do it; False: it could not. None: it is only to be read
    hexes: Callable[[Tutor], tuple[str, ...]] = _nowhere
    panels: tuple[str, ...] = ()  # docks to point at, or "track"
    passes: bool = False  # a decision of the player passes it by

    @property
    def is_reading(self) -> bool:
        return self.show is None


# -- what is done for the player ---------------------------------------------------------------------------------------


def _offered(t: Tutor, *wanted: Action) -> bool:
    """Take the first of these that is offered."""
    decision = t.decision
    options: Sequence[Action] = decision.options if decision is not None else ()
    return t.take([action for action in wanted if action in options][:1])


def _open(t: Tutor) -> bool:
    """The markers of the opening and of each activation."""
    return _offered(t, Action("set_aside", plan.TANKS), Action("open_with", plan.TANKS), Action("activate"))


def _stop_or_end(t: Tutor) -> bool:
    return _offered(t, plan.STOP, plan.END)


def _look(t: Tutor) -> bool:
    view = t.window.view
    view.zoom_in()
    view.zoom_in()
    t.looked.add("map at look")
    QTimer.singleShot(_GLANCE, view, view.fit)
    return True


def _select(t: Tutor) -> bool:
    return t.select(plan.SPEARHEAD)


def _march(t: Tutor) -> bool:
    return t.take(plan.march(t, plan.SPEARHEAD, plan.BEFORE_BRIDGE))


def _sight(t: Tutor) -> bool:
    tool = t.window.commands["sight"]
    tool.setChecked("sight" not in t.looked)
    if tool.isChecked():
        t.window.sight_tool.ask(*plan.SIGHT)
    return True


def _fire(t: Tutor) -> bool:
    found = plan.shot(t)
    if found is None:
        return False
    unit, target = found
    if t.selected != unit:
        return t.select(unit)
    return t.take([Action("fire", unit), Action("fire_at", unit, target=target.unit)])


def _react(t: Tutor) -> bool:
    """Rather fire than let them go: it is the lesson."""
    decision = t.decision
    options: Sequence[Action] = decision.options if decision is not None else ()
    return t.take([option for option in options if option.kind in ("return_fire", "opportunity_fire")][:1])


def _bring_up(t: Tutor) -> bool:
    """The riflemen, one after the other."""
    if t.asked == "act":
        for unit, hex_name in plan.RIFLE_PLAN:
            way = plan.march(t, unit, hex_name) if unit in t.idle() else []
            if way:
                return t.take([*way, plan.STOP])
    return _open(t) or _stop_or_end(t)


def _lead(t: Tutor) -> bool:
    way = plan.march(t, plan.HQ, plan.BEFORE_BRIDGE)
    return _open(t) or t.take([*way, plan.STOP] if way else []) or _offered(t, plan.STOP)


def _storm(t: Tutor) -> bool:
    found = plan.assault(t)
    if found is None:
        return False
    if t.asked == "act" and t.selected != found.unit:
        return t.select(found.unit)
    return t.take(plan.march(t, found.unit, found.hex))


def _fight(_tutor: Tutor) -> bool:
    """In an assault the sensible answer is as good a lesson as any."""
    return False


def _finish(t: Tutor) -> bool:
    return (not plan.is_taken(t) and _storm(t)) or _stop_or_end(t)


# -- when --------------------------------------------------------------------------------------------------------------


def _opening(t: Tutor) -> bool:
    return not t.is_over and not t.course.begun


def _has_marched(t: Tutor) -> bool:
    return "column" in t.course.flags


def _can_march(t: Tutor) -> bool:
    return plan.is_first(t) and plan.SPEARHEAD in (*t.idle(), *plan.movers(t))


def _has_looked(t: Tutor) -> bool:
    """The line of sight tool was used, and put away again."""
    return "sight" in t.looked and t.window.scene.tool is not t.window.sight_tool


def _has_fired(t: Tutor) -> bool:
    return "fire_at" in t.course.flags


def _must_lead(t: Tutor) -> bool:
    if not plan.asked_about(t, plan.TANKS) or not t.course.ended.get(plan.TANKS):
        return False
    return t.asked == "formation_marker" or plan.HQ in t.idle() or plan.HQ in plan.movers(t)


def _leads(t: Tutor) -> bool:
    """The HQ stands near enough for an assault on the village."""
    return t.asked == "act" and ("assault began" in t.course.flags or plan.is_led(t))


def _can_assault(t: Tutor) -> bool:
    return t.asked in ("act", "move") and plan.is_last_turn(t) and plan.assault(t) is not None


def _in_assault(t: Tutor) -> bool:
    return t.asked in _ASSAULT_QUESTIONS and "assault began" in t.course.flags


# -- where to look -----------------------------------------------------------------------------------------------------


def _shot_hexes(t: Tutor) -> tuple[str, ...]:
    found = plan.shot(t)
    if found is None:
        return ()
    unit, target = found
    return (target.hex,) if t.selected == unit else (t.where(unit),)


def _rifle_hexes(t: Tutor) -> tuple[str, ...]:
    waiting = [(t.where(unit), hex_name) for unit, hex_name in plan.RIFLE_PLAN if unit in t.idle()]
    return waiting[0] if waiting else ()


def _assault_hexes(t: Tutor) -> tuple[str, ...]:
    found = plan.assault(t)
    if found is None:
        return ()
    return (found.hex,) if t.selected == found.unit else (t.where(found.unit),)


# -- the lessons -------------------------------------------------------------------------------------------------------


STEPS: Final[tuple[Step, ...]] = (
    Step("welcome", translatable("Welcome"), texts.welcome, _opening, hexes=lambda t: (plan.VILLAGE,), passes=True),
    Step("window", translatable("The window"), texts.window, _opening, panels=("decision", "track"), passes=True),
    Step("look", translatable("Look around"), texts.look, _opening, lambda t: "map at look" in t.looked, _look,
         passes=True),
    Step("marker", translatable("Markers and activation"), texts.marker, lambda t: _opening(t) and bool(t.asked),
         show=_open, panels=("decision",)),
    Step("select", translatable("Select a unit"), texts.select,
         lambda t: plan.is_first(t) and plan.SPEARHEAD in t.idle(),
         lambda t: _has_marched(t) or t.selected == plan.SPEARHEAD, _select,
         lambda t: (t.where(plan.SPEARHEAD),)),
    Step("column", translatable("Down the road"), texts.column, _can_march, _has_marched, _march,
         lambda t: (plan.BEFORE_BRIDGE,)),
    Step("enemy", translatable("The enemy reacts"), texts.enemy, lambda t: plan.is_first(t) and _has_marched(t),
         panels=("log",), passes=True),
    Step("stop", translatable("End a move"), texts.stop, lambda t: plan.is_first(t) and t.asked == "move",
         lambda t: "stop" in t.course.flags, _stop_or_end, panels=("decision",)),
    Step("sight", translatable("Line of sight"), texts.sight, lambda t: plan.is_first(t) and t.asked == "act",
         _has_looked, _sight, lambda t: plan.SIGHT, passes=True),
    Step("fire", translatable("Fire"), texts.fire, lambda t: t.asked == "fire" or plan.shot(t) is not None, _has_fired,
         _fire, _shot_hexes),
    Step("result", translatable("What the dice did"), texts.result, lambda t: plan.is_first(t) and _has_fired(t),
         panels=("log",), passes=True),
    Step("end", translatable("End the activation"), texts.end, lambda t: plan.is_first(t) and t.asked == "act",
         show=_stop_or_end, panels=("decision",)),
    Step("cup", translatable("The cup"), texts.cup, lambda t: bool(t.course.ended) and not t.is_over,
         panels=("markers",), passes=True),
    Step("react", translatable("Your reaction"), texts.react, lambda t: t.asked in ("return_fire", "reaction"),
         lambda t: bool(t.course.flags & _ANSWERS_TO_REACTIONS), _react, panels=("decision",)),
    Step("rifles", translatable("The riflemen"), texts.rifles, lambda t: plan.asked_about(t, plan.RIFLES),
         show=_bring_up, hexes=_rifle_hexes),
    Step("lead", translatable("Lead from the front"), texts.lead, _must_lead, _leads, _lead,
         lambda t: (t.where(plan.HQ), plan.BEFORE_BRIDGE)),
    Step("assault", translatable("The assault"), texts.assault, _can_assault,
         lambda t: "assault began" in t.course.flags, _storm, _assault_hexes),
    Step("rounds", translatable("Round by round"), texts.rounds, _in_assault,
         lambda t: "assault over" in t.course.flags, _fight, panels=("decision",)),
    Step("finish", translatable("The end of the battle"), texts.finish,
         lambda t: t.asked in ("act", "move") and plan.is_last_turn(t) and plan.asked_about(t, plan.TANKS),
         show=_finish, panels=("decision",)),
    Step("victory", translatable("Victory"), texts.victory, lambda t: t.is_over, hexes=lambda t: (plan.VILLAGE,),
         panels=("track",)),
    Step("more", translatable("Where to go from here"), texts.more, lambda t: t.is_over),
)
