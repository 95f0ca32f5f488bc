"""Recorded games as readable text, one decision after the other: a change of the rules shows as a difference to read.

    python -m tests.selfplay.playthroughs      # write them anew, after a rules change that is meant

The test plays every line again and compares.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.selfplay.policies import POLICIES
from bk40qt.selfplay.variants import vary

FOLDER = Path(__file__).parent / "playthroughs"
COMMAND = "python -m tests.selfplay.playthroughs"
HASH_EVERY = 50


class Recording(NamedTuple):
    """How a file came about. Its own head says the same, for whoever reads it."""

    name: str
    scenario: str
    seed: str
    german: str
    french: str
    options: dict[str, str]
    decisions: int = 100_000


RECORDINGS = (
    Recording("hannut", "hannut", "playthrough", "uniform", "uniform", {}),
    Recording("hannut-attack", "hannut", "attack", "marching", "aggressive",
              {"hidden_at_guns": "yes", "critical_hits": "yes", "neutralized_may_move_one_hex": "yes"}, 700),
    Recording("stonne", "stonne", "playthrough", "uniform", "uniform", {}, 700),
    Recording("stonne-attack", "stonne", "attack", "marching", "shy",
              {"crt_colours": "rows_6_8_9", "held_markers_carry_over": "yes",
               "reaction_distance_counts_adjacent": "no", "reaction_retreats_per_activation": "unlimited"}, 700),
)


def new_game(recording: Recording) -> Game:
    # Without victory before the last turn, so that the later turns are in the text, too.
    system = SYSTEMS["blitz40"]
    scenario, _ = vary(system, system.load(recording.scenario), "long", random.Random(recording.seed))
    return Game(system, scenario, recording.seed, recording.options)


def head(recording: Recording, game: Game) -> Iterator[str]:
    yield f"# {recording.scenario}, seed {recording.seed}; german {recording.german}, french {recording.french}"
    yield f"# options {', '.join(f'{name}={value}' for name, value in recording.options.items()) or 'none'}"
    yield f"# written by {COMMAND}"
    yield from (f"    {line}" for line in game.lines(game.opening))


def asked(number: int, decision: Decision) -> str:
    count = len(decision.options)
    return f"{number} {decision.side} {decision.point} {decision.kind} [{decision.rule}], {count} options:"


def told(game: Game, number: int, action: Action) -> list[str]:
    """The lines of one decision; submits it."""
    decision = game.decision
    assert decision is not None
    events = game.submit(action)
    lines = [f"{asked(number, decision)} {action}", *(f"    {line}" for line in game.lines(events))]
    if (number + 1) % HASH_EVERY == 0 or game.decision is None:
        lines.append(f"    state {game.state_hash()}")
    return lines


def record(recording: Recording) -> Iterator[str]:
    game = new_game(recording)
    rng = random.Random(f"playthrough {recording.seed}")
    players = {"german": POLICIES[recording.german](rng), "french": POLICIES[recording.french](rng)}
    yield from head(recording, game)
    while (decision := game.decision) is not None and len(game.log) < recording.decisions:
        yield from told(game, len(game.log), players[decision.side](game, decision))
    yield f"# {game.outcome.text}" if game.outcome else f"# recorded to here: {game.state_hash()}"


def path_of(recording: Recording) -> Path:
    return FOLDER / f"{recording.name}.txt"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for recording in RECORDINGS:
        text = "\n".join(record(recording)) + "\n"
        path_of(recording).write_text(text, encoding="utf-8", newline="\n")
        print(f"{path_of(recording)}  {len(text.splitlines())} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
