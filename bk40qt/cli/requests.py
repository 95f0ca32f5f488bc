"""Reading the requests of `bk40qt engine`: untrusted JSON, field by field; BadInput says what is wrong in one line."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from bk40qt.cli.common import BadInput, seed_fault
from bk40qt.engine.decisions import Action
from bk40qt.engine.dice import ScriptedDice
from bk40qt.engine.game import Game

MAX_SCRIPT: Final = 100_000  # dice or draws
_MAX_TEXT: Final = 4096

Request = Mapping[str, Any]


def refuse(error: str) -> NoReturn:
    raise BadInput(error)


def _constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of JSON")


def parse(raw: bytes) -> Request:
    try:
        request = json.loads(raw.decode("utf-8"), parse_constant=_constant)
    except UnicodeDecodeError:
        refuse("the line is not UTF-8")
    except (ValueError, RecursionError) as error:
        refuse(f"the line is not JSON: {error}")
    if not isinstance(request, dict):
        refuse("a request is a JSON object with 'do'")
    return request


def writable(ident: Any) -> Any:
    """The id of a request, if it can be written into the answer: 1e999 is read as infinity, and JSON has none."""
    try:
        json.dumps([[[[ident]]]], allow_nan=False)  # nested deeper than the answer will be
    except (ValueError, RecursionError):
        refuse("'id' cannot be written back")
    return ident


def text(request: Request, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str) or not value or len(value) > _MAX_TEXT:
        refuse(f"{name!r} must be a text of 1 to {_MAX_TEXT} characters")
    return value


def flag(request: Request, name: str, default: bool) -> bool:
    value = request.get(name, default)
    if not isinstance(value, bool):
        refuse(f"{name!r} must be true or false")
    return value


def count(request: Request, name: str) -> int:
    value = request.get(name)
    if type(value) is not int or not 0 <= value < 2**53:
        refuse(f"{name!r} must be a whole number from 0 on")
    return value


def check_side(side: object, sides: tuple[str, ...]) -> str:
    if not isinstance(side, str) or side not in sides:
        refuse(f"'side' is one of {', '.join(sides)}")
    return side


def choice(game: Game, request: Request) -> Action:
    """The action of a request, by its number among the options or as an object."""
    if ("option" in request) == ("action" in request):
        refuse("give either 'option', a number, or 'action', an object")
    if "action" in request:
        return Action.from_json(request["action"])
    number = count(request, "option")
    options = game.decision.options if game.decision is not None else ()
    if game.decision is not None and not 1 <= number <= len(options):
        refuse(f"there is no option {number}: there are {len(options)}")
    return options[number - 1] if options else Action("none")  # the game is over, and the engine will say so


def dice_of(request: Request) -> tuple[int | str, ScriptedDice | None]:
    if "dice" not in request:
        return _seed(request.get("seed", secrets.randbelow(2**32))), None
    dice = request["dice"]
    if "seed" in request or not isinstance(dice, dict) or set(dice) - {"rolls", "draws", "seed"}:
        refuse("'dice' is an object of rolls, draws and seed, and takes the place of 'seed'")
    rolls, draws = dice.get("rolls", []), dice.get("draws", [])
    if not _listed(rolls) or not all(type(roll) is int and 1 <= roll <= 12 for roll in rolls):
        refuse("'rolls' is a list of numbers from 1 to 12")
    if not _listed(draws) or not all(isinstance(name, str) for name in draws):
        refuse("'draws' is a list of marker ids")
    if "seed" not in dice:
        return 0, ScriptedDice(rolls, draws)
    seed = _seed(dice["seed"])
    return seed, ScriptedDice(rolls, draws, seed)


def _listed(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MAX_SCRIPT


def _seed(value: Any) -> int | str:
    if fault := seed_fault(value):
        refuse(fault)
    seed: int | str = value
    return seed
