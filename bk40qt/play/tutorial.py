"""The tutorial: a small battle in which a tutor looks over the player's shoulder.

The tutor shows the first lesson that fits the position and is not learnt yet. So nobody can lose his way: whoever does
something else gets the hint that belongs to it, and a lesson whose moment has passed is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bk40qt.desktop.i18n import tr
from bk40qt.engine.dice import ScriptedDice
from bk40qt.engine.game import Entry, Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40 import planning
from bk40qt.paths import resources_dir

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QSize

    from bk40qt.engine.decisions import Action, Decision
    from bk40qt.engine.rules.blitz40.state import GameState
    from bk40qt.play.game_window import GameWindow
    from bk40qt.play.tutorial_plan import Assault
    from bk40qt.play.tutorial_steps import Step

PUPIL: Final = "german"
SEED: Final = 15  # a battle in which every lesson has its turn if the hints are followed; they cope with any other
_CUP: Final = ("ge_pz", "fr_ri", "ge_sch")
_REST: Final = 250  # milliseconds without news: longer than the pause between two steps of a path, so that it is over
# The set-up is done beforehand: placing counters is no lesson of the first ten minutes.
PLACES: Final = {
    "fr_ri_5": "0503", "fr_ri_6": "0304", "fr_ri_at": "0404", "fr_ri_hq": "0303",
    "ge_pz_1": "0904", "ge_pz_2": "0804", "ge_pz_4": "0703", "ge_pz_hq": "0805",
    "ge_sch_1": "1005", "ge_sch_2": "1005", "ge_sch_hq": "1105",
}  # fmt: skip
SETUP_LENGTH: Final = len(PLACES)  # decisions before the player's first


class LessonDice(ScriptedDice):
    """Dice that fall as they fall, and a cup that is arranged: whatever the player does, the French act once before the
    tanks are activated a second time, for their assault."""

    def pick(self, labels: Sequence[str]) -> int:
        found = min(range(len(labels)), key=lambda place: _CUP.index(labels[place]))
        self.drawn.append(found)
        return found


def new_game(seed: int = SEED) -> Game:
    """The tutorial at the player's first decision."""
    system = SYSTEMS["blitz40"]
    scenario = system.load(str(resources_dir() / "tutorial" / "tutorial.bk40"))
    game = Game(system, scenario, seed, script=LessonDice(seed=seed))
    while game.decision is not None and game.decision.kind == "place":
        game.submit(next(option for option in game.decision.options if PLACES[option.unit] == option.hex))
    return game


