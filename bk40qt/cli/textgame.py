"""A game in text, for one person against the computer or for two at one terminal. Playable from first to last."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from bk40qt.cli.common import one_line, sides_of
from bk40qt.cli.session import Session
from bk40qt.cli.textmap import draw, list_units
from bk40qt.engine.board import Board
from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.errors import EngineError
from bk40qt.engine.events import Event
from bk40qt.engine.game import Game
from bk40qt.engine.phrases import describe_explanation, namer, phrase
from bk40qt.players.random_player import RandomPlayer

_FEW: Final = 30  # so many options are listed one by one
_PAGE: Final = 40  # lines of a list
_LOG: Final = 30

_HELP: Final = """\
  7               take option 7
  fire 1409       take the option with these words in it, or list those that have them
  list WORDS      list the options with these words (without words: all)
  ? 7             what option 7 rolls for, with exact odds
  why KIND UNIT [HEX or UNIT]   why a unit cannot move, fire, assault or activate: why move "HQ 2 Cuir" 0706
  map             the map; units WORDS: the units by hex
  log N           the last N events
  undo N          take back your last N decisions; undo! also if dice were rolled since
  auto N          let the computer take your next N decisions; auto setup: until the set-up is over
  save FILE       keep the game in this file from now on, or a copy if it has one; save! replaces a file
  quit            end the program
