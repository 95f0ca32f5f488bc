"""A game told turn by turn and activation by activation: what mattered, not every step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bk40qt.desktop.i18n import retell, tr, trn
from bk40qt.engine.events import Event
from bk40qt.engine.modifiers import Check
from bk40qt.engine.wording import capital
from bk40qt.mapview.faces import side_name
from bk40qt.play.figures_text import code

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.setting import Setting
    from bk40qt.play.session import Session

_TOLD: Final = frozenset((
    "attached", "start_loss", "works_removed", "revealed", "reinforcements", "independence_ended", "left_map",
    "withdrawn", "overrun", "hq_returned", "control_changed", "strike_declared", "strike_lost", "assault_began",
    "assault_ended", "step_lost", "game_over",
))
_FORMATION_STATES: Final = ("demoralized", "gone", "fatigued")
_HEADS: Final = ("activated", "drawn", "turn_began", "phase_began", "game_over")


class Told(NamedTuple):
    text: str
    rule: str
    loud: bool = False


@dataclass(slots=True)
class Passage:
    """An activation, or what lies between two of them."""

    heading: str = ""
    side: str = ""  # whose it is
    marker: str = ""  # that it began with
    lines: list[Told] = field(default_factory=list)
    moved: set[str] = field(default_factory=set)
    shots: int = 0

    @property
    def summary(self) -> str:
        words = []
        if self.moved:
            words.append(trn("{n} unit moved", "{n} units moved", len(self.moved)))
        if self.shots:
            words.append(trn("{n} shot fired", "{n} shots fired", self.shots))
        return ", ".join(words)


@dataclass(slots=True)
class Chapter:
    turn: int  # 0 = the set-up
    passages: list[Passage] = field(default_factory=list)


class Narrative:
    """Takes the visible events of a game one decision after the other."""

    def __init__(self, session: Session) -> None:
        self._session = session
        state: Any = session.game.state
        self._setting: Setting = state.setting
        self.chapters = [Chapter(0, [Passage()])]
        self._placed: dict[str, int] = {}
        self._works: dict[tuple[str, str], int] = {}
        self._fired: dict[str, Check] = {}  # what was last fired at a unit

    def add(self, side: str, events: Sequence[Event]) -> None:
        for event in events:
            self._one(side, event)

    @property
    def _here(self) -> Passage:
        return self.chapters[-1].passages[-1]

    def _one(self, side: str, event: Any) -> None:
        kind = event.kind
        if kind in _HEADS:
            self._open(event)
        if kind == "placed":
            self._placed[side] = self._placed.get(side, 0) + 1
        elif kind == "works_built":
            self._works[event.side, event.what] = self._works.get((event.side, event.what), 0) + 1
        elif kind == "moved":
            self._here.moved.add(event.unit)
        elif kind in ("rolled", "read"):
            if event.check.compare == "crt":
                self._fired[event.check.target] = event.check
                self._here.shots += kind == "rolled" and bool(event.check.unit)
        elif kind in _TOLD or (kind == "formation_set" and event.status in _FORMATION_STATES):
            self._here.lines.append(self._told(event))

    def _open(self, event: Any) -> None:
        self._fired.clear()
        if event.kind == "turn_began":
            self._close_setup()
            self.chapters.append(Chapter(event.turn, [Passage()]))
        elif event.kind == "activated":
            if self._here.heading:
                self.chapters[-1].passages.append(Passage())
            self._here.heading, self._here.side = self._words(event), self._side_of(event.formation)
        elif event.kind == "drawn":
            marker = self._setting.markers[self._setting.marker_index[event.marker]]
            side = event.side if marker.kind == "formation" else ""  # the names of the others say it
            self.chapters[-1].passages.append(Passage(side=side, marker=capital(retell(marker.name))))
        else:
            self.chapters[-1].passages.append(Passage())

    def _close_setup(self) -> None:
        if len(self.chapters) > 1:
            return
        counts = [Told(trn("{n} unit set up ({side})", "{n} units set up ({side})", many, side=side_name(side)), "12")
                  for side, many in self._placed.items() if side]
        counts += [
            Told(tr("{what}: {count} ({side})", what=capital(code(what)), count=many, side=side_name(side)), "12")
            for (side, what), many in self._works.items()
        ]
        self._here.lines[:0] = counts

    def _words(self, event: Event) -> str:
        return self._session.lines([event])[0].rpartition(" [")[0]

    def _side_of(self, formation: str) -> str:
        setting = self._setting
        return str(self._session.game.system.sides[setting.formation_side[setting.formation_index[formation]]])

    def _told(self, event: Any) -> Told:
        text = self._words(event)
        check = self._fired.get(event.unit) if event.kind == "step_lost" else None
        if check is not None:
            values = {"what": text, "purpose": code(check.purpose)}
            unit = self._session.name_of(check.unit) if check.unit else ""
            text = (tr("{what}: {purpose} by {unit}", unit=unit, **values) if unit
                    else tr("{what}: {purpose}", **values))
        return Told(text, event.rule, event.kind in ("assault_began", "game_over", "control_changed"))

    def finished(self) -> list[Chapter]:
        """The chapters, without passages in which nothing happened; strikes are headed by their marker."""
        self._close_setup()
        for chapter in self.chapters:
            chapter.passages = [passage for passage in chapter.passages if passage.lines or passage.heading]
            for passage in chapter.passages:
                passage.heading = passage.heading or passage.marker
        return self.chapters


def entries_of(session: Session, viewer: str) -> Iterator[tuple[str, Sequence[Event]]]:
    """Who decided and what came of it, as the viewer may see it ("" = everything)."""
    game = session.game
    for side, events in (("", game.opening), *((entry.side, entry.events) for entry in game.log)):
        yield side, game.system.visible(game.state, events, viewer) if viewer else events