class Course:
    """What the player has done and met so far, as far as lessons ask for it."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self.flags: set[str] = set()
        self.begun: dict[str, int] = {}  # activations of each formation
        self.ended: dict[str, int] = {}
        self.decisions = 0  # of the player
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> None:
        action = entry.action
        if entry.side == PUPIL:
            self.decisions += 1
            self.flags.add(action.kind)
        elif action.kind in ("opportunity_fire", "return_fire"):
            self.flags.add(f"enemy {action.kind}")
        for event in entry.events:
            formation = getattr(event, "formation", "")
            if event.kind == "activated":
                self.begun[formation] = self.begun.get(formation, 0) + 1
            elif event.kind == "activation_ended":
                self.ended[formation] = self.ended.get(formation, 0) + 1
            elif event.kind == "moved" and entry.side == PUPIL and getattr(event, "column", False):
                self.flags.add("column")
            elif event.kind == "assault_began" and entry.side == PUPIL:
                self.flags.add("assault began")
            elif event.kind == "assault_ended" and "assault began" in self.flags:
                self.flags.add("assault over")


class Tutor(QObject):
    """Which lesson is on, and how to do for the player what it asks for."""

    pupil = PUPIL
    changed = Signal()  # another lesson, or another text of it
    finished = Signal()  # the last lesson is learnt

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        from bk40qt.play.tutorial_steps import STEPS

        self.window: GameWindow = window
        self.session = window.session
        self.steps = STEPS
        self.step: Step | None = None
        self.course: Course = Course(self.session.game.log)
        self.looked: set[str] = set()  # what the player has tried on the screen: "sight", "map at look"
        self.assault_known: tuple[Decision | None, Assault | None] = (None, None)
        self.closed = False
        self._learnt: set[str] = set()
        self._shown_at = 0  # decisions of the player when the present lesson came
        self._camera = self._where_it_looks()
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.look)
        self.session.happened.connect(lambda happening: self.course.note(self.session.game.log[happening.number]))
        self.session.reset.connect(self._jumped)
        self.session.decision_changed.connect(self.look_soon)
        self.session.thinking.connect(lambda _busy: self.look_soon())
        window.selection.changed.connect(self.look_soon)
        window.scene.tool_changed.connect(self.look_soon)
        window.sight_tool.answered.connect(self._sighted)
        window.view.area_changed.connect(self._map_moved)

    # -- what the lessons ask -----------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        return self.session.game.state  # type: ignore[return-value]

    @property
    def decision(self) -> Decision | None:
        """The pending decision, if it is the player's."""
        return self.session.decision if self.session.is_mine else None

    @property
    def asked(self) -> str:
        """The kind of it, "" if he is not asked."""
        decision = self.decision
        return decision.kind if decision is not None else ""

    @property
    def is_over(self) -> bool:
        return self.session.decision is None

    @property
    def selected(self) -> str:
        return self.window.selection.unit

    def where(self, unit: str) -> str:
        """Its hex, "" off the map."""
        place = self.state.hex[self.state.setting.unit_index[unit]]
        return self.state.setting.hex_id[place] if place >= 0 else ""

    def distance(self, first: str, second: str) -> int:
        index = self.state.setting.hex_index
        return self.state.setting.grid.distance(index[first], index[second])

    def idle(self) -> tuple[str, ...]:
        """Units that can still act."""
        decision = self.decision
        return planning.idle_units(self.state, decision) if decision is not None else ()

    # -- lessons ------------------------------------------------------------------------------------------------------

    def look_soon(self) -> None:
        """When things have come to rest; but the French wait at once if there is something to be read before."""
        self._hold_computer(self._choose())
        self._rest.start()

    def look(self) -> None:
        """Choose the lesson for the present position and show it."""
        self._rest.stop()
        if self.closed:
            return
        if not self._is_interrupted():
            if self.step is not None and self._is_passed(self.step):
                self._learnt.add(self.step.id)
            step = self._choose()
            if step is not self.step:
                self.step = step
                self._shown_at = self.course.decisions
                self._camera = self._where_it_looks()
        self._hold_computer(self.step)
        self.changed.emit()

    def _choose(self) -> Step | None:
        for step in self.steps:
            if step.id not in self._learnt and not step.done(self) and step.fits(self):
                if step is not self.step or not self._is_passed(step):
                    return step
        return None

    def _is_passed(self, step: Step) -> bool:
        """The player has gone on without it."""
        return step.passes and self.course.decisions > self._shown_at

    def _is_interrupted(self) -> bool:
        """The French react to the player: what he is at has not changed."""
        running = [name for name, begun in self.course.begun.items() if begun > self.course.ended.get(name, 0)]
        side = self.state.setting.formation_side
        mine = self.session.game.system.sides.index(self.pupil)
        return not self.is_over and not self.session.is_mine and any(
            side[self.state.setting.formation_index[name]] == mine for name in running)

    def _hold_computer(self, step: Step | None) -> None:
        """The French wait while there is something to be read."""
        reading = step is not None and step.is_reading and not self.closed
        waits = reading and not self.session.is_mine and not self.is_over
        wanted = waits or self.window.commands["pause"].isChecked()
        if wanted != self.session.paused:
            self.session.paused = wanted
            self.session.poke()

    @property
    def number(self) -> int:
        """Of the lesson, from 1; 0 between two lessons."""
        return self.steps.index(self.step) + 1 if self.step is not None else 0

    def text(self) -> str:
        from bk40qt.play.tutorial_texts import interlude

        return self.step.text(self) if self.step is not None else interlude(self)

    def hexes(self) -> tuple[str, ...]:
        """What to look at on the map."""
        return tuple(name for name in self.step.hexes(self) if name) if self.step is not None else ()

    @property
    def can_show(self) -> bool:
        return self.decision is not None and not (self.step is not None and self.step.is_reading)

    # -- what the panel's buttons do ----------------------------------------------------------------------------------

    def show_me(self) -> None:
        """Do what the lesson asks for; between lessons, what makes sense."""
        if not self.can_show:
            return
        if self.step is None or self.step.show is None or not self.step.show(self):
            self.take_sensibly()
        self.look_soon()

    def skip(self) -> None:
        """On to the next lesson."""
        if self.step is None:
            return
        self._learnt.add(self.step.id)
        last = self.step is self.steps[-1]
        self.look()
        if last:
            self.finished.emit()

    def restart(self) -> None:
        """Back to the first decision and the first lesson."""
        self._learnt.clear()
        self.looked.clear()
        self.step = None
        self.closed = False
        if len(self.session.game.log) > SETUP_LENGTH:
            self.session.go_back_to(SETUP_LENGTH)
        self.look()

    def close(self) -> None:
        """No more hints; the game goes on."""
        self.closed = True
        self._rest.stop()
        self.step = None
        self._hold_computer(None)
        self.changed.emit()

    def reopen(self) -> None:
        """The hints again, from where the game is."""
        self.closed = False
        self.look()

    def select(self, unit: str) -> bool:
        self.window.selection.select([unit])
        return True

    def take(self, actions: Sequence[Action]) -> bool:
        return bool(actions) and self.session.submit_all(list(actions))

    def take_sensibly(self) -> bool:
        """The answer that the computer would give."""
        from bk40qt.players import make_player

        decision = self.decision
        if decision is None:
            return False
        position = self.session.game.system.imagine(self.session.game.state, decision.side)
        return self.take([make_player("simple", SEED).decide(position, decision).action])

    # -- what happens -------------------------------------------------------------------------------------------------

    def _jumped(self) -> None:
        self.course = Course(self.session.game.log)
        self.look_soon()

    def _sighted(self, answer: object) -> None:
        if answer is not None:
            self.looked.add("sight")
        self.look_soon()

    def _map_moved(self) -> None:
        """The map counts as moved when it shows something else in a window of the same size."""
        before, self._camera = self._camera, self._where_it_looks()
        if before[0] == self._camera[0] and before[1:] != self._camera[1:] and self.step is not None:
            self.looked.add(f"map at {self.step.id}")
            self.look_soon()

    def _where_it_looks(self) -> tuple[QSize, float, QPointF]:
        view = self.window.view
        return view.viewport().size(), view.zoom, view.visible_area().center()

    def key(self, command: str) -> str:
        """The key of a command, for the texts; its first one."""
        return self.window.commands.key_text(command).split(", ")[0] or tr("no key")
