"""Watching a saved game: the session at any moment of it, to be moved both ways, played, marked and branched off from.

The file is read once and never written; panels see a session like any other, only that nothing is asked of anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bk40qt.desktop.i18n import retell, tr
from bk40qt.engine.decisions import Action, Refusal
from bk40qt.engine.errors import EngineError
from bk40qt.engine.events import Event
from bk40qt.engine.game import Entry, Explanation
from bk40qt.engine.wording import message
from bk40qt.play.library import Bookmark, Library
from bk40qt.play.recording import Mark, Recording
from bk40qt.play.session import PERSON, Happening, Seats, Session

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
_PACE: Final = 800  # milliseconds a decision at speed 1
_QUIET: Final = 4  # a decision that nothing is to be seen of takes this part of it


class ReplaySession(Session):
    is_replay = True

    moved = Signal(int)  # another moment is shown
    playing_changed = Signal(bool)
    speed_changed = Signal()
    viewer_changed = Signal()
    bookmarks_changed = Signal()

    def __init__(self, recording: Recording, library: Library | None = None, parent: QObject | None = None,
                 agreed: bool = False) -> None:
        """`agreed`: of a game that goes on, both players want to see everything."""
        sides = recording.game.system.sides
        self.recording = recording
        self._viewer = sides[0]
        super().__init__(recording.game, Seats({side: PERSON for side in sides}, hand_over=False), None, parent=parent)
        self._library = library if library is not None else Library()
        self._at = 0
        self._recorded = {id(entry.events) for entry in recording.entries}  # they live as long as the recording
        self._visible: dict[tuple[str, frozenset[str]], dict[int, tuple[Event, ...]]] = {}
        self._seen_at = (-1, "")  # the moment and the eyes that these two belong to
        self._view: dict[str, Any] = {}
        self._secret: frozenset[str] = frozenset()
        self._asked: Action | None = None  # the option whose odds are looked at
        self.speed = 1.0
        self.agree: Callable[[], bool] = lambda: False  # asks whether the other side's secrets may be seen
        self._agreed = agreed
        card = self._library.game(recording.path)
        self.bookmarks: tuple[Bookmark, ...] = card.bookmarks if card is not None else ()
        known = card.title if card is not None and card.is_known else ""  # else only the name of the file
        self._title = known or recording.header.title or recording.path.stem
        players: Any = card.seats.get("players") if card is not None else None
        persons = [side for side in sides if isinstance(players, dict) and players.get(side) == PERSON]
        if len(persons) == 1:  # he sees it again as he saw it
            self._viewer = persons[0]
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._play_on)
        self._playing = False
        self._show(0)

    @property
    def game_title(self) -> str:
        return self._in_words(self._title)

    # -- moments ------------------------------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """How many decisions there are: the number of the last moment."""
        return len(self.recording)

    @property
    def at(self) -> int:
        """How many decisions have been taken at the moment shown."""
        return self._at

    @property
    def turn(self) -> int:
        return self.recording.turns[self._at]

    @property
    def answer(self) -> Entry | None:
        """The decision that was taken at this moment; None at the end."""
        return self.recording.entries[self._at] if self._at < self.total else None

    def go_to(self, number: int) -> None:
        """Show a moment; the next one comes with what happens in between, any other at once."""
        number = max(0, min(self.total, number))
        if number == self._at + 1:
            self._forward()
        elif number != self._at:
            self._show(number)
            self._after_jump()

    def step(self, by: int = 1) -> None:
        self.pause_playing()
        self.go_to(self._at + by)

    def jump(self, mark: Mark, back: bool = False) -> bool:
        """To the next or last turn, activation or combat; the decision that it came by is shown happening."""
        self.pause_playing()
        found = self.recording.next_mark(mark, self._at, back)
        if found is None:
            self.refused.emit(Refusal("", tr("There is none before this moment.") if back
                                      else tr("There is none after this moment.")))
            return False
        if found != self._at + 1:
            self._show(found - 1)
            self._after_jump()
        self._forward()
        return True

    def _show(self, number: int) -> None:
        game, recording = self.game, self.recording
        game.state = recording.position(number)
        game.decision = recording.decisions[number]
        game.log = recording.entries[:number]
        self._at = number

    def _forward(self) -> None:
        """One decision on, from the very position shown: this is how counters come to move."""
        number, game = self._at, self.game
        entry = self.recording.entries[number]
        self.recording.carry_out(game.state, number)
        game.decision = self.recording.decisions[number + 1]
        game.log.append(entry)
        self._at = number + 1
        self._forget_odds()
        self.happened.emit(Happening(number, entry.side, entry.action, self.visible(entry.events)))
        self._announce()

    def _forget_odds(self) -> None:
        self._explanations.clear()
        self._asked = None

    def _after_jump(self) -> None:
        self._forget_odds()
        self.reset.emit()
        self._announce()

    def _announce(self) -> None:
        self.decision_changed.emit()
        self.moved.emit(self._at)

    # -- playing ------------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self._playing

    def toggle_playing(self) -> None:
        if self._playing:
            self.pause_playing()
        else:
            self.play()

    def play(self) -> None:
        """On from here; from the end, once more from the beginning."""
        if not self.total:
            return
        if self._at == self.total:
            self.go_to(0)
        self._playing = True
        self.playing_changed.emit(True)
        self._clock.start(0)

    def pause_playing(self) -> None:
        self._clock.stop()
        if self._playing:
            self._playing = False
            self.playing_changed.emit(False)

    def set_speed(self, speed: float) -> None:
        if speed != self.speed:
            self.speed = speed
            if self._clock.isActive():
                self._clock.start(int(_PACE / speed))
            self.speed_changed.emit()

    def change_speed(self, step: int) -> None:
        place = SPEEDS.index(self.speed) + step
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])

    @Slot()
    def _play_on(self) -> None:
        entry = self.answer
        if entry is None:
            self.pause_playing()
            return
        self._forward()
        if self._at == self.total:
            self.pause_playing()
        elif self._playing:
            self._clock.start(int(_PACE / self.speed / (1 if self.visible(entry.events) else _QUIET)))

    # -- whose eyes ---------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> str:
        return self._viewer

    @property
    def keeps_secrets(self) -> bool:
        """The game goes on, and one side has something that the other must not see (13.1)."""
        return self.recording.keeps_secrets and not self._agreed

    def set_viewer(self, side: str) -> None:
        """Look on with the eyes of that side: what the other one has hidden is not shown."""
        if side != self._viewer and self.keeps_secrets:
            self._agreed = self.agree()
            if not self._agreed:
                self.viewer_changed.emit()  # as it was
                return
        if side != self._viewer and side in self.game.system.sides:
            self._viewer = side
            self._after_jump()
            self.viewer_changed.emit()

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """As ever, but remembered: what is hidden changes seldom, and panels ask for the whole log at every jump."""
        secret = self._concealed()
        if not secret:
            return tuple(events)
        if id(events) not in self._recorded:
            return super().visible(events)
        known = self._visible.setdefault((self._viewer, secret), {})
        found = known.get(id(events))
        if found is None:
            found = known[id(events)] = super().visible(events)
        return found

    def view(self) -> dict[str, Any]:
        """Made once a moment: a dozen panels ask for it, and scrubbing has to be quick."""
        key = (self._at, self._viewer)
        if self._seen_at != key:
            self._view = super().view()
            self._secret = frozenset(unit["id"] for unit in self._view["units"] if unit["place"] == "hidden")
            self._seen_at = key
        return self._view

    def _concealed(self) -> frozenset[str]:
        """The units of which the viewer may know nothing at this moment."""
        self.view()
        return self._secret

    def other_viewer(self) -> None:
        sides = self.game.system.sides
        self.set_viewer(sides[(sides.index(self._viewer) + 1) % len(sides)])

    # -- what a replay does not do ------------------------------------------------------------------------------------

    @property
    def is_mine(self) -> bool:
        return False

    def start(self) -> None:
        self._announce()

    def _refuse_deciding(self) -> None:
        self.refused.emit(Refusal("", tr("This is a replay: it shows what was decided."
                                         " Branch off to play on from here.")))

    def submit(self, action: Action) -> bool:
        self._refuse_deciding()
        return False

    def change(self, number: int, action: Action) -> list[Action]:
        self._refuse_deciding()
        return []

    def place_sensibly(self) -> None:
        self._refuse_deciding()

    def undo_target(self) -> int | Refusal:
        return Refusal("", tr("This is a replay: go back to any moment with the slider."))

    def go_back_to(self, count: int) -> bool:
        self.go_to(count)
        return True

    def poke(self) -> None:
        """Nothing is waited for."""

    @Slot()
    def _go_on(self) -> None:
        """Nobody decides here."""

    # -- odds ---------------------------------------------------------------------------------------------------------

    def explain(self, action: Action) -> Explanation | None:
        self._asked = action
        return super().explain(action)

    @Slot(object, object)
    def _answered(self, ticket: tuple[str, Any], result: object) -> None:
        """While one was worked out the replay may have gone on to another: that one could not be asked till now."""
        super()._answered(ticket, result)
        if self._asked is not None and (self._at, self._asked) not in self._explanations:
            self.explain(self._asked)

    # -- bookmarks ----------------------------------------------------------------------------------------------------

    def bookmark_at(self, number: int) -> Bookmark | None:
        return next((mark for mark in self.bookmarks if mark.decision == number), None)

    def toggle_bookmark(self) -> None:
        """Mark this moment, or no longer."""
        if self.bookmark_at(self._at) is not None:
            self._keep_bookmarks([mark for mark in self.bookmarks if mark.decision != self._at])
        else:
            text = tr("Turn {turn}, decision {number}", turn=self.turn, number=self._at)
            self._keep_bookmarks([*self.bookmarks, Bookmark(self._at, text)])

    def rename_bookmark(self, number: int, text: str) -> None:
        if text.strip():
            self._keep_bookmarks([Bookmark(number, text.strip()) if mark.decision == number else mark
                                  for mark in self.bookmarks])

    def go_to_bookmark(self, back: bool = False) -> bool:
        self.pause_playing()
        numbers = sorted(mark.decision for mark in self.bookmarks if mark.decision <= self.total)
        found = [number for number in numbers if (number < self._at if back else number > self._at)]
        if not found:
            self.refused.emit(Refusal("", tr("There is no bookmark before this moment.") if back
                                      else tr("There is no bookmark after this moment.")))
            return False
        self.go_to(found[-1] if back else found[0])
        return True

    def _keep_bookmarks(self, bookmarks: Sequence[Bookmark]) -> None:
        try:
            self._library.set_bookmarks(self.recording.path, list(bookmarks))
        except EngineError as error:
            self.failed.emit(retell(message(error)))
            return
        self.bookmarks = tuple(sorted(bookmarks))
        self.bookmarks_changed.emit()

    # -- the rest -----------------------------------------------------------------------------------------------------

    def can_branch(self) -> bool:
        """A game of other rules cannot be gone on with by ours."""
        return not self.recording.as_recorded

    def why_as_recorded(self) -> str:
        """Why only the recorded events are shown; "" if the game was played again by the rules."""
        header, version = self.recording.header, self.game.system.version
        match self.recording.as_recorded:
            case "rules":
                return tr("Played under version {old} of the rules; this program has version {new}."
                          " It is shown as it was recorded and cannot be played on.", old=header.rules, new=version)
            case "differs":
                return tr("This program would have played this game otherwise."
                          " It is shown as it was recorded and cannot be played on.")
        return ""

    def close(self) -> None:
        self._clock.stop()
        super().close()
