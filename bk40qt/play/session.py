"""One game on the screen: who plays, whose eyes look on, and the way of every decision from a click to the disk.

Windows and panels listen to the signals and never change the game themselves: `submit` is the only door.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal, Slot

from bk40qt.desktop.i18n import pattern, retell, tr
from bk40qt.engine.decisions import Action, Decision, Refusal
from bk40qt.engine.errors import EngineError, IllegalActionError
from bk40qt.engine.events import Event
from bk40qt.engine.game import Entry, Explanation, Game
from bk40qt.engine.phrases import phrase
from bk40qt.engine.records import record
from bk40qt.engine.wording import message
from bk40qt.mapview.faces import side_name
from bk40qt.play.jobs import Job
from bk40qt.play.orders import StandingOrders
from bk40qt.play.proposal import CONFIRM, Proposal, is_setting_up, propose
from bk40qt.players.base import Choice

if TYPE_CHECKING:
    from bk40qt.engine.rules.api import State
    from bk40qt.storage.saves import SavedGame

PERSON: Final = "person"
_HIDDEN_OPTION: Final = "hidden_at_guns"
_LOOK: Final = 1200  # milliseconds that a person has to see what came of his roll before the computer goes on
_MOST_STUMBLES: Final = 20
_HIDE: Final = "hide"  # DP-S7, 13.1: no matter of placing, so nobody answers it for the player


class Happening(NamedTuple):
    """One decision taken, as the panels are told of it. `events` are those that the viewer may see."""

    number: int
    side: str
    action: Action
    events: tuple[Event, ...]


@record
class Seats:
    """Who plays what: a person, or a computer player by name."""

    players: dict[str, str]  # side -> PERSON, "simple", "random"
    hand_over: bool = True
    analysis: bool = False  # undo without limit

    def persons(self) -> list[str]:
        return [side for side, player in self.players.items() if player == PERSON]

    def to_json(self) -> dict[str, Any]:
        return {"players": dict(self.players), "hand_over": self.hand_over, "analysis": self.analysis}


class Session(QObject):
    is_replay = False  # a game that is only looked at

    happened = Signal(object)  # Happening
    reset = Signal()  # the position has jumped: undo, redo, other eyes, another moment of a replay
    decision_changed = Signal()  # what is asked, of whom, or who may see it
    covered = Signal(str)  # hand-over: the side that is to come to the screen
    refused = Signal(object)  # Refusal
    failed = Signal(str)  # could not be written or computed: a text for people
    explained = Signal(object, object)  # Action, Explanation
    thinking = Signal(bool)  # the computer is at it
    reasoned = Signal(str)  # why the computer takes what it takes next

    def __init__(self, game: Game, seats: Seats, saved: SavedGame | None = None, pause: int = 400,
                 parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.saved = saved
        self.seats = seats
        self.orders = StandingOrders()
        self.pause = pause
        self.paused = False  # the computer waits, for example while a dialog is open
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._jobs: dict[object, Job] = {}
        self._ticket = 0
        self._redo: list[Action] = []
        self._queue: list[Action] = []
        self._explanations: dict[tuple[int, Action], Explanation] = {}
        self.hurries = False  # the computer's moves are not shown one by one until a person is asked again
        self._helping = ""  # the side that the computer sets up for
        self._has_rolled = False  # a person, just now
        self._proposal: Proposal | None = None  # a set-up that is complete, and not yet sent
        self._ready: str | None = None  # the side whose player has taken his seat, when there are two
        self._players: dict[str, Any] = {}
        self._stumbles: list[int] = []  # numbers of the decision at which taking what the computer wanted has failed
        # How many decisions each side has had a chance to see; a game that is gone on with: up to its last own one.
        self._seen = {side: 0 for side in game.system.sides}
        self._seen |= {entry.side: number for number, entry in enumerate(game.log, 1)}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    # -- whose eyes ---------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> str:
        """The side that looks at the screen."""
        persons = self.seats.persons()
        decision = self.game.decision
        if len(persons) == 1:
            return persons[0]
        if decision is None or not persons:
            return self._ready or self.game.system.sides[0]
        if self.must_hand_over():
            return self._ready or decision.side
        return decision.side

    def must_hand_over(self) -> bool:
        """Two persons at one screen, and something that the other must not see."""
        if len(self.seats.persons()) < 2 or not self.seats.hand_over:
            return False
        return self._hides() or self.holds_markers()

    def _hides(self) -> bool:
        setting = getattr(self.game.state, "setting", None)
        return setting is not None and setting.options.get(_HIDDEN_OPTION) == "yes"

    def holds_markers(self) -> bool:
        """Whether any side has a marker in hand. Asked at every turn, so it does not make a whole view for it."""
        return any(place in ("held", "waiting") for place in getattr(self.game.state, "marker", ()))

    @property
    def is_covered(self) -> bool:
        """The screen is to be covered until the player of the deciding side says that he is there."""
        decision = self.game.decision
        return decision is not None and self.must_hand_over() and self._ready != decision.side

    def take_seat(self) -> None:
        """The player of the deciding side is at the screen."""
        if self.game.decision is not None:
            self._ready = self.game.decision.side
        self.reset.emit()
        self.decision_changed.emit()
        self._timer.start(0)

    def recap(self) -> tuple[Event, ...]:
        """What has happened since the viewer last decided, as he may see it."""
        since = self._seen[self.viewer]
        events = [event for entry in self.game.log[since:] for event in entry.events]
        return self.visible(events)

    @property
    def state(self) -> State:
        """The position as the board shows it: that of the game, or with a set-up that is not yet sent."""
        return self._proposal.state if self._proposal is not None else self.game.state

    def view(self) -> dict[str, Any]:
        if self._proposal is not None:
            return self.game.system.view(self._proposal.state, self.viewer)
        return self.game.view(self.viewer)

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return self.game.system.visible(self.game.state, events, self.viewer)

    def name_of(self, ident: str) -> str:
        return self.game.system.name_of(self.game.state, ident, pattern)

    def lines(self, events: Sequence[Event]) -> list[str]:
        return self.game.lines(events, pattern)

    def say(self, action: Action) -> str:
        """An option as a sentence."""
        return phrase(action, self.name_of, pattern)

    # -- deciding -----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self._proposal.decision if self._proposal is not None else self.game.decision

    @property
    def is_set_up(self) -> bool:
        """Everything is placed; the player may still change it, and goes on when he is content."""
        return self._proposal is not None

    @property
    def is_mine(self) -> bool:
        """A person is asked, and may answer now."""
        decision = self.game.decision
        return decision is not None and self.seats.players[decision.side] == PERSON and not self.is_covered

    def start(self) -> None:
        """Show the first decision; lets the computer begin if it is for it to begin."""
        self._announce()

    def submit(self, action: Action) -> bool:
        """Take an option for the person who is asked. What is not offered is refused, with its rule."""
        return self._submit(action, ())

    def submit_all(self, actions: Sequence[Action]) -> bool:
        """Take the first and go on with the others while they are offered and nothing has happened to the mover."""
        return bool(actions) and self._submit(actions[0], actions[1:])

    def _submit(self, action: Action, rest: Sequence[Action]) -> bool:
        decision = self.game.decision
        if decision is None or not self.is_mine:
            self.refused.emit(Refusal("5", tr("It is not your decision now.")))
            return False
        self._redo.clear()
        if self._proposal is not None and action == CONFIRM:
            return self._take(self._proposal.action)
        if rest or decision.kind in ("act", "move"):  # the mover has decided otherwise; who reacts does not stop him
            self._queue = list(rest)
        return self._propose(action) or self._take(action)

    def _propose(self, action: Action) -> bool:
        """Hold the answer back if it would end the set-up of a person: first he sees it as a whole."""
        found = propose(self.game, action)
        if found is not None:
            self._helping = ""
            self._proposal = found
            self.reset.emit()
            self._announce()
        return found is not None

    def why_not(self, question: Action) -> Refusal | None:
        return self.game.why_not(question)

    def refuse(self, refusal: Refusal) -> None:
        self.refused.emit(refusal)

    def _take(self, action: Action) -> bool:
        number = len(self.game.log)
        decision = self.game.decision
        assert decision is not None
        side, answered_ahead = decision.side, self.is_covered
        self._proposal = None
        try:
            events = self.game.submit(action)
        except IllegalActionError as error:
            self._queue.clear()
            self.refused.emit(Refusal(error.rule, error.reason))
            return False
        except EngineError as error:  # not on disk, so it has not happened
            self._queue.clear()
            self.failed.emit(retell(message(error)))
            return False
        self._explanations.clear()
        if any(event.kind in ("rolled", "revealed") for event in events):
            self._queue.clear()  # something has befallen the mover: his owner decides anew
        self.orders.note(events)
        is_person = self.seats.players[side] == PERSON
        self._has_rolled = is_person and any(event.kind == "rolled" for event in events)
        if is_person and not answered_ahead:
            self._seen[side] = len(self.game.log)
            self._ready = side  # also while nothing is to be covered: soon somebody may hold a marker
        self.happened.emit(Happening(number, side, action, self.visible(events)))
        self._announce()
        return True

    def _announce(self) -> None:
        decision = self.game.decision
        self.orders.meet(decision)
        self.hurries = self.hurries and not self.is_mine and decision is not None
        if self.is_covered and decision is not None:
            answer = self.orders.answer(decision)
            if answer is not None and self._take(answer):  # who lets windows pass need not come to the screen for it
                return
            self._queue.clear()
            self.covered.emit(decision.side)
        self.decision_changed.emit()
        self._timer.start(self._wait())

    def _wait(self) -> int:
        """Milliseconds until the session goes on by itself."""
        decision = self.game.decision
        if self._helping or self.hurries:
            return 0
        if decision is None or self.seats.players[decision.side] == PERSON:
            return self._step_pause() if self._queue else 0
        if decision.point.startswith("DP-S"):
            return self.pause // 10  # a set-up is long, and no drama
        return max(self.pause, _LOOK) if self._has_rolled and self.pause else self.pause

    def _step_pause(self) -> int:
        return min(self.pause, 180)

    @Slot()
    def _go_on(self) -> None:
        """Everything that needs no click: standing orders, the rest of a path, the computer."""
        decision = self.game.decision
        if decision is None or self.paused or self.is_covered or self.is_set_up:
            return
        if self.seats.players[decision.side] != PERSON or self._is_helped(decision):
            self._think(decision)
            return
        answer = self.orders.answer(decision)
        if answer is not None:
            self._take(answer)
        elif self._queue:
            action = self._queue[0]
            if action in decision.options:
                self._queue.pop(0)
                self._take(action)
            elif decision.kind == "move":
                self._queue.clear()

    def _is_helped(self, decision: Decision) -> bool:
        if decision.side != self._helping or not is_setting_up(decision) or decision.kind == _HIDE:
            self._helping = ""
        return bool(self._helping)

    def hurry(self) -> None:
        """Skip the computer's moves up to the next decision of a person."""
        self.hurries = not self.is_mine
        self.poke()

    def poke(self) -> None:
        """Somebody has changed what the session waits for: pause, speed, standing orders."""
        self._timer.start(self._wait())

    def place_sensibly(self) -> None:
        """Let the computer set up for the person who is asked, until everything stands. Each decision is an ordinary
        one: it can be taken back, or changed by hand."""
        decision = self.game.decision
        if decision is not None and self.is_mine and not self.is_set_up:
            self._helping = decision.side
            self._timer.start(0)

    def change(self, number: int, action: Action) -> list[Action]:
        """Take an earlier decision otherwise, and those after it again as they were; returns those that could not be.
        Only where no die fell since: in the set-up."""
        log, held = self.game.log, self._proposal
        if number == len(log) and held is not None:
            return self._change_held(action)
        if self.game.crosses_chance(number):
            self.refused.emit(Refusal("", tr("Dice were rolled since: this can no longer be changed.")))
            return []
        before = log[number].action
        later = [entry.action for entry in log[number + 1 :]] + ([held.action] if held is not None else [])
        self._proposal = None
        lost: list[Action] = []
        try:
            self.game.undo(number)
            try:
                self.game.submit(action)
            except IllegalActionError as error:
                self.refused.emit(Refusal(error.rule, error.reason))
                self.game.submit(before)
            for again in later:
                decision = self.game.decision
                if decision is None or again not in decision.options:
                    lost.append(again)
                elif held is None or again != held.action or (found := propose(self.game, again)) is None:
                    self.game.submit(again)
                else:
                    self._proposal = found
        except EngineError as error:
            self.failed.emit(retell(message(error)))
        self._redo.clear()
        self._after_jump()
        return lost

    def _change_held(self, action: Action) -> list[Action]:
        """Otherwise with the last decision, which has not been sent."""
        decision = self.game.decision
        assert decision is not None
        if action in decision.options:
            self._redo.clear()
            self._propose(action)
        else:
            self.refuse(self.game.system.refuse(self.game.state, decision, action))
        return []

    # -- the computer -------------------------------------------------------------------------------------------------

    def _think(self, decision: Decision) -> None:
        if self._jobs.get("move") is not None:
            return
        side = decision.side
        player = self._players.get(side)
        if player is None:
            from bk40qt.players import make_player

            name = self.seats.players[side]
            player = make_player("simple" if name == PERSON else name, f"{self.game.seed} {side}")
            self._players[side] = player
        position = self.game.system.imagine(self.game.state, side)
        self._ticket += 1
        ticket = (self._ticket, len(self.game.log))
        self._start("move", ticket, lambda: player.decide(position, decision))
        self.thinking.emit(True)

    def _start(self, what: str, ticket: object, work: Any) -> None:
        job = Job((what, ticket), work)
        job.setAutoDelete(False)
        job.answer.ready.connect(self._answered)
        self._jobs[what] = job
        self._pool.start(job)

    @Slot(object, object)
    def _answered(self, ticket: tuple[str, Any], result: object) -> None:
        what, key = ticket
        self._jobs.pop(what, None)
        if what == "move":
            self.thinking.emit(False)
            decision = self.game.decision
            if isinstance(result, BaseException):
                self._replace_player(decision)
                raise result  # a program error: the error dialog takes it, and the game stands as it was
            if key != (self._ticket, len(self.game.log)) or decision is None or self.paused:
                self.poke()  # an answer to a question that is no longer asked
            elif isinstance(result, Choice):
                self._give_reason(decision, result)
                if not self._helping or not self._propose(result.action):
                    self._take_computers(decision, result.action)
        elif isinstance(result, BaseException):
            raise result
        else:
            number, action = key
            if number == len(self.game.log) and isinstance(result, Explanation):
                self._explanations[key] = result
            self.explained.emit(action, result)  # also if it came too late: who waits for another asks again

    def _take_computers(self, decision: Decision, action: Action) -> None:
        """If the program makes a mistake over it, another choice may go well; one after the other, but not for ever."""
        number = len(self.game.log)
        try:
            self._take(action)
        except Exception:
            if len(self.game.log) == number:
                self._stumbles = [*(at for at in self._stumbles if at == number), number]
                if len(self._stumbles) <= _MOST_STUMBLES:
                    self._replace_player(decision)
            raise

    def _give_reason(self, decision: Decision, choice: Choice) -> None:
        """Who does what and why, unless it tells of a gun that is hidden or about to be (13.1)."""
        action = choice.action
        units = self.game.state.setting.unit_index  # type: ignore[attr-defined]
        named = {ident for ident in (action.unit, action.target, *action.units) if ident in units}
        if decision.kind != "hide" and named <= {unit["id"] for unit in self.view()["units"]}:
            values = {"side": side_name(decision.side), "what": self.say(action), "why": retell(choice.why)}
            self.reasoned.emit(tr("{side}: {what} – {why}", **values))

    def _replace_player(self, decision: Decision | None) -> None:
        """The computer player has failed: the plainest one goes on in its place, so that the game does."""
        if decision is not None:
            from bk40qt.players import make_player

            self._players[decision.side] = make_player("random", f"{self.game.seed} {decision.side}")
            self.poke()

    # -- odds ---------------------------------------------------------------------------------------------------------

    def explain(self, action: Action) -> Explanation | None:
        """What the option rolls for, if that is known already; else `explained` tells it soon."""
        if self.is_set_up:
            return Explanation((), ())  # what comes after the set-up is nobody's to know yet
        key = (len(self.game.log), action)
        found = self._explanations.get(key)
        decision = self.game.decision
        if found is None and decision is not None and action in decision.options and "odds" not in self._jobs:
            self._start("odds", key, self.game.explainer(action))
        return found

    # -- taking back --------------------------------------------------------------------------------------------------

    def undo_target(self) -> int | Refusal:
        """The number of the decision that undo would go back to, or why it cannot."""
        log = self.game.log
        if self.is_set_up:
            return len(log)
        persons = self.seats.persons() or list(self.seats.players)
        own = [number for number, entry in enumerate(log) if entry.side in persons]
        if not own:
            return Refusal("", tr("There is nothing to take back."))
        count = own[-1]
        if not self.seats.analysis and self.is_others(count):
            return Refusal("", tr("The other player has decided since."))
        if not self.seats.analysis and self.game.crosses_chance(count):
            return Refusal("", tr("Dice were rolled, a marker was drawn or something hidden was seen since."
                                  " Analysis mode lifts this limit."))
        return count

    def is_others(self, number: int) -> bool:
        """Decided by the one who is not at the screen, and maybe about something hidden."""
        log = self.game.log
        return self.must_hand_over() and number < len(log) and log[number].side != self.viewer

    def action_at(self, number: int) -> Action:
        """What was decided as number so, or is held back as the next one."""
        if self._proposal is not None and number == len(self.game.log):
            return self._proposal.action
        return self.game.log[number].action

    def undo(self) -> bool:
        target = self.undo_target()
        if isinstance(target, Refusal):
            self.refused.emit(target)
            return False
        return self.go_back_to(target)

    def go_back_to(self, count: int) -> bool:
        taken = [entry.action for entry in self.game.log[count:]]
        if self._proposal is not None:
            taken.append(self._proposal.action)
            self._proposal = None
        try:
            self.game.undo(count)
        except EngineError as error:
            self.failed.emit(retell(message(error)))
            return False
        self._redo = [*taken, *self._redo]
        self._after_jump()
        return True

    def can_redo(self) -> bool:
        return bool(self._redo)

    def redo(self) -> bool:
        """The decisions taken back come again, with the same dice, up to the next one of a person."""
        if not self._redo:
            self.refused.emit(Refusal("", tr("There is nothing to do again.")))
            return False
        rest = self._redo
        while rest:
            action = rest.pop(0)
            decision = self.game.decision
            if decision is None or action not in decision.options:
                break
            is_person = self.seats.players[decision.side] == PERSON
            if not (is_person and self._propose(action)) and not self._take(action):
                break
            following = self.game.decision
            if following is not None and self.seats.players[following.side] == PERSON:
                break
        self._redo = rest
        return True

    def _after_jump(self) -> None:
        self._queue.clear()
        self._explanations.clear()
        self._ticket += 1  # what the computer still thinks about is no longer asked
        self.orders.clear()
        count = len(self.game.log)
        self._seen = {side: min(seen, count) for side, seen in self._seen.items()}
        self._players.clear()
        self.reset.emit()
        self._announce()

    # -- the rest -----------------------------------------------------------------------------------------------------

    def entries(self) -> Sequence[Entry]:
        return self.game.log

    @property
    def game_title(self) -> str:
        return self._in_words(self.saved.header.title if self.saved is not None else "")

    def _in_words(self, title: str) -> str:
        """What the players call their game; else the scenario's name, which is said in the reader's language."""
        own = str(self.game.scenario.title)
        return pattern(own) if title in ("", own) else title

    def options_in_force(self) -> Mapping[str, str]:
        setting = getattr(self.game.state, "setting", None)
        return setting.options if setting is not None else self.game.options

    def close(self) -> None:
        """Let go of the file; everything is on disk already."""
        self._timer.stop()
        self._pool.waitForDone(2000)
        self.blockSignals(True)
        if self.saved is not None:
            self.saved.close()
