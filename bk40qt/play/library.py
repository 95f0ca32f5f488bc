"""Which scenarios and saved games there are, told without opening any database.

Saved games lie in `games/` of the user's folder. Beside them `index.json` says of each what the home screen shows; the
game window notes it there. The index is a convenience only: without it the files are still found, by name and date.
No file is opened here that this process may have open as a game: POSIX drops all locks of a process on a file when it
closes any of its handles on it.
"""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bk40qt.engine.errors import EngineError
from bk40qt.engine.wording import message, os_reason, say
from bk40qt.paths import SCENARIO_SUFFIX, shipped_scenarios, user_data_dir
from bk40qt.play.scenario_head import ScenarioCard, read_card

if TYPE_CHECKING:
    from bk40qt.play.session import Seats, Session

GAME_SUFFIX: Final = ".bk40save"
_SIDE_FILES: Final = ("", "-wal", "-shm")
_LARGEST_INDEX: Final = 4_000_000  # bytes; a thousand games have a tenth of that
_MOST_DELETED: Final = 20  # kept for those who want one back
_LONGEST: Final = 200


class LibraryError(EngineError):
    """Something that the user is told, and no more."""


class Bookmark(NamedTuple):
    decision: int  # the number of decisions taken at that moment
    text: str


class GameCard(NamedTuple):
    """What is known of a saved game. Without an entry in the index: only `path`, `title` and `updated`."""

    path: Path
    title: str  # the user's name for it, else the name of the file
    updated: float  # seconds since 1970
    scenario_id: str = ""
    scenario: str = ""  # title
    date: str = ""  # of the battle
    turn: int = 0
    turns: int = 0
    sides: Mapping[str, str] = {}  # side -> what the scenario calls it
    side_to_move: str = ""
    decisions: int = 0
    over: str = ""  # how it ended, in English; "" = it goes on
    winner: str = ""  # a side; "" = draw, or it goes on
    seats: Mapping[str, Any] = {}  # as `Seats.to_json` has written it
    bookmarks: tuple[Bookmark, ...] = ()

    @property
    def is_known(self) -> bool:
        return bool(self.scenario)