An empty line shows the decision again."""


def ask(prompt: str) -> str | None:
    """A line from the player, None at the end of input."""
    try:
        return input(prompt)
    except EOFError:
        print()
        return None


class TextGame:
    def __init__(self, session: Session, side: str | None = None) -> None:
        self._session = session
        self._side = side
        seed = f"{session.game.seed}, decision {len(session.game.log)}"
        self._computer = RandomPlayer(seed)
        self._done = False
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "help": self._help, "list": self._list, "map": self._map, "units": self._units, "log": self._log,
            "why": self._why, "undo": self._undo, "undo!": self._undo_anyway, "auto": self._auto, "save": self._save,
            "save!": self._save_anyway, "quit": self._quit, "q": self._quit, "exit": self._quit,
        }

    @property
    def _game(self) -> Game:
        return self._session.game

    def play(self) -> None:
        """Until the player quits or the input ends."""
        game = self._game
        print(f"{getattr(game.scenario, 'title', '')}. Seed {game.seed}. Type help for the commands.")
        if self._session.path:
            print(f"Every decision is kept in {self._session.path}.")
        if not game.log:
            self._print_events(game.opening)
        self._next()
        while not self._done:
            line = ask("> ")
            if line is None:
                if not self._session.path and self._game.decision is not None:
                    print("The game ends here, unsaved.")
                return
            try:
                self._obey(line.strip())
            except EngineError as error:  # refused, or not written to disk: the position is as before
                print(one_line(error))

    # -- what is shown ------------------------------------------------------------------------------------------------

    @property
    def _viewer(self) -> str:
        """Whose eyes the screen is for. With two at one terminal: who decides now."""
        decision = self._game.decision
        return self._side or (decision.side if decision is not None else sides_of(self._game.system)[0])

    def _print_events(self, events: Sequence[Event]) -> None:
        game = self._game
        for line in game.lines(game.system.visible(game.state, events, self._viewer)):
            print(f"  {line}")

    def _next(self) -> None:
        """Let the computer answer what is for it to answer, then show what is for the player."""
        game = self._game
        while self._side is not None and (decision := game.decision) is not None and decision.side != self._side:
            self._print_events(game.submit(self._computer.choose(decision)))
        self._show()

    def _show(self) -> None:
        game = self._game
        decision, outcome = game.decision, game.outcome
        if outcome is not None:
            print(f"\nThe game is over. {outcome.text} [{outcome.rule}]")
            print(f"Winner: {outcome.winner or 'nobody, a draw'}. (save, log, map, undo or quit)")
        if decision is None:
            return
        view = game.view(self._viewer)
        about = ", ".join(map(namer(game), decision.about))
        print(f"\nTurn {view.get('turn', '?')} of {view.get('turns', '?')}, {view.get('phase', '')}."
              f" Decision {len(game.log) + 1}: {decision.side}, {decision.kind.replace('_', ' ')}"
              f"{f' ({about})' if about else ''} [{decision.point}, rule {decision.rule}]")
        self._print_options(decision, list(enumerate(decision.options, 1)))

    def _print_options(self, decision: Decision, options: list[tuple[int, Action]]) -> None:
        """Few options one by one; of many, those that differ in the hex alone as one line."""
        name_of = namer(self._game)
        if len(options) <= _FEW:
            for number, action in options:
                print(f"  {number:4}  {phrase(action, name_of)}")
            return
        lines: list[str] = []
        for _, together in groupby(options, key=lambda option: option[1]._replace(hex="")):
            group = list(together)
            number, action = group[0]
            if len(group) == 1:
                lines.append(f"  {number:4}  {phrase(action, name_of)}")
            else:
                many = action._replace(hex=f"one of {len(group)} hexes")
                lines.append(f"  {number}-{group[-1][0]}  {phrase(many, name_of)}")
        for line in lines[:_PAGE]:
            print(line)
        if len(lines) > _PAGE:
            print(f"  ... and {len(lines) - _PAGE} lines more")
        print(f"  {len(options)} options: type words to narrow them down, for example a name and a hex.")

    # -- what the player says -----------------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        if not line:
            self._show()
            return
        if line.startswith("?"):
            self._explain(line[1:].strip())
            return
        words = line.split()
        command = self._commands.get(words[0].lower())
        if command is not None:
            command(words[1:] if words[0].lower() != "why" else _unquoted(line)[1:])
            return
        if (number := _number(line)) is not None:
            if (action := self._option(number)) is not None:
                self._take(action)
            return
        self._by_words(words)

    def _take(self, action: Action) -> None:
        self._print_events(self._game.submit(action))
        self._next()

    def _option(self, number: int) -> Action | None:
        decision = self._game.decision
        if decision is None:
            print("The game is over.")
        elif 1 <= number <= len(decision.options):
            return decision.options[number - 1]
        else:
            print(f"There is no option {number}: there are {len(decision.options)}.")
        return None

    def _matching(self, words: Sequence[str]) -> list[tuple[int, Action]]:
        """The options with these words in them: as whole words if any has, else as parts of words."""
        decision = self._game.decision
        if decision is None:
            return []
        name_of = namer(self._game)
        wanted = [word.lower() for word in words]
        texts = [phrase(action, name_of).lower() for action in decision.options]
        found = [place for place, text in enumerate(texts) if all(word in text for word in wanted)]
        whole = [place for place in found if set(wanted) <= set(texts[place].replace(",", " ").split())]
        return [(place + 1, decision.options[place]) for place in whole or found]

    def _by_words(self, words: Sequence[str]) -> None:
        found = self._matching(words)
        if len(found) == 1:
            self._take(found[0][1])
        elif found and self._game.decision is not None:
            self._print_options(self._game.decision, found)
        else:
            print(f"No option has {' '.join(words)[:60]!r} in it; help lists the commands.")

    def _explain(self, text: str) -> None:
        if not text:
            self._help([])
            return
        number = _number(text)
        if number is None:
            print("Type ? and the number of an option.")
            return
        action = self._option(number)
        if action is None:
            return
        print(f"{phrase(action, namer(self._game))}:")
        for line in describe_explanation(self._game, self._game.explain(action), self._viewer):
            print(f"  {line}")

    # -- commands -----------------------------------------------------------------------------------------------------

    def _help(self, words: list[str]) -> None:
        print(_HELP)

    def _quit(self, words: list[str]) -> None:
        self._done = True
        if self._session.path:
            print(f"The game is kept in {self._session.path}: go on with bk40qt game {shlex.quote(self._session.path)}")

    def _list(self, words: list[str]) -> None:
        found = self._matching(words)
        name_of = namer(self._game)
        for number, action in found:
            print(f"  {number:4}  {phrase(action, name_of)}")
        if not found:
            print("There is no such option.")

    def _board(self) -> Board | None:
        board = getattr(self._game.scenario, "board", None)
        return board if isinstance(board, Board) else None

    def _map(self, words: list[str]) -> None:
        board = self._board()
        if board is None:
            self._units([])
            return
        for line in draw(board, self._game.view(self._viewer)):
            print(line)

    def _units(self, words: list[str]) -> None:
        for line in list_units(self._board(), self._game.view(self._viewer), namer(self._game), words):
            print(line)

    def _log(self, words: list[str]) -> None:
        count = _number(words[0]) if words else _LOG
        if count is None:
            print("Type log and a number.")
            return
        game = self._game
        events = [*game.opening, *(event for entry in game.log for event in entry.events)]
        self._print_events(events[len(events) - min(count, len(events)):])

    def _why(self, words: list[str]) -> None:
        if len(words) not in (2, 3):
            print('Type why, one of move, fire, assault, activate, a unit, and a hex or target: why fire "HQ KG" 0706')
            return
        unit = self._ident(words[1])
        if unit is None:
            return
        question = Action(words[0].lower(), unit)
        if len(words) == 3 and words[2].isdigit():
            question = question._replace(hex=words[2])
        elif len(words) == 3:
            target = self._ident(words[2])
            if target is None:
                return
            question = question._replace(target=target)
        refusal = self._game.why_not(question)
        print(f"It can: {phrase(question, namer(self._game))}." if refusal is None else f"{refusal}")

    def _ident(self, word: str) -> str | None:
        """The id that a word means: an id, a name, or a part of exactly one name."""
        view = self._game.view(self._viewer)
        name_of = namer(self._game)
        idents = [str(one["id"]) for group in ("units", "formations") for one in view.get(group, ())]
        wanted = word.lower()
        exact = [ident for ident in idents if wanted in (ident.lower(), name_of(ident).lower())]
        found = exact or [ident for ident in idents if wanted in name_of(ident).lower()]
        if len(found) == 1:
            return found[0]
        some = ", ".join(name_of(ident) for ident in found[:8])
        print(f"{word!r} may be {some}{' and others' if len(found) > 8 else ''}." if found
              else f"Nothing is called {word!r}.")
        return None

    def _undo(self, words: list[str], anyway: bool = False) -> None:
        count = _number(words[0]) if words else 1
        game = self._game
        mine = [number for number, entry in enumerate(game.log) if self._side in (None, entry.side)]
        if not count or count > len(mine):
            print(f"You have taken {len(mine)} decisions; type undo and how many to take back.")
            return
        to = mine[-count]
        if game.crosses_chance(to) and not anyway:
            print("Dice, a draw or something revealed would be taken back; type undo! to do it all the same.")
            return
        game.undo(to)
        print(f"Back to decision {to + 1}.")
        self._next()

    def _undo_anyway(self, words: list[str]) -> None:
        self._undo(words, anyway=True)

    def _auto(self, words: list[str]) -> None:
        game = self._game
        setting_up = words == ["setup"]
        count = 1 if not words else _number(words[0])
        if count is None and not setting_up:
            print("Type auto, auto and a number, or auto setup.")
            return
        taken = 0
        while (decision := game.decision) is not None:
            if setting_up and game.view(self._viewer).get("phase") != "setup":
                break
            if self._side in (None, decision.side):
                if not setting_up and taken == count:
                    break
                taken += 1
            self._print_events(game.submit(self._computer.choose(decision)))
        self._next()

    def _save(self, words: list[str], overwrite: bool = False) -> None:
        if not words:
            print("Type save and a file name.")
            return
        self._session.save(" ".join(words), overwrite)
        print(f"Saved. The game is kept in {self._session.path}.")

    def _save_anyway(self, words: list[str]) -> None:
        self._save(words, overwrite=True)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _unquoted(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:  # a quotation mark without its fellow
        return line.split()
