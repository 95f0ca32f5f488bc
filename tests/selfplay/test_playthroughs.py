"""The recorded games run again exactly as they are written down."""

from __future__ import annotations

import pytest

from bk40qt.engine.decisions import Action
from tests.selfplay.playthroughs import COMMAND, RECORDINGS, Recording, asked, head, new_game, path_of, told


def _decisions(lines: list[str]) -> list[list[str]]:
    """The lines of a file, those of each decision together; the head first."""
    groups: list[list[str]] = [[]]
    for line in lines:
        if line[:1].isdigit():
            groups.append([])
        groups[-1].append(line)
    return groups


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_a_recorded_game_plays_again_line_by_line(recording: Recording) -> None:
    hint = f"\nIf the rules were changed on purpose: {COMMAND}, and read the difference."
    written = path_of(recording).read_text(encoding="utf-8").splitlines()
    groups = _decisions(written)
    game = new_game(recording)
    assert groups[0] == list(head(recording, game)), hint
    end = groups[-1].pop()
    for number, group in enumerate(groups[1:]):
        decision = game.decision
        assert decision is not None, f"the game is over before line {group[0]!r}{hint}"
        wanted = group[0].removeprefix(asked(number, decision)).strip()
        found = [action for action in decision.options if str(action) == wanted]
        assert found, f"written: {group[0]}\nnow:     {asked(number, decision)} {wanted!r} is not offered{hint}"
        assert len(found) == 1, f"two options are called {wanted!r}"
        assert told(game, number, found[0]) == group, hint
    outcome = game.outcome
    assert end == (f"# {outcome.text}" if outcome else f"# recorded to here: {game.state_hash()}"), hint


def test_options_have_different_names() -> None:
    """A line of the text stands for one action."""
    assert str(Action("move", units=("a", "b"))) != str(Action("move", units=("a",)))