class Library:
    """The user's folder with its games and scenarios; made when something is put there."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root if root is not None else user_data_dir()
        self.games_dir = self.root / "games"
        self.scenarios_dir = self.root / "scenarios"
        self._index = self.games_dir / "index.json"
        self._trash = self.games_dir / ".deleted"

    # -- scenarios ----------------------------------------------------------------------------------------------------

    def scenarios(self) -> list[ScenarioCard]:
        """The shipped ones in the order of history, then the user's own by title."""
        try:
            shipped = [read_card(path, shipped=True) for path in shipped_scenarios().values()]
        except FileNotFoundError:  # code installed without its data
            shipped = []
        own = [read_card(path) for path in _files(self.scenarios_dir, SCENARIO_SUFFIX)]
        return [*sorted(shipped, key=lambda card: (card.date, card.title)),
                *sorted(own, key=lambda card: (card.title.casefold(), card.path))]

    # -- games --------------------------------------------------------------------------------------------------------

    def games(self) -> list[GameCard]:
        """All saved games, the last played first. Entries whose file is gone are left out."""
        index = self._read()
        found = {str(path): path for path in _files(self.games_dir, GAME_SUFFIX)}
        found |= {key: Path(key) for key in index if os.path.isabs(key)}  # opened from elsewhere
        cards = [card for path in found.values() if (card := _card(path, index.get(self._key(path)))) is not None]
        return sorted(cards, key=lambda card: (-card.updated, card.path))

    def game(self, path: str | Path) -> GameCard | None:
        """What is known of one game; None if there is no such file."""
        place = _resolved(path)
        return _card(place, self._read().get(self._key(place)))

    def new_path(self, scenario_id: str) -> Path:
        """A name for a new game that no file has yet: the scenario and the moment. Makes the folder."""
        try:
            self.games_dir.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            from bk40qt.storage.errors import from_os

            raise LibraryError(message(from_os(error, self.games_dir))) from None
        name = re.sub(r"[^A-Za-z0-9_-]+", "-", scenario_id)[:40].strip("-") or "game"
        stem = f"{name}-{time.strftime('%Y%m%d-%H%M%S')}"
        path, number = self.games_dir / f"{stem}{GAME_SUFFIX}", 1
        while os.path.lexists(path):
            number += 1
            path = self.games_dir / f"{stem}-{number}{GAME_SUFFIX}"
        return path

    def note_game(self, path: str | Path, session: Session) -> None:
        """Put down what the home screen shows of this game as it stands now. Bookmarks and a title given by the user
        stay. That it cannot be written must not stop a game, so it is not told."""
        place = _resolved(path)
        index = self._read()
        entry = index.get(self._key(place), {})
        title = session.saved.header.title if session.saved is not None else ""
        index[self._key(place)] = {"title": title, **entry, **_told(session)}
        with suppress(OSError):
            self._write(index)

    def rename(self, path: str | Path, title: str) -> None:
        """Give a game another title. The file keeps its name, so this works while the game is open, too."""
        self._change(path, title=title.strip()[:_LONGEST])

    def set_bookmarks(self, path: str | Path, bookmarks: list[Bookmark]) -> None:
        self._change(path, bookmarks=[list(mark) for mark in sorted(bookmarks)])

    def delete(self, path: str | Path) -> Path:
        """Put a game away; returns what `restore` wants. The last twenty deleted ones are kept."""
        place = _resolved(path)
        _check_unused(place)
        try:
            self._trash.mkdir(parents=True, exist_ok=True)
            away = self._trash / f"{time.time_ns()}{GAME_SUFFIX}"
            _move(place, away)
            away.with_suffix(".json").write_text(json.dumps([str(place), self._read().get(self._key(place), {})]),
                                                 encoding="utf-8")
            index = self._read()
            if index.pop(self._key(place), None) is not None:
                self._write(index)
            self._empty_trash()
        except OSError as error:
            raise LibraryError(say("{file} cannot be deleted: {reason}", file=place.name,
                                   reason=os_reason(error))) from None
        return away

    def restore(self, away: Path) -> Path:
        """Bring back a game that `delete` has put away."""
        try:
            name, entry = json.loads(away.with_suffix(".json").read_text(encoding="utf-8"))
            place = Path(name)
            if os.path.lexists(place):
                place = self.new_path(place.stem)
            _move(away, place)
            away.with_suffix(".json").unlink(missing_ok=True)
            index = self._read()
            index[self._key(place)] = entry
            self._write(index)
        except (OSError, ValueError, TypeError) as error:
            raise LibraryError(say("The game cannot be brought back: {reason}", reason=str(error))) from None
        return place

    # -- the index ----------------------------------------------------------------------------------------------------

    def _key(self, path: Path) -> str:
        """Games in our folder by name, so that the folder can be moved; others by their whole path."""
        return path.name if path.parent == _resolved(self.games_dir) or path.parent == self.games_dir else str(path)

    def _read(self) -> dict[str, dict[str, Any]]:
        """A file that cannot be read counts as empty: what it told comes again as games are opened."""
        try:
            if self._index.stat().st_size > _LARGEST_INDEX:
                return {}
            found = json.loads(self._index.read_text(encoding="utf-8"))
            games = found["games"]
            return {key: entry for key, entry in games.items() if isinstance(entry, dict)}
        except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            return {}

    def _write(self, index: Mapping[str, Any]) -> None:
        from bk40qt.storage.whole import write_whole

        self.games_dir.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"version": 1, "games": index}, indent=1)
        write_whole(self._index, text.encode("utf-8"), durable=False)  # what is lost comes again as games are opened

    def _change(self, path: str | Path, **values: object) -> None:
        place = _resolved(path)
        index = self._read()
        index[self._key(place)] = {**index.get(self._key(place), {}), **values}
        try:
            self._write(index)
        except OSError as error:
            raise LibraryError(say("{file} cannot be written: {reason}", file=str(self._index),
                                   reason=os_reason(error))) from None

    def _empty_trash(self) -> None:
        kept = sorted(path for path in self._trash.iterdir() if path.name.endswith(GAME_SUFFIX))
        for path in kept[:-_MOST_DELETED]:
            for suffix in _SIDE_FILES:
                Path(f"{path}{suffix}").unlink(missing_ok=True)
            path.with_suffix(".json").unlink(missing_ok=True)


