from __future__ import annotations

import io
import json
import sys

from bk40qt.cli import main


def test_results_lengths_and_speed(bk40qt):
    found = bk40qt("simulate", "hannut", "--games", "2", "--seed", "7", "--jobs", "1")
    assert found.code == 0 and not found.err
    for word in ("2 games", "german", "french", "draw", "decisions/s"):
        assert word in found.out


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(bk40qt):
    def games(*more: str) -> dict:
        answer = json.loads(bk40qt("simulate", "hannut", "--games", "4", "--json", *more).out)
        del answer["seconds"], answer["decisions_per_second"]
        return answer

    assert games("--seed", "7") == games("--seed", "7", "--jobs", "2") != games("--seed", "8")


def test_the_json_has_what_the_text_has(bk40qt):
    answer = json.loads(bk40qt("simulate", "stonne", "--games", "1", "--seed", "a text", "--json").out)
    assert answer["games"] == 1 and answer["seed"] == "a text" and sum(answer["wins"].values()) == 1
    assert set(answer["wins"]) == {"german", "french", "draw"}
    assert len(answer["turns"]) == len(answer["decisions"]) == 1 and answer["decisions_per_second"] > 0


def test_rule_switches(bk40qt, bad):
    answer = json.loads(bk40qt("simulate", "hannut", "--games", "1", "--json", "--option", "critical_hits=yes",
                               "--option", "hidden_at_guns=yes").out)
    assert answer["options"] == {"critical_hits": "yes", "hidden_at_guns": "yes"}
    assert "critical_hits" in bad("simulate", "hannut", "--option", "nonsense=yes")
    assert "yes" in bad("simulate", "hannut", "--option", "critical_hits=perhaps")


def test_the_bar_is_for_terminals_only(monkeypatch, capsys):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    assert main(["simulate", "hannut", "--games", "2", "--json"]) == 0
    assert "] 2/2 games" in screen.getvalue() and "\n" not in screen.getvalue()
    assert screen.getvalue().endswith("\r")  # wiped: the results start on an empty line
    json.loads(capsys.readouterr().out)
