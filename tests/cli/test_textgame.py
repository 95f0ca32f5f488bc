"""`bk40qt game`: a game by typed lines, from set-up to the end."""

from __future__ import annotations

import random
import re

import pytest

from bk40qt.storage.saves import open_game, verify


def lines(*typed: object) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_the_decision_is_shown_with_turn_side_rule_and_numbered_options(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7")
    assert found.code == 0 and not found.err
    assert "Hannut, 13 May 1940. Seed 7." in found.out
    assert "Turn 0 of 6, setup. Decision 1: french, attach (AT/11 RDP) [DP-S4, rule 10.3]" in found.out
    assert "     2  Attach AT/11 RDP to II/11e RDP\n" in found.out
    assert found.out.endswith("The game ends here, unsaved.\n")


def test_option_one_to_the_end(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7", stdin=lines(*["1"] * 5000))
    assert found.code == 0 and not found.err
    assert "The game is over. The " in found.out and "Winner: " in found.out


@pytest.mark.parametrize(("scenario", "side", "seed"), [("hannut", "german", 3), ("hannut", "french", 4),
                                                         ("stonne", "german", 5), ("stonne", "french", 6)])
def test_random_numbers_against_the_computer_to_the_end(bk40qt, tmp_path, scenario, side, seed):
    chance = random.Random(seed)
    path = tmp_path / "game.bk40save"
    typed = lines("auto setup", *(chance.choice([1, 1, 2, 3, 4]) for _ in range(9000)))
    found = bk40qt("game", scenario, "--side", side, "--seed", str(seed), "--save", str(path), stdin=typed)
    assert found.code == 0 and not found.err and "The game is over. The " in found.out
    asked = set(re.findall(r"Decision \d+: (\w+),", found.out))
    assert asked <= {side}, "the computer answers for the other side"
    report = verify(path)
    assert report.ok and report.outcome is not None


def test_the_same_seed_and_lines_give_the_same_game(bk40qt):
    typed = lines("auto setup", *[2, 1, 1, 3, 1] * 30)
    assert (bk40qt("game", "stonne", "--side", "german", "--seed", "a", stdin=typed)
            == bk40qt("game", "stonne", "--side", "german", "--seed", "a", stdin=typed))


def test_many_options_are_grouped_and_words_narrow_them(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7", stdin=lines(
        "AT/11 RDP II/11e", *["1"] * 4, "list HQ 12 Cuir 10", "HQ 12 Cuir", "HQ 12 Cuir 1002", "nothing like this"))
    assert re.search(r"\d+-\d+  Place HQ 12 Cuir in one of \d+ hexes", found.out)
    assert "options: type words to narrow them down" in found.out
    assert "HQ 12 Cuir sets up in 1002 [12]" in found.out
    assert "No option has 'nothing like this' in it" in found.out


def test_a_question_mark_gives_the_odds(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7", stdin=lines(
        "? 1", "?1", "?", "? x", "? 99", "auto setup", "auto 60", *["? 1", "auto"] * 40))
    assert found.code == 0 and "No dice are rolled for this." in found.out
    assert found.out.count("take option 7") == 1 and "Type ? and the number" in found.out
    assert "There is no option 99: there are 3." in found.out
    assert re.search(r"\n    \d+/36 \(\d+\.\d%\): ", found.out), "some option of these rolls dice"


