"""`bk40qt engine`: a game over standard input and output, so that any program can be a player.

One JSON object a line in each direction, UTF-8, at most 20 MiB a line. Every request gets exactly one answer, in order:

    {"id": 1, "do": "new", "scenario": "hannut", "seed": 7}
    {"id": 1, "ok": true, "game": {...}, "events": [...], "lines": [...], "decision": {...}, "outcome": null}
    {"id": 2, "do": "submit", "option": 99}
    {"id": 2, "ok": false, "error": "there is no option 99: there are 12", "rule": ""}

`id` is anything and comes back unchanged (null if it was absent). A refused request has changed nothing. A fault of the
program itself is answered with `"internal": true`, and its traceback goes to stderr.

| do         | fields (° may be absent)                                   | answer, besides id and ok                  |
| ---------- | ---------------------------------------------------------- | ------------------------------------------ |
| `hello`    |                                                            | program, version, protocol, scenarios      |
| `new`      | scenario, seed° or dice°, options°, save°, overwrite°, side° | game, events, lines, decision, outcome   |
| `open`     | path, side°                                                | game, decision, outcome                    |
| `decision` | side°                                                      | decision, outcome                          |
| `submit`   | option or action, number°, side°                           | events, lines, decision, outcome           |
| `explain`  | option or action                                           | checks, branches, truncated, lines         |
| `why_not`  | question                                                   | possible, reason, rule                     |
| `undo`     | to°, allow_chance°, side°                                  | to, crossed_chance, decision, outcome      |
| `state`    |                                                            | state, hash                                |
| `view`     | side                                                       | view                                       |
| `log`      | from°, to°, side°                                          | entries, count                             |
| `save`     | path, overwrite°                                           | path, attached                             |
| `quit`     |                                                            | (the program ends, as at the end of input) |

- `scenario`: a shipped name, a file, or the scenario document itself as an object.
- `seed`: a number or short text; without it one is chosen, and `game.seed` tells. `dice`: {"rolls": [7, 4],
  "draws": ["ge_i_5_pzr"], "seed": 1}: totals of 2d6 (or single dice) and ids of markers, or their beginnings, in the
  order they are used; afterwards the dice of its seed, or an error if it has none.
- `save`: a new file; from then on a decision is on disk before its answer is written. `overwrite` replaces a file.
  The request `save` does the same later (`attached` true), and writes a copy if the game has its file already.
- `decision`: number (decisions taken so far), side, point, kind, rule, about, options; null when the game is over, and
  `outcome` then has winner ("" = draw), rule and text. Each option has n (from 1), text, and action.
- `submit`: with `number` it is refused unless that is the pending decision. `to` of `undo` is a decision number too
  (default: the one before the last taken); with `allow_chance` false it is refused if it would take back dice, a draw
  or something revealed.
- `side`: the answer holds what that side may know. The decision of the other side is then {number, side}; a `submit`
  for the other side is refused.
- `explain`: checks (everything that is rolled for, with base, modifiers and rules), and branches: chance as [numerator,
  denominator], events, lines. `truncated` true: too many ways to list them, branches is then empty.
- `question`: an action such as {"kind": "move", "unit": "...", "hex": "0706"}; kinds move, fire, assault, activate.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Callable, Iterable
from typing import Any, BinaryIO, Final

import bk40qt
from bk40qt.cli.common import OK, BadInput, find_scenario, one_line, parse_scenario, shipped_names, sides_of
from bk40qt.cli.requests import Request, check_side, choice, count, dice_of, flag, parse, refuse, text, writable
from bk40qt.cli.session import Session
from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.document import load as load_document
from bk40qt.engine.errors import EngineError, IllegalActionError
from bk40qt.engine.events import Event
from bk40qt.engine.game import Game
from bk40qt.engine.phrases import describe_explanation, namer, phrase
from bk40qt.storage.files import resolved

PROTOCOL: Final = 1
MAX_LINE: Final = 20 * 1024 * 1024  # a scenario document of 16 MiB and something around it

Answer = dict[str, Any]


def run(arguments: argparse.Namespace) -> int:
    serve(sys.stdin.buffer, _print)
    return OK


def _print(line: str) -> None:
    print(line, flush=True)


def serve(source: BinaryIO, write: Callable[[str], None]) -> None:
    """Answer every line of `source` until it ends or asks to quit."""
    server = Server()
    try:
        while not server.done and (raw := source.readline(MAX_LINE + 1)):
            if len(raw) > MAX_LINE:
                while raw and not raw.endswith(b"\n"):  # the rest of that line is no request of its own
                    raw = source.readline(MAX_LINE)
                write(_encode({"id": None, **_refusal(f"the line is longer than {MAX_LINE} bytes")}))
            elif raw.strip():
                write(_encode(server.answer(raw)))
    finally:
        server.close()


def _encode(answer: Answer) -> str:
    return json.dumps(answer, separators=(",", ":"))  # ASCII: whatever the id holds, it can be written


def _refusal(error: str, rule: str = "") -> Answer:
    return {"ok": False, "error": error, "rule": rule}


class Server:
    """One client, one game at a time."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.done = False
        self._handlers: dict[str, tuple[Callable[[Request], Answer], frozenset[str]]] = {
            "hello": (self._hello, frozenset()),
            "new": (self._new, frozenset(("scenario", "seed", "dice", "options", "save", "overwrite", "side"))),
            "open": (self._open, frozenset(("path", "side"))),
            "decision": (self._decision, frozenset(("side",))),
            "submit": (self._submit, frozenset(("option", "action", "number", "side"))),
            "explain": (self._explain, frozenset(("option", "action"))),
            "why_not": (self._why_not, frozenset(("question",))),
            "undo": (self._undo, frozenset(("to", "allow_chance", "side"))),
            "state": (self._state, frozenset()),
            "view": (self._view, frozenset(("side",))),
            "log": (self._log, frozenset(("from", "to", "side"))),
            "save": (self._save, frozenset(("path", "overwrite"))),
            "quit": (self._quit, frozenset()),
        }

    def close(self) -> None:
        if self.session is not None:
            self.session.close()
            self.session = None

    def answer(self, raw: bytes) -> Answer:
        """The answer to one line, whatever is in it."""
        ident: Any = None
        try:
            request = parse(raw)
            ident = writable(request.get("id"))
            handler, fields = self._handler(request.get("do"))
            unknown = sorted(str(name) for name in request if name not in fields and name not in ("id", "do"))
            if unknown:
                refuse(f"{request['do']!r} has no field {unknown[0][:60]!r}"
                        f"; its fields are {', '.join(sorted(fields)) or 'none'}")
            return {"id": ident, "ok": True, **handler(request)}
        except IllegalActionError as error:
            return {"id": ident, **_refusal(error.reason, error.rule)}
        except (BadInput, EngineError) as error:
            return {"id": ident, **_refusal(one_line(error))}
        except Exception as error:  # a fault of ours; the game is as before, so the player may at least save it
            traceback.print_exc()
            return {"id": ident, **_refusal(f"internal error: {type(error).__name__}: {error}"), "internal": True}

    def _handler(self, name: object) -> tuple[Callable[[Request], Answer], frozenset[str]]:
        found = self._handlers.get(name) if isinstance(name, str) else None
        if found is None:
            refuse(f"'do' is one of {', '.join(self._handlers)}")
        return found

    # -- requests -----------------------------------------------------------------------------------------------------

    def _hello(self, request: Request) -> Answer:
        return {"program": "bk40qt", "version": bk40qt.__version__, "protocol": PROTOCOL,
                "scenarios": list(shipped_names())}

    def _new(self, request: Request) -> Answer:
        scenario = request.get("scenario")
        if isinstance(scenario, str):
            system, parsed = find_scenario(text(request, "scenario"))
        elif isinstance(scenario, dict):
            # Through the reader of files: the same limits hold, however a scenario comes to us.
            system, parsed = parse_scenario(load_document(json.dumps(scenario)))
        else:
            refuse("'scenario' is a shipped name, a file, or a scenario document")
        seed, script = dice_of(request)
        options = request.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            refuse("'options' is an object of texts, for example {\"critical_hits\": \"yes\"}")
        if (side := request.get("side")) is not None:
            check_side(side, sides_of(system))
        path = text(request, "save") if "save" in request else ""
        session = Session.new(system, parsed, seed, options, script, path, flag(request, "overwrite", False))
        self.close()
        self.session = session
        game = session.game
        return {"game": self._about(), **self._events(game.opening, side), **self._pending(side)}

    def _open(self, request: Request) -> Answer:
        path = text(request, "path")
        if self.session is None or self.session.saved is None or self.session.saved.path != resolved(path):
            session = Session.open(path)
            self.close()
            self.session = session
        return {"game": self._about(), **self._pending(self._side(request))}

    def _decision(self, request: Request) -> Answer:
        return self._pending(self._side(request))

    def _submit(self, request: Request) -> Answer:
        game, side = self._game(), self._side(request)
        taken = len(game.log)
        if "number" in request and (number := count(request, "number")) != taken:
            refuse(f"decision {number} is not pending: {taken} is")
        if side is not None and game.decision is not None and game.decision.side != side:
            refuse(f"it is not for the {side} side to decide now")
        events = game.submit(choice(game, request))
        return {**self._events(events, side), **self._pending(side)}

    def _explain(self, request: Request) -> Answer:
        game = self._game()
        explanation = game.explain(choice(game, request))
        assert game.decision is not None
        side = game.decision.side
        branches = [{"chance": [branch.chance.numerator, branch.chance.denominator],
                     **self._events(branch.events, side)} for branch in explanation.branches or ()]
        return {"checks": [check.to_json() for check in explanation.checks], "branches": branches,
                "truncated": explanation.branches is None, "lines": describe_explanation(game, explanation, side)}

    def _why_not(self, request: Request) -> Answer:
        refusal = self._game().why_not(Action.from_json(request.get("question")))
        return {"possible": refusal is None, "reason": refusal.reason if refusal else "",
                "rule": refusal.rule if refusal else ""}

    def _undo(self, request: Request) -> Answer:
        game, side = self._game(), self._side(request)
        taken = len(game.log)
        to = count(request, "to") if "to" in request else taken - 1
        if not 0 <= to <= taken:
            refuse("there is no decision to take back" if taken == 0 and "to" not in request
                    else f"there is no decision {to}: {taken} have been taken")
        crossed = game.crosses_chance(to)
        if crossed and not flag(request, "allow_chance", True):
            refuse(f"going back to decision {to} would take back dice, a draw or something revealed")
        game.undo(to)
        return {"to": to, "crossed_chance": crossed, **self._pending(side)}

    def _state(self, request: Request) -> Answer:
        game = self._game()
        return {"state": game.state_json(), "hash": game.state_hash()}

    def _view(self, request: Request) -> Answer:
        game = self._game()
        return {"view": game.view(check_side(request.get("side"), sides_of(game.system)))}

    def _log(self, request: Request) -> Answer:
        game, side = self._game(), self._side(request)
        taken = len(game.log)
        start = count(request, "from") if "from" in request else 0
        stop = min(taken, count(request, "to")) if "to" in request else taken
        entries: list[Answer] = []
        for number, entry in enumerate(game.log[start:stop], start):
            found: Answer = {"number": number, "side": entry.side, **self._events(entry.events, side)}
            if side in (None, entry.side):  # what the enemy chose is known from what happened
                found["action"] = entry.action.to_json()
            entries.append(found)
        return {"entries": entries, "count": taken}

    def _save(self, request: Request) -> Answer:
        self._game()
        assert self.session is not None
        path = text(request, "path")
        self.session.save(path, flag(request, "overwrite", False))
        return {"path": str(resolved(path)), "attached": self.session.path == str(resolved(path))}

    def _quit(self, request: Request) -> Answer:
        self.done = True
        return {}

    # -- parts of answers ---------------------------------------------------------------------------------------------

    def _game(self) -> Game:
        if self.session is None:
            refuse("there is no game yet: 'new' or 'open' one")
        return self.session.game

    def _side(self, request: Request) -> str | None:
        side = request.get("side")
        return None if side is None else check_side(side, sides_of(self._game().system))

    def _about(self) -> Answer:
        game = self._game()
        assert self.session is not None
        scenario = game.scenario
        return {"system": game.system.id, "scenario": str(getattr(scenario, "id", "")),
                "title": str(getattr(scenario, "title", "")), "sides": list(sides_of(game.system)),
                "seed": game.seed, "options": dict(game.options), "decisions": len(game.log), "save": self.session.path}

    def _pending(self, side: str | None) -> Answer:
        game = self._game()
        decision, outcome = game.decision, game.outcome
        return {"decision": None if decision is None else _decision_json(game, decision, side),
                "outcome": None if outcome is None else outcome._asdict()}

    def _events(self, events: Iterable[Event], side: str | None) -> Answer:
        game = self._game()
        shown = tuple(events) if side is None else game.system.visible(game.state, tuple(events), side)
        return {"events": [event.to_json() for event in shown], "lines": game.lines(shown)}


def _decision_json(game: Game, decision: Decision, side: str | None) -> Answer:
    head: Answer = {"number": len(game.log), "side": decision.side}
    if side not in (None, decision.side):
        return head  # its options could name what that side must not know
    name_of = namer(game)
    options = [{"n": n, "text": phrase(action, name_of), "action": action.to_json()}
               for n, action in enumerate(decision.options, 1)]
    return {**head, "point": decision.point, "kind": decision.kind, "rule": decision.rule,
            "about": list(decision.about), "options": options}
