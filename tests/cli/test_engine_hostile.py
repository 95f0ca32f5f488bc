"""Whatever comes in, an answer goes out: no line may end `bk40qt engine`, and none may find a fault in it."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bk40qt.cli.engine import Server

DO = ("hello", "new", "open", "decision", "submit", "explain", "why_not", "undo", "state", "view", "log", "save")
UNITS = ("h_fr_2c_hq", "h_de_35i_l1", "h_fr_rdp_at", "fr_2_cuir", "german_stuka_1", "x", "")
HEXES = ("0706", "1410", "9999", "", "x")

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
action = st.fixed_dictionaries(
    {"kind": st.sampled_from("move fire assault activate attach place step pass fire_at x".split())},
    optional={
        "unit": st.sampled_from(UNITS), "target": st.sampled_from(UNITS), "hex": st.sampled_from(HEXES),
        "units": st.lists(st.sampled_from(UNITS), max_size=3), "mode": st.sampled_from(("column", "", "x")),
    },
)  # fmt: skip
# No path leaves the folder of the test: with the rights of root such a file would be written, too.
name = st.text(max_size=12).map(lambda text: text.replace("/", "_").replace("\\", "_").replace(":", "_"))
dice = st.fixed_dictionaries({}, optional={
    "rolls": st.lists(st.integers(1, 13), max_size=5), "draws": st.lists(name, max_size=2), "seed": anything})
fields = {
    "scenario": st.sampled_from(("hannut", "stonne", "nowhere")) | anything,
    "seed": st.integers() | st.text(max_size=5) | anything,
    "dice": dice | anything,
    "options": st.dictionaries(st.sampled_from(("critical_hits", "crt_colours", "x")),
                               st.sampled_from(("yes", "no", "outward", "x")), max_size=2) | anything,
    "save": name, "path": name,
    "overwrite": st.booleans() | anything, "allow_chance": st.booleans() | anything,
    "side": st.sampled_from(("german", "french", "x")) | anything,
    "option": st.integers(-2, 5) | anything, "number": st.integers(0, 5) | anything,
    "from": st.integers(-1, 5) | anything, "to": st.integers(-1, 5) | anything,
    "action": action | anything, "question": action | anything,
    "id": anything, "unknown": anything,
}  # fmt: skip
request = st.fixed_dictionaries({"do": st.sampled_from(DO)}, optional=fields)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    before = os.getcwd()
    os.chdir(tmp_path_factory.mktemp("hostile"))
    yield
    os.chdir(before)


def check(server: Server, raw: bytes) -> dict:
    answer = json.loads(json.dumps(server.answer(raw), allow_nan=False))
    assert isinstance(answer["ok"], bool) and "id" in answer
    assert "internal" not in answer, (raw, answer)
    assert answer["ok"] or (answer["error"] and isinstance(answer["rule"], str) and "\n" not in answer["error"])
    return answer


@given(st.binary(max_size=200) | anything.map(lambda one: json.dumps(one).encode()))
@settings(max_examples=200, deadline=None)
def test_any_line_gets_an_answer(raw):
    check(Server(), raw)


@given(st.lists(request, min_size=1, max_size=12), st.booleans())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_requests_get_answers_and_refused_ones_change_nothing(folder, requests, begun):
    server = Server()
    try:
        if begun:
            check(server, b'{"do": "new", "scenario": "hannut", "seed": 1}')
        for one in requests:
            before = server.session
            log = len(before.game.log) if before is not None else None
            answer = check(server, json.dumps(one).encode())
            if not answer["ok"]:
                assert server.session is before
                assert before is None or len(before.game.log) == log
    finally:
        server.close()


@given(st.lists(st.integers(0, 10**6) | action | st.just("undo"), max_size=40))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_a_player_who_types_anything_plays_a_legal_game(choices):
    server = Server()
    check(server, b'{"do": "new", "scenario": "stonne", "seed": 2}')
    for one in choices:
        game = server.session.game
        if one == "undo":
            check(server, b'{"do": "undo"}')
        elif isinstance(one, int):
            option = one % len(game.decision.options) + 1
            assert check(server, json.dumps({"do": "submit", "option": option}).encode())["ok"]
        else:
            before = game.state_hash()
            answer = check(server, json.dumps({"do": "submit", "action": one}).encode())
            assert answer["ok"] or (answer["rule"] and game.state_hash() == before)
    server.close()