def test_the_map_and_the_units(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7", stdin=lines("auto setup", "map", "units", "units HQ 2 Cuir"))
    assert "\n> " in found.out and "Terrain: . clear, w woods" in found.out
    assert re.search(r"\d{4} \([^)]*level \d\) french: [^\n]*HQ 2 Cuir \(1 step", found.out)
    assert re.search(r"[.wov]\dG\d", found.out) and re.search(r"[.wov]\dF\d", found.out)
    found = bk40qt("game", "stonne", "--seed", "7", stdin=lines("auto setup", "map", "units"))
    assert "Terrain: . clear" in found.out and "Elsewhere: " in found.out


def test_the_log(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7", stdin=lines("1", "log", "log 0", "log x", "log 100000000"))
    assert found.out.count("AT/11 RDP is attached to I/11e RDP [10.3]") == 3
    assert "Type log and a number." in found.out


def test_why_answers_or_says_what_it_needs(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7", stdin=lines(
        "why", "why move", 'why move "HQ 2 Cuir" 0706', "why fire h_fr_2c_hq h_de_35i_l1", 'why move "unended 0706',
        "why move nobody 0706", "why move cuir 0706", "why fire h_fr_2c_hq nobody", "why a b c d",
        "why activate fr_2_cuir"))
    assert found.code == 0 and not found.err
    assert found.out.count("Type why, one of") == 3
    assert "Nothing is called 'nobody'." in found.out and "'cuir' may be " in found.out and "and others" in found.out


def test_undo(bk40qt):
    found = bk40qt("game", "hannut", "--seed", "7", stdin=lines("undo", "1", "1", "undo 2", "undo 9", "undo x", "2"))
    assert "You have taken 0 decisions" in found.out and "Back to decision 1." in found.out
    assert found.out.count("You have taken 0 decisions") == 3
    assert "attached to II/11e RDP" in found.out


def test_undo_across_dice_must_be_meant(bk40qt):
    typed = lines("auto setup", "auto 40", "undo 30", "undo! 30")
    found = bk40qt("game", "hannut", "--side", "german", "--seed", "7", stdin=typed)
    assert "type undo! to do it all the same" in found.out and "Back to decision " in found.out


def test_save_in_the_middle_and_go_on(bk40qt, tmp_path):
    path = str(tmp_path / "my game.bk40save")
    found = bk40qt("game", "stonne", "--seed", "7", stdin=lines("1", "1", f"save {path}", "1", "save", "quit"))
    assert found.code == 0 and f"The game is kept in {path}" in found.out and "Type save and a file name" in found.out
    assert verify(path).decisions == 3
    found = bk40qt("game", path, stdin=lines("1", "1", "quit"))
    assert "Seed 7." in found.out and "Decision 4: " in found.out
    assert verify(path).decisions == 5


def test_a_copy_and_a_file_in_the_way(bk40qt, tmp_path):
    first, second = tmp_path / "a.bk40save", tmp_path / "b.bk40save"
    second.write_text("something")
    found = bk40qt("game", "stonne", "--seed", "7", "--save", str(first), stdin=lines(
        "1", f"save {second}", f"save! {second}", "1", f"save {tmp_path}/no/where", "1", "quit"))
    assert "exists already" in found.out and "no such folder" in found.out and not found.err
    assert (verify(first).decisions, verify(second).decisions) == (3, 1)


def test_what_is_saved_survives_the_end_of_input(bk40qt, tmp_path):
    path = tmp_path / "a.bk40save"
    found = bk40qt("game", "stonne", "--seed", "7", "--save", str(path), stdin=lines("1", "1"))
    assert found.code == 0 and "unsaved" not in found.out
    with open_game(path) as saved:
        assert len(saved.game.log) == 2


def test_after_the_end_it_can_be_looked_at_and_taken_back(bk40qt):
    typed = lines("auto 100000", "1", "? 1", "log 1", "map", "list", "words", "", "undo! 1", "quit", "1")
    found = bk40qt("game", "hannut", "--seed", "7", stdin=typed)
    assert found.code == 0 and found.out.count("The game is over. The ") == 2 and "\n> The game is over.\n" in found.out
    assert "Back to decision " in found.out


def test_rubbish_is_answered(bk40qt):
    raw = b"\xff\xfe\x00\n" + "😀\n".encode() + b"9" * 5000 + b"\n-1\n0\n1.5\n" + "١\n".encode() + b"'\n!\n\n\x1b[A\n"
    found = bk40qt("game", "hannut", "--seed", "7", stdin=raw)
    assert found.code == 0 and not found.err and "Decision 2:" not in found.out


def test_hidden_guns_are_not_shown_to_the_other_side(bk40qt, tmp_path):
    hidden = 0
    for seed in range(1, 7):
        path = tmp_path / f"{seed}.bk40save"
        found = bk40qt("game", "hannut", "--seed", str(seed), "--side", "german", "--option", "hidden_at_guns=yes",
                       "--save", str(path), stdin=lines("auto setup", "map", "units", "log 1000"))
        with open_game(path) as saved:
            state = saved.game.state_json()
            gun = saved.game.state.setting.unit_index["h_fr_rdp_at"]
        assert found.code == 0
        assert ("AT/11 RDP sets up" in found.out) == (not state["hidden"][gun])
        hidden += state["hidden"][gun]
    assert 0 < hidden < 6, "the computer sometimes hides the gun and sometimes does not"


def test_wrong_calls(bad, saved, tmp_path):
    assert "german, french" in bad("game", "hannut", "--side", "british")
    assert "critical_hits" in bad("game", "hannut", "--option", "x=y")
    assert "exists already" in bad("game", "hannut", "--save", str(saved))
    assert "saved game" in bad("game", str(saved), "--seed", "1")
    saved.write_bytes(saved.read_bytes()[:300])
    bad("game", str(saved))