def new_path(scenario_id: str) -> Path:
    return Library().new_path(scenario_id)


def note_game(path: str | Path, session: Session) -> None:
    Library().note_game(path, session)


def seats_of(path: str | Path) -> Seats | None:
    """Who plays which side of a saved game, as far as the index knows it."""
    from bk40qt.play.session import Seats

    card = Library().game(path)
    players = card.seats.get("players") if card is not None else None
    if card is None or not isinstance(players, dict) or not all(isinstance(name, str) for name in players.values()):
        return None
    return Seats(dict(players), card.seats.get("hand_over") is not False, card.seats.get("analysis") is True)


def is_open_here(path: Path) -> bool:
    """Whether this process has the saved game open. If nobody has imported the storage, it has none."""
    saves = sys.modules.get("bk40qt.storage.saves")
    return saves is not None and saves._mine(path) is not None


def _check_unused(path: Path) -> None:
    """A game that somebody plays must not be taken away under his hands."""
    if is_open_here(path):
        raise LibraryError(say("This game is open in a window; close it first."))
    from bk40qt.storage.errors import StorageError
    from bk40qt.storage.files import check_unused

    try:
        check_unused(path)
    except StorageError as error:
        raise LibraryError(message(error)) from None


def _told(session: Session) -> dict[str, Any]:
    """What a game says of itself."""
    game = session.game
    position = game.view(game.system.sides[0])
    scenario, decision, outcome = game.scenario, game.decision, game.outcome
    return {
        "updated": time.time(),
        "scenario_id": scenario.id,
        "scenario": scenario.title,
        "date": scenario.date,
        "turn": position["turn"],
        "turns": position["turns"],
        "sides": {info.side: info.name for info in scenario.sides},
        "side_to_move": decision.side if decision is not None else "",
        "decisions": len(game.log),
        "over": str(outcome.text) if outcome is not None else "",
        "winner": outcome.winner if outcome is not None else "",
        "seats": session.seats.to_json(),
    }


def _card(path: Path, entry: Mapping[str, Any] | None) -> GameCard | None:
    """The card of a file; every value of the untrusted entry is checked. None: there is no such file."""
    try:
        changed = path.stat().st_mtime
    except (OSError, ValueError):
        return None
    entry = entry or {}

    def text(key: str) -> str:
        value = entry.get(key, "")
        return value[:_LONGEST] if isinstance(value, str) else ""

    def count(key: str) -> int:
        value = entry.get(key, 0)
        return value if type(value) is int and 0 <= value < 10**9 else 0

    updated = entry.get("updated", 0.0)
    known = isinstance(updated, float) and 0 < updated < 1e11
    sides, seats = entry.get("sides"), entry.get("seats")
    return GameCard(
        path=path,
        title=text("title") or (path.stem if not text("scenario") else text("scenario")),
        updated=updated if known else changed,
        scenario_id=text("scenario_id"),
        scenario=text("scenario"),
        date=text("date"),
        turn=count("turn"),
        turns=count("turns"),
        sides={key: name for key, name in sides.items() if isinstance(name, str)} if isinstance(sides, dict) else {},
        side_to_move=text("side_to_move"),
        decisions=count("decisions"),
        over=text("over"),
        winner=text("winner"),
        seats=seats if isinstance(seats, dict) else {},
        bookmarks=_bookmarks(entry.get("bookmarks")),
    )


def _bookmarks(value: object) -> tuple[Bookmark, ...]:
    found = []
    for item in value if isinstance(value, list) else []:
        if isinstance(item, list) and len(item) == 2 and type(item[0]) is int and isinstance(item[1], str):
            found.append(Bookmark(item[0], item[1][:_LONGEST]))
    return tuple(found)


def _files(folder: Path, suffix: str) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == suffix and not path.name.startswith("."))
    except OSError:
        return []


def _resolved(path: str | Path) -> Path:
    return Path(path).resolve()


def _move(source: Path, target: Path) -> None:
    """A saved game with the log that a killed process may have left beside it."""
    import shutil  # here: half of the time that this module would take to import

    for suffix in _SIDE_FILES:
        if suffix == "" or os.path.lexists(f"{source}{suffix}"):
            shutil.move(f"{source}{suffix}", f"{target}{suffix}")
