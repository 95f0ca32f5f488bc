from __future__ import annotations

import json

BLIND = "0709 0304 0610 0702 0810 1107 0205 0209 0303 0309 0403 0501 1304 1305".split()


def test_a_clear_line_is_yes(bk40qt):
    found = bk40qt("los", "hannut", "0706", "0708")
    assert found.code == 0 and found.out.count("\n") == 1 and ": line of sight" in found.out


def test_a_blocked_line_is_no_and_names_hex_levels_and_rule(bk40qt):
    found = bk40qt("los", "hannut", "0706", "0709")
    assert found.code == 1
    assert found.out == ("0706 (level 3) - 0709 (level 0), distance 3: no line of sight,"
                         " blind hex directly behind 0708 (level 0) [R-28]\n")


def test_two_points_as_json(bk40qt):
    found = bk40qt("los", "hannut", "0706", "0709", "--json")
    answer = json.loads(found.out)
    assert found.code == 1 and found.out.count("\n") == 1
    assert (answer["clear"], answer["verdict"], answer["code"], answer["rule"]) == (False, "blocked", "blind", "R-28")
    assert answer["blocking"] == ["0708"] and answer["levels"] == [3, 0, 0] and answer["distance"] == 3
    clear = json.loads(bk40qt("los", "hannut", "0706", "0706", "--json").out)
    assert clear["clear"] and clear["verdict"] == "clear"


def test_from_0706_the_blind_hexes_are_those_of_the_rulebook(bk40qt):
    found = bk40qt("los", "hannut", "0706", "--json")
    answer = json.loads(found.out)
    assert found.code == 0 and sorted(answer["blind"]) == sorted(BLIND)
    assert set(answer["blind"]) <= set(answer["blocked"]) and not set(answer["visible"]) & set(answer["blocked"])
    assert set(answer["reasons"]) == set(answer["blocked"]) and answer["reasons"]["0709"]["rule"] == "R-28"


def test_the_viewshed_in_text(bk40qt):
    found = bk40qt("los", "hannut", "0706")
    assert found.code == 0 and f"blind: {' '.join(BLIND)}\n" in found.out
    assert "168 visible, 14 blocked, 14 of these blind" in found.out


def test_sight_is_the_same_both_ways(bk40qt):
    for a, b in (("0510", "0703"), ("0510", "0511"), ("0101", "0109"), ("0102", "1316")):
        there = json.loads(bk40qt("los", "stonne", a, b, "--json").out)
        back = json.loads(bk40qt("los", "stonne", b, a, "--json").out)
        assert there["clear"] == back["clear"] and there["code"] == back["code"]


def test_a_hex_that_is_not_there(bad):
    for name in ("0000", "2301", "706", "", "０７０６", "abcd", "0706 ", "9" * 1000):
        assert "0101 to 2216" in bad("los", "hannut", name, "0706")
        bad("los", "hannut", "0706", name)


def test_a_scenario_with_faults_is_not_used(bad, tmp_path):
    path = tmp_path / "bad.bk40"
    path.write_text("{}", encoding="utf-8")
    assert "format" in bad("los", str(path), "0706")
    path.write_text('["', encoding="utf-8")
    assert "JSON" in bad("los", str(path), "0706")


def test_a_scenario_file_serves_as_well_as_a_name(bk40qt):
    from bk40qt.paths import shipped_scenarios

    path = str(shipped_scenarios()["hannut"])
    assert bk40qt("los", path, "0706", "0709").out == bk40qt("los", "hannut", "0706", "0709").out
