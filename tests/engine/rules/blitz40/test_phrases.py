"""Whatever a game asks, offers, tells or refuses is in words, and all of its words can be translated."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest

from bk40qt.engine import phrases
from bk40qt.engine.codes import result_text
from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.game import Game
from bk40qt.engine.modifiers import Check, Modifier
from bk40qt.engine.phrases import (
    chance,
    describe_explanation,
    help_of,
    namer,
    phrase,
    prompt,
    title,
)
from bk40qt.engine.rules.blitz40.events import Rolled
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.engine.rules.blitz40.system import SYSTEM
from bk40qt.engine.rules.blitz40.words import FEWER, ending
from bk40qt.engine.wording import Said, marker_of, retold, say

EVERYTHING = {
    "hidden_at_guns": "yes",
    "critical_hits": "yes",
    "neutralized_may_move_one_hex": "yes",
    "german_general_markers": "4",
    "french_general_markers": "4",
    "german_repeat_markers": "4",
    "french_repeat_markers": "4",
}
GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("hannut", {}),
    ("hannut", EVERYTHING),
    ("stonne", {}),
    ("stonne", EVERYTHING),
)


def masked(pattern: str) -> str:
    """A language without letters: what still has letters was never translated."""
    return "".join(part if part.startswith("{") else re.sub(r"[^\W\d_]", "~", part) for part in _parts(pattern))


def _parts(pattern: str) -> list[str]:
    return re.split(r"(\{\w+\})", pattern)


def words_in(line: str) -> list[str]:
    """Words of a line in the language without letters; rule numbers and letters of the CRT belong to no language."""
    return re.findall(r"[a-z]{2,}", re.sub(r"chart:T-\d+", "", line))


def positions(name: str, options: dict[str, str], seed: int) -> Iterator[tuple[Game, Decision, Action]]:
    """A random game, before each of its decisions, with the option taken."""
    game, choice = Game(SYSTEM, SYSTEM.load(name), seed, options), random.Random(seed)
    while (decision := game.decision) is not None:
        action = choice.choice(decision.options)
        yield game, decision, action
        game.submit(action)


def nameless(game: Game) -> phrases.Namer:
    """Names of the scenario and hexes are no words of ours; those of markers are."""
    known = game.state.setting.names  # type: ignore[attr-defined]

    def name_of(ident: str) -> str:
        name = known.get(ident, ident)
        if not isinstance(name, Said):
            return "#"
        return say(name.pattern, **dict.fromkeys(name.values, "#")).retold(masked)

    return name_of


@cache
def _asked() -> dict[tuple[str, str], set[str]]:
    found: dict[tuple[str, str], set[str]] = {}
    for name, options in GAMES:
        for seed in range(3):
            for _, decision, _ in positions(name, options, seed):
                kinds = found.setdefault((decision.point, decision.kind), set())
                kinds.update(option.kind for option in decision.options)
    return found


def test_every_question_of_random_games_has_prompt_and_title() -> None:
    asked = _asked()
    assert len(asked) > 25
    assert not [point for point in asked if point not in phrases._PROMPTS]
    assert not [kind for _, kind in asked if kind not in phrases._TITLES]


def test_every_option_of_random_games_has_a_sentence() -> None:
    assert not {kind for kinds in _asked().values() for kind in kinds} - set(phrases._PHRASES)


def test_help_is_for_options_that_exist() -> None:
    kinds = {key.rpartition("/")[2] for key in phrases._HELP}
    assert kinds <= set(phrases._PHRASES)
    assert {key.rpartition("/")[0] for key in phrases._HELP} - {""} <= set(phrases._TITLES)


@pytest.mark.parametrize(("name", "options"), GAMES, ids=["hannut", "hannut, all", "stonne", "stonne, all"])
def test_no_word_of_a_game_is_left_untranslated(name: str, options: dict[str, str]) -> None:
    for game, decision, action in positions(name, options, 5):
        name_of = nameless(game)
        said = [title(decision, masked), prompt(decision, name_of, masked), phrase(action, name_of, masked)]
        said += [phrase(option, name_of, masked) for option in decision.options[:5]]
        assert not [line for line in said if re.search("[>@[]", line)], "put together from fields"
        said.append(help_of(decision, action, masked))
        said += [event.line(name_of, masked) for event in (game.log[-1].events if game.log else game.opening)]
        assert not [line for line in said if words_in(line)]
    outcome = game.outcome
    assert outcome is not None and not words_in(retold(outcome.text, masked))
    assert not words_in(game.log[-1].events[-1].line(nameless(game), masked))


@pytest.mark.parametrize(("name", "options"), GAMES, ids=["hannut", "hannut, all", "stonne", "stonne, all"])
def test_every_sentence_begins_with_a_capital_and_names_sides_properly(name: str, options: dict[str, str]) -> None:
    for game, decision, action in positions(name, options, 6):
        name_of = namer(game)
        names = game.state.setting.names  # type: ignore[attr-defined]
        small = tuple(str(name) for name in names.values() if name[:1].islower() and not isinstance(name, Said))
        said = [title(decision), prompt(decision, name_of), help_of(decision, action) or "-"]
        said += [phrase(option, name_of) for option in (action, *decision.options[:5])]
        said += game.lines(game.log[-1].events if game.log else game.opening)
        assert not [line for line in said if line[0].islower() and not line.startswith(small)]
        assert not [line for line in said if re.search(r"\b(german|french|stuka)\b", line)]
    assert game.outcome is not None and game.lines(game.log[-1].events)[-1].startswith(game.outcome.text)
    assert re.match(r"The (Germans|French) win: |Draw: ", game.outcome.text)


def test_11_a_game_ends_in_the_words_of_old_saved_games_but_is_told_in_better_ones() -> None:
    recorded = "The french side wins: 11 victory points at the end of turn 2, fewer than 14"
    assert say(FEWER["french"].recorded, points=11, turn=2, limit=14) == recorded
    assert ending(recorded) == "The French win: the Germans have 11 victory points at the end of turn 2, fewer than 14"
    assert ending("The french side wins: german does not hold 0510, 0511 at the end of the game") == (
        "The French win: the Germans do not hold 0510, 0511 at the end of the game"
    )


@pytest.mark.parametrize(("name", "options"), GAMES[1::2], ids=["hannut", "stonne"])
def test_no_refusal_is_left_untranslated(name: str, options: dict[str, str]) -> None:
    choice = random.Random(3)
    for number, (game, decision, action) in enumerate(positions(name, options, 4)):
        if number % 9:
            continue
        setting = game.state.setting  # type: ignore[attr-defined]
        for kind in ("move", "fire", "assault", "activate", action.kind, "retreat", "place", "play_repeat"):
            unit, hex_, target = (
                choice.choice(list(found)) for found in (setting.names, setting.hex_id, setting.names)
            )
            asked = Action(kind, unit, hex_, target)
            refusals = [game.why_not(asked)]
            if asked not in decision.options:
                refusals.append(SYSTEM.refuse(game.state, decision, asked))
            for refusal in refusals:
                if refusal is not None:
                    assert isinstance(refusal.reason, Said), refusal
                    _no_words(refusal.reason, {*setting.names, *setting.names.values(), kind})


def _no_words(said: Said, names: set[str]) -> None:
    line = said.retold(masked)
    for name in sorted(names, key=len, reverse=True):
        line = line.replace(name, "#")
    assert not words_in(line), (said, line)


def test_sight_can_be_retold() -> None:
    sight = Game(SYSTEM, SYSTEM.load("stonne")).state.setting.sight  # type: ignore[attr-defined]
    codes = set()
    for a in range(0, sight.board.grid.n, 7):
        for b in range(0, sight.board.grid.n, 11):
            answer = sight.explain(a, b)
            codes.add((answer.code, len(answer.blocking)))
            assert not words_in(answer.text.retold(masked))
    assert len(codes) > 7


def test_odds_are_told_in_the_language_of_the_reader() -> None:
    assert chance(Fraction(10, 36)) == "10/36 (27.8%)" and chance(Fraction(1, 7)) == "1/7 (14.3%)"
    german = {"{chance} ({whole}.{tenth}%)": "{chance} ({whole},{tenth} %)"}
    assert chance(Fraction(10, 36), lambda pattern: german.get(pattern, pattern)) == "10/36 (27,8 %)"
    game = Game(SYSTEM, SYSTEM.load("hannut"))
    assert game.decision is not None
    lines = describe_explanation(game, game.explain(game.decision.options[0]), game.decision.side, masked)
    assert lines[0] == masked("No dice are rolled for this.")


def test_8_3_results_in_words() -> None:
    assert [str(result_text(result)) for result in ("-", "R", "N", "1", "1!", "N!")] == [
        "no effect",
        "red N (neutralizes soft targets)",
        "N (neutralized)",
        "step loss",
        "step loss, critical hit",
        "N (neutralized), critical hit",
    ]


def test_an_unknown_question_still_has_a_prompt() -> None:
    decision = Decision("german", "DP-Q9", "new_thing", "1", (), ("a", "b"))
    assert title(decision) == "new thing"
    assert prompt(decision, str.upper) == "new thing: A, B"
    assert prompt(decision._replace(about=()), str) == "new thing"
    assert help_of(decision, Action("new_option")) == ""


def test_the_questions_name_what_they_are_about() -> None:
    reaction = Decision("french", "DP-R1", "reaction", "6.3", (), ("0706", "a", "b"))
    assert prompt(reaction, str.upper) == "A, B came to 0706. Does anybody react?"
    shot = Decision("french", "DP-R2", "return_fire", "6.3.2", (), ("a", "b", "R"))
    assert prompt(shot, str) == (
        "b fires at a: red N (neutralizes soft targets). Does a fire back before this takes effect?")
    strike = Decision("german", "DP-I1", "strike", "8.6.1", (), ("m",))
    assert prompt(strike, str) == prompt(strike._replace(about=("m", "0706")), str) == (
        "The marker:m is fired: which hex is struck?"
    )


def test_options_and_endings_can_be_retold() -> None:
    assert all(isinstance(option.text, Said) for option in OPTIONS.values())
    assert isinstance(ending("Draw: 7 victory points at the end of turn 9"), Said)
    assert ending("The game was stopped") == "The game was stopped"


def test_names_of_markers_are_retold_and_others_are_names() -> None:
    game = Game(SYSTEM, SYSTEM.load("hannut"))
    name_of = namer(game, masked)
    assert namer(game)("german_artillery_1") == "German artillery marker 1"
    assert name_of("german_artillery_1") == "~~~~~~ ~~~~~~~~~ ~~~~~~ 1"
    assert namer(game)("fr_1_cuir") == "1er Cuirassiers"
    assert namer(game)(marker_of("fr_1_cuir")) == "1er Cuirassiers marker"
    assert namer(game)(marker_of("german_artillery_1")) == "German artillery marker 1"
    unit = game.scenario.counters[0]
    assert name_of(unit.id) == unit.name


def test_a_roll_is_told_with_what_came_of_it_first_and_in_words() -> None:
    def told(purpose: str, compare: str, result: str, *modifiers: Modifier, on_roll: bool = False) -> str:
        number = 7 - sum(modifier.value for modifier in modifiers) if on_roll else 7 + sum(m.value for m in modifiers)
        check = Check(purpose, "8.4", "x", "", "2d6", compare, 7, modifiers, number, on_roll)
        return Rolled("8.4", check, (4, 5), 9, result).line()

    neutralized, far = Modifier(-1, "neutralized", "8.4"), Modifier(1, "distance", "R-35")
    assert told("transmission", "<=", "failure") == (
        "Transmission check, x: the order does not get through – rolled 9; needed: 7 or less on 2d6 [8.4]")
    assert told("rally", "<=", "failure", neutralized) == (
        "Rally check, x: still neutralized – rolled 9; needed: 7 -1 neutralized (8.4), so 6 or less on 2d6 [8.4]")
    assert told("return_fire", "<=", "failure", far, on_roll=True) == (
        "Return fire check, x: failed – rolled 9; needed: 2d6 +1 distance (R-35) ≤ 7, so 6 or less [8.4]")
    assert told("panic", ">", "success", neutralized) == (
        "Panic check, x: it panics – rolled 9; 7 -1 neutralized (8.4), so it happens above 6 on 2d6 [8.4]")


@pytest.mark.parametrize(("kind", "hex_", "said"), [
    ("move", "", "Move x, y"), ("step", "0706", "Move x, y to 0706"), ("fire_move", "", "Fire, then move: x, y"),
    ("assault", "0706", "Assault 0706: x, y"), ("enter", "0706", "Enter the map in 0706: x, y")])
def test_what_a_stack_does_is_told_as_what_one_unit_does(kind: str, hex_: str, said: str) -> None:
    assert phrase(Action(kind, hex=hex_, units=("x", "y")), str) == said
    assert phrase(Action(kind, hex=hex_, units=("x",)), str) == said.replace("x, y", "x")
