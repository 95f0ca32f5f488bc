"""The protocol of `bk40qt engine`, as a client sees it."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from bk40qt.cli.engine import MAX_LINE, Server, serve
from bk40qt.engine.document import read
from bk40qt.paths import shipped_scenarios
from bk40qt.players.random_player import RandomPlayer
from bk40qt.storage.saves import verify
from tests.cli.games import random_game

ROOT = Path(__file__).resolve().parents[2]


class Client:
    def __init__(self) -> None:
        self.server = Server()

    def __call__(self, do: str, **fields):
        """The answer, as it comes over the wire; it must be yes."""
        answer = self.any(do, **fields)
        assert answer["ok"] is True, answer
        return answer

    def any(self, do: str, **fields):
        raw = json.dumps({"do": do, **fields}).encode()
        answer = json.loads(json.dumps(self.server.answer(raw)))
        assert "internal" not in answer, answer
        return answer

    def no(self, do: str, **fields) -> str:
        answer = self.any(do, **fields)
        assert answer["ok"] is False and set(answer) == {"id", "ok", "error", "rule"}, answer
        assert "\n" not in answer["error"]
        return answer["error"]


@pytest.fixture
def client():
    made = Client()
    yield made
    made.server.close()


def play_on(client: Client, count: int = 1_000_000, seed: int = 3):
    player = RandomPlayer(seed)
    answer = client("decision")
    while answer["decision"] is not None and count > 0:
        game = client.server.session.game
        answer = client("submit", action=player.choose(game.decision).to_json())
        count -= 1
    return answer


# -- sessions ----------------------------------------------------------------------------------------------------------


def test_a_session_over_standard_input_and_output(bk40qt):
    lines = [{"id": 1, "do": "hello"}, {"id": [2], "do": "new", "scenario": "hannut", "seed": 7},
             {"id": None, "do": "x"}, {"do": "submit", "option": 1}, {"id": "end", "do": "quit"},
             {"id": "unheard", "do": "hello"}]
    found = bk40qt("engine", stdin="\n".join(map(json.dumps, lines)) + "\n")
    answers = [json.loads(line) for line in found.out.splitlines()]
    assert found.code == 0 and not found.err
    assert [answer["id"] for answer in answers] == [1, [2], None, None, "end"]
    assert [answer["ok"] for answer in answers] == [True, True, False, True, True]
    assert answers[0]["scenarios"] == ["hannut", "stonne"] and answers[0]["protocol"] == 1


def test_the_end_of_input_ends_it_also_within_a_line(bk40qt):
    assert bk40qt("engine", stdin="") == (0, "", "")
    found = bk40qt("engine", stdin='{"do": "hello"}\n\n   \n{"do": "hello"}')
    assert found.code == 0 and found.out.count('"ok":true') == 2


def test_answers_come_at_once_and_not_when_a_buffer_is_full():
    with subprocess.Popen([sys.executable, "-m", "bk40qt", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as engine:
        for number in range(3):
            engine.stdin.write(json.dumps({"id": number, "do": "hello"}) + "\n")
            engine.stdin.flush()
            assert json.loads(engine.stdout.readline())["id"] == number
        engine.stdin.close()
        assert engine.wait(30) == 0


def test_the_client_of_the_readme_plays_a_game_to_its_end():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    heading = "A program as player"
    assert heading in text, f"README.md lacks the section '{heading}'"
    block = text.split(heading, 1)[1].split("```python\n", 1)[1].split("```", 1)[0]
    found = subprocess.run([sys.executable, "-W", "error", "-c", block], capture_output=True, text=True, cwd=ROOT,
                           timeout=120)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.startswith("The ") and found.stdout.count("\n") == 1


# -- new games ---------------------------------------------------------------------------------------------------------


def test_new_tells_the_game_the_first_decision_and_its_numbered_options(client):
    answer = client("new", scenario="hannut", seed=7, options={"critical_hits": "yes"})
    assert answer["game"] == {
        "system": "blitz40", "scenario": "hannut", "title": "Hannut, 13 May 1940", "sides": ["german", "french"],
        "seed": 7, "options": {"critical_hits": "yes"}, "decisions": 0, "save": "",
    }  # fmt: skip
    assert answer["outcome"] is None
    decision = answer["decision"]
    assert (decision["number"], decision["side"], decision["point"]) == (0, "french", "DP-S4")
    assert (decision["kind"], decision["rule"], decision["about"]) == ("attach", "10.3", ["h_fr_rdp_at"])
    assert [option["n"] for option in decision["options"]] == [1, 2, 3]
    assert decision["options"][0] == {"n": 1, "text": "Attach AT/11 RDP to I/11e RDP", "action": {
        "kind": "attach", "unit": "h_fr_rdp_at", "target": "fr_i_11_rdp"}}


def test_without_a_seed_one_is_chosen_and_told(client):
    seed = client("new", scenario="hannut")["game"]["seed"]
    assert isinstance(seed, int) and seed != client("new", scenario="hannut")["game"]["seed"]


def test_a_scenario_by_file_and_by_document(client):
    path = shipped_scenarios()["stonne"]
    assert client("new", scenario=str(path), seed=1)["game"]["scenario"] == "stonne"
    by_document = client("new", scenario=read(path), seed=1)
    assert by_document["game"]["scenario"] == "stonne"
    client("submit", option=1)
    assert "turns" in client.no("new", scenario={**read(path), "turns": 999})
    assert client("log")["count"] == 1, "the game before is still there"


def test_scripted_dice_fall_as_told(client):
    client("new", scenario="hannut", dice={"draws": ["french_artillery_1"], "seed": 3})
    while client.server.session.game.decision.point[:4] == "DP-S":
        client("submit", option=1)
    answer = client("decision")
    player = RandomPlayer(1)
    for _ in range(600):
        drawn = [event for entry in client.server.session.game.log for event in entry.events if event.kind == "drawn"
                 and event.source == "cup"]
        if drawn or answer["decision"] is None:
            break
        answer = client("submit", action=player.choose(client.server.session.game.decision).to_json())
    assert drawn[0].marker == "french_artillery_1"


def test_a_dice_script_that_is_used_up_refuses_and_changes_nothing(client):
    client("new", scenario="hannut", dice={"rolls": [], "draws": []})
    player = RandomPlayer(1)
    for _ in range(2000):
        before = client("state")["hash"]
        answer = client.any("submit", action=player.choose(client.server.session.game.decision).to_json())
        if not answer["ok"]:
            break
    assert "script is used up" in answer["error"]
    assert client("state")["hash"] == before


@pytest.mark.parametrize("fields", [
    {}, {"scenario": 7}, {"scenario": ""}, {"scenario": None}, {"scenario": []}, {"scenario": {}},
    {"scenario": "nowhere"}, {"scenario": "x" * 5000}, {"scenario": "a\0b"}, {"scenario": "\ud800"}, {"scenario": "/"},
    {"scenario": "hannut", "seed": 1.5}, {"scenario": "hannut", "seed": True}, {"scenario": "hannut", "seed": None},
    {"scenario": "hannut", "seed": "x" * 300}, {"scenario": "hannut", "seed": 10**300},
    {"scenario": "hannut", "dice": []}, {"scenario": "hannut", "dice": {"rolls": [13]}},
    {"scenario": "hannut", "dice": {"rolls": [True]}}, {"scenario": "hannut", "dice": {"rolls": 7}},
    {"scenario": "hannut", "dice": {"draws": [7]}}, {"scenario": "hannut", "dice": {"seeds": 1}},
    {"scenario": "hannut", "dice": {"seed": []}}, {"scenario": "hannut", "dice": {}, "seed": 1},
    {"scenario": "hannut", "options": []}, {"scenario": "hannut", "options": {"critical_hits": True}},
    {"scenario": "hannut", "options": {"critical_hits": "perhaps"}}, {"scenario": "hannut", "options": {"no": "no"}},
    {"scenario": "hannut", "side": "british"}, {"scenario": "hannut", "save": 3}, {"scenario": "hannut", "save": ""},
    {"scenario": "hannut", "save": "/"}, {"scenario": "hannut", "save": "/nowhere/at/all"},
    {"scenario": "hannut", "overwrite": "yes"}, {"scenario": "hannut", "sede": 1},
])  # fmt: skip
def test_a_game_that_cannot_be_is_refused_and_the_one_before_goes_on(client, fields):
    client("new", scenario="stonne", seed=1)
    client.no("new", **fields)
    assert client("log")["count"] == 0 and client.server.session.game.scenario.id == "stonne"


def test_without_a_game_there_is_nothing_to_ask(client):
    for do in ("decision", "submit", "explain", "why_not", "undo", "state", "view", "log", "save"):
        assert "no game yet" in client.no(do)


# -- decisions ---------------------------------------------------------------------------------------------------------


def test_submit_by_number_and_by_action_are_the_same(client):
    first = client("new", scenario="hannut", seed=7)
    by_number = client("submit", option=2)
    client("new", scenario="hannut", seed=7)
    by_action = client("submit", action=first["decision"]["options"][1]["action"])
    assert by_number == by_action
    assert by_number["lines"] == ["AT/11 RDP is attached to II/11e RDP [10.3]"]
    assert by_number["events"] == [{"event": "attached", "rule": "10.3", "unit": "h_fr_rdp_at",
                                    "formation": "fr_ii_11_rdp"}]
    assert by_number["decision"]["number"] == 1


def test_what_was_not_offered_is_refused_with_a_rule_and_changes_nothing(client):
    client("new", scenario="hannut", seed=7)
    before = client("state")
    answer = client.any("submit", action={"kind": "move", "unit": "h_fr_rdp_at", "hex": "0706"})
    assert answer["ok"] is False and answer["rule"] and answer["error"]
    for fields in ({}, {"option": 0}, {"option": 4}, {"option": -1}, {"option": "1"}, {"option": True},
                   {"option": 1, "action": {"kind": "pass"}}, {"action": "pass"}, {"action": {}},
                   {"action": {"kind": "attach", "colour": "red"}}, {"option": 1, "number": 5},
                   {"option": 1, "side": "german"}, {"option": 1, "side": 3}):  # fmt: skip
        client.no("submit", **fields)
    assert client("state") == before


def test_a_whole_game_through_the_protocol_is_the_game_of_the_engine(client):
    client("new", scenario="hannut", seed=1)
    answer = play_on(client, seed=1)
    game = random_game("hannut", 1)
    assert answer["decision"] is None and answer["outcome"] == game.outcome._asdict()
    assert client("state")["hash"] == game.state_hash()
    assert client.any("submit", option=1)["error"] == "The game is over"
    client.no("explain", option=1)
    log = client("log")
    assert log["count"] == len(game.log)
    assert [line for entry in log["entries"] for line in entry["lines"]] == [
        line for entry in game.log for line in game.lines(entry.events)]


def test_the_log_in_parts(client):
    client("new", scenario="hannut", seed=1)
    play_on(client, 20)
    whole = client("log")["entries"]
    assert client("log", **{"from": 5, "to": 8})["entries"] == whole[5:8]
    assert client("log", **{"from": 15})["entries"] == whole[15:] and client("log", **{"from": 99})["entries"] == []
    assert set(whole[0]) == {"number", "side", "action", "events", "lines"}
    client.no("log", **{"from": -1})


def test_explain_gives_checks_and_exact_odds(client):
    client("new", scenario="hannut", seed=1)
    play_on(client, 130, seed=1)
    player, checked = RandomPlayer(5), 0
    while checked < 12:
        action = player.choose(client.server.session.game.decision).to_json()
        answer = client("explain", action=action)
        assert answer["truncated"] is False
        assert sum(Fraction(*branch["chance"]) for branch in answer["branches"]) == 1
        if answer["checks"]:
            checked += 1
            assert set(answer["checks"][0]) >= {"purpose", "rule", "base", "modifiers", "number", "compare"}
            happened = client("submit", action=action)["events"]
            effects = [event for event in happened if event["event"] not in ("rolled", "drawn")]
            branches = [branch["events"] for branch in answer["branches"]]
            assert any(effects[:len(branch)] == branch for branch in branches)
        else:
            client("submit", action=action)


def test_why_not_answers_yes_to_being_asked(client):
    client("new", scenario="hannut", seed=1)
    answer = client("why_not", question={"kind": "move", "unit": "h_fr_2c_hq", "hex": "0706"})
    assert set(answer) == {"id", "ok", "possible", "reason", "rule"}
    assert answer["possible"] is False and answer["reason"] and answer["rule"], "it is set-up time"
    for question in (None, [], "move", {}, {"kind": 3}, {"kind": "move", "speed": 9}):
        client.no("why_not", question=question)


def test_undo_goes_back_and_says_whether_it_crossed_chance(client):
    client("new", scenario="hannut", seed=1)
    hashes = [client("state")["hash"]]
    player = RandomPlayer(1)
    while len(hashes) < 250:
        client("submit", action=player.choose(client.server.session.game.decision).to_json())
        hashes.append(client("state")["hash"])
    answer = client("undo")
    assert answer["to"] == 248 == answer["decision"]["number"] and client("state")["hash"] == hashes[248]
    assert "dice" in client.no("undo", to=10, allow_chance=False)
    assert client("undo", to=10)["crossed_chance"] is True and client("state")["hash"] == hashes[10]
    assert client("undo", to=5, allow_chance=False)["crossed_chance"] is False
    assert client("state")["hash"] == hashes[5]
    for to in (6, -1, "5", None, True, 1.0, 10**30):
        client.no("undo", to=to)
    client("undo", to=0)
    assert "no decision to take back" in client.no("undo")


# -- what a side may know ----------------------------------------------------------------------------------------------


def test_the_view_of_a_side(client):
    client("new", scenario="hannut", seed=1)
    view = client("view", side="french")["view"]
    assert view["turn"] == 0 and view["decision"]["kind"] == "attach"
    assert client("view", side="german")["view"]["decision"] == {"side": "french"}
    for side in ("", "british", None, 3, ["german"]):
        client.no("view", side=side)


def test_with_a_side_answers_hold_what_it_may_know(client):
    answer = client("new", scenario="hannut", seed=1, side="german", options={"hidden_at_guns": "yes"})
    assert answer["decision"] == {"number": 0, "side": "french"}
    play_on(client, 160, seed=1)
    game = client.server.session.game
    guns = [unit for unit, hidden in zip(game.state.setting.unit_id, game.state.hidden, strict=True) if hidden]
    french = [gun for gun in guns if gun.startswith("h_fr")]
    assert french, "this seed hides a French gun"
    for answer in (client("log", side="german"), client("decision", side="german")):
        assert not any(gun in json.dumps(answer) for gun in french)
    assert any(gun in json.dumps(client("log", side="french")) for gun in french)


# -- on disk -----------------------------------------------------------------------------------------------------------


def test_with_save_a_decision_is_on_disk_before_its_answer(client, tmp_path):
    path = tmp_path / "game.bk40save"
    assert client("new", scenario="hannut", seed=7, save=str(path))["game"]["save"] == str(path)
    for count in (1, 2, 3):
        client("submit", option=1)
        assert verify(path).decisions == count
    client("undo", to=1)
    assert verify(path).decisions == 1
    assert "is open in this program" in client.no("new", scenario="hannut", save=str(path), overwrite=True)
    assert client("log")["count"] == 1
    client("new", scenario="hannut", seed=8)
    assert "exists already" in client.no("new", scenario="hannut", save=str(path))
    assert verify(path).decisions == 1
    client("new", scenario="hannut", save=str(path), overwrite=True)
    assert verify(path).decisions == 0


def test_save_and_open(client, tmp_path):
    client("new", scenario="stonne", seed=3)
    play_on(client, 120)
    path, copy = str(tmp_path / "a.bk40save"), str(tmp_path / "b.bk40save")
    assert client("save", path=path) == {"id": None, "ok": True, "path": path, "attached": True}
    assert client("save", path=path)["attached"] is True, "its own file is up to date anyway"
    assert client("save", path=copy)["attached"] is False
    assert "exists already" in client.no("save", path=copy)
    client("save", path=copy, overwrite=True)
    before = client("state")["hash"]
    client("submit", option=1)
    answer = client("open", path=copy)
    assert answer["game"]["decisions"] == 120 and answer["decision"]["number"] == 120
    assert client("state")["hash"] == before
    assert client("open", path=path)["game"]["decisions"] == 121, "the other file was closed, and had gone on"
    assert client("open", path=path)["game"]["decisions"] == 121, "open already"
    for wrong in ("", None, "/", str(tmp_path), "a\0b", "\ud800", str(shipped_scenarios()["hannut"])):
        client.no("open", path=wrong)
        client.no("save", path=wrong)
    client.no("open", path=str(tmp_path / "none"))
    assert client("log")["count"] == 121


# -- anything else -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("raw", [
    b"x", b"{", b"[]", b"null", b"7", b'"do"', b"{}", b'{"do": 7}', b'{"do": []}', b'{"do": "fly"}', b"\xff\xfe\n",
    b"\0",
    b'{"do": "hello", "id": NaN}', b'{"do": "hello", "id": 1e999}', b'{"do": "hello", "id": ' + b"9" * 5000 + b"}",
    b"[" * 200_000, b'{"id": ' + b"[" * 900 + b"]" * 900 + b', "do": "fly"}', b'{"do": "hello", "x": 1}',
])  # fmt: skip
def test_a_line_that_is_no_request_gets_an_error(raw):
    server = Server()
    answer = server.answer(raw)
    assert answer["ok"] is False and "internal" not in answer and answer["error"]
    json.loads(json.dumps(answer))


def test_a_line_beyond_the_limit_is_skipped_to_its_end(monkeypatch):
    import io

    monkeypatch.setattr("bk40qt.cli.engine.MAX_LINE", 100)
    found: list[str] = []
    long = b'{"do": "hello", "id": "' + b"x" * 1000 + b'"}\n'
    serve(io.BytesIO(long + b'{"do": "hello", "id": 2}\n' + long[:-1]), found.append)
    answers = [json.loads(line) for line in found]
    assert [answer["ok"] for answer in answers] == [False, True, False]
    assert "longer than 100 bytes" in answers[0]["error"] and answers[1]["id"] == 2
    assert MAX_LINE > 16 * 1024 * 1024


def test_a_fault_of_the_program_is_answered_and_reported(client, capsys, monkeypatch):
    client("new", scenario="hannut", seed=1)
    monkeypatch.setattr(client.server.session.game.system.__class__, "view", lambda *_: 1 / 0)
    answer = client.server.answer(b'{"id": 5, "do": "view", "side": "german"}')
    assert answer["ok"] is False and answer["internal"] is True and answer["id"] == 5
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert client("decision")["decision"]["number"] == 0
